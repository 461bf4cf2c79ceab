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
	holdback: 849,
	lenient: ["unquoted", "bare", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		"'", // 14
		"'>", // 15
		"{", // 16
		"<invoke name=\"", // 17
		"\n<parameter name=", // 18
		"\n</invoke>", // 19
		"\r\n<parameter name=", // 20
		"\r\n</invoke>", // 21
		"\n<parameter>", // 22
		"\r\n<parameter>", // 23
	],
	openings: [7, 17],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [1], openings: [4, 0, 7, 17], after: 6, closable: [10], closableByLoop: [11, 13, 14, 19, 20, 21, 22, 23, 24, 29, 30, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 55, 56, 57, 58, 59, 60, 61, 62, 63, 67, 68, 69, 70, 79, 86, 87, 93, 107, 109, 112, 114, 117, 119], pairs: true }, // 0
		{ closes: [1], openings: [4, 0, 7, 17], after: 131, closable: [135], closableByLoop: [137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 170, 171, 172, 173, 182, 189, 190, 196, 210, 211, 214, 215, 218, 219], pairs: true }, // 1
		{ closes: [1, 0], openings: [7, 17], after: 2, closable: [231, 232, 233, 234], closableByLoop: [235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 263, 264, 265, 266, 275, 282, 283, 289, 303, 304], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 17], stray: false }, // 2
		{ k: "fork", to: [130, 230, 308, 0] }, // 3
		{ k: "fork", to: [130, 230, 308] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: [4, 0, 7, 17], stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [125, 5, 126] }, // 7
		{ k: "fork", to: [125, 5] }, // 8
		{ k: "space", greedy: true, to: 6 }, // 9
		{ k: "op", do: { op: "close" }, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 10 }, // 11
		{ k: "literal", literal: 0, to: 0 }, // 12
		{ k: "look", body: 12, to: 10 }, // 13
		{ k: "op", do: { op: "repair", code: 3 }, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 0 }, // 15
		{ k: "slot", slot: "tool", field: "skip", to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "literal", literal: 4, to: 17 }, // 18
		{ k: "look", body: 18, to: 10 }, // 19
		{ k: "op", do: { op: "repair", code: 3 }, to: 19 }, // 20
		{ k: "fork", to: [11, 14, 20] }, // 21
		{ k: "fork", to: [106, 21] }, // 22
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
		{ k: "op", do: { op: "repair", code: 2 }, to: 44 }, // 45
		{ k: "fork", to: [12, 18] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "look", body: 47, to: 24 }, // 48
		{ k: "literal", literal: 6, to: 48 }, // 49
		{ k: "op", do: { op: "repair", code: 3 }, to: 49 }, // 50
		{ k: "space", greedy: true, to: 30 }, // 51
		{ k: "literal", literal: 6, to: 51 }, // 52
		{ k: "op", do: { op: "repair", code: 4 }, to: 52 }, // 53
		{ k: "space", greedy: true, to: 41 }, // 54
		{ k: "look", body: 54, to: 24 }, // 55
		{ k: "literal", literal: 8, to: 55 }, // 56
		{ k: "literal", literal: 1, to: 55 }, // 57
		{ k: "fork", to: [56, 57] }, // 58
		{ k: "eol", to: 58 }, // 59
		{ k: "fork", to: [59, 58] }, // 60
		{ k: "op", do: { op: "repair", code: 5 }, to: 60 }, // 61
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
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 72 }, // 73
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
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 84 }, // 85
		{ k: "op", do: { op: "break", at: "here" }, to: 24 }, // 86
		{ k: "literal", literal: 2, to: 86 }, // 87
		{ k: "slot", slot: "tool", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 3, to: 88 }, // 89
		{ k: "literal", literal: 4, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 7, to: 91 }, // 92
		{ k: "fork", to: [30, 45, 50, 53, 61, 73, 85, 90, 92] }, // 93
		{ k: "text", field: "value", typed: true, stray: false, exits: 93, stops: [6, 18, 19, 20, 21, 5, 1, 22, 23, 8, 10, 4, 7] }, // 94
		{ k: "literal", literal: 9, to: 94 }, // 95
		{ k: "literal", literal: 3, to: 95 }, // 96
		{ k: "atom", kind: "word", field: "key", to: 96 }, // 97
		{ k: "literal", literal: 3, to: 97 }, // 98
		{ k: "atom", kind: "word", field: "key", to: 95 }, // 99
		{ k: "op", do: { op: "repair", code: 0 }, to: 99 }, // 100
		{ k: "literal", literal: 14, to: 95 }, // 101
		{ k: "atom", kind: "word", field: "key", to: 101 }, // 102
		{ k: "literal", literal: 14, to: 102 }, // 103
		{ k: "op", do: { op: "repair", code: 0 }, to: 103 }, // 104
		{ k: "fork", to: [98, 100, 104] }, // 105
		{ k: "literal", literal: 5, to: 105 }, // 106
		{ k: "literal", literal: 2, to: 23 }, // 107
		{ k: "literal", literal: 2, to: 28 }, // 108
		{ k: "look", body: 108, to: 107 }, // 109
		{ k: "atom", kind: "word", field: "name", to: 109 }, // 110
		{ k: "literal", literal: 3, to: 110 }, // 111
		{ k: "literal", literal: 9, to: 23 }, // 112
		{ k: "literal", literal: 9, to: 28 }, // 113
		{ k: "look", body: 113, to: 112 }, // 114
		{ k: "atom", kind: "word", field: "name", to: 114 }, // 115
		{ k: "op", do: { op: "repair", code: 0 }, to: 115 }, // 116
		{ k: "literal", literal: 15, to: 23 }, // 117
		{ k: "literal", literal: 15, to: 28 }, // 118
		{ k: "look", body: 118, to: 117 }, // 119
		{ k: "atom", kind: "word", field: "name", to: 119 }, // 120
		{ k: "literal", literal: 14, to: 120 }, // 121
		{ k: "op", do: { op: "repair", code: 0 }, to: 121 }, // 122
		{ k: "fork", to: [111, 116, 122] }, // 123
		{ k: "literal", literal: 4, to: 123 }, // 124
		{ k: "op", do: { op: "open", unit: 0 }, to: 124 }, // 125
		{ k: "op", do: { op: "leave" }, to: 4 }, // 126
		{ k: "literal", literal: 4, to: 0 }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "look", body: 128, to: 9 }, // 129
		{ k: "literal", literal: 7, to: 129 }, // 130
		{ k: "text", field: "content", typed: false, exits: 132, stops: null, stray: true, section: { entry: 133, proof: false, content: false } }, // 131
		{ k: "fork", to: [226, 5, 126] }, // 132
		{ k: "fork", to: [226, 5] }, // 133
		{ k: "space", greedy: true, to: 131 }, // 134
		{ k: "op", do: { op: "close" }, to: 134 }, // 135
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 135 }, // 136
		{ k: "literal", literal: 1, to: 135 }, // 137
		{ k: "look", body: 12, to: 135 }, // 138
		{ k: "op", do: { op: "repair", code: 3 }, to: 138 }, // 139
		{ k: "look", body: 18, to: 135 }, // 140
		{ k: "op", do: { op: "repair", code: 3 }, to: 140 }, // 141
		{ k: "fork", to: [137, 139, 141] }, // 142
		{ k: "fork", to: [209, 142] }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "op", do: { op: "settle" }, to: 144 }, // 145
		{ k: "look", body: 28, to: 145 }, // 146
		{ k: "literal", literal: 6, to: 146 }, // 147
		{ k: "look", body: 41, to: 145 }, // 148
		{ k: "eol", to: 148 }, // 149
		{ k: "fork", to: [149, 148] }, // 150
		{ k: "op", do: { op: "repair", code: 2 }, to: 150 }, // 151
		{ k: "look", body: 47, to: 145 }, // 152
		{ k: "literal", literal: 6, to: 152 }, // 153
		{ k: "op", do: { op: "repair", code: 3 }, to: 153 }, // 154
		{ k: "space", greedy: true, to: 147 }, // 155
		{ k: "literal", literal: 6, to: 155 }, // 156
		{ k: "op", do: { op: "repair", code: 4 }, to: 156 }, // 157
		{ k: "look", body: 54, to: 145 }, // 158
		{ k: "literal", literal: 8, to: 158 }, // 159
		{ k: "literal", literal: 1, to: 158 }, // 160
		{ k: "fork", to: [159, 160] }, // 161
		{ k: "eol", to: 161 }, // 162
		{ k: "fork", to: [162, 161] }, // 163
		{ k: "op", do: { op: "repair", code: 5 }, to: 163 }, // 164
		{ k: "op", do: { op: "break", at: "skip" }, to: 145 }, // 165
		{ k: "literal", literal: 3, to: 165 }, // 166
		{ k: "slot", slot: "unbound", field: "skip", to: 166 }, // 167
		{ k: "literal", literal: 3, to: 167 }, // 168
		{ k: "literal", literal: 5, to: 168 }, // 169
		{ k: "literal", literal: 1, to: 165 }, // 170
		{ k: "fork", to: [169, 170] }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "literal", literal: 9, to: 172 }, // 173
		{ k: "atom", kind: "word", field: "skip", to: 173 }, // 174
		{ k: "literal", literal: 10, to: 174 }, // 175
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 175 }, // 176
		{ k: "literal", literal: 11, to: 168 }, // 177
		{ k: "atom", kind: "word", field: "skip", to: 177 }, // 178
		{ k: "literal", literal: 12, to: 178 }, // 179
		{ k: "atom", kind: "word", field: "skip", to: 179 }, // 180
		{ k: "literal", literal: 13, to: 180 }, // 181
		{ k: "literal", literal: 2, to: 165 }, // 182
		{ k: "slot", slot: "tool", field: "skip", to: 182 }, // 183
		{ k: "literal", literal: 3, to: 183 }, // 184
		{ k: "fork", to: [168, 167, 181, 184, 183] }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "literal", literal: 6, to: 186 }, // 187
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 187 }, // 188
		{ k: "op", do: { op: "break", at: "here" }, to: 145 }, // 189
		{ k: "literal", literal: 2, to: 189 }, // 190
		{ k: "slot", slot: "tool", field: "skip", to: 190 }, // 191
		{ k: "literal", literal: 3, to: 191 }, // 192
		{ k: "literal", literal: 4, to: 192 }, // 193
		{ k: "space", greedy: true, to: 193 }, // 194
		{ k: "literal", literal: 7, to: 194 }, // 195
		{ k: "fork", to: [147, 151, 154, 157, 164, 176, 188, 193, 195] }, // 196
		{ k: "text", field: "value", typed: true, stray: false, exits: 196, stops: [6, 18, 19, 20, 21, 5, 1, 22, 23, 8, 10, 4, 7] }, // 197
		{ k: "literal", literal: 9, to: 197 }, // 198
		{ k: "literal", literal: 3, to: 198 }, // 199
		{ k: "atom", kind: "word", field: "key", to: 199 }, // 200
		{ k: "literal", literal: 3, to: 200 }, // 201
		{ k: "atom", kind: "word", field: "key", to: 198 }, // 202
		{ k: "op", do: { op: "repair", code: 0 }, to: 202 }, // 203
		{ k: "literal", literal: 14, to: 198 }, // 204
		{ k: "atom", kind: "word", field: "key", to: 204 }, // 205
		{ k: "literal", literal: 14, to: 205 }, // 206
		{ k: "op", do: { op: "repair", code: 0 }, to: 206 }, // 207
		{ k: "fork", to: [201, 203, 207] }, // 208
		{ k: "literal", literal: 5, to: 208 }, // 209
		{ k: "literal", literal: 2, to: 144 }, // 210
		{ k: "look", body: 108, to: 210 }, // 211
		{ k: "atom", kind: "word", field: "name", to: 211 }, // 212
		{ k: "literal", literal: 3, to: 212 }, // 213
		{ k: "literal", literal: 9, to: 144 }, // 214
		{ k: "look", body: 113, to: 214 }, // 215
		{ k: "atom", kind: "word", field: "name", to: 215 }, // 216
		{ k: "op", do: { op: "repair", code: 0 }, to: 216 }, // 217
		{ k: "literal", literal: 15, to: 144 }, // 218
		{ k: "look", body: 118, to: 218 }, // 219
		{ k: "atom", kind: "word", field: "name", to: 219 }, // 220
		{ k: "literal", literal: 14, to: 220 }, // 221
		{ k: "op", do: { op: "repair", code: 0 }, to: 221 }, // 222
		{ k: "fork", to: [213, 217, 222] }, // 223
		{ k: "literal", literal: 4, to: 223 }, // 224
		{ k: "fork", to: [136, 224] }, // 225
		{ k: "op", do: { op: "open", unit: 1 }, to: 225 }, // 226
		{ k: "literal", literal: 16, to: 0 }, // 227
		{ k: "space", greedy: true, to: 227 }, // 228
		{ k: "look", body: 228, to: 134 }, // 229
		{ k: "literal", literal: 7, to: 229 }, // 230
		{ k: "op", do: { op: "close" }, to: 2 }, // 231
		{ k: "literal", literal: 0, to: 231 }, // 232
		{ k: "space", greedy: true, to: 232 }, // 233
		{ k: "fork", to: [233, 231] }, // 234
		{ k: "literal", literal: 1, to: 234 }, // 235
		{ k: "fork", to: [302, 235] }, // 236
		{ k: "space", greedy: true, to: 236 }, // 237
		{ k: "op", do: { op: "settle" }, to: 237 }, // 238
		{ k: "look", body: 28, to: 238 }, // 239
		{ k: "literal", literal: 6, to: 239 }, // 240
		{ k: "look", body: 41, to: 238 }, // 241
		{ k: "eol", to: 241 }, // 242
		{ k: "fork", to: [242, 241] }, // 243
		{ k: "op", do: { op: "repair", code: 2 }, to: 243 }, // 244
		{ k: "look", body: 47, to: 238 }, // 245
		{ k: "literal", literal: 6, to: 245 }, // 246
		{ k: "op", do: { op: "repair", code: 3 }, to: 246 }, // 247
		{ k: "space", greedy: true, to: 240 }, // 248
		{ k: "literal", literal: 6, to: 248 }, // 249
		{ k: "op", do: { op: "repair", code: 4 }, to: 249 }, // 250
		{ k: "look", body: 54, to: 238 }, // 251
		{ k: "literal", literal: 8, to: 251 }, // 252
		{ k: "literal", literal: 1, to: 251 }, // 253
		{ k: "fork", to: [252, 253] }, // 254
		{ k: "eol", to: 254 }, // 255
		{ k: "fork", to: [255, 254] }, // 256
		{ k: "op", do: { op: "repair", code: 5 }, to: 256 }, // 257
		{ k: "op", do: { op: "break", at: "skip" }, to: 238 }, // 258
		{ k: "literal", literal: 3, to: 258 }, // 259
		{ k: "slot", slot: "unbound", field: "skip", to: 259 }, // 260
		{ k: "literal", literal: 3, to: 260 }, // 261
		{ k: "literal", literal: 5, to: 261 }, // 262
		{ k: "literal", literal: 1, to: 258 }, // 263
		{ k: "fork", to: [262, 263] }, // 264
		{ k: "space", greedy: true, to: 264 }, // 265
		{ k: "literal", literal: 9, to: 265 }, // 266
		{ k: "atom", kind: "word", field: "skip", to: 266 }, // 267
		{ k: "literal", literal: 10, to: 267 }, // 268
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 268 }, // 269
		{ k: "literal", literal: 11, to: 261 }, // 270
		{ k: "atom", kind: "word", field: "skip", to: 270 }, // 271
		{ k: "literal", literal: 12, to: 271 }, // 272
		{ k: "atom", kind: "word", field: "skip", to: 272 }, // 273
		{ k: "literal", literal: 13, to: 273 }, // 274
		{ k: "literal", literal: 2, to: 258 }, // 275
		{ k: "slot", slot: "tool", field: "skip", to: 275 }, // 276
		{ k: "literal", literal: 3, to: 276 }, // 277
		{ k: "fork", to: [261, 260, 274, 277, 276] }, // 278
		{ k: "space", greedy: true, to: 278 }, // 279
		{ k: "literal", literal: 6, to: 279 }, // 280
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 280 }, // 281
		{ k: "op", do: { op: "break", at: "here" }, to: 238 }, // 282
		{ k: "literal", literal: 2, to: 282 }, // 283
		{ k: "slot", slot: "tool", field: "skip", to: 283 }, // 284
		{ k: "literal", literal: 3, to: 284 }, // 285
		{ k: "literal", literal: 4, to: 285 }, // 286
		{ k: "space", greedy: true, to: 286 }, // 287
		{ k: "literal", literal: 7, to: 287 }, // 288
		{ k: "fork", to: [240, 244, 247, 250, 257, 269, 281, 286, 288] }, // 289
		{ k: "text", field: "value", typed: true, stray: false, exits: 289, stops: [6, 18, 19, 20, 21, 5, 1, 22, 23, 8, 10, 4, 7] }, // 290
		{ k: "literal", literal: 9, to: 290 }, // 291
		{ k: "literal", literal: 3, to: 291 }, // 292
		{ k: "atom", kind: "word", field: "key", to: 292 }, // 293
		{ k: "literal", literal: 3, to: 293 }, // 294
		{ k: "atom", kind: "word", field: "key", to: 291 }, // 295
		{ k: "op", do: { op: "repair", code: 0 }, to: 295 }, // 296
		{ k: "literal", literal: 14, to: 291 }, // 297
		{ k: "atom", kind: "word", field: "key", to: 297 }, // 298
		{ k: "literal", literal: 14, to: 298 }, // 299
		{ k: "op", do: { op: "repair", code: 0 }, to: 299 }, // 300
		{ k: "fork", to: [294, 296, 300] }, // 301
		{ k: "literal", literal: 5, to: 301 }, // 302
		{ k: "literal", literal: 2, to: 237 }, // 303
		{ k: "look", body: 108, to: 303 }, // 304
		{ k: "slot", slot: "tool", field: "name", to: 304 }, // 305
		{ k: "literal", literal: 17, to: 305 }, // 306
		{ k: "op", do: { op: "repair", code: 1 }, to: 306 }, // 307
		{ k: "op", do: { op: "open", unit: 2 }, to: 307 }, // 308
	],
};
