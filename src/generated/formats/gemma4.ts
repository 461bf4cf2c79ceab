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
		{ name: "thinking", after: ["<|channel>thought\n"], node: 550 }, // 0
	],
	units: [
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [24, 25, 26, 27, 28], closableByLoop: [29, 34, 35, 36, 37, 38, 39, 40, 46, 47, 49, 50, 51, 62, 63, 81, 82, 83, 84, 87, 88, 89, 90, 91, 92, 93, 112, 116, 117, 118, 119, 120, 121, 124, 125, 126, 127, 128, 129, 130, 153, 154, 158, 159, 160, 161, 162, 163, 164, 169, 170, 171, 173, 174, 175, 176, 177, 178, 179, 180, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 226, 227, 266, 267, 268, 269, 270, 271, 272, 276, 277, 291, 292, 300, 301, 302, 303, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 346, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 387, 388, 417, 418, 419], pairs: true }, // 0
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [24, 25, 26, 27, 28], closableByLoop: [29, 116, 117, 118, 119, 120, 121, 124, 125, 126, 127, 128, 129, 130, 153, 154, 158, 159, 160, 161, 162, 163, 164, 169, 170, 171, 173, 174, 175, 176, 177, 178, 179, 180, 306, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 465, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 506, 507, 536, 537, 543, 544], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 0, 9, 12], terminators: [], stray: false }, // 2
		{ k: "fork", to: [11, 15, 18, 20, 23, 425, 548, 0] }, // 3
		{ k: "fork", to: [11, 15, 18, 20, 23, 425, 548] }, // 4
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
		{ k: "fork", to: [265, 37] }, // 38
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
		{ k: "assert", what: "end", to: 0 }, // 52
		{ k: "literal", literal: 9, to: 0 }, // 53
		{ k: "fork", to: [52, 53] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 4, to: 55 }, // 56
		{ k: "literal", literal: 4, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 9 }, to: 57 }, // 58
		{ k: "fork", to: [56, 58] }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 5, to: 60 }, // 61
		{ k: "look", body: 61, to: 40 }, // 62
		{ k: "op", do: { op: "repair", code: 5 }, to: 62 }, // 63
		{ k: "literal", literal: 8, to: 0 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 10, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "slot", slot: "unbound", field: "skip", to: 67 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 6, to: 69 }, // 70
		{ k: "literal", literal: 11, to: 0 }, // 71
		{ k: "slot", slot: "tool", field: "skip", to: 71 }, // 72
		{ k: "literal", literal: 12, to: 72 }, // 73
		{ k: "literal", literal: 9, to: 73 }, // 74
		{ k: "fork", to: [74, 52] }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 4, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 5, to: 78 }, // 79
		{ k: "fork", to: [70, 79, 77] }, // 80
		{ k: "look", body: 80, to: 40 }, // 81
		{ k: "eol", to: 81 }, // 82
		{ k: "fork", to: [82, 81] }, // 83
		{ k: "op", do: { op: "repair", code: 14 }, to: 83 }, // 84
		{ k: "fork", to: [30, 74] }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "look", body: 86, to: 40 }, // 87
		{ k: "literal", literal: 8, to: 87 }, // 88
		{ k: "op", do: { op: "repair", code: 15 }, to: 88 }, // 89
		{ k: "fork", to: [47, 51] }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 8, to: 91 }, // 92
		{ k: "op", do: { op: "repair", code: 9 }, to: 92 }, // 93
		{ k: "op", do: { op: "break", at: "skip" }, to: 40 }, // 94
		{ k: "literal", literal: 8, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 10, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "slot", slot: "unbound", field: "skip", to: 98 }, // 99
		{ k: "literal", literal: 11, to: 94 }, // 100
		{ k: "slot", slot: "tool", field: "skip", to: 100 }, // 101
		{ k: "literal", literal: 12, to: 101 }, // 102
		{ k: "fork", to: [99, 102, 101] }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 8, to: 104 }, // 105
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 105 }, // 106
		{ k: "op", do: { op: "break", at: "here" }, to: 40 }, // 107
		{ k: "literal", literal: 11, to: 107 }, // 108
		{ k: "slot", slot: "tool", field: "skip", to: 108 }, // 109
		{ k: "literal", literal: 12, to: 109 }, // 110
		{ k: "literal", literal: 9, to: 110 }, // 111
		{ k: "fork", to: [47, 51, 63, 84, 89, 93, 106, 111] }, // 112
		{ k: "text", field: "value", typed: false, stray: false, exits: 112, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [40] }, // 113
		{ k: "literal", literal: 8, to: 113 }, // 114
		{ k: "fork", to: [182] }, // 115
		{ k: "return" }, // 116
		{ k: "op", do: { op: "pop" }, to: 116 }, // 117
		{ k: "literal", literal: 5, to: 117 }, // 118
		{ k: "fork", to: [154] }, // 119
		{ k: "space", greedy: true, to: 116 }, // 120
		{ k: "fork", to: [152, 120] }, // 121
		{ k: "fork", to: [148] }, // 122
		{ k: "fork", to: [134] }, // 123
		{ k: "op", do: { op: "settle" }, to: 116 }, // 124
		{ k: "look", body: 45, to: 124 }, // 125
		{ k: "literal", literal: 8, to: 125 }, // 126
		{ k: "look", body: 48, to: 124 }, // 127
		{ k: "literal", literal: 8, to: 127 }, // 128
		{ k: "op", do: { op: "repair", code: 8 }, to: 128 }, // 129
		{ k: "fork", to: [126, 129] }, // 130
		{ k: "text", field: "value", typed: false, stray: false, exits: 130, stops: [8], terminators: [124] }, // 131
		{ k: "literal", literal: 8, to: 131 }, // 132
		{ k: "call", body: 115, back: 116 }, // 133
		{ k: "fork", to: [132, 133] }, // 134
		{ k: "call", body: 123, back: 116 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "literal", literal: 10, to: 136 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "literal", literal: 13, to: 136 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "op", do: { op: "repair", code: 4 }, to: 140 }, // 141
		{ k: "fork", to: [138, 141] }, // 142
		{ k: "atom", kind: "word", field: "key", to: 142 }, // 143
		{ k: "literal", literal: 8, to: 142 }, // 144
		{ k: "atom", kind: "word", field: "key", to: 144 }, // 145
		{ k: "literal", literal: 8, to: 145 }, // 146
		{ k: "op", do: { op: "repair", code: 1 }, to: 146 }, // 147
		{ k: "fork", to: [143, 147] }, // 148
		{ k: "call", body: 122, back: 121 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "literal", literal: 6, to: 150 }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "fork", to: [149, 120] }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "call", body: 119, back: 118 }, // 155
		{ k: "literal", literal: 11, to: 155 }, // 156
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 156 }, // 157
		{ k: "literal", literal: 7, to: 117 }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 6, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "op", do: { op: "repair", code: 3 }, to: 161 }, // 162
		{ k: "fork", to: [159, 162] }, // 163
		{ k: "fork", to: [168, 163] }, // 164
		{ k: "call", body: 123, back: 164 }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 6, to: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "fork", to: [165, 159] }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "literal", literal: 14, to: 170 }, // 171
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 171 }, // 172
		{ k: "look", body: 45, to: 116 }, // 173
		{ k: "literal", literal: 8, to: 173 }, // 174
		{ k: "op", do: { op: "repair", code: 7 }, to: 174 }, // 175
		{ k: "look", body: 48, to: 116 }, // 176
		{ k: "literal", literal: 8, to: 176 }, // 177
		{ k: "op", do: { op: "repair", code: 8 }, to: 177 }, // 178
		{ k: "op", do: { op: "repair", code: 7 }, to: 178 }, // 179
		{ k: "fork", to: [116, 175, 179] }, // 180
		{ k: "value", py: true, unlisted: true, field: "value", to: 180 }, // 181
		{ k: "fork", to: [157, 172, 181] }, // 182
		{ k: "call", body: 115, back: 39 }, // 183
		{ k: "op", do: { op: "settle" }, to: 38 }, // 184
		{ k: "look", body: 45, to: 184 }, // 185
		{ k: "literal", literal: 8, to: 185 }, // 186
		{ k: "look", body: 48, to: 184 }, // 187
		{ k: "literal", literal: 8, to: 187 }, // 188
		{ k: "op", do: { op: "repair", code: 8 }, to: 188 }, // 189
		{ k: "look", body: 61, to: 184 }, // 190
		{ k: "op", do: { op: "repair", code: 5 }, to: 190 }, // 191
		{ k: "look", body: 80, to: 184 }, // 192
		{ k: "eol", to: 192 }, // 193
		{ k: "fork", to: [193, 192] }, // 194
		{ k: "op", do: { op: "repair", code: 14 }, to: 194 }, // 195
		{ k: "look", body: 86, to: 184 }, // 196
		{ k: "literal", literal: 8, to: 196 }, // 197
		{ k: "op", do: { op: "repair", code: 15 }, to: 197 }, // 198
		{ k: "fork", to: [186, 189] }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "literal", literal: 8, to: 200 }, // 201
		{ k: "op", do: { op: "repair", code: 9 }, to: 201 }, // 202
		{ k: "op", do: { op: "break", at: "skip" }, to: 184 }, // 203
		{ k: "literal", literal: 8, to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 10, to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "slot", slot: "unbound", field: "skip", to: 207 }, // 208
		{ k: "literal", literal: 11, to: 203 }, // 209
		{ k: "slot", slot: "tool", field: "skip", to: 209 }, // 210
		{ k: "literal", literal: 12, to: 210 }, // 211
		{ k: "fork", to: [208, 211, 210] }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "literal", literal: 8, to: 213 }, // 214
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 214 }, // 215
		{ k: "op", do: { op: "break", at: "here" }, to: 184 }, // 216
		{ k: "literal", literal: 11, to: 216 }, // 217
		{ k: "slot", slot: "tool", field: "skip", to: 217 }, // 218
		{ k: "literal", literal: 12, to: 218 }, // 219
		{ k: "literal", literal: 9, to: 219 }, // 220
		{ k: "literal", literal: 10, to: 0 }, // 221
		{ k: "space", greedy: true, to: 221 }, // 222
		{ k: "slot", slot: "prop", field: "skip", to: 222 }, // 223
		{ k: "space", greedy: true, to: 223 }, // 224
		{ k: "literal", literal: 6, to: 224 }, // 225
		{ k: "look", body: 225, to: 184 }, // 226
		{ k: "fork", to: [186, 189, 191, 195, 198, 202, 215, 220, 226] }, // 227
		{ k: "text", field: "value", typed: true, stray: false, exits: 227, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [184] }, // 228
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 229
		{ k: "literal", literal: 15, to: 0 }, // 230
		{ k: "literal", literal: 16, to: 0 }, // 231
		{ k: "literal", literal: 17, to: 0 }, // 232
		{ k: "literal", literal: 18, to: 0 }, // 233
		{ k: "literal", literal: 19, to: 0 }, // 234
		{ k: "literal", literal: 13, to: 0 }, // 235
		{ k: "literal", literal: 20, to: 0 }, // 236
		{ k: "literal", literal: 21, to: 0 }, // 237
		{ k: "fork", to: [229, 230, 231, 232, 233, 234, 235, 236, 237] }, // 238
		{ k: "look", body: 238, to: 228 }, // 239
		{ k: "op", do: { op: "repair", code: 6 }, to: 239 }, // 240
		{ k: "fork", to: [114, 183, 240] }, // 241
		{ k: "space", greedy: true, to: 241 }, // 242
		{ k: "literal", literal: 10, to: 242 }, // 243
		{ k: "space", greedy: true, to: 243 }, // 244
		{ k: "literal", literal: 13, to: 242 }, // 245
		{ k: "space", greedy: true, to: 245 }, // 246
		{ k: "op", do: { op: "repair", code: 4 }, to: 246 }, // 247
		{ k: "fork", to: [244, 247] }, // 248
		{ k: "atom", kind: "word", field: "key", to: 248 }, // 249
		{ k: "literal", literal: 8, to: 248 }, // 250
		{ k: "atom", kind: "word", field: "key", to: 250 }, // 251
		{ k: "literal", literal: 8, to: 251 }, // 252
		{ k: "op", do: { op: "repair", code: 1 }, to: 252 }, // 253
		{ k: "literal", literal: 22, to: 248 }, // 254
		{ k: "atom", kind: "word", field: "key", to: 254 }, // 255
		{ k: "literal", literal: 22, to: 255 }, // 256
		{ k: "op", do: { op: "repair", code: 1 }, to: 256 }, // 257
		{ k: "literal", literal: 23, to: 248 }, // 258
		{ k: "atom", kind: "word", field: "key", to: 258 }, // 259
		{ k: "literal", literal: 23, to: 259 }, // 260
		{ k: "op", do: { op: "repair", code: 1 }, to: 260 }, // 261
		{ k: "fork", to: [249, 253, 257, 261] }, // 262
		{ k: "space", greedy: true, to: 262 }, // 263
		{ k: "literal", literal: 6, to: 263 }, // 264
		{ k: "space", greedy: true, to: 264 }, // 265
		{ k: "fork", to: [262, 37] }, // 266
		{ k: "space", greedy: true, to: 266 }, // 267
		{ k: "literal", literal: 11, to: 267 }, // 268
		{ k: "literal", literal: 24, to: 28 }, // 269
		{ k: "space", greedy: true, to: 269 }, // 270
		{ k: "fork", to: [290, 270] }, // 271
		{ k: "op", do: { op: "settle" }, to: 271 }, // 272
		{ k: "literal", literal: 24, to: 48 }, // 273
		{ k: "fork", to: [41, 273] }, // 274
		{ k: "space", greedy: true, to: 274 }, // 275
		{ k: "look", body: 275, to: 272 }, // 276
		{ k: "literal", literal: 8, to: 276 }, // 277
		{ k: "text", field: "value", typed: false, stray: false, exits: 277, stops: [8], terminators: [272] }, // 278
		{ k: "literal", literal: 8, to: 278 }, // 279
		{ k: "value", py: true, field: "value", to: 271 }, // 280
		{ k: "fork", to: [279, 280] }, // 281
		{ k: "space", greedy: true, to: 281 }, // 282
		{ k: "literal", literal: 10, to: 282 }, // 283
		{ k: "literal", literal: 13, to: 282 }, // 284
		{ k: "fork", to: [283, 284] }, // 285
		{ k: "space", greedy: true, to: 285 }, // 286
		{ k: "atom", kind: "word", field: "key", to: 286 }, // 287
		{ k: "space", greedy: true, to: 287 }, // 288
		{ k: "literal", literal: 6, to: 288 }, // 289
		{ k: "space", greedy: true, to: 289 }, // 290
		{ k: "fork", to: [287, 270] }, // 291
		{ k: "space", greedy: true, to: 291 }, // 292
		{ k: "fork", to: [221, 235] }, // 293
		{ k: "space", greedy: true, to: 293 }, // 294
		{ k: "atom", kind: "word", field: "skip", to: 294 }, // 295
		{ k: "slot", slot: "prop", field: "skip", to: 294 }, // 296
		{ k: "fork", to: [296, 295] }, // 297
		{ k: "fork", to: [297, 273] }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "look", body: 299, to: 292 }, // 300
		{ k: "literal", literal: 17, to: 300 }, // 301
		{ k: "op", do: { op: "repair", code: 2 }, to: 301 }, // 302
		{ k: "fork", to: [268, 302] }, // 303
		{ k: "atom", kind: "word", field: "name", to: 303 }, // 304
		{ k: "literal", literal: 12, to: 304 }, // 305
		{ k: "space", greedy: true, to: 29 }, // 306
		{ k: "fork", to: [416, 306] }, // 307
		{ k: "op", do: { op: "definite" }, to: 307 }, // 308
		{ k: "op", do: { op: "settle" }, to: 308 }, // 309
		{ k: "look", body: 45, to: 309 }, // 310
		{ k: "literal", literal: 8, to: 310 }, // 311
		{ k: "look", body: 48, to: 309 }, // 312
		{ k: "literal", literal: 8, to: 312 }, // 313
		{ k: "op", do: { op: "repair", code: 8 }, to: 313 }, // 314
		{ k: "look", body: 61, to: 309 }, // 315
		{ k: "op", do: { op: "repair", code: 5 }, to: 315 }, // 316
		{ k: "look", body: 80, to: 309 }, // 317
		{ k: "eol", to: 317 }, // 318
		{ k: "fork", to: [318, 317] }, // 319
		{ k: "op", do: { op: "repair", code: 14 }, to: 319 }, // 320
		{ k: "look", body: 86, to: 309 }, // 321
		{ k: "literal", literal: 8, to: 321 }, // 322
		{ k: "op", do: { op: "repair", code: 15 }, to: 322 }, // 323
		{ k: "fork", to: [311, 314] }, // 324
		{ k: "space", greedy: true, to: 324 }, // 325
		{ k: "literal", literal: 8, to: 325 }, // 326
		{ k: "op", do: { op: "repair", code: 9 }, to: 326 }, // 327
		{ k: "op", do: { op: "break", at: "skip" }, to: 309 }, // 328
		{ k: "literal", literal: 8, to: 328 }, // 329
		{ k: "space", greedy: true, to: 329 }, // 330
		{ k: "literal", literal: 10, to: 330 }, // 331
		{ k: "space", greedy: true, to: 331 }, // 332
		{ k: "slot", slot: "unbound", field: "skip", to: 332 }, // 333
		{ k: "literal", literal: 11, to: 328 }, // 334
		{ k: "slot", slot: "tool", field: "skip", to: 334 }, // 335
		{ k: "literal", literal: 12, to: 335 }, // 336
		{ k: "fork", to: [333, 336, 335] }, // 337
		{ k: "space", greedy: true, to: 337 }, // 338
		{ k: "literal", literal: 8, to: 338 }, // 339
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 339 }, // 340
		{ k: "op", do: { op: "break", at: "here" }, to: 309 }, // 341
		{ k: "literal", literal: 11, to: 341 }, // 342
		{ k: "slot", slot: "tool", field: "skip", to: 342 }, // 343
		{ k: "literal", literal: 12, to: 343 }, // 344
		{ k: "literal", literal: 9, to: 344 }, // 345
		{ k: "fork", to: [311, 314, 316, 320, 323, 327, 340, 345] }, // 346
		{ k: "text", field: "value", typed: false, stray: false, exits: 346, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [309] }, // 347
		{ k: "literal", literal: 8, to: 347 }, // 348
		{ k: "call", body: 115, back: 308 }, // 349
		{ k: "op", do: { op: "settle" }, to: 307 }, // 350
		{ k: "look", body: 45, to: 350 }, // 351
		{ k: "literal", literal: 8, to: 351 }, // 352
		{ k: "look", body: 48, to: 350 }, // 353
		{ k: "literal", literal: 8, to: 353 }, // 354
		{ k: "op", do: { op: "repair", code: 8 }, to: 354 }, // 355
		{ k: "look", body: 61, to: 350 }, // 356
		{ k: "op", do: { op: "repair", code: 5 }, to: 356 }, // 357
		{ k: "look", body: 80, to: 350 }, // 358
		{ k: "eol", to: 358 }, // 359
		{ k: "fork", to: [359, 358] }, // 360
		{ k: "op", do: { op: "repair", code: 14 }, to: 360 }, // 361
		{ k: "look", body: 86, to: 350 }, // 362
		{ k: "literal", literal: 8, to: 362 }, // 363
		{ k: "op", do: { op: "repair", code: 15 }, to: 363 }, // 364
		{ k: "fork", to: [352, 355] }, // 365
		{ k: "space", greedy: true, to: 365 }, // 366
		{ k: "literal", literal: 8, to: 366 }, // 367
		{ k: "op", do: { op: "repair", code: 9 }, to: 367 }, // 368
		{ k: "op", do: { op: "break", at: "skip" }, to: 350 }, // 369
		{ k: "literal", literal: 8, to: 369 }, // 370
		{ k: "space", greedy: true, to: 370 }, // 371
		{ k: "literal", literal: 10, to: 371 }, // 372
		{ k: "space", greedy: true, to: 372 }, // 373
		{ k: "slot", slot: "unbound", field: "skip", to: 373 }, // 374
		{ k: "literal", literal: 11, to: 369 }, // 375
		{ k: "slot", slot: "tool", field: "skip", to: 375 }, // 376
		{ k: "literal", literal: 12, to: 376 }, // 377
		{ k: "fork", to: [374, 377, 376] }, // 378
		{ k: "space", greedy: true, to: 378 }, // 379
		{ k: "literal", literal: 8, to: 379 }, // 380
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 380 }, // 381
		{ k: "op", do: { op: "break", at: "here" }, to: 350 }, // 382
		{ k: "literal", literal: 11, to: 382 }, // 383
		{ k: "slot", slot: "tool", field: "skip", to: 383 }, // 384
		{ k: "literal", literal: 12, to: 384 }, // 385
		{ k: "literal", literal: 9, to: 385 }, // 386
		{ k: "look", body: 225, to: 350 }, // 387
		{ k: "fork", to: [352, 355, 357, 361, 364, 368, 381, 386, 387] }, // 388
		{ k: "text", field: "value", typed: true, stray: false, exits: 388, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [350] }, // 389
		{ k: "look", body: 238, to: 389 }, // 390
		{ k: "op", do: { op: "repair", code: 6 }, to: 390 }, // 391
		{ k: "fork", to: [348, 349, 391] }, // 392
		{ k: "space", greedy: true, to: 392 }, // 393
		{ k: "literal", literal: 10, to: 393 }, // 394
		{ k: "space", greedy: true, to: 394 }, // 395
		{ k: "literal", literal: 13, to: 393 }, // 396
		{ k: "space", greedy: true, to: 396 }, // 397
		{ k: "op", do: { op: "repair", code: 4 }, to: 397 }, // 398
		{ k: "fork", to: [395, 398] }, // 399
		{ k: "atom", kind: "word", field: "key", to: 399 }, // 400
		{ k: "literal", literal: 8, to: 399 }, // 401
		{ k: "atom", kind: "word", field: "key", to: 401 }, // 402
		{ k: "literal", literal: 8, to: 402 }, // 403
		{ k: "op", do: { op: "repair", code: 1 }, to: 403 }, // 404
		{ k: "literal", literal: 22, to: 399 }, // 405
		{ k: "atom", kind: "word", field: "key", to: 405 }, // 406
		{ k: "literal", literal: 22, to: 406 }, // 407
		{ k: "op", do: { op: "repair", code: 1 }, to: 407 }, // 408
		{ k: "literal", literal: 23, to: 399 }, // 409
		{ k: "atom", kind: "word", field: "key", to: 409 }, // 410
		{ k: "literal", literal: 23, to: 410 }, // 411
		{ k: "op", do: { op: "repair", code: 1 }, to: 411 }, // 412
		{ k: "fork", to: [400, 404, 408, 412] }, // 413
		{ k: "space", greedy: true, to: 413 }, // 414
		{ k: "literal", literal: 6, to: 414 }, // 415
		{ k: "space", greedy: true, to: 415 }, // 416
		{ k: "fork", to: [413, 306] }, // 417
		{ k: "space", greedy: true, to: 417 }, // 418
		{ k: "literal", literal: 11, to: 418 }, // 419
		{ k: "atom", kind: "word", field: "name", to: 419 }, // 420
		{ k: "literal", literal: 10, to: 420 }, // 421
		{ k: "op", do: { op: "repair", code: 0 }, to: 421 }, // 422
		{ k: "fork", to: [305, 422] }, // 423
		{ k: "literal", literal: 9, to: 423 }, // 424
		{ k: "op", do: { op: "open", unit: 0 }, to: 424 }, // 425
		{ k: "fork", to: [535, 306] }, // 426
		{ k: "op", do: { op: "definite" }, to: 426 }, // 427
		{ k: "op", do: { op: "settle" }, to: 427 }, // 428
		{ k: "look", body: 45, to: 428 }, // 429
		{ k: "literal", literal: 8, to: 429 }, // 430
		{ k: "look", body: 48, to: 428 }, // 431
		{ k: "literal", literal: 8, to: 431 }, // 432
		{ k: "op", do: { op: "repair", code: 8 }, to: 432 }, // 433
		{ k: "look", body: 61, to: 428 }, // 434
		{ k: "op", do: { op: "repair", code: 5 }, to: 434 }, // 435
		{ k: "look", body: 80, to: 428 }, // 436
		{ k: "eol", to: 436 }, // 437
		{ k: "fork", to: [437, 436] }, // 438
		{ k: "op", do: { op: "repair", code: 14 }, to: 438 }, // 439
		{ k: "look", body: 86, to: 428 }, // 440
		{ k: "literal", literal: 8, to: 440 }, // 441
		{ k: "op", do: { op: "repair", code: 15 }, to: 441 }, // 442
		{ k: "fork", to: [430, 433] }, // 443
		{ k: "space", greedy: true, to: 443 }, // 444
		{ k: "literal", literal: 8, to: 444 }, // 445
		{ k: "op", do: { op: "repair", code: 9 }, to: 445 }, // 446
		{ k: "op", do: { op: "break", at: "skip" }, to: 428 }, // 447
		{ k: "literal", literal: 8, to: 447 }, // 448
		{ k: "space", greedy: true, to: 448 }, // 449
		{ k: "literal", literal: 10, to: 449 }, // 450
		{ k: "space", greedy: true, to: 450 }, // 451
		{ k: "slot", slot: "unbound", field: "skip", to: 451 }, // 452
		{ k: "literal", literal: 11, to: 447 }, // 453
		{ k: "slot", slot: "tool", field: "skip", to: 453 }, // 454
		{ k: "literal", literal: 12, to: 454 }, // 455
		{ k: "fork", to: [452, 455, 454] }, // 456
		{ k: "space", greedy: true, to: 456 }, // 457
		{ k: "literal", literal: 8, to: 457 }, // 458
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 458 }, // 459
		{ k: "op", do: { op: "break", at: "here" }, to: 428 }, // 460
		{ k: "literal", literal: 11, to: 460 }, // 461
		{ k: "slot", slot: "tool", field: "skip", to: 461 }, // 462
		{ k: "literal", literal: 12, to: 462 }, // 463
		{ k: "literal", literal: 9, to: 463 }, // 464
		{ k: "fork", to: [430, 433, 435, 439, 442, 446, 459, 464] }, // 465
		{ k: "text", field: "value", typed: false, stray: false, exits: 465, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [428] }, // 466
		{ k: "literal", literal: 8, to: 466 }, // 467
		{ k: "call", body: 115, back: 427 }, // 468
		{ k: "op", do: { op: "settle" }, to: 426 }, // 469
		{ k: "look", body: 45, to: 469 }, // 470
		{ k: "literal", literal: 8, to: 470 }, // 471
		{ k: "look", body: 48, to: 469 }, // 472
		{ k: "literal", literal: 8, to: 472 }, // 473
		{ k: "op", do: { op: "repair", code: 8 }, to: 473 }, // 474
		{ k: "look", body: 61, to: 469 }, // 475
		{ k: "op", do: { op: "repair", code: 5 }, to: 475 }, // 476
		{ k: "look", body: 80, to: 469 }, // 477
		{ k: "eol", to: 477 }, // 478
		{ k: "fork", to: [478, 477] }, // 479
		{ k: "op", do: { op: "repair", code: 14 }, to: 479 }, // 480
		{ k: "look", body: 86, to: 469 }, // 481
		{ k: "literal", literal: 8, to: 481 }, // 482
		{ k: "op", do: { op: "repair", code: 15 }, to: 482 }, // 483
		{ k: "fork", to: [471, 474] }, // 484
		{ k: "space", greedy: true, to: 484 }, // 485
		{ k: "literal", literal: 8, to: 485 }, // 486
		{ k: "op", do: { op: "repair", code: 9 }, to: 486 }, // 487
		{ k: "op", do: { op: "break", at: "skip" }, to: 469 }, // 488
		{ k: "literal", literal: 8, to: 488 }, // 489
		{ k: "space", greedy: true, to: 489 }, // 490
		{ k: "literal", literal: 10, to: 490 }, // 491
		{ k: "space", greedy: true, to: 491 }, // 492
		{ k: "slot", slot: "unbound", field: "skip", to: 492 }, // 493
		{ k: "literal", literal: 11, to: 488 }, // 494
		{ k: "slot", slot: "tool", field: "skip", to: 494 }, // 495
		{ k: "literal", literal: 12, to: 495 }, // 496
		{ k: "fork", to: [493, 496, 495] }, // 497
		{ k: "space", greedy: true, to: 497 }, // 498
		{ k: "literal", literal: 8, to: 498 }, // 499
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 499 }, // 500
		{ k: "op", do: { op: "break", at: "here" }, to: 469 }, // 501
		{ k: "literal", literal: 11, to: 501 }, // 502
		{ k: "slot", slot: "tool", field: "skip", to: 502 }, // 503
		{ k: "literal", literal: 12, to: 503 }, // 504
		{ k: "literal", literal: 9, to: 504 }, // 505
		{ k: "look", body: 225, to: 469 }, // 506
		{ k: "fork", to: [471, 474, 476, 480, 483, 487, 500, 505, 506] }, // 507
		{ k: "text", field: "value", typed: true, stray: false, exits: 507, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [469] }, // 508
		{ k: "look", body: 238, to: 508 }, // 509
		{ k: "op", do: { op: "repair", code: 6 }, to: 509 }, // 510
		{ k: "fork", to: [467, 468, 510] }, // 511
		{ k: "space", greedy: true, to: 511 }, // 512
		{ k: "literal", literal: 10, to: 512 }, // 513
		{ k: "space", greedy: true, to: 513 }, // 514
		{ k: "literal", literal: 13, to: 512 }, // 515
		{ k: "space", greedy: true, to: 515 }, // 516
		{ k: "op", do: { op: "repair", code: 4 }, to: 516 }, // 517
		{ k: "fork", to: [514, 517] }, // 518
		{ k: "atom", kind: "word", field: "key", to: 518 }, // 519
		{ k: "literal", literal: 8, to: 518 }, // 520
		{ k: "atom", kind: "word", field: "key", to: 520 }, // 521
		{ k: "literal", literal: 8, to: 521 }, // 522
		{ k: "op", do: { op: "repair", code: 1 }, to: 522 }, // 523
		{ k: "literal", literal: 22, to: 518 }, // 524
		{ k: "atom", kind: "word", field: "key", to: 524 }, // 525
		{ k: "literal", literal: 22, to: 525 }, // 526
		{ k: "op", do: { op: "repair", code: 1 }, to: 526 }, // 527
		{ k: "literal", literal: 23, to: 518 }, // 528
		{ k: "atom", kind: "word", field: "key", to: 528 }, // 529
		{ k: "literal", literal: 23, to: 529 }, // 530
		{ k: "op", do: { op: "repair", code: 1 }, to: 530 }, // 531
		{ k: "fork", to: [519, 523, 527, 531] }, // 532
		{ k: "space", greedy: true, to: 532 }, // 533
		{ k: "literal", literal: 6, to: 533 }, // 534
		{ k: "space", greedy: true, to: 534 }, // 535
		{ k: "fork", to: [532, 306] }, // 536
		{ k: "space", greedy: true, to: 536 }, // 537
		{ k: "atom", kind: "word", field: "skip", to: 67 }, // 538
		{ k: "space", greedy: true, to: 538 }, // 539
		{ k: "literal", literal: 5, to: 30 }, // 540
		{ k: "space", greedy: true, to: 540 }, // 541
		{ k: "fork", to: [539, 541] }, // 542
		{ k: "look", body: 542, to: 537 }, // 543
		{ k: "literal", literal: 11, to: 543 }, // 544
		{ k: "slot", slot: "tool", field: "name", to: 544 }, // 545
		{ k: "literal", literal: 12, to: 545 }, // 546
		{ k: "op", do: { op: "repair", code: 10 }, to: 546 }, // 547
		{ k: "op", do: { op: "open", unit: 1 }, to: 547 }, // 548
		{ k: "literal", literal: 25, to: 9 }, // 549
		{ k: "fork", to: [549, 9] }, // 550
	],
};
