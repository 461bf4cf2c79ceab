// Generated from grammars/harmony.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** messages with a channel and a recipient (gpt-oss) */
export const harmony: Format = {
	version: 2,
	name: "harmony",
	title: "messages with a channel and a recipient (gpt-oss)",
	aliases: ["gpt-oss", "gpt_oss", "openai", "openai_gptoss"],
	models: ["openai/gpt-oss-*"],
	tokens: ["<|start|>", "<|channel|>", "<|message|>", "<|constrain|>", "<|call|>", "<|end|>", "<|return|>"],
	ends: ["<|return|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 820,
	lenient: ["no-namespace", "doubled-channel", "late-recipient", "doubled-start", "stripped", "signs-around"],
	literals: [
		"<|end|>", // 0
		"<|call|>", // 1
		"assistant", // 2
		"<|start|>", // 3
		"commentary", // 4
		"analysis", // 5
		"final", // 6
		"<|channel|>", // 7
		"<|message|>", // 8
		"json", // 9
		" ", // 10
		"<|constrain|>", // 11
		"}", // 12
		"﻿", // 13
		"```json", // 14
		"```", // 15
		"(", // 16
		"functions.", // 17
		"search", // 18
		"open", // 19
		"find", // 20
		"browser.", // 21
		" to=", // 22
		"{", // 23
		"code", // 24
		" to=functions.", // 25
		"python", // 26
	],
	openings: [7, 3, 22, 2, 4, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|channel|>analysis<|message|>"], node: 18 }, // 0
		{ name: "answer", after: ["<|channel|>final<|message|>"], node: 38 }, // 1
	],
	units: [
		{ closes: [0, 1], openings: [7, 3, 22, 2, 4, 5], after: 2, closable: [60, 61, 62, 63, 64, 65, 71, 72, 73, 74, 75, 76], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [7, 3, 22, 2, 4, 5], after: 2, closable: [60], closableByLoop: [], pairs: false }, // 1
		{ closes: [0, 1], openings: [7, 3, 22, 2, 4, 5], after: 2, closable: [60, 61, 62, 63, 64], closableByLoop: [], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 3, 22, 2, 4, 5], stray: false }, // 2
		{ k: "fork", to: [37, 59, 191, 208, 237, 0] }, // 3
		{ k: "fork", to: [37, 59, 191, 208, 237] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 5 }, // 7
		{ k: "literal", literal: 2, to: 0 }, // 8
		{ k: "literal", literal: 3, to: 8 }, // 9
		{ k: "literal", literal: 4, to: 0 }, // 10
		{ k: "literal", literal: 5, to: 0 }, // 11
		{ k: "literal", literal: 6, to: 0 }, // 12
		{ k: "fork", to: [10, 11, 12] }, // 13
		{ k: "literal", literal: 7, to: 13 }, // 14
		{ k: "fork", to: [9, 14] }, // 15
		{ k: "look", body: 15, to: 5 }, // 16
		{ k: "fork", to: [6, 7, 16] }, // 17
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 17, stops: [0, 1, 3, 7] }, // 18
		{ k: "literal", literal: 8, to: 18 }, // 19
		{ k: "literal", literal: 9, to: 19 }, // 20
		{ k: "atom", kind: "word", field: "skip", to: 19 }, // 21
		{ k: "fork", to: [20, 21] }, // 22
		{ k: "literal", literal: 10, to: 22 }, // 23
		{ k: "space", greedy: true, to: 22 }, // 24
		{ k: "literal", literal: 11, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "fork", to: [23, 26] }, // 27
		{ k: "fork", to: [19, 27] }, // 28
		{ k: "literal", literal: 5, to: 28 }, // 29
		{ k: "literal", literal: 7, to: 29 }, // 30
		{ k: "assert", what: "start", to: 30 }, // 31
		{ k: "literal", literal: 2, to: 30 }, // 32
		{ k: "literal", literal: 3, to: 32 }, // 33
		{ k: "literal", literal: 2, to: 33 }, // 34
		{ k: "literal", literal: 3, to: 34 }, // 35
		{ k: "op", do: { op: "repair", code: 3 }, to: 35 }, // 36
		{ k: "fork", to: [31, 33, 36, 30] }, // 37
		{ k: "text", field: "content", typed: false, stray: false, exits: 17, stops: [0, 1, 3, 7] }, // 38
		{ k: "literal", literal: 8, to: 38 }, // 39
		{ k: "literal", literal: 9, to: 39 }, // 40
		{ k: "atom", kind: "word", field: "skip", to: 39 }, // 41
		{ k: "fork", to: [40, 41] }, // 42
		{ k: "literal", literal: 10, to: 42 }, // 43
		{ k: "space", greedy: true, to: 42 }, // 44
		{ k: "literal", literal: 11, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "fork", to: [43, 46] }, // 47
		{ k: "fork", to: [39, 47] }, // 48
		{ k: "literal", literal: 6, to: 48 }, // 49
		{ k: "literal", literal: 4, to: 48 }, // 50
		{ k: "fork", to: [49, 50] }, // 51
		{ k: "literal", literal: 7, to: 51 }, // 52
		{ k: "assert", what: "start", to: 52 }, // 53
		{ k: "literal", literal: 2, to: 52 }, // 54
		{ k: "literal", literal: 3, to: 54 }, // 55
		{ k: "literal", literal: 2, to: 55 }, // 56
		{ k: "literal", literal: 3, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 3 }, to: 57 }, // 58
		{ k: "fork", to: [53, 55, 58, 52] }, // 59
		{ k: "op", do: { op: "close" }, to: 2 }, // 60
		{ k: "literal", literal: 1, to: 60 }, // 61
		{ k: "literal", literal: 0, to: 60 }, // 62
		{ k: "assert", what: "end", to: 60 }, // 63
		{ k: "fork", to: [61, 62, 63] }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 1, to: 0 }, // 66
		{ k: "literal", literal: 0, to: 0 }, // 67
		{ k: "assert", what: "end", to: 0 }, // 68
		{ k: "fork", to: [66, 67, 68] }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "look", body: 70, to: 65 }, // 71
		{ k: "fork", to: [74, 71] }, // 72
		{ k: "literal", literal: 12, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "op", do: { op: "repair", code: 5 }, to: 74 }, // 75
		{ k: "fork", to: [65, 75] }, // 76
		{ k: "value", py: false, field: "arguments", to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 13, to: 78 }, // 79
		{ k: "literal", literal: 14, to: 78 }, // 80
		{ k: "literal", literal: 15, to: 78 }, // 81
		{ k: "literal", literal: 16, to: 78 }, // 82
		{ k: "fork", to: [79, 80, 81, 82] }, // 83
		{ k: "op", do: { op: "repair", code: 5 }, to: 83 }, // 84
		{ k: "fork", to: [77, 84] }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "op", do: { op: "commit" }, to: 86 }, // 87
		{ k: "literal", literal: 8, to: 87 }, // 88
		{ k: "literal", literal: 9, to: 88 }, // 89
		{ k: "atom", kind: "word", field: "skip", to: 88 }, // 90
		{ k: "fork", to: [89, 90] }, // 91
		{ k: "literal", literal: 10, to: 91 }, // 92
		{ k: "space", greedy: true, to: 91 }, // 93
		{ k: "literal", literal: 11, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "fork", to: [92, 95] }, // 96
		{ k: "fork", to: [96, 88] }, // 97
		{ k: "literal", literal: 4, to: 97 }, // 98
		{ k: "literal", literal: 5, to: 97 }, // 99
		{ k: "fork", to: [98, 99] }, // 100
		{ k: "literal", literal: 7, to: 100 }, // 101
		{ k: "atom", kind: "word", field: "name", to: 101 }, // 102
		{ k: "literal", literal: 17, to: 102 }, // 103
		{ k: "op", do: { op: "bind", field: "name" }, to: 101 }, // 104
		{ k: "literal", literal: 18, to: 104 }, // 105
		{ k: "literal", literal: 19, to: 104 }, // 106
		{ k: "literal", literal: 20, to: 104 }, // 107
		{ k: "fork", to: [105, 106, 107] }, // 108
		{ k: "literal", literal: 21, to: 108 }, // 109
		{ k: "op", do: { op: "mark", field: "name" }, to: 109 }, // 110
		{ k: "fork", to: [103, 110] }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 22, to: 112 }, // 113
		{ k: "slot", slot: "tool", field: "name", to: 101 }, // 114
		{ k: "literal", literal: 22, to: 114 }, // 115
		{ k: "op", do: { op: "repair", code: 0 }, to: 115 }, // 116
		{ k: "fork", to: [113, 116] }, // 117
		{ k: "assert", what: "start", to: 117 }, // 118
		{ k: "literal", literal: 2, to: 117 }, // 119
		{ k: "literal", literal: 3, to: 119 }, // 120
		{ k: "literal", literal: 2, to: 120 }, // 121
		{ k: "literal", literal: 3, to: 121 }, // 122
		{ k: "op", do: { op: "repair", code: 3 }, to: 122 }, // 123
		{ k: "fork", to: [118, 120, 123] }, // 124
		{ k: "op", do: { op: "repair", code: 1 }, to: 101 }, // 125
		{ k: "fork", to: [97, 125] }, // 126
		{ k: "atom", kind: "word", field: "name", to: 126 }, // 127
		{ k: "literal", literal: 17, to: 127 }, // 128
		{ k: "op", do: { op: "bind", field: "name" }, to: 126 }, // 129
		{ k: "literal", literal: 18, to: 129 }, // 130
		{ k: "literal", literal: 19, to: 129 }, // 131
		{ k: "literal", literal: 20, to: 129 }, // 132
		{ k: "fork", to: [130, 131, 132] }, // 133
		{ k: "literal", literal: 21, to: 133 }, // 134
		{ k: "op", do: { op: "mark", field: "name" }, to: 134 }, // 135
		{ k: "fork", to: [128, 135] }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 22, to: 137 }, // 138
		{ k: "slot", slot: "tool", field: "name", to: 126 }, // 139
		{ k: "literal", literal: 22, to: 139 }, // 140
		{ k: "op", do: { op: "repair", code: 0 }, to: 140 }, // 141
		{ k: "fork", to: [138, 141] }, // 142
		{ k: "literal", literal: 4, to: 142 }, // 143
		{ k: "literal", literal: 5, to: 142 }, // 144
		{ k: "fork", to: [143, 144] }, // 145
		{ k: "literal", literal: 7, to: 145 }, // 146
		{ k: "assert", what: "start", to: 146 }, // 147
		{ k: "literal", literal: 2, to: 146 }, // 148
		{ k: "literal", literal: 3, to: 148 }, // 149
		{ k: "literal", literal: 2, to: 149 }, // 150
		{ k: "literal", literal: 3, to: 150 }, // 151
		{ k: "op", do: { op: "repair", code: 3 }, to: 151 }, // 152
		{ k: "fork", to: [147, 149, 152, 146] }, // 153
		{ k: "atom", kind: "word", field: "name", to: 88 }, // 154
		{ k: "literal", literal: 17, to: 154 }, // 155
		{ k: "op", do: { op: "bind", field: "name" }, to: 88 }, // 156
		{ k: "literal", literal: 18, to: 156 }, // 157
		{ k: "literal", literal: 19, to: 156 }, // 158
		{ k: "literal", literal: 20, to: 156 }, // 159
		{ k: "fork", to: [157, 158, 159] }, // 160
		{ k: "literal", literal: 21, to: 160 }, // 161
		{ k: "op", do: { op: "mark", field: "name" }, to: 161 }, // 162
		{ k: "fork", to: [155, 162] }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 22, to: 164 }, // 165
		{ k: "slot", slot: "tool", field: "name", to: 88 }, // 166
		{ k: "literal", literal: 22, to: 166 }, // 167
		{ k: "op", do: { op: "repair", code: 0 }, to: 167 }, // 168
		{ k: "fork", to: [165, 168] }, // 169
		{ k: "literal", literal: 9, to: 169 }, // 170
		{ k: "atom", kind: "word", field: "skip", to: 169 }, // 171
		{ k: "fork", to: [170, 171] }, // 172
		{ k: "literal", literal: 10, to: 172 }, // 173
		{ k: "space", greedy: true, to: 172 }, // 174
		{ k: "literal", literal: 11, to: 174 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "fork", to: [173, 176] }, // 177
		{ k: "literal", literal: 4, to: 177 }, // 178
		{ k: "literal", literal: 5, to: 177 }, // 179
		{ k: "fork", to: [178, 179] }, // 180
		{ k: "literal", literal: 7, to: 180 }, // 181
		{ k: "assert", what: "start", to: 181 }, // 182
		{ k: "literal", literal: 2, to: 181 }, // 183
		{ k: "literal", literal: 3, to: 183 }, // 184
		{ k: "literal", literal: 2, to: 184 }, // 185
		{ k: "literal", literal: 3, to: 185 }, // 186
		{ k: "op", do: { op: "repair", code: 3 }, to: 186 }, // 187
		{ k: "fork", to: [182, 184, 187, 181] }, // 188
		{ k: "op", do: { op: "repair", code: 2 }, to: 188 }, // 189
		{ k: "fork", to: [124, 153, 189] }, // 190
		{ k: "op", do: { op: "open", unit: 0 }, to: 190 }, // 191
		{ k: "value", py: false, field: "arguments", to: 60 }, // 192
		{ k: "op", do: { op: "commit" }, to: 192 }, // 193
		{ k: "literal", literal: 23, to: 0 }, // 194
		{ k: "look", body: 194, to: 193 }, // 195
		{ k: "literal", literal: 9, to: 195 }, // 196
		{ k: "literal", literal: 24, to: 195 }, // 197
		{ k: "fork", to: [196, 197] }, // 198
		{ k: "literal", literal: 10, to: 198 }, // 199
		{ k: "slot", slot: "tool", field: "name", to: 199 }, // 200
		{ k: "literal", literal: 25, to: 200 }, // 201
		{ k: "literal", literal: 4, to: 201 }, // 202
		{ k: "literal", literal: 5, to: 201 }, // 203
		{ k: "fork", to: [202, 203] }, // 204
		{ k: "literal", literal: 2, to: 204 }, // 205
		{ k: "fork", to: [205, 204] }, // 206
		{ k: "op", do: { op: "repair", code: 4 }, to: 206 }, // 207
		{ k: "op", do: { op: "open", unit: 1 }, to: 207 }, // 208
		{ k: "text", field: "value", typed: false, stray: false, exits: 64, stops: [1, 0] }, // 209
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 209 }, // 210
		{ k: "op", do: { op: "commit" }, to: 210 }, // 211
		{ k: "literal", literal: 8, to: 211 }, // 212
		{ k: "literal", literal: 9, to: 212 }, // 213
		{ k: "atom", kind: "word", field: "skip", to: 212 }, // 214
		{ k: "fork", to: [213, 214] }, // 215
		{ k: "literal", literal: 10, to: 215 }, // 216
		{ k: "space", greedy: true, to: 215 }, // 217
		{ k: "literal", literal: 11, to: 217 }, // 218
		{ k: "space", greedy: true, to: 218 }, // 219
		{ k: "fork", to: [216, 219] }, // 220
		{ k: "fork", to: [212, 220] }, // 221
		{ k: "op", do: { op: "bind", field: "name" }, to: 221 }, // 222
		{ k: "literal", literal: 26, to: 222 }, // 223
		{ k: "op", do: { op: "mark", field: "name" }, to: 223 }, // 224
		{ k: "literal", literal: 22, to: 224 }, // 225
		{ k: "literal", literal: 4, to: 225 }, // 226
		{ k: "literal", literal: 5, to: 225 }, // 227
		{ k: "fork", to: [226, 227] }, // 228
		{ k: "literal", literal: 7, to: 228 }, // 229
		{ k: "assert", what: "start", to: 229 }, // 230
		{ k: "literal", literal: 2, to: 229 }, // 231
		{ k: "literal", literal: 3, to: 231 }, // 232
		{ k: "literal", literal: 2, to: 232 }, // 233
		{ k: "literal", literal: 3, to: 233 }, // 234
		{ k: "op", do: { op: "repair", code: 3 }, to: 234 }, // 235
		{ k: "fork", to: [230, 232, 235, 229] }, // 236
		{ k: "op", do: { op: "open", unit: 2 }, to: 236 }, // 237
	],
};
