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
		"=\"", // 14
		"<|", // 15
		"type=\"string\"", // 16
		"number", // 17
		"boolean", // 18
		"object", // 19
		"array", // 20
		"null", // 21
		"type=\"", // 22
		"json", // 23
		"}", // 24
		"]", // 25
		")", // 26
		";", // 27
		"```", // 28
		"﻿", // 29
		"```json", // 30
		"(", // 31
		"json type=\"object\"", // 32
		"index=\"", // 33
		"\n<|open|>", // 34
		"\n<|close|>", // 35
		"\r\n<|open|>", // 36
		"\r\n<|close|>", // 37
	],
	openings: [3],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|open|>think<|sep|>"], node: 467 }, // 0
		{ name: "answer", after: ["<|open|>response<|sep|>"], node: 471 }, // 1
	],
	units: [
		{ closes: [0], openings: [3, 2], after: 55, closable: [59, 60, 61, 62, 63, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239], closableByLoop: [64, 70, 71, 79, 80, 81, 82, 83, 84, 93, 94, 95, 96, 97, 98, 120, 121, 122, 123, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 148, 149, 150, 151, 152, 153, 154, 155, 180, 181, 194, 255, 256, 257, 258, 259, 263, 264, 265], pairs: true }, // 0
		{ closes: [0], openings: [3, 2], after: 279, closable: [283, 284, 285, 286, 287, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420], closableByLoop: [288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 329, 330, 331, 332, 333, 334, 335, 336, 361, 362, 375, 436, 437, 438, 439, 440, 444, 445, 446], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 15], stray: false }, // 2
		{ k: "fork", to: [16, 37, 278, 462, 0] }, // 3
		{ k: "fork", to: [16, 37, 278, 462] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 56, stops: [3, 2, 15], stray: true, section: { entry: 57, proof: false, content: false } }, // 55
		{ k: "fork", to: [272, 54, 273] }, // 56
		{ k: "fork", to: [272, 54] }, // 57
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
		{ k: "fork", to: [222, 81] }, // 82
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
		{ k: "literal", literal: 14, to: 142 }, // 159
		{ k: "atom", kind: "word", field: "skip", to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "atom", kind: "word", field: "skip", to: 161 }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 3, to: 163 }, // 164
		{ k: "literal", literal: 12, to: 163 }, // 165
		{ k: "atom", kind: "word", field: "skip", to: 165 }, // 166
		{ k: "literal", literal: 15, to: 166 }, // 167
		{ k: "slot", slot: "tool", field: "skip", to: 141 }, // 168
		{ k: "literal", literal: 9, to: 168 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "literal", literal: 7, to: 170 }, // 171
		{ k: "fork", to: [145, 143, 142, 164, 167, 171, 169, 168] }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "literal", literal: 0, to: 173 }, // 174
		{ k: "space", greedy: true, to: 174 }, // 175
		{ k: "literal", literal: 10, to: 175 }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "literal", literal: 2, to: 177 }, // 178
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 178 }, // 179
		{ k: "op", do: { op: "break", at: "here" }, to: 84 }, // 180
		{ k: "literal", literal: 8, to: 180 }, // 181
		{ k: "slot", slot: "tool", field: "skip", to: 181 }, // 182
		{ k: "literal", literal: 9, to: 182 }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "literal", literal: 7, to: 184 }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "literal", literal: 3, to: 186 }, // 187
		{ k: "space", greedy: true, to: 187 }, // 188
		{ k: "literal", literal: 0, to: 188 }, // 189
		{ k: "space", greedy: true, to: 189 }, // 190
		{ k: "literal", literal: 6, to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 3, to: 192 }, // 193
		{ k: "fork", to: [98, 123, 132, 139, 158, 179, 187, 193] }, // 194
		{ k: "text", field: "value", typed: false, stray: false, exits: 194, stops: [2, 34, 35, 36, 37, 3, 13] }, // 195
		{ k: "literal", literal: 0, to: 195 }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 16, to: 197 }, // 198
		{ k: "space", greedy: true, to: 198 }, // 199
		{ k: "fork", to: [199, 197] }, // 200
		{ k: "text", field: "value", typed: true, stray: false, exits: 194, stops: [2, 34, 35, 36, 37, 3, 13] }, // 201
		{ k: "literal", literal: 0, to: 201 }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "literal", literal: 8, to: 203 }, // 204
		{ k: "literal", literal: 17, to: 204 }, // 205
		{ k: "literal", literal: 18, to: 204 }, // 206
		{ k: "literal", literal: 19, to: 204 }, // 207
		{ k: "literal", literal: 20, to: 204 }, // 208
		{ k: "literal", literal: 21, to: 204 }, // 209
		{ k: "atom", kind: "attr", field: "skip", to: 204 }, // 210
		{ k: "op", do: { op: "repair", code: 1 }, to: 210 }, // 211
		{ k: "fork", to: [205, 206, 207, 208, 209, 211] }, // 212
		{ k: "literal", literal: 22, to: 212 }, // 213
		{ k: "space", greedy: true, to: 213 }, // 214
		{ k: "fork", to: [200, 214] }, // 215
		{ k: "literal", literal: 8, to: 215 }, // 216
		{ k: "atom", kind: "attr", field: "key", to: 216 }, // 217
		{ k: "literal", literal: 11, to: 217 }, // 218
		{ k: "space", greedy: true, to: 218 }, // 219
		{ k: "literal", literal: 10, to: 219 }, // 220
		{ k: "space", greedy: true, to: 220 }, // 221
		{ k: "literal", literal: 3, to: 221 }, // 222
		{ k: "space", greedy: true, to: 81 }, // 223
		{ k: "literal", literal: 0, to: 223 }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 23, to: 225 }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "literal", literal: 2, to: 227 }, // 228
		{ k: "space", greedy: true, to: 228 }, // 229
		{ k: "fork", to: [237, 229] }, // 230
		{ k: "literal", literal: 24, to: 230 }, // 231
		{ k: "literal", literal: 25, to: 230 }, // 232
		{ k: "literal", literal: 26, to: 230 }, // 233
		{ k: "literal", literal: 27, to: 230 }, // 234
		{ k: "literal", literal: 28, to: 230 }, // 235
		{ k: "fork", to: [231, 232, 233, 234, 235] }, // 236
		{ k: "space", greedy: true, to: 236 }, // 237
		{ k: "op", do: { op: "repair", code: 2 }, to: 237 }, // 238
		{ k: "fork", to: [229, 238] }, // 239
		{ k: "value", py: false, field: "arguments", to: 239 }, // 240
		{ k: "space", greedy: true, to: 240 }, // 241
		{ k: "literal", literal: 29, to: 241 }, // 242
		{ k: "literal", literal: 30, to: 241 }, // 243
		{ k: "literal", literal: 28, to: 241 }, // 244
		{ k: "literal", literal: 31, to: 241 }, // 245
		{ k: "fork", to: [242, 243, 244, 245] }, // 246
		{ k: "op", do: { op: "repair", code: 2 }, to: 246 }, // 247
		{ k: "fork", to: [240, 247] }, // 248
		{ k: "space", greedy: true, to: 248 }, // 249
		{ k: "literal", literal: 0, to: 249 }, // 250
		{ k: "space", greedy: true, to: 250 }, // 251
		{ k: "literal", literal: 32, to: 251 }, // 252
		{ k: "space", greedy: true, to: 252 }, // 253
		{ k: "literal", literal: 3, to: 253 }, // 254
		{ k: "fork", to: [82, 254] }, // 255
		{ k: "space", greedy: true, to: 255 }, // 256
		{ k: "literal", literal: 0, to: 256 }, // 257
		{ k: "space", greedy: true, to: 257 }, // 258
		{ k: "literal", literal: 8, to: 258 }, // 259
		{ k: "atom", kind: "digits", field: "skip", to: 259 }, // 260
		{ k: "literal", literal: 33, to: 260 }, // 261
		{ k: "space", greedy: true, to: 261 }, // 262
		{ k: "op", do: { op: "repair", code: 0 }, to: 258 }, // 263
		{ k: "fork", to: [262, 263] }, // 264
		{ k: "literal", literal: 8, to: 264 }, // 265
		{ k: "atom", kind: "attr", field: "name", to: 265 }, // 266
		{ k: "literal", literal: 9, to: 266 }, // 267
		{ k: "space", greedy: true, to: 267 }, // 268
		{ k: "literal", literal: 7, to: 268 }, // 269
		{ k: "space", greedy: true, to: 269 }, // 270
		{ k: "literal", literal: 3, to: 270 }, // 271
		{ k: "op", do: { op: "open", unit: 0 }, to: 271 }, // 272
		{ k: "op", do: { op: "leave" }, to: 4 }, // 273
		{ k: "literal", literal: 0, to: 58 }, // 274
		{ k: "space", greedy: true, to: 274 }, // 275
		{ k: "literal", literal: 6, to: 275 }, // 276
		{ k: "space", greedy: true, to: 276 }, // 277
		{ k: "literal", literal: 3, to: 277 }, // 278
		{ k: "text", field: "content", typed: false, exits: 280, stops: [3, 2, 15], stray: true, section: { entry: 281, proof: false, content: false } }, // 279
		{ k: "fork", to: [453, 54, 273] }, // 280
		{ k: "fork", to: [453, 54] }, // 281
		{ k: "space", greedy: true, to: 279 }, // 282
		{ k: "op", do: { op: "close" }, to: 282 }, // 283
		{ k: "literal", literal: 0, to: 283 }, // 284
		{ k: "space", greedy: true, to: 284 }, // 285
		{ k: "literal", literal: 7, to: 285 }, // 286
		{ k: "space", greedy: true, to: 286 }, // 287
		{ k: "literal", literal: 2, to: 287 }, // 288
		{ k: "look", body: 69, to: 283 }, // 289
		{ k: "op", do: { op: "repair", code: 4 }, to: 289 }, // 290
		{ k: "look", body: 78, to: 283 }, // 291
		{ k: "op", do: { op: "repair", code: 4 }, to: 291 }, // 292
		{ k: "fork", to: [288, 290, 292] }, // 293
		{ k: "fork", to: [403, 293] }, // 294
		{ k: "space", greedy: true, to: 294 }, // 295
		{ k: "op", do: { op: "settle" }, to: 295 }, // 296
		{ k: "look", body: 92, to: 296 }, // 297
		{ k: "literal", literal: 0, to: 297 }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "literal", literal: 10, to: 299 }, // 300
		{ k: "space", greedy: true, to: 300 }, // 301
		{ k: "literal", literal: 2, to: 301 }, // 302
		{ k: "look", body: 119, to: 296 }, // 303
		{ k: "eol", to: 303 }, // 304
		{ k: "fork", to: [304, 303] }, // 305
		{ k: "op", do: { op: "repair", code: 3 }, to: 305 }, // 306
		{ k: "look", body: 125, to: 296 }, // 307
		{ k: "literal", literal: 0, to: 307 }, // 308
		{ k: "space", greedy: true, to: 308 }, // 309
		{ k: "literal", literal: 10, to: 309 }, // 310
		{ k: "space", greedy: true, to: 310 }, // 311
		{ k: "literal", literal: 2, to: 311 }, // 312
		{ k: "op", do: { op: "repair", code: 4 }, to: 312 }, // 313
		{ k: "space", greedy: true, to: 302 }, // 314
		{ k: "literal", literal: 0, to: 314 }, // 315
		{ k: "space", greedy: true, to: 315 }, // 316
		{ k: "literal", literal: 10, to: 316 }, // 317
		{ k: "space", greedy: true, to: 317 }, // 318
		{ k: "literal", literal: 2, to: 318 }, // 319
		{ k: "op", do: { op: "repair", code: 5 }, to: 319 }, // 320
		{ k: "op", do: { op: "break", at: "skip" }, to: 296 }, // 321
		{ k: "literal", literal: 8, to: 321 }, // 322
		{ k: "slot", slot: "unbound", field: "skip", to: 322 }, // 323
		{ k: "literal", literal: 11, to: 323 }, // 324
		{ k: "space", greedy: true, to: 324 }, // 325
		{ k: "literal", literal: 10, to: 325 }, // 326
		{ k: "space", greedy: true, to: 326 }, // 327
		{ k: "literal", literal: 3, to: 327 }, // 328
		{ k: "literal", literal: 0, to: 321 }, // 329
		{ k: "space", greedy: true, to: 329 }, // 330
		{ k: "literal", literal: 7, to: 330 }, // 331
		{ k: "space", greedy: true, to: 331 }, // 332
		{ k: "literal", literal: 2, to: 332 }, // 333
		{ k: "fork", to: [328, 333] }, // 334
		{ k: "space", greedy: true, to: 334 }, // 335
		{ k: "literal", literal: 12, to: 335 }, // 336
		{ k: "atom", kind: "word", field: "skip", to: 336 }, // 337
		{ k: "literal", literal: 13, to: 337 }, // 338
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 338 }, // 339
		{ k: "literal", literal: 14, to: 323 }, // 340
		{ k: "atom", kind: "word", field: "skip", to: 340 }, // 341
		{ k: "space", greedy: true, to: 341 }, // 342
		{ k: "atom", kind: "word", field: "skip", to: 342 }, // 343
		{ k: "space", greedy: true, to: 343 }, // 344
		{ k: "literal", literal: 3, to: 344 }, // 345
		{ k: "literal", literal: 12, to: 344 }, // 346
		{ k: "atom", kind: "word", field: "skip", to: 346 }, // 347
		{ k: "literal", literal: 15, to: 347 }, // 348
		{ k: "slot", slot: "tool", field: "skip", to: 322 }, // 349
		{ k: "literal", literal: 9, to: 349 }, // 350
		{ k: "space", greedy: true, to: 350 }, // 351
		{ k: "literal", literal: 7, to: 351 }, // 352
		{ k: "fork", to: [326, 324, 323, 345, 348, 352, 350, 349] }, // 353
		{ k: "space", greedy: true, to: 353 }, // 354
		{ k: "literal", literal: 0, to: 354 }, // 355
		{ k: "space", greedy: true, to: 355 }, // 356
		{ k: "literal", literal: 10, to: 356 }, // 357
		{ k: "space", greedy: true, to: 357 }, // 358
		{ k: "literal", literal: 2, to: 358 }, // 359
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 359 }, // 360
		{ k: "op", do: { op: "break", at: "here" }, to: 296 }, // 361
		{ k: "literal", literal: 8, to: 361 }, // 362
		{ k: "slot", slot: "tool", field: "skip", to: 362 }, // 363
		{ k: "literal", literal: 9, to: 363 }, // 364
		{ k: "space", greedy: true, to: 364 }, // 365
		{ k: "literal", literal: 7, to: 365 }, // 366
		{ k: "space", greedy: true, to: 366 }, // 367
		{ k: "literal", literal: 3, to: 367 }, // 368
		{ k: "space", greedy: true, to: 368 }, // 369
		{ k: "literal", literal: 0, to: 369 }, // 370
		{ k: "space", greedy: true, to: 370 }, // 371
		{ k: "literal", literal: 6, to: 371 }, // 372
		{ k: "space", greedy: true, to: 372 }, // 373
		{ k: "literal", literal: 3, to: 373 }, // 374
		{ k: "fork", to: [302, 306, 313, 320, 339, 360, 368, 374] }, // 375
		{ k: "text", field: "value", typed: false, stray: false, exits: 375, stops: [2, 34, 35, 36, 37, 3, 13] }, // 376
		{ k: "literal", literal: 0, to: 376 }, // 377
		{ k: "space", greedy: true, to: 377 }, // 378
		{ k: "literal", literal: 16, to: 378 }, // 379
		{ k: "space", greedy: true, to: 379 }, // 380
		{ k: "fork", to: [380, 378] }, // 381
		{ k: "text", field: "value", typed: true, stray: false, exits: 375, stops: [2, 34, 35, 36, 37, 3, 13] }, // 382
		{ k: "literal", literal: 0, to: 382 }, // 383
		{ k: "space", greedy: true, to: 383 }, // 384
		{ k: "literal", literal: 8, to: 384 }, // 385
		{ k: "literal", literal: 17, to: 385 }, // 386
		{ k: "literal", literal: 18, to: 385 }, // 387
		{ k: "literal", literal: 19, to: 385 }, // 388
		{ k: "literal", literal: 20, to: 385 }, // 389
		{ k: "literal", literal: 21, to: 385 }, // 390
		{ k: "atom", kind: "attr", field: "skip", to: 385 }, // 391
		{ k: "op", do: { op: "repair", code: 1 }, to: 391 }, // 392
		{ k: "fork", to: [386, 387, 388, 389, 390, 392] }, // 393
		{ k: "literal", literal: 22, to: 393 }, // 394
		{ k: "space", greedy: true, to: 394 }, // 395
		{ k: "fork", to: [381, 395] }, // 396
		{ k: "literal", literal: 8, to: 396 }, // 397
		{ k: "atom", kind: "attr", field: "key", to: 397 }, // 398
		{ k: "literal", literal: 11, to: 398 }, // 399
		{ k: "space", greedy: true, to: 399 }, // 400
		{ k: "literal", literal: 10, to: 400 }, // 401
		{ k: "space", greedy: true, to: 401 }, // 402
		{ k: "literal", literal: 3, to: 402 }, // 403
		{ k: "space", greedy: true, to: 293 }, // 404
		{ k: "literal", literal: 0, to: 404 }, // 405
		{ k: "space", greedy: true, to: 405 }, // 406
		{ k: "literal", literal: 23, to: 406 }, // 407
		{ k: "space", greedy: true, to: 407 }, // 408
		{ k: "literal", literal: 2, to: 408 }, // 409
		{ k: "space", greedy: true, to: 409 }, // 410
		{ k: "fork", to: [418, 410] }, // 411
		{ k: "literal", literal: 24, to: 411 }, // 412
		{ k: "literal", literal: 25, to: 411 }, // 413
		{ k: "literal", literal: 26, to: 411 }, // 414
		{ k: "literal", literal: 27, to: 411 }, // 415
		{ k: "literal", literal: 28, to: 411 }, // 416
		{ k: "fork", to: [412, 413, 414, 415, 416] }, // 417
		{ k: "space", greedy: true, to: 417 }, // 418
		{ k: "op", do: { op: "repair", code: 2 }, to: 418 }, // 419
		{ k: "fork", to: [410, 419] }, // 420
		{ k: "value", py: false, field: "arguments", to: 420 }, // 421
		{ k: "space", greedy: true, to: 421 }, // 422
		{ k: "literal", literal: 29, to: 422 }, // 423
		{ k: "literal", literal: 30, to: 422 }, // 424
		{ k: "literal", literal: 28, to: 422 }, // 425
		{ k: "literal", literal: 31, to: 422 }, // 426
		{ k: "fork", to: [423, 424, 425, 426] }, // 427
		{ k: "op", do: { op: "repair", code: 2 }, to: 427 }, // 428
		{ k: "fork", to: [421, 428] }, // 429
		{ k: "space", greedy: true, to: 429 }, // 430
		{ k: "literal", literal: 0, to: 430 }, // 431
		{ k: "space", greedy: true, to: 431 }, // 432
		{ k: "literal", literal: 32, to: 432 }, // 433
		{ k: "space", greedy: true, to: 433 }, // 434
		{ k: "literal", literal: 3, to: 434 }, // 435
		{ k: "fork", to: [294, 435] }, // 436
		{ k: "space", greedy: true, to: 436 }, // 437
		{ k: "literal", literal: 0, to: 437 }, // 438
		{ k: "space", greedy: true, to: 438 }, // 439
		{ k: "literal", literal: 8, to: 439 }, // 440
		{ k: "atom", kind: "digits", field: "skip", to: 440 }, // 441
		{ k: "literal", literal: 33, to: 441 }, // 442
		{ k: "space", greedy: true, to: 442 }, // 443
		{ k: "op", do: { op: "repair", code: 0 }, to: 439 }, // 444
		{ k: "fork", to: [443, 444] }, // 445
		{ k: "literal", literal: 8, to: 445 }, // 446
		{ k: "atom", kind: "attr", field: "name", to: 446 }, // 447
		{ k: "literal", literal: 9, to: 447 }, // 448
		{ k: "space", greedy: true, to: 448 }, // 449
		{ k: "literal", literal: 7, to: 449 }, // 450
		{ k: "space", greedy: true, to: 450 }, // 451
		{ k: "literal", literal: 3, to: 451 }, // 452
		{ k: "op", do: { op: "open", unit: 1 }, to: 452 }, // 453
		{ k: "literal", literal: 0, to: 282 }, // 454
		{ k: "space", greedy: true, to: 454 }, // 455
		{ k: "literal", literal: 6, to: 455 }, // 456
		{ k: "look", body: 108, to: 456 }, // 457
		{ k: "space", greedy: true, to: 457 }, // 458
		{ k: "literal", literal: 12, to: 458 }, // 459
		{ k: "atom", kind: "word", field: "skip", to: 459 }, // 460
		{ k: "literal", literal: 15, to: 460 }, // 461
		{ k: "op", do: { op: "repair", code: 8 }, to: 461 }, // 462
		{ k: "op", do: { op: "settle" }, to: 0 }, // 463
		{ k: "literal", literal: 1, to: 45 }, // 464
		{ k: "space", greedy: true, to: 464 }, // 465
		{ k: "literal", literal: 2, to: 465 }, // 466
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 466, stops: [2] }, // 467
		{ k: "literal", literal: 5, to: 51 }, // 468
		{ k: "space", greedy: true, to: 468 }, // 469
		{ k: "literal", literal: 2, to: 469 }, // 470
		{ k: "text", field: "content", typed: false, stray: false, exits: 470, stops: [2] }, // 471
	],
};
