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
		"<arg_value", // 13
		"\n</think", // 14
		"\r\n</think", // 15
		"\n<arg_key", // 16
		"\n</tool_call", // 17
		"\r\n<arg_key", // 18
		"\r\n</tool_call", // 19
		"\n<arg_value>", // 20
		"\r\n<arg_value>", // 21
	],
	openings: [3, 10, 7],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 330 }, // 0
	],
	units: [
		{ closes: [], openings: [7, 4, 3, 10], after: 31, closable: [35, 36, 39], closableByLoop: [40, 46, 47, 60, 61, 62, 63, 64, 65, 68, 69, 72, 73, 98, 99, 100, 101, 104, 105, 108, 109, 110, 111, 112, 115, 116, 117, 119, 120, 121, 122, 123, 124, 125, 126, 134, 137, 138, 139, 140, 141, 147, 148, 149, 150, 151, 152, 166], pairs: true }, // 0
		{ closes: [], openings: [3, 10, 7], after: 2, closable: [201, 202, 205, 206, 207, 208, 209, 212], closableByLoop: [213, 214, 215, 216, 217, 218, 221, 222, 223, 224, 225, 226, 227, 228, 231, 232, 233, 234, 235, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 256, 259, 260, 261, 262, 263, 269, 270, 271, 272, 273, 274, 288], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 10, 7], stray: false }, // 2
		{ k: "fork", to: [25, 200, 317, 0] }, // 3
		{ k: "fork", to: [25, 200, 317] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [14, 15, 2] }, // 15
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
		{ k: "fork", to: [194, 30, 195] }, // 32
		{ k: "fork", to: [194, 30] }, // 33
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
		{ k: "fork", to: [186, 62] }, // 63
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
		{ k: "literal", literal: 8, to: 132 }, // 145
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 145 }, // 146
		{ k: "op", do: { op: "break", at: "here" }, to: 65 }, // 147
		{ k: "literal", literal: 6, to: 147 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "literal", literal: 5, to: 147 }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "fork", to: [149, 151] }, // 152
		{ k: "slot", slot: "tool", field: "skip", to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 0, to: 154 }, // 155
		{ k: "atom", kind: "word", field: "skip", to: 155 }, // 156
		{ k: "literal", literal: 1, to: 156 }, // 157
		{ k: "fork", to: [157, 155] }, // 158
		{ k: "literal", literal: 7, to: 158 }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "literal", literal: 0, to: 160 }, // 161
		{ k: "atom", kind: "word", field: "skip", to: 161 }, // 162
		{ k: "literal", literal: 1, to: 162 }, // 163
		{ k: "fork", to: [163, 161] }, // 164
		{ k: "literal", literal: 10, to: 164 }, // 165
		{ k: "fork", to: [73, 101, 110, 117, 123, 144, 146, 159, 165] }, // 166
		{ k: "text", field: "value", typed: true, stray: false, exits: 166, stops: [8, 16, 17, 18, 19, 6, 5, 20, 21, 11, 12, 7, 10] }, // 167
		{ k: "literal", literal: 0, to: 167 }, // 168
		{ k: "atom", kind: "word", field: "skip", to: 168 }, // 169
		{ k: "literal", literal: 1, to: 169 }, // 170
		{ k: "fork", to: [170, 168] }, // 171
		{ k: "literal", literal: 13, to: 171 }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "literal", literal: 0, to: 173 }, // 174
		{ k: "atom", kind: "word", field: "skip", to: 174 }, // 175
		{ k: "literal", literal: 1, to: 175 }, // 176
		{ k: "fork", to: [176, 174] }, // 177
		{ k: "literal", literal: 9, to: 177 }, // 178
		{ k: "space", greedy: true, to: 178 }, // 179
		{ k: "atom", kind: "word", field: "key", to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 0, to: 181 }, // 182
		{ k: "atom", kind: "word", field: "skip", to: 182 }, // 183
		{ k: "literal", literal: 1, to: 183 }, // 184
		{ k: "fork", to: [184, 182] }, // 185
		{ k: "literal", literal: 6, to: 185 }, // 186
		{ k: "atom", kind: "word", field: "name", to: 64 }, // 187
		{ k: "space", greedy: true, to: 187 }, // 188
		{ k: "literal", literal: 0, to: 188 }, // 189
		{ k: "atom", kind: "word", field: "skip", to: 189 }, // 190
		{ k: "literal", literal: 1, to: 190 }, // 191
		{ k: "fork", to: [191, 189] }, // 192
		{ k: "literal", literal: 7, to: 192 }, // 193
		{ k: "op", do: { op: "open", unit: 0 }, to: 193 }, // 194
		{ k: "op", do: { op: "leave" }, to: 4 }, // 195
		{ k: "literal", literal: 0, to: 34 }, // 196
		{ k: "atom", kind: "word", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 1, to: 197 }, // 198
		{ k: "fork", to: [198, 196] }, // 199
		{ k: "literal", literal: 10, to: 199 }, // 200
		{ k: "op", do: { op: "close" }, to: 2 }, // 201
		{ k: "literal", literal: 0, to: 201 }, // 202
		{ k: "atom", kind: "word", field: "skip", to: 202 }, // 203
		{ k: "literal", literal: 1, to: 203 }, // 204
		{ k: "fork", to: [204, 202] }, // 205
		{ k: "literal", literal: 4, to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "fork", to: [207, 201] }, // 208
		{ k: "literal", literal: 0, to: 208 }, // 209
		{ k: "atom", kind: "word", field: "skip", to: 209 }, // 210
		{ k: "literal", literal: 1, to: 210 }, // 211
		{ k: "fork", to: [211, 209] }, // 212
		{ k: "literal", literal: 5, to: 212 }, // 213
		{ k: "fork", to: [308, 213] }, // 214
		{ k: "space", greedy: true, to: 214 }, // 215
		{ k: "op", do: { op: "settle" }, to: 215 }, // 216
		{ k: "look", body: 67, to: 216 }, // 217
		{ k: "literal", literal: 0, to: 217 }, // 218
		{ k: "atom", kind: "word", field: "skip", to: 218 }, // 219
		{ k: "literal", literal: 1, to: 219 }, // 220
		{ k: "fork", to: [220, 218] }, // 221
		{ k: "literal", literal: 8, to: 221 }, // 222
		{ k: "look", body: 97, to: 216 }, // 223
		{ k: "eol", to: 223 }, // 224
		{ k: "fork", to: [224, 223] }, // 225
		{ k: "op", do: { op: "repair", code: 1 }, to: 225 }, // 226
		{ k: "look", body: 103, to: 216 }, // 227
		{ k: "literal", literal: 0, to: 227 }, // 228
		{ k: "atom", kind: "word", field: "skip", to: 228 }, // 229
		{ k: "literal", literal: 1, to: 229 }, // 230
		{ k: "fork", to: [230, 228] }, // 231
		{ k: "literal", literal: 8, to: 231 }, // 232
		{ k: "op", do: { op: "repair", code: 2 }, to: 232 }, // 233
		{ k: "space", greedy: true, to: 222 }, // 234
		{ k: "literal", literal: 0, to: 234 }, // 235
		{ k: "atom", kind: "word", field: "skip", to: 235 }, // 236
		{ k: "literal", literal: 1, to: 236 }, // 237
		{ k: "fork", to: [237, 235] }, // 238
		{ k: "literal", literal: 8, to: 238 }, // 239
		{ k: "op", do: { op: "repair", code: 3 }, to: 239 }, // 240
		{ k: "look", body: 118, to: 216 }, // 241
		{ k: "literal", literal: 11, to: 241 }, // 242
		{ k: "eol", to: 242 }, // 243
		{ k: "fork", to: [243, 242] }, // 244
		{ k: "op", do: { op: "repair", code: 4 }, to: 244 }, // 245
		{ k: "op", do: { op: "break", at: "skip" }, to: 216 }, // 246
		{ k: "literal", literal: 9, to: 246 }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "slot", slot: "unbound", field: "skip", to: 248 }, // 249
		{ k: "space", greedy: true, to: 249 }, // 250
		{ k: "literal", literal: 0, to: 250 }, // 251
		{ k: "atom", kind: "word", field: "skip", to: 251 }, // 252
		{ k: "literal", literal: 1, to: 252 }, // 253
		{ k: "fork", to: [253, 251] }, // 254
		{ k: "literal", literal: 6, to: 254 }, // 255
		{ k: "literal", literal: 0, to: 246 }, // 256
		{ k: "atom", kind: "word", field: "skip", to: 256 }, // 257
		{ k: "literal", literal: 1, to: 257 }, // 258
		{ k: "fork", to: [258, 256] }, // 259
		{ k: "literal", literal: 5, to: 259 }, // 260
		{ k: "fork", to: [255, 260] }, // 261
		{ k: "space", greedy: true, to: 261 }, // 262
		{ k: "literal", literal: 0, to: 262 }, // 263
		{ k: "atom", kind: "word", field: "skip", to: 263 }, // 264
		{ k: "literal", literal: 12, to: 264 }, // 265
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 265 }, // 266
		{ k: "literal", literal: 8, to: 254 }, // 267
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 267 }, // 268
		{ k: "op", do: { op: "break", at: "here" }, to: 216 }, // 269
		{ k: "literal", literal: 6, to: 269 }, // 270
		{ k: "space", greedy: true, to: 270 }, // 271
		{ k: "literal", literal: 5, to: 269 }, // 272
		{ k: "space", greedy: true, to: 272 }, // 273
		{ k: "fork", to: [271, 273] }, // 274
		{ k: "slot", slot: "tool", field: "skip", to: 274 }, // 275
		{ k: "space", greedy: true, to: 275 }, // 276
		{ k: "literal", literal: 0, to: 276 }, // 277
		{ k: "atom", kind: "word", field: "skip", to: 277 }, // 278
		{ k: "literal", literal: 1, to: 278 }, // 279
		{ k: "fork", to: [279, 277] }, // 280
		{ k: "literal", literal: 7, to: 280 }, // 281
		{ k: "space", greedy: true, to: 281 }, // 282
		{ k: "literal", literal: 0, to: 282 }, // 283
		{ k: "atom", kind: "word", field: "skip", to: 283 }, // 284
		{ k: "literal", literal: 1, to: 284 }, // 285
		{ k: "fork", to: [285, 283] }, // 286
		{ k: "literal", literal: 10, to: 286 }, // 287
		{ k: "fork", to: [222, 226, 233, 240, 245, 266, 268, 281, 287] }, // 288
		{ k: "text", field: "value", typed: true, stray: false, exits: 288, stops: [8, 16, 17, 18, 19, 6, 5, 20, 21, 11, 12, 7, 10] }, // 289
		{ k: "literal", literal: 0, to: 289 }, // 290
		{ k: "atom", kind: "word", field: "skip", to: 290 }, // 291
		{ k: "literal", literal: 1, to: 291 }, // 292
		{ k: "fork", to: [292, 290] }, // 293
		{ k: "literal", literal: 13, to: 293 }, // 294
		{ k: "space", greedy: true, to: 294 }, // 295
		{ k: "literal", literal: 0, to: 295 }, // 296
		{ k: "atom", kind: "word", field: "skip", to: 296 }, // 297
		{ k: "literal", literal: 1, to: 297 }, // 298
		{ k: "fork", to: [298, 296] }, // 299
		{ k: "literal", literal: 9, to: 299 }, // 300
		{ k: "space", greedy: true, to: 300 }, // 301
		{ k: "atom", kind: "word", field: "key", to: 301 }, // 302
		{ k: "space", greedy: true, to: 302 }, // 303
		{ k: "literal", literal: 0, to: 303 }, // 304
		{ k: "atom", kind: "word", field: "skip", to: 304 }, // 305
		{ k: "literal", literal: 1, to: 305 }, // 306
		{ k: "fork", to: [306, 304] }, // 307
		{ k: "literal", literal: 6, to: 307 }, // 308
		{ k: "slot", slot: "tool", field: "name", to: 215 }, // 309
		{ k: "space", greedy: true, to: 309 }, // 310
		{ k: "literal", literal: 0, to: 310 }, // 311
		{ k: "atom", kind: "word", field: "skip", to: 311 }, // 312
		{ k: "literal", literal: 1, to: 312 }, // 313
		{ k: "fork", to: [313, 311] }, // 314
		{ k: "literal", literal: 7, to: 314 }, // 315
		{ k: "op", do: { op: "repair", code: 0 }, to: 315 }, // 316
		{ k: "op", do: { op: "open", unit: 1 }, to: 316 }, // 317
		{ k: "op", do: { op: "settle" }, to: 0 }, // 318
		{ k: "eol", to: 2 }, // 319
		{ k: "fork", to: [319, 2] }, // 320
		{ k: "literal", literal: 0, to: 320 }, // 321
		{ k: "atom", kind: "word", field: "skip", to: 321 }, // 322
		{ k: "literal", literal: 1, to: 322 }, // 323
		{ k: "fork", to: [323, 321] }, // 324
		{ k: "literal", literal: 2, to: 324 }, // 325
		{ k: "eol", to: 325 }, // 326
		{ k: "fork", to: [326, 325] }, // 327
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 327, stops: [14, 15, 2] }, // 328
		{ k: "eol", to: 328 }, // 329
		{ k: "fork", to: [329, 328] }, // 330
	],
};
