// Generated from grammars/tool_tag.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <tool name=…>: a convention of prompts, with four kinds of bodies */
export const tool_tag: Format = {
	version: 2,
	name: "tool_tag",
	title: "<tool name=…>: a convention of prompts, with four kinds of bodies",
	aliases: ["tool_name_tag"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 1024,
	lenient: ["unclosed-value", "unclosed-call"],
	literals: [
		"</tool>", // 0
		"\">", // 1
		"<tool name=\"", // 2
		"'>", // 3
		"<tool name='", // 4
		"<parameter name=", // 5
		"</parameter>", // 6
		"<parameter name=\"", // 7
		"<", // 8
		">", // 9
		"</", // 10
		"/>", // 11
		"\"", // 12
		"=\"", // 13
		"\n</parameter>", // 14
		"\r\n</parameter>", // 15
		"\n<parameter name=\"", // 16
		"\n</tool>", // 17
		"\r\n<parameter name=\"", // 18
		"\r\n</tool>", // 19
		"\n</", // 20
		"\r\n</", // 21
	],
	openings: [2, 4],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 113, 114, 115, 116, 117, 118, 119], closableByLoop: [6, 10, 11, 15, 16, 17, 21, 22, 23, 28, 29, 30, 31, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 54, 57, 60, 70, 71, 72, 75, 76, 77, 78, 79, 80, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 97, 100, 120, 121, 122, 123, 124, 125, 126, 131, 132, 133], pairs: true }, // 0
		{ closes: [0], openings: [2, 4], after: 2, closable: [5, 18, 113, 114, 115, 116, 117, 118, 119], closableByLoop: [6, 10, 11, 15, 16, 17, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 157, 160, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 194, 197, 207, 208, 209], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 4], stray: false }, // 2
		{ k: "fork", to: [136, 212, 0] }, // 3
		{ k: "fork", to: [136, 212] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "slot", slot: "tool", field: "skip", to: 7 }, // 8
		{ k: "literal", literal: 2, to: 8 }, // 9
		{ k: "look", body: 9, to: 5 }, // 10
		{ k: "op", do: { op: "repair", code: 1 }, to: 10 }, // 11
		{ k: "literal", literal: 3, to: 0 }, // 12
		{ k: "slot", slot: "tool", field: "skip", to: 12 }, // 13
		{ k: "literal", literal: 4, to: 13 }, // 14
		{ k: "look", body: 14, to: 5 }, // 15
		{ k: "op", do: { op: "repair", code: 1 }, to: 15 }, // 16
		{ k: "fork", to: [6, 11, 16] }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "value", py: false, field: "arguments", to: 18 }, // 19
		{ k: "op", do: { op: "commit" }, to: 19 }, // 20
		{ k: "fork", to: [66, 17] }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "op", do: { op: "settle" }, to: 22 }, // 23
		{ k: "literal", literal: 5, to: 0 }, // 24
		{ k: "literal", literal: 0, to: 0 }, // 25
		{ k: "fork", to: [24, 25] }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "look", body: 27, to: 23 }, // 28
		{ k: "literal", literal: 6, to: 28 }, // 29
		{ k: "eol", to: 29 }, // 30
		{ k: "fork", to: [30, 29] }, // 31
		{ k: "slot", slot: "unbound", field: "skip", to: 7 }, // 32
		{ k: "literal", literal: 7, to: 32 }, // 33
		{ k: "assert", what: "end", to: 0 }, // 34
		{ k: "fork", to: [9, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 0, to: 36 }, // 37
		{ k: "fork", to: [14, 34] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 0, to: 39 }, // 40
		{ k: "fork", to: [33, 37, 40] }, // 41
		{ k: "look", body: 41, to: 23 }, // 42
		{ k: "eol", to: 42 }, // 43
		{ k: "fork", to: [43, 42] }, // 44
		{ k: "op", do: { op: "repair", code: 0 }, to: 44 }, // 45
		{ k: "fork", to: [9, 14] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "look", body: 47, to: 23 }, // 48
		{ k: "literal", literal: 6, to: 48 }, // 49
		{ k: "eol", to: 49 }, // 50
		{ k: "fork", to: [50, 49] }, // 51
		{ k: "op", do: { op: "repair", code: 1 }, to: 51 }, // 52
		{ k: "op", do: { op: "break" }, to: 23 }, // 53
		{ k: "literal", literal: 1, to: 53 }, // 54
		{ k: "slot", slot: "tool", field: "skip", to: 54 }, // 55
		{ k: "literal", literal: 2, to: 55 }, // 56
		{ k: "literal", literal: 3, to: 53 }, // 57
		{ k: "slot", slot: "tool", field: "skip", to: 57 }, // 58
		{ k: "literal", literal: 4, to: 58 }, // 59
		{ k: "fork", to: [31, 45, 52, 56, 59] }, // 60
		{ k: "text", field: "value", typed: true, stray: false, exits: 60, stops: [14, 15, 6, 16, 17, 18, 19, 7, 0, 2, 4] }, // 61
		{ k: "eol", to: 61 }, // 62
		{ k: "fork", to: [62, 61] }, // 63
		{ k: "literal", literal: 1, to: 63 }, // 64
		{ k: "atom", kind: "word", field: "key", to: 64 }, // 65
		{ k: "literal", literal: 7, to: 65 }, // 66
		{ k: "op", do: { op: "commit" }, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "look", body: 24, to: 68 }, // 69
		{ k: "fork", to: [106, 17] }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "op", do: { op: "settle" }, to: 71 }, // 72
		{ k: "literal", literal: 8, to: 0 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "look", body: 74, to: 72 }, // 75
		{ k: "literal", literal: 9, to: 75 }, // 76
		{ k: "same", field: "key", to: 76 }, // 77
		{ k: "literal", literal: 10, to: 77 }, // 78
		{ k: "eol", to: 78 }, // 79
		{ k: "fork", to: [79, 78] }, // 80
		{ k: "fork", to: [37, 40] }, // 81
		{ k: "look", body: 81, to: 72 }, // 82
		{ k: "eol", to: 82 }, // 83
		{ k: "fork", to: [83, 82] }, // 84
		{ k: "op", do: { op: "repair", code: 0 }, to: 84 }, // 85
		{ k: "look", body: 47, to: 72 }, // 86
		{ k: "literal", literal: 9, to: 86 }, // 87
		{ k: "same", field: "key", to: 87 }, // 88
		{ k: "literal", literal: 10, to: 88 }, // 89
		{ k: "eol", to: 89 }, // 90
		{ k: "fork", to: [90, 89] }, // 91
		{ k: "op", do: { op: "repair", code: 1 }, to: 91 }, // 92
		{ k: "op", do: { op: "break" }, to: 72 }, // 93
		{ k: "literal", literal: 1, to: 93 }, // 94
		{ k: "slot", slot: "tool", field: "skip", to: 94 }, // 95
		{ k: "literal", literal: 2, to: 95 }, // 96
		{ k: "literal", literal: 3, to: 93 }, // 97
		{ k: "slot", slot: "tool", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 4, to: 98 }, // 99
		{ k: "fork", to: [80, 85, 92, 96, 99] }, // 100
		{ k: "text", field: "value", typed: true, stray: false, exits: 100, stops: [20, 21, 10, 17, 19, 0, 2, 4] }, // 101
		{ k: "eol", to: 101 }, // 102
		{ k: "fork", to: [102, 101] }, // 103
		{ k: "literal", literal: 9, to: 103 }, // 104
		{ k: "atom", kind: "word", field: "key", to: 104 }, // 105
		{ k: "literal", literal: 8, to: 105 }, // 106
		{ k: "op", do: { op: "commit" }, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 9, to: 0 }, // 109
		{ k: "atom", kind: "word", field: "skip", to: 109 }, // 110
		{ k: "literal", literal: 8, to: 110 }, // 111
		{ k: "look", body: 111, to: 108 }, // 112
		{ k: "op", do: { op: "commit" }, to: 5 }, // 113
		{ k: "literal", literal: 0, to: 113 }, // 114
		{ k: "look", body: 9, to: 113 }, // 115
		{ k: "op", do: { op: "repair", code: 1 }, to: 115 }, // 116
		{ k: "look", body: 14, to: 113 }, // 117
		{ k: "op", do: { op: "repair", code: 1 }, to: 117 }, // 118
		{ k: "fork", to: [114, 116, 118] }, // 119
		{ k: "fork", to: [20, 69, 112, 119] }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "literal", literal: 1, to: 121 }, // 122
		{ k: "literal", literal: 11, to: 113 }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "fork", to: [130, 124] }, // 125
		{ k: "literal", literal: 12, to: 125 }, // 126
		{ k: "atom", kind: "attr", field: "value", to: 126 }, // 127
		{ k: "literal", literal: 13, to: 127 }, // 128
		{ k: "atom", kind: "word", field: "key", to: 128 }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "fork", to: [130, 124] }, // 131
		{ k: "literal", literal: 12, to: 131 }, // 132
		{ k: "fork", to: [122, 132] }, // 133
		{ k: "atom", kind: "word", field: "name", to: 133 }, // 134
		{ k: "literal", literal: 2, to: 134 }, // 135
		{ k: "op", do: { op: "open", unit: 0 }, to: 135 }, // 136
		{ k: "fork", to: [166, 17] }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "op", do: { op: "settle" }, to: 138 }, // 139
		{ k: "look", body: 27, to: 139 }, // 140
		{ k: "literal", literal: 6, to: 140 }, // 141
		{ k: "eol", to: 141 }, // 142
		{ k: "fork", to: [142, 141] }, // 143
		{ k: "look", body: 41, to: 139 }, // 144
		{ k: "eol", to: 144 }, // 145
		{ k: "fork", to: [145, 144] }, // 146
		{ k: "op", do: { op: "repair", code: 0 }, to: 146 }, // 147
		{ k: "look", body: 47, to: 139 }, // 148
		{ k: "literal", literal: 6, to: 148 }, // 149
		{ k: "eol", to: 149 }, // 150
		{ k: "fork", to: [150, 149] }, // 151
		{ k: "op", do: { op: "repair", code: 1 }, to: 151 }, // 152
		{ k: "op", do: { op: "break" }, to: 139 }, // 153
		{ k: "literal", literal: 1, to: 153 }, // 154
		{ k: "slot", slot: "tool", field: "skip", to: 154 }, // 155
		{ k: "literal", literal: 2, to: 155 }, // 156
		{ k: "literal", literal: 3, to: 153 }, // 157
		{ k: "slot", slot: "tool", field: "skip", to: 157 }, // 158
		{ k: "literal", literal: 4, to: 158 }, // 159
		{ k: "fork", to: [143, 147, 152, 156, 159] }, // 160
		{ k: "text", field: "value", typed: true, stray: false, exits: 160, stops: [14, 15, 6, 16, 17, 18, 19, 7, 0, 2, 4] }, // 161
		{ k: "eol", to: 161 }, // 162
		{ k: "fork", to: [162, 161] }, // 163
		{ k: "literal", literal: 1, to: 163 }, // 164
		{ k: "atom", kind: "word", field: "key", to: 164 }, // 165
		{ k: "literal", literal: 7, to: 165 }, // 166
		{ k: "op", do: { op: "commit" }, to: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "look", body: 24, to: 168 }, // 169
		{ k: "fork", to: [203, 17] }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "op", do: { op: "settle" }, to: 171 }, // 172
		{ k: "look", body: 74, to: 172 }, // 173
		{ k: "literal", literal: 9, to: 173 }, // 174
		{ k: "same", field: "key", to: 174 }, // 175
		{ k: "literal", literal: 10, to: 175 }, // 176
		{ k: "eol", to: 176 }, // 177
		{ k: "fork", to: [177, 176] }, // 178
		{ k: "look", body: 81, to: 172 }, // 179
		{ k: "eol", to: 179 }, // 180
		{ k: "fork", to: [180, 179] }, // 181
		{ k: "op", do: { op: "repair", code: 0 }, to: 181 }, // 182
		{ k: "look", body: 47, to: 172 }, // 183
		{ k: "literal", literal: 9, to: 183 }, // 184
		{ k: "same", field: "key", to: 184 }, // 185
		{ k: "literal", literal: 10, to: 185 }, // 186
		{ k: "eol", to: 186 }, // 187
		{ k: "fork", to: [187, 186] }, // 188
		{ k: "op", do: { op: "repair", code: 1 }, to: 188 }, // 189
		{ k: "op", do: { op: "break" }, to: 172 }, // 190
		{ k: "literal", literal: 1, to: 190 }, // 191
		{ k: "slot", slot: "tool", field: "skip", to: 191 }, // 192
		{ k: "literal", literal: 2, to: 192 }, // 193
		{ k: "literal", literal: 3, to: 190 }, // 194
		{ k: "slot", slot: "tool", field: "skip", to: 194 }, // 195
		{ k: "literal", literal: 4, to: 195 }, // 196
		{ k: "fork", to: [178, 182, 189, 193, 196] }, // 197
		{ k: "text", field: "value", typed: true, stray: false, exits: 197, stops: [20, 21, 10, 17, 19, 0, 2, 4] }, // 198
		{ k: "eol", to: 198 }, // 199
		{ k: "fork", to: [199, 198] }, // 200
		{ k: "literal", literal: 9, to: 200 }, // 201
		{ k: "atom", kind: "word", field: "key", to: 201 }, // 202
		{ k: "literal", literal: 8, to: 202 }, // 203
		{ k: "op", do: { op: "commit" }, to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "look", body: 111, to: 205 }, // 206
		{ k: "fork", to: [20, 169, 206, 119] }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "literal", literal: 3, to: 208 }, // 209
		{ k: "atom", kind: "word", field: "name", to: 209 }, // 210
		{ k: "literal", literal: 4, to: 210 }, // 211
		{ k: "op", do: { op: "open", unit: 1 }, to: 211 }, // 212
	],
};
