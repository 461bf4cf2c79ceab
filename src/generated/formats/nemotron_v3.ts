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
		"\n<parameter=", // 18
		"\n</function>", // 19
		"\n</tool_call>", // 20
		"\r\n<parameter=", // 21
		"\r\n</function>", // 22
		"\r\n</tool_call>", // 23
		"\n<parameter>", // 24
		"\r\n<parameter>", // 25
	],
	openings: [3, 2, 1],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 240 }, // 0
	],
	units: [
		{ closes: [4], openings: [3, 2, 1], after: 2, closable: [25, 27, 28, 29, 30, 31, 32, 33, 141, 142, 143, 144, 145], closableByLoop: [26, 34, 35, 36, 42, 43, 44, 45, 46, 47, 48, 49, 54, 55, 56, 57, 58, 59, 60, 61, 62, 65, 66, 67, 68, 69, 80, 81, 82, 83, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 109, 110, 111, 112, 113, 126, 127, 132, 146, 147, 148], pairs: true }, // 0
		{ closes: [5, 4], openings: [3, 2, 1], after: 2, closable: [25, 26, 27, 154, 231, 232], closableByLoop: [155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 199, 200, 201, 202, 203, 216, 217, 222, 233, 234, 235], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 2, 1], stray: false }, // 2
		{ k: "fork", to: [24, 153, 239, 0] }, // 3
		{ k: "fork", to: [24, 153, 239] }, // 4
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
		{ k: "fork", to: [138, 46] }, // 47
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
		{ k: "op", do: { op: "repair", code: 3 }, to: 82 }, // 83
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
		{ k: "op", do: { op: "break", at: "skip" }, to: 49 }, // 105
		{ k: "literal", literal: 7, to: 105 }, // 106
		{ k: "slot", slot: "unbound", field: "skip", to: 106 }, // 107
		{ k: "literal", literal: 8, to: 107 }, // 108
		{ k: "literal", literal: 5, to: 105 }, // 109
		{ k: "literal", literal: 4, to: 105 }, // 110
		{ k: "fork", to: [108, 109, 110] }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 7, to: 112 }, // 113
		{ k: "atom", kind: "word", field: "skip", to: 113 }, // 114
		{ k: "literal", literal: 11, to: 114 }, // 115
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 115 }, // 116
		{ k: "literal", literal: 12, to: 107 }, // 117
		{ k: "atom", kind: "word", field: "skip", to: 117 }, // 118
		{ k: "literal", literal: 13, to: 118 }, // 119
		{ k: "fork", to: [107, 119] }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "literal", literal: 6, to: 121 }, // 122
		{ k: "eol", to: 122 }, // 123
		{ k: "fork", to: [123, 122] }, // 124
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 124 }, // 125
		{ k: "op", do: { op: "break", at: "here" }, to: 49 }, // 126
		{ k: "literal", literal: 7, to: 126 }, // 127
		{ k: "slot", slot: "tool", field: "skip", to: 127 }, // 128
		{ k: "literal", literal: 1, to: 128 }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "literal", literal: 2, to: 130 }, // 131
		{ k: "fork", to: [57, 60, 62, 69, 83, 90, 95, 104, 116, 125, 131, 129] }, // 132
		{ k: "text", field: "value", typed: true, stray: false, exits: 132, stops: [16, 17, 6, 9, 18, 19, 20, 21, 22, 23, 8, 5, 4, 24, 25, 10, 11, 2, 1] }, // 133
		{ k: "eol", to: 133 }, // 134
		{ k: "fork", to: [134, 133] }, // 135
		{ k: "literal", literal: 7, to: 135 }, // 136
		{ k: "atom", kind: "word", field: "key", to: 136 }, // 137
		{ k: "literal", literal: 8, to: 137 }, // 138
		{ k: "op", do: { op: "commit" }, to: 137 }, // 139
		{ k: "literal", literal: 8, to: 139 }, // 140
		{ k: "op", do: { op: "commit" }, to: 33 }, // 141
		{ k: "literal", literal: 5, to: 141 }, // 142
		{ k: "op", do: { op: "commit" }, to: 25 }, // 143
		{ k: "literal", literal: 4, to: 143 }, // 144
		{ k: "op", do: { op: "repair", code: 2 }, to: 144 }, // 145
		{ k: "fork", to: [140, 142, 145] }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 7, to: 147 }, // 148
		{ k: "atom", kind: "word", field: "name", to: 148 }, // 149
		{ k: "literal", literal: 1, to: 149 }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "literal", literal: 2, to: 151 }, // 152
		{ k: "op", do: { op: "open", unit: 0 }, to: 152 }, // 153
		{ k: "fork", to: [27, 25] }, // 154
		{ k: "literal", literal: 5, to: 154 }, // 155
		{ k: "fork", to: [228, 155] }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "op", do: { op: "settle" }, to: 157 }, // 158
		{ k: "look", body: 53, to: 158 }, // 159
		{ k: "literal", literal: 6, to: 159 }, // 160
		{ k: "eol", to: 160 }, // 161
		{ k: "fork", to: [161, 160] }, // 162
		{ k: "literal", literal: 6, to: 161 }, // 163
		{ k: "eol", to: 163 }, // 164
		{ k: "op", do: { op: "repair", code: 1 }, to: 164 }, // 165
		{ k: "literal", literal: 9, to: 159 }, // 166
		{ k: "op", do: { op: "repair", code: 1 }, to: 166 }, // 167
		{ k: "look", body: 64, to: 158 }, // 168
		{ k: "literal", literal: 6, to: 168 }, // 169
		{ k: "eol", to: 169 }, // 170
		{ k: "fork", to: [170, 169] }, // 171
		{ k: "op", do: { op: "repair", code: 2 }, to: 171 }, // 172
		{ k: "look", body: 79, to: 158 }, // 173
		{ k: "eol", to: 173 }, // 174
		{ k: "fork", to: [174, 173] }, // 175
		{ k: "op", do: { op: "repair", code: 3 }, to: 175 }, // 176
		{ k: "look", body: 85, to: 158 }, // 177
		{ k: "literal", literal: 6, to: 177 }, // 178
		{ k: "eol", to: 178 }, // 179
		{ k: "fork", to: [179, 178] }, // 180
		{ k: "op", do: { op: "repair", code: 4 }, to: 180 }, // 181
		{ k: "space", greedy: false, to: 162 }, // 182
		{ k: "literal", literal: 6, to: 182 }, // 183
		{ k: "eol", to: 183 }, // 184
		{ k: "fork", to: [184, 183] }, // 185
		{ k: "op", do: { op: "repair", code: 1 }, to: 185 }, // 186
		{ k: "look", body: 96, to: 158 }, // 187
		{ k: "literal", literal: 10, to: 187 }, // 188
		{ k: "literal", literal: 5, to: 187 }, // 189
		{ k: "literal", literal: 4, to: 187 }, // 190
		{ k: "fork", to: [188, 189, 190] }, // 191
		{ k: "eol", to: 191 }, // 192
		{ k: "fork", to: [192, 191] }, // 193
		{ k: "op", do: { op: "repair", code: 5 }, to: 193 }, // 194
		{ k: "op", do: { op: "break", at: "skip" }, to: 158 }, // 195
		{ k: "literal", literal: 7, to: 195 }, // 196
		{ k: "slot", slot: "unbound", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 8, to: 197 }, // 198
		{ k: "literal", literal: 5, to: 195 }, // 199
		{ k: "literal", literal: 4, to: 195 }, // 200
		{ k: "fork", to: [198, 199, 200] }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "literal", literal: 7, to: 202 }, // 203
		{ k: "atom", kind: "word", field: "skip", to: 203 }, // 204
		{ k: "literal", literal: 11, to: 204 }, // 205
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 205 }, // 206
		{ k: "literal", literal: 12, to: 197 }, // 207
		{ k: "atom", kind: "word", field: "skip", to: 207 }, // 208
		{ k: "literal", literal: 13, to: 208 }, // 209
		{ k: "fork", to: [197, 209] }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "literal", literal: 6, to: 211 }, // 212
		{ k: "eol", to: 212 }, // 213
		{ k: "fork", to: [213, 212] }, // 214
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 214 }, // 215
		{ k: "op", do: { op: "break", at: "here" }, to: 158 }, // 216
		{ k: "literal", literal: 7, to: 216 }, // 217
		{ k: "slot", slot: "tool", field: "skip", to: 217 }, // 218
		{ k: "literal", literal: 1, to: 218 }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "literal", literal: 2, to: 220 }, // 221
		{ k: "fork", to: [162, 165, 167, 172, 176, 181, 186, 194, 206, 215, 221, 219] }, // 222
		{ k: "text", field: "value", typed: true, stray: false, exits: 222, stops: [16, 17, 6, 9, 18, 19, 20, 21, 22, 23, 8, 5, 4, 24, 25, 10, 11, 2, 1] }, // 223
		{ k: "eol", to: 223 }, // 224
		{ k: "fork", to: [224, 223] }, // 225
		{ k: "literal", literal: 7, to: 225 }, // 226
		{ k: "atom", kind: "word", field: "key", to: 226 }, // 227
		{ k: "literal", literal: 8, to: 227 }, // 228
		{ k: "op", do: { op: "commit" }, to: 227 }, // 229
		{ k: "literal", literal: 8, to: 229 }, // 230
		{ k: "op", do: { op: "commit" }, to: 154 }, // 231
		{ k: "literal", literal: 5, to: 231 }, // 232
		{ k: "fork", to: [230, 232] }, // 233
		{ k: "space", greedy: true, to: 233 }, // 234
		{ k: "literal", literal: 7, to: 234 }, // 235
		{ k: "slot", slot: "tool", field: "name", to: 235 }, // 236
		{ k: "literal", literal: 1, to: 236 }, // 237
		{ k: "op", do: { op: "repair", code: 0 }, to: 237 }, // 238
		{ k: "op", do: { op: "open", unit: 1 }, to: 238 }, // 239
		{ k: "fork", to: [21, 20] }, // 240
	],
};
