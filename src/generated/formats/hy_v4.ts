// Generated from grammars/hy_v4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** a name, then key and value pairs; tags may carry a suffix of the checkpoint */
export const hy_v4: Format = {
	version: 2,
	name: "hy_v4",
	title: "a name, then key and value pairs; tags may carry a suffix of the checkpoint",
	aliases: ["hunyuan_v4"],
	models: ["tencent/Hy4*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["bare", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		">", // 0
		":", // 1
		"</think", // 2
		"<think", // 3
		"</tool_calls", // 4
		"</tool_call", // 5
		"<arg_key", // 6
		"<tool_call", // 7
		"</arg_value", // 8
		"</arg_key", // 9
		"<tool_calls", // 10
		"<arg_value>", // 11
		"<arg_value", // 12
		"\n</think", // 13
		"\r\n</think", // 14
		"\n<arg_key", // 15
		"\n</tool_call", // 16
		"\r\n<arg_key", // 17
		"\r\n</tool_call", // 18
		"\n<arg_value>", // 19
		"\r\n<arg_value>", // 20
	],
	openings: [3, 10, 7],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 396 }, // 0
	],
	units: [
		{ closes: [], openings: [7, 4, 3, 10], after: 31, closable: [35, 36, 39], closableByLoop: [40, 46, 47, 60, 61, 62, 63, 64, 65, 68, 69, 72, 73, 98, 99, 100, 101, 104, 105, 108, 109, 110, 111, 112, 115, 116, 117, 119, 120, 121, 122, 123, 124, 125, 126, 134, 135, 136, 137, 138, 152, 155, 156, 157, 158, 159, 160, 163, 164, 165, 166, 167, 168, 169, 170, 171, 180, 181, 182, 183, 184, 185, 199], pairs: true }, // 0
		{ closes: [], openings: [3, 10, 7], after: 2, closable: [234, 235, 238, 239, 240, 241, 242, 245], closableByLoop: [246, 247, 248, 249, 250, 251, 254, 255, 256, 257, 258, 259, 260, 261, 264, 265, 266, 267, 268, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 289, 290, 291, 292, 293, 307, 310, 311, 312, 313, 314, 315, 318, 319, 320, 321, 322, 323, 324, 325, 326, 335, 336, 337, 338, 339, 340, 354], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 10, 7], stray: false }, // 2
		{ k: "fork", to: [25, 233, 383, 0] }, // 3
		{ k: "fork", to: [25, 233, 383] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "atom", kind: "word", field: "skip", to: 8 }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "fork", to: [10, 8] }, // 11
		{ k: "literal", literal: 2, to: 11 }, // 12
		{ k: "eol", to: 12 }, // 13
		{ k: "fork", to: [13, 12] }, // 14
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [13, 14, 2] }, // 15
		{ k: "eol", to: 15 }, // 16
		{ k: "fork", to: [16, 15] }, // 17
		{ k: "literal", literal: 0, to: 17 }, // 18
		{ k: "atom", kind: "word", field: "skip", to: 18 }, // 19
		{ k: "literal", literal: 1, to: 19 }, // 20
		{ k: "fork", to: [20, 18] }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "assert", what: "start", to: 22 }, // 23
		{ k: "assert", what: "line", to: 22 }, // 24
		{ k: "fork", to: [23, 24] }, // 25
		{ k: "literal", literal: 0, to: 2 }, // 26
		{ k: "atom", kind: "word", field: "skip", to: 26 }, // 27
		{ k: "literal", literal: 1, to: 27 }, // 28
		{ k: "fork", to: [28, 26] }, // 29
		{ k: "literal", literal: 4, to: 29 }, // 30
		{ k: "text", field: "content", typed: false, exits: 32, stops: [7, 4, 3, 10], stray: true, section: { entry: 33, proof: false, content: false } }, // 31
		{ k: "fork", to: [227, 30, 228] }, // 32
		{ k: "fork", to: [227, 30] }, // 33
		{ k: "space", greedy: true, to: 31 }, // 34
		{ k: "op", do: { op: "close" }, to: 34 }, // 35
		{ k: "literal", literal: 0, to: 35 }, // 36
		{ k: "atom", kind: "word", field: "skip", to: 36 }, // 37
		{ k: "literal", literal: 1, to: 37 }, // 38
		{ k: "fork", to: [38, 36] }, // 39
		{ k: "literal", literal: 5, to: 39 }, // 40
		{ k: "literal", literal: 0, to: 0 }, // 41
		{ k: "atom", kind: "word", field: "skip", to: 41 }, // 42
		{ k: "literal", literal: 1, to: 42 }, // 43
		{ k: "fork", to: [43, 41] }, // 44
		{ k: "literal", literal: 4, to: 44 }, // 45
		{ k: "look", body: 45, to: 35 }, // 46
		{ k: "op", do: { op: "repair", code: 2 }, to: 46 }, // 47
		{ k: "literal", literal: 6, to: 0 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 5, to: 0 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "fork", to: [49, 51] }, // 52
		{ k: "slot", slot: "tool", field: "skip", to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 0, to: 54 }, // 55
		{ k: "atom", kind: "word", field: "skip", to: 55 }, // 56
		{ k: "literal", literal: 1, to: 56 }, // 57
		{ k: "fork", to: [57, 55] }, // 58
		{ k: "literal", literal: 7, to: 58 }, // 59
		{ k: "look", body: 59, to: 35 }, // 60
		{ k: "op", do: { op: "repair", code: 2 }, to: 60 }, // 61
		{ k: "fork", to: [40, 47, 61] }, // 62
		{ k: "fork", to: [219, 62] }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "op", do: { op: "settle" }, to: 64 }, // 65
		{ k: "fork", to: [48, 50] }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "look", body: 67, to: 65 }, // 68
		{ k: "literal", literal: 0, to: 68 }, // 69
		{ k: "atom", kind: "word", field: "skip", to: 69 }, // 70
		{ k: "literal", literal: 1, to: 70 }, // 71
		{ k: "fork", to: [71, 69] }, // 72
		{ k: "literal", literal: 8, to: 72 }, // 73
		{ k: "literal", literal: 9, to: 0 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 0, to: 77 }, // 78
		{ k: "atom", kind: "word", field: "skip", to: 78 }, // 79
		{ k: "literal", literal: 1, to: 79 }, // 80
		{ k: "fork", to: [80, 78] }, // 81
		{ k: "literal", literal: 6, to: 81 }, // 82
		{ k: "space", greedy: true, to: 59 }, // 83
		{ k: "literal", literal: 0, to: 83 }, // 84
		{ k: "atom", kind: "word", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 1, to: 85 }, // 86
		{ k: "fork", to: [86, 84] }, // 87
		{ k: "literal", literal: 10, to: 87 }, // 88
		{ k: "assert", what: "end", to: 0 }, // 89
		{ k: "fork", to: [59, 88, 45, 89] }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 0, to: 91 }, // 92
		{ k: "atom", kind: "word", field: "skip", to: 92 }, // 93
		{ k: "literal", literal: 1, to: 93 }, // 94
		{ k: "fork", to: [94, 92] }, // 95
		{ k: "literal", literal: 5, to: 95 }, // 96
		{ k: "fork", to: [82, 96] }, // 97
		{ k: "look", body: 97, to: 65 }, // 98
		{ k: "eol", to: 98 }, // 99
		{ k: "fork", to: [99, 98] }, // 100
		{ k: "op", do: { op: "repair", code: 1 }, to: 100 }, // 101
		{ k: "fork", to: [45, 59] }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "look", body: 103, to: 65 }, // 104
		{ k: "literal", literal: 0, to: 104 }, // 105
		{ k: "atom", kind: "word", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 1, to: 106 }, // 107
		{ k: "fork", to: [107, 105] }, // 108
		{ k: "literal", literal: 8, to: 108 }, // 109
		{ k: "op", do: { op: "repair", code: 2 }, to: 109 }, // 110
		{ k: "space", greedy: true, to: 73 }, // 111
		{ k: "literal", literal: 0, to: 111 }, // 112
		{ k: "atom", kind: "word", field: "skip", to: 112 }, // 113
		{ k: "literal", literal: 1, to: 113 }, // 114
		{ k: "fork", to: [114, 112] }, // 115
		{ k: "literal", literal: 8, to: 115 }, // 116
		{ k: "op", do: { op: "repair", code: 3 }, to: 116 }, // 117
		{ k: "space", greedy: true, to: 97 }, // 118
		{ k: "look", body: 118, to: 65 }, // 119
		{ k: "literal", literal: 11, to: 119 }, // 120
		{ k: "eol", to: 120 }, // 121
		{ k: "fork", to: [121, 120] }, // 122
		{ k: "op", do: { op: "repair", code: 4 }, to: 122 }, // 123
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 65 }, // 124
		{ k: "literal", literal: 9, to: 124 }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "slot", slot: "unbound", field: "skip", to: 126 }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "literal", literal: 0, to: 128 }, // 129
		{ k: "atom", kind: "word", field: "skip", to: 129 }, // 130
		{ k: "literal", literal: 1, to: 130 }, // 131
		{ k: "fork", to: [131, 129] }, // 132
		{ k: "literal", literal: 6, to: 132 }, // 133
		{ k: "literal", literal: 6, to: 124 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 5, to: 124 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "fork", to: [135, 137] }, // 138
		{ k: "slot", slot: "tool", field: "skip", to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 0, to: 140 }, // 141
		{ k: "atom", kind: "word", field: "skip", to: 141 }, // 142
		{ k: "literal", literal: 1, to: 142 }, // 143
		{ k: "fork", to: [143, 141] }, // 144
		{ k: "literal", literal: 7, to: 144 }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "literal", literal: 0, to: 146 }, // 147
		{ k: "atom", kind: "word", field: "skip", to: 147 }, // 148
		{ k: "literal", literal: 1, to: 148 }, // 149
		{ k: "fork", to: [149, 147] }, // 150
		{ k: "literal", literal: 10, to: 150 }, // 151
		{ k: "literal", literal: 0, to: 124 }, // 152
		{ k: "atom", kind: "word", field: "skip", to: 152 }, // 153
		{ k: "literal", literal: 1, to: 153 }, // 154
		{ k: "fork", to: [154, 152] }, // 155
		{ k: "literal", literal: 4, to: 155 }, // 156
		{ k: "assert", what: "end", to: 124 }, // 157
		{ k: "fork", to: [145, 151, 156, 157] }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 0, to: 159 }, // 160
		{ k: "atom", kind: "word", field: "skip", to: 160 }, // 161
		{ k: "literal", literal: 1, to: 161 }, // 162
		{ k: "fork", to: [162, 160] }, // 163
		{ k: "literal", literal: 5, to: 163 }, // 164
		{ k: "fork", to: [133, 164] }, // 165
		{ k: "eol", to: 165 }, // 166
		{ k: "fork", to: [166, 165] }, // 167
		{ k: "op", do: { op: "repair", code: 5 }, to: 167 }, // 168
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 65 }, // 169
		{ k: "literal", literal: 9, to: 169 }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "slot", slot: "unbound", field: "skip", to: 171 }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "literal", literal: 0, to: 173 }, // 174
		{ k: "atom", kind: "word", field: "skip", to: 174 }, // 175
		{ k: "literal", literal: 1, to: 175 }, // 176
		{ k: "fork", to: [176, 174] }, // 177
		{ k: "literal", literal: 8, to: 177 }, // 178
		{ k: "op", do: { op: "repair", code: 6 }, to: 178 }, // 179
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 65 }, // 180
		{ k: "literal", literal: 6, to: 180 }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 5, to: 180 }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "fork", to: [182, 184] }, // 185
		{ k: "slot", slot: "tool", field: "skip", to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 0, to: 187 }, // 188
		{ k: "atom", kind: "word", field: "skip", to: 188 }, // 189
		{ k: "literal", literal: 1, to: 189 }, // 190
		{ k: "fork", to: [190, 188] }, // 191
		{ k: "literal", literal: 7, to: 191 }, // 192
		{ k: "space", greedy: true, to: 192 }, // 193
		{ k: "literal", literal: 0, to: 193 }, // 194
		{ k: "atom", kind: "word", field: "skip", to: 194 }, // 195
		{ k: "literal", literal: 1, to: 195 }, // 196
		{ k: "fork", to: [196, 194] }, // 197
		{ k: "literal", literal: 10, to: 197 }, // 198
		{ k: "fork", to: [73, 101, 110, 117, 123, 168, 179, 192, 198] }, // 199
		{ k: "text", field: "value", typed: true, stray: false, exits: 199, stops: [8, 15, 16, 17, 18, 6, 5, 19, 20, 11, 7, 10] }, // 200
		{ k: "literal", literal: 0, to: 200 }, // 201
		{ k: "atom", kind: "word", field: "skip", to: 201 }, // 202
		{ k: "literal", literal: 1, to: 202 }, // 203
		{ k: "fork", to: [203, 201] }, // 204
		{ k: "literal", literal: 12, to: 204 }, // 205
		{ k: "space", greedy: true, to: 205 }, // 206
		{ k: "literal", literal: 0, to: 206 }, // 207
		{ k: "atom", kind: "word", field: "skip", to: 207 }, // 208
		{ k: "literal", literal: 1, to: 208 }, // 209
		{ k: "fork", to: [209, 207] }, // 210
		{ k: "literal", literal: 9, to: 210 }, // 211
		{ k: "space", greedy: true, to: 211 }, // 212
		{ k: "atom", kind: "word", field: "key", to: 212 }, // 213
		{ k: "space", greedy: true, to: 213 }, // 214
		{ k: "literal", literal: 0, to: 214 }, // 215
		{ k: "atom", kind: "word", field: "skip", to: 215 }, // 216
		{ k: "literal", literal: 1, to: 216 }, // 217
		{ k: "fork", to: [217, 215] }, // 218
		{ k: "literal", literal: 6, to: 218 }, // 219
		{ k: "atom", kind: "word", field: "name", to: 64 }, // 220
		{ k: "space", greedy: true, to: 220 }, // 221
		{ k: "literal", literal: 0, to: 221 }, // 222
		{ k: "atom", kind: "word", field: "skip", to: 222 }, // 223
		{ k: "literal", literal: 1, to: 223 }, // 224
		{ k: "fork", to: [224, 222] }, // 225
		{ k: "literal", literal: 7, to: 225 }, // 226
		{ k: "op", do: { op: "open", unit: 0 }, to: 226 }, // 227
		{ k: "op", do: { op: "leave" }, to: 4 }, // 228
		{ k: "literal", literal: 0, to: 34 }, // 229
		{ k: "atom", kind: "word", field: "skip", to: 229 }, // 230
		{ k: "literal", literal: 1, to: 230 }, // 231
		{ k: "fork", to: [231, 229] }, // 232
		{ k: "literal", literal: 10, to: 232 }, // 233
		{ k: "op", do: { op: "close" }, to: 2 }, // 234
		{ k: "literal", literal: 0, to: 234 }, // 235
		{ k: "atom", kind: "word", field: "skip", to: 235 }, // 236
		{ k: "literal", literal: 1, to: 236 }, // 237
		{ k: "fork", to: [237, 235] }, // 238
		{ k: "literal", literal: 4, to: 238 }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "fork", to: [240, 234] }, // 241
		{ k: "literal", literal: 0, to: 241 }, // 242
		{ k: "atom", kind: "word", field: "skip", to: 242 }, // 243
		{ k: "literal", literal: 1, to: 243 }, // 244
		{ k: "fork", to: [244, 242] }, // 245
		{ k: "literal", literal: 5, to: 245 }, // 246
		{ k: "fork", to: [374, 246] }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "op", do: { op: "settle" }, to: 248 }, // 249
		{ k: "look", body: 67, to: 249 }, // 250
		{ k: "literal", literal: 0, to: 250 }, // 251
		{ k: "atom", kind: "word", field: "skip", to: 251 }, // 252
		{ k: "literal", literal: 1, to: 252 }, // 253
		{ k: "fork", to: [253, 251] }, // 254
		{ k: "literal", literal: 8, to: 254 }, // 255
		{ k: "look", body: 97, to: 249 }, // 256
		{ k: "eol", to: 256 }, // 257
		{ k: "fork", to: [257, 256] }, // 258
		{ k: "op", do: { op: "repair", code: 1 }, to: 258 }, // 259
		{ k: "look", body: 103, to: 249 }, // 260
		{ k: "literal", literal: 0, to: 260 }, // 261
		{ k: "atom", kind: "word", field: "skip", to: 261 }, // 262
		{ k: "literal", literal: 1, to: 262 }, // 263
		{ k: "fork", to: [263, 261] }, // 264
		{ k: "literal", literal: 8, to: 264 }, // 265
		{ k: "op", do: { op: "repair", code: 2 }, to: 265 }, // 266
		{ k: "space", greedy: true, to: 255 }, // 267
		{ k: "literal", literal: 0, to: 267 }, // 268
		{ k: "atom", kind: "word", field: "skip", to: 268 }, // 269
		{ k: "literal", literal: 1, to: 269 }, // 270
		{ k: "fork", to: [270, 268] }, // 271
		{ k: "literal", literal: 8, to: 271 }, // 272
		{ k: "op", do: { op: "repair", code: 3 }, to: 272 }, // 273
		{ k: "look", body: 118, to: 249 }, // 274
		{ k: "literal", literal: 11, to: 274 }, // 275
		{ k: "eol", to: 275 }, // 276
		{ k: "fork", to: [276, 275] }, // 277
		{ k: "op", do: { op: "repair", code: 4 }, to: 277 }, // 278
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 249 }, // 279
		{ k: "literal", literal: 9, to: 279 }, // 280
		{ k: "space", greedy: true, to: 280 }, // 281
		{ k: "slot", slot: "unbound", field: "skip", to: 281 }, // 282
		{ k: "space", greedy: true, to: 282 }, // 283
		{ k: "literal", literal: 0, to: 283 }, // 284
		{ k: "atom", kind: "word", field: "skip", to: 284 }, // 285
		{ k: "literal", literal: 1, to: 285 }, // 286
		{ k: "fork", to: [286, 284] }, // 287
		{ k: "literal", literal: 6, to: 287 }, // 288
		{ k: "literal", literal: 6, to: 279 }, // 289
		{ k: "space", greedy: true, to: 289 }, // 290
		{ k: "literal", literal: 5, to: 279 }, // 291
		{ k: "space", greedy: true, to: 291 }, // 292
		{ k: "fork", to: [290, 292] }, // 293
		{ k: "slot", slot: "tool", field: "skip", to: 293 }, // 294
		{ k: "space", greedy: true, to: 294 }, // 295
		{ k: "literal", literal: 0, to: 295 }, // 296
		{ k: "atom", kind: "word", field: "skip", to: 296 }, // 297
		{ k: "literal", literal: 1, to: 297 }, // 298
		{ k: "fork", to: [298, 296] }, // 299
		{ k: "literal", literal: 7, to: 299 }, // 300
		{ k: "space", greedy: true, to: 300 }, // 301
		{ k: "literal", literal: 0, to: 301 }, // 302
		{ k: "atom", kind: "word", field: "skip", to: 302 }, // 303
		{ k: "literal", literal: 1, to: 303 }, // 304
		{ k: "fork", to: [304, 302] }, // 305
		{ k: "literal", literal: 10, to: 305 }, // 306
		{ k: "literal", literal: 0, to: 279 }, // 307
		{ k: "atom", kind: "word", field: "skip", to: 307 }, // 308
		{ k: "literal", literal: 1, to: 308 }, // 309
		{ k: "fork", to: [309, 307] }, // 310
		{ k: "literal", literal: 4, to: 310 }, // 311
		{ k: "assert", what: "end", to: 279 }, // 312
		{ k: "fork", to: [300, 306, 311, 312] }, // 313
		{ k: "space", greedy: true, to: 313 }, // 314
		{ k: "literal", literal: 0, to: 314 }, // 315
		{ k: "atom", kind: "word", field: "skip", to: 315 }, // 316
		{ k: "literal", literal: 1, to: 316 }, // 317
		{ k: "fork", to: [317, 315] }, // 318
		{ k: "literal", literal: 5, to: 318 }, // 319
		{ k: "fork", to: [288, 319] }, // 320
		{ k: "eol", to: 320 }, // 321
		{ k: "fork", to: [321, 320] }, // 322
		{ k: "op", do: { op: "repair", code: 5 }, to: 322 }, // 323
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 249 }, // 324
		{ k: "literal", literal: 9, to: 324 }, // 325
		{ k: "space", greedy: true, to: 325 }, // 326
		{ k: "slot", slot: "unbound", field: "skip", to: 326 }, // 327
		{ k: "space", greedy: true, to: 327 }, // 328
		{ k: "literal", literal: 0, to: 328 }, // 329
		{ k: "atom", kind: "word", field: "skip", to: 329 }, // 330
		{ k: "literal", literal: 1, to: 330 }, // 331
		{ k: "fork", to: [331, 329] }, // 332
		{ k: "literal", literal: 8, to: 332 }, // 333
		{ k: "op", do: { op: "repair", code: 6 }, to: 333 }, // 334
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 249 }, // 335
		{ k: "literal", literal: 6, to: 335 }, // 336
		{ k: "space", greedy: true, to: 336 }, // 337
		{ k: "literal", literal: 5, to: 335 }, // 338
		{ k: "space", greedy: true, to: 338 }, // 339
		{ k: "fork", to: [337, 339] }, // 340
		{ k: "slot", slot: "tool", field: "skip", to: 340 }, // 341
		{ k: "space", greedy: true, to: 341 }, // 342
		{ k: "literal", literal: 0, to: 342 }, // 343
		{ k: "atom", kind: "word", field: "skip", to: 343 }, // 344
		{ k: "literal", literal: 1, to: 344 }, // 345
		{ k: "fork", to: [345, 343] }, // 346
		{ k: "literal", literal: 7, to: 346 }, // 347
		{ k: "space", greedy: true, to: 347 }, // 348
		{ k: "literal", literal: 0, to: 348 }, // 349
		{ k: "atom", kind: "word", field: "skip", to: 349 }, // 350
		{ k: "literal", literal: 1, to: 350 }, // 351
		{ k: "fork", to: [351, 349] }, // 352
		{ k: "literal", literal: 10, to: 352 }, // 353
		{ k: "fork", to: [255, 259, 266, 273, 278, 323, 334, 347, 353] }, // 354
		{ k: "text", field: "value", typed: true, stray: false, exits: 354, stops: [8, 15, 16, 17, 18, 6, 5, 19, 20, 11, 7, 10] }, // 355
		{ k: "literal", literal: 0, to: 355 }, // 356
		{ k: "atom", kind: "word", field: "skip", to: 356 }, // 357
		{ k: "literal", literal: 1, to: 357 }, // 358
		{ k: "fork", to: [358, 356] }, // 359
		{ k: "literal", literal: 12, to: 359 }, // 360
		{ k: "space", greedy: true, to: 360 }, // 361
		{ k: "literal", literal: 0, to: 361 }, // 362
		{ k: "atom", kind: "word", field: "skip", to: 362 }, // 363
		{ k: "literal", literal: 1, to: 363 }, // 364
		{ k: "fork", to: [364, 362] }, // 365
		{ k: "literal", literal: 9, to: 365 }, // 366
		{ k: "space", greedy: true, to: 366 }, // 367
		{ k: "atom", kind: "word", field: "key", to: 367 }, // 368
		{ k: "space", greedy: true, to: 368 }, // 369
		{ k: "literal", literal: 0, to: 369 }, // 370
		{ k: "atom", kind: "word", field: "skip", to: 370 }, // 371
		{ k: "literal", literal: 1, to: 371 }, // 372
		{ k: "fork", to: [372, 370] }, // 373
		{ k: "literal", literal: 6, to: 373 }, // 374
		{ k: "slot", slot: "tool", field: "name", to: 248 }, // 375
		{ k: "space", greedy: true, to: 375 }, // 376
		{ k: "literal", literal: 0, to: 376 }, // 377
		{ k: "atom", kind: "word", field: "skip", to: 377 }, // 378
		{ k: "literal", literal: 1, to: 378 }, // 379
		{ k: "fork", to: [379, 377] }, // 380
		{ k: "literal", literal: 7, to: 380 }, // 381
		{ k: "op", do: { op: "repair", code: 0 }, to: 381 }, // 382
		{ k: "op", do: { op: "open", unit: 1 }, to: 382 }, // 383
		{ k: "op", do: { op: "settle" }, to: 0 }, // 384
		{ k: "eol", to: 2 }, // 385
		{ k: "fork", to: [385, 2] }, // 386
		{ k: "literal", literal: 0, to: 386 }, // 387
		{ k: "atom", kind: "word", field: "skip", to: 387 }, // 388
		{ k: "literal", literal: 1, to: 388 }, // 389
		{ k: "fork", to: [389, 387] }, // 390
		{ k: "literal", literal: 2, to: 390 }, // 391
		{ k: "eol", to: 391 }, // 392
		{ k: "fork", to: [392, 391] }, // 393
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 393, stops: [13, 14, 2] }, // 394
		{ k: "eol", to: 394 }, // 395
		{ k: "fork", to: [395, 394] }, // 396
	],
};
