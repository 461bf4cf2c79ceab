// Generated from grammars/kimi_k3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** channels between special tokens; arguments typed by an attribute */
export const kimi_k3: Format = {
	version: 2,
	name: "kimi_k3",
	title: "channels between special tokens; arguments typed by an attribute",
	aliases: ["kimi-k3", "kimi_k3_xml"],
	models: ["moonshotai/Kimi-K3*"],
	tokens: ["<|open|>", "<|close|>", "<|sep|>", "<|end_of_msg|>"],
	ends: ["<|end_of_msg|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-index", "other-type", "unclosed-value"],
	literals: [
		"<|sep|>", // 0
		"think", // 1
		"<|close|>", // 2
		"<|open|>", // 3
		"message", // 4
		"response", // 5
		"tools", // 6
		"call", // 7
		"argument", // 8
		"type=\"string\"", // 9
		"\"", // 10
		"number", // 11
		"boolean", // 12
		"object", // 13
		"array", // 14
		"null", // 15
		"type=\"", // 16
		"key=\"", // 17
		"json", // 18
		"json type=\"object\"", // 19
		"index=\"", // 20
		"tool=\"", // 21
	],
	openings: [3],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|open|>think<|sep|>"], node: 168 }, // 0
		{ name: "answer", after: ["<|open|>response<|sep|>"], node: 172 }, // 1
	],
	units: [
		{ closes: [0], openings: [3, 2], after: 55, closable: [59, 60, 61, 62, 63, 126, 127, 128, 129, 130, 131, 132], closableByLoop: [64, 65, 66, 67, 76, 77, 78, 79, 80, 81, 95, 96, 97, 140, 141, 142, 143, 144, 148, 149, 150], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3], stray: false }, // 2
		{ k: "fork", to: [16, 37, 163, 0] }, // 3
		{ k: "fork", to: [16, 37, 163] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "literal", literal: 2, to: 9 }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [2] }, // 11
		{ k: "literal", literal: 0, to: 11 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 3, to: 15 }, // 16
		{ k: "assert", what: "end", to: 5 }, // 17
		{ k: "literal", literal: 0, to: 17 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "literal", literal: 4, to: 19 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 2, to: 21 }, // 22
		{ k: "literal", literal: 4, to: 7 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 2, to: 24 }, // 25
		{ k: "fork", to: [22, 5, 25] }, // 26
		{ k: "literal", literal: 0, to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 5, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "literal", literal: 2, to: 30 }, // 31
		{ k: "text", field: "content", typed: false, stray: false, exits: 31, stops: [2] }, // 32
		{ k: "literal", literal: 0, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 5, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 3, to: 36 }, // 37
		{ k: "assert", what: "end", to: 2 }, // 38
		{ k: "literal", literal: 0, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 4, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 2, to: 42 }, // 43
		{ k: "literal", literal: 0, to: 2 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 4, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 2, to: 47 }, // 48
		{ k: "fork", to: [43, 2, 48] }, // 49
		{ k: "literal", literal: 0, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 6, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 2, to: 53 }, // 54
		{ k: "text", field: "content", typed: false, exits: 56, stops: [3, 2], stray: true, section: { entry: 57, proof: false, content: false } }, // 55
		{ k: "fork", to: [157, 54, 158] }, // 56
		{ k: "fork", to: [157, 54] }, // 57
		{ k: "space", greedy: true, to: 55 }, // 58
		{ k: "op", do: { op: "close" }, to: 58 }, // 59
		{ k: "literal", literal: 0, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 7, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 2, to: 63 }, // 64
		{ k: "fork", to: [125, 64] }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "op", do: { op: "settle" }, to: 66 }, // 67
		{ k: "literal", literal: 8, to: 0 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 3, to: 69 }, // 70
		{ k: "literal", literal: 7, to: 0 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 2, to: 72 }, // 73
		{ k: "fork", to: [70, 73] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "look", body: 75, to: 67 }, // 76
		{ k: "literal", literal: 0, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 8, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 2, to: 80 }, // 81
		{ k: "literal", literal: 3, to: 72 }, // 82
		{ k: "literal", literal: 0, to: 0 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 6, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 2, to: 86 }, // 87
		{ k: "fork", to: [82, 87] }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 0, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 7, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 2, to: 93 }, // 94
		{ k: "look", body: 94, to: 67 }, // 95
		{ k: "op", do: { op: "repair", code: 2 }, to: 95 }, // 96
		{ k: "fork", to: [81, 96] }, // 97
		{ k: "text", field: "value", typed: false, stray: false, exits: 97, stops: [2] }, // 98
		{ k: "literal", literal: 0, to: 98 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 9, to: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "fork", to: [102, 100] }, // 103
		{ k: "text", field: "value", typed: true, stray: false, exits: 97, stops: [2] }, // 104
		{ k: "literal", literal: 0, to: 104 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 10, to: 106 }, // 107
		{ k: "literal", literal: 11, to: 107 }, // 108
		{ k: "literal", literal: 12, to: 107 }, // 109
		{ k: "literal", literal: 13, to: 107 }, // 110
		{ k: "literal", literal: 14, to: 107 }, // 111
		{ k: "literal", literal: 15, to: 107 }, // 112
		{ k: "atom", kind: "attr", field: "skip", to: 107 }, // 113
		{ k: "op", do: { op: "repair", code: 1 }, to: 113 }, // 114
		{ k: "fork", to: [108, 109, 110, 111, 112, 114] }, // 115
		{ k: "literal", literal: 16, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "fork", to: [103, 117] }, // 118
		{ k: "literal", literal: 10, to: 118 }, // 119
		{ k: "atom", kind: "attr", field: "key", to: 119 }, // 120
		{ k: "literal", literal: 17, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 8, to: 122 }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "literal", literal: 3, to: 124 }, // 125
		{ k: "space", greedy: true, to: 64 }, // 126
		{ k: "literal", literal: 0, to: 126 }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "literal", literal: 18, to: 128 }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "literal", literal: 2, to: 130 }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "value", py: false, field: "arguments", to: 132 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "literal", literal: 0, to: 134 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "literal", literal: 19, to: 136 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "literal", literal: 3, to: 138 }, // 139
		{ k: "fork", to: [65, 139] }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 0, to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "literal", literal: 10, to: 143 }, // 144
		{ k: "atom", kind: "digits", field: "skip", to: 144 }, // 145
		{ k: "literal", literal: 20, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "op", do: { op: "repair", code: 0 }, to: 143 }, // 148
		{ k: "fork", to: [147, 148] }, // 149
		{ k: "literal", literal: 10, to: 149 }, // 150
		{ k: "atom", kind: "attr", field: "name", to: 150 }, // 151
		{ k: "literal", literal: 21, to: 151 }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "literal", literal: 7, to: 153 }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 3, to: 155 }, // 156
		{ k: "op", do: { op: "open", unit: 0 }, to: 156 }, // 157
		{ k: "op", do: { op: "leave" }, to: 4 }, // 158
		{ k: "literal", literal: 0, to: 58 }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "literal", literal: 6, to: 160 }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 3, to: 162 }, // 163
		{ k: "op", do: { op: "settle" }, to: 0 }, // 164
		{ k: "literal", literal: 1, to: 45 }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "literal", literal: 2, to: 166 }, // 167
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 167, stops: [2] }, // 168
		{ k: "literal", literal: 5, to: 51 }, // 169
		{ k: "space", greedy: true, to: 169 }, // 170
		{ k: "literal", literal: 2, to: 170 }, // 171
		{ k: "text", field: "content", typed: false, stray: false, exits: 171, stops: [2] }, // 172
	],
};
