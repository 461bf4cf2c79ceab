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
		{ name: "thinking", after: ["<|open|>think<|sep|>"], node: 455 }, // 0
		{ name: "answer", after: ["<|open|>response<|sep|>"], node: 459 }, // 1
	],
	units: [
		{ closes: [0], openings: [3, 2], after: 55, closable: [59, 60, 61, 62, 63, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233], closableByLoop: [64, 70, 71, 79, 80, 81, 82, 83, 84, 93, 94, 95, 96, 97, 98, 120, 121, 122, 123, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 148, 149, 150, 151, 152, 153, 154, 155, 174, 175, 188, 249, 250, 251, 252, 253, 257, 258, 259], pairs: true }, // 0
		{ closes: [0], openings: [3, 2], after: 273, closable: [277, 278, 279, 280, 281, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408], closableByLoop: [282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 323, 324, 325, 326, 327, 328, 329, 330, 349, 350, 363, 424, 425, 426, 427, 428, 432, 433, 434], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 14], stray: false }, // 2
		{ k: "fork", to: [16, 37, 272, 450, 0] }, // 3
		{ k: "fork", to: [16, 37, 272, 450] }, // 4
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
		{ k: "fork", to: [266, 54, 267] }, // 56
		{ k: "fork", to: [266, 54] }, // 57
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
		{ k: "fork", to: [216, 81] }, // 82
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
		{ k: "literal", literal: 9, to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 7, to: 164 }, // 165
		{ k: "fork", to: [145, 143, 142, 161, 165, 163, 162] }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "literal", literal: 0, to: 167 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "literal", literal: 10, to: 169 }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "literal", literal: 2, to: 171 }, // 172
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 172 }, // 173
		{ k: "op", do: { op: "break", at: "here" }, to: 84 }, // 174
		{ k: "literal", literal: 8, to: 174 }, // 175
		{ k: "slot", slot: "tool", field: "skip", to: 175 }, // 176
		{ k: "literal", literal: 9, to: 176 }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "literal", literal: 7, to: 178 }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "literal", literal: 3, to: 180 }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 0, to: 182 }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "literal", literal: 6, to: 184 }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "literal", literal: 3, to: 186 }, // 187
		{ k: "fork", to: [98, 123, 132, 139, 158, 173, 181, 187] }, // 188
		{ k: "text", field: "value", typed: false, stray: false, exits: 188, stops: [2, 33, 34, 35, 36, 3, 13] }, // 189
		{ k: "literal", literal: 0, to: 189 }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "literal", literal: 15, to: 191 }, // 192
		{ k: "space", greedy: true, to: 192 }, // 193
		{ k: "fork", to: [193, 191] }, // 194
		{ k: "text", field: "value", typed: true, stray: false, exits: 188, stops: [2, 33, 34, 35, 36, 3, 13] }, // 195
		{ k: "literal", literal: 0, to: 195 }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 8, to: 197 }, // 198
		{ k: "literal", literal: 16, to: 198 }, // 199
		{ k: "literal", literal: 17, to: 198 }, // 200
		{ k: "literal", literal: 18, to: 198 }, // 201
		{ k: "literal", literal: 19, to: 198 }, // 202
		{ k: "literal", literal: 20, to: 198 }, // 203
		{ k: "atom", kind: "attr", field: "skip", to: 198 }, // 204
		{ k: "op", do: { op: "repair", code: 1 }, to: 204 }, // 205
		{ k: "fork", to: [199, 200, 201, 202, 203, 205] }, // 206
		{ k: "literal", literal: 21, to: 206 }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "fork", to: [194, 208] }, // 209
		{ k: "literal", literal: 8, to: 209 }, // 210
		{ k: "atom", kind: "attr", field: "key", to: 210 }, // 211
		{ k: "literal", literal: 11, to: 211 }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "literal", literal: 10, to: 213 }, // 214
		{ k: "space", greedy: true, to: 214 }, // 215
		{ k: "literal", literal: 3, to: 215 }, // 216
		{ k: "space", greedy: true, to: 81 }, // 217
		{ k: "literal", literal: 0, to: 217 }, // 218
		{ k: "space", greedy: true, to: 218 }, // 219
		{ k: "literal", literal: 22, to: 219 }, // 220
		{ k: "space", greedy: true, to: 220 }, // 221
		{ k: "literal", literal: 2, to: 221 }, // 222
		{ k: "space", greedy: true, to: 222 }, // 223
		{ k: "fork", to: [231, 223] }, // 224
		{ k: "literal", literal: 23, to: 224 }, // 225
		{ k: "literal", literal: 24, to: 224 }, // 226
		{ k: "literal", literal: 25, to: 224 }, // 227
		{ k: "literal", literal: 26, to: 224 }, // 228
		{ k: "literal", literal: 27, to: 224 }, // 229
		{ k: "fork", to: [225, 226, 227, 228, 229] }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "op", do: { op: "repair", code: 2 }, to: 231 }, // 232
		{ k: "fork", to: [223, 232] }, // 233
		{ k: "value", py: false, field: "arguments", to: 233 }, // 234
		{ k: "space", greedy: true, to: 234 }, // 235
		{ k: "literal", literal: 28, to: 235 }, // 236
		{ k: "literal", literal: 29, to: 235 }, // 237
		{ k: "literal", literal: 27, to: 235 }, // 238
		{ k: "literal", literal: 30, to: 235 }, // 239
		{ k: "fork", to: [236, 237, 238, 239] }, // 240
		{ k: "op", do: { op: "repair", code: 2 }, to: 240 }, // 241
		{ k: "fork", to: [234, 241] }, // 242
		{ k: "space", greedy: true, to: 242 }, // 243
		{ k: "literal", literal: 0, to: 243 }, // 244
		{ k: "space", greedy: true, to: 244 }, // 245
		{ k: "literal", literal: 31, to: 245 }, // 246
		{ k: "space", greedy: true, to: 246 }, // 247
		{ k: "literal", literal: 3, to: 247 }, // 248
		{ k: "fork", to: [82, 248] }, // 249
		{ k: "space", greedy: true, to: 249 }, // 250
		{ k: "literal", literal: 0, to: 250 }, // 251
		{ k: "space", greedy: true, to: 251 }, // 252
		{ k: "literal", literal: 8, to: 252 }, // 253
		{ k: "atom", kind: "digits", field: "skip", to: 253 }, // 254
		{ k: "literal", literal: 32, to: 254 }, // 255
		{ k: "space", greedy: true, to: 255 }, // 256
		{ k: "op", do: { op: "repair", code: 0 }, to: 252 }, // 257
		{ k: "fork", to: [256, 257] }, // 258
		{ k: "literal", literal: 8, to: 258 }, // 259
		{ k: "atom", kind: "attr", field: "name", to: 259 }, // 260
		{ k: "literal", literal: 9, to: 260 }, // 261
		{ k: "space", greedy: true, to: 261 }, // 262
		{ k: "literal", literal: 7, to: 262 }, // 263
		{ k: "space", greedy: true, to: 263 }, // 264
		{ k: "literal", literal: 3, to: 264 }, // 265
		{ k: "op", do: { op: "open", unit: 0 }, to: 265 }, // 266
		{ k: "op", do: { op: "leave" }, to: 4 }, // 267
		{ k: "literal", literal: 0, to: 58 }, // 268
		{ k: "space", greedy: true, to: 268 }, // 269
		{ k: "literal", literal: 6, to: 269 }, // 270
		{ k: "space", greedy: true, to: 270 }, // 271
		{ k: "literal", literal: 3, to: 271 }, // 272
		{ k: "text", field: "content", typed: false, exits: 274, stops: [3, 2, 14], stray: true, section: { entry: 275, proof: false, content: false } }, // 273
		{ k: "fork", to: [441, 54, 267] }, // 274
		{ k: "fork", to: [441, 54] }, // 275
		{ k: "space", greedy: true, to: 273 }, // 276
		{ k: "op", do: { op: "close" }, to: 276 }, // 277
		{ k: "literal", literal: 0, to: 277 }, // 278
		{ k: "space", greedy: true, to: 278 }, // 279
		{ k: "literal", literal: 7, to: 279 }, // 280
		{ k: "space", greedy: true, to: 280 }, // 281
		{ k: "literal", literal: 2, to: 281 }, // 282
		{ k: "look", body: 69, to: 277 }, // 283
		{ k: "op", do: { op: "repair", code: 4 }, to: 283 }, // 284
		{ k: "look", body: 78, to: 277 }, // 285
		{ k: "op", do: { op: "repair", code: 4 }, to: 285 }, // 286
		{ k: "fork", to: [282, 284, 286] }, // 287
		{ k: "fork", to: [391, 287] }, // 288
		{ k: "space", greedy: true, to: 288 }, // 289
		{ k: "op", do: { op: "settle" }, to: 289 }, // 290
		{ k: "look", body: 92, to: 290 }, // 291
		{ k: "literal", literal: 0, to: 291 }, // 292
		{ k: "space", greedy: true, to: 292 }, // 293
		{ k: "literal", literal: 10, to: 293 }, // 294
		{ k: "space", greedy: true, to: 294 }, // 295
		{ k: "literal", literal: 2, to: 295 }, // 296
		{ k: "look", body: 119, to: 290 }, // 297
		{ k: "eol", to: 297 }, // 298
		{ k: "fork", to: [298, 297] }, // 299
		{ k: "op", do: { op: "repair", code: 3 }, to: 299 }, // 300
		{ k: "look", body: 125, to: 290 }, // 301
		{ k: "literal", literal: 0, to: 301 }, // 302
		{ k: "space", greedy: true, to: 302 }, // 303
		{ k: "literal", literal: 10, to: 303 }, // 304
		{ k: "space", greedy: true, to: 304 }, // 305
		{ k: "literal", literal: 2, to: 305 }, // 306
		{ k: "op", do: { op: "repair", code: 4 }, to: 306 }, // 307
		{ k: "space", greedy: true, to: 296 }, // 308
		{ k: "literal", literal: 0, to: 308 }, // 309
		{ k: "space", greedy: true, to: 309 }, // 310
		{ k: "literal", literal: 10, to: 310 }, // 311
		{ k: "space", greedy: true, to: 311 }, // 312
		{ k: "literal", literal: 2, to: 312 }, // 313
		{ k: "op", do: { op: "repair", code: 5 }, to: 313 }, // 314
		{ k: "op", do: { op: "break", at: "skip" }, to: 290 }, // 315
		{ k: "literal", literal: 8, to: 315 }, // 316
		{ k: "slot", slot: "unbound", field: "skip", to: 316 }, // 317
		{ k: "literal", literal: 11, to: 317 }, // 318
		{ k: "space", greedy: true, to: 318 }, // 319
		{ k: "literal", literal: 10, to: 319 }, // 320
		{ k: "space", greedy: true, to: 320 }, // 321
		{ k: "literal", literal: 3, to: 321 }, // 322
		{ k: "literal", literal: 0, to: 315 }, // 323
		{ k: "space", greedy: true, to: 323 }, // 324
		{ k: "literal", literal: 7, to: 324 }, // 325
		{ k: "space", greedy: true, to: 325 }, // 326
		{ k: "literal", literal: 2, to: 326 }, // 327
		{ k: "fork", to: [322, 327] }, // 328
		{ k: "space", greedy: true, to: 328 }, // 329
		{ k: "literal", literal: 12, to: 329 }, // 330
		{ k: "atom", kind: "word", field: "skip", to: 330 }, // 331
		{ k: "literal", literal: 13, to: 331 }, // 332
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 332 }, // 333
		{ k: "literal", literal: 12, to: 321 }, // 334
		{ k: "atom", kind: "word", field: "skip", to: 334 }, // 335
		{ k: "literal", literal: 14, to: 335 }, // 336
		{ k: "slot", slot: "tool", field: "skip", to: 316 }, // 337
		{ k: "literal", literal: 9, to: 337 }, // 338
		{ k: "space", greedy: true, to: 338 }, // 339
		{ k: "literal", literal: 7, to: 339 }, // 340
		{ k: "fork", to: [320, 318, 317, 336, 340, 338, 337] }, // 341
		{ k: "space", greedy: true, to: 341 }, // 342
		{ k: "literal", literal: 0, to: 342 }, // 343
		{ k: "space", greedy: true, to: 343 }, // 344
		{ k: "literal", literal: 10, to: 344 }, // 345
		{ k: "space", greedy: true, to: 345 }, // 346
		{ k: "literal", literal: 2, to: 346 }, // 347
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 347 }, // 348
		{ k: "op", do: { op: "break", at: "here" }, to: 290 }, // 349
		{ k: "literal", literal: 8, to: 349 }, // 350
		{ k: "slot", slot: "tool", field: "skip", to: 350 }, // 351
		{ k: "literal", literal: 9, to: 351 }, // 352
		{ k: "space", greedy: true, to: 352 }, // 353
		{ k: "literal", literal: 7, to: 353 }, // 354
		{ k: "space", greedy: true, to: 354 }, // 355
		{ k: "literal", literal: 3, to: 355 }, // 356
		{ k: "space", greedy: true, to: 356 }, // 357
		{ k: "literal", literal: 0, to: 357 }, // 358
		{ k: "space", greedy: true, to: 358 }, // 359
		{ k: "literal", literal: 6, to: 359 }, // 360
		{ k: "space", greedy: true, to: 360 }, // 361
		{ k: "literal", literal: 3, to: 361 }, // 362
		{ k: "fork", to: [296, 300, 307, 314, 333, 348, 356, 362] }, // 363
		{ k: "text", field: "value", typed: false, stray: false, exits: 363, stops: [2, 33, 34, 35, 36, 3, 13] }, // 364
		{ k: "literal", literal: 0, to: 364 }, // 365
		{ k: "space", greedy: true, to: 365 }, // 366
		{ k: "literal", literal: 15, to: 366 }, // 367
		{ k: "space", greedy: true, to: 367 }, // 368
		{ k: "fork", to: [368, 366] }, // 369
		{ k: "text", field: "value", typed: true, stray: false, exits: 363, stops: [2, 33, 34, 35, 36, 3, 13] }, // 370
		{ k: "literal", literal: 0, to: 370 }, // 371
		{ k: "space", greedy: true, to: 371 }, // 372
		{ k: "literal", literal: 8, to: 372 }, // 373
		{ k: "literal", literal: 16, to: 373 }, // 374
		{ k: "literal", literal: 17, to: 373 }, // 375
		{ k: "literal", literal: 18, to: 373 }, // 376
		{ k: "literal", literal: 19, to: 373 }, // 377
		{ k: "literal", literal: 20, to: 373 }, // 378
		{ k: "atom", kind: "attr", field: "skip", to: 373 }, // 379
		{ k: "op", do: { op: "repair", code: 1 }, to: 379 }, // 380
		{ k: "fork", to: [374, 375, 376, 377, 378, 380] }, // 381
		{ k: "literal", literal: 21, to: 381 }, // 382
		{ k: "space", greedy: true, to: 382 }, // 383
		{ k: "fork", to: [369, 383] }, // 384
		{ k: "literal", literal: 8, to: 384 }, // 385
		{ k: "atom", kind: "attr", field: "key", to: 385 }, // 386
		{ k: "literal", literal: 11, to: 386 }, // 387
		{ k: "space", greedy: true, to: 387 }, // 388
		{ k: "literal", literal: 10, to: 388 }, // 389
		{ k: "space", greedy: true, to: 389 }, // 390
		{ k: "literal", literal: 3, to: 390 }, // 391
		{ k: "space", greedy: true, to: 287 }, // 392
		{ k: "literal", literal: 0, to: 392 }, // 393
		{ k: "space", greedy: true, to: 393 }, // 394
		{ k: "literal", literal: 22, to: 394 }, // 395
		{ k: "space", greedy: true, to: 395 }, // 396
		{ k: "literal", literal: 2, to: 396 }, // 397
		{ k: "space", greedy: true, to: 397 }, // 398
		{ k: "fork", to: [406, 398] }, // 399
		{ k: "literal", literal: 23, to: 399 }, // 400
		{ k: "literal", literal: 24, to: 399 }, // 401
		{ k: "literal", literal: 25, to: 399 }, // 402
		{ k: "literal", literal: 26, to: 399 }, // 403
		{ k: "literal", literal: 27, to: 399 }, // 404
		{ k: "fork", to: [400, 401, 402, 403, 404] }, // 405
		{ k: "space", greedy: true, to: 405 }, // 406
		{ k: "op", do: { op: "repair", code: 2 }, to: 406 }, // 407
		{ k: "fork", to: [398, 407] }, // 408
		{ k: "value", py: false, field: "arguments", to: 408 }, // 409
		{ k: "space", greedy: true, to: 409 }, // 410
		{ k: "literal", literal: 28, to: 410 }, // 411
		{ k: "literal", literal: 29, to: 410 }, // 412
		{ k: "literal", literal: 27, to: 410 }, // 413
		{ k: "literal", literal: 30, to: 410 }, // 414
		{ k: "fork", to: [411, 412, 413, 414] }, // 415
		{ k: "op", do: { op: "repair", code: 2 }, to: 415 }, // 416
		{ k: "fork", to: [409, 416] }, // 417
		{ k: "space", greedy: true, to: 417 }, // 418
		{ k: "literal", literal: 0, to: 418 }, // 419
		{ k: "space", greedy: true, to: 419 }, // 420
		{ k: "literal", literal: 31, to: 420 }, // 421
		{ k: "space", greedy: true, to: 421 }, // 422
		{ k: "literal", literal: 3, to: 422 }, // 423
		{ k: "fork", to: [288, 423] }, // 424
		{ k: "space", greedy: true, to: 424 }, // 425
		{ k: "literal", literal: 0, to: 425 }, // 426
		{ k: "space", greedy: true, to: 426 }, // 427
		{ k: "literal", literal: 8, to: 427 }, // 428
		{ k: "atom", kind: "digits", field: "skip", to: 428 }, // 429
		{ k: "literal", literal: 32, to: 429 }, // 430
		{ k: "space", greedy: true, to: 430 }, // 431
		{ k: "op", do: { op: "repair", code: 0 }, to: 427 }, // 432
		{ k: "fork", to: [431, 432] }, // 433
		{ k: "literal", literal: 8, to: 433 }, // 434
		{ k: "atom", kind: "attr", field: "name", to: 434 }, // 435
		{ k: "literal", literal: 9, to: 435 }, // 436
		{ k: "space", greedy: true, to: 436 }, // 437
		{ k: "literal", literal: 7, to: 437 }, // 438
		{ k: "space", greedy: true, to: 438 }, // 439
		{ k: "literal", literal: 3, to: 439 }, // 440
		{ k: "op", do: { op: "open", unit: 1 }, to: 440 }, // 441
		{ k: "literal", literal: 0, to: 276 }, // 442
		{ k: "space", greedy: true, to: 442 }, // 443
		{ k: "literal", literal: 6, to: 443 }, // 444
		{ k: "look", body: 108, to: 444 }, // 445
		{ k: "space", greedy: true, to: 445 }, // 446
		{ k: "literal", literal: 12, to: 446 }, // 447
		{ k: "atom", kind: "word", field: "skip", to: 447 }, // 448
		{ k: "literal", literal: 14, to: 448 }, // 449
		{ k: "op", do: { op: "repair", code: 8 }, to: 449 }, // 450
		{ k: "op", do: { op: "settle" }, to: 0 }, // 451
		{ k: "literal", literal: 1, to: 45 }, // 452
		{ k: "space", greedy: true, to: 452 }, // 453
		{ k: "literal", literal: 2, to: 453 }, // 454
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 454, stops: [2] }, // 455
		{ k: "literal", literal: 5, to: 51 }, // 456
		{ k: "space", greedy: true, to: 456 }, // 457
		{ k: "literal", literal: 2, to: 457 }, // 458
		{ k: "text", field: "content", typed: false, stray: false, exits: 458, stops: [2] }, // 459
	],
};
