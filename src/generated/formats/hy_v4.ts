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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 394 }, // 0
	],
	units: [
		{ closes: [], openings: [7, 4, 3, 10], after: 31, closable: [35, 36, 39], closableByLoop: [40, 46, 47, 60, 61, 62, 63, 64, 65, 68, 69, 72, 73, 98, 99, 100, 101, 104, 105, 108, 109, 110, 111, 112, 115, 116, 117, 119, 120, 121, 122, 123, 124, 125, 126, 134, 135, 136, 137, 138, 152, 155, 156, 157, 158, 159, 162, 163, 164, 165, 166, 167, 168, 169, 170, 179, 180, 181, 182, 183, 184, 198], pairs: true }, // 0
		{ closes: [], openings: [3, 10, 7], after: 2, closable: [233, 234, 237, 238, 239, 240, 241, 244], closableByLoop: [245, 246, 247, 248, 249, 250, 253, 254, 255, 256, 257, 258, 259, 260, 263, 264, 265, 266, 267, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 288, 289, 290, 291, 292, 306, 309, 310, 311, 312, 313, 316, 317, 318, 319, 320, 321, 322, 323, 324, 333, 334, 335, 336, 337, 338, 352], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 10, 7], stray: false }, // 2
		{ k: "fork", to: [25, 232, 381, 0] }, // 3
		{ k: "fork", to: [25, 232, 381] }, // 4
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
		{ k: "fork", to: [226, 30, 227] }, // 32
		{ k: "fork", to: [226, 30] }, // 33
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
		{ k: "fork", to: [218, 62] }, // 63
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
		{ k: "op", do: { op: "repair", code: 1, unless: ">" }, to: 100 }, // 101
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
		{ k: "fork", to: [145, 151, 156] }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "literal", literal: 0, to: 158 }, // 159
		{ k: "atom", kind: "word", field: "skip", to: 159 }, // 160
		{ k: "literal", literal: 1, to: 160 }, // 161
		{ k: "fork", to: [161, 159] }, // 162
		{ k: "literal", literal: 5, to: 162 }, // 163
		{ k: "fork", to: [133, 163] }, // 164
		{ k: "eol", to: 164 }, // 165
		{ k: "fork", to: [165, 164] }, // 166
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 166 }, // 167
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 65 }, // 168
		{ k: "literal", literal: 9, to: 168 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "slot", slot: "unbound", field: "skip", to: 170 }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "literal", literal: 0, to: 172 }, // 173
		{ k: "atom", kind: "word", field: "skip", to: 173 }, // 174
		{ k: "literal", literal: 1, to: 174 }, // 175
		{ k: "fork", to: [175, 173] }, // 176
		{ k: "literal", literal: 8, to: 176 }, // 177
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 177 }, // 178
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 65 }, // 179
		{ k: "literal", literal: 6, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 5, to: 179 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "fork", to: [181, 183] }, // 184
		{ k: "slot", slot: "tool", field: "skip", to: 184 }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "literal", literal: 0, to: 186 }, // 187
		{ k: "atom", kind: "word", field: "skip", to: 187 }, // 188
		{ k: "literal", literal: 1, to: 188 }, // 189
		{ k: "fork", to: [189, 187] }, // 190
		{ k: "literal", literal: 7, to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 0, to: 192 }, // 193
		{ k: "atom", kind: "word", field: "skip", to: 193 }, // 194
		{ k: "literal", literal: 1, to: 194 }, // 195
		{ k: "fork", to: [195, 193] }, // 196
		{ k: "literal", literal: 10, to: 196 }, // 197
		{ k: "fork", to: [73, 101, 110, 117, 123, 167, 178, 191, 197] }, // 198
		{ k: "text", field: "value", typed: true, stray: false, exits: 198, stops: [8, 15, 16, 17, 18, 6, 5, 19, 20, 11, 7, 10] }, // 199
		{ k: "literal", literal: 0, to: 199 }, // 200
		{ k: "atom", kind: "word", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 1, to: 201 }, // 202
		{ k: "fork", to: [202, 200] }, // 203
		{ k: "literal", literal: 12, to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 0, to: 205 }, // 206
		{ k: "atom", kind: "word", field: "skip", to: 206 }, // 207
		{ k: "literal", literal: 1, to: 207 }, // 208
		{ k: "fork", to: [208, 206] }, // 209
		{ k: "literal", literal: 9, to: 209 }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "atom", kind: "word", field: "key", to: 211 }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "literal", literal: 0, to: 213 }, // 214
		{ k: "atom", kind: "word", field: "skip", to: 214 }, // 215
		{ k: "literal", literal: 1, to: 215 }, // 216
		{ k: "fork", to: [216, 214] }, // 217
		{ k: "literal", literal: 6, to: 217 }, // 218
		{ k: "atom", kind: "word", field: "name", to: 64 }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "literal", literal: 0, to: 220 }, // 221
		{ k: "atom", kind: "word", field: "skip", to: 221 }, // 222
		{ k: "literal", literal: 1, to: 222 }, // 223
		{ k: "fork", to: [223, 221] }, // 224
		{ k: "literal", literal: 7, to: 224 }, // 225
		{ k: "op", do: { op: "open", unit: 0 }, to: 225 }, // 226
		{ k: "op", do: { op: "leave" }, to: 4 }, // 227
		{ k: "literal", literal: 0, to: 34 }, // 228
		{ k: "atom", kind: "word", field: "skip", to: 228 }, // 229
		{ k: "literal", literal: 1, to: 229 }, // 230
		{ k: "fork", to: [230, 228] }, // 231
		{ k: "literal", literal: 10, to: 231 }, // 232
		{ k: "op", do: { op: "close" }, to: 2 }, // 233
		{ k: "literal", literal: 0, to: 233 }, // 234
		{ k: "atom", kind: "word", field: "skip", to: 234 }, // 235
		{ k: "literal", literal: 1, to: 235 }, // 236
		{ k: "fork", to: [236, 234] }, // 237
		{ k: "literal", literal: 4, to: 237 }, // 238
		{ k: "space", greedy: true, to: 238 }, // 239
		{ k: "fork", to: [239, 233] }, // 240
		{ k: "literal", literal: 0, to: 240 }, // 241
		{ k: "atom", kind: "word", field: "skip", to: 241 }, // 242
		{ k: "literal", literal: 1, to: 242 }, // 243
		{ k: "fork", to: [243, 241] }, // 244
		{ k: "literal", literal: 5, to: 244 }, // 245
		{ k: "fork", to: [372, 245] }, // 246
		{ k: "space", greedy: true, to: 246 }, // 247
		{ k: "op", do: { op: "settle" }, to: 247 }, // 248
		{ k: "look", body: 67, to: 248 }, // 249
		{ k: "literal", literal: 0, to: 249 }, // 250
		{ k: "atom", kind: "word", field: "skip", to: 250 }, // 251
		{ k: "literal", literal: 1, to: 251 }, // 252
		{ k: "fork", to: [252, 250] }, // 253
		{ k: "literal", literal: 8, to: 253 }, // 254
		{ k: "look", body: 97, to: 248 }, // 255
		{ k: "eol", to: 255 }, // 256
		{ k: "fork", to: [256, 255] }, // 257
		{ k: "op", do: { op: "repair", code: 1, unless: ">" }, to: 257 }, // 258
		{ k: "look", body: 103, to: 248 }, // 259
		{ k: "literal", literal: 0, to: 259 }, // 260
		{ k: "atom", kind: "word", field: "skip", to: 260 }, // 261
		{ k: "literal", literal: 1, to: 261 }, // 262
		{ k: "fork", to: [262, 260] }, // 263
		{ k: "literal", literal: 8, to: 263 }, // 264
		{ k: "op", do: { op: "repair", code: 2 }, to: 264 }, // 265
		{ k: "space", greedy: true, to: 254 }, // 266
		{ k: "literal", literal: 0, to: 266 }, // 267
		{ k: "atom", kind: "word", field: "skip", to: 267 }, // 268
		{ k: "literal", literal: 1, to: 268 }, // 269
		{ k: "fork", to: [269, 267] }, // 270
		{ k: "literal", literal: 8, to: 270 }, // 271
		{ k: "op", do: { op: "repair", code: 3 }, to: 271 }, // 272
		{ k: "look", body: 118, to: 248 }, // 273
		{ k: "literal", literal: 11, to: 273 }, // 274
		{ k: "eol", to: 274 }, // 275
		{ k: "fork", to: [275, 274] }, // 276
		{ k: "op", do: { op: "repair", code: 4 }, to: 276 }, // 277
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 248 }, // 278
		{ k: "literal", literal: 9, to: 278 }, // 279
		{ k: "space", greedy: true, to: 279 }, // 280
		{ k: "slot", slot: "unbound", field: "skip", to: 280 }, // 281
		{ k: "space", greedy: true, to: 281 }, // 282
		{ k: "literal", literal: 0, to: 282 }, // 283
		{ k: "atom", kind: "word", field: "skip", to: 283 }, // 284
		{ k: "literal", literal: 1, to: 284 }, // 285
		{ k: "fork", to: [285, 283] }, // 286
		{ k: "literal", literal: 6, to: 286 }, // 287
		{ k: "literal", literal: 6, to: 278 }, // 288
		{ k: "space", greedy: true, to: 288 }, // 289
		{ k: "literal", literal: 5, to: 278 }, // 290
		{ k: "space", greedy: true, to: 290 }, // 291
		{ k: "fork", to: [289, 291] }, // 292
		{ k: "slot", slot: "tool", field: "skip", to: 292 }, // 293
		{ k: "space", greedy: true, to: 293 }, // 294
		{ k: "literal", literal: 0, to: 294 }, // 295
		{ k: "atom", kind: "word", field: "skip", to: 295 }, // 296
		{ k: "literal", literal: 1, to: 296 }, // 297
		{ k: "fork", to: [297, 295] }, // 298
		{ k: "literal", literal: 7, to: 298 }, // 299
		{ k: "space", greedy: true, to: 299 }, // 300
		{ k: "literal", literal: 0, to: 300 }, // 301
		{ k: "atom", kind: "word", field: "skip", to: 301 }, // 302
		{ k: "literal", literal: 1, to: 302 }, // 303
		{ k: "fork", to: [303, 301] }, // 304
		{ k: "literal", literal: 10, to: 304 }, // 305
		{ k: "literal", literal: 0, to: 278 }, // 306
		{ k: "atom", kind: "word", field: "skip", to: 306 }, // 307
		{ k: "literal", literal: 1, to: 307 }, // 308
		{ k: "fork", to: [308, 306] }, // 309
		{ k: "literal", literal: 4, to: 309 }, // 310
		{ k: "fork", to: [299, 305, 310] }, // 311
		{ k: "space", greedy: true, to: 311 }, // 312
		{ k: "literal", literal: 0, to: 312 }, // 313
		{ k: "atom", kind: "word", field: "skip", to: 313 }, // 314
		{ k: "literal", literal: 1, to: 314 }, // 315
		{ k: "fork", to: [315, 313] }, // 316
		{ k: "literal", literal: 5, to: 316 }, // 317
		{ k: "fork", to: [287, 317] }, // 318
		{ k: "eol", to: 318 }, // 319
		{ k: "fork", to: [319, 318] }, // 320
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 320 }, // 321
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 248 }, // 322
		{ k: "literal", literal: 9, to: 322 }, // 323
		{ k: "space", greedy: true, to: 323 }, // 324
		{ k: "slot", slot: "unbound", field: "skip", to: 324 }, // 325
		{ k: "space", greedy: true, to: 325 }, // 326
		{ k: "literal", literal: 0, to: 326 }, // 327
		{ k: "atom", kind: "word", field: "skip", to: 327 }, // 328
		{ k: "literal", literal: 1, to: 328 }, // 329
		{ k: "fork", to: [329, 327] }, // 330
		{ k: "literal", literal: 8, to: 330 }, // 331
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 331 }, // 332
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 248 }, // 333
		{ k: "literal", literal: 6, to: 333 }, // 334
		{ k: "space", greedy: true, to: 334 }, // 335
		{ k: "literal", literal: 5, to: 333 }, // 336
		{ k: "space", greedy: true, to: 336 }, // 337
		{ k: "fork", to: [335, 337] }, // 338
		{ k: "slot", slot: "tool", field: "skip", to: 338 }, // 339
		{ k: "space", greedy: true, to: 339 }, // 340
		{ k: "literal", literal: 0, to: 340 }, // 341
		{ k: "atom", kind: "word", field: "skip", to: 341 }, // 342
		{ k: "literal", literal: 1, to: 342 }, // 343
		{ k: "fork", to: [343, 341] }, // 344
		{ k: "literal", literal: 7, to: 344 }, // 345
		{ k: "space", greedy: true, to: 345 }, // 346
		{ k: "literal", literal: 0, to: 346 }, // 347
		{ k: "atom", kind: "word", field: "skip", to: 347 }, // 348
		{ k: "literal", literal: 1, to: 348 }, // 349
		{ k: "fork", to: [349, 347] }, // 350
		{ k: "literal", literal: 10, to: 350 }, // 351
		{ k: "fork", to: [254, 258, 265, 272, 277, 321, 332, 345, 351] }, // 352
		{ k: "text", field: "value", typed: true, stray: false, exits: 352, stops: [8, 15, 16, 17, 18, 6, 5, 19, 20, 11, 7, 10] }, // 353
		{ k: "literal", literal: 0, to: 353 }, // 354
		{ k: "atom", kind: "word", field: "skip", to: 354 }, // 355
		{ k: "literal", literal: 1, to: 355 }, // 356
		{ k: "fork", to: [356, 354] }, // 357
		{ k: "literal", literal: 12, to: 357 }, // 358
		{ k: "space", greedy: true, to: 358 }, // 359
		{ k: "literal", literal: 0, to: 359 }, // 360
		{ k: "atom", kind: "word", field: "skip", to: 360 }, // 361
		{ k: "literal", literal: 1, to: 361 }, // 362
		{ k: "fork", to: [362, 360] }, // 363
		{ k: "literal", literal: 9, to: 363 }, // 364
		{ k: "space", greedy: true, to: 364 }, // 365
		{ k: "atom", kind: "word", field: "key", to: 365 }, // 366
		{ k: "space", greedy: true, to: 366 }, // 367
		{ k: "literal", literal: 0, to: 367 }, // 368
		{ k: "atom", kind: "word", field: "skip", to: 368 }, // 369
		{ k: "literal", literal: 1, to: 369 }, // 370
		{ k: "fork", to: [370, 368] }, // 371
		{ k: "literal", literal: 6, to: 371 }, // 372
		{ k: "slot", slot: "tool", field: "name", to: 247 }, // 373
		{ k: "space", greedy: true, to: 373 }, // 374
		{ k: "literal", literal: 0, to: 374 }, // 375
		{ k: "atom", kind: "word", field: "skip", to: 375 }, // 376
		{ k: "literal", literal: 1, to: 376 }, // 377
		{ k: "fork", to: [377, 375] }, // 378
		{ k: "literal", literal: 7, to: 378 }, // 379
		{ k: "op", do: { op: "repair", code: 0 }, to: 379 }, // 380
		{ k: "op", do: { op: "open", unit: 1 }, to: 380 }, // 381
		{ k: "op", do: { op: "settle" }, to: 0 }, // 382
		{ k: "eol", to: 2 }, // 383
		{ k: "fork", to: [383, 2] }, // 384
		{ k: "literal", literal: 0, to: 384 }, // 385
		{ k: "atom", kind: "word", field: "skip", to: 385 }, // 386
		{ k: "literal", literal: 1, to: 386 }, // 387
		{ k: "fork", to: [387, 385] }, // 388
		{ k: "literal", literal: 2, to: 388 }, // 389
		{ k: "eol", to: 389 }, // 390
		{ k: "fork", to: [390, 389] }, // 391
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 391, stops: [13, 14, 2] }, // 392
		{ k: "eol", to: 392 }, // 393
		{ k: "fork", to: [393, 392] }, // 394
	],
};
