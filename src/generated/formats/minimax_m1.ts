// Generated from grammars/minimax_m1.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** JSON objects, one on a line, between <tool_calls> tags */
export const minimax_m1: Format = {
	version: 2,
	name: "minimax_m1",
	title: "JSON objects, one on a line, between <tool_calls> tags",
	aliases: ["minimax"],
	models: ["MiniMaxAI/MiniMax-M1*", "MiniMaxAI/MiniMax-Text-01*"],
	tokens: ["<end_of_sentence>"],
	ends: ["<end_of_sentence>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 987,
	lenient: ["array", "signs-around", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_calls>", // 2
		"{", // 3
		"}", // 4
		"<tool_calls>", // 5
		"]", // 6
		",", // 7
		"[", // 8
		":", // 9
		"\"", // 10
		"arguments", // 11
		"name", // 12
		"|>", // 13
		"<|", // 14
		"\n</think>", // 15
		"\r\n</think>", // 16
	],
	openings: [1, 5],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 98 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1, 5], after: 21, closable: [25, 30, 31, 32, 33, 34, 35], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [1, 5], after: 44, closable: [47], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [2, 1, 5], after: 59, closable: [63, 64, 65, 66, 67, 68, 69], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 14], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 40, 58, 97, 0] }, // 3
		{ k: "fork", to: [19, 40, 58, 97] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [15, 16, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: null, terminators: [], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [37, 20, 38] }, // 22
		{ k: "fork", to: [37, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 0 }, // 26
		{ k: "literal", literal: 2, to: 0 }, // 27
		{ k: "fork", to: [26, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "look", body: 29, to: 25 }, // 30
		{ k: "fork", to: [33, 30] }, // 31
		{ k: "literal", literal: 4, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "op", do: { op: "repair", code: 1 }, to: 33 }, // 34
		{ k: "fork", to: [25, 34] }, // 35
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 35 }, // 36
		{ k: "op", do: { op: "open", unit: 0 }, to: 36 }, // 37
		{ k: "op", do: { op: "leave" }, to: 4 }, // 38
		{ k: "look", body: 29, to: 24 }, // 39
		{ k: "literal", literal: 5, to: 39 }, // 40
		{ k: "space", greedy: true, to: 20 }, // 41
		{ k: "literal", literal: 6, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "text", field: "content", typed: false, exits: 45, stops: null, terminators: [], stray: true, section: { entry: 46, proof: false, content: false } }, // 44
		{ k: "fork", to: [49, 52, 43, 38] }, // 45
		{ k: "fork", to: [49] }, // 46
		{ k: "op", do: { op: "close" }, to: 44 }, // 47
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 1 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 44 }, // 50
		{ k: "literal", literal: 7, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "space", greedy: true, to: 26 }, // 53
		{ k: "look", body: 53, to: 50 }, // 54
		{ k: "literal", literal: 8, to: 54 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 5, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 0 }, to: 57 }, // 58
		{ k: "text", field: "content", typed: false, exits: 60, stops: null, terminators: [], stray: true, section: { entry: 61, proof: false, content: false } }, // 59
		{ k: "fork", to: [71, 20, 38] }, // 60
		{ k: "fork", to: [71, 20] }, // 61
		{ k: "space", greedy: true, to: 59 }, // 62
		{ k: "op", do: { op: "close" }, to: 62 }, // 63
		{ k: "look", body: 29, to: 63 }, // 64
		{ k: "fork", to: [67, 64] }, // 65
		{ k: "literal", literal: 4, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "op", do: { op: "repair", code: 1 }, to: 67 }, // 68
		{ k: "fork", to: [63, 68] }, // 69
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 69 }, // 70
		{ k: "op", do: { op: "open", unit: 2 }, to: 70 }, // 71
		{ k: "look", body: 29, to: 59 }, // 72
		{ k: "literal", literal: 9, to: 0 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 10, to: 74 }, // 75
		{ k: "literal", literal: 11, to: 75 }, // 76
		{ k: "literal", literal: 10, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 7, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 10, to: 80 }, // 81
		{ k: "slot", slot: "tool", field: "skip", to: 81 }, // 82
		{ k: "literal", literal: 10, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 9, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 10, to: 86 }, // 87
		{ k: "literal", literal: 12, to: 87 }, // 88
		{ k: "literal", literal: 10, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 3, to: 90 }, // 91
		{ k: "look", body: 91, to: 72 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 13, to: 93 }, // 94
		{ k: "atom", kind: "word", field: "skip", to: 94 }, // 95
		{ k: "literal", literal: 14, to: 95 }, // 96
		{ k: "op", do: { op: "repair", code: 2 }, to: 96 }, // 97
		{ k: "fork", to: [16, 15] }, // 98
	],
};
