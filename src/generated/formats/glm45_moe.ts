// Generated from grammars/glm45_moe.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a name, then key and value pairs on lines of their own, between <tool_call> tags */
export const glm45_moe: Format = {
	version: 2,
	name: "glm45_moe",
	title: "a name, then key and value pairs on lines of their own, between <tool_call> tags",
	aliases: ["glm45", "glm-4.5", "glm46"],
	models: ["zai-org/GLM-4.5*", "zai-org/GLM-4.6*"],
	tokens: ["<tool_call>", "</tool_call>", "<arg_key>", "</arg_key>", "<arg_value>", "</arg_value>", "<think>", "</think>", "<|user|>", "<|observation|>", "<|endoftext|>"],
	ends: ["<|user|>", "<|observation|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["doubled-close", "json-arguments", "json-body", "unclosed-value", "unclosed-call", "other-close", "unknown-close", "unopened-key", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"<arg_key>", // 3
		"<tool_call>", // 4
		"</arg_value>", // 5
		"</arg_key>", // 6
		"<arg_value>", // 7
		">", // 8
		"</", // 9
		"<", // 10
		"\"", // 11
		"}", // 12
		"{", // 13
		"|>", // 14
		"<|", // 15
		"\n<arg_key>", // 16
		"\n</tool_call>", // 17
		"\r\n<arg_key>", // 18
		"\r\n</tool_call>", // 19
		"\n<arg_value>", // 20
		"\n</arg_key>", // 21
		"\r\n<arg_value>", // 22
		"\r\n</arg_key>", // 23
	],
	openings: [1, 4],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 215 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [14, 111], closableByLoop: [15, 24, 25, 26, 27, 28, 29, 32, 33, 44, 45, 46, 47, 49, 50, 51, 52, 53, 54, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 70, 71, 72, 73, 80, 81, 82, 83, 89, 90, 91, 92, 93, 94, 98, 120, 121], pairs: true }, // 0
		{ closes: [2], openings: [1, 4], after: 2, closable: [14, 15, 111], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4], after: 2, closable: [14], closableByLoop: [15, 24, 25, 26, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 160, 161, 162, 163, 170, 171, 172, 173, 179, 180, 181, 182, 183, 184, 188], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 15], stray: false }, // 2
		{ k: "fork", to: [13, 125, 130, 208, 0] }, // 3
		{ k: "fork", to: [13, 125, 130, 208] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [0] }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "assert", what: "start", to: 10 }, // 11
		{ k: "assert", what: "line", to: 10 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "op", do: { op: "close" }, to: 2 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "literal", literal: 3, to: 0 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "literal", literal: 2, to: 0 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "fork", to: [17, 19] }, // 20
		{ k: "slot", slot: "tool", field: "skip", to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 4, to: 22 }, // 23
		{ k: "look", body: 23, to: 14 }, // 24
		{ k: "op", do: { op: "repair", code: 4 }, to: 24 }, // 25
		{ k: "fork", to: [15, 25] }, // 26
		{ k: "fork", to: [110, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "op", do: { op: "settle" }, to: 28 }, // 29
		{ k: "fork", to: [16, 18] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "look", body: 31, to: 29 }, // 32
		{ k: "literal", literal: 5, to: 32 }, // 33
		{ k: "literal", literal: 6, to: 0 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "slot", slot: "unbound", field: "skip", to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 3, to: 37 }, // 38
		{ k: "assert", what: "end", to: 0 }, // 39
		{ k: "fork", to: [23, 39] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "literal", literal: 2, to: 41 }, // 42
		{ k: "fork", to: [38, 42] }, // 43
		{ k: "look", body: 43, to: 29 }, // 44
		{ k: "eol", to: 44 }, // 45
		{ k: "fork", to: [45, 44] }, // 46
		{ k: "op", do: { op: "repair", code: 3 }, to: 46 }, // 47
		{ k: "space", greedy: true, to: 23 }, // 48
		{ k: "look", body: 48, to: 29 }, // 49
		{ k: "literal", literal: 5, to: 49 }, // 50
		{ k: "op", do: { op: "repair", code: 4 }, to: 50 }, // 51
		{ k: "space", greedy: true, to: 33 }, // 52
		{ k: "literal", literal: 5, to: 52 }, // 53
		{ k: "op", do: { op: "repair", code: 0 }, to: 53 }, // 54
		{ k: "space", greedy: true, to: 43 }, // 55
		{ k: "look", body: 55, to: 29 }, // 56
		{ k: "literal", literal: 7, to: 56 }, // 57
		{ k: "literal", literal: 6, to: 56 }, // 58
		{ k: "literal", literal: 2, to: 56 }, // 59
		{ k: "fork", to: [57, 58, 59] }, // 60
		{ k: "eol", to: 60 }, // 61
		{ k: "fork", to: [61, 60] }, // 62
		{ k: "op", do: { op: "repair", code: 5 }, to: 62 }, // 63
		{ k: "op", do: { op: "break", at: "skip" }, to: 29 }, // 64
		{ k: "literal", literal: 6, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "slot", slot: "unbound", field: "skip", to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 3, to: 68 }, // 69
		{ k: "literal", literal: 2, to: 64 }, // 70
		{ k: "fork", to: [69, 70] }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 8, to: 72 }, // 73
		{ k: "atom", kind: "word", field: "skip", to: 73 }, // 74
		{ k: "literal", literal: 9, to: 74 }, // 75
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 75 }, // 76
		{ k: "literal", literal: 8, to: 68 }, // 77
		{ k: "atom", kind: "word", field: "skip", to: 77 }, // 78
		{ k: "literal", literal: 10, to: 78 }, // 79
		{ k: "literal", literal: 3, to: 64 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "space", greedy: true, to: 70 }, // 82
		{ k: "fork", to: [81, 82] }, // 83
		{ k: "slot", slot: "tool", field: "skip", to: 83 }, // 84
		{ k: "fork", to: [67, 79, 84] }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 5, to: 86 }, // 87
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 87 }, // 88
		{ k: "op", do: { op: "break", at: "here" }, to: 29 }, // 89
		{ k: "literal", literal: 3, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 2, to: 89 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "fork", to: [91, 93] }, // 94
		{ k: "slot", slot: "tool", field: "skip", to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 4, to: 96 }, // 97
		{ k: "fork", to: [33, 47, 51, 54, 63, 76, 88, 97] }, // 98
		{ k: "text", field: "value", typed: true, stray: false, exits: 98, stops: [5, 16, 17, 18, 19, 3, 2, 20, 21, 22, 23, 7, 6, 9, 4] }, // 99
		{ k: "literal", literal: 7, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 6, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 6, to: 103 }, // 104
		{ k: "op", do: { op: "repair", code: 0 }, to: 104 }, // 105
		{ k: "fork", to: [102, 105] }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "atom", kind: "word", field: "key", to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 3, to: 109 }, // 110
		{ k: "space", greedy: true, to: 15 }, // 111
		{ k: "value", py: false, field: "arguments", to: 111 }, // 112
		{ k: "literal", literal: 11, to: 0 }, // 113
		{ k: "literal", literal: 12, to: 0 }, // 114
		{ k: "fork", to: [113, 114] }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "literal", literal: 13, to: 116 }, // 117
		{ k: "look", body: 117, to: 112 }, // 118
		{ k: "op", do: { op: "repair", code: 1 }, to: 118 }, // 119
		{ k: "fork", to: [27, 119] }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "atom", kind: "word", field: "name", to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 4, to: 123 }, // 124
		{ k: "op", do: { op: "open", unit: 0 }, to: 124 }, // 125
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 111 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 4, to: 127 }, // 128
		{ k: "op", do: { op: "repair", code: 2 }, to: 128 }, // 129
		{ k: "op", do: { op: "open", unit: 1 }, to: 129 }, // 130
		{ k: "fork", to: [200, 26] }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "op", do: { op: "settle" }, to: 132 }, // 133
		{ k: "look", body: 31, to: 133 }, // 134
		{ k: "literal", literal: 5, to: 134 }, // 135
		{ k: "look", body: 43, to: 133 }, // 136
		{ k: "eol", to: 136 }, // 137
		{ k: "fork", to: [137, 136] }, // 138
		{ k: "op", do: { op: "repair", code: 3 }, to: 138 }, // 139
		{ k: "look", body: 48, to: 133 }, // 140
		{ k: "literal", literal: 5, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 4 }, to: 141 }, // 142
		{ k: "space", greedy: true, to: 135 }, // 143
		{ k: "literal", literal: 5, to: 143 }, // 144
		{ k: "op", do: { op: "repair", code: 0 }, to: 144 }, // 145
		{ k: "look", body: 55, to: 133 }, // 146
		{ k: "literal", literal: 7, to: 146 }, // 147
		{ k: "literal", literal: 6, to: 146 }, // 148
		{ k: "literal", literal: 2, to: 146 }, // 149
		{ k: "fork", to: [147, 148, 149] }, // 150
		{ k: "eol", to: 150 }, // 151
		{ k: "fork", to: [151, 150] }, // 152
		{ k: "op", do: { op: "repair", code: 5 }, to: 152 }, // 153
		{ k: "op", do: { op: "break", at: "skip" }, to: 133 }, // 154
		{ k: "literal", literal: 6, to: 154 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "slot", slot: "unbound", field: "skip", to: 156 }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "literal", literal: 3, to: 158 }, // 159
		{ k: "literal", literal: 2, to: 154 }, // 160
		{ k: "fork", to: [159, 160] }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 8, to: 162 }, // 163
		{ k: "atom", kind: "word", field: "skip", to: 163 }, // 164
		{ k: "literal", literal: 9, to: 164 }, // 165
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 165 }, // 166
		{ k: "literal", literal: 8, to: 158 }, // 167
		{ k: "atom", kind: "word", field: "skip", to: 167 }, // 168
		{ k: "literal", literal: 10, to: 168 }, // 169
		{ k: "literal", literal: 3, to: 154 }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "space", greedy: true, to: 160 }, // 172
		{ k: "fork", to: [171, 172] }, // 173
		{ k: "slot", slot: "tool", field: "skip", to: 173 }, // 174
		{ k: "fork", to: [157, 169, 174] }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "literal", literal: 5, to: 176 }, // 177
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 177 }, // 178
		{ k: "op", do: { op: "break", at: "here" }, to: 133 }, // 179
		{ k: "literal", literal: 3, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 2, to: 179 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "fork", to: [181, 183] }, // 184
		{ k: "slot", slot: "tool", field: "skip", to: 184 }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "literal", literal: 4, to: 186 }, // 187
		{ k: "fork", to: [135, 139, 142, 145, 153, 166, 178, 187] }, // 188
		{ k: "text", field: "value", typed: true, stray: false, exits: 188, stops: [5, 16, 17, 18, 19, 3, 2, 20, 21, 22, 23, 7, 6, 9, 4] }, // 189
		{ k: "literal", literal: 7, to: 189 }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "literal", literal: 6, to: 191 }, // 192
		{ k: "space", greedy: true, to: 192 }, // 193
		{ k: "literal", literal: 6, to: 193 }, // 194
		{ k: "op", do: { op: "repair", code: 0 }, to: 194 }, // 195
		{ k: "fork", to: [192, 195] }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "atom", kind: "word", field: "key", to: 197 }, // 198
		{ k: "space", greedy: true, to: 198 }, // 199
		{ k: "literal", literal: 3, to: 199 }, // 200
		{ k: "atom", kind: "word", field: "name", to: 132 }, // 201
		{ k: "look", body: 21, to: 201 }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "literal", literal: 14, to: 203 }, // 204
		{ k: "atom", kind: "word", field: "skip", to: 204 }, // 205
		{ k: "literal", literal: 15, to: 205 }, // 206
		{ k: "op", do: { op: "repair", code: 8 }, to: 206 }, // 207
		{ k: "op", do: { op: "open", unit: 2 }, to: 207 }, // 208
		{ k: "op", do: { op: "settle" }, to: 0 }, // 209
		{ k: "eol", to: 2 }, // 210
		{ k: "fork", to: [210, 2] }, // 211
		{ k: "literal", literal: 0, to: 211 }, // 212
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 212, stops: [0] }, // 213
		{ k: "literal", literal: 1, to: 213 }, // 214
		{ k: "fork", to: [214, 213] }, // 215
	],
};
