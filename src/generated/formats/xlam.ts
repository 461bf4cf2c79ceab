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
		"calls\"", // 5
		"\"tool_", // 6
		"{", // 7
		"</think>", // 8
		"<think>", // 9
		"```", // 10
		"on", // 11
		"js", // 12
		"[TOOL_CALLS]", // 13
		"</tool_call>", // 14
		"<tool_call>", // 15
		"\n</think>", // 16
		"\r\n</think>", // 17
	],
	openings: [9, 13, 15],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 131 }, // 0
	],
	units: [
		{ closes: [], openings: [9, 13, 15], after: 7, closable: [10], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [9, 13, 15], after: 2, closable: [10], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [9, 13, 15], after: 27, closable: [30], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [9, 13, 15], after: 66, closable: [69], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [9, 13, 15], after: 2, closable: [69], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [9, 13, 15], after: 84, closable: [87], closableByLoop: [], pairs: false }, // 5
		{ closes: [], openings: [9, 13, 15], after: 106, closable: [109], closableByLoop: [], pairs: false }, // 6
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [20, 45, 60, 83, 100, 118, 0] }, // 3
		{ k: "fork", to: [20, 45, 60, 83, 100, 118] }, // 4
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
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 7, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "assert", what: "start", to: 44 }, // 45
		{ k: "op", do: { op: "settle" }, to: 2 }, // 46
		{ k: "eol", to: 46 }, // 47
		{ k: "fork", to: [47, 46] }, // 48
		{ k: "eol", to: 48 }, // 49
		{ k: "fork", to: [49, 48] }, // 50
		{ k: "literal", literal: 8, to: 50 }, // 51
		{ k: "eol", to: 51 }, // 52
		{ k: "fork", to: [52, 51] }, // 53
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 53, stops: [16, 17, 8] }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "literal", literal: 9, to: 56 }, // 57
		{ k: "assert", what: "start", to: 57 }, // 58
		{ k: "assert", what: "line", to: 57 }, // 59
		{ k: "fork", to: [58, 59] }, // 60
		{ k: "literal", literal: 10, to: 2 }, // 61
		{ k: "fork", to: [61, 21] }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 0, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "text", field: "content", typed: false, exits: 67, stops: null, stray: true, section: { entry: 68, proof: true, content: false } }, // 66
		{ k: "fork", to: [74, 65, 16] }, // 67
		{ k: "fork", to: [74, 65] }, // 68
		{ k: "op", do: { op: "close" }, to: 66 }, // 69
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 1, to: 71 }, // 72
		{ k: "op", do: { op: "open", unit: 3 }, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "op", do: { op: "open", unit: 4 }, to: 70 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 2, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 11, to: 78 }, // 79
		{ k: "literal", literal: 12, to: 79 }, // 80
		{ k: "fork", to: [80, 78] }, // 81
		{ k: "literal", literal: 10, to: 81 }, // 82
		{ k: "assert", what: "line", to: 82 }, // 83
		{ k: "text", field: "content", typed: false, exits: 85, stops: null, stray: true, section: { entry: 86, proof: false, content: false } }, // 84
		{ k: "fork", to: [89, 92, 6, 16] }, // 85
		{ k: "fork", to: [89, 6] }, // 86
		{ k: "op", do: { op: "close" }, to: 84 }, // 87
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 87 }, // 88
		{ k: "op", do: { op: "open", unit: 5 }, to: 88 }, // 89
		{ k: "space", greedy: true, to: 84 }, // 90
		{ k: "literal", literal: 1, to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 7, to: 0 }, // 93
		{ k: "literal", literal: 0, to: 0 }, // 94
		{ k: "fork", to: [93, 94] }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "look", body: 96, to: 90 }, // 97
		{ k: "literal", literal: 2, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 13, to: 99 }, // 100
		{ k: "literal", literal: 14, to: 2 }, // 101
		{ k: "fork", to: [101, 21] }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 0, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "text", field: "content", typed: false, exits: 107, stops: null, stray: true, section: { entry: 108, proof: false, content: false } }, // 106
		{ k: "fork", to: [111, 114, 105, 16] }, // 107
		{ k: "fork", to: [111, 105] }, // 108
		{ k: "op", do: { op: "close" }, to: 106 }, // 109
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 109 }, // 110
		{ k: "op", do: { op: "open", unit: 6 }, to: 110 }, // 111
		{ k: "space", greedy: true, to: 106 }, // 112
		{ k: "literal", literal: 1, to: 112 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "look", body: 96, to: 112 }, // 115
		{ k: "literal", literal: 2, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 15, to: 117 }, // 118
		{ k: "op", do: { op: "settle" }, to: 0 }, // 119
		{ k: "eol", to: 2 }, // 120
		{ k: "fork", to: [120, 2] }, // 121
		{ k: "eol", to: 121 }, // 122
		{ k: "fork", to: [122, 121] }, // 123
		{ k: "literal", literal: 8, to: 123 }, // 124
		{ k: "eol", to: 124 }, // 125
		{ k: "fork", to: [125, 124] }, // 126
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 126, stops: [16, 17, 8] }, // 127
		{ k: "eol", to: 127 }, // 128
		{ k: "fork", to: [128, 127] }, // 129
		{ k: "literal", literal: 9, to: 129 }, // 130
		{ k: "fork", to: [130, 129] }, // 131
	],
};
