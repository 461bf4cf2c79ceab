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
	lenient: ["no-word", "quoted-key", "equals", "unclosed-string", "bare-string", "stray-quote", "no-brace", "doubled-close", "unopened", "stray-close", "doubled-opening", "no-newline", "unclosed-value", "unclosed-call", "unopened-key"],
	literals: [
		"<channel|>", // 0
		"thought\n", // 1
		"<|channel>", // 2
		"thought", // 3
		"<tool_call|>", // 4
		"}", // 5
		",", // 6
		"]", // 7
		"<|\"|>", // 8
		"<|tool_call>", // 9
		":", // 10
		"{", // 11
		"call:", // 12
		"=", // 13
		"[", // 14
		"\"", // 15
		"'", // 16
		"<|channel>thought\n", // 17
		"\n<channel|>", // 18
		"\r\n<channel|>", // 19
		"\n,", // 20
		"\n}", // 21
		"\n<tool_call|>", // 22
		"\r\n,", // 23
		"\r\n}", // 24
		"\r\n<tool_call|>", // 25
	],
	openings: [2, 0, 9, 12],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|channel>thought\n"], node: 500 }, // 0
	],
	units: [
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [22, 23, 24, 25, 26], closableByLoop: [27, 32, 33, 34, 35, 36, 37, 38, 44, 45, 47, 48, 49, 60, 61, 79, 80, 81, 82, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 98, 105, 106, 110, 114, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 127, 128, 151, 152, 156, 157, 158, 163, 164, 165, 168, 169, 170, 171, 172, 173, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 203, 210, 211, 220, 221, 249, 250, 251, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 282, 289, 290, 294, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 323, 330, 331, 335, 336, 364, 365, 366], pairs: true }, // 0
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [22, 23, 24, 25, 26], closableByLoop: [27, 114, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 127, 128, 151, 152, 156, 157, 158, 163, 164, 165, 168, 169, 170, 171, 172, 173, 254, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 400, 407, 408, 412, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 441, 448, 449, 453, 454, 482, 483, 489, 490], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 0, 9, 12], stray: false }, // 2
		{ k: "fork", to: [11, 15, 17, 21, 372, 494, 0] }, // 3
		{ k: "fork", to: [11, 15, 17, 21, 372, 494] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "eol", to: 6 }, // 7
		{ k: "fork", to: [7, 6] }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [18, 19, 0] }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "assert", what: "end", to: 2 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "literal", literal: 0, to: 13 }, // 14
		{ k: "op", do: { op: "repair", code: 9 }, to: 14 }, // 15
		{ k: "literal", literal: 2, to: 11 }, // 16
		{ k: "op", do: { op: "repair", code: 10 }, to: 16 }, // 17
		{ k: "literal", literal: 0, to: 2 }, // 18
		{ k: "literal", literal: 3, to: 18 }, // 19
		{ k: "literal", literal: 2, to: 19 }, // 20
		{ k: "op", do: { op: "repair", code: 11 }, to: 20 }, // 21
		{ k: "op", do: { op: "close" }, to: 2 }, // 22
		{ k: "literal", literal: 4, to: 22 }, // 23
		{ k: "literal", literal: 4, to: 23 }, // 24
		{ k: "op", do: { op: "repair", code: 7 }, to: 24 }, // 25
		{ k: "fork", to: [23, 25] }, // 26
		{ k: "literal", literal: 5, to: 26 }, // 27
		{ k: "literal", literal: 4, to: 0 }, // 28
		{ k: "literal", literal: 4, to: 28 }, // 29
		{ k: "op", do: { op: "repair", code: 7 }, to: 29 }, // 30
		{ k: "fork", to: [28, 30] }, // 31
		{ k: "look", body: 31, to: 26 }, // 32
		{ k: "op", do: { op: "repair", code: 6 }, to: 32 }, // 33
		{ k: "fork", to: [27, 33] }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "fork", to: [248, 35] }, // 36
		{ k: "op", do: { op: "definite" }, to: 36 }, // 37
		{ k: "op", do: { op: "settle" }, to: 37 }, // 38
		{ k: "literal", literal: 6, to: 0 }, // 39
		{ k: "literal", literal: 5, to: 0 }, // 40
		{ k: "literal", literal: 7, to: 0 }, // 41
		{ k: "fork", to: [39, 40, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "look", body: 43, to: 38 }, // 44
		{ k: "literal", literal: 8, to: 44 }, // 45
		{ k: "space", greedy: true, to: 31 }, // 46
		{ k: "look", body: 46, to: 38 }, // 47
		{ k: "literal", literal: 8, to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 6 }, to: 48 }, // 49
		{ k: "assert", what: "end", to: 0 }, // 50
		{ k: "literal", literal: 9, to: 0 }, // 51
		{ k: "fork", to: [50, 51] }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 4, to: 53 }, // 54
		{ k: "literal", literal: 4, to: 54 }, // 55
		{ k: "op", do: { op: "repair", code: 7 }, to: 55 }, // 56
		{ k: "fork", to: [54, 56] }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 5, to: 58 }, // 59
		{ k: "look", body: 59, to: 38 }, // 60
		{ k: "op", do: { op: "repair", code: 3 }, to: 60 }, // 61
		{ k: "literal", literal: 8, to: 0 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 10, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "slot", slot: "unbound", field: "skip", to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 6, to: 67 }, // 68
		{ k: "literal", literal: 11, to: 0 }, // 69
		{ k: "slot", slot: "tool", field: "skip", to: 69 }, // 70
		{ k: "literal", literal: 12, to: 70 }, // 71
		{ k: "literal", literal: 9, to: 71 }, // 72
		{ k: "fork", to: [72, 50] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 4, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 5, to: 76 }, // 77
		{ k: "fork", to: [68, 77, 75] }, // 78
		{ k: "look", body: 78, to: 38 }, // 79
		{ k: "eol", to: 79 }, // 80
		{ k: "fork", to: [80, 79] }, // 81
		{ k: "op", do: { op: "repair", code: 12 }, to: 81 }, // 82
		{ k: "fork", to: [28, 72] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "look", body: 84, to: 38 }, // 85
		{ k: "literal", literal: 8, to: 85 }, // 86
		{ k: "op", do: { op: "repair", code: 13 }, to: 86 }, // 87
		{ k: "fork", to: [45, 49] }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 8, to: 89 }, // 90
		{ k: "op", do: { op: "repair", code: 7 }, to: 90 }, // 91
		{ k: "op", do: { op: "break", at: "skip" }, to: 38 }, // 92
		{ k: "literal", literal: 8, to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 10, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "slot", slot: "unbound", field: "skip", to: 96 }, // 97
		{ k: "literal", literal: 11, to: 92 }, // 98
		{ k: "slot", slot: "tool", field: "skip", to: 98 }, // 99
		{ k: "literal", literal: 12, to: 99 }, // 100
		{ k: "fork", to: [97, 100, 99] }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 8, to: 102 }, // 103
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 103 }, // 104
		{ k: "op", do: { op: "break", at: "here" }, to: 38 }, // 105
		{ k: "literal", literal: 11, to: 105 }, // 106
		{ k: "slot", slot: "tool", field: "skip", to: 106 }, // 107
		{ k: "literal", literal: 12, to: 107 }, // 108
		{ k: "literal", literal: 9, to: 108 }, // 109
		{ k: "fork", to: [45, 49, 61, 82, 87, 91, 104, 109] }, // 110
		{ k: "text", field: "value", typed: false, stray: false, exits: 110, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 111
		{ k: "literal", literal: 8, to: 111 }, // 112
		{ k: "fork", to: [176] }, // 113
		{ k: "return" }, // 114
		{ k: "op", do: { op: "pop" }, to: 114 }, // 115
		{ k: "literal", literal: 5, to: 115 }, // 116
		{ k: "fork", to: [152] }, // 117
		{ k: "space", greedy: true, to: 114 }, // 118
		{ k: "fork", to: [150, 118] }, // 119
		{ k: "fork", to: [146] }, // 120
		{ k: "fork", to: [132] }, // 121
		{ k: "op", do: { op: "settle" }, to: 114 }, // 122
		{ k: "look", body: 43, to: 122 }, // 123
		{ k: "literal", literal: 8, to: 123 }, // 124
		{ k: "look", body: 46, to: 122 }, // 125
		{ k: "literal", literal: 8, to: 125 }, // 126
		{ k: "op", do: { op: "repair", code: 6 }, to: 126 }, // 127
		{ k: "fork", to: [124, 127] }, // 128
		{ k: "text", field: "value", typed: false, stray: false, exits: 128, stops: [8] }, // 129
		{ k: "literal", literal: 8, to: 129 }, // 130
		{ k: "call", body: 113, back: 114 }, // 131
		{ k: "fork", to: [130, 131] }, // 132
		{ k: "call", body: 121, back: 114 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "literal", literal: 10, to: 134 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "literal", literal: 13, to: 134 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "op", do: { op: "repair", code: 2 }, to: 138 }, // 139
		{ k: "fork", to: [136, 139] }, // 140
		{ k: "atom", kind: "word", field: "key", to: 140 }, // 141
		{ k: "literal", literal: 8, to: 140 }, // 142
		{ k: "atom", kind: "word", field: "key", to: 142 }, // 143
		{ k: "literal", literal: 8, to: 143 }, // 144
		{ k: "op", do: { op: "repair", code: 1 }, to: 144 }, // 145
		{ k: "fork", to: [141, 145] }, // 146
		{ k: "call", body: 120, back: 119 }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "literal", literal: 6, to: 148 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "fork", to: [147, 118] }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "call", body: 117, back: 116 }, // 153
		{ k: "literal", literal: 11, to: 153 }, // 154
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 154 }, // 155
		{ k: "literal", literal: 7, to: 115 }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "fork", to: [162, 157] }, // 158
		{ k: "call", body: 121, back: 158 }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "literal", literal: 6, to: 160 }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "fork", to: [159, 157] }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 14, to: 164 }, // 165
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 165 }, // 166
		{ k: "value", py: true, field: "value", to: 114 }, // 167
		{ k: "look", body: 43, to: 114 }, // 168
		{ k: "literal", literal: 8, to: 168 }, // 169
		{ k: "look", body: 46, to: 114 }, // 170
		{ k: "literal", literal: 8, to: 170 }, // 171
		{ k: "op", do: { op: "repair", code: 6 }, to: 171 }, // 172
		{ k: "fork", to: [169, 172] }, // 173
		{ k: "value", py: true, field: "value", to: 173 }, // 174
		{ k: "op", do: { op: "repair", code: 5 }, to: 174 }, // 175
		{ k: "fork", to: [155, 166, 167, 175] }, // 176
		{ k: "call", body: 113, back: 37 }, // 177
		{ k: "op", do: { op: "settle" }, to: 36 }, // 178
		{ k: "look", body: 43, to: 178 }, // 179
		{ k: "literal", literal: 8, to: 179 }, // 180
		{ k: "look", body: 46, to: 178 }, // 181
		{ k: "literal", literal: 8, to: 181 }, // 182
		{ k: "op", do: { op: "repair", code: 6 }, to: 182 }, // 183
		{ k: "look", body: 59, to: 178 }, // 184
		{ k: "op", do: { op: "repair", code: 3 }, to: 184 }, // 185
		{ k: "look", body: 78, to: 178 }, // 186
		{ k: "eol", to: 186 }, // 187
		{ k: "fork", to: [187, 186] }, // 188
		{ k: "op", do: { op: "repair", code: 12 }, to: 188 }, // 189
		{ k: "look", body: 84, to: 178 }, // 190
		{ k: "literal", literal: 8, to: 190 }, // 191
		{ k: "op", do: { op: "repair", code: 13 }, to: 191 }, // 192
		{ k: "fork", to: [180, 183] }, // 193
		{ k: "space", greedy: true, to: 193 }, // 194
		{ k: "literal", literal: 8, to: 194 }, // 195
		{ k: "op", do: { op: "repair", code: 7 }, to: 195 }, // 196
		{ k: "op", do: { op: "break", at: "skip" }, to: 178 }, // 197
		{ k: "literal", literal: 8, to: 197 }, // 198
		{ k: "space", greedy: true, to: 198 }, // 199
		{ k: "literal", literal: 10, to: 199 }, // 200
		{ k: "space", greedy: true, to: 200 }, // 201
		{ k: "slot", slot: "unbound", field: "skip", to: 201 }, // 202
		{ k: "literal", literal: 11, to: 197 }, // 203
		{ k: "slot", slot: "tool", field: "skip", to: 203 }, // 204
		{ k: "literal", literal: 12, to: 204 }, // 205
		{ k: "fork", to: [202, 205, 204] }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 8, to: 207 }, // 208
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 208 }, // 209
		{ k: "op", do: { op: "break", at: "here" }, to: 178 }, // 210
		{ k: "literal", literal: 11, to: 210 }, // 211
		{ k: "slot", slot: "tool", field: "skip", to: 211 }, // 212
		{ k: "literal", literal: 12, to: 212 }, // 213
		{ k: "literal", literal: 9, to: 213 }, // 214
		{ k: "literal", literal: 10, to: 0 }, // 215
		{ k: "space", greedy: true, to: 215 }, // 216
		{ k: "slot", slot: "prop", field: "skip", to: 216 }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "literal", literal: 6, to: 218 }, // 219
		{ k: "look", body: 219, to: 178 }, // 220
		{ k: "fork", to: [180, 183, 185, 189, 192, 196, 209, 214, 220] }, // 221
		{ k: "text", field: "value", typed: true, stray: false, exits: 221, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 222
		{ k: "op", do: { op: "repair", code: 4 }, to: 222 }, // 223
		{ k: "fork", to: [112, 177, 223] }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 10, to: 225 }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "literal", literal: 13, to: 225 }, // 228
		{ k: "space", greedy: true, to: 228 }, // 229
		{ k: "op", do: { op: "repair", code: 2 }, to: 229 }, // 230
		{ k: "fork", to: [227, 230] }, // 231
		{ k: "atom", kind: "word", field: "key", to: 231 }, // 232
		{ k: "literal", literal: 8, to: 231 }, // 233
		{ k: "atom", kind: "word", field: "key", to: 233 }, // 234
		{ k: "literal", literal: 8, to: 234 }, // 235
		{ k: "op", do: { op: "repair", code: 1 }, to: 235 }, // 236
		{ k: "literal", literal: 15, to: 231 }, // 237
		{ k: "atom", kind: "word", field: "key", to: 237 }, // 238
		{ k: "literal", literal: 15, to: 238 }, // 239
		{ k: "op", do: { op: "repair", code: 1 }, to: 239 }, // 240
		{ k: "literal", literal: 16, to: 231 }, // 241
		{ k: "atom", kind: "word", field: "key", to: 241 }, // 242
		{ k: "literal", literal: 16, to: 242 }, // 243
		{ k: "op", do: { op: "repair", code: 1 }, to: 243 }, // 244
		{ k: "fork", to: [232, 236, 240, 244] }, // 245
		{ k: "space", greedy: true, to: 245 }, // 246
		{ k: "literal", literal: 6, to: 246 }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "fork", to: [245, 35] }, // 249
		{ k: "space", greedy: true, to: 249 }, // 250
		{ k: "literal", literal: 11, to: 250 }, // 251
		{ k: "atom", kind: "word", field: "name", to: 251 }, // 252
		{ k: "literal", literal: 12, to: 252 }, // 253
		{ k: "space", greedy: true, to: 27 }, // 254
		{ k: "fork", to: [363, 254] }, // 255
		{ k: "op", do: { op: "definite" }, to: 255 }, // 256
		{ k: "op", do: { op: "settle" }, to: 256 }, // 257
		{ k: "look", body: 43, to: 257 }, // 258
		{ k: "literal", literal: 8, to: 258 }, // 259
		{ k: "look", body: 46, to: 257 }, // 260
		{ k: "literal", literal: 8, to: 260 }, // 261
		{ k: "op", do: { op: "repair", code: 6 }, to: 261 }, // 262
		{ k: "look", body: 59, to: 257 }, // 263
		{ k: "op", do: { op: "repair", code: 3 }, to: 263 }, // 264
		{ k: "look", body: 78, to: 257 }, // 265
		{ k: "eol", to: 265 }, // 266
		{ k: "fork", to: [266, 265] }, // 267
		{ k: "op", do: { op: "repair", code: 12 }, to: 267 }, // 268
		{ k: "look", body: 84, to: 257 }, // 269
		{ k: "literal", literal: 8, to: 269 }, // 270
		{ k: "op", do: { op: "repair", code: 13 }, to: 270 }, // 271
		{ k: "fork", to: [259, 262] }, // 272
		{ k: "space", greedy: true, to: 272 }, // 273
		{ k: "literal", literal: 8, to: 273 }, // 274
		{ k: "op", do: { op: "repair", code: 7 }, to: 274 }, // 275
		{ k: "op", do: { op: "break", at: "skip" }, to: 257 }, // 276
		{ k: "literal", literal: 8, to: 276 }, // 277
		{ k: "space", greedy: true, to: 277 }, // 278
		{ k: "literal", literal: 10, to: 278 }, // 279
		{ k: "space", greedy: true, to: 279 }, // 280
		{ k: "slot", slot: "unbound", field: "skip", to: 280 }, // 281
		{ k: "literal", literal: 11, to: 276 }, // 282
		{ k: "slot", slot: "tool", field: "skip", to: 282 }, // 283
		{ k: "literal", literal: 12, to: 283 }, // 284
		{ k: "fork", to: [281, 284, 283] }, // 285
		{ k: "space", greedy: true, to: 285 }, // 286
		{ k: "literal", literal: 8, to: 286 }, // 287
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 287 }, // 288
		{ k: "op", do: { op: "break", at: "here" }, to: 257 }, // 289
		{ k: "literal", literal: 11, to: 289 }, // 290
		{ k: "slot", slot: "tool", field: "skip", to: 290 }, // 291
		{ k: "literal", literal: 12, to: 291 }, // 292
		{ k: "literal", literal: 9, to: 292 }, // 293
		{ k: "fork", to: [259, 262, 264, 268, 271, 275, 288, 293] }, // 294
		{ k: "text", field: "value", typed: false, stray: false, exits: 294, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 295
		{ k: "literal", literal: 8, to: 295 }, // 296
		{ k: "call", body: 113, back: 256 }, // 297
		{ k: "op", do: { op: "settle" }, to: 255 }, // 298
		{ k: "look", body: 43, to: 298 }, // 299
		{ k: "literal", literal: 8, to: 299 }, // 300
		{ k: "look", body: 46, to: 298 }, // 301
		{ k: "literal", literal: 8, to: 301 }, // 302
		{ k: "op", do: { op: "repair", code: 6 }, to: 302 }, // 303
		{ k: "look", body: 59, to: 298 }, // 304
		{ k: "op", do: { op: "repair", code: 3 }, to: 304 }, // 305
		{ k: "look", body: 78, to: 298 }, // 306
		{ k: "eol", to: 306 }, // 307
		{ k: "fork", to: [307, 306] }, // 308
		{ k: "op", do: { op: "repair", code: 12 }, to: 308 }, // 309
		{ k: "look", body: 84, to: 298 }, // 310
		{ k: "literal", literal: 8, to: 310 }, // 311
		{ k: "op", do: { op: "repair", code: 13 }, to: 311 }, // 312
		{ k: "fork", to: [300, 303] }, // 313
		{ k: "space", greedy: true, to: 313 }, // 314
		{ k: "literal", literal: 8, to: 314 }, // 315
		{ k: "op", do: { op: "repair", code: 7 }, to: 315 }, // 316
		{ k: "op", do: { op: "break", at: "skip" }, to: 298 }, // 317
		{ k: "literal", literal: 8, to: 317 }, // 318
		{ k: "space", greedy: true, to: 318 }, // 319
		{ k: "literal", literal: 10, to: 319 }, // 320
		{ k: "space", greedy: true, to: 320 }, // 321
		{ k: "slot", slot: "unbound", field: "skip", to: 321 }, // 322
		{ k: "literal", literal: 11, to: 317 }, // 323
		{ k: "slot", slot: "tool", field: "skip", to: 323 }, // 324
		{ k: "literal", literal: 12, to: 324 }, // 325
		{ k: "fork", to: [322, 325, 324] }, // 326
		{ k: "space", greedy: true, to: 326 }, // 327
		{ k: "literal", literal: 8, to: 327 }, // 328
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 328 }, // 329
		{ k: "op", do: { op: "break", at: "here" }, to: 298 }, // 330
		{ k: "literal", literal: 11, to: 330 }, // 331
		{ k: "slot", slot: "tool", field: "skip", to: 331 }, // 332
		{ k: "literal", literal: 12, to: 332 }, // 333
		{ k: "literal", literal: 9, to: 333 }, // 334
		{ k: "look", body: 219, to: 298 }, // 335
		{ k: "fork", to: [300, 303, 305, 309, 312, 316, 329, 334, 335] }, // 336
		{ k: "text", field: "value", typed: true, stray: false, exits: 336, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 337
		{ k: "op", do: { op: "repair", code: 4 }, to: 337 }, // 338
		{ k: "fork", to: [296, 297, 338] }, // 339
		{ k: "space", greedy: true, to: 339 }, // 340
		{ k: "literal", literal: 10, to: 340 }, // 341
		{ k: "space", greedy: true, to: 341 }, // 342
		{ k: "literal", literal: 13, to: 340 }, // 343
		{ k: "space", greedy: true, to: 343 }, // 344
		{ k: "op", do: { op: "repair", code: 2 }, to: 344 }, // 345
		{ k: "fork", to: [342, 345] }, // 346
		{ k: "atom", kind: "word", field: "key", to: 346 }, // 347
		{ k: "literal", literal: 8, to: 346 }, // 348
		{ k: "atom", kind: "word", field: "key", to: 348 }, // 349
		{ k: "literal", literal: 8, to: 349 }, // 350
		{ k: "op", do: { op: "repair", code: 1 }, to: 350 }, // 351
		{ k: "literal", literal: 15, to: 346 }, // 352
		{ k: "atom", kind: "word", field: "key", to: 352 }, // 353
		{ k: "literal", literal: 15, to: 353 }, // 354
		{ k: "op", do: { op: "repair", code: 1 }, to: 354 }, // 355
		{ k: "literal", literal: 16, to: 346 }, // 356
		{ k: "atom", kind: "word", field: "key", to: 356 }, // 357
		{ k: "literal", literal: 16, to: 357 }, // 358
		{ k: "op", do: { op: "repair", code: 1 }, to: 358 }, // 359
		{ k: "fork", to: [347, 351, 355, 359] }, // 360
		{ k: "space", greedy: true, to: 360 }, // 361
		{ k: "literal", literal: 6, to: 361 }, // 362
		{ k: "space", greedy: true, to: 362 }, // 363
		{ k: "fork", to: [360, 254] }, // 364
		{ k: "space", greedy: true, to: 364 }, // 365
		{ k: "literal", literal: 11, to: 365 }, // 366
		{ k: "atom", kind: "word", field: "name", to: 366 }, // 367
		{ k: "literal", literal: 10, to: 367 }, // 368
		{ k: "op", do: { op: "repair", code: 0 }, to: 368 }, // 369
		{ k: "fork", to: [253, 369] }, // 370
		{ k: "literal", literal: 9, to: 370 }, // 371
		{ k: "op", do: { op: "open", unit: 0 }, to: 371 }, // 372
		{ k: "fork", to: [481, 254] }, // 373
		{ k: "op", do: { op: "definite" }, to: 373 }, // 374
		{ k: "op", do: { op: "settle" }, to: 374 }, // 375
		{ k: "look", body: 43, to: 375 }, // 376
		{ k: "literal", literal: 8, to: 376 }, // 377
		{ k: "look", body: 46, to: 375 }, // 378
		{ k: "literal", literal: 8, to: 378 }, // 379
		{ k: "op", do: { op: "repair", code: 6 }, to: 379 }, // 380
		{ k: "look", body: 59, to: 375 }, // 381
		{ k: "op", do: { op: "repair", code: 3 }, to: 381 }, // 382
		{ k: "look", body: 78, to: 375 }, // 383
		{ k: "eol", to: 383 }, // 384
		{ k: "fork", to: [384, 383] }, // 385
		{ k: "op", do: { op: "repair", code: 12 }, to: 385 }, // 386
		{ k: "look", body: 84, to: 375 }, // 387
		{ k: "literal", literal: 8, to: 387 }, // 388
		{ k: "op", do: { op: "repair", code: 13 }, to: 388 }, // 389
		{ k: "fork", to: [377, 380] }, // 390
		{ k: "space", greedy: true, to: 390 }, // 391
		{ k: "literal", literal: 8, to: 391 }, // 392
		{ k: "op", do: { op: "repair", code: 7 }, to: 392 }, // 393
		{ k: "op", do: { op: "break", at: "skip" }, to: 375 }, // 394
		{ k: "literal", literal: 8, to: 394 }, // 395
		{ k: "space", greedy: true, to: 395 }, // 396
		{ k: "literal", literal: 10, to: 396 }, // 397
		{ k: "space", greedy: true, to: 397 }, // 398
		{ k: "slot", slot: "unbound", field: "skip", to: 398 }, // 399
		{ k: "literal", literal: 11, to: 394 }, // 400
		{ k: "slot", slot: "tool", field: "skip", to: 400 }, // 401
		{ k: "literal", literal: 12, to: 401 }, // 402
		{ k: "fork", to: [399, 402, 401] }, // 403
		{ k: "space", greedy: true, to: 403 }, // 404
		{ k: "literal", literal: 8, to: 404 }, // 405
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 405 }, // 406
		{ k: "op", do: { op: "break", at: "here" }, to: 375 }, // 407
		{ k: "literal", literal: 11, to: 407 }, // 408
		{ k: "slot", slot: "tool", field: "skip", to: 408 }, // 409
		{ k: "literal", literal: 12, to: 409 }, // 410
		{ k: "literal", literal: 9, to: 410 }, // 411
		{ k: "fork", to: [377, 380, 382, 386, 389, 393, 406, 411] }, // 412
		{ k: "text", field: "value", typed: false, stray: false, exits: 412, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 413
		{ k: "literal", literal: 8, to: 413 }, // 414
		{ k: "call", body: 113, back: 374 }, // 415
		{ k: "op", do: { op: "settle" }, to: 373 }, // 416
		{ k: "look", body: 43, to: 416 }, // 417
		{ k: "literal", literal: 8, to: 417 }, // 418
		{ k: "look", body: 46, to: 416 }, // 419
		{ k: "literal", literal: 8, to: 419 }, // 420
		{ k: "op", do: { op: "repair", code: 6 }, to: 420 }, // 421
		{ k: "look", body: 59, to: 416 }, // 422
		{ k: "op", do: { op: "repair", code: 3 }, to: 422 }, // 423
		{ k: "look", body: 78, to: 416 }, // 424
		{ k: "eol", to: 424 }, // 425
		{ k: "fork", to: [425, 424] }, // 426
		{ k: "op", do: { op: "repair", code: 12 }, to: 426 }, // 427
		{ k: "look", body: 84, to: 416 }, // 428
		{ k: "literal", literal: 8, to: 428 }, // 429
		{ k: "op", do: { op: "repair", code: 13 }, to: 429 }, // 430
		{ k: "fork", to: [418, 421] }, // 431
		{ k: "space", greedy: true, to: 431 }, // 432
		{ k: "literal", literal: 8, to: 432 }, // 433
		{ k: "op", do: { op: "repair", code: 7 }, to: 433 }, // 434
		{ k: "op", do: { op: "break", at: "skip" }, to: 416 }, // 435
		{ k: "literal", literal: 8, to: 435 }, // 436
		{ k: "space", greedy: true, to: 436 }, // 437
		{ k: "literal", literal: 10, to: 437 }, // 438
		{ k: "space", greedy: true, to: 438 }, // 439
		{ k: "slot", slot: "unbound", field: "skip", to: 439 }, // 440
		{ k: "literal", literal: 11, to: 435 }, // 441
		{ k: "slot", slot: "tool", field: "skip", to: 441 }, // 442
		{ k: "literal", literal: 12, to: 442 }, // 443
		{ k: "fork", to: [440, 443, 442] }, // 444
		{ k: "space", greedy: true, to: 444 }, // 445
		{ k: "literal", literal: 8, to: 445 }, // 446
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 446 }, // 447
		{ k: "op", do: { op: "break", at: "here" }, to: 416 }, // 448
		{ k: "literal", literal: 11, to: 448 }, // 449
		{ k: "slot", slot: "tool", field: "skip", to: 449 }, // 450
		{ k: "literal", literal: 12, to: 450 }, // 451
		{ k: "literal", literal: 9, to: 451 }, // 452
		{ k: "look", body: 219, to: 416 }, // 453
		{ k: "fork", to: [418, 421, 423, 427, 430, 434, 447, 452, 453] }, // 454
		{ k: "text", field: "value", typed: true, stray: false, exits: 454, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 455
		{ k: "op", do: { op: "repair", code: 4 }, to: 455 }, // 456
		{ k: "fork", to: [414, 415, 456] }, // 457
		{ k: "space", greedy: true, to: 457 }, // 458
		{ k: "literal", literal: 10, to: 458 }, // 459
		{ k: "space", greedy: true, to: 459 }, // 460
		{ k: "literal", literal: 13, to: 458 }, // 461
		{ k: "space", greedy: true, to: 461 }, // 462
		{ k: "op", do: { op: "repair", code: 2 }, to: 462 }, // 463
		{ k: "fork", to: [460, 463] }, // 464
		{ k: "atom", kind: "word", field: "key", to: 464 }, // 465
		{ k: "literal", literal: 8, to: 464 }, // 466
		{ k: "atom", kind: "word", field: "key", to: 466 }, // 467
		{ k: "literal", literal: 8, to: 467 }, // 468
		{ k: "op", do: { op: "repair", code: 1 }, to: 468 }, // 469
		{ k: "literal", literal: 15, to: 464 }, // 470
		{ k: "atom", kind: "word", field: "key", to: 470 }, // 471
		{ k: "literal", literal: 15, to: 471 }, // 472
		{ k: "op", do: { op: "repair", code: 1 }, to: 472 }, // 473
		{ k: "literal", literal: 16, to: 464 }, // 474
		{ k: "atom", kind: "word", field: "key", to: 474 }, // 475
		{ k: "literal", literal: 16, to: 475 }, // 476
		{ k: "op", do: { op: "repair", code: 1 }, to: 476 }, // 477
		{ k: "fork", to: [465, 469, 473, 477] }, // 478
		{ k: "space", greedy: true, to: 478 }, // 479
		{ k: "literal", literal: 6, to: 479 }, // 480
		{ k: "space", greedy: true, to: 480 }, // 481
		{ k: "fork", to: [478, 254] }, // 482
		{ k: "space", greedy: true, to: 482 }, // 483
		{ k: "atom", kind: "word", field: "skip", to: 65 }, // 484
		{ k: "space", greedy: true, to: 484 }, // 485
		{ k: "literal", literal: 5, to: 28 }, // 486
		{ k: "space", greedy: true, to: 486 }, // 487
		{ k: "fork", to: [485, 487] }, // 488
		{ k: "look", body: 488, to: 483 }, // 489
		{ k: "literal", literal: 11, to: 489 }, // 490
		{ k: "slot", slot: "tool", field: "name", to: 490 }, // 491
		{ k: "literal", literal: 12, to: 491 }, // 492
		{ k: "op", do: { op: "repair", code: 8 }, to: 492 }, // 493
		{ k: "op", do: { op: "open", unit: 1 }, to: 493 }, // 494
		{ k: "op", do: { op: "settle" }, to: 0 }, // 495
		{ k: "eol", to: 18 }, // 496
		{ k: "fork", to: [496, 18] }, // 497
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 497, stops: [18, 19, 0] }, // 498
		{ k: "literal", literal: 17, to: 498 }, // 499
		{ k: "fork", to: [499, 498] }, // 500
	],
};
