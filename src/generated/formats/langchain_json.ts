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
	lenient: ["no-fence"],
	literals: [
		"```", // 0
		"on", // 1
		"js", // 2
		"Action:", // 3
		"}", // 4
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
	openings: [3, 20],
	kinds: [inputKind, patternKind, quotedKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["Thought:"], node: 188 }, // 0
	],
	units: [
		{ closes: [], openings: [3, 20], after: 2, closable: [6, 7, 8, 9, 10], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [3, 20], after: 2, closable: [22], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, terminators: [], stray: false }, // 2
		{ k: "fork", to: [21, 30, 73, 107, 144, 175, 190, 0] }, // 3
		{ k: "fork", to: [21, 30, 73, 107, 144, 175, 190] }, // 4
		{ k: "space", greedy: true, to: 2 }, // 5
		{ k: "op", do: { op: "close" }, to: 5 }, // 6
		{ k: "literal", literal: 0, to: 6 }, // 7
		{ k: "assert", what: "end", to: 6 }, // 8
		{ k: "fork", to: [7, 8] }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["action"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["action_input"], optional: false, commit: true, value: { field: "arguments", kind: "input" } }] }, to: 10 }, // 11
		{ k: "space", greedy: true, to: 11 }, // 12
		{ k: "literal", literal: 1, to: 12 }, // 13
		{ k: "literal", literal: 2, to: 13 }, // 14
		{ k: "fork", to: [14, 12] }, // 15
		{ k: "literal", literal: 0, to: 15 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "fork", to: [18, 16] }, // 19
		{ k: "assert", what: "line", to: 19 }, // 20
		{ k: "op", do: { op: "open", unit: 0 }, to: 20 }, // 21
		{ k: "op", do: { op: "close" }, to: 2 }, // 22
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["action"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["action_input"], optional: false, commit: true, value: { field: "arguments", kind: "input" } }] }, to: 22 }, // 23
		{ k: "assert", what: "start", to: 23 }, // 24
		{ k: "space", greedy: true, to: 23 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "assert", what: "line", to: 26 }, // 27
		{ k: "fork", to: [24, 27] }, // 28
		{ k: "op", do: { op: "repair", code: 0 }, to: 28 }, // 29
		{ k: "op", do: { op: "open", unit: 1 }, to: 29 }, // 30
		{ k: "op", do: { op: "settle" }, to: 2 }, // 31
		{ k: "literal", literal: 0, to: 31 }, // 32
		{ k: "assert", what: "end", to: 31 }, // 33
		{ k: "fork", to: [32, 33] }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 4, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 5, to: 37 }, // 38
		{ k: "text", field: "content", typed: false, quoted: true, stray: false, exits: 38, stops: null, terminators: [31] }, // 39
		{ k: "literal", literal: 5, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "literal", literal: 6, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 7, to: 43 }, // 44
		{ k: "literal", literal: 8, to: 44 }, // 45
		{ k: "literal", literal: 9, to: 45 }, // 46
		{ k: "literal", literal: 10, to: 46 }, // 47
		{ k: "literal", literal: 11, to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 12, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 13, to: 51 }, // 52
		{ k: "literal", literal: 14, to: 52 }, // 53
		{ k: "literal", literal: 15, to: 53 }, // 54
		{ k: "literal", literal: 16, to: 54 }, // 55
		{ k: "literal", literal: 17, to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 6, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 18, to: 59 }, // 60
		{ k: "literal", literal: 10, to: 60 }, // 61
		{ k: "literal", literal: 11, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 19, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 1, to: 65 }, // 66
		{ k: "literal", literal: 2, to: 66 }, // 67
		{ k: "fork", to: [67, 65] }, // 68
		{ k: "literal", literal: 0, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 3, to: 70 }, // 71
		{ k: "fork", to: [71, 69] }, // 72
		{ k: "assert", what: "line", to: 72 }, // 73
		{ k: "text", field: "content", typed: false, stray: false, exits: 37, stops: null, terminators: [31] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 6, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 7, to: 77 }, // 78
		{ k: "literal", literal: 8, to: 78 }, // 79
		{ k: "literal", literal: 9, to: 79 }, // 80
		{ k: "literal", literal: 10, to: 80 }, // 81
		{ k: "literal", literal: 11, to: 81 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 12, to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 13, to: 85 }, // 86
		{ k: "literal", literal: 14, to: 86 }, // 87
		{ k: "literal", literal: 15, to: 87 }, // 88
		{ k: "literal", literal: 16, to: 88 }, // 89
		{ k: "literal", literal: 17, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 6, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 18, to: 93 }, // 94
		{ k: "literal", literal: 10, to: 94 }, // 95
		{ k: "literal", literal: 11, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 19, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 1, to: 99 }, // 100
		{ k: "literal", literal: 2, to: 100 }, // 101
		{ k: "fork", to: [101, 99] }, // 102
		{ k: "literal", literal: 0, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 3, to: 104 }, // 105
		{ k: "fork", to: [105, 103] }, // 106
		{ k: "assert", what: "line", to: 106 }, // 107
		{ k: "eol", to: 0 }, // 108
		{ k: "look", body: 108, to: 31 }, // 109
		{ k: "literal", literal: 4, to: 109 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 5, to: 111 }, // 112
		{ k: "text", field: "content", typed: false, quoted: true, stray: false, exits: 112, stops: null, terminators: [31] }, // 113
		{ k: "literal", literal: 5, to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 6, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 7, to: 117 }, // 118
		{ k: "literal", literal: 8, to: 118 }, // 119
		{ k: "literal", literal: 9, to: 119 }, // 120
		{ k: "literal", literal: 10, to: 120 }, // 121
		{ k: "literal", literal: 11, to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 12, to: 123 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 13, to: 125 }, // 126
		{ k: "literal", literal: 14, to: 126 }, // 127
		{ k: "literal", literal: 15, to: 127 }, // 128
		{ k: "literal", literal: 16, to: 128 }, // 129
		{ k: "literal", literal: 17, to: 129 }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "literal", literal: 6, to: 131 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 18, to: 133 }, // 134
		{ k: "literal", literal: 10, to: 134 }, // 135
		{ k: "literal", literal: 11, to: 135 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 19, to: 137 }, // 138
		{ k: "assert", what: "start", to: 138 }, // 139
		{ k: "space", greedy: true, to: 138 }, // 140
		{ k: "literal", literal: 3, to: 140 }, // 141
		{ k: "assert", what: "line", to: 141 }, // 142
		{ k: "fork", to: [139, 142] }, // 143
		{ k: "op", do: { op: "repair", code: 0 }, to: 143 }, // 144
		{ k: "text", field: "content", typed: false, stray: false, exits: 111, stops: null, terminators: [31] }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "literal", literal: 6, to: 146 }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "literal", literal: 7, to: 148 }, // 149
		{ k: "literal", literal: 8, to: 149 }, // 150
		{ k: "literal", literal: 9, to: 150 }, // 151
		{ k: "literal", literal: 10, to: 151 }, // 152
		{ k: "literal", literal: 11, to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 12, to: 154 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 13, to: 156 }, // 157
		{ k: "literal", literal: 14, to: 157 }, // 158
		{ k: "literal", literal: 15, to: 158 }, // 159
		{ k: "literal", literal: 16, to: 159 }, // 160
		{ k: "literal", literal: 17, to: 160 }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 6, to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 18, to: 164 }, // 165
		{ k: "literal", literal: 10, to: 165 }, // 166
		{ k: "literal", literal: 11, to: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 19, to: 168 }, // 169
		{ k: "assert", what: "start", to: 169 }, // 170
		{ k: "space", greedy: true, to: 169 }, // 171
		{ k: "literal", literal: 3, to: 171 }, // 172
		{ k: "assert", what: "line", to: 172 }, // 173
		{ k: "fork", to: [170, 173] }, // 174
		{ k: "op", do: { op: "repair", code: 0 }, to: 174 }, // 175
		{ k: "space", greedy: true, to: 31 }, // 176
		{ k: "eol", to: 176 }, // 177
		{ k: "eol", to: 177 }, // 178
		{ k: "literal", literal: 20, to: 0 }, // 179
		{ k: "literal", literal: 3, to: 0 }, // 180
		{ k: "literal", literal: 21, to: 0 }, // 181
		{ k: "literal", literal: 0, to: 0 }, // 182
		{ k: "fork", to: [179, 180, 181, 182] }, // 183
		{ k: "look", body: 183, to: 31 }, // 184
		{ k: "eol", to: 184 }, // 185
		{ k: "fork", to: [178, 185] }, // 186
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 186, stops: null, terminators: [31] }, // 187
		{ k: "space", greedy: true, to: 187 }, // 188
		{ k: "literal", literal: 20, to: 188 }, // 189
		{ k: "assert", what: "line", to: 189 }, // 190
	],
};
