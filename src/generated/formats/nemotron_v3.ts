// Generated from grammars/nemotron_v3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME> with one <parameter=KEY> per argument; a call ends the thought */
export const nemotron_v3: Format = {
	version: 2,
	name: "nemotron_v3",
	title: "<function=NAME> with one <parameter=KEY> per argument; a call ends the thought",
	aliases: ["nemotron-3-nano", "nemotron-3.5-nano", "nemotron_nano"],
	models: ["nvidia/*Nemotron-3-*", "nvidia/*Nemotron-3.5-*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 420,
	lenient: ["bare", "doubled-close", "unclosed-function", "unclosed-value", "unclosed-call"],
	literals: [
		"</think>", // 0
		"<function=", // 1
		"<tool_call>", // 2
		"<think>", // 3
		"</tool_call>", // 4
		"</function>", // 5
		"</parameter>", // 6
		">", // 7
		"<parameter=", // 8
		"</parameter></parameter>", // 9
		"\n</think>", // 10
		"\r\n</think>", // 11
		"\n</parameter>", // 12
		"\r\n</parameter>", // 13
		"\n<parameter=", // 14
		"\n</function>", // 15
		"\n</tool_call>", // 16
		"\r\n<parameter=", // 17
		"\r\n</function>", // 18
		"\r\n</tool_call>", // 19
	],
	openings: [3, 2, 1],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 171 }, // 0
	],
	units: [
		{ closes: [4], openings: [3, 2, 1], after: 2, closable: [25, 27, 28, 29, 30, 31, 32, 33, 106, 107, 108, 109, 110], closableByLoop: [26, 34, 35, 36, 42, 43, 44, 45, 46, 47, 48, 49, 54, 55, 56, 57, 58, 59, 60, 61, 62, 65, 66, 67, 68, 69, 80, 81, 82, 83, 86, 87, 88, 89, 90, 91, 92, 97, 111, 112, 113], pairs: true }, // 0
		{ closes: [5, 4], openings: [3, 2, 1], after: 2, closable: [25, 26, 27, 119, 162, 163], closableByLoop: [120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 153, 164, 165, 166], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 2, 1], stray: false }, // 2
		{ k: "fork", to: [24, 118, 170, 0] }, // 3
		{ k: "fork", to: [24, 118, 170] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "literal", literal: 1, to: 0 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "look", body: 15, to: 5 }, // 16
		{ k: "fork", to: [12, 16] }, // 17
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 17, stops: [10, 11, 0, 2] }, // 18
		{ k: "eol", to: 18 }, // 19
		{ k: "fork", to: [19, 18] }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "assert", what: "start", to: 21 }, // 22
		{ k: "assert", what: "line", to: 21 }, // 23
		{ k: "fork", to: [22, 23] }, // 24
		{ k: "op", do: { op: "close" }, to: 2 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 5, to: 27 }, // 28
		{ k: "literal", literal: 6, to: 27 }, // 29
		{ k: "fork", to: [28, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "op", do: { op: "repair", code: 1 }, to: 31 }, // 32
		{ k: "fork", to: [27, 32] }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "op", do: { op: "repair", code: 2 }, to: 26 }, // 35
		{ k: "op", do: { op: "repair", code: 4 }, to: 26 }, // 36
		{ k: "literal", literal: 7, to: 0 }, // 37
		{ k: "slot", slot: "tool", field: "skip", to: 37 }, // 38
		{ k: "literal", literal: 1, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 2, to: 40 }, // 41
		{ k: "look", body: 41, to: 25 }, // 42
		{ k: "op", do: { op: "repair", code: 4 }, to: 42 }, // 43
		{ k: "look", body: 39, to: 25 }, // 44
		{ k: "op", do: { op: "repair", code: 4 }, to: 44 }, // 45
		{ k: "fork", to: [34, 35, 36, 43, 45] }, // 46
		{ k: "fork", to: [103, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "op", do: { op: "settle" }, to: 48 }, // 49
		{ k: "literal", literal: 8, to: 0 }, // 50
		{ k: "literal", literal: 5, to: 0 }, // 51
		{ k: "fork", to: [50, 51] }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "look", body: 53, to: 49 }, // 54
		{ k: "literal", literal: 6, to: 54 }, // 55
		{ k: "eol", to: 55 }, // 56
		{ k: "fork", to: [56, 55] }, // 57
		{ k: "literal", literal: 6, to: 56 }, // 58
		{ k: "eol", to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 1 }, to: 59 }, // 60
		{ k: "literal", literal: 9, to: 54 }, // 61
		{ k: "op", do: { op: "repair", code: 1 }, to: 61 }, // 62
		{ k: "literal", literal: 4, to: 0 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "look", body: 64, to: 49 }, // 65
		{ k: "literal", literal: 6, to: 65 }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "op", do: { op: "repair", code: 2 }, to: 68 }, // 69
		{ k: "slot", slot: "unbound", field: "skip", to: 37 }, // 70
		{ k: "literal", literal: 8, to: 70 }, // 71
		{ k: "assert", what: "end", to: 0 }, // 72
		{ k: "fork", to: [63, 41, 39, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 5, to: 74 }, // 75
		{ k: "fork", to: [41, 39, 72] }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 4, to: 77 }, // 78
		{ k: "fork", to: [71, 75, 78] }, // 79
		{ k: "look", body: 79, to: 49 }, // 80
		{ k: "eol", to: 80 }, // 81
		{ k: "fork", to: [81, 80] }, // 82
		{ k: "op", do: { op: "repair", code: 3 }, to: 82 }, // 83
		{ k: "fork", to: [63, 41, 39] }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "look", body: 85, to: 49 }, // 86
		{ k: "literal", literal: 6, to: 86 }, // 87
		{ k: "eol", to: 87 }, // 88
		{ k: "fork", to: [88, 87] }, // 89
		{ k: "op", do: { op: "repair", code: 4 }, to: 89 }, // 90
		{ k: "op", do: { op: "break" }, to: 49 }, // 91
		{ k: "literal", literal: 7, to: 91 }, // 92
		{ k: "slot", slot: "tool", field: "skip", to: 92 }, // 93
		{ k: "literal", literal: 1, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 2, to: 95 }, // 96
		{ k: "fork", to: [57, 60, 62, 69, 83, 90, 96, 94] }, // 97
		{ k: "text", field: "value", typed: true, stray: false, exits: 97, stops: [12, 13, 6, 9, 14, 15, 16, 17, 18, 19, 8, 5, 4, 2, 1] }, // 98
		{ k: "eol", to: 98 }, // 99
		{ k: "fork", to: [99, 98] }, // 100
		{ k: "literal", literal: 7, to: 100 }, // 101
		{ k: "atom", kind: "word", field: "key", to: 101 }, // 102
		{ k: "literal", literal: 8, to: 102 }, // 103
		{ k: "op", do: { op: "commit" }, to: 102 }, // 104
		{ k: "literal", literal: 8, to: 104 }, // 105
		{ k: "op", do: { op: "commit" }, to: 33 }, // 106
		{ k: "literal", literal: 5, to: 106 }, // 107
		{ k: "op", do: { op: "commit" }, to: 25 }, // 108
		{ k: "literal", literal: 4, to: 108 }, // 109
		{ k: "op", do: { op: "repair", code: 2 }, to: 109 }, // 110
		{ k: "fork", to: [105, 107, 110] }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 7, to: 112 }, // 113
		{ k: "atom", kind: "word", field: "name", to: 113 }, // 114
		{ k: "literal", literal: 1, to: 114 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "literal", literal: 2, to: 116 }, // 117
		{ k: "op", do: { op: "open", unit: 0 }, to: 117 }, // 118
		{ k: "fork", to: [27, 25] }, // 119
		{ k: "literal", literal: 5, to: 119 }, // 120
		{ k: "fork", to: [159, 120] }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "op", do: { op: "settle" }, to: 122 }, // 123
		{ k: "look", body: 53, to: 123 }, // 124
		{ k: "literal", literal: 6, to: 124 }, // 125
		{ k: "eol", to: 125 }, // 126
		{ k: "fork", to: [126, 125] }, // 127
		{ k: "literal", literal: 6, to: 126 }, // 128
		{ k: "eol", to: 128 }, // 129
		{ k: "op", do: { op: "repair", code: 1 }, to: 129 }, // 130
		{ k: "literal", literal: 9, to: 124 }, // 131
		{ k: "op", do: { op: "repair", code: 1 }, to: 131 }, // 132
		{ k: "look", body: 64, to: 123 }, // 133
		{ k: "literal", literal: 6, to: 133 }, // 134
		{ k: "eol", to: 134 }, // 135
		{ k: "fork", to: [135, 134] }, // 136
		{ k: "op", do: { op: "repair", code: 2 }, to: 136 }, // 137
		{ k: "look", body: 79, to: 123 }, // 138
		{ k: "eol", to: 138 }, // 139
		{ k: "fork", to: [139, 138] }, // 140
		{ k: "op", do: { op: "repair", code: 3 }, to: 140 }, // 141
		{ k: "look", body: 85, to: 123 }, // 142
		{ k: "literal", literal: 6, to: 142 }, // 143
		{ k: "eol", to: 143 }, // 144
		{ k: "fork", to: [144, 143] }, // 145
		{ k: "op", do: { op: "repair", code: 4 }, to: 145 }, // 146
		{ k: "op", do: { op: "break" }, to: 123 }, // 147
		{ k: "literal", literal: 7, to: 147 }, // 148
		{ k: "slot", slot: "tool", field: "skip", to: 148 }, // 149
		{ k: "literal", literal: 1, to: 149 }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "literal", literal: 2, to: 151 }, // 152
		{ k: "fork", to: [127, 130, 132, 137, 141, 146, 152, 150] }, // 153
		{ k: "text", field: "value", typed: true, stray: false, exits: 153, stops: [12, 13, 6, 9, 14, 15, 16, 17, 18, 19, 8, 5, 4, 2, 1] }, // 154
		{ k: "eol", to: 154 }, // 155
		{ k: "fork", to: [155, 154] }, // 156
		{ k: "literal", literal: 7, to: 156 }, // 157
		{ k: "atom", kind: "word", field: "key", to: 157 }, // 158
		{ k: "literal", literal: 8, to: 158 }, // 159
		{ k: "op", do: { op: "commit" }, to: 158 }, // 160
		{ k: "literal", literal: 8, to: 160 }, // 161
		{ k: "op", do: { op: "commit" }, to: 119 }, // 162
		{ k: "literal", literal: 5, to: 162 }, // 163
		{ k: "fork", to: [161, 163] }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 7, to: 165 }, // 166
		{ k: "slot", slot: "tool", field: "name", to: 166 }, // 167
		{ k: "literal", literal: 1, to: 167 }, // 168
		{ k: "op", do: { op: "repair", code: 0 }, to: 168 }, // 169
		{ k: "op", do: { op: "open", unit: 1 }, to: 169 }, // 170
		{ k: "fork", to: [21, 20] }, // 171
	],
};
