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
	lenient: ["bare", "untyped", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		"<｜DSML｜", // 19
		"{", // 20
		"\n<｜DSML｜parameter name=\"", // 21
		"\n</｜DSML｜invoke>", // 22
		"\r\n<｜DSML｜parameter name=\"", // 23
		"\r\n</｜DSML｜invoke>", // 24
		"\n<｜DSML｜parameter>", // 25
		"\r\n<｜DSML｜parameter>", // 26
	],
	openings: [1, 10, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 233 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10], after: 13, closable: [17, 120], closableByLoop: [18, 20, 21, 25, 26, 27, 28, 29, 30, 35, 36, 50, 51, 52, 53, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 75, 78, 79, 80, 91, 104, 105, 110, 122, 123, 124, 131], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5], after: 2, closable: [137, 138, 139, 140, 219], closableByLoop: [141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 173, 174, 177, 178, 179, 190, 203, 204, 209, 221, 222, 223, 224], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5], stray: false }, // 2
		{ k: "fork", to: [11, 136, 228, 0] }, // 3
		{ k: "fork", to: [11, 136, 228] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [5, 2, 1, 10], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [134, 12, 135] }, // 14
		{ k: "fork", to: [134, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 0 }, // 19
		{ k: "look", body: 19, to: 17 }, // 20
		{ k: "op", do: { op: "repair", code: 3 }, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 0 }, // 22
		{ k: "slot", slot: "tool", field: "skip", to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "look", body: 24, to: 17 }, // 25
		{ k: "op", do: { op: "repair", code: 3 }, to: 25 }, // 26
		{ k: "fork", to: [18, 21, 26] }, // 27
		{ k: "fork", to: [119, 27] }, // 28
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
		{ k: "op", do: { op: "repair", code: 2 }, to: 52 }, // 53
		{ k: "fork", to: [19, 24] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 30 }, // 56
		{ k: "literal", literal: 7, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 3 }, to: 57 }, // 58
		{ k: "space", greedy: true, to: 36 }, // 59
		{ k: "literal", literal: 7, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 4 }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 49 }, // 62
		{ k: "look", body: 62, to: 30 }, // 63
		{ k: "literal", literal: 12, to: 63 }, // 64
		{ k: "literal", literal: 3, to: 63 }, // 65
		{ k: "fork", to: [64, 65] }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "op", do: { op: "repair", code: 5 }, to: 68 }, // 69
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
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 82 }, // 83
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
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 102 }, // 103
		{ k: "op", do: { op: "break", at: "here" }, to: 30 }, // 104
		{ k: "literal", literal: 4, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 5, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 10, to: 108 }, // 109
		{ k: "fork", to: [36, 53, 58, 61, 69, 83, 103, 107, 109] }, // 110
		{ k: "text", field: "value", typed: false, stray: false, exits: 110, stops: [7, 21, 22, 23, 24, 9, 3, 25, 26, 12, 14, 5, 10] }, // 111
		{ k: "literal", literal: 8, to: 111 }, // 112
		{ k: "text", field: "value", typed: true, stray: false, exits: 110, stops: [7, 21, 22, 23, 24, 9, 3, 25, 26, 12, 14, 5, 10] }, // 113
		{ k: "literal", literal: 11, to: 113 }, // 114
		{ k: "literal", literal: 4, to: 113 }, // 115
		{ k: "op", do: { op: "repair", code: 1 }, to: 115 }, // 116
		{ k: "fork", to: [112, 114, 116] }, // 117
		{ k: "atom", kind: "word", field: "key", to: 117 }, // 118
		{ k: "literal", literal: 9, to: 118 }, // 119
		{ k: "space", greedy: true, to: 27 }, // 120
		{ k: "value", py: false, field: "arguments", to: 120 }, // 121
		{ k: "fork", to: [28, 121] }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 4, to: 123 }, // 124
		{ k: "literal", literal: 19, to: 0 }, // 125
		{ k: "literal", literal: 14, to: 0 }, // 126
		{ k: "literal", literal: 20, to: 0 }, // 127
		{ k: "fork", to: [125, 126, 127] }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 4, to: 129 }, // 130
		{ k: "look", body: 130, to: 124 }, // 131
		{ k: "atom", kind: "word", field: "name", to: 131 }, // 132
		{ k: "literal", literal: 5, to: 132 }, // 133
		{ k: "op", do: { op: "open", unit: 0 }, to: 133 }, // 134
		{ k: "op", do: { op: "leave" }, to: 4 }, // 135
		{ k: "literal", literal: 10, to: 16 }, // 136
		{ k: "op", do: { op: "close" }, to: 2 }, // 137
		{ k: "literal", literal: 2, to: 137 }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "fork", to: [139, 137] }, // 140
		{ k: "literal", literal: 3, to: 140 }, // 141
		{ k: "look", body: 19, to: 140 }, // 142
		{ k: "op", do: { op: "repair", code: 3 }, to: 142 }, // 143
		{ k: "look", body: 24, to: 140 }, // 144
		{ k: "op", do: { op: "repair", code: 3 }, to: 144 }, // 145
		{ k: "fork", to: [141, 143, 145] }, // 146
		{ k: "fork", to: [218, 146] }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "op", do: { op: "settle" }, to: 148 }, // 149
		{ k: "look", body: 34, to: 149 }, // 150
		{ k: "literal", literal: 7, to: 150 }, // 151
		{ k: "look", body: 49, to: 149 }, // 152
		{ k: "eol", to: 152 }, // 153
		{ k: "fork", to: [153, 152] }, // 154
		{ k: "op", do: { op: "repair", code: 2 }, to: 154 }, // 155
		{ k: "look", body: 55, to: 149 }, // 156
		{ k: "literal", literal: 7, to: 156 }, // 157
		{ k: "op", do: { op: "repair", code: 3 }, to: 157 }, // 158
		{ k: "space", greedy: true, to: 151 }, // 159
		{ k: "literal", literal: 7, to: 159 }, // 160
		{ k: "op", do: { op: "repair", code: 4 }, to: 160 }, // 161
		{ k: "look", body: 62, to: 149 }, // 162
		{ k: "literal", literal: 12, to: 162 }, // 163
		{ k: "literal", literal: 3, to: 162 }, // 164
		{ k: "fork", to: [163, 164] }, // 165
		{ k: "eol", to: 165 }, // 166
		{ k: "fork", to: [166, 165] }, // 167
		{ k: "op", do: { op: "repair", code: 5 }, to: 167 }, // 168
		{ k: "op", do: { op: "break", at: "skip" }, to: 149 }, // 169
		{ k: "literal", literal: 8, to: 169 }, // 170
		{ k: "slot", slot: "unbound", field: "skip", to: 170 }, // 171
		{ k: "literal", literal: 9, to: 171 }, // 172
		{ k: "literal", literal: 3, to: 169 }, // 173
		{ k: "literal", literal: 11, to: 169 }, // 174
		{ k: "slot", slot: "unbound", field: "skip", to: 174 }, // 175
		{ k: "literal", literal: 9, to: 175 }, // 176
		{ k: "fork", to: [172, 173, 176] }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "literal", literal: 13, to: 178 }, // 179
		{ k: "atom", kind: "word", field: "skip", to: 179 }, // 180
		{ k: "literal", literal: 14, to: 180 }, // 181
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 181 }, // 182
		{ k: "literal", literal: 15, to: 171 }, // 183
		{ k: "atom", kind: "word", field: "skip", to: 183 }, // 184
		{ k: "literal", literal: 16, to: 184 }, // 185
		{ k: "atom", kind: "word", field: "skip", to: 185 }, // 186
		{ k: "literal", literal: 17, to: 186 }, // 187
		{ k: "atom", kind: "word", field: "skip", to: 187 }, // 188
		{ k: "literal", literal: 18, to: 188 }, // 189
		{ k: "literal", literal: 4, to: 169 }, // 190
		{ k: "slot", slot: "tool", field: "skip", to: 190 }, // 191
		{ k: "literal", literal: 15, to: 175 }, // 192
		{ k: "atom", kind: "word", field: "skip", to: 192 }, // 193
		{ k: "literal", literal: 16, to: 193 }, // 194
		{ k: "atom", kind: "word", field: "skip", to: 194 }, // 195
		{ k: "literal", literal: 17, to: 195 }, // 196
		{ k: "atom", kind: "word", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 18, to: 197 }, // 198
		{ k: "fork", to: [171, 189, 191, 175, 198] }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "literal", literal: 7, to: 200 }, // 201
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 201 }, // 202
		{ k: "op", do: { op: "break", at: "here" }, to: 149 }, // 203
		{ k: "literal", literal: 4, to: 203 }, // 204
		{ k: "slot", slot: "tool", field: "skip", to: 204 }, // 205
		{ k: "literal", literal: 5, to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 10, to: 207 }, // 208
		{ k: "fork", to: [151, 155, 158, 161, 168, 182, 202, 206, 208] }, // 209
		{ k: "text", field: "value", typed: false, stray: false, exits: 209, stops: [7, 21, 22, 23, 24, 9, 3, 25, 26, 12, 14, 5, 10] }, // 210
		{ k: "literal", literal: 8, to: 210 }, // 211
		{ k: "text", field: "value", typed: true, stray: false, exits: 209, stops: [7, 21, 22, 23, 24, 9, 3, 25, 26, 12, 14, 5, 10] }, // 212
		{ k: "literal", literal: 11, to: 212 }, // 213
		{ k: "literal", literal: 4, to: 212 }, // 214
		{ k: "op", do: { op: "repair", code: 1 }, to: 214 }, // 215
		{ k: "fork", to: [211, 213, 215] }, // 216
		{ k: "atom", kind: "word", field: "key", to: 216 }, // 217
		{ k: "literal", literal: 9, to: 217 }, // 218
		{ k: "space", greedy: true, to: 146 }, // 219
		{ k: "value", py: false, field: "arguments", to: 219 }, // 220
		{ k: "fork", to: [147, 220] }, // 221
		{ k: "space", greedy: true, to: 221 }, // 222
		{ k: "literal", literal: 4, to: 222 }, // 223
		{ k: "look", body: 130, to: 223 }, // 224
		{ k: "slot", slot: "tool", field: "name", to: 224 }, // 225
		{ k: "literal", literal: 5, to: 225 }, // 226
		{ k: "op", do: { op: "repair", code: 0 }, to: 226 }, // 227
		{ k: "op", do: { op: "open", unit: 1 }, to: 227 }, // 228
		{ k: "op", do: { op: "settle" }, to: 0 }, // 229
		{ k: "literal", literal: 0, to: 2 }, // 230
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 230, stops: [0] }, // 231
		{ k: "literal", literal: 1, to: 231 }, // 232
		{ k: "fork", to: [232, 231] }, // 233
	],
};
