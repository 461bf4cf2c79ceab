// Generated from grammars/mimo.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME> with one <parameter=KEY> per argument, values without a frame */
export const mimo: Format = {
	version: 2,
	name: "mimo",
	title: "<function=NAME> with one <parameter=KEY> per argument, values without a frame",
	aliases: ["mimov2_flash", "mimo_v2"],
	models: ["XiaomiMiMo/MiMo-*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 591,
	lenient: ["bare", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"</function>", // 3
		"<parameter=", // 4
		"</parameter>", // 5
		">", // 6
		"<function=", // 7
		"<tool_call>", // 8
		"<parameter>", // 9
		"=", // 10
		"<", // 11
		"\n</think>", // 12
		"\r\n</think>", // 13
		"\n<parameter=", // 14
		"\n</function>", // 15
		"\n</tool_call>", // 16
		"\r\n<parameter=", // 17
		"\r\n</function>", // 18
		"\r\n</tool_call>", // 19
		"\n<parameter>", // 20
		"\r\n<parameter>", // 21
	],
	openings: [1, 8, 7],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 212 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 113, 114], closableByLoop: [23, 24, 25, 26, 31, 32, 49, 50, 51, 52, 55, 56, 57, 58, 59, 60, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 100, 101, 106, 115, 116, 117], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 123, 191, 192], closableByLoop: [124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 152, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 178, 179, 184, 193, 194, 195], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 7], stray: false }, // 2
		{ k: "fork", to: [19, 122, 199, 0] }, // 3
		{ k: "fork", to: [19, 122, 199] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [12, 13, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 3, to: 22 }, // 23
		{ k: "fork", to: [110, 23] }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "op", do: { op: "settle" }, to: 25 }, // 26
		{ k: "literal", literal: 4, to: 0 }, // 27
		{ k: "literal", literal: 3, to: 0 }, // 28
		{ k: "fork", to: [27, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "look", body: 30, to: 26 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 0 }, // 33
		{ k: "slot", slot: "unbound", field: "skip", to: 33 }, // 34
		{ k: "literal", literal: 4, to: 34 }, // 35
		{ k: "literal", literal: 2, to: 0 }, // 36
		{ k: "slot", slot: "tool", field: "skip", to: 33 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 8, to: 39 }, // 40
		{ k: "assert", what: "end", to: 0 }, // 41
		{ k: "fork", to: [36, 40, 38, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 3, to: 43 }, // 44
		{ k: "fork", to: [40, 38, 41] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 2, to: 46 }, // 47
		{ k: "fork", to: [35, 44, 47] }, // 48
		{ k: "look", body: 48, to: 26 }, // 49
		{ k: "eol", to: 49 }, // 50
		{ k: "fork", to: [50, 49] }, // 51
		{ k: "op", do: { op: "repair", code: 1 }, to: 51 }, // 52
		{ k: "fork", to: [36, 40, 38] }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "look", body: 54, to: 26 }, // 55
		{ k: "literal", literal: 5, to: 55 }, // 56
		{ k: "op", do: { op: "repair", code: 2 }, to: 56 }, // 57
		{ k: "space", greedy: true, to: 32 }, // 58
		{ k: "literal", literal: 5, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 3 }, to: 59 }, // 60
		{ k: "space", greedy: true, to: 48 }, // 61
		{ k: "look", body: 61, to: 26 }, // 62
		{ k: "literal", literal: 9, to: 62 }, // 63
		{ k: "literal", literal: 3, to: 62 }, // 64
		{ k: "literal", literal: 2, to: 62 }, // 65
		{ k: "fork", to: [63, 64, 65] }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "op", do: { op: "repair", code: 4 }, to: 68 }, // 69
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 26 }, // 70
		{ k: "literal", literal: 6, to: 70 }, // 71
		{ k: "slot", slot: "unbound", field: "skip", to: 71 }, // 72
		{ k: "literal", literal: 4, to: 72 }, // 73
		{ k: "literal", literal: 2, to: 70 }, // 74
		{ k: "slot", slot: "tool", field: "skip", to: 71 }, // 75
		{ k: "literal", literal: 7, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 8, to: 77 }, // 78
		{ k: "assert", what: "end", to: 70 }, // 79
		{ k: "fork", to: [74, 78, 76, 79] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 3, to: 81 }, // 82
		{ k: "fork", to: [78, 76, 79] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 2, to: 84 }, // 85
		{ k: "fork", to: [73, 82, 85] }, // 86
		{ k: "eol", to: 86 }, // 87
		{ k: "fork", to: [87, 86] }, // 88
		{ k: "op", do: { op: "repair", code: 5 }, to: 88 }, // 89
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 26 }, // 90
		{ k: "literal", literal: 6, to: 90 }, // 91
		{ k: "slot", slot: "unbound", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 10, to: 92 }, // 93
		{ k: "atom", kind: "word", field: "skip", to: 93 }, // 94
		{ k: "literal", literal: 11, to: 94 }, // 95
		{ k: "fork", to: [92, 95] }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 5, to: 97 }, // 98
		{ k: "op", do: { op: "repair", code: 6 }, to: 98 }, // 99
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 26 }, // 100
		{ k: "literal", literal: 6, to: 100 }, // 101
		{ k: "slot", slot: "tool", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 7, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 8, to: 104 }, // 105
		{ k: "fork", to: [32, 52, 57, 60, 69, 89, 99, 105, 103] }, // 106
		{ k: "text", field: "value", typed: true, stray: false, exits: 106, stops: [5, 14, 15, 16, 17, 18, 19, 4, 3, 2, 20, 21, 9, 8, 7] }, // 107
		{ k: "literal", literal: 6, to: 107 }, // 108
		{ k: "atom", kind: "word", field: "key", to: 108 }, // 109
		{ k: "literal", literal: 4, to: 109 }, // 110
		{ k: "op", do: { op: "commit" }, to: 109 }, // 111
		{ k: "literal", literal: 4, to: 111 }, // 112
		{ k: "op", do: { op: "commit" }, to: 22 }, // 113
		{ k: "literal", literal: 3, to: 113 }, // 114
		{ k: "fork", to: [112, 114] }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "literal", literal: 6, to: 116 }, // 117
		{ k: "atom", kind: "word", field: "name", to: 117 }, // 118
		{ k: "literal", literal: 7, to: 118 }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 8, to: 120 }, // 121
		{ k: "op", do: { op: "open", unit: 0 }, to: 121 }, // 122
		{ k: "fork", to: [22, 20] }, // 123
		{ k: "literal", literal: 3, to: 123 }, // 124
		{ k: "fork", to: [188, 124] }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "op", do: { op: "settle" }, to: 126 }, // 127
		{ k: "look", body: 30, to: 127 }, // 128
		{ k: "literal", literal: 5, to: 128 }, // 129
		{ k: "look", body: 48, to: 127 }, // 130
		{ k: "eol", to: 130 }, // 131
		{ k: "fork", to: [131, 130] }, // 132
		{ k: "op", do: { op: "repair", code: 1 }, to: 132 }, // 133
		{ k: "look", body: 54, to: 127 }, // 134
		{ k: "literal", literal: 5, to: 134 }, // 135
		{ k: "op", do: { op: "repair", code: 2 }, to: 135 }, // 136
		{ k: "space", greedy: true, to: 129 }, // 137
		{ k: "literal", literal: 5, to: 137 }, // 138
		{ k: "op", do: { op: "repair", code: 3 }, to: 138 }, // 139
		{ k: "look", body: 61, to: 127 }, // 140
		{ k: "literal", literal: 9, to: 140 }, // 141
		{ k: "literal", literal: 3, to: 140 }, // 142
		{ k: "literal", literal: 2, to: 140 }, // 143
		{ k: "fork", to: [141, 142, 143] }, // 144
		{ k: "eol", to: 144 }, // 145
		{ k: "fork", to: [145, 144] }, // 146
		{ k: "op", do: { op: "repair", code: 4 }, to: 146 }, // 147
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 127 }, // 148
		{ k: "literal", literal: 6, to: 148 }, // 149
		{ k: "slot", slot: "unbound", field: "skip", to: 149 }, // 150
		{ k: "literal", literal: 4, to: 150 }, // 151
		{ k: "literal", literal: 2, to: 148 }, // 152
		{ k: "slot", slot: "tool", field: "skip", to: 149 }, // 153
		{ k: "literal", literal: 7, to: 153 }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 8, to: 155 }, // 156
		{ k: "assert", what: "end", to: 148 }, // 157
		{ k: "fork", to: [152, 156, 154, 157] }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 3, to: 159 }, // 160
		{ k: "fork", to: [156, 154, 157] }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 2, to: 162 }, // 163
		{ k: "fork", to: [151, 160, 163] }, // 164
		{ k: "eol", to: 164 }, // 165
		{ k: "fork", to: [165, 164] }, // 166
		{ k: "op", do: { op: "repair", code: 5 }, to: 166 }, // 167
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 127 }, // 168
		{ k: "literal", literal: 6, to: 168 }, // 169
		{ k: "slot", slot: "unbound", field: "skip", to: 169 }, // 170
		{ k: "literal", literal: 10, to: 170 }, // 171
		{ k: "atom", kind: "word", field: "skip", to: 171 }, // 172
		{ k: "literal", literal: 11, to: 172 }, // 173
		{ k: "fork", to: [170, 173] }, // 174
		{ k: "space", greedy: true, to: 174 }, // 175
		{ k: "literal", literal: 5, to: 175 }, // 176
		{ k: "op", do: { op: "repair", code: 6 }, to: 176 }, // 177
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 127 }, // 178
		{ k: "literal", literal: 6, to: 178 }, // 179
		{ k: "slot", slot: "tool", field: "skip", to: 179 }, // 180
		{ k: "literal", literal: 7, to: 180 }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 8, to: 182 }, // 183
		{ k: "fork", to: [129, 133, 136, 139, 147, 167, 177, 183, 181] }, // 184
		{ k: "text", field: "value", typed: true, stray: false, exits: 184, stops: [5, 14, 15, 16, 17, 18, 19, 4, 3, 2, 20, 21, 9, 8, 7] }, // 185
		{ k: "literal", literal: 6, to: 185 }, // 186
		{ k: "atom", kind: "word", field: "key", to: 186 }, // 187
		{ k: "literal", literal: 4, to: 187 }, // 188
		{ k: "op", do: { op: "commit" }, to: 187 }, // 189
		{ k: "literal", literal: 4, to: 189 }, // 190
		{ k: "op", do: { op: "commit" }, to: 123 }, // 191
		{ k: "literal", literal: 3, to: 191 }, // 192
		{ k: "fork", to: [190, 192] }, // 193
		{ k: "space", greedy: true, to: 193 }, // 194
		{ k: "literal", literal: 6, to: 194 }, // 195
		{ k: "slot", slot: "tool", field: "name", to: 195 }, // 196
		{ k: "literal", literal: 7, to: 196 }, // 197
		{ k: "op", do: { op: "repair", code: 0 }, to: 197 }, // 198
		{ k: "op", do: { op: "open", unit: 1 }, to: 198 }, // 199
		{ k: "op", do: { op: "settle" }, to: 0 }, // 200
		{ k: "eol", to: 2 }, // 201
		{ k: "fork", to: [201, 2] }, // 202
		{ k: "eol", to: 202 }, // 203
		{ k: "fork", to: [203, 202] }, // 204
		{ k: "literal", literal: 0, to: 204 }, // 205
		{ k: "eol", to: 205 }, // 206
		{ k: "fork", to: [206, 205] }, // 207
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 207, stops: [12, 13, 0] }, // 208
		{ k: "eol", to: 208 }, // 209
		{ k: "fork", to: [209, 208] }, // 210
		{ k: "literal", literal: 1, to: 210 }, // 211
		{ k: "fork", to: [211, 210] }, // 212
	],
};
