// Generated from grammars/qwen_coder.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** <function=NAME> with one <parameter=KEY> per argument */
export const qwen_coder: Format = {
	version: 2,
	name: "qwen_coder",
	title: "<function=NAME> with one <parameter=KEY> per argument",
	aliases: ["qwen3_coder", "qwen3-coder", "step3p5", "qwen3_xml", "qwen_xml", "qwen_3_coder", "qwen_3_5", "qwen3.5", "qwen3_5_moe"],
	models: ["Qwen/Qwen3-Coder-*", "Qwen/Qwen3.5-*", "Qwen/Qwen3.6-*", "stepfun-ai/Step-3.5-*", "stepfun-ai/Step-3.7-*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>", "<|endoftext|>"],
	ends: ["<|im_end|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 593,
	lenient: ["bare", "doubled-close", "unclosed-function", "quoted-name", "doubled-prefix", "open-tag", "json-body", "unclosed-value", "unclosed-call", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"</function>", // 3
		"</parameter>", // 4
		">", // 5
		"<function=", // 6
		"<tool_call>", // 7
		"<parameter=", // 8
		"</parameter></parameter>", // 9
		"<parameter>", // 10
		"=", // 11
		"<", // 12
		"\"", // 13
		"parameter=", // 14
		"\n</think>", // 15
		"\r\n</think>", // 16
		"\n</parameter>", // 17
		"\r\n</parameter>", // 18
		"\n<parameter=", // 19
		"\n</function>", // 20
		"\n</tool_call>", // 21
		"\r\n<parameter=", // 22
		"\r\n</function>", // 23
		"\r\n</tool_call>", // 24
		"\n<parameter>", // 25
		"\r\n<parameter>", // 26
	],
	openings: [1, 7, 6],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 305 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 7, 6], after: 2, closable: [20, 22, 23, 24, 25, 26, 27, 28, 157, 158, 159, 160, 161], closableByLoop: [21, 29, 30, 31, 37, 38, 39, 40, 41, 42, 43, 44, 49, 50, 51, 52, 53, 54, 55, 56, 57, 60, 61, 62, 63, 64, 75, 76, 77, 78, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 104, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 132, 133, 138, 162, 163, 164, 165, 166, 167, 169], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 7, 6], after: 2, closable: [20, 21, 22, 178, 276, 277], closableByLoop: [179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 223, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 251, 252, 257, 278, 279, 280, 281, 282, 283], pairs: true }, // 1
		{ closes: [2], openings: [1, 7, 6], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 7, 6], stray: false }, // 2
		{ k: "fork", to: [19, 177, 287, 292, 0] }, // 3
		{ k: "fork", to: [19, 177, 287, 292] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [15, 16, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 3, to: 22 }, // 23
		{ k: "literal", literal: 4, to: 22 }, // 24
		{ k: "fork", to: [23, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "op", do: { op: "repair", code: 1 }, to: 26 }, // 27
		{ k: "fork", to: [22, 27] }, // 28
		{ k: "literal", literal: 3, to: 28 }, // 29
		{ k: "op", do: { op: "repair", code: 2 }, to: 21 }, // 30
		{ k: "op", do: { op: "repair", code: 8 }, to: 21 }, // 31
		{ k: "literal", literal: 5, to: 0 }, // 32
		{ k: "slot", slot: "tool", field: "skip", to: 32 }, // 33
		{ k: "literal", literal: 6, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "look", body: 36, to: 20 }, // 37
		{ k: "op", do: { op: "repair", code: 8 }, to: 37 }, // 38
		{ k: "look", body: 34, to: 20 }, // 39
		{ k: "op", do: { op: "repair", code: 8 }, to: 39 }, // 40
		{ k: "fork", to: [29, 30, 31, 38, 40] }, // 41
		{ k: "fork", to: [154, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "op", do: { op: "settle" }, to: 43 }, // 44
		{ k: "literal", literal: 8, to: 0 }, // 45
		{ k: "literal", literal: 3, to: 0 }, // 46
		{ k: "fork", to: [45, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "look", body: 48, to: 44 }, // 49
		{ k: "literal", literal: 4, to: 49 }, // 50
		{ k: "eol", to: 50 }, // 51
		{ k: "fork", to: [51, 50] }, // 52
		{ k: "literal", literal: 4, to: 51 }, // 53
		{ k: "eol", to: 53 }, // 54
		{ k: "op", do: { op: "repair", code: 1 }, to: 54 }, // 55
		{ k: "literal", literal: 9, to: 49 }, // 56
		{ k: "op", do: { op: "repair", code: 1 }, to: 56 }, // 57
		{ k: "literal", literal: 2, to: 0 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 44 }, // 60
		{ k: "literal", literal: 4, to: 60 }, // 61
		{ k: "eol", to: 61 }, // 62
		{ k: "fork", to: [62, 61] }, // 63
		{ k: "op", do: { op: "repair", code: 2 }, to: 63 }, // 64
		{ k: "slot", slot: "unbound", field: "skip", to: 32 }, // 65
		{ k: "literal", literal: 8, to: 65 }, // 66
		{ k: "assert", what: "end", to: 0 }, // 67
		{ k: "fork", to: [58, 36, 34, 67] }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 3, to: 69 }, // 70
		{ k: "fork", to: [36, 34, 67] }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 2, to: 72 }, // 73
		{ k: "fork", to: [66, 70, 73] }, // 74
		{ k: "look", body: 74, to: 44 }, // 75
		{ k: "eol", to: 75 }, // 76
		{ k: "fork", to: [76, 75] }, // 77
		{ k: "op", do: { op: "repair", code: 7 }, to: 77 }, // 78
		{ k: "fork", to: [58, 36, 34] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "look", body: 80, to: 44 }, // 81
		{ k: "literal", literal: 4, to: 81 }, // 82
		{ k: "eol", to: 82 }, // 83
		{ k: "fork", to: [83, 82] }, // 84
		{ k: "op", do: { op: "repair", code: 8 }, to: 84 }, // 85
		{ k: "space", greedy: false, to: 52 }, // 86
		{ k: "literal", literal: 4, to: 86 }, // 87
		{ k: "eol", to: 87 }, // 88
		{ k: "fork", to: [88, 87] }, // 89
		{ k: "op", do: { op: "repair", code: 1 }, to: 89 }, // 90
		{ k: "space", greedy: true, to: 74 }, // 91
		{ k: "look", body: 91, to: 44 }, // 92
		{ k: "literal", literal: 10, to: 92 }, // 93
		{ k: "literal", literal: 3, to: 92 }, // 94
		{ k: "literal", literal: 2, to: 92 }, // 95
		{ k: "fork", to: [93, 94, 95] }, // 96
		{ k: "eol", to: 96 }, // 97
		{ k: "fork", to: [97, 96] }, // 98
		{ k: "op", do: { op: "repair", code: 9 }, to: 98 }, // 99
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 44 }, // 100
		{ k: "literal", literal: 5, to: 100 }, // 101
		{ k: "slot", slot: "unbound", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 8, to: 102 }, // 103
		{ k: "literal", literal: 2, to: 100 }, // 104
		{ k: "slot", slot: "tool", field: "skip", to: 101 }, // 105
		{ k: "literal", literal: 6, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 7, to: 107 }, // 108
		{ k: "assert", what: "end", to: 100 }, // 109
		{ k: "fork", to: [104, 108, 106, 109] }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 3, to: 111 }, // 112
		{ k: "fork", to: [108, 106, 109] }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 2, to: 114 }, // 115
		{ k: "fork", to: [103, 112, 115] }, // 116
		{ k: "eol", to: 116 }, // 117
		{ k: "fork", to: [117, 116] }, // 118
		{ k: "op", do: { op: "repair", code: 10 }, to: 118 }, // 119
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 44 }, // 120
		{ k: "literal", literal: 5, to: 120 }, // 121
		{ k: "slot", slot: "unbound", field: "skip", to: 121 }, // 122
		{ k: "literal", literal: 11, to: 122 }, // 123
		{ k: "atom", kind: "word", field: "skip", to: 123 }, // 124
		{ k: "literal", literal: 12, to: 124 }, // 125
		{ k: "fork", to: [122, 125] }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 4, to: 127 }, // 128
		{ k: "eol", to: 128 }, // 129
		{ k: "fork", to: [129, 128] }, // 130
		{ k: "op", do: { op: "repair", code: 11 }, to: 130 }, // 131
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 44 }, // 132
		{ k: "literal", literal: 5, to: 132 }, // 133
		{ k: "slot", slot: "tool", field: "skip", to: 133 }, // 134
		{ k: "literal", literal: 6, to: 134 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "literal", literal: 7, to: 136 }, // 137
		{ k: "fork", to: [52, 55, 57, 64, 78, 85, 90, 99, 119, 131, 137, 135] }, // 138
		{ k: "text", field: "value", typed: true, stray: false, exits: 138, stops: [17, 18, 4, 9, 19, 20, 21, 22, 23, 24, 8, 3, 2, 25, 26, 10, 7, 6] }, // 139
		{ k: "eol", to: 139 }, // 140
		{ k: "fork", to: [140, 139] }, // 141
		{ k: "literal", literal: 5, to: 141 }, // 142
		{ k: "eol", to: 141 }, // 143
		{ k: "op", do: { op: "repair", code: 5 }, to: 143 }, // 144
		{ k: "fork", to: [142, 144] }, // 145
		{ k: "atom", kind: "word", field: "key", to: 145 }, // 146
		{ k: "literal", literal: 13, to: 145 }, // 147
		{ k: "atom", kind: "word", field: "key", to: 147 }, // 148
		{ k: "literal", literal: 13, to: 148 }, // 149
		{ k: "op", do: { op: "repair", code: 3 }, to: 149 }, // 150
		{ k: "literal", literal: 14, to: 146 }, // 151
		{ k: "op", do: { op: "repair", code: 4 }, to: 151 }, // 152
		{ k: "fork", to: [146, 150, 152] }, // 153
		{ k: "literal", literal: 8, to: 153 }, // 154
		{ k: "op", do: { op: "commit" }, to: 153 }, // 155
		{ k: "literal", literal: 8, to: 155 }, // 156
		{ k: "op", do: { op: "commit" }, to: 28 }, // 157
		{ k: "literal", literal: 3, to: 157 }, // 158
		{ k: "op", do: { op: "commit" }, to: 20 }, // 159
		{ k: "literal", literal: 2, to: 159 }, // 160
		{ k: "op", do: { op: "repair", code: 2 }, to: 160 }, // 161
		{ k: "fork", to: [156, 158, 161] }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 5, to: 163 }, // 164
		{ k: "eol", to: 163 }, // 165
		{ k: "op", do: { op: "repair", code: 5 }, to: 165 }, // 166
		{ k: "fork", to: [164, 166] }, // 167
		{ k: "atom", kind: "word", field: "name", to: 167 }, // 168
		{ k: "literal", literal: 13, to: 167 }, // 169
		{ k: "atom", kind: "word", field: "name", to: 169 }, // 170
		{ k: "literal", literal: 13, to: 170 }, // 171
		{ k: "op", do: { op: "repair", code: 3 }, to: 171 }, // 172
		{ k: "fork", to: [168, 172] }, // 173
		{ k: "literal", literal: 6, to: 173 }, // 174
		{ k: "space", greedy: true, to: 174 }, // 175
		{ k: "literal", literal: 7, to: 175 }, // 176
		{ k: "op", do: { op: "open", unit: 0 }, to: 176 }, // 177
		{ k: "fork", to: [22, 20] }, // 178
		{ k: "literal", literal: 3, to: 178 }, // 179
		{ k: "fork", to: [273, 179] }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "op", do: { op: "settle" }, to: 181 }, // 182
		{ k: "look", body: 48, to: 182 }, // 183
		{ k: "literal", literal: 4, to: 183 }, // 184
		{ k: "eol", to: 184 }, // 185
		{ k: "fork", to: [185, 184] }, // 186
		{ k: "literal", literal: 4, to: 185 }, // 187
		{ k: "eol", to: 187 }, // 188
		{ k: "op", do: { op: "repair", code: 1 }, to: 188 }, // 189
		{ k: "literal", literal: 9, to: 183 }, // 190
		{ k: "op", do: { op: "repair", code: 1 }, to: 190 }, // 191
		{ k: "look", body: 59, to: 182 }, // 192
		{ k: "literal", literal: 4, to: 192 }, // 193
		{ k: "eol", to: 193 }, // 194
		{ k: "fork", to: [194, 193] }, // 195
		{ k: "op", do: { op: "repair", code: 2 }, to: 195 }, // 196
		{ k: "look", body: 74, to: 182 }, // 197
		{ k: "eol", to: 197 }, // 198
		{ k: "fork", to: [198, 197] }, // 199
		{ k: "op", do: { op: "repair", code: 7 }, to: 199 }, // 200
		{ k: "look", body: 80, to: 182 }, // 201
		{ k: "literal", literal: 4, to: 201 }, // 202
		{ k: "eol", to: 202 }, // 203
		{ k: "fork", to: [203, 202] }, // 204
		{ k: "op", do: { op: "repair", code: 8 }, to: 204 }, // 205
		{ k: "space", greedy: false, to: 186 }, // 206
		{ k: "literal", literal: 4, to: 206 }, // 207
		{ k: "eol", to: 207 }, // 208
		{ k: "fork", to: [208, 207] }, // 209
		{ k: "op", do: { op: "repair", code: 1 }, to: 209 }, // 210
		{ k: "look", body: 91, to: 182 }, // 211
		{ k: "literal", literal: 10, to: 211 }, // 212
		{ k: "literal", literal: 3, to: 211 }, // 213
		{ k: "literal", literal: 2, to: 211 }, // 214
		{ k: "fork", to: [212, 213, 214] }, // 215
		{ k: "eol", to: 215 }, // 216
		{ k: "fork", to: [216, 215] }, // 217
		{ k: "op", do: { op: "repair", code: 9 }, to: 217 }, // 218
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 182 }, // 219
		{ k: "literal", literal: 5, to: 219 }, // 220
		{ k: "slot", slot: "unbound", field: "skip", to: 220 }, // 221
		{ k: "literal", literal: 8, to: 221 }, // 222
		{ k: "literal", literal: 2, to: 219 }, // 223
		{ k: "slot", slot: "tool", field: "skip", to: 220 }, // 224
		{ k: "literal", literal: 6, to: 224 }, // 225
		{ k: "space", greedy: true, to: 225 }, // 226
		{ k: "literal", literal: 7, to: 226 }, // 227
		{ k: "assert", what: "end", to: 219 }, // 228
		{ k: "fork", to: [223, 227, 225, 228] }, // 229
		{ k: "space", greedy: true, to: 229 }, // 230
		{ k: "literal", literal: 3, to: 230 }, // 231
		{ k: "fork", to: [227, 225, 228] }, // 232
		{ k: "space", greedy: true, to: 232 }, // 233
		{ k: "literal", literal: 2, to: 233 }, // 234
		{ k: "fork", to: [222, 231, 234] }, // 235
		{ k: "eol", to: 235 }, // 236
		{ k: "fork", to: [236, 235] }, // 237
		{ k: "op", do: { op: "repair", code: 10 }, to: 237 }, // 238
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 182 }, // 239
		{ k: "literal", literal: 5, to: 239 }, // 240
		{ k: "slot", slot: "unbound", field: "skip", to: 240 }, // 241
		{ k: "literal", literal: 11, to: 241 }, // 242
		{ k: "atom", kind: "word", field: "skip", to: 242 }, // 243
		{ k: "literal", literal: 12, to: 243 }, // 244
		{ k: "fork", to: [241, 244] }, // 245
		{ k: "space", greedy: true, to: 245 }, // 246
		{ k: "literal", literal: 4, to: 246 }, // 247
		{ k: "eol", to: 247 }, // 248
		{ k: "fork", to: [248, 247] }, // 249
		{ k: "op", do: { op: "repair", code: 11 }, to: 249 }, // 250
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 182 }, // 251
		{ k: "literal", literal: 5, to: 251 }, // 252
		{ k: "slot", slot: "tool", field: "skip", to: 252 }, // 253
		{ k: "literal", literal: 6, to: 253 }, // 254
		{ k: "space", greedy: true, to: 254 }, // 255
		{ k: "literal", literal: 7, to: 255 }, // 256
		{ k: "fork", to: [186, 189, 191, 196, 200, 205, 210, 218, 238, 250, 256, 254] }, // 257
		{ k: "text", field: "value", typed: true, stray: false, exits: 257, stops: [17, 18, 4, 9, 19, 20, 21, 22, 23, 24, 8, 3, 2, 25, 26, 10, 7, 6] }, // 258
		{ k: "eol", to: 258 }, // 259
		{ k: "fork", to: [259, 258] }, // 260
		{ k: "literal", literal: 5, to: 260 }, // 261
		{ k: "eol", to: 260 }, // 262
		{ k: "op", do: { op: "repair", code: 5 }, to: 262 }, // 263
		{ k: "fork", to: [261, 263] }, // 264
		{ k: "atom", kind: "word", field: "key", to: 264 }, // 265
		{ k: "literal", literal: 13, to: 264 }, // 266
		{ k: "atom", kind: "word", field: "key", to: 266 }, // 267
		{ k: "literal", literal: 13, to: 267 }, // 268
		{ k: "op", do: { op: "repair", code: 3 }, to: 268 }, // 269
		{ k: "literal", literal: 14, to: 265 }, // 270
		{ k: "op", do: { op: "repair", code: 4 }, to: 270 }, // 271
		{ k: "fork", to: [265, 269, 271] }, // 272
		{ k: "literal", literal: 8, to: 272 }, // 273
		{ k: "op", do: { op: "commit" }, to: 272 }, // 274
		{ k: "literal", literal: 8, to: 274 }, // 275
		{ k: "op", do: { op: "commit" }, to: 178 }, // 276
		{ k: "literal", literal: 3, to: 276 }, // 277
		{ k: "fork", to: [275, 277] }, // 278
		{ k: "space", greedy: true, to: 278 }, // 279
		{ k: "literal", literal: 5, to: 279 }, // 280
		{ k: "eol", to: 279 }, // 281
		{ k: "op", do: { op: "repair", code: 5 }, to: 281 }, // 282
		{ k: "fork", to: [280, 282] }, // 283
		{ k: "slot", slot: "tool", field: "name", to: 283 }, // 284
		{ k: "literal", literal: 6, to: 284 }, // 285
		{ k: "op", do: { op: "repair", code: 0 }, to: 285 }, // 286
		{ k: "op", do: { op: "open", unit: 1 }, to: 286 }, // 287
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 288
		{ k: "space", greedy: true, to: 288 }, // 289
		{ k: "literal", literal: 7, to: 289 }, // 290
		{ k: "op", do: { op: "repair", code: 6 }, to: 290 }, // 291
		{ k: "op", do: { op: "open", unit: 2 }, to: 291 }, // 292
		{ k: "op", do: { op: "settle" }, to: 0 }, // 293
		{ k: "eol", to: 2 }, // 294
		{ k: "fork", to: [294, 2] }, // 295
		{ k: "eol", to: 295 }, // 296
		{ k: "fork", to: [296, 295] }, // 297
		{ k: "literal", literal: 0, to: 297 }, // 298
		{ k: "eol", to: 298 }, // 299
		{ k: "fork", to: [299, 298] }, // 300
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 300, stops: [15, 16, 0] }, // 301
		{ k: "eol", to: 301 }, // 302
		{ k: "fork", to: [302, 301] }, // 303
		{ k: "literal", literal: 1, to: 303 }, // 304
		{ k: "fork", to: [304, 303] }, // 305
	],
};
