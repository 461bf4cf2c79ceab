// Generated from grammars/gemma4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** call:NAME{key:value}, strings between quote tokens */
export const gemma4: Format = {
	version: 2,
	name: "gemma4",
	title: "call:NAME{key:value}, strings between quote tokens",
	aliases: ["gemma4-no-thinking", "gemma_4"],
	models: ["google/gemma-4-*"],
	tokens: ["<|tool_call>", "<tool_call|>", "<|\"|>", "<|channel>", "<channel|>", "<|tool_response>", "<turn|>"],
	ends: ["<|tool_response>", "<turn|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S7",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-word", "quoted-key", "equals", "unclosed-string", "bare-string", "stray-quote", "no-brace", "doubled-close", "unopened"],
	literals: [
		"<channel|>", // 0
		"thought\n", // 1
		"<|channel>", // 2
		"<tool_call|>", // 3
		"}", // 4
		",", // 5
		"]", // 6
		"<|\"|>", // 7
		"<|tool_call>", // 8
		":", // 9
		"=", // 10
		"{", // 11
		"[", // 12
		"\"", // 13
		"'", // 14
		"call:", // 15
		"<|channel>thought\n", // 16
		"\n<channel|>", // 17
		"\r\n<channel|>", // 18
	],
	openings: [2, 8, 15],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|channel>thought\n"], node: 302 }, // 0
	],
	units: [
		{ closes: [3], openings: [2, 8, 15], after: 2, closable: [12, 13, 14, 15, 16], closableByLoop: [17, 22, 23, 24, 25, 26, 27, 28, 34, 35, 37, 38, 39, 50, 51, 52, 56, 57, 58, 59, 60, 61, 64, 65, 66, 67, 68, 69, 70, 93, 94, 98, 99, 100, 105, 106, 107, 110, 111, 112, 113, 114, 115, 120, 121, 122, 123, 124, 125, 126, 127, 133, 134, 162, 163, 164, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 219, 220, 221], pairs: true }, // 0
		{ closes: [3], openings: [2, 8, 15], after: 2, closable: [12, 13, 14, 15, 16], closableByLoop: [17, 56, 57, 58, 59, 60, 61, 64, 65, 66, 67, 68, 69, 70, 93, 94, 98, 99, 100, 105, 106, 107, 110, 111, 112, 113, 114, 115, 167, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 279, 280, 290, 291], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 8, 15], stray: false }, // 2
		{ k: "fork", to: [11, 227, 295, 0] }, // 3
		{ k: "fork", to: [11, 227, 295] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "eol", to: 6 }, // 7
		{ k: "fork", to: [7, 6] }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [17, 18, 0] }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "op", do: { op: "close" }, to: 2 }, // 12
		{ k: "literal", literal: 3, to: 12 }, // 13
		{ k: "literal", literal: 3, to: 13 }, // 14
		{ k: "op", do: { op: "repair", code: 7 }, to: 14 }, // 15
		{ k: "fork", to: [13, 15] }, // 16
		{ k: "literal", literal: 4, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 0 }, // 18
		{ k: "literal", literal: 3, to: 18 }, // 19
		{ k: "op", do: { op: "repair", code: 7 }, to: 19 }, // 20
		{ k: "fork", to: [18, 20] }, // 21
		{ k: "look", body: 21, to: 16 }, // 22
		{ k: "op", do: { op: "repair", code: 6 }, to: 22 }, // 23
		{ k: "fork", to: [17, 23] }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "fork", to: [161, 25] }, // 26
		{ k: "op", do: { op: "definite" }, to: 26 }, // 27
		{ k: "op", do: { op: "settle" }, to: 27 }, // 28
		{ k: "literal", literal: 5, to: 0 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "literal", literal: 6, to: 0 }, // 31
		{ k: "fork", to: [29, 30, 31] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "look", body: 33, to: 28 }, // 34
		{ k: "literal", literal: 7, to: 34 }, // 35
		{ k: "space", greedy: true, to: 21 }, // 36
		{ k: "look", body: 36, to: 28 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "op", do: { op: "repair", code: 6 }, to: 38 }, // 39
		{ k: "assert", what: "end", to: 0 }, // 40
		{ k: "literal", literal: 8, to: 0 }, // 41
		{ k: "fork", to: [40, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 3, to: 43 }, // 44
		{ k: "literal", literal: 3, to: 44 }, // 45
		{ k: "op", do: { op: "repair", code: 7 }, to: 45 }, // 46
		{ k: "fork", to: [44, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 4, to: 48 }, // 49
		{ k: "look", body: 49, to: 28 }, // 50
		{ k: "op", do: { op: "repair", code: 3 }, to: 50 }, // 51
		{ k: "fork", to: [35, 39, 51] }, // 52
		{ k: "text", field: "value", typed: false, stray: false, exits: 52, stops: [7, 4] }, // 53
		{ k: "literal", literal: 7, to: 53 }, // 54
		{ k: "fork", to: [118] }, // 55
		{ k: "return" }, // 56
		{ k: "op", do: { op: "pop" }, to: 56 }, // 57
		{ k: "literal", literal: 4, to: 57 }, // 58
		{ k: "fork", to: [94] }, // 59
		{ k: "space", greedy: true, to: 56 }, // 60
		{ k: "fork", to: [92, 60] }, // 61
		{ k: "fork", to: [88] }, // 62
		{ k: "fork", to: [74] }, // 63
		{ k: "op", do: { op: "settle" }, to: 56 }, // 64
		{ k: "look", body: 33, to: 64 }, // 65
		{ k: "literal", literal: 7, to: 65 }, // 66
		{ k: "look", body: 36, to: 64 }, // 67
		{ k: "literal", literal: 7, to: 67 }, // 68
		{ k: "op", do: { op: "repair", code: 6 }, to: 68 }, // 69
		{ k: "fork", to: [66, 69] }, // 70
		{ k: "text", field: "value", typed: false, stray: false, exits: 70, stops: [7] }, // 71
		{ k: "literal", literal: 7, to: 71 }, // 72
		{ k: "call", body: 55, back: 56 }, // 73
		{ k: "fork", to: [72, 73] }, // 74
		{ k: "call", body: 63, back: 56 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 9, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 10, to: 76 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 2 }, to: 80 }, // 81
		{ k: "fork", to: [78, 81] }, // 82
		{ k: "atom", kind: "word", field: "key", to: 82 }, // 83
		{ k: "literal", literal: 7, to: 82 }, // 84
		{ k: "atom", kind: "word", field: "key", to: 84 }, // 85
		{ k: "literal", literal: 7, to: 85 }, // 86
		{ k: "op", do: { op: "repair", code: 1 }, to: 86 }, // 87
		{ k: "fork", to: [83, 87] }, // 88
		{ k: "call", body: 62, back: 61 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 5, to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "fork", to: [89, 60] }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "call", body: 59, back: 58 }, // 95
		{ k: "literal", literal: 11, to: 95 }, // 96
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 96 }, // 97
		{ k: "literal", literal: 6, to: 57 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "fork", to: [104, 99] }, // 100
		{ k: "call", body: 63, back: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 5, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "fork", to: [101, 99] }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 12, to: 106 }, // 107
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 107 }, // 108
		{ k: "value", py: true, field: "value", to: 56 }, // 109
		{ k: "look", body: 33, to: 56 }, // 110
		{ k: "literal", literal: 7, to: 110 }, // 111
		{ k: "look", body: 36, to: 56 }, // 112
		{ k: "literal", literal: 7, to: 112 }, // 113
		{ k: "op", do: { op: "repair", code: 6 }, to: 113 }, // 114
		{ k: "fork", to: [111, 114] }, // 115
		{ k: "value", py: true, field: "value", to: 115 }, // 116
		{ k: "op", do: { op: "repair", code: 5 }, to: 116 }, // 117
		{ k: "fork", to: [97, 108, 109, 117] }, // 118
		{ k: "call", body: 55, back: 27 }, // 119
		{ k: "op", do: { op: "settle" }, to: 26 }, // 120
		{ k: "look", body: 33, to: 120 }, // 121
		{ k: "literal", literal: 7, to: 121 }, // 122
		{ k: "look", body: 36, to: 120 }, // 123
		{ k: "literal", literal: 7, to: 123 }, // 124
		{ k: "op", do: { op: "repair", code: 6 }, to: 124 }, // 125
		{ k: "look", body: 49, to: 120 }, // 126
		{ k: "op", do: { op: "repair", code: 3 }, to: 126 }, // 127
		{ k: "literal", literal: 9, to: 0 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "slot", slot: "prop", field: "skip", to: 129 }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "literal", literal: 5, to: 131 }, // 132
		{ k: "look", body: 132, to: 120 }, // 133
		{ k: "fork", to: [122, 125, 127, 133] }, // 134
		{ k: "text", field: "value", typed: true, stray: false, exits: 134, stops: [7, 4, 5] }, // 135
		{ k: "op", do: { op: "repair", code: 4 }, to: 135 }, // 136
		{ k: "fork", to: [54, 119, 136] }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "literal", literal: 9, to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 10, to: 138 }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "op", do: { op: "repair", code: 2 }, to: 142 }, // 143
		{ k: "fork", to: [140, 143] }, // 144
		{ k: "atom", kind: "word", field: "key", to: 144 }, // 145
		{ k: "literal", literal: 7, to: 144 }, // 146
		{ k: "atom", kind: "word", field: "key", to: 146 }, // 147
		{ k: "literal", literal: 7, to: 147 }, // 148
		{ k: "op", do: { op: "repair", code: 1 }, to: 148 }, // 149
		{ k: "literal", literal: 13, to: 144 }, // 150
		{ k: "atom", kind: "word", field: "key", to: 150 }, // 151
		{ k: "literal", literal: 13, to: 151 }, // 152
		{ k: "op", do: { op: "repair", code: 1 }, to: 152 }, // 153
		{ k: "literal", literal: 14, to: 144 }, // 154
		{ k: "atom", kind: "word", field: "key", to: 154 }, // 155
		{ k: "literal", literal: 14, to: 155 }, // 156
		{ k: "op", do: { op: "repair", code: 1 }, to: 156 }, // 157
		{ k: "fork", to: [145, 149, 153, 157] }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 5, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "fork", to: [158, 25] }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 11, to: 163 }, // 164
		{ k: "atom", kind: "word", field: "name", to: 164 }, // 165
		{ k: "literal", literal: 15, to: 165 }, // 166
		{ k: "space", greedy: true, to: 17 }, // 167
		{ k: "fork", to: [218, 167] }, // 168
		{ k: "op", do: { op: "definite" }, to: 168 }, // 169
		{ k: "op", do: { op: "settle" }, to: 169 }, // 170
		{ k: "look", body: 33, to: 170 }, // 171
		{ k: "literal", literal: 7, to: 171 }, // 172
		{ k: "look", body: 36, to: 170 }, // 173
		{ k: "literal", literal: 7, to: 173 }, // 174
		{ k: "op", do: { op: "repair", code: 6 }, to: 174 }, // 175
		{ k: "look", body: 49, to: 170 }, // 176
		{ k: "op", do: { op: "repair", code: 3 }, to: 176 }, // 177
		{ k: "fork", to: [172, 175, 177] }, // 178
		{ k: "text", field: "value", typed: false, stray: false, exits: 178, stops: [7, 4] }, // 179
		{ k: "literal", literal: 7, to: 179 }, // 180
		{ k: "call", body: 55, back: 169 }, // 181
		{ k: "op", do: { op: "settle" }, to: 168 }, // 182
		{ k: "look", body: 33, to: 182 }, // 183
		{ k: "literal", literal: 7, to: 183 }, // 184
		{ k: "look", body: 36, to: 182 }, // 185
		{ k: "literal", literal: 7, to: 185 }, // 186
		{ k: "op", do: { op: "repair", code: 6 }, to: 186 }, // 187
		{ k: "look", body: 49, to: 182 }, // 188
		{ k: "op", do: { op: "repair", code: 3 }, to: 188 }, // 189
		{ k: "look", body: 132, to: 182 }, // 190
		{ k: "fork", to: [184, 187, 189, 190] }, // 191
		{ k: "text", field: "value", typed: true, stray: false, exits: 191, stops: [7, 4, 5] }, // 192
		{ k: "op", do: { op: "repair", code: 4 }, to: 192 }, // 193
		{ k: "fork", to: [180, 181, 193] }, // 194
		{ k: "space", greedy: true, to: 194 }, // 195
		{ k: "literal", literal: 9, to: 195 }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 10, to: 195 }, // 198
		{ k: "space", greedy: true, to: 198 }, // 199
		{ k: "op", do: { op: "repair", code: 2 }, to: 199 }, // 200
		{ k: "fork", to: [197, 200] }, // 201
		{ k: "atom", kind: "word", field: "key", to: 201 }, // 202
		{ k: "literal", literal: 7, to: 201 }, // 203
		{ k: "atom", kind: "word", field: "key", to: 203 }, // 204
		{ k: "literal", literal: 7, to: 204 }, // 205
		{ k: "op", do: { op: "repair", code: 1 }, to: 205 }, // 206
		{ k: "literal", literal: 13, to: 201 }, // 207
		{ k: "atom", kind: "word", field: "key", to: 207 }, // 208
		{ k: "literal", literal: 13, to: 208 }, // 209
		{ k: "op", do: { op: "repair", code: 1 }, to: 209 }, // 210
		{ k: "literal", literal: 14, to: 201 }, // 211
		{ k: "atom", kind: "word", field: "key", to: 211 }, // 212
		{ k: "literal", literal: 14, to: 212 }, // 213
		{ k: "op", do: { op: "repair", code: 1 }, to: 213 }, // 214
		{ k: "fork", to: [202, 206, 210, 214] }, // 215
		{ k: "space", greedy: true, to: 215 }, // 216
		{ k: "literal", literal: 5, to: 216 }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "fork", to: [215, 167] }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "literal", literal: 11, to: 220 }, // 221
		{ k: "atom", kind: "word", field: "name", to: 221 }, // 222
		{ k: "literal", literal: 9, to: 222 }, // 223
		{ k: "op", do: { op: "repair", code: 0 }, to: 223 }, // 224
		{ k: "fork", to: [166, 224] }, // 225
		{ k: "literal", literal: 8, to: 225 }, // 226
		{ k: "op", do: { op: "open", unit: 0 }, to: 226 }, // 227
		{ k: "fork", to: [278, 167] }, // 228
		{ k: "op", do: { op: "definite" }, to: 228 }, // 229
		{ k: "op", do: { op: "settle" }, to: 229 }, // 230
		{ k: "look", body: 33, to: 230 }, // 231
		{ k: "literal", literal: 7, to: 231 }, // 232
		{ k: "look", body: 36, to: 230 }, // 233
		{ k: "literal", literal: 7, to: 233 }, // 234
		{ k: "op", do: { op: "repair", code: 6 }, to: 234 }, // 235
		{ k: "look", body: 49, to: 230 }, // 236
		{ k: "op", do: { op: "repair", code: 3 }, to: 236 }, // 237
		{ k: "fork", to: [232, 235, 237] }, // 238
		{ k: "text", field: "value", typed: false, stray: false, exits: 238, stops: [7, 4] }, // 239
		{ k: "literal", literal: 7, to: 239 }, // 240
		{ k: "call", body: 55, back: 229 }, // 241
		{ k: "op", do: { op: "settle" }, to: 228 }, // 242
		{ k: "look", body: 33, to: 242 }, // 243
		{ k: "literal", literal: 7, to: 243 }, // 244
		{ k: "look", body: 36, to: 242 }, // 245
		{ k: "literal", literal: 7, to: 245 }, // 246
		{ k: "op", do: { op: "repair", code: 6 }, to: 246 }, // 247
		{ k: "look", body: 49, to: 242 }, // 248
		{ k: "op", do: { op: "repair", code: 3 }, to: 248 }, // 249
		{ k: "look", body: 132, to: 242 }, // 250
		{ k: "fork", to: [244, 247, 249, 250] }, // 251
		{ k: "text", field: "value", typed: true, stray: false, exits: 251, stops: [7, 4, 5] }, // 252
		{ k: "op", do: { op: "repair", code: 4 }, to: 252 }, // 253
		{ k: "fork", to: [240, 241, 253] }, // 254
		{ k: "space", greedy: true, to: 254 }, // 255
		{ k: "literal", literal: 9, to: 255 }, // 256
		{ k: "space", greedy: true, to: 256 }, // 257
		{ k: "literal", literal: 10, to: 255 }, // 258
		{ k: "space", greedy: true, to: 258 }, // 259
		{ k: "op", do: { op: "repair", code: 2 }, to: 259 }, // 260
		{ k: "fork", to: [257, 260] }, // 261
		{ k: "atom", kind: "word", field: "key", to: 261 }, // 262
		{ k: "literal", literal: 7, to: 261 }, // 263
		{ k: "atom", kind: "word", field: "key", to: 263 }, // 264
		{ k: "literal", literal: 7, to: 264 }, // 265
		{ k: "op", do: { op: "repair", code: 1 }, to: 265 }, // 266
		{ k: "literal", literal: 13, to: 261 }, // 267
		{ k: "atom", kind: "word", field: "key", to: 267 }, // 268
		{ k: "literal", literal: 13, to: 268 }, // 269
		{ k: "op", do: { op: "repair", code: 1 }, to: 269 }, // 270
		{ k: "literal", literal: 14, to: 261 }, // 271
		{ k: "atom", kind: "word", field: "key", to: 271 }, // 272
		{ k: "literal", literal: 14, to: 272 }, // 273
		{ k: "op", do: { op: "repair", code: 1 }, to: 273 }, // 274
		{ k: "fork", to: [262, 266, 270, 274] }, // 275
		{ k: "space", greedy: true, to: 275 }, // 276
		{ k: "literal", literal: 5, to: 276 }, // 277
		{ k: "space", greedy: true, to: 277 }, // 278
		{ k: "fork", to: [275, 167] }, // 279
		{ k: "space", greedy: true, to: 279 }, // 280
		{ k: "literal", literal: 7, to: 0 }, // 281
		{ k: "space", greedy: true, to: 281 }, // 282
		{ k: "literal", literal: 9, to: 282 }, // 283
		{ k: "space", greedy: true, to: 283 }, // 284
		{ k: "atom", kind: "word", field: "skip", to: 284 }, // 285
		{ k: "space", greedy: true, to: 285 }, // 286
		{ k: "literal", literal: 4, to: 18 }, // 287
		{ k: "space", greedy: true, to: 287 }, // 288
		{ k: "fork", to: [286, 288] }, // 289
		{ k: "look", body: 289, to: 280 }, // 290
		{ k: "literal", literal: 11, to: 290 }, // 291
		{ k: "slot", slot: "tool", field: "name", to: 291 }, // 292
		{ k: "literal", literal: 15, to: 292 }, // 293
		{ k: "op", do: { op: "repair", code: 8 }, to: 293 }, // 294
		{ k: "op", do: { op: "open", unit: 1 }, to: 294 }, // 295
		{ k: "op", do: { op: "settle" }, to: 0 }, // 296
		{ k: "literal", literal: 0, to: 2 }, // 297
		{ k: "eol", to: 297 }, // 298
		{ k: "fork", to: [298, 297] }, // 299
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 299, stops: [17, 18, 0] }, // 300
		{ k: "literal", literal: 16, to: 300 }, // 301
		{ k: "fork", to: [301, 300] }, // 302
	],
};
