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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 242 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4, 14], after: 2, closable: [18], closableByLoop: [19, 28, 29, 30, 31, 32, 33, 36, 37, 40, 41, 42, 53, 54, 55, 56, 58, 59, 60, 61, 62, 63, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 79, 80, 81, 82, 83, 93, 94, 95, 105, 106, 107, 108, 109, 110, 114], pairs: true }, // 0
		{ closes: [2], openings: [1, 4, 14], after: 2, closable: [18, 19, 131], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4, 14], after: 2, closable: [18, 19, 131], closableByLoop: [], pairs: false }, // 2
		{ closes: [6], openings: [1, 4, 14], after: 2, closable: [18], closableByLoop: [150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 183, 184, 185, 186, 187, 197, 198, 199, 209, 210, 211, 212, 213, 214, 218], pairs: true }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 14], stray: false }, // 2
		{ k: "fork", to: [17, 130, 144, 149, 231, 0] }, // 3
		{ k: "fork", to: [17, 130, 144, 149, 231] }, // 4
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
		{ k: "fork", to: [122, 30] }, // 31
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
		{ k: "op", do: { op: "repair", code: 4, unless: ">" }, to: 55 }, // 56
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
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 2, to: 87 }, // 88
		{ k: "fork", to: [78, 88] }, // 89
		{ k: "eol", to: 89 }, // 90
		{ k: "fork", to: [90, 89] }, // 91
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 91 }, // 92
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 33 }, // 93
		{ k: "literal", literal: 7, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "slot", slot: "unbound", field: "skip", to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 9, to: 97 }, // 98
		{ k: "atom", kind: "word", field: "skip", to: 98 }, // 99
		{ k: "literal", literal: 10, to: 99 }, // 100
		{ k: "fork", to: [96, 100] }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 5, to: 102 }, // 103
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 103 }, // 104
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 33 }, // 105
		{ k: "literal", literal: 3, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 2, to: 105 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "fork", to: [107, 109] }, // 110
		{ k: "slot", slot: "tool", field: "skip", to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 4, to: 112 }, // 113
		{ k: "fork", to: [37, 42, 56, 60, 63, 72, 92, 104, 113] }, // 114
		{ k: "text", field: "value", typed: true, stray: false, exits: 114, stops: [5, 17, 18, 19, 20, 3, 2, 21, 22, 23, 24, 8, 7, 4] }, // 115
		{ k: "literal", literal: 8, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 7, to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "atom", kind: "word", field: "key", to: 119 }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "literal", literal: 3, to: 121 }, // 122
		{ k: "atom", kind: "word", field: "name", to: 32 }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "literal", literal: 4, to: 124 }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "literal", literal: 4, to: 126 }, // 127
		{ k: "op", do: { op: "repair", code: 0 }, to: 127 }, // 128
		{ k: "fork", to: [125, 128] }, // 129
		{ k: "op", do: { op: "open", unit: 0 }, to: 129 }, // 130
		{ k: "space", greedy: true, to: 19 }, // 131
		{ k: "value", py: false, field: "arguments", to: 131 }, // 132
		{ k: "literal", literal: 11, to: 0 }, // 133
		{ k: "literal", literal: 12, to: 0 }, // 134
		{ k: "fork", to: [133, 134] }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "literal", literal: 13, to: 136 }, // 137
		{ k: "look", body: 137, to: 132 }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "atom", kind: "word", field: "name", to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 4, to: 141 }, // 142
		{ k: "op", do: { op: "repair", code: 1 }, to: 142 }, // 143
		{ k: "op", do: { op: "open", unit: 1 }, to: 143 }, // 144
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 131 }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "literal", literal: 4, to: 146 }, // 147
		{ k: "op", do: { op: "repair", code: 2 }, to: 147 }, // 148
		{ k: "op", do: { op: "open", unit: 2 }, to: 148 }, // 149
		{ k: "literal", literal: 6, to: 18 }, // 150
		{ k: "fork", to: [226, 150] }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "op", do: { op: "settle" }, to: 152 }, // 153
		{ k: "look", body: 35, to: 153 }, // 154
		{ k: "literal", literal: 5, to: 154 }, // 155
		{ k: "look", body: 39, to: 153 }, // 156
		{ k: "literal", literal: 5, to: 156 }, // 157
		{ k: "op", do: { op: "repair", code: 3 }, to: 157 }, // 158
		{ k: "look", body: 52, to: 153 }, // 159
		{ k: "eol", to: 159 }, // 160
		{ k: "fork", to: [160, 159] }, // 161
		{ k: "op", do: { op: "repair", code: 4, unless: ">" }, to: 161 }, // 162
		{ k: "look", body: 57, to: 153 }, // 163
		{ k: "literal", literal: 5, to: 163 }, // 164
		{ k: "op", do: { op: "repair", code: 5 }, to: 164 }, // 165
		{ k: "space", greedy: true, to: 155 }, // 166
		{ k: "literal", literal: 5, to: 166 }, // 167
		{ k: "op", do: { op: "repair", code: 6 }, to: 167 }, // 168
		{ k: "look", body: 64, to: 153 }, // 169
		{ k: "literal", literal: 8, to: 169 }, // 170
		{ k: "literal", literal: 7, to: 169 }, // 171
		{ k: "literal", literal: 2, to: 169 }, // 172
		{ k: "fork", to: [170, 171, 172] }, // 173
		{ k: "eol", to: 173 }, // 174
		{ k: "fork", to: [174, 173] }, // 175
		{ k: "op", do: { op: "repair", code: 7 }, to: 175 }, // 176
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 153 }, // 177
		{ k: "literal", literal: 7, to: 177 }, // 178
		{ k: "space", greedy: true, to: 178 }, // 179
		{ k: "slot", slot: "unbound", field: "skip", to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 3, to: 181 }, // 182
		{ k: "literal", literal: 3, to: 177 }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "literal", literal: 2, to: 177 }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "fork", to: [184, 186] }, // 187
		{ k: "slot", slot: "tool", field: "skip", to: 187 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "literal", literal: 4, to: 189 }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "literal", literal: 2, to: 191 }, // 192
		{ k: "fork", to: [182, 192] }, // 193
		{ k: "eol", to: 193 }, // 194
		{ k: "fork", to: [194, 193] }, // 195
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 195 }, // 196
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 153 }, // 197
		{ k: "literal", literal: 7, to: 197 }, // 198
		{ k: "space", greedy: true, to: 198 }, // 199
		{ k: "slot", slot: "unbound", field: "skip", to: 199 }, // 200
		{ k: "space", greedy: true, to: 200 }, // 201
		{ k: "literal", literal: 9, to: 201 }, // 202
		{ k: "atom", kind: "word", field: "skip", to: 202 }, // 203
		{ k: "literal", literal: 10, to: 203 }, // 204
		{ k: "fork", to: [200, 204] }, // 205
		{ k: "space", greedy: true, to: 205 }, // 206
		{ k: "literal", literal: 5, to: 206 }, // 207
		{ k: "op", do: { op: "repair", code: 9, fault: true }, to: 207 }, // 208
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 153 }, // 209
		{ k: "literal", literal: 3, to: 209 }, // 210
		{ k: "space", greedy: true, to: 210 }, // 211
		{ k: "literal", literal: 2, to: 209 }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "fork", to: [211, 213] }, // 214
		{ k: "slot", slot: "tool", field: "skip", to: 214 }, // 215
		{ k: "space", greedy: true, to: 215 }, // 216
		{ k: "literal", literal: 4, to: 216 }, // 217
		{ k: "fork", to: [155, 158, 162, 165, 168, 176, 196, 208, 217] }, // 218
		{ k: "text", field: "value", typed: true, stray: false, exits: 218, stops: [5, 17, 18, 19, 20, 3, 2, 21, 22, 23, 24, 8, 7, 4] }, // 219
		{ k: "literal", literal: 8, to: 219 }, // 220
		{ k: "space", greedy: true, to: 220 }, // 221
		{ k: "literal", literal: 7, to: 221 }, // 222
		{ k: "space", greedy: true, to: 222 }, // 223
		{ k: "atom", kind: "word", field: "key", to: 223 }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 3, to: 225 }, // 226
		{ k: "slot", slot: "tool", field: "name", to: 152 }, // 227
		{ k: "space", greedy: true, to: 227 }, // 228
		{ k: "literal", literal: 14, to: 228 }, // 229
		{ k: "op", do: { op: "repair", code: 3 }, to: 229 }, // 230
		{ k: "op", do: { op: "open", unit: 3 }, to: 230 }, // 231
		{ k: "op", do: { op: "settle" }, to: 0 }, // 232
		{ k: "eol", to: 2 }, // 233
		{ k: "fork", to: [233, 2] }, // 234
		{ k: "literal", literal: 0, to: 234 }, // 235
		{ k: "eol", to: 235 }, // 236
		{ k: "fork", to: [236, 235] }, // 237
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 237, stops: [15, 16, 0] }, // 238
		{ k: "eol", to: 238 }, // 239
		{ k: "fork", to: [239, 238] }, // 240
		{ k: "literal", literal: 1, to: 240 }, // 241
		{ k: "fork", to: [241, 240] }, // 242
	],
};
