// Generated from grammars/langchain_json.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { inputKind } from "../../runtime/kinds/input.js";
import { patternKind } from "../../runtime/kinds/pattern.js";
import { quotedKind } from "../../runtime/kinds/quoted.js";

/** JSON of an action and its input */
export const langchain_json: Format = {
	version: 2,
	name: "langchain_json",
	title: "JSON of an action and its input",
	aliases: ["structured_chat", "json_chat"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 631,
	lenient: [],
	literals: [
		"```", // 0
		"on", // 1
		"js", // 2
		"Action:", // 3
		"}", // 4
		"\"", // 5
		":", // 6
		"t\"", // 7
		"npu", // 8
		"n_i", // 9
		"tio", // 10
		"\"ac", // 11
		",", // 12
		"r\"", // 13
		"swe", // 14
		" An", // 15
		"nal", // 16
		"\"Fi", // 17
		"n\"", // 18
		"{", // 19
		"Thought:", // 20
		"Observation:", // 21
		"\nThought:", // 22
		"\nAction:", // 23
		"\nObservation:", // 24
		"\n```", // 25
		"\n{", // 26
		"\r\nThought:", // 27
		"\r\nAction:", // 28
		"\r\nObservation:", // 29
		"\r\n```", // 30
		"\r\n{", // 31
	],
	openings: [3, 20, 21],
	kinds: [inputKind, patternKind, quotedKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [3, 20, 21], after: 2, closable: [6, 7, 8, 9, 10], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [3, 20, 21], after: 2, closable: [23], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [22, 26, 70, 105, 137, 163, 175, 178, 0] }, // 3
		{ k: "fork", to: [22, 26, 70, 105, 137, 163, 175, 178] }, // 4
		{ k: "space", greedy: true, to: 2 }, // 5
		{ k: "op", do: { op: "close" }, to: 5 }, // 6
		{ k: "literal", literal: 0, to: 6 }, // 7
		{ k: "assert", what: "end", to: 6 }, // 8
		{ k: "fork", to: [7, 8] }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["action"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["action_input"], optional: false, commit: true, value: { field: "arguments", kind: "input" } }] }, to: 10 }, // 11
		{ k: "space", greedy: true, to: 11 }, // 12
		{ k: "literal", literal: 1, to: 12 }, // 13
		{ k: "literal", literal: 2, to: 13 }, // 14
		{ k: "fork", to: [14, 12] }, // 15
		{ k: "literal", literal: 0, to: 15 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "assert", what: "line", to: 18 }, // 19
		{ k: "assert", what: "line", to: 16 }, // 20
		{ k: "fork", to: [19, 20] }, // 21
		{ k: "op", do: { op: "open", unit: 0 }, to: 21 }, // 22
		{ k: "op", do: { op: "close" }, to: 2 }, // 23
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["action"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["action_input"], optional: false, commit: true, value: { field: "arguments", kind: "input" } }] }, to: 23 }, // 24
		{ k: "assert", what: "start", to: 24 }, // 25
		{ k: "op", do: { op: "open", unit: 1 }, to: 25 }, // 26
		{ k: "op", do: { op: "settle" }, to: 2 }, // 27
		{ k: "literal", literal: 0, to: 27 }, // 28
		{ k: "assert", what: "end", to: 27 }, // 29
		{ k: "fork", to: [28, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 4, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "text", field: "content", typed: false, quoted: true, stray: false, exits: 34, stops: null }, // 35
		{ k: "literal", literal: 5, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 6, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 7, to: 39 }, // 40
		{ k: "literal", literal: 8, to: 40 }, // 41
		{ k: "literal", literal: 9, to: 41 }, // 42
		{ k: "literal", literal: 10, to: 42 }, // 43
		{ k: "literal", literal: 11, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 12, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 13, to: 47 }, // 48
		{ k: "literal", literal: 14, to: 48 }, // 49
		{ k: "literal", literal: 15, to: 49 }, // 50
		{ k: "literal", literal: 16, to: 50 }, // 51
		{ k: "literal", literal: 17, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 6, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 18, to: 55 }, // 56
		{ k: "literal", literal: 10, to: 56 }, // 57
		{ k: "literal", literal: 11, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 19, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 1, to: 61 }, // 62
		{ k: "literal", literal: 2, to: 62 }, // 63
		{ k: "fork", to: [63, 61] }, // 64
		{ k: "literal", literal: 0, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 3, to: 66 }, // 67
		{ k: "assert", what: "line", to: 67 }, // 68
		{ k: "assert", what: "line", to: 65 }, // 69
		{ k: "fork", to: [68, 69] }, // 70
		{ k: "text", field: "content", typed: false, stray: false, exits: 33, stops: null }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 6, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 7, to: 74 }, // 75
		{ k: "literal", literal: 8, to: 75 }, // 76
		{ k: "literal", literal: 9, to: 76 }, // 77
		{ k: "literal", literal: 10, to: 77 }, // 78
		{ k: "literal", literal: 11, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 12, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 13, to: 82 }, // 83
		{ k: "literal", literal: 14, to: 83 }, // 84
		{ k: "literal", literal: 15, to: 84 }, // 85
		{ k: "literal", literal: 16, to: 85 }, // 86
		{ k: "literal", literal: 17, to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 6, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 18, to: 90 }, // 91
		{ k: "literal", literal: 10, to: 91 }, // 92
		{ k: "literal", literal: 11, to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 19, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 1, to: 96 }, // 97
		{ k: "literal", literal: 2, to: 97 }, // 98
		{ k: "fork", to: [98, 96] }, // 99
		{ k: "literal", literal: 0, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 3, to: 101 }, // 102
		{ k: "assert", what: "line", to: 102 }, // 103
		{ k: "assert", what: "line", to: 100 }, // 104
		{ k: "fork", to: [103, 104] }, // 105
		{ k: "eol", to: 0 }, // 106
		{ k: "look", body: 106, to: 27 }, // 107
		{ k: "literal", literal: 4, to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 5, to: 109 }, // 110
		{ k: "text", field: "content", typed: false, quoted: true, stray: false, exits: 110, stops: null }, // 111
		{ k: "literal", literal: 5, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 6, to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 7, to: 115 }, // 116
		{ k: "literal", literal: 8, to: 116 }, // 117
		{ k: "literal", literal: 9, to: 117 }, // 118
		{ k: "literal", literal: 10, to: 118 }, // 119
		{ k: "literal", literal: 11, to: 119 }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "literal", literal: 12, to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 13, to: 123 }, // 124
		{ k: "literal", literal: 14, to: 124 }, // 125
		{ k: "literal", literal: 15, to: 125 }, // 126
		{ k: "literal", literal: 16, to: 126 }, // 127
		{ k: "literal", literal: 17, to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 6, to: 129 }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "literal", literal: 18, to: 131 }, // 132
		{ k: "literal", literal: 10, to: 132 }, // 133
		{ k: "literal", literal: 11, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 19, to: 135 }, // 136
		{ k: "assert", what: "start", to: 136 }, // 137
		{ k: "text", field: "content", typed: false, stray: false, exits: 109, stops: null }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "literal", literal: 6, to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 7, to: 141 }, // 142
		{ k: "literal", literal: 8, to: 142 }, // 143
		{ k: "literal", literal: 9, to: 143 }, // 144
		{ k: "literal", literal: 10, to: 144 }, // 145
		{ k: "literal", literal: 11, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 12, to: 147 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "literal", literal: 13, to: 149 }, // 150
		{ k: "literal", literal: 14, to: 150 }, // 151
		{ k: "literal", literal: 15, to: 151 }, // 152
		{ k: "literal", literal: 16, to: 152 }, // 153
		{ k: "literal", literal: 17, to: 153 }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 6, to: 155 }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "literal", literal: 18, to: 157 }, // 158
		{ k: "literal", literal: 10, to: 158 }, // 159
		{ k: "literal", literal: 11, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "literal", literal: 19, to: 161 }, // 162
		{ k: "assert", what: "start", to: 162 }, // 163
		{ k: "literal", literal: 20, to: 0 }, // 164
		{ k: "literal", literal: 3, to: 0 }, // 165
		{ k: "literal", literal: 21, to: 0 }, // 166
		{ k: "literal", literal: 0, to: 0 }, // 167
		{ k: "literal", literal: 19, to: 0 }, // 168
		{ k: "fork", to: [164, 165, 166, 167, 168] }, // 169
		{ k: "look", body: 169, to: 27 }, // 170
		{ k: "eol", to: 170 }, // 171
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 171, stops: [22, 23, 24, 25, 26, 27, 28, 29, 30, 31] }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "literal", literal: 20, to: 173 }, // 174
		{ k: "assert", what: "line", to: 174 }, // 175
		{ k: "text", field: "skip", typed: false, stray: false, exits: 171, stops: [22, 23, 24, 25, 26, 27, 28, 29, 30, 31] }, // 176
		{ k: "literal", literal: 21, to: 176 }, // 177
		{ k: "assert", what: "line", to: 177 }, // 178
	],
};
