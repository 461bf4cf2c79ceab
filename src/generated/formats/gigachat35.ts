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
	lenient: ["bare", "unclosed-call", "untyped", "more-attributes", "unclosed-value", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		"\"", // 19
		"\" string=\"true\"", // 20
		"\" string=\"false\"", // 21
		"<｜GCML｜", // 22
		"{", // 23
		"\n<｜GCML｜parameter name=\"", // 24
		"\n</｜GCML｜invoke>", // 25
		"\r\n<｜GCML｜parameter name=\"", // 26
		"\r\n</｜GCML｜invoke>", // 27
		"\n<｜GCML｜parameter>", // 28
		"\r\n<｜GCML｜parameter>", // 29
	],
	openings: [1, 10, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 285 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10], after: 17, closable: [21, 150], closableByLoop: [22, 24, 25, 29, 30, 31, 32, 33, 34, 39, 40, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 114, 152, 153, 154, 161], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5], after: 2, closable: [167, 168, 169, 170, 275], closableByLoop: [171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 239, 277, 278, 279, 280], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5], terminators: [], stray: false }, // 2
		{ k: "fork", to: [15, 166, 284, 0] }, // 3
		{ k: "fork", to: [15, 166, 284] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [0], terminators: [5] }, // 11
		{ k: "literal", literal: 1, to: 11 }, // 12
		{ k: "assert", what: "start", to: 12 }, // 13
		{ k: "assert", what: "line", to: 12 }, // 14
		{ k: "fork", to: [13, 14] }, // 15
		{ k: "literal", literal: 2, to: 2 }, // 16
		{ k: "text", field: "content", typed: false, exits: 18, stops: [5, 2, 1, 10], terminators: [], stray: true, section: { entry: 19, proof: false, content: false } }, // 17
		{ k: "fork", to: [164, 16, 165] }, // 18
		{ k: "fork", to: [164, 16] }, // 19
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
		{ k: "fork", to: [149, 31] }, // 32
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
		{ k: "op", do: { op: "repair", code: 4 }, to: 56 }, // 57
		{ k: "fork", to: [23, 28] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 34 }, // 60
		{ k: "literal", literal: 7, to: 60 }, // 61
		{ k: "op", do: { op: "repair", code: 1 }, to: 61 }, // 62
		{ k: "space", greedy: true, to: 40 }, // 63
		{ k: "literal", literal: 7, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 5 }, to: 64 }, // 65
		{ k: "space", greedy: true, to: 53 }, // 66
		{ k: "look", body: 66, to: 34 }, // 67
		{ k: "literal", literal: 12, to: 67 }, // 68
		{ k: "literal", literal: 3, to: 67 }, // 69
		{ k: "fork", to: [68, 69] }, // 70
		{ k: "eol", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "op", do: { op: "repair", code: 6 }, to: 72 }, // 73
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
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 86 }, // 87
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
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 106 }, // 107
		{ k: "op", do: { op: "break", at: "here" }, to: 34 }, // 108
		{ k: "literal", literal: 4, to: 108 }, // 109
		{ k: "slot", slot: "tool", field: "skip", to: 109 }, // 110
		{ k: "literal", literal: 5, to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 10, to: 112 }, // 113
		{ k: "fork", to: [40, 57, 62, 65, 73, 87, 107, 111, 113] }, // 114
		{ k: "text", field: "value", typed: false, stray: false, exits: 114, stops: [7, 24, 25, 26, 27, 9, 3, 28, 29, 12, 14, 5, 10], terminators: [34] }, // 115
		{ k: "literal", literal: 8, to: 115 }, // 116
		{ k: "text", field: "value", typed: true, stray: false, exits: 114, stops: [7, 24, 25, 26, 27, 9, 3, 28, 29, 12, 14, 5, 10], terminators: [34] }, // 117
		{ k: "literal", literal: 11, to: 117 }, // 118
		{ k: "literal", literal: 4, to: 117 }, // 119
		{ k: "op", do: { op: "repair", code: 2 }, to: 119 }, // 120
		{ k: "literal", literal: 13, to: 115 }, // 121
		{ k: "fork", to: [127, 121] }, // 122
		{ k: "literal", literal: 19, to: 122 }, // 123
		{ k: "atom", kind: "attr", field: "skip", to: 123 }, // 124
		{ k: "literal", literal: 15, to: 124 }, // 125
		{ k: "atom", kind: "word", field: "skip", to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 20, to: 127 }, // 128
		{ k: "op", do: { op: "repair", code: 3 }, to: 128 }, // 129
		{ k: "literal", literal: 13, to: 117 }, // 130
		{ k: "fork", to: [136, 130] }, // 131
		{ k: "literal", literal: 19, to: 131 }, // 132
		{ k: "atom", kind: "attr", field: "skip", to: 132 }, // 133
		{ k: "literal", literal: 15, to: 133 }, // 134
		{ k: "atom", kind: "word", field: "skip", to: 134 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "literal", literal: 21, to: 136 }, // 137
		{ k: "op", do: { op: "repair", code: 3 }, to: 137 }, // 138
		{ k: "fork", to: [144, 130] }, // 139
		{ k: "literal", literal: 19, to: 139 }, // 140
		{ k: "atom", kind: "attr", field: "skip", to: 140 }, // 141
		{ k: "literal", literal: 15, to: 141 }, // 142
		{ k: "atom", kind: "word", field: "skip", to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "literal", literal: 19, to: 144 }, // 145
		{ k: "op", do: { op: "repair", code: 3 }, to: 145 }, // 146
		{ k: "fork", to: [116, 118, 120, 129, 138, 146] }, // 147
		{ k: "atom", kind: "word", field: "key", to: 147 }, // 148
		{ k: "literal", literal: 9, to: 148 }, // 149
		{ k: "space", greedy: true, to: 31 }, // 150
		{ k: "value", py: false, field: "arguments", to: 150 }, // 151
		{ k: "fork", to: [32, 151] }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "literal", literal: 4, to: 153 }, // 154
		{ k: "literal", literal: 22, to: 0 }, // 155
		{ k: "literal", literal: 14, to: 0 }, // 156
		{ k: "literal", literal: 23, to: 0 }, // 157
		{ k: "fork", to: [155, 156, 157] }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 4, to: 159 }, // 160
		{ k: "look", body: 160, to: 154 }, // 161
		{ k: "atom", kind: "word", field: "name", to: 161 }, // 162
		{ k: "literal", literal: 5, to: 162 }, // 163
		{ k: "op", do: { op: "open", unit: 0 }, to: 163 }, // 164
		{ k: "op", do: { op: "leave" }, to: 4 }, // 165
		{ k: "literal", literal: 10, to: 20 }, // 166
		{ k: "op", do: { op: "close" }, to: 2 }, // 167
		{ k: "literal", literal: 2, to: 167 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "fork", to: [169, 167] }, // 170
		{ k: "literal", literal: 3, to: 170 }, // 171
		{ k: "look", body: 23, to: 170 }, // 172
		{ k: "op", do: { op: "repair", code: 1 }, to: 172 }, // 173
		{ k: "look", body: 28, to: 170 }, // 174
		{ k: "op", do: { op: "repair", code: 1 }, to: 174 }, // 175
		{ k: "fork", to: [171, 173, 175] }, // 176
		{ k: "fork", to: [274, 176] }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "op", do: { op: "settle" }, to: 178 }, // 179
		{ k: "look", body: 38, to: 179 }, // 180
		{ k: "literal", literal: 7, to: 180 }, // 181
		{ k: "look", body: 53, to: 179 }, // 182
		{ k: "eol", to: 182 }, // 183
		{ k: "fork", to: [183, 182] }, // 184
		{ k: "op", do: { op: "repair", code: 4 }, to: 184 }, // 185
		{ k: "look", body: 59, to: 179 }, // 186
		{ k: "literal", literal: 7, to: 186 }, // 187
		{ k: "op", do: { op: "repair", code: 1 }, to: 187 }, // 188
		{ k: "space", greedy: true, to: 181 }, // 189
		{ k: "literal", literal: 7, to: 189 }, // 190
		{ k: "op", do: { op: "repair", code: 5 }, to: 190 }, // 191
		{ k: "look", body: 66, to: 179 }, // 192
		{ k: "literal", literal: 12, to: 192 }, // 193
		{ k: "literal", literal: 3, to: 192 }, // 194
		{ k: "fork", to: [193, 194] }, // 195
		{ k: "eol", to: 195 }, // 196
		{ k: "fork", to: [196, 195] }, // 197
		{ k: "op", do: { op: "repair", code: 6 }, to: 197 }, // 198
		{ k: "op", do: { op: "break", at: "skip" }, to: 179 }, // 199
		{ k: "literal", literal: 8, to: 199 }, // 200
		{ k: "slot", slot: "unbound", field: "skip", to: 200 }, // 201
		{ k: "literal", literal: 9, to: 201 }, // 202
		{ k: "literal", literal: 3, to: 199 }, // 203
		{ k: "literal", literal: 11, to: 199 }, // 204
		{ k: "slot", slot: "unbound", field: "skip", to: 204 }, // 205
		{ k: "literal", literal: 9, to: 205 }, // 206
		{ k: "fork", to: [202, 203, 206] }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "literal", literal: 13, to: 208 }, // 209
		{ k: "atom", kind: "word", field: "skip", to: 209 }, // 210
		{ k: "literal", literal: 14, to: 210 }, // 211
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 211 }, // 212
		{ k: "literal", literal: 15, to: 201 }, // 213
		{ k: "atom", kind: "word", field: "skip", to: 213 }, // 214
		{ k: "literal", literal: 16, to: 214 }, // 215
		{ k: "atom", kind: "word", field: "skip", to: 215 }, // 216
		{ k: "literal", literal: 17, to: 216 }, // 217
		{ k: "atom", kind: "word", field: "skip", to: 217 }, // 218
		{ k: "literal", literal: 18, to: 218 }, // 219
		{ k: "literal", literal: 4, to: 199 }, // 220
		{ k: "slot", slot: "tool", field: "skip", to: 220 }, // 221
		{ k: "literal", literal: 15, to: 205 }, // 222
		{ k: "atom", kind: "word", field: "skip", to: 222 }, // 223
		{ k: "literal", literal: 16, to: 223 }, // 224
		{ k: "atom", kind: "word", field: "skip", to: 224 }, // 225
		{ k: "literal", literal: 17, to: 225 }, // 226
		{ k: "atom", kind: "word", field: "skip", to: 226 }, // 227
		{ k: "literal", literal: 18, to: 227 }, // 228
		{ k: "fork", to: [201, 219, 221, 205, 228] }, // 229
		{ k: "space", greedy: true, to: 229 }, // 230
		{ k: "literal", literal: 7, to: 230 }, // 231
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 231 }, // 232
		{ k: "op", do: { op: "break", at: "here" }, to: 179 }, // 233
		{ k: "literal", literal: 4, to: 233 }, // 234
		{ k: "slot", slot: "tool", field: "skip", to: 234 }, // 235
		{ k: "literal", literal: 5, to: 235 }, // 236
		{ k: "space", greedy: true, to: 236 }, // 237
		{ k: "literal", literal: 10, to: 237 }, // 238
		{ k: "fork", to: [181, 185, 188, 191, 198, 212, 232, 236, 238] }, // 239
		{ k: "text", field: "value", typed: false, stray: false, exits: 239, stops: [7, 24, 25, 26, 27, 9, 3, 28, 29, 12, 14, 5, 10], terminators: [179] }, // 240
		{ k: "literal", literal: 8, to: 240 }, // 241
		{ k: "text", field: "value", typed: true, stray: false, exits: 239, stops: [7, 24, 25, 26, 27, 9, 3, 28, 29, 12, 14, 5, 10], terminators: [179] }, // 242
		{ k: "literal", literal: 11, to: 242 }, // 243
		{ k: "literal", literal: 4, to: 242 }, // 244
		{ k: "op", do: { op: "repair", code: 2 }, to: 244 }, // 245
		{ k: "literal", literal: 13, to: 240 }, // 246
		{ k: "fork", to: [252, 246] }, // 247
		{ k: "literal", literal: 19, to: 247 }, // 248
		{ k: "atom", kind: "attr", field: "skip", to: 248 }, // 249
		{ k: "literal", literal: 15, to: 249 }, // 250
		{ k: "atom", kind: "word", field: "skip", to: 250 }, // 251
		{ k: "space", greedy: true, to: 251 }, // 252
		{ k: "literal", literal: 20, to: 252 }, // 253
		{ k: "op", do: { op: "repair", code: 3 }, to: 253 }, // 254
		{ k: "literal", literal: 13, to: 242 }, // 255
		{ k: "fork", to: [261, 255] }, // 256
		{ k: "literal", literal: 19, to: 256 }, // 257
		{ k: "atom", kind: "attr", field: "skip", to: 257 }, // 258
		{ k: "literal", literal: 15, to: 258 }, // 259
		{ k: "atom", kind: "word", field: "skip", to: 259 }, // 260
		{ k: "space", greedy: true, to: 260 }, // 261
		{ k: "literal", literal: 21, to: 261 }, // 262
		{ k: "op", do: { op: "repair", code: 3 }, to: 262 }, // 263
		{ k: "fork", to: [269, 255] }, // 264
		{ k: "literal", literal: 19, to: 264 }, // 265
		{ k: "atom", kind: "attr", field: "skip", to: 265 }, // 266
		{ k: "literal", literal: 15, to: 266 }, // 267
		{ k: "atom", kind: "word", field: "skip", to: 267 }, // 268
		{ k: "space", greedy: true, to: 268 }, // 269
		{ k: "literal", literal: 19, to: 269 }, // 270
		{ k: "op", do: { op: "repair", code: 3 }, to: 270 }, // 271
		{ k: "fork", to: [241, 243, 245, 254, 263, 271] }, // 272
		{ k: "atom", kind: "word", field: "key", to: 272 }, // 273
		{ k: "literal", literal: 9, to: 273 }, // 274
		{ k: "space", greedy: true, to: 176 }, // 275
		{ k: "value", py: false, field: "arguments", to: 275 }, // 276
		{ k: "fork", to: [177, 276] }, // 277
		{ k: "space", greedy: true, to: 277 }, // 278
		{ k: "literal", literal: 4, to: 278 }, // 279
		{ k: "look", body: 160, to: 279 }, // 280
		{ k: "slot", slot: "tool", field: "name", to: 280 }, // 281
		{ k: "literal", literal: 5, to: 281 }, // 282
		{ k: "op", do: { op: "repair", code: 0 }, to: 282 }, // 283
		{ k: "op", do: { op: "open", unit: 1 }, to: 283 }, // 284
		{ k: "fork", to: [12, 11] }, // 285
	],
};
