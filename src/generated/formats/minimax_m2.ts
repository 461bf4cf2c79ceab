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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 237 }, // 0
	],
	units: [
		{ closes: [3], openings: [6, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 34, 35, 36, 37, 38, 39, 44, 45, 57, 58, 59, 60, 63, 64, 65, 66, 67, 68, 70, 71, 72, 73, 74, 75, 76, 77, 78, 82, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 107, 108, 114, 126, 128, 131, 133], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 6], after: 2, closable: [142, 143, 144, 145], closableByLoop: [146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 174, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 199, 200, 206, 218, 219], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 6], stray: false }, // 2
		{ k: "fork", to: [19, 141, 224, 0] }, // 3
		{ k: "fork", to: [19, 141, 224] }, // 4
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
		{ k: "fork", to: [139, 20, 140] }, // 22
		{ k: "fork", to: [139, 20] }, // 23
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
		{ k: "fork", to: [125, 36] }, // 37
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
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 59 }, // 60
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
		{ k: "fork", to: [85, 87, 88] }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 3, to: 90 }, // 91
		{ k: "fork", to: [81, 91] }, // 92
		{ k: "eol", to: 92 }, // 93
		{ k: "fork", to: [93, 92] }, // 94
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 94 }, // 95
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 39 }, // 96
		{ k: "literal", literal: 5, to: 96 }, // 97
		{ k: "slot", slot: "unbound", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 5, to: 98 }, // 99
		{ k: "literal", literal: 11, to: 99 }, // 100
		{ k: "atom", kind: "word", field: "skip", to: 100 }, // 101
		{ k: "literal", literal: 12, to: 101 }, // 102
		{ k: "fork", to: [98, 102] }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 8, to: 104 }, // 105
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 105 }, // 106
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 39 }, // 107
		{ k: "literal", literal: 4, to: 107 }, // 108
		{ k: "slot", slot: "tool", field: "skip", to: 108 }, // 109
		{ k: "literal", literal: 5, to: 109 }, // 110
		{ k: "literal", literal: 6, to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 9, to: 112 }, // 113
		{ k: "fork", to: [45, 60, 65, 68, 76, 95, 106, 111, 113] }, // 114
		{ k: "text", field: "value", typed: true, stray: false, exits: 114, stops: [8, 18, 19, 20, 21, 7, 3, 22, 23, 10, 6, 9] }, // 115
		{ k: "literal", literal: 13, to: 115 }, // 116
		{ k: "literal", literal: 5, to: 116 }, // 117
		{ k: "atom", kind: "word", field: "key", to: 117 }, // 118
		{ k: "literal", literal: 5, to: 118 }, // 119
		{ k: "literal", literal: 14, to: 116 }, // 120
		{ k: "atom", kind: "word", field: "key", to: 120 }, // 121
		{ k: "literal", literal: 14, to: 121 }, // 122
		{ k: "op", do: { op: "repair", code: 1 }, to: 122 }, // 123
		{ k: "fork", to: [119, 123] }, // 124
		{ k: "literal", literal: 7, to: 124 }, // 125
		{ k: "literal", literal: 4, to: 38 }, // 126
		{ k: "literal", literal: 4, to: 43 }, // 127
		{ k: "look", body: 127, to: 126 }, // 128
		{ k: "atom", kind: "word", field: "name", to: 128 }, // 129
		{ k: "literal", literal: 5, to: 129 }, // 130
		{ k: "literal", literal: 15, to: 38 }, // 131
		{ k: "literal", literal: 15, to: 43 }, // 132
		{ k: "look", body: 132, to: 131 }, // 133
		{ k: "atom", kind: "word", field: "name", to: 133 }, // 134
		{ k: "literal", literal: 14, to: 134 }, // 135
		{ k: "op", do: { op: "repair", code: 1 }, to: 135 }, // 136
		{ k: "fork", to: [130, 136] }, // 137
		{ k: "literal", literal: 6, to: 137 }, // 138
		{ k: "op", do: { op: "open", unit: 0 }, to: 138 }, // 139
		{ k: "op", do: { op: "leave" }, to: 4 }, // 140
		{ k: "literal", literal: 9, to: 24 }, // 141
		{ k: "op", do: { op: "close" }, to: 2 }, // 142
		{ k: "literal", literal: 2, to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "fork", to: [144, 142] }, // 145
		{ k: "literal", literal: 3, to: 145 }, // 146
		{ k: "fork", to: [217, 146] }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "op", do: { op: "settle" }, to: 148 }, // 149
		{ k: "look", body: 43, to: 149 }, // 150
		{ k: "literal", literal: 8, to: 150 }, // 151
		{ k: "look", body: 56, to: 149 }, // 152
		{ k: "eol", to: 152 }, // 153
		{ k: "fork", to: [153, 152] }, // 154
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 154 }, // 155
		{ k: "look", body: 62, to: 149 }, // 156
		{ k: "literal", literal: 8, to: 156 }, // 157
		{ k: "op", do: { op: "repair", code: 3 }, to: 157 }, // 158
		{ k: "space", greedy: true, to: 151 }, // 159
		{ k: "literal", literal: 8, to: 159 }, // 160
		{ k: "op", do: { op: "repair", code: 4 }, to: 160 }, // 161
		{ k: "look", body: 69, to: 149 }, // 162
		{ k: "literal", literal: 10, to: 162 }, // 163
		{ k: "literal", literal: 3, to: 162 }, // 164
		{ k: "fork", to: [163, 164] }, // 165
		{ k: "eol", to: 165 }, // 166
		{ k: "fork", to: [166, 165] }, // 167
		{ k: "op", do: { op: "repair", code: 5 }, to: 167 }, // 168
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 149 }, // 169
		{ k: "literal", literal: 5, to: 169 }, // 170
		{ k: "slot", slot: "unbound", field: "skip", to: 170 }, // 171
		{ k: "literal", literal: 5, to: 171 }, // 172
		{ k: "literal", literal: 7, to: 172 }, // 173
		{ k: "literal", literal: 4, to: 169 }, // 174
		{ k: "slot", slot: "tool", field: "skip", to: 174 }, // 175
		{ k: "literal", literal: 5, to: 175 }, // 176
		{ k: "literal", literal: 6, to: 176 }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "literal", literal: 9, to: 178 }, // 179
		{ k: "literal", literal: 2, to: 169 }, // 180
		{ k: "fork", to: [177, 179, 180] }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 3, to: 182 }, // 183
		{ k: "fork", to: [173, 183] }, // 184
		{ k: "eol", to: 184 }, // 185
		{ k: "fork", to: [185, 184] }, // 186
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 186 }, // 187
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 149 }, // 188
		{ k: "literal", literal: 5, to: 188 }, // 189
		{ k: "slot", slot: "unbound", field: "skip", to: 189 }, // 190
		{ k: "literal", literal: 5, to: 190 }, // 191
		{ k: "literal", literal: 11, to: 191 }, // 192
		{ k: "atom", kind: "word", field: "skip", to: 192 }, // 193
		{ k: "literal", literal: 12, to: 193 }, // 194
		{ k: "fork", to: [190, 194] }, // 195
		{ k: "space", greedy: true, to: 195 }, // 196
		{ k: "literal", literal: 8, to: 196 }, // 197
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 197 }, // 198
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 149 }, // 199
		{ k: "literal", literal: 4, to: 199 }, // 200
		{ k: "slot", slot: "tool", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 5, to: 201 }, // 202
		{ k: "literal", literal: 6, to: 202 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "literal", literal: 9, to: 204 }, // 205
		{ k: "fork", to: [151, 155, 158, 161, 168, 187, 198, 203, 205] }, // 206
		{ k: "text", field: "value", typed: true, stray: false, exits: 206, stops: [8, 18, 19, 20, 21, 7, 3, 22, 23, 10, 6, 9] }, // 207
		{ k: "literal", literal: 13, to: 207 }, // 208
		{ k: "literal", literal: 5, to: 208 }, // 209
		{ k: "atom", kind: "word", field: "key", to: 209 }, // 210
		{ k: "literal", literal: 5, to: 210 }, // 211
		{ k: "literal", literal: 14, to: 208 }, // 212
		{ k: "atom", kind: "word", field: "key", to: 212 }, // 213
		{ k: "literal", literal: 14, to: 213 }, // 214
		{ k: "op", do: { op: "repair", code: 1 }, to: 214 }, // 215
		{ k: "fork", to: [211, 215] }, // 216
		{ k: "literal", literal: 7, to: 216 }, // 217
		{ k: "literal", literal: 4, to: 148 }, // 218
		{ k: "look", body: 127, to: 218 }, // 219
		{ k: "slot", slot: "tool", field: "name", to: 219 }, // 220
		{ k: "literal", literal: 5, to: 220 }, // 221
		{ k: "literal", literal: 6, to: 221 }, // 222
		{ k: "op", do: { op: "repair", code: 0 }, to: 222 }, // 223
		{ k: "op", do: { op: "open", unit: 1 }, to: 223 }, // 224
		{ k: "op", do: { op: "settle" }, to: 0 }, // 225
		{ k: "eol", to: 2 }, // 226
		{ k: "fork", to: [226, 2] }, // 227
		{ k: "eol", to: 227 }, // 228
		{ k: "fork", to: [228, 227] }, // 229
		{ k: "literal", literal: 0, to: 229 }, // 230
		{ k: "eol", to: 230 }, // 231
		{ k: "fork", to: [231, 230] }, // 232
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 232, stops: [16, 17, 0] }, // 233
		{ k: "eol", to: 233 }, // 234
		{ k: "fork", to: [234, 233] }, // 235
		{ k: "literal", literal: 1, to: 235 }, // 236
		{ k: "fork", to: [236, 235] }, // 237
	],
};
