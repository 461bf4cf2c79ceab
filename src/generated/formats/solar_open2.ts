// Generated from grammars/solar_open2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** a name in a line, then key and value pairs, between special tokens */
export const solar_open2: Format = {
	version: 2,
	name: "solar_open2",
	title: "a name in a line, then key and value pairs, between special tokens",
	aliases: ["solar-open2"],
	models: ["upstage/Solar-Open-2*", "upstage/Solar-Open2*"],
	tokens: ["<|tool_call:start|>", "<|tool_call:end|>", "<|tool_arg:start|>", "<|tool_arg:value|>", "<|tool_arg:end|>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 1024,
	lenient: ["unclosed-call", "unclosed-value", "doubled-close", "unknown-close", "unopened-key", "unopened-call"],
	literals: [
		"<|tool_call:end|>", // 0
		"<|tool_call:start|>", // 1
		"<|tool_arg:start|>", // 2
		"<|tool_arg:end|>", // 3
		"<|tool_arg:value|>", // 4
		"|>", // 5
		"<|tool_arg:", // 6
		":", // 7
		"<|", // 8
		"\n<|tool_arg:start|>", // 9
		"\n<|tool_call:end|>", // 10
		"\r\n<|tool_arg:start|>", // 11
		"\r\n<|tool_call:end|>", // 12
	],
	openings: [1],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [1], after: 2, closable: [5], closableByLoop: [6, 8, 9, 18, 19, 20, 21, 22, 23, 26, 27, 29, 30, 31, 42, 43, 44, 45, 47, 48, 49, 50, 51, 52, 89], pairs: true }, // 0
		{ closes: [0], openings: [1], after: 2, closable: [5], closableByLoop: [6, 8, 9, 18, 19, 20, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 154], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8], terminators: [], stray: false }, // 2
		{ k: "fork", to: [99, 172, 0] }, // 3
		{ k: "fork", to: [99, 172] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "look", body: 7, to: 5 }, // 8
		{ k: "op", do: { op: "repair", code: 0 }, to: 8 }, // 9
		{ k: "literal", literal: 2, to: 0 }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "literal", literal: 0, to: 0 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "fork", to: [11, 13] }, // 14
		{ k: "slot", slot: "tool", field: "skip", to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 1, to: 16 }, // 17
		{ k: "look", body: 17, to: 5 }, // 18
		{ k: "op", do: { op: "repair", code: 0 }, to: 18 }, // 19
		{ k: "fork", to: [6, 9, 19] }, // 20
		{ k: "fork", to: [95, 20] }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "op", do: { op: "settle" }, to: 22 }, // 23
		{ k: "fork", to: [10, 12] }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "look", body: 25, to: 23 }, // 26
		{ k: "literal", literal: 3, to: 26 }, // 27
		{ k: "space", greedy: true, to: 7 }, // 28
		{ k: "look", body: 28, to: 23 }, // 29
		{ k: "literal", literal: 3, to: 29 }, // 30
		{ k: "op", do: { op: "repair", code: 0 }, to: 30 }, // 31
		{ k: "literal", literal: 4, to: 0 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "slot", slot: "unbound", field: "skip", to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 2, to: 35 }, // 36
		{ k: "assert", what: "end", to: 0 }, // 37
		{ k: "fork", to: [17, 37] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 0, to: 39 }, // 40
		{ k: "fork", to: [36, 40] }, // 41
		{ k: "look", body: 41, to: 23 }, // 42
		{ k: "eol", to: 42 }, // 43
		{ k: "fork", to: [43, 42] }, // 44
		{ k: "op", do: { op: "repair", code: 1 }, to: 44 }, // 45
		{ k: "space", greedy: true, to: 17 }, // 46
		{ k: "look", body: 46, to: 23 }, // 47
		{ k: "literal", literal: 3, to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 0 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 27 }, // 50
		{ k: "literal", literal: 3, to: 50 }, // 51
		{ k: "op", do: { op: "repair", code: 2 }, to: 51 }, // 52
		{ k: "op", do: { op: "break", at: "skip" }, to: 23 }, // 53
		{ k: "literal", literal: 4, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "slot", slot: "unbound", field: "skip", to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 2, to: 57 }, // 58
		{ k: "literal", literal: 0, to: 53 }, // 59
		{ k: "fork", to: [58, 59] }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 5, to: 61 }, // 62
		{ k: "atom", kind: "word", field: "skip", to: 62 }, // 63
		{ k: "literal", literal: 6, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 3, fault: true }, to: 64 }, // 65
		{ k: "literal", literal: 5, to: 57 }, // 66
		{ k: "atom", kind: "word", field: "skip", to: 66 }, // 67
		{ k: "literal", literal: 7, to: 67 }, // 68
		{ k: "atom", kind: "word", field: "skip", to: 68 }, // 69
		{ k: "literal", literal: 8, to: 69 }, // 70
		{ k: "literal", literal: 2, to: 53 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "space", greedy: true, to: 59 }, // 73
		{ k: "fork", to: [72, 73] }, // 74
		{ k: "slot", slot: "tool", field: "skip", to: 74 }, // 75
		{ k: "fork", to: [56, 70, 75] }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 3, to: 77 }, // 78
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 78 }, // 79
		{ k: "op", do: { op: "break", at: "here" }, to: 23 }, // 80
		{ k: "literal", literal: 2, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 0, to: 80 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "fork", to: [82, 84] }, // 85
		{ k: "slot", slot: "tool", field: "skip", to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 1, to: 87 }, // 88
		{ k: "fork", to: [27, 31, 45, 49, 52, 65, 79, 88] }, // 89
		{ k: "text", field: "value", typed: true, stray: false, exits: 89, stops: [3, 9, 10, 11, 12, 2, 0, 6, 1], terminators: [23] }, // 90
		{ k: "literal", literal: 4, to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "atom", kind: "word", field: "key", to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 2, to: 94 }, // 95
		{ k: "atom", kind: "word", field: "name", to: 22 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 1, to: 97 }, // 98
		{ k: "op", do: { op: "open", unit: 0 }, to: 98 }, // 99
		{ k: "fork", to: [160, 20] }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "op", do: { op: "settle" }, to: 101 }, // 102
		{ k: "look", body: 25, to: 102 }, // 103
		{ k: "literal", literal: 3, to: 103 }, // 104
		{ k: "look", body: 28, to: 102 }, // 105
		{ k: "literal", literal: 3, to: 105 }, // 106
		{ k: "op", do: { op: "repair", code: 0 }, to: 106 }, // 107
		{ k: "look", body: 41, to: 102 }, // 108
		{ k: "eol", to: 108 }, // 109
		{ k: "fork", to: [109, 108] }, // 110
		{ k: "op", do: { op: "repair", code: 1 }, to: 110 }, // 111
		{ k: "look", body: 46, to: 102 }, // 112
		{ k: "literal", literal: 3, to: 112 }, // 113
		{ k: "op", do: { op: "repair", code: 0 }, to: 113 }, // 114
		{ k: "space", greedy: true, to: 104 }, // 115
		{ k: "literal", literal: 3, to: 115 }, // 116
		{ k: "op", do: { op: "repair", code: 2 }, to: 116 }, // 117
		{ k: "op", do: { op: "break", at: "skip" }, to: 102 }, // 118
		{ k: "literal", literal: 4, to: 118 }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "slot", slot: "unbound", field: "skip", to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 2, to: 122 }, // 123
		{ k: "literal", literal: 0, to: 118 }, // 124
		{ k: "fork", to: [123, 124] }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "literal", literal: 5, to: 126 }, // 127
		{ k: "atom", kind: "word", field: "skip", to: 127 }, // 128
		{ k: "literal", literal: 6, to: 128 }, // 129
		{ k: "op", do: { op: "repair", code: 3, fault: true }, to: 129 }, // 130
		{ k: "literal", literal: 5, to: 122 }, // 131
		{ k: "atom", kind: "word", field: "skip", to: 131 }, // 132
		{ k: "literal", literal: 7, to: 132 }, // 133
		{ k: "atom", kind: "word", field: "skip", to: 133 }, // 134
		{ k: "literal", literal: 8, to: 134 }, // 135
		{ k: "literal", literal: 2, to: 118 }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "space", greedy: true, to: 124 }, // 138
		{ k: "fork", to: [137, 138] }, // 139
		{ k: "slot", slot: "tool", field: "skip", to: 139 }, // 140
		{ k: "fork", to: [121, 135, 140] }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "literal", literal: 3, to: 142 }, // 143
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 143 }, // 144
		{ k: "op", do: { op: "break", at: "here" }, to: 102 }, // 145
		{ k: "literal", literal: 2, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 0, to: 145 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "fork", to: [147, 149] }, // 150
		{ k: "slot", slot: "tool", field: "skip", to: 150 }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "literal", literal: 1, to: 152 }, // 153
		{ k: "fork", to: [104, 107, 111, 114, 117, 130, 144, 153] }, // 154
		{ k: "text", field: "value", typed: true, stray: false, exits: 154, stops: [3, 9, 10, 11, 12, 2, 0, 6, 1], terminators: [102] }, // 155
		{ k: "literal", literal: 4, to: 155 }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "atom", kind: "word", field: "key", to: 157 }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 2, to: 159 }, // 160
		{ k: "atom", kind: "word", field: "name", to: 101 }, // 161
		{ k: "look", body: 15, to: 161 }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 5, to: 163 }, // 164
		{ k: "atom", kind: "word", field: "skip", to: 164 }, // 165
		{ k: "literal", literal: 7, to: 165 }, // 166
		{ k: "atom", kind: "word", field: "skip", to: 166 }, // 167
		{ k: "literal", literal: 8, to: 167 }, // 168
		{ k: "literal", literal: 8, to: 165 }, // 169
		{ k: "fork", to: [168, 169] }, // 170
		{ k: "op", do: { op: "repair", code: 5 }, to: 170 }, // 171
		{ k: "op", do: { op: "open", unit: 1 }, to: 171 }, // 172
	],
};
