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
	holdback: 849,
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
		">", // 11
		"</", // 12
		"=", // 13
		" ", // 14
		"<", // 15
		"'", // 16
		"'>", // 17
		"\n</think>", // 18
		"\r\n</think>", // 19
		"\n<parameter name=", // 20
		"\n</invoke>", // 21
		"\r\n<parameter name=", // 22
		"\r\n</invoke>", // 23
		"\n<parameter>", // 24
		"\r\n<parameter>", // 25
	],
	openings: [1, 9, 6],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 225 }, // 0
	],
	units: [
		{ closes: [3], openings: [6, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 34, 35, 36, 37, 38, 39, 44, 45, 57, 58, 59, 60, 63, 64, 65, 66, 67, 68, 70, 71, 72, 73, 74, 75, 76, 77, 78, 82, 83, 84, 85, 94, 101, 102, 108, 120, 122, 125, 127], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 6], after: 2, closable: [136, 137, 138, 139], closableByLoop: [140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 168, 169, 170, 171, 180, 187, 188, 194, 206, 207], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 6], stray: false }, // 2
		{ k: "fork", to: [19, 135, 212, 0] }, // 3
		{ k: "fork", to: [19, 135, 212] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [18, 19, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [6, 2, 1, 9], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [133, 20, 134] }, // 22
		{ k: "fork", to: [133, 20] }, // 23
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
		{ k: "fork", to: [119, 36] }, // 37
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
		{ k: "op", do: { op: "break", at: "skip" }, to: 39 }, // 77
		{ k: "literal", literal: 5, to: 77 }, // 78
		{ k: "slot", slot: "unbound", field: "skip", to: 78 }, // 79
		{ k: "literal", literal: 5, to: 79 }, // 80
		{ k: "literal", literal: 7, to: 80 }, // 81
		{ k: "literal", literal: 3, to: 77 }, // 82
		{ k: "fork", to: [81, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 11, to: 84 }, // 85
		{ k: "atom", kind: "word", field: "skip", to: 85 }, // 86
		{ k: "literal", literal: 12, to: 86 }, // 87
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 87 }, // 88
		{ k: "literal", literal: 13, to: 80 }, // 89
		{ k: "atom", kind: "word", field: "skip", to: 89 }, // 90
		{ k: "literal", literal: 14, to: 90 }, // 91
		{ k: "atom", kind: "word", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 15, to: 92 }, // 93
		{ k: "literal", literal: 4, to: 77 }, // 94
		{ k: "slot", slot: "tool", field: "skip", to: 94 }, // 95
		{ k: "literal", literal: 5, to: 95 }, // 96
		{ k: "fork", to: [80, 79, 93, 96, 95] }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 8, to: 98 }, // 99
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 99 }, // 100
		{ k: "op", do: { op: "break", at: "here" }, to: 39 }, // 101
		{ k: "literal", literal: 4, to: 101 }, // 102
		{ k: "slot", slot: "tool", field: "skip", to: 102 }, // 103
		{ k: "literal", literal: 5, to: 103 }, // 104
		{ k: "literal", literal: 6, to: 104 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 9, to: 106 }, // 107
		{ k: "fork", to: [45, 60, 65, 68, 76, 88, 100, 105, 107] }, // 108
		{ k: "text", field: "value", typed: true, stray: false, exits: 108, stops: [8, 20, 21, 22, 23, 7, 3, 24, 25, 10, 12, 6, 9] }, // 109
		{ k: "literal", literal: 11, to: 109 }, // 110
		{ k: "literal", literal: 5, to: 110 }, // 111
		{ k: "atom", kind: "word", field: "key", to: 111 }, // 112
		{ k: "literal", literal: 5, to: 112 }, // 113
		{ k: "literal", literal: 16, to: 110 }, // 114
		{ k: "atom", kind: "word", field: "key", to: 114 }, // 115
		{ k: "literal", literal: 16, to: 115 }, // 116
		{ k: "op", do: { op: "repair", code: 1 }, to: 116 }, // 117
		{ k: "fork", to: [113, 117] }, // 118
		{ k: "literal", literal: 7, to: 118 }, // 119
		{ k: "literal", literal: 4, to: 38 }, // 120
		{ k: "literal", literal: 4, to: 43 }, // 121
		{ k: "look", body: 121, to: 120 }, // 122
		{ k: "atom", kind: "word", field: "name", to: 122 }, // 123
		{ k: "literal", literal: 5, to: 123 }, // 124
		{ k: "literal", literal: 17, to: 38 }, // 125
		{ k: "literal", literal: 17, to: 43 }, // 126
		{ k: "look", body: 126, to: 125 }, // 127
		{ k: "atom", kind: "word", field: "name", to: 127 }, // 128
		{ k: "literal", literal: 16, to: 128 }, // 129
		{ k: "op", do: { op: "repair", code: 1 }, to: 129 }, // 130
		{ k: "fork", to: [124, 130] }, // 131
		{ k: "literal", literal: 6, to: 131 }, // 132
		{ k: "op", do: { op: "open", unit: 0 }, to: 132 }, // 133
		{ k: "op", do: { op: "leave" }, to: 4 }, // 134
		{ k: "literal", literal: 9, to: 24 }, // 135
		{ k: "op", do: { op: "close" }, to: 2 }, // 136
		{ k: "literal", literal: 2, to: 136 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "fork", to: [138, 136] }, // 139
		{ k: "literal", literal: 3, to: 139 }, // 140
		{ k: "fork", to: [205, 140] }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "op", do: { op: "settle" }, to: 142 }, // 143
		{ k: "look", body: 43, to: 143 }, // 144
		{ k: "literal", literal: 8, to: 144 }, // 145
		{ k: "look", body: 56, to: 143 }, // 146
		{ k: "eol", to: 146 }, // 147
		{ k: "fork", to: [147, 146] }, // 148
		{ k: "op", do: { op: "repair", code: 2 }, to: 148 }, // 149
		{ k: "look", body: 62, to: 143 }, // 150
		{ k: "literal", literal: 8, to: 150 }, // 151
		{ k: "op", do: { op: "repair", code: 3 }, to: 151 }, // 152
		{ k: "space", greedy: true, to: 145 }, // 153
		{ k: "literal", literal: 8, to: 153 }, // 154
		{ k: "op", do: { op: "repair", code: 4 }, to: 154 }, // 155
		{ k: "look", body: 69, to: 143 }, // 156
		{ k: "literal", literal: 10, to: 156 }, // 157
		{ k: "literal", literal: 3, to: 156 }, // 158
		{ k: "fork", to: [157, 158] }, // 159
		{ k: "eol", to: 159 }, // 160
		{ k: "fork", to: [160, 159] }, // 161
		{ k: "op", do: { op: "repair", code: 5 }, to: 161 }, // 162
		{ k: "op", do: { op: "break", at: "skip" }, to: 143 }, // 163
		{ k: "literal", literal: 5, to: 163 }, // 164
		{ k: "slot", slot: "unbound", field: "skip", to: 164 }, // 165
		{ k: "literal", literal: 5, to: 165 }, // 166
		{ k: "literal", literal: 7, to: 166 }, // 167
		{ k: "literal", literal: 3, to: 163 }, // 168
		{ k: "fork", to: [167, 168] }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "literal", literal: 11, to: 170 }, // 171
		{ k: "atom", kind: "word", field: "skip", to: 171 }, // 172
		{ k: "literal", literal: 12, to: 172 }, // 173
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 173 }, // 174
		{ k: "literal", literal: 13, to: 166 }, // 175
		{ k: "atom", kind: "word", field: "skip", to: 175 }, // 176
		{ k: "literal", literal: 14, to: 176 }, // 177
		{ k: "atom", kind: "word", field: "skip", to: 177 }, // 178
		{ k: "literal", literal: 15, to: 178 }, // 179
		{ k: "literal", literal: 4, to: 163 }, // 180
		{ k: "slot", slot: "tool", field: "skip", to: 180 }, // 181
		{ k: "literal", literal: 5, to: 181 }, // 182
		{ k: "fork", to: [166, 165, 179, 182, 181] }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "literal", literal: 8, to: 184 }, // 185
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 185 }, // 186
		{ k: "op", do: { op: "break", at: "here" }, to: 143 }, // 187
		{ k: "literal", literal: 4, to: 187 }, // 188
		{ k: "slot", slot: "tool", field: "skip", to: 188 }, // 189
		{ k: "literal", literal: 5, to: 189 }, // 190
		{ k: "literal", literal: 6, to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 9, to: 192 }, // 193
		{ k: "fork", to: [145, 149, 152, 155, 162, 174, 186, 191, 193] }, // 194
		{ k: "text", field: "value", typed: true, stray: false, exits: 194, stops: [8, 20, 21, 22, 23, 7, 3, 24, 25, 10, 12, 6, 9] }, // 195
		{ k: "literal", literal: 11, to: 195 }, // 196
		{ k: "literal", literal: 5, to: 196 }, // 197
		{ k: "atom", kind: "word", field: "key", to: 197 }, // 198
		{ k: "literal", literal: 5, to: 198 }, // 199
		{ k: "literal", literal: 16, to: 196 }, // 200
		{ k: "atom", kind: "word", field: "key", to: 200 }, // 201
		{ k: "literal", literal: 16, to: 201 }, // 202
		{ k: "op", do: { op: "repair", code: 1 }, to: 202 }, // 203
		{ k: "fork", to: [199, 203] }, // 204
		{ k: "literal", literal: 7, to: 204 }, // 205
		{ k: "literal", literal: 4, to: 142 }, // 206
		{ k: "look", body: 121, to: 206 }, // 207
		{ k: "slot", slot: "tool", field: "name", to: 207 }, // 208
		{ k: "literal", literal: 5, to: 208 }, // 209
		{ k: "literal", literal: 6, to: 209 }, // 210
		{ k: "op", do: { op: "repair", code: 0 }, to: 210 }, // 211
		{ k: "op", do: { op: "open", unit: 1 }, to: 211 }, // 212
		{ k: "op", do: { op: "settle" }, to: 0 }, // 213
		{ k: "eol", to: 2 }, // 214
		{ k: "fork", to: [214, 2] }, // 215
		{ k: "eol", to: 215 }, // 216
		{ k: "fork", to: [216, 215] }, // 217
		{ k: "literal", literal: 0, to: 217 }, // 218
		{ k: "eol", to: 218 }, // 219
		{ k: "fork", to: [219, 218] }, // 220
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 220, stops: [18, 19, 0] }, // 221
		{ k: "eol", to: 221 }, // 222
		{ k: "fork", to: [222, 221] }, // 223
		{ k: "literal", literal: 1, to: 223 }, // 224
		{ k: "fork", to: [224, 223] }, // 225
	],
};
