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
		">", // 9
		"</", // 10
		" name=", // 11
		"<", // 12
		"'", // 13
		"'>", // 14
		"{", // 15
		"<invoke name=\"", // 16
		"\n<parameter name=", // 17
		"\n</invoke>", // 18
		"\r\n<parameter name=", // 19
		"\r\n</invoke>", // 20
		"\n<parameter>", // 21
		"\r\n<parameter>", // 22
	],
	openings: [7, 16],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [1], openings: [4, 0, 7, 16], after: 6, closable: [10], closableByLoop: [11, 13, 14, 19, 20, 21, 22, 23, 24, 29, 30, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 55, 56, 57, 58, 59, 60, 61, 62, 63, 67, 68, 69, 70, 81, 82, 88, 102, 104, 107, 109, 112, 114], pairs: true }, // 0
		{ closes: [1, 0], openings: [7, 16], after: 2, closable: [130, 131, 132, 133], closableByLoop: [134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 162, 163, 164, 165, 176, 177, 183, 197, 198], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 16], stray: false }, // 2
		{ k: "fork", to: [129, 202, 0] }, // 3
		{ k: "fork", to: [129, 202] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: null, stray: true, section: { entry: 8, proof: false, content: false } }, // 6
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
		{ k: "fork", to: [101, 21] }, // 22
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
		{ k: "fork", to: [64, 76] }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 6, to: 78 }, // 79
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 79 }, // 80
		{ k: "op", do: { op: "break", at: "here" }, to: 24 }, // 81
		{ k: "literal", literal: 2, to: 81 }, // 82
		{ k: "slot", slot: "tool", field: "skip", to: 82 }, // 83
		{ k: "literal", literal: 3, to: 83 }, // 84
		{ k: "literal", literal: 4, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 7, to: 86 }, // 87
		{ k: "fork", to: [30, 45, 50, 53, 61, 73, 80, 85, 87] }, // 88
		{ k: "text", field: "value", typed: true, stray: false, exits: 88, stops: [6, 17, 18, 19, 20, 5, 1, 21, 22, 8, 10, 4, 7] }, // 89
		{ k: "literal", literal: 9, to: 89 }, // 90
		{ k: "literal", literal: 3, to: 90 }, // 91
		{ k: "atom", kind: "word", field: "key", to: 91 }, // 92
		{ k: "literal", literal: 3, to: 92 }, // 93
		{ k: "atom", kind: "word", field: "key", to: 90 }, // 94
		{ k: "op", do: { op: "repair", code: 0 }, to: 94 }, // 95
		{ k: "literal", literal: 13, to: 90 }, // 96
		{ k: "atom", kind: "word", field: "key", to: 96 }, // 97
		{ k: "literal", literal: 13, to: 97 }, // 98
		{ k: "op", do: { op: "repair", code: 0 }, to: 98 }, // 99
		{ k: "fork", to: [93, 95, 99] }, // 100
		{ k: "literal", literal: 5, to: 100 }, // 101
		{ k: "literal", literal: 2, to: 23 }, // 102
		{ k: "literal", literal: 2, to: 28 }, // 103
		{ k: "look", body: 103, to: 102 }, // 104
		{ k: "atom", kind: "word", field: "name", to: 104 }, // 105
		{ k: "literal", literal: 3, to: 105 }, // 106
		{ k: "literal", literal: 9, to: 23 }, // 107
		{ k: "literal", literal: 9, to: 28 }, // 108
		{ k: "look", body: 108, to: 107 }, // 109
		{ k: "atom", kind: "word", field: "name", to: 109 }, // 110
		{ k: "op", do: { op: "repair", code: 0 }, to: 110 }, // 111
		{ k: "literal", literal: 14, to: 23 }, // 112
		{ k: "literal", literal: 14, to: 28 }, // 113
		{ k: "look", body: 113, to: 112 }, // 114
		{ k: "atom", kind: "word", field: "name", to: 114 }, // 115
		{ k: "literal", literal: 13, to: 115 }, // 116
		{ k: "op", do: { op: "repair", code: 0 }, to: 116 }, // 117
		{ k: "fork", to: [106, 111, 117] }, // 118
		{ k: "literal", literal: 4, to: 118 }, // 119
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 10 }, // 120
		{ k: "fork", to: [119, 120] }, // 121
		{ k: "op", do: { op: "open", unit: 0 }, to: 121 }, // 122
		{ k: "op", do: { op: "leave" }, to: 4 }, // 123
		{ k: "literal", literal: 4, to: 0 }, // 124
		{ k: "literal", literal: 15, to: 0 }, // 125
		{ k: "fork", to: [124, 125] }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "look", body: 127, to: 9 }, // 128
		{ k: "literal", literal: 7, to: 128 }, // 129
		{ k: "op", do: { op: "close" }, to: 2 }, // 130
		{ k: "literal", literal: 0, to: 130 }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "fork", to: [132, 130] }, // 133
		{ k: "literal", literal: 1, to: 133 }, // 134
		{ k: "fork", to: [196, 134] }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "op", do: { op: "settle" }, to: 136 }, // 137
		{ k: "look", body: 28, to: 137 }, // 138
		{ k: "literal", literal: 6, to: 138 }, // 139
		{ k: "look", body: 41, to: 137 }, // 140
		{ k: "eol", to: 140 }, // 141
		{ k: "fork", to: [141, 140] }, // 142
		{ k: "op", do: { op: "repair", code: 2 }, to: 142 }, // 143
		{ k: "look", body: 47, to: 137 }, // 144
		{ k: "literal", literal: 6, to: 144 }, // 145
		{ k: "op", do: { op: "repair", code: 3 }, to: 145 }, // 146
		{ k: "space", greedy: true, to: 139 }, // 147
		{ k: "literal", literal: 6, to: 147 }, // 148
		{ k: "op", do: { op: "repair", code: 4 }, to: 148 }, // 149
		{ k: "look", body: 54, to: 137 }, // 150
		{ k: "literal", literal: 8, to: 150 }, // 151
		{ k: "literal", literal: 1, to: 150 }, // 152
		{ k: "fork", to: [151, 152] }, // 153
		{ k: "eol", to: 153 }, // 154
		{ k: "fork", to: [154, 153] }, // 155
		{ k: "op", do: { op: "repair", code: 5 }, to: 155 }, // 156
		{ k: "op", do: { op: "break", at: "skip" }, to: 137 }, // 157
		{ k: "literal", literal: 3, to: 157 }, // 158
		{ k: "slot", slot: "unbound", field: "skip", to: 158 }, // 159
		{ k: "literal", literal: 3, to: 159 }, // 160
		{ k: "literal", literal: 5, to: 160 }, // 161
		{ k: "literal", literal: 1, to: 157 }, // 162
		{ k: "fork", to: [161, 162] }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 9, to: 164 }, // 165
		{ k: "atom", kind: "word", field: "skip", to: 165 }, // 166
		{ k: "literal", literal: 10, to: 166 }, // 167
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 167 }, // 168
		{ k: "literal", literal: 11, to: 160 }, // 169
		{ k: "atom", kind: "word", field: "skip", to: 169 }, // 170
		{ k: "literal", literal: 12, to: 170 }, // 171
		{ k: "fork", to: [159, 171] }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "literal", literal: 6, to: 173 }, // 174
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 174 }, // 175
		{ k: "op", do: { op: "break", at: "here" }, to: 137 }, // 176
		{ k: "literal", literal: 2, to: 176 }, // 177
		{ k: "slot", slot: "tool", field: "skip", to: 177 }, // 178
		{ k: "literal", literal: 3, to: 178 }, // 179
		{ k: "literal", literal: 4, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 7, to: 181 }, // 182
		{ k: "fork", to: [139, 143, 146, 149, 156, 168, 175, 180, 182] }, // 183
		{ k: "text", field: "value", typed: true, stray: false, exits: 183, stops: [6, 17, 18, 19, 20, 5, 1, 21, 22, 8, 10, 4, 7] }, // 184
		{ k: "literal", literal: 9, to: 184 }, // 185
		{ k: "literal", literal: 3, to: 185 }, // 186
		{ k: "atom", kind: "word", field: "key", to: 186 }, // 187
		{ k: "literal", literal: 3, to: 187 }, // 188
		{ k: "atom", kind: "word", field: "key", to: 185 }, // 189
		{ k: "op", do: { op: "repair", code: 0 }, to: 189 }, // 190
		{ k: "literal", literal: 13, to: 185 }, // 191
		{ k: "atom", kind: "word", field: "key", to: 191 }, // 192
		{ k: "literal", literal: 13, to: 192 }, // 193
		{ k: "op", do: { op: "repair", code: 0 }, to: 193 }, // 194
		{ k: "fork", to: [188, 190, 194] }, // 195
		{ k: "literal", literal: 5, to: 195 }, // 196
		{ k: "literal", literal: 2, to: 136 }, // 197
		{ k: "look", body: 103, to: 197 }, // 198
		{ k: "slot", slot: "tool", field: "name", to: 198 }, // 199
		{ k: "literal", literal: 16, to: 199 }, // 200
		{ k: "op", do: { op: "repair", code: 1 }, to: 200 }, // 201
		{ k: "op", do: { op: "open", unit: 1 }, to: 201 }, // 202
	],
};
