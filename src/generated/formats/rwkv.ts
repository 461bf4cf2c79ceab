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
	lenient: ["unclosed-value", "unclosed-call"],
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
		">", // 12
		"\n</think>", // 13
		"\r\n</think>", // 14
		"\n<parameter", // 15
		"\n</invoke>", // 16
		"\r\n<parameter", // 17
		"\r\n</invoke>", // 18
	],
	openings: [1, 11],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 170 }, // 0
	],
	units: [
		{ closes: [3], openings: [7, 2, 1, 11], after: 21, closable: [25], closableByLoop: [26, 28, 29, 39, 40, 50, 51, 52, 53, 54, 55, 60, 61, 87, 88, 89, 90, 93, 94, 95, 96, 97, 106, 119, 136, 137, 138, 141], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 11], stray: false }, // 2
		{ k: "fork", to: [19, 157, 0] }, // 3
		{ k: "fork", to: [19, 157] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [13, 14, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [7, 2, 1, 11], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [151, 20, 152] }, // 22
		{ k: "fork", to: [151, 20] }, // 23
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
		{ k: "fork", to: [135, 52] }, // 53
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
		{ k: "op", do: { op: "break" }, to: 55 }, // 96
		{ k: "literal", literal: 4, to: 96 }, // 97
		{ k: "slot", slot: "tool", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 4, to: 98 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 5, to: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 6, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 7, to: 104 }, // 105
		{ k: "literal", literal: 8, to: 96 }, // 106
		{ k: "slot", slot: "tool", field: "skip", to: 106 }, // 107
		{ k: "literal", literal: 8, to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 5, to: 109 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 6, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 7, to: 113 }, // 114
		{ k: "space", greedy: true, to: 105 }, // 115
		{ k: "literal", literal: 11, to: 115 }, // 116
		{ k: "space", greedy: true, to: 114 }, // 117
		{ k: "literal", literal: 11, to: 117 }, // 118
		{ k: "fork", to: [61, 90, 95, 105, 114, 116, 118] }, // 119
		{ k: "text", field: "value", typed: true, stray: false, exits: 119, stops: [10, 15, 16, 17, 18, 9, 3, 7, 11] }, // 120
		{ k: "literal", literal: 12, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 4, to: 122 }, // 123
		{ k: "atom", kind: "word", field: "key", to: 123 }, // 124
		{ k: "literal", literal: 4, to: 124 }, // 125
		{ k: "literal", literal: 8, to: 122 }, // 126
		{ k: "atom", kind: "word", field: "key", to: 126 }, // 127
		{ k: "literal", literal: 8, to: 127 }, // 128
		{ k: "fork", to: [125, 128] }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "literal", literal: 5, to: 130 }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "literal", literal: 6, to: 132 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "literal", literal: 9, to: 134 }, // 135
		{ k: "literal", literal: 12, to: 54 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 4, to: 137 }, // 138
		{ k: "atom", kind: "word", field: "name", to: 138 }, // 139
		{ k: "literal", literal: 4, to: 139 }, // 140
		{ k: "literal", literal: 8, to: 137 }, // 141
		{ k: "atom", kind: "word", field: "name", to: 141 }, // 142
		{ k: "literal", literal: 8, to: 142 }, // 143
		{ k: "fork", to: [140, 143] }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "literal", literal: 5, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 6, to: 147 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "literal", literal: 7, to: 149 }, // 150
		{ k: "op", do: { op: "open", unit: 0 }, to: 150 }, // 151
		{ k: "op", do: { op: "leave" }, to: 4 }, // 152
		{ k: "literal", literal: 7, to: 0 }, // 153
		{ k: "fork", to: [153, 27] }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "look", body: 155, to: 24 }, // 156
		{ k: "literal", literal: 11, to: 156 }, // 157
		{ k: "op", do: { op: "settle" }, to: 0 }, // 158
		{ k: "eol", to: 2 }, // 159
		{ k: "fork", to: [159, 2] }, // 160
		{ k: "eol", to: 160 }, // 161
		{ k: "fork", to: [161, 160] }, // 162
		{ k: "literal", literal: 0, to: 162 }, // 163
		{ k: "eol", to: 163 }, // 164
		{ k: "fork", to: [164, 163] }, // 165
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 165, stops: [13, 14, 0] }, // 166
		{ k: "eol", to: 166 }, // 167
		{ k: "fork", to: [167, 166] }, // 168
		{ k: "literal", literal: 1, to: 168 }, // 169
		{ k: "fork", to: [169, 168] }, // 170
	],
};
