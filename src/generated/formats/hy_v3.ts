// Generated from grammars/hy_v3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** a name, <tool_sep>, then key and value pairs; tags may carry a suffix of the checkpoint */
export const hy_v3: Format = {
	version: 2,
	name: "hy_v3",
	title: "a name, <tool_sep>, then key and value pairs; tags may carry a suffix of the checkpoint",
	aliases: ["hunyuan_v3"],
	models: ["tencent/Hy3*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-separator", "bare", "unclosed-value", "unclosed-call"],
	literals: [
		">", // 0
		":", // 1
		"</think", // 2
		"<think", // 3
		"</tool_calls", // 4
		"</tool_call", // 5
		"<tool_sep", // 6
		"<tool_call", // 7
		"<arg_key", // 8
		"</arg_value", // 9
		"</arg_key", // 10
		"<tool_calls", // 11
		"<arg_value", // 12
		"\n</think", // 13
		"\r\n</think", // 14
		"\n<arg_key", // 15
		"\n</tool_call", // 16
		"\r\n<arg_key", // 17
		"\r\n</tool_call", // 18
	],
	openings: [3, 11, 7],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 268 }, // 0
	],
	units: [
		{ closes: [], openings: [7, 4, 3, 11], after: 31, closable: [35, 36, 39], closableByLoop: [40, 46, 47, 57, 58, 59, 60, 61, 62, 67, 68, 71, 72, 97, 98, 99, 100, 103, 104, 107, 108, 109, 110, 111, 112, 126, 147, 150, 151, 152, 153, 154], pairs: true }, // 0
		{ closes: [], openings: [3, 11, 7], after: 2, closable: [169, 170, 173, 174, 175, 176, 177, 180], closableByLoop: [181, 182, 183, 184, 185, 186, 189, 190, 191, 192, 193, 194, 195, 196, 199, 200, 201, 202, 203, 204, 218, 239, 242, 243, 244, 245, 246], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 11, 7], stray: false }, // 2
		{ k: "fork", to: [25, 168, 255, 0] }, // 3
		{ k: "fork", to: [25, 168, 255] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "atom", kind: "word", field: "skip", to: 8 }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "fork", to: [10, 8] }, // 11
		{ k: "literal", literal: 2, to: 11 }, // 12
		{ k: "eol", to: 12 }, // 13
		{ k: "fork", to: [13, 12] }, // 14
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [13, 14, 2] }, // 15
		{ k: "eol", to: 15 }, // 16
		{ k: "fork", to: [16, 15] }, // 17
		{ k: "literal", literal: 0, to: 17 }, // 18
		{ k: "atom", kind: "word", field: "skip", to: 18 }, // 19
		{ k: "literal", literal: 1, to: 19 }, // 20
		{ k: "fork", to: [20, 18] }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "assert", what: "start", to: 22 }, // 23
		{ k: "assert", what: "line", to: 22 }, // 24
		{ k: "fork", to: [23, 24] }, // 25
		{ k: "literal", literal: 0, to: 2 }, // 26
		{ k: "atom", kind: "word", field: "skip", to: 26 }, // 27
		{ k: "literal", literal: 1, to: 27 }, // 28
		{ k: "fork", to: [28, 26] }, // 29
		{ k: "literal", literal: 4, to: 29 }, // 30
		{ k: "text", field: "content", typed: false, exits: 32, stops: [7, 4, 3, 11], stray: true, section: { entry: 33, proof: false, content: false } }, // 31
		{ k: "fork", to: [162, 30, 163] }, // 32
		{ k: "fork", to: [162, 30] }, // 33
		{ k: "space", greedy: true, to: 31 }, // 34
		{ k: "op", do: { op: "close" }, to: 34 }, // 35
		{ k: "literal", literal: 0, to: 35 }, // 36
		{ k: "atom", kind: "word", field: "skip", to: 36 }, // 37
		{ k: "literal", literal: 1, to: 37 }, // 38
		{ k: "fork", to: [38, 36] }, // 39
		{ k: "literal", literal: 5, to: 39 }, // 40
		{ k: "literal", literal: 0, to: 0 }, // 41
		{ k: "atom", kind: "word", field: "skip", to: 41 }, // 42
		{ k: "literal", literal: 1, to: 42 }, // 43
		{ k: "fork", to: [43, 41] }, // 44
		{ k: "literal", literal: 4, to: 44 }, // 45
		{ k: "look", body: 45, to: 35 }, // 46
		{ k: "op", do: { op: "repair", code: 3 }, to: 46 }, // 47
		{ k: "literal", literal: 6, to: 0 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "slot", slot: "tool", field: "skip", to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 0, to: 51 }, // 52
		{ k: "atom", kind: "word", field: "skip", to: 52 }, // 53
		{ k: "literal", literal: 1, to: 53 }, // 54
		{ k: "fork", to: [54, 52] }, // 55
		{ k: "literal", literal: 7, to: 55 }, // 56
		{ k: "look", body: 56, to: 35 }, // 57
		{ k: "op", do: { op: "repair", code: 3 }, to: 57 }, // 58
		{ k: "fork", to: [40, 47, 58] }, // 59
		{ k: "fork", to: [146, 59] }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "op", do: { op: "settle" }, to: 61 }, // 62
		{ k: "literal", literal: 8, to: 0 }, // 63
		{ k: "literal", literal: 5, to: 0 }, // 64
		{ k: "fork", to: [63, 64] }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "look", body: 66, to: 62 }, // 67
		{ k: "literal", literal: 0, to: 67 }, // 68
		{ k: "atom", kind: "word", field: "skip", to: 68 }, // 69
		{ k: "literal", literal: 1, to: 69 }, // 70
		{ k: "fork", to: [70, 68] }, // 71
		{ k: "literal", literal: 9, to: 71 }, // 72
		{ k: "literal", literal: 10, to: 0 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "slot", slot: "unbound", field: "skip", to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 0, to: 76 }, // 77
		{ k: "atom", kind: "word", field: "skip", to: 77 }, // 78
		{ k: "literal", literal: 1, to: 78 }, // 79
		{ k: "fork", to: [79, 77] }, // 80
		{ k: "literal", literal: 8, to: 80 }, // 81
		{ k: "space", greedy: true, to: 56 }, // 82
		{ k: "literal", literal: 0, to: 82 }, // 83
		{ k: "atom", kind: "word", field: "skip", to: 83 }, // 84
		{ k: "literal", literal: 1, to: 84 }, // 85
		{ k: "fork", to: [85, 83] }, // 86
		{ k: "literal", literal: 11, to: 86 }, // 87
		{ k: "assert", what: "end", to: 0 }, // 88
		{ k: "fork", to: [56, 87, 45, 88] }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 0, to: 90 }, // 91
		{ k: "atom", kind: "word", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 1, to: 92 }, // 93
		{ k: "fork", to: [93, 91] }, // 94
		{ k: "literal", literal: 5, to: 94 }, // 95
		{ k: "fork", to: [81, 95] }, // 96
		{ k: "look", body: 96, to: 62 }, // 97
		{ k: "eol", to: 97 }, // 98
		{ k: "fork", to: [98, 97] }, // 99
		{ k: "op", do: { op: "repair", code: 2 }, to: 99 }, // 100
		{ k: "fork", to: [45, 56] }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "look", body: 102, to: 62 }, // 103
		{ k: "literal", literal: 0, to: 103 }, // 104
		{ k: "atom", kind: "word", field: "skip", to: 104 }, // 105
		{ k: "literal", literal: 1, to: 105 }, // 106
		{ k: "fork", to: [106, 104] }, // 107
		{ k: "literal", literal: 9, to: 107 }, // 108
		{ k: "op", do: { op: "repair", code: 3 }, to: 108 }, // 109
		{ k: "op", do: { op: "break" }, to: 62 }, // 110
		{ k: "literal", literal: 6, to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "slot", slot: "tool", field: "skip", to: 112 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 0, to: 114 }, // 115
		{ k: "atom", kind: "word", field: "skip", to: 115 }, // 116
		{ k: "literal", literal: 1, to: 116 }, // 117
		{ k: "fork", to: [117, 115] }, // 118
		{ k: "literal", literal: 7, to: 118 }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 0, to: 120 }, // 121
		{ k: "atom", kind: "word", field: "skip", to: 121 }, // 122
		{ k: "literal", literal: 1, to: 122 }, // 123
		{ k: "fork", to: [123, 121] }, // 124
		{ k: "literal", literal: 11, to: 124 }, // 125
		{ k: "fork", to: [72, 100, 109, 119, 125] }, // 126
		{ k: "text", field: "value", typed: true, stray: false, exits: 126, stops: [9, 15, 16, 17, 18, 8, 5, 7, 11] }, // 127
		{ k: "literal", literal: 0, to: 127 }, // 128
		{ k: "atom", kind: "word", field: "skip", to: 128 }, // 129
		{ k: "literal", literal: 1, to: 129 }, // 130
		{ k: "fork", to: [130, 128] }, // 131
		{ k: "literal", literal: 12, to: 131 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 0, to: 133 }, // 134
		{ k: "atom", kind: "word", field: "skip", to: 134 }, // 135
		{ k: "literal", literal: 1, to: 135 }, // 136
		{ k: "fork", to: [136, 134] }, // 137
		{ k: "literal", literal: 10, to: 137 }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "atom", kind: "word", field: "key", to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 0, to: 141 }, // 142
		{ k: "atom", kind: "word", field: "skip", to: 142 }, // 143
		{ k: "literal", literal: 1, to: 143 }, // 144
		{ k: "fork", to: [144, 142] }, // 145
		{ k: "literal", literal: 8, to: 145 }, // 146
		{ k: "literal", literal: 0, to: 61 }, // 147
		{ k: "atom", kind: "word", field: "skip", to: 147 }, // 148
		{ k: "literal", literal: 1, to: 148 }, // 149
		{ k: "fork", to: [149, 147] }, // 150
		{ k: "literal", literal: 6, to: 150 }, // 151
		{ k: "op", do: { op: "repair", code: 0 }, to: 61 }, // 152
		{ k: "fork", to: [151, 152] }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "atom", kind: "word", field: "name", to: 154 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 0, to: 156 }, // 157
		{ k: "atom", kind: "word", field: "skip", to: 157 }, // 158
		{ k: "literal", literal: 1, to: 158 }, // 159
		{ k: "fork", to: [159, 157] }, // 160
		{ k: "literal", literal: 7, to: 160 }, // 161
		{ k: "op", do: { op: "open", unit: 0 }, to: 161 }, // 162
		{ k: "op", do: { op: "leave" }, to: 4 }, // 163
		{ k: "literal", literal: 0, to: 34 }, // 164
		{ k: "atom", kind: "word", field: "skip", to: 164 }, // 165
		{ k: "literal", literal: 1, to: 165 }, // 166
		{ k: "fork", to: [166, 164] }, // 167
		{ k: "literal", literal: 11, to: 167 }, // 168
		{ k: "op", do: { op: "close" }, to: 2 }, // 169
		{ k: "literal", literal: 0, to: 169 }, // 170
		{ k: "atom", kind: "word", field: "skip", to: 170 }, // 171
		{ k: "literal", literal: 1, to: 171 }, // 172
		{ k: "fork", to: [172, 170] }, // 173
		{ k: "literal", literal: 4, to: 173 }, // 174
		{ k: "space", greedy: true, to: 174 }, // 175
		{ k: "fork", to: [175, 169] }, // 176
		{ k: "literal", literal: 0, to: 176 }, // 177
		{ k: "atom", kind: "word", field: "skip", to: 177 }, // 178
		{ k: "literal", literal: 1, to: 178 }, // 179
		{ k: "fork", to: [179, 177] }, // 180
		{ k: "literal", literal: 5, to: 180 }, // 181
		{ k: "fork", to: [238, 181] }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "op", do: { op: "settle" }, to: 183 }, // 184
		{ k: "look", body: 66, to: 184 }, // 185
		{ k: "literal", literal: 0, to: 185 }, // 186
		{ k: "atom", kind: "word", field: "skip", to: 186 }, // 187
		{ k: "literal", literal: 1, to: 187 }, // 188
		{ k: "fork", to: [188, 186] }, // 189
		{ k: "literal", literal: 9, to: 189 }, // 190
		{ k: "look", body: 96, to: 184 }, // 191
		{ k: "eol", to: 191 }, // 192
		{ k: "fork", to: [192, 191] }, // 193
		{ k: "op", do: { op: "repair", code: 2 }, to: 193 }, // 194
		{ k: "look", body: 102, to: 184 }, // 195
		{ k: "literal", literal: 0, to: 195 }, // 196
		{ k: "atom", kind: "word", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 1, to: 197 }, // 198
		{ k: "fork", to: [198, 196] }, // 199
		{ k: "literal", literal: 9, to: 199 }, // 200
		{ k: "op", do: { op: "repair", code: 3 }, to: 200 }, // 201
		{ k: "op", do: { op: "break" }, to: 184 }, // 202
		{ k: "literal", literal: 6, to: 202 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "slot", slot: "tool", field: "skip", to: 204 }, // 205
		{ k: "space", greedy: true, to: 205 }, // 206
		{ k: "literal", literal: 0, to: 206 }, // 207
		{ k: "atom", kind: "word", field: "skip", to: 207 }, // 208
		{ k: "literal", literal: 1, to: 208 }, // 209
		{ k: "fork", to: [209, 207] }, // 210
		{ k: "literal", literal: 7, to: 210 }, // 211
		{ k: "space", greedy: true, to: 211 }, // 212
		{ k: "literal", literal: 0, to: 212 }, // 213
		{ k: "atom", kind: "word", field: "skip", to: 213 }, // 214
		{ k: "literal", literal: 1, to: 214 }, // 215
		{ k: "fork", to: [215, 213] }, // 216
		{ k: "literal", literal: 11, to: 216 }, // 217
		{ k: "fork", to: [190, 194, 201, 211, 217] }, // 218
		{ k: "text", field: "value", typed: true, stray: false, exits: 218, stops: [9, 15, 16, 17, 18, 8, 5, 7, 11] }, // 219
		{ k: "literal", literal: 0, to: 219 }, // 220
		{ k: "atom", kind: "word", field: "skip", to: 220 }, // 221
		{ k: "literal", literal: 1, to: 221 }, // 222
		{ k: "fork", to: [222, 220] }, // 223
		{ k: "literal", literal: 12, to: 223 }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 0, to: 225 }, // 226
		{ k: "atom", kind: "word", field: "skip", to: 226 }, // 227
		{ k: "literal", literal: 1, to: 227 }, // 228
		{ k: "fork", to: [228, 226] }, // 229
		{ k: "literal", literal: 10, to: 229 }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "atom", kind: "word", field: "key", to: 231 }, // 232
		{ k: "space", greedy: true, to: 232 }, // 233
		{ k: "literal", literal: 0, to: 233 }, // 234
		{ k: "atom", kind: "word", field: "skip", to: 234 }, // 235
		{ k: "literal", literal: 1, to: 235 }, // 236
		{ k: "fork", to: [236, 234] }, // 237
		{ k: "literal", literal: 8, to: 237 }, // 238
		{ k: "literal", literal: 0, to: 183 }, // 239
		{ k: "atom", kind: "word", field: "skip", to: 239 }, // 240
		{ k: "literal", literal: 1, to: 240 }, // 241
		{ k: "fork", to: [241, 239] }, // 242
		{ k: "literal", literal: 6, to: 242 }, // 243
		{ k: "op", do: { op: "repair", code: 0 }, to: 183 }, // 244
		{ k: "fork", to: [243, 244] }, // 245
		{ k: "space", greedy: true, to: 245 }, // 246
		{ k: "slot", slot: "tool", field: "name", to: 246 }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "literal", literal: 0, to: 248 }, // 249
		{ k: "atom", kind: "word", field: "skip", to: 249 }, // 250
		{ k: "literal", literal: 1, to: 250 }, // 251
		{ k: "fork", to: [251, 249] }, // 252
		{ k: "literal", literal: 7, to: 252 }, // 253
		{ k: "op", do: { op: "repair", code: 1 }, to: 253 }, // 254
		{ k: "op", do: { op: "open", unit: 1 }, to: 254 }, // 255
		{ k: "op", do: { op: "settle" }, to: 0 }, // 256
		{ k: "eol", to: 2 }, // 257
		{ k: "fork", to: [257, 2] }, // 258
		{ k: "literal", literal: 0, to: 258 }, // 259
		{ k: "atom", kind: "word", field: "skip", to: 259 }, // 260
		{ k: "literal", literal: 1, to: 260 }, // 261
		{ k: "fork", to: [261, 259] }, // 262
		{ k: "literal", literal: 2, to: 262 }, // 263
		{ k: "eol", to: 263 }, // 264
		{ k: "fork", to: [264, 263] }, // 265
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 265, stops: [13, 14, 2] }, // 266
		{ k: "eol", to: 266 }, // 267
		{ k: "fork", to: [267, 266] }, // 268
	],
};
