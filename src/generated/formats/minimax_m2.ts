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
		">", // 11
		"</", // 12
		" name=", // 13
		"<", // 14
		"'", // 15
		"'>", // 16
		"\n</think>", // 17
		"\r\n</think>", // 18
		"\n<parameter name=", // 19
		"\n</invoke>", // 20
		"\r\n<parameter name=", // 21
		"\r\n</invoke>", // 22
		"\n<parameter>", // 23
		"\r\n<parameter>", // 24
	],
	openings: [1, 9, 6],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 215 }, // 0
	],
	units: [
		{ closes: [3], openings: [6, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 34, 35, 36, 37, 38, 39, 44, 45, 57, 58, 59, 60, 63, 64, 65, 66, 67, 68, 70, 71, 72, 73, 74, 75, 76, 77, 78, 82, 83, 84, 85, 96, 97, 103, 115, 117, 120, 122], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 6], after: 2, closable: [131, 132, 133, 134], closableByLoop: [135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 163, 164, 165, 166, 177, 178, 184, 196, 197], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 6], stray: false }, // 2
		{ k: "fork", to: [19, 130, 202, 0] }, // 3
		{ k: "fork", to: [19, 130, 202] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [17, 18, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [6, 2, 1, 9], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [128, 20, 129] }, // 22
		{ k: "fork", to: [128, 20] }, // 23
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
		{ k: "fork", to: [114, 36] }, // 37
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
		{ k: "fork", to: [79, 91] }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 8, to: 93 }, // 94
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 94 }, // 95
		{ k: "op", do: { op: "break", at: "here" }, to: 39 }, // 96
		{ k: "literal", literal: 4, to: 96 }, // 97
		{ k: "slot", slot: "tool", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 5, to: 98 }, // 99
		{ k: "literal", literal: 6, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 9, to: 101 }, // 102
		{ k: "fork", to: [45, 60, 65, 68, 76, 88, 95, 100, 102] }, // 103
		{ k: "text", field: "value", typed: true, stray: false, exits: 103, stops: [8, 19, 20, 21, 22, 7, 3, 23, 24, 10, 12, 6, 9] }, // 104
		{ k: "literal", literal: 11, to: 104 }, // 105
		{ k: "literal", literal: 5, to: 105 }, // 106
		{ k: "atom", kind: "word", field: "key", to: 106 }, // 107
		{ k: "literal", literal: 5, to: 107 }, // 108
		{ k: "literal", literal: 15, to: 105 }, // 109
		{ k: "atom", kind: "word", field: "key", to: 109 }, // 110
		{ k: "literal", literal: 15, to: 110 }, // 111
		{ k: "op", do: { op: "repair", code: 1 }, to: 111 }, // 112
		{ k: "fork", to: [108, 112] }, // 113
		{ k: "literal", literal: 7, to: 113 }, // 114
		{ k: "literal", literal: 4, to: 38 }, // 115
		{ k: "literal", literal: 4, to: 43 }, // 116
		{ k: "look", body: 116, to: 115 }, // 117
		{ k: "atom", kind: "word", field: "name", to: 117 }, // 118
		{ k: "literal", literal: 5, to: 118 }, // 119
		{ k: "literal", literal: 16, to: 38 }, // 120
		{ k: "literal", literal: 16, to: 43 }, // 121
		{ k: "look", body: 121, to: 120 }, // 122
		{ k: "atom", kind: "word", field: "name", to: 122 }, // 123
		{ k: "literal", literal: 15, to: 123 }, // 124
		{ k: "op", do: { op: "repair", code: 1 }, to: 124 }, // 125
		{ k: "fork", to: [119, 125] }, // 126
		{ k: "literal", literal: 6, to: 126 }, // 127
		{ k: "op", do: { op: "open", unit: 0 }, to: 127 }, // 128
		{ k: "op", do: { op: "leave" }, to: 4 }, // 129
		{ k: "literal", literal: 9, to: 24 }, // 130
		{ k: "op", do: { op: "close" }, to: 2 }, // 131
		{ k: "literal", literal: 2, to: 131 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "fork", to: [133, 131] }, // 134
		{ k: "literal", literal: 3, to: 134 }, // 135
		{ k: "fork", to: [195, 135] }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "op", do: { op: "settle" }, to: 137 }, // 138
		{ k: "look", body: 43, to: 138 }, // 139
		{ k: "literal", literal: 8, to: 139 }, // 140
		{ k: "look", body: 56, to: 138 }, // 141
		{ k: "eol", to: 141 }, // 142
		{ k: "fork", to: [142, 141] }, // 143
		{ k: "op", do: { op: "repair", code: 2 }, to: 143 }, // 144
		{ k: "look", body: 62, to: 138 }, // 145
		{ k: "literal", literal: 8, to: 145 }, // 146
		{ k: "op", do: { op: "repair", code: 3 }, to: 146 }, // 147
		{ k: "space", greedy: true, to: 140 }, // 148
		{ k: "literal", literal: 8, to: 148 }, // 149
		{ k: "op", do: { op: "repair", code: 4 }, to: 149 }, // 150
		{ k: "look", body: 69, to: 138 }, // 151
		{ k: "literal", literal: 10, to: 151 }, // 152
		{ k: "literal", literal: 3, to: 151 }, // 153
		{ k: "fork", to: [152, 153] }, // 154
		{ k: "eol", to: 154 }, // 155
		{ k: "fork", to: [155, 154] }, // 156
		{ k: "op", do: { op: "repair", code: 5 }, to: 156 }, // 157
		{ k: "op", do: { op: "break", at: "skip" }, to: 138 }, // 158
		{ k: "literal", literal: 5, to: 158 }, // 159
		{ k: "slot", slot: "unbound", field: "skip", to: 159 }, // 160
		{ k: "literal", literal: 5, to: 160 }, // 161
		{ k: "literal", literal: 7, to: 161 }, // 162
		{ k: "literal", literal: 3, to: 158 }, // 163
		{ k: "fork", to: [162, 163] }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 11, to: 165 }, // 166
		{ k: "atom", kind: "word", field: "skip", to: 166 }, // 167
		{ k: "literal", literal: 12, to: 167 }, // 168
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 168 }, // 169
		{ k: "literal", literal: 13, to: 161 }, // 170
		{ k: "atom", kind: "word", field: "skip", to: 170 }, // 171
		{ k: "literal", literal: 14, to: 171 }, // 172
		{ k: "fork", to: [160, 172] }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 8, to: 174 }, // 175
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 175 }, // 176
		{ k: "op", do: { op: "break", at: "here" }, to: 138 }, // 177
		{ k: "literal", literal: 4, to: 177 }, // 178
		{ k: "slot", slot: "tool", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 5, to: 179 }, // 180
		{ k: "literal", literal: 6, to: 180 }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 9, to: 182 }, // 183
		{ k: "fork", to: [140, 144, 147, 150, 157, 169, 176, 181, 183] }, // 184
		{ k: "text", field: "value", typed: true, stray: false, exits: 184, stops: [8, 19, 20, 21, 22, 7, 3, 23, 24, 10, 12, 6, 9] }, // 185
		{ k: "literal", literal: 11, to: 185 }, // 186
		{ k: "literal", literal: 5, to: 186 }, // 187
		{ k: "atom", kind: "word", field: "key", to: 187 }, // 188
		{ k: "literal", literal: 5, to: 188 }, // 189
		{ k: "literal", literal: 15, to: 186 }, // 190
		{ k: "atom", kind: "word", field: "key", to: 190 }, // 191
		{ k: "literal", literal: 15, to: 191 }, // 192
		{ k: "op", do: { op: "repair", code: 1 }, to: 192 }, // 193
		{ k: "fork", to: [189, 193] }, // 194
		{ k: "literal", literal: 7, to: 194 }, // 195
		{ k: "literal", literal: 4, to: 137 }, // 196
		{ k: "look", body: 116, to: 196 }, // 197
		{ k: "slot", slot: "tool", field: "name", to: 197 }, // 198
		{ k: "literal", literal: 5, to: 198 }, // 199
		{ k: "literal", literal: 6, to: 199 }, // 200
		{ k: "op", do: { op: "repair", code: 0 }, to: 200 }, // 201
		{ k: "op", do: { op: "open", unit: 1 }, to: 201 }, // 202
		{ k: "op", do: { op: "settle" }, to: 0 }, // 203
		{ k: "eol", to: 2 }, // 204
		{ k: "fork", to: [204, 2] }, // 205
		{ k: "eol", to: 205 }, // 206
		{ k: "fork", to: [206, 205] }, // 207
		{ k: "literal", literal: 0, to: 207 }, // 208
		{ k: "eol", to: 208 }, // 209
		{ k: "fork", to: [209, 208] }, // 210
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 210, stops: [17, 18, 0] }, // 211
		{ k: "eol", to: 211 }, // 212
		{ k: "fork", to: [212, 211] }, // 213
		{ k: "literal", literal: 1, to: 213 }, // 214
		{ k: "fork", to: [214, 213] }, // 215
	],
};
