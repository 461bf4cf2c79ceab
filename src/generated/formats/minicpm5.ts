// Generated from grammars/minicpm5.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function name="NAME"> with one <param name="KEY"> per argument */
export const minicpm5: Format = {
	version: 2,
	name: "minicpm5",
	title: "<function name=\"NAME\"> with one <param name=\"KEY\"> per argument",
	aliases: [],
	models: ["openbmb/MiniCPM5-*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1008,
	lenient: ["single-quotes", "no-blank", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</function>", // 2
		"\">", // 3
		"\"", // 4
		"<function name=", // 5
		"<param", // 6
		"</arguments>", // 7
		"</param>", // 8
		"]]>", // 9
		"[", // 10
		"CDATA", // 11
		"<![", // 12
		"<param name=", // 13
		"<param>", // 14
		">", // 15
		"</", // 16
		"=", // 17
		" ", // 18
		"<", // 19
		"'", // 20
		"<paramname=", // 21
		"<arguments>", // 22
		"'>", // 23
		"<functionname=", // 24
		"\n</think>", // 25
		"\r\n</think>", // 26
		"\n<param name=", // 27
		"\n</function>", // 28
		"\n</arguments>", // 29
		"\r\n<param name=", // 30
		"\r\n</function>", // 31
		"\r\n</arguments>", // 32
		"\n<param>", // 33
		"\r\n<param>", // 34
	],
	openings: [1, 5, 24],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 277 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5, 24], after: 2, closable: [20, 146], closableByLoop: [21, 26, 27, 28, 29, 30, 31, 32, 38, 39, 40, 41, 42, 43, 47, 55, 56, 57, 70, 71, 72, 73, 76, 77, 78, 79, 80, 81, 84, 85, 86, 87, 88, 89, 90, 91, 92, 96, 97, 98, 99, 100, 109, 115, 116, 122, 123, 124, 125, 126, 127, 128, 129, 130, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 161, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 194, 195, 196, 197, 198, 207, 213, 214, 218, 219, 220, 221, 222, 223, 224, 225, 226, 242, 243, 244, 245, 250, 253, 255], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 24], stray: false }, // 2
		{ k: "fork", to: [19, 264, 0] }, // 3
		{ k: "fork", to: [19, 264] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [25, 26, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "literal", literal: 3, to: 0 }, // 22
		{ k: "slot", slot: "tool", field: "skip", to: 22 }, // 23
		{ k: "literal", literal: 4, to: 23 }, // 24
		{ k: "literal", literal: 5, to: 24 }, // 25
		{ k: "look", body: 25, to: 20 }, // 26
		{ k: "op", do: { op: "repair", code: 3 }, to: 26 }, // 27
		{ k: "fork", to: [21, 27] }, // 28
		{ k: "fork", to: [145, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "definite" }, to: 30 }, // 31
		{ k: "op", do: { op: "settle" }, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 0 }, // 33
		{ k: "literal", literal: 2, to: 0 }, // 34
		{ k: "literal", literal: 7, to: 0 }, // 35
		{ k: "fork", to: [33, 34, 35] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "look", body: 37, to: 32 }, // 38
		{ k: "literal", literal: 8, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 9, to: 40 }, // 41
		{ k: "op", do: { op: "break", at: "here" }, to: 32 }, // 42
		{ k: "literal", literal: 3, to: 42 }, // 43
		{ k: "slot", slot: "tool", field: "skip", to: 43 }, // 44
		{ k: "literal", literal: 4, to: 44 }, // 45
		{ k: "literal", literal: 5, to: 45 }, // 46
		{ k: "fork", to: [41, 46] }, // 47
		{ k: "text", field: "value", typed: true, stray: false, exits: 47, stops: [9, 5] }, // 48
		{ k: "literal", literal: 10, to: 48 }, // 49
		{ k: "literal", literal: 11, to: 49 }, // 50
		{ k: "atom", kind: "word", field: "skip", to: 49 }, // 51
		{ k: "fork", to: [50, 51] }, // 52
		{ k: "literal", literal: 12, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "op", do: { op: "settle" }, to: 30 }, // 55
		{ k: "look", body: 37, to: 55 }, // 56
		{ k: "literal", literal: 8, to: 56 }, // 57
		{ k: "literal", literal: 4, to: 0 }, // 58
		{ k: "slot", slot: "unbound", field: "skip", to: 58 }, // 59
		{ k: "literal", literal: 4, to: 59 }, // 60
		{ k: "literal", literal: 13, to: 60 }, // 61
		{ k: "assert", what: "end", to: 0 }, // 62
		{ k: "fork", to: [25, 62] }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 2, to: 64 }, // 65
		{ k: "fork", to: [34, 25, 62] }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 7, to: 67 }, // 68
		{ k: "fork", to: [61, 65, 68] }, // 69
		{ k: "look", body: 69, to: 55 }, // 70
		{ k: "eol", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "op", do: { op: "repair", code: 2 }, to: 72 }, // 73
		{ k: "fork", to: [25, 34] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "look", body: 75, to: 55 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "op", do: { op: "repair", code: 3 }, to: 77 }, // 78
		{ k: "space", greedy: true, to: 57 }, // 79
		{ k: "literal", literal: 8, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 4 }, to: 80 }, // 81
		{ k: "fork", to: [61, 65] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "look", body: 83, to: 55 }, // 84
		{ k: "literal", literal: 14, to: 84 }, // 85
		{ k: "literal", literal: 2, to: 84 }, // 86
		{ k: "fork", to: [85, 86] }, // 87
		{ k: "eol", to: 87 }, // 88
		{ k: "fork", to: [88, 87] }, // 89
		{ k: "op", do: { op: "repair", code: 5 }, to: 89 }, // 90
		{ k: "op", do: { op: "break", at: "skip" }, to: 55 }, // 91
		{ k: "literal", literal: 4, to: 91 }, // 92
		{ k: "slot", slot: "unbound", field: "skip", to: 92 }, // 93
		{ k: "literal", literal: 4, to: 93 }, // 94
		{ k: "literal", literal: 13, to: 94 }, // 95
		{ k: "literal", literal: 2, to: 91 }, // 96
		{ k: "literal", literal: 7, to: 91 }, // 97
		{ k: "fork", to: [95, 96, 97] }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 15, to: 99 }, // 100
		{ k: "atom", kind: "word", field: "skip", to: 100 }, // 101
		{ k: "literal", literal: 16, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 102 }, // 103
		{ k: "literal", literal: 17, to: 94 }, // 104
		{ k: "atom", kind: "word", field: "skip", to: 104 }, // 105
		{ k: "literal", literal: 18, to: 105 }, // 106
		{ k: "atom", kind: "word", field: "skip", to: 106 }, // 107
		{ k: "literal", literal: 19, to: 107 }, // 108
		{ k: "literal", literal: 3, to: 91 }, // 109
		{ k: "slot", slot: "tool", field: "skip", to: 109 }, // 110
		{ k: "fork", to: [93, 108, 110] }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 8, to: 112 }, // 113
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 113 }, // 114
		{ k: "op", do: { op: "break", at: "here" }, to: 55 }, // 115
		{ k: "literal", literal: 3, to: 115 }, // 116
		{ k: "slot", slot: "tool", field: "skip", to: 116 }, // 117
		{ k: "literal", literal: 4, to: 117 }, // 118
		{ k: "literal", literal: 5, to: 118 }, // 119
		{ k: "fork", to: [61, 68, 65] }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "look", body: 121, to: 55 }, // 122
		{ k: "literal", literal: 14, to: 122 }, // 123
		{ k: "literal", literal: 7, to: 122 }, // 124
		{ k: "literal", literal: 2, to: 122 }, // 125
		{ k: "fork", to: [123, 124, 125] }, // 126
		{ k: "eol", to: 126 }, // 127
		{ k: "fork", to: [127, 126] }, // 128
		{ k: "op", do: { op: "repair", code: 5 }, to: 128 }, // 129
		{ k: "fork", to: [57, 73, 78, 81, 90, 103, 114, 119, 129] }, // 130
		{ k: "text", field: "value", typed: true, stray: false, exits: 130, stops: [8, 27, 28, 29, 30, 31, 32, 13, 2, 7, 33, 34, 14, 16, 5] }, // 131
		{ k: "fork", to: [54, 131] }, // 132
		{ k: "literal", literal: 15, to: 132 }, // 133
		{ k: "literal", literal: 4, to: 133 }, // 134
		{ k: "atom", kind: "word", field: "key", to: 134 }, // 135
		{ k: "literal", literal: 4, to: 135 }, // 136
		{ k: "literal", literal: 20, to: 133 }, // 137
		{ k: "atom", kind: "word", field: "key", to: 137 }, // 138
		{ k: "literal", literal: 20, to: 138 }, // 139
		{ k: "op", do: { op: "repair", code: 0 }, to: 139 }, // 140
		{ k: "fork", to: [136, 140] }, // 141
		{ k: "literal", literal: 13, to: 141 }, // 142
		{ k: "literal", literal: 21, to: 141 }, // 143
		{ k: "op", do: { op: "repair", code: 1 }, to: 143 }, // 144
		{ k: "fork", to: [142, 144] }, // 145
		{ k: "space", greedy: true, to: 28 }, // 146
		{ k: "literal", literal: 7, to: 146 }, // 147
		{ k: "fork", to: [241, 147] }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "op", do: { op: "definite" }, to: 149 }, // 150
		{ k: "op", do: { op: "settle" }, to: 150 }, // 151
		{ k: "look", body: 37, to: 151 }, // 152
		{ k: "literal", literal: 8, to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 9, to: 154 }, // 155
		{ k: "op", do: { op: "break", at: "here" }, to: 151 }, // 156
		{ k: "literal", literal: 3, to: 156 }, // 157
		{ k: "slot", slot: "tool", field: "skip", to: 157 }, // 158
		{ k: "literal", literal: 4, to: 158 }, // 159
		{ k: "literal", literal: 5, to: 159 }, // 160
		{ k: "fork", to: [155, 160] }, // 161
		{ k: "text", field: "value", typed: true, stray: false, exits: 161, stops: [9, 5] }, // 162
		{ k: "literal", literal: 10, to: 162 }, // 163
		{ k: "literal", literal: 11, to: 163 }, // 164
		{ k: "atom", kind: "word", field: "skip", to: 163 }, // 165
		{ k: "fork", to: [164, 165] }, // 166
		{ k: "literal", literal: 12, to: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "op", do: { op: "settle" }, to: 149 }, // 169
		{ k: "look", body: 37, to: 169 }, // 170
		{ k: "literal", literal: 8, to: 170 }, // 171
		{ k: "look", body: 69, to: 169 }, // 172
		{ k: "eol", to: 172 }, // 173
		{ k: "fork", to: [173, 172] }, // 174
		{ k: "op", do: { op: "repair", code: 2 }, to: 174 }, // 175
		{ k: "look", body: 75, to: 169 }, // 176
		{ k: "literal", literal: 8, to: 176 }, // 177
		{ k: "op", do: { op: "repair", code: 3 }, to: 177 }, // 178
		{ k: "space", greedy: true, to: 171 }, // 179
		{ k: "literal", literal: 8, to: 179 }, // 180
		{ k: "op", do: { op: "repair", code: 4 }, to: 180 }, // 181
		{ k: "look", body: 83, to: 169 }, // 182
		{ k: "literal", literal: 14, to: 182 }, // 183
		{ k: "literal", literal: 2, to: 182 }, // 184
		{ k: "fork", to: [183, 184] }, // 185
		{ k: "eol", to: 185 }, // 186
		{ k: "fork", to: [186, 185] }, // 187
		{ k: "op", do: { op: "repair", code: 5 }, to: 187 }, // 188
		{ k: "op", do: { op: "break", at: "skip" }, to: 169 }, // 189
		{ k: "literal", literal: 4, to: 189 }, // 190
		{ k: "slot", slot: "unbound", field: "skip", to: 190 }, // 191
		{ k: "literal", literal: 4, to: 191 }, // 192
		{ k: "literal", literal: 13, to: 192 }, // 193
		{ k: "literal", literal: 2, to: 189 }, // 194
		{ k: "literal", literal: 7, to: 189 }, // 195
		{ k: "fork", to: [193, 194, 195] }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 15, to: 197 }, // 198
		{ k: "atom", kind: "word", field: "skip", to: 198 }, // 199
		{ k: "literal", literal: 16, to: 199 }, // 200
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 200 }, // 201
		{ k: "literal", literal: 17, to: 192 }, // 202
		{ k: "atom", kind: "word", field: "skip", to: 202 }, // 203
		{ k: "literal", literal: 18, to: 203 }, // 204
		{ k: "atom", kind: "word", field: "skip", to: 204 }, // 205
		{ k: "literal", literal: 19, to: 205 }, // 206
		{ k: "literal", literal: 3, to: 189 }, // 207
		{ k: "slot", slot: "tool", field: "skip", to: 207 }, // 208
		{ k: "fork", to: [191, 206, 208] }, // 209
		{ k: "space", greedy: true, to: 209 }, // 210
		{ k: "literal", literal: 8, to: 210 }, // 211
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 211 }, // 212
		{ k: "op", do: { op: "break", at: "here" }, to: 169 }, // 213
		{ k: "literal", literal: 3, to: 213 }, // 214
		{ k: "slot", slot: "tool", field: "skip", to: 214 }, // 215
		{ k: "literal", literal: 4, to: 215 }, // 216
		{ k: "literal", literal: 5, to: 216 }, // 217
		{ k: "look", body: 121, to: 169 }, // 218
		{ k: "literal", literal: 14, to: 218 }, // 219
		{ k: "literal", literal: 7, to: 218 }, // 220
		{ k: "literal", literal: 2, to: 218 }, // 221
		{ k: "fork", to: [219, 220, 221] }, // 222
		{ k: "eol", to: 222 }, // 223
		{ k: "fork", to: [223, 222] }, // 224
		{ k: "op", do: { op: "repair", code: 5 }, to: 224 }, // 225
		{ k: "fork", to: [171, 175, 178, 181, 188, 201, 212, 217, 225] }, // 226
		{ k: "text", field: "value", typed: true, stray: false, exits: 226, stops: [8, 27, 28, 29, 30, 31, 32, 13, 2, 7, 33, 34, 14, 16, 5] }, // 227
		{ k: "fork", to: [168, 227] }, // 228
		{ k: "literal", literal: 15, to: 228 }, // 229
		{ k: "literal", literal: 4, to: 229 }, // 230
		{ k: "atom", kind: "word", field: "key", to: 230 }, // 231
		{ k: "literal", literal: 4, to: 231 }, // 232
		{ k: "literal", literal: 20, to: 229 }, // 233
		{ k: "atom", kind: "word", field: "key", to: 233 }, // 234
		{ k: "literal", literal: 20, to: 234 }, // 235
		{ k: "op", do: { op: "repair", code: 0 }, to: 235 }, // 236
		{ k: "fork", to: [232, 236] }, // 237
		{ k: "literal", literal: 13, to: 237 }, // 238
		{ k: "literal", literal: 21, to: 237 }, // 239
		{ k: "op", do: { op: "repair", code: 1 }, to: 239 }, // 240
		{ k: "fork", to: [238, 240] }, // 241
		{ k: "literal", literal: 22, to: 149 }, // 242
		{ k: "fork", to: [29, 242] }, // 243
		{ k: "space", greedy: true, to: 243 }, // 244
		{ k: "literal", literal: 3, to: 244 }, // 245
		{ k: "literal", literal: 22, to: 0 }, // 246
		{ k: "fork", to: [33, 34, 246] }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "literal", literal: 3, to: 248 }, // 249
		{ k: "look", body: 249, to: 245 }, // 250
		{ k: "atom", kind: "word", field: "name", to: 250 }, // 251
		{ k: "literal", literal: 4, to: 251 }, // 252
		{ k: "literal", literal: 23, to: 244 }, // 253
		{ k: "literal", literal: 23, to: 248 }, // 254
		{ k: "look", body: 254, to: 253 }, // 255
		{ k: "atom", kind: "word", field: "name", to: 255 }, // 256
		{ k: "literal", literal: 20, to: 256 }, // 257
		{ k: "op", do: { op: "repair", code: 0 }, to: 257 }, // 258
		{ k: "fork", to: [252, 258] }, // 259
		{ k: "literal", literal: 5, to: 259 }, // 260
		{ k: "literal", literal: 24, to: 259 }, // 261
		{ k: "op", do: { op: "repair", code: 1 }, to: 261 }, // 262
		{ k: "fork", to: [260, 262] }, // 263
		{ k: "op", do: { op: "open", unit: 0 }, to: 263 }, // 264
		{ k: "op", do: { op: "settle" }, to: 0 }, // 265
		{ k: "eol", to: 2 }, // 266
		{ k: "fork", to: [266, 2] }, // 267
		{ k: "eol", to: 267 }, // 268
		{ k: "fork", to: [268, 267] }, // 269
		{ k: "literal", literal: 0, to: 269 }, // 270
		{ k: "eol", to: 270 }, // 271
		{ k: "fork", to: [271, 270] }, // 272
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 272, stops: [25, 26, 0] }, // 273
		{ k: "eol", to: 273 }, // 274
		{ k: "fork", to: [274, 273] }, // 275
		{ k: "literal", literal: 1, to: 275 }, // 276
		{ k: "fork", to: [276, 275] }, // 277
	],
};
