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
		{ closes: [1, 0], openings: [7, 17], after: 2, closable: [132, 133, 134, 135], closableByLoop: [136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 164, 165, 166, 167, 180, 181, 187, 201, 202], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 17], stray: false }, // 2
		{ k: "fork", to: [131, 206, 0] }, // 3
		{ k: "fork", to: [131, 206] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: null, stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [124, 5, 125] }, // 7
		{ k: "fork", to: [124, 5] }, // 8
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
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 10 }, // 122
		{ k: "fork", to: [121, 122] }, // 123
		{ k: "op", do: { op: "open", unit: 0 }, to: 123 }, // 124
		{ k: "op", do: { op: "leave" }, to: 4 }, // 125
		{ k: "literal", literal: 4, to: 0 }, // 126
		{ k: "literal", literal: 16, to: 0 }, // 127
		{ k: "fork", to: [126, 127] }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "look", body: 129, to: 9 }, // 130
		{ k: "literal", literal: 7, to: 130 }, // 131
		{ k: "op", do: { op: "close" }, to: 2 }, // 132
		{ k: "literal", literal: 0, to: 132 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "fork", to: [134, 132] }, // 135
		{ k: "literal", literal: 1, to: 135 }, // 136
		{ k: "fork", to: [200, 136] }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "op", do: { op: "settle" }, to: 138 }, // 139
		{ k: "look", body: 28, to: 139 }, // 140
		{ k: "literal", literal: 6, to: 140 }, // 141
		{ k: "look", body: 41, to: 139 }, // 142
		{ k: "eol", to: 142 }, // 143
		{ k: "fork", to: [143, 142] }, // 144
		{ k: "op", do: { op: "repair", code: 2 }, to: 144 }, // 145
		{ k: "look", body: 47, to: 139 }, // 146
		{ k: "literal", literal: 6, to: 146 }, // 147
		{ k: "op", do: { op: "repair", code: 3 }, to: 147 }, // 148
		{ k: "space", greedy: true, to: 141 }, // 149
		{ k: "literal", literal: 6, to: 149 }, // 150
		{ k: "op", do: { op: "repair", code: 4 }, to: 150 }, // 151
		{ k: "look", body: 54, to: 139 }, // 152
		{ k: "literal", literal: 8, to: 152 }, // 153
		{ k: "literal", literal: 1, to: 152 }, // 154
		{ k: "fork", to: [153, 154] }, // 155
		{ k: "eol", to: 155 }, // 156
		{ k: "fork", to: [156, 155] }, // 157
		{ k: "op", do: { op: "repair", code: 5 }, to: 157 }, // 158
		{ k: "op", do: { op: "break", at: "skip" }, to: 139 }, // 159
		{ k: "literal", literal: 3, to: 159 }, // 160
		{ k: "slot", slot: "unbound", field: "skip", to: 160 }, // 161
		{ k: "literal", literal: 3, to: 161 }, // 162
		{ k: "literal", literal: 5, to: 162 }, // 163
		{ k: "literal", literal: 1, to: 159 }, // 164
		{ k: "fork", to: [163, 164] }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 9, to: 166 }, // 167
		{ k: "atom", kind: "word", field: "skip", to: 167 }, // 168
		{ k: "literal", literal: 10, to: 168 }, // 169
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 169 }, // 170
		{ k: "literal", literal: 11, to: 162 }, // 171
		{ k: "atom", kind: "word", field: "skip", to: 171 }, // 172
		{ k: "literal", literal: 12, to: 172 }, // 173
		{ k: "atom", kind: "word", field: "skip", to: 173 }, // 174
		{ k: "literal", literal: 13, to: 174 }, // 175
		{ k: "fork", to: [161, 175] }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "literal", literal: 6, to: 177 }, // 178
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 178 }, // 179
		{ k: "op", do: { op: "break", at: "here" }, to: 139 }, // 180
		{ k: "literal", literal: 2, to: 180 }, // 181
		{ k: "slot", slot: "tool", field: "skip", to: 181 }, // 182
		{ k: "literal", literal: 3, to: 182 }, // 183
		{ k: "literal", literal: 4, to: 183 }, // 184
		{ k: "space", greedy: true, to: 184 }, // 185
		{ k: "literal", literal: 7, to: 185 }, // 186
		{ k: "fork", to: [141, 145, 148, 151, 158, 170, 179, 184, 186] }, // 187
		{ k: "text", field: "value", typed: true, stray: false, exits: 187, stops: [6, 18, 19, 20, 21, 5, 1, 22, 23, 8, 10, 4, 7] }, // 188
		{ k: "literal", literal: 9, to: 188 }, // 189
		{ k: "literal", literal: 3, to: 189 }, // 190
		{ k: "atom", kind: "word", field: "key", to: 190 }, // 191
		{ k: "literal", literal: 3, to: 191 }, // 192
		{ k: "atom", kind: "word", field: "key", to: 189 }, // 193
		{ k: "op", do: { op: "repair", code: 0 }, to: 193 }, // 194
		{ k: "literal", literal: 14, to: 189 }, // 195
		{ k: "atom", kind: "word", field: "key", to: 195 }, // 196
		{ k: "literal", literal: 14, to: 196 }, // 197
		{ k: "op", do: { op: "repair", code: 0 }, to: 197 }, // 198
		{ k: "fork", to: [192, 194, 198] }, // 199
		{ k: "literal", literal: 5, to: 199 }, // 200
		{ k: "literal", literal: 2, to: 138 }, // 201
		{ k: "look", body: 105, to: 201 }, // 202
		{ k: "slot", slot: "tool", field: "name", to: 202 }, // 203
		{ k: "literal", literal: 17, to: 203 }, // 204
		{ k: "op", do: { op: "repair", code: 1 }, to: 204 }, // 205
		{ k: "op", do: { op: "open", unit: 1 }, to: 205 }, // 206
	],
};
