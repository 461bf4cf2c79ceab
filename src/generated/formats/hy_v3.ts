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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 397 }, // 0
	],
	units: [
		{ closes: [], openings: [7, 4, 3, 11], after: 31, closable: [35, 36, 39], closableByLoop: [40, 46, 47, 57, 58, 59, 60, 61, 62, 67, 68, 71, 72, 97, 98, 99, 100, 103, 104, 107, 108, 109, 110, 111, 114, 115, 116, 118, 119, 120, 121, 122, 123, 124, 125, 133, 134, 148, 151, 152, 153, 154, 155, 158, 159, 160, 161, 162, 163, 164, 165, 166, 175, 176, 177, 191, 212, 215, 216, 217, 218, 219], pairs: true }, // 0
		{ closes: [], openings: [3, 11, 7], after: 2, closable: [234, 235, 238, 239, 240, 241, 242, 245], closableByLoop: [246, 247, 248, 249, 250, 251, 254, 255, 256, 257, 258, 259, 260, 261, 264, 265, 266, 267, 268, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 289, 290, 304, 307, 308, 309, 310, 311, 314, 315, 316, 317, 318, 319, 320, 321, 322, 331, 332, 333, 347, 368, 371, 372, 373, 374, 375], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 11, 7], stray: false }, // 2
		{ k: "fork", to: [25, 233, 384, 0] }, // 3
		{ k: "fork", to: [25, 233, 384] }, // 4
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
		{ k: "fork", to: [211, 59] }, // 60
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
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 99 }, // 100
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
		{ k: "fork", to: [141, 147, 152] }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 0, to: 154 }, // 155
		{ k: "atom", kind: "word", field: "skip", to: 155 }, // 156
		{ k: "literal", literal: 1, to: 156 }, // 157
		{ k: "fork", to: [157, 155] }, // 158
		{ k: "literal", literal: 5, to: 158 }, // 159
		{ k: "fork", to: [132, 159] }, // 160
		{ k: "eol", to: 160 }, // 161
		{ k: "fork", to: [161, 160] }, // 162
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 162 }, // 163
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 62 }, // 164
		{ k: "literal", literal: 10, to: 164 }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "slot", slot: "unbound", field: "skip", to: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 0, to: 168 }, // 169
		{ k: "atom", kind: "word", field: "skip", to: 169 }, // 170
		{ k: "literal", literal: 1, to: 170 }, // 171
		{ k: "fork", to: [171, 169] }, // 172
		{ k: "literal", literal: 9, to: 172 }, // 173
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 173 }, // 174
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 62 }, // 175
		{ k: "literal", literal: 6, to: 175 }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "slot", slot: "tool", field: "skip", to: 177 }, // 178
		{ k: "space", greedy: true, to: 178 }, // 179
		{ k: "literal", literal: 0, to: 179 }, // 180
		{ k: "atom", kind: "word", field: "skip", to: 180 }, // 181
		{ k: "literal", literal: 1, to: 181 }, // 182
		{ k: "fork", to: [182, 180] }, // 183
		{ k: "literal", literal: 7, to: 183 }, // 184
		{ k: "space", greedy: true, to: 184 }, // 185
		{ k: "literal", literal: 0, to: 185 }, // 186
		{ k: "atom", kind: "word", field: "skip", to: 186 }, // 187
		{ k: "literal", literal: 1, to: 187 }, // 188
		{ k: "fork", to: [188, 186] }, // 189
		{ k: "literal", literal: 11, to: 189 }, // 190
		{ k: "fork", to: [72, 100, 109, 116, 122, 163, 174, 184, 190] }, // 191
		{ k: "text", field: "value", typed: true, stray: false, exits: 191, stops: [9, 16, 17, 18, 19, 8, 5, 20, 21, 12, 7, 11] }, // 192
		{ k: "literal", literal: 0, to: 192 }, // 193
		{ k: "atom", kind: "word", field: "skip", to: 193 }, // 194
		{ k: "literal", literal: 1, to: 194 }, // 195
		{ k: "fork", to: [195, 193] }, // 196
		{ k: "literal", literal: 13, to: 196 }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "literal", literal: 0, to: 198 }, // 199
		{ k: "atom", kind: "word", field: "skip", to: 199 }, // 200
		{ k: "literal", literal: 1, to: 200 }, // 201
		{ k: "fork", to: [201, 199] }, // 202
		{ k: "literal", literal: 10, to: 202 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "atom", kind: "word", field: "key", to: 204 }, // 205
		{ k: "space", greedy: true, to: 205 }, // 206
		{ k: "literal", literal: 0, to: 206 }, // 207
		{ k: "atom", kind: "word", field: "skip", to: 207 }, // 208
		{ k: "literal", literal: 1, to: 208 }, // 209
		{ k: "fork", to: [209, 207] }, // 210
		{ k: "literal", literal: 8, to: 210 }, // 211
		{ k: "literal", literal: 0, to: 61 }, // 212
		{ k: "atom", kind: "word", field: "skip", to: 212 }, // 213
		{ k: "literal", literal: 1, to: 213 }, // 214
		{ k: "fork", to: [214, 212] }, // 215
		{ k: "literal", literal: 6, to: 215 }, // 216
		{ k: "op", do: { op: "repair", code: 0 }, to: 61 }, // 217
		{ k: "fork", to: [216, 217] }, // 218
		{ k: "space", greedy: true, to: 218 }, // 219
		{ k: "atom", kind: "word", field: "name", to: 219 }, // 220
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
		{ k: "literal", literal: 11, to: 232 }, // 233
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
		{ k: "fork", to: [367, 246] }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "op", do: { op: "settle" }, to: 248 }, // 249
		{ k: "look", body: 66, to: 249 }, // 250
		{ k: "literal", literal: 0, to: 250 }, // 251
		{ k: "atom", kind: "word", field: "skip", to: 251 }, // 252
		{ k: "literal", literal: 1, to: 252 }, // 253
		{ k: "fork", to: [253, 251] }, // 254
		{ k: "literal", literal: 9, to: 254 }, // 255
		{ k: "look", body: 96, to: 249 }, // 256
		{ k: "eol", to: 256 }, // 257
		{ k: "fork", to: [257, 256] }, // 258
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 258 }, // 259
		{ k: "look", body: 102, to: 249 }, // 260
		{ k: "literal", literal: 0, to: 260 }, // 261
		{ k: "atom", kind: "word", field: "skip", to: 261 }, // 262
		{ k: "literal", literal: 1, to: 262 }, // 263
		{ k: "fork", to: [263, 261] }, // 264
		{ k: "literal", literal: 9, to: 264 }, // 265
		{ k: "op", do: { op: "repair", code: 3 }, to: 265 }, // 266
		{ k: "space", greedy: true, to: 255 }, // 267
		{ k: "literal", literal: 0, to: 267 }, // 268
		{ k: "atom", kind: "word", field: "skip", to: 268 }, // 269
		{ k: "literal", literal: 1, to: 269 }, // 270
		{ k: "fork", to: [270, 268] }, // 271
		{ k: "literal", literal: 9, to: 271 }, // 272
		{ k: "op", do: { op: "repair", code: 4 }, to: 272 }, // 273
		{ k: "look", body: 117, to: 249 }, // 274
		{ k: "literal", literal: 12, to: 274 }, // 275
		{ k: "eol", to: 275 }, // 276
		{ k: "fork", to: [276, 275] }, // 277
		{ k: "op", do: { op: "repair", code: 5 }, to: 277 }, // 278
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 249 }, // 279
		{ k: "literal", literal: 10, to: 279 }, // 280
		{ k: "space", greedy: true, to: 280 }, // 281
		{ k: "slot", slot: "unbound", field: "skip", to: 281 }, // 282
		{ k: "space", greedy: true, to: 282 }, // 283
		{ k: "literal", literal: 0, to: 283 }, // 284
		{ k: "atom", kind: "word", field: "skip", to: 284 }, // 285
		{ k: "literal", literal: 1, to: 285 }, // 286
		{ k: "fork", to: [286, 284] }, // 287
		{ k: "literal", literal: 8, to: 287 }, // 288
		{ k: "literal", literal: 6, to: 279 }, // 289
		{ k: "space", greedy: true, to: 289 }, // 290
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
		{ k: "literal", literal: 11, to: 302 }, // 303
		{ k: "literal", literal: 0, to: 279 }, // 304
		{ k: "atom", kind: "word", field: "skip", to: 304 }, // 305
		{ k: "literal", literal: 1, to: 305 }, // 306
		{ k: "fork", to: [306, 304] }, // 307
		{ k: "literal", literal: 4, to: 307 }, // 308
		{ k: "fork", to: [297, 303, 308] }, // 309
		{ k: "space", greedy: true, to: 309 }, // 310
		{ k: "literal", literal: 0, to: 310 }, // 311
		{ k: "atom", kind: "word", field: "skip", to: 311 }, // 312
		{ k: "literal", literal: 1, to: 312 }, // 313
		{ k: "fork", to: [313, 311] }, // 314
		{ k: "literal", literal: 5, to: 314 }, // 315
		{ k: "fork", to: [288, 315] }, // 316
		{ k: "eol", to: 316 }, // 317
		{ k: "fork", to: [317, 316] }, // 318
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 318 }, // 319
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 249 }, // 320
		{ k: "literal", literal: 10, to: 320 }, // 321
		{ k: "space", greedy: true, to: 321 }, // 322
		{ k: "slot", slot: "unbound", field: "skip", to: 322 }, // 323
		{ k: "space", greedy: true, to: 323 }, // 324
		{ k: "literal", literal: 0, to: 324 }, // 325
		{ k: "atom", kind: "word", field: "skip", to: 325 }, // 326
		{ k: "literal", literal: 1, to: 326 }, // 327
		{ k: "fork", to: [327, 325] }, // 328
		{ k: "literal", literal: 9, to: 328 }, // 329
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 329 }, // 330
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 249 }, // 331
		{ k: "literal", literal: 6, to: 331 }, // 332
		{ k: "space", greedy: true, to: 332 }, // 333
		{ k: "slot", slot: "tool", field: "skip", to: 333 }, // 334
		{ k: "space", greedy: true, to: 334 }, // 335
		{ k: "literal", literal: 0, to: 335 }, // 336
		{ k: "atom", kind: "word", field: "skip", to: 336 }, // 337
		{ k: "literal", literal: 1, to: 337 }, // 338
		{ k: "fork", to: [338, 336] }, // 339
		{ k: "literal", literal: 7, to: 339 }, // 340
		{ k: "space", greedy: true, to: 340 }, // 341
		{ k: "literal", literal: 0, to: 341 }, // 342
		{ k: "atom", kind: "word", field: "skip", to: 342 }, // 343
		{ k: "literal", literal: 1, to: 343 }, // 344
		{ k: "fork", to: [344, 342] }, // 345
		{ k: "literal", literal: 11, to: 345 }, // 346
		{ k: "fork", to: [255, 259, 266, 273, 278, 319, 330, 340, 346] }, // 347
		{ k: "text", field: "value", typed: true, stray: false, exits: 347, stops: [9, 16, 17, 18, 19, 8, 5, 20, 21, 12, 7, 11] }, // 348
		{ k: "literal", literal: 0, to: 348 }, // 349
		{ k: "atom", kind: "word", field: "skip", to: 349 }, // 350
		{ k: "literal", literal: 1, to: 350 }, // 351
		{ k: "fork", to: [351, 349] }, // 352
		{ k: "literal", literal: 13, to: 352 }, // 353
		{ k: "space", greedy: true, to: 353 }, // 354
		{ k: "literal", literal: 0, to: 354 }, // 355
		{ k: "atom", kind: "word", field: "skip", to: 355 }, // 356
		{ k: "literal", literal: 1, to: 356 }, // 357
		{ k: "fork", to: [357, 355] }, // 358
		{ k: "literal", literal: 10, to: 358 }, // 359
		{ k: "space", greedy: true, to: 359 }, // 360
		{ k: "atom", kind: "word", field: "key", to: 360 }, // 361
		{ k: "space", greedy: true, to: 361 }, // 362
		{ k: "literal", literal: 0, to: 362 }, // 363
		{ k: "atom", kind: "word", field: "skip", to: 363 }, // 364
		{ k: "literal", literal: 1, to: 364 }, // 365
		{ k: "fork", to: [365, 363] }, // 366
		{ k: "literal", literal: 8, to: 366 }, // 367
		{ k: "literal", literal: 0, to: 248 }, // 368
		{ k: "atom", kind: "word", field: "skip", to: 368 }, // 369
		{ k: "literal", literal: 1, to: 369 }, // 370
		{ k: "fork", to: [370, 368] }, // 371
		{ k: "literal", literal: 6, to: 371 }, // 372
		{ k: "op", do: { op: "repair", code: 0 }, to: 248 }, // 373
		{ k: "fork", to: [372, 373] }, // 374
		{ k: "space", greedy: true, to: 374 }, // 375
		{ k: "slot", slot: "tool", field: "name", to: 375 }, // 376
		{ k: "space", greedy: true, to: 376 }, // 377
		{ k: "literal", literal: 0, to: 377 }, // 378
		{ k: "atom", kind: "word", field: "skip", to: 378 }, // 379
		{ k: "literal", literal: 1, to: 379 }, // 380
		{ k: "fork", to: [380, 378] }, // 381
		{ k: "literal", literal: 7, to: 381 }, // 382
		{ k: "op", do: { op: "repair", code: 1 }, to: 382 }, // 383
		{ k: "op", do: { op: "open", unit: 1 }, to: 383 }, // 384
		{ k: "op", do: { op: "settle" }, to: 0 }, // 385
		{ k: "eol", to: 2 }, // 386
		{ k: "fork", to: [386, 2] }, // 387
		{ k: "literal", literal: 0, to: 387 }, // 388
		{ k: "atom", kind: "word", field: "skip", to: 388 }, // 389
		{ k: "literal", literal: 1, to: 389 }, // 390
		{ k: "fork", to: [390, 388] }, // 391
		{ k: "literal", literal: 2, to: 391 }, // 392
		{ k: "eol", to: 392 }, // 393
		{ k: "fork", to: [393, 392] }, // 394
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 394, stops: [14, 15, 2] }, // 395
		{ k: "eol", to: 395 }, // 396
		{ k: "fork", to: [396, 395] }, // 397
	],
};
