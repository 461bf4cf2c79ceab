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
	holdback: 421,
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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 181 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 11, 10], after: 1, closable: [18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 86, 87, 88, 89, 90], closableByLoop: [30, 31, 32, 37, 38, 39, 40, 44, 45, 46, 52, 53, 54, 55, 56, 57, 58, 59, 60, 62, 63, 64, 65, 66, 67, 91, 92, 93, 94, 95, 96, 98], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 11, 10], after: 1, closable: [18, 19, 20, 107, 108, 152, 153], closableByLoop: [109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 154, 155, 156, 157, 158, 159], pairs: true }, // 1
		{ closes: [2], openings: [1, 11, 10], after: 1, closable: [18, 19, 20], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "text", field: "content", typed: false, stray: false, exits: 2, stops: [1, 11, 10] }, // 1
		{ k: "fork", to: [17, 106, 163, 168, 0] }, // 2
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
		{ k: "op", do: { op: "repair", code: 2 }, to: 24 }, // 25
		{ k: "fork", to: [20, 25] }, // 26
		{ k: "literal", literal: 3, to: 26 }, // 27
		{ k: "op", do: { op: "repair", code: 3 }, to: 19 }, // 28
		{ k: "fork", to: [27, 28] }, // 29
		{ k: "fork", to: [83, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "op", do: { op: "settle" }, to: 31 }, // 32
		{ k: "literal", literal: 5, to: 0 }, // 33
		{ k: "literal", literal: 3, to: 0 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "look", body: 36, to: 32 }, // 37
		{ k: "literal", literal: 4, to: 37 }, // 38
		{ k: "eol", to: 38 }, // 39
		{ k: "fork", to: [39, 38] }, // 40
		{ k: "literal", literal: 6, to: 0 }, // 41
		{ k: "slot", slot: "prop", field: "skip", to: 41 }, // 42
		{ k: "literal", literal: 5, to: 42 }, // 43
		{ k: "look", body: 43, to: 32 }, // 44
		{ k: "eol", to: 44 }, // 45
		{ k: "op", do: { op: "repair", code: 1 }, to: 45 }, // 46
		{ k: "literal", literal: 2, to: 0 }, // 47
		{ k: "assert", what: "end", to: 0 }, // 48
		{ k: "fork", to: [47, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 3, to: 50 }, // 51
		{ k: "look", body: 51, to: 32 }, // 52
		{ k: "eol", to: 52 }, // 53
		{ k: "fork", to: [53, 52] }, // 54
		{ k: "op", do: { op: "repair", code: 1 }, to: 54 }, // 55
		{ k: "literal", literal: 4, to: 39 }, // 56
		{ k: "eol", to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 2 }, to: 57 }, // 58
		{ k: "literal", literal: 7, to: 37 }, // 59
		{ k: "op", do: { op: "repair", code: 2 }, to: 59 }, // 60
		{ k: "space", greedy: true, to: 47 }, // 61
		{ k: "look", body: 61, to: 32 }, // 62
		{ k: "literal", literal: 4, to: 62 }, // 63
		{ k: "eol", to: 63 }, // 64
		{ k: "fork", to: [64, 63] }, // 65
		{ k: "op", do: { op: "repair", code: 3 }, to: 65 }, // 66
		{ k: "fork", to: [40, 46, 55, 58, 60, 66] }, // 67
		{ k: "text", field: "value", typed: true, stray: false, exits: 67, stops: [14, 15, 4, 16, 17, 18, 19, 3, 7] }, // 68
		{ k: "eol", to: 68 }, // 69
		{ k: "fork", to: [69, 68] }, // 70
		{ k: "literal", literal: 6, to: 70 }, // 71
		{ k: "eol", to: 70 }, // 72
		{ k: "op", do: { op: "repair", code: 6 }, to: 72 }, // 73
		{ k: "fork", to: [71, 73] }, // 74
		{ k: "atom", kind: "word", field: "key", to: 74 }, // 75
		{ k: "literal", literal: 8, to: 74 }, // 76
		{ k: "atom", kind: "word", field: "key", to: 76 }, // 77
		{ k: "literal", literal: 8, to: 77 }, // 78
		{ k: "op", do: { op: "repair", code: 4 }, to: 78 }, // 79
		{ k: "literal", literal: 9, to: 75 }, // 80
		{ k: "op", do: { op: "repair", code: 5 }, to: 80 }, // 81
		{ k: "fork", to: [75, 79, 81] }, // 82
		{ k: "literal", literal: 5, to: 82 }, // 83
		{ k: "op", do: { op: "commit" }, to: 82 }, // 84
		{ k: "literal", literal: 5, to: 84 }, // 85
		{ k: "op", do: { op: "commit" }, to: 26 }, // 86
		{ k: "literal", literal: 3, to: 86 }, // 87
		{ k: "op", do: { op: "commit" }, to: 18 }, // 88
		{ k: "literal", literal: 2, to: 88 }, // 89
		{ k: "op", do: { op: "repair", code: 3 }, to: 89 }, // 90
		{ k: "fork", to: [85, 87, 90] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 6, to: 92 }, // 93
		{ k: "eol", to: 92 }, // 94
		{ k: "op", do: { op: "repair", code: 6 }, to: 94 }, // 95
		{ k: "fork", to: [93, 95] }, // 96
		{ k: "atom", kind: "word", field: "name", to: 96 }, // 97
		{ k: "literal", literal: 8, to: 96 }, // 98
		{ k: "atom", kind: "word", field: "name", to: 98 }, // 99
		{ k: "literal", literal: 8, to: 99 }, // 100
		{ k: "op", do: { op: "repair", code: 4 }, to: 100 }, // 101
		{ k: "fork", to: [97, 101] }, // 102
		{ k: "literal", literal: 10, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 11, to: 104 }, // 105
		{ k: "op", do: { op: "open", unit: 0 }, to: 105 }, // 106
		{ k: "fork", to: [20, 18] }, // 107
		{ k: "literal", literal: 3, to: 107 }, // 108
		{ k: "fork", to: [149, 108] }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "op", do: { op: "settle" }, to: 110 }, // 111
		{ k: "look", body: 36, to: 111 }, // 112
		{ k: "literal", literal: 4, to: 112 }, // 113
		{ k: "eol", to: 113 }, // 114
		{ k: "fork", to: [114, 113] }, // 115
		{ k: "look", body: 43, to: 111 }, // 116
		{ k: "eol", to: 116 }, // 117
		{ k: "op", do: { op: "repair", code: 1 }, to: 117 }, // 118
		{ k: "look", body: 51, to: 111 }, // 119
		{ k: "eol", to: 119 }, // 120
		{ k: "fork", to: [120, 119] }, // 121
		{ k: "op", do: { op: "repair", code: 1 }, to: 121 }, // 122
		{ k: "literal", literal: 4, to: 114 }, // 123
		{ k: "eol", to: 123 }, // 124
		{ k: "op", do: { op: "repair", code: 2 }, to: 124 }, // 125
		{ k: "literal", literal: 7, to: 112 }, // 126
		{ k: "op", do: { op: "repair", code: 2 }, to: 126 }, // 127
		{ k: "look", body: 61, to: 111 }, // 128
		{ k: "literal", literal: 4, to: 128 }, // 129
		{ k: "eol", to: 129 }, // 130
		{ k: "fork", to: [130, 129] }, // 131
		{ k: "op", do: { op: "repair", code: 3 }, to: 131 }, // 132
		{ k: "fork", to: [115, 118, 122, 125, 127, 132] }, // 133
		{ k: "text", field: "value", typed: true, stray: false, exits: 133, stops: [14, 15, 4, 16, 17, 18, 19, 3, 7] }, // 134
		{ k: "eol", to: 134 }, // 135
		{ k: "fork", to: [135, 134] }, // 136
		{ k: "literal", literal: 6, to: 136 }, // 137
		{ k: "eol", to: 136 }, // 138
		{ k: "op", do: { op: "repair", code: 6 }, to: 138 }, // 139
		{ k: "fork", to: [137, 139] }, // 140
		{ k: "atom", kind: "word", field: "key", to: 140 }, // 141
		{ k: "literal", literal: 8, to: 140 }, // 142
		{ k: "atom", kind: "word", field: "key", to: 142 }, // 143
		{ k: "literal", literal: 8, to: 143 }, // 144
		{ k: "op", do: { op: "repair", code: 4 }, to: 144 }, // 145
		{ k: "literal", literal: 9, to: 141 }, // 146
		{ k: "op", do: { op: "repair", code: 5 }, to: 146 }, // 147
		{ k: "fork", to: [141, 145, 147] }, // 148
		{ k: "literal", literal: 5, to: 148 }, // 149
		{ k: "op", do: { op: "commit" }, to: 148 }, // 150
		{ k: "literal", literal: 5, to: 150 }, // 151
		{ k: "op", do: { op: "commit" }, to: 107 }, // 152
		{ k: "literal", literal: 3, to: 152 }, // 153
		{ k: "fork", to: [151, 153] }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 6, to: 155 }, // 156
		{ k: "eol", to: 155 }, // 157
		{ k: "op", do: { op: "repair", code: 6 }, to: 157 }, // 158
		{ k: "fork", to: [156, 158] }, // 159
		{ k: "slot", slot: "tool", field: "name", to: 159 }, // 160
		{ k: "literal", literal: 10, to: 160 }, // 161
		{ k: "op", do: { op: "repair", code: 0 }, to: 161 }, // 162
		{ k: "op", do: { op: "open", unit: 1 }, to: 162 }, // 163
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 20 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 11, to: 165 }, // 166
		{ k: "op", do: { op: "repair", code: 7 }, to: 166 }, // 167
		{ k: "op", do: { op: "open", unit: 2 }, to: 167 }, // 168
		{ k: "op", do: { op: "settle" }, to: 0 }, // 169
		{ k: "eol", to: 1 }, // 170
		{ k: "fork", to: [170, 1] }, // 171
		{ k: "eol", to: 171 }, // 172
		{ k: "fork", to: [172, 171] }, // 173
		{ k: "literal", literal: 0, to: 173 }, // 174
		{ k: "eol", to: 174 }, // 175
		{ k: "fork", to: [175, 174] }, // 176
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 176, stops: [12, 13, 0] }, // 177
		{ k: "eol", to: 177 }, // 178
		{ k: "fork", to: [178, 177] }, // 179
		{ k: "literal", literal: 1, to: 179 }, // 180
		{ k: "fork", to: [180, 179] }, // 181
	],
};
