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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 273 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5, 24], after: 2, closable: [20, 144], closableByLoop: [21, 26, 27, 28, 29, 30, 31, 32, 38, 39, 40, 41, 42, 43, 47, 55, 56, 57, 70, 71, 72, 73, 76, 77, 78, 79, 80, 81, 84, 85, 86, 87, 88, 89, 90, 91, 92, 96, 97, 98, 99, 100, 113, 114, 120, 121, 122, 123, 124, 125, 126, 127, 128, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 159, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 192, 193, 194, 195, 196, 209, 210, 214, 215, 216, 217, 218, 219, 220, 221, 222, 238, 239, 240, 241, 246, 249, 251], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 24], stray: false }, // 2
		{ k: "fork", to: [19, 260, 0] }, // 3
		{ k: "fork", to: [19, 260] }, // 4
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
		{ k: "fork", to: [143, 28] }, // 29
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
		{ k: "fork", to: [93, 108] }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 8, to: 110 }, // 111
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 111 }, // 112
		{ k: "op", do: { op: "break", at: "here" }, to: 55 }, // 113
		{ k: "literal", literal: 3, to: 113 }, // 114
		{ k: "slot", slot: "tool", field: "skip", to: 114 }, // 115
		{ k: "literal", literal: 4, to: 115 }, // 116
		{ k: "literal", literal: 5, to: 116 }, // 117
		{ k: "fork", to: [61, 68, 65] }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "look", body: 119, to: 55 }, // 120
		{ k: "literal", literal: 14, to: 120 }, // 121
		{ k: "literal", literal: 7, to: 120 }, // 122
		{ k: "literal", literal: 2, to: 120 }, // 123
		{ k: "fork", to: [121, 122, 123] }, // 124
		{ k: "eol", to: 124 }, // 125
		{ k: "fork", to: [125, 124] }, // 126
		{ k: "op", do: { op: "repair", code: 5 }, to: 126 }, // 127
		{ k: "fork", to: [57, 73, 78, 81, 90, 103, 112, 117, 127] }, // 128
		{ k: "text", field: "value", typed: true, stray: false, exits: 128, stops: [8, 27, 28, 29, 30, 31, 32, 13, 2, 7, 33, 34, 14, 16, 5] }, // 129
		{ k: "fork", to: [54, 129] }, // 130
		{ k: "literal", literal: 15, to: 130 }, // 131
		{ k: "literal", literal: 4, to: 131 }, // 132
		{ k: "atom", kind: "word", field: "key", to: 132 }, // 133
		{ k: "literal", literal: 4, to: 133 }, // 134
		{ k: "literal", literal: 20, to: 131 }, // 135
		{ k: "atom", kind: "word", field: "key", to: 135 }, // 136
		{ k: "literal", literal: 20, to: 136 }, // 137
		{ k: "op", do: { op: "repair", code: 0 }, to: 137 }, // 138
		{ k: "fork", to: [134, 138] }, // 139
		{ k: "literal", literal: 13, to: 139 }, // 140
		{ k: "literal", literal: 21, to: 139 }, // 141
		{ k: "op", do: { op: "repair", code: 1 }, to: 141 }, // 142
		{ k: "fork", to: [140, 142] }, // 143
		{ k: "space", greedy: true, to: 28 }, // 144
		{ k: "literal", literal: 7, to: 144 }, // 145
		{ k: "fork", to: [237, 145] }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "op", do: { op: "definite" }, to: 147 }, // 148
		{ k: "op", do: { op: "settle" }, to: 148 }, // 149
		{ k: "look", body: 37, to: 149 }, // 150
		{ k: "literal", literal: 8, to: 150 }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "literal", literal: 9, to: 152 }, // 153
		{ k: "op", do: { op: "break", at: "here" }, to: 149 }, // 154
		{ k: "literal", literal: 3, to: 154 }, // 155
		{ k: "slot", slot: "tool", field: "skip", to: 155 }, // 156
		{ k: "literal", literal: 4, to: 156 }, // 157
		{ k: "literal", literal: 5, to: 157 }, // 158
		{ k: "fork", to: [153, 158] }, // 159
		{ k: "text", field: "value", typed: true, stray: false, exits: 159, stops: [9, 5] }, // 160
		{ k: "literal", literal: 10, to: 160 }, // 161
		{ k: "literal", literal: 11, to: 161 }, // 162
		{ k: "atom", kind: "word", field: "skip", to: 161 }, // 163
		{ k: "fork", to: [162, 163] }, // 164
		{ k: "literal", literal: 12, to: 164 }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "op", do: { op: "settle" }, to: 147 }, // 167
		{ k: "look", body: 37, to: 167 }, // 168
		{ k: "literal", literal: 8, to: 168 }, // 169
		{ k: "look", body: 69, to: 167 }, // 170
		{ k: "eol", to: 170 }, // 171
		{ k: "fork", to: [171, 170] }, // 172
		{ k: "op", do: { op: "repair", code: 2 }, to: 172 }, // 173
		{ k: "look", body: 75, to: 167 }, // 174
		{ k: "literal", literal: 8, to: 174 }, // 175
		{ k: "op", do: { op: "repair", code: 3 }, to: 175 }, // 176
		{ k: "space", greedy: true, to: 169 }, // 177
		{ k: "literal", literal: 8, to: 177 }, // 178
		{ k: "op", do: { op: "repair", code: 4 }, to: 178 }, // 179
		{ k: "look", body: 83, to: 167 }, // 180
		{ k: "literal", literal: 14, to: 180 }, // 181
		{ k: "literal", literal: 2, to: 180 }, // 182
		{ k: "fork", to: [181, 182] }, // 183
		{ k: "eol", to: 183 }, // 184
		{ k: "fork", to: [184, 183] }, // 185
		{ k: "op", do: { op: "repair", code: 5 }, to: 185 }, // 186
		{ k: "op", do: { op: "break", at: "skip" }, to: 167 }, // 187
		{ k: "literal", literal: 4, to: 187 }, // 188
		{ k: "slot", slot: "unbound", field: "skip", to: 188 }, // 189
		{ k: "literal", literal: 4, to: 189 }, // 190
		{ k: "literal", literal: 13, to: 190 }, // 191
		{ k: "literal", literal: 2, to: 187 }, // 192
		{ k: "literal", literal: 7, to: 187 }, // 193
		{ k: "fork", to: [191, 192, 193] }, // 194
		{ k: "space", greedy: true, to: 194 }, // 195
		{ k: "literal", literal: 15, to: 195 }, // 196
		{ k: "atom", kind: "word", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 16, to: 197 }, // 198
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 198 }, // 199
		{ k: "literal", literal: 17, to: 190 }, // 200
		{ k: "atom", kind: "word", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 18, to: 201 }, // 202
		{ k: "atom", kind: "word", field: "skip", to: 202 }, // 203
		{ k: "literal", literal: 19, to: 203 }, // 204
		{ k: "fork", to: [189, 204] }, // 205
		{ k: "space", greedy: true, to: 205 }, // 206
		{ k: "literal", literal: 8, to: 206 }, // 207
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 207 }, // 208
		{ k: "op", do: { op: "break", at: "here" }, to: 167 }, // 209
		{ k: "literal", literal: 3, to: 209 }, // 210
		{ k: "slot", slot: "tool", field: "skip", to: 210 }, // 211
		{ k: "literal", literal: 4, to: 211 }, // 212
		{ k: "literal", literal: 5, to: 212 }, // 213
		{ k: "look", body: 119, to: 167 }, // 214
		{ k: "literal", literal: 14, to: 214 }, // 215
		{ k: "literal", literal: 7, to: 214 }, // 216
		{ k: "literal", literal: 2, to: 214 }, // 217
		{ k: "fork", to: [215, 216, 217] }, // 218
		{ k: "eol", to: 218 }, // 219
		{ k: "fork", to: [219, 218] }, // 220
		{ k: "op", do: { op: "repair", code: 5 }, to: 220 }, // 221
		{ k: "fork", to: [169, 173, 176, 179, 186, 199, 208, 213, 221] }, // 222
		{ k: "text", field: "value", typed: true, stray: false, exits: 222, stops: [8, 27, 28, 29, 30, 31, 32, 13, 2, 7, 33, 34, 14, 16, 5] }, // 223
		{ k: "fork", to: [166, 223] }, // 224
		{ k: "literal", literal: 15, to: 224 }, // 225
		{ k: "literal", literal: 4, to: 225 }, // 226
		{ k: "atom", kind: "word", field: "key", to: 226 }, // 227
		{ k: "literal", literal: 4, to: 227 }, // 228
		{ k: "literal", literal: 20, to: 225 }, // 229
		{ k: "atom", kind: "word", field: "key", to: 229 }, // 230
		{ k: "literal", literal: 20, to: 230 }, // 231
		{ k: "op", do: { op: "repair", code: 0 }, to: 231 }, // 232
		{ k: "fork", to: [228, 232] }, // 233
		{ k: "literal", literal: 13, to: 233 }, // 234
		{ k: "literal", literal: 21, to: 233 }, // 235
		{ k: "op", do: { op: "repair", code: 1 }, to: 235 }, // 236
		{ k: "fork", to: [234, 236] }, // 237
		{ k: "literal", literal: 22, to: 147 }, // 238
		{ k: "fork", to: [29, 238] }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "literal", literal: 3, to: 240 }, // 241
		{ k: "literal", literal: 22, to: 0 }, // 242
		{ k: "fork", to: [33, 34, 242] }, // 243
		{ k: "space", greedy: true, to: 243 }, // 244
		{ k: "literal", literal: 3, to: 244 }, // 245
		{ k: "look", body: 245, to: 241 }, // 246
		{ k: "atom", kind: "word", field: "name", to: 246 }, // 247
		{ k: "literal", literal: 4, to: 247 }, // 248
		{ k: "literal", literal: 23, to: 240 }, // 249
		{ k: "literal", literal: 23, to: 244 }, // 250
		{ k: "look", body: 250, to: 249 }, // 251
		{ k: "atom", kind: "word", field: "name", to: 251 }, // 252
		{ k: "literal", literal: 20, to: 252 }, // 253
		{ k: "op", do: { op: "repair", code: 0 }, to: 253 }, // 254
		{ k: "fork", to: [248, 254] }, // 255
		{ k: "literal", literal: 5, to: 255 }, // 256
		{ k: "literal", literal: 24, to: 255 }, // 257
		{ k: "op", do: { op: "repair", code: 1 }, to: 257 }, // 258
		{ k: "fork", to: [256, 258] }, // 259
		{ k: "op", do: { op: "open", unit: 0 }, to: 259 }, // 260
		{ k: "op", do: { op: "settle" }, to: 0 }, // 261
		{ k: "eol", to: 2 }, // 262
		{ k: "fork", to: [262, 2] }, // 263
		{ k: "eol", to: 263 }, // 264
		{ k: "fork", to: [264, 263] }, // 265
		{ k: "literal", literal: 0, to: 265 }, // 266
		{ k: "eol", to: 266 }, // 267
		{ k: "fork", to: [267, 266] }, // 268
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 268, stops: [25, 26, 0] }, // 269
		{ k: "eol", to: 269 }, // 270
		{ k: "fork", to: [270, 269] }, // 271
		{ k: "literal", literal: 1, to: 271 }, // 272
		{ k: "fork", to: [272, 271] }, // 273
	],
};
