// Generated from grammars/deepseek_v4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** DSML: invokes with typed parameters, in <｜DSML｜tool_calls> */
export const deepseek_v4: Format = {
	version: 2,
	name: "deepseek_v4",
	title: "DSML: invokes with typed parameters, in <｜DSML｜tool_calls>",
	aliases: ["deepseekv4"],
	models: ["deepseek-ai/DeepSeek-V4-*"],
	tokens: ["｜DSML｜", "<think>", "</think>", "<｜end▁of▁sentence｜>"],
	ends: ["<｜end▁of▁sentence｜>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["bare", "other-section", "untyped", "more-attributes", "signs-around", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</｜DSML｜tool_calls>", // 2
		"</｜DSML｜invoke>", // 3
		"\">", // 4
		"<｜DSML｜invoke name=\"", // 5
		"<｜DSML｜parameter", // 6
		"</｜DSML｜parameter>", // 7
		"\" string=\"true\">", // 8
		"<｜DSML｜parameter name=\"", // 9
		"<｜DSML｜tool_calls>", // 10
		"\" string=\"false\">", // 11
		"<｜DSML｜parameter>", // 12
		">", // 13
		"</｜DSML｜", // 14
		"=\"", // 15
		" ", // 16
		"｜", // 17
		"<｜", // 18
		"\"", // 19
		"\" string=\"true\"", // 20
		"\" string=\"false\"", // 21
		"}", // 22
		"<｜DSML｜", // 23
		"{", // 24
		"</｜DSML｜function_calls>", // 25
		"<｜DSML｜function_calls>", // 26
		"\n<｜DSML｜parameter name=\"", // 27
		"\n</｜DSML｜invoke>", // 28
		"\r\n<｜DSML｜parameter name=\"", // 29
		"\r\n</｜DSML｜invoke>", // 30
		"\n<｜DSML｜parameter>", // 31
		"\r\n<｜DSML｜parameter>", // 32
	],
	openings: [1, 10, 5, 26],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 425 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10, 26], after: 13, closable: [17, 146, 148, 149, 150, 151, 152, 153], closableByLoop: [18, 20, 21, 25, 26, 27, 28, 29, 30, 35, 36, 50, 51, 52, 53, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 75, 78, 79, 80, 91, 104, 105, 110, 155, 156, 157, 164], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5, 26], after: 2, closable: [170, 171, 172, 173, 278, 279, 280, 281, 282, 283, 284], closableByLoop: [174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 206, 207, 210, 211, 212, 223, 236, 237, 242, 286, 287, 288, 289], pairs: true }, // 1
		{ closes: [3], openings: [5, 25, 1, 10, 26], after: 295, closable: [299, 404, 405, 406, 407, 408, 409, 410], closableByLoop: [300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 332, 333, 336, 337, 338, 349, 362, 363, 368, 412, 413, 414, 415], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5, 26], stray: false }, // 2
		{ k: "fork", to: [11, 169, 293, 420, 0] }, // 3
		{ k: "fork", to: [11, 169, 293, 420] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [5, 2, 1, 10, 26], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [167, 12, 168] }, // 14
		{ k: "fork", to: [167, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 0 }, // 19
		{ k: "look", body: 19, to: 17 }, // 20
		{ k: "op", do: { op: "repair", code: 6 }, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 0 }, // 22
		{ k: "slot", slot: "tool", field: "skip", to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "look", body: 24, to: 17 }, // 25
		{ k: "op", do: { op: "repair", code: 6 }, to: 25 }, // 26
		{ k: "fork", to: [18, 21, 26] }, // 27
		{ k: "fork", to: [145, 27] }, // 28
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
		{ k: "op", do: { op: "repair", code: 5 }, to: 52 }, // 53
		{ k: "fork", to: [19, 24] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 30 }, // 56
		{ k: "literal", literal: 7, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 6 }, to: 57 }, // 58
		{ k: "space", greedy: true, to: 36 }, // 59
		{ k: "literal", literal: 7, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 7 }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 49 }, // 62
		{ k: "look", body: 62, to: 30 }, // 63
		{ k: "literal", literal: 12, to: 63 }, // 64
		{ k: "literal", literal: 3, to: 63 }, // 65
		{ k: "fork", to: [64, 65] }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "op", do: { op: "repair", code: 8 }, to: 68 }, // 69
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
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 82 }, // 83
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
		{ k: "op", do: { op: "repair", code: 10, fault: true }, to: 102 }, // 103
		{ k: "op", do: { op: "break", at: "here" }, to: 30 }, // 104
		{ k: "literal", literal: 4, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 5, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 10, to: 108 }, // 109
		{ k: "fork", to: [36, 53, 58, 61, 69, 83, 103, 107, 109] }, // 110
		{ k: "text", field: "value", typed: false, stray: false, exits: 110, stops: [7, 27, 28, 29, 30, 9, 3, 31, 32, 12, 14, 5, 10] }, // 111
		{ k: "literal", literal: 8, to: 111 }, // 112
		{ k: "text", field: "value", typed: true, stray: false, exits: 110, stops: [7, 27, 28, 29, 30, 9, 3, 31, 32, 12, 14, 5, 10] }, // 113
		{ k: "literal", literal: 11, to: 113 }, // 114
		{ k: "literal", literal: 4, to: 113 }, // 115
		{ k: "op", do: { op: "repair", code: 2 }, to: 115 }, // 116
		{ k: "literal", literal: 13, to: 111 }, // 117
		{ k: "fork", to: [123, 117] }, // 118
		{ k: "literal", literal: 19, to: 118 }, // 119
		{ k: "atom", kind: "attr", field: "skip", to: 119 }, // 120
		{ k: "literal", literal: 15, to: 120 }, // 121
		{ k: "atom", kind: "word", field: "skip", to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 20, to: 123 }, // 124
		{ k: "op", do: { op: "repair", code: 3 }, to: 124 }, // 125
		{ k: "literal", literal: 13, to: 113 }, // 126
		{ k: "fork", to: [132, 126] }, // 127
		{ k: "literal", literal: 19, to: 127 }, // 128
		{ k: "atom", kind: "attr", field: "skip", to: 128 }, // 129
		{ k: "literal", literal: 15, to: 129 }, // 130
		{ k: "atom", kind: "word", field: "skip", to: 130 }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "literal", literal: 21, to: 132 }, // 133
		{ k: "op", do: { op: "repair", code: 3 }, to: 133 }, // 134
		{ k: "fork", to: [140, 126] }, // 135
		{ k: "literal", literal: 19, to: 135 }, // 136
		{ k: "atom", kind: "attr", field: "skip", to: 136 }, // 137
		{ k: "literal", literal: 15, to: 137 }, // 138
		{ k: "atom", kind: "word", field: "skip", to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 19, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 3 }, to: 141 }, // 142
		{ k: "fork", to: [112, 114, 116, 125, 134, 142] }, // 143
		{ k: "atom", kind: "word", field: "key", to: 143 }, // 144
		{ k: "literal", literal: 9, to: 144 }, // 145
		{ k: "space", greedy: true, to: 27 }, // 146
		{ k: "space", greedy: true, to: 32 }, // 147
		{ k: "look", body: 147, to: 146 }, // 148
		{ k: "fork", to: [151, 148] }, // 149
		{ k: "literal", literal: 22, to: 149 }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "op", do: { op: "repair", code: 4 }, to: 151 }, // 152
		{ k: "fork", to: [146, 152] }, // 153
		{ k: "value", py: false, field: "arguments", to: 153 }, // 154
		{ k: "fork", to: [28, 154] }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 4, to: 156 }, // 157
		{ k: "literal", literal: 23, to: 0 }, // 158
		{ k: "literal", literal: 14, to: 0 }, // 159
		{ k: "literal", literal: 24, to: 0 }, // 160
		{ k: "fork", to: [158, 159, 160] }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 4, to: 162 }, // 163
		{ k: "look", body: 163, to: 157 }, // 164
		{ k: "atom", kind: "word", field: "name", to: 164 }, // 165
		{ k: "literal", literal: 5, to: 165 }, // 166
		{ k: "op", do: { op: "open", unit: 0 }, to: 166 }, // 167
		{ k: "op", do: { op: "leave" }, to: 4 }, // 168
		{ k: "literal", literal: 10, to: 16 }, // 169
		{ k: "op", do: { op: "close" }, to: 2 }, // 170
		{ k: "literal", literal: 2, to: 170 }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "fork", to: [172, 170] }, // 173
		{ k: "literal", literal: 3, to: 173 }, // 174
		{ k: "look", body: 19, to: 173 }, // 175
		{ k: "op", do: { op: "repair", code: 6 }, to: 175 }, // 176
		{ k: "look", body: 24, to: 173 }, // 177
		{ k: "op", do: { op: "repair", code: 6 }, to: 177 }, // 178
		{ k: "fork", to: [174, 176, 178] }, // 179
		{ k: "fork", to: [277, 179] }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "op", do: { op: "settle" }, to: 181 }, // 182
		{ k: "look", body: 34, to: 182 }, // 183
		{ k: "literal", literal: 7, to: 183 }, // 184
		{ k: "look", body: 49, to: 182 }, // 185
		{ k: "eol", to: 185 }, // 186
		{ k: "fork", to: [186, 185] }, // 187
		{ k: "op", do: { op: "repair", code: 5 }, to: 187 }, // 188
		{ k: "look", body: 55, to: 182 }, // 189
		{ k: "literal", literal: 7, to: 189 }, // 190
		{ k: "op", do: { op: "repair", code: 6 }, to: 190 }, // 191
		{ k: "space", greedy: true, to: 184 }, // 192
		{ k: "literal", literal: 7, to: 192 }, // 193
		{ k: "op", do: { op: "repair", code: 7 }, to: 193 }, // 194
		{ k: "look", body: 62, to: 182 }, // 195
		{ k: "literal", literal: 12, to: 195 }, // 196
		{ k: "literal", literal: 3, to: 195 }, // 197
		{ k: "fork", to: [196, 197] }, // 198
		{ k: "eol", to: 198 }, // 199
		{ k: "fork", to: [199, 198] }, // 200
		{ k: "op", do: { op: "repair", code: 8 }, to: 200 }, // 201
		{ k: "op", do: { op: "break", at: "skip" }, to: 182 }, // 202
		{ k: "literal", literal: 8, to: 202 }, // 203
		{ k: "slot", slot: "unbound", field: "skip", to: 203 }, // 204
		{ k: "literal", literal: 9, to: 204 }, // 205
		{ k: "literal", literal: 3, to: 202 }, // 206
		{ k: "literal", literal: 11, to: 202 }, // 207
		{ k: "slot", slot: "unbound", field: "skip", to: 207 }, // 208
		{ k: "literal", literal: 9, to: 208 }, // 209
		{ k: "fork", to: [205, 206, 209] }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "literal", literal: 13, to: 211 }, // 212
		{ k: "atom", kind: "word", field: "skip", to: 212 }, // 213
		{ k: "literal", literal: 14, to: 213 }, // 214
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 214 }, // 215
		{ k: "literal", literal: 15, to: 204 }, // 216
		{ k: "atom", kind: "word", field: "skip", to: 216 }, // 217
		{ k: "literal", literal: 16, to: 217 }, // 218
		{ k: "atom", kind: "word", field: "skip", to: 218 }, // 219
		{ k: "literal", literal: 17, to: 219 }, // 220
		{ k: "atom", kind: "word", field: "skip", to: 220 }, // 221
		{ k: "literal", literal: 18, to: 221 }, // 222
		{ k: "literal", literal: 4, to: 202 }, // 223
		{ k: "slot", slot: "tool", field: "skip", to: 223 }, // 224
		{ k: "literal", literal: 15, to: 208 }, // 225
		{ k: "atom", kind: "word", field: "skip", to: 225 }, // 226
		{ k: "literal", literal: 16, to: 226 }, // 227
		{ k: "atom", kind: "word", field: "skip", to: 227 }, // 228
		{ k: "literal", literal: 17, to: 228 }, // 229
		{ k: "atom", kind: "word", field: "skip", to: 229 }, // 230
		{ k: "literal", literal: 18, to: 230 }, // 231
		{ k: "fork", to: [204, 222, 224, 208, 231] }, // 232
		{ k: "space", greedy: true, to: 232 }, // 233
		{ k: "literal", literal: 7, to: 233 }, // 234
		{ k: "op", do: { op: "repair", code: 10, fault: true }, to: 234 }, // 235
		{ k: "op", do: { op: "break", at: "here" }, to: 182 }, // 236
		{ k: "literal", literal: 4, to: 236 }, // 237
		{ k: "slot", slot: "tool", field: "skip", to: 237 }, // 238
		{ k: "literal", literal: 5, to: 238 }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "literal", literal: 10, to: 240 }, // 241
		{ k: "fork", to: [184, 188, 191, 194, 201, 215, 235, 239, 241] }, // 242
		{ k: "text", field: "value", typed: false, stray: false, exits: 242, stops: [7, 27, 28, 29, 30, 9, 3, 31, 32, 12, 14, 5, 10] }, // 243
		{ k: "literal", literal: 8, to: 243 }, // 244
		{ k: "text", field: "value", typed: true, stray: false, exits: 242, stops: [7, 27, 28, 29, 30, 9, 3, 31, 32, 12, 14, 5, 10] }, // 245
		{ k: "literal", literal: 11, to: 245 }, // 246
		{ k: "literal", literal: 4, to: 245 }, // 247
		{ k: "op", do: { op: "repair", code: 2 }, to: 247 }, // 248
		{ k: "literal", literal: 13, to: 243 }, // 249
		{ k: "fork", to: [255, 249] }, // 250
		{ k: "literal", literal: 19, to: 250 }, // 251
		{ k: "atom", kind: "attr", field: "skip", to: 251 }, // 252
		{ k: "literal", literal: 15, to: 252 }, // 253
		{ k: "atom", kind: "word", field: "skip", to: 253 }, // 254
		{ k: "space", greedy: true, to: 254 }, // 255
		{ k: "literal", literal: 20, to: 255 }, // 256
		{ k: "op", do: { op: "repair", code: 3 }, to: 256 }, // 257
		{ k: "literal", literal: 13, to: 245 }, // 258
		{ k: "fork", to: [264, 258] }, // 259
		{ k: "literal", literal: 19, to: 259 }, // 260
		{ k: "atom", kind: "attr", field: "skip", to: 260 }, // 261
		{ k: "literal", literal: 15, to: 261 }, // 262
		{ k: "atom", kind: "word", field: "skip", to: 262 }, // 263
		{ k: "space", greedy: true, to: 263 }, // 264
		{ k: "literal", literal: 21, to: 264 }, // 265
		{ k: "op", do: { op: "repair", code: 3 }, to: 265 }, // 266
		{ k: "fork", to: [272, 258] }, // 267
		{ k: "literal", literal: 19, to: 267 }, // 268
		{ k: "atom", kind: "attr", field: "skip", to: 268 }, // 269
		{ k: "literal", literal: 15, to: 269 }, // 270
		{ k: "atom", kind: "word", field: "skip", to: 270 }, // 271
		{ k: "space", greedy: true, to: 271 }, // 272
		{ k: "literal", literal: 19, to: 272 }, // 273
		{ k: "op", do: { op: "repair", code: 3 }, to: 273 }, // 274
		{ k: "fork", to: [244, 246, 248, 257, 266, 274] }, // 275
		{ k: "atom", kind: "word", field: "key", to: 275 }, // 276
		{ k: "literal", literal: 9, to: 276 }, // 277
		{ k: "space", greedy: true, to: 179 }, // 278
		{ k: "look", body: 147, to: 278 }, // 279
		{ k: "fork", to: [282, 279] }, // 280
		{ k: "literal", literal: 22, to: 280 }, // 281
		{ k: "space", greedy: true, to: 281 }, // 282
		{ k: "op", do: { op: "repair", code: 4 }, to: 282 }, // 283
		{ k: "fork", to: [278, 283] }, // 284
		{ k: "value", py: false, field: "arguments", to: 284 }, // 285
		{ k: "fork", to: [180, 285] }, // 286
		{ k: "space", greedy: true, to: 286 }, // 287
		{ k: "literal", literal: 4, to: 287 }, // 288
		{ k: "look", body: 163, to: 288 }, // 289
		{ k: "slot", slot: "tool", field: "name", to: 289 }, // 290
		{ k: "literal", literal: 5, to: 290 }, // 291
		{ k: "op", do: { op: "repair", code: 0 }, to: 291 }, // 292
		{ k: "op", do: { op: "open", unit: 1 }, to: 292 }, // 293
		{ k: "literal", literal: 25, to: 2 }, // 294
		{ k: "text", field: "content", typed: false, exits: 296, stops: [5, 25, 1, 10, 26], stray: true, section: { entry: 297, proof: false, content: false } }, // 295
		{ k: "fork", to: [418, 294, 168] }, // 296
		{ k: "fork", to: [418, 294] }, // 297
		{ k: "space", greedy: true, to: 295 }, // 298
		{ k: "op", do: { op: "close" }, to: 298 }, // 299
		{ k: "literal", literal: 3, to: 299 }, // 300
		{ k: "look", body: 19, to: 299 }, // 301
		{ k: "op", do: { op: "repair", code: 6 }, to: 301 }, // 302
		{ k: "look", body: 24, to: 299 }, // 303
		{ k: "op", do: { op: "repair", code: 6 }, to: 303 }, // 304
		{ k: "fork", to: [300, 302, 304] }, // 305
		{ k: "fork", to: [403, 305] }, // 306
		{ k: "space", greedy: true, to: 306 }, // 307
		{ k: "op", do: { op: "settle" }, to: 307 }, // 308
		{ k: "look", body: 34, to: 308 }, // 309
		{ k: "literal", literal: 7, to: 309 }, // 310
		{ k: "look", body: 49, to: 308 }, // 311
		{ k: "eol", to: 311 }, // 312
		{ k: "fork", to: [312, 311] }, // 313
		{ k: "op", do: { op: "repair", code: 5 }, to: 313 }, // 314
		{ k: "look", body: 55, to: 308 }, // 315
		{ k: "literal", literal: 7, to: 315 }, // 316
		{ k: "op", do: { op: "repair", code: 6 }, to: 316 }, // 317
		{ k: "space", greedy: true, to: 310 }, // 318
		{ k: "literal", literal: 7, to: 318 }, // 319
		{ k: "op", do: { op: "repair", code: 7 }, to: 319 }, // 320
		{ k: "look", body: 62, to: 308 }, // 321
		{ k: "literal", literal: 12, to: 321 }, // 322
		{ k: "literal", literal: 3, to: 321 }, // 323
		{ k: "fork", to: [322, 323] }, // 324
		{ k: "eol", to: 324 }, // 325
		{ k: "fork", to: [325, 324] }, // 326
		{ k: "op", do: { op: "repair", code: 8 }, to: 326 }, // 327
		{ k: "op", do: { op: "break", at: "skip" }, to: 308 }, // 328
		{ k: "literal", literal: 8, to: 328 }, // 329
		{ k: "slot", slot: "unbound", field: "skip", to: 329 }, // 330
		{ k: "literal", literal: 9, to: 330 }, // 331
		{ k: "literal", literal: 3, to: 328 }, // 332
		{ k: "literal", literal: 11, to: 328 }, // 333
		{ k: "slot", slot: "unbound", field: "skip", to: 333 }, // 334
		{ k: "literal", literal: 9, to: 334 }, // 335
		{ k: "fork", to: [331, 332, 335] }, // 336
		{ k: "space", greedy: true, to: 336 }, // 337
		{ k: "literal", literal: 13, to: 337 }, // 338
		{ k: "atom", kind: "word", field: "skip", to: 338 }, // 339
		{ k: "literal", literal: 14, to: 339 }, // 340
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 340 }, // 341
		{ k: "literal", literal: 15, to: 330 }, // 342
		{ k: "atom", kind: "word", field: "skip", to: 342 }, // 343
		{ k: "literal", literal: 16, to: 343 }, // 344
		{ k: "atom", kind: "word", field: "skip", to: 344 }, // 345
		{ k: "literal", literal: 17, to: 345 }, // 346
		{ k: "atom", kind: "word", field: "skip", to: 346 }, // 347
		{ k: "literal", literal: 18, to: 347 }, // 348
		{ k: "literal", literal: 4, to: 328 }, // 349
		{ k: "slot", slot: "tool", field: "skip", to: 349 }, // 350
		{ k: "literal", literal: 15, to: 334 }, // 351
		{ k: "atom", kind: "word", field: "skip", to: 351 }, // 352
		{ k: "literal", literal: 16, to: 352 }, // 353
		{ k: "atom", kind: "word", field: "skip", to: 353 }, // 354
		{ k: "literal", literal: 17, to: 354 }, // 355
		{ k: "atom", kind: "word", field: "skip", to: 355 }, // 356
		{ k: "literal", literal: 18, to: 356 }, // 357
		{ k: "fork", to: [330, 348, 350, 334, 357] }, // 358
		{ k: "space", greedy: true, to: 358 }, // 359
		{ k: "literal", literal: 7, to: 359 }, // 360
		{ k: "op", do: { op: "repair", code: 10, fault: true }, to: 360 }, // 361
		{ k: "op", do: { op: "break", at: "here" }, to: 308 }, // 362
		{ k: "literal", literal: 4, to: 362 }, // 363
		{ k: "slot", slot: "tool", field: "skip", to: 363 }, // 364
		{ k: "literal", literal: 5, to: 364 }, // 365
		{ k: "space", greedy: true, to: 365 }, // 366
		{ k: "literal", literal: 10, to: 366 }, // 367
		{ k: "fork", to: [310, 314, 317, 320, 327, 341, 361, 365, 367] }, // 368
		{ k: "text", field: "value", typed: false, stray: false, exits: 368, stops: [7, 27, 28, 29, 30, 9, 3, 31, 32, 12, 14, 5, 10] }, // 369
		{ k: "literal", literal: 8, to: 369 }, // 370
		{ k: "text", field: "value", typed: true, stray: false, exits: 368, stops: [7, 27, 28, 29, 30, 9, 3, 31, 32, 12, 14, 5, 10] }, // 371
		{ k: "literal", literal: 11, to: 371 }, // 372
		{ k: "literal", literal: 4, to: 371 }, // 373
		{ k: "op", do: { op: "repair", code: 2 }, to: 373 }, // 374
		{ k: "literal", literal: 13, to: 369 }, // 375
		{ k: "fork", to: [381, 375] }, // 376
		{ k: "literal", literal: 19, to: 376 }, // 377
		{ k: "atom", kind: "attr", field: "skip", to: 377 }, // 378
		{ k: "literal", literal: 15, to: 378 }, // 379
		{ k: "atom", kind: "word", field: "skip", to: 379 }, // 380
		{ k: "space", greedy: true, to: 380 }, // 381
		{ k: "literal", literal: 20, to: 381 }, // 382
		{ k: "op", do: { op: "repair", code: 3 }, to: 382 }, // 383
		{ k: "literal", literal: 13, to: 371 }, // 384
		{ k: "fork", to: [390, 384] }, // 385
		{ k: "literal", literal: 19, to: 385 }, // 386
		{ k: "atom", kind: "attr", field: "skip", to: 386 }, // 387
		{ k: "literal", literal: 15, to: 387 }, // 388
		{ k: "atom", kind: "word", field: "skip", to: 388 }, // 389
		{ k: "space", greedy: true, to: 389 }, // 390
		{ k: "literal", literal: 21, to: 390 }, // 391
		{ k: "op", do: { op: "repair", code: 3 }, to: 391 }, // 392
		{ k: "fork", to: [398, 384] }, // 393
		{ k: "literal", literal: 19, to: 393 }, // 394
		{ k: "atom", kind: "attr", field: "skip", to: 394 }, // 395
		{ k: "literal", literal: 15, to: 395 }, // 396
		{ k: "atom", kind: "word", field: "skip", to: 396 }, // 397
		{ k: "space", greedy: true, to: 397 }, // 398
		{ k: "literal", literal: 19, to: 398 }, // 399
		{ k: "op", do: { op: "repair", code: 3 }, to: 399 }, // 400
		{ k: "fork", to: [370, 372, 374, 383, 392, 400] }, // 401
		{ k: "atom", kind: "word", field: "key", to: 401 }, // 402
		{ k: "literal", literal: 9, to: 402 }, // 403
		{ k: "space", greedy: true, to: 305 }, // 404
		{ k: "look", body: 147, to: 404 }, // 405
		{ k: "fork", to: [408, 405] }, // 406
		{ k: "literal", literal: 22, to: 406 }, // 407
		{ k: "space", greedy: true, to: 407 }, // 408
		{ k: "op", do: { op: "repair", code: 4 }, to: 408 }, // 409
		{ k: "fork", to: [404, 409] }, // 410
		{ k: "value", py: false, field: "arguments", to: 410 }, // 411
		{ k: "fork", to: [306, 411] }, // 412
		{ k: "space", greedy: true, to: 412 }, // 413
		{ k: "literal", literal: 4, to: 413 }, // 414
		{ k: "look", body: 163, to: 414 }, // 415
		{ k: "atom", kind: "word", field: "name", to: 415 }, // 416
		{ k: "literal", literal: 5, to: 416 }, // 417
		{ k: "op", do: { op: "open", unit: 2 }, to: 417 }, // 418
		{ k: "literal", literal: 26, to: 298 }, // 419
		{ k: "op", do: { op: "repair", code: 1 }, to: 419 }, // 420
		{ k: "op", do: { op: "settle" }, to: 0 }, // 421
		{ k: "literal", literal: 0, to: 2 }, // 422
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 422, stops: [0] }, // 423
		{ k: "literal", literal: 1, to: 423 }, // 424
		{ k: "fork", to: [424, 423] }, // 425
	],
};
