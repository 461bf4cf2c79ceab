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
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 165, 166, 167, 168, 169, 170, 171], closableByLoop: [6, 10, 11, 15, 16, 17, 21, 22, 23, 28, 29, 30, 31, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 59, 60, 61, 62, 63, 64, 65, 66, 67, 72, 73, 74, 75, 76, 79, 80, 81, 82, 83, 84, 85, 86, 87, 98, 99, 102, 105, 115, 116, 117, 120, 121, 122, 123, 124, 125, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 149, 152, 172, 173, 174, 175, 176, 177, 178, 183, 184, 185], pairs: true }, // 0
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 165, 166, 167, 168, 169, 170, 171], closableByLoop: [6, 10, 11, 15, 16, 17, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 223, 224, 225, 226, 227, 230, 231, 232, 233, 234, 235, 236, 237, 238, 249, 250, 253, 256, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 297, 300, 310, 311, 312], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 4], stray: false }, // 2
		{ k: "fork", to: [188, 315, 0] }, // 3
		{ k: "fork", to: [188, 315] }, // 4
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
		{ k: "fork", to: [111, 17] }, // 21
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
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 23 }, // 66
		{ k: "literal", literal: 1, to: 66 }, // 67
		{ k: "slot", slot: "unbound", field: "skip", to: 67 }, // 68
		{ k: "literal", literal: 7, to: 68 }, // 69
		{ k: "slot", slot: "tool", field: "skip", to: 67 }, // 70
		{ k: "literal", literal: 2, to: 70 }, // 71
		{ k: "assert", what: "end", to: 66 }, // 72
		{ k: "fork", to: [71, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 0, to: 74 }, // 75
		{ k: "literal", literal: 3, to: 66 }, // 76
		{ k: "slot", slot: "tool", field: "skip", to: 76 }, // 77
		{ k: "literal", literal: 4, to: 77 }, // 78
		{ k: "fork", to: [78, 72] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 0, to: 80 }, // 81
		{ k: "fork", to: [69, 75, 81] }, // 82
		{ k: "eol", to: 82 }, // 83
		{ k: "fork", to: [83, 82] }, // 84
		{ k: "op", do: { op: "repair", code: 4 }, to: 84 }, // 85
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 23 }, // 86
		{ k: "literal", literal: 1, to: 86 }, // 87
		{ k: "slot", slot: "unbound", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 9, to: 88 }, // 89
		{ k: "atom", kind: "word", field: "skip", to: 89 }, // 90
		{ k: "literal", literal: 10, to: 90 }, // 91
		{ k: "fork", to: [88, 91] }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 6, to: 93 }, // 94
		{ k: "eol", to: 94 }, // 95
		{ k: "fork", to: [95, 94] }, // 96
		{ k: "op", do: { op: "repair", code: 5 }, to: 96 }, // 97
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 23 }, // 98
		{ k: "literal", literal: 1, to: 98 }, // 99
		{ k: "slot", slot: "tool", field: "skip", to: 99 }, // 100
		{ k: "literal", literal: 2, to: 100 }, // 101
		{ k: "literal", literal: 3, to: 98 }, // 102
		{ k: "slot", slot: "tool", field: "skip", to: 102 }, // 103
		{ k: "literal", literal: 4, to: 103 }, // 104
		{ k: "fork", to: [31, 45, 52, 57, 65, 85, 97, 101, 104] }, // 105
		{ k: "text", field: "value", typed: true, stray: false, exits: 105, stops: [16, 17, 6, 18, 19, 20, 21, 7, 0, 22, 23, 8, 2, 4] }, // 106
		{ k: "eol", to: 106 }, // 107
		{ k: "fork", to: [107, 106] }, // 108
		{ k: "literal", literal: 1, to: 108 }, // 109
		{ k: "atom", kind: "word", field: "key", to: 109 }, // 110
		{ k: "literal", literal: 7, to: 110 }, // 111
		{ k: "op", do: { op: "commit" }, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "look", body: 24, to: 113 }, // 114
		{ k: "fork", to: [158, 17] }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "op", do: { op: "settle" }, to: 116 }, // 117
		{ k: "literal", literal: 10, to: 0 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "look", body: 119, to: 117 }, // 120
		{ k: "literal", literal: 11, to: 120 }, // 121
		{ k: "same", field: "key", to: 121 }, // 122
		{ k: "literal", literal: 12, to: 122 }, // 123
		{ k: "eol", to: 123 }, // 124
		{ k: "fork", to: [124, 123] }, // 125
		{ k: "fork", to: [37, 40] }, // 126
		{ k: "look", body: 126, to: 117 }, // 127
		{ k: "eol", to: 127 }, // 128
		{ k: "fork", to: [128, 127] }, // 129
		{ k: "op", do: { op: "repair", code: 0 }, to: 129 }, // 130
		{ k: "look", body: 47, to: 117 }, // 131
		{ k: "literal", literal: 11, to: 131 }, // 132
		{ k: "same", field: "key", to: 132 }, // 133
		{ k: "literal", literal: 12, to: 133 }, // 134
		{ k: "eol", to: 134 }, // 135
		{ k: "fork", to: [135, 134] }, // 136
		{ k: "op", do: { op: "repair", code: 1 }, to: 136 }, // 137
		{ k: "space", greedy: false, to: 125 }, // 138
		{ k: "literal", literal: 11, to: 138 }, // 139
		{ k: "same", field: "key", to: 139 }, // 140
		{ k: "literal", literal: 12, to: 140 }, // 141
		{ k: "eol", to: 141 }, // 142
		{ k: "fork", to: [142, 141] }, // 143
		{ k: "op", do: { op: "repair", code: 2 }, to: 143 }, // 144
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 117 }, // 145
		{ k: "literal", literal: 1, to: 145 }, // 146
		{ k: "slot", slot: "tool", field: "skip", to: 146 }, // 147
		{ k: "literal", literal: 2, to: 147 }, // 148
		{ k: "literal", literal: 3, to: 145 }, // 149
		{ k: "slot", slot: "tool", field: "skip", to: 149 }, // 150
		{ k: "literal", literal: 4, to: 150 }, // 151
		{ k: "fork", to: [125, 130, 137, 144, 148, 151] }, // 152
		{ k: "text", field: "value", typed: true, stray: false, exits: 152, stops: [24, 25, 12, 19, 21, 0, 2, 4] }, // 153
		{ k: "eol", to: 153 }, // 154
		{ k: "fork", to: [154, 153] }, // 155
		{ k: "literal", literal: 11, to: 155 }, // 156
		{ k: "atom", kind: "word", field: "key", to: 156 }, // 157
		{ k: "literal", literal: 10, to: 157 }, // 158
		{ k: "op", do: { op: "commit" }, to: 158 }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "literal", literal: 11, to: 0 }, // 161
		{ k: "atom", kind: "word", field: "skip", to: 161 }, // 162
		{ k: "literal", literal: 10, to: 162 }, // 163
		{ k: "look", body: 163, to: 160 }, // 164
		{ k: "op", do: { op: "commit" }, to: 5 }, // 165
		{ k: "literal", literal: 0, to: 165 }, // 166
		{ k: "look", body: 9, to: 165 }, // 167
		{ k: "op", do: { op: "repair", code: 1 }, to: 167 }, // 168
		{ k: "look", body: 14, to: 165 }, // 169
		{ k: "op", do: { op: "repair", code: 1 }, to: 169 }, // 170
		{ k: "fork", to: [166, 168, 170] }, // 171
		{ k: "fork", to: [20, 114, 164, 171] }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "literal", literal: 1, to: 173 }, // 174
		{ k: "literal", literal: 13, to: 165 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "fork", to: [182, 176] }, // 177
		{ k: "literal", literal: 14, to: 177 }, // 178
		{ k: "atom", kind: "attr", field: "value", to: 178 }, // 179
		{ k: "literal", literal: 15, to: 179 }, // 180
		{ k: "atom", kind: "word", field: "key", to: 180 }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "fork", to: [182, 176] }, // 183
		{ k: "literal", literal: 14, to: 183 }, // 184
		{ k: "fork", to: [174, 184] }, // 185
		{ k: "atom", kind: "word", field: "name", to: 185 }, // 186
		{ k: "literal", literal: 2, to: 186 }, // 187
		{ k: "op", do: { op: "open", unit: 0 }, to: 187 }, // 188
		{ k: "fork", to: [262, 17] }, // 189
		{ k: "space", greedy: true, to: 189 }, // 190
		{ k: "op", do: { op: "settle" }, to: 190 }, // 191
		{ k: "look", body: 27, to: 191 }, // 192
		{ k: "literal", literal: 6, to: 192 }, // 193
		{ k: "eol", to: 193 }, // 194
		{ k: "fork", to: [194, 193] }, // 195
		{ k: "look", body: 41, to: 191 }, // 196
		{ k: "eol", to: 196 }, // 197
		{ k: "fork", to: [197, 196] }, // 198
		{ k: "op", do: { op: "repair", code: 0 }, to: 198 }, // 199
		{ k: "look", body: 47, to: 191 }, // 200
		{ k: "literal", literal: 6, to: 200 }, // 201
		{ k: "eol", to: 201 }, // 202
		{ k: "fork", to: [202, 201] }, // 203
		{ k: "op", do: { op: "repair", code: 1 }, to: 203 }, // 204
		{ k: "space", greedy: false, to: 195 }, // 205
		{ k: "literal", literal: 6, to: 205 }, // 206
		{ k: "eol", to: 206 }, // 207
		{ k: "fork", to: [207, 206] }, // 208
		{ k: "op", do: { op: "repair", code: 2 }, to: 208 }, // 209
		{ k: "look", body: 58, to: 191 }, // 210
		{ k: "literal", literal: 8, to: 210 }, // 211
		{ k: "literal", literal: 0, to: 210 }, // 212
		{ k: "fork", to: [211, 212] }, // 213
		{ k: "eol", to: 213 }, // 214
		{ k: "fork", to: [214, 213] }, // 215
		{ k: "op", do: { op: "repair", code: 3 }, to: 215 }, // 216
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 191 }, // 217
		{ k: "literal", literal: 1, to: 217 }, // 218
		{ k: "slot", slot: "unbound", field: "skip", to: 218 }, // 219
		{ k: "literal", literal: 7, to: 219 }, // 220
		{ k: "slot", slot: "tool", field: "skip", to: 218 }, // 221
		{ k: "literal", literal: 2, to: 221 }, // 222
		{ k: "assert", what: "end", to: 217 }, // 223
		{ k: "fork", to: [222, 223] }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 0, to: 225 }, // 226
		{ k: "literal", literal: 3, to: 217 }, // 227
		{ k: "slot", slot: "tool", field: "skip", to: 227 }, // 228
		{ k: "literal", literal: 4, to: 228 }, // 229
		{ k: "fork", to: [229, 223] }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "literal", literal: 0, to: 231 }, // 232
		{ k: "fork", to: [220, 226, 232] }, // 233
		{ k: "eol", to: 233 }, // 234
		{ k: "fork", to: [234, 233] }, // 235
		{ k: "op", do: { op: "repair", code: 4 }, to: 235 }, // 236
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 191 }, // 237
		{ k: "literal", literal: 1, to: 237 }, // 238
		{ k: "slot", slot: "unbound", field: "skip", to: 238 }, // 239
		{ k: "literal", literal: 9, to: 239 }, // 240
		{ k: "atom", kind: "word", field: "skip", to: 240 }, // 241
		{ k: "literal", literal: 10, to: 241 }, // 242
		{ k: "fork", to: [239, 242] }, // 243
		{ k: "space", greedy: true, to: 243 }, // 244
		{ k: "literal", literal: 6, to: 244 }, // 245
		{ k: "eol", to: 245 }, // 246
		{ k: "fork", to: [246, 245] }, // 247
		{ k: "op", do: { op: "repair", code: 5 }, to: 247 }, // 248
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 191 }, // 249
		{ k: "literal", literal: 1, to: 249 }, // 250
		{ k: "slot", slot: "tool", field: "skip", to: 250 }, // 251
		{ k: "literal", literal: 2, to: 251 }, // 252
		{ k: "literal", literal: 3, to: 249 }, // 253
		{ k: "slot", slot: "tool", field: "skip", to: 253 }, // 254
		{ k: "literal", literal: 4, to: 254 }, // 255
		{ k: "fork", to: [195, 199, 204, 209, 216, 236, 248, 252, 255] }, // 256
		{ k: "text", field: "value", typed: true, stray: false, exits: 256, stops: [16, 17, 6, 18, 19, 20, 21, 7, 0, 22, 23, 8, 2, 4] }, // 257
		{ k: "eol", to: 257 }, // 258
		{ k: "fork", to: [258, 257] }, // 259
		{ k: "literal", literal: 1, to: 259 }, // 260
		{ k: "atom", kind: "word", field: "key", to: 260 }, // 261
		{ k: "literal", literal: 7, to: 261 }, // 262
		{ k: "op", do: { op: "commit" }, to: 262 }, // 263
		{ k: "space", greedy: true, to: 263 }, // 264
		{ k: "look", body: 24, to: 264 }, // 265
		{ k: "fork", to: [306, 17] }, // 266
		{ k: "space", greedy: true, to: 266 }, // 267
		{ k: "op", do: { op: "settle" }, to: 267 }, // 268
		{ k: "look", body: 119, to: 268 }, // 269
		{ k: "literal", literal: 11, to: 269 }, // 270
		{ k: "same", field: "key", to: 270 }, // 271
		{ k: "literal", literal: 12, to: 271 }, // 272
		{ k: "eol", to: 272 }, // 273
		{ k: "fork", to: [273, 272] }, // 274
		{ k: "look", body: 126, to: 268 }, // 275
		{ k: "eol", to: 275 }, // 276
		{ k: "fork", to: [276, 275] }, // 277
		{ k: "op", do: { op: "repair", code: 0 }, to: 277 }, // 278
		{ k: "look", body: 47, to: 268 }, // 279
		{ k: "literal", literal: 11, to: 279 }, // 280
		{ k: "same", field: "key", to: 280 }, // 281
		{ k: "literal", literal: 12, to: 281 }, // 282
		{ k: "eol", to: 282 }, // 283
		{ k: "fork", to: [283, 282] }, // 284
		{ k: "op", do: { op: "repair", code: 1 }, to: 284 }, // 285
		{ k: "space", greedy: false, to: 274 }, // 286
		{ k: "literal", literal: 11, to: 286 }, // 287
		{ k: "same", field: "key", to: 287 }, // 288
		{ k: "literal", literal: 12, to: 288 }, // 289
		{ k: "eol", to: 289 }, // 290
		{ k: "fork", to: [290, 289] }, // 291
		{ k: "op", do: { op: "repair", code: 2 }, to: 291 }, // 292
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 268 }, // 293
		{ k: "literal", literal: 1, to: 293 }, // 294
		{ k: "slot", slot: "tool", field: "skip", to: 294 }, // 295
		{ k: "literal", literal: 2, to: 295 }, // 296
		{ k: "literal", literal: 3, to: 293 }, // 297
		{ k: "slot", slot: "tool", field: "skip", to: 297 }, // 298
		{ k: "literal", literal: 4, to: 298 }, // 299
		{ k: "fork", to: [274, 278, 285, 292, 296, 299] }, // 300
		{ k: "text", field: "value", typed: true, stray: false, exits: 300, stops: [24, 25, 12, 19, 21, 0, 2, 4] }, // 301
		{ k: "eol", to: 301 }, // 302
		{ k: "fork", to: [302, 301] }, // 303
		{ k: "literal", literal: 11, to: 303 }, // 304
		{ k: "atom", kind: "word", field: "key", to: 304 }, // 305
		{ k: "literal", literal: 10, to: 305 }, // 306
		{ k: "op", do: { op: "commit" }, to: 306 }, // 307
		{ k: "space", greedy: true, to: 307 }, // 308
		{ k: "look", body: 163, to: 308 }, // 309
		{ k: "fork", to: [20, 265, 309, 171] }, // 310
		{ k: "space", greedy: true, to: 310 }, // 311
		{ k: "literal", literal: 3, to: 311 }, // 312
		{ k: "atom", kind: "word", field: "name", to: 312 }, // 313
		{ k: "literal", literal: 4, to: 313 }, // 314
		{ k: "op", do: { op: "open", unit: 1 }, to: 314 }, // 315
	],
};
