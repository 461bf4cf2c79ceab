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
	holdback: 1024,
	lenient: ["bare", "more-attributes", "single-quotes", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		"=\"", // 16
		"'", // 17
		"'>", // 18
		"\n</think>", // 19
		"\r\n</think>", // 20
		"\n<parameter name=", // 21
		"\n</invoke>", // 22
		"\r\n<parameter name=", // 23
		"\r\n</invoke>", // 24
		"\n<parameter>", // 25
		"\r\n<parameter>", // 26
	],
	openings: [1, 9, 6],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 233 }, // 0
	],
	units: [
		{ closes: [3], openings: [6, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 34, 35, 36, 37, 38, 39, 44, 45, 57, 58, 59, 60, 63, 64, 65, 66, 67, 68, 70, 71, 72, 73, 74, 75, 76, 108, 130, 132, 135, 137], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 6], after: 2, closable: [146, 147, 148, 149], closableByLoop: [150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 204, 226, 227], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 6], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 145, 232, 0] }, // 3
		{ k: "fork", to: [19, 145, 232] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [19, 20, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [6, 2, 1, 9], terminators: [], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [143, 20, 144] }, // 22
		{ k: "fork", to: [143, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "literal", literal: 2, to: 0 }, // 27
		{ k: "look", body: 27, to: 25 }, // 28
		{ k: "op", do: { op: "repair", code: 4 }, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "slot", slot: "tool", field: "skip", to: 30 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 32 }, // 33
		{ k: "look", body: 33, to: 25 }, // 34
		{ k: "op", do: { op: "repair", code: 4 }, to: 34 }, // 35
		{ k: "fork", to: [26, 29, 35] }, // 36
		{ k: "fork", to: [129, 36] }, // 37
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
		{ k: "op", do: { op: "repair", code: 3 }, to: 59 }, // 60
		{ k: "fork", to: [27, 33] }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "look", body: 62, to: 39 }, // 63
		{ k: "literal", literal: 8, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 4 }, to: 64 }, // 65
		{ k: "space", greedy: true, to: 45 }, // 66
		{ k: "literal", literal: 8, to: 66 }, // 67
		{ k: "op", do: { op: "repair", code: 5 }, to: 67 }, // 68
		{ k: "space", greedy: true, to: 56 }, // 69
		{ k: "look", body: 69, to: 39 }, // 70
		{ k: "literal", literal: 10, to: 70 }, // 71
		{ k: "literal", literal: 3, to: 70 }, // 72
		{ k: "fork", to: [71, 72] }, // 73
		{ k: "eol", to: 73 }, // 74
		{ k: "fork", to: [74, 73] }, // 75
		{ k: "op", do: { op: "repair", code: 6 }, to: 75 }, // 76
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
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 87 }, // 88
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
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 99 }, // 100
		{ k: "op", do: { op: "break", at: "here" }, to: 39 }, // 101
		{ k: "literal", literal: 4, to: 101 }, // 102
		{ k: "slot", slot: "tool", field: "skip", to: 102 }, // 103
		{ k: "literal", literal: 5, to: 103 }, // 104
		{ k: "literal", literal: 6, to: 104 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 9, to: 106 }, // 107
		{ k: "fork", to: [45, 60, 65, 68, 76, 88, 100, 105, 107] }, // 108
		{ k: "text", field: "value", typed: true, stray: false, exits: 108, stops: [8, 21, 22, 23, 24, 7, 3, 25, 26, 10, 12, 6, 9], terminators: [39] }, // 109
		{ k: "literal", literal: 11, to: 109 }, // 110
		{ k: "literal", literal: 5, to: 110 }, // 111
		{ k: "atom", kind: "word", field: "key", to: 111 }, // 112
		{ k: "literal", literal: 5, to: 112 }, // 113
		{ k: "fork", to: [119, 110] }, // 114
		{ k: "literal", literal: 5, to: 114 }, // 115
		{ k: "atom", kind: "attr", field: "skip", to: 115 }, // 116
		{ k: "literal", literal: 16, to: 116 }, // 117
		{ k: "atom", kind: "word", field: "skip", to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 5, to: 119 }, // 120
		{ k: "atom", kind: "word", field: "key", to: 120 }, // 121
		{ k: "literal", literal: 5, to: 121 }, // 122
		{ k: "op", do: { op: "repair", code: 1 }, to: 122 }, // 123
		{ k: "literal", literal: 17, to: 110 }, // 124
		{ k: "atom", kind: "word", field: "key", to: 124 }, // 125
		{ k: "literal", literal: 17, to: 125 }, // 126
		{ k: "op", do: { op: "repair", code: 2 }, to: 126 }, // 127
		{ k: "fork", to: [113, 123, 127] }, // 128
		{ k: "literal", literal: 7, to: 128 }, // 129
		{ k: "literal", literal: 4, to: 38 }, // 130
		{ k: "literal", literal: 4, to: 43 }, // 131
		{ k: "look", body: 131, to: 130 }, // 132
		{ k: "atom", kind: "word", field: "name", to: 132 }, // 133
		{ k: "literal", literal: 5, to: 133 }, // 134
		{ k: "literal", literal: 18, to: 38 }, // 135
		{ k: "literal", literal: 18, to: 43 }, // 136
		{ k: "look", body: 136, to: 135 }, // 137
		{ k: "atom", kind: "word", field: "name", to: 137 }, // 138
		{ k: "literal", literal: 17, to: 138 }, // 139
		{ k: "op", do: { op: "repair", code: 2 }, to: 139 }, // 140
		{ k: "fork", to: [134, 140] }, // 141
		{ k: "literal", literal: 6, to: 141 }, // 142
		{ k: "op", do: { op: "open", unit: 0 }, to: 142 }, // 143
		{ k: "op", do: { op: "leave" }, to: 4 }, // 144
		{ k: "literal", literal: 9, to: 24 }, // 145
		{ k: "op", do: { op: "close" }, to: 2 }, // 146
		{ k: "literal", literal: 2, to: 146 }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "fork", to: [148, 146] }, // 149
		{ k: "literal", literal: 3, to: 149 }, // 150
		{ k: "fork", to: [225, 150] }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "op", do: { op: "settle" }, to: 152 }, // 153
		{ k: "look", body: 43, to: 153 }, // 154
		{ k: "literal", literal: 8, to: 154 }, // 155
		{ k: "look", body: 56, to: 153 }, // 156
		{ k: "eol", to: 156 }, // 157
		{ k: "fork", to: [157, 156] }, // 158
		{ k: "op", do: { op: "repair", code: 3 }, to: 158 }, // 159
		{ k: "look", body: 62, to: 153 }, // 160
		{ k: "literal", literal: 8, to: 160 }, // 161
		{ k: "op", do: { op: "repair", code: 4 }, to: 161 }, // 162
		{ k: "space", greedy: true, to: 155 }, // 163
		{ k: "literal", literal: 8, to: 163 }, // 164
		{ k: "op", do: { op: "repair", code: 5 }, to: 164 }, // 165
		{ k: "look", body: 69, to: 153 }, // 166
		{ k: "literal", literal: 10, to: 166 }, // 167
		{ k: "literal", literal: 3, to: 166 }, // 168
		{ k: "fork", to: [167, 168] }, // 169
		{ k: "eol", to: 169 }, // 170
		{ k: "fork", to: [170, 169] }, // 171
		{ k: "op", do: { op: "repair", code: 6 }, to: 171 }, // 172
		{ k: "op", do: { op: "break", at: "skip" }, to: 153 }, // 173
		{ k: "literal", literal: 5, to: 173 }, // 174
		{ k: "slot", slot: "unbound", field: "skip", to: 174 }, // 175
		{ k: "literal", literal: 5, to: 175 }, // 176
		{ k: "literal", literal: 7, to: 176 }, // 177
		{ k: "literal", literal: 3, to: 173 }, // 178
		{ k: "fork", to: [177, 178] }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "literal", literal: 11, to: 180 }, // 181
		{ k: "atom", kind: "word", field: "skip", to: 181 }, // 182
		{ k: "literal", literal: 12, to: 182 }, // 183
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 183 }, // 184
		{ k: "literal", literal: 13, to: 176 }, // 185
		{ k: "atom", kind: "word", field: "skip", to: 185 }, // 186
		{ k: "literal", literal: 14, to: 186 }, // 187
		{ k: "atom", kind: "word", field: "skip", to: 187 }, // 188
		{ k: "literal", literal: 15, to: 188 }, // 189
		{ k: "literal", literal: 4, to: 173 }, // 190
		{ k: "slot", slot: "tool", field: "skip", to: 190 }, // 191
		{ k: "literal", literal: 5, to: 191 }, // 192
		{ k: "fork", to: [176, 175, 189, 192, 191] }, // 193
		{ k: "space", greedy: true, to: 193 }, // 194
		{ k: "literal", literal: 8, to: 194 }, // 195
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 195 }, // 196
		{ k: "op", do: { op: "break", at: "here" }, to: 153 }, // 197
		{ k: "literal", literal: 4, to: 197 }, // 198
		{ k: "slot", slot: "tool", field: "skip", to: 198 }, // 199
		{ k: "literal", literal: 5, to: 199 }, // 200
		{ k: "literal", literal: 6, to: 200 }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "literal", literal: 9, to: 202 }, // 203
		{ k: "fork", to: [155, 159, 162, 165, 172, 184, 196, 201, 203] }, // 204
		{ k: "text", field: "value", typed: true, stray: false, exits: 204, stops: [8, 21, 22, 23, 24, 7, 3, 25, 26, 10, 12, 6, 9], terminators: [153] }, // 205
		{ k: "literal", literal: 11, to: 205 }, // 206
		{ k: "literal", literal: 5, to: 206 }, // 207
		{ k: "atom", kind: "word", field: "key", to: 207 }, // 208
		{ k: "literal", literal: 5, to: 208 }, // 209
		{ k: "fork", to: [215, 206] }, // 210
		{ k: "literal", literal: 5, to: 210 }, // 211
		{ k: "atom", kind: "attr", field: "skip", to: 211 }, // 212
		{ k: "literal", literal: 16, to: 212 }, // 213
		{ k: "atom", kind: "word", field: "skip", to: 213 }, // 214
		{ k: "space", greedy: true, to: 214 }, // 215
		{ k: "literal", literal: 5, to: 215 }, // 216
		{ k: "atom", kind: "word", field: "key", to: 216 }, // 217
		{ k: "literal", literal: 5, to: 217 }, // 218
		{ k: "op", do: { op: "repair", code: 1 }, to: 218 }, // 219
		{ k: "literal", literal: 17, to: 206 }, // 220
		{ k: "atom", kind: "word", field: "key", to: 220 }, // 221
		{ k: "literal", literal: 17, to: 221 }, // 222
		{ k: "op", do: { op: "repair", code: 2 }, to: 222 }, // 223
		{ k: "fork", to: [209, 219, 223] }, // 224
		{ k: "literal", literal: 7, to: 224 }, // 225
		{ k: "literal", literal: 4, to: 152 }, // 226
		{ k: "look", body: 131, to: 226 }, // 227
		{ k: "slot", slot: "tool", field: "name", to: 227 }, // 228
		{ k: "literal", literal: 5, to: 228 }, // 229
		{ k: "literal", literal: 6, to: 229 }, // 230
		{ k: "op", do: { op: "repair", code: 0 }, to: 230 }, // 231
		{ k: "op", do: { op: "open", unit: 1 }, to: 231 }, // 232
		{ k: "fork", to: [16, 15] }, // 233
	],
};
