// Generated from grammars/dots.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** invokes with named parameters, or one JSON object, in <dots_function_call> */
export const dots: Format = {
	version: 2,
	name: "dots",
	title: "invokes with named parameters, or one JSON object, in <dots_function_call>",
	aliases: [],
	models: ["rednote-hilab/dots.llm2*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 849,
	lenient: ["unquoted", "bare", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</dots_function_call>", // 0
		"</invoke>", // 1
		"\">", // 2
		"\"", // 3
		"<invoke name=", // 4
		"<parameter name=", // 5
		"</parameter>", // 6
		"<dots_function_call>", // 7
		"<parameter>", // 8
		">", // 9
		"</", // 10
		"=", // 11
		" ", // 12
		"<", // 13
		"'", // 14
		"'>", // 15
		"{", // 16
		"<invoke name=\"", // 17
		"\n<parameter name=", // 18
		"\n</invoke>", // 19
		"\r\n<parameter name=", // 20
		"\r\n</invoke>", // 21
		"\n<parameter>", // 22
		"\r\n<parameter>", // 23
	],
	openings: [7, 17],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [1], openings: [4, 0, 7, 17], after: 6, closable: [10], closableByLoop: [11, 13, 14, 19, 20, 21, 22, 23, 24, 29, 30, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 55, 56, 57, 58, 59, 60, 61, 62, 63, 67, 68, 69, 70, 83, 84, 90, 104, 106, 109, 111, 114, 116], pairs: true }, // 0
		{ closes: [1], openings: [4, 0, 7, 17], after: 128, closable: [132], closableByLoop: [134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 167, 168, 169, 170, 183, 184, 190, 204, 205, 208, 209, 212, 213], pairs: true }, // 1
		{ closes: [1, 0], openings: [7, 17], after: 2, closable: [225, 226, 227, 228], closableByLoop: [229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 257, 258, 259, 260, 273, 274, 280, 294, 295], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 17], stray: false }, // 2
		{ k: "fork", to: [127, 224, 299, 0] }, // 3
		{ k: "fork", to: [127, 224, 299] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: [4, 0, 7, 17], stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [122, 5, 123] }, // 7
		{ k: "fork", to: [122, 5] }, // 8
		{ k: "space", greedy: true, to: 6 }, // 9
		{ k: "op", do: { op: "close" }, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 10 }, // 11
		{ k: "literal", literal: 0, to: 0 }, // 12
		{ k: "look", body: 12, to: 10 }, // 13
		{ k: "op", do: { op: "repair", code: 3 }, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 0 }, // 15
		{ k: "slot", slot: "tool", field: "skip", to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "literal", literal: 4, to: 17 }, // 18
		{ k: "look", body: 18, to: 10 }, // 19
		{ k: "op", do: { op: "repair", code: 3 }, to: 19 }, // 20
		{ k: "fork", to: [11, 14, 20] }, // 21
		{ k: "fork", to: [103, 21] }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "op", do: { op: "settle" }, to: 23 }, // 24
		{ k: "literal", literal: 5, to: 0 }, // 25
		{ k: "literal", literal: 1, to: 0 }, // 26
		{ k: "fork", to: [25, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "look", body: 28, to: 24 }, // 29
		{ k: "literal", literal: 6, to: 29 }, // 30
		{ k: "literal", literal: 3, to: 0 }, // 31
		{ k: "slot", slot: "unbound", field: "skip", to: 31 }, // 32
		{ k: "literal", literal: 3, to: 32 }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "space", greedy: true, to: 18 }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "assert", what: "end", to: 0 }, // 37
		{ k: "fork", to: [18, 36, 12, 37] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 1, to: 39 }, // 40
		{ k: "fork", to: [34, 40] }, // 41
		{ k: "look", body: 41, to: 24 }, // 42
		{ k: "eol", to: 42 }, // 43
		{ k: "fork", to: [43, 42] }, // 44
		{ k: "op", do: { op: "repair", code: 2 }, to: 44 }, // 45
		{ k: "fork", to: [12, 18] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "look", body: 47, to: 24 }, // 48
		{ k: "literal", literal: 6, to: 48 }, // 49
		{ k: "op", do: { op: "repair", code: 3 }, to: 49 }, // 50
		{ k: "space", greedy: true, to: 30 }, // 51
		{ k: "literal", literal: 6, to: 51 }, // 52
		{ k: "op", do: { op: "repair", code: 4 }, to: 52 }, // 53
		{ k: "space", greedy: true, to: 41 }, // 54
		{ k: "look", body: 54, to: 24 }, // 55
		{ k: "literal", literal: 8, to: 55 }, // 56
		{ k: "literal", literal: 1, to: 55 }, // 57
		{ k: "fork", to: [56, 57] }, // 58
		{ k: "eol", to: 58 }, // 59
		{ k: "fork", to: [59, 58] }, // 60
		{ k: "op", do: { op: "repair", code: 5 }, to: 60 }, // 61
		{ k: "op", do: { op: "break", at: "skip" }, to: 24 }, // 62
		{ k: "literal", literal: 3, to: 62 }, // 63
		{ k: "slot", slot: "unbound", field: "skip", to: 63 }, // 64
		{ k: "literal", literal: 3, to: 64 }, // 65
		{ k: "literal", literal: 5, to: 65 }, // 66
		{ k: "literal", literal: 1, to: 62 }, // 67
		{ k: "fork", to: [66, 67] }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 9, to: 69 }, // 70
		{ k: "atom", kind: "word", field: "skip", to: 70 }, // 71
		{ k: "literal", literal: 10, to: 71 }, // 72
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 72 }, // 73
		{ k: "literal", literal: 11, to: 65 }, // 74
		{ k: "atom", kind: "word", field: "skip", to: 74 }, // 75
		{ k: "literal", literal: 12, to: 75 }, // 76
		{ k: "atom", kind: "word", field: "skip", to: 76 }, // 77
		{ k: "literal", literal: 13, to: 77 }, // 78
		{ k: "fork", to: [64, 78] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 6, to: 80 }, // 81
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 81 }, // 82
		{ k: "op", do: { op: "break", at: "here" }, to: 24 }, // 83
		{ k: "literal", literal: 2, to: 83 }, // 84
		{ k: "slot", slot: "tool", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 3, to: 85 }, // 86
		{ k: "literal", literal: 4, to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 7, to: 88 }, // 89
		{ k: "fork", to: [30, 45, 50, 53, 61, 73, 82, 87, 89] }, // 90
		{ k: "text", field: "value", typed: true, stray: false, exits: 90, stops: [6, 18, 19, 20, 21, 5, 1, 22, 23, 8, 10, 4, 7] }, // 91
		{ k: "literal", literal: 9, to: 91 }, // 92
		{ k: "literal", literal: 3, to: 92 }, // 93
		{ k: "atom", kind: "word", field: "key", to: 93 }, // 94
		{ k: "literal", literal: 3, to: 94 }, // 95
		{ k: "atom", kind: "word", field: "key", to: 92 }, // 96
		{ k: "op", do: { op: "repair", code: 0 }, to: 96 }, // 97
		{ k: "literal", literal: 14, to: 92 }, // 98
		{ k: "atom", kind: "word", field: "key", to: 98 }, // 99
		{ k: "literal", literal: 14, to: 99 }, // 100
		{ k: "op", do: { op: "repair", code: 0 }, to: 100 }, // 101
		{ k: "fork", to: [95, 97, 101] }, // 102
		{ k: "literal", literal: 5, to: 102 }, // 103
		{ k: "literal", literal: 2, to: 23 }, // 104
		{ k: "literal", literal: 2, to: 28 }, // 105
		{ k: "look", body: 105, to: 104 }, // 106
		{ k: "atom", kind: "word", field: "name", to: 106 }, // 107
		{ k: "literal", literal: 3, to: 107 }, // 108
		{ k: "literal", literal: 9, to: 23 }, // 109
		{ k: "literal", literal: 9, to: 28 }, // 110
		{ k: "look", body: 110, to: 109 }, // 111
		{ k: "atom", kind: "word", field: "name", to: 111 }, // 112
		{ k: "op", do: { op: "repair", code: 0 }, to: 112 }, // 113
		{ k: "literal", literal: 15, to: 23 }, // 114
		{ k: "literal", literal: 15, to: 28 }, // 115
		{ k: "look", body: 115, to: 114 }, // 116
		{ k: "atom", kind: "word", field: "name", to: 116 }, // 117
		{ k: "literal", literal: 14, to: 117 }, // 118
		{ k: "op", do: { op: "repair", code: 0 }, to: 118 }, // 119
		{ k: "fork", to: [108, 113, 119] }, // 120
		{ k: "literal", literal: 4, to: 120 }, // 121
		{ k: "op", do: { op: "open", unit: 0 }, to: 121 }, // 122
		{ k: "op", do: { op: "leave" }, to: 4 }, // 123
		{ k: "literal", literal: 4, to: 0 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "look", body: 125, to: 9 }, // 126
		{ k: "literal", literal: 7, to: 126 }, // 127
		{ k: "text", field: "content", typed: false, exits: 129, stops: null, stray: true, section: { entry: 130, proof: false, content: false } }, // 128
		{ k: "fork", to: [220, 5, 123] }, // 129
		{ k: "fork", to: [220, 5] }, // 130
		{ k: "space", greedy: true, to: 128 }, // 131
		{ k: "op", do: { op: "close" }, to: 131 }, // 132
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 132 }, // 133
		{ k: "literal", literal: 1, to: 132 }, // 134
		{ k: "look", body: 12, to: 132 }, // 135
		{ k: "op", do: { op: "repair", code: 3 }, to: 135 }, // 136
		{ k: "look", body: 18, to: 132 }, // 137
		{ k: "op", do: { op: "repair", code: 3 }, to: 137 }, // 138
		{ k: "fork", to: [134, 136, 138] }, // 139
		{ k: "fork", to: [203, 139] }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "op", do: { op: "settle" }, to: 141 }, // 142
		{ k: "look", body: 28, to: 142 }, // 143
		{ k: "literal", literal: 6, to: 143 }, // 144
		{ k: "look", body: 41, to: 142 }, // 145
		{ k: "eol", to: 145 }, // 146
		{ k: "fork", to: [146, 145] }, // 147
		{ k: "op", do: { op: "repair", code: 2 }, to: 147 }, // 148
		{ k: "look", body: 47, to: 142 }, // 149
		{ k: "literal", literal: 6, to: 149 }, // 150
		{ k: "op", do: { op: "repair", code: 3 }, to: 150 }, // 151
		{ k: "space", greedy: true, to: 144 }, // 152
		{ k: "literal", literal: 6, to: 152 }, // 153
		{ k: "op", do: { op: "repair", code: 4 }, to: 153 }, // 154
		{ k: "look", body: 54, to: 142 }, // 155
		{ k: "literal", literal: 8, to: 155 }, // 156
		{ k: "literal", literal: 1, to: 155 }, // 157
		{ k: "fork", to: [156, 157] }, // 158
		{ k: "eol", to: 158 }, // 159
		{ k: "fork", to: [159, 158] }, // 160
		{ k: "op", do: { op: "repair", code: 5 }, to: 160 }, // 161
		{ k: "op", do: { op: "break", at: "skip" }, to: 142 }, // 162
		{ k: "literal", literal: 3, to: 162 }, // 163
		{ k: "slot", slot: "unbound", field: "skip", to: 163 }, // 164
		{ k: "literal", literal: 3, to: 164 }, // 165
		{ k: "literal", literal: 5, to: 165 }, // 166
		{ k: "literal", literal: 1, to: 162 }, // 167
		{ k: "fork", to: [166, 167] }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "literal", literal: 9, to: 169 }, // 170
		{ k: "atom", kind: "word", field: "skip", to: 170 }, // 171
		{ k: "literal", literal: 10, to: 171 }, // 172
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 172 }, // 173
		{ k: "literal", literal: 11, to: 165 }, // 174
		{ k: "atom", kind: "word", field: "skip", to: 174 }, // 175
		{ k: "literal", literal: 12, to: 175 }, // 176
		{ k: "atom", kind: "word", field: "skip", to: 176 }, // 177
		{ k: "literal", literal: 13, to: 177 }, // 178
		{ k: "fork", to: [164, 178] }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "literal", literal: 6, to: 180 }, // 181
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 181 }, // 182
		{ k: "op", do: { op: "break", at: "here" }, to: 142 }, // 183
		{ k: "literal", literal: 2, to: 183 }, // 184
		{ k: "slot", slot: "tool", field: "skip", to: 184 }, // 185
		{ k: "literal", literal: 3, to: 185 }, // 186
		{ k: "literal", literal: 4, to: 186 }, // 187
		{ k: "space", greedy: true, to: 187 }, // 188
		{ k: "literal", literal: 7, to: 188 }, // 189
		{ k: "fork", to: [144, 148, 151, 154, 161, 173, 182, 187, 189] }, // 190
		{ k: "text", field: "value", typed: true, stray: false, exits: 190, stops: [6, 18, 19, 20, 21, 5, 1, 22, 23, 8, 10, 4, 7] }, // 191
		{ k: "literal", literal: 9, to: 191 }, // 192
		{ k: "literal", literal: 3, to: 192 }, // 193
		{ k: "atom", kind: "word", field: "key", to: 193 }, // 194
		{ k: "literal", literal: 3, to: 194 }, // 195
		{ k: "atom", kind: "word", field: "key", to: 192 }, // 196
		{ k: "op", do: { op: "repair", code: 0 }, to: 196 }, // 197
		{ k: "literal", literal: 14, to: 192 }, // 198
		{ k: "atom", kind: "word", field: "key", to: 198 }, // 199
		{ k: "literal", literal: 14, to: 199 }, // 200
		{ k: "op", do: { op: "repair", code: 0 }, to: 200 }, // 201
		{ k: "fork", to: [195, 197, 201] }, // 202
		{ k: "literal", literal: 5, to: 202 }, // 203
		{ k: "literal", literal: 2, to: 141 }, // 204
		{ k: "look", body: 105, to: 204 }, // 205
		{ k: "atom", kind: "word", field: "name", to: 205 }, // 206
		{ k: "literal", literal: 3, to: 206 }, // 207
		{ k: "literal", literal: 9, to: 141 }, // 208
		{ k: "look", body: 110, to: 208 }, // 209
		{ k: "atom", kind: "word", field: "name", to: 209 }, // 210
		{ k: "op", do: { op: "repair", code: 0 }, to: 210 }, // 211
		{ k: "literal", literal: 15, to: 141 }, // 212
		{ k: "look", body: 115, to: 212 }, // 213
		{ k: "atom", kind: "word", field: "name", to: 213 }, // 214
		{ k: "literal", literal: 14, to: 214 }, // 215
		{ k: "op", do: { op: "repair", code: 0 }, to: 215 }, // 216
		{ k: "fork", to: [207, 211, 216] }, // 217
		{ k: "literal", literal: 4, to: 217 }, // 218
		{ k: "fork", to: [133, 218] }, // 219
		{ k: "op", do: { op: "open", unit: 1 }, to: 219 }, // 220
		{ k: "literal", literal: 16, to: 0 }, // 221
		{ k: "space", greedy: true, to: 221 }, // 222
		{ k: "look", body: 222, to: 131 }, // 223
		{ k: "literal", literal: 7, to: 223 }, // 224
		{ k: "op", do: { op: "close" }, to: 2 }, // 225
		{ k: "literal", literal: 0, to: 225 }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "fork", to: [227, 225] }, // 228
		{ k: "literal", literal: 1, to: 228 }, // 229
		{ k: "fork", to: [293, 229] }, // 230
		{ k: "space", greedy: true, to: 230 }, // 231
		{ k: "op", do: { op: "settle" }, to: 231 }, // 232
		{ k: "look", body: 28, to: 232 }, // 233
		{ k: "literal", literal: 6, to: 233 }, // 234
		{ k: "look", body: 41, to: 232 }, // 235
		{ k: "eol", to: 235 }, // 236
		{ k: "fork", to: [236, 235] }, // 237
		{ k: "op", do: { op: "repair", code: 2 }, to: 237 }, // 238
		{ k: "look", body: 47, to: 232 }, // 239
		{ k: "literal", literal: 6, to: 239 }, // 240
		{ k: "op", do: { op: "repair", code: 3 }, to: 240 }, // 241
		{ k: "space", greedy: true, to: 234 }, // 242
		{ k: "literal", literal: 6, to: 242 }, // 243
		{ k: "op", do: { op: "repair", code: 4 }, to: 243 }, // 244
		{ k: "look", body: 54, to: 232 }, // 245
		{ k: "literal", literal: 8, to: 245 }, // 246
		{ k: "literal", literal: 1, to: 245 }, // 247
		{ k: "fork", to: [246, 247] }, // 248
		{ k: "eol", to: 248 }, // 249
		{ k: "fork", to: [249, 248] }, // 250
		{ k: "op", do: { op: "repair", code: 5 }, to: 250 }, // 251
		{ k: "op", do: { op: "break", at: "skip" }, to: 232 }, // 252
		{ k: "literal", literal: 3, to: 252 }, // 253
		{ k: "slot", slot: "unbound", field: "skip", to: 253 }, // 254
		{ k: "literal", literal: 3, to: 254 }, // 255
		{ k: "literal", literal: 5, to: 255 }, // 256
		{ k: "literal", literal: 1, to: 252 }, // 257
		{ k: "fork", to: [256, 257] }, // 258
		{ k: "space", greedy: true, to: 258 }, // 259
		{ k: "literal", literal: 9, to: 259 }, // 260
		{ k: "atom", kind: "word", field: "skip", to: 260 }, // 261
		{ k: "literal", literal: 10, to: 261 }, // 262
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 262 }, // 263
		{ k: "literal", literal: 11, to: 255 }, // 264
		{ k: "atom", kind: "word", field: "skip", to: 264 }, // 265
		{ k: "literal", literal: 12, to: 265 }, // 266
		{ k: "atom", kind: "word", field: "skip", to: 266 }, // 267
		{ k: "literal", literal: 13, to: 267 }, // 268
		{ k: "fork", to: [254, 268] }, // 269
		{ k: "space", greedy: true, to: 269 }, // 270
		{ k: "literal", literal: 6, to: 270 }, // 271
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 271 }, // 272
		{ k: "op", do: { op: "break", at: "here" }, to: 232 }, // 273
		{ k: "literal", literal: 2, to: 273 }, // 274
		{ k: "slot", slot: "tool", field: "skip", to: 274 }, // 275
		{ k: "literal", literal: 3, to: 275 }, // 276
		{ k: "literal", literal: 4, to: 276 }, // 277
		{ k: "space", greedy: true, to: 277 }, // 278
		{ k: "literal", literal: 7, to: 278 }, // 279
		{ k: "fork", to: [234, 238, 241, 244, 251, 263, 272, 277, 279] }, // 280
		{ k: "text", field: "value", typed: true, stray: false, exits: 280, stops: [6, 18, 19, 20, 21, 5, 1, 22, 23, 8, 10, 4, 7] }, // 281
		{ k: "literal", literal: 9, to: 281 }, // 282
		{ k: "literal", literal: 3, to: 282 }, // 283
		{ k: "atom", kind: "word", field: "key", to: 283 }, // 284
		{ k: "literal", literal: 3, to: 284 }, // 285
		{ k: "atom", kind: "word", field: "key", to: 282 }, // 286
		{ k: "op", do: { op: "repair", code: 0 }, to: 286 }, // 287
		{ k: "literal", literal: 14, to: 282 }, // 288
		{ k: "atom", kind: "word", field: "key", to: 288 }, // 289
		{ k: "literal", literal: 14, to: 289 }, // 290
		{ k: "op", do: { op: "repair", code: 0 }, to: 290 }, // 291
		{ k: "fork", to: [285, 287, 291] }, // 292
		{ k: "literal", literal: 5, to: 292 }, // 293
		{ k: "literal", literal: 2, to: 231 }, // 294
		{ k: "look", body: 105, to: 294 }, // 295
		{ k: "slot", slot: "tool", field: "name", to: 295 }, // 296
		{ k: "literal", literal: 17, to: 296 }, // 297
		{ k: "op", do: { op: "repair", code: 1 }, to: 297 }, // 298
		{ k: "op", do: { op: "open", unit: 2 }, to: 298 }, // 299
	],
};
