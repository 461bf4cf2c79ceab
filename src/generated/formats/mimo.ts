// Generated from grammars/mimo.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME> with one <parameter=KEY> per argument, values without a frame */
export const mimo: Format = {
	version: 2,
	name: "mimo",
	title: "<function=NAME> with one <parameter=KEY> per argument, values without a frame",
	aliases: ["mimov2_flash", "mimo_v2"],
	models: ["XiaomiMiMo/MiMo-V2*"],
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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 182 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 104, 105], closableByLoop: [23, 24, 25, 26, 31, 32, 49, 50, 51, 52, 55, 56, 57, 58, 59, 60, 62, 63, 64, 65, 66, 67, 68, 69, 97, 106, 107, 108], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 114, 173, 174], closableByLoop: [115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 166, 175, 176, 177], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 7], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 113, 181, 0] }, // 3
		{ k: "fork", to: [19, 113, 181] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [13, 14, 0], terminators: [5] }, // 13
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
		{ k: "fork", to: [101, 23] }, // 24
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
		{ k: "literal", literal: 7, to: 85 }, // 86
		{ k: "fork", to: [72, 84, 86, 85] }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 5, to: 88 }, // 89
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 89 }, // 90
		{ k: "op", do: { op: "break", at: "here" }, to: 26 }, // 91
		{ k: "literal", literal: 6, to: 91 }, // 92
		{ k: "slot", slot: "tool", field: "skip", to: 92 }, // 93
		{ k: "literal", literal: 7, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 8, to: 95 }, // 96
		{ k: "fork", to: [32, 52, 57, 60, 69, 81, 90, 96, 94] }, // 97
		{ k: "text", field: "value", typed: true, stray: false, exits: 97, stops: [5, 15, 16, 17, 18, 19, 20, 4, 3, 2, 21, 22, 9, 10, 8, 7], terminators: [26] }, // 98
		{ k: "literal", literal: 6, to: 98 }, // 99
		{ k: "atom", kind: "word", field: "key", to: 99 }, // 100
		{ k: "literal", literal: 4, to: 100 }, // 101
		{ k: "op", do: { op: "commit" }, to: 100 }, // 102
		{ k: "literal", literal: 4, to: 102 }, // 103
		{ k: "op", do: { op: "commit" }, to: 22 }, // 104
		{ k: "literal", literal: 3, to: 104 }, // 105
		{ k: "fork", to: [103, 105] }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 6, to: 107 }, // 108
		{ k: "atom", kind: "word", field: "name", to: 108 }, // 109
		{ k: "literal", literal: 7, to: 109 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 8, to: 111 }, // 112
		{ k: "op", do: { op: "open", unit: 0 }, to: 112 }, // 113
		{ k: "fork", to: [22, 20] }, // 114
		{ k: "literal", literal: 3, to: 114 }, // 115
		{ k: "fork", to: [170, 115] }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "op", do: { op: "settle" }, to: 117 }, // 118
		{ k: "look", body: 30, to: 118 }, // 119
		{ k: "literal", literal: 5, to: 119 }, // 120
		{ k: "look", body: 48, to: 118 }, // 121
		{ k: "eol", to: 121 }, // 122
		{ k: "fork", to: [122, 121] }, // 123
		{ k: "op", do: { op: "repair", code: 1 }, to: 123 }, // 124
		{ k: "look", body: 54, to: 118 }, // 125
		{ k: "literal", literal: 5, to: 125 }, // 126
		{ k: "op", do: { op: "repair", code: 2 }, to: 126 }, // 127
		{ k: "space", greedy: true, to: 120 }, // 128
		{ k: "literal", literal: 5, to: 128 }, // 129
		{ k: "op", do: { op: "repair", code: 3 }, to: 129 }, // 130
		{ k: "look", body: 61, to: 118 }, // 131
		{ k: "literal", literal: 9, to: 131 }, // 132
		{ k: "literal", literal: 3, to: 131 }, // 133
		{ k: "literal", literal: 2, to: 131 }, // 134
		{ k: "fork", to: [132, 133, 134] }, // 135
		{ k: "eol", to: 135 }, // 136
		{ k: "fork", to: [136, 135] }, // 137
		{ k: "op", do: { op: "repair", code: 4 }, to: 137 }, // 138
		{ k: "op", do: { op: "break", at: "skip" }, to: 118 }, // 139
		{ k: "literal", literal: 6, to: 139 }, // 140
		{ k: "slot", slot: "unbound", field: "skip", to: 140 }, // 141
		{ k: "literal", literal: 4, to: 141 }, // 142
		{ k: "literal", literal: 3, to: 139 }, // 143
		{ k: "literal", literal: 2, to: 139 }, // 144
		{ k: "fork", to: [142, 143, 144] }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "literal", literal: 6, to: 146 }, // 147
		{ k: "atom", kind: "word", field: "skip", to: 147 }, // 148
		{ k: "literal", literal: 10, to: 148 }, // 149
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 149 }, // 150
		{ k: "literal", literal: 11, to: 141 }, // 151
		{ k: "atom", kind: "word", field: "skip", to: 151 }, // 152
		{ k: "literal", literal: 12, to: 152 }, // 153
		{ k: "slot", slot: "tool", field: "skip", to: 140 }, // 154
		{ k: "literal", literal: 7, to: 154 }, // 155
		{ k: "fork", to: [141, 153, 155, 154] }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "literal", literal: 5, to: 157 }, // 158
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 158 }, // 159
		{ k: "op", do: { op: "break", at: "here" }, to: 118 }, // 160
		{ k: "literal", literal: 6, to: 160 }, // 161
		{ k: "slot", slot: "tool", field: "skip", to: 161 }, // 162
		{ k: "literal", literal: 7, to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 8, to: 164 }, // 165
		{ k: "fork", to: [120, 124, 127, 130, 138, 150, 159, 165, 163] }, // 166
		{ k: "text", field: "value", typed: true, stray: false, exits: 166, stops: [5, 15, 16, 17, 18, 19, 20, 4, 3, 2, 21, 22, 9, 10, 8, 7], terminators: [118] }, // 167
		{ k: "literal", literal: 6, to: 167 }, // 168
		{ k: "atom", kind: "word", field: "key", to: 168 }, // 169
		{ k: "literal", literal: 4, to: 169 }, // 170
		{ k: "op", do: { op: "commit" }, to: 169 }, // 171
		{ k: "literal", literal: 4, to: 171 }, // 172
		{ k: "op", do: { op: "commit" }, to: 114 }, // 173
		{ k: "literal", literal: 3, to: 173 }, // 174
		{ k: "fork", to: [172, 174] }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "literal", literal: 6, to: 176 }, // 177
		{ k: "slot", slot: "tool", field: "name", to: 177 }, // 178
		{ k: "literal", literal: 7, to: 178 }, // 179
		{ k: "op", do: { op: "repair", code: 0 }, to: 179 }, // 180
		{ k: "op", do: { op: "open", unit: 1 }, to: 180 }, // 181
		{ k: "fork", to: [16, 15] }, // 182
	],
};
