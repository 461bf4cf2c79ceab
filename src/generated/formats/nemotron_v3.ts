// Generated from grammars/nemotron_v3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME> with one <parameter=KEY> per argument; a call ends the thought */
export const nemotron_v3: Format = {
	version: 2,
	name: "nemotron_v3",
	title: "<function=NAME> with one <parameter=KEY> per argument; a call ends the thought",
	aliases: ["nemotron-3-nano", "nemotron-3.5-nano", "nemotron_nano"],
	models: ["nvidia/*Nemotron-3-*", "nvidia/*Nemotron-3.5-*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 593,
	lenient: ["bare", "doubled-close", "unclosed-function", "unclosed-value", "unclosed-call", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<function=", // 1
		"<tool_call>", // 2
		"<think>", // 3
		"</tool_call>", // 4
		"</function>", // 5
		"</parameter>", // 6
		">", // 7
		"<parameter=", // 8
		"</parameter></parameter>", // 9
		"<parameter>", // 10
		"</", // 11
		"=", // 12
		"<", // 13
		"\n</think>", // 14
		"\r\n</think>", // 15
		"\n</parameter>", // 16
		"\r\n</parameter>", // 17
		"\n\n<parameter=", // 18
		"\n\n</function>", // 19
		"\n\n</tool_call>", // 20
		"\n\r\n<parameter=", // 21
		"\n\r\n</function>", // 22
		"\n\r\n</tool_call>", // 23
		"\n<parameter=", // 24
		"\n</function>", // 25
		"\n</tool_call>", // 26
		"\r\n\n<parameter=", // 27
		"\r\n\n</function>", // 28
		"\r\n\n</tool_call>", // 29
		"\r\n\r\n<parameter=", // 30
		"\r\n\r\n</function>", // 31
		"\r\n\r\n</tool_call>", // 32
		"\r\n<parameter=", // 33
		"\r\n</function>", // 34
		"\r\n</tool_call>", // 35
		"\n<parameter>", // 36
		"\r\n<parameter>", // 37
	],
	openings: [3, 2, 1],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 246 }, // 0
	],
	units: [
		{ closes: [4], openings: [3, 2, 1], after: 2, closable: [25, 27, 28, 29, 30, 31, 32, 33, 144, 145, 146, 147, 148], closableByLoop: [26, 34, 35, 36, 42, 43, 44, 45, 46, 47, 48, 49, 54, 55, 56, 57, 58, 59, 60, 61, 62, 65, 66, 67, 68, 69, 80, 81, 82, 83, 84, 85, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 111, 112, 113, 114, 115, 129, 130, 135, 149, 150, 151], pairs: true }, // 0
		{ closes: [5, 4], openings: [3, 2, 1], after: 2, closable: [25, 26, 27, 157, 237, 238], closableByLoop: [158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 204, 205, 206, 207, 208, 222, 223, 228, 239, 240, 241], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 2, 1], stray: false }, // 2
		{ k: "fork", to: [24, 156, 245, 0] }, // 3
		{ k: "fork", to: [24, 156, 245] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "literal", literal: 1, to: 0 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "look", body: 15, to: 5 }, // 16
		{ k: "fork", to: [12, 16] }, // 17
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 17, stops: [14, 15, 0, 2] }, // 18
		{ k: "eol", to: 18 }, // 19
		{ k: "fork", to: [19, 18] }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "assert", what: "start", to: 21 }, // 22
		{ k: "assert", what: "line", to: 21 }, // 23
		{ k: "fork", to: [22, 23] }, // 24
		{ k: "op", do: { op: "close" }, to: 2 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 5, to: 27 }, // 28
		{ k: "literal", literal: 6, to: 27 }, // 29
		{ k: "fork", to: [28, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "op", do: { op: "repair", code: 1 }, to: 31 }, // 32
		{ k: "fork", to: [27, 32] }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "op", do: { op: "repair", code: 2 }, to: 26 }, // 35
		{ k: "op", do: { op: "repair", code: 4 }, to: 26 }, // 36
		{ k: "literal", literal: 7, to: 0 }, // 37
		{ k: "slot", slot: "tool", field: "skip", to: 37 }, // 38
		{ k: "literal", literal: 1, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 2, to: 40 }, // 41
		{ k: "look", body: 41, to: 25 }, // 42
		{ k: "op", do: { op: "repair", code: 4 }, to: 42 }, // 43
		{ k: "look", body: 39, to: 25 }, // 44
		{ k: "op", do: { op: "repair", code: 4 }, to: 44 }, // 45
		{ k: "fork", to: [34, 35, 36, 43, 45] }, // 46
		{ k: "fork", to: [141, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "op", do: { op: "settle" }, to: 48 }, // 49
		{ k: "literal", literal: 8, to: 0 }, // 50
		{ k: "literal", literal: 5, to: 0 }, // 51
		{ k: "fork", to: [50, 51] }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "look", body: 53, to: 49 }, // 54
		{ k: "literal", literal: 6, to: 54 }, // 55
		{ k: "eol", to: 55 }, // 56
		{ k: "fork", to: [56, 55] }, // 57
		{ k: "literal", literal: 6, to: 56 }, // 58
		{ k: "eol", to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 1 }, to: 59 }, // 60
		{ k: "literal", literal: 9, to: 54 }, // 61
		{ k: "op", do: { op: "repair", code: 1 }, to: 61 }, // 62
		{ k: "literal", literal: 4, to: 0 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "look", body: 64, to: 49 }, // 65
		{ k: "literal", literal: 6, to: 65 }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "op", do: { op: "repair", code: 2 }, to: 68 }, // 69
		{ k: "slot", slot: "unbound", field: "skip", to: 37 }, // 70
		{ k: "literal", literal: 8, to: 70 }, // 71
		{ k: "assert", what: "end", to: 0 }, // 72
		{ k: "fork", to: [63, 41, 39, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 5, to: 74 }, // 75
		{ k: "fork", to: [41, 39, 72] }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 4, to: 77 }, // 78
		{ k: "fork", to: [71, 75, 78] }, // 79
		{ k: "look", body: 79, to: 49 }, // 80
		{ k: "eol", to: 80 }, // 81
		{ k: "fork", to: [81, 80] }, // 82
		{ k: "eol", to: 82 }, // 83
		{ k: "fork", to: [83, 82] }, // 84
		{ k: "op", do: { op: "repair", code: 3 }, to: 84 }, // 85
		{ k: "fork", to: [63, 41, 39] }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "look", body: 87, to: 49 }, // 88
		{ k: "literal", literal: 6, to: 88 }, // 89
		{ k: "eol", to: 89 }, // 90
		{ k: "fork", to: [90, 89] }, // 91
		{ k: "op", do: { op: "repair", code: 4 }, to: 91 }, // 92
		{ k: "space", greedy: false, to: 57 }, // 93
		{ k: "literal", literal: 6, to: 93 }, // 94
		{ k: "eol", to: 94 }, // 95
		{ k: "fork", to: [95, 94] }, // 96
		{ k: "op", do: { op: "repair", code: 1 }, to: 96 }, // 97
		{ k: "space", greedy: true, to: 79 }, // 98
		{ k: "look", body: 98, to: 49 }, // 99
		{ k: "literal", literal: 10, to: 99 }, // 100
		{ k: "literal", literal: 5, to: 99 }, // 101
		{ k: "literal", literal: 4, to: 99 }, // 102
		{ k: "fork", to: [100, 101, 102] }, // 103
		{ k: "eol", to: 103 }, // 104
		{ k: "fork", to: [104, 103] }, // 105
		{ k: "op", do: { op: "repair", code: 5 }, to: 105 }, // 106
		{ k: "op", do: { op: "break", at: "skip" }, to: 49 }, // 107
		{ k: "literal", literal: 7, to: 107 }, // 108
		{ k: "slot", slot: "unbound", field: "skip", to: 108 }, // 109
		{ k: "literal", literal: 8, to: 109 }, // 110
		{ k: "literal", literal: 5, to: 107 }, // 111
		{ k: "literal", literal: 4, to: 107 }, // 112
		{ k: "fork", to: [110, 111, 112] }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 7, to: 114 }, // 115
		{ k: "atom", kind: "word", field: "skip", to: 115 }, // 116
		{ k: "literal", literal: 11, to: 116 }, // 117
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 117 }, // 118
		{ k: "literal", literal: 12, to: 109 }, // 119
		{ k: "atom", kind: "word", field: "skip", to: 119 }, // 120
		{ k: "literal", literal: 13, to: 120 }, // 121
		{ k: "slot", slot: "tool", field: "skip", to: 108 }, // 122
		{ k: "fork", to: [109, 121, 122] }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "literal", literal: 6, to: 124 }, // 125
		{ k: "eol", to: 125 }, // 126
		{ k: "fork", to: [126, 125] }, // 127
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 127 }, // 128
		{ k: "op", do: { op: "break", at: "here" }, to: 49 }, // 129
		{ k: "literal", literal: 7, to: 129 }, // 130
		{ k: "slot", slot: "tool", field: "skip", to: 130 }, // 131
		{ k: "literal", literal: 1, to: 131 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 2, to: 133 }, // 134
		{ k: "fork", to: [57, 60, 62, 69, 85, 92, 97, 106, 118, 128, 134, 132] }, // 135
		{ k: "text", field: "value", typed: true, stray: false, exits: 135, stops: [16, 17, 6, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 8, 5, 4, 36, 37, 10, 11, 2, 1] }, // 136
		{ k: "eol", to: 136 }, // 137
		{ k: "fork", to: [137, 136] }, // 138
		{ k: "literal", literal: 7, to: 138 }, // 139
		{ k: "atom", kind: "word", field: "key", to: 139 }, // 140
		{ k: "literal", literal: 8, to: 140 }, // 141
		{ k: "op", do: { op: "commit" }, to: 140 }, // 142
		{ k: "literal", literal: 8, to: 142 }, // 143
		{ k: "op", do: { op: "commit" }, to: 33 }, // 144
		{ k: "literal", literal: 5, to: 144 }, // 145
		{ k: "op", do: { op: "commit" }, to: 25 }, // 146
		{ k: "literal", literal: 4, to: 146 }, // 147
		{ k: "op", do: { op: "repair", code: 2 }, to: 147 }, // 148
		{ k: "fork", to: [143, 145, 148] }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "literal", literal: 7, to: 150 }, // 151
		{ k: "atom", kind: "word", field: "name", to: 151 }, // 152
		{ k: "literal", literal: 1, to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 2, to: 154 }, // 155
		{ k: "op", do: { op: "open", unit: 0 }, to: 155 }, // 156
		{ k: "fork", to: [27, 25] }, // 157
		{ k: "literal", literal: 5, to: 157 }, // 158
		{ k: "fork", to: [234, 158] }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "op", do: { op: "settle" }, to: 160 }, // 161
		{ k: "look", body: 53, to: 161 }, // 162
		{ k: "literal", literal: 6, to: 162 }, // 163
		{ k: "eol", to: 163 }, // 164
		{ k: "fork", to: [164, 163] }, // 165
		{ k: "literal", literal: 6, to: 164 }, // 166
		{ k: "eol", to: 166 }, // 167
		{ k: "op", do: { op: "repair", code: 1 }, to: 167 }, // 168
		{ k: "literal", literal: 9, to: 162 }, // 169
		{ k: "op", do: { op: "repair", code: 1 }, to: 169 }, // 170
		{ k: "look", body: 64, to: 161 }, // 171
		{ k: "literal", literal: 6, to: 171 }, // 172
		{ k: "eol", to: 172 }, // 173
		{ k: "fork", to: [173, 172] }, // 174
		{ k: "op", do: { op: "repair", code: 2 }, to: 174 }, // 175
		{ k: "look", body: 79, to: 161 }, // 176
		{ k: "eol", to: 176 }, // 177
		{ k: "fork", to: [177, 176] }, // 178
		{ k: "eol", to: 178 }, // 179
		{ k: "fork", to: [179, 178] }, // 180
		{ k: "op", do: { op: "repair", code: 3 }, to: 180 }, // 181
		{ k: "look", body: 87, to: 161 }, // 182
		{ k: "literal", literal: 6, to: 182 }, // 183
		{ k: "eol", to: 183 }, // 184
		{ k: "fork", to: [184, 183] }, // 185
		{ k: "op", do: { op: "repair", code: 4 }, to: 185 }, // 186
		{ k: "space", greedy: false, to: 165 }, // 187
		{ k: "literal", literal: 6, to: 187 }, // 188
		{ k: "eol", to: 188 }, // 189
		{ k: "fork", to: [189, 188] }, // 190
		{ k: "op", do: { op: "repair", code: 1 }, to: 190 }, // 191
		{ k: "look", body: 98, to: 161 }, // 192
		{ k: "literal", literal: 10, to: 192 }, // 193
		{ k: "literal", literal: 5, to: 192 }, // 194
		{ k: "literal", literal: 4, to: 192 }, // 195
		{ k: "fork", to: [193, 194, 195] }, // 196
		{ k: "eol", to: 196 }, // 197
		{ k: "fork", to: [197, 196] }, // 198
		{ k: "op", do: { op: "repair", code: 5 }, to: 198 }, // 199
		{ k: "op", do: { op: "break", at: "skip" }, to: 161 }, // 200
		{ k: "literal", literal: 7, to: 200 }, // 201
		{ k: "slot", slot: "unbound", field: "skip", to: 201 }, // 202
		{ k: "literal", literal: 8, to: 202 }, // 203
		{ k: "literal", literal: 5, to: 200 }, // 204
		{ k: "literal", literal: 4, to: 200 }, // 205
		{ k: "fork", to: [203, 204, 205] }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 7, to: 207 }, // 208
		{ k: "atom", kind: "word", field: "skip", to: 208 }, // 209
		{ k: "literal", literal: 11, to: 209 }, // 210
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 210 }, // 211
		{ k: "literal", literal: 12, to: 202 }, // 212
		{ k: "atom", kind: "word", field: "skip", to: 212 }, // 213
		{ k: "literal", literal: 13, to: 213 }, // 214
		{ k: "slot", slot: "tool", field: "skip", to: 201 }, // 215
		{ k: "fork", to: [202, 214, 215] }, // 216
		{ k: "space", greedy: true, to: 216 }, // 217
		{ k: "literal", literal: 6, to: 217 }, // 218
		{ k: "eol", to: 218 }, // 219
		{ k: "fork", to: [219, 218] }, // 220
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 220 }, // 221
		{ k: "op", do: { op: "break", at: "here" }, to: 161 }, // 222
		{ k: "literal", literal: 7, to: 222 }, // 223
		{ k: "slot", slot: "tool", field: "skip", to: 223 }, // 224
		{ k: "literal", literal: 1, to: 224 }, // 225
		{ k: "space", greedy: true, to: 225 }, // 226
		{ k: "literal", literal: 2, to: 226 }, // 227
		{ k: "fork", to: [165, 168, 170, 175, 181, 186, 191, 199, 211, 221, 227, 225] }, // 228
		{ k: "text", field: "value", typed: true, stray: false, exits: 228, stops: [16, 17, 6, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 8, 5, 4, 36, 37, 10, 11, 2, 1] }, // 229
		{ k: "eol", to: 229 }, // 230
		{ k: "fork", to: [230, 229] }, // 231
		{ k: "literal", literal: 7, to: 231 }, // 232
		{ k: "atom", kind: "word", field: "key", to: 232 }, // 233
		{ k: "literal", literal: 8, to: 233 }, // 234
		{ k: "op", do: { op: "commit" }, to: 233 }, // 235
		{ k: "literal", literal: 8, to: 235 }, // 236
		{ k: "op", do: { op: "commit" }, to: 157 }, // 237
		{ k: "literal", literal: 5, to: 237 }, // 238
		{ k: "fork", to: [236, 238] }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "literal", literal: 7, to: 240 }, // 241
		{ k: "slot", slot: "tool", field: "name", to: 241 }, // 242
		{ k: "literal", literal: 1, to: 242 }, // 243
		{ k: "op", do: { op: "repair", code: 0 }, to: 243 }, // 244
		{ k: "op", do: { op: "open", unit: 1 }, to: 244 }, // 245
		{ k: "fork", to: [21, 20] }, // 246
	],
};
