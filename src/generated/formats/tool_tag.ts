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
		"=\"", // 11
		" ", // 12
		"<", // 13
		"/>", // 14
		"\"", // 15
		"\n</parameter>", // 16
		"\r\n</parameter>", // 17
		"\n\n<parameter name=\"", // 18
		"\n\n</tool>", // 19
		"\n\r\n<parameter name=\"", // 20
		"\n\r\n</tool>", // 21
		"\n<parameter name=\"", // 22
		"\n</tool>", // 23
		"\r\n\n<parameter name=\"", // 24
		"\r\n\n</tool>", // 25
		"\r\n\r\n<parameter name=\"", // 26
		"\r\n\r\n</tool>", // 27
		"\r\n<parameter name=\"", // 28
		"\r\n</tool>", // 29
		"\n<parameter>", // 30
		"\r\n<parameter>", // 31
		"\n</", // 32
		"\r\n</", // 33
	],
	openings: [2, 4],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 159, 160, 161, 162, 163, 164, 165], closableByLoop: [6, 10, 11, 15, 16, 17, 21, 22, 23, 28, 29, 30, 31, 42, 43, 44, 45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 61, 62, 63, 64, 65, 66, 67, 68, 69, 72, 73, 74, 75, 90, 91, 94, 97, 107, 108, 109, 112, 113, 114, 115, 116, 117, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 143, 146, 166, 167, 168, 169, 170, 171, 172, 177, 178, 179], pairs: true }, // 0
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 159, 160, 161, 162, 163, 164, 165], closableByLoop: [6, 10, 11, 15, 16, 17, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 217, 218, 219, 220, 235, 236, 239, 242, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 285, 288, 298, 299, 300], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 4], stray: false }, // 2
		{ k: "fork", to: [182, 303, 0] }, // 3
		{ k: "fork", to: [182, 303] }, // 4
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
		{ k: "fork", to: [103, 17] }, // 21
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
		{ k: "eol", to: 44 }, // 45
		{ k: "fork", to: [45, 44] }, // 46
		{ k: "op", do: { op: "repair", code: 0 }, to: 46 }, // 47
		{ k: "fork", to: [9, 14] }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "look", body: 49, to: 23 }, // 50
		{ k: "literal", literal: 6, to: 50 }, // 51
		{ k: "eol", to: 51 }, // 52
		{ k: "fork", to: [52, 51] }, // 53
		{ k: "op", do: { op: "repair", code: 1 }, to: 53 }, // 54
		{ k: "space", greedy: false, to: 31 }, // 55
		{ k: "literal", literal: 6, to: 55 }, // 56
		{ k: "eol", to: 56 }, // 57
		{ k: "fork", to: [57, 56] }, // 58
		{ k: "op", do: { op: "repair", code: 2 }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 41 }, // 60
		{ k: "look", body: 60, to: 23 }, // 61
		{ k: "literal", literal: 8, to: 61 }, // 62
		{ k: "literal", literal: 0, to: 61 }, // 63
		{ k: "fork", to: [62, 63] }, // 64
		{ k: "eol", to: 64 }, // 65
		{ k: "fork", to: [65, 64] }, // 66
		{ k: "op", do: { op: "repair", code: 3 }, to: 66 }, // 67
		{ k: "op", do: { op: "break", at: "skip" }, to: 23 }, // 68
		{ k: "literal", literal: 1, to: 68 }, // 69
		{ k: "slot", slot: "unbound", field: "skip", to: 69 }, // 70
		{ k: "literal", literal: 7, to: 70 }, // 71
		{ k: "literal", literal: 0, to: 68 }, // 72
		{ k: "fork", to: [71, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 9, to: 74 }, // 75
		{ k: "atom", kind: "word", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 10, to: 76 }, // 77
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 77 }, // 78
		{ k: "literal", literal: 11, to: 70 }, // 79
		{ k: "atom", kind: "word", field: "skip", to: 79 }, // 80
		{ k: "literal", literal: 12, to: 80 }, // 81
		{ k: "atom", kind: "word", field: "skip", to: 81 }, // 82
		{ k: "literal", literal: 13, to: 82 }, // 83
		{ k: "fork", to: [70, 83] }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 6, to: 85 }, // 86
		{ k: "eol", to: 86 }, // 87
		{ k: "fork", to: [87, 86] }, // 88
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 88 }, // 89
		{ k: "op", do: { op: "break", at: "here" }, to: 23 }, // 90
		{ k: "literal", literal: 1, to: 90 }, // 91
		{ k: "slot", slot: "tool", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 2, to: 92 }, // 93
		{ k: "literal", literal: 3, to: 90 }, // 94
		{ k: "slot", slot: "tool", field: "skip", to: 94 }, // 95
		{ k: "literal", literal: 4, to: 95 }, // 96
		{ k: "fork", to: [31, 47, 54, 59, 67, 78, 89, 93, 96] }, // 97
		{ k: "text", field: "value", typed: true, stray: false, exits: 97, stops: [16, 17, 6, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 7, 0, 30, 31, 8, 10, 2, 4] }, // 98
		{ k: "eol", to: 98 }, // 99
		{ k: "fork", to: [99, 98] }, // 100
		{ k: "literal", literal: 1, to: 100 }, // 101
		{ k: "atom", kind: "word", field: "key", to: 101 }, // 102
		{ k: "literal", literal: 7, to: 102 }, // 103
		{ k: "op", do: { op: "commit" }, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "look", body: 24, to: 105 }, // 106
		{ k: "fork", to: [152, 17] }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "op", do: { op: "settle" }, to: 108 }, // 109
		{ k: "literal", literal: 13, to: 0 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "look", body: 111, to: 109 }, // 112
		{ k: "literal", literal: 9, to: 112 }, // 113
		{ k: "same", field: "key", to: 113 }, // 114
		{ k: "literal", literal: 10, to: 114 }, // 115
		{ k: "eol", to: 115 }, // 116
		{ k: "fork", to: [116, 115] }, // 117
		{ k: "fork", to: [37, 40] }, // 118
		{ k: "look", body: 118, to: 109 }, // 119
		{ k: "eol", to: 119 }, // 120
		{ k: "fork", to: [120, 119] }, // 121
		{ k: "eol", to: 121 }, // 122
		{ k: "fork", to: [122, 121] }, // 123
		{ k: "op", do: { op: "repair", code: 0 }, to: 123 }, // 124
		{ k: "look", body: 49, to: 109 }, // 125
		{ k: "literal", literal: 9, to: 125 }, // 126
		{ k: "same", field: "key", to: 126 }, // 127
		{ k: "literal", literal: 10, to: 127 }, // 128
		{ k: "eol", to: 128 }, // 129
		{ k: "fork", to: [129, 128] }, // 130
		{ k: "op", do: { op: "repair", code: 1 }, to: 130 }, // 131
		{ k: "space", greedy: false, to: 117 }, // 132
		{ k: "literal", literal: 9, to: 132 }, // 133
		{ k: "same", field: "key", to: 133 }, // 134
		{ k: "literal", literal: 10, to: 134 }, // 135
		{ k: "eol", to: 135 }, // 136
		{ k: "fork", to: [136, 135] }, // 137
		{ k: "op", do: { op: "repair", code: 2 }, to: 137 }, // 138
		{ k: "op", do: { op: "break", at: "here" }, to: 109 }, // 139
		{ k: "literal", literal: 1, to: 139 }, // 140
		{ k: "slot", slot: "tool", field: "skip", to: 140 }, // 141
		{ k: "literal", literal: 2, to: 141 }, // 142
		{ k: "literal", literal: 3, to: 139 }, // 143
		{ k: "slot", slot: "tool", field: "skip", to: 143 }, // 144
		{ k: "literal", literal: 4, to: 144 }, // 145
		{ k: "fork", to: [117, 124, 131, 138, 142, 145] }, // 146
		{ k: "text", field: "value", typed: true, stray: false, exits: 146, stops: [32, 33, 10, 19, 21, 23, 25, 27, 29, 0, 2, 4] }, // 147
		{ k: "eol", to: 147 }, // 148
		{ k: "fork", to: [148, 147] }, // 149
		{ k: "literal", literal: 9, to: 149 }, // 150
		{ k: "atom", kind: "word", field: "key", to: 150 }, // 151
		{ k: "literal", literal: 13, to: 151 }, // 152
		{ k: "op", do: { op: "commit" }, to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 9, to: 0 }, // 155
		{ k: "atom", kind: "word", field: "skip", to: 155 }, // 156
		{ k: "literal", literal: 13, to: 156 }, // 157
		{ k: "look", body: 157, to: 154 }, // 158
		{ k: "op", do: { op: "commit" }, to: 5 }, // 159
		{ k: "literal", literal: 0, to: 159 }, // 160
		{ k: "look", body: 9, to: 159 }, // 161
		{ k: "op", do: { op: "repair", code: 1 }, to: 161 }, // 162
		{ k: "look", body: 14, to: 159 }, // 163
		{ k: "op", do: { op: "repair", code: 1 }, to: 163 }, // 164
		{ k: "fork", to: [160, 162, 164] }, // 165
		{ k: "fork", to: [20, 106, 158, 165] }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "literal", literal: 1, to: 167 }, // 168
		{ k: "literal", literal: 14, to: 159 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "fork", to: [176, 170] }, // 171
		{ k: "literal", literal: 15, to: 171 }, // 172
		{ k: "atom", kind: "attr", field: "value", to: 172 }, // 173
		{ k: "literal", literal: 11, to: 173 }, // 174
		{ k: "atom", kind: "word", field: "key", to: 174 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "fork", to: [176, 170] }, // 177
		{ k: "literal", literal: 15, to: 177 }, // 178
		{ k: "fork", to: [168, 178] }, // 179
		{ k: "atom", kind: "word", field: "name", to: 179 }, // 180
		{ k: "literal", literal: 2, to: 180 }, // 181
		{ k: "op", do: { op: "open", unit: 0 }, to: 181 }, // 182
		{ k: "fork", to: [248, 17] }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "op", do: { op: "settle" }, to: 184 }, // 185
		{ k: "look", body: 27, to: 185 }, // 186
		{ k: "literal", literal: 6, to: 186 }, // 187
		{ k: "eol", to: 187 }, // 188
		{ k: "fork", to: [188, 187] }, // 189
		{ k: "look", body: 41, to: 185 }, // 190
		{ k: "eol", to: 190 }, // 191
		{ k: "fork", to: [191, 190] }, // 192
		{ k: "eol", to: 192 }, // 193
		{ k: "fork", to: [193, 192] }, // 194
		{ k: "op", do: { op: "repair", code: 0 }, to: 194 }, // 195
		{ k: "look", body: 49, to: 185 }, // 196
		{ k: "literal", literal: 6, to: 196 }, // 197
		{ k: "eol", to: 197 }, // 198
		{ k: "fork", to: [198, 197] }, // 199
		{ k: "op", do: { op: "repair", code: 1 }, to: 199 }, // 200
		{ k: "space", greedy: false, to: 189 }, // 201
		{ k: "literal", literal: 6, to: 201 }, // 202
		{ k: "eol", to: 202 }, // 203
		{ k: "fork", to: [203, 202] }, // 204
		{ k: "op", do: { op: "repair", code: 2 }, to: 204 }, // 205
		{ k: "look", body: 60, to: 185 }, // 206
		{ k: "literal", literal: 8, to: 206 }, // 207
		{ k: "literal", literal: 0, to: 206 }, // 208
		{ k: "fork", to: [207, 208] }, // 209
		{ k: "eol", to: 209 }, // 210
		{ k: "fork", to: [210, 209] }, // 211
		{ k: "op", do: { op: "repair", code: 3 }, to: 211 }, // 212
		{ k: "op", do: { op: "break", at: "skip" }, to: 185 }, // 213
		{ k: "literal", literal: 1, to: 213 }, // 214
		{ k: "slot", slot: "unbound", field: "skip", to: 214 }, // 215
		{ k: "literal", literal: 7, to: 215 }, // 216
		{ k: "literal", literal: 0, to: 213 }, // 217
		{ k: "fork", to: [216, 217] }, // 218
		{ k: "space", greedy: true, to: 218 }, // 219
		{ k: "literal", literal: 9, to: 219 }, // 220
		{ k: "atom", kind: "word", field: "skip", to: 220 }, // 221
		{ k: "literal", literal: 10, to: 221 }, // 222
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 222 }, // 223
		{ k: "literal", literal: 11, to: 215 }, // 224
		{ k: "atom", kind: "word", field: "skip", to: 224 }, // 225
		{ k: "literal", literal: 12, to: 225 }, // 226
		{ k: "atom", kind: "word", field: "skip", to: 226 }, // 227
		{ k: "literal", literal: 13, to: 227 }, // 228
		{ k: "fork", to: [215, 228] }, // 229
		{ k: "space", greedy: true, to: 229 }, // 230
		{ k: "literal", literal: 6, to: 230 }, // 231
		{ k: "eol", to: 231 }, // 232
		{ k: "fork", to: [232, 231] }, // 233
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 233 }, // 234
		{ k: "op", do: { op: "break", at: "here" }, to: 185 }, // 235
		{ k: "literal", literal: 1, to: 235 }, // 236
		{ k: "slot", slot: "tool", field: "skip", to: 236 }, // 237
		{ k: "literal", literal: 2, to: 237 }, // 238
		{ k: "literal", literal: 3, to: 235 }, // 239
		{ k: "slot", slot: "tool", field: "skip", to: 239 }, // 240
		{ k: "literal", literal: 4, to: 240 }, // 241
		{ k: "fork", to: [189, 195, 200, 205, 212, 223, 234, 238, 241] }, // 242
		{ k: "text", field: "value", typed: true, stray: false, exits: 242, stops: [16, 17, 6, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 7, 0, 30, 31, 8, 10, 2, 4] }, // 243
		{ k: "eol", to: 243 }, // 244
		{ k: "fork", to: [244, 243] }, // 245
		{ k: "literal", literal: 1, to: 245 }, // 246
		{ k: "atom", kind: "word", field: "key", to: 246 }, // 247
		{ k: "literal", literal: 7, to: 247 }, // 248
		{ k: "op", do: { op: "commit" }, to: 248 }, // 249
		{ k: "space", greedy: true, to: 249 }, // 250
		{ k: "look", body: 24, to: 250 }, // 251
		{ k: "fork", to: [294, 17] }, // 252
		{ k: "space", greedy: true, to: 252 }, // 253
		{ k: "op", do: { op: "settle" }, to: 253 }, // 254
		{ k: "look", body: 111, to: 254 }, // 255
		{ k: "literal", literal: 9, to: 255 }, // 256
		{ k: "same", field: "key", to: 256 }, // 257
		{ k: "literal", literal: 10, to: 257 }, // 258
		{ k: "eol", to: 258 }, // 259
		{ k: "fork", to: [259, 258] }, // 260
		{ k: "look", body: 118, to: 254 }, // 261
		{ k: "eol", to: 261 }, // 262
		{ k: "fork", to: [262, 261] }, // 263
		{ k: "eol", to: 263 }, // 264
		{ k: "fork", to: [264, 263] }, // 265
		{ k: "op", do: { op: "repair", code: 0 }, to: 265 }, // 266
		{ k: "look", body: 49, to: 254 }, // 267
		{ k: "literal", literal: 9, to: 267 }, // 268
		{ k: "same", field: "key", to: 268 }, // 269
		{ k: "literal", literal: 10, to: 269 }, // 270
		{ k: "eol", to: 270 }, // 271
		{ k: "fork", to: [271, 270] }, // 272
		{ k: "op", do: { op: "repair", code: 1 }, to: 272 }, // 273
		{ k: "space", greedy: false, to: 260 }, // 274
		{ k: "literal", literal: 9, to: 274 }, // 275
		{ k: "same", field: "key", to: 275 }, // 276
		{ k: "literal", literal: 10, to: 276 }, // 277
		{ k: "eol", to: 277 }, // 278
		{ k: "fork", to: [278, 277] }, // 279
		{ k: "op", do: { op: "repair", code: 2 }, to: 279 }, // 280
		{ k: "op", do: { op: "break", at: "here" }, to: 254 }, // 281
		{ k: "literal", literal: 1, to: 281 }, // 282
		{ k: "slot", slot: "tool", field: "skip", to: 282 }, // 283
		{ k: "literal", literal: 2, to: 283 }, // 284
		{ k: "literal", literal: 3, to: 281 }, // 285
		{ k: "slot", slot: "tool", field: "skip", to: 285 }, // 286
		{ k: "literal", literal: 4, to: 286 }, // 287
		{ k: "fork", to: [260, 266, 273, 280, 284, 287] }, // 288
		{ k: "text", field: "value", typed: true, stray: false, exits: 288, stops: [32, 33, 10, 19, 21, 23, 25, 27, 29, 0, 2, 4] }, // 289
		{ k: "eol", to: 289 }, // 290
		{ k: "fork", to: [290, 289] }, // 291
		{ k: "literal", literal: 9, to: 291 }, // 292
		{ k: "atom", kind: "word", field: "key", to: 292 }, // 293
		{ k: "literal", literal: 13, to: 293 }, // 294
		{ k: "op", do: { op: "commit" }, to: 294 }, // 295
		{ k: "space", greedy: true, to: 295 }, // 296
		{ k: "look", body: 157, to: 296 }, // 297
		{ k: "fork", to: [20, 251, 297, 165] }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "literal", literal: 3, to: 299 }, // 300
		{ k: "atom", kind: "word", field: "name", to: 300 }, // 301
		{ k: "literal", literal: 4, to: 301 }, // 302
		{ k: "op", do: { op: "open", unit: 1 }, to: 302 }, // 303
	],
};
