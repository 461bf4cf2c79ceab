// Generated from grammars/hy_v3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a name, <tool_sep>, then key and value pairs; tags may carry a suffix of the checkpoint */
export const hy_v3: Format = {
	version: 1,
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
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 186 }, // 0
	],
	units: [
		{ closes: [], openings: [8, 4, 3, 12], after: 31, closable: [34, 35, 38], closableByLoop: [39, 40, 41, 42, 47, 48, 51, 52, 63, 64, 65, 66, 67, 88, 91, 92, 93, 94, 95], pairs: true }, // 0
		{ closes: [], openings: [3, 12, 8], after: 2, closable: [110, 111, 114, 115, 116, 117, 118, 121], closableByLoop: [122, 123, 124, 125, 126, 127, 130, 131, 132, 133, 134, 135, 136, 157, 160, 161, 162, 163, 164], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 12, 8], stray: false }, // 2
		{ k: "fork", to: [25, 109, 173, 0] }, // 3
		{ k: "fork", to: [25, 109, 173] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 32, stops: [8, 4, 3, 12], stray: true, section: { empty: true, proof: false, content: false } }, // 31
		{ k: "fork", to: [103, 30, 104] }, // 32
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
		{ k: "op", do: { op: "repair", code: 2 }, to: 65 }, // 66
		{ k: "fork", to: [52, 66] }, // 67
		{ k: "text", field: "value", typed: true, stray: false, exits: 67, stops: [7, 15, 16, 5] }, // 68
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
		{ k: "literal", literal: 0, to: 41 }, // 88
		{ k: "atom", kind: "word", field: "skip", to: 88 }, // 89
		{ k: "literal", literal: 1, to: 89 }, // 90
		{ k: "fork", to: [90, 88] }, // 91
		{ k: "literal", literal: 11, to: 91 }, // 92
		{ k: "op", do: { op: "repair", code: 0 }, to: 41 }, // 93
		{ k: "fork", to: [92, 93] }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "atom", kind: "word", field: "name", to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 0, to: 97 }, // 98
		{ k: "atom", kind: "word", field: "skip", to: 98 }, // 99
		{ k: "literal", literal: 1, to: 99 }, // 100
		{ k: "fork", to: [100, 98] }, // 101
		{ k: "literal", literal: 8, to: 101 }, // 102
		{ k: "op", do: { op: "open", unit: 0 }, to: 102 }, // 103
		{ k: "op", do: { op: "leave" }, to: 4 }, // 104
		{ k: "literal", literal: 0, to: 33 }, // 105
		{ k: "atom", kind: "word", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 1, to: 106 }, // 107
		{ k: "fork", to: [107, 105] }, // 108
		{ k: "literal", literal: 12, to: 108 }, // 109
		{ k: "op", do: { op: "close" }, to: 2 }, // 110
		{ k: "literal", literal: 0, to: 110 }, // 111
		{ k: "atom", kind: "word", field: "skip", to: 111 }, // 112
		{ k: "literal", literal: 1, to: 112 }, // 113
		{ k: "fork", to: [113, 111] }, // 114
		{ k: "literal", literal: 4, to: 114 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "fork", to: [116, 110] }, // 117
		{ k: "literal", literal: 0, to: 117 }, // 118
		{ k: "atom", kind: "word", field: "skip", to: 118 }, // 119
		{ k: "literal", literal: 1, to: 119 }, // 120
		{ k: "fork", to: [120, 118] }, // 121
		{ k: "literal", literal: 5, to: 121 }, // 122
		{ k: "fork", to: [156, 122] }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "op", do: { op: "settle" }, to: 124 }, // 125
		{ k: "look", body: 46, to: 125 }, // 126
		{ k: "literal", literal: 0, to: 126 }, // 127
		{ k: "atom", kind: "word", field: "skip", to: 127 }, // 128
		{ k: "literal", literal: 1, to: 128 }, // 129
		{ k: "fork", to: [129, 127] }, // 130
		{ k: "literal", literal: 7, to: 130 }, // 131
		{ k: "look", body: 62, to: 125 }, // 132
		{ k: "eol", to: 132 }, // 133
		{ k: "fork", to: [133, 132] }, // 134
		{ k: "op", do: { op: "repair", code: 2 }, to: 134 }, // 135
		{ k: "fork", to: [131, 135] }, // 136
		{ k: "text", field: "value", typed: true, stray: false, exits: 136, stops: [7, 15, 16, 5] }, // 137
		{ k: "literal", literal: 0, to: 137 }, // 138
		{ k: "atom", kind: "word", field: "skip", to: 138 }, // 139
		{ k: "literal", literal: 1, to: 139 }, // 140
		{ k: "fork", to: [140, 138] }, // 141
		{ k: "literal", literal: 9, to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "literal", literal: 0, to: 143 }, // 144
		{ k: "atom", kind: "word", field: "skip", to: 144 }, // 145
		{ k: "literal", literal: 1, to: 145 }, // 146
		{ k: "fork", to: [146, 144] }, // 147
		{ k: "literal", literal: 10, to: 147 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "atom", kind: "word", field: "key", to: 149 }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "literal", literal: 0, to: 151 }, // 152
		{ k: "atom", kind: "word", field: "skip", to: 152 }, // 153
		{ k: "literal", literal: 1, to: 153 }, // 154
		{ k: "fork", to: [154, 152] }, // 155
		{ k: "literal", literal: 6, to: 155 }, // 156
		{ k: "literal", literal: 0, to: 124 }, // 157
		{ k: "atom", kind: "word", field: "skip", to: 157 }, // 158
		{ k: "literal", literal: 1, to: 158 }, // 159
		{ k: "fork", to: [159, 157] }, // 160
		{ k: "literal", literal: 11, to: 160 }, // 161
		{ k: "op", do: { op: "repair", code: 0 }, to: 124 }, // 162
		{ k: "fork", to: [161, 162] }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "slot", slot: "tool", field: "name", to: 164 }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 0, to: 166 }, // 167
		{ k: "atom", kind: "word", field: "skip", to: 167 }, // 168
		{ k: "literal", literal: 1, to: 168 }, // 169
		{ k: "fork", to: [169, 167] }, // 170
		{ k: "literal", literal: 8, to: 170 }, // 171
		{ k: "op", do: { op: "repair", code: 1 }, to: 171 }, // 172
		{ k: "op", do: { op: "open", unit: 1 }, to: 172 }, // 173
		{ k: "op", do: { op: "settle" }, to: 0 }, // 174
		{ k: "eol", to: 2 }, // 175
		{ k: "fork", to: [175, 2] }, // 176
		{ k: "literal", literal: 0, to: 176 }, // 177
		{ k: "atom", kind: "word", field: "skip", to: 177 }, // 178
		{ k: "literal", literal: 1, to: 178 }, // 179
		{ k: "fork", to: [179, 177] }, // 180
		{ k: "literal", literal: 2, to: 180 }, // 181
		{ k: "eol", to: 181 }, // 182
		{ k: "fork", to: [182, 181] }, // 183
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 183, stops: [13, 14, 2] }, // 184
		{ k: "eol", to: 184 }, // 185
		{ k: "fork", to: [185, 184] }, // 186
	],
};
