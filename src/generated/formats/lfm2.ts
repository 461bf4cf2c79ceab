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
	lenient: ["echo", "single", "json", "bare"],
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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 218 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 9], after: 105, closable: [108], closableByLoop: [109, 110, 111, 112, 113, 114, 123, 124, 125, 126, 127], pairs: true }, // 0
		{ closes: [], openings: [1, 9], after: 105, closable: [108], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 9], after: 2, closable: [139], closableByLoop: [140, 141, 142, 143, 144, 145, 154, 155, 156, 157, 158], pairs: true }, // 2
		{ closes: [], openings: [1, 9], after: 170, closable: [173], closableByLoop: [174, 175, 176, 177, 178, 179, 188, 189, 190, 191, 192], pairs: true }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 8], stray: false }, // 2
		{ k: "fork", to: [19, 167, 205, 0] }, // 3
		{ k: "fork", to: [19, 167, 205] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [10, 11, 0] }, // 13
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
		{ k: "fork", to: [65, 23] }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 5, to: 26 }, // 27
		{ k: "fork", to: [26, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "fork", to: [40, 29] }, // 30
		{ k: "value", py: true, field: "skip", to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "atom", kind: "word", field: "skip", to: 34 }, // 35
		{ k: "slot", slot: "prop", field: "skip", to: 34 }, // 36
		{ k: "fork", to: [36, 35] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 5, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "fork", to: [37, 29] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 6, to: 0 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "atom", kind: "word", field: "skip", to: 44 }, // 45
		{ k: "slot", slot: "prop", field: "skip", to: 44 }, // 46
		{ k: "fork", to: [46, 45] }, // 47
		{ k: "literal", literal: 5, to: 0 }, // 48
		{ k: "literal", literal: 3, to: 0 }, // 49
		{ k: "literal", literal: 2, to: 0 }, // 50
		{ k: "fork", to: [48, 49, 50] }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 4, to: 52 }, // 53
		{ k: "fork", to: [47, 53] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 42 }, // 56
		{ k: "literal", literal: 7, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "atom", kind: "word", field: "skip", to: 58 }, // 59
		{ k: "value", py: false, field: "skip", to: 24 }, // 60
		{ k: "op", do: { op: "repair", code: 2 }, to: 60 }, // 61
		{ k: "fork", to: [59, 61] }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 5, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "fork", to: [62, 23] }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 8, to: 67 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 4, to: 21 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 5, to: 71 }, // 72
		{ k: "fork", to: [71, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "fork", to: [85, 74] }, // 75
		{ k: "value", py: true, field: "skip", to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 6, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "atom", kind: "word", field: "skip", to: 79 }, // 80
		{ k: "slot", slot: "prop", field: "skip", to: 79 }, // 81
		{ k: "fork", to: [81, 80] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 5, to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "fork", to: [82, 74] }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "look", body: 55, to: 87 }, // 88
		{ k: "literal", literal: 7, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "atom", kind: "word", field: "skip", to: 90 }, // 91
		{ k: "value", py: false, field: "skip", to: 21 }, // 92
		{ k: "op", do: { op: "repair", code: 2 }, to: 92 }, // 93
		{ k: "fork", to: [91, 93] }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "op", do: { op: "repair", code: 1 }, to: 95 }, // 96
		{ k: "fork", to: [69, 96] }, // 97
		{ k: "op", do: { op: "repair", code: 0 }, to: 97 }, // 98
		{ k: "fork", to: [2, 98] }, // 99
		{ k: "literal", literal: 2, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "fork", to: [101, 2] }, // 102
		{ k: "literal", literal: 3, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "text", field: "content", typed: false, exits: 106, stops: null, stray: true, section: { entry: 107, proof: false, content: false } }, // 105
		{ k: "fork", to: [129, 132, 135, 104, 136] }, // 106
		{ k: "fork", to: [129, 132, 104] }, // 107
		{ k: "op", do: { op: "close" }, to: 105 }, // 108
		{ k: "literal", literal: 4, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 5, to: 110 }, // 111
		{ k: "fork", to: [110, 111] }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "fork", to: [122, 113] }, // 114
		{ k: "value", py: true, field: "value", to: 114 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "literal", literal: 6, to: 116 }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "atom", kind: "word", field: "key", to: 118 }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 5, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "fork", to: [119, 113] }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "look", body: 55, to: 124 }, // 125
		{ k: "literal", literal: 7, to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "atom", kind: "word", field: "name", to: 127 }, // 128
		{ k: "op", do: { op: "open", unit: 0 }, to: 128 }, // 129
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 108 }, // 130
		{ k: "op", do: { op: "repair", code: 2 }, to: 130 }, // 131
		{ k: "op", do: { op: "open", unit: 1 }, to: 131 }, // 132
		{ k: "space", greedy: true, to: 105 }, // 133
		{ k: "literal", literal: 5, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "op", do: { op: "leave" }, to: 4 }, // 136
		{ k: "literal", literal: 8, to: 133 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "op", do: { op: "close" }, to: 102 }, // 139
		{ k: "literal", literal: 4, to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 5, to: 141 }, // 142
		{ k: "fork", to: [141, 142] }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "fork", to: [153, 144] }, // 145
		{ k: "value", py: true, field: "value", to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 6, to: 147 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "atom", kind: "word", field: "key", to: 149 }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "literal", literal: 5, to: 151 }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "fork", to: [150, 144] }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "look", body: 55, to: 155 }, // 156
		{ k: "literal", literal: 7, to: 156 }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "atom", kind: "word", field: "name", to: 158 }, // 159
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 139 }, // 160
		{ k: "op", do: { op: "repair", code: 2 }, to: 160 }, // 161
		{ k: "fork", to: [159, 161] }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "op", do: { op: "repair", code: 1 }, to: 163 }, // 164
		{ k: "op", do: { op: "open", unit: 2 }, to: 164 }, // 165
		{ k: "fork", to: [138, 165] }, // 166
		{ k: "literal", literal: 9, to: 166 }, // 167
		{ k: "literal", literal: 3, to: 2 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "text", field: "content", typed: false, exits: 171, stops: null, stray: true, section: { entry: 172, proof: false, content: false } }, // 170
		{ k: "fork", to: [194, 197, 169, 136] }, // 171
		{ k: "fork", to: [194] }, // 172
		{ k: "op", do: { op: "close" }, to: 170 }, // 173
		{ k: "literal", literal: 4, to: 173 }, // 174
		{ k: "space", greedy: true, to: 174 }, // 175
		{ k: "literal", literal: 5, to: 175 }, // 176
		{ k: "fork", to: [175, 176] }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "fork", to: [187, 178] }, // 179
		{ k: "value", py: true, field: "value", to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 6, to: 181 }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "atom", kind: "word", field: "key", to: 183 }, // 184
		{ k: "space", greedy: true, to: 184 }, // 185
		{ k: "literal", literal: 5, to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "fork", to: [184, 178] }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "look", body: 55, to: 189 }, // 190
		{ k: "literal", literal: 7, to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "atom", kind: "word", field: "name", to: 192 }, // 193
		{ k: "op", do: { op: "open", unit: 3 }, to: 193 }, // 194
		{ k: "space", greedy: true, to: 170 }, // 195
		{ k: "literal", literal: 5, to: 195 }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 7, to: 0 }, // 198
		{ k: "space", greedy: true, to: 198 }, // 199
		{ k: "slot", slot: "tool", field: "skip", to: 199 }, // 200
		{ k: "space", greedy: true, to: 200 }, // 201
		{ k: "look", body: 201, to: 195 }, // 202
		{ k: "literal", literal: 8, to: 202 }, // 203
		{ k: "assert", what: "start", to: 203 }, // 204
		{ k: "op", do: { op: "repair", code: 3 }, to: 204 }, // 205
		{ k: "op", do: { op: "settle" }, to: 0 }, // 206
		{ k: "eol", to: 2 }, // 207
		{ k: "fork", to: [207, 2] }, // 208
		{ k: "eol", to: 208 }, // 209
		{ k: "fork", to: [209, 208] }, // 210
		{ k: "literal", literal: 0, to: 210 }, // 211
		{ k: "eol", to: 211 }, // 212
		{ k: "fork", to: [212, 211] }, // 213
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 213, stops: [10, 11, 0] }, // 214
		{ k: "eol", to: 214 }, // 215
		{ k: "fork", to: [215, 214] }, // 216
		{ k: "literal", literal: 1, to: 216 }, // 217
		{ k: "fork", to: [217, 216] }, // 218
	],
};
