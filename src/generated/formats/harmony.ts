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
	lenient: ["no-namespace", "doubled-channel", "doubled-start", "stripped"],
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
		"functions.", // 12
		"search", // 13
		"open", // 14
		"find", // 15
		"browser.", // 16
		" to=", // 17
		"{", // 18
		"code", // 19
		" to=functions.", // 20
		"python", // 21
	],
	openings: [7, 3, 17, 2, 4, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|channel|>analysis<|message|>"], node: 18 }, // 0
		{ name: "answer", after: ["<|channel|>final<|message|>"], node: 38 }, // 1
	],
	units: [
		{ closes: [0, 1], openings: [7, 3, 17, 2, 4, 5], after: 2, closable: [60, 61, 62, 63, 64, 65], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [7, 3, 17, 2, 4, 5], after: 2, closable: [60], closableByLoop: [], pairs: false }, // 1
		{ closes: [0, 1], openings: [7, 3, 17, 2, 4, 5], after: 2, closable: [60, 61, 62, 63, 64], closableByLoop: [], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 3, 17, 2, 4, 5], stray: false }, // 2
		{ k: "fork", to: [37, 59, 136, 153, 182, 0] }, // 3
		{ k: "fork", to: [37, 59, 136, 153, 182] }, // 4
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
		{ k: "op", do: { op: "repair", code: 2 }, to: 35 }, // 36
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
		{ k: "op", do: { op: "repair", code: 2 }, to: 57 }, // 58
		{ k: "fork", to: [53, 55, 58, 52] }, // 59
		{ k: "op", do: { op: "close" }, to: 2 }, // 60
		{ k: "literal", literal: 1, to: 60 }, // 61
		{ k: "literal", literal: 0, to: 60 }, // 62
		{ k: "assert", what: "end", to: 60 }, // 63
		{ k: "fork", to: [61, 62, 63] }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "value", py: false, field: "arguments", to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "op", do: { op: "commit" }, to: 67 }, // 68
		{ k: "literal", literal: 8, to: 68 }, // 69
		{ k: "literal", literal: 9, to: 69 }, // 70
		{ k: "atom", kind: "word", field: "skip", to: 69 }, // 71
		{ k: "fork", to: [70, 71] }, // 72
		{ k: "literal", literal: 10, to: 72 }, // 73
		{ k: "space", greedy: true, to: 72 }, // 74
		{ k: "literal", literal: 11, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "fork", to: [73, 76] }, // 77
		{ k: "fork", to: [77, 69] }, // 78
		{ k: "literal", literal: 4, to: 78 }, // 79
		{ k: "literal", literal: 5, to: 78 }, // 80
		{ k: "fork", to: [79, 80] }, // 81
		{ k: "literal", literal: 7, to: 81 }, // 82
		{ k: "atom", kind: "word", field: "name", to: 82 }, // 83
		{ k: "literal", literal: 12, to: 83 }, // 84
		{ k: "op", do: { op: "bind", field: "name" }, to: 82 }, // 85
		{ k: "literal", literal: 13, to: 85 }, // 86
		{ k: "literal", literal: 14, to: 85 }, // 87
		{ k: "literal", literal: 15, to: 85 }, // 88
		{ k: "fork", to: [86, 87, 88] }, // 89
		{ k: "literal", literal: 16, to: 89 }, // 90
		{ k: "op", do: { op: "mark", field: "name" }, to: 90 }, // 91
		{ k: "fork", to: [84, 91] }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 17, to: 93 }, // 94
		{ k: "slot", slot: "tool", field: "name", to: 82 }, // 95
		{ k: "literal", literal: 17, to: 95 }, // 96
		{ k: "op", do: { op: "repair", code: 0 }, to: 96 }, // 97
		{ k: "fork", to: [94, 97] }, // 98
		{ k: "assert", what: "start", to: 98 }, // 99
		{ k: "literal", literal: 2, to: 98 }, // 100
		{ k: "literal", literal: 3, to: 100 }, // 101
		{ k: "literal", literal: 2, to: 101 }, // 102
		{ k: "literal", literal: 3, to: 102 }, // 103
		{ k: "op", do: { op: "repair", code: 2 }, to: 103 }, // 104
		{ k: "fork", to: [99, 101, 104] }, // 105
		{ k: "op", do: { op: "repair", code: 1 }, to: 82 }, // 106
		{ k: "fork", to: [78, 106] }, // 107
		{ k: "atom", kind: "word", field: "name", to: 107 }, // 108
		{ k: "literal", literal: 12, to: 108 }, // 109
		{ k: "op", do: { op: "bind", field: "name" }, to: 107 }, // 110
		{ k: "literal", literal: 13, to: 110 }, // 111
		{ k: "literal", literal: 14, to: 110 }, // 112
		{ k: "literal", literal: 15, to: 110 }, // 113
		{ k: "fork", to: [111, 112, 113] }, // 114
		{ k: "literal", literal: 16, to: 114 }, // 115
		{ k: "op", do: { op: "mark", field: "name" }, to: 115 }, // 116
		{ k: "fork", to: [109, 116] }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "literal", literal: 17, to: 118 }, // 119
		{ k: "slot", slot: "tool", field: "name", to: 107 }, // 120
		{ k: "literal", literal: 17, to: 120 }, // 121
		{ k: "op", do: { op: "repair", code: 0 }, to: 121 }, // 122
		{ k: "fork", to: [119, 122] }, // 123
		{ k: "literal", literal: 4, to: 123 }, // 124
		{ k: "literal", literal: 5, to: 123 }, // 125
		{ k: "fork", to: [124, 125] }, // 126
		{ k: "literal", literal: 7, to: 126 }, // 127
		{ k: "assert", what: "start", to: 127 }, // 128
		{ k: "literal", literal: 2, to: 127 }, // 129
		{ k: "literal", literal: 3, to: 129 }, // 130
		{ k: "literal", literal: 2, to: 130 }, // 131
		{ k: "literal", literal: 3, to: 131 }, // 132
		{ k: "op", do: { op: "repair", code: 2 }, to: 132 }, // 133
		{ k: "fork", to: [128, 130, 133, 127] }, // 134
		{ k: "fork", to: [105, 134] }, // 135
		{ k: "op", do: { op: "open", unit: 0 }, to: 135 }, // 136
		{ k: "value", py: false, field: "arguments", to: 60 }, // 137
		{ k: "op", do: { op: "commit" }, to: 137 }, // 138
		{ k: "literal", literal: 18, to: 0 }, // 139
		{ k: "look", body: 139, to: 138 }, // 140
		{ k: "literal", literal: 9, to: 140 }, // 141
		{ k: "literal", literal: 19, to: 140 }, // 142
		{ k: "fork", to: [141, 142] }, // 143
		{ k: "literal", literal: 10, to: 143 }, // 144
		{ k: "slot", slot: "tool", field: "name", to: 144 }, // 145
		{ k: "literal", literal: 20, to: 145 }, // 146
		{ k: "literal", literal: 4, to: 146 }, // 147
		{ k: "literal", literal: 5, to: 146 }, // 148
		{ k: "fork", to: [147, 148] }, // 149
		{ k: "literal", literal: 2, to: 149 }, // 150
		{ k: "fork", to: [150, 149] }, // 151
		{ k: "op", do: { op: "repair", code: 3 }, to: 151 }, // 152
		{ k: "op", do: { op: "open", unit: 1 }, to: 152 }, // 153
		{ k: "text", field: "value", typed: false, stray: false, exits: 64, stops: [1, 0] }, // 154
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 154 }, // 155
		{ k: "op", do: { op: "commit" }, to: 155 }, // 156
		{ k: "literal", literal: 8, to: 156 }, // 157
		{ k: "literal", literal: 9, to: 157 }, // 158
		{ k: "atom", kind: "word", field: "skip", to: 157 }, // 159
		{ k: "fork", to: [158, 159] }, // 160
		{ k: "literal", literal: 10, to: 160 }, // 161
		{ k: "space", greedy: true, to: 160 }, // 162
		{ k: "literal", literal: 11, to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "fork", to: [161, 164] }, // 165
		{ k: "fork", to: [157, 165] }, // 166
		{ k: "op", do: { op: "bind", field: "name" }, to: 166 }, // 167
		{ k: "literal", literal: 21, to: 167 }, // 168
		{ k: "op", do: { op: "mark", field: "name" }, to: 168 }, // 169
		{ k: "literal", literal: 17, to: 169 }, // 170
		{ k: "literal", literal: 4, to: 170 }, // 171
		{ k: "literal", literal: 5, to: 170 }, // 172
		{ k: "fork", to: [171, 172] }, // 173
		{ k: "literal", literal: 7, to: 173 }, // 174
		{ k: "assert", what: "start", to: 174 }, // 175
		{ k: "literal", literal: 2, to: 174 }, // 176
		{ k: "literal", literal: 3, to: 176 }, // 177
		{ k: "literal", literal: 2, to: 177 }, // 178
		{ k: "literal", literal: 3, to: 178 }, // 179
		{ k: "op", do: { op: "repair", code: 2 }, to: 179 }, // 180
		{ k: "fork", to: [175, 177, 180, 174] }, // 181
		{ k: "op", do: { op: "open", unit: 2 }, to: 181 }, // 182
	],
};
