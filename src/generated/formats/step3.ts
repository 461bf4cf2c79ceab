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
		{ closes: [3], openings: [9, 2, 1, 13], after: 19, closable: [23, 25], closableByLoop: [24, 26, 28, 29, 30, 31, 33, 34, 44, 45, 46, 47, 48, 49, 50, 51, 56, 57, 59, 60, 61, 74, 75, 76, 77, 80, 81, 82, 83, 84, 85, 87, 88, 89, 90, 91, 92, 93, 135, 140], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 13, 9], after: 2, closable: [152, 153, 154, 155, 156, 157], closableByLoop: [158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 228, 233], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 13, 9], terminators: [], stray: false }, // 2
		{ k: "fork", to: [17, 151, 243, 0] }, // 3
		{ k: "fork", to: [17, 151, 243] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [21, 22, 0], terminators: [5] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "literal", literal: 2, to: 2 }, // 18
		{ k: "text", field: "content", typed: false, exits: 20, stops: [9, 2, 1, 13], terminators: [], stray: true, section: { entry: 21, proof: false, content: false } }, // 19
		{ k: "fork", to: [149, 18, 150] }, // 20
		{ k: "fork", to: [149, 18] }, // 21
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
		{ k: "fork", to: [139, 48] }, // 49
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
		{ k: "literal", literal: 6, to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 7, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 8, to: 117 }, // 118
		{ k: "fork", to: [96, 112, 118, 116, 114, 113] }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 11, to: 120 }, // 121
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 121 }, // 122
		{ k: "op", do: { op: "break", at: "here" }, to: 51 }, // 123
		{ k: "literal", literal: 5, to: 123 }, // 124
		{ k: "slot", slot: "tool", field: "skip", to: 124 }, // 125
		{ k: "literal", literal: 6, to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 7, to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 8, to: 129 }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "literal", literal: 9, to: 131 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 13, to: 133 }, // 134
		{ k: "fork", to: [57, 61, 77, 82, 85, 93, 105, 122, 132, 126, 134] }, // 135
		{ k: "text", field: "value", typed: true, stray: false, exits: 135, stops: [11, 23, 24, 25, 26, 27, 28, 12, 4, 3, 29, 30, 14, 16, 9, 6, 13], terminators: [51] }, // 136
		{ k: "literal", literal: 5, to: 136 }, // 137
		{ k: "atom", kind: "word", field: "key", to: 137 }, // 138
		{ k: "literal", literal: 12, to: 138 }, // 139
		{ k: "literal", literal: 5, to: 50 }, // 140
		{ k: "atom", kind: "word", field: "name", to: 140 }, // 141
		{ k: "literal", literal: 6, to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "literal", literal: 7, to: 143 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "literal", literal: 8, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 9, to: 147 }, // 148
		{ k: "op", do: { op: "open", unit: 0 }, to: 148 }, // 149
		{ k: "op", do: { op: "leave" }, to: 4 }, // 150
		{ k: "literal", literal: 13, to: 22 }, // 151
		{ k: "op", do: { op: "close" }, to: 2 }, // 152
		{ k: "literal", literal: 2, to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "fork", to: [154, 152] }, // 155
		{ k: "literal", literal: 3, to: 155 }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "literal", literal: 4, to: 157 }, // 158
		{ k: "look", body: 27, to: 157 }, // 159
		{ k: "op", do: { op: "repair", code: 1 }, to: 159 }, // 160
		{ k: "fork", to: [158, 160] }, // 161
		{ k: "fork", to: [232, 161] }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "op", do: { op: "settle" }, to: 163 }, // 164
		{ k: "look", body: 55, to: 164 }, // 165
		{ k: "literal", literal: 11, to: 165 }, // 166
		{ k: "look", body: 58, to: 164 }, // 167
		{ k: "literal", literal: 11, to: 167 }, // 168
		{ k: "op", do: { op: "repair", code: 1 }, to: 168 }, // 169
		{ k: "look", body: 73, to: 164 }, // 170
		{ k: "eol", to: 170 }, // 171
		{ k: "fork", to: [171, 170] }, // 172
		{ k: "op", do: { op: "repair", code: 2 }, to: 172 }, // 173
		{ k: "look", body: 79, to: 164 }, // 174
		{ k: "literal", literal: 11, to: 174 }, // 175
		{ k: "op", do: { op: "repair", code: 3 }, to: 175 }, // 176
		{ k: "space", greedy: true, to: 166 }, // 177
		{ k: "literal", literal: 11, to: 177 }, // 178
		{ k: "op", do: { op: "repair", code: 4 }, to: 178 }, // 179
		{ k: "look", body: 86, to: 164 }, // 180
		{ k: "literal", literal: 14, to: 180 }, // 181
		{ k: "literal", literal: 4, to: 180 }, // 182
		{ k: "fork", to: [181, 182] }, // 183
		{ k: "eol", to: 183 }, // 184
		{ k: "fork", to: [184, 183] }, // 185
		{ k: "op", do: { op: "repair", code: 5 }, to: 185 }, // 186
		{ k: "op", do: { op: "break", at: "skip" }, to: 164 }, // 187
		{ k: "literal", literal: 5, to: 187 }, // 188
		{ k: "slot", slot: "unbound", field: "skip", to: 188 }, // 189
		{ k: "literal", literal: 12, to: 189 }, // 190
		{ k: "literal", literal: 4, to: 187 }, // 191
		{ k: "literal", literal: 3, to: 187 }, // 192
		{ k: "fork", to: [190, 191, 192] }, // 193
		{ k: "space", greedy: true, to: 193 }, // 194
		{ k: "literal", literal: 15, to: 194 }, // 195
		{ k: "atom", kind: "word", field: "skip", to: 195 }, // 196
		{ k: "literal", literal: 16, to: 196 }, // 197
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 197 }, // 198
		{ k: "literal", literal: 17, to: 189 }, // 199
		{ k: "atom", kind: "word", field: "skip", to: 199 }, // 200
		{ k: "literal", literal: 18, to: 200 }, // 201
		{ k: "atom", kind: "word", field: "skip", to: 201 }, // 202
		{ k: "literal", literal: 19, to: 202 }, // 203
		{ k: "atom", kind: "word", field: "skip", to: 203 }, // 204
		{ k: "literal", literal: 20, to: 204 }, // 205
		{ k: "slot", slot: "tool", field: "skip", to: 188 }, // 206
		{ k: "literal", literal: 6, to: 206 }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "literal", literal: 7, to: 208 }, // 209
		{ k: "space", greedy: true, to: 209 }, // 210
		{ k: "literal", literal: 8, to: 210 }, // 211
		{ k: "fork", to: [189, 205, 211, 209, 207, 206] }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "literal", literal: 11, to: 213 }, // 214
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 214 }, // 215
		{ k: "op", do: { op: "break", at: "here" }, to: 164 }, // 216
		{ k: "literal", literal: 5, to: 216 }, // 217
		{ k: "slot", slot: "tool", field: "skip", to: 217 }, // 218
		{ k: "literal", literal: 6, to: 218 }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "literal", literal: 7, to: 220 }, // 221
		{ k: "space", greedy: true, to: 221 }, // 222
		{ k: "literal", literal: 8, to: 222 }, // 223
		{ k: "space", greedy: true, to: 223 }, // 224
		{ k: "literal", literal: 9, to: 224 }, // 225
		{ k: "space", greedy: true, to: 225 }, // 226
		{ k: "literal", literal: 13, to: 226 }, // 227
		{ k: "fork", to: [166, 169, 173, 176, 179, 186, 198, 215, 225, 219, 227] }, // 228
		{ k: "text", field: "value", typed: true, stray: false, exits: 228, stops: [11, 23, 24, 25, 26, 27, 28, 12, 4, 3, 29, 30, 14, 16, 9, 6, 13], terminators: [164] }, // 229
		{ k: "literal", literal: 5, to: 229 }, // 230
		{ k: "atom", kind: "word", field: "key", to: 230 }, // 231
		{ k: "literal", literal: 12, to: 231 }, // 232
		{ k: "literal", literal: 5, to: 163 }, // 233
		{ k: "slot", slot: "tool", field: "name", to: 233 }, // 234
		{ k: "literal", literal: 6, to: 234 }, // 235
		{ k: "space", greedy: true, to: 235 }, // 236
		{ k: "literal", literal: 7, to: 236 }, // 237
		{ k: "space", greedy: true, to: 237 }, // 238
		{ k: "literal", literal: 8, to: 238 }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "literal", literal: 9, to: 240 }, // 241
		{ k: "op", do: { op: "repair", code: 0 }, to: 241 }, // 242
		{ k: "op", do: { op: "open", unit: 1 }, to: 242 }, // 243
		{ k: "fork", to: [14, 13] }, // 244
	],
};
