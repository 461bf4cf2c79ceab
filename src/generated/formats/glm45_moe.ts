// Generated from grammars/glm45_moe.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a name, then key and value pairs on lines of their own, between <tool_call> tags */
export const glm45_moe: Format = {
	version: 2,
	name: "glm45_moe",
	title: "a name, then key and value pairs on lines of their own, between <tool_call> tags",
	aliases: ["glm45", "glm-4.5", "glm46", "glm-ocr"],
	models: ["zai-org/GLM-4.5*", "zai-org/GLM-4.6*"],
	template: ["/nothink", "function_name\n<arg_key>"],
	tokens: ["<tool_call>", "</tool_call>", "<arg_key>", "</arg_key>", "<arg_value>", "</arg_value>", "<think>", "</think>", "<|user|>", "<|observation|>", "<|endoftext|>"],
	ends: ["<|user|>", "<|observation|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["escaped-newline", "doubled-close", "json-arguments", "json-body", "unclosed-value", "unclosed-call", "other-close", "unknown-close", "unopened-key", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"<arg_key>", // 3
		"<tool_call>", // 4
		"</arg_value>", // 5
		"\\n", // 6
		"</arg_key>", // 7
		"<arg_value>", // 8
		">", // 9
		"</", // 10
		"<", // 11
		"\"", // 12
		"}", // 13
		"{", // 14
		"|>", // 15
		"<|", // 16
		"\n<arg_key>", // 17
		"\n</tool_call>", // 18
		"\r\n<arg_key>", // 19
		"\r\n</tool_call>", // 20
		"\n<arg_value>", // 21
		"\n</arg_key>", // 22
		"\r\n<arg_value>", // 23
		"\r\n</arg_key>", // 24
	],
	openings: [1, 4],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 241 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [14, 126], closableByLoop: [15, 24, 25, 26, 27, 28, 29, 32, 33, 34, 35, 38, 39, 40, 51, 52, 53, 54, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 70, 105, 122, 123, 124, 125, 140], pairs: true }, // 0
		{ closes: [2], openings: [1, 4], after: 2, closable: [14, 15, 126], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4], after: 2, closable: [14], closableByLoop: [15, 24, 25, 26, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 212, 229, 230, 231, 232], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 16], terminators: [], stray: false }, // 2
		{ k: "fork", to: [13, 144, 149, 240, 0] }, // 3
		{ k: "fork", to: [13, 144, 149, 240] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [0], terminators: [5] }, // 9
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
		{ k: "op", do: { op: "repair", code: 5 }, to: 24 }, // 25
		{ k: "fork", to: [15, 25] }, // 26
		{ k: "fork", to: [121, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "op", do: { op: "settle" }, to: 28 }, // 29
		{ k: "fork", to: [16, 18] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "look", body: 31, to: 29 }, // 32
		{ k: "literal", literal: 5, to: 32 }, // 33
		{ k: "literal", literal: 6, to: 29 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 6, to: 31 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "look", body: 37, to: 35 }, // 38
		{ k: "literal", literal: 5, to: 38 }, // 39
		{ k: "op", do: { op: "repair", code: 0 }, to: 39 }, // 40
		{ k: "literal", literal: 7, to: 0 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "slot", slot: "unbound", field: "skip", to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 3, to: 44 }, // 45
		{ k: "assert", what: "end", to: 0 }, // 46
		{ k: "fork", to: [23, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 2, to: 48 }, // 49
		{ k: "fork", to: [45, 49] }, // 50
		{ k: "look", body: 50, to: 29 }, // 51
		{ k: "eol", to: 51 }, // 52
		{ k: "fork", to: [52, 51] }, // 53
		{ k: "op", do: { op: "repair", code: 4 }, to: 53 }, // 54
		{ k: "space", greedy: true, to: 23 }, // 55
		{ k: "look", body: 55, to: 29 }, // 56
		{ k: "literal", literal: 5, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 5 }, to: 57 }, // 58
		{ k: "space", greedy: true, to: 33 }, // 59
		{ k: "literal", literal: 5, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 1 }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 50 }, // 62
		{ k: "look", body: 62, to: 29 }, // 63
		{ k: "literal", literal: 8, to: 63 }, // 64
		{ k: "literal", literal: 7, to: 63 }, // 65
		{ k: "literal", literal: 2, to: 63 }, // 66
		{ k: "fork", to: [64, 65, 66] }, // 67
		{ k: "eol", to: 67 }, // 68
		{ k: "fork", to: [68, 67] }, // 69
		{ k: "op", do: { op: "repair", code: 6 }, to: 69 }, // 70
		{ k: "op", do: { op: "break", at: "skip" }, to: 29 }, // 71
		{ k: "literal", literal: 7, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "slot", slot: "unbound", field: "skip", to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 3, to: 75 }, // 76
		{ k: "literal", literal: 2, to: 71 }, // 77
		{ k: "fork", to: [76, 77] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 9, to: 79 }, // 80
		{ k: "atom", kind: "word", field: "skip", to: 80 }, // 81
		{ k: "literal", literal: 10, to: 81 }, // 82
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 82 }, // 83
		{ k: "literal", literal: 9, to: 75 }, // 84
		{ k: "atom", kind: "word", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 11, to: 85 }, // 86
		{ k: "literal", literal: 3, to: 71 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "space", greedy: true, to: 77 }, // 89
		{ k: "fork", to: [88, 89] }, // 90
		{ k: "slot", slot: "tool", field: "skip", to: 90 }, // 91
		{ k: "fork", to: [74, 86, 91] }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 5, to: 93 }, // 94
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 94 }, // 95
		{ k: "op", do: { op: "break", at: "here" }, to: 29 }, // 96
		{ k: "literal", literal: 3, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 2, to: 96 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "fork", to: [98, 100] }, // 101
		{ k: "slot", slot: "tool", field: "skip", to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 4, to: 103 }, // 104
		{ k: "fork", to: [33, 40, 54, 58, 61, 70, 83, 95, 104] }, // 105
		{ k: "text", field: "value", typed: true, stray: false, exits: 105, stops: [5, 17, 18, 19, 20, 3, 2, 21, 22, 23, 24, 8, 7, 10, 4], terminators: [29] }, // 106
		{ k: "literal", literal: 8, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 7, to: 108 }, // 109
		{ k: "literal", literal: 6, to: 108 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 7, to: 111 }, // 112
		{ k: "op", do: { op: "repair", code: 0 }, to: 112 }, // 113
		{ k: "space", greedy: true, to: 109 }, // 114
		{ k: "literal", literal: 7, to: 114 }, // 115
		{ k: "op", do: { op: "repair", code: 1 }, to: 115 }, // 116
		{ k: "fork", to: [109, 113, 116] }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "atom", kind: "word", field: "key", to: 118 }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 3, to: 120 }, // 121
		{ k: "literal", literal: 6, to: 28 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "op", do: { op: "repair", code: 0 }, to: 123 }, // 124
		{ k: "fork", to: [28, 124] }, // 125
		{ k: "space", greedy: true, to: 15 }, // 126
		{ k: "value", py: false, field: "arguments", to: 126 }, // 127
		{ k: "op", do: { op: "commit" }, to: 127 }, // 128
		{ k: "literal", literal: 12, to: 0 }, // 129
		{ k: "literal", literal: 13, to: 0 }, // 130
		{ k: "fork", to: [129, 130] }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "literal", literal: 14, to: 132 }, // 133
		{ k: "look", body: 133, to: 128 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 9, to: 135 }, // 136
		{ k: "fork", to: [136, 134] }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "op", do: { op: "repair", code: 2 }, to: 138 }, // 139
		{ k: "fork", to: [125, 139] }, // 140
		{ k: "atom", kind: "word", field: "name", to: 140 }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "literal", literal: 4, to: 142 }, // 143
		{ k: "op", do: { op: "open", unit: 0 }, to: 143 }, // 144
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 126 }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "literal", literal: 4, to: 146 }, // 147
		{ k: "op", do: { op: "repair", code: 3 }, to: 147 }, // 148
		{ k: "op", do: { op: "open", unit: 1 }, to: 148 }, // 149
		{ k: "fork", to: [228, 26] }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "op", do: { op: "settle" }, to: 151 }, // 152
		{ k: "look", body: 31, to: 152 }, // 153
		{ k: "literal", literal: 5, to: 153 }, // 154
		{ k: "literal", literal: 6, to: 152 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "look", body: 37, to: 156 }, // 157
		{ k: "literal", literal: 5, to: 157 }, // 158
		{ k: "op", do: { op: "repair", code: 0 }, to: 158 }, // 159
		{ k: "look", body: 50, to: 152 }, // 160
		{ k: "eol", to: 160 }, // 161
		{ k: "fork", to: [161, 160] }, // 162
		{ k: "op", do: { op: "repair", code: 4 }, to: 162 }, // 163
		{ k: "look", body: 55, to: 152 }, // 164
		{ k: "literal", literal: 5, to: 164 }, // 165
		{ k: "op", do: { op: "repair", code: 5 }, to: 165 }, // 166
		{ k: "space", greedy: true, to: 154 }, // 167
		{ k: "literal", literal: 5, to: 167 }, // 168
		{ k: "op", do: { op: "repair", code: 1 }, to: 168 }, // 169
		{ k: "look", body: 62, to: 152 }, // 170
		{ k: "literal", literal: 8, to: 170 }, // 171
		{ k: "literal", literal: 7, to: 170 }, // 172
		{ k: "literal", literal: 2, to: 170 }, // 173
		{ k: "fork", to: [171, 172, 173] }, // 174
		{ k: "eol", to: 174 }, // 175
		{ k: "fork", to: [175, 174] }, // 176
		{ k: "op", do: { op: "repair", code: 6 }, to: 176 }, // 177
		{ k: "op", do: { op: "break", at: "skip" }, to: 152 }, // 178
		{ k: "literal", literal: 7, to: 178 }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "slot", slot: "unbound", field: "skip", to: 180 }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 3, to: 182 }, // 183
		{ k: "literal", literal: 2, to: 178 }, // 184
		{ k: "fork", to: [183, 184] }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "literal", literal: 9, to: 186 }, // 187
		{ k: "atom", kind: "word", field: "skip", to: 187 }, // 188
		{ k: "literal", literal: 10, to: 188 }, // 189
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 189 }, // 190
		{ k: "literal", literal: 9, to: 182 }, // 191
		{ k: "atom", kind: "word", field: "skip", to: 191 }, // 192
		{ k: "literal", literal: 11, to: 192 }, // 193
		{ k: "literal", literal: 3, to: 178 }, // 194
		{ k: "space", greedy: true, to: 194 }, // 195
		{ k: "space", greedy: true, to: 184 }, // 196
		{ k: "fork", to: [195, 196] }, // 197
		{ k: "slot", slot: "tool", field: "skip", to: 197 }, // 198
		{ k: "fork", to: [181, 193, 198] }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "literal", literal: 5, to: 200 }, // 201
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 201 }, // 202
		{ k: "op", do: { op: "break", at: "here" }, to: 152 }, // 203
		{ k: "literal", literal: 3, to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 2, to: 203 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "fork", to: [205, 207] }, // 208
		{ k: "slot", slot: "tool", field: "skip", to: 208 }, // 209
		{ k: "space", greedy: true, to: 209 }, // 210
		{ k: "literal", literal: 4, to: 210 }, // 211
		{ k: "fork", to: [154, 159, 163, 166, 169, 177, 190, 202, 211] }, // 212
		{ k: "text", field: "value", typed: true, stray: false, exits: 212, stops: [5, 17, 18, 19, 20, 3, 2, 21, 22, 23, 24, 8, 7, 10, 4], terminators: [152] }, // 213
		{ k: "literal", literal: 8, to: 213 }, // 214
		{ k: "space", greedy: true, to: 214 }, // 215
		{ k: "literal", literal: 7, to: 215 }, // 216
		{ k: "literal", literal: 6, to: 215 }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "literal", literal: 7, to: 218 }, // 219
		{ k: "op", do: { op: "repair", code: 0 }, to: 219 }, // 220
		{ k: "space", greedy: true, to: 216 }, // 221
		{ k: "literal", literal: 7, to: 221 }, // 222
		{ k: "op", do: { op: "repair", code: 1 }, to: 222 }, // 223
		{ k: "fork", to: [216, 220, 223] }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "atom", kind: "word", field: "key", to: 225 }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "literal", literal: 3, to: 227 }, // 228
		{ k: "literal", literal: 6, to: 151 }, // 229
		{ k: "space", greedy: true, to: 229 }, // 230
		{ k: "op", do: { op: "repair", code: 0 }, to: 230 }, // 231
		{ k: "fork", to: [151, 231] }, // 232
		{ k: "atom", kind: "word", field: "name", to: 232 }, // 233
		{ k: "look", body: 21, to: 233 }, // 234
		{ k: "space", greedy: true, to: 234 }, // 235
		{ k: "literal", literal: 15, to: 235 }, // 236
		{ k: "atom", kind: "word", field: "skip", to: 236 }, // 237
		{ k: "literal", literal: 16, to: 237 }, // 238
		{ k: "op", do: { op: "repair", code: 9 }, to: 238 }, // 239
		{ k: "op", do: { op: "open", unit: 2 }, to: 239 }, // 240
		{ k: "fork", to: [10, 9] }, // 241
	],
};
