// Generated from grammars/qwen_coder.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** <function=NAME> with one <parameter=KEY> per argument */
export const qwen_coder: Format = {
	version: 1,
	name: "qwen_coder",
	title: "<function=NAME> with one <parameter=KEY> per argument",
	aliases: ["qwen3_coder", "qwen3_xml", "qwen_xml", "qwen_3_coder", "qwen_3_5", "qwen3.5", "qwen3_5_moe"],
	models: ["Qwen/Qwen3-Coder-*", "Qwen/Qwen3.5-*", "Qwen/Qwen3.6-*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>", "<|endoftext|>"],
	ends: ["<|im_end|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 420,
	lenient: ["bare", "unclosed-value", "doubled-close", "unclosed-function", "quoted-name", "doubled-prefix", "open-tag", "json-body"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"</function>", // 3
		"</parameter>", // 4
		"<parameter=", // 5
		">", // 6
		"</parameter></parameter>", // 7
		"\"", // 8
		"parameter=", // 9
		"<function=", // 10
		"<tool_call>", // 11
		"\n</think>", // 12
		"\r\n</think>", // 13
		"\n</parameter>", // 14
		"\r\n</parameter>", // 15
		"\n<parameter=", // 16
		"\r\n<parameter=", // 17
		"\n</function>", // 18
		"\r\n</function>", // 19
	],
	openings: [1, 11, 10],
	start: 1,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 176 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 11, 10], after: 1, closable: [18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 85], closableByLoop: [29, 30, 31, 36, 37, 38, 39, 43, 44, 45, 51, 52, 53, 54, 55, 56, 57, 58, 59, 61, 62, 63, 64, 65, 66, 86, 87, 88, 89, 90, 91, 93], pairs: true }, // 0
		{ closes: [2], openings: [1, 11, 10], after: 1, closable: [18, 19, 20, 102, 103, 147, 148], closableByLoop: [104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 149, 150, 151, 152, 153, 154], pairs: true }, // 1
		{ closes: [2], openings: [1, 11, 10], after: 1, closable: [18, 19, 20], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "text", field: "content", typed: false, stray: false, exits: 2, stops: null }, // 1
		{ k: "fork", to: [17, 101, 158, 163, 0] }, // 2
		{ k: "op", do: { op: "settle" }, to: 1 }, // 3
		{ k: "eol", to: 3 }, // 4
		{ k: "fork", to: [4, 3] }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [12, 13, 0] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "op", do: { op: "close" }, to: 1 }, // 18
		{ k: "literal", literal: 2, to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 20 }, // 22
		{ k: "fork", to: [21, 22] }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 3, to: 24 }, // 25
		{ k: "op", do: { op: "repair", code: 2 }, to: 25 }, // 26
		{ k: "op", do: { op: "repair", code: 3 }, to: 19 }, // 27
		{ k: "fork", to: [21, 26, 27] }, // 28
		{ k: "fork", to: [82, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "settle" }, to: 30 }, // 31
		{ k: "literal", literal: 5, to: 0 }, // 32
		{ k: "literal", literal: 3, to: 0 }, // 33
		{ k: "fork", to: [32, 33] }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "look", body: 35, to: 31 }, // 36
		{ k: "literal", literal: 4, to: 36 }, // 37
		{ k: "eol", to: 37 }, // 38
		{ k: "fork", to: [38, 37] }, // 39
		{ k: "literal", literal: 6, to: 0 }, // 40
		{ k: "slot", slot: "prop", field: "skip", to: 40 }, // 41
		{ k: "literal", literal: 5, to: 41 }, // 42
		{ k: "look", body: 42, to: 31 }, // 43
		{ k: "eol", to: 43 }, // 44
		{ k: "op", do: { op: "repair", code: 1 }, to: 44 }, // 45
		{ k: "literal", literal: 2, to: 0 }, // 46
		{ k: "assert", what: "end", to: 0 }, // 47
		{ k: "fork", to: [46, 47] }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 3, to: 49 }, // 50
		{ k: "look", body: 50, to: 31 }, // 51
		{ k: "eol", to: 51 }, // 52
		{ k: "fork", to: [52, 51] }, // 53
		{ k: "op", do: { op: "repair", code: 1 }, to: 53 }, // 54
		{ k: "literal", literal: 4, to: 38 }, // 55
		{ k: "eol", to: 55 }, // 56
		{ k: "op", do: { op: "repair", code: 2 }, to: 56 }, // 57
		{ k: "literal", literal: 7, to: 36 }, // 58
		{ k: "op", do: { op: "repair", code: 2 }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 46 }, // 60
		{ k: "look", body: 60, to: 31 }, // 61
		{ k: "literal", literal: 4, to: 61 }, // 62
		{ k: "eol", to: 62 }, // 63
		{ k: "fork", to: [63, 62] }, // 64
		{ k: "op", do: { op: "repair", code: 3 }, to: 64 }, // 65
		{ k: "fork", to: [39, 45, 54, 57, 59, 65] }, // 66
		{ k: "text", field: "value", typed: true, stray: false, exits: 66, stops: [14, 15, 4, 16, 17, 18, 19, 3, 7] }, // 67
		{ k: "eol", to: 67 }, // 68
		{ k: "fork", to: [68, 67] }, // 69
		{ k: "literal", literal: 6, to: 69 }, // 70
		{ k: "eol", to: 69 }, // 71
		{ k: "op", do: { op: "repair", code: 6 }, to: 71 }, // 72
		{ k: "fork", to: [70, 72] }, // 73
		{ k: "atom", kind: "word", field: "key", to: 73 }, // 74
		{ k: "literal", literal: 8, to: 73 }, // 75
		{ k: "atom", kind: "word", field: "key", to: 75 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "op", do: { op: "repair", code: 4 }, to: 77 }, // 78
		{ k: "literal", literal: 9, to: 74 }, // 79
		{ k: "op", do: { op: "repair", code: 5 }, to: 79 }, // 80
		{ k: "fork", to: [74, 78, 80] }, // 81
		{ k: "literal", literal: 5, to: 81 }, // 82
		{ k: "op", do: { op: "commit" }, to: 81 }, // 83
		{ k: "literal", literal: 5, to: 83 }, // 84
		{ k: "op", do: { op: "commit" }, to: 28 }, // 85
		{ k: "fork", to: [84, 85] }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 6, to: 87 }, // 88
		{ k: "eol", to: 87 }, // 89
		{ k: "op", do: { op: "repair", code: 6 }, to: 89 }, // 90
		{ k: "fork", to: [88, 90] }, // 91
		{ k: "atom", kind: "word", field: "name", to: 91 }, // 92
		{ k: "literal", literal: 8, to: 91 }, // 93
		{ k: "atom", kind: "word", field: "name", to: 93 }, // 94
		{ k: "literal", literal: 8, to: 94 }, // 95
		{ k: "op", do: { op: "repair", code: 4 }, to: 95 }, // 96
		{ k: "fork", to: [92, 96] }, // 97
		{ k: "literal", literal: 10, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 11, to: 99 }, // 100
		{ k: "op", do: { op: "open", unit: 0 }, to: 100 }, // 101
		{ k: "fork", to: [20, 18] }, // 102
		{ k: "literal", literal: 3, to: 102 }, // 103
		{ k: "fork", to: [144, 103] }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "op", do: { op: "settle" }, to: 105 }, // 106
		{ k: "look", body: 35, to: 106 }, // 107
		{ k: "literal", literal: 4, to: 107 }, // 108
		{ k: "eol", to: 108 }, // 109
		{ k: "fork", to: [109, 108] }, // 110
		{ k: "look", body: 42, to: 106 }, // 111
		{ k: "eol", to: 111 }, // 112
		{ k: "op", do: { op: "repair", code: 1 }, to: 112 }, // 113
		{ k: "look", body: 50, to: 106 }, // 114
		{ k: "eol", to: 114 }, // 115
		{ k: "fork", to: [115, 114] }, // 116
		{ k: "op", do: { op: "repair", code: 1 }, to: 116 }, // 117
		{ k: "literal", literal: 4, to: 109 }, // 118
		{ k: "eol", to: 118 }, // 119
		{ k: "op", do: { op: "repair", code: 2 }, to: 119 }, // 120
		{ k: "literal", literal: 7, to: 107 }, // 121
		{ k: "op", do: { op: "repair", code: 2 }, to: 121 }, // 122
		{ k: "look", body: 60, to: 106 }, // 123
		{ k: "literal", literal: 4, to: 123 }, // 124
		{ k: "eol", to: 124 }, // 125
		{ k: "fork", to: [125, 124] }, // 126
		{ k: "op", do: { op: "repair", code: 3 }, to: 126 }, // 127
		{ k: "fork", to: [110, 113, 117, 120, 122, 127] }, // 128
		{ k: "text", field: "value", typed: true, stray: false, exits: 128, stops: [14, 15, 4, 16, 17, 18, 19, 3, 7] }, // 129
		{ k: "eol", to: 129 }, // 130
		{ k: "fork", to: [130, 129] }, // 131
		{ k: "literal", literal: 6, to: 131 }, // 132
		{ k: "eol", to: 131 }, // 133
		{ k: "op", do: { op: "repair", code: 6 }, to: 133 }, // 134
		{ k: "fork", to: [132, 134] }, // 135
		{ k: "atom", kind: "word", field: "key", to: 135 }, // 136
		{ k: "literal", literal: 8, to: 135 }, // 137
		{ k: "atom", kind: "word", field: "key", to: 137 }, // 138
		{ k: "literal", literal: 8, to: 138 }, // 139
		{ k: "op", do: { op: "repair", code: 4 }, to: 139 }, // 140
		{ k: "literal", literal: 9, to: 136 }, // 141
		{ k: "op", do: { op: "repair", code: 5 }, to: 141 }, // 142
		{ k: "fork", to: [136, 140, 142] }, // 143
		{ k: "literal", literal: 5, to: 143 }, // 144
		{ k: "op", do: { op: "commit" }, to: 143 }, // 145
		{ k: "literal", literal: 5, to: 145 }, // 146
		{ k: "op", do: { op: "commit" }, to: 102 }, // 147
		{ k: "literal", literal: 3, to: 147 }, // 148
		{ k: "fork", to: [146, 148] }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "literal", literal: 6, to: 150 }, // 151
		{ k: "eol", to: 150 }, // 152
		{ k: "op", do: { op: "repair", code: 6 }, to: 152 }, // 153
		{ k: "fork", to: [151, 153] }, // 154
		{ k: "slot", slot: "tool", field: "name", to: 154 }, // 155
		{ k: "literal", literal: 10, to: 155 }, // 156
		{ k: "op", do: { op: "repair", code: 0 }, to: 156 }, // 157
		{ k: "op", do: { op: "open", unit: 1 }, to: 157 }, // 158
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 20 }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "literal", literal: 11, to: 160 }, // 161
		{ k: "op", do: { op: "repair", code: 7 }, to: 161 }, // 162
		{ k: "op", do: { op: "open", unit: 2 }, to: 162 }, // 163
		{ k: "op", do: { op: "settle" }, to: 0 }, // 164
		{ k: "eol", to: 1 }, // 165
		{ k: "fork", to: [165, 1] }, // 166
		{ k: "eol", to: 166 }, // 167
		{ k: "fork", to: [167, 166] }, // 168
		{ k: "literal", literal: 0, to: 168 }, // 169
		{ k: "eol", to: 169 }, // 170
		{ k: "fork", to: [170, 169] }, // 171
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 171, stops: [12, 13, 0] }, // 172
		{ k: "eol", to: 172 }, // 173
		{ k: "fork", to: [173, 172] }, // 174
		{ k: "literal", literal: 1, to: 174 }, // 175
		{ k: "fork", to: [175, 174] }, // 176
	],
};
