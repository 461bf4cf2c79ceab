// Generated from grammars/deepseek_v41.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** DSML with a blank before each tag word: invokes with typed parameters, in <｜DSML｜ calls> */
export const deepseek_v41: Format = {
	version: 2,
	name: "deepseek_v41",
	title: "DSML with a blank before each tag word: invokes with typed parameters, in <｜DSML｜ calls>",
	aliases: ["deepseekv41"],
	models: ["deepseek-ai/DeepSeek-V4.1*"],
	tokens: ["｜DSML｜", "<think>", "</think>", "<｜end▁of▁sentence｜>"],
	ends: ["<｜end▁of▁sentence｜>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["bare", "untyped", "more-attributes", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</｜DSML｜ calls>", // 2
		"</｜DSML｜ invoke>", // 3
		"\">", // 4
		"<｜DSML｜ invoke name=\"", // 5
		"<｜DSML｜ parameter", // 6
		"</｜DSML｜ parameter>", // 7
		"\" string=\"true\">", // 8
		"<｜DSML｜ parameter name=\"", // 9
		"<｜DSML｜ calls>", // 10
		"\" string=\"false\">", // 11
		"<｜DSML｜ parameter>", // 12
		">", // 13
		"</｜DSML｜ ", // 14
		"=\"", // 15
		" ", // 16
		"｜ ", // 17
		"<｜", // 18
		"\"", // 19
		"\" string=\"true\"", // 20
		"\" string=\"false\"", // 21
		"<｜DSML｜", // 22
		"</｜DSML｜", // 23
		"{", // 24
		"\n<｜DSML｜ parameter name=\"", // 25
		"\n</｜DSML｜ invoke>", // 26
		"\r\n<｜DSML｜ parameter name=\"", // 27
		"\r\n</｜DSML｜ invoke>", // 28
		"\n<｜DSML｜ parameter>", // 29
		"\r\n<｜DSML｜ parameter>", // 30
	],
	openings: [1, 10, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 285 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10], after: 13, closable: [17, 146], closableByLoop: [18, 20, 21, 25, 26, 27, 28, 29, 30, 35, 36, 50, 51, 52, 53, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 75, 78, 79, 80, 91, 104, 105, 110, 148, 149, 150, 157], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5], after: 2, closable: [163, 164, 165, 166, 271], closableByLoop: [167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 199, 200, 203, 204, 205, 216, 229, 230, 235, 273, 274, 275, 276], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5], stray: false }, // 2
		{ k: "fork", to: [11, 162, 280, 0] }, // 3
		{ k: "fork", to: [11, 162, 280] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [5, 2, 1, 10], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [160, 12, 161] }, // 14
		{ k: "fork", to: [160, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 0 }, // 19
		{ k: "look", body: 19, to: 17 }, // 20
		{ k: "op", do: { op: "repair", code: 4 }, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 0 }, // 22
		{ k: "slot", slot: "tool", field: "skip", to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "look", body: 24, to: 17 }, // 25
		{ k: "op", do: { op: "repair", code: 4 }, to: 25 }, // 26
		{ k: "fork", to: [18, 21, 26] }, // 27
		{ k: "fork", to: [145, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "op", do: { op: "settle" }, to: 29 }, // 30
		{ k: "literal", literal: 6, to: 0 }, // 31
		{ k: "literal", literal: 3, to: 0 }, // 32
		{ k: "fork", to: [31, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "look", body: 34, to: 30 }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "literal", literal: 8, to: 0 }, // 37
		{ k: "slot", slot: "unbound", field: "skip", to: 37 }, // 38
		{ k: "literal", literal: 9, to: 38 }, // 39
		{ k: "space", greedy: true, to: 24 }, // 40
		{ k: "literal", literal: 10, to: 40 }, // 41
		{ k: "assert", what: "end", to: 0 }, // 42
		{ k: "fork", to: [24, 41, 19, 42] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 3, to: 44 }, // 45
		{ k: "literal", literal: 11, to: 0 }, // 46
		{ k: "slot", slot: "unbound", field: "skip", to: 46 }, // 47
		{ k: "literal", literal: 9, to: 47 }, // 48
		{ k: "fork", to: [39, 45, 48] }, // 49
		{ k: "look", body: 49, to: 30 }, // 50
		{ k: "eol", to: 50 }, // 51
		{ k: "fork", to: [51, 50] }, // 52
		{ k: "op", do: { op: "repair", code: 3 }, to: 52 }, // 53
		{ k: "fork", to: [19, 24] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 30 }, // 56
		{ k: "literal", literal: 7, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 4 }, to: 57 }, // 58
		{ k: "space", greedy: true, to: 36 }, // 59
		{ k: "literal", literal: 7, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 5 }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 49 }, // 62
		{ k: "look", body: 62, to: 30 }, // 63
		{ k: "literal", literal: 12, to: 63 }, // 64
		{ k: "literal", literal: 3, to: 63 }, // 65
		{ k: "fork", to: [64, 65] }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "op", do: { op: "repair", code: 6 }, to: 68 }, // 69
		{ k: "op", do: { op: "break", at: "skip" }, to: 30 }, // 70
		{ k: "literal", literal: 8, to: 70 }, // 71
		{ k: "slot", slot: "unbound", field: "skip", to: 71 }, // 72
		{ k: "literal", literal: 9, to: 72 }, // 73
		{ k: "literal", literal: 3, to: 70 }, // 74
		{ k: "literal", literal: 11, to: 70 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 9, to: 76 }, // 77
		{ k: "fork", to: [73, 74, 77] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 13, to: 79 }, // 80
		{ k: "atom", kind: "word", field: "skip", to: 80 }, // 81
		{ k: "literal", literal: 14, to: 81 }, // 82
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 82 }, // 83
		{ k: "literal", literal: 15, to: 72 }, // 84
		{ k: "atom", kind: "word", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 16, to: 85 }, // 86
		{ k: "atom", kind: "word", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 17, to: 87 }, // 88
		{ k: "atom", kind: "word", field: "skip", to: 88 }, // 89
		{ k: "literal", literal: 18, to: 89 }, // 90
		{ k: "literal", literal: 4, to: 70 }, // 91
		{ k: "slot", slot: "tool", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 15, to: 76 }, // 93
		{ k: "atom", kind: "word", field: "skip", to: 93 }, // 94
		{ k: "literal", literal: 16, to: 94 }, // 95
		{ k: "atom", kind: "word", field: "skip", to: 95 }, // 96
		{ k: "literal", literal: 17, to: 96 }, // 97
		{ k: "atom", kind: "word", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 18, to: 98 }, // 99
		{ k: "fork", to: [72, 90, 92, 76, 99] }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 7, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 102 }, // 103
		{ k: "op", do: { op: "break", at: "here" }, to: 30 }, // 104
		{ k: "literal", literal: 4, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 5, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 10, to: 108 }, // 109
		{ k: "fork", to: [36, 53, 58, 61, 69, 83, 103, 107, 109] }, // 110
		{ k: "text", field: "value", typed: false, stray: false, exits: 110, stops: [7, 25, 26, 27, 28, 9, 3, 29, 30, 12, 14, 5, 10] }, // 111
		{ k: "literal", literal: 8, to: 111 }, // 112
		{ k: "text", field: "value", typed: true, stray: false, exits: 110, stops: [7, 25, 26, 27, 28, 9, 3, 29, 30, 12, 14, 5, 10] }, // 113
		{ k: "literal", literal: 11, to: 113 }, // 114
		{ k: "literal", literal: 4, to: 113 }, // 115
		{ k: "op", do: { op: "repair", code: 1 }, to: 115 }, // 116
		{ k: "literal", literal: 13, to: 111 }, // 117
		{ k: "fork", to: [123, 117] }, // 118
		{ k: "literal", literal: 19, to: 118 }, // 119
		{ k: "atom", kind: "attr", field: "skip", to: 119 }, // 120
		{ k: "literal", literal: 15, to: 120 }, // 121
		{ k: "atom", kind: "word", field: "skip", to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 20, to: 123 }, // 124
		{ k: "op", do: { op: "repair", code: 2 }, to: 124 }, // 125
		{ k: "literal", literal: 13, to: 113 }, // 126
		{ k: "fork", to: [132, 126] }, // 127
		{ k: "literal", literal: 19, to: 127 }, // 128
		{ k: "atom", kind: "attr", field: "skip", to: 128 }, // 129
		{ k: "literal", literal: 15, to: 129 }, // 130
		{ k: "atom", kind: "word", field: "skip", to: 130 }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "literal", literal: 21, to: 132 }, // 133
		{ k: "op", do: { op: "repair", code: 2 }, to: 133 }, // 134
		{ k: "fork", to: [140, 126] }, // 135
		{ k: "literal", literal: 19, to: 135 }, // 136
		{ k: "atom", kind: "attr", field: "skip", to: 136 }, // 137
		{ k: "literal", literal: 15, to: 137 }, // 138
		{ k: "atom", kind: "word", field: "skip", to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 19, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 2 }, to: 141 }, // 142
		{ k: "fork", to: [112, 114, 116, 125, 134, 142] }, // 143
		{ k: "atom", kind: "word", field: "key", to: 143 }, // 144
		{ k: "literal", literal: 9, to: 144 }, // 145
		{ k: "space", greedy: true, to: 27 }, // 146
		{ k: "value", py: false, field: "arguments", to: 146 }, // 147
		{ k: "fork", to: [28, 147] }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "literal", literal: 4, to: 149 }, // 150
		{ k: "literal", literal: 22, to: 0 }, // 151
		{ k: "literal", literal: 23, to: 0 }, // 152
		{ k: "literal", literal: 24, to: 0 }, // 153
		{ k: "fork", to: [151, 152, 153] }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 4, to: 155 }, // 156
		{ k: "look", body: 156, to: 150 }, // 157
		{ k: "atom", kind: "word", field: "name", to: 157 }, // 158
		{ k: "literal", literal: 5, to: 158 }, // 159
		{ k: "op", do: { op: "open", unit: 0 }, to: 159 }, // 160
		{ k: "op", do: { op: "leave" }, to: 4 }, // 161
		{ k: "literal", literal: 10, to: 16 }, // 162
		{ k: "op", do: { op: "close" }, to: 2 }, // 163
		{ k: "literal", literal: 2, to: 163 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "fork", to: [165, 163] }, // 166
		{ k: "literal", literal: 3, to: 166 }, // 167
		{ k: "look", body: 19, to: 166 }, // 168
		{ k: "op", do: { op: "repair", code: 4 }, to: 168 }, // 169
		{ k: "look", body: 24, to: 166 }, // 170
		{ k: "op", do: { op: "repair", code: 4 }, to: 170 }, // 171
		{ k: "fork", to: [167, 169, 171] }, // 172
		{ k: "fork", to: [270, 172] }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "op", do: { op: "settle" }, to: 174 }, // 175
		{ k: "look", body: 34, to: 175 }, // 176
		{ k: "literal", literal: 7, to: 176 }, // 177
		{ k: "look", body: 49, to: 175 }, // 178
		{ k: "eol", to: 178 }, // 179
		{ k: "fork", to: [179, 178] }, // 180
		{ k: "op", do: { op: "repair", code: 3 }, to: 180 }, // 181
		{ k: "look", body: 55, to: 175 }, // 182
		{ k: "literal", literal: 7, to: 182 }, // 183
		{ k: "op", do: { op: "repair", code: 4 }, to: 183 }, // 184
		{ k: "space", greedy: true, to: 177 }, // 185
		{ k: "literal", literal: 7, to: 185 }, // 186
		{ k: "op", do: { op: "repair", code: 5 }, to: 186 }, // 187
		{ k: "look", body: 62, to: 175 }, // 188
		{ k: "literal", literal: 12, to: 188 }, // 189
		{ k: "literal", literal: 3, to: 188 }, // 190
		{ k: "fork", to: [189, 190] }, // 191
		{ k: "eol", to: 191 }, // 192
		{ k: "fork", to: [192, 191] }, // 193
		{ k: "op", do: { op: "repair", code: 6 }, to: 193 }, // 194
		{ k: "op", do: { op: "break", at: "skip" }, to: 175 }, // 195
		{ k: "literal", literal: 8, to: 195 }, // 196
		{ k: "slot", slot: "unbound", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 9, to: 197 }, // 198
		{ k: "literal", literal: 3, to: 195 }, // 199
		{ k: "literal", literal: 11, to: 195 }, // 200
		{ k: "slot", slot: "unbound", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 9, to: 201 }, // 202
		{ k: "fork", to: [198, 199, 202] }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "literal", literal: 13, to: 204 }, // 205
		{ k: "atom", kind: "word", field: "skip", to: 205 }, // 206
		{ k: "literal", literal: 14, to: 206 }, // 207
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 207 }, // 208
		{ k: "literal", literal: 15, to: 197 }, // 209
		{ k: "atom", kind: "word", field: "skip", to: 209 }, // 210
		{ k: "literal", literal: 16, to: 210 }, // 211
		{ k: "atom", kind: "word", field: "skip", to: 211 }, // 212
		{ k: "literal", literal: 17, to: 212 }, // 213
		{ k: "atom", kind: "word", field: "skip", to: 213 }, // 214
		{ k: "literal", literal: 18, to: 214 }, // 215
		{ k: "literal", literal: 4, to: 195 }, // 216
		{ k: "slot", slot: "tool", field: "skip", to: 216 }, // 217
		{ k: "literal", literal: 15, to: 201 }, // 218
		{ k: "atom", kind: "word", field: "skip", to: 218 }, // 219
		{ k: "literal", literal: 16, to: 219 }, // 220
		{ k: "atom", kind: "word", field: "skip", to: 220 }, // 221
		{ k: "literal", literal: 17, to: 221 }, // 222
		{ k: "atom", kind: "word", field: "skip", to: 222 }, // 223
		{ k: "literal", literal: 18, to: 223 }, // 224
		{ k: "fork", to: [197, 215, 217, 201, 224] }, // 225
		{ k: "space", greedy: true, to: 225 }, // 226
		{ k: "literal", literal: 7, to: 226 }, // 227
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 227 }, // 228
		{ k: "op", do: { op: "break", at: "here" }, to: 175 }, // 229
		{ k: "literal", literal: 4, to: 229 }, // 230
		{ k: "slot", slot: "tool", field: "skip", to: 230 }, // 231
		{ k: "literal", literal: 5, to: 231 }, // 232
		{ k: "space", greedy: true, to: 232 }, // 233
		{ k: "literal", literal: 10, to: 233 }, // 234
		{ k: "fork", to: [177, 181, 184, 187, 194, 208, 228, 232, 234] }, // 235
		{ k: "text", field: "value", typed: false, stray: false, exits: 235, stops: [7, 25, 26, 27, 28, 9, 3, 29, 30, 12, 14, 5, 10] }, // 236
		{ k: "literal", literal: 8, to: 236 }, // 237
		{ k: "text", field: "value", typed: true, stray: false, exits: 235, stops: [7, 25, 26, 27, 28, 9, 3, 29, 30, 12, 14, 5, 10] }, // 238
		{ k: "literal", literal: 11, to: 238 }, // 239
		{ k: "literal", literal: 4, to: 238 }, // 240
		{ k: "op", do: { op: "repair", code: 1 }, to: 240 }, // 241
		{ k: "literal", literal: 13, to: 236 }, // 242
		{ k: "fork", to: [248, 242] }, // 243
		{ k: "literal", literal: 19, to: 243 }, // 244
		{ k: "atom", kind: "attr", field: "skip", to: 244 }, // 245
		{ k: "literal", literal: 15, to: 245 }, // 246
		{ k: "atom", kind: "word", field: "skip", to: 246 }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "literal", literal: 20, to: 248 }, // 249
		{ k: "op", do: { op: "repair", code: 2 }, to: 249 }, // 250
		{ k: "literal", literal: 13, to: 238 }, // 251
		{ k: "fork", to: [257, 251] }, // 252
		{ k: "literal", literal: 19, to: 252 }, // 253
		{ k: "atom", kind: "attr", field: "skip", to: 253 }, // 254
		{ k: "literal", literal: 15, to: 254 }, // 255
		{ k: "atom", kind: "word", field: "skip", to: 255 }, // 256
		{ k: "space", greedy: true, to: 256 }, // 257
		{ k: "literal", literal: 21, to: 257 }, // 258
		{ k: "op", do: { op: "repair", code: 2 }, to: 258 }, // 259
		{ k: "fork", to: [265, 251] }, // 260
		{ k: "literal", literal: 19, to: 260 }, // 261
		{ k: "atom", kind: "attr", field: "skip", to: 261 }, // 262
		{ k: "literal", literal: 15, to: 262 }, // 263
		{ k: "atom", kind: "word", field: "skip", to: 263 }, // 264
		{ k: "space", greedy: true, to: 264 }, // 265
		{ k: "literal", literal: 19, to: 265 }, // 266
		{ k: "op", do: { op: "repair", code: 2 }, to: 266 }, // 267
		{ k: "fork", to: [237, 239, 241, 250, 259, 267] }, // 268
		{ k: "atom", kind: "word", field: "key", to: 268 }, // 269
		{ k: "literal", literal: 9, to: 269 }, // 270
		{ k: "space", greedy: true, to: 172 }, // 271
		{ k: "value", py: false, field: "arguments", to: 271 }, // 272
		{ k: "fork", to: [173, 272] }, // 273
		{ k: "space", greedy: true, to: 273 }, // 274
		{ k: "literal", literal: 4, to: 274 }, // 275
		{ k: "look", body: 156, to: 275 }, // 276
		{ k: "slot", slot: "tool", field: "name", to: 276 }, // 277
		{ k: "literal", literal: 5, to: 277 }, // 278
		{ k: "op", do: { op: "repair", code: 0 }, to: 278 }, // 279
		{ k: "op", do: { op: "open", unit: 1 }, to: 279 }, // 280
		{ k: "op", do: { op: "settle" }, to: 0 }, // 281
		{ k: "literal", literal: 0, to: 2 }, // 282
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 282, stops: [0] }, // 283
		{ k: "literal", literal: 1, to: 283 }, // 284
		{ k: "fork", to: [284, 283] }, // 285
	],
};
