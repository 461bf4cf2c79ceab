// Generated from grammars/tool_code.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** Python calls in a fence tool_code, printed or not */
export const tool_code: Format = {
	version: 2,
	name: "tool_code",
	title: "Python calls in a fence tool_code, printed or not",
	aliases: ["gemma_tool_code"],
	models: [],
	tokens: ["<end_of_turn>"],
	ends: ["<end_of_turn>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S6",
	reasoning: false,
	holdback: 852,
	lenient: ["namespace", "list"],
	literals: [
		"```", // 0
		")", // 1
		",", // 2
		"=", // 3
		"]", // 4
		"(", // 5
		"default_api.", // 6
		"print(", // 7
		"```tool_code", // 8
		"[", // 9
	],
	openings: [8],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [7, 6, 8], after: 6, closable: [10], closableByLoop: [11, 12, 13, 14, 15, 16, 17, 18, 27, 28, 44, 45, 46, 48, 49, 50, 59, 60, 61, 62, 63, 70, 71, 72, 73, 82, 83, 84, 85, 86, 88, 89, 90, 99, 100, 101, 102, 103], pairs: true }, // 0
		{ closes: [], openings: [6, 8], after: 126, closable: [129], closableByLoop: [130, 131, 132, 133, 134, 135, 144, 145, 146, 147, 148], pairs: true }, // 1
		{ closes: [], openings: [6, 8], after: 126, closable: [129], closableByLoop: [130, 131, 132, 151, 152, 153, 162, 163, 164, 165, 166], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [8], stray: false }, // 2
		{ k: "fork", to: [122, 180, 0] }, // 3
		{ k: "fork", to: [122, 180] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: null, stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [109, 5, 110] }, // 7
		{ k: "fork", to: [109] }, // 8
		{ k: "space", greedy: true, to: 6 }, // 9
		{ k: "op", do: { op: "close" }, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 10 }, // 11
		{ k: "space", greedy: true, to: 11 }, // 12
		{ k: "literal", literal: 1, to: 12 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "fork", to: [14, 15] }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "fork", to: [26, 17] }, // 18
		{ k: "value", py: true, field: "value", to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "atom", kind: "word", field: "key", to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 2, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "fork", to: [23, 17] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 3, to: 0 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "atom", kind: "word", field: "skip", to: 30 }, // 31
		{ k: "slot", slot: "prop", field: "skip", to: 30 }, // 32
		{ k: "fork", to: [32, 31] }, // 33
		{ k: "literal", literal: 1, to: 0 }, // 34
		{ k: "literal", literal: 2, to: 0 }, // 35
		{ k: "literal", literal: 4, to: 0 }, // 36
		{ k: "literal", literal: 0, to: 0 }, // 37
		{ k: "eol", to: 0 }, // 38
		{ k: "fork", to: [34, 35, 36, 37, 38] }, // 39
		{ k: "space", greedy: false, to: 39 }, // 40
		{ k: "literal", literal: 1, to: 40 }, // 41
		{ k: "fork", to: [33, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "look", body: 43, to: 28 }, // 44
		{ k: "literal", literal: 5, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "slot", slot: "tool", field: "name", to: 46 }, // 47
		{ k: "fork", to: [15, 14] }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "fork", to: [58, 49] }, // 50
		{ k: "value", py: true, field: "value", to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 3, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "atom", kind: "word", field: "key", to: 54 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 2, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "fork", to: [55, 49] }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "look", body: 43, to: 60 }, // 61
		{ k: "literal", literal: 5, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "slot", slot: "tool", field: "name", to: 63 }, // 64
		{ k: "literal", literal: 6, to: 64 }, // 65
		{ k: "op", do: { op: "repair", code: 0 }, to: 65 }, // 66
		{ k: "fork", to: [47, 66] }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 7, to: 68 }, // 69
		{ k: "literal", literal: 2, to: 12 }, // 70
		{ k: "fork", to: [12, 70] }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "fork", to: [81, 72] }, // 73
		{ k: "value", py: true, field: "value", to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 3, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "atom", kind: "word", field: "key", to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 2, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "fork", to: [78, 72] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "look", body: 43, to: 83 }, // 84
		{ k: "literal", literal: 5, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "slot", slot: "tool", field: "name", to: 86 }, // 87
		{ k: "fork", to: [70, 12] }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "fork", to: [98, 89] }, // 90
		{ k: "value", py: true, field: "value", to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 3, to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "atom", kind: "word", field: "key", to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 2, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "fork", to: [95, 89] }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "look", body: 43, to: 100 }, // 101
		{ k: "literal", literal: 5, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "slot", slot: "tool", field: "name", to: 103 }, // 104
		{ k: "literal", literal: 6, to: 104 }, // 105
		{ k: "op", do: { op: "repair", code: 0 }, to: 105 }, // 106
		{ k: "fork", to: [69, 87, 106] }, // 107
		{ k: "assert", what: "line", to: 107 }, // 108
		{ k: "op", do: { op: "open", unit: 0 }, to: 108 }, // 109
		{ k: "op", do: { op: "leave" }, to: 4 }, // 110
		{ k: "literal", literal: 5, to: 0 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "slot", slot: "tool", field: "skip", to: 112 }, // 113
		{ k: "literal", literal: 6, to: 113 }, // 114
		{ k: "fork", to: [113, 114] }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "literal", literal: 7, to: 116 }, // 117
		{ k: "fork", to: [117, 115] }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "look", body: 119, to: 9 }, // 120
		{ k: "literal", literal: 8, to: 120 }, // 121
		{ k: "assert", what: "line", to: 121 }, // 122
		{ k: "space", greedy: true, to: 5 }, // 123
		{ k: "literal", literal: 4, to: 123 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "text", field: "content", typed: false, exits: 127, stops: null, stray: true, section: { entry: 128, proof: false, content: false } }, // 126
		{ k: "fork", to: [150, 170, 173, 125, 110] }, // 127
		{ k: "fork", to: [150, 170] }, // 128
		{ k: "op", do: { op: "close" }, to: 126 }, // 129
		{ k: "literal", literal: 1, to: 129 }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "literal", literal: 2, to: 131 }, // 132
		{ k: "fork", to: [131, 132] }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "fork", to: [143, 134] }, // 135
		{ k: "value", py: true, field: "value", to: 135 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 3, to: 137 }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "atom", kind: "word", field: "key", to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 2, to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "fork", to: [140, 134] }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "look", body: 43, to: 145 }, // 146
		{ k: "literal", literal: 5, to: 146 }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "slot", slot: "tool", field: "name", to: 148 }, // 149
		{ k: "op", do: { op: "open", unit: 1 }, to: 149 }, // 150
		{ k: "fork", to: [132, 131] }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "fork", to: [161, 152] }, // 153
		{ k: "value", py: true, field: "value", to: 153 }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 3, to: 155 }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "atom", kind: "word", field: "key", to: 157 }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 2, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "fork", to: [158, 152] }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "look", body: 43, to: 163 }, // 164
		{ k: "literal", literal: 5, to: 164 }, // 165
		{ k: "space", greedy: true, to: 165 }, // 166
		{ k: "slot", slot: "tool", field: "name", to: 166 }, // 167
		{ k: "literal", literal: 6, to: 167 }, // 168
		{ k: "op", do: { op: "repair", code: 0 }, to: 168 }, // 169
		{ k: "op", do: { op: "open", unit: 2 }, to: 169 }, // 170
		{ k: "space", greedy: true, to: 126 }, // 171
		{ k: "literal", literal: 2, to: 171 }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "space", greedy: true, to: 113 }, // 174
		{ k: "look", body: 174, to: 171 }, // 175
		{ k: "literal", literal: 9, to: 175 }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "literal", literal: 8, to: 177 }, // 178
		{ k: "assert", what: "line", to: 178 }, // 179
		{ k: "op", do: { op: "repair", code: 1 }, to: 179 }, // 180
	],
};
