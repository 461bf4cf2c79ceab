// Generated from grammars/gemma4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** call:NAME{key:value}, strings between quote tokens */
export const gemma4: Format = {
	version: 2,
	name: "gemma4",
	title: "call:NAME{key:value}, strings between quote tokens",
	aliases: ["gemma4-no-thinking", "gemma_4"],
	models: ["google/gemma-4-*"],
	tokens: ["<|tool_call>", "<tool_call|>", "<|\"|>", "<|channel>", "<channel|>", "<|tool_response>", "<turn|>"],
	ends: ["<|tool_response>", "<turn|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S7",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-word", "quoted-key", "round-brackets", "trailing-comma", "equals", "unclosed-string", "bare-string", "stray-quote", "no-brace", "doubled-close", "unopened", "stray-close", "doubled-opening", "no-newline", "unclosed-value", "unclosed-call", "unopened-key"],
	literals: [
		"<channel|>", // 0
		"thought\n", // 1
		"<|channel>", // 2
		"thought", // 3
		"<tool_call|>", // 4
		"}", // 5
		",", // 6
		"]", // 7
		"<|\"|>", // 8
		"<|tool_call>", // 9
		":", // 10
		"{", // 11
		"call:", // 12
		"=", // 13
		"[", // 14
		"/", // 15
		"<", // 16
		"(", // 17
		"`", // 18
		"\\", // 19
		";", // 20
		"|", // 21
		"\"", // 22
		"'", // 23
		")", // 24
		"<|channel>thought\n", // 25
		"\n<channel|>", // 26
		"\r\n<channel|>", // 27
		"\n,", // 28
		"\n}", // 29
		"\n<tool_call|>", // 30
		"\r\n,", // 31
		"\r\n}", // 32
		"\r\n<tool_call|>", // 33
	],
	openings: [2, 0, 9, 12],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|channel>thought\n"], node: 436 }, // 0
	],
	units: [
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [24, 25, 26, 27, 28], closableByLoop: [29, 34, 35, 36, 37, 38, 39, 45, 46, 48, 49, 50, 61, 62, 80, 81, 82, 83, 86, 87, 88, 89, 90, 91, 92, 111, 115, 116, 117, 118, 119, 120, 123, 124, 125, 126, 127, 128, 129, 152, 153, 157, 158, 159, 160, 161, 162, 163, 168, 169, 170, 172, 173, 174, 175, 176, 177, 178, 179, 188, 189, 228, 229, 230, 231, 232, 233, 234, 238, 239, 253, 254, 262, 263, 264, 265, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 307, 311, 312, 341, 342, 343], pairs: true }, // 0
		{ closes: [4], openings: [2, 0, 9, 12], after: 2, closable: [24, 25, 26, 27, 28], closableByLoop: [29, 115, 116, 117, 118, 119, 120, 123, 124, 125, 126, 127, 128, 129, 152, 153, 157, 158, 159, 160, 161, 162, 163, 168, 169, 170, 172, 173, 174, 175, 176, 177, 178, 179, 268, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 388, 392, 393, 422, 423, 429, 430], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 0, 9, 12], terminators: [], stray: false }, // 2
		{ k: "fork", to: [11, 15, 18, 20, 23, 349, 434, 0] }, // 3
		{ k: "fork", to: [11, 15, 18, 20, 23, 349, 434] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "eol", to: 6 }, // 7
		{ k: "fork", to: [7, 6] }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [26, 27, 0], terminators: [5] }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "assert", what: "end", to: 2 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "literal", literal: 0, to: 13 }, // 14
		{ k: "op", do: { op: "repair", code: 11 }, to: 14 }, // 15
		{ k: "literal", literal: 0, to: 2 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "op", do: { op: "repair", code: 11 }, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 11 }, // 19
		{ k: "op", do: { op: "repair", code: 12 }, to: 19 }, // 20
		{ k: "literal", literal: 3, to: 16 }, // 21
		{ k: "literal", literal: 2, to: 21 }, // 22
		{ k: "op", do: { op: "repair", code: 13 }, to: 22 }, // 23
		{ k: "op", do: { op: "close" }, to: 2 }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "op", do: { op: "repair", code: 9 }, to: 26 }, // 27
		{ k: "fork", to: [25, 27] }, // 28
		{ k: "literal", literal: 5, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "literal", literal: 4, to: 30 }, // 31
		{ k: "op", do: { op: "repair", code: 9 }, to: 31 }, // 32
		{ k: "fork", to: [30, 32] }, // 33
		{ k: "look", body: 33, to: 28 }, // 34
		{ k: "op", do: { op: "repair", code: 8 }, to: 34 }, // 35
		{ k: "fork", to: [29, 35] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "fork", to: [227, 37] }, // 38
		{ k: "op", do: { op: "settle" }, to: 38 }, // 39
		{ k: "literal", literal: 6, to: 0 }, // 40
		{ k: "literal", literal: 5, to: 0 }, // 41
		{ k: "literal", literal: 7, to: 0 }, // 42
		{ k: "fork", to: [40, 41, 42] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "look", body: 44, to: 39 }, // 45
		{ k: "literal", literal: 8, to: 45 }, // 46
		{ k: "space", greedy: true, to: 33 }, // 47
		{ k: "look", body: 47, to: 39 }, // 48
		{ k: "literal", literal: 8, to: 48 }, // 49
		{ k: "op", do: { op: "repair", code: 8 }, to: 49 }, // 50
		{ k: "assert", what: "end", to: 0 }, // 51
		{ k: "literal", literal: 9, to: 0 }, // 52
		{ k: "fork", to: [51, 52] }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 4, to: 54 }, // 55
		{ k: "literal", literal: 4, to: 55 }, // 56
		{ k: "op", do: { op: "repair", code: 9 }, to: 56 }, // 57
		{ k: "fork", to: [55, 57] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 5, to: 59 }, // 60
		{ k: "look", body: 60, to: 39 }, // 61
		{ k: "op", do: { op: "repair", code: 5 }, to: 61 }, // 62
		{ k: "literal", literal: 8, to: 0 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 10, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "slot", slot: "unbound", field: "skip", to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 6, to: 68 }, // 69
		{ k: "literal", literal: 11, to: 0 }, // 70
		{ k: "slot", slot: "tool", field: "skip", to: 70 }, // 71
		{ k: "literal", literal: 12, to: 71 }, // 72
		{ k: "literal", literal: 9, to: 72 }, // 73
		{ k: "fork", to: [73, 51] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 4, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 5, to: 77 }, // 78
		{ k: "fork", to: [69, 78, 76] }, // 79
		{ k: "look", body: 79, to: 39 }, // 80
		{ k: "eol", to: 80 }, // 81
		{ k: "fork", to: [81, 80] }, // 82
		{ k: "op", do: { op: "repair", code: 14 }, to: 82 }, // 83
		{ k: "fork", to: [30, 73] }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "look", body: 85, to: 39 }, // 86
		{ k: "literal", literal: 8, to: 86 }, // 87
		{ k: "op", do: { op: "repair", code: 15 }, to: 87 }, // 88
		{ k: "fork", to: [46, 50] }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 8, to: 90 }, // 91
		{ k: "op", do: { op: "repair", code: 9 }, to: 91 }, // 92
		{ k: "op", do: { op: "break", at: "skip" }, to: 39 }, // 93
		{ k: "literal", literal: 8, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 10, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "slot", slot: "unbound", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 11, to: 93 }, // 99
		{ k: "slot", slot: "tool", field: "skip", to: 99 }, // 100
		{ k: "literal", literal: 12, to: 100 }, // 101
		{ k: "fork", to: [98, 101, 100] }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 8, to: 103 }, // 104
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 104 }, // 105
		{ k: "op", do: { op: "break", at: "here" }, to: 39 }, // 106
		{ k: "literal", literal: 11, to: 106 }, // 107
		{ k: "slot", slot: "tool", field: "skip", to: 107 }, // 108
		{ k: "literal", literal: 12, to: 108 }, // 109
		{ k: "literal", literal: 9, to: 109 }, // 110
		{ k: "fork", to: [46, 50, 62, 83, 88, 92, 105, 110] }, // 111
		{ k: "text", field: "value", typed: false, stray: false, exits: 111, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [39] }, // 112
		{ k: "literal", literal: 8, to: 112 }, // 113
		{ k: "fork", to: [181] }, // 114
		{ k: "return" }, // 115
		{ k: "op", do: { op: "pop" }, to: 115 }, // 116
		{ k: "literal", literal: 5, to: 116 }, // 117
		{ k: "fork", to: [153] }, // 118
		{ k: "space", greedy: true, to: 115 }, // 119
		{ k: "fork", to: [151, 119] }, // 120
		{ k: "fork", to: [147] }, // 121
		{ k: "fork", to: [133] }, // 122
		{ k: "op", do: { op: "settle" }, to: 115 }, // 123
		{ k: "look", body: 44, to: 123 }, // 124
		{ k: "literal", literal: 8, to: 124 }, // 125
		{ k: "look", body: 47, to: 123 }, // 126
		{ k: "literal", literal: 8, to: 126 }, // 127
		{ k: "op", do: { op: "repair", code: 8 }, to: 127 }, // 128
		{ k: "fork", to: [125, 128] }, // 129
		{ k: "text", field: "value", typed: false, stray: false, exits: 129, stops: [8], terminators: [123] }, // 130
		{ k: "literal", literal: 8, to: 130 }, // 131
		{ k: "call", body: 114, back: 115 }, // 132
		{ k: "fork", to: [131, 132] }, // 133
		{ k: "call", body: 122, back: 115 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 10, to: 135 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 13, to: 135 }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "op", do: { op: "repair", code: 4 }, to: 139 }, // 140
		{ k: "fork", to: [137, 140] }, // 141
		{ k: "atom", kind: "word", field: "key", to: 141 }, // 142
		{ k: "literal", literal: 8, to: 141 }, // 143
		{ k: "atom", kind: "word", field: "key", to: 143 }, // 144
		{ k: "literal", literal: 8, to: 144 }, // 145
		{ k: "op", do: { op: "repair", code: 1 }, to: 145 }, // 146
		{ k: "fork", to: [142, 146] }, // 147
		{ k: "call", body: 121, back: 120 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "literal", literal: 6, to: 149 }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "fork", to: [148, 119] }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "call", body: 118, back: 117 }, // 154
		{ k: "literal", literal: 11, to: 154 }, // 155
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 155 }, // 156
		{ k: "literal", literal: 7, to: 116 }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "literal", literal: 6, to: 158 }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "op", do: { op: "repair", code: 3 }, to: 160 }, // 161
		{ k: "fork", to: [158, 161] }, // 162
		{ k: "fork", to: [167, 162] }, // 163
		{ k: "call", body: 122, back: 163 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 6, to: 165 }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "fork", to: [164, 158] }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "literal", literal: 14, to: 169 }, // 170
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 170 }, // 171
		{ k: "look", body: 44, to: 115 }, // 172
		{ k: "literal", literal: 8, to: 172 }, // 173
		{ k: "op", do: { op: "repair", code: 7 }, to: 173 }, // 174
		{ k: "look", body: 47, to: 115 }, // 175
		{ k: "literal", literal: 8, to: 175 }, // 176
		{ k: "op", do: { op: "repair", code: 8 }, to: 176 }, // 177
		{ k: "op", do: { op: "repair", code: 7 }, to: 177 }, // 178
		{ k: "fork", to: [115, 174, 178] }, // 179
		{ k: "value", py: true, unlisted: true, field: "value", to: 179 }, // 180
		{ k: "fork", to: [156, 171, 180] }, // 181
		{ k: "call", body: 114, back: 38 }, // 182
		{ k: "literal", literal: 10, to: 0 }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "slot", slot: "prop", field: "skip", to: 184 }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "literal", literal: 6, to: 186 }, // 187
		{ k: "look", body: 187, to: 39 }, // 188
		{ k: "fork", to: [46, 50, 62, 83, 88, 92, 105, 110, 188] }, // 189
		{ k: "text", field: "value", typed: true, stray: false, exits: 189, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [39] }, // 190
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 191
		{ k: "literal", literal: 15, to: 0 }, // 192
		{ k: "literal", literal: 16, to: 0 }, // 193
		{ k: "literal", literal: 17, to: 0 }, // 194
		{ k: "literal", literal: 18, to: 0 }, // 195
		{ k: "literal", literal: 19, to: 0 }, // 196
		{ k: "literal", literal: 13, to: 0 }, // 197
		{ k: "literal", literal: 20, to: 0 }, // 198
		{ k: "literal", literal: 21, to: 0 }, // 199
		{ k: "fork", to: [191, 192, 193, 194, 195, 196, 197, 198, 199] }, // 200
		{ k: "look", body: 200, to: 190 }, // 201
		{ k: "op", do: { op: "repair", code: 6 }, to: 201 }, // 202
		{ k: "fork", to: [113, 182, 202] }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "literal", literal: 10, to: 204 }, // 205
		{ k: "space", greedy: true, to: 205 }, // 206
		{ k: "literal", literal: 13, to: 204 }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "op", do: { op: "repair", code: 4 }, to: 208 }, // 209
		{ k: "fork", to: [206, 209] }, // 210
		{ k: "atom", kind: "word", field: "key", to: 210 }, // 211
		{ k: "literal", literal: 8, to: 210 }, // 212
		{ k: "atom", kind: "word", field: "key", to: 212 }, // 213
		{ k: "literal", literal: 8, to: 213 }, // 214
		{ k: "op", do: { op: "repair", code: 1 }, to: 214 }, // 215
		{ k: "literal", literal: 22, to: 210 }, // 216
		{ k: "atom", kind: "word", field: "key", to: 216 }, // 217
		{ k: "literal", literal: 22, to: 217 }, // 218
		{ k: "op", do: { op: "repair", code: 1 }, to: 218 }, // 219
		{ k: "literal", literal: 23, to: 210 }, // 220
		{ k: "atom", kind: "word", field: "key", to: 220 }, // 221
		{ k: "literal", literal: 23, to: 221 }, // 222
		{ k: "op", do: { op: "repair", code: 1 }, to: 222 }, // 223
		{ k: "fork", to: [211, 215, 219, 223] }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 6, to: 225 }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "fork", to: [224, 37] }, // 228
		{ k: "space", greedy: true, to: 228 }, // 229
		{ k: "literal", literal: 11, to: 229 }, // 230
		{ k: "literal", literal: 24, to: 28 }, // 231
		{ k: "space", greedy: true, to: 231 }, // 232
		{ k: "fork", to: [252, 232] }, // 233
		{ k: "op", do: { op: "settle" }, to: 233 }, // 234
		{ k: "literal", literal: 24, to: 47 }, // 235
		{ k: "fork", to: [40, 235] }, // 236
		{ k: "space", greedy: true, to: 236 }, // 237
		{ k: "look", body: 237, to: 234 }, // 238
		{ k: "literal", literal: 8, to: 238 }, // 239
		{ k: "text", field: "value", typed: false, stray: false, exits: 239, stops: [8], terminators: [234] }, // 240
		{ k: "literal", literal: 8, to: 240 }, // 241
		{ k: "value", py: true, field: "value", to: 233 }, // 242
		{ k: "fork", to: [241, 242] }, // 243
		{ k: "space", greedy: true, to: 243 }, // 244
		{ k: "literal", literal: 10, to: 244 }, // 245
		{ k: "literal", literal: 13, to: 244 }, // 246
		{ k: "fork", to: [245, 246] }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "atom", kind: "word", field: "key", to: 248 }, // 249
		{ k: "space", greedy: true, to: 249 }, // 250
		{ k: "literal", literal: 6, to: 250 }, // 251
		{ k: "space", greedy: true, to: 251 }, // 252
		{ k: "fork", to: [249, 232] }, // 253
		{ k: "space", greedy: true, to: 253 }, // 254
		{ k: "fork", to: [183, 197] }, // 255
		{ k: "space", greedy: true, to: 255 }, // 256
		{ k: "atom", kind: "word", field: "skip", to: 256 }, // 257
		{ k: "slot", slot: "prop", field: "skip", to: 256 }, // 258
		{ k: "fork", to: [258, 257] }, // 259
		{ k: "fork", to: [259, 235] }, // 260
		{ k: "space", greedy: true, to: 260 }, // 261
		{ k: "look", body: 261, to: 254 }, // 262
		{ k: "literal", literal: 17, to: 262 }, // 263
		{ k: "op", do: { op: "repair", code: 2 }, to: 263 }, // 264
		{ k: "fork", to: [230, 264] }, // 265
		{ k: "atom", kind: "word", field: "name", to: 265 }, // 266
		{ k: "literal", literal: 12, to: 266 }, // 267
		{ k: "space", greedy: true, to: 29 }, // 268
		{ k: "fork", to: [340, 268] }, // 269
		{ k: "op", do: { op: "settle" }, to: 269 }, // 270
		{ k: "look", body: 44, to: 270 }, // 271
		{ k: "literal", literal: 8, to: 271 }, // 272
		{ k: "look", body: 47, to: 270 }, // 273
		{ k: "literal", literal: 8, to: 273 }, // 274
		{ k: "op", do: { op: "repair", code: 8 }, to: 274 }, // 275
		{ k: "look", body: 60, to: 270 }, // 276
		{ k: "op", do: { op: "repair", code: 5 }, to: 276 }, // 277
		{ k: "look", body: 79, to: 270 }, // 278
		{ k: "eol", to: 278 }, // 279
		{ k: "fork", to: [279, 278] }, // 280
		{ k: "op", do: { op: "repair", code: 14 }, to: 280 }, // 281
		{ k: "look", body: 85, to: 270 }, // 282
		{ k: "literal", literal: 8, to: 282 }, // 283
		{ k: "op", do: { op: "repair", code: 15 }, to: 283 }, // 284
		{ k: "fork", to: [272, 275] }, // 285
		{ k: "space", greedy: true, to: 285 }, // 286
		{ k: "literal", literal: 8, to: 286 }, // 287
		{ k: "op", do: { op: "repair", code: 9 }, to: 287 }, // 288
		{ k: "op", do: { op: "break", at: "skip" }, to: 270 }, // 289
		{ k: "literal", literal: 8, to: 289 }, // 290
		{ k: "space", greedy: true, to: 290 }, // 291
		{ k: "literal", literal: 10, to: 291 }, // 292
		{ k: "space", greedy: true, to: 292 }, // 293
		{ k: "slot", slot: "unbound", field: "skip", to: 293 }, // 294
		{ k: "literal", literal: 11, to: 289 }, // 295
		{ k: "slot", slot: "tool", field: "skip", to: 295 }, // 296
		{ k: "literal", literal: 12, to: 296 }, // 297
		{ k: "fork", to: [294, 297, 296] }, // 298
		{ k: "space", greedy: true, to: 298 }, // 299
		{ k: "literal", literal: 8, to: 299 }, // 300
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 300 }, // 301
		{ k: "op", do: { op: "break", at: "here" }, to: 270 }, // 302
		{ k: "literal", literal: 11, to: 302 }, // 303
		{ k: "slot", slot: "tool", field: "skip", to: 303 }, // 304
		{ k: "literal", literal: 12, to: 304 }, // 305
		{ k: "literal", literal: 9, to: 305 }, // 306
		{ k: "fork", to: [272, 275, 277, 281, 284, 288, 301, 306] }, // 307
		{ k: "text", field: "value", typed: false, stray: false, exits: 307, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [270] }, // 308
		{ k: "literal", literal: 8, to: 308 }, // 309
		{ k: "call", body: 114, back: 269 }, // 310
		{ k: "look", body: 187, to: 270 }, // 311
		{ k: "fork", to: [272, 275, 277, 281, 284, 288, 301, 306, 311] }, // 312
		{ k: "text", field: "value", typed: true, stray: false, exits: 312, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [270] }, // 313
		{ k: "look", body: 200, to: 313 }, // 314
		{ k: "op", do: { op: "repair", code: 6 }, to: 314 }, // 315
		{ k: "fork", to: [309, 310, 315] }, // 316
		{ k: "space", greedy: true, to: 316 }, // 317
		{ k: "literal", literal: 10, to: 317 }, // 318
		{ k: "space", greedy: true, to: 318 }, // 319
		{ k: "literal", literal: 13, to: 317 }, // 320
		{ k: "space", greedy: true, to: 320 }, // 321
		{ k: "op", do: { op: "repair", code: 4 }, to: 321 }, // 322
		{ k: "fork", to: [319, 322] }, // 323
		{ k: "atom", kind: "word", field: "key", to: 323 }, // 324
		{ k: "literal", literal: 8, to: 323 }, // 325
		{ k: "atom", kind: "word", field: "key", to: 325 }, // 326
		{ k: "literal", literal: 8, to: 326 }, // 327
		{ k: "op", do: { op: "repair", code: 1 }, to: 327 }, // 328
		{ k: "literal", literal: 22, to: 323 }, // 329
		{ k: "atom", kind: "word", field: "key", to: 329 }, // 330
		{ k: "literal", literal: 22, to: 330 }, // 331
		{ k: "op", do: { op: "repair", code: 1 }, to: 331 }, // 332
		{ k: "literal", literal: 23, to: 323 }, // 333
		{ k: "atom", kind: "word", field: "key", to: 333 }, // 334
		{ k: "literal", literal: 23, to: 334 }, // 335
		{ k: "op", do: { op: "repair", code: 1 }, to: 335 }, // 336
		{ k: "fork", to: [324, 328, 332, 336] }, // 337
		{ k: "space", greedy: true, to: 337 }, // 338
		{ k: "literal", literal: 6, to: 338 }, // 339
		{ k: "space", greedy: true, to: 339 }, // 340
		{ k: "fork", to: [337, 268] }, // 341
		{ k: "space", greedy: true, to: 341 }, // 342
		{ k: "literal", literal: 11, to: 342 }, // 343
		{ k: "atom", kind: "word", field: "name", to: 343 }, // 344
		{ k: "literal", literal: 10, to: 344 }, // 345
		{ k: "op", do: { op: "repair", code: 0 }, to: 345 }, // 346
		{ k: "fork", to: [267, 346] }, // 347
		{ k: "literal", literal: 9, to: 347 }, // 348
		{ k: "op", do: { op: "open", unit: 0 }, to: 348 }, // 349
		{ k: "fork", to: [421, 268] }, // 350
		{ k: "op", do: { op: "settle" }, to: 350 }, // 351
		{ k: "look", body: 44, to: 351 }, // 352
		{ k: "literal", literal: 8, to: 352 }, // 353
		{ k: "look", body: 47, to: 351 }, // 354
		{ k: "literal", literal: 8, to: 354 }, // 355
		{ k: "op", do: { op: "repair", code: 8 }, to: 355 }, // 356
		{ k: "look", body: 60, to: 351 }, // 357
		{ k: "op", do: { op: "repair", code: 5 }, to: 357 }, // 358
		{ k: "look", body: 79, to: 351 }, // 359
		{ k: "eol", to: 359 }, // 360
		{ k: "fork", to: [360, 359] }, // 361
		{ k: "op", do: { op: "repair", code: 14 }, to: 361 }, // 362
		{ k: "look", body: 85, to: 351 }, // 363
		{ k: "literal", literal: 8, to: 363 }, // 364
		{ k: "op", do: { op: "repair", code: 15 }, to: 364 }, // 365
		{ k: "fork", to: [353, 356] }, // 366
		{ k: "space", greedy: true, to: 366 }, // 367
		{ k: "literal", literal: 8, to: 367 }, // 368
		{ k: "op", do: { op: "repair", code: 9 }, to: 368 }, // 369
		{ k: "op", do: { op: "break", at: "skip" }, to: 351 }, // 370
		{ k: "literal", literal: 8, to: 370 }, // 371
		{ k: "space", greedy: true, to: 371 }, // 372
		{ k: "literal", literal: 10, to: 372 }, // 373
		{ k: "space", greedy: true, to: 373 }, // 374
		{ k: "slot", slot: "unbound", field: "skip", to: 374 }, // 375
		{ k: "literal", literal: 11, to: 370 }, // 376
		{ k: "slot", slot: "tool", field: "skip", to: 376 }, // 377
		{ k: "literal", literal: 12, to: 377 }, // 378
		{ k: "fork", to: [375, 378, 377] }, // 379
		{ k: "space", greedy: true, to: 379 }, // 380
		{ k: "literal", literal: 8, to: 380 }, // 381
		{ k: "op", do: { op: "repair", code: 16, fault: true }, to: 381 }, // 382
		{ k: "op", do: { op: "break", at: "here" }, to: 351 }, // 383
		{ k: "literal", literal: 11, to: 383 }, // 384
		{ k: "slot", slot: "tool", field: "skip", to: 384 }, // 385
		{ k: "literal", literal: 12, to: 385 }, // 386
		{ k: "literal", literal: 9, to: 386 }, // 387
		{ k: "fork", to: [353, 356, 358, 362, 365, 369, 382, 387] }, // 388
		{ k: "text", field: "value", typed: false, stray: false, exits: 388, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [351] }, // 389
		{ k: "literal", literal: 8, to: 389 }, // 390
		{ k: "call", body: 114, back: 350 }, // 391
		{ k: "look", body: 187, to: 351 }, // 392
		{ k: "fork", to: [353, 356, 358, 362, 365, 369, 382, 387, 392] }, // 393
		{ k: "text", field: "value", typed: true, stray: false, exits: 393, stops: [8, 5, 28, 29, 30, 31, 32, 33, 6, 4, 9], terminators: [351] }, // 394
		{ k: "look", body: 200, to: 394 }, // 395
		{ k: "op", do: { op: "repair", code: 6 }, to: 395 }, // 396
		{ k: "fork", to: [390, 391, 396] }, // 397
		{ k: "space", greedy: true, to: 397 }, // 398
		{ k: "literal", literal: 10, to: 398 }, // 399
		{ k: "space", greedy: true, to: 399 }, // 400
		{ k: "literal", literal: 13, to: 398 }, // 401
		{ k: "space", greedy: true, to: 401 }, // 402
		{ k: "op", do: { op: "repair", code: 4 }, to: 402 }, // 403
		{ k: "fork", to: [400, 403] }, // 404
		{ k: "atom", kind: "word", field: "key", to: 404 }, // 405
		{ k: "literal", literal: 8, to: 404 }, // 406
		{ k: "atom", kind: "word", field: "key", to: 406 }, // 407
		{ k: "literal", literal: 8, to: 407 }, // 408
		{ k: "op", do: { op: "repair", code: 1 }, to: 408 }, // 409
		{ k: "literal", literal: 22, to: 404 }, // 410
		{ k: "atom", kind: "word", field: "key", to: 410 }, // 411
		{ k: "literal", literal: 22, to: 411 }, // 412
		{ k: "op", do: { op: "repair", code: 1 }, to: 412 }, // 413
		{ k: "literal", literal: 23, to: 404 }, // 414
		{ k: "atom", kind: "word", field: "key", to: 414 }, // 415
		{ k: "literal", literal: 23, to: 415 }, // 416
		{ k: "op", do: { op: "repair", code: 1 }, to: 416 }, // 417
		{ k: "fork", to: [405, 409, 413, 417] }, // 418
		{ k: "space", greedy: true, to: 418 }, // 419
		{ k: "literal", literal: 6, to: 419 }, // 420
		{ k: "space", greedy: true, to: 420 }, // 421
		{ k: "fork", to: [418, 268] }, // 422
		{ k: "space", greedy: true, to: 422 }, // 423
		{ k: "atom", kind: "word", field: "skip", to: 66 }, // 424
		{ k: "space", greedy: true, to: 424 }, // 425
		{ k: "literal", literal: 5, to: 30 }, // 426
		{ k: "space", greedy: true, to: 426 }, // 427
		{ k: "fork", to: [425, 427] }, // 428
		{ k: "look", body: 428, to: 423 }, // 429
		{ k: "literal", literal: 11, to: 429 }, // 430
		{ k: "slot", slot: "tool", field: "name", to: 430 }, // 431
		{ k: "literal", literal: 12, to: 431 }, // 432
		{ k: "op", do: { op: "repair", code: 10 }, to: 432 }, // 433
		{ k: "op", do: { op: "open", unit: 1 }, to: 433 }, // 434
		{ k: "literal", literal: 25, to: 9 }, // 435
		{ k: "fork", to: [435, 9] }, // 436
	],
};
