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
		{ closes: [], openings: [8], after: 10, closable: [13], closableByLoop: [14, 15, 16, 17, 18, 19, 31, 32, 43, 44, 45], pairs: true }, // 0
		{ closes: [], openings: [8], after: 2, closable: [68, 69, 70, 71], closableByLoop: [72, 73, 74, 75, 76, 77, 89, 90, 94, 95, 96], pairs: true }, // 1
		{ closes: [], openings: [8], after: 109, closable: [112], closableByLoop: [113, 114, 115, 116, 117, 118, 130, 131, 132, 133, 134], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [67, 100, 148, 0] }, // 3
		{ k: "fork", to: [67, 100, 148] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 6 }, // 7
		{ k: "fork", to: [6, 7] }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "text", field: "content", typed: false, exits: 11, stops: null, stray: true, section: { entry: 12, proof: false, content: false } }, // 10
		{ k: "fork", to: [47, 56, 9, 57] }, // 11
		{ k: "fork", to: [47] }, // 12
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
		{ k: "literal", literal: 1, to: 0 }, // 36
		{ k: "literal", literal: 0, to: 0 }, // 37
		{ k: "fork", to: [36, 37] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 2, to: 39 }, // 40
		{ k: "fork", to: [35, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "look", body: 42, to: 32 }, // 43
		{ k: "literal", literal: 4, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "atom", kind: "word", field: "name", to: 45 }, // 46
		{ k: "op", do: { op: "open", unit: 0 }, to: 46 }, // 47
		{ k: "space", greedy: true, to: 10 }, // 48
		{ k: "literal", literal: 1, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 5, to: 48 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "op", do: { op: "repair", code: 1 }, to: 52 }, // 53
		{ k: "eol", to: 48 }, // 54
		{ k: "op", do: { op: "repair", code: 2 }, to: 54 }, // 55
		{ k: "fork", to: [50, 53, 55] }, // 56
		{ k: "op", do: { op: "leave" }, to: 4 }, // 57
		{ k: "literal", literal: 6, to: 48 }, // 58
		{ k: "assert", what: "start", to: 58 }, // 59
		{ k: "literal", literal: 4, to: 0 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "slot", slot: "tool", field: "skip", to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "look", body: 63, to: 48 }, // 64
		{ k: "literal", literal: 6, to: 64 }, // 65
		{ k: "op", do: { op: "repair", code: 0 }, to: 65 }, // 66
		{ k: "fork", to: [59, 66] }, // 67
		{ k: "op", do: { op: "close" }, to: 2 }, // 68
		{ k: "op", do: { op: "commit" }, to: 68 }, // 69
		{ k: "assert", what: "end", to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 2, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 1, to: 73 }, // 74
		{ k: "fork", to: [74, 73] }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "fork", to: [88, 76] }, // 77
		{ k: "value", py: true, field: "value", to: 77 }, // 78
		{ k: "atom", kind: "word", field: "value", to: 77 }, // 79
		{ k: "op", do: { op: "repair", code: 3 }, to: 79 }, // 80
		{ k: "fork", to: [78, 80] }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 3, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "atom", kind: "word", field: "key", to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 1, to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "fork", to: [85, 76] }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 2, to: 0 }, // 91
		{ k: "fork", to: [35, 91] }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "look", body: 93, to: 90 }, // 94
		{ k: "literal", literal: 4, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "slot", slot: "tool", field: "name", to: 96 }, // 97
		{ k: "assert", what: "start", to: 97 }, // 98
		{ k: "op", do: { op: "repair", code: 4 }, to: 98 }, // 99
		{ k: "op", do: { op: "open", unit: 1 }, to: 99 }, // 100
		{ k: "literal", literal: 7, to: 2 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "fork", to: [102, 2] }, // 103
		{ k: "literal", literal: 0, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 1, to: 105 }, // 106
		{ k: "fork", to: [105, 106] }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "text", field: "content", typed: false, exits: 110, stops: null, stray: true, section: { entry: 111, proof: false, content: false } }, // 109
		{ k: "fork", to: [136, 145, 108, 57] }, // 110
		{ k: "fork", to: [136] }, // 111
		{ k: "op", do: { op: "close" }, to: 109 }, // 112
		{ k: "literal", literal: 2, to: 112 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 1, to: 114 }, // 115
		{ k: "fork", to: [114, 115] }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "fork", to: [129, 117] }, // 118
		{ k: "value", py: true, field: "value", to: 118 }, // 119
		{ k: "atom", kind: "word", field: "value", to: 118 }, // 120
		{ k: "op", do: { op: "repair", code: 3 }, to: 120 }, // 121
		{ k: "fork", to: [119, 121] }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 3, to: 123 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "atom", kind: "word", field: "key", to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 1, to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "fork", to: [126, 117] }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "look", body: 42, to: 131 }, // 132
		{ k: "literal", literal: 4, to: 132 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "atom", kind: "word", field: "name", to: 134 }, // 135
		{ k: "op", do: { op: "open", unit: 2 }, to: 135 }, // 136
		{ k: "space", greedy: true, to: 109 }, // 137
		{ k: "literal", literal: 1, to: 137 }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "literal", literal: 5, to: 137 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 1 }, to: 141 }, // 142
		{ k: "eol", to: 137 }, // 143
		{ k: "op", do: { op: "repair", code: 2 }, to: 143 }, // 144
		{ k: "fork", to: [139, 142, 144] }, // 145
		{ k: "literal", literal: 6, to: 137 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 8, to: 147 }, // 148
	],
};
