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
	lenient: ["bare", "untyped", "more-attributes", "broken-line", "self-closing", "trailing-bar", "parameter-invoke", "other-bars", "signs-around", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		"}", // 24
		"<｜DSML｜", // 25
		"</｜DSML｜", // 26
		"{", // 27
		"\"/>", // 28
		"\" />", // 29
		"name=\"", // 30
		"<｜DSML｜ invoke", // 31
		"<｜DSML｜ calls|", // 32
		"<｜DSML｜ calls｜", // 33
		"</‖DSML‖ calls>", // 34
		"</｜｜DSML｜｜ calls>", // 35
		"</|DSML| calls>", // 36
		"</‖DSML‖ invoke>", // 37
		"</｜｜DSML｜｜ invoke>", // 38
		"</|DSML| invoke>", // 39
		"<‖DSML‖ parameter name", // 40
		"<｜｜DSML｜｜ parameter name", // 41
		"<|DSML| parameter name", // 42
		"</‖DSML‖ parameter>", // 43
		"</｜｜DSML｜｜ parameter>", // 44
		"</|DSML| parameter>", // 45
		"<‖DSML‖ invoke name=\"", // 46
		"<｜｜DSML｜｜ invoke name=\"", // 47
		"<|DSML| invoke name=\"", // 48
		"<‖DSML‖ calls>", // 49
		"<｜｜DSML｜｜ calls>", // 50
		"<|DSML| calls>", // 51
		"\n<｜DSML｜ parameter name=\"", // 52
		"\n</｜DSML｜ invoke>", // 53
		"\r\n<｜DSML｜ parameter name=\"", // 54
		"\r\n</｜DSML｜ invoke>", // 55
		"\n<｜DSML｜ parameter>", // 56
		"\r\n<｜DSML｜ parameter>", // 57
	],
	openings: [1, 10, 32, 33, 5, 31, 9, 49, 50, 51],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 666 }, // 0
	],
	units: [
		{ closes: [3, 29], openings: [5, 31, 9, 2, 1, 10, 32, 33, 49, 50, 51], after: 13, closable: [17, 156, 158, 159, 160, 161, 162, 163, 175, 176, 177, 178], closableByLoop: [18, 20, 21, 25, 26, 27, 28, 29, 30, 35, 36, 50, 51, 52, 53, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 75, 78, 79, 80, 91, 104, 105, 110, 165, 166, 167, 174, 179, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 214, 215, 218, 219, 220, 231, 244, 245, 250], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 32, 33, 5, 31, 9, 49, 50, 51], after: 2, closable: [325, 326, 327, 328, 443, 444, 445, 446, 447, 448, 449], closableByLoop: [329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 361, 362, 365, 366, 367, 378, 391, 392, 397, 451, 452, 453, 454], pairs: true }, // 1
		{ closes: [2, 3], openings: [1, 10, 32, 33, 5, 31, 9, 49, 50, 51], after: 2, closable: [325, 326, 327, 328], closableByLoop: [329, 330, 331, 332, 333, 334, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 491, 492, 495, 496, 497, 508, 521, 522, 527], pairs: true }, // 2
		{ closes: [39, 38, 37], openings: [46, 47, 48, 34, 35, 36, 1, 10, 32, 33, 5, 31, 9, 49, 50, 51], after: 584, closable: [588, 626, 629, 630, 631, 632, 633, 634], closableByLoop: [589, 590, 591, 592, 593, 594, 595, 596, 607, 608, 609, 610, 611, 612, 636, 637, 638, 642], pairs: true }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 32, 33, 5, 31, 9, 49, 50, 51], stray: false }, // 2
		{ k: "fork", to: [11, 324, 464, 579, 661, 0] }, // 3
		{ k: "fork", to: [11, 324, 464, 579, 661] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [5, 31, 9, 2, 1, 10, 32, 33, 49, 50, 51], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [306, 12, 307] }, // 14
		{ k: "fork", to: [306, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 0 }, // 19
		{ k: "look", body: 19, to: 17 }, // 20
		{ k: "op", do: { op: "repair", code: 10 }, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 0 }, // 22
		{ k: "slot", slot: "tool", field: "skip", to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "look", body: 24, to: 17 }, // 25
		{ k: "op", do: { op: "repair", code: 10 }, to: 25 }, // 26
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
		{ k: "op", do: { op: "repair", code: 9 }, to: 52 }, // 53
		{ k: "fork", to: [19, 24] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 30 }, // 56
		{ k: "literal", literal: 7, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 10 }, to: 57 }, // 58
		{ k: "space", greedy: true, to: 36 }, // 59
		{ k: "literal", literal: 7, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 11 }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 49 }, // 62
		{ k: "look", body: 62, to: 30 }, // 63
		{ k: "literal", literal: 12, to: 63 }, // 64
		{ k: "literal", literal: 3, to: 63 }, // 65
		{ k: "fork", to: [64, 65] }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "op", do: { op: "repair", code: 12 }, to: 68 }, // 69
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
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 82 }, // 83
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
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 102 }, // 103
		{ k: "op", do: { op: "break", at: "here" }, to: 30 }, // 104
		{ k: "literal", literal: 4, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 5, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 10, to: 108 }, // 109
		{ k: "fork", to: [36, 53, 58, 61, 69, 83, 103, 107, 109] }, // 110
		{ k: "text", field: "value", typed: false, stray: false, exits: 110, stops: [7, 52, 53, 54, 55, 9, 3, 56, 57, 12, 14, 5, 10] }, // 111
		{ k: "literal", literal: 8, to: 111 }, // 112
		{ k: "text", field: "value", typed: true, stray: false, exits: 110, stops: [7, 52, 53, 54, 55, 9, 3, 56, 57, 12, 14, 5, 10] }, // 113
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
		{ k: "space", greedy: true, to: 32 }, // 157
		{ k: "look", body: 157, to: 156 }, // 158
		{ k: "fork", to: [161, 158] }, // 159
		{ k: "literal", literal: 24, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "op", do: { op: "repair", code: 8 }, to: 161 }, // 162
		{ k: "fork", to: [156, 162] }, // 163
		{ k: "value", py: false, field: "arguments", to: 163 }, // 164
		{ k: "fork", to: [28, 164] }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 4, to: 166 }, // 167
		{ k: "literal", literal: 25, to: 0 }, // 168
		{ k: "literal", literal: 26, to: 0 }, // 169
		{ k: "literal", literal: 27, to: 0 }, // 170
		{ k: "fork", to: [168, 169, 170] }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "literal", literal: 4, to: 172 }, // 173
		{ k: "look", body: 173, to: 167 }, // 174
		{ k: "literal", literal: 28, to: 17 }, // 175
		{ k: "literal", literal: 29, to: 17 }, // 176
		{ k: "fork", to: [175, 176] }, // 177
		{ k: "op", do: { op: "repair", code: 4 }, to: 177 }, // 178
		{ k: "fork", to: [174, 178] }, // 179
		{ k: "atom", kind: "word", field: "name", to: 179 }, // 180
		{ k: "literal", literal: 5, to: 180 }, // 181
		{ k: "literal", literal: 30, to: 180 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "eol", to: 183 }, // 184
		{ k: "literal", literal: 31, to: 184 }, // 185
		{ k: "op", do: { op: "repair", code: 3 }, to: 185 }, // 186
		{ k: "fork", to: [181, 186] }, // 187
		{ k: "fork", to: [295, 27] }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "op", do: { op: "settle" }, to: 189 }, // 190
		{ k: "look", body: 34, to: 190 }, // 191
		{ k: "literal", literal: 7, to: 191 }, // 192
		{ k: "look", body: 49, to: 190 }, // 193
		{ k: "eol", to: 193 }, // 194
		{ k: "fork", to: [194, 193] }, // 195
		{ k: "op", do: { op: "repair", code: 9 }, to: 195 }, // 196
		{ k: "look", body: 55, to: 190 }, // 197
		{ k: "literal", literal: 7, to: 197 }, // 198
		{ k: "op", do: { op: "repair", code: 10 }, to: 198 }, // 199
		{ k: "space", greedy: true, to: 192 }, // 200
		{ k: "literal", literal: 7, to: 200 }, // 201
		{ k: "op", do: { op: "repair", code: 11 }, to: 201 }, // 202
		{ k: "look", body: 62, to: 190 }, // 203
		{ k: "literal", literal: 12, to: 203 }, // 204
		{ k: "literal", literal: 3, to: 203 }, // 205
		{ k: "fork", to: [204, 205] }, // 206
		{ k: "eol", to: 206 }, // 207
		{ k: "fork", to: [207, 206] }, // 208
		{ k: "op", do: { op: "repair", code: 12 }, to: 208 }, // 209
		{ k: "op", do: { op: "break", at: "skip" }, to: 190 }, // 210
		{ k: "literal", literal: 8, to: 210 }, // 211
		{ k: "slot", slot: "unbound", field: "skip", to: 211 }, // 212
		{ k: "literal", literal: 9, to: 212 }, // 213
		{ k: "literal", literal: 3, to: 210 }, // 214
		{ k: "literal", literal: 11, to: 210 }, // 215
		{ k: "slot", slot: "unbound", field: "skip", to: 215 }, // 216
		{ k: "literal", literal: 9, to: 216 }, // 217
		{ k: "fork", to: [213, 214, 217] }, // 218
		{ k: "space", greedy: true, to: 218 }, // 219
		{ k: "literal", literal: 13, to: 219 }, // 220
		{ k: "atom", kind: "word", field: "skip", to: 220 }, // 221
		{ k: "literal", literal: 14, to: 221 }, // 222
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 222 }, // 223
		{ k: "literal", literal: 15, to: 212 }, // 224
		{ k: "atom", kind: "word", field: "skip", to: 224 }, // 225
		{ k: "literal", literal: 16, to: 225 }, // 226
		{ k: "atom", kind: "word", field: "skip", to: 226 }, // 227
		{ k: "literal", literal: 17, to: 227 }, // 228
		{ k: "atom", kind: "word", field: "skip", to: 228 }, // 229
		{ k: "literal", literal: 18, to: 229 }, // 230
		{ k: "literal", literal: 4, to: 210 }, // 231
		{ k: "slot", slot: "tool", field: "skip", to: 231 }, // 232
		{ k: "literal", literal: 15, to: 216 }, // 233
		{ k: "atom", kind: "word", field: "skip", to: 233 }, // 234
		{ k: "literal", literal: 16, to: 234 }, // 235
		{ k: "atom", kind: "word", field: "skip", to: 235 }, // 236
		{ k: "literal", literal: 17, to: 236 }, // 237
		{ k: "atom", kind: "word", field: "skip", to: 237 }, // 238
		{ k: "literal", literal: 18, to: 238 }, // 239
		{ k: "fork", to: [212, 230, 232, 216, 239] }, // 240
		{ k: "space", greedy: true, to: 240 }, // 241
		{ k: "literal", literal: 7, to: 241 }, // 242
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 242 }, // 243
		{ k: "op", do: { op: "break", at: "here" }, to: 190 }, // 244
		{ k: "literal", literal: 4, to: 244 }, // 245
		{ k: "slot", slot: "tool", field: "skip", to: 245 }, // 246
		{ k: "literal", literal: 5, to: 246 }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "literal", literal: 10, to: 248 }, // 249
		{ k: "fork", to: [192, 196, 199, 202, 209, 223, 243, 247, 249] }, // 250
		{ k: "text", field: "value", typed: false, stray: false, exits: 250, stops: [7, 52, 53, 54, 55, 9, 3, 56, 57, 12, 14, 5, 10] }, // 251
		{ k: "literal", literal: 8, to: 251 }, // 252
		{ k: "text", field: "value", typed: true, stray: false, exits: 250, stops: [7, 52, 53, 54, 55, 9, 3, 56, 57, 12, 14, 5, 10] }, // 253
		{ k: "literal", literal: 11, to: 253 }, // 254
		{ k: "literal", literal: 4, to: 253 }, // 255
		{ k: "op", do: { op: "repair", code: 1 }, to: 255 }, // 256
		{ k: "literal", literal: 13, to: 251 }, // 257
		{ k: "fork", to: [263, 257] }, // 258
		{ k: "literal", literal: 19, to: 258 }, // 259
		{ k: "atom", kind: "attr", field: "skip", to: 259 }, // 260
		{ k: "literal", literal: 15, to: 260 }, // 261
		{ k: "atom", kind: "word", field: "skip", to: 261 }, // 262
		{ k: "space", greedy: true, to: 262 }, // 263
		{ k: "literal", literal: 20, to: 263 }, // 264
		{ k: "op", do: { op: "repair", code: 2 }, to: 264 }, // 265
		{ k: "literal", literal: 13, to: 253 }, // 266
		{ k: "fork", to: [272, 266] }, // 267
		{ k: "literal", literal: 19, to: 267 }, // 268
		{ k: "atom", kind: "attr", field: "skip", to: 268 }, // 269
		{ k: "literal", literal: 15, to: 269 }, // 270
		{ k: "atom", kind: "word", field: "skip", to: 270 }, // 271
		{ k: "space", greedy: true, to: 271 }, // 272
		{ k: "literal", literal: 21, to: 272 }, // 273
		{ k: "op", do: { op: "repair", code: 2 }, to: 273 }, // 274
		{ k: "fork", to: [280, 266] }, // 275
		{ k: "literal", literal: 19, to: 275 }, // 276
		{ k: "atom", kind: "attr", field: "skip", to: 276 }, // 277
		{ k: "literal", literal: 15, to: 277 }, // 278
		{ k: "atom", kind: "word", field: "skip", to: 278 }, // 279
		{ k: "space", greedy: true, to: 279 }, // 280
		{ k: "literal", literal: 19, to: 280 }, // 281
		{ k: "op", do: { op: "repair", code: 2 }, to: 281 }, // 282
		{ k: "literal", literal: 22, to: 251 }, // 283
		{ k: "space", greedy: true, to: 283 }, // 284
		{ k: "eol", to: 284 }, // 285
		{ k: "literal", literal: 19, to: 285 }, // 286
		{ k: "op", do: { op: "repair", code: 3 }, to: 286 }, // 287
		{ k: "literal", literal: 23, to: 253 }, // 288
		{ k: "space", greedy: true, to: 288 }, // 289
		{ k: "eol", to: 289 }, // 290
		{ k: "literal", literal: 19, to: 290 }, // 291
		{ k: "op", do: { op: "repair", code: 3 }, to: 291 }, // 292
		{ k: "fork", to: [252, 254, 256, 265, 274, 282, 287, 292] }, // 293
		{ k: "atom", kind: "word", field: "key", to: 293 }, // 294
		{ k: "literal", literal: 9, to: 294 }, // 295
		{ k: "space", greedy: true, to: 295 }, // 296
		{ k: "literal", literal: 4, to: 296 }, // 297
		{ k: "literal", literal: 9, to: 0 }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "literal", literal: 4, to: 299 }, // 300
		{ k: "look", body: 300, to: 297 }, // 301
		{ k: "slot", slot: "tool", field: "name", to: 301 }, // 302
		{ k: "literal", literal: 9, to: 302 }, // 303
		{ k: "op", do: { op: "repair", code: 6 }, to: 303 }, // 304
		{ k: "fork", to: [187, 304] }, // 305
		{ k: "op", do: { op: "open", unit: 0 }, to: 305 }, // 306
		{ k: "op", do: { op: "leave" }, to: 4 }, // 307
		{ k: "literal", literal: 10, to: 16 }, // 308
		{ k: "literal", literal: 5, to: 0 }, // 309
		{ k: "literal", literal: 30, to: 0 }, // 310
		{ k: "space", greedy: true, to: 310 }, // 311
		{ k: "eol", to: 311 }, // 312
		{ k: "literal", literal: 31, to: 312 }, // 313
		{ k: "op", do: { op: "repair", code: 3 }, to: 313 }, // 314
		{ k: "fork", to: [309, 314] }, // 315
		{ k: "space", greedy: true, to: 315 }, // 316
		{ k: "look", body: 316, to: 16 }, // 317
		{ k: "literal", literal: 13, to: 317 }, // 318
		{ k: "fork", to: [318, 317] }, // 319
		{ k: "literal", literal: 32, to: 319 }, // 320
		{ k: "literal", literal: 33, to: 319 }, // 321
		{ k: "fork", to: [320, 321] }, // 322
		{ k: "op", do: { op: "repair", code: 5 }, to: 322 }, // 323
		{ k: "fork", to: [308, 323] }, // 324
		{ k: "op", do: { op: "close" }, to: 2 }, // 325
		{ k: "literal", literal: 2, to: 325 }, // 326
		{ k: "space", greedy: true, to: 326 }, // 327
		{ k: "fork", to: [327, 325] }, // 328
		{ k: "literal", literal: 3, to: 328 }, // 329
		{ k: "look", body: 19, to: 328 }, // 330
		{ k: "op", do: { op: "repair", code: 10 }, to: 330 }, // 331
		{ k: "look", body: 24, to: 328 }, // 332
		{ k: "op", do: { op: "repair", code: 10 }, to: 332 }, // 333
		{ k: "fork", to: [329, 331, 333] }, // 334
		{ k: "fork", to: [442, 334] }, // 335
		{ k: "space", greedy: true, to: 335 }, // 336
		{ k: "op", do: { op: "settle" }, to: 336 }, // 337
		{ k: "look", body: 34, to: 337 }, // 338
		{ k: "literal", literal: 7, to: 338 }, // 339
		{ k: "look", body: 49, to: 337 }, // 340
		{ k: "eol", to: 340 }, // 341
		{ k: "fork", to: [341, 340] }, // 342
		{ k: "op", do: { op: "repair", code: 9 }, to: 342 }, // 343
		{ k: "look", body: 55, to: 337 }, // 344
		{ k: "literal", literal: 7, to: 344 }, // 345
		{ k: "op", do: { op: "repair", code: 10 }, to: 345 }, // 346
		{ k: "space", greedy: true, to: 339 }, // 347
		{ k: "literal", literal: 7, to: 347 }, // 348
		{ k: "op", do: { op: "repair", code: 11 }, to: 348 }, // 349
		{ k: "look", body: 62, to: 337 }, // 350
		{ k: "literal", literal: 12, to: 350 }, // 351
		{ k: "literal", literal: 3, to: 350 }, // 352
		{ k: "fork", to: [351, 352] }, // 353
		{ k: "eol", to: 353 }, // 354
		{ k: "fork", to: [354, 353] }, // 355
		{ k: "op", do: { op: "repair", code: 12 }, to: 355 }, // 356
		{ k: "op", do: { op: "break", at: "skip" }, to: 337 }, // 357
		{ k: "literal", literal: 8, to: 357 }, // 358
		{ k: "slot", slot: "unbound", field: "skip", to: 358 }, // 359
		{ k: "literal", literal: 9, to: 359 }, // 360
		{ k: "literal", literal: 3, to: 357 }, // 361
		{ k: "literal", literal: 11, to: 357 }, // 362
		{ k: "slot", slot: "unbound", field: "skip", to: 362 }, // 363
		{ k: "literal", literal: 9, to: 363 }, // 364
		{ k: "fork", to: [360, 361, 364] }, // 365
		{ k: "space", greedy: true, to: 365 }, // 366
		{ k: "literal", literal: 13, to: 366 }, // 367
		{ k: "atom", kind: "word", field: "skip", to: 367 }, // 368
		{ k: "literal", literal: 14, to: 368 }, // 369
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 369 }, // 370
		{ k: "literal", literal: 15, to: 359 }, // 371
		{ k: "atom", kind: "word", field: "skip", to: 371 }, // 372
		{ k: "literal", literal: 16, to: 372 }, // 373
		{ k: "atom", kind: "word", field: "skip", to: 373 }, // 374
		{ k: "literal", literal: 17, to: 374 }, // 375
		{ k: "atom", kind: "word", field: "skip", to: 375 }, // 376
		{ k: "literal", literal: 18, to: 376 }, // 377
		{ k: "literal", literal: 4, to: 357 }, // 378
		{ k: "slot", slot: "tool", field: "skip", to: 378 }, // 379
		{ k: "literal", literal: 15, to: 363 }, // 380
		{ k: "atom", kind: "word", field: "skip", to: 380 }, // 381
		{ k: "literal", literal: 16, to: 381 }, // 382
		{ k: "atom", kind: "word", field: "skip", to: 382 }, // 383
		{ k: "literal", literal: 17, to: 383 }, // 384
		{ k: "atom", kind: "word", field: "skip", to: 384 }, // 385
		{ k: "literal", literal: 18, to: 385 }, // 386
		{ k: "fork", to: [359, 377, 379, 363, 386] }, // 387
		{ k: "space", greedy: true, to: 387 }, // 388
		{ k: "literal", literal: 7, to: 388 }, // 389
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 389 }, // 390
		{ k: "op", do: { op: "break", at: "here" }, to: 337 }, // 391
		{ k: "literal", literal: 4, to: 391 }, // 392
		{ k: "slot", slot: "tool", field: "skip", to: 392 }, // 393
		{ k: "literal", literal: 5, to: 393 }, // 394
		{ k: "space", greedy: true, to: 394 }, // 395
		{ k: "literal", literal: 10, to: 395 }, // 396
		{ k: "fork", to: [339, 343, 346, 349, 356, 370, 390, 394, 396] }, // 397
		{ k: "text", field: "value", typed: false, stray: false, exits: 397, stops: [7, 52, 53, 54, 55, 9, 3, 56, 57, 12, 14, 5, 10] }, // 398
		{ k: "literal", literal: 8, to: 398 }, // 399
		{ k: "text", field: "value", typed: true, stray: false, exits: 397, stops: [7, 52, 53, 54, 55, 9, 3, 56, 57, 12, 14, 5, 10] }, // 400
		{ k: "literal", literal: 11, to: 400 }, // 401
		{ k: "literal", literal: 4, to: 400 }, // 402
		{ k: "op", do: { op: "repair", code: 1 }, to: 402 }, // 403
		{ k: "literal", literal: 13, to: 398 }, // 404
		{ k: "fork", to: [410, 404] }, // 405
		{ k: "literal", literal: 19, to: 405 }, // 406
		{ k: "atom", kind: "attr", field: "skip", to: 406 }, // 407
		{ k: "literal", literal: 15, to: 407 }, // 408
		{ k: "atom", kind: "word", field: "skip", to: 408 }, // 409
		{ k: "space", greedy: true, to: 409 }, // 410
		{ k: "literal", literal: 20, to: 410 }, // 411
		{ k: "op", do: { op: "repair", code: 2 }, to: 411 }, // 412
		{ k: "literal", literal: 13, to: 400 }, // 413
		{ k: "fork", to: [419, 413] }, // 414
		{ k: "literal", literal: 19, to: 414 }, // 415
		{ k: "atom", kind: "attr", field: "skip", to: 415 }, // 416
		{ k: "literal", literal: 15, to: 416 }, // 417
		{ k: "atom", kind: "word", field: "skip", to: 417 }, // 418
		{ k: "space", greedy: true, to: 418 }, // 419
		{ k: "literal", literal: 21, to: 419 }, // 420
		{ k: "op", do: { op: "repair", code: 2 }, to: 420 }, // 421
		{ k: "fork", to: [427, 413] }, // 422
		{ k: "literal", literal: 19, to: 422 }, // 423
		{ k: "atom", kind: "attr", field: "skip", to: 423 }, // 424
		{ k: "literal", literal: 15, to: 424 }, // 425
		{ k: "atom", kind: "word", field: "skip", to: 425 }, // 426
		{ k: "space", greedy: true, to: 426 }, // 427
		{ k: "literal", literal: 19, to: 427 }, // 428
		{ k: "op", do: { op: "repair", code: 2 }, to: 428 }, // 429
		{ k: "literal", literal: 22, to: 398 }, // 430
		{ k: "space", greedy: true, to: 430 }, // 431
		{ k: "eol", to: 431 }, // 432
		{ k: "literal", literal: 19, to: 432 }, // 433
		{ k: "op", do: { op: "repair", code: 3 }, to: 433 }, // 434
		{ k: "literal", literal: 23, to: 400 }, // 435
		{ k: "space", greedy: true, to: 435 }, // 436
		{ k: "eol", to: 436 }, // 437
		{ k: "literal", literal: 19, to: 437 }, // 438
		{ k: "op", do: { op: "repair", code: 3 }, to: 438 }, // 439
		{ k: "fork", to: [399, 401, 403, 412, 421, 429, 434, 439] }, // 440
		{ k: "atom", kind: "word", field: "key", to: 440 }, // 441
		{ k: "literal", literal: 9, to: 441 }, // 442
		{ k: "space", greedy: true, to: 334 }, // 443
		{ k: "look", body: 157, to: 443 }, // 444
		{ k: "fork", to: [447, 444] }, // 445
		{ k: "literal", literal: 24, to: 445 }, // 446
		{ k: "space", greedy: true, to: 446 }, // 447
		{ k: "op", do: { op: "repair", code: 8 }, to: 447 }, // 448
		{ k: "fork", to: [443, 448] }, // 449
		{ k: "value", py: false, field: "arguments", to: 449 }, // 450
		{ k: "fork", to: [335, 450] }, // 451
		{ k: "space", greedy: true, to: 451 }, // 452
		{ k: "literal", literal: 4, to: 452 }, // 453
		{ k: "look", body: 173, to: 453 }, // 454
		{ k: "slot", slot: "tool", field: "name", to: 454 }, // 455
		{ k: "literal", literal: 5, to: 455 }, // 456
		{ k: "literal", literal: 30, to: 455 }, // 457
		{ k: "space", greedy: true, to: 457 }, // 458
		{ k: "eol", to: 458 }, // 459
		{ k: "literal", literal: 31, to: 459 }, // 460
		{ k: "op", do: { op: "repair", code: 3 }, to: 460 }, // 461
		{ k: "fork", to: [456, 461] }, // 462
		{ k: "op", do: { op: "repair", code: 0 }, to: 462 }, // 463
		{ k: "op", do: { op: "open", unit: 1 }, to: 463 }, // 464
		{ k: "fork", to: [572, 334] }, // 465
		{ k: "space", greedy: true, to: 465 }, // 466
		{ k: "op", do: { op: "settle" }, to: 466 }, // 467
		{ k: "look", body: 34, to: 467 }, // 468
		{ k: "literal", literal: 7, to: 468 }, // 469
		{ k: "look", body: 49, to: 467 }, // 470
		{ k: "eol", to: 470 }, // 471
		{ k: "fork", to: [471, 470] }, // 472
		{ k: "op", do: { op: "repair", code: 9 }, to: 472 }, // 473
		{ k: "look", body: 55, to: 467 }, // 474
		{ k: "literal", literal: 7, to: 474 }, // 475
		{ k: "op", do: { op: "repair", code: 10 }, to: 475 }, // 476
		{ k: "space", greedy: true, to: 469 }, // 477
		{ k: "literal", literal: 7, to: 477 }, // 478
		{ k: "op", do: { op: "repair", code: 11 }, to: 478 }, // 479
		{ k: "look", body: 62, to: 467 }, // 480
		{ k: "literal", literal: 12, to: 480 }, // 481
		{ k: "literal", literal: 3, to: 480 }, // 482
		{ k: "fork", to: [481, 482] }, // 483
		{ k: "eol", to: 483 }, // 484
		{ k: "fork", to: [484, 483] }, // 485
		{ k: "op", do: { op: "repair", code: 12 }, to: 485 }, // 486
		{ k: "op", do: { op: "break", at: "skip" }, to: 467 }, // 487
		{ k: "literal", literal: 8, to: 487 }, // 488
		{ k: "slot", slot: "unbound", field: "skip", to: 488 }, // 489
		{ k: "literal", literal: 9, to: 489 }, // 490
		{ k: "literal", literal: 3, to: 487 }, // 491
		{ k: "literal", literal: 11, to: 487 }, // 492
		{ k: "slot", slot: "unbound", field: "skip", to: 492 }, // 493
		{ k: "literal", literal: 9, to: 493 }, // 494
		{ k: "fork", to: [490, 491, 494] }, // 495
		{ k: "space", greedy: true, to: 495 }, // 496
		{ k: "literal", literal: 13, to: 496 }, // 497
		{ k: "atom", kind: "word", field: "skip", to: 497 }, // 498
		{ k: "literal", literal: 14, to: 498 }, // 499
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 499 }, // 500
		{ k: "literal", literal: 15, to: 489 }, // 501
		{ k: "atom", kind: "word", field: "skip", to: 501 }, // 502
		{ k: "literal", literal: 16, to: 502 }, // 503
		{ k: "atom", kind: "word", field: "skip", to: 503 }, // 504
		{ k: "literal", literal: 17, to: 504 }, // 505
		{ k: "atom", kind: "word", field: "skip", to: 505 }, // 506
		{ k: "literal", literal: 18, to: 506 }, // 507
		{ k: "literal", literal: 4, to: 487 }, // 508
		{ k: "slot", slot: "tool", field: "skip", to: 508 }, // 509
		{ k: "literal", literal: 15, to: 493 }, // 510
		{ k: "atom", kind: "word", field: "skip", to: 510 }, // 511
		{ k: "literal", literal: 16, to: 511 }, // 512
		{ k: "atom", kind: "word", field: "skip", to: 512 }, // 513
		{ k: "literal", literal: 17, to: 513 }, // 514
		{ k: "atom", kind: "word", field: "skip", to: 514 }, // 515
		{ k: "literal", literal: 18, to: 515 }, // 516
		{ k: "fork", to: [489, 507, 509, 493, 516] }, // 517
		{ k: "space", greedy: true, to: 517 }, // 518
		{ k: "literal", literal: 7, to: 518 }, // 519
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 519 }, // 520
		{ k: "op", do: { op: "break", at: "here" }, to: 467 }, // 521
		{ k: "literal", literal: 4, to: 521 }, // 522
		{ k: "slot", slot: "tool", field: "skip", to: 522 }, // 523
		{ k: "literal", literal: 5, to: 523 }, // 524
		{ k: "space", greedy: true, to: 524 }, // 525
		{ k: "literal", literal: 10, to: 525 }, // 526
		{ k: "fork", to: [469, 473, 476, 479, 486, 500, 520, 524, 526] }, // 527
		{ k: "text", field: "value", typed: false, stray: false, exits: 527, stops: [7, 52, 53, 54, 55, 9, 3, 56, 57, 12, 14, 5, 10] }, // 528
		{ k: "literal", literal: 8, to: 528 }, // 529
		{ k: "text", field: "value", typed: true, stray: false, exits: 527, stops: [7, 52, 53, 54, 55, 9, 3, 56, 57, 12, 14, 5, 10] }, // 530
		{ k: "literal", literal: 11, to: 530 }, // 531
		{ k: "literal", literal: 4, to: 530 }, // 532
		{ k: "op", do: { op: "repair", code: 1 }, to: 532 }, // 533
		{ k: "literal", literal: 13, to: 528 }, // 534
		{ k: "fork", to: [540, 534] }, // 535
		{ k: "literal", literal: 19, to: 535 }, // 536
		{ k: "atom", kind: "attr", field: "skip", to: 536 }, // 537
		{ k: "literal", literal: 15, to: 537 }, // 538
		{ k: "atom", kind: "word", field: "skip", to: 538 }, // 539
		{ k: "space", greedy: true, to: 539 }, // 540
		{ k: "literal", literal: 20, to: 540 }, // 541
		{ k: "op", do: { op: "repair", code: 2 }, to: 541 }, // 542
		{ k: "literal", literal: 13, to: 530 }, // 543
		{ k: "fork", to: [549, 543] }, // 544
		{ k: "literal", literal: 19, to: 544 }, // 545
		{ k: "atom", kind: "attr", field: "skip", to: 545 }, // 546
		{ k: "literal", literal: 15, to: 546 }, // 547
		{ k: "atom", kind: "word", field: "skip", to: 547 }, // 548
		{ k: "space", greedy: true, to: 548 }, // 549
		{ k: "literal", literal: 21, to: 549 }, // 550
		{ k: "op", do: { op: "repair", code: 2 }, to: 550 }, // 551
		{ k: "fork", to: [557, 543] }, // 552
		{ k: "literal", literal: 19, to: 552 }, // 553
		{ k: "atom", kind: "attr", field: "skip", to: 553 }, // 554
		{ k: "literal", literal: 15, to: 554 }, // 555
		{ k: "atom", kind: "word", field: "skip", to: 555 }, // 556
		{ k: "space", greedy: true, to: 556 }, // 557
		{ k: "literal", literal: 19, to: 557 }, // 558
		{ k: "op", do: { op: "repair", code: 2 }, to: 558 }, // 559
		{ k: "literal", literal: 22, to: 528 }, // 560
		{ k: "space", greedy: true, to: 560 }, // 561
		{ k: "eol", to: 561 }, // 562
		{ k: "literal", literal: 19, to: 562 }, // 563
		{ k: "op", do: { op: "repair", code: 3 }, to: 563 }, // 564
		{ k: "literal", literal: 23, to: 530 }, // 565
		{ k: "space", greedy: true, to: 565 }, // 566
		{ k: "eol", to: 566 }, // 567
		{ k: "literal", literal: 19, to: 567 }, // 568
		{ k: "op", do: { op: "repair", code: 3 }, to: 568 }, // 569
		{ k: "fork", to: [529, 531, 533, 542, 551, 559, 564, 569] }, // 570
		{ k: "atom", kind: "word", field: "key", to: 570 }, // 571
		{ k: "literal", literal: 9, to: 571 }, // 572
		{ k: "space", greedy: true, to: 572 }, // 573
		{ k: "literal", literal: 4, to: 573 }, // 574
		{ k: "look", body: 300, to: 574 }, // 575
		{ k: "slot", slot: "tool", field: "name", to: 575 }, // 576
		{ k: "literal", literal: 9, to: 576 }, // 577
		{ k: "op", do: { op: "repair", code: 6 }, to: 577 }, // 578
		{ k: "op", do: { op: "open", unit: 2 }, to: 578 }, // 579
		{ k: "literal", literal: 34, to: 2 }, // 580
		{ k: "literal", literal: 35, to: 2 }, // 581
		{ k: "literal", literal: 36, to: 2 }, // 582
		{ k: "fork", to: [580, 581, 582] }, // 583
		{ k: "text", field: "content", typed: false, exits: 585, stops: [46, 47, 48, 34, 35, 36, 1, 10, 32, 33, 5, 31, 9, 49, 50, 51], stray: true, section: { entry: 586, proof: false, content: false } }, // 584
		{ k: "fork", to: [649, 583, 307] }, // 585
		{ k: "fork", to: [649, 583] }, // 586
		{ k: "space", greedy: true, to: 584 }, // 587
		{ k: "op", do: { op: "close" }, to: 587 }, // 588
		{ k: "literal", literal: 37, to: 588 }, // 589
		{ k: "literal", literal: 38, to: 588 }, // 590
		{ k: "literal", literal: 39, to: 588 }, // 591
		{ k: "op", do: { op: "repair", code: 7 }, to: 591 }, // 592
		{ k: "fork", to: [589, 590, 592] }, // 593
		{ k: "fork", to: [625, 593] }, // 594
		{ k: "space", greedy: true, to: 594 }, // 595
		{ k: "op", do: { op: "settle" }, to: 595 }, // 596
		{ k: "literal", literal: 40, to: 0 }, // 597
		{ k: "literal", literal: 41, to: 0 }, // 598
		{ k: "literal", literal: 42, to: 0 }, // 599
		{ k: "op", do: { op: "repair", code: 7 }, to: 599 }, // 600
		{ k: "literal", literal: 37, to: 0 }, // 601
		{ k: "literal", literal: 38, to: 0 }, // 602
		{ k: "literal", literal: 39, to: 0 }, // 603
		{ k: "op", do: { op: "repair", code: 7 }, to: 603 }, // 604
		{ k: "fork", to: [597, 598, 600, 601, 602, 604] }, // 605
		{ k: "space", greedy: true, to: 605 }, // 606
		{ k: "look", body: 606, to: 596 }, // 607
		{ k: "literal", literal: 43, to: 607 }, // 608
		{ k: "literal", literal: 44, to: 607 }, // 609
		{ k: "literal", literal: 45, to: 607 }, // 610
		{ k: "op", do: { op: "repair", code: 7 }, to: 610 }, // 611
		{ k: "fork", to: [608, 609, 611] }, // 612
		{ k: "text", field: "value", typed: false, stray: false, exits: 612, stops: [43, 44, 45] }, // 613
		{ k: "literal", literal: 8, to: 613 }, // 614
		{ k: "text", field: "value", typed: true, stray: false, exits: 612, stops: [43, 44, 45] }, // 615
		{ k: "literal", literal: 11, to: 615 }, // 616
		{ k: "literal", literal: 4, to: 615 }, // 617
		{ k: "fork", to: [614, 616, 617] }, // 618
		{ k: "atom", kind: "word", field: "key", to: 618 }, // 619
		{ k: "literal", literal: 15, to: 619 }, // 620
		{ k: "literal", literal: 40, to: 620 }, // 621
		{ k: "literal", literal: 41, to: 620 }, // 622
		{ k: "literal", literal: 42, to: 620 }, // 623
		{ k: "op", do: { op: "repair", code: 7 }, to: 623 }, // 624
		{ k: "fork", to: [621, 622, 624] }, // 625
		{ k: "space", greedy: true, to: 593 }, // 626
		{ k: "fork", to: [601, 602] }, // 627
		{ k: "space", greedy: true, to: 627 }, // 628
		{ k: "look", body: 628, to: 626 }, // 629
		{ k: "fork", to: [632, 629] }, // 630
		{ k: "literal", literal: 24, to: 630 }, // 631
		{ k: "space", greedy: true, to: 631 }, // 632
		{ k: "op", do: { op: "repair", code: 8 }, to: 632 }, // 633
		{ k: "fork", to: [626, 633] }, // 634
		{ k: "value", py: false, field: "arguments", to: 634 }, // 635
		{ k: "fork", to: [594, 635] }, // 636
		{ k: "space", greedy: true, to: 636 }, // 637
		{ k: "literal", literal: 4, to: 637 }, // 638
		{ k: "fork", to: [597, 598, 600, 601, 602, 604, 170] }, // 639
		{ k: "space", greedy: true, to: 639 }, // 640
		{ k: "literal", literal: 4, to: 640 }, // 641
		{ k: "look", body: 641, to: 638 }, // 642
		{ k: "atom", kind: "word", field: "name", to: 642 }, // 643
		{ k: "literal", literal: 46, to: 643 }, // 644
		{ k: "literal", literal: 47, to: 643 }, // 645
		{ k: "literal", literal: 48, to: 643 }, // 646
		{ k: "op", do: { op: "repair", code: 7 }, to: 646 }, // 647
		{ k: "fork", to: [644, 645, 647] }, // 648
		{ k: "op", do: { op: "open", unit: 3 }, to: 648 }, // 649
		{ k: "literal", literal: 46, to: 0 }, // 650
		{ k: "literal", literal: 47, to: 0 }, // 651
		{ k: "literal", literal: 48, to: 0 }, // 652
		{ k: "op", do: { op: "repair", code: 7 }, to: 652 }, // 653
		{ k: "fork", to: [650, 651, 653] }, // 654
		{ k: "space", greedy: true, to: 654 }, // 655
		{ k: "look", body: 655, to: 587 }, // 656
		{ k: "literal", literal: 49, to: 656 }, // 657
		{ k: "literal", literal: 50, to: 656 }, // 658
		{ k: "literal", literal: 51, to: 656 }, // 659
		{ k: "fork", to: [657, 658, 659] }, // 660
		{ k: "op", do: { op: "repair", code: 7 }, to: 660 }, // 661
		{ k: "op", do: { op: "settle" }, to: 0 }, // 662
		{ k: "literal", literal: 0, to: 2 }, // 663
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 663, stops: [0] }, // 664
		{ k: "literal", literal: 1, to: 664 }, // 665
		{ k: "fork", to: [665, 664] }, // 666
	],
};
