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
		{ name: "thinking", after: ["<think>"], node: 243 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10], after: 17, closable: [21, 125], closableByLoop: [22, 24, 25, 29, 30, 31, 32, 33, 34, 39, 40, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 74, 75, 78, 83, 84, 85, 86, 87, 90, 91, 92, 93, 94, 95, 100, 109, 110, 115, 127, 128, 129, 136], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5], after: 2, closable: [142, 143, 144, 145, 225], closableByLoop: [146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 178, 183, 184, 185, 186, 187, 190, 191, 192, 193, 194, 195, 200, 209, 210, 215, 227, 228, 229, 230], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5], stray: false }, // 2
		{ k: "fork", to: [15, 141, 234, 0] }, // 3
		{ k: "fork", to: [15, 141, 234] }, // 4
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
		{ k: "fork", to: [139, 16, 140] }, // 18
		{ k: "fork", to: [139, 16] }, // 19
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
		{ k: "fork", to: [124, 31] }, // 32
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
		{ k: "op", do: { op: "repair", code: 3, unless: ">" }, to: 56 }, // 57
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
		{ k: "fork", to: [80, 82, 83] }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 3, to: 85 }, // 86
		{ k: "literal", literal: 11, to: 74 }, // 87
		{ k: "slot", slot: "unbound", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 9, to: 88 }, // 89
		{ k: "fork", to: [77, 86, 89] }, // 90
		{ k: "eol", to: 90 }, // 91
		{ k: "fork", to: [91, 90] }, // 92
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 92 }, // 93
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 34 }, // 94
		{ k: "literal", literal: 8, to: 94 }, // 95
		{ k: "slot", slot: "unbound", field: "skip", to: 95 }, // 96
		{ k: "literal", literal: 13, to: 96 }, // 97
		{ k: "atom", kind: "word", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 14, to: 98 }, // 99
		{ k: "literal", literal: 11, to: 94 }, // 100
		{ k: "slot", slot: "unbound", field: "skip", to: 100 }, // 101
		{ k: "literal", literal: 13, to: 101 }, // 102
		{ k: "atom", kind: "word", field: "skip", to: 102 }, // 103
		{ k: "literal", literal: 14, to: 103 }, // 104
		{ k: "fork", to: [96, 99, 101, 104] }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 7, to: 106 }, // 107
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 107 }, // 108
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 34 }, // 109
		{ k: "literal", literal: 4, to: 109 }, // 110
		{ k: "slot", slot: "tool", field: "skip", to: 110 }, // 111
		{ k: "literal", literal: 5, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 10, to: 113 }, // 114
		{ k: "fork", to: [40, 57, 62, 65, 73, 93, 108, 112, 114] }, // 115
		{ k: "text", field: "value", typed: false, stray: false, exits: 115, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 116
		{ k: "literal", literal: 8, to: 116 }, // 117
		{ k: "text", field: "value", typed: true, stray: false, exits: 115, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 118
		{ k: "literal", literal: 11, to: 118 }, // 119
		{ k: "literal", literal: 4, to: 118 }, // 120
		{ k: "op", do: { op: "repair", code: 2 }, to: 120 }, // 121
		{ k: "fork", to: [117, 119, 121] }, // 122
		{ k: "atom", kind: "word", field: "key", to: 122 }, // 123
		{ k: "literal", literal: 9, to: 123 }, // 124
		{ k: "space", greedy: true, to: 31 }, // 125
		{ k: "value", py: false, field: "arguments", to: 125 }, // 126
		{ k: "fork", to: [32, 126] }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "literal", literal: 4, to: 128 }, // 129
		{ k: "literal", literal: 15, to: 0 }, // 130
		{ k: "literal", literal: 16, to: 0 }, // 131
		{ k: "literal", literal: 17, to: 0 }, // 132
		{ k: "fork", to: [130, 131, 132] }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "literal", literal: 4, to: 134 }, // 135
		{ k: "look", body: 135, to: 129 }, // 136
		{ k: "atom", kind: "word", field: "name", to: 136 }, // 137
		{ k: "literal", literal: 5, to: 137 }, // 138
		{ k: "op", do: { op: "open", unit: 0 }, to: 138 }, // 139
		{ k: "op", do: { op: "leave" }, to: 4 }, // 140
		{ k: "literal", literal: 10, to: 20 }, // 141
		{ k: "op", do: { op: "close" }, to: 2 }, // 142
		{ k: "literal", literal: 2, to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "fork", to: [144, 142] }, // 145
		{ k: "literal", literal: 3, to: 145 }, // 146
		{ k: "look", body: 23, to: 145 }, // 147
		{ k: "op", do: { op: "repair", code: 1 }, to: 147 }, // 148
		{ k: "look", body: 28, to: 145 }, // 149
		{ k: "op", do: { op: "repair", code: 1 }, to: 149 }, // 150
		{ k: "fork", to: [146, 148, 150] }, // 151
		{ k: "fork", to: [224, 151] }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "op", do: { op: "settle" }, to: 153 }, // 154
		{ k: "look", body: 38, to: 154 }, // 155
		{ k: "literal", literal: 7, to: 155 }, // 156
		{ k: "look", body: 53, to: 154 }, // 157
		{ k: "eol", to: 157 }, // 158
		{ k: "fork", to: [158, 157] }, // 159
		{ k: "op", do: { op: "repair", code: 3, unless: ">" }, to: 159 }, // 160
		{ k: "look", body: 59, to: 154 }, // 161
		{ k: "literal", literal: 7, to: 161 }, // 162
		{ k: "op", do: { op: "repair", code: 1 }, to: 162 }, // 163
		{ k: "space", greedy: true, to: 156 }, // 164
		{ k: "literal", literal: 7, to: 164 }, // 165
		{ k: "op", do: { op: "repair", code: 4 }, to: 165 }, // 166
		{ k: "look", body: 66, to: 154 }, // 167
		{ k: "literal", literal: 12, to: 167 }, // 168
		{ k: "literal", literal: 3, to: 167 }, // 169
		{ k: "fork", to: [168, 169] }, // 170
		{ k: "eol", to: 170 }, // 171
		{ k: "fork", to: [171, 170] }, // 172
		{ k: "op", do: { op: "repair", code: 5 }, to: 172 }, // 173
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 154 }, // 174
		{ k: "literal", literal: 8, to: 174 }, // 175
		{ k: "slot", slot: "unbound", field: "skip", to: 175 }, // 176
		{ k: "literal", literal: 9, to: 176 }, // 177
		{ k: "literal", literal: 4, to: 174 }, // 178
		{ k: "slot", slot: "tool", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 5, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 10, to: 181 }, // 182
		{ k: "literal", literal: 2, to: 174 }, // 183
		{ k: "fork", to: [180, 182, 183] }, // 184
		{ k: "space", greedy: true, to: 184 }, // 185
		{ k: "literal", literal: 3, to: 185 }, // 186
		{ k: "literal", literal: 11, to: 174 }, // 187
		{ k: "slot", slot: "unbound", field: "skip", to: 187 }, // 188
		{ k: "literal", literal: 9, to: 188 }, // 189
		{ k: "fork", to: [177, 186, 189] }, // 190
		{ k: "eol", to: 190 }, // 191
		{ k: "fork", to: [191, 190] }, // 192
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 192 }, // 193
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 154 }, // 194
		{ k: "literal", literal: 8, to: 194 }, // 195
		{ k: "slot", slot: "unbound", field: "skip", to: 195 }, // 196
		{ k: "literal", literal: 13, to: 196 }, // 197
		{ k: "atom", kind: "word", field: "skip", to: 197 }, // 198
		{ k: "literal", literal: 14, to: 198 }, // 199
		{ k: "literal", literal: 11, to: 194 }, // 200
		{ k: "slot", slot: "unbound", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 13, to: 201 }, // 202
		{ k: "atom", kind: "word", field: "skip", to: 202 }, // 203
		{ k: "literal", literal: 14, to: 203 }, // 204
		{ k: "fork", to: [196, 199, 201, 204] }, // 205
		{ k: "space", greedy: true, to: 205 }, // 206
		{ k: "literal", literal: 7, to: 206 }, // 207
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 207 }, // 208
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 154 }, // 209
		{ k: "literal", literal: 4, to: 209 }, // 210
		{ k: "slot", slot: "tool", field: "skip", to: 210 }, // 211
		{ k: "literal", literal: 5, to: 211 }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "literal", literal: 10, to: 213 }, // 214
		{ k: "fork", to: [156, 160, 163, 166, 173, 193, 208, 212, 214] }, // 215
		{ k: "text", field: "value", typed: false, stray: false, exits: 215, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 216
		{ k: "literal", literal: 8, to: 216 }, // 217
		{ k: "text", field: "value", typed: true, stray: false, exits: 215, stops: [7, 18, 19, 20, 21, 9, 3, 22, 23, 12, 5, 10] }, // 218
		{ k: "literal", literal: 11, to: 218 }, // 219
		{ k: "literal", literal: 4, to: 218 }, // 220
		{ k: "op", do: { op: "repair", code: 2 }, to: 220 }, // 221
		{ k: "fork", to: [217, 219, 221] }, // 222
		{ k: "atom", kind: "word", field: "key", to: 222 }, // 223
		{ k: "literal", literal: 9, to: 223 }, // 224
		{ k: "space", greedy: true, to: 151 }, // 225
		{ k: "value", py: false, field: "arguments", to: 225 }, // 226
		{ k: "fork", to: [152, 226] }, // 227
		{ k: "space", greedy: true, to: 227 }, // 228
		{ k: "literal", literal: 4, to: 228 }, // 229
		{ k: "look", body: 135, to: 229 }, // 230
		{ k: "slot", slot: "tool", field: "name", to: 230 }, // 231
		{ k: "literal", literal: 5, to: 231 }, // 232
		{ k: "op", do: { op: "repair", code: 0 }, to: 232 }, // 233
		{ k: "op", do: { op: "open", unit: 1 }, to: 233 }, // 234
		{ k: "op", do: { op: "settle" }, to: 0 }, // 235
		{ k: "eol", to: 2 }, // 236
		{ k: "fork", to: [236, 2] }, // 237
		{ k: "eol", to: 237 }, // 238
		{ k: "fork", to: [238, 237] }, // 239
		{ k: "literal", literal: 0, to: 239 }, // 240
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 240, stops: [0] }, // 241
		{ k: "literal", literal: 1, to: 241 }, // 242
		{ k: "fork", to: [242, 241] }, // 243
	],
};
