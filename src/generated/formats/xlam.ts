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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 177 }, // 0
	],
	units: [
		{ closes: [], openings: [11, 15, 17], after: 7, closable: [10, 15, 16, 17, 18, 19, 20], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [11, 15, 17], after: 2, closable: [10, 15, 27, 28, 29, 30, 31], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [11, 15, 17], after: 43, closable: [46, 47, 48, 49, 50, 51, 52], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [11, 15, 17], after: 89, closable: [92, 93, 94, 95, 96, 97, 98], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [11, 15, 17], after: 2, closable: [92, 93, 104, 105, 106, 107, 108], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [11, 15, 17], after: 119, closable: [122, 123, 124, 125, 126, 127, 128], closableByLoop: [], pairs: false }, // 5
		{ closes: [], openings: [11, 15, 17], after: 146, closable: [149, 150, 151, 152, 153, 154, 155], closableByLoop: [], pairs: false }, // 6
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 9, 11, 12, 15, 17], stray: false }, // 2
		{ k: "fork", to: [36, 68, 83, 118, 140, 164, 0] }, // 3
		{ k: "fork", to: [36, 68, 83, 118, 140, 164] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, stray: true, section: { entry: 9, proof: true, content: false } }, // 7
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
		{ k: "fork", to: [29, 15] }, // 27
		{ k: "literal", literal: 2, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "op", do: { op: "repair", code: 0 }, to: 29 }, // 30
		{ k: "fork", to: [10, 30] }, // 31
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 31 }, // 32
		{ k: "op", do: { op: "open", unit: 1 }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 3, to: 34 }, // 35
		{ k: "assert", what: "start", to: 35 }, // 36
		{ k: "assert", what: "end", to: 2 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 2, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 0, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "text", field: "content", typed: false, exits: 44, stops: null, stray: true, section: { entry: 45, proof: true, content: false } }, // 43
		{ k: "fork", to: [54, 57, 42, 26] }, // 44
		{ k: "fork", to: [54, 42] }, // 45
		{ k: "op", do: { op: "close" }, to: 43 }, // 46
		{ k: "look", body: 14, to: 46 }, // 47
		{ k: "fork", to: [50, 47] }, // 48
		{ k: "literal", literal: 2, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "op", do: { op: "repair", code: 0 }, to: 50 }, // 51
		{ k: "fork", to: [46, 51] }, // 52
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 52 }, // 53
		{ k: "op", do: { op: "open", unit: 2 }, to: 53 }, // 54
		{ k: "space", greedy: true, to: 43 }, // 55
		{ k: "literal", literal: 1, to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 3, to: 55 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 4, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 5, to: 61 }, // 62
		{ k: "literal", literal: 6, to: 62 }, // 63
		{ k: "literal", literal: 7, to: 63 }, // 64
		{ k: "literal", literal: 8, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 9, to: 66 }, // 67
		{ k: "assert", what: "start", to: 67 }, // 68
		{ k: "op", do: { op: "settle" }, to: 2 }, // 69
		{ k: "eol", to: 69 }, // 70
		{ k: "fork", to: [70, 69] }, // 71
		{ k: "eol", to: 71 }, // 72
		{ k: "fork", to: [72, 71] }, // 73
		{ k: "literal", literal: 10, to: 73 }, // 74
		{ k: "eol", to: 74 }, // 75
		{ k: "fork", to: [75, 74] }, // 76
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 76, stops: [18, 19, 10] }, // 77
		{ k: "eol", to: 77 }, // 78
		{ k: "fork", to: [78, 77] }, // 79
		{ k: "literal", literal: 11, to: 79 }, // 80
		{ k: "assert", what: "start", to: 80 }, // 81
		{ k: "assert", what: "line", to: 80 }, // 82
		{ k: "fork", to: [81, 82] }, // 83
		{ k: "literal", literal: 12, to: 2 }, // 84
		{ k: "fork", to: [84, 37] }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 0, to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "text", field: "content", typed: false, exits: 90, stops: null, stray: true, section: { entry: 91, proof: true, content: false } }, // 89
		{ k: "fork", to: [103, 88, 26] }, // 90
		{ k: "fork", to: [103, 88] }, // 91
		{ k: "op", do: { op: "close" }, to: 89 }, // 92
		{ k: "look", body: 14, to: 92 }, // 93
		{ k: "fork", to: [96, 93] }, // 94
		{ k: "literal", literal: 2, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "op", do: { op: "repair", code: 0 }, to: 96 }, // 97
		{ k: "fork", to: [92, 97] }, // 98
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 98 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 1, to: 100 }, // 101
		{ k: "op", do: { op: "open", unit: 3 }, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "fork", to: [106, 93] }, // 104
		{ k: "literal", literal: 2, to: 104 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "op", do: { op: "repair", code: 0 }, to: 106 }, // 107
		{ k: "fork", to: [92, 107] }, // 108
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 108 }, // 109
		{ k: "op", do: { op: "open", unit: 4 }, to: 109 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 3, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 13, to: 113 }, // 114
		{ k: "literal", literal: 14, to: 114 }, // 115
		{ k: "fork", to: [115, 113] }, // 116
		{ k: "literal", literal: 12, to: 116 }, // 117
		{ k: "assert", what: "line", to: 117 }, // 118
		{ k: "text", field: "content", typed: false, exits: 120, stops: null, stray: true, section: { entry: 121, proof: false, content: false } }, // 119
		{ k: "fork", to: [130, 133, 6, 26] }, // 120
		{ k: "fork", to: [130, 6] }, // 121
		{ k: "op", do: { op: "close" }, to: 119 }, // 122
		{ k: "look", body: 14, to: 122 }, // 123
		{ k: "fork", to: [126, 123] }, // 124
		{ k: "literal", literal: 2, to: 124 }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "op", do: { op: "repair", code: 0 }, to: 126 }, // 127
		{ k: "fork", to: [122, 127] }, // 128
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 128 }, // 129
		{ k: "op", do: { op: "open", unit: 5 }, to: 129 }, // 130
		{ k: "space", greedy: true, to: 119 }, // 131
		{ k: "literal", literal: 1, to: 131 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 9, to: 0 }, // 134
		{ k: "fork", to: [134, 12] }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "look", body: 136, to: 131 }, // 137
		{ k: "literal", literal: 3, to: 137 }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "literal", literal: 15, to: 139 }, // 140
		{ k: "literal", literal: 16, to: 2 }, // 141
		{ k: "fork", to: [141, 37] }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "literal", literal: 0, to: 143 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "text", field: "content", typed: false, exits: 147, stops: null, stray: true, section: { entry: 148, proof: false, content: false } }, // 146
		{ k: "fork", to: [157, 160, 145, 26] }, // 147
		{ k: "fork", to: [157, 145] }, // 148
		{ k: "op", do: { op: "close" }, to: 146 }, // 149
		{ k: "look", body: 14, to: 149 }, // 150
		{ k: "fork", to: [153, 150] }, // 151
		{ k: "literal", literal: 2, to: 151 }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "op", do: { op: "repair", code: 0 }, to: 153 }, // 154
		{ k: "fork", to: [149, 154] }, // 155
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 155 }, // 156
		{ k: "op", do: { op: "open", unit: 6 }, to: 156 }, // 157
		{ k: "space", greedy: true, to: 146 }, // 158
		{ k: "literal", literal: 1, to: 158 }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "look", body: 136, to: 158 }, // 161
		{ k: "literal", literal: 3, to: 161 }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 17, to: 163 }, // 164
		{ k: "op", do: { op: "settle" }, to: 0 }, // 165
		{ k: "eol", to: 2 }, // 166
		{ k: "fork", to: [166, 2] }, // 167
		{ k: "eol", to: 167 }, // 168
		{ k: "fork", to: [168, 167] }, // 169
		{ k: "literal", literal: 10, to: 169 }, // 170
		{ k: "eol", to: 170 }, // 171
		{ k: "fork", to: [171, 170] }, // 172
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 172, stops: [18, 19, 10] }, // 173
		{ k: "eol", to: 173 }, // 174
		{ k: "fork", to: [174, 173] }, // 175
		{ k: "literal", literal: 11, to: 175 }, // 176
		{ k: "fork", to: [176, 175] }, // 177
	],
};
