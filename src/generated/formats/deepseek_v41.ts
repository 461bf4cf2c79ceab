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
		"\"/>", // 27
		"\" />", // 28
		"name=\"", // 29
		"<｜DSML｜ invoke", // 30
		"<｜DSML｜ calls|", // 31
		"<｜DSML｜ calls｜", // 32
		"</‖DSML‖ calls>", // 33
		"</｜｜DSML｜｜ calls>", // 34
		"</|DSML| calls>", // 35
		"</‖DSML‖ invoke>", // 36
		"</｜｜DSML｜｜ invoke>", // 37
		"</|DSML| invoke>", // 38
		"<‖DSML‖ parameter name", // 39
		"<｜｜DSML｜｜ parameter name", // 40
		"<|DSML| parameter name", // 41
		"</‖DSML‖ parameter>", // 42
		"</｜｜DSML｜｜ parameter>", // 43
		"</|DSML| parameter>", // 44
		"<‖DSML‖ invoke name=\"", // 45
		"<｜｜DSML｜｜ invoke name=\"", // 46
		"<|DSML| invoke name=\"", // 47
		"<‖DSML‖ calls>", // 48
		"<｜｜DSML｜｜ calls>", // 49
		"<|DSML| calls>", // 50
		"\n<｜DSML｜ parameter name=\"", // 51
		"\n</｜DSML｜ invoke>", // 52
		"\r\n<｜DSML｜ parameter name=\"", // 53
		"\r\n</｜DSML｜ invoke>", // 54
		"\n<｜DSML｜ parameter>", // 55
		"\r\n<｜DSML｜ parameter>", // 56
	],
	openings: [1, 10, 31, 32, 5, 30, 9, 48, 49, 50],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 641 }, // 0
	],
	units: [
		{ closes: [3, 28], openings: [5, 30, 9, 2, 1, 10, 31, 32, 48, 49, 50], after: 13, closable: [17, 156, 168, 169, 170, 171], closableByLoop: [18, 20, 21, 25, 26, 27, 28, 29, 30, 35, 36, 50, 51, 52, 53, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 110, 158, 159, 160, 167, 172, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 243], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 31, 32, 5, 30, 9, 48, 49, 50], after: 2, closable: [318, 319, 320, 321, 436], closableByLoop: [322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 390, 438, 439, 440, 441], pairs: true }, // 1
		{ closes: [2, 3], openings: [1, 10, 31, 32, 5, 30, 9, 48, 49, 50], after: 2, closable: [318, 319, 320, 321], closableByLoop: [322, 323, 324, 325, 326, 327, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 514], pairs: true }, // 2
		{ closes: [38, 37, 36], openings: [45, 46, 47, 33, 34, 35, 1, 10, 31, 32, 5, 30, 9, 48, 49, 50], after: 571, closable: [575, 613], closableByLoop: [576, 577, 578, 579, 580, 581, 582, 583, 594, 595, 596, 597, 598, 599, 615, 616, 617, 621], pairs: true }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 31, 32, 5, 30, 9, 48, 49, 50], terminators: [], stray: false }, // 2
		{ k: "fork", to: [11, 317, 451, 566, 640, 0] }, // 3
		{ k: "fork", to: [11, 317, 451, 566, 640] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0], terminators: [5] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [5, 30, 9, 2, 1, 10, 31, 32, 48, 49, 50], terminators: [], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
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
		{ k: "text", field: "value", typed: false, stray: false, exits: 110, stops: [7, 51, 52, 53, 54, 9, 3, 55, 56, 12, 14, 5, 10], terminators: [30] }, // 111
		{ k: "literal", literal: 8, to: 111 }, // 112
		{ k: "text", field: "value", typed: true, stray: false, exits: 110, stops: [7, 51, 52, 53, 54, 9, 3, 55, 56, 12, 14, 5, 10], terminators: [30] }, // 113
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
		{ k: "literal", literal: 28, to: 17 }, // 169
		{ k: "fork", to: [168, 169] }, // 170
		{ k: "op", do: { op: "repair", code: 4 }, to: 170 }, // 171
		{ k: "fork", to: [167, 171] }, // 172
		{ k: "atom", kind: "word", field: "name", to: 172 }, // 173
		{ k: "literal", literal: 5, to: 173 }, // 174
		{ k: "literal", literal: 29, to: 173 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "eol", to: 176 }, // 177
		{ k: "literal", literal: 30, to: 177 }, // 178
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
		{ k: "text", field: "value", typed: false, stray: false, exits: 243, stops: [7, 51, 52, 53, 54, 9, 3, 55, 56, 12, 14, 5, 10], terminators: [183] }, // 244
		{ k: "literal", literal: 8, to: 244 }, // 245
		{ k: "text", field: "value", typed: true, stray: false, exits: 243, stops: [7, 51, 52, 53, 54, 9, 3, 55, 56, 12, 14, 5, 10], terminators: [183] }, // 246
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
		{ k: "literal", literal: 5, to: 0 }, // 302
		{ k: "literal", literal: 29, to: 0 }, // 303
		{ k: "space", greedy: true, to: 303 }, // 304
		{ k: "eol", to: 304 }, // 305
		{ k: "literal", literal: 30, to: 305 }, // 306
		{ k: "op", do: { op: "repair", code: 3 }, to: 306 }, // 307
		{ k: "fork", to: [302, 307] }, // 308
		{ k: "space", greedy: true, to: 308 }, // 309
		{ k: "look", body: 309, to: 16 }, // 310
		{ k: "literal", literal: 13, to: 310 }, // 311
		{ k: "fork", to: [311, 310] }, // 312
		{ k: "literal", literal: 31, to: 312 }, // 313
		{ k: "literal", literal: 32, to: 312 }, // 314
		{ k: "fork", to: [313, 314] }, // 315
		{ k: "op", do: { op: "repair", code: 5 }, to: 315 }, // 316
		{ k: "fork", to: [301, 316] }, // 317
		{ k: "op", do: { op: "close" }, to: 2 }, // 318
		{ k: "literal", literal: 2, to: 318 }, // 319
		{ k: "space", greedy: true, to: 319 }, // 320
		{ k: "fork", to: [320, 318] }, // 321
		{ k: "literal", literal: 3, to: 321 }, // 322
		{ k: "look", body: 19, to: 321 }, // 323
		{ k: "op", do: { op: "repair", code: 9 }, to: 323 }, // 324
		{ k: "look", body: 24, to: 321 }, // 325
		{ k: "op", do: { op: "repair", code: 9 }, to: 325 }, // 326
		{ k: "fork", to: [322, 324, 326] }, // 327
		{ k: "fork", to: [435, 327] }, // 328
		{ k: "space", greedy: true, to: 328 }, // 329
		{ k: "op", do: { op: "settle" }, to: 329 }, // 330
		{ k: "look", body: 34, to: 330 }, // 331
		{ k: "literal", literal: 7, to: 331 }, // 332
		{ k: "look", body: 49, to: 330 }, // 333
		{ k: "eol", to: 333 }, // 334
		{ k: "fork", to: [334, 333] }, // 335
		{ k: "op", do: { op: "repair", code: 8 }, to: 335 }, // 336
		{ k: "look", body: 55, to: 330 }, // 337
		{ k: "literal", literal: 7, to: 337 }, // 338
		{ k: "op", do: { op: "repair", code: 9 }, to: 338 }, // 339
		{ k: "space", greedy: true, to: 332 }, // 340
		{ k: "literal", literal: 7, to: 340 }, // 341
		{ k: "op", do: { op: "repair", code: 10 }, to: 341 }, // 342
		{ k: "look", body: 62, to: 330 }, // 343
		{ k: "literal", literal: 12, to: 343 }, // 344
		{ k: "literal", literal: 3, to: 343 }, // 345
		{ k: "fork", to: [344, 345] }, // 346
		{ k: "eol", to: 346 }, // 347
		{ k: "fork", to: [347, 346] }, // 348
		{ k: "op", do: { op: "repair", code: 11 }, to: 348 }, // 349
		{ k: "op", do: { op: "break", at: "skip" }, to: 330 }, // 350
		{ k: "literal", literal: 8, to: 350 }, // 351
		{ k: "slot", slot: "unbound", field: "skip", to: 351 }, // 352
		{ k: "literal", literal: 9, to: 352 }, // 353
		{ k: "literal", literal: 3, to: 350 }, // 354
		{ k: "literal", literal: 11, to: 350 }, // 355
		{ k: "slot", slot: "unbound", field: "skip", to: 355 }, // 356
		{ k: "literal", literal: 9, to: 356 }, // 357
		{ k: "fork", to: [353, 354, 357] }, // 358
		{ k: "space", greedy: true, to: 358 }, // 359
		{ k: "literal", literal: 13, to: 359 }, // 360
		{ k: "atom", kind: "word", field: "skip", to: 360 }, // 361
		{ k: "literal", literal: 14, to: 361 }, // 362
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 362 }, // 363
		{ k: "literal", literal: 15, to: 352 }, // 364
		{ k: "atom", kind: "word", field: "skip", to: 364 }, // 365
		{ k: "literal", literal: 16, to: 365 }, // 366
		{ k: "atom", kind: "word", field: "skip", to: 366 }, // 367
		{ k: "literal", literal: 17, to: 367 }, // 368
		{ k: "atom", kind: "word", field: "skip", to: 368 }, // 369
		{ k: "literal", literal: 18, to: 369 }, // 370
		{ k: "literal", literal: 4, to: 350 }, // 371
		{ k: "slot", slot: "tool", field: "skip", to: 371 }, // 372
		{ k: "literal", literal: 15, to: 356 }, // 373
		{ k: "atom", kind: "word", field: "skip", to: 373 }, // 374
		{ k: "literal", literal: 16, to: 374 }, // 375
		{ k: "atom", kind: "word", field: "skip", to: 375 }, // 376
		{ k: "literal", literal: 17, to: 376 }, // 377
		{ k: "atom", kind: "word", field: "skip", to: 377 }, // 378
		{ k: "literal", literal: 18, to: 378 }, // 379
		{ k: "fork", to: [352, 370, 372, 356, 379] }, // 380
		{ k: "space", greedy: true, to: 380 }, // 381
		{ k: "literal", literal: 7, to: 381 }, // 382
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 382 }, // 383
		{ k: "op", do: { op: "break", at: "here" }, to: 330 }, // 384
		{ k: "literal", literal: 4, to: 384 }, // 385
		{ k: "slot", slot: "tool", field: "skip", to: 385 }, // 386
		{ k: "literal", literal: 5, to: 386 }, // 387
		{ k: "space", greedy: true, to: 387 }, // 388
		{ k: "literal", literal: 10, to: 388 }, // 389
		{ k: "fork", to: [332, 336, 339, 342, 349, 363, 383, 387, 389] }, // 390
		{ k: "text", field: "value", typed: false, stray: false, exits: 390, stops: [7, 51, 52, 53, 54, 9, 3, 55, 56, 12, 14, 5, 10], terminators: [330] }, // 391
		{ k: "literal", literal: 8, to: 391 }, // 392
		{ k: "text", field: "value", typed: true, stray: false, exits: 390, stops: [7, 51, 52, 53, 54, 9, 3, 55, 56, 12, 14, 5, 10], terminators: [330] }, // 393
		{ k: "literal", literal: 11, to: 393 }, // 394
		{ k: "literal", literal: 4, to: 393 }, // 395
		{ k: "op", do: { op: "repair", code: 1 }, to: 395 }, // 396
		{ k: "literal", literal: 13, to: 391 }, // 397
		{ k: "fork", to: [403, 397] }, // 398
		{ k: "literal", literal: 19, to: 398 }, // 399
		{ k: "atom", kind: "attr", field: "skip", to: 399 }, // 400
		{ k: "literal", literal: 15, to: 400 }, // 401
		{ k: "atom", kind: "word", field: "skip", to: 401 }, // 402
		{ k: "space", greedy: true, to: 402 }, // 403
		{ k: "literal", literal: 20, to: 403 }, // 404
		{ k: "op", do: { op: "repair", code: 2 }, to: 404 }, // 405
		{ k: "literal", literal: 13, to: 393 }, // 406
		{ k: "fork", to: [412, 406] }, // 407
		{ k: "literal", literal: 19, to: 407 }, // 408
		{ k: "atom", kind: "attr", field: "skip", to: 408 }, // 409
		{ k: "literal", literal: 15, to: 409 }, // 410
		{ k: "atom", kind: "word", field: "skip", to: 410 }, // 411
		{ k: "space", greedy: true, to: 411 }, // 412
		{ k: "literal", literal: 21, to: 412 }, // 413
		{ k: "op", do: { op: "repair", code: 2 }, to: 413 }, // 414
		{ k: "fork", to: [420, 406] }, // 415
		{ k: "literal", literal: 19, to: 415 }, // 416
		{ k: "atom", kind: "attr", field: "skip", to: 416 }, // 417
		{ k: "literal", literal: 15, to: 417 }, // 418
		{ k: "atom", kind: "word", field: "skip", to: 418 }, // 419
		{ k: "space", greedy: true, to: 419 }, // 420
		{ k: "literal", literal: 19, to: 420 }, // 421
		{ k: "op", do: { op: "repair", code: 2 }, to: 421 }, // 422
		{ k: "literal", literal: 22, to: 391 }, // 423
		{ k: "space", greedy: true, to: 423 }, // 424
		{ k: "eol", to: 424 }, // 425
		{ k: "literal", literal: 19, to: 425 }, // 426
		{ k: "op", do: { op: "repair", code: 3 }, to: 426 }, // 427
		{ k: "literal", literal: 23, to: 393 }, // 428
		{ k: "space", greedy: true, to: 428 }, // 429
		{ k: "eol", to: 429 }, // 430
		{ k: "literal", literal: 19, to: 430 }, // 431
		{ k: "op", do: { op: "repair", code: 3 }, to: 431 }, // 432
		{ k: "fork", to: [392, 394, 396, 405, 414, 422, 427, 432] }, // 433
		{ k: "atom", kind: "word", field: "key", to: 433 }, // 434
		{ k: "literal", literal: 9, to: 434 }, // 435
		{ k: "space", greedy: true, to: 327 }, // 436
		{ k: "value", py: false, field: "arguments", to: 436 }, // 437
		{ k: "fork", to: [328, 437] }, // 438
		{ k: "space", greedy: true, to: 438 }, // 439
		{ k: "literal", literal: 4, to: 439 }, // 440
		{ k: "look", body: 166, to: 440 }, // 441
		{ k: "slot", slot: "tool", field: "name", to: 441 }, // 442
		{ k: "literal", literal: 5, to: 442 }, // 443
		{ k: "literal", literal: 29, to: 442 }, // 444
		{ k: "space", greedy: true, to: 444 }, // 445
		{ k: "eol", to: 445 }, // 446
		{ k: "literal", literal: 30, to: 446 }, // 447
		{ k: "op", do: { op: "repair", code: 3 }, to: 447 }, // 448
		{ k: "fork", to: [443, 448] }, // 449
		{ k: "op", do: { op: "repair", code: 0 }, to: 449 }, // 450
		{ k: "op", do: { op: "open", unit: 1 }, to: 450 }, // 451
		{ k: "fork", to: [559, 327] }, // 452
		{ k: "space", greedy: true, to: 452 }, // 453
		{ k: "op", do: { op: "settle" }, to: 453 }, // 454
		{ k: "look", body: 34, to: 454 }, // 455
		{ k: "literal", literal: 7, to: 455 }, // 456
		{ k: "look", body: 49, to: 454 }, // 457
		{ k: "eol", to: 457 }, // 458
		{ k: "fork", to: [458, 457] }, // 459
		{ k: "op", do: { op: "repair", code: 8 }, to: 459 }, // 460
		{ k: "look", body: 55, to: 454 }, // 461
		{ k: "literal", literal: 7, to: 461 }, // 462
		{ k: "op", do: { op: "repair", code: 9 }, to: 462 }, // 463
		{ k: "space", greedy: true, to: 456 }, // 464
		{ k: "literal", literal: 7, to: 464 }, // 465
		{ k: "op", do: { op: "repair", code: 10 }, to: 465 }, // 466
		{ k: "look", body: 62, to: 454 }, // 467
		{ k: "literal", literal: 12, to: 467 }, // 468
		{ k: "literal", literal: 3, to: 467 }, // 469
		{ k: "fork", to: [468, 469] }, // 470
		{ k: "eol", to: 470 }, // 471
		{ k: "fork", to: [471, 470] }, // 472
		{ k: "op", do: { op: "repair", code: 11 }, to: 472 }, // 473
		{ k: "op", do: { op: "break", at: "skip" }, to: 454 }, // 474
		{ k: "literal", literal: 8, to: 474 }, // 475
		{ k: "slot", slot: "unbound", field: "skip", to: 475 }, // 476
		{ k: "literal", literal: 9, to: 476 }, // 477
		{ k: "literal", literal: 3, to: 474 }, // 478
		{ k: "literal", literal: 11, to: 474 }, // 479
		{ k: "slot", slot: "unbound", field: "skip", to: 479 }, // 480
		{ k: "literal", literal: 9, to: 480 }, // 481
		{ k: "fork", to: [477, 478, 481] }, // 482
		{ k: "space", greedy: true, to: 482 }, // 483
		{ k: "literal", literal: 13, to: 483 }, // 484
		{ k: "atom", kind: "word", field: "skip", to: 484 }, // 485
		{ k: "literal", literal: 14, to: 485 }, // 486
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 486 }, // 487
		{ k: "literal", literal: 15, to: 476 }, // 488
		{ k: "atom", kind: "word", field: "skip", to: 488 }, // 489
		{ k: "literal", literal: 16, to: 489 }, // 490
		{ k: "atom", kind: "word", field: "skip", to: 490 }, // 491
		{ k: "literal", literal: 17, to: 491 }, // 492
		{ k: "atom", kind: "word", field: "skip", to: 492 }, // 493
		{ k: "literal", literal: 18, to: 493 }, // 494
		{ k: "literal", literal: 4, to: 474 }, // 495
		{ k: "slot", slot: "tool", field: "skip", to: 495 }, // 496
		{ k: "literal", literal: 15, to: 480 }, // 497
		{ k: "atom", kind: "word", field: "skip", to: 497 }, // 498
		{ k: "literal", literal: 16, to: 498 }, // 499
		{ k: "atom", kind: "word", field: "skip", to: 499 }, // 500
		{ k: "literal", literal: 17, to: 500 }, // 501
		{ k: "atom", kind: "word", field: "skip", to: 501 }, // 502
		{ k: "literal", literal: 18, to: 502 }, // 503
		{ k: "fork", to: [476, 494, 496, 480, 503] }, // 504
		{ k: "space", greedy: true, to: 504 }, // 505
		{ k: "literal", literal: 7, to: 505 }, // 506
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 506 }, // 507
		{ k: "op", do: { op: "break", at: "here" }, to: 454 }, // 508
		{ k: "literal", literal: 4, to: 508 }, // 509
		{ k: "slot", slot: "tool", field: "skip", to: 509 }, // 510
		{ k: "literal", literal: 5, to: 510 }, // 511
		{ k: "space", greedy: true, to: 511 }, // 512
		{ k: "literal", literal: 10, to: 512 }, // 513
		{ k: "fork", to: [456, 460, 463, 466, 473, 487, 507, 511, 513] }, // 514
		{ k: "text", field: "value", typed: false, stray: false, exits: 514, stops: [7, 51, 52, 53, 54, 9, 3, 55, 56, 12, 14, 5, 10], terminators: [454] }, // 515
		{ k: "literal", literal: 8, to: 515 }, // 516
		{ k: "text", field: "value", typed: true, stray: false, exits: 514, stops: [7, 51, 52, 53, 54, 9, 3, 55, 56, 12, 14, 5, 10], terminators: [454] }, // 517
		{ k: "literal", literal: 11, to: 517 }, // 518
		{ k: "literal", literal: 4, to: 517 }, // 519
		{ k: "op", do: { op: "repair", code: 1 }, to: 519 }, // 520
		{ k: "literal", literal: 13, to: 515 }, // 521
		{ k: "fork", to: [527, 521] }, // 522
		{ k: "literal", literal: 19, to: 522 }, // 523
		{ k: "atom", kind: "attr", field: "skip", to: 523 }, // 524
		{ k: "literal", literal: 15, to: 524 }, // 525
		{ k: "atom", kind: "word", field: "skip", to: 525 }, // 526
		{ k: "space", greedy: true, to: 526 }, // 527
		{ k: "literal", literal: 20, to: 527 }, // 528
		{ k: "op", do: { op: "repair", code: 2 }, to: 528 }, // 529
		{ k: "literal", literal: 13, to: 517 }, // 530
		{ k: "fork", to: [536, 530] }, // 531
		{ k: "literal", literal: 19, to: 531 }, // 532
		{ k: "atom", kind: "attr", field: "skip", to: 532 }, // 533
		{ k: "literal", literal: 15, to: 533 }, // 534
		{ k: "atom", kind: "word", field: "skip", to: 534 }, // 535
		{ k: "space", greedy: true, to: 535 }, // 536
		{ k: "literal", literal: 21, to: 536 }, // 537
		{ k: "op", do: { op: "repair", code: 2 }, to: 537 }, // 538
		{ k: "fork", to: [544, 530] }, // 539
		{ k: "literal", literal: 19, to: 539 }, // 540
		{ k: "atom", kind: "attr", field: "skip", to: 540 }, // 541
		{ k: "literal", literal: 15, to: 541 }, // 542
		{ k: "atom", kind: "word", field: "skip", to: 542 }, // 543
		{ k: "space", greedy: true, to: 543 }, // 544
		{ k: "literal", literal: 19, to: 544 }, // 545
		{ k: "op", do: { op: "repair", code: 2 }, to: 545 }, // 546
		{ k: "literal", literal: 22, to: 515 }, // 547
		{ k: "space", greedy: true, to: 547 }, // 548
		{ k: "eol", to: 548 }, // 549
		{ k: "literal", literal: 19, to: 549 }, // 550
		{ k: "op", do: { op: "repair", code: 3 }, to: 550 }, // 551
		{ k: "literal", literal: 23, to: 517 }, // 552
		{ k: "space", greedy: true, to: 552 }, // 553
		{ k: "eol", to: 553 }, // 554
		{ k: "literal", literal: 19, to: 554 }, // 555
		{ k: "op", do: { op: "repair", code: 3 }, to: 555 }, // 556
		{ k: "fork", to: [516, 518, 520, 529, 538, 546, 551, 556] }, // 557
		{ k: "atom", kind: "word", field: "key", to: 557 }, // 558
		{ k: "literal", literal: 9, to: 558 }, // 559
		{ k: "space", greedy: true, to: 559 }, // 560
		{ k: "literal", literal: 4, to: 560 }, // 561
		{ k: "look", body: 293, to: 561 }, // 562
		{ k: "slot", slot: "tool", field: "name", to: 562 }, // 563
		{ k: "literal", literal: 9, to: 563 }, // 564
		{ k: "op", do: { op: "repair", code: 6 }, to: 564 }, // 565
		{ k: "op", do: { op: "open", unit: 2 }, to: 565 }, // 566
		{ k: "literal", literal: 33, to: 2 }, // 567
		{ k: "literal", literal: 34, to: 2 }, // 568
		{ k: "literal", literal: 35, to: 2 }, // 569
		{ k: "fork", to: [567, 568, 569] }, // 570
		{ k: "text", field: "content", typed: false, exits: 572, stops: [45, 46, 47, 33, 34, 35, 1, 10, 31, 32, 5, 30, 9, 48, 49, 50], terminators: [], stray: true, section: { entry: 573, proof: false, content: false } }, // 571
		{ k: "fork", to: [628, 570, 300] }, // 572
		{ k: "fork", to: [628, 570] }, // 573
		{ k: "space", greedy: true, to: 571 }, // 574
		{ k: "op", do: { op: "close" }, to: 574 }, // 575
		{ k: "literal", literal: 36, to: 575 }, // 576
		{ k: "literal", literal: 37, to: 575 }, // 577
		{ k: "literal", literal: 38, to: 575 }, // 578
		{ k: "op", do: { op: "repair", code: 7 }, to: 578 }, // 579
		{ k: "fork", to: [576, 577, 579] }, // 580
		{ k: "fork", to: [612, 580] }, // 581
		{ k: "space", greedy: true, to: 581 }, // 582
		{ k: "op", do: { op: "settle" }, to: 582 }, // 583
		{ k: "literal", literal: 39, to: 0 }, // 584
		{ k: "literal", literal: 40, to: 0 }, // 585
		{ k: "literal", literal: 41, to: 0 }, // 586
		{ k: "op", do: { op: "repair", code: 7 }, to: 586 }, // 587
		{ k: "literal", literal: 36, to: 0 }, // 588
		{ k: "literal", literal: 37, to: 0 }, // 589
		{ k: "literal", literal: 38, to: 0 }, // 590
		{ k: "op", do: { op: "repair", code: 7 }, to: 590 }, // 591
		{ k: "fork", to: [584, 585, 587, 588, 589, 591] }, // 592
		{ k: "space", greedy: true, to: 592 }, // 593
		{ k: "look", body: 593, to: 583 }, // 594
		{ k: "literal", literal: 42, to: 594 }, // 595
		{ k: "literal", literal: 43, to: 594 }, // 596
		{ k: "literal", literal: 44, to: 594 }, // 597
		{ k: "op", do: { op: "repair", code: 7 }, to: 597 }, // 598
		{ k: "fork", to: [595, 596, 598] }, // 599
		{ k: "text", field: "value", typed: false, stray: false, exits: 599, stops: [42, 43, 44], terminators: [583] }, // 600
		{ k: "literal", literal: 8, to: 600 }, // 601
		{ k: "text", field: "value", typed: true, stray: false, exits: 599, stops: [42, 43, 44], terminators: [583] }, // 602
		{ k: "literal", literal: 11, to: 602 }, // 603
		{ k: "literal", literal: 4, to: 602 }, // 604
		{ k: "fork", to: [601, 603, 604] }, // 605
		{ k: "atom", kind: "word", field: "key", to: 605 }, // 606
		{ k: "literal", literal: 15, to: 606 }, // 607
		{ k: "literal", literal: 39, to: 607 }, // 608
		{ k: "literal", literal: 40, to: 607 }, // 609
		{ k: "literal", literal: 41, to: 607 }, // 610
		{ k: "op", do: { op: "repair", code: 7 }, to: 610 }, // 611
		{ k: "fork", to: [608, 609, 611] }, // 612
		{ k: "space", greedy: true, to: 580 }, // 613
		{ k: "value", py: false, field: "arguments", to: 613 }, // 614
		{ k: "fork", to: [581, 614] }, // 615
		{ k: "space", greedy: true, to: 615 }, // 616
		{ k: "literal", literal: 4, to: 616 }, // 617
		{ k: "fork", to: [584, 585, 587, 588, 589, 591, 163] }, // 618
		{ k: "space", greedy: true, to: 618 }, // 619
		{ k: "literal", literal: 4, to: 619 }, // 620
		{ k: "look", body: 620, to: 617 }, // 621
		{ k: "atom", kind: "word", field: "name", to: 621 }, // 622
		{ k: "literal", literal: 45, to: 622 }, // 623
		{ k: "literal", literal: 46, to: 622 }, // 624
		{ k: "literal", literal: 47, to: 622 }, // 625
		{ k: "op", do: { op: "repair", code: 7 }, to: 625 }, // 626
		{ k: "fork", to: [623, 624, 626] }, // 627
		{ k: "op", do: { op: "open", unit: 3 }, to: 627 }, // 628
		{ k: "literal", literal: 45, to: 0 }, // 629
		{ k: "literal", literal: 46, to: 0 }, // 630
		{ k: "literal", literal: 47, to: 0 }, // 631
		{ k: "op", do: { op: "repair", code: 7 }, to: 631 }, // 632
		{ k: "fork", to: [629, 630, 632] }, // 633
		{ k: "space", greedy: true, to: 633 }, // 634
		{ k: "look", body: 634, to: 574 }, // 635
		{ k: "literal", literal: 48, to: 635 }, // 636
		{ k: "literal", literal: 49, to: 635 }, // 637
		{ k: "literal", literal: 50, to: 635 }, // 638
		{ k: "fork", to: [636, 637, 638] }, // 639
		{ k: "op", do: { op: "repair", code: 7 }, to: 639 }, // 640
		{ k: "fork", to: [8, 7] }, // 641
	],
};
