// Generated from grammars/minicpm5.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function name="NAME"> with one <param name="KEY"> per argument */
export const minicpm5: Format = {
	version: 2,
	name: "minicpm5",
	title: "<function name=\"NAME\"> with one <param name=\"KEY\"> per argument",
	aliases: [],
	models: ["openbmb/MiniCPM5-*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["more-attributes", "single-quotes", "no-blank", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</function>", // 2
		"\">", // 3
		"\"", // 4
		"<function name=", // 5
		"<param", // 6
		"</arguments>", // 7
		"</param>", // 8
		"]]>", // 9
		"[", // 10
		"CDATA", // 11
		"<![", // 12
		"<param name=", // 13
		"<param>", // 14
		">", // 15
		"</", // 16
		"=", // 17
		" ", // 18
		"<", // 19
		"=\"", // 20
		"'", // 21
		"<paramname=", // 22
		"<arguments>", // 23
		"'>", // 24
		"<functionname=", // 25
		"\n</think>", // 26
		"\r\n</think>", // 27
		"\n<param name=", // 28
		"\n</function>", // 29
		"\n</arguments>", // 30
		"\r\n<param name=", // 31
		"\r\n</function>", // 32
		"\r\n</arguments>", // 33
		"\n<param>", // 34
		"\r\n<param>", // 35
	],
	openings: [1, 5, 25],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 299 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5, 25], after: 2, closable: [20, 157], closableByLoop: [21, 26, 27, 28, 29, 30, 31, 32, 38, 39, 40, 41, 42, 43, 47, 55, 56, 57, 70, 71, 72, 73, 76, 77, 78, 79, 80, 81, 84, 85, 86, 87, 88, 89, 90, 91, 92, 96, 97, 98, 99, 100, 109, 116, 117, 123, 124, 125, 126, 127, 128, 129, 130, 131, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 172, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 205, 206, 207, 208, 209, 218, 225, 226, 230, 231, 232, 233, 234, 235, 236, 237, 238, 264, 265, 266, 267, 272, 275, 277], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 25], stray: false }, // 2
		{ k: "fork", to: [19, 286, 0] }, // 3
		{ k: "fork", to: [19, 286] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [26, 27, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "literal", literal: 3, to: 0 }, // 22
		{ k: "slot", slot: "tool", field: "skip", to: 22 }, // 23
		{ k: "literal", literal: 4, to: 23 }, // 24
		{ k: "literal", literal: 5, to: 24 }, // 25
		{ k: "look", body: 25, to: 20 }, // 26
		{ k: "op", do: { op: "repair", code: 4 }, to: 26 }, // 27
		{ k: "fork", to: [21, 27] }, // 28
		{ k: "fork", to: [156, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "definite" }, to: 30 }, // 31
		{ k: "op", do: { op: "settle" }, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 0 }, // 33
		{ k: "literal", literal: 2, to: 0 }, // 34
		{ k: "literal", literal: 7, to: 0 }, // 35
		{ k: "fork", to: [33, 34, 35] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "look", body: 37, to: 32 }, // 38
		{ k: "literal", literal: 8, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 9, to: 40 }, // 41
		{ k: "op", do: { op: "break", at: "here" }, to: 32 }, // 42
		{ k: "literal", literal: 3, to: 42 }, // 43
		{ k: "slot", slot: "tool", field: "skip", to: 43 }, // 44
		{ k: "literal", literal: 4, to: 44 }, // 45
		{ k: "literal", literal: 5, to: 45 }, // 46
		{ k: "fork", to: [41, 46] }, // 47
		{ k: "text", field: "value", typed: true, stray: false, exits: 47, stops: [9, 5] }, // 48
		{ k: "literal", literal: 10, to: 48 }, // 49
		{ k: "literal", literal: 11, to: 49 }, // 50
		{ k: "atom", kind: "word", field: "skip", to: 49 }, // 51
		{ k: "fork", to: [50, 51] }, // 52
		{ k: "literal", literal: 12, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "op", do: { op: "settle" }, to: 30 }, // 55
		{ k: "look", body: 37, to: 55 }, // 56
		{ k: "literal", literal: 8, to: 56 }, // 57
		{ k: "literal", literal: 4, to: 0 }, // 58
		{ k: "slot", slot: "unbound", field: "skip", to: 58 }, // 59
		{ k: "literal", literal: 4, to: 59 }, // 60
		{ k: "literal", literal: 13, to: 60 }, // 61
		{ k: "assert", what: "end", to: 0 }, // 62
		{ k: "fork", to: [25, 62] }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 2, to: 64 }, // 65
		{ k: "fork", to: [34, 25, 62] }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 7, to: 67 }, // 68
		{ k: "fork", to: [61, 65, 68] }, // 69
		{ k: "look", body: 69, to: 55 }, // 70
		{ k: "eol", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "op", do: { op: "repair", code: 3 }, to: 72 }, // 73
		{ k: "fork", to: [25, 34] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "look", body: 75, to: 55 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "op", do: { op: "repair", code: 4 }, to: 77 }, // 78
		{ k: "space", greedy: true, to: 57 }, // 79
		{ k: "literal", literal: 8, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 5 }, to: 80 }, // 81
		{ k: "fork", to: [61, 65] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "look", body: 83, to: 55 }, // 84
		{ k: "literal", literal: 14, to: 84 }, // 85
		{ k: "literal", literal: 2, to: 84 }, // 86
		{ k: "fork", to: [85, 86] }, // 87
		{ k: "eol", to: 87 }, // 88
		{ k: "fork", to: [88, 87] }, // 89
		{ k: "op", do: { op: "repair", code: 6 }, to: 89 }, // 90
		{ k: "op", do: { op: "break", at: "skip" }, to: 55 }, // 91
		{ k: "literal", literal: 4, to: 91 }, // 92
		{ k: "slot", slot: "unbound", field: "skip", to: 92 }, // 93
		{ k: "literal", literal: 4, to: 93 }, // 94
		{ k: "literal", literal: 13, to: 94 }, // 95
		{ k: "literal", literal: 2, to: 91 }, // 96
		{ k: "literal", literal: 7, to: 91 }, // 97
		{ k: "fork", to: [95, 96, 97] }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 15, to: 99 }, // 100
		{ k: "atom", kind: "word", field: "skip", to: 100 }, // 101
		{ k: "literal", literal: 16, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 102 }, // 103
		{ k: "literal", literal: 17, to: 94 }, // 104
		{ k: "atom", kind: "word", field: "skip", to: 104 }, // 105
		{ k: "literal", literal: 18, to: 105 }, // 106
		{ k: "atom", kind: "word", field: "skip", to: 106 }, // 107
		{ k: "literal", literal: 19, to: 107 }, // 108
		{ k: "literal", literal: 3, to: 91 }, // 109
		{ k: "slot", slot: "tool", field: "skip", to: 109 }, // 110
		{ k: "literal", literal: 4, to: 110 }, // 111
		{ k: "fork", to: [94, 93, 108, 111, 110] }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 8, to: 113 }, // 114
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 114 }, // 115
		{ k: "op", do: { op: "break", at: "here" }, to: 55 }, // 116
		{ k: "literal", literal: 3, to: 116 }, // 117
		{ k: "slot", slot: "tool", field: "skip", to: 117 }, // 118
		{ k: "literal", literal: 4, to: 118 }, // 119
		{ k: "literal", literal: 5, to: 119 }, // 120
		{ k: "fork", to: [61, 68, 65] }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "look", body: 122, to: 55 }, // 123
		{ k: "literal", literal: 14, to: 123 }, // 124
		{ k: "literal", literal: 7, to: 123 }, // 125
		{ k: "literal", literal: 2, to: 123 }, // 126
		{ k: "fork", to: [124, 125, 126] }, // 127
		{ k: "eol", to: 127 }, // 128
		{ k: "fork", to: [128, 127] }, // 129
		{ k: "op", do: { op: "repair", code: 6 }, to: 129 }, // 130
		{ k: "fork", to: [57, 73, 78, 81, 90, 103, 115, 120, 130] }, // 131
		{ k: "text", field: "value", typed: true, stray: false, exits: 131, stops: [8, 28, 29, 30, 31, 32, 33, 13, 2, 7, 34, 35, 14, 16, 5] }, // 132
		{ k: "fork", to: [54, 132] }, // 133
		{ k: "literal", literal: 15, to: 133 }, // 134
		{ k: "literal", literal: 4, to: 134 }, // 135
		{ k: "atom", kind: "word", field: "key", to: 135 }, // 136
		{ k: "literal", literal: 4, to: 136 }, // 137
		{ k: "fork", to: [143, 134] }, // 138
		{ k: "literal", literal: 4, to: 138 }, // 139
		{ k: "atom", kind: "attr", field: "skip", to: 139 }, // 140
		{ k: "literal", literal: 20, to: 140 }, // 141
		{ k: "atom", kind: "word", field: "skip", to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "literal", literal: 4, to: 143 }, // 144
		{ k: "atom", kind: "word", field: "key", to: 144 }, // 145
		{ k: "literal", literal: 4, to: 145 }, // 146
		{ k: "op", do: { op: "repair", code: 0 }, to: 146 }, // 147
		{ k: "literal", literal: 21, to: 134 }, // 148
		{ k: "atom", kind: "word", field: "key", to: 148 }, // 149
		{ k: "literal", literal: 21, to: 149 }, // 150
		{ k: "op", do: { op: "repair", code: 1 }, to: 150 }, // 151
		{ k: "fork", to: [137, 147, 151] }, // 152
		{ k: "literal", literal: 13, to: 152 }, // 153
		{ k: "literal", literal: 22, to: 152 }, // 154
		{ k: "op", do: { op: "repair", code: 2 }, to: 154 }, // 155
		{ k: "fork", to: [153, 155] }, // 156
		{ k: "space", greedy: true, to: 28 }, // 157
		{ k: "literal", literal: 7, to: 157 }, // 158
		{ k: "fork", to: [263, 158] }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "op", do: { op: "definite" }, to: 160 }, // 161
		{ k: "op", do: { op: "settle" }, to: 161 }, // 162
		{ k: "look", body: 37, to: 162 }, // 163
		{ k: "literal", literal: 8, to: 163 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 9, to: 165 }, // 166
		{ k: "op", do: { op: "break", at: "here" }, to: 162 }, // 167
		{ k: "literal", literal: 3, to: 167 }, // 168
		{ k: "slot", slot: "tool", field: "skip", to: 168 }, // 169
		{ k: "literal", literal: 4, to: 169 }, // 170
		{ k: "literal", literal: 5, to: 170 }, // 171
		{ k: "fork", to: [166, 171] }, // 172
		{ k: "text", field: "value", typed: true, stray: false, exits: 172, stops: [9, 5] }, // 173
		{ k: "literal", literal: 10, to: 173 }, // 174
		{ k: "literal", literal: 11, to: 174 }, // 175
		{ k: "atom", kind: "word", field: "skip", to: 174 }, // 176
		{ k: "fork", to: [175, 176] }, // 177
		{ k: "literal", literal: 12, to: 177 }, // 178
		{ k: "space", greedy: true, to: 178 }, // 179
		{ k: "op", do: { op: "settle" }, to: 160 }, // 180
		{ k: "look", body: 37, to: 180 }, // 181
		{ k: "literal", literal: 8, to: 181 }, // 182
		{ k: "look", body: 69, to: 180 }, // 183
		{ k: "eol", to: 183 }, // 184
		{ k: "fork", to: [184, 183] }, // 185
		{ k: "op", do: { op: "repair", code: 3 }, to: 185 }, // 186
		{ k: "look", body: 75, to: 180 }, // 187
		{ k: "literal", literal: 8, to: 187 }, // 188
		{ k: "op", do: { op: "repair", code: 4 }, to: 188 }, // 189
		{ k: "space", greedy: true, to: 182 }, // 190
		{ k: "literal", literal: 8, to: 190 }, // 191
		{ k: "op", do: { op: "repair", code: 5 }, to: 191 }, // 192
		{ k: "look", body: 83, to: 180 }, // 193
		{ k: "literal", literal: 14, to: 193 }, // 194
		{ k: "literal", literal: 2, to: 193 }, // 195
		{ k: "fork", to: [194, 195] }, // 196
		{ k: "eol", to: 196 }, // 197
		{ k: "fork", to: [197, 196] }, // 198
		{ k: "op", do: { op: "repair", code: 6 }, to: 198 }, // 199
		{ k: "op", do: { op: "break", at: "skip" }, to: 180 }, // 200
		{ k: "literal", literal: 4, to: 200 }, // 201
		{ k: "slot", slot: "unbound", field: "skip", to: 201 }, // 202
		{ k: "literal", literal: 4, to: 202 }, // 203
		{ k: "literal", literal: 13, to: 203 }, // 204
		{ k: "literal", literal: 2, to: 200 }, // 205
		{ k: "literal", literal: 7, to: 200 }, // 206
		{ k: "fork", to: [204, 205, 206] }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "literal", literal: 15, to: 208 }, // 209
		{ k: "atom", kind: "word", field: "skip", to: 209 }, // 210
		{ k: "literal", literal: 16, to: 210 }, // 211
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 211 }, // 212
		{ k: "literal", literal: 17, to: 203 }, // 213
		{ k: "atom", kind: "word", field: "skip", to: 213 }, // 214
		{ k: "literal", literal: 18, to: 214 }, // 215
		{ k: "atom", kind: "word", field: "skip", to: 215 }, // 216
		{ k: "literal", literal: 19, to: 216 }, // 217
		{ k: "literal", literal: 3, to: 200 }, // 218
		{ k: "slot", slot: "tool", field: "skip", to: 218 }, // 219
		{ k: "literal", literal: 4, to: 219 }, // 220
		{ k: "fork", to: [203, 202, 217, 220, 219] }, // 221
		{ k: "space", greedy: true, to: 221 }, // 222
		{ k: "literal", literal: 8, to: 222 }, // 223
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 223 }, // 224
		{ k: "op", do: { op: "break", at: "here" }, to: 180 }, // 225
		{ k: "literal", literal: 3, to: 225 }, // 226
		{ k: "slot", slot: "tool", field: "skip", to: 226 }, // 227
		{ k: "literal", literal: 4, to: 227 }, // 228
		{ k: "literal", literal: 5, to: 228 }, // 229
		{ k: "look", body: 122, to: 180 }, // 230
		{ k: "literal", literal: 14, to: 230 }, // 231
		{ k: "literal", literal: 7, to: 230 }, // 232
		{ k: "literal", literal: 2, to: 230 }, // 233
		{ k: "fork", to: [231, 232, 233] }, // 234
		{ k: "eol", to: 234 }, // 235
		{ k: "fork", to: [235, 234] }, // 236
		{ k: "op", do: { op: "repair", code: 6 }, to: 236 }, // 237
		{ k: "fork", to: [182, 186, 189, 192, 199, 212, 224, 229, 237] }, // 238
		{ k: "text", field: "value", typed: true, stray: false, exits: 238, stops: [8, 28, 29, 30, 31, 32, 33, 13, 2, 7, 34, 35, 14, 16, 5] }, // 239
		{ k: "fork", to: [179, 239] }, // 240
		{ k: "literal", literal: 15, to: 240 }, // 241
		{ k: "literal", literal: 4, to: 241 }, // 242
		{ k: "atom", kind: "word", field: "key", to: 242 }, // 243
		{ k: "literal", literal: 4, to: 243 }, // 244
		{ k: "fork", to: [250, 241] }, // 245
		{ k: "literal", literal: 4, to: 245 }, // 246
		{ k: "atom", kind: "attr", field: "skip", to: 246 }, // 247
		{ k: "literal", literal: 20, to: 247 }, // 248
		{ k: "atom", kind: "word", field: "skip", to: 248 }, // 249
		{ k: "space", greedy: true, to: 249 }, // 250
		{ k: "literal", literal: 4, to: 250 }, // 251
		{ k: "atom", kind: "word", field: "key", to: 251 }, // 252
		{ k: "literal", literal: 4, to: 252 }, // 253
		{ k: "op", do: { op: "repair", code: 0 }, to: 253 }, // 254
		{ k: "literal", literal: 21, to: 241 }, // 255
		{ k: "atom", kind: "word", field: "key", to: 255 }, // 256
		{ k: "literal", literal: 21, to: 256 }, // 257
		{ k: "op", do: { op: "repair", code: 1 }, to: 257 }, // 258
		{ k: "fork", to: [244, 254, 258] }, // 259
		{ k: "literal", literal: 13, to: 259 }, // 260
		{ k: "literal", literal: 22, to: 259 }, // 261
		{ k: "op", do: { op: "repair", code: 2 }, to: 261 }, // 262
		{ k: "fork", to: [260, 262] }, // 263
		{ k: "literal", literal: 23, to: 160 }, // 264
		{ k: "fork", to: [29, 264] }, // 265
		{ k: "space", greedy: true, to: 265 }, // 266
		{ k: "literal", literal: 3, to: 266 }, // 267
		{ k: "literal", literal: 23, to: 0 }, // 268
		{ k: "fork", to: [33, 34, 268] }, // 269
		{ k: "space", greedy: true, to: 269 }, // 270
		{ k: "literal", literal: 3, to: 270 }, // 271
		{ k: "look", body: 271, to: 267 }, // 272
		{ k: "atom", kind: "word", field: "name", to: 272 }, // 273
		{ k: "literal", literal: 4, to: 273 }, // 274
		{ k: "literal", literal: 24, to: 266 }, // 275
		{ k: "literal", literal: 24, to: 270 }, // 276
		{ k: "look", body: 276, to: 275 }, // 277
		{ k: "atom", kind: "word", field: "name", to: 277 }, // 278
		{ k: "literal", literal: 21, to: 278 }, // 279
		{ k: "op", do: { op: "repair", code: 1 }, to: 279 }, // 280
		{ k: "fork", to: [274, 280] }, // 281
		{ k: "literal", literal: 5, to: 281 }, // 282
		{ k: "literal", literal: 25, to: 281 }, // 283
		{ k: "op", do: { op: "repair", code: 2 }, to: 283 }, // 284
		{ k: "fork", to: [282, 284] }, // 285
		{ k: "op", do: { op: "open", unit: 0 }, to: 285 }, // 286
		{ k: "op", do: { op: "settle" }, to: 0 }, // 287
		{ k: "eol", to: 2 }, // 288
		{ k: "fork", to: [288, 2] }, // 289
		{ k: "eol", to: 289 }, // 290
		{ k: "fork", to: [290, 289] }, // 291
		{ k: "literal", literal: 0, to: 291 }, // 292
		{ k: "eol", to: 292 }, // 293
		{ k: "fork", to: [293, 292] }, // 294
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 294, stops: [26, 27, 0] }, // 295
		{ k: "eol", to: 295 }, // 296
		{ k: "fork", to: [296, 295] }, // 297
		{ k: "literal", literal: 1, to: 297 }, // 298
		{ k: "fork", to: [298, 297] }, // 299
	],
};
