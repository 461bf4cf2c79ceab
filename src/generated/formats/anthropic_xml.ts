// Generated from grammars/anthropic_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** invokes with named parameters, in <function_calls> */
export const anthropic_xml: Format = {
	version: 2,
	name: "anthropic_xml",
	title: "invokes with named parameters, in <function_calls>",
	aliases: ["anthropic", "claude_xml"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["more-attributes", "bare", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		">", // 11
		"</", // 12
		"=\"", // 13
		" ", // 14
		"<", // 15
		"\"", // 16
		"<invoke name=", // 17
		"\n</thinking>", // 18
		"\r\n</thinking>", // 19
		"\n<parameter name=\"", // 20
		"\n</invoke>", // 21
		"\r\n<parameter name=\"", // 22
		"\r\n</invoke>", // 23
		"\n<parameter>", // 24
		"\r\n<parameter>", // 25
	],
	openings: [1, 9, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<thinking>", "<thinking>\n"], node: 13 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 33, 34, 35, 36, 37, 38, 43, 44, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 101, 118, 120], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 5], after: 2, closable: [129, 130, 131, 132, 133, 134], closableByLoop: [135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 185, 202, 203], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 5], terminators: [], stray: false }, // 2
		{ k: "fork", to: [17, 128, 207, 0] }, // 3
		{ k: "fork", to: [17, 128, 207] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [18, 19, 0], terminators: [5] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "literal", literal: 2, to: 2 }, // 18
		{ k: "assert", what: "end", to: 2 }, // 19
		{ k: "fork", to: [18, 19] }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [5, 2, 1, 9], terminators: [], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [123, 20, 124] }, // 22
		{ k: "fork", to: [123, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "literal", literal: 2, to: 0 }, // 27
		{ k: "look", body: 27, to: 25 }, // 28
		{ k: "op", do: { op: "repair", code: 3 }, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "slot", slot: "tool", field: "skip", to: 30 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "look", body: 32, to: 25 }, // 33
		{ k: "op", do: { op: "repair", code: 3 }, to: 33 }, // 34
		{ k: "fork", to: [26, 29, 34] }, // 35
		{ k: "fork", to: [117, 35] }, // 36
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
		{ k: "op", do: { op: "repair", code: 2 }, to: 56 }, // 57
		{ k: "fork", to: [27, 32] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 38 }, // 60
		{ k: "literal", literal: 7, to: 60 }, // 61
		{ k: "op", do: { op: "repair", code: 3 }, to: 61 }, // 62
		{ k: "space", greedy: true, to: 44 }, // 63
		{ k: "literal", literal: 7, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 4 }, to: 64 }, // 65
		{ k: "space", greedy: true, to: 53 }, // 66
		{ k: "look", body: 66, to: 38 }, // 67
		{ k: "literal", literal: 10, to: 67 }, // 68
		{ k: "literal", literal: 3, to: 67 }, // 69
		{ k: "fork", to: [68, 69] }, // 70
		{ k: "eol", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "op", do: { op: "repair", code: 5 }, to: 72 }, // 73
		{ k: "op", do: { op: "break", at: "skip" }, to: 38 }, // 74
		{ k: "literal", literal: 4, to: 74 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "literal", literal: 3, to: 74 }, // 78
		{ k: "fork", to: [77, 78] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 11, to: 80 }, // 81
		{ k: "atom", kind: "word", field: "skip", to: 81 }, // 82
		{ k: "literal", literal: 12, to: 82 }, // 83
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 83 }, // 84
		{ k: "literal", literal: 13, to: 76 }, // 85
		{ k: "atom", kind: "word", field: "skip", to: 85 }, // 86
		{ k: "literal", literal: 14, to: 86 }, // 87
		{ k: "atom", kind: "word", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 15, to: 88 }, // 89
		{ k: "slot", slot: "tool", field: "skip", to: 75 }, // 90
		{ k: "fork", to: [76, 89, 90] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 7, to: 92 }, // 93
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 93 }, // 94
		{ k: "op", do: { op: "break", at: "here" }, to: 38 }, // 95
		{ k: "literal", literal: 4, to: 95 }, // 96
		{ k: "slot", slot: "tool", field: "skip", to: 96 }, // 97
		{ k: "literal", literal: 5, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 9, to: 99 }, // 100
		{ k: "fork", to: [44, 57, 62, 65, 73, 84, 94, 98, 100] }, // 101
		{ k: "text", field: "value", typed: true, stray: false, exits: 101, stops: [7, 20, 21, 22, 23, 8, 3, 24, 25, 10, 12, 5, 9], terminators: [38] }, // 102
		{ k: "literal", literal: 4, to: 102 }, // 103
		{ k: "atom", kind: "word", field: "key", to: 103 }, // 104
		{ k: "literal", literal: 8, to: 104 }, // 105
		{ k: "literal", literal: 11, to: 102 }, // 106
		{ k: "fork", to: [112, 106] }, // 107
		{ k: "literal", literal: 16, to: 107 }, // 108
		{ k: "atom", kind: "attr", field: "skip", to: 108 }, // 109
		{ k: "literal", literal: 13, to: 109 }, // 110
		{ k: "atom", kind: "word", field: "skip", to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 16, to: 112 }, // 113
		{ k: "atom", kind: "word", field: "key", to: 113 }, // 114
		{ k: "literal", literal: 8, to: 114 }, // 115
		{ k: "op", do: { op: "repair", code: 0 }, to: 115 }, // 116
		{ k: "fork", to: [105, 116] }, // 117
		{ k: "literal", literal: 4, to: 37 }, // 118
		{ k: "literal", literal: 4, to: 42 }, // 119
		{ k: "look", body: 119, to: 118 }, // 120
		{ k: "atom", kind: "word", field: "name", to: 120 }, // 121
		{ k: "literal", literal: 5, to: 121 }, // 122
		{ k: "op", do: { op: "open", unit: 0 }, to: 122 }, // 123
		{ k: "op", do: { op: "leave" }, to: 4 }, // 124
		{ k: "literal", literal: 17, to: 0 }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "look", body: 126, to: 24 }, // 127
		{ k: "literal", literal: 9, to: 127 }, // 128
		{ k: "op", do: { op: "close" }, to: 2 }, // 129
		{ k: "literal", literal: 2, to: 129 }, // 130
		{ k: "assert", what: "end", to: 129 }, // 131
		{ k: "fork", to: [130, 131] }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "fork", to: [133, 129] }, // 134
		{ k: "literal", literal: 3, to: 134 }, // 135
		{ k: "fork", to: [201, 135] }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "op", do: { op: "settle" }, to: 137 }, // 138
		{ k: "look", body: 42, to: 138 }, // 139
		{ k: "literal", literal: 7, to: 139 }, // 140
		{ k: "look", body: 53, to: 138 }, // 141
		{ k: "eol", to: 141 }, // 142
		{ k: "fork", to: [142, 141] }, // 143
		{ k: "op", do: { op: "repair", code: 2 }, to: 143 }, // 144
		{ k: "look", body: 59, to: 138 }, // 145
		{ k: "literal", literal: 7, to: 145 }, // 146
		{ k: "op", do: { op: "repair", code: 3 }, to: 146 }, // 147
		{ k: "space", greedy: true, to: 140 }, // 148
		{ k: "literal", literal: 7, to: 148 }, // 149
		{ k: "op", do: { op: "repair", code: 4 }, to: 149 }, // 150
		{ k: "look", body: 66, to: 138 }, // 151
		{ k: "literal", literal: 10, to: 151 }, // 152
		{ k: "literal", literal: 3, to: 151 }, // 153
		{ k: "fork", to: [152, 153] }, // 154
		{ k: "eol", to: 154 }, // 155
		{ k: "fork", to: [155, 154] }, // 156
		{ k: "op", do: { op: "repair", code: 5 }, to: 156 }, // 157
		{ k: "op", do: { op: "break", at: "skip" }, to: 138 }, // 158
		{ k: "literal", literal: 4, to: 158 }, // 159
		{ k: "slot", slot: "unbound", field: "skip", to: 159 }, // 160
		{ k: "literal", literal: 8, to: 160 }, // 161
		{ k: "literal", literal: 3, to: 158 }, // 162
		{ k: "fork", to: [161, 162] }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 11, to: 164 }, // 165
		{ k: "atom", kind: "word", field: "skip", to: 165 }, // 166
		{ k: "literal", literal: 12, to: 166 }, // 167
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 167 }, // 168
		{ k: "literal", literal: 13, to: 160 }, // 169
		{ k: "atom", kind: "word", field: "skip", to: 169 }, // 170
		{ k: "literal", literal: 14, to: 170 }, // 171
		{ k: "atom", kind: "word", field: "skip", to: 171 }, // 172
		{ k: "literal", literal: 15, to: 172 }, // 173
		{ k: "slot", slot: "tool", field: "skip", to: 159 }, // 174
		{ k: "fork", to: [160, 173, 174] }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "literal", literal: 7, to: 176 }, // 177
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 177 }, // 178
		{ k: "op", do: { op: "break", at: "here" }, to: 138 }, // 179
		{ k: "literal", literal: 4, to: 179 }, // 180
		{ k: "slot", slot: "tool", field: "skip", to: 180 }, // 181
		{ k: "literal", literal: 5, to: 181 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "literal", literal: 9, to: 183 }, // 184
		{ k: "fork", to: [140, 144, 147, 150, 157, 168, 178, 182, 184] }, // 185
		{ k: "text", field: "value", typed: true, stray: false, exits: 185, stops: [7, 20, 21, 22, 23, 8, 3, 24, 25, 10, 12, 5, 9], terminators: [138] }, // 186
		{ k: "literal", literal: 4, to: 186 }, // 187
		{ k: "atom", kind: "word", field: "key", to: 187 }, // 188
		{ k: "literal", literal: 8, to: 188 }, // 189
		{ k: "literal", literal: 11, to: 186 }, // 190
		{ k: "fork", to: [196, 190] }, // 191
		{ k: "literal", literal: 16, to: 191 }, // 192
		{ k: "atom", kind: "attr", field: "skip", to: 192 }, // 193
		{ k: "literal", literal: 13, to: 193 }, // 194
		{ k: "atom", kind: "word", field: "skip", to: 194 }, // 195
		{ k: "space", greedy: true, to: 195 }, // 196
		{ k: "literal", literal: 16, to: 196 }, // 197
		{ k: "atom", kind: "word", field: "key", to: 197 }, // 198
		{ k: "literal", literal: 8, to: 198 }, // 199
		{ k: "op", do: { op: "repair", code: 0 }, to: 199 }, // 200
		{ k: "fork", to: [189, 200] }, // 201
		{ k: "literal", literal: 4, to: 137 }, // 202
		{ k: "look", body: 119, to: 202 }, // 203
		{ k: "slot", slot: "tool", field: "name", to: 203 }, // 204
		{ k: "literal", literal: 5, to: 204 }, // 205
		{ k: "op", do: { op: "repair", code: 1 }, to: 205 }, // 206
		{ k: "op", do: { op: "open", unit: 1 }, to: 206 }, // 207
	],
};
