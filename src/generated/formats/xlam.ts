// Generated from grammars/xlam.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a JSON array of calls, in one of five places */
export const xlam: Format = {
	version: 1,
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
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 103 }, // 0
	],
	units: [
		{ closes: [], openings: [4, 9, 11], after: 7, closable: [9], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [4, 9, 11], after: 2, closable: [9], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [4, 9, 11], after: 41, closable: [43], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [4, 9, 11], after: 2, closable: [43], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [4, 9, 11], after: 58, closable: [60], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [4, 9, 11], after: 79, closable: [81], closableByLoop: [], pairs: false }, // 5
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 4, 5, 9, 11], stray: false }, // 2
		{ k: "fork", to: [19, 34, 57, 73, 90, 0] }, // 3
		{ k: "fork", to: [19, 34, 57, 73, 90] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, stray: true, section: { empty: true, proof: true, content: false } }, // 7
		{ k: "fork", to: [14, 6, 15] }, // 8
		{ k: "op", do: { op: "close" }, to: 7 }, // 9
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 9 }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "literal", literal: 1, to: 11 }, // 12
		{ k: "op", do: { op: "open", unit: 0 }, to: 12 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "op", do: { op: "leave" }, to: 4 }, // 15
		{ k: "op", do: { op: "open", unit: 1 }, to: 10 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "literal", literal: 2, to: 17 }, // 18
		{ k: "assert", what: "start", to: 18 }, // 19
		{ k: "op", do: { op: "settle" }, to: 2 }, // 20
		{ k: "eol", to: 20 }, // 21
		{ k: "fork", to: [21, 20] }, // 22
		{ k: "eol", to: 22 }, // 23
		{ k: "fork", to: [23, 22] }, // 24
		{ k: "literal", literal: 3, to: 24 }, // 25
		{ k: "eol", to: 25 }, // 26
		{ k: "fork", to: [26, 25] }, // 27
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 27, stops: [12, 13, 3] }, // 28
		{ k: "eol", to: 28 }, // 29
		{ k: "fork", to: [29, 28] }, // 30
		{ k: "literal", literal: 4, to: 30 }, // 31
		{ k: "assert", what: "start", to: 31 }, // 32
		{ k: "assert", what: "line", to: 31 }, // 33
		{ k: "fork", to: [32, 33] }, // 34
		{ k: "literal", literal: 5, to: 2 }, // 35
		{ k: "assert", what: "end", to: 2 }, // 36
		{ k: "fork", to: [35, 36] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 0, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "text", field: "content", typed: false, exits: 42, stops: null, stray: true, section: { empty: true, proof: true, content: false } }, // 41
		{ k: "fork", to: [48, 40, 15] }, // 42
		{ k: "op", do: { op: "close" }, to: 41 }, // 43
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 1, to: 45 }, // 46
		{ k: "op", do: { op: "open", unit: 2 }, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 3 }, to: 44 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 2, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 6, to: 52 }, // 53
		{ k: "literal", literal: 7, to: 53 }, // 54
		{ k: "fork", to: [54, 52] }, // 55
		{ k: "literal", literal: 5, to: 55 }, // 56
		{ k: "assert", what: "line", to: 56 }, // 57
		{ k: "text", field: "content", typed: false, exits: 59, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 58
		{ k: "fork", to: [62, 65, 6, 15] }, // 59
		{ k: "op", do: { op: "close" }, to: 58 }, // 60
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 60 }, // 61
		{ k: "op", do: { op: "open", unit: 4 }, to: 61 }, // 62
		{ k: "space", greedy: true, to: 58 }, // 63
		{ k: "literal", literal: 1, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 8, to: 0 }, // 66
		{ k: "literal", literal: 0, to: 0 }, // 67
		{ k: "fork", to: [66, 67] }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "look", body: 69, to: 63 }, // 70
		{ k: "literal", literal: 2, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 9, to: 72 }, // 73
		{ k: "literal", literal: 10, to: 2 }, // 74
		{ k: "fork", to: [74, 36] }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 0, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "text", field: "content", typed: false, exits: 80, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 79
		{ k: "fork", to: [83, 86, 78, 15] }, // 80
		{ k: "op", do: { op: "close" }, to: 79 }, // 81
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 81 }, // 82
		{ k: "op", do: { op: "open", unit: 5 }, to: 82 }, // 83
		{ k: "space", greedy: true, to: 79 }, // 84
		{ k: "literal", literal: 1, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "look", body: 69, to: 84 }, // 87
		{ k: "literal", literal: 2, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 11, to: 89 }, // 90
		{ k: "op", do: { op: "settle" }, to: 0 }, // 91
		{ k: "eol", to: 2 }, // 92
		{ k: "fork", to: [92, 2] }, // 93
		{ k: "eol", to: 93 }, // 94
		{ k: "fork", to: [94, 93] }, // 95
		{ k: "literal", literal: 3, to: 95 }, // 96
		{ k: "eol", to: 96 }, // 97
		{ k: "fork", to: [97, 96] }, // 98
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 98, stops: [12, 13, 3] }, // 99
		{ k: "eol", to: 99 }, // 100
		{ k: "fork", to: [100, 99] }, // 101
		{ k: "literal", literal: 4, to: 101 }, // 102
		{ k: "fork", to: [102, 101] }, // 103
	],
};
