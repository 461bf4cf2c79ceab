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
		":parameter name=\"", // 15
		"<", // 16
		"\n</think>", // 17
		"\r\n</think>", // 18
		"\n<steptml:parameter name=\"", // 19
		"\n</steptml:invoke>", // 20
		"\n<｜tool_call_end｜>", // 21
		"\r\n<steptml:parameter name=\"", // 22
		"\r\n</steptml:invoke>", // 23
		"\r\n<｜tool_call_end｜>", // 24
		"\n<steptml:parameter>", // 25
		"\r\n<steptml:parameter>", // 26
	],
	openings: [1, 13, 9],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 268 }, // 0
	],
	units: [
		{ closes: [3], openings: [9, 2, 1, 13], after: 19, closable: [23, 25], closableByLoop: [24, 26, 28, 29, 30, 31, 33, 34, 44, 45, 46, 47, 48, 49, 50, 51, 56, 57, 59, 60, 61, 74, 75, 76, 77, 80, 81, 82, 83, 84, 85, 87, 88, 89, 90, 91, 92, 93, 94, 95, 98, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 130, 131, 142, 147], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 13, 9], after: 2, closable: [159, 160, 161, 162, 163, 164], closableByLoop: [165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 198, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 230, 231, 242, 247], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 13, 9], stray: false }, // 2
		{ k: "fork", to: [17, 158, 257, 0] }, // 3
		{ k: "fork", to: [17, 158, 257] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [17, 18, 0] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "literal", literal: 2, to: 2 }, // 18
		{ k: "text", field: "content", typed: false, exits: 20, stops: [9, 2, 1, 13], stray: true, section: { entry: 21, proof: false, content: false } }, // 19
		{ k: "fork", to: [156, 18, 157] }, // 20
		{ k: "fork", to: [156, 18] }, // 21
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
		{ k: "fork", to: [146, 48] }, // 49
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
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 76 }, // 77
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
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 51 }, // 94
		{ k: "literal", literal: 5, to: 94 }, // 95
		{ k: "slot", slot: "unbound", field: "skip", to: 95 }, // 96
		{ k: "literal", literal: 12, to: 96 }, // 97
		{ k: "literal", literal: 3, to: 94 }, // 98
		{ k: "slot", slot: "tool", field: "skip", to: 95 }, // 99
		{ k: "literal", literal: 6, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 7, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 8, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 9, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 13, to: 107 }, // 108
		{ k: "literal", literal: 2, to: 94 }, // 109
		{ k: "fork", to: [98, 106, 100, 108, 109] }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 4, to: 111 }, // 112
		{ k: "fork", to: [106, 100, 108, 109] }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 3, to: 114 }, // 115
		{ k: "fork", to: [97, 112, 115] }, // 116
		{ k: "eol", to: 116 }, // 117
		{ k: "fork", to: [117, 116] }, // 118
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 118 }, // 119
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 51 }, // 120
		{ k: "literal", literal: 5, to: 120 }, // 121
		{ k: "slot", slot: "unbound", field: "skip", to: 121 }, // 122
		{ k: "literal", literal: 15, to: 122 }, // 123
		{ k: "atom", kind: "word", field: "skip", to: 123 }, // 124
		{ k: "literal", literal: 16, to: 124 }, // 125
		{ k: "fork", to: [122, 125] }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 11, to: 127 }, // 128
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 128 }, // 129
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 51 }, // 130
		{ k: "literal", literal: 5, to: 130 }, // 131
		{ k: "slot", slot: "tool", field: "skip", to: 131 }, // 132
		{ k: "literal", literal: 6, to: 132 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "literal", literal: 7, to: 134 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "literal", literal: 8, to: 136 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "literal", literal: 9, to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 13, to: 140 }, // 141
		{ k: "fork", to: [57, 61, 77, 82, 85, 93, 119, 129, 139, 133, 141] }, // 142
		{ k: "text", field: "value", typed: true, stray: false, exits: 142, stops: [11, 19, 20, 21, 22, 23, 24, 12, 4, 3, 25, 26, 14, 9, 6, 13] }, // 143
		{ k: "literal", literal: 5, to: 143 }, // 144
		{ k: "atom", kind: "word", field: "key", to: 144 }, // 145
		{ k: "literal", literal: 12, to: 145 }, // 146
		{ k: "literal", literal: 5, to: 50 }, // 147
		{ k: "atom", kind: "word", field: "name", to: 147 }, // 148
		{ k: "literal", literal: 6, to: 148 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "literal", literal: 7, to: 150 }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "literal", literal: 8, to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 9, to: 154 }, // 155
		{ k: "op", do: { op: "open", unit: 0 }, to: 155 }, // 156
		{ k: "op", do: { op: "leave" }, to: 4 }, // 157
		{ k: "literal", literal: 13, to: 22 }, // 158
		{ k: "op", do: { op: "close" }, to: 2 }, // 159
		{ k: "literal", literal: 2, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "fork", to: [161, 159] }, // 162
		{ k: "literal", literal: 3, to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 4, to: 164 }, // 165
		{ k: "look", body: 27, to: 164 }, // 166
		{ k: "op", do: { op: "repair", code: 1 }, to: 166 }, // 167
		{ k: "fork", to: [165, 167] }, // 168
		{ k: "fork", to: [246, 168] }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "op", do: { op: "settle" }, to: 170 }, // 171
		{ k: "look", body: 55, to: 171 }, // 172
		{ k: "literal", literal: 11, to: 172 }, // 173
		{ k: "look", body: 58, to: 171 }, // 174
		{ k: "literal", literal: 11, to: 174 }, // 175
		{ k: "op", do: { op: "repair", code: 1 }, to: 175 }, // 176
		{ k: "look", body: 73, to: 171 }, // 177
		{ k: "eol", to: 177 }, // 178
		{ k: "fork", to: [178, 177] }, // 179
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 179 }, // 180
		{ k: "look", body: 79, to: 171 }, // 181
		{ k: "literal", literal: 11, to: 181 }, // 182
		{ k: "op", do: { op: "repair", code: 3 }, to: 182 }, // 183
		{ k: "space", greedy: true, to: 173 }, // 184
		{ k: "literal", literal: 11, to: 184 }, // 185
		{ k: "op", do: { op: "repair", code: 4 }, to: 185 }, // 186
		{ k: "look", body: 86, to: 171 }, // 187
		{ k: "literal", literal: 14, to: 187 }, // 188
		{ k: "literal", literal: 4, to: 187 }, // 189
		{ k: "fork", to: [188, 189] }, // 190
		{ k: "eol", to: 190 }, // 191
		{ k: "fork", to: [191, 190] }, // 192
		{ k: "op", do: { op: "repair", code: 5 }, to: 192 }, // 193
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 171 }, // 194
		{ k: "literal", literal: 5, to: 194 }, // 195
		{ k: "slot", slot: "unbound", field: "skip", to: 195 }, // 196
		{ k: "literal", literal: 12, to: 196 }, // 197
		{ k: "literal", literal: 3, to: 194 }, // 198
		{ k: "slot", slot: "tool", field: "skip", to: 195 }, // 199
		{ k: "literal", literal: 6, to: 199 }, // 200
		{ k: "space", greedy: true, to: 200 }, // 201
		{ k: "literal", literal: 7, to: 201 }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "literal", literal: 8, to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 9, to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 13, to: 207 }, // 208
		{ k: "literal", literal: 2, to: 194 }, // 209
		{ k: "fork", to: [198, 206, 200, 208, 209] }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "literal", literal: 4, to: 211 }, // 212
		{ k: "fork", to: [206, 200, 208, 209] }, // 213
		{ k: "space", greedy: true, to: 213 }, // 214
		{ k: "literal", literal: 3, to: 214 }, // 215
		{ k: "fork", to: [197, 212, 215] }, // 216
		{ k: "eol", to: 216 }, // 217
		{ k: "fork", to: [217, 216] }, // 218
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 218 }, // 219
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 171 }, // 220
		{ k: "literal", literal: 5, to: 220 }, // 221
		{ k: "slot", slot: "unbound", field: "skip", to: 221 }, // 222
		{ k: "literal", literal: 15, to: 222 }, // 223
		{ k: "atom", kind: "word", field: "skip", to: 223 }, // 224
		{ k: "literal", literal: 16, to: 224 }, // 225
		{ k: "fork", to: [222, 225] }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "literal", literal: 11, to: 227 }, // 228
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 228 }, // 229
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 171 }, // 230
		{ k: "literal", literal: 5, to: 230 }, // 231
		{ k: "slot", slot: "tool", field: "skip", to: 231 }, // 232
		{ k: "literal", literal: 6, to: 232 }, // 233
		{ k: "space", greedy: true, to: 233 }, // 234
		{ k: "literal", literal: 7, to: 234 }, // 235
		{ k: "space", greedy: true, to: 235 }, // 236
		{ k: "literal", literal: 8, to: 236 }, // 237
		{ k: "space", greedy: true, to: 237 }, // 238
		{ k: "literal", literal: 9, to: 238 }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "literal", literal: 13, to: 240 }, // 241
		{ k: "fork", to: [173, 176, 180, 183, 186, 193, 219, 229, 239, 233, 241] }, // 242
		{ k: "text", field: "value", typed: true, stray: false, exits: 242, stops: [11, 19, 20, 21, 22, 23, 24, 12, 4, 3, 25, 26, 14, 9, 6, 13] }, // 243
		{ k: "literal", literal: 5, to: 243 }, // 244
		{ k: "atom", kind: "word", field: "key", to: 244 }, // 245
		{ k: "literal", literal: 12, to: 245 }, // 246
		{ k: "literal", literal: 5, to: 170 }, // 247
		{ k: "slot", slot: "tool", field: "name", to: 247 }, // 248
		{ k: "literal", literal: 6, to: 248 }, // 249
		{ k: "space", greedy: true, to: 249 }, // 250
		{ k: "literal", literal: 7, to: 250 }, // 251
		{ k: "space", greedy: true, to: 251 }, // 252
		{ k: "literal", literal: 8, to: 252 }, // 253
		{ k: "space", greedy: true, to: 253 }, // 254
		{ k: "literal", literal: 9, to: 254 }, // 255
		{ k: "op", do: { op: "repair", code: 0 }, to: 255 }, // 256
		{ k: "op", do: { op: "open", unit: 1 }, to: 256 }, // 257
		{ k: "op", do: { op: "settle" }, to: 0 }, // 258
		{ k: "eol", to: 2 }, // 259
		{ k: "fork", to: [259, 2] }, // 260
		{ k: "literal", literal: 0, to: 260 }, // 261
		{ k: "eol", to: 261 }, // 262
		{ k: "fork", to: [262, 261] }, // 263
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 263, stops: [17, 18, 0] }, // 264
		{ k: "eol", to: 264 }, // 265
		{ k: "fork", to: [265, 264] }, // 266
		{ k: "literal", literal: 1, to: 266 }, // 267
		{ k: "fork", to: [267, 266] }, // 268
	],
};
