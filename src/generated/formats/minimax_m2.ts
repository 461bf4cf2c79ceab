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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 223 }, // 0
	],
	units: [
		{ closes: [3], openings: [6, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 34, 35, 36, 37, 38, 39, 44, 45, 57, 58, 59, 60, 63, 64, 65, 66, 67, 68, 70, 71, 72, 73, 74, 75, 76, 77, 78, 82, 83, 84, 85, 94, 100, 101, 107, 119, 121, 124, 126], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 6], after: 2, closable: [135, 136, 137, 138], closableByLoop: [139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 167, 168, 169, 170, 179, 185, 186, 192, 204, 205], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 6], stray: false }, // 2
		{ k: "fork", to: [19, 134, 210, 0] }, // 3
		{ k: "fork", to: [19, 134, 210] }, // 4
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
		{ k: "fork", to: [132, 20, 133] }, // 22
		{ k: "fork", to: [132, 20] }, // 23
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
		{ k: "fork", to: [118, 36] }, // 37
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
		{ k: "fork", to: [79, 93, 95] }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 8, to: 97 }, // 98
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 98 }, // 99
		{ k: "op", do: { op: "break", at: "here" }, to: 39 }, // 100
		{ k: "literal", literal: 4, to: 100 }, // 101
		{ k: "slot", slot: "tool", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 5, to: 102 }, // 103
		{ k: "literal", literal: 6, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 9, to: 105 }, // 106
		{ k: "fork", to: [45, 60, 65, 68, 76, 88, 99, 104, 106] }, // 107
		{ k: "text", field: "value", typed: true, stray: false, exits: 107, stops: [8, 20, 21, 22, 23, 7, 3, 24, 25, 10, 12, 6, 9] }, // 108
		{ k: "literal", literal: 11, to: 108 }, // 109
		{ k: "literal", literal: 5, to: 109 }, // 110
		{ k: "atom", kind: "word", field: "key", to: 110 }, // 111
		{ k: "literal", literal: 5, to: 111 }, // 112
		{ k: "literal", literal: 16, to: 109 }, // 113
		{ k: "atom", kind: "word", field: "key", to: 113 }, // 114
		{ k: "literal", literal: 16, to: 114 }, // 115
		{ k: "op", do: { op: "repair", code: 1 }, to: 115 }, // 116
		{ k: "fork", to: [112, 116] }, // 117
		{ k: "literal", literal: 7, to: 117 }, // 118
		{ k: "literal", literal: 4, to: 38 }, // 119
		{ k: "literal", literal: 4, to: 43 }, // 120
		{ k: "look", body: 120, to: 119 }, // 121
		{ k: "atom", kind: "word", field: "name", to: 121 }, // 122
		{ k: "literal", literal: 5, to: 122 }, // 123
		{ k: "literal", literal: 17, to: 38 }, // 124
		{ k: "literal", literal: 17, to: 43 }, // 125
		{ k: "look", body: 125, to: 124 }, // 126
		{ k: "atom", kind: "word", field: "name", to: 126 }, // 127
		{ k: "literal", literal: 16, to: 127 }, // 128
		{ k: "op", do: { op: "repair", code: 1 }, to: 128 }, // 129
		{ k: "fork", to: [123, 129] }, // 130
		{ k: "literal", literal: 6, to: 130 }, // 131
		{ k: "op", do: { op: "open", unit: 0 }, to: 131 }, // 132
		{ k: "op", do: { op: "leave" }, to: 4 }, // 133
		{ k: "literal", literal: 9, to: 24 }, // 134
		{ k: "op", do: { op: "close" }, to: 2 }, // 135
		{ k: "literal", literal: 2, to: 135 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "fork", to: [137, 135] }, // 138
		{ k: "literal", literal: 3, to: 138 }, // 139
		{ k: "fork", to: [203, 139] }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "op", do: { op: "settle" }, to: 141 }, // 142
		{ k: "look", body: 43, to: 142 }, // 143
		{ k: "literal", literal: 8, to: 143 }, // 144
		{ k: "look", body: 56, to: 142 }, // 145
		{ k: "eol", to: 145 }, // 146
		{ k: "fork", to: [146, 145] }, // 147
		{ k: "op", do: { op: "repair", code: 2 }, to: 147 }, // 148
		{ k: "look", body: 62, to: 142 }, // 149
		{ k: "literal", literal: 8, to: 149 }, // 150
		{ k: "op", do: { op: "repair", code: 3 }, to: 150 }, // 151
		{ k: "space", greedy: true, to: 144 }, // 152
		{ k: "literal", literal: 8, to: 152 }, // 153
		{ k: "op", do: { op: "repair", code: 4 }, to: 153 }, // 154
		{ k: "look", body: 69, to: 142 }, // 155
		{ k: "literal", literal: 10, to: 155 }, // 156
		{ k: "literal", literal: 3, to: 155 }, // 157
		{ k: "fork", to: [156, 157] }, // 158
		{ k: "eol", to: 158 }, // 159
		{ k: "fork", to: [159, 158] }, // 160
		{ k: "op", do: { op: "repair", code: 5 }, to: 160 }, // 161
		{ k: "op", do: { op: "break", at: "skip" }, to: 142 }, // 162
		{ k: "literal", literal: 5, to: 162 }, // 163
		{ k: "slot", slot: "unbound", field: "skip", to: 163 }, // 164
		{ k: "literal", literal: 5, to: 164 }, // 165
		{ k: "literal", literal: 7, to: 165 }, // 166
		{ k: "literal", literal: 3, to: 162 }, // 167
		{ k: "fork", to: [166, 167] }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "literal", literal: 11, to: 169 }, // 170
		{ k: "atom", kind: "word", field: "skip", to: 170 }, // 171
		{ k: "literal", literal: 12, to: 171 }, // 172
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 172 }, // 173
		{ k: "literal", literal: 13, to: 165 }, // 174
		{ k: "atom", kind: "word", field: "skip", to: 174 }, // 175
		{ k: "literal", literal: 14, to: 175 }, // 176
		{ k: "atom", kind: "word", field: "skip", to: 176 }, // 177
		{ k: "literal", literal: 15, to: 177 }, // 178
		{ k: "literal", literal: 4, to: 162 }, // 179
		{ k: "slot", slot: "tool", field: "skip", to: 179 }, // 180
		{ k: "fork", to: [164, 178, 180] }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 8, to: 182 }, // 183
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 183 }, // 184
		{ k: "op", do: { op: "break", at: "here" }, to: 142 }, // 185
		{ k: "literal", literal: 4, to: 185 }, // 186
		{ k: "slot", slot: "tool", field: "skip", to: 186 }, // 187
		{ k: "literal", literal: 5, to: 187 }, // 188
		{ k: "literal", literal: 6, to: 188 }, // 189
		{ k: "space", greedy: true, to: 189 }, // 190
		{ k: "literal", literal: 9, to: 190 }, // 191
		{ k: "fork", to: [144, 148, 151, 154, 161, 173, 184, 189, 191] }, // 192
		{ k: "text", field: "value", typed: true, stray: false, exits: 192, stops: [8, 20, 21, 22, 23, 7, 3, 24, 25, 10, 12, 6, 9] }, // 193
		{ k: "literal", literal: 11, to: 193 }, // 194
		{ k: "literal", literal: 5, to: 194 }, // 195
		{ k: "atom", kind: "word", field: "key", to: 195 }, // 196
		{ k: "literal", literal: 5, to: 196 }, // 197
		{ k: "literal", literal: 16, to: 194 }, // 198
		{ k: "atom", kind: "word", field: "key", to: 198 }, // 199
		{ k: "literal", literal: 16, to: 199 }, // 200
		{ k: "op", do: { op: "repair", code: 1 }, to: 200 }, // 201
		{ k: "fork", to: [197, 201] }, // 202
		{ k: "literal", literal: 7, to: 202 }, // 203
		{ k: "literal", literal: 4, to: 141 }, // 204
		{ k: "look", body: 120, to: 204 }, // 205
		{ k: "slot", slot: "tool", field: "name", to: 205 }, // 206
		{ k: "literal", literal: 5, to: 206 }, // 207
		{ k: "literal", literal: 6, to: 207 }, // 208
		{ k: "op", do: { op: "repair", code: 0 }, to: 208 }, // 209
		{ k: "op", do: { op: "open", unit: 1 }, to: 209 }, // 210
		{ k: "op", do: { op: "settle" }, to: 0 }, // 211
		{ k: "eol", to: 2 }, // 212
		{ k: "fork", to: [212, 2] }, // 213
		{ k: "eol", to: 213 }, // 214
		{ k: "fork", to: [214, 213] }, // 215
		{ k: "literal", literal: 0, to: 215 }, // 216
		{ k: "eol", to: 216 }, // 217
		{ k: "fork", to: [217, 216] }, // 218
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 218, stops: [18, 19, 0] }, // 219
		{ k: "eol", to: 219 }, // 220
		{ k: "fork", to: [220, 219] }, // 221
		{ k: "literal", literal: 1, to: 221 }, // 222
		{ k: "fork", to: [222, 221] }, // 223
	],
};
