// Generated from grammars/k2_horizon.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a name, then key, type and value triples, or JSON, in <ifm|tool_calls> */
export const k2_horizon: Format = {
	version: 2,
	name: "k2_horizon",
	title: "a name, then key, type and value triples, or JSON, in <ifm|tool_calls>",
	aliases: ["k2-horizon"],
	models: ["LLM360/K2-Horizon*", "IFM/K2-Horizon*"],
	tokens: ["<ifm|tool_calls>", "</ifm|tool_calls>", "<ifm|tool_call>", "</ifm|tool_call>", "<ifm|arg_key>", "</ifm|arg_key>", "<ifm|arg_type>", "</ifm|arg_type>", "<ifm|arg_value>", "</ifm|arg_value>", "<ifm|think>", "</ifm|think>", "<ifm|think_fast>", "</ifm|think_fast>", "<ifm|think_faster>", "</ifm|think_faster>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</ifm|think>", // 0
		"<ifm|think>", // 1
		"</ifm|think_fast>", // 2
		"<ifm|think_fast>", // 3
		"</ifm|think_faster>", // 4
		"<ifm|think_faster>", // 5
		"</ifm|tool_calls>", // 6
		"</ifm|tool_call>", // 7
		"<ifm|arg_key>", // 8
		"<ifm|tool_call>", // 9
		"</ifm|arg_value>", // 10
		"</ifm|arg_key>", // 11
		"<ifm|tool_calls>", // 12
		"<ifm|arg_value>", // 13
		"</ifm|arg_type>", // 14
		">", // 15
		"</ifm|", // 16
		"|", // 17
		"<", // 18
		"string", // 19
		"any", // 20
		"<ifm|arg_type>", // 21
		"]", // 22
		"[", // 23
		"\n</ifm|think>", // 24
		"\r\n</ifm|think>", // 25
		"\n</ifm|think_fast>", // 26
		"\r\n</ifm|think_fast>", // 27
		"\n</ifm|think_faster>", // 28
		"\r\n</ifm|think_faster>", // 29
		"\n<ifm|arg_key>", // 30
		"\n</ifm|tool_call>", // 31
		"\r\n<ifm|arg_key>", // 32
		"\r\n</ifm|tool_call>", // 33
		"\n<ifm|arg_value>", // 34
		"\n</ifm|arg_key>", // 35
		"\n</ifm|arg_type>", // 36
		"\r\n<ifm|arg_value>", // 37
		"\r\n</ifm|arg_key>", // 38
		"\r\n</ifm|arg_type>", // 39
	],
	openings: [1, 3, 5, 12],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<ifm|think>", "<ifm|think>\n"], node: 179 }, // 0
	],
	units: [
		{ closes: [7], openings: [9, 6, 1, 3, 5, 12], after: 34, closable: [38, 165, 168, 169], closableByLoop: [39, 41, 42, 51, 52, 53, 54, 55, 56, 59, 60, 73, 74, 75, 76, 79, 80, 81, 82, 83, 84, 86, 87, 88, 89, 90, 91, 92, 93, 94, 133, 134, 135, 136, 137], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 5, 12], terminators: [], stray: false }, // 2
		{ k: "fork", to: [32, 178, 0] }, // 3
		{ k: "fork", to: [32, 178] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [24, 25, 0], terminators: [5] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 7 }, // 15
		{ k: "eol", to: 15 }, // 16
		{ k: "fork", to: [16, 15] }, // 17
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 17, stops: [26, 27, 2], terminators: [5] }, // 18
		{ k: "eol", to: 18 }, // 19
		{ k: "fork", to: [19, 18] }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 7 }, // 22
		{ k: "eol", to: 22 }, // 23
		{ k: "fork", to: [23, 22] }, // 24
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 24, stops: [28, 29, 4], terminators: [5] }, // 25
		{ k: "eol", to: 25 }, // 26
		{ k: "fork", to: [26, 25] }, // 27
		{ k: "literal", literal: 5, to: 27 }, // 28
		{ k: "fork", to: [14, 21, 28] }, // 29
		{ k: "assert", what: "start", to: 29 }, // 30
		{ k: "assert", what: "line", to: 29 }, // 31
		{ k: "fork", to: [30, 31] }, // 32
		{ k: "literal", literal: 6, to: 2 }, // 33
		{ k: "text", field: "content", typed: false, exits: 35, stops: [9, 6, 1, 3, 5, 12], terminators: [], stray: true, section: { entry: 36, proof: false, content: false } }, // 34
		{ k: "fork", to: [176, 33, 177] }, // 35
		{ k: "fork", to: [176, 33] }, // 36
		{ k: "space", greedy: true, to: 34 }, // 37
		{ k: "op", do: { op: "close" }, to: 37 }, // 38
		{ k: "literal", literal: 7, to: 38 }, // 39
		{ k: "literal", literal: 6, to: 0 }, // 40
		{ k: "look", body: 40, to: 38 }, // 41
		{ k: "op", do: { op: "repair", code: 1 }, to: 41 }, // 42
		{ k: "literal", literal: 8, to: 0 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 7, to: 0 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "fork", to: [44, 46] }, // 47
		{ k: "slot", slot: "tool", field: "skip", to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 9, to: 49 }, // 50
		{ k: "look", body: 50, to: 38 }, // 51
		{ k: "op", do: { op: "repair", code: 1 }, to: 51 }, // 52
		{ k: "fork", to: [39, 42, 52] }, // 53
		{ k: "fork", to: [163, 53] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "op", do: { op: "settle" }, to: 55 }, // 56
		{ k: "fork", to: [43, 45] }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "look", body: 58, to: 56 }, // 59
		{ k: "literal", literal: 10, to: 59 }, // 60
		{ k: "literal", literal: 11, to: 0 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "slot", slot: "unbound", field: "skip", to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 8, to: 64 }, // 65
		{ k: "space", greedy: true, to: 50 }, // 66
		{ k: "literal", literal: 12, to: 66 }, // 67
		{ k: "assert", what: "end", to: 0 }, // 68
		{ k: "fork", to: [50, 67, 40, 68] }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 7, to: 70 }, // 71
		{ k: "fork", to: [65, 71] }, // 72
		{ k: "look", body: 72, to: 56 }, // 73
		{ k: "eol", to: 73 }, // 74
		{ k: "fork", to: [74, 73] }, // 75
		{ k: "op", do: { op: "repair", code: 0 }, to: 75 }, // 76
		{ k: "fork", to: [40, 50] }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "look", body: 78, to: 56 }, // 79
		{ k: "literal", literal: 10, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 1 }, to: 80 }, // 81
		{ k: "space", greedy: true, to: 60 }, // 82
		{ k: "literal", literal: 10, to: 82 }, // 83
		{ k: "op", do: { op: "repair", code: 2 }, to: 83 }, // 84
		{ k: "space", greedy: true, to: 72 }, // 85
		{ k: "look", body: 85, to: 56 }, // 86
		{ k: "literal", literal: 13, to: 86 }, // 87
		{ k: "literal", literal: 11, to: 86 }, // 88
		{ k: "literal", literal: 14, to: 86 }, // 89
		{ k: "literal", literal: 7, to: 86 }, // 90
		{ k: "fork", to: [87, 88, 89, 90] }, // 91
		{ k: "eol", to: 91 }, // 92
		{ k: "fork", to: [92, 91] }, // 93
		{ k: "op", do: { op: "repair", code: 3 }, to: 93 }, // 94
		{ k: "op", do: { op: "break", at: "skip" }, to: 56 }, // 95
		{ k: "literal", literal: 11, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "slot", slot: "unbound", field: "skip", to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 8, to: 99 }, // 100
		{ k: "literal", literal: 7, to: 95 }, // 101
		{ k: "fork", to: [100, 101] }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 15, to: 103 }, // 104
		{ k: "atom", kind: "word", field: "skip", to: 104 }, // 105
		{ k: "literal", literal: 16, to: 105 }, // 106
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 106 }, // 107
		{ k: "literal", literal: 15, to: 99 }, // 108
		{ k: "atom", kind: "word", field: "skip", to: 108 }, // 109
		{ k: "literal", literal: 17, to: 109 }, // 110
		{ k: "atom", kind: "word", field: "skip", to: 110 }, // 111
		{ k: "literal", literal: 18, to: 111 }, // 112
		{ k: "literal", literal: 8, to: 95 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "space", greedy: true, to: 101 }, // 115
		{ k: "fork", to: [114, 115] }, // 116
		{ k: "slot", slot: "tool", field: "skip", to: 116 }, // 117
		{ k: "fork", to: [98, 112, 117] }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 10, to: 119 }, // 120
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 120 }, // 121
		{ k: "op", do: { op: "break", at: "here" }, to: 56 }, // 122
		{ k: "literal", literal: 8, to: 122 }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "literal", literal: 7, to: 122 }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "fork", to: [124, 126] }, // 127
		{ k: "slot", slot: "tool", field: "skip", to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 9, to: 129 }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "literal", literal: 12, to: 131 }, // 132
		{ k: "fork", to: [87, 88, 90] }, // 133
		{ k: "eol", to: 133 }, // 134
		{ k: "fork", to: [134, 133] }, // 135
		{ k: "op", do: { op: "repair", code: 3 }, to: 135 }, // 136
		{ k: "fork", to: [60, 76, 81, 84, 94, 107, 121, 130, 132, 136] }, // 137
		{ k: "text", field: "value", typed: false, stray: false, exits: 137, stops: [10, 30, 31, 32, 33, 8, 7, 34, 35, 36, 37, 38, 39, 13, 11, 14, 16, 9, 12], terminators: [56] }, // 138
		{ k: "literal", literal: 13, to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 14, to: 140 }, // 141
		{ k: "space", greedy: true, to: 141 }, // 142
		{ k: "literal", literal: 19, to: 142 }, // 143
		{ k: "literal", literal: 20, to: 142 }, // 144
		{ k: "fork", to: [143, 144] }, // 145
		{ k: "space", greedy: true, to: 145 }, // 146
		{ k: "literal", literal: 21, to: 146 }, // 147
		{ k: "text", field: "value", typed: true, stray: false, exits: 137, stops: [10, 30, 31, 32, 33, 8, 7, 34, 35, 36, 37, 38, 39, 13, 11, 14, 16, 9, 12], terminators: [56] }, // 148
		{ k: "literal", literal: 13, to: 148 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "literal", literal: 14, to: 150 }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "atom", kind: "word", field: "skip", to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 21, to: 154 }, // 155
		{ k: "fork", to: [155, 149] }, // 156
		{ k: "fork", to: [147, 156] }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "literal", literal: 11, to: 158 }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "atom", kind: "word", field: "key", to: 160 }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 8, to: 162 }, // 163
		{ k: "atom", kind: "word", field: "name", to: 55 }, // 164
		{ k: "space", greedy: true, to: 53 }, // 165
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 165 }, // 166
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["function"], optional: false, commit: false, value: { members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }], open: true } }] }, to: 165 }, // 167
		{ k: "literal", literal: 22, to: 165 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 169 }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "literal", literal: 23, to: 171 }, // 172
		{ k: "fork", to: [164, 166, 167, 172] }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 9, to: 174 }, // 175
		{ k: "op", do: { op: "open", unit: 0 }, to: 175 }, // 176
		{ k: "op", do: { op: "leave" }, to: 4 }, // 177
		{ k: "literal", literal: 12, to: 37 }, // 178
		{ k: "fork", to: [14, 13] }, // 179
	],
};
