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
	lenient: ["no-word", "quoted-key", "equals", "unclosed-string", "bare-string", "stray-quote", "no-brace", "doubled-close", "unopened", "unclosed-value", "unclosed-call"],
	literals: [
		"<channel|>", // 0
		"thought\n", // 1
		"<|channel>", // 2
		"<tool_call|>", // 3
		"}", // 4
		",", // 5
		"]", // 6
		"<|\"|>", // 7
		"<|tool_call>", // 8
		":", // 9
		"{", // 10
		"call:", // 11
		"=", // 12
		"[", // 13
		"\"", // 14
		"'", // 15
		"<|channel>thought\n", // 16
		"\n<channel|>", // 17
		"\r\n<channel|>", // 18
		"\n,", // 19
		"\n}", // 20
		"\n<tool_call|>", // 21
		"\r\n,", // 22
		"\r\n}", // 23
		"\r\n<tool_call|>", // 24
	],
	openings: [2, 8, 11],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|channel>thought\n"], node: 389 }, // 0
	],
	units: [
		{ closes: [3], openings: [2, 8, 11], after: 2, closable: [12, 13, 14, 15, 16], closableByLoop: [17, 22, 23, 24, 25, 26, 27, 28, 34, 35, 37, 38, 39, 50, 51, 69, 70, 71, 72, 75, 76, 77, 78, 79, 83, 87, 88, 89, 90, 91, 92, 95, 96, 97, 98, 99, 100, 101, 124, 125, 129, 130, 131, 136, 137, 138, 141, 142, 143, 144, 145, 146, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 176, 177, 205, 206, 207, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 233, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 257, 258, 286, 287, 288], pairs: true }, // 0
		{ closes: [3], openings: [2, 8, 11], after: 2, closable: [12, 13, 14, 15, 16], closableByLoop: [17, 87, 88, 89, 90, 91, 92, 95, 96, 97, 98, 99, 100, 101, 124, 125, 129, 130, 131, 136, 137, 138, 141, 142, 143, 144, 145, 146, 210, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 317, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 341, 342, 370, 371, 377, 378], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 8, 11], stray: false }, // 2
		{ k: "fork", to: [11, 294, 382, 0] }, // 3
		{ k: "fork", to: [11, 294, 382] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "eol", to: 6 }, // 7
		{ k: "fork", to: [7, 6] }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [17, 18, 0] }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "op", do: { op: "close" }, to: 2 }, // 12
		{ k: "literal", literal: 3, to: 12 }, // 13
		{ k: "literal", literal: 3, to: 13 }, // 14
		{ k: "op", do: { op: "repair", code: 7 }, to: 14 }, // 15
		{ k: "fork", to: [13, 15] }, // 16
		{ k: "literal", literal: 4, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 0 }, // 18
		{ k: "literal", literal: 3, to: 18 }, // 19
		{ k: "op", do: { op: "repair", code: 7 }, to: 19 }, // 20
		{ k: "fork", to: [18, 20] }, // 21
		{ k: "look", body: 21, to: 16 }, // 22
		{ k: "op", do: { op: "repair", code: 6 }, to: 22 }, // 23
		{ k: "fork", to: [17, 23] }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "fork", to: [204, 25] }, // 26
		{ k: "op", do: { op: "definite" }, to: 26 }, // 27
		{ k: "op", do: { op: "settle" }, to: 27 }, // 28
		{ k: "literal", literal: 5, to: 0 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "literal", literal: 6, to: 0 }, // 31
		{ k: "fork", to: [29, 30, 31] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "look", body: 33, to: 28 }, // 34
		{ k: "literal", literal: 7, to: 34 }, // 35
		{ k: "space", greedy: true, to: 21 }, // 36
		{ k: "look", body: 36, to: 28 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "op", do: { op: "repair", code: 6 }, to: 38 }, // 39
		{ k: "assert", what: "end", to: 0 }, // 40
		{ k: "literal", literal: 8, to: 0 }, // 41
		{ k: "fork", to: [40, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 3, to: 43 }, // 44
		{ k: "literal", literal: 3, to: 44 }, // 45
		{ k: "op", do: { op: "repair", code: 7 }, to: 45 }, // 46
		{ k: "fork", to: [44, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 4, to: 48 }, // 49
		{ k: "look", body: 49, to: 28 }, // 50
		{ k: "op", do: { op: "repair", code: 3 }, to: 50 }, // 51
		{ k: "literal", literal: 7, to: 0 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 9, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "slot", slot: "unbound", field: "skip", to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 5, to: 57 }, // 58
		{ k: "literal", literal: 10, to: 0 }, // 59
		{ k: "slot", slot: "tool", field: "skip", to: 59 }, // 60
		{ k: "literal", literal: 11, to: 60 }, // 61
		{ k: "literal", literal: 8, to: 61 }, // 62
		{ k: "fork", to: [62, 40] }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 3, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 4, to: 66 }, // 67
		{ k: "fork", to: [58, 67, 65] }, // 68
		{ k: "look", body: 68, to: 28 }, // 69
		{ k: "eol", to: 69 }, // 70
		{ k: "fork", to: [70, 69] }, // 71
		{ k: "op", do: { op: "repair", code: 9 }, to: 71 }, // 72
		{ k: "fork", to: [18, 62] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "look", body: 74, to: 28 }, // 75
		{ k: "literal", literal: 7, to: 75 }, // 76
		{ k: "op", do: { op: "repair", code: 10 }, to: 76 }, // 77
		{ k: "op", do: { op: "break" }, to: 28 }, // 78
		{ k: "literal", literal: 10, to: 78 }, // 79
		{ k: "slot", slot: "tool", field: "skip", to: 79 }, // 80
		{ k: "literal", literal: 11, to: 80 }, // 81
		{ k: "literal", literal: 8, to: 81 }, // 82
		{ k: "fork", to: [35, 39, 51, 72, 77, 82] }, // 83
		{ k: "text", field: "value", typed: false, stray: false, exits: 83, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 84
		{ k: "literal", literal: 7, to: 84 }, // 85
		{ k: "fork", to: [149] }, // 86
		{ k: "return" }, // 87
		{ k: "op", do: { op: "pop" }, to: 87 }, // 88
		{ k: "literal", literal: 4, to: 88 }, // 89
		{ k: "fork", to: [125] }, // 90
		{ k: "space", greedy: true, to: 87 }, // 91
		{ k: "fork", to: [123, 91] }, // 92
		{ k: "fork", to: [119] }, // 93
		{ k: "fork", to: [105] }, // 94
		{ k: "op", do: { op: "settle" }, to: 87 }, // 95
		{ k: "look", body: 33, to: 95 }, // 96
		{ k: "literal", literal: 7, to: 96 }, // 97
		{ k: "look", body: 36, to: 95 }, // 98
		{ k: "literal", literal: 7, to: 98 }, // 99
		{ k: "op", do: { op: "repair", code: 6 }, to: 99 }, // 100
		{ k: "fork", to: [97, 100] }, // 101
		{ k: "text", field: "value", typed: false, stray: false, exits: 101, stops: [7] }, // 102
		{ k: "literal", literal: 7, to: 102 }, // 103
		{ k: "call", body: 86, back: 87 }, // 104
		{ k: "fork", to: [103, 104] }, // 105
		{ k: "call", body: 94, back: 87 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 9, to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 12, to: 107 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "op", do: { op: "repair", code: 2 }, to: 111 }, // 112
		{ k: "fork", to: [109, 112] }, // 113
		{ k: "atom", kind: "word", field: "key", to: 113 }, // 114
		{ k: "literal", literal: 7, to: 113 }, // 115
		{ k: "atom", kind: "word", field: "key", to: 115 }, // 116
		{ k: "literal", literal: 7, to: 116 }, // 117
		{ k: "op", do: { op: "repair", code: 1 }, to: 117 }, // 118
		{ k: "fork", to: [114, 118] }, // 119
		{ k: "call", body: 93, back: 92 }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "literal", literal: 5, to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "fork", to: [120, 91] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "call", body: 90, back: 89 }, // 126
		{ k: "literal", literal: 10, to: 126 }, // 127
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 127 }, // 128
		{ k: "literal", literal: 6, to: 88 }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "fork", to: [135, 130] }, // 131
		{ k: "call", body: 94, back: 131 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 5, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "fork", to: [132, 130] }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 13, to: 137 }, // 138
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 138 }, // 139
		{ k: "value", py: true, field: "value", to: 87 }, // 140
		{ k: "look", body: 33, to: 87 }, // 141
		{ k: "literal", literal: 7, to: 141 }, // 142
		{ k: "look", body: 36, to: 87 }, // 143
		{ k: "literal", literal: 7, to: 143 }, // 144
		{ k: "op", do: { op: "repair", code: 6 }, to: 144 }, // 145
		{ k: "fork", to: [142, 145] }, // 146
		{ k: "value", py: true, field: "value", to: 146 }, // 147
		{ k: "op", do: { op: "repair", code: 5 }, to: 147 }, // 148
		{ k: "fork", to: [128, 139, 140, 148] }, // 149
		{ k: "call", body: 86, back: 27 }, // 150
		{ k: "op", do: { op: "settle" }, to: 26 }, // 151
		{ k: "look", body: 33, to: 151 }, // 152
		{ k: "literal", literal: 7, to: 152 }, // 153
		{ k: "look", body: 36, to: 151 }, // 154
		{ k: "literal", literal: 7, to: 154 }, // 155
		{ k: "op", do: { op: "repair", code: 6 }, to: 155 }, // 156
		{ k: "look", body: 49, to: 151 }, // 157
		{ k: "op", do: { op: "repair", code: 3 }, to: 157 }, // 158
		{ k: "look", body: 68, to: 151 }, // 159
		{ k: "eol", to: 159 }, // 160
		{ k: "fork", to: [160, 159] }, // 161
		{ k: "op", do: { op: "repair", code: 9 }, to: 161 }, // 162
		{ k: "look", body: 74, to: 151 }, // 163
		{ k: "literal", literal: 7, to: 163 }, // 164
		{ k: "op", do: { op: "repair", code: 10 }, to: 164 }, // 165
		{ k: "op", do: { op: "break" }, to: 151 }, // 166
		{ k: "literal", literal: 10, to: 166 }, // 167
		{ k: "slot", slot: "tool", field: "skip", to: 167 }, // 168
		{ k: "literal", literal: 11, to: 168 }, // 169
		{ k: "literal", literal: 8, to: 169 }, // 170
		{ k: "literal", literal: 9, to: 0 }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "slot", slot: "prop", field: "skip", to: 172 }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 5, to: 174 }, // 175
		{ k: "look", body: 175, to: 151 }, // 176
		{ k: "fork", to: [153, 156, 158, 162, 165, 170, 176] }, // 177
		{ k: "text", field: "value", typed: true, stray: false, exits: 177, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 178
		{ k: "op", do: { op: "repair", code: 4 }, to: 178 }, // 179
		{ k: "fork", to: [85, 150, 179] }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 9, to: 181 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "literal", literal: 12, to: 181 }, // 184
		{ k: "space", greedy: true, to: 184 }, // 185
		{ k: "op", do: { op: "repair", code: 2 }, to: 185 }, // 186
		{ k: "fork", to: [183, 186] }, // 187
		{ k: "atom", kind: "word", field: "key", to: 187 }, // 188
		{ k: "literal", literal: 7, to: 187 }, // 189
		{ k: "atom", kind: "word", field: "key", to: 189 }, // 190
		{ k: "literal", literal: 7, to: 190 }, // 191
		{ k: "op", do: { op: "repair", code: 1 }, to: 191 }, // 192
		{ k: "literal", literal: 14, to: 187 }, // 193
		{ k: "atom", kind: "word", field: "key", to: 193 }, // 194
		{ k: "literal", literal: 14, to: 194 }, // 195
		{ k: "op", do: { op: "repair", code: 1 }, to: 195 }, // 196
		{ k: "literal", literal: 15, to: 187 }, // 197
		{ k: "atom", kind: "word", field: "key", to: 197 }, // 198
		{ k: "literal", literal: 15, to: 198 }, // 199
		{ k: "op", do: { op: "repair", code: 1 }, to: 199 }, // 200
		{ k: "fork", to: [188, 192, 196, 200] }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "literal", literal: 5, to: 202 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "fork", to: [201, 25] }, // 205
		{ k: "space", greedy: true, to: 205 }, // 206
		{ k: "literal", literal: 10, to: 206 }, // 207
		{ k: "atom", kind: "word", field: "name", to: 207 }, // 208
		{ k: "literal", literal: 11, to: 208 }, // 209
		{ k: "space", greedy: true, to: 17 }, // 210
		{ k: "fork", to: [285, 210] }, // 211
		{ k: "op", do: { op: "definite" }, to: 211 }, // 212
		{ k: "op", do: { op: "settle" }, to: 212 }, // 213
		{ k: "look", body: 33, to: 213 }, // 214
		{ k: "literal", literal: 7, to: 214 }, // 215
		{ k: "look", body: 36, to: 213 }, // 216
		{ k: "literal", literal: 7, to: 216 }, // 217
		{ k: "op", do: { op: "repair", code: 6 }, to: 217 }, // 218
		{ k: "look", body: 49, to: 213 }, // 219
		{ k: "op", do: { op: "repair", code: 3 }, to: 219 }, // 220
		{ k: "look", body: 68, to: 213 }, // 221
		{ k: "eol", to: 221 }, // 222
		{ k: "fork", to: [222, 221] }, // 223
		{ k: "op", do: { op: "repair", code: 9 }, to: 223 }, // 224
		{ k: "look", body: 74, to: 213 }, // 225
		{ k: "literal", literal: 7, to: 225 }, // 226
		{ k: "op", do: { op: "repair", code: 10 }, to: 226 }, // 227
		{ k: "op", do: { op: "break" }, to: 213 }, // 228
		{ k: "literal", literal: 10, to: 228 }, // 229
		{ k: "slot", slot: "tool", field: "skip", to: 229 }, // 230
		{ k: "literal", literal: 11, to: 230 }, // 231
		{ k: "literal", literal: 8, to: 231 }, // 232
		{ k: "fork", to: [215, 218, 220, 224, 227, 232] }, // 233
		{ k: "text", field: "value", typed: false, stray: false, exits: 233, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 234
		{ k: "literal", literal: 7, to: 234 }, // 235
		{ k: "call", body: 86, back: 212 }, // 236
		{ k: "op", do: { op: "settle" }, to: 211 }, // 237
		{ k: "look", body: 33, to: 237 }, // 238
		{ k: "literal", literal: 7, to: 238 }, // 239
		{ k: "look", body: 36, to: 237 }, // 240
		{ k: "literal", literal: 7, to: 240 }, // 241
		{ k: "op", do: { op: "repair", code: 6 }, to: 241 }, // 242
		{ k: "look", body: 49, to: 237 }, // 243
		{ k: "op", do: { op: "repair", code: 3 }, to: 243 }, // 244
		{ k: "look", body: 68, to: 237 }, // 245
		{ k: "eol", to: 245 }, // 246
		{ k: "fork", to: [246, 245] }, // 247
		{ k: "op", do: { op: "repair", code: 9 }, to: 247 }, // 248
		{ k: "look", body: 74, to: 237 }, // 249
		{ k: "literal", literal: 7, to: 249 }, // 250
		{ k: "op", do: { op: "repair", code: 10 }, to: 250 }, // 251
		{ k: "op", do: { op: "break" }, to: 237 }, // 252
		{ k: "literal", literal: 10, to: 252 }, // 253
		{ k: "slot", slot: "tool", field: "skip", to: 253 }, // 254
		{ k: "literal", literal: 11, to: 254 }, // 255
		{ k: "literal", literal: 8, to: 255 }, // 256
		{ k: "look", body: 175, to: 237 }, // 257
		{ k: "fork", to: [239, 242, 244, 248, 251, 256, 257] }, // 258
		{ k: "text", field: "value", typed: true, stray: false, exits: 258, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 259
		{ k: "op", do: { op: "repair", code: 4 }, to: 259 }, // 260
		{ k: "fork", to: [235, 236, 260] }, // 261
		{ k: "space", greedy: true, to: 261 }, // 262
		{ k: "literal", literal: 9, to: 262 }, // 263
		{ k: "space", greedy: true, to: 263 }, // 264
		{ k: "literal", literal: 12, to: 262 }, // 265
		{ k: "space", greedy: true, to: 265 }, // 266
		{ k: "op", do: { op: "repair", code: 2 }, to: 266 }, // 267
		{ k: "fork", to: [264, 267] }, // 268
		{ k: "atom", kind: "word", field: "key", to: 268 }, // 269
		{ k: "literal", literal: 7, to: 268 }, // 270
		{ k: "atom", kind: "word", field: "key", to: 270 }, // 271
		{ k: "literal", literal: 7, to: 271 }, // 272
		{ k: "op", do: { op: "repair", code: 1 }, to: 272 }, // 273
		{ k: "literal", literal: 14, to: 268 }, // 274
		{ k: "atom", kind: "word", field: "key", to: 274 }, // 275
		{ k: "literal", literal: 14, to: 275 }, // 276
		{ k: "op", do: { op: "repair", code: 1 }, to: 276 }, // 277
		{ k: "literal", literal: 15, to: 268 }, // 278
		{ k: "atom", kind: "word", field: "key", to: 278 }, // 279
		{ k: "literal", literal: 15, to: 279 }, // 280
		{ k: "op", do: { op: "repair", code: 1 }, to: 280 }, // 281
		{ k: "fork", to: [269, 273, 277, 281] }, // 282
		{ k: "space", greedy: true, to: 282 }, // 283
		{ k: "literal", literal: 5, to: 283 }, // 284
		{ k: "space", greedy: true, to: 284 }, // 285
		{ k: "fork", to: [282, 210] }, // 286
		{ k: "space", greedy: true, to: 286 }, // 287
		{ k: "literal", literal: 10, to: 287 }, // 288
		{ k: "atom", kind: "word", field: "name", to: 288 }, // 289
		{ k: "literal", literal: 9, to: 289 }, // 290
		{ k: "op", do: { op: "repair", code: 0 }, to: 290 }, // 291
		{ k: "fork", to: [209, 291] }, // 292
		{ k: "literal", literal: 8, to: 292 }, // 293
		{ k: "op", do: { op: "open", unit: 0 }, to: 293 }, // 294
		{ k: "fork", to: [369, 210] }, // 295
		{ k: "op", do: { op: "definite" }, to: 295 }, // 296
		{ k: "op", do: { op: "settle" }, to: 296 }, // 297
		{ k: "look", body: 33, to: 297 }, // 298
		{ k: "literal", literal: 7, to: 298 }, // 299
		{ k: "look", body: 36, to: 297 }, // 300
		{ k: "literal", literal: 7, to: 300 }, // 301
		{ k: "op", do: { op: "repair", code: 6 }, to: 301 }, // 302
		{ k: "look", body: 49, to: 297 }, // 303
		{ k: "op", do: { op: "repair", code: 3 }, to: 303 }, // 304
		{ k: "look", body: 68, to: 297 }, // 305
		{ k: "eol", to: 305 }, // 306
		{ k: "fork", to: [306, 305] }, // 307
		{ k: "op", do: { op: "repair", code: 9 }, to: 307 }, // 308
		{ k: "look", body: 74, to: 297 }, // 309
		{ k: "literal", literal: 7, to: 309 }, // 310
		{ k: "op", do: { op: "repair", code: 10 }, to: 310 }, // 311
		{ k: "op", do: { op: "break" }, to: 297 }, // 312
		{ k: "literal", literal: 10, to: 312 }, // 313
		{ k: "slot", slot: "tool", field: "skip", to: 313 }, // 314
		{ k: "literal", literal: 11, to: 314 }, // 315
		{ k: "literal", literal: 8, to: 315 }, // 316
		{ k: "fork", to: [299, 302, 304, 308, 311, 316] }, // 317
		{ k: "text", field: "value", typed: false, stray: false, exits: 317, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 318
		{ k: "literal", literal: 7, to: 318 }, // 319
		{ k: "call", body: 86, back: 296 }, // 320
		{ k: "op", do: { op: "settle" }, to: 295 }, // 321
		{ k: "look", body: 33, to: 321 }, // 322
		{ k: "literal", literal: 7, to: 322 }, // 323
		{ k: "look", body: 36, to: 321 }, // 324
		{ k: "literal", literal: 7, to: 324 }, // 325
		{ k: "op", do: { op: "repair", code: 6 }, to: 325 }, // 326
		{ k: "look", body: 49, to: 321 }, // 327
		{ k: "op", do: { op: "repair", code: 3 }, to: 327 }, // 328
		{ k: "look", body: 68, to: 321 }, // 329
		{ k: "eol", to: 329 }, // 330
		{ k: "fork", to: [330, 329] }, // 331
		{ k: "op", do: { op: "repair", code: 9 }, to: 331 }, // 332
		{ k: "look", body: 74, to: 321 }, // 333
		{ k: "literal", literal: 7, to: 333 }, // 334
		{ k: "op", do: { op: "repair", code: 10 }, to: 334 }, // 335
		{ k: "op", do: { op: "break" }, to: 321 }, // 336
		{ k: "literal", literal: 10, to: 336 }, // 337
		{ k: "slot", slot: "tool", field: "skip", to: 337 }, // 338
		{ k: "literal", literal: 11, to: 338 }, // 339
		{ k: "literal", literal: 8, to: 339 }, // 340
		{ k: "look", body: 175, to: 321 }, // 341
		{ k: "fork", to: [323, 326, 328, 332, 335, 340, 341] }, // 342
		{ k: "text", field: "value", typed: true, stray: false, exits: 342, stops: [7, 4, 19, 20, 21, 22, 23, 24, 5, 3, 8] }, // 343
		{ k: "op", do: { op: "repair", code: 4 }, to: 343 }, // 344
		{ k: "fork", to: [319, 320, 344] }, // 345
		{ k: "space", greedy: true, to: 345 }, // 346
		{ k: "literal", literal: 9, to: 346 }, // 347
		{ k: "space", greedy: true, to: 347 }, // 348
		{ k: "literal", literal: 12, to: 346 }, // 349
		{ k: "space", greedy: true, to: 349 }, // 350
		{ k: "op", do: { op: "repair", code: 2 }, to: 350 }, // 351
		{ k: "fork", to: [348, 351] }, // 352
		{ k: "atom", kind: "word", field: "key", to: 352 }, // 353
		{ k: "literal", literal: 7, to: 352 }, // 354
		{ k: "atom", kind: "word", field: "key", to: 354 }, // 355
		{ k: "literal", literal: 7, to: 355 }, // 356
		{ k: "op", do: { op: "repair", code: 1 }, to: 356 }, // 357
		{ k: "literal", literal: 14, to: 352 }, // 358
		{ k: "atom", kind: "word", field: "key", to: 358 }, // 359
		{ k: "literal", literal: 14, to: 359 }, // 360
		{ k: "op", do: { op: "repair", code: 1 }, to: 360 }, // 361
		{ k: "literal", literal: 15, to: 352 }, // 362
		{ k: "atom", kind: "word", field: "key", to: 362 }, // 363
		{ k: "literal", literal: 15, to: 363 }, // 364
		{ k: "op", do: { op: "repair", code: 1 }, to: 364 }, // 365
		{ k: "fork", to: [353, 357, 361, 365] }, // 366
		{ k: "space", greedy: true, to: 366 }, // 367
		{ k: "literal", literal: 5, to: 367 }, // 368
		{ k: "space", greedy: true, to: 368 }, // 369
		{ k: "fork", to: [366, 210] }, // 370
		{ k: "space", greedy: true, to: 370 }, // 371
		{ k: "atom", kind: "word", field: "skip", to: 55 }, // 372
		{ k: "space", greedy: true, to: 372 }, // 373
		{ k: "literal", literal: 4, to: 18 }, // 374
		{ k: "space", greedy: true, to: 374 }, // 375
		{ k: "fork", to: [373, 375] }, // 376
		{ k: "look", body: 376, to: 371 }, // 377
		{ k: "literal", literal: 10, to: 377 }, // 378
		{ k: "slot", slot: "tool", field: "name", to: 378 }, // 379
		{ k: "literal", literal: 11, to: 379 }, // 380
		{ k: "op", do: { op: "repair", code: 8 }, to: 380 }, // 381
		{ k: "op", do: { op: "open", unit: 1 }, to: 381 }, // 382
		{ k: "op", do: { op: "settle" }, to: 0 }, // 383
		{ k: "literal", literal: 0, to: 2 }, // 384
		{ k: "eol", to: 384 }, // 385
		{ k: "fork", to: [385, 384] }, // 386
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 386, stops: [17, 18, 0] }, // 387
		{ k: "literal", literal: 16, to: 387 }, // 388
		{ k: "fork", to: [388, 387] }, // 389
	],
};
