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
	lenient: ["no-word", "quoted-key", "round-brackets", "trailing-comma", "equals", "unclosed-string", "bare-string", "stray-quote", "no-brace", "doubled-close", "unopened", "stray-close", "doubled-opening", "no-newline", "unclosed-value", "unclosed-call", "unopened-key"],
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
		"/", // 15
		"<", // 16
		"(", // 17
		"`", // 18
		"\\", // 19
		";", // 20
		"|", // 21
		"\"", // 22
		"'", // 23
		")", // 24
		"<|channel>thought\n", // 25
		"\n<channel|>", // 26
		"\r\n<channel|>", // 27
		"\n,", // 28
		"\n}", // 29
		"\n<tool_call|>", // 30
		"\r\n,", // 31
		"\r\n}", // 32
		"\r\n<tool_call|>", // 33
	],
	openings: [2, 0, 9, 12],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|channel>thought\n"], node: 575 }, // 0
	],
	units: [
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [24, 25, 26, 27, 28], closableByLoop: [29, 34, 35, 36, 37, 38, 39, 40, 46, 47, 49, 50, 51, 52, 53, 54, 65, 66, 84, 85, 86, 87, 90, 91, 92, 93, 94, 95, 96, 115, 119, 120, 121, 122, 123, 124, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 159, 160, 164, 165, 166, 167, 168, 169, 170, 175, 176, 177, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 239, 240, 279, 280, 281, 282, 283, 284, 285, 289, 290, 304, 305, 313, 314, 315, 316, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 362, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 406, 407, 436, 437, 438], pairs: true }, // 0
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [24, 25, 26, 27, 28], closableByLoop: [29, 119, 120, 121, 122, 123, 124, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 159, 160, 164, 165, 166, 167, 168, 169, 170, 175, 176, 177, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 319, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 487, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 531, 532, 561, 562, 568, 569], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 0, 9, 12], terminators: [], stray: false }, // 2
		{ k: "fork", to: [11, 15, 18, 20, 23, 444, 573, 0] }, // 3
		{ k: "fork", to: [11, 15, 18, 20, 23, 444, 573] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "eol", to: 6 }, // 7
		{ k: "fork", to: [7, 6] }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [26, 27, 0], terminators: [5] }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "assert", what: "end", to: 2 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "literal", literal: 0, to: 13 }, // 14
		{ k: "op", do: { op: "repair", code: 11 }, to: 14 }, // 15
		{ k: "literal", literal: 0, to: 2 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "op", do: { op: "repair", code: 11 }, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 11 }, // 19
		{ k: "op", do: { op: "repair", code: 12 }, to: 19 }, // 20
		{ k: "literal", literal: 3, to: 16 }, // 21
		{ k: "literal", literal: 2, to: 21 }, // 22
		{ k: "op", do: { op: "repair", code: 13 }, to: 22 }, // 23
		{ k: "op", do: { op: "close" }, to: 2 }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "op", do: { op: "repair", code: 9 }, to: 26 }, // 27
		{ k: "fork", to: [25, 27] }, // 28
		{ k: "literal", literal: 5, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "literal", literal: 4, to: 30 }, // 31
		{ k: "op", do: { op: "repair", code: 9 }, to: 31 }, // 32
		{ k: "fork", to: [30, 32] }, // 33
		{ k: "look", body: 33, to: 28 }, // 34
		{ k: "op", do: { op: "repair", code: 8 }, to: 34 }, // 35
		{ k: "fork", to: [29, 35] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "fork", to: [278, 37] }, // 38
		{ k: "op", do: { op: "definite" }, to: 38 }, // 39
		{ k: "op", do: { op: "settle" }, to: 39 }, // 40
		{ k: "literal", literal: 6, to: 0 }, // 41
		{ k: "literal", literal: 5, to: 0 }, // 42
		{ k: "literal", literal: 7, to: 0 }, // 43
		{ k: "fork", to: [41, 42, 43] }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "look", body: 45, to: 40 }, // 46
		{ k: "literal", literal: 8, to: 46 }, // 47
		{ k: "space", greedy: true, to: 33 }, // 48
		{ k: "look", body: 48, to: 40 }, // 49
		{ k: "literal", literal: 8, to: 49 }, // 50
		{ k: "op", do: { op: "repair", code: 8 }, to: 50 }, // 51
		{ k: "space", greedy: true, to: 47 }, // 52
		{ k: "literal", literal: 8, to: 52 }, // 53
		{ k: "op", do: { op: "repair", code: 9 }, to: 53 }, // 54
		{ k: "assert", what: "end", to: 0 }, // 55
		{ k: "literal", literal: 9, to: 0 }, // 56
		{ k: "fork", to: [55, 56] }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 4, to: 58 }, // 59
		{ k: "literal", literal: 4, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 9 }, to: 60 }, // 61
		{ k: "fork", to: [59, 61] }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 5, to: 63 }, // 64
		{ k: "look", body: 64, to: 40 }, // 65
		{ k: "op", do: { op: "repair", code: 5 }, to: 65 }, // 66
		{ k: "literal", literal: 8, to: 0 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 10, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "slot", slot: "unbound", field: "skip", to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 6, to: 72 }, // 73
		{ k: "literal", literal: 11, to: 0 }, // 74
		{ k: "slot", slot: "tool", field: "skip", to: 74 }, // 75
		{ k: "literal", literal: 12, to: 75 }, // 76
		{ k: "literal", literal: 9, to: 76 }, // 77
		{ k: "fork", to: [77, 55] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 4, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 5, to: 81 }, // 82
		{ k: "fork", to: [73, 82, 80] }, // 83
		{ k: "look", body: 83, to: 40 }, // 84
		{ k: "eol", to: 84 }, // 85
		{ k: "fork", to: [85, 84] }, // 86
		{ k: "op", do: { op: "repair", code: 14 }, to: 86 }, // 87
		{ k: "fork", to: [30, 77] }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "look", body: 89, to: 40 }, // 90
		{ k: "literal", literal: 8, to: 90 }, // 91
		{ k: "op", do: { op: "repair", code: 15 }, to: 91 }, // 92
		{ k: "fork", to: [47, 51, 54] }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 8, to: 94 }, // 95
		{ k: "op", do: { op: "repair", code: 9 }, to: 95 }, // 96
		{ k: "op", do: { op: "break", at: "skip" }, to: 40 }, // 97
		{ k: "literal", literal: 8, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 10, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "slot", slot: "unbound", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 11, to: 97 }, // 103
		{ k: "slot", slot: "tool", field: "skip", to: 103 }, // 104
		{ k: "literal", literal: 12, to: 104 }, // 105
		{ k: "fork", to: [102, 105, 104] }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 8, to: 107 }, // 108
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 108 }, // 109
		{ k: "op", do: { op: "break", at: "here" }, to: 40 }, // 110
		{ k: "literal", literal: 11, to: 110 }, // 111
		{ k: "slot", slot: "tool", field: "skip", to: 111 }, // 112
		{ k: "literal", literal: 12, to: 112 }, // 113
		{ k: "literal", literal: 9, to: 113 }, // 114
		{ k: "fork", to: [47, 51, 54, 66, 87, 92, 96, 109, 114] }, // 115
		{ k: "text", field: "value", typed: false, stray: false, exits: 115, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [40] }, // 116
		{ k: "literal", literal: 8, to: 116 }, // 117
		{ k: "fork", to: [192] }, // 118
		{ k: "return" }, // 119
		{ k: "op", do: { op: "pop" }, to: 119 }, // 120
		{ k: "literal", literal: 5, to: 120 }, // 121
		{ k: "fork", to: [160] }, // 122
		{ k: "space", greedy: true, to: 119 }, // 123
		{ k: "fork", to: [158, 123] }, // 124
		{ k: "fork", to: [154] }, // 125
		{ k: "fork", to: [140] }, // 126
		{ k: "op", do: { op: "settle" }, to: 119 }, // 127
		{ k: "look", body: 45, to: 127 }, // 128
		{ k: "literal", literal: 8, to: 128 }, // 129
		{ k: "look", body: 48, to: 127 }, // 130
		{ k: "literal", literal: 8, to: 130 }, // 131
		{ k: "op", do: { op: "repair", code: 8 }, to: 131 }, // 132
		{ k: "space", greedy: true, to: 129 }, // 133
		{ k: "literal", literal: 8, to: 133 }, // 134
		{ k: "op", do: { op: "repair", code: 9 }, to: 134 }, // 135
		{ k: "fork", to: [129, 132, 135] }, // 136
		{ k: "text", field: "value", typed: false, stray: false, exits: 136, stops: [8], terminators: [127] }, // 137
		{ k: "literal", literal: 8, to: 137 }, // 138
		{ k: "call", body: 118, back: 119 }, // 139
		{ k: "fork", to: [138, 139] }, // 140
		{ k: "call", body: 126, back: 119 }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "literal", literal: 10, to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "literal", literal: 13, to: 142 }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "op", do: { op: "repair", code: 4 }, to: 146 }, // 147
		{ k: "fork", to: [144, 147] }, // 148
		{ k: "atom", kind: "word", field: "key", to: 148 }, // 149
		{ k: "literal", literal: 8, to: 148 }, // 150
		{ k: "atom", kind: "word", field: "key", to: 150 }, // 151
		{ k: "literal", literal: 8, to: 151 }, // 152
		{ k: "op", do: { op: "repair", code: 1 }, to: 152 }, // 153
		{ k: "fork", to: [149, 153] }, // 154
		{ k: "call", body: 125, back: 124 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 6, to: 156 }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "fork", to: [155, 123] }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "call", body: 122, back: 121 }, // 161
		{ k: "literal", literal: 11, to: 161 }, // 162
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 162 }, // 163
		{ k: "literal", literal: 7, to: 120 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 6, to: 165 }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "op", do: { op: "repair", code: 3 }, to: 167 }, // 168
		{ k: "fork", to: [165, 168] }, // 169
		{ k: "fork", to: [174, 169] }, // 170
		{ k: "call", body: 126, back: 170 }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "literal", literal: 6, to: 172 }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "fork", to: [171, 165] }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "literal", literal: 14, to: 176 }, // 177
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 177 }, // 178
		{ k: "look", body: 45, to: 119 }, // 179
		{ k: "literal", literal: 8, to: 179 }, // 180
		{ k: "op", do: { op: "repair", code: 7 }, to: 180 }, // 181
		{ k: "look", body: 48, to: 119 }, // 182
		{ k: "literal", literal: 8, to: 182 }, // 183
		{ k: "op", do: { op: "repair", code: 8 }, to: 183 }, // 184
		{ k: "op", do: { op: "repair", code: 7 }, to: 184 }, // 185
		{ k: "space", greedy: true, to: 180 }, // 186
		{ k: "literal", literal: 8, to: 186 }, // 187
		{ k: "op", do: { op: "repair", code: 9 }, to: 187 }, // 188
		{ k: "op", do: { op: "repair", code: 7 }, to: 188 }, // 189
		{ k: "fork", to: [119, 181, 185, 189] }, // 190
		{ k: "value", py: true, unlisted: true, field: "value", to: 190 }, // 191
		{ k: "fork", to: [163, 178, 191] }, // 192
		{ k: "call", body: 118, back: 39 }, // 193
		{ k: "op", do: { op: "settle" }, to: 38 }, // 194
		{ k: "look", body: 45, to: 194 }, // 195
		{ k: "literal", literal: 8, to: 195 }, // 196
		{ k: "look", body: 48, to: 194 }, // 197
		{ k: "literal", literal: 8, to: 197 }, // 198
		{ k: "op", do: { op: "repair", code: 8 }, to: 198 }, // 199
		{ k: "space", greedy: true, to: 196 }, // 200
		{ k: "literal", literal: 8, to: 200 }, // 201
		{ k: "op", do: { op: "repair", code: 9 }, to: 201 }, // 202
		{ k: "look", body: 64, to: 194 }, // 203
		{ k: "op", do: { op: "repair", code: 5 }, to: 203 }, // 204
		{ k: "look", body: 83, to: 194 }, // 205
		{ k: "eol", to: 205 }, // 206
		{ k: "fork", to: [206, 205] }, // 207
		{ k: "op", do: { op: "repair", code: 14 }, to: 207 }, // 208
		{ k: "look", body: 89, to: 194 }, // 209
		{ k: "literal", literal: 8, to: 209 }, // 210
		{ k: "op", do: { op: "repair", code: 15 }, to: 210 }, // 211
		{ k: "fork", to: [196, 199, 202] }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "literal", literal: 8, to: 213 }, // 214
		{ k: "op", do: { op: "repair", code: 9 }, to: 214 }, // 215
		{ k: "op", do: { op: "break", at: "skip" }, to: 194 }, // 216
		{ k: "literal", literal: 8, to: 216 }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "literal", literal: 10, to: 218 }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "slot", slot: "unbound", field: "skip", to: 220 }, // 221
		{ k: "literal", literal: 11, to: 216 }, // 222
		{ k: "slot", slot: "tool", field: "skip", to: 222 }, // 223
		{ k: "literal", literal: 12, to: 223 }, // 224
		{ k: "fork", to: [221, 224, 223] }, // 225
		{ k: "space", greedy: true, to: 225 }, // 226
		{ k: "literal", literal: 8, to: 226 }, // 227
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 227 }, // 228
		{ k: "op", do: { op: "break", at: "here" }, to: 194 }, // 229
		{ k: "literal", literal: 11, to: 229 }, // 230
		{ k: "slot", slot: "tool", field: "skip", to: 230 }, // 231
		{ k: "literal", literal: 12, to: 231 }, // 232
		{ k: "literal", literal: 9, to: 232 }, // 233
		{ k: "literal", literal: 10, to: 0 }, // 234
		{ k: "space", greedy: true, to: 234 }, // 235
		{ k: "slot", slot: "prop", field: "skip", to: 235 }, // 236
		{ k: "space", greedy: true, to: 236 }, // 237
		{ k: "literal", literal: 6, to: 237 }, // 238
		{ k: "look", body: 238, to: 194 }, // 239
		{ k: "fork", to: [196, 199, 202, 204, 208, 211, 215, 228, 233, 239] }, // 240
		{ k: "text", field: "value", typed: true, stray: false, exits: 240, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [194] }, // 241
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 242
		{ k: "literal", literal: 15, to: 0 }, // 243
		{ k: "literal", literal: 16, to: 0 }, // 244
		{ k: "literal", literal: 17, to: 0 }, // 245
		{ k: "literal", literal: 18, to: 0 }, // 246
		{ k: "literal", literal: 19, to: 0 }, // 247
		{ k: "literal", literal: 13, to: 0 }, // 248
		{ k: "literal", literal: 20, to: 0 }, // 249
		{ k: "literal", literal: 21, to: 0 }, // 250
		{ k: "fork", to: [242, 243, 244, 245, 246, 247, 248, 249, 250] }, // 251
		{ k: "look", body: 251, to: 241 }, // 252
		{ k: "op", do: { op: "repair", code: 6 }, to: 252 }, // 253
		{ k: "fork", to: [117, 193, 253] }, // 254
		{ k: "space", greedy: true, to: 254 }, // 255
		{ k: "literal", literal: 10, to: 255 }, // 256
		{ k: "space", greedy: true, to: 256 }, // 257
		{ k: "literal", literal: 13, to: 255 }, // 258
		{ k: "space", greedy: true, to: 258 }, // 259
		{ k: "op", do: { op: "repair", code: 4 }, to: 259 }, // 260
		{ k: "fork", to: [257, 260] }, // 261
		{ k: "atom", kind: "word", field: "key", to: 261 }, // 262
		{ k: "literal", literal: 8, to: 261 }, // 263
		{ k: "atom", kind: "word", field: "key", to: 263 }, // 264
		{ k: "literal", literal: 8, to: 264 }, // 265
		{ k: "op", do: { op: "repair", code: 1 }, to: 265 }, // 266
		{ k: "literal", literal: 22, to: 261 }, // 267
		{ k: "atom", kind: "word", field: "key", to: 267 }, // 268
		{ k: "literal", literal: 22, to: 268 }, // 269
		{ k: "op", do: { op: "repair", code: 1 }, to: 269 }, // 270
		{ k: "literal", literal: 23, to: 261 }, // 271
		{ k: "atom", kind: "word", field: "key", to: 271 }, // 272
		{ k: "literal", literal: 23, to: 272 }, // 273
		{ k: "op", do: { op: "repair", code: 1 }, to: 273 }, // 274
		{ k: "fork", to: [262, 266, 270, 274] }, // 275
		{ k: "space", greedy: true, to: 275 }, // 276
		{ k: "literal", literal: 6, to: 276 }, // 277
		{ k: "space", greedy: true, to: 277 }, // 278
		{ k: "fork", to: [275, 37] }, // 279
		{ k: "space", greedy: true, to: 279 }, // 280
		{ k: "literal", literal: 11, to: 280 }, // 281
		{ k: "literal", literal: 24, to: 28 }, // 282
		{ k: "space", greedy: true, to: 282 }, // 283
		{ k: "fork", to: [303, 283] }, // 284
		{ k: "op", do: { op: "settle" }, to: 284 }, // 285
		{ k: "literal", literal: 24, to: 48 }, // 286
		{ k: "fork", to: [41, 286] }, // 287
		{ k: "space", greedy: true, to: 287 }, // 288
		{ k: "look", body: 288, to: 285 }, // 289
		{ k: "literal", literal: 8, to: 289 }, // 290
		{ k: "text", field: "value", typed: false, stray: false, exits: 290, stops: [8], terminators: [285] }, // 291
		{ k: "literal", literal: 8, to: 291 }, // 292
		{ k: "value", py: true, field: "value", to: 284 }, // 293
		{ k: "fork", to: [292, 293] }, // 294
		{ k: "space", greedy: true, to: 294 }, // 295
		{ k: "literal", literal: 10, to: 295 }, // 296
		{ k: "literal", literal: 13, to: 295 }, // 297
		{ k: "fork", to: [296, 297] }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "atom", kind: "word", field: "key", to: 299 }, // 300
		{ k: "space", greedy: true, to: 300 }, // 301
		{ k: "literal", literal: 6, to: 301 }, // 302
		{ k: "space", greedy: true, to: 302 }, // 303
		{ k: "fork", to: [300, 283] }, // 304
		{ k: "space", greedy: true, to: 304 }, // 305
		{ k: "fork", to: [234, 248] }, // 306
		{ k: "space", greedy: true, to: 306 }, // 307
		{ k: "atom", kind: "word", field: "skip", to: 307 }, // 308
		{ k: "slot", slot: "prop", field: "skip", to: 307 }, // 309
		{ k: "fork", to: [309, 308] }, // 310
		{ k: "fork", to: [310, 286] }, // 311
		{ k: "space", greedy: true, to: 311 }, // 312
		{ k: "look", body: 312, to: 305 }, // 313
		{ k: "literal", literal: 17, to: 313 }, // 314
		{ k: "op", do: { op: "repair", code: 2 }, to: 314 }, // 315
		{ k: "fork", to: [281, 315] }, // 316
		{ k: "atom", kind: "word", field: "name", to: 316 }, // 317
		{ k: "literal", literal: 12, to: 317 }, // 318
		{ k: "space", greedy: true, to: 29 }, // 319
		{ k: "fork", to: [435, 319] }, // 320
		{ k: "op", do: { op: "definite" }, to: 320 }, // 321
		{ k: "op", do: { op: "settle" }, to: 321 }, // 322
		{ k: "look", body: 45, to: 322 }, // 323
		{ k: "literal", literal: 8, to: 323 }, // 324
		{ k: "look", body: 48, to: 322 }, // 325
		{ k: "literal", literal: 8, to: 325 }, // 326
		{ k: "op", do: { op: "repair", code: 8 }, to: 326 }, // 327
		{ k: "space", greedy: true, to: 324 }, // 328
		{ k: "literal", literal: 8, to: 328 }, // 329
		{ k: "op", do: { op: "repair", code: 9 }, to: 329 }, // 330
		{ k: "look", body: 64, to: 322 }, // 331
		{ k: "op", do: { op: "repair", code: 5 }, to: 331 }, // 332
		{ k: "look", body: 83, to: 322 }, // 333
		{ k: "eol", to: 333 }, // 334
		{ k: "fork", to: [334, 333] }, // 335
		{ k: "op", do: { op: "repair", code: 14 }, to: 335 }, // 336
		{ k: "look", body: 89, to: 322 }, // 337
		{ k: "literal", literal: 8, to: 337 }, // 338
		{ k: "op", do: { op: "repair", code: 15 }, to: 338 }, // 339
		{ k: "fork", to: [324, 327, 330] }, // 340
		{ k: "space", greedy: true, to: 340 }, // 341
		{ k: "literal", literal: 8, to: 341 }, // 342
		{ k: "op", do: { op: "repair", code: 9 }, to: 342 }, // 343
		{ k: "op", do: { op: "break", at: "skip" }, to: 322 }, // 344
		{ k: "literal", literal: 8, to: 344 }, // 345
		{ k: "space", greedy: true, to: 345 }, // 346
		{ k: "literal", literal: 10, to: 346 }, // 347
		{ k: "space", greedy: true, to: 347 }, // 348
		{ k: "slot", slot: "unbound", field: "skip", to: 348 }, // 349
		{ k: "literal", literal: 11, to: 344 }, // 350
		{ k: "slot", slot: "tool", field: "skip", to: 350 }, // 351
		{ k: "literal", literal: 12, to: 351 }, // 352
		{ k: "fork", to: [349, 352, 351] }, // 353
		{ k: "space", greedy: true, to: 353 }, // 354
		{ k: "literal", literal: 8, to: 354 }, // 355
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 355 }, // 356
		{ k: "op", do: { op: "break", at: "here" }, to: 322 }, // 357
		{ k: "literal", literal: 11, to: 357 }, // 358
		{ k: "slot", slot: "tool", field: "skip", to: 358 }, // 359
		{ k: "literal", literal: 12, to: 359 }, // 360
		{ k: "literal", literal: 9, to: 360 }, // 361
		{ k: "fork", to: [324, 327, 330, 332, 336, 339, 343, 356, 361] }, // 362
		{ k: "text", field: "value", typed: false, stray: false, exits: 362, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [322] }, // 363
		{ k: "literal", literal: 8, to: 363 }, // 364
		{ k: "call", body: 118, back: 321 }, // 365
		{ k: "op", do: { op: "settle" }, to: 320 }, // 366
		{ k: "look", body: 45, to: 366 }, // 367
		{ k: "literal", literal: 8, to: 367 }, // 368
		{ k: "look", body: 48, to: 366 }, // 369
		{ k: "literal", literal: 8, to: 369 }, // 370
		{ k: "op", do: { op: "repair", code: 8 }, to: 370 }, // 371
		{ k: "space", greedy: true, to: 368 }, // 372
		{ k: "literal", literal: 8, to: 372 }, // 373
		{ k: "op", do: { op: "repair", code: 9 }, to: 373 }, // 374
		{ k: "look", body: 64, to: 366 }, // 375
		{ k: "op", do: { op: "repair", code: 5 }, to: 375 }, // 376
		{ k: "look", body: 83, to: 366 }, // 377
		{ k: "eol", to: 377 }, // 378
		{ k: "fork", to: [378, 377] }, // 379
		{ k: "op", do: { op: "repair", code: 14 }, to: 379 }, // 380
		{ k: "look", body: 89, to: 366 }, // 381
		{ k: "literal", literal: 8, to: 381 }, // 382
		{ k: "op", do: { op: "repair", code: 15 }, to: 382 }, // 383
		{ k: "fork", to: [368, 371, 374] }, // 384
		{ k: "space", greedy: true, to: 384 }, // 385
		{ k: "literal", literal: 8, to: 385 }, // 386
		{ k: "op", do: { op: "repair", code: 9 }, to: 386 }, // 387
		{ k: "op", do: { op: "break", at: "skip" }, to: 366 }, // 388
		{ k: "literal", literal: 8, to: 388 }, // 389
		{ k: "space", greedy: true, to: 389 }, // 390
		{ k: "literal", literal: 10, to: 390 }, // 391
		{ k: "space", greedy: true, to: 391 }, // 392
		{ k: "slot", slot: "unbound", field: "skip", to: 392 }, // 393
		{ k: "literal", literal: 11, to: 388 }, // 394
		{ k: "slot", slot: "tool", field: "skip", to: 394 }, // 395
		{ k: "literal", literal: 12, to: 395 }, // 396
		{ k: "fork", to: [393, 396, 395] }, // 397
		{ k: "space", greedy: true, to: 397 }, // 398
		{ k: "literal", literal: 8, to: 398 }, // 399
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 399 }, // 400
		{ k: "op", do: { op: "break", at: "here" }, to: 366 }, // 401
		{ k: "literal", literal: 11, to: 401 }, // 402
		{ k: "slot", slot: "tool", field: "skip", to: 402 }, // 403
		{ k: "literal", literal: 12, to: 403 }, // 404
		{ k: "literal", literal: 9, to: 404 }, // 405
		{ k: "look", body: 238, to: 366 }, // 406
		{ k: "fork", to: [368, 371, 374, 376, 380, 383, 387, 400, 405, 406] }, // 407
		{ k: "text", field: "value", typed: true, stray: false, exits: 407, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [366] }, // 408
		{ k: "look", body: 251, to: 408 }, // 409
		{ k: "op", do: { op: "repair", code: 6 }, to: 409 }, // 410
		{ k: "fork", to: [364, 365, 410] }, // 411
		{ k: "space", greedy: true, to: 411 }, // 412
		{ k: "literal", literal: 10, to: 412 }, // 413
		{ k: "space", greedy: true, to: 413 }, // 414
		{ k: "literal", literal: 13, to: 412 }, // 415
		{ k: "space", greedy: true, to: 415 }, // 416
		{ k: "op", do: { op: "repair", code: 4 }, to: 416 }, // 417
		{ k: "fork", to: [414, 417] }, // 418
		{ k: "atom", kind: "word", field: "key", to: 418 }, // 419
		{ k: "literal", literal: 8, to: 418 }, // 420
		{ k: "atom", kind: "word", field: "key", to: 420 }, // 421
		{ k: "literal", literal: 8, to: 421 }, // 422
		{ k: "op", do: { op: "repair", code: 1 }, to: 422 }, // 423
		{ k: "literal", literal: 22, to: 418 }, // 424
		{ k: "atom", kind: "word", field: "key", to: 424 }, // 425
		{ k: "literal", literal: 22, to: 425 }, // 426
		{ k: "op", do: { op: "repair", code: 1 }, to: 426 }, // 427
		{ k: "literal", literal: 23, to: 418 }, // 428
		{ k: "atom", kind: "word", field: "key", to: 428 }, // 429
		{ k: "literal", literal: 23, to: 429 }, // 430
		{ k: "op", do: { op: "repair", code: 1 }, to: 430 }, // 431
		{ k: "fork", to: [419, 423, 427, 431] }, // 432
		{ k: "space", greedy: true, to: 432 }, // 433
		{ k: "literal", literal: 6, to: 433 }, // 434
		{ k: "space", greedy: true, to: 434 }, // 435
		{ k: "fork", to: [432, 319] }, // 436
		{ k: "space", greedy: true, to: 436 }, // 437
		{ k: "literal", literal: 11, to: 437 }, // 438
		{ k: "atom", kind: "word", field: "name", to: 438 }, // 439
		{ k: "literal", literal: 10, to: 439 }, // 440
		{ k: "op", do: { op: "repair", code: 0 }, to: 440 }, // 441
		{ k: "fork", to: [318, 441] }, // 442
		{ k: "literal", literal: 9, to: 442 }, // 443
		{ k: "op", do: { op: "open", unit: 0 }, to: 443 }, // 444
		{ k: "fork", to: [560, 319] }, // 445
		{ k: "op", do: { op: "definite" }, to: 445 }, // 446
		{ k: "op", do: { op: "settle" }, to: 446 }, // 447
		{ k: "look", body: 45, to: 447 }, // 448
		{ k: "literal", literal: 8, to: 448 }, // 449
		{ k: "look", body: 48, to: 447 }, // 450
		{ k: "literal", literal: 8, to: 450 }, // 451
		{ k: "op", do: { op: "repair", code: 8 }, to: 451 }, // 452
		{ k: "space", greedy: true, to: 449 }, // 453
		{ k: "literal", literal: 8, to: 453 }, // 454
		{ k: "op", do: { op: "repair", code: 9 }, to: 454 }, // 455
		{ k: "look", body: 64, to: 447 }, // 456
		{ k: "op", do: { op: "repair", code: 5 }, to: 456 }, // 457
		{ k: "look", body: 83, to: 447 }, // 458
		{ k: "eol", to: 458 }, // 459
		{ k: "fork", to: [459, 458] }, // 460
		{ k: "op", do: { op: "repair", code: 14 }, to: 460 }, // 461
		{ k: "look", body: 89, to: 447 }, // 462
		{ k: "literal", literal: 8, to: 462 }, // 463
		{ k: "op", do: { op: "repair", code: 15 }, to: 463 }, // 464
		{ k: "fork", to: [449, 452, 455] }, // 465
		{ k: "space", greedy: true, to: 465 }, // 466
		{ k: "literal", literal: 8, to: 466 }, // 467
		{ k: "op", do: { op: "repair", code: 9 }, to: 467 }, // 468
		{ k: "op", do: { op: "break", at: "skip" }, to: 447 }, // 469
		{ k: "literal", literal: 8, to: 469 }, // 470
		{ k: "space", greedy: true, to: 470 }, // 471
		{ k: "literal", literal: 10, to: 471 }, // 472
		{ k: "space", greedy: true, to: 472 }, // 473
		{ k: "slot", slot: "unbound", field: "skip", to: 473 }, // 474
		{ k: "literal", literal: 11, to: 469 }, // 475
		{ k: "slot", slot: "tool", field: "skip", to: 475 }, // 476
		{ k: "literal", literal: 12, to: 476 }, // 477
		{ k: "fork", to: [474, 477, 476] }, // 478
		{ k: "space", greedy: true, to: 478 }, // 479
		{ k: "literal", literal: 8, to: 479 }, // 480
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 480 }, // 481
		{ k: "op", do: { op: "break", at: "here" }, to: 447 }, // 482
		{ k: "literal", literal: 11, to: 482 }, // 483
		{ k: "slot", slot: "tool", field: "skip", to: 483 }, // 484
		{ k: "literal", literal: 12, to: 484 }, // 485
		{ k: "literal", literal: 9, to: 485 }, // 486
		{ k: "fork", to: [449, 452, 455, 457, 461, 464, 468, 481, 486] }, // 487
		{ k: "text", field: "value", typed: false, stray: false, exits: 487, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [447] }, // 488
		{ k: "literal", literal: 8, to: 488 }, // 489
		{ k: "call", body: 118, back: 446 }, // 490
		{ k: "op", do: { op: "settle" }, to: 445 }, // 491
		{ k: "look", body: 45, to: 491 }, // 492
		{ k: "literal", literal: 8, to: 492 }, // 493
		{ k: "look", body: 48, to: 491 }, // 494
		{ k: "literal", literal: 8, to: 494 }, // 495
		{ k: "op", do: { op: "repair", code: 8 }, to: 495 }, // 496
		{ k: "space", greedy: true, to: 493 }, // 497
		{ k: "literal", literal: 8, to: 497 }, // 498
		{ k: "op", do: { op: "repair", code: 9 }, to: 498 }, // 499
		{ k: "look", body: 64, to: 491 }, // 500
		{ k: "op", do: { op: "repair", code: 5 }, to: 500 }, // 501
		{ k: "look", body: 83, to: 491 }, // 502
		{ k: "eol", to: 502 }, // 503
		{ k: "fork", to: [503, 502] }, // 504
		{ k: "op", do: { op: "repair", code: 14 }, to: 504 }, // 505
		{ k: "look", body: 89, to: 491 }, // 506
		{ k: "literal", literal: 8, to: 506 }, // 507
		{ k: "op", do: { op: "repair", code: 15 }, to: 507 }, // 508
		{ k: "fork", to: [493, 496, 499] }, // 509
		{ k: "space", greedy: true, to: 509 }, // 510
		{ k: "literal", literal: 8, to: 510 }, // 511
		{ k: "op", do: { op: "repair", code: 9 }, to: 511 }, // 512
		{ k: "op", do: { op: "break", at: "skip" }, to: 491 }, // 513
		{ k: "literal", literal: 8, to: 513 }, // 514
		{ k: "space", greedy: true, to: 514 }, // 515
		{ k: "literal", literal: 10, to: 515 }, // 516
		{ k: "space", greedy: true, to: 516 }, // 517
		{ k: "slot", slot: "unbound", field: "skip", to: 517 }, // 518
		{ k: "literal", literal: 11, to: 513 }, // 519
		{ k: "slot", slot: "tool", field: "skip", to: 519 }, // 520
		{ k: "literal", literal: 12, to: 520 }, // 521
		{ k: "fork", to: [518, 521, 520] }, // 522
		{ k: "space", greedy: true, to: 522 }, // 523
		{ k: "literal", literal: 8, to: 523 }, // 524
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 524 }, // 525
		{ k: "op", do: { op: "break", at: "here" }, to: 491 }, // 526
		{ k: "literal", literal: 11, to: 526 }, // 527
		{ k: "slot", slot: "tool", field: "skip", to: 527 }, // 528
		{ k: "literal", literal: 12, to: 528 }, // 529
		{ k: "literal", literal: 9, to: 529 }, // 530
		{ k: "look", body: 238, to: 491 }, // 531
		{ k: "fork", to: [493, 496, 499, 501, 505, 508, 512, 525, 530, 531] }, // 532
		{ k: "text", field: "value", typed: true, stray: false, exits: 532, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [491] }, // 533
		{ k: "look", body: 251, to: 533 }, // 534
		{ k: "op", do: { op: "repair", code: 6 }, to: 534 }, // 535
		{ k: "fork", to: [489, 490, 535] }, // 536
		{ k: "space", greedy: true, to: 536 }, // 537
		{ k: "literal", literal: 10, to: 537 }, // 538
		{ k: "space", greedy: true, to: 538 }, // 539
		{ k: "literal", literal: 13, to: 537 }, // 540
		{ k: "space", greedy: true, to: 540 }, // 541
		{ k: "op", do: { op: "repair", code: 4 }, to: 541 }, // 542
		{ k: "fork", to: [539, 542] }, // 543
		{ k: "atom", kind: "word", field: "key", to: 543 }, // 544
		{ k: "literal", literal: 8, to: 543 }, // 545
		{ k: "atom", kind: "word", field: "key", to: 545 }, // 546
		{ k: "literal", literal: 8, to: 546 }, // 547
		{ k: "op", do: { op: "repair", code: 1 }, to: 547 }, // 548
		{ k: "literal", literal: 22, to: 543 }, // 549
		{ k: "atom", kind: "word", field: "key", to: 549 }, // 550
		{ k: "literal", literal: 22, to: 550 }, // 551
		{ k: "op", do: { op: "repair", code: 1 }, to: 551 }, // 552
		{ k: "literal", literal: 23, to: 543 }, // 553
		{ k: "atom", kind: "word", field: "key", to: 553 }, // 554
		{ k: "literal", literal: 23, to: 554 }, // 555
		{ k: "op", do: { op: "repair", code: 1 }, to: 555 }, // 556
		{ k: "fork", to: [544, 548, 552, 556] }, // 557
		{ k: "space", greedy: true, to: 557 }, // 558
		{ k: "literal", literal: 6, to: 558 }, // 559
		{ k: "space", greedy: true, to: 559 }, // 560
		{ k: "fork", to: [557, 319] }, // 561
		{ k: "space", greedy: true, to: 561 }, // 562
		{ k: "atom", kind: "word", field: "skip", to: 70 }, // 563
		{ k: "space", greedy: true, to: 563 }, // 564
		{ k: "literal", literal: 5, to: 30 }, // 565
		{ k: "space", greedy: true, to: 565 }, // 566
		{ k: "fork", to: [564, 566] }, // 567
		{ k: "look", body: 567, to: 562 }, // 568
		{ k: "literal", literal: 11, to: 568 }, // 569
		{ k: "slot", slot: "tool", field: "name", to: 569 }, // 570
		{ k: "literal", literal: 12, to: 570 }, // 571
		{ k: "op", do: { op: "repair", code: 10 }, to: 571 }, // 572
		{ k: "op", do: { op: "open", unit: 1 }, to: 572 }, // 573
		{ k: "literal", literal: 25, to: 9 }, // 574
		{ k: "fork", to: [574, 9] }, // 575
	],
};
