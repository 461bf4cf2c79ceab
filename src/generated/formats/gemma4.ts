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
		{ name: "thinking", after: ["<|channel>thought\n"], node: 473 }, // 0
	],
	units: [
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [19, 20, 21, 22, 23], closableByLoop: [24, 29, 30, 31, 32, 33, 34, 35, 41, 42, 44, 45, 46, 57, 58, 76, 77, 78, 79, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 98, 99, 103, 107, 108, 109, 110, 111, 112, 115, 116, 117, 118, 119, 120, 121, 144, 145, 149, 150, 151, 156, 157, 158, 161, 162, 163, 164, 165, 166, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 199, 200, 209, 210, 238, 239, 240, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 274, 275, 279, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 311, 312, 316, 317, 345, 346, 347], pairs: true }, // 0
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [19, 20, 21, 22, 23], closableByLoop: [24, 107, 108, 109, 110, 111, 112, 115, 116, 117, 118, 119, 120, 121, 144, 145, 149, 150, 151, 156, 157, 158, 161, 162, 163, 164, 165, 166, 243, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 384, 385, 389, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 421, 422, 426, 427, 455, 456, 462, 463], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 0, 9, 12], stray: false }, // 2
		{ k: "fork", to: [11, 13, 15, 18, 353, 467, 0] }, // 3
		{ k: "fork", to: [11, 13, 15, 18, 353, 467] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "eol", to: 6 }, // 7
		{ k: "fork", to: [7, 6] }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [18, 19, 0] }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "literal", literal: 0, to: 2 }, // 12
		{ k: "op", do: { op: "repair", code: 9 }, to: 12 }, // 13
		{ k: "literal", literal: 2, to: 11 }, // 14
		{ k: "op", do: { op: "repair", code: 10 }, to: 14 }, // 15
		{ k: "literal", literal: 3, to: 12 }, // 16
		{ k: "literal", literal: 2, to: 16 }, // 17
		{ k: "op", do: { op: "repair", code: 11 }, to: 17 }, // 18
		{ k: "op", do: { op: "close" }, to: 2 }, // 19
		{ k: "literal", literal: 4, to: 19 }, // 20
		{ k: "literal", literal: 4, to: 20 }, // 21
		{ k: "op", do: { op: "repair", code: 7 }, to: 21 }, // 22
		{ k: "fork", to: [20, 22] }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "literal", literal: 4, to: 0 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "op", do: { op: "repair", code: 7 }, to: 26 }, // 27
		{ k: "fork", to: [25, 27] }, // 28
		{ k: "look", body: 28, to: 23 }, // 29
		{ k: "op", do: { op: "repair", code: 6 }, to: 29 }, // 30
		{ k: "fork", to: [24, 30] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "fork", to: [237, 32] }, // 33
		{ k: "op", do: { op: "definite" }, to: 33 }, // 34
		{ k: "op", do: { op: "settle" }, to: 34 }, // 35
		{ k: "literal", literal: 6, to: 0 }, // 36
		{ k: "literal", literal: 5, to: 0 }, // 37
		{ k: "literal", literal: 7, to: 0 }, // 38
		{ k: "fork", to: [36, 37, 38] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "look", body: 40, to: 35 }, // 41
		{ k: "literal", literal: 8, to: 41 }, // 42
		{ k: "space", greedy: true, to: 28 }, // 43
		{ k: "look", body: 43, to: 35 }, // 44
		{ k: "literal", literal: 8, to: 44 }, // 45
		{ k: "op", do: { op: "repair", code: 6 }, to: 45 }, // 46
		{ k: "assert", what: "end", to: 0 }, // 47
		{ k: "literal", literal: 9, to: 0 }, // 48
		{ k: "fork", to: [47, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 4, to: 50 }, // 51
		{ k: "literal", literal: 4, to: 51 }, // 52
		{ k: "op", do: { op: "repair", code: 7 }, to: 52 }, // 53
		{ k: "fork", to: [51, 53] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 5, to: 55 }, // 56
		{ k: "look", body: 56, to: 35 }, // 57
		{ k: "op", do: { op: "repair", code: 3 }, to: 57 }, // 58
		{ k: "literal", literal: 8, to: 0 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 10, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "slot", slot: "unbound", field: "skip", to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 6, to: 64 }, // 65
		{ k: "literal", literal: 11, to: 0 }, // 66
		{ k: "slot", slot: "tool", field: "skip", to: 66 }, // 67
		{ k: "literal", literal: 12, to: 67 }, // 68
		{ k: "literal", literal: 9, to: 68 }, // 69
		{ k: "fork", to: [69, 47] }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 4, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 5, to: 73 }, // 74
		{ k: "fork", to: [65, 74, 72] }, // 75
		{ k: "look", body: 75, to: 35 }, // 76
		{ k: "eol", to: 76 }, // 77
		{ k: "fork", to: [77, 76] }, // 78
		{ k: "op", do: { op: "repair", code: 12 }, to: 78 }, // 79
		{ k: "fork", to: [25, 69] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "look", body: 81, to: 35 }, // 82
		{ k: "literal", literal: 8, to: 82 }, // 83
		{ k: "op", do: { op: "repair", code: 13 }, to: 83 }, // 84
		{ k: "fork", to: [42, 46] }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 8, to: 86 }, // 87
		{ k: "op", do: { op: "repair", code: 7 }, to: 87 }, // 88
		{ k: "op", do: { op: "break", at: "skip" }, to: 35 }, // 89
		{ k: "literal", literal: 8, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 10, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "slot", slot: "unbound", field: "skip", to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 8, to: 95 }, // 96
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 96 }, // 97
		{ k: "op", do: { op: "break", at: "here" }, to: 35 }, // 98
		{ k: "literal", literal: 11, to: 98 }, // 99
		{ k: "slot", slot: "tool", field: "skip", to: 99 }, // 100
		{ k: "literal", literal: 12, to: 100 }, // 101
		{ k: "literal", literal: 9, to: 101 }, // 102
		{ k: "fork", to: [42, 46, 58, 79, 84, 88, 97, 102] }, // 103
		{ k: "text", field: "value", typed: false, stray: false, exits: 103, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 104
		{ k: "literal", literal: 8, to: 104 }, // 105
		{ k: "fork", to: [169] }, // 106
		{ k: "return" }, // 107
		{ k: "op", do: { op: "pop" }, to: 107 }, // 108
		{ k: "literal", literal: 5, to: 108 }, // 109
		{ k: "fork", to: [145] }, // 110
		{ k: "space", greedy: true, to: 107 }, // 111
		{ k: "fork", to: [143, 111] }, // 112
		{ k: "fork", to: [139] }, // 113
		{ k: "fork", to: [125] }, // 114
		{ k: "op", do: { op: "settle" }, to: 107 }, // 115
		{ k: "look", body: 40, to: 115 }, // 116
		{ k: "literal", literal: 8, to: 116 }, // 117
		{ k: "look", body: 43, to: 115 }, // 118
		{ k: "literal", literal: 8, to: 118 }, // 119
		{ k: "op", do: { op: "repair", code: 6 }, to: 119 }, // 120
		{ k: "fork", to: [117, 120] }, // 121
		{ k: "text", field: "value", typed: false, stray: false, exits: 121, stops: [8] }, // 122
		{ k: "literal", literal: 8, to: 122 }, // 123
		{ k: "call", body: 106, back: 107 }, // 124
		{ k: "fork", to: [123, 124] }, // 125
		{ k: "call", body: 114, back: 107 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 10, to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 13, to: 127 }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "op", do: { op: "repair", code: 2 }, to: 131 }, // 132
		{ k: "fork", to: [129, 132] }, // 133
		{ k: "atom", kind: "word", field: "key", to: 133 }, // 134
		{ k: "literal", literal: 8, to: 133 }, // 135
		{ k: "atom", kind: "word", field: "key", to: 135 }, // 136
		{ k: "literal", literal: 8, to: 136 }, // 137
		{ k: "op", do: { op: "repair", code: 1 }, to: 137 }, // 138
		{ k: "fork", to: [134, 138] }, // 139
		{ k: "call", body: 113, back: 112 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 6, to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "fork", to: [140, 111] }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "call", body: 110, back: 109 }, // 146
		{ k: "literal", literal: 11, to: 146 }, // 147
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 147 }, // 148
		{ k: "literal", literal: 7, to: 108 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "fork", to: [155, 150] }, // 151
		{ k: "call", body: 114, back: 151 }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "literal", literal: 6, to: 153 }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "fork", to: [152, 150] }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "literal", literal: 14, to: 157 }, // 158
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 158 }, // 159
		{ k: "value", py: true, field: "value", to: 107 }, // 160
		{ k: "look", body: 40, to: 107 }, // 161
		{ k: "literal", literal: 8, to: 161 }, // 162
		{ k: "look", body: 43, to: 107 }, // 163
		{ k: "literal", literal: 8, to: 163 }, // 164
		{ k: "op", do: { op: "repair", code: 6 }, to: 164 }, // 165
		{ k: "fork", to: [162, 165] }, // 166
		{ k: "value", py: true, field: "value", to: 166 }, // 167
		{ k: "op", do: { op: "repair", code: 5 }, to: 167 }, // 168
		{ k: "fork", to: [148, 159, 160, 168] }, // 169
		{ k: "call", body: 106, back: 34 }, // 170
		{ k: "op", do: { op: "settle" }, to: 33 }, // 171
		{ k: "look", body: 40, to: 171 }, // 172
		{ k: "literal", literal: 8, to: 172 }, // 173
		{ k: "look", body: 43, to: 171 }, // 174
		{ k: "literal", literal: 8, to: 174 }, // 175
		{ k: "op", do: { op: "repair", code: 6 }, to: 175 }, // 176
		{ k: "look", body: 56, to: 171 }, // 177
		{ k: "op", do: { op: "repair", code: 3 }, to: 177 }, // 178
		{ k: "look", body: 75, to: 171 }, // 179
		{ k: "eol", to: 179 }, // 180
		{ k: "fork", to: [180, 179] }, // 181
		{ k: "op", do: { op: "repair", code: 12 }, to: 181 }, // 182
		{ k: "look", body: 81, to: 171 }, // 183
		{ k: "literal", literal: 8, to: 183 }, // 184
		{ k: "op", do: { op: "repair", code: 13 }, to: 184 }, // 185
		{ k: "fork", to: [173, 176] }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 8, to: 187 }, // 188
		{ k: "op", do: { op: "repair", code: 7 }, to: 188 }, // 189
		{ k: "op", do: { op: "break", at: "skip" }, to: 171 }, // 190
		{ k: "literal", literal: 8, to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 10, to: 192 }, // 193
		{ k: "space", greedy: true, to: 193 }, // 194
		{ k: "slot", slot: "unbound", field: "skip", to: 194 }, // 195
		{ k: "space", greedy: true, to: 195 }, // 196
		{ k: "literal", literal: 8, to: 196 }, // 197
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 197 }, // 198
		{ k: "op", do: { op: "break", at: "here" }, to: 171 }, // 199
		{ k: "literal", literal: 11, to: 199 }, // 200
		{ k: "slot", slot: "tool", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 12, to: 201 }, // 202
		{ k: "literal", literal: 9, to: 202 }, // 203
		{ k: "literal", literal: 10, to: 0 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "slot", slot: "prop", field: "skip", to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 6, to: 207 }, // 208
		{ k: "look", body: 208, to: 171 }, // 209
		{ k: "fork", to: [173, 176, 178, 182, 185, 189, 198, 203, 209] }, // 210
		{ k: "text", field: "value", typed: true, stray: false, exits: 210, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 211
		{ k: "op", do: { op: "repair", code: 4 }, to: 211 }, // 212
		{ k: "fork", to: [105, 170, 212] }, // 213
		{ k: "space", greedy: true, to: 213 }, // 214
		{ k: "literal", literal: 10, to: 214 }, // 215
		{ k: "space", greedy: true, to: 215 }, // 216
		{ k: "literal", literal: 13, to: 214 }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "op", do: { op: "repair", code: 2 }, to: 218 }, // 219
		{ k: "fork", to: [216, 219] }, // 220
		{ k: "atom", kind: "word", field: "key", to: 220 }, // 221
		{ k: "literal", literal: 8, to: 220 }, // 222
		{ k: "atom", kind: "word", field: "key", to: 222 }, // 223
		{ k: "literal", literal: 8, to: 223 }, // 224
		{ k: "op", do: { op: "repair", code: 1 }, to: 224 }, // 225
		{ k: "literal", literal: 15, to: 220 }, // 226
		{ k: "atom", kind: "word", field: "key", to: 226 }, // 227
		{ k: "literal", literal: 15, to: 227 }, // 228
		{ k: "op", do: { op: "repair", code: 1 }, to: 228 }, // 229
		{ k: "literal", literal: 16, to: 220 }, // 230
		{ k: "atom", kind: "word", field: "key", to: 230 }, // 231
		{ k: "literal", literal: 16, to: 231 }, // 232
		{ k: "op", do: { op: "repair", code: 1 }, to: 232 }, // 233
		{ k: "fork", to: [221, 225, 229, 233] }, // 234
		{ k: "space", greedy: true, to: 234 }, // 235
		{ k: "literal", literal: 6, to: 235 }, // 236
		{ k: "space", greedy: true, to: 236 }, // 237
		{ k: "fork", to: [234, 32] }, // 238
		{ k: "space", greedy: true, to: 238 }, // 239
		{ k: "literal", literal: 11, to: 239 }, // 240
		{ k: "atom", kind: "word", field: "name", to: 240 }, // 241
		{ k: "literal", literal: 12, to: 241 }, // 242
		{ k: "space", greedy: true, to: 24 }, // 243
		{ k: "fork", to: [344, 243] }, // 244
		{ k: "op", do: { op: "definite" }, to: 244 }, // 245
		{ k: "op", do: { op: "settle" }, to: 245 }, // 246
		{ k: "look", body: 40, to: 246 }, // 247
		{ k: "literal", literal: 8, to: 247 }, // 248
		{ k: "look", body: 43, to: 246 }, // 249
		{ k: "literal", literal: 8, to: 249 }, // 250
		{ k: "op", do: { op: "repair", code: 6 }, to: 250 }, // 251
		{ k: "look", body: 56, to: 246 }, // 252
		{ k: "op", do: { op: "repair", code: 3 }, to: 252 }, // 253
		{ k: "look", body: 75, to: 246 }, // 254
		{ k: "eol", to: 254 }, // 255
		{ k: "fork", to: [255, 254] }, // 256
		{ k: "op", do: { op: "repair", code: 12 }, to: 256 }, // 257
		{ k: "look", body: 81, to: 246 }, // 258
		{ k: "literal", literal: 8, to: 258 }, // 259
		{ k: "op", do: { op: "repair", code: 13 }, to: 259 }, // 260
		{ k: "fork", to: [248, 251] }, // 261
		{ k: "space", greedy: true, to: 261 }, // 262
		{ k: "literal", literal: 8, to: 262 }, // 263
		{ k: "op", do: { op: "repair", code: 7 }, to: 263 }, // 264
		{ k: "op", do: { op: "break", at: "skip" }, to: 246 }, // 265
		{ k: "literal", literal: 8, to: 265 }, // 266
		{ k: "space", greedy: true, to: 266 }, // 267
		{ k: "literal", literal: 10, to: 267 }, // 268
		{ k: "space", greedy: true, to: 268 }, // 269
		{ k: "slot", slot: "unbound", field: "skip", to: 269 }, // 270
		{ k: "space", greedy: true, to: 270 }, // 271
		{ k: "literal", literal: 8, to: 271 }, // 272
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 272 }, // 273
		{ k: "op", do: { op: "break", at: "here" }, to: 246 }, // 274
		{ k: "literal", literal: 11, to: 274 }, // 275
		{ k: "slot", slot: "tool", field: "skip", to: 275 }, // 276
		{ k: "literal", literal: 12, to: 276 }, // 277
		{ k: "literal", literal: 9, to: 277 }, // 278
		{ k: "fork", to: [248, 251, 253, 257, 260, 264, 273, 278] }, // 279
		{ k: "text", field: "value", typed: false, stray: false, exits: 279, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 280
		{ k: "literal", literal: 8, to: 280 }, // 281
		{ k: "call", body: 106, back: 245 }, // 282
		{ k: "op", do: { op: "settle" }, to: 244 }, // 283
		{ k: "look", body: 40, to: 283 }, // 284
		{ k: "literal", literal: 8, to: 284 }, // 285
		{ k: "look", body: 43, to: 283 }, // 286
		{ k: "literal", literal: 8, to: 286 }, // 287
		{ k: "op", do: { op: "repair", code: 6 }, to: 287 }, // 288
		{ k: "look", body: 56, to: 283 }, // 289
		{ k: "op", do: { op: "repair", code: 3 }, to: 289 }, // 290
		{ k: "look", body: 75, to: 283 }, // 291
		{ k: "eol", to: 291 }, // 292
		{ k: "fork", to: [292, 291] }, // 293
		{ k: "op", do: { op: "repair", code: 12 }, to: 293 }, // 294
		{ k: "look", body: 81, to: 283 }, // 295
		{ k: "literal", literal: 8, to: 295 }, // 296
		{ k: "op", do: { op: "repair", code: 13 }, to: 296 }, // 297
		{ k: "fork", to: [285, 288] }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "literal", literal: 8, to: 299 }, // 300
		{ k: "op", do: { op: "repair", code: 7 }, to: 300 }, // 301
		{ k: "op", do: { op: "break", at: "skip" }, to: 283 }, // 302
		{ k: "literal", literal: 8, to: 302 }, // 303
		{ k: "space", greedy: true, to: 303 }, // 304
		{ k: "literal", literal: 10, to: 304 }, // 305
		{ k: "space", greedy: true, to: 305 }, // 306
		{ k: "slot", slot: "unbound", field: "skip", to: 306 }, // 307
		{ k: "space", greedy: true, to: 307 }, // 308
		{ k: "literal", literal: 8, to: 308 }, // 309
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 309 }, // 310
		{ k: "op", do: { op: "break", at: "here" }, to: 283 }, // 311
		{ k: "literal", literal: 11, to: 311 }, // 312
		{ k: "slot", slot: "tool", field: "skip", to: 312 }, // 313
		{ k: "literal", literal: 12, to: 313 }, // 314
		{ k: "literal", literal: 9, to: 314 }, // 315
		{ k: "look", body: 208, to: 283 }, // 316
		{ k: "fork", to: [285, 288, 290, 294, 297, 301, 310, 315, 316] }, // 317
		{ k: "text", field: "value", typed: true, stray: false, exits: 317, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 318
		{ k: "op", do: { op: "repair", code: 4 }, to: 318 }, // 319
		{ k: "fork", to: [281, 282, 319] }, // 320
		{ k: "space", greedy: true, to: 320 }, // 321
		{ k: "literal", literal: 10, to: 321 }, // 322
		{ k: "space", greedy: true, to: 322 }, // 323
		{ k: "literal", literal: 13, to: 321 }, // 324
		{ k: "space", greedy: true, to: 324 }, // 325
		{ k: "op", do: { op: "repair", code: 2 }, to: 325 }, // 326
		{ k: "fork", to: [323, 326] }, // 327
		{ k: "atom", kind: "word", field: "key", to: 327 }, // 328
		{ k: "literal", literal: 8, to: 327 }, // 329
		{ k: "atom", kind: "word", field: "key", to: 329 }, // 330
		{ k: "literal", literal: 8, to: 330 }, // 331
		{ k: "op", do: { op: "repair", code: 1 }, to: 331 }, // 332
		{ k: "literal", literal: 15, to: 327 }, // 333
		{ k: "atom", kind: "word", field: "key", to: 333 }, // 334
		{ k: "literal", literal: 15, to: 334 }, // 335
		{ k: "op", do: { op: "repair", code: 1 }, to: 335 }, // 336
		{ k: "literal", literal: 16, to: 327 }, // 337
		{ k: "atom", kind: "word", field: "key", to: 337 }, // 338
		{ k: "literal", literal: 16, to: 338 }, // 339
		{ k: "op", do: { op: "repair", code: 1 }, to: 339 }, // 340
		{ k: "fork", to: [328, 332, 336, 340] }, // 341
		{ k: "space", greedy: true, to: 341 }, // 342
		{ k: "literal", literal: 6, to: 342 }, // 343
		{ k: "space", greedy: true, to: 343 }, // 344
		{ k: "fork", to: [341, 243] }, // 345
		{ k: "space", greedy: true, to: 345 }, // 346
		{ k: "literal", literal: 11, to: 346 }, // 347
		{ k: "atom", kind: "word", field: "name", to: 347 }, // 348
		{ k: "literal", literal: 10, to: 348 }, // 349
		{ k: "op", do: { op: "repair", code: 0 }, to: 349 }, // 350
		{ k: "fork", to: [242, 350] }, // 351
		{ k: "literal", literal: 9, to: 351 }, // 352
		{ k: "op", do: { op: "open", unit: 0 }, to: 352 }, // 353
		{ k: "fork", to: [454, 243] }, // 354
		{ k: "op", do: { op: "definite" }, to: 354 }, // 355
		{ k: "op", do: { op: "settle" }, to: 355 }, // 356
		{ k: "look", body: 40, to: 356 }, // 357
		{ k: "literal", literal: 8, to: 357 }, // 358
		{ k: "look", body: 43, to: 356 }, // 359
		{ k: "literal", literal: 8, to: 359 }, // 360
		{ k: "op", do: { op: "repair", code: 6 }, to: 360 }, // 361
		{ k: "look", body: 56, to: 356 }, // 362
		{ k: "op", do: { op: "repair", code: 3 }, to: 362 }, // 363
		{ k: "look", body: 75, to: 356 }, // 364
		{ k: "eol", to: 364 }, // 365
		{ k: "fork", to: [365, 364] }, // 366
		{ k: "op", do: { op: "repair", code: 12 }, to: 366 }, // 367
		{ k: "look", body: 81, to: 356 }, // 368
		{ k: "literal", literal: 8, to: 368 }, // 369
		{ k: "op", do: { op: "repair", code: 13 }, to: 369 }, // 370
		{ k: "fork", to: [358, 361] }, // 371
		{ k: "space", greedy: true, to: 371 }, // 372
		{ k: "literal", literal: 8, to: 372 }, // 373
		{ k: "op", do: { op: "repair", code: 7 }, to: 373 }, // 374
		{ k: "op", do: { op: "break", at: "skip" }, to: 356 }, // 375
		{ k: "literal", literal: 8, to: 375 }, // 376
		{ k: "space", greedy: true, to: 376 }, // 377
		{ k: "literal", literal: 10, to: 377 }, // 378
		{ k: "space", greedy: true, to: 378 }, // 379
		{ k: "slot", slot: "unbound", field: "skip", to: 379 }, // 380
		{ k: "space", greedy: true, to: 380 }, // 381
		{ k: "literal", literal: 8, to: 381 }, // 382
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 382 }, // 383
		{ k: "op", do: { op: "break", at: "here" }, to: 356 }, // 384
		{ k: "literal", literal: 11, to: 384 }, // 385
		{ k: "slot", slot: "tool", field: "skip", to: 385 }, // 386
		{ k: "literal", literal: 12, to: 386 }, // 387
		{ k: "literal", literal: 9, to: 387 }, // 388
		{ k: "fork", to: [358, 361, 363, 367, 370, 374, 383, 388] }, // 389
		{ k: "text", field: "value", typed: false, stray: false, exits: 389, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 390
		{ k: "literal", literal: 8, to: 390 }, // 391
		{ k: "call", body: 106, back: 355 }, // 392
		{ k: "op", do: { op: "settle" }, to: 354 }, // 393
		{ k: "look", body: 40, to: 393 }, // 394
		{ k: "literal", literal: 8, to: 394 }, // 395
		{ k: "look", body: 43, to: 393 }, // 396
		{ k: "literal", literal: 8, to: 396 }, // 397
		{ k: "op", do: { op: "repair", code: 6 }, to: 397 }, // 398
		{ k: "look", body: 56, to: 393 }, // 399
		{ k: "op", do: { op: "repair", code: 3 }, to: 399 }, // 400
		{ k: "look", body: 75, to: 393 }, // 401
		{ k: "eol", to: 401 }, // 402
		{ k: "fork", to: [402, 401] }, // 403
		{ k: "op", do: { op: "repair", code: 12 }, to: 403 }, // 404
		{ k: "look", body: 81, to: 393 }, // 405
		{ k: "literal", literal: 8, to: 405 }, // 406
		{ k: "op", do: { op: "repair", code: 13 }, to: 406 }, // 407
		{ k: "fork", to: [395, 398] }, // 408
		{ k: "space", greedy: true, to: 408 }, // 409
		{ k: "literal", literal: 8, to: 409 }, // 410
		{ k: "op", do: { op: "repair", code: 7 }, to: 410 }, // 411
		{ k: "op", do: { op: "break", at: "skip" }, to: 393 }, // 412
		{ k: "literal", literal: 8, to: 412 }, // 413
		{ k: "space", greedy: true, to: 413 }, // 414
		{ k: "literal", literal: 10, to: 414 }, // 415
		{ k: "space", greedy: true, to: 415 }, // 416
		{ k: "slot", slot: "unbound", field: "skip", to: 416 }, // 417
		{ k: "space", greedy: true, to: 417 }, // 418
		{ k: "literal", literal: 8, to: 418 }, // 419
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 419 }, // 420
		{ k: "op", do: { op: "break", at: "here" }, to: 393 }, // 421
		{ k: "literal", literal: 11, to: 421 }, // 422
		{ k: "slot", slot: "tool", field: "skip", to: 422 }, // 423
		{ k: "literal", literal: 12, to: 423 }, // 424
		{ k: "literal", literal: 9, to: 424 }, // 425
		{ k: "look", body: 208, to: 393 }, // 426
		{ k: "fork", to: [395, 398, 400, 404, 407, 411, 420, 425, 426] }, // 427
		{ k: "text", field: "value", typed: true, stray: false, exits: 427, stops: [8, 5, 20, 21, 22, 23, 24, 25, 6, 4, 9] }, // 428
		{ k: "op", do: { op: "repair", code: 4 }, to: 428 }, // 429
		{ k: "fork", to: [391, 392, 429] }, // 430
		{ k: "space", greedy: true, to: 430 }, // 431
		{ k: "literal", literal: 10, to: 431 }, // 432
		{ k: "space", greedy: true, to: 432 }, // 433
		{ k: "literal", literal: 13, to: 431 }, // 434
		{ k: "space", greedy: true, to: 434 }, // 435
		{ k: "op", do: { op: "repair", code: 2 }, to: 435 }, // 436
		{ k: "fork", to: [433, 436] }, // 437
		{ k: "atom", kind: "word", field: "key", to: 437 }, // 438
		{ k: "literal", literal: 8, to: 437 }, // 439
		{ k: "atom", kind: "word", field: "key", to: 439 }, // 440
		{ k: "literal", literal: 8, to: 440 }, // 441
		{ k: "op", do: { op: "repair", code: 1 }, to: 441 }, // 442
		{ k: "literal", literal: 15, to: 437 }, // 443
		{ k: "atom", kind: "word", field: "key", to: 443 }, // 444
		{ k: "literal", literal: 15, to: 444 }, // 445
		{ k: "op", do: { op: "repair", code: 1 }, to: 445 }, // 446
		{ k: "literal", literal: 16, to: 437 }, // 447
		{ k: "atom", kind: "word", field: "key", to: 447 }, // 448
		{ k: "literal", literal: 16, to: 448 }, // 449
		{ k: "op", do: { op: "repair", code: 1 }, to: 449 }, // 450
		{ k: "fork", to: [438, 442, 446, 450] }, // 451
		{ k: "space", greedy: true, to: 451 }, // 452
		{ k: "literal", literal: 6, to: 452 }, // 453
		{ k: "space", greedy: true, to: 453 }, // 454
		{ k: "fork", to: [451, 243] }, // 455
		{ k: "space", greedy: true, to: 455 }, // 456
		{ k: "atom", kind: "word", field: "skip", to: 62 }, // 457
		{ k: "space", greedy: true, to: 457 }, // 458
		{ k: "literal", literal: 5, to: 25 }, // 459
		{ k: "space", greedy: true, to: 459 }, // 460
		{ k: "fork", to: [458, 460] }, // 461
		{ k: "look", body: 461, to: 456 }, // 462
		{ k: "literal", literal: 11, to: 462 }, // 463
		{ k: "slot", slot: "tool", field: "name", to: 463 }, // 464
		{ k: "literal", literal: 12, to: 464 }, // 465
		{ k: "op", do: { op: "repair", code: 8 }, to: 465 }, // 466
		{ k: "op", do: { op: "open", unit: 1 }, to: 466 }, // 467
		{ k: "op", do: { op: "settle" }, to: 0 }, // 468
		{ k: "eol", to: 12 }, // 469
		{ k: "fork", to: [469, 12] }, // 470
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 470, stops: [18, 19, 0] }, // 471
		{ k: "literal", literal: 17, to: 471 }, // 472
		{ k: "fork", to: [472, 471] }, // 473
	],
};
