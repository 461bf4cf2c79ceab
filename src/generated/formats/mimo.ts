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
		"</", // 10
		"=", // 11
		"<", // 12
		"\n</think>", // 13
		"\r\n</think>", // 14
		"\n<parameter=", // 15
		"\n</function>", // 16
		"\n</tool_call>", // 17
		"\r\n<parameter=", // 18
		"\r\n</function>", // 19
		"\r\n</tool_call>", // 20
		"\n<parameter>", // 21
		"\r\n<parameter>", // 22
	],
	openings: [1, 8, 7],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 192 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 103, 104], closableByLoop: [23, 24, 25, 26, 31, 32, 49, 50, 51, 52, 55, 56, 57, 58, 59, 60, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 75, 76, 77, 78, 90, 91, 96, 105, 106, 107], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 113, 171, 172], closableByLoop: [114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 142, 143, 144, 145, 146, 158, 159, 164, 173, 174, 175], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 7], stray: false }, // 2
		{ k: "fork", to: [19, 112, 179, 0] }, // 3
		{ k: "fork", to: [19, 112, 179] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [13, 14, 0] }, // 13
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
		{ k: "fork", to: [100, 23] }, // 24
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
		{ k: "op", do: { op: "break", at: "skip" }, to: 26 }, // 70
		{ k: "literal", literal: 6, to: 70 }, // 71
		{ k: "slot", slot: "unbound", field: "skip", to: 71 }, // 72
		{ k: "literal", literal: 4, to: 72 }, // 73
		{ k: "literal", literal: 3, to: 70 }, // 74
		{ k: "literal", literal: 2, to: 70 }, // 75
		{ k: "fork", to: [73, 74, 75] }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 6, to: 77 }, // 78
		{ k: "atom", kind: "word", field: "skip", to: 78 }, // 79
		{ k: "literal", literal: 10, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 80 }, // 81
		{ k: "literal", literal: 11, to: 72 }, // 82
		{ k: "atom", kind: "word", field: "skip", to: 82 }, // 83
		{ k: "literal", literal: 12, to: 83 }, // 84
		{ k: "slot", slot: "tool", field: "skip", to: 71 }, // 85
		{ k: "fork", to: [72, 84, 85] }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 5, to: 87 }, // 88
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 88 }, // 89
		{ k: "op", do: { op: "break", at: "here" }, to: 26 }, // 90
		{ k: "literal", literal: 6, to: 90 }, // 91
		{ k: "slot", slot: "tool", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 7, to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 8, to: 94 }, // 95
		{ k: "fork", to: [32, 52, 57, 60, 69, 81, 89, 95, 93] }, // 96
		{ k: "text", field: "value", typed: true, stray: false, exits: 96, stops: [5, 15, 16, 17, 18, 19, 20, 4, 3, 2, 21, 22, 9, 10, 8, 7] }, // 97
		{ k: "literal", literal: 6, to: 97 }, // 98
		{ k: "atom", kind: "word", field: "key", to: 98 }, // 99
		{ k: "literal", literal: 4, to: 99 }, // 100
		{ k: "op", do: { op: "commit" }, to: 99 }, // 101
		{ k: "literal", literal: 4, to: 101 }, // 102
		{ k: "op", do: { op: "commit" }, to: 22 }, // 103
		{ k: "literal", literal: 3, to: 103 }, // 104
		{ k: "fork", to: [102, 104] }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 6, to: 106 }, // 107
		{ k: "atom", kind: "word", field: "name", to: 107 }, // 108
		{ k: "literal", literal: 7, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 8, to: 110 }, // 111
		{ k: "op", do: { op: "open", unit: 0 }, to: 111 }, // 112
		{ k: "fork", to: [22, 20] }, // 113
		{ k: "literal", literal: 3, to: 113 }, // 114
		{ k: "fork", to: [168, 114] }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "op", do: { op: "settle" }, to: 116 }, // 117
		{ k: "look", body: 30, to: 117 }, // 118
		{ k: "literal", literal: 5, to: 118 }, // 119
		{ k: "look", body: 48, to: 117 }, // 120
		{ k: "eol", to: 120 }, // 121
		{ k: "fork", to: [121, 120] }, // 122
		{ k: "op", do: { op: "repair", code: 1 }, to: 122 }, // 123
		{ k: "look", body: 54, to: 117 }, // 124
		{ k: "literal", literal: 5, to: 124 }, // 125
		{ k: "op", do: { op: "repair", code: 2 }, to: 125 }, // 126
		{ k: "space", greedy: true, to: 119 }, // 127
		{ k: "literal", literal: 5, to: 127 }, // 128
		{ k: "op", do: { op: "repair", code: 3 }, to: 128 }, // 129
		{ k: "look", body: 61, to: 117 }, // 130
		{ k: "literal", literal: 9, to: 130 }, // 131
		{ k: "literal", literal: 3, to: 130 }, // 132
		{ k: "literal", literal: 2, to: 130 }, // 133
		{ k: "fork", to: [131, 132, 133] }, // 134
		{ k: "eol", to: 134 }, // 135
		{ k: "fork", to: [135, 134] }, // 136
		{ k: "op", do: { op: "repair", code: 4 }, to: 136 }, // 137
		{ k: "op", do: { op: "break", at: "skip" }, to: 117 }, // 138
		{ k: "literal", literal: 6, to: 138 }, // 139
		{ k: "slot", slot: "unbound", field: "skip", to: 139 }, // 140
		{ k: "literal", literal: 4, to: 140 }, // 141
		{ k: "literal", literal: 3, to: 138 }, // 142
		{ k: "literal", literal: 2, to: 138 }, // 143
		{ k: "fork", to: [141, 142, 143] }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "literal", literal: 6, to: 145 }, // 146
		{ k: "atom", kind: "word", field: "skip", to: 146 }, // 147
		{ k: "literal", literal: 10, to: 147 }, // 148
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 148 }, // 149
		{ k: "literal", literal: 11, to: 140 }, // 150
		{ k: "atom", kind: "word", field: "skip", to: 150 }, // 151
		{ k: "literal", literal: 12, to: 151 }, // 152
		{ k: "slot", slot: "tool", field: "skip", to: 139 }, // 153
		{ k: "fork", to: [140, 152, 153] }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 5, to: 155 }, // 156
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 156 }, // 157
		{ k: "op", do: { op: "break", at: "here" }, to: 117 }, // 158
		{ k: "literal", literal: 6, to: 158 }, // 159
		{ k: "slot", slot: "tool", field: "skip", to: 159 }, // 160
		{ k: "literal", literal: 7, to: 160 }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 8, to: 162 }, // 163
		{ k: "fork", to: [119, 123, 126, 129, 137, 149, 157, 163, 161] }, // 164
		{ k: "text", field: "value", typed: true, stray: false, exits: 164, stops: [5, 15, 16, 17, 18, 19, 20, 4, 3, 2, 21, 22, 9, 10, 8, 7] }, // 165
		{ k: "literal", literal: 6, to: 165 }, // 166
		{ k: "atom", kind: "word", field: "key", to: 166 }, // 167
		{ k: "literal", literal: 4, to: 167 }, // 168
		{ k: "op", do: { op: "commit" }, to: 167 }, // 169
		{ k: "literal", literal: 4, to: 169 }, // 170
		{ k: "op", do: { op: "commit" }, to: 113 }, // 171
		{ k: "literal", literal: 3, to: 171 }, // 172
		{ k: "fork", to: [170, 172] }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 6, to: 174 }, // 175
		{ k: "slot", slot: "tool", field: "name", to: 175 }, // 176
		{ k: "literal", literal: 7, to: 176 }, // 177
		{ k: "op", do: { op: "repair", code: 0 }, to: 177 }, // 178
		{ k: "op", do: { op: "open", unit: 1 }, to: 178 }, // 179
		{ k: "op", do: { op: "settle" }, to: 0 }, // 180
		{ k: "eol", to: 2 }, // 181
		{ k: "fork", to: [181, 2] }, // 182
		{ k: "eol", to: 182 }, // 183
		{ k: "fork", to: [183, 182] }, // 184
		{ k: "literal", literal: 0, to: 184 }, // 185
		{ k: "eol", to: 185 }, // 186
		{ k: "fork", to: [186, 185] }, // 187
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 187, stops: [13, 14, 0] }, // 188
		{ k: "eol", to: 188 }, // 189
		{ k: "fork", to: [189, 188] }, // 190
		{ k: "literal", literal: 1, to: 190 }, // 191
		{ k: "fork", to: [191, 190] }, // 192
	],
};
