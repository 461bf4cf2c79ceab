// Generated from grammars/drift_dsml.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** DSML between other bars, or with other spaces in its tags */
export const drift_dsml: Format = {
	version: 2,
	name: "drift_dsml",
	title: "DSML between other bars, or with other spaces in its tags",
	aliases: [],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 1024,
	lenient: ["unclosed-value", "unclosed-call", "doubled-close", "unopened-key"],
	literals: [
		"</｜DSML｜tool_calls>", // 0
		"</‖DSML‖tool_calls>", // 1
		"</｜｜DSML｜｜tool_calls>", // 2
		"</|DSML|tool_calls>", // 3
		"</｜DSML｜invoke>", // 4
		"</‖DSML‖invoke>", // 5
		"</｜｜DSML｜｜invoke>", // 6
		"</|DSML|invoke>", // 7
		"\"", // 8
		"name=\"", // 9
		"<｜DSML｜invoke", // 10
		"<‖DSML‖invoke", // 11
		"<｜｜DSML｜｜invoke", // 12
		"<|DSML|invoke", // 13
		"<｜DSML｜parameter", // 14
		"<‖DSML‖parameter", // 15
		"<｜｜DSML｜｜parameter", // 16
		"<|DSML|parameter", // 17
		"</｜DSML｜parameter>", // 18
		"</‖DSML‖parameter>", // 19
		"</｜｜DSML｜｜parameter>", // 20
		"</|DSML|parameter>", // 21
		"<｜DSML｜tool_calls>", // 22
		"<‖DSML‖tool_calls>", // 23
		"<｜｜DSML｜｜tool_calls>", // 24
		"<|DSML|tool_calls>", // 25
		"=\"", // 26
		"｜", // 27
		"<｜", // 28
		"‖", // 29
		"<‖", // 30
		"｜｜", // 31
		"<｜｜", // 32
		"|", // 33
		"<|", // 34
		"string=\"true\">", // 35
		"string=\"false\">", // 36
		">", // 37
		"/>", // 38
		"\n<｜DSML｜parameter", // 39
		"\n<‖DSML‖parameter", // 40
		"\n<｜｜DSML｜｜parameter", // 41
		"\n<|DSML|parameter", // 42
		"\r\n<｜DSML｜parameter", // 43
		"\r\n<‖DSML‖parameter", // 44
		"\r\n<｜｜DSML｜｜parameter", // 45
		"\r\n<|DSML|parameter", // 46
	],
	openings: [22, 23, 24, 25, 10, 11, 12, 13],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [3, 2, 1, 0], openings: [22, 23, 24, 25, 10, 11, 12, 13], after: 2, closable: [5, 6, 7, 8, 9, 10, 11, 148], closableByLoop: [12, 13, 14, 15, 25, 26, 27, 28, 29, 30, 43, 44, 45, 46, 47, 48, 57, 58, 59, 60, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 131, 147, 149, 150], pairs: true }, // 0
		{ closes: [7, 6, 5, 4], openings: [22, 23, 24, 25, 10, 11, 12, 13], after: 2, closable: [5, 265], closableByLoop: [166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 248, 264, 266, 267], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [22, 23, 24, 25, 10, 11, 12, 13], terminators: [], stray: false }, // 2
		{ k: "fork", to: [165, 276, 0] }, // 3
		{ k: "fork", to: [165, 276] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 5 }, // 7
		{ k: "literal", literal: 2, to: 5 }, // 8
		{ k: "literal", literal: 3, to: 5 }, // 9
		{ k: "fork", to: [6, 7, 8, 9] }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "literal", literal: 4, to: 11 }, // 12
		{ k: "literal", literal: 5, to: 11 }, // 13
		{ k: "literal", literal: 6, to: 11 }, // 14
		{ k: "literal", literal: 7, to: 11 }, // 15
		{ k: "literal", literal: 8, to: 0 }, // 16
		{ k: "slot", slot: "tool", field: "skip", to: 16 }, // 17
		{ k: "literal", literal: 9, to: 17 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "literal", literal: 10, to: 19 }, // 20
		{ k: "literal", literal: 11, to: 19 }, // 21
		{ k: "literal", literal: 12, to: 19 }, // 22
		{ k: "literal", literal: 13, to: 19 }, // 23
		{ k: "fork", to: [20, 21, 22, 23] }, // 24
		{ k: "look", body: 24, to: 11 }, // 25
		{ k: "op", do: { op: "repair", code: 1 }, to: 25 }, // 26
		{ k: "fork", to: [12, 13, 14, 15, 26] }, // 27
		{ k: "fork", to: [146, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "op", do: { op: "settle" }, to: 29 }, // 30
		{ k: "literal", literal: 14, to: 0 }, // 31
		{ k: "literal", literal: 15, to: 0 }, // 32
		{ k: "literal", literal: 16, to: 0 }, // 33
		{ k: "literal", literal: 17, to: 0 }, // 34
		{ k: "literal", literal: 4, to: 0 }, // 35
		{ k: "literal", literal: 5, to: 0 }, // 36
		{ k: "literal", literal: 6, to: 0 }, // 37
		{ k: "literal", literal: 7, to: 0 }, // 38
		{ k: "look", body: 24, to: 0 }, // 39
		{ k: "op", do: { op: "repair", code: 1 }, to: 39 }, // 40
		{ k: "fork", to: [31, 32, 33, 34, 35, 36, 37, 38, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "look", body: 42, to: 30 }, // 43
		{ k: "literal", literal: 18, to: 43 }, // 44
		{ k: "literal", literal: 19, to: 43 }, // 45
		{ k: "literal", literal: 20, to: 43 }, // 46
		{ k: "literal", literal: 21, to: 43 }, // 47
		{ k: "fork", to: [44, 45, 46, 47] }, // 48
		{ k: "slot", slot: "unbound", field: "skip", to: 16 }, // 49
		{ k: "literal", literal: 9, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 14, to: 51 }, // 52
		{ k: "literal", literal: 15, to: 51 }, // 53
		{ k: "literal", literal: 16, to: 51 }, // 54
		{ k: "literal", literal: 17, to: 51 }, // 55
		{ k: "fork", to: [52, 53, 54, 55] }, // 56
		{ k: "look", body: 56, to: 30 }, // 57
		{ k: "eol", to: 57 }, // 58
		{ k: "fork", to: [58, 57] }, // 59
		{ k: "op", do: { op: "repair", code: 0 }, to: 59 }, // 60
		{ k: "space", greedy: true, to: 24 }, // 61
		{ k: "literal", literal: 22, to: 61 }, // 62
		{ k: "literal", literal: 23, to: 61 }, // 63
		{ k: "literal", literal: 24, to: 61 }, // 64
		{ k: "literal", literal: 25, to: 61 }, // 65
		{ k: "fork", to: [62, 63, 64, 65] }, // 66
		{ k: "fork", to: [66, 24] }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "look", body: 68, to: 30 }, // 69
		{ k: "literal", literal: 18, to: 69 }, // 70
		{ k: "literal", literal: 19, to: 69 }, // 71
		{ k: "literal", literal: 20, to: 69 }, // 72
		{ k: "literal", literal: 21, to: 69 }, // 73
		{ k: "fork", to: [70, 71, 72, 73] }, // 74
		{ k: "op", do: { op: "repair", code: 1 }, to: 74 }, // 75
		{ k: "space", greedy: true, to: 48 }, // 76
		{ k: "literal", literal: 18, to: 76 }, // 77
		{ k: "literal", literal: 19, to: 76 }, // 78
		{ k: "literal", literal: 20, to: 76 }, // 79
		{ k: "literal", literal: 21, to: 76 }, // 80
		{ k: "fork", to: [77, 78, 79, 80] }, // 81
		{ k: "op", do: { op: "repair", code: 2 }, to: 81 }, // 82
		{ k: "op", do: { op: "break", at: "skip" }, to: 30 }, // 83
		{ k: "literal", literal: 8, to: 83 }, // 84
		{ k: "slot", slot: "unbound", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 26, to: 85 }, // 86
		{ k: "atom", kind: "word", field: "skip", to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 14, to: 88 }, // 89
		{ k: "atom", kind: "word", field: "skip", to: 88 }, // 90
		{ k: "literal", literal: 27, to: 90 }, // 91
		{ k: "atom", kind: "word", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 28, to: 92 }, // 93
		{ k: "literal", literal: 15, to: 88 }, // 94
		{ k: "literal", literal: 29, to: 90 }, // 95
		{ k: "atom", kind: "word", field: "skip", to: 95 }, // 96
		{ k: "literal", literal: 30, to: 96 }, // 97
		{ k: "literal", literal: 16, to: 88 }, // 98
		{ k: "literal", literal: 31, to: 90 }, // 99
		{ k: "atom", kind: "word", field: "skip", to: 99 }, // 100
		{ k: "literal", literal: 32, to: 100 }, // 101
		{ k: "literal", literal: 17, to: 88 }, // 102
		{ k: "literal", literal: 33, to: 90 }, // 103
		{ k: "atom", kind: "word", field: "skip", to: 103 }, // 104
		{ k: "literal", literal: 34, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 84 }, // 106
		{ k: "fork", to: [85, 89, 93, 94, 97, 98, 101, 102, 105, 106] }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 18, to: 108 }, // 109
		{ k: "literal", literal: 19, to: 108 }, // 110
		{ k: "literal", literal: 20, to: 108 }, // 111
		{ k: "literal", literal: 21, to: 108 }, // 112
		{ k: "fork", to: [109, 110, 111, 112] }, // 113
		{ k: "op", do: { op: "repair", code: 3, fault: true }, to: 113 }, // 114
		{ k: "op", do: { op: "break", at: "here" }, to: 30 }, // 115
		{ k: "literal", literal: 8, to: 115 }, // 116
		{ k: "slot", slot: "tool", field: "skip", to: 116 }, // 117
		{ k: "literal", literal: 9, to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 10, to: 119 }, // 120
		{ k: "literal", literal: 11, to: 119 }, // 121
		{ k: "literal", literal: 12, to: 119 }, // 122
		{ k: "literal", literal: 13, to: 119 }, // 123
		{ k: "fork", to: [120, 121, 122, 123] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 22, to: 125 }, // 126
		{ k: "literal", literal: 23, to: 125 }, // 127
		{ k: "literal", literal: 24, to: 125 }, // 128
		{ k: "literal", literal: 25, to: 125 }, // 129
		{ k: "fork", to: [126, 127, 128, 129] }, // 130
		{ k: "fork", to: [48, 60, 75, 82, 114, 130, 124] }, // 131
		{ k: "text", field: "value", typed: false, stray: false, exits: 131, stops: [18, 19, 20, 21, 39, 40, 41, 42, 43, 44, 45, 46, 14, 15, 16, 17, 22, 23, 24, 25, 10, 11, 12, 13], terminators: [30] }, // 132
		{ k: "literal", literal: 35, to: 132 }, // 133
		{ k: "text", field: "value", typed: true, stray: false, exits: 131, stops: [18, 19, 20, 21, 39, 40, 41, 42, 43, 44, 45, 46, 14, 15, 16, 17, 22, 23, 24, 25, 10, 11, 12, 13], terminators: [30] }, // 134
		{ k: "literal", literal: 36, to: 134 }, // 135
		{ k: "fork", to: [133, 135] }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 8, to: 137 }, // 138
		{ k: "atom", kind: "word", field: "key", to: 138 }, // 139
		{ k: "literal", literal: 9, to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 14, to: 141 }, // 142
		{ k: "literal", literal: 15, to: 141 }, // 143
		{ k: "literal", literal: 16, to: 141 }, // 144
		{ k: "literal", literal: 17, to: 141 }, // 145
		{ k: "fork", to: [142, 143, 144, 145] }, // 146
		{ k: "literal", literal: 37, to: 29 }, // 147
		{ k: "literal", literal: 38, to: 11 }, // 148
		{ k: "fork", to: [147, 148] }, // 149
		{ k: "literal", literal: 8, to: 149 }, // 150
		{ k: "slot", slot: "tool", field: "name", to: 150 }, // 151
		{ k: "literal", literal: 9, to: 151 }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "literal", literal: 10, to: 153 }, // 154
		{ k: "literal", literal: 11, to: 153 }, // 155
		{ k: "literal", literal: 12, to: 153 }, // 156
		{ k: "literal", literal: 13, to: 153 }, // 157
		{ k: "fork", to: [154, 155, 156, 157] }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 22, to: 159 }, // 160
		{ k: "literal", literal: 23, to: 159 }, // 161
		{ k: "literal", literal: 24, to: 159 }, // 162
		{ k: "literal", literal: 25, to: 159 }, // 163
		{ k: "fork", to: [160, 161, 162, 163] }, // 164
		{ k: "op", do: { op: "open", unit: 0 }, to: 164 }, // 165
		{ k: "literal", literal: 4, to: 5 }, // 166
		{ k: "literal", literal: 5, to: 5 }, // 167
		{ k: "literal", literal: 6, to: 5 }, // 168
		{ k: "literal", literal: 7, to: 5 }, // 169
		{ k: "look", body: 24, to: 5 }, // 170
		{ k: "op", do: { op: "repair", code: 1 }, to: 170 }, // 171
		{ k: "fork", to: [166, 167, 168, 169, 171] }, // 172
		{ k: "fork", to: [263, 172] }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "op", do: { op: "settle" }, to: 174 }, // 175
		{ k: "look", body: 42, to: 175 }, // 176
		{ k: "literal", literal: 18, to: 176 }, // 177
		{ k: "literal", literal: 19, to: 176 }, // 178
		{ k: "literal", literal: 20, to: 176 }, // 179
		{ k: "literal", literal: 21, to: 176 }, // 180
		{ k: "fork", to: [177, 178, 179, 180] }, // 181
		{ k: "look", body: 56, to: 175 }, // 182
		{ k: "eol", to: 182 }, // 183
		{ k: "fork", to: [183, 182] }, // 184
		{ k: "op", do: { op: "repair", code: 0 }, to: 184 }, // 185
		{ k: "look", body: 68, to: 175 }, // 186
		{ k: "literal", literal: 18, to: 186 }, // 187
		{ k: "literal", literal: 19, to: 186 }, // 188
		{ k: "literal", literal: 20, to: 186 }, // 189
		{ k: "literal", literal: 21, to: 186 }, // 190
		{ k: "fork", to: [187, 188, 189, 190] }, // 191
		{ k: "op", do: { op: "repair", code: 1 }, to: 191 }, // 192
		{ k: "space", greedy: true, to: 181 }, // 193
		{ k: "literal", literal: 18, to: 193 }, // 194
		{ k: "literal", literal: 19, to: 193 }, // 195
		{ k: "literal", literal: 20, to: 193 }, // 196
		{ k: "literal", literal: 21, to: 193 }, // 197
		{ k: "fork", to: [194, 195, 196, 197] }, // 198
		{ k: "op", do: { op: "repair", code: 2 }, to: 198 }, // 199
		{ k: "op", do: { op: "break", at: "skip" }, to: 175 }, // 200
		{ k: "literal", literal: 8, to: 200 }, // 201
		{ k: "slot", slot: "unbound", field: "skip", to: 201 }, // 202
		{ k: "literal", literal: 26, to: 202 }, // 203
		{ k: "atom", kind: "word", field: "skip", to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 14, to: 205 }, // 206
		{ k: "atom", kind: "word", field: "skip", to: 205 }, // 207
		{ k: "literal", literal: 27, to: 207 }, // 208
		{ k: "atom", kind: "word", field: "skip", to: 208 }, // 209
		{ k: "literal", literal: 28, to: 209 }, // 210
		{ k: "literal", literal: 15, to: 205 }, // 211
		{ k: "literal", literal: 29, to: 207 }, // 212
		{ k: "atom", kind: "word", field: "skip", to: 212 }, // 213
		{ k: "literal", literal: 30, to: 213 }, // 214
		{ k: "literal", literal: 16, to: 205 }, // 215
		{ k: "literal", literal: 31, to: 207 }, // 216
		{ k: "atom", kind: "word", field: "skip", to: 216 }, // 217
		{ k: "literal", literal: 32, to: 217 }, // 218
		{ k: "literal", literal: 17, to: 205 }, // 219
		{ k: "literal", literal: 33, to: 207 }, // 220
		{ k: "atom", kind: "word", field: "skip", to: 220 }, // 221
		{ k: "literal", literal: 34, to: 221 }, // 222
		{ k: "slot", slot: "tool", field: "skip", to: 201 }, // 223
		{ k: "fork", to: [202, 206, 210, 211, 214, 215, 218, 219, 222, 223] }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 18, to: 225 }, // 226
		{ k: "literal", literal: 19, to: 225 }, // 227
		{ k: "literal", literal: 20, to: 225 }, // 228
		{ k: "literal", literal: 21, to: 225 }, // 229
		{ k: "fork", to: [226, 227, 228, 229] }, // 230
		{ k: "op", do: { op: "repair", code: 3, fault: true }, to: 230 }, // 231
		{ k: "op", do: { op: "break", at: "here" }, to: 175 }, // 232
		{ k: "literal", literal: 8, to: 232 }, // 233
		{ k: "slot", slot: "tool", field: "skip", to: 233 }, // 234
		{ k: "literal", literal: 9, to: 234 }, // 235
		{ k: "space", greedy: true, to: 235 }, // 236
		{ k: "literal", literal: 10, to: 236 }, // 237
		{ k: "literal", literal: 11, to: 236 }, // 238
		{ k: "literal", literal: 12, to: 236 }, // 239
		{ k: "literal", literal: 13, to: 236 }, // 240
		{ k: "fork", to: [237, 238, 239, 240] }, // 241
		{ k: "space", greedy: true, to: 241 }, // 242
		{ k: "literal", literal: 22, to: 242 }, // 243
		{ k: "literal", literal: 23, to: 242 }, // 244
		{ k: "literal", literal: 24, to: 242 }, // 245
		{ k: "literal", literal: 25, to: 242 }, // 246
		{ k: "fork", to: [243, 244, 245, 246] }, // 247
		{ k: "fork", to: [181, 185, 192, 199, 231, 247, 241] }, // 248
		{ k: "text", field: "value", typed: false, stray: false, exits: 248, stops: [18, 19, 20, 21, 39, 40, 41, 42, 43, 44, 45, 46, 14, 15, 16, 17, 22, 23, 24, 25, 10, 11, 12, 13], terminators: [175] }, // 249
		{ k: "literal", literal: 35, to: 249 }, // 250
		{ k: "text", field: "value", typed: true, stray: false, exits: 248, stops: [18, 19, 20, 21, 39, 40, 41, 42, 43, 44, 45, 46, 14, 15, 16, 17, 22, 23, 24, 25, 10, 11, 12, 13], terminators: [175] }, // 251
		{ k: "literal", literal: 36, to: 251 }, // 252
		{ k: "fork", to: [250, 252] }, // 253
		{ k: "space", greedy: true, to: 253 }, // 254
		{ k: "literal", literal: 8, to: 254 }, // 255
		{ k: "atom", kind: "word", field: "key", to: 255 }, // 256
		{ k: "literal", literal: 9, to: 256 }, // 257
		{ k: "space", greedy: true, to: 257 }, // 258
		{ k: "literal", literal: 14, to: 258 }, // 259
		{ k: "literal", literal: 15, to: 258 }, // 260
		{ k: "literal", literal: 16, to: 258 }, // 261
		{ k: "literal", literal: 17, to: 258 }, // 262
		{ k: "fork", to: [259, 260, 261, 262] }, // 263
		{ k: "literal", literal: 37, to: 174 }, // 264
		{ k: "literal", literal: 38, to: 5 }, // 265
		{ k: "fork", to: [264, 265] }, // 266
		{ k: "literal", literal: 8, to: 266 }, // 267
		{ k: "slot", slot: "tool", field: "name", to: 267 }, // 268
		{ k: "literal", literal: 9, to: 268 }, // 269
		{ k: "space", greedy: true, to: 269 }, // 270
		{ k: "literal", literal: 10, to: 270 }, // 271
		{ k: "literal", literal: 11, to: 270 }, // 272
		{ k: "literal", literal: 12, to: 270 }, // 273
		{ k: "literal", literal: 13, to: 270 }, // 274
		{ k: "fork", to: [271, 272, 273, 274] }, // 275
		{ k: "op", do: { op: "open", unit: 1 }, to: 275 }, // 276
	],
};
