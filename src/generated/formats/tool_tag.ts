// Generated from grammars/tool_tag.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <tool name=…>: a convention of prompts, with four kinds of bodies */
export const tool_tag: Format = {
	version: 2,
	name: "tool_tag",
	title: "<tool name=…>: a convention of prompts, with four kinds of bodies",
	aliases: ["tool_name_tag"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 1024,
	lenient: ["signs-around", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</tool>", // 0
		"\">", // 1
		"<tool name=\"", // 2
		"'>", // 3
		"<tool name='", // 4
		"}", // 5
		"<parameter name=", // 6
		"</parameter>", // 7
		"<parameter name=\"", // 8
		"<parameter>", // 9
		">", // 10
		"</", // 11
		"=\"", // 12
		" ", // 13
		"<", // 14
		"/>", // 15
		"\"", // 16
		"\n</parameter>", // 17
		"\r\n</parameter>", // 18
		"\n\n<parameter name=\"", // 19
		"\n\n</tool>", // 20
		"\n\r\n<parameter name=\"", // 21
		"\n\r\n</tool>", // 22
		"\n<parameter name=\"", // 23
		"\n</tool>", // 24
		"\r\n\n<parameter name=\"", // 25
		"\r\n\n</tool>", // 26
		"\r\n\r\n<parameter name=\"", // 27
		"\r\n\r\n</tool>", // 28
		"\r\n<parameter name=\"", // 29
		"\r\n</tool>", // 30
		"\n<parameter>", // 31
		"\r\n<parameter>", // 32
		"\n</", // 33
		"\r\n</", // 34
	],
	openings: [2, 4],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 21, 22, 23, 24, 25, 26, 182, 183, 184, 185, 186, 187, 188], closableByLoop: [6, 10, 11, 15, 16, 17, 29, 30, 31, 35, 36, 37, 38, 49, 50, 51, 52, 53, 54, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 68, 69, 70, 71, 72, 73, 74, 75, 76, 79, 80, 81, 82, 92, 100, 101, 104, 107, 117, 118, 119, 122, 123, 124, 125, 126, 127, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 152, 162, 163, 166, 169, 189, 190, 191, 192, 193, 194, 195, 200, 201, 202], pairs: true }, // 0
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 21, 182, 183, 184, 185, 186, 187, 188, 206, 207, 208, 209, 210], closableByLoop: [6, 10, 11, 15, 16, 17, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 247, 248, 249, 250, 260, 268, 269, 272, 275, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 317, 327, 328, 331, 334, 344, 345, 346], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 4], stray: false }, // 2
		{ k: "fork", to: [205, 349, 0] }, // 3
		{ k: "fork", to: [205, 349] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "slot", slot: "tool", field: "skip", to: 7 }, // 8
		{ k: "literal", literal: 2, to: 8 }, // 9
		{ k: "look", body: 9, to: 5 }, // 10
		{ k: "op", do: { op: "repair", code: 2 }, to: 10 }, // 11
		{ k: "literal", literal: 3, to: 0 }, // 12
		{ k: "slot", slot: "tool", field: "skip", to: 12 }, // 13
		{ k: "literal", literal: 4, to: 13 }, // 14
		{ k: "look", body: 14, to: 5 }, // 15
		{ k: "op", do: { op: "repair", code: 2 }, to: 15 }, // 16
		{ k: "fork", to: [6, 11, 16] }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "literal", literal: 0, to: 0 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "look", body: 20, to: 18 }, // 21
		{ k: "fork", to: [24, 21] }, // 22
		{ k: "literal", literal: 5, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "op", do: { op: "repair", code: 0 }, to: 24 }, // 25
		{ k: "fork", to: [18, 25] }, // 26
		{ k: "value", py: false, field: "arguments", to: 26 }, // 27
		{ k: "op", do: { op: "commit" }, to: 27 }, // 28
		{ k: "fork", to: [113, 17] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "settle" }, to: 30 }, // 31
		{ k: "literal", literal: 6, to: 0 }, // 32
		{ k: "fork", to: [32, 19] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "look", body: 34, to: 31 }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "eol", to: 36 }, // 37
		{ k: "fork", to: [37, 36] }, // 38
		{ k: "slot", slot: "unbound", field: "skip", to: 7 }, // 39
		{ k: "literal", literal: 8, to: 39 }, // 40
		{ k: "assert", what: "end", to: 0 }, // 41
		{ k: "fork", to: [9, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 0, to: 43 }, // 44
		{ k: "fork", to: [14, 41] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 0, to: 46 }, // 47
		{ k: "fork", to: [40, 44, 47] }, // 48
		{ k: "look", body: 48, to: 31 }, // 49
		{ k: "eol", to: 49 }, // 50
		{ k: "fork", to: [50, 49] }, // 51
		{ k: "eol", to: 51 }, // 52
		{ k: "fork", to: [52, 51] }, // 53
		{ k: "op", do: { op: "repair", code: 1 }, to: 53 }, // 54
		{ k: "fork", to: [9, 14] }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "look", body: 56, to: 31 }, // 57
		{ k: "literal", literal: 7, to: 57 }, // 58
		{ k: "eol", to: 58 }, // 59
		{ k: "fork", to: [59, 58] }, // 60
		{ k: "op", do: { op: "repair", code: 2 }, to: 60 }, // 61
		{ k: "space", greedy: false, to: 38 }, // 62
		{ k: "literal", literal: 7, to: 62 }, // 63
		{ k: "eol", to: 63 }, // 64
		{ k: "fork", to: [64, 63] }, // 65
		{ k: "op", do: { op: "repair", code: 3 }, to: 65 }, // 66
		{ k: "space", greedy: true, to: 48 }, // 67
		{ k: "look", body: 67, to: 31 }, // 68
		{ k: "literal", literal: 9, to: 68 }, // 69
		{ k: "literal", literal: 0, to: 68 }, // 70
		{ k: "fork", to: [69, 70] }, // 71
		{ k: "eol", to: 71 }, // 72
		{ k: "fork", to: [72, 71] }, // 73
		{ k: "op", do: { op: "repair", code: 4 }, to: 73 }, // 74
		{ k: "op", do: { op: "break", at: "skip" }, to: 31 }, // 75
		{ k: "literal", literal: 1, to: 75 }, // 76
		{ k: "slot", slot: "unbound", field: "skip", to: 76 }, // 77
		{ k: "literal", literal: 8, to: 77 }, // 78
		{ k: "literal", literal: 0, to: 75 }, // 79
		{ k: "fork", to: [78, 79] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 10, to: 81 }, // 82
		{ k: "atom", kind: "word", field: "skip", to: 82 }, // 83
		{ k: "literal", literal: 11, to: 83 }, // 84
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 84 }, // 85
		{ k: "literal", literal: 12, to: 77 }, // 86
		{ k: "atom", kind: "word", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 13, to: 87 }, // 88
		{ k: "atom", kind: "word", field: "skip", to: 88 }, // 89
		{ k: "literal", literal: 14, to: 89 }, // 90
		{ k: "slot", slot: "tool", field: "skip", to: 76 }, // 91
		{ k: "literal", literal: 3, to: 75 }, // 92
		{ k: "slot", slot: "tool", field: "skip", to: 92 }, // 93
		{ k: "fork", to: [77, 90, 91, 93] }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 7, to: 95 }, // 96
		{ k: "eol", to: 96 }, // 97
		{ k: "fork", to: [97, 96] }, // 98
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 98 }, // 99
		{ k: "op", do: { op: "break", at: "here" }, to: 31 }, // 100
		{ k: "literal", literal: 1, to: 100 }, // 101
		{ k: "slot", slot: "tool", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 2, to: 102 }, // 103
		{ k: "literal", literal: 3, to: 100 }, // 104
		{ k: "slot", slot: "tool", field: "skip", to: 104 }, // 105
		{ k: "literal", literal: 4, to: 105 }, // 106
		{ k: "fork", to: [38, 54, 61, 66, 74, 85, 99, 103, 106] }, // 107
		{ k: "text", field: "value", typed: true, stray: false, exits: 107, stops: [17, 18, 7, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 8, 0, 31, 32, 9, 11, 2, 4] }, // 108
		{ k: "eol", to: 108 }, // 109
		{ k: "fork", to: [109, 108] }, // 110
		{ k: "literal", literal: 1, to: 110 }, // 111
		{ k: "atom", kind: "word", field: "key", to: 111 }, // 112
		{ k: "literal", literal: 8, to: 112 }, // 113
		{ k: "op", do: { op: "commit" }, to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "look", body: 32, to: 115 }, // 116
		{ k: "fork", to: [175, 17] }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "op", do: { op: "settle" }, to: 118 }, // 119
		{ k: "literal", literal: 14, to: 0 }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "look", body: 121, to: 119 }, // 122
		{ k: "literal", literal: 10, to: 122 }, // 123
		{ k: "same", field: "key", to: 123 }, // 124
		{ k: "literal", literal: 11, to: 124 }, // 125
		{ k: "eol", to: 125 }, // 126
		{ k: "fork", to: [126, 125] }, // 127
		{ k: "fork", to: [44, 47] }, // 128
		{ k: "look", body: 128, to: 119 }, // 129
		{ k: "eol", to: 129 }, // 130
		{ k: "fork", to: [130, 129] }, // 131
		{ k: "eol", to: 131 }, // 132
		{ k: "fork", to: [132, 131] }, // 133
		{ k: "op", do: { op: "repair", code: 1 }, to: 133 }, // 134
		{ k: "look", body: 56, to: 119 }, // 135
		{ k: "literal", literal: 10, to: 135 }, // 136
		{ k: "same", field: "key", to: 136 }, // 137
		{ k: "literal", literal: 11, to: 137 }, // 138
		{ k: "eol", to: 138 }, // 139
		{ k: "fork", to: [139, 138] }, // 140
		{ k: "op", do: { op: "repair", code: 2 }, to: 140 }, // 141
		{ k: "space", greedy: false, to: 127 }, // 142
		{ k: "literal", literal: 10, to: 142 }, // 143
		{ k: "same", field: "key", to: 143 }, // 144
		{ k: "literal", literal: 11, to: 144 }, // 145
		{ k: "eol", to: 145 }, // 146
		{ k: "fork", to: [146, 145] }, // 147
		{ k: "op", do: { op: "repair", code: 3 }, to: 147 }, // 148
		{ k: "op", do: { op: "break", at: "skip" }, to: 119 }, // 149
		{ k: "literal", literal: 1, to: 149 }, // 150
		{ k: "slot", slot: "tool", field: "skip", to: 150 }, // 151
		{ k: "literal", literal: 3, to: 149 }, // 152
		{ k: "slot", slot: "tool", field: "skip", to: 152 }, // 153
		{ k: "fork", to: [151, 153] }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 10, to: 155 }, // 156
		{ k: "same", field: "key", to: 156 }, // 157
		{ k: "literal", literal: 11, to: 157 }, // 158
		{ k: "eol", to: 158 }, // 159
		{ k: "fork", to: [159, 158] }, // 160
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 160 }, // 161
		{ k: "op", do: { op: "break", at: "here" }, to: 119 }, // 162
		{ k: "literal", literal: 1, to: 162 }, // 163
		{ k: "slot", slot: "tool", field: "skip", to: 163 }, // 164
		{ k: "literal", literal: 2, to: 164 }, // 165
		{ k: "literal", literal: 3, to: 162 }, // 166
		{ k: "slot", slot: "tool", field: "skip", to: 166 }, // 167
		{ k: "literal", literal: 4, to: 167 }, // 168
		{ k: "fork", to: [127, 134, 141, 148, 161, 165, 168] }, // 169
		{ k: "text", field: "value", typed: true, stray: false, exits: 169, stops: [33, 34, 11, 20, 22, 24, 26, 28, 30, 0, 2, 4] }, // 170
		{ k: "eol", to: 170 }, // 171
		{ k: "fork", to: [171, 170] }, // 172
		{ k: "literal", literal: 10, to: 172 }, // 173
		{ k: "atom", kind: "word", field: "key", to: 173 }, // 174
		{ k: "literal", literal: 14, to: 174 }, // 175
		{ k: "op", do: { op: "commit" }, to: 175 }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "literal", literal: 10, to: 0 }, // 178
		{ k: "atom", kind: "word", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 14, to: 179 }, // 180
		{ k: "look", body: 180, to: 177 }, // 181
		{ k: "op", do: { op: "commit" }, to: 5 }, // 182
		{ k: "literal", literal: 0, to: 182 }, // 183
		{ k: "look", body: 9, to: 182 }, // 184
		{ k: "op", do: { op: "repair", code: 2 }, to: 184 }, // 185
		{ k: "look", body: 14, to: 182 }, // 186
		{ k: "op", do: { op: "repair", code: 2 }, to: 186 }, // 187
		{ k: "fork", to: [183, 185, 187] }, // 188
		{ k: "fork", to: [28, 116, 181, 188] }, // 189
		{ k: "space", greedy: true, to: 189 }, // 190
		{ k: "literal", literal: 1, to: 190 }, // 191
		{ k: "literal", literal: 15, to: 182 }, // 192
		{ k: "space", greedy: true, to: 192 }, // 193
		{ k: "fork", to: [199, 193] }, // 194
		{ k: "literal", literal: 16, to: 194 }, // 195
		{ k: "atom", kind: "attr", field: "value", to: 195 }, // 196
		{ k: "literal", literal: 12, to: 196 }, // 197
		{ k: "atom", kind: "word", field: "key", to: 197 }, // 198
		{ k: "space", greedy: true, to: 198 }, // 199
		{ k: "fork", to: [199, 193] }, // 200
		{ k: "literal", literal: 16, to: 200 }, // 201
		{ k: "fork", to: [191, 201] }, // 202
		{ k: "atom", kind: "word", field: "name", to: 202 }, // 203
		{ k: "literal", literal: 2, to: 203 }, // 204
		{ k: "op", do: { op: "open", unit: 0 }, to: 204 }, // 205
		{ k: "fork", to: [208, 21] }, // 206
		{ k: "literal", literal: 5, to: 206 }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "op", do: { op: "repair", code: 0 }, to: 208 }, // 209
		{ k: "fork", to: [18, 209] }, // 210
		{ k: "value", py: false, field: "arguments", to: 210 }, // 211
		{ k: "op", do: { op: "commit" }, to: 211 }, // 212
		{ k: "fork", to: [281, 17] }, // 213
		{ k: "space", greedy: true, to: 213 }, // 214
		{ k: "op", do: { op: "settle" }, to: 214 }, // 215
		{ k: "look", body: 34, to: 215 }, // 216
		{ k: "literal", literal: 7, to: 216 }, // 217
		{ k: "eol", to: 217 }, // 218
		{ k: "fork", to: [218, 217] }, // 219
		{ k: "look", body: 48, to: 215 }, // 220
		{ k: "eol", to: 220 }, // 221
		{ k: "fork", to: [221, 220] }, // 222
		{ k: "eol", to: 222 }, // 223
		{ k: "fork", to: [223, 222] }, // 224
		{ k: "op", do: { op: "repair", code: 1 }, to: 224 }, // 225
		{ k: "look", body: 56, to: 215 }, // 226
		{ k: "literal", literal: 7, to: 226 }, // 227
		{ k: "eol", to: 227 }, // 228
		{ k: "fork", to: [228, 227] }, // 229
		{ k: "op", do: { op: "repair", code: 2 }, to: 229 }, // 230
		{ k: "space", greedy: false, to: 219 }, // 231
		{ k: "literal", literal: 7, to: 231 }, // 232
		{ k: "eol", to: 232 }, // 233
		{ k: "fork", to: [233, 232] }, // 234
		{ k: "op", do: { op: "repair", code: 3 }, to: 234 }, // 235
		{ k: "look", body: 67, to: 215 }, // 236
		{ k: "literal", literal: 9, to: 236 }, // 237
		{ k: "literal", literal: 0, to: 236 }, // 238
		{ k: "fork", to: [237, 238] }, // 239
		{ k: "eol", to: 239 }, // 240
		{ k: "fork", to: [240, 239] }, // 241
		{ k: "op", do: { op: "repair", code: 4 }, to: 241 }, // 242
		{ k: "op", do: { op: "break", at: "skip" }, to: 215 }, // 243
		{ k: "literal", literal: 1, to: 243 }, // 244
		{ k: "slot", slot: "unbound", field: "skip", to: 244 }, // 245
		{ k: "literal", literal: 8, to: 245 }, // 246
		{ k: "literal", literal: 0, to: 243 }, // 247
		{ k: "fork", to: [246, 247] }, // 248
		{ k: "space", greedy: true, to: 248 }, // 249
		{ k: "literal", literal: 10, to: 249 }, // 250
		{ k: "atom", kind: "word", field: "skip", to: 250 }, // 251
		{ k: "literal", literal: 11, to: 251 }, // 252
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 252 }, // 253
		{ k: "literal", literal: 12, to: 245 }, // 254
		{ k: "atom", kind: "word", field: "skip", to: 254 }, // 255
		{ k: "literal", literal: 13, to: 255 }, // 256
		{ k: "atom", kind: "word", field: "skip", to: 256 }, // 257
		{ k: "literal", literal: 14, to: 257 }, // 258
		{ k: "slot", slot: "tool", field: "skip", to: 244 }, // 259
		{ k: "literal", literal: 3, to: 243 }, // 260
		{ k: "slot", slot: "tool", field: "skip", to: 260 }, // 261
		{ k: "fork", to: [245, 258, 259, 261] }, // 262
		{ k: "space", greedy: true, to: 262 }, // 263
		{ k: "literal", literal: 7, to: 263 }, // 264
		{ k: "eol", to: 264 }, // 265
		{ k: "fork", to: [265, 264] }, // 266
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 266 }, // 267
		{ k: "op", do: { op: "break", at: "here" }, to: 215 }, // 268
		{ k: "literal", literal: 1, to: 268 }, // 269
		{ k: "slot", slot: "tool", field: "skip", to: 269 }, // 270
		{ k: "literal", literal: 2, to: 270 }, // 271
		{ k: "literal", literal: 3, to: 268 }, // 272
		{ k: "slot", slot: "tool", field: "skip", to: 272 }, // 273
		{ k: "literal", literal: 4, to: 273 }, // 274
		{ k: "fork", to: [219, 225, 230, 235, 242, 253, 267, 271, 274] }, // 275
		{ k: "text", field: "value", typed: true, stray: false, exits: 275, stops: [17, 18, 7, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 8, 0, 31, 32, 9, 11, 2, 4] }, // 276
		{ k: "eol", to: 276 }, // 277
		{ k: "fork", to: [277, 276] }, // 278
		{ k: "literal", literal: 1, to: 278 }, // 279
		{ k: "atom", kind: "word", field: "key", to: 279 }, // 280
		{ k: "literal", literal: 8, to: 280 }, // 281
		{ k: "op", do: { op: "commit" }, to: 281 }, // 282
		{ k: "space", greedy: true, to: 282 }, // 283
		{ k: "look", body: 32, to: 283 }, // 284
		{ k: "fork", to: [340, 17] }, // 285
		{ k: "space", greedy: true, to: 285 }, // 286
		{ k: "op", do: { op: "settle" }, to: 286 }, // 287
		{ k: "look", body: 121, to: 287 }, // 288
		{ k: "literal", literal: 10, to: 288 }, // 289
		{ k: "same", field: "key", to: 289 }, // 290
		{ k: "literal", literal: 11, to: 290 }, // 291
		{ k: "eol", to: 291 }, // 292
		{ k: "fork", to: [292, 291] }, // 293
		{ k: "look", body: 128, to: 287 }, // 294
		{ k: "eol", to: 294 }, // 295
		{ k: "fork", to: [295, 294] }, // 296
		{ k: "eol", to: 296 }, // 297
		{ k: "fork", to: [297, 296] }, // 298
		{ k: "op", do: { op: "repair", code: 1 }, to: 298 }, // 299
		{ k: "look", body: 56, to: 287 }, // 300
		{ k: "literal", literal: 10, to: 300 }, // 301
		{ k: "same", field: "key", to: 301 }, // 302
		{ k: "literal", literal: 11, to: 302 }, // 303
		{ k: "eol", to: 303 }, // 304
		{ k: "fork", to: [304, 303] }, // 305
		{ k: "op", do: { op: "repair", code: 2 }, to: 305 }, // 306
		{ k: "space", greedy: false, to: 293 }, // 307
		{ k: "literal", literal: 10, to: 307 }, // 308
		{ k: "same", field: "key", to: 308 }, // 309
		{ k: "literal", literal: 11, to: 309 }, // 310
		{ k: "eol", to: 310 }, // 311
		{ k: "fork", to: [311, 310] }, // 312
		{ k: "op", do: { op: "repair", code: 3 }, to: 312 }, // 313
		{ k: "op", do: { op: "break", at: "skip" }, to: 287 }, // 314
		{ k: "literal", literal: 1, to: 314 }, // 315
		{ k: "slot", slot: "tool", field: "skip", to: 315 }, // 316
		{ k: "literal", literal: 3, to: 314 }, // 317
		{ k: "slot", slot: "tool", field: "skip", to: 317 }, // 318
		{ k: "fork", to: [316, 318] }, // 319
		{ k: "space", greedy: true, to: 319 }, // 320
		{ k: "literal", literal: 10, to: 320 }, // 321
		{ k: "same", field: "key", to: 321 }, // 322
		{ k: "literal", literal: 11, to: 322 }, // 323
		{ k: "eol", to: 323 }, // 324
		{ k: "fork", to: [324, 323] }, // 325
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 325 }, // 326
		{ k: "op", do: { op: "break", at: "here" }, to: 287 }, // 327
		{ k: "literal", literal: 1, to: 327 }, // 328
		{ k: "slot", slot: "tool", field: "skip", to: 328 }, // 329
		{ k: "literal", literal: 2, to: 329 }, // 330
		{ k: "literal", literal: 3, to: 327 }, // 331
		{ k: "slot", slot: "tool", field: "skip", to: 331 }, // 332
		{ k: "literal", literal: 4, to: 332 }, // 333
		{ k: "fork", to: [293, 299, 306, 313, 326, 330, 333] }, // 334
		{ k: "text", field: "value", typed: true, stray: false, exits: 334, stops: [33, 34, 11, 20, 22, 24, 26, 28, 30, 0, 2, 4] }, // 335
		{ k: "eol", to: 335 }, // 336
		{ k: "fork", to: [336, 335] }, // 337
		{ k: "literal", literal: 10, to: 337 }, // 338
		{ k: "atom", kind: "word", field: "key", to: 338 }, // 339
		{ k: "literal", literal: 14, to: 339 }, // 340
		{ k: "op", do: { op: "commit" }, to: 340 }, // 341
		{ k: "space", greedy: true, to: 341 }, // 342
		{ k: "look", body: 180, to: 342 }, // 343
		{ k: "fork", to: [212, 284, 343, 188] }, // 344
		{ k: "space", greedy: true, to: 344 }, // 345
		{ k: "literal", literal: 3, to: 345 }, // 346
		{ k: "atom", kind: "word", field: "name", to: 346 }, // 347
		{ k: "literal", literal: 4, to: 347 }, // 348
		{ k: "op", do: { op: "open", unit: 1 }, to: 348 }, // 349
	],
};
