// Generated from grammars/gigachat35.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** GCML: invokes with typed parameters, in <｜GCML｜tool_calls> */
export const gigachat35: Format = {
	version: 2,
	name: "gigachat35",
	title: "GCML: invokes with typed parameters, in <｜GCML｜tool_calls>",
	aliases: ["gigachat3_5"],
	models: ["ai-sage/GigaChat3.5-*", "ai-sage/GigaChat-3.5-*"],
	tokens: ["｜GCML｜", "<think>", "</think>", "<|message_sep|>", "</s>"],
	ends: ["<|message_sep|>", "</s>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 638,
	lenient: ["bare", "unclosed-call", "untyped", "unclosed-value", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</｜GCML｜tool_calls>", // 2
		"</｜GCML｜invoke>", // 3
		"\">", // 4
		"<｜GCML｜invoke name=\"", // 5
		"<｜GCML｜parameter", // 6
		"</｜GCML｜parameter>", // 7
		"\" string=\"true\">", // 8
		"<｜GCML｜parameter name=\"", // 9
		"<｜GCML｜tool_calls>", // 10
		"\" string=\"false\">", // 11
		"<｜GCML｜parameter>", // 12
		">", // 13
		"</｜GCML｜", // 14
		"｜parameter name=\"", // 15
		"<｜", // 16
		"<｜GCML｜", // 17
		"{", // 18
		"\n<｜GCML｜parameter name=\"", // 19
		"\n</｜GCML｜invoke>", // 20
		"\r\n<｜GCML｜parameter name=\"", // 21
		"\r\n</｜GCML｜invoke>", // 22
		"\n<｜GCML｜parameter>", // 23
		"\r\n<｜GCML｜parameter>", // 24
	],
	openings: [1, 10, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 221 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10], after: 17, closable: [21, 114], closableByLoop: [22, 24, 25, 29, 30, 31, 32, 33, 34, 39, 40, 54, 55, 56, 57, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73, 74, 75, 78, 79, 82, 83, 84, 98, 99, 104, 116, 117, 118, 125], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5], after: 2, closable: [131, 132, 133, 134, 203], closableByLoop: [135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 167, 168, 171, 172, 173, 187, 188, 193, 205, 206, 207, 208], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5], stray: false }, // 2
		{ k: "fork", to: [15, 130, 212, 0] }, // 3
		{ k: "fork", to: [15, 130, 212] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [0] }, // 11
		{ k: "literal", literal: 1, to: 11 }, // 12
		{ k: "assert", what: "start", to: 12 }, // 13
		{ k: "assert", what: "line", to: 12 }, // 14
		{ k: "fork", to: [13, 14] }, // 15
		{ k: "literal", literal: 2, to: 2 }, // 16
		{ k: "text", field: "content", typed: false, exits: 18, stops: [5, 2, 1, 10], stray: true, section: { entry: 19, proof: false, content: false } }, // 17
		{ k: "fork", to: [128, 16, 129] }, // 18
		{ k: "fork", to: [128, 16] }, // 19
		{ k: "space", greedy: true, to: 17 }, // 20
		{ k: "op", do: { op: "close" }, to: 20 }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "literal", literal: 2, to: 0 }, // 23
		{ k: "look", body: 23, to: 21 }, // 24
		{ k: "op", do: { op: "repair", code: 1 }, to: 24 }, // 25
		{ k: "literal", literal: 4, to: 0 }, // 26
		{ k: "slot", slot: "tool", field: "skip", to: 26 }, // 27
		{ k: "literal", literal: 5, to: 27 }, // 28
		{ k: "look", body: 28, to: 21 }, // 29
		{ k: "op", do: { op: "repair", code: 1 }, to: 29 }, // 30
		{ k: "fork", to: [22, 25, 30] }, // 31
		{ k: "fork", to: [113, 31] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "op", do: { op: "settle" }, to: 33 }, // 34
		{ k: "literal", literal: 6, to: 0 }, // 35
		{ k: "literal", literal: 3, to: 0 }, // 36
		{ k: "fork", to: [35, 36, 23] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "look", body: 38, to: 34 }, // 39
		{ k: "literal", literal: 7, to: 39 }, // 40
		{ k: "literal", literal: 8, to: 0 }, // 41
		{ k: "slot", slot: "unbound", field: "skip", to: 41 }, // 42
		{ k: "literal", literal: 9, to: 42 }, // 43
		{ k: "space", greedy: true, to: 28 }, // 44
		{ k: "literal", literal: 10, to: 44 }, // 45
		{ k: "assert", what: "end", to: 0 }, // 46
		{ k: "fork", to: [28, 45, 23, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 3, to: 48 }, // 49
		{ k: "literal", literal: 11, to: 0 }, // 50
		{ k: "slot", slot: "unbound", field: "skip", to: 50 }, // 51
		{ k: "literal", literal: 9, to: 51 }, // 52
		{ k: "fork", to: [43, 49, 52] }, // 53
		{ k: "look", body: 53, to: 34 }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "op", do: { op: "repair", code: 3 }, to: 56 }, // 57
		{ k: "fork", to: [23, 28] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 34 }, // 60
		{ k: "literal", literal: 7, to: 60 }, // 61
		{ k: "op", do: { op: "repair", code: 1 }, to: 61 }, // 62
		{ k: "space", greedy: true, to: 40 }, // 63
		{ k: "literal", literal: 7, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 4 }, to: 64 }, // 65
		{ k: "space", greedy: true, to: 53 }, // 66
		{ k: "look", body: 66, to: 34 }, // 67
		{ k: "literal", literal: 12, to: 67 }, // 68
		{ k: "literal", literal: 3, to: 67 }, // 69
		{ k: "fork", to: [68, 69] }, // 70
		{ k: "eol", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "op", do: { op: "repair", code: 5 }, to: 72 }, // 73
		{ k: "op", do: { op: "break", at: "skip" }, to: 34 }, // 74
		{ k: "literal", literal: 8, to: 74 }, // 75
		{ k: "slot", slot: "unbound", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 9, to: 76 }, // 77
		{ k: "literal", literal: 3, to: 74 }, // 78
		{ k: "literal", literal: 11, to: 74 }, // 79
		{ k: "slot", slot: "unbound", field: "skip", to: 79 }, // 80
		{ k: "literal", literal: 9, to: 80 }, // 81
		{ k: "fork", to: [77, 78, 81] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 13, to: 83 }, // 84
		{ k: "atom", kind: "word", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 14, to: 85 }, // 86
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 86 }, // 87
		{ k: "literal", literal: 15, to: 76 }, // 88
		{ k: "atom", kind: "word", field: "skip", to: 88 }, // 89
		{ k: "literal", literal: 16, to: 89 }, // 90
		{ k: "literal", literal: 15, to: 80 }, // 91
		{ k: "atom", kind: "word", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 16, to: 92 }, // 93
		{ k: "fork", to: [76, 90, 80, 93] }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 7, to: 95 }, // 96
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 96 }, // 97
		{ k: "op", do: { op: "break", at: "here" }, to: 34 }, // 98
		{ k: "literal", literal: 4, to: 98 }, // 99
		{ k: "slot", slot: "tool", field: "skip", to: 99 }, // 100
		{ k: "literal", literal: 5, to: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 10, to: 102 }, // 103
		{ k: "fork", to: [40, 57, 62, 65, 73, 87, 97, 101, 103] }, // 104
		{ k: "text", field: "value", typed: false, stray: false, exits: 104, stops: [7, 19, 20, 21, 22, 9, 3, 23, 24, 12, 14, 5, 10] }, // 105
		{ k: "literal", literal: 8, to: 105 }, // 106
		{ k: "text", field: "value", typed: true, stray: false, exits: 104, stops: [7, 19, 20, 21, 22, 9, 3, 23, 24, 12, 14, 5, 10] }, // 107
		{ k: "literal", literal: 11, to: 107 }, // 108
		{ k: "literal", literal: 4, to: 107 }, // 109
		{ k: "op", do: { op: "repair", code: 2 }, to: 109 }, // 110
		{ k: "fork", to: [106, 108, 110] }, // 111
		{ k: "atom", kind: "word", field: "key", to: 111 }, // 112
		{ k: "literal", literal: 9, to: 112 }, // 113
		{ k: "space", greedy: true, to: 31 }, // 114
		{ k: "value", py: false, field: "arguments", to: 114 }, // 115
		{ k: "fork", to: [32, 115] }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 4, to: 117 }, // 118
		{ k: "literal", literal: 17, to: 0 }, // 119
		{ k: "literal", literal: 14, to: 0 }, // 120
		{ k: "literal", literal: 18, to: 0 }, // 121
		{ k: "fork", to: [119, 120, 121] }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 4, to: 123 }, // 124
		{ k: "look", body: 124, to: 118 }, // 125
		{ k: "atom", kind: "word", field: "name", to: 125 }, // 126
		{ k: "literal", literal: 5, to: 126 }, // 127
		{ k: "op", do: { op: "open", unit: 0 }, to: 127 }, // 128
		{ k: "op", do: { op: "leave" }, to: 4 }, // 129
		{ k: "literal", literal: 10, to: 20 }, // 130
		{ k: "op", do: { op: "close" }, to: 2 }, // 131
		{ k: "literal", literal: 2, to: 131 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "fork", to: [133, 131] }, // 134
		{ k: "literal", literal: 3, to: 134 }, // 135
		{ k: "look", body: 23, to: 134 }, // 136
		{ k: "op", do: { op: "repair", code: 1 }, to: 136 }, // 137
		{ k: "look", body: 28, to: 134 }, // 138
		{ k: "op", do: { op: "repair", code: 1 }, to: 138 }, // 139
		{ k: "fork", to: [135, 137, 139] }, // 140
		{ k: "fork", to: [202, 140] }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "op", do: { op: "settle" }, to: 142 }, // 143
		{ k: "look", body: 38, to: 143 }, // 144
		{ k: "literal", literal: 7, to: 144 }, // 145
		{ k: "look", body: 53, to: 143 }, // 146
		{ k: "eol", to: 146 }, // 147
		{ k: "fork", to: [147, 146] }, // 148
		{ k: "op", do: { op: "repair", code: 3 }, to: 148 }, // 149
		{ k: "look", body: 59, to: 143 }, // 150
		{ k: "literal", literal: 7, to: 150 }, // 151
		{ k: "op", do: { op: "repair", code: 1 }, to: 151 }, // 152
		{ k: "space", greedy: true, to: 145 }, // 153
		{ k: "literal", literal: 7, to: 153 }, // 154
		{ k: "op", do: { op: "repair", code: 4 }, to: 154 }, // 155
		{ k: "look", body: 66, to: 143 }, // 156
		{ k: "literal", literal: 12, to: 156 }, // 157
		{ k: "literal", literal: 3, to: 156 }, // 158
		{ k: "fork", to: [157, 158] }, // 159
		{ k: "eol", to: 159 }, // 160
		{ k: "fork", to: [160, 159] }, // 161
		{ k: "op", do: { op: "repair", code: 5 }, to: 161 }, // 162
		{ k: "op", do: { op: "break", at: "skip" }, to: 143 }, // 163
		{ k: "literal", literal: 8, to: 163 }, // 164
		{ k: "slot", slot: "unbound", field: "skip", to: 164 }, // 165
		{ k: "literal", literal: 9, to: 165 }, // 166
		{ k: "literal", literal: 3, to: 163 }, // 167
		{ k: "literal", literal: 11, to: 163 }, // 168
		{ k: "slot", slot: "unbound", field: "skip", to: 168 }, // 169
		{ k: "literal", literal: 9, to: 169 }, // 170
		{ k: "fork", to: [166, 167, 170] }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "literal", literal: 13, to: 172 }, // 173
		{ k: "atom", kind: "word", field: "skip", to: 173 }, // 174
		{ k: "literal", literal: 14, to: 174 }, // 175
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 175 }, // 176
		{ k: "literal", literal: 15, to: 165 }, // 177
		{ k: "atom", kind: "word", field: "skip", to: 177 }, // 178
		{ k: "literal", literal: 16, to: 178 }, // 179
		{ k: "literal", literal: 15, to: 169 }, // 180
		{ k: "atom", kind: "word", field: "skip", to: 180 }, // 181
		{ k: "literal", literal: 16, to: 181 }, // 182
		{ k: "fork", to: [165, 179, 169, 182] }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "literal", literal: 7, to: 184 }, // 185
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 185 }, // 186
		{ k: "op", do: { op: "break", at: "here" }, to: 143 }, // 187
		{ k: "literal", literal: 4, to: 187 }, // 188
		{ k: "slot", slot: "tool", field: "skip", to: 188 }, // 189
		{ k: "literal", literal: 5, to: 189 }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "literal", literal: 10, to: 191 }, // 192
		{ k: "fork", to: [145, 149, 152, 155, 162, 176, 186, 190, 192] }, // 193
		{ k: "text", field: "value", typed: false, stray: false, exits: 193, stops: [7, 19, 20, 21, 22, 9, 3, 23, 24, 12, 14, 5, 10] }, // 194
		{ k: "literal", literal: 8, to: 194 }, // 195
		{ k: "text", field: "value", typed: true, stray: false, exits: 193, stops: [7, 19, 20, 21, 22, 9, 3, 23, 24, 12, 14, 5, 10] }, // 196
		{ k: "literal", literal: 11, to: 196 }, // 197
		{ k: "literal", literal: 4, to: 196 }, // 198
		{ k: "op", do: { op: "repair", code: 2 }, to: 198 }, // 199
		{ k: "fork", to: [195, 197, 199] }, // 200
		{ k: "atom", kind: "word", field: "key", to: 200 }, // 201
		{ k: "literal", literal: 9, to: 201 }, // 202
		{ k: "space", greedy: true, to: 140 }, // 203
		{ k: "value", py: false, field: "arguments", to: 203 }, // 204
		{ k: "fork", to: [141, 204] }, // 205
		{ k: "space", greedy: true, to: 205 }, // 206
		{ k: "literal", literal: 4, to: 206 }, // 207
		{ k: "look", body: 124, to: 207 }, // 208
		{ k: "slot", slot: "tool", field: "name", to: 208 }, // 209
		{ k: "literal", literal: 5, to: 209 }, // 210
		{ k: "op", do: { op: "repair", code: 0 }, to: 210 }, // 211
		{ k: "op", do: { op: "open", unit: 1 }, to: 211 }, // 212
		{ k: "op", do: { op: "settle" }, to: 0 }, // 213
		{ k: "eol", to: 2 }, // 214
		{ k: "fork", to: [214, 2] }, // 215
		{ k: "eol", to: 215 }, // 216
		{ k: "fork", to: [216, 215] }, // 217
		{ k: "literal", literal: 0, to: 217 }, // 218
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 218, stops: [0] }, // 219
		{ k: "literal", literal: 1, to: 219 }, // 220
		{ k: "fork", to: [220, 219] }, // 221
	],
};
