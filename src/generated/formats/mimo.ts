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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 210 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 112, 113], closableByLoop: [23, 24, 25, 26, 31, 32, 49, 50, 51, 52, 55, 56, 57, 58, 59, 60, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 79, 80, 81, 85, 86, 87, 88, 89, 90, 99, 100, 105, 114, 115, 116], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 122, 189, 190], closableByLoop: [123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 151, 156, 157, 158, 162, 163, 164, 165, 166, 167, 176, 177, 182, 191, 192, 193], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 7], stray: false }, // 2
		{ k: "fork", to: [19, 121, 197, 0] }, // 3
		{ k: "fork", to: [19, 121, 197] }, // 4
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
		{ k: "fork", to: [109, 23] }, // 24
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
		{ k: "op", do: { op: "repair", code: 1, unless: ">" }, to: 51 }, // 52
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
		{ k: "fork", to: [74, 78, 76] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 3, to: 80 }, // 81
		{ k: "fork", to: [78, 76] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 2, to: 83 }, // 84
		{ k: "fork", to: [73, 81, 84] }, // 85
		{ k: "eol", to: 85 }, // 86
		{ k: "fork", to: [86, 85] }, // 87
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 87 }, // 88
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 26 }, // 89
		{ k: "literal", literal: 6, to: 89 }, // 90
		{ k: "slot", slot: "unbound", field: "skip", to: 90 }, // 91
		{ k: "literal", literal: 10, to: 91 }, // 92
		{ k: "atom", kind: "word", field: "skip", to: 92 }, // 93
		{ k: "literal", literal: 11, to: 93 }, // 94
		{ k: "fork", to: [91, 94] }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 5, to: 96 }, // 97
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 97 }, // 98
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 26 }, // 99
		{ k: "literal", literal: 6, to: 99 }, // 100
		{ k: "slot", slot: "tool", field: "skip", to: 100 }, // 101
		{ k: "literal", literal: 7, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 8, to: 103 }, // 104
		{ k: "fork", to: [32, 52, 57, 60, 69, 88, 98, 104, 102] }, // 105
		{ k: "text", field: "value", typed: true, stray: false, exits: 105, stops: [5, 14, 15, 16, 17, 18, 19, 4, 3, 2, 20, 21, 9, 8, 7] }, // 106
		{ k: "literal", literal: 6, to: 106 }, // 107
		{ k: "atom", kind: "word", field: "key", to: 107 }, // 108
		{ k: "literal", literal: 4, to: 108 }, // 109
		{ k: "op", do: { op: "commit" }, to: 108 }, // 110
		{ k: "literal", literal: 4, to: 110 }, // 111
		{ k: "op", do: { op: "commit" }, to: 22 }, // 112
		{ k: "literal", literal: 3, to: 112 }, // 113
		{ k: "fork", to: [111, 113] }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 6, to: 115 }, // 116
		{ k: "atom", kind: "word", field: "name", to: 116 }, // 117
		{ k: "literal", literal: 7, to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 8, to: 119 }, // 120
		{ k: "op", do: { op: "open", unit: 0 }, to: 120 }, // 121
		{ k: "fork", to: [22, 20] }, // 122
		{ k: "literal", literal: 3, to: 122 }, // 123
		{ k: "fork", to: [186, 123] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "op", do: { op: "settle" }, to: 125 }, // 126
		{ k: "look", body: 30, to: 126 }, // 127
		{ k: "literal", literal: 5, to: 127 }, // 128
		{ k: "look", body: 48, to: 126 }, // 129
		{ k: "eol", to: 129 }, // 130
		{ k: "fork", to: [130, 129] }, // 131
		{ k: "op", do: { op: "repair", code: 1, unless: ">" }, to: 131 }, // 132
		{ k: "look", body: 54, to: 126 }, // 133
		{ k: "literal", literal: 5, to: 133 }, // 134
		{ k: "op", do: { op: "repair", code: 2 }, to: 134 }, // 135
		{ k: "space", greedy: true, to: 128 }, // 136
		{ k: "literal", literal: 5, to: 136 }, // 137
		{ k: "op", do: { op: "repair", code: 3 }, to: 137 }, // 138
		{ k: "look", body: 61, to: 126 }, // 139
		{ k: "literal", literal: 9, to: 139 }, // 140
		{ k: "literal", literal: 3, to: 139 }, // 141
		{ k: "literal", literal: 2, to: 139 }, // 142
		{ k: "fork", to: [140, 141, 142] }, // 143
		{ k: "eol", to: 143 }, // 144
		{ k: "fork", to: [144, 143] }, // 145
		{ k: "op", do: { op: "repair", code: 4 }, to: 145 }, // 146
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 126 }, // 147
		{ k: "literal", literal: 6, to: 147 }, // 148
		{ k: "slot", slot: "unbound", field: "skip", to: 148 }, // 149
		{ k: "literal", literal: 4, to: 149 }, // 150
		{ k: "literal", literal: 2, to: 147 }, // 151
		{ k: "slot", slot: "tool", field: "skip", to: 148 }, // 152
		{ k: "literal", literal: 7, to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 8, to: 154 }, // 155
		{ k: "fork", to: [151, 155, 153] }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "literal", literal: 3, to: 157 }, // 158
		{ k: "fork", to: [155, 153] }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "literal", literal: 2, to: 160 }, // 161
		{ k: "fork", to: [150, 158, 161] }, // 162
		{ k: "eol", to: 162 }, // 163
		{ k: "fork", to: [163, 162] }, // 164
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 164 }, // 165
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 126 }, // 166
		{ k: "literal", literal: 6, to: 166 }, // 167
		{ k: "slot", slot: "unbound", field: "skip", to: 167 }, // 168
		{ k: "literal", literal: 10, to: 168 }, // 169
		{ k: "atom", kind: "word", field: "skip", to: 169 }, // 170
		{ k: "literal", literal: 11, to: 170 }, // 171
		{ k: "fork", to: [168, 171] }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "literal", literal: 5, to: 173 }, // 174
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 174 }, // 175
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 126 }, // 176
		{ k: "literal", literal: 6, to: 176 }, // 177
		{ k: "slot", slot: "tool", field: "skip", to: 177 }, // 178
		{ k: "literal", literal: 7, to: 178 }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "literal", literal: 8, to: 180 }, // 181
		{ k: "fork", to: [128, 132, 135, 138, 146, 165, 175, 181, 179] }, // 182
		{ k: "text", field: "value", typed: true, stray: false, exits: 182, stops: [5, 14, 15, 16, 17, 18, 19, 4, 3, 2, 20, 21, 9, 8, 7] }, // 183
		{ k: "literal", literal: 6, to: 183 }, // 184
		{ k: "atom", kind: "word", field: "key", to: 184 }, // 185
		{ k: "literal", literal: 4, to: 185 }, // 186
		{ k: "op", do: { op: "commit" }, to: 185 }, // 187
		{ k: "literal", literal: 4, to: 187 }, // 188
		{ k: "op", do: { op: "commit" }, to: 122 }, // 189
		{ k: "literal", literal: 3, to: 189 }, // 190
		{ k: "fork", to: [188, 190] }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 6, to: 192 }, // 193
		{ k: "slot", slot: "tool", field: "name", to: 193 }, // 194
		{ k: "literal", literal: 7, to: 194 }, // 195
		{ k: "op", do: { op: "repair", code: 0 }, to: 195 }, // 196
		{ k: "op", do: { op: "open", unit: 1 }, to: 196 }, // 197
		{ k: "op", do: { op: "settle" }, to: 0 }, // 198
		{ k: "eol", to: 2 }, // 199
		{ k: "fork", to: [199, 2] }, // 200
		{ k: "eol", to: 200 }, // 201
		{ k: "fork", to: [201, 200] }, // 202
		{ k: "literal", literal: 0, to: 202 }, // 203
		{ k: "eol", to: 203 }, // 204
		{ k: "fork", to: [204, 203] }, // 205
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 205, stops: [12, 13, 0] }, // 206
		{ k: "eol", to: 206 }, // 207
		{ k: "fork", to: [207, 206] }, // 208
		{ k: "literal", literal: 1, to: 208 }, // 209
		{ k: "fork", to: [209, 208] }, // 210
	],
};
