// Generated from grammars/kimi_k3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** channels between special tokens; arguments typed by an attribute */
export const kimi_k3: Format = {
	version: 1,
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
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|open|>think<|sep|>"], node: 167 }, // 0
		{ name: "answer", after: ["<|open|>response<|sep|>"], node: 171 }, // 1
	],
	units: [
		{ closes: [0], openings: [3, 2], after: 55, closable: [58, 59, 60, 61, 62, 125, 126, 127, 128, 129, 130, 131], closableByLoop: [63, 64, 65, 66, 75, 76, 77, 78, 79, 80, 94, 95, 96, 139, 140, 141, 142, 143, 147, 148, 149], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3], stray: false }, // 2
		{ k: "fork", to: [16, 37, 162, 0] }, // 3
		{ k: "fork", to: [16, 37, 162] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 56, stops: [3, 2], stray: true, section: { empty: true, proof: false, content: false } }, // 55
		{ k: "fork", to: [156, 54, 157] }, // 56
		{ k: "space", greedy: true, to: 55 }, // 57
		{ k: "op", do: { op: "close" }, to: 57 }, // 58
		{ k: "literal", literal: 0, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 7, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 2, to: 62 }, // 63
		{ k: "fork", to: [124, 63] }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "op", do: { op: "settle" }, to: 65 }, // 66
		{ k: "literal", literal: 8, to: 0 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 3, to: 68 }, // 69
		{ k: "literal", literal: 7, to: 0 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 2, to: 71 }, // 72
		{ k: "fork", to: [69, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "look", body: 74, to: 66 }, // 75
		{ k: "literal", literal: 0, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 8, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 2, to: 79 }, // 80
		{ k: "literal", literal: 3, to: 71 }, // 81
		{ k: "literal", literal: 0, to: 0 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 6, to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 2, to: 85 }, // 86
		{ k: "fork", to: [81, 86] }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 0, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 7, to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 2, to: 92 }, // 93
		{ k: "look", body: 93, to: 66 }, // 94
		{ k: "op", do: { op: "repair", code: 2 }, to: 94 }, // 95
		{ k: "fork", to: [80, 95] }, // 96
		{ k: "text", field: "value", typed: false, stray: false, exits: 96, stops: [2] }, // 97
		{ k: "literal", literal: 0, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 9, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "fork", to: [101, 99] }, // 102
		{ k: "text", field: "value", typed: true, stray: false, exits: 96, stops: [2] }, // 103
		{ k: "literal", literal: 0, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 10, to: 105 }, // 106
		{ k: "literal", literal: 11, to: 106 }, // 107
		{ k: "literal", literal: 12, to: 106 }, // 108
		{ k: "literal", literal: 13, to: 106 }, // 109
		{ k: "literal", literal: 14, to: 106 }, // 110
		{ k: "literal", literal: 15, to: 106 }, // 111
		{ k: "atom", kind: "attr", field: "skip", to: 106 }, // 112
		{ k: "op", do: { op: "repair", code: 1 }, to: 112 }, // 113
		{ k: "fork", to: [107, 108, 109, 110, 111, 113] }, // 114
		{ k: "literal", literal: 16, to: 114 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "fork", to: [102, 116] }, // 117
		{ k: "literal", literal: 10, to: 117 }, // 118
		{ k: "atom", kind: "attr", field: "key", to: 118 }, // 119
		{ k: "literal", literal: 17, to: 119 }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "literal", literal: 8, to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 3, to: 123 }, // 124
		{ k: "space", greedy: true, to: 63 }, // 125
		{ k: "literal", literal: 0, to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 18, to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 2, to: 129 }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "value", py: false, field: "arguments", to: 131 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 0, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 19, to: 135 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 3, to: 137 }, // 138
		{ k: "fork", to: [64, 138] }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 0, to: 140 }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "literal", literal: 10, to: 142 }, // 143
		{ k: "atom", kind: "digits", field: "skip", to: 143 }, // 144
		{ k: "literal", literal: 20, to: 144 }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "op", do: { op: "repair", code: 0 }, to: 142 }, // 147
		{ k: "fork", to: [146, 147] }, // 148
		{ k: "literal", literal: 10, to: 148 }, // 149
		{ k: "atom", kind: "attr", field: "name", to: 149 }, // 150
		{ k: "literal", literal: 21, to: 150 }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "literal", literal: 7, to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 3, to: 154 }, // 155
		{ k: "op", do: { op: "open", unit: 0 }, to: 155 }, // 156
		{ k: "op", do: { op: "leave" }, to: 4 }, // 157
		{ k: "literal", literal: 0, to: 57 }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 6, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "literal", literal: 3, to: 161 }, // 162
		{ k: "op", do: { op: "settle" }, to: 0 }, // 163
		{ k: "literal", literal: 1, to: 45 }, // 164
		{ k: "space", greedy: true, to: 164 }, // 165
		{ k: "literal", literal: 2, to: 165 }, // 166
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 166, stops: [2] }, // 167
		{ k: "literal", literal: 5, to: 51 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "literal", literal: 2, to: 169 }, // 170
		{ k: "text", field: "content", typed: false, stray: false, exits: 170, stops: [2] }, // 171
	],
};
