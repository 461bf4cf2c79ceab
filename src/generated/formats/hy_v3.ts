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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 17 }, // 0
	],
	units: [
		{ closes: [], openings: [7, 4, 3, 11], after: 31, closable: [35, 36, 39], closableByLoop: [40, 46, 47, 57, 58, 59, 60, 61, 62, 67, 68, 71, 72, 97, 98, 99, 100, 103, 104, 107, 108, 109, 110, 111, 114, 115, 116, 118, 119, 120, 121, 122, 175, 196, 199, 200, 201, 202, 203], pairs: true }, // 0
		{ closes: [], openings: [3, 11, 7], after: 2, closable: [218, 219, 222, 223, 224, 225, 226, 229], closableByLoop: [230, 231, 232, 233, 234, 235, 238, 239, 240, 241, 242, 243, 244, 245, 248, 249, 250, 251, 252, 255, 256, 257, 258, 259, 260, 261, 262, 315, 336, 339, 340, 341, 342, 343], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 11, 7], terminators: [], stray: false }, // 2
		{ k: "fork", to: [25, 217, 352, 0] }, // 3
		{ k: "fork", to: [25, 217, 352] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [16, 17, 2], terminators: [5] }, // 15
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
		{ k: "text", field: "content", typed: false, exits: 32, stops: [7, 4, 3, 11], terminators: [], stray: true, section: { entry: 33, proof: false, content: false } }, // 31
		{ k: "fork", to: [211, 30, 212] }, // 32
		{ k: "fork", to: [211, 30] }, // 33
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
		{ k: "fork", to: [195, 59] }, // 60
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
		{ k: "literal", literal: 6, to: 123 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "slot", slot: "tool", field: "skip", to: 147 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "literal", literal: 0, to: 149 }, // 150
		{ k: "fork", to: [128, 126, 145, 150, 148] }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "literal", literal: 0, to: 152 }, // 153
		{ k: "atom", kind: "word", field: "skip", to: 153 }, // 154
		{ k: "literal", literal: 1, to: 154 }, // 155
		{ k: "fork", to: [155, 153] }, // 156
		{ k: "literal", literal: 9, to: 156 }, // 157
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 157 }, // 158
		{ k: "op", do: { op: "break", at: "here" }, to: 62 }, // 159
		{ k: "literal", literal: 6, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "slot", slot: "tool", field: "skip", to: 161 }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 0, to: 163 }, // 164
		{ k: "atom", kind: "word", field: "skip", to: 164 }, // 165
		{ k: "literal", literal: 1, to: 165 }, // 166
		{ k: "fork", to: [166, 164] }, // 167
		{ k: "literal", literal: 7, to: 167 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "literal", literal: 0, to: 169 }, // 170
		{ k: "atom", kind: "word", field: "skip", to: 170 }, // 171
		{ k: "literal", literal: 1, to: 171 }, // 172
		{ k: "fork", to: [172, 170] }, // 173
		{ k: "literal", literal: 11, to: 173 }, // 174
		{ k: "fork", to: [72, 100, 109, 116, 122, 143, 158, 168, 174] }, // 175
		{ k: "text", field: "value", typed: true, stray: false, exits: 175, stops: [9, 18, 19, 20, 21, 8, 5, 22, 23, 12, 13, 7, 11], terminators: [62] }, // 176
		{ k: "literal", literal: 0, to: 176 }, // 177
		{ k: "atom", kind: "word", field: "skip", to: 177 }, // 178
		{ k: "literal", literal: 1, to: 178 }, // 179
		{ k: "fork", to: [179, 177] }, // 180
		{ k: "literal", literal: 15, to: 180 }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 0, to: 182 }, // 183
		{ k: "atom", kind: "word", field: "skip", to: 183 }, // 184
		{ k: "literal", literal: 1, to: 184 }, // 185
		{ k: "fork", to: [185, 183] }, // 186
		{ k: "literal", literal: 10, to: 186 }, // 187
		{ k: "space", greedy: true, to: 187 }, // 188
		{ k: "atom", kind: "word", field: "key", to: 188 }, // 189
		{ k: "space", greedy: true, to: 189 }, // 190
		{ k: "literal", literal: 0, to: 190 }, // 191
		{ k: "atom", kind: "word", field: "skip", to: 191 }, // 192
		{ k: "literal", literal: 1, to: 192 }, // 193
		{ k: "fork", to: [193, 191] }, // 194
		{ k: "literal", literal: 8, to: 194 }, // 195
		{ k: "literal", literal: 0, to: 61 }, // 196
		{ k: "atom", kind: "word", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 1, to: 197 }, // 198
		{ k: "fork", to: [198, 196] }, // 199
		{ k: "literal", literal: 6, to: 199 }, // 200
		{ k: "op", do: { op: "repair", code: 0 }, to: 61 }, // 201
		{ k: "fork", to: [200, 201] }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "atom", kind: "word", field: "name", to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 0, to: 205 }, // 206
		{ k: "atom", kind: "word", field: "skip", to: 206 }, // 207
		{ k: "literal", literal: 1, to: 207 }, // 208
		{ k: "fork", to: [208, 206] }, // 209
		{ k: "literal", literal: 7, to: 209 }, // 210
		{ k: "op", do: { op: "open", unit: 0 }, to: 210 }, // 211
		{ k: "op", do: { op: "leave" }, to: 4 }, // 212
		{ k: "literal", literal: 0, to: 34 }, // 213
		{ k: "atom", kind: "word", field: "skip", to: 213 }, // 214
		{ k: "literal", literal: 1, to: 214 }, // 215
		{ k: "fork", to: [215, 213] }, // 216
		{ k: "literal", literal: 11, to: 216 }, // 217
		{ k: "op", do: { op: "close" }, to: 2 }, // 218
		{ k: "literal", literal: 0, to: 218 }, // 219
		{ k: "atom", kind: "word", field: "skip", to: 219 }, // 220
		{ k: "literal", literal: 1, to: 220 }, // 221
		{ k: "fork", to: [221, 219] }, // 222
		{ k: "literal", literal: 4, to: 222 }, // 223
		{ k: "space", greedy: true, to: 223 }, // 224
		{ k: "fork", to: [224, 218] }, // 225
		{ k: "literal", literal: 0, to: 225 }, // 226
		{ k: "atom", kind: "word", field: "skip", to: 226 }, // 227
		{ k: "literal", literal: 1, to: 227 }, // 228
		{ k: "fork", to: [228, 226] }, // 229
		{ k: "literal", literal: 5, to: 229 }, // 230
		{ k: "fork", to: [335, 230] }, // 231
		{ k: "space", greedy: true, to: 231 }, // 232
		{ k: "op", do: { op: "settle" }, to: 232 }, // 233
		{ k: "look", body: 66, to: 233 }, // 234
		{ k: "literal", literal: 0, to: 234 }, // 235
		{ k: "atom", kind: "word", field: "skip", to: 235 }, // 236
		{ k: "literal", literal: 1, to: 236 }, // 237
		{ k: "fork", to: [237, 235] }, // 238
		{ k: "literal", literal: 9, to: 238 }, // 239
		{ k: "look", body: 96, to: 233 }, // 240
		{ k: "eol", to: 240 }, // 241
		{ k: "fork", to: [241, 240] }, // 242
		{ k: "op", do: { op: "repair", code: 2 }, to: 242 }, // 243
		{ k: "look", body: 102, to: 233 }, // 244
		{ k: "literal", literal: 0, to: 244 }, // 245
		{ k: "atom", kind: "word", field: "skip", to: 245 }, // 246
		{ k: "literal", literal: 1, to: 246 }, // 247
		{ k: "fork", to: [247, 245] }, // 248
		{ k: "literal", literal: 9, to: 248 }, // 249
		{ k: "op", do: { op: "repair", code: 3 }, to: 249 }, // 250
		{ k: "space", greedy: true, to: 239 }, // 251
		{ k: "literal", literal: 0, to: 251 }, // 252
		{ k: "atom", kind: "word", field: "skip", to: 252 }, // 253
		{ k: "literal", literal: 1, to: 253 }, // 254
		{ k: "fork", to: [254, 252] }, // 255
		{ k: "literal", literal: 9, to: 255 }, // 256
		{ k: "op", do: { op: "repair", code: 4 }, to: 256 }, // 257
		{ k: "look", body: 117, to: 233 }, // 258
		{ k: "literal", literal: 12, to: 258 }, // 259
		{ k: "eol", to: 259 }, // 260
		{ k: "fork", to: [260, 259] }, // 261
		{ k: "op", do: { op: "repair", code: 5 }, to: 261 }, // 262
		{ k: "op", do: { op: "break", at: "skip" }, to: 233 }, // 263
		{ k: "literal", literal: 10, to: 263 }, // 264
		{ k: "space", greedy: true, to: 264 }, // 265
		{ k: "slot", slot: "unbound", field: "skip", to: 265 }, // 266
		{ k: "space", greedy: true, to: 266 }, // 267
		{ k: "literal", literal: 0, to: 267 }, // 268
		{ k: "atom", kind: "word", field: "skip", to: 268 }, // 269
		{ k: "literal", literal: 1, to: 269 }, // 270
		{ k: "fork", to: [270, 268] }, // 271
		{ k: "literal", literal: 8, to: 271 }, // 272
		{ k: "literal", literal: 0, to: 263 }, // 273
		{ k: "atom", kind: "word", field: "skip", to: 273 }, // 274
		{ k: "literal", literal: 1, to: 274 }, // 275
		{ k: "fork", to: [275, 273] }, // 276
		{ k: "literal", literal: 5, to: 276 }, // 277
		{ k: "fork", to: [272, 277] }, // 278
		{ k: "space", greedy: true, to: 278 }, // 279
		{ k: "literal", literal: 0, to: 279 }, // 280
		{ k: "atom", kind: "word", field: "skip", to: 280 }, // 281
		{ k: "literal", literal: 13, to: 281 }, // 282
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 282 }, // 283
		{ k: "atom", kind: "word", field: "skip", to: 271 }, // 284
		{ k: "literal", literal: 14, to: 284 }, // 285
		{ k: "literal", literal: 6, to: 263 }, // 286
		{ k: "space", greedy: true, to: 286 }, // 287
		{ k: "slot", slot: "tool", field: "skip", to: 287 }, // 288
		{ k: "space", greedy: true, to: 288 }, // 289
		{ k: "literal", literal: 0, to: 289 }, // 290
		{ k: "fork", to: [268, 266, 285, 290, 288] }, // 291
		{ k: "space", greedy: true, to: 291 }, // 292
		{ k: "literal", literal: 0, to: 292 }, // 293
		{ k: "atom", kind: "word", field: "skip", to: 293 }, // 294
		{ k: "literal", literal: 1, to: 294 }, // 295
		{ k: "fork", to: [295, 293] }, // 296
		{ k: "literal", literal: 9, to: 296 }, // 297
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 297 }, // 298
		{ k: "op", do: { op: "break", at: "here" }, to: 233 }, // 299
		{ k: "literal", literal: 6, to: 299 }, // 300
		{ k: "space", greedy: true, to: 300 }, // 301
		{ k: "slot", slot: "tool", field: "skip", to: 301 }, // 302
		{ k: "space", greedy: true, to: 302 }, // 303
		{ k: "literal", literal: 0, to: 303 }, // 304
		{ k: "atom", kind: "word", field: "skip", to: 304 }, // 305
		{ k: "literal", literal: 1, to: 305 }, // 306
		{ k: "fork", to: [306, 304] }, // 307
		{ k: "literal", literal: 7, to: 307 }, // 308
		{ k: "space", greedy: true, to: 308 }, // 309
		{ k: "literal", literal: 0, to: 309 }, // 310
		{ k: "atom", kind: "word", field: "skip", to: 310 }, // 311
		{ k: "literal", literal: 1, to: 311 }, // 312
		{ k: "fork", to: [312, 310] }, // 313
		{ k: "literal", literal: 11, to: 313 }, // 314
		{ k: "fork", to: [239, 243, 250, 257, 262, 283, 298, 308, 314] }, // 315
		{ k: "text", field: "value", typed: true, stray: false, exits: 315, stops: [9, 18, 19, 20, 21, 8, 5, 22, 23, 12, 13, 7, 11], terminators: [233] }, // 316
		{ k: "literal", literal: 0, to: 316 }, // 317
		{ k: "atom", kind: "word", field: "skip", to: 317 }, // 318
		{ k: "literal", literal: 1, to: 318 }, // 319
		{ k: "fork", to: [319, 317] }, // 320
		{ k: "literal", literal: 15, to: 320 }, // 321
		{ k: "space", greedy: true, to: 321 }, // 322
		{ k: "literal", literal: 0, to: 322 }, // 323
		{ k: "atom", kind: "word", field: "skip", to: 323 }, // 324
		{ k: "literal", literal: 1, to: 324 }, // 325
		{ k: "fork", to: [325, 323] }, // 326
		{ k: "literal", literal: 10, to: 326 }, // 327
		{ k: "space", greedy: true, to: 327 }, // 328
		{ k: "atom", kind: "word", field: "key", to: 328 }, // 329
		{ k: "space", greedy: true, to: 329 }, // 330
		{ k: "literal", literal: 0, to: 330 }, // 331
		{ k: "atom", kind: "word", field: "skip", to: 331 }, // 332
		{ k: "literal", literal: 1, to: 332 }, // 333
		{ k: "fork", to: [333, 331] }, // 334
		{ k: "literal", literal: 8, to: 334 }, // 335
		{ k: "literal", literal: 0, to: 232 }, // 336
		{ k: "atom", kind: "word", field: "skip", to: 336 }, // 337
		{ k: "literal", literal: 1, to: 337 }, // 338
		{ k: "fork", to: [338, 336] }, // 339
		{ k: "literal", literal: 6, to: 339 }, // 340
		{ k: "op", do: { op: "repair", code: 0 }, to: 232 }, // 341
		{ k: "fork", to: [340, 341] }, // 342
		{ k: "space", greedy: true, to: 342 }, // 343
		{ k: "slot", slot: "tool", field: "name", to: 343 }, // 344
		{ k: "space", greedy: true, to: 344 }, // 345
		{ k: "literal", literal: 0, to: 345 }, // 346
		{ k: "atom", kind: "word", field: "skip", to: 346 }, // 347
		{ k: "literal", literal: 1, to: 347 }, // 348
		{ k: "fork", to: [348, 346] }, // 349
		{ k: "literal", literal: 7, to: 349 }, // 350
		{ k: "op", do: { op: "repair", code: 1 }, to: 350 }, // 351
		{ k: "op", do: { op: "open", unit: 1 }, to: 351 }, // 352
	],
};
