// Generated from grammars/minimax_m2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** invokes with named parameters, in <minimax:tool_call> */
export const minimax_m2: Format = {
	version: 2,
	name: "minimax_m2",
	title: "invokes with named parameters, in <minimax:tool_call>",
	aliases: ["minimax-m2", "minimax_xml", "minimax_m2_append_think"],
	models: ["MiniMaxAI/MiniMax-M2*"],
	tokens: ["<minimax:tool_call>", "</minimax:tool_call>", "<think>", "</think>", "[e~["],
	ends: ["[e~["],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 611,
	lenient: ["bare", "single-quotes", "unclosed-value", "unclosed-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</minimax:tool_call>", // 2
		"</invoke>", // 3
		"\">", // 4
		"\"", // 5
		"<invoke name=", // 6
		"<parameter name=", // 7
		"</parameter>", // 8
		"<minimax:tool_call>", // 9
		">", // 10
		"'", // 11
		"'>", // 12
		"\n</think>", // 13
		"\r\n</think>", // 14
		"\n<parameter name=", // 15
		"\n</invoke>", // 16
		"\r\n<parameter name=", // 17
		"\r\n</invoke>", // 18
	],
	openings: [1, 9, 6],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 156 }, // 0
	],
	units: [
		{ closes: [3], openings: [6, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 34, 35, 36, 37, 38, 39, 44, 45, 57, 58, 59, 60, 63, 64, 65, 66, 67, 73, 85, 87, 90, 92], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 6], after: 2, closable: [101, 102, 103, 104], closableByLoop: [105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 125, 137, 138], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 6], stray: false }, // 2
		{ k: "fork", to: [19, 100, 143, 0] }, // 3
		{ k: "fork", to: [19, 100, 143] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 22, stops: [6, 2, 1, 9], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [98, 20, 99] }, // 22
		{ k: "fork", to: [98, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "literal", literal: 2, to: 0 }, // 27
		{ k: "look", body: 27, to: 25 }, // 28
		{ k: "op", do: { op: "repair", code: 3 }, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "slot", slot: "tool", field: "skip", to: 30 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 32 }, // 33
		{ k: "look", body: 33, to: 25 }, // 34
		{ k: "op", do: { op: "repair", code: 3 }, to: 34 }, // 35
		{ k: "fork", to: [26, 29, 35] }, // 36
		{ k: "fork", to: [84, 36] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "op", do: { op: "settle" }, to: 38 }, // 39
		{ k: "literal", literal: 7, to: 0 }, // 40
		{ k: "literal", literal: 3, to: 0 }, // 41
		{ k: "fork", to: [40, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "look", body: 43, to: 39 }, // 44
		{ k: "literal", literal: 8, to: 44 }, // 45
		{ k: "literal", literal: 5, to: 0 }, // 46
		{ k: "slot", slot: "unbound", field: "skip", to: 46 }, // 47
		{ k: "literal", literal: 5, to: 47 }, // 48
		{ k: "literal", literal: 7, to: 48 }, // 49
		{ k: "space", greedy: true, to: 33 }, // 50
		{ k: "literal", literal: 9, to: 50 }, // 51
		{ k: "assert", what: "end", to: 0 }, // 52
		{ k: "fork", to: [33, 51, 27, 52] }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 3, to: 54 }, // 55
		{ k: "fork", to: [49, 55] }, // 56
		{ k: "look", body: 56, to: 39 }, // 57
		{ k: "eol", to: 57 }, // 58
		{ k: "fork", to: [58, 57] }, // 59
		{ k: "op", do: { op: "repair", code: 2 }, to: 59 }, // 60
		{ k: "fork", to: [27, 33] }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "look", body: 62, to: 39 }, // 63
		{ k: "literal", literal: 8, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 3 }, to: 64 }, // 65
		{ k: "op", do: { op: "break" }, to: 39 }, // 66
		{ k: "literal", literal: 4, to: 66 }, // 67
		{ k: "slot", slot: "tool", field: "skip", to: 67 }, // 68
		{ k: "literal", literal: 5, to: 68 }, // 69
		{ k: "literal", literal: 6, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 9, to: 71 }, // 72
		{ k: "fork", to: [45, 60, 65, 70, 72] }, // 73
		{ k: "text", field: "value", typed: true, stray: false, exits: 73, stops: [8, 15, 16, 17, 18, 7, 3, 6, 9] }, // 74
		{ k: "literal", literal: 10, to: 74 }, // 75
		{ k: "literal", literal: 5, to: 75 }, // 76
		{ k: "atom", kind: "word", field: "key", to: 76 }, // 77
		{ k: "literal", literal: 5, to: 77 }, // 78
		{ k: "literal", literal: 11, to: 75 }, // 79
		{ k: "atom", kind: "word", field: "key", to: 79 }, // 80
		{ k: "literal", literal: 11, to: 80 }, // 81
		{ k: "op", do: { op: "repair", code: 1 }, to: 81 }, // 82
		{ k: "fork", to: [78, 82] }, // 83
		{ k: "literal", literal: 7, to: 83 }, // 84
		{ k: "literal", literal: 4, to: 38 }, // 85
		{ k: "literal", literal: 4, to: 43 }, // 86
		{ k: "look", body: 86, to: 85 }, // 87
		{ k: "atom", kind: "word", field: "name", to: 87 }, // 88
		{ k: "literal", literal: 5, to: 88 }, // 89
		{ k: "literal", literal: 12, to: 38 }, // 90
		{ k: "literal", literal: 12, to: 43 }, // 91
		{ k: "look", body: 91, to: 90 }, // 92
		{ k: "atom", kind: "word", field: "name", to: 92 }, // 93
		{ k: "literal", literal: 11, to: 93 }, // 94
		{ k: "op", do: { op: "repair", code: 1 }, to: 94 }, // 95
		{ k: "fork", to: [89, 95] }, // 96
		{ k: "literal", literal: 6, to: 96 }, // 97
		{ k: "op", do: { op: "open", unit: 0 }, to: 97 }, // 98
		{ k: "op", do: { op: "leave" }, to: 4 }, // 99
		{ k: "literal", literal: 9, to: 24 }, // 100
		{ k: "op", do: { op: "close" }, to: 2 }, // 101
		{ k: "literal", literal: 2, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "fork", to: [103, 101] }, // 104
		{ k: "literal", literal: 3, to: 104 }, // 105
		{ k: "fork", to: [136, 105] }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "op", do: { op: "settle" }, to: 107 }, // 108
		{ k: "look", body: 43, to: 108 }, // 109
		{ k: "literal", literal: 8, to: 109 }, // 110
		{ k: "look", body: 56, to: 108 }, // 111
		{ k: "eol", to: 111 }, // 112
		{ k: "fork", to: [112, 111] }, // 113
		{ k: "op", do: { op: "repair", code: 2 }, to: 113 }, // 114
		{ k: "look", body: 62, to: 108 }, // 115
		{ k: "literal", literal: 8, to: 115 }, // 116
		{ k: "op", do: { op: "repair", code: 3 }, to: 116 }, // 117
		{ k: "op", do: { op: "break" }, to: 108 }, // 118
		{ k: "literal", literal: 4, to: 118 }, // 119
		{ k: "slot", slot: "tool", field: "skip", to: 119 }, // 120
		{ k: "literal", literal: 5, to: 120 }, // 121
		{ k: "literal", literal: 6, to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 9, to: 123 }, // 124
		{ k: "fork", to: [110, 114, 117, 122, 124] }, // 125
		{ k: "text", field: "value", typed: true, stray: false, exits: 125, stops: [8, 15, 16, 17, 18, 7, 3, 6, 9] }, // 126
		{ k: "literal", literal: 10, to: 126 }, // 127
		{ k: "literal", literal: 5, to: 127 }, // 128
		{ k: "atom", kind: "word", field: "key", to: 128 }, // 129
		{ k: "literal", literal: 5, to: 129 }, // 130
		{ k: "literal", literal: 11, to: 127 }, // 131
		{ k: "atom", kind: "word", field: "key", to: 131 }, // 132
		{ k: "literal", literal: 11, to: 132 }, // 133
		{ k: "op", do: { op: "repair", code: 1 }, to: 133 }, // 134
		{ k: "fork", to: [130, 134] }, // 135
		{ k: "literal", literal: 7, to: 135 }, // 136
		{ k: "literal", literal: 4, to: 107 }, // 137
		{ k: "look", body: 86, to: 137 }, // 138
		{ k: "slot", slot: "tool", field: "name", to: 138 }, // 139
		{ k: "literal", literal: 5, to: 139 }, // 140
		{ k: "literal", literal: 6, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 0 }, to: 141 }, // 142
		{ k: "op", do: { op: "open", unit: 1 }, to: 142 }, // 143
		{ k: "op", do: { op: "settle" }, to: 0 }, // 144
		{ k: "eol", to: 2 }, // 145
		{ k: "fork", to: [145, 2] }, // 146
		{ k: "eol", to: 146 }, // 147
		{ k: "fork", to: [147, 146] }, // 148
		{ k: "literal", literal: 0, to: 148 }, // 149
		{ k: "eol", to: 149 }, // 150
		{ k: "fork", to: [150, 149] }, // 151
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 151, stops: [13, 14, 0] }, // 152
		{ k: "eol", to: 152 }, // 153
		{ k: "fork", to: [153, 152] }, // 154
		{ k: "literal", literal: 1, to: 154 }, // 155
		{ k: "fork", to: [155, 154] }, // 156
	],
};
