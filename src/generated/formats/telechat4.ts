// Generated from grammars/telechat4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a name, then param_key and param_value pairs, or JSON, between <tool_call> tags */
export const telechat4: Format = {
	version: 2,
	name: "telechat4",
	title: "a name, then param_key and param_value pairs, or JSON, between <tool_call> tags",
	aliases: ["telechat_4", "xing4", "xing4_0", "xing_4_0"],
	models: ["Tele-AI/TeleChat4*", "Tele-AI/Xing4*", "Tele-AI/Xing-4*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<_end>"],
	ends: ["<_end>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["doubled-close", "json-arguments", "json-body", "unclosed-value", "unclosed-call", "other-close", "unknown-close", "unopened-key", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"<param_key>", // 3
		"<tool_call>", // 4
		"</param_value>", // 5
		"</param_key>", // 6
		"<param_value>", // 7
		">", // 8
		"</", // 9
		"<", // 10
		"\"", // 11
		"}", // 12
		"{", // 13
		"|>", // 14
		"<|", // 15
		"\n</think>", // 16
		"\r\n</think>", // 17
		"\n<param_key>", // 18
		"\n</tool_call>", // 19
		"\r\n<param_key>", // 20
		"\r\n</tool_call>", // 21
		"\n<param_value>", // 22
		"\n</param_key>", // 23
		"\r\n<param_value>", // 24
		"\r\n</param_key>", // 25
	],
	openings: [1, 4],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 215 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [20, 117], closableByLoop: [21, 30, 31, 32, 33, 34, 35, 38, 39, 50, 51, 52, 53, 55, 56, 57, 58, 59, 60, 62, 63, 64, 65, 66, 67, 68, 69, 104, 126, 127], pairs: true }, // 0
		{ closes: [2], openings: [1, 4], after: 2, closable: [20, 21, 117], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4], after: 2, closable: [20], closableByLoop: [21, 30, 31, 32, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 194], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 15], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 131, 136, 214, 0] }, // 3
		{ k: "fork", to: [19, 131, 136, 214] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [16, 17, 0], terminators: [5] }, // 13
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
		{ k: "op", do: { op: "repair", code: 4 }, to: 30 }, // 31
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
		{ k: "op", do: { op: "repair", code: 3 }, to: 52 }, // 53
		{ k: "space", greedy: true, to: 29 }, // 54
		{ k: "look", body: 54, to: 35 }, // 55
		{ k: "literal", literal: 5, to: 55 }, // 56
		{ k: "op", do: { op: "repair", code: 4 }, to: 56 }, // 57
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
		{ k: "op", do: { op: "repair", code: 5 }, to: 68 }, // 69
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
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 81 }, // 82
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
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 93 }, // 94
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
		{ k: "text", field: "value", typed: true, stray: false, exits: 104, stops: [5, 18, 19, 20, 21, 3, 2, 22, 23, 24, 25, 7, 6, 9, 4], terminators: [35] }, // 105
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
		{ k: "space", greedy: true, to: 21 }, // 117
		{ k: "value", py: false, field: "arguments", to: 117 }, // 118
		{ k: "literal", literal: 11, to: 0 }, // 119
		{ k: "literal", literal: 12, to: 0 }, // 120
		{ k: "fork", to: [119, 120] }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 13, to: 122 }, // 123
		{ k: "look", body: 123, to: 118 }, // 124
		{ k: "op", do: { op: "repair", code: 1 }, to: 124 }, // 125
		{ k: "fork", to: [33, 125] }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "atom", kind: "word", field: "name", to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 4, to: 129 }, // 130
		{ k: "op", do: { op: "open", unit: 0 }, to: 130 }, // 131
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 117 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 4, to: 133 }, // 134
		{ k: "op", do: { op: "repair", code: 2 }, to: 134 }, // 135
		{ k: "op", do: { op: "open", unit: 1 }, to: 135 }, // 136
		{ k: "fork", to: [206, 32] }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "op", do: { op: "settle" }, to: 138 }, // 139
		{ k: "look", body: 37, to: 139 }, // 140
		{ k: "literal", literal: 5, to: 140 }, // 141
		{ k: "look", body: 49, to: 139 }, // 142
		{ k: "eol", to: 142 }, // 143
		{ k: "fork", to: [143, 142] }, // 144
		{ k: "op", do: { op: "repair", code: 3 }, to: 144 }, // 145
		{ k: "look", body: 54, to: 139 }, // 146
		{ k: "literal", literal: 5, to: 146 }, // 147
		{ k: "op", do: { op: "repair", code: 4 }, to: 147 }, // 148
		{ k: "space", greedy: true, to: 141 }, // 149
		{ k: "literal", literal: 5, to: 149 }, // 150
		{ k: "op", do: { op: "repair", code: 0 }, to: 150 }, // 151
		{ k: "look", body: 61, to: 139 }, // 152
		{ k: "literal", literal: 7, to: 152 }, // 153
		{ k: "literal", literal: 6, to: 152 }, // 154
		{ k: "literal", literal: 2, to: 152 }, // 155
		{ k: "fork", to: [153, 154, 155] }, // 156
		{ k: "eol", to: 156 }, // 157
		{ k: "fork", to: [157, 156] }, // 158
		{ k: "op", do: { op: "repair", code: 5 }, to: 158 }, // 159
		{ k: "op", do: { op: "break", at: "skip" }, to: 139 }, // 160
		{ k: "literal", literal: 6, to: 160 }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "slot", slot: "unbound", field: "skip", to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 3, to: 164 }, // 165
		{ k: "literal", literal: 2, to: 160 }, // 166
		{ k: "fork", to: [165, 166] }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 8, to: 168 }, // 169
		{ k: "atom", kind: "word", field: "skip", to: 169 }, // 170
		{ k: "literal", literal: 9, to: 170 }, // 171
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 171 }, // 172
		{ k: "literal", literal: 8, to: 164 }, // 173
		{ k: "atom", kind: "word", field: "skip", to: 173 }, // 174
		{ k: "literal", literal: 10, to: 174 }, // 175
		{ k: "literal", literal: 3, to: 160 }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "space", greedy: true, to: 166 }, // 178
		{ k: "fork", to: [177, 178] }, // 179
		{ k: "slot", slot: "tool", field: "skip", to: 179 }, // 180
		{ k: "fork", to: [163, 175, 180] }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 5, to: 182 }, // 183
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 183 }, // 184
		{ k: "op", do: { op: "break", at: "here" }, to: 139 }, // 185
		{ k: "literal", literal: 3, to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 2, to: 185 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "fork", to: [187, 189] }, // 190
		{ k: "slot", slot: "tool", field: "skip", to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 4, to: 192 }, // 193
		{ k: "fork", to: [141, 145, 148, 151, 159, 172, 184, 193] }, // 194
		{ k: "text", field: "value", typed: true, stray: false, exits: 194, stops: [5, 18, 19, 20, 21, 3, 2, 22, 23, 24, 25, 7, 6, 9, 4], terminators: [139] }, // 195
		{ k: "literal", literal: 7, to: 195 }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 6, to: 197 }, // 198
		{ k: "space", greedy: true, to: 198 }, // 199
		{ k: "literal", literal: 6, to: 199 }, // 200
		{ k: "op", do: { op: "repair", code: 0 }, to: 200 }, // 201
		{ k: "fork", to: [198, 201] }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "atom", kind: "word", field: "key", to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 3, to: 205 }, // 206
		{ k: "atom", kind: "word", field: "name", to: 138 }, // 207
		{ k: "look", body: 27, to: 207 }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "literal", literal: 14, to: 209 }, // 210
		{ k: "atom", kind: "word", field: "skip", to: 210 }, // 211
		{ k: "literal", literal: 15, to: 211 }, // 212
		{ k: "op", do: { op: "repair", code: 8 }, to: 212 }, // 213
		{ k: "op", do: { op: "open", unit: 2 }, to: 213 }, // 214
		{ k: "fork", to: [16, 15] }, // 215
	],
};
