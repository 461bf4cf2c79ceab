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
		"=", // 11
		"<", // 12
		"\n</think>", // 13
		"\r\n</think>", // 14
		"\n</parameter>", // 15
		"\r\n</parameter>", // 16
		"\n<parameter=", // 17
		"\n</function>", // 18
		"\n</tool_call>", // 19
		"\r\n<parameter=", // 20
		"\r\n</function>", // 21
		"\r\n</tool_call>", // 22
		"\n<parameter>", // 23
		"\r\n<parameter>", // 24
	],
	openings: [3, 2, 1],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 260 }, // 0
	],
	units: [
		{ closes: [4], openings: [3, 2, 1], after: 2, closable: [25, 27, 28, 29, 30, 31, 32, 33, 151, 152, 153, 154, 155], closableByLoop: [26, 34, 35, 36, 42, 43, 44, 45, 46, 47, 48, 49, 54, 55, 56, 57, 58, 59, 60, 61, 62, 65, 66, 67, 68, 69, 80, 81, 82, 83, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 109, 114, 115, 116, 120, 121, 122, 123, 124, 125, 136, 137, 142, 156, 157, 158], pairs: true }, // 0
		{ closes: [5, 4], openings: [3, 2, 1], after: 2, closable: [25, 26, 27, 164, 251, 252], closableByLoop: [165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 209, 214, 215, 216, 220, 221, 222, 223, 224, 225, 236, 237, 242, 253, 254, 255], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 2, 1], stray: false }, // 2
		{ k: "fork", to: [24, 163, 259, 0] }, // 3
		{ k: "fork", to: [24, 163, 259] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 17, stops: [13, 14, 0, 2] }, // 18
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
		{ k: "fork", to: [148, 46] }, // 47
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
		{ k: "op", do: { op: "repair", code: 3, unless: ">" }, to: 82 }, // 83
		{ k: "fork", to: [63, 41, 39] }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "look", body: 85, to: 49 }, // 86
		{ k: "literal", literal: 6, to: 86 }, // 87
		{ k: "eol", to: 87 }, // 88
		{ k: "fork", to: [88, 87] }, // 89
		{ k: "op", do: { op: "repair", code: 4 }, to: 89 }, // 90
		{ k: "space", greedy: false, to: 57 }, // 91
		{ k: "literal", literal: 6, to: 91 }, // 92
		{ k: "eol", to: 92 }, // 93
		{ k: "fork", to: [93, 92] }, // 94
		{ k: "op", do: { op: "repair", code: 1 }, to: 94 }, // 95
		{ k: "space", greedy: true, to: 79 }, // 96
		{ k: "look", body: 96, to: 49 }, // 97
		{ k: "literal", literal: 10, to: 97 }, // 98
		{ k: "literal", literal: 5, to: 97 }, // 99
		{ k: "literal", literal: 4, to: 97 }, // 100
		{ k: "fork", to: [98, 99, 100] }, // 101
		{ k: "eol", to: 101 }, // 102
		{ k: "fork", to: [102, 101] }, // 103
		{ k: "op", do: { op: "repair", code: 5 }, to: 103 }, // 104
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 49 }, // 105
		{ k: "literal", literal: 7, to: 105 }, // 106
		{ k: "slot", slot: "unbound", field: "skip", to: 106 }, // 107
		{ k: "literal", literal: 8, to: 107 }, // 108
		{ k: "literal", literal: 4, to: 105 }, // 109
		{ k: "slot", slot: "tool", field: "skip", to: 106 }, // 110
		{ k: "literal", literal: 1, to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 2, to: 112 }, // 113
		{ k: "fork", to: [109, 113, 111] }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 5, to: 115 }, // 116
		{ k: "fork", to: [113, 111] }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "literal", literal: 4, to: 118 }, // 119
		{ k: "fork", to: [108, 116, 119] }, // 120
		{ k: "eol", to: 120 }, // 121
		{ k: "fork", to: [121, 120] }, // 122
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 122 }, // 123
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 49 }, // 124
		{ k: "literal", literal: 7, to: 124 }, // 125
		{ k: "slot", slot: "unbound", field: "skip", to: 125 }, // 126
		{ k: "literal", literal: 11, to: 126 }, // 127
		{ k: "atom", kind: "word", field: "skip", to: 127 }, // 128
		{ k: "literal", literal: 12, to: 128 }, // 129
		{ k: "fork", to: [126, 129] }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "literal", literal: 6, to: 131 }, // 132
		{ k: "eol", to: 132 }, // 133
		{ k: "fork", to: [133, 132] }, // 134
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 134 }, // 135
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 49 }, // 136
		{ k: "literal", literal: 7, to: 136 }, // 137
		{ k: "slot", slot: "tool", field: "skip", to: 137 }, // 138
		{ k: "literal", literal: 1, to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 2, to: 140 }, // 141
		{ k: "fork", to: [57, 60, 62, 69, 83, 90, 95, 104, 123, 135, 141, 139] }, // 142
		{ k: "text", field: "value", typed: true, stray: false, exits: 142, stops: [15, 16, 6, 9, 17, 18, 19, 20, 21, 22, 8, 5, 4, 23, 24, 10, 2, 1] }, // 143
		{ k: "eol", to: 143 }, // 144
		{ k: "fork", to: [144, 143] }, // 145
		{ k: "literal", literal: 7, to: 145 }, // 146
		{ k: "atom", kind: "word", field: "key", to: 146 }, // 147
		{ k: "literal", literal: 8, to: 147 }, // 148
		{ k: "op", do: { op: "commit" }, to: 147 }, // 149
		{ k: "literal", literal: 8, to: 149 }, // 150
		{ k: "op", do: { op: "commit" }, to: 33 }, // 151
		{ k: "literal", literal: 5, to: 151 }, // 152
		{ k: "op", do: { op: "commit" }, to: 25 }, // 153
		{ k: "literal", literal: 4, to: 153 }, // 154
		{ k: "op", do: { op: "repair", code: 2 }, to: 154 }, // 155
		{ k: "fork", to: [150, 152, 155] }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "literal", literal: 7, to: 157 }, // 158
		{ k: "atom", kind: "word", field: "name", to: 158 }, // 159
		{ k: "literal", literal: 1, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "literal", literal: 2, to: 161 }, // 162
		{ k: "op", do: { op: "open", unit: 0 }, to: 162 }, // 163
		{ k: "fork", to: [27, 25] }, // 164
		{ k: "literal", literal: 5, to: 164 }, // 165
		{ k: "fork", to: [248, 165] }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "op", do: { op: "settle" }, to: 167 }, // 168
		{ k: "look", body: 53, to: 168 }, // 169
		{ k: "literal", literal: 6, to: 169 }, // 170
		{ k: "eol", to: 170 }, // 171
		{ k: "fork", to: [171, 170] }, // 172
		{ k: "literal", literal: 6, to: 171 }, // 173
		{ k: "eol", to: 173 }, // 174
		{ k: "op", do: { op: "repair", code: 1 }, to: 174 }, // 175
		{ k: "literal", literal: 9, to: 169 }, // 176
		{ k: "op", do: { op: "repair", code: 1 }, to: 176 }, // 177
		{ k: "look", body: 64, to: 168 }, // 178
		{ k: "literal", literal: 6, to: 178 }, // 179
		{ k: "eol", to: 179 }, // 180
		{ k: "fork", to: [180, 179] }, // 181
		{ k: "op", do: { op: "repair", code: 2 }, to: 181 }, // 182
		{ k: "look", body: 79, to: 168 }, // 183
		{ k: "eol", to: 183 }, // 184
		{ k: "fork", to: [184, 183] }, // 185
		{ k: "op", do: { op: "repair", code: 3, unless: ">" }, to: 185 }, // 186
		{ k: "look", body: 85, to: 168 }, // 187
		{ k: "literal", literal: 6, to: 187 }, // 188
		{ k: "eol", to: 188 }, // 189
		{ k: "fork", to: [189, 188] }, // 190
		{ k: "op", do: { op: "repair", code: 4 }, to: 190 }, // 191
		{ k: "space", greedy: false, to: 172 }, // 192
		{ k: "literal", literal: 6, to: 192 }, // 193
		{ k: "eol", to: 193 }, // 194
		{ k: "fork", to: [194, 193] }, // 195
		{ k: "op", do: { op: "repair", code: 1 }, to: 195 }, // 196
		{ k: "look", body: 96, to: 168 }, // 197
		{ k: "literal", literal: 10, to: 197 }, // 198
		{ k: "literal", literal: 5, to: 197 }, // 199
		{ k: "literal", literal: 4, to: 197 }, // 200
		{ k: "fork", to: [198, 199, 200] }, // 201
		{ k: "eol", to: 201 }, // 202
		{ k: "fork", to: [202, 201] }, // 203
		{ k: "op", do: { op: "repair", code: 5 }, to: 203 }, // 204
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 168 }, // 205
		{ k: "literal", literal: 7, to: 205 }, // 206
		{ k: "slot", slot: "unbound", field: "skip", to: 206 }, // 207
		{ k: "literal", literal: 8, to: 207 }, // 208
		{ k: "literal", literal: 4, to: 205 }, // 209
		{ k: "slot", slot: "tool", field: "skip", to: 206 }, // 210
		{ k: "literal", literal: 1, to: 210 }, // 211
		{ k: "space", greedy: true, to: 211 }, // 212
		{ k: "literal", literal: 2, to: 212 }, // 213
		{ k: "fork", to: [209, 213, 211] }, // 214
		{ k: "space", greedy: true, to: 214 }, // 215
		{ k: "literal", literal: 5, to: 215 }, // 216
		{ k: "fork", to: [213, 211] }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "literal", literal: 4, to: 218 }, // 219
		{ k: "fork", to: [208, 216, 219] }, // 220
		{ k: "eol", to: 220 }, // 221
		{ k: "fork", to: [221, 220] }, // 222
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 222 }, // 223
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 168 }, // 224
		{ k: "literal", literal: 7, to: 224 }, // 225
		{ k: "slot", slot: "unbound", field: "skip", to: 225 }, // 226
		{ k: "literal", literal: 11, to: 226 }, // 227
		{ k: "atom", kind: "word", field: "skip", to: 227 }, // 228
		{ k: "literal", literal: 12, to: 228 }, // 229
		{ k: "fork", to: [226, 229] }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "literal", literal: 6, to: 231 }, // 232
		{ k: "eol", to: 232 }, // 233
		{ k: "fork", to: [233, 232] }, // 234
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 234 }, // 235
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 168 }, // 236
		{ k: "literal", literal: 7, to: 236 }, // 237
		{ k: "slot", slot: "tool", field: "skip", to: 237 }, // 238
		{ k: "literal", literal: 1, to: 238 }, // 239
		{ k: "space", greedy: true, to: 239 }, // 240
		{ k: "literal", literal: 2, to: 240 }, // 241
		{ k: "fork", to: [172, 175, 177, 182, 186, 191, 196, 204, 223, 235, 241, 239] }, // 242
		{ k: "text", field: "value", typed: true, stray: false, exits: 242, stops: [15, 16, 6, 9, 17, 18, 19, 20, 21, 22, 8, 5, 4, 23, 24, 10, 2, 1] }, // 243
		{ k: "eol", to: 243 }, // 244
		{ k: "fork", to: [244, 243] }, // 245
		{ k: "literal", literal: 7, to: 245 }, // 246
		{ k: "atom", kind: "word", field: "key", to: 246 }, // 247
		{ k: "literal", literal: 8, to: 247 }, // 248
		{ k: "op", do: { op: "commit" }, to: 247 }, // 249
		{ k: "literal", literal: 8, to: 249 }, // 250
		{ k: "op", do: { op: "commit" }, to: 164 }, // 251
		{ k: "literal", literal: 5, to: 251 }, // 252
		{ k: "fork", to: [250, 252] }, // 253
		{ k: "space", greedy: true, to: 253 }, // 254
		{ k: "literal", literal: 7, to: 254 }, // 255
		{ k: "slot", slot: "tool", field: "name", to: 255 }, // 256
		{ k: "literal", literal: 1, to: 256 }, // 257
		{ k: "op", do: { op: "repair", code: 0 }, to: 257 }, // 258
		{ k: "op", do: { op: "open", unit: 1 }, to: 258 }, // 259
		{ k: "fork", to: [21, 20] }, // 260
	],
};
