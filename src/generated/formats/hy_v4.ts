// Generated from grammars/hy_v4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a name, then key and value pairs; tags may carry a suffix of the checkpoint */
export const hy_v4: Format = {
	version: 1,
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
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 170 }, // 0
	],
	units: [
		{ closes: [], openings: [8, 4, 3, 11], after: 31, closable: [34, 35, 38], closableByLoop: [39, 40, 41, 42, 47, 48, 51, 52, 63, 64, 65, 66, 67], pairs: true }, // 0
		{ closes: [], openings: [3, 11, 8], after: 2, closable: [102, 103, 106, 107, 108, 109, 110, 113], closableByLoop: [114, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 127, 128], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 11, 8], stray: false }, // 2
		{ k: "fork", to: [25, 101, 157, 0] }, // 3
		{ k: "fork", to: [25, 101, 157] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 32, stops: [8, 4, 3, 11], stray: true, section: { empty: true, proof: false, content: false } }, // 31
		{ k: "fork", to: [95, 30, 96] }, // 32
		{ k: "space", greedy: true, to: 31 }, // 33
		{ k: "op", do: { op: "close" }, to: 33 }, // 34
		{ k: "literal", literal: 0, to: 34 }, // 35
		{ k: "atom", kind: "word", field: "skip", to: 35 }, // 36
		{ k: "literal", literal: 1, to: 36 }, // 37
		{ k: "fork", to: [37, 35] }, // 38
		{ k: "literal", literal: 5, to: 38 }, // 39
		{ k: "fork", to: [87, 39] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "op", do: { op: "settle" }, to: 41 }, // 42
		{ k: "literal", literal: 6, to: 0 }, // 43
		{ k: "literal", literal: 5, to: 0 }, // 44
		{ k: "fork", to: [43, 44] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "look", body: 46, to: 42 }, // 47
		{ k: "literal", literal: 0, to: 47 }, // 48
		{ k: "atom", kind: "word", field: "skip", to: 48 }, // 49
		{ k: "literal", literal: 1, to: 49 }, // 50
		{ k: "fork", to: [50, 48] }, // 51
		{ k: "literal", literal: 7, to: 51 }, // 52
		{ k: "literal", literal: 8, to: 0 }, // 53
		{ k: "literal", literal: 4, to: 0 }, // 54
		{ k: "assert", what: "end", to: 0 }, // 55
		{ k: "fork", to: [53, 54, 55] }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 0, to: 57 }, // 58
		{ k: "atom", kind: "word", field: "skip", to: 58 }, // 59
		{ k: "literal", literal: 1, to: 59 }, // 60
		{ k: "fork", to: [60, 58] }, // 61
		{ k: "literal", literal: 5, to: 61 }, // 62
		{ k: "look", body: 62, to: 42 }, // 63
		{ k: "eol", to: 63 }, // 64
		{ k: "fork", to: [64, 63] }, // 65
		{ k: "op", do: { op: "repair", code: 1 }, to: 65 }, // 66
		{ k: "fork", to: [52, 66] }, // 67
		{ k: "text", field: "value", typed: true, stray: false, exits: 67, stops: [7, 14, 15, 5] }, // 68
		{ k: "literal", literal: 0, to: 68 }, // 69
		{ k: "atom", kind: "word", field: "skip", to: 69 }, // 70
		{ k: "literal", literal: 1, to: 70 }, // 71
		{ k: "fork", to: [71, 69] }, // 72
		{ k: "literal", literal: 9, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 0, to: 74 }, // 75
		{ k: "atom", kind: "word", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 1, to: 76 }, // 77
		{ k: "fork", to: [77, 75] }, // 78
		{ k: "literal", literal: 10, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "atom", kind: "word", field: "key", to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 0, to: 82 }, // 83
		{ k: "atom", kind: "word", field: "skip", to: 83 }, // 84
		{ k: "literal", literal: 1, to: 84 }, // 85
		{ k: "fork", to: [85, 83] }, // 86
		{ k: "literal", literal: 6, to: 86 }, // 87
		{ k: "atom", kind: "word", field: "name", to: 41 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 0, to: 89 }, // 90
		{ k: "atom", kind: "word", field: "skip", to: 90 }, // 91
		{ k: "literal", literal: 1, to: 91 }, // 92
		{ k: "fork", to: [92, 90] }, // 93
		{ k: "literal", literal: 8, to: 93 }, // 94
		{ k: "op", do: { op: "open", unit: 0 }, to: 94 }, // 95
		{ k: "op", do: { op: "leave" }, to: 4 }, // 96
		{ k: "literal", literal: 0, to: 33 }, // 97
		{ k: "atom", kind: "word", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 1, to: 98 }, // 99
		{ k: "fork", to: [99, 97] }, // 100
		{ k: "literal", literal: 11, to: 100 }, // 101
		{ k: "op", do: { op: "close" }, to: 2 }, // 102
		{ k: "literal", literal: 0, to: 102 }, // 103
		{ k: "atom", kind: "word", field: "skip", to: 103 }, // 104
		{ k: "literal", literal: 1, to: 104 }, // 105
		{ k: "fork", to: [105, 103] }, // 106
		{ k: "literal", literal: 4, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "fork", to: [108, 102] }, // 109
		{ k: "literal", literal: 0, to: 109 }, // 110
		{ k: "atom", kind: "word", field: "skip", to: 110 }, // 111
		{ k: "literal", literal: 1, to: 111 }, // 112
		{ k: "fork", to: [112, 110] }, // 113
		{ k: "literal", literal: 5, to: 113 }, // 114
		{ k: "fork", to: [148, 114] }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "op", do: { op: "settle" }, to: 116 }, // 117
		{ k: "look", body: 46, to: 117 }, // 118
		{ k: "literal", literal: 0, to: 118 }, // 119
		{ k: "atom", kind: "word", field: "skip", to: 119 }, // 120
		{ k: "literal", literal: 1, to: 120 }, // 121
		{ k: "fork", to: [121, 119] }, // 122
		{ k: "literal", literal: 7, to: 122 }, // 123
		{ k: "look", body: 62, to: 117 }, // 124
		{ k: "eol", to: 124 }, // 125
		{ k: "fork", to: [125, 124] }, // 126
		{ k: "op", do: { op: "repair", code: 1 }, to: 126 }, // 127
		{ k: "fork", to: [123, 127] }, // 128
		{ k: "text", field: "value", typed: true, stray: false, exits: 128, stops: [7, 14, 15, 5] }, // 129
		{ k: "literal", literal: 0, to: 129 }, // 130
		{ k: "atom", kind: "word", field: "skip", to: 130 }, // 131
		{ k: "literal", literal: 1, to: 131 }, // 132
		{ k: "fork", to: [132, 130] }, // 133
		{ k: "literal", literal: 9, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 0, to: 135 }, // 136
		{ k: "atom", kind: "word", field: "skip", to: 136 }, // 137
		{ k: "literal", literal: 1, to: 137 }, // 138
		{ k: "fork", to: [138, 136] }, // 139
		{ k: "literal", literal: 10, to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "atom", kind: "word", field: "key", to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "literal", literal: 0, to: 143 }, // 144
		{ k: "atom", kind: "word", field: "skip", to: 144 }, // 145
		{ k: "literal", literal: 1, to: 145 }, // 146
		{ k: "fork", to: [146, 144] }, // 147
		{ k: "literal", literal: 6, to: 147 }, // 148
		{ k: "slot", slot: "tool", field: "name", to: 116 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "literal", literal: 0, to: 150 }, // 151
		{ k: "atom", kind: "word", field: "skip", to: 151 }, // 152
		{ k: "literal", literal: 1, to: 152 }, // 153
		{ k: "fork", to: [153, 151] }, // 154
		{ k: "literal", literal: 8, to: 154 }, // 155
		{ k: "op", do: { op: "repair", code: 0 }, to: 155 }, // 156
		{ k: "op", do: { op: "open", unit: 1 }, to: 156 }, // 157
		{ k: "op", do: { op: "settle" }, to: 0 }, // 158
		{ k: "eol", to: 2 }, // 159
		{ k: "fork", to: [159, 2] }, // 160
		{ k: "literal", literal: 0, to: 160 }, // 161
		{ k: "atom", kind: "word", field: "skip", to: 161 }, // 162
		{ k: "literal", literal: 1, to: 162 }, // 163
		{ k: "fork", to: [163, 161] }, // 164
		{ k: "literal", literal: 2, to: 164 }, // 165
		{ k: "eol", to: 165 }, // 166
		{ k: "fork", to: [166, 165] }, // 167
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 167, stops: [12, 13, 2] }, // 168
		{ k: "eol", to: 168 }, // 169
		{ k: "fork", to: [169, 168] }, // 170
	],
};
