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
		"=\"", // 17
		" ", // 18
		":", // 19
		"<", // 20
		"\n</think>", // 21
		"\r\n</think>", // 22
		"\n<steptml:parameter name=\"", // 23
		"\n</steptml:invoke>", // 24
		"\n<｜tool_call_end｜>", // 25
		"\r\n<steptml:parameter name=\"", // 26
		"\r\n</steptml:invoke>", // 27
		"\r\n<｜tool_call_end｜>", // 28
		"\n<steptml:parameter>", // 29
		"\r\n<steptml:parameter>", // 30
	],
	openings: [1, 13, 9],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 244 }, // 0
	],
	units: [
		{ closes: [3], openings: [9, 2, 1, 13], after: 19, closable: [23, 25], closableByLoop: [24, 26, 28, 29, 30, 31, 33, 34, 44, 45, 46, 47, 48, 49, 50, 51, 56, 57, 59, 60, 61, 74, 75, 76, 77, 80, 81, 82, 83, 84, 85, 87, 88, 89, 90, 91, 92, 93, 94, 95, 98, 99, 100, 101, 102, 118, 119, 130, 135], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 13, 9], after: 2, closable: [147, 148, 149, 150, 151, 152], closableByLoop: [153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 186, 187, 188, 189, 190, 206, 207, 218, 223], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 13, 9], stray: false }, // 2
		{ k: "fork", to: [17, 146, 233, 0] }, // 3
		{ k: "fork", to: [17, 146, 233] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [21, 22, 0] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "literal", literal: 2, to: 2 }, // 18
		{ k: "text", field: "content", typed: false, exits: 20, stops: [9, 2, 1, 13], stray: true, section: { entry: 21, proof: false, content: false } }, // 19
		{ k: "fork", to: [144, 18, 145] }, // 20
		{ k: "fork", to: [144, 18] }, // 21
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
		{ k: "fork", to: [134, 48] }, // 49
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
		{ k: "atom", kind: "word", field: "skip", to: 108 }, // 109
		{ k: "literal", literal: 19, to: 109 }, // 110
		{ k: "atom", kind: "word", field: "skip", to: 110 }, // 111
		{ k: "literal", literal: 20, to: 111 }, // 112
		{ k: "slot", slot: "tool", field: "skip", to: 95 }, // 113
		{ k: "fork", to: [96, 112, 113] }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 11, to: 115 }, // 116
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 116 }, // 117
		{ k: "op", do: { op: "break", at: "here" }, to: 51 }, // 118
		{ k: "literal", literal: 5, to: 118 }, // 119
		{ k: "slot", slot: "tool", field: "skip", to: 119 }, // 120
		{ k: "literal", literal: 6, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 7, to: 122 }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "literal", literal: 8, to: 124 }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "literal", literal: 9, to: 126 }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "literal", literal: 13, to: 128 }, // 129
		{ k: "fork", to: [57, 61, 77, 82, 85, 93, 105, 117, 127, 121, 129] }, // 130
		{ k: "text", field: "value", typed: true, stray: false, exits: 130, stops: [11, 23, 24, 25, 26, 27, 28, 12, 4, 3, 29, 30, 14, 16, 9, 6, 13] }, // 131
		{ k: "literal", literal: 5, to: 131 }, // 132
		{ k: "atom", kind: "word", field: "key", to: 132 }, // 133
		{ k: "literal", literal: 12, to: 133 }, // 134
		{ k: "literal", literal: 5, to: 50 }, // 135
		{ k: "atom", kind: "word", field: "name", to: 135 }, // 136
		{ k: "literal", literal: 6, to: 136 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "literal", literal: 7, to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 8, to: 140 }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "literal", literal: 9, to: 142 }, // 143
		{ k: "op", do: { op: "open", unit: 0 }, to: 143 }, // 144
		{ k: "op", do: { op: "leave" }, to: 4 }, // 145
		{ k: "literal", literal: 13, to: 22 }, // 146
		{ k: "op", do: { op: "close" }, to: 2 }, // 147
		{ k: "literal", literal: 2, to: 147 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "fork", to: [149, 147] }, // 150
		{ k: "literal", literal: 3, to: 150 }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "literal", literal: 4, to: 152 }, // 153
		{ k: "look", body: 27, to: 152 }, // 154
		{ k: "op", do: { op: "repair", code: 1 }, to: 154 }, // 155
		{ k: "fork", to: [153, 155] }, // 156
		{ k: "fork", to: [222, 156] }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "op", do: { op: "settle" }, to: 158 }, // 159
		{ k: "look", body: 55, to: 159 }, // 160
		{ k: "literal", literal: 11, to: 160 }, // 161
		{ k: "look", body: 58, to: 159 }, // 162
		{ k: "literal", literal: 11, to: 162 }, // 163
		{ k: "op", do: { op: "repair", code: 1 }, to: 163 }, // 164
		{ k: "look", body: 73, to: 159 }, // 165
		{ k: "eol", to: 165 }, // 166
		{ k: "fork", to: [166, 165] }, // 167
		{ k: "op", do: { op: "repair", code: 2 }, to: 167 }, // 168
		{ k: "look", body: 79, to: 159 }, // 169
		{ k: "literal", literal: 11, to: 169 }, // 170
		{ k: "op", do: { op: "repair", code: 3 }, to: 170 }, // 171
		{ k: "space", greedy: true, to: 161 }, // 172
		{ k: "literal", literal: 11, to: 172 }, // 173
		{ k: "op", do: { op: "repair", code: 4 }, to: 173 }, // 174
		{ k: "look", body: 86, to: 159 }, // 175
		{ k: "literal", literal: 14, to: 175 }, // 176
		{ k: "literal", literal: 4, to: 175 }, // 177
		{ k: "fork", to: [176, 177] }, // 178
		{ k: "eol", to: 178 }, // 179
		{ k: "fork", to: [179, 178] }, // 180
		{ k: "op", do: { op: "repair", code: 5 }, to: 180 }, // 181
		{ k: "op", do: { op: "break", at: "skip" }, to: 159 }, // 182
		{ k: "literal", literal: 5, to: 182 }, // 183
		{ k: "slot", slot: "unbound", field: "skip", to: 183 }, // 184
		{ k: "literal", literal: 12, to: 184 }, // 185
		{ k: "literal", literal: 4, to: 182 }, // 186
		{ k: "literal", literal: 3, to: 182 }, // 187
		{ k: "fork", to: [185, 186, 187] }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "literal", literal: 15, to: 189 }, // 190
		{ k: "atom", kind: "word", field: "skip", to: 190 }, // 191
		{ k: "literal", literal: 16, to: 191 }, // 192
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 192 }, // 193
		{ k: "literal", literal: 17, to: 184 }, // 194
		{ k: "atom", kind: "word", field: "skip", to: 194 }, // 195
		{ k: "literal", literal: 18, to: 195 }, // 196
		{ k: "atom", kind: "word", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 19, to: 197 }, // 198
		{ k: "atom", kind: "word", field: "skip", to: 198 }, // 199
		{ k: "literal", literal: 20, to: 199 }, // 200
		{ k: "slot", slot: "tool", field: "skip", to: 183 }, // 201
		{ k: "fork", to: [184, 200, 201] }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "literal", literal: 11, to: 203 }, // 204
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 204 }, // 205
		{ k: "op", do: { op: "break", at: "here" }, to: 159 }, // 206
		{ k: "literal", literal: 5, to: 206 }, // 207
		{ k: "slot", slot: "tool", field: "skip", to: 207 }, // 208
		{ k: "literal", literal: 6, to: 208 }, // 209
		{ k: "space", greedy: true, to: 209 }, // 210
		{ k: "literal", literal: 7, to: 210 }, // 211
		{ k: "space", greedy: true, to: 211 }, // 212
		{ k: "literal", literal: 8, to: 212 }, // 213
		{ k: "space", greedy: true, to: 213 }, // 214
		{ k: "literal", literal: 9, to: 214 }, // 215
		{ k: "space", greedy: true, to: 215 }, // 216
		{ k: "literal", literal: 13, to: 216 }, // 217
		{ k: "fork", to: [161, 164, 168, 171, 174, 181, 193, 205, 215, 209, 217] }, // 218
		{ k: "text", field: "value", typed: true, stray: false, exits: 218, stops: [11, 23, 24, 25, 26, 27, 28, 12, 4, 3, 29, 30, 14, 16, 9, 6, 13] }, // 219
		{ k: "literal", literal: 5, to: 219 }, // 220
		{ k: "atom", kind: "word", field: "key", to: 220 }, // 221
		{ k: "literal", literal: 12, to: 221 }, // 222
		{ k: "literal", literal: 5, to: 158 }, // 223
		{ k: "slot", slot: "tool", field: "name", to: 223 }, // 224
		{ k: "literal", literal: 6, to: 224 }, // 225
		{ k: "space", greedy: true, to: 225 }, // 226
		{ k: "literal", literal: 7, to: 226 }, // 227
		{ k: "space", greedy: true, to: 227 }, // 228
		{ k: "literal", literal: 8, to: 228 }, // 229
		{ k: "space", greedy: true, to: 229 }, // 230
		{ k: "literal", literal: 9, to: 230 }, // 231
		{ k: "op", do: { op: "repair", code: 0 }, to: 231 }, // 232
		{ k: "op", do: { op: "open", unit: 1 }, to: 232 }, // 233
		{ k: "op", do: { op: "settle" }, to: 0 }, // 234
		{ k: "eol", to: 2 }, // 235
		{ k: "fork", to: [235, 2] }, // 236
		{ k: "literal", literal: 0, to: 236 }, // 237
		{ k: "eol", to: 237 }, // 238
		{ k: "fork", to: [238, 237] }, // 239
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 239, stops: [21, 22, 0] }, // 240
		{ k: "eol", to: 240 }, // 241
		{ k: "fork", to: [241, 240] }, // 242
		{ k: "literal", literal: 1, to: 242 }, // 243
		{ k: "fork", to: [243, 242] }, // 244
	],
};
