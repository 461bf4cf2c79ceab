// Generated from grammars/gigachat35.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** GCML: invokes with typed parameters, in <｜GCML｜tool_calls> */
export const gigachat35: Format = {
	version: 2,
	name: "gigachat35",
	title: "GCML: invokes with typed parameters, in <｜GCML｜tool_calls>",
	aliases: ["gigachat3_5"],
	models: ["ai-sage/GigaChat3.5-*", "ai-sage/GigaChat-3.5-*"],
	tokens: ["｜GCML｜", "<think>", "</think>", "<|message_sep|>", "</s>"],
	ends: ["<|message_sep|>", "</s>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 638,
	lenient: ["bare", "unclosed-call", "untyped", "unclosed-value", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</｜GCML｜tool_calls>", // 2
		"</｜GCML｜invoke>", // 3
		"\">", // 4
		"<｜GCML｜invoke name=\"", // 5
		"<｜GCML｜parameter", // 6
		"</｜GCML｜parameter>", // 7
		"\" string=\"true\">", // 8
		"<｜GCML｜parameter name=\"", // 9
		"<｜GCML｜tool_calls>", // 10
		"\" string=\"false\">", // 11
		"<｜GCML｜parameter>", // 12
		"｜parameter name=\"", // 13
		"<｜", // 14
		"<｜GCML｜", // 15
		"</｜GCML｜", // 16
		"{", // 17
		"\n<｜GCML｜parameter name=\"", // 18
		"\n</｜GCML｜invoke>", // 19
		"\r\n<｜GCML｜parameter name=\"", // 20
		"\r\n</｜GCML｜invoke>", // 21
		"\n<｜GCML｜parameter>", // 22
		"\r\n<｜GCML｜parameter>", // 23
	],
	openings: [1, 10, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 245 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10], after: 17, closable: [21, 126], closableByLoop: [22, 24, 25, 29, 30, 31, 32, 33, 34, 39, 40, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 74, 75, 78, 83, 84, 85, 86, 87, 88, 91, 92, 93, 94, 95, 96, 101, 110, 111, 116, 128, 129, 130, 137], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5], after: 2, closable: [143, 144, 145, 146, 227], closableByLoop: [147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 179, 184, 185, 186, 187, 188, 189, 192, 193, 194, 195, 196, 197, 202, 211, 212, 217, 229, 230, 231, 232], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5], stray: false }, // 2
		{ k: "fork", to: [15, 142, 236, 0] }, // 3
		{ k: "fork", to: [15, 142, 236] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [0] }, // 11
		{ k: "literal", literal: 1, to: 11 }, // 12
		{ k: "assert", what: "start", to: 12 }, // 13
		{ k: "assert", what: "line", to: 12 }, // 14
		{ k: "fork", to: [13, 14] }, // 15
		{ k: "literal", literal: 2, to: 2 }, // 16
		{ k: "text", field: "content", typed: false, exits: 18, stops: [5, 2, 1, 10], stray: true, section: { entry: 19, proof: false, content: false } }, // 17
		{ k: "fork", to: [140, 16, 141] }, // 18
		{ k: "fork", to: [140, 16] }, // 19
		{ k: "space", greedy: true, to: 17 }, // 20
		{ k: "op", do: { op: "close" }, to: 20 }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "literal", literal: 2, to: 0 }, // 23
		{ k: "look", body: 23, to: 21 }, // 24
		{ k: "op", do: { op: "repair", code: 1 }, to: 24 }, // 25
		{ k: "literal", literal: 4, to: 0 }, // 26
		{ k: "slot", slot: "tool", field: "skip", to: 26 }, // 27
		{ k: "literal", literal: 5, to: 27 }, // 28
		{ k: "look", body: 28, to: 21 }, // 29
		{ k: "op", do: { op: "repair", code: 1 }, to: 29 }, // 30
		{ k: "fork", to: [22, 25, 30] }, // 31
		{ k: "fork", to: [125, 31] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "op", do: { op: "settle" }, to: 33 }, // 34
		{ k: "literal", literal: 6, to: 0 }, // 35
		{ k: "literal", literal: 3, to: 0 }, // 36
		{ k: "fork", to: [35, 36, 23] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "look", body: 38, to: 34 }, // 39
		{ k: "literal", literal: 7, to: 39 }, // 40
		{ k: "literal", literal: 8, to: 0 }, // 41
		{ k: "slot", slot: "unbound", field: "skip", to: 41 }, // 42
		{ k: "literal", literal: 9, to: 42 }, // 43
		{ k: "space", greedy: true, to: 28 }, // 44
		{ k: "literal", literal: 10, to: 44 }, // 45
		{ k: "assert", what: "end", to: 0 }, // 46
		{ k: "fork", to: [28, 45, 23, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 3, to: 48 }, // 49
		{ k: "literal", literal: 11, to: 0 }, // 50
		{ k: "slot", slot: "unbound", field: "skip", to: 50 }, // 51
		{ k: "literal", literal: 9, to: 51 }, // 52
		{ k: "fork", to: [43, 49, 52] }, // 53
		{ k: "look", body: 53, to: 34 }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "op", do: { op: "repair", code: 3 }, to: 56 }, // 57
		{ k: "fork", to: [23, 28] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 34 }, // 60
		{ k: "literal", literal: 7, to: 60 }, // 61
		{ k: "op", do: { op: "repair", code: 1 }, to: 61 }, // 62
		{ k: "space", greedy: true, to: 40 }, // 63
		{ k: "literal", literal: 7, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 4 }, to: 64 }, // 65
		{ k: "space", greedy: true, to: 53 }, // 66
		{ k: "look", body: 66, to: 34 }, // 67
		{ k: "literal", literal: 12, to: 67 }, // 68
		{ k: "literal", literal: 3, to: 67 }, // 69
		{ k: "fork", to: [68, 69] }, // 70
		{ k: "eol", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "op", do: { op: "repair", code: 5 }, to: 72 }, // 73
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 34 }, // 74
		{ k: "literal", literal: 8, to: 74 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 9, to: 76 }, // 77
		{ k: "literal", literal: 4, to: 74 }, // 78
		{ k: "slot", slot: "tool", field: "skip", to: 78 }, // 79
		{ k: "literal", literal: 5, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 10, to: 81 }, // 82
		{ k: "literal", literal: 2, to: 74 }, // 83
		{ k: "assert", what: "end", to: 74 }, // 84
		{ k: "fork", to: [80, 82, 83, 84] }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 3, to: 86 }, // 87
		{ k: "literal", literal: 11, to: 74 }, // 88
		{ k: "slot", slot: "unbound", field: "skip", to: 88 }, // 89
		{ k: "literal", literal: 9, to: 89 }, // 90
		{ k: "fork", to: [77, 87, 90] }, // 91
		{ k: "eol", to: 91 }, // 92
		{ k: "fork", to: [92, 91] }, // 93
		{ k: "op", do: { op: "repair", code: 6 }, to: 93 }, // 94
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 34 }, // 95
		{ k: "literal", literal: 8, to: 95 }, // 96
		{ k: "slot", slot: "unbound", field: "skip", to: 96 }, // 97
		{ k: "literal", literal: 13, to: 97 }, // 98
		{ k: "atom", kind: "word", field: "skip", to: 98 }, // 99
		{ k: "literal", literal: 14, to: 99 }, // 100
		{ k: "literal", literal: 11, to: 95 }, // 101
		{ k: "slot", slot: "unbound", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 13, to: 102 }, // 103
		{ k: "atom", kind: "word", field: "skip", to: 103 }, // 104
		{ k: "literal", literal: 14, to: 104 }, // 105
		{ k: "fork", to: [97, 100, 102, 105] }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 7, to: 107 }, // 108
		{ k: "op", do: { op: "repair", code: 7 }, to: 108 }, // 109
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 34 }, // 110
		{ k: "literal", literal: 4, to: 110 }, // 111
		{ k: "slot", slot: "tool", field: "skip", to: 111 }, // 112
		{ k: "literal", literal: 5, to: 112 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 10, to: 114 }, // 115
		{ k: "fork", to: [40, 57, 62, 65, 73, 94, 109, 113, 115] }, // 116
		{ k: "text", field: "value", typed: false, stray: false, exits: 116, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 117
		{ k: "literal", literal: 8, to: 117 }, // 118
		{ k: "text", field: "value", typed: true, stray: false, exits: 116, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 119
		{ k: "literal", literal: 11, to: 119 }, // 120
		{ k: "literal", literal: 4, to: 119 }, // 121
		{ k: "op", do: { op: "repair", code: 2 }, to: 121 }, // 122
		{ k: "fork", to: [118, 120, 122] }, // 123
		{ k: "atom", kind: "word", field: "key", to: 123 }, // 124
		{ k: "literal", literal: 9, to: 124 }, // 125
		{ k: "space", greedy: true, to: 31 }, // 126
		{ k: "value", py: false, field: "arguments", to: 126 }, // 127
		{ k: "fork", to: [32, 127] }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 4, to: 129 }, // 130
		{ k: "literal", literal: 15, to: 0 }, // 131
		{ k: "literal", literal: 16, to: 0 }, // 132
		{ k: "literal", literal: 17, to: 0 }, // 133
		{ k: "fork", to: [131, 132, 133] }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 4, to: 135 }, // 136
		{ k: "look", body: 136, to: 130 }, // 137
		{ k: "atom", kind: "word", field: "name", to: 137 }, // 138
		{ k: "literal", literal: 5, to: 138 }, // 139
		{ k: "op", do: { op: "open", unit: 0 }, to: 139 }, // 140
		{ k: "op", do: { op: "leave" }, to: 4 }, // 141
		{ k: "literal", literal: 10, to: 20 }, // 142
		{ k: "op", do: { op: "close" }, to: 2 }, // 143
		{ k: "literal", literal: 2, to: 143 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "fork", to: [145, 143] }, // 146
		{ k: "literal", literal: 3, to: 146 }, // 147
		{ k: "look", body: 23, to: 146 }, // 148
		{ k: "op", do: { op: "repair", code: 1 }, to: 148 }, // 149
		{ k: "look", body: 28, to: 146 }, // 150
		{ k: "op", do: { op: "repair", code: 1 }, to: 150 }, // 151
		{ k: "fork", to: [147, 149, 151] }, // 152
		{ k: "fork", to: [226, 152] }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "op", do: { op: "settle" }, to: 154 }, // 155
		{ k: "look", body: 38, to: 155 }, // 156
		{ k: "literal", literal: 7, to: 156 }, // 157
		{ k: "look", body: 53, to: 155 }, // 158
		{ k: "eol", to: 158 }, // 159
		{ k: "fork", to: [159, 158] }, // 160
		{ k: "op", do: { op: "repair", code: 3 }, to: 160 }, // 161
		{ k: "look", body: 59, to: 155 }, // 162
		{ k: "literal", literal: 7, to: 162 }, // 163
		{ k: "op", do: { op: "repair", code: 1 }, to: 163 }, // 164
		{ k: "space", greedy: true, to: 157 }, // 165
		{ k: "literal", literal: 7, to: 165 }, // 166
		{ k: "op", do: { op: "repair", code: 4 }, to: 166 }, // 167
		{ k: "look", body: 66, to: 155 }, // 168
		{ k: "literal", literal: 12, to: 168 }, // 169
		{ k: "literal", literal: 3, to: 168 }, // 170
		{ k: "fork", to: [169, 170] }, // 171
		{ k: "eol", to: 171 }, // 172
		{ k: "fork", to: [172, 171] }, // 173
		{ k: "op", do: { op: "repair", code: 5 }, to: 173 }, // 174
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 155 }, // 175
		{ k: "literal", literal: 8, to: 175 }, // 176
		{ k: "slot", slot: "unbound", field: "skip", to: 176 }, // 177
		{ k: "literal", literal: 9, to: 177 }, // 178
		{ k: "literal", literal: 4, to: 175 }, // 179
		{ k: "slot", slot: "tool", field: "skip", to: 179 }, // 180
		{ k: "literal", literal: 5, to: 180 }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 10, to: 182 }, // 183
		{ k: "literal", literal: 2, to: 175 }, // 184
		{ k: "assert", what: "end", to: 175 }, // 185
		{ k: "fork", to: [181, 183, 184, 185] }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 3, to: 187 }, // 188
		{ k: "literal", literal: 11, to: 175 }, // 189
		{ k: "slot", slot: "unbound", field: "skip", to: 189 }, // 190
		{ k: "literal", literal: 9, to: 190 }, // 191
		{ k: "fork", to: [178, 188, 191] }, // 192
		{ k: "eol", to: 192 }, // 193
		{ k: "fork", to: [193, 192] }, // 194
		{ k: "op", do: { op: "repair", code: 6 }, to: 194 }, // 195
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 155 }, // 196
		{ k: "literal", literal: 8, to: 196 }, // 197
		{ k: "slot", slot: "unbound", field: "skip", to: 197 }, // 198
		{ k: "literal", literal: 13, to: 198 }, // 199
		{ k: "atom", kind: "word", field: "skip", to: 199 }, // 200
		{ k: "literal", literal: 14, to: 200 }, // 201
		{ k: "literal", literal: 11, to: 196 }, // 202
		{ k: "slot", slot: "unbound", field: "skip", to: 202 }, // 203
		{ k: "literal", literal: 13, to: 203 }, // 204
		{ k: "atom", kind: "word", field: "skip", to: 204 }, // 205
		{ k: "literal", literal: 14, to: 205 }, // 206
		{ k: "fork", to: [198, 201, 203, 206] }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "literal", literal: 7, to: 208 }, // 209
		{ k: "op", do: { op: "repair", code: 7 }, to: 209 }, // 210
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 155 }, // 211
		{ k: "literal", literal: 4, to: 211 }, // 212
		{ k: "slot", slot: "tool", field: "skip", to: 212 }, // 213
		{ k: "literal", literal: 5, to: 213 }, // 214
		{ k: "space", greedy: true, to: 214 }, // 215
		{ k: "literal", literal: 10, to: 215 }, // 216
		{ k: "fork", to: [157, 161, 164, 167, 174, 195, 210, 214, 216] }, // 217
		{ k: "text", field: "value", typed: false, stray: false, exits: 217, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 218
		{ k: "literal", literal: 8, to: 218 }, // 219
		{ k: "text", field: "value", typed: true, stray: false, exits: 217, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 220
		{ k: "literal", literal: 11, to: 220 }, // 221
		{ k: "literal", literal: 4, to: 220 }, // 222
		{ k: "op", do: { op: "repair", code: 2 }, to: 222 }, // 223
		{ k: "fork", to: [219, 221, 223] }, // 224
		{ k: "atom", kind: "word", field: "key", to: 224 }, // 225
		{ k: "literal", literal: 9, to: 225 }, // 226
		{ k: "space", greedy: true, to: 152 }, // 227
		{ k: "value", py: false, field: "arguments", to: 227 }, // 228
		{ k: "fork", to: [153, 228] }, // 229
		{ k: "space", greedy: true, to: 229 }, // 230
		{ k: "literal", literal: 4, to: 230 }, // 231
		{ k: "look", body: 136, to: 231 }, // 232
		{ k: "slot", slot: "tool", field: "name", to: 232 }, // 233
		{ k: "literal", literal: 5, to: 233 }, // 234
		{ k: "op", do: { op: "repair", code: 0 }, to: 234 }, // 235
		{ k: "op", do: { op: "open", unit: 1 }, to: 235 }, // 236
		{ k: "op", do: { op: "settle" }, to: 0 }, // 237
		{ k: "eol", to: 2 }, // 238
		{ k: "fork", to: [238, 2] }, // 239
		{ k: "eol", to: 239 }, // 240
		{ k: "fork", to: [240, 239] }, // 241
		{ k: "literal", literal: 0, to: 241 }, // 242
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 242, stops: [0] }, // 243
		{ k: "literal", literal: 1, to: 243 }, // 244
		{ k: "fork", to: [244, 243] }, // 245
	],
};
