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
	lenient: ["unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</tool>", // 0
		"\">", // 1
		"<tool name=\"", // 2
		"'>", // 3
		"<tool name='", // 4
		"<parameter name=", // 5
		"</parameter>", // 6
		"<parameter name=\"", // 7
		"<parameter>", // 8
		" name=\"", // 9
		"<", // 10
		">", // 11
		"</", // 12
		"/>", // 13
		"\"", // 14
		"=\"", // 15
		"\n</parameter>", // 16
		"\r\n</parameter>", // 17
		"\n<parameter name=\"", // 18
		"\n</tool>", // 19
		"\r\n<parameter name=\"", // 20
		"\r\n</tool>", // 21
		"\n<parameter>", // 22
		"\r\n<parameter>", // 23
		"\n</", // 24
		"\r\n</", // 25
	],
	openings: [2, 4],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 162, 163, 164, 165, 166, 167, 168], closableByLoop: [6, 10, 11, 15, 16, 17, 21, 22, 23, 28, 29, 30, 31, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 59, 60, 61, 62, 63, 64, 65, 66, 67, 74, 83, 84, 95, 96, 99, 102, 112, 113, 114, 117, 118, 119, 120, 121, 122, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 146, 149, 169, 170, 171, 172, 173, 174, 175, 180, 181, 182], pairs: true }, // 0
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 162, 163, 164, 165, 166, 167, 168], closableByLoop: [6, 10, 11, 15, 16, 17, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 222, 231, 232, 243, 244, 247, 250, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 291, 294, 304, 305, 306], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 4], stray: false }, // 2
		{ k: "fork", to: [185, 309, 0] }, // 3
		{ k: "fork", to: [185, 309] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "slot", slot: "tool", field: "skip", to: 7 }, // 8
		{ k: "literal", literal: 2, to: 8 }, // 9
		{ k: "look", body: 9, to: 5 }, // 10
		{ k: "op", do: { op: "repair", code: 1 }, to: 10 }, // 11
		{ k: "literal", literal: 3, to: 0 }, // 12
		{ k: "slot", slot: "tool", field: "skip", to: 12 }, // 13
		{ k: "literal", literal: 4, to: 13 }, // 14
		{ k: "look", body: 14, to: 5 }, // 15
		{ k: "op", do: { op: "repair", code: 1 }, to: 15 }, // 16
		{ k: "fork", to: [6, 11, 16] }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "value", py: false, field: "arguments", to: 18 }, // 19
		{ k: "op", do: { op: "commit" }, to: 19 }, // 20
		{ k: "fork", to: [108, 17] }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "op", do: { op: "settle" }, to: 22 }, // 23
		{ k: "literal", literal: 5, to: 0 }, // 24
		{ k: "literal", literal: 0, to: 0 }, // 25
		{ k: "fork", to: [24, 25] }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "look", body: 27, to: 23 }, // 28
		{ k: "literal", literal: 6, to: 28 }, // 29
		{ k: "eol", to: 29 }, // 30
		{ k: "fork", to: [30, 29] }, // 31
		{ k: "slot", slot: "unbound", field: "skip", to: 7 }, // 32
		{ k: "literal", literal: 7, to: 32 }, // 33
		{ k: "assert", what: "end", to: 0 }, // 34
		{ k: "fork", to: [9, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 0, to: 36 }, // 37
		{ k: "fork", to: [14, 34] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 0, to: 39 }, // 40
		{ k: "fork", to: [33, 37, 40] }, // 41
		{ k: "look", body: 41, to: 23 }, // 42
		{ k: "eol", to: 42 }, // 43
		{ k: "fork", to: [43, 42] }, // 44
		{ k: "op", do: { op: "repair", code: 0, unless: ">" }, to: 44 }, // 45
		{ k: "fork", to: [9, 14] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "look", body: 47, to: 23 }, // 48
		{ k: "literal", literal: 6, to: 48 }, // 49
		{ k: "eol", to: 49 }, // 50
		{ k: "fork", to: [50, 49] }, // 51
		{ k: "op", do: { op: "repair", code: 1 }, to: 51 }, // 52
		{ k: "space", greedy: false, to: 31 }, // 53
		{ k: "literal", literal: 6, to: 53 }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "op", do: { op: "repair", code: 2 }, to: 56 }, // 57
		{ k: "space", greedy: true, to: 41 }, // 58
		{ k: "look", body: 58, to: 23 }, // 59
		{ k: "literal", literal: 8, to: 59 }, // 60
		{ k: "literal", literal: 0, to: 59 }, // 61
		{ k: "fork", to: [60, 61] }, // 62
		{ k: "eol", to: 62 }, // 63
		{ k: "fork", to: [63, 62] }, // 64
		{ k: "op", do: { op: "repair", code: 3 }, to: 64 }, // 65
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 23 }, // 66
		{ k: "literal", literal: 1, to: 66 }, // 67
		{ k: "slot", slot: "unbound", field: "skip", to: 67 }, // 68
		{ k: "literal", literal: 7, to: 68 }, // 69
		{ k: "slot", slot: "tool", field: "skip", to: 67 }, // 70
		{ k: "literal", literal: 2, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 0, to: 72 }, // 73
		{ k: "literal", literal: 3, to: 66 }, // 74
		{ k: "slot", slot: "tool", field: "skip", to: 74 }, // 75
		{ k: "literal", literal: 4, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 0, to: 77 }, // 78
		{ k: "fork", to: [69, 73, 78] }, // 79
		{ k: "eol", to: 79 }, // 80
		{ k: "fork", to: [80, 79] }, // 81
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 81 }, // 82
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 23 }, // 83
		{ k: "literal", literal: 1, to: 83 }, // 84
		{ k: "slot", slot: "unbound", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 9, to: 85 }, // 86
		{ k: "atom", kind: "word", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 10, to: 87 }, // 88
		{ k: "fork", to: [85, 88] }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 6, to: 90 }, // 91
		{ k: "eol", to: 91 }, // 92
		{ k: "fork", to: [92, 91] }, // 93
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 93 }, // 94
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 23 }, // 95
		{ k: "literal", literal: 1, to: 95 }, // 96
		{ k: "slot", slot: "tool", field: "skip", to: 96 }, // 97
		{ k: "literal", literal: 2, to: 97 }, // 98
		{ k: "literal", literal: 3, to: 95 }, // 99
		{ k: "slot", slot: "tool", field: "skip", to: 99 }, // 100
		{ k: "literal", literal: 4, to: 100 }, // 101
		{ k: "fork", to: [31, 45, 52, 57, 65, 82, 94, 98, 101] }, // 102
		{ k: "text", field: "value", typed: true, stray: false, exits: 102, stops: [16, 17, 6, 18, 19, 20, 21, 7, 0, 22, 23, 8, 2, 4] }, // 103
		{ k: "eol", to: 103 }, // 104
		{ k: "fork", to: [104, 103] }, // 105
		{ k: "literal", literal: 1, to: 105 }, // 106
		{ k: "atom", kind: "word", field: "key", to: 106 }, // 107
		{ k: "literal", literal: 7, to: 107 }, // 108
		{ k: "op", do: { op: "commit" }, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "look", body: 24, to: 110 }, // 111
		{ k: "fork", to: [155, 17] }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "op", do: { op: "settle" }, to: 113 }, // 114
		{ k: "literal", literal: 10, to: 0 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "look", body: 116, to: 114 }, // 117
		{ k: "literal", literal: 11, to: 117 }, // 118
		{ k: "same", field: "key", to: 118 }, // 119
		{ k: "literal", literal: 12, to: 119 }, // 120
		{ k: "eol", to: 120 }, // 121
		{ k: "fork", to: [121, 120] }, // 122
		{ k: "fork", to: [37, 40] }, // 123
		{ k: "look", body: 123, to: 114 }, // 124
		{ k: "eol", to: 124 }, // 125
		{ k: "fork", to: [125, 124] }, // 126
		{ k: "op", do: { op: "repair", code: 0 }, to: 126 }, // 127
		{ k: "look", body: 47, to: 114 }, // 128
		{ k: "literal", literal: 11, to: 128 }, // 129
		{ k: "same", field: "key", to: 129 }, // 130
		{ k: "literal", literal: 12, to: 130 }, // 131
		{ k: "eol", to: 131 }, // 132
		{ k: "fork", to: [132, 131] }, // 133
		{ k: "op", do: { op: "repair", code: 1 }, to: 133 }, // 134
		{ k: "space", greedy: false, to: 122 }, // 135
		{ k: "literal", literal: 11, to: 135 }, // 136
		{ k: "same", field: "key", to: 136 }, // 137
		{ k: "literal", literal: 12, to: 137 }, // 138
		{ k: "eol", to: 138 }, // 139
		{ k: "fork", to: [139, 138] }, // 140
		{ k: "op", do: { op: "repair", code: 2 }, to: 140 }, // 141
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 114 }, // 142
		{ k: "literal", literal: 1, to: 142 }, // 143
		{ k: "slot", slot: "tool", field: "skip", to: 143 }, // 144
		{ k: "literal", literal: 2, to: 144 }, // 145
		{ k: "literal", literal: 3, to: 142 }, // 146
		{ k: "slot", slot: "tool", field: "skip", to: 146 }, // 147
		{ k: "literal", literal: 4, to: 147 }, // 148
		{ k: "fork", to: [122, 127, 134, 141, 145, 148] }, // 149
		{ k: "text", field: "value", typed: true, stray: false, exits: 149, stops: [24, 25, 12, 19, 21, 0, 2, 4] }, // 150
		{ k: "eol", to: 150 }, // 151
		{ k: "fork", to: [151, 150] }, // 152
		{ k: "literal", literal: 11, to: 152 }, // 153
		{ k: "atom", kind: "word", field: "key", to: 153 }, // 154
		{ k: "literal", literal: 10, to: 154 }, // 155
		{ k: "op", do: { op: "commit" }, to: 155 }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "literal", literal: 11, to: 0 }, // 158
		{ k: "atom", kind: "word", field: "skip", to: 158 }, // 159
		{ k: "literal", literal: 10, to: 159 }, // 160
		{ k: "look", body: 160, to: 157 }, // 161
		{ k: "op", do: { op: "commit" }, to: 5 }, // 162
		{ k: "literal", literal: 0, to: 162 }, // 163
		{ k: "look", body: 9, to: 162 }, // 164
		{ k: "op", do: { op: "repair", code: 1 }, to: 164 }, // 165
		{ k: "look", body: 14, to: 162 }, // 166
		{ k: "op", do: { op: "repair", code: 1 }, to: 166 }, // 167
		{ k: "fork", to: [163, 165, 167] }, // 168
		{ k: "fork", to: [20, 111, 161, 168] }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "literal", literal: 1, to: 170 }, // 171
		{ k: "literal", literal: 13, to: 162 }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "fork", to: [179, 173] }, // 174
		{ k: "literal", literal: 14, to: 174 }, // 175
		{ k: "atom", kind: "attr", field: "value", to: 175 }, // 176
		{ k: "literal", literal: 15, to: 176 }, // 177
		{ k: "atom", kind: "word", field: "key", to: 177 }, // 178
		{ k: "space", greedy: true, to: 178 }, // 179
		{ k: "fork", to: [179, 173] }, // 180
		{ k: "literal", literal: 14, to: 180 }, // 181
		{ k: "fork", to: [171, 181] }, // 182
		{ k: "atom", kind: "word", field: "name", to: 182 }, // 183
		{ k: "literal", literal: 2, to: 183 }, // 184
		{ k: "op", do: { op: "open", unit: 0 }, to: 184 }, // 185
		{ k: "fork", to: [256, 17] }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "op", do: { op: "settle" }, to: 187 }, // 188
		{ k: "look", body: 27, to: 188 }, // 189
		{ k: "literal", literal: 6, to: 189 }, // 190
		{ k: "eol", to: 190 }, // 191
		{ k: "fork", to: [191, 190] }, // 192
		{ k: "look", body: 41, to: 188 }, // 193
		{ k: "eol", to: 193 }, // 194
		{ k: "fork", to: [194, 193] }, // 195
		{ k: "op", do: { op: "repair", code: 0, unless: ">" }, to: 195 }, // 196
		{ k: "look", body: 47, to: 188 }, // 197
		{ k: "literal", literal: 6, to: 197 }, // 198
		{ k: "eol", to: 198 }, // 199
		{ k: "fork", to: [199, 198] }, // 200
		{ k: "op", do: { op: "repair", code: 1 }, to: 200 }, // 201
		{ k: "space", greedy: false, to: 192 }, // 202
		{ k: "literal", literal: 6, to: 202 }, // 203
		{ k: "eol", to: 203 }, // 204
		{ k: "fork", to: [204, 203] }, // 205
		{ k: "op", do: { op: "repair", code: 2 }, to: 205 }, // 206
		{ k: "look", body: 58, to: 188 }, // 207
		{ k: "literal", literal: 8, to: 207 }, // 208
		{ k: "literal", literal: 0, to: 207 }, // 209
		{ k: "fork", to: [208, 209] }, // 210
		{ k: "eol", to: 210 }, // 211
		{ k: "fork", to: [211, 210] }, // 212
		{ k: "op", do: { op: "repair", code: 3 }, to: 212 }, // 213
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 188 }, // 214
		{ k: "literal", literal: 1, to: 214 }, // 215
		{ k: "slot", slot: "unbound", field: "skip", to: 215 }, // 216
		{ k: "literal", literal: 7, to: 216 }, // 217
		{ k: "slot", slot: "tool", field: "skip", to: 215 }, // 218
		{ k: "literal", literal: 2, to: 218 }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "literal", literal: 0, to: 220 }, // 221
		{ k: "literal", literal: 3, to: 214 }, // 222
		{ k: "slot", slot: "tool", field: "skip", to: 222 }, // 223
		{ k: "literal", literal: 4, to: 223 }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 0, to: 225 }, // 226
		{ k: "fork", to: [217, 221, 226] }, // 227
		{ k: "eol", to: 227 }, // 228
		{ k: "fork", to: [228, 227] }, // 229
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 229 }, // 230
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 188 }, // 231
		{ k: "literal", literal: 1, to: 231 }, // 232
		{ k: "slot", slot: "unbound", field: "skip", to: 232 }, // 233
		{ k: "literal", literal: 9, to: 233 }, // 234
		{ k: "atom", kind: "word", field: "skip", to: 234 }, // 235
		{ k: "literal", literal: 10, to: 235 }, // 236
		{ k: "fork", to: [233, 236] }, // 237
		{ k: "space", greedy: true, to: 237 }, // 238
		{ k: "literal", literal: 6, to: 238 }, // 239
		{ k: "eol", to: 239 }, // 240
		{ k: "fork", to: [240, 239] }, // 241
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 241 }, // 242
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 188 }, // 243
		{ k: "literal", literal: 1, to: 243 }, // 244
		{ k: "slot", slot: "tool", field: "skip", to: 244 }, // 245
		{ k: "literal", literal: 2, to: 245 }, // 246
		{ k: "literal", literal: 3, to: 243 }, // 247
		{ k: "slot", slot: "tool", field: "skip", to: 247 }, // 248
		{ k: "literal", literal: 4, to: 248 }, // 249
		{ k: "fork", to: [192, 196, 201, 206, 213, 230, 242, 246, 249] }, // 250
		{ k: "text", field: "value", typed: true, stray: false, exits: 250, stops: [16, 17, 6, 18, 19, 20, 21, 7, 0, 22, 23, 8, 2, 4] }, // 251
		{ k: "eol", to: 251 }, // 252
		{ k: "fork", to: [252, 251] }, // 253
		{ k: "literal", literal: 1, to: 253 }, // 254
		{ k: "atom", kind: "word", field: "key", to: 254 }, // 255
		{ k: "literal", literal: 7, to: 255 }, // 256
		{ k: "op", do: { op: "commit" }, to: 256 }, // 257
		{ k: "space", greedy: true, to: 257 }, // 258
		{ k: "look", body: 24, to: 258 }, // 259
		{ k: "fork", to: [300, 17] }, // 260
		{ k: "space", greedy: true, to: 260 }, // 261
		{ k: "op", do: { op: "settle" }, to: 261 }, // 262
		{ k: "look", body: 116, to: 262 }, // 263
		{ k: "literal", literal: 11, to: 263 }, // 264
		{ k: "same", field: "key", to: 264 }, // 265
		{ k: "literal", literal: 12, to: 265 }, // 266
		{ k: "eol", to: 266 }, // 267
		{ k: "fork", to: [267, 266] }, // 268
		{ k: "look", body: 123, to: 262 }, // 269
		{ k: "eol", to: 269 }, // 270
		{ k: "fork", to: [270, 269] }, // 271
		{ k: "op", do: { op: "repair", code: 0 }, to: 271 }, // 272
		{ k: "look", body: 47, to: 262 }, // 273
		{ k: "literal", literal: 11, to: 273 }, // 274
		{ k: "same", field: "key", to: 274 }, // 275
		{ k: "literal", literal: 12, to: 275 }, // 276
		{ k: "eol", to: 276 }, // 277
		{ k: "fork", to: [277, 276] }, // 278
		{ k: "op", do: { op: "repair", code: 1 }, to: 278 }, // 279
		{ k: "space", greedy: false, to: 268 }, // 280
		{ k: "literal", literal: 11, to: 280 }, // 281
		{ k: "same", field: "key", to: 281 }, // 282
		{ k: "literal", literal: 12, to: 282 }, // 283
		{ k: "eol", to: 283 }, // 284
		{ k: "fork", to: [284, 283] }, // 285
		{ k: "op", do: { op: "repair", code: 2 }, to: 285 }, // 286
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 262 }, // 287
		{ k: "literal", literal: 1, to: 287 }, // 288
		{ k: "slot", slot: "tool", field: "skip", to: 288 }, // 289
		{ k: "literal", literal: 2, to: 289 }, // 290
		{ k: "literal", literal: 3, to: 287 }, // 291
		{ k: "slot", slot: "tool", field: "skip", to: 291 }, // 292
		{ k: "literal", literal: 4, to: 292 }, // 293
		{ k: "fork", to: [268, 272, 279, 286, 290, 293] }, // 294
		{ k: "text", field: "value", typed: true, stray: false, exits: 294, stops: [24, 25, 12, 19, 21, 0, 2, 4] }, // 295
		{ k: "eol", to: 295 }, // 296
		{ k: "fork", to: [296, 295] }, // 297
		{ k: "literal", literal: 11, to: 297 }, // 298
		{ k: "atom", kind: "word", field: "key", to: 298 }, // 299
		{ k: "literal", literal: 10, to: 299 }, // 300
		{ k: "op", do: { op: "commit" }, to: 300 }, // 301
		{ k: "space", greedy: true, to: 301 }, // 302
		{ k: "look", body: 160, to: 302 }, // 303
		{ k: "fork", to: [20, 259, 303, 168] }, // 304
		{ k: "space", greedy: true, to: 304 }, // 305
		{ k: "literal", literal: 3, to: 305 }, // 306
		{ k: "atom", kind: "word", field: "name", to: 306 }, // 307
		{ k: "literal", literal: 4, to: 307 }, // 308
		{ k: "op", do: { op: "open", unit: 1 }, to: 308 }, // 309
	],
};
