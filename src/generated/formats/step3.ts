// Generated from grammars/step3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** invokes with named parameters, each between special tokens, in a section */
export const step3: Format = {
	version: 2,
	name: "step3",
	title: "invokes with named parameters, each between special tokens, in a section",
	aliases: [],
	models: ["stepfun-ai/step3", "stepfun-ai/step3-*", "stepfun-ai/Step-3"],
	tokens: ["<｜tool_calls_begin｜>", "<｜tool_calls_end｜>", "<｜tool_call_begin｜>", "<｜tool_call_end｜>", "<｜tool_sep｜>", "<think>", "</think>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-section", "unclosed-invoke", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<｜tool_calls_end｜>", // 2
		"<｜tool_call_end｜>", // 3
		"</steptml:invoke>", // 4
		"\">", // 5
		"<steptml:invoke name=\"", // 6
		"<｜tool_sep｜>", // 7
		"function", // 8
		"<｜tool_call_begin｜>", // 9
		"<steptml:parameter name=", // 10
		"</steptml:parameter>", // 11
		"<steptml:parameter name=\"", // 12
		"<｜tool_calls_begin｜>", // 13
		"<steptml:parameter>", // 14
		">", // 15
		"</steptml:", // 16
		":parameter name=\"", // 17
		"<", // 18
		"\n</think>", // 19
		"\r\n</think>", // 20
		"\n<steptml:parameter name=\"", // 21
		"\n</steptml:invoke>", // 22
		"\n<｜tool_call_end｜>", // 23
		"\r\n<steptml:parameter name=\"", // 24
		"\r\n</steptml:invoke>", // 25
		"\r\n<｜tool_call_end｜>", // 26
		"\n<steptml:parameter>", // 27
		"\r\n<steptml:parameter>", // 28
	],
	openings: [1, 13, 9],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 234 }, // 0
	],
	units: [
		{ closes: [3], openings: [9, 2, 1, 13], after: 19, closable: [23, 25], closableByLoop: [24, 26, 28, 29, 30, 31, 33, 34, 44, 45, 46, 47, 48, 49, 50, 51, 56, 57, 59, 60, 61, 74, 75, 76, 77, 80, 81, 82, 83, 84, 85, 87, 88, 89, 90, 91, 92, 93, 94, 95, 98, 99, 100, 101, 102, 113, 114, 125, 130], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 13, 9], after: 2, closable: [142, 143, 144, 145, 146, 147], closableByLoop: [148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 181, 182, 183, 184, 185, 196, 197, 208, 213], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 13, 9], stray: false }, // 2
		{ k: "fork", to: [17, 141, 223, 0] }, // 3
		{ k: "fork", to: [17, 141, 223] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [19, 20, 0] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "literal", literal: 2, to: 2 }, // 18
		{ k: "text", field: "content", typed: false, exits: 20, stops: [9, 2, 1, 13], stray: true, section: { entry: 21, proof: false, content: false } }, // 19
		{ k: "fork", to: [139, 18, 140] }, // 20
		{ k: "fork", to: [139, 18] }, // 21
		{ k: "space", greedy: true, to: 19 }, // 22
		{ k: "op", do: { op: "close" }, to: 22 }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "literal", literal: 3, to: 0 }, // 27
		{ k: "look", body: 27, to: 25 }, // 28
		{ k: "op", do: { op: "repair", code: 1 }, to: 28 }, // 29
		{ k: "fork", to: [26, 29] }, // 30
		{ k: "op", do: { op: "repair", code: 3 }, to: 24 }, // 31
		{ k: "literal", literal: 2, to: 0 }, // 32
		{ k: "look", body: 32, to: 23 }, // 33
		{ k: "op", do: { op: "repair", code: 3 }, to: 33 }, // 34
		{ k: "literal", literal: 5, to: 0 }, // 35
		{ k: "slot", slot: "tool", field: "skip", to: 35 }, // 36
		{ k: "literal", literal: 6, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 7, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 8, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 9, to: 42 }, // 43
		{ k: "look", body: 43, to: 23 }, // 44
		{ k: "op", do: { op: "repair", code: 3 }, to: 44 }, // 45
		{ k: "look", body: 37, to: 23 }, // 46
		{ k: "op", do: { op: "repair", code: 3 }, to: 46 }, // 47
		{ k: "fork", to: [30, 31, 34, 45, 47] }, // 48
		{ k: "fork", to: [129, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "op", do: { op: "settle" }, to: 50 }, // 51
		{ k: "literal", literal: 10, to: 0 }, // 52
		{ k: "literal", literal: 4, to: 0 }, // 53
		{ k: "fork", to: [52, 53] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 51 }, // 56
		{ k: "literal", literal: 11, to: 56 }, // 57
		{ k: "space", greedy: true, to: 27 }, // 58
		{ k: "look", body: 58, to: 51 }, // 59
		{ k: "literal", literal: 11, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 1 }, to: 60 }, // 61
		{ k: "slot", slot: "unbound", field: "skip", to: 35 }, // 62
		{ k: "literal", literal: 12, to: 62 }, // 63
		{ k: "space", greedy: true, to: 43 }, // 64
		{ k: "literal", literal: 13, to: 64 }, // 65
		{ k: "assert", what: "end", to: 0 }, // 66
		{ k: "fork", to: [27, 43, 37, 65, 32, 66] }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 4, to: 68 }, // 69
		{ k: "fork", to: [43, 37, 65, 32, 66] }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 3, to: 71 }, // 72
		{ k: "fork", to: [63, 69, 72] }, // 73
		{ k: "look", body: 73, to: 51 }, // 74
		{ k: "eol", to: 74 }, // 75
		{ k: "fork", to: [75, 74] }, // 76
		{ k: "op", do: { op: "repair", code: 2 }, to: 76 }, // 77
		{ k: "fork", to: [27, 32, 43, 37] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "look", body: 79, to: 51 }, // 80
		{ k: "literal", literal: 11, to: 80 }, // 81
		{ k: "op", do: { op: "repair", code: 3 }, to: 81 }, // 82
		{ k: "space", greedy: true, to: 57 }, // 83
		{ k: "literal", literal: 11, to: 83 }, // 84
		{ k: "op", do: { op: "repair", code: 4 }, to: 84 }, // 85
		{ k: "space", greedy: true, to: 73 }, // 86
		{ k: "look", body: 86, to: 51 }, // 87
		{ k: "literal", literal: 14, to: 87 }, // 88
		{ k: "literal", literal: 4, to: 87 }, // 89
		{ k: "fork", to: [88, 89] }, // 90
		{ k: "eol", to: 90 }, // 91
		{ k: "fork", to: [91, 90] }, // 92
		{ k: "op", do: { op: "repair", code: 5 }, to: 92 }, // 93
		{ k: "op", do: { op: "break", at: "skip" }, to: 51 }, // 94
		{ k: "literal", literal: 5, to: 94 }, // 95
		{ k: "slot", slot: "unbound", field: "skip", to: 95 }, // 96
		{ k: "literal", literal: 12, to: 96 }, // 97
		{ k: "literal", literal: 4, to: 94 }, // 98
		{ k: "literal", literal: 3, to: 94 }, // 99
		{ k: "fork", to: [97, 98, 99] }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 15, to: 101 }, // 102
		{ k: "atom", kind: "word", field: "skip", to: 102 }, // 103
		{ k: "literal", literal: 16, to: 103 }, // 104
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 104 }, // 105
		{ k: "literal", literal: 17, to: 96 }, // 106
		{ k: "atom", kind: "word", field: "skip", to: 106 }, // 107
		{ k: "literal", literal: 18, to: 107 }, // 108
		{ k: "fork", to: [96, 108] }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 11, to: 110 }, // 111
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 111 }, // 112
		{ k: "op", do: { op: "break", at: "here" }, to: 51 }, // 113
		{ k: "literal", literal: 5, to: 113 }, // 114
		{ k: "slot", slot: "tool", field: "skip", to: 114 }, // 115
		{ k: "literal", literal: 6, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 7, to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 8, to: 119 }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "literal", literal: 9, to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 13, to: 123 }, // 124
		{ k: "fork", to: [57, 61, 77, 82, 85, 93, 105, 112, 122, 116, 124] }, // 125
		{ k: "text", field: "value", typed: true, stray: false, exits: 125, stops: [11, 21, 22, 23, 24, 25, 26, 12, 4, 3, 27, 28, 14, 16, 9, 6, 13] }, // 126
		{ k: "literal", literal: 5, to: 126 }, // 127
		{ k: "atom", kind: "word", field: "key", to: 127 }, // 128
		{ k: "literal", literal: 12, to: 128 }, // 129
		{ k: "literal", literal: 5, to: 50 }, // 130
		{ k: "atom", kind: "word", field: "name", to: 130 }, // 131
		{ k: "literal", literal: 6, to: 131 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 7, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 8, to: 135 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 9, to: 137 }, // 138
		{ k: "op", do: { op: "open", unit: 0 }, to: 138 }, // 139
		{ k: "op", do: { op: "leave" }, to: 4 }, // 140
		{ k: "literal", literal: 13, to: 22 }, // 141
		{ k: "op", do: { op: "close" }, to: 2 }, // 142
		{ k: "literal", literal: 2, to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "fork", to: [144, 142] }, // 145
		{ k: "literal", literal: 3, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 4, to: 147 }, // 148
		{ k: "look", body: 27, to: 147 }, // 149
		{ k: "op", do: { op: "repair", code: 1 }, to: 149 }, // 150
		{ k: "fork", to: [148, 150] }, // 151
		{ k: "fork", to: [212, 151] }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "op", do: { op: "settle" }, to: 153 }, // 154
		{ k: "look", body: 55, to: 154 }, // 155
		{ k: "literal", literal: 11, to: 155 }, // 156
		{ k: "look", body: 58, to: 154 }, // 157
		{ k: "literal", literal: 11, to: 157 }, // 158
		{ k: "op", do: { op: "repair", code: 1 }, to: 158 }, // 159
		{ k: "look", body: 73, to: 154 }, // 160
		{ k: "eol", to: 160 }, // 161
		{ k: "fork", to: [161, 160] }, // 162
		{ k: "op", do: { op: "repair", code: 2 }, to: 162 }, // 163
		{ k: "look", body: 79, to: 154 }, // 164
		{ k: "literal", literal: 11, to: 164 }, // 165
		{ k: "op", do: { op: "repair", code: 3 }, to: 165 }, // 166
		{ k: "space", greedy: true, to: 156 }, // 167
		{ k: "literal", literal: 11, to: 167 }, // 168
		{ k: "op", do: { op: "repair", code: 4 }, to: 168 }, // 169
		{ k: "look", body: 86, to: 154 }, // 170
		{ k: "literal", literal: 14, to: 170 }, // 171
		{ k: "literal", literal: 4, to: 170 }, // 172
		{ k: "fork", to: [171, 172] }, // 173
		{ k: "eol", to: 173 }, // 174
		{ k: "fork", to: [174, 173] }, // 175
		{ k: "op", do: { op: "repair", code: 5 }, to: 175 }, // 176
		{ k: "op", do: { op: "break", at: "skip" }, to: 154 }, // 177
		{ k: "literal", literal: 5, to: 177 }, // 178
		{ k: "slot", slot: "unbound", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 12, to: 179 }, // 180
		{ k: "literal", literal: 4, to: 177 }, // 181
		{ k: "literal", literal: 3, to: 177 }, // 182
		{ k: "fork", to: [180, 181, 182] }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "literal", literal: 15, to: 184 }, // 185
		{ k: "atom", kind: "word", field: "skip", to: 185 }, // 186
		{ k: "literal", literal: 16, to: 186 }, // 187
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 187 }, // 188
		{ k: "literal", literal: 17, to: 179 }, // 189
		{ k: "atom", kind: "word", field: "skip", to: 189 }, // 190
		{ k: "literal", literal: 18, to: 190 }, // 191
		{ k: "fork", to: [179, 191] }, // 192
		{ k: "space", greedy: true, to: 192 }, // 193
		{ k: "literal", literal: 11, to: 193 }, // 194
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 194 }, // 195
		{ k: "op", do: { op: "break", at: "here" }, to: 154 }, // 196
		{ k: "literal", literal: 5, to: 196 }, // 197
		{ k: "slot", slot: "tool", field: "skip", to: 197 }, // 198
		{ k: "literal", literal: 6, to: 198 }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "literal", literal: 7, to: 200 }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "literal", literal: 8, to: 202 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "literal", literal: 9, to: 204 }, // 205
		{ k: "space", greedy: true, to: 205 }, // 206
		{ k: "literal", literal: 13, to: 206 }, // 207
		{ k: "fork", to: [156, 159, 163, 166, 169, 176, 188, 195, 205, 199, 207] }, // 208
		{ k: "text", field: "value", typed: true, stray: false, exits: 208, stops: [11, 21, 22, 23, 24, 25, 26, 12, 4, 3, 27, 28, 14, 16, 9, 6, 13] }, // 209
		{ k: "literal", literal: 5, to: 209 }, // 210
		{ k: "atom", kind: "word", field: "key", to: 210 }, // 211
		{ k: "literal", literal: 12, to: 211 }, // 212
		{ k: "literal", literal: 5, to: 153 }, // 213
		{ k: "slot", slot: "tool", field: "name", to: 213 }, // 214
		{ k: "literal", literal: 6, to: 214 }, // 215
		{ k: "space", greedy: true, to: 215 }, // 216
		{ k: "literal", literal: 7, to: 216 }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "literal", literal: 8, to: 218 }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "literal", literal: 9, to: 220 }, // 221
		{ k: "op", do: { op: "repair", code: 0 }, to: 221 }, // 222
		{ k: "op", do: { op: "open", unit: 1 }, to: 222 }, // 223
		{ k: "op", do: { op: "settle" }, to: 0 }, // 224
		{ k: "eol", to: 2 }, // 225
		{ k: "fork", to: [225, 2] }, // 226
		{ k: "literal", literal: 0, to: 226 }, // 227
		{ k: "eol", to: 227 }, // 228
		{ k: "fork", to: [228, 227] }, // 229
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 229, stops: [19, 20, 0] }, // 230
		{ k: "eol", to: 230 }, // 231
		{ k: "fork", to: [231, 230] }, // 232
		{ k: "literal", literal: 1, to: 232 }, // 233
		{ k: "fork", to: [233, 232] }, // 234
	],
};
