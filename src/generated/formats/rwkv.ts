// Generated from grammars/rwkv.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <invoke> and <parameter> tags between <tool_call> tags */
export const rwkv: Format = {
	version: 2,
	name: "rwkv",
	title: "<invoke> and <parameter> tags between <tool_call> tags",
	aliases: ["rwkv_world"],
	models: ["RWKV/*", "BlinkDL/*", "fla-hub/rwkv7-*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"</invoke>", // 3
		"\"", // 4
		"=", // 5
		"name", // 6
		"<invoke", // 7
		"'", // 8
		"<parameter", // 9
		"</parameter>", // 10
		"<tool_call>", // 11
		"<parameter>", // 12
		">", // 13
		"</", // 14
		"<", // 15
		"\n</think>", // 16
		"\r\n</think>", // 17
		"\n<parameter", // 18
		"\n</invoke>", // 19
		"\r\n<parameter", // 20
		"\r\n</invoke>", // 21
		"\n<parameter>", // 22
		"\r\n<parameter>", // 23
	],
	openings: [1, 11],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 227 }, // 0
	],
	units: [
		{ closes: [3], openings: [7, 2, 1, 11], after: 21, closable: [25], closableByLoop: [26, 28, 29, 39, 40, 50, 51, 52, 53, 54, 55, 60, 61, 87, 88, 89, 90, 93, 94, 95, 96, 97, 98, 100, 101, 102, 103, 104, 105, 106, 107, 108, 117, 126, 127, 128, 129, 153, 154, 163, 176, 193, 194, 195, 198], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 11], stray: false }, // 2
		{ k: "fork", to: [19, 214, 0] }, // 3
		{ k: "fork", to: [19, 214] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [16, 17, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [7, 2, 1, 11], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [208, 20, 209] }, // 22
		{ k: "fork", to: [208, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "literal", literal: 2, to: 0 }, // 27
		{ k: "look", body: 27, to: 25 }, // 28
		{ k: "op", do: { op: "repair", code: 1 }, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "slot", slot: "tool", field: "skip", to: 30 }, // 31
		{ k: "literal", literal: 4, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 6, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "look", body: 38, to: 25 }, // 39
		{ k: "op", do: { op: "repair", code: 1 }, to: 39 }, // 40
		{ k: "literal", literal: 8, to: 0 }, // 41
		{ k: "slot", slot: "tool", field: "skip", to: 41 }, // 42
		{ k: "literal", literal: 8, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 5, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 6, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 7, to: 48 }, // 49
		{ k: "look", body: 49, to: 25 }, // 50
		{ k: "op", do: { op: "repair", code: 1 }, to: 50 }, // 51
		{ k: "fork", to: [26, 29, 40, 51] }, // 52
		{ k: "fork", to: [192, 52] }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "op", do: { op: "settle" }, to: 54 }, // 55
		{ k: "literal", literal: 9, to: 0 }, // 56
		{ k: "literal", literal: 3, to: 0 }, // 57
		{ k: "fork", to: [56, 57] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 55 }, // 60
		{ k: "literal", literal: 10, to: 60 }, // 61
		{ k: "slot", slot: "unbound", field: "skip", to: 30 }, // 62
		{ k: "literal", literal: 4, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 5, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 6, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 9, to: 68 }, // 69
		{ k: "slot", slot: "unbound", field: "skip", to: 41 }, // 70
		{ k: "literal", literal: 8, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 5, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 6, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 9, to: 76 }, // 77
		{ k: "space", greedy: true, to: 38 }, // 78
		{ k: "literal", literal: 11, to: 78 }, // 79
		{ k: "space", greedy: true, to: 49 }, // 80
		{ k: "literal", literal: 11, to: 80 }, // 81
		{ k: "assert", what: "end", to: 0 }, // 82
		{ k: "fork", to: [38, 49, 79, 81, 27, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 3, to: 84 }, // 85
		{ k: "fork", to: [69, 77, 85] }, // 86
		{ k: "look", body: 86, to: 55 }, // 87
		{ k: "eol", to: 87 }, // 88
		{ k: "fork", to: [88, 87] }, // 89
		{ k: "op", do: { op: "repair", code: 0 }, to: 89 }, // 90
		{ k: "fork", to: [27, 38, 49] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "look", body: 92, to: 55 }, // 93
		{ k: "literal", literal: 10, to: 93 }, // 94
		{ k: "op", do: { op: "repair", code: 1 }, to: 94 }, // 95
		{ k: "space", greedy: true, to: 61 }, // 96
		{ k: "literal", literal: 10, to: 96 }, // 97
		{ k: "op", do: { op: "repair", code: 2 }, to: 97 }, // 98
		{ k: "space", greedy: true, to: 86 }, // 99
		{ k: "look", body: 99, to: 55 }, // 100
		{ k: "literal", literal: 12, to: 100 }, // 101
		{ k: "literal", literal: 3, to: 100 }, // 102
		{ k: "fork", to: [101, 102] }, // 103
		{ k: "eol", to: 103 }, // 104
		{ k: "fork", to: [104, 103] }, // 105
		{ k: "op", do: { op: "repair", code: 3 }, to: 105 }, // 106
		{ k: "op", do: { op: "break", at: "skip" }, to: 55 }, // 107
		{ k: "literal", literal: 4, to: 107 }, // 108
		{ k: "slot", slot: "unbound", field: "skip", to: 108 }, // 109
		{ k: "literal", literal: 4, to: 109 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 5, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 6, to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 9, to: 115 }, // 116
		{ k: "literal", literal: 8, to: 107 }, // 117
		{ k: "slot", slot: "unbound", field: "skip", to: 117 }, // 118
		{ k: "literal", literal: 8, to: 118 }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 5, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 6, to: 122 }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "literal", literal: 9, to: 124 }, // 125
		{ k: "literal", literal: 3, to: 107 }, // 126
		{ k: "fork", to: [116, 125, 126] }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "literal", literal: 13, to: 128 }, // 129
		{ k: "atom", kind: "word", field: "skip", to: 129 }, // 130
		{ k: "literal", literal: 14, to: 130 }, // 131
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 131 }, // 132
		{ k: "atom", kind: "word", field: "skip", to: 115 }, // 133
		{ k: "literal", literal: 15, to: 133 }, // 134
		{ k: "atom", kind: "word", field: "skip", to: 124 }, // 135
		{ k: "literal", literal: 15, to: 135 }, // 136
		{ k: "slot", slot: "tool", field: "skip", to: 108 }, // 137
		{ k: "literal", literal: 4, to: 137 }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "literal", literal: 5, to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 6, to: 141 }, // 142
		{ k: "slot", slot: "tool", field: "skip", to: 117 }, // 143
		{ k: "literal", literal: 8, to: 143 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "literal", literal: 5, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 6, to: 147 }, // 148
		{ k: "fork", to: [114, 112, 110, 109, 134, 123, 121, 119, 118, 136, 142, 140, 138, 137, 148, 146, 144, 143] }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "literal", literal: 10, to: 150 }, // 151
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 151 }, // 152
		{ k: "op", do: { op: "break", at: "here" }, to: 55 }, // 153
		{ k: "literal", literal: 4, to: 153 }, // 154
		{ k: "slot", slot: "tool", field: "skip", to: 154 }, // 155
		{ k: "literal", literal: 4, to: 155 }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "literal", literal: 5, to: 157 }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 6, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "literal", literal: 7, to: 161 }, // 162
		{ k: "literal", literal: 8, to: 153 }, // 163
		{ k: "slot", slot: "tool", field: "skip", to: 163 }, // 164
		{ k: "literal", literal: 8, to: 164 }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 5, to: 166 }, // 167
		{ k: "space", greedy: true, to: 167 }, // 168
		{ k: "literal", literal: 6, to: 168 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "literal", literal: 7, to: 170 }, // 171
		{ k: "space", greedy: true, to: 162 }, // 172
		{ k: "literal", literal: 11, to: 172 }, // 173
		{ k: "space", greedy: true, to: 171 }, // 174
		{ k: "literal", literal: 11, to: 174 }, // 175
		{ k: "fork", to: [61, 90, 95, 98, 106, 132, 152, 162, 171, 173, 175] }, // 176
		{ k: "text", field: "value", typed: true, stray: false, exits: 176, stops: [10, 18, 19, 20, 21, 9, 3, 22, 23, 12, 14, 7, 11] }, // 177
		{ k: "literal", literal: 13, to: 177 }, // 178
		{ k: "space", greedy: true, to: 178 }, // 179
		{ k: "literal", literal: 4, to: 179 }, // 180
		{ k: "atom", kind: "word", field: "key", to: 180 }, // 181
		{ k: "literal", literal: 4, to: 181 }, // 182
		{ k: "literal", literal: 8, to: 179 }, // 183
		{ k: "atom", kind: "word", field: "key", to: 183 }, // 184
		{ k: "literal", literal: 8, to: 184 }, // 185
		{ k: "fork", to: [182, 185] }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 5, to: 187 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "literal", literal: 6, to: 189 }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "literal", literal: 9, to: 191 }, // 192
		{ k: "literal", literal: 13, to: 54 }, // 193
		{ k: "space", greedy: true, to: 193 }, // 194
		{ k: "literal", literal: 4, to: 194 }, // 195
		{ k: "atom", kind: "word", field: "name", to: 195 }, // 196
		{ k: "literal", literal: 4, to: 196 }, // 197
		{ k: "literal", literal: 8, to: 194 }, // 198
		{ k: "atom", kind: "word", field: "name", to: 198 }, // 199
		{ k: "literal", literal: 8, to: 199 }, // 200
		{ k: "fork", to: [197, 200] }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "literal", literal: 5, to: 202 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "literal", literal: 6, to: 204 }, // 205
		{ k: "space", greedy: true, to: 205 }, // 206
		{ k: "literal", literal: 7, to: 206 }, // 207
		{ k: "op", do: { op: "open", unit: 0 }, to: 207 }, // 208
		{ k: "op", do: { op: "leave" }, to: 4 }, // 209
		{ k: "literal", literal: 7, to: 0 }, // 210
		{ k: "fork", to: [210, 27] }, // 211
		{ k: "space", greedy: true, to: 211 }, // 212
		{ k: "look", body: 212, to: 24 }, // 213
		{ k: "literal", literal: 11, to: 213 }, // 214
		{ k: "op", do: { op: "settle" }, to: 0 }, // 215
		{ k: "eol", to: 2 }, // 216
		{ k: "fork", to: [216, 2] }, // 217
		{ k: "eol", to: 217 }, // 218
		{ k: "fork", to: [218, 217] }, // 219
		{ k: "literal", literal: 0, to: 219 }, // 220
		{ k: "eol", to: 220 }, // 221
		{ k: "fork", to: [221, 220] }, // 222
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 222, stops: [16, 17, 0] }, // 223
		{ k: "eol", to: 223 }, // 224
		{ k: "fork", to: [224, 223] }, // 225
		{ k: "literal", literal: 1, to: 225 }, // 226
		{ k: "fork", to: [226, 225] }, // 227
	],
};
