// Generated from grammars/anthropic_legacy.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** invokes with a tool_name and an element for each parameter, in <function_calls> */
export const anthropic_legacy: Format = {
	version: 2,
	name: "anthropic_legacy",
	title: "invokes with a tool_name and an element for each parameter, in <function_calls>",
	aliases: ["claude2", "claude_2", "claude2_xml"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 904,
	lenient: ["bare", "unclosed-value", "unclosed-call", "doubled-close", "unopened-key"],
	literals: [
		"</thinking>", // 0
		"<thinking>", // 1
		"</function_calls>", // 2
		"</invoke>", // 3
		"</parameters>", // 4
		">", // 5
		"<", // 6
		"</", // 7
		"</tool_name>", // 8
		"<tool_name>", // 9
		"<invoke>", // 10
		"<function_calls>", // 11
		"<parameters>", // 12
		"\n</thinking>", // 13
		"\r\n</thinking>", // 14
		"\n</parameters>", // 15
		"\n</invoke>", // 16
		"\r\n</parameters>", // 17
		"\r\n</invoke>", // 18
	],
	openings: [1, 11, 10],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<thinking>", "<thinking>\n"], node: 13 }, // 0
	],
	units: [
		{ closes: [3], openings: [10, 2, 1, 11], after: 21, closable: [25, 26, 27], closableByLoop: [28, 29, 30, 31, 40, 41, 42, 43, 63, 64, 65, 66, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 101, 106, 107, 108, 109, 110, 116], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 11, 10], after: 2, closable: [128, 129, 130, 131, 132, 133, 134, 135], closableByLoop: [136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 180, 185, 186, 187, 188, 189, 190], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 11, 10], terminators: [], stray: false }, // 2
		{ k: "fork", to: [17, 127, 197, 0] }, // 3
		{ k: "fork", to: [17, 127, 197] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [13, 14, 0], terminators: [5] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "literal", literal: 2, to: 2 }, // 18
		{ k: "assert", what: "end", to: 2 }, // 19
		{ k: "fork", to: [18, 19] }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [10, 2, 1, 11], terminators: [], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [122, 20, 123] }, // 22
		{ k: "fork", to: [122, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 4, to: 27 }, // 28
		{ k: "fork", to: [105, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "settle" }, to: 30 }, // 31
		{ k: "literal", literal: 5, to: 0 }, // 32
		{ k: "atom", kind: "word", field: "skip", to: 32 }, // 33
		{ k: "slot", slot: "prop", field: "skip", to: 32 }, // 34
		{ k: "fork", to: [34, 33] }, // 35
		{ k: "literal", literal: 6, to: 35 }, // 36
		{ k: "literal", literal: 4, to: 0 }, // 37
		{ k: "fork", to: [36, 37] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "look", body: 39, to: 31 }, // 40
		{ k: "literal", literal: 5, to: 40 }, // 41
		{ k: "same", field: "key", to: 41 }, // 42
		{ k: "literal", literal: 7, to: 42 }, // 43
		{ k: "literal", literal: 3, to: 0 }, // 44
		{ k: "literal", literal: 8, to: 0 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "slot", slot: "tool", field: "skip", to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 9, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 10, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 11, to: 52 }, // 53
		{ k: "literal", literal: 2, to: 0 }, // 54
		{ k: "assert", what: "end", to: 0 }, // 55
		{ k: "fork", to: [44, 51, 49, 53, 54, 55] }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 4, to: 57 }, // 58
		{ k: "fork", to: [51, 49, 53, 54, 55] }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 3, to: 60 }, // 61
		{ k: "fork", to: [58, 61] }, // 62
		{ k: "look", body: 62, to: 31 }, // 63
		{ k: "eol", to: 63 }, // 64
		{ k: "fork", to: [64, 63] }, // 65
		{ k: "op", do: { op: "repair", code: 1 }, to: 65 }, // 66
		{ k: "fork", to: [44, 54, 51, 49] }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "look", body: 68, to: 31 }, // 69
		{ k: "literal", literal: 5, to: 69 }, // 70
		{ k: "same", field: "key", to: 70 }, // 71
		{ k: "literal", literal: 7, to: 71 }, // 72
		{ k: "op", do: { op: "repair", code: 2 }, to: 72 }, // 73
		{ k: "space", greedy: true, to: 43 }, // 74
		{ k: "literal", literal: 5, to: 74 }, // 75
		{ k: "same", field: "key", to: 75 }, // 76
		{ k: "literal", literal: 7, to: 76 }, // 77
		{ k: "op", do: { op: "repair", code: 3 }, to: 77 }, // 78
		{ k: "op", do: { op: "break", at: "skip" }, to: 31 }, // 79
		{ k: "literal", literal: 8, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "slot", slot: "tool", field: "skip", to: 81 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 9, to: 83 }, // 84
		{ k: "fork", to: [84, 82] }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 5, to: 86 }, // 87
		{ k: "same", field: "key", to: 87 }, // 88
		{ k: "literal", literal: 7, to: 88 }, // 89
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 89 }, // 90
		{ k: "op", do: { op: "break", at: "here" }, to: 31 }, // 91
		{ k: "literal", literal: 8, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "slot", slot: "tool", field: "skip", to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 9, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 10, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 11, to: 99 }, // 100
		{ k: "fork", to: [43, 66, 73, 78, 90, 98, 96, 100] }, // 101
		{ k: "text", field: "value", typed: true, stray: false, exits: 101, stops: [7, 15, 16, 17, 18, 4, 3, 10, 9, 11], terminators: [31] }, // 102
		{ k: "literal", literal: 5, to: 102 }, // 103
		{ k: "atom", kind: "word", field: "key", to: 103 }, // 104
		{ k: "literal", literal: 6, to: 104 }, // 105
		{ k: "literal", literal: 12, to: 30 }, // 106
		{ k: "fork", to: [106, 26] }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 8, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 12, to: 0 }, // 111
		{ k: "fork", to: [111, 44] }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 8, to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "look", body: 115, to: 110 }, // 116
		{ k: "atom", kind: "word", field: "name", to: 116 }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "literal", literal: 9, to: 118 }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 10, to: 120 }, // 121
		{ k: "op", do: { op: "open", unit: 0 }, to: 121 }, // 122
		{ k: "op", do: { op: "leave" }, to: 4 }, // 123
		{ k: "literal", literal: 10, to: 0 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "look", body: 125, to: 24 }, // 126
		{ k: "literal", literal: 11, to: 126 }, // 127
		{ k: "op", do: { op: "close" }, to: 2 }, // 128
		{ k: "literal", literal: 2, to: 128 }, // 129
		{ k: "assert", what: "end", to: 128 }, // 130
		{ k: "fork", to: [129, 130] }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "fork", to: [132, 128] }, // 133
		{ k: "literal", literal: 3, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 4, to: 135 }, // 136
		{ k: "fork", to: [184, 136] }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "op", do: { op: "settle" }, to: 138 }, // 139
		{ k: "look", body: 39, to: 139 }, // 140
		{ k: "literal", literal: 5, to: 140 }, // 141
		{ k: "same", field: "key", to: 141 }, // 142
		{ k: "literal", literal: 7, to: 142 }, // 143
		{ k: "look", body: 62, to: 139 }, // 144
		{ k: "eol", to: 144 }, // 145
		{ k: "fork", to: [145, 144] }, // 146
		{ k: "op", do: { op: "repair", code: 1 }, to: 146 }, // 147
		{ k: "look", body: 68, to: 139 }, // 148
		{ k: "literal", literal: 5, to: 148 }, // 149
		{ k: "same", field: "key", to: 149 }, // 150
		{ k: "literal", literal: 7, to: 150 }, // 151
		{ k: "op", do: { op: "repair", code: 2 }, to: 151 }, // 152
		{ k: "space", greedy: true, to: 143 }, // 153
		{ k: "literal", literal: 5, to: 153 }, // 154
		{ k: "same", field: "key", to: 154 }, // 155
		{ k: "literal", literal: 7, to: 155 }, // 156
		{ k: "op", do: { op: "repair", code: 3 }, to: 156 }, // 157
		{ k: "op", do: { op: "break", at: "skip" }, to: 139 }, // 158
		{ k: "literal", literal: 8, to: 158 }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "slot", slot: "tool", field: "skip", to: 160 }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 9, to: 162 }, // 163
		{ k: "fork", to: [163, 161] }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 5, to: 165 }, // 166
		{ k: "same", field: "key", to: 166 }, // 167
		{ k: "literal", literal: 7, to: 167 }, // 168
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 168 }, // 169
		{ k: "op", do: { op: "break", at: "here" }, to: 139 }, // 170
		{ k: "literal", literal: 8, to: 170 }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "slot", slot: "tool", field: "skip", to: 172 }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 9, to: 174 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "literal", literal: 10, to: 176 }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "literal", literal: 11, to: 178 }, // 179
		{ k: "fork", to: [143, 147, 152, 157, 169, 177, 175, 179] }, // 180
		{ k: "text", field: "value", typed: true, stray: false, exits: 180, stops: [7, 15, 16, 17, 18, 4, 3, 10, 9, 11], terminators: [139] }, // 181
		{ k: "literal", literal: 5, to: 181 }, // 182
		{ k: "atom", kind: "word", field: "key", to: 182 }, // 183
		{ k: "literal", literal: 6, to: 183 }, // 184
		{ k: "literal", literal: 12, to: 138 }, // 185
		{ k: "fork", to: [185, 134] }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 8, to: 187 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "look", body: 115, to: 189 }, // 190
		{ k: "slot", slot: "tool", field: "name", to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 9, to: 192 }, // 193
		{ k: "space", greedy: true, to: 193 }, // 194
		{ k: "literal", literal: 10, to: 194 }, // 195
		{ k: "op", do: { op: "repair", code: 0 }, to: 195 }, // 196
		{ k: "op", do: { op: "open", unit: 1 }, to: 196 }, // 197
	],
};
