// Generated from grammars/qwen_coder.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** <function=NAME> with one <parameter=KEY> per argument */
export const qwen_coder: Format = {
	version: 2,
	name: "qwen_coder",
	title: "<function=NAME> with one <parameter=KEY> per argument",
	aliases: ["qwen3_coder", "qwen3-coder", "step3p5", "qwen3_xml", "qwen_xml", "qwen_3_coder", "qwen_3_5", "qwen3.5", "qwen3_5_moe", "ornith"],
	models: ["deepreinforce-ai/Ornith-*", "Qwen/Qwen3-Coder-*", "Qwen/Qwen3.5-*", "Qwen/Qwen3.6-*", "stepfun-ai/Step-3.5-*", "stepfun-ai/Step-3.7-*", "Qwen/Qwen3.7-*", "Qwen/Qwen3.8-*", "LGAI-EXAONE/K-EXAONE-2.0-*", "internlm/Intern-S2-*", "PrimeIntellect/INTELLECT-3*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>", "<|endoftext|>"],
	ends: ["<|im_end|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 664,
	lenient: ["bare", "doubled-close", "unclosed-function", "quoted-name", "doubled-prefix", "open-tag", "no-bracket", "name-tag", "other-word", "attributes", "property-tags", "json-body", "unclosed-value", "unclosed-call", "other-close", "unknown-close", "unopened-key"],
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
		"function=", // 16
		"</call>", // 17
		"</tool>", // 18
		"</invoke>", // 19
		"<call=", // 20
		"<tool=", // 21
		"<invoke=", // 22
		"<parameter name=\"", // 23
		"\">", // 24
		"<function name=\"", // 25
		"\n</think>", // 26
		"\r\n</think>", // 27
		"\n</parameter>", // 28
		"\r\n</parameter>", // 29
		"\n\n<parameter=", // 30
		"\n\n</function>", // 31
		"\n\n</tool_call>", // 32
		"\n\r\n<parameter=", // 33
		"\n\r\n</function>", // 34
		"\n\r\n</tool_call>", // 35
		"\n<parameter=", // 36
		"\n</function>", // 37
		"\n</tool_call>", // 38
		"\r\n\n<parameter=", // 39
		"\r\n\n</function>", // 40
		"\r\n\n</tool_call>", // 41
		"\r\n\r\n<parameter=", // 42
		"\r\n\r\n</function>", // 43
		"\r\n\r\n</tool_call>", // 44
		"\r\n<parameter=", // 45
		"\r\n</function>", // 46
		"\r\n</tool_call>", // 47
		"\n<parameter>", // 48
		"\r\n<parameter>", // 49
		"\n</", // 50
		"\r\n</", // 51
	],
	openings: [1, 7, 6, 20, 21, 22],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 477 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 7, 6, 20, 21, 22], after: 2, closable: [20, 22, 23, 24, 25, 26, 27, 28, 150, 151, 152, 153, 154], closableByLoop: [21, 29, 30, 31, 37, 38, 39, 40, 41, 42, 43, 44, 49, 50, 51, 52, 53, 54, 55, 56, 57, 60, 61, 62, 63, 64, 75, 76, 77, 78, 79, 80, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 94, 95, 96, 97, 98, 99, 100, 101, 131, 155, 156, 157, 158, 159, 160, 162], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 7, 6, 20, 21, 22], after: 2, closable: [20, 21, 22, 174, 268, 269], closableByLoop: [175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 249, 270, 271, 272, 273, 274, 275], pairs: true }, // 1
		{ closes: [2, 3], openings: [1, 7, 6, 20, 21, 22], after: 2, closable: [20, 21, 22, 174], closableByLoop: [175, 176, 177, 178, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 350], pairs: true }, // 2
		{ closes: [3, 2, 19, 18, 17], openings: [1, 7, 6, 20, 21, 22], after: 2, closable: [20, 21, 22, 174], closableByLoop: [175, 378, 379, 380, 381, 382, 383, 384, 390, 391, 392, 393], pairs: true }, // 3
		{ closes: [2], openings: [1, 7, 6, 20, 21, 22], after: 2, closable: [20, 21, 22, 432, 433], closableByLoop: [23, 414, 415, 416, 420, 421, 422, 423, 434, 435, 436], pairs: true }, // 4
		{ closes: [2], openings: [1, 7, 6, 20, 21, 22], after: 2, closable: [20, 21, 22], closableByLoop: [23, 443, 444, 445, 450, 451, 452, 453, 454, 455], pairs: true }, // 5
		{ closes: [2], openings: [1, 7, 6, 20, 21, 22], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 6
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 7, 6, 13, 20, 21, 22], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 173, 279, 377, 413, 442, 471, 476, 0] }, // 3
		{ k: "fork", to: [19, 173, 279, 377, 413, 442, 471, 476] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [26, 27, 0], terminators: [5] }, // 13
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
		{ k: "op", do: { op: "repair", code: 13 }, to: 21 }, // 31
		{ k: "literal", literal: 5, to: 0 }, // 32
		{ k: "slot", slot: "tool", field: "skip", to: 32 }, // 33
		{ k: "literal", literal: 6, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "look", body: 36, to: 20 }, // 37
		{ k: "op", do: { op: "repair", code: 13 }, to: 37 }, // 38
		{ k: "look", body: 34, to: 20 }, // 39
		{ k: "op", do: { op: "repair", code: 13 }, to: 39 }, // 40
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
		{ k: "op", do: { op: "repair", code: 12 }, to: 79 }, // 80
		{ k: "fork", to: [58, 36, 34] }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "look", body: 82, to: 44 }, // 83
		{ k: "literal", literal: 4, to: 83 }, // 84
		{ k: "eol", to: 84 }, // 85
		{ k: "fork", to: [85, 84] }, // 86
		{ k: "op", do: { op: "repair", code: 13 }, to: 86 }, // 87
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
		{ k: "op", do: { op: "repair", code: 14 }, to: 100 }, // 101
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
		{ k: "op", do: { op: "repair", code: 15, fault: true }, to: 112 }, // 113
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
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 123 }, // 124
		{ k: "op", do: { op: "break", at: "here" }, to: 44 }, // 125
		{ k: "literal", literal: 5, to: 125 }, // 126
		{ k: "slot", slot: "tool", field: "skip", to: 126 }, // 127
		{ k: "literal", literal: 6, to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 7, to: 129 }, // 130
		{ k: "fork", to: [52, 55, 57, 64, 80, 87, 92, 101, 113, 124, 130, 128] }, // 131
		{ k: "text", field: "value", typed: true, stray: false, exits: 131, stops: [28, 29, 4, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 8, 3, 2, 48, 49, 10, 11, 7, 6], terminators: [44] }, // 132
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
		{ k: "literal", literal: 16, to: 166 }, // 168
		{ k: "op", do: { op: "repair", code: 6 }, to: 168 }, // 169
		{ k: "fork", to: [167, 169] }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "literal", literal: 7, to: 171 }, // 172
		{ k: "op", do: { op: "open", unit: 0 }, to: 172 }, // 173
		{ k: "fork", to: [22, 20] }, // 174
		{ k: "literal", literal: 3, to: 174 }, // 175
		{ k: "look", body: 58, to: 174 }, // 176
		{ k: "op", do: { op: "repair", code: 2 }, to: 176 }, // 177
		{ k: "fork", to: [175, 177] }, // 178
		{ k: "fork", to: [265, 178] }, // 179
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
		{ k: "eol", to: 198 }, // 199
		{ k: "fork", to: [199, 198] }, // 200
		{ k: "op", do: { op: "repair", code: 12 }, to: 200 }, // 201
		{ k: "look", body: 82, to: 181 }, // 202
		{ k: "literal", literal: 4, to: 202 }, // 203
		{ k: "eol", to: 203 }, // 204
		{ k: "fork", to: [204, 203] }, // 205
		{ k: "op", do: { op: "repair", code: 13 }, to: 205 }, // 206
		{ k: "space", greedy: false, to: 185 }, // 207
		{ k: "literal", literal: 4, to: 207 }, // 208
		{ k: "eol", to: 208 }, // 209
		{ k: "fork", to: [209, 208] }, // 210
		{ k: "op", do: { op: "repair", code: 1 }, to: 210 }, // 211
		{ k: "look", body: 93, to: 181 }, // 212
		{ k: "literal", literal: 10, to: 212 }, // 213
		{ k: "literal", literal: 3, to: 212 }, // 214
		{ k: "literal", literal: 2, to: 212 }, // 215
		{ k: "fork", to: [213, 214, 215] }, // 216
		{ k: "eol", to: 216 }, // 217
		{ k: "fork", to: [217, 216] }, // 218
		{ k: "op", do: { op: "repair", code: 14 }, to: 218 }, // 219
		{ k: "op", do: { op: "break", at: "skip" }, to: 181 }, // 220
		{ k: "literal", literal: 5, to: 220 }, // 221
		{ k: "slot", slot: "unbound", field: "skip", to: 221 }, // 222
		{ k: "literal", literal: 8, to: 222 }, // 223
		{ k: "literal", literal: 3, to: 220 }, // 224
		{ k: "literal", literal: 2, to: 220 }, // 225
		{ k: "fork", to: [223, 224, 225] }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "literal", literal: 5, to: 227 }, // 228
		{ k: "atom", kind: "word", field: "skip", to: 228 }, // 229
		{ k: "literal", literal: 11, to: 229 }, // 230
		{ k: "op", do: { op: "repair", code: 15, fault: true }, to: 230 }, // 231
		{ k: "literal", literal: 12, to: 222 }, // 232
		{ k: "atom", kind: "word", field: "skip", to: 232 }, // 233
		{ k: "literal", literal: 13, to: 233 }, // 234
		{ k: "slot", slot: "tool", field: "skip", to: 221 }, // 235
		{ k: "literal", literal: 6, to: 235 }, // 236
		{ k: "fork", to: [222, 234, 236, 235] }, // 237
		{ k: "space", greedy: true, to: 237 }, // 238
		{ k: "literal", literal: 4, to: 238 }, // 239
		{ k: "eol", to: 239 }, // 240
		{ k: "fork", to: [240, 239] }, // 241
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 241 }, // 242
		{ k: "op", do: { op: "break", at: "here" }, to: 181 }, // 243
		{ k: "literal", literal: 5, to: 243 }, // 244
		{ k: "slot", slot: "tool", field: "skip", to: 244 }, // 245
		{ k: "literal", literal: 6, to: 245 }, // 246
		{ k: "space", greedy: true, to: 246 }, // 247
		{ k: "literal", literal: 7, to: 247 }, // 248
		{ k: "fork", to: [185, 188, 190, 195, 201, 206, 211, 219, 231, 242, 248, 246] }, // 249
		{ k: "text", field: "value", typed: true, stray: false, exits: 249, stops: [28, 29, 4, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 8, 3, 2, 48, 49, 10, 11, 7, 6], terminators: [181] }, // 250
		{ k: "eol", to: 250 }, // 251
		{ k: "fork", to: [251, 250] }, // 252
		{ k: "literal", literal: 5, to: 252 }, // 253
		{ k: "eol", to: 252 }, // 254
		{ k: "op", do: { op: "repair", code: 5 }, to: 254 }, // 255
		{ k: "fork", to: [253, 255] }, // 256
		{ k: "atom", kind: "word", field: "key", to: 256 }, // 257
		{ k: "literal", literal: 14, to: 256 }, // 258
		{ k: "atom", kind: "word", field: "key", to: 258 }, // 259
		{ k: "literal", literal: 14, to: 259 }, // 260
		{ k: "op", do: { op: "repair", code: 3 }, to: 260 }, // 261
		{ k: "literal", literal: 15, to: 257 }, // 262
		{ k: "op", do: { op: "repair", code: 4 }, to: 262 }, // 263
		{ k: "fork", to: [257, 261, 263] }, // 264
		{ k: "literal", literal: 8, to: 264 }, // 265
		{ k: "op", do: { op: "commit" }, to: 264 }, // 266
		{ k: "literal", literal: 8, to: 266 }, // 267
		{ k: "op", do: { op: "commit" }, to: 174 }, // 268
		{ k: "literal", literal: 3, to: 268 }, // 269
		{ k: "fork", to: [267, 269] }, // 270
		{ k: "space", greedy: true, to: 270 }, // 271
		{ k: "literal", literal: 5, to: 271 }, // 272
		{ k: "eol", to: 271 }, // 273
		{ k: "op", do: { op: "repair", code: 5 }, to: 273 }, // 274
		{ k: "fork", to: [272, 274] }, // 275
		{ k: "slot", slot: "tool", field: "name", to: 275 }, // 276
		{ k: "literal", literal: 6, to: 276 }, // 277
		{ k: "op", do: { op: "repair", code: 0 }, to: 277 }, // 278
		{ k: "op", do: { op: "open", unit: 1 }, to: 278 }, // 279
		{ k: "fork", to: [366, 178] }, // 280
		{ k: "space", greedy: true, to: 280 }, // 281
		{ k: "op", do: { op: "settle" }, to: 281 }, // 282
		{ k: "look", body: 48, to: 282 }, // 283
		{ k: "literal", literal: 4, to: 283 }, // 284
		{ k: "eol", to: 284 }, // 285
		{ k: "fork", to: [285, 284] }, // 286
		{ k: "literal", literal: 4, to: 285 }, // 287
		{ k: "eol", to: 287 }, // 288
		{ k: "op", do: { op: "repair", code: 1 }, to: 288 }, // 289
		{ k: "literal", literal: 9, to: 283 }, // 290
		{ k: "op", do: { op: "repair", code: 1 }, to: 290 }, // 291
		{ k: "look", body: 59, to: 282 }, // 292
		{ k: "literal", literal: 4, to: 292 }, // 293
		{ k: "eol", to: 293 }, // 294
		{ k: "fork", to: [294, 293] }, // 295
		{ k: "op", do: { op: "repair", code: 2 }, to: 295 }, // 296
		{ k: "look", body: 74, to: 282 }, // 297
		{ k: "eol", to: 297 }, // 298
		{ k: "fork", to: [298, 297] }, // 299
		{ k: "eol", to: 299 }, // 300
		{ k: "fork", to: [300, 299] }, // 301
		{ k: "op", do: { op: "repair", code: 12 }, to: 301 }, // 302
		{ k: "look", body: 82, to: 282 }, // 303
		{ k: "literal", literal: 4, to: 303 }, // 304
		{ k: "eol", to: 304 }, // 305
		{ k: "fork", to: [305, 304] }, // 306
		{ k: "op", do: { op: "repair", code: 13 }, to: 306 }, // 307
		{ k: "space", greedy: false, to: 286 }, // 308
		{ k: "literal", literal: 4, to: 308 }, // 309
		{ k: "eol", to: 309 }, // 310
		{ k: "fork", to: [310, 309] }, // 311
		{ k: "op", do: { op: "repair", code: 1 }, to: 311 }, // 312
		{ k: "look", body: 93, to: 282 }, // 313
		{ k: "literal", literal: 10, to: 313 }, // 314
		{ k: "literal", literal: 3, to: 313 }, // 315
		{ k: "literal", literal: 2, to: 313 }, // 316
		{ k: "fork", to: [314, 315, 316] }, // 317
		{ k: "eol", to: 317 }, // 318
		{ k: "fork", to: [318, 317] }, // 319
		{ k: "op", do: { op: "repair", code: 14 }, to: 319 }, // 320
		{ k: "op", do: { op: "break", at: "skip" }, to: 282 }, // 321
		{ k: "literal", literal: 5, to: 321 }, // 322
		{ k: "slot", slot: "unbound", field: "skip", to: 322 }, // 323
		{ k: "literal", literal: 8, to: 323 }, // 324
		{ k: "literal", literal: 3, to: 321 }, // 325
		{ k: "literal", literal: 2, to: 321 }, // 326
		{ k: "fork", to: [324, 325, 326] }, // 327
		{ k: "space", greedy: true, to: 327 }, // 328
		{ k: "literal", literal: 5, to: 328 }, // 329
		{ k: "atom", kind: "word", field: "skip", to: 329 }, // 330
		{ k: "literal", literal: 11, to: 330 }, // 331
		{ k: "op", do: { op: "repair", code: 15, fault: true }, to: 331 }, // 332
		{ k: "literal", literal: 12, to: 323 }, // 333
		{ k: "atom", kind: "word", field: "skip", to: 333 }, // 334
		{ k: "literal", literal: 13, to: 334 }, // 335
		{ k: "slot", slot: "tool", field: "skip", to: 322 }, // 336
		{ k: "literal", literal: 6, to: 336 }, // 337
		{ k: "fork", to: [323, 335, 337, 336] }, // 338
		{ k: "space", greedy: true, to: 338 }, // 339
		{ k: "literal", literal: 4, to: 339 }, // 340
		{ k: "eol", to: 340 }, // 341
		{ k: "fork", to: [341, 340] }, // 342
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 342 }, // 343
		{ k: "op", do: { op: "break", at: "here" }, to: 282 }, // 344
		{ k: "literal", literal: 5, to: 344 }, // 345
		{ k: "slot", slot: "tool", field: "skip", to: 345 }, // 346
		{ k: "literal", literal: 6, to: 346 }, // 347
		{ k: "space", greedy: true, to: 347 }, // 348
		{ k: "literal", literal: 7, to: 348 }, // 349
		{ k: "fork", to: [286, 289, 291, 296, 302, 307, 312, 320, 332, 343, 349, 347] }, // 350
		{ k: "text", field: "value", typed: true, stray: false, exits: 350, stops: [28, 29, 4, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 8, 3, 2, 48, 49, 10, 11, 7, 6], terminators: [282] }, // 351
		{ k: "eol", to: 351 }, // 352
		{ k: "fork", to: [352, 351] }, // 353
		{ k: "literal", literal: 5, to: 353 }, // 354
		{ k: "eol", to: 353 }, // 355
		{ k: "op", do: { op: "repair", code: 5 }, to: 355 }, // 356
		{ k: "fork", to: [354, 356] }, // 357
		{ k: "atom", kind: "word", field: "key", to: 357 }, // 358
		{ k: "literal", literal: 14, to: 357 }, // 359
		{ k: "atom", kind: "word", field: "key", to: 359 }, // 360
		{ k: "literal", literal: 14, to: 360 }, // 361
		{ k: "op", do: { op: "repair", code: 3 }, to: 361 }, // 362
		{ k: "literal", literal: 15, to: 358 }, // 363
		{ k: "op", do: { op: "repair", code: 4 }, to: 363 }, // 364
		{ k: "fork", to: [358, 362, 364] }, // 365
		{ k: "literal", literal: 8, to: 365 }, // 366
		{ k: "op", do: { op: "commit" }, to: 365 }, // 367
		{ k: "literal", literal: 8, to: 367 }, // 368
		{ k: "space", greedy: true, to: 368 }, // 369
		{ k: "literal", literal: 5, to: 369 }, // 370
		{ k: "slot", slot: "tool", field: "name", to: 370 }, // 371
		{ k: "literal", literal: 13, to: 371 }, // 372
		{ k: "space", greedy: true, to: 372 }, // 373
		{ k: "literal", literal: 7, to: 373 }, // 374
		{ k: "fork", to: [374, 372] }, // 375
		{ k: "op", do: { op: "repair", code: 7 }, to: 375 }, // 376
		{ k: "op", do: { op: "open", unit: 2 }, to: 376 }, // 377
		{ k: "literal", literal: 17, to: 174 }, // 378
		{ k: "literal", literal: 18, to: 174 }, // 379
		{ k: "literal", literal: 19, to: 174 }, // 380
		{ k: "fork", to: [378, 379, 380, 175] }, // 381
		{ k: "fork", to: [399, 381] }, // 382
		{ k: "space", greedy: true, to: 382 }, // 383
		{ k: "op", do: { op: "settle" }, to: 383 }, // 384
		{ k: "literal", literal: 17, to: 0 }, // 385
		{ k: "literal", literal: 18, to: 0 }, // 386
		{ k: "literal", literal: 19, to: 0 }, // 387
		{ k: "fork", to: [45, 385, 386, 387, 46] }, // 388
		{ k: "space", greedy: true, to: 388 }, // 389
		{ k: "look", body: 389, to: 384 }, // 390
		{ k: "literal", literal: 4, to: 390 }, // 391
		{ k: "eol", to: 391 }, // 392
		{ k: "fork", to: [392, 391] }, // 393
		{ k: "text", field: "value", typed: true, stray: false, exits: 393, stops: [28, 29, 4], terminators: [384] }, // 394
		{ k: "eol", to: 394 }, // 395
		{ k: "fork", to: [395, 394] }, // 396
		{ k: "literal", literal: 5, to: 396 }, // 397
		{ k: "atom", kind: "word", field: "key", to: 397 }, // 398
		{ k: "literal", literal: 8, to: 398 }, // 399
		{ k: "op", do: { op: "commit" }, to: 398 }, // 400
		{ k: "literal", literal: 8, to: 400 }, // 401
		{ k: "space", greedy: true, to: 401 }, // 402
		{ k: "literal", literal: 5, to: 402 }, // 403
		{ k: "slot", slot: "tool", field: "name", to: 403 }, // 404
		{ k: "literal", literal: 20, to: 404 }, // 405
		{ k: "literal", literal: 21, to: 404 }, // 406
		{ k: "literal", literal: 22, to: 404 }, // 407
		{ k: "fork", to: [405, 406, 407] }, // 408
		{ k: "space", greedy: true, to: 408 }, // 409
		{ k: "literal", literal: 7, to: 409 }, // 410
		{ k: "fork", to: [410, 408] }, // 411
		{ k: "op", do: { op: "repair", code: 8 }, to: 411 }, // 412
		{ k: "op", do: { op: "open", unit: 3 }, to: 412 }, // 413
		{ k: "fork", to: [429, 23] }, // 414
		{ k: "space", greedy: true, to: 414 }, // 415
		{ k: "op", do: { op: "settle" }, to: 415 }, // 416
		{ k: "literal", literal: 23, to: 0 }, // 417
		{ k: "fork", to: [417, 46] }, // 418
		{ k: "space", greedy: true, to: 418 }, // 419
		{ k: "look", body: 419, to: 416 }, // 420
		{ k: "literal", literal: 4, to: 420 }, // 421
		{ k: "eol", to: 421 }, // 422
		{ k: "fork", to: [422, 421] }, // 423
		{ k: "text", field: "value", typed: true, stray: false, exits: 423, stops: [28, 29, 4], terminators: [416] }, // 424
		{ k: "eol", to: 424 }, // 425
		{ k: "fork", to: [425, 424] }, // 426
		{ k: "literal", literal: 24, to: 426 }, // 427
		{ k: "atom", kind: "attr", field: "key", to: 427 }, // 428
		{ k: "literal", literal: 23, to: 428 }, // 429
		{ k: "op", do: { op: "commit" }, to: 428 }, // 430
		{ k: "literal", literal: 23, to: 430 }, // 431
		{ k: "op", do: { op: "commit" }, to: 22 }, // 432
		{ k: "literal", literal: 3, to: 432 }, // 433
		{ k: "fork", to: [431, 433] }, // 434
		{ k: "space", greedy: true, to: 434 }, // 435
		{ k: "literal", literal: 24, to: 435 }, // 436
		{ k: "slot", slot: "tool", field: "name", to: 436 }, // 437
		{ k: "literal", literal: 25, to: 437 }, // 438
		{ k: "space", greedy: true, to: 438 }, // 439
		{ k: "literal", literal: 7, to: 439 }, // 440
		{ k: "op", do: { op: "repair", code: 9 }, to: 440 }, // 441
		{ k: "op", do: { op: "open", unit: 4 }, to: 441 }, // 442
		{ k: "fork", to: [461, 23] }, // 443
		{ k: "space", greedy: true, to: 443 }, // 444
		{ k: "op", do: { op: "settle" }, to: 444 }, // 445
		{ k: "slot", slot: "prop", field: "skip", to: 32 }, // 446
		{ k: "literal", literal: 13, to: 446 }, // 447
		{ k: "fork", to: [447, 46] }, // 448
		{ k: "space", greedy: true, to: 448 }, // 449
		{ k: "look", body: 449, to: 445 }, // 450
		{ k: "literal", literal: 5, to: 450 }, // 451
		{ k: "same", field: "key", to: 451 }, // 452
		{ k: "literal", literal: 11, to: 452 }, // 453
		{ k: "eol", to: 453 }, // 454
		{ k: "fork", to: [454, 453] }, // 455
		{ k: "text", field: "value", typed: true, stray: false, exits: 455, stops: [50, 51, 11], terminators: [445] }, // 456
		{ k: "eol", to: 456 }, // 457
		{ k: "fork", to: [457, 456] }, // 458
		{ k: "literal", literal: 5, to: 458 }, // 459
		{ k: "slot", slot: "prop", field: "key", to: 459 }, // 460
		{ k: "literal", literal: 13, to: 460 }, // 461
		{ k: "op", do: { op: "commit" }, to: 461 }, // 462
		{ k: "look", body: 447, to: 462 }, // 463
		{ k: "space", greedy: true, to: 463 }, // 464
		{ k: "literal", literal: 5, to: 464 }, // 465
		{ k: "slot", slot: "tool", field: "name", to: 465 }, // 466
		{ k: "literal", literal: 6, to: 466 }, // 467
		{ k: "space", greedy: true, to: 467 }, // 468
		{ k: "literal", literal: 7, to: 468 }, // 469
		{ k: "op", do: { op: "repair", code: 10 }, to: 469 }, // 470
		{ k: "op", do: { op: "open", unit: 5 }, to: 470 }, // 471
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 472
		{ k: "space", greedy: true, to: 472 }, // 473
		{ k: "literal", literal: 7, to: 473 }, // 474
		{ k: "op", do: { op: "repair", code: 11 }, to: 474 }, // 475
		{ k: "op", do: { op: "open", unit: 6 }, to: 475 }, // 476
		{ k: "fork", to: [16, 15] }, // 477
	],
};
