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
	lenient: ["no-word", "quoted-key", "equals", "unclosed-string", "bare-string", "stray-quote", "no-brace", "doubled-close", "unopened", "unclosed-value", "unclosed-call", "unopened-key"],
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
		"{", // 10
		"call:", // 11
		"=", // 12
		"[", // 13
		"\"", // 14
		"'", // 15
		"<|channel>thought\n", // 16
		"\n<channel|>", // 17
		"\r\n<channel|>", // 18
		"\n,", // 19
		"\n}", // 20
		"\n<tool_call|>", // 21
		"\r\n,", // 22
		"\r\n}", // 23
		"\r\n<tool_call|>", // 24
	],
	openings: [2, 8, 11],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|channel>thought\n"], node: 467 }, // 0
	],
	units: [
		{ closes: [3], openings: [2, 8, 11], after: 2, closable: [12, 13, 14, 15, 16], closableByLoop: [17, 22, 23, 24, 25, 26, 27, 28, 34, 35, 37, 38, 39, 50, 51, 69, 70, 71, 72, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 91, 92, 96, 100, 101, 102, 103, 104, 105, 108, 109, 110, 111, 112, 113, 114, 137, 138, 142, 143, 144, 149, 150, 151, 154, 155, 156, 157, 158, 159, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 192, 193, 202, 203, 231, 232, 233, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 267, 268, 272, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 304, 305, 309, 310, 338, 339, 340], pairs: true }, // 0
		{ closes: [3], openings: [2, 8, 11], after: 2, closable: [12, 13, 14, 15, 16], closableByLoop: [17, 100, 101, 102, 103, 104, 105, 108, 109, 110, 111, 112, 113, 114, 137, 138, 142, 143, 144, 149, 150, 151, 154, 155, 156, 157, 158, 159, 236, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 377, 378, 382, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 414, 415, 419, 420, 448, 449, 455, 456], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 8, 11], stray: false }, // 2
		{ k: "fork", to: [11, 346, 460, 0] }, // 3
		{ k: "fork", to: [11, 346, 460] }, // 4
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
		{ k: "fork", to: [230, 25] }, // 26
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
		{ k: "literal", literal: 7, to: 0 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 9, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "slot", slot: "unbound", field: "skip", to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 5, to: 57 }, // 58
		{ k: "literal", literal: 10, to: 0 }, // 59
		{ k: "slot", slot: "tool", field: "skip", to: 59 }, // 60
		{ k: "literal", literal: 11, to: 60 }, // 61
		{ k: "literal", literal: 8, to: 61 }, // 62
		{ k: "fork", to: [62, 40] }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 3, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 4, to: 66 }, // 67
		{ k: "fork", to: [58, 67, 65] }, // 68
		{ k: "look", body: 68, to: 28 }, // 69
		{ k: "eol", to: 69 }, // 70
		{ k: "fork", to: [70, 69] }, // 71
		{ k: "op", do: { op: "repair", code: 9 }, to: 71 }, // 72
		{ k: "fork", to: [18, 62] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "look", body: 74, to: 28 }, // 75
		{ k: "literal", literal: 7, to: 75 }, // 76
		{ k: "op", do: { op: "repair", code: 10 }, to: 76 }, // 77
		{ k: "fork", to: [35, 39] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 7, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 7 }, to: 80 }, // 81
		{ k: "op", do: { op: "break", at: "skip" }, to: 28 }, // 82
		{ k: "literal", literal: 7, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 9, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "slot", slot: "unbound", field: "skip", to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 7, to: 88 }, // 89
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 89 }, // 90
		{ k: "op", do: { op: "break", at: "here" }, to: 28 }, // 91
		{ k: "literal", literal: 10, to: 91 }, // 92
		{ k: "slot", slot: "tool", field: "skip", to: 92 }, // 93
		{ k: "literal", literal: 11, to: 93 }, // 94
		{ k: "literal", literal: 8, to: 94 }, // 95
		{ k: "fork", to: [35, 39, 51, 72, 77, 81, 90, 95] }, // 96
		{ k: "text", field: "value", typed: false, stray: false, exits: 96, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 97
		{ k: "literal", literal: 7, to: 97 }, // 98
		{ k: "fork", to: [162] }, // 99
		{ k: "return" }, // 100
		{ k: "op", do: { op: "pop" }, to: 100 }, // 101
		{ k: "literal", literal: 4, to: 101 }, // 102
		{ k: "fork", to: [138] }, // 103
		{ k: "space", greedy: true, to: 100 }, // 104
		{ k: "fork", to: [136, 104] }, // 105
		{ k: "fork", to: [132] }, // 106
		{ k: "fork", to: [118] }, // 107
		{ k: "op", do: { op: "settle" }, to: 100 }, // 108
		{ k: "look", body: 33, to: 108 }, // 109
		{ k: "literal", literal: 7, to: 109 }, // 110
		{ k: "look", body: 36, to: 108 }, // 111
		{ k: "literal", literal: 7, to: 111 }, // 112
		{ k: "op", do: { op: "repair", code: 6 }, to: 112 }, // 113
		{ k: "fork", to: [110, 113] }, // 114
		{ k: "text", field: "value", typed: false, stray: false, exits: 114, stops: [7] }, // 115
		{ k: "literal", literal: 7, to: 115 }, // 116
		{ k: "call", body: 99, back: 100 }, // 117
		{ k: "fork", to: [116, 117] }, // 118
		{ k: "call", body: 107, back: 100 }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 9, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 12, to: 120 }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "op", do: { op: "repair", code: 2 }, to: 124 }, // 125
		{ k: "fork", to: [122, 125] }, // 126
		{ k: "atom", kind: "word", field: "key", to: 126 }, // 127
		{ k: "literal", literal: 7, to: 126 }, // 128
		{ k: "atom", kind: "word", field: "key", to: 128 }, // 129
		{ k: "literal", literal: 7, to: 129 }, // 130
		{ k: "op", do: { op: "repair", code: 1 }, to: 130 }, // 131
		{ k: "fork", to: [127, 131] }, // 132
		{ k: "call", body: 106, back: 105 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "literal", literal: 5, to: 134 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "fork", to: [133, 104] }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "call", body: 103, back: 102 }, // 139
		{ k: "literal", literal: 10, to: 139 }, // 140
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 140 }, // 141
		{ k: "literal", literal: 6, to: 101 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "fork", to: [148, 143] }, // 144
		{ k: "call", body: 107, back: 144 }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "literal", literal: 5, to: 146 }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "fork", to: [145, 143] }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "literal", literal: 13, to: 150 }, // 151
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 151 }, // 152
		{ k: "value", py: true, field: "value", to: 100 }, // 153
		{ k: "look", body: 33, to: 100 }, // 154
		{ k: "literal", literal: 7, to: 154 }, // 155
		{ k: "look", body: 36, to: 100 }, // 156
		{ k: "literal", literal: 7, to: 156 }, // 157
		{ k: "op", do: { op: "repair", code: 6 }, to: 157 }, // 158
		{ k: "fork", to: [155, 158] }, // 159
		{ k: "value", py: true, field: "value", to: 159 }, // 160
		{ k: "op", do: { op: "repair", code: 5 }, to: 160 }, // 161
		{ k: "fork", to: [141, 152, 153, 161] }, // 162
		{ k: "call", body: 99, back: 27 }, // 163
		{ k: "op", do: { op: "settle" }, to: 26 }, // 164
		{ k: "look", body: 33, to: 164 }, // 165
		{ k: "literal", literal: 7, to: 165 }, // 166
		{ k: "look", body: 36, to: 164 }, // 167
		{ k: "literal", literal: 7, to: 167 }, // 168
		{ k: "op", do: { op: "repair", code: 6 }, to: 168 }, // 169
		{ k: "look", body: 49, to: 164 }, // 170
		{ k: "op", do: { op: "repair", code: 3 }, to: 170 }, // 171
		{ k: "look", body: 68, to: 164 }, // 172
		{ k: "eol", to: 172 }, // 173
		{ k: "fork", to: [173, 172] }, // 174
		{ k: "op", do: { op: "repair", code: 9 }, to: 174 }, // 175
		{ k: "look", body: 74, to: 164 }, // 176
		{ k: "literal", literal: 7, to: 176 }, // 177
		{ k: "op", do: { op: "repair", code: 10 }, to: 177 }, // 178
		{ k: "fork", to: [166, 169] }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "literal", literal: 7, to: 180 }, // 181
		{ k: "op", do: { op: "repair", code: 7 }, to: 181 }, // 182
		{ k: "op", do: { op: "break", at: "skip" }, to: 164 }, // 183
		{ k: "literal", literal: 7, to: 183 }, // 184
		{ k: "space", greedy: true, to: 184 }, // 185
		{ k: "literal", literal: 9, to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "slot", slot: "unbound", field: "skip", to: 187 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "literal", literal: 7, to: 189 }, // 190
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 190 }, // 191
		{ k: "op", do: { op: "break", at: "here" }, to: 164 }, // 192
		{ k: "literal", literal: 10, to: 192 }, // 193
		{ k: "slot", slot: "tool", field: "skip", to: 193 }, // 194
		{ k: "literal", literal: 11, to: 194 }, // 195
		{ k: "literal", literal: 8, to: 195 }, // 196
		{ k: "literal", literal: 9, to: 0 }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "slot", slot: "prop", field: "skip", to: 198 }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "literal", literal: 5, to: 200 }, // 201
		{ k: "look", body: 201, to: 164 }, // 202
		{ k: "fork", to: [166, 169, 171, 175, 178, 182, 191, 196, 202] }, // 203
		{ k: "text", field: "value", typed: true, stray: false, exits: 203, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 204
		{ k: "op", do: { op: "repair", code: 4 }, to: 204 }, // 205
		{ k: "fork", to: [98, 163, 205] }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 9, to: 207 }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "literal", literal: 12, to: 207 }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "op", do: { op: "repair", code: 2 }, to: 211 }, // 212
		{ k: "fork", to: [209, 212] }, // 213
		{ k: "atom", kind: "word", field: "key", to: 213 }, // 214
		{ k: "literal", literal: 7, to: 213 }, // 215
		{ k: "atom", kind: "word", field: "key", to: 215 }, // 216
		{ k: "literal", literal: 7, to: 216 }, // 217
		{ k: "op", do: { op: "repair", code: 1 }, to: 217 }, // 218
		{ k: "literal", literal: 14, to: 213 }, // 219
		{ k: "atom", kind: "word", field: "key", to: 219 }, // 220
		{ k: "literal", literal: 14, to: 220 }, // 221
		{ k: "op", do: { op: "repair", code: 1 }, to: 221 }, // 222
		{ k: "literal", literal: 15, to: 213 }, // 223
		{ k: "atom", kind: "word", field: "key", to: 223 }, // 224
		{ k: "literal", literal: 15, to: 224 }, // 225
		{ k: "op", do: { op: "repair", code: 1 }, to: 225 }, // 226
		{ k: "fork", to: [214, 218, 222, 226] }, // 227
		{ k: "space", greedy: true, to: 227 }, // 228
		{ k: "literal", literal: 5, to: 228 }, // 229
		{ k: "space", greedy: true, to: 229 }, // 230
		{ k: "fork", to: [227, 25] }, // 231
		{ k: "space", greedy: true, to: 231 }, // 232
		{ k: "literal", literal: 10, to: 232 }, // 233
		{ k: "atom", kind: "word", field: "name", to: 233 }, // 234
		{ k: "literal", literal: 11, to: 234 }, // 235
		{ k: "space", greedy: true, to: 17 }, // 236
		{ k: "fork", to: [337, 236] }, // 237
		{ k: "op", do: { op: "definite" }, to: 237 }, // 238
		{ k: "op", do: { op: "settle" }, to: 238 }, // 239
		{ k: "look", body: 33, to: 239 }, // 240
		{ k: "literal", literal: 7, to: 240 }, // 241
		{ k: "look", body: 36, to: 239 }, // 242
		{ k: "literal", literal: 7, to: 242 }, // 243
		{ k: "op", do: { op: "repair", code: 6 }, to: 243 }, // 244
		{ k: "look", body: 49, to: 239 }, // 245
		{ k: "op", do: { op: "repair", code: 3 }, to: 245 }, // 246
		{ k: "look", body: 68, to: 239 }, // 247
		{ k: "eol", to: 247 }, // 248
		{ k: "fork", to: [248, 247] }, // 249
		{ k: "op", do: { op: "repair", code: 9 }, to: 249 }, // 250
		{ k: "look", body: 74, to: 239 }, // 251
		{ k: "literal", literal: 7, to: 251 }, // 252
		{ k: "op", do: { op: "repair", code: 10 }, to: 252 }, // 253
		{ k: "fork", to: [241, 244] }, // 254
		{ k: "space", greedy: true, to: 254 }, // 255
		{ k: "literal", literal: 7, to: 255 }, // 256
		{ k: "op", do: { op: "repair", code: 7 }, to: 256 }, // 257
		{ k: "op", do: { op: "break", at: "skip" }, to: 239 }, // 258
		{ k: "literal", literal: 7, to: 258 }, // 259
		{ k: "space", greedy: true, to: 259 }, // 260
		{ k: "literal", literal: 9, to: 260 }, // 261
		{ k: "space", greedy: true, to: 261 }, // 262
		{ k: "slot", slot: "unbound", field: "skip", to: 262 }, // 263
		{ k: "space", greedy: true, to: 263 }, // 264
		{ k: "literal", literal: 7, to: 264 }, // 265
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 265 }, // 266
		{ k: "op", do: { op: "break", at: "here" }, to: 239 }, // 267
		{ k: "literal", literal: 10, to: 267 }, // 268
		{ k: "slot", slot: "tool", field: "skip", to: 268 }, // 269
		{ k: "literal", literal: 11, to: 269 }, // 270
		{ k: "literal", literal: 8, to: 270 }, // 271
		{ k: "fork", to: [241, 244, 246, 250, 253, 257, 266, 271] }, // 272
		{ k: "text", field: "value", typed: false, stray: false, exits: 272, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 273
		{ k: "literal", literal: 7, to: 273 }, // 274
		{ k: "call", body: 99, back: 238 }, // 275
		{ k: "op", do: { op: "settle" }, to: 237 }, // 276
		{ k: "look", body: 33, to: 276 }, // 277
		{ k: "literal", literal: 7, to: 277 }, // 278
		{ k: "look", body: 36, to: 276 }, // 279
		{ k: "literal", literal: 7, to: 279 }, // 280
		{ k: "op", do: { op: "repair", code: 6 }, to: 280 }, // 281
		{ k: "look", body: 49, to: 276 }, // 282
		{ k: "op", do: { op: "repair", code: 3 }, to: 282 }, // 283
		{ k: "look", body: 68, to: 276 }, // 284
		{ k: "eol", to: 284 }, // 285
		{ k: "fork", to: [285, 284] }, // 286
		{ k: "op", do: { op: "repair", code: 9 }, to: 286 }, // 287
		{ k: "look", body: 74, to: 276 }, // 288
		{ k: "literal", literal: 7, to: 288 }, // 289
		{ k: "op", do: { op: "repair", code: 10 }, to: 289 }, // 290
		{ k: "fork", to: [278, 281] }, // 291
		{ k: "space", greedy: true, to: 291 }, // 292
		{ k: "literal", literal: 7, to: 292 }, // 293
		{ k: "op", do: { op: "repair", code: 7 }, to: 293 }, // 294
		{ k: "op", do: { op: "break", at: "skip" }, to: 276 }, // 295
		{ k: "literal", literal: 7, to: 295 }, // 296
		{ k: "space", greedy: true, to: 296 }, // 297
		{ k: "literal", literal: 9, to: 297 }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "slot", slot: "unbound", field: "skip", to: 299 }, // 300
		{ k: "space", greedy: true, to: 300 }, // 301
		{ k: "literal", literal: 7, to: 301 }, // 302
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 302 }, // 303
		{ k: "op", do: { op: "break", at: "here" }, to: 276 }, // 304
		{ k: "literal", literal: 10, to: 304 }, // 305
		{ k: "slot", slot: "tool", field: "skip", to: 305 }, // 306
		{ k: "literal", literal: 11, to: 306 }, // 307
		{ k: "literal", literal: 8, to: 307 }, // 308
		{ k: "look", body: 201, to: 276 }, // 309
		{ k: "fork", to: [278, 281, 283, 287, 290, 294, 303, 308, 309] }, // 310
		{ k: "text", field: "value", typed: true, stray: false, exits: 310, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 311
		{ k: "op", do: { op: "repair", code: 4 }, to: 311 }, // 312
		{ k: "fork", to: [274, 275, 312] }, // 313
		{ k: "space", greedy: true, to: 313 }, // 314
		{ k: "literal", literal: 9, to: 314 }, // 315
		{ k: "space", greedy: true, to: 315 }, // 316
		{ k: "literal", literal: 12, to: 314 }, // 317
		{ k: "space", greedy: true, to: 317 }, // 318
		{ k: "op", do: { op: "repair", code: 2 }, to: 318 }, // 319
		{ k: "fork", to: [316, 319] }, // 320
		{ k: "atom", kind: "word", field: "key", to: 320 }, // 321
		{ k: "literal", literal: 7, to: 320 }, // 322
		{ k: "atom", kind: "word", field: "key", to: 322 }, // 323
		{ k: "literal", literal: 7, to: 323 }, // 324
		{ k: "op", do: { op: "repair", code: 1 }, to: 324 }, // 325
		{ k: "literal", literal: 14, to: 320 }, // 326
		{ k: "atom", kind: "word", field: "key", to: 326 }, // 327
		{ k: "literal", literal: 14, to: 327 }, // 328
		{ k: "op", do: { op: "repair", code: 1 }, to: 328 }, // 329
		{ k: "literal", literal: 15, to: 320 }, // 330
		{ k: "atom", kind: "word", field: "key", to: 330 }, // 331
		{ k: "literal", literal: 15, to: 331 }, // 332
		{ k: "op", do: { op: "repair", code: 1 }, to: 332 }, // 333
		{ k: "fork", to: [321, 325, 329, 333] }, // 334
		{ k: "space", greedy: true, to: 334 }, // 335
		{ k: "literal", literal: 5, to: 335 }, // 336
		{ k: "space", greedy: true, to: 336 }, // 337
		{ k: "fork", to: [334, 236] }, // 338
		{ k: "space", greedy: true, to: 338 }, // 339
		{ k: "literal", literal: 10, to: 339 }, // 340
		{ k: "atom", kind: "word", field: "name", to: 340 }, // 341
		{ k: "literal", literal: 9, to: 341 }, // 342
		{ k: "op", do: { op: "repair", code: 0 }, to: 342 }, // 343
		{ k: "fork", to: [235, 343] }, // 344
		{ k: "literal", literal: 8, to: 344 }, // 345
		{ k: "op", do: { op: "open", unit: 0 }, to: 345 }, // 346
		{ k: "fork", to: [447, 236] }, // 347
		{ k: "op", do: { op: "definite" }, to: 347 }, // 348
		{ k: "op", do: { op: "settle" }, to: 348 }, // 349
		{ k: "look", body: 33, to: 349 }, // 350
		{ k: "literal", literal: 7, to: 350 }, // 351
		{ k: "look", body: 36, to: 349 }, // 352
		{ k: "literal", literal: 7, to: 352 }, // 353
		{ k: "op", do: { op: "repair", code: 6 }, to: 353 }, // 354
		{ k: "look", body: 49, to: 349 }, // 355
		{ k: "op", do: { op: "repair", code: 3 }, to: 355 }, // 356
		{ k: "look", body: 68, to: 349 }, // 357
		{ k: "eol", to: 357 }, // 358
		{ k: "fork", to: [358, 357] }, // 359
		{ k: "op", do: { op: "repair", code: 9 }, to: 359 }, // 360
		{ k: "look", body: 74, to: 349 }, // 361
		{ k: "literal", literal: 7, to: 361 }, // 362
		{ k: "op", do: { op: "repair", code: 10 }, to: 362 }, // 363
		{ k: "fork", to: [351, 354] }, // 364
		{ k: "space", greedy: true, to: 364 }, // 365
		{ k: "literal", literal: 7, to: 365 }, // 366
		{ k: "op", do: { op: "repair", code: 7 }, to: 366 }, // 367
		{ k: "op", do: { op: "break", at: "skip" }, to: 349 }, // 368
		{ k: "literal", literal: 7, to: 368 }, // 369
		{ k: "space", greedy: true, to: 369 }, // 370
		{ k: "literal", literal: 9, to: 370 }, // 371
		{ k: "space", greedy: true, to: 371 }, // 372
		{ k: "slot", slot: "unbound", field: "skip", to: 372 }, // 373
		{ k: "space", greedy: true, to: 373 }, // 374
		{ k: "literal", literal: 7, to: 374 }, // 375
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 375 }, // 376
		{ k: "op", do: { op: "break", at: "here" }, to: 349 }, // 377
		{ k: "literal", literal: 10, to: 377 }, // 378
		{ k: "slot", slot: "tool", field: "skip", to: 378 }, // 379
		{ k: "literal", literal: 11, to: 379 }, // 380
		{ k: "literal", literal: 8, to: 380 }, // 381
		{ k: "fork", to: [351, 354, 356, 360, 363, 367, 376, 381] }, // 382
		{ k: "text", field: "value", typed: false, stray: false, exits: 382, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 383
		{ k: "literal", literal: 7, to: 383 }, // 384
		{ k: "call", body: 99, back: 348 }, // 385
		{ k: "op", do: { op: "settle" }, to: 347 }, // 386
		{ k: "look", body: 33, to: 386 }, // 387
		{ k: "literal", literal: 7, to: 387 }, // 388
		{ k: "look", body: 36, to: 386 }, // 389
		{ k: "literal", literal: 7, to: 389 }, // 390
		{ k: "op", do: { op: "repair", code: 6 }, to: 390 }, // 391
		{ k: "look", body: 49, to: 386 }, // 392
		{ k: "op", do: { op: "repair", code: 3 }, to: 392 }, // 393
		{ k: "look", body: 68, to: 386 }, // 394
		{ k: "eol", to: 394 }, // 395
		{ k: "fork", to: [395, 394] }, // 396
		{ k: "op", do: { op: "repair", code: 9 }, to: 396 }, // 397
		{ k: "look", body: 74, to: 386 }, // 398
		{ k: "literal", literal: 7, to: 398 }, // 399
		{ k: "op", do: { op: "repair", code: 10 }, to: 399 }, // 400
		{ k: "fork", to: [388, 391] }, // 401
		{ k: "space", greedy: true, to: 401 }, // 402
		{ k: "literal", literal: 7, to: 402 }, // 403
		{ k: "op", do: { op: "repair", code: 7 }, to: 403 }, // 404
		{ k: "op", do: { op: "break", at: "skip" }, to: 386 }, // 405
		{ k: "literal", literal: 7, to: 405 }, // 406
		{ k: "space", greedy: true, to: 406 }, // 407
		{ k: "literal", literal: 9, to: 407 }, // 408
		{ k: "space", greedy: true, to: 408 }, // 409
		{ k: "slot", slot: "unbound", field: "skip", to: 409 }, // 410
		{ k: "space", greedy: true, to: 410 }, // 411
		{ k: "literal", literal: 7, to: 411 }, // 412
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 412 }, // 413
		{ k: "op", do: { op: "break", at: "here" }, to: 386 }, // 414
		{ k: "literal", literal: 10, to: 414 }, // 415
		{ k: "slot", slot: "tool", field: "skip", to: 415 }, // 416
		{ k: "literal", literal: 11, to: 416 }, // 417
		{ k: "literal", literal: 8, to: 417 }, // 418
		{ k: "look", body: 201, to: 386 }, // 419
		{ k: "fork", to: [388, 391, 393, 397, 400, 404, 413, 418, 419] }, // 420
		{ k: "text", field: "value", typed: true, stray: false, exits: 420, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 421
		{ k: "op", do: { op: "repair", code: 4 }, to: 421 }, // 422
		{ k: "fork", to: [384, 385, 422] }, // 423
		{ k: "space", greedy: true, to: 423 }, // 424
		{ k: "literal", literal: 9, to: 424 }, // 425
		{ k: "space", greedy: true, to: 425 }, // 426
		{ k: "literal", literal: 12, to: 424 }, // 427
		{ k: "space", greedy: true, to: 427 }, // 428
		{ k: "op", do: { op: "repair", code: 2 }, to: 428 }, // 429
		{ k: "fork", to: [426, 429] }, // 430
		{ k: "atom", kind: "word", field: "key", to: 430 }, // 431
		{ k: "literal", literal: 7, to: 430 }, // 432
		{ k: "atom", kind: "word", field: "key", to: 432 }, // 433
		{ k: "literal", literal: 7, to: 433 }, // 434
		{ k: "op", do: { op: "repair", code: 1 }, to: 434 }, // 435
		{ k: "literal", literal: 14, to: 430 }, // 436
		{ k: "atom", kind: "word", field: "key", to: 436 }, // 437
		{ k: "literal", literal: 14, to: 437 }, // 438
		{ k: "op", do: { op: "repair", code: 1 }, to: 438 }, // 439
		{ k: "literal", literal: 15, to: 430 }, // 440
		{ k: "atom", kind: "word", field: "key", to: 440 }, // 441
		{ k: "literal", literal: 15, to: 441 }, // 442
		{ k: "op", do: { op: "repair", code: 1 }, to: 442 }, // 443
		{ k: "fork", to: [431, 435, 439, 443] }, // 444
		{ k: "space", greedy: true, to: 444 }, // 445
		{ k: "literal", literal: 5, to: 445 }, // 446
		{ k: "space", greedy: true, to: 446 }, // 447
		{ k: "fork", to: [444, 236] }, // 448
		{ k: "space", greedy: true, to: 448 }, // 449
		{ k: "atom", kind: "word", field: "skip", to: 55 }, // 450
		{ k: "space", greedy: true, to: 450 }, // 451
		{ k: "literal", literal: 4, to: 18 }, // 452
		{ k: "space", greedy: true, to: 452 }, // 453
		{ k: "fork", to: [451, 453] }, // 454
		{ k: "look", body: 454, to: 449 }, // 455
		{ k: "literal", literal: 10, to: 455 }, // 456
		{ k: "slot", slot: "tool", field: "name", to: 456 }, // 457
		{ k: "literal", literal: 11, to: 457 }, // 458
		{ k: "op", do: { op: "repair", code: 8 }, to: 458 }, // 459
		{ k: "op", do: { op: "open", unit: 1 }, to: 459 }, // 460
		{ k: "op", do: { op: "settle" }, to: 0 }, // 461
		{ k: "literal", literal: 0, to: 2 }, // 462
		{ k: "eol", to: 462 }, // 463
		{ k: "fork", to: [463, 462] }, // 464
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 464, stops: [17, 18, 0] }, // 465
		{ k: "literal", literal: 16, to: 465 }, // 466
		{ k: "fork", to: [466, 465] }, // 467
	],
};
