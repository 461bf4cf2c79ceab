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
		{ name: "thinking", after: ["<|open|>think<|sep|>"], node: 447 }, // 0
		{ name: "answer", after: ["<|open|>response<|sep|>"], node: 451 }, // 1
	],
	units: [
		{ closes: [0], openings: [3, 2], after: 55, closable: [59, 60, 61, 62, 63, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229], closableByLoop: [64, 70, 71, 79, 80, 81, 82, 83, 84, 93, 94, 95, 96, 97, 98, 120, 121, 122, 123, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 148, 149, 150, 151, 152, 153, 154, 155, 170, 171, 184, 245, 246, 247, 248, 249, 253, 254, 255], pairs: true }, // 0
		{ closes: [0], openings: [3, 2], after: 269, closable: [273, 274, 275, 276, 277, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400], closableByLoop: [278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 319, 320, 321, 322, 323, 324, 325, 326, 341, 342, 355, 416, 417, 418, 419, 420, 424, 425, 426], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 14], stray: false }, // 2
		{ k: "fork", to: [16, 37, 268, 442, 0] }, // 3
		{ k: "fork", to: [16, 37, 268, 442] }, // 4
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
		{ k: "fork", to: [262, 54, 263] }, // 56
		{ k: "fork", to: [262, 54] }, // 57
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
		{ k: "fork", to: [212, 81] }, // 82
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
		{ k: "fork", to: [142, 161] }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 0, to: 163 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 10, to: 165 }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "literal", literal: 2, to: 167 }, // 168
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 168 }, // 169
		{ k: "op", do: { op: "break", at: "here" }, to: 84 }, // 170
		{ k: "literal", literal: 8, to: 170 }, // 171
		{ k: "slot", slot: "tool", field: "skip", to: 171 }, // 172
		{ k: "literal", literal: 9, to: 172 }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 7, to: 174 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "literal", literal: 3, to: 176 }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "literal", literal: 0, to: 178 }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "literal", literal: 6, to: 180 }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 3, to: 182 }, // 183
		{ k: "fork", to: [98, 123, 132, 139, 158, 169, 177, 183] }, // 184
		{ k: "text", field: "value", typed: false, stray: false, exits: 184, stops: [2, 33, 34, 35, 36, 3, 13] }, // 185
		{ k: "literal", literal: 0, to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 15, to: 187 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "fork", to: [189, 187] }, // 190
		{ k: "text", field: "value", typed: true, stray: false, exits: 184, stops: [2, 33, 34, 35, 36, 3, 13] }, // 191
		{ k: "literal", literal: 0, to: 191 }, // 192
		{ k: "space", greedy: true, to: 192 }, // 193
		{ k: "literal", literal: 8, to: 193 }, // 194
		{ k: "literal", literal: 16, to: 194 }, // 195
		{ k: "literal", literal: 17, to: 194 }, // 196
		{ k: "literal", literal: 18, to: 194 }, // 197
		{ k: "literal", literal: 19, to: 194 }, // 198
		{ k: "literal", literal: 20, to: 194 }, // 199
		{ k: "atom", kind: "attr", field: "skip", to: 194 }, // 200
		{ k: "op", do: { op: "repair", code: 1 }, to: 200 }, // 201
		{ k: "fork", to: [195, 196, 197, 198, 199, 201] }, // 202
		{ k: "literal", literal: 21, to: 202 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "fork", to: [190, 204] }, // 205
		{ k: "literal", literal: 8, to: 205 }, // 206
		{ k: "atom", kind: "attr", field: "key", to: 206 }, // 207
		{ k: "literal", literal: 11, to: 207 }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "literal", literal: 10, to: 209 }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "literal", literal: 3, to: 211 }, // 212
		{ k: "space", greedy: true, to: 81 }, // 213
		{ k: "literal", literal: 0, to: 213 }, // 214
		{ k: "space", greedy: true, to: 214 }, // 215
		{ k: "literal", literal: 22, to: 215 }, // 216
		{ k: "space", greedy: true, to: 216 }, // 217
		{ k: "literal", literal: 2, to: 217 }, // 218
		{ k: "space", greedy: true, to: 218 }, // 219
		{ k: "fork", to: [227, 219] }, // 220
		{ k: "literal", literal: 23, to: 220 }, // 221
		{ k: "literal", literal: 24, to: 220 }, // 222
		{ k: "literal", literal: 25, to: 220 }, // 223
		{ k: "literal", literal: 26, to: 220 }, // 224
		{ k: "literal", literal: 27, to: 220 }, // 225
		{ k: "fork", to: [221, 222, 223, 224, 225] }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "op", do: { op: "repair", code: 2 }, to: 227 }, // 228
		{ k: "fork", to: [219, 228] }, // 229
		{ k: "value", py: false, field: "arguments", to: 229 }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "literal", literal: 28, to: 231 }, // 232
		{ k: "literal", literal: 29, to: 231 }, // 233
		{ k: "literal", literal: 27, to: 231 }, // 234
		{ k: "literal", literal: 30, to: 231 }, // 235
		{ k: "fork", to: [232, 233, 234, 235] }, // 236
		{ k: "op", do: { op: "repair", code: 2 }, to: 236 }, // 237
		{ k: "fork", to: [230, 237] }, // 238
		{ k: "space", greedy: true, to: 238 }, // 239
		{ k: "literal", literal: 0, to: 239 }, // 240
		{ k: "space", greedy: true, to: 240 }, // 241
		{ k: "literal", literal: 31, to: 241 }, // 242
		{ k: "space", greedy: true, to: 242 }, // 243
		{ k: "literal", literal: 3, to: 243 }, // 244
		{ k: "fork", to: [82, 244] }, // 245
		{ k: "space", greedy: true, to: 245 }, // 246
		{ k: "literal", literal: 0, to: 246 }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "literal", literal: 8, to: 248 }, // 249
		{ k: "atom", kind: "digits", field: "skip", to: 249 }, // 250
		{ k: "literal", literal: 32, to: 250 }, // 251
		{ k: "space", greedy: true, to: 251 }, // 252
		{ k: "op", do: { op: "repair", code: 0 }, to: 248 }, // 253
		{ k: "fork", to: [252, 253] }, // 254
		{ k: "literal", literal: 8, to: 254 }, // 255
		{ k: "atom", kind: "attr", field: "name", to: 255 }, // 256
		{ k: "literal", literal: 9, to: 256 }, // 257
		{ k: "space", greedy: true, to: 257 }, // 258
		{ k: "literal", literal: 7, to: 258 }, // 259
		{ k: "space", greedy: true, to: 259 }, // 260
		{ k: "literal", literal: 3, to: 260 }, // 261
		{ k: "op", do: { op: "open", unit: 0 }, to: 261 }, // 262
		{ k: "op", do: { op: "leave" }, to: 4 }, // 263
		{ k: "literal", literal: 0, to: 58 }, // 264
		{ k: "space", greedy: true, to: 264 }, // 265
		{ k: "literal", literal: 6, to: 265 }, // 266
		{ k: "space", greedy: true, to: 266 }, // 267
		{ k: "literal", literal: 3, to: 267 }, // 268
		{ k: "text", field: "content", typed: false, exits: 270, stops: [3, 2, 14], stray: true, section: { entry: 271, proof: false, content: false } }, // 269
		{ k: "fork", to: [433, 54, 263] }, // 270
		{ k: "fork", to: [433, 54] }, // 271
		{ k: "space", greedy: true, to: 269 }, // 272
		{ k: "op", do: { op: "close" }, to: 272 }, // 273
		{ k: "literal", literal: 0, to: 273 }, // 274
		{ k: "space", greedy: true, to: 274 }, // 275
		{ k: "literal", literal: 7, to: 275 }, // 276
		{ k: "space", greedy: true, to: 276 }, // 277
		{ k: "literal", literal: 2, to: 277 }, // 278
		{ k: "look", body: 69, to: 273 }, // 279
		{ k: "op", do: { op: "repair", code: 4 }, to: 279 }, // 280
		{ k: "look", body: 78, to: 273 }, // 281
		{ k: "op", do: { op: "repair", code: 4 }, to: 281 }, // 282
		{ k: "fork", to: [278, 280, 282] }, // 283
		{ k: "fork", to: [383, 283] }, // 284
		{ k: "space", greedy: true, to: 284 }, // 285
		{ k: "op", do: { op: "settle" }, to: 285 }, // 286
		{ k: "look", body: 92, to: 286 }, // 287
		{ k: "literal", literal: 0, to: 287 }, // 288
		{ k: "space", greedy: true, to: 288 }, // 289
		{ k: "literal", literal: 10, to: 289 }, // 290
		{ k: "space", greedy: true, to: 290 }, // 291
		{ k: "literal", literal: 2, to: 291 }, // 292
		{ k: "look", body: 119, to: 286 }, // 293
		{ k: "eol", to: 293 }, // 294
		{ k: "fork", to: [294, 293] }, // 295
		{ k: "op", do: { op: "repair", code: 3 }, to: 295 }, // 296
		{ k: "look", body: 125, to: 286 }, // 297
		{ k: "literal", literal: 0, to: 297 }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "literal", literal: 10, to: 299 }, // 300
		{ k: "space", greedy: true, to: 300 }, // 301
		{ k: "literal", literal: 2, to: 301 }, // 302
		{ k: "op", do: { op: "repair", code: 4 }, to: 302 }, // 303
		{ k: "space", greedy: true, to: 292 }, // 304
		{ k: "literal", literal: 0, to: 304 }, // 305
		{ k: "space", greedy: true, to: 305 }, // 306
		{ k: "literal", literal: 10, to: 306 }, // 307
		{ k: "space", greedy: true, to: 307 }, // 308
		{ k: "literal", literal: 2, to: 308 }, // 309
		{ k: "op", do: { op: "repair", code: 5 }, to: 309 }, // 310
		{ k: "op", do: { op: "break", at: "skip" }, to: 286 }, // 311
		{ k: "literal", literal: 8, to: 311 }, // 312
		{ k: "slot", slot: "unbound", field: "skip", to: 312 }, // 313
		{ k: "literal", literal: 11, to: 313 }, // 314
		{ k: "space", greedy: true, to: 314 }, // 315
		{ k: "literal", literal: 10, to: 315 }, // 316
		{ k: "space", greedy: true, to: 316 }, // 317
		{ k: "literal", literal: 3, to: 317 }, // 318
		{ k: "literal", literal: 0, to: 311 }, // 319
		{ k: "space", greedy: true, to: 319 }, // 320
		{ k: "literal", literal: 7, to: 320 }, // 321
		{ k: "space", greedy: true, to: 321 }, // 322
		{ k: "literal", literal: 2, to: 322 }, // 323
		{ k: "fork", to: [318, 323] }, // 324
		{ k: "space", greedy: true, to: 324 }, // 325
		{ k: "literal", literal: 12, to: 325 }, // 326
		{ k: "atom", kind: "word", field: "skip", to: 326 }, // 327
		{ k: "literal", literal: 13, to: 327 }, // 328
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 328 }, // 329
		{ k: "literal", literal: 12, to: 317 }, // 330
		{ k: "atom", kind: "word", field: "skip", to: 330 }, // 331
		{ k: "literal", literal: 14, to: 331 }, // 332
		{ k: "fork", to: [313, 332] }, // 333
		{ k: "space", greedy: true, to: 333 }, // 334
		{ k: "literal", literal: 0, to: 334 }, // 335
		{ k: "space", greedy: true, to: 335 }, // 336
		{ k: "literal", literal: 10, to: 336 }, // 337
		{ k: "space", greedy: true, to: 337 }, // 338
		{ k: "literal", literal: 2, to: 338 }, // 339
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 339 }, // 340
		{ k: "op", do: { op: "break", at: "here" }, to: 286 }, // 341
		{ k: "literal", literal: 8, to: 341 }, // 342
		{ k: "slot", slot: "tool", field: "skip", to: 342 }, // 343
		{ k: "literal", literal: 9, to: 343 }, // 344
		{ k: "space", greedy: true, to: 344 }, // 345
		{ k: "literal", literal: 7, to: 345 }, // 346
		{ k: "space", greedy: true, to: 346 }, // 347
		{ k: "literal", literal: 3, to: 347 }, // 348
		{ k: "space", greedy: true, to: 348 }, // 349
		{ k: "literal", literal: 0, to: 349 }, // 350
		{ k: "space", greedy: true, to: 350 }, // 351
		{ k: "literal", literal: 6, to: 351 }, // 352
		{ k: "space", greedy: true, to: 352 }, // 353
		{ k: "literal", literal: 3, to: 353 }, // 354
		{ k: "fork", to: [292, 296, 303, 310, 329, 340, 348, 354] }, // 355
		{ k: "text", field: "value", typed: false, stray: false, exits: 355, stops: [2, 33, 34, 35, 36, 3, 13] }, // 356
		{ k: "literal", literal: 0, to: 356 }, // 357
		{ k: "space", greedy: true, to: 357 }, // 358
		{ k: "literal", literal: 15, to: 358 }, // 359
		{ k: "space", greedy: true, to: 359 }, // 360
		{ k: "fork", to: [360, 358] }, // 361
		{ k: "text", field: "value", typed: true, stray: false, exits: 355, stops: [2, 33, 34, 35, 36, 3, 13] }, // 362
		{ k: "literal", literal: 0, to: 362 }, // 363
		{ k: "space", greedy: true, to: 363 }, // 364
		{ k: "literal", literal: 8, to: 364 }, // 365
		{ k: "literal", literal: 16, to: 365 }, // 366
		{ k: "literal", literal: 17, to: 365 }, // 367
		{ k: "literal", literal: 18, to: 365 }, // 368
		{ k: "literal", literal: 19, to: 365 }, // 369
		{ k: "literal", literal: 20, to: 365 }, // 370
		{ k: "atom", kind: "attr", field: "skip", to: 365 }, // 371
		{ k: "op", do: { op: "repair", code: 1 }, to: 371 }, // 372
		{ k: "fork", to: [366, 367, 368, 369, 370, 372] }, // 373
		{ k: "literal", literal: 21, to: 373 }, // 374
		{ k: "space", greedy: true, to: 374 }, // 375
		{ k: "fork", to: [361, 375] }, // 376
		{ k: "literal", literal: 8, to: 376 }, // 377
		{ k: "atom", kind: "attr", field: "key", to: 377 }, // 378
		{ k: "literal", literal: 11, to: 378 }, // 379
		{ k: "space", greedy: true, to: 379 }, // 380
		{ k: "literal", literal: 10, to: 380 }, // 381
		{ k: "space", greedy: true, to: 381 }, // 382
		{ k: "literal", literal: 3, to: 382 }, // 383
		{ k: "space", greedy: true, to: 283 }, // 384
		{ k: "literal", literal: 0, to: 384 }, // 385
		{ k: "space", greedy: true, to: 385 }, // 386
		{ k: "literal", literal: 22, to: 386 }, // 387
		{ k: "space", greedy: true, to: 387 }, // 388
		{ k: "literal", literal: 2, to: 388 }, // 389
		{ k: "space", greedy: true, to: 389 }, // 390
		{ k: "fork", to: [398, 390] }, // 391
		{ k: "literal", literal: 23, to: 391 }, // 392
		{ k: "literal", literal: 24, to: 391 }, // 393
		{ k: "literal", literal: 25, to: 391 }, // 394
		{ k: "literal", literal: 26, to: 391 }, // 395
		{ k: "literal", literal: 27, to: 391 }, // 396
		{ k: "fork", to: [392, 393, 394, 395, 396] }, // 397
		{ k: "space", greedy: true, to: 397 }, // 398
		{ k: "op", do: { op: "repair", code: 2 }, to: 398 }, // 399
		{ k: "fork", to: [390, 399] }, // 400
		{ k: "value", py: false, field: "arguments", to: 400 }, // 401
		{ k: "space", greedy: true, to: 401 }, // 402
		{ k: "literal", literal: 28, to: 402 }, // 403
		{ k: "literal", literal: 29, to: 402 }, // 404
		{ k: "literal", literal: 27, to: 402 }, // 405
		{ k: "literal", literal: 30, to: 402 }, // 406
		{ k: "fork", to: [403, 404, 405, 406] }, // 407
		{ k: "op", do: { op: "repair", code: 2 }, to: 407 }, // 408
		{ k: "fork", to: [401, 408] }, // 409
		{ k: "space", greedy: true, to: 409 }, // 410
		{ k: "literal", literal: 0, to: 410 }, // 411
		{ k: "space", greedy: true, to: 411 }, // 412
		{ k: "literal", literal: 31, to: 412 }, // 413
		{ k: "space", greedy: true, to: 413 }, // 414
		{ k: "literal", literal: 3, to: 414 }, // 415
		{ k: "fork", to: [284, 415] }, // 416
		{ k: "space", greedy: true, to: 416 }, // 417
		{ k: "literal", literal: 0, to: 417 }, // 418
		{ k: "space", greedy: true, to: 418 }, // 419
		{ k: "literal", literal: 8, to: 419 }, // 420
		{ k: "atom", kind: "digits", field: "skip", to: 420 }, // 421
		{ k: "literal", literal: 32, to: 421 }, // 422
		{ k: "space", greedy: true, to: 422 }, // 423
		{ k: "op", do: { op: "repair", code: 0 }, to: 419 }, // 424
		{ k: "fork", to: [423, 424] }, // 425
		{ k: "literal", literal: 8, to: 425 }, // 426
		{ k: "atom", kind: "attr", field: "name", to: 426 }, // 427
		{ k: "literal", literal: 9, to: 427 }, // 428
		{ k: "space", greedy: true, to: 428 }, // 429
		{ k: "literal", literal: 7, to: 429 }, // 430
		{ k: "space", greedy: true, to: 430 }, // 431
		{ k: "literal", literal: 3, to: 431 }, // 432
		{ k: "op", do: { op: "open", unit: 1 }, to: 432 }, // 433
		{ k: "literal", literal: 0, to: 272 }, // 434
		{ k: "space", greedy: true, to: 434 }, // 435
		{ k: "literal", literal: 6, to: 435 }, // 436
		{ k: "look", body: 108, to: 436 }, // 437
		{ k: "space", greedy: true, to: 437 }, // 438
		{ k: "literal", literal: 12, to: 438 }, // 439
		{ k: "atom", kind: "word", field: "skip", to: 439 }, // 440
		{ k: "literal", literal: 14, to: 440 }, // 441
		{ k: "op", do: { op: "repair", code: 8 }, to: 441 }, // 442
		{ k: "op", do: { op: "settle" }, to: 0 }, // 443
		{ k: "literal", literal: 1, to: 45 }, // 444
		{ k: "space", greedy: true, to: 444 }, // 445
		{ k: "literal", literal: 2, to: 445 }, // 446
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 446, stops: [2] }, // 447
		{ k: "literal", literal: 5, to: 51 }, // 448
		{ k: "space", greedy: true, to: 448 }, // 449
		{ k: "literal", literal: 2, to: 449 }, // 450
		{ k: "text", field: "content", typed: false, stray: false, exits: 450, stops: [2] }, // 451
	],
};
