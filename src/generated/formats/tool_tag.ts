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
		">", // 9
		"</", // 10
		" name=\"", // 11
		"<", // 12
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
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 153, 154, 155, 156, 157, 158, 159], closableByLoop: [6, 10, 11, 15, 16, 17, 21, 22, 23, 28, 29, 30, 31, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 59, 60, 61, 62, 63, 64, 65, 66, 67, 70, 71, 72, 73, 86, 87, 90, 93, 103, 104, 105, 108, 109, 110, 111, 112, 113, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 137, 140, 160, 161, 162, 163, 164, 165, 166, 171, 172, 173], pairs: true }, // 0
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 153, 154, 155, 156, 157, 158, 159], closableByLoop: [6, 10, 11, 15, 16, 17, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 209, 210, 211, 212, 225, 226, 229, 232, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 273, 276, 286, 287, 288], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 4], stray: false }, // 2
		{ k: "fork", to: [176, 291, 0] }, // 3
		{ k: "fork", to: [176, 291] }, // 4
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
		{ k: "fork", to: [99, 17] }, // 21
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
		{ k: "op", do: { op: "repair", code: 0 }, to: 44 }, // 45
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
		{ k: "op", do: { op: "break", at: "skip" }, to: 23 }, // 66
		{ k: "literal", literal: 1, to: 66 }, // 67
		{ k: "slot", slot: "unbound", field: "skip", to: 67 }, // 68
		{ k: "literal", literal: 7, to: 68 }, // 69
		{ k: "literal", literal: 0, to: 66 }, // 70
		{ k: "fork", to: [69, 70] }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 9, to: 72 }, // 73
		{ k: "atom", kind: "word", field: "skip", to: 73 }, // 74
		{ k: "literal", literal: 10, to: 74 }, // 75
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 75 }, // 76
		{ k: "literal", literal: 11, to: 68 }, // 77
		{ k: "atom", kind: "word", field: "skip", to: 77 }, // 78
		{ k: "literal", literal: 12, to: 78 }, // 79
		{ k: "fork", to: [68, 79] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 6, to: 81 }, // 82
		{ k: "eol", to: 82 }, // 83
		{ k: "fork", to: [83, 82] }, // 84
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 84 }, // 85
		{ k: "op", do: { op: "break", at: "here" }, to: 23 }, // 86
		{ k: "literal", literal: 1, to: 86 }, // 87
		{ k: "slot", slot: "tool", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 2, to: 88 }, // 89
		{ k: "literal", literal: 3, to: 86 }, // 90
		{ k: "slot", slot: "tool", field: "skip", to: 90 }, // 91
		{ k: "literal", literal: 4, to: 91 }, // 92
		{ k: "fork", to: [31, 45, 52, 57, 65, 76, 85, 89, 92] }, // 93
		{ k: "text", field: "value", typed: true, stray: false, exits: 93, stops: [16, 17, 6, 18, 19, 20, 21, 7, 0, 22, 23, 8, 10, 2, 4] }, // 94
		{ k: "eol", to: 94 }, // 95
		{ k: "fork", to: [95, 94] }, // 96
		{ k: "literal", literal: 1, to: 96 }, // 97
		{ k: "atom", kind: "word", field: "key", to: 97 }, // 98
		{ k: "literal", literal: 7, to: 98 }, // 99
		{ k: "op", do: { op: "commit" }, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "look", body: 24, to: 101 }, // 102
		{ k: "fork", to: [146, 17] }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "op", do: { op: "settle" }, to: 104 }, // 105
		{ k: "literal", literal: 12, to: 0 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "look", body: 107, to: 105 }, // 108
		{ k: "literal", literal: 9, to: 108 }, // 109
		{ k: "same", field: "key", to: 109 }, // 110
		{ k: "literal", literal: 10, to: 110 }, // 111
		{ k: "eol", to: 111 }, // 112
		{ k: "fork", to: [112, 111] }, // 113
		{ k: "fork", to: [37, 40] }, // 114
		{ k: "look", body: 114, to: 105 }, // 115
		{ k: "eol", to: 115 }, // 116
		{ k: "fork", to: [116, 115] }, // 117
		{ k: "op", do: { op: "repair", code: 0 }, to: 117 }, // 118
		{ k: "look", body: 47, to: 105 }, // 119
		{ k: "literal", literal: 9, to: 119 }, // 120
		{ k: "same", field: "key", to: 120 }, // 121
		{ k: "literal", literal: 10, to: 121 }, // 122
		{ k: "eol", to: 122 }, // 123
		{ k: "fork", to: [123, 122] }, // 124
		{ k: "op", do: { op: "repair", code: 1 }, to: 124 }, // 125
		{ k: "space", greedy: false, to: 113 }, // 126
		{ k: "literal", literal: 9, to: 126 }, // 127
		{ k: "same", field: "key", to: 127 }, // 128
		{ k: "literal", literal: 10, to: 128 }, // 129
		{ k: "eol", to: 129 }, // 130
		{ k: "fork", to: [130, 129] }, // 131
		{ k: "op", do: { op: "repair", code: 2 }, to: 131 }, // 132
		{ k: "op", do: { op: "break", at: "here" }, to: 105 }, // 133
		{ k: "literal", literal: 1, to: 133 }, // 134
		{ k: "slot", slot: "tool", field: "skip", to: 134 }, // 135
		{ k: "literal", literal: 2, to: 135 }, // 136
		{ k: "literal", literal: 3, to: 133 }, // 137
		{ k: "slot", slot: "tool", field: "skip", to: 137 }, // 138
		{ k: "literal", literal: 4, to: 138 }, // 139
		{ k: "fork", to: [113, 118, 125, 132, 136, 139] }, // 140
		{ k: "text", field: "value", typed: true, stray: false, exits: 140, stops: [24, 25, 10, 19, 21, 0, 2, 4] }, // 141
		{ k: "eol", to: 141 }, // 142
		{ k: "fork", to: [142, 141] }, // 143
		{ k: "literal", literal: 9, to: 143 }, // 144
		{ k: "atom", kind: "word", field: "key", to: 144 }, // 145
		{ k: "literal", literal: 12, to: 145 }, // 146
		{ k: "op", do: { op: "commit" }, to: 146 }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "literal", literal: 9, to: 0 }, // 149
		{ k: "atom", kind: "word", field: "skip", to: 149 }, // 150
		{ k: "literal", literal: 12, to: 150 }, // 151
		{ k: "look", body: 151, to: 148 }, // 152
		{ k: "op", do: { op: "commit" }, to: 5 }, // 153
		{ k: "literal", literal: 0, to: 153 }, // 154
		{ k: "look", body: 9, to: 153 }, // 155
		{ k: "op", do: { op: "repair", code: 1 }, to: 155 }, // 156
		{ k: "look", body: 14, to: 153 }, // 157
		{ k: "op", do: { op: "repair", code: 1 }, to: 157 }, // 158
		{ k: "fork", to: [154, 156, 158] }, // 159
		{ k: "fork", to: [20, 102, 152, 159] }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "literal", literal: 1, to: 161 }, // 162
		{ k: "literal", literal: 13, to: 153 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "fork", to: [170, 164] }, // 165
		{ k: "literal", literal: 14, to: 165 }, // 166
		{ k: "atom", kind: "attr", field: "value", to: 166 }, // 167
		{ k: "literal", literal: 15, to: 167 }, // 168
		{ k: "atom", kind: "word", field: "key", to: 168 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "fork", to: [170, 164] }, // 171
		{ k: "literal", literal: 14, to: 171 }, // 172
		{ k: "fork", to: [162, 172] }, // 173
		{ k: "atom", kind: "word", field: "name", to: 173 }, // 174
		{ k: "literal", literal: 2, to: 174 }, // 175
		{ k: "op", do: { op: "open", unit: 0 }, to: 175 }, // 176
		{ k: "fork", to: [238, 17] }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "op", do: { op: "settle" }, to: 178 }, // 179
		{ k: "look", body: 27, to: 179 }, // 180
		{ k: "literal", literal: 6, to: 180 }, // 181
		{ k: "eol", to: 181 }, // 182
		{ k: "fork", to: [182, 181] }, // 183
		{ k: "look", body: 41, to: 179 }, // 184
		{ k: "eol", to: 184 }, // 185
		{ k: "fork", to: [185, 184] }, // 186
		{ k: "op", do: { op: "repair", code: 0 }, to: 186 }, // 187
		{ k: "look", body: 47, to: 179 }, // 188
		{ k: "literal", literal: 6, to: 188 }, // 189
		{ k: "eol", to: 189 }, // 190
		{ k: "fork", to: [190, 189] }, // 191
		{ k: "op", do: { op: "repair", code: 1 }, to: 191 }, // 192
		{ k: "space", greedy: false, to: 183 }, // 193
		{ k: "literal", literal: 6, to: 193 }, // 194
		{ k: "eol", to: 194 }, // 195
		{ k: "fork", to: [195, 194] }, // 196
		{ k: "op", do: { op: "repair", code: 2 }, to: 196 }, // 197
		{ k: "look", body: 58, to: 179 }, // 198
		{ k: "literal", literal: 8, to: 198 }, // 199
		{ k: "literal", literal: 0, to: 198 }, // 200
		{ k: "fork", to: [199, 200] }, // 201
		{ k: "eol", to: 201 }, // 202
		{ k: "fork", to: [202, 201] }, // 203
		{ k: "op", do: { op: "repair", code: 3 }, to: 203 }, // 204
		{ k: "op", do: { op: "break", at: "skip" }, to: 179 }, // 205
		{ k: "literal", literal: 1, to: 205 }, // 206
		{ k: "slot", slot: "unbound", field: "skip", to: 206 }, // 207
		{ k: "literal", literal: 7, to: 207 }, // 208
		{ k: "literal", literal: 0, to: 205 }, // 209
		{ k: "fork", to: [208, 209] }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "literal", literal: 9, to: 211 }, // 212
		{ k: "atom", kind: "word", field: "skip", to: 212 }, // 213
		{ k: "literal", literal: 10, to: 213 }, // 214
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 214 }, // 215
		{ k: "literal", literal: 11, to: 207 }, // 216
		{ k: "atom", kind: "word", field: "skip", to: 216 }, // 217
		{ k: "literal", literal: 12, to: 217 }, // 218
		{ k: "fork", to: [207, 218] }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "literal", literal: 6, to: 220 }, // 221
		{ k: "eol", to: 221 }, // 222
		{ k: "fork", to: [222, 221] }, // 223
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 223 }, // 224
		{ k: "op", do: { op: "break", at: "here" }, to: 179 }, // 225
		{ k: "literal", literal: 1, to: 225 }, // 226
		{ k: "slot", slot: "tool", field: "skip", to: 226 }, // 227
		{ k: "literal", literal: 2, to: 227 }, // 228
		{ k: "literal", literal: 3, to: 225 }, // 229
		{ k: "slot", slot: "tool", field: "skip", to: 229 }, // 230
		{ k: "literal", literal: 4, to: 230 }, // 231
		{ k: "fork", to: [183, 187, 192, 197, 204, 215, 224, 228, 231] }, // 232
		{ k: "text", field: "value", typed: true, stray: false, exits: 232, stops: [16, 17, 6, 18, 19, 20, 21, 7, 0, 22, 23, 8, 10, 2, 4] }, // 233
		{ k: "eol", to: 233 }, // 234
		{ k: "fork", to: [234, 233] }, // 235
		{ k: "literal", literal: 1, to: 235 }, // 236
		{ k: "atom", kind: "word", field: "key", to: 236 }, // 237
		{ k: "literal", literal: 7, to: 237 }, // 238
		{ k: "op", do: { op: "commit" }, to: 238 }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "look", body: 24, to: 240 }, // 241
		{ k: "fork", to: [282, 17] }, // 242
		{ k: "space", greedy: true, to: 242 }, // 243
		{ k: "op", do: { op: "settle" }, to: 243 }, // 244
		{ k: "look", body: 107, to: 244 }, // 245
		{ k: "literal", literal: 9, to: 245 }, // 246
		{ k: "same", field: "key", to: 246 }, // 247
		{ k: "literal", literal: 10, to: 247 }, // 248
		{ k: "eol", to: 248 }, // 249
		{ k: "fork", to: [249, 248] }, // 250
		{ k: "look", body: 114, to: 244 }, // 251
		{ k: "eol", to: 251 }, // 252
		{ k: "fork", to: [252, 251] }, // 253
		{ k: "op", do: { op: "repair", code: 0 }, to: 253 }, // 254
		{ k: "look", body: 47, to: 244 }, // 255
		{ k: "literal", literal: 9, to: 255 }, // 256
		{ k: "same", field: "key", to: 256 }, // 257
		{ k: "literal", literal: 10, to: 257 }, // 258
		{ k: "eol", to: 258 }, // 259
		{ k: "fork", to: [259, 258] }, // 260
		{ k: "op", do: { op: "repair", code: 1 }, to: 260 }, // 261
		{ k: "space", greedy: false, to: 250 }, // 262
		{ k: "literal", literal: 9, to: 262 }, // 263
		{ k: "same", field: "key", to: 263 }, // 264
		{ k: "literal", literal: 10, to: 264 }, // 265
		{ k: "eol", to: 265 }, // 266
		{ k: "fork", to: [266, 265] }, // 267
		{ k: "op", do: { op: "repair", code: 2 }, to: 267 }, // 268
		{ k: "op", do: { op: "break", at: "here" }, to: 244 }, // 269
		{ k: "literal", literal: 1, to: 269 }, // 270
		{ k: "slot", slot: "tool", field: "skip", to: 270 }, // 271
		{ k: "literal", literal: 2, to: 271 }, // 272
		{ k: "literal", literal: 3, to: 269 }, // 273
		{ k: "slot", slot: "tool", field: "skip", to: 273 }, // 274
		{ k: "literal", literal: 4, to: 274 }, // 275
		{ k: "fork", to: [250, 254, 261, 268, 272, 275] }, // 276
		{ k: "text", field: "value", typed: true, stray: false, exits: 276, stops: [24, 25, 10, 19, 21, 0, 2, 4] }, // 277
		{ k: "eol", to: 277 }, // 278
		{ k: "fork", to: [278, 277] }, // 279
		{ k: "literal", literal: 9, to: 279 }, // 280
		{ k: "atom", kind: "word", field: "key", to: 280 }, // 281
		{ k: "literal", literal: 12, to: 281 }, // 282
		{ k: "op", do: { op: "commit" }, to: 282 }, // 283
		{ k: "space", greedy: true, to: 283 }, // 284
		{ k: "look", body: 151, to: 284 }, // 285
		{ k: "fork", to: [20, 241, 285, 159] }, // 286
		{ k: "space", greedy: true, to: 286 }, // 287
		{ k: "literal", literal: 3, to: 287 }, // 288
		{ k: "atom", kind: "word", field: "name", to: 288 }, // 289
		{ k: "literal", literal: 4, to: 289 }, // 290
		{ k: "op", do: { op: "open", unit: 1 }, to: 290 }, // 291
	],
};
