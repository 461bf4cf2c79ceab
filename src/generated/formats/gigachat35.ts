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
	holdback: 1024,
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
		">", // 13
		"</｜GCML｜", // 14
		"=\"", // 15
		" ", // 16
		"｜", // 17
		"<｜", // 18
		"<｜GCML｜", // 19
		"{", // 20
		"\n<｜GCML｜parameter name=\"", // 21
		"\n</｜GCML｜invoke>", // 22
		"\r\n<｜GCML｜parameter name=\"", // 23
		"\r\n</｜GCML｜invoke>", // 24
		"\n<｜GCML｜parameter>", // 25
		"\r\n<｜GCML｜parameter>", // 26
	],
	openings: [1, 10, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 237 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10], after: 17, closable: [21, 122], closableByLoop: [22, 24, 25, 29, 30, 31, 32, 33, 34, 39, 40, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 74, 75, 78, 79, 82, 83, 84, 106, 107, 112, 124, 125, 126, 133], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5], after: 2, closable: [139, 140, 141, 142, 219], closableByLoop: [143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 175, 176, 179, 180, 181, 203, 204, 209, 221, 222, 223, 224], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5], stray: false }, // 2
		{ k: "fork", to: [15, 138, 228, 0] }, // 3
		{ k: "fork", to: [15, 138, 228] }, // 4
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
		{ k: "fork", to: [136, 16, 137] }, // 18
		{ k: "fork", to: [136, 16] }, // 19
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
		{ k: "fork", to: [121, 31] }, // 32
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
		{ k: "op", do: { op: "break", at: "skip" }, to: 34 }, // 74
		{ k: "literal", literal: 8, to: 74 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 9, to: 76 }, // 77
		{ k: "literal", literal: 3, to: 74 }, // 78
		{ k: "literal", literal: 11, to: 74 }, // 79
		{ k: "slot", slot: "unbound", field: "skip", to: 79 }, // 80
		{ k: "literal", literal: 9, to: 80 }, // 81
		{ k: "fork", to: [77, 78, 81] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 13, to: 83 }, // 84
		{ k: "atom", kind: "word", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 14, to: 85 }, // 86
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 86 }, // 87
		{ k: "literal", literal: 15, to: 76 }, // 88
		{ k: "atom", kind: "word", field: "skip", to: 88 }, // 89
		{ k: "literal", literal: 16, to: 89 }, // 90
		{ k: "atom", kind: "word", field: "skip", to: 90 }, // 91
		{ k: "literal", literal: 17, to: 91 }, // 92
		{ k: "atom", kind: "word", field: "skip", to: 92 }, // 93
		{ k: "literal", literal: 18, to: 93 }, // 94
		{ k: "literal", literal: 15, to: 80 }, // 95
		{ k: "atom", kind: "word", field: "skip", to: 95 }, // 96
		{ k: "literal", literal: 16, to: 96 }, // 97
		{ k: "atom", kind: "word", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 17, to: 98 }, // 99
		{ k: "atom", kind: "word", field: "skip", to: 99 }, // 100
		{ k: "literal", literal: 18, to: 100 }, // 101
		{ k: "fork", to: [76, 94, 80, 101] }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 7, to: 103 }, // 104
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 104 }, // 105
		{ k: "op", do: { op: "break", at: "here" }, to: 34 }, // 106
		{ k: "literal", literal: 4, to: 106 }, // 107
		{ k: "slot", slot: "tool", field: "skip", to: 107 }, // 108
		{ k: "literal", literal: 5, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 10, to: 110 }, // 111
		{ k: "fork", to: [40, 57, 62, 65, 73, 87, 105, 109, 111] }, // 112
		{ k: "text", field: "value", typed: false, stray: false, exits: 112, stops: [7, 21, 22, 23, 24, 9, 3, 25, 26, 12, 14, 5, 10] }, // 113
		{ k: "literal", literal: 8, to: 113 }, // 114
		{ k: "text", field: "value", typed: true, stray: false, exits: 112, stops: [7, 21, 22, 23, 24, 9, 3, 25, 26, 12, 14, 5, 10] }, // 115
		{ k: "literal", literal: 11, to: 115 }, // 116
		{ k: "literal", literal: 4, to: 115 }, // 117
		{ k: "op", do: { op: "repair", code: 2 }, to: 117 }, // 118
		{ k: "fork", to: [114, 116, 118] }, // 119
		{ k: "atom", kind: "word", field: "key", to: 119 }, // 120
		{ k: "literal", literal: 9, to: 120 }, // 121
		{ k: "space", greedy: true, to: 31 }, // 122
		{ k: "value", py: false, field: "arguments", to: 122 }, // 123
		{ k: "fork", to: [32, 123] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 4, to: 125 }, // 126
		{ k: "literal", literal: 19, to: 0 }, // 127
		{ k: "literal", literal: 14, to: 0 }, // 128
		{ k: "literal", literal: 20, to: 0 }, // 129
		{ k: "fork", to: [127, 128, 129] }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "literal", literal: 4, to: 131 }, // 132
		{ k: "look", body: 132, to: 126 }, // 133
		{ k: "atom", kind: "word", field: "name", to: 133 }, // 134
		{ k: "literal", literal: 5, to: 134 }, // 135
		{ k: "op", do: { op: "open", unit: 0 }, to: 135 }, // 136
		{ k: "op", do: { op: "leave" }, to: 4 }, // 137
		{ k: "literal", literal: 10, to: 20 }, // 138
		{ k: "op", do: { op: "close" }, to: 2 }, // 139
		{ k: "literal", literal: 2, to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "fork", to: [141, 139] }, // 142
		{ k: "literal", literal: 3, to: 142 }, // 143
		{ k: "look", body: 23, to: 142 }, // 144
		{ k: "op", do: { op: "repair", code: 1 }, to: 144 }, // 145
		{ k: "look", body: 28, to: 142 }, // 146
		{ k: "op", do: { op: "repair", code: 1 }, to: 146 }, // 147
		{ k: "fork", to: [143, 145, 147] }, // 148
		{ k: "fork", to: [218, 148] }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "op", do: { op: "settle" }, to: 150 }, // 151
		{ k: "look", body: 38, to: 151 }, // 152
		{ k: "literal", literal: 7, to: 152 }, // 153
		{ k: "look", body: 53, to: 151 }, // 154
		{ k: "eol", to: 154 }, // 155
		{ k: "fork", to: [155, 154] }, // 156
		{ k: "op", do: { op: "repair", code: 3 }, to: 156 }, // 157
		{ k: "look", body: 59, to: 151 }, // 158
		{ k: "literal", literal: 7, to: 158 }, // 159
		{ k: "op", do: { op: "repair", code: 1 }, to: 159 }, // 160
		{ k: "space", greedy: true, to: 153 }, // 161
		{ k: "literal", literal: 7, to: 161 }, // 162
		{ k: "op", do: { op: "repair", code: 4 }, to: 162 }, // 163
		{ k: "look", body: 66, to: 151 }, // 164
		{ k: "literal", literal: 12, to: 164 }, // 165
		{ k: "literal", literal: 3, to: 164 }, // 166
		{ k: "fork", to: [165, 166] }, // 167
		{ k: "eol", to: 167 }, // 168
		{ k: "fork", to: [168, 167] }, // 169
		{ k: "op", do: { op: "repair", code: 5 }, to: 169 }, // 170
		{ k: "op", do: { op: "break", at: "skip" }, to: 151 }, // 171
		{ k: "literal", literal: 8, to: 171 }, // 172
		{ k: "slot", slot: "unbound", field: "skip", to: 172 }, // 173
		{ k: "literal", literal: 9, to: 173 }, // 174
		{ k: "literal", literal: 3, to: 171 }, // 175
		{ k: "literal", literal: 11, to: 171 }, // 176
		{ k: "slot", slot: "unbound", field: "skip", to: 176 }, // 177
		{ k: "literal", literal: 9, to: 177 }, // 178
		{ k: "fork", to: [174, 175, 178] }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "literal", literal: 13, to: 180 }, // 181
		{ k: "atom", kind: "word", field: "skip", to: 181 }, // 182
		{ k: "literal", literal: 14, to: 182 }, // 183
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 183 }, // 184
		{ k: "literal", literal: 15, to: 173 }, // 185
		{ k: "atom", kind: "word", field: "skip", to: 185 }, // 186
		{ k: "literal", literal: 16, to: 186 }, // 187
		{ k: "atom", kind: "word", field: "skip", to: 187 }, // 188
		{ k: "literal", literal: 17, to: 188 }, // 189
		{ k: "atom", kind: "word", field: "skip", to: 189 }, // 190
		{ k: "literal", literal: 18, to: 190 }, // 191
		{ k: "literal", literal: 15, to: 177 }, // 192
		{ k: "atom", kind: "word", field: "skip", to: 192 }, // 193
		{ k: "literal", literal: 16, to: 193 }, // 194
		{ k: "atom", kind: "word", field: "skip", to: 194 }, // 195
		{ k: "literal", literal: 17, to: 195 }, // 196
		{ k: "atom", kind: "word", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 18, to: 197 }, // 198
		{ k: "fork", to: [173, 191, 177, 198] }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "literal", literal: 7, to: 200 }, // 201
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 201 }, // 202
		{ k: "op", do: { op: "break", at: "here" }, to: 151 }, // 203
		{ k: "literal", literal: 4, to: 203 }, // 204
		{ k: "slot", slot: "tool", field: "skip", to: 204 }, // 205
		{ k: "literal", literal: 5, to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 10, to: 207 }, // 208
		{ k: "fork", to: [153, 157, 160, 163, 170, 184, 202, 206, 208] }, // 209
		{ k: "text", field: "value", typed: false, stray: false, exits: 209, stops: [7, 21, 22, 23, 24, 9, 3, 25, 26, 12, 14, 5, 10] }, // 210
		{ k: "literal", literal: 8, to: 210 }, // 211
		{ k: "text", field: "value", typed: true, stray: false, exits: 209, stops: [7, 21, 22, 23, 24, 9, 3, 25, 26, 12, 14, 5, 10] }, // 212
		{ k: "literal", literal: 11, to: 212 }, // 213
		{ k: "literal", literal: 4, to: 212 }, // 214
		{ k: "op", do: { op: "repair", code: 2 }, to: 214 }, // 215
		{ k: "fork", to: [211, 213, 215] }, // 216
		{ k: "atom", kind: "word", field: "key", to: 216 }, // 217
		{ k: "literal", literal: 9, to: 217 }, // 218
		{ k: "space", greedy: true, to: 148 }, // 219
		{ k: "value", py: false, field: "arguments", to: 219 }, // 220
		{ k: "fork", to: [149, 220] }, // 221
		{ k: "space", greedy: true, to: 221 }, // 222
		{ k: "literal", literal: 4, to: 222 }, // 223
		{ k: "look", body: 132, to: 223 }, // 224
		{ k: "slot", slot: "tool", field: "name", to: 224 }, // 225
		{ k: "literal", literal: 5, to: 225 }, // 226
		{ k: "op", do: { op: "repair", code: 0 }, to: 226 }, // 227
		{ k: "op", do: { op: "open", unit: 1 }, to: 227 }, // 228
		{ k: "op", do: { op: "settle" }, to: 0 }, // 229
		{ k: "eol", to: 2 }, // 230
		{ k: "fork", to: [230, 2] }, // 231
		{ k: "eol", to: 231 }, // 232
		{ k: "fork", to: [232, 231] }, // 233
		{ k: "literal", literal: 0, to: 233 }, // 234
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 234, stops: [0] }, // 235
		{ k: "literal", literal: 1, to: 235 }, // 236
		{ k: "fork", to: [236, 235] }, // 237
	],
};
