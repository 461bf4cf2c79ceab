// Generated from grammars/seed_oss.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME> with one <parameter=KEY> per argument, in <seed:tool_call> */
export const seed_oss: Format = {
	version: 2,
	name: "seed_oss",
	title: "<function=NAME> with one <parameter=KEY> per argument, in <seed:tool_call>",
	aliases: ["seed-oss"],
	models: ["ByteDance-Seed/Seed-OSS-*"],
	tokens: ["<seed:tool_call>", "</seed:tool_call>", "<seed:think>", "</seed:think>", "<seed:eos>"],
	ends: ["<seed:eos>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 591,
	lenient: ["bare", "unclosed-function", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</seed:think>", // 0
		"<seed:think>", // 1
		"</seed:tool_call>", // 2
		"</function>", // 3
		">", // 4
		"<function=", // 5
		"<seed:tool_call>", // 6
		"<parameter=", // 7
		"</parameter>", // 8
		"<parameter>", // 9
		"=", // 10
		"<", // 11
		"\n<parameter=", // 12
		"\n</function>", // 13
		"\n</seed:tool_call>", // 14
		"\r\n<parameter=", // 15
		"\r\n</function>", // 16
		"\r\n</seed:tool_call>", // 17
		"\n<parameter>", // 18
		"\r\n<parameter>", // 19
	],
	openings: [1, 6, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<seed:think>", "<seed:think>\n"], node: 215 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 6, 5], after: 2, closable: [14, 16, 117, 118, 119, 120, 121], closableByLoop: [15, 17, 18, 19, 25, 26, 27, 28, 29, 30, 31, 32, 37, 38, 41, 42, 43, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 74, 75, 78, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 104, 105, 110, 122, 123, 124], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 6, 5], after: 2, closable: [14, 15, 16, 130, 200, 201], closableByLoop: [131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 161, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 187, 188, 193, 202, 203, 204], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 6, 5], stray: false }, // 2
		{ k: "fork", to: [13, 129, 208, 0] }, // 3
		{ k: "fork", to: [13, 129, 208] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [0] }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "assert", what: "start", to: 10 }, // 11
		{ k: "assert", what: "line", to: 10 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "op", do: { op: "close" }, to: 2 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "op", do: { op: "repair", code: 1 }, to: 15 }, // 18
		{ k: "op", do: { op: "repair", code: 3 }, to: 15 }, // 19
		{ k: "literal", literal: 4, to: 0 }, // 20
		{ k: "slot", slot: "tool", field: "skip", to: 20 }, // 21
		{ k: "literal", literal: 5, to: 21 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 6, to: 23 }, // 24
		{ k: "look", body: 24, to: 14 }, // 25
		{ k: "op", do: { op: "repair", code: 3 }, to: 25 }, // 26
		{ k: "look", body: 22, to: 14 }, // 27
		{ k: "op", do: { op: "repair", code: 3 }, to: 27 }, // 28
		{ k: "fork", to: [17, 18, 19, 26, 28] }, // 29
		{ k: "fork", to: [114, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "op", do: { op: "settle" }, to: 31 }, // 32
		{ k: "literal", literal: 7, to: 0 }, // 33
		{ k: "literal", literal: 3, to: 0 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "look", body: 36, to: 32 }, // 37
		{ k: "literal", literal: 8, to: 37 }, // 38
		{ k: "literal", literal: 2, to: 0 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "look", body: 40, to: 32 }, // 41
		{ k: "literal", literal: 8, to: 41 }, // 42
		{ k: "op", do: { op: "repair", code: 1 }, to: 42 }, // 43
		{ k: "slot", slot: "unbound", field: "skip", to: 20 }, // 44
		{ k: "literal", literal: 7, to: 44 }, // 45
		{ k: "assert", what: "end", to: 0 }, // 46
		{ k: "fork", to: [39, 24, 22, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 3, to: 48 }, // 49
		{ k: "fork", to: [24, 22, 46] }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 2, to: 51 }, // 52
		{ k: "fork", to: [45, 49, 52] }, // 53
		{ k: "look", body: 53, to: 32 }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "op", do: { op: "repair", code: 2 }, to: 56 }, // 57
		{ k: "fork", to: [39, 24, 22] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 32 }, // 60
		{ k: "literal", literal: 8, to: 60 }, // 61
		{ k: "op", do: { op: "repair", code: 3 }, to: 61 }, // 62
		{ k: "space", greedy: true, to: 38 }, // 63
		{ k: "literal", literal: 8, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 4 }, to: 64 }, // 65
		{ k: "space", greedy: true, to: 53 }, // 66
		{ k: "look", body: 66, to: 32 }, // 67
		{ k: "literal", literal: 9, to: 67 }, // 68
		{ k: "literal", literal: 3, to: 67 }, // 69
		{ k: "fork", to: [68, 69] }, // 70
		{ k: "eol", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "op", do: { op: "repair", code: 5 }, to: 72 }, // 73
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 32 }, // 74
		{ k: "literal", literal: 4, to: 74 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 7, to: 76 }, // 77
		{ k: "literal", literal: 2, to: 74 }, // 78
		{ k: "slot", slot: "tool", field: "skip", to: 75 }, // 79
		{ k: "literal", literal: 5, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 6, to: 81 }, // 82
		{ k: "assert", what: "end", to: 74 }, // 83
		{ k: "fork", to: [78, 82, 80, 83] }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 3, to: 85 }, // 86
		{ k: "fork", to: [82, 80, 83] }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 2, to: 88 }, // 89
		{ k: "fork", to: [77, 86, 89] }, // 90
		{ k: "eol", to: 90 }, // 91
		{ k: "fork", to: [91, 90] }, // 92
		{ k: "op", do: { op: "repair", code: 6 }, to: 92 }, // 93
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 32 }, // 94
		{ k: "literal", literal: 4, to: 94 }, // 95
		{ k: "slot", slot: "unbound", field: "skip", to: 95 }, // 96
		{ k: "literal", literal: 10, to: 96 }, // 97
		{ k: "atom", kind: "word", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 11, to: 98 }, // 99
		{ k: "fork", to: [96, 99] }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 8, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 7 }, to: 102 }, // 103
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 32 }, // 104
		{ k: "literal", literal: 4, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 5, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 6, to: 108 }, // 109
		{ k: "fork", to: [38, 43, 57, 62, 65, 73, 93, 103, 109, 107] }, // 110
		{ k: "text", field: "value", typed: true, stray: false, exits: 110, stops: [8, 12, 13, 14, 15, 16, 17, 7, 3, 2, 18, 19, 9, 6, 5] }, // 111
		{ k: "literal", literal: 4, to: 111 }, // 112
		{ k: "atom", kind: "word", field: "key", to: 112 }, // 113
		{ k: "literal", literal: 7, to: 113 }, // 114
		{ k: "op", do: { op: "commit" }, to: 113 }, // 115
		{ k: "literal", literal: 7, to: 115 }, // 116
		{ k: "op", do: { op: "commit" }, to: 16 }, // 117
		{ k: "literal", literal: 3, to: 117 }, // 118
		{ k: "op", do: { op: "commit" }, to: 14 }, // 119
		{ k: "literal", literal: 2, to: 119 }, // 120
		{ k: "op", do: { op: "repair", code: 1 }, to: 120 }, // 121
		{ k: "fork", to: [116, 118, 121] }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 4, to: 123 }, // 124
		{ k: "atom", kind: "word", field: "name", to: 124 }, // 125
		{ k: "literal", literal: 5, to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 6, to: 127 }, // 128
		{ k: "op", do: { op: "open", unit: 0 }, to: 128 }, // 129
		{ k: "fork", to: [16, 14] }, // 130
		{ k: "literal", literal: 3, to: 130 }, // 131
		{ k: "fork", to: [197, 131] }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "op", do: { op: "settle" }, to: 133 }, // 134
		{ k: "look", body: 36, to: 134 }, // 135
		{ k: "literal", literal: 8, to: 135 }, // 136
		{ k: "look", body: 40, to: 134 }, // 137
		{ k: "literal", literal: 8, to: 137 }, // 138
		{ k: "op", do: { op: "repair", code: 1 }, to: 138 }, // 139
		{ k: "look", body: 53, to: 134 }, // 140
		{ k: "eol", to: 140 }, // 141
		{ k: "fork", to: [141, 140] }, // 142
		{ k: "op", do: { op: "repair", code: 2 }, to: 142 }, // 143
		{ k: "look", body: 59, to: 134 }, // 144
		{ k: "literal", literal: 8, to: 144 }, // 145
		{ k: "op", do: { op: "repair", code: 3 }, to: 145 }, // 146
		{ k: "space", greedy: true, to: 136 }, // 147
		{ k: "literal", literal: 8, to: 147 }, // 148
		{ k: "op", do: { op: "repair", code: 4 }, to: 148 }, // 149
		{ k: "look", body: 66, to: 134 }, // 150
		{ k: "literal", literal: 9, to: 150 }, // 151
		{ k: "literal", literal: 3, to: 150 }, // 152
		{ k: "fork", to: [151, 152] }, // 153
		{ k: "eol", to: 153 }, // 154
		{ k: "fork", to: [154, 153] }, // 155
		{ k: "op", do: { op: "repair", code: 5 }, to: 155 }, // 156
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 134 }, // 157
		{ k: "literal", literal: 4, to: 157 }, // 158
		{ k: "slot", slot: "unbound", field: "skip", to: 158 }, // 159
		{ k: "literal", literal: 7, to: 159 }, // 160
		{ k: "literal", literal: 2, to: 157 }, // 161
		{ k: "slot", slot: "tool", field: "skip", to: 158 }, // 162
		{ k: "literal", literal: 5, to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 6, to: 164 }, // 165
		{ k: "assert", what: "end", to: 157 }, // 166
		{ k: "fork", to: [161, 165, 163, 166] }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 3, to: 168 }, // 169
		{ k: "fork", to: [165, 163, 166] }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "literal", literal: 2, to: 171 }, // 172
		{ k: "fork", to: [160, 169, 172] }, // 173
		{ k: "eol", to: 173 }, // 174
		{ k: "fork", to: [174, 173] }, // 175
		{ k: "op", do: { op: "repair", code: 6 }, to: 175 }, // 176
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 134 }, // 177
		{ k: "literal", literal: 4, to: 177 }, // 178
		{ k: "slot", slot: "unbound", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 10, to: 179 }, // 180
		{ k: "atom", kind: "word", field: "skip", to: 180 }, // 181
		{ k: "literal", literal: 11, to: 181 }, // 182
		{ k: "fork", to: [179, 182] }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "literal", literal: 8, to: 184 }, // 185
		{ k: "op", do: { op: "repair", code: 7 }, to: 185 }, // 186
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 134 }, // 187
		{ k: "literal", literal: 4, to: 187 }, // 188
		{ k: "slot", slot: "tool", field: "skip", to: 188 }, // 189
		{ k: "literal", literal: 5, to: 189 }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "literal", literal: 6, to: 191 }, // 192
		{ k: "fork", to: [136, 139, 143, 146, 149, 156, 176, 186, 192, 190] }, // 193
		{ k: "text", field: "value", typed: true, stray: false, exits: 193, stops: [8, 12, 13, 14, 15, 16, 17, 7, 3, 2, 18, 19, 9, 6, 5] }, // 194
		{ k: "literal", literal: 4, to: 194 }, // 195
		{ k: "atom", kind: "word", field: "key", to: 195 }, // 196
		{ k: "literal", literal: 7, to: 196 }, // 197
		{ k: "op", do: { op: "commit" }, to: 196 }, // 198
		{ k: "literal", literal: 7, to: 198 }, // 199
		{ k: "op", do: { op: "commit" }, to: 130 }, // 200
		{ k: "literal", literal: 3, to: 200 }, // 201
		{ k: "fork", to: [199, 201] }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "literal", literal: 4, to: 203 }, // 204
		{ k: "slot", slot: "tool", field: "name", to: 204 }, // 205
		{ k: "literal", literal: 5, to: 205 }, // 206
		{ k: "op", do: { op: "repair", code: 0 }, to: 206 }, // 207
		{ k: "op", do: { op: "open", unit: 1 }, to: 207 }, // 208
		{ k: "op", do: { op: "settle" }, to: 0 }, // 209
		{ k: "eol", to: 2 }, // 210
		{ k: "fork", to: [210, 2] }, // 211
		{ k: "literal", literal: 0, to: 211 }, // 212
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 212, stops: [0] }, // 213
		{ k: "literal", literal: 1, to: 213 }, // 214
		{ k: "fork", to: [214, 213] }, // 215
	],
};
