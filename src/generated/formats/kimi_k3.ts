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
	lenient: ["no-index", "other-type", "unclosed-value", "unclosed-call", "doubled-close", "unknown-close", "unopened-key"],
	literals: [
		"<|sep|>", // 0
		"think", // 1
		"<|close|>", // 2
		"<|open|>", // 3
		"message", // 4
		"response", // 5
		"tools", // 6
		"call", // 7
		"\"", // 8
		"tool=\"", // 9
		"argument", // 10
		"key=\"", // 11
		"|>", // 12
		"<|", // 13
		"type=\"string\"", // 14
		"number", // 15
		"boolean", // 16
		"object", // 17
		"array", // 18
		"null", // 19
		"type=\"", // 20
		"json", // 21
		"json type=\"object\"", // 22
		"index=\"", // 23
		"\n<|open|>", // 24
		"\n<|close|>", // 25
		"\r\n<|open|>", // 26
		"\r\n<|close|>", // 27
	],
	openings: [3],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|open|>think<|sep|>"], node: 280 }, // 0
		{ name: "answer", after: ["<|open|>response<|sep|>"], node: 284 }, // 1
	],
	units: [
		{ closes: [0], openings: [3, 2], after: 55, closable: [59, 60, 61, 62, 63, 238, 239, 240, 241, 242, 243, 244], closableByLoop: [64, 70, 71, 79, 80, 81, 82, 83, 84, 93, 94, 95, 96, 97, 98, 120, 121, 122, 123, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 195, 196, 209, 252, 253, 254, 255, 256, 260, 261, 262], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3], stray: false }, // 2
		{ k: "fork", to: [16, 37, 275, 0] }, // 3
		{ k: "fork", to: [16, 37, 275] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "literal", literal: 2, to: 9 }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [2] }, // 11
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
		{ k: "text", field: "content", typed: false, stray: false, exits: 31, stops: [2] }, // 32
		{ k: "literal", literal: 0, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 5, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 3, to: 36 }, // 37
		{ k: "assert", what: "end", to: 2 }, // 38
		{ k: "literal", literal: 0, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 4, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 2, to: 42 }, // 43
		{ k: "literal", literal: 0, to: 2 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 4, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 2, to: 47 }, // 48
		{ k: "fork", to: [43, 2, 48] }, // 49
		{ k: "literal", literal: 0, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 6, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 2, to: 53 }, // 54
		{ k: "text", field: "content", typed: false, exits: 56, stops: [3, 2], stray: true, section: { entry: 57, proof: false, content: false } }, // 55
		{ k: "fork", to: [269, 54, 270] }, // 56
		{ k: "fork", to: [269, 54] }, // 57
		{ k: "space", greedy: true, to: 55 }, // 58
		{ k: "op", do: { op: "close" }, to: 58 }, // 59
		{ k: "literal", literal: 0, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 7, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 2, to: 63 }, // 64
		{ k: "literal", literal: 0, to: 0 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 6, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 2, to: 68 }, // 69
		{ k: "look", body: 69, to: 59 }, // 70
		{ k: "op", do: { op: "repair", code: 3 }, to: 70 }, // 71
		{ k: "literal", literal: 8, to: 0 }, // 72
		{ k: "slot", slot: "tool", field: "skip", to: 72 }, // 73
		{ k: "literal", literal: 9, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 7, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 3, to: 77 }, // 78
		{ k: "look", body: 78, to: 59 }, // 79
		{ k: "op", do: { op: "repair", code: 3 }, to: 79 }, // 80
		{ k: "fork", to: [64, 71, 80] }, // 81
		{ k: "fork", to: [237, 81] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "op", do: { op: "settle" }, to: 83 }, // 84
		{ k: "literal", literal: 10, to: 0 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 3, to: 86 }, // 87
		{ k: "literal", literal: 7, to: 0 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 2, to: 89 }, // 90
		{ k: "fork", to: [87, 90] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "look", body: 92, to: 84 }, // 93
		{ k: "literal", literal: 0, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 10, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 2, to: 97 }, // 98
		{ k: "slot", slot: "unbound", field: "skip", to: 72 }, // 99
		{ k: "literal", literal: 11, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 10, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 3, to: 103 }, // 104
		{ k: "space", greedy: true, to: 78 }, // 105
		{ k: "literal", literal: 0, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 6, to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 3, to: 109 }, // 110
		{ k: "assert", what: "end", to: 0 }, // 111
		{ k: "fork", to: [78, 110, 69, 111] }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 0, to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 7, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 2, to: 117 }, // 118
		{ k: "fork", to: [104, 118] }, // 119
		{ k: "look", body: 119, to: 84 }, // 120
		{ k: "eol", to: 120 }, // 121
		{ k: "fork", to: [121, 120] }, // 122
		{ k: "op", do: { op: "repair", code: 2 }, to: 122 }, // 123
		{ k: "fork", to: [69, 78] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "look", body: 125, to: 84 }, // 126
		{ k: "literal", literal: 0, to: 126 }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "literal", literal: 10, to: 128 }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "literal", literal: 2, to: 130 }, // 131
		{ k: "op", do: { op: "repair", code: 3 }, to: 131 }, // 132
		{ k: "space", greedy: true, to: 98 }, // 133
		{ k: "literal", literal: 0, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 10, to: 135 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 2, to: 137 }, // 138
		{ k: "op", do: { op: "repair", code: 4 }, to: 138 }, // 139
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 84 }, // 140
		{ k: "literal", literal: 8, to: 140 }, // 141
		{ k: "slot", slot: "unbound", field: "skip", to: 141 }, // 142
		{ k: "literal", literal: 11, to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "literal", literal: 10, to: 144 }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "literal", literal: 3, to: 146 }, // 147
		{ k: "slot", slot: "tool", field: "skip", to: 141 }, // 148
		{ k: "literal", literal: 9, to: 148 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "literal", literal: 7, to: 150 }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "literal", literal: 3, to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 0, to: 154 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 6, to: 156 }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "literal", literal: 3, to: 158 }, // 159
		{ k: "literal", literal: 0, to: 140 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "literal", literal: 6, to: 161 }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 2, to: 163 }, // 164
		{ k: "assert", what: "end", to: 140 }, // 165
		{ k: "fork", to: [153, 159, 164, 165] }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "literal", literal: 0, to: 167 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "literal", literal: 7, to: 169 }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "literal", literal: 2, to: 171 }, // 172
		{ k: "fork", to: [147, 172] }, // 173
		{ k: "eol", to: 173 }, // 174
		{ k: "fork", to: [174, 173] }, // 175
		{ k: "op", do: { op: "repair", code: 5 }, to: 175 }, // 176
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 84 }, // 177
		{ k: "literal", literal: 8, to: 177 }, // 178
		{ k: "slot", slot: "unbound", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 11, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 10, to: 181 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "literal", literal: 12, to: 183 }, // 184
		{ k: "atom", kind: "word", field: "skip", to: 184 }, // 185
		{ k: "literal", literal: 13, to: 185 }, // 186
		{ k: "fork", to: [179, 186] }, // 187
		{ k: "space", greedy: true, to: 187 }, // 188
		{ k: "literal", literal: 0, to: 188 }, // 189
		{ k: "space", greedy: true, to: 189 }, // 190
		{ k: "literal", literal: 10, to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 2, to: 192 }, // 193
		{ k: "op", do: { op: "repair", code: 6 }, to: 193 }, // 194
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 84 }, // 195
		{ k: "literal", literal: 8, to: 195 }, // 196
		{ k: "slot", slot: "tool", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 9, to: 197 }, // 198
		{ k: "space", greedy: true, to: 198 }, // 199
		{ k: "literal", literal: 7, to: 199 }, // 200
		{ k: "space", greedy: true, to: 200 }, // 201
		{ k: "literal", literal: 3, to: 201 }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "literal", literal: 0, to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 6, to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 3, to: 207 }, // 208
		{ k: "fork", to: [98, 123, 132, 139, 176, 194, 202, 208] }, // 209
		{ k: "text", field: "value", typed: false, stray: false, exits: 209, stops: [2, 24, 25, 26, 27, 3] }, // 210
		{ k: "literal", literal: 0, to: 210 }, // 211
		{ k: "space", greedy: true, to: 211 }, // 212
		{ k: "literal", literal: 14, to: 212 }, // 213
		{ k: "space", greedy: true, to: 213 }, // 214
		{ k: "fork", to: [214, 212] }, // 215
		{ k: "text", field: "value", typed: true, stray: false, exits: 209, stops: [2, 24, 25, 26, 27, 3] }, // 216
		{ k: "literal", literal: 0, to: 216 }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "literal", literal: 8, to: 218 }, // 219
		{ k: "literal", literal: 15, to: 219 }, // 220
		{ k: "literal", literal: 16, to: 219 }, // 221
		{ k: "literal", literal: 17, to: 219 }, // 222
		{ k: "literal", literal: 18, to: 219 }, // 223
		{ k: "literal", literal: 19, to: 219 }, // 224
		{ k: "atom", kind: "attr", field: "skip", to: 219 }, // 225
		{ k: "op", do: { op: "repair", code: 1 }, to: 225 }, // 226
		{ k: "fork", to: [220, 221, 222, 223, 224, 226] }, // 227
		{ k: "literal", literal: 20, to: 227 }, // 228
		{ k: "space", greedy: true, to: 228 }, // 229
		{ k: "fork", to: [215, 229] }, // 230
		{ k: "literal", literal: 8, to: 230 }, // 231
		{ k: "atom", kind: "attr", field: "key", to: 231 }, // 232
		{ k: "literal", literal: 11, to: 232 }, // 233
		{ k: "space", greedy: true, to: 233 }, // 234
		{ k: "literal", literal: 10, to: 234 }, // 235
		{ k: "space", greedy: true, to: 235 }, // 236
		{ k: "literal", literal: 3, to: 236 }, // 237
		{ k: "space", greedy: true, to: 81 }, // 238
		{ k: "literal", literal: 0, to: 238 }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "literal", literal: 21, to: 240 }, // 241
		{ k: "space", greedy: true, to: 241 }, // 242
		{ k: "literal", literal: 2, to: 242 }, // 243
		{ k: "space", greedy: true, to: 243 }, // 244
		{ k: "value", py: false, field: "arguments", to: 244 }, // 245
		{ k: "space", greedy: true, to: 245 }, // 246
		{ k: "literal", literal: 0, to: 246 }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "literal", literal: 22, to: 248 }, // 249
		{ k: "space", greedy: true, to: 249 }, // 250
		{ k: "literal", literal: 3, to: 250 }, // 251
		{ k: "fork", to: [82, 251] }, // 252
		{ k: "space", greedy: true, to: 252 }, // 253
		{ k: "literal", literal: 0, to: 253 }, // 254
		{ k: "space", greedy: true, to: 254 }, // 255
		{ k: "literal", literal: 8, to: 255 }, // 256
		{ k: "atom", kind: "digits", field: "skip", to: 256 }, // 257
		{ k: "literal", literal: 23, to: 257 }, // 258
		{ k: "space", greedy: true, to: 258 }, // 259
		{ k: "op", do: { op: "repair", code: 0 }, to: 255 }, // 260
		{ k: "fork", to: [259, 260] }, // 261
		{ k: "literal", literal: 8, to: 261 }, // 262
		{ k: "atom", kind: "attr", field: "name", to: 262 }, // 263
		{ k: "literal", literal: 9, to: 263 }, // 264
		{ k: "space", greedy: true, to: 264 }, // 265
		{ k: "literal", literal: 7, to: 265 }, // 266
		{ k: "space", greedy: true, to: 266 }, // 267
		{ k: "literal", literal: 3, to: 267 }, // 268
		{ k: "op", do: { op: "open", unit: 0 }, to: 268 }, // 269
		{ k: "op", do: { op: "leave" }, to: 4 }, // 270
		{ k: "literal", literal: 0, to: 58 }, // 271
		{ k: "space", greedy: true, to: 271 }, // 272
		{ k: "literal", literal: 6, to: 272 }, // 273
		{ k: "space", greedy: true, to: 273 }, // 274
		{ k: "literal", literal: 3, to: 274 }, // 275
		{ k: "op", do: { op: "settle" }, to: 0 }, // 276
		{ k: "literal", literal: 1, to: 45 }, // 277
		{ k: "space", greedy: true, to: 277 }, // 278
		{ k: "literal", literal: 2, to: 278 }, // 279
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 279, stops: [2] }, // 280
		{ k: "literal", literal: 5, to: 51 }, // 281
		{ k: "space", greedy: true, to: 281 }, // 282
		{ k: "literal", literal: 2, to: 282 }, // 283
		{ k: "text", field: "content", typed: false, stray: false, exits: 283, stops: [2] }, // 284
	],
};
