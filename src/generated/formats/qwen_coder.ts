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
		"</", // 11
		"=", // 12
		"<", // 13
		"\"", // 14
		"parameter=", // 15
		"\n</think>", // 16
		"\r\n</think>", // 17
		"\n</parameter>", // 18
		"\r\n</parameter>", // 19
		"\n<parameter=", // 20
		"\n</function>", // 21
		"\n</tool_call>", // 22
		"\r\n<parameter=", // 23
		"\r\n</function>", // 24
		"\r\n</tool_call>", // 25
		"\n<parameter>", // 26
		"\r\n<parameter>", // 27
	],
	openings: [1, 7, 6],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 283 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 7, 6], after: 2, closable: [20, 22, 23, 24, 25, 26, 27, 28, 146, 147, 148, 149, 150], closableByLoop: [21, 29, 30, 31, 37, 38, 39, 40, 41, 42, 43, 44, 49, 50, 51, 52, 53, 54, 55, 56, 57, 60, 61, 62, 63, 64, 75, 76, 77, 78, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 104, 105, 106, 107, 108, 121, 122, 127, 151, 152, 153, 154, 155, 156, 158], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 7, 6], after: 2, closable: [20, 21, 22, 167, 254, 255], closableByLoop: [168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 212, 213, 214, 215, 216, 229, 230, 235, 256, 257, 258, 259, 260, 261], pairs: true }, // 1
		{ closes: [2], openings: [1, 7, 6], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 7, 6], stray: false }, // 2
		{ k: "fork", to: [19, 166, 265, 270, 0] }, // 3
		{ k: "fork", to: [19, 166, 265, 270] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [16, 17, 0] }, // 13
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
		{ k: "fork", to: [143, 41] }, // 42
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
		{ k: "op", do: { op: "break", at: "skip" }, to: 44 }, // 100
		{ k: "literal", literal: 5, to: 100 }, // 101
		{ k: "slot", slot: "unbound", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 8, to: 102 }, // 103
		{ k: "literal", literal: 3, to: 100 }, // 104
		{ k: "literal", literal: 2, to: 100 }, // 105
		{ k: "fork", to: [103, 104, 105] }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 5, to: 107 }, // 108
		{ k: "atom", kind: "word", field: "skip", to: 108 }, // 109
		{ k: "literal", literal: 11, to: 109 }, // 110
		{ k: "op", do: { op: "repair", code: 10, fault: true }, to: 110 }, // 111
		{ k: "literal", literal: 12, to: 102 }, // 112
		{ k: "atom", kind: "word", field: "skip", to: 112 }, // 113
		{ k: "literal", literal: 13, to: 113 }, // 114
		{ k: "fork", to: [102, 114] }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "literal", literal: 4, to: 116 }, // 117
		{ k: "eol", to: 117 }, // 118
		{ k: "fork", to: [118, 117] }, // 119
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 119 }, // 120
		{ k: "op", do: { op: "break", at: "here" }, to: 44 }, // 121
		{ k: "literal", literal: 5, to: 121 }, // 122
		{ k: "slot", slot: "tool", field: "skip", to: 122 }, // 123
		{ k: "literal", literal: 6, to: 123 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 7, to: 125 }, // 126
		{ k: "fork", to: [52, 55, 57, 64, 78, 85, 90, 99, 111, 120, 126, 124] }, // 127
		{ k: "text", field: "value", typed: true, stray: false, exits: 127, stops: [18, 19, 4, 9, 20, 21, 22, 23, 24, 25, 8, 3, 2, 26, 27, 10, 11, 7, 6] }, // 128
		{ k: "eol", to: 128 }, // 129
		{ k: "fork", to: [129, 128] }, // 130
		{ k: "literal", literal: 5, to: 130 }, // 131
		{ k: "eol", to: 130 }, // 132
		{ k: "op", do: { op: "repair", code: 5 }, to: 132 }, // 133
		{ k: "fork", to: [131, 133] }, // 134
		{ k: "atom", kind: "word", field: "key", to: 134 }, // 135
		{ k: "literal", literal: 14, to: 134 }, // 136
		{ k: "atom", kind: "word", field: "key", to: 136 }, // 137
		{ k: "literal", literal: 14, to: 137 }, // 138
		{ k: "op", do: { op: "repair", code: 3 }, to: 138 }, // 139
		{ k: "literal", literal: 15, to: 135 }, // 140
		{ k: "op", do: { op: "repair", code: 4 }, to: 140 }, // 141
		{ k: "fork", to: [135, 139, 141] }, // 142
		{ k: "literal", literal: 8, to: 142 }, // 143
		{ k: "op", do: { op: "commit" }, to: 142 }, // 144
		{ k: "literal", literal: 8, to: 144 }, // 145
		{ k: "op", do: { op: "commit" }, to: 28 }, // 146
		{ k: "literal", literal: 3, to: 146 }, // 147
		{ k: "op", do: { op: "commit" }, to: 20 }, // 148
		{ k: "literal", literal: 2, to: 148 }, // 149
		{ k: "op", do: { op: "repair", code: 2 }, to: 149 }, // 150
		{ k: "fork", to: [145, 147, 150] }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "literal", literal: 5, to: 152 }, // 153
		{ k: "eol", to: 152 }, // 154
		{ k: "op", do: { op: "repair", code: 5 }, to: 154 }, // 155
		{ k: "fork", to: [153, 155] }, // 156
		{ k: "atom", kind: "word", field: "name", to: 156 }, // 157
		{ k: "literal", literal: 14, to: 156 }, // 158
		{ k: "atom", kind: "word", field: "name", to: 158 }, // 159
		{ k: "literal", literal: 14, to: 159 }, // 160
		{ k: "op", do: { op: "repair", code: 3 }, to: 160 }, // 161
		{ k: "fork", to: [157, 161] }, // 162
		{ k: "literal", literal: 6, to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 7, to: 164 }, // 165
		{ k: "op", do: { op: "open", unit: 0 }, to: 165 }, // 166
		{ k: "fork", to: [22, 20] }, // 167
		{ k: "literal", literal: 3, to: 167 }, // 168
		{ k: "fork", to: [251, 168] }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "op", do: { op: "settle" }, to: 170 }, // 171
		{ k: "look", body: 48, to: 171 }, // 172
		{ k: "literal", literal: 4, to: 172 }, // 173
		{ k: "eol", to: 173 }, // 174
		{ k: "fork", to: [174, 173] }, // 175
		{ k: "literal", literal: 4, to: 174 }, // 176
		{ k: "eol", to: 176 }, // 177
		{ k: "op", do: { op: "repair", code: 1 }, to: 177 }, // 178
		{ k: "literal", literal: 9, to: 172 }, // 179
		{ k: "op", do: { op: "repair", code: 1 }, to: 179 }, // 180
		{ k: "look", body: 59, to: 171 }, // 181
		{ k: "literal", literal: 4, to: 181 }, // 182
		{ k: "eol", to: 182 }, // 183
		{ k: "fork", to: [183, 182] }, // 184
		{ k: "op", do: { op: "repair", code: 2 }, to: 184 }, // 185
		{ k: "look", body: 74, to: 171 }, // 186
		{ k: "eol", to: 186 }, // 187
		{ k: "fork", to: [187, 186] }, // 188
		{ k: "op", do: { op: "repair", code: 7 }, to: 188 }, // 189
		{ k: "look", body: 80, to: 171 }, // 190
		{ k: "literal", literal: 4, to: 190 }, // 191
		{ k: "eol", to: 191 }, // 192
		{ k: "fork", to: [192, 191] }, // 193
		{ k: "op", do: { op: "repair", code: 8 }, to: 193 }, // 194
		{ k: "space", greedy: false, to: 175 }, // 195
		{ k: "literal", literal: 4, to: 195 }, // 196
		{ k: "eol", to: 196 }, // 197
		{ k: "fork", to: [197, 196] }, // 198
		{ k: "op", do: { op: "repair", code: 1 }, to: 198 }, // 199
		{ k: "look", body: 91, to: 171 }, // 200
		{ k: "literal", literal: 10, to: 200 }, // 201
		{ k: "literal", literal: 3, to: 200 }, // 202
		{ k: "literal", literal: 2, to: 200 }, // 203
		{ k: "fork", to: [201, 202, 203] }, // 204
		{ k: "eol", to: 204 }, // 205
		{ k: "fork", to: [205, 204] }, // 206
		{ k: "op", do: { op: "repair", code: 9 }, to: 206 }, // 207
		{ k: "op", do: { op: "break", at: "skip" }, to: 171 }, // 208
		{ k: "literal", literal: 5, to: 208 }, // 209
		{ k: "slot", slot: "unbound", field: "skip", to: 209 }, // 210
		{ k: "literal", literal: 8, to: 210 }, // 211
		{ k: "literal", literal: 3, to: 208 }, // 212
		{ k: "literal", literal: 2, to: 208 }, // 213
		{ k: "fork", to: [211, 212, 213] }, // 214
		{ k: "space", greedy: true, to: 214 }, // 215
		{ k: "literal", literal: 5, to: 215 }, // 216
		{ k: "atom", kind: "word", field: "skip", to: 216 }, // 217
		{ k: "literal", literal: 11, to: 217 }, // 218
		{ k: "op", do: { op: "repair", code: 10, fault: true }, to: 218 }, // 219
		{ k: "literal", literal: 12, to: 210 }, // 220
		{ k: "atom", kind: "word", field: "skip", to: 220 }, // 221
		{ k: "literal", literal: 13, to: 221 }, // 222
		{ k: "fork", to: [210, 222] }, // 223
		{ k: "space", greedy: true, to: 223 }, // 224
		{ k: "literal", literal: 4, to: 224 }, // 225
		{ k: "eol", to: 225 }, // 226
		{ k: "fork", to: [226, 225] }, // 227
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 227 }, // 228
		{ k: "op", do: { op: "break", at: "here" }, to: 171 }, // 229
		{ k: "literal", literal: 5, to: 229 }, // 230
		{ k: "slot", slot: "tool", field: "skip", to: 230 }, // 231
		{ k: "literal", literal: 6, to: 231 }, // 232
		{ k: "space", greedy: true, to: 232 }, // 233
		{ k: "literal", literal: 7, to: 233 }, // 234
		{ k: "fork", to: [175, 178, 180, 185, 189, 194, 199, 207, 219, 228, 234, 232] }, // 235
		{ k: "text", field: "value", typed: true, stray: false, exits: 235, stops: [18, 19, 4, 9, 20, 21, 22, 23, 24, 25, 8, 3, 2, 26, 27, 10, 11, 7, 6] }, // 236
		{ k: "eol", to: 236 }, // 237
		{ k: "fork", to: [237, 236] }, // 238
		{ k: "literal", literal: 5, to: 238 }, // 239
		{ k: "eol", to: 238 }, // 240
		{ k: "op", do: { op: "repair", code: 5 }, to: 240 }, // 241
		{ k: "fork", to: [239, 241] }, // 242
		{ k: "atom", kind: "word", field: "key", to: 242 }, // 243
		{ k: "literal", literal: 14, to: 242 }, // 244
		{ k: "atom", kind: "word", field: "key", to: 244 }, // 245
		{ k: "literal", literal: 14, to: 245 }, // 246
		{ k: "op", do: { op: "repair", code: 3 }, to: 246 }, // 247
		{ k: "literal", literal: 15, to: 243 }, // 248
		{ k: "op", do: { op: "repair", code: 4 }, to: 248 }, // 249
		{ k: "fork", to: [243, 247, 249] }, // 250
		{ k: "literal", literal: 8, to: 250 }, // 251
		{ k: "op", do: { op: "commit" }, to: 250 }, // 252
		{ k: "literal", literal: 8, to: 252 }, // 253
		{ k: "op", do: { op: "commit" }, to: 167 }, // 254
		{ k: "literal", literal: 3, to: 254 }, // 255
		{ k: "fork", to: [253, 255] }, // 256
		{ k: "space", greedy: true, to: 256 }, // 257
		{ k: "literal", literal: 5, to: 257 }, // 258
		{ k: "eol", to: 257 }, // 259
		{ k: "op", do: { op: "repair", code: 5 }, to: 259 }, // 260
		{ k: "fork", to: [258, 260] }, // 261
		{ k: "slot", slot: "tool", field: "name", to: 261 }, // 262
		{ k: "literal", literal: 6, to: 262 }, // 263
		{ k: "op", do: { op: "repair", code: 0 }, to: 263 }, // 264
		{ k: "op", do: { op: "open", unit: 1 }, to: 264 }, // 265
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 266
		{ k: "space", greedy: true, to: 266 }, // 267
		{ k: "literal", literal: 7, to: 267 }, // 268
		{ k: "op", do: { op: "repair", code: 6 }, to: 268 }, // 269
		{ k: "op", do: { op: "open", unit: 2 }, to: 269 }, // 270
		{ k: "op", do: { op: "settle" }, to: 0 }, // 271
		{ k: "eol", to: 2 }, // 272
		{ k: "fork", to: [272, 2] }, // 273
		{ k: "eol", to: 273 }, // 274
		{ k: "fork", to: [274, 273] }, // 275
		{ k: "literal", literal: 0, to: 275 }, // 276
		{ k: "eol", to: 276 }, // 277
		{ k: "fork", to: [277, 276] }, // 278
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 278, stops: [16, 17, 0] }, // 279
		{ k: "eol", to: 279 }, // 280
		{ k: "fork", to: [280, 279] }, // 281
		{ k: "literal", literal: 1, to: 281 }, // 282
		{ k: "fork", to: [282, 281] }, // 283
	],
};
