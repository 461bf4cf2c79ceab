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
	holdback: 638,
	lenient: ["bare", "untyped", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		"｜parameter name=\"", // 13
		"<｜", // 14
		"<｜DSML｜", // 15
		"</｜DSML｜", // 16
		"{", // 17
		"\n<｜DSML｜parameter name=\"", // 18
		"\n</｜DSML｜invoke>", // 19
		"\r\n<｜DSML｜parameter name=\"", // 20
		"\r\n</｜DSML｜invoke>", // 21
		"\n<｜DSML｜parameter>", // 22
		"\r\n<｜DSML｜parameter>", // 23
	],
	openings: [1, 10, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 237 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10], after: 13, closable: [17, 122], closableByLoop: [18, 20, 21, 25, 26, 27, 28, 29, 30, 35, 36, 50, 51, 52, 53, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 79, 80, 81, 82, 83, 84, 87, 88, 89, 90, 91, 92, 97, 106, 107, 112, 124, 125, 126, 133], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5], after: 2, closable: [139, 140, 141, 142, 223], closableByLoop: [143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 175, 180, 181, 182, 183, 184, 185, 188, 189, 190, 191, 192, 193, 198, 207, 208, 213, 225, 226, 227, 228], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5], stray: false }, // 2
		{ k: "fork", to: [11, 138, 232, 0] }, // 3
		{ k: "fork", to: [11, 138, 232] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [5, 2, 1, 10], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [136, 12, 137] }, // 14
		{ k: "fork", to: [136, 12] }, // 15
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
		{ k: "fork", to: [121, 27] }, // 28
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
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 30 }, // 70
		{ k: "literal", literal: 8, to: 70 }, // 71
		{ k: "slot", slot: "unbound", field: "skip", to: 71 }, // 72
		{ k: "literal", literal: 9, to: 72 }, // 73
		{ k: "literal", literal: 4, to: 70 }, // 74
		{ k: "slot", slot: "tool", field: "skip", to: 74 }, // 75
		{ k: "literal", literal: 5, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 10, to: 77 }, // 78
		{ k: "literal", literal: 2, to: 70 }, // 79
		{ k: "assert", what: "end", to: 70 }, // 80
		{ k: "fork", to: [76, 78, 79, 80] }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 3, to: 82 }, // 83
		{ k: "literal", literal: 11, to: 70 }, // 84
		{ k: "slot", slot: "unbound", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 9, to: 85 }, // 86
		{ k: "fork", to: [73, 83, 86] }, // 87
		{ k: "eol", to: 87 }, // 88
		{ k: "fork", to: [88, 87] }, // 89
		{ k: "op", do: { op: "repair", code: 6 }, to: 89 }, // 90
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 30 }, // 91
		{ k: "literal", literal: 8, to: 91 }, // 92
		{ k: "slot", slot: "unbound", field: "skip", to: 92 }, // 93
		{ k: "literal", literal: 13, to: 93 }, // 94
		{ k: "atom", kind: "word", field: "skip", to: 94 }, // 95
		{ k: "literal", literal: 14, to: 95 }, // 96
		{ k: "literal", literal: 11, to: 91 }, // 97
		{ k: "slot", slot: "unbound", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 13, to: 98 }, // 99
		{ k: "atom", kind: "word", field: "skip", to: 99 }, // 100
		{ k: "literal", literal: 14, to: 100 }, // 101
		{ k: "fork", to: [93, 96, 98, 101] }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 7, to: 103 }, // 104
		{ k: "op", do: { op: "repair", code: 7 }, to: 104 }, // 105
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 30 }, // 106
		{ k: "literal", literal: 4, to: 106 }, // 107
		{ k: "slot", slot: "tool", field: "skip", to: 107 }, // 108
		{ k: "literal", literal: 5, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 10, to: 110 }, // 111
		{ k: "fork", to: [36, 53, 58, 61, 69, 90, 105, 109, 111] }, // 112
		{ k: "text", field: "value", typed: false, stray: false, exits: 112, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 113
		{ k: "literal", literal: 8, to: 113 }, // 114
		{ k: "text", field: "value", typed: true, stray: false, exits: 112, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 115
		{ k: "literal", literal: 11, to: 115 }, // 116
		{ k: "literal", literal: 4, to: 115 }, // 117
		{ k: "op", do: { op: "repair", code: 1 }, to: 117 }, // 118
		{ k: "fork", to: [114, 116, 118] }, // 119
		{ k: "atom", kind: "word", field: "key", to: 119 }, // 120
		{ k: "literal", literal: 9, to: 120 }, // 121
		{ k: "space", greedy: true, to: 27 }, // 122
		{ k: "value", py: false, field: "arguments", to: 122 }, // 123
		{ k: "fork", to: [28, 123] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 4, to: 125 }, // 126
		{ k: "literal", literal: 15, to: 0 }, // 127
		{ k: "literal", literal: 16, to: 0 }, // 128
		{ k: "literal", literal: 17, to: 0 }, // 129
		{ k: "fork", to: [127, 128, 129] }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "literal", literal: 4, to: 131 }, // 132
		{ k: "look", body: 132, to: 126 }, // 133
		{ k: "atom", kind: "word", field: "name", to: 133 }, // 134
		{ k: "literal", literal: 5, to: 134 }, // 135
		{ k: "op", do: { op: "open", unit: 0 }, to: 135 }, // 136
		{ k: "op", do: { op: "leave" }, to: 4 }, // 137
		{ k: "literal", literal: 10, to: 16 }, // 138
		{ k: "op", do: { op: "close" }, to: 2 }, // 139
		{ k: "literal", literal: 2, to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "fork", to: [141, 139] }, // 142
		{ k: "literal", literal: 3, to: 142 }, // 143
		{ k: "look", body: 19, to: 142 }, // 144
		{ k: "op", do: { op: "repair", code: 3 }, to: 144 }, // 145
		{ k: "look", body: 24, to: 142 }, // 146
		{ k: "op", do: { op: "repair", code: 3 }, to: 146 }, // 147
		{ k: "fork", to: [143, 145, 147] }, // 148
		{ k: "fork", to: [222, 148] }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "op", do: { op: "settle" }, to: 150 }, // 151
		{ k: "look", body: 34, to: 151 }, // 152
		{ k: "literal", literal: 7, to: 152 }, // 153
		{ k: "look", body: 49, to: 151 }, // 154
		{ k: "eol", to: 154 }, // 155
		{ k: "fork", to: [155, 154] }, // 156
		{ k: "op", do: { op: "repair", code: 2 }, to: 156 }, // 157
		{ k: "look", body: 55, to: 151 }, // 158
		{ k: "literal", literal: 7, to: 158 }, // 159
		{ k: "op", do: { op: "repair", code: 3 }, to: 159 }, // 160
		{ k: "space", greedy: true, to: 153 }, // 161
		{ k: "literal", literal: 7, to: 161 }, // 162
		{ k: "op", do: { op: "repair", code: 4 }, to: 162 }, // 163
		{ k: "look", body: 62, to: 151 }, // 164
		{ k: "literal", literal: 12, to: 164 }, // 165
		{ k: "literal", literal: 3, to: 164 }, // 166
		{ k: "fork", to: [165, 166] }, // 167
		{ k: "eol", to: 167 }, // 168
		{ k: "fork", to: [168, 167] }, // 169
		{ k: "op", do: { op: "repair", code: 5 }, to: 169 }, // 170
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 151 }, // 171
		{ k: "literal", literal: 8, to: 171 }, // 172
		{ k: "slot", slot: "unbound", field: "skip", to: 172 }, // 173
		{ k: "literal", literal: 9, to: 173 }, // 174
		{ k: "literal", literal: 4, to: 171 }, // 175
		{ k: "slot", slot: "tool", field: "skip", to: 175 }, // 176
		{ k: "literal", literal: 5, to: 176 }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "literal", literal: 10, to: 178 }, // 179
		{ k: "literal", literal: 2, to: 171 }, // 180
		{ k: "assert", what: "end", to: 171 }, // 181
		{ k: "fork", to: [177, 179, 180, 181] }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "literal", literal: 3, to: 183 }, // 184
		{ k: "literal", literal: 11, to: 171 }, // 185
		{ k: "slot", slot: "unbound", field: "skip", to: 185 }, // 186
		{ k: "literal", literal: 9, to: 186 }, // 187
		{ k: "fork", to: [174, 184, 187] }, // 188
		{ k: "eol", to: 188 }, // 189
		{ k: "fork", to: [189, 188] }, // 190
		{ k: "op", do: { op: "repair", code: 6 }, to: 190 }, // 191
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 151 }, // 192
		{ k: "literal", literal: 8, to: 192 }, // 193
		{ k: "slot", slot: "unbound", field: "skip", to: 193 }, // 194
		{ k: "literal", literal: 13, to: 194 }, // 195
		{ k: "atom", kind: "word", field: "skip", to: 195 }, // 196
		{ k: "literal", literal: 14, to: 196 }, // 197
		{ k: "literal", literal: 11, to: 192 }, // 198
		{ k: "slot", slot: "unbound", field: "skip", to: 198 }, // 199
		{ k: "literal", literal: 13, to: 199 }, // 200
		{ k: "atom", kind: "word", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 14, to: 201 }, // 202
		{ k: "fork", to: [194, 197, 199, 202] }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "literal", literal: 7, to: 204 }, // 205
		{ k: "op", do: { op: "repair", code: 7 }, to: 205 }, // 206
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 151 }, // 207
		{ k: "literal", literal: 4, to: 207 }, // 208
		{ k: "slot", slot: "tool", field: "skip", to: 208 }, // 209
		{ k: "literal", literal: 5, to: 209 }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "literal", literal: 10, to: 211 }, // 212
		{ k: "fork", to: [153, 157, 160, 163, 170, 191, 206, 210, 212] }, // 213
		{ k: "text", field: "value", typed: false, stray: false, exits: 213, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 214
		{ k: "literal", literal: 8, to: 214 }, // 215
		{ k: "text", field: "value", typed: true, stray: false, exits: 213, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 216
		{ k: "literal", literal: 11, to: 216 }, // 217
		{ k: "literal", literal: 4, to: 216 }, // 218
		{ k: "op", do: { op: "repair", code: 1 }, to: 218 }, // 219
		{ k: "fork", to: [215, 217, 219] }, // 220
		{ k: "atom", kind: "word", field: "key", to: 220 }, // 221
		{ k: "literal", literal: 9, to: 221 }, // 222
		{ k: "space", greedy: true, to: 148 }, // 223
		{ k: "value", py: false, field: "arguments", to: 223 }, // 224
		{ k: "fork", to: [149, 224] }, // 225
		{ k: "space", greedy: true, to: 225 }, // 226
		{ k: "literal", literal: 4, to: 226 }, // 227
		{ k: "look", body: 132, to: 227 }, // 228
		{ k: "slot", slot: "tool", field: "name", to: 228 }, // 229
		{ k: "literal", literal: 5, to: 229 }, // 230
		{ k: "op", do: { op: "repair", code: 0 }, to: 230 }, // 231
		{ k: "op", do: { op: "open", unit: 1 }, to: 231 }, // 232
		{ k: "op", do: { op: "settle" }, to: 0 }, // 233
		{ k: "literal", literal: 0, to: 2 }, // 234
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 234, stops: [0] }, // 235
		{ k: "literal", literal: 1, to: 235 }, // 236
		{ k: "fork", to: [236, 235] }, // 237
	],
};
