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
	lenient: ["bare", "other-section", "untyped", "more-attributes", "broken-line", "self-closing", "trailing-bar", "fenced-call", "other-bars", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		"<｜DSML｜", // 24
		"{", // 25
		"\"/>", // 26
		"\" />", // 27
		"name=\"", // 28
		"<｜DSML｜invoke", // 29
		"<｜DSML｜tool_calls|", // 30
		"<｜DSML｜tool_calls｜", // 31
		"</｜DSML｜function_calls>", // 32
		"<｜DSML｜function_calls>", // 33
		"</｜DSML｜toolcall>", // 34
		"```", // 35
		"```json", // 36
		"<｜DSML｜toolcall>", // 37
		"</‖DSML‖tool_calls>", // 38
		"</｜｜DSML｜｜tool_calls>", // 39
		"</|DSML|tool_calls>", // 40
		"</‖DSML‖invoke>", // 41
		"</｜｜DSML｜｜invoke>", // 42
		"</|DSML|invoke>", // 43
		"<‖DSML‖parameter name", // 44
		"<｜｜DSML｜｜parameter name", // 45
		"<|DSML|parameter name", // 46
		"</‖DSML‖parameter>", // 47
		"</｜｜DSML｜｜parameter>", // 48
		"</|DSML|parameter>", // 49
		"<‖DSML‖invoke name=\"", // 50
		"<｜｜DSML｜｜invoke name=\"", // 51
		"<|DSML|invoke name=\"", // 52
		"<‖DSML‖tool_calls>", // 53
		"<｜｜DSML｜｜tool_calls>", // 54
		"<|DSML|tool_calls>", // 55
		"\n<｜DSML｜parameter name=\"", // 56
		"\n</｜DSML｜invoke>", // 57
		"\r\n<｜DSML｜parameter name=\"", // 58
		"\r\n</｜DSML｜invoke>", // 59
		"\n<｜DSML｜parameter>", // 60
		"\r\n<｜DSML｜parameter>", // 61
	],
	openings: [1, 10, 30, 31, 5, 29, 33, 37, 53, 54, 55],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 564 }, // 0
	],
	units: [
		{ closes: [27, 3], openings: [5, 29, 2, 1, 10, 30, 31, 33, 37, 53, 54, 55], after: 13, closable: [17, 156, 168, 169, 170, 171], closableByLoop: [18, 20, 21, 25, 26, 27, 28, 29, 30, 35, 36, 50, 51, 52, 53, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 110, 158, 159, 160, 167, 172], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 30, 31, 5, 29, 33, 37, 53, 54, 55], after: 2, closable: [200, 201, 202, 203, 318], closableByLoop: [204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 272, 320, 321, 322, 323], pairs: true }, // 1
		{ closes: [27, 3], openings: [5, 29, 32, 1, 10, 30, 31, 33, 37, 53, 54, 55], after: 335, closable: [339, 454, 460, 461, 462, 463], closableByLoop: [340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 408, 456, 457, 458, 459, 464], pairs: true }, // 2
		{ closes: [34], openings: [1, 10, 30, 31, 5, 29, 33, 37, 53, 54, 55], after: 2, closable: [200, 476, 477, 478, 479, 480], closableByLoop: [], pairs: false }, // 3
		{ closes: [43, 42, 41], openings: [50, 51, 52, 38, 39, 40, 1, 10, 30, 31, 5, 29, 33, 37, 53, 54, 55], after: 494, closable: [498, 536], closableByLoop: [499, 500, 501, 502, 503, 504, 505, 506, 517, 518, 519, 520, 521, 522, 538, 539, 540, 544], pairs: true }, // 4
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 30, 31, 5, 29, 33, 37, 53, 54, 55], terminators: [], stray: false }, // 2
		{ k: "fork", to: [11, 199, 333, 475, 489, 563, 0] }, // 3
		{ k: "fork", to: [11, 199, 333, 475, 489, 563] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0], terminators: [5] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [5, 29, 2, 1, 10, 30, 31, 33, 37, 53, 54, 55], terminators: [], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [181, 12, 182] }, // 14
		{ k: "fork", to: [181, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 0 }, // 19
		{ k: "look", body: 19, to: 17 }, // 20
		{ k: "op", do: { op: "repair", code: 10 }, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 0 }, // 22
		{ k: "slot", slot: "tool", field: "skip", to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "look", body: 24, to: 17 }, // 25
		{ k: "op", do: { op: "repair", code: 10 }, to: 25 }, // 26
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
		{ k: "op", do: { op: "repair", code: 9 }, to: 52 }, // 53
		{ k: "fork", to: [19, 24] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 30 }, // 56
		{ k: "literal", literal: 7, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 10 }, to: 57 }, // 58
		{ k: "space", greedy: true, to: 36 }, // 59
		{ k: "literal", literal: 7, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 11 }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 49 }, // 62
		{ k: "look", body: 62, to: 30 }, // 63
		{ k: "literal", literal: 12, to: 63 }, // 64
		{ k: "literal", literal: 3, to: 63 }, // 65
		{ k: "fork", to: [64, 65] }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "op", do: { op: "repair", code: 12 }, to: 68 }, // 69
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
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 82 }, // 83
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
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 102 }, // 103
		{ k: "op", do: { op: "break", at: "here" }, to: 30 }, // 104
		{ k: "literal", literal: 4, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 5, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 10, to: 108 }, // 109
		{ k: "fork", to: [36, 53, 58, 61, 69, 83, 103, 107, 109] }, // 110
		{ k: "text", field: "value", typed: false, stray: false, exits: 110, stops: [7, 56, 57, 58, 59, 9, 3, 60, 61, 12, 14, 5, 10], terminators: [30] }, // 111
		{ k: "literal", literal: 8, to: 111 }, // 112
		{ k: "text", field: "value", typed: true, stray: false, exits: 110, stops: [7, 56, 57, 58, 59, 9, 3, 60, 61, 12, 14, 5, 10], terminators: [30] }, // 113
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
		{ k: "value", py: false, field: "arguments", to: 156 }, // 157
		{ k: "fork", to: [28, 157] }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 4, to: 159 }, // 160
		{ k: "literal", literal: 24, to: 0 }, // 161
		{ k: "literal", literal: 14, to: 0 }, // 162
		{ k: "literal", literal: 25, to: 0 }, // 163
		{ k: "fork", to: [161, 162, 163] }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 4, to: 165 }, // 166
		{ k: "look", body: 166, to: 160 }, // 167
		{ k: "literal", literal: 26, to: 17 }, // 168
		{ k: "literal", literal: 27, to: 17 }, // 169
		{ k: "fork", to: [168, 169] }, // 170
		{ k: "op", do: { op: "repair", code: 5 }, to: 170 }, // 171
		{ k: "fork", to: [167, 171] }, // 172
		{ k: "atom", kind: "word", field: "name", to: 172 }, // 173
		{ k: "literal", literal: 5, to: 173 }, // 174
		{ k: "literal", literal: 28, to: 173 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "eol", to: 176 }, // 177
		{ k: "literal", literal: 29, to: 177 }, // 178
		{ k: "op", do: { op: "repair", code: 4 }, to: 178 }, // 179
		{ k: "fork", to: [174, 179] }, // 180
		{ k: "op", do: { op: "open", unit: 0 }, to: 180 }, // 181
		{ k: "op", do: { op: "leave" }, to: 4 }, // 182
		{ k: "literal", literal: 10, to: 16 }, // 183
		{ k: "literal", literal: 5, to: 0 }, // 184
		{ k: "literal", literal: 28, to: 0 }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "eol", to: 186 }, // 187
		{ k: "literal", literal: 29, to: 187 }, // 188
		{ k: "op", do: { op: "repair", code: 4 }, to: 188 }, // 189
		{ k: "fork", to: [184, 189] }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "look", body: 191, to: 16 }, // 192
		{ k: "literal", literal: 13, to: 192 }, // 193
		{ k: "fork", to: [193, 192] }, // 194
		{ k: "literal", literal: 30, to: 194 }, // 195
		{ k: "literal", literal: 31, to: 194 }, // 196
		{ k: "fork", to: [195, 196] }, // 197
		{ k: "op", do: { op: "repair", code: 6 }, to: 197 }, // 198
		{ k: "fork", to: [183, 198] }, // 199
		{ k: "op", do: { op: "close" }, to: 2 }, // 200
		{ k: "literal", literal: 2, to: 200 }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "fork", to: [202, 200] }, // 203
		{ k: "literal", literal: 3, to: 203 }, // 204
		{ k: "look", body: 19, to: 203 }, // 205
		{ k: "op", do: { op: "repair", code: 10 }, to: 205 }, // 206
		{ k: "look", body: 24, to: 203 }, // 207
		{ k: "op", do: { op: "repair", code: 10 }, to: 207 }, // 208
		{ k: "fork", to: [204, 206, 208] }, // 209
		{ k: "fork", to: [317, 209] }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "op", do: { op: "settle" }, to: 211 }, // 212
		{ k: "look", body: 34, to: 212 }, // 213
		{ k: "literal", literal: 7, to: 213 }, // 214
		{ k: "look", body: 49, to: 212 }, // 215
		{ k: "eol", to: 215 }, // 216
		{ k: "fork", to: [216, 215] }, // 217
		{ k: "op", do: { op: "repair", code: 9 }, to: 217 }, // 218
		{ k: "look", body: 55, to: 212 }, // 219
		{ k: "literal", literal: 7, to: 219 }, // 220
		{ k: "op", do: { op: "repair", code: 10 }, to: 220 }, // 221
		{ k: "space", greedy: true, to: 214 }, // 222
		{ k: "literal", literal: 7, to: 222 }, // 223
		{ k: "op", do: { op: "repair", code: 11 }, to: 223 }, // 224
		{ k: "look", body: 62, to: 212 }, // 225
		{ k: "literal", literal: 12, to: 225 }, // 226
		{ k: "literal", literal: 3, to: 225 }, // 227
		{ k: "fork", to: [226, 227] }, // 228
		{ k: "eol", to: 228 }, // 229
		{ k: "fork", to: [229, 228] }, // 230
		{ k: "op", do: { op: "repair", code: 12 }, to: 230 }, // 231
		{ k: "op", do: { op: "break", at: "skip" }, to: 212 }, // 232
		{ k: "literal", literal: 8, to: 232 }, // 233
		{ k: "slot", slot: "unbound", field: "skip", to: 233 }, // 234
		{ k: "literal", literal: 9, to: 234 }, // 235
		{ k: "literal", literal: 3, to: 232 }, // 236
		{ k: "literal", literal: 11, to: 232 }, // 237
		{ k: "slot", slot: "unbound", field: "skip", to: 237 }, // 238
		{ k: "literal", literal: 9, to: 238 }, // 239
		{ k: "fork", to: [235, 236, 239] }, // 240
		{ k: "space", greedy: true, to: 240 }, // 241
		{ k: "literal", literal: 13, to: 241 }, // 242
		{ k: "atom", kind: "word", field: "skip", to: 242 }, // 243
		{ k: "literal", literal: 14, to: 243 }, // 244
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 244 }, // 245
		{ k: "literal", literal: 15, to: 234 }, // 246
		{ k: "atom", kind: "word", field: "skip", to: 246 }, // 247
		{ k: "literal", literal: 16, to: 247 }, // 248
		{ k: "atom", kind: "word", field: "skip", to: 248 }, // 249
		{ k: "literal", literal: 17, to: 249 }, // 250
		{ k: "atom", kind: "word", field: "skip", to: 250 }, // 251
		{ k: "literal", literal: 18, to: 251 }, // 252
		{ k: "literal", literal: 4, to: 232 }, // 253
		{ k: "slot", slot: "tool", field: "skip", to: 253 }, // 254
		{ k: "literal", literal: 15, to: 238 }, // 255
		{ k: "atom", kind: "word", field: "skip", to: 255 }, // 256
		{ k: "literal", literal: 16, to: 256 }, // 257
		{ k: "atom", kind: "word", field: "skip", to: 257 }, // 258
		{ k: "literal", literal: 17, to: 258 }, // 259
		{ k: "atom", kind: "word", field: "skip", to: 259 }, // 260
		{ k: "literal", literal: 18, to: 260 }, // 261
		{ k: "fork", to: [234, 252, 254, 238, 261] }, // 262
		{ k: "space", greedy: true, to: 262 }, // 263
		{ k: "literal", literal: 7, to: 263 }, // 264
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 264 }, // 265
		{ k: "op", do: { op: "break", at: "here" }, to: 212 }, // 266
		{ k: "literal", literal: 4, to: 266 }, // 267
		{ k: "slot", slot: "tool", field: "skip", to: 267 }, // 268
		{ k: "literal", literal: 5, to: 268 }, // 269
		{ k: "space", greedy: true, to: 269 }, // 270
		{ k: "literal", literal: 10, to: 270 }, // 271
		{ k: "fork", to: [214, 218, 221, 224, 231, 245, 265, 269, 271] }, // 272
		{ k: "text", field: "value", typed: false, stray: false, exits: 272, stops: [7, 56, 57, 58, 59, 9, 3, 60, 61, 12, 14, 5, 10], terminators: [212] }, // 273
		{ k: "literal", literal: 8, to: 273 }, // 274
		{ k: "text", field: "value", typed: true, stray: false, exits: 272, stops: [7, 56, 57, 58, 59, 9, 3, 60, 61, 12, 14, 5, 10], terminators: [212] }, // 275
		{ k: "literal", literal: 11, to: 275 }, // 276
		{ k: "literal", literal: 4, to: 275 }, // 277
		{ k: "op", do: { op: "repair", code: 2 }, to: 277 }, // 278
		{ k: "literal", literal: 13, to: 273 }, // 279
		{ k: "fork", to: [285, 279] }, // 280
		{ k: "literal", literal: 19, to: 280 }, // 281
		{ k: "atom", kind: "attr", field: "skip", to: 281 }, // 282
		{ k: "literal", literal: 15, to: 282 }, // 283
		{ k: "atom", kind: "word", field: "skip", to: 283 }, // 284
		{ k: "space", greedy: true, to: 284 }, // 285
		{ k: "literal", literal: 20, to: 285 }, // 286
		{ k: "op", do: { op: "repair", code: 3 }, to: 286 }, // 287
		{ k: "literal", literal: 13, to: 275 }, // 288
		{ k: "fork", to: [294, 288] }, // 289
		{ k: "literal", literal: 19, to: 289 }, // 290
		{ k: "atom", kind: "attr", field: "skip", to: 290 }, // 291
		{ k: "literal", literal: 15, to: 291 }, // 292
		{ k: "atom", kind: "word", field: "skip", to: 292 }, // 293
		{ k: "space", greedy: true, to: 293 }, // 294
		{ k: "literal", literal: 21, to: 294 }, // 295
		{ k: "op", do: { op: "repair", code: 3 }, to: 295 }, // 296
		{ k: "fork", to: [302, 288] }, // 297
		{ k: "literal", literal: 19, to: 297 }, // 298
		{ k: "atom", kind: "attr", field: "skip", to: 298 }, // 299
		{ k: "literal", literal: 15, to: 299 }, // 300
		{ k: "atom", kind: "word", field: "skip", to: 300 }, // 301
		{ k: "space", greedy: true, to: 301 }, // 302
		{ k: "literal", literal: 19, to: 302 }, // 303
		{ k: "op", do: { op: "repair", code: 3 }, to: 303 }, // 304
		{ k: "literal", literal: 22, to: 273 }, // 305
		{ k: "space", greedy: true, to: 305 }, // 306
		{ k: "eol", to: 306 }, // 307
		{ k: "literal", literal: 19, to: 307 }, // 308
		{ k: "op", do: { op: "repair", code: 4 }, to: 308 }, // 309
		{ k: "literal", literal: 23, to: 275 }, // 310
		{ k: "space", greedy: true, to: 310 }, // 311
		{ k: "eol", to: 311 }, // 312
		{ k: "literal", literal: 19, to: 312 }, // 313
		{ k: "op", do: { op: "repair", code: 4 }, to: 313 }, // 314
		{ k: "fork", to: [274, 276, 278, 287, 296, 304, 309, 314] }, // 315
		{ k: "atom", kind: "word", field: "key", to: 315 }, // 316
		{ k: "literal", literal: 9, to: 316 }, // 317
		{ k: "space", greedy: true, to: 209 }, // 318
		{ k: "value", py: false, field: "arguments", to: 318 }, // 319
		{ k: "fork", to: [210, 319] }, // 320
		{ k: "space", greedy: true, to: 320 }, // 321
		{ k: "literal", literal: 4, to: 321 }, // 322
		{ k: "look", body: 166, to: 322 }, // 323
		{ k: "slot", slot: "tool", field: "name", to: 323 }, // 324
		{ k: "literal", literal: 5, to: 324 }, // 325
		{ k: "literal", literal: 28, to: 324 }, // 326
		{ k: "space", greedy: true, to: 326 }, // 327
		{ k: "eol", to: 327 }, // 328
		{ k: "literal", literal: 29, to: 328 }, // 329
		{ k: "op", do: { op: "repair", code: 4 }, to: 329 }, // 330
		{ k: "fork", to: [325, 330] }, // 331
		{ k: "op", do: { op: "repair", code: 0 }, to: 331 }, // 332
		{ k: "op", do: { op: "open", unit: 1 }, to: 332 }, // 333
		{ k: "literal", literal: 32, to: 2 }, // 334
		{ k: "text", field: "content", typed: false, exits: 336, stops: [5, 29, 32, 1, 10, 30, 31, 33, 37, 53, 54, 55], terminators: [], stray: true, section: { entry: 337, proof: false, content: false } }, // 335
		{ k: "fork", to: [473, 334, 182] }, // 336
		{ k: "fork", to: [473, 334] }, // 337
		{ k: "space", greedy: true, to: 335 }, // 338
		{ k: "op", do: { op: "close" }, to: 338 }, // 339
		{ k: "literal", literal: 3, to: 339 }, // 340
		{ k: "look", body: 19, to: 339 }, // 341
		{ k: "op", do: { op: "repair", code: 10 }, to: 341 }, // 342
		{ k: "look", body: 24, to: 339 }, // 343
		{ k: "op", do: { op: "repair", code: 10 }, to: 343 }, // 344
		{ k: "fork", to: [340, 342, 344] }, // 345
		{ k: "fork", to: [453, 345] }, // 346
		{ k: "space", greedy: true, to: 346 }, // 347
		{ k: "op", do: { op: "settle" }, to: 347 }, // 348
		{ k: "look", body: 34, to: 348 }, // 349
		{ k: "literal", literal: 7, to: 349 }, // 350
		{ k: "look", body: 49, to: 348 }, // 351
		{ k: "eol", to: 351 }, // 352
		{ k: "fork", to: [352, 351] }, // 353
		{ k: "op", do: { op: "repair", code: 9 }, to: 353 }, // 354
		{ k: "look", body: 55, to: 348 }, // 355
		{ k: "literal", literal: 7, to: 355 }, // 356
		{ k: "op", do: { op: "repair", code: 10 }, to: 356 }, // 357
		{ k: "space", greedy: true, to: 350 }, // 358
		{ k: "literal", literal: 7, to: 358 }, // 359
		{ k: "op", do: { op: "repair", code: 11 }, to: 359 }, // 360
		{ k: "look", body: 62, to: 348 }, // 361
		{ k: "literal", literal: 12, to: 361 }, // 362
		{ k: "literal", literal: 3, to: 361 }, // 363
		{ k: "fork", to: [362, 363] }, // 364
		{ k: "eol", to: 364 }, // 365
		{ k: "fork", to: [365, 364] }, // 366
		{ k: "op", do: { op: "repair", code: 12 }, to: 366 }, // 367
		{ k: "op", do: { op: "break", at: "skip" }, to: 348 }, // 368
		{ k: "literal", literal: 8, to: 368 }, // 369
		{ k: "slot", slot: "unbound", field: "skip", to: 369 }, // 370
		{ k: "literal", literal: 9, to: 370 }, // 371
		{ k: "literal", literal: 3, to: 368 }, // 372
		{ k: "literal", literal: 11, to: 368 }, // 373
		{ k: "slot", slot: "unbound", field: "skip", to: 373 }, // 374
		{ k: "literal", literal: 9, to: 374 }, // 375
		{ k: "fork", to: [371, 372, 375] }, // 376
		{ k: "space", greedy: true, to: 376 }, // 377
		{ k: "literal", literal: 13, to: 377 }, // 378
		{ k: "atom", kind: "word", field: "skip", to: 378 }, // 379
		{ k: "literal", literal: 14, to: 379 }, // 380
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 380 }, // 381
		{ k: "literal", literal: 15, to: 370 }, // 382
		{ k: "atom", kind: "word", field: "skip", to: 382 }, // 383
		{ k: "literal", literal: 16, to: 383 }, // 384
		{ k: "atom", kind: "word", field: "skip", to: 384 }, // 385
		{ k: "literal", literal: 17, to: 385 }, // 386
		{ k: "atom", kind: "word", field: "skip", to: 386 }, // 387
		{ k: "literal", literal: 18, to: 387 }, // 388
		{ k: "literal", literal: 4, to: 368 }, // 389
		{ k: "slot", slot: "tool", field: "skip", to: 389 }, // 390
		{ k: "literal", literal: 15, to: 374 }, // 391
		{ k: "atom", kind: "word", field: "skip", to: 391 }, // 392
		{ k: "literal", literal: 16, to: 392 }, // 393
		{ k: "atom", kind: "word", field: "skip", to: 393 }, // 394
		{ k: "literal", literal: 17, to: 394 }, // 395
		{ k: "atom", kind: "word", field: "skip", to: 395 }, // 396
		{ k: "literal", literal: 18, to: 396 }, // 397
		{ k: "fork", to: [370, 388, 390, 374, 397] }, // 398
		{ k: "space", greedy: true, to: 398 }, // 399
		{ k: "literal", literal: 7, to: 399 }, // 400
		{ k: "op", do: { op: "repair", code: 14, fault: true }, to: 400 }, // 401
		{ k: "op", do: { op: "break", at: "here" }, to: 348 }, // 402
		{ k: "literal", literal: 4, to: 402 }, // 403
		{ k: "slot", slot: "tool", field: "skip", to: 403 }, // 404
		{ k: "literal", literal: 5, to: 404 }, // 405
		{ k: "space", greedy: true, to: 405 }, // 406
		{ k: "literal", literal: 10, to: 406 }, // 407
		{ k: "fork", to: [350, 354, 357, 360, 367, 381, 401, 405, 407] }, // 408
		{ k: "text", field: "value", typed: false, stray: false, exits: 408, stops: [7, 56, 57, 58, 59, 9, 3, 60, 61, 12, 14, 5, 10], terminators: [348] }, // 409
		{ k: "literal", literal: 8, to: 409 }, // 410
		{ k: "text", field: "value", typed: true, stray: false, exits: 408, stops: [7, 56, 57, 58, 59, 9, 3, 60, 61, 12, 14, 5, 10], terminators: [348] }, // 411
		{ k: "literal", literal: 11, to: 411 }, // 412
		{ k: "literal", literal: 4, to: 411 }, // 413
		{ k: "op", do: { op: "repair", code: 2 }, to: 413 }, // 414
		{ k: "literal", literal: 13, to: 409 }, // 415
		{ k: "fork", to: [421, 415] }, // 416
		{ k: "literal", literal: 19, to: 416 }, // 417
		{ k: "atom", kind: "attr", field: "skip", to: 417 }, // 418
		{ k: "literal", literal: 15, to: 418 }, // 419
		{ k: "atom", kind: "word", field: "skip", to: 419 }, // 420
		{ k: "space", greedy: true, to: 420 }, // 421
		{ k: "literal", literal: 20, to: 421 }, // 422
		{ k: "op", do: { op: "repair", code: 3 }, to: 422 }, // 423
		{ k: "literal", literal: 13, to: 411 }, // 424
		{ k: "fork", to: [430, 424] }, // 425
		{ k: "literal", literal: 19, to: 425 }, // 426
		{ k: "atom", kind: "attr", field: "skip", to: 426 }, // 427
		{ k: "literal", literal: 15, to: 427 }, // 428
		{ k: "atom", kind: "word", field: "skip", to: 428 }, // 429
		{ k: "space", greedy: true, to: 429 }, // 430
		{ k: "literal", literal: 21, to: 430 }, // 431
		{ k: "op", do: { op: "repair", code: 3 }, to: 431 }, // 432
		{ k: "fork", to: [438, 424] }, // 433
		{ k: "literal", literal: 19, to: 433 }, // 434
		{ k: "atom", kind: "attr", field: "skip", to: 434 }, // 435
		{ k: "literal", literal: 15, to: 435 }, // 436
		{ k: "atom", kind: "word", field: "skip", to: 436 }, // 437
		{ k: "space", greedy: true, to: 437 }, // 438
		{ k: "literal", literal: 19, to: 438 }, // 439
		{ k: "op", do: { op: "repair", code: 3 }, to: 439 }, // 440
		{ k: "literal", literal: 22, to: 409 }, // 441
		{ k: "space", greedy: true, to: 441 }, // 442
		{ k: "eol", to: 442 }, // 443
		{ k: "literal", literal: 19, to: 443 }, // 444
		{ k: "op", do: { op: "repair", code: 4 }, to: 444 }, // 445
		{ k: "literal", literal: 23, to: 411 }, // 446
		{ k: "space", greedy: true, to: 446 }, // 447
		{ k: "eol", to: 447 }, // 448
		{ k: "literal", literal: 19, to: 448 }, // 449
		{ k: "op", do: { op: "repair", code: 4 }, to: 449 }, // 450
		{ k: "fork", to: [410, 412, 414, 423, 432, 440, 445, 450] }, // 451
		{ k: "atom", kind: "word", field: "key", to: 451 }, // 452
		{ k: "literal", literal: 9, to: 452 }, // 453
		{ k: "space", greedy: true, to: 345 }, // 454
		{ k: "value", py: false, field: "arguments", to: 454 }, // 455
		{ k: "fork", to: [346, 455] }, // 456
		{ k: "space", greedy: true, to: 456 }, // 457
		{ k: "literal", literal: 4, to: 457 }, // 458
		{ k: "look", body: 166, to: 458 }, // 459
		{ k: "literal", literal: 26, to: 339 }, // 460
		{ k: "literal", literal: 27, to: 339 }, // 461
		{ k: "fork", to: [460, 461] }, // 462
		{ k: "op", do: { op: "repair", code: 5 }, to: 462 }, // 463
		{ k: "fork", to: [459, 463] }, // 464
		{ k: "atom", kind: "word", field: "name", to: 464 }, // 465
		{ k: "literal", literal: 5, to: 465 }, // 466
		{ k: "literal", literal: 28, to: 465 }, // 467
		{ k: "space", greedy: true, to: 467 }, // 468
		{ k: "eol", to: 468 }, // 469
		{ k: "literal", literal: 29, to: 469 }, // 470
		{ k: "op", do: { op: "repair", code: 4 }, to: 470 }, // 471
		{ k: "fork", to: [466, 471] }, // 472
		{ k: "op", do: { op: "open", unit: 2 }, to: 472 }, // 473
		{ k: "literal", literal: 33, to: 338 }, // 474
		{ k: "op", do: { op: "repair", code: 1 }, to: 474 }, // 475
		{ k: "literal", literal: 34, to: 200 }, // 476
		{ k: "space", greedy: true, to: 476 }, // 477
		{ k: "fork", to: [477, 200] }, // 478
		{ k: "literal", literal: 35, to: 478 }, // 479
		{ k: "space", greedy: true, to: 479 }, // 480
		{ k: "value", py: false, field: "arguments", to: 480 }, // 481
		{ k: "space", greedy: true, to: 481 }, // 482
		{ k: "literal", literal: 36, to: 482 }, // 483
		{ k: "space", greedy: true, to: 483 }, // 484
		{ k: "slot", slot: "tool", field: "name", to: 484 }, // 485
		{ k: "space", greedy: true, to: 485 }, // 486
		{ k: "literal", literal: 37, to: 486 }, // 487
		{ k: "op", do: { op: "repair", code: 7 }, to: 487 }, // 488
		{ k: "op", do: { op: "open", unit: 3 }, to: 488 }, // 489
		{ k: "literal", literal: 38, to: 2 }, // 490
		{ k: "literal", literal: 39, to: 2 }, // 491
		{ k: "literal", literal: 40, to: 2 }, // 492
		{ k: "fork", to: [490, 491, 492] }, // 493
		{ k: "text", field: "content", typed: false, exits: 495, stops: [50, 51, 52, 38, 39, 40, 1, 10, 30, 31, 5, 29, 33, 37, 53, 54, 55], terminators: [], stray: true, section: { entry: 496, proof: false, content: false } }, // 494
		{ k: "fork", to: [551, 493, 182] }, // 495
		{ k: "fork", to: [551, 493] }, // 496
		{ k: "space", greedy: true, to: 494 }, // 497
		{ k: "op", do: { op: "close" }, to: 497 }, // 498
		{ k: "literal", literal: 41, to: 498 }, // 499
		{ k: "literal", literal: 42, to: 498 }, // 500
		{ k: "literal", literal: 43, to: 498 }, // 501
		{ k: "op", do: { op: "repair", code: 8 }, to: 501 }, // 502
		{ k: "fork", to: [499, 500, 502] }, // 503
		{ k: "fork", to: [535, 503] }, // 504
		{ k: "space", greedy: true, to: 504 }, // 505
		{ k: "op", do: { op: "settle" }, to: 505 }, // 506
		{ k: "literal", literal: 44, to: 0 }, // 507
		{ k: "literal", literal: 45, to: 0 }, // 508
		{ k: "literal", literal: 46, to: 0 }, // 509
		{ k: "op", do: { op: "repair", code: 8 }, to: 509 }, // 510
		{ k: "literal", literal: 41, to: 0 }, // 511
		{ k: "literal", literal: 42, to: 0 }, // 512
		{ k: "literal", literal: 43, to: 0 }, // 513
		{ k: "op", do: { op: "repair", code: 8 }, to: 513 }, // 514
		{ k: "fork", to: [507, 508, 510, 511, 512, 514] }, // 515
		{ k: "space", greedy: true, to: 515 }, // 516
		{ k: "look", body: 516, to: 506 }, // 517
		{ k: "literal", literal: 47, to: 517 }, // 518
		{ k: "literal", literal: 48, to: 517 }, // 519
		{ k: "literal", literal: 49, to: 517 }, // 520
		{ k: "op", do: { op: "repair", code: 8 }, to: 520 }, // 521
		{ k: "fork", to: [518, 519, 521] }, // 522
		{ k: "text", field: "value", typed: false, stray: false, exits: 522, stops: [47, 48, 49], terminators: [506] }, // 523
		{ k: "literal", literal: 8, to: 523 }, // 524
		{ k: "text", field: "value", typed: true, stray: false, exits: 522, stops: [47, 48, 49], terminators: [506] }, // 525
		{ k: "literal", literal: 11, to: 525 }, // 526
		{ k: "literal", literal: 4, to: 525 }, // 527
		{ k: "fork", to: [524, 526, 527] }, // 528
		{ k: "atom", kind: "word", field: "key", to: 528 }, // 529
		{ k: "literal", literal: 15, to: 529 }, // 530
		{ k: "literal", literal: 44, to: 530 }, // 531
		{ k: "literal", literal: 45, to: 530 }, // 532
		{ k: "literal", literal: 46, to: 530 }, // 533
		{ k: "op", do: { op: "repair", code: 8 }, to: 533 }, // 534
		{ k: "fork", to: [531, 532, 534] }, // 535
		{ k: "space", greedy: true, to: 503 }, // 536
		{ k: "value", py: false, field: "arguments", to: 536 }, // 537
		{ k: "fork", to: [504, 537] }, // 538
		{ k: "space", greedy: true, to: 538 }, // 539
		{ k: "literal", literal: 4, to: 539 }, // 540
		{ k: "fork", to: [507, 508, 510, 511, 512, 514, 163] }, // 541
		{ k: "space", greedy: true, to: 541 }, // 542
		{ k: "literal", literal: 4, to: 542 }, // 543
		{ k: "look", body: 543, to: 540 }, // 544
		{ k: "atom", kind: "word", field: "name", to: 544 }, // 545
		{ k: "literal", literal: 50, to: 545 }, // 546
		{ k: "literal", literal: 51, to: 545 }, // 547
		{ k: "literal", literal: 52, to: 545 }, // 548
		{ k: "op", do: { op: "repair", code: 8 }, to: 548 }, // 549
		{ k: "fork", to: [546, 547, 549] }, // 550
		{ k: "op", do: { op: "open", unit: 4 }, to: 550 }, // 551
		{ k: "literal", literal: 50, to: 0 }, // 552
		{ k: "literal", literal: 51, to: 0 }, // 553
		{ k: "literal", literal: 52, to: 0 }, // 554
		{ k: "op", do: { op: "repair", code: 8 }, to: 554 }, // 555
		{ k: "fork", to: [552, 553, 555] }, // 556
		{ k: "space", greedy: true, to: 556 }, // 557
		{ k: "look", body: 557, to: 497 }, // 558
		{ k: "literal", literal: 53, to: 558 }, // 559
		{ k: "literal", literal: 54, to: 558 }, // 560
		{ k: "literal", literal: 55, to: 558 }, // 561
		{ k: "fork", to: [559, 560, 561] }, // 562
		{ k: "op", do: { op: "repair", code: 8 }, to: 562 }, // 563
		{ k: "fork", to: [8, 7] }, // 564
	],
};
