// Generated from grammars/qwen_coder.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** <function=NAME> with one <parameter=KEY> per argument */
export const qwen_coder: Format = {
	version: 2,
	name: "qwen_coder",
	title: "<function=NAME> with one <parameter=KEY> per argument",
	aliases: ["qwen3_coder", "qwen3-coder", "step3p5", "qwen3_xml", "qwen_xml", "qwen_3_coder", "qwen_3_5", "qwen3.5", "qwen3_5_moe"],
	models: ["Qwen/Qwen3-Coder-*", "Qwen/Qwen3.5-*", "Qwen/Qwen3.6-*", "stepfun-ai/Step-3.5-*", "stepfun-ai/Step-3.7-*"],
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
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 183 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 11, 10], after: 2, closable: [20, 22, 23, 24, 25, 26, 27, 28, 88, 89, 90, 91, 92], closableByLoop: [21, 29, 30, 31, 32, 33, 34, 39, 40, 41, 42, 46, 47, 48, 54, 55, 56, 57, 58, 59, 60, 61, 62, 64, 65, 66, 67, 68, 69, 93, 94, 95, 96, 97, 98, 100], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 11, 10], after: 2, closable: [20, 21, 22, 109, 154, 155], closableByLoop: [110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 156, 157, 158, 159, 160, 161], pairs: true }, // 1
		{ closes: [2], openings: [1, 11, 10], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 11, 10], stray: false }, // 2
		{ k: "fork", to: [19, 108, 165, 170, 0] }, // 3
		{ k: "fork", to: [19, 108, 165, 170] }, // 4
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
		{ k: "literal", literal: 4, to: 22 }, // 24
		{ k: "fork", to: [23, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "op", do: { op: "repair", code: 2 }, to: 26 }, // 27
		{ k: "fork", to: [22, 27] }, // 28
		{ k: "literal", literal: 3, to: 28 }, // 29
		{ k: "op", do: { op: "repair", code: 3 }, to: 21 }, // 30
		{ k: "fork", to: [29, 30] }, // 31
		{ k: "fork", to: [85, 31] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "op", do: { op: "settle" }, to: 33 }, // 34
		{ k: "literal", literal: 5, to: 0 }, // 35
		{ k: "literal", literal: 3, to: 0 }, // 36
		{ k: "fork", to: [35, 36] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "look", body: 38, to: 34 }, // 39
		{ k: "literal", literal: 4, to: 39 }, // 40
		{ k: "eol", to: 40 }, // 41
		{ k: "fork", to: [41, 40] }, // 42
		{ k: "literal", literal: 6, to: 0 }, // 43
		{ k: "slot", slot: "prop", field: "skip", to: 43 }, // 44
		{ k: "literal", literal: 5, to: 44 }, // 45
		{ k: "look", body: 45, to: 34 }, // 46
		{ k: "eol", to: 46 }, // 47
		{ k: "op", do: { op: "repair", code: 1 }, to: 47 }, // 48
		{ k: "literal", literal: 2, to: 0 }, // 49
		{ k: "assert", what: "end", to: 0 }, // 50
		{ k: "fork", to: [49, 50] }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 3, to: 52 }, // 53
		{ k: "look", body: 53, to: 34 }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "op", do: { op: "repair", code: 1 }, to: 56 }, // 57
		{ k: "literal", literal: 4, to: 41 }, // 58
		{ k: "eol", to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 2 }, to: 59 }, // 60
		{ k: "literal", literal: 7, to: 39 }, // 61
		{ k: "op", do: { op: "repair", code: 2 }, to: 61 }, // 62
		{ k: "space", greedy: true, to: 49 }, // 63
		{ k: "look", body: 63, to: 34 }, // 64
		{ k: "literal", literal: 4, to: 64 }, // 65
		{ k: "eol", to: 65 }, // 66
		{ k: "fork", to: [66, 65] }, // 67
		{ k: "op", do: { op: "repair", code: 3 }, to: 67 }, // 68
		{ k: "fork", to: [42, 48, 57, 60, 62, 68] }, // 69
		{ k: "text", field: "value", typed: true, stray: false, exits: 69, stops: [14, 15, 4, 16, 17, 18, 19, 3, 7] }, // 70
		{ k: "eol", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "literal", literal: 6, to: 72 }, // 73
		{ k: "eol", to: 72 }, // 74
		{ k: "op", do: { op: "repair", code: 6 }, to: 74 }, // 75
		{ k: "fork", to: [73, 75] }, // 76
		{ k: "atom", kind: "word", field: "key", to: 76 }, // 77
		{ k: "literal", literal: 8, to: 76 }, // 78
		{ k: "atom", kind: "word", field: "key", to: 78 }, // 79
		{ k: "literal", literal: 8, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 4 }, to: 80 }, // 81
		{ k: "literal", literal: 9, to: 77 }, // 82
		{ k: "op", do: { op: "repair", code: 5 }, to: 82 }, // 83
		{ k: "fork", to: [77, 81, 83] }, // 84
		{ k: "literal", literal: 5, to: 84 }, // 85
		{ k: "op", do: { op: "commit" }, to: 84 }, // 86
		{ k: "literal", literal: 5, to: 86 }, // 87
		{ k: "op", do: { op: "commit" }, to: 28 }, // 88
		{ k: "literal", literal: 3, to: 88 }, // 89
		{ k: "op", do: { op: "commit" }, to: 20 }, // 90
		{ k: "literal", literal: 2, to: 90 }, // 91
		{ k: "op", do: { op: "repair", code: 3 }, to: 91 }, // 92
		{ k: "fork", to: [87, 89, 92] }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 6, to: 94 }, // 95
		{ k: "eol", to: 94 }, // 96
		{ k: "op", do: { op: "repair", code: 6 }, to: 96 }, // 97
		{ k: "fork", to: [95, 97] }, // 98
		{ k: "atom", kind: "word", field: "name", to: 98 }, // 99
		{ k: "literal", literal: 8, to: 98 }, // 100
		{ k: "atom", kind: "word", field: "name", to: 100 }, // 101
		{ k: "literal", literal: 8, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 4 }, to: 102 }, // 103
		{ k: "fork", to: [99, 103] }, // 104
		{ k: "literal", literal: 10, to: 104 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 11, to: 106 }, // 107
		{ k: "op", do: { op: "open", unit: 0 }, to: 107 }, // 108
		{ k: "fork", to: [22, 20] }, // 109
		{ k: "literal", literal: 3, to: 109 }, // 110
		{ k: "fork", to: [151, 110] }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "op", do: { op: "settle" }, to: 112 }, // 113
		{ k: "look", body: 38, to: 113 }, // 114
		{ k: "literal", literal: 4, to: 114 }, // 115
		{ k: "eol", to: 115 }, // 116
		{ k: "fork", to: [116, 115] }, // 117
		{ k: "look", body: 45, to: 113 }, // 118
		{ k: "eol", to: 118 }, // 119
		{ k: "op", do: { op: "repair", code: 1 }, to: 119 }, // 120
		{ k: "look", body: 53, to: 113 }, // 121
		{ k: "eol", to: 121 }, // 122
		{ k: "fork", to: [122, 121] }, // 123
		{ k: "op", do: { op: "repair", code: 1 }, to: 123 }, // 124
		{ k: "literal", literal: 4, to: 116 }, // 125
		{ k: "eol", to: 125 }, // 126
		{ k: "op", do: { op: "repair", code: 2 }, to: 126 }, // 127
		{ k: "literal", literal: 7, to: 114 }, // 128
		{ k: "op", do: { op: "repair", code: 2 }, to: 128 }, // 129
		{ k: "look", body: 63, to: 113 }, // 130
		{ k: "literal", literal: 4, to: 130 }, // 131
		{ k: "eol", to: 131 }, // 132
		{ k: "fork", to: [132, 131] }, // 133
		{ k: "op", do: { op: "repair", code: 3 }, to: 133 }, // 134
		{ k: "fork", to: [117, 120, 124, 127, 129, 134] }, // 135
		{ k: "text", field: "value", typed: true, stray: false, exits: 135, stops: [14, 15, 4, 16, 17, 18, 19, 3, 7] }, // 136
		{ k: "eol", to: 136 }, // 137
		{ k: "fork", to: [137, 136] }, // 138
		{ k: "literal", literal: 6, to: 138 }, // 139
		{ k: "eol", to: 138 }, // 140
		{ k: "op", do: { op: "repair", code: 6 }, to: 140 }, // 141
		{ k: "fork", to: [139, 141] }, // 142
		{ k: "atom", kind: "word", field: "key", to: 142 }, // 143
		{ k: "literal", literal: 8, to: 142 }, // 144
		{ k: "atom", kind: "word", field: "key", to: 144 }, // 145
		{ k: "literal", literal: 8, to: 145 }, // 146
		{ k: "op", do: { op: "repair", code: 4 }, to: 146 }, // 147
		{ k: "literal", literal: 9, to: 143 }, // 148
		{ k: "op", do: { op: "repair", code: 5 }, to: 148 }, // 149
		{ k: "fork", to: [143, 147, 149] }, // 150
		{ k: "literal", literal: 5, to: 150 }, // 151
		{ k: "op", do: { op: "commit" }, to: 150 }, // 152
		{ k: "literal", literal: 5, to: 152 }, // 153
		{ k: "op", do: { op: "commit" }, to: 109 }, // 154
		{ k: "literal", literal: 3, to: 154 }, // 155
		{ k: "fork", to: [153, 155] }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "literal", literal: 6, to: 157 }, // 158
		{ k: "eol", to: 157 }, // 159
		{ k: "op", do: { op: "repair", code: 6 }, to: 159 }, // 160
		{ k: "fork", to: [158, 160] }, // 161
		{ k: "slot", slot: "tool", field: "name", to: 161 }, // 162
		{ k: "literal", literal: 10, to: 162 }, // 163
		{ k: "op", do: { op: "repair", code: 0 }, to: 163 }, // 164
		{ k: "op", do: { op: "open", unit: 1 }, to: 164 }, // 165
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "literal", literal: 11, to: 167 }, // 168
		{ k: "op", do: { op: "repair", code: 7 }, to: 168 }, // 169
		{ k: "op", do: { op: "open", unit: 2 }, to: 169 }, // 170
		{ k: "op", do: { op: "settle" }, to: 0 }, // 171
		{ k: "eol", to: 2 }, // 172
		{ k: "fork", to: [172, 2] }, // 173
		{ k: "eol", to: 173 }, // 174
		{ k: "fork", to: [174, 173] }, // 175
		{ k: "literal", literal: 0, to: 175 }, // 176
		{ k: "eol", to: 176 }, // 177
		{ k: "fork", to: [177, 176] }, // 178
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 178, stops: [12, 13, 0] }, // 179
		{ k: "eol", to: 179 }, // 180
		{ k: "fork", to: [180, 179] }, // 181
		{ k: "literal", literal: 1, to: 181 }, // 182
		{ k: "fork", to: [182, 181] }, // 183
	],
};
