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
	lenient: ["unclosed-answer", "no-index", "other-type", "signs-around", "unclosed-value", "unclosed-call", "doubled-close", "unknown-close", "unopened-key", "unopened-call"],
	literals: [
		"<|sep|>", // 0
		"think", // 1
		"<|close|>", // 2
		"<|open|>", // 3
		"message", // 4
		"response", // 5
		"call", // 6
		"tools", // 7
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
		{ name: "thinking", after: ["<|open|>think<|sep|>"], node: 465 }, // 0
		{ name: "answer", after: ["<|open|>response<|sep|>"], node: 469 }, // 1
	],
	units: [
		{ closes: [0], openings: [3, 2], after: 67, closable: [71, 72, 73, 74, 75, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243], closableByLoop: [76, 82, 83, 91, 92, 93, 94, 95, 96, 103, 104, 105, 106, 107, 108, 130, 131, 132, 133, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 158, 159, 160, 161, 162, 163, 164, 165, 184, 185, 198, 259, 260, 261, 262, 263, 267, 268, 269], pairs: true }, // 0
		{ closes: [0], openings: [3, 2], after: 283, closable: [287, 288, 289, 290, 291, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418], closableByLoop: [292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 333, 334, 335, 336, 337, 338, 339, 340, 359, 360, 373, 434, 435, 436, 437, 438, 442, 443, 444], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 14], stray: false }, // 2
		{ k: "fork", to: [16, 49, 282, 460, 0] }, // 3
		{ k: "fork", to: [16, 49, 282, 460] }, // 4
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
		{ k: "literal", literal: 6, to: 0 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 3, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 0, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 3, to: 39 }, // 40
		{ k: "look", body: 40, to: 5 }, // 41
		{ k: "op", do: { op: "repair", code: 0 }, to: 41 }, // 42
		{ k: "fork", to: [31, 42] }, // 43
		{ k: "text", field: "content", typed: false, stray: false, exits: 43, stops: [2, 3] }, // 44
		{ k: "literal", literal: 0, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 5, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 3, to: 48 }, // 49
		{ k: "assert", what: "end", to: 2 }, // 50
		{ k: "literal", literal: 0, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 4, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 2, to: 54 }, // 55
		{ k: "literal", literal: 0, to: 2 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 4, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 2, to: 59 }, // 60
		{ k: "fork", to: [55, 2, 60] }, // 61
		{ k: "literal", literal: 0, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 7, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 2, to: 65 }, // 66
		{ k: "text", field: "content", typed: false, exits: 68, stops: [3, 2, 14], stray: true, section: { entry: 69, proof: false, content: false } }, // 67
		{ k: "fork", to: [276, 66, 277] }, // 68
		{ k: "fork", to: [276, 66] }, // 69
		{ k: "space", greedy: true, to: 67 }, // 70
		{ k: "op", do: { op: "close" }, to: 70 }, // 71
		{ k: "literal", literal: 0, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 6, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 2, to: 75 }, // 76
		{ k: "literal", literal: 0, to: 0 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 7, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 2, to: 80 }, // 81
		{ k: "look", body: 81, to: 71 }, // 82
		{ k: "op", do: { op: "repair", code: 5 }, to: 82 }, // 83
		{ k: "literal", literal: 8, to: 0 }, // 84
		{ k: "slot", slot: "tool", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 9, to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 6, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 3, to: 89 }, // 90
		{ k: "look", body: 90, to: 71 }, // 91
		{ k: "op", do: { op: "repair", code: 5 }, to: 91 }, // 92
		{ k: "fork", to: [76, 83, 92] }, // 93
		{ k: "fork", to: [226, 93] }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "op", do: { op: "settle" }, to: 95 }, // 96
		{ k: "literal", literal: 10, to: 0 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 3, to: 98 }, // 99
		{ k: "literal", literal: 2, to: 33 }, // 100
		{ k: "fork", to: [99, 100] }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "look", body: 102, to: 96 }, // 103
		{ k: "literal", literal: 0, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 10, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 2, to: 107 }, // 108
		{ k: "slot", slot: "unbound", field: "skip", to: 84 }, // 109
		{ k: "literal", literal: 11, to: 109 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 10, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 3, to: 113 }, // 114
		{ k: "space", greedy: true, to: 90 }, // 115
		{ k: "literal", literal: 0, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 7, to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 3, to: 119 }, // 120
		{ k: "assert", what: "end", to: 0 }, // 121
		{ k: "fork", to: [90, 120, 81, 121] }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 0, to: 123 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 6, to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 2, to: 127 }, // 128
		{ k: "fork", to: [114, 128] }, // 129
		{ k: "look", body: 129, to: 96 }, // 130
		{ k: "eol", to: 130 }, // 131
		{ k: "fork", to: [131, 130] }, // 132
		{ k: "op", do: { op: "repair", code: 4 }, to: 132 }, // 133
		{ k: "fork", to: [81, 90] }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "look", body: 135, to: 96 }, // 136
		{ k: "literal", literal: 0, to: 136 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "literal", literal: 10, to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 2, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 5 }, to: 141 }, // 142
		{ k: "space", greedy: true, to: 108 }, // 143
		{ k: "literal", literal: 0, to: 143 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "literal", literal: 10, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 2, to: 147 }, // 148
		{ k: "op", do: { op: "repair", code: 6 }, to: 148 }, // 149
		{ k: "op", do: { op: "break", at: "skip" }, to: 96 }, // 150
		{ k: "literal", literal: 8, to: 150 }, // 151
		{ k: "slot", slot: "unbound", field: "skip", to: 151 }, // 152
		{ k: "literal", literal: 11, to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 10, to: 154 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 3, to: 156 }, // 157
		{ k: "literal", literal: 0, to: 150 }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 6, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "literal", literal: 2, to: 161 }, // 162
		{ k: "fork", to: [157, 162] }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 12, to: 164 }, // 165
		{ k: "atom", kind: "word", field: "skip", to: 165 }, // 166
		{ k: "literal", literal: 13, to: 166 }, // 167
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 167 }, // 168
		{ k: "literal", literal: 12, to: 156 }, // 169
		{ k: "atom", kind: "word", field: "skip", to: 169 }, // 170
		{ k: "literal", literal: 14, to: 170 }, // 171
		{ k: "slot", slot: "tool", field: "skip", to: 151 }, // 172
		{ k: "literal", literal: 9, to: 172 }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 6, to: 174 }, // 175
		{ k: "fork", to: [155, 153, 152, 171, 175, 173, 172] }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "literal", literal: 0, to: 177 }, // 178
		{ k: "space", greedy: true, to: 178 }, // 179
		{ k: "literal", literal: 10, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 2, to: 181 }, // 182
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 182 }, // 183
		{ k: "op", do: { op: "break", at: "here" }, to: 96 }, // 184
		{ k: "literal", literal: 8, to: 184 }, // 185
		{ k: "slot", slot: "tool", field: "skip", to: 185 }, // 186
		{ k: "literal", literal: 9, to: 186 }, // 187
		{ k: "space", greedy: true, to: 187 }, // 188
		{ k: "literal", literal: 6, to: 188 }, // 189
		{ k: "space", greedy: true, to: 189 }, // 190
		{ k: "literal", literal: 3, to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 0, to: 192 }, // 193
		{ k: "space", greedy: true, to: 193 }, // 194
		{ k: "literal", literal: 7, to: 194 }, // 195
		{ k: "space", greedy: true, to: 195 }, // 196
		{ k: "literal", literal: 3, to: 196 }, // 197
		{ k: "fork", to: [108, 133, 142, 149, 168, 183, 191, 197] }, // 198
		{ k: "text", field: "value", typed: false, stray: false, exits: 198, stops: [2, 33, 34, 35, 36, 3, 13] }, // 199
		{ k: "literal", literal: 0, to: 199 }, // 200
		{ k: "space", greedy: true, to: 200 }, // 201
		{ k: "literal", literal: 15, to: 201 }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "fork", to: [203, 201] }, // 204
		{ k: "text", field: "value", typed: true, stray: false, exits: 198, stops: [2, 33, 34, 35, 36, 3, 13] }, // 205
		{ k: "literal", literal: 0, to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 8, to: 207 }, // 208
		{ k: "literal", literal: 16, to: 208 }, // 209
		{ k: "literal", literal: 17, to: 208 }, // 210
		{ k: "literal", literal: 18, to: 208 }, // 211
		{ k: "literal", literal: 19, to: 208 }, // 212
		{ k: "literal", literal: 20, to: 208 }, // 213
		{ k: "atom", kind: "attr", field: "skip", to: 208 }, // 214
		{ k: "op", do: { op: "repair", code: 2 }, to: 214 }, // 215
		{ k: "fork", to: [209, 210, 211, 212, 213, 215] }, // 216
		{ k: "literal", literal: 21, to: 216 }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "fork", to: [204, 218] }, // 219
		{ k: "literal", literal: 8, to: 219 }, // 220
		{ k: "atom", kind: "attr", field: "key", to: 220 }, // 221
		{ k: "literal", literal: 11, to: 221 }, // 222
		{ k: "space", greedy: true, to: 222 }, // 223
		{ k: "literal", literal: 10, to: 223 }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 3, to: 225 }, // 226
		{ k: "space", greedy: true, to: 93 }, // 227
		{ k: "literal", literal: 0, to: 227 }, // 228
		{ k: "space", greedy: true, to: 228 }, // 229
		{ k: "literal", literal: 22, to: 229 }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "literal", literal: 2, to: 231 }, // 232
		{ k: "space", greedy: true, to: 232 }, // 233
		{ k: "fork", to: [241, 233] }, // 234
		{ k: "literal", literal: 23, to: 234 }, // 235
		{ k: "literal", literal: 24, to: 234 }, // 236
		{ k: "literal", literal: 25, to: 234 }, // 237
		{ k: "literal", literal: 26, to: 234 }, // 238
		{ k: "literal", literal: 27, to: 234 }, // 239
		{ k: "fork", to: [235, 236, 237, 238, 239] }, // 240
		{ k: "space", greedy: true, to: 240 }, // 241
		{ k: "op", do: { op: "repair", code: 3 }, to: 241 }, // 242
		{ k: "fork", to: [233, 242] }, // 243
		{ k: "value", py: false, field: "arguments", to: 243 }, // 244
		{ k: "space", greedy: true, to: 244 }, // 245
		{ k: "literal", literal: 28, to: 245 }, // 246
		{ k: "literal", literal: 29, to: 245 }, // 247
		{ k: "literal", literal: 27, to: 245 }, // 248
		{ k: "literal", literal: 30, to: 245 }, // 249
		{ k: "fork", to: [246, 247, 248, 249] }, // 250
		{ k: "op", do: { op: "repair", code: 3 }, to: 250 }, // 251
		{ k: "fork", to: [244, 251] }, // 252
		{ k: "space", greedy: true, to: 252 }, // 253
		{ k: "literal", literal: 0, to: 253 }, // 254
		{ k: "space", greedy: true, to: 254 }, // 255
		{ k: "literal", literal: 31, to: 255 }, // 256
		{ k: "space", greedy: true, to: 256 }, // 257
		{ k: "literal", literal: 3, to: 257 }, // 258
		{ k: "fork", to: [94, 258] }, // 259
		{ k: "space", greedy: true, to: 259 }, // 260
		{ k: "literal", literal: 0, to: 260 }, // 261
		{ k: "space", greedy: true, to: 261 }, // 262
		{ k: "literal", literal: 8, to: 262 }, // 263
		{ k: "atom", kind: "digits", field: "skip", to: 263 }, // 264
		{ k: "literal", literal: 32, to: 264 }, // 265
		{ k: "space", greedy: true, to: 265 }, // 266
		{ k: "op", do: { op: "repair", code: 1 }, to: 262 }, // 267
		{ k: "fork", to: [266, 267] }, // 268
		{ k: "literal", literal: 8, to: 268 }, // 269
		{ k: "atom", kind: "attr", field: "name", to: 269 }, // 270
		{ k: "literal", literal: 9, to: 270 }, // 271
		{ k: "space", greedy: true, to: 271 }, // 272
		{ k: "literal", literal: 6, to: 272 }, // 273
		{ k: "space", greedy: true, to: 273 }, // 274
		{ k: "literal", literal: 3, to: 274 }, // 275
		{ k: "op", do: { op: "open", unit: 0 }, to: 275 }, // 276
		{ k: "op", do: { op: "leave" }, to: 4 }, // 277
		{ k: "literal", literal: 0, to: 70 }, // 278
		{ k: "space", greedy: true, to: 278 }, // 279
		{ k: "literal", literal: 7, to: 279 }, // 280
		{ k: "space", greedy: true, to: 280 }, // 281
		{ k: "literal", literal: 3, to: 281 }, // 282
		{ k: "text", field: "content", typed: false, exits: 284, stops: [3, 2, 14], stray: true, section: { entry: 285, proof: false, content: false } }, // 283
		{ k: "fork", to: [451, 66, 277] }, // 284
		{ k: "fork", to: [451, 66] }, // 285
		{ k: "space", greedy: true, to: 283 }, // 286
		{ k: "op", do: { op: "close" }, to: 286 }, // 287
		{ k: "literal", literal: 0, to: 287 }, // 288
		{ k: "space", greedy: true, to: 288 }, // 289
		{ k: "literal", literal: 6, to: 289 }, // 290
		{ k: "space", greedy: true, to: 290 }, // 291
		{ k: "literal", literal: 2, to: 291 }, // 292
		{ k: "look", body: 81, to: 287 }, // 293
		{ k: "op", do: { op: "repair", code: 5 }, to: 293 }, // 294
		{ k: "look", body: 90, to: 287 }, // 295
		{ k: "op", do: { op: "repair", code: 5 }, to: 295 }, // 296
		{ k: "fork", to: [292, 294, 296] }, // 297
		{ k: "fork", to: [401, 297] }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "op", do: { op: "settle" }, to: 299 }, // 300
		{ k: "look", body: 102, to: 300 }, // 301
		{ k: "literal", literal: 0, to: 301 }, // 302
		{ k: "space", greedy: true, to: 302 }, // 303
		{ k: "literal", literal: 10, to: 303 }, // 304
		{ k: "space", greedy: true, to: 304 }, // 305
		{ k: "literal", literal: 2, to: 305 }, // 306
		{ k: "look", body: 129, to: 300 }, // 307
		{ k: "eol", to: 307 }, // 308
		{ k: "fork", to: [308, 307] }, // 309
		{ k: "op", do: { op: "repair", code: 4 }, to: 309 }, // 310
		{ k: "look", body: 135, to: 300 }, // 311
		{ k: "literal", literal: 0, to: 311 }, // 312
		{ k: "space", greedy: true, to: 312 }, // 313
		{ k: "literal", literal: 10, to: 313 }, // 314
		{ k: "space", greedy: true, to: 314 }, // 315
		{ k: "literal", literal: 2, to: 315 }, // 316
		{ k: "op", do: { op: "repair", code: 5 }, to: 316 }, // 317
		{ k: "space", greedy: true, to: 306 }, // 318
		{ k: "literal", literal: 0, to: 318 }, // 319
		{ k: "space", greedy: true, to: 319 }, // 320
		{ k: "literal", literal: 10, to: 320 }, // 321
		{ k: "space", greedy: true, to: 321 }, // 322
		{ k: "literal", literal: 2, to: 322 }, // 323
		{ k: "op", do: { op: "repair", code: 6 }, to: 323 }, // 324
		{ k: "op", do: { op: "break", at: "skip" }, to: 300 }, // 325
		{ k: "literal", literal: 8, to: 325 }, // 326
		{ k: "slot", slot: "unbound", field: "skip", to: 326 }, // 327
		{ k: "literal", literal: 11, to: 327 }, // 328
		{ k: "space", greedy: true, to: 328 }, // 329
		{ k: "literal", literal: 10, to: 329 }, // 330
		{ k: "space", greedy: true, to: 330 }, // 331
		{ k: "literal", literal: 3, to: 331 }, // 332
		{ k: "literal", literal: 0, to: 325 }, // 333
		{ k: "space", greedy: true, to: 333 }, // 334
		{ k: "literal", literal: 6, to: 334 }, // 335
		{ k: "space", greedy: true, to: 335 }, // 336
		{ k: "literal", literal: 2, to: 336 }, // 337
		{ k: "fork", to: [332, 337] }, // 338
		{ k: "space", greedy: true, to: 338 }, // 339
		{ k: "literal", literal: 12, to: 339 }, // 340
		{ k: "atom", kind: "word", field: "skip", to: 340 }, // 341
		{ k: "literal", literal: 13, to: 341 }, // 342
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 342 }, // 343
		{ k: "literal", literal: 12, to: 331 }, // 344
		{ k: "atom", kind: "word", field: "skip", to: 344 }, // 345
		{ k: "literal", literal: 14, to: 345 }, // 346
		{ k: "slot", slot: "tool", field: "skip", to: 326 }, // 347
		{ k: "literal", literal: 9, to: 347 }, // 348
		{ k: "space", greedy: true, to: 348 }, // 349
		{ k: "literal", literal: 6, to: 349 }, // 350
		{ k: "fork", to: [330, 328, 327, 346, 350, 348, 347] }, // 351
		{ k: "space", greedy: true, to: 351 }, // 352
		{ k: "literal", literal: 0, to: 352 }, // 353
		{ k: "space", greedy: true, to: 353 }, // 354
		{ k: "literal", literal: 10, to: 354 }, // 355
		{ k: "space", greedy: true, to: 355 }, // 356
		{ k: "literal", literal: 2, to: 356 }, // 357
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 357 }, // 358
		{ k: "op", do: { op: "break", at: "here" }, to: 300 }, // 359
		{ k: "literal", literal: 8, to: 359 }, // 360
		{ k: "slot", slot: "tool", field: "skip", to: 360 }, // 361
		{ k: "literal", literal: 9, to: 361 }, // 362
		{ k: "space", greedy: true, to: 362 }, // 363
		{ k: "literal", literal: 6, to: 363 }, // 364
		{ k: "space", greedy: true, to: 364 }, // 365
		{ k: "literal", literal: 3, to: 365 }, // 366
		{ k: "space", greedy: true, to: 366 }, // 367
		{ k: "literal", literal: 0, to: 367 }, // 368
		{ k: "space", greedy: true, to: 368 }, // 369
		{ k: "literal", literal: 7, to: 369 }, // 370
		{ k: "space", greedy: true, to: 370 }, // 371
		{ k: "literal", literal: 3, to: 371 }, // 372
		{ k: "fork", to: [306, 310, 317, 324, 343, 358, 366, 372] }, // 373
		{ k: "text", field: "value", typed: false, stray: false, exits: 373, stops: [2, 33, 34, 35, 36, 3, 13] }, // 374
		{ k: "literal", literal: 0, to: 374 }, // 375
		{ k: "space", greedy: true, to: 375 }, // 376
		{ k: "literal", literal: 15, to: 376 }, // 377
		{ k: "space", greedy: true, to: 377 }, // 378
		{ k: "fork", to: [378, 376] }, // 379
		{ k: "text", field: "value", typed: true, stray: false, exits: 373, stops: [2, 33, 34, 35, 36, 3, 13] }, // 380
		{ k: "literal", literal: 0, to: 380 }, // 381
		{ k: "space", greedy: true, to: 381 }, // 382
		{ k: "literal", literal: 8, to: 382 }, // 383
		{ k: "literal", literal: 16, to: 383 }, // 384
		{ k: "literal", literal: 17, to: 383 }, // 385
		{ k: "literal", literal: 18, to: 383 }, // 386
		{ k: "literal", literal: 19, to: 383 }, // 387
		{ k: "literal", literal: 20, to: 383 }, // 388
		{ k: "atom", kind: "attr", field: "skip", to: 383 }, // 389
		{ k: "op", do: { op: "repair", code: 2 }, to: 389 }, // 390
		{ k: "fork", to: [384, 385, 386, 387, 388, 390] }, // 391
		{ k: "literal", literal: 21, to: 391 }, // 392
		{ k: "space", greedy: true, to: 392 }, // 393
		{ k: "fork", to: [379, 393] }, // 394
		{ k: "literal", literal: 8, to: 394 }, // 395
		{ k: "atom", kind: "attr", field: "key", to: 395 }, // 396
		{ k: "literal", literal: 11, to: 396 }, // 397
		{ k: "space", greedy: true, to: 397 }, // 398
		{ k: "literal", literal: 10, to: 398 }, // 399
		{ k: "space", greedy: true, to: 399 }, // 400
		{ k: "literal", literal: 3, to: 400 }, // 401
		{ k: "space", greedy: true, to: 297 }, // 402
		{ k: "literal", literal: 0, to: 402 }, // 403
		{ k: "space", greedy: true, to: 403 }, // 404
		{ k: "literal", literal: 22, to: 404 }, // 405
		{ k: "space", greedy: true, to: 405 }, // 406
		{ k: "literal", literal: 2, to: 406 }, // 407
		{ k: "space", greedy: true, to: 407 }, // 408
		{ k: "fork", to: [416, 408] }, // 409
		{ k: "literal", literal: 23, to: 409 }, // 410
		{ k: "literal", literal: 24, to: 409 }, // 411
		{ k: "literal", literal: 25, to: 409 }, // 412
		{ k: "literal", literal: 26, to: 409 }, // 413
		{ k: "literal", literal: 27, to: 409 }, // 414
		{ k: "fork", to: [410, 411, 412, 413, 414] }, // 415
		{ k: "space", greedy: true, to: 415 }, // 416
		{ k: "op", do: { op: "repair", code: 3 }, to: 416 }, // 417
		{ k: "fork", to: [408, 417] }, // 418
		{ k: "value", py: false, field: "arguments", to: 418 }, // 419
		{ k: "space", greedy: true, to: 419 }, // 420
		{ k: "literal", literal: 28, to: 420 }, // 421
		{ k: "literal", literal: 29, to: 420 }, // 422
		{ k: "literal", literal: 27, to: 420 }, // 423
		{ k: "literal", literal: 30, to: 420 }, // 424
		{ k: "fork", to: [421, 422, 423, 424] }, // 425
		{ k: "op", do: { op: "repair", code: 3 }, to: 425 }, // 426
		{ k: "fork", to: [419, 426] }, // 427
		{ k: "space", greedy: true, to: 427 }, // 428
		{ k: "literal", literal: 0, to: 428 }, // 429
		{ k: "space", greedy: true, to: 429 }, // 430
		{ k: "literal", literal: 31, to: 430 }, // 431
		{ k: "space", greedy: true, to: 431 }, // 432
		{ k: "literal", literal: 3, to: 432 }, // 433
		{ k: "fork", to: [298, 433] }, // 434
		{ k: "space", greedy: true, to: 434 }, // 435
		{ k: "literal", literal: 0, to: 435 }, // 436
		{ k: "space", greedy: true, to: 436 }, // 437
		{ k: "literal", literal: 8, to: 437 }, // 438
		{ k: "atom", kind: "digits", field: "skip", to: 438 }, // 439
		{ k: "literal", literal: 32, to: 439 }, // 440
		{ k: "space", greedy: true, to: 440 }, // 441
		{ k: "op", do: { op: "repair", code: 1 }, to: 437 }, // 442
		{ k: "fork", to: [441, 442] }, // 443
		{ k: "literal", literal: 8, to: 443 }, // 444
		{ k: "atom", kind: "attr", field: "name", to: 444 }, // 445
		{ k: "literal", literal: 9, to: 445 }, // 446
		{ k: "space", greedy: true, to: 446 }, // 447
		{ k: "literal", literal: 6, to: 447 }, // 448
		{ k: "space", greedy: true, to: 448 }, // 449
		{ k: "literal", literal: 3, to: 449 }, // 450
		{ k: "op", do: { op: "open", unit: 1 }, to: 450 }, // 451
		{ k: "literal", literal: 0, to: 286 }, // 452
		{ k: "space", greedy: true, to: 452 }, // 453
		{ k: "literal", literal: 7, to: 453 }, // 454
		{ k: "look", body: 118, to: 454 }, // 455
		{ k: "space", greedy: true, to: 455 }, // 456
		{ k: "literal", literal: 12, to: 456 }, // 457
		{ k: "atom", kind: "word", field: "skip", to: 457 }, // 458
		{ k: "literal", literal: 14, to: 458 }, // 459
		{ k: "op", do: { op: "repair", code: 9 }, to: 459 }, // 460
		{ k: "op", do: { op: "settle" }, to: 0 }, // 461
		{ k: "literal", literal: 1, to: 57 }, // 462
		{ k: "space", greedy: true, to: 462 }, // 463
		{ k: "literal", literal: 2, to: 463 }, // 464
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 464, stops: [2] }, // 465
		{ k: "literal", literal: 5, to: 63 }, // 466
		{ k: "space", greedy: true, to: 466 }, // 467
		{ k: "literal", literal: 2, to: 467 }, // 468
		{ k: "text", field: "content", typed: false, stray: false, exits: 468, stops: [2] }, // 469
	],
};
