// Generated from grammars/kimi_k3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** channels between special tokens; arguments typed by an attribute */
export const kimi_k3: Format = {
	version: 2,
	name: "kimi_k3",
	title: "channels between special tokens; arguments typed by an attribute",
	aliases: ["kimi-k3", "kimi_k3_xml"],
	models: ["moonshotai/Kimi-K3*"],
	tokens: ["<|open|>", "<|close|>", "<|sep|>", "<|end_of_msg|>"],
	ends: ["<|end_of_msg|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-index", "other-type", "signs-around", "unclosed-value", "unclosed-call", "doubled-close", "unknown-close", "unopened-key", "unopened-call"],
	literals: [
		"<|sep|>", // 0
		"think", // 1
		"<|close|>", // 2
		"<|open|>", // 3
		"message", // 4
		"response", // 5
		"tools", // 6
		"call", // 7
		"\"", // 8
		"tool=\"", // 9
		"argument", // 10
		"key=\"", // 11
		"|>", // 12
		"<|close|>argument<|", // 13
		"<|", // 14
		"type=\"string\"", // 15
		"number", // 16
		"boolean", // 17
		"object", // 18
		"array", // 19
		"null", // 20
		"type=\"", // 21
		"json", // 22
		"}", // 23
		"]", // 24
		")", // 25
		";", // 26
		"```", // 27
		"﻿", // 28
		"```json", // 29
		"(", // 30
		"json type=\"object\"", // 31
		"index=\"", // 32
		"\n<|open|>", // 33
		"\n<|close|>", // 34
		"\r\n<|open|>", // 35
		"\r\n<|close|>", // 36
	],
	openings: [3],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|open|>think<|sep|>"], node: 449 }, // 0
		{ name: "answer", after: ["<|open|>response<|sep|>"], node: 453 }, // 1
	],
	units: [
		{ closes: [0], openings: [3, 2], after: 55, closable: [59, 60, 61, 62, 63, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230], closableByLoop: [64, 70, 71, 79, 80, 81, 82, 83, 84, 93, 94, 95, 96, 97, 98, 120, 121, 122, 123, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 148, 149, 150, 151, 152, 153, 154, 155, 171, 172, 185, 246, 247, 248, 249, 250, 254, 255, 256], pairs: true }, // 0
		{ closes: [0], openings: [3, 2], after: 270, closable: [274, 275, 276, 277, 278, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402], closableByLoop: [279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 320, 321, 322, 323, 324, 325, 326, 327, 343, 344, 357, 418, 419, 420, 421, 422, 426, 427, 428], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 14], stray: false }, // 2
		{ k: "fork", to: [16, 37, 269, 444, 0] }, // 3
		{ k: "fork", to: [16, 37, 269, 444] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "literal", literal: 2, to: 9 }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [2] }, // 11
		{ k: "literal", literal: 0, to: 11 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 3, to: 15 }, // 16
		{ k: "assert", what: "end", to: 5 }, // 17
		{ k: "literal", literal: 0, to: 17 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "literal", literal: 4, to: 19 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 2, to: 21 }, // 22
		{ k: "literal", literal: 4, to: 7 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 2, to: 24 }, // 25
		{ k: "fork", to: [22, 5, 25] }, // 26
		{ k: "literal", literal: 0, to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 5, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "literal", literal: 2, to: 30 }, // 31
		{ k: "text", field: "content", typed: false, stray: false, exits: 31, stops: [2] }, // 32
		{ k: "literal", literal: 0, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 5, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 3, to: 36 }, // 37
		{ k: "assert", what: "end", to: 2 }, // 38
		{ k: "literal", literal: 0, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 4, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 2, to: 42 }, // 43
		{ k: "literal", literal: 0, to: 2 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 4, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 2, to: 47 }, // 48
		{ k: "fork", to: [43, 2, 48] }, // 49
		{ k: "literal", literal: 0, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 6, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 2, to: 53 }, // 54
		{ k: "text", field: "content", typed: false, exits: 56, stops: [3, 2, 14], stray: true, section: { entry: 57, proof: false, content: false } }, // 55
		{ k: "fork", to: [263, 54, 264] }, // 56
		{ k: "fork", to: [263, 54] }, // 57
		{ k: "space", greedy: true, to: 55 }, // 58
		{ k: "op", do: { op: "close" }, to: 58 }, // 59
		{ k: "literal", literal: 0, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 7, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 2, to: 63 }, // 64
		{ k: "literal", literal: 0, to: 0 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 6, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 2, to: 68 }, // 69
		{ k: "look", body: 69, to: 59 }, // 70
		{ k: "op", do: { op: "repair", code: 4 }, to: 70 }, // 71
		{ k: "literal", literal: 8, to: 0 }, // 72
		{ k: "slot", slot: "tool", field: "skip", to: 72 }, // 73
		{ k: "literal", literal: 9, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 7, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 3, to: 77 }, // 78
		{ k: "look", body: 78, to: 59 }, // 79
		{ k: "op", do: { op: "repair", code: 4 }, to: 79 }, // 80
		{ k: "fork", to: [64, 71, 80] }, // 81
		{ k: "fork", to: [213, 81] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "op", do: { op: "settle" }, to: 83 }, // 84
		{ k: "literal", literal: 10, to: 0 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 3, to: 86 }, // 87
		{ k: "literal", literal: 7, to: 0 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 2, to: 89 }, // 90
		{ k: "fork", to: [87, 90] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "look", body: 92, to: 84 }, // 93
		{ k: "literal", literal: 0, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 10, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 2, to: 97 }, // 98
		{ k: "slot", slot: "unbound", field: "skip", to: 72 }, // 99
		{ k: "literal", literal: 11, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 10, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 3, to: 103 }, // 104
		{ k: "space", greedy: true, to: 78 }, // 105
		{ k: "literal", literal: 0, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 6, to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 3, to: 109 }, // 110
		{ k: "assert", what: "end", to: 0 }, // 111
		{ k: "fork", to: [78, 110, 69, 111] }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 0, to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 7, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 2, to: 117 }, // 118
		{ k: "fork", to: [104, 118] }, // 119
		{ k: "look", body: 119, to: 84 }, // 120
		{ k: "eol", to: 120 }, // 121
		{ k: "fork", to: [121, 120] }, // 122
		{ k: "op", do: { op: "repair", code: 3 }, to: 122 }, // 123
		{ k: "fork", to: [69, 78] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "look", body: 125, to: 84 }, // 126
		{ k: "literal", literal: 0, to: 126 }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "literal", literal: 10, to: 128 }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "literal", literal: 2, to: 130 }, // 131
		{ k: "op", do: { op: "repair", code: 4 }, to: 131 }, // 132
		{ k: "space", greedy: true, to: 98 }, // 133
		{ k: "literal", literal: 0, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 10, to: 135 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 2, to: 137 }, // 138
		{ k: "op", do: { op: "repair", code: 5 }, to: 138 }, // 139
		{ k: "op", do: { op: "break", at: "skip" }, to: 84 }, // 140
		{ k: "literal", literal: 8, to: 140 }, // 141
		{ k: "slot", slot: "unbound", field: "skip", to: 141 }, // 142
		{ k: "literal", literal: 11, to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "literal", literal: 10, to: 144 }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "literal", literal: 3, to: 146 }, // 147
		{ k: "literal", literal: 0, to: 140 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "literal", literal: 7, to: 149 }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "literal", literal: 2, to: 151 }, // 152
		{ k: "fork", to: [147, 152] }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 12, to: 154 }, // 155
		{ k: "atom", kind: "word", field: "skip", to: 155 }, // 156
		{ k: "literal", literal: 13, to: 156 }, // 157
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 157 }, // 158
		{ k: "literal", literal: 12, to: 146 }, // 159
		{ k: "atom", kind: "word", field: "skip", to: 159 }, // 160
		{ k: "literal", literal: 14, to: 160 }, // 161
		{ k: "slot", slot: "tool", field: "skip", to: 141 }, // 162
		{ k: "fork", to: [142, 161, 162] }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 0, to: 164 }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 10, to: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 2, to: 168 }, // 169
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 169 }, // 170
		{ k: "op", do: { op: "break", at: "here" }, to: 84 }, // 171
		{ k: "literal", literal: 8, to: 171 }, // 172
		{ k: "slot", slot: "tool", field: "skip", to: 172 }, // 173
		{ k: "literal", literal: 9, to: 173 }, // 174
		{ k: "space", greedy: true, to: 174 }, // 175
		{ k: "literal", literal: 7, to: 175 }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "literal", literal: 3, to: 177 }, // 178
		{ k: "space", greedy: true, to: 178 }, // 179
		{ k: "literal", literal: 0, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 6, to: 181 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "literal", literal: 3, to: 183 }, // 184
		{ k: "fork", to: [98, 123, 132, 139, 158, 170, 178, 184] }, // 185
		{ k: "text", field: "value", typed: false, stray: false, exits: 185, stops: [2, 33, 34, 35, 36, 3, 13] }, // 186
		{ k: "literal", literal: 0, to: 186 }, // 187
		{ k: "space", greedy: true, to: 187 }, // 188
		{ k: "literal", literal: 15, to: 188 }, // 189
		{ k: "space", greedy: true, to: 189 }, // 190
		{ k: "fork", to: [190, 188] }, // 191
		{ k: "text", field: "value", typed: true, stray: false, exits: 185, stops: [2, 33, 34, 35, 36, 3, 13] }, // 192
		{ k: "literal", literal: 0, to: 192 }, // 193
		{ k: "space", greedy: true, to: 193 }, // 194
		{ k: "literal", literal: 8, to: 194 }, // 195
		{ k: "literal", literal: 16, to: 195 }, // 196
		{ k: "literal", literal: 17, to: 195 }, // 197
		{ k: "literal", literal: 18, to: 195 }, // 198
		{ k: "literal", literal: 19, to: 195 }, // 199
		{ k: "literal", literal: 20, to: 195 }, // 200
		{ k: "atom", kind: "attr", field: "skip", to: 195 }, // 201
		{ k: "op", do: { op: "repair", code: 1 }, to: 201 }, // 202
		{ k: "fork", to: [196, 197, 198, 199, 200, 202] }, // 203
		{ k: "literal", literal: 21, to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "fork", to: [191, 205] }, // 206
		{ k: "literal", literal: 8, to: 206 }, // 207
		{ k: "atom", kind: "attr", field: "key", to: 207 }, // 208
		{ k: "literal", literal: 11, to: 208 }, // 209
		{ k: "space", greedy: true, to: 209 }, // 210
		{ k: "literal", literal: 10, to: 210 }, // 211
		{ k: "space", greedy: true, to: 211 }, // 212
		{ k: "literal", literal: 3, to: 212 }, // 213
		{ k: "space", greedy: true, to: 81 }, // 214
		{ k: "literal", literal: 0, to: 214 }, // 215
		{ k: "space", greedy: true, to: 215 }, // 216
		{ k: "literal", literal: 22, to: 216 }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "literal", literal: 2, to: 218 }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "fork", to: [228, 220] }, // 221
		{ k: "literal", literal: 23, to: 221 }, // 222
		{ k: "literal", literal: 24, to: 221 }, // 223
		{ k: "literal", literal: 25, to: 221 }, // 224
		{ k: "literal", literal: 26, to: 221 }, // 225
		{ k: "literal", literal: 27, to: 221 }, // 226
		{ k: "fork", to: [222, 223, 224, 225, 226] }, // 227
		{ k: "space", greedy: true, to: 227 }, // 228
		{ k: "op", do: { op: "repair", code: 2 }, to: 228 }, // 229
		{ k: "fork", to: [220, 229] }, // 230
		{ k: "value", py: false, field: "arguments", to: 230 }, // 231
		{ k: "space", greedy: true, to: 231 }, // 232
		{ k: "literal", literal: 28, to: 232 }, // 233
		{ k: "literal", literal: 29, to: 232 }, // 234
		{ k: "literal", literal: 27, to: 232 }, // 235
		{ k: "literal", literal: 30, to: 232 }, // 236
		{ k: "fork", to: [233, 234, 235, 236] }, // 237
		{ k: "op", do: { op: "repair", code: 2 }, to: 237 }, // 238
		{ k: "fork", to: [231, 238] }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "literal", literal: 0, to: 240 }, // 241
		{ k: "space", greedy: true, to: 241 }, // 242
		{ k: "literal", literal: 31, to: 242 }, // 243
		{ k: "space", greedy: true, to: 243 }, // 244
		{ k: "literal", literal: 3, to: 244 }, // 245
		{ k: "fork", to: [82, 245] }, // 246
		{ k: "space", greedy: true, to: 246 }, // 247
		{ k: "literal", literal: 0, to: 247 }, // 248
		{ k: "space", greedy: true, to: 248 }, // 249
		{ k: "literal", literal: 8, to: 249 }, // 250
		{ k: "atom", kind: "digits", field: "skip", to: 250 }, // 251
		{ k: "literal", literal: 32, to: 251 }, // 252
		{ k: "space", greedy: true, to: 252 }, // 253
		{ k: "op", do: { op: "repair", code: 0 }, to: 249 }, // 254
		{ k: "fork", to: [253, 254] }, // 255
		{ k: "literal", literal: 8, to: 255 }, // 256
		{ k: "atom", kind: "attr", field: "name", to: 256 }, // 257
		{ k: "literal", literal: 9, to: 257 }, // 258
		{ k: "space", greedy: true, to: 258 }, // 259
		{ k: "literal", literal: 7, to: 259 }, // 260
		{ k: "space", greedy: true, to: 260 }, // 261
		{ k: "literal", literal: 3, to: 261 }, // 262
		{ k: "op", do: { op: "open", unit: 0 }, to: 262 }, // 263
		{ k: "op", do: { op: "leave" }, to: 4 }, // 264
		{ k: "literal", literal: 0, to: 58 }, // 265
		{ k: "space", greedy: true, to: 265 }, // 266
		{ k: "literal", literal: 6, to: 266 }, // 267
		{ k: "space", greedy: true, to: 267 }, // 268
		{ k: "literal", literal: 3, to: 268 }, // 269
		{ k: "text", field: "content", typed: false, exits: 271, stops: [3, 2, 14], stray: true, section: { entry: 272, proof: false, content: false } }, // 270
		{ k: "fork", to: [435, 54, 264] }, // 271
		{ k: "fork", to: [435, 54] }, // 272
		{ k: "space", greedy: true, to: 270 }, // 273
		{ k: "op", do: { op: "close" }, to: 273 }, // 274
		{ k: "literal", literal: 0, to: 274 }, // 275
		{ k: "space", greedy: true, to: 275 }, // 276
		{ k: "literal", literal: 7, to: 276 }, // 277
		{ k: "space", greedy: true, to: 277 }, // 278
		{ k: "literal", literal: 2, to: 278 }, // 279
		{ k: "look", body: 69, to: 274 }, // 280
		{ k: "op", do: { op: "repair", code: 4 }, to: 280 }, // 281
		{ k: "look", body: 78, to: 274 }, // 282
		{ k: "op", do: { op: "repair", code: 4 }, to: 282 }, // 283
		{ k: "fork", to: [279, 281, 283] }, // 284
		{ k: "fork", to: [385, 284] }, // 285
		{ k: "space", greedy: true, to: 285 }, // 286
		{ k: "op", do: { op: "settle" }, to: 286 }, // 287
		{ k: "look", body: 92, to: 287 }, // 288
		{ k: "literal", literal: 0, to: 288 }, // 289
		{ k: "space", greedy: true, to: 289 }, // 290
		{ k: "literal", literal: 10, to: 290 }, // 291
		{ k: "space", greedy: true, to: 291 }, // 292
		{ k: "literal", literal: 2, to: 292 }, // 293
		{ k: "look", body: 119, to: 287 }, // 294
		{ k: "eol", to: 294 }, // 295
		{ k: "fork", to: [295, 294] }, // 296
		{ k: "op", do: { op: "repair", code: 3 }, to: 296 }, // 297
		{ k: "look", body: 125, to: 287 }, // 298
		{ k: "literal", literal: 0, to: 298 }, // 299
		{ k: "space", greedy: true, to: 299 }, // 300
		{ k: "literal", literal: 10, to: 300 }, // 301
		{ k: "space", greedy: true, to: 301 }, // 302
		{ k: "literal", literal: 2, to: 302 }, // 303
		{ k: "op", do: { op: "repair", code: 4 }, to: 303 }, // 304
		{ k: "space", greedy: true, to: 293 }, // 305
		{ k: "literal", literal: 0, to: 305 }, // 306
		{ k: "space", greedy: true, to: 306 }, // 307
		{ k: "literal", literal: 10, to: 307 }, // 308
		{ k: "space", greedy: true, to: 308 }, // 309
		{ k: "literal", literal: 2, to: 309 }, // 310
		{ k: "op", do: { op: "repair", code: 5 }, to: 310 }, // 311
		{ k: "op", do: { op: "break", at: "skip" }, to: 287 }, // 312
		{ k: "literal", literal: 8, to: 312 }, // 313
		{ k: "slot", slot: "unbound", field: "skip", to: 313 }, // 314
		{ k: "literal", literal: 11, to: 314 }, // 315
		{ k: "space", greedy: true, to: 315 }, // 316
		{ k: "literal", literal: 10, to: 316 }, // 317
		{ k: "space", greedy: true, to: 317 }, // 318
		{ k: "literal", literal: 3, to: 318 }, // 319
		{ k: "literal", literal: 0, to: 312 }, // 320
		{ k: "space", greedy: true, to: 320 }, // 321
		{ k: "literal", literal: 7, to: 321 }, // 322
		{ k: "space", greedy: true, to: 322 }, // 323
		{ k: "literal", literal: 2, to: 323 }, // 324
		{ k: "fork", to: [319, 324] }, // 325
		{ k: "space", greedy: true, to: 325 }, // 326
		{ k: "literal", literal: 12, to: 326 }, // 327
		{ k: "atom", kind: "word", field: "skip", to: 327 }, // 328
		{ k: "literal", literal: 13, to: 328 }, // 329
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 329 }, // 330
		{ k: "literal", literal: 12, to: 318 }, // 331
		{ k: "atom", kind: "word", field: "skip", to: 331 }, // 332
		{ k: "literal", literal: 14, to: 332 }, // 333
		{ k: "slot", slot: "tool", field: "skip", to: 313 }, // 334
		{ k: "fork", to: [314, 333, 334] }, // 335
		{ k: "space", greedy: true, to: 335 }, // 336
		{ k: "literal", literal: 0, to: 336 }, // 337
		{ k: "space", greedy: true, to: 337 }, // 338
		{ k: "literal", literal: 10, to: 338 }, // 339
		{ k: "space", greedy: true, to: 339 }, // 340
		{ k: "literal", literal: 2, to: 340 }, // 341
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 341 }, // 342
		{ k: "op", do: { op: "break", at: "here" }, to: 287 }, // 343
		{ k: "literal", literal: 8, to: 343 }, // 344
		{ k: "slot", slot: "tool", field: "skip", to: 344 }, // 345
		{ k: "literal", literal: 9, to: 345 }, // 346
		{ k: "space", greedy: true, to: 346 }, // 347
		{ k: "literal", literal: 7, to: 347 }, // 348
		{ k: "space", greedy: true, to: 348 }, // 349
		{ k: "literal", literal: 3, to: 349 }, // 350
		{ k: "space", greedy: true, to: 350 }, // 351
		{ k: "literal", literal: 0, to: 351 }, // 352
		{ k: "space", greedy: true, to: 352 }, // 353
		{ k: "literal", literal: 6, to: 353 }, // 354
		{ k: "space", greedy: true, to: 354 }, // 355
		{ k: "literal", literal: 3, to: 355 }, // 356
		{ k: "fork", to: [293, 297, 304, 311, 330, 342, 350, 356] }, // 357
		{ k: "text", field: "value", typed: false, stray: false, exits: 357, stops: [2, 33, 34, 35, 36, 3, 13] }, // 358
		{ k: "literal", literal: 0, to: 358 }, // 359
		{ k: "space", greedy: true, to: 359 }, // 360
		{ k: "literal", literal: 15, to: 360 }, // 361
		{ k: "space", greedy: true, to: 361 }, // 362
		{ k: "fork", to: [362, 360] }, // 363
		{ k: "text", field: "value", typed: true, stray: false, exits: 357, stops: [2, 33, 34, 35, 36, 3, 13] }, // 364
		{ k: "literal", literal: 0, to: 364 }, // 365
		{ k: "space", greedy: true, to: 365 }, // 366
		{ k: "literal", literal: 8, to: 366 }, // 367
		{ k: "literal", literal: 16, to: 367 }, // 368
		{ k: "literal", literal: 17, to: 367 }, // 369
		{ k: "literal", literal: 18, to: 367 }, // 370
		{ k: "literal", literal: 19, to: 367 }, // 371
		{ k: "literal", literal: 20, to: 367 }, // 372
		{ k: "atom", kind: "attr", field: "skip", to: 367 }, // 373
		{ k: "op", do: { op: "repair", code: 1 }, to: 373 }, // 374
		{ k: "fork", to: [368, 369, 370, 371, 372, 374] }, // 375
		{ k: "literal", literal: 21, to: 375 }, // 376
		{ k: "space", greedy: true, to: 376 }, // 377
		{ k: "fork", to: [363, 377] }, // 378
		{ k: "literal", literal: 8, to: 378 }, // 379
		{ k: "atom", kind: "attr", field: "key", to: 379 }, // 380
		{ k: "literal", literal: 11, to: 380 }, // 381
		{ k: "space", greedy: true, to: 381 }, // 382
		{ k: "literal", literal: 10, to: 382 }, // 383
		{ k: "space", greedy: true, to: 383 }, // 384
		{ k: "literal", literal: 3, to: 384 }, // 385
		{ k: "space", greedy: true, to: 284 }, // 386
		{ k: "literal", literal: 0, to: 386 }, // 387
		{ k: "space", greedy: true, to: 387 }, // 388
		{ k: "literal", literal: 22, to: 388 }, // 389
		{ k: "space", greedy: true, to: 389 }, // 390
		{ k: "literal", literal: 2, to: 390 }, // 391
		{ k: "space", greedy: true, to: 391 }, // 392
		{ k: "fork", to: [400, 392] }, // 393
		{ k: "literal", literal: 23, to: 393 }, // 394
		{ k: "literal", literal: 24, to: 393 }, // 395
		{ k: "literal", literal: 25, to: 393 }, // 396
		{ k: "literal", literal: 26, to: 393 }, // 397
		{ k: "literal", literal: 27, to: 393 }, // 398
		{ k: "fork", to: [394, 395, 396, 397, 398] }, // 399
		{ k: "space", greedy: true, to: 399 }, // 400
		{ k: "op", do: { op: "repair", code: 2 }, to: 400 }, // 401
		{ k: "fork", to: [392, 401] }, // 402
		{ k: "value", py: false, field: "arguments", to: 402 }, // 403
		{ k: "space", greedy: true, to: 403 }, // 404
		{ k: "literal", literal: 28, to: 404 }, // 405
		{ k: "literal", literal: 29, to: 404 }, // 406
		{ k: "literal", literal: 27, to: 404 }, // 407
		{ k: "literal", literal: 30, to: 404 }, // 408
		{ k: "fork", to: [405, 406, 407, 408] }, // 409
		{ k: "op", do: { op: "repair", code: 2 }, to: 409 }, // 410
		{ k: "fork", to: [403, 410] }, // 411
		{ k: "space", greedy: true, to: 411 }, // 412
		{ k: "literal", literal: 0, to: 412 }, // 413
		{ k: "space", greedy: true, to: 413 }, // 414
		{ k: "literal", literal: 31, to: 414 }, // 415
		{ k: "space", greedy: true, to: 415 }, // 416
		{ k: "literal", literal: 3, to: 416 }, // 417
		{ k: "fork", to: [285, 417] }, // 418
		{ k: "space", greedy: true, to: 418 }, // 419
		{ k: "literal", literal: 0, to: 419 }, // 420
		{ k: "space", greedy: true, to: 420 }, // 421
		{ k: "literal", literal: 8, to: 421 }, // 422
		{ k: "atom", kind: "digits", field: "skip", to: 422 }, // 423
		{ k: "literal", literal: 32, to: 423 }, // 424
		{ k: "space", greedy: true, to: 424 }, // 425
		{ k: "op", do: { op: "repair", code: 0 }, to: 421 }, // 426
		{ k: "fork", to: [425, 426] }, // 427
		{ k: "literal", literal: 8, to: 427 }, // 428
		{ k: "atom", kind: "attr", field: "name", to: 428 }, // 429
		{ k: "literal", literal: 9, to: 429 }, // 430
		{ k: "space", greedy: true, to: 430 }, // 431
		{ k: "literal", literal: 7, to: 431 }, // 432
		{ k: "space", greedy: true, to: 432 }, // 433
		{ k: "literal", literal: 3, to: 433 }, // 434
		{ k: "op", do: { op: "open", unit: 1 }, to: 434 }, // 435
		{ k: "literal", literal: 0, to: 273 }, // 436
		{ k: "space", greedy: true, to: 436 }, // 437
		{ k: "literal", literal: 6, to: 437 }, // 438
		{ k: "look", body: 108, to: 438 }, // 439
		{ k: "space", greedy: true, to: 439 }, // 440
		{ k: "literal", literal: 12, to: 440 }, // 441
		{ k: "atom", kind: "word", field: "skip", to: 441 }, // 442
		{ k: "literal", literal: 14, to: 442 }, // 443
		{ k: "op", do: { op: "repair", code: 8 }, to: 443 }, // 444
		{ k: "op", do: { op: "settle" }, to: 0 }, // 445
		{ k: "literal", literal: 1, to: 45 }, // 446
		{ k: "space", greedy: true, to: 446 }, // 447
		{ k: "literal", literal: 2, to: 447 }, // 448
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 448, stops: [2] }, // 449
		{ k: "literal", literal: 5, to: 51 }, // 450
		{ k: "space", greedy: true, to: 450 }, // 451
		{ k: "literal", literal: 2, to: 451 }, // 452
		{ k: "text", field: "content", typed: false, stray: false, exits: 452, stops: [2] }, // 453
	],
};
