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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 279 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5, 24], after: 2, closable: [20, 147], closableByLoop: [21, 26, 27, 28, 29, 30, 31, 32, 38, 39, 40, 41, 42, 43, 47, 55, 56, 57, 70, 71, 72, 73, 76, 77, 78, 79, 80, 81, 84, 85, 86, 87, 88, 89, 90, 91, 92, 96, 97, 98, 99, 100, 109, 116, 117, 123, 124, 125, 126, 127, 128, 129, 130, 131, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 162, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 195, 196, 197, 198, 199, 208, 215, 216, 220, 221, 222, 223, 224, 225, 226, 227, 228, 244, 245, 246, 247, 252, 255, 257], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 24], stray: false }, // 2
		{ k: "fork", to: [19, 266, 0] }, // 3
		{ k: "fork", to: [19, 266] }, // 4
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
		{ k: "fork", to: [146, 28] }, // 29
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
		{ k: "literal", literal: 4, to: 110 }, // 111
		{ k: "fork", to: [94, 93, 108, 111, 110] }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 8, to: 113 }, // 114
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 114 }, // 115
		{ k: "op", do: { op: "break", at: "here" }, to: 55 }, // 116
		{ k: "literal", literal: 3, to: 116 }, // 117
		{ k: "slot", slot: "tool", field: "skip", to: 117 }, // 118
		{ k: "literal", literal: 4, to: 118 }, // 119
		{ k: "literal", literal: 5, to: 119 }, // 120
		{ k: "fork", to: [61, 68, 65] }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "look", body: 122, to: 55 }, // 123
		{ k: "literal", literal: 14, to: 123 }, // 124
		{ k: "literal", literal: 7, to: 123 }, // 125
		{ k: "literal", literal: 2, to: 123 }, // 126
		{ k: "fork", to: [124, 125, 126] }, // 127
		{ k: "eol", to: 127 }, // 128
		{ k: "fork", to: [128, 127] }, // 129
		{ k: "op", do: { op: "repair", code: 5 }, to: 129 }, // 130
		{ k: "fork", to: [57, 73, 78, 81, 90, 103, 115, 120, 130] }, // 131
		{ k: "text", field: "value", typed: true, stray: false, exits: 131, stops: [8, 27, 28, 29, 30, 31, 32, 13, 2, 7, 33, 34, 14, 16, 5] }, // 132
		{ k: "fork", to: [54, 132] }, // 133
		{ k: "literal", literal: 15, to: 133 }, // 134
		{ k: "literal", literal: 4, to: 134 }, // 135
		{ k: "atom", kind: "word", field: "key", to: 135 }, // 136
		{ k: "literal", literal: 4, to: 136 }, // 137
		{ k: "literal", literal: 20, to: 134 }, // 138
		{ k: "atom", kind: "word", field: "key", to: 138 }, // 139
		{ k: "literal", literal: 20, to: 139 }, // 140
		{ k: "op", do: { op: "repair", code: 0 }, to: 140 }, // 141
		{ k: "fork", to: [137, 141] }, // 142
		{ k: "literal", literal: 13, to: 142 }, // 143
		{ k: "literal", literal: 21, to: 142 }, // 144
		{ k: "op", do: { op: "repair", code: 1 }, to: 144 }, // 145
		{ k: "fork", to: [143, 145] }, // 146
		{ k: "space", greedy: true, to: 28 }, // 147
		{ k: "literal", literal: 7, to: 147 }, // 148
		{ k: "fork", to: [243, 148] }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "op", do: { op: "definite" }, to: 150 }, // 151
		{ k: "op", do: { op: "settle" }, to: 151 }, // 152
		{ k: "look", body: 37, to: 152 }, // 153
		{ k: "literal", literal: 8, to: 153 }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 9, to: 155 }, // 156
		{ k: "op", do: { op: "break", at: "here" }, to: 152 }, // 157
		{ k: "literal", literal: 3, to: 157 }, // 158
		{ k: "slot", slot: "tool", field: "skip", to: 158 }, // 159
		{ k: "literal", literal: 4, to: 159 }, // 160
		{ k: "literal", literal: 5, to: 160 }, // 161
		{ k: "fork", to: [156, 161] }, // 162
		{ k: "text", field: "value", typed: true, stray: false, exits: 162, stops: [9, 5] }, // 163
		{ k: "literal", literal: 10, to: 163 }, // 164
		{ k: "literal", literal: 11, to: 164 }, // 165
		{ k: "atom", kind: "word", field: "skip", to: 164 }, // 166
		{ k: "fork", to: [165, 166] }, // 167
		{ k: "literal", literal: 12, to: 167 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "op", do: { op: "settle" }, to: 150 }, // 170
		{ k: "look", body: 37, to: 170 }, // 171
		{ k: "literal", literal: 8, to: 171 }, // 172
		{ k: "look", body: 69, to: 170 }, // 173
		{ k: "eol", to: 173 }, // 174
		{ k: "fork", to: [174, 173] }, // 175
		{ k: "op", do: { op: "repair", code: 2 }, to: 175 }, // 176
		{ k: "look", body: 75, to: 170 }, // 177
		{ k: "literal", literal: 8, to: 177 }, // 178
		{ k: "op", do: { op: "repair", code: 3 }, to: 178 }, // 179
		{ k: "space", greedy: true, to: 172 }, // 180
		{ k: "literal", literal: 8, to: 180 }, // 181
		{ k: "op", do: { op: "repair", code: 4 }, to: 181 }, // 182
		{ k: "look", body: 83, to: 170 }, // 183
		{ k: "literal", literal: 14, to: 183 }, // 184
		{ k: "literal", literal: 2, to: 183 }, // 185
		{ k: "fork", to: [184, 185] }, // 186
		{ k: "eol", to: 186 }, // 187
		{ k: "fork", to: [187, 186] }, // 188
		{ k: "op", do: { op: "repair", code: 5 }, to: 188 }, // 189
		{ k: "op", do: { op: "break", at: "skip" }, to: 170 }, // 190
		{ k: "literal", literal: 4, to: 190 }, // 191
		{ k: "slot", slot: "unbound", field: "skip", to: 191 }, // 192
		{ k: "literal", literal: 4, to: 192 }, // 193
		{ k: "literal", literal: 13, to: 193 }, // 194
		{ k: "literal", literal: 2, to: 190 }, // 195
		{ k: "literal", literal: 7, to: 190 }, // 196
		{ k: "fork", to: [194, 195, 196] }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "literal", literal: 15, to: 198 }, // 199
		{ k: "atom", kind: "word", field: "skip", to: 199 }, // 200
		{ k: "literal", literal: 16, to: 200 }, // 201
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 201 }, // 202
		{ k: "literal", literal: 17, to: 193 }, // 203
		{ k: "atom", kind: "word", field: "skip", to: 203 }, // 204
		{ k: "literal", literal: 18, to: 204 }, // 205
		{ k: "atom", kind: "word", field: "skip", to: 205 }, // 206
		{ k: "literal", literal: 19, to: 206 }, // 207
		{ k: "literal", literal: 3, to: 190 }, // 208
		{ k: "slot", slot: "tool", field: "skip", to: 208 }, // 209
		{ k: "literal", literal: 4, to: 209 }, // 210
		{ k: "fork", to: [193, 192, 207, 210, 209] }, // 211
		{ k: "space", greedy: true, to: 211 }, // 212
		{ k: "literal", literal: 8, to: 212 }, // 213
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 213 }, // 214
		{ k: "op", do: { op: "break", at: "here" }, to: 170 }, // 215
		{ k: "literal", literal: 3, to: 215 }, // 216
		{ k: "slot", slot: "tool", field: "skip", to: 216 }, // 217
		{ k: "literal", literal: 4, to: 217 }, // 218
		{ k: "literal", literal: 5, to: 218 }, // 219
		{ k: "look", body: 122, to: 170 }, // 220
		{ k: "literal", literal: 14, to: 220 }, // 221
		{ k: "literal", literal: 7, to: 220 }, // 222
		{ k: "literal", literal: 2, to: 220 }, // 223
		{ k: "fork", to: [221, 222, 223] }, // 224
		{ k: "eol", to: 224 }, // 225
		{ k: "fork", to: [225, 224] }, // 226
		{ k: "op", do: { op: "repair", code: 5 }, to: 226 }, // 227
		{ k: "fork", to: [172, 176, 179, 182, 189, 202, 214, 219, 227] }, // 228
		{ k: "text", field: "value", typed: true, stray: false, exits: 228, stops: [8, 27, 28, 29, 30, 31, 32, 13, 2, 7, 33, 34, 14, 16, 5] }, // 229
		{ k: "fork", to: [169, 229] }, // 230
		{ k: "literal", literal: 15, to: 230 }, // 231
		{ k: "literal", literal: 4, to: 231 }, // 232
		{ k: "atom", kind: "word", field: "key", to: 232 }, // 233
		{ k: "literal", literal: 4, to: 233 }, // 234
		{ k: "literal", literal: 20, to: 231 }, // 235
		{ k: "atom", kind: "word", field: "key", to: 235 }, // 236
		{ k: "literal", literal: 20, to: 236 }, // 237
		{ k: "op", do: { op: "repair", code: 0 }, to: 237 }, // 238
		{ k: "fork", to: [234, 238] }, // 239
		{ k: "literal", literal: 13, to: 239 }, // 240
		{ k: "literal", literal: 21, to: 239 }, // 241
		{ k: "op", do: { op: "repair", code: 1 }, to: 241 }, // 242
		{ k: "fork", to: [240, 242] }, // 243
		{ k: "literal", literal: 22, to: 150 }, // 244
		{ k: "fork", to: [29, 244] }, // 245
		{ k: "space", greedy: true, to: 245 }, // 246
		{ k: "literal", literal: 3, to: 246 }, // 247
		{ k: "literal", literal: 22, to: 0 }, // 248
		{ k: "fork", to: [33, 34, 248] }, // 249
		{ k: "space", greedy: true, to: 249 }, // 250
		{ k: "literal", literal: 3, to: 250 }, // 251
		{ k: "look", body: 251, to: 247 }, // 252
		{ k: "atom", kind: "word", field: "name", to: 252 }, // 253
		{ k: "literal", literal: 4, to: 253 }, // 254
		{ k: "literal", literal: 23, to: 246 }, // 255
		{ k: "literal", literal: 23, to: 250 }, // 256
		{ k: "look", body: 256, to: 255 }, // 257
		{ k: "atom", kind: "word", field: "name", to: 257 }, // 258
		{ k: "literal", literal: 20, to: 258 }, // 259
		{ k: "op", do: { op: "repair", code: 0 }, to: 259 }, // 260
		{ k: "fork", to: [254, 260] }, // 261
		{ k: "literal", literal: 5, to: 261 }, // 262
		{ k: "literal", literal: 24, to: 261 }, // 263
		{ k: "op", do: { op: "repair", code: 1 }, to: 263 }, // 264
		{ k: "fork", to: [262, 264] }, // 265
		{ k: "op", do: { op: "open", unit: 0 }, to: 265 }, // 266
		{ k: "op", do: { op: "settle" }, to: 0 }, // 267
		{ k: "eol", to: 2 }, // 268
		{ k: "fork", to: [268, 2] }, // 269
		{ k: "eol", to: 269 }, // 270
		{ k: "fork", to: [270, 269] }, // 271
		{ k: "literal", literal: 0, to: 271 }, // 272
		{ k: "eol", to: 272 }, // 273
		{ k: "fork", to: [273, 272] }, // 274
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 274, stops: [25, 26, 0] }, // 275
		{ k: "eol", to: 275 }, // 276
		{ k: "fork", to: [276, 275] }, // 277
		{ k: "literal", literal: 1, to: 277 }, // 278
		{ k: "fork", to: [278, 277] }, // 279
	],
};
