// Generated from grammars/minimax_m2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** invokes with named parameters, in <minimax:tool_call> */
export const minimax_m2: Format = {
	version: 2,
	name: "minimax_m2",
	title: "invokes with named parameters, in <minimax:tool_call>",
	aliases: ["minimax-m2", "minimax_xml", "minimax_m2_append_think"],
	models: ["MiniMaxAI/MiniMax-M2*"],
	tokens: ["<minimax:tool_call>", "</minimax:tool_call>", "<think>", "</think>", "[e~["],
	ends: ["[e~["],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 611,
	lenient: ["bare", "single-quotes", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</minimax:tool_call>", // 2
		"</invoke>", // 3
		"\">", // 4
		"\"", // 5
		"<invoke name=", // 6
		"<parameter name=", // 7
		"</parameter>", // 8
		"<minimax:tool_call>", // 9
		"<parameter>", // 10
		" name=", // 11
		"<", // 12
		">", // 13
		"'", // 14
		"'>", // 15
		"\n</think>", // 16
		"\r\n</think>", // 17
		"\n<parameter name=", // 18
		"\n</invoke>", // 19
		"\r\n<parameter name=", // 20
		"\r\n</invoke>", // 21
		"\n<parameter>", // 22
		"\r\n<parameter>", // 23
	],
	openings: [1, 9, 6],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 239 }, // 0
	],
	units: [
		{ closes: [3], openings: [6, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 34, 35, 36, 37, 38, 39, 44, 45, 57, 58, 59, 60, 63, 64, 65, 66, 67, 68, 70, 71, 72, 73, 74, 75, 76, 77, 78, 82, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 108, 109, 115, 127, 129, 132, 134], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 6], after: 2, closable: [143, 144, 145, 146], closableByLoop: [147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 175, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 201, 202, 208, 220, 221], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 6], stray: false }, // 2
		{ k: "fork", to: [19, 142, 226, 0] }, // 3
		{ k: "fork", to: [19, 142, 226] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [16, 17, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [6, 2, 1, 9], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [140, 20, 141] }, // 22
		{ k: "fork", to: [140, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "literal", literal: 2, to: 0 }, // 27
		{ k: "look", body: 27, to: 25 }, // 28
		{ k: "op", do: { op: "repair", code: 3 }, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "slot", slot: "tool", field: "skip", to: 30 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 32 }, // 33
		{ k: "look", body: 33, to: 25 }, // 34
		{ k: "op", do: { op: "repair", code: 3 }, to: 34 }, // 35
		{ k: "fork", to: [26, 29, 35] }, // 36
		{ k: "fork", to: [126, 36] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "op", do: { op: "settle" }, to: 38 }, // 39
		{ k: "literal", literal: 7, to: 0 }, // 40
		{ k: "literal", literal: 3, to: 0 }, // 41
		{ k: "fork", to: [40, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "look", body: 43, to: 39 }, // 44
		{ k: "literal", literal: 8, to: 44 }, // 45
		{ k: "literal", literal: 5, to: 0 }, // 46
		{ k: "slot", slot: "unbound", field: "skip", to: 46 }, // 47
		{ k: "literal", literal: 5, to: 47 }, // 48
		{ k: "literal", literal: 7, to: 48 }, // 49
		{ k: "space", greedy: true, to: 33 }, // 50
		{ k: "literal", literal: 9, to: 50 }, // 51
		{ k: "assert", what: "end", to: 0 }, // 52
		{ k: "fork", to: [33, 51, 27, 52] }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 3, to: 54 }, // 55
		{ k: "fork", to: [49, 55] }, // 56
		{ k: "look", body: 56, to: 39 }, // 57
		{ k: "eol", to: 57 }, // 58
		{ k: "fork", to: [58, 57] }, // 59
		{ k: "op", do: { op: "repair", code: 2 }, to: 59 }, // 60
		{ k: "fork", to: [27, 33] }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "look", body: 62, to: 39 }, // 63
		{ k: "literal", literal: 8, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 3 }, to: 64 }, // 65
		{ k: "space", greedy: true, to: 45 }, // 66
		{ k: "literal", literal: 8, to: 66 }, // 67
		{ k: "op", do: { op: "repair", code: 4 }, to: 67 }, // 68
		{ k: "space", greedy: true, to: 56 }, // 69
		{ k: "look", body: 69, to: 39 }, // 70
		{ k: "literal", literal: 10, to: 70 }, // 71
		{ k: "literal", literal: 3, to: 70 }, // 72
		{ k: "fork", to: [71, 72] }, // 73
		{ k: "eol", to: 73 }, // 74
		{ k: "fork", to: [74, 73] }, // 75
		{ k: "op", do: { op: "repair", code: 5 }, to: 75 }, // 76
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 39 }, // 77
		{ k: "literal", literal: 5, to: 77 }, // 78
		{ k: "slot", slot: "unbound", field: "skip", to: 78 }, // 79
		{ k: "literal", literal: 5, to: 79 }, // 80
		{ k: "literal", literal: 7, to: 80 }, // 81
		{ k: "literal", literal: 4, to: 77 }, // 82
		{ k: "slot", slot: "tool", field: "skip", to: 82 }, // 83
		{ k: "literal", literal: 5, to: 83 }, // 84
		{ k: "literal", literal: 6, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 9, to: 86 }, // 87
		{ k: "literal", literal: 2, to: 77 }, // 88
		{ k: "assert", what: "end", to: 77 }, // 89
		{ k: "fork", to: [85, 87, 88, 89] }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 3, to: 91 }, // 92
		{ k: "fork", to: [81, 92] }, // 93
		{ k: "eol", to: 93 }, // 94
		{ k: "fork", to: [94, 93] }, // 95
		{ k: "op", do: { op: "repair", code: 6 }, to: 95 }, // 96
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 39 }, // 97
		{ k: "literal", literal: 5, to: 97 }, // 98
		{ k: "slot", slot: "unbound", field: "skip", to: 98 }, // 99
		{ k: "literal", literal: 5, to: 99 }, // 100
		{ k: "literal", literal: 11, to: 100 }, // 101
		{ k: "atom", kind: "word", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 12, to: 102 }, // 103
		{ k: "fork", to: [99, 103] }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 8, to: 105 }, // 106
		{ k: "op", do: { op: "repair", code: 7 }, to: 106 }, // 107
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 39 }, // 108
		{ k: "literal", literal: 4, to: 108 }, // 109
		{ k: "slot", slot: "tool", field: "skip", to: 109 }, // 110
		{ k: "literal", literal: 5, to: 110 }, // 111
		{ k: "literal", literal: 6, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 9, to: 113 }, // 114
		{ k: "fork", to: [45, 60, 65, 68, 76, 96, 107, 112, 114] }, // 115
		{ k: "text", field: "value", typed: true, stray: false, exits: 115, stops: [8, 18, 19, 20, 21, 7, 3, 22, 23, 10, 6, 9] }, // 116
		{ k: "literal", literal: 13, to: 116 }, // 117
		{ k: "literal", literal: 5, to: 117 }, // 118
		{ k: "atom", kind: "word", field: "key", to: 118 }, // 119
		{ k: "literal", literal: 5, to: 119 }, // 120
		{ k: "literal", literal: 14, to: 117 }, // 121
		{ k: "atom", kind: "word", field: "key", to: 121 }, // 122
		{ k: "literal", literal: 14, to: 122 }, // 123
		{ k: "op", do: { op: "repair", code: 1 }, to: 123 }, // 124
		{ k: "fork", to: [120, 124] }, // 125
		{ k: "literal", literal: 7, to: 125 }, // 126
		{ k: "literal", literal: 4, to: 38 }, // 127
		{ k: "literal", literal: 4, to: 43 }, // 128
		{ k: "look", body: 128, to: 127 }, // 129
		{ k: "atom", kind: "word", field: "name", to: 129 }, // 130
		{ k: "literal", literal: 5, to: 130 }, // 131
		{ k: "literal", literal: 15, to: 38 }, // 132
		{ k: "literal", literal: 15, to: 43 }, // 133
		{ k: "look", body: 133, to: 132 }, // 134
		{ k: "atom", kind: "word", field: "name", to: 134 }, // 135
		{ k: "literal", literal: 14, to: 135 }, // 136
		{ k: "op", do: { op: "repair", code: 1 }, to: 136 }, // 137
		{ k: "fork", to: [131, 137] }, // 138
		{ k: "literal", literal: 6, to: 138 }, // 139
		{ k: "op", do: { op: "open", unit: 0 }, to: 139 }, // 140
		{ k: "op", do: { op: "leave" }, to: 4 }, // 141
		{ k: "literal", literal: 9, to: 24 }, // 142
		{ k: "op", do: { op: "close" }, to: 2 }, // 143
		{ k: "literal", literal: 2, to: 143 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "fork", to: [145, 143] }, // 146
		{ k: "literal", literal: 3, to: 146 }, // 147
		{ k: "fork", to: [219, 147] }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "op", do: { op: "settle" }, to: 149 }, // 150
		{ k: "look", body: 43, to: 150 }, // 151
		{ k: "literal", literal: 8, to: 151 }, // 152
		{ k: "look", body: 56, to: 150 }, // 153
		{ k: "eol", to: 153 }, // 154
		{ k: "fork", to: [154, 153] }, // 155
		{ k: "op", do: { op: "repair", code: 2 }, to: 155 }, // 156
		{ k: "look", body: 62, to: 150 }, // 157
		{ k: "literal", literal: 8, to: 157 }, // 158
		{ k: "op", do: { op: "repair", code: 3 }, to: 158 }, // 159
		{ k: "space", greedy: true, to: 152 }, // 160
		{ k: "literal", literal: 8, to: 160 }, // 161
		{ k: "op", do: { op: "repair", code: 4 }, to: 161 }, // 162
		{ k: "look", body: 69, to: 150 }, // 163
		{ k: "literal", literal: 10, to: 163 }, // 164
		{ k: "literal", literal: 3, to: 163 }, // 165
		{ k: "fork", to: [164, 165] }, // 166
		{ k: "eol", to: 166 }, // 167
		{ k: "fork", to: [167, 166] }, // 168
		{ k: "op", do: { op: "repair", code: 5 }, to: 168 }, // 169
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 150 }, // 170
		{ k: "literal", literal: 5, to: 170 }, // 171
		{ k: "slot", slot: "unbound", field: "skip", to: 171 }, // 172
		{ k: "literal", literal: 5, to: 172 }, // 173
		{ k: "literal", literal: 7, to: 173 }, // 174
		{ k: "literal", literal: 4, to: 170 }, // 175
		{ k: "slot", slot: "tool", field: "skip", to: 175 }, // 176
		{ k: "literal", literal: 5, to: 176 }, // 177
		{ k: "literal", literal: 6, to: 177 }, // 178
		{ k: "space", greedy: true, to: 178 }, // 179
		{ k: "literal", literal: 9, to: 179 }, // 180
		{ k: "literal", literal: 2, to: 170 }, // 181
		{ k: "assert", what: "end", to: 170 }, // 182
		{ k: "fork", to: [178, 180, 181, 182] }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "literal", literal: 3, to: 184 }, // 185
		{ k: "fork", to: [174, 185] }, // 186
		{ k: "eol", to: 186 }, // 187
		{ k: "fork", to: [187, 186] }, // 188
		{ k: "op", do: { op: "repair", code: 6 }, to: 188 }, // 189
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 150 }, // 190
		{ k: "literal", literal: 5, to: 190 }, // 191
		{ k: "slot", slot: "unbound", field: "skip", to: 191 }, // 192
		{ k: "literal", literal: 5, to: 192 }, // 193
		{ k: "literal", literal: 11, to: 193 }, // 194
		{ k: "atom", kind: "word", field: "skip", to: 194 }, // 195
		{ k: "literal", literal: 12, to: 195 }, // 196
		{ k: "fork", to: [192, 196] }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "literal", literal: 8, to: 198 }, // 199
		{ k: "op", do: { op: "repair", code: 7 }, to: 199 }, // 200
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 150 }, // 201
		{ k: "literal", literal: 4, to: 201 }, // 202
		{ k: "slot", slot: "tool", field: "skip", to: 202 }, // 203
		{ k: "literal", literal: 5, to: 203 }, // 204
		{ k: "literal", literal: 6, to: 204 }, // 205
		{ k: "space", greedy: true, to: 205 }, // 206
		{ k: "literal", literal: 9, to: 206 }, // 207
		{ k: "fork", to: [152, 156, 159, 162, 169, 189, 200, 205, 207] }, // 208
		{ k: "text", field: "value", typed: true, stray: false, exits: 208, stops: [8, 18, 19, 20, 21, 7, 3, 22, 23, 10, 6, 9] }, // 209
		{ k: "literal", literal: 13, to: 209 }, // 210
		{ k: "literal", literal: 5, to: 210 }, // 211
		{ k: "atom", kind: "word", field: "key", to: 211 }, // 212
		{ k: "literal", literal: 5, to: 212 }, // 213
		{ k: "literal", literal: 14, to: 210 }, // 214
		{ k: "atom", kind: "word", field: "key", to: 214 }, // 215
		{ k: "literal", literal: 14, to: 215 }, // 216
		{ k: "op", do: { op: "repair", code: 1 }, to: 216 }, // 217
		{ k: "fork", to: [213, 217] }, // 218
		{ k: "literal", literal: 7, to: 218 }, // 219
		{ k: "literal", literal: 4, to: 149 }, // 220
		{ k: "look", body: 128, to: 220 }, // 221
		{ k: "slot", slot: "tool", field: "name", to: 221 }, // 222
		{ k: "literal", literal: 5, to: 222 }, // 223
		{ k: "literal", literal: 6, to: 223 }, // 224
		{ k: "op", do: { op: "repair", code: 0 }, to: 224 }, // 225
		{ k: "op", do: { op: "open", unit: 1 }, to: 225 }, // 226
		{ k: "op", do: { op: "settle" }, to: 0 }, // 227
		{ k: "eol", to: 2 }, // 228
		{ k: "fork", to: [228, 2] }, // 229
		{ k: "eol", to: 229 }, // 230
		{ k: "fork", to: [230, 229] }, // 231
		{ k: "literal", literal: 0, to: 231 }, // 232
		{ k: "eol", to: 232 }, // 233
		{ k: "fork", to: [233, 232] }, // 234
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 234, stops: [16, 17, 0] }, // 235
		{ k: "eol", to: 235 }, // 236
		{ k: "fork", to: [236, 235] }, // 237
		{ k: "literal", literal: 1, to: 237 }, // 238
		{ k: "fork", to: [238, 237] }, // 239
	],
};
