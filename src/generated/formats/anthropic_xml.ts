// Generated from grammars/anthropic_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** invokes with named parameters, in <function_calls> */
export const anthropic_xml: Format = {
	version: 2,
	name: "anthropic_xml",
	title: "invokes with named parameters, in <function_calls>",
	aliases: ["anthropic", "anthropic_legacy", "claude_xml"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 611,
	lenient: ["bare", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</thinking>", // 0
		"<thinking>", // 1
		"</function_calls>", // 2
		"</invoke>", // 3
		"\">", // 4
		"<invoke name=\"", // 5
		"<parameter name=", // 6
		"</parameter>", // 7
		"<parameter name=\"", // 8
		"<function_calls>", // 9
		"<parameter>", // 10
		" name=\"", // 11
		"<", // 12
		"<invoke name=", // 13
		"\n</thinking>", // 14
		"\r\n</thinking>", // 15
		"\n<parameter name=\"", // 16
		"\n</invoke>", // 17
		"\r\n<parameter name=\"", // 18
		"\r\n</invoke>", // 19
		"\n<parameter>", // 20
		"\r\n<parameter>", // 21
	],
	openings: [1, 9, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<thinking>", "<thinking>\n"], node: 204 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 33, 34, 35, 36, 37, 38, 43, 44, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 74, 75, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 101, 102, 107, 112, 114], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 5], after: 2, closable: [123, 124, 125, 126, 127, 128], closableByLoop: [129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 179, 180, 185, 190, 191], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 5], stray: false }, // 2
		{ k: "fork", to: [17, 122, 195, 0] }, // 3
		{ k: "fork", to: [17, 122, 195] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [14, 15, 0] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "literal", literal: 2, to: 2 }, // 18
		{ k: "assert", what: "end", to: 2 }, // 19
		{ k: "fork", to: [18, 19] }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [5, 2, 1, 9], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [117, 20, 118] }, // 22
		{ k: "fork", to: [117, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "literal", literal: 2, to: 0 }, // 27
		{ k: "look", body: 27, to: 25 }, // 28
		{ k: "op", do: { op: "repair", code: 2 }, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "slot", slot: "tool", field: "skip", to: 30 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "look", body: 32, to: 25 }, // 33
		{ k: "op", do: { op: "repair", code: 2 }, to: 33 }, // 34
		{ k: "fork", to: [26, 29, 34] }, // 35
		{ k: "fork", to: [111, 35] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "op", do: { op: "settle" }, to: 37 }, // 38
		{ k: "literal", literal: 6, to: 0 }, // 39
		{ k: "literal", literal: 3, to: 0 }, // 40
		{ k: "fork", to: [39, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "look", body: 42, to: 38 }, // 43
		{ k: "literal", literal: 7, to: 43 }, // 44
		{ k: "slot", slot: "unbound", field: "skip", to: 30 }, // 45
		{ k: "literal", literal: 8, to: 45 }, // 46
		{ k: "space", greedy: true, to: 32 }, // 47
		{ k: "literal", literal: 9, to: 47 }, // 48
		{ k: "assert", what: "end", to: 0 }, // 49
		{ k: "fork", to: [32, 48, 27, 49] }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 3, to: 51 }, // 52
		{ k: "fork", to: [46, 52] }, // 53
		{ k: "look", body: 53, to: 38 }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "op", do: { op: "repair", code: 1 }, to: 56 }, // 57
		{ k: "fork", to: [27, 32] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 38 }, // 60
		{ k: "literal", literal: 7, to: 60 }, // 61
		{ k: "op", do: { op: "repair", code: 2 }, to: 61 }, // 62
		{ k: "space", greedy: true, to: 44 }, // 63
		{ k: "literal", literal: 7, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 3 }, to: 64 }, // 65
		{ k: "space", greedy: true, to: 53 }, // 66
		{ k: "look", body: 66, to: 38 }, // 67
		{ k: "literal", literal: 10, to: 67 }, // 68
		{ k: "literal", literal: 3, to: 67 }, // 69
		{ k: "fork", to: [68, 69] }, // 70
		{ k: "eol", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "op", do: { op: "repair", code: 4 }, to: 72 }, // 73
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 38 }, // 74
		{ k: "literal", literal: 4, to: 74 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "slot", slot: "tool", field: "skip", to: 75 }, // 78
		{ k: "literal", literal: 5, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 9, to: 80 }, // 81
		{ k: "literal", literal: 2, to: 74 }, // 82
		{ k: "assert", what: "end", to: 74 }, // 83
		{ k: "fork", to: [79, 81, 82, 83] }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 3, to: 85 }, // 86
		{ k: "fork", to: [77, 86] }, // 87
		{ k: "eol", to: 87 }, // 88
		{ k: "fork", to: [88, 87] }, // 89
		{ k: "op", do: { op: "repair", code: 5 }, to: 89 }, // 90
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 38 }, // 91
		{ k: "literal", literal: 4, to: 91 }, // 92
		{ k: "slot", slot: "unbound", field: "skip", to: 92 }, // 93
		{ k: "literal", literal: 11, to: 93 }, // 94
		{ k: "atom", kind: "word", field: "skip", to: 94 }, // 95
		{ k: "literal", literal: 12, to: 95 }, // 96
		{ k: "fork", to: [93, 96] }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 7, to: 98 }, // 99
		{ k: "op", do: { op: "repair", code: 6 }, to: 99 }, // 100
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 38 }, // 101
		{ k: "literal", literal: 4, to: 101 }, // 102
		{ k: "slot", slot: "tool", field: "skip", to: 102 }, // 103
		{ k: "literal", literal: 5, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 9, to: 105 }, // 106
		{ k: "fork", to: [44, 57, 62, 65, 73, 90, 100, 104, 106] }, // 107
		{ k: "text", field: "value", typed: true, stray: false, exits: 107, stops: [7, 16, 17, 18, 19, 8, 3, 20, 21, 10, 5, 9] }, // 108
		{ k: "literal", literal: 4, to: 108 }, // 109
		{ k: "atom", kind: "word", field: "key", to: 109 }, // 110
		{ k: "literal", literal: 8, to: 110 }, // 111
		{ k: "literal", literal: 4, to: 37 }, // 112
		{ k: "literal", literal: 4, to: 42 }, // 113
		{ k: "look", body: 113, to: 112 }, // 114
		{ k: "atom", kind: "word", field: "name", to: 114 }, // 115
		{ k: "literal", literal: 5, to: 115 }, // 116
		{ k: "op", do: { op: "open", unit: 0 }, to: 116 }, // 117
		{ k: "op", do: { op: "leave" }, to: 4 }, // 118
		{ k: "literal", literal: 13, to: 0 }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "look", body: 120, to: 24 }, // 121
		{ k: "literal", literal: 9, to: 121 }, // 122
		{ k: "op", do: { op: "close" }, to: 2 }, // 123
		{ k: "literal", literal: 2, to: 123 }, // 124
		{ k: "assert", what: "end", to: 123 }, // 125
		{ k: "fork", to: [124, 125] }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "fork", to: [127, 123] }, // 128
		{ k: "literal", literal: 3, to: 128 }, // 129
		{ k: "fork", to: [189, 129] }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "op", do: { op: "settle" }, to: 131 }, // 132
		{ k: "look", body: 42, to: 132 }, // 133
		{ k: "literal", literal: 7, to: 133 }, // 134
		{ k: "look", body: 53, to: 132 }, // 135
		{ k: "eol", to: 135 }, // 136
		{ k: "fork", to: [136, 135] }, // 137
		{ k: "op", do: { op: "repair", code: 1 }, to: 137 }, // 138
		{ k: "look", body: 59, to: 132 }, // 139
		{ k: "literal", literal: 7, to: 139 }, // 140
		{ k: "op", do: { op: "repair", code: 2 }, to: 140 }, // 141
		{ k: "space", greedy: true, to: 134 }, // 142
		{ k: "literal", literal: 7, to: 142 }, // 143
		{ k: "op", do: { op: "repair", code: 3 }, to: 143 }, // 144
		{ k: "look", body: 66, to: 132 }, // 145
		{ k: "literal", literal: 10, to: 145 }, // 146
		{ k: "literal", literal: 3, to: 145 }, // 147
		{ k: "fork", to: [146, 147] }, // 148
		{ k: "eol", to: 148 }, // 149
		{ k: "fork", to: [149, 148] }, // 150
		{ k: "op", do: { op: "repair", code: 4 }, to: 150 }, // 151
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 132 }, // 152
		{ k: "literal", literal: 4, to: 152 }, // 153
		{ k: "slot", slot: "unbound", field: "skip", to: 153 }, // 154
		{ k: "literal", literal: 8, to: 154 }, // 155
		{ k: "slot", slot: "tool", field: "skip", to: 153 }, // 156
		{ k: "literal", literal: 5, to: 156 }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "literal", literal: 9, to: 158 }, // 159
		{ k: "literal", literal: 2, to: 152 }, // 160
		{ k: "assert", what: "end", to: 152 }, // 161
		{ k: "fork", to: [157, 159, 160, 161] }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 3, to: 163 }, // 164
		{ k: "fork", to: [155, 164] }, // 165
		{ k: "eol", to: 165 }, // 166
		{ k: "fork", to: [166, 165] }, // 167
		{ k: "op", do: { op: "repair", code: 5 }, to: 167 }, // 168
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 132 }, // 169
		{ k: "literal", literal: 4, to: 169 }, // 170
		{ k: "slot", slot: "unbound", field: "skip", to: 170 }, // 171
		{ k: "literal", literal: 11, to: 171 }, // 172
		{ k: "atom", kind: "word", field: "skip", to: 172 }, // 173
		{ k: "literal", literal: 12, to: 173 }, // 174
		{ k: "fork", to: [171, 174] }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "literal", literal: 7, to: 176 }, // 177
		{ k: "op", do: { op: "repair", code: 6 }, to: 177 }, // 178
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 132 }, // 179
		{ k: "literal", literal: 4, to: 179 }, // 180
		{ k: "slot", slot: "tool", field: "skip", to: 180 }, // 181
		{ k: "literal", literal: 5, to: 181 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "literal", literal: 9, to: 183 }, // 184
		{ k: "fork", to: [134, 138, 141, 144, 151, 168, 178, 182, 184] }, // 185
		{ k: "text", field: "value", typed: true, stray: false, exits: 185, stops: [7, 16, 17, 18, 19, 8, 3, 20, 21, 10, 5, 9] }, // 186
		{ k: "literal", literal: 4, to: 186 }, // 187
		{ k: "atom", kind: "word", field: "key", to: 187 }, // 188
		{ k: "literal", literal: 8, to: 188 }, // 189
		{ k: "literal", literal: 4, to: 131 }, // 190
		{ k: "look", body: 113, to: 190 }, // 191
		{ k: "slot", slot: "tool", field: "name", to: 191 }, // 192
		{ k: "literal", literal: 5, to: 192 }, // 193
		{ k: "op", do: { op: "repair", code: 0 }, to: 193 }, // 194
		{ k: "op", do: { op: "open", unit: 1 }, to: 194 }, // 195
		{ k: "op", do: { op: "settle" }, to: 0 }, // 196
		{ k: "eol", to: 2 }, // 197
		{ k: "fork", to: [197, 2] }, // 198
		{ k: "literal", literal: 0, to: 198 }, // 199
		{ k: "eol", to: 199 }, // 200
		{ k: "fork", to: [200, 199] }, // 201
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 201, stops: [14, 15, 0] }, // 202
		{ k: "eol", to: 202 }, // 203
		{ k: "fork", to: [203, 202] }, // 204
	],
};
