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
		{ closes: [1], openings: [4, 0, 7, 17], after: 6, closable: [10], closableByLoop: [11, 13, 14, 19, 20, 21, 22, 23, 24, 29, 30, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 55, 56, 57, 58, 59, 60, 61, 62, 63, 67, 68, 69, 70, 79, 85, 86, 92, 106, 108, 111, 113, 116, 118], pairs: true }, // 0
		{ closes: [1], openings: [4, 0, 7, 17], after: 130, closable: [134], closableByLoop: [136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 169, 170, 171, 172, 181, 187, 188, 194, 208, 209, 212, 213, 216, 217], pairs: true }, // 1
		{ closes: [1, 0], openings: [7, 17], after: 2, closable: [229, 230, 231, 232], closableByLoop: [233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 261, 262, 263, 264, 273, 279, 280, 286, 300, 301], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 17], stray: false }, // 2
		{ k: "fork", to: [129, 228, 305, 0] }, // 3
		{ k: "fork", to: [129, 228, 305] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: [4, 0, 7, 17], stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [124, 5, 125] }, // 7
		{ k: "fork", to: [124, 5] }, // 8
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
		{ k: "fork", to: [105, 21] }, // 22
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
		{ k: "fork", to: [64, 78, 80] }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 6, to: 82 }, // 83
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 83 }, // 84
		{ k: "op", do: { op: "break", at: "here" }, to: 24 }, // 85
		{ k: "literal", literal: 2, to: 85 }, // 86
		{ k: "slot", slot: "tool", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 3, to: 87 }, // 88
		{ k: "literal", literal: 4, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 7, to: 90 }, // 91
		{ k: "fork", to: [30, 45, 50, 53, 61, 73, 84, 89, 91] }, // 92
		{ k: "text", field: "value", typed: true, stray: false, exits: 92, stops: [6, 18, 19, 20, 21, 5, 1, 22, 23, 8, 10, 4, 7] }, // 93
		{ k: "literal", literal: 9, to: 93 }, // 94
		{ k: "literal", literal: 3, to: 94 }, // 95
		{ k: "atom", kind: "word", field: "key", to: 95 }, // 96
		{ k: "literal", literal: 3, to: 96 }, // 97
		{ k: "atom", kind: "word", field: "key", to: 94 }, // 98
		{ k: "op", do: { op: "repair", code: 0 }, to: 98 }, // 99
		{ k: "literal", literal: 14, to: 94 }, // 100
		{ k: "atom", kind: "word", field: "key", to: 100 }, // 101
		{ k: "literal", literal: 14, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 0 }, to: 102 }, // 103
		{ k: "fork", to: [97, 99, 103] }, // 104
		{ k: "literal", literal: 5, to: 104 }, // 105
		{ k: "literal", literal: 2, to: 23 }, // 106
		{ k: "literal", literal: 2, to: 28 }, // 107
		{ k: "look", body: 107, to: 106 }, // 108
		{ k: "atom", kind: "word", field: "name", to: 108 }, // 109
		{ k: "literal", literal: 3, to: 109 }, // 110
		{ k: "literal", literal: 9, to: 23 }, // 111
		{ k: "literal", literal: 9, to: 28 }, // 112
		{ k: "look", body: 112, to: 111 }, // 113
		{ k: "atom", kind: "word", field: "name", to: 113 }, // 114
		{ k: "op", do: { op: "repair", code: 0 }, to: 114 }, // 115
		{ k: "literal", literal: 15, to: 23 }, // 116
		{ k: "literal", literal: 15, to: 28 }, // 117
		{ k: "look", body: 117, to: 116 }, // 118
		{ k: "atom", kind: "word", field: "name", to: 118 }, // 119
		{ k: "literal", literal: 14, to: 119 }, // 120
		{ k: "op", do: { op: "repair", code: 0 }, to: 120 }, // 121
		{ k: "fork", to: [110, 115, 121] }, // 122
		{ k: "literal", literal: 4, to: 122 }, // 123
		{ k: "op", do: { op: "open", unit: 0 }, to: 123 }, // 124
		{ k: "op", do: { op: "leave" }, to: 4 }, // 125
		{ k: "literal", literal: 4, to: 0 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "look", body: 127, to: 9 }, // 128
		{ k: "literal", literal: 7, to: 128 }, // 129
		{ k: "text", field: "content", typed: false, exits: 131, stops: null, stray: true, section: { entry: 132, proof: false, content: false } }, // 130
		{ k: "fork", to: [224, 5, 125] }, // 131
		{ k: "fork", to: [224, 5] }, // 132
		{ k: "space", greedy: true, to: 130 }, // 133
		{ k: "op", do: { op: "close" }, to: 133 }, // 134
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 134 }, // 135
		{ k: "literal", literal: 1, to: 134 }, // 136
		{ k: "look", body: 12, to: 134 }, // 137
		{ k: "op", do: { op: "repair", code: 3 }, to: 137 }, // 138
		{ k: "look", body: 18, to: 134 }, // 139
		{ k: "op", do: { op: "repair", code: 3 }, to: 139 }, // 140
		{ k: "fork", to: [136, 138, 140] }, // 141
		{ k: "fork", to: [207, 141] }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "op", do: { op: "settle" }, to: 143 }, // 144
		{ k: "look", body: 28, to: 144 }, // 145
		{ k: "literal", literal: 6, to: 145 }, // 146
		{ k: "look", body: 41, to: 144 }, // 147
		{ k: "eol", to: 147 }, // 148
		{ k: "fork", to: [148, 147] }, // 149
		{ k: "op", do: { op: "repair", code: 2 }, to: 149 }, // 150
		{ k: "look", body: 47, to: 144 }, // 151
		{ k: "literal", literal: 6, to: 151 }, // 152
		{ k: "op", do: { op: "repair", code: 3 }, to: 152 }, // 153
		{ k: "space", greedy: true, to: 146 }, // 154
		{ k: "literal", literal: 6, to: 154 }, // 155
		{ k: "op", do: { op: "repair", code: 4 }, to: 155 }, // 156
		{ k: "look", body: 54, to: 144 }, // 157
		{ k: "literal", literal: 8, to: 157 }, // 158
		{ k: "literal", literal: 1, to: 157 }, // 159
		{ k: "fork", to: [158, 159] }, // 160
		{ k: "eol", to: 160 }, // 161
		{ k: "fork", to: [161, 160] }, // 162
		{ k: "op", do: { op: "repair", code: 5 }, to: 162 }, // 163
		{ k: "op", do: { op: "break", at: "skip" }, to: 144 }, // 164
		{ k: "literal", literal: 3, to: 164 }, // 165
		{ k: "slot", slot: "unbound", field: "skip", to: 165 }, // 166
		{ k: "literal", literal: 3, to: 166 }, // 167
		{ k: "literal", literal: 5, to: 167 }, // 168
		{ k: "literal", literal: 1, to: 164 }, // 169
		{ k: "fork", to: [168, 169] }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "literal", literal: 9, to: 171 }, // 172
		{ k: "atom", kind: "word", field: "skip", to: 172 }, // 173
		{ k: "literal", literal: 10, to: 173 }, // 174
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 174 }, // 175
		{ k: "literal", literal: 11, to: 167 }, // 176
		{ k: "atom", kind: "word", field: "skip", to: 176 }, // 177
		{ k: "literal", literal: 12, to: 177 }, // 178
		{ k: "atom", kind: "word", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 13, to: 179 }, // 180
		{ k: "literal", literal: 2, to: 164 }, // 181
		{ k: "slot", slot: "tool", field: "skip", to: 181 }, // 182
		{ k: "fork", to: [166, 180, 182] }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "literal", literal: 6, to: 184 }, // 185
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 185 }, // 186
		{ k: "op", do: { op: "break", at: "here" }, to: 144 }, // 187
		{ k: "literal", literal: 2, to: 187 }, // 188
		{ k: "slot", slot: "tool", field: "skip", to: 188 }, // 189
		{ k: "literal", literal: 3, to: 189 }, // 190
		{ k: "literal", literal: 4, to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 7, to: 192 }, // 193
		{ k: "fork", to: [146, 150, 153, 156, 163, 175, 186, 191, 193] }, // 194
		{ k: "text", field: "value", typed: true, stray: false, exits: 194, stops: [6, 18, 19, 20, 21, 5, 1, 22, 23, 8, 10, 4, 7] }, // 195
		{ k: "literal", literal: 9, to: 195 }, // 196
		{ k: "literal", literal: 3, to: 196 }, // 197
		{ k: "atom", kind: "word", field: "key", to: 197 }, // 198
		{ k: "literal", literal: 3, to: 198 }, // 199
		{ k: "atom", kind: "word", field: "key", to: 196 }, // 200
		{ k: "op", do: { op: "repair", code: 0 }, to: 200 }, // 201
		{ k: "literal", literal: 14, to: 196 }, // 202
		{ k: "atom", kind: "word", field: "key", to: 202 }, // 203
		{ k: "literal", literal: 14, to: 203 }, // 204
		{ k: "op", do: { op: "repair", code: 0 }, to: 204 }, // 205
		{ k: "fork", to: [199, 201, 205] }, // 206
		{ k: "literal", literal: 5, to: 206 }, // 207
		{ k: "literal", literal: 2, to: 143 }, // 208
		{ k: "look", body: 107, to: 208 }, // 209
		{ k: "atom", kind: "word", field: "name", to: 209 }, // 210
		{ k: "literal", literal: 3, to: 210 }, // 211
		{ k: "literal", literal: 9, to: 143 }, // 212
		{ k: "look", body: 112, to: 212 }, // 213
		{ k: "atom", kind: "word", field: "name", to: 213 }, // 214
		{ k: "op", do: { op: "repair", code: 0 }, to: 214 }, // 215
		{ k: "literal", literal: 15, to: 143 }, // 216
		{ k: "look", body: 117, to: 216 }, // 217
		{ k: "atom", kind: "word", field: "name", to: 217 }, // 218
		{ k: "literal", literal: 14, to: 218 }, // 219
		{ k: "op", do: { op: "repair", code: 0 }, to: 219 }, // 220
		{ k: "fork", to: [211, 215, 220] }, // 221
		{ k: "literal", literal: 4, to: 221 }, // 222
		{ k: "fork", to: [135, 222] }, // 223
		{ k: "op", do: { op: "open", unit: 1 }, to: 223 }, // 224
		{ k: "literal", literal: 16, to: 0 }, // 225
		{ k: "space", greedy: true, to: 225 }, // 226
		{ k: "look", body: 226, to: 133 }, // 227
		{ k: "literal", literal: 7, to: 227 }, // 228
		{ k: "op", do: { op: "close" }, to: 2 }, // 229
		{ k: "literal", literal: 0, to: 229 }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "fork", to: [231, 229] }, // 232
		{ k: "literal", literal: 1, to: 232 }, // 233
		{ k: "fork", to: [299, 233] }, // 234
		{ k: "space", greedy: true, to: 234 }, // 235
		{ k: "op", do: { op: "settle" }, to: 235 }, // 236
		{ k: "look", body: 28, to: 236 }, // 237
		{ k: "literal", literal: 6, to: 237 }, // 238
		{ k: "look", body: 41, to: 236 }, // 239
		{ k: "eol", to: 239 }, // 240
		{ k: "fork", to: [240, 239] }, // 241
		{ k: "op", do: { op: "repair", code: 2 }, to: 241 }, // 242
		{ k: "look", body: 47, to: 236 }, // 243
		{ k: "literal", literal: 6, to: 243 }, // 244
		{ k: "op", do: { op: "repair", code: 3 }, to: 244 }, // 245
		{ k: "space", greedy: true, to: 238 }, // 246
		{ k: "literal", literal: 6, to: 246 }, // 247
		{ k: "op", do: { op: "repair", code: 4 }, to: 247 }, // 248
		{ k: "look", body: 54, to: 236 }, // 249
		{ k: "literal", literal: 8, to: 249 }, // 250
		{ k: "literal", literal: 1, to: 249 }, // 251
		{ k: "fork", to: [250, 251] }, // 252
		{ k: "eol", to: 252 }, // 253
		{ k: "fork", to: [253, 252] }, // 254
		{ k: "op", do: { op: "repair", code: 5 }, to: 254 }, // 255
		{ k: "op", do: { op: "break", at: "skip" }, to: 236 }, // 256
		{ k: "literal", literal: 3, to: 256 }, // 257
		{ k: "slot", slot: "unbound", field: "skip", to: 257 }, // 258
		{ k: "literal", literal: 3, to: 258 }, // 259
		{ k: "literal", literal: 5, to: 259 }, // 260
		{ k: "literal", literal: 1, to: 256 }, // 261
		{ k: "fork", to: [260, 261] }, // 262
		{ k: "space", greedy: true, to: 262 }, // 263
		{ k: "literal", literal: 9, to: 263 }, // 264
		{ k: "atom", kind: "word", field: "skip", to: 264 }, // 265
		{ k: "literal", literal: 10, to: 265 }, // 266
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 266 }, // 267
		{ k: "literal", literal: 11, to: 259 }, // 268
		{ k: "atom", kind: "word", field: "skip", to: 268 }, // 269
		{ k: "literal", literal: 12, to: 269 }, // 270
		{ k: "atom", kind: "word", field: "skip", to: 270 }, // 271
		{ k: "literal", literal: 13, to: 271 }, // 272
		{ k: "literal", literal: 2, to: 256 }, // 273
		{ k: "slot", slot: "tool", field: "skip", to: 273 }, // 274
		{ k: "fork", to: [258, 272, 274] }, // 275
		{ k: "space", greedy: true, to: 275 }, // 276
		{ k: "literal", literal: 6, to: 276 }, // 277
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 277 }, // 278
		{ k: "op", do: { op: "break", at: "here" }, to: 236 }, // 279
		{ k: "literal", literal: 2, to: 279 }, // 280
		{ k: "slot", slot: "tool", field: "skip", to: 280 }, // 281
		{ k: "literal", literal: 3, to: 281 }, // 282
		{ k: "literal", literal: 4, to: 282 }, // 283
		{ k: "space", greedy: true, to: 283 }, // 284
		{ k: "literal", literal: 7, to: 284 }, // 285
		{ k: "fork", to: [238, 242, 245, 248, 255, 267, 278, 283, 285] }, // 286
		{ k: "text", field: "value", typed: true, stray: false, exits: 286, stops: [6, 18, 19, 20, 21, 5, 1, 22, 23, 8, 10, 4, 7] }, // 287
		{ k: "literal", literal: 9, to: 287 }, // 288
		{ k: "literal", literal: 3, to: 288 }, // 289
		{ k: "atom", kind: "word", field: "key", to: 289 }, // 290
		{ k: "literal", literal: 3, to: 290 }, // 291
		{ k: "atom", kind: "word", field: "key", to: 288 }, // 292
		{ k: "op", do: { op: "repair", code: 0 }, to: 292 }, // 293
		{ k: "literal", literal: 14, to: 288 }, // 294
		{ k: "atom", kind: "word", field: "key", to: 294 }, // 295
		{ k: "literal", literal: 14, to: 295 }, // 296
		{ k: "op", do: { op: "repair", code: 0 }, to: 296 }, // 297
		{ k: "fork", to: [291, 293, 297] }, // 298
		{ k: "literal", literal: 5, to: 298 }, // 299
		{ k: "literal", literal: 2, to: 235 }, // 300
		{ k: "look", body: 107, to: 300 }, // 301
		{ k: "slot", slot: "tool", field: "name", to: 301 }, // 302
		{ k: "literal", literal: 17, to: 302 }, // 303
		{ k: "op", do: { op: "repair", code: 1 }, to: 303 }, // 304
		{ k: "op", do: { op: "open", unit: 2 }, to: 304 }, // 305
	],
};
