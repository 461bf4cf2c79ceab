// Generated from grammars/deepseek_v4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** DSML: invokes with typed parameters, in <｜DSML｜tool_calls> */
export const deepseek_v4: Format = {
	version: 2,
	name: "deepseek_v4",
	title: "DSML: invokes with typed parameters, in <｜DSML｜tool_calls>",
	aliases: ["deepseekv4"],
	models: ["deepseek-ai/DeepSeek-V4-*"],
	tokens: ["｜DSML｜", "<think>", "</think>", "<｜end▁of▁sentence｜>"],
	ends: ["<｜end▁of▁sentence｜>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["bare", "other-section", "untyped", "more-attributes", "broken-line", "self-closing", "trailing-bar", "fenced-call", "other-bars", "signs-around", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</｜DSML｜tool_calls>", // 2
		"</｜DSML｜invoke>", // 3
		"\">", // 4
		"<｜DSML｜invoke name=\"", // 5
		"<｜DSML｜parameter", // 6
		"</｜DSML｜parameter>", // 7
		"\" string=\"true\">", // 8
		"<｜DSML｜parameter name=\"", // 9
		"<｜DSML｜tool_calls>", // 10
		"\" string=\"false\">", // 11
		"<｜DSML｜parameter>", // 12
		">", // 13
		"</｜DSML｜", // 14
		"=\"", // 15
		" ", // 16
		"｜", // 17
		"<｜", // 18
		"\"", // 19
		"\" string=\"true\"", // 20
		"\" string=\"false\"", // 21
		"string=\"true\">", // 22
		"string=\"false\">", // 23
		"}", // 24
		"<｜DSML｜", // 25
		"{", // 26
		"\"/>", // 27
		"\" />", // 28
		"name=\"", // 29
		"<｜DSML｜invoke", // 30
		"<｜DSML｜tool_calls|", // 31
		"<｜DSML｜tool_calls｜", // 32
		"</｜DSML｜function_calls>", // 33
		"<｜DSML｜function_calls>", // 34
		"</｜DSML｜toolcall>", // 35
		"```", // 36
		"```json", // 37
		"<｜DSML｜toolcall>", // 38
		"</‖DSML‖tool_calls>", // 39
		"</｜｜DSML｜｜tool_calls>", // 40
		"</|DSML|tool_calls>", // 41
		"</‖DSML‖invoke>", // 42
		"</｜｜DSML｜｜invoke>", // 43
		"</|DSML|invoke>", // 44
		"<‖DSML‖parameter name", // 45
		"<｜｜DSML｜｜parameter name", // 46
		"<|DSML|parameter name", // 47
		"</‖DSML‖parameter>", // 48
		"</｜｜DSML｜｜parameter>", // 49
		"</|DSML|parameter>", // 50
		"<‖DSML‖invoke name=\"", // 51
		"<｜｜DSML｜｜invoke name=\"", // 52
		"<|DSML|invoke name=\"", // 53
		"<‖DSML‖tool_calls>", // 54
		"<｜｜DSML｜｜tool_calls>", // 55
		"<|DSML|tool_calls>", // 56
		"\n<｜DSML｜parameter name=\"", // 57
		"\n</｜DSML｜invoke>", // 58
		"\r\n<｜DSML｜parameter name=\"", // 59
		"\r\n</｜DSML｜invoke>", // 60
		"\n<｜DSML｜parameter>", // 61
		"\r\n<｜DSML｜parameter>", // 62
	],
	openings: [1, 10, 31, 32, 5, 30, 34, 38, 54, 55, 56],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 595 }, // 0
	],
	units: [
		{ closes: [28, 3], openings: [5, 30, 2, 1, 10, 31, 32, 34, 38, 54, 55, 56], after: 13, closable: [17, 156, 158, 159, 160, 161, 162, 163, 175, 176, 177, 178], closableByLoop: [18, 20, 21, 25, 26, 27, 28, 29, 30, 35, 36, 50, 51, 52, 53, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 75, 78, 79, 80, 91, 104, 105, 110, 165, 166, 167, 174, 179], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 31, 32, 5, 30, 34, 38, 54, 55, 56], after: 2, closable: [207, 208, 209, 210, 325, 326, 327, 328, 329, 330, 331], closableByLoop: [211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 243, 244, 247, 248, 249, 260, 273, 274, 279, 333, 334, 335, 336], pairs: true }, // 1
		{ closes: [28, 3], openings: [5, 30, 33, 1, 10, 31, 32, 34, 38, 54, 55, 56], after: 348, closable: [352, 467, 468, 469, 470, 471, 472, 473, 479, 480, 481, 482], closableByLoop: [353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 385, 386, 389, 390, 391, 402, 415, 416, 421, 475, 476, 477, 478, 483], pairs: true }, // 2
		{ closes: [35], openings: [1, 10, 31, 32, 5, 30, 34, 38, 54, 55, 56], after: 2, closable: [207, 495, 496, 497, 498, 499], closableByLoop: [], pairs: false }, // 3
		{ closes: [44, 43, 42], openings: [51, 52, 53, 39, 40, 41, 1, 10, 31, 32, 5, 30, 34, 38, 54, 55, 56], after: 513, closable: [517, 555, 558, 559, 560, 561, 562, 563], closableByLoop: [518, 519, 520, 521, 522, 523, 524, 525, 536, 537, 538, 539, 540, 541, 565, 566, 567, 571], pairs: true }, // 4
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 31, 32, 5, 30, 34, 38, 54, 55, 56], stray: false }, // 2
		{ k: "fork", to: [11, 206, 346, 494, 508, 590, 0] }, // 3
		{ k: "fork", to: [11, 206, 346, 494, 508, 590] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [5, 30, 2, 1, 10, 31, 32, 34, 38, 54, 55, 56], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [188, 12, 189] }, // 14
		{ k: "fork", to: [188, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 0 }, // 19
		{ k: "look", body: 19, to: 17 }, // 20
		{ k: "op", do: { op: "repair", code: 11 }, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 0 }, // 22
		{ k: "slot", slot: "tool", field: "skip", to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "look", body: 24, to: 17 }, // 25
		{ k: "op", do: { op: "repair", code: 11 }, to: 25 }, // 26
		{ k: "fork", to: [18, 21, 26] }, // 27
		{ k: "fork", to: [155, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "op", do: { op: "settle" }, to: 29 }, // 30
		{ k: "literal", literal: 6, to: 0 }, // 31
		{ k: "literal", literal: 3, to: 0 }, // 32
		{ k: "fork", to: [31, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "look", body: 34, to: 30 }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "literal", literal: 8, to: 0 }, // 37
		{ k: "slot", slot: "unbound", field: "skip", to: 37 }, // 38
		{ k: "literal", literal: 9, to: 38 }, // 39
		{ k: "space", greedy: true, to: 24 }, // 40
		{ k: "literal", literal: 10, to: 40 }, // 41
		{ k: "assert", what: "end", to: 0 }, // 42
		{ k: "fork", to: [24, 41, 19, 42] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 3, to: 44 }, // 45
		{ k: "literal", literal: 11, to: 0 }, // 46
		{ k: "slot", slot: "unbound", field: "skip", to: 46 }, // 47
		{ k: "literal", literal: 9, to: 47 }, // 48
		{ k: "fork", to: [39, 45, 48] }, // 49
		{ k: "look", body: 49, to: 30 }, // 50
		{ k: "eol", to: 50 }, // 51
		{ k: "fork", to: [51, 50] }, // 52
		{ k: "op", do: { op: "repair", code: 10 }, to: 52 }, // 53
		{ k: "fork", to: [19, 24] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 30 }, // 56
		{ k: "literal", literal: 7, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 11 }, to: 57 }, // 58
		{ k: "space", greedy: true, to: 36 }, // 59
		{ k: "literal", literal: 7, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 12 }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 49 }, // 62
		{ k: "look", body: 62, to: 30 }, // 63
		{ k: "literal", literal: 12, to: 63 }, // 64
		{ k: "literal", literal: 3, to: 63 }, // 65
		{ k: "fork", to: [64, 65] }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "op", do: { op: "repair", code: 13 }, to: 68 }, // 69
		{ k: "op", do: { op: "break", at: "skip" }, to: 30 }, // 70
		{ k: "literal", literal: 8, to: 70 }, // 71
		{ k: "slot", slot: "unbound", field: "skip", to: 71 }, // 72
		{ k: "literal", literal: 9, to: 72 }, // 73
		{ k: "literal", literal: 3, to: 70 }, // 74
		{ k: "literal", literal: 11, to: 70 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 9, to: 76 }, // 77
		{ k: "fork", to: [73, 74, 77] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 13, to: 79 }, // 80
		{ k: "atom", kind: "word", field: "skip", to: 80 }, // 81
		{ k: "literal", literal: 14, to: 81 }, // 82
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 82 }, // 83
		{ k: "literal", literal: 15, to: 72 }, // 84
		{ k: "atom", kind: "word", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 16, to: 85 }, // 86
		{ k: "atom", kind: "word", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 17, to: 87 }, // 88
		{ k: "atom", kind: "word", field: "skip", to: 88 }, // 89
		{ k: "literal", literal: 18, to: 89 }, // 90
		{ k: "literal", literal: 4, to: 70 }, // 91
		{ k: "slot", slot: "tool", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 15, to: 76 }, // 93
		{ k: "atom", kind: "word", field: "skip", to: 93 }, // 94
		{ k: "literal", literal: 16, to: 94 }, // 95
		{ k: "atom", kind: "word", field: "skip", to: 95 }, // 96
		{ k: "literal", literal: 17, to: 96 }, // 97
		{ k: "atom", kind: "word", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 18, to: 98 }, // 99
		{ k: "fork", to: [72, 90, 92, 76, 99] }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 7, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 15, fault: true }, to: 102 }, // 103
		{ k: "op", do: { op: "break", at: "here" }, to: 30 }, // 104
		{ k: "literal", literal: 4, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 5, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 10, to: 108 }, // 109
		{ k: "fork", to: [36, 53, 58, 61, 69, 83, 103, 107, 109] }, // 110
		{ k: "text", field: "value", typed: false, stray: false, exits: 110, stops: [7, 57, 58, 59, 60, 9, 3, 61, 62, 12, 14, 5, 10] }, // 111
		{ k: "literal", literal: 8, to: 111 }, // 112
		{ k: "text", field: "value", typed: true, stray: false, exits: 110, stops: [7, 57, 58, 59, 60, 9, 3, 61, 62, 12, 14, 5, 10] }, // 113
		{ k: "literal", literal: 11, to: 113 }, // 114
		{ k: "literal", literal: 4, to: 113 }, // 115
		{ k: "op", do: { op: "repair", code: 2 }, to: 115 }, // 116
		{ k: "literal", literal: 13, to: 111 }, // 117
		{ k: "fork", to: [123, 117] }, // 118
		{ k: "literal", literal: 19, to: 118 }, // 119
		{ k: "atom", kind: "attr", field: "skip", to: 119 }, // 120
		{ k: "literal", literal: 15, to: 120 }, // 121
		{ k: "atom", kind: "word", field: "skip", to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 20, to: 123 }, // 124
		{ k: "op", do: { op: "repair", code: 3 }, to: 124 }, // 125
		{ k: "literal", literal: 13, to: 113 }, // 126
		{ k: "fork", to: [132, 126] }, // 127
		{ k: "literal", literal: 19, to: 127 }, // 128
		{ k: "atom", kind: "attr", field: "skip", to: 128 }, // 129
		{ k: "literal", literal: 15, to: 129 }, // 130
		{ k: "atom", kind: "word", field: "skip", to: 130 }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "literal", literal: 21, to: 132 }, // 133
		{ k: "op", do: { op: "repair", code: 3 }, to: 133 }, // 134
		{ k: "fork", to: [140, 126] }, // 135
		{ k: "literal", literal: 19, to: 135 }, // 136
		{ k: "atom", kind: "attr", field: "skip", to: 136 }, // 137
		{ k: "literal", literal: 15, to: 137 }, // 138
		{ k: "atom", kind: "word", field: "skip", to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 19, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 3 }, to: 141 }, // 142
		{ k: "literal", literal: 22, to: 111 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "eol", to: 144 }, // 145
		{ k: "literal", literal: 19, to: 145 }, // 146
		{ k: "op", do: { op: "repair", code: 4 }, to: 146 }, // 147
		{ k: "literal", literal: 23, to: 113 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "eol", to: 149 }, // 150
		{ k: "literal", literal: 19, to: 150 }, // 151
		{ k: "op", do: { op: "repair", code: 4 }, to: 151 }, // 152
		{ k: "fork", to: [112, 114, 116, 125, 134, 142, 147, 152] }, // 153
		{ k: "atom", kind: "word", field: "key", to: 153 }, // 154
		{ k: "literal", literal: 9, to: 154 }, // 155
		{ k: "space", greedy: true, to: 27 }, // 156
		{ k: "space", greedy: true, to: 32 }, // 157
		{ k: "look", body: 157, to: 156 }, // 158
		{ k: "fork", to: [161, 158] }, // 159
		{ k: "literal", literal: 24, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "op", do: { op: "repair", code: 9 }, to: 161 }, // 162
		{ k: "fork", to: [156, 162] }, // 163
		{ k: "value", py: false, field: "arguments", to: 163 }, // 164
		{ k: "fork", to: [28, 164] }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 4, to: 166 }, // 167
		{ k: "literal", literal: 25, to: 0 }, // 168
		{ k: "literal", literal: 14, to: 0 }, // 169
		{ k: "literal", literal: 26, to: 0 }, // 170
		{ k: "fork", to: [168, 169, 170] }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "literal", literal: 4, to: 172 }, // 173
		{ k: "look", body: 173, to: 167 }, // 174
		{ k: "literal", literal: 27, to: 17 }, // 175
		{ k: "literal", literal: 28, to: 17 }, // 176
		{ k: "fork", to: [175, 176] }, // 177
		{ k: "op", do: { op: "repair", code: 5 }, to: 177 }, // 178
		{ k: "fork", to: [174, 178] }, // 179
		{ k: "atom", kind: "word", field: "name", to: 179 }, // 180
		{ k: "literal", literal: 5, to: 180 }, // 181
		{ k: "literal", literal: 29, to: 180 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "eol", to: 183 }, // 184
		{ k: "literal", literal: 30, to: 184 }, // 185
		{ k: "op", do: { op: "repair", code: 4 }, to: 185 }, // 186
		{ k: "fork", to: [181, 186] }, // 187
		{ k: "op", do: { op: "open", unit: 0 }, to: 187 }, // 188
		{ k: "op", do: { op: "leave" }, to: 4 }, // 189
		{ k: "literal", literal: 10, to: 16 }, // 190
		{ k: "literal", literal: 5, to: 0 }, // 191
		{ k: "literal", literal: 29, to: 0 }, // 192
		{ k: "space", greedy: true, to: 192 }, // 193
		{ k: "eol", to: 193 }, // 194
		{ k: "literal", literal: 30, to: 194 }, // 195
		{ k: "op", do: { op: "repair", code: 4 }, to: 195 }, // 196
		{ k: "fork", to: [191, 196] }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "look", body: 198, to: 16 }, // 199
		{ k: "literal", literal: 13, to: 199 }, // 200
		{ k: "fork", to: [200, 199] }, // 201
		{ k: "literal", literal: 31, to: 201 }, // 202
		{ k: "literal", literal: 32, to: 201 }, // 203
		{ k: "fork", to: [202, 203] }, // 204
		{ k: "op", do: { op: "repair", code: 6 }, to: 204 }, // 205
		{ k: "fork", to: [190, 205] }, // 206
		{ k: "op", do: { op: "close" }, to: 2 }, // 207
		{ k: "literal", literal: 2, to: 207 }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "fork", to: [209, 207] }, // 210
		{ k: "literal", literal: 3, to: 210 }, // 211
		{ k: "look", body: 19, to: 210 }, // 212
		{ k: "op", do: { op: "repair", code: 11 }, to: 212 }, // 213
		{ k: "look", body: 24, to: 210 }, // 214
		{ k: "op", do: { op: "repair", code: 11 }, to: 214 }, // 215
		{ k: "fork", to: [211, 213, 215] }, // 216
		{ k: "fork", to: [324, 216] }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "op", do: { op: "settle" }, to: 218 }, // 219
		{ k: "look", body: 34, to: 219 }, // 220
		{ k: "literal", literal: 7, to: 220 }, // 221
		{ k: "look", body: 49, to: 219 }, // 222
		{ k: "eol", to: 222 }, // 223
		{ k: "fork", to: [223, 222] }, // 224
		{ k: "op", do: { op: "repair", code: 10 }, to: 224 }, // 225
		{ k: "look", body: 55, to: 219 }, // 226
		{ k: "literal", literal: 7, to: 226 }, // 227
		{ k: "op", do: { op: "repair", code: 11 }, to: 227 }, // 228
		{ k: "space", greedy: true, to: 221 }, // 229
		{ k: "literal", literal: 7, to: 229 }, // 230
		{ k: "op", do: { op: "repair", code: 12 }, to: 230 }, // 231
		{ k: "look", body: 62, to: 219 }, // 232
		{ k: "literal", literal: 12, to: 232 }, // 233
		{ k: "literal", literal: 3, to: 232 }, // 234
		{ k: "fork", to: [233, 234] }, // 235
		{ k: "eol", to: 235 }, // 236
		{ k: "fork", to: [236, 235] }, // 237
		{ k: "op", do: { op: "repair", code: 13 }, to: 237 }, // 238
		{ k: "op", do: { op: "break", at: "skip" }, to: 219 }, // 239
		{ k: "literal", literal: 8, to: 239 }, // 240
		{ k: "slot", slot: "unbound", field: "skip", to: 240 }, // 241
		{ k: "literal", literal: 9, to: 241 }, // 242
		{ k: "literal", literal: 3, to: 239 }, // 243
		{ k: "literal", literal: 11, to: 239 }, // 244
		{ k: "slot", slot: "unbound", field: "skip", to: 244 }, // 245
		{ k: "literal", literal: 9, to: 245 }, // 246
		{ k: "fork", to: [242, 243, 246] }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "literal", literal: 13, to: 248 }, // 249
		{ k: "atom", kind: "word", field: "skip", to: 249 }, // 250
		{ k: "literal", literal: 14, to: 250 }, // 251
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 251 }, // 252
		{ k: "literal", literal: 15, to: 241 }, // 253
		{ k: "atom", kind: "word", field: "skip", to: 253 }, // 254
		{ k: "literal", literal: 16, to: 254 }, // 255
		{ k: "atom", kind: "word", field: "skip", to: 255 }, // 256
		{ k: "literal", literal: 17, to: 256 }, // 257
		{ k: "atom", kind: "word", field: "skip", to: 257 }, // 258
		{ k: "literal", literal: 18, to: 258 }, // 259
		{ k: "literal", literal: 4, to: 239 }, // 260
		{ k: "slot", slot: "tool", field: "skip", to: 260 }, // 261
		{ k: "literal", literal: 15, to: 245 }, // 262
		{ k: "atom", kind: "word", field: "skip", to: 262 }, // 263
		{ k: "literal", literal: 16, to: 263 }, // 264
		{ k: "atom", kind: "word", field: "skip", to: 264 }, // 265
		{ k: "literal", literal: 17, to: 265 }, // 266
		{ k: "atom", kind: "word", field: "skip", to: 266 }, // 267
		{ k: "literal", literal: 18, to: 267 }, // 268
		{ k: "fork", to: [241, 259, 261, 245, 268] }, // 269
		{ k: "space", greedy: true, to: 269 }, // 270
		{ k: "literal", literal: 7, to: 270 }, // 271
		{ k: "op", do: { op: "repair", code: 15, fault: true }, to: 271 }, // 272
		{ k: "op", do: { op: "break", at: "here" }, to: 219 }, // 273
		{ k: "literal", literal: 4, to: 273 }, // 274
		{ k: "slot", slot: "tool", field: "skip", to: 274 }, // 275
		{ k: "literal", literal: 5, to: 275 }, // 276
		{ k: "space", greedy: true, to: 276 }, // 277
		{ k: "literal", literal: 10, to: 277 }, // 278
		{ k: "fork", to: [221, 225, 228, 231, 238, 252, 272, 276, 278] }, // 279
		{ k: "text", field: "value", typed: false, stray: false, exits: 279, stops: [7, 57, 58, 59, 60, 9, 3, 61, 62, 12, 14, 5, 10] }, // 280
		{ k: "literal", literal: 8, to: 280 }, // 281
		{ k: "text", field: "value", typed: true, stray: false, exits: 279, stops: [7, 57, 58, 59, 60, 9, 3, 61, 62, 12, 14, 5, 10] }, // 282
		{ k: "literal", literal: 11, to: 282 }, // 283
		{ k: "literal", literal: 4, to: 282 }, // 284
		{ k: "op", do: { op: "repair", code: 2 }, to: 284 }, // 285
		{ k: "literal", literal: 13, to: 280 }, // 286
		{ k: "fork", to: [292, 286] }, // 287
		{ k: "literal", literal: 19, to: 287 }, // 288
		{ k: "atom", kind: "attr", field: "skip", to: 288 }, // 289
		{ k: "literal", literal: 15, to: 289 }, // 290
		{ k: "atom", kind: "word", field: "skip", to: 290 }, // 291
		{ k: "space", greedy: true, to: 291 }, // 292
		{ k: "literal", literal: 20, to: 292 }, // 293
		{ k: "op", do: { op: "repair", code: 3 }, to: 293 }, // 294
		{ k: "literal", literal: 13, to: 282 }, // 295
		{ k: "fork", to: [301, 295] }, // 296
		{ k: "literal", literal: 19, to: 296 }, // 297
		{ k: "atom", kind: "attr", field: "skip", to: 297 }, // 298
		{ k: "literal", literal: 15, to: 298 }, // 299
		{ k: "atom", kind: "word", field: "skip", to: 299 }, // 300
		{ k: "space", greedy: true, to: 300 }, // 301
		{ k: "literal", literal: 21, to: 301 }, // 302
		{ k: "op", do: { op: "repair", code: 3 }, to: 302 }, // 303
		{ k: "fork", to: [309, 295] }, // 304
		{ k: "literal", literal: 19, to: 304 }, // 305
		{ k: "atom", kind: "attr", field: "skip", to: 305 }, // 306
		{ k: "literal", literal: 15, to: 306 }, // 307
		{ k: "atom", kind: "word", field: "skip", to: 307 }, // 308
		{ k: "space", greedy: true, to: 308 }, // 309
		{ k: "literal", literal: 19, to: 309 }, // 310
		{ k: "op", do: { op: "repair", code: 3 }, to: 310 }, // 311
		{ k: "literal", literal: 22, to: 280 }, // 312
		{ k: "space", greedy: true, to: 312 }, // 313
		{ k: "eol", to: 313 }, // 314
		{ k: "literal", literal: 19, to: 314 }, // 315
		{ k: "op", do: { op: "repair", code: 4 }, to: 315 }, // 316
		{ k: "literal", literal: 23, to: 282 }, // 317
		{ k: "space", greedy: true, to: 317 }, // 318
		{ k: "eol", to: 318 }, // 319
		{ k: "literal", literal: 19, to: 319 }, // 320
		{ k: "op", do: { op: "repair", code: 4 }, to: 320 }, // 321
		{ k: "fork", to: [281, 283, 285, 294, 303, 311, 316, 321] }, // 322
		{ k: "atom", kind: "word", field: "key", to: 322 }, // 323
		{ k: "literal", literal: 9, to: 323 }, // 324
		{ k: "space", greedy: true, to: 216 }, // 325
		{ k: "look", body: 157, to: 325 }, // 326
		{ k: "fork", to: [329, 326] }, // 327
		{ k: "literal", literal: 24, to: 327 }, // 328
		{ k: "space", greedy: true, to: 328 }, // 329
		{ k: "op", do: { op: "repair", code: 9 }, to: 329 }, // 330
		{ k: "fork", to: [325, 330] }, // 331
		{ k: "value", py: false, field: "arguments", to: 331 }, // 332
		{ k: "fork", to: [217, 332] }, // 333
		{ k: "space", greedy: true, to: 333 }, // 334
		{ k: "literal", literal: 4, to: 334 }, // 335
		{ k: "look", body: 173, to: 335 }, // 336
		{ k: "slot", slot: "tool", field: "name", to: 336 }, // 337
		{ k: "literal", literal: 5, to: 337 }, // 338
		{ k: "literal", literal: 29, to: 337 }, // 339
		{ k: "space", greedy: true, to: 339 }, // 340
		{ k: "eol", to: 340 }, // 341
		{ k: "literal", literal: 30, to: 341 }, // 342
		{ k: "op", do: { op: "repair", code: 4 }, to: 342 }, // 343
		{ k: "fork", to: [338, 343] }, // 344
		{ k: "op", do: { op: "repair", code: 0 }, to: 344 }, // 345
		{ k: "op", do: { op: "open", unit: 1 }, to: 345 }, // 346
		{ k: "literal", literal: 33, to: 2 }, // 347
		{ k: "text", field: "content", typed: false, exits: 349, stops: [5, 30, 33, 1, 10, 31, 32, 34, 38, 54, 55, 56], stray: true, section: { entry: 350, proof: false, content: false } }, // 348
		{ k: "fork", to: [492, 347, 189] }, // 349
		{ k: "fork", to: [492, 347] }, // 350
		{ k: "space", greedy: true, to: 348 }, // 351
		{ k: "op", do: { op: "close" }, to: 351 }, // 352
		{ k: "literal", literal: 3, to: 352 }, // 353
		{ k: "look", body: 19, to: 352 }, // 354
		{ k: "op", do: { op: "repair", code: 11 }, to: 354 }, // 355
		{ k: "look", body: 24, to: 352 }, // 356
		{ k: "op", do: { op: "repair", code: 11 }, to: 356 }, // 357
		{ k: "fork", to: [353, 355, 357] }, // 358
		{ k: "fork", to: [466, 358] }, // 359
		{ k: "space", greedy: true, to: 359 }, // 360
		{ k: "op", do: { op: "settle" }, to: 360 }, // 361
		{ k: "look", body: 34, to: 361 }, // 362
		{ k: "literal", literal: 7, to: 362 }, // 363
		{ k: "look", body: 49, to: 361 }, // 364
		{ k: "eol", to: 364 }, // 365
		{ k: "fork", to: [365, 364] }, // 366
		{ k: "op", do: { op: "repair", code: 10 }, to: 366 }, // 367
		{ k: "look", body: 55, to: 361 }, // 368
		{ k: "literal", literal: 7, to: 368 }, // 369
		{ k: "op", do: { op: "repair", code: 11 }, to: 369 }, // 370
		{ k: "space", greedy: true, to: 363 }, // 371
		{ k: "literal", literal: 7, to: 371 }, // 372
		{ k: "op", do: { op: "repair", code: 12 }, to: 372 }, // 373
		{ k: "look", body: 62, to: 361 }, // 374
		{ k: "literal", literal: 12, to: 374 }, // 375
		{ k: "literal", literal: 3, to: 374 }, // 376
		{ k: "fork", to: [375, 376] }, // 377
		{ k: "eol", to: 377 }, // 378
		{ k: "fork", to: [378, 377] }, // 379
		{ k: "op", do: { op: "repair", code: 13 }, to: 379 }, // 380
		{ k: "op", do: { op: "break", at: "skip" }, to: 361 }, // 381
		{ k: "literal", literal: 8, to: 381 }, // 382
		{ k: "slot", slot: "unbound", field: "skip", to: 382 }, // 383
		{ k: "literal", literal: 9, to: 383 }, // 384
		{ k: "literal", literal: 3, to: 381 }, // 385
		{ k: "literal", literal: 11, to: 381 }, // 386
		{ k: "slot", slot: "unbound", field: "skip", to: 386 }, // 387
		{ k: "literal", literal: 9, to: 387 }, // 388
		{ k: "fork", to: [384, 385, 388] }, // 389
		{ k: "space", greedy: true, to: 389 }, // 390
		{ k: "literal", literal: 13, to: 390 }, // 391
		{ k: "atom", kind: "word", field: "skip", to: 391 }, // 392
		{ k: "literal", literal: 14, to: 392 }, // 393
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 393 }, // 394
		{ k: "literal", literal: 15, to: 383 }, // 395
		{ k: "atom", kind: "word", field: "skip", to: 395 }, // 396
		{ k: "literal", literal: 16, to: 396 }, // 397
		{ k: "atom", kind: "word", field: "skip", to: 397 }, // 398
		{ k: "literal", literal: 17, to: 398 }, // 399
		{ k: "atom", kind: "word", field: "skip", to: 399 }, // 400
		{ k: "literal", literal: 18, to: 400 }, // 401
		{ k: "literal", literal: 4, to: 381 }, // 402
		{ k: "slot", slot: "tool", field: "skip", to: 402 }, // 403
		{ k: "literal", literal: 15, to: 387 }, // 404
		{ k: "atom", kind: "word", field: "skip", to: 404 }, // 405
		{ k: "literal", literal: 16, to: 405 }, // 406
		{ k: "atom", kind: "word", field: "skip", to: 406 }, // 407
		{ k: "literal", literal: 17, to: 407 }, // 408
		{ k: "atom", kind: "word", field: "skip", to: 408 }, // 409
		{ k: "literal", literal: 18, to: 409 }, // 410
		{ k: "fork", to: [383, 401, 403, 387, 410] }, // 411
		{ k: "space", greedy: true, to: 411 }, // 412
		{ k: "literal", literal: 7, to: 412 }, // 413
		{ k: "op", do: { op: "repair", code: 15, fault: true }, to: 413 }, // 414
		{ k: "op", do: { op: "break", at: "here" }, to: 361 }, // 415
		{ k: "literal", literal: 4, to: 415 }, // 416
		{ k: "slot", slot: "tool", field: "skip", to: 416 }, // 417
		{ k: "literal", literal: 5, to: 417 }, // 418
		{ k: "space", greedy: true, to: 418 }, // 419
		{ k: "literal", literal: 10, to: 419 }, // 420
		{ k: "fork", to: [363, 367, 370, 373, 380, 394, 414, 418, 420] }, // 421
		{ k: "text", field: "value", typed: false, stray: false, exits: 421, stops: [7, 57, 58, 59, 60, 9, 3, 61, 62, 12, 14, 5, 10] }, // 422
		{ k: "literal", literal: 8, to: 422 }, // 423
		{ k: "text", field: "value", typed: true, stray: false, exits: 421, stops: [7, 57, 58, 59, 60, 9, 3, 61, 62, 12, 14, 5, 10] }, // 424
		{ k: "literal", literal: 11, to: 424 }, // 425
		{ k: "literal", literal: 4, to: 424 }, // 426
		{ k: "op", do: { op: "repair", code: 2 }, to: 426 }, // 427
		{ k: "literal", literal: 13, to: 422 }, // 428
		{ k: "fork", to: [434, 428] }, // 429
		{ k: "literal", literal: 19, to: 429 }, // 430
		{ k: "atom", kind: "attr", field: "skip", to: 430 }, // 431
		{ k: "literal", literal: 15, to: 431 }, // 432
		{ k: "atom", kind: "word", field: "skip", to: 432 }, // 433
		{ k: "space", greedy: true, to: 433 }, // 434
		{ k: "literal", literal: 20, to: 434 }, // 435
		{ k: "op", do: { op: "repair", code: 3 }, to: 435 }, // 436
		{ k: "literal", literal: 13, to: 424 }, // 437
		{ k: "fork", to: [443, 437] }, // 438
		{ k: "literal", literal: 19, to: 438 }, // 439
		{ k: "atom", kind: "attr", field: "skip", to: 439 }, // 440
		{ k: "literal", literal: 15, to: 440 }, // 441
		{ k: "atom", kind: "word", field: "skip", to: 441 }, // 442
		{ k: "space", greedy: true, to: 442 }, // 443
		{ k: "literal", literal: 21, to: 443 }, // 444
		{ k: "op", do: { op: "repair", code: 3 }, to: 444 }, // 445
		{ k: "fork", to: [451, 437] }, // 446
		{ k: "literal", literal: 19, to: 446 }, // 447
		{ k: "atom", kind: "attr", field: "skip", to: 447 }, // 448
		{ k: "literal", literal: 15, to: 448 }, // 449
		{ k: "atom", kind: "word", field: "skip", to: 449 }, // 450
		{ k: "space", greedy: true, to: 450 }, // 451
		{ k: "literal", literal: 19, to: 451 }, // 452
		{ k: "op", do: { op: "repair", code: 3 }, to: 452 }, // 453
		{ k: "literal", literal: 22, to: 422 }, // 454
		{ k: "space", greedy: true, to: 454 }, // 455
		{ k: "eol", to: 455 }, // 456
		{ k: "literal", literal: 19, to: 456 }, // 457
		{ k: "op", do: { op: "repair", code: 4 }, to: 457 }, // 458
		{ k: "literal", literal: 23, to: 424 }, // 459
		{ k: "space", greedy: true, to: 459 }, // 460
		{ k: "eol", to: 460 }, // 461
		{ k: "literal", literal: 19, to: 461 }, // 462
		{ k: "op", do: { op: "repair", code: 4 }, to: 462 }, // 463
		{ k: "fork", to: [423, 425, 427, 436, 445, 453, 458, 463] }, // 464
		{ k: "atom", kind: "word", field: "key", to: 464 }, // 465
		{ k: "literal", literal: 9, to: 465 }, // 466
		{ k: "space", greedy: true, to: 358 }, // 467
		{ k: "look", body: 157, to: 467 }, // 468
		{ k: "fork", to: [471, 468] }, // 469
		{ k: "literal", literal: 24, to: 469 }, // 470
		{ k: "space", greedy: true, to: 470 }, // 471
		{ k: "op", do: { op: "repair", code: 9 }, to: 471 }, // 472
		{ k: "fork", to: [467, 472] }, // 473
		{ k: "value", py: false, field: "arguments", to: 473 }, // 474
		{ k: "fork", to: [359, 474] }, // 475
		{ k: "space", greedy: true, to: 475 }, // 476
		{ k: "literal", literal: 4, to: 476 }, // 477
		{ k: "look", body: 173, to: 477 }, // 478
		{ k: "literal", literal: 27, to: 352 }, // 479
		{ k: "literal", literal: 28, to: 352 }, // 480
		{ k: "fork", to: [479, 480] }, // 481
		{ k: "op", do: { op: "repair", code: 5 }, to: 481 }, // 482
		{ k: "fork", to: [478, 482] }, // 483
		{ k: "atom", kind: "word", field: "name", to: 483 }, // 484
		{ k: "literal", literal: 5, to: 484 }, // 485
		{ k: "literal", literal: 29, to: 484 }, // 486
		{ k: "space", greedy: true, to: 486 }, // 487
		{ k: "eol", to: 487 }, // 488
		{ k: "literal", literal: 30, to: 488 }, // 489
		{ k: "op", do: { op: "repair", code: 4 }, to: 489 }, // 490
		{ k: "fork", to: [485, 490] }, // 491
		{ k: "op", do: { op: "open", unit: 2 }, to: 491 }, // 492
		{ k: "literal", literal: 34, to: 351 }, // 493
		{ k: "op", do: { op: "repair", code: 1 }, to: 493 }, // 494
		{ k: "literal", literal: 35, to: 207 }, // 495
		{ k: "space", greedy: true, to: 495 }, // 496
		{ k: "fork", to: [496, 207] }, // 497
		{ k: "literal", literal: 36, to: 497 }, // 498
		{ k: "space", greedy: true, to: 498 }, // 499
		{ k: "value", py: false, field: "arguments", to: 499 }, // 500
		{ k: "space", greedy: true, to: 500 }, // 501
		{ k: "literal", literal: 37, to: 501 }, // 502
		{ k: "space", greedy: true, to: 502 }, // 503
		{ k: "slot", slot: "tool", field: "name", to: 503 }, // 504
		{ k: "space", greedy: true, to: 504 }, // 505
		{ k: "literal", literal: 38, to: 505 }, // 506
		{ k: "op", do: { op: "repair", code: 7 }, to: 506 }, // 507
		{ k: "op", do: { op: "open", unit: 3 }, to: 507 }, // 508
		{ k: "literal", literal: 39, to: 2 }, // 509
		{ k: "literal", literal: 40, to: 2 }, // 510
		{ k: "literal", literal: 41, to: 2 }, // 511
		{ k: "fork", to: [509, 510, 511] }, // 512
		{ k: "text", field: "content", typed: false, exits: 514, stops: [51, 52, 53, 39, 40, 41, 1, 10, 31, 32, 5, 30, 34, 38, 54, 55, 56], stray: true, section: { entry: 515, proof: false, content: false } }, // 513
		{ k: "fork", to: [578, 512, 189] }, // 514
		{ k: "fork", to: [578, 512] }, // 515
		{ k: "space", greedy: true, to: 513 }, // 516
		{ k: "op", do: { op: "close" }, to: 516 }, // 517
		{ k: "literal", literal: 42, to: 517 }, // 518
		{ k: "literal", literal: 43, to: 517 }, // 519
		{ k: "literal", literal: 44, to: 517 }, // 520
		{ k: "op", do: { op: "repair", code: 8 }, to: 520 }, // 521
		{ k: "fork", to: [518, 519, 521] }, // 522
		{ k: "fork", to: [554, 522] }, // 523
		{ k: "space", greedy: true, to: 523 }, // 524
		{ k: "op", do: { op: "settle" }, to: 524 }, // 525
		{ k: "literal", literal: 45, to: 0 }, // 526
		{ k: "literal", literal: 46, to: 0 }, // 527
		{ k: "literal", literal: 47, to: 0 }, // 528
		{ k: "op", do: { op: "repair", code: 8 }, to: 528 }, // 529
		{ k: "literal", literal: 42, to: 0 }, // 530
		{ k: "literal", literal: 43, to: 0 }, // 531
		{ k: "literal", literal: 44, to: 0 }, // 532
		{ k: "op", do: { op: "repair", code: 8 }, to: 532 }, // 533
		{ k: "fork", to: [526, 527, 529, 530, 531, 533] }, // 534
		{ k: "space", greedy: true, to: 534 }, // 535
		{ k: "look", body: 535, to: 525 }, // 536
		{ k: "literal", literal: 48, to: 536 }, // 537
		{ k: "literal", literal: 49, to: 536 }, // 538
		{ k: "literal", literal: 50, to: 536 }, // 539
		{ k: "op", do: { op: "repair", code: 8 }, to: 539 }, // 540
		{ k: "fork", to: [537, 538, 540] }, // 541
		{ k: "text", field: "value", typed: false, stray: false, exits: 541, stops: [48, 49, 50] }, // 542
		{ k: "literal", literal: 8, to: 542 }, // 543
		{ k: "text", field: "value", typed: true, stray: false, exits: 541, stops: [48, 49, 50] }, // 544
		{ k: "literal", literal: 11, to: 544 }, // 545
		{ k: "literal", literal: 4, to: 544 }, // 546
		{ k: "fork", to: [543, 545, 546] }, // 547
		{ k: "atom", kind: "word", field: "key", to: 547 }, // 548
		{ k: "literal", literal: 15, to: 548 }, // 549
		{ k: "literal", literal: 45, to: 549 }, // 550
		{ k: "literal", literal: 46, to: 549 }, // 551
		{ k: "literal", literal: 47, to: 549 }, // 552
		{ k: "op", do: { op: "repair", code: 8 }, to: 552 }, // 553
		{ k: "fork", to: [550, 551, 553] }, // 554
		{ k: "space", greedy: true, to: 522 }, // 555
		{ k: "fork", to: [530, 531] }, // 556
		{ k: "space", greedy: true, to: 556 }, // 557
		{ k: "look", body: 557, to: 555 }, // 558
		{ k: "fork", to: [561, 558] }, // 559
		{ k: "literal", literal: 24, to: 559 }, // 560
		{ k: "space", greedy: true, to: 560 }, // 561
		{ k: "op", do: { op: "repair", code: 9 }, to: 561 }, // 562
		{ k: "fork", to: [555, 562] }, // 563
		{ k: "value", py: false, field: "arguments", to: 563 }, // 564
		{ k: "fork", to: [523, 564] }, // 565
		{ k: "space", greedy: true, to: 565 }, // 566
		{ k: "literal", literal: 4, to: 566 }, // 567
		{ k: "fork", to: [526, 527, 529, 530, 531, 533, 170] }, // 568
		{ k: "space", greedy: true, to: 568 }, // 569
		{ k: "literal", literal: 4, to: 569 }, // 570
		{ k: "look", body: 570, to: 567 }, // 571
		{ k: "atom", kind: "word", field: "name", to: 571 }, // 572
		{ k: "literal", literal: 51, to: 572 }, // 573
		{ k: "literal", literal: 52, to: 572 }, // 574
		{ k: "literal", literal: 53, to: 572 }, // 575
		{ k: "op", do: { op: "repair", code: 8 }, to: 575 }, // 576
		{ k: "fork", to: [573, 574, 576] }, // 577
		{ k: "op", do: { op: "open", unit: 4 }, to: 577 }, // 578
		{ k: "literal", literal: 51, to: 0 }, // 579
		{ k: "literal", literal: 52, to: 0 }, // 580
		{ k: "literal", literal: 53, to: 0 }, // 581
		{ k: "op", do: { op: "repair", code: 8 }, to: 581 }, // 582
		{ k: "fork", to: [579, 580, 582] }, // 583
		{ k: "space", greedy: true, to: 583 }, // 584
		{ k: "look", body: 584, to: 516 }, // 585
		{ k: "literal", literal: 54, to: 585 }, // 586
		{ k: "literal", literal: 55, to: 585 }, // 587
		{ k: "literal", literal: 56, to: 585 }, // 588
		{ k: "fork", to: [586, 587, 588] }, // 589
		{ k: "op", do: { op: "repair", code: 8 }, to: 589 }, // 590
		{ k: "op", do: { op: "settle" }, to: 0 }, // 591
		{ k: "literal", literal: 0, to: 2 }, // 592
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 592, stops: [0] }, // 593
		{ k: "literal", literal: 1, to: 593 }, // 594
		{ k: "fork", to: [594, 593] }, // 595
	],
};
