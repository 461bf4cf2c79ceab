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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 190 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 102, 103], closableByLoop: [23, 24, 25, 26, 31, 32, 49, 50, 51, 52, 55, 56, 57, 58, 59, 60, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 74, 75, 76, 77, 78, 89, 90, 95, 104, 105, 106], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 112, 169, 170], closableByLoop: [113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 141, 142, 143, 144, 145, 156, 157, 162, 171, 172, 173], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 7], stray: false }, // 2
		{ k: "fork", to: [19, 111, 177, 0] }, // 3
		{ k: "fork", to: [19, 111, 177] }, // 4
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
		{ k: "fork", to: [99, 23] }, // 24
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
		{ k: "fork", to: [72, 84] }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 5, to: 86 }, // 87
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 87 }, // 88
		{ k: "op", do: { op: "break", at: "here" }, to: 26 }, // 89
		{ k: "literal", literal: 6, to: 89 }, // 90
		{ k: "slot", slot: "tool", field: "skip", to: 90 }, // 91
		{ k: "literal", literal: 7, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 8, to: 93 }, // 94
		{ k: "fork", to: [32, 52, 57, 60, 69, 81, 88, 94, 92] }, // 95
		{ k: "text", field: "value", typed: true, stray: false, exits: 95, stops: [5, 15, 16, 17, 18, 19, 20, 4, 3, 2, 21, 22, 9, 10, 8, 7] }, // 96
		{ k: "literal", literal: 6, to: 96 }, // 97
		{ k: "atom", kind: "word", field: "key", to: 97 }, // 98
		{ k: "literal", literal: 4, to: 98 }, // 99
		{ k: "op", do: { op: "commit" }, to: 98 }, // 100
		{ k: "literal", literal: 4, to: 100 }, // 101
		{ k: "op", do: { op: "commit" }, to: 22 }, // 102
		{ k: "literal", literal: 3, to: 102 }, // 103
		{ k: "fork", to: [101, 103] }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 6, to: 105 }, // 106
		{ k: "atom", kind: "word", field: "name", to: 106 }, // 107
		{ k: "literal", literal: 7, to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 8, to: 109 }, // 110
		{ k: "op", do: { op: "open", unit: 0 }, to: 110 }, // 111
		{ k: "fork", to: [22, 20] }, // 112
		{ k: "literal", literal: 3, to: 112 }, // 113
		{ k: "fork", to: [166, 113] }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "op", do: { op: "settle" }, to: 115 }, // 116
		{ k: "look", body: 30, to: 116 }, // 117
		{ k: "literal", literal: 5, to: 117 }, // 118
		{ k: "look", body: 48, to: 116 }, // 119
		{ k: "eol", to: 119 }, // 120
		{ k: "fork", to: [120, 119] }, // 121
		{ k: "op", do: { op: "repair", code: 1 }, to: 121 }, // 122
		{ k: "look", body: 54, to: 116 }, // 123
		{ k: "literal", literal: 5, to: 123 }, // 124
		{ k: "op", do: { op: "repair", code: 2 }, to: 124 }, // 125
		{ k: "space", greedy: true, to: 118 }, // 126
		{ k: "literal", literal: 5, to: 126 }, // 127
		{ k: "op", do: { op: "repair", code: 3 }, to: 127 }, // 128
		{ k: "look", body: 61, to: 116 }, // 129
		{ k: "literal", literal: 9, to: 129 }, // 130
		{ k: "literal", literal: 3, to: 129 }, // 131
		{ k: "literal", literal: 2, to: 129 }, // 132
		{ k: "fork", to: [130, 131, 132] }, // 133
		{ k: "eol", to: 133 }, // 134
		{ k: "fork", to: [134, 133] }, // 135
		{ k: "op", do: { op: "repair", code: 4 }, to: 135 }, // 136
		{ k: "op", do: { op: "break", at: "skip" }, to: 116 }, // 137
		{ k: "literal", literal: 6, to: 137 }, // 138
		{ k: "slot", slot: "unbound", field: "skip", to: 138 }, // 139
		{ k: "literal", literal: 4, to: 139 }, // 140
		{ k: "literal", literal: 3, to: 137 }, // 141
		{ k: "literal", literal: 2, to: 137 }, // 142
		{ k: "fork", to: [140, 141, 142] }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "literal", literal: 6, to: 144 }, // 145
		{ k: "atom", kind: "word", field: "skip", to: 145 }, // 146
		{ k: "literal", literal: 10, to: 146 }, // 147
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 147 }, // 148
		{ k: "literal", literal: 11, to: 139 }, // 149
		{ k: "atom", kind: "word", field: "skip", to: 149 }, // 150
		{ k: "literal", literal: 12, to: 150 }, // 151
		{ k: "fork", to: [139, 151] }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "literal", literal: 5, to: 153 }, // 154
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 154 }, // 155
		{ k: "op", do: { op: "break", at: "here" }, to: 116 }, // 156
		{ k: "literal", literal: 6, to: 156 }, // 157
		{ k: "slot", slot: "tool", field: "skip", to: 157 }, // 158
		{ k: "literal", literal: 7, to: 158 }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "literal", literal: 8, to: 160 }, // 161
		{ k: "fork", to: [118, 122, 125, 128, 136, 148, 155, 161, 159] }, // 162
		{ k: "text", field: "value", typed: true, stray: false, exits: 162, stops: [5, 15, 16, 17, 18, 19, 20, 4, 3, 2, 21, 22, 9, 10, 8, 7] }, // 163
		{ k: "literal", literal: 6, to: 163 }, // 164
		{ k: "atom", kind: "word", field: "key", to: 164 }, // 165
		{ k: "literal", literal: 4, to: 165 }, // 166
		{ k: "op", do: { op: "commit" }, to: 165 }, // 167
		{ k: "literal", literal: 4, to: 167 }, // 168
		{ k: "op", do: { op: "commit" }, to: 112 }, // 169
		{ k: "literal", literal: 3, to: 169 }, // 170
		{ k: "fork", to: [168, 170] }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "literal", literal: 6, to: 172 }, // 173
		{ k: "slot", slot: "tool", field: "name", to: 173 }, // 174
		{ k: "literal", literal: 7, to: 174 }, // 175
		{ k: "op", do: { op: "repair", code: 0 }, to: 175 }, // 176
		{ k: "op", do: { op: "open", unit: 1 }, to: 176 }, // 177
		{ k: "op", do: { op: "settle" }, to: 0 }, // 178
		{ k: "eol", to: 2 }, // 179
		{ k: "fork", to: [179, 2] }, // 180
		{ k: "eol", to: 180 }, // 181
		{ k: "fork", to: [181, 180] }, // 182
		{ k: "literal", literal: 0, to: 182 }, // 183
		{ k: "eol", to: 183 }, // 184
		{ k: "fork", to: [184, 183] }, // 185
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 185, stops: [13, 14, 0] }, // 186
		{ k: "eol", to: 186 }, // 187
		{ k: "fork", to: [187, 186] }, // 188
		{ k: "literal", literal: 1, to: 188 }, // 189
		{ k: "fork", to: [189, 188] }, // 190
	],
};
