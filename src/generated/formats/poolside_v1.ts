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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 290 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4, 15], after: 2, closable: [18], closableByLoop: [19, 28, 29, 30, 31, 32, 33, 36, 37, 40, 41, 42, 53, 54, 55, 56, 58, 59, 60, 61, 62, 63, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 79, 80, 81, 82, 93, 94, 95, 96, 97, 98, 102], pairs: true }, // 0
		{ closes: [2], openings: [1, 4, 15], after: 2, closable: [18, 19, 119], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4, 15], after: 2, closable: [18, 19, 119], closableByLoop: [], pairs: false }, // 2
		{ closes: [6], openings: [1, 4, 15], after: 2, closable: [18], closableByLoop: [138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 171, 172, 173, 174, 185, 186, 187, 188, 189, 190, 194], pairs: true }, // 3
		{ closes: [2], openings: [1, 4, 15], after: 2, closable: [18], closableByLoop: [19, 28, 29, 30, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 240, 241, 242, 243, 254, 255, 256, 257, 258, 259, 263], pairs: true }, // 4
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 15, 17], stray: false }, // 2
		{ k: "fork", to: [17, 118, 132, 137, 207, 279, 0] }, // 3
		{ k: "fork", to: [17, 118, 132, 137, 207, 279] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [18, 19, 0] }, // 11
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
		{ k: "fork", to: [110, 30] }, // 31
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
		{ k: "fork", to: [76, 88] }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 5, to: 90 }, // 91
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 91 }, // 92
		{ k: "op", do: { op: "break", at: "here" }, to: 33 }, // 93
		{ k: "literal", literal: 3, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 2, to: 93 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "fork", to: [95, 97] }, // 98
		{ k: "slot", slot: "tool", field: "skip", to: 98 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 4, to: 100 }, // 101
		{ k: "fork", to: [37, 42, 56, 60, 63, 72, 85, 92, 101] }, // 102
		{ k: "text", field: "value", typed: true, stray: false, exits: 102, stops: [5, 20, 21, 22, 23, 3, 2, 24, 25, 26, 27, 8, 7, 10, 4] }, // 103
		{ k: "literal", literal: 8, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 7, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "atom", kind: "word", field: "key", to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 3, to: 109 }, // 110
		{ k: "atom", kind: "word", field: "name", to: 32 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 4, to: 112 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 4, to: 114 }, // 115
		{ k: "op", do: { op: "repair", code: 0 }, to: 115 }, // 116
		{ k: "fork", to: [113, 116] }, // 117
		{ k: "op", do: { op: "open", unit: 0 }, to: 117 }, // 118
		{ k: "space", greedy: true, to: 19 }, // 119
		{ k: "value", py: false, field: "arguments", to: 119 }, // 120
		{ k: "literal", literal: 12, to: 0 }, // 121
		{ k: "literal", literal: 13, to: 0 }, // 122
		{ k: "fork", to: [121, 122] }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "literal", literal: 14, to: 124 }, // 125
		{ k: "look", body: 125, to: 120 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "atom", kind: "word", field: "name", to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 4, to: 129 }, // 130
		{ k: "op", do: { op: "repair", code: 1 }, to: 130 }, // 131
		{ k: "op", do: { op: "open", unit: 1 }, to: 131 }, // 132
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 119 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "literal", literal: 4, to: 134 }, // 135
		{ k: "op", do: { op: "repair", code: 2 }, to: 135 }, // 136
		{ k: "op", do: { op: "open", unit: 2 }, to: 136 }, // 137
		{ k: "literal", literal: 6, to: 18 }, // 138
		{ k: "fork", to: [202, 138] }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "op", do: { op: "settle" }, to: 140 }, // 141
		{ k: "look", body: 35, to: 141 }, // 142
		{ k: "literal", literal: 5, to: 142 }, // 143
		{ k: "look", body: 39, to: 141 }, // 144
		{ k: "literal", literal: 5, to: 144 }, // 145
		{ k: "op", do: { op: "repair", code: 3 }, to: 145 }, // 146
		{ k: "look", body: 52, to: 141 }, // 147
		{ k: "eol", to: 147 }, // 148
		{ k: "fork", to: [148, 147] }, // 149
		{ k: "op", do: { op: "repair", code: 4 }, to: 149 }, // 150
		{ k: "look", body: 57, to: 141 }, // 151
		{ k: "literal", literal: 5, to: 151 }, // 152
		{ k: "op", do: { op: "repair", code: 5 }, to: 152 }, // 153
		{ k: "space", greedy: true, to: 143 }, // 154
		{ k: "literal", literal: 5, to: 154 }, // 155
		{ k: "op", do: { op: "repair", code: 6 }, to: 155 }, // 156
		{ k: "look", body: 64, to: 141 }, // 157
		{ k: "literal", literal: 8, to: 157 }, // 158
		{ k: "literal", literal: 7, to: 157 }, // 159
		{ k: "literal", literal: 2, to: 157 }, // 160
		{ k: "fork", to: [158, 159, 160] }, // 161
		{ k: "eol", to: 161 }, // 162
		{ k: "fork", to: [162, 161] }, // 163
		{ k: "op", do: { op: "repair", code: 7 }, to: 163 }, // 164
		{ k: "op", do: { op: "break", at: "skip" }, to: 141 }, // 165
		{ k: "literal", literal: 7, to: 165 }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "slot", slot: "unbound", field: "skip", to: 167 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "literal", literal: 3, to: 169 }, // 170
		{ k: "literal", literal: 2, to: 165 }, // 171
		{ k: "fork", to: [170, 171] }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "literal", literal: 9, to: 173 }, // 174
		{ k: "atom", kind: "word", field: "skip", to: 174 }, // 175
		{ k: "literal", literal: 10, to: 175 }, // 176
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 176 }, // 177
		{ k: "literal", literal: 9, to: 169 }, // 178
		{ k: "atom", kind: "word", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 11, to: 179 }, // 180
		{ k: "fork", to: [168, 180] }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "literal", literal: 5, to: 182 }, // 183
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 183 }, // 184
		{ k: "op", do: { op: "break", at: "here" }, to: 141 }, // 185
		{ k: "literal", literal: 3, to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 2, to: 185 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "fork", to: [187, 189] }, // 190
		{ k: "slot", slot: "tool", field: "skip", to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 4, to: 192 }, // 193
		{ k: "fork", to: [143, 146, 150, 153, 156, 164, 177, 184, 193] }, // 194
		{ k: "text", field: "value", typed: true, stray: false, exits: 194, stops: [5, 20, 21, 22, 23, 3, 2, 24, 25, 26, 27, 8, 7, 10, 4] }, // 195
		{ k: "literal", literal: 8, to: 195 }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 7, to: 197 }, // 198
		{ k: "space", greedy: true, to: 198 }, // 199
		{ k: "atom", kind: "word", field: "key", to: 199 }, // 200
		{ k: "space", greedy: true, to: 200 }, // 201
		{ k: "literal", literal: 3, to: 201 }, // 202
		{ k: "slot", slot: "tool", field: "name", to: 140 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "literal", literal: 15, to: 204 }, // 205
		{ k: "op", do: { op: "repair", code: 3 }, to: 205 }, // 206
		{ k: "op", do: { op: "open", unit: 3 }, to: 206 }, // 207
		{ k: "fork", to: [271, 30] }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "op", do: { op: "settle" }, to: 209 }, // 210
		{ k: "look", body: 35, to: 210 }, // 211
		{ k: "literal", literal: 5, to: 211 }, // 212
		{ k: "look", body: 39, to: 210 }, // 213
		{ k: "literal", literal: 5, to: 213 }, // 214
		{ k: "op", do: { op: "repair", code: 3 }, to: 214 }, // 215
		{ k: "look", body: 52, to: 210 }, // 216
		{ k: "eol", to: 216 }, // 217
		{ k: "fork", to: [217, 216] }, // 218
		{ k: "op", do: { op: "repair", code: 4 }, to: 218 }, // 219
		{ k: "look", body: 57, to: 210 }, // 220
		{ k: "literal", literal: 5, to: 220 }, // 221
		{ k: "op", do: { op: "repair", code: 5 }, to: 221 }, // 222
		{ k: "space", greedy: true, to: 212 }, // 223
		{ k: "literal", literal: 5, to: 223 }, // 224
		{ k: "op", do: { op: "repair", code: 6 }, to: 224 }, // 225
		{ k: "look", body: 64, to: 210 }, // 226
		{ k: "literal", literal: 8, to: 226 }, // 227
		{ k: "literal", literal: 7, to: 226 }, // 228
		{ k: "literal", literal: 2, to: 226 }, // 229
		{ k: "fork", to: [227, 228, 229] }, // 230
		{ k: "eol", to: 230 }, // 231
		{ k: "fork", to: [231, 230] }, // 232
		{ k: "op", do: { op: "repair", code: 7 }, to: 232 }, // 233
		{ k: "op", do: { op: "break", at: "skip" }, to: 210 }, // 234
		{ k: "literal", literal: 7, to: 234 }, // 235
		{ k: "space", greedy: true, to: 235 }, // 236
		{ k: "slot", slot: "unbound", field: "skip", to: 236 }, // 237
		{ k: "space", greedy: true, to: 237 }, // 238
		{ k: "literal", literal: 3, to: 238 }, // 239
		{ k: "literal", literal: 2, to: 234 }, // 240
		{ k: "fork", to: [239, 240] }, // 241
		{ k: "space", greedy: true, to: 241 }, // 242
		{ k: "literal", literal: 9, to: 242 }, // 243
		{ k: "atom", kind: "word", field: "skip", to: 243 }, // 244
		{ k: "literal", literal: 10, to: 244 }, // 245
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 245 }, // 246
		{ k: "literal", literal: 9, to: 238 }, // 247
		{ k: "atom", kind: "word", field: "skip", to: 247 }, // 248
		{ k: "literal", literal: 11, to: 248 }, // 249
		{ k: "fork", to: [237, 249] }, // 250
		{ k: "space", greedy: true, to: 250 }, // 251
		{ k: "literal", literal: 5, to: 251 }, // 252
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 252 }, // 253
		{ k: "op", do: { op: "break", at: "here" }, to: 210 }, // 254
		{ k: "literal", literal: 3, to: 254 }, // 255
		{ k: "space", greedy: true, to: 255 }, // 256
		{ k: "literal", literal: 2, to: 254 }, // 257
		{ k: "space", greedy: true, to: 257 }, // 258
		{ k: "fork", to: [256, 258] }, // 259
		{ k: "slot", slot: "tool", field: "skip", to: 259 }, // 260
		{ k: "space", greedy: true, to: 260 }, // 261
		{ k: "literal", literal: 4, to: 261 }, // 262
		{ k: "fork", to: [212, 215, 219, 222, 225, 233, 246, 253, 262] }, // 263
		{ k: "text", field: "value", typed: true, stray: false, exits: 263, stops: [5, 20, 21, 22, 23, 3, 2, 24, 25, 26, 27, 8, 7, 10, 4] }, // 264
		{ k: "literal", literal: 8, to: 264 }, // 265
		{ k: "space", greedy: true, to: 265 }, // 266
		{ k: "literal", literal: 7, to: 266 }, // 267
		{ k: "space", greedy: true, to: 267 }, // 268
		{ k: "atom", kind: "word", field: "key", to: 268 }, // 269
		{ k: "space", greedy: true, to: 269 }, // 270
		{ k: "literal", literal: 3, to: 270 }, // 271
		{ k: "atom", kind: "word", field: "name", to: 209 }, // 272
		{ k: "look", body: 25, to: 272 }, // 273
		{ k: "space", greedy: true, to: 273 }, // 274
		{ k: "literal", literal: 16, to: 274 }, // 275
		{ k: "atom", kind: "word", field: "skip", to: 275 }, // 276
		{ k: "literal", literal: 17, to: 276 }, // 277
		{ k: "op", do: { op: "repair", code: 10 }, to: 277 }, // 278
		{ k: "op", do: { op: "open", unit: 4 }, to: 278 }, // 279
		{ k: "op", do: { op: "settle" }, to: 0 }, // 280
		{ k: "eol", to: 2 }, // 281
		{ k: "fork", to: [281, 2] }, // 282
		{ k: "literal", literal: 0, to: 282 }, // 283
		{ k: "eol", to: 283 }, // 284
		{ k: "fork", to: [284, 283] }, // 285
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 285, stops: [18, 19, 0] }, // 286
		{ k: "eol", to: 286 }, // 287
		{ k: "fork", to: [287, 286] }, // 288
		{ k: "literal", literal: 1, to: 288 }, // 289
		{ k: "fork", to: [289, 288] }, // 290
	],
};
