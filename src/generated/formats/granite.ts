// Generated from grammars/granite.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a marker, then a JSON array; reasoning between English phrases */
export const granite: Format = {
	version: 1,
	name: "granite",
	title: "a marker, then a JSON array; reasoning between English phrases",
	aliases: ["granite3"],
	models: ["ibm-granite/granite-3.*"],
	tokens: ["<|tool_call|>", "<|end_of_text|>"],
	ends: ["<|end_of_text|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 143,
	lenient: ["no-array"],
	literals: [
		" my response:", // 0
		"'s", // 1
		" is", // 2
		"Here", // 3
		" my thought process:", // 4
		"</think>", // 5
		"<think>", // 6
		"</response>", // 7
		"<response>", // 8
		"]", // 9
		",", // 10
		"{", // 11
		"[", // 12
		"<|tool_call|>", // 13
		"<tool_call>", // 14
		"\nHere", // 15
		"\r\nHere", // 16
		"\n</think>", // 17
		"\r\n</think>", // 18
		"\n</response>", // 19
		"\r\n</response>", // 20
	],
	openings: [3, 6, 8, 13, 14],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 85 }, // 0
		{ name: "phrases", after: ["Here is my thought process:", "Here's my thought process:"], node: 95 }, // 1
	],
	units: [
		{ closes: [], openings: [3, 6, 8, 13, 14], after: 48, closable: [50], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [3, 6, 8, 13, 14], after: 2, closable: [67], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 6, 8, 13, 14], stray: false }, // 2
		{ k: "fork", to: [23, 35, 45, 66, 72, 0] }, // 3
		{ k: "fork", to: [23, 35, 45, 66, 72] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "literal", literal: 1, to: 8 }, // 9
		{ k: "literal", literal: 2, to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 3, to: 11 }, // 12
		{ k: "eol", to: 12 }, // 13
		{ k: "fork", to: [13, 12] }, // 14
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [15, 16, 3] }, // 15
		{ k: "eol", to: 15 }, // 16
		{ k: "fork", to: [16, 15] }, // 17
		{ k: "literal", literal: 4, to: 17 }, // 18
		{ k: "literal", literal: 1, to: 18 }, // 19
		{ k: "literal", literal: 2, to: 18 }, // 20
		{ k: "fork", to: [19, 20] }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "assert", what: "start", to: 22 }, // 23
		{ k: "eol", to: 7 }, // 24
		{ k: "fork", to: [24, 7] }, // 25
		{ k: "literal", literal: 5, to: 25 }, // 26
		{ k: "eol", to: 26 }, // 27
		{ k: "fork", to: [27, 26] }, // 28
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 28, stops: [17, 18, 5] }, // 29
		{ k: "eol", to: 29 }, // 30
		{ k: "fork", to: [30, 29] }, // 31
		{ k: "literal", literal: 6, to: 31 }, // 32
		{ k: "assert", what: "start", to: 32 }, // 33
		{ k: "assert", what: "line", to: 32 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "literal", literal: 7, to: 5 }, // 36
		{ k: "eol", to: 36 }, // 37
		{ k: "fork", to: [37, 36] }, // 38
		{ k: "text", field: "content", typed: false, stray: false, exits: 38, stops: [19, 20, 7] }, // 39
		{ k: "eol", to: 39 }, // 40
		{ k: "fork", to: [40, 39] }, // 41
		{ k: "literal", literal: 8, to: 41 }, // 42
		{ k: "assert", what: "start", to: 42 }, // 43
		{ k: "assert", what: "line", to: 42 }, // 44
		{ k: "fork", to: [43, 44] }, // 45
		{ k: "literal", literal: 9, to: 2 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "text", field: "content", typed: false, exits: 49, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 48
		{ k: "fork", to: [52, 55, 47, 56] }, // 49
		{ k: "op", do: { op: "close" }, to: 48 }, // 50
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 50 }, // 51
		{ k: "op", do: { op: "open", unit: 0 }, to: 51 }, // 52
		{ k: "space", greedy: true, to: 48 }, // 53
		{ k: "literal", literal: 10, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "op", do: { op: "leave" }, to: 4 }, // 56
		{ k: "literal", literal: 11, to: 0 }, // 57
		{ k: "literal", literal: 9, to: 0 }, // 58
		{ k: "fork", to: [57, 58] }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "look", body: 60, to: 53 }, // 61
		{ k: "literal", literal: 12, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 13, to: 63 }, // 64
		{ k: "literal", literal: 14, to: 63 }, // 65
		{ k: "fork", to: [64, 65] }, // 66
		{ k: "op", do: { op: "close" }, to: 2 }, // 67
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 67 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 13, to: 69 }, // 70
		{ k: "op", do: { op: "repair", code: 0 }, to: 70 }, // 71
		{ k: "op", do: { op: "open", unit: 1 }, to: 71 }, // 72
		{ k: "op", do: { op: "settle" }, to: 0 }, // 73
		{ k: "eol", to: 2 }, // 74
		{ k: "fork", to: [74, 2] }, // 75
		{ k: "eol", to: 75 }, // 76
		{ k: "fork", to: [76, 75] }, // 77
		{ k: "literal", literal: 5, to: 77 }, // 78
		{ k: "eol", to: 78 }, // 79
		{ k: "fork", to: [79, 78] }, // 80
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 80, stops: [17, 18, 5] }, // 81
		{ k: "eol", to: 81 }, // 82
		{ k: "fork", to: [82, 81] }, // 83
		{ k: "literal", literal: 6, to: 83 }, // 84
		{ k: "fork", to: [84, 83] }, // 85
		{ k: "literal", literal: 0, to: 75 }, // 86
		{ k: "literal", literal: 1, to: 86 }, // 87
		{ k: "literal", literal: 2, to: 86 }, // 88
		{ k: "fork", to: [87, 88] }, // 89
		{ k: "literal", literal: 3, to: 89 }, // 90
		{ k: "eol", to: 90 }, // 91
		{ k: "fork", to: [91, 90] }, // 92
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 92, stops: [15, 16, 3] }, // 93
		{ k: "eol", to: 93 }, // 94
		{ k: "fork", to: [94, 93] }, // 95
	],
};
