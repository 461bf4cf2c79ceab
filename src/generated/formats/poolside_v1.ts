// Generated from grammars/poolside_v1.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a name, then key and value pairs on lines of their own, between <tool_call> tags; thoughts in a frame of lines */
export const poolside_v1: Format = {
	version: 2,
	name: "poolside_v1",
	title: "a name, then key and value pairs on lines of their own, between <tool_call> tags; thoughts in a frame of lines",
	aliases: ["poolside-v1", "laguna"],
	models: ["poolside/Laguna-*"],
	tokens: ["<tool_call>", "</tool_call>", "<arg_key>", "</arg_key>", "<arg_value>", "</arg_value>", "<think>", "</think>", "</assistant>", "〈|EOS|〉"],
	ends: ["</assistant>", "〈|EOS|〉"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["doubled-open", "json-arguments", "json-body", "user-tag", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"<arg_key>", // 3
		"<tool_call>", // 4
		"</arg_value>", // 5
		"</user>", // 6
		"</arg_key>", // 7
		"<arg_value>", // 8
		">", // 9
		"</", // 10
		"<", // 11
		"\"", // 12
		"}", // 13
		"{", // 14
		"<user>", // 15
		"|>", // 16
		"<|", // 17
		"\n</think>", // 18
		"\r\n</think>", // 19
		"\n<arg_key>", // 20
		"\n</tool_call>", // 21
		"\r\n<arg_key>", // 22
		"\r\n</tool_call>", // 23
		"\n<arg_value>", // 24
		"\n</arg_key>", // 25
		"\r\n<arg_value>", // 26
		"\r\n</arg_key>", // 27
	],
	openings: [1, 4, 15],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 295 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4, 15], after: 2, closable: [18], closableByLoop: [19, 28, 29, 30, 31, 32, 33, 36, 37, 40, 41, 42, 53, 54, 55, 56, 58, 59, 60, 61, 62, 63, 65, 66, 67, 68, 69, 70, 71, 72, 107], pairs: true }, // 0
		{ closes: [2], openings: [1, 4, 15], after: 2, closable: [18, 19, 124], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4, 15], after: 2, closable: [18, 19, 124], closableByLoop: [], pairs: false }, // 2
		{ closes: [6], openings: [1, 4, 15], after: 2, closable: [18], closableByLoop: [143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 204], pairs: true }, // 3
		{ closes: [2], openings: [1, 4, 15], after: 2, closable: [18], closableByLoop: [19, 28, 29, 30, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 278], pairs: true }, // 4
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 15, 17], terminators: [], stray: false }, // 2
		{ k: "fork", to: [17, 123, 137, 142, 217, 294, 0] }, // 3
		{ k: "fork", to: [17, 123, 137, 142, 217, 294] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [18, 19, 0], terminators: [5] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "op", do: { op: "close" }, to: 2 }, // 18
		{ k: "literal", literal: 2, to: 18 }, // 19
		{ k: "literal", literal: 3, to: 0 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 2, to: 0 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "fork", to: [21, 23] }, // 24
		{ k: "slot", slot: "tool", field: "skip", to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 4, to: 26 }, // 27
		{ k: "look", body: 27, to: 18 }, // 28
		{ k: "op", do: { op: "repair", code: 5 }, to: 28 }, // 29
		{ k: "fork", to: [19, 29] }, // 30
		{ k: "fork", to: [115, 30] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "op", do: { op: "settle" }, to: 32 }, // 33
		{ k: "fork", to: [20, 22] }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "look", body: 35, to: 33 }, // 36
		{ k: "literal", literal: 5, to: 36 }, // 37
		{ k: "literal", literal: 6, to: 0 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "look", body: 39, to: 33 }, // 40
		{ k: "literal", literal: 5, to: 40 }, // 41
		{ k: "op", do: { op: "repair", code: 3 }, to: 41 }, // 42
		{ k: "literal", literal: 7, to: 0 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "slot", slot: "unbound", field: "skip", to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 3, to: 46 }, // 47
		{ k: "assert", what: "end", to: 0 }, // 48
		{ k: "fork", to: [27, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 2, to: 50 }, // 51
		{ k: "fork", to: [47, 51] }, // 52
		{ k: "look", body: 52, to: 33 }, // 53
		{ k: "eol", to: 53 }, // 54
		{ k: "fork", to: [54, 53] }, // 55
		{ k: "op", do: { op: "repair", code: 4 }, to: 55 }, // 56
		{ k: "space", greedy: true, to: 27 }, // 57
		{ k: "look", body: 57, to: 33 }, // 58
		{ k: "literal", literal: 5, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 5 }, to: 59 }, // 60
		{ k: "space", greedy: true, to: 37 }, // 61
		{ k: "literal", literal: 5, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 6 }, to: 62 }, // 63
		{ k: "space", greedy: true, to: 52 }, // 64
		{ k: "look", body: 64, to: 33 }, // 65
		{ k: "literal", literal: 8, to: 65 }, // 66
		{ k: "literal", literal: 7, to: 65 }, // 67
		{ k: "literal", literal: 2, to: 65 }, // 68
		{ k: "fork", to: [66, 67, 68] }, // 69
		{ k: "eol", to: 69 }, // 70
		{ k: "fork", to: [70, 69] }, // 71
		{ k: "op", do: { op: "repair", code: 7 }, to: 71 }, // 72
		{ k: "op", do: { op: "break", at: "skip" }, to: 33 }, // 73
		{ k: "literal", literal: 7, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 3, to: 77 }, // 78
		{ k: "literal", literal: 2, to: 73 }, // 79
		{ k: "fork", to: [78, 79] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 9, to: 81 }, // 82
		{ k: "atom", kind: "word", field: "skip", to: 82 }, // 83
		{ k: "literal", literal: 10, to: 83 }, // 84
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 84 }, // 85
		{ k: "literal", literal: 9, to: 77 }, // 86
		{ k: "atom", kind: "word", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 11, to: 87 }, // 88
		{ k: "literal", literal: 3, to: 73 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "space", greedy: true, to: 79 }, // 91
		{ k: "fork", to: [90, 91] }, // 92
		{ k: "slot", slot: "tool", field: "skip", to: 92 }, // 93
		{ k: "fork", to: [76, 88, 93] }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 5, to: 95 }, // 96
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 96 }, // 97
		{ k: "op", do: { op: "break", at: "here" }, to: 33 }, // 98
		{ k: "literal", literal: 3, to: 98 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 2, to: 98 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "fork", to: [100, 102] }, // 103
		{ k: "slot", slot: "tool", field: "skip", to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 4, to: 105 }, // 106
		{ k: "fork", to: [37, 42, 56, 60, 63, 72, 85, 97, 106] }, // 107
		{ k: "text", field: "value", typed: true, stray: false, exits: 107, stops: [5, 20, 21, 22, 23, 3, 2, 24, 25, 26, 27, 8, 7, 10, 4], terminators: [33] }, // 108
		{ k: "literal", literal: 8, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 7, to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "atom", kind: "word", field: "key", to: 112 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 3, to: 114 }, // 115
		{ k: "atom", kind: "word", field: "name", to: 32 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 4, to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 4, to: 119 }, // 120
		{ k: "op", do: { op: "repair", code: 0 }, to: 120 }, // 121
		{ k: "fork", to: [118, 121] }, // 122
		{ k: "op", do: { op: "open", unit: 0 }, to: 122 }, // 123
		{ k: "space", greedy: true, to: 19 }, // 124
		{ k: "value", py: false, field: "arguments", to: 124 }, // 125
		{ k: "literal", literal: 12, to: 0 }, // 126
		{ k: "literal", literal: 13, to: 0 }, // 127
		{ k: "fork", to: [126, 127] }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 14, to: 129 }, // 130
		{ k: "look", body: 130, to: 125 }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "atom", kind: "word", field: "name", to: 132 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "literal", literal: 4, to: 134 }, // 135
		{ k: "op", do: { op: "repair", code: 1 }, to: 135 }, // 136
		{ k: "op", do: { op: "open", unit: 1 }, to: 136 }, // 137
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 124 }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "literal", literal: 4, to: 139 }, // 140
		{ k: "op", do: { op: "repair", code: 2 }, to: 140 }, // 141
		{ k: "op", do: { op: "open", unit: 2 }, to: 141 }, // 142
		{ k: "literal", literal: 6, to: 18 }, // 143
		{ k: "fork", to: [212, 143] }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "op", do: { op: "settle" }, to: 145 }, // 146
		{ k: "look", body: 35, to: 146 }, // 147
		{ k: "literal", literal: 5, to: 147 }, // 148
		{ k: "look", body: 39, to: 146 }, // 149
		{ k: "literal", literal: 5, to: 149 }, // 150
		{ k: "op", do: { op: "repair", code: 3 }, to: 150 }, // 151
		{ k: "look", body: 52, to: 146 }, // 152
		{ k: "eol", to: 152 }, // 153
		{ k: "fork", to: [153, 152] }, // 154
		{ k: "op", do: { op: "repair", code: 4 }, to: 154 }, // 155
		{ k: "look", body: 57, to: 146 }, // 156
		{ k: "literal", literal: 5, to: 156 }, // 157
		{ k: "op", do: { op: "repair", code: 5 }, to: 157 }, // 158
		{ k: "space", greedy: true, to: 148 }, // 159
		{ k: "literal", literal: 5, to: 159 }, // 160
		{ k: "op", do: { op: "repair", code: 6 }, to: 160 }, // 161
		{ k: "look", body: 64, to: 146 }, // 162
		{ k: "literal", literal: 8, to: 162 }, // 163
		{ k: "literal", literal: 7, to: 162 }, // 164
		{ k: "literal", literal: 2, to: 162 }, // 165
		{ k: "fork", to: [163, 164, 165] }, // 166
		{ k: "eol", to: 166 }, // 167
		{ k: "fork", to: [167, 166] }, // 168
		{ k: "op", do: { op: "repair", code: 7 }, to: 168 }, // 169
		{ k: "op", do: { op: "break", at: "skip" }, to: 146 }, // 170
		{ k: "literal", literal: 7, to: 170 }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "slot", slot: "unbound", field: "skip", to: 172 }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 3, to: 174 }, // 175
		{ k: "literal", literal: 2, to: 170 }, // 176
		{ k: "fork", to: [175, 176] }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "literal", literal: 9, to: 178 }, // 179
		{ k: "atom", kind: "word", field: "skip", to: 179 }, // 180
		{ k: "literal", literal: 10, to: 180 }, // 181
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 181 }, // 182
		{ k: "literal", literal: 9, to: 174 }, // 183
		{ k: "atom", kind: "word", field: "skip", to: 183 }, // 184
		{ k: "literal", literal: 11, to: 184 }, // 185
		{ k: "literal", literal: 3, to: 170 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "space", greedy: true, to: 176 }, // 188
		{ k: "fork", to: [187, 188] }, // 189
		{ k: "slot", slot: "tool", field: "skip", to: 189 }, // 190
		{ k: "fork", to: [173, 185, 190] }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 5, to: 192 }, // 193
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 193 }, // 194
		{ k: "op", do: { op: "break", at: "here" }, to: 146 }, // 195
		{ k: "literal", literal: 3, to: 195 }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 2, to: 195 }, // 198
		{ k: "space", greedy: true, to: 198 }, // 199
		{ k: "fork", to: [197, 199] }, // 200
		{ k: "slot", slot: "tool", field: "skip", to: 200 }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "literal", literal: 4, to: 202 }, // 203
		{ k: "fork", to: [148, 151, 155, 158, 161, 169, 182, 194, 203] }, // 204
		{ k: "text", field: "value", typed: true, stray: false, exits: 204, stops: [5, 20, 21, 22, 23, 3, 2, 24, 25, 26, 27, 8, 7, 10, 4], terminators: [146] }, // 205
		{ k: "literal", literal: 8, to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 7, to: 207 }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "atom", kind: "word", field: "key", to: 209 }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "literal", literal: 3, to: 211 }, // 212
		{ k: "slot", slot: "tool", field: "name", to: 145 }, // 213
		{ k: "space", greedy: true, to: 213 }, // 214
		{ k: "literal", literal: 15, to: 214 }, // 215
		{ k: "op", do: { op: "repair", code: 3 }, to: 215 }, // 216
		{ k: "op", do: { op: "open", unit: 3 }, to: 216 }, // 217
		{ k: "fork", to: [286, 30] }, // 218
		{ k: "space", greedy: true, to: 218 }, // 219
		{ k: "op", do: { op: "settle" }, to: 219 }, // 220
		{ k: "look", body: 35, to: 220 }, // 221
		{ k: "literal", literal: 5, to: 221 }, // 222
		{ k: "look", body: 39, to: 220 }, // 223
		{ k: "literal", literal: 5, to: 223 }, // 224
		{ k: "op", do: { op: "repair", code: 3 }, to: 224 }, // 225
		{ k: "look", body: 52, to: 220 }, // 226
		{ k: "eol", to: 226 }, // 227
		{ k: "fork", to: [227, 226] }, // 228
		{ k: "op", do: { op: "repair", code: 4 }, to: 228 }, // 229
		{ k: "look", body: 57, to: 220 }, // 230
		{ k: "literal", literal: 5, to: 230 }, // 231
		{ k: "op", do: { op: "repair", code: 5 }, to: 231 }, // 232
		{ k: "space", greedy: true, to: 222 }, // 233
		{ k: "literal", literal: 5, to: 233 }, // 234
		{ k: "op", do: { op: "repair", code: 6 }, to: 234 }, // 235
		{ k: "look", body: 64, to: 220 }, // 236
		{ k: "literal", literal: 8, to: 236 }, // 237
		{ k: "literal", literal: 7, to: 236 }, // 238
		{ k: "literal", literal: 2, to: 236 }, // 239
		{ k: "fork", to: [237, 238, 239] }, // 240
		{ k: "eol", to: 240 }, // 241
		{ k: "fork", to: [241, 240] }, // 242
		{ k: "op", do: { op: "repair", code: 7 }, to: 242 }, // 243
		{ k: "op", do: { op: "break", at: "skip" }, to: 220 }, // 244
		{ k: "literal", literal: 7, to: 244 }, // 245
		{ k: "space", greedy: true, to: 245 }, // 246
		{ k: "slot", slot: "unbound", field: "skip", to: 246 }, // 247
		{ k: "space", greedy: true, to: 247 }, // 248
		{ k: "literal", literal: 3, to: 248 }, // 249
		{ k: "literal", literal: 2, to: 244 }, // 250
		{ k: "fork", to: [249, 250] }, // 251
		{ k: "space", greedy: true, to: 251 }, // 252
		{ k: "literal", literal: 9, to: 252 }, // 253
		{ k: "atom", kind: "word", field: "skip", to: 253 }, // 254
		{ k: "literal", literal: 10, to: 254 }, // 255
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 255 }, // 256
		{ k: "literal", literal: 9, to: 248 }, // 257
		{ k: "atom", kind: "word", field: "skip", to: 257 }, // 258
		{ k: "literal", literal: 11, to: 258 }, // 259
		{ k: "literal", literal: 3, to: 244 }, // 260
		{ k: "space", greedy: true, to: 260 }, // 261
		{ k: "space", greedy: true, to: 250 }, // 262
		{ k: "fork", to: [261, 262] }, // 263
		{ k: "slot", slot: "tool", field: "skip", to: 263 }, // 264
		{ k: "fork", to: [247, 259, 264] }, // 265
		{ k: "space", greedy: true, to: 265 }, // 266
		{ k: "literal", literal: 5, to: 266 }, // 267
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 267 }, // 268
		{ k: "op", do: { op: "break", at: "here" }, to: 220 }, // 269
		{ k: "literal", literal: 3, to: 269 }, // 270
		{ k: "space", greedy: true, to: 270 }, // 271
		{ k: "literal", literal: 2, to: 269 }, // 272
		{ k: "space", greedy: true, to: 272 }, // 273
		{ k: "fork", to: [271, 273] }, // 274
		{ k: "slot", slot: "tool", field: "skip", to: 274 }, // 275
		{ k: "space", greedy: true, to: 275 }, // 276
		{ k: "literal", literal: 4, to: 276 }, // 277
		{ k: "fork", to: [222, 225, 229, 232, 235, 243, 256, 268, 277] }, // 278
		{ k: "text", field: "value", typed: true, stray: false, exits: 278, stops: [5, 20, 21, 22, 23, 3, 2, 24, 25, 26, 27, 8, 7, 10, 4], terminators: [220] }, // 279
		{ k: "literal", literal: 8, to: 279 }, // 280
		{ k: "space", greedy: true, to: 280 }, // 281
		{ k: "literal", literal: 7, to: 281 }, // 282
		{ k: "space", greedy: true, to: 282 }, // 283
		{ k: "atom", kind: "word", field: "key", to: 283 }, // 284
		{ k: "space", greedy: true, to: 284 }, // 285
		{ k: "literal", literal: 3, to: 285 }, // 286
		{ k: "atom", kind: "word", field: "name", to: 219 }, // 287
		{ k: "look", body: 25, to: 287 }, // 288
		{ k: "space", greedy: true, to: 288 }, // 289
		{ k: "literal", literal: 16, to: 289 }, // 290
		{ k: "atom", kind: "word", field: "skip", to: 290 }, // 291
		{ k: "literal", literal: 17, to: 291 }, // 292
		{ k: "op", do: { op: "repair", code: 10 }, to: 292 }, // 293
		{ k: "op", do: { op: "open", unit: 4 }, to: 293 }, // 294
		{ k: "fork", to: [14, 13] }, // 295
	],
};
