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
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 175, 176, 177, 178, 179, 180, 181], closableByLoop: [6, 10, 11, 15, 16, 17, 21, 22, 23, 28, 29, 30, 31, 42, 43, 44, 45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 61, 62, 63, 64, 65, 66, 67, 100, 110, 111, 112, 115, 116, 117, 118, 119, 120, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 162, 182, 183, 184, 185, 186, 187, 188, 193, 194, 195], pairs: true }, // 0
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 175, 176, 177, 178, 179, 180, 181], closableByLoop: [6, 10, 11, 15, 16, 17, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 261, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 320, 330, 331, 332], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 4], terminators: [], stray: false }, // 2
		{ k: "fork", to: [198, 335, 0] }, // 3
		{ k: "fork", to: [198, 335] }, // 4
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
		{ k: "fork", to: [106, 17] }, // 21
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
		{ k: "slot", slot: "tool", field: "skip", to: 69 }, // 84
		{ k: "literal", literal: 3, to: 68 }, // 85
		{ k: "slot", slot: "tool", field: "skip", to: 85 }, // 86
		{ k: "fork", to: [70, 83, 84, 86] }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 6, to: 88 }, // 89
		{ k: "eol", to: 89 }, // 90
		{ k: "fork", to: [90, 89] }, // 91
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 91 }, // 92
		{ k: "op", do: { op: "break", at: "here" }, to: 23 }, // 93
		{ k: "literal", literal: 1, to: 93 }, // 94
		{ k: "slot", slot: "tool", field: "skip", to: 94 }, // 95
		{ k: "literal", literal: 2, to: 95 }, // 96
		{ k: "literal", literal: 3, to: 93 }, // 97
		{ k: "slot", slot: "tool", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 4, to: 98 }, // 99
		{ k: "fork", to: [31, 47, 54, 59, 67, 78, 92, 96, 99] }, // 100
		{ k: "text", field: "value", typed: true, stray: false, exits: 100, stops: [16, 17, 6, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 7, 0, 30, 31, 8, 10, 2, 4], terminators: [23] }, // 101
		{ k: "eol", to: 101 }, // 102
		{ k: "fork", to: [102, 101] }, // 103
		{ k: "literal", literal: 1, to: 103 }, // 104
		{ k: "atom", kind: "word", field: "key", to: 104 }, // 105
		{ k: "literal", literal: 7, to: 105 }, // 106
		{ k: "op", do: { op: "commit" }, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "look", body: 24, to: 108 }, // 109
		{ k: "fork", to: [168, 17] }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "op", do: { op: "settle" }, to: 111 }, // 112
		{ k: "literal", literal: 13, to: 0 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "look", body: 114, to: 112 }, // 115
		{ k: "literal", literal: 9, to: 115 }, // 116
		{ k: "same", field: "key", to: 116 }, // 117
		{ k: "literal", literal: 10, to: 117 }, // 118
		{ k: "eol", to: 118 }, // 119
		{ k: "fork", to: [119, 118] }, // 120
		{ k: "fork", to: [37, 40] }, // 121
		{ k: "look", body: 121, to: 112 }, // 122
		{ k: "eol", to: 122 }, // 123
		{ k: "fork", to: [123, 122] }, // 124
		{ k: "eol", to: 124 }, // 125
		{ k: "fork", to: [125, 124] }, // 126
		{ k: "op", do: { op: "repair", code: 0 }, to: 126 }, // 127
		{ k: "look", body: 49, to: 112 }, // 128
		{ k: "literal", literal: 9, to: 128 }, // 129
		{ k: "same", field: "key", to: 129 }, // 130
		{ k: "literal", literal: 10, to: 130 }, // 131
		{ k: "eol", to: 131 }, // 132
		{ k: "fork", to: [132, 131] }, // 133
		{ k: "op", do: { op: "repair", code: 1 }, to: 133 }, // 134
		{ k: "space", greedy: false, to: 120 }, // 135
		{ k: "literal", literal: 9, to: 135 }, // 136
		{ k: "same", field: "key", to: 136 }, // 137
		{ k: "literal", literal: 10, to: 137 }, // 138
		{ k: "eol", to: 138 }, // 139
		{ k: "fork", to: [139, 138] }, // 140
		{ k: "op", do: { op: "repair", code: 2 }, to: 140 }, // 141
		{ k: "op", do: { op: "break", at: "skip" }, to: 112 }, // 142
		{ k: "literal", literal: 1, to: 142 }, // 143
		{ k: "slot", slot: "tool", field: "skip", to: 143 }, // 144
		{ k: "literal", literal: 3, to: 142 }, // 145
		{ k: "slot", slot: "tool", field: "skip", to: 145 }, // 146
		{ k: "fork", to: [144, 146] }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "literal", literal: 9, to: 148 }, // 149
		{ k: "same", field: "key", to: 149 }, // 150
		{ k: "literal", literal: 10, to: 150 }, // 151
		{ k: "eol", to: 151 }, // 152
		{ k: "fork", to: [152, 151] }, // 153
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 153 }, // 154
		{ k: "op", do: { op: "break", at: "here" }, to: 112 }, // 155
		{ k: "literal", literal: 1, to: 155 }, // 156
		{ k: "slot", slot: "tool", field: "skip", to: 156 }, // 157
		{ k: "literal", literal: 2, to: 157 }, // 158
		{ k: "literal", literal: 3, to: 155 }, // 159
		{ k: "slot", slot: "tool", field: "skip", to: 159 }, // 160
		{ k: "literal", literal: 4, to: 160 }, // 161
		{ k: "fork", to: [120, 127, 134, 141, 154, 158, 161] }, // 162
		{ k: "text", field: "value", typed: true, stray: false, exits: 162, stops: [32, 33, 10, 19, 21, 23, 25, 27, 29, 0, 2, 4], terminators: [112] }, // 163
		{ k: "eol", to: 163 }, // 164
		{ k: "fork", to: [164, 163] }, // 165
		{ k: "literal", literal: 9, to: 165 }, // 166
		{ k: "atom", kind: "word", field: "key", to: 166 }, // 167
		{ k: "literal", literal: 13, to: 167 }, // 168
		{ k: "op", do: { op: "commit" }, to: 168 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "literal", literal: 9, to: 0 }, // 171
		{ k: "atom", kind: "word", field: "skip", to: 171 }, // 172
		{ k: "literal", literal: 13, to: 172 }, // 173
		{ k: "look", body: 173, to: 170 }, // 174
		{ k: "op", do: { op: "commit" }, to: 5 }, // 175
		{ k: "literal", literal: 0, to: 175 }, // 176
		{ k: "look", body: 9, to: 175 }, // 177
		{ k: "op", do: { op: "repair", code: 1 }, to: 177 }, // 178
		{ k: "look", body: 14, to: 175 }, // 179
		{ k: "op", do: { op: "repair", code: 1 }, to: 179 }, // 180
		{ k: "fork", to: [176, 178, 180] }, // 181
		{ k: "fork", to: [20, 109, 174, 181] }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "literal", literal: 1, to: 183 }, // 184
		{ k: "literal", literal: 14, to: 175 }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "fork", to: [192, 186] }, // 187
		{ k: "literal", literal: 15, to: 187 }, // 188
		{ k: "atom", kind: "attr", field: "value", to: 188 }, // 189
		{ k: "literal", literal: 11, to: 189 }, // 190
		{ k: "atom", kind: "word", field: "key", to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "fork", to: [192, 186] }, // 193
		{ k: "literal", literal: 15, to: 193 }, // 194
		{ k: "fork", to: [184, 194] }, // 195
		{ k: "atom", kind: "word", field: "name", to: 195 }, // 196
		{ k: "literal", literal: 2, to: 196 }, // 197
		{ k: "op", do: { op: "open", unit: 0 }, to: 197 }, // 198
		{ k: "fork", to: [267, 17] }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "op", do: { op: "settle" }, to: 200 }, // 201
		{ k: "look", body: 27, to: 201 }, // 202
		{ k: "literal", literal: 6, to: 202 }, // 203
		{ k: "eol", to: 203 }, // 204
		{ k: "fork", to: [204, 203] }, // 205
		{ k: "look", body: 41, to: 201 }, // 206
		{ k: "eol", to: 206 }, // 207
		{ k: "fork", to: [207, 206] }, // 208
		{ k: "eol", to: 208 }, // 209
		{ k: "fork", to: [209, 208] }, // 210
		{ k: "op", do: { op: "repair", code: 0 }, to: 210 }, // 211
		{ k: "look", body: 49, to: 201 }, // 212
		{ k: "literal", literal: 6, to: 212 }, // 213
		{ k: "eol", to: 213 }, // 214
		{ k: "fork", to: [214, 213] }, // 215
		{ k: "op", do: { op: "repair", code: 1 }, to: 215 }, // 216
		{ k: "space", greedy: false, to: 205 }, // 217
		{ k: "literal", literal: 6, to: 217 }, // 218
		{ k: "eol", to: 218 }, // 219
		{ k: "fork", to: [219, 218] }, // 220
		{ k: "op", do: { op: "repair", code: 2 }, to: 220 }, // 221
		{ k: "look", body: 60, to: 201 }, // 222
		{ k: "literal", literal: 8, to: 222 }, // 223
		{ k: "literal", literal: 0, to: 222 }, // 224
		{ k: "fork", to: [223, 224] }, // 225
		{ k: "eol", to: 225 }, // 226
		{ k: "fork", to: [226, 225] }, // 227
		{ k: "op", do: { op: "repair", code: 3 }, to: 227 }, // 228
		{ k: "op", do: { op: "break", at: "skip" }, to: 201 }, // 229
		{ k: "literal", literal: 1, to: 229 }, // 230
		{ k: "slot", slot: "unbound", field: "skip", to: 230 }, // 231
		{ k: "literal", literal: 7, to: 231 }, // 232
		{ k: "literal", literal: 0, to: 229 }, // 233
		{ k: "fork", to: [232, 233] }, // 234
		{ k: "space", greedy: true, to: 234 }, // 235
		{ k: "literal", literal: 9, to: 235 }, // 236
		{ k: "atom", kind: "word", field: "skip", to: 236 }, // 237
		{ k: "literal", literal: 10, to: 237 }, // 238
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 238 }, // 239
		{ k: "literal", literal: 11, to: 231 }, // 240
		{ k: "atom", kind: "word", field: "skip", to: 240 }, // 241
		{ k: "literal", literal: 12, to: 241 }, // 242
		{ k: "atom", kind: "word", field: "skip", to: 242 }, // 243
		{ k: "literal", literal: 13, to: 243 }, // 244
		{ k: "slot", slot: "tool", field: "skip", to: 230 }, // 245
		{ k: "literal", literal: 3, to: 229 }, // 246
		{ k: "slot", slot: "tool", field: "skip", to: 246 }, // 247
		{ k: "fork", to: [231, 244, 245, 247] }, // 248
		{ k: "space", greedy: true, to: 248 }, // 249
		{ k: "literal", literal: 6, to: 249 }, // 250
		{ k: "eol", to: 250 }, // 251
		{ k: "fork", to: [251, 250] }, // 252
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 252 }, // 253
		{ k: "op", do: { op: "break", at: "here" }, to: 201 }, // 254
		{ k: "literal", literal: 1, to: 254 }, // 255
		{ k: "slot", slot: "tool", field: "skip", to: 255 }, // 256
		{ k: "literal", literal: 2, to: 256 }, // 257
		{ k: "literal", literal: 3, to: 254 }, // 258
		{ k: "slot", slot: "tool", field: "skip", to: 258 }, // 259
		{ k: "literal", literal: 4, to: 259 }, // 260
		{ k: "fork", to: [205, 211, 216, 221, 228, 239, 253, 257, 260] }, // 261
		{ k: "text", field: "value", typed: true, stray: false, exits: 261, stops: [16, 17, 6, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 7, 0, 30, 31, 8, 10, 2, 4], terminators: [201] }, // 262
		{ k: "eol", to: 262 }, // 263
		{ k: "fork", to: [263, 262] }, // 264
		{ k: "literal", literal: 1, to: 264 }, // 265
		{ k: "atom", kind: "word", field: "key", to: 265 }, // 266
		{ k: "literal", literal: 7, to: 266 }, // 267
		{ k: "op", do: { op: "commit" }, to: 267 }, // 268
		{ k: "space", greedy: true, to: 268 }, // 269
		{ k: "look", body: 24, to: 269 }, // 270
		{ k: "fork", to: [326, 17] }, // 271
		{ k: "space", greedy: true, to: 271 }, // 272
		{ k: "op", do: { op: "settle" }, to: 272 }, // 273
		{ k: "look", body: 114, to: 273 }, // 274
		{ k: "literal", literal: 9, to: 274 }, // 275
		{ k: "same", field: "key", to: 275 }, // 276
		{ k: "literal", literal: 10, to: 276 }, // 277
		{ k: "eol", to: 277 }, // 278
		{ k: "fork", to: [278, 277] }, // 279
		{ k: "look", body: 121, to: 273 }, // 280
		{ k: "eol", to: 280 }, // 281
		{ k: "fork", to: [281, 280] }, // 282
		{ k: "eol", to: 282 }, // 283
		{ k: "fork", to: [283, 282] }, // 284
		{ k: "op", do: { op: "repair", code: 0 }, to: 284 }, // 285
		{ k: "look", body: 49, to: 273 }, // 286
		{ k: "literal", literal: 9, to: 286 }, // 287
		{ k: "same", field: "key", to: 287 }, // 288
		{ k: "literal", literal: 10, to: 288 }, // 289
		{ k: "eol", to: 289 }, // 290
		{ k: "fork", to: [290, 289] }, // 291
		{ k: "op", do: { op: "repair", code: 1 }, to: 291 }, // 292
		{ k: "space", greedy: false, to: 279 }, // 293
		{ k: "literal", literal: 9, to: 293 }, // 294
		{ k: "same", field: "key", to: 294 }, // 295
		{ k: "literal", literal: 10, to: 295 }, // 296
		{ k: "eol", to: 296 }, // 297
		{ k: "fork", to: [297, 296] }, // 298
		{ k: "op", do: { op: "repair", code: 2 }, to: 298 }, // 299
		{ k: "op", do: { op: "break", at: "skip" }, to: 273 }, // 300
		{ k: "literal", literal: 1, to: 300 }, // 301
		{ k: "slot", slot: "tool", field: "skip", to: 301 }, // 302
		{ k: "literal", literal: 3, to: 300 }, // 303
		{ k: "slot", slot: "tool", field: "skip", to: 303 }, // 304
		{ k: "fork", to: [302, 304] }, // 305
		{ k: "space", greedy: true, to: 305 }, // 306
		{ k: "literal", literal: 9, to: 306 }, // 307
		{ k: "same", field: "key", to: 307 }, // 308
		{ k: "literal", literal: 10, to: 308 }, // 309
		{ k: "eol", to: 309 }, // 310
		{ k: "fork", to: [310, 309] }, // 311
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 311 }, // 312
		{ k: "op", do: { op: "break", at: "here" }, to: 273 }, // 313
		{ k: "literal", literal: 1, to: 313 }, // 314
		{ k: "slot", slot: "tool", field: "skip", to: 314 }, // 315
		{ k: "literal", literal: 2, to: 315 }, // 316
		{ k: "literal", literal: 3, to: 313 }, // 317
		{ k: "slot", slot: "tool", field: "skip", to: 317 }, // 318
		{ k: "literal", literal: 4, to: 318 }, // 319
		{ k: "fork", to: [279, 285, 292, 299, 312, 316, 319] }, // 320
		{ k: "text", field: "value", typed: true, stray: false, exits: 320, stops: [32, 33, 10, 19, 21, 23, 25, 27, 29, 0, 2, 4], terminators: [273] }, // 321
		{ k: "eol", to: 321 }, // 322
		{ k: "fork", to: [322, 321] }, // 323
		{ k: "literal", literal: 9, to: 323 }, // 324
		{ k: "atom", kind: "word", field: "key", to: 324 }, // 325
		{ k: "literal", literal: 13, to: 325 }, // 326
		{ k: "op", do: { op: "commit" }, to: 326 }, // 327
		{ k: "space", greedy: true, to: 327 }, // 328
		{ k: "look", body: 173, to: 328 }, // 329
		{ k: "fork", to: [20, 270, 329, 181] }, // 330
		{ k: "space", greedy: true, to: 330 }, // 331
		{ k: "literal", literal: 3, to: 331 }, // 332
		{ k: "atom", kind: "word", field: "name", to: 332 }, // 333
		{ k: "literal", literal: 4, to: 333 }, // 334
		{ k: "op", do: { op: "open", unit: 1 }, to: 334 }, // 335
	],
};
