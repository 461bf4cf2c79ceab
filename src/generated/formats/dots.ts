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
	holdback: 1024,
	lenient: ["more-attributes", "unquoted", "bare", "signs-around", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		"=\"", // 14
		"'", // 15
		"'>", // 16
		"{", // 17
		"}", // 18
		"<invoke name=\"", // 19
		"\n<parameter name=", // 20
		"\n</invoke>", // 21
		"\r\n<parameter name=", // 22
		"\r\n</invoke>", // 23
		"\n<parameter>", // 24
		"\r\n<parameter>", // 25
	],
	openings: [7, 19],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [1], openings: [4, 0, 7, 19], after: 6, closable: [10], closableByLoop: [11, 13, 14, 19, 20, 21, 22, 23, 24, 29, 30, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 55, 56, 57, 58, 59, 60, 61, 93, 117, 119, 122, 124, 127, 129], pairs: true }, // 0
		{ closes: [1], openings: [4, 0, 7, 19], after: 141, closable: [145, 149, 150, 151, 152, 153, 154], closableByLoop: [156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 215, 239, 240, 243, 244, 247, 248], pairs: true }, // 1
		{ closes: [1, 0], openings: [7, 19], after: 2, closable: [259, 260, 261, 262], closableByLoop: [263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 317, 341, 342], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 19], terminators: [], stray: false }, // 2
		{ k: "fork", to: [140, 258, 346, 0] }, // 3
		{ k: "fork", to: [140, 258, 346] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: [4, 0, 7, 19], terminators: [], stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [135, 5, 136] }, // 7
		{ k: "fork", to: [135, 5] }, // 8
		{ k: "space", greedy: true, to: 6 }, // 9
		{ k: "op", do: { op: "close" }, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 10 }, // 11
		{ k: "literal", literal: 0, to: 0 }, // 12
		{ k: "look", body: 12, to: 10 }, // 13
		{ k: "op", do: { op: "repair", code: 5 }, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 0 }, // 15
		{ k: "slot", slot: "tool", field: "skip", to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "literal", literal: 4, to: 17 }, // 18
		{ k: "look", body: 18, to: 10 }, // 19
		{ k: "op", do: { op: "repair", code: 5 }, to: 19 }, // 20
		{ k: "fork", to: [11, 14, 20] }, // 21
		{ k: "fork", to: [116, 21] }, // 22
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
		{ k: "op", do: { op: "repair", code: 4 }, to: 44 }, // 45
		{ k: "fork", to: [12, 18] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "look", body: 47, to: 24 }, // 48
		{ k: "literal", literal: 6, to: 48 }, // 49
		{ k: "op", do: { op: "repair", code: 5 }, to: 49 }, // 50
		{ k: "space", greedy: true, to: 30 }, // 51
		{ k: "literal", literal: 6, to: 51 }, // 52
		{ k: "op", do: { op: "repair", code: 6 }, to: 52 }, // 53
		{ k: "space", greedy: true, to: 41 }, // 54
		{ k: "look", body: 54, to: 24 }, // 55
		{ k: "literal", literal: 8, to: 55 }, // 56
		{ k: "literal", literal: 1, to: 55 }, // 57
		{ k: "fork", to: [56, 57] }, // 58
		{ k: "eol", to: 58 }, // 59
		{ k: "fork", to: [59, 58] }, // 60
		{ k: "op", do: { op: "repair", code: 7 }, to: 60 }, // 61
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
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 72 }, // 73
		{ k: "literal", literal: 11, to: 65 }, // 74
		{ k: "atom", kind: "word", field: "skip", to: 74 }, // 75
		{ k: "literal", literal: 12, to: 75 }, // 76
		{ k: "atom", kind: "word", field: "skip", to: 76 }, // 77
		{ k: "literal", literal: 13, to: 77 }, // 78
		{ k: "literal", literal: 2, to: 62 }, // 79
		{ k: "slot", slot: "tool", field: "skip", to: 79 }, // 80
		{ k: "literal", literal: 3, to: 80 }, // 81
		{ k: "fork", to: [65, 64, 78, 81, 80] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 6, to: 83 }, // 84
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 84 }, // 85
		{ k: "op", do: { op: "break", at: "here" }, to: 24 }, // 86
		{ k: "literal", literal: 2, to: 86 }, // 87
		{ k: "slot", slot: "tool", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 3, to: 88 }, // 89
		{ k: "literal", literal: 4, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 7, to: 91 }, // 92
		{ k: "fork", to: [30, 45, 50, 53, 61, 73, 85, 90, 92] }, // 93
		{ k: "text", field: "value", typed: true, stray: false, exits: 93, stops: [6, 20, 21, 22, 23, 5, 1, 24, 25, 8, 10, 4, 7], terminators: [24] }, // 94
		{ k: "literal", literal: 9, to: 94 }, // 95
		{ k: "literal", literal: 3, to: 95 }, // 96
		{ k: "atom", kind: "word", field: "key", to: 96 }, // 97
		{ k: "literal", literal: 3, to: 97 }, // 98
		{ k: "fork", to: [104, 95] }, // 99
		{ k: "literal", literal: 3, to: 99 }, // 100
		{ k: "atom", kind: "attr", field: "skip", to: 100 }, // 101
		{ k: "literal", literal: 14, to: 101 }, // 102
		{ k: "atom", kind: "word", field: "skip", to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 3, to: 104 }, // 105
		{ k: "atom", kind: "word", field: "key", to: 105 }, // 106
		{ k: "literal", literal: 3, to: 106 }, // 107
		{ k: "op", do: { op: "repair", code: 0 }, to: 107 }, // 108
		{ k: "atom", kind: "word", field: "key", to: 95 }, // 109
		{ k: "op", do: { op: "repair", code: 1 }, to: 109 }, // 110
		{ k: "literal", literal: 15, to: 95 }, // 111
		{ k: "atom", kind: "word", field: "key", to: 111 }, // 112
		{ k: "literal", literal: 15, to: 112 }, // 113
		{ k: "op", do: { op: "repair", code: 1 }, to: 113 }, // 114
		{ k: "fork", to: [98, 108, 110, 114] }, // 115
		{ k: "literal", literal: 5, to: 115 }, // 116
		{ k: "literal", literal: 2, to: 23 }, // 117
		{ k: "literal", literal: 2, to: 28 }, // 118
		{ k: "look", body: 118, to: 117 }, // 119
		{ k: "atom", kind: "word", field: "name", to: 119 }, // 120
		{ k: "literal", literal: 3, to: 120 }, // 121
		{ k: "literal", literal: 9, to: 23 }, // 122
		{ k: "literal", literal: 9, to: 28 }, // 123
		{ k: "look", body: 123, to: 122 }, // 124
		{ k: "atom", kind: "word", field: "name", to: 124 }, // 125
		{ k: "op", do: { op: "repair", code: 1 }, to: 125 }, // 126
		{ k: "literal", literal: 16, to: 23 }, // 127
		{ k: "literal", literal: 16, to: 28 }, // 128
		{ k: "look", body: 128, to: 127 }, // 129
		{ k: "atom", kind: "word", field: "name", to: 129 }, // 130
		{ k: "literal", literal: 15, to: 130 }, // 131
		{ k: "op", do: { op: "repair", code: 1 }, to: 131 }, // 132
		{ k: "fork", to: [121, 126, 132] }, // 133
		{ k: "literal", literal: 4, to: 133 }, // 134
		{ k: "op", do: { op: "open", unit: 0 }, to: 134 }, // 135
		{ k: "op", do: { op: "leave" }, to: 4 }, // 136
		{ k: "literal", literal: 4, to: 0 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "look", body: 138, to: 9 }, // 139
		{ k: "literal", literal: 7, to: 139 }, // 140
		{ k: "text", field: "content", typed: false, exits: 142, stops: null, terminators: [], stray: true, section: { entry: 143, proof: false, content: false } }, // 141
		{ k: "fork", to: [255, 5, 136] }, // 142
		{ k: "fork", to: [255, 5] }, // 143
		{ k: "space", greedy: true, to: 141 }, // 144
		{ k: "op", do: { op: "close" }, to: 144 }, // 145
		{ k: "literal", literal: 17, to: 0 }, // 146
		{ k: "fork", to: [146, 137, 12] }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "look", body: 148, to: 145 }, // 149
		{ k: "fork", to: [152, 149] }, // 150
		{ k: "literal", literal: 18, to: 150 }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "op", do: { op: "repair", code: 3 }, to: 152 }, // 153
		{ k: "fork", to: [145, 153] }, // 154
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 154 }, // 155
		{ k: "literal", literal: 1, to: 145 }, // 156
		{ k: "look", body: 12, to: 145 }, // 157
		{ k: "op", do: { op: "repair", code: 5 }, to: 157 }, // 158
		{ k: "look", body: 18, to: 145 }, // 159
		{ k: "op", do: { op: "repair", code: 5 }, to: 159 }, // 160
		{ k: "fork", to: [156, 158, 160] }, // 161
		{ k: "fork", to: [238, 161] }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "op", do: { op: "settle" }, to: 163 }, // 164
		{ k: "look", body: 28, to: 164 }, // 165
		{ k: "literal", literal: 6, to: 165 }, // 166
		{ k: "look", body: 41, to: 164 }, // 167
		{ k: "eol", to: 167 }, // 168
		{ k: "fork", to: [168, 167] }, // 169
		{ k: "op", do: { op: "repair", code: 4 }, to: 169 }, // 170
		{ k: "look", body: 47, to: 164 }, // 171
		{ k: "literal", literal: 6, to: 171 }, // 172
		{ k: "op", do: { op: "repair", code: 5 }, to: 172 }, // 173
		{ k: "space", greedy: true, to: 166 }, // 174
		{ k: "literal", literal: 6, to: 174 }, // 175
		{ k: "op", do: { op: "repair", code: 6 }, to: 175 }, // 176
		{ k: "look", body: 54, to: 164 }, // 177
		{ k: "literal", literal: 8, to: 177 }, // 178
		{ k: "literal", literal: 1, to: 177 }, // 179
		{ k: "fork", to: [178, 179] }, // 180
		{ k: "eol", to: 180 }, // 181
		{ k: "fork", to: [181, 180] }, // 182
		{ k: "op", do: { op: "repair", code: 7 }, to: 182 }, // 183
		{ k: "op", do: { op: "break", at: "skip" }, to: 164 }, // 184
		{ k: "literal", literal: 3, to: 184 }, // 185
		{ k: "slot", slot: "unbound", field: "skip", to: 185 }, // 186
		{ k: "literal", literal: 3, to: 186 }, // 187
		{ k: "literal", literal: 5, to: 187 }, // 188
		{ k: "literal", literal: 1, to: 184 }, // 189
		{ k: "fork", to: [188, 189] }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "literal", literal: 9, to: 191 }, // 192
		{ k: "atom", kind: "word", field: "skip", to: 192 }, // 193
		{ k: "literal", literal: 10, to: 193 }, // 194
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 194 }, // 195
		{ k: "literal", literal: 11, to: 187 }, // 196
		{ k: "atom", kind: "word", field: "skip", to: 196 }, // 197
		{ k: "literal", literal: 12, to: 197 }, // 198
		{ k: "atom", kind: "word", field: "skip", to: 198 }, // 199
		{ k: "literal", literal: 13, to: 199 }, // 200
		{ k: "literal", literal: 2, to: 184 }, // 201
		{ k: "slot", slot: "tool", field: "skip", to: 201 }, // 202
		{ k: "literal", literal: 3, to: 202 }, // 203
		{ k: "fork", to: [187, 186, 200, 203, 202] }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 6, to: 205 }, // 206
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 206 }, // 207
		{ k: "op", do: { op: "break", at: "here" }, to: 164 }, // 208
		{ k: "literal", literal: 2, to: 208 }, // 209
		{ k: "slot", slot: "tool", field: "skip", to: 209 }, // 210
		{ k: "literal", literal: 3, to: 210 }, // 211
		{ k: "literal", literal: 4, to: 211 }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "literal", literal: 7, to: 213 }, // 214
		{ k: "fork", to: [166, 170, 173, 176, 183, 195, 207, 212, 214] }, // 215
		{ k: "text", field: "value", typed: true, stray: false, exits: 215, stops: [6, 20, 21, 22, 23, 5, 1, 24, 25, 8, 10, 4, 7], terminators: [164] }, // 216
		{ k: "literal", literal: 9, to: 216 }, // 217
		{ k: "literal", literal: 3, to: 217 }, // 218
		{ k: "atom", kind: "word", field: "key", to: 218 }, // 219
		{ k: "literal", literal: 3, to: 219 }, // 220
		{ k: "fork", to: [226, 217] }, // 221
		{ k: "literal", literal: 3, to: 221 }, // 222
		{ k: "atom", kind: "attr", field: "skip", to: 222 }, // 223
		{ k: "literal", literal: 14, to: 223 }, // 224
		{ k: "atom", kind: "word", field: "skip", to: 224 }, // 225
		{ k: "space", greedy: true, to: 225 }, // 226
		{ k: "literal", literal: 3, to: 226 }, // 227
		{ k: "atom", kind: "word", field: "key", to: 227 }, // 228
		{ k: "literal", literal: 3, to: 228 }, // 229
		{ k: "op", do: { op: "repair", code: 0 }, to: 229 }, // 230
		{ k: "atom", kind: "word", field: "key", to: 217 }, // 231
		{ k: "op", do: { op: "repair", code: 1 }, to: 231 }, // 232
		{ k: "literal", literal: 15, to: 217 }, // 233
		{ k: "atom", kind: "word", field: "key", to: 233 }, // 234
		{ k: "literal", literal: 15, to: 234 }, // 235
		{ k: "op", do: { op: "repair", code: 1 }, to: 235 }, // 236
		{ k: "fork", to: [220, 230, 232, 236] }, // 237
		{ k: "literal", literal: 5, to: 237 }, // 238
		{ k: "literal", literal: 2, to: 163 }, // 239
		{ k: "look", body: 118, to: 239 }, // 240
		{ k: "atom", kind: "word", field: "name", to: 240 }, // 241
		{ k: "literal", literal: 3, to: 241 }, // 242
		{ k: "literal", literal: 9, to: 163 }, // 243
		{ k: "look", body: 123, to: 243 }, // 244
		{ k: "atom", kind: "word", field: "name", to: 244 }, // 245
		{ k: "op", do: { op: "repair", code: 1 }, to: 245 }, // 246
		{ k: "literal", literal: 16, to: 163 }, // 247
		{ k: "look", body: 128, to: 247 }, // 248
		{ k: "atom", kind: "word", field: "name", to: 248 }, // 249
		{ k: "literal", literal: 15, to: 249 }, // 250
		{ k: "op", do: { op: "repair", code: 1 }, to: 250 }, // 251
		{ k: "fork", to: [242, 246, 251] }, // 252
		{ k: "literal", literal: 4, to: 252 }, // 253
		{ k: "fork", to: [155, 253] }, // 254
		{ k: "op", do: { op: "open", unit: 1 }, to: 254 }, // 255
		{ k: "space", greedy: true, to: 146 }, // 256
		{ k: "look", body: 256, to: 144 }, // 257
		{ k: "literal", literal: 7, to: 257 }, // 258
		{ k: "op", do: { op: "close" }, to: 2 }, // 259
		{ k: "literal", literal: 0, to: 259 }, // 260
		{ k: "space", greedy: true, to: 260 }, // 261
		{ k: "fork", to: [261, 259] }, // 262
		{ k: "literal", literal: 1, to: 262 }, // 263
		{ k: "fork", to: [340, 263] }, // 264
		{ k: "space", greedy: true, to: 264 }, // 265
		{ k: "op", do: { op: "settle" }, to: 265 }, // 266
		{ k: "look", body: 28, to: 266 }, // 267
		{ k: "literal", literal: 6, to: 267 }, // 268
		{ k: "look", body: 41, to: 266 }, // 269
		{ k: "eol", to: 269 }, // 270
		{ k: "fork", to: [270, 269] }, // 271
		{ k: "op", do: { op: "repair", code: 4 }, to: 271 }, // 272
		{ k: "look", body: 47, to: 266 }, // 273
		{ k: "literal", literal: 6, to: 273 }, // 274
		{ k: "op", do: { op: "repair", code: 5 }, to: 274 }, // 275
		{ k: "space", greedy: true, to: 268 }, // 276
		{ k: "literal", literal: 6, to: 276 }, // 277
		{ k: "op", do: { op: "repair", code: 6 }, to: 277 }, // 278
		{ k: "look", body: 54, to: 266 }, // 279
		{ k: "literal", literal: 8, to: 279 }, // 280
		{ k: "literal", literal: 1, to: 279 }, // 281
		{ k: "fork", to: [280, 281] }, // 282
		{ k: "eol", to: 282 }, // 283
		{ k: "fork", to: [283, 282] }, // 284
		{ k: "op", do: { op: "repair", code: 7 }, to: 284 }, // 285
		{ k: "op", do: { op: "break", at: "skip" }, to: 266 }, // 286
		{ k: "literal", literal: 3, to: 286 }, // 287
		{ k: "slot", slot: "unbound", field: "skip", to: 287 }, // 288
		{ k: "literal", literal: 3, to: 288 }, // 289
		{ k: "literal", literal: 5, to: 289 }, // 290
		{ k: "literal", literal: 1, to: 286 }, // 291
		{ k: "fork", to: [290, 291] }, // 292
		{ k: "space", greedy: true, to: 292 }, // 293
		{ k: "literal", literal: 9, to: 293 }, // 294
		{ k: "atom", kind: "word", field: "skip", to: 294 }, // 295
		{ k: "literal", literal: 10, to: 295 }, // 296
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 296 }, // 297
		{ k: "literal", literal: 11, to: 289 }, // 298
		{ k: "atom", kind: "word", field: "skip", to: 298 }, // 299
		{ k: "literal", literal: 12, to: 299 }, // 300
		{ k: "atom", kind: "word", field: "skip", to: 300 }, // 301
		{ k: "literal", literal: 13, to: 301 }, // 302
		{ k: "literal", literal: 2, to: 286 }, // 303
		{ k: "slot", slot: "tool", field: "skip", to: 303 }, // 304
		{ k: "literal", literal: 3, to: 304 }, // 305
		{ k: "fork", to: [289, 288, 302, 305, 304] }, // 306
		{ k: "space", greedy: true, to: 306 }, // 307
		{ k: "literal", literal: 6, to: 307 }, // 308
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 308 }, // 309
		{ k: "op", do: { op: "break", at: "here" }, to: 266 }, // 310
		{ k: "literal", literal: 2, to: 310 }, // 311
		{ k: "slot", slot: "tool", field: "skip", to: 311 }, // 312
		{ k: "literal", literal: 3, to: 312 }, // 313
		{ k: "literal", literal: 4, to: 313 }, // 314
		{ k: "space", greedy: true, to: 314 }, // 315
		{ k: "literal", literal: 7, to: 315 }, // 316
		{ k: "fork", to: [268, 272, 275, 278, 285, 297, 309, 314, 316] }, // 317
		{ k: "text", field: "value", typed: true, stray: false, exits: 317, stops: [6, 20, 21, 22, 23, 5, 1, 24, 25, 8, 10, 4, 7], terminators: [266] }, // 318
		{ k: "literal", literal: 9, to: 318 }, // 319
		{ k: "literal", literal: 3, to: 319 }, // 320
		{ k: "atom", kind: "word", field: "key", to: 320 }, // 321
		{ k: "literal", literal: 3, to: 321 }, // 322
		{ k: "fork", to: [328, 319] }, // 323
		{ k: "literal", literal: 3, to: 323 }, // 324
		{ k: "atom", kind: "attr", field: "skip", to: 324 }, // 325
		{ k: "literal", literal: 14, to: 325 }, // 326
		{ k: "atom", kind: "word", field: "skip", to: 326 }, // 327
		{ k: "space", greedy: true, to: 327 }, // 328
		{ k: "literal", literal: 3, to: 328 }, // 329
		{ k: "atom", kind: "word", field: "key", to: 329 }, // 330
		{ k: "literal", literal: 3, to: 330 }, // 331
		{ k: "op", do: { op: "repair", code: 0 }, to: 331 }, // 332
		{ k: "atom", kind: "word", field: "key", to: 319 }, // 333
		{ k: "op", do: { op: "repair", code: 1 }, to: 333 }, // 334
		{ k: "literal", literal: 15, to: 319 }, // 335
		{ k: "atom", kind: "word", field: "key", to: 335 }, // 336
		{ k: "literal", literal: 15, to: 336 }, // 337
		{ k: "op", do: { op: "repair", code: 1 }, to: 337 }, // 338
		{ k: "fork", to: [322, 332, 334, 338] }, // 339
		{ k: "literal", literal: 5, to: 339 }, // 340
		{ k: "literal", literal: 2, to: 265 }, // 341
		{ k: "look", body: 118, to: 341 }, // 342
		{ k: "slot", slot: "tool", field: "name", to: 342 }, // 343
		{ k: "literal", literal: 19, to: 343 }, // 344
		{ k: "op", do: { op: "repair", code: 2 }, to: 344 }, // 345
		{ k: "op", do: { op: "open", unit: 2 }, to: 345 }, // 346
	],
};
