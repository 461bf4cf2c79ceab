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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 207 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 9], after: 94, closable: [97], closableByLoop: [98, 99, 100, 101, 102, 103, 112, 113, 114, 115, 116], pairs: true }, // 0
		{ closes: [], openings: [1, 9], after: 94, closable: [97], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 9], after: 2, closable: [128], closableByLoop: [129, 130, 131, 132, 133, 134, 143, 144, 145, 146, 147], pairs: true }, // 2
		{ closes: [], openings: [1, 9], after: 159, closable: [162], closableByLoop: [163, 164, 165, 166, 167, 168, 177, 178, 179, 180, 181], pairs: true }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 8], stray: false }, // 2
		{ k: "fork", to: [19, 156, 194, 0] }, // 3
		{ k: "fork", to: [19, 156, 194] }, // 4
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
		{ k: "fork", to: [56, 23] }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 5, to: 26 }, // 27
		{ k: "fork", to: [26, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "fork", to: [38, 29] }, // 30
		{ k: "value", py: true, field: "skip", to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "atom", kind: "word", field: "skip", to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 5, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "fork", to: [35, 29] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 6, to: 0 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "atom", kind: "word", field: "skip", to: 42 }, // 43
		{ k: "literal", literal: 4, to: 0 }, // 44
		{ k: "fork", to: [43, 44] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "look", body: 46, to: 40 }, // 47
		{ k: "literal", literal: 7, to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "atom", kind: "word", field: "skip", to: 49 }, // 50
		{ k: "value", py: false, field: "skip", to: 24 }, // 51
		{ k: "op", do: { op: "repair", code: 2 }, to: 51 }, // 52
		{ k: "fork", to: [50, 52] }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 5, to: 54 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "fork", to: [53, 23] }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 8, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 4, to: 21 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 5, to: 62 }, // 63
		{ k: "fork", to: [62, 63] }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "fork", to: [74, 65] }, // 66
		{ k: "value", py: true, field: "skip", to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 6, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "atom", kind: "word", field: "skip", to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 5, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "fork", to: [71, 65] }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "look", body: 46, to: 76 }, // 77
		{ k: "literal", literal: 7, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "atom", kind: "word", field: "skip", to: 79 }, // 80
		{ k: "value", py: false, field: "skip", to: 21 }, // 81
		{ k: "op", do: { op: "repair", code: 2 }, to: 81 }, // 82
		{ k: "fork", to: [80, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "op", do: { op: "repair", code: 1 }, to: 84 }, // 85
		{ k: "fork", to: [60, 85] }, // 86
		{ k: "op", do: { op: "repair", code: 0 }, to: 86 }, // 87
		{ k: "fork", to: [2, 87] }, // 88
		{ k: "literal", literal: 2, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "fork", to: [90, 2] }, // 91
		{ k: "literal", literal: 3, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "text", field: "content", typed: false, exits: 95, stops: null, stray: true, section: { entry: 96, proof: false, content: false } }, // 94
		{ k: "fork", to: [118, 121, 124, 93, 125] }, // 95
		{ k: "fork", to: [118, 121, 93] }, // 96
		{ k: "op", do: { op: "close" }, to: 94 }, // 97
		{ k: "literal", literal: 4, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 5, to: 99 }, // 100
		{ k: "fork", to: [99, 100] }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "fork", to: [111, 102] }, // 103
		{ k: "value", py: true, field: "value", to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 6, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "atom", kind: "word", field: "key", to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 5, to: 109 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "fork", to: [108, 102] }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "look", body: 46, to: 113 }, // 114
		{ k: "literal", literal: 7, to: 114 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "atom", kind: "word", field: "name", to: 116 }, // 117
		{ k: "op", do: { op: "open", unit: 0 }, to: 117 }, // 118
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 97 }, // 119
		{ k: "op", do: { op: "repair", code: 2 }, to: 119 }, // 120
		{ k: "op", do: { op: "open", unit: 1 }, to: 120 }, // 121
		{ k: "space", greedy: true, to: 94 }, // 122
		{ k: "literal", literal: 5, to: 122 }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "op", do: { op: "leave" }, to: 4 }, // 125
		{ k: "literal", literal: 8, to: 122 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "op", do: { op: "close" }, to: 91 }, // 128
		{ k: "literal", literal: 4, to: 128 }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "literal", literal: 5, to: 130 }, // 131
		{ k: "fork", to: [130, 131] }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "fork", to: [142, 133] }, // 134
		{ k: "value", py: true, field: "value", to: 134 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "literal", literal: 6, to: 136 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "atom", kind: "word", field: "key", to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 5, to: 140 }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "fork", to: [139, 133] }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "look", body: 46, to: 144 }, // 145
		{ k: "literal", literal: 7, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "atom", kind: "word", field: "name", to: 147 }, // 148
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 128 }, // 149
		{ k: "op", do: { op: "repair", code: 2 }, to: 149 }, // 150
		{ k: "fork", to: [148, 150] }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "op", do: { op: "repair", code: 1 }, to: 152 }, // 153
		{ k: "op", do: { op: "open", unit: 2 }, to: 153 }, // 154
		{ k: "fork", to: [127, 154] }, // 155
		{ k: "literal", literal: 9, to: 155 }, // 156
		{ k: "literal", literal: 3, to: 2 }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "text", field: "content", typed: false, exits: 160, stops: null, stray: true, section: { entry: 161, proof: false, content: false } }, // 159
		{ k: "fork", to: [183, 186, 158, 125] }, // 160
		{ k: "fork", to: [183] }, // 161
		{ k: "op", do: { op: "close" }, to: 159 }, // 162
		{ k: "literal", literal: 4, to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 5, to: 164 }, // 165
		{ k: "fork", to: [164, 165] }, // 166
		{ k: "space", greedy: true, to: 166 }, // 167
		{ k: "fork", to: [176, 167] }, // 168
		{ k: "value", py: true, field: "value", to: 168 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "literal", literal: 6, to: 170 }, // 171
		{ k: "space", greedy: true, to: 171 }, // 172
		{ k: "atom", kind: "word", field: "key", to: 172 }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 5, to: 174 }, // 175
		{ k: "space", greedy: true, to: 175 }, // 176
		{ k: "fork", to: [173, 167] }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "look", body: 46, to: 178 }, // 179
		{ k: "literal", literal: 7, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "atom", kind: "word", field: "name", to: 181 }, // 182
		{ k: "op", do: { op: "open", unit: 3 }, to: 182 }, // 183
		{ k: "space", greedy: true, to: 159 }, // 184
		{ k: "literal", literal: 5, to: 184 }, // 185
		{ k: "space", greedy: true, to: 185 }, // 186
		{ k: "literal", literal: 7, to: 0 }, // 187
		{ k: "space", greedy: true, to: 187 }, // 188
		{ k: "slot", slot: "tool", field: "skip", to: 188 }, // 189
		{ k: "space", greedy: true, to: 189 }, // 190
		{ k: "look", body: 190, to: 184 }, // 191
		{ k: "literal", literal: 8, to: 191 }, // 192
		{ k: "assert", what: "start", to: 192 }, // 193
		{ k: "op", do: { op: "repair", code: 3 }, to: 193 }, // 194
		{ k: "op", do: { op: "settle" }, to: 0 }, // 195
		{ k: "eol", to: 2 }, // 196
		{ k: "fork", to: [196, 2] }, // 197
		{ k: "eol", to: 197 }, // 198
		{ k: "fork", to: [198, 197] }, // 199
		{ k: "literal", literal: 0, to: 199 }, // 200
		{ k: "eol", to: 200 }, // 201
		{ k: "fork", to: [201, 200] }, // 202
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 202, stops: [10, 11, 0] }, // 203
		{ k: "eol", to: 203 }, // 204
		{ k: "fork", to: [204, 203] }, // 205
		{ k: "literal", literal: 1, to: 205 }, // 206
		{ k: "fork", to: [206, 205] }, // 207
	],
};
