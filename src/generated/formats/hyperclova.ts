// Generated from grammars/hyperclova.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** key and value tags (32B), or a message whose header is a call (14B) */
export const hyperclova: Format = {
	version: 2,
	name: "hyperclova",
	title: "key and value tags (32B), or a message whose header is a call (14B)",
	aliases: ["hyperclovax_seed_think", "hyperclovax_seed_think_14b", "hyperclovax"],
	models: ["naver-hyperclovax/HyperCLOVAX-SEED-Think-*"],
	tokens: ["<|im_start|>", "<|im_end|>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["signs-around", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<|im_end|>", // 2
		"/think\n", // 3
		"assistant", // 4
		"<|im_start|>", // 5
		"</tool_call>", // 6
		"<arg_key>", // 7
		"<tool_call>", // 8
		"</arg_value>", // 9
		"</arg_key>", // 10
		"<arg_value>", // 11
		">", // 12
		"</", // 13
		"<", // 14
		"|>", // 15
		"<|", // 16
		"]", // 17
		",", // 18
		"}", // 19
		"{", // 20
		"[", // 21
		" -> tool/function_call", // 22
		"\n</think>", // 23
		"\r\n</think>", // 24
		"\n<arg_key>", // 25
		"\n</tool_call>", // 26
		"\r\n<arg_key>", // 27
		"\r\n</tool_call>", // 28
		"\n<arg_value>", // 29
		"\n</arg_key>", // 30
		"\r\n<arg_value>", // 31
		"\r\n</arg_key>", // 32
	],
	openings: [1, 5, 3, 8, 2, 22],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 236 }, // 0
		{ name: "message", after: ["<|im_start|>assistant/think\n"], node: 21 }, // 1
	],
	units: [
		{ closes: [6], openings: [1, 5, 3, 8, 2, 22], after: 2, closable: [26], closableByLoop: [27, 36, 37, 38, 39, 40, 41, 44, 45, 56, 57, 58, 59, 61, 62, 63, 64, 65, 66, 68, 69, 70, 71, 72, 73, 74, 75, 110], pairs: true }, // 0
		{ closes: [6], openings: [1, 5, 3, 8, 2, 22], after: 2, closable: [26], closableByLoop: [27, 36, 37, 38, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 180], pairs: true }, // 1
		{ closes: [], openings: [1, 5, 3, 8, 2, 22], after: 202, closable: [205, 210, 211, 212, 213, 214, 215], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 3, 8, 16, 2, 22], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 25, 122, 196, 235, 197, 0] }, // 3
		{ k: "fork", to: [19, 25, 122, 196, 235, 197] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [23, 24, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 7 }, // 20
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 20, stops: [2], terminators: [5] }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "literal", literal: 4, to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "fork", to: [24, 22] }, // 25
		{ k: "op", do: { op: "close" }, to: 2 }, // 26
		{ k: "literal", literal: 6, to: 26 }, // 27
		{ k: "literal", literal: 7, to: 0 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 6, to: 0 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "fork", to: [29, 31] }, // 32
		{ k: "slot", slot: "tool", field: "skip", to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 8, to: 34 }, // 35
		{ k: "look", body: 35, to: 26 }, // 36
		{ k: "op", do: { op: "repair", code: 2 }, to: 36 }, // 37
		{ k: "fork", to: [27, 37] }, // 38
		{ k: "fork", to: [118, 38] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "op", do: { op: "settle" }, to: 40 }, // 41
		{ k: "fork", to: [28, 30] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "look", body: 43, to: 41 }, // 44
		{ k: "literal", literal: 9, to: 44 }, // 45
		{ k: "literal", literal: 10, to: 0 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "slot", slot: "unbound", field: "skip", to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 7, to: 49 }, // 50
		{ k: "assert", what: "end", to: 0 }, // 51
		{ k: "fork", to: [35, 51] }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 6, to: 53 }, // 54
		{ k: "fork", to: [50, 54] }, // 55
		{ k: "look", body: 55, to: 41 }, // 56
		{ k: "eol", to: 56 }, // 57
		{ k: "fork", to: [57, 56] }, // 58
		{ k: "op", do: { op: "repair", code: 1 }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 35 }, // 60
		{ k: "look", body: 60, to: 41 }, // 61
		{ k: "literal", literal: 9, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 2 }, to: 62 }, // 63
		{ k: "space", greedy: true, to: 45 }, // 64
		{ k: "literal", literal: 9, to: 64 }, // 65
		{ k: "op", do: { op: "repair", code: 3 }, to: 65 }, // 66
		{ k: "space", greedy: true, to: 55 }, // 67
		{ k: "look", body: 67, to: 41 }, // 68
		{ k: "literal", literal: 11, to: 68 }, // 69
		{ k: "literal", literal: 10, to: 68 }, // 70
		{ k: "literal", literal: 6, to: 68 }, // 71
		{ k: "fork", to: [69, 70, 71] }, // 72
		{ k: "eol", to: 72 }, // 73
		{ k: "fork", to: [73, 72] }, // 74
		{ k: "op", do: { op: "repair", code: 4 }, to: 74 }, // 75
		{ k: "op", do: { op: "break", at: "skip" }, to: 41 }, // 76
		{ k: "literal", literal: 10, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "slot", slot: "unbound", field: "skip", to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 7, to: 80 }, // 81
		{ k: "literal", literal: 6, to: 76 }, // 82
		{ k: "fork", to: [81, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 12, to: 84 }, // 85
		{ k: "atom", kind: "word", field: "skip", to: 85 }, // 86
		{ k: "literal", literal: 13, to: 86 }, // 87
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 87 }, // 88
		{ k: "literal", literal: 12, to: 80 }, // 89
		{ k: "atom", kind: "word", field: "skip", to: 89 }, // 90
		{ k: "literal", literal: 14, to: 90 }, // 91
		{ k: "literal", literal: 7, to: 76 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "space", greedy: true, to: 82 }, // 94
		{ k: "fork", to: [93, 94] }, // 95
		{ k: "slot", slot: "tool", field: "skip", to: 95 }, // 96
		{ k: "fork", to: [79, 91, 96] }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 9, to: 98 }, // 99
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 99 }, // 100
		{ k: "op", do: { op: "break", at: "here" }, to: 41 }, // 101
		{ k: "literal", literal: 7, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 6, to: 101 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "fork", to: [103, 105] }, // 106
		{ k: "slot", slot: "tool", field: "skip", to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 8, to: 108 }, // 109
		{ k: "fork", to: [45, 59, 63, 66, 75, 88, 100, 109] }, // 110
		{ k: "text", field: "value", typed: true, stray: false, exits: 110, stops: [9, 25, 26, 27, 28, 7, 6, 29, 30, 31, 32, 11, 10, 13, 8], terminators: [41] }, // 111
		{ k: "literal", literal: 11, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 10, to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "atom", kind: "word", field: "key", to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 7, to: 117 }, // 118
		{ k: "atom", kind: "word", field: "name", to: 40 }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 8, to: 120 }, // 121
		{ k: "op", do: { op: "open", unit: 0 }, to: 121 }, // 122
		{ k: "fork", to: [188, 38] }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "op", do: { op: "settle" }, to: 124 }, // 125
		{ k: "look", body: 43, to: 125 }, // 126
		{ k: "literal", literal: 9, to: 126 }, // 127
		{ k: "look", body: 55, to: 125 }, // 128
		{ k: "eol", to: 128 }, // 129
		{ k: "fork", to: [129, 128] }, // 130
		{ k: "op", do: { op: "repair", code: 1 }, to: 130 }, // 131
		{ k: "look", body: 60, to: 125 }, // 132
		{ k: "literal", literal: 9, to: 132 }, // 133
		{ k: "op", do: { op: "repair", code: 2 }, to: 133 }, // 134
		{ k: "space", greedy: true, to: 127 }, // 135
		{ k: "literal", literal: 9, to: 135 }, // 136
		{ k: "op", do: { op: "repair", code: 3 }, to: 136 }, // 137
		{ k: "look", body: 67, to: 125 }, // 138
		{ k: "literal", literal: 11, to: 138 }, // 139
		{ k: "literal", literal: 10, to: 138 }, // 140
		{ k: "literal", literal: 6, to: 138 }, // 141
		{ k: "fork", to: [139, 140, 141] }, // 142
		{ k: "eol", to: 142 }, // 143
		{ k: "fork", to: [143, 142] }, // 144
		{ k: "op", do: { op: "repair", code: 4 }, to: 144 }, // 145
		{ k: "op", do: { op: "break", at: "skip" }, to: 125 }, // 146
		{ k: "literal", literal: 10, to: 146 }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "slot", slot: "unbound", field: "skip", to: 148 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "literal", literal: 7, to: 150 }, // 151
		{ k: "literal", literal: 6, to: 146 }, // 152
		{ k: "fork", to: [151, 152] }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 12, to: 154 }, // 155
		{ k: "atom", kind: "word", field: "skip", to: 155 }, // 156
		{ k: "literal", literal: 13, to: 156 }, // 157
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 157 }, // 158
		{ k: "literal", literal: 12, to: 150 }, // 159
		{ k: "atom", kind: "word", field: "skip", to: 159 }, // 160
		{ k: "literal", literal: 14, to: 160 }, // 161
		{ k: "literal", literal: 7, to: 146 }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "space", greedy: true, to: 152 }, // 164
		{ k: "fork", to: [163, 164] }, // 165
		{ k: "slot", slot: "tool", field: "skip", to: 165 }, // 166
		{ k: "fork", to: [149, 161, 166] }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 9, to: 168 }, // 169
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 169 }, // 170
		{ k: "op", do: { op: "break", at: "here" }, to: 125 }, // 171
		{ k: "literal", literal: 7, to: 171 }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "literal", literal: 6, to: 171 }, // 174
		{ k: "space", greedy: true, to: 174 }, // 175
		{ k: "fork", to: [173, 175] }, // 176
		{ k: "slot", slot: "tool", field: "skip", to: 176 }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "literal", literal: 8, to: 178 }, // 179
		{ k: "fork", to: [127, 131, 134, 137, 145, 158, 170, 179] }, // 180
		{ k: "text", field: "value", typed: true, stray: false, exits: 180, stops: [9, 25, 26, 27, 28, 7, 6, 29, 30, 31, 32, 11, 10, 13, 8], terminators: [125] }, // 181
		{ k: "literal", literal: 11, to: 181 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "literal", literal: 10, to: 183 }, // 184
		{ k: "space", greedy: true, to: 184 }, // 185
		{ k: "atom", kind: "word", field: "key", to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 7, to: 187 }, // 188
		{ k: "atom", kind: "word", field: "name", to: 124 }, // 189
		{ k: "look", body: 33, to: 189 }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "literal", literal: 15, to: 191 }, // 192
		{ k: "atom", kind: "word", field: "skip", to: 192 }, // 193
		{ k: "literal", literal: 16, to: 193 }, // 194
		{ k: "op", do: { op: "repair", code: 7 }, to: 194 }, // 195
		{ k: "op", do: { op: "open", unit: 1 }, to: 195 }, // 196
		{ k: "literal", literal: 2, to: 2 }, // 197
		{ k: "assert", what: "end", to: 2 }, // 198
		{ k: "fork", to: [197, 198] }, // 199
		{ k: "literal", literal: 17, to: 199 }, // 200
		{ k: "space", greedy: true, to: 200 }, // 201
		{ k: "text", field: "content", typed: false, exits: 203, stops: null, terminators: [], stray: true, section: { entry: 204, proof: false, content: false } }, // 202
		{ k: "fork", to: [217, 220, 201, 221] }, // 203
		{ k: "fork", to: [217, 201] }, // 204
		{ k: "op", do: { op: "close" }, to: 202 }, // 205
		{ k: "literal", literal: 18, to: 0 }, // 206
		{ k: "literal", literal: 17, to: 0 }, // 207
		{ k: "fork", to: [206, 207] }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "look", body: 209, to: 205 }, // 210
		{ k: "fork", to: [213, 210] }, // 211
		{ k: "literal", literal: 19, to: 211 }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "op", do: { op: "repair", code: 0 }, to: 213 }, // 214
		{ k: "fork", to: [205, 214] }, // 215
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 215 }, // 216
		{ k: "op", do: { op: "open", unit: 2 }, to: 216 }, // 217
		{ k: "space", greedy: true, to: 202 }, // 218
		{ k: "literal", literal: 18, to: 218 }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "op", do: { op: "leave" }, to: 4 }, // 221
		{ k: "literal", literal: 20, to: 0 }, // 222
		{ k: "fork", to: [222, 207] }, // 223
		{ k: "space", greedy: true, to: 223 }, // 224
		{ k: "look", body: 224, to: 218 }, // 225
		{ k: "literal", literal: 21, to: 225 }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "literal", literal: 22, to: 227 }, // 228
		{ k: "literal", literal: 4, to: 228 }, // 229
		{ k: "literal", literal: 5, to: 229 }, // 230
		{ k: "fork", to: [230, 228] }, // 231
		{ k: "eol", to: 231 }, // 232
		{ k: "fork", to: [232, 231] }, // 233
		{ k: "literal", literal: 2, to: 233 }, // 234
		{ k: "fork", to: [234, 231] }, // 235
		{ k: "fork", to: [16, 15] }, // 236
	],
};
