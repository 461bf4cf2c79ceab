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
	holdback: 335,
	lenient: [],
	literals: [
		"]", // 0
		",", // 1
		"[", // 2
		"}", // 3
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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 133 }, // 0
	],
	units: [
		{ closes: [], openings: [11, 15, 17], after: 7, closable: [10], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [11, 15, 17], after: 2, closable: [10], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [11, 15, 17], after: 27, closable: [30], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [11, 15, 17], after: 68, closable: [71], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [11, 15, 17], after: 2, closable: [71], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [11, 15, 17], after: 86, closable: [89], closableByLoop: [], pairs: false }, // 5
		{ closes: [], openings: [11, 15, 17], after: 108, closable: [111], closableByLoop: [], pairs: false }, // 6
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [20, 47, 62, 85, 102, 120, 0] }, // 3
		{ k: "fork", to: [20, 47, 62, 85, 102, 120] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, stray: true, section: { entry: 9, proof: true, content: false } }, // 7
		{ k: "fork", to: [15, 6, 16] }, // 8
		{ k: "fork", to: [15, 6] }, // 9
		{ k: "op", do: { op: "close" }, to: 7 }, // 10
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 10 }, // 11
		{ k: "space", greedy: true, to: 11 }, // 12
		{ k: "literal", literal: 1, to: 12 }, // 13
		{ k: "op", do: { op: "open", unit: 0 }, to: 13 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "op", do: { op: "leave" }, to: 4 }, // 16
		{ k: "op", do: { op: "open", unit: 1 }, to: 11 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 18 }, // 19
		{ k: "assert", what: "start", to: 19 }, // 20
		{ k: "assert", what: "end", to: 2 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 3, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 0, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "text", field: "content", typed: false, exits: 28, stops: null, stray: true, section: { entry: 29, proof: true, content: false } }, // 27
		{ k: "fork", to: [32, 35, 26, 16] }, // 28
		{ k: "fork", to: [32, 26] }, // 29
		{ k: "op", do: { op: "close" }, to: 27 }, // 30
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 30 }, // 31
		{ k: "op", do: { op: "open", unit: 2 }, to: 31 }, // 32
		{ k: "space", greedy: true, to: 27 }, // 33
		{ k: "literal", literal: 1, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 2, to: 33 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 4, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 5, to: 39 }, // 40
		{ k: "literal", literal: 6, to: 40 }, // 41
		{ k: "literal", literal: 7, to: 41 }, // 42
		{ k: "literal", literal: 8, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 9, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "assert", what: "start", to: 46 }, // 47
		{ k: "op", do: { op: "settle" }, to: 2 }, // 48
		{ k: "eol", to: 48 }, // 49
		{ k: "fork", to: [49, 48] }, // 50
		{ k: "eol", to: 50 }, // 51
		{ k: "fork", to: [51, 50] }, // 52
		{ k: "literal", literal: 10, to: 52 }, // 53
		{ k: "eol", to: 53 }, // 54
		{ k: "fork", to: [54, 53] }, // 55
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 55, stops: [18, 19, 10] }, // 56
		{ k: "eol", to: 56 }, // 57
		{ k: "fork", to: [57, 56] }, // 58
		{ k: "literal", literal: 11, to: 58 }, // 59
		{ k: "assert", what: "start", to: 59 }, // 60
		{ k: "assert", what: "line", to: 59 }, // 61
		{ k: "fork", to: [60, 61] }, // 62
		{ k: "literal", literal: 12, to: 2 }, // 63
		{ k: "fork", to: [63, 21] }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 0, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "text", field: "content", typed: false, exits: 69, stops: null, stray: true, section: { entry: 70, proof: true, content: false } }, // 68
		{ k: "fork", to: [76, 67, 16] }, // 69
		{ k: "fork", to: [76, 67] }, // 70
		{ k: "op", do: { op: "close" }, to: 68 }, // 71
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 1, to: 73 }, // 74
		{ k: "op", do: { op: "open", unit: 3 }, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "op", do: { op: "open", unit: 4 }, to: 72 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 2, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 13, to: 80 }, // 81
		{ k: "literal", literal: 14, to: 81 }, // 82
		{ k: "fork", to: [82, 80] }, // 83
		{ k: "literal", literal: 12, to: 83 }, // 84
		{ k: "assert", what: "line", to: 84 }, // 85
		{ k: "text", field: "content", typed: false, exits: 87, stops: null, stray: true, section: { entry: 88, proof: false, content: false } }, // 86
		{ k: "fork", to: [91, 94, 6, 16] }, // 87
		{ k: "fork", to: [91, 6] }, // 88
		{ k: "op", do: { op: "close" }, to: 86 }, // 89
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 89 }, // 90
		{ k: "op", do: { op: "open", unit: 5 }, to: 90 }, // 91
		{ k: "space", greedy: true, to: 86 }, // 92
		{ k: "literal", literal: 1, to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 9, to: 0 }, // 95
		{ k: "literal", literal: 0, to: 0 }, // 96
		{ k: "fork", to: [95, 96] }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "look", body: 98, to: 92 }, // 99
		{ k: "literal", literal: 2, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 15, to: 101 }, // 102
		{ k: "literal", literal: 16, to: 2 }, // 103
		{ k: "fork", to: [103, 21] }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 0, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "text", field: "content", typed: false, exits: 109, stops: null, stray: true, section: { entry: 110, proof: false, content: false } }, // 108
		{ k: "fork", to: [113, 116, 107, 16] }, // 109
		{ k: "fork", to: [113, 107] }, // 110
		{ k: "op", do: { op: "close" }, to: 108 }, // 111
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 111 }, // 112
		{ k: "op", do: { op: "open", unit: 6 }, to: 112 }, // 113
		{ k: "space", greedy: true, to: 108 }, // 114
		{ k: "literal", literal: 1, to: 114 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "look", body: 98, to: 114 }, // 117
		{ k: "literal", literal: 2, to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 17, to: 119 }, // 120
		{ k: "op", do: { op: "settle" }, to: 0 }, // 121
		{ k: "eol", to: 2 }, // 122
		{ k: "fork", to: [122, 2] }, // 123
		{ k: "eol", to: 123 }, // 124
		{ k: "fork", to: [124, 123] }, // 125
		{ k: "literal", literal: 10, to: 125 }, // 126
		{ k: "eol", to: 126 }, // 127
		{ k: "fork", to: [127, 126] }, // 128
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 128, stops: [18, 19, 10] }, // 129
		{ k: "eol", to: 129 }, // 130
		{ k: "fork", to: [130, 129] }, // 131
		{ k: "literal", literal: 11, to: 131 }, // 132
		{ k: "fork", to: [132, 131] }, // 133
	],
};
