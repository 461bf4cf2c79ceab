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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 17 }, // 0
	],
	units: [
		{ closes: [], openings: [7, 4, 3, 10], after: 31, closable: [35, 36, 39], closableByLoop: [40, 46, 47, 60, 61, 62, 63, 64, 65, 68, 69, 72, 73, 98, 99, 100, 101, 104, 105, 108, 109, 110, 111, 112, 115, 116, 117, 119, 120, 121, 122, 123, 182], pairs: true }, // 0
		{ closes: [], openings: [3, 10, 7], after: 2, closable: [217, 218, 221, 222, 223, 224, 225, 228], closableByLoop: [229, 230, 231, 232, 233, 234, 237, 238, 239, 240, 241, 242, 243, 244, 247, 248, 249, 250, 251, 254, 255, 256, 257, 258, 259, 260, 261, 320], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 10, 7], terminators: [], stray: false }, // 2
		{ k: "fork", to: [25, 216, 349, 0] }, // 3
		{ k: "fork", to: [25, 216, 349] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [15, 16, 2], terminators: [5] }, // 15
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
		{ k: "text", field: "content", typed: false, exits: 32, stops: [7, 4, 3, 10], terminators: [], stray: true, section: { entry: 33, proof: false, content: false } }, // 31
		{ k: "fork", to: [210, 30, 211] }, // 32
		{ k: "fork", to: [210, 30] }, // 33
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
		{ k: "fork", to: [202, 62] }, // 63
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
		{ k: "literal", literal: 6, to: 124 }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "literal", literal: 5, to: 124 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "fork", to: [148, 150] }, // 151
		{ k: "slot", slot: "tool", field: "skip", to: 151 }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "literal", literal: 0, to: 153 }, // 154
		{ k: "fork", to: [129, 127, 146, 154, 152] }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 0, to: 156 }, // 157
		{ k: "atom", kind: "word", field: "skip", to: 157 }, // 158
		{ k: "literal", literal: 1, to: 158 }, // 159
		{ k: "fork", to: [159, 157] }, // 160
		{ k: "literal", literal: 8, to: 160 }, // 161
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 161 }, // 162
		{ k: "op", do: { op: "break", at: "here" }, to: 65 }, // 163
		{ k: "literal", literal: 6, to: 163 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 5, to: 163 }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "fork", to: [165, 167] }, // 168
		{ k: "slot", slot: "tool", field: "skip", to: 168 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "literal", literal: 0, to: 170 }, // 171
		{ k: "atom", kind: "word", field: "skip", to: 171 }, // 172
		{ k: "literal", literal: 1, to: 172 }, // 173
		{ k: "fork", to: [173, 171] }, // 174
		{ k: "literal", literal: 7, to: 174 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "literal", literal: 0, to: 176 }, // 177
		{ k: "atom", kind: "word", field: "skip", to: 177 }, // 178
		{ k: "literal", literal: 1, to: 178 }, // 179
		{ k: "fork", to: [179, 177] }, // 180
		{ k: "literal", literal: 10, to: 180 }, // 181
		{ k: "fork", to: [73, 101, 110, 117, 123, 144, 162, 175, 181] }, // 182
		{ k: "text", field: "value", typed: true, stray: false, exits: 182, stops: [8, 17, 18, 19, 20, 6, 5, 21, 22, 11, 12, 7, 10], terminators: [65] }, // 183
		{ k: "literal", literal: 0, to: 183 }, // 184
		{ k: "atom", kind: "word", field: "skip", to: 184 }, // 185
		{ k: "literal", literal: 1, to: 185 }, // 186
		{ k: "fork", to: [186, 184] }, // 187
		{ k: "literal", literal: 14, to: 187 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "literal", literal: 0, to: 189 }, // 190
		{ k: "atom", kind: "word", field: "skip", to: 190 }, // 191
		{ k: "literal", literal: 1, to: 191 }, // 192
		{ k: "fork", to: [192, 190] }, // 193
		{ k: "literal", literal: 9, to: 193 }, // 194
		{ k: "space", greedy: true, to: 194 }, // 195
		{ k: "atom", kind: "word", field: "key", to: 195 }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 0, to: 197 }, // 198
		{ k: "atom", kind: "word", field: "skip", to: 198 }, // 199
		{ k: "literal", literal: 1, to: 199 }, // 200
		{ k: "fork", to: [200, 198] }, // 201
		{ k: "literal", literal: 6, to: 201 }, // 202
		{ k: "atom", kind: "word", field: "name", to: 64 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "literal", literal: 0, to: 204 }, // 205
		{ k: "atom", kind: "word", field: "skip", to: 205 }, // 206
		{ k: "literal", literal: 1, to: 206 }, // 207
		{ k: "fork", to: [207, 205] }, // 208
		{ k: "literal", literal: 7, to: 208 }, // 209
		{ k: "op", do: { op: "open", unit: 0 }, to: 209 }, // 210
		{ k: "op", do: { op: "leave" }, to: 4 }, // 211
		{ k: "literal", literal: 0, to: 34 }, // 212
		{ k: "atom", kind: "word", field: "skip", to: 212 }, // 213
		{ k: "literal", literal: 1, to: 213 }, // 214
		{ k: "fork", to: [214, 212] }, // 215
		{ k: "literal", literal: 10, to: 215 }, // 216
		{ k: "op", do: { op: "close" }, to: 2 }, // 217
		{ k: "literal", literal: 0, to: 217 }, // 218
		{ k: "atom", kind: "word", field: "skip", to: 218 }, // 219
		{ k: "literal", literal: 1, to: 219 }, // 220
		{ k: "fork", to: [220, 218] }, // 221
		{ k: "literal", literal: 4, to: 221 }, // 222
		{ k: "space", greedy: true, to: 222 }, // 223
		{ k: "fork", to: [223, 217] }, // 224
		{ k: "literal", literal: 0, to: 224 }, // 225
		{ k: "atom", kind: "word", field: "skip", to: 225 }, // 226
		{ k: "literal", literal: 1, to: 226 }, // 227
		{ k: "fork", to: [227, 225] }, // 228
		{ k: "literal", literal: 5, to: 228 }, // 229
		{ k: "fork", to: [340, 229] }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "op", do: { op: "settle" }, to: 231 }, // 232
		{ k: "look", body: 67, to: 232 }, // 233
		{ k: "literal", literal: 0, to: 233 }, // 234
		{ k: "atom", kind: "word", field: "skip", to: 234 }, // 235
		{ k: "literal", literal: 1, to: 235 }, // 236
		{ k: "fork", to: [236, 234] }, // 237
		{ k: "literal", literal: 8, to: 237 }, // 238
		{ k: "look", body: 97, to: 232 }, // 239
		{ k: "eol", to: 239 }, // 240
		{ k: "fork", to: [240, 239] }, // 241
		{ k: "op", do: { op: "repair", code: 1 }, to: 241 }, // 242
		{ k: "look", body: 103, to: 232 }, // 243
		{ k: "literal", literal: 0, to: 243 }, // 244
		{ k: "atom", kind: "word", field: "skip", to: 244 }, // 245
		{ k: "literal", literal: 1, to: 245 }, // 246
		{ k: "fork", to: [246, 244] }, // 247
		{ k: "literal", literal: 8, to: 247 }, // 248
		{ k: "op", do: { op: "repair", code: 2 }, to: 248 }, // 249
		{ k: "space", greedy: true, to: 238 }, // 250
		{ k: "literal", literal: 0, to: 250 }, // 251
		{ k: "atom", kind: "word", field: "skip", to: 251 }, // 252
		{ k: "literal", literal: 1, to: 252 }, // 253
		{ k: "fork", to: [253, 251] }, // 254
		{ k: "literal", literal: 8, to: 254 }, // 255
		{ k: "op", do: { op: "repair", code: 3 }, to: 255 }, // 256
		{ k: "look", body: 118, to: 232 }, // 257
		{ k: "literal", literal: 11, to: 257 }, // 258
		{ k: "eol", to: 258 }, // 259
		{ k: "fork", to: [259, 258] }, // 260
		{ k: "op", do: { op: "repair", code: 4 }, to: 260 }, // 261
		{ k: "op", do: { op: "break", at: "skip" }, to: 232 }, // 262
		{ k: "literal", literal: 9, to: 262 }, // 263
		{ k: "space", greedy: true, to: 263 }, // 264
		{ k: "slot", slot: "unbound", field: "skip", to: 264 }, // 265
		{ k: "space", greedy: true, to: 265 }, // 266
		{ k: "literal", literal: 0, to: 266 }, // 267
		{ k: "atom", kind: "word", field: "skip", to: 267 }, // 268
		{ k: "literal", literal: 1, to: 268 }, // 269
		{ k: "fork", to: [269, 267] }, // 270
		{ k: "literal", literal: 6, to: 270 }, // 271
		{ k: "literal", literal: 0, to: 262 }, // 272
		{ k: "atom", kind: "word", field: "skip", to: 272 }, // 273
		{ k: "literal", literal: 1, to: 273 }, // 274
		{ k: "fork", to: [274, 272] }, // 275
		{ k: "literal", literal: 5, to: 275 }, // 276
		{ k: "fork", to: [271, 276] }, // 277
		{ k: "space", greedy: true, to: 277 }, // 278
		{ k: "literal", literal: 0, to: 278 }, // 279
		{ k: "atom", kind: "word", field: "skip", to: 279 }, // 280
		{ k: "literal", literal: 12, to: 280 }, // 281
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 281 }, // 282
		{ k: "atom", kind: "word", field: "skip", to: 270 }, // 283
		{ k: "literal", literal: 13, to: 283 }, // 284
		{ k: "literal", literal: 6, to: 262 }, // 285
		{ k: "space", greedy: true, to: 285 }, // 286
		{ k: "literal", literal: 5, to: 262 }, // 287
		{ k: "space", greedy: true, to: 287 }, // 288
		{ k: "fork", to: [286, 288] }, // 289
		{ k: "slot", slot: "tool", field: "skip", to: 289 }, // 290
		{ k: "space", greedy: true, to: 290 }, // 291
		{ k: "literal", literal: 0, to: 291 }, // 292
		{ k: "fork", to: [267, 265, 284, 292, 290] }, // 293
		{ k: "space", greedy: true, to: 293 }, // 294
		{ k: "literal", literal: 0, to: 294 }, // 295
		{ k: "atom", kind: "word", field: "skip", to: 295 }, // 296
		{ k: "literal", literal: 1, to: 296 }, // 297
		{ k: "fork", to: [297, 295] }, // 298
		{ k: "literal", literal: 8, to: 298 }, // 299
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 299 }, // 300
		{ k: "op", do: { op: "break", at: "here" }, to: 232 }, // 301
		{ k: "literal", literal: 6, to: 301 }, // 302
		{ k: "space", greedy: true, to: 302 }, // 303
		{ k: "literal", literal: 5, to: 301 }, // 304
		{ k: "space", greedy: true, to: 304 }, // 305
		{ k: "fork", to: [303, 305] }, // 306
		{ k: "slot", slot: "tool", field: "skip", to: 306 }, // 307
		{ k: "space", greedy: true, to: 307 }, // 308
		{ k: "literal", literal: 0, to: 308 }, // 309
		{ k: "atom", kind: "word", field: "skip", to: 309 }, // 310
		{ k: "literal", literal: 1, to: 310 }, // 311
		{ k: "fork", to: [311, 309] }, // 312
		{ k: "literal", literal: 7, to: 312 }, // 313
		{ k: "space", greedy: true, to: 313 }, // 314
		{ k: "literal", literal: 0, to: 314 }, // 315
		{ k: "atom", kind: "word", field: "skip", to: 315 }, // 316
		{ k: "literal", literal: 1, to: 316 }, // 317
		{ k: "fork", to: [317, 315] }, // 318
		{ k: "literal", literal: 10, to: 318 }, // 319
		{ k: "fork", to: [238, 242, 249, 256, 261, 282, 300, 313, 319] }, // 320
		{ k: "text", field: "value", typed: true, stray: false, exits: 320, stops: [8, 17, 18, 19, 20, 6, 5, 21, 22, 11, 12, 7, 10], terminators: [232] }, // 321
		{ k: "literal", literal: 0, to: 321 }, // 322
		{ k: "atom", kind: "word", field: "skip", to: 322 }, // 323
		{ k: "literal", literal: 1, to: 323 }, // 324
		{ k: "fork", to: [324, 322] }, // 325
		{ k: "literal", literal: 14, to: 325 }, // 326
		{ k: "space", greedy: true, to: 326 }, // 327
		{ k: "literal", literal: 0, to: 327 }, // 328
		{ k: "atom", kind: "word", field: "skip", to: 328 }, // 329
		{ k: "literal", literal: 1, to: 329 }, // 330
		{ k: "fork", to: [330, 328] }, // 331
		{ k: "literal", literal: 9, to: 331 }, // 332
		{ k: "space", greedy: true, to: 332 }, // 333
		{ k: "atom", kind: "word", field: "key", to: 333 }, // 334
		{ k: "space", greedy: true, to: 334 }, // 335
		{ k: "literal", literal: 0, to: 335 }, // 336
		{ k: "atom", kind: "word", field: "skip", to: 336 }, // 337
		{ k: "literal", literal: 1, to: 337 }, // 338
		{ k: "fork", to: [338, 336] }, // 339
		{ k: "literal", literal: 6, to: 339 }, // 340
		{ k: "slot", slot: "tool", field: "name", to: 231 }, // 341
		{ k: "space", greedy: true, to: 341 }, // 342
		{ k: "literal", literal: 0, to: 342 }, // 343
		{ k: "atom", kind: "word", field: "skip", to: 343 }, // 344
		{ k: "literal", literal: 1, to: 344 }, // 345
		{ k: "fork", to: [345, 343] }, // 346
		{ k: "literal", literal: 7, to: 346 }, // 347
		{ k: "op", do: { op: "repair", code: 0 }, to: 347 }, // 348
		{ k: "op", do: { op: "open", unit: 1 }, to: 348 }, // 349
	],
};
