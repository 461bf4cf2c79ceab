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
		{ name: "thinking", after: ["<|channel>thought\n"], node: 599 }, // 0
	],
	units: [
		{ closes: [3], openings: [2, 8, 11], after: 2, closable: [12, 13, 14, 15, 16], closableByLoop: [17, 22, 23, 24, 25, 26, 27, 28, 34, 35, 37, 38, 39, 50, 51, 69, 70, 71, 72, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 90, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 113, 114, 118, 122, 123, 124, 125, 126, 127, 130, 131, 132, 133, 134, 135, 136, 159, 160, 164, 165, 166, 171, 172, 173, 176, 177, 178, 179, 180, 181, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 213, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 236, 237, 246, 247, 275, 276, 277, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 310, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 333, 334, 338, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 369, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 392, 393, 397, 398, 426, 427, 428], pairs: true }, // 0
		{ closes: [3], openings: [2, 8, 11], after: 2, closable: [12, 13, 14, 15, 16], closableByLoop: [17, 122, 123, 124, 125, 126, 127, 130, 131, 132, 133, 134, 135, 136, 159, 160, 164, 165, 166, 171, 172, 173, 176, 177, 178, 179, 180, 181, 280, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 464, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 487, 488, 492, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 523, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 546, 547, 551, 552, 580, 581, 587, 588], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 8, 11], stray: false }, // 2
		{ k: "fork", to: [11, 434, 592, 0] }, // 3
		{ k: "fork", to: [11, 434, 592] }, // 4
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
		{ k: "fork", to: [274, 25] }, // 26
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
		{ k: "assert", what: "end", to: 82 }, // 94
		{ k: "fork", to: [93, 94] }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 3, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 4, to: 98 }, // 99
		{ k: "fork", to: [89, 99, 97] }, // 100
		{ k: "eol", to: 100 }, // 101
		{ k: "fork", to: [101, 100] }, // 102
		{ k: "op", do: { op: "repair", code: 11 }, to: 102 }, // 103
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 28 }, // 104
		{ k: "literal", literal: 7, to: 104 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 9, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "slot", slot: "unbound", field: "skip", to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 7, to: 110 }, // 111
		{ k: "op", do: { op: "repair", code: 12 }, to: 111 }, // 112
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 28 }, // 113
		{ k: "literal", literal: 10, to: 113 }, // 114
		{ k: "slot", slot: "tool", field: "skip", to: 114 }, // 115
		{ k: "literal", literal: 11, to: 115 }, // 116
		{ k: "literal", literal: 8, to: 116 }, // 117
		{ k: "fork", to: [35, 39, 51, 72, 77, 81, 103, 112, 117] }, // 118
		{ k: "text", field: "value", typed: false, stray: false, exits: 118, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 119
		{ k: "literal", literal: 7, to: 119 }, // 120
		{ k: "fork", to: [184] }, // 121
		{ k: "return" }, // 122
		{ k: "op", do: { op: "pop" }, to: 122 }, // 123
		{ k: "literal", literal: 4, to: 123 }, // 124
		{ k: "fork", to: [160] }, // 125
		{ k: "space", greedy: true, to: 122 }, // 126
		{ k: "fork", to: [158, 126] }, // 127
		{ k: "fork", to: [154] }, // 128
		{ k: "fork", to: [140] }, // 129
		{ k: "op", do: { op: "settle" }, to: 122 }, // 130
		{ k: "look", body: 33, to: 130 }, // 131
		{ k: "literal", literal: 7, to: 131 }, // 132
		{ k: "look", body: 36, to: 130 }, // 133
		{ k: "literal", literal: 7, to: 133 }, // 134
		{ k: "op", do: { op: "repair", code: 6 }, to: 134 }, // 135
		{ k: "fork", to: [132, 135] }, // 136
		{ k: "text", field: "value", typed: false, stray: false, exits: 136, stops: [7] }, // 137
		{ k: "literal", literal: 7, to: 137 }, // 138
		{ k: "call", body: 121, back: 122 }, // 139
		{ k: "fork", to: [138, 139] }, // 140
		{ k: "call", body: 129, back: 122 }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "literal", literal: 9, to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "literal", literal: 12, to: 142 }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "op", do: { op: "repair", code: 2 }, to: 146 }, // 147
		{ k: "fork", to: [144, 147] }, // 148
		{ k: "atom", kind: "word", field: "key", to: 148 }, // 149
		{ k: "literal", literal: 7, to: 148 }, // 150
		{ k: "atom", kind: "word", field: "key", to: 150 }, // 151
		{ k: "literal", literal: 7, to: 151 }, // 152
		{ k: "op", do: { op: "repair", code: 1 }, to: 152 }, // 153
		{ k: "fork", to: [149, 153] }, // 154
		{ k: "call", body: 128, back: 127 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 5, to: 156 }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "fork", to: [155, 126] }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "call", body: 125, back: 124 }, // 161
		{ k: "literal", literal: 10, to: 161 }, // 162
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 162 }, // 163
		{ k: "literal", literal: 6, to: 123 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "fork", to: [170, 165] }, // 166
		{ k: "call", body: 129, back: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 5, to: 168 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "fork", to: [167, 165] }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "literal", literal: 13, to: 172 }, // 173
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 173 }, // 174
		{ k: "value", py: true, field: "value", to: 122 }, // 175
		{ k: "look", body: 33, to: 122 }, // 176
		{ k: "literal", literal: 7, to: 176 }, // 177
		{ k: "look", body: 36, to: 122 }, // 178
		{ k: "literal", literal: 7, to: 178 }, // 179
		{ k: "op", do: { op: "repair", code: 6 }, to: 179 }, // 180
		{ k: "fork", to: [177, 180] }, // 181
		{ k: "value", py: true, field: "value", to: 181 }, // 182
		{ k: "op", do: { op: "repair", code: 5 }, to: 182 }, // 183
		{ k: "fork", to: [163, 174, 175, 183] }, // 184
		{ k: "call", body: 121, back: 27 }, // 185
		{ k: "op", do: { op: "settle" }, to: 26 }, // 186
		{ k: "look", body: 33, to: 186 }, // 187
		{ k: "literal", literal: 7, to: 187 }, // 188
		{ k: "look", body: 36, to: 186 }, // 189
		{ k: "literal", literal: 7, to: 189 }, // 190
		{ k: "op", do: { op: "repair", code: 6 }, to: 190 }, // 191
		{ k: "look", body: 49, to: 186 }, // 192
		{ k: "op", do: { op: "repair", code: 3 }, to: 192 }, // 193
		{ k: "look", body: 68, to: 186 }, // 194
		{ k: "eol", to: 194 }, // 195
		{ k: "fork", to: [195, 194] }, // 196
		{ k: "op", do: { op: "repair", code: 9 }, to: 196 }, // 197
		{ k: "look", body: 74, to: 186 }, // 198
		{ k: "literal", literal: 7, to: 198 }, // 199
		{ k: "op", do: { op: "repair", code: 10 }, to: 199 }, // 200
		{ k: "fork", to: [188, 191] }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "literal", literal: 7, to: 202 }, // 203
		{ k: "op", do: { op: "repair", code: 7 }, to: 203 }, // 204
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 186 }, // 205
		{ k: "literal", literal: 7, to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 9, to: 207 }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "slot", slot: "unbound", field: "skip", to: 209 }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "literal", literal: 5, to: 211 }, // 212
		{ k: "literal", literal: 10, to: 205 }, // 213
		{ k: "slot", slot: "tool", field: "skip", to: 213 }, // 214
		{ k: "literal", literal: 11, to: 214 }, // 215
		{ k: "literal", literal: 8, to: 215 }, // 216
		{ k: "assert", what: "end", to: 205 }, // 217
		{ k: "fork", to: [216, 217] }, // 218
		{ k: "space", greedy: true, to: 218 }, // 219
		{ k: "literal", literal: 3, to: 219 }, // 220
		{ k: "space", greedy: true, to: 220 }, // 221
		{ k: "literal", literal: 4, to: 221 }, // 222
		{ k: "fork", to: [212, 222, 220] }, // 223
		{ k: "eol", to: 223 }, // 224
		{ k: "fork", to: [224, 223] }, // 225
		{ k: "op", do: { op: "repair", code: 11 }, to: 225 }, // 226
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 186 }, // 227
		{ k: "literal", literal: 7, to: 227 }, // 228
		{ k: "space", greedy: true, to: 228 }, // 229
		{ k: "literal", literal: 9, to: 229 }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "slot", slot: "unbound", field: "skip", to: 231 }, // 232
		{ k: "space", greedy: true, to: 232 }, // 233
		{ k: "literal", literal: 7, to: 233 }, // 234
		{ k: "op", do: { op: "repair", code: 12 }, to: 234 }, // 235
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 186 }, // 236
		{ k: "literal", literal: 10, to: 236 }, // 237
		{ k: "slot", slot: "tool", field: "skip", to: 237 }, // 238
		{ k: "literal", literal: 11, to: 238 }, // 239
		{ k: "literal", literal: 8, to: 239 }, // 240
		{ k: "literal", literal: 9, to: 0 }, // 241
		{ k: "space", greedy: true, to: 241 }, // 242
		{ k: "slot", slot: "prop", field: "skip", to: 242 }, // 243
		{ k: "space", greedy: true, to: 243 }, // 244
		{ k: "literal", literal: 5, to: 244 }, // 245
		{ k: "look", body: 245, to: 186 }, // 246
		{ k: "fork", to: [188, 191, 193, 197, 200, 204, 226, 235, 240, 246] }, // 247
		{ k: "text", field: "value", typed: true, stray: false, exits: 247, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 248
		{ k: "op", do: { op: "repair", code: 4 }, to: 248 }, // 249
		{ k: "fork", to: [120, 185, 249] }, // 250
		{ k: "space", greedy: true, to: 250 }, // 251
		{ k: "literal", literal: 9, to: 251 }, // 252
		{ k: "space", greedy: true, to: 252 }, // 253
		{ k: "literal", literal: 12, to: 251 }, // 254
		{ k: "space", greedy: true, to: 254 }, // 255
		{ k: "op", do: { op: "repair", code: 2 }, to: 255 }, // 256
		{ k: "fork", to: [253, 256] }, // 257
		{ k: "atom", kind: "word", field: "key", to: 257 }, // 258
		{ k: "literal", literal: 7, to: 257 }, // 259
		{ k: "atom", kind: "word", field: "key", to: 259 }, // 260
		{ k: "literal", literal: 7, to: 260 }, // 261
		{ k: "op", do: { op: "repair", code: 1 }, to: 261 }, // 262
		{ k: "literal", literal: 14, to: 257 }, // 263
		{ k: "atom", kind: "word", field: "key", to: 263 }, // 264
		{ k: "literal", literal: 14, to: 264 }, // 265
		{ k: "op", do: { op: "repair", code: 1 }, to: 265 }, // 266
		{ k: "literal", literal: 15, to: 257 }, // 267
		{ k: "atom", kind: "word", field: "key", to: 267 }, // 268
		{ k: "literal", literal: 15, to: 268 }, // 269
		{ k: "op", do: { op: "repair", code: 1 }, to: 269 }, // 270
		{ k: "fork", to: [258, 262, 266, 270] }, // 271
		{ k: "space", greedy: true, to: 271 }, // 272
		{ k: "literal", literal: 5, to: 272 }, // 273
		{ k: "space", greedy: true, to: 273 }, // 274
		{ k: "fork", to: [271, 25] }, // 275
		{ k: "space", greedy: true, to: 275 }, // 276
		{ k: "literal", literal: 10, to: 276 }, // 277
		{ k: "atom", kind: "word", field: "name", to: 277 }, // 278
		{ k: "literal", literal: 11, to: 278 }, // 279
		{ k: "space", greedy: true, to: 17 }, // 280
		{ k: "fork", to: [425, 280] }, // 281
		{ k: "op", do: { op: "definite" }, to: 281 }, // 282
		{ k: "op", do: { op: "settle" }, to: 282 }, // 283
		{ k: "look", body: 33, to: 283 }, // 284
		{ k: "literal", literal: 7, to: 284 }, // 285
		{ k: "look", body: 36, to: 283 }, // 286
		{ k: "literal", literal: 7, to: 286 }, // 287
		{ k: "op", do: { op: "repair", code: 6 }, to: 287 }, // 288
		{ k: "look", body: 49, to: 283 }, // 289
		{ k: "op", do: { op: "repair", code: 3 }, to: 289 }, // 290
		{ k: "look", body: 68, to: 283 }, // 291
		{ k: "eol", to: 291 }, // 292
		{ k: "fork", to: [292, 291] }, // 293
		{ k: "op", do: { op: "repair", code: 9 }, to: 293 }, // 294
		{ k: "look", body: 74, to: 283 }, // 295
		{ k: "literal", literal: 7, to: 295 }, // 296
		{ k: "op", do: { op: "repair", code: 10 }, to: 296 }, // 297
		{ k: "fork", to: [285, 288] }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "literal", literal: 7, to: 299 }, // 300
		{ k: "op", do: { op: "repair", code: 7 }, to: 300 }, // 301
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 283 }, // 302
		{ k: "literal", literal: 7, to: 302 }, // 303
		{ k: "space", greedy: true, to: 303 }, // 304
		{ k: "literal", literal: 9, to: 304 }, // 305
		{ k: "space", greedy: true, to: 305 }, // 306
		{ k: "slot", slot: "unbound", field: "skip", to: 306 }, // 307
		{ k: "space", greedy: true, to: 307 }, // 308
		{ k: "literal", literal: 5, to: 308 }, // 309
		{ k: "literal", literal: 10, to: 302 }, // 310
		{ k: "slot", slot: "tool", field: "skip", to: 310 }, // 311
		{ k: "literal", literal: 11, to: 311 }, // 312
		{ k: "literal", literal: 8, to: 312 }, // 313
		{ k: "assert", what: "end", to: 302 }, // 314
		{ k: "fork", to: [313, 314] }, // 315
		{ k: "space", greedy: true, to: 315 }, // 316
		{ k: "literal", literal: 3, to: 316 }, // 317
		{ k: "space", greedy: true, to: 317 }, // 318
		{ k: "literal", literal: 4, to: 318 }, // 319
		{ k: "fork", to: [309, 319, 317] }, // 320
		{ k: "eol", to: 320 }, // 321
		{ k: "fork", to: [321, 320] }, // 322
		{ k: "op", do: { op: "repair", code: 11 }, to: 322 }, // 323
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 283 }, // 324
		{ k: "literal", literal: 7, to: 324 }, // 325
		{ k: "space", greedy: true, to: 325 }, // 326
		{ k: "literal", literal: 9, to: 326 }, // 327
		{ k: "space", greedy: true, to: 327 }, // 328
		{ k: "slot", slot: "unbound", field: "skip", to: 328 }, // 329
		{ k: "space", greedy: true, to: 329 }, // 330
		{ k: "literal", literal: 7, to: 330 }, // 331
		{ k: "op", do: { op: "repair", code: 12 }, to: 331 }, // 332
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 283 }, // 333
		{ k: "literal", literal: 10, to: 333 }, // 334
		{ k: "slot", slot: "tool", field: "skip", to: 334 }, // 335
		{ k: "literal", literal: 11, to: 335 }, // 336
		{ k: "literal", literal: 8, to: 336 }, // 337
		{ k: "fork", to: [285, 288, 290, 294, 297, 301, 323, 332, 337] }, // 338
		{ k: "text", field: "value", typed: false, stray: false, exits: 338, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 339
		{ k: "literal", literal: 7, to: 339 }, // 340
		{ k: "call", body: 121, back: 282 }, // 341
		{ k: "op", do: { op: "settle" }, to: 281 }, // 342
		{ k: "look", body: 33, to: 342 }, // 343
		{ k: "literal", literal: 7, to: 343 }, // 344
		{ k: "look", body: 36, to: 342 }, // 345
		{ k: "literal", literal: 7, to: 345 }, // 346
		{ k: "op", do: { op: "repair", code: 6 }, to: 346 }, // 347
		{ k: "look", body: 49, to: 342 }, // 348
		{ k: "op", do: { op: "repair", code: 3 }, to: 348 }, // 349
		{ k: "look", body: 68, to: 342 }, // 350
		{ k: "eol", to: 350 }, // 351
		{ k: "fork", to: [351, 350] }, // 352
		{ k: "op", do: { op: "repair", code: 9 }, to: 352 }, // 353
		{ k: "look", body: 74, to: 342 }, // 354
		{ k: "literal", literal: 7, to: 354 }, // 355
		{ k: "op", do: { op: "repair", code: 10 }, to: 355 }, // 356
		{ k: "fork", to: [344, 347] }, // 357
		{ k: "space", greedy: true, to: 357 }, // 358
		{ k: "literal", literal: 7, to: 358 }, // 359
		{ k: "op", do: { op: "repair", code: 7 }, to: 359 }, // 360
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 342 }, // 361
		{ k: "literal", literal: 7, to: 361 }, // 362
		{ k: "space", greedy: true, to: 362 }, // 363
		{ k: "literal", literal: 9, to: 363 }, // 364
		{ k: "space", greedy: true, to: 364 }, // 365
		{ k: "slot", slot: "unbound", field: "skip", to: 365 }, // 366
		{ k: "space", greedy: true, to: 366 }, // 367
		{ k: "literal", literal: 5, to: 367 }, // 368
		{ k: "literal", literal: 10, to: 361 }, // 369
		{ k: "slot", slot: "tool", field: "skip", to: 369 }, // 370
		{ k: "literal", literal: 11, to: 370 }, // 371
		{ k: "literal", literal: 8, to: 371 }, // 372
		{ k: "assert", what: "end", to: 361 }, // 373
		{ k: "fork", to: [372, 373] }, // 374
		{ k: "space", greedy: true, to: 374 }, // 375
		{ k: "literal", literal: 3, to: 375 }, // 376
		{ k: "space", greedy: true, to: 376 }, // 377
		{ k: "literal", literal: 4, to: 377 }, // 378
		{ k: "fork", to: [368, 378, 376] }, // 379
		{ k: "eol", to: 379 }, // 380
		{ k: "fork", to: [380, 379] }, // 381
		{ k: "op", do: { op: "repair", code: 11 }, to: 381 }, // 382
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 342 }, // 383
		{ k: "literal", literal: 7, to: 383 }, // 384
		{ k: "space", greedy: true, to: 384 }, // 385
		{ k: "literal", literal: 9, to: 385 }, // 386
		{ k: "space", greedy: true, to: 386 }, // 387
		{ k: "slot", slot: "unbound", field: "skip", to: 387 }, // 388
		{ k: "space", greedy: true, to: 388 }, // 389
		{ k: "literal", literal: 7, to: 389 }, // 390
		{ k: "op", do: { op: "repair", code: 12 }, to: 390 }, // 391
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 342 }, // 392
		{ k: "literal", literal: 10, to: 392 }, // 393
		{ k: "slot", slot: "tool", field: "skip", to: 393 }, // 394
		{ k: "literal", literal: 11, to: 394 }, // 395
		{ k: "literal", literal: 8, to: 395 }, // 396
		{ k: "look", body: 245, to: 342 }, // 397
		{ k: "fork", to: [344, 347, 349, 353, 356, 360, 382, 391, 396, 397] }, // 398
		{ k: "text", field: "value", typed: true, stray: false, exits: 398, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 399
		{ k: "op", do: { op: "repair", code: 4 }, to: 399 }, // 400
		{ k: "fork", to: [340, 341, 400] }, // 401
		{ k: "space", greedy: true, to: 401 }, // 402
		{ k: "literal", literal: 9, to: 402 }, // 403
		{ k: "space", greedy: true, to: 403 }, // 404
		{ k: "literal", literal: 12, to: 402 }, // 405
		{ k: "space", greedy: true, to: 405 }, // 406
		{ k: "op", do: { op: "repair", code: 2 }, to: 406 }, // 407
		{ k: "fork", to: [404, 407] }, // 408
		{ k: "atom", kind: "word", field: "key", to: 408 }, // 409
		{ k: "literal", literal: 7, to: 408 }, // 410
		{ k: "atom", kind: "word", field: "key", to: 410 }, // 411
		{ k: "literal", literal: 7, to: 411 }, // 412
		{ k: "op", do: { op: "repair", code: 1 }, to: 412 }, // 413
		{ k: "literal", literal: 14, to: 408 }, // 414
		{ k: "atom", kind: "word", field: "key", to: 414 }, // 415
		{ k: "literal", literal: 14, to: 415 }, // 416
		{ k: "op", do: { op: "repair", code: 1 }, to: 416 }, // 417
		{ k: "literal", literal: 15, to: 408 }, // 418
		{ k: "atom", kind: "word", field: "key", to: 418 }, // 419
		{ k: "literal", literal: 15, to: 419 }, // 420
		{ k: "op", do: { op: "repair", code: 1 }, to: 420 }, // 421
		{ k: "fork", to: [409, 413, 417, 421] }, // 422
		{ k: "space", greedy: true, to: 422 }, // 423
		{ k: "literal", literal: 5, to: 423 }, // 424
		{ k: "space", greedy: true, to: 424 }, // 425
		{ k: "fork", to: [422, 280] }, // 426
		{ k: "space", greedy: true, to: 426 }, // 427
		{ k: "literal", literal: 10, to: 427 }, // 428
		{ k: "atom", kind: "word", field: "name", to: 428 }, // 429
		{ k: "literal", literal: 9, to: 429 }, // 430
		{ k: "op", do: { op: "repair", code: 0 }, to: 430 }, // 431
		{ k: "fork", to: [279, 431] }, // 432
		{ k: "literal", literal: 8, to: 432 }, // 433
		{ k: "op", do: { op: "open", unit: 0 }, to: 433 }, // 434
		{ k: "fork", to: [579, 280] }, // 435
		{ k: "op", do: { op: "definite" }, to: 435 }, // 436
		{ k: "op", do: { op: "settle" }, to: 436 }, // 437
		{ k: "look", body: 33, to: 437 }, // 438
		{ k: "literal", literal: 7, to: 438 }, // 439
		{ k: "look", body: 36, to: 437 }, // 440
		{ k: "literal", literal: 7, to: 440 }, // 441
		{ k: "op", do: { op: "repair", code: 6 }, to: 441 }, // 442
		{ k: "look", body: 49, to: 437 }, // 443
		{ k: "op", do: { op: "repair", code: 3 }, to: 443 }, // 444
		{ k: "look", body: 68, to: 437 }, // 445
		{ k: "eol", to: 445 }, // 446
		{ k: "fork", to: [446, 445] }, // 447
		{ k: "op", do: { op: "repair", code: 9 }, to: 447 }, // 448
		{ k: "look", body: 74, to: 437 }, // 449
		{ k: "literal", literal: 7, to: 449 }, // 450
		{ k: "op", do: { op: "repair", code: 10 }, to: 450 }, // 451
		{ k: "fork", to: [439, 442] }, // 452
		{ k: "space", greedy: true, to: 452 }, // 453
		{ k: "literal", literal: 7, to: 453 }, // 454
		{ k: "op", do: { op: "repair", code: 7 }, to: 454 }, // 455
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 437 }, // 456
		{ k: "literal", literal: 7, to: 456 }, // 457
		{ k: "space", greedy: true, to: 457 }, // 458
		{ k: "literal", literal: 9, to: 458 }, // 459
		{ k: "space", greedy: true, to: 459 }, // 460
		{ k: "slot", slot: "unbound", field: "skip", to: 460 }, // 461
		{ k: "space", greedy: true, to: 461 }, // 462
		{ k: "literal", literal: 5, to: 462 }, // 463
		{ k: "literal", literal: 10, to: 456 }, // 464
		{ k: "slot", slot: "tool", field: "skip", to: 464 }, // 465
		{ k: "literal", literal: 11, to: 465 }, // 466
		{ k: "literal", literal: 8, to: 466 }, // 467
		{ k: "assert", what: "end", to: 456 }, // 468
		{ k: "fork", to: [467, 468] }, // 469
		{ k: "space", greedy: true, to: 469 }, // 470
		{ k: "literal", literal: 3, to: 470 }, // 471
		{ k: "space", greedy: true, to: 471 }, // 472
		{ k: "literal", literal: 4, to: 472 }, // 473
		{ k: "fork", to: [463, 473, 471] }, // 474
		{ k: "eol", to: 474 }, // 475
		{ k: "fork", to: [475, 474] }, // 476
		{ k: "op", do: { op: "repair", code: 11 }, to: 476 }, // 477
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 437 }, // 478
		{ k: "literal", literal: 7, to: 478 }, // 479
		{ k: "space", greedy: true, to: 479 }, // 480
		{ k: "literal", literal: 9, to: 480 }, // 481
		{ k: "space", greedy: true, to: 481 }, // 482
		{ k: "slot", slot: "unbound", field: "skip", to: 482 }, // 483
		{ k: "space", greedy: true, to: 483 }, // 484
		{ k: "literal", literal: 7, to: 484 }, // 485
		{ k: "op", do: { op: "repair", code: 12 }, to: 485 }, // 486
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 437 }, // 487
		{ k: "literal", literal: 10, to: 487 }, // 488
		{ k: "slot", slot: "tool", field: "skip", to: 488 }, // 489
		{ k: "literal", literal: 11, to: 489 }, // 490
		{ k: "literal", literal: 8, to: 490 }, // 491
		{ k: "fork", to: [439, 442, 444, 448, 451, 455, 477, 486, 491] }, // 492
		{ k: "text", field: "value", typed: false, stray: false, exits: 492, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 493
		{ k: "literal", literal: 7, to: 493 }, // 494
		{ k: "call", body: 121, back: 436 }, // 495
		{ k: "op", do: { op: "settle" }, to: 435 }, // 496
		{ k: "look", body: 33, to: 496 }, // 497
		{ k: "literal", literal: 7, to: 497 }, // 498
		{ k: "look", body: 36, to: 496 }, // 499
		{ k: "literal", literal: 7, to: 499 }, // 500
		{ k: "op", do: { op: "repair", code: 6 }, to: 500 }, // 501
		{ k: "look", body: 49, to: 496 }, // 502
		{ k: "op", do: { op: "repair", code: 3 }, to: 502 }, // 503
		{ k: "look", body: 68, to: 496 }, // 504
		{ k: "eol", to: 504 }, // 505
		{ k: "fork", to: [505, 504] }, // 506
		{ k: "op", do: { op: "repair", code: 9 }, to: 506 }, // 507
		{ k: "look", body: 74, to: 496 }, // 508
		{ k: "literal", literal: 7, to: 508 }, // 509
		{ k: "op", do: { op: "repair", code: 10 }, to: 509 }, // 510
		{ k: "fork", to: [498, 501] }, // 511
		{ k: "space", greedy: true, to: 511 }, // 512
		{ k: "literal", literal: 7, to: 512 }, // 513
		{ k: "op", do: { op: "repair", code: 7 }, to: 513 }, // 514
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 496 }, // 515
		{ k: "literal", literal: 7, to: 515 }, // 516
		{ k: "space", greedy: true, to: 516 }, // 517
		{ k: "literal", literal: 9, to: 517 }, // 518
		{ k: "space", greedy: true, to: 518 }, // 519
		{ k: "slot", slot: "unbound", field: "skip", to: 519 }, // 520
		{ k: "space", greedy: true, to: 520 }, // 521
		{ k: "literal", literal: 5, to: 521 }, // 522
		{ k: "literal", literal: 10, to: 515 }, // 523
		{ k: "slot", slot: "tool", field: "skip", to: 523 }, // 524
		{ k: "literal", literal: 11, to: 524 }, // 525
		{ k: "literal", literal: 8, to: 525 }, // 526
		{ k: "assert", what: "end", to: 515 }, // 527
		{ k: "fork", to: [526, 527] }, // 528
		{ k: "space", greedy: true, to: 528 }, // 529
		{ k: "literal", literal: 3, to: 529 }, // 530
		{ k: "space", greedy: true, to: 530 }, // 531
		{ k: "literal", literal: 4, to: 531 }, // 532
		{ k: "fork", to: [522, 532, 530] }, // 533
		{ k: "eol", to: 533 }, // 534
		{ k: "fork", to: [534, 533] }, // 535
		{ k: "op", do: { op: "repair", code: 11 }, to: 535 }, // 536
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 496 }, // 537
		{ k: "literal", literal: 7, to: 537 }, // 538
		{ k: "space", greedy: true, to: 538 }, // 539
		{ k: "literal", literal: 9, to: 539 }, // 540
		{ k: "space", greedy: true, to: 540 }, // 541
		{ k: "slot", slot: "unbound", field: "skip", to: 541 }, // 542
		{ k: "space", greedy: true, to: 542 }, // 543
		{ k: "literal", literal: 7, to: 543 }, // 544
		{ k: "op", do: { op: "repair", code: 12 }, to: 544 }, // 545
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 496 }, // 546
		{ k: "literal", literal: 10, to: 546 }, // 547
		{ k: "slot", slot: "tool", field: "skip", to: 547 }, // 548
		{ k: "literal", literal: 11, to: 548 }, // 549
		{ k: "literal", literal: 8, to: 549 }, // 550
		{ k: "look", body: 245, to: 496 }, // 551
		{ k: "fork", to: [498, 501, 503, 507, 510, 514, 536, 545, 550, 551] }, // 552
		{ k: "text", field: "value", typed: true, stray: false, exits: 552, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 553
		{ k: "op", do: { op: "repair", code: 4 }, to: 553 }, // 554
		{ k: "fork", to: [494, 495, 554] }, // 555
		{ k: "space", greedy: true, to: 555 }, // 556
		{ k: "literal", literal: 9, to: 556 }, // 557
		{ k: "space", greedy: true, to: 557 }, // 558
		{ k: "literal", literal: 12, to: 556 }, // 559
		{ k: "space", greedy: true, to: 559 }, // 560
		{ k: "op", do: { op: "repair", code: 2 }, to: 560 }, // 561
		{ k: "fork", to: [558, 561] }, // 562
		{ k: "atom", kind: "word", field: "key", to: 562 }, // 563
		{ k: "literal", literal: 7, to: 562 }, // 564
		{ k: "atom", kind: "word", field: "key", to: 564 }, // 565
		{ k: "literal", literal: 7, to: 565 }, // 566
		{ k: "op", do: { op: "repair", code: 1 }, to: 566 }, // 567
		{ k: "literal", literal: 14, to: 562 }, // 568
		{ k: "atom", kind: "word", field: "key", to: 568 }, // 569
		{ k: "literal", literal: 14, to: 569 }, // 570
		{ k: "op", do: { op: "repair", code: 1 }, to: 570 }, // 571
		{ k: "literal", literal: 15, to: 562 }, // 572
		{ k: "atom", kind: "word", field: "key", to: 572 }, // 573
		{ k: "literal", literal: 15, to: 573 }, // 574
		{ k: "op", do: { op: "repair", code: 1 }, to: 574 }, // 575
		{ k: "fork", to: [563, 567, 571, 575] }, // 576
		{ k: "space", greedy: true, to: 576 }, // 577
		{ k: "literal", literal: 5, to: 577 }, // 578
		{ k: "space", greedy: true, to: 578 }, // 579
		{ k: "fork", to: [576, 280] }, // 580
		{ k: "space", greedy: true, to: 580 }, // 581
		{ k: "atom", kind: "word", field: "skip", to: 55 }, // 582
		{ k: "space", greedy: true, to: 582 }, // 583
		{ k: "literal", literal: 4, to: 18 }, // 584
		{ k: "space", greedy: true, to: 584 }, // 585
		{ k: "fork", to: [583, 585] }, // 586
		{ k: "look", body: 586, to: 581 }, // 587
		{ k: "literal", literal: 10, to: 587 }, // 588
		{ k: "slot", slot: "tool", field: "name", to: 588 }, // 589
		{ k: "literal", literal: 11, to: 589 }, // 590
		{ k: "op", do: { op: "repair", code: 8 }, to: 590 }, // 591
		{ k: "op", do: { op: "open", unit: 1 }, to: 591 }, // 592
		{ k: "op", do: { op: "settle" }, to: 0 }, // 593
		{ k: "literal", literal: 0, to: 2 }, // 594
		{ k: "eol", to: 594 }, // 595
		{ k: "fork", to: [595, 594] }, // 596
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 596, stops: [17, 18, 0] }, // 597
		{ k: "literal", literal: 16, to: 597 }, // 598
		{ k: "fork", to: [598, 597] }, // 599
	],
};
