// Generated from grammars/iquest_q1.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** key and value tags between <iquest_tool_call> tags */
export const iquest_q1: Format = {
	version: 2,
	name: "iquest_q1",
	title: "key and value tags between <iquest_tool_call> tags",
	aliases: ["iquest"],
	models: ["IQuestLab/IQuest-Q1*"],
	tokens: ["<iquest_tool_call>", "</iquest_tool_call>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["doubled-close", "unclosed-value", "unclosed-call", "other-close", "unknown-close", "unopened-key", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</iquest_tool_call>", // 2
		"<arg_key>", // 3
		"<iquest_tool_call>", // 4
		"</arg_value>", // 5
		"</arg_key>", // 6
		"<arg_value>", // 7
		">", // 8
		"</", // 9
		"<", // 10
		"|>", // 11
		"<|", // 12
		"\n</think>", // 13
		"\r\n</think>", // 14
		"\n<arg_key>", // 15
		"\n</iquest_tool_call>", // 16
		"\r\n<arg_key>", // 17
		"\r\n</iquest_tool_call>", // 18
		"\n<arg_value>", // 19
		"\n</arg_key>", // 20
		"\r\n<arg_value>", // 21
		"\r\n</arg_key>", // 22
	],
	openings: [1, 4],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 199 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [20], closableByLoop: [21, 30, 31, 32, 33, 34, 35, 38, 39, 50, 51, 52, 53, 55, 56, 57, 58, 59, 60, 62, 63, 64, 65, 66, 67, 68, 69, 104], pairs: true }, // 0
		{ closes: [2], openings: [1, 4], after: 2, closable: [20], closableByLoop: [21, 30, 31, 32, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 178], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 12], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 120, 198, 0] }, // 3
		{ k: "fork", to: [19, 120, 198] }, // 4
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
		{ k: "literal", literal: 3, to: 0 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 2, to: 0 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "fork", to: [23, 25] }, // 26
		{ k: "slot", slot: "tool", field: "skip", to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 4, to: 28 }, // 29
		{ k: "look", body: 29, to: 20 }, // 30
		{ k: "op", do: { op: "repair", code: 2 }, to: 30 }, // 31
		{ k: "fork", to: [21, 31] }, // 32
		{ k: "fork", to: [116, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "op", do: { op: "settle" }, to: 34 }, // 35
		{ k: "fork", to: [22, 24] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "look", body: 37, to: 35 }, // 38
		{ k: "literal", literal: 5, to: 38 }, // 39
		{ k: "literal", literal: 6, to: 0 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "slot", slot: "unbound", field: "skip", to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 3, to: 43 }, // 44
		{ k: "assert", what: "end", to: 0 }, // 45
		{ k: "fork", to: [29, 45] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 2, to: 47 }, // 48
		{ k: "fork", to: [44, 48] }, // 49
		{ k: "look", body: 49, to: 35 }, // 50
		{ k: "eol", to: 50 }, // 51
		{ k: "fork", to: [51, 50] }, // 52
		{ k: "op", do: { op: "repair", code: 1 }, to: 52 }, // 53
		{ k: "space", greedy: true, to: 29 }, // 54
		{ k: "look", body: 54, to: 35 }, // 55
		{ k: "literal", literal: 5, to: 55 }, // 56
		{ k: "op", do: { op: "repair", code: 2 }, to: 56 }, // 57
		{ k: "space", greedy: true, to: 39 }, // 58
		{ k: "literal", literal: 5, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 0 }, to: 59 }, // 60
		{ k: "space", greedy: true, to: 49 }, // 61
		{ k: "look", body: 61, to: 35 }, // 62
		{ k: "literal", literal: 7, to: 62 }, // 63
		{ k: "literal", literal: 6, to: 62 }, // 64
		{ k: "literal", literal: 2, to: 62 }, // 65
		{ k: "fork", to: [63, 64, 65] }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "op", do: { op: "repair", code: 3 }, to: 68 }, // 69
		{ k: "op", do: { op: "break", at: "skip" }, to: 35 }, // 70
		{ k: "literal", literal: 6, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "slot", slot: "unbound", field: "skip", to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 3, to: 74 }, // 75
		{ k: "literal", literal: 2, to: 70 }, // 76
		{ k: "fork", to: [75, 76] }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 8, to: 78 }, // 79
		{ k: "atom", kind: "word", field: "skip", to: 79 }, // 80
		{ k: "literal", literal: 9, to: 80 }, // 81
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 81 }, // 82
		{ k: "literal", literal: 8, to: 74 }, // 83
		{ k: "atom", kind: "word", field: "skip", to: 83 }, // 84
		{ k: "literal", literal: 10, to: 84 }, // 85
		{ k: "literal", literal: 3, to: 70 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "space", greedy: true, to: 76 }, // 88
		{ k: "fork", to: [87, 88] }, // 89
		{ k: "slot", slot: "tool", field: "skip", to: 89 }, // 90
		{ k: "fork", to: [73, 85, 90] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 5, to: 92 }, // 93
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 93 }, // 94
		{ k: "op", do: { op: "break", at: "here" }, to: 35 }, // 95
		{ k: "literal", literal: 3, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 2, to: 95 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "fork", to: [97, 99] }, // 100
		{ k: "slot", slot: "tool", field: "skip", to: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 4, to: 102 }, // 103
		{ k: "fork", to: [39, 53, 57, 60, 69, 82, 94, 103] }, // 104
		{ k: "text", field: "value", typed: true, stray: false, exits: 104, stops: [5, 15, 16, 17, 18, 3, 2, 19, 20, 21, 22, 7, 6, 9, 4], terminators: [35] }, // 105
		{ k: "literal", literal: 7, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 6, to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 6, to: 109 }, // 110
		{ k: "op", do: { op: "repair", code: 0 }, to: 110 }, // 111
		{ k: "fork", to: [108, 111] }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "atom", kind: "word", field: "key", to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 3, to: 115 }, // 116
		{ k: "atom", kind: "word", field: "name", to: 34 }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "literal", literal: 4, to: 118 }, // 119
		{ k: "op", do: { op: "open", unit: 0 }, to: 119 }, // 120
		{ k: "fork", to: [190, 32] }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "op", do: { op: "settle" }, to: 122 }, // 123
		{ k: "look", body: 37, to: 123 }, // 124
		{ k: "literal", literal: 5, to: 124 }, // 125
		{ k: "look", body: 49, to: 123 }, // 126
		{ k: "eol", to: 126 }, // 127
		{ k: "fork", to: [127, 126] }, // 128
		{ k: "op", do: { op: "repair", code: 1 }, to: 128 }, // 129
		{ k: "look", body: 54, to: 123 }, // 130
		{ k: "literal", literal: 5, to: 130 }, // 131
		{ k: "op", do: { op: "repair", code: 2 }, to: 131 }, // 132
		{ k: "space", greedy: true, to: 125 }, // 133
		{ k: "literal", literal: 5, to: 133 }, // 134
		{ k: "op", do: { op: "repair", code: 0 }, to: 134 }, // 135
		{ k: "look", body: 61, to: 123 }, // 136
		{ k: "literal", literal: 7, to: 136 }, // 137
		{ k: "literal", literal: 6, to: 136 }, // 138
		{ k: "literal", literal: 2, to: 136 }, // 139
		{ k: "fork", to: [137, 138, 139] }, // 140
		{ k: "eol", to: 140 }, // 141
		{ k: "fork", to: [141, 140] }, // 142
		{ k: "op", do: { op: "repair", code: 3 }, to: 142 }, // 143
		{ k: "op", do: { op: "break", at: "skip" }, to: 123 }, // 144
		{ k: "literal", literal: 6, to: 144 }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "slot", slot: "unbound", field: "skip", to: 146 }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "literal", literal: 3, to: 148 }, // 149
		{ k: "literal", literal: 2, to: 144 }, // 150
		{ k: "fork", to: [149, 150] }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "literal", literal: 8, to: 152 }, // 153
		{ k: "atom", kind: "word", field: "skip", to: 153 }, // 154
		{ k: "literal", literal: 9, to: 154 }, // 155
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 155 }, // 156
		{ k: "literal", literal: 8, to: 148 }, // 157
		{ k: "atom", kind: "word", field: "skip", to: 157 }, // 158
		{ k: "literal", literal: 10, to: 158 }, // 159
		{ k: "literal", literal: 3, to: 144 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "space", greedy: true, to: 150 }, // 162
		{ k: "fork", to: [161, 162] }, // 163
		{ k: "slot", slot: "tool", field: "skip", to: 163 }, // 164
		{ k: "fork", to: [147, 159, 164] }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 5, to: 166 }, // 167
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 167 }, // 168
		{ k: "op", do: { op: "break", at: "here" }, to: 123 }, // 169
		{ k: "literal", literal: 3, to: 169 }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "literal", literal: 2, to: 169 }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "fork", to: [171, 173] }, // 174
		{ k: "slot", slot: "tool", field: "skip", to: 174 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "literal", literal: 4, to: 176 }, // 177
		{ k: "fork", to: [125, 129, 132, 135, 143, 156, 168, 177] }, // 178
		{ k: "text", field: "value", typed: true, stray: false, exits: 178, stops: [5, 15, 16, 17, 18, 3, 2, 19, 20, 21, 22, 7, 6, 9, 4], terminators: [123] }, // 179
		{ k: "literal", literal: 7, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 6, to: 181 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "literal", literal: 6, to: 183 }, // 184
		{ k: "op", do: { op: "repair", code: 0 }, to: 184 }, // 185
		{ k: "fork", to: [182, 185] }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "atom", kind: "word", field: "key", to: 187 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "literal", literal: 3, to: 189 }, // 190
		{ k: "atom", kind: "word", field: "name", to: 122 }, // 191
		{ k: "look", body: 27, to: 191 }, // 192
		{ k: "space", greedy: true, to: 192 }, // 193
		{ k: "literal", literal: 11, to: 193 }, // 194
		{ k: "atom", kind: "word", field: "skip", to: 194 }, // 195
		{ k: "literal", literal: 12, to: 195 }, // 196
		{ k: "op", do: { op: "repair", code: 6 }, to: 196 }, // 197
		{ k: "op", do: { op: "open", unit: 1 }, to: 197 }, // 198
		{ k: "fork", to: [16, 15] }, // 199
	],
};
