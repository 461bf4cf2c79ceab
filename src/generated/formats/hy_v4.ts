// Generated from grammars/hy_v4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** a name, then key and value pairs; tags may carry a suffix of the checkpoint */
export const hy_v4: Format = {
	version: 2,
	name: "hy_v4",
	title: "a name, then key and value pairs; tags may carry a suffix of the checkpoint",
	aliases: ["hunyuan_v4"],
	models: ["tencent/Hy4*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["bare", "unclosed-value"],
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
		"<tool_calls", // 11
		"\n</think", // 12
		"\r\n</think", // 13
		"\n</tool_call", // 14
		"\r\n</tool_call", // 15
	],
	openings: [3, 11, 8],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 171 }, // 0
	],
	units: [
		{ closes: [], openings: [8, 4, 3, 11], after: 31, closable: [35, 36, 39], closableByLoop: [40, 41, 42, 43, 48, 49, 52, 53, 64, 65, 66, 67, 68], pairs: true }, // 0
		{ closes: [], openings: [3, 11, 8], after: 2, closable: [103, 104, 107, 108, 109, 110, 111, 114], closableByLoop: [115, 116, 117, 118, 119, 120, 123, 124, 125, 126, 127, 128, 129], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 11, 8], stray: false }, // 2
		{ k: "fork", to: [25, 102, 158, 0] }, // 3
		{ k: "fork", to: [25, 102, 158] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [12, 13, 2] }, // 15
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
		{ k: "text", field: "content", typed: false, exits: 32, stops: [8, 4, 3, 11], stray: true, section: { entry: 33, proof: false, content: false } }, // 31
		{ k: "fork", to: [96, 30, 97] }, // 32
		{ k: "fork", to: [96, 30] }, // 33
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
		{ k: "op", do: { op: "repair", code: 1 }, to: 66 }, // 67
		{ k: "fork", to: [53, 67] }, // 68
		{ k: "text", field: "value", typed: true, stray: false, exits: 68, stops: [7, 14, 15, 5] }, // 69
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
		{ k: "atom", kind: "word", field: "name", to: 42 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 0, to: 90 }, // 91
		{ k: "atom", kind: "word", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 1, to: 92 }, // 93
		{ k: "fork", to: [93, 91] }, // 94
		{ k: "literal", literal: 8, to: 94 }, // 95
		{ k: "op", do: { op: "open", unit: 0 }, to: 95 }, // 96
		{ k: "op", do: { op: "leave" }, to: 4 }, // 97
		{ k: "literal", literal: 0, to: 34 }, // 98
		{ k: "atom", kind: "word", field: "skip", to: 98 }, // 99
		{ k: "literal", literal: 1, to: 99 }, // 100
		{ k: "fork", to: [100, 98] }, // 101
		{ k: "literal", literal: 11, to: 101 }, // 102
		{ k: "op", do: { op: "close" }, to: 2 }, // 103
		{ k: "literal", literal: 0, to: 103 }, // 104
		{ k: "atom", kind: "word", field: "skip", to: 104 }, // 105
		{ k: "literal", literal: 1, to: 105 }, // 106
		{ k: "fork", to: [106, 104] }, // 107
		{ k: "literal", literal: 4, to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "fork", to: [109, 103] }, // 110
		{ k: "literal", literal: 0, to: 110 }, // 111
		{ k: "atom", kind: "word", field: "skip", to: 111 }, // 112
		{ k: "literal", literal: 1, to: 112 }, // 113
		{ k: "fork", to: [113, 111] }, // 114
		{ k: "literal", literal: 5, to: 114 }, // 115
		{ k: "fork", to: [149, 115] }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "op", do: { op: "settle" }, to: 117 }, // 118
		{ k: "look", body: 47, to: 118 }, // 119
		{ k: "literal", literal: 0, to: 119 }, // 120
		{ k: "atom", kind: "word", field: "skip", to: 120 }, // 121
		{ k: "literal", literal: 1, to: 121 }, // 122
		{ k: "fork", to: [122, 120] }, // 123
		{ k: "literal", literal: 7, to: 123 }, // 124
		{ k: "look", body: 63, to: 118 }, // 125
		{ k: "eol", to: 125 }, // 126
		{ k: "fork", to: [126, 125] }, // 127
		{ k: "op", do: { op: "repair", code: 1 }, to: 127 }, // 128
		{ k: "fork", to: [124, 128] }, // 129
		{ k: "text", field: "value", typed: true, stray: false, exits: 129, stops: [7, 14, 15, 5] }, // 130
		{ k: "literal", literal: 0, to: 130 }, // 131
		{ k: "atom", kind: "word", field: "skip", to: 131 }, // 132
		{ k: "literal", literal: 1, to: 132 }, // 133
		{ k: "fork", to: [133, 131] }, // 134
		{ k: "literal", literal: 9, to: 134 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "literal", literal: 0, to: 136 }, // 137
		{ k: "atom", kind: "word", field: "skip", to: 137 }, // 138
		{ k: "literal", literal: 1, to: 138 }, // 139
		{ k: "fork", to: [139, 137] }, // 140
		{ k: "literal", literal: 10, to: 140 }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "atom", kind: "word", field: "key", to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "literal", literal: 0, to: 144 }, // 145
		{ k: "atom", kind: "word", field: "skip", to: 145 }, // 146
		{ k: "literal", literal: 1, to: 146 }, // 147
		{ k: "fork", to: [147, 145] }, // 148
		{ k: "literal", literal: 6, to: 148 }, // 149
		{ k: "slot", slot: "tool", field: "name", to: 117 }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "literal", literal: 0, to: 151 }, // 152
		{ k: "atom", kind: "word", field: "skip", to: 152 }, // 153
		{ k: "literal", literal: 1, to: 153 }, // 154
		{ k: "fork", to: [154, 152] }, // 155
		{ k: "literal", literal: 8, to: 155 }, // 156
		{ k: "op", do: { op: "repair", code: 0 }, to: 156 }, // 157
		{ k: "op", do: { op: "open", unit: 1 }, to: 157 }, // 158
		{ k: "op", do: { op: "settle" }, to: 0 }, // 159
		{ k: "eol", to: 2 }, // 160
		{ k: "fork", to: [160, 2] }, // 161
		{ k: "literal", literal: 0, to: 161 }, // 162
		{ k: "atom", kind: "word", field: "skip", to: 162 }, // 163
		{ k: "literal", literal: 1, to: 163 }, // 164
		{ k: "fork", to: [164, 162] }, // 165
		{ k: "literal", literal: 2, to: 165 }, // 166
		{ k: "eol", to: 166 }, // 167
		{ k: "fork", to: [167, 166] }, // 168
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 168, stops: [12, 13, 2] }, // 169
		{ k: "eol", to: 169 }, // 170
		{ k: "fork", to: [170, 169] }, // 171
	],
};
