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
		{ name: "thinking", after: ["<|open|>think<|sep|>"], node: 279 }, // 0
		{ name: "answer", after: ["<|open|>response<|sep|>"], node: 283 }, // 1
	],
	units: [
		{ closes: [0], openings: [3, 2], after: 55, closable: [59, 60, 61, 62, 63, 237, 238, 239, 240, 241, 242, 243], closableByLoop: [64, 70, 71, 79, 80, 81, 82, 83, 84, 93, 94, 95, 96, 97, 98, 120, 121, 122, 123, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 194, 195, 208, 251, 252, 253, 254, 255, 259, 260, 261], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3], stray: false }, // 2
		{ k: "fork", to: [16, 37, 274, 0] }, // 3
		{ k: "fork", to: [16, 37, 274] }, // 4
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
		{ k: "fork", to: [268, 54, 269] }, // 56
		{ k: "fork", to: [268, 54] }, // 57
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
		{ k: "fork", to: [236, 81] }, // 82
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
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 122 }, // 123
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
		{ k: "fork", to: [153, 159, 164] }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 0, to: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 7, to: 168 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "literal", literal: 2, to: 170 }, // 171
		{ k: "fork", to: [147, 171] }, // 172
		{ k: "eol", to: 172 }, // 173
		{ k: "fork", to: [173, 172] }, // 174
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 174 }, // 175
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 84 }, // 176
		{ k: "literal", literal: 8, to: 176 }, // 177
		{ k: "slot", slot: "unbound", field: "skip", to: 177 }, // 178
		{ k: "literal", literal: 11, to: 178 }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "literal", literal: 10, to: 180 }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 12, to: 182 }, // 183
		{ k: "atom", kind: "word", field: "skip", to: 183 }, // 184
		{ k: "literal", literal: 13, to: 184 }, // 185
		{ k: "fork", to: [178, 185] }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 0, to: 187 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "literal", literal: 10, to: 189 }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "literal", literal: 2, to: 191 }, // 192
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 192 }, // 193
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 84 }, // 194
		{ k: "literal", literal: 8, to: 194 }, // 195
		{ k: "slot", slot: "tool", field: "skip", to: 195 }, // 196
		{ k: "literal", literal: 9, to: 196 }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "literal", literal: 7, to: 198 }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "literal", literal: 3, to: 200 }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "literal", literal: 0, to: 202 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "literal", literal: 6, to: 204 }, // 205
		{ k: "space", greedy: true, to: 205 }, // 206
		{ k: "literal", literal: 3, to: 206 }, // 207
		{ k: "fork", to: [98, 123, 132, 139, 175, 193, 201, 207] }, // 208
		{ k: "text", field: "value", typed: false, stray: false, exits: 208, stops: [2, 24, 25, 26, 27, 3] }, // 209
		{ k: "literal", literal: 0, to: 209 }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "literal", literal: 14, to: 211 }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "fork", to: [213, 211] }, // 214
		{ k: "text", field: "value", typed: true, stray: false, exits: 208, stops: [2, 24, 25, 26, 27, 3] }, // 215
		{ k: "literal", literal: 0, to: 215 }, // 216
		{ k: "space", greedy: true, to: 216 }, // 217
		{ k: "literal", literal: 8, to: 217 }, // 218
		{ k: "literal", literal: 15, to: 218 }, // 219
		{ k: "literal", literal: 16, to: 218 }, // 220
		{ k: "literal", literal: 17, to: 218 }, // 221
		{ k: "literal", literal: 18, to: 218 }, // 222
		{ k: "literal", literal: 19, to: 218 }, // 223
		{ k: "atom", kind: "attr", field: "skip", to: 218 }, // 224
		{ k: "op", do: { op: "repair", code: 1 }, to: 224 }, // 225
		{ k: "fork", to: [219, 220, 221, 222, 223, 225] }, // 226
		{ k: "literal", literal: 20, to: 226 }, // 227
		{ k: "space", greedy: true, to: 227 }, // 228
		{ k: "fork", to: [214, 228] }, // 229
		{ k: "literal", literal: 8, to: 229 }, // 230
		{ k: "atom", kind: "attr", field: "key", to: 230 }, // 231
		{ k: "literal", literal: 11, to: 231 }, // 232
		{ k: "space", greedy: true, to: 232 }, // 233
		{ k: "literal", literal: 10, to: 233 }, // 234
		{ k: "space", greedy: true, to: 234 }, // 235
		{ k: "literal", literal: 3, to: 235 }, // 236
		{ k: "space", greedy: true, to: 81 }, // 237
		{ k: "literal", literal: 0, to: 237 }, // 238
		{ k: "space", greedy: true, to: 238 }, // 239
		{ k: "literal", literal: 21, to: 239 }, // 240
		{ k: "space", greedy: true, to: 240 }, // 241
		{ k: "literal", literal: 2, to: 241 }, // 242
		{ k: "space", greedy: true, to: 242 }, // 243
		{ k: "value", py: false, field: "arguments", to: 243 }, // 244
		{ k: "space", greedy: true, to: 244 }, // 245
		{ k: "literal", literal: 0, to: 245 }, // 246
		{ k: "space", greedy: true, to: 246 }, // 247
		{ k: "literal", literal: 22, to: 247 }, // 248
		{ k: "space", greedy: true, to: 248 }, // 249
		{ k: "literal", literal: 3, to: 249 }, // 250
		{ k: "fork", to: [82, 250] }, // 251
		{ k: "space", greedy: true, to: 251 }, // 252
		{ k: "literal", literal: 0, to: 252 }, // 253
		{ k: "space", greedy: true, to: 253 }, // 254
		{ k: "literal", literal: 8, to: 254 }, // 255
		{ k: "atom", kind: "digits", field: "skip", to: 255 }, // 256
		{ k: "literal", literal: 23, to: 256 }, // 257
		{ k: "space", greedy: true, to: 257 }, // 258
		{ k: "op", do: { op: "repair", code: 0 }, to: 254 }, // 259
		{ k: "fork", to: [258, 259] }, // 260
		{ k: "literal", literal: 8, to: 260 }, // 261
		{ k: "atom", kind: "attr", field: "name", to: 261 }, // 262
		{ k: "literal", literal: 9, to: 262 }, // 263
		{ k: "space", greedy: true, to: 263 }, // 264
		{ k: "literal", literal: 7, to: 264 }, // 265
		{ k: "space", greedy: true, to: 265 }, // 266
		{ k: "literal", literal: 3, to: 266 }, // 267
		{ k: "op", do: { op: "open", unit: 0 }, to: 267 }, // 268
		{ k: "op", do: { op: "leave" }, to: 4 }, // 269
		{ k: "literal", literal: 0, to: 58 }, // 270
		{ k: "space", greedy: true, to: 270 }, // 271
		{ k: "literal", literal: 6, to: 271 }, // 272
		{ k: "space", greedy: true, to: 272 }, // 273
		{ k: "literal", literal: 3, to: 273 }, // 274
		{ k: "op", do: { op: "settle" }, to: 0 }, // 275
		{ k: "literal", literal: 1, to: 45 }, // 276
		{ k: "space", greedy: true, to: 276 }, // 277
		{ k: "literal", literal: 2, to: 277 }, // 278
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 278, stops: [2] }, // 279
		{ k: "literal", literal: 5, to: 51 }, // 280
		{ k: "space", greedy: true, to: 280 }, // 281
		{ k: "literal", literal: 2, to: 281 }, // 282
		{ k: "text", field: "content", typed: false, stray: false, exits: 282, stops: [2] }, // 283
	],
};
