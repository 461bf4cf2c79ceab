// Generated from grammars/pythonic.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** a Python list of calls */
export const pythonic: Format = {
	version: 2,
	name: "pythonic",
	title: "a Python list of calls",
	aliases: ["llama4_pythonic", "llama4", "bracket"],
	models: ["meta-llama/Llama-4-*", "Team-ACE/ToolACE-*", "watt-ai/watt-tool-*"],
	tokens: ["<|python_start|>", "<|python_end|>", "<|eom|>", "<|eot|>", "<|eot_id|>", "<end_of_turn>"],
	ends: ["<|eom|>", "<|eot|>", "<|eot_id|>", "<end_of_turn>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S6",
	reasoning: false,
	holdback: 1024,
	lenient: ["inside", "semicolon", "newline", "unquoted", "no-brackets"],
	literals: [
		"]", // 0
		",", // 1
		")", // 2
		"=", // 3
		"(", // 4
		";", // 5
		"[", // 6
		"<|python_end|>", // 7
		"<|python_start|>", // 8
	],
	openings: [8],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [8], after: 10, closable: [13], closableByLoop: [14, 15, 16, 17, 18, 19, 31, 32, 45, 46, 47], pairs: true }, // 0
		{ closes: [], openings: [8], after: 2, closable: [70, 71, 72, 73], closableByLoop: [74, 75, 76, 77, 78, 79, 91, 92, 96, 97, 98], pairs: true }, // 1
		{ closes: [], openings: [8], after: 111, closable: [114], closableByLoop: [115, 116, 117, 118, 119, 120, 132, 133, 134, 135, 136], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, terminators: [], stray: false }, // 2
		{ k: "fork", to: [69, 102, 150, 0] }, // 3
		{ k: "fork", to: [69, 102, 150] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 6 }, // 7
		{ k: "fork", to: [6, 7] }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "text", field: "content", typed: false, exits: 11, stops: null, terminators: [], stray: true, section: { entry: 12, proof: false, content: false } }, // 10
		{ k: "fork", to: [49, 58, 9, 59] }, // 11
		{ k: "fork", to: [49] }, // 12
		{ k: "op", do: { op: "close" }, to: 10 }, // 13
		{ k: "literal", literal: 2, to: 13 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "fork", to: [30, 18] }, // 19
		{ k: "value", py: true, field: "value", to: 19 }, // 20
		{ k: "atom", kind: "word", field: "value", to: 19 }, // 21
		{ k: "op", do: { op: "repair", code: 3 }, to: 21 }, // 22
		{ k: "fork", to: [20, 22] }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 3, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "atom", kind: "word", field: "key", to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 1, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "fork", to: [27, 18] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 3, to: 0 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "atom", kind: "word", field: "skip", to: 34 }, // 35
		{ k: "slot", slot: "prop", field: "skip", to: 34 }, // 36
		{ k: "fork", to: [36, 35] }, // 37
		{ k: "literal", literal: 1, to: 0 }, // 38
		{ k: "literal", literal: 0, to: 0 }, // 39
		{ k: "fork", to: [38, 39] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "literal", literal: 2, to: 41 }, // 42
		{ k: "fork", to: [37, 42] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "look", body: 44, to: 32 }, // 45
		{ k: "literal", literal: 4, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "atom", kind: "word", field: "name", to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 0 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 10 }, // 50
		{ k: "literal", literal: 1, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 5, to: 50 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "op", do: { op: "repair", code: 1 }, to: 54 }, // 55
		{ k: "eol", to: 50 }, // 56
		{ k: "op", do: { op: "repair", code: 2 }, to: 56 }, // 57
		{ k: "fork", to: [52, 55, 57] }, // 58
		{ k: "op", do: { op: "leave" }, to: 4 }, // 59
		{ k: "literal", literal: 6, to: 50 }, // 60
		{ k: "assert", what: "start", to: 60 }, // 61
		{ k: "literal", literal: 4, to: 0 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "slot", slot: "tool", field: "skip", to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "look", body: 65, to: 50 }, // 66
		{ k: "literal", literal: 6, to: 66 }, // 67
		{ k: "op", do: { op: "repair", code: 0 }, to: 67 }, // 68
		{ k: "fork", to: [61, 68] }, // 69
		{ k: "op", do: { op: "close" }, to: 2 }, // 70
		{ k: "op", do: { op: "commit" }, to: 70 }, // 71
		{ k: "assert", what: "end", to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 2, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 1, to: 75 }, // 76
		{ k: "fork", to: [76, 75] }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "fork", to: [90, 78] }, // 79
		{ k: "value", py: true, field: "value", to: 79 }, // 80
		{ k: "atom", kind: "word", field: "value", to: 79 }, // 81
		{ k: "op", do: { op: "repair", code: 3 }, to: 81 }, // 82
		{ k: "fork", to: [80, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 3, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "atom", kind: "word", field: "key", to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 1, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "fork", to: [87, 78] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 2, to: 0 }, // 93
		{ k: "fork", to: [37, 93] }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "look", body: 95, to: 92 }, // 96
		{ k: "literal", literal: 4, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "slot", slot: "tool", field: "name", to: 98 }, // 99
		{ k: "assert", what: "start", to: 99 }, // 100
		{ k: "op", do: { op: "repair", code: 4 }, to: 100 }, // 101
		{ k: "op", do: { op: "open", unit: 1 }, to: 101 }, // 102
		{ k: "literal", literal: 7, to: 2 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "fork", to: [104, 2] }, // 105
		{ k: "literal", literal: 0, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 1, to: 107 }, // 108
		{ k: "fork", to: [107, 108] }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "text", field: "content", typed: false, exits: 112, stops: null, terminators: [], stray: true, section: { entry: 113, proof: false, content: false } }, // 111
		{ k: "fork", to: [138, 147, 110, 59] }, // 112
		{ k: "fork", to: [138] }, // 113
		{ k: "op", do: { op: "close" }, to: 111 }, // 114
		{ k: "literal", literal: 2, to: 114 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "literal", literal: 1, to: 116 }, // 117
		{ k: "fork", to: [116, 117] }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "fork", to: [131, 119] }, // 120
		{ k: "value", py: true, field: "value", to: 120 }, // 121
		{ k: "atom", kind: "word", field: "value", to: 120 }, // 122
		{ k: "op", do: { op: "repair", code: 3 }, to: 122 }, // 123
		{ k: "fork", to: [121, 123] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 3, to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "atom", kind: "word", field: "key", to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 1, to: 129 }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "fork", to: [128, 119] }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "look", body: 44, to: 133 }, // 134
		{ k: "literal", literal: 4, to: 134 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "atom", kind: "word", field: "name", to: 136 }, // 137
		{ k: "op", do: { op: "open", unit: 2 }, to: 137 }, // 138
		{ k: "space", greedy: true, to: 111 }, // 139
		{ k: "literal", literal: 1, to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 5, to: 139 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "op", do: { op: "repair", code: 1 }, to: 143 }, // 144
		{ k: "eol", to: 139 }, // 145
		{ k: "op", do: { op: "repair", code: 2 }, to: 145 }, // 146
		{ k: "fork", to: [141, 144, 146] }, // 147
		{ k: "literal", literal: 6, to: 139 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "literal", literal: 8, to: 149 }, // 150
	],
};
