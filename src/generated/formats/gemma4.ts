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
		"!", // 16
		"<", // 17
		"(", // 18
		"`", // 19
		"\\", // 20
		";", // 21
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
		{ name: "thinking", after: ["<|channel>thought\n"], node: 576 }, // 0
	],
	units: [
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [24, 25, 26, 27, 28], closableByLoop: [29, 34, 35, 36, 37, 38, 39, 40, 46, 47, 49, 50, 51, 52, 53, 54, 65, 66, 84, 85, 86, 87, 90, 91, 92, 93, 94, 95, 96, 115, 119, 120, 121, 122, 123, 124, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 159, 160, 164, 165, 166, 167, 168, 169, 170, 175, 176, 177, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 239, 240, 280, 281, 282, 283, 284, 285, 286, 290, 291, 305, 306, 314, 315, 316, 317, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 363, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 407, 408, 437, 438, 439], pairs: true }, // 0
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [24, 25, 26, 27, 28], closableByLoop: [29, 119, 120, 121, 122, 123, 124, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 159, 160, 164, 165, 166, 167, 168, 169, 170, 175, 176, 177, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 320, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 488, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 532, 533, 562, 563, 569, 570], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 0, 9, 12], terminators: [], stray: false }, // 2
		{ k: "fork", to: [11, 15, 18, 20, 23, 445, 574, 0] }, // 3
		{ k: "fork", to: [11, 15, 18, 20, 23, 445, 574] }, // 4
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
		{ k: "fork", to: [279, 37] }, // 38
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
		{ k: "fork", to: [242, 243, 244] }, // 245
		{ k: "literal", literal: 17, to: 245 }, // 246
		{ k: "literal", literal: 18, to: 0 }, // 247
		{ k: "literal", literal: 19, to: 0 }, // 248
		{ k: "literal", literal: 20, to: 0 }, // 249
		{ k: "literal", literal: 13, to: 0 }, // 250
		{ k: "literal", literal: 21, to: 0 }, // 251
		{ k: "fork", to: [242, 243, 246, 247, 248, 249, 250, 251] }, // 252
		{ k: "look", body: 252, to: 241 }, // 253
		{ k: "op", do: { op: "repair", code: 6 }, to: 253 }, // 254
		{ k: "fork", to: [117, 193, 254] }, // 255
		{ k: "space", greedy: true, to: 255 }, // 256
		{ k: "literal", literal: 10, to: 256 }, // 257
		{ k: "space", greedy: true, to: 257 }, // 258
		{ k: "literal", literal: 13, to: 256 }, // 259
		{ k: "space", greedy: true, to: 259 }, // 260
		{ k: "op", do: { op: "repair", code: 4 }, to: 260 }, // 261
		{ k: "fork", to: [258, 261] }, // 262
		{ k: "atom", kind: "word", field: "key", to: 262 }, // 263
		{ k: "literal", literal: 8, to: 262 }, // 264
		{ k: "atom", kind: "word", field: "key", to: 264 }, // 265
		{ k: "literal", literal: 8, to: 265 }, // 266
		{ k: "op", do: { op: "repair", code: 1 }, to: 266 }, // 267
		{ k: "literal", literal: 22, to: 262 }, // 268
		{ k: "atom", kind: "word", field: "key", to: 268 }, // 269
		{ k: "literal", literal: 22, to: 269 }, // 270
		{ k: "op", do: { op: "repair", code: 1 }, to: 270 }, // 271
		{ k: "literal", literal: 23, to: 262 }, // 272
		{ k: "atom", kind: "word", field: "key", to: 272 }, // 273
		{ k: "literal", literal: 23, to: 273 }, // 274
		{ k: "op", do: { op: "repair", code: 1 }, to: 274 }, // 275
		{ k: "fork", to: [263, 267, 271, 275] }, // 276
		{ k: "space", greedy: true, to: 276 }, // 277
		{ k: "literal", literal: 6, to: 277 }, // 278
		{ k: "space", greedy: true, to: 278 }, // 279
		{ k: "fork", to: [276, 37] }, // 280
		{ k: "space", greedy: true, to: 280 }, // 281
		{ k: "literal", literal: 11, to: 281 }, // 282
		{ k: "literal", literal: 24, to: 28 }, // 283
		{ k: "space", greedy: true, to: 283 }, // 284
		{ k: "fork", to: [304, 284] }, // 285
		{ k: "op", do: { op: "settle" }, to: 285 }, // 286
		{ k: "literal", literal: 24, to: 48 }, // 287
		{ k: "fork", to: [41, 287] }, // 288
		{ k: "space", greedy: true, to: 288 }, // 289
		{ k: "look", body: 289, to: 286 }, // 290
		{ k: "literal", literal: 8, to: 290 }, // 291
		{ k: "text", field: "value", typed: false, stray: false, exits: 291, stops: [8], terminators: [286] }, // 292
		{ k: "literal", literal: 8, to: 292 }, // 293
		{ k: "value", py: true, field: "value", to: 285 }, // 294
		{ k: "fork", to: [293, 294] }, // 295
		{ k: "space", greedy: true, to: 295 }, // 296
		{ k: "literal", literal: 10, to: 296 }, // 297
		{ k: "literal", literal: 13, to: 296 }, // 298
		{ k: "fork", to: [297, 298] }, // 299
		{ k: "space", greedy: true, to: 299 }, // 300
		{ k: "atom", kind: "word", field: "key", to: 300 }, // 301
		{ k: "space", greedy: true, to: 301 }, // 302
		{ k: "literal", literal: 6, to: 302 }, // 303
		{ k: "space", greedy: true, to: 303 }, // 304
		{ k: "fork", to: [301, 284] }, // 305
		{ k: "space", greedy: true, to: 305 }, // 306
		{ k: "fork", to: [234, 250] }, // 307
		{ k: "space", greedy: true, to: 307 }, // 308
		{ k: "atom", kind: "word", field: "skip", to: 308 }, // 309
		{ k: "slot", slot: "prop", field: "skip", to: 308 }, // 310
		{ k: "fork", to: [310, 309] }, // 311
		{ k: "fork", to: [311, 287] }, // 312
		{ k: "space", greedy: true, to: 312 }, // 313
		{ k: "look", body: 313, to: 306 }, // 314
		{ k: "literal", literal: 18, to: 314 }, // 315
		{ k: "op", do: { op: "repair", code: 2 }, to: 315 }, // 316
		{ k: "fork", to: [282, 316] }, // 317
		{ k: "atom", kind: "word", field: "name", to: 317 }, // 318
		{ k: "literal", literal: 12, to: 318 }, // 319
		{ k: "space", greedy: true, to: 29 }, // 320
		{ k: "fork", to: [436, 320] }, // 321
		{ k: "op", do: { op: "definite" }, to: 321 }, // 322
		{ k: "op", do: { op: "settle" }, to: 322 }, // 323
		{ k: "look", body: 45, to: 323 }, // 324
		{ k: "literal", literal: 8, to: 324 }, // 325
		{ k: "look", body: 48, to: 323 }, // 326
		{ k: "literal", literal: 8, to: 326 }, // 327
		{ k: "op", do: { op: "repair", code: 8 }, to: 327 }, // 328
		{ k: "space", greedy: true, to: 325 }, // 329
		{ k: "literal", literal: 8, to: 329 }, // 330
		{ k: "op", do: { op: "repair", code: 9 }, to: 330 }, // 331
		{ k: "look", body: 64, to: 323 }, // 332
		{ k: "op", do: { op: "repair", code: 5 }, to: 332 }, // 333
		{ k: "look", body: 83, to: 323 }, // 334
		{ k: "eol", to: 334 }, // 335
		{ k: "fork", to: [335, 334] }, // 336
		{ k: "op", do: { op: "repair", code: 14 }, to: 336 }, // 337
		{ k: "look", body: 89, to: 323 }, // 338
		{ k: "literal", literal: 8, to: 338 }, // 339
		{ k: "op", do: { op: "repair", code: 15 }, to: 339 }, // 340
		{ k: "fork", to: [325, 328, 331] }, // 341
		{ k: "space", greedy: true, to: 341 }, // 342
		{ k: "literal", literal: 8, to: 342 }, // 343
		{ k: "op", do: { op: "repair", code: 9 }, to: 343 }, // 344
		{ k: "op", do: { op: "break", at: "skip" }, to: 323 }, // 345
		{ k: "literal", literal: 8, to: 345 }, // 346
		{ k: "space", greedy: true, to: 346 }, // 347
		{ k: "literal", literal: 10, to: 347 }, // 348
		{ k: "space", greedy: true, to: 348 }, // 349
		{ k: "slot", slot: "unbound", field: "skip", to: 349 }, // 350
		{ k: "literal", literal: 11, to: 345 }, // 351
		{ k: "slot", slot: "tool", field: "skip", to: 351 }, // 352
		{ k: "literal", literal: 12, to: 352 }, // 353
		{ k: "fork", to: [350, 353, 352] }, // 354
		{ k: "space", greedy: true, to: 354 }, // 355
		{ k: "literal", literal: 8, to: 355 }, // 356
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 356 }, // 357
		{ k: "op", do: { op: "break", at: "here" }, to: 323 }, // 358
		{ k: "literal", literal: 11, to: 358 }, // 359
		{ k: "slot", slot: "tool", field: "skip", to: 359 }, // 360
		{ k: "literal", literal: 12, to: 360 }, // 361
		{ k: "literal", literal: 9, to: 361 }, // 362
		{ k: "fork", to: [325, 328, 331, 333, 337, 340, 344, 357, 362] }, // 363
		{ k: "text", field: "value", typed: false, stray: false, exits: 363, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [323] }, // 364
		{ k: "literal", literal: 8, to: 364 }, // 365
		{ k: "call", body: 118, back: 322 }, // 366
		{ k: "op", do: { op: "settle" }, to: 321 }, // 367
		{ k: "look", body: 45, to: 367 }, // 368
		{ k: "literal", literal: 8, to: 368 }, // 369
		{ k: "look", body: 48, to: 367 }, // 370
		{ k: "literal", literal: 8, to: 370 }, // 371
		{ k: "op", do: { op: "repair", code: 8 }, to: 371 }, // 372
		{ k: "space", greedy: true, to: 369 }, // 373
		{ k: "literal", literal: 8, to: 373 }, // 374
		{ k: "op", do: { op: "repair", code: 9 }, to: 374 }, // 375
		{ k: "look", body: 64, to: 367 }, // 376
		{ k: "op", do: { op: "repair", code: 5 }, to: 376 }, // 377
		{ k: "look", body: 83, to: 367 }, // 378
		{ k: "eol", to: 378 }, // 379
		{ k: "fork", to: [379, 378] }, // 380
		{ k: "op", do: { op: "repair", code: 14 }, to: 380 }, // 381
		{ k: "look", body: 89, to: 367 }, // 382
		{ k: "literal", literal: 8, to: 382 }, // 383
		{ k: "op", do: { op: "repair", code: 15 }, to: 383 }, // 384
		{ k: "fork", to: [369, 372, 375] }, // 385
		{ k: "space", greedy: true, to: 385 }, // 386
		{ k: "literal", literal: 8, to: 386 }, // 387
		{ k: "op", do: { op: "repair", code: 9 }, to: 387 }, // 388
		{ k: "op", do: { op: "break", at: "skip" }, to: 367 }, // 389
		{ k: "literal", literal: 8, to: 389 }, // 390
		{ k: "space", greedy: true, to: 390 }, // 391
		{ k: "literal", literal: 10, to: 391 }, // 392
		{ k: "space", greedy: true, to: 392 }, // 393
		{ k: "slot", slot: "unbound", field: "skip", to: 393 }, // 394
		{ k: "literal", literal: 11, to: 389 }, // 395
		{ k: "slot", slot: "tool", field: "skip", to: 395 }, // 396
		{ k: "literal", literal: 12, to: 396 }, // 397
		{ k: "fork", to: [394, 397, 396] }, // 398
		{ k: "space", greedy: true, to: 398 }, // 399
		{ k: "literal", literal: 8, to: 399 }, // 400
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 400 }, // 401
		{ k: "op", do: { op: "break", at: "here" }, to: 367 }, // 402
		{ k: "literal", literal: 11, to: 402 }, // 403
		{ k: "slot", slot: "tool", field: "skip", to: 403 }, // 404
		{ k: "literal", literal: 12, to: 404 }, // 405
		{ k: "literal", literal: 9, to: 405 }, // 406
		{ k: "look", body: 238, to: 367 }, // 407
		{ k: "fork", to: [369, 372, 375, 377, 381, 384, 388, 401, 406, 407] }, // 408
		{ k: "text", field: "value", typed: true, stray: false, exits: 408, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [367] }, // 409
		{ k: "look", body: 252, to: 409 }, // 410
		{ k: "op", do: { op: "repair", code: 6 }, to: 410 }, // 411
		{ k: "fork", to: [365, 366, 411] }, // 412
		{ k: "space", greedy: true, to: 412 }, // 413
		{ k: "literal", literal: 10, to: 413 }, // 414
		{ k: "space", greedy: true, to: 414 }, // 415
		{ k: "literal", literal: 13, to: 413 }, // 416
		{ k: "space", greedy: true, to: 416 }, // 417
		{ k: "op", do: { op: "repair", code: 4 }, to: 417 }, // 418
		{ k: "fork", to: [415, 418] }, // 419
		{ k: "atom", kind: "word", field: "key", to: 419 }, // 420
		{ k: "literal", literal: 8, to: 419 }, // 421
		{ k: "atom", kind: "word", field: "key", to: 421 }, // 422
		{ k: "literal", literal: 8, to: 422 }, // 423
		{ k: "op", do: { op: "repair", code: 1 }, to: 423 }, // 424
		{ k: "literal", literal: 22, to: 419 }, // 425
		{ k: "atom", kind: "word", field: "key", to: 425 }, // 426
		{ k: "literal", literal: 22, to: 426 }, // 427
		{ k: "op", do: { op: "repair", code: 1 }, to: 427 }, // 428
		{ k: "literal", literal: 23, to: 419 }, // 429
		{ k: "atom", kind: "word", field: "key", to: 429 }, // 430
		{ k: "literal", literal: 23, to: 430 }, // 431
		{ k: "op", do: { op: "repair", code: 1 }, to: 431 }, // 432
		{ k: "fork", to: [420, 424, 428, 432] }, // 433
		{ k: "space", greedy: true, to: 433 }, // 434
		{ k: "literal", literal: 6, to: 434 }, // 435
		{ k: "space", greedy: true, to: 435 }, // 436
		{ k: "fork", to: [433, 320] }, // 437
		{ k: "space", greedy: true, to: 437 }, // 438
		{ k: "literal", literal: 11, to: 438 }, // 439
		{ k: "atom", kind: "word", field: "name", to: 439 }, // 440
		{ k: "literal", literal: 10, to: 440 }, // 441
		{ k: "op", do: { op: "repair", code: 0 }, to: 441 }, // 442
		{ k: "fork", to: [319, 442] }, // 443
		{ k: "literal", literal: 9, to: 443 }, // 444
		{ k: "op", do: { op: "open", unit: 0 }, to: 444 }, // 445
		{ k: "fork", to: [561, 320] }, // 446
		{ k: "op", do: { op: "definite" }, to: 446 }, // 447
		{ k: "op", do: { op: "settle" }, to: 447 }, // 448
		{ k: "look", body: 45, to: 448 }, // 449
		{ k: "literal", literal: 8, to: 449 }, // 450
		{ k: "look", body: 48, to: 448 }, // 451
		{ k: "literal", literal: 8, to: 451 }, // 452
		{ k: "op", do: { op: "repair", code: 8 }, to: 452 }, // 453
		{ k: "space", greedy: true, to: 450 }, // 454
		{ k: "literal", literal: 8, to: 454 }, // 455
		{ k: "op", do: { op: "repair", code: 9 }, to: 455 }, // 456
		{ k: "look", body: 64, to: 448 }, // 457
		{ k: "op", do: { op: "repair", code: 5 }, to: 457 }, // 458
		{ k: "look", body: 83, to: 448 }, // 459
		{ k: "eol", to: 459 }, // 460
		{ k: "fork", to: [460, 459] }, // 461
		{ k: "op", do: { op: "repair", code: 14 }, to: 461 }, // 462
		{ k: "look", body: 89, to: 448 }, // 463
		{ k: "literal", literal: 8, to: 463 }, // 464
		{ k: "op", do: { op: "repair", code: 15 }, to: 464 }, // 465
		{ k: "fork", to: [450, 453, 456] }, // 466
		{ k: "space", greedy: true, to: 466 }, // 467
		{ k: "literal", literal: 8, to: 467 }, // 468
		{ k: "op", do: { op: "repair", code: 9 }, to: 468 }, // 469
		{ k: "op", do: { op: "break", at: "skip" }, to: 448 }, // 470
		{ k: "literal", literal: 8, to: 470 }, // 471
		{ k: "space", greedy: true, to: 471 }, // 472
		{ k: "literal", literal: 10, to: 472 }, // 473
		{ k: "space", greedy: true, to: 473 }, // 474
		{ k: "slot", slot: "unbound", field: "skip", to: 474 }, // 475
		{ k: "literal", literal: 11, to: 470 }, // 476
		{ k: "slot", slot: "tool", field: "skip", to: 476 }, // 477
		{ k: "literal", literal: 12, to: 477 }, // 478
		{ k: "fork", to: [475, 478, 477] }, // 479
		{ k: "space", greedy: true, to: 479 }, // 480
		{ k: "literal", literal: 8, to: 480 }, // 481
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 481 }, // 482
		{ k: "op", do: { op: "break", at: "here" }, to: 448 }, // 483
		{ k: "literal", literal: 11, to: 483 }, // 484
		{ k: "slot", slot: "tool", field: "skip", to: 484 }, // 485
		{ k: "literal", literal: 12, to: 485 }, // 486
		{ k: "literal", literal: 9, to: 486 }, // 487
		{ k: "fork", to: [450, 453, 456, 458, 462, 465, 469, 482, 487] }, // 488
		{ k: "text", field: "value", typed: false, stray: false, exits: 488, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [448] }, // 489
		{ k: "literal", literal: 8, to: 489 }, // 490
		{ k: "call", body: 118, back: 447 }, // 491
		{ k: "op", do: { op: "settle" }, to: 446 }, // 492
		{ k: "look", body: 45, to: 492 }, // 493
		{ k: "literal", literal: 8, to: 493 }, // 494
		{ k: "look", body: 48, to: 492 }, // 495
		{ k: "literal", literal: 8, to: 495 }, // 496
		{ k: "op", do: { op: "repair", code: 8 }, to: 496 }, // 497
		{ k: "space", greedy: true, to: 494 }, // 498
		{ k: "literal", literal: 8, to: 498 }, // 499
		{ k: "op", do: { op: "repair", code: 9 }, to: 499 }, // 500
		{ k: "look", body: 64, to: 492 }, // 501
		{ k: "op", do: { op: "repair", code: 5 }, to: 501 }, // 502
		{ k: "look", body: 83, to: 492 }, // 503
		{ k: "eol", to: 503 }, // 504
		{ k: "fork", to: [504, 503] }, // 505
		{ k: "op", do: { op: "repair", code: 14 }, to: 505 }, // 506
		{ k: "look", body: 89, to: 492 }, // 507
		{ k: "literal", literal: 8, to: 507 }, // 508
		{ k: "op", do: { op: "repair", code: 15 }, to: 508 }, // 509
		{ k: "fork", to: [494, 497, 500] }, // 510
		{ k: "space", greedy: true, to: 510 }, // 511
		{ k: "literal", literal: 8, to: 511 }, // 512
		{ k: "op", do: { op: "repair", code: 9 }, to: 512 }, // 513
		{ k: "op", do: { op: "break", at: "skip" }, to: 492 }, // 514
		{ k: "literal", literal: 8, to: 514 }, // 515
		{ k: "space", greedy: true, to: 515 }, // 516
		{ k: "literal", literal: 10, to: 516 }, // 517
		{ k: "space", greedy: true, to: 517 }, // 518
		{ k: "slot", slot: "unbound", field: "skip", to: 518 }, // 519
		{ k: "literal", literal: 11, to: 514 }, // 520
		{ k: "slot", slot: "tool", field: "skip", to: 520 }, // 521
		{ k: "literal", literal: 12, to: 521 }, // 522
		{ k: "fork", to: [519, 522, 521] }, // 523
		{ k: "space", greedy: true, to: 523 }, // 524
		{ k: "literal", literal: 8, to: 524 }, // 525
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 525 }, // 526
		{ k: "op", do: { op: "break", at: "here" }, to: 492 }, // 527
		{ k: "literal", literal: 11, to: 527 }, // 528
		{ k: "slot", slot: "tool", field: "skip", to: 528 }, // 529
		{ k: "literal", literal: 12, to: 529 }, // 530
		{ k: "literal", literal: 9, to: 530 }, // 531
		{ k: "look", body: 238, to: 492 }, // 532
		{ k: "fork", to: [494, 497, 500, 502, 506, 509, 513, 526, 531, 532] }, // 533
		{ k: "text", field: "value", typed: true, stray: false, exits: 533, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [492] }, // 534
		{ k: "look", body: 252, to: 534 }, // 535
		{ k: "op", do: { op: "repair", code: 6 }, to: 535 }, // 536
		{ k: "fork", to: [490, 491, 536] }, // 537
		{ k: "space", greedy: true, to: 537 }, // 538
		{ k: "literal", literal: 10, to: 538 }, // 539
		{ k: "space", greedy: true, to: 539 }, // 540
		{ k: "literal", literal: 13, to: 538 }, // 541
		{ k: "space", greedy: true, to: 541 }, // 542
		{ k: "op", do: { op: "repair", code: 4 }, to: 542 }, // 543
		{ k: "fork", to: [540, 543] }, // 544
		{ k: "atom", kind: "word", field: "key", to: 544 }, // 545
		{ k: "literal", literal: 8, to: 544 }, // 546
		{ k: "atom", kind: "word", field: "key", to: 546 }, // 547
		{ k: "literal", literal: 8, to: 547 }, // 548
		{ k: "op", do: { op: "repair", code: 1 }, to: 548 }, // 549
		{ k: "literal", literal: 22, to: 544 }, // 550
		{ k: "atom", kind: "word", field: "key", to: 550 }, // 551
		{ k: "literal", literal: 22, to: 551 }, // 552
		{ k: "op", do: { op: "repair", code: 1 }, to: 552 }, // 553
		{ k: "literal", literal: 23, to: 544 }, // 554
		{ k: "atom", kind: "word", field: "key", to: 554 }, // 555
		{ k: "literal", literal: 23, to: 555 }, // 556
		{ k: "op", do: { op: "repair", code: 1 }, to: 556 }, // 557
		{ k: "fork", to: [545, 549, 553, 557] }, // 558
		{ k: "space", greedy: true, to: 558 }, // 559
		{ k: "literal", literal: 6, to: 559 }, // 560
		{ k: "space", greedy: true, to: 560 }, // 561
		{ k: "fork", to: [558, 320] }, // 562
		{ k: "space", greedy: true, to: 562 }, // 563
		{ k: "atom", kind: "word", field: "skip", to: 70 }, // 564
		{ k: "space", greedy: true, to: 564 }, // 565
		{ k: "literal", literal: 5, to: 30 }, // 566
		{ k: "space", greedy: true, to: 566 }, // 567
		{ k: "fork", to: [565, 567] }, // 568
		{ k: "look", body: 568, to: 563 }, // 569
		{ k: "literal", literal: 11, to: 569 }, // 570
		{ k: "slot", slot: "tool", field: "name", to: 570 }, // 571
		{ k: "literal", literal: 12, to: 571 }, // 572
		{ k: "op", do: { op: "repair", code: 10 }, to: 572 }, // 573
		{ k: "op", do: { op: "open", unit: 1 }, to: 573 }, // 574
		{ k: "literal", literal: 25, to: 9 }, // 575
		{ k: "fork", to: [575, 9] }, // 576
	],
};
