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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 219 }, // 0
	],
	units: [
		{ closes: [3], openings: [6, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 34, 35, 36, 37, 38, 39, 44, 45, 57, 58, 59, 60, 63, 64, 65, 66, 67, 68, 70, 71, 72, 73, 74, 75, 76, 77, 78, 82, 83, 84, 85, 98, 99, 105, 117, 119, 122, 124], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 6], after: 2, closable: [133, 134, 135, 136], closableByLoop: [137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 165, 166, 167, 168, 181, 182, 188, 200, 201], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 6], stray: false }, // 2
		{ k: "fork", to: [19, 132, 206, 0] }, // 3
		{ k: "fork", to: [19, 132, 206] }, // 4
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
		{ k: "fork", to: [130, 20, 131] }, // 22
		{ k: "fork", to: [130, 20] }, // 23
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
		{ k: "fork", to: [116, 36] }, // 37
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
		{ k: "fork", to: [79, 93] }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 8, to: 95 }, // 96
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 96 }, // 97
		{ k: "op", do: { op: "break", at: "here" }, to: 39 }, // 98
		{ k: "literal", literal: 4, to: 98 }, // 99
		{ k: "slot", slot: "tool", field: "skip", to: 99 }, // 100
		{ k: "literal", literal: 5, to: 100 }, // 101
		{ k: "literal", literal: 6, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 9, to: 103 }, // 104
		{ k: "fork", to: [45, 60, 65, 68, 76, 88, 97, 102, 104] }, // 105
		{ k: "text", field: "value", typed: true, stray: false, exits: 105, stops: [8, 20, 21, 22, 23, 7, 3, 24, 25, 10, 12, 6, 9] }, // 106
		{ k: "literal", literal: 11, to: 106 }, // 107
		{ k: "literal", literal: 5, to: 107 }, // 108
		{ k: "atom", kind: "word", field: "key", to: 108 }, // 109
		{ k: "literal", literal: 5, to: 109 }, // 110
		{ k: "literal", literal: 16, to: 107 }, // 111
		{ k: "atom", kind: "word", field: "key", to: 111 }, // 112
		{ k: "literal", literal: 16, to: 112 }, // 113
		{ k: "op", do: { op: "repair", code: 1 }, to: 113 }, // 114
		{ k: "fork", to: [110, 114] }, // 115
		{ k: "literal", literal: 7, to: 115 }, // 116
		{ k: "literal", literal: 4, to: 38 }, // 117
		{ k: "literal", literal: 4, to: 43 }, // 118
		{ k: "look", body: 118, to: 117 }, // 119
		{ k: "atom", kind: "word", field: "name", to: 119 }, // 120
		{ k: "literal", literal: 5, to: 120 }, // 121
		{ k: "literal", literal: 17, to: 38 }, // 122
		{ k: "literal", literal: 17, to: 43 }, // 123
		{ k: "look", body: 123, to: 122 }, // 124
		{ k: "atom", kind: "word", field: "name", to: 124 }, // 125
		{ k: "literal", literal: 16, to: 125 }, // 126
		{ k: "op", do: { op: "repair", code: 1 }, to: 126 }, // 127
		{ k: "fork", to: [121, 127] }, // 128
		{ k: "literal", literal: 6, to: 128 }, // 129
		{ k: "op", do: { op: "open", unit: 0 }, to: 129 }, // 130
		{ k: "op", do: { op: "leave" }, to: 4 }, // 131
		{ k: "literal", literal: 9, to: 24 }, // 132
		{ k: "op", do: { op: "close" }, to: 2 }, // 133
		{ k: "literal", literal: 2, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "fork", to: [135, 133] }, // 136
		{ k: "literal", literal: 3, to: 136 }, // 137
		{ k: "fork", to: [199, 137] }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "op", do: { op: "settle" }, to: 139 }, // 140
		{ k: "look", body: 43, to: 140 }, // 141
		{ k: "literal", literal: 8, to: 141 }, // 142
		{ k: "look", body: 56, to: 140 }, // 143
		{ k: "eol", to: 143 }, // 144
		{ k: "fork", to: [144, 143] }, // 145
		{ k: "op", do: { op: "repair", code: 2 }, to: 145 }, // 146
		{ k: "look", body: 62, to: 140 }, // 147
		{ k: "literal", literal: 8, to: 147 }, // 148
		{ k: "op", do: { op: "repair", code: 3 }, to: 148 }, // 149
		{ k: "space", greedy: true, to: 142 }, // 150
		{ k: "literal", literal: 8, to: 150 }, // 151
		{ k: "op", do: { op: "repair", code: 4 }, to: 151 }, // 152
		{ k: "look", body: 69, to: 140 }, // 153
		{ k: "literal", literal: 10, to: 153 }, // 154
		{ k: "literal", literal: 3, to: 153 }, // 155
		{ k: "fork", to: [154, 155] }, // 156
		{ k: "eol", to: 156 }, // 157
		{ k: "fork", to: [157, 156] }, // 158
		{ k: "op", do: { op: "repair", code: 5 }, to: 158 }, // 159
		{ k: "op", do: { op: "break", at: "skip" }, to: 140 }, // 160
		{ k: "literal", literal: 5, to: 160 }, // 161
		{ k: "slot", slot: "unbound", field: "skip", to: 161 }, // 162
		{ k: "literal", literal: 5, to: 162 }, // 163
		{ k: "literal", literal: 7, to: 163 }, // 164
		{ k: "literal", literal: 3, to: 160 }, // 165
		{ k: "fork", to: [164, 165] }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "literal", literal: 11, to: 167 }, // 168
		{ k: "atom", kind: "word", field: "skip", to: 168 }, // 169
		{ k: "literal", literal: 12, to: 169 }, // 170
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 170 }, // 171
		{ k: "literal", literal: 13, to: 163 }, // 172
		{ k: "atom", kind: "word", field: "skip", to: 172 }, // 173
		{ k: "literal", literal: 14, to: 173 }, // 174
		{ k: "atom", kind: "word", field: "skip", to: 174 }, // 175
		{ k: "literal", literal: 15, to: 175 }, // 176
		{ k: "fork", to: [162, 176] }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "literal", literal: 8, to: 178 }, // 179
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 179 }, // 180
		{ k: "op", do: { op: "break", at: "here" }, to: 140 }, // 181
		{ k: "literal", literal: 4, to: 181 }, // 182
		{ k: "slot", slot: "tool", field: "skip", to: 182 }, // 183
		{ k: "literal", literal: 5, to: 183 }, // 184
		{ k: "literal", literal: 6, to: 184 }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "literal", literal: 9, to: 186 }, // 187
		{ k: "fork", to: [142, 146, 149, 152, 159, 171, 180, 185, 187] }, // 188
		{ k: "text", field: "value", typed: true, stray: false, exits: 188, stops: [8, 20, 21, 22, 23, 7, 3, 24, 25, 10, 12, 6, 9] }, // 189
		{ k: "literal", literal: 11, to: 189 }, // 190
		{ k: "literal", literal: 5, to: 190 }, // 191
		{ k: "atom", kind: "word", field: "key", to: 191 }, // 192
		{ k: "literal", literal: 5, to: 192 }, // 193
		{ k: "literal", literal: 16, to: 190 }, // 194
		{ k: "atom", kind: "word", field: "key", to: 194 }, // 195
		{ k: "literal", literal: 16, to: 195 }, // 196
		{ k: "op", do: { op: "repair", code: 1 }, to: 196 }, // 197
		{ k: "fork", to: [193, 197] }, // 198
		{ k: "literal", literal: 7, to: 198 }, // 199
		{ k: "literal", literal: 4, to: 139 }, // 200
		{ k: "look", body: 118, to: 200 }, // 201
		{ k: "slot", slot: "tool", field: "name", to: 201 }, // 202
		{ k: "literal", literal: 5, to: 202 }, // 203
		{ k: "literal", literal: 6, to: 203 }, // 204
		{ k: "op", do: { op: "repair", code: 0 }, to: 204 }, // 205
		{ k: "op", do: { op: "open", unit: 1 }, to: 205 }, // 206
		{ k: "op", do: { op: "settle" }, to: 0 }, // 207
		{ k: "eol", to: 2 }, // 208
		{ k: "fork", to: [208, 2] }, // 209
		{ k: "eol", to: 209 }, // 210
		{ k: "fork", to: [210, 209] }, // 211
		{ k: "literal", literal: 0, to: 211 }, // 212
		{ k: "eol", to: 212 }, // 213
		{ k: "fork", to: [213, 212] }, // 214
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 214, stops: [18, 19, 0] }, // 215
		{ k: "eol", to: 215 }, // 216
		{ k: "fork", to: [216, 215] }, // 217
		{ k: "literal", literal: 1, to: 217 }, // 218
		{ k: "fork", to: [218, 217] }, // 219
	],
};
