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
	lenient: ["no-word", "quoted-key", "round-brackets", "equals", "unclosed-string", "bare-string", "stray-quote", "no-brace", "doubled-close", "unopened", "stray-close", "doubled-opening", "no-newline", "unclosed-value", "unclosed-call", "unopened-key"],
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
		{ name: "thinking", after: ["<|channel>thought\n"], node: 534 }, // 0
	],
	units: [
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [24, 25, 26, 27, 28], closableByLoop: [29, 34, 35, 36, 37, 38, 39, 40, 46, 47, 49, 50, 51, 62, 63, 81, 82, 83, 84, 87, 88, 89, 90, 91, 92, 93, 112, 116, 117, 118, 119, 120, 121, 124, 125, 126, 127, 128, 129, 130, 153, 154, 158, 159, 160, 165, 166, 167, 170, 171, 172, 173, 174, 175, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 222, 223, 251, 252, 253, 254, 255, 256, 257, 261, 262, 276, 277, 286, 287, 288, 289, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 332, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 373, 374, 402, 403, 404], pairs: true }, // 0
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [24, 25, 26, 27, 28], closableByLoop: [29, 116, 117, 118, 119, 120, 121, 124, 125, 126, 127, 128, 129, 130, 153, 154, 158, 159, 160, 165, 166, 167, 170, 171, 172, 173, 174, 175, 292, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 450, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 491, 492, 520, 521, 527, 528], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 0, 9, 12], terminators: [], stray: false }, // 2
		{ k: "fork", to: [11, 15, 18, 20, 23, 410, 532, 0] }, // 3
		{ k: "fork", to: [11, 15, 18, 20, 23, 410, 532] }, // 4
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
		{ k: "op", do: { op: "repair", code: 10 }, to: 14 }, // 15
		{ k: "literal", literal: 0, to: 2 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "op", do: { op: "repair", code: 10 }, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 11 }, // 19
		{ k: "op", do: { op: "repair", code: 11 }, to: 19 }, // 20
		{ k: "literal", literal: 3, to: 16 }, // 21
		{ k: "literal", literal: 2, to: 21 }, // 22
		{ k: "op", do: { op: "repair", code: 12 }, to: 22 }, // 23
		{ k: "op", do: { op: "close" }, to: 2 }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "op", do: { op: "repair", code: 8 }, to: 26 }, // 27
		{ k: "fork", to: [25, 27] }, // 28
		{ k: "literal", literal: 5, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "literal", literal: 4, to: 30 }, // 31
		{ k: "op", do: { op: "repair", code: 8 }, to: 31 }, // 32
		{ k: "fork", to: [30, 32] }, // 33
		{ k: "look", body: 33, to: 28 }, // 34
		{ k: "op", do: { op: "repair", code: 7 }, to: 34 }, // 35
		{ k: "fork", to: [29, 35] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "fork", to: [250, 37] }, // 38
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
		{ k: "op", do: { op: "repair", code: 7 }, to: 50 }, // 51
		{ k: "assert", what: "end", to: 0 }, // 52
		{ k: "literal", literal: 9, to: 0 }, // 53
		{ k: "fork", to: [52, 53] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 4, to: 55 }, // 56
		{ k: "literal", literal: 4, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 8 }, to: 57 }, // 58
		{ k: "fork", to: [56, 58] }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 5, to: 60 }, // 61
		{ k: "look", body: 61, to: 40 }, // 62
		{ k: "op", do: { op: "repair", code: 4 }, to: 62 }, // 63
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
		{ k: "op", do: { op: "repair", code: 13 }, to: 83 }, // 84
		{ k: "fork", to: [30, 74] }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "look", body: 86, to: 40 }, // 87
		{ k: "literal", literal: 8, to: 87 }, // 88
		{ k: "op", do: { op: "repair", code: 14 }, to: 88 }, // 89
		{ k: "fork", to: [47, 51] }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 8, to: 91 }, // 92
		{ k: "op", do: { op: "repair", code: 8 }, to: 92 }, // 93
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
		{ k: "op", do: { op: "repair", code: 15, fault: true }, to: 105 }, // 106
		{ k: "op", do: { op: "break", at: "here" }, to: 40 }, // 107
		{ k: "literal", literal: 11, to: 107 }, // 108
		{ k: "slot", slot: "tool", field: "skip", to: 108 }, // 109
		{ k: "literal", literal: 12, to: 109 }, // 110
		{ k: "literal", literal: 9, to: 110 }, // 111
		{ k: "fork", to: [47, 51, 63, 84, 89, 93, 106, 111] }, // 112
		{ k: "text", field: "value", typed: false, stray: false, exits: 112, stops: [8, 5, 22, 23, 24, 25, 26, 27, 6, 4, 9], terminators: [40] }, // 113
		{ k: "literal", literal: 8, to: 113 }, // 114
		{ k: "fork", to: [178] }, // 115
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
		{ k: "op", do: { op: "repair", code: 7 }, to: 128 }, // 129
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
		{ k: "op", do: { op: "repair", code: 3 }, to: 140 }, // 141
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
		{ k: "fork", to: [164, 159] }, // 160
		{ k: "call", body: 123, back: 160 }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 6, to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "fork", to: [161, 159] }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 14, to: 166 }, // 167
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 167 }, // 168
		{ k: "value", py: true, field: "value", to: 116 }, // 169
		{ k: "look", body: 45, to: 116 }, // 170
		{ k: "literal", literal: 8, to: 170 }, // 171
		{ k: "look", body: 48, to: 116 }, // 172
		{ k: "literal", literal: 8, to: 172 }, // 173
		{ k: "op", do: { op: "repair", code: 7 }, to: 173 }, // 174
		{ k: "fork", to: [171, 174] }, // 175
		{ k: "value", py: true, field: "value", to: 175 }, // 176
		{ k: "op", do: { op: "repair", code: 6 }, to: 176 }, // 177
		{ k: "fork", to: [157, 168, 169, 177] }, // 178
		{ k: "call", body: 115, back: 39 }, // 179
		{ k: "op", do: { op: "settle" }, to: 38 }, // 180
		{ k: "look", body: 45, to: 180 }, // 181
		{ k: "literal", literal: 8, to: 181 }, // 182
		{ k: "look", body: 48, to: 180 }, // 183
		{ k: "literal", literal: 8, to: 183 }, // 184
		{ k: "op", do: { op: "repair", code: 7 }, to: 184 }, // 185
		{ k: "look", body: 61, to: 180 }, // 186
		{ k: "op", do: { op: "repair", code: 4 }, to: 186 }, // 187
		{ k: "look", body: 80, to: 180 }, // 188
		{ k: "eol", to: 188 }, // 189
		{ k: "fork", to: [189, 188] }, // 190
		{ k: "op", do: { op: "repair", code: 13 }, to: 190 }, // 191
		{ k: "look", body: 86, to: 180 }, // 192
		{ k: "literal", literal: 8, to: 192 }, // 193
		{ k: "op", do: { op: "repair", code: 14 }, to: 193 }, // 194
		{ k: "fork", to: [182, 185] }, // 195
		{ k: "space", greedy: true, to: 195 }, // 196
		{ k: "literal", literal: 8, to: 196 }, // 197
		{ k: "op", do: { op: "repair", code: 8 }, to: 197 }, // 198
		{ k: "op", do: { op: "break", at: "skip" }, to: 180 }, // 199
		{ k: "literal", literal: 8, to: 199 }, // 200
		{ k: "space", greedy: true, to: 200 }, // 201
		{ k: "literal", literal: 10, to: 201 }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "slot", slot: "unbound", field: "skip", to: 203 }, // 204
		{ k: "literal", literal: 11, to: 199 }, // 205
		{ k: "slot", slot: "tool", field: "skip", to: 205 }, // 206
		{ k: "literal", literal: 12, to: 206 }, // 207
		{ k: "fork", to: [204, 207, 206] }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "literal", literal: 8, to: 209 }, // 210
		{ k: "op", do: { op: "repair", code: 15, fault: true }, to: 210 }, // 211
		{ k: "op", do: { op: "break", at: "here" }, to: 180 }, // 212
		{ k: "literal", literal: 11, to: 212 }, // 213
		{ k: "slot", slot: "tool", field: "skip", to: 213 }, // 214
		{ k: "literal", literal: 12, to: 214 }, // 215
		{ k: "literal", literal: 9, to: 215 }, // 216
		{ k: "literal", literal: 10, to: 0 }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "slot", slot: "prop", field: "skip", to: 218 }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "literal", literal: 6, to: 220 }, // 221
		{ k: "look", body: 221, to: 180 }, // 222
		{ k: "fork", to: [182, 185, 187, 191, 194, 198, 211, 216, 222] }, // 223
		{ k: "text", field: "value", typed: true, stray: false, exits: 223, stops: [8, 5, 22, 23, 24, 25, 26, 27, 6, 4, 9], terminators: [180] }, // 224
		{ k: "op", do: { op: "repair", code: 5 }, to: 224 }, // 225
		{ k: "fork", to: [114, 179, 225] }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "literal", literal: 10, to: 227 }, // 228
		{ k: "space", greedy: true, to: 228 }, // 229
		{ k: "literal", literal: 13, to: 227 }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "op", do: { op: "repair", code: 3 }, to: 231 }, // 232
		{ k: "fork", to: [229, 232] }, // 233
		{ k: "atom", kind: "word", field: "key", to: 233 }, // 234
		{ k: "literal", literal: 8, to: 233 }, // 235
		{ k: "atom", kind: "word", field: "key", to: 235 }, // 236
		{ k: "literal", literal: 8, to: 236 }, // 237
		{ k: "op", do: { op: "repair", code: 1 }, to: 237 }, // 238
		{ k: "literal", literal: 15, to: 233 }, // 239
		{ k: "atom", kind: "word", field: "key", to: 239 }, // 240
		{ k: "literal", literal: 15, to: 240 }, // 241
		{ k: "op", do: { op: "repair", code: 1 }, to: 241 }, // 242
		{ k: "literal", literal: 16, to: 233 }, // 243
		{ k: "atom", kind: "word", field: "key", to: 243 }, // 244
		{ k: "literal", literal: 16, to: 244 }, // 245
		{ k: "op", do: { op: "repair", code: 1 }, to: 245 }, // 246
		{ k: "fork", to: [234, 238, 242, 246] }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "literal", literal: 6, to: 248 }, // 249
		{ k: "space", greedy: true, to: 249 }, // 250
		{ k: "fork", to: [247, 37] }, // 251
		{ k: "space", greedy: true, to: 251 }, // 252
		{ k: "literal", literal: 11, to: 252 }, // 253
		{ k: "literal", literal: 17, to: 28 }, // 254
		{ k: "space", greedy: true, to: 254 }, // 255
		{ k: "fork", to: [275, 255] }, // 256
		{ k: "op", do: { op: "settle" }, to: 256 }, // 257
		{ k: "literal", literal: 17, to: 48 }, // 258
		{ k: "fork", to: [41, 258] }, // 259
		{ k: "space", greedy: true, to: 259 }, // 260
		{ k: "look", body: 260, to: 257 }, // 261
		{ k: "literal", literal: 8, to: 261 }, // 262
		{ k: "text", field: "value", typed: false, stray: false, exits: 262, stops: [8], terminators: [257] }, // 263
		{ k: "literal", literal: 8, to: 263 }, // 264
		{ k: "value", py: true, field: "value", to: 256 }, // 265
		{ k: "fork", to: [264, 265] }, // 266
		{ k: "space", greedy: true, to: 266 }, // 267
		{ k: "literal", literal: 10, to: 267 }, // 268
		{ k: "literal", literal: 13, to: 267 }, // 269
		{ k: "fork", to: [268, 269] }, // 270
		{ k: "space", greedy: true, to: 270 }, // 271
		{ k: "atom", kind: "word", field: "key", to: 271 }, // 272
		{ k: "space", greedy: true, to: 272 }, // 273
		{ k: "literal", literal: 6, to: 273 }, // 274
		{ k: "space", greedy: true, to: 274 }, // 275
		{ k: "fork", to: [272, 255] }, // 276
		{ k: "space", greedy: true, to: 276 }, // 277
		{ k: "literal", literal: 13, to: 0 }, // 278
		{ k: "fork", to: [217, 278] }, // 279
		{ k: "space", greedy: true, to: 279 }, // 280
		{ k: "atom", kind: "word", field: "skip", to: 280 }, // 281
		{ k: "slot", slot: "prop", field: "skip", to: 280 }, // 282
		{ k: "fork", to: [282, 281] }, // 283
		{ k: "fork", to: [283, 258] }, // 284
		{ k: "space", greedy: true, to: 284 }, // 285
		{ k: "look", body: 285, to: 277 }, // 286
		{ k: "literal", literal: 18, to: 286 }, // 287
		{ k: "op", do: { op: "repair", code: 2 }, to: 287 }, // 288
		{ k: "fork", to: [253, 288] }, // 289
		{ k: "atom", kind: "word", field: "name", to: 289 }, // 290
		{ k: "literal", literal: 12, to: 290 }, // 291
		{ k: "space", greedy: true, to: 29 }, // 292
		{ k: "fork", to: [401, 292] }, // 293
		{ k: "op", do: { op: "definite" }, to: 293 }, // 294
		{ k: "op", do: { op: "settle" }, to: 294 }, // 295
		{ k: "look", body: 45, to: 295 }, // 296
		{ k: "literal", literal: 8, to: 296 }, // 297
		{ k: "look", body: 48, to: 295 }, // 298
		{ k: "literal", literal: 8, to: 298 }, // 299
		{ k: "op", do: { op: "repair", code: 7 }, to: 299 }, // 300
		{ k: "look", body: 61, to: 295 }, // 301
		{ k: "op", do: { op: "repair", code: 4 }, to: 301 }, // 302
		{ k: "look", body: 80, to: 295 }, // 303
		{ k: "eol", to: 303 }, // 304
		{ k: "fork", to: [304, 303] }, // 305
		{ k: "op", do: { op: "repair", code: 13 }, to: 305 }, // 306
		{ k: "look", body: 86, to: 295 }, // 307
		{ k: "literal", literal: 8, to: 307 }, // 308
		{ k: "op", do: { op: "repair", code: 14 }, to: 308 }, // 309
		{ k: "fork", to: [297, 300] }, // 310
		{ k: "space", greedy: true, to: 310 }, // 311
		{ k: "literal", literal: 8, to: 311 }, // 312
		{ k: "op", do: { op: "repair", code: 8 }, to: 312 }, // 313
		{ k: "op", do: { op: "break", at: "skip" }, to: 295 }, // 314
		{ k: "literal", literal: 8, to: 314 }, // 315
		{ k: "space", greedy: true, to: 315 }, // 316
		{ k: "literal", literal: 10, to: 316 }, // 317
		{ k: "space", greedy: true, to: 317 }, // 318
		{ k: "slot", slot: "unbound", field: "skip", to: 318 }, // 319
		{ k: "literal", literal: 11, to: 314 }, // 320
		{ k: "slot", slot: "tool", field: "skip", to: 320 }, // 321
		{ k: "literal", literal: 12, to: 321 }, // 322
		{ k: "fork", to: [319, 322, 321] }, // 323
		{ k: "space", greedy: true, to: 323 }, // 324
		{ k: "literal", literal: 8, to: 324 }, // 325
		{ k: "op", do: { op: "repair", code: 15, fault: true }, to: 325 }, // 326
		{ k: "op", do: { op: "break", at: "here" }, to: 295 }, // 327
		{ k: "literal", literal: 11, to: 327 }, // 328
		{ k: "slot", slot: "tool", field: "skip", to: 328 }, // 329
		{ k: "literal", literal: 12, to: 329 }, // 330
		{ k: "literal", literal: 9, to: 330 }, // 331
		{ k: "fork", to: [297, 300, 302, 306, 309, 313, 326, 331] }, // 332
		{ k: "text", field: "value", typed: false, stray: false, exits: 332, stops: [8, 5, 22, 23, 24, 25, 26, 27, 6, 4, 9], terminators: [295] }, // 333
		{ k: "literal", literal: 8, to: 333 }, // 334
		{ k: "call", body: 115, back: 294 }, // 335
		{ k: "op", do: { op: "settle" }, to: 293 }, // 336
		{ k: "look", body: 45, to: 336 }, // 337
		{ k: "literal", literal: 8, to: 337 }, // 338
		{ k: "look", body: 48, to: 336 }, // 339
		{ k: "literal", literal: 8, to: 339 }, // 340
		{ k: "op", do: { op: "repair", code: 7 }, to: 340 }, // 341
		{ k: "look", body: 61, to: 336 }, // 342
		{ k: "op", do: { op: "repair", code: 4 }, to: 342 }, // 343
		{ k: "look", body: 80, to: 336 }, // 344
		{ k: "eol", to: 344 }, // 345
		{ k: "fork", to: [345, 344] }, // 346
		{ k: "op", do: { op: "repair", code: 13 }, to: 346 }, // 347
		{ k: "look", body: 86, to: 336 }, // 348
		{ k: "literal", literal: 8, to: 348 }, // 349
		{ k: "op", do: { op: "repair", code: 14 }, to: 349 }, // 350
		{ k: "fork", to: [338, 341] }, // 351
		{ k: "space", greedy: true, to: 351 }, // 352
		{ k: "literal", literal: 8, to: 352 }, // 353
		{ k: "op", do: { op: "repair", code: 8 }, to: 353 }, // 354
		{ k: "op", do: { op: "break", at: "skip" }, to: 336 }, // 355
		{ k: "literal", literal: 8, to: 355 }, // 356
		{ k: "space", greedy: true, to: 356 }, // 357
		{ k: "literal", literal: 10, to: 357 }, // 358
		{ k: "space", greedy: true, to: 358 }, // 359
		{ k: "slot", slot: "unbound", field: "skip", to: 359 }, // 360
		{ k: "literal", literal: 11, to: 355 }, // 361
		{ k: "slot", slot: "tool", field: "skip", to: 361 }, // 362
		{ k: "literal", literal: 12, to: 362 }, // 363
		{ k: "fork", to: [360, 363, 362] }, // 364
		{ k: "space", greedy: true, to: 364 }, // 365
		{ k: "literal", literal: 8, to: 365 }, // 366
		{ k: "op", do: { op: "repair", code: 15, fault: true }, to: 366 }, // 367
		{ k: "op", do: { op: "break", at: "here" }, to: 336 }, // 368
		{ k: "literal", literal: 11, to: 368 }, // 369
		{ k: "slot", slot: "tool", field: "skip", to: 369 }, // 370
		{ k: "literal", literal: 12, to: 370 }, // 371
		{ k: "literal", literal: 9, to: 371 }, // 372
		{ k: "look", body: 221, to: 336 }, // 373
		{ k: "fork", to: [338, 341, 343, 347, 350, 354, 367, 372, 373] }, // 374
		{ k: "text", field: "value", typed: true, stray: false, exits: 374, stops: [8, 5, 22, 23, 24, 25, 26, 27, 6, 4, 9], terminators: [336] }, // 375
		{ k: "op", do: { op: "repair", code: 5 }, to: 375 }, // 376
		{ k: "fork", to: [334, 335, 376] }, // 377
		{ k: "space", greedy: true, to: 377 }, // 378
		{ k: "literal", literal: 10, to: 378 }, // 379
		{ k: "space", greedy: true, to: 379 }, // 380
		{ k: "literal", literal: 13, to: 378 }, // 381
		{ k: "space", greedy: true, to: 381 }, // 382
		{ k: "op", do: { op: "repair", code: 3 }, to: 382 }, // 383
		{ k: "fork", to: [380, 383] }, // 384
		{ k: "atom", kind: "word", field: "key", to: 384 }, // 385
		{ k: "literal", literal: 8, to: 384 }, // 386
		{ k: "atom", kind: "word", field: "key", to: 386 }, // 387
		{ k: "literal", literal: 8, to: 387 }, // 388
		{ k: "op", do: { op: "repair", code: 1 }, to: 388 }, // 389
		{ k: "literal", literal: 15, to: 384 }, // 390
		{ k: "atom", kind: "word", field: "key", to: 390 }, // 391
		{ k: "literal", literal: 15, to: 391 }, // 392
		{ k: "op", do: { op: "repair", code: 1 }, to: 392 }, // 393
		{ k: "literal", literal: 16, to: 384 }, // 394
		{ k: "atom", kind: "word", field: "key", to: 394 }, // 395
		{ k: "literal", literal: 16, to: 395 }, // 396
		{ k: "op", do: { op: "repair", code: 1 }, to: 396 }, // 397
		{ k: "fork", to: [385, 389, 393, 397] }, // 398
		{ k: "space", greedy: true, to: 398 }, // 399
		{ k: "literal", literal: 6, to: 399 }, // 400
		{ k: "space", greedy: true, to: 400 }, // 401
		{ k: "fork", to: [398, 292] }, // 402
		{ k: "space", greedy: true, to: 402 }, // 403
		{ k: "literal", literal: 11, to: 403 }, // 404
		{ k: "atom", kind: "word", field: "name", to: 404 }, // 405
		{ k: "literal", literal: 10, to: 405 }, // 406
		{ k: "op", do: { op: "repair", code: 0 }, to: 406 }, // 407
		{ k: "fork", to: [291, 407] }, // 408
		{ k: "literal", literal: 9, to: 408 }, // 409
		{ k: "op", do: { op: "open", unit: 0 }, to: 409 }, // 410
		{ k: "fork", to: [519, 292] }, // 411
		{ k: "op", do: { op: "definite" }, to: 411 }, // 412
		{ k: "op", do: { op: "settle" }, to: 412 }, // 413
		{ k: "look", body: 45, to: 413 }, // 414
		{ k: "literal", literal: 8, to: 414 }, // 415
		{ k: "look", body: 48, to: 413 }, // 416
		{ k: "literal", literal: 8, to: 416 }, // 417
		{ k: "op", do: { op: "repair", code: 7 }, to: 417 }, // 418
		{ k: "look", body: 61, to: 413 }, // 419
		{ k: "op", do: { op: "repair", code: 4 }, to: 419 }, // 420
		{ k: "look", body: 80, to: 413 }, // 421
		{ k: "eol", to: 421 }, // 422
		{ k: "fork", to: [422, 421] }, // 423
		{ k: "op", do: { op: "repair", code: 13 }, to: 423 }, // 424
		{ k: "look", body: 86, to: 413 }, // 425
		{ k: "literal", literal: 8, to: 425 }, // 426
		{ k: "op", do: { op: "repair", code: 14 }, to: 426 }, // 427
		{ k: "fork", to: [415, 418] }, // 428
		{ k: "space", greedy: true, to: 428 }, // 429
		{ k: "literal", literal: 8, to: 429 }, // 430
		{ k: "op", do: { op: "repair", code: 8 }, to: 430 }, // 431
		{ k: "op", do: { op: "break", at: "skip" }, to: 413 }, // 432
		{ k: "literal", literal: 8, to: 432 }, // 433
		{ k: "space", greedy: true, to: 433 }, // 434
		{ k: "literal", literal: 10, to: 434 }, // 435
		{ k: "space", greedy: true, to: 435 }, // 436
		{ k: "slot", slot: "unbound", field: "skip", to: 436 }, // 437
		{ k: "literal", literal: 11, to: 432 }, // 438
		{ k: "slot", slot: "tool", field: "skip", to: 438 }, // 439
		{ k: "literal", literal: 12, to: 439 }, // 440
		{ k: "fork", to: [437, 440, 439] }, // 441
		{ k: "space", greedy: true, to: 441 }, // 442
		{ k: "literal", literal: 8, to: 442 }, // 443
		{ k: "op", do: { op: "repair", code: 15, fault: true }, to: 443 }, // 444
		{ k: "op", do: { op: "break", at: "here" }, to: 413 }, // 445
		{ k: "literal", literal: 11, to: 445 }, // 446
		{ k: "slot", slot: "tool", field: "skip", to: 446 }, // 447
		{ k: "literal", literal: 12, to: 447 }, // 448
		{ k: "literal", literal: 9, to: 448 }, // 449
		{ k: "fork", to: [415, 418, 420, 424, 427, 431, 444, 449] }, // 450
		{ k: "text", field: "value", typed: false, stray: false, exits: 450, stops: [8, 5, 22, 23, 24, 25, 26, 27, 6, 4, 9], terminators: [413] }, // 451
		{ k: "literal", literal: 8, to: 451 }, // 452
		{ k: "call", body: 115, back: 412 }, // 453
		{ k: "op", do: { op: "settle" }, to: 411 }, // 454
		{ k: "look", body: 45, to: 454 }, // 455
		{ k: "literal", literal: 8, to: 455 }, // 456
		{ k: "look", body: 48, to: 454 }, // 457
		{ k: "literal", literal: 8, to: 457 }, // 458
		{ k: "op", do: { op: "repair", code: 7 }, to: 458 }, // 459
		{ k: "look", body: 61, to: 454 }, // 460
		{ k: "op", do: { op: "repair", code: 4 }, to: 460 }, // 461
		{ k: "look", body: 80, to: 454 }, // 462
		{ k: "eol", to: 462 }, // 463
		{ k: "fork", to: [463, 462] }, // 464
		{ k: "op", do: { op: "repair", code: 13 }, to: 464 }, // 465
		{ k: "look", body: 86, to: 454 }, // 466
		{ k: "literal", literal: 8, to: 466 }, // 467
		{ k: "op", do: { op: "repair", code: 14 }, to: 467 }, // 468
		{ k: "fork", to: [456, 459] }, // 469
		{ k: "space", greedy: true, to: 469 }, // 470
		{ k: "literal", literal: 8, to: 470 }, // 471
		{ k: "op", do: { op: "repair", code: 8 }, to: 471 }, // 472
		{ k: "op", do: { op: "break", at: "skip" }, to: 454 }, // 473
		{ k: "literal", literal: 8, to: 473 }, // 474
		{ k: "space", greedy: true, to: 474 }, // 475
		{ k: "literal", literal: 10, to: 475 }, // 476
		{ k: "space", greedy: true, to: 476 }, // 477
		{ k: "slot", slot: "unbound", field: "skip", to: 477 }, // 478
		{ k: "literal", literal: 11, to: 473 }, // 479
		{ k: "slot", slot: "tool", field: "skip", to: 479 }, // 480
		{ k: "literal", literal: 12, to: 480 }, // 481
		{ k: "fork", to: [478, 481, 480] }, // 482
		{ k: "space", greedy: true, to: 482 }, // 483
		{ k: "literal", literal: 8, to: 483 }, // 484
		{ k: "op", do: { op: "repair", code: 15, fault: true }, to: 484 }, // 485
		{ k: "op", do: { op: "break", at: "here" }, to: 454 }, // 486
		{ k: "literal", literal: 11, to: 486 }, // 487
		{ k: "slot", slot: "tool", field: "skip", to: 487 }, // 488
		{ k: "literal", literal: 12, to: 488 }, // 489
		{ k: "literal", literal: 9, to: 489 }, // 490
		{ k: "look", body: 221, to: 454 }, // 491
		{ k: "fork", to: [456, 459, 461, 465, 468, 472, 485, 490, 491] }, // 492
		{ k: "text", field: "value", typed: true, stray: false, exits: 492, stops: [8, 5, 22, 23, 24, 25, 26, 27, 6, 4, 9], terminators: [454] }, // 493
		{ k: "op", do: { op: "repair", code: 5 }, to: 493 }, // 494
		{ k: "fork", to: [452, 453, 494] }, // 495
		{ k: "space", greedy: true, to: 495 }, // 496
		{ k: "literal", literal: 10, to: 496 }, // 497
		{ k: "space", greedy: true, to: 497 }, // 498
		{ k: "literal", literal: 13, to: 496 }, // 499
		{ k: "space", greedy: true, to: 499 }, // 500
		{ k: "op", do: { op: "repair", code: 3 }, to: 500 }, // 501
		{ k: "fork", to: [498, 501] }, // 502
		{ k: "atom", kind: "word", field: "key", to: 502 }, // 503
		{ k: "literal", literal: 8, to: 502 }, // 504
		{ k: "atom", kind: "word", field: "key", to: 504 }, // 505
		{ k: "literal", literal: 8, to: 505 }, // 506
		{ k: "op", do: { op: "repair", code: 1 }, to: 506 }, // 507
		{ k: "literal", literal: 15, to: 502 }, // 508
		{ k: "atom", kind: "word", field: "key", to: 508 }, // 509
		{ k: "literal", literal: 15, to: 509 }, // 510
		{ k: "op", do: { op: "repair", code: 1 }, to: 510 }, // 511
		{ k: "literal", literal: 16, to: 502 }, // 512
		{ k: "atom", kind: "word", field: "key", to: 512 }, // 513
		{ k: "literal", literal: 16, to: 513 }, // 514
		{ k: "op", do: { op: "repair", code: 1 }, to: 514 }, // 515
		{ k: "fork", to: [503, 507, 511, 515] }, // 516
		{ k: "space", greedy: true, to: 516 }, // 517
		{ k: "literal", literal: 6, to: 517 }, // 518
		{ k: "space", greedy: true, to: 518 }, // 519
		{ k: "fork", to: [516, 292] }, // 520
		{ k: "space", greedy: true, to: 520 }, // 521
		{ k: "atom", kind: "word", field: "skip", to: 67 }, // 522
		{ k: "space", greedy: true, to: 522 }, // 523
		{ k: "literal", literal: 5, to: 30 }, // 524
		{ k: "space", greedy: true, to: 524 }, // 525
		{ k: "fork", to: [523, 525] }, // 526
		{ k: "look", body: 526, to: 521 }, // 527
		{ k: "literal", literal: 11, to: 527 }, // 528
		{ k: "slot", slot: "tool", field: "name", to: 528 }, // 529
		{ k: "literal", literal: 12, to: 529 }, // 530
		{ k: "op", do: { op: "repair", code: 9 }, to: 530 }, // 531
		{ k: "op", do: { op: "open", unit: 1 }, to: 531 }, // 532
		{ k: "literal", literal: 19, to: 9 }, // 533
		{ k: "fork", to: [533, 9] }, // 534
	],
};
