// Generated from grammars/xlam.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON array of calls, in one of five places */
export const xlam: Format = {
	version: 2,
	name: "xlam",
	title: "a JSON array of calls, in one of five places",
	aliases: [],
	models: ["Salesforce/xLAM-*", "Salesforce/Llama-xLAM-*"],
	tokens: ["[TOOL_CALLS]", "<|eot_id|>"],
	ends: ["<|eot_id|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 142,
	lenient: [],
	literals: [
		"]", // 0
		",", // 1
		"[", // 2
		"</think>", // 3
		"<think>", // 4
		"```", // 5
		"on", // 6
		"js", // 7
		"{", // 8
		"[TOOL_CALLS]", // 9
		"</tool_call>", // 10
		"<tool_call>", // 11
		"\n</think>", // 12
		"\r\n</think>", // 13
	],
	openings: [4, 9, 11],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 107 }, // 0
	],
	units: [
		{ closes: [], openings: [4, 9, 11], after: 7, closable: [10], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [4, 9, 11], after: 2, closable: [10], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [4, 9, 11], after: 42, closable: [45], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [4, 9, 11], after: 2, closable: [45], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [4, 9, 11], after: 60, closable: [63], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [4, 9, 11], after: 82, closable: [85], closableByLoop: [], pairs: false }, // 5
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 4, 5, 9, 11], stray: false }, // 2
		{ k: "fork", to: [20, 35, 59, 76, 94, 0] }, // 3
		{ k: "fork", to: [20, 35, 59, 76, 94] }, // 4
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
		{ k: "op", do: { op: "settle" }, to: 2 }, // 21
		{ k: "eol", to: 21 }, // 22
		{ k: "fork", to: [22, 21] }, // 23
		{ k: "eol", to: 23 }, // 24
		{ k: "fork", to: [24, 23] }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "eol", to: 26 }, // 27
		{ k: "fork", to: [27, 26] }, // 28
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 28, stops: [12, 13, 3] }, // 29
		{ k: "eol", to: 29 }, // 30
		{ k: "fork", to: [30, 29] }, // 31
		{ k: "literal", literal: 4, to: 31 }, // 32
		{ k: "assert", what: "start", to: 32 }, // 33
		{ k: "assert", what: "line", to: 32 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "literal", literal: 5, to: 2 }, // 36
		{ k: "assert", what: "end", to: 2 }, // 37
		{ k: "fork", to: [36, 37] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 0, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "text", field: "content", typed: false, exits: 43, stops: null, stray: true, section: { entry: 44, proof: true, content: false } }, // 42
		{ k: "fork", to: [50, 41, 16] }, // 43
		{ k: "fork", to: [50, 41] }, // 44
		{ k: "op", do: { op: "close" }, to: 42 }, // 45
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 1, to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 2 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "op", do: { op: "open", unit: 3 }, to: 46 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 2, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 6, to: 54 }, // 55
		{ k: "literal", literal: 7, to: 55 }, // 56
		{ k: "fork", to: [56, 54] }, // 57
		{ k: "literal", literal: 5, to: 57 }, // 58
		{ k: "assert", what: "line", to: 58 }, // 59
		{ k: "text", field: "content", typed: false, exits: 61, stops: null, stray: true, section: { entry: 62, proof: false, content: false } }, // 60
		{ k: "fork", to: [65, 68, 6, 16] }, // 61
		{ k: "fork", to: [65, 6] }, // 62
		{ k: "op", do: { op: "close" }, to: 60 }, // 63
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 63 }, // 64
		{ k: "op", do: { op: "open", unit: 4 }, to: 64 }, // 65
		{ k: "space", greedy: true, to: 60 }, // 66
		{ k: "literal", literal: 1, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 8, to: 0 }, // 69
		{ k: "literal", literal: 0, to: 0 }, // 70
		{ k: "fork", to: [69, 70] }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "look", body: 72, to: 66 }, // 73
		{ k: "literal", literal: 2, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 9, to: 75 }, // 76
		{ k: "literal", literal: 10, to: 2 }, // 77
		{ k: "fork", to: [77, 37] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 0, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "text", field: "content", typed: false, exits: 83, stops: null, stray: true, section: { entry: 84, proof: false, content: false } }, // 82
		{ k: "fork", to: [87, 90, 81, 16] }, // 83
		{ k: "fork", to: [87, 81] }, // 84
		{ k: "op", do: { op: "close" }, to: 82 }, // 85
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 85 }, // 86
		{ k: "op", do: { op: "open", unit: 5 }, to: 86 }, // 87
		{ k: "space", greedy: true, to: 82 }, // 88
		{ k: "literal", literal: 1, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "look", body: 72, to: 88 }, // 91
		{ k: "literal", literal: 2, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 11, to: 93 }, // 94
		{ k: "op", do: { op: "settle" }, to: 0 }, // 95
		{ k: "eol", to: 2 }, // 96
		{ k: "fork", to: [96, 2] }, // 97
		{ k: "eol", to: 97 }, // 98
		{ k: "fork", to: [98, 97] }, // 99
		{ k: "literal", literal: 3, to: 99 }, // 100
		{ k: "eol", to: 100 }, // 101
		{ k: "fork", to: [101, 100] }, // 102
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 102, stops: [12, 13, 3] }, // 103
		{ k: "eol", to: 103 }, // 104
		{ k: "fork", to: [104, 103] }, // 105
		{ k: "literal", literal: 4, to: 105 }, // 106
		{ k: "fork", to: [106, 105] }, // 107
	],
};
