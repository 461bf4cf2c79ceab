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
	lenient: ["more-attributes", "unopened-data", "single-quotes", "no-blank", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		"<param name=", // 10
		"]]><param>", // 11
		">", // 12
		"]]></", // 13
		"=", // 14
		" ", // 15
		"<", // 16
		"[", // 17
		"CDATA", // 18
		"<![", // 19
		"<param>", // 20
		"</", // 21
		"=\"", // 22
		"'", // 23
		"<paramname=", // 24
		"<arguments>", // 25
		"'>", // 26
		"<functionname=", // 27
		"\n</think>", // 28
		"\r\n</think>", // 29
		"\n<param name=", // 30
		"\n</function>", // 31
		"\n</arguments>", // 32
		"\r\n<param name=", // 33
		"\r\n</function>", // 34
		"\r\n</arguments>", // 35
		"\n]]><param>", // 36
		"\r\n]]><param>", // 37
		"\n<param>", // 38
		"\r\n<param>", // 39
	],
	openings: [1, 5, 27],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 384 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5, 27], after: 2, closable: [20, 206], closableByLoop: [21, 26, 27, 28, 29, 30, 31, 32, 38, 39, 40, 41, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 71, 72, 73, 74, 75, 108, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 133, 134, 135, 136, 137, 138, 139, 172, 173, 174, 175, 176, 177, 178, 179, 180, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 267, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 327, 328, 329, 330, 331, 332, 333, 334, 335, 361, 362, 363, 364, 369, 372, 374], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 27], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 383, 0] }, // 3
		{ k: "fork", to: [19, 383] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [28, 29, 0], terminators: [5] }, // 13
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
		{ k: "op", do: { op: "repair", code: 5 }, to: 26 }, // 27
		{ k: "fork", to: [21, 27] }, // 28
		{ k: "fork", to: [205, 28] }, // 29
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
		{ k: "literal", literal: 4, to: 0 }, // 42
		{ k: "slot", slot: "unbound", field: "skip", to: 42 }, // 43
		{ k: "literal", literal: 4, to: 43 }, // 44
		{ k: "literal", literal: 10, to: 44 }, // 45
		{ k: "assert", what: "end", to: 0 }, // 46
		{ k: "fork", to: [25, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 2, to: 48 }, // 49
		{ k: "fork", to: [34, 25, 46] }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 7, to: 51 }, // 52
		{ k: "fork", to: [45, 49, 52] }, // 53
		{ k: "look", body: 53, to: 32 }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "op", do: { op: "repair", code: 4 }, to: 56 }, // 57
		{ k: "fork", to: [25, 34] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 32 }, // 60
		{ k: "literal", literal: 8, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 9, to: 62 }, // 63
		{ k: "op", do: { op: "repair", code: 5 }, to: 63 }, // 64
		{ k: "space", greedy: true, to: 41 }, // 65
		{ k: "literal", literal: 8, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 9, to: 67 }, // 68
		{ k: "op", do: { op: "repair", code: 6 }, to: 68 }, // 69
		{ k: "space", greedy: true, to: 53 }, // 70
		{ k: "look", body: 70, to: 32 }, // 71
		{ k: "literal", literal: 11, to: 71 }, // 72
		{ k: "eol", to: 72 }, // 73
		{ k: "fork", to: [73, 72] }, // 74
		{ k: "op", do: { op: "repair", code: 7 }, to: 74 }, // 75
		{ k: "op", do: { op: "break", at: "skip" }, to: 32 }, // 76
		{ k: "literal", literal: 4, to: 76 }, // 77
		{ k: "slot", slot: "unbound", field: "skip", to: 77 }, // 78
		{ k: "literal", literal: 4, to: 78 }, // 79
		{ k: "literal", literal: 10, to: 79 }, // 80
		{ k: "literal", literal: 2, to: 76 }, // 81
		{ k: "literal", literal: 7, to: 76 }, // 82
		{ k: "fork", to: [80, 81, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 12, to: 84 }, // 85
		{ k: "atom", kind: "word", field: "skip", to: 85 }, // 86
		{ k: "literal", literal: 13, to: 86 }, // 87
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 87 }, // 88
		{ k: "literal", literal: 14, to: 79 }, // 89
		{ k: "atom", kind: "word", field: "skip", to: 89 }, // 90
		{ k: "literal", literal: 15, to: 90 }, // 91
		{ k: "atom", kind: "word", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 16, to: 92 }, // 93
		{ k: "literal", literal: 3, to: 76 }, // 94
		{ k: "slot", slot: "tool", field: "skip", to: 94 }, // 95
		{ k: "literal", literal: 4, to: 95 }, // 96
		{ k: "fork", to: [79, 78, 93, 96, 95] }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 8, to: 98 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 9, to: 100 }, // 101
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 101 }, // 102
		{ k: "op", do: { op: "break", at: "here" }, to: 32 }, // 103
		{ k: "literal", literal: 3, to: 103 }, // 104
		{ k: "slot", slot: "tool", field: "skip", to: 104 }, // 105
		{ k: "literal", literal: 4, to: 105 }, // 106
		{ k: "literal", literal: 5, to: 106 }, // 107
		{ k: "fork", to: [41, 57, 64, 69, 75, 88, 102, 107] }, // 108
		{ k: "text", field: "value", typed: true, stray: false, exits: 108, stops: [9, 30, 31, 32, 33, 34, 35, 10, 2, 7, 36, 37, 11, 13, 5], terminators: [32] }, // 109
		{ k: "literal", literal: 17, to: 109 }, // 110
		{ k: "literal", literal: 18, to: 110 }, // 111
		{ k: "atom", kind: "word", field: "skip", to: 110 }, // 112
		{ k: "fork", to: [111, 112] }, // 113
		{ k: "literal", literal: 19, to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "op", do: { op: "settle" }, to: 30 }, // 116
		{ k: "look", body: 37, to: 116 }, // 117
		{ k: "literal", literal: 8, to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 9, to: 119 }, // 120
		{ k: "op", do: { op: "repair", code: 1 }, to: 120 }, // 121
		{ k: "look", body: 53, to: 116 }, // 122
		{ k: "eol", to: 122 }, // 123
		{ k: "fork", to: [123, 122] }, // 124
		{ k: "op", do: { op: "repair", code: 4 }, to: 124 }, // 125
		{ k: "look", body: 59, to: 116 }, // 126
		{ k: "literal", literal: 8, to: 126 }, // 127
		{ k: "op", do: { op: "repair", code: 5 }, to: 127 }, // 128
		{ k: "literal", literal: 8, to: 119 }, // 129
		{ k: "op", do: { op: "repair", code: 6 }, to: 129 }, // 130
		{ k: "fork", to: [45, 49] }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "look", body: 132, to: 116 }, // 133
		{ k: "literal", literal: 20, to: 133 }, // 134
		{ k: "literal", literal: 2, to: 133 }, // 135
		{ k: "fork", to: [134, 135] }, // 136
		{ k: "eol", to: 136 }, // 137
		{ k: "fork", to: [137, 136] }, // 138
		{ k: "op", do: { op: "repair", code: 7 }, to: 138 }, // 139
		{ k: "op", do: { op: "break", at: "skip" }, to: 116 }, // 140
		{ k: "literal", literal: 4, to: 140 }, // 141
		{ k: "slot", slot: "unbound", field: "skip", to: 141 }, // 142
		{ k: "literal", literal: 4, to: 142 }, // 143
		{ k: "literal", literal: 10, to: 143 }, // 144
		{ k: "literal", literal: 2, to: 140 }, // 145
		{ k: "literal", literal: 7, to: 140 }, // 146
		{ k: "fork", to: [144, 145, 146] }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "literal", literal: 12, to: 148 }, // 149
		{ k: "atom", kind: "word", field: "skip", to: 149 }, // 150
		{ k: "literal", literal: 21, to: 150 }, // 151
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 151 }, // 152
		{ k: "literal", literal: 14, to: 143 }, // 153
		{ k: "atom", kind: "word", field: "skip", to: 153 }, // 154
		{ k: "literal", literal: 15, to: 154 }, // 155
		{ k: "atom", kind: "word", field: "skip", to: 155 }, // 156
		{ k: "literal", literal: 16, to: 156 }, // 157
		{ k: "literal", literal: 3, to: 140 }, // 158
		{ k: "slot", slot: "tool", field: "skip", to: 158 }, // 159
		{ k: "literal", literal: 4, to: 159 }, // 160
		{ k: "fork", to: [143, 142, 157, 160, 159] }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 8, to: 162 }, // 163
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 163 }, // 164
		{ k: "op", do: { op: "break", at: "here" }, to: 116 }, // 165
		{ k: "literal", literal: 3, to: 165 }, // 166
		{ k: "slot", slot: "tool", field: "skip", to: 166 }, // 167
		{ k: "literal", literal: 4, to: 167 }, // 168
		{ k: "literal", literal: 5, to: 168 }, // 169
		{ k: "fork", to: [45, 52, 49] }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "look", body: 171, to: 116 }, // 172
		{ k: "literal", literal: 20, to: 172 }, // 173
		{ k: "literal", literal: 7, to: 172 }, // 174
		{ k: "literal", literal: 2, to: 172 }, // 175
		{ k: "fork", to: [173, 174, 175] }, // 176
		{ k: "eol", to: 176 }, // 177
		{ k: "fork", to: [177, 176] }, // 178
		{ k: "op", do: { op: "repair", code: 7 }, to: 178 }, // 179
		{ k: "fork", to: [118, 121, 125, 128, 130, 139, 152, 164, 169, 179] }, // 180
		{ k: "text", field: "value", typed: true, stray: false, exits: 180, stops: [8, 9, 30, 31, 32, 33, 34, 35, 10, 2, 7, 38, 39, 20, 21, 5], terminators: [116] }, // 181
		{ k: "fork", to: [115, 181] }, // 182
		{ k: "literal", literal: 12, to: 182 }, // 183
		{ k: "literal", literal: 4, to: 183 }, // 184
		{ k: "atom", kind: "word", field: "key", to: 184 }, // 185
		{ k: "literal", literal: 4, to: 185 }, // 186
		{ k: "fork", to: [192, 183] }, // 187
		{ k: "literal", literal: 4, to: 187 }, // 188
		{ k: "atom", kind: "attr", field: "skip", to: 188 }, // 189
		{ k: "literal", literal: 22, to: 189 }, // 190
		{ k: "atom", kind: "word", field: "skip", to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 4, to: 192 }, // 193
		{ k: "atom", kind: "word", field: "key", to: 193 }, // 194
		{ k: "literal", literal: 4, to: 194 }, // 195
		{ k: "op", do: { op: "repair", code: 0 }, to: 195 }, // 196
		{ k: "literal", literal: 23, to: 183 }, // 197
		{ k: "atom", kind: "word", field: "key", to: 197 }, // 198
		{ k: "literal", literal: 23, to: 198 }, // 199
		{ k: "op", do: { op: "repair", code: 2 }, to: 199 }, // 200
		{ k: "fork", to: [186, 196, 200] }, // 201
		{ k: "literal", literal: 10, to: 201 }, // 202
		{ k: "literal", literal: 24, to: 201 }, // 203
		{ k: "op", do: { op: "repair", code: 3 }, to: 203 }, // 204
		{ k: "fork", to: [202, 204] }, // 205
		{ k: "space", greedy: true, to: 28 }, // 206
		{ k: "literal", literal: 7, to: 206 }, // 207
		{ k: "fork", to: [360, 207] }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "op", do: { op: "definite" }, to: 209 }, // 210
		{ k: "op", do: { op: "settle" }, to: 210 }, // 211
		{ k: "look", body: 37, to: 211 }, // 212
		{ k: "literal", literal: 8, to: 212 }, // 213
		{ k: "space", greedy: true, to: 213 }, // 214
		{ k: "literal", literal: 9, to: 214 }, // 215
		{ k: "look", body: 53, to: 211 }, // 216
		{ k: "eol", to: 216 }, // 217
		{ k: "fork", to: [217, 216] }, // 218
		{ k: "op", do: { op: "repair", code: 4 }, to: 218 }, // 219
		{ k: "look", body: 59, to: 211 }, // 220
		{ k: "literal", literal: 8, to: 220 }, // 221
		{ k: "space", greedy: true, to: 221 }, // 222
		{ k: "literal", literal: 9, to: 222 }, // 223
		{ k: "op", do: { op: "repair", code: 5 }, to: 223 }, // 224
		{ k: "space", greedy: true, to: 215 }, // 225
		{ k: "literal", literal: 8, to: 225 }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "literal", literal: 9, to: 227 }, // 228
		{ k: "op", do: { op: "repair", code: 6 }, to: 228 }, // 229
		{ k: "look", body: 70, to: 211 }, // 230
		{ k: "literal", literal: 11, to: 230 }, // 231
		{ k: "eol", to: 231 }, // 232
		{ k: "fork", to: [232, 231] }, // 233
		{ k: "op", do: { op: "repair", code: 7 }, to: 233 }, // 234
		{ k: "op", do: { op: "break", at: "skip" }, to: 211 }, // 235
		{ k: "literal", literal: 4, to: 235 }, // 236
		{ k: "slot", slot: "unbound", field: "skip", to: 236 }, // 237
		{ k: "literal", literal: 4, to: 237 }, // 238
		{ k: "literal", literal: 10, to: 238 }, // 239
		{ k: "literal", literal: 2, to: 235 }, // 240
		{ k: "literal", literal: 7, to: 235 }, // 241
		{ k: "fork", to: [239, 240, 241] }, // 242
		{ k: "space", greedy: true, to: 242 }, // 243
		{ k: "literal", literal: 12, to: 243 }, // 244
		{ k: "atom", kind: "word", field: "skip", to: 244 }, // 245
		{ k: "literal", literal: 13, to: 245 }, // 246
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 246 }, // 247
		{ k: "literal", literal: 14, to: 238 }, // 248
		{ k: "atom", kind: "word", field: "skip", to: 248 }, // 249
		{ k: "literal", literal: 15, to: 249 }, // 250
		{ k: "atom", kind: "word", field: "skip", to: 250 }, // 251
		{ k: "literal", literal: 16, to: 251 }, // 252
		{ k: "literal", literal: 3, to: 235 }, // 253
		{ k: "slot", slot: "tool", field: "skip", to: 253 }, // 254
		{ k: "literal", literal: 4, to: 254 }, // 255
		{ k: "fork", to: [238, 237, 252, 255, 254] }, // 256
		{ k: "space", greedy: true, to: 256 }, // 257
		{ k: "literal", literal: 8, to: 257 }, // 258
		{ k: "space", greedy: true, to: 258 }, // 259
		{ k: "literal", literal: 9, to: 259 }, // 260
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 260 }, // 261
		{ k: "op", do: { op: "break", at: "here" }, to: 211 }, // 262
		{ k: "literal", literal: 3, to: 262 }, // 263
		{ k: "slot", slot: "tool", field: "skip", to: 263 }, // 264
		{ k: "literal", literal: 4, to: 264 }, // 265
		{ k: "literal", literal: 5, to: 265 }, // 266
		{ k: "fork", to: [215, 219, 224, 229, 234, 247, 261, 266] }, // 267
		{ k: "text", field: "value", typed: true, stray: false, exits: 267, stops: [9, 30, 31, 32, 33, 34, 35, 10, 2, 7, 36, 37, 11, 13, 5], terminators: [211] }, // 268
		{ k: "literal", literal: 17, to: 268 }, // 269
		{ k: "literal", literal: 18, to: 269 }, // 270
		{ k: "atom", kind: "word", field: "skip", to: 269 }, // 271
		{ k: "fork", to: [270, 271] }, // 272
		{ k: "literal", literal: 19, to: 272 }, // 273
		{ k: "space", greedy: true, to: 273 }, // 274
		{ k: "op", do: { op: "settle" }, to: 209 }, // 275
		{ k: "look", body: 37, to: 275 }, // 276
		{ k: "literal", literal: 8, to: 276 }, // 277
		{ k: "space", greedy: true, to: 277 }, // 278
		{ k: "literal", literal: 9, to: 278 }, // 279
		{ k: "op", do: { op: "repair", code: 1 }, to: 279 }, // 280
		{ k: "look", body: 53, to: 275 }, // 281
		{ k: "eol", to: 281 }, // 282
		{ k: "fork", to: [282, 281] }, // 283
		{ k: "op", do: { op: "repair", code: 4 }, to: 283 }, // 284
		{ k: "look", body: 59, to: 275 }, // 285
		{ k: "literal", literal: 8, to: 285 }, // 286
		{ k: "op", do: { op: "repair", code: 5 }, to: 286 }, // 287
		{ k: "literal", literal: 8, to: 278 }, // 288
		{ k: "op", do: { op: "repair", code: 6 }, to: 288 }, // 289
		{ k: "look", body: 132, to: 275 }, // 290
		{ k: "literal", literal: 20, to: 290 }, // 291
		{ k: "literal", literal: 2, to: 290 }, // 292
		{ k: "fork", to: [291, 292] }, // 293
		{ k: "eol", to: 293 }, // 294
		{ k: "fork", to: [294, 293] }, // 295
		{ k: "op", do: { op: "repair", code: 7 }, to: 295 }, // 296
		{ k: "op", do: { op: "break", at: "skip" }, to: 275 }, // 297
		{ k: "literal", literal: 4, to: 297 }, // 298
		{ k: "slot", slot: "unbound", field: "skip", to: 298 }, // 299
		{ k: "literal", literal: 4, to: 299 }, // 300
		{ k: "literal", literal: 10, to: 300 }, // 301
		{ k: "literal", literal: 2, to: 297 }, // 302
		{ k: "literal", literal: 7, to: 297 }, // 303
		{ k: "fork", to: [301, 302, 303] }, // 304
		{ k: "space", greedy: true, to: 304 }, // 305
		{ k: "literal", literal: 12, to: 305 }, // 306
		{ k: "atom", kind: "word", field: "skip", to: 306 }, // 307
		{ k: "literal", literal: 21, to: 307 }, // 308
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 308 }, // 309
		{ k: "literal", literal: 14, to: 300 }, // 310
		{ k: "atom", kind: "word", field: "skip", to: 310 }, // 311
		{ k: "literal", literal: 15, to: 311 }, // 312
		{ k: "atom", kind: "word", field: "skip", to: 312 }, // 313
		{ k: "literal", literal: 16, to: 313 }, // 314
		{ k: "literal", literal: 3, to: 297 }, // 315
		{ k: "slot", slot: "tool", field: "skip", to: 315 }, // 316
		{ k: "literal", literal: 4, to: 316 }, // 317
		{ k: "fork", to: [300, 299, 314, 317, 316] }, // 318
		{ k: "space", greedy: true, to: 318 }, // 319
		{ k: "literal", literal: 8, to: 319 }, // 320
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 320 }, // 321
		{ k: "op", do: { op: "break", at: "here" }, to: 275 }, // 322
		{ k: "literal", literal: 3, to: 322 }, // 323
		{ k: "slot", slot: "tool", field: "skip", to: 323 }, // 324
		{ k: "literal", literal: 4, to: 324 }, // 325
		{ k: "literal", literal: 5, to: 325 }, // 326
		{ k: "look", body: 171, to: 275 }, // 327
		{ k: "literal", literal: 20, to: 327 }, // 328
		{ k: "literal", literal: 7, to: 327 }, // 329
		{ k: "literal", literal: 2, to: 327 }, // 330
		{ k: "fork", to: [328, 329, 330] }, // 331
		{ k: "eol", to: 331 }, // 332
		{ k: "fork", to: [332, 331] }, // 333
		{ k: "op", do: { op: "repair", code: 7 }, to: 333 }, // 334
		{ k: "fork", to: [277, 280, 284, 287, 289, 296, 309, 321, 326, 334] }, // 335
		{ k: "text", field: "value", typed: true, stray: false, exits: 335, stops: [8, 9, 30, 31, 32, 33, 34, 35, 10, 2, 7, 38, 39, 20, 21, 5], terminators: [275] }, // 336
		{ k: "fork", to: [274, 336] }, // 337
		{ k: "literal", literal: 12, to: 337 }, // 338
		{ k: "literal", literal: 4, to: 338 }, // 339
		{ k: "atom", kind: "word", field: "key", to: 339 }, // 340
		{ k: "literal", literal: 4, to: 340 }, // 341
		{ k: "fork", to: [347, 338] }, // 342
		{ k: "literal", literal: 4, to: 342 }, // 343
		{ k: "atom", kind: "attr", field: "skip", to: 343 }, // 344
		{ k: "literal", literal: 22, to: 344 }, // 345
		{ k: "atom", kind: "word", field: "skip", to: 345 }, // 346
		{ k: "space", greedy: true, to: 346 }, // 347
		{ k: "literal", literal: 4, to: 347 }, // 348
		{ k: "atom", kind: "word", field: "key", to: 348 }, // 349
		{ k: "literal", literal: 4, to: 349 }, // 350
		{ k: "op", do: { op: "repair", code: 0 }, to: 350 }, // 351
		{ k: "literal", literal: 23, to: 338 }, // 352
		{ k: "atom", kind: "word", field: "key", to: 352 }, // 353
		{ k: "literal", literal: 23, to: 353 }, // 354
		{ k: "op", do: { op: "repair", code: 2 }, to: 354 }, // 355
		{ k: "fork", to: [341, 351, 355] }, // 356
		{ k: "literal", literal: 10, to: 356 }, // 357
		{ k: "literal", literal: 24, to: 356 }, // 358
		{ k: "op", do: { op: "repair", code: 3 }, to: 358 }, // 359
		{ k: "fork", to: [357, 359] }, // 360
		{ k: "literal", literal: 25, to: 209 }, // 361
		{ k: "fork", to: [29, 361] }, // 362
		{ k: "space", greedy: true, to: 362 }, // 363
		{ k: "literal", literal: 3, to: 363 }, // 364
		{ k: "literal", literal: 25, to: 0 }, // 365
		{ k: "fork", to: [33, 34, 365] }, // 366
		{ k: "space", greedy: true, to: 366 }, // 367
		{ k: "literal", literal: 3, to: 367 }, // 368
		{ k: "look", body: 368, to: 364 }, // 369
		{ k: "atom", kind: "word", field: "name", to: 369 }, // 370
		{ k: "literal", literal: 4, to: 370 }, // 371
		{ k: "literal", literal: 26, to: 363 }, // 372
		{ k: "literal", literal: 26, to: 367 }, // 373
		{ k: "look", body: 373, to: 372 }, // 374
		{ k: "atom", kind: "word", field: "name", to: 374 }, // 375
		{ k: "literal", literal: 23, to: 375 }, // 376
		{ k: "op", do: { op: "repair", code: 2 }, to: 376 }, // 377
		{ k: "fork", to: [371, 377] }, // 378
		{ k: "literal", literal: 5, to: 378 }, // 379
		{ k: "literal", literal: 27, to: 378 }, // 380
		{ k: "op", do: { op: "repair", code: 3 }, to: 380 }, // 381
		{ k: "fork", to: [379, 381] }, // 382
		{ k: "op", do: { op: "open", unit: 0 }, to: 382 }, // 383
		{ k: "fork", to: [16, 15] }, // 384
	],
};
