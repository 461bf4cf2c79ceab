// Generated from grammars/nemotron_v3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME> with one <parameter=KEY> per argument; a call ends the thought */
export const nemotron_v3: Format = {
	version: 2,
	name: "nemotron_v3",
	title: "<function=NAME> with one <parameter=KEY> per argument; a call ends the thought",
	aliases: ["nemotron-3-nano", "nemotron-3.5-nano", "nemotron_nano"],
	models: ["nvidia/*Nemotron-3-*", "nvidia/*Nemotron-3.5-*", "nvidia/*Nemotron-Nano-3-*"],
	template: ["truncate_history_thinking"],
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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 248 }, // 0
	],
	units: [
		{ closes: [4], openings: [3, 2, 1], after: 2, closable: [25, 27, 28, 29, 30, 31, 32, 33, 145, 146, 147, 148, 149], closableByLoop: [26, 34, 35, 36, 42, 43, 44, 45, 46, 47, 48, 49, 54, 55, 56, 57, 58, 59, 60, 61, 62, 65, 66, 67, 68, 69, 80, 81, 82, 83, 84, 85, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 99, 100, 101, 102, 103, 104, 105, 106, 136, 150, 151, 152], pairs: true }, // 0
		{ closes: [5, 4], openings: [3, 2, 1], after: 2, closable: [25, 26, 27, 158, 239, 240], closableByLoop: [159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 230, 241, 242, 243], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 2, 1], terminators: [], stray: false }, // 2
		{ k: "fork", to: [24, 157, 247, 0] }, // 3
		{ k: "fork", to: [24, 157, 247] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 17, stops: [14, 15, 0, 2], terminators: [5] }, // 18
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
		{ k: "fork", to: [142, 46] }, // 47
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
		{ k: "literal", literal: 1, to: 122 }, // 123
		{ k: "fork", to: [109, 121, 123, 122] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 6, to: 125 }, // 126
		{ k: "eol", to: 126 }, // 127
		{ k: "fork", to: [127, 126] }, // 128
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 128 }, // 129
		{ k: "op", do: { op: "break", at: "here" }, to: 49 }, // 130
		{ k: "literal", literal: 7, to: 130 }, // 131
		{ k: "slot", slot: "tool", field: "skip", to: 131 }, // 132
		{ k: "literal", literal: 1, to: 132 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "literal", literal: 2, to: 134 }, // 135
		{ k: "fork", to: [57, 60, 62, 69, 85, 92, 97, 106, 118, 129, 135, 133] }, // 136
		{ k: "text", field: "value", typed: true, stray: false, exits: 136, stops: [16, 17, 6, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 8, 5, 4, 36, 37, 10, 11, 2, 1], terminators: [49] }, // 137
		{ k: "eol", to: 137 }, // 138
		{ k: "fork", to: [138, 137] }, // 139
		{ k: "literal", literal: 7, to: 139 }, // 140
		{ k: "atom", kind: "word", field: "key", to: 140 }, // 141
		{ k: "literal", literal: 8, to: 141 }, // 142
		{ k: "op", do: { op: "commit" }, to: 141 }, // 143
		{ k: "literal", literal: 8, to: 143 }, // 144
		{ k: "op", do: { op: "commit" }, to: 33 }, // 145
		{ k: "literal", literal: 5, to: 145 }, // 146
		{ k: "op", do: { op: "commit" }, to: 25 }, // 147
		{ k: "literal", literal: 4, to: 147 }, // 148
		{ k: "op", do: { op: "repair", code: 2 }, to: 148 }, // 149
		{ k: "fork", to: [144, 146, 149] }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "literal", literal: 7, to: 151 }, // 152
		{ k: "atom", kind: "word", field: "name", to: 152 }, // 153
		{ k: "literal", literal: 1, to: 153 }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 2, to: 155 }, // 156
		{ k: "op", do: { op: "open", unit: 0 }, to: 156 }, // 157
		{ k: "fork", to: [27, 25] }, // 158
		{ k: "literal", literal: 5, to: 158 }, // 159
		{ k: "fork", to: [236, 159] }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "op", do: { op: "settle" }, to: 161 }, // 162
		{ k: "look", body: 53, to: 162 }, // 163
		{ k: "literal", literal: 6, to: 163 }, // 164
		{ k: "eol", to: 164 }, // 165
		{ k: "fork", to: [165, 164] }, // 166
		{ k: "literal", literal: 6, to: 165 }, // 167
		{ k: "eol", to: 167 }, // 168
		{ k: "op", do: { op: "repair", code: 1 }, to: 168 }, // 169
		{ k: "literal", literal: 9, to: 163 }, // 170
		{ k: "op", do: { op: "repair", code: 1 }, to: 170 }, // 171
		{ k: "look", body: 64, to: 162 }, // 172
		{ k: "literal", literal: 6, to: 172 }, // 173
		{ k: "eol", to: 173 }, // 174
		{ k: "fork", to: [174, 173] }, // 175
		{ k: "op", do: { op: "repair", code: 2 }, to: 175 }, // 176
		{ k: "look", body: 79, to: 162 }, // 177
		{ k: "eol", to: 177 }, // 178
		{ k: "fork", to: [178, 177] }, // 179
		{ k: "eol", to: 179 }, // 180
		{ k: "fork", to: [180, 179] }, // 181
		{ k: "op", do: { op: "repair", code: 3 }, to: 181 }, // 182
		{ k: "look", body: 87, to: 162 }, // 183
		{ k: "literal", literal: 6, to: 183 }, // 184
		{ k: "eol", to: 184 }, // 185
		{ k: "fork", to: [185, 184] }, // 186
		{ k: "op", do: { op: "repair", code: 4 }, to: 186 }, // 187
		{ k: "space", greedy: false, to: 166 }, // 188
		{ k: "literal", literal: 6, to: 188 }, // 189
		{ k: "eol", to: 189 }, // 190
		{ k: "fork", to: [190, 189] }, // 191
		{ k: "op", do: { op: "repair", code: 1 }, to: 191 }, // 192
		{ k: "look", body: 98, to: 162 }, // 193
		{ k: "literal", literal: 10, to: 193 }, // 194
		{ k: "literal", literal: 5, to: 193 }, // 195
		{ k: "literal", literal: 4, to: 193 }, // 196
		{ k: "fork", to: [194, 195, 196] }, // 197
		{ k: "eol", to: 197 }, // 198
		{ k: "fork", to: [198, 197] }, // 199
		{ k: "op", do: { op: "repair", code: 5 }, to: 199 }, // 200
		{ k: "op", do: { op: "break", at: "skip" }, to: 162 }, // 201
		{ k: "literal", literal: 7, to: 201 }, // 202
		{ k: "slot", slot: "unbound", field: "skip", to: 202 }, // 203
		{ k: "literal", literal: 8, to: 203 }, // 204
		{ k: "literal", literal: 5, to: 201 }, // 205
		{ k: "literal", literal: 4, to: 201 }, // 206
		{ k: "fork", to: [204, 205, 206] }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "literal", literal: 7, to: 208 }, // 209
		{ k: "atom", kind: "word", field: "skip", to: 209 }, // 210
		{ k: "literal", literal: 11, to: 210 }, // 211
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 211 }, // 212
		{ k: "literal", literal: 12, to: 203 }, // 213
		{ k: "atom", kind: "word", field: "skip", to: 213 }, // 214
		{ k: "literal", literal: 13, to: 214 }, // 215
		{ k: "slot", slot: "tool", field: "skip", to: 202 }, // 216
		{ k: "literal", literal: 1, to: 216 }, // 217
		{ k: "fork", to: [203, 215, 217, 216] }, // 218
		{ k: "space", greedy: true, to: 218 }, // 219
		{ k: "literal", literal: 6, to: 219 }, // 220
		{ k: "eol", to: 220 }, // 221
		{ k: "fork", to: [221, 220] }, // 222
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 222 }, // 223
		{ k: "op", do: { op: "break", at: "here" }, to: 162 }, // 224
		{ k: "literal", literal: 7, to: 224 }, // 225
		{ k: "slot", slot: "tool", field: "skip", to: 225 }, // 226
		{ k: "literal", literal: 1, to: 226 }, // 227
		{ k: "space", greedy: true, to: 227 }, // 228
		{ k: "literal", literal: 2, to: 228 }, // 229
		{ k: "fork", to: [166, 169, 171, 176, 182, 187, 192, 200, 212, 223, 229, 227] }, // 230
		{ k: "text", field: "value", typed: true, stray: false, exits: 230, stops: [16, 17, 6, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 8, 5, 4, 36, 37, 10, 11, 2, 1], terminators: [162] }, // 231
		{ k: "eol", to: 231 }, // 232
		{ k: "fork", to: [232, 231] }, // 233
		{ k: "literal", literal: 7, to: 233 }, // 234
		{ k: "atom", kind: "word", field: "key", to: 234 }, // 235
		{ k: "literal", literal: 8, to: 235 }, // 236
		{ k: "op", do: { op: "commit" }, to: 235 }, // 237
		{ k: "literal", literal: 8, to: 237 }, // 238
		{ k: "op", do: { op: "commit" }, to: 158 }, // 239
		{ k: "literal", literal: 5, to: 239 }, // 240
		{ k: "fork", to: [238, 240] }, // 241
		{ k: "space", greedy: true, to: 241 }, // 242
		{ k: "literal", literal: 7, to: 242 }, // 243
		{ k: "slot", slot: "tool", field: "name", to: 243 }, // 244
		{ k: "literal", literal: 1, to: 244 }, // 245
		{ k: "op", do: { op: "repair", code: 0 }, to: 245 }, // 246
		{ k: "op", do: { op: "open", unit: 1 }, to: 246 }, // 247
		{ k: "fork", to: [21, 20] }, // 248
	],
};
