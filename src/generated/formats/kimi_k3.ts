// Generated from grammars/kimi_k3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** channels between special tokens; arguments typed by an attribute */
export const kimi_k3: Format = {
	version: 2,
	name: "kimi_k3",
	title: "channels between special tokens; arguments typed by an attribute",
	aliases: ["kimi-k3", "kimi_k3_xml"],
	models: ["moonshotai/Kimi-K3*"],
	tokens: ["<|open|>", "<|close|>", "<|sep|>", "<|end_of_msg|>"],
	ends: ["<|end_of_msg|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["unclosed-response", "no-index", "other-type", "signs-around", "unclosed-value", "unclosed-call", "doubled-close", "unknown-close", "unopened-key", "unopened-call"],
	literals: [
		"<|sep|>", // 0
		"think", // 1
		"<|close|>", // 2
		"<|open|>", // 3
		"message", // 4
		"response", // 5
		"call", // 6
		"tools", // 7
		"\"", // 8
		"tool=\"", // 9
		"argument", // 10
		"key=\"", // 11
		"|>", // 12
		"<|close|>argument<|", // 13
		"=\"", // 14
		"<|", // 15
		"type=\"string\"", // 16
		"number", // 17
		"boolean", // 18
		"object", // 19
		"array", // 20
		"null", // 21
		"type=\"", // 22
		"json", // 23
		"}", // 24
		"]", // 25
		")", // 26
		";", // 27
		"```", // 28
		"﻿", // 29
		"```json", // 30
		"(", // 31
		"json type=\"object\"", // 32
		"index=\"", // 33
		"\n<|open|>", // 34
		"\n<|close|>", // 35
		"\r\n<|open|>", // 36
		"\r\n<|close|>", // 37
	],
	openings: [3],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|open|>think<|sep|>"], node: 11 }, // 0
		{ name: "answer", after: ["<|open|>response<|sep|>"], node: 44 }, // 1
	],
	units: [
		{ closes: [0], openings: [3, 2], after: 67, closable: [71, 72, 73, 74, 75, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249], closableByLoop: [76, 82, 83, 91, 92, 93, 94, 95, 96, 103, 104, 105, 106, 107, 108, 130, 131, 132, 133, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 204, 265, 266, 267, 268, 269, 273, 274, 275], pairs: true }, // 0
		{ closes: [0], openings: [3, 2], after: 289, closable: [293, 294, 295, 296, 297, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430], closableByLoop: [298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 385, 446, 447, 448, 449, 450, 454, 455, 456], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 15], terminators: [], stray: false }, // 2
		{ k: "fork", to: [16, 49, 288, 472, 0] }, // 3
		{ k: "fork", to: [16, 49, 288, 472] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "literal", literal: 2, to: 9 }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [2], terminators: [5] }, // 11
		{ k: "literal", literal: 0, to: 11 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 3, to: 15 }, // 16
		{ k: "assert", what: "end", to: 5 }, // 17
		{ k: "literal", literal: 0, to: 17 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "literal", literal: 4, to: 19 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 2, to: 21 }, // 22
		{ k: "literal", literal: 4, to: 7 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 2, to: 24 }, // 25
		{ k: "fork", to: [22, 5, 25] }, // 26
		{ k: "literal", literal: 0, to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 5, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "literal", literal: 2, to: 30 }, // 31
		{ k: "literal", literal: 6, to: 0 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 3, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 0, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 3, to: 39 }, // 40
		{ k: "look", body: 40, to: 5 }, // 41
		{ k: "op", do: { op: "repair", code: 0 }, to: 41 }, // 42
		{ k: "fork", to: [31, 42] }, // 43
		{ k: "text", field: "content", typed: false, stray: false, exits: 43, stops: [2, 3], terminators: [5] }, // 44
		{ k: "literal", literal: 0, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 5, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 3, to: 48 }, // 49
		{ k: "assert", what: "end", to: 2 }, // 50
		{ k: "literal", literal: 0, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 4, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 2, to: 54 }, // 55
		{ k: "literal", literal: 0, to: 2 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 4, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 2, to: 59 }, // 60
		{ k: "fork", to: [55, 2, 60] }, // 61
		{ k: "literal", literal: 0, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 7, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 2, to: 65 }, // 66
		{ k: "text", field: "content", typed: false, exits: 68, stops: [3, 2, 15], terminators: [], stray: true, section: { entry: 69, proof: false, content: false } }, // 67
		{ k: "fork", to: [282, 66, 283] }, // 68
		{ k: "fork", to: [282, 66] }, // 69
		{ k: "space", greedy: true, to: 67 }, // 70
		{ k: "op", do: { op: "close" }, to: 70 }, // 71
		{ k: "literal", literal: 0, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 6, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 2, to: 75 }, // 76
		{ k: "literal", literal: 0, to: 0 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 7, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 2, to: 80 }, // 81
		{ k: "look", body: 81, to: 71 }, // 82
		{ k: "op", do: { op: "repair", code: 5 }, to: 82 }, // 83
		{ k: "literal", literal: 8, to: 0 }, // 84
		{ k: "slot", slot: "tool", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 9, to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 6, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 3, to: 89 }, // 90
		{ k: "look", body: 90, to: 71 }, // 91
		{ k: "op", do: { op: "repair", code: 5 }, to: 91 }, // 92
		{ k: "fork", to: [76, 83, 92] }, // 93
		{ k: "fork", to: [232, 93] }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "op", do: { op: "settle" }, to: 95 }, // 96
		{ k: "literal", literal: 10, to: 0 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 3, to: 98 }, // 99
		{ k: "literal", literal: 2, to: 33 }, // 100
		{ k: "fork", to: [99, 100] }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "look", body: 102, to: 96 }, // 103
		{ k: "literal", literal: 0, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 10, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 2, to: 107 }, // 108
		{ k: "slot", slot: "unbound", field: "skip", to: 84 }, // 109
		{ k: "literal", literal: 11, to: 109 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 10, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 3, to: 113 }, // 114
		{ k: "space", greedy: true, to: 90 }, // 115
		{ k: "literal", literal: 0, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 7, to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 3, to: 119 }, // 120
		{ k: "assert", what: "end", to: 0 }, // 121
		{ k: "fork", to: [90, 120, 81, 121] }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 0, to: 123 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 6, to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 2, to: 127 }, // 128
		{ k: "fork", to: [114, 128] }, // 129
		{ k: "look", body: 129, to: 96 }, // 130
		{ k: "eol", to: 130 }, // 131
		{ k: "fork", to: [131, 130] }, // 132
		{ k: "op", do: { op: "repair", code: 4 }, to: 132 }, // 133
		{ k: "fork", to: [81, 90] }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "look", body: 135, to: 96 }, // 136
		{ k: "literal", literal: 0, to: 136 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "literal", literal: 10, to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 2, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 5 }, to: 141 }, // 142
		{ k: "space", greedy: true, to: 108 }, // 143
		{ k: "literal", literal: 0, to: 143 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "literal", literal: 10, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 2, to: 147 }, // 148
		{ k: "op", do: { op: "repair", code: 6 }, to: 148 }, // 149
		{ k: "op", do: { op: "break", at: "skip" }, to: 96 }, // 150
		{ k: "literal", literal: 8, to: 150 }, // 151
		{ k: "slot", slot: "unbound", field: "skip", to: 151 }, // 152
		{ k: "literal", literal: 11, to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 10, to: 154 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 3, to: 156 }, // 157
		{ k: "literal", literal: 0, to: 150 }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 6, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "literal", literal: 2, to: 161 }, // 162
		{ k: "fork", to: [157, 162] }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 12, to: 164 }, // 165
		{ k: "atom", kind: "word", field: "skip", to: 165 }, // 166
		{ k: "literal", literal: 13, to: 166 }, // 167
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 167 }, // 168
		{ k: "literal", literal: 14, to: 152 }, // 169
		{ k: "atom", kind: "word", field: "skip", to: 169 }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "atom", kind: "word", field: "skip", to: 171 }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "literal", literal: 3, to: 173 }, // 174
		{ k: "literal", literal: 12, to: 173 }, // 175
		{ k: "atom", kind: "word", field: "skip", to: 175 }, // 176
		{ k: "literal", literal: 15, to: 176 }, // 177
		{ k: "slot", slot: "tool", field: "skip", to: 151 }, // 178
		{ k: "literal", literal: 9, to: 178 }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "literal", literal: 6, to: 180 }, // 181
		{ k: "fork", to: [155, 153, 152, 174, 177, 181, 179, 178] }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "literal", literal: 0, to: 183 }, // 184
		{ k: "space", greedy: true, to: 184 }, // 185
		{ k: "literal", literal: 10, to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 2, to: 187 }, // 188
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 188 }, // 189
		{ k: "op", do: { op: "break", at: "here" }, to: 96 }, // 190
		{ k: "literal", literal: 8, to: 190 }, // 191
		{ k: "slot", slot: "tool", field: "skip", to: 191 }, // 192
		{ k: "literal", literal: 9, to: 192 }, // 193
		{ k: "space", greedy: true, to: 193 }, // 194
		{ k: "literal", literal: 6, to: 194 }, // 195
		{ k: "space", greedy: true, to: 195 }, // 196
		{ k: "literal", literal: 3, to: 196 }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "literal", literal: 0, to: 198 }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "literal", literal: 7, to: 200 }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "literal", literal: 3, to: 202 }, // 203
		{ k: "fork", to: [108, 133, 142, 149, 168, 189, 197, 203] }, // 204
		{ k: "text", field: "value", typed: false, stray: false, exits: 204, stops: [2, 34, 35, 36, 37, 3, 13], terminators: [96] }, // 205
		{ k: "literal", literal: 0, to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 16, to: 207 }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "fork", to: [209, 207] }, // 210
		{ k: "text", field: "value", typed: true, stray: false, exits: 204, stops: [2, 34, 35, 36, 37, 3, 13], terminators: [96] }, // 211
		{ k: "literal", literal: 0, to: 211 }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "literal", literal: 8, to: 213 }, // 214
		{ k: "literal", literal: 17, to: 214 }, // 215
		{ k: "literal", literal: 18, to: 214 }, // 216
		{ k: "literal", literal: 19, to: 214 }, // 217
		{ k: "literal", literal: 20, to: 214 }, // 218
		{ k: "literal", literal: 21, to: 214 }, // 219
		{ k: "atom", kind: "attr", field: "skip", to: 214 }, // 220
		{ k: "op", do: { op: "repair", code: 2 }, to: 220 }, // 221
		{ k: "fork", to: [215, 216, 217, 218, 219, 221] }, // 222
		{ k: "literal", literal: 22, to: 222 }, // 223
		{ k: "space", greedy: true, to: 223 }, // 224
		{ k: "fork", to: [210, 224] }, // 225
		{ k: "literal", literal: 8, to: 225 }, // 226
		{ k: "atom", kind: "attr", field: "key", to: 226 }, // 227
		{ k: "literal", literal: 11, to: 227 }, // 228
		{ k: "space", greedy: true, to: 228 }, // 229
		{ k: "literal", literal: 10, to: 229 }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "literal", literal: 3, to: 231 }, // 232
		{ k: "space", greedy: true, to: 93 }, // 233
		{ k: "literal", literal: 0, to: 233 }, // 234
		{ k: "space", greedy: true, to: 234 }, // 235
		{ k: "literal", literal: 23, to: 235 }, // 236
		{ k: "space", greedy: true, to: 236 }, // 237
		{ k: "literal", literal: 2, to: 237 }, // 238
		{ k: "space", greedy: true, to: 238 }, // 239
		{ k: "fork", to: [247, 239] }, // 240
		{ k: "literal", literal: 24, to: 240 }, // 241
		{ k: "literal", literal: 25, to: 240 }, // 242
		{ k: "literal", literal: 26, to: 240 }, // 243
		{ k: "literal", literal: 27, to: 240 }, // 244
		{ k: "literal", literal: 28, to: 240 }, // 245
		{ k: "fork", to: [241, 242, 243, 244, 245] }, // 246
		{ k: "space", greedy: true, to: 246 }, // 247
		{ k: "op", do: { op: "repair", code: 3 }, to: 247 }, // 248
		{ k: "fork", to: [239, 248] }, // 249
		{ k: "value", py: false, field: "arguments", to: 249 }, // 250
		{ k: "space", greedy: true, to: 250 }, // 251
		{ k: "literal", literal: 29, to: 251 }, // 252
		{ k: "literal", literal: 30, to: 251 }, // 253
		{ k: "literal", literal: 28, to: 251 }, // 254
		{ k: "literal", literal: 31, to: 251 }, // 255
		{ k: "fork", to: [252, 253, 254, 255] }, // 256
		{ k: "op", do: { op: "repair", code: 3 }, to: 256 }, // 257
		{ k: "fork", to: [250, 257] }, // 258
		{ k: "space", greedy: true, to: 258 }, // 259
		{ k: "literal", literal: 0, to: 259 }, // 260
		{ k: "space", greedy: true, to: 260 }, // 261
		{ k: "literal", literal: 32, to: 261 }, // 262
		{ k: "space", greedy: true, to: 262 }, // 263
		{ k: "literal", literal: 3, to: 263 }, // 264
		{ k: "fork", to: [94, 264] }, // 265
		{ k: "space", greedy: true, to: 265 }, // 266
		{ k: "literal", literal: 0, to: 266 }, // 267
		{ k: "space", greedy: true, to: 267 }, // 268
		{ k: "literal", literal: 8, to: 268 }, // 269
		{ k: "atom", kind: "digits", field: "skip", to: 269 }, // 270
		{ k: "literal", literal: 33, to: 270 }, // 271
		{ k: "space", greedy: true, to: 271 }, // 272
		{ k: "op", do: { op: "repair", code: 1 }, to: 268 }, // 273
		{ k: "fork", to: [272, 273] }, // 274
		{ k: "literal", literal: 8, to: 274 }, // 275
		{ k: "atom", kind: "attr", field: "name", to: 275 }, // 276
		{ k: "literal", literal: 9, to: 276 }, // 277
		{ k: "space", greedy: true, to: 277 }, // 278
		{ k: "literal", literal: 6, to: 278 }, // 279
		{ k: "space", greedy: true, to: 279 }, // 280
		{ k: "literal", literal: 3, to: 280 }, // 281
		{ k: "op", do: { op: "open", unit: 0 }, to: 281 }, // 282
		{ k: "op", do: { op: "leave" }, to: 4 }, // 283
		{ k: "literal", literal: 0, to: 70 }, // 284
		{ k: "space", greedy: true, to: 284 }, // 285
		{ k: "literal", literal: 7, to: 285 }, // 286
		{ k: "space", greedy: true, to: 286 }, // 287
		{ k: "literal", literal: 3, to: 287 }, // 288
		{ k: "text", field: "content", typed: false, exits: 290, stops: [3, 2, 15], terminators: [], stray: true, section: { entry: 291, proof: false, content: false } }, // 289
		{ k: "fork", to: [463, 66, 283] }, // 290
		{ k: "fork", to: [463, 66] }, // 291
		{ k: "space", greedy: true, to: 289 }, // 292
		{ k: "op", do: { op: "close" }, to: 292 }, // 293
		{ k: "literal", literal: 0, to: 293 }, // 294
		{ k: "space", greedy: true, to: 294 }, // 295
		{ k: "literal", literal: 6, to: 295 }, // 296
		{ k: "space", greedy: true, to: 296 }, // 297
		{ k: "literal", literal: 2, to: 297 }, // 298
		{ k: "look", body: 81, to: 293 }, // 299
		{ k: "op", do: { op: "repair", code: 5 }, to: 299 }, // 300
		{ k: "look", body: 90, to: 293 }, // 301
		{ k: "op", do: { op: "repair", code: 5 }, to: 301 }, // 302
		{ k: "fork", to: [298, 300, 302] }, // 303
		{ k: "fork", to: [413, 303] }, // 304
		{ k: "space", greedy: true, to: 304 }, // 305
		{ k: "op", do: { op: "settle" }, to: 305 }, // 306
		{ k: "look", body: 102, to: 306 }, // 307
		{ k: "literal", literal: 0, to: 307 }, // 308
		{ k: "space", greedy: true, to: 308 }, // 309
		{ k: "literal", literal: 10, to: 309 }, // 310
		{ k: "space", greedy: true, to: 310 }, // 311
		{ k: "literal", literal: 2, to: 311 }, // 312
		{ k: "look", body: 129, to: 306 }, // 313
		{ k: "eol", to: 313 }, // 314
		{ k: "fork", to: [314, 313] }, // 315
		{ k: "op", do: { op: "repair", code: 4 }, to: 315 }, // 316
		{ k: "look", body: 135, to: 306 }, // 317
		{ k: "literal", literal: 0, to: 317 }, // 318
		{ k: "space", greedy: true, to: 318 }, // 319
		{ k: "literal", literal: 10, to: 319 }, // 320
		{ k: "space", greedy: true, to: 320 }, // 321
		{ k: "literal", literal: 2, to: 321 }, // 322
		{ k: "op", do: { op: "repair", code: 5 }, to: 322 }, // 323
		{ k: "space", greedy: true, to: 312 }, // 324
		{ k: "literal", literal: 0, to: 324 }, // 325
		{ k: "space", greedy: true, to: 325 }, // 326
		{ k: "literal", literal: 10, to: 326 }, // 327
		{ k: "space", greedy: true, to: 327 }, // 328
		{ k: "literal", literal: 2, to: 328 }, // 329
		{ k: "op", do: { op: "repair", code: 6 }, to: 329 }, // 330
		{ k: "op", do: { op: "break", at: "skip" }, to: 306 }, // 331
		{ k: "literal", literal: 8, to: 331 }, // 332
		{ k: "slot", slot: "unbound", field: "skip", to: 332 }, // 333
		{ k: "literal", literal: 11, to: 333 }, // 334
		{ k: "space", greedy: true, to: 334 }, // 335
		{ k: "literal", literal: 10, to: 335 }, // 336
		{ k: "space", greedy: true, to: 336 }, // 337
		{ k: "literal", literal: 3, to: 337 }, // 338
		{ k: "literal", literal: 0, to: 331 }, // 339
		{ k: "space", greedy: true, to: 339 }, // 340
		{ k: "literal", literal: 6, to: 340 }, // 341
		{ k: "space", greedy: true, to: 341 }, // 342
		{ k: "literal", literal: 2, to: 342 }, // 343
		{ k: "fork", to: [338, 343] }, // 344
		{ k: "space", greedy: true, to: 344 }, // 345
		{ k: "literal", literal: 12, to: 345 }, // 346
		{ k: "atom", kind: "word", field: "skip", to: 346 }, // 347
		{ k: "literal", literal: 13, to: 347 }, // 348
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 348 }, // 349
		{ k: "literal", literal: 14, to: 333 }, // 350
		{ k: "atom", kind: "word", field: "skip", to: 350 }, // 351
		{ k: "space", greedy: true, to: 351 }, // 352
		{ k: "atom", kind: "word", field: "skip", to: 352 }, // 353
		{ k: "space", greedy: true, to: 353 }, // 354
		{ k: "literal", literal: 3, to: 354 }, // 355
		{ k: "literal", literal: 12, to: 354 }, // 356
		{ k: "atom", kind: "word", field: "skip", to: 356 }, // 357
		{ k: "literal", literal: 15, to: 357 }, // 358
		{ k: "slot", slot: "tool", field: "skip", to: 332 }, // 359
		{ k: "literal", literal: 9, to: 359 }, // 360
		{ k: "space", greedy: true, to: 360 }, // 361
		{ k: "literal", literal: 6, to: 361 }, // 362
		{ k: "fork", to: [336, 334, 333, 355, 358, 362, 360, 359] }, // 363
		{ k: "space", greedy: true, to: 363 }, // 364
		{ k: "literal", literal: 0, to: 364 }, // 365
		{ k: "space", greedy: true, to: 365 }, // 366
		{ k: "literal", literal: 10, to: 366 }, // 367
		{ k: "space", greedy: true, to: 367 }, // 368
		{ k: "literal", literal: 2, to: 368 }, // 369
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 369 }, // 370
		{ k: "op", do: { op: "break", at: "here" }, to: 306 }, // 371
		{ k: "literal", literal: 8, to: 371 }, // 372
		{ k: "slot", slot: "tool", field: "skip", to: 372 }, // 373
		{ k: "literal", literal: 9, to: 373 }, // 374
		{ k: "space", greedy: true, to: 374 }, // 375
		{ k: "literal", literal: 6, to: 375 }, // 376
		{ k: "space", greedy: true, to: 376 }, // 377
		{ k: "literal", literal: 3, to: 377 }, // 378
		{ k: "space", greedy: true, to: 378 }, // 379
		{ k: "literal", literal: 0, to: 379 }, // 380
		{ k: "space", greedy: true, to: 380 }, // 381
		{ k: "literal", literal: 7, to: 381 }, // 382
		{ k: "space", greedy: true, to: 382 }, // 383
		{ k: "literal", literal: 3, to: 383 }, // 384
		{ k: "fork", to: [312, 316, 323, 330, 349, 370, 378, 384] }, // 385
		{ k: "text", field: "value", typed: false, stray: false, exits: 385, stops: [2, 34, 35, 36, 37, 3, 13], terminators: [306] }, // 386
		{ k: "literal", literal: 0, to: 386 }, // 387
		{ k: "space", greedy: true, to: 387 }, // 388
		{ k: "literal", literal: 16, to: 388 }, // 389
		{ k: "space", greedy: true, to: 389 }, // 390
		{ k: "fork", to: [390, 388] }, // 391
		{ k: "text", field: "value", typed: true, stray: false, exits: 385, stops: [2, 34, 35, 36, 37, 3, 13], terminators: [306] }, // 392
		{ k: "literal", literal: 0, to: 392 }, // 393
		{ k: "space", greedy: true, to: 393 }, // 394
		{ k: "literal", literal: 8, to: 394 }, // 395
		{ k: "literal", literal: 17, to: 395 }, // 396
		{ k: "literal", literal: 18, to: 395 }, // 397
		{ k: "literal", literal: 19, to: 395 }, // 398
		{ k: "literal", literal: 20, to: 395 }, // 399
		{ k: "literal", literal: 21, to: 395 }, // 400
		{ k: "atom", kind: "attr", field: "skip", to: 395 }, // 401
		{ k: "op", do: { op: "repair", code: 2 }, to: 401 }, // 402
		{ k: "fork", to: [396, 397, 398, 399, 400, 402] }, // 403
		{ k: "literal", literal: 22, to: 403 }, // 404
		{ k: "space", greedy: true, to: 404 }, // 405
		{ k: "fork", to: [391, 405] }, // 406
		{ k: "literal", literal: 8, to: 406 }, // 407
		{ k: "atom", kind: "attr", field: "key", to: 407 }, // 408
		{ k: "literal", literal: 11, to: 408 }, // 409
		{ k: "space", greedy: true, to: 409 }, // 410
		{ k: "literal", literal: 10, to: 410 }, // 411
		{ k: "space", greedy: true, to: 411 }, // 412
		{ k: "literal", literal: 3, to: 412 }, // 413
		{ k: "space", greedy: true, to: 303 }, // 414
		{ k: "literal", literal: 0, to: 414 }, // 415
		{ k: "space", greedy: true, to: 415 }, // 416
		{ k: "literal", literal: 23, to: 416 }, // 417
		{ k: "space", greedy: true, to: 417 }, // 418
		{ k: "literal", literal: 2, to: 418 }, // 419
		{ k: "space", greedy: true, to: 419 }, // 420
		{ k: "fork", to: [428, 420] }, // 421
		{ k: "literal", literal: 24, to: 421 }, // 422
		{ k: "literal", literal: 25, to: 421 }, // 423
		{ k: "literal", literal: 26, to: 421 }, // 424
		{ k: "literal", literal: 27, to: 421 }, // 425
		{ k: "literal", literal: 28, to: 421 }, // 426
		{ k: "fork", to: [422, 423, 424, 425, 426] }, // 427
		{ k: "space", greedy: true, to: 427 }, // 428
		{ k: "op", do: { op: "repair", code: 3 }, to: 428 }, // 429
		{ k: "fork", to: [420, 429] }, // 430
		{ k: "value", py: false, field: "arguments", to: 430 }, // 431
		{ k: "space", greedy: true, to: 431 }, // 432
		{ k: "literal", literal: 29, to: 432 }, // 433
		{ k: "literal", literal: 30, to: 432 }, // 434
		{ k: "literal", literal: 28, to: 432 }, // 435
		{ k: "literal", literal: 31, to: 432 }, // 436
		{ k: "fork", to: [433, 434, 435, 436] }, // 437
		{ k: "op", do: { op: "repair", code: 3 }, to: 437 }, // 438
		{ k: "fork", to: [431, 438] }, // 439
		{ k: "space", greedy: true, to: 439 }, // 440
		{ k: "literal", literal: 0, to: 440 }, // 441
		{ k: "space", greedy: true, to: 441 }, // 442
		{ k: "literal", literal: 32, to: 442 }, // 443
		{ k: "space", greedy: true, to: 443 }, // 444
		{ k: "literal", literal: 3, to: 444 }, // 445
		{ k: "fork", to: [304, 445] }, // 446
		{ k: "space", greedy: true, to: 446 }, // 447
		{ k: "literal", literal: 0, to: 447 }, // 448
		{ k: "space", greedy: true, to: 448 }, // 449
		{ k: "literal", literal: 8, to: 449 }, // 450
		{ k: "atom", kind: "digits", field: "skip", to: 450 }, // 451
		{ k: "literal", literal: 33, to: 451 }, // 452
		{ k: "space", greedy: true, to: 452 }, // 453
		{ k: "op", do: { op: "repair", code: 1 }, to: 449 }, // 454
		{ k: "fork", to: [453, 454] }, // 455
		{ k: "literal", literal: 8, to: 455 }, // 456
		{ k: "atom", kind: "attr", field: "name", to: 456 }, // 457
		{ k: "literal", literal: 9, to: 457 }, // 458
		{ k: "space", greedy: true, to: 458 }, // 459
		{ k: "literal", literal: 6, to: 459 }, // 460
		{ k: "space", greedy: true, to: 460 }, // 461
		{ k: "literal", literal: 3, to: 461 }, // 462
		{ k: "op", do: { op: "open", unit: 1 }, to: 462 }, // 463
		{ k: "literal", literal: 0, to: 292 }, // 464
		{ k: "space", greedy: true, to: 464 }, // 465
		{ k: "literal", literal: 7, to: 465 }, // 466
		{ k: "look", body: 118, to: 466 }, // 467
		{ k: "space", greedy: true, to: 467 }, // 468
		{ k: "literal", literal: 12, to: 468 }, // 469
		{ k: "atom", kind: "word", field: "skip", to: 469 }, // 470
		{ k: "literal", literal: 15, to: 470 }, // 471
		{ k: "op", do: { op: "repair", code: 9 }, to: 471 }, // 472
	],
};
