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
		"</", // 10
		"=", // 11
		"<", // 12
		"\n<parameter=", // 13
		"\n</function>", // 14
		"\n</seed:tool_call>", // 15
		"\r\n<parameter=", // 16
		"\r\n</function>", // 17
		"\r\n</seed:tool_call>", // 18
		"\n<parameter>", // 19
		"\r\n<parameter>", // 20
	],
	openings: [1, 6, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<seed:think>", "<seed:think>\n"], node: 191 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 6, 5], after: 2, closable: [14, 16, 108, 109, 110, 111, 112], closableByLoop: [15, 17, 18, 19, 25, 26, 27, 28, 29, 30, 31, 32, 37, 38, 41, 42, 43, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 101, 113, 114, 115], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 6, 5], after: 2, closable: [14, 15, 16, 121, 182, 183], closableByLoop: [122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 175, 184, 185, 186], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 6, 5], terminators: [], stray: false }, // 2
		{ k: "fork", to: [13, 120, 190, 0] }, // 3
		{ k: "fork", to: [13, 120, 190] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [0], terminators: [5] }, // 9
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
		{ k: "fork", to: [105, 29] }, // 30
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
		{ k: "op", do: { op: "repair", code: 2 }, to: 56 }, // 57
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
		{ k: "op", do: { op: "break", at: "skip" }, to: 32 }, // 74
		{ k: "literal", literal: 4, to: 74 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 7, to: 76 }, // 77
		{ k: "literal", literal: 3, to: 74 }, // 78
		{ k: "literal", literal: 2, to: 74 }, // 79
		{ k: "fork", to: [77, 78, 79] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 4, to: 81 }, // 82
		{ k: "atom", kind: "word", field: "skip", to: 82 }, // 83
		{ k: "literal", literal: 10, to: 83 }, // 84
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 84 }, // 85
		{ k: "literal", literal: 11, to: 76 }, // 86
		{ k: "atom", kind: "word", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 12, to: 87 }, // 88
		{ k: "slot", slot: "tool", field: "skip", to: 75 }, // 89
		{ k: "literal", literal: 5, to: 89 }, // 90
		{ k: "fork", to: [76, 88, 90, 89] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 8, to: 92 }, // 93
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 93 }, // 94
		{ k: "op", do: { op: "break", at: "here" }, to: 32 }, // 95
		{ k: "literal", literal: 4, to: 95 }, // 96
		{ k: "slot", slot: "tool", field: "skip", to: 96 }, // 97
		{ k: "literal", literal: 5, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 6, to: 99 }, // 100
		{ k: "fork", to: [38, 43, 57, 62, 65, 73, 85, 94, 100, 98] }, // 101
		{ k: "text", field: "value", typed: true, stray: false, exits: 101, stops: [8, 13, 14, 15, 16, 17, 18, 7, 3, 2, 19, 20, 9, 10, 6, 5], terminators: [32] }, // 102
		{ k: "literal", literal: 4, to: 102 }, // 103
		{ k: "atom", kind: "word", field: "key", to: 103 }, // 104
		{ k: "literal", literal: 7, to: 104 }, // 105
		{ k: "op", do: { op: "commit" }, to: 104 }, // 106
		{ k: "literal", literal: 7, to: 106 }, // 107
		{ k: "op", do: { op: "commit" }, to: 16 }, // 108
		{ k: "literal", literal: 3, to: 108 }, // 109
		{ k: "op", do: { op: "commit" }, to: 14 }, // 110
		{ k: "literal", literal: 2, to: 110 }, // 111
		{ k: "op", do: { op: "repair", code: 1 }, to: 111 }, // 112
		{ k: "fork", to: [107, 109, 112] }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 4, to: 114 }, // 115
		{ k: "atom", kind: "word", field: "name", to: 115 }, // 116
		{ k: "literal", literal: 5, to: 116 }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "literal", literal: 6, to: 118 }, // 119
		{ k: "op", do: { op: "open", unit: 0 }, to: 119 }, // 120
		{ k: "fork", to: [16, 14] }, // 121
		{ k: "literal", literal: 3, to: 121 }, // 122
		{ k: "fork", to: [179, 122] }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "op", do: { op: "settle" }, to: 124 }, // 125
		{ k: "look", body: 36, to: 125 }, // 126
		{ k: "literal", literal: 8, to: 126 }, // 127
		{ k: "look", body: 40, to: 125 }, // 128
		{ k: "literal", literal: 8, to: 128 }, // 129
		{ k: "op", do: { op: "repair", code: 1 }, to: 129 }, // 130
		{ k: "look", body: 53, to: 125 }, // 131
		{ k: "eol", to: 131 }, // 132
		{ k: "fork", to: [132, 131] }, // 133
		{ k: "op", do: { op: "repair", code: 2 }, to: 133 }, // 134
		{ k: "look", body: 59, to: 125 }, // 135
		{ k: "literal", literal: 8, to: 135 }, // 136
		{ k: "op", do: { op: "repair", code: 3 }, to: 136 }, // 137
		{ k: "space", greedy: true, to: 127 }, // 138
		{ k: "literal", literal: 8, to: 138 }, // 139
		{ k: "op", do: { op: "repair", code: 4 }, to: 139 }, // 140
		{ k: "look", body: 66, to: 125 }, // 141
		{ k: "literal", literal: 9, to: 141 }, // 142
		{ k: "literal", literal: 3, to: 141 }, // 143
		{ k: "fork", to: [142, 143] }, // 144
		{ k: "eol", to: 144 }, // 145
		{ k: "fork", to: [145, 144] }, // 146
		{ k: "op", do: { op: "repair", code: 5 }, to: 146 }, // 147
		{ k: "op", do: { op: "break", at: "skip" }, to: 125 }, // 148
		{ k: "literal", literal: 4, to: 148 }, // 149
		{ k: "slot", slot: "unbound", field: "skip", to: 149 }, // 150
		{ k: "literal", literal: 7, to: 150 }, // 151
		{ k: "literal", literal: 3, to: 148 }, // 152
		{ k: "literal", literal: 2, to: 148 }, // 153
		{ k: "fork", to: [151, 152, 153] }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 4, to: 155 }, // 156
		{ k: "atom", kind: "word", field: "skip", to: 156 }, // 157
		{ k: "literal", literal: 10, to: 157 }, // 158
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 158 }, // 159
		{ k: "literal", literal: 11, to: 150 }, // 160
		{ k: "atom", kind: "word", field: "skip", to: 160 }, // 161
		{ k: "literal", literal: 12, to: 161 }, // 162
		{ k: "slot", slot: "tool", field: "skip", to: 149 }, // 163
		{ k: "literal", literal: 5, to: 163 }, // 164
		{ k: "fork", to: [150, 162, 164, 163] }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 8, to: 166 }, // 167
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 167 }, // 168
		{ k: "op", do: { op: "break", at: "here" }, to: 125 }, // 169
		{ k: "literal", literal: 4, to: 169 }, // 170
		{ k: "slot", slot: "tool", field: "skip", to: 170 }, // 171
		{ k: "literal", literal: 5, to: 171 }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "literal", literal: 6, to: 173 }, // 174
		{ k: "fork", to: [127, 130, 134, 137, 140, 147, 159, 168, 174, 172] }, // 175
		{ k: "text", field: "value", typed: true, stray: false, exits: 175, stops: [8, 13, 14, 15, 16, 17, 18, 7, 3, 2, 19, 20, 9, 10, 6, 5], terminators: [125] }, // 176
		{ k: "literal", literal: 4, to: 176 }, // 177
		{ k: "atom", kind: "word", field: "key", to: 177 }, // 178
		{ k: "literal", literal: 7, to: 178 }, // 179
		{ k: "op", do: { op: "commit" }, to: 178 }, // 180
		{ k: "literal", literal: 7, to: 180 }, // 181
		{ k: "op", do: { op: "commit" }, to: 121 }, // 182
		{ k: "literal", literal: 3, to: 182 }, // 183
		{ k: "fork", to: [181, 183] }, // 184
		{ k: "space", greedy: true, to: 184 }, // 185
		{ k: "literal", literal: 4, to: 185 }, // 186
		{ k: "slot", slot: "tool", field: "name", to: 186 }, // 187
		{ k: "literal", literal: 5, to: 187 }, // 188
		{ k: "op", do: { op: "repair", code: 0 }, to: 188 }, // 189
		{ k: "op", do: { op: "open", unit: 1 }, to: 189 }, // 190
		{ k: "fork", to: [10, 9] }, // 191
	],
};
