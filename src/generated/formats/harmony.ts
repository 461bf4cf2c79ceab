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
		"﻿", // 12
		"```json", // 13
		"```", // 14
		"(", // 15
		"functions.", // 16
		"search", // 17
		"open", // 18
		"find", // 19
		"browser.", // 20
		" to=", // 21
		"{", // 22
		"code", // 23
		" to=functions.", // 24
		"python", // 25
	],
	openings: [3, 7, 2, 4, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|channel|>analysis<|message|>"], node: 18 }, // 0
		{ name: "answer", after: ["<|channel|>final<|message|>"], node: 38 }, // 1
	],
	units: [
		{ closes: [0, 1], openings: [3, 7, 2, 4, 5], after: 2, closable: [60, 61, 62, 63, 64, 65], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [3, 7, 2, 4, 5], after: 2, closable: [60], closableByLoop: [], pairs: false }, // 1
		{ closes: [0, 1], openings: [3, 7, 2, 4, 5], after: 2, closable: [60, 198, 199, 200, 201, 202], closableByLoop: [], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 3, 21, 2, 4, 5], terminators: [], stray: false }, // 2
		{ k: "fork", to: [37, 59, 180, 197, 231, 0] }, // 3
		{ k: "fork", to: [37, 59, 180, 197, 231] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 17, stops: [0, 1, 3, 7], terminators: [5] }, // 18
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
		{ k: "text", field: "content", typed: false, stray: false, exits: 17, stops: [0, 1, 3, 7], terminators: [5] }, // 38
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
		{ k: "value", py: false, field: "arguments", to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 12, to: 67 }, // 68
		{ k: "literal", literal: 13, to: 67 }, // 69
		{ k: "literal", literal: 14, to: 67 }, // 70
		{ k: "literal", literal: 15, to: 67 }, // 71
		{ k: "fork", to: [68, 69, 70, 71] }, // 72
		{ k: "op", do: { op: "repair", code: 5 }, to: 72 }, // 73
		{ k: "fork", to: [66, 73] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "op", do: { op: "commit" }, to: 75 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "literal", literal: 9, to: 77 }, // 78
		{ k: "atom", kind: "word", field: "skip", to: 77 }, // 79
		{ k: "fork", to: [78, 79] }, // 80
		{ k: "literal", literal: 10, to: 80 }, // 81
		{ k: "space", greedy: true, to: 80 }, // 82
		{ k: "literal", literal: 11, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "fork", to: [81, 84] }, // 85
		{ k: "fork", to: [85, 77] }, // 86
		{ k: "literal", literal: 4, to: 86 }, // 87
		{ k: "literal", literal: 5, to: 86 }, // 88
		{ k: "fork", to: [87, 88] }, // 89
		{ k: "literal", literal: 7, to: 89 }, // 90
		{ k: "atom", kind: "word", field: "name", to: 90 }, // 91
		{ k: "literal", literal: 16, to: 91 }, // 92
		{ k: "op", do: { op: "bind", field: "name" }, to: 90 }, // 93
		{ k: "literal", literal: 17, to: 93 }, // 94
		{ k: "literal", literal: 18, to: 93 }, // 95
		{ k: "literal", literal: 19, to: 93 }, // 96
		{ k: "fork", to: [94, 95, 96] }, // 97
		{ k: "literal", literal: 20, to: 97 }, // 98
		{ k: "op", do: { op: "mark", field: "name" }, to: 98 }, // 99
		{ k: "fork", to: [92, 99] }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 21, to: 101 }, // 102
		{ k: "slot", slot: "tool", field: "name", to: 90 }, // 103
		{ k: "literal", literal: 21, to: 103 }, // 104
		{ k: "op", do: { op: "repair", code: 0 }, to: 104 }, // 105
		{ k: "fork", to: [102, 105] }, // 106
		{ k: "assert", what: "start", to: 106 }, // 107
		{ k: "literal", literal: 2, to: 106 }, // 108
		{ k: "literal", literal: 3, to: 108 }, // 109
		{ k: "literal", literal: 2, to: 109 }, // 110
		{ k: "literal", literal: 3, to: 110 }, // 111
		{ k: "op", do: { op: "repair", code: 3 }, to: 111 }, // 112
		{ k: "fork", to: [107, 109, 112] }, // 113
		{ k: "op", do: { op: "repair", code: 1 }, to: 90 }, // 114
		{ k: "fork", to: [86, 114] }, // 115
		{ k: "atom", kind: "word", field: "name", to: 115 }, // 116
		{ k: "literal", literal: 16, to: 116 }, // 117
		{ k: "op", do: { op: "bind", field: "name" }, to: 115 }, // 118
		{ k: "literal", literal: 17, to: 118 }, // 119
		{ k: "literal", literal: 18, to: 118 }, // 120
		{ k: "literal", literal: 19, to: 118 }, // 121
		{ k: "fork", to: [119, 120, 121] }, // 122
		{ k: "literal", literal: 20, to: 122 }, // 123
		{ k: "op", do: { op: "mark", field: "name" }, to: 123 }, // 124
		{ k: "fork", to: [117, 124] }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "literal", literal: 21, to: 126 }, // 127
		{ k: "slot", slot: "tool", field: "name", to: 115 }, // 128
		{ k: "literal", literal: 21, to: 128 }, // 129
		{ k: "op", do: { op: "repair", code: 0 }, to: 129 }, // 130
		{ k: "fork", to: [127, 130] }, // 131
		{ k: "literal", literal: 4, to: 131 }, // 132
		{ k: "literal", literal: 5, to: 131 }, // 133
		{ k: "fork", to: [132, 133] }, // 134
		{ k: "literal", literal: 7, to: 134 }, // 135
		{ k: "assert", what: "start", to: 135 }, // 136
		{ k: "literal", literal: 2, to: 135 }, // 137
		{ k: "literal", literal: 3, to: 137 }, // 138
		{ k: "literal", literal: 2, to: 138 }, // 139
		{ k: "literal", literal: 3, to: 139 }, // 140
		{ k: "op", do: { op: "repair", code: 3 }, to: 140 }, // 141
		{ k: "fork", to: [136, 138, 141, 135] }, // 142
		{ k: "atom", kind: "word", field: "name", to: 77 }, // 143
		{ k: "literal", literal: 16, to: 143 }, // 144
		{ k: "op", do: { op: "bind", field: "name" }, to: 77 }, // 145
		{ k: "literal", literal: 17, to: 145 }, // 146
		{ k: "literal", literal: 18, to: 145 }, // 147
		{ k: "literal", literal: 19, to: 145 }, // 148
		{ k: "fork", to: [146, 147, 148] }, // 149
		{ k: "literal", literal: 20, to: 149 }, // 150
		{ k: "op", do: { op: "mark", field: "name" }, to: 150 }, // 151
		{ k: "fork", to: [144, 151] }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "literal", literal: 21, to: 153 }, // 154
		{ k: "slot", slot: "tool", field: "name", to: 77 }, // 155
		{ k: "literal", literal: 21, to: 155 }, // 156
		{ k: "op", do: { op: "repair", code: 0 }, to: 156 }, // 157
		{ k: "fork", to: [154, 157] }, // 158
		{ k: "literal", literal: 9, to: 158 }, // 159
		{ k: "atom", kind: "word", field: "skip", to: 158 }, // 160
		{ k: "fork", to: [159, 160] }, // 161
		{ k: "literal", literal: 10, to: 161 }, // 162
		{ k: "space", greedy: true, to: 161 }, // 163
		{ k: "literal", literal: 11, to: 163 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "fork", to: [162, 165] }, // 166
		{ k: "literal", literal: 4, to: 166 }, // 167
		{ k: "literal", literal: 5, to: 166 }, // 168
		{ k: "fork", to: [167, 168] }, // 169
		{ k: "literal", literal: 7, to: 169 }, // 170
		{ k: "assert", what: "start", to: 170 }, // 171
		{ k: "literal", literal: 2, to: 170 }, // 172
		{ k: "literal", literal: 3, to: 172 }, // 173
		{ k: "literal", literal: 2, to: 173 }, // 174
		{ k: "literal", literal: 3, to: 174 }, // 175
		{ k: "op", do: { op: "repair", code: 3 }, to: 175 }, // 176
		{ k: "fork", to: [171, 173, 176, 170] }, // 177
		{ k: "op", do: { op: "repair", code: 2 }, to: 177 }, // 178
		{ k: "fork", to: [113, 142, 178] }, // 179
		{ k: "op", do: { op: "open", unit: 0 }, to: 179 }, // 180
		{ k: "value", py: false, field: "arguments", to: 60 }, // 181
		{ k: "op", do: { op: "commit" }, to: 181 }, // 182
		{ k: "literal", literal: 22, to: 0 }, // 183
		{ k: "look", body: 183, to: 182 }, // 184
		{ k: "literal", literal: 9, to: 184 }, // 185
		{ k: "literal", literal: 23, to: 184 }, // 186
		{ k: "fork", to: [185, 186] }, // 187
		{ k: "literal", literal: 10, to: 187 }, // 188
		{ k: "slot", slot: "tool", field: "name", to: 188 }, // 189
		{ k: "literal", literal: 24, to: 189 }, // 190
		{ k: "literal", literal: 4, to: 190 }, // 191
		{ k: "literal", literal: 5, to: 190 }, // 192
		{ k: "fork", to: [191, 192] }, // 193
		{ k: "literal", literal: 2, to: 193 }, // 194
		{ k: "fork", to: [194, 193] }, // 195
		{ k: "op", do: { op: "repair", code: 4 }, to: 195 }, // 196
		{ k: "op", do: { op: "open", unit: 1 }, to: 196 }, // 197
		{ k: "op", do: { op: "settle" }, to: 60 }, // 198
		{ k: "literal", literal: 1, to: 198 }, // 199
		{ k: "literal", literal: 0, to: 198 }, // 200
		{ k: "assert", what: "end", to: 198 }, // 201
		{ k: "fork", to: [199, 200, 201] }, // 202
		{ k: "text", field: "value", typed: false, stray: false, exits: 202, stops: [1, 0], terminators: [198] }, // 203
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 203 }, // 204
		{ k: "op", do: { op: "commit" }, to: 204 }, // 205
		{ k: "literal", literal: 8, to: 205 }, // 206
		{ k: "literal", literal: 9, to: 206 }, // 207
		{ k: "atom", kind: "word", field: "skip", to: 206 }, // 208
		{ k: "fork", to: [207, 208] }, // 209
		{ k: "literal", literal: 10, to: 209 }, // 210
		{ k: "space", greedy: true, to: 209 }, // 211
		{ k: "literal", literal: 11, to: 211 }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "fork", to: [210, 213] }, // 214
		{ k: "fork", to: [206, 214] }, // 215
		{ k: "op", do: { op: "bind", field: "name" }, to: 215 }, // 216
		{ k: "literal", literal: 25, to: 216 }, // 217
		{ k: "op", do: { op: "mark", field: "name" }, to: 217 }, // 218
		{ k: "literal", literal: 21, to: 218 }, // 219
		{ k: "literal", literal: 4, to: 219 }, // 220
		{ k: "literal", literal: 5, to: 219 }, // 221
		{ k: "fork", to: [220, 221] }, // 222
		{ k: "literal", literal: 7, to: 222 }, // 223
		{ k: "assert", what: "start", to: 223 }, // 224
		{ k: "literal", literal: 2, to: 223 }, // 225
		{ k: "literal", literal: 3, to: 225 }, // 226
		{ k: "literal", literal: 2, to: 226 }, // 227
		{ k: "literal", literal: 3, to: 227 }, // 228
		{ k: "op", do: { op: "repair", code: 3 }, to: 228 }, // 229
		{ k: "fork", to: [224, 226, 229, 223] }, // 230
		{ k: "op", do: { op: "open", unit: 2 }, to: 230 }, // 231
	],
};
