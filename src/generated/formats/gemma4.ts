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
		{ name: "thinking", after: ["<|channel>thought\n"], node: 476 }, // 0
	],
	units: [
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [22, 23, 24, 25, 26], closableByLoop: [27, 32, 33, 34, 35, 36, 37, 38, 44, 45, 47, 48, 49, 60, 61, 79, 80, 81, 82, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 101, 102, 106, 110, 111, 112, 113, 114, 115, 118, 119, 120, 121, 122, 123, 124, 147, 148, 152, 153, 154, 159, 160, 161, 164, 165, 166, 167, 168, 169, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 202, 203, 212, 213, 241, 242, 243, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 277, 278, 282, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 314, 315, 319, 320, 348, 349, 350], pairs: true }, // 0
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [22, 23, 24, 25, 26], closableByLoop: [27, 110, 111, 112, 113, 114, 115, 118, 119, 120, 121, 122, 123, 124, 147, 148, 152, 153, 154, 159, 160, 161, 164, 165, 166, 167, 168, 169, 246, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 387, 388, 392, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 424, 425, 429, 430, 458, 459, 465, 466], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 0, 9, 12], stray: false }, // 2
		{ k: "fork", to: [11, 15, 17, 21, 356, 470, 0] }, // 3
		{ k: "fork", to: [11, 15, 17, 21, 356, 470] }, // 4
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
		{ k: "fork", to: [240, 35] }, // 36
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
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 8, to: 98 }, // 99
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 99 }, // 100
		{ k: "op", do: { op: "break", at: "here" }, to: 38 }, // 101
		{ k: "literal", literal: 11, to: 101 }, // 102
		{ k: "slot", slot: "tool", field: "skip", to: 102 }, // 103
		{ k: "literal", literal: 12, to: 103 }, // 104
		{ k: "literal", literal: 9, to: 104 }, // 105
		{ k: "fork", to: [45, 49, 61, 82, 87, 91, 100, 105] }, // 106
		{ k: "text", field: "value", typed: false, stray: false, exits: 106, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 107
		{ k: "literal", literal: 8, to: 107 }, // 108
		{ k: "fork", to: [172] }, // 109
		{ k: "return" }, // 110
		{ k: "op", do: { op: "pop" }, to: 110 }, // 111
		{ k: "literal", literal: 5, to: 111 }, // 112
		{ k: "fork", to: [148] }, // 113
		{ k: "space", greedy: true, to: 110 }, // 114
		{ k: "fork", to: [146, 114] }, // 115
		{ k: "fork", to: [142] }, // 116
		{ k: "fork", to: [128] }, // 117
		{ k: "op", do: { op: "settle" }, to: 110 }, // 118
		{ k: "look", body: 43, to: 118 }, // 119
		{ k: "literal", literal: 8, to: 119 }, // 120
		{ k: "look", body: 46, to: 118 }, // 121
		{ k: "literal", literal: 8, to: 121 }, // 122
		{ k: "op", do: { op: "repair", code: 6 }, to: 122 }, // 123
		{ k: "fork", to: [120, 123] }, // 124
		{ k: "text", field: "value", typed: false, stray: false, exits: 124, stops: [8] }, // 125
		{ k: "literal", literal: 8, to: 125 }, // 126
		{ k: "call", body: 109, back: 110 }, // 127
		{ k: "fork", to: [126, 127] }, // 128
		{ k: "call", body: 117, back: 110 }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "literal", literal: 10, to: 130 }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "literal", literal: 13, to: 130 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "op", do: { op: "repair", code: 2 }, to: 134 }, // 135
		{ k: "fork", to: [132, 135] }, // 136
		{ k: "atom", kind: "word", field: "key", to: 136 }, // 137
		{ k: "literal", literal: 8, to: 136 }, // 138
		{ k: "atom", kind: "word", field: "key", to: 138 }, // 139
		{ k: "literal", literal: 8, to: 139 }, // 140
		{ k: "op", do: { op: "repair", code: 1 }, to: 140 }, // 141
		{ k: "fork", to: [137, 141] }, // 142
		{ k: "call", body: 116, back: 115 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "literal", literal: 6, to: 144 }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "fork", to: [143, 114] }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "call", body: 113, back: 112 }, // 149
		{ k: "literal", literal: 11, to: 149 }, // 150
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 150 }, // 151
		{ k: "literal", literal: 7, to: 111 }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "fork", to: [158, 153] }, // 154
		{ k: "call", body: 117, back: 154 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 6, to: 156 }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "fork", to: [155, 153] }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "literal", literal: 14, to: 160 }, // 161
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 161 }, // 162
		{ k: "value", py: true, field: "value", to: 110 }, // 163
		{ k: "look", body: 43, to: 110 }, // 164
		{ k: "literal", literal: 8, to: 164 }, // 165
		{ k: "look", body: 46, to: 110 }, // 166
		{ k: "literal", literal: 8, to: 166 }, // 167
		{ k: "op", do: { op: "repair", code: 6 }, to: 167 }, // 168
		{ k: "fork", to: [165, 168] }, // 169
		{ k: "value", py: true, field: "value", to: 169 }, // 170
		{ k: "op", do: { op: "repair", code: 5 }, to: 170 }, // 171
		{ k: "fork", to: [151, 162, 163, 171] }, // 172
		{ k: "call", body: 109, back: 37 }, // 173
		{ k: "op", do: { op: "settle" }, to: 36 }, // 174
		{ k: "look", body: 43, to: 174 }, // 175
		{ k: "literal", literal: 8, to: 175 }, // 176
		{ k: "look", body: 46, to: 174 }, // 177
		{ k: "literal", literal: 8, to: 177 }, // 178
		{ k: "op", do: { op: "repair", code: 6 }, to: 178 }, // 179
		{ k: "look", body: 59, to: 174 }, // 180
		{ k: "op", do: { op: "repair", code: 3 }, to: 180 }, // 181
		{ k: "look", body: 78, to: 174 }, // 182
		{ k: "eol", to: 182 }, // 183
		{ k: "fork", to: [183, 182] }, // 184
		{ k: "op", do: { op: "repair", code: 12 }, to: 184 }, // 185
		{ k: "look", body: 84, to: 174 }, // 186
		{ k: "literal", literal: 8, to: 186 }, // 187
		{ k: "op", do: { op: "repair", code: 13 }, to: 187 }, // 188
		{ k: "fork", to: [176, 179] }, // 189
		{ k: "space", greedy: true, to: 189 }, // 190
		{ k: "literal", literal: 8, to: 190 }, // 191
		{ k: "op", do: { op: "repair", code: 7 }, to: 191 }, // 192
		{ k: "op", do: { op: "break", at: "skip" }, to: 174 }, // 193
		{ k: "literal", literal: 8, to: 193 }, // 194
		{ k: "space", greedy: true, to: 194 }, // 195
		{ k: "literal", literal: 10, to: 195 }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "slot", slot: "unbound", field: "skip", to: 197 }, // 198
		{ k: "space", greedy: true, to: 198 }, // 199
		{ k: "literal", literal: 8, to: 199 }, // 200
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 200 }, // 201
		{ k: "op", do: { op: "break", at: "here" }, to: 174 }, // 202
		{ k: "literal", literal: 11, to: 202 }, // 203
		{ k: "slot", slot: "tool", field: "skip", to: 203 }, // 204
		{ k: "literal", literal: 12, to: 204 }, // 205
		{ k: "literal", literal: 9, to: 205 }, // 206
		{ k: "literal", literal: 10, to: 0 }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "slot", slot: "prop", field: "skip", to: 208 }, // 209
		{ k: "space", greedy: true, to: 209 }, // 210
		{ k: "literal", literal: 6, to: 210 }, // 211
		{ k: "look", body: 211, to: 174 }, // 212
		{ k: "fork", to: [176, 179, 181, 185, 188, 192, 201, 206, 212] }, // 213
		{ k: "text", field: "value", typed: true, stray: false, exits: 213, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 214
		{ k: "op", do: { op: "repair", code: 4 }, to: 214 }, // 215
		{ k: "fork", to: [108, 173, 215] }, // 216
		{ k: "space", greedy: true, to: 216 }, // 217
		{ k: "literal", literal: 10, to: 217 }, // 218
		{ k: "space", greedy: true, to: 218 }, // 219
		{ k: "literal", literal: 13, to: 217 }, // 220
		{ k: "space", greedy: true, to: 220 }, // 221
		{ k: "op", do: { op: "repair", code: 2 }, to: 221 }, // 222
		{ k: "fork", to: [219, 222] }, // 223
		{ k: "atom", kind: "word", field: "key", to: 223 }, // 224
		{ k: "literal", literal: 8, to: 223 }, // 225
		{ k: "atom", kind: "word", field: "key", to: 225 }, // 226
		{ k: "literal", literal: 8, to: 226 }, // 227
		{ k: "op", do: { op: "repair", code: 1 }, to: 227 }, // 228
		{ k: "literal", literal: 15, to: 223 }, // 229
		{ k: "atom", kind: "word", field: "key", to: 229 }, // 230
		{ k: "literal", literal: 15, to: 230 }, // 231
		{ k: "op", do: { op: "repair", code: 1 }, to: 231 }, // 232
		{ k: "literal", literal: 16, to: 223 }, // 233
		{ k: "atom", kind: "word", field: "key", to: 233 }, // 234
		{ k: "literal", literal: 16, to: 234 }, // 235
		{ k: "op", do: { op: "repair", code: 1 }, to: 235 }, // 236
		{ k: "fork", to: [224, 228, 232, 236] }, // 237
		{ k: "space", greedy: true, to: 237 }, // 238
		{ k: "literal", literal: 6, to: 238 }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "fork", to: [237, 35] }, // 241
		{ k: "space", greedy: true, to: 241 }, // 242
		{ k: "literal", literal: 11, to: 242 }, // 243
		{ k: "atom", kind: "word", field: "name", to: 243 }, // 244
		{ k: "literal", literal: 12, to: 244 }, // 245
		{ k: "space", greedy: true, to: 27 }, // 246
		{ k: "fork", to: [347, 246] }, // 247
		{ k: "op", do: { op: "definite" }, to: 247 }, // 248
		{ k: "op", do: { op: "settle" }, to: 248 }, // 249
		{ k: "look", body: 43, to: 249 }, // 250
		{ k: "literal", literal: 8, to: 250 }, // 251
		{ k: "look", body: 46, to: 249 }, // 252
		{ k: "literal", literal: 8, to: 252 }, // 253
		{ k: "op", do: { op: "repair", code: 6 }, to: 253 }, // 254
		{ k: "look", body: 59, to: 249 }, // 255
		{ k: "op", do: { op: "repair", code: 3 }, to: 255 }, // 256
		{ k: "look", body: 78, to: 249 }, // 257
		{ k: "eol", to: 257 }, // 258
		{ k: "fork", to: [258, 257] }, // 259
		{ k: "op", do: { op: "repair", code: 12 }, to: 259 }, // 260
		{ k: "look", body: 84, to: 249 }, // 261
		{ k: "literal", literal: 8, to: 261 }, // 262
		{ k: "op", do: { op: "repair", code: 13 }, to: 262 }, // 263
		{ k: "fork", to: [251, 254] }, // 264
		{ k: "space", greedy: true, to: 264 }, // 265
		{ k: "literal", literal: 8, to: 265 }, // 266
		{ k: "op", do: { op: "repair", code: 7 }, to: 266 }, // 267
		{ k: "op", do: { op: "break", at: "skip" }, to: 249 }, // 268
		{ k: "literal", literal: 8, to: 268 }, // 269
		{ k: "space", greedy: true, to: 269 }, // 270
		{ k: "literal", literal: 10, to: 270 }, // 271
		{ k: "space", greedy: true, to: 271 }, // 272
		{ k: "slot", slot: "unbound", field: "skip", to: 272 }, // 273
		{ k: "space", greedy: true, to: 273 }, // 274
		{ k: "literal", literal: 8, to: 274 }, // 275
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 275 }, // 276
		{ k: "op", do: { op: "break", at: "here" }, to: 249 }, // 277
		{ k: "literal", literal: 11, to: 277 }, // 278
		{ k: "slot", slot: "tool", field: "skip", to: 278 }, // 279
		{ k: "literal", literal: 12, to: 279 }, // 280
		{ k: "literal", literal: 9, to: 280 }, // 281
		{ k: "fork", to: [251, 254, 256, 260, 263, 267, 276, 281] }, // 282
		{ k: "text", field: "value", typed: false, stray: false, exits: 282, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 283
		{ k: "literal", literal: 8, to: 283 }, // 284
		{ k: "call", body: 109, back: 248 }, // 285
		{ k: "op", do: { op: "settle" }, to: 247 }, // 286
		{ k: "look", body: 43, to: 286 }, // 287
		{ k: "literal", literal: 8, to: 287 }, // 288
		{ k: "look", body: 46, to: 286 }, // 289
		{ k: "literal", literal: 8, to: 289 }, // 290
		{ k: "op", do: { op: "repair", code: 6 }, to: 290 }, // 291
		{ k: "look", body: 59, to: 286 }, // 292
		{ k: "op", do: { op: "repair", code: 3 }, to: 292 }, // 293
		{ k: "look", body: 78, to: 286 }, // 294
		{ k: "eol", to: 294 }, // 295
		{ k: "fork", to: [295, 294] }, // 296
		{ k: "op", do: { op: "repair", code: 12 }, to: 296 }, // 297
		{ k: "look", body: 84, to: 286 }, // 298
		{ k: "literal", literal: 8, to: 298 }, // 299
		{ k: "op", do: { op: "repair", code: 13 }, to: 299 }, // 300
		{ k: "fork", to: [288, 291] }, // 301
		{ k: "space", greedy: true, to: 301 }, // 302
		{ k: "literal", literal: 8, to: 302 }, // 303
		{ k: "op", do: { op: "repair", code: 7 }, to: 303 }, // 304
		{ k: "op", do: { op: "break", at: "skip" }, to: 286 }, // 305
		{ k: "literal", literal: 8, to: 305 }, // 306
		{ k: "space", greedy: true, to: 306 }, // 307
		{ k: "literal", literal: 10, to: 307 }, // 308
		{ k: "space", greedy: true, to: 308 }, // 309
		{ k: "slot", slot: "unbound", field: "skip", to: 309 }, // 310
		{ k: "space", greedy: true, to: 310 }, // 311
		{ k: "literal", literal: 8, to: 311 }, // 312
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 312 }, // 313
		{ k: "op", do: { op: "break", at: "here" }, to: 286 }, // 314
		{ k: "literal", literal: 11, to: 314 }, // 315
		{ k: "slot", slot: "tool", field: "skip", to: 315 }, // 316
		{ k: "literal", literal: 12, to: 316 }, // 317
		{ k: "literal", literal: 9, to: 317 }, // 318
		{ k: "look", body: 211, to: 286 }, // 319
		{ k: "fork", to: [288, 291, 293, 297, 300, 304, 313, 318, 319] }, // 320
		{ k: "text", field: "value", typed: true, stray: false, exits: 320, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 321
		{ k: "op", do: { op: "repair", code: 4 }, to: 321 }, // 322
		{ k: "fork", to: [284, 285, 322] }, // 323
		{ k: "space", greedy: true, to: 323 }, // 324
		{ k: "literal", literal: 10, to: 324 }, // 325
		{ k: "space", greedy: true, to: 325 }, // 326
		{ k: "literal", literal: 13, to: 324 }, // 327
		{ k: "space", greedy: true, to: 327 }, // 328
		{ k: "op", do: { op: "repair", code: 2 }, to: 328 }, // 329
		{ k: "fork", to: [326, 329] }, // 330
		{ k: "atom", kind: "word", field: "key", to: 330 }, // 331
		{ k: "literal", literal: 8, to: 330 }, // 332
		{ k: "atom", kind: "word", field: "key", to: 332 }, // 333
		{ k: "literal", literal: 8, to: 333 }, // 334
		{ k: "op", do: { op: "repair", code: 1 }, to: 334 }, // 335
		{ k: "literal", literal: 15, to: 330 }, // 336
		{ k: "atom", kind: "word", field: "key", to: 336 }, // 337
		{ k: "literal", literal: 15, to: 337 }, // 338
		{ k: "op", do: { op: "repair", code: 1 }, to: 338 }, // 339
		{ k: "literal", literal: 16, to: 330 }, // 340
		{ k: "atom", kind: "word", field: "key", to: 340 }, // 341
		{ k: "literal", literal: 16, to: 341 }, // 342
		{ k: "op", do: { op: "repair", code: 1 }, to: 342 }, // 343
		{ k: "fork", to: [331, 335, 339, 343] }, // 344
		{ k: "space", greedy: true, to: 344 }, // 345
		{ k: "literal", literal: 6, to: 345 }, // 346
		{ k: "space", greedy: true, to: 346 }, // 347
		{ k: "fork", to: [344, 246] }, // 348
		{ k: "space", greedy: true, to: 348 }, // 349
		{ k: "literal", literal: 11, to: 349 }, // 350
		{ k: "atom", kind: "word", field: "name", to: 350 }, // 351
		{ k: "literal", literal: 10, to: 351 }, // 352
		{ k: "op", do: { op: "repair", code: 0 }, to: 352 }, // 353
		{ k: "fork", to: [245, 353] }, // 354
		{ k: "literal", literal: 9, to: 354 }, // 355
		{ k: "op", do: { op: "open", unit: 0 }, to: 355 }, // 356
		{ k: "fork", to: [457, 246] }, // 357
		{ k: "op", do: { op: "definite" }, to: 357 }, // 358
		{ k: "op", do: { op: "settle" }, to: 358 }, // 359
		{ k: "look", body: 43, to: 359 }, // 360
		{ k: "literal", literal: 8, to: 360 }, // 361
		{ k: "look", body: 46, to: 359 }, // 362
		{ k: "literal", literal: 8, to: 362 }, // 363
		{ k: "op", do: { op: "repair", code: 6 }, to: 363 }, // 364
		{ k: "look", body: 59, to: 359 }, // 365
		{ k: "op", do: { op: "repair", code: 3 }, to: 365 }, // 366
		{ k: "look", body: 78, to: 359 }, // 367
		{ k: "eol", to: 367 }, // 368
		{ k: "fork", to: [368, 367] }, // 369
		{ k: "op", do: { op: "repair", code: 12 }, to: 369 }, // 370
		{ k: "look", body: 84, to: 359 }, // 371
		{ k: "literal", literal: 8, to: 371 }, // 372
		{ k: "op", do: { op: "repair", code: 13 }, to: 372 }, // 373
		{ k: "fork", to: [361, 364] }, // 374
		{ k: "space", greedy: true, to: 374 }, // 375
		{ k: "literal", literal: 8, to: 375 }, // 376
		{ k: "op", do: { op: "repair", code: 7 }, to: 376 }, // 377
		{ k: "op", do: { op: "break", at: "skip" }, to: 359 }, // 378
		{ k: "literal", literal: 8, to: 378 }, // 379
		{ k: "space", greedy: true, to: 379 }, // 380
		{ k: "literal", literal: 10, to: 380 }, // 381
		{ k: "space", greedy: true, to: 381 }, // 382
		{ k: "slot", slot: "unbound", field: "skip", to: 382 }, // 383
		{ k: "space", greedy: true, to: 383 }, // 384
		{ k: "literal", literal: 8, to: 384 }, // 385
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 385 }, // 386
		{ k: "op", do: { op: "break", at: "here" }, to: 359 }, // 387
		{ k: "literal", literal: 11, to: 387 }, // 388
		{ k: "slot", slot: "tool", field: "skip", to: 388 }, // 389
		{ k: "literal", literal: 12, to: 389 }, // 390
		{ k: "literal", literal: 9, to: 390 }, // 391
		{ k: "fork", to: [361, 364, 366, 370, 373, 377, 386, 391] }, // 392
		{ k: "text", field: "value", typed: false, stray: false, exits: 392, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 393
		{ k: "literal", literal: 8, to: 393 }, // 394
		{ k: "call", body: 109, back: 358 }, // 395
		{ k: "op", do: { op: "settle" }, to: 357 }, // 396
		{ k: "look", body: 43, to: 396 }, // 397
		{ k: "literal", literal: 8, to: 397 }, // 398
		{ k: "look", body: 46, to: 396 }, // 399
		{ k: "literal", literal: 8, to: 399 }, // 400
		{ k: "op", do: { op: "repair", code: 6 }, to: 400 }, // 401
		{ k: "look", body: 59, to: 396 }, // 402
		{ k: "op", do: { op: "repair", code: 3 }, to: 402 }, // 403
		{ k: "look", body: 78, to: 396 }, // 404
		{ k: "eol", to: 404 }, // 405
		{ k: "fork", to: [405, 404] }, // 406
		{ k: "op", do: { op: "repair", code: 12 }, to: 406 }, // 407
		{ k: "look", body: 84, to: 396 }, // 408
		{ k: "literal", literal: 8, to: 408 }, // 409
		{ k: "op", do: { op: "repair", code: 13 }, to: 409 }, // 410
		{ k: "fork", to: [398, 401] }, // 411
		{ k: "space", greedy: true, to: 411 }, // 412
		{ k: "literal", literal: 8, to: 412 }, // 413
		{ k: "op", do: { op: "repair", code: 7 }, to: 413 }, // 414
		{ k: "op", do: { op: "break", at: "skip" }, to: 396 }, // 415
		{ k: "literal", literal: 8, to: 415 }, // 416
		{ k: "space", greedy: true, to: 416 }, // 417
		{ k: "literal", literal: 10, to: 417 }, // 418
		{ k: "space", greedy: true, to: 418 }, // 419
		{ k: "slot", slot: "unbound", field: "skip", to: 419 }, // 420
		{ k: "space", greedy: true, to: 420 }, // 421
		{ k: "literal", literal: 8, to: 421 }, // 422
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 422 }, // 423
		{ k: "op", do: { op: "break", at: "here" }, to: 396 }, // 424
		{ k: "literal", literal: 11, to: 424 }, // 425
		{ k: "slot", slot: "tool", field: "skip", to: 425 }, // 426
		{ k: "literal", literal: 12, to: 426 }, // 427
		{ k: "literal", literal: 9, to: 427 }, // 428
		{ k: "look", body: 211, to: 396 }, // 429
		{ k: "fork", to: [398, 401, 403, 407, 410, 414, 423, 428, 429] }, // 430
		{ k: "text", field: "value", typed: true, stray: false, exits: 430, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 431
		{ k: "op", do: { op: "repair", code: 4 }, to: 431 }, // 432
		{ k: "fork", to: [394, 395, 432] }, // 433
		{ k: "space", greedy: true, to: 433 }, // 434
		{ k: "literal", literal: 10, to: 434 }, // 435
		{ k: "space", greedy: true, to: 435 }, // 436
		{ k: "literal", literal: 13, to: 434 }, // 437
		{ k: "space", greedy: true, to: 437 }, // 438
		{ k: "op", do: { op: "repair", code: 2 }, to: 438 }, // 439
		{ k: "fork", to: [436, 439] }, // 440
		{ k: "atom", kind: "word", field: "key", to: 440 }, // 441
		{ k: "literal", literal: 8, to: 440 }, // 442
		{ k: "atom", kind: "word", field: "key", to: 442 }, // 443
		{ k: "literal", literal: 8, to: 443 }, // 444
		{ k: "op", do: { op: "repair", code: 1 }, to: 444 }, // 445
		{ k: "literal", literal: 15, to: 440 }, // 446
		{ k: "atom", kind: "word", field: "key", to: 446 }, // 447
		{ k: "literal", literal: 15, to: 447 }, // 448
		{ k: "op", do: { op: "repair", code: 1 }, to: 448 }, // 449
		{ k: "literal", literal: 16, to: 440 }, // 450
		{ k: "atom", kind: "word", field: "key", to: 450 }, // 451
		{ k: "literal", literal: 16, to: 451 }, // 452
		{ k: "op", do: { op: "repair", code: 1 }, to: 452 }, // 453
		{ k: "fork", to: [441, 445, 449, 453] }, // 454
		{ k: "space", greedy: true, to: 454 }, // 455
		{ k: "literal", literal: 6, to: 455 }, // 456
		{ k: "space", greedy: true, to: 456 }, // 457
		{ k: "fork", to: [454, 246] }, // 458
		{ k: "space", greedy: true, to: 458 }, // 459
		{ k: "atom", kind: "word", field: "skip", to: 65 }, // 460
		{ k: "space", greedy: true, to: 460 }, // 461
		{ k: "literal", literal: 5, to: 28 }, // 462
		{ k: "space", greedy: true, to: 462 }, // 463
		{ k: "fork", to: [461, 463] }, // 464
		{ k: "look", body: 464, to: 459 }, // 465
		{ k: "literal", literal: 11, to: 465 }, // 466
		{ k: "slot", slot: "tool", field: "name", to: 466 }, // 467
		{ k: "literal", literal: 12, to: 467 }, // 468
		{ k: "op", do: { op: "repair", code: 8 }, to: 468 }, // 469
		{ k: "op", do: { op: "open", unit: 1 }, to: 469 }, // 470
		{ k: "op", do: { op: "settle" }, to: 0 }, // 471
		{ k: "eol", to: 18 }, // 472
		{ k: "fork", to: [472, 18] }, // 473
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 473, stops: [18, 19, 0] }, // 474
		{ k: "literal", literal: 17, to: 474 }, // 475
		{ k: "fork", to: [475, 474] }, // 476
	],
};
