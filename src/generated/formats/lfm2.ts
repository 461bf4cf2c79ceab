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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 213 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 9], after: 100, closable: [103], closableByLoop: [104, 105, 106, 107, 108, 109, 118, 119, 120, 121, 122], pairs: true }, // 0
		{ closes: [], openings: [1, 9], after: 100, closable: [103], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 9], after: 2, closable: [134], closableByLoop: [135, 136, 137, 138, 139, 140, 149, 150, 151, 152, 153], pairs: true }, // 2
		{ closes: [], openings: [1, 9], after: 165, closable: [168], closableByLoop: [169, 170, 171, 172, 173, 174, 183, 184, 185, 186, 187], pairs: true }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 8], stray: false }, // 2
		{ k: "fork", to: [19, 162, 200, 0] }, // 3
		{ k: "fork", to: [19, 162, 200] }, // 4
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
		{ k: "fork", to: [60, 23] }, // 24
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
		{ k: "literal", literal: 4, to: 0 }, // 48
		{ k: "fork", to: [47, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "look", body: 50, to: 42 }, // 51
		{ k: "literal", literal: 7, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "atom", kind: "word", field: "skip", to: 53 }, // 54
		{ k: "value", py: false, field: "skip", to: 24 }, // 55
		{ k: "op", do: { op: "repair", code: 2 }, to: 55 }, // 56
		{ k: "fork", to: [54, 56] }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 5, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "fork", to: [57, 23] }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 8, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 4, to: 21 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 5, to: 66 }, // 67
		{ k: "fork", to: [66, 67] }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "fork", to: [80, 69] }, // 70
		{ k: "value", py: true, field: "skip", to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 6, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "atom", kind: "word", field: "skip", to: 74 }, // 75
		{ k: "slot", slot: "prop", field: "skip", to: 74 }, // 76
		{ k: "fork", to: [76, 75] }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 5, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "fork", to: [77, 69] }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "look", body: 50, to: 82 }, // 83
		{ k: "literal", literal: 7, to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "atom", kind: "word", field: "skip", to: 85 }, // 86
		{ k: "value", py: false, field: "skip", to: 21 }, // 87
		{ k: "op", do: { op: "repair", code: 2 }, to: 87 }, // 88
		{ k: "fork", to: [86, 88] }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "op", do: { op: "repair", code: 1 }, to: 90 }, // 91
		{ k: "fork", to: [64, 91] }, // 92
		{ k: "op", do: { op: "repair", code: 0 }, to: 92 }, // 93
		{ k: "fork", to: [2, 93] }, // 94
		{ k: "literal", literal: 2, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "fork", to: [96, 2] }, // 97
		{ k: "literal", literal: 3, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "text", field: "content", typed: false, exits: 101, stops: null, stray: true, section: { entry: 102, proof: false, content: false } }, // 100
		{ k: "fork", to: [124, 127, 130, 99, 131] }, // 101
		{ k: "fork", to: [124, 127, 99] }, // 102
		{ k: "op", do: { op: "close" }, to: 100 }, // 103
		{ k: "literal", literal: 4, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 5, to: 105 }, // 106
		{ k: "fork", to: [105, 106] }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "fork", to: [117, 108] }, // 109
		{ k: "value", py: true, field: "value", to: 109 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 6, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "atom", kind: "word", field: "key", to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 5, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "fork", to: [114, 108] }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "look", body: 50, to: 119 }, // 120
		{ k: "literal", literal: 7, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "atom", kind: "word", field: "name", to: 122 }, // 123
		{ k: "op", do: { op: "open", unit: 0 }, to: 123 }, // 124
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 103 }, // 125
		{ k: "op", do: { op: "repair", code: 2 }, to: 125 }, // 126
		{ k: "op", do: { op: "open", unit: 1 }, to: 126 }, // 127
		{ k: "space", greedy: true, to: 100 }, // 128
		{ k: "literal", literal: 5, to: 128 }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "op", do: { op: "leave" }, to: 4 }, // 131
		{ k: "literal", literal: 8, to: 128 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "op", do: { op: "close" }, to: 97 }, // 134
		{ k: "literal", literal: 4, to: 134 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "literal", literal: 5, to: 136 }, // 137
		{ k: "fork", to: [136, 137] }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "fork", to: [148, 139] }, // 140
		{ k: "value", py: true, field: "value", to: 140 }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "literal", literal: 6, to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "atom", kind: "word", field: "key", to: 144 }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "literal", literal: 5, to: 146 }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "fork", to: [145, 139] }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "look", body: 50, to: 150 }, // 151
		{ k: "literal", literal: 7, to: 151 }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "atom", kind: "word", field: "name", to: 153 }, // 154
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 134 }, // 155
		{ k: "op", do: { op: "repair", code: 2 }, to: 155 }, // 156
		{ k: "fork", to: [154, 156] }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "op", do: { op: "repair", code: 1 }, to: 158 }, // 159
		{ k: "op", do: { op: "open", unit: 2 }, to: 159 }, // 160
		{ k: "fork", to: [133, 160] }, // 161
		{ k: "literal", literal: 9, to: 161 }, // 162
		{ k: "literal", literal: 3, to: 2 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "text", field: "content", typed: false, exits: 166, stops: null, stray: true, section: { entry: 167, proof: false, content: false } }, // 165
		{ k: "fork", to: [189, 192, 164, 131] }, // 166
		{ k: "fork", to: [189] }, // 167
		{ k: "op", do: { op: "close" }, to: 165 }, // 168
		{ k: "literal", literal: 4, to: 168 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "literal", literal: 5, to: 170 }, // 171
		{ k: "fork", to: [170, 171] }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "fork", to: [182, 173] }, // 174
		{ k: "value", py: true, field: "value", to: 174 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "literal", literal: 6, to: 176 }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "atom", kind: "word", field: "key", to: 178 }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "literal", literal: 5, to: 180 }, // 181
		{ k: "space", greedy: true, to: 181 }, // 182
		{ k: "fork", to: [179, 173] }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "look", body: 50, to: 184 }, // 185
		{ k: "literal", literal: 7, to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "atom", kind: "word", field: "name", to: 187 }, // 188
		{ k: "op", do: { op: "open", unit: 3 }, to: 188 }, // 189
		{ k: "space", greedy: true, to: 165 }, // 190
		{ k: "literal", literal: 5, to: 190 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "literal", literal: 7, to: 0 }, // 193
		{ k: "space", greedy: true, to: 193 }, // 194
		{ k: "slot", slot: "tool", field: "skip", to: 194 }, // 195
		{ k: "space", greedy: true, to: 195 }, // 196
		{ k: "look", body: 196, to: 190 }, // 197
		{ k: "literal", literal: 8, to: 197 }, // 198
		{ k: "assert", what: "start", to: 198 }, // 199
		{ k: "op", do: { op: "repair", code: 3 }, to: 199 }, // 200
		{ k: "op", do: { op: "settle" }, to: 0 }, // 201
		{ k: "eol", to: 2 }, // 202
		{ k: "fork", to: [202, 2] }, // 203
		{ k: "eol", to: 203 }, // 204
		{ k: "fork", to: [204, 203] }, // 205
		{ k: "literal", literal: 0, to: 205 }, // 206
		{ k: "eol", to: 206 }, // 207
		{ k: "fork", to: [207, 206] }, // 208
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 208, stops: [10, 11, 0] }, // 209
		{ k: "eol", to: 209 }, // 210
		{ k: "fork", to: [210, 209] }, // 211
		{ k: "literal", literal: 1, to: 211 }, // 212
		{ k: "fork", to: [212, 211] }, // 213
	],
};
