// Generated from grammars/lfm2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** a Python list of calls between two tokens */
export const lfm2: Format = {
	version: 2,
	name: "lfm2",
	title: "a Python list of calls between two tokens",
	aliases: ["lfm2-thinking", "liquid"],
	models: ["LiquidAI/LFM2*"],
	template: ["<|tool_list_start|>", "List of tools: ["],
	tokens: ["<|tool_call_start|>", "<|tool_call_end|>", "<think>", "</think>", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S6",
	reasoning: true,
	holdback: 1024,
	lenient: ["echo", "unquoted", "single", "json", "bare"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<|tool_call_end|>", // 2
		"]", // 3
		")", // 4
		",", // 5
		"=", // 6
		"(", // 7
		"[", // 8
		"<|tool_call_start|>", // 9
		"\n</think>", // 10
		"\r\n</think>", // 11
	],
	openings: [1, 9],
	kinds: [pairsKind, patternKind, pythonKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 221 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 9], after: 111, closable: [114], closableByLoop: [115, 116, 117, 118, 119, 120, 132, 133, 134, 135, 136], pairs: true }, // 0
		{ closes: [], openings: [1, 9], after: 111, closable: [114], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 9], after: 2, closable: [148], closableByLoop: [149, 150, 151, 152, 153, 154, 166, 167, 168, 169, 170], pairs: true }, // 2
		{ closes: [], openings: [1, 9], after: 182, closable: [185], closableByLoop: [186, 187, 188, 189, 190, 191, 203, 204, 205, 206, 207], pairs: true }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 8], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 179, 220, 0] }, // 3
		{ k: "fork", to: [19, 179, 220] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [10, 11, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "fork", to: [68, 23] }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 5, to: 26 }, // 27
		{ k: "fork", to: [26, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "fork", to: [43, 29] }, // 30
		{ k: "value", py: true, field: "skip", to: 30 }, // 31
		{ k: "atom", kind: "word", field: "skip", to: 30 }, // 32
		{ k: "op", do: { op: "repair", code: 1 }, to: 32 }, // 33
		{ k: "fork", to: [31, 33] }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 6, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "atom", kind: "word", field: "skip", to: 37 }, // 38
		{ k: "slot", slot: "prop", field: "skip", to: 37 }, // 39
		{ k: "fork", to: [39, 38] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "literal", literal: 5, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "fork", to: [40, 29] }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 6, to: 0 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "atom", kind: "word", field: "skip", to: 47 }, // 48
		{ k: "slot", slot: "prop", field: "skip", to: 47 }, // 49
		{ k: "fork", to: [49, 48] }, // 50
		{ k: "literal", literal: 5, to: 0 }, // 51
		{ k: "literal", literal: 3, to: 0 }, // 52
		{ k: "literal", literal: 2, to: 0 }, // 53
		{ k: "fork", to: [51, 52, 53] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 4, to: 55 }, // 56
		{ k: "fork", to: [50, 56] }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "look", body: 58, to: 45 }, // 59
		{ k: "literal", literal: 7, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "atom", kind: "word", field: "skip", to: 61 }, // 62
		{ k: "value", py: false, field: "skip", to: 24 }, // 63
		{ k: "op", do: { op: "repair", code: 3 }, to: 63 }, // 64
		{ k: "fork", to: [62, 64] }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 5, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "fork", to: [65, 23] }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 8, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 4, to: 21 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 5, to: 74 }, // 75
		{ k: "fork", to: [74, 75] }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "fork", to: [91, 77] }, // 78
		{ k: "value", py: true, field: "skip", to: 78 }, // 79
		{ k: "atom", kind: "word", field: "skip", to: 78 }, // 80
		{ k: "op", do: { op: "repair", code: 1 }, to: 80 }, // 81
		{ k: "fork", to: [79, 81] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 6, to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "atom", kind: "word", field: "skip", to: 85 }, // 86
		{ k: "slot", slot: "prop", field: "skip", to: 85 }, // 87
		{ k: "fork", to: [87, 86] }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 5, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "fork", to: [88, 77] }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "look", body: 58, to: 93 }, // 94
		{ k: "literal", literal: 7, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "atom", kind: "word", field: "skip", to: 96 }, // 97
		{ k: "value", py: false, field: "skip", to: 21 }, // 98
		{ k: "op", do: { op: "repair", code: 3 }, to: 98 }, // 99
		{ k: "fork", to: [97, 99] }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "op", do: { op: "repair", code: 2 }, to: 101 }, // 102
		{ k: "fork", to: [72, 102] }, // 103
		{ k: "op", do: { op: "repair", code: 0 }, to: 103 }, // 104
		{ k: "fork", to: [2, 104] }, // 105
		{ k: "literal", literal: 2, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "fork", to: [107, 2] }, // 108
		{ k: "literal", literal: 3, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "text", field: "content", typed: false, exits: 112, stops: null, terminators: [], stray: true, section: { entry: 113, proof: false, content: false } }, // 111
		{ k: "fork", to: [138, 141, 144, 110, 145] }, // 112
		{ k: "fork", to: [138, 141, 110] }, // 113
		{ k: "op", do: { op: "close" }, to: 111 }, // 114
		{ k: "literal", literal: 4, to: 114 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "literal", literal: 5, to: 116 }, // 117
		{ k: "fork", to: [116, 117] }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "fork", to: [131, 119] }, // 120
		{ k: "value", py: true, field: "value", to: 120 }, // 121
		{ k: "atom", kind: "word", field: "value", to: 120 }, // 122
		{ k: "op", do: { op: "repair", code: 1 }, to: 122 }, // 123
		{ k: "fork", to: [121, 123] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 6, to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "atom", kind: "word", field: "key", to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 5, to: 129 }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "fork", to: [128, 119] }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "look", body: 58, to: 133 }, // 134
		{ k: "literal", literal: 7, to: 134 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "atom", kind: "word", field: "name", to: 136 }, // 137
		{ k: "op", do: { op: "open", unit: 0 }, to: 137 }, // 138
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 114 }, // 139
		{ k: "op", do: { op: "repair", code: 3 }, to: 139 }, // 140
		{ k: "op", do: { op: "open", unit: 1 }, to: 140 }, // 141
		{ k: "space", greedy: true, to: 111 }, // 142
		{ k: "literal", literal: 5, to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "op", do: { op: "leave" }, to: 4 }, // 145
		{ k: "literal", literal: 8, to: 142 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "op", do: { op: "close" }, to: 108 }, // 148
		{ k: "literal", literal: 4, to: 148 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "literal", literal: 5, to: 150 }, // 151
		{ k: "fork", to: [150, 151] }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "fork", to: [165, 153] }, // 154
		{ k: "value", py: true, field: "value", to: 154 }, // 155
		{ k: "atom", kind: "word", field: "value", to: 154 }, // 156
		{ k: "op", do: { op: "repair", code: 1 }, to: 156 }, // 157
		{ k: "fork", to: [155, 157] }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 6, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "atom", kind: "word", field: "key", to: 161 }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 5, to: 163 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "fork", to: [162, 153] }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "look", body: 58, to: 167 }, // 168
		{ k: "literal", literal: 7, to: 168 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "atom", kind: "word", field: "name", to: 170 }, // 171
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 148 }, // 172
		{ k: "op", do: { op: "repair", code: 3 }, to: 172 }, // 173
		{ k: "fork", to: [171, 173] }, // 174
		{ k: "op", do: { op: "repair", code: 2 }, to: 174 }, // 175
		{ k: "op", do: { op: "open", unit: 2 }, to: 175 }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "fork", to: [147, 177] }, // 178
		{ k: "literal", literal: 9, to: 178 }, // 179
		{ k: "literal", literal: 3, to: 2 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "text", field: "content", typed: false, exits: 183, stops: null, terminators: [], stray: true, section: { entry: 184, proof: false, content: false } }, // 182
		{ k: "fork", to: [209, 212, 181, 145] }, // 183
		{ k: "fork", to: [209] }, // 184
		{ k: "op", do: { op: "close" }, to: 182 }, // 185
		{ k: "literal", literal: 4, to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 5, to: 187 }, // 188
		{ k: "fork", to: [187, 188] }, // 189
		{ k: "space", greedy: true, to: 189 }, // 190
		{ k: "fork", to: [202, 190] }, // 191
		{ k: "value", py: true, field: "value", to: 191 }, // 192
		{ k: "atom", kind: "word", field: "value", to: 191 }, // 193
		{ k: "op", do: { op: "repair", code: 1 }, to: 193 }, // 194
		{ k: "fork", to: [192, 194] }, // 195
		{ k: "space", greedy: true, to: 195 }, // 196
		{ k: "literal", literal: 6, to: 196 }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "atom", kind: "word", field: "key", to: 198 }, // 199
		{ k: "space", greedy: true, to: 199 }, // 200
		{ k: "literal", literal: 5, to: 200 }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "fork", to: [199, 190] }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "look", body: 58, to: 204 }, // 205
		{ k: "literal", literal: 7, to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "atom", kind: "word", field: "name", to: 207 }, // 208
		{ k: "op", do: { op: "open", unit: 3 }, to: 208 }, // 209
		{ k: "space", greedy: true, to: 182 }, // 210
		{ k: "literal", literal: 5, to: 210 }, // 211
		{ k: "space", greedy: true, to: 211 }, // 212
		{ k: "literal", literal: 7, to: 0 }, // 213
		{ k: "space", greedy: true, to: 213 }, // 214
		{ k: "slot", slot: "tool", field: "skip", to: 214 }, // 215
		{ k: "space", greedy: true, to: 215 }, // 216
		{ k: "look", body: 216, to: 210 }, // 217
		{ k: "literal", literal: 8, to: 217 }, // 218
		{ k: "assert", what: "start", to: 218 }, // 219
		{ k: "op", do: { op: "repair", code: 4 }, to: 219 }, // 220
		{ k: "fork", to: [16, 15] }, // 221
	],
};
