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
	openings: [3, 11, 7],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 339 }, // 0
	],
	units: [
		{ closes: [], openings: [7, 4, 3, 11], after: 31, closable: [35, 36, 39], closableByLoop: [40, 46, 47, 57, 58, 59, 60, 61, 62, 67, 68, 71, 72, 97, 98, 99, 100, 103, 104, 107, 108, 109, 110, 111, 114, 115, 116, 118, 119, 120, 121, 122, 123, 124, 125, 133, 136, 137, 138, 139, 140, 146, 147, 148, 162, 183, 186, 187, 188, 189, 190], pairs: true }, // 0
		{ closes: [], openings: [3, 11, 7], after: 2, closable: [205, 206, 209, 210, 211, 212, 213, 216], closableByLoop: [217, 218, 219, 220, 221, 222, 225, 226, 227, 228, 229, 230, 231, 232, 235, 236, 237, 238, 239, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 260, 263, 264, 265, 266, 267, 273, 274, 275, 289, 310, 313, 314, 315, 316, 317], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 11, 7], stray: false }, // 2
		{ k: "fork", to: [25, 204, 326, 0] }, // 3
		{ k: "fork", to: [25, 204, 326] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 32, stops: [7, 4, 3, 11], stray: true, section: { entry: 33, proof: false, content: false } }, // 31
		{ k: "fork", to: [198, 30, 199] }, // 32
		{ k: "fork", to: [198, 30] }, // 33
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
		{ k: "fork", to: [182, 59] }, // 60
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
		{ k: "literal", literal: 9, to: 131 }, // 144
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 144 }, // 145
		{ k: "op", do: { op: "break", at: "here" }, to: 62 }, // 146
		{ k: "literal", literal: 6, to: 146 }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "slot", slot: "tool", field: "skip", to: 148 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "literal", literal: 0, to: 150 }, // 151
		{ k: "atom", kind: "word", field: "skip", to: 151 }, // 152
		{ k: "literal", literal: 1, to: 152 }, // 153
		{ k: "fork", to: [153, 151] }, // 154
		{ k: "literal", literal: 7, to: 154 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 0, to: 156 }, // 157
		{ k: "atom", kind: "word", field: "skip", to: 157 }, // 158
		{ k: "literal", literal: 1, to: 158 }, // 159
		{ k: "fork", to: [159, 157] }, // 160
		{ k: "literal", literal: 11, to: 160 }, // 161
		{ k: "fork", to: [72, 100, 109, 116, 122, 143, 145, 155, 161] }, // 162
		{ k: "text", field: "value", typed: true, stray: false, exits: 162, stops: [9, 17, 18, 19, 20, 8, 5, 21, 22, 12, 13, 7, 11] }, // 163
		{ k: "literal", literal: 0, to: 163 }, // 164
		{ k: "atom", kind: "word", field: "skip", to: 164 }, // 165
		{ k: "literal", literal: 1, to: 165 }, // 166
		{ k: "fork", to: [166, 164] }, // 167
		{ k: "literal", literal: 14, to: 167 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "literal", literal: 0, to: 169 }, // 170
		{ k: "atom", kind: "word", field: "skip", to: 170 }, // 171
		{ k: "literal", literal: 1, to: 171 }, // 172
		{ k: "fork", to: [172, 170] }, // 173
		{ k: "literal", literal: 10, to: 173 }, // 174
		{ k: "space", greedy: true, to: 174 }, // 175
		{ k: "atom", kind: "word", field: "key", to: 175 }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "literal", literal: 0, to: 177 }, // 178
		{ k: "atom", kind: "word", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 1, to: 179 }, // 180
		{ k: "fork", to: [180, 178] }, // 181
		{ k: "literal", literal: 8, to: 181 }, // 182
		{ k: "literal", literal: 0, to: 61 }, // 183
		{ k: "atom", kind: "word", field: "skip", to: 183 }, // 184
		{ k: "literal", literal: 1, to: 184 }, // 185
		{ k: "fork", to: [185, 183] }, // 186
		{ k: "literal", literal: 6, to: 186 }, // 187
		{ k: "op", do: { op: "repair", code: 0 }, to: 61 }, // 188
		{ k: "fork", to: [187, 188] }, // 189
		{ k: "space", greedy: true, to: 189 }, // 190
		{ k: "atom", kind: "word", field: "name", to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 0, to: 192 }, // 193
		{ k: "atom", kind: "word", field: "skip", to: 193 }, // 194
		{ k: "literal", literal: 1, to: 194 }, // 195
		{ k: "fork", to: [195, 193] }, // 196
		{ k: "literal", literal: 7, to: 196 }, // 197
		{ k: "op", do: { op: "open", unit: 0 }, to: 197 }, // 198
		{ k: "op", do: { op: "leave" }, to: 4 }, // 199
		{ k: "literal", literal: 0, to: 34 }, // 200
		{ k: "atom", kind: "word", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 1, to: 201 }, // 202
		{ k: "fork", to: [202, 200] }, // 203
		{ k: "literal", literal: 11, to: 203 }, // 204
		{ k: "op", do: { op: "close" }, to: 2 }, // 205
		{ k: "literal", literal: 0, to: 205 }, // 206
		{ k: "atom", kind: "word", field: "skip", to: 206 }, // 207
		{ k: "literal", literal: 1, to: 207 }, // 208
		{ k: "fork", to: [208, 206] }, // 209
		{ k: "literal", literal: 4, to: 209 }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "fork", to: [211, 205] }, // 212
		{ k: "literal", literal: 0, to: 212 }, // 213
		{ k: "atom", kind: "word", field: "skip", to: 213 }, // 214
		{ k: "literal", literal: 1, to: 214 }, // 215
		{ k: "fork", to: [215, 213] }, // 216
		{ k: "literal", literal: 5, to: 216 }, // 217
		{ k: "fork", to: [309, 217] }, // 218
		{ k: "space", greedy: true, to: 218 }, // 219
		{ k: "op", do: { op: "settle" }, to: 219 }, // 220
		{ k: "look", body: 66, to: 220 }, // 221
		{ k: "literal", literal: 0, to: 221 }, // 222
		{ k: "atom", kind: "word", field: "skip", to: 222 }, // 223
		{ k: "literal", literal: 1, to: 223 }, // 224
		{ k: "fork", to: [224, 222] }, // 225
		{ k: "literal", literal: 9, to: 225 }, // 226
		{ k: "look", body: 96, to: 220 }, // 227
		{ k: "eol", to: 227 }, // 228
		{ k: "fork", to: [228, 227] }, // 229
		{ k: "op", do: { op: "repair", code: 2 }, to: 229 }, // 230
		{ k: "look", body: 102, to: 220 }, // 231
		{ k: "literal", literal: 0, to: 231 }, // 232
		{ k: "atom", kind: "word", field: "skip", to: 232 }, // 233
		{ k: "literal", literal: 1, to: 233 }, // 234
		{ k: "fork", to: [234, 232] }, // 235
		{ k: "literal", literal: 9, to: 235 }, // 236
		{ k: "op", do: { op: "repair", code: 3 }, to: 236 }, // 237
		{ k: "space", greedy: true, to: 226 }, // 238
		{ k: "literal", literal: 0, to: 238 }, // 239
		{ k: "atom", kind: "word", field: "skip", to: 239 }, // 240
		{ k: "literal", literal: 1, to: 240 }, // 241
		{ k: "fork", to: [241, 239] }, // 242
		{ k: "literal", literal: 9, to: 242 }, // 243
		{ k: "op", do: { op: "repair", code: 4 }, to: 243 }, // 244
		{ k: "look", body: 117, to: 220 }, // 245
		{ k: "literal", literal: 12, to: 245 }, // 246
		{ k: "eol", to: 246 }, // 247
		{ k: "fork", to: [247, 246] }, // 248
		{ k: "op", do: { op: "repair", code: 5 }, to: 248 }, // 249
		{ k: "op", do: { op: "break", at: "skip" }, to: 220 }, // 250
		{ k: "literal", literal: 10, to: 250 }, // 251
		{ k: "space", greedy: true, to: 251 }, // 252
		{ k: "slot", slot: "unbound", field: "skip", to: 252 }, // 253
		{ k: "space", greedy: true, to: 253 }, // 254
		{ k: "literal", literal: 0, to: 254 }, // 255
		{ k: "atom", kind: "word", field: "skip", to: 255 }, // 256
		{ k: "literal", literal: 1, to: 256 }, // 257
		{ k: "fork", to: [257, 255] }, // 258
		{ k: "literal", literal: 8, to: 258 }, // 259
		{ k: "literal", literal: 0, to: 250 }, // 260
		{ k: "atom", kind: "word", field: "skip", to: 260 }, // 261
		{ k: "literal", literal: 1, to: 261 }, // 262
		{ k: "fork", to: [262, 260] }, // 263
		{ k: "literal", literal: 5, to: 263 }, // 264
		{ k: "fork", to: [259, 264] }, // 265
		{ k: "space", greedy: true, to: 265 }, // 266
		{ k: "literal", literal: 0, to: 266 }, // 267
		{ k: "atom", kind: "word", field: "skip", to: 267 }, // 268
		{ k: "literal", literal: 13, to: 268 }, // 269
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 269 }, // 270
		{ k: "literal", literal: 9, to: 258 }, // 271
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 271 }, // 272
		{ k: "op", do: { op: "break", at: "here" }, to: 220 }, // 273
		{ k: "literal", literal: 6, to: 273 }, // 274
		{ k: "space", greedy: true, to: 274 }, // 275
		{ k: "slot", slot: "tool", field: "skip", to: 275 }, // 276
		{ k: "space", greedy: true, to: 276 }, // 277
		{ k: "literal", literal: 0, to: 277 }, // 278
		{ k: "atom", kind: "word", field: "skip", to: 278 }, // 279
		{ k: "literal", literal: 1, to: 279 }, // 280
		{ k: "fork", to: [280, 278] }, // 281
		{ k: "literal", literal: 7, to: 281 }, // 282
		{ k: "space", greedy: true, to: 282 }, // 283
		{ k: "literal", literal: 0, to: 283 }, // 284
		{ k: "atom", kind: "word", field: "skip", to: 284 }, // 285
		{ k: "literal", literal: 1, to: 285 }, // 286
		{ k: "fork", to: [286, 284] }, // 287
		{ k: "literal", literal: 11, to: 287 }, // 288
		{ k: "fork", to: [226, 230, 237, 244, 249, 270, 272, 282, 288] }, // 289
		{ k: "text", field: "value", typed: true, stray: false, exits: 289, stops: [9, 17, 18, 19, 20, 8, 5, 21, 22, 12, 13, 7, 11] }, // 290
		{ k: "literal", literal: 0, to: 290 }, // 291
		{ k: "atom", kind: "word", field: "skip", to: 291 }, // 292
		{ k: "literal", literal: 1, to: 292 }, // 293
		{ k: "fork", to: [293, 291] }, // 294
		{ k: "literal", literal: 14, to: 294 }, // 295
		{ k: "space", greedy: true, to: 295 }, // 296
		{ k: "literal", literal: 0, to: 296 }, // 297
		{ k: "atom", kind: "word", field: "skip", to: 297 }, // 298
		{ k: "literal", literal: 1, to: 298 }, // 299
		{ k: "fork", to: [299, 297] }, // 300
		{ k: "literal", literal: 10, to: 300 }, // 301
		{ k: "space", greedy: true, to: 301 }, // 302
		{ k: "atom", kind: "word", field: "key", to: 302 }, // 303
		{ k: "space", greedy: true, to: 303 }, // 304
		{ k: "literal", literal: 0, to: 304 }, // 305
		{ k: "atom", kind: "word", field: "skip", to: 305 }, // 306
		{ k: "literal", literal: 1, to: 306 }, // 307
		{ k: "fork", to: [307, 305] }, // 308
		{ k: "literal", literal: 8, to: 308 }, // 309
		{ k: "literal", literal: 0, to: 219 }, // 310
		{ k: "atom", kind: "word", field: "skip", to: 310 }, // 311
		{ k: "literal", literal: 1, to: 311 }, // 312
		{ k: "fork", to: [312, 310] }, // 313
		{ k: "literal", literal: 6, to: 313 }, // 314
		{ k: "op", do: { op: "repair", code: 0 }, to: 219 }, // 315
		{ k: "fork", to: [314, 315] }, // 316
		{ k: "space", greedy: true, to: 316 }, // 317
		{ k: "slot", slot: "tool", field: "name", to: 317 }, // 318
		{ k: "space", greedy: true, to: 318 }, // 319
		{ k: "literal", literal: 0, to: 319 }, // 320
		{ k: "atom", kind: "word", field: "skip", to: 320 }, // 321
		{ k: "literal", literal: 1, to: 321 }, // 322
		{ k: "fork", to: [322, 320] }, // 323
		{ k: "literal", literal: 7, to: 323 }, // 324
		{ k: "op", do: { op: "repair", code: 1 }, to: 324 }, // 325
		{ k: "op", do: { op: "open", unit: 1 }, to: 325 }, // 326
		{ k: "op", do: { op: "settle" }, to: 0 }, // 327
		{ k: "eol", to: 2 }, // 328
		{ k: "fork", to: [328, 2] }, // 329
		{ k: "literal", literal: 0, to: 329 }, // 330
		{ k: "atom", kind: "word", field: "skip", to: 330 }, // 331
		{ k: "literal", literal: 1, to: 331 }, // 332
		{ k: "fork", to: [332, 330] }, // 333
		{ k: "literal", literal: 2, to: 333 }, // 334
		{ k: "eol", to: 334 }, // 335
		{ k: "fork", to: [335, 334] }, // 336
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 336, stops: [15, 16, 2] }, // 337
		{ k: "eol", to: 337 }, // 338
		{ k: "fork", to: [338, 337] }, // 339
	],
};
