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
		"\"", // 15
		"'", // 16
		")", // 17
		"(", // 18
		"<|channel>thought\n", // 19
		"\n<channel|>", // 20
		"\r\n<channel|>", // 21
		"\n,", // 22
		"\n}", // 23
		"\n<tool_call|>", // 24
		"\r\n,", // 25
		"\r\n}", // 26
		"\r\n<tool_call|>", // 27
	],
	openings: [2, 0, 9, 12],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|channel>thought\n"], node: 538 }, // 0
	],
	units: [
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [24, 25, 26, 27, 28], closableByLoop: [29, 34, 35, 36, 37, 38, 39, 40, 46, 47, 49, 50, 51, 62, 63, 81, 82, 83, 84, 87, 88, 89, 90, 91, 92, 93, 112, 116, 117, 118, 119, 120, 121, 124, 125, 126, 127, 128, 129, 130, 153, 154, 158, 159, 160, 161, 162, 163, 164, 169, 170, 171, 173, 174, 175, 176, 177, 178, 179, 180, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 226, 227, 255, 256, 257, 258, 259, 260, 261, 265, 266, 280, 281, 290, 291, 292, 293, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 336, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 377, 378, 406, 407, 408], pairs: true }, // 0
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [24, 25, 26, 27, 28], closableByLoop: [29, 116, 117, 118, 119, 120, 121, 124, 125, 126, 127, 128, 129, 130, 153, 154, 158, 159, 160, 161, 162, 163, 164, 169, 170, 171, 173, 174, 175, 176, 177, 178, 179, 180, 296, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 454, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 495, 496, 524, 525, 531, 532], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 0, 9, 12], terminators: [], stray: false }, // 2
		{ k: "fork", to: [11, 15, 18, 20, 23, 414, 536, 0] }, // 3
		{ k: "fork", to: [11, 15, 18, 20, 23, 414, 536] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "eol", to: 6 }, // 7
		{ k: "fork", to: [7, 6] }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [20, 21, 0], terminators: [5] }, // 9
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
		{ k: "fork", to: [254, 37] }, // 38
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
		{ k: "text", field: "value", typed: false, stray: false, exits: 112, stops: [8, 5, 22, 23, 24, 25, 26, 27, 6, 4, 9], terminators: [40] }, // 113
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
		{ k: "text", field: "value", typed: true, stray: false, exits: 227, stops: [8, 5, 22, 23, 24, 25, 26, 27, 6, 4, 9], terminators: [184] }, // 228
		{ k: "op", do: { op: "repair", code: 6 }, to: 228 }, // 229
		{ k: "fork", to: [114, 183, 229] }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "literal", literal: 10, to: 231 }, // 232
		{ k: "space", greedy: true, to: 232 }, // 233
		{ k: "literal", literal: 13, to: 231 }, // 234
		{ k: "space", greedy: true, to: 234 }, // 235
		{ k: "op", do: { op: "repair", code: 4 }, to: 235 }, // 236
		{ k: "fork", to: [233, 236] }, // 237
		{ k: "atom", kind: "word", field: "key", to: 237 }, // 238
		{ k: "literal", literal: 8, to: 237 }, // 239
		{ k: "atom", kind: "word", field: "key", to: 239 }, // 240
		{ k: "literal", literal: 8, to: 240 }, // 241
		{ k: "op", do: { op: "repair", code: 1 }, to: 241 }, // 242
		{ k: "literal", literal: 15, to: 237 }, // 243
		{ k: "atom", kind: "word", field: "key", to: 243 }, // 244
		{ k: "literal", literal: 15, to: 244 }, // 245
		{ k: "op", do: { op: "repair", code: 1 }, to: 245 }, // 246
		{ k: "literal", literal: 16, to: 237 }, // 247
		{ k: "atom", kind: "word", field: "key", to: 247 }, // 248
		{ k: "literal", literal: 16, to: 248 }, // 249
		{ k: "op", do: { op: "repair", code: 1 }, to: 249 }, // 250
		{ k: "fork", to: [238, 242, 246, 250] }, // 251
		{ k: "space", greedy: true, to: 251 }, // 252
		{ k: "literal", literal: 6, to: 252 }, // 253
		{ k: "space", greedy: true, to: 253 }, // 254
		{ k: "fork", to: [251, 37] }, // 255
		{ k: "space", greedy: true, to: 255 }, // 256
		{ k: "literal", literal: 11, to: 256 }, // 257
		{ k: "literal", literal: 17, to: 28 }, // 258
		{ k: "space", greedy: true, to: 258 }, // 259
		{ k: "fork", to: [279, 259] }, // 260
		{ k: "op", do: { op: "settle" }, to: 260 }, // 261
		{ k: "literal", literal: 17, to: 48 }, // 262
		{ k: "fork", to: [41, 262] }, // 263
		{ k: "space", greedy: true, to: 263 }, // 264
		{ k: "look", body: 264, to: 261 }, // 265
		{ k: "literal", literal: 8, to: 265 }, // 266
		{ k: "text", field: "value", typed: false, stray: false, exits: 266, stops: [8], terminators: [261] }, // 267
		{ k: "literal", literal: 8, to: 267 }, // 268
		{ k: "value", py: true, field: "value", to: 260 }, // 269
		{ k: "fork", to: [268, 269] }, // 270
		{ k: "space", greedy: true, to: 270 }, // 271
		{ k: "literal", literal: 10, to: 271 }, // 272
		{ k: "literal", literal: 13, to: 271 }, // 273
		{ k: "fork", to: [272, 273] }, // 274
		{ k: "space", greedy: true, to: 274 }, // 275
		{ k: "atom", kind: "word", field: "key", to: 275 }, // 276
		{ k: "space", greedy: true, to: 276 }, // 277
		{ k: "literal", literal: 6, to: 277 }, // 278
		{ k: "space", greedy: true, to: 278 }, // 279
		{ k: "fork", to: [276, 259] }, // 280
		{ k: "space", greedy: true, to: 280 }, // 281
		{ k: "literal", literal: 13, to: 0 }, // 282
		{ k: "fork", to: [221, 282] }, // 283
		{ k: "space", greedy: true, to: 283 }, // 284
		{ k: "atom", kind: "word", field: "skip", to: 284 }, // 285
		{ k: "slot", slot: "prop", field: "skip", to: 284 }, // 286
		{ k: "fork", to: [286, 285] }, // 287
		{ k: "fork", to: [287, 262] }, // 288
		{ k: "space", greedy: true, to: 288 }, // 289
		{ k: "look", body: 289, to: 281 }, // 290
		{ k: "literal", literal: 18, to: 290 }, // 291
		{ k: "op", do: { op: "repair", code: 2 }, to: 291 }, // 292
		{ k: "fork", to: [257, 292] }, // 293
		{ k: "atom", kind: "word", field: "name", to: 293 }, // 294
		{ k: "literal", literal: 12, to: 294 }, // 295
		{ k: "space", greedy: true, to: 29 }, // 296
		{ k: "fork", to: [405, 296] }, // 297
		{ k: "op", do: { op: "definite" }, to: 297 }, // 298
		{ k: "op", do: { op: "settle" }, to: 298 }, // 299
		{ k: "look", body: 45, to: 299 }, // 300
		{ k: "literal", literal: 8, to: 300 }, // 301
		{ k: "look", body: 48, to: 299 }, // 302
		{ k: "literal", literal: 8, to: 302 }, // 303
		{ k: "op", do: { op: "repair", code: 8 }, to: 303 }, // 304
		{ k: "look", body: 61, to: 299 }, // 305
		{ k: "op", do: { op: "repair", code: 5 }, to: 305 }, // 306
		{ k: "look", body: 80, to: 299 }, // 307
		{ k: "eol", to: 307 }, // 308
		{ k: "fork", to: [308, 307] }, // 309
		{ k: "op", do: { op: "repair", code: 14 }, to: 309 }, // 310
		{ k: "look", body: 86, to: 299 }, // 311
		{ k: "literal", literal: 8, to: 311 }, // 312
		{ k: "op", do: { op: "repair", code: 15 }, to: 312 }, // 313
		{ k: "fork", to: [301, 304] }, // 314
		{ k: "space", greedy: true, to: 314 }, // 315
		{ k: "literal", literal: 8, to: 315 }, // 316
		{ k: "op", do: { op: "repair", code: 9 }, to: 316 }, // 317
		{ k: "op", do: { op: "break", at: "skip" }, to: 299 }, // 318
		{ k: "literal", literal: 8, to: 318 }, // 319
		{ k: "space", greedy: true, to: 319 }, // 320
		{ k: "literal", literal: 10, to: 320 }, // 321
		{ k: "space", greedy: true, to: 321 }, // 322
		{ k: "slot", slot: "unbound", field: "skip", to: 322 }, // 323
		{ k: "literal", literal: 11, to: 318 }, // 324
		{ k: "slot", slot: "tool", field: "skip", to: 324 }, // 325
		{ k: "literal", literal: 12, to: 325 }, // 326
		{ k: "fork", to: [323, 326, 325] }, // 327
		{ k: "space", greedy: true, to: 327 }, // 328
		{ k: "literal", literal: 8, to: 328 }, // 329
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 329 }, // 330
		{ k: "op", do: { op: "break", at: "here" }, to: 299 }, // 331
		{ k: "literal", literal: 11, to: 331 }, // 332
		{ k: "slot", slot: "tool", field: "skip", to: 332 }, // 333
		{ k: "literal", literal: 12, to: 333 }, // 334
		{ k: "literal", literal: 9, to: 334 }, // 335
		{ k: "fork", to: [301, 304, 306, 310, 313, 317, 330, 335] }, // 336
		{ k: "text", field: "value", typed: false, stray: false, exits: 336, stops: [8, 5, 22, 23, 24, 25, 26, 27, 6, 4, 9], terminators: [299] }, // 337
		{ k: "literal", literal: 8, to: 337 }, // 338
		{ k: "call", body: 115, back: 298 }, // 339
		{ k: "op", do: { op: "settle" }, to: 297 }, // 340
		{ k: "look", body: 45, to: 340 }, // 341
		{ k: "literal", literal: 8, to: 341 }, // 342
		{ k: "look", body: 48, to: 340 }, // 343
		{ k: "literal", literal: 8, to: 343 }, // 344
		{ k: "op", do: { op: "repair", code: 8 }, to: 344 }, // 345
		{ k: "look", body: 61, to: 340 }, // 346
		{ k: "op", do: { op: "repair", code: 5 }, to: 346 }, // 347
		{ k: "look", body: 80, to: 340 }, // 348
		{ k: "eol", to: 348 }, // 349
		{ k: "fork", to: [349, 348] }, // 350
		{ k: "op", do: { op: "repair", code: 14 }, to: 350 }, // 351
		{ k: "look", body: 86, to: 340 }, // 352
		{ k: "literal", literal: 8, to: 352 }, // 353
		{ k: "op", do: { op: "repair", code: 15 }, to: 353 }, // 354
		{ k: "fork", to: [342, 345] }, // 355
		{ k: "space", greedy: true, to: 355 }, // 356
		{ k: "literal", literal: 8, to: 356 }, // 357
		{ k: "op", do: { op: "repair", code: 9 }, to: 357 }, // 358
		{ k: "op", do: { op: "break", at: "skip" }, to: 340 }, // 359
		{ k: "literal", literal: 8, to: 359 }, // 360
		{ k: "space", greedy: true, to: 360 }, // 361
		{ k: "literal", literal: 10, to: 361 }, // 362
		{ k: "space", greedy: true, to: 362 }, // 363
		{ k: "slot", slot: "unbound", field: "skip", to: 363 }, // 364
		{ k: "literal", literal: 11, to: 359 }, // 365
		{ k: "slot", slot: "tool", field: "skip", to: 365 }, // 366
		{ k: "literal", literal: 12, to: 366 }, // 367
		{ k: "fork", to: [364, 367, 366] }, // 368
		{ k: "space", greedy: true, to: 368 }, // 369
		{ k: "literal", literal: 8, to: 369 }, // 370
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 370 }, // 371
		{ k: "op", do: { op: "break", at: "here" }, to: 340 }, // 372
		{ k: "literal", literal: 11, to: 372 }, // 373
		{ k: "slot", slot: "tool", field: "skip", to: 373 }, // 374
		{ k: "literal", literal: 12, to: 374 }, // 375
		{ k: "literal", literal: 9, to: 375 }, // 376
		{ k: "look", body: 225, to: 340 }, // 377
		{ k: "fork", to: [342, 345, 347, 351, 354, 358, 371, 376, 377] }, // 378
		{ k: "text", field: "value", typed: true, stray: false, exits: 378, stops: [8, 5, 22, 23, 24, 25, 26, 27, 6, 4, 9], terminators: [340] }, // 379
		{ k: "op", do: { op: "repair", code: 6 }, to: 379 }, // 380
		{ k: "fork", to: [338, 339, 380] }, // 381
		{ k: "space", greedy: true, to: 381 }, // 382
		{ k: "literal", literal: 10, to: 382 }, // 383
		{ k: "space", greedy: true, to: 383 }, // 384
		{ k: "literal", literal: 13, to: 382 }, // 385
		{ k: "space", greedy: true, to: 385 }, // 386
		{ k: "op", do: { op: "repair", code: 4 }, to: 386 }, // 387
		{ k: "fork", to: [384, 387] }, // 388
		{ k: "atom", kind: "word", field: "key", to: 388 }, // 389
		{ k: "literal", literal: 8, to: 388 }, // 390
		{ k: "atom", kind: "word", field: "key", to: 390 }, // 391
		{ k: "literal", literal: 8, to: 391 }, // 392
		{ k: "op", do: { op: "repair", code: 1 }, to: 392 }, // 393
		{ k: "literal", literal: 15, to: 388 }, // 394
		{ k: "atom", kind: "word", field: "key", to: 394 }, // 395
		{ k: "literal", literal: 15, to: 395 }, // 396
		{ k: "op", do: { op: "repair", code: 1 }, to: 396 }, // 397
		{ k: "literal", literal: 16, to: 388 }, // 398
		{ k: "atom", kind: "word", field: "key", to: 398 }, // 399
		{ k: "literal", literal: 16, to: 399 }, // 400
		{ k: "op", do: { op: "repair", code: 1 }, to: 400 }, // 401
		{ k: "fork", to: [389, 393, 397, 401] }, // 402
		{ k: "space", greedy: true, to: 402 }, // 403
		{ k: "literal", literal: 6, to: 403 }, // 404
		{ k: "space", greedy: true, to: 404 }, // 405
		{ k: "fork", to: [402, 296] }, // 406
		{ k: "space", greedy: true, to: 406 }, // 407
		{ k: "literal", literal: 11, to: 407 }, // 408
		{ k: "atom", kind: "word", field: "name", to: 408 }, // 409
		{ k: "literal", literal: 10, to: 409 }, // 410
		{ k: "op", do: { op: "repair", code: 0 }, to: 410 }, // 411
		{ k: "fork", to: [295, 411] }, // 412
		{ k: "literal", literal: 9, to: 412 }, // 413
		{ k: "op", do: { op: "open", unit: 0 }, to: 413 }, // 414
		{ k: "fork", to: [523, 296] }, // 415
		{ k: "op", do: { op: "definite" }, to: 415 }, // 416
		{ k: "op", do: { op: "settle" }, to: 416 }, // 417
		{ k: "look", body: 45, to: 417 }, // 418
		{ k: "literal", literal: 8, to: 418 }, // 419
		{ k: "look", body: 48, to: 417 }, // 420
		{ k: "literal", literal: 8, to: 420 }, // 421
		{ k: "op", do: { op: "repair", code: 8 }, to: 421 }, // 422
		{ k: "look", body: 61, to: 417 }, // 423
		{ k: "op", do: { op: "repair", code: 5 }, to: 423 }, // 424
		{ k: "look", body: 80, to: 417 }, // 425
		{ k: "eol", to: 425 }, // 426
		{ k: "fork", to: [426, 425] }, // 427
		{ k: "op", do: { op: "repair", code: 14 }, to: 427 }, // 428
		{ k: "look", body: 86, to: 417 }, // 429
		{ k: "literal", literal: 8, to: 429 }, // 430
		{ k: "op", do: { op: "repair", code: 15 }, to: 430 }, // 431
		{ k: "fork", to: [419, 422] }, // 432
		{ k: "space", greedy: true, to: 432 }, // 433
		{ k: "literal", literal: 8, to: 433 }, // 434
		{ k: "op", do: { op: "repair", code: 9 }, to: 434 }, // 435
		{ k: "op", do: { op: "break", at: "skip" }, to: 417 }, // 436
		{ k: "literal", literal: 8, to: 436 }, // 437
		{ k: "space", greedy: true, to: 437 }, // 438
		{ k: "literal", literal: 10, to: 438 }, // 439
		{ k: "space", greedy: true, to: 439 }, // 440
		{ k: "slot", slot: "unbound", field: "skip", to: 440 }, // 441
		{ k: "literal", literal: 11, to: 436 }, // 442
		{ k: "slot", slot: "tool", field: "skip", to: 442 }, // 443
		{ k: "literal", literal: 12, to: 443 }, // 444
		{ k: "fork", to: [441, 444, 443] }, // 445
		{ k: "space", greedy: true, to: 445 }, // 446
		{ k: "literal", literal: 8, to: 446 }, // 447
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 447 }, // 448
		{ k: "op", do: { op: "break", at: "here" }, to: 417 }, // 449
		{ k: "literal", literal: 11, to: 449 }, // 450
		{ k: "slot", slot: "tool", field: "skip", to: 450 }, // 451
		{ k: "literal", literal: 12, to: 451 }, // 452
		{ k: "literal", literal: 9, to: 452 }, // 453
		{ k: "fork", to: [419, 422, 424, 428, 431, 435, 448, 453] }, // 454
		{ k: "text", field: "value", typed: false, stray: false, exits: 454, stops: [8, 5, 22, 23, 24, 25, 26, 27, 6, 4, 9], terminators: [417] }, // 455
		{ k: "literal", literal: 8, to: 455 }, // 456
		{ k: "call", body: 115, back: 416 }, // 457
		{ k: "op", do: { op: "settle" }, to: 415 }, // 458
		{ k: "look", body: 45, to: 458 }, // 459
		{ k: "literal", literal: 8, to: 459 }, // 460
		{ k: "look", body: 48, to: 458 }, // 461
		{ k: "literal", literal: 8, to: 461 }, // 462
		{ k: "op", do: { op: "repair", code: 8 }, to: 462 }, // 463
		{ k: "look", body: 61, to: 458 }, // 464
		{ k: "op", do: { op: "repair", code: 5 }, to: 464 }, // 465
		{ k: "look", body: 80, to: 458 }, // 466
		{ k: "eol", to: 466 }, // 467
		{ k: "fork", to: [467, 466] }, // 468
		{ k: "op", do: { op: "repair", code: 14 }, to: 468 }, // 469
		{ k: "look", body: 86, to: 458 }, // 470
		{ k: "literal", literal: 8, to: 470 }, // 471
		{ k: "op", do: { op: "repair", code: 15 }, to: 471 }, // 472
		{ k: "fork", to: [460, 463] }, // 473
		{ k: "space", greedy: true, to: 473 }, // 474
		{ k: "literal", literal: 8, to: 474 }, // 475
		{ k: "op", do: { op: "repair", code: 9 }, to: 475 }, // 476
		{ k: "op", do: { op: "break", at: "skip" }, to: 458 }, // 477
		{ k: "literal", literal: 8, to: 477 }, // 478
		{ k: "space", greedy: true, to: 478 }, // 479
		{ k: "literal", literal: 10, to: 479 }, // 480
		{ k: "space", greedy: true, to: 480 }, // 481
		{ k: "slot", slot: "unbound", field: "skip", to: 481 }, // 482
		{ k: "literal", literal: 11, to: 477 }, // 483
		{ k: "slot", slot: "tool", field: "skip", to: 483 }, // 484
		{ k: "literal", literal: 12, to: 484 }, // 485
		{ k: "fork", to: [482, 485, 484] }, // 486
		{ k: "space", greedy: true, to: 486 }, // 487
		{ k: "literal", literal: 8, to: 487 }, // 488
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 488 }, // 489
		{ k: "op", do: { op: "break", at: "here" }, to: 458 }, // 490
		{ k: "literal", literal: 11, to: 490 }, // 491
		{ k: "slot", slot: "tool", field: "skip", to: 491 }, // 492
		{ k: "literal", literal: 12, to: 492 }, // 493
		{ k: "literal", literal: 9, to: 493 }, // 494
		{ k: "look", body: 225, to: 458 }, // 495
		{ k: "fork", to: [460, 463, 465, 469, 472, 476, 489, 494, 495] }, // 496
		{ k: "text", field: "value", typed: true, stray: false, exits: 496, stops: [8, 5, 22, 23, 24, 25, 26, 27, 6, 4, 9], terminators: [458] }, // 497
		{ k: "op", do: { op: "repair", code: 6 }, to: 497 }, // 498
		{ k: "fork", to: [456, 457, 498] }, // 499
		{ k: "space", greedy: true, to: 499 }, // 500
		{ k: "literal", literal: 10, to: 500 }, // 501
		{ k: "space", greedy: true, to: 501 }, // 502
		{ k: "literal", literal: 13, to: 500 }, // 503
		{ k: "space", greedy: true, to: 503 }, // 504
		{ k: "op", do: { op: "repair", code: 4 }, to: 504 }, // 505
		{ k: "fork", to: [502, 505] }, // 506
		{ k: "atom", kind: "word", field: "key", to: 506 }, // 507
		{ k: "literal", literal: 8, to: 506 }, // 508
		{ k: "atom", kind: "word", field: "key", to: 508 }, // 509
		{ k: "literal", literal: 8, to: 509 }, // 510
		{ k: "op", do: { op: "repair", code: 1 }, to: 510 }, // 511
		{ k: "literal", literal: 15, to: 506 }, // 512
		{ k: "atom", kind: "word", field: "key", to: 512 }, // 513
		{ k: "literal", literal: 15, to: 513 }, // 514
		{ k: "op", do: { op: "repair", code: 1 }, to: 514 }, // 515
		{ k: "literal", literal: 16, to: 506 }, // 516
		{ k: "atom", kind: "word", field: "key", to: 516 }, // 517
		{ k: "literal", literal: 16, to: 517 }, // 518
		{ k: "op", do: { op: "repair", code: 1 }, to: 518 }, // 519
		{ k: "fork", to: [507, 511, 515, 519] }, // 520
		{ k: "space", greedy: true, to: 520 }, // 521
		{ k: "literal", literal: 6, to: 521 }, // 522
		{ k: "space", greedy: true, to: 522 }, // 523
		{ k: "fork", to: [520, 296] }, // 524
		{ k: "space", greedy: true, to: 524 }, // 525
		{ k: "atom", kind: "word", field: "skip", to: 67 }, // 526
		{ k: "space", greedy: true, to: 526 }, // 527
		{ k: "literal", literal: 5, to: 30 }, // 528
		{ k: "space", greedy: true, to: 528 }, // 529
		{ k: "fork", to: [527, 529] }, // 530
		{ k: "look", body: 530, to: 525 }, // 531
		{ k: "literal", literal: 11, to: 531 }, // 532
		{ k: "slot", slot: "tool", field: "name", to: 532 }, // 533
		{ k: "literal", literal: 12, to: 533 }, // 534
		{ k: "op", do: { op: "repair", code: 10 }, to: 534 }, // 535
		{ k: "op", do: { op: "open", unit: 1 }, to: 535 }, // 536
		{ k: "literal", literal: 19, to: 9 }, // 537
		{ k: "fork", to: [537, 9] }, // 538
	],
};
