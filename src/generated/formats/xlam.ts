// Generated from grammars/xlam.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON array of calls, in one of six places */
export const xlam: Format = {
	version: 2,
	name: "xlam",
	title: "a JSON array of calls, in one of six places",
	aliases: [],
	models: ["Salesforce/xLAM-*", "Salesforce/Llama-xLAM-*"],
	tokens: ["[TOOL_CALLS]", "<|eot_id|>"],
	ends: ["<|eot_id|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 271,
	lenient: ["signs-around"],
	literals: [
		"]", // 0
		",", // 1
		"}", // 2
		"[", // 3
		":", // 4
		"ls\"", // 5
		"cal", // 6
		"ol_", // 7
		"\"to", // 8
		"{", // 9
		"</think>", // 10
		"<think>", // 11
		"```", // 12
		"on", // 13
		"js", // 14
		"[TOOL_CALLS]", // 15
		"</tool_call>", // 16
		"<tool_call>", // 17
		"\n</think>", // 18
		"\r\n</think>", // 19
	],
	openings: [11, 15, 17],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 155 }, // 0
	],
	units: [
		{ closes: [], openings: [11, 15, 17], after: 7, closable: [10, 15, 16, 17, 18, 19, 20], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [11, 15, 17], after: 2, closable: [10], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [11, 15, 17], after: 38, closable: [41, 42, 43, 44, 45, 46, 47], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [11, 15, 17], after: 84, closable: [87, 88, 89, 90, 91, 92, 93], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [11, 15, 17], after: 2, closable: [87], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [11, 15, 17], after: 109, closable: [112, 113, 114, 115, 116, 117, 118], closableByLoop: [], pairs: false }, // 5
		{ closes: [], openings: [11, 15, 17], after: 136, closable: [139, 140, 141, 142, 143, 144, 145], closableByLoop: [], pairs: false }, // 6
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 9, 11, 12, 15, 17], terminators: [], stray: false }, // 2
		{ k: "fork", to: [31, 63, 78, 108, 130, 154, 0] }, // 3
		{ k: "fork", to: [31, 63, 78, 108, 130, 154] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, terminators: [], stray: true, section: { entry: 9, proof: true, content: false } }, // 7
		{ k: "fork", to: [25, 6, 26] }, // 8
		{ k: "fork", to: [25, 6] }, // 9
		{ k: "op", do: { op: "close" }, to: 7 }, // 10
		{ k: "literal", literal: 1, to: 0 }, // 11
		{ k: "literal", literal: 0, to: 0 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "look", body: 14, to: 10 }, // 15
		{ k: "fork", to: [18, 15] }, // 16
		{ k: "literal", literal: 2, to: 16 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "op", do: { op: "repair", code: 0 }, to: 18 }, // 19
		{ k: "fork", to: [10, 19] }, // 20
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 1, to: 22 }, // 23
		{ k: "op", do: { op: "open", unit: 0 }, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "op", do: { op: "leave" }, to: 4 }, // 26
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 10 }, // 27
		{ k: "op", do: { op: "open", unit: 1 }, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 3, to: 29 }, // 30
		{ k: "assert", what: "start", to: 30 }, // 31
		{ k: "assert", what: "end", to: 2 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 2, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 0, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "text", field: "content", typed: false, exits: 39, stops: null, terminators: [], stray: true, section: { entry: 40, proof: true, content: false } }, // 38
		{ k: "fork", to: [49, 52, 37, 26] }, // 39
		{ k: "fork", to: [49, 37] }, // 40
		{ k: "op", do: { op: "close" }, to: 38 }, // 41
		{ k: "look", body: 14, to: 41 }, // 42
		{ k: "fork", to: [45, 42] }, // 43
		{ k: "literal", literal: 2, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "op", do: { op: "repair", code: 0 }, to: 45 }, // 46
		{ k: "fork", to: [41, 46] }, // 47
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 2 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 38 }, // 50
		{ k: "literal", literal: 1, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 3, to: 50 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 4, to: 54 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 5, to: 56 }, // 57
		{ k: "literal", literal: 6, to: 57 }, // 58
		{ k: "literal", literal: 7, to: 58 }, // 59
		{ k: "literal", literal: 8, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 9, to: 61 }, // 62
		{ k: "assert", what: "start", to: 62 }, // 63
		{ k: "op", do: { op: "settle" }, to: 2 }, // 64
		{ k: "eol", to: 64 }, // 65
		{ k: "fork", to: [65, 64] }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "literal", literal: 10, to: 68 }, // 69
		{ k: "eol", to: 69 }, // 70
		{ k: "fork", to: [70, 69] }, // 71
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 71, stops: [18, 19, 10], terminators: [64] }, // 72
		{ k: "eol", to: 72 }, // 73
		{ k: "fork", to: [73, 72] }, // 74
		{ k: "literal", literal: 11, to: 74 }, // 75
		{ k: "assert", what: "start", to: 75 }, // 76
		{ k: "assert", what: "line", to: 75 }, // 77
		{ k: "fork", to: [76, 77] }, // 78
		{ k: "literal", literal: 12, to: 2 }, // 79
		{ k: "fork", to: [79, 32] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 0, to: 81 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "text", field: "content", typed: false, exits: 85, stops: null, terminators: [], stray: true, section: { entry: 86, proof: true, content: false } }, // 84
		{ k: "fork", to: [98, 83, 26] }, // 85
		{ k: "fork", to: [98, 83] }, // 86
		{ k: "op", do: { op: "close" }, to: 84 }, // 87
		{ k: "look", body: 14, to: 87 }, // 88
		{ k: "fork", to: [91, 88] }, // 89
		{ k: "literal", literal: 2, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "op", do: { op: "repair", code: 0 }, to: 91 }, // 92
		{ k: "fork", to: [87, 92] }, // 93
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 1, to: 95 }, // 96
		{ k: "op", do: { op: "open", unit: 3 }, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 87 }, // 99
		{ k: "op", do: { op: "open", unit: 4 }, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 3, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 13, to: 103 }, // 104
		{ k: "literal", literal: 14, to: 104 }, // 105
		{ k: "fork", to: [105, 103] }, // 106
		{ k: "literal", literal: 12, to: 106 }, // 107
		{ k: "assert", what: "line", to: 107 }, // 108
		{ k: "text", field: "content", typed: false, exits: 110, stops: null, terminators: [], stray: true, section: { entry: 111, proof: false, content: false } }, // 109
		{ k: "fork", to: [120, 123, 6, 26] }, // 110
		{ k: "fork", to: [120, 6] }, // 111
		{ k: "op", do: { op: "close" }, to: 109 }, // 112
		{ k: "look", body: 14, to: 112 }, // 113
		{ k: "fork", to: [116, 113] }, // 114
		{ k: "literal", literal: 2, to: 114 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "op", do: { op: "repair", code: 0 }, to: 116 }, // 117
		{ k: "fork", to: [112, 117] }, // 118
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 118 }, // 119
		{ k: "op", do: { op: "open", unit: 5 }, to: 119 }, // 120
		{ k: "space", greedy: true, to: 109 }, // 121
		{ k: "literal", literal: 1, to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 9, to: 0 }, // 124
		{ k: "fork", to: [124, 12] }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "look", body: 126, to: 121 }, // 127
		{ k: "literal", literal: 3, to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 15, to: 129 }, // 130
		{ k: "literal", literal: 16, to: 2 }, // 131
		{ k: "fork", to: [131, 32] }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 0, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "text", field: "content", typed: false, exits: 137, stops: null, terminators: [], stray: true, section: { entry: 138, proof: false, content: false } }, // 136
		{ k: "fork", to: [147, 150, 135, 26] }, // 137
		{ k: "fork", to: [147, 135] }, // 138
		{ k: "op", do: { op: "close" }, to: 136 }, // 139
		{ k: "look", body: 14, to: 139 }, // 140
		{ k: "fork", to: [143, 140] }, // 141
		{ k: "literal", literal: 2, to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "op", do: { op: "repair", code: 0 }, to: 143 }, // 144
		{ k: "fork", to: [139, 144] }, // 145
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 145 }, // 146
		{ k: "op", do: { op: "open", unit: 6 }, to: 146 }, // 147
		{ k: "space", greedy: true, to: 136 }, // 148
		{ k: "literal", literal: 1, to: 148 }, // 149
		{ k: "space", greedy: true, to: 149 }, // 150
		{ k: "look", body: 126, to: 148 }, // 151
		{ k: "literal", literal: 3, to: 151 }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "literal", literal: 17, to: 153 }, // 154
		{ k: "fork", to: [75, 74] }, // 155
	],
};
