// Generated from grammars/dots.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** invokes with named parameters, or one JSON object, in <dots_function_call> */
export const dots: Format = {
	version: 2,
	name: "dots",
	title: "invokes with named parameters, or one JSON object, in <dots_function_call>",
	aliases: [],
	models: ["rednote-hilab/dots.llm2*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 1024,
	lenient: ["more-attributes", "unquoted", "bare", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</dots_function_call>", // 0
		"</invoke>", // 1
		"\">", // 2
		"\"", // 3
		"<invoke name=", // 4
		"<parameter name=", // 5
		"</parameter>", // 6
		"<dots_function_call>", // 7
		"<parameter>", // 8
		">", // 9
		"</", // 10
		"=", // 11
		" ", // 12
		"<", // 13
		"=\"", // 14
		"'", // 15
		"'>", // 16
		"{", // 17
		"<invoke name=\"", // 18
		"\n<parameter name=", // 19
		"\n</invoke>", // 20
		"\r\n<parameter name=", // 21
		"\r\n</invoke>", // 22
		"\n<parameter>", // 23
		"\r\n<parameter>", // 24
	],
	openings: [7, 18],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [1], openings: [4, 0, 7, 18], after: 6, closable: [10], closableByLoop: [11, 13, 14, 19, 20, 21, 22, 23, 24, 29, 30, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 55, 56, 57, 58, 59, 60, 61, 62, 63, 67, 68, 69, 70, 79, 86, 87, 93, 117, 119, 122, 124, 127, 129], pairs: true }, // 0
		{ closes: [1], openings: [4, 0, 7, 18], after: 141, closable: [145], closableByLoop: [147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 180, 181, 182, 183, 192, 199, 200, 206, 230, 231, 234, 235, 238, 239], pairs: true }, // 1
		{ closes: [1, 0], openings: [7, 18], after: 2, closable: [251, 252, 253, 254], closableByLoop: [255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 283, 284, 285, 286, 295, 302, 303, 309, 333, 334], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 18], stray: false }, // 2
		{ k: "fork", to: [140, 250, 338, 0] }, // 3
		{ k: "fork", to: [140, 250, 338] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: [4, 0, 7, 18], stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [135, 5, 136] }, // 7
		{ k: "fork", to: [135, 5] }, // 8
		{ k: "space", greedy: true, to: 6 }, // 9
		{ k: "op", do: { op: "close" }, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 10 }, // 11
		{ k: "literal", literal: 0, to: 0 }, // 12
		{ k: "look", body: 12, to: 10 }, // 13
		{ k: "op", do: { op: "repair", code: 4 }, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 0 }, // 15
		{ k: "slot", slot: "tool", field: "skip", to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "literal", literal: 4, to: 17 }, // 18
		{ k: "look", body: 18, to: 10 }, // 19
		{ k: "op", do: { op: "repair", code: 4 }, to: 19 }, // 20
		{ k: "fork", to: [11, 14, 20] }, // 21
		{ k: "fork", to: [116, 21] }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "op", do: { op: "settle" }, to: 23 }, // 24
		{ k: "literal", literal: 5, to: 0 }, // 25
		{ k: "literal", literal: 1, to: 0 }, // 26
		{ k: "fork", to: [25, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "look", body: 28, to: 24 }, // 29
		{ k: "literal", literal: 6, to: 29 }, // 30
		{ k: "literal", literal: 3, to: 0 }, // 31
		{ k: "slot", slot: "unbound", field: "skip", to: 31 }, // 32
		{ k: "literal", literal: 3, to: 32 }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "space", greedy: true, to: 18 }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "assert", what: "end", to: 0 }, // 37
		{ k: "fork", to: [18, 36, 12, 37] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 1, to: 39 }, // 40
		{ k: "fork", to: [34, 40] }, // 41
		{ k: "look", body: 41, to: 24 }, // 42
		{ k: "eol", to: 42 }, // 43
		{ k: "fork", to: [43, 42] }, // 44
		{ k: "op", do: { op: "repair", code: 3 }, to: 44 }, // 45
		{ k: "fork", to: [12, 18] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "look", body: 47, to: 24 }, // 48
		{ k: "literal", literal: 6, to: 48 }, // 49
		{ k: "op", do: { op: "repair", code: 4 }, to: 49 }, // 50
		{ k: "space", greedy: true, to: 30 }, // 51
		{ k: "literal", literal: 6, to: 51 }, // 52
		{ k: "op", do: { op: "repair", code: 5 }, to: 52 }, // 53
		{ k: "space", greedy: true, to: 41 }, // 54
		{ k: "look", body: 54, to: 24 }, // 55
		{ k: "literal", literal: 8, to: 55 }, // 56
		{ k: "literal", literal: 1, to: 55 }, // 57
		{ k: "fork", to: [56, 57] }, // 58
		{ k: "eol", to: 58 }, // 59
		{ k: "fork", to: [59, 58] }, // 60
		{ k: "op", do: { op: "repair", code: 6 }, to: 60 }, // 61
		{ k: "op", do: { op: "break", at: "skip" }, to: 24 }, // 62
		{ k: "literal", literal: 3, to: 62 }, // 63
		{ k: "slot", slot: "unbound", field: "skip", to: 63 }, // 64
		{ k: "literal", literal: 3, to: 64 }, // 65
		{ k: "literal", literal: 5, to: 65 }, // 66
		{ k: "literal", literal: 1, to: 62 }, // 67
		{ k: "fork", to: [66, 67] }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 9, to: 69 }, // 70
		{ k: "atom", kind: "word", field: "skip", to: 70 }, // 71
		{ k: "literal", literal: 10, to: 71 }, // 72
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 72 }, // 73
		{ k: "literal", literal: 11, to: 65 }, // 74
		{ k: "atom", kind: "word", field: "skip", to: 74 }, // 75
		{ k: "literal", literal: 12, to: 75 }, // 76
		{ k: "atom", kind: "word", field: "skip", to: 76 }, // 77
		{ k: "literal", literal: 13, to: 77 }, // 78
		{ k: "literal", literal: 2, to: 62 }, // 79
		{ k: "slot", slot: "tool", field: "skip", to: 79 }, // 80
		{ k: "literal", literal: 3, to: 80 }, // 81
		{ k: "fork", to: [65, 64, 78, 81, 80] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 6, to: 83 }, // 84
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 84 }, // 85
		{ k: "op", do: { op: "break", at: "here" }, to: 24 }, // 86
		{ k: "literal", literal: 2, to: 86 }, // 87
		{ k: "slot", slot: "tool", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 3, to: 88 }, // 89
		{ k: "literal", literal: 4, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 7, to: 91 }, // 92
		{ k: "fork", to: [30, 45, 50, 53, 61, 73, 85, 90, 92] }, // 93
		{ k: "text", field: "value", typed: true, stray: false, exits: 93, stops: [6, 19, 20, 21, 22, 5, 1, 23, 24, 8, 10, 4, 7] }, // 94
		{ k: "literal", literal: 9, to: 94 }, // 95
		{ k: "literal", literal: 3, to: 95 }, // 96
		{ k: "atom", kind: "word", field: "key", to: 96 }, // 97
		{ k: "literal", literal: 3, to: 97 }, // 98
		{ k: "fork", to: [104, 95] }, // 99
		{ k: "literal", literal: 3, to: 99 }, // 100
		{ k: "atom", kind: "attr", field: "skip", to: 100 }, // 101
		{ k: "literal", literal: 14, to: 101 }, // 102
		{ k: "atom", kind: "word", field: "skip", to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 3, to: 104 }, // 105
		{ k: "atom", kind: "word", field: "key", to: 105 }, // 106
		{ k: "literal", literal: 3, to: 106 }, // 107
		{ k: "op", do: { op: "repair", code: 0 }, to: 107 }, // 108
		{ k: "atom", kind: "word", field: "key", to: 95 }, // 109
		{ k: "op", do: { op: "repair", code: 1 }, to: 109 }, // 110
		{ k: "literal", literal: 15, to: 95 }, // 111
		{ k: "atom", kind: "word", field: "key", to: 111 }, // 112
		{ k: "literal", literal: 15, to: 112 }, // 113
		{ k: "op", do: { op: "repair", code: 1 }, to: 113 }, // 114
		{ k: "fork", to: [98, 108, 110, 114] }, // 115
		{ k: "literal", literal: 5, to: 115 }, // 116
		{ k: "literal", literal: 2, to: 23 }, // 117
		{ k: "literal", literal: 2, to: 28 }, // 118
		{ k: "look", body: 118, to: 117 }, // 119
		{ k: "atom", kind: "word", field: "name", to: 119 }, // 120
		{ k: "literal", literal: 3, to: 120 }, // 121
		{ k: "literal", literal: 9, to: 23 }, // 122
		{ k: "literal", literal: 9, to: 28 }, // 123
		{ k: "look", body: 123, to: 122 }, // 124
		{ k: "atom", kind: "word", field: "name", to: 124 }, // 125
		{ k: "op", do: { op: "repair", code: 1 }, to: 125 }, // 126
		{ k: "literal", literal: 16, to: 23 }, // 127
		{ k: "literal", literal: 16, to: 28 }, // 128
		{ k: "look", body: 128, to: 127 }, // 129
		{ k: "atom", kind: "word", field: "name", to: 129 }, // 130
		{ k: "literal", literal: 15, to: 130 }, // 131
		{ k: "op", do: { op: "repair", code: 1 }, to: 131 }, // 132
		{ k: "fork", to: [121, 126, 132] }, // 133
		{ k: "literal", literal: 4, to: 133 }, // 134
		{ k: "op", do: { op: "open", unit: 0 }, to: 134 }, // 135
		{ k: "op", do: { op: "leave" }, to: 4 }, // 136
		{ k: "literal", literal: 4, to: 0 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "look", body: 138, to: 9 }, // 139
		{ k: "literal", literal: 7, to: 139 }, // 140
		{ k: "text", field: "content", typed: false, exits: 142, stops: null, stray: true, section: { entry: 143, proof: false, content: false } }, // 141
		{ k: "fork", to: [246, 5, 136] }, // 142
		{ k: "fork", to: [246, 5] }, // 143
		{ k: "space", greedy: true, to: 141 }, // 144
		{ k: "op", do: { op: "close" }, to: 144 }, // 145
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 145 }, // 146
		{ k: "literal", literal: 1, to: 145 }, // 147
		{ k: "look", body: 12, to: 145 }, // 148
		{ k: "op", do: { op: "repair", code: 4 }, to: 148 }, // 149
		{ k: "look", body: 18, to: 145 }, // 150
		{ k: "op", do: { op: "repair", code: 4 }, to: 150 }, // 151
		{ k: "fork", to: [147, 149, 151] }, // 152
		{ k: "fork", to: [229, 152] }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "op", do: { op: "settle" }, to: 154 }, // 155
		{ k: "look", body: 28, to: 155 }, // 156
		{ k: "literal", literal: 6, to: 156 }, // 157
		{ k: "look", body: 41, to: 155 }, // 158
		{ k: "eol", to: 158 }, // 159
		{ k: "fork", to: [159, 158] }, // 160
		{ k: "op", do: { op: "repair", code: 3 }, to: 160 }, // 161
		{ k: "look", body: 47, to: 155 }, // 162
		{ k: "literal", literal: 6, to: 162 }, // 163
		{ k: "op", do: { op: "repair", code: 4 }, to: 163 }, // 164
		{ k: "space", greedy: true, to: 157 }, // 165
		{ k: "literal", literal: 6, to: 165 }, // 166
		{ k: "op", do: { op: "repair", code: 5 }, to: 166 }, // 167
		{ k: "look", body: 54, to: 155 }, // 168
		{ k: "literal", literal: 8, to: 168 }, // 169
		{ k: "literal", literal: 1, to: 168 }, // 170
		{ k: "fork", to: [169, 170] }, // 171
		{ k: "eol", to: 171 }, // 172
		{ k: "fork", to: [172, 171] }, // 173
		{ k: "op", do: { op: "repair", code: 6 }, to: 173 }, // 174
		{ k: "op", do: { op: "break", at: "skip" }, to: 155 }, // 175
		{ k: "literal", literal: 3, to: 175 }, // 176
		{ k: "slot", slot: "unbound", field: "skip", to: 176 }, // 177
		{ k: "literal", literal: 3, to: 177 }, // 178
		{ k: "literal", literal: 5, to: 178 }, // 179
		{ k: "literal", literal: 1, to: 175 }, // 180
		{ k: "fork", to: [179, 180] }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 9, to: 182 }, // 183
		{ k: "atom", kind: "word", field: "skip", to: 183 }, // 184
		{ k: "literal", literal: 10, to: 184 }, // 185
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 185 }, // 186
		{ k: "literal", literal: 11, to: 178 }, // 187
		{ k: "atom", kind: "word", field: "skip", to: 187 }, // 188
		{ k: "literal", literal: 12, to: 188 }, // 189
		{ k: "atom", kind: "word", field: "skip", to: 189 }, // 190
		{ k: "literal", literal: 13, to: 190 }, // 191
		{ k: "literal", literal: 2, to: 175 }, // 192
		{ k: "slot", slot: "tool", field: "skip", to: 192 }, // 193
		{ k: "literal", literal: 3, to: 193 }, // 194
		{ k: "fork", to: [178, 177, 191, 194, 193] }, // 195
		{ k: "space", greedy: true, to: 195 }, // 196
		{ k: "literal", literal: 6, to: 196 }, // 197
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 197 }, // 198
		{ k: "op", do: { op: "break", at: "here" }, to: 155 }, // 199
		{ k: "literal", literal: 2, to: 199 }, // 200
		{ k: "slot", slot: "tool", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 3, to: 201 }, // 202
		{ k: "literal", literal: 4, to: 202 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "literal", literal: 7, to: 204 }, // 205
		{ k: "fork", to: [157, 161, 164, 167, 174, 186, 198, 203, 205] }, // 206
		{ k: "text", field: "value", typed: true, stray: false, exits: 206, stops: [6, 19, 20, 21, 22, 5, 1, 23, 24, 8, 10, 4, 7] }, // 207
		{ k: "literal", literal: 9, to: 207 }, // 208
		{ k: "literal", literal: 3, to: 208 }, // 209
		{ k: "atom", kind: "word", field: "key", to: 209 }, // 210
		{ k: "literal", literal: 3, to: 210 }, // 211
		{ k: "fork", to: [217, 208] }, // 212
		{ k: "literal", literal: 3, to: 212 }, // 213
		{ k: "atom", kind: "attr", field: "skip", to: 213 }, // 214
		{ k: "literal", literal: 14, to: 214 }, // 215
		{ k: "atom", kind: "word", field: "skip", to: 215 }, // 216
		{ k: "space", greedy: true, to: 216 }, // 217
		{ k: "literal", literal: 3, to: 217 }, // 218
		{ k: "atom", kind: "word", field: "key", to: 218 }, // 219
		{ k: "literal", literal: 3, to: 219 }, // 220
		{ k: "op", do: { op: "repair", code: 0 }, to: 220 }, // 221
		{ k: "atom", kind: "word", field: "key", to: 208 }, // 222
		{ k: "op", do: { op: "repair", code: 1 }, to: 222 }, // 223
		{ k: "literal", literal: 15, to: 208 }, // 224
		{ k: "atom", kind: "word", field: "key", to: 224 }, // 225
		{ k: "literal", literal: 15, to: 225 }, // 226
		{ k: "op", do: { op: "repair", code: 1 }, to: 226 }, // 227
		{ k: "fork", to: [211, 221, 223, 227] }, // 228
		{ k: "literal", literal: 5, to: 228 }, // 229
		{ k: "literal", literal: 2, to: 154 }, // 230
		{ k: "look", body: 118, to: 230 }, // 231
		{ k: "atom", kind: "word", field: "name", to: 231 }, // 232
		{ k: "literal", literal: 3, to: 232 }, // 233
		{ k: "literal", literal: 9, to: 154 }, // 234
		{ k: "look", body: 123, to: 234 }, // 235
		{ k: "atom", kind: "word", field: "name", to: 235 }, // 236
		{ k: "op", do: { op: "repair", code: 1 }, to: 236 }, // 237
		{ k: "literal", literal: 16, to: 154 }, // 238
		{ k: "look", body: 128, to: 238 }, // 239
		{ k: "atom", kind: "word", field: "name", to: 239 }, // 240
		{ k: "literal", literal: 15, to: 240 }, // 241
		{ k: "op", do: { op: "repair", code: 1 }, to: 241 }, // 242
		{ k: "fork", to: [233, 237, 242] }, // 243
		{ k: "literal", literal: 4, to: 243 }, // 244
		{ k: "fork", to: [146, 244] }, // 245
		{ k: "op", do: { op: "open", unit: 1 }, to: 245 }, // 246
		{ k: "literal", literal: 17, to: 0 }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "look", body: 248, to: 144 }, // 249
		{ k: "literal", literal: 7, to: 249 }, // 250
		{ k: "op", do: { op: "close" }, to: 2 }, // 251
		{ k: "literal", literal: 0, to: 251 }, // 252
		{ k: "space", greedy: true, to: 252 }, // 253
		{ k: "fork", to: [253, 251] }, // 254
		{ k: "literal", literal: 1, to: 254 }, // 255
		{ k: "fork", to: [332, 255] }, // 256
		{ k: "space", greedy: true, to: 256 }, // 257
		{ k: "op", do: { op: "settle" }, to: 257 }, // 258
		{ k: "look", body: 28, to: 258 }, // 259
		{ k: "literal", literal: 6, to: 259 }, // 260
		{ k: "look", body: 41, to: 258 }, // 261
		{ k: "eol", to: 261 }, // 262
		{ k: "fork", to: [262, 261] }, // 263
		{ k: "op", do: { op: "repair", code: 3 }, to: 263 }, // 264
		{ k: "look", body: 47, to: 258 }, // 265
		{ k: "literal", literal: 6, to: 265 }, // 266
		{ k: "op", do: { op: "repair", code: 4 }, to: 266 }, // 267
		{ k: "space", greedy: true, to: 260 }, // 268
		{ k: "literal", literal: 6, to: 268 }, // 269
		{ k: "op", do: { op: "repair", code: 5 }, to: 269 }, // 270
		{ k: "look", body: 54, to: 258 }, // 271
		{ k: "literal", literal: 8, to: 271 }, // 272
		{ k: "literal", literal: 1, to: 271 }, // 273
		{ k: "fork", to: [272, 273] }, // 274
		{ k: "eol", to: 274 }, // 275
		{ k: "fork", to: [275, 274] }, // 276
		{ k: "op", do: { op: "repair", code: 6 }, to: 276 }, // 277
		{ k: "op", do: { op: "break", at: "skip" }, to: 258 }, // 278
		{ k: "literal", literal: 3, to: 278 }, // 279
		{ k: "slot", slot: "unbound", field: "skip", to: 279 }, // 280
		{ k: "literal", literal: 3, to: 280 }, // 281
		{ k: "literal", literal: 5, to: 281 }, // 282
		{ k: "literal", literal: 1, to: 278 }, // 283
		{ k: "fork", to: [282, 283] }, // 284
		{ k: "space", greedy: true, to: 284 }, // 285
		{ k: "literal", literal: 9, to: 285 }, // 286
		{ k: "atom", kind: "word", field: "skip", to: 286 }, // 287
		{ k: "literal", literal: 10, to: 287 }, // 288
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 288 }, // 289
		{ k: "literal", literal: 11, to: 281 }, // 290
		{ k: "atom", kind: "word", field: "skip", to: 290 }, // 291
		{ k: "literal", literal: 12, to: 291 }, // 292
		{ k: "atom", kind: "word", field: "skip", to: 292 }, // 293
		{ k: "literal", literal: 13, to: 293 }, // 294
		{ k: "literal", literal: 2, to: 278 }, // 295
		{ k: "slot", slot: "tool", field: "skip", to: 295 }, // 296
		{ k: "literal", literal: 3, to: 296 }, // 297
		{ k: "fork", to: [281, 280, 294, 297, 296] }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "literal", literal: 6, to: 299 }, // 300
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 300 }, // 301
		{ k: "op", do: { op: "break", at: "here" }, to: 258 }, // 302
		{ k: "literal", literal: 2, to: 302 }, // 303
		{ k: "slot", slot: "tool", field: "skip", to: 303 }, // 304
		{ k: "literal", literal: 3, to: 304 }, // 305
		{ k: "literal", literal: 4, to: 305 }, // 306
		{ k: "space", greedy: true, to: 306 }, // 307
		{ k: "literal", literal: 7, to: 307 }, // 308
		{ k: "fork", to: [260, 264, 267, 270, 277, 289, 301, 306, 308] }, // 309
		{ k: "text", field: "value", typed: true, stray: false, exits: 309, stops: [6, 19, 20, 21, 22, 5, 1, 23, 24, 8, 10, 4, 7] }, // 310
		{ k: "literal", literal: 9, to: 310 }, // 311
		{ k: "literal", literal: 3, to: 311 }, // 312
		{ k: "atom", kind: "word", field: "key", to: 312 }, // 313
		{ k: "literal", literal: 3, to: 313 }, // 314
		{ k: "fork", to: [320, 311] }, // 315
		{ k: "literal", literal: 3, to: 315 }, // 316
		{ k: "atom", kind: "attr", field: "skip", to: 316 }, // 317
		{ k: "literal", literal: 14, to: 317 }, // 318
		{ k: "atom", kind: "word", field: "skip", to: 318 }, // 319
		{ k: "space", greedy: true, to: 319 }, // 320
		{ k: "literal", literal: 3, to: 320 }, // 321
		{ k: "atom", kind: "word", field: "key", to: 321 }, // 322
		{ k: "literal", literal: 3, to: 322 }, // 323
		{ k: "op", do: { op: "repair", code: 0 }, to: 323 }, // 324
		{ k: "atom", kind: "word", field: "key", to: 311 }, // 325
		{ k: "op", do: { op: "repair", code: 1 }, to: 325 }, // 326
		{ k: "literal", literal: 15, to: 311 }, // 327
		{ k: "atom", kind: "word", field: "key", to: 327 }, // 328
		{ k: "literal", literal: 15, to: 328 }, // 329
		{ k: "op", do: { op: "repair", code: 1 }, to: 329 }, // 330
		{ k: "fork", to: [314, 324, 326, 330] }, // 331
		{ k: "literal", literal: 5, to: 331 }, // 332
		{ k: "literal", literal: 2, to: 257 }, // 333
		{ k: "look", body: 118, to: 333 }, // 334
		{ k: "slot", slot: "tool", field: "name", to: 334 }, // 335
		{ k: "literal", literal: 18, to: 335 }, // 336
		{ k: "op", do: { op: "repair", code: 2 }, to: 336 }, // 337
		{ k: "op", do: { op: "open", unit: 2 }, to: 337 }, // 338
	],
};
