// Generated from grammars/deepseek_v32.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** DSML: invokes with typed parameters, in <｜DSML｜function_calls> */
export const deepseek_v32: Format = {
	version: 2,
	name: "deepseek_v32",
	title: "DSML: invokes with typed parameters, in <｜DSML｜function_calls>",
	aliases: ["deepseekv32", "deepseek32", "deepseek_v3_2", "deepseek_xml"],
	models: ["deepseek-ai/DeepSeek-V3.2", "deepseek-ai/DeepSeek-V3.2-Speciale"],
	tokens: ["｜DSML｜", "<think>", "</think>", "<｜end▁of▁sentence｜>"],
	ends: ["<｜end▁of▁sentence｜>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["bare", "untyped", "more-attributes", "broken-line", "self-closing", "trailing-bar", "other-bars", "signs-around", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</｜DSML｜function_calls>", // 2
		"</｜DSML｜invoke>", // 3
		"\">", // 4
		"<｜DSML｜invoke name=\"", // 5
		"<｜DSML｜parameter", // 6
		"</｜DSML｜parameter>", // 7
		"\" string=\"true\">", // 8
		"<｜DSML｜parameter name=\"", // 9
		"<｜DSML｜function_calls>", // 10
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
		"<｜DSML｜function_calls|", // 31
		"<｜DSML｜function_calls｜", // 32
		"</‖DSML‖function_calls>", // 33
		"</｜｜DSML｜｜function_calls>", // 34
		"</|DSML|function_calls>", // 35
		"</‖DSML‖invoke>", // 36
		"</｜｜DSML｜｜invoke>", // 37
		"</|DSML|invoke>", // 38
		"<‖DSML‖parameter name", // 39
		"<｜｜DSML｜｜parameter name", // 40
		"<|DSML|parameter name", // 41
		"</‖DSML‖parameter>", // 42
		"</｜｜DSML｜｜parameter>", // 43
		"</|DSML|parameter>", // 44
		"<‖DSML‖invoke name=\"", // 45
		"<｜｜DSML｜｜invoke name=\"", // 46
		"<|DSML|invoke name=\"", // 47
		"<‖DSML‖function_calls>", // 48
		"<｜｜DSML｜｜function_calls>", // 49
		"<|DSML|function_calls>", // 50
		"\n<｜DSML｜parameter name=\"", // 51
		"\n</｜DSML｜invoke>", // 52
		"\r\n<｜DSML｜parameter name=\"", // 53
		"\r\n</｜DSML｜invoke>", // 54
		"\n<｜DSML｜parameter>", // 55
		"\r\n<｜DSML｜parameter>", // 56
	],
	openings: [1, 10, 31, 32, 5, 30, 48, 49, 50],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 433 }, // 0
	],
	units: [
		{ closes: [28, 3], openings: [5, 30, 2, 1, 10, 31, 32, 48, 49, 50], after: 13, closable: [17, 156, 158, 159, 160, 161, 162, 163, 175, 176, 177, 178], closableByLoop: [18, 20, 21, 25, 26, 27, 28, 29, 30, 35, 36, 50, 51, 52, 53, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 75, 78, 79, 80, 91, 104, 105, 110, 165, 166, 167, 174, 179], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 31, 32, 5, 30, 48, 49, 50], after: 2, closable: [207, 208, 209, 210, 325, 326, 327, 328, 329, 330, 331], closableByLoop: [211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 243, 244, 247, 248, 249, 260, 273, 274, 279, 333, 334, 335, 336], pairs: true }, // 1
		{ closes: [38, 37, 36], openings: [45, 46, 47, 33, 34, 35, 1, 10, 31, 32, 5, 30, 48, 49, 50], after: 351, closable: [355, 393, 396, 397, 398, 399, 400, 401], closableByLoop: [356, 357, 358, 359, 360, 361, 362, 363, 374, 375, 376, 377, 378, 379, 403, 404, 405, 409], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 31, 32, 5, 30, 48, 49, 50], stray: false }, // 2
		{ k: "fork", to: [11, 206, 346, 428, 0] }, // 3
		{ k: "fork", to: [11, 206, 346, 428] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [5, 30, 2, 1, 10, 31, 32, 48, 49, 50], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [188, 12, 189] }, // 14
		{ k: "fork", to: [188, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 0 }, // 19
		{ k: "look", body: 19, to: 17 }, // 20
		{ k: "op", do: { op: "repair", code: 9 }, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 0 }, // 22
		{ k: "slot", slot: "tool", field: "skip", to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "look", body: 24, to: 17 }, // 25
		{ k: "op", do: { op: "repair", code: 9 }, to: 25 }, // 26
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
		{ k: "op", do: { op: "repair", code: 8 }, to: 52 }, // 53
		{ k: "fork", to: [19, 24] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 30 }, // 56
		{ k: "literal", literal: 7, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 9 }, to: 57 }, // 58
		{ k: "space", greedy: true, to: 36 }, // 59
		{ k: "literal", literal: 7, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 10 }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 49 }, // 62
		{ k: "look", body: 62, to: 30 }, // 63
		{ k: "literal", literal: 12, to: 63 }, // 64
		{ k: "literal", literal: 3, to: 63 }, // 65
		{ k: "fork", to: [64, 65] }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "op", do: { op: "repair", code: 11 }, to: 68 }, // 69
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
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 82 }, // 83
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
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 102 }, // 103
		{ k: "op", do: { op: "break", at: "here" }, to: 30 }, // 104
		{ k: "literal", literal: 4, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 5, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 10, to: 108 }, // 109
		{ k: "fork", to: [36, 53, 58, 61, 69, 83, 103, 107, 109] }, // 110
		{ k: "text", field: "value", typed: false, stray: false, exits: 110, stops: [7, 51, 52, 53, 54, 9, 3, 55, 56, 12, 14, 5, 10] }, // 111
		{ k: "literal", literal: 8, to: 111 }, // 112
		{ k: "text", field: "value", typed: true, stray: false, exits: 110, stops: [7, 51, 52, 53, 54, 9, 3, 55, 56, 12, 14, 5, 10] }, // 113
		{ k: "literal", literal: 11, to: 113 }, // 114
		{ k: "literal", literal: 4, to: 113 }, // 115
		{ k: "op", do: { op: "repair", code: 1 }, to: 115 }, // 116
		{ k: "literal", literal: 13, to: 111 }, // 117
		{ k: "fork", to: [123, 117] }, // 118
		{ k: "literal", literal: 19, to: 118 }, // 119
		{ k: "atom", kind: "attr", field: "skip", to: 119 }, // 120
		{ k: "literal", literal: 15, to: 120 }, // 121
		{ k: "atom", kind: "word", field: "skip", to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 20, to: 123 }, // 124
		{ k: "op", do: { op: "repair", code: 2 }, to: 124 }, // 125
		{ k: "literal", literal: 13, to: 113 }, // 126
		{ k: "fork", to: [132, 126] }, // 127
		{ k: "literal", literal: 19, to: 127 }, // 128
		{ k: "atom", kind: "attr", field: "skip", to: 128 }, // 129
		{ k: "literal", literal: 15, to: 129 }, // 130
		{ k: "atom", kind: "word", field: "skip", to: 130 }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "literal", literal: 21, to: 132 }, // 133
		{ k: "op", do: { op: "repair", code: 2 }, to: 133 }, // 134
		{ k: "fork", to: [140, 126] }, // 135
		{ k: "literal", literal: 19, to: 135 }, // 136
		{ k: "atom", kind: "attr", field: "skip", to: 136 }, // 137
		{ k: "literal", literal: 15, to: 137 }, // 138
		{ k: "atom", kind: "word", field: "skip", to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 19, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 2 }, to: 141 }, // 142
		{ k: "literal", literal: 22, to: 111 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "eol", to: 144 }, // 145
		{ k: "literal", literal: 19, to: 145 }, // 146
		{ k: "op", do: { op: "repair", code: 3 }, to: 146 }, // 147
		{ k: "literal", literal: 23, to: 113 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "eol", to: 149 }, // 150
		{ k: "literal", literal: 19, to: 150 }, // 151
		{ k: "op", do: { op: "repair", code: 3 }, to: 151 }, // 152
		{ k: "fork", to: [112, 114, 116, 125, 134, 142, 147, 152] }, // 153
		{ k: "atom", kind: "word", field: "key", to: 153 }, // 154
		{ k: "literal", literal: 9, to: 154 }, // 155
		{ k: "space", greedy: true, to: 27 }, // 156
		{ k: "space", greedy: true, to: 32 }, // 157
		{ k: "look", body: 157, to: 156 }, // 158
		{ k: "fork", to: [161, 158] }, // 159
		{ k: "literal", literal: 24, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "op", do: { op: "repair", code: 7 }, to: 161 }, // 162
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
		{ k: "op", do: { op: "repair", code: 4 }, to: 177 }, // 178
		{ k: "fork", to: [174, 178] }, // 179
		{ k: "atom", kind: "word", field: "name", to: 179 }, // 180
		{ k: "literal", literal: 5, to: 180 }, // 181
		{ k: "literal", literal: 29, to: 180 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "eol", to: 183 }, // 184
		{ k: "literal", literal: 30, to: 184 }, // 185
		{ k: "op", do: { op: "repair", code: 3 }, to: 185 }, // 186
		{ k: "fork", to: [181, 186] }, // 187
		{ k: "op", do: { op: "open", unit: 0 }, to: 187 }, // 188
		{ k: "op", do: { op: "leave" }, to: 4 }, // 189
		{ k: "literal", literal: 10, to: 16 }, // 190
		{ k: "literal", literal: 5, to: 0 }, // 191
		{ k: "literal", literal: 29, to: 0 }, // 192
		{ k: "space", greedy: true, to: 192 }, // 193
		{ k: "eol", to: 193 }, // 194
		{ k: "literal", literal: 30, to: 194 }, // 195
		{ k: "op", do: { op: "repair", code: 3 }, to: 195 }, // 196
		{ k: "fork", to: [191, 196] }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "look", body: 198, to: 16 }, // 199
		{ k: "literal", literal: 13, to: 199 }, // 200
		{ k: "fork", to: [200, 199] }, // 201
		{ k: "literal", literal: 31, to: 201 }, // 202
		{ k: "literal", literal: 32, to: 201 }, // 203
		{ k: "fork", to: [202, 203] }, // 204
		{ k: "op", do: { op: "repair", code: 5 }, to: 204 }, // 205
		{ k: "fork", to: [190, 205] }, // 206
		{ k: "op", do: { op: "close" }, to: 2 }, // 207
		{ k: "literal", literal: 2, to: 207 }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "fork", to: [209, 207] }, // 210
		{ k: "literal", literal: 3, to: 210 }, // 211
		{ k: "look", body: 19, to: 210 }, // 212
		{ k: "op", do: { op: "repair", code: 9 }, to: 212 }, // 213
		{ k: "look", body: 24, to: 210 }, // 214
		{ k: "op", do: { op: "repair", code: 9 }, to: 214 }, // 215
		{ k: "fork", to: [211, 213, 215] }, // 216
		{ k: "fork", to: [324, 216] }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "op", do: { op: "settle" }, to: 218 }, // 219
		{ k: "look", body: 34, to: 219 }, // 220
		{ k: "literal", literal: 7, to: 220 }, // 221
		{ k: "look", body: 49, to: 219 }, // 222
		{ k: "eol", to: 222 }, // 223
		{ k: "fork", to: [223, 222] }, // 224
		{ k: "op", do: { op: "repair", code: 8 }, to: 224 }, // 225
		{ k: "look", body: 55, to: 219 }, // 226
		{ k: "literal", literal: 7, to: 226 }, // 227
		{ k: "op", do: { op: "repair", code: 9 }, to: 227 }, // 228
		{ k: "space", greedy: true, to: 221 }, // 229
		{ k: "literal", literal: 7, to: 229 }, // 230
		{ k: "op", do: { op: "repair", code: 10 }, to: 230 }, // 231
		{ k: "look", body: 62, to: 219 }, // 232
		{ k: "literal", literal: 12, to: 232 }, // 233
		{ k: "literal", literal: 3, to: 232 }, // 234
		{ k: "fork", to: [233, 234] }, // 235
		{ k: "eol", to: 235 }, // 236
		{ k: "fork", to: [236, 235] }, // 237
		{ k: "op", do: { op: "repair", code: 11 }, to: 237 }, // 238
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
		{ k: "op", do: { op: "repair", code: 12, fault: true }, to: 251 }, // 252
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
		{ k: "op", do: { op: "repair", code: 13, fault: true }, to: 271 }, // 272
		{ k: "op", do: { op: "break", at: "here" }, to: 219 }, // 273
		{ k: "literal", literal: 4, to: 273 }, // 274
		{ k: "slot", slot: "tool", field: "skip", to: 274 }, // 275
		{ k: "literal", literal: 5, to: 275 }, // 276
		{ k: "space", greedy: true, to: 276 }, // 277
		{ k: "literal", literal: 10, to: 277 }, // 278
		{ k: "fork", to: [221, 225, 228, 231, 238, 252, 272, 276, 278] }, // 279
		{ k: "text", field: "value", typed: false, stray: false, exits: 279, stops: [7, 51, 52, 53, 54, 9, 3, 55, 56, 12, 14, 5, 10] }, // 280
		{ k: "literal", literal: 8, to: 280 }, // 281
		{ k: "text", field: "value", typed: true, stray: false, exits: 279, stops: [7, 51, 52, 53, 54, 9, 3, 55, 56, 12, 14, 5, 10] }, // 282
		{ k: "literal", literal: 11, to: 282 }, // 283
		{ k: "literal", literal: 4, to: 282 }, // 284
		{ k: "op", do: { op: "repair", code: 1 }, to: 284 }, // 285
		{ k: "literal", literal: 13, to: 280 }, // 286
		{ k: "fork", to: [292, 286] }, // 287
		{ k: "literal", literal: 19, to: 287 }, // 288
		{ k: "atom", kind: "attr", field: "skip", to: 288 }, // 289
		{ k: "literal", literal: 15, to: 289 }, // 290
		{ k: "atom", kind: "word", field: "skip", to: 290 }, // 291
		{ k: "space", greedy: true, to: 291 }, // 292
		{ k: "literal", literal: 20, to: 292 }, // 293
		{ k: "op", do: { op: "repair", code: 2 }, to: 293 }, // 294
		{ k: "literal", literal: 13, to: 282 }, // 295
		{ k: "fork", to: [301, 295] }, // 296
		{ k: "literal", literal: 19, to: 296 }, // 297
		{ k: "atom", kind: "attr", field: "skip", to: 297 }, // 298
		{ k: "literal", literal: 15, to: 298 }, // 299
		{ k: "atom", kind: "word", field: "skip", to: 299 }, // 300
		{ k: "space", greedy: true, to: 300 }, // 301
		{ k: "literal", literal: 21, to: 301 }, // 302
		{ k: "op", do: { op: "repair", code: 2 }, to: 302 }, // 303
		{ k: "fork", to: [309, 295] }, // 304
		{ k: "literal", literal: 19, to: 304 }, // 305
		{ k: "atom", kind: "attr", field: "skip", to: 305 }, // 306
		{ k: "literal", literal: 15, to: 306 }, // 307
		{ k: "atom", kind: "word", field: "skip", to: 307 }, // 308
		{ k: "space", greedy: true, to: 308 }, // 309
		{ k: "literal", literal: 19, to: 309 }, // 310
		{ k: "op", do: { op: "repair", code: 2 }, to: 310 }, // 311
		{ k: "literal", literal: 22, to: 280 }, // 312
		{ k: "space", greedy: true, to: 312 }, // 313
		{ k: "eol", to: 313 }, // 314
		{ k: "literal", literal: 19, to: 314 }, // 315
		{ k: "op", do: { op: "repair", code: 3 }, to: 315 }, // 316
		{ k: "literal", literal: 23, to: 282 }, // 317
		{ k: "space", greedy: true, to: 317 }, // 318
		{ k: "eol", to: 318 }, // 319
		{ k: "literal", literal: 19, to: 319 }, // 320
		{ k: "op", do: { op: "repair", code: 3 }, to: 320 }, // 321
		{ k: "fork", to: [281, 283, 285, 294, 303, 311, 316, 321] }, // 322
		{ k: "atom", kind: "word", field: "key", to: 322 }, // 323
		{ k: "literal", literal: 9, to: 323 }, // 324
		{ k: "space", greedy: true, to: 216 }, // 325
		{ k: "look", body: 157, to: 325 }, // 326
		{ k: "fork", to: [329, 326] }, // 327
		{ k: "literal", literal: 24, to: 327 }, // 328
		{ k: "space", greedy: true, to: 328 }, // 329
		{ k: "op", do: { op: "repair", code: 7 }, to: 329 }, // 330
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
		{ k: "op", do: { op: "repair", code: 3 }, to: 342 }, // 343
		{ k: "fork", to: [338, 343] }, // 344
		{ k: "op", do: { op: "repair", code: 0 }, to: 344 }, // 345
		{ k: "op", do: { op: "open", unit: 1 }, to: 345 }, // 346
		{ k: "literal", literal: 33, to: 2 }, // 347
		{ k: "literal", literal: 34, to: 2 }, // 348
		{ k: "literal", literal: 35, to: 2 }, // 349
		{ k: "fork", to: [347, 348, 349] }, // 350
		{ k: "text", field: "content", typed: false, exits: 352, stops: [45, 46, 47, 33, 34, 35, 1, 10, 31, 32, 5, 30, 48, 49, 50], stray: true, section: { entry: 353, proof: false, content: false } }, // 351
		{ k: "fork", to: [416, 350, 189] }, // 352
		{ k: "fork", to: [416, 350] }, // 353
		{ k: "space", greedy: true, to: 351 }, // 354
		{ k: "op", do: { op: "close" }, to: 354 }, // 355
		{ k: "literal", literal: 36, to: 355 }, // 356
		{ k: "literal", literal: 37, to: 355 }, // 357
		{ k: "literal", literal: 38, to: 355 }, // 358
		{ k: "op", do: { op: "repair", code: 6 }, to: 358 }, // 359
		{ k: "fork", to: [356, 357, 359] }, // 360
		{ k: "fork", to: [392, 360] }, // 361
		{ k: "space", greedy: true, to: 361 }, // 362
		{ k: "op", do: { op: "settle" }, to: 362 }, // 363
		{ k: "literal", literal: 39, to: 0 }, // 364
		{ k: "literal", literal: 40, to: 0 }, // 365
		{ k: "literal", literal: 41, to: 0 }, // 366
		{ k: "op", do: { op: "repair", code: 6 }, to: 366 }, // 367
		{ k: "literal", literal: 36, to: 0 }, // 368
		{ k: "literal", literal: 37, to: 0 }, // 369
		{ k: "literal", literal: 38, to: 0 }, // 370
		{ k: "op", do: { op: "repair", code: 6 }, to: 370 }, // 371
		{ k: "fork", to: [364, 365, 367, 368, 369, 371] }, // 372
		{ k: "space", greedy: true, to: 372 }, // 373
		{ k: "look", body: 373, to: 363 }, // 374
		{ k: "literal", literal: 42, to: 374 }, // 375
		{ k: "literal", literal: 43, to: 374 }, // 376
		{ k: "literal", literal: 44, to: 374 }, // 377
		{ k: "op", do: { op: "repair", code: 6 }, to: 377 }, // 378
		{ k: "fork", to: [375, 376, 378] }, // 379
		{ k: "text", field: "value", typed: false, stray: false, exits: 379, stops: [42, 43, 44] }, // 380
		{ k: "literal", literal: 8, to: 380 }, // 381
		{ k: "text", field: "value", typed: true, stray: false, exits: 379, stops: [42, 43, 44] }, // 382
		{ k: "literal", literal: 11, to: 382 }, // 383
		{ k: "literal", literal: 4, to: 382 }, // 384
		{ k: "fork", to: [381, 383, 384] }, // 385
		{ k: "atom", kind: "word", field: "key", to: 385 }, // 386
		{ k: "literal", literal: 15, to: 386 }, // 387
		{ k: "literal", literal: 39, to: 387 }, // 388
		{ k: "literal", literal: 40, to: 387 }, // 389
		{ k: "literal", literal: 41, to: 387 }, // 390
		{ k: "op", do: { op: "repair", code: 6 }, to: 390 }, // 391
		{ k: "fork", to: [388, 389, 391] }, // 392
		{ k: "space", greedy: true, to: 360 }, // 393
		{ k: "fork", to: [368, 369] }, // 394
		{ k: "space", greedy: true, to: 394 }, // 395
		{ k: "look", body: 395, to: 393 }, // 396
		{ k: "fork", to: [399, 396] }, // 397
		{ k: "literal", literal: 24, to: 397 }, // 398
		{ k: "space", greedy: true, to: 398 }, // 399
		{ k: "op", do: { op: "repair", code: 7 }, to: 399 }, // 400
		{ k: "fork", to: [393, 400] }, // 401
		{ k: "value", py: false, field: "arguments", to: 401 }, // 402
		{ k: "fork", to: [361, 402] }, // 403
		{ k: "space", greedy: true, to: 403 }, // 404
		{ k: "literal", literal: 4, to: 404 }, // 405
		{ k: "fork", to: [364, 365, 367, 368, 369, 371, 170] }, // 406
		{ k: "space", greedy: true, to: 406 }, // 407
		{ k: "literal", literal: 4, to: 407 }, // 408
		{ k: "look", body: 408, to: 405 }, // 409
		{ k: "atom", kind: "word", field: "name", to: 409 }, // 410
		{ k: "literal", literal: 45, to: 410 }, // 411
		{ k: "literal", literal: 46, to: 410 }, // 412
		{ k: "literal", literal: 47, to: 410 }, // 413
		{ k: "op", do: { op: "repair", code: 6 }, to: 413 }, // 414
		{ k: "fork", to: [411, 412, 414] }, // 415
		{ k: "op", do: { op: "open", unit: 2 }, to: 415 }, // 416
		{ k: "literal", literal: 45, to: 0 }, // 417
		{ k: "literal", literal: 46, to: 0 }, // 418
		{ k: "literal", literal: 47, to: 0 }, // 419
		{ k: "op", do: { op: "repair", code: 6 }, to: 419 }, // 420
		{ k: "fork", to: [417, 418, 420] }, // 421
		{ k: "space", greedy: true, to: 421 }, // 422
		{ k: "look", body: 422, to: 354 }, // 423
		{ k: "literal", literal: 48, to: 423 }, // 424
		{ k: "literal", literal: 49, to: 423 }, // 425
		{ k: "literal", literal: 50, to: 423 }, // 426
		{ k: "fork", to: [424, 425, 426] }, // 427
		{ k: "op", do: { op: "repair", code: 6 }, to: 427 }, // 428
		{ k: "op", do: { op: "settle" }, to: 0 }, // 429
		{ k: "literal", literal: 0, to: 2 }, // 430
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 430, stops: [0] }, // 431
		{ k: "literal", literal: 1, to: 431 }, // 432
		{ k: "fork", to: [432, 431] }, // 433
	],
};
