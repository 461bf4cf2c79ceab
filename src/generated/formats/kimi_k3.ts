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
	lenient: ["no-index", "other-type", "unclosed-value", "unclosed-call", "doubled-close", "unknown-close", "unopened-key", "unopened-call"],
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
		"json type=\"object\"", // 23
		"index=\"", // 24
		"\n<|open|>", // 25
		"\n<|close|>", // 26
		"\r\n<|open|>", // 27
		"\r\n<|close|>", // 28
	],
	openings: [3],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|open|>think<|sep|>"], node: 411 }, // 0
		{ name: "answer", after: ["<|open|>response<|sep|>"], node: 415 }, // 1
	],
	units: [
		{ closes: [0], openings: [3, 2], after: 55, closable: [59, 60, 61, 62, 63, 213, 214, 215, 216, 217, 218, 219], closableByLoop: [64, 70, 71, 79, 80, 81, 82, 83, 84, 93, 94, 95, 96, 97, 98, 120, 121, 122, 123, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 148, 149, 150, 151, 152, 153, 154, 155, 170, 171, 184, 227, 228, 229, 230, 231, 235, 236, 237], pairs: true }, // 0
		{ closes: [0], openings: [3, 2], after: 251, closable: [255, 256, 257, 258, 259, 366, 367, 368, 369, 370, 371, 372], closableByLoop: [260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 301, 302, 303, 304, 305, 306, 307, 308, 323, 324, 337, 380, 381, 382, 383, 384, 388, 389, 390], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 14], stray: false }, // 2
		{ k: "fork", to: [16, 37, 250, 406, 0] }, // 3
		{ k: "fork", to: [16, 37, 250, 406] }, // 4
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
		{ k: "fork", to: [244, 54, 245] }, // 56
		{ k: "fork", to: [244, 54] }, // 57
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
		{ k: "op", do: { op: "repair", code: 3 }, to: 70 }, // 71
		{ k: "literal", literal: 8, to: 0 }, // 72
		{ k: "slot", slot: "tool", field: "skip", to: 72 }, // 73
		{ k: "literal", literal: 9, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 7, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 3, to: 77 }, // 78
		{ k: "look", body: 78, to: 59 }, // 79
		{ k: "op", do: { op: "repair", code: 3 }, to: 79 }, // 80
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
		{ k: "op", do: { op: "repair", code: 2 }, to: 122 }, // 123
		{ k: "fork", to: [69, 78] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "look", body: 125, to: 84 }, // 126
		{ k: "literal", literal: 0, to: 126 }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "literal", literal: 10, to: 128 }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "literal", literal: 2, to: 130 }, // 131
		{ k: "op", do: { op: "repair", code: 3 }, to: 131 }, // 132
		{ k: "space", greedy: true, to: 98 }, // 133
		{ k: "literal", literal: 0, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 10, to: 135 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 2, to: 137 }, // 138
		{ k: "op", do: { op: "repair", code: 4 }, to: 138 }, // 139
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
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 157 }, // 158
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
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 168 }, // 169
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
		{ k: "text", field: "value", typed: false, stray: false, exits: 184, stops: [2, 25, 26, 27, 28, 3, 13] }, // 185
		{ k: "literal", literal: 0, to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 15, to: 187 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "fork", to: [189, 187] }, // 190
		{ k: "text", field: "value", typed: true, stray: false, exits: 184, stops: [2, 25, 26, 27, 28, 3, 13] }, // 191
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
		{ k: "value", py: false, field: "arguments", to: 219 }, // 220
		{ k: "space", greedy: true, to: 220 }, // 221
		{ k: "literal", literal: 0, to: 221 }, // 222
		{ k: "space", greedy: true, to: 222 }, // 223
		{ k: "literal", literal: 23, to: 223 }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 3, to: 225 }, // 226
		{ k: "fork", to: [82, 226] }, // 227
		{ k: "space", greedy: true, to: 227 }, // 228
		{ k: "literal", literal: 0, to: 228 }, // 229
		{ k: "space", greedy: true, to: 229 }, // 230
		{ k: "literal", literal: 8, to: 230 }, // 231
		{ k: "atom", kind: "digits", field: "skip", to: 231 }, // 232
		{ k: "literal", literal: 24, to: 232 }, // 233
		{ k: "space", greedy: true, to: 233 }, // 234
		{ k: "op", do: { op: "repair", code: 0 }, to: 230 }, // 235
		{ k: "fork", to: [234, 235] }, // 236
		{ k: "literal", literal: 8, to: 236 }, // 237
		{ k: "atom", kind: "attr", field: "name", to: 237 }, // 238
		{ k: "literal", literal: 9, to: 238 }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "literal", literal: 7, to: 240 }, // 241
		{ k: "space", greedy: true, to: 241 }, // 242
		{ k: "literal", literal: 3, to: 242 }, // 243
		{ k: "op", do: { op: "open", unit: 0 }, to: 243 }, // 244
		{ k: "op", do: { op: "leave" }, to: 4 }, // 245
		{ k: "literal", literal: 0, to: 58 }, // 246
		{ k: "space", greedy: true, to: 246 }, // 247
		{ k: "literal", literal: 6, to: 247 }, // 248
		{ k: "space", greedy: true, to: 248 }, // 249
		{ k: "literal", literal: 3, to: 249 }, // 250
		{ k: "text", field: "content", typed: false, exits: 252, stops: [3, 2, 14], stray: true, section: { entry: 253, proof: false, content: false } }, // 251
		{ k: "fork", to: [397, 54, 245] }, // 252
		{ k: "fork", to: [397, 54] }, // 253
		{ k: "space", greedy: true, to: 251 }, // 254
		{ k: "op", do: { op: "close" }, to: 254 }, // 255
		{ k: "literal", literal: 0, to: 255 }, // 256
		{ k: "space", greedy: true, to: 256 }, // 257
		{ k: "literal", literal: 7, to: 257 }, // 258
		{ k: "space", greedy: true, to: 258 }, // 259
		{ k: "literal", literal: 2, to: 259 }, // 260
		{ k: "look", body: 69, to: 255 }, // 261
		{ k: "op", do: { op: "repair", code: 3 }, to: 261 }, // 262
		{ k: "look", body: 78, to: 255 }, // 263
		{ k: "op", do: { op: "repair", code: 3 }, to: 263 }, // 264
		{ k: "fork", to: [260, 262, 264] }, // 265
		{ k: "fork", to: [365, 265] }, // 266
		{ k: "space", greedy: true, to: 266 }, // 267
		{ k: "op", do: { op: "settle" }, to: 267 }, // 268
		{ k: "look", body: 92, to: 268 }, // 269
		{ k: "literal", literal: 0, to: 269 }, // 270
		{ k: "space", greedy: true, to: 270 }, // 271
		{ k: "literal", literal: 10, to: 271 }, // 272
		{ k: "space", greedy: true, to: 272 }, // 273
		{ k: "literal", literal: 2, to: 273 }, // 274
		{ k: "look", body: 119, to: 268 }, // 275
		{ k: "eol", to: 275 }, // 276
		{ k: "fork", to: [276, 275] }, // 277
		{ k: "op", do: { op: "repair", code: 2 }, to: 277 }, // 278
		{ k: "look", body: 125, to: 268 }, // 279
		{ k: "literal", literal: 0, to: 279 }, // 280
		{ k: "space", greedy: true, to: 280 }, // 281
		{ k: "literal", literal: 10, to: 281 }, // 282
		{ k: "space", greedy: true, to: 282 }, // 283
		{ k: "literal", literal: 2, to: 283 }, // 284
		{ k: "op", do: { op: "repair", code: 3 }, to: 284 }, // 285
		{ k: "space", greedy: true, to: 274 }, // 286
		{ k: "literal", literal: 0, to: 286 }, // 287
		{ k: "space", greedy: true, to: 287 }, // 288
		{ k: "literal", literal: 10, to: 288 }, // 289
		{ k: "space", greedy: true, to: 289 }, // 290
		{ k: "literal", literal: 2, to: 290 }, // 291
		{ k: "op", do: { op: "repair", code: 4 }, to: 291 }, // 292
		{ k: "op", do: { op: "break", at: "skip" }, to: 268 }, // 293
		{ k: "literal", literal: 8, to: 293 }, // 294
		{ k: "slot", slot: "unbound", field: "skip", to: 294 }, // 295
		{ k: "literal", literal: 11, to: 295 }, // 296
		{ k: "space", greedy: true, to: 296 }, // 297
		{ k: "literal", literal: 10, to: 297 }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "literal", literal: 3, to: 299 }, // 300
		{ k: "literal", literal: 0, to: 293 }, // 301
		{ k: "space", greedy: true, to: 301 }, // 302
		{ k: "literal", literal: 7, to: 302 }, // 303
		{ k: "space", greedy: true, to: 303 }, // 304
		{ k: "literal", literal: 2, to: 304 }, // 305
		{ k: "fork", to: [300, 305] }, // 306
		{ k: "space", greedy: true, to: 306 }, // 307
		{ k: "literal", literal: 12, to: 307 }, // 308
		{ k: "atom", kind: "word", field: "skip", to: 308 }, // 309
		{ k: "literal", literal: 13, to: 309 }, // 310
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 310 }, // 311
		{ k: "literal", literal: 12, to: 299 }, // 312
		{ k: "atom", kind: "word", field: "skip", to: 312 }, // 313
		{ k: "literal", literal: 14, to: 313 }, // 314
		{ k: "fork", to: [295, 314] }, // 315
		{ k: "space", greedy: true, to: 315 }, // 316
		{ k: "literal", literal: 0, to: 316 }, // 317
		{ k: "space", greedy: true, to: 317 }, // 318
		{ k: "literal", literal: 10, to: 318 }, // 319
		{ k: "space", greedy: true, to: 319 }, // 320
		{ k: "literal", literal: 2, to: 320 }, // 321
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 321 }, // 322
		{ k: "op", do: { op: "break", at: "here" }, to: 268 }, // 323
		{ k: "literal", literal: 8, to: 323 }, // 324
		{ k: "slot", slot: "tool", field: "skip", to: 324 }, // 325
		{ k: "literal", literal: 9, to: 325 }, // 326
		{ k: "space", greedy: true, to: 326 }, // 327
		{ k: "literal", literal: 7, to: 327 }, // 328
		{ k: "space", greedy: true, to: 328 }, // 329
		{ k: "literal", literal: 3, to: 329 }, // 330
		{ k: "space", greedy: true, to: 330 }, // 331
		{ k: "literal", literal: 0, to: 331 }, // 332
		{ k: "space", greedy: true, to: 332 }, // 333
		{ k: "literal", literal: 6, to: 333 }, // 334
		{ k: "space", greedy: true, to: 334 }, // 335
		{ k: "literal", literal: 3, to: 335 }, // 336
		{ k: "fork", to: [274, 278, 285, 292, 311, 322, 330, 336] }, // 337
		{ k: "text", field: "value", typed: false, stray: false, exits: 337, stops: [2, 25, 26, 27, 28, 3, 13] }, // 338
		{ k: "literal", literal: 0, to: 338 }, // 339
		{ k: "space", greedy: true, to: 339 }, // 340
		{ k: "literal", literal: 15, to: 340 }, // 341
		{ k: "space", greedy: true, to: 341 }, // 342
		{ k: "fork", to: [342, 340] }, // 343
		{ k: "text", field: "value", typed: true, stray: false, exits: 337, stops: [2, 25, 26, 27, 28, 3, 13] }, // 344
		{ k: "literal", literal: 0, to: 344 }, // 345
		{ k: "space", greedy: true, to: 345 }, // 346
		{ k: "literal", literal: 8, to: 346 }, // 347
		{ k: "literal", literal: 16, to: 347 }, // 348
		{ k: "literal", literal: 17, to: 347 }, // 349
		{ k: "literal", literal: 18, to: 347 }, // 350
		{ k: "literal", literal: 19, to: 347 }, // 351
		{ k: "literal", literal: 20, to: 347 }, // 352
		{ k: "atom", kind: "attr", field: "skip", to: 347 }, // 353
		{ k: "op", do: { op: "repair", code: 1 }, to: 353 }, // 354
		{ k: "fork", to: [348, 349, 350, 351, 352, 354] }, // 355
		{ k: "literal", literal: 21, to: 355 }, // 356
		{ k: "space", greedy: true, to: 356 }, // 357
		{ k: "fork", to: [343, 357] }, // 358
		{ k: "literal", literal: 8, to: 358 }, // 359
		{ k: "atom", kind: "attr", field: "key", to: 359 }, // 360
		{ k: "literal", literal: 11, to: 360 }, // 361
		{ k: "space", greedy: true, to: 361 }, // 362
		{ k: "literal", literal: 10, to: 362 }, // 363
		{ k: "space", greedy: true, to: 363 }, // 364
		{ k: "literal", literal: 3, to: 364 }, // 365
		{ k: "space", greedy: true, to: 265 }, // 366
		{ k: "literal", literal: 0, to: 366 }, // 367
		{ k: "space", greedy: true, to: 367 }, // 368
		{ k: "literal", literal: 22, to: 368 }, // 369
		{ k: "space", greedy: true, to: 369 }, // 370
		{ k: "literal", literal: 2, to: 370 }, // 371
		{ k: "space", greedy: true, to: 371 }, // 372
		{ k: "value", py: false, field: "arguments", to: 372 }, // 373
		{ k: "space", greedy: true, to: 373 }, // 374
		{ k: "literal", literal: 0, to: 374 }, // 375
		{ k: "space", greedy: true, to: 375 }, // 376
		{ k: "literal", literal: 23, to: 376 }, // 377
		{ k: "space", greedy: true, to: 377 }, // 378
		{ k: "literal", literal: 3, to: 378 }, // 379
		{ k: "fork", to: [266, 379] }, // 380
		{ k: "space", greedy: true, to: 380 }, // 381
		{ k: "literal", literal: 0, to: 381 }, // 382
		{ k: "space", greedy: true, to: 382 }, // 383
		{ k: "literal", literal: 8, to: 383 }, // 384
		{ k: "atom", kind: "digits", field: "skip", to: 384 }, // 385
		{ k: "literal", literal: 24, to: 385 }, // 386
		{ k: "space", greedy: true, to: 386 }, // 387
		{ k: "op", do: { op: "repair", code: 0 }, to: 383 }, // 388
		{ k: "fork", to: [387, 388] }, // 389
		{ k: "literal", literal: 8, to: 389 }, // 390
		{ k: "atom", kind: "attr", field: "name", to: 390 }, // 391
		{ k: "literal", literal: 9, to: 391 }, // 392
		{ k: "space", greedy: true, to: 392 }, // 393
		{ k: "literal", literal: 7, to: 393 }, // 394
		{ k: "space", greedy: true, to: 394 }, // 395
		{ k: "literal", literal: 3, to: 395 }, // 396
		{ k: "op", do: { op: "open", unit: 1 }, to: 396 }, // 397
		{ k: "literal", literal: 0, to: 254 }, // 398
		{ k: "space", greedy: true, to: 398 }, // 399
		{ k: "literal", literal: 6, to: 399 }, // 400
		{ k: "look", body: 108, to: 400 }, // 401
		{ k: "space", greedy: true, to: 401 }, // 402
		{ k: "literal", literal: 12, to: 402 }, // 403
		{ k: "atom", kind: "word", field: "skip", to: 403 }, // 404
		{ k: "literal", literal: 14, to: 404 }, // 405
		{ k: "op", do: { op: "repair", code: 7 }, to: 405 }, // 406
		{ k: "op", do: { op: "settle" }, to: 0 }, // 407
		{ k: "literal", literal: 1, to: 45 }, // 408
		{ k: "space", greedy: true, to: 408 }, // 409
		{ k: "literal", literal: 2, to: 409 }, // 410
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 410, stops: [2] }, // 411
		{ k: "literal", literal: 5, to: 51 }, // 412
		{ k: "space", greedy: true, to: 412 }, // 413
		{ k: "literal", literal: 2, to: 413 }, // 414
		{ k: "text", field: "content", typed: false, stray: false, exits: 414, stops: [2] }, // 415
	],
};
