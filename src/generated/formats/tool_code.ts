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
		{ closes: [], openings: [7, 6, 8], after: 6, closable: [10, 11, 12, 13], closableByLoop: [14, 15, 16, 17, 18, 19, 28, 29, 45, 46, 47, 49, 50, 51, 60, 61, 62, 63, 64], pairs: true }, // 0
		{ closes: [], openings: [6, 8], after: 90, closable: [93], closableByLoop: [94, 95, 96, 97, 98, 99, 108, 109, 110, 111, 112], pairs: true }, // 1
		{ closes: [], openings: [6, 8], after: 90, closable: [93], closableByLoop: [94, 95, 96, 115, 116, 117, 126, 127, 128, 129, 130], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [8], terminators: [], stray: false }, // 2
		{ k: "fork", to: [86, 144, 0] }, // 3
		{ k: "fork", to: [86, 144] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: null, terminators: [], stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [73, 5, 74] }, // 7
		{ k: "fork", to: [73] }, // 8
		{ k: "space", greedy: true, to: 6 }, // 9
		{ k: "op", do: { op: "close" }, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 10 }, // 11
		{ k: "space", greedy: true, to: 11 }, // 12
		{ k: "fork", to: [12, 10] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 2, to: 15 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "fork", to: [27, 18] }, // 19
		{ k: "value", py: true, field: "value", to: 19 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "atom", kind: "word", field: "key", to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "literal", literal: 2, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "fork", to: [24, 18] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 3, to: 0 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "atom", kind: "word", field: "skip", to: 31 }, // 32
		{ k: "slot", slot: "prop", field: "skip", to: 31 }, // 33
		{ k: "fork", to: [33, 32] }, // 34
		{ k: "literal", literal: 1, to: 0 }, // 35
		{ k: "literal", literal: 2, to: 0 }, // 36
		{ k: "literal", literal: 4, to: 0 }, // 37
		{ k: "literal", literal: 0, to: 0 }, // 38
		{ k: "eol", to: 0 }, // 39
		{ k: "fork", to: [35, 36, 37, 38, 39] }, // 40
		{ k: "space", greedy: false, to: 40 }, // 41
		{ k: "literal", literal: 1, to: 41 }, // 42
		{ k: "fork", to: [34, 42] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "look", body: 44, to: 29 }, // 45
		{ k: "literal", literal: 5, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "slot", slot: "tool", field: "name", to: 47 }, // 48
		{ k: "fork", to: [16, 15] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "fork", to: [59, 50] }, // 51
		{ k: "value", py: true, field: "value", to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 3, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "atom", kind: "word", field: "key", to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 2, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "fork", to: [56, 50] }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "look", body: 44, to: 61 }, // 62
		{ k: "literal", literal: 5, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "slot", slot: "tool", field: "name", to: 64 }, // 65
		{ k: "literal", literal: 6, to: 65 }, // 66
		{ k: "op", do: { op: "repair", code: 0 }, to: 66 }, // 67
		{ k: "fork", to: [48, 67] }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 7, to: 69 }, // 70
		{ k: "fork", to: [70, 68] }, // 71
		{ k: "assert", what: "line", to: 71 }, // 72
		{ k: "op", do: { op: "open", unit: 0 }, to: 72 }, // 73
		{ k: "op", do: { op: "leave" }, to: 4 }, // 74
		{ k: "literal", literal: 5, to: 0 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "slot", slot: "tool", field: "skip", to: 76 }, // 77
		{ k: "literal", literal: 6, to: 77 }, // 78
		{ k: "fork", to: [77, 78] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 7, to: 80 }, // 81
		{ k: "fork", to: [81, 79] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "look", body: 83, to: 9 }, // 84
		{ k: "literal", literal: 8, to: 84 }, // 85
		{ k: "assert", what: "line", to: 85 }, // 86
		{ k: "space", greedy: true, to: 5 }, // 87
		{ k: "literal", literal: 4, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "text", field: "content", typed: false, exits: 91, stops: null, terminators: [], stray: true, section: { entry: 92, proof: false, content: false } }, // 90
		{ k: "fork", to: [114, 134, 137, 89, 74] }, // 91
		{ k: "fork", to: [114, 134] }, // 92
		{ k: "op", do: { op: "close" }, to: 90 }, // 93
		{ k: "literal", literal: 1, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 2, to: 95 }, // 96
		{ k: "fork", to: [95, 96] }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "fork", to: [107, 98] }, // 99
		{ k: "value", py: true, field: "value", to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 3, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "atom", kind: "word", field: "key", to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 2, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "fork", to: [104, 98] }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "look", body: 44, to: 109 }, // 110
		{ k: "literal", literal: 5, to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "slot", slot: "tool", field: "name", to: 112 }, // 113
		{ k: "op", do: { op: "open", unit: 1 }, to: 113 }, // 114
		{ k: "fork", to: [96, 95] }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "fork", to: [125, 116] }, // 117
		{ k: "value", py: true, field: "value", to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 3, to: 119 }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "atom", kind: "word", field: "key", to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 2, to: 123 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "fork", to: [122, 116] }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "look", body: 44, to: 127 }, // 128
		{ k: "literal", literal: 5, to: 128 }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "slot", slot: "tool", field: "name", to: 130 }, // 131
		{ k: "literal", literal: 6, to: 131 }, // 132
		{ k: "op", do: { op: "repair", code: 0 }, to: 132 }, // 133
		{ k: "op", do: { op: "open", unit: 2 }, to: 133 }, // 134
		{ k: "space", greedy: true, to: 90 }, // 135
		{ k: "literal", literal: 2, to: 135 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "space", greedy: true, to: 77 }, // 138
		{ k: "look", body: 138, to: 135 }, // 139
		{ k: "literal", literal: 9, to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 8, to: 141 }, // 142
		{ k: "assert", what: "line", to: 142 }, // 143
		{ k: "op", do: { op: "repair", code: 1 }, to: 143 }, // 144
	],
};
