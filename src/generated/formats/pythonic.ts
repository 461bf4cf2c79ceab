// Generated from grammars/pythonic.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a Python list of calls */
export const pythonic: Format = {
	version: 1,
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
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [8], after: 10, closable: [12], closableByLoop: [13, 14, 15, 16, 17, 18, 30, 31, 42, 43, 44], pairs: true }, // 0
		{ closes: [], openings: [8], after: 2, closable: [67, 68, 69, 70], closableByLoop: [71, 72, 73, 74, 75, 76, 88, 89, 93, 94, 95], pairs: true }, // 1
		{ closes: [], openings: [8], after: 108, closable: [110], closableByLoop: [111, 112, 113, 114, 115, 116, 128, 129, 130, 131, 132], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [66, 99, 146, 0] }, // 3
		{ k: "fork", to: [66, 99, 146] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 6 }, // 7
		{ k: "fork", to: [6, 7] }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "text", field: "content", typed: false, exits: 11, stops: null, stray: true, section: { empty: false, proof: false, content: false } }, // 10
		{ k: "fork", to: [46, 55, 9, 56] }, // 11
		{ k: "op", do: { op: "close" }, to: 10 }, // 12
		{ k: "literal", literal: 2, to: 12 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "literal", literal: 1, to: 14 }, // 15
		{ k: "fork", to: [14, 15] }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "fork", to: [29, 17] }, // 18
		{ k: "value", py: true, field: "value", to: 18 }, // 19
		{ k: "atom", kind: "word", field: "value", to: 18 }, // 20
		{ k: "op", do: { op: "repair", code: 3 }, to: 20 }, // 21
		{ k: "fork", to: [19, 21] }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "atom", kind: "word", field: "key", to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 1, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "fork", to: [26, 17] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 3, to: 0 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "atom", kind: "word", field: "skip", to: 33 }, // 34
		{ k: "literal", literal: 1, to: 0 }, // 35
		{ k: "literal", literal: 0, to: 0 }, // 36
		{ k: "fork", to: [35, 36] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 2, to: 38 }, // 39
		{ k: "fork", to: [34, 39] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "look", body: 41, to: 31 }, // 42
		{ k: "literal", literal: 4, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "atom", kind: "word", field: "name", to: 44 }, // 45
		{ k: "op", do: { op: "open", unit: 0 }, to: 45 }, // 46
		{ k: "space", greedy: true, to: 10 }, // 47
		{ k: "literal", literal: 1, to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 5, to: 47 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "op", do: { op: "repair", code: 1 }, to: 51 }, // 52
		{ k: "eol", to: 47 }, // 53
		{ k: "op", do: { op: "repair", code: 2 }, to: 53 }, // 54
		{ k: "fork", to: [49, 52, 54] }, // 55
		{ k: "op", do: { op: "leave" }, to: 4 }, // 56
		{ k: "literal", literal: 6, to: 47 }, // 57
		{ k: "assert", what: "start", to: 57 }, // 58
		{ k: "literal", literal: 4, to: 0 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "slot", slot: "tool", field: "skip", to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "look", body: 62, to: 47 }, // 63
		{ k: "literal", literal: 6, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 0 }, to: 64 }, // 65
		{ k: "fork", to: [58, 65] }, // 66
		{ k: "op", do: { op: "close" }, to: 2 }, // 67
		{ k: "op", do: { op: "commit" }, to: 67 }, // 68
		{ k: "assert", what: "end", to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 2, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 1, to: 72 }, // 73
		{ k: "fork", to: [73, 72] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "fork", to: [87, 75] }, // 76
		{ k: "value", py: true, field: "value", to: 76 }, // 77
		{ k: "atom", kind: "word", field: "value", to: 76 }, // 78
		{ k: "op", do: { op: "repair", code: 3 }, to: 78 }, // 79
		{ k: "fork", to: [77, 79] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 3, to: 81 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "atom", kind: "word", field: "key", to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 1, to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "fork", to: [84, 75] }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 2, to: 0 }, // 90
		{ k: "fork", to: [34, 90] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "look", body: 92, to: 89 }, // 93
		{ k: "literal", literal: 4, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "slot", slot: "tool", field: "name", to: 95 }, // 96
		{ k: "assert", what: "start", to: 96 }, // 97
		{ k: "op", do: { op: "repair", code: 4 }, to: 97 }, // 98
		{ k: "op", do: { op: "open", unit: 1 }, to: 98 }, // 99
		{ k: "literal", literal: 7, to: 2 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "fork", to: [101, 2] }, // 102
		{ k: "literal", literal: 0, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 1, to: 104 }, // 105
		{ k: "fork", to: [104, 105] }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "text", field: "content", typed: false, exits: 109, stops: null, stray: true, section: { empty: false, proof: false, content: false } }, // 108
		{ k: "fork", to: [134, 143, 107, 56] }, // 109
		{ k: "op", do: { op: "close" }, to: 108 }, // 110
		{ k: "literal", literal: 2, to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 1, to: 112 }, // 113
		{ k: "fork", to: [112, 113] }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "fork", to: [127, 115] }, // 116
		{ k: "value", py: true, field: "value", to: 116 }, // 117
		{ k: "atom", kind: "word", field: "value", to: 116 }, // 118
		{ k: "op", do: { op: "repair", code: 3 }, to: 118 }, // 119
		{ k: "fork", to: [117, 119] }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "literal", literal: 3, to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "atom", kind: "word", field: "key", to: 123 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 1, to: 125 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "fork", to: [124, 115] }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "look", body: 41, to: 129 }, // 130
		{ k: "literal", literal: 4, to: 130 }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "atom", kind: "word", field: "name", to: 132 }, // 133
		{ k: "op", do: { op: "open", unit: 2 }, to: 133 }, // 134
		{ k: "space", greedy: true, to: 108 }, // 135
		{ k: "literal", literal: 1, to: 135 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 5, to: 135 }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "op", do: { op: "repair", code: 1 }, to: 139 }, // 140
		{ k: "eol", to: 135 }, // 141
		{ k: "op", do: { op: "repair", code: 2 }, to: 141 }, // 142
		{ k: "fork", to: [137, 140, 142] }, // 143
		{ k: "literal", literal: 6, to: 135 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "literal", literal: 8, to: 145 }, // 146
	],
};
