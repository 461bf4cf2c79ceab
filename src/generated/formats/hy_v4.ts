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
		"</", // 12
		"<", // 13
		"<arg_value", // 14
		"\n</think", // 15
		"\r\n</think", // 16
		"\n<arg_key", // 17
		"\n</tool_call", // 18
		"\r\n<arg_key", // 19
		"\r\n</tool_call", // 20
		"\n<arg_value>", // 21
		"\r\n<arg_value>", // 22
	],
	openings: [3, 10, 7],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 346 }, // 0
	],
	units: [
		{ closes: [], openings: [7, 4, 3, 10], after: 31, closable: [35, 36, 39], closableByLoop: [40, 46, 47, 60, 61, 62, 63, 64, 65, 68, 69, 72, 73, 98, 99, 100, 101, 104, 105, 108, 109, 110, 111, 112, 115, 116, 117, 119, 120, 121, 122, 123, 124, 125, 126, 134, 137, 138, 139, 140, 141, 155, 156, 157, 158, 159, 160, 174], pairs: true }, // 0
		{ closes: [], openings: [3, 10, 7], after: 2, closable: [209, 210, 213, 214, 215, 216, 217, 220], closableByLoop: [221, 222, 223, 224, 225, 226, 229, 230, 231, 232, 233, 234, 235, 236, 239, 240, 241, 242, 243, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 264, 267, 268, 269, 270, 271, 285, 286, 287, 288, 289, 290, 304], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 10, 7], stray: false }, // 2
		{ k: "fork", to: [25, 208, 333, 0] }, // 3
		{ k: "fork", to: [25, 208, 333] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [15, 16, 2] }, // 15
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
		{ k: "fork", to: [202, 30, 203] }, // 32
		{ k: "fork", to: [202, 30] }, // 33
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
		{ k: "fork", to: [194, 62] }, // 63
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
		{ k: "op", do: { op: "break", at: "skip" }, to: 65 }, // 124
		{ k: "literal", literal: 9, to: 124 }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "slot", slot: "unbound", field: "skip", to: 126 }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "literal", literal: 0, to: 128 }, // 129
		{ k: "atom", kind: "word", field: "skip", to: 129 }, // 130
		{ k: "literal", literal: 1, to: 130 }, // 131
		{ k: "fork", to: [131, 129] }, // 132
		{ k: "literal", literal: 6, to: 132 }, // 133
		{ k: "literal", literal: 0, to: 124 }, // 134
		{ k: "atom", kind: "word", field: "skip", to: 134 }, // 135
		{ k: "literal", literal: 1, to: 135 }, // 136
		{ k: "fork", to: [136, 134] }, // 137
		{ k: "literal", literal: 5, to: 137 }, // 138
		{ k: "fork", to: [133, 138] }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 0, to: 140 }, // 141
		{ k: "atom", kind: "word", field: "skip", to: 141 }, // 142
		{ k: "literal", literal: 12, to: 142 }, // 143
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 143 }, // 144
		{ k: "atom", kind: "word", field: "skip", to: 132 }, // 145
		{ k: "literal", literal: 13, to: 145 }, // 146
		{ k: "fork", to: [127, 146] }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "literal", literal: 0, to: 148 }, // 149
		{ k: "atom", kind: "word", field: "skip", to: 149 }, // 150
		{ k: "literal", literal: 1, to: 150 }, // 151
		{ k: "fork", to: [151, 149] }, // 152
		{ k: "literal", literal: 8, to: 152 }, // 153
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 153 }, // 154
		{ k: "op", do: { op: "break", at: "here" }, to: 65 }, // 155
		{ k: "literal", literal: 6, to: 155 }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "literal", literal: 5, to: 155 }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "fork", to: [157, 159] }, // 160
		{ k: "slot", slot: "tool", field: "skip", to: 160 }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 0, to: 162 }, // 163
		{ k: "atom", kind: "word", field: "skip", to: 163 }, // 164
		{ k: "literal", literal: 1, to: 164 }, // 165
		{ k: "fork", to: [165, 163] }, // 166
		{ k: "literal", literal: 7, to: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 0, to: 168 }, // 169
		{ k: "atom", kind: "word", field: "skip", to: 169 }, // 170
		{ k: "literal", literal: 1, to: 170 }, // 171
		{ k: "fork", to: [171, 169] }, // 172
		{ k: "literal", literal: 10, to: 172 }, // 173
		{ k: "fork", to: [73, 101, 110, 117, 123, 144, 154, 167, 173] }, // 174
		{ k: "text", field: "value", typed: true, stray: false, exits: 174, stops: [8, 17, 18, 19, 20, 6, 5, 21, 22, 11, 12, 7, 10] }, // 175
		{ k: "literal", literal: 0, to: 175 }, // 176
		{ k: "atom", kind: "word", field: "skip", to: 176 }, // 177
		{ k: "literal", literal: 1, to: 177 }, // 178
		{ k: "fork", to: [178, 176] }, // 179
		{ k: "literal", literal: 14, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 0, to: 181 }, // 182
		{ k: "atom", kind: "word", field: "skip", to: 182 }, // 183
		{ k: "literal", literal: 1, to: 183 }, // 184
		{ k: "fork", to: [184, 182] }, // 185
		{ k: "literal", literal: 9, to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "atom", kind: "word", field: "key", to: 187 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "literal", literal: 0, to: 189 }, // 190
		{ k: "atom", kind: "word", field: "skip", to: 190 }, // 191
		{ k: "literal", literal: 1, to: 191 }, // 192
		{ k: "fork", to: [192, 190] }, // 193
		{ k: "literal", literal: 6, to: 193 }, // 194
		{ k: "atom", kind: "word", field: "name", to: 64 }, // 195
		{ k: "space", greedy: true, to: 195 }, // 196
		{ k: "literal", literal: 0, to: 196 }, // 197
		{ k: "atom", kind: "word", field: "skip", to: 197 }, // 198
		{ k: "literal", literal: 1, to: 198 }, // 199
		{ k: "fork", to: [199, 197] }, // 200
		{ k: "literal", literal: 7, to: 200 }, // 201
		{ k: "op", do: { op: "open", unit: 0 }, to: 201 }, // 202
		{ k: "op", do: { op: "leave" }, to: 4 }, // 203
		{ k: "literal", literal: 0, to: 34 }, // 204
		{ k: "atom", kind: "word", field: "skip", to: 204 }, // 205
		{ k: "literal", literal: 1, to: 205 }, // 206
		{ k: "fork", to: [206, 204] }, // 207
		{ k: "literal", literal: 10, to: 207 }, // 208
		{ k: "op", do: { op: "close" }, to: 2 }, // 209
		{ k: "literal", literal: 0, to: 209 }, // 210
		{ k: "atom", kind: "word", field: "skip", to: 210 }, // 211
		{ k: "literal", literal: 1, to: 211 }, // 212
		{ k: "fork", to: [212, 210] }, // 213
		{ k: "literal", literal: 4, to: 213 }, // 214
		{ k: "space", greedy: true, to: 214 }, // 215
		{ k: "fork", to: [215, 209] }, // 216
		{ k: "literal", literal: 0, to: 216 }, // 217
		{ k: "atom", kind: "word", field: "skip", to: 217 }, // 218
		{ k: "literal", literal: 1, to: 218 }, // 219
		{ k: "fork", to: [219, 217] }, // 220
		{ k: "literal", literal: 5, to: 220 }, // 221
		{ k: "fork", to: [324, 221] }, // 222
		{ k: "space", greedy: true, to: 222 }, // 223
		{ k: "op", do: { op: "settle" }, to: 223 }, // 224
		{ k: "look", body: 67, to: 224 }, // 225
		{ k: "literal", literal: 0, to: 225 }, // 226
		{ k: "atom", kind: "word", field: "skip", to: 226 }, // 227
		{ k: "literal", literal: 1, to: 227 }, // 228
		{ k: "fork", to: [228, 226] }, // 229
		{ k: "literal", literal: 8, to: 229 }, // 230
		{ k: "look", body: 97, to: 224 }, // 231
		{ k: "eol", to: 231 }, // 232
		{ k: "fork", to: [232, 231] }, // 233
		{ k: "op", do: { op: "repair", code: 1 }, to: 233 }, // 234
		{ k: "look", body: 103, to: 224 }, // 235
		{ k: "literal", literal: 0, to: 235 }, // 236
		{ k: "atom", kind: "word", field: "skip", to: 236 }, // 237
		{ k: "literal", literal: 1, to: 237 }, // 238
		{ k: "fork", to: [238, 236] }, // 239
		{ k: "literal", literal: 8, to: 239 }, // 240
		{ k: "op", do: { op: "repair", code: 2 }, to: 240 }, // 241
		{ k: "space", greedy: true, to: 230 }, // 242
		{ k: "literal", literal: 0, to: 242 }, // 243
		{ k: "atom", kind: "word", field: "skip", to: 243 }, // 244
		{ k: "literal", literal: 1, to: 244 }, // 245
		{ k: "fork", to: [245, 243] }, // 246
		{ k: "literal", literal: 8, to: 246 }, // 247
		{ k: "op", do: { op: "repair", code: 3 }, to: 247 }, // 248
		{ k: "look", body: 118, to: 224 }, // 249
		{ k: "literal", literal: 11, to: 249 }, // 250
		{ k: "eol", to: 250 }, // 251
		{ k: "fork", to: [251, 250] }, // 252
		{ k: "op", do: { op: "repair", code: 4 }, to: 252 }, // 253
		{ k: "op", do: { op: "break", at: "skip" }, to: 224 }, // 254
		{ k: "literal", literal: 9, to: 254 }, // 255
		{ k: "space", greedy: true, to: 255 }, // 256
		{ k: "slot", slot: "unbound", field: "skip", to: 256 }, // 257
		{ k: "space", greedy: true, to: 257 }, // 258
		{ k: "literal", literal: 0, to: 258 }, // 259
		{ k: "atom", kind: "word", field: "skip", to: 259 }, // 260
		{ k: "literal", literal: 1, to: 260 }, // 261
		{ k: "fork", to: [261, 259] }, // 262
		{ k: "literal", literal: 6, to: 262 }, // 263
		{ k: "literal", literal: 0, to: 254 }, // 264
		{ k: "atom", kind: "word", field: "skip", to: 264 }, // 265
		{ k: "literal", literal: 1, to: 265 }, // 266
		{ k: "fork", to: [266, 264] }, // 267
		{ k: "literal", literal: 5, to: 267 }, // 268
		{ k: "fork", to: [263, 268] }, // 269
		{ k: "space", greedy: true, to: 269 }, // 270
		{ k: "literal", literal: 0, to: 270 }, // 271
		{ k: "atom", kind: "word", field: "skip", to: 271 }, // 272
		{ k: "literal", literal: 12, to: 272 }, // 273
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 273 }, // 274
		{ k: "atom", kind: "word", field: "skip", to: 262 }, // 275
		{ k: "literal", literal: 13, to: 275 }, // 276
		{ k: "fork", to: [257, 276] }, // 277
		{ k: "space", greedy: true, to: 277 }, // 278
		{ k: "literal", literal: 0, to: 278 }, // 279
		{ k: "atom", kind: "word", field: "skip", to: 279 }, // 280
		{ k: "literal", literal: 1, to: 280 }, // 281
		{ k: "fork", to: [281, 279] }, // 282
		{ k: "literal", literal: 8, to: 282 }, // 283
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 283 }, // 284
		{ k: "op", do: { op: "break", at: "here" }, to: 224 }, // 285
		{ k: "literal", literal: 6, to: 285 }, // 286
		{ k: "space", greedy: true, to: 286 }, // 287
		{ k: "literal", literal: 5, to: 285 }, // 288
		{ k: "space", greedy: true, to: 288 }, // 289
		{ k: "fork", to: [287, 289] }, // 290
		{ k: "slot", slot: "tool", field: "skip", to: 290 }, // 291
		{ k: "space", greedy: true, to: 291 }, // 292
		{ k: "literal", literal: 0, to: 292 }, // 293
		{ k: "atom", kind: "word", field: "skip", to: 293 }, // 294
		{ k: "literal", literal: 1, to: 294 }, // 295
		{ k: "fork", to: [295, 293] }, // 296
		{ k: "literal", literal: 7, to: 296 }, // 297
		{ k: "space", greedy: true, to: 297 }, // 298
		{ k: "literal", literal: 0, to: 298 }, // 299
		{ k: "atom", kind: "word", field: "skip", to: 299 }, // 300
		{ k: "literal", literal: 1, to: 300 }, // 301
		{ k: "fork", to: [301, 299] }, // 302
		{ k: "literal", literal: 10, to: 302 }, // 303
		{ k: "fork", to: [230, 234, 241, 248, 253, 274, 284, 297, 303] }, // 304
		{ k: "text", field: "value", typed: true, stray: false, exits: 304, stops: [8, 17, 18, 19, 20, 6, 5, 21, 22, 11, 12, 7, 10] }, // 305
		{ k: "literal", literal: 0, to: 305 }, // 306
		{ k: "atom", kind: "word", field: "skip", to: 306 }, // 307
		{ k: "literal", literal: 1, to: 307 }, // 308
		{ k: "fork", to: [308, 306] }, // 309
		{ k: "literal", literal: 14, to: 309 }, // 310
		{ k: "space", greedy: true, to: 310 }, // 311
		{ k: "literal", literal: 0, to: 311 }, // 312
		{ k: "atom", kind: "word", field: "skip", to: 312 }, // 313
		{ k: "literal", literal: 1, to: 313 }, // 314
		{ k: "fork", to: [314, 312] }, // 315
		{ k: "literal", literal: 9, to: 315 }, // 316
		{ k: "space", greedy: true, to: 316 }, // 317
		{ k: "atom", kind: "word", field: "key", to: 317 }, // 318
		{ k: "space", greedy: true, to: 318 }, // 319
		{ k: "literal", literal: 0, to: 319 }, // 320
		{ k: "atom", kind: "word", field: "skip", to: 320 }, // 321
		{ k: "literal", literal: 1, to: 321 }, // 322
		{ k: "fork", to: [322, 320] }, // 323
		{ k: "literal", literal: 6, to: 323 }, // 324
		{ k: "slot", slot: "tool", field: "name", to: 223 }, // 325
		{ k: "space", greedy: true, to: 325 }, // 326
		{ k: "literal", literal: 0, to: 326 }, // 327
		{ k: "atom", kind: "word", field: "skip", to: 327 }, // 328
		{ k: "literal", literal: 1, to: 328 }, // 329
		{ k: "fork", to: [329, 327] }, // 330
		{ k: "literal", literal: 7, to: 330 }, // 331
		{ k: "op", do: { op: "repair", code: 0 }, to: 331 }, // 332
		{ k: "op", do: { op: "open", unit: 1 }, to: 332 }, // 333
		{ k: "op", do: { op: "settle" }, to: 0 }, // 334
		{ k: "eol", to: 2 }, // 335
		{ k: "fork", to: [335, 2] }, // 336
		{ k: "literal", literal: 0, to: 336 }, // 337
		{ k: "atom", kind: "word", field: "skip", to: 337 }, // 338
		{ k: "literal", literal: 1, to: 338 }, // 339
		{ k: "fork", to: [339, 337] }, // 340
		{ k: "literal", literal: 2, to: 340 }, // 341
		{ k: "eol", to: 341 }, // 342
		{ k: "fork", to: [342, 341] }, // 343
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 343, stops: [15, 16, 2] }, // 344
		{ k: "eol", to: 344 }, // 345
		{ k: "fork", to: [345, 344] }, // 346
	],
};
