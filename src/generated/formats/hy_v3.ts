// Generated from grammars/hy_v3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** a name, <tool_sep>, then key and value pairs; tags may carry a suffix of the checkpoint */
export const hy_v3: Format = {
	version: 2,
	name: "hy_v3",
	title: "a name, <tool_sep>, then key and value pairs; tags may carry a suffix of the checkpoint",
	aliases: ["hunyuan_v3"],
	models: ["tencent/Hy3*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-separator", "bare", "unclosed-value"],
	literals: [
		">", // 0
		":", // 1
		"</think", // 2
		"<think", // 3
		"</tool_calls", // 4
		"</tool_call", // 5
		"<arg_key", // 6
		"</arg_value", // 7
		"<tool_call", // 8
		"<arg_value", // 9
		"</arg_key", // 10
		"<tool_sep", // 11
		"<tool_calls", // 12
		"\n</think", // 13
		"\r\n</think", // 14
		"\n</tool_call", // 15
		"\r\n</tool_call", // 16
	],
	openings: [3, 12, 8],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 187 }, // 0
	],
	units: [
		{ closes: [], openings: [8, 4, 3, 12], after: 31, closable: [35, 36, 39], closableByLoop: [40, 41, 42, 43, 48, 49, 52, 53, 64, 65, 66, 67, 68, 89, 92, 93, 94, 95, 96], pairs: true }, // 0
		{ closes: [], openings: [3, 12, 8], after: 2, closable: [111, 112, 115, 116, 117, 118, 119, 122], closableByLoop: [123, 124, 125, 126, 127, 128, 131, 132, 133, 134, 135, 136, 137, 158, 161, 162, 163, 164, 165], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 12, 8], stray: false }, // 2
		{ k: "fork", to: [25, 110, 174, 0] }, // 3
		{ k: "fork", to: [25, 110, 174] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "atom", kind: "word", field: "skip", to: 8 }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "fork", to: [10, 8] }, // 11
		{ k: "literal", literal: 2, to: 11 }, // 12
		{ k: "eol", to: 12 }, // 13
		{ k: "fork", to: [13, 12] }, // 14
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [13, 14, 2] }, // 15
		{ k: "eol", to: 15 }, // 16
		{ k: "fork", to: [16, 15] }, // 17
		{ k: "literal", literal: 0, to: 17 }, // 18
		{ k: "atom", kind: "word", field: "skip", to: 18 }, // 19
		{ k: "literal", literal: 1, to: 19 }, // 20
		{ k: "fork", to: [20, 18] }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "assert", what: "start", to: 22 }, // 23
		{ k: "assert", what: "line", to: 22 }, // 24
		{ k: "fork", to: [23, 24] }, // 25
		{ k: "literal", literal: 0, to: 2 }, // 26
		{ k: "atom", kind: "word", field: "skip", to: 26 }, // 27
		{ k: "literal", literal: 1, to: 27 }, // 28
		{ k: "fork", to: [28, 26] }, // 29
		{ k: "literal", literal: 4, to: 29 }, // 30
		{ k: "text", field: "content", typed: false, exits: 32, stops: [8, 4, 3, 12], stray: true, section: { entry: 33, proof: false, content: false } }, // 31
		{ k: "fork", to: [104, 30, 105] }, // 32
		{ k: "fork", to: [104, 30] }, // 33
		{ k: "space", greedy: true, to: 31 }, // 34
		{ k: "op", do: { op: "close" }, to: 34 }, // 35
		{ k: "literal", literal: 0, to: 35 }, // 36
		{ k: "atom", kind: "word", field: "skip", to: 36 }, // 37
		{ k: "literal", literal: 1, to: 37 }, // 38
		{ k: "fork", to: [38, 36] }, // 39
		{ k: "literal", literal: 5, to: 39 }, // 40
		{ k: "fork", to: [88, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "op", do: { op: "settle" }, to: 42 }, // 43
		{ k: "literal", literal: 6, to: 0 }, // 44
		{ k: "literal", literal: 5, to: 0 }, // 45
		{ k: "fork", to: [44, 45] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "look", body: 47, to: 43 }, // 48
		{ k: "literal", literal: 0, to: 48 }, // 49
		{ k: "atom", kind: "word", field: "skip", to: 49 }, // 50
		{ k: "literal", literal: 1, to: 50 }, // 51
		{ k: "fork", to: [51, 49] }, // 52
		{ k: "literal", literal: 7, to: 52 }, // 53
		{ k: "literal", literal: 8, to: 0 }, // 54
		{ k: "literal", literal: 4, to: 0 }, // 55
		{ k: "assert", what: "end", to: 0 }, // 56
		{ k: "fork", to: [54, 55, 56] }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 0, to: 58 }, // 59
		{ k: "atom", kind: "word", field: "skip", to: 59 }, // 60
		{ k: "literal", literal: 1, to: 60 }, // 61
		{ k: "fork", to: [61, 59] }, // 62
		{ k: "literal", literal: 5, to: 62 }, // 63
		{ k: "look", body: 63, to: 43 }, // 64
		{ k: "eol", to: 64 }, // 65
		{ k: "fork", to: [65, 64] }, // 66
		{ k: "op", do: { op: "repair", code: 2 }, to: 66 }, // 67
		{ k: "fork", to: [53, 67] }, // 68
		{ k: "text", field: "value", typed: true, stray: false, exits: 68, stops: [7, 15, 16, 5] }, // 69
		{ k: "literal", literal: 0, to: 69 }, // 70
		{ k: "atom", kind: "word", field: "skip", to: 70 }, // 71
		{ k: "literal", literal: 1, to: 71 }, // 72
		{ k: "fork", to: [72, 70] }, // 73
		{ k: "literal", literal: 9, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 0, to: 75 }, // 76
		{ k: "atom", kind: "word", field: "skip", to: 76 }, // 77
		{ k: "literal", literal: 1, to: 77 }, // 78
		{ k: "fork", to: [78, 76] }, // 79
		{ k: "literal", literal: 10, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "atom", kind: "word", field: "key", to: 81 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 0, to: 83 }, // 84
		{ k: "atom", kind: "word", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 1, to: 85 }, // 86
		{ k: "fork", to: [86, 84] }, // 87
		{ k: "literal", literal: 6, to: 87 }, // 88
		{ k: "literal", literal: 0, to: 42 }, // 89
		{ k: "atom", kind: "word", field: "skip", to: 89 }, // 90
		{ k: "literal", literal: 1, to: 90 }, // 91
		{ k: "fork", to: [91, 89] }, // 92
		{ k: "literal", literal: 11, to: 92 }, // 93
		{ k: "op", do: { op: "repair", code: 0 }, to: 42 }, // 94
		{ k: "fork", to: [93, 94] }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "atom", kind: "word", field: "name", to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 0, to: 98 }, // 99
		{ k: "atom", kind: "word", field: "skip", to: 99 }, // 100
		{ k: "literal", literal: 1, to: 100 }, // 101
		{ k: "fork", to: [101, 99] }, // 102
		{ k: "literal", literal: 8, to: 102 }, // 103
		{ k: "op", do: { op: "open", unit: 0 }, to: 103 }, // 104
		{ k: "op", do: { op: "leave" }, to: 4 }, // 105
		{ k: "literal", literal: 0, to: 34 }, // 106
		{ k: "atom", kind: "word", field: "skip", to: 106 }, // 107
		{ k: "literal", literal: 1, to: 107 }, // 108
		{ k: "fork", to: [108, 106] }, // 109
		{ k: "literal", literal: 12, to: 109 }, // 110
		{ k: "op", do: { op: "close" }, to: 2 }, // 111
		{ k: "literal", literal: 0, to: 111 }, // 112
		{ k: "atom", kind: "word", field: "skip", to: 112 }, // 113
		{ k: "literal", literal: 1, to: 113 }, // 114
		{ k: "fork", to: [114, 112] }, // 115
		{ k: "literal", literal: 4, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "fork", to: [117, 111] }, // 118
		{ k: "literal", literal: 0, to: 118 }, // 119
		{ k: "atom", kind: "word", field: "skip", to: 119 }, // 120
		{ k: "literal", literal: 1, to: 120 }, // 121
		{ k: "fork", to: [121, 119] }, // 122
		{ k: "literal", literal: 5, to: 122 }, // 123
		{ k: "fork", to: [157, 123] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "op", do: { op: "settle" }, to: 125 }, // 126
		{ k: "look", body: 47, to: 126 }, // 127
		{ k: "literal", literal: 0, to: 127 }, // 128
		{ k: "atom", kind: "word", field: "skip", to: 128 }, // 129
		{ k: "literal", literal: 1, to: 129 }, // 130
		{ k: "fork", to: [130, 128] }, // 131
		{ k: "literal", literal: 7, to: 131 }, // 132
		{ k: "look", body: 63, to: 126 }, // 133
		{ k: "eol", to: 133 }, // 134
		{ k: "fork", to: [134, 133] }, // 135
		{ k: "op", do: { op: "repair", code: 2 }, to: 135 }, // 136
		{ k: "fork", to: [132, 136] }, // 137
		{ k: "text", field: "value", typed: true, stray: false, exits: 137, stops: [7, 15, 16, 5] }, // 138
		{ k: "literal", literal: 0, to: 138 }, // 139
		{ k: "atom", kind: "word", field: "skip", to: 139 }, // 140
		{ k: "literal", literal: 1, to: 140 }, // 141
		{ k: "fork", to: [141, 139] }, // 142
		{ k: "literal", literal: 9, to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "literal", literal: 0, to: 144 }, // 145
		{ k: "atom", kind: "word", field: "skip", to: 145 }, // 146
		{ k: "literal", literal: 1, to: 146 }, // 147
		{ k: "fork", to: [147, 145] }, // 148
		{ k: "literal", literal: 10, to: 148 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "atom", kind: "word", field: "key", to: 150 }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "literal", literal: 0, to: 152 }, // 153
		{ k: "atom", kind: "word", field: "skip", to: 153 }, // 154
		{ k: "literal", literal: 1, to: 154 }, // 155
		{ k: "fork", to: [155, 153] }, // 156
		{ k: "literal", literal: 6, to: 156 }, // 157
		{ k: "literal", literal: 0, to: 125 }, // 158
		{ k: "atom", kind: "word", field: "skip", to: 158 }, // 159
		{ k: "literal", literal: 1, to: 159 }, // 160
		{ k: "fork", to: [160, 158] }, // 161
		{ k: "literal", literal: 11, to: 161 }, // 162
		{ k: "op", do: { op: "repair", code: 0 }, to: 125 }, // 163
		{ k: "fork", to: [162, 163] }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "slot", slot: "tool", field: "name", to: 165 }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "literal", literal: 0, to: 167 }, // 168
		{ k: "atom", kind: "word", field: "skip", to: 168 }, // 169
		{ k: "literal", literal: 1, to: 169 }, // 170
		{ k: "fork", to: [170, 168] }, // 171
		{ k: "literal", literal: 8, to: 171 }, // 172
		{ k: "op", do: { op: "repair", code: 1 }, to: 172 }, // 173
		{ k: "op", do: { op: "open", unit: 1 }, to: 173 }, // 174
		{ k: "op", do: { op: "settle" }, to: 0 }, // 175
		{ k: "eol", to: 2 }, // 176
		{ k: "fork", to: [176, 2] }, // 177
		{ k: "literal", literal: 0, to: 177 }, // 178
		{ k: "atom", kind: "word", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 1, to: 179 }, // 180
		{ k: "fork", to: [180, 178] }, // 181
		{ k: "literal", literal: 2, to: 181 }, // 182
		{ k: "eol", to: 182 }, // 183
		{ k: "fork", to: [183, 182] }, // 184
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 184, stops: [13, 14, 2] }, // 185
		{ k: "eol", to: 185 }, // 186
		{ k: "fork", to: [186, 185] }, // 187
	],
};
