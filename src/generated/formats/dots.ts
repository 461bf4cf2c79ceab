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
	holdback: 611,
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
		" name=", // 9
		"<", // 10
		">", // 11
		"'", // 12
		"'>", // 13
		"{", // 14
		"<invoke name=\"", // 15
		"\n<parameter name=", // 16
		"\n</invoke>", // 17
		"\r\n<parameter name=", // 18
		"\r\n</invoke>", // 19
		"\n<parameter>", // 20
		"\r\n<parameter>", // 21
	],
	openings: [7, 15],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [1], openings: [4, 0, 7, 15], after: 6, closable: [10], closableByLoop: [11, 13, 14, 19, 20, 21, 22, 23, 24, 29, 30, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 55, 56, 57, 58, 59, 60, 61, 62, 63, 67, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 93, 94, 100, 114, 116, 119, 121, 124, 126], pairs: true }, // 0
		{ closes: [1, 0], openings: [7, 15], after: 2, closable: [142, 143, 144, 145], closableByLoop: [146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 174, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 200, 201, 207, 221, 222], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 15], stray: false }, // 2
		{ k: "fork", to: [141, 226, 0] }, // 3
		{ k: "fork", to: [141, 226] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: null, stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [134, 5, 135] }, // 7
		{ k: "fork", to: [134, 5] }, // 8
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
		{ k: "fork", to: [113, 21] }, // 22
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
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 24 }, // 62
		{ k: "literal", literal: 3, to: 62 }, // 63
		{ k: "slot", slot: "unbound", field: "skip", to: 63 }, // 64
		{ k: "literal", literal: 3, to: 64 }, // 65
		{ k: "literal", literal: 5, to: 65 }, // 66
		{ k: "literal", literal: 2, to: 62 }, // 67
		{ k: "slot", slot: "tool", field: "skip", to: 67 }, // 68
		{ k: "literal", literal: 3, to: 68 }, // 69
		{ k: "literal", literal: 4, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 7, to: 71 }, // 72
		{ k: "literal", literal: 0, to: 62 }, // 73
		{ k: "assert", what: "end", to: 62 }, // 74
		{ k: "fork", to: [70, 72, 73, 74] }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 1, to: 76 }, // 77
		{ k: "fork", to: [66, 77] }, // 78
		{ k: "eol", to: 78 }, // 79
		{ k: "fork", to: [79, 78] }, // 80
		{ k: "op", do: { op: "repair", code: 6 }, to: 80 }, // 81
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 24 }, // 82
		{ k: "literal", literal: 3, to: 82 }, // 83
		{ k: "slot", slot: "unbound", field: "skip", to: 83 }, // 84
		{ k: "literal", literal: 3, to: 84 }, // 85
		{ k: "literal", literal: 9, to: 85 }, // 86
		{ k: "atom", kind: "word", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 10, to: 87 }, // 88
		{ k: "fork", to: [84, 88] }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 6, to: 90 }, // 91
		{ k: "op", do: { op: "repair", code: 7 }, to: 91 }, // 92
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 24 }, // 93
		{ k: "literal", literal: 2, to: 93 }, // 94
		{ k: "slot", slot: "tool", field: "skip", to: 94 }, // 95
		{ k: "literal", literal: 3, to: 95 }, // 96
		{ k: "literal", literal: 4, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 7, to: 98 }, // 99
		{ k: "fork", to: [30, 45, 50, 53, 61, 81, 92, 97, 99] }, // 100
		{ k: "text", field: "value", typed: true, stray: false, exits: 100, stops: [6, 16, 17, 18, 19, 5, 1, 20, 21, 8, 4, 7] }, // 101
		{ k: "literal", literal: 11, to: 101 }, // 102
		{ k: "literal", literal: 3, to: 102 }, // 103
		{ k: "atom", kind: "word", field: "key", to: 103 }, // 104
		{ k: "literal", literal: 3, to: 104 }, // 105
		{ k: "atom", kind: "word", field: "key", to: 102 }, // 106
		{ k: "op", do: { op: "repair", code: 0 }, to: 106 }, // 107
		{ k: "literal", literal: 12, to: 102 }, // 108
		{ k: "atom", kind: "word", field: "key", to: 108 }, // 109
		{ k: "literal", literal: 12, to: 109 }, // 110
		{ k: "op", do: { op: "repair", code: 0 }, to: 110 }, // 111
		{ k: "fork", to: [105, 107, 111] }, // 112
		{ k: "literal", literal: 5, to: 112 }, // 113
		{ k: "literal", literal: 2, to: 23 }, // 114
		{ k: "literal", literal: 2, to: 28 }, // 115
		{ k: "look", body: 115, to: 114 }, // 116
		{ k: "atom", kind: "word", field: "name", to: 116 }, // 117
		{ k: "literal", literal: 3, to: 117 }, // 118
		{ k: "literal", literal: 11, to: 23 }, // 119
		{ k: "literal", literal: 11, to: 28 }, // 120
		{ k: "look", body: 120, to: 119 }, // 121
		{ k: "atom", kind: "word", field: "name", to: 121 }, // 122
		{ k: "op", do: { op: "repair", code: 0 }, to: 122 }, // 123
		{ k: "literal", literal: 13, to: 23 }, // 124
		{ k: "literal", literal: 13, to: 28 }, // 125
		{ k: "look", body: 125, to: 124 }, // 126
		{ k: "atom", kind: "word", field: "name", to: 126 }, // 127
		{ k: "literal", literal: 12, to: 127 }, // 128
		{ k: "op", do: { op: "repair", code: 0 }, to: 128 }, // 129
		{ k: "fork", to: [118, 123, 129] }, // 130
		{ k: "literal", literal: 4, to: 130 }, // 131
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 10 }, // 132
		{ k: "fork", to: [131, 132] }, // 133
		{ k: "op", do: { op: "open", unit: 0 }, to: 133 }, // 134
		{ k: "op", do: { op: "leave" }, to: 4 }, // 135
		{ k: "literal", literal: 4, to: 0 }, // 136
		{ k: "literal", literal: 14, to: 0 }, // 137
		{ k: "fork", to: [136, 137] }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "look", body: 139, to: 9 }, // 140
		{ k: "literal", literal: 7, to: 140 }, // 141
		{ k: "op", do: { op: "close" }, to: 2 }, // 142
		{ k: "literal", literal: 0, to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "fork", to: [144, 142] }, // 145
		{ k: "literal", literal: 1, to: 145 }, // 146
		{ k: "fork", to: [220, 146] }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "op", do: { op: "settle" }, to: 148 }, // 149
		{ k: "look", body: 28, to: 149 }, // 150
		{ k: "literal", literal: 6, to: 150 }, // 151
		{ k: "look", body: 41, to: 149 }, // 152
		{ k: "eol", to: 152 }, // 153
		{ k: "fork", to: [153, 152] }, // 154
		{ k: "op", do: { op: "repair", code: 2 }, to: 154 }, // 155
		{ k: "look", body: 47, to: 149 }, // 156
		{ k: "literal", literal: 6, to: 156 }, // 157
		{ k: "op", do: { op: "repair", code: 3 }, to: 157 }, // 158
		{ k: "space", greedy: true, to: 151 }, // 159
		{ k: "literal", literal: 6, to: 159 }, // 160
		{ k: "op", do: { op: "repair", code: 4 }, to: 160 }, // 161
		{ k: "look", body: 54, to: 149 }, // 162
		{ k: "literal", literal: 8, to: 162 }, // 163
		{ k: "literal", literal: 1, to: 162 }, // 164
		{ k: "fork", to: [163, 164] }, // 165
		{ k: "eol", to: 165 }, // 166
		{ k: "fork", to: [166, 165] }, // 167
		{ k: "op", do: { op: "repair", code: 5 }, to: 167 }, // 168
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 149 }, // 169
		{ k: "literal", literal: 3, to: 169 }, // 170
		{ k: "slot", slot: "unbound", field: "skip", to: 170 }, // 171
		{ k: "literal", literal: 3, to: 171 }, // 172
		{ k: "literal", literal: 5, to: 172 }, // 173
		{ k: "literal", literal: 2, to: 169 }, // 174
		{ k: "slot", slot: "tool", field: "skip", to: 174 }, // 175
		{ k: "literal", literal: 3, to: 175 }, // 176
		{ k: "literal", literal: 4, to: 176 }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "literal", literal: 7, to: 178 }, // 179
		{ k: "literal", literal: 0, to: 169 }, // 180
		{ k: "assert", what: "end", to: 169 }, // 181
		{ k: "fork", to: [177, 179, 180, 181] }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "literal", literal: 1, to: 183 }, // 184
		{ k: "fork", to: [173, 184] }, // 185
		{ k: "eol", to: 185 }, // 186
		{ k: "fork", to: [186, 185] }, // 187
		{ k: "op", do: { op: "repair", code: 6 }, to: 187 }, // 188
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 149 }, // 189
		{ k: "literal", literal: 3, to: 189 }, // 190
		{ k: "slot", slot: "unbound", field: "skip", to: 190 }, // 191
		{ k: "literal", literal: 3, to: 191 }, // 192
		{ k: "literal", literal: 9, to: 192 }, // 193
		{ k: "atom", kind: "word", field: "skip", to: 193 }, // 194
		{ k: "literal", literal: 10, to: 194 }, // 195
		{ k: "fork", to: [191, 195] }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 6, to: 197 }, // 198
		{ k: "op", do: { op: "repair", code: 7 }, to: 198 }, // 199
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 149 }, // 200
		{ k: "literal", literal: 2, to: 200 }, // 201
		{ k: "slot", slot: "tool", field: "skip", to: 201 }, // 202
		{ k: "literal", literal: 3, to: 202 }, // 203
		{ k: "literal", literal: 4, to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 7, to: 205 }, // 206
		{ k: "fork", to: [151, 155, 158, 161, 168, 188, 199, 204, 206] }, // 207
		{ k: "text", field: "value", typed: true, stray: false, exits: 207, stops: [6, 16, 17, 18, 19, 5, 1, 20, 21, 8, 4, 7] }, // 208
		{ k: "literal", literal: 11, to: 208 }, // 209
		{ k: "literal", literal: 3, to: 209 }, // 210
		{ k: "atom", kind: "word", field: "key", to: 210 }, // 211
		{ k: "literal", literal: 3, to: 211 }, // 212
		{ k: "atom", kind: "word", field: "key", to: 209 }, // 213
		{ k: "op", do: { op: "repair", code: 0 }, to: 213 }, // 214
		{ k: "literal", literal: 12, to: 209 }, // 215
		{ k: "atom", kind: "word", field: "key", to: 215 }, // 216
		{ k: "literal", literal: 12, to: 216 }, // 217
		{ k: "op", do: { op: "repair", code: 0 }, to: 217 }, // 218
		{ k: "fork", to: [212, 214, 218] }, // 219
		{ k: "literal", literal: 5, to: 219 }, // 220
		{ k: "literal", literal: 2, to: 148 }, // 221
		{ k: "look", body: 115, to: 221 }, // 222
		{ k: "slot", slot: "tool", field: "name", to: 222 }, // 223
		{ k: "literal", literal: 15, to: 223 }, // 224
		{ k: "op", do: { op: "repair", code: 1 }, to: 224 }, // 225
		{ k: "op", do: { op: "open", unit: 1 }, to: 225 }, // 226
	],
};
