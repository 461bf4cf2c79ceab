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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 132 }, // 0
	],
	units: [
		{ closes: [], openings: [11, 15, 17], after: 7, closable: [10], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [11, 15, 17], after: 2, closable: [10], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [11, 15, 17], after: 27, closable: [30], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [11, 15, 17], after: 67, closable: [70], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [11, 15, 17], after: 2, closable: [70], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [11, 15, 17], after: 85, closable: [88], closableByLoop: [], pairs: false }, // 5
		{ closes: [], openings: [11, 15, 17], after: 107, closable: [110], closableByLoop: [], pairs: false }, // 6
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 9, 11, 12, 15, 17], stray: false }, // 2
		{ k: "fork", to: [20, 46, 61, 84, 101, 119, 0] }, // 3
		{ k: "fork", to: [20, 46, 61, 84, 101, 119] }, // 4
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
		{ k: "assert", what: "start", to: 45 }, // 46
		{ k: "op", do: { op: "settle" }, to: 2 }, // 47
		{ k: "eol", to: 47 }, // 48
		{ k: "fork", to: [48, 47] }, // 49
		{ k: "eol", to: 49 }, // 50
		{ k: "fork", to: [50, 49] }, // 51
		{ k: "literal", literal: 10, to: 51 }, // 52
		{ k: "eol", to: 52 }, // 53
		{ k: "fork", to: [53, 52] }, // 54
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 54, stops: [18, 19, 10] }, // 55
		{ k: "eol", to: 55 }, // 56
		{ k: "fork", to: [56, 55] }, // 57
		{ k: "literal", literal: 11, to: 57 }, // 58
		{ k: "assert", what: "start", to: 58 }, // 59
		{ k: "assert", what: "line", to: 58 }, // 60
		{ k: "fork", to: [59, 60] }, // 61
		{ k: "literal", literal: 12, to: 2 }, // 62
		{ k: "fork", to: [62, 21] }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 0, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "text", field: "content", typed: false, exits: 68, stops: null, stray: true, section: { entry: 69, proof: true, content: false } }, // 67
		{ k: "fork", to: [75, 66, 16] }, // 68
		{ k: "fork", to: [75, 66] }, // 69
		{ k: "op", do: { op: "close" }, to: 67 }, // 70
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 1, to: 72 }, // 73
		{ k: "op", do: { op: "open", unit: 3 }, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "op", do: { op: "open", unit: 4 }, to: 71 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 2, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 13, to: 79 }, // 80
		{ k: "literal", literal: 14, to: 80 }, // 81
		{ k: "fork", to: [81, 79] }, // 82
		{ k: "literal", literal: 12, to: 82 }, // 83
		{ k: "assert", what: "line", to: 83 }, // 84
		{ k: "text", field: "content", typed: false, exits: 86, stops: null, stray: true, section: { entry: 87, proof: false, content: false } }, // 85
		{ k: "fork", to: [90, 93, 6, 16] }, // 86
		{ k: "fork", to: [90, 6] }, // 87
		{ k: "op", do: { op: "close" }, to: 85 }, // 88
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 88 }, // 89
		{ k: "op", do: { op: "open", unit: 5 }, to: 89 }, // 90
		{ k: "space", greedy: true, to: 85 }, // 91
		{ k: "literal", literal: 1, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 9, to: 0 }, // 94
		{ k: "literal", literal: 0, to: 0 }, // 95
		{ k: "fork", to: [94, 95] }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "look", body: 97, to: 91 }, // 98
		{ k: "literal", literal: 2, to: 98 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 15, to: 100 }, // 101
		{ k: "literal", literal: 16, to: 2 }, // 102
		{ k: "fork", to: [102, 21] }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 0, to: 104 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "text", field: "content", typed: false, exits: 108, stops: null, stray: true, section: { entry: 109, proof: false, content: false } }, // 107
		{ k: "fork", to: [112, 115, 106, 16] }, // 108
		{ k: "fork", to: [112, 106] }, // 109
		{ k: "op", do: { op: "close" }, to: 107 }, // 110
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 110 }, // 111
		{ k: "op", do: { op: "open", unit: 6 }, to: 111 }, // 112
		{ k: "space", greedy: true, to: 107 }, // 113
		{ k: "literal", literal: 1, to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "look", body: 97, to: 113 }, // 116
		{ k: "literal", literal: 2, to: 116 }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "literal", literal: 17, to: 118 }, // 119
		{ k: "op", do: { op: "settle" }, to: 0 }, // 120
		{ k: "eol", to: 2 }, // 121
		{ k: "fork", to: [121, 2] }, // 122
		{ k: "eol", to: 122 }, // 123
		{ k: "fork", to: [123, 122] }, // 124
		{ k: "literal", literal: 10, to: 124 }, // 125
		{ k: "eol", to: 125 }, // 126
		{ k: "fork", to: [126, 125] }, // 127
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 127, stops: [18, 19, 10] }, // 128
		{ k: "eol", to: 128 }, // 129
		{ k: "fork", to: [129, 128] }, // 130
		{ k: "literal", literal: 11, to: 130 }, // 131
		{ k: "fork", to: [131, 130] }, // 132
	],
};
