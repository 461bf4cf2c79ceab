// Generated from grammars/langchain_json.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { inputKind } from "../../runtime/kinds/input.js";
import { patternKind } from "../../runtime/kinds/pattern.js";
import { quotedKind } from "../../runtime/kinds/quoted.js";

/** JSON of an action and its input */
export const langchain_json: Format = {
	version: 2,
	name: "langchain_json",
	title: "JSON of an action and its input",
	aliases: ["structured_chat", "json_chat"],
	models: [],
	template: ["\"action_input\""],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 631,
	lenient: ["no-fence", "signs-around"],
	literals: [
		"```", // 0
		"}", // 1
		"on", // 2
		"js", // 3
		"Action:", // 4
		"\"", // 5
		":", // 6
		"t\"", // 7
		"npu", // 8
		"n_i", // 9
		"tio", // 10
		"\"ac", // 11
		",", // 12
		"r\"", // 13
		"swe", // 14
		" An", // 15
		"nal", // 16
		"\"Fi", // 17
		"n\"", // 18
		"{", // 19
		"Thought:", // 20
		"Observation:", // 21
	],
	openings: [4, 20],
	kinds: [inputKind, patternKind, quotedKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["Thought:"], node: 197 }, // 0
	],
	units: [
		{ closes: [], openings: [4, 20], after: 2, closable: [6, 7, 8, 9, 10, 15, 16, 17, 18, 19, 20], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [4, 20], after: 2, closable: [32], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [31, 40, 83, 117, 154, 185, 199, 0] }, // 3
		{ k: "fork", to: [31, 40, 83, 117, 154, 185, 199] }, // 4
		{ k: "space", greedy: true, to: 2 }, // 5
		{ k: "op", do: { op: "close" }, to: 5 }, // 6
		{ k: "literal", literal: 0, to: 6 }, // 7
		{ k: "assert", what: "end", to: 6 }, // 8
		{ k: "fork", to: [7, 8] }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "literal", literal: 0, to: 0 }, // 11
		{ k: "assert", what: "end", to: 0 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "look", body: 14, to: 10 }, // 15
		{ k: "fork", to: [18, 15] }, // 16
		{ k: "literal", literal: 1, to: 16 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "op", do: { op: "repair", code: 1 }, to: 18 }, // 19
		{ k: "fork", to: [10, 19] }, // 20
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["action"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["action_input"], optional: false, commit: true, value: { field: "arguments", kind: "input" } }] }, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 2, to: 22 }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "fork", to: [24, 22] }, // 25
		{ k: "literal", literal: 0, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 4, to: 27 }, // 28
		{ k: "fork", to: [28, 26] }, // 29
		{ k: "assert", what: "line", to: 29 }, // 30
		{ k: "op", do: { op: "open", unit: 0 }, to: 30 }, // 31
		{ k: "op", do: { op: "close" }, to: 2 }, // 32
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["action"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["action_input"], optional: false, commit: true, value: { field: "arguments", kind: "input" } }] }, to: 32 }, // 33
		{ k: "assert", what: "start", to: 33 }, // 34
		{ k: "space", greedy: true, to: 33 }, // 35
		{ k: "literal", literal: 4, to: 35 }, // 36
		{ k: "assert", what: "line", to: 36 }, // 37
		{ k: "fork", to: [34, 37] }, // 38
		{ k: "op", do: { op: "repair", code: 0 }, to: 38 }, // 39
		{ k: "op", do: { op: "open", unit: 1 }, to: 39 }, // 40
		{ k: "op", do: { op: "settle" }, to: 2 }, // 41
		{ k: "literal", literal: 0, to: 41 }, // 42
		{ k: "assert", what: "end", to: 41 }, // 43
		{ k: "fork", to: [42, 43] }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 1, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 5, to: 47 }, // 48
		{ k: "text", field: "content", typed: false, quoted: true, stray: false, exits: 48, stops: null }, // 49
		{ k: "literal", literal: 5, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 6, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 7, to: 53 }, // 54
		{ k: "literal", literal: 8, to: 54 }, // 55
		{ k: "literal", literal: 9, to: 55 }, // 56
		{ k: "literal", literal: 10, to: 56 }, // 57
		{ k: "literal", literal: 11, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 12, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 13, to: 61 }, // 62
		{ k: "literal", literal: 14, to: 62 }, // 63
		{ k: "literal", literal: 15, to: 63 }, // 64
		{ k: "literal", literal: 16, to: 64 }, // 65
		{ k: "literal", literal: 17, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 6, to: 67 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 18, to: 69 }, // 70
		{ k: "literal", literal: 10, to: 70 }, // 71
		{ k: "literal", literal: 11, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 19, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 2, to: 75 }, // 76
		{ k: "literal", literal: 3, to: 76 }, // 77
		{ k: "fork", to: [77, 75] }, // 78
		{ k: "literal", literal: 0, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 4, to: 80 }, // 81
		{ k: "fork", to: [81, 79] }, // 82
		{ k: "assert", what: "line", to: 82 }, // 83
		{ k: "text", field: "content", typed: false, stray: false, exits: 47, stops: null }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 6, to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 7, to: 87 }, // 88
		{ k: "literal", literal: 8, to: 88 }, // 89
		{ k: "literal", literal: 9, to: 89 }, // 90
		{ k: "literal", literal: 10, to: 90 }, // 91
		{ k: "literal", literal: 11, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 12, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 13, to: 95 }, // 96
		{ k: "literal", literal: 14, to: 96 }, // 97
		{ k: "literal", literal: 15, to: 97 }, // 98
		{ k: "literal", literal: 16, to: 98 }, // 99
		{ k: "literal", literal: 17, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 6, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 18, to: 103 }, // 104
		{ k: "literal", literal: 10, to: 104 }, // 105
		{ k: "literal", literal: 11, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 19, to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 2, to: 109 }, // 110
		{ k: "literal", literal: 3, to: 110 }, // 111
		{ k: "fork", to: [111, 109] }, // 112
		{ k: "literal", literal: 0, to: 112 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 4, to: 114 }, // 115
		{ k: "fork", to: [115, 113] }, // 116
		{ k: "assert", what: "line", to: 116 }, // 117
		{ k: "eol", to: 0 }, // 118
		{ k: "look", body: 118, to: 41 }, // 119
		{ k: "literal", literal: 1, to: 119 }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "literal", literal: 5, to: 121 }, // 122
		{ k: "text", field: "content", typed: false, quoted: true, stray: false, exits: 122, stops: null }, // 123
		{ k: "literal", literal: 5, to: 123 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 6, to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 7, to: 127 }, // 128
		{ k: "literal", literal: 8, to: 128 }, // 129
		{ k: "literal", literal: 9, to: 129 }, // 130
		{ k: "literal", literal: 10, to: 130 }, // 131
		{ k: "literal", literal: 11, to: 131 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 12, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 13, to: 135 }, // 136
		{ k: "literal", literal: 14, to: 136 }, // 137
		{ k: "literal", literal: 15, to: 137 }, // 138
		{ k: "literal", literal: 16, to: 138 }, // 139
		{ k: "literal", literal: 17, to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 6, to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "literal", literal: 18, to: 143 }, // 144
		{ k: "literal", literal: 10, to: 144 }, // 145
		{ k: "literal", literal: 11, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 19, to: 147 }, // 148
		{ k: "assert", what: "start", to: 148 }, // 149
		{ k: "space", greedy: true, to: 148 }, // 150
		{ k: "literal", literal: 4, to: 150 }, // 151
		{ k: "assert", what: "line", to: 151 }, // 152
		{ k: "fork", to: [149, 152] }, // 153
		{ k: "op", do: { op: "repair", code: 0 }, to: 153 }, // 154
		{ k: "text", field: "content", typed: false, stray: false, exits: 121, stops: null }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 6, to: 156 }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "literal", literal: 7, to: 158 }, // 159
		{ k: "literal", literal: 8, to: 159 }, // 160
		{ k: "literal", literal: 9, to: 160 }, // 161
		{ k: "literal", literal: 10, to: 161 }, // 162
		{ k: "literal", literal: 11, to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 12, to: 164 }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 13, to: 166 }, // 167
		{ k: "literal", literal: 14, to: 167 }, // 168
		{ k: "literal", literal: 15, to: 168 }, // 169
		{ k: "literal", literal: 16, to: 169 }, // 170
		{ k: "literal", literal: 17, to: 170 }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "literal", literal: 6, to: 172 }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 18, to: 174 }, // 175
		{ k: "literal", literal: 10, to: 175 }, // 176
		{ k: "literal", literal: 11, to: 176 }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "literal", literal: 19, to: 178 }, // 179
		{ k: "assert", what: "start", to: 179 }, // 180
		{ k: "space", greedy: true, to: 179 }, // 181
		{ k: "literal", literal: 4, to: 181 }, // 182
		{ k: "assert", what: "line", to: 182 }, // 183
		{ k: "fork", to: [180, 183] }, // 184
		{ k: "op", do: { op: "repair", code: 0 }, to: 184 }, // 185
		{ k: "space", greedy: true, to: 41 }, // 186
		{ k: "eol", to: 186 }, // 187
		{ k: "eol", to: 187 }, // 188
		{ k: "literal", literal: 20, to: 0 }, // 189
		{ k: "literal", literal: 4, to: 0 }, // 190
		{ k: "literal", literal: 21, to: 0 }, // 191
		{ k: "fork", to: [189, 190, 191, 11] }, // 192
		{ k: "look", body: 192, to: 41 }, // 193
		{ k: "eol", to: 193 }, // 194
		{ k: "fork", to: [188, 194] }, // 195
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 195, stops: null }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 20, to: 197 }, // 198
		{ k: "assert", what: "line", to: 198 }, // 199
	],
};
