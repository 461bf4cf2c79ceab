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
		{ closes: [1], openings: [4, 0, 7, 15], after: 6, closable: [10], closableByLoop: [11, 13, 14, 19, 20, 21, 22, 23, 24, 29, 30, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 55, 56, 57, 58, 59, 60, 61, 62, 63, 67, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 92, 93, 99, 113, 115, 118, 120, 123, 125], pairs: true }, // 0
		{ closes: [1, 0], openings: [7, 15], after: 2, closable: [141, 142, 143, 144], closableByLoop: [145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 173, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 198, 199, 205, 219, 220], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 15], stray: false }, // 2
		{ k: "fork", to: [140, 224, 0] }, // 3
		{ k: "fork", to: [140, 224] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: null, stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [133, 5, 134] }, // 7
		{ k: "fork", to: [133, 5] }, // 8
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
		{ k: "fork", to: [112, 21] }, // 22
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
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 44 }, // 45
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
		{ k: "fork", to: [70, 72, 73] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 1, to: 75 }, // 76
		{ k: "fork", to: [66, 76] }, // 77
		{ k: "eol", to: 77 }, // 78
		{ k: "fork", to: [78, 77] }, // 79
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 79 }, // 80
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 24 }, // 81
		{ k: "literal", literal: 3, to: 81 }, // 82
		{ k: "slot", slot: "unbound", field: "skip", to: 82 }, // 83
		{ k: "literal", literal: 3, to: 83 }, // 84
		{ k: "literal", literal: 9, to: 84 }, // 85
		{ k: "atom", kind: "word", field: "skip", to: 85 }, // 86
		{ k: "literal", literal: 10, to: 86 }, // 87
		{ k: "fork", to: [83, 87] }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 6, to: 89 }, // 90
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 90 }, // 91
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 24 }, // 92
		{ k: "literal", literal: 2, to: 92 }, // 93
		{ k: "slot", slot: "tool", field: "skip", to: 93 }, // 94
		{ k: "literal", literal: 3, to: 94 }, // 95
		{ k: "literal", literal: 4, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 7, to: 97 }, // 98
		{ k: "fork", to: [30, 45, 50, 53, 61, 80, 91, 96, 98] }, // 99
		{ k: "text", field: "value", typed: true, stray: false, exits: 99, stops: [6, 16, 17, 18, 19, 5, 1, 20, 21, 8, 4, 7] }, // 100
		{ k: "literal", literal: 11, to: 100 }, // 101
		{ k: "literal", literal: 3, to: 101 }, // 102
		{ k: "atom", kind: "word", field: "key", to: 102 }, // 103
		{ k: "literal", literal: 3, to: 103 }, // 104
		{ k: "atom", kind: "word", field: "key", to: 101 }, // 105
		{ k: "op", do: { op: "repair", code: 0 }, to: 105 }, // 106
		{ k: "literal", literal: 12, to: 101 }, // 107
		{ k: "atom", kind: "word", field: "key", to: 107 }, // 108
		{ k: "literal", literal: 12, to: 108 }, // 109
		{ k: "op", do: { op: "repair", code: 0 }, to: 109 }, // 110
		{ k: "fork", to: [104, 106, 110] }, // 111
		{ k: "literal", literal: 5, to: 111 }, // 112
		{ k: "literal", literal: 2, to: 23 }, // 113
		{ k: "literal", literal: 2, to: 28 }, // 114
		{ k: "look", body: 114, to: 113 }, // 115
		{ k: "atom", kind: "word", field: "name", to: 115 }, // 116
		{ k: "literal", literal: 3, to: 116 }, // 117
		{ k: "literal", literal: 11, to: 23 }, // 118
		{ k: "literal", literal: 11, to: 28 }, // 119
		{ k: "look", body: 119, to: 118 }, // 120
		{ k: "atom", kind: "word", field: "name", to: 120 }, // 121
		{ k: "op", do: { op: "repair", code: 0 }, to: 121 }, // 122
		{ k: "literal", literal: 13, to: 23 }, // 123
		{ k: "literal", literal: 13, to: 28 }, // 124
		{ k: "look", body: 124, to: 123 }, // 125
		{ k: "atom", kind: "word", field: "name", to: 125 }, // 126
		{ k: "literal", literal: 12, to: 126 }, // 127
		{ k: "op", do: { op: "repair", code: 0 }, to: 127 }, // 128
		{ k: "fork", to: [117, 122, 128] }, // 129
		{ k: "literal", literal: 4, to: 129 }, // 130
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 10 }, // 131
		{ k: "fork", to: [130, 131] }, // 132
		{ k: "op", do: { op: "open", unit: 0 }, to: 132 }, // 133
		{ k: "op", do: { op: "leave" }, to: 4 }, // 134
		{ k: "literal", literal: 4, to: 0 }, // 135
		{ k: "literal", literal: 14, to: 0 }, // 136
		{ k: "fork", to: [135, 136] }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "look", body: 138, to: 9 }, // 139
		{ k: "literal", literal: 7, to: 139 }, // 140
		{ k: "op", do: { op: "close" }, to: 2 }, // 141
		{ k: "literal", literal: 0, to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "fork", to: [143, 141] }, // 144
		{ k: "literal", literal: 1, to: 144 }, // 145
		{ k: "fork", to: [218, 145] }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "op", do: { op: "settle" }, to: 147 }, // 148
		{ k: "look", body: 28, to: 148 }, // 149
		{ k: "literal", literal: 6, to: 149 }, // 150
		{ k: "look", body: 41, to: 148 }, // 151
		{ k: "eol", to: 151 }, // 152
		{ k: "fork", to: [152, 151] }, // 153
		{ k: "op", do: { op: "repair", code: 2, unless: ">" }, to: 153 }, // 154
		{ k: "look", body: 47, to: 148 }, // 155
		{ k: "literal", literal: 6, to: 155 }, // 156
		{ k: "op", do: { op: "repair", code: 3 }, to: 156 }, // 157
		{ k: "space", greedy: true, to: 150 }, // 158
		{ k: "literal", literal: 6, to: 158 }, // 159
		{ k: "op", do: { op: "repair", code: 4 }, to: 159 }, // 160
		{ k: "look", body: 54, to: 148 }, // 161
		{ k: "literal", literal: 8, to: 161 }, // 162
		{ k: "literal", literal: 1, to: 161 }, // 163
		{ k: "fork", to: [162, 163] }, // 164
		{ k: "eol", to: 164 }, // 165
		{ k: "fork", to: [165, 164] }, // 166
		{ k: "op", do: { op: "repair", code: 5 }, to: 166 }, // 167
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 148 }, // 168
		{ k: "literal", literal: 3, to: 168 }, // 169
		{ k: "slot", slot: "unbound", field: "skip", to: 169 }, // 170
		{ k: "literal", literal: 3, to: 170 }, // 171
		{ k: "literal", literal: 5, to: 171 }, // 172
		{ k: "literal", literal: 2, to: 168 }, // 173
		{ k: "slot", slot: "tool", field: "skip", to: 173 }, // 174
		{ k: "literal", literal: 3, to: 174 }, // 175
		{ k: "literal", literal: 4, to: 175 }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "literal", literal: 7, to: 177 }, // 178
		{ k: "literal", literal: 0, to: 168 }, // 179
		{ k: "fork", to: [176, 178, 179] }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 1, to: 181 }, // 182
		{ k: "fork", to: [172, 182] }, // 183
		{ k: "eol", to: 183 }, // 184
		{ k: "fork", to: [184, 183] }, // 185
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 185 }, // 186
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 148 }, // 187
		{ k: "literal", literal: 3, to: 187 }, // 188
		{ k: "slot", slot: "unbound", field: "skip", to: 188 }, // 189
		{ k: "literal", literal: 3, to: 189 }, // 190
		{ k: "literal", literal: 9, to: 190 }, // 191
		{ k: "atom", kind: "word", field: "skip", to: 191 }, // 192
		{ k: "literal", literal: 10, to: 192 }, // 193
		{ k: "fork", to: [189, 193] }, // 194
		{ k: "space", greedy: true, to: 194 }, // 195
		{ k: "literal", literal: 6, to: 195 }, // 196
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 196 }, // 197
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 148 }, // 198
		{ k: "literal", literal: 2, to: 198 }, // 199
		{ k: "slot", slot: "tool", field: "skip", to: 199 }, // 200
		{ k: "literal", literal: 3, to: 200 }, // 201
		{ k: "literal", literal: 4, to: 201 }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "literal", literal: 7, to: 203 }, // 204
		{ k: "fork", to: [150, 154, 157, 160, 167, 186, 197, 202, 204] }, // 205
		{ k: "text", field: "value", typed: true, stray: false, exits: 205, stops: [6, 16, 17, 18, 19, 5, 1, 20, 21, 8, 4, 7] }, // 206
		{ k: "literal", literal: 11, to: 206 }, // 207
		{ k: "literal", literal: 3, to: 207 }, // 208
		{ k: "atom", kind: "word", field: "key", to: 208 }, // 209
		{ k: "literal", literal: 3, to: 209 }, // 210
		{ k: "atom", kind: "word", field: "key", to: 207 }, // 211
		{ k: "op", do: { op: "repair", code: 0 }, to: 211 }, // 212
		{ k: "literal", literal: 12, to: 207 }, // 213
		{ k: "atom", kind: "word", field: "key", to: 213 }, // 214
		{ k: "literal", literal: 12, to: 214 }, // 215
		{ k: "op", do: { op: "repair", code: 0 }, to: 215 }, // 216
		{ k: "fork", to: [210, 212, 216] }, // 217
		{ k: "literal", literal: 5, to: 217 }, // 218
		{ k: "literal", literal: 2, to: 147 }, // 219
		{ k: "look", body: 114, to: 219 }, // 220
		{ k: "slot", slot: "tool", field: "name", to: 220 }, // 221
		{ k: "literal", literal: 15, to: 221 }, // 222
		{ k: "op", do: { op: "repair", code: 1 }, to: 222 }, // 223
		{ k: "op", do: { op: "open", unit: 1 }, to: 223 }, // 224
	],
};
