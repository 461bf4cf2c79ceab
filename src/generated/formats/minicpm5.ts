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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 293 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5, 22], after: 2, closable: [20, 154], closableByLoop: [21, 26, 27, 28, 29, 30, 31, 32, 38, 39, 40, 41, 42, 43, 47, 55, 56, 57, 70, 71, 72, 73, 76, 77, 78, 79, 80, 81, 84, 85, 86, 87, 88, 89, 90, 91, 92, 96, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 123, 124, 130, 131, 132, 133, 134, 135, 136, 137, 138, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 169, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 202, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 229, 230, 234, 235, 236, 237, 238, 239, 240, 241, 242, 258, 259, 260, 261, 266, 269, 271], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 22], stray: false }, // 2
		{ k: "fork", to: [19, 280, 0] }, // 3
		{ k: "fork", to: [19, 280] }, // 4
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
		{ k: "fork", to: [153, 28] }, // 29
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
		{ k: "op", do: { op: "repair", code: 2 }, to: 72 }, // 73
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
		{ k: "assert", what: "end", to: 91 }, // 100
		{ k: "fork", to: [99, 100] }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 2, to: 102 }, // 103
		{ k: "literal", literal: 2, to: 91 }, // 104
		{ k: "fork", to: [104, 99, 100] }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 7, to: 106 }, // 107
		{ k: "fork", to: [95, 103, 107] }, // 108
		{ k: "eol", to: 108 }, // 109
		{ k: "fork", to: [109, 108] }, // 110
		{ k: "op", do: { op: "repair", code: 6 }, to: 110 }, // 111
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 55 }, // 112
		{ k: "literal", literal: 4, to: 112 }, // 113
		{ k: "slot", slot: "unbound", field: "skip", to: 113 }, // 114
		{ k: "literal", literal: 4, to: 114 }, // 115
		{ k: "literal", literal: 15, to: 115 }, // 116
		{ k: "atom", kind: "word", field: "skip", to: 116 }, // 117
		{ k: "literal", literal: 16, to: 117 }, // 118
		{ k: "fork", to: [114, 118] }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 8, to: 120 }, // 121
		{ k: "op", do: { op: "repair", code: 7 }, to: 121 }, // 122
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 55 }, // 123
		{ k: "literal", literal: 3, to: 123 }, // 124
		{ k: "slot", slot: "tool", field: "skip", to: 124 }, // 125
		{ k: "literal", literal: 4, to: 125 }, // 126
		{ k: "literal", literal: 5, to: 126 }, // 127
		{ k: "fork", to: [61, 68, 65] }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "look", body: 129, to: 55 }, // 130
		{ k: "literal", literal: 14, to: 130 }, // 131
		{ k: "literal", literal: 7, to: 130 }, // 132
		{ k: "literal", literal: 2, to: 130 }, // 133
		{ k: "fork", to: [131, 132, 133] }, // 134
		{ k: "eol", to: 134 }, // 135
		{ k: "fork", to: [135, 134] }, // 136
		{ k: "op", do: { op: "repair", code: 5 }, to: 136 }, // 137
		{ k: "fork", to: [57, 73, 78, 81, 90, 111, 122, 127, 137] }, // 138
		{ k: "text", field: "value", typed: true, stray: false, exits: 138, stops: [8, 25, 26, 27, 28, 29, 30, 13, 2, 7, 31, 32, 14, 5] }, // 139
		{ k: "fork", to: [54, 139] }, // 140
		{ k: "literal", literal: 17, to: 140 }, // 141
		{ k: "literal", literal: 4, to: 141 }, // 142
		{ k: "atom", kind: "word", field: "key", to: 142 }, // 143
		{ k: "literal", literal: 4, to: 143 }, // 144
		{ k: "literal", literal: 18, to: 141 }, // 145
		{ k: "atom", kind: "word", field: "key", to: 145 }, // 146
		{ k: "literal", literal: 18, to: 146 }, // 147
		{ k: "op", do: { op: "repair", code: 0 }, to: 147 }, // 148
		{ k: "fork", to: [144, 148] }, // 149
		{ k: "literal", literal: 13, to: 149 }, // 150
		{ k: "literal", literal: 19, to: 149 }, // 151
		{ k: "op", do: { op: "repair", code: 1 }, to: 151 }, // 152
		{ k: "fork", to: [150, 152] }, // 153
		{ k: "space", greedy: true, to: 28 }, // 154
		{ k: "literal", literal: 7, to: 154 }, // 155
		{ k: "fork", to: [257, 155] }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "op", do: { op: "definite" }, to: 157 }, // 158
		{ k: "op", do: { op: "settle" }, to: 158 }, // 159
		{ k: "look", body: 37, to: 159 }, // 160
		{ k: "literal", literal: 8, to: 160 }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 9, to: 162 }, // 163
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 159 }, // 164
		{ k: "literal", literal: 3, to: 164 }, // 165
		{ k: "slot", slot: "tool", field: "skip", to: 165 }, // 166
		{ k: "literal", literal: 4, to: 166 }, // 167
		{ k: "literal", literal: 5, to: 167 }, // 168
		{ k: "fork", to: [163, 168] }, // 169
		{ k: "text", field: "value", typed: true, stray: false, exits: 169, stops: [9, 5] }, // 170
		{ k: "literal", literal: 10, to: 170 }, // 171
		{ k: "literal", literal: 11, to: 171 }, // 172
		{ k: "atom", kind: "word", field: "skip", to: 171 }, // 173
		{ k: "fork", to: [172, 173] }, // 174
		{ k: "literal", literal: 12, to: 174 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "op", do: { op: "settle" }, to: 157 }, // 177
		{ k: "look", body: 37, to: 177 }, // 178
		{ k: "literal", literal: 8, to: 178 }, // 179
		{ k: "look", body: 69, to: 177 }, // 180
		{ k: "eol", to: 180 }, // 181
		{ k: "fork", to: [181, 180] }, // 182
		{ k: "op", do: { op: "repair", code: 2 }, to: 182 }, // 183
		{ k: "look", body: 75, to: 177 }, // 184
		{ k: "literal", literal: 8, to: 184 }, // 185
		{ k: "op", do: { op: "repair", code: 3 }, to: 185 }, // 186
		{ k: "space", greedy: true, to: 179 }, // 187
		{ k: "literal", literal: 8, to: 187 }, // 188
		{ k: "op", do: { op: "repair", code: 4 }, to: 188 }, // 189
		{ k: "look", body: 83, to: 177 }, // 190
		{ k: "literal", literal: 14, to: 190 }, // 191
		{ k: "literal", literal: 2, to: 190 }, // 192
		{ k: "fork", to: [191, 192] }, // 193
		{ k: "eol", to: 193 }, // 194
		{ k: "fork", to: [194, 193] }, // 195
		{ k: "op", do: { op: "repair", code: 5 }, to: 195 }, // 196
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 177 }, // 197
		{ k: "literal", literal: 4, to: 197 }, // 198
		{ k: "slot", slot: "unbound", field: "skip", to: 198 }, // 199
		{ k: "literal", literal: 4, to: 199 }, // 200
		{ k: "literal", literal: 13, to: 200 }, // 201
		{ k: "literal", literal: 3, to: 197 }, // 202
		{ k: "slot", slot: "tool", field: "skip", to: 202 }, // 203
		{ k: "literal", literal: 4, to: 203 }, // 204
		{ k: "literal", literal: 5, to: 204 }, // 205
		{ k: "assert", what: "end", to: 197 }, // 206
		{ k: "fork", to: [205, 206] }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "literal", literal: 2, to: 208 }, // 209
		{ k: "literal", literal: 2, to: 197 }, // 210
		{ k: "fork", to: [210, 205, 206] }, // 211
		{ k: "space", greedy: true, to: 211 }, // 212
		{ k: "literal", literal: 7, to: 212 }, // 213
		{ k: "fork", to: [201, 209, 213] }, // 214
		{ k: "eol", to: 214 }, // 215
		{ k: "fork", to: [215, 214] }, // 216
		{ k: "op", do: { op: "repair", code: 6 }, to: 216 }, // 217
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 177 }, // 218
		{ k: "literal", literal: 4, to: 218 }, // 219
		{ k: "slot", slot: "unbound", field: "skip", to: 219 }, // 220
		{ k: "literal", literal: 4, to: 220 }, // 221
		{ k: "literal", literal: 15, to: 221 }, // 222
		{ k: "atom", kind: "word", field: "skip", to: 222 }, // 223
		{ k: "literal", literal: 16, to: 223 }, // 224
		{ k: "fork", to: [220, 224] }, // 225
		{ k: "space", greedy: true, to: 225 }, // 226
		{ k: "literal", literal: 8, to: 226 }, // 227
		{ k: "op", do: { op: "repair", code: 7 }, to: 227 }, // 228
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 177 }, // 229
		{ k: "literal", literal: 3, to: 229 }, // 230
		{ k: "slot", slot: "tool", field: "skip", to: 230 }, // 231
		{ k: "literal", literal: 4, to: 231 }, // 232
		{ k: "literal", literal: 5, to: 232 }, // 233
		{ k: "look", body: 129, to: 177 }, // 234
		{ k: "literal", literal: 14, to: 234 }, // 235
		{ k: "literal", literal: 7, to: 234 }, // 236
		{ k: "literal", literal: 2, to: 234 }, // 237
		{ k: "fork", to: [235, 236, 237] }, // 238
		{ k: "eol", to: 238 }, // 239
		{ k: "fork", to: [239, 238] }, // 240
		{ k: "op", do: { op: "repair", code: 5 }, to: 240 }, // 241
		{ k: "fork", to: [179, 183, 186, 189, 196, 217, 228, 233, 241] }, // 242
		{ k: "text", field: "value", typed: true, stray: false, exits: 242, stops: [8, 25, 26, 27, 28, 29, 30, 13, 2, 7, 31, 32, 14, 5] }, // 243
		{ k: "fork", to: [176, 243] }, // 244
		{ k: "literal", literal: 17, to: 244 }, // 245
		{ k: "literal", literal: 4, to: 245 }, // 246
		{ k: "atom", kind: "word", field: "key", to: 246 }, // 247
		{ k: "literal", literal: 4, to: 247 }, // 248
		{ k: "literal", literal: 18, to: 245 }, // 249
		{ k: "atom", kind: "word", field: "key", to: 249 }, // 250
		{ k: "literal", literal: 18, to: 250 }, // 251
		{ k: "op", do: { op: "repair", code: 0 }, to: 251 }, // 252
		{ k: "fork", to: [248, 252] }, // 253
		{ k: "literal", literal: 13, to: 253 }, // 254
		{ k: "literal", literal: 19, to: 253 }, // 255
		{ k: "op", do: { op: "repair", code: 1 }, to: 255 }, // 256
		{ k: "fork", to: [254, 256] }, // 257
		{ k: "literal", literal: 20, to: 157 }, // 258
		{ k: "fork", to: [29, 258] }, // 259
		{ k: "space", greedy: true, to: 259 }, // 260
		{ k: "literal", literal: 3, to: 260 }, // 261
		{ k: "literal", literal: 20, to: 0 }, // 262
		{ k: "fork", to: [33, 34, 262] }, // 263
		{ k: "space", greedy: true, to: 263 }, // 264
		{ k: "literal", literal: 3, to: 264 }, // 265
		{ k: "look", body: 265, to: 261 }, // 266
		{ k: "atom", kind: "word", field: "name", to: 266 }, // 267
		{ k: "literal", literal: 4, to: 267 }, // 268
		{ k: "literal", literal: 21, to: 260 }, // 269
		{ k: "literal", literal: 21, to: 264 }, // 270
		{ k: "look", body: 270, to: 269 }, // 271
		{ k: "atom", kind: "word", field: "name", to: 271 }, // 272
		{ k: "literal", literal: 18, to: 272 }, // 273
		{ k: "op", do: { op: "repair", code: 0 }, to: 273 }, // 274
		{ k: "fork", to: [268, 274] }, // 275
		{ k: "literal", literal: 5, to: 275 }, // 276
		{ k: "literal", literal: 22, to: 275 }, // 277
		{ k: "op", do: { op: "repair", code: 1 }, to: 277 }, // 278
		{ k: "fork", to: [276, 278] }, // 279
		{ k: "op", do: { op: "open", unit: 0 }, to: 279 }, // 280
		{ k: "op", do: { op: "settle" }, to: 0 }, // 281
		{ k: "eol", to: 2 }, // 282
		{ k: "fork", to: [282, 2] }, // 283
		{ k: "eol", to: 283 }, // 284
		{ k: "fork", to: [284, 283] }, // 285
		{ k: "literal", literal: 0, to: 285 }, // 286
		{ k: "eol", to: 286 }, // 287
		{ k: "fork", to: [287, 286] }, // 288
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 288, stops: [23, 24, 0] }, // 289
		{ k: "eol", to: 289 }, // 290
		{ k: "fork", to: [290, 289] }, // 291
		{ k: "literal", literal: 1, to: 291 }, // 292
		{ k: "fork", to: [292, 291] }, // 293
	],
};
