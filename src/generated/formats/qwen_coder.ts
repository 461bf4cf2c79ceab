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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 303 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 7, 6], after: 2, closable: [20, 22, 23, 24, 25, 26, 27, 28, 156, 157, 158, 159, 160], closableByLoop: [21, 29, 30, 31, 37, 38, 39, 40, 41, 42, 43, 44, 49, 50, 51, 52, 53, 54, 55, 56, 57, 60, 61, 62, 63, 64, 75, 76, 77, 78, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 104, 109, 110, 111, 115, 116, 117, 118, 119, 120, 131, 132, 137, 161, 162, 163, 164, 165, 166, 168], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 7, 6], after: 2, closable: [20, 21, 22, 177, 274, 275], closableByLoop: [178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 222, 227, 228, 229, 233, 234, 235, 236, 237, 238, 249, 250, 255, 276, 277, 278, 279, 280, 281], pairs: true }, // 1
		{ closes: [2], openings: [1, 7, 6], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 7, 6], stray: false }, // 2
		{ k: "fork", to: [19, 176, 285, 290, 0] }, // 3
		{ k: "fork", to: [19, 176, 285, 290] }, // 4
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
		{ k: "fork", to: [153, 41] }, // 42
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
		{ k: "op", do: { op: "repair", code: 7, unless: ">" }, to: 77 }, // 78
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
		{ k: "fork", to: [104, 108, 106] }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 3, to: 110 }, // 111
		{ k: "fork", to: [108, 106] }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 2, to: 113 }, // 114
		{ k: "fork", to: [103, 111, 114] }, // 115
		{ k: "eol", to: 115 }, // 116
		{ k: "fork", to: [116, 115] }, // 117
		{ k: "op", do: { op: "repair", code: 10, fault: true }, to: 117 }, // 118
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 44 }, // 119
		{ k: "literal", literal: 5, to: 119 }, // 120
		{ k: "slot", slot: "unbound", field: "skip", to: 120 }, // 121
		{ k: "literal", literal: 11, to: 121 }, // 122
		{ k: "atom", kind: "word", field: "skip", to: 122 }, // 123
		{ k: "literal", literal: 12, to: 123 }, // 124
		{ k: "fork", to: [121, 124] }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "literal", literal: 4, to: 126 }, // 127
		{ k: "eol", to: 127 }, // 128
		{ k: "fork", to: [128, 127] }, // 129
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 129 }, // 130
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 44 }, // 131
		{ k: "literal", literal: 5, to: 131 }, // 132
		{ k: "slot", slot: "tool", field: "skip", to: 132 }, // 133
		{ k: "literal", literal: 6, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 7, to: 135 }, // 136
		{ k: "fork", to: [52, 55, 57, 64, 78, 85, 90, 99, 118, 130, 136, 134] }, // 137
		{ k: "text", field: "value", typed: true, stray: false, exits: 137, stops: [17, 18, 4, 9, 19, 20, 21, 22, 23, 24, 8, 3, 2, 25, 26, 10, 7, 6] }, // 138
		{ k: "eol", to: 138 }, // 139
		{ k: "fork", to: [139, 138] }, // 140
		{ k: "literal", literal: 5, to: 140 }, // 141
		{ k: "eol", to: 140 }, // 142
		{ k: "op", do: { op: "repair", code: 5 }, to: 142 }, // 143
		{ k: "fork", to: [141, 143] }, // 144
		{ k: "atom", kind: "word", field: "key", to: 144 }, // 145
		{ k: "literal", literal: 13, to: 144 }, // 146
		{ k: "atom", kind: "word", field: "key", to: 146 }, // 147
		{ k: "literal", literal: 13, to: 147 }, // 148
		{ k: "op", do: { op: "repair", code: 3 }, to: 148 }, // 149
		{ k: "literal", literal: 14, to: 145 }, // 150
		{ k: "op", do: { op: "repair", code: 4 }, to: 150 }, // 151
		{ k: "fork", to: [145, 149, 151] }, // 152
		{ k: "literal", literal: 8, to: 152 }, // 153
		{ k: "op", do: { op: "commit" }, to: 152 }, // 154
		{ k: "literal", literal: 8, to: 154 }, // 155
		{ k: "op", do: { op: "commit" }, to: 28 }, // 156
		{ k: "literal", literal: 3, to: 156 }, // 157
		{ k: "op", do: { op: "commit" }, to: 20 }, // 158
		{ k: "literal", literal: 2, to: 158 }, // 159
		{ k: "op", do: { op: "repair", code: 2 }, to: 159 }, // 160
		{ k: "fork", to: [155, 157, 160] }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 5, to: 162 }, // 163
		{ k: "eol", to: 162 }, // 164
		{ k: "op", do: { op: "repair", code: 5 }, to: 164 }, // 165
		{ k: "fork", to: [163, 165] }, // 166
		{ k: "atom", kind: "word", field: "name", to: 166 }, // 167
		{ k: "literal", literal: 13, to: 166 }, // 168
		{ k: "atom", kind: "word", field: "name", to: 168 }, // 169
		{ k: "literal", literal: 13, to: 169 }, // 170
		{ k: "op", do: { op: "repair", code: 3 }, to: 170 }, // 171
		{ k: "fork", to: [167, 171] }, // 172
		{ k: "literal", literal: 6, to: 172 }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 7, to: 174 }, // 175
		{ k: "op", do: { op: "open", unit: 0 }, to: 175 }, // 176
		{ k: "fork", to: [22, 20] }, // 177
		{ k: "literal", literal: 3, to: 177 }, // 178
		{ k: "fork", to: [271, 178] }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "op", do: { op: "settle" }, to: 180 }, // 181
		{ k: "look", body: 48, to: 181 }, // 182
		{ k: "literal", literal: 4, to: 182 }, // 183
		{ k: "eol", to: 183 }, // 184
		{ k: "fork", to: [184, 183] }, // 185
		{ k: "literal", literal: 4, to: 184 }, // 186
		{ k: "eol", to: 186 }, // 187
		{ k: "op", do: { op: "repair", code: 1 }, to: 187 }, // 188
		{ k: "literal", literal: 9, to: 182 }, // 189
		{ k: "op", do: { op: "repair", code: 1 }, to: 189 }, // 190
		{ k: "look", body: 59, to: 181 }, // 191
		{ k: "literal", literal: 4, to: 191 }, // 192
		{ k: "eol", to: 192 }, // 193
		{ k: "fork", to: [193, 192] }, // 194
		{ k: "op", do: { op: "repair", code: 2 }, to: 194 }, // 195
		{ k: "look", body: 74, to: 181 }, // 196
		{ k: "eol", to: 196 }, // 197
		{ k: "fork", to: [197, 196] }, // 198
		{ k: "op", do: { op: "repair", code: 7, unless: ">" }, to: 198 }, // 199
		{ k: "look", body: 80, to: 181 }, // 200
		{ k: "literal", literal: 4, to: 200 }, // 201
		{ k: "eol", to: 201 }, // 202
		{ k: "fork", to: [202, 201] }, // 203
		{ k: "op", do: { op: "repair", code: 8 }, to: 203 }, // 204
		{ k: "space", greedy: false, to: 185 }, // 205
		{ k: "literal", literal: 4, to: 205 }, // 206
		{ k: "eol", to: 206 }, // 207
		{ k: "fork", to: [207, 206] }, // 208
		{ k: "op", do: { op: "repair", code: 1 }, to: 208 }, // 209
		{ k: "look", body: 91, to: 181 }, // 210
		{ k: "literal", literal: 10, to: 210 }, // 211
		{ k: "literal", literal: 3, to: 210 }, // 212
		{ k: "literal", literal: 2, to: 210 }, // 213
		{ k: "fork", to: [211, 212, 213] }, // 214
		{ k: "eol", to: 214 }, // 215
		{ k: "fork", to: [215, 214] }, // 216
		{ k: "op", do: { op: "repair", code: 9 }, to: 216 }, // 217
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 181 }, // 218
		{ k: "literal", literal: 5, to: 218 }, // 219
		{ k: "slot", slot: "unbound", field: "skip", to: 219 }, // 220
		{ k: "literal", literal: 8, to: 220 }, // 221
		{ k: "literal", literal: 2, to: 218 }, // 222
		{ k: "slot", slot: "tool", field: "skip", to: 219 }, // 223
		{ k: "literal", literal: 6, to: 223 }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 7, to: 225 }, // 226
		{ k: "fork", to: [222, 226, 224] }, // 227
		{ k: "space", greedy: true, to: 227 }, // 228
		{ k: "literal", literal: 3, to: 228 }, // 229
		{ k: "fork", to: [226, 224] }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "literal", literal: 2, to: 231 }, // 232
		{ k: "fork", to: [221, 229, 232] }, // 233
		{ k: "eol", to: 233 }, // 234
		{ k: "fork", to: [234, 233] }, // 235
		{ k: "op", do: { op: "repair", code: 10, fault: true }, to: 235 }, // 236
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 181 }, // 237
		{ k: "literal", literal: 5, to: 237 }, // 238
		{ k: "slot", slot: "unbound", field: "skip", to: 238 }, // 239
		{ k: "literal", literal: 11, to: 239 }, // 240
		{ k: "atom", kind: "word", field: "skip", to: 240 }, // 241
		{ k: "literal", literal: 12, to: 241 }, // 242
		{ k: "fork", to: [239, 242] }, // 243
		{ k: "space", greedy: true, to: 243 }, // 244
		{ k: "literal", literal: 4, to: 244 }, // 245
		{ k: "eol", to: 245 }, // 246
		{ k: "fork", to: [246, 245] }, // 247
		{ k: "op", do: { op: "repair", code: 11, fault: true }, to: 247 }, // 248
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 181 }, // 249
		{ k: "literal", literal: 5, to: 249 }, // 250
		{ k: "slot", slot: "tool", field: "skip", to: 250 }, // 251
		{ k: "literal", literal: 6, to: 251 }, // 252
		{ k: "space", greedy: true, to: 252 }, // 253
		{ k: "literal", literal: 7, to: 253 }, // 254
		{ k: "fork", to: [185, 188, 190, 195, 199, 204, 209, 217, 236, 248, 254, 252] }, // 255
		{ k: "text", field: "value", typed: true, stray: false, exits: 255, stops: [17, 18, 4, 9, 19, 20, 21, 22, 23, 24, 8, 3, 2, 25, 26, 10, 7, 6] }, // 256
		{ k: "eol", to: 256 }, // 257
		{ k: "fork", to: [257, 256] }, // 258
		{ k: "literal", literal: 5, to: 258 }, // 259
		{ k: "eol", to: 258 }, // 260
		{ k: "op", do: { op: "repair", code: 5 }, to: 260 }, // 261
		{ k: "fork", to: [259, 261] }, // 262
		{ k: "atom", kind: "word", field: "key", to: 262 }, // 263
		{ k: "literal", literal: 13, to: 262 }, // 264
		{ k: "atom", kind: "word", field: "key", to: 264 }, // 265
		{ k: "literal", literal: 13, to: 265 }, // 266
		{ k: "op", do: { op: "repair", code: 3 }, to: 266 }, // 267
		{ k: "literal", literal: 14, to: 263 }, // 268
		{ k: "op", do: { op: "repair", code: 4 }, to: 268 }, // 269
		{ k: "fork", to: [263, 267, 269] }, // 270
		{ k: "literal", literal: 8, to: 270 }, // 271
		{ k: "op", do: { op: "commit" }, to: 270 }, // 272
		{ k: "literal", literal: 8, to: 272 }, // 273
		{ k: "op", do: { op: "commit" }, to: 177 }, // 274
		{ k: "literal", literal: 3, to: 274 }, // 275
		{ k: "fork", to: [273, 275] }, // 276
		{ k: "space", greedy: true, to: 276 }, // 277
		{ k: "literal", literal: 5, to: 277 }, // 278
		{ k: "eol", to: 277 }, // 279
		{ k: "op", do: { op: "repair", code: 5 }, to: 279 }, // 280
		{ k: "fork", to: [278, 280] }, // 281
		{ k: "slot", slot: "tool", field: "name", to: 281 }, // 282
		{ k: "literal", literal: 6, to: 282 }, // 283
		{ k: "op", do: { op: "repair", code: 0 }, to: 283 }, // 284
		{ k: "op", do: { op: "open", unit: 1 }, to: 284 }, // 285
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 286
		{ k: "space", greedy: true, to: 286 }, // 287
		{ k: "literal", literal: 7, to: 287 }, // 288
		{ k: "op", do: { op: "repair", code: 6 }, to: 288 }, // 289
		{ k: "op", do: { op: "open", unit: 2 }, to: 289 }, // 290
		{ k: "op", do: { op: "settle" }, to: 0 }, // 291
		{ k: "eol", to: 2 }, // 292
		{ k: "fork", to: [292, 2] }, // 293
		{ k: "eol", to: 293 }, // 294
		{ k: "fork", to: [294, 293] }, // 295
		{ k: "literal", literal: 0, to: 295 }, // 296
		{ k: "eol", to: 296 }, // 297
		{ k: "fork", to: [297, 296] }, // 298
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 298, stops: [15, 16, 0] }, // 299
		{ k: "eol", to: 299 }, // 300
		{ k: "fork", to: [300, 299] }, // 301
		{ k: "literal", literal: 1, to: 301 }, // 302
		{ k: "fork", to: [302, 301] }, // 303
	],
};
