// Generated from grammars/seed_oss.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME> with one <parameter=KEY> per argument, in <seed:tool_call> */
export const seed_oss: Format = {
	version: 2,
	name: "seed_oss",
	title: "<function=NAME> with one <parameter=KEY> per argument, in <seed:tool_call>",
	aliases: ["seed-oss"],
	models: ["ByteDance-Seed/Seed-OSS-*"],
	tokens: ["<seed:tool_call>", "</seed:tool_call>", "<seed:think>", "</seed:think>", "<seed:eos>"],
	ends: ["<seed:eos>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 591,
	lenient: ["bare", "unclosed-function", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</seed:think>", // 0
		"<seed:think>", // 1
		"</seed:tool_call>", // 2
		"</function>", // 3
		">", // 4
		"<function=", // 5
		"<seed:tool_call>", // 6
		"<parameter=", // 7
		"</parameter>", // 8
		"<parameter>", // 9
		"=", // 10
		"<", // 11
		"\n<parameter=", // 12
		"\n</function>", // 13
		"\n</seed:tool_call>", // 14
		"\r\n<parameter=", // 15
		"\r\n</function>", // 16
		"\r\n</seed:tool_call>", // 17
		"\n<parameter>", // 18
		"\r\n<parameter>", // 19
	],
	openings: [1, 6, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<seed:think>", "<seed:think>\n"], node: 213 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 6, 5], after: 2, closable: [14, 16, 116, 117, 118, 119, 120], closableByLoop: [15, 17, 18, 19, 25, 26, 27, 28, 29, 30, 31, 32, 37, 38, 41, 42, 43, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 74, 75, 78, 83, 84, 85, 89, 90, 91, 92, 93, 94, 103, 104, 109, 121, 122, 123], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 6, 5], after: 2, closable: [14, 15, 16, 129, 198, 199], closableByLoop: [130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 160, 165, 166, 167, 171, 172, 173, 174, 175, 176, 185, 186, 191, 200, 201, 202], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 6, 5], stray: false }, // 2
		{ k: "fork", to: [13, 128, 206, 0] }, // 3
		{ k: "fork", to: [13, 128, 206] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [0] }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "assert", what: "start", to: 10 }, // 11
		{ k: "assert", what: "line", to: 10 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "op", do: { op: "close" }, to: 2 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "op", do: { op: "repair", code: 1 }, to: 15 }, // 18
		{ k: "op", do: { op: "repair", code: 3 }, to: 15 }, // 19
		{ k: "literal", literal: 4, to: 0 }, // 20
		{ k: "slot", slot: "tool", field: "skip", to: 20 }, // 21
		{ k: "literal", literal: 5, to: 21 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 6, to: 23 }, // 24
		{ k: "look", body: 24, to: 14 }, // 25
		{ k: "op", do: { op: "repair", code: 3 }, to: 25 }, // 26
		{ k: "look", body: 22, to: 14 }, // 27
		{ k: "op", do: { op: "repair", code: 3 }, to: 27 }, // 28
		{ k: "fork", to: [17, 18, 19, 26, 28] }, // 29
		{ k: "fork", to: [113, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "op", do: { op: "settle" }, to: 31 }, // 32
		{ k: "literal", literal: 7, to: 0 }, // 33
		{ k: "literal", literal: 3, to: 0 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "look", body: 36, to: 32 }, // 37
		{ k: "literal", literal: 8, to: 37 }, // 38
		{ k: "literal", literal: 2, to: 0 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "look", body: 40, to: 32 }, // 41
		{ k: "literal", literal: 8, to: 41 }, // 42
		{ k: "op", do: { op: "repair", code: 1 }, to: 42 }, // 43
		{ k: "slot", slot: "unbound", field: "skip", to: 20 }, // 44
		{ k: "literal", literal: 7, to: 44 }, // 45
		{ k: "assert", what: "end", to: 0 }, // 46
		{ k: "fork", to: [39, 24, 22, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 3, to: 48 }, // 49
		{ k: "fork", to: [24, 22, 46] }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 2, to: 51 }, // 52
		{ k: "fork", to: [45, 49, 52] }, // 53
		{ k: "look", body: 53, to: 32 }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 56 }, // 57
		{ k: "fork", to: [39, 24, 22] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 32 }, // 60
		{ k: "literal", literal: 8, to: 60 }, // 61
		{ k: "op", do: { op: "repair", code: 3 }, to: 61 }, // 62
		{ k: "space", greedy: true, to: 38 }, // 63
		{ k: "literal", literal: 8, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 4 }, to: 64 }, // 65
		{ k: "space", greedy: true, to: 53 }, // 66
		{ k: "look", body: 66, to: 32 }, // 67
		{ k: "literal", literal: 9, to: 67 }, // 68
		{ k: "literal", literal: 3, to: 67 }, // 69
		{ k: "fork", to: [68, 69] }, // 70
		{ k: "eol", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "op", do: { op: "repair", code: 5 }, to: 72 }, // 73
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 32 }, // 74
		{ k: "literal", literal: 4, to: 74 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 7, to: 76 }, // 77
		{ k: "literal", literal: 2, to: 74 }, // 78
		{ k: "slot", slot: "tool", field: "skip", to: 75 }, // 79
		{ k: "literal", literal: 5, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 6, to: 81 }, // 82
		{ k: "fork", to: [78, 82, 80] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 3, to: 84 }, // 85
		{ k: "fork", to: [82, 80] }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 2, to: 87 }, // 88
		{ k: "fork", to: [77, 85, 88] }, // 89
		{ k: "eol", to: 89 }, // 90
		{ k: "fork", to: [90, 89] }, // 91
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 91 }, // 92
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 32 }, // 93
		{ k: "literal", literal: 4, to: 93 }, // 94
		{ k: "slot", slot: "unbound", field: "skip", to: 94 }, // 95
		{ k: "literal", literal: 10, to: 95 }, // 96
		{ k: "atom", kind: "word", field: "skip", to: 96 }, // 97
		{ k: "literal", literal: 11, to: 97 }, // 98
		{ k: "fork", to: [95, 98] }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 8, to: 100 }, // 101
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 101 }, // 102
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 32 }, // 103
		{ k: "literal", literal: 4, to: 103 }, // 104
		{ k: "slot", slot: "tool", field: "skip", to: 104 }, // 105
		{ k: "literal", literal: 5, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 6, to: 107 }, // 108
		{ k: "fork", to: [38, 43, 57, 62, 65, 73, 92, 102, 108, 106] }, // 109
		{ k: "text", field: "value", typed: true, stray: false, exits: 109, stops: [8, 12, 13, 14, 15, 16, 17, 7, 3, 2, 18, 19, 9, 6, 5] }, // 110
		{ k: "literal", literal: 4, to: 110 }, // 111
		{ k: "atom", kind: "word", field: "key", to: 111 }, // 112
		{ k: "literal", literal: 7, to: 112 }, // 113
		{ k: "op", do: { op: "commit" }, to: 112 }, // 114
		{ k: "literal", literal: 7, to: 114 }, // 115
		{ k: "op", do: { op: "commit" }, to: 16 }, // 116
		{ k: "literal", literal: 3, to: 116 }, // 117
		{ k: "op", do: { op: "commit" }, to: 14 }, // 118
		{ k: "literal", literal: 2, to: 118 }, // 119
		{ k: "op", do: { op: "repair", code: 1 }, to: 119 }, // 120
		{ k: "fork", to: [115, 117, 120] }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 4, to: 122 }, // 123
		{ k: "atom", kind: "word", field: "name", to: 123 }, // 124
		{ k: "literal", literal: 5, to: 124 }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "literal", literal: 6, to: 126 }, // 127
		{ k: "op", do: { op: "open", unit: 0 }, to: 127 }, // 128
		{ k: "fork", to: [16, 14] }, // 129
		{ k: "literal", literal: 3, to: 129 }, // 130
		{ k: "fork", to: [195, 130] }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "op", do: { op: "settle" }, to: 132 }, // 133
		{ k: "look", body: 36, to: 133 }, // 134
		{ k: "literal", literal: 8, to: 134 }, // 135
		{ k: "look", body: 40, to: 133 }, // 136
		{ k: "literal", literal: 8, to: 136 }, // 137
		{ k: "op", do: { op: "repair", code: 1 }, to: 137 }, // 138
		{ k: "look", body: 53, to: 133 }, // 139
		{ k: "eol", to: 139 }, // 140
		{ k: "fork", to: [140, 139] }, // 141
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 141 }, // 142
		{ k: "look", body: 59, to: 133 }, // 143
		{ k: "literal", literal: 8, to: 143 }, // 144
		{ k: "op", do: { op: "repair", code: 3 }, to: 144 }, // 145
		{ k: "space", greedy: true, to: 135 }, // 146
		{ k: "literal", literal: 8, to: 146 }, // 147
		{ k: "op", do: { op: "repair", code: 4 }, to: 147 }, // 148
		{ k: "look", body: 66, to: 133 }, // 149
		{ k: "literal", literal: 9, to: 149 }, // 150
		{ k: "literal", literal: 3, to: 149 }, // 151
		{ k: "fork", to: [150, 151] }, // 152
		{ k: "eol", to: 152 }, // 153
		{ k: "fork", to: [153, 152] }, // 154
		{ k: "op", do: { op: "repair", code: 5 }, to: 154 }, // 155
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 133 }, // 156
		{ k: "literal", literal: 4, to: 156 }, // 157
		{ k: "slot", slot: "unbound", field: "skip", to: 157 }, // 158
		{ k: "literal", literal: 7, to: 158 }, // 159
		{ k: "literal", literal: 2, to: 156 }, // 160
		{ k: "slot", slot: "tool", field: "skip", to: 157 }, // 161
		{ k: "literal", literal: 5, to: 161 }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 6, to: 163 }, // 164
		{ k: "fork", to: [160, 164, 162] }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 3, to: 166 }, // 167
		{ k: "fork", to: [164, 162] }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "literal", literal: 2, to: 169 }, // 170
		{ k: "fork", to: [159, 167, 170] }, // 171
		{ k: "eol", to: 171 }, // 172
		{ k: "fork", to: [172, 171] }, // 173
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 173 }, // 174
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 133 }, // 175
		{ k: "literal", literal: 4, to: 175 }, // 176
		{ k: "slot", slot: "unbound", field: "skip", to: 176 }, // 177
		{ k: "literal", literal: 10, to: 177 }, // 178
		{ k: "atom", kind: "word", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 11, to: 179 }, // 180
		{ k: "fork", to: [177, 180] }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 8, to: 182 }, // 183
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 183 }, // 184
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 133 }, // 185
		{ k: "literal", literal: 4, to: 185 }, // 186
		{ k: "slot", slot: "tool", field: "skip", to: 186 }, // 187
		{ k: "literal", literal: 5, to: 187 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "literal", literal: 6, to: 189 }, // 190
		{ k: "fork", to: [135, 138, 142, 145, 148, 155, 174, 184, 190, 188] }, // 191
		{ k: "text", field: "value", typed: true, stray: false, exits: 191, stops: [8, 12, 13, 14, 15, 16, 17, 7, 3, 2, 18, 19, 9, 6, 5] }, // 192
		{ k: "literal", literal: 4, to: 192 }, // 193
		{ k: "atom", kind: "word", field: "key", to: 193 }, // 194
		{ k: "literal", literal: 7, to: 194 }, // 195
		{ k: "op", do: { op: "commit" }, to: 194 }, // 196
		{ k: "literal", literal: 7, to: 196 }, // 197
		{ k: "op", do: { op: "commit" }, to: 129 }, // 198
		{ k: "literal", literal: 3, to: 198 }, // 199
		{ k: "fork", to: [197, 199] }, // 200
		{ k: "space", greedy: true, to: 200 }, // 201
		{ k: "literal", literal: 4, to: 201 }, // 202
		{ k: "slot", slot: "tool", field: "name", to: 202 }, // 203
		{ k: "literal", literal: 5, to: 203 }, // 204
		{ k: "op", do: { op: "repair", code: 0 }, to: 204 }, // 205
		{ k: "op", do: { op: "open", unit: 1 }, to: 205 }, // 206
		{ k: "op", do: { op: "settle" }, to: 0 }, // 207
		{ k: "eol", to: 2 }, // 208
		{ k: "fork", to: [208, 2] }, // 209
		{ k: "literal", literal: 0, to: 209 }, // 210
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 210, stops: [0] }, // 211
		{ k: "literal", literal: 1, to: 211 }, // 212
		{ k: "fork", to: [212, 211] }, // 213
	],
};
