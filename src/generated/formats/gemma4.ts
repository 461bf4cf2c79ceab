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
	lenient: ["no-word", "quoted-key", "equals", "unclosed-string", "bare-string", "stray-quote", "no-brace", "doubled-close", "unopened", "unclosed-value", "unclosed-call", "unknown-close", "unopened-key"],
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
		{ name: "thinking", after: ["<|channel>thought\n"], node: 587 }, // 0
	],
	units: [
		{ closes: [3], openings: [2, 8, 11], after: 2, closable: [12, 13, 14, 15, 16], closableByLoop: [17, 22, 23, 24, 25, 26, 27, 28, 34, 35, 37, 38, 39, 50, 51, 69, 70, 71, 72, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 90, 102, 103, 104, 105, 106, 111, 112, 116, 120, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 133, 134, 157, 158, 162, 163, 164, 169, 170, 171, 174, 175, 176, 177, 178, 179, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 211, 223, 224, 225, 226, 227, 232, 233, 242, 243, 271, 272, 273, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 306, 318, 319, 320, 321, 322, 327, 328, 332, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 363, 375, 376, 377, 378, 379, 384, 385, 389, 390, 418, 419, 420], pairs: true }, // 0
		{ closes: [3], openings: [2, 8, 11], after: 2, closable: [12, 13, 14, 15, 16], closableByLoop: [17, 120, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 133, 134, 157, 158, 162, 163, 164, 169, 170, 171, 174, 175, 176, 177, 178, 179, 276, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 456, 468, 469, 470, 471, 472, 477, 478, 482, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 513, 525, 526, 527, 528, 529, 534, 535, 539, 540, 568, 569, 575, 576], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 8, 11], stray: false }, // 2
		{ k: "fork", to: [11, 426, 580, 0] }, // 3
		{ k: "fork", to: [11, 426, 580] }, // 4
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
		{ k: "fork", to: [270, 25] }, // 26
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
		{ k: "op", do: { op: "repair", code: 9, unless: ">" }, to: 71 }, // 72
		{ k: "fork", to: [18, 62] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "look", body: 74, to: 28 }, // 75
		{ k: "literal", literal: 7, to: 75 }, // 76
		{ k: "op", do: { op: "repair", code: 10 }, to: 76 }, // 77
		{ k: "fork", to: [35, 39] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 7, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 7 }, to: 80 }, // 81
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 28 }, // 82
		{ k: "literal", literal: 7, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 9, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "slot", slot: "unbound", field: "skip", to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 5, to: 88 }, // 89
		{ k: "literal", literal: 10, to: 82 }, // 90
		{ k: "slot", slot: "tool", field: "skip", to: 90 }, // 91
		{ k: "literal", literal: 11, to: 91 }, // 92
		{ k: "literal", literal: 8, to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 3, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 4, to: 96 }, // 97
		{ k: "fork", to: [89, 97, 95] }, // 98
		{ k: "eol", to: 98 }, // 99
		{ k: "fork", to: [99, 98] }, // 100
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 100 }, // 101
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 28 }, // 102
		{ k: "literal", literal: 7, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 9, to: 104 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "slot", slot: "unbound", field: "skip", to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 7, to: 108 }, // 109
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 109 }, // 110
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 28 }, // 111
		{ k: "literal", literal: 10, to: 111 }, // 112
		{ k: "slot", slot: "tool", field: "skip", to: 112 }, // 113
		{ k: "literal", literal: 11, to: 113 }, // 114
		{ k: "literal", literal: 8, to: 114 }, // 115
		{ k: "fork", to: [35, 39, 51, 72, 77, 81, 101, 110, 115] }, // 116
		{ k: "text", field: "value", typed: false, stray: false, exits: 116, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 117
		{ k: "literal", literal: 7, to: 117 }, // 118
		{ k: "fork", to: [182] }, // 119
		{ k: "return" }, // 120
		{ k: "op", do: { op: "pop" }, to: 120 }, // 121
		{ k: "literal", literal: 4, to: 121 }, // 122
		{ k: "fork", to: [158] }, // 123
		{ k: "space", greedy: true, to: 120 }, // 124
		{ k: "fork", to: [156, 124] }, // 125
		{ k: "fork", to: [152] }, // 126
		{ k: "fork", to: [138] }, // 127
		{ k: "op", do: { op: "settle" }, to: 120 }, // 128
		{ k: "look", body: 33, to: 128 }, // 129
		{ k: "literal", literal: 7, to: 129 }, // 130
		{ k: "look", body: 36, to: 128 }, // 131
		{ k: "literal", literal: 7, to: 131 }, // 132
		{ k: "op", do: { op: "repair", code: 6 }, to: 132 }, // 133
		{ k: "fork", to: [130, 133] }, // 134
		{ k: "text", field: "value", typed: false, stray: false, exits: 134, stops: [7] }, // 135
		{ k: "literal", literal: 7, to: 135 }, // 136
		{ k: "call", body: 119, back: 120 }, // 137
		{ k: "fork", to: [136, 137] }, // 138
		{ k: "call", body: 127, back: 120 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 9, to: 140 }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "literal", literal: 12, to: 140 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "op", do: { op: "repair", code: 2 }, to: 144 }, // 145
		{ k: "fork", to: [142, 145] }, // 146
		{ k: "atom", kind: "word", field: "key", to: 146 }, // 147
		{ k: "literal", literal: 7, to: 146 }, // 148
		{ k: "atom", kind: "word", field: "key", to: 148 }, // 149
		{ k: "literal", literal: 7, to: 149 }, // 150
		{ k: "op", do: { op: "repair", code: 1 }, to: 150 }, // 151
		{ k: "fork", to: [147, 151] }, // 152
		{ k: "call", body: 126, back: 125 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 5, to: 154 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "fork", to: [153, 124] }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "call", body: 123, back: 122 }, // 159
		{ k: "literal", literal: 10, to: 159 }, // 160
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 160 }, // 161
		{ k: "literal", literal: 6, to: 121 }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "fork", to: [168, 163] }, // 164
		{ k: "call", body: 127, back: 164 }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 5, to: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "fork", to: [165, 163] }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "literal", literal: 13, to: 170 }, // 171
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 171 }, // 172
		{ k: "value", py: true, field: "value", to: 120 }, // 173
		{ k: "look", body: 33, to: 120 }, // 174
		{ k: "literal", literal: 7, to: 174 }, // 175
		{ k: "look", body: 36, to: 120 }, // 176
		{ k: "literal", literal: 7, to: 176 }, // 177
		{ k: "op", do: { op: "repair", code: 6 }, to: 177 }, // 178
		{ k: "fork", to: [175, 178] }, // 179
		{ k: "value", py: true, field: "value", to: 179 }, // 180
		{ k: "op", do: { op: "repair", code: 5 }, to: 180 }, // 181
		{ k: "fork", to: [161, 172, 173, 181] }, // 182
		{ k: "call", body: 119, back: 27 }, // 183
		{ k: "op", do: { op: "settle" }, to: 26 }, // 184
		{ k: "look", body: 33, to: 184 }, // 185
		{ k: "literal", literal: 7, to: 185 }, // 186
		{ k: "look", body: 36, to: 184 }, // 187
		{ k: "literal", literal: 7, to: 187 }, // 188
		{ k: "op", do: { op: "repair", code: 6 }, to: 188 }, // 189
		{ k: "look", body: 49, to: 184 }, // 190
		{ k: "op", do: { op: "repair", code: 3 }, to: 190 }, // 191
		{ k: "look", body: 68, to: 184 }, // 192
		{ k: "eol", to: 192 }, // 193
		{ k: "fork", to: [193, 192] }, // 194
		{ k: "op", do: { op: "repair", code: 9, unless: ">" }, to: 194 }, // 195
		{ k: "look", body: 74, to: 184 }, // 196
		{ k: "literal", literal: 7, to: 196 }, // 197
		{ k: "op", do: { op: "repair", code: 10 }, to: 197 }, // 198
		{ k: "fork", to: [186, 189] }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "literal", literal: 7, to: 200 }, // 201
		{ k: "op", do: { op: "repair", code: 7 }, to: 201 }, // 202
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 184 }, // 203
		{ k: "literal", literal: 7, to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 9, to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "slot", slot: "unbound", field: "skip", to: 207 }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "literal", literal: 5, to: 209 }, // 210
		{ k: "literal", literal: 10, to: 203 }, // 211
		{ k: "slot", slot: "tool", field: "skip", to: 211 }, // 212
		{ k: "literal", literal: 11, to: 212 }, // 213
		{ k: "literal", literal: 8, to: 213 }, // 214
		{ k: "space", greedy: true, to: 214 }, // 215
		{ k: "literal", literal: 3, to: 215 }, // 216
		{ k: "space", greedy: true, to: 216 }, // 217
		{ k: "literal", literal: 4, to: 217 }, // 218
		{ k: "fork", to: [210, 218, 216] }, // 219
		{ k: "eol", to: 219 }, // 220
		{ k: "fork", to: [220, 219] }, // 221
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 221 }, // 222
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 184 }, // 223
		{ k: "literal", literal: 7, to: 223 }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 9, to: 225 }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "slot", slot: "unbound", field: "skip", to: 227 }, // 228
		{ k: "space", greedy: true, to: 228 }, // 229
		{ k: "literal", literal: 7, to: 229 }, // 230
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 230 }, // 231
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 184 }, // 232
		{ k: "literal", literal: 10, to: 232 }, // 233
		{ k: "slot", slot: "tool", field: "skip", to: 233 }, // 234
		{ k: "literal", literal: 11, to: 234 }, // 235
		{ k: "literal", literal: 8, to: 235 }, // 236
		{ k: "literal", literal: 9, to: 0 }, // 237
		{ k: "space", greedy: true, to: 237 }, // 238
		{ k: "slot", slot: "prop", field: "skip", to: 238 }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "literal", literal: 5, to: 240 }, // 241
		{ k: "look", body: 241, to: 184 }, // 242
		{ k: "fork", to: [186, 189, 191, 195, 198, 202, 222, 231, 236, 242] }, // 243
		{ k: "text", field: "value", typed: true, stray: false, exits: 243, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 244
		{ k: "op", do: { op: "repair", code: 4 }, to: 244 }, // 245
		{ k: "fork", to: [118, 183, 245] }, // 246
		{ k: "space", greedy: true, to: 246 }, // 247
		{ k: "literal", literal: 9, to: 247 }, // 248
		{ k: "space", greedy: true, to: 248 }, // 249
		{ k: "literal", literal: 12, to: 247 }, // 250
		{ k: "space", greedy: true, to: 250 }, // 251
		{ k: "op", do: { op: "repair", code: 2 }, to: 251 }, // 252
		{ k: "fork", to: [249, 252] }, // 253
		{ k: "atom", kind: "word", field: "key", to: 253 }, // 254
		{ k: "literal", literal: 7, to: 253 }, // 255
		{ k: "atom", kind: "word", field: "key", to: 255 }, // 256
		{ k: "literal", literal: 7, to: 256 }, // 257
		{ k: "op", do: { op: "repair", code: 1 }, to: 257 }, // 258
		{ k: "literal", literal: 14, to: 253 }, // 259
		{ k: "atom", kind: "word", field: "key", to: 259 }, // 260
		{ k: "literal", literal: 14, to: 260 }, // 261
		{ k: "op", do: { op: "repair", code: 1 }, to: 261 }, // 262
		{ k: "literal", literal: 15, to: 253 }, // 263
		{ k: "atom", kind: "word", field: "key", to: 263 }, // 264
		{ k: "literal", literal: 15, to: 264 }, // 265
		{ k: "op", do: { op: "repair", code: 1 }, to: 265 }, // 266
		{ k: "fork", to: [254, 258, 262, 266] }, // 267
		{ k: "space", greedy: true, to: 267 }, // 268
		{ k: "literal", literal: 5, to: 268 }, // 269
		{ k: "space", greedy: true, to: 269 }, // 270
		{ k: "fork", to: [267, 25] }, // 271
		{ k: "space", greedy: true, to: 271 }, // 272
		{ k: "literal", literal: 10, to: 272 }, // 273
		{ k: "atom", kind: "word", field: "name", to: 273 }, // 274
		{ k: "literal", literal: 11, to: 274 }, // 275
		{ k: "space", greedy: true, to: 17 }, // 276
		{ k: "fork", to: [417, 276] }, // 277
		{ k: "op", do: { op: "definite" }, to: 277 }, // 278
		{ k: "op", do: { op: "settle" }, to: 278 }, // 279
		{ k: "look", body: 33, to: 279 }, // 280
		{ k: "literal", literal: 7, to: 280 }, // 281
		{ k: "look", body: 36, to: 279 }, // 282
		{ k: "literal", literal: 7, to: 282 }, // 283
		{ k: "op", do: { op: "repair", code: 6 }, to: 283 }, // 284
		{ k: "look", body: 49, to: 279 }, // 285
		{ k: "op", do: { op: "repair", code: 3 }, to: 285 }, // 286
		{ k: "look", body: 68, to: 279 }, // 287
		{ k: "eol", to: 287 }, // 288
		{ k: "fork", to: [288, 287] }, // 289
		{ k: "op", do: { op: "repair", code: 9, unless: ">" }, to: 289 }, // 290
		{ k: "look", body: 74, to: 279 }, // 291
		{ k: "literal", literal: 7, to: 291 }, // 292
		{ k: "op", do: { op: "repair", code: 10 }, to: 292 }, // 293
		{ k: "fork", to: [281, 284] }, // 294
		{ k: "space", greedy: true, to: 294 }, // 295
		{ k: "literal", literal: 7, to: 295 }, // 296
		{ k: "op", do: { op: "repair", code: 7 }, to: 296 }, // 297
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 279 }, // 298
		{ k: "literal", literal: 7, to: 298 }, // 299
		{ k: "space", greedy: true, to: 299 }, // 300
		{ k: "literal", literal: 9, to: 300 }, // 301
		{ k: "space", greedy: true, to: 301 }, // 302
		{ k: "slot", slot: "unbound", field: "skip", to: 302 }, // 303
		{ k: "space", greedy: true, to: 303 }, // 304
		{ k: "literal", literal: 5, to: 304 }, // 305
		{ k: "literal", literal: 10, to: 298 }, // 306
		{ k: "slot", slot: "tool", field: "skip", to: 306 }, // 307
		{ k: "literal", literal: 11, to: 307 }, // 308
		{ k: "literal", literal: 8, to: 308 }, // 309
		{ k: "space", greedy: true, to: 309 }, // 310
		{ k: "literal", literal: 3, to: 310 }, // 311
		{ k: "space", greedy: true, to: 311 }, // 312
		{ k: "literal", literal: 4, to: 312 }, // 313
		{ k: "fork", to: [305, 313, 311] }, // 314
		{ k: "eol", to: 314 }, // 315
		{ k: "fork", to: [315, 314] }, // 316
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 316 }, // 317
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 279 }, // 318
		{ k: "literal", literal: 7, to: 318 }, // 319
		{ k: "space", greedy: true, to: 319 }, // 320
		{ k: "literal", literal: 9, to: 320 }, // 321
		{ k: "space", greedy: true, to: 321 }, // 322
		{ k: "slot", slot: "unbound", field: "skip", to: 322 }, // 323
		{ k: "space", greedy: true, to: 323 }, // 324
		{ k: "literal", literal: 7, to: 324 }, // 325
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 325 }, // 326
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 279 }, // 327
		{ k: "literal", literal: 10, to: 327 }, // 328
		{ k: "slot", slot: "tool", field: "skip", to: 328 }, // 329
		{ k: "literal", literal: 11, to: 329 }, // 330
		{ k: "literal", literal: 8, to: 330 }, // 331
		{ k: "fork", to: [281, 284, 286, 290, 293, 297, 317, 326, 331] }, // 332
		{ k: "text", field: "value", typed: false, stray: false, exits: 332, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 333
		{ k: "literal", literal: 7, to: 333 }, // 334
		{ k: "call", body: 119, back: 278 }, // 335
		{ k: "op", do: { op: "settle" }, to: 277 }, // 336
		{ k: "look", body: 33, to: 336 }, // 337
		{ k: "literal", literal: 7, to: 337 }, // 338
		{ k: "look", body: 36, to: 336 }, // 339
		{ k: "literal", literal: 7, to: 339 }, // 340
		{ k: "op", do: { op: "repair", code: 6 }, to: 340 }, // 341
		{ k: "look", body: 49, to: 336 }, // 342
		{ k: "op", do: { op: "repair", code: 3 }, to: 342 }, // 343
		{ k: "look", body: 68, to: 336 }, // 344
		{ k: "eol", to: 344 }, // 345
		{ k: "fork", to: [345, 344] }, // 346
		{ k: "op", do: { op: "repair", code: 9, unless: ">" }, to: 346 }, // 347
		{ k: "look", body: 74, to: 336 }, // 348
		{ k: "literal", literal: 7, to: 348 }, // 349
		{ k: "op", do: { op: "repair", code: 10 }, to: 349 }, // 350
		{ k: "fork", to: [338, 341] }, // 351
		{ k: "space", greedy: true, to: 351 }, // 352
		{ k: "literal", literal: 7, to: 352 }, // 353
		{ k: "op", do: { op: "repair", code: 7 }, to: 353 }, // 354
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 336 }, // 355
		{ k: "literal", literal: 7, to: 355 }, // 356
		{ k: "space", greedy: true, to: 356 }, // 357
		{ k: "literal", literal: 9, to: 357 }, // 358
		{ k: "space", greedy: true, to: 358 }, // 359
		{ k: "slot", slot: "unbound", field: "skip", to: 359 }, // 360
		{ k: "space", greedy: true, to: 360 }, // 361
		{ k: "literal", literal: 5, to: 361 }, // 362
		{ k: "literal", literal: 10, to: 355 }, // 363
		{ k: "slot", slot: "tool", field: "skip", to: 363 }, // 364
		{ k: "literal", literal: 11, to: 364 }, // 365
		{ k: "literal", literal: 8, to: 365 }, // 366
		{ k: "space", greedy: true, to: 366 }, // 367
		{ k: "literal", literal: 3, to: 367 }, // 368
		{ k: "space", greedy: true, to: 368 }, // 369
		{ k: "literal", literal: 4, to: 369 }, // 370
		{ k: "fork", to: [362, 370, 368] }, // 371
		{ k: "eol", to: 371 }, // 372
		{ k: "fork", to: [372, 371] }, // 373
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 373 }, // 374
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 336 }, // 375
		{ k: "literal", literal: 7, to: 375 }, // 376
		{ k: "space", greedy: true, to: 376 }, // 377
		{ k: "literal", literal: 9, to: 377 }, // 378
		{ k: "space", greedy: true, to: 378 }, // 379
		{ k: "slot", slot: "unbound", field: "skip", to: 379 }, // 380
		{ k: "space", greedy: true, to: 380 }, // 381
		{ k: "literal", literal: 7, to: 381 }, // 382
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 382 }, // 383
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 336 }, // 384
		{ k: "literal", literal: 10, to: 384 }, // 385
		{ k: "slot", slot: "tool", field: "skip", to: 385 }, // 386
		{ k: "literal", literal: 11, to: 386 }, // 387
		{ k: "literal", literal: 8, to: 387 }, // 388
		{ k: "look", body: 241, to: 336 }, // 389
		{ k: "fork", to: [338, 341, 343, 347, 350, 354, 374, 383, 388, 389] }, // 390
		{ k: "text", field: "value", typed: true, stray: false, exits: 390, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 391
		{ k: "op", do: { op: "repair", code: 4 }, to: 391 }, // 392
		{ k: "fork", to: [334, 335, 392] }, // 393
		{ k: "space", greedy: true, to: 393 }, // 394
		{ k: "literal", literal: 9, to: 394 }, // 395
		{ k: "space", greedy: true, to: 395 }, // 396
		{ k: "literal", literal: 12, to: 394 }, // 397
		{ k: "space", greedy: true, to: 397 }, // 398
		{ k: "op", do: { op: "repair", code: 2 }, to: 398 }, // 399
		{ k: "fork", to: [396, 399] }, // 400
		{ k: "atom", kind: "word", field: "key", to: 400 }, // 401
		{ k: "literal", literal: 7, to: 400 }, // 402
		{ k: "atom", kind: "word", field: "key", to: 402 }, // 403
		{ k: "literal", literal: 7, to: 403 }, // 404
		{ k: "op", do: { op: "repair", code: 1 }, to: 404 }, // 405
		{ k: "literal", literal: 14, to: 400 }, // 406
		{ k: "atom", kind: "word", field: "key", to: 406 }, // 407
		{ k: "literal", literal: 14, to: 407 }, // 408
		{ k: "op", do: { op: "repair", code: 1 }, to: 408 }, // 409
		{ k: "literal", literal: 15, to: 400 }, // 410
		{ k: "atom", kind: "word", field: "key", to: 410 }, // 411
		{ k: "literal", literal: 15, to: 411 }, // 412
		{ k: "op", do: { op: "repair", code: 1 }, to: 412 }, // 413
		{ k: "fork", to: [401, 405, 409, 413] }, // 414
		{ k: "space", greedy: true, to: 414 }, // 415
		{ k: "literal", literal: 5, to: 415 }, // 416
		{ k: "space", greedy: true, to: 416 }, // 417
		{ k: "fork", to: [414, 276] }, // 418
		{ k: "space", greedy: true, to: 418 }, // 419
		{ k: "literal", literal: 10, to: 419 }, // 420
		{ k: "atom", kind: "word", field: "name", to: 420 }, // 421
		{ k: "literal", literal: 9, to: 421 }, // 422
		{ k: "op", do: { op: "repair", code: 0 }, to: 422 }, // 423
		{ k: "fork", to: [275, 423] }, // 424
		{ k: "literal", literal: 8, to: 424 }, // 425
		{ k: "op", do: { op: "open", unit: 0 }, to: 425 }, // 426
		{ k: "fork", to: [567, 276] }, // 427
		{ k: "op", do: { op: "definite" }, to: 427 }, // 428
		{ k: "op", do: { op: "settle" }, to: 428 }, // 429
		{ k: "look", body: 33, to: 429 }, // 430
		{ k: "literal", literal: 7, to: 430 }, // 431
		{ k: "look", body: 36, to: 429 }, // 432
		{ k: "literal", literal: 7, to: 432 }, // 433
		{ k: "op", do: { op: "repair", code: 6 }, to: 433 }, // 434
		{ k: "look", body: 49, to: 429 }, // 435
		{ k: "op", do: { op: "repair", code: 3 }, to: 435 }, // 436
		{ k: "look", body: 68, to: 429 }, // 437
		{ k: "eol", to: 437 }, // 438
		{ k: "fork", to: [438, 437] }, // 439
		{ k: "op", do: { op: "repair", code: 9, unless: ">" }, to: 439 }, // 440
		{ k: "look", body: 74, to: 429 }, // 441
		{ k: "literal", literal: 7, to: 441 }, // 442
		{ k: "op", do: { op: "repair", code: 10 }, to: 442 }, // 443
		{ k: "fork", to: [431, 434] }, // 444
		{ k: "space", greedy: true, to: 444 }, // 445
		{ k: "literal", literal: 7, to: 445 }, // 446
		{ k: "op", do: { op: "repair", code: 7 }, to: 446 }, // 447
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 429 }, // 448
		{ k: "literal", literal: 7, to: 448 }, // 449
		{ k: "space", greedy: true, to: 449 }, // 450
		{ k: "literal", literal: 9, to: 450 }, // 451
		{ k: "space", greedy: true, to: 451 }, // 452
		{ k: "slot", slot: "unbound", field: "skip", to: 452 }, // 453
		{ k: "space", greedy: true, to: 453 }, // 454
		{ k: "literal", literal: 5, to: 454 }, // 455
		{ k: "literal", literal: 10, to: 448 }, // 456
		{ k: "slot", slot: "tool", field: "skip", to: 456 }, // 457
		{ k: "literal", literal: 11, to: 457 }, // 458
		{ k: "literal", literal: 8, to: 458 }, // 459
		{ k: "space", greedy: true, to: 459 }, // 460
		{ k: "literal", literal: 3, to: 460 }, // 461
		{ k: "space", greedy: true, to: 461 }, // 462
		{ k: "literal", literal: 4, to: 462 }, // 463
		{ k: "fork", to: [455, 463, 461] }, // 464
		{ k: "eol", to: 464 }, // 465
		{ k: "fork", to: [465, 464] }, // 466
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 466 }, // 467
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 429 }, // 468
		{ k: "literal", literal: 7, to: 468 }, // 469
		{ k: "space", greedy: true, to: 469 }, // 470
		{ k: "literal", literal: 9, to: 470 }, // 471
		{ k: "space", greedy: true, to: 471 }, // 472
		{ k: "slot", slot: "unbound", field: "skip", to: 472 }, // 473
		{ k: "space", greedy: true, to: 473 }, // 474
		{ k: "literal", literal: 7, to: 474 }, // 475
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 475 }, // 476
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 429 }, // 477
		{ k: "literal", literal: 10, to: 477 }, // 478
		{ k: "slot", slot: "tool", field: "skip", to: 478 }, // 479
		{ k: "literal", literal: 11, to: 479 }, // 480
		{ k: "literal", literal: 8, to: 480 }, // 481
		{ k: "fork", to: [431, 434, 436, 440, 443, 447, 467, 476, 481] }, // 482
		{ k: "text", field: "value", typed: false, stray: false, exits: 482, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 483
		{ k: "literal", literal: 7, to: 483 }, // 484
		{ k: "call", body: 119, back: 428 }, // 485
		{ k: "op", do: { op: "settle" }, to: 427 }, // 486
		{ k: "look", body: 33, to: 486 }, // 487
		{ k: "literal", literal: 7, to: 487 }, // 488
		{ k: "look", body: 36, to: 486 }, // 489
		{ k: "literal", literal: 7, to: 489 }, // 490
		{ k: "op", do: { op: "repair", code: 6 }, to: 490 }, // 491
		{ k: "look", body: 49, to: 486 }, // 492
		{ k: "op", do: { op: "repair", code: 3 }, to: 492 }, // 493
		{ k: "look", body: 68, to: 486 }, // 494
		{ k: "eol", to: 494 }, // 495
		{ k: "fork", to: [495, 494] }, // 496
		{ k: "op", do: { op: "repair", code: 9, unless: ">" }, to: 496 }, // 497
		{ k: "look", body: 74, to: 486 }, // 498
		{ k: "literal", literal: 7, to: 498 }, // 499
		{ k: "op", do: { op: "repair", code: 10 }, to: 499 }, // 500
		{ k: "fork", to: [488, 491] }, // 501
		{ k: "space", greedy: true, to: 501 }, // 502
		{ k: "literal", literal: 7, to: 502 }, // 503
		{ k: "op", do: { op: "repair", code: 7 }, to: 503 }, // 504
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 486 }, // 505
		{ k: "literal", literal: 7, to: 505 }, // 506
		{ k: "space", greedy: true, to: 506 }, // 507
		{ k: "literal", literal: 9, to: 507 }, // 508
		{ k: "space", greedy: true, to: 508 }, // 509
		{ k: "slot", slot: "unbound", field: "skip", to: 509 }, // 510
		{ k: "space", greedy: true, to: 510 }, // 511
		{ k: "literal", literal: 5, to: 511 }, // 512
		{ k: "literal", literal: 10, to: 505 }, // 513
		{ k: "slot", slot: "tool", field: "skip", to: 513 }, // 514
		{ k: "literal", literal: 11, to: 514 }, // 515
		{ k: "literal", literal: 8, to: 515 }, // 516
		{ k: "space", greedy: true, to: 516 }, // 517
		{ k: "literal", literal: 3, to: 517 }, // 518
		{ k: "space", greedy: true, to: 518 }, // 519
		{ k: "literal", literal: 4, to: 519 }, // 520
		{ k: "fork", to: [512, 520, 518] }, // 521
		{ k: "eol", to: 521 }, // 522
		{ k: "fork", to: [522, 521] }, // 523
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 523 }, // 524
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 486 }, // 525
		{ k: "literal", literal: 7, to: 525 }, // 526
		{ k: "space", greedy: true, to: 526 }, // 527
		{ k: "literal", literal: 9, to: 527 }, // 528
		{ k: "space", greedy: true, to: 528 }, // 529
		{ k: "slot", slot: "unbound", field: "skip", to: 529 }, // 530
		{ k: "space", greedy: true, to: 530 }, // 531
		{ k: "literal", literal: 7, to: 531 }, // 532
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 532 }, // 533
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 486 }, // 534
		{ k: "literal", literal: 10, to: 534 }, // 535
		{ k: "slot", slot: "tool", field: "skip", to: 535 }, // 536
		{ k: "literal", literal: 11, to: 536 }, // 537
		{ k: "literal", literal: 8, to: 537 }, // 538
		{ k: "look", body: 241, to: 486 }, // 539
		{ k: "fork", to: [488, 491, 493, 497, 500, 504, 524, 533, 538, 539] }, // 540
		{ k: "text", field: "value", typed: true, stray: false, exits: 540, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 541
		{ k: "op", do: { op: "repair", code: 4 }, to: 541 }, // 542
		{ k: "fork", to: [484, 485, 542] }, // 543
		{ k: "space", greedy: true, to: 543 }, // 544
		{ k: "literal", literal: 9, to: 544 }, // 545
		{ k: "space", greedy: true, to: 545 }, // 546
		{ k: "literal", literal: 12, to: 544 }, // 547
		{ k: "space", greedy: true, to: 547 }, // 548
		{ k: "op", do: { op: "repair", code: 2 }, to: 548 }, // 549
		{ k: "fork", to: [546, 549] }, // 550
		{ k: "atom", kind: "word", field: "key", to: 550 }, // 551
		{ k: "literal", literal: 7, to: 550 }, // 552
		{ k: "atom", kind: "word", field: "key", to: 552 }, // 553
		{ k: "literal", literal: 7, to: 553 }, // 554
		{ k: "op", do: { op: "repair", code: 1 }, to: 554 }, // 555
		{ k: "literal", literal: 14, to: 550 }, // 556
		{ k: "atom", kind: "word", field: "key", to: 556 }, // 557
		{ k: "literal", literal: 14, to: 557 }, // 558
		{ k: "op", do: { op: "repair", code: 1 }, to: 558 }, // 559
		{ k: "literal", literal: 15, to: 550 }, // 560
		{ k: "atom", kind: "word", field: "key", to: 560 }, // 561
		{ k: "literal", literal: 15, to: 561 }, // 562
		{ k: "op", do: { op: "repair", code: 1 }, to: 562 }, // 563
		{ k: "fork", to: [551, 555, 559, 563] }, // 564
		{ k: "space", greedy: true, to: 564 }, // 565
		{ k: "literal", literal: 5, to: 565 }, // 566
		{ k: "space", greedy: true, to: 566 }, // 567
		{ k: "fork", to: [564, 276] }, // 568
		{ k: "space", greedy: true, to: 568 }, // 569
		{ k: "atom", kind: "word", field: "skip", to: 55 }, // 570
		{ k: "space", greedy: true, to: 570 }, // 571
		{ k: "literal", literal: 4, to: 18 }, // 572
		{ k: "space", greedy: true, to: 572 }, // 573
		{ k: "fork", to: [571, 573] }, // 574
		{ k: "look", body: 574, to: 569 }, // 575
		{ k: "literal", literal: 10, to: 575 }, // 576
		{ k: "slot", slot: "tool", field: "name", to: 576 }, // 577
		{ k: "literal", literal: 11, to: 577 }, // 578
		{ k: "op", do: { op: "repair", code: 8 }, to: 578 }, // 579
		{ k: "op", do: { op: "open", unit: 1 }, to: 579 }, // 580
		{ k: "op", do: { op: "settle" }, to: 0 }, // 581
		{ k: "literal", literal: 0, to: 2 }, // 582
		{ k: "eol", to: 582 }, // 583
		{ k: "fork", to: [583, 582] }, // 584
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 584, stops: [17, 18, 0] }, // 585
		{ k: "literal", literal: 16, to: 585 }, // 586
		{ k: "fork", to: [586, 585] }, // 587
	],
};
