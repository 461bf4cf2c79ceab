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
		">", // 11
		"</", // 12
		" name=\"", // 13
		"<", // 14
		"<invoke name=", // 15
		"\n</thinking>", // 16
		"\r\n</thinking>", // 17
		"\n<parameter name=\"", // 18
		"\n</invoke>", // 19
		"\r\n<parameter name=\"", // 20
		"\r\n</invoke>", // 21
		"\n<parameter>", // 22
		"\r\n<parameter>", // 23
	],
	openings: [1, 9, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<thinking>", "<thinking>\n"], node: 186 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 33, 34, 35, 36, 37, 38, 43, 44, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 74, 75, 78, 79, 80, 81, 92, 93, 98, 103, 105], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 5], after: 2, closable: [114, 115, 116, 117, 118, 119], closableByLoop: [120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 147, 148, 149, 150, 161, 162, 167, 172, 173], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 5], stray: false }, // 2
		{ k: "fork", to: [17, 113, 177, 0] }, // 3
		{ k: "fork", to: [17, 113, 177] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [16, 17, 0] }, // 11
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
		{ k: "fork", to: [108, 20, 109] }, // 22
		{ k: "fork", to: [108, 20] }, // 23
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
		{ k: "fork", to: [102, 35] }, // 36
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
		{ k: "fork", to: [76, 87] }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 7, to: 89 }, // 90
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 90 }, // 91
		{ k: "op", do: { op: "break", at: "here" }, to: 38 }, // 92
		{ k: "literal", literal: 4, to: 92 }, // 93
		{ k: "slot", slot: "tool", field: "skip", to: 93 }, // 94
		{ k: "literal", literal: 5, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 9, to: 96 }, // 97
		{ k: "fork", to: [44, 57, 62, 65, 73, 84, 91, 95, 97] }, // 98
		{ k: "text", field: "value", typed: true, stray: false, exits: 98, stops: [7, 18, 19, 20, 21, 8, 3, 22, 23, 10, 12, 5, 9] }, // 99
		{ k: "literal", literal: 4, to: 99 }, // 100
		{ k: "atom", kind: "word", field: "key", to: 100 }, // 101
		{ k: "literal", literal: 8, to: 101 }, // 102
		{ k: "literal", literal: 4, to: 37 }, // 103
		{ k: "literal", literal: 4, to: 42 }, // 104
		{ k: "look", body: 104, to: 103 }, // 105
		{ k: "atom", kind: "word", field: "name", to: 105 }, // 106
		{ k: "literal", literal: 5, to: 106 }, // 107
		{ k: "op", do: { op: "open", unit: 0 }, to: 107 }, // 108
		{ k: "op", do: { op: "leave" }, to: 4 }, // 109
		{ k: "literal", literal: 15, to: 0 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "look", body: 111, to: 24 }, // 112
		{ k: "literal", literal: 9, to: 112 }, // 113
		{ k: "op", do: { op: "close" }, to: 2 }, // 114
		{ k: "literal", literal: 2, to: 114 }, // 115
		{ k: "assert", what: "end", to: 114 }, // 116
		{ k: "fork", to: [115, 116] }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "fork", to: [118, 114] }, // 119
		{ k: "literal", literal: 3, to: 119 }, // 120
		{ k: "fork", to: [171, 120] }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "op", do: { op: "settle" }, to: 122 }, // 123
		{ k: "look", body: 42, to: 123 }, // 124
		{ k: "literal", literal: 7, to: 124 }, // 125
		{ k: "look", body: 53, to: 123 }, // 126
		{ k: "eol", to: 126 }, // 127
		{ k: "fork", to: [127, 126] }, // 128
		{ k: "op", do: { op: "repair", code: 1 }, to: 128 }, // 129
		{ k: "look", body: 59, to: 123 }, // 130
		{ k: "literal", literal: 7, to: 130 }, // 131
		{ k: "op", do: { op: "repair", code: 2 }, to: 131 }, // 132
		{ k: "space", greedy: true, to: 125 }, // 133
		{ k: "literal", literal: 7, to: 133 }, // 134
		{ k: "op", do: { op: "repair", code: 3 }, to: 134 }, // 135
		{ k: "look", body: 66, to: 123 }, // 136
		{ k: "literal", literal: 10, to: 136 }, // 137
		{ k: "literal", literal: 3, to: 136 }, // 138
		{ k: "fork", to: [137, 138] }, // 139
		{ k: "eol", to: 139 }, // 140
		{ k: "fork", to: [140, 139] }, // 141
		{ k: "op", do: { op: "repair", code: 4 }, to: 141 }, // 142
		{ k: "op", do: { op: "break", at: "skip" }, to: 123 }, // 143
		{ k: "literal", literal: 4, to: 143 }, // 144
		{ k: "slot", slot: "unbound", field: "skip", to: 144 }, // 145
		{ k: "literal", literal: 8, to: 145 }, // 146
		{ k: "literal", literal: 3, to: 143 }, // 147
		{ k: "fork", to: [146, 147] }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "literal", literal: 11, to: 149 }, // 150
		{ k: "atom", kind: "word", field: "skip", to: 150 }, // 151
		{ k: "literal", literal: 12, to: 151 }, // 152
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 152 }, // 153
		{ k: "literal", literal: 13, to: 145 }, // 154
		{ k: "atom", kind: "word", field: "skip", to: 154 }, // 155
		{ k: "literal", literal: 14, to: 155 }, // 156
		{ k: "fork", to: [145, 156] }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "literal", literal: 7, to: 158 }, // 159
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 159 }, // 160
		{ k: "op", do: { op: "break", at: "here" }, to: 123 }, // 161
		{ k: "literal", literal: 4, to: 161 }, // 162
		{ k: "slot", slot: "tool", field: "skip", to: 162 }, // 163
		{ k: "literal", literal: 5, to: 163 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 9, to: 165 }, // 166
		{ k: "fork", to: [125, 129, 132, 135, 142, 153, 160, 164, 166] }, // 167
		{ k: "text", field: "value", typed: true, stray: false, exits: 167, stops: [7, 18, 19, 20, 21, 8, 3, 22, 23, 10, 12, 5, 9] }, // 168
		{ k: "literal", literal: 4, to: 168 }, // 169
		{ k: "atom", kind: "word", field: "key", to: 169 }, // 170
		{ k: "literal", literal: 8, to: 170 }, // 171
		{ k: "literal", literal: 4, to: 122 }, // 172
		{ k: "look", body: 104, to: 172 }, // 173
		{ k: "slot", slot: "tool", field: "name", to: 173 }, // 174
		{ k: "literal", literal: 5, to: 174 }, // 175
		{ k: "op", do: { op: "repair", code: 0 }, to: 175 }, // 176
		{ k: "op", do: { op: "open", unit: 1 }, to: 176 }, // 177
		{ k: "op", do: { op: "settle" }, to: 0 }, // 178
		{ k: "eol", to: 2 }, // 179
		{ k: "fork", to: [179, 2] }, // 180
		{ k: "literal", literal: 0, to: 180 }, // 181
		{ k: "eol", to: 181 }, // 182
		{ k: "fork", to: [182, 181] }, // 183
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 183, stops: [16, 17, 0] }, // 184
		{ k: "eol", to: 184 }, // 185
		{ k: "fork", to: [185, 184] }, // 186
	],
};
