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
		{ name: "thinking", after: ["<|channel>thought\n"], node: 494 }, // 0
	],
	units: [
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [22, 23, 24, 25, 26], closableByLoop: [27, 32, 33, 34, 35, 36, 37, 38, 44, 45, 47, 48, 49, 60, 61, 79, 80, 81, 82, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 98, 104, 105, 109, 113, 114, 115, 116, 117, 118, 121, 122, 123, 124, 125, 126, 127, 150, 151, 155, 156, 157, 162, 163, 164, 167, 168, 169, 170, 171, 172, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 202, 208, 209, 218, 219, 247, 248, 249, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 280, 286, 287, 291, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 320, 326, 327, 331, 332, 360, 361, 362], pairs: true }, // 0
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [22, 23, 24, 25, 26], closableByLoop: [27, 113, 114, 115, 116, 117, 118, 121, 122, 123, 124, 125, 126, 127, 150, 151, 155, 156, 157, 162, 163, 164, 167, 168, 169, 170, 171, 172, 252, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 396, 402, 403, 407, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 436, 442, 443, 447, 448, 476, 477, 483, 484], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 0, 9, 12], stray: false }, // 2
		{ k: "fork", to: [11, 15, 17, 21, 368, 488, 0] }, // 3
		{ k: "fork", to: [11, 15, 17, 21, 368, 488] }, // 4
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
		{ k: "fork", to: [246, 35] }, // 36
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
		{ k: "fork", to: [97, 99] }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 8, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 102 }, // 103
		{ k: "op", do: { op: "break", at: "here" }, to: 38 }, // 104
		{ k: "literal", literal: 11, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 12, to: 106 }, // 107
		{ k: "literal", literal: 9, to: 107 }, // 108
		{ k: "fork", to: [45, 49, 61, 82, 87, 91, 103, 108] }, // 109
		{ k: "text", field: "value", typed: false, stray: false, exits: 109, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 110
		{ k: "literal", literal: 8, to: 110 }, // 111
		{ k: "fork", to: [175] }, // 112
		{ k: "return" }, // 113
		{ k: "op", do: { op: "pop" }, to: 113 }, // 114
		{ k: "literal", literal: 5, to: 114 }, // 115
		{ k: "fork", to: [151] }, // 116
		{ k: "space", greedy: true, to: 113 }, // 117
		{ k: "fork", to: [149, 117] }, // 118
		{ k: "fork", to: [145] }, // 119
		{ k: "fork", to: [131] }, // 120
		{ k: "op", do: { op: "settle" }, to: 113 }, // 121
		{ k: "look", body: 43, to: 121 }, // 122
		{ k: "literal", literal: 8, to: 122 }, // 123
		{ k: "look", body: 46, to: 121 }, // 124
		{ k: "literal", literal: 8, to: 124 }, // 125
		{ k: "op", do: { op: "repair", code: 6 }, to: 125 }, // 126
		{ k: "fork", to: [123, 126] }, // 127
		{ k: "text", field: "value", typed: false, stray: false, exits: 127, stops: [8] }, // 128
		{ k: "literal", literal: 8, to: 128 }, // 129
		{ k: "call", body: 112, back: 113 }, // 130
		{ k: "fork", to: [129, 130] }, // 131
		{ k: "call", body: 120, back: 113 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 10, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 13, to: 133 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "op", do: { op: "repair", code: 2 }, to: 137 }, // 138
		{ k: "fork", to: [135, 138] }, // 139
		{ k: "atom", kind: "word", field: "key", to: 139 }, // 140
		{ k: "literal", literal: 8, to: 139 }, // 141
		{ k: "atom", kind: "word", field: "key", to: 141 }, // 142
		{ k: "literal", literal: 8, to: 142 }, // 143
		{ k: "op", do: { op: "repair", code: 1 }, to: 143 }, // 144
		{ k: "fork", to: [140, 144] }, // 145
		{ k: "call", body: 119, back: 118 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 6, to: 147 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "fork", to: [146, 117] }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "call", body: 116, back: 115 }, // 152
		{ k: "literal", literal: 11, to: 152 }, // 153
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 153 }, // 154
		{ k: "literal", literal: 7, to: 114 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "fork", to: [161, 156] }, // 157
		{ k: "call", body: 120, back: 157 }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 6, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "fork", to: [158, 156] }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 14, to: 163 }, // 164
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 164 }, // 165
		{ k: "value", py: true, field: "value", to: 113 }, // 166
		{ k: "look", body: 43, to: 113 }, // 167
		{ k: "literal", literal: 8, to: 167 }, // 168
		{ k: "look", body: 46, to: 113 }, // 169
		{ k: "literal", literal: 8, to: 169 }, // 170
		{ k: "op", do: { op: "repair", code: 6 }, to: 170 }, // 171
		{ k: "fork", to: [168, 171] }, // 172
		{ k: "value", py: true, field: "value", to: 172 }, // 173
		{ k: "op", do: { op: "repair", code: 5 }, to: 173 }, // 174
		{ k: "fork", to: [154, 165, 166, 174] }, // 175
		{ k: "call", body: 112, back: 37 }, // 176
		{ k: "op", do: { op: "settle" }, to: 36 }, // 177
		{ k: "look", body: 43, to: 177 }, // 178
		{ k: "literal", literal: 8, to: 178 }, // 179
		{ k: "look", body: 46, to: 177 }, // 180
		{ k: "literal", literal: 8, to: 180 }, // 181
		{ k: "op", do: { op: "repair", code: 6 }, to: 181 }, // 182
		{ k: "look", body: 59, to: 177 }, // 183
		{ k: "op", do: { op: "repair", code: 3 }, to: 183 }, // 184
		{ k: "look", body: 78, to: 177 }, // 185
		{ k: "eol", to: 185 }, // 186
		{ k: "fork", to: [186, 185] }, // 187
		{ k: "op", do: { op: "repair", code: 12 }, to: 187 }, // 188
		{ k: "look", body: 84, to: 177 }, // 189
		{ k: "literal", literal: 8, to: 189 }, // 190
		{ k: "op", do: { op: "repair", code: 13 }, to: 190 }, // 191
		{ k: "fork", to: [179, 182] }, // 192
		{ k: "space", greedy: true, to: 192 }, // 193
		{ k: "literal", literal: 8, to: 193 }, // 194
		{ k: "op", do: { op: "repair", code: 7 }, to: 194 }, // 195
		{ k: "op", do: { op: "break", at: "skip" }, to: 177 }, // 196
		{ k: "literal", literal: 8, to: 196 }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "literal", literal: 10, to: 198 }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "slot", slot: "unbound", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 11, to: 196 }, // 202
		{ k: "slot", slot: "tool", field: "skip", to: 202 }, // 203
		{ k: "fork", to: [201, 203] }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 8, to: 205 }, // 206
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 206 }, // 207
		{ k: "op", do: { op: "break", at: "here" }, to: 177 }, // 208
		{ k: "literal", literal: 11, to: 208 }, // 209
		{ k: "slot", slot: "tool", field: "skip", to: 209 }, // 210
		{ k: "literal", literal: 12, to: 210 }, // 211
		{ k: "literal", literal: 9, to: 211 }, // 212
		{ k: "literal", literal: 10, to: 0 }, // 213
		{ k: "space", greedy: true, to: 213 }, // 214
		{ k: "slot", slot: "prop", field: "skip", to: 214 }, // 215
		{ k: "space", greedy: true, to: 215 }, // 216
		{ k: "literal", literal: 6, to: 216 }, // 217
		{ k: "look", body: 217, to: 177 }, // 218
		{ k: "fork", to: [179, 182, 184, 188, 191, 195, 207, 212, 218] }, // 219
		{ k: "text", field: "value", typed: true, stray: false, exits: 219, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 220
		{ k: "op", do: { op: "repair", code: 4 }, to: 220 }, // 221
		{ k: "fork", to: [111, 176, 221] }, // 222
		{ k: "space", greedy: true, to: 222 }, // 223
		{ k: "literal", literal: 10, to: 223 }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 13, to: 223 }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "op", do: { op: "repair", code: 2 }, to: 227 }, // 228
		{ k: "fork", to: [225, 228] }, // 229
		{ k: "atom", kind: "word", field: "key", to: 229 }, // 230
		{ k: "literal", literal: 8, to: 229 }, // 231
		{ k: "atom", kind: "word", field: "key", to: 231 }, // 232
		{ k: "literal", literal: 8, to: 232 }, // 233
		{ k: "op", do: { op: "repair", code: 1 }, to: 233 }, // 234
		{ k: "literal", literal: 15, to: 229 }, // 235
		{ k: "atom", kind: "word", field: "key", to: 235 }, // 236
		{ k: "literal", literal: 15, to: 236 }, // 237
		{ k: "op", do: { op: "repair", code: 1 }, to: 237 }, // 238
		{ k: "literal", literal: 16, to: 229 }, // 239
		{ k: "atom", kind: "word", field: "key", to: 239 }, // 240
		{ k: "literal", literal: 16, to: 240 }, // 241
		{ k: "op", do: { op: "repair", code: 1 }, to: 241 }, // 242
		{ k: "fork", to: [230, 234, 238, 242] }, // 243
		{ k: "space", greedy: true, to: 243 }, // 244
		{ k: "literal", literal: 6, to: 244 }, // 245
		{ k: "space", greedy: true, to: 245 }, // 246
		{ k: "fork", to: [243, 35] }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "literal", literal: 11, to: 248 }, // 249
		{ k: "atom", kind: "word", field: "name", to: 249 }, // 250
		{ k: "literal", literal: 12, to: 250 }, // 251
		{ k: "space", greedy: true, to: 27 }, // 252
		{ k: "fork", to: [359, 252] }, // 253
		{ k: "op", do: { op: "definite" }, to: 253 }, // 254
		{ k: "op", do: { op: "settle" }, to: 254 }, // 255
		{ k: "look", body: 43, to: 255 }, // 256
		{ k: "literal", literal: 8, to: 256 }, // 257
		{ k: "look", body: 46, to: 255 }, // 258
		{ k: "literal", literal: 8, to: 258 }, // 259
		{ k: "op", do: { op: "repair", code: 6 }, to: 259 }, // 260
		{ k: "look", body: 59, to: 255 }, // 261
		{ k: "op", do: { op: "repair", code: 3 }, to: 261 }, // 262
		{ k: "look", body: 78, to: 255 }, // 263
		{ k: "eol", to: 263 }, // 264
		{ k: "fork", to: [264, 263] }, // 265
		{ k: "op", do: { op: "repair", code: 12 }, to: 265 }, // 266
		{ k: "look", body: 84, to: 255 }, // 267
		{ k: "literal", literal: 8, to: 267 }, // 268
		{ k: "op", do: { op: "repair", code: 13 }, to: 268 }, // 269
		{ k: "fork", to: [257, 260] }, // 270
		{ k: "space", greedy: true, to: 270 }, // 271
		{ k: "literal", literal: 8, to: 271 }, // 272
		{ k: "op", do: { op: "repair", code: 7 }, to: 272 }, // 273
		{ k: "op", do: { op: "break", at: "skip" }, to: 255 }, // 274
		{ k: "literal", literal: 8, to: 274 }, // 275
		{ k: "space", greedy: true, to: 275 }, // 276
		{ k: "literal", literal: 10, to: 276 }, // 277
		{ k: "space", greedy: true, to: 277 }, // 278
		{ k: "slot", slot: "unbound", field: "skip", to: 278 }, // 279
		{ k: "literal", literal: 11, to: 274 }, // 280
		{ k: "slot", slot: "tool", field: "skip", to: 280 }, // 281
		{ k: "fork", to: [279, 281] }, // 282
		{ k: "space", greedy: true, to: 282 }, // 283
		{ k: "literal", literal: 8, to: 283 }, // 284
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 284 }, // 285
		{ k: "op", do: { op: "break", at: "here" }, to: 255 }, // 286
		{ k: "literal", literal: 11, to: 286 }, // 287
		{ k: "slot", slot: "tool", field: "skip", to: 287 }, // 288
		{ k: "literal", literal: 12, to: 288 }, // 289
		{ k: "literal", literal: 9, to: 289 }, // 290
		{ k: "fork", to: [257, 260, 262, 266, 269, 273, 285, 290] }, // 291
		{ k: "text", field: "value", typed: false, stray: false, exits: 291, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 292
		{ k: "literal", literal: 8, to: 292 }, // 293
		{ k: "call", body: 112, back: 254 }, // 294
		{ k: "op", do: { op: "settle" }, to: 253 }, // 295
		{ k: "look", body: 43, to: 295 }, // 296
		{ k: "literal", literal: 8, to: 296 }, // 297
		{ k: "look", body: 46, to: 295 }, // 298
		{ k: "literal", literal: 8, to: 298 }, // 299
		{ k: "op", do: { op: "repair", code: 6 }, to: 299 }, // 300
		{ k: "look", body: 59, to: 295 }, // 301
		{ k: "op", do: { op: "repair", code: 3 }, to: 301 }, // 302
		{ k: "look", body: 78, to: 295 }, // 303
		{ k: "eol", to: 303 }, // 304
		{ k: "fork", to: [304, 303] }, // 305
		{ k: "op", do: { op: "repair", code: 12 }, to: 305 }, // 306
		{ k: "look", body: 84, to: 295 }, // 307
		{ k: "literal", literal: 8, to: 307 }, // 308
		{ k: "op", do: { op: "repair", code: 13 }, to: 308 }, // 309
		{ k: "fork", to: [297, 300] }, // 310
		{ k: "space", greedy: true, to: 310 }, // 311
		{ k: "literal", literal: 8, to: 311 }, // 312
		{ k: "op", do: { op: "repair", code: 7 }, to: 312 }, // 313
		{ k: "op", do: { op: "break", at: "skip" }, to: 295 }, // 314
		{ k: "literal", literal: 8, to: 314 }, // 315
		{ k: "space", greedy: true, to: 315 }, // 316
		{ k: "literal", literal: 10, to: 316 }, // 317
		{ k: "space", greedy: true, to: 317 }, // 318
		{ k: "slot", slot: "unbound", field: "skip", to: 318 }, // 319
		{ k: "literal", literal: 11, to: 314 }, // 320
		{ k: "slot", slot: "tool", field: "skip", to: 320 }, // 321
		{ k: "fork", to: [319, 321] }, // 322
		{ k: "space", greedy: true, to: 322 }, // 323
		{ k: "literal", literal: 8, to: 323 }, // 324
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 324 }, // 325
		{ k: "op", do: { op: "break", at: "here" }, to: 295 }, // 326
		{ k: "literal", literal: 11, to: 326 }, // 327
		{ k: "slot", slot: "tool", field: "skip", to: 327 }, // 328
		{ k: "literal", literal: 12, to: 328 }, // 329
		{ k: "literal", literal: 9, to: 329 }, // 330
		{ k: "look", body: 217, to: 295 }, // 331
		{ k: "fork", to: [297, 300, 302, 306, 309, 313, 325, 330, 331] }, // 332
		{ k: "text", field: "value", typed: true, stray: false, exits: 332, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 333
		{ k: "op", do: { op: "repair", code: 4 }, to: 333 }, // 334
		{ k: "fork", to: [293, 294, 334] }, // 335
		{ k: "space", greedy: true, to: 335 }, // 336
		{ k: "literal", literal: 10, to: 336 }, // 337
		{ k: "space", greedy: true, to: 337 }, // 338
		{ k: "literal", literal: 13, to: 336 }, // 339
		{ k: "space", greedy: true, to: 339 }, // 340
		{ k: "op", do: { op: "repair", code: 2 }, to: 340 }, // 341
		{ k: "fork", to: [338, 341] }, // 342
		{ k: "atom", kind: "word", field: "key", to: 342 }, // 343
		{ k: "literal", literal: 8, to: 342 }, // 344
		{ k: "atom", kind: "word", field: "key", to: 344 }, // 345
		{ k: "literal", literal: 8, to: 345 }, // 346
		{ k: "op", do: { op: "repair", code: 1 }, to: 346 }, // 347
		{ k: "literal", literal: 15, to: 342 }, // 348
		{ k: "atom", kind: "word", field: "key", to: 348 }, // 349
		{ k: "literal", literal: 15, to: 349 }, // 350
		{ k: "op", do: { op: "repair", code: 1 }, to: 350 }, // 351
		{ k: "literal", literal: 16, to: 342 }, // 352
		{ k: "atom", kind: "word", field: "key", to: 352 }, // 353
		{ k: "literal", literal: 16, to: 353 }, // 354
		{ k: "op", do: { op: "repair", code: 1 }, to: 354 }, // 355
		{ k: "fork", to: [343, 347, 351, 355] }, // 356
		{ k: "space", greedy: true, to: 356 }, // 357
		{ k: "literal", literal: 6, to: 357 }, // 358
		{ k: "space", greedy: true, to: 358 }, // 359
		{ k: "fork", to: [356, 252] }, // 360
		{ k: "space", greedy: true, to: 360 }, // 361
		{ k: "literal", literal: 11, to: 361 }, // 362
		{ k: "atom", kind: "word", field: "name", to: 362 }, // 363
		{ k: "literal", literal: 10, to: 363 }, // 364
		{ k: "op", do: { op: "repair", code: 0 }, to: 364 }, // 365
		{ k: "fork", to: [251, 365] }, // 366
		{ k: "literal", literal: 9, to: 366 }, // 367
		{ k: "op", do: { op: "open", unit: 0 }, to: 367 }, // 368
		{ k: "fork", to: [475, 252] }, // 369
		{ k: "op", do: { op: "definite" }, to: 369 }, // 370
		{ k: "op", do: { op: "settle" }, to: 370 }, // 371
		{ k: "look", body: 43, to: 371 }, // 372
		{ k: "literal", literal: 8, to: 372 }, // 373
		{ k: "look", body: 46, to: 371 }, // 374
		{ k: "literal", literal: 8, to: 374 }, // 375
		{ k: "op", do: { op: "repair", code: 6 }, to: 375 }, // 376
		{ k: "look", body: 59, to: 371 }, // 377
		{ k: "op", do: { op: "repair", code: 3 }, to: 377 }, // 378
		{ k: "look", body: 78, to: 371 }, // 379
		{ k: "eol", to: 379 }, // 380
		{ k: "fork", to: [380, 379] }, // 381
		{ k: "op", do: { op: "repair", code: 12 }, to: 381 }, // 382
		{ k: "look", body: 84, to: 371 }, // 383
		{ k: "literal", literal: 8, to: 383 }, // 384
		{ k: "op", do: { op: "repair", code: 13 }, to: 384 }, // 385
		{ k: "fork", to: [373, 376] }, // 386
		{ k: "space", greedy: true, to: 386 }, // 387
		{ k: "literal", literal: 8, to: 387 }, // 388
		{ k: "op", do: { op: "repair", code: 7 }, to: 388 }, // 389
		{ k: "op", do: { op: "break", at: "skip" }, to: 371 }, // 390
		{ k: "literal", literal: 8, to: 390 }, // 391
		{ k: "space", greedy: true, to: 391 }, // 392
		{ k: "literal", literal: 10, to: 392 }, // 393
		{ k: "space", greedy: true, to: 393 }, // 394
		{ k: "slot", slot: "unbound", field: "skip", to: 394 }, // 395
		{ k: "literal", literal: 11, to: 390 }, // 396
		{ k: "slot", slot: "tool", field: "skip", to: 396 }, // 397
		{ k: "fork", to: [395, 397] }, // 398
		{ k: "space", greedy: true, to: 398 }, // 399
		{ k: "literal", literal: 8, to: 399 }, // 400
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 400 }, // 401
		{ k: "op", do: { op: "break", at: "here" }, to: 371 }, // 402
		{ k: "literal", literal: 11, to: 402 }, // 403
		{ k: "slot", slot: "tool", field: "skip", to: 403 }, // 404
		{ k: "literal", literal: 12, to: 404 }, // 405
		{ k: "literal", literal: 9, to: 405 }, // 406
		{ k: "fork", to: [373, 376, 378, 382, 385, 389, 401, 406] }, // 407
		{ k: "text", field: "value", typed: false, stray: false, exits: 407, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 408
		{ k: "literal", literal: 8, to: 408 }, // 409
		{ k: "call", body: 112, back: 370 }, // 410
		{ k: "op", do: { op: "settle" }, to: 369 }, // 411
		{ k: "look", body: 43, to: 411 }, // 412
		{ k: "literal", literal: 8, to: 412 }, // 413
		{ k: "look", body: 46, to: 411 }, // 414
		{ k: "literal", literal: 8, to: 414 }, // 415
		{ k: "op", do: { op: "repair", code: 6 }, to: 415 }, // 416
		{ k: "look", body: 59, to: 411 }, // 417
		{ k: "op", do: { op: "repair", code: 3 }, to: 417 }, // 418
		{ k: "look", body: 78, to: 411 }, // 419
		{ k: "eol", to: 419 }, // 420
		{ k: "fork", to: [420, 419] }, // 421
		{ k: "op", do: { op: "repair", code: 12 }, to: 421 }, // 422
		{ k: "look", body: 84, to: 411 }, // 423
		{ k: "literal", literal: 8, to: 423 }, // 424
		{ k: "op", do: { op: "repair", code: 13 }, to: 424 }, // 425
		{ k: "fork", to: [413, 416] }, // 426
		{ k: "space", greedy: true, to: 426 }, // 427
		{ k: "literal", literal: 8, to: 427 }, // 428
		{ k: "op", do: { op: "repair", code: 7 }, to: 428 }, // 429
		{ k: "op", do: { op: "break", at: "skip" }, to: 411 }, // 430
		{ k: "literal", literal: 8, to: 430 }, // 431
		{ k: "space", greedy: true, to: 431 }, // 432
		{ k: "literal", literal: 10, to: 432 }, // 433
		{ k: "space", greedy: true, to: 433 }, // 434
		{ k: "slot", slot: "unbound", field: "skip", to: 434 }, // 435
		{ k: "literal", literal: 11, to: 430 }, // 436
		{ k: "slot", slot: "tool", field: "skip", to: 436 }, // 437
		{ k: "fork", to: [435, 437] }, // 438
		{ k: "space", greedy: true, to: 438 }, // 439
		{ k: "literal", literal: 8, to: 439 }, // 440
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 440 }, // 441
		{ k: "op", do: { op: "break", at: "here" }, to: 411 }, // 442
		{ k: "literal", literal: 11, to: 442 }, // 443
		{ k: "slot", slot: "tool", field: "skip", to: 443 }, // 444
		{ k: "literal", literal: 12, to: 444 }, // 445
		{ k: "literal", literal: 9, to: 445 }, // 446
		{ k: "look", body: 217, to: 411 }, // 447
		{ k: "fork", to: [413, 416, 418, 422, 425, 429, 441, 446, 447] }, // 448
		{ k: "text", field: "value", typed: true, stray: false, exits: 448, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 449
		{ k: "op", do: { op: "repair", code: 4 }, to: 449 }, // 450
		{ k: "fork", to: [409, 410, 450] }, // 451
		{ k: "space", greedy: true, to: 451 }, // 452
		{ k: "literal", literal: 10, to: 452 }, // 453
		{ k: "space", greedy: true, to: 453 }, // 454
		{ k: "literal", literal: 13, to: 452 }, // 455
		{ k: "space", greedy: true, to: 455 }, // 456
		{ k: "op", do: { op: "repair", code: 2 }, to: 456 }, // 457
		{ k: "fork", to: [454, 457] }, // 458
		{ k: "atom", kind: "word", field: "key", to: 458 }, // 459
		{ k: "literal", literal: 8, to: 458 }, // 460
		{ k: "atom", kind: "word", field: "key", to: 460 }, // 461
		{ k: "literal", literal: 8, to: 461 }, // 462
		{ k: "op", do: { op: "repair", code: 1 }, to: 462 }, // 463
		{ k: "literal", literal: 15, to: 458 }, // 464
		{ k: "atom", kind: "word", field: "key", to: 464 }, // 465
		{ k: "literal", literal: 15, to: 465 }, // 466
		{ k: "op", do: { op: "repair", code: 1 }, to: 466 }, // 467
		{ k: "literal", literal: 16, to: 458 }, // 468
		{ k: "atom", kind: "word", field: "key", to: 468 }, // 469
		{ k: "literal", literal: 16, to: 469 }, // 470
		{ k: "op", do: { op: "repair", code: 1 }, to: 470 }, // 471
		{ k: "fork", to: [459, 463, 467, 471] }, // 472
		{ k: "space", greedy: true, to: 472 }, // 473
		{ k: "literal", literal: 6, to: 473 }, // 474
		{ k: "space", greedy: true, to: 474 }, // 475
		{ k: "fork", to: [472, 252] }, // 476
		{ k: "space", greedy: true, to: 476 }, // 477
		{ k: "atom", kind: "word", field: "skip", to: 65 }, // 478
		{ k: "space", greedy: true, to: 478 }, // 479
		{ k: "literal", literal: 5, to: 28 }, // 480
		{ k: "space", greedy: true, to: 480 }, // 481
		{ k: "fork", to: [479, 481] }, // 482
		{ k: "look", body: 482, to: 477 }, // 483
		{ k: "literal", literal: 11, to: 483 }, // 484
		{ k: "slot", slot: "tool", field: "name", to: 484 }, // 485
		{ k: "literal", literal: 12, to: 485 }, // 486
		{ k: "op", do: { op: "repair", code: 8 }, to: 486 }, // 487
		{ k: "op", do: { op: "open", unit: 1 }, to: 487 }, // 488
		{ k: "op", do: { op: "settle" }, to: 0 }, // 489
		{ k: "eol", to: 18 }, // 490
		{ k: "fork", to: [490, 18] }, // 491
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 491, stops: [18, 19, 0] }, // 492
		{ k: "literal", literal: 17, to: 492 }, // 493
		{ k: "fork", to: [493, 492] }, // 494
	],
};
