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
	openings: [3, 11, 7],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 399 }, // 0
	],
	units: [
		{ closes: [], openings: [7, 4, 3, 11], after: 31, closable: [35, 36, 39], closableByLoop: [40, 46, 47, 57, 58, 59, 60, 61, 62, 67, 68, 71, 72, 97, 98, 99, 100, 103, 104, 107, 108, 109, 110, 111, 114, 115, 116, 118, 119, 120, 121, 122, 123, 124, 125, 133, 134, 148, 151, 152, 153, 154, 155, 156, 159, 160, 161, 162, 163, 164, 165, 166, 167, 176, 177, 178, 192, 213, 216, 217, 218, 219, 220], pairs: true }, // 0
		{ closes: [], openings: [3, 11, 7], after: 2, closable: [235, 236, 239, 240, 241, 242, 243, 246], closableByLoop: [247, 248, 249, 250, 251, 252, 255, 256, 257, 258, 259, 260, 261, 262, 265, 266, 267, 268, 269, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 290, 291, 305, 308, 309, 310, 311, 312, 313, 316, 317, 318, 319, 320, 321, 322, 323, 324, 333, 334, 335, 349, 370, 373, 374, 375, 376, 377], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 11, 7], stray: false }, // 2
		{ k: "fork", to: [25, 234, 386, 0] }, // 3
		{ k: "fork", to: [25, 234, 386] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 32, stops: [7, 4, 3, 11], stray: true, section: { entry: 33, proof: false, content: false } }, // 31
		{ k: "fork", to: [228, 30, 229] }, // 32
		{ k: "fork", to: [228, 30] }, // 33
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
		{ k: "fork", to: [212, 59] }, // 60
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
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 62 }, // 123
		{ k: "literal", literal: 10, to: 123 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "slot", slot: "unbound", field: "skip", to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 0, to: 127 }, // 128
		{ k: "atom", kind: "word", field: "skip", to: 128 }, // 129
		{ k: "literal", literal: 1, to: 129 }, // 130
		{ k: "fork", to: [130, 128] }, // 131
		{ k: "literal", literal: 8, to: 131 }, // 132
		{ k: "literal", literal: 6, to: 123 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "slot", slot: "tool", field: "skip", to: 134 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "literal", literal: 0, to: 136 }, // 137
		{ k: "atom", kind: "word", field: "skip", to: 137 }, // 138
		{ k: "literal", literal: 1, to: 138 }, // 139
		{ k: "fork", to: [139, 137] }, // 140
		{ k: "literal", literal: 7, to: 140 }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "literal", literal: 0, to: 142 }, // 143
		{ k: "atom", kind: "word", field: "skip", to: 143 }, // 144
		{ k: "literal", literal: 1, to: 144 }, // 145
		{ k: "fork", to: [145, 143] }, // 146
		{ k: "literal", literal: 11, to: 146 }, // 147
		{ k: "literal", literal: 0, to: 123 }, // 148
		{ k: "atom", kind: "word", field: "skip", to: 148 }, // 149
		{ k: "literal", literal: 1, to: 149 }, // 150
		{ k: "fork", to: [150, 148] }, // 151
		{ k: "literal", literal: 4, to: 151 }, // 152
		{ k: "assert", what: "end", to: 123 }, // 153
		{ k: "fork", to: [141, 147, 152, 153] }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 0, to: 155 }, // 156
		{ k: "atom", kind: "word", field: "skip", to: 156 }, // 157
		{ k: "literal", literal: 1, to: 157 }, // 158
		{ k: "fork", to: [158, 156] }, // 159
		{ k: "literal", literal: 5, to: 159 }, // 160
		{ k: "fork", to: [132, 160] }, // 161
		{ k: "eol", to: 161 }, // 162
		{ k: "fork", to: [162, 161] }, // 163
		{ k: "op", do: { op: "repair", code: 6 }, to: 163 }, // 164
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 62 }, // 165
		{ k: "literal", literal: 10, to: 165 }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "slot", slot: "unbound", field: "skip", to: 167 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "literal", literal: 0, to: 169 }, // 170
		{ k: "atom", kind: "word", field: "skip", to: 170 }, // 171
		{ k: "literal", literal: 1, to: 171 }, // 172
		{ k: "fork", to: [172, 170] }, // 173
		{ k: "literal", literal: 9, to: 173 }, // 174
		{ k: "op", do: { op: "repair", code: 7 }, to: 174 }, // 175
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 62 }, // 176
		{ k: "literal", literal: 6, to: 176 }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "slot", slot: "tool", field: "skip", to: 178 }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "literal", literal: 0, to: 180 }, // 181
		{ k: "atom", kind: "word", field: "skip", to: 181 }, // 182
		{ k: "literal", literal: 1, to: 182 }, // 183
		{ k: "fork", to: [183, 181] }, // 184
		{ k: "literal", literal: 7, to: 184 }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "literal", literal: 0, to: 186 }, // 187
		{ k: "atom", kind: "word", field: "skip", to: 187 }, // 188
		{ k: "literal", literal: 1, to: 188 }, // 189
		{ k: "fork", to: [189, 187] }, // 190
		{ k: "literal", literal: 11, to: 190 }, // 191
		{ k: "fork", to: [72, 100, 109, 116, 122, 164, 175, 185, 191] }, // 192
		{ k: "text", field: "value", typed: true, stray: false, exits: 192, stops: [9, 16, 17, 18, 19, 8, 5, 20, 21, 12, 7, 11] }, // 193
		{ k: "literal", literal: 0, to: 193 }, // 194
		{ k: "atom", kind: "word", field: "skip", to: 194 }, // 195
		{ k: "literal", literal: 1, to: 195 }, // 196
		{ k: "fork", to: [196, 194] }, // 197
		{ k: "literal", literal: 13, to: 197 }, // 198
		{ k: "space", greedy: true, to: 198 }, // 199
		{ k: "literal", literal: 0, to: 199 }, // 200
		{ k: "atom", kind: "word", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 1, to: 201 }, // 202
		{ k: "fork", to: [202, 200] }, // 203
		{ k: "literal", literal: 10, to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "atom", kind: "word", field: "key", to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 0, to: 207 }, // 208
		{ k: "atom", kind: "word", field: "skip", to: 208 }, // 209
		{ k: "literal", literal: 1, to: 209 }, // 210
		{ k: "fork", to: [210, 208] }, // 211
		{ k: "literal", literal: 8, to: 211 }, // 212
		{ k: "literal", literal: 0, to: 61 }, // 213
		{ k: "atom", kind: "word", field: "skip", to: 213 }, // 214
		{ k: "literal", literal: 1, to: 214 }, // 215
		{ k: "fork", to: [215, 213] }, // 216
		{ k: "literal", literal: 6, to: 216 }, // 217
		{ k: "op", do: { op: "repair", code: 0 }, to: 61 }, // 218
		{ k: "fork", to: [217, 218] }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "atom", kind: "word", field: "name", to: 220 }, // 221
		{ k: "space", greedy: true, to: 221 }, // 222
		{ k: "literal", literal: 0, to: 222 }, // 223
		{ k: "atom", kind: "word", field: "skip", to: 223 }, // 224
		{ k: "literal", literal: 1, to: 224 }, // 225
		{ k: "fork", to: [225, 223] }, // 226
		{ k: "literal", literal: 7, to: 226 }, // 227
		{ k: "op", do: { op: "open", unit: 0 }, to: 227 }, // 228
		{ k: "op", do: { op: "leave" }, to: 4 }, // 229
		{ k: "literal", literal: 0, to: 34 }, // 230
		{ k: "atom", kind: "word", field: "skip", to: 230 }, // 231
		{ k: "literal", literal: 1, to: 231 }, // 232
		{ k: "fork", to: [232, 230] }, // 233
		{ k: "literal", literal: 11, to: 233 }, // 234
		{ k: "op", do: { op: "close" }, to: 2 }, // 235
		{ k: "literal", literal: 0, to: 235 }, // 236
		{ k: "atom", kind: "word", field: "skip", to: 236 }, // 237
		{ k: "literal", literal: 1, to: 237 }, // 238
		{ k: "fork", to: [238, 236] }, // 239
		{ k: "literal", literal: 4, to: 239 }, // 240
		{ k: "space", greedy: true, to: 240 }, // 241
		{ k: "fork", to: [241, 235] }, // 242
		{ k: "literal", literal: 0, to: 242 }, // 243
		{ k: "atom", kind: "word", field: "skip", to: 243 }, // 244
		{ k: "literal", literal: 1, to: 244 }, // 245
		{ k: "fork", to: [245, 243] }, // 246
		{ k: "literal", literal: 5, to: 246 }, // 247
		{ k: "fork", to: [369, 247] }, // 248
		{ k: "space", greedy: true, to: 248 }, // 249
		{ k: "op", do: { op: "settle" }, to: 249 }, // 250
		{ k: "look", body: 66, to: 250 }, // 251
		{ k: "literal", literal: 0, to: 251 }, // 252
		{ k: "atom", kind: "word", field: "skip", to: 252 }, // 253
		{ k: "literal", literal: 1, to: 253 }, // 254
		{ k: "fork", to: [254, 252] }, // 255
		{ k: "literal", literal: 9, to: 255 }, // 256
		{ k: "look", body: 96, to: 250 }, // 257
		{ k: "eol", to: 257 }, // 258
		{ k: "fork", to: [258, 257] }, // 259
		{ k: "op", do: { op: "repair", code: 2 }, to: 259 }, // 260
		{ k: "look", body: 102, to: 250 }, // 261
		{ k: "literal", literal: 0, to: 261 }, // 262
		{ k: "atom", kind: "word", field: "skip", to: 262 }, // 263
		{ k: "literal", literal: 1, to: 263 }, // 264
		{ k: "fork", to: [264, 262] }, // 265
		{ k: "literal", literal: 9, to: 265 }, // 266
		{ k: "op", do: { op: "repair", code: 3 }, to: 266 }, // 267
		{ k: "space", greedy: true, to: 256 }, // 268
		{ k: "literal", literal: 0, to: 268 }, // 269
		{ k: "atom", kind: "word", field: "skip", to: 269 }, // 270
		{ k: "literal", literal: 1, to: 270 }, // 271
		{ k: "fork", to: [271, 269] }, // 272
		{ k: "literal", literal: 9, to: 272 }, // 273
		{ k: "op", do: { op: "repair", code: 4 }, to: 273 }, // 274
		{ k: "look", body: 117, to: 250 }, // 275
		{ k: "literal", literal: 12, to: 275 }, // 276
		{ k: "eol", to: 276 }, // 277
		{ k: "fork", to: [277, 276] }, // 278
		{ k: "op", do: { op: "repair", code: 5 }, to: 278 }, // 279
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 250 }, // 280
		{ k: "literal", literal: 10, to: 280 }, // 281
		{ k: "space", greedy: true, to: 281 }, // 282
		{ k: "slot", slot: "unbound", field: "skip", to: 282 }, // 283
		{ k: "space", greedy: true, to: 283 }, // 284
		{ k: "literal", literal: 0, to: 284 }, // 285
		{ k: "atom", kind: "word", field: "skip", to: 285 }, // 286
		{ k: "literal", literal: 1, to: 286 }, // 287
		{ k: "fork", to: [287, 285] }, // 288
		{ k: "literal", literal: 8, to: 288 }, // 289
		{ k: "literal", literal: 6, to: 280 }, // 290
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
		{ k: "literal", literal: 0, to: 280 }, // 305
		{ k: "atom", kind: "word", field: "skip", to: 305 }, // 306
		{ k: "literal", literal: 1, to: 306 }, // 307
		{ k: "fork", to: [307, 305] }, // 308
		{ k: "literal", literal: 4, to: 308 }, // 309
		{ k: "assert", what: "end", to: 280 }, // 310
		{ k: "fork", to: [298, 304, 309, 310] }, // 311
		{ k: "space", greedy: true, to: 311 }, // 312
		{ k: "literal", literal: 0, to: 312 }, // 313
		{ k: "atom", kind: "word", field: "skip", to: 313 }, // 314
		{ k: "literal", literal: 1, to: 314 }, // 315
		{ k: "fork", to: [315, 313] }, // 316
		{ k: "literal", literal: 5, to: 316 }, // 317
		{ k: "fork", to: [289, 317] }, // 318
		{ k: "eol", to: 318 }, // 319
		{ k: "fork", to: [319, 318] }, // 320
		{ k: "op", do: { op: "repair", code: 6 }, to: 320 }, // 321
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 250 }, // 322
		{ k: "literal", literal: 10, to: 322 }, // 323
		{ k: "space", greedy: true, to: 323 }, // 324
		{ k: "slot", slot: "unbound", field: "skip", to: 324 }, // 325
		{ k: "space", greedy: true, to: 325 }, // 326
		{ k: "literal", literal: 0, to: 326 }, // 327
		{ k: "atom", kind: "word", field: "skip", to: 327 }, // 328
		{ k: "literal", literal: 1, to: 328 }, // 329
		{ k: "fork", to: [329, 327] }, // 330
		{ k: "literal", literal: 9, to: 330 }, // 331
		{ k: "op", do: { op: "repair", code: 7 }, to: 331 }, // 332
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 250 }, // 333
		{ k: "literal", literal: 6, to: 333 }, // 334
		{ k: "space", greedy: true, to: 334 }, // 335
		{ k: "slot", slot: "tool", field: "skip", to: 335 }, // 336
		{ k: "space", greedy: true, to: 336 }, // 337
		{ k: "literal", literal: 0, to: 337 }, // 338
		{ k: "atom", kind: "word", field: "skip", to: 338 }, // 339
		{ k: "literal", literal: 1, to: 339 }, // 340
		{ k: "fork", to: [340, 338] }, // 341
		{ k: "literal", literal: 7, to: 341 }, // 342
		{ k: "space", greedy: true, to: 342 }, // 343
		{ k: "literal", literal: 0, to: 343 }, // 344
		{ k: "atom", kind: "word", field: "skip", to: 344 }, // 345
		{ k: "literal", literal: 1, to: 345 }, // 346
		{ k: "fork", to: [346, 344] }, // 347
		{ k: "literal", literal: 11, to: 347 }, // 348
		{ k: "fork", to: [256, 260, 267, 274, 279, 321, 332, 342, 348] }, // 349
		{ k: "text", field: "value", typed: true, stray: false, exits: 349, stops: [9, 16, 17, 18, 19, 8, 5, 20, 21, 12, 7, 11] }, // 350
		{ k: "literal", literal: 0, to: 350 }, // 351
		{ k: "atom", kind: "word", field: "skip", to: 351 }, // 352
		{ k: "literal", literal: 1, to: 352 }, // 353
		{ k: "fork", to: [353, 351] }, // 354
		{ k: "literal", literal: 13, to: 354 }, // 355
		{ k: "space", greedy: true, to: 355 }, // 356
		{ k: "literal", literal: 0, to: 356 }, // 357
		{ k: "atom", kind: "word", field: "skip", to: 357 }, // 358
		{ k: "literal", literal: 1, to: 358 }, // 359
		{ k: "fork", to: [359, 357] }, // 360
		{ k: "literal", literal: 10, to: 360 }, // 361
		{ k: "space", greedy: true, to: 361 }, // 362
		{ k: "atom", kind: "word", field: "key", to: 362 }, // 363
		{ k: "space", greedy: true, to: 363 }, // 364
		{ k: "literal", literal: 0, to: 364 }, // 365
		{ k: "atom", kind: "word", field: "skip", to: 365 }, // 366
		{ k: "literal", literal: 1, to: 366 }, // 367
		{ k: "fork", to: [367, 365] }, // 368
		{ k: "literal", literal: 8, to: 368 }, // 369
		{ k: "literal", literal: 0, to: 249 }, // 370
		{ k: "atom", kind: "word", field: "skip", to: 370 }, // 371
		{ k: "literal", literal: 1, to: 371 }, // 372
		{ k: "fork", to: [372, 370] }, // 373
		{ k: "literal", literal: 6, to: 373 }, // 374
		{ k: "op", do: { op: "repair", code: 0 }, to: 249 }, // 375
		{ k: "fork", to: [374, 375] }, // 376
		{ k: "space", greedy: true, to: 376 }, // 377
		{ k: "slot", slot: "tool", field: "name", to: 377 }, // 378
		{ k: "space", greedy: true, to: 378 }, // 379
		{ k: "literal", literal: 0, to: 379 }, // 380
		{ k: "atom", kind: "word", field: "skip", to: 380 }, // 381
		{ k: "literal", literal: 1, to: 381 }, // 382
		{ k: "fork", to: [382, 380] }, // 383
		{ k: "literal", literal: 7, to: 383 }, // 384
		{ k: "op", do: { op: "repair", code: 1 }, to: 384 }, // 385
		{ k: "op", do: { op: "open", unit: 1 }, to: 385 }, // 386
		{ k: "op", do: { op: "settle" }, to: 0 }, // 387
		{ k: "eol", to: 2 }, // 388
		{ k: "fork", to: [388, 2] }, // 389
		{ k: "literal", literal: 0, to: 389 }, // 390
		{ k: "atom", kind: "word", field: "skip", to: 390 }, // 391
		{ k: "literal", literal: 1, to: 391 }, // 392
		{ k: "fork", to: [392, 390] }, // 393
		{ k: "literal", literal: 2, to: 393 }, // 394
		{ k: "eol", to: 394 }, // 395
		{ k: "fork", to: [395, 394] }, // 396
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 396, stops: [14, 15, 2] }, // 397
		{ k: "eol", to: 397 }, // 398
		{ k: "fork", to: [398, 397] }, // 399
	],
};
