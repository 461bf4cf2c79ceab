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
		" name=", // 17
		"<", // 18
		"'", // 19
		"<paramname=", // 20
		"<arguments>", // 21
		"'>", // 22
		"<functionname=", // 23
		"\n</think>", // 24
		"\r\n</think>", // 25
		"\n<param name=", // 26
		"\n</function>", // 27
		"\n</arguments>", // 28
		"\r\n<param name=", // 29
		"\r\n</function>", // 30
		"\r\n</arguments>", // 31
		"\n<param>", // 32
		"\r\n<param>", // 33
	],
	openings: [1, 5, 23],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 269 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5, 23], after: 2, closable: [20, 142], closableByLoop: [21, 26, 27, 28, 29, 30, 31, 32, 38, 39, 40, 41, 42, 43, 47, 55, 56, 57, 70, 71, 72, 73, 76, 77, 78, 79, 80, 81, 84, 85, 86, 87, 88, 89, 90, 91, 92, 96, 97, 98, 99, 100, 111, 112, 118, 119, 120, 121, 122, 123, 124, 125, 126, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 157, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 190, 191, 192, 193, 194, 205, 206, 210, 211, 212, 213, 214, 215, 216, 217, 218, 234, 235, 236, 237, 242, 245, 247], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 23], stray: false }, // 2
		{ k: "fork", to: [19, 256, 0] }, // 3
		{ k: "fork", to: [19, 256] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [24, 25, 0] }, // 13
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
		{ k: "fork", to: [141, 28] }, // 29
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
		{ k: "fork", to: [93, 106] }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 8, to: 108 }, // 109
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 109 }, // 110
		{ k: "op", do: { op: "break", at: "here" }, to: 55 }, // 111
		{ k: "literal", literal: 3, to: 111 }, // 112
		{ k: "slot", slot: "tool", field: "skip", to: 112 }, // 113
		{ k: "literal", literal: 4, to: 113 }, // 114
		{ k: "literal", literal: 5, to: 114 }, // 115
		{ k: "fork", to: [61, 68, 65] }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "look", body: 117, to: 55 }, // 118
		{ k: "literal", literal: 14, to: 118 }, // 119
		{ k: "literal", literal: 7, to: 118 }, // 120
		{ k: "literal", literal: 2, to: 118 }, // 121
		{ k: "fork", to: [119, 120, 121] }, // 122
		{ k: "eol", to: 122 }, // 123
		{ k: "fork", to: [123, 122] }, // 124
		{ k: "op", do: { op: "repair", code: 5 }, to: 124 }, // 125
		{ k: "fork", to: [57, 73, 78, 81, 90, 103, 110, 115, 125] }, // 126
		{ k: "text", field: "value", typed: true, stray: false, exits: 126, stops: [8, 26, 27, 28, 29, 30, 31, 13, 2, 7, 32, 33, 14, 16, 5] }, // 127
		{ k: "fork", to: [54, 127] }, // 128
		{ k: "literal", literal: 15, to: 128 }, // 129
		{ k: "literal", literal: 4, to: 129 }, // 130
		{ k: "atom", kind: "word", field: "key", to: 130 }, // 131
		{ k: "literal", literal: 4, to: 131 }, // 132
		{ k: "literal", literal: 19, to: 129 }, // 133
		{ k: "atom", kind: "word", field: "key", to: 133 }, // 134
		{ k: "literal", literal: 19, to: 134 }, // 135
		{ k: "op", do: { op: "repair", code: 0 }, to: 135 }, // 136
		{ k: "fork", to: [132, 136] }, // 137
		{ k: "literal", literal: 13, to: 137 }, // 138
		{ k: "literal", literal: 20, to: 137 }, // 139
		{ k: "op", do: { op: "repair", code: 1 }, to: 139 }, // 140
		{ k: "fork", to: [138, 140] }, // 141
		{ k: "space", greedy: true, to: 28 }, // 142
		{ k: "literal", literal: 7, to: 142 }, // 143
		{ k: "fork", to: [233, 143] }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "op", do: { op: "definite" }, to: 145 }, // 146
		{ k: "op", do: { op: "settle" }, to: 146 }, // 147
		{ k: "look", body: 37, to: 147 }, // 148
		{ k: "literal", literal: 8, to: 148 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "literal", literal: 9, to: 150 }, // 151
		{ k: "op", do: { op: "break", at: "here" }, to: 147 }, // 152
		{ k: "literal", literal: 3, to: 152 }, // 153
		{ k: "slot", slot: "tool", field: "skip", to: 153 }, // 154
		{ k: "literal", literal: 4, to: 154 }, // 155
		{ k: "literal", literal: 5, to: 155 }, // 156
		{ k: "fork", to: [151, 156] }, // 157
		{ k: "text", field: "value", typed: true, stray: false, exits: 157, stops: [9, 5] }, // 158
		{ k: "literal", literal: 10, to: 158 }, // 159
		{ k: "literal", literal: 11, to: 159 }, // 160
		{ k: "atom", kind: "word", field: "skip", to: 159 }, // 161
		{ k: "fork", to: [160, 161] }, // 162
		{ k: "literal", literal: 12, to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "op", do: { op: "settle" }, to: 145 }, // 165
		{ k: "look", body: 37, to: 165 }, // 166
		{ k: "literal", literal: 8, to: 166 }, // 167
		{ k: "look", body: 69, to: 165 }, // 168
		{ k: "eol", to: 168 }, // 169
		{ k: "fork", to: [169, 168] }, // 170
		{ k: "op", do: { op: "repair", code: 2 }, to: 170 }, // 171
		{ k: "look", body: 75, to: 165 }, // 172
		{ k: "literal", literal: 8, to: 172 }, // 173
		{ k: "op", do: { op: "repair", code: 3 }, to: 173 }, // 174
		{ k: "space", greedy: true, to: 167 }, // 175
		{ k: "literal", literal: 8, to: 175 }, // 176
		{ k: "op", do: { op: "repair", code: 4 }, to: 176 }, // 177
		{ k: "look", body: 83, to: 165 }, // 178
		{ k: "literal", literal: 14, to: 178 }, // 179
		{ k: "literal", literal: 2, to: 178 }, // 180
		{ k: "fork", to: [179, 180] }, // 181
		{ k: "eol", to: 181 }, // 182
		{ k: "fork", to: [182, 181] }, // 183
		{ k: "op", do: { op: "repair", code: 5 }, to: 183 }, // 184
		{ k: "op", do: { op: "break", at: "skip" }, to: 165 }, // 185
		{ k: "literal", literal: 4, to: 185 }, // 186
		{ k: "slot", slot: "unbound", field: "skip", to: 186 }, // 187
		{ k: "literal", literal: 4, to: 187 }, // 188
		{ k: "literal", literal: 13, to: 188 }, // 189
		{ k: "literal", literal: 2, to: 185 }, // 190
		{ k: "literal", literal: 7, to: 185 }, // 191
		{ k: "fork", to: [189, 190, 191] }, // 192
		{ k: "space", greedy: true, to: 192 }, // 193
		{ k: "literal", literal: 15, to: 193 }, // 194
		{ k: "atom", kind: "word", field: "skip", to: 194 }, // 195
		{ k: "literal", literal: 16, to: 195 }, // 196
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 196 }, // 197
		{ k: "literal", literal: 17, to: 188 }, // 198
		{ k: "atom", kind: "word", field: "skip", to: 198 }, // 199
		{ k: "literal", literal: 18, to: 199 }, // 200
		{ k: "fork", to: [187, 200] }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "literal", literal: 8, to: 202 }, // 203
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 203 }, // 204
		{ k: "op", do: { op: "break", at: "here" }, to: 165 }, // 205
		{ k: "literal", literal: 3, to: 205 }, // 206
		{ k: "slot", slot: "tool", field: "skip", to: 206 }, // 207
		{ k: "literal", literal: 4, to: 207 }, // 208
		{ k: "literal", literal: 5, to: 208 }, // 209
		{ k: "look", body: 117, to: 165 }, // 210
		{ k: "literal", literal: 14, to: 210 }, // 211
		{ k: "literal", literal: 7, to: 210 }, // 212
		{ k: "literal", literal: 2, to: 210 }, // 213
		{ k: "fork", to: [211, 212, 213] }, // 214
		{ k: "eol", to: 214 }, // 215
		{ k: "fork", to: [215, 214] }, // 216
		{ k: "op", do: { op: "repair", code: 5 }, to: 216 }, // 217
		{ k: "fork", to: [167, 171, 174, 177, 184, 197, 204, 209, 217] }, // 218
		{ k: "text", field: "value", typed: true, stray: false, exits: 218, stops: [8, 26, 27, 28, 29, 30, 31, 13, 2, 7, 32, 33, 14, 16, 5] }, // 219
		{ k: "fork", to: [164, 219] }, // 220
		{ k: "literal", literal: 15, to: 220 }, // 221
		{ k: "literal", literal: 4, to: 221 }, // 222
		{ k: "atom", kind: "word", field: "key", to: 222 }, // 223
		{ k: "literal", literal: 4, to: 223 }, // 224
		{ k: "literal", literal: 19, to: 221 }, // 225
		{ k: "atom", kind: "word", field: "key", to: 225 }, // 226
		{ k: "literal", literal: 19, to: 226 }, // 227
		{ k: "op", do: { op: "repair", code: 0 }, to: 227 }, // 228
		{ k: "fork", to: [224, 228] }, // 229
		{ k: "literal", literal: 13, to: 229 }, // 230
		{ k: "literal", literal: 20, to: 229 }, // 231
		{ k: "op", do: { op: "repair", code: 1 }, to: 231 }, // 232
		{ k: "fork", to: [230, 232] }, // 233
		{ k: "literal", literal: 21, to: 145 }, // 234
		{ k: "fork", to: [29, 234] }, // 235
		{ k: "space", greedy: true, to: 235 }, // 236
		{ k: "literal", literal: 3, to: 236 }, // 237
		{ k: "literal", literal: 21, to: 0 }, // 238
		{ k: "fork", to: [33, 34, 238] }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "literal", literal: 3, to: 240 }, // 241
		{ k: "look", body: 241, to: 237 }, // 242
		{ k: "atom", kind: "word", field: "name", to: 242 }, // 243
		{ k: "literal", literal: 4, to: 243 }, // 244
		{ k: "literal", literal: 22, to: 236 }, // 245
		{ k: "literal", literal: 22, to: 240 }, // 246
		{ k: "look", body: 246, to: 245 }, // 247
		{ k: "atom", kind: "word", field: "name", to: 247 }, // 248
		{ k: "literal", literal: 19, to: 248 }, // 249
		{ k: "op", do: { op: "repair", code: 0 }, to: 249 }, // 250
		{ k: "fork", to: [244, 250] }, // 251
		{ k: "literal", literal: 5, to: 251 }, // 252
		{ k: "literal", literal: 23, to: 251 }, // 253
		{ k: "op", do: { op: "repair", code: 1 }, to: 253 }, // 254
		{ k: "fork", to: [252, 254] }, // 255
		{ k: "op", do: { op: "open", unit: 0 }, to: 255 }, // 256
		{ k: "op", do: { op: "settle" }, to: 0 }, // 257
		{ k: "eol", to: 2 }, // 258
		{ k: "fork", to: [258, 2] }, // 259
		{ k: "eol", to: 259 }, // 260
		{ k: "fork", to: [260, 259] }, // 261
		{ k: "literal", literal: 0, to: 261 }, // 262
		{ k: "eol", to: 262 }, // 263
		{ k: "fork", to: [263, 262] }, // 264
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 264, stops: [24, 25, 0] }, // 265
		{ k: "eol", to: 265 }, // 266
		{ k: "fork", to: [266, 265] }, // 267
		{ k: "literal", literal: 1, to: 267 }, // 268
		{ k: "fork", to: [268, 267] }, // 269
	],
};
