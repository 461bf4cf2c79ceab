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
	holdback: 1008,
	lenient: ["single-quotes", "no-blank", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		" name=", // 15
		"<", // 16
		">", // 17
		"'", // 18
		"<paramname=", // 19
		"<arguments>", // 20
		"'>", // 21
		"<functionname=", // 22
		"\n</think>", // 23
		"\r\n</think>", // 24
		"\n<param name=", // 25
		"\n</function>", // 26
		"\n</arguments>", // 27
		"\r\n<param name=", // 28
		"\r\n</function>", // 29
		"\r\n</arguments>", // 30
		"\n<param>", // 31
		"\r\n<param>", // 32
	],
	openings: [1, 5, 22],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 289 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5, 22], after: 2, closable: [20, 152], closableByLoop: [21, 26, 27, 28, 29, 30, 31, 32, 38, 39, 40, 41, 42, 43, 47, 55, 56, 57, 70, 71, 72, 73, 76, 77, 78, 79, 80, 81, 84, 85, 86, 87, 88, 89, 90, 91, 92, 96, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 121, 122, 128, 129, 130, 131, 132, 133, 134, 135, 136, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 167, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 200, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 225, 226, 230, 231, 232, 233, 234, 235, 236, 237, 238, 254, 255, 256, 257, 262, 265, 267], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 22], stray: false }, // 2
		{ k: "fork", to: [19, 276, 0] }, // 3
		{ k: "fork", to: [19, 276] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [23, 24, 0] }, // 13
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
		{ k: "op", do: { op: "repair", code: 3 }, to: 26 }, // 27
		{ k: "fork", to: [21, 27] }, // 28
		{ k: "fork", to: [151, 28] }, // 29
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
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 32 }, // 42
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
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 72 }, // 73
		{ k: "fork", to: [25, 34] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "look", body: 75, to: 55 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "op", do: { op: "repair", code: 3 }, to: 77 }, // 78
		{ k: "space", greedy: true, to: 57 }, // 79
		{ k: "literal", literal: 8, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 4 }, to: 80 }, // 81
		{ k: "fork", to: [61, 65] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "look", body: 83, to: 55 }, // 84
		{ k: "literal", literal: 14, to: 84 }, // 85
		{ k: "literal", literal: 2, to: 84 }, // 86
		{ k: "fork", to: [85, 86] }, // 87
		{ k: "eol", to: 87 }, // 88
		{ k: "fork", to: [88, 87] }, // 89
		{ k: "op", do: { op: "repair", code: 5 }, to: 89 }, // 90
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 55 }, // 91
		{ k: "literal", literal: 4, to: 91 }, // 92
		{ k: "slot", slot: "unbound", field: "skip", to: 92 }, // 93
		{ k: "literal", literal: 4, to: 93 }, // 94
		{ k: "literal", literal: 13, to: 94 }, // 95
		{ k: "literal", literal: 3, to: 91 }, // 96
		{ k: "slot", slot: "tool", field: "skip", to: 96 }, // 97
		{ k: "literal", literal: 4, to: 97 }, // 98
		{ k: "literal", literal: 5, to: 98 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 2, to: 100 }, // 101
		{ k: "literal", literal: 2, to: 91 }, // 102
		{ k: "fork", to: [102, 99] }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 7, to: 104 }, // 105
		{ k: "fork", to: [95, 101, 105] }, // 106
		{ k: "eol", to: 106 }, // 107
		{ k: "fork", to: [107, 106] }, // 108
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 108 }, // 109
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 55 }, // 110
		{ k: "literal", literal: 4, to: 110 }, // 111
		{ k: "slot", slot: "unbound", field: "skip", to: 111 }, // 112
		{ k: "literal", literal: 4, to: 112 }, // 113
		{ k: "literal", literal: 15, to: 113 }, // 114
		{ k: "atom", kind: "word", field: "skip", to: 114 }, // 115
		{ k: "literal", literal: 16, to: 115 }, // 116
		{ k: "fork", to: [112, 116] }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "literal", literal: 8, to: 118 }, // 119
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 119 }, // 120
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 55 }, // 121
		{ k: "literal", literal: 3, to: 121 }, // 122
		{ k: "slot", slot: "tool", field: "skip", to: 122 }, // 123
		{ k: "literal", literal: 4, to: 123 }, // 124
		{ k: "literal", literal: 5, to: 124 }, // 125
		{ k: "fork", to: [61, 68, 65] }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "look", body: 127, to: 55 }, // 128
		{ k: "literal", literal: 14, to: 128 }, // 129
		{ k: "literal", literal: 7, to: 128 }, // 130
		{ k: "literal", literal: 2, to: 128 }, // 131
		{ k: "fork", to: [129, 130, 131] }, // 132
		{ k: "eol", to: 132 }, // 133
		{ k: "fork", to: [133, 132] }, // 134
		{ k: "op", do: { op: "repair", code: 5 }, to: 134 }, // 135
		{ k: "fork", to: [57, 73, 78, 81, 90, 109, 120, 125, 135] }, // 136
		{ k: "text", field: "value", typed: true, stray: false, exits: 136, stops: [8, 25, 26, 27, 28, 29, 30, 13, 2, 7, 31, 32, 14, 5] }, // 137
		{ k: "fork", to: [54, 137] }, // 138
		{ k: "literal", literal: 17, to: 138 }, // 139
		{ k: "literal", literal: 4, to: 139 }, // 140
		{ k: "atom", kind: "word", field: "key", to: 140 }, // 141
		{ k: "literal", literal: 4, to: 141 }, // 142
		{ k: "literal", literal: 18, to: 139 }, // 143
		{ k: "atom", kind: "word", field: "key", to: 143 }, // 144
		{ k: "literal", literal: 18, to: 144 }, // 145
		{ k: "op", do: { op: "repair", code: 0 }, to: 145 }, // 146
		{ k: "fork", to: [142, 146] }, // 147
		{ k: "literal", literal: 13, to: 147 }, // 148
		{ k: "literal", literal: 19, to: 147 }, // 149
		{ k: "op", do: { op: "repair", code: 1 }, to: 149 }, // 150
		{ k: "fork", to: [148, 150] }, // 151
		{ k: "space", greedy: true, to: 28 }, // 152
		{ k: "literal", literal: 7, to: 152 }, // 153
		{ k: "fork", to: [253, 153] }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "op", do: { op: "definite" }, to: 155 }, // 156
		{ k: "op", do: { op: "settle" }, to: 156 }, // 157
		{ k: "look", body: 37, to: 157 }, // 158
		{ k: "literal", literal: 8, to: 158 }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "literal", literal: 9, to: 160 }, // 161
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 157 }, // 162
		{ k: "literal", literal: 3, to: 162 }, // 163
		{ k: "slot", slot: "tool", field: "skip", to: 163 }, // 164
		{ k: "literal", literal: 4, to: 164 }, // 165
		{ k: "literal", literal: 5, to: 165 }, // 166
		{ k: "fork", to: [161, 166] }, // 167
		{ k: "text", field: "value", typed: true, stray: false, exits: 167, stops: [9, 5] }, // 168
		{ k: "literal", literal: 10, to: 168 }, // 169
		{ k: "literal", literal: 11, to: 169 }, // 170
		{ k: "atom", kind: "word", field: "skip", to: 169 }, // 171
		{ k: "fork", to: [170, 171] }, // 172
		{ k: "literal", literal: 12, to: 172 }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "op", do: { op: "settle" }, to: 155 }, // 175
		{ k: "look", body: 37, to: 175 }, // 176
		{ k: "literal", literal: 8, to: 176 }, // 177
		{ k: "look", body: 69, to: 175 }, // 178
		{ k: "eol", to: 178 }, // 179
		{ k: "fork", to: [179, 178] }, // 180
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 180 }, // 181
		{ k: "look", body: 75, to: 175 }, // 182
		{ k: "literal", literal: 8, to: 182 }, // 183
		{ k: "op", do: { op: "repair", code: 3 }, to: 183 }, // 184
		{ k: "space", greedy: true, to: 177 }, // 185
		{ k: "literal", literal: 8, to: 185 }, // 186
		{ k: "op", do: { op: "repair", code: 4 }, to: 186 }, // 187
		{ k: "look", body: 83, to: 175 }, // 188
		{ k: "literal", literal: 14, to: 188 }, // 189
		{ k: "literal", literal: 2, to: 188 }, // 190
		{ k: "fork", to: [189, 190] }, // 191
		{ k: "eol", to: 191 }, // 192
		{ k: "fork", to: [192, 191] }, // 193
		{ k: "op", do: { op: "repair", code: 5 }, to: 193 }, // 194
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 175 }, // 195
		{ k: "literal", literal: 4, to: 195 }, // 196
		{ k: "slot", slot: "unbound", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 4, to: 197 }, // 198
		{ k: "literal", literal: 13, to: 198 }, // 199
		{ k: "literal", literal: 3, to: 195 }, // 200
		{ k: "slot", slot: "tool", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 4, to: 201 }, // 202
		{ k: "literal", literal: 5, to: 202 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "literal", literal: 2, to: 204 }, // 205
		{ k: "literal", literal: 2, to: 195 }, // 206
		{ k: "fork", to: [206, 203] }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "literal", literal: 7, to: 208 }, // 209
		{ k: "fork", to: [199, 205, 209] }, // 210
		{ k: "eol", to: 210 }, // 211
		{ k: "fork", to: [211, 210] }, // 212
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 212 }, // 213
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 175 }, // 214
		{ k: "literal", literal: 4, to: 214 }, // 215
		{ k: "slot", slot: "unbound", field: "skip", to: 215 }, // 216
		{ k: "literal", literal: 4, to: 216 }, // 217
		{ k: "literal", literal: 15, to: 217 }, // 218
		{ k: "atom", kind: "word", field: "skip", to: 218 }, // 219
		{ k: "literal", literal: 16, to: 219 }, // 220
		{ k: "fork", to: [216, 220] }, // 221
		{ k: "space", greedy: true, to: 221 }, // 222
		{ k: "literal", literal: 8, to: 222 }, // 223
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 223 }, // 224
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 175 }, // 225
		{ k: "literal", literal: 3, to: 225 }, // 226
		{ k: "slot", slot: "tool", field: "skip", to: 226 }, // 227
		{ k: "literal", literal: 4, to: 227 }, // 228
		{ k: "literal", literal: 5, to: 228 }, // 229
		{ k: "look", body: 127, to: 175 }, // 230
		{ k: "literal", literal: 14, to: 230 }, // 231
		{ k: "literal", literal: 7, to: 230 }, // 232
		{ k: "literal", literal: 2, to: 230 }, // 233
		{ k: "fork", to: [231, 232, 233] }, // 234
		{ k: "eol", to: 234 }, // 235
		{ k: "fork", to: [235, 234] }, // 236
		{ k: "op", do: { op: "repair", code: 5 }, to: 236 }, // 237
		{ k: "fork", to: [177, 181, 184, 187, 194, 213, 224, 229, 237] }, // 238
		{ k: "text", field: "value", typed: true, stray: false, exits: 238, stops: [8, 25, 26, 27, 28, 29, 30, 13, 2, 7, 31, 32, 14, 5] }, // 239
		{ k: "fork", to: [174, 239] }, // 240
		{ k: "literal", literal: 17, to: 240 }, // 241
		{ k: "literal", literal: 4, to: 241 }, // 242
		{ k: "atom", kind: "word", field: "key", to: 242 }, // 243
		{ k: "literal", literal: 4, to: 243 }, // 244
		{ k: "literal", literal: 18, to: 241 }, // 245
		{ k: "atom", kind: "word", field: "key", to: 245 }, // 246
		{ k: "literal", literal: 18, to: 246 }, // 247
		{ k: "op", do: { op: "repair", code: 0 }, to: 247 }, // 248
		{ k: "fork", to: [244, 248] }, // 249
		{ k: "literal", literal: 13, to: 249 }, // 250
		{ k: "literal", literal: 19, to: 249 }, // 251
		{ k: "op", do: { op: "repair", code: 1 }, to: 251 }, // 252
		{ k: "fork", to: [250, 252] }, // 253
		{ k: "literal", literal: 20, to: 155 }, // 254
		{ k: "fork", to: [29, 254] }, // 255
		{ k: "space", greedy: true, to: 255 }, // 256
		{ k: "literal", literal: 3, to: 256 }, // 257
		{ k: "literal", literal: 20, to: 0 }, // 258
		{ k: "fork", to: [33, 34, 258] }, // 259
		{ k: "space", greedy: true, to: 259 }, // 260
		{ k: "literal", literal: 3, to: 260 }, // 261
		{ k: "look", body: 261, to: 257 }, // 262
		{ k: "atom", kind: "word", field: "name", to: 262 }, // 263
		{ k: "literal", literal: 4, to: 263 }, // 264
		{ k: "literal", literal: 21, to: 256 }, // 265
		{ k: "literal", literal: 21, to: 260 }, // 266
		{ k: "look", body: 266, to: 265 }, // 267
		{ k: "atom", kind: "word", field: "name", to: 267 }, // 268
		{ k: "literal", literal: 18, to: 268 }, // 269
		{ k: "op", do: { op: "repair", code: 0 }, to: 269 }, // 270
		{ k: "fork", to: [264, 270] }, // 271
		{ k: "literal", literal: 5, to: 271 }, // 272
		{ k: "literal", literal: 22, to: 271 }, // 273
		{ k: "op", do: { op: "repair", code: 1 }, to: 273 }, // 274
		{ k: "fork", to: [272, 274] }, // 275
		{ k: "op", do: { op: "open", unit: 0 }, to: 275 }, // 276
		{ k: "op", do: { op: "settle" }, to: 0 }, // 277
		{ k: "eol", to: 2 }, // 278
		{ k: "fork", to: [278, 2] }, // 279
		{ k: "eol", to: 279 }, // 280
		{ k: "fork", to: [280, 279] }, // 281
		{ k: "literal", literal: 0, to: 281 }, // 282
		{ k: "eol", to: 282 }, // 283
		{ k: "fork", to: [283, 282] }, // 284
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 284, stops: [23, 24, 0] }, // 285
		{ k: "eol", to: 285 }, // 286
		{ k: "fork", to: [286, 285] }, // 287
		{ k: "literal", literal: 1, to: 287 }, // 288
		{ k: "fork", to: [288, 287] }, // 289
	],
};
