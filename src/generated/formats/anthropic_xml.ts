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
		{ name: "thinking", after: ["<thinking>", "<thinking>\n"], node: 202 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 33, 34, 35, 36, 37, 38, 43, 44, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 74, 75, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 100, 101, 106, 111, 113], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 5], after: 2, closable: [122, 123, 124, 125, 126, 127], closableByLoop: [128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 177, 178, 183, 188, 189], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 5], stray: false }, // 2
		{ k: "fork", to: [17, 121, 193, 0] }, // 3
		{ k: "fork", to: [17, 121, 193] }, // 4
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
		{ k: "fork", to: [116, 20, 117] }, // 22
		{ k: "fork", to: [116, 20] }, // 23
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
		{ k: "fork", to: [110, 35] }, // 36
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
		{ k: "op", do: { op: "repair", code: 1, unless: ">" }, to: 56 }, // 57
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
		{ k: "fork", to: [79, 81, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 3, to: 84 }, // 85
		{ k: "fork", to: [77, 85] }, // 86
		{ k: "eol", to: 86 }, // 87
		{ k: "fork", to: [87, 86] }, // 88
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 88 }, // 89
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 38 }, // 90
		{ k: "literal", literal: 4, to: 90 }, // 91
		{ k: "slot", slot: "unbound", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 11, to: 92 }, // 93
		{ k: "atom", kind: "word", field: "skip", to: 93 }, // 94
		{ k: "literal", literal: 12, to: 94 }, // 95
		{ k: "fork", to: [92, 95] }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 7, to: 97 }, // 98
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 98 }, // 99
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 38 }, // 100
		{ k: "literal", literal: 4, to: 100 }, // 101
		{ k: "slot", slot: "tool", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 5, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 9, to: 104 }, // 105
		{ k: "fork", to: [44, 57, 62, 65, 73, 89, 99, 103, 105] }, // 106
		{ k: "text", field: "value", typed: true, stray: false, exits: 106, stops: [7, 16, 17, 18, 19, 8, 3, 20, 21, 10, 5, 9] }, // 107
		{ k: "literal", literal: 4, to: 107 }, // 108
		{ k: "atom", kind: "word", field: "key", to: 108 }, // 109
		{ k: "literal", literal: 8, to: 109 }, // 110
		{ k: "literal", literal: 4, to: 37 }, // 111
		{ k: "literal", literal: 4, to: 42 }, // 112
		{ k: "look", body: 112, to: 111 }, // 113
		{ k: "atom", kind: "word", field: "name", to: 113 }, // 114
		{ k: "literal", literal: 5, to: 114 }, // 115
		{ k: "op", do: { op: "open", unit: 0 }, to: 115 }, // 116
		{ k: "op", do: { op: "leave" }, to: 4 }, // 117
		{ k: "literal", literal: 13, to: 0 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "look", body: 119, to: 24 }, // 120
		{ k: "literal", literal: 9, to: 120 }, // 121
		{ k: "op", do: { op: "close" }, to: 2 }, // 122
		{ k: "literal", literal: 2, to: 122 }, // 123
		{ k: "assert", what: "end", to: 122 }, // 124
		{ k: "fork", to: [123, 124] }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "fork", to: [126, 122] }, // 127
		{ k: "literal", literal: 3, to: 127 }, // 128
		{ k: "fork", to: [187, 128] }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "op", do: { op: "settle" }, to: 130 }, // 131
		{ k: "look", body: 42, to: 131 }, // 132
		{ k: "literal", literal: 7, to: 132 }, // 133
		{ k: "look", body: 53, to: 131 }, // 134
		{ k: "eol", to: 134 }, // 135
		{ k: "fork", to: [135, 134] }, // 136
		{ k: "op", do: { op: "repair", code: 1, unless: ">" }, to: 136 }, // 137
		{ k: "look", body: 59, to: 131 }, // 138
		{ k: "literal", literal: 7, to: 138 }, // 139
		{ k: "op", do: { op: "repair", code: 2 }, to: 139 }, // 140
		{ k: "space", greedy: true, to: 133 }, // 141
		{ k: "literal", literal: 7, to: 141 }, // 142
		{ k: "op", do: { op: "repair", code: 3 }, to: 142 }, // 143
		{ k: "look", body: 66, to: 131 }, // 144
		{ k: "literal", literal: 10, to: 144 }, // 145
		{ k: "literal", literal: 3, to: 144 }, // 146
		{ k: "fork", to: [145, 146] }, // 147
		{ k: "eol", to: 147 }, // 148
		{ k: "fork", to: [148, 147] }, // 149
		{ k: "op", do: { op: "repair", code: 4 }, to: 149 }, // 150
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 131 }, // 151
		{ k: "literal", literal: 4, to: 151 }, // 152
		{ k: "slot", slot: "unbound", field: "skip", to: 152 }, // 153
		{ k: "literal", literal: 8, to: 153 }, // 154
		{ k: "slot", slot: "tool", field: "skip", to: 152 }, // 155
		{ k: "literal", literal: 5, to: 155 }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "literal", literal: 9, to: 157 }, // 158
		{ k: "literal", literal: 2, to: 151 }, // 159
		{ k: "fork", to: [156, 158, 159] }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "literal", literal: 3, to: 161 }, // 162
		{ k: "fork", to: [154, 162] }, // 163
		{ k: "eol", to: 163 }, // 164
		{ k: "fork", to: [164, 163] }, // 165
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 165 }, // 166
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 131 }, // 167
		{ k: "literal", literal: 4, to: 167 }, // 168
		{ k: "slot", slot: "unbound", field: "skip", to: 168 }, // 169
		{ k: "literal", literal: 11, to: 169 }, // 170
		{ k: "atom", kind: "word", field: "skip", to: 170 }, // 171
		{ k: "literal", literal: 12, to: 171 }, // 172
		{ k: "fork", to: [169, 172] }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 7, to: 174 }, // 175
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 175 }, // 176
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 131 }, // 177
		{ k: "literal", literal: 4, to: 177 }, // 178
		{ k: "slot", slot: "tool", field: "skip", to: 178 }, // 179
		{ k: "literal", literal: 5, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 9, to: 181 }, // 182
		{ k: "fork", to: [133, 137, 140, 143, 150, 166, 176, 180, 182] }, // 183
		{ k: "text", field: "value", typed: true, stray: false, exits: 183, stops: [7, 16, 17, 18, 19, 8, 3, 20, 21, 10, 5, 9] }, // 184
		{ k: "literal", literal: 4, to: 184 }, // 185
		{ k: "atom", kind: "word", field: "key", to: 185 }, // 186
		{ k: "literal", literal: 8, to: 186 }, // 187
		{ k: "literal", literal: 4, to: 130 }, // 188
		{ k: "look", body: 112, to: 188 }, // 189
		{ k: "slot", slot: "tool", field: "name", to: 189 }, // 190
		{ k: "literal", literal: 5, to: 190 }, // 191
		{ k: "op", do: { op: "repair", code: 0 }, to: 191 }, // 192
		{ k: "op", do: { op: "open", unit: 1 }, to: 192 }, // 193
		{ k: "op", do: { op: "settle" }, to: 0 }, // 194
		{ k: "eol", to: 2 }, // 195
		{ k: "fork", to: [195, 2] }, // 196
		{ k: "literal", literal: 0, to: 196 }, // 197
		{ k: "eol", to: 197 }, // 198
		{ k: "fork", to: [198, 197] }, // 199
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 199, stops: [14, 15, 0] }, // 200
		{ k: "eol", to: 200 }, // 201
		{ k: "fork", to: [201, 200] }, // 202
	],
};
