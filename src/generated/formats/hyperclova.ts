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
	lenient: ["unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key", "unopened-call"],
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
		"{", // 19
		"[", // 20
		" -> tool/function_call", // 21
		"\n</think>", // 22
		"\r\n</think>", // 23
		"\n<arg_key>", // 24
		"\n</tool_call>", // 25
		"\r\n<arg_key>", // 26
		"\r\n</tool_call>", // 27
		"\n<arg_value>", // 28
		"\n</arg_key>", // 29
		"\r\n<arg_value>", // 30
		"\r\n</arg_key>", // 31
	],
	openings: [1, 5, 3, 8, 2, 21],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 229 }, // 0
		{ name: "message", after: ["<|im_start|>assistant/think\n"], node: 231 }, // 1
	],
	units: [
		{ closes: [6], openings: [1, 5, 3, 8, 2, 21], after: 2, closable: [26], closableByLoop: [27, 36, 37, 38, 39, 40, 41, 44, 45, 56, 57, 58, 59, 61, 62, 63, 64, 65, 66, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 82, 83, 84, 85, 96, 97, 98, 99, 100, 101, 105], pairs: true }, // 0
		{ closes: [6], openings: [1, 5, 3, 8, 2, 21], after: 2, closable: [26], closableByLoop: [27, 36, 37, 38, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 147, 148, 149, 150, 161, 162, 163, 164, 165, 166, 170], pairs: true }, // 1
		{ closes: [], openings: [1, 5, 3, 8, 2, 21], after: 192, closable: [195], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 3, 8, 16, 2, 21], stray: false }, // 2
		{ k: "fork", to: [19, 25, 117, 186, 216, 187, 0] }, // 3
		{ k: "fork", to: [19, 25, 117, 186, 216, 187] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [22, 23, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 7 }, // 20
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 20, stops: [2] }, // 21
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
		{ k: "op", do: { op: "repair", code: 1 }, to: 36 }, // 37
		{ k: "fork", to: [27, 37] }, // 38
		{ k: "fork", to: [113, 38] }, // 39
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
		{ k: "op", do: { op: "repair", code: 0 }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 35 }, // 60
		{ k: "look", body: 60, to: 41 }, // 61
		{ k: "literal", literal: 9, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 1 }, to: 62 }, // 63
		{ k: "space", greedy: true, to: 45 }, // 64
		{ k: "literal", literal: 9, to: 64 }, // 65
		{ k: "op", do: { op: "repair", code: 2 }, to: 65 }, // 66
		{ k: "space", greedy: true, to: 55 }, // 67
		{ k: "look", body: 67, to: 41 }, // 68
		{ k: "literal", literal: 11, to: 68 }, // 69
		{ k: "literal", literal: 10, to: 68 }, // 70
		{ k: "literal", literal: 6, to: 68 }, // 71
		{ k: "fork", to: [69, 70, 71] }, // 72
		{ k: "eol", to: 72 }, // 73
		{ k: "fork", to: [73, 72] }, // 74
		{ k: "op", do: { op: "repair", code: 3 }, to: 74 }, // 75
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
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 87 }, // 88
		{ k: "literal", literal: 12, to: 80 }, // 89
		{ k: "atom", kind: "word", field: "skip", to: 89 }, // 90
		{ k: "literal", literal: 14, to: 90 }, // 91
		{ k: "fork", to: [79, 91] }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 9, to: 93 }, // 94
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 94 }, // 95
		{ k: "op", do: { op: "break", at: "here" }, to: 41 }, // 96
		{ k: "literal", literal: 7, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 6, to: 96 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "fork", to: [98, 100] }, // 101
		{ k: "slot", slot: "tool", field: "skip", to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 8, to: 103 }, // 104
		{ k: "fork", to: [45, 59, 63, 66, 75, 88, 95, 104] }, // 105
		{ k: "text", field: "value", typed: true, stray: false, exits: 105, stops: [9, 24, 25, 26, 27, 7, 6, 28, 29, 30, 31, 11, 10, 13, 8] }, // 106
		{ k: "literal", literal: 11, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 10, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "atom", kind: "word", field: "key", to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 7, to: 112 }, // 113
		{ k: "atom", kind: "word", field: "name", to: 40 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 8, to: 115 }, // 116
		{ k: "op", do: { op: "open", unit: 0 }, to: 116 }, // 117
		{ k: "fork", to: [178, 38] }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "op", do: { op: "settle" }, to: 119 }, // 120
		{ k: "look", body: 43, to: 120 }, // 121
		{ k: "literal", literal: 9, to: 121 }, // 122
		{ k: "look", body: 55, to: 120 }, // 123
		{ k: "eol", to: 123 }, // 124
		{ k: "fork", to: [124, 123] }, // 125
		{ k: "op", do: { op: "repair", code: 0 }, to: 125 }, // 126
		{ k: "look", body: 60, to: 120 }, // 127
		{ k: "literal", literal: 9, to: 127 }, // 128
		{ k: "op", do: { op: "repair", code: 1 }, to: 128 }, // 129
		{ k: "space", greedy: true, to: 122 }, // 130
		{ k: "literal", literal: 9, to: 130 }, // 131
		{ k: "op", do: { op: "repair", code: 2 }, to: 131 }, // 132
		{ k: "look", body: 67, to: 120 }, // 133
		{ k: "literal", literal: 11, to: 133 }, // 134
		{ k: "literal", literal: 10, to: 133 }, // 135
		{ k: "literal", literal: 6, to: 133 }, // 136
		{ k: "fork", to: [134, 135, 136] }, // 137
		{ k: "eol", to: 137 }, // 138
		{ k: "fork", to: [138, 137] }, // 139
		{ k: "op", do: { op: "repair", code: 3 }, to: 139 }, // 140
		{ k: "op", do: { op: "break", at: "skip" }, to: 120 }, // 141
		{ k: "literal", literal: 10, to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "slot", slot: "unbound", field: "skip", to: 143 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "literal", literal: 7, to: 145 }, // 146
		{ k: "literal", literal: 6, to: 141 }, // 147
		{ k: "fork", to: [146, 147] }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "literal", literal: 12, to: 149 }, // 150
		{ k: "atom", kind: "word", field: "skip", to: 150 }, // 151
		{ k: "literal", literal: 13, to: 151 }, // 152
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 152 }, // 153
		{ k: "literal", literal: 12, to: 145 }, // 154
		{ k: "atom", kind: "word", field: "skip", to: 154 }, // 155
		{ k: "literal", literal: 14, to: 155 }, // 156
		{ k: "fork", to: [144, 156] }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "literal", literal: 9, to: 158 }, // 159
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 159 }, // 160
		{ k: "op", do: { op: "break", at: "here" }, to: 120 }, // 161
		{ k: "literal", literal: 7, to: 161 }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 6, to: 161 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "fork", to: [163, 165] }, // 166
		{ k: "slot", slot: "tool", field: "skip", to: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 8, to: 168 }, // 169
		{ k: "fork", to: [122, 126, 129, 132, 140, 153, 160, 169] }, // 170
		{ k: "text", field: "value", typed: true, stray: false, exits: 170, stops: [9, 24, 25, 26, 27, 7, 6, 28, 29, 30, 31, 11, 10, 13, 8] }, // 171
		{ k: "literal", literal: 11, to: 171 }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "literal", literal: 10, to: 173 }, // 174
		{ k: "space", greedy: true, to: 174 }, // 175
		{ k: "atom", kind: "word", field: "key", to: 175 }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "literal", literal: 7, to: 177 }, // 178
		{ k: "atom", kind: "word", field: "name", to: 119 }, // 179
		{ k: "look", body: 33, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 15, to: 181 }, // 182
		{ k: "atom", kind: "word", field: "skip", to: 182 }, // 183
		{ k: "literal", literal: 16, to: 183 }, // 184
		{ k: "op", do: { op: "repair", code: 6 }, to: 184 }, // 185
		{ k: "op", do: { op: "open", unit: 1 }, to: 185 }, // 186
		{ k: "literal", literal: 2, to: 2 }, // 187
		{ k: "assert", what: "end", to: 2 }, // 188
		{ k: "fork", to: [187, 188] }, // 189
		{ k: "literal", literal: 17, to: 189 }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "text", field: "content", typed: false, exits: 193, stops: null, stray: true, section: { entry: 194, proof: false, content: false } }, // 192
		{ k: "fork", to: [197, 200, 191, 201] }, // 193
		{ k: "fork", to: [197, 191] }, // 194
		{ k: "op", do: { op: "close" }, to: 192 }, // 195
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 195 }, // 196
		{ k: "op", do: { op: "open", unit: 2 }, to: 196 }, // 197
		{ k: "space", greedy: true, to: 192 }, // 198
		{ k: "literal", literal: 18, to: 198 }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "op", do: { op: "leave" }, to: 4 }, // 201
		{ k: "literal", literal: 19, to: 0 }, // 202
		{ k: "literal", literal: 17, to: 0 }, // 203
		{ k: "fork", to: [202, 203] }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "look", body: 205, to: 198 }, // 206
		{ k: "literal", literal: 20, to: 206 }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "literal", literal: 21, to: 208 }, // 209
		{ k: "literal", literal: 4, to: 209 }, // 210
		{ k: "literal", literal: 5, to: 210 }, // 211
		{ k: "fork", to: [211, 209] }, // 212
		{ k: "eol", to: 212 }, // 213
		{ k: "fork", to: [213, 212] }, // 214
		{ k: "literal", literal: 2, to: 214 }, // 215
		{ k: "fork", to: [215, 212] }, // 216
		{ k: "op", do: { op: "settle" }, to: 0 }, // 217
		{ k: "eol", to: 2 }, // 218
		{ k: "fork", to: [218, 2] }, // 219
		{ k: "eol", to: 219 }, // 220
		{ k: "fork", to: [220, 219] }, // 221
		{ k: "literal", literal: 0, to: 221 }, // 222
		{ k: "eol", to: 222 }, // 223
		{ k: "fork", to: [223, 222] }, // 224
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 224, stops: [22, 23, 0] }, // 225
		{ k: "eol", to: 225 }, // 226
		{ k: "fork", to: [226, 225] }, // 227
		{ k: "literal", literal: 1, to: 227 }, // 228
		{ k: "fork", to: [228, 227] }, // 229
		{ k: "literal", literal: 2, to: 219 }, // 230
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 230, stops: [2] }, // 231
	],
};
