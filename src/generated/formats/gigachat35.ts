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
		{ name: "thinking", after: ["<think>"], node: 241 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10], after: 17, closable: [21, 124], closableByLoop: [22, 24, 25, 29, 30, 31, 32, 33, 34, 39, 40, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 74, 75, 78, 79, 82, 83, 84, 95, 108, 109, 114, 126, 127, 128, 135], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5], after: 2, closable: [141, 142, 143, 144, 223], closableByLoop: [145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 177, 178, 181, 182, 183, 194, 207, 208, 213, 225, 226, 227, 228], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5], stray: false }, // 2
		{ k: "fork", to: [15, 140, 232, 0] }, // 3
		{ k: "fork", to: [15, 140, 232] }, // 4
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
		{ k: "fork", to: [138, 16, 139] }, // 18
		{ k: "fork", to: [138, 16] }, // 19
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
		{ k: "fork", to: [123, 31] }, // 32
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
		{ k: "literal", literal: 4, to: 74 }, // 95
		{ k: "slot", slot: "tool", field: "skip", to: 95 }, // 96
		{ k: "literal", literal: 15, to: 80 }, // 97
		{ k: "atom", kind: "word", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 16, to: 98 }, // 99
		{ k: "atom", kind: "word", field: "skip", to: 99 }, // 100
		{ k: "literal", literal: 17, to: 100 }, // 101
		{ k: "atom", kind: "word", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 18, to: 102 }, // 103
		{ k: "fork", to: [76, 94, 96, 80, 103] }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 7, to: 105 }, // 106
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 106 }, // 107
		{ k: "op", do: { op: "break", at: "here" }, to: 34 }, // 108
		{ k: "literal", literal: 4, to: 108 }, // 109
		{ k: "slot", slot: "tool", field: "skip", to: 109 }, // 110
		{ k: "literal", literal: 5, to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 10, to: 112 }, // 113
		{ k: "fork", to: [40, 57, 62, 65, 73, 87, 107, 111, 113] }, // 114
		{ k: "text", field: "value", typed: false, stray: false, exits: 114, stops: [7, 21, 22, 23, 24, 9, 3, 25, 26, 12, 14, 5, 10] }, // 115
		{ k: "literal", literal: 8, to: 115 }, // 116
		{ k: "text", field: "value", typed: true, stray: false, exits: 114, stops: [7, 21, 22, 23, 24, 9, 3, 25, 26, 12, 14, 5, 10] }, // 117
		{ k: "literal", literal: 11, to: 117 }, // 118
		{ k: "literal", literal: 4, to: 117 }, // 119
		{ k: "op", do: { op: "repair", code: 2 }, to: 119 }, // 120
		{ k: "fork", to: [116, 118, 120] }, // 121
		{ k: "atom", kind: "word", field: "key", to: 121 }, // 122
		{ k: "literal", literal: 9, to: 122 }, // 123
		{ k: "space", greedy: true, to: 31 }, // 124
		{ k: "value", py: false, field: "arguments", to: 124 }, // 125
		{ k: "fork", to: [32, 125] }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 4, to: 127 }, // 128
		{ k: "literal", literal: 19, to: 0 }, // 129
		{ k: "literal", literal: 14, to: 0 }, // 130
		{ k: "literal", literal: 20, to: 0 }, // 131
		{ k: "fork", to: [129, 130, 131] }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 4, to: 133 }, // 134
		{ k: "look", body: 134, to: 128 }, // 135
		{ k: "atom", kind: "word", field: "name", to: 135 }, // 136
		{ k: "literal", literal: 5, to: 136 }, // 137
		{ k: "op", do: { op: "open", unit: 0 }, to: 137 }, // 138
		{ k: "op", do: { op: "leave" }, to: 4 }, // 139
		{ k: "literal", literal: 10, to: 20 }, // 140
		{ k: "op", do: { op: "close" }, to: 2 }, // 141
		{ k: "literal", literal: 2, to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "fork", to: [143, 141] }, // 144
		{ k: "literal", literal: 3, to: 144 }, // 145
		{ k: "look", body: 23, to: 144 }, // 146
		{ k: "op", do: { op: "repair", code: 1 }, to: 146 }, // 147
		{ k: "look", body: 28, to: 144 }, // 148
		{ k: "op", do: { op: "repair", code: 1 }, to: 148 }, // 149
		{ k: "fork", to: [145, 147, 149] }, // 150
		{ k: "fork", to: [222, 150] }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "op", do: { op: "settle" }, to: 152 }, // 153
		{ k: "look", body: 38, to: 153 }, // 154
		{ k: "literal", literal: 7, to: 154 }, // 155
		{ k: "look", body: 53, to: 153 }, // 156
		{ k: "eol", to: 156 }, // 157
		{ k: "fork", to: [157, 156] }, // 158
		{ k: "op", do: { op: "repair", code: 3 }, to: 158 }, // 159
		{ k: "look", body: 59, to: 153 }, // 160
		{ k: "literal", literal: 7, to: 160 }, // 161
		{ k: "op", do: { op: "repair", code: 1 }, to: 161 }, // 162
		{ k: "space", greedy: true, to: 155 }, // 163
		{ k: "literal", literal: 7, to: 163 }, // 164
		{ k: "op", do: { op: "repair", code: 4 }, to: 164 }, // 165
		{ k: "look", body: 66, to: 153 }, // 166
		{ k: "literal", literal: 12, to: 166 }, // 167
		{ k: "literal", literal: 3, to: 166 }, // 168
		{ k: "fork", to: [167, 168] }, // 169
		{ k: "eol", to: 169 }, // 170
		{ k: "fork", to: [170, 169] }, // 171
		{ k: "op", do: { op: "repair", code: 5 }, to: 171 }, // 172
		{ k: "op", do: { op: "break", at: "skip" }, to: 153 }, // 173
		{ k: "literal", literal: 8, to: 173 }, // 174
		{ k: "slot", slot: "unbound", field: "skip", to: 174 }, // 175
		{ k: "literal", literal: 9, to: 175 }, // 176
		{ k: "literal", literal: 3, to: 173 }, // 177
		{ k: "literal", literal: 11, to: 173 }, // 178
		{ k: "slot", slot: "unbound", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 9, to: 179 }, // 180
		{ k: "fork", to: [176, 177, 180] }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 13, to: 182 }, // 183
		{ k: "atom", kind: "word", field: "skip", to: 183 }, // 184
		{ k: "literal", literal: 14, to: 184 }, // 185
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 185 }, // 186
		{ k: "literal", literal: 15, to: 175 }, // 187
		{ k: "atom", kind: "word", field: "skip", to: 187 }, // 188
		{ k: "literal", literal: 16, to: 188 }, // 189
		{ k: "atom", kind: "word", field: "skip", to: 189 }, // 190
		{ k: "literal", literal: 17, to: 190 }, // 191
		{ k: "atom", kind: "word", field: "skip", to: 191 }, // 192
		{ k: "literal", literal: 18, to: 192 }, // 193
		{ k: "literal", literal: 4, to: 173 }, // 194
		{ k: "slot", slot: "tool", field: "skip", to: 194 }, // 195
		{ k: "literal", literal: 15, to: 179 }, // 196
		{ k: "atom", kind: "word", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 16, to: 197 }, // 198
		{ k: "atom", kind: "word", field: "skip", to: 198 }, // 199
		{ k: "literal", literal: 17, to: 199 }, // 200
		{ k: "atom", kind: "word", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 18, to: 201 }, // 202
		{ k: "fork", to: [175, 193, 195, 179, 202] }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "literal", literal: 7, to: 204 }, // 205
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 205 }, // 206
		{ k: "op", do: { op: "break", at: "here" }, to: 153 }, // 207
		{ k: "literal", literal: 4, to: 207 }, // 208
		{ k: "slot", slot: "tool", field: "skip", to: 208 }, // 209
		{ k: "literal", literal: 5, to: 209 }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "literal", literal: 10, to: 211 }, // 212
		{ k: "fork", to: [155, 159, 162, 165, 172, 186, 206, 210, 212] }, // 213
		{ k: "text", field: "value", typed: false, stray: false, exits: 213, stops: [7, 21, 22, 23, 24, 9, 3, 25, 26, 12, 14, 5, 10] }, // 214
		{ k: "literal", literal: 8, to: 214 }, // 215
		{ k: "text", field: "value", typed: true, stray: false, exits: 213, stops: [7, 21, 22, 23, 24, 9, 3, 25, 26, 12, 14, 5, 10] }, // 216
		{ k: "literal", literal: 11, to: 216 }, // 217
		{ k: "literal", literal: 4, to: 216 }, // 218
		{ k: "op", do: { op: "repair", code: 2 }, to: 218 }, // 219
		{ k: "fork", to: [215, 217, 219] }, // 220
		{ k: "atom", kind: "word", field: "key", to: 220 }, // 221
		{ k: "literal", literal: 9, to: 221 }, // 222
		{ k: "space", greedy: true, to: 150 }, // 223
		{ k: "value", py: false, field: "arguments", to: 223 }, // 224
		{ k: "fork", to: [151, 224] }, // 225
		{ k: "space", greedy: true, to: 225 }, // 226
		{ k: "literal", literal: 4, to: 226 }, // 227
		{ k: "look", body: 134, to: 227 }, // 228
		{ k: "slot", slot: "tool", field: "name", to: 228 }, // 229
		{ k: "literal", literal: 5, to: 229 }, // 230
		{ k: "op", do: { op: "repair", code: 0 }, to: 230 }, // 231
		{ k: "op", do: { op: "open", unit: 1 }, to: 231 }, // 232
		{ k: "op", do: { op: "settle" }, to: 0 }, // 233
		{ k: "eol", to: 2 }, // 234
		{ k: "fork", to: [234, 2] }, // 235
		{ k: "eol", to: 235 }, // 236
		{ k: "fork", to: [236, 235] }, // 237
		{ k: "literal", literal: 0, to: 237 }, // 238
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 238, stops: [0] }, // 239
		{ k: "literal", literal: 1, to: 239 }, // 240
		{ k: "fork", to: [240, 239] }, // 241
	],
};
