// Generated from grammars/hy_v3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** a name, <tool_sep>, then key and value pairs; tags may carry a suffix of the checkpoint */
export const hy_v3: Format = {
	version: 2,
	name: "hy_v3",
	title: "a name, <tool_sep>, then key and value pairs; tags may carry a suffix of the checkpoint",
	aliases: ["hunyuan_v3"],
	models: ["tencent/Hy3*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-separator", "bare", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		">", // 0
		":", // 1
		"</think", // 2
		"<think", // 3
		"</tool_calls", // 4
		"</tool_call", // 5
		"<tool_sep", // 6
		"<tool_call", // 7
		"<arg_key", // 8
		"</arg_value", // 9
		"</arg_key", // 10
		"<tool_calls", // 11
		"<arg_value>", // 12
		"</", // 13
		"<", // 14
		"<arg_value", // 15
		"\n</think", // 16
		"\r\n</think", // 17
		"\n<arg_key", // 18
		"\n</tool_call", // 19
		"\r\n<arg_key", // 20
		"\r\n</tool_call", // 21
		"\n<arg_value>", // 22
		"\r\n<arg_value>", // 23
	],
	openings: [3, 11, 7],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 355 }, // 0
	],
	units: [
		{ closes: [], openings: [7, 4, 3, 11], after: 31, closable: [35, 36, 39], closableByLoop: [40, 46, 47, 57, 58, 59, 60, 61, 62, 67, 68, 71, 72, 97, 98, 99, 100, 103, 104, 107, 108, 109, 110, 111, 114, 115, 116, 118, 119, 120, 121, 122, 123, 124, 125, 133, 136, 137, 138, 139, 140, 154, 155, 156, 170, 191, 194, 195, 196, 197, 198], pairs: true }, // 0
		{ closes: [], openings: [3, 11, 7], after: 2, closable: [213, 214, 217, 218, 219, 220, 221, 224], closableByLoop: [225, 226, 227, 228, 229, 230, 233, 234, 235, 236, 237, 238, 239, 240, 243, 244, 245, 246, 247, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 268, 271, 272, 273, 274, 275, 289, 290, 291, 305, 326, 329, 330, 331, 332, 333], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 11, 7], stray: false }, // 2
		{ k: "fork", to: [25, 212, 342, 0] }, // 3
		{ k: "fork", to: [25, 212, 342] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [16, 17, 2] }, // 15
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
		{ k: "text", field: "content", typed: false, exits: 32, stops: [7, 4, 3, 11], stray: true, section: { entry: 33, proof: false, content: false } }, // 31
		{ k: "fork", to: [206, 30, 207] }, // 32
		{ k: "fork", to: [206, 30] }, // 33
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
		{ k: "op", do: { op: "repair", code: 3 }, to: 46 }, // 47
		{ k: "literal", literal: 6, to: 0 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "slot", slot: "tool", field: "skip", to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 0, to: 51 }, // 52
		{ k: "atom", kind: "word", field: "skip", to: 52 }, // 53
		{ k: "literal", literal: 1, to: 53 }, // 54
		{ k: "fork", to: [54, 52] }, // 55
		{ k: "literal", literal: 7, to: 55 }, // 56
		{ k: "look", body: 56, to: 35 }, // 57
		{ k: "op", do: { op: "repair", code: 3 }, to: 57 }, // 58
		{ k: "fork", to: [40, 47, 58] }, // 59
		{ k: "fork", to: [190, 59] }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "op", do: { op: "settle" }, to: 61 }, // 62
		{ k: "literal", literal: 8, to: 0 }, // 63
		{ k: "literal", literal: 5, to: 0 }, // 64
		{ k: "fork", to: [63, 64] }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "look", body: 66, to: 62 }, // 67
		{ k: "literal", literal: 0, to: 67 }, // 68
		{ k: "atom", kind: "word", field: "skip", to: 68 }, // 69
		{ k: "literal", literal: 1, to: 69 }, // 70
		{ k: "fork", to: [70, 68] }, // 71
		{ k: "literal", literal: 9, to: 71 }, // 72
		{ k: "literal", literal: 10, to: 0 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "slot", slot: "unbound", field: "skip", to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 0, to: 76 }, // 77
		{ k: "atom", kind: "word", field: "skip", to: 77 }, // 78
		{ k: "literal", literal: 1, to: 78 }, // 79
		{ k: "fork", to: [79, 77] }, // 80
		{ k: "literal", literal: 8, to: 80 }, // 81
		{ k: "space", greedy: true, to: 56 }, // 82
		{ k: "literal", literal: 0, to: 82 }, // 83
		{ k: "atom", kind: "word", field: "skip", to: 83 }, // 84
		{ k: "literal", literal: 1, to: 84 }, // 85
		{ k: "fork", to: [85, 83] }, // 86
		{ k: "literal", literal: 11, to: 86 }, // 87
		{ k: "assert", what: "end", to: 0 }, // 88
		{ k: "fork", to: [56, 87, 45, 88] }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 0, to: 90 }, // 91
		{ k: "atom", kind: "word", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 1, to: 92 }, // 93
		{ k: "fork", to: [93, 91] }, // 94
		{ k: "literal", literal: 5, to: 94 }, // 95
		{ k: "fork", to: [81, 95] }, // 96
		{ k: "look", body: 96, to: 62 }, // 97
		{ k: "eol", to: 97 }, // 98
		{ k: "fork", to: [98, 97] }, // 99
		{ k: "op", do: { op: "repair", code: 2 }, to: 99 }, // 100
		{ k: "fork", to: [45, 56] }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "look", body: 102, to: 62 }, // 103
		{ k: "literal", literal: 0, to: 103 }, // 104
		{ k: "atom", kind: "word", field: "skip", to: 104 }, // 105
		{ k: "literal", literal: 1, to: 105 }, // 106
		{ k: "fork", to: [106, 104] }, // 107
		{ k: "literal", literal: 9, to: 107 }, // 108
		{ k: "op", do: { op: "repair", code: 3 }, to: 108 }, // 109
		{ k: "space", greedy: true, to: 72 }, // 110
		{ k: "literal", literal: 0, to: 110 }, // 111
		{ k: "atom", kind: "word", field: "skip", to: 111 }, // 112
		{ k: "literal", literal: 1, to: 112 }, // 113
		{ k: "fork", to: [113, 111] }, // 114
		{ k: "literal", literal: 9, to: 114 }, // 115
		{ k: "op", do: { op: "repair", code: 4 }, to: 115 }, // 116
		{ k: "space", greedy: true, to: 96 }, // 117
		{ k: "look", body: 117, to: 62 }, // 118
		{ k: "literal", literal: 12, to: 118 }, // 119
		{ k: "eol", to: 119 }, // 120
		{ k: "fork", to: [120, 119] }, // 121
		{ k: "op", do: { op: "repair", code: 5 }, to: 121 }, // 122
		{ k: "op", do: { op: "break", at: "skip" }, to: 62 }, // 123
		{ k: "literal", literal: 10, to: 123 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "slot", slot: "unbound", field: "skip", to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 0, to: 127 }, // 128
		{ k: "atom", kind: "word", field: "skip", to: 128 }, // 129
		{ k: "literal", literal: 1, to: 129 }, // 130
		{ k: "fork", to: [130, 128] }, // 131
		{ k: "literal", literal: 8, to: 131 }, // 132
		{ k: "literal", literal: 0, to: 123 }, // 133
		{ k: "atom", kind: "word", field: "skip", to: 133 }, // 134
		{ k: "literal", literal: 1, to: 134 }, // 135
		{ k: "fork", to: [135, 133] }, // 136
		{ k: "literal", literal: 5, to: 136 }, // 137
		{ k: "fork", to: [132, 137] }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "literal", literal: 0, to: 139 }, // 140
		{ k: "atom", kind: "word", field: "skip", to: 140 }, // 141
		{ k: "literal", literal: 13, to: 141 }, // 142
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 142 }, // 143
		{ k: "atom", kind: "word", field: "skip", to: 131 }, // 144
		{ k: "literal", literal: 14, to: 144 }, // 145
		{ k: "fork", to: [126, 145] }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 0, to: 147 }, // 148
		{ k: "atom", kind: "word", field: "skip", to: 148 }, // 149
		{ k: "literal", literal: 1, to: 149 }, // 150
		{ k: "fork", to: [150, 148] }, // 151
		{ k: "literal", literal: 9, to: 151 }, // 152
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 152 }, // 153
		{ k: "op", do: { op: "break", at: "here" }, to: 62 }, // 154
		{ k: "literal", literal: 6, to: 154 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "slot", slot: "tool", field: "skip", to: 156 }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "literal", literal: 0, to: 158 }, // 159
		{ k: "atom", kind: "word", field: "skip", to: 159 }, // 160
		{ k: "literal", literal: 1, to: 160 }, // 161
		{ k: "fork", to: [161, 159] }, // 162
		{ k: "literal", literal: 7, to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 0, to: 164 }, // 165
		{ k: "atom", kind: "word", field: "skip", to: 165 }, // 166
		{ k: "literal", literal: 1, to: 166 }, // 167
		{ k: "fork", to: [167, 165] }, // 168
		{ k: "literal", literal: 11, to: 168 }, // 169
		{ k: "fork", to: [72, 100, 109, 116, 122, 143, 153, 163, 169] }, // 170
		{ k: "text", field: "value", typed: true, stray: false, exits: 170, stops: [9, 18, 19, 20, 21, 8, 5, 22, 23, 12, 13, 7, 11] }, // 171
		{ k: "literal", literal: 0, to: 171 }, // 172
		{ k: "atom", kind: "word", field: "skip", to: 172 }, // 173
		{ k: "literal", literal: 1, to: 173 }, // 174
		{ k: "fork", to: [174, 172] }, // 175
		{ k: "literal", literal: 15, to: 175 }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "literal", literal: 0, to: 177 }, // 178
		{ k: "atom", kind: "word", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 1, to: 179 }, // 180
		{ k: "fork", to: [180, 178] }, // 181
		{ k: "literal", literal: 10, to: 181 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "atom", kind: "word", field: "key", to: 183 }, // 184
		{ k: "space", greedy: true, to: 184 }, // 185
		{ k: "literal", literal: 0, to: 185 }, // 186
		{ k: "atom", kind: "word", field: "skip", to: 186 }, // 187
		{ k: "literal", literal: 1, to: 187 }, // 188
		{ k: "fork", to: [188, 186] }, // 189
		{ k: "literal", literal: 8, to: 189 }, // 190
		{ k: "literal", literal: 0, to: 61 }, // 191
		{ k: "atom", kind: "word", field: "skip", to: 191 }, // 192
		{ k: "literal", literal: 1, to: 192 }, // 193
		{ k: "fork", to: [193, 191] }, // 194
		{ k: "literal", literal: 6, to: 194 }, // 195
		{ k: "op", do: { op: "repair", code: 0 }, to: 61 }, // 196
		{ k: "fork", to: [195, 196] }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "atom", kind: "word", field: "name", to: 198 }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "literal", literal: 0, to: 200 }, // 201
		{ k: "atom", kind: "word", field: "skip", to: 201 }, // 202
		{ k: "literal", literal: 1, to: 202 }, // 203
		{ k: "fork", to: [203, 201] }, // 204
		{ k: "literal", literal: 7, to: 204 }, // 205
		{ k: "op", do: { op: "open", unit: 0 }, to: 205 }, // 206
		{ k: "op", do: { op: "leave" }, to: 4 }, // 207
		{ k: "literal", literal: 0, to: 34 }, // 208
		{ k: "atom", kind: "word", field: "skip", to: 208 }, // 209
		{ k: "literal", literal: 1, to: 209 }, // 210
		{ k: "fork", to: [210, 208] }, // 211
		{ k: "literal", literal: 11, to: 211 }, // 212
		{ k: "op", do: { op: "close" }, to: 2 }, // 213
		{ k: "literal", literal: 0, to: 213 }, // 214
		{ k: "atom", kind: "word", field: "skip", to: 214 }, // 215
		{ k: "literal", literal: 1, to: 215 }, // 216
		{ k: "fork", to: [216, 214] }, // 217
		{ k: "literal", literal: 4, to: 217 }, // 218
		{ k: "space", greedy: true, to: 218 }, // 219
		{ k: "fork", to: [219, 213] }, // 220
		{ k: "literal", literal: 0, to: 220 }, // 221
		{ k: "atom", kind: "word", field: "skip", to: 221 }, // 222
		{ k: "literal", literal: 1, to: 222 }, // 223
		{ k: "fork", to: [223, 221] }, // 224
		{ k: "literal", literal: 5, to: 224 }, // 225
		{ k: "fork", to: [325, 225] }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "op", do: { op: "settle" }, to: 227 }, // 228
		{ k: "look", body: 66, to: 228 }, // 229
		{ k: "literal", literal: 0, to: 229 }, // 230
		{ k: "atom", kind: "word", field: "skip", to: 230 }, // 231
		{ k: "literal", literal: 1, to: 231 }, // 232
		{ k: "fork", to: [232, 230] }, // 233
		{ k: "literal", literal: 9, to: 233 }, // 234
		{ k: "look", body: 96, to: 228 }, // 235
		{ k: "eol", to: 235 }, // 236
		{ k: "fork", to: [236, 235] }, // 237
		{ k: "op", do: { op: "repair", code: 2 }, to: 237 }, // 238
		{ k: "look", body: 102, to: 228 }, // 239
		{ k: "literal", literal: 0, to: 239 }, // 240
		{ k: "atom", kind: "word", field: "skip", to: 240 }, // 241
		{ k: "literal", literal: 1, to: 241 }, // 242
		{ k: "fork", to: [242, 240] }, // 243
		{ k: "literal", literal: 9, to: 243 }, // 244
		{ k: "op", do: { op: "repair", code: 3 }, to: 244 }, // 245
		{ k: "space", greedy: true, to: 234 }, // 246
		{ k: "literal", literal: 0, to: 246 }, // 247
		{ k: "atom", kind: "word", field: "skip", to: 247 }, // 248
		{ k: "literal", literal: 1, to: 248 }, // 249
		{ k: "fork", to: [249, 247] }, // 250
		{ k: "literal", literal: 9, to: 250 }, // 251
		{ k: "op", do: { op: "repair", code: 4 }, to: 251 }, // 252
		{ k: "look", body: 117, to: 228 }, // 253
		{ k: "literal", literal: 12, to: 253 }, // 254
		{ k: "eol", to: 254 }, // 255
		{ k: "fork", to: [255, 254] }, // 256
		{ k: "op", do: { op: "repair", code: 5 }, to: 256 }, // 257
		{ k: "op", do: { op: "break", at: "skip" }, to: 228 }, // 258
		{ k: "literal", literal: 10, to: 258 }, // 259
		{ k: "space", greedy: true, to: 259 }, // 260
		{ k: "slot", slot: "unbound", field: "skip", to: 260 }, // 261
		{ k: "space", greedy: true, to: 261 }, // 262
		{ k: "literal", literal: 0, to: 262 }, // 263
		{ k: "atom", kind: "word", field: "skip", to: 263 }, // 264
		{ k: "literal", literal: 1, to: 264 }, // 265
		{ k: "fork", to: [265, 263] }, // 266
		{ k: "literal", literal: 8, to: 266 }, // 267
		{ k: "literal", literal: 0, to: 258 }, // 268
		{ k: "atom", kind: "word", field: "skip", to: 268 }, // 269
		{ k: "literal", literal: 1, to: 269 }, // 270
		{ k: "fork", to: [270, 268] }, // 271
		{ k: "literal", literal: 5, to: 271 }, // 272
		{ k: "fork", to: [267, 272] }, // 273
		{ k: "space", greedy: true, to: 273 }, // 274
		{ k: "literal", literal: 0, to: 274 }, // 275
		{ k: "atom", kind: "word", field: "skip", to: 275 }, // 276
		{ k: "literal", literal: 13, to: 276 }, // 277
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 277 }, // 278
		{ k: "atom", kind: "word", field: "skip", to: 266 }, // 279
		{ k: "literal", literal: 14, to: 279 }, // 280
		{ k: "fork", to: [261, 280] }, // 281
		{ k: "space", greedy: true, to: 281 }, // 282
		{ k: "literal", literal: 0, to: 282 }, // 283
		{ k: "atom", kind: "word", field: "skip", to: 283 }, // 284
		{ k: "literal", literal: 1, to: 284 }, // 285
		{ k: "fork", to: [285, 283] }, // 286
		{ k: "literal", literal: 9, to: 286 }, // 287
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 287 }, // 288
		{ k: "op", do: { op: "break", at: "here" }, to: 228 }, // 289
		{ k: "literal", literal: 6, to: 289 }, // 290
		{ k: "space", greedy: true, to: 290 }, // 291
		{ k: "slot", slot: "tool", field: "skip", to: 291 }, // 292
		{ k: "space", greedy: true, to: 292 }, // 293
		{ k: "literal", literal: 0, to: 293 }, // 294
		{ k: "atom", kind: "word", field: "skip", to: 294 }, // 295
		{ k: "literal", literal: 1, to: 295 }, // 296
		{ k: "fork", to: [296, 294] }, // 297
		{ k: "literal", literal: 7, to: 297 }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "literal", literal: 0, to: 299 }, // 300
		{ k: "atom", kind: "word", field: "skip", to: 300 }, // 301
		{ k: "literal", literal: 1, to: 301 }, // 302
		{ k: "fork", to: [302, 300] }, // 303
		{ k: "literal", literal: 11, to: 303 }, // 304
		{ k: "fork", to: [234, 238, 245, 252, 257, 278, 288, 298, 304] }, // 305
		{ k: "text", field: "value", typed: true, stray: false, exits: 305, stops: [9, 18, 19, 20, 21, 8, 5, 22, 23, 12, 13, 7, 11] }, // 306
		{ k: "literal", literal: 0, to: 306 }, // 307
		{ k: "atom", kind: "word", field: "skip", to: 307 }, // 308
		{ k: "literal", literal: 1, to: 308 }, // 309
		{ k: "fork", to: [309, 307] }, // 310
		{ k: "literal", literal: 15, to: 310 }, // 311
		{ k: "space", greedy: true, to: 311 }, // 312
		{ k: "literal", literal: 0, to: 312 }, // 313
		{ k: "atom", kind: "word", field: "skip", to: 313 }, // 314
		{ k: "literal", literal: 1, to: 314 }, // 315
		{ k: "fork", to: [315, 313] }, // 316
		{ k: "literal", literal: 10, to: 316 }, // 317
		{ k: "space", greedy: true, to: 317 }, // 318
		{ k: "atom", kind: "word", field: "key", to: 318 }, // 319
		{ k: "space", greedy: true, to: 319 }, // 320
		{ k: "literal", literal: 0, to: 320 }, // 321
		{ k: "atom", kind: "word", field: "skip", to: 321 }, // 322
		{ k: "literal", literal: 1, to: 322 }, // 323
		{ k: "fork", to: [323, 321] }, // 324
		{ k: "literal", literal: 8, to: 324 }, // 325
		{ k: "literal", literal: 0, to: 227 }, // 326
		{ k: "atom", kind: "word", field: "skip", to: 326 }, // 327
		{ k: "literal", literal: 1, to: 327 }, // 328
		{ k: "fork", to: [328, 326] }, // 329
		{ k: "literal", literal: 6, to: 329 }, // 330
		{ k: "op", do: { op: "repair", code: 0 }, to: 227 }, // 331
		{ k: "fork", to: [330, 331] }, // 332
		{ k: "space", greedy: true, to: 332 }, // 333
		{ k: "slot", slot: "tool", field: "name", to: 333 }, // 334
		{ k: "space", greedy: true, to: 334 }, // 335
		{ k: "literal", literal: 0, to: 335 }, // 336
		{ k: "atom", kind: "word", field: "skip", to: 336 }, // 337
		{ k: "literal", literal: 1, to: 337 }, // 338
		{ k: "fork", to: [338, 336] }, // 339
		{ k: "literal", literal: 7, to: 339 }, // 340
		{ k: "op", do: { op: "repair", code: 1 }, to: 340 }, // 341
		{ k: "op", do: { op: "open", unit: 1 }, to: 341 }, // 342
		{ k: "op", do: { op: "settle" }, to: 0 }, // 343
		{ k: "eol", to: 2 }, // 344
		{ k: "fork", to: [344, 2] }, // 345
		{ k: "literal", literal: 0, to: 345 }, // 346
		{ k: "atom", kind: "word", field: "skip", to: 346 }, // 347
		{ k: "literal", literal: 1, to: 347 }, // 348
		{ k: "fork", to: [348, 346] }, // 349
		{ k: "literal", literal: 2, to: 349 }, // 350
		{ k: "eol", to: 350 }, // 351
		{ k: "fork", to: [351, 350] }, // 352
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 352, stops: [16, 17, 2] }, // 353
		{ k: "eol", to: 353 }, // 354
		{ k: "fork", to: [354, 353] }, // 355
	],
};
