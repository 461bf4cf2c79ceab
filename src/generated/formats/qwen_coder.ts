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
	models: ["deepreinforce-ai/Ornith-*", "Qwen/Qwen3-Coder-*", "Qwen/Qwen3.5-*", "Qwen/Qwen3.6-*", "stepfun-ai/Step-3.5-*", "stepfun-ai/Step-3.7-*", "Qwen/Qwen3.7-*", "Qwen/Qwen3.8-*", "LGAI-EXAONE/K-EXAONE-2.0-*", "internlm/Intern-S2-*", "PrimeIntellect/INTELLECT-3*"],
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
		"\n\n<parameter=", // 20
		"\n\n</function>", // 21
		"\n\n</tool_call>", // 22
		"\n\r\n<parameter=", // 23
		"\n\r\n</function>", // 24
		"\n\r\n</tool_call>", // 25
		"\n<parameter=", // 26
		"\n</function>", // 27
		"\n</tool_call>", // 28
		"\r\n\n<parameter=", // 29
		"\r\n\n</function>", // 30
		"\r\n\n</tool_call>", // 31
		"\r\n\r\n<parameter=", // 32
		"\r\n\r\n</function>", // 33
		"\r\n\r\n</tool_call>", // 34
		"\r\n<parameter=", // 35
		"\r\n</function>", // 36
		"\r\n</tool_call>", // 37
		"\n<parameter>", // 38
		"\r\n<parameter>", // 39
	],
	openings: [1, 7, 6],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 294 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 7, 6], after: 2, closable: [20, 22, 23, 24, 25, 26, 27, 28, 150, 151, 152, 153, 154], closableByLoop: [21, 29, 30, 31, 37, 38, 39, 40, 41, 42, 43, 44, 49, 50, 51, 52, 53, 54, 55, 56, 57, 60, 61, 62, 63, 64, 75, 76, 77, 78, 79, 80, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 106, 107, 108, 109, 110, 125, 126, 131, 155, 156, 157, 158, 159, 160, 162], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 7, 6], after: 2, closable: [20, 21, 22, 171, 265, 266], closableByLoop: [172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 221, 222, 223, 224, 225, 240, 241, 246, 267, 268, 269, 270, 271, 272], pairs: true }, // 1
		{ closes: [2], openings: [1, 7, 6], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 7, 6], stray: false }, // 2
		{ k: "fork", to: [19, 170, 276, 281, 0] }, // 3
		{ k: "fork", to: [19, 170, 276, 281] }, // 4
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
		{ k: "fork", to: [147, 41] }, // 42
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
		{ k: "eol", to: 77 }, // 78
		{ k: "fork", to: [78, 77] }, // 79
		{ k: "op", do: { op: "repair", code: 7 }, to: 79 }, // 80
		{ k: "fork", to: [58, 36, 34] }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "look", body: 82, to: 44 }, // 83
		{ k: "literal", literal: 4, to: 83 }, // 84
		{ k: "eol", to: 84 }, // 85
		{ k: "fork", to: [85, 84] }, // 86
		{ k: "op", do: { op: "repair", code: 8 }, to: 86 }, // 87
		{ k: "space", greedy: false, to: 52 }, // 88
		{ k: "literal", literal: 4, to: 88 }, // 89
		{ k: "eol", to: 89 }, // 90
		{ k: "fork", to: [90, 89] }, // 91
		{ k: "op", do: { op: "repair", code: 1 }, to: 91 }, // 92
		{ k: "space", greedy: true, to: 74 }, // 93
		{ k: "look", body: 93, to: 44 }, // 94
		{ k: "literal", literal: 10, to: 94 }, // 95
		{ k: "literal", literal: 3, to: 94 }, // 96
		{ k: "literal", literal: 2, to: 94 }, // 97
		{ k: "fork", to: [95, 96, 97] }, // 98
		{ k: "eol", to: 98 }, // 99
		{ k: "fork", to: [99, 98] }, // 100
		{ k: "op", do: { op: "repair", code: 9 }, to: 100 }, // 101
		{ k: "op", do: { op: "break", at: "skip" }, to: 44 }, // 102
		{ k: "literal", literal: 5, to: 102 }, // 103
		{ k: "slot", slot: "unbound", field: "skip", to: 103 }, // 104
		{ k: "literal", literal: 8, to: 104 }, // 105
		{ k: "literal", literal: 3, to: 102 }, // 106
		{ k: "literal", literal: 2, to: 102 }, // 107
		{ k: "fork", to: [105, 106, 107] }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 5, to: 109 }, // 110
		{ k: "atom", kind: "word", field: "skip", to: 110 }, // 111
		{ k: "literal", literal: 11, to: 111 }, // 112
		{ k: "op", do: { op: "repair", code: 10, fault: true }, to: 112 }, // 113
		{ k: "literal", literal: 12, to: 104 }, // 114
		{ k: "atom", kind: "word", field: "skip", to: 114 }, // 115
		{ k: "literal", literal: 13, to: 115 }, // 116
		{ k: "slot", slot: "tool", field: "skip", to: 103 }, // 117
		{ k: "literal", literal: 6, to: 117 }, // 118
		{ k: "fork", to: [104, 116, 118, 117] }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 4, to: 120 }, // 121
		{ k: "eol", to: 121 }, // 122
		{ k: "fork", to: [122, 121] }, // 123
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 123 }, // 124
		{ k: "op", do: { op: "break", at: "here" }, to: 44 }, // 125
		{ k: "literal", literal: 5, to: 125 }, // 126
		{ k: "slot", slot: "tool", field: "skip", to: 126 }, // 127
		{ k: "literal", literal: 6, to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 7, to: 129 }, // 130
		{ k: "fork", to: [52, 55, 57, 64, 80, 87, 92, 101, 113, 124, 130, 128] }, // 131
		{ k: "text", field: "value", typed: true, stray: false, exits: 131, stops: [18, 19, 4, 9, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 8, 3, 2, 38, 39, 10, 11, 7, 6] }, // 132
		{ k: "eol", to: 132 }, // 133
		{ k: "fork", to: [133, 132] }, // 134
		{ k: "literal", literal: 5, to: 134 }, // 135
		{ k: "eol", to: 134 }, // 136
		{ k: "op", do: { op: "repair", code: 5 }, to: 136 }, // 137
		{ k: "fork", to: [135, 137] }, // 138
		{ k: "atom", kind: "word", field: "key", to: 138 }, // 139
		{ k: "literal", literal: 14, to: 138 }, // 140
		{ k: "atom", kind: "word", field: "key", to: 140 }, // 141
		{ k: "literal", literal: 14, to: 141 }, // 142
		{ k: "op", do: { op: "repair", code: 3 }, to: 142 }, // 143
		{ k: "literal", literal: 15, to: 139 }, // 144
		{ k: "op", do: { op: "repair", code: 4 }, to: 144 }, // 145
		{ k: "fork", to: [139, 143, 145] }, // 146
		{ k: "literal", literal: 8, to: 146 }, // 147
		{ k: "op", do: { op: "commit" }, to: 146 }, // 148
		{ k: "literal", literal: 8, to: 148 }, // 149
		{ k: "op", do: { op: "commit" }, to: 28 }, // 150
		{ k: "literal", literal: 3, to: 150 }, // 151
		{ k: "op", do: { op: "commit" }, to: 20 }, // 152
		{ k: "literal", literal: 2, to: 152 }, // 153
		{ k: "op", do: { op: "repair", code: 2 }, to: 153 }, // 154
		{ k: "fork", to: [149, 151, 154] }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 5, to: 156 }, // 157
		{ k: "eol", to: 156 }, // 158
		{ k: "op", do: { op: "repair", code: 5 }, to: 158 }, // 159
		{ k: "fork", to: [157, 159] }, // 160
		{ k: "atom", kind: "word", field: "name", to: 160 }, // 161
		{ k: "literal", literal: 14, to: 160 }, // 162
		{ k: "atom", kind: "word", field: "name", to: 162 }, // 163
		{ k: "literal", literal: 14, to: 163 }, // 164
		{ k: "op", do: { op: "repair", code: 3 }, to: 164 }, // 165
		{ k: "fork", to: [161, 165] }, // 166
		{ k: "literal", literal: 6, to: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 7, to: 168 }, // 169
		{ k: "op", do: { op: "open", unit: 0 }, to: 169 }, // 170
		{ k: "fork", to: [22, 20] }, // 171
		{ k: "literal", literal: 3, to: 171 }, // 172
		{ k: "look", body: 58, to: 171 }, // 173
		{ k: "op", do: { op: "repair", code: 2 }, to: 173 }, // 174
		{ k: "fork", to: [172, 174] }, // 175
		{ k: "fork", to: [262, 175] }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "op", do: { op: "settle" }, to: 177 }, // 178
		{ k: "look", body: 48, to: 178 }, // 179
		{ k: "literal", literal: 4, to: 179 }, // 180
		{ k: "eol", to: 180 }, // 181
		{ k: "fork", to: [181, 180] }, // 182
		{ k: "literal", literal: 4, to: 181 }, // 183
		{ k: "eol", to: 183 }, // 184
		{ k: "op", do: { op: "repair", code: 1 }, to: 184 }, // 185
		{ k: "literal", literal: 9, to: 179 }, // 186
		{ k: "op", do: { op: "repair", code: 1 }, to: 186 }, // 187
		{ k: "look", body: 59, to: 178 }, // 188
		{ k: "literal", literal: 4, to: 188 }, // 189
		{ k: "eol", to: 189 }, // 190
		{ k: "fork", to: [190, 189] }, // 191
		{ k: "op", do: { op: "repair", code: 2 }, to: 191 }, // 192
		{ k: "look", body: 74, to: 178 }, // 193
		{ k: "eol", to: 193 }, // 194
		{ k: "fork", to: [194, 193] }, // 195
		{ k: "eol", to: 195 }, // 196
		{ k: "fork", to: [196, 195] }, // 197
		{ k: "op", do: { op: "repair", code: 7 }, to: 197 }, // 198
		{ k: "look", body: 82, to: 178 }, // 199
		{ k: "literal", literal: 4, to: 199 }, // 200
		{ k: "eol", to: 200 }, // 201
		{ k: "fork", to: [201, 200] }, // 202
		{ k: "op", do: { op: "repair", code: 8 }, to: 202 }, // 203
		{ k: "space", greedy: false, to: 182 }, // 204
		{ k: "literal", literal: 4, to: 204 }, // 205
		{ k: "eol", to: 205 }, // 206
		{ k: "fork", to: [206, 205] }, // 207
		{ k: "op", do: { op: "repair", code: 1 }, to: 207 }, // 208
		{ k: "look", body: 93, to: 178 }, // 209
		{ k: "literal", literal: 10, to: 209 }, // 210
		{ k: "literal", literal: 3, to: 209 }, // 211
		{ k: "literal", literal: 2, to: 209 }, // 212
		{ k: "fork", to: [210, 211, 212] }, // 213
		{ k: "eol", to: 213 }, // 214
		{ k: "fork", to: [214, 213] }, // 215
		{ k: "op", do: { op: "repair", code: 9 }, to: 215 }, // 216
		{ k: "op", do: { op: "break", at: "skip" }, to: 178 }, // 217
		{ k: "literal", literal: 5, to: 217 }, // 218
		{ k: "slot", slot: "unbound", field: "skip", to: 218 }, // 219
		{ k: "literal", literal: 8, to: 219 }, // 220
		{ k: "literal", literal: 3, to: 217 }, // 221
		{ k: "literal", literal: 2, to: 217 }, // 222
		{ k: "fork", to: [220, 221, 222] }, // 223
		{ k: "space", greedy: true, to: 223 }, // 224
		{ k: "literal", literal: 5, to: 224 }, // 225
		{ k: "atom", kind: "word", field: "skip", to: 225 }, // 226
		{ k: "literal", literal: 11, to: 226 }, // 227
		{ k: "op", do: { op: "repair", code: 10, fault: true }, to: 227 }, // 228
		{ k: "literal", literal: 12, to: 219 }, // 229
		{ k: "atom", kind: "word", field: "skip", to: 229 }, // 230
		{ k: "literal", literal: 13, to: 230 }, // 231
		{ k: "slot", slot: "tool", field: "skip", to: 218 }, // 232
		{ k: "literal", literal: 6, to: 232 }, // 233
		{ k: "fork", to: [219, 231, 233, 232] }, // 234
		{ k: "space", greedy: true, to: 234 }, // 235
		{ k: "literal", literal: 4, to: 235 }, // 236
		{ k: "eol", to: 236 }, // 237
		{ k: "fork", to: [237, 236] }, // 238
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 238 }, // 239
		{ k: "op", do: { op: "break", at: "here" }, to: 178 }, // 240
		{ k: "literal", literal: 5, to: 240 }, // 241
		{ k: "slot", slot: "tool", field: "skip", to: 241 }, // 242
		{ k: "literal", literal: 6, to: 242 }, // 243
		{ k: "space", greedy: true, to: 243 }, // 244
		{ k: "literal", literal: 7, to: 244 }, // 245
		{ k: "fork", to: [182, 185, 187, 192, 198, 203, 208, 216, 228, 239, 245, 243] }, // 246
		{ k: "text", field: "value", typed: true, stray: false, exits: 246, stops: [18, 19, 4, 9, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 8, 3, 2, 38, 39, 10, 11, 7, 6] }, // 247
		{ k: "eol", to: 247 }, // 248
		{ k: "fork", to: [248, 247] }, // 249
		{ k: "literal", literal: 5, to: 249 }, // 250
		{ k: "eol", to: 249 }, // 251
		{ k: "op", do: { op: "repair", code: 5 }, to: 251 }, // 252
		{ k: "fork", to: [250, 252] }, // 253
		{ k: "atom", kind: "word", field: "key", to: 253 }, // 254
		{ k: "literal", literal: 14, to: 253 }, // 255
		{ k: "atom", kind: "word", field: "key", to: 255 }, // 256
		{ k: "literal", literal: 14, to: 256 }, // 257
		{ k: "op", do: { op: "repair", code: 3 }, to: 257 }, // 258
		{ k: "literal", literal: 15, to: 254 }, // 259
		{ k: "op", do: { op: "repair", code: 4 }, to: 259 }, // 260
		{ k: "fork", to: [254, 258, 260] }, // 261
		{ k: "literal", literal: 8, to: 261 }, // 262
		{ k: "op", do: { op: "commit" }, to: 261 }, // 263
		{ k: "literal", literal: 8, to: 263 }, // 264
		{ k: "op", do: { op: "commit" }, to: 171 }, // 265
		{ k: "literal", literal: 3, to: 265 }, // 266
		{ k: "fork", to: [264, 266] }, // 267
		{ k: "space", greedy: true, to: 267 }, // 268
		{ k: "literal", literal: 5, to: 268 }, // 269
		{ k: "eol", to: 268 }, // 270
		{ k: "op", do: { op: "repair", code: 5 }, to: 270 }, // 271
		{ k: "fork", to: [269, 271] }, // 272
		{ k: "slot", slot: "tool", field: "name", to: 272 }, // 273
		{ k: "literal", literal: 6, to: 273 }, // 274
		{ k: "op", do: { op: "repair", code: 0 }, to: 274 }, // 275
		{ k: "op", do: { op: "open", unit: 1 }, to: 275 }, // 276
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 277
		{ k: "space", greedy: true, to: 277 }, // 278
		{ k: "literal", literal: 7, to: 278 }, // 279
		{ k: "op", do: { op: "repair", code: 6 }, to: 279 }, // 280
		{ k: "op", do: { op: "open", unit: 2 }, to: 280 }, // 281
		{ k: "op", do: { op: "settle" }, to: 0 }, // 282
		{ k: "eol", to: 2 }, // 283
		{ k: "fork", to: [283, 2] }, // 284
		{ k: "eol", to: 284 }, // 285
		{ k: "fork", to: [285, 284] }, // 286
		{ k: "literal", literal: 0, to: 286 }, // 287
		{ k: "eol", to: 287 }, // 288
		{ k: "fork", to: [288, 287] }, // 289
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 289, stops: [16, 17, 0] }, // 290
		{ k: "eol", to: 290 }, // 291
		{ k: "fork", to: [291, 290] }, // 292
		{ k: "literal", literal: 1, to: 292 }, // 293
		{ k: "fork", to: [293, 292] }, // 294
	],
};
