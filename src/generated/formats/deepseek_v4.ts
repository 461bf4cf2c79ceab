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
		">", // 13
		"</｜DSML｜", // 14
		"｜parameter name=\"", // 15
		"<｜", // 16
		"<｜DSML｜", // 17
		"{", // 18
		"\n<｜DSML｜parameter name=\"", // 19
		"\n</｜DSML｜invoke>", // 20
		"\r\n<｜DSML｜parameter name=\"", // 21
		"\r\n</｜DSML｜invoke>", // 22
		"\n<｜DSML｜parameter>", // 23
		"\r\n<｜DSML｜parameter>", // 24
	],
	openings: [1, 10, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 213 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10], after: 13, closable: [17, 110], closableByLoop: [18, 20, 21, 25, 26, 27, 28, 29, 30, 35, 36, 50, 51, 52, 53, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 75, 78, 79, 80, 94, 95, 100, 112, 113, 114, 121], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5], after: 2, closable: [127, 128, 129, 130, 199], closableByLoop: [131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 163, 164, 167, 168, 169, 183, 184, 189, 201, 202, 203, 204], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5], stray: false }, // 2
		{ k: "fork", to: [11, 126, 208, 0] }, // 3
		{ k: "fork", to: [11, 126, 208] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [5, 2, 1, 10], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [124, 12, 125] }, // 14
		{ k: "fork", to: [124, 12] }, // 15
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
		{ k: "fork", to: [109, 27] }, // 28
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
		{ k: "literal", literal: 15, to: 76 }, // 87
		{ k: "atom", kind: "word", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 16, to: 88 }, // 89
		{ k: "fork", to: [72, 86, 76, 89] }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 7, to: 91 }, // 92
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 92 }, // 93
		{ k: "op", do: { op: "break", at: "here" }, to: 30 }, // 94
		{ k: "literal", literal: 4, to: 94 }, // 95
		{ k: "slot", slot: "tool", field: "skip", to: 95 }, // 96
		{ k: "literal", literal: 5, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 10, to: 98 }, // 99
		{ k: "fork", to: [36, 53, 58, 61, 69, 83, 93, 97, 99] }, // 100
		{ k: "text", field: "value", typed: false, stray: false, exits: 100, stops: [7, 19, 20, 21, 22, 9, 3, 23, 24, 12, 14, 5, 10] }, // 101
		{ k: "literal", literal: 8, to: 101 }, // 102
		{ k: "text", field: "value", typed: true, stray: false, exits: 100, stops: [7, 19, 20, 21, 22, 9, 3, 23, 24, 12, 14, 5, 10] }, // 103
		{ k: "literal", literal: 11, to: 103 }, // 104
		{ k: "literal", literal: 4, to: 103 }, // 105
		{ k: "op", do: { op: "repair", code: 1 }, to: 105 }, // 106
		{ k: "fork", to: [102, 104, 106] }, // 107
		{ k: "atom", kind: "word", field: "key", to: 107 }, // 108
		{ k: "literal", literal: 9, to: 108 }, // 109
		{ k: "space", greedy: true, to: 27 }, // 110
		{ k: "value", py: false, field: "arguments", to: 110 }, // 111
		{ k: "fork", to: [28, 111] }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 4, to: 113 }, // 114
		{ k: "literal", literal: 17, to: 0 }, // 115
		{ k: "literal", literal: 14, to: 0 }, // 116
		{ k: "literal", literal: 18, to: 0 }, // 117
		{ k: "fork", to: [115, 116, 117] }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 4, to: 119 }, // 120
		{ k: "look", body: 120, to: 114 }, // 121
		{ k: "atom", kind: "word", field: "name", to: 121 }, // 122
		{ k: "literal", literal: 5, to: 122 }, // 123
		{ k: "op", do: { op: "open", unit: 0 }, to: 123 }, // 124
		{ k: "op", do: { op: "leave" }, to: 4 }, // 125
		{ k: "literal", literal: 10, to: 16 }, // 126
		{ k: "op", do: { op: "close" }, to: 2 }, // 127
		{ k: "literal", literal: 2, to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "fork", to: [129, 127] }, // 130
		{ k: "literal", literal: 3, to: 130 }, // 131
		{ k: "look", body: 19, to: 130 }, // 132
		{ k: "op", do: { op: "repair", code: 3 }, to: 132 }, // 133
		{ k: "look", body: 24, to: 130 }, // 134
		{ k: "op", do: { op: "repair", code: 3 }, to: 134 }, // 135
		{ k: "fork", to: [131, 133, 135] }, // 136
		{ k: "fork", to: [198, 136] }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "op", do: { op: "settle" }, to: 138 }, // 139
		{ k: "look", body: 34, to: 139 }, // 140
		{ k: "literal", literal: 7, to: 140 }, // 141
		{ k: "look", body: 49, to: 139 }, // 142
		{ k: "eol", to: 142 }, // 143
		{ k: "fork", to: [143, 142] }, // 144
		{ k: "op", do: { op: "repair", code: 2 }, to: 144 }, // 145
		{ k: "look", body: 55, to: 139 }, // 146
		{ k: "literal", literal: 7, to: 146 }, // 147
		{ k: "op", do: { op: "repair", code: 3 }, to: 147 }, // 148
		{ k: "space", greedy: true, to: 141 }, // 149
		{ k: "literal", literal: 7, to: 149 }, // 150
		{ k: "op", do: { op: "repair", code: 4 }, to: 150 }, // 151
		{ k: "look", body: 62, to: 139 }, // 152
		{ k: "literal", literal: 12, to: 152 }, // 153
		{ k: "literal", literal: 3, to: 152 }, // 154
		{ k: "fork", to: [153, 154] }, // 155
		{ k: "eol", to: 155 }, // 156
		{ k: "fork", to: [156, 155] }, // 157
		{ k: "op", do: { op: "repair", code: 5 }, to: 157 }, // 158
		{ k: "op", do: { op: "break", at: "skip" }, to: 139 }, // 159
		{ k: "literal", literal: 8, to: 159 }, // 160
		{ k: "slot", slot: "unbound", field: "skip", to: 160 }, // 161
		{ k: "literal", literal: 9, to: 161 }, // 162
		{ k: "literal", literal: 3, to: 159 }, // 163
		{ k: "literal", literal: 11, to: 159 }, // 164
		{ k: "slot", slot: "unbound", field: "skip", to: 164 }, // 165
		{ k: "literal", literal: 9, to: 165 }, // 166
		{ k: "fork", to: [162, 163, 166] }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 13, to: 168 }, // 169
		{ k: "atom", kind: "word", field: "skip", to: 169 }, // 170
		{ k: "literal", literal: 14, to: 170 }, // 171
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 171 }, // 172
		{ k: "literal", literal: 15, to: 161 }, // 173
		{ k: "atom", kind: "word", field: "skip", to: 173 }, // 174
		{ k: "literal", literal: 16, to: 174 }, // 175
		{ k: "literal", literal: 15, to: 165 }, // 176
		{ k: "atom", kind: "word", field: "skip", to: 176 }, // 177
		{ k: "literal", literal: 16, to: 177 }, // 178
		{ k: "fork", to: [161, 175, 165, 178] }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "literal", literal: 7, to: 180 }, // 181
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 181 }, // 182
		{ k: "op", do: { op: "break", at: "here" }, to: 139 }, // 183
		{ k: "literal", literal: 4, to: 183 }, // 184
		{ k: "slot", slot: "tool", field: "skip", to: 184 }, // 185
		{ k: "literal", literal: 5, to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 10, to: 187 }, // 188
		{ k: "fork", to: [141, 145, 148, 151, 158, 172, 182, 186, 188] }, // 189
		{ k: "text", field: "value", typed: false, stray: false, exits: 189, stops: [7, 19, 20, 21, 22, 9, 3, 23, 24, 12, 14, 5, 10] }, // 190
		{ k: "literal", literal: 8, to: 190 }, // 191
		{ k: "text", field: "value", typed: true, stray: false, exits: 189, stops: [7, 19, 20, 21, 22, 9, 3, 23, 24, 12, 14, 5, 10] }, // 192
		{ k: "literal", literal: 11, to: 192 }, // 193
		{ k: "literal", literal: 4, to: 192 }, // 194
		{ k: "op", do: { op: "repair", code: 1 }, to: 194 }, // 195
		{ k: "fork", to: [191, 193, 195] }, // 196
		{ k: "atom", kind: "word", field: "key", to: 196 }, // 197
		{ k: "literal", literal: 9, to: 197 }, // 198
		{ k: "space", greedy: true, to: 136 }, // 199
		{ k: "value", py: false, field: "arguments", to: 199 }, // 200
		{ k: "fork", to: [137, 200] }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "literal", literal: 4, to: 202 }, // 203
		{ k: "look", body: 120, to: 203 }, // 204
		{ k: "slot", slot: "tool", field: "name", to: 204 }, // 205
		{ k: "literal", literal: 5, to: 205 }, // 206
		{ k: "op", do: { op: "repair", code: 0 }, to: 206 }, // 207
		{ k: "op", do: { op: "open", unit: 1 }, to: 207 }, // 208
		{ k: "op", do: { op: "settle" }, to: 0 }, // 209
		{ k: "literal", literal: 0, to: 2 }, // 210
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 210, stops: [0] }, // 211
		{ k: "literal", literal: 1, to: 211 }, // 212
		{ k: "fork", to: [212, 211] }, // 213
	],
};
