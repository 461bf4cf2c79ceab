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
	holdback: 948,
	lenient: ["doubled-open", "json-arguments", "json-body", "user-tag", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		"<", // 10
		"\"", // 11
		"}", // 12
		"{", // 13
		"<user>", // 14
		"\n</think>", // 15
		"\r\n</think>", // 16
		"\n<arg_key>", // 17
		"\n</tool_call>", // 18
		"\r\n<arg_key>", // 19
		"\r\n</tool_call>", // 20
		"\n<arg_value>", // 21
		"\n</arg_key>", // 22
		"\r\n<arg_value>", // 23
		"\r\n</arg_key>", // 24
	],
	openings: [1, 4, 14],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 246 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4, 14], after: 2, closable: [18], closableByLoop: [19, 28, 29, 30, 31, 32, 33, 36, 37, 40, 41, 42, 53, 54, 55, 56, 58, 59, 60, 61, 62, 63, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 79, 80, 81, 82, 83, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 107, 108, 109, 110, 111, 112, 116], pairs: true }, // 0
		{ closes: [2], openings: [1, 4, 14], after: 2, closable: [18, 19, 133], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4, 14], after: 2, closable: [18, 19, 133], closableByLoop: [], pairs: false }, // 2
		{ closes: [6], openings: [1, 4, 14], after: 2, closable: [18], closableByLoop: [152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 185, 186, 187, 188, 189, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 213, 214, 215, 216, 217, 218, 222], pairs: true }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 14], stray: false }, // 2
		{ k: "fork", to: [17, 132, 146, 151, 235, 0] }, // 3
		{ k: "fork", to: [17, 132, 146, 151, 235] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [15, 16, 0] }, // 11
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
		{ k: "fork", to: [124, 30] }, // 31
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
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 33 }, // 73
		{ k: "literal", literal: 7, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 3, to: 77 }, // 78
		{ k: "literal", literal: 3, to: 73 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 2, to: 73 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "fork", to: [80, 82] }, // 83
		{ k: "slot", slot: "tool", field: "skip", to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 4, to: 85 }, // 86
		{ k: "assert", what: "end", to: 73 }, // 87
		{ k: "fork", to: [86, 87] }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 2, to: 89 }, // 90
		{ k: "fork", to: [78, 90] }, // 91
		{ k: "eol", to: 91 }, // 92
		{ k: "fork", to: [92, 91] }, // 93
		{ k: "op", do: { op: "repair", code: 8 }, to: 93 }, // 94
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 33 }, // 95
		{ k: "literal", literal: 7, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "slot", slot: "unbound", field: "skip", to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 9, to: 99 }, // 100
		{ k: "atom", kind: "word", field: "skip", to: 100 }, // 101
		{ k: "literal", literal: 10, to: 101 }, // 102
		{ k: "fork", to: [98, 102] }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 5, to: 104 }, // 105
		{ k: "op", do: { op: "repair", code: 9 }, to: 105 }, // 106
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 33 }, // 107
		{ k: "literal", literal: 3, to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 2, to: 107 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "fork", to: [109, 111] }, // 112
		{ k: "slot", slot: "tool", field: "skip", to: 112 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 4, to: 114 }, // 115
		{ k: "fork", to: [37, 42, 56, 60, 63, 72, 94, 106, 115] }, // 116
		{ k: "text", field: "value", typed: true, stray: false, exits: 116, stops: [5, 17, 18, 19, 20, 3, 2, 21, 22, 23, 24, 8, 7, 4] }, // 117
		{ k: "literal", literal: 8, to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 7, to: 119 }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "atom", kind: "word", field: "key", to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 3, to: 123 }, // 124
		{ k: "atom", kind: "word", field: "name", to: 32 }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "literal", literal: 4, to: 126 }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "literal", literal: 4, to: 128 }, // 129
		{ k: "op", do: { op: "repair", code: 0 }, to: 129 }, // 130
		{ k: "fork", to: [127, 130] }, // 131
		{ k: "op", do: { op: "open", unit: 0 }, to: 131 }, // 132
		{ k: "space", greedy: true, to: 19 }, // 133
		{ k: "value", py: false, field: "arguments", to: 133 }, // 134
		{ k: "literal", literal: 11, to: 0 }, // 135
		{ k: "literal", literal: 12, to: 0 }, // 136
		{ k: "fork", to: [135, 136] }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "literal", literal: 13, to: 138 }, // 139
		{ k: "look", body: 139, to: 134 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "atom", kind: "word", field: "name", to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "literal", literal: 4, to: 143 }, // 144
		{ k: "op", do: { op: "repair", code: 1 }, to: 144 }, // 145
		{ k: "op", do: { op: "open", unit: 1 }, to: 145 }, // 146
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 133 }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "literal", literal: 4, to: 148 }, // 149
		{ k: "op", do: { op: "repair", code: 2 }, to: 149 }, // 150
		{ k: "op", do: { op: "open", unit: 2 }, to: 150 }, // 151
		{ k: "literal", literal: 6, to: 18 }, // 152
		{ k: "fork", to: [230, 152] }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "op", do: { op: "settle" }, to: 154 }, // 155
		{ k: "look", body: 35, to: 155 }, // 156
		{ k: "literal", literal: 5, to: 156 }, // 157
		{ k: "look", body: 39, to: 155 }, // 158
		{ k: "literal", literal: 5, to: 158 }, // 159
		{ k: "op", do: { op: "repair", code: 3 }, to: 159 }, // 160
		{ k: "look", body: 52, to: 155 }, // 161
		{ k: "eol", to: 161 }, // 162
		{ k: "fork", to: [162, 161] }, // 163
		{ k: "op", do: { op: "repair", code: 4 }, to: 163 }, // 164
		{ k: "look", body: 57, to: 155 }, // 165
		{ k: "literal", literal: 5, to: 165 }, // 166
		{ k: "op", do: { op: "repair", code: 5 }, to: 166 }, // 167
		{ k: "space", greedy: true, to: 157 }, // 168
		{ k: "literal", literal: 5, to: 168 }, // 169
		{ k: "op", do: { op: "repair", code: 6 }, to: 169 }, // 170
		{ k: "look", body: 64, to: 155 }, // 171
		{ k: "literal", literal: 8, to: 171 }, // 172
		{ k: "literal", literal: 7, to: 171 }, // 173
		{ k: "literal", literal: 2, to: 171 }, // 174
		{ k: "fork", to: [172, 173, 174] }, // 175
		{ k: "eol", to: 175 }, // 176
		{ k: "fork", to: [176, 175] }, // 177
		{ k: "op", do: { op: "repair", code: 7 }, to: 177 }, // 178
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 155 }, // 179
		{ k: "literal", literal: 7, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "slot", slot: "unbound", field: "skip", to: 181 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "literal", literal: 3, to: 183 }, // 184
		{ k: "literal", literal: 3, to: 179 }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "literal", literal: 2, to: 179 }, // 187
		{ k: "space", greedy: true, to: 187 }, // 188
		{ k: "fork", to: [186, 188] }, // 189
		{ k: "slot", slot: "tool", field: "skip", to: 189 }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "literal", literal: 4, to: 191 }, // 192
		{ k: "assert", what: "end", to: 179 }, // 193
		{ k: "fork", to: [192, 193] }, // 194
		{ k: "space", greedy: true, to: 194 }, // 195
		{ k: "literal", literal: 2, to: 195 }, // 196
		{ k: "fork", to: [184, 196] }, // 197
		{ k: "eol", to: 197 }, // 198
		{ k: "fork", to: [198, 197] }, // 199
		{ k: "op", do: { op: "repair", code: 8 }, to: 199 }, // 200
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 155 }, // 201
		{ k: "literal", literal: 7, to: 201 }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "slot", slot: "unbound", field: "skip", to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 9, to: 205 }, // 206
		{ k: "atom", kind: "word", field: "skip", to: 206 }, // 207
		{ k: "literal", literal: 10, to: 207 }, // 208
		{ k: "fork", to: [204, 208] }, // 209
		{ k: "space", greedy: true, to: 209 }, // 210
		{ k: "literal", literal: 5, to: 210 }, // 211
		{ k: "op", do: { op: "repair", code: 9 }, to: 211 }, // 212
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 155 }, // 213
		{ k: "literal", literal: 3, to: 213 }, // 214
		{ k: "space", greedy: true, to: 214 }, // 215
		{ k: "literal", literal: 2, to: 213 }, // 216
		{ k: "space", greedy: true, to: 216 }, // 217
		{ k: "fork", to: [215, 217] }, // 218
		{ k: "slot", slot: "tool", field: "skip", to: 218 }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "literal", literal: 4, to: 220 }, // 221
		{ k: "fork", to: [157, 160, 164, 167, 170, 178, 200, 212, 221] }, // 222
		{ k: "text", field: "value", typed: true, stray: false, exits: 222, stops: [5, 17, 18, 19, 20, 3, 2, 21, 22, 23, 24, 8, 7, 4] }, // 223
		{ k: "literal", literal: 8, to: 223 }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 7, to: 225 }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "atom", kind: "word", field: "key", to: 227 }, // 228
		{ k: "space", greedy: true, to: 228 }, // 229
		{ k: "literal", literal: 3, to: 229 }, // 230
		{ k: "slot", slot: "tool", field: "name", to: 154 }, // 231
		{ k: "space", greedy: true, to: 231 }, // 232
		{ k: "literal", literal: 14, to: 232 }, // 233
		{ k: "op", do: { op: "repair", code: 3 }, to: 233 }, // 234
		{ k: "op", do: { op: "open", unit: 3 }, to: 234 }, // 235
		{ k: "op", do: { op: "settle" }, to: 0 }, // 236
		{ k: "eol", to: 2 }, // 237
		{ k: "fork", to: [237, 2] }, // 238
		{ k: "literal", literal: 0, to: 238 }, // 239
		{ k: "eol", to: 239 }, // 240
		{ k: "fork", to: [240, 239] }, // 241
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 241, stops: [15, 16, 0] }, // 242
		{ k: "eol", to: 242 }, // 243
		{ k: "fork", to: [243, 242] }, // 244
		{ k: "literal", literal: 1, to: 244 }, // 245
		{ k: "fork", to: [245, 244] }, // 246
	],
};
