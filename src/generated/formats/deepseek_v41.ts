// Generated from grammars/deepseek_v41.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** DSML with a blank before each tag word: invokes with typed parameters, in <｜DSML｜ calls> */
export const deepseek_v41: Format = {
	version: 2,
	name: "deepseek_v41",
	title: "DSML with a blank before each tag word: invokes with typed parameters, in <｜DSML｜ calls>",
	aliases: ["deepseekv41"],
	models: ["deepseek-ai/DeepSeek-V4.1*"],
	tokens: ["｜DSML｜", "<think>", "</think>", "<｜end▁of▁sentence｜>"],
	ends: ["<｜end▁of▁sentence｜>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["bare", "untyped", "more-attributes", "broken-line", "self-closing", "trailing-bar", "parameter-invoke", "other-bars", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</｜DSML｜ calls>", // 2
		"</｜DSML｜ invoke>", // 3
		"\">", // 4
		"<｜DSML｜ invoke name=\"", // 5
		"<｜DSML｜ parameter", // 6
		"</｜DSML｜ parameter>", // 7
		"\" string=\"true\">", // 8
		"<｜DSML｜ parameter name=\"", // 9
		"<｜DSML｜ calls>", // 10
		"\" string=\"false\">", // 11
		"<｜DSML｜ parameter>", // 12
		">", // 13
		"</｜DSML｜ ", // 14
		"=\"", // 15
		" ", // 16
		"｜ ", // 17
		"<｜", // 18
		"\"", // 19
		"\" string=\"true\"", // 20
		"\" string=\"false\"", // 21
		"string=\"true\">", // 22
		"string=\"false\">", // 23
		"<｜DSML｜", // 24
		"</｜DSML｜", // 25
		"{", // 26
		"/>", // 27
		"name=\"", // 28
		"<｜DSML｜ invoke", // 29
		"<｜DSML｜ calls|", // 30
		"<｜DSML｜ calls｜", // 31
		"</‖DSML‖ calls>", // 32
		"</｜｜DSML｜｜ calls>", // 33
		"</|DSML| calls>", // 34
		"</‖DSML‖ invoke>", // 35
		"</｜｜DSML｜｜ invoke>", // 36
		"</|DSML| invoke>", // 37
		"<‖DSML‖ parameter name", // 38
		"<｜｜DSML｜｜ parameter name", // 39
		"<|DSML| parameter name", // 40
		"</‖DSML‖ parameter>", // 41
		"</｜｜DSML｜｜ parameter>", // 42
		"</|DSML| parameter>", // 43
		"<‖DSML‖ invoke name=\"", // 44
		"<｜｜DSML｜｜ invoke name=\"", // 45
		"<|DSML| invoke name=\"", // 46
		"<‖DSML‖ calls>", // 47
		"<｜｜DSML｜｜ calls>", // 48
		"<|DSML| calls>", // 49
		"\n<｜DSML｜ parameter name=\"", // 50
		"\n</｜DSML｜ invoke>", // 51
		"\r\n<｜DSML｜ parameter name=\"", // 52
		"\r\n</｜DSML｜ invoke>", // 53
		"\n<｜DSML｜ parameter>", // 54
		"\r\n<｜DSML｜ parameter>", // 55
	],
	openings: [1, 10, 30, 31, 5, 29, 9, 47, 48, 49],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 625 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 29, 9, 2, 1, 10, 30, 31, 47, 48, 49], after: 13, closable: [17, 156, 168, 169, 170, 171], closableByLoop: [18, 20, 21, 25, 26, 27, 28, 29, 30, 35, 36, 50, 51, 52, 53, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 75, 78, 79, 80, 91, 104, 105, 110, 158, 159, 160, 167, 172, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 207, 208, 211, 212, 213, 224, 237, 238, 243], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 30, 31, 5, 29, 9, 47, 48, 49], after: 2, closable: [309, 310, 311, 312, 427], closableByLoop: [313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 345, 346, 349, 350, 351, 362, 375, 376, 381, 429, 430, 431, 432], pairs: true }, // 1
		{ closes: [2, 3], openings: [1, 10, 30, 31, 5, 29, 9, 47, 48, 49], after: 2, closable: [309, 310, 311, 312], closableByLoop: [313, 314, 315, 316, 317, 318, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 469, 470, 473, 474, 475, 486, 499, 500, 505], pairs: true }, // 2
		{ closes: [37, 36, 35], openings: [44, 45, 46, 32, 33, 34, 1, 10, 30, 31, 5, 29, 9, 47, 48, 49], after: 562, closable: [566, 604], closableByLoop: [567, 568, 569, 570, 571, 572, 573, 574, 585, 586, 587, 588, 589, 590, 606, 607, 608], pairs: true }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 30, 31, 5, 29, 9, 47, 48, 49], stray: false }, // 2
		{ k: "fork", to: [11, 308, 442, 557, 620, 0] }, // 3
		{ k: "fork", to: [11, 308, 442, 557, 620] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [5, 29, 9, 2, 1, 10, 30, 31, 47, 48, 49], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [299, 12, 300] }, // 14
		{ k: "fork", to: [299, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 0 }, // 19
		{ k: "look", body: 19, to: 17 }, // 20
		{ k: "op", do: { op: "repair", code: 9 }, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 0 }, // 22
		{ k: "slot", slot: "tool", field: "skip", to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "look", body: 24, to: 17 }, // 25
		{ k: "op", do: { op: "repair", code: 9 }, to: 25 }, // 26
		{ k: "fork", to: [18, 21, 26] }, // 27
		{ k: "fork", to: [155, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "op", do: { op: "settle" }, to: 29 }, // 30
		{ k: "literal", literal: 6, to: 0 }, // 31
		{ k: "literal", literal: 3, to: 0 }, // 32
		{ k: "fork", to: [31, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "look", body: 34, to: 30 }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "literal", literal: 8, to: 0 }, // 37
		{ k: "slot", slot: "unbound", field: "skip", to: 37 }, // 38
		{ k: "literal", literal: 9, to: 38 }, // 39
		{ k: "space", greedy: true, to: 24 }, // 40
		{ k: "literal", literal: 10, to: 40 }, // 41
		{ k: "assert", what: "end", to: 0 }, // 42
		{ k: "fork", to: [24, 41, 19, 42] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 3, to: 44 }, // 45
		{ k: "literal", literal: 11, to: 0 }, // 46
		{ k: "slot", slot: "unbound", field: "skip", to: 46 }, // 47
		{ k: "literal", literal: 9, to: 47 }, // 48
		{ k: "fork", to: [39, 45, 48] }, // 49
		{ k: "look", body: 49, to: 30 }, // 50
		{ k: "eol", to: 50 }, // 51
		{ k: "fork", to: [51, 50] }, // 52
		{ k: "op", do: { op: "repair", code: 8 }, to: 52 }, // 53
		{ k: "fork", to: [19, 24] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 30 }, // 56
		{ k: "literal", literal: 7, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 9 }, to: 57 }, // 58
		{ k: "space", greedy: true, to: 36 }, // 59
		{ k: "literal", literal: 7, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 10 }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 49 }, // 62
		{ k: "look", body: 62, to: 30 }, // 63
		{ k: "literal", literal: 12, to: 63 }, // 64
		{ k: "literal", literal: 3, to: 63 }, // 65
		{ k: "fork", to: [64, 65] }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "op", do: { op: "repair", code: 11 }, to: 68 }, // 69
		{ k: "op", do: { op: "break", at: "skip" }, to: 30 }, // 70
		{ k: "literal", literal: 8, to: 70 }, // 71
		{ k: "slot", slot: "unbound", field: "skip", to: 71 }, // 72
		{ k: "literal", literal: 9, to: 72 }, // 73
		{ k: "literal", literal: 3, to: 70 }, // 74
		{ k: "literal", literal: 11, to: 70 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 9, to: 76 }, // 77
		{ k: "fork", to: [73, 74, 77] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 13, to: 79 }, // 80
		{ k: "atom", kind: "word", field: "skip", to: 80 }, // 81
		{ k: "literal", literal: 14, to: 81 }, // 82
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 82 }, // 83
		{ k: "literal", literal: 15, to: 72 }, // 84
		{ k: "atom", kind: "word", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 16, to: 85 }, // 86
		{ k: "atom", kind: "word", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 17, to: 87 }, // 88
		{ k: "atom", kind: "word", field: "skip", to: 88 }, // 89
		{ k: "literal", literal: 18, to: 89 }, // 90
		{ k: "literal", literal: 4, to: 70 }, // 91
		{ k: "slot", slot: "tool", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 15, to: 76 }, // 93
		{ k: "atom", kind: "word", field: "skip", to: 93 }, // 94
		{ k: "literal", literal: 16, to: 94 }, // 95
		{ k: "atom", kind: "word", field: "skip", to: 95 }, // 96
		{ k: "literal", literal: 17, to: 96 }, // 97
		{ k: "atom", kind: "word", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 18, to: 98 }, // 99
		{ k: "fork", to: [72, 90, 92, 76, 99] }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 7, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 102 }, // 103
		{ k: "op", do: { op: "break", at: "here" }, to: 30 }, // 104
		{ k: "literal", literal: 4, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 5, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 10, to: 108 }, // 109
		{ k: "fork", to: [36, 53, 58, 61, 69, 83, 103, 107, 109] }, // 110
		{ k: "text", field: "value", typed: false, stray: false, exits: 110, stops: [7, 50, 51, 52, 53, 9, 3, 54, 55, 12, 14, 5, 10] }, // 111
		{ k: "literal", literal: 8, to: 111 }, // 112
		{ k: "text", field: "value", typed: true, stray: false, exits: 110, stops: [7, 50, 51, 52, 53, 9, 3, 54, 55, 12, 14, 5, 10] }, // 113
		{ k: "literal", literal: 11, to: 113 }, // 114
		{ k: "literal", literal: 4, to: 113 }, // 115
		{ k: "op", do: { op: "repair", code: 1 }, to: 115 }, // 116
		{ k: "literal", literal: 13, to: 111 }, // 117
		{ k: "fork", to: [123, 117] }, // 118
		{ k: "literal", literal: 19, to: 118 }, // 119
		{ k: "atom", kind: "attr", field: "skip", to: 119 }, // 120
		{ k: "literal", literal: 15, to: 120 }, // 121
		{ k: "atom", kind: "word", field: "skip", to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 20, to: 123 }, // 124
		{ k: "op", do: { op: "repair", code: 2 }, to: 124 }, // 125
		{ k: "literal", literal: 13, to: 113 }, // 126
		{ k: "fork", to: [132, 126] }, // 127
		{ k: "literal", literal: 19, to: 127 }, // 128
		{ k: "atom", kind: "attr", field: "skip", to: 128 }, // 129
		{ k: "literal", literal: 15, to: 129 }, // 130
		{ k: "atom", kind: "word", field: "skip", to: 130 }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "literal", literal: 21, to: 132 }, // 133
		{ k: "op", do: { op: "repair", code: 2 }, to: 133 }, // 134
		{ k: "fork", to: [140, 126] }, // 135
		{ k: "literal", literal: 19, to: 135 }, // 136
		{ k: "atom", kind: "attr", field: "skip", to: 136 }, // 137
		{ k: "literal", literal: 15, to: 137 }, // 138
		{ k: "atom", kind: "word", field: "skip", to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 19, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 2 }, to: 141 }, // 142
		{ k: "literal", literal: 22, to: 111 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "eol", to: 144 }, // 145
		{ k: "literal", literal: 19, to: 145 }, // 146
		{ k: "op", do: { op: "repair", code: 3 }, to: 146 }, // 147
		{ k: "literal", literal: 23, to: 113 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "eol", to: 149 }, // 150
		{ k: "literal", literal: 19, to: 150 }, // 151
		{ k: "op", do: { op: "repair", code: 3 }, to: 151 }, // 152
		{ k: "fork", to: [112, 114, 116, 125, 134, 142, 147, 152] }, // 153
		{ k: "atom", kind: "word", field: "key", to: 153 }, // 154
		{ k: "literal", literal: 9, to: 154 }, // 155
		{ k: "space", greedy: true, to: 27 }, // 156
		{ k: "value", py: false, field: "arguments", to: 156 }, // 157
		{ k: "fork", to: [28, 157] }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 4, to: 159 }, // 160
		{ k: "literal", literal: 24, to: 0 }, // 161
		{ k: "literal", literal: 25, to: 0 }, // 162
		{ k: "literal", literal: 26, to: 0 }, // 163
		{ k: "fork", to: [161, 162, 163] }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 4, to: 165 }, // 166
		{ k: "look", body: 166, to: 160 }, // 167
		{ k: "literal", literal: 27, to: 17 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "literal", literal: 19, to: 169 }, // 170
		{ k: "op", do: { op: "repair", code: 4 }, to: 170 }, // 171
		{ k: "fork", to: [167, 171] }, // 172
		{ k: "atom", kind: "word", field: "name", to: 172 }, // 173
		{ k: "literal", literal: 5, to: 173 }, // 174
		{ k: "literal", literal: 28, to: 173 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "eol", to: 176 }, // 177
		{ k: "literal", literal: 29, to: 177 }, // 178
		{ k: "op", do: { op: "repair", code: 3 }, to: 178 }, // 179
		{ k: "fork", to: [174, 179] }, // 180
		{ k: "fork", to: [288, 27] }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "op", do: { op: "settle" }, to: 182 }, // 183
		{ k: "look", body: 34, to: 183 }, // 184
		{ k: "literal", literal: 7, to: 184 }, // 185
		{ k: "look", body: 49, to: 183 }, // 186
		{ k: "eol", to: 186 }, // 187
		{ k: "fork", to: [187, 186] }, // 188
		{ k: "op", do: { op: "repair", code: 8 }, to: 188 }, // 189
		{ k: "look", body: 55, to: 183 }, // 190
		{ k: "literal", literal: 7, to: 190 }, // 191
		{ k: "op", do: { op: "repair", code: 9 }, to: 191 }, // 192
		{ k: "space", greedy: true, to: 185 }, // 193
		{ k: "literal", literal: 7, to: 193 }, // 194
		{ k: "op", do: { op: "repair", code: 10 }, to: 194 }, // 195
		{ k: "look", body: 62, to: 183 }, // 196
		{ k: "literal", literal: 12, to: 196 }, // 197
		{ k: "literal", literal: 3, to: 196 }, // 198
		{ k: "fork", to: [197, 198] }, // 199
		{ k: "eol", to: 199 }, // 200
		{ k: "fork", to: [200, 199] }, // 201
		{ k: "op", do: { op: "repair", code: 11 }, to: 201 }, // 202
		{ k: "op", do: { op: "break", at: "skip" }, to: 183 }, // 203
		{ k: "literal", literal: 8, to: 203 }, // 204
		{ k: "slot", slot: "unbound", field: "skip", to: 204 }, // 205
		{ k: "literal", literal: 9, to: 205 }, // 206
		{ k: "literal", literal: 3, to: 203 }, // 207
		{ k: "literal", literal: 11, to: 203 }, // 208
		{ k: "slot", slot: "unbound", field: "skip", to: 208 }, // 209
		{ k: "literal", literal: 9, to: 209 }, // 210
		{ k: "fork", to: [206, 207, 210] }, // 211
		{ k: "space", greedy: true, to: 211 }, // 212
		{ k: "literal", literal: 13, to: 212 }, // 213
		{ k: "atom", kind: "word", field: "skip", to: 213 }, // 214
		{ k: "literal", literal: 14, to: 214 }, // 215
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 215 }, // 216
		{ k: "literal", literal: 15, to: 205 }, // 217
		{ k: "atom", kind: "word", field: "skip", to: 217 }, // 218
		{ k: "literal", literal: 16, to: 218 }, // 219
		{ k: "atom", kind: "word", field: "skip", to: 219 }, // 220
		{ k: "literal", literal: 17, to: 220 }, // 221
		{ k: "atom", kind: "word", field: "skip", to: 221 }, // 222
		{ k: "literal", literal: 18, to: 222 }, // 223
		{ k: "literal", literal: 4, to: 203 }, // 224
		{ k: "slot", slot: "tool", field: "skip", to: 224 }, // 225
		{ k: "literal", literal: 15, to: 209 }, // 226
		{ k: "atom", kind: "word", field: "skip", to: 226 }, // 227
		{ k: "literal", literal: 16, to: 227 }, // 228
		{ k: "atom", kind: "word", field: "skip", to: 228 }, // 229
		{ k: "literal", literal: 17, to: 229 }, // 230
		{ k: "atom", kind: "word", field: "skip", to: 230 }, // 231
		{ k: "literal", literal: 18, to: 231 }, // 232
		{ k: "fork", to: [205, 223, 225, 209, 232] }, // 233
		{ k: "space", greedy: true, to: 233 }, // 234
		{ k: "literal", literal: 7, to: 234 }, // 235
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 235 }, // 236
		{ k: "op", do: { op: "break", at: "here" }, to: 183 }, // 237
		{ k: "literal", literal: 4, to: 237 }, // 238
		{ k: "slot", slot: "tool", field: "skip", to: 238 }, // 239
		{ k: "literal", literal: 5, to: 239 }, // 240
		{ k: "space", greedy: true, to: 240 }, // 241
		{ k: "literal", literal: 10, to: 241 }, // 242
		{ k: "fork", to: [185, 189, 192, 195, 202, 216, 236, 240, 242] }, // 243
		{ k: "text", field: "value", typed: false, stray: false, exits: 243, stops: [7, 50, 51, 52, 53, 9, 3, 54, 55, 12, 14, 5, 10] }, // 244
		{ k: "literal", literal: 8, to: 244 }, // 245
		{ k: "text", field: "value", typed: true, stray: false, exits: 243, stops: [7, 50, 51, 52, 53, 9, 3, 54, 55, 12, 14, 5, 10] }, // 246
		{ k: "literal", literal: 11, to: 246 }, // 247
		{ k: "literal", literal: 4, to: 246 }, // 248
		{ k: "op", do: { op: "repair", code: 1 }, to: 248 }, // 249
		{ k: "literal", literal: 13, to: 244 }, // 250
		{ k: "fork", to: [256, 250] }, // 251
		{ k: "literal", literal: 19, to: 251 }, // 252
		{ k: "atom", kind: "attr", field: "skip", to: 252 }, // 253
		{ k: "literal", literal: 15, to: 253 }, // 254
		{ k: "atom", kind: "word", field: "skip", to: 254 }, // 255
		{ k: "space", greedy: true, to: 255 }, // 256
		{ k: "literal", literal: 20, to: 256 }, // 257
		{ k: "op", do: { op: "repair", code: 2 }, to: 257 }, // 258
		{ k: "literal", literal: 13, to: 246 }, // 259
		{ k: "fork", to: [265, 259] }, // 260
		{ k: "literal", literal: 19, to: 260 }, // 261
		{ k: "atom", kind: "attr", field: "skip", to: 261 }, // 262
		{ k: "literal", literal: 15, to: 262 }, // 263
		{ k: "atom", kind: "word", field: "skip", to: 263 }, // 264
		{ k: "space", greedy: true, to: 264 }, // 265
		{ k: "literal", literal: 21, to: 265 }, // 266
		{ k: "op", do: { op: "repair", code: 2 }, to: 266 }, // 267
		{ k: "fork", to: [273, 259] }, // 268
		{ k: "literal", literal: 19, to: 268 }, // 269
		{ k: "atom", kind: "attr", field: "skip", to: 269 }, // 270
		{ k: "literal", literal: 15, to: 270 }, // 271
		{ k: "atom", kind: "word", field: "skip", to: 271 }, // 272
		{ k: "space", greedy: true, to: 272 }, // 273
		{ k: "literal", literal: 19, to: 273 }, // 274
		{ k: "op", do: { op: "repair", code: 2 }, to: 274 }, // 275
		{ k: "literal", literal: 22, to: 244 }, // 276
		{ k: "space", greedy: true, to: 276 }, // 277
		{ k: "eol", to: 277 }, // 278
		{ k: "literal", literal: 19, to: 278 }, // 279
		{ k: "op", do: { op: "repair", code: 3 }, to: 279 }, // 280
		{ k: "literal", literal: 23, to: 246 }, // 281
		{ k: "space", greedy: true, to: 281 }, // 282
		{ k: "eol", to: 282 }, // 283
		{ k: "literal", literal: 19, to: 283 }, // 284
		{ k: "op", do: { op: "repair", code: 3 }, to: 284 }, // 285
		{ k: "fork", to: [245, 247, 249, 258, 267, 275, 280, 285] }, // 286
		{ k: "atom", kind: "word", field: "key", to: 286 }, // 287
		{ k: "literal", literal: 9, to: 287 }, // 288
		{ k: "space", greedy: true, to: 288 }, // 289
		{ k: "literal", literal: 4, to: 289 }, // 290
		{ k: "literal", literal: 9, to: 0 }, // 291
		{ k: "space", greedy: true, to: 291 }, // 292
		{ k: "literal", literal: 4, to: 292 }, // 293
		{ k: "look", body: 293, to: 290 }, // 294
		{ k: "slot", slot: "tool", field: "name", to: 294 }, // 295
		{ k: "literal", literal: 9, to: 295 }, // 296
		{ k: "op", do: { op: "repair", code: 6 }, to: 296 }, // 297
		{ k: "fork", to: [180, 297] }, // 298
		{ k: "op", do: { op: "open", unit: 0 }, to: 298 }, // 299
		{ k: "op", do: { op: "leave" }, to: 4 }, // 300
		{ k: "literal", literal: 10, to: 16 }, // 301
		{ k: "literal", literal: 13, to: 16 }, // 302
		{ k: "fork", to: [302, 16] }, // 303
		{ k: "literal", literal: 30, to: 303 }, // 304
		{ k: "op", do: { op: "repair", code: 5 }, to: 304 }, // 305
		{ k: "literal", literal: 31, to: 303 }, // 306
		{ k: "op", do: { op: "repair", code: 5 }, to: 306 }, // 307
		{ k: "fork", to: [301, 305, 307] }, // 308
		{ k: "op", do: { op: "close" }, to: 2 }, // 309
		{ k: "literal", literal: 2, to: 309 }, // 310
		{ k: "space", greedy: true, to: 310 }, // 311
		{ k: "fork", to: [311, 309] }, // 312
		{ k: "literal", literal: 3, to: 312 }, // 313
		{ k: "look", body: 19, to: 312 }, // 314
		{ k: "op", do: { op: "repair", code: 9 }, to: 314 }, // 315
		{ k: "look", body: 24, to: 312 }, // 316
		{ k: "op", do: { op: "repair", code: 9 }, to: 316 }, // 317
		{ k: "fork", to: [313, 315, 317] }, // 318
		{ k: "fork", to: [426, 318] }, // 319
		{ k: "space", greedy: true, to: 319 }, // 320
		{ k: "op", do: { op: "settle" }, to: 320 }, // 321
		{ k: "look", body: 34, to: 321 }, // 322
		{ k: "literal", literal: 7, to: 322 }, // 323
		{ k: "look", body: 49, to: 321 }, // 324
		{ k: "eol", to: 324 }, // 325
		{ k: "fork", to: [325, 324] }, // 326
		{ k: "op", do: { op: "repair", code: 8 }, to: 326 }, // 327
		{ k: "look", body: 55, to: 321 }, // 328
		{ k: "literal", literal: 7, to: 328 }, // 329
		{ k: "op", do: { op: "repair", code: 9 }, to: 329 }, // 330
		{ k: "space", greedy: true, to: 323 }, // 331
		{ k: "literal", literal: 7, to: 331 }, // 332
		{ k: "op", do: { op: "repair", code: 10 }, to: 332 }, // 333
		{ k: "look", body: 62, to: 321 }, // 334
		{ k: "literal", literal: 12, to: 334 }, // 335
		{ k: "literal", literal: 3, to: 334 }, // 336
		{ k: "fork", to: [335, 336] }, // 337
		{ k: "eol", to: 337 }, // 338
		{ k: "fork", to: [338, 337] }, // 339
		{ k: "op", do: { op: "repair", code: 11 }, to: 339 }, // 340
		{ k: "op", do: { op: "break", at: "skip" }, to: 321 }, // 341
		{ k: "literal", literal: 8, to: 341 }, // 342
		{ k: "slot", slot: "unbound", field: "skip", to: 342 }, // 343
		{ k: "literal", literal: 9, to: 343 }, // 344
		{ k: "literal", literal: 3, to: 341 }, // 345
		{ k: "literal", literal: 11, to: 341 }, // 346
		{ k: "slot", slot: "unbound", field: "skip", to: 346 }, // 347
		{ k: "literal", literal: 9, to: 347 }, // 348
		{ k: "fork", to: [344, 345, 348] }, // 349
		{ k: "space", greedy: true, to: 349 }, // 350
		{ k: "literal", literal: 13, to: 350 }, // 351
		{ k: "atom", kind: "word", field: "skip", to: 351 }, // 352
		{ k: "literal", literal: 14, to: 352 }, // 353
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 353 }, // 354
		{ k: "literal", literal: 15, to: 343 }, // 355
		{ k: "atom", kind: "word", field: "skip", to: 355 }, // 356
		{ k: "literal", literal: 16, to: 356 }, // 357
		{ k: "atom", kind: "word", field: "skip", to: 357 }, // 358
		{ k: "literal", literal: 17, to: 358 }, // 359
		{ k: "atom", kind: "word", field: "skip", to: 359 }, // 360
		{ k: "literal", literal: 18, to: 360 }, // 361
		{ k: "literal", literal: 4, to: 341 }, // 362
		{ k: "slot", slot: "tool", field: "skip", to: 362 }, // 363
		{ k: "literal", literal: 15, to: 347 }, // 364
		{ k: "atom", kind: "word", field: "skip", to: 364 }, // 365
		{ k: "literal", literal: 16, to: 365 }, // 366
		{ k: "atom", kind: "word", field: "skip", to: 366 }, // 367
		{ k: "literal", literal: 17, to: 367 }, // 368
		{ k: "atom", kind: "word", field: "skip", to: 368 }, // 369
		{ k: "literal", literal: 18, to: 369 }, // 370
		{ k: "fork", to: [343, 361, 363, 347, 370] }, // 371
		{ k: "space", greedy: true, to: 371 }, // 372
		{ k: "literal", literal: 7, to: 372 }, // 373
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 373 }, // 374
		{ k: "op", do: { op: "break", at: "here" }, to: 321 }, // 375
		{ k: "literal", literal: 4, to: 375 }, // 376
		{ k: "slot", slot: "tool", field: "skip", to: 376 }, // 377
		{ k: "literal", literal: 5, to: 377 }, // 378
		{ k: "space", greedy: true, to: 378 }, // 379
		{ k: "literal", literal: 10, to: 379 }, // 380
		{ k: "fork", to: [323, 327, 330, 333, 340, 354, 374, 378, 380] }, // 381
		{ k: "text", field: "value", typed: false, stray: false, exits: 381, stops: [7, 50, 51, 52, 53, 9, 3, 54, 55, 12, 14, 5, 10] }, // 382
		{ k: "literal", literal: 8, to: 382 }, // 383
		{ k: "text", field: "value", typed: true, stray: false, exits: 381, stops: [7, 50, 51, 52, 53, 9, 3, 54, 55, 12, 14, 5, 10] }, // 384
		{ k: "literal", literal: 11, to: 384 }, // 385
		{ k: "literal", literal: 4, to: 384 }, // 386
		{ k: "op", do: { op: "repair", code: 1 }, to: 386 }, // 387
		{ k: "literal", literal: 13, to: 382 }, // 388
		{ k: "fork", to: [394, 388] }, // 389
		{ k: "literal", literal: 19, to: 389 }, // 390
		{ k: "atom", kind: "attr", field: "skip", to: 390 }, // 391
		{ k: "literal", literal: 15, to: 391 }, // 392
		{ k: "atom", kind: "word", field: "skip", to: 392 }, // 393
		{ k: "space", greedy: true, to: 393 }, // 394
		{ k: "literal", literal: 20, to: 394 }, // 395
		{ k: "op", do: { op: "repair", code: 2 }, to: 395 }, // 396
		{ k: "literal", literal: 13, to: 384 }, // 397
		{ k: "fork", to: [403, 397] }, // 398
		{ k: "literal", literal: 19, to: 398 }, // 399
		{ k: "atom", kind: "attr", field: "skip", to: 399 }, // 400
		{ k: "literal", literal: 15, to: 400 }, // 401
		{ k: "atom", kind: "word", field: "skip", to: 401 }, // 402
		{ k: "space", greedy: true, to: 402 }, // 403
		{ k: "literal", literal: 21, to: 403 }, // 404
		{ k: "op", do: { op: "repair", code: 2 }, to: 404 }, // 405
		{ k: "fork", to: [411, 397] }, // 406
		{ k: "literal", literal: 19, to: 406 }, // 407
		{ k: "atom", kind: "attr", field: "skip", to: 407 }, // 408
		{ k: "literal", literal: 15, to: 408 }, // 409
		{ k: "atom", kind: "word", field: "skip", to: 409 }, // 410
		{ k: "space", greedy: true, to: 410 }, // 411
		{ k: "literal", literal: 19, to: 411 }, // 412
		{ k: "op", do: { op: "repair", code: 2 }, to: 412 }, // 413
		{ k: "literal", literal: 22, to: 382 }, // 414
		{ k: "space", greedy: true, to: 414 }, // 415
		{ k: "eol", to: 415 }, // 416
		{ k: "literal", literal: 19, to: 416 }, // 417
		{ k: "op", do: { op: "repair", code: 3 }, to: 417 }, // 418
		{ k: "literal", literal: 23, to: 384 }, // 419
		{ k: "space", greedy: true, to: 419 }, // 420
		{ k: "eol", to: 420 }, // 421
		{ k: "literal", literal: 19, to: 421 }, // 422
		{ k: "op", do: { op: "repair", code: 3 }, to: 422 }, // 423
		{ k: "fork", to: [383, 385, 387, 396, 405, 413, 418, 423] }, // 424
		{ k: "atom", kind: "word", field: "key", to: 424 }, // 425
		{ k: "literal", literal: 9, to: 425 }, // 426
		{ k: "space", greedy: true, to: 318 }, // 427
		{ k: "value", py: false, field: "arguments", to: 427 }, // 428
		{ k: "fork", to: [319, 428] }, // 429
		{ k: "space", greedy: true, to: 429 }, // 430
		{ k: "literal", literal: 4, to: 430 }, // 431
		{ k: "look", body: 166, to: 431 }, // 432
		{ k: "slot", slot: "tool", field: "name", to: 432 }, // 433
		{ k: "literal", literal: 5, to: 433 }, // 434
		{ k: "literal", literal: 28, to: 433 }, // 435
		{ k: "space", greedy: true, to: 435 }, // 436
		{ k: "eol", to: 436 }, // 437
		{ k: "literal", literal: 29, to: 437 }, // 438
		{ k: "op", do: { op: "repair", code: 3 }, to: 438 }, // 439
		{ k: "fork", to: [434, 439] }, // 440
		{ k: "op", do: { op: "repair", code: 0 }, to: 440 }, // 441
		{ k: "op", do: { op: "open", unit: 1 }, to: 441 }, // 442
		{ k: "fork", to: [550, 318] }, // 443
		{ k: "space", greedy: true, to: 443 }, // 444
		{ k: "op", do: { op: "settle" }, to: 444 }, // 445
		{ k: "look", body: 34, to: 445 }, // 446
		{ k: "literal", literal: 7, to: 446 }, // 447
		{ k: "look", body: 49, to: 445 }, // 448
		{ k: "eol", to: 448 }, // 449
		{ k: "fork", to: [449, 448] }, // 450
		{ k: "op", do: { op: "repair", code: 8 }, to: 450 }, // 451
		{ k: "look", body: 55, to: 445 }, // 452
		{ k: "literal", literal: 7, to: 452 }, // 453
		{ k: "op", do: { op: "repair", code: 9 }, to: 453 }, // 454
		{ k: "space", greedy: true, to: 447 }, // 455
		{ k: "literal", literal: 7, to: 455 }, // 456
		{ k: "op", do: { op: "repair", code: 10 }, to: 456 }, // 457
		{ k: "look", body: 62, to: 445 }, // 458
		{ k: "literal", literal: 12, to: 458 }, // 459
		{ k: "literal", literal: 3, to: 458 }, // 460
		{ k: "fork", to: [459, 460] }, // 461
		{ k: "eol", to: 461 }, // 462
		{ k: "fork", to: [462, 461] }, // 463
		{ k: "op", do: { op: "repair", code: 11 }, to: 463 }, // 464
		{ k: "op", do: { op: "break", at: "skip" }, to: 445 }, // 465
		{ k: "literal", literal: 8, to: 465 }, // 466
		{ k: "slot", slot: "unbound", field: "skip", to: 466 }, // 467
		{ k: "literal", literal: 9, to: 467 }, // 468
		{ k: "literal", literal: 3, to: 465 }, // 469
		{ k: "literal", literal: 11, to: 465 }, // 470
		{ k: "slot", slot: "unbound", field: "skip", to: 470 }, // 471
		{ k: "literal", literal: 9, to: 471 }, // 472
		{ k: "fork", to: [468, 469, 472] }, // 473
		{ k: "space", greedy: true, to: 473 }, // 474
		{ k: "literal", literal: 13, to: 474 }, // 475
		{ k: "atom", kind: "word", field: "skip", to: 475 }, // 476
		{ k: "literal", literal: 14, to: 476 }, // 477
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 477 }, // 478
		{ k: "literal", literal: 15, to: 467 }, // 479
		{ k: "atom", kind: "word", field: "skip", to: 479 }, // 480
		{ k: "literal", literal: 16, to: 480 }, // 481
		{ k: "atom", kind: "word", field: "skip", to: 481 }, // 482
		{ k: "literal", literal: 17, to: 482 }, // 483
		{ k: "atom", kind: "word", field: "skip", to: 483 }, // 484
		{ k: "literal", literal: 18, to: 484 }, // 485
		{ k: "literal", literal: 4, to: 465 }, // 486
		{ k: "slot", slot: "tool", field: "skip", to: 486 }, // 487
		{ k: "literal", literal: 15, to: 471 }, // 488
		{ k: "atom", kind: "word", field: "skip", to: 488 }, // 489
		{ k: "literal", literal: 16, to: 489 }, // 490
		{ k: "atom", kind: "word", field: "skip", to: 490 }, // 491
		{ k: "literal", literal: 17, to: 491 }, // 492
		{ k: "atom", kind: "word", field: "skip", to: 492 }, // 493
		{ k: "literal", literal: 18, to: 493 }, // 494
		{ k: "fork", to: [467, 485, 487, 471, 494] }, // 495
		{ k: "space", greedy: true, to: 495 }, // 496
		{ k: "literal", literal: 7, to: 496 }, // 497
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 497 }, // 498
		{ k: "op", do: { op: "break", at: "here" }, to: 445 }, // 499
		{ k: "literal", literal: 4, to: 499 }, // 500
		{ k: "slot", slot: "tool", field: "skip", to: 500 }, // 501
		{ k: "literal", literal: 5, to: 501 }, // 502
		{ k: "space", greedy: true, to: 502 }, // 503
		{ k: "literal", literal: 10, to: 503 }, // 504
		{ k: "fork", to: [447, 451, 454, 457, 464, 478, 498, 502, 504] }, // 505
		{ k: "text", field: "value", typed: false, stray: false, exits: 505, stops: [7, 50, 51, 52, 53, 9, 3, 54, 55, 12, 14, 5, 10] }, // 506
		{ k: "literal", literal: 8, to: 506 }, // 507
		{ k: "text", field: "value", typed: true, stray: false, exits: 505, stops: [7, 50, 51, 52, 53, 9, 3, 54, 55, 12, 14, 5, 10] }, // 508
		{ k: "literal", literal: 11, to: 508 }, // 509
		{ k: "literal", literal: 4, to: 508 }, // 510
		{ k: "op", do: { op: "repair", code: 1 }, to: 510 }, // 511
		{ k: "literal", literal: 13, to: 506 }, // 512
		{ k: "fork", to: [518, 512] }, // 513
		{ k: "literal", literal: 19, to: 513 }, // 514
		{ k: "atom", kind: "attr", field: "skip", to: 514 }, // 515
		{ k: "literal", literal: 15, to: 515 }, // 516
		{ k: "atom", kind: "word", field: "skip", to: 516 }, // 517
		{ k: "space", greedy: true, to: 517 }, // 518
		{ k: "literal", literal: 20, to: 518 }, // 519
		{ k: "op", do: { op: "repair", code: 2 }, to: 519 }, // 520
		{ k: "literal", literal: 13, to: 508 }, // 521
		{ k: "fork", to: [527, 521] }, // 522
		{ k: "literal", literal: 19, to: 522 }, // 523
		{ k: "atom", kind: "attr", field: "skip", to: 523 }, // 524
		{ k: "literal", literal: 15, to: 524 }, // 525
		{ k: "atom", kind: "word", field: "skip", to: 525 }, // 526
		{ k: "space", greedy: true, to: 526 }, // 527
		{ k: "literal", literal: 21, to: 527 }, // 528
		{ k: "op", do: { op: "repair", code: 2 }, to: 528 }, // 529
		{ k: "fork", to: [535, 521] }, // 530
		{ k: "literal", literal: 19, to: 530 }, // 531
		{ k: "atom", kind: "attr", field: "skip", to: 531 }, // 532
		{ k: "literal", literal: 15, to: 532 }, // 533
		{ k: "atom", kind: "word", field: "skip", to: 533 }, // 534
		{ k: "space", greedy: true, to: 534 }, // 535
		{ k: "literal", literal: 19, to: 535 }, // 536
		{ k: "op", do: { op: "repair", code: 2 }, to: 536 }, // 537
		{ k: "literal", literal: 22, to: 506 }, // 538
		{ k: "space", greedy: true, to: 538 }, // 539
		{ k: "eol", to: 539 }, // 540
		{ k: "literal", literal: 19, to: 540 }, // 541
		{ k: "op", do: { op: "repair", code: 3 }, to: 541 }, // 542
		{ k: "literal", literal: 23, to: 508 }, // 543
		{ k: "space", greedy: true, to: 543 }, // 544
		{ k: "eol", to: 544 }, // 545
		{ k: "literal", literal: 19, to: 545 }, // 546
		{ k: "op", do: { op: "repair", code: 3 }, to: 546 }, // 547
		{ k: "fork", to: [507, 509, 511, 520, 529, 537, 542, 547] }, // 548
		{ k: "atom", kind: "word", field: "key", to: 548 }, // 549
		{ k: "literal", literal: 9, to: 549 }, // 550
		{ k: "space", greedy: true, to: 550 }, // 551
		{ k: "literal", literal: 4, to: 551 }, // 552
		{ k: "look", body: 293, to: 552 }, // 553
		{ k: "slot", slot: "tool", field: "name", to: 553 }, // 554
		{ k: "literal", literal: 9, to: 554 }, // 555
		{ k: "op", do: { op: "repair", code: 6 }, to: 555 }, // 556
		{ k: "op", do: { op: "open", unit: 2 }, to: 556 }, // 557
		{ k: "literal", literal: 32, to: 2 }, // 558
		{ k: "literal", literal: 33, to: 2 }, // 559
		{ k: "literal", literal: 34, to: 2 }, // 560
		{ k: "fork", to: [558, 559, 560] }, // 561
		{ k: "text", field: "content", typed: false, exits: 563, stops: [44, 45, 46, 32, 33, 34, 1, 10, 30, 31, 5, 29, 9, 47, 48, 49], stray: true, section: { entry: 564, proof: false, content: false } }, // 562
		{ k: "fork", to: [615, 561, 300] }, // 563
		{ k: "fork", to: [615, 561] }, // 564
		{ k: "space", greedy: true, to: 562 }, // 565
		{ k: "op", do: { op: "close" }, to: 565 }, // 566
		{ k: "literal", literal: 35, to: 566 }, // 567
		{ k: "literal", literal: 36, to: 566 }, // 568
		{ k: "literal", literal: 37, to: 566 }, // 569
		{ k: "op", do: { op: "repair", code: 7 }, to: 569 }, // 570
		{ k: "fork", to: [567, 568, 570] }, // 571
		{ k: "fork", to: [603, 571] }, // 572
		{ k: "space", greedy: true, to: 572 }, // 573
		{ k: "op", do: { op: "settle" }, to: 573 }, // 574
		{ k: "literal", literal: 38, to: 0 }, // 575
		{ k: "literal", literal: 39, to: 0 }, // 576
		{ k: "literal", literal: 40, to: 0 }, // 577
		{ k: "op", do: { op: "repair", code: 7 }, to: 577 }, // 578
		{ k: "literal", literal: 35, to: 0 }, // 579
		{ k: "literal", literal: 36, to: 0 }, // 580
		{ k: "literal", literal: 37, to: 0 }, // 581
		{ k: "op", do: { op: "repair", code: 7 }, to: 581 }, // 582
		{ k: "fork", to: [575, 576, 578, 579, 580, 582] }, // 583
		{ k: "space", greedy: true, to: 583 }, // 584
		{ k: "look", body: 584, to: 574 }, // 585
		{ k: "literal", literal: 41, to: 585 }, // 586
		{ k: "literal", literal: 42, to: 585 }, // 587
		{ k: "literal", literal: 43, to: 585 }, // 588
		{ k: "op", do: { op: "repair", code: 7 }, to: 588 }, // 589
		{ k: "fork", to: [586, 587, 589] }, // 590
		{ k: "text", field: "value", typed: false, stray: false, exits: 590, stops: [41, 42, 43] }, // 591
		{ k: "literal", literal: 8, to: 591 }, // 592
		{ k: "text", field: "value", typed: true, stray: false, exits: 590, stops: [41, 42, 43] }, // 593
		{ k: "literal", literal: 11, to: 593 }, // 594
		{ k: "literal", literal: 4, to: 593 }, // 595
		{ k: "fork", to: [592, 594, 595] }, // 596
		{ k: "atom", kind: "word", field: "key", to: 596 }, // 597
		{ k: "literal", literal: 15, to: 597 }, // 598
		{ k: "literal", literal: 38, to: 598 }, // 599
		{ k: "literal", literal: 39, to: 598 }, // 600
		{ k: "literal", literal: 40, to: 598 }, // 601
		{ k: "op", do: { op: "repair", code: 7 }, to: 601 }, // 602
		{ k: "fork", to: [599, 600, 602] }, // 603
		{ k: "space", greedy: true, to: 571 }, // 604
		{ k: "value", py: false, field: "arguments", to: 604 }, // 605
		{ k: "fork", to: [572, 605] }, // 606
		{ k: "space", greedy: true, to: 606 }, // 607
		{ k: "literal", literal: 4, to: 607 }, // 608
		{ k: "atom", kind: "word", field: "name", to: 608 }, // 609
		{ k: "literal", literal: 44, to: 609 }, // 610
		{ k: "literal", literal: 45, to: 609 }, // 611
		{ k: "literal", literal: 46, to: 609 }, // 612
		{ k: "op", do: { op: "repair", code: 7 }, to: 612 }, // 613
		{ k: "fork", to: [610, 611, 613] }, // 614
		{ k: "op", do: { op: "open", unit: 3 }, to: 614 }, // 615
		{ k: "literal", literal: 47, to: 565 }, // 616
		{ k: "literal", literal: 48, to: 565 }, // 617
		{ k: "literal", literal: 49, to: 565 }, // 618
		{ k: "fork", to: [616, 617, 618] }, // 619
		{ k: "op", do: { op: "repair", code: 7 }, to: 619 }, // 620
		{ k: "op", do: { op: "settle" }, to: 0 }, // 621
		{ k: "literal", literal: 0, to: 2 }, // 622
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 622, stops: [0] }, // 623
		{ k: "literal", literal: 1, to: 623 }, // 624
		{ k: "fork", to: [624, 623] }, // 625
	],
};
