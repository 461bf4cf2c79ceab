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
	lenient: ["doubled-brace", "array", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_calls>", // 2
		"}", // 3
		"{", // 4
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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 110 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1, 5], after: 21, closable: [25, 26, 27, 28, 29], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [1, 5], after: 42, closable: [45, 46, 47, 48, 49], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [2, 1, 5], after: 61, closable: [65, 66, 67, 68, 69], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 14], stray: false }, // 2
		{ k: "fork", to: [19, 38, 60, 97, 0] }, // 3
		{ k: "fork", to: [19, 38, 60, 97] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [15, 16, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: null, stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [31, 20, 32] }, // 22
		{ k: "fork", to: [31, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "op", do: { op: "repair", code: 0 }, to: 27 }, // 28
		{ k: "fork", to: [25, 28] }, // 29
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 29 }, // 30
		{ k: "op", do: { op: "open", unit: 0 }, to: 30 }, // 31
		{ k: "op", do: { op: "leave" }, to: 4 }, // 32
		{ k: "literal", literal: 4, to: 0 }, // 33
		{ k: "literal", literal: 2, to: 0 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "look", body: 36, to: 24 }, // 37
		{ k: "literal", literal: 5, to: 37 }, // 38
		{ k: "space", greedy: true, to: 20 }, // 39
		{ k: "literal", literal: 6, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "text", field: "content", typed: false, exits: 43, stops: null, stray: true, section: { entry: 44, proof: false, content: false } }, // 42
		{ k: "fork", to: [51, 54, 41, 32] }, // 43
		{ k: "fork", to: [51] }, // 44
		{ k: "op", do: { op: "close" }, to: 42 }, // 45
		{ k: "literal", literal: 3, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "op", do: { op: "repair", code: 0 }, to: 47 }, // 48
		{ k: "fork", to: [45, 48] }, // 49
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 49 }, // 50
		{ k: "op", do: { op: "open", unit: 1 }, to: 50 }, // 51
		{ k: "space", greedy: true, to: 42 }, // 52
		{ k: "literal", literal: 7, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "space", greedy: true, to: 33 }, // 55
		{ k: "look", body: 55, to: 52 }, // 56
		{ k: "literal", literal: 8, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 5, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 1 }, to: 59 }, // 60
		{ k: "text", field: "content", typed: false, exits: 62, stops: null, stray: true, section: { entry: 63, proof: false, content: false } }, // 61
		{ k: "fork", to: [71, 20, 32] }, // 62
		{ k: "fork", to: [71, 20] }, // 63
		{ k: "space", greedy: true, to: 61 }, // 64
		{ k: "op", do: { op: "close" }, to: 64 }, // 65
		{ k: "literal", literal: 3, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "op", do: { op: "repair", code: 0 }, to: 67 }, // 68
		{ k: "fork", to: [65, 68] }, // 69
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 69 }, // 70
		{ k: "op", do: { op: "open", unit: 2 }, to: 70 }, // 71
		{ k: "look", body: 36, to: 61 }, // 72
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
		{ k: "literal", literal: 4, to: 90 }, // 91
		{ k: "look", body: 91, to: 72 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 13, to: 93 }, // 94
		{ k: "atom", kind: "word", field: "skip", to: 94 }, // 95
		{ k: "literal", literal: 14, to: 95 }, // 96
		{ k: "op", do: { op: "repair", code: 2 }, to: 96 }, // 97
		{ k: "op", do: { op: "settle" }, to: 0 }, // 98
		{ k: "eol", to: 2 }, // 99
		{ k: "fork", to: [99, 2] }, // 100
		{ k: "eol", to: 100 }, // 101
		{ k: "fork", to: [101, 100] }, // 102
		{ k: "literal", literal: 0, to: 102 }, // 103
		{ k: "eol", to: 103 }, // 104
		{ k: "fork", to: [104, 103] }, // 105
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 105, stops: [15, 16, 0] }, // 106
		{ k: "eol", to: 106 }, // 107
		{ k: "fork", to: [107, 106] }, // 108
		{ k: "literal", literal: 1, to: 108 }, // 109
		{ k: "fork", to: [109, 108] }, // 110
	],
};
