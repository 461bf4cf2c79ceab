// Generated from grammars/hy_v4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** a name, then key and value pairs; tags may carry a suffix of the checkpoint */
export const hy_v4: Format = {
	version: 2,
	name: "hy_v4",
	title: "a name, then key and value pairs; tags may carry a suffix of the checkpoint",
	aliases: ["hunyuan_v4"],
	models: ["tencent/Hy4*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["bare", "unclosed-value", "unclosed-call"],
	literals: [
		">", // 0
		":", // 1
		"</think", // 2
		"<think", // 3
		"</tool_calls", // 4
		"</tool_call", // 5
		"<arg_key", // 6
		"<tool_call", // 7
		"</arg_value", // 8
		"</arg_key", // 9
		"<tool_calls", // 10
		"<arg_value", // 11
		"\n</think", // 12
		"\r\n</think", // 13
		"\n<arg_key", // 14
		"\n</tool_call", // 15
		"\r\n<arg_key", // 16
		"\r\n</tool_call", // 17
	],
	openings: [3, 10, 7],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 259 }, // 0
	],
	units: [
		{ closes: [], openings: [7, 4, 3, 10], after: 31, closable: [35, 36, 39], closableByLoop: [40, 46, 47, 60, 61, 62, 63, 64, 65, 68, 69, 72, 73, 98, 99, 100, 101, 104, 105, 108, 109, 110, 111, 112, 113, 114, 115, 116, 130], pairs: true }, // 0
		{ closes: [], openings: [3, 10, 7], after: 2, closable: [165, 166, 169, 170, 171, 172, 173, 176], closableByLoop: [177, 178, 179, 180, 181, 182, 185, 186, 187, 188, 189, 190, 191, 192, 195, 196, 197, 198, 199, 200, 201, 202, 203, 217], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 10, 7], stray: false }, // 2
		{ k: "fork", to: [25, 164, 246, 0] }, // 3
		{ k: "fork", to: [25, 164, 246] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [12, 13, 2] }, // 15
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
		{ k: "text", field: "content", typed: false, exits: 32, stops: [7, 4, 3, 10], stray: true, section: { entry: 33, proof: false, content: false } }, // 31
		{ k: "fork", to: [158, 30, 159] }, // 32
		{ k: "fork", to: [158, 30] }, // 33
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
		{ k: "op", do: { op: "repair", code: 2 }, to: 46 }, // 47
		{ k: "literal", literal: 6, to: 0 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 5, to: 0 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "fork", to: [49, 51] }, // 52
		{ k: "slot", slot: "tool", field: "skip", to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 0, to: 54 }, // 55
		{ k: "atom", kind: "word", field: "skip", to: 55 }, // 56
		{ k: "literal", literal: 1, to: 56 }, // 57
		{ k: "fork", to: [57, 55] }, // 58
		{ k: "literal", literal: 7, to: 58 }, // 59
		{ k: "look", body: 59, to: 35 }, // 60
		{ k: "op", do: { op: "repair", code: 2 }, to: 60 }, // 61
		{ k: "fork", to: [40, 47, 61] }, // 62
		{ k: "fork", to: [150, 62] }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "op", do: { op: "settle" }, to: 64 }, // 65
		{ k: "fork", to: [48, 50] }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "look", body: 67, to: 65 }, // 68
		{ k: "literal", literal: 0, to: 68 }, // 69
		{ k: "atom", kind: "word", field: "skip", to: 69 }, // 70
		{ k: "literal", literal: 1, to: 70 }, // 71
		{ k: "fork", to: [71, 69] }, // 72
		{ k: "literal", literal: 8, to: 72 }, // 73
		{ k: "literal", literal: 9, to: 0 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 0, to: 77 }, // 78
		{ k: "atom", kind: "word", field: "skip", to: 78 }, // 79
		{ k: "literal", literal: 1, to: 79 }, // 80
		{ k: "fork", to: [80, 78] }, // 81
		{ k: "literal", literal: 6, to: 81 }, // 82
		{ k: "space", greedy: true, to: 59 }, // 83
		{ k: "literal", literal: 0, to: 83 }, // 84
		{ k: "atom", kind: "word", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 1, to: 85 }, // 86
		{ k: "fork", to: [86, 84] }, // 87
		{ k: "literal", literal: 10, to: 87 }, // 88
		{ k: "assert", what: "end", to: 0 }, // 89
		{ k: "fork", to: [59, 88, 45, 89] }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 0, to: 91 }, // 92
		{ k: "atom", kind: "word", field: "skip", to: 92 }, // 93
		{ k: "literal", literal: 1, to: 93 }, // 94
		{ k: "fork", to: [94, 92] }, // 95
		{ k: "literal", literal: 5, to: 95 }, // 96
		{ k: "fork", to: [82, 96] }, // 97
		{ k: "look", body: 97, to: 65 }, // 98
		{ k: "eol", to: 98 }, // 99
		{ k: "fork", to: [99, 98] }, // 100
		{ k: "op", do: { op: "repair", code: 1 }, to: 100 }, // 101
		{ k: "fork", to: [45, 59] }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "look", body: 103, to: 65 }, // 104
		{ k: "literal", literal: 0, to: 104 }, // 105
		{ k: "atom", kind: "word", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 1, to: 106 }, // 107
		{ k: "fork", to: [107, 105] }, // 108
		{ k: "literal", literal: 8, to: 108 }, // 109
		{ k: "op", do: { op: "repair", code: 2 }, to: 109 }, // 110
		{ k: "op", do: { op: "break" }, to: 65 }, // 111
		{ k: "literal", literal: 6, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 5, to: 111 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "fork", to: [113, 115] }, // 116
		{ k: "slot", slot: "tool", field: "skip", to: 116 }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "literal", literal: 0, to: 118 }, // 119
		{ k: "atom", kind: "word", field: "skip", to: 119 }, // 120
		{ k: "literal", literal: 1, to: 120 }, // 121
		{ k: "fork", to: [121, 119] }, // 122
		{ k: "literal", literal: 7, to: 122 }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "literal", literal: 0, to: 124 }, // 125
		{ k: "atom", kind: "word", field: "skip", to: 125 }, // 126
		{ k: "literal", literal: 1, to: 126 }, // 127
		{ k: "fork", to: [127, 125] }, // 128
		{ k: "literal", literal: 10, to: 128 }, // 129
		{ k: "fork", to: [73, 101, 110, 123, 129] }, // 130
		{ k: "text", field: "value", typed: true, stray: false, exits: 130, stops: [8, 14, 15, 16, 17, 6, 5, 7, 10] }, // 131
		{ k: "literal", literal: 0, to: 131 }, // 132
		{ k: "atom", kind: "word", field: "skip", to: 132 }, // 133
		{ k: "literal", literal: 1, to: 133 }, // 134
		{ k: "fork", to: [134, 132] }, // 135
		{ k: "literal", literal: 11, to: 135 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 0, to: 137 }, // 138
		{ k: "atom", kind: "word", field: "skip", to: 138 }, // 139
		{ k: "literal", literal: 1, to: 139 }, // 140
		{ k: "fork", to: [140, 138] }, // 141
		{ k: "literal", literal: 9, to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "atom", kind: "word", field: "key", to: 143 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "literal", literal: 0, to: 145 }, // 146
		{ k: "atom", kind: "word", field: "skip", to: 146 }, // 147
		{ k: "literal", literal: 1, to: 147 }, // 148
		{ k: "fork", to: [148, 146] }, // 149
		{ k: "literal", literal: 6, to: 149 }, // 150
		{ k: "atom", kind: "word", field: "name", to: 64 }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "literal", literal: 0, to: 152 }, // 153
		{ k: "atom", kind: "word", field: "skip", to: 153 }, // 154
		{ k: "literal", literal: 1, to: 154 }, // 155
		{ k: "fork", to: [155, 153] }, // 156
		{ k: "literal", literal: 7, to: 156 }, // 157
		{ k: "op", do: { op: "open", unit: 0 }, to: 157 }, // 158
		{ k: "op", do: { op: "leave" }, to: 4 }, // 159
		{ k: "literal", literal: 0, to: 34 }, // 160
		{ k: "atom", kind: "word", field: "skip", to: 160 }, // 161
		{ k: "literal", literal: 1, to: 161 }, // 162
		{ k: "fork", to: [162, 160] }, // 163
		{ k: "literal", literal: 10, to: 163 }, // 164
		{ k: "op", do: { op: "close" }, to: 2 }, // 165
		{ k: "literal", literal: 0, to: 165 }, // 166
		{ k: "atom", kind: "word", field: "skip", to: 166 }, // 167
		{ k: "literal", literal: 1, to: 167 }, // 168
		{ k: "fork", to: [168, 166] }, // 169
		{ k: "literal", literal: 4, to: 169 }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "fork", to: [171, 165] }, // 172
		{ k: "literal", literal: 0, to: 172 }, // 173
		{ k: "atom", kind: "word", field: "skip", to: 173 }, // 174
		{ k: "literal", literal: 1, to: 174 }, // 175
		{ k: "fork", to: [175, 173] }, // 176
		{ k: "literal", literal: 5, to: 176 }, // 177
		{ k: "fork", to: [237, 177] }, // 178
		{ k: "space", greedy: true, to: 178 }, // 179
		{ k: "op", do: { op: "settle" }, to: 179 }, // 180
		{ k: "look", body: 67, to: 180 }, // 181
		{ k: "literal", literal: 0, to: 181 }, // 182
		{ k: "atom", kind: "word", field: "skip", to: 182 }, // 183
		{ k: "literal", literal: 1, to: 183 }, // 184
		{ k: "fork", to: [184, 182] }, // 185
		{ k: "literal", literal: 8, to: 185 }, // 186
		{ k: "look", body: 97, to: 180 }, // 187
		{ k: "eol", to: 187 }, // 188
		{ k: "fork", to: [188, 187] }, // 189
		{ k: "op", do: { op: "repair", code: 1 }, to: 189 }, // 190
		{ k: "look", body: 103, to: 180 }, // 191
		{ k: "literal", literal: 0, to: 191 }, // 192
		{ k: "atom", kind: "word", field: "skip", to: 192 }, // 193
		{ k: "literal", literal: 1, to: 193 }, // 194
		{ k: "fork", to: [194, 192] }, // 195
		{ k: "literal", literal: 8, to: 195 }, // 196
		{ k: "op", do: { op: "repair", code: 2 }, to: 196 }, // 197
		{ k: "op", do: { op: "break" }, to: 180 }, // 198
		{ k: "literal", literal: 6, to: 198 }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "literal", literal: 5, to: 198 }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "fork", to: [200, 202] }, // 203
		{ k: "slot", slot: "tool", field: "skip", to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 0, to: 205 }, // 206
		{ k: "atom", kind: "word", field: "skip", to: 206 }, // 207
		{ k: "literal", literal: 1, to: 207 }, // 208
		{ k: "fork", to: [208, 206] }, // 209
		{ k: "literal", literal: 7, to: 209 }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "literal", literal: 0, to: 211 }, // 212
		{ k: "atom", kind: "word", field: "skip", to: 212 }, // 213
		{ k: "literal", literal: 1, to: 213 }, // 214
		{ k: "fork", to: [214, 212] }, // 215
		{ k: "literal", literal: 10, to: 215 }, // 216
		{ k: "fork", to: [186, 190, 197, 210, 216] }, // 217
		{ k: "text", field: "value", typed: true, stray: false, exits: 217, stops: [8, 14, 15, 16, 17, 6, 5, 7, 10] }, // 218
		{ k: "literal", literal: 0, to: 218 }, // 219
		{ k: "atom", kind: "word", field: "skip", to: 219 }, // 220
		{ k: "literal", literal: 1, to: 220 }, // 221
		{ k: "fork", to: [221, 219] }, // 222
		{ k: "literal", literal: 11, to: 222 }, // 223
		{ k: "space", greedy: true, to: 223 }, // 224
		{ k: "literal", literal: 0, to: 224 }, // 225
		{ k: "atom", kind: "word", field: "skip", to: 225 }, // 226
		{ k: "literal", literal: 1, to: 226 }, // 227
		{ k: "fork", to: [227, 225] }, // 228
		{ k: "literal", literal: 9, to: 228 }, // 229
		{ k: "space", greedy: true, to: 229 }, // 230
		{ k: "atom", kind: "word", field: "key", to: 230 }, // 231
		{ k: "space", greedy: true, to: 231 }, // 232
		{ k: "literal", literal: 0, to: 232 }, // 233
		{ k: "atom", kind: "word", field: "skip", to: 233 }, // 234
		{ k: "literal", literal: 1, to: 234 }, // 235
		{ k: "fork", to: [235, 233] }, // 236
		{ k: "literal", literal: 6, to: 236 }, // 237
		{ k: "slot", slot: "tool", field: "name", to: 179 }, // 238
		{ k: "space", greedy: true, to: 238 }, // 239
		{ k: "literal", literal: 0, to: 239 }, // 240
		{ k: "atom", kind: "word", field: "skip", to: 240 }, // 241
		{ k: "literal", literal: 1, to: 241 }, // 242
		{ k: "fork", to: [242, 240] }, // 243
		{ k: "literal", literal: 7, to: 243 }, // 244
		{ k: "op", do: { op: "repair", code: 0 }, to: 244 }, // 245
		{ k: "op", do: { op: "open", unit: 1 }, to: 245 }, // 246
		{ k: "op", do: { op: "settle" }, to: 0 }, // 247
		{ k: "eol", to: 2 }, // 248
		{ k: "fork", to: [248, 2] }, // 249
		{ k: "literal", literal: 0, to: 249 }, // 250
		{ k: "atom", kind: "word", field: "skip", to: 250 }, // 251
		{ k: "literal", literal: 1, to: 251 }, // 252
		{ k: "fork", to: [252, 250] }, // 253
		{ k: "literal", literal: 2, to: 253 }, // 254
		{ k: "eol", to: 254 }, // 255
		{ k: "fork", to: [255, 254] }, // 256
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 256, stops: [12, 13, 2] }, // 257
		{ k: "eol", to: 257 }, // 258
		{ k: "fork", to: [258, 257] }, // 259
	],
};
