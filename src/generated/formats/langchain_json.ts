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
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 631,
	lenient: [],
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
		"\nThought:", // 22
		"\nAction:", // 23
		"\nObservation:", // 24
		"\n```", // 25
		"\n{", // 26
		"\r\nThought:", // 27
		"\r\nAction:", // 28
		"\r\nObservation:", // 29
		"\r\n```", // 30
		"\r\n{", // 31
	],
	openings: [3, 20, 21],
	kinds: [inputKind, patternKind, quotedKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [3, 20, 21], after: 2, closable: [5, 6, 7, 8, 9], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [3, 20, 21], after: 2, closable: [5], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [21, 24, 68, 103, 135, 161, 183, 186, 0] }, // 3
		{ k: "fork", to: [21, 24, 68, 103, 135, 161, 183, 186] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "assert", what: "end", to: 5 }, // 7
		{ k: "fork", to: [6, 7] }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["action"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["action_input"], optional: false, commit: true, value: { field: "arguments", kind: "input" } }] }, to: 9 }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "literal", literal: 1, to: 11 }, // 12
		{ k: "literal", literal: 2, to: 12 }, // 13
		{ k: "fork", to: [13, 11] }, // 14
		{ k: "literal", literal: 0, to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "assert", what: "line", to: 17 }, // 18
		{ k: "assert", what: "line", to: 15 }, // 19
		{ k: "fork", to: [18, 19] }, // 20
		{ k: "op", do: { op: "open", unit: 0 }, to: 20 }, // 21
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["action"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["action_input"], optional: false, commit: true, value: { field: "arguments", kind: "input" } }] }, to: 5 }, // 22
		{ k: "assert", what: "start", to: 22 }, // 23
		{ k: "op", do: { op: "open", unit: 1 }, to: 23 }, // 24
		{ k: "op", do: { op: "settle" }, to: 2 }, // 25
		{ k: "literal", literal: 0, to: 25 }, // 26
		{ k: "assert", what: "end", to: 25 }, // 27
		{ k: "fork", to: [26, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 29 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "text", field: "content", typed: false, quoted: true, stray: false, exits: 32, stops: null }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 6, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "literal", literal: 8, to: 38 }, // 39
		{ k: "literal", literal: 9, to: 39 }, // 40
		{ k: "literal", literal: 10, to: 40 }, // 41
		{ k: "literal", literal: 11, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 12, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 13, to: 45 }, // 46
		{ k: "literal", literal: 14, to: 46 }, // 47
		{ k: "literal", literal: 15, to: 47 }, // 48
		{ k: "literal", literal: 16, to: 48 }, // 49
		{ k: "literal", literal: 17, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 6, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 18, to: 53 }, // 54
		{ k: "literal", literal: 10, to: 54 }, // 55
		{ k: "literal", literal: 11, to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 19, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 1, to: 59 }, // 60
		{ k: "literal", literal: 2, to: 60 }, // 61
		{ k: "fork", to: [61, 59] }, // 62
		{ k: "literal", literal: 0, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 3, to: 64 }, // 65
		{ k: "assert", what: "line", to: 65 }, // 66
		{ k: "assert", what: "line", to: 63 }, // 67
		{ k: "fork", to: [66, 67] }, // 68
		{ k: "text", field: "content", typed: false, stray: false, exits: 31, stops: null }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 6, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 7, to: 72 }, // 73
		{ k: "literal", literal: 8, to: 73 }, // 74
		{ k: "literal", literal: 9, to: 74 }, // 75
		{ k: "literal", literal: 10, to: 75 }, // 76
		{ k: "literal", literal: 11, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 12, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 13, to: 80 }, // 81
		{ k: "literal", literal: 14, to: 81 }, // 82
		{ k: "literal", literal: 15, to: 82 }, // 83
		{ k: "literal", literal: 16, to: 83 }, // 84
		{ k: "literal", literal: 17, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 6, to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 18, to: 88 }, // 89
		{ k: "literal", literal: 10, to: 89 }, // 90
		{ k: "literal", literal: 11, to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 19, to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 1, to: 94 }, // 95
		{ k: "literal", literal: 2, to: 95 }, // 96
		{ k: "fork", to: [96, 94] }, // 97
		{ k: "literal", literal: 0, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 3, to: 99 }, // 100
		{ k: "assert", what: "line", to: 100 }, // 101
		{ k: "assert", what: "line", to: 98 }, // 102
		{ k: "fork", to: [101, 102] }, // 103
		{ k: "eol", to: 25 }, // 104
		{ k: "fork", to: [104, 27] }, // 105
		{ k: "literal", literal: 4, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 5, to: 107 }, // 108
		{ k: "text", field: "content", typed: false, quoted: true, stray: false, exits: 108, stops: null }, // 109
		{ k: "literal", literal: 5, to: 109 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 6, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 7, to: 113 }, // 114
		{ k: "literal", literal: 8, to: 114 }, // 115
		{ k: "literal", literal: 9, to: 115 }, // 116
		{ k: "literal", literal: 10, to: 116 }, // 117
		{ k: "literal", literal: 11, to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 12, to: 119 }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "literal", literal: 13, to: 121 }, // 122
		{ k: "literal", literal: 14, to: 122 }, // 123
		{ k: "literal", literal: 15, to: 123 }, // 124
		{ k: "literal", literal: 16, to: 124 }, // 125
		{ k: "literal", literal: 17, to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 6, to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 18, to: 129 }, // 130
		{ k: "literal", literal: 10, to: 130 }, // 131
		{ k: "literal", literal: 11, to: 131 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 19, to: 133 }, // 134
		{ k: "assert", what: "start", to: 134 }, // 135
		{ k: "text", field: "content", typed: false, stray: false, exits: 107, stops: null }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 6, to: 137 }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "literal", literal: 7, to: 139 }, // 140
		{ k: "literal", literal: 8, to: 140 }, // 141
		{ k: "literal", literal: 9, to: 141 }, // 142
		{ k: "literal", literal: 10, to: 142 }, // 143
		{ k: "literal", literal: 11, to: 143 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "literal", literal: 12, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 13, to: 147 }, // 148
		{ k: "literal", literal: 14, to: 148 }, // 149
		{ k: "literal", literal: 15, to: 149 }, // 150
		{ k: "literal", literal: 16, to: 150 }, // 151
		{ k: "literal", literal: 17, to: 151 }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "literal", literal: 6, to: 153 }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 18, to: 155 }, // 156
		{ k: "literal", literal: 10, to: 156 }, // 157
		{ k: "literal", literal: 11, to: 157 }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 19, to: 159 }, // 160
		{ k: "assert", what: "start", to: 160 }, // 161
		{ k: "literal", literal: 20, to: 0 }, // 162
		{ k: "literal", literal: 3, to: 0 }, // 163
		{ k: "literal", literal: 21, to: 0 }, // 164
		{ k: "literal", literal: 18, to: 0 }, // 165
		{ k: "literal", literal: 10, to: 165 }, // 166
		{ k: "literal", literal: 11, to: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 19, to: 168 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "literal", literal: 1, to: 170 }, // 171
		{ k: "literal", literal: 2, to: 171 }, // 172
		{ k: "fork", to: [172, 170] }, // 173
		{ k: "literal", literal: 0, to: 173 }, // 174
		{ k: "fork", to: [174, 169] }, // 175
		{ k: "fork", to: [162, 163, 164, 175] }, // 176
		{ k: "look", body: 176, to: 25 }, // 177
		{ k: "eol", to: 177 }, // 178
		{ k: "fork", to: [178, 27] }, // 179
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 179, stops: [22, 23, 24, 25, 26, 27, 28, 29, 30, 31] }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 20, to: 181 }, // 182
		{ k: "assert", what: "line", to: 182 }, // 183
		{ k: "text", field: "skip", typed: false, stray: false, exits: 179, stops: [22, 23, 24, 25, 26, 27, 28, 29, 30, 31] }, // 184
		{ k: "literal", literal: 21, to: 184 }, // 185
		{ k: "assert", what: "line", to: 185 }, // 186
	],
};
