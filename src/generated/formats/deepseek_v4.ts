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
	holdback: 638,
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
		{ name: "thinking", after: ["<think>"], node: 235 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10], after: 13, closable: [17, 121], closableByLoop: [18, 20, 21, 25, 26, 27, 28, 29, 30, 35, 36, 50, 51, 52, 53, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 79, 80, 81, 82, 83, 86, 87, 88, 89, 90, 91, 96, 105, 106, 111, 123, 124, 125, 132], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5], after: 2, closable: [138, 139, 140, 141, 221], closableByLoop: [142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 174, 179, 180, 181, 182, 183, 186, 187, 188, 189, 190, 191, 196, 205, 206, 211, 223, 224, 225, 226], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5], stray: false }, // 2
		{ k: "fork", to: [11, 137, 230, 0] }, // 3
		{ k: "fork", to: [11, 137, 230] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [5, 2, 1, 10], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [135, 12, 136] }, // 14
		{ k: "fork", to: [135, 12] }, // 15
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
		{ k: "fork", to: [120, 27] }, // 28
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
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 52 }, // 53
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
		{ k: "fork", to: [76, 78, 79] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 3, to: 81 }, // 82
		{ k: "literal", literal: 11, to: 70 }, // 83
		{ k: "slot", slot: "unbound", field: "skip", to: 83 }, // 84
		{ k: "literal", literal: 9, to: 84 }, // 85
		{ k: "fork", to: [73, 82, 85] }, // 86
		{ k: "eol", to: 86 }, // 87
		{ k: "fork", to: [87, 86] }, // 88
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 88 }, // 89
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 30 }, // 90
		{ k: "literal", literal: 8, to: 90 }, // 91
		{ k: "slot", slot: "unbound", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 13, to: 92 }, // 93
		{ k: "atom", kind: "word", field: "skip", to: 93 }, // 94
		{ k: "literal", literal: 14, to: 94 }, // 95
		{ k: "literal", literal: 11, to: 90 }, // 96
		{ k: "slot", slot: "unbound", field: "skip", to: 96 }, // 97
		{ k: "literal", literal: 13, to: 97 }, // 98
		{ k: "atom", kind: "word", field: "skip", to: 98 }, // 99
		{ k: "literal", literal: 14, to: 99 }, // 100
		{ k: "fork", to: [92, 95, 97, 100] }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 7, to: 102 }, // 103
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 103 }, // 104
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 30 }, // 105
		{ k: "literal", literal: 4, to: 105 }, // 106
		{ k: "slot", slot: "tool", field: "skip", to: 106 }, // 107
		{ k: "literal", literal: 5, to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 10, to: 109 }, // 110
		{ k: "fork", to: [36, 53, 58, 61, 69, 89, 104, 108, 110] }, // 111
		{ k: "text", field: "value", typed: false, stray: false, exits: 111, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 112
		{ k: "literal", literal: 8, to: 112 }, // 113
		{ k: "text", field: "value", typed: true, stray: false, exits: 111, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 114
		{ k: "literal", literal: 11, to: 114 }, // 115
		{ k: "literal", literal: 4, to: 114 }, // 116
		{ k: "op", do: { op: "repair", code: 1 }, to: 116 }, // 117
		{ k: "fork", to: [113, 115, 117] }, // 118
		{ k: "atom", kind: "word", field: "key", to: 118 }, // 119
		{ k: "literal", literal: 9, to: 119 }, // 120
		{ k: "space", greedy: true, to: 27 }, // 121
		{ k: "value", py: false, field: "arguments", to: 121 }, // 122
		{ k: "fork", to: [28, 122] }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "literal", literal: 4, to: 124 }, // 125
		{ k: "literal", literal: 15, to: 0 }, // 126
		{ k: "literal", literal: 16, to: 0 }, // 127
		{ k: "literal", literal: 17, to: 0 }, // 128
		{ k: "fork", to: [126, 127, 128] }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "literal", literal: 4, to: 130 }, // 131
		{ k: "look", body: 131, to: 125 }, // 132
		{ k: "atom", kind: "word", field: "name", to: 132 }, // 133
		{ k: "literal", literal: 5, to: 133 }, // 134
		{ k: "op", do: { op: "open", unit: 0 }, to: 134 }, // 135
		{ k: "op", do: { op: "leave" }, to: 4 }, // 136
		{ k: "literal", literal: 10, to: 16 }, // 137
		{ k: "op", do: { op: "close" }, to: 2 }, // 138
		{ k: "literal", literal: 2, to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "fork", to: [140, 138] }, // 141
		{ k: "literal", literal: 3, to: 141 }, // 142
		{ k: "look", body: 19, to: 141 }, // 143
		{ k: "op", do: { op: "repair", code: 3 }, to: 143 }, // 144
		{ k: "look", body: 24, to: 141 }, // 145
		{ k: "op", do: { op: "repair", code: 3 }, to: 145 }, // 146
		{ k: "fork", to: [142, 144, 146] }, // 147
		{ k: "fork", to: [220, 147] }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "op", do: { op: "settle" }, to: 149 }, // 150
		{ k: "look", body: 34, to: 150 }, // 151
		{ k: "literal", literal: 7, to: 151 }, // 152
		{ k: "look", body: 49, to: 150 }, // 153
		{ k: "eol", to: 153 }, // 154
		{ k: "fork", to: [154, 153] }, // 155
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 155 }, // 156
		{ k: "look", body: 55, to: 150 }, // 157
		{ k: "literal", literal: 7, to: 157 }, // 158
		{ k: "op", do: { op: "repair", code: 3 }, to: 158 }, // 159
		{ k: "space", greedy: true, to: 152 }, // 160
		{ k: "literal", literal: 7, to: 160 }, // 161
		{ k: "op", do: { op: "repair", code: 4 }, to: 161 }, // 162
		{ k: "look", body: 62, to: 150 }, // 163
		{ k: "literal", literal: 12, to: 163 }, // 164
		{ k: "literal", literal: 3, to: 163 }, // 165
		{ k: "fork", to: [164, 165] }, // 166
		{ k: "eol", to: 166 }, // 167
		{ k: "fork", to: [167, 166] }, // 168
		{ k: "op", do: { op: "repair", code: 5 }, to: 168 }, // 169
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 150 }, // 170
		{ k: "literal", literal: 8, to: 170 }, // 171
		{ k: "slot", slot: "unbound", field: "skip", to: 171 }, // 172
		{ k: "literal", literal: 9, to: 172 }, // 173
		{ k: "literal", literal: 4, to: 170 }, // 174
		{ k: "slot", slot: "tool", field: "skip", to: 174 }, // 175
		{ k: "literal", literal: 5, to: 175 }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "literal", literal: 10, to: 177 }, // 178
		{ k: "literal", literal: 2, to: 170 }, // 179
		{ k: "fork", to: [176, 178, 179] }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 3, to: 181 }, // 182
		{ k: "literal", literal: 11, to: 170 }, // 183
		{ k: "slot", slot: "unbound", field: "skip", to: 183 }, // 184
		{ k: "literal", literal: 9, to: 184 }, // 185
		{ k: "fork", to: [173, 182, 185] }, // 186
		{ k: "eol", to: 186 }, // 187
		{ k: "fork", to: [187, 186] }, // 188
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 188 }, // 189
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 150 }, // 190
		{ k: "literal", literal: 8, to: 190 }, // 191
		{ k: "slot", slot: "unbound", field: "skip", to: 191 }, // 192
		{ k: "literal", literal: 13, to: 192 }, // 193
		{ k: "atom", kind: "word", field: "skip", to: 193 }, // 194
		{ k: "literal", literal: 14, to: 194 }, // 195
		{ k: "literal", literal: 11, to: 190 }, // 196
		{ k: "slot", slot: "unbound", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 13, to: 197 }, // 198
		{ k: "atom", kind: "word", field: "skip", to: 198 }, // 199
		{ k: "literal", literal: 14, to: 199 }, // 200
		{ k: "fork", to: [192, 195, 197, 200] }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "literal", literal: 7, to: 202 }, // 203
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 203 }, // 204
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 150 }, // 205
		{ k: "literal", literal: 4, to: 205 }, // 206
		{ k: "slot", slot: "tool", field: "skip", to: 206 }, // 207
		{ k: "literal", literal: 5, to: 207 }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "literal", literal: 10, to: 209 }, // 210
		{ k: "fork", to: [152, 156, 159, 162, 169, 189, 204, 208, 210] }, // 211
		{ k: "text", field: "value", typed: false, stray: false, exits: 211, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 212
		{ k: "literal", literal: 8, to: 212 }, // 213
		{ k: "text", field: "value", typed: true, stray: false, exits: 211, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 214
		{ k: "literal", literal: 11, to: 214 }, // 215
		{ k: "literal", literal: 4, to: 214 }, // 216
		{ k: "op", do: { op: "repair", code: 1 }, to: 216 }, // 217
		{ k: "fork", to: [213, 215, 217] }, // 218
		{ k: "atom", kind: "word", field: "key", to: 218 }, // 219
		{ k: "literal", literal: 9, to: 219 }, // 220
		{ k: "space", greedy: true, to: 147 }, // 221
		{ k: "value", py: false, field: "arguments", to: 221 }, // 222
		{ k: "fork", to: [148, 222] }, // 223
		{ k: "space", greedy: true, to: 223 }, // 224
		{ k: "literal", literal: 4, to: 224 }, // 225
		{ k: "look", body: 131, to: 225 }, // 226
		{ k: "slot", slot: "tool", field: "name", to: 226 }, // 227
		{ k: "literal", literal: 5, to: 227 }, // 228
		{ k: "op", do: { op: "repair", code: 0 }, to: 228 }, // 229
		{ k: "op", do: { op: "open", unit: 1 }, to: 229 }, // 230
		{ k: "op", do: { op: "settle" }, to: 0 }, // 231
		{ k: "literal", literal: 0, to: 2 }, // 232
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 232, stops: [0] }, // 233
		{ k: "literal", literal: 1, to: 233 }, // 234
		{ k: "fork", to: [234, 233] }, // 235
	],
};
