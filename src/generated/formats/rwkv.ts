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
	template: ["'System: ' + ns.system_prompt"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["more-attributes", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		"=\"", // 16
		"\n</think>", // 17
		"\r\n</think>", // 18
		"\n<parameter", // 19
		"\n</invoke>", // 20
		"\r\n<parameter", // 21
		"\r\n</invoke>", // 22
		"\n<parameter>", // 23
		"\r\n<parameter>", // 24
	],
	openings: [1, 11],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 231 }, // 0
	],
	units: [
		{ closes: [3], openings: [7, 2, 1, 11], after: 21, closable: [25], closableByLoop: [26, 28, 29, 39, 40, 50, 51, 52, 53, 54, 55, 60, 61, 87, 88, 89, 90, 93, 94, 95, 96, 97, 98, 100, 101, 102, 103, 104, 105, 106, 182, 209, 210, 211, 214], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 11], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 230, 0] }, // 3
		{ k: "fork", to: [19, 230] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [17, 18, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [7, 2, 1, 11], terminators: [], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [224, 20, 225] }, // 22
		{ k: "fork", to: [224, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "literal", literal: 2, to: 0 }, // 27
		{ k: "look", body: 27, to: 25 }, // 28
		{ k: "op", do: { op: "repair", code: 2 }, to: 28 }, // 29
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
		{ k: "op", do: { op: "repair", code: 2 }, to: 39 }, // 40
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
		{ k: "op", do: { op: "repair", code: 2 }, to: 50 }, // 51
		{ k: "fork", to: [26, 29, 40, 51] }, // 52
		{ k: "fork", to: [208, 52] }, // 53
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
		{ k: "op", do: { op: "repair", code: 1 }, to: 89 }, // 90
		{ k: "fork", to: [27, 38, 49] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "look", body: 92, to: 55 }, // 93
		{ k: "literal", literal: 10, to: 93 }, // 94
		{ k: "op", do: { op: "repair", code: 2 }, to: 94 }, // 95
		{ k: "space", greedy: true, to: 61 }, // 96
		{ k: "literal", literal: 10, to: 96 }, // 97
		{ k: "op", do: { op: "repair", code: 3 }, to: 97 }, // 98
		{ k: "space", greedy: true, to: 86 }, // 99
		{ k: "look", body: 99, to: 55 }, // 100
		{ k: "literal", literal: 12, to: 100 }, // 101
		{ k: "literal", literal: 3, to: 100 }, // 102
		{ k: "fork", to: [101, 102] }, // 103
		{ k: "eol", to: 103 }, // 104
		{ k: "fork", to: [104, 103] }, // 105
		{ k: "op", do: { op: "repair", code: 4 }, to: 105 }, // 106
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
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 131 }, // 132
		{ k: "atom", kind: "word", field: "skip", to: 113 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "literal", literal: 9, to: 134 }, // 135
		{ k: "atom", kind: "word", field: "skip", to: 134 }, // 136
		{ k: "literal", literal: 15, to: 136 }, // 137
		{ k: "atom", kind: "word", field: "skip", to: 122 }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "literal", literal: 9, to: 139 }, // 140
		{ k: "atom", kind: "word", field: "skip", to: 139 }, // 141
		{ k: "literal", literal: 15, to: 141 }, // 142
		{ k: "slot", slot: "tool", field: "skip", to: 108 }, // 143
		{ k: "literal", literal: 4, to: 143 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "literal", literal: 5, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 6, to: 147 }, // 148
		{ k: "slot", slot: "tool", field: "skip", to: 117 }, // 149
		{ k: "literal", literal: 8, to: 149 }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "literal", literal: 5, to: 151 }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "literal", literal: 6, to: 153 }, // 154
		{ k: "fork", to: [114, 112, 110, 109, 135, 137, 123, 121, 119, 118, 140, 142, 148, 146, 144, 143, 154, 152, 150, 149] }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 10, to: 156 }, // 157
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 157 }, // 158
		{ k: "op", do: { op: "break", at: "here" }, to: 55 }, // 159
		{ k: "literal", literal: 4, to: 159 }, // 160
		{ k: "slot", slot: "tool", field: "skip", to: 160 }, // 161
		{ k: "literal", literal: 4, to: 161 }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 5, to: 163 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 6, to: 165 }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "literal", literal: 7, to: 167 }, // 168
		{ k: "literal", literal: 8, to: 159 }, // 169
		{ k: "slot", slot: "tool", field: "skip", to: 169 }, // 170
		{ k: "literal", literal: 8, to: 170 }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "literal", literal: 5, to: 172 }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 6, to: 174 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "literal", literal: 7, to: 176 }, // 177
		{ k: "space", greedy: true, to: 168 }, // 178
		{ k: "literal", literal: 11, to: 178 }, // 179
		{ k: "space", greedy: true, to: 177 }, // 180
		{ k: "literal", literal: 11, to: 180 }, // 181
		{ k: "fork", to: [61, 90, 95, 98, 106, 132, 158, 168, 177, 179, 181] }, // 182
		{ k: "text", field: "value", typed: true, stray: false, exits: 182, stops: [10, 19, 20, 21, 22, 9, 3, 23, 24, 12, 14, 7, 11], terminators: [55] }, // 183
		{ k: "literal", literal: 13, to: 183 }, // 184
		{ k: "space", greedy: true, to: 184 }, // 185
		{ k: "literal", literal: 4, to: 185 }, // 186
		{ k: "atom", kind: "word", field: "key", to: 186 }, // 187
		{ k: "literal", literal: 4, to: 187 }, // 188
		{ k: "literal", literal: 8, to: 185 }, // 189
		{ k: "atom", kind: "word", field: "key", to: 189 }, // 190
		{ k: "literal", literal: 8, to: 190 }, // 191
		{ k: "fork", to: [197, 185] }, // 192
		{ k: "literal", literal: 4, to: 192 }, // 193
		{ k: "atom", kind: "attr", field: "skip", to: 193 }, // 194
		{ k: "literal", literal: 16, to: 194 }, // 195
		{ k: "atom", kind: "word", field: "skip", to: 195 }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 4, to: 197 }, // 198
		{ k: "atom", kind: "word", field: "key", to: 198 }, // 199
		{ k: "literal", literal: 4, to: 199 }, // 200
		{ k: "op", do: { op: "repair", code: 0 }, to: 200 }, // 201
		{ k: "fork", to: [188, 191, 201] }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "literal", literal: 5, to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 6, to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 9, to: 207 }, // 208
		{ k: "literal", literal: 13, to: 54 }, // 209
		{ k: "space", greedy: true, to: 209 }, // 210
		{ k: "literal", literal: 4, to: 210 }, // 211
		{ k: "atom", kind: "word", field: "name", to: 211 }, // 212
		{ k: "literal", literal: 4, to: 212 }, // 213
		{ k: "literal", literal: 8, to: 210 }, // 214
		{ k: "atom", kind: "word", field: "name", to: 214 }, // 215
		{ k: "literal", literal: 8, to: 215 }, // 216
		{ k: "fork", to: [213, 216] }, // 217
		{ k: "space", greedy: true, to: 217 }, // 218
		{ k: "literal", literal: 5, to: 218 }, // 219
		{ k: "space", greedy: true, to: 219 }, // 220
		{ k: "literal", literal: 6, to: 220 }, // 221
		{ k: "space", greedy: true, to: 221 }, // 222
		{ k: "literal", literal: 7, to: 222 }, // 223
		{ k: "op", do: { op: "open", unit: 0 }, to: 223 }, // 224
		{ k: "op", do: { op: "leave" }, to: 4 }, // 225
		{ k: "literal", literal: 7, to: 0 }, // 226
		{ k: "fork", to: [226, 27] }, // 227
		{ k: "space", greedy: true, to: 227 }, // 228
		{ k: "look", body: 228, to: 24 }, // 229
		{ k: "literal", literal: 11, to: 229 }, // 230
		{ k: "fork", to: [16, 15] }, // 231
	],
};
