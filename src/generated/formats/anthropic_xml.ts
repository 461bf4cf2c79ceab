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
	holdback: 850,
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
		">", // 11
		"</", // 12
		"=\"", // 13
		" ", // 14
		"<", // 15
		"<invoke name=", // 16
		"\n</thinking>", // 17
		"\r\n</thinking>", // 18
		"\n<parameter name=\"", // 19
		"\n</invoke>", // 20
		"\r\n<parameter name=\"", // 21
		"\r\n</invoke>", // 22
		"\n<parameter>", // 23
		"\r\n<parameter>", // 24
	],
	openings: [1, 9, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<thinking>", "<thinking>\n"], node: 192 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 33, 34, 35, 36, 37, 38, 43, 44, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 74, 75, 78, 79, 80, 81, 95, 96, 101, 106, 108], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 5], after: 2, closable: [117, 118, 119, 120, 121, 122], closableByLoop: [123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 150, 151, 152, 153, 167, 168, 173, 178, 179], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 5], stray: false }, // 2
		{ k: "fork", to: [17, 116, 183, 0] }, // 3
		{ k: "fork", to: [17, 116, 183] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [17, 18, 0] }, // 11
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
		{ k: "fork", to: [111, 20, 112] }, // 22
		{ k: "fork", to: [111, 20] }, // 23
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
		{ k: "fork", to: [105, 35] }, // 36
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
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 83 }, // 84
		{ k: "literal", literal: 13, to: 76 }, // 85
		{ k: "atom", kind: "word", field: "skip", to: 85 }, // 86
		{ k: "literal", literal: 14, to: 86 }, // 87
		{ k: "atom", kind: "word", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 15, to: 88 }, // 89
		{ k: "slot", slot: "tool", field: "skip", to: 75 }, // 90
		{ k: "fork", to: [76, 89, 90] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 7, to: 92 }, // 93
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 93 }, // 94
		{ k: "op", do: { op: "break", at: "here" }, to: 38 }, // 95
		{ k: "literal", literal: 4, to: 95 }, // 96
		{ k: "slot", slot: "tool", field: "skip", to: 96 }, // 97
		{ k: "literal", literal: 5, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 9, to: 99 }, // 100
		{ k: "fork", to: [44, 57, 62, 65, 73, 84, 94, 98, 100] }, // 101
		{ k: "text", field: "value", typed: true, stray: false, exits: 101, stops: [7, 19, 20, 21, 22, 8, 3, 23, 24, 10, 12, 5, 9] }, // 102
		{ k: "literal", literal: 4, to: 102 }, // 103
		{ k: "atom", kind: "word", field: "key", to: 103 }, // 104
		{ k: "literal", literal: 8, to: 104 }, // 105
		{ k: "literal", literal: 4, to: 37 }, // 106
		{ k: "literal", literal: 4, to: 42 }, // 107
		{ k: "look", body: 107, to: 106 }, // 108
		{ k: "atom", kind: "word", field: "name", to: 108 }, // 109
		{ k: "literal", literal: 5, to: 109 }, // 110
		{ k: "op", do: { op: "open", unit: 0 }, to: 110 }, // 111
		{ k: "op", do: { op: "leave" }, to: 4 }, // 112
		{ k: "literal", literal: 16, to: 0 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "look", body: 114, to: 24 }, // 115
		{ k: "literal", literal: 9, to: 115 }, // 116
		{ k: "op", do: { op: "close" }, to: 2 }, // 117
		{ k: "literal", literal: 2, to: 117 }, // 118
		{ k: "assert", what: "end", to: 117 }, // 119
		{ k: "fork", to: [118, 119] }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "fork", to: [121, 117] }, // 122
		{ k: "literal", literal: 3, to: 122 }, // 123
		{ k: "fork", to: [177, 123] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "op", do: { op: "settle" }, to: 125 }, // 126
		{ k: "look", body: 42, to: 126 }, // 127
		{ k: "literal", literal: 7, to: 127 }, // 128
		{ k: "look", body: 53, to: 126 }, // 129
		{ k: "eol", to: 129 }, // 130
		{ k: "fork", to: [130, 129] }, // 131
		{ k: "op", do: { op: "repair", code: 1 }, to: 131 }, // 132
		{ k: "look", body: 59, to: 126 }, // 133
		{ k: "literal", literal: 7, to: 133 }, // 134
		{ k: "op", do: { op: "repair", code: 2 }, to: 134 }, // 135
		{ k: "space", greedy: true, to: 128 }, // 136
		{ k: "literal", literal: 7, to: 136 }, // 137
		{ k: "op", do: { op: "repair", code: 3 }, to: 137 }, // 138
		{ k: "look", body: 66, to: 126 }, // 139
		{ k: "literal", literal: 10, to: 139 }, // 140
		{ k: "literal", literal: 3, to: 139 }, // 141
		{ k: "fork", to: [140, 141] }, // 142
		{ k: "eol", to: 142 }, // 143
		{ k: "fork", to: [143, 142] }, // 144
		{ k: "op", do: { op: "repair", code: 4 }, to: 144 }, // 145
		{ k: "op", do: { op: "break", at: "skip" }, to: 126 }, // 146
		{ k: "literal", literal: 4, to: 146 }, // 147
		{ k: "slot", slot: "unbound", field: "skip", to: 147 }, // 148
		{ k: "literal", literal: 8, to: 148 }, // 149
		{ k: "literal", literal: 3, to: 146 }, // 150
		{ k: "fork", to: [149, 150] }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "literal", literal: 11, to: 152 }, // 153
		{ k: "atom", kind: "word", field: "skip", to: 153 }, // 154
		{ k: "literal", literal: 12, to: 154 }, // 155
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 155 }, // 156
		{ k: "literal", literal: 13, to: 148 }, // 157
		{ k: "atom", kind: "word", field: "skip", to: 157 }, // 158
		{ k: "literal", literal: 14, to: 158 }, // 159
		{ k: "atom", kind: "word", field: "skip", to: 159 }, // 160
		{ k: "literal", literal: 15, to: 160 }, // 161
		{ k: "slot", slot: "tool", field: "skip", to: 147 }, // 162
		{ k: "fork", to: [148, 161, 162] }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 7, to: 164 }, // 165
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 165 }, // 166
		{ k: "op", do: { op: "break", at: "here" }, to: 126 }, // 167
		{ k: "literal", literal: 4, to: 167 }, // 168
		{ k: "slot", slot: "tool", field: "skip", to: 168 }, // 169
		{ k: "literal", literal: 5, to: 169 }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "literal", literal: 9, to: 171 }, // 172
		{ k: "fork", to: [128, 132, 135, 138, 145, 156, 166, 170, 172] }, // 173
		{ k: "text", field: "value", typed: true, stray: false, exits: 173, stops: [7, 19, 20, 21, 22, 8, 3, 23, 24, 10, 12, 5, 9] }, // 174
		{ k: "literal", literal: 4, to: 174 }, // 175
		{ k: "atom", kind: "word", field: "key", to: 175 }, // 176
		{ k: "literal", literal: 8, to: 176 }, // 177
		{ k: "literal", literal: 4, to: 125 }, // 178
		{ k: "look", body: 107, to: 178 }, // 179
		{ k: "slot", slot: "tool", field: "name", to: 179 }, // 180
		{ k: "literal", literal: 5, to: 180 }, // 181
		{ k: "op", do: { op: "repair", code: 0 }, to: 181 }, // 182
		{ k: "op", do: { op: "open", unit: 1 }, to: 182 }, // 183
		{ k: "op", do: { op: "settle" }, to: 0 }, // 184
		{ k: "eol", to: 2 }, // 185
		{ k: "fork", to: [185, 2] }, // 186
		{ k: "literal", literal: 0, to: 186 }, // 187
		{ k: "eol", to: 187 }, // 188
		{ k: "fork", to: [188, 187] }, // 189
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 189, stops: [17, 18, 0] }, // 190
		{ k: "eol", to: 190 }, // 191
		{ k: "fork", to: [191, 190] }, // 192
	],
};
