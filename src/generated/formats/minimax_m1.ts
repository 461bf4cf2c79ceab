// Generated from grammars/minimax_m1.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** JSON objects, one on a line, between <tool_calls> tags */
export const minimax_m1: Format = {
	version: 1,
	name: "minimax_m1",
	title: "JSON objects, one on a line, between <tool_calls> tags",
	aliases: ["minimax"],
	models: ["MiniMaxAI/MiniMax-M1*", "MiniMaxAI/MiniMax-Text-01*"],
	tokens: ["<end_of_sentence>"],
	ends: ["<end_of_sentence>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 142,
	lenient: ["doubled-brace", "array"],
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
		"\n</think>", // 9
		"\r\n</think>", // 10
	],
	openings: [1, 5],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 71 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1, 5], after: 21, closable: [24, 25, 26, 27, 28], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [1, 5], after: 41, closable: [43, 44, 45, 46, 47], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5], stray: false }, // 2
		{ k: "fork", to: [19, 37, 58, 0] }, // 3
		{ k: "fork", to: [19, 37, 58] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [9, 10, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 21
		{ k: "fork", to: [30, 20, 31] }, // 22
		{ k: "space", greedy: true, to: 21 }, // 23
		{ k: "op", do: { op: "close" }, to: 23 }, // 24
		{ k: "literal", literal: 3, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "op", do: { op: "repair", code: 0 }, to: 26 }, // 27
		{ k: "fork", to: [24, 27] }, // 28
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 28 }, // 29
		{ k: "op", do: { op: "open", unit: 0 }, to: 29 }, // 30
		{ k: "op", do: { op: "leave" }, to: 4 }, // 31
		{ k: "literal", literal: 4, to: 0 }, // 32
		{ k: "literal", literal: 2, to: 0 }, // 33
		{ k: "fork", to: [32, 33] }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "look", body: 35, to: 23 }, // 36
		{ k: "literal", literal: 5, to: 36 }, // 37
		{ k: "space", greedy: true, to: 20 }, // 38
		{ k: "literal", literal: 6, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "text", field: "content", typed: false, exits: 42, stops: null, stray: true, section: { empty: false, proof: false, content: false } }, // 41
		{ k: "fork", to: [49, 52, 40, 31] }, // 42
		{ k: "op", do: { op: "close" }, to: 41 }, // 43
		{ k: "literal", literal: 3, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "op", do: { op: "repair", code: 0 }, to: 45 }, // 46
		{ k: "fork", to: [43, 46] }, // 47
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 1 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 41 }, // 50
		{ k: "literal", literal: 7, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "space", greedy: true, to: 32 }, // 53
		{ k: "look", body: 53, to: 50 }, // 54
		{ k: "literal", literal: 8, to: 54 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 5, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 1 }, to: 57 }, // 58
		{ k: "op", do: { op: "settle" }, to: 0 }, // 59
		{ k: "eol", to: 2 }, // 60
		{ k: "fork", to: [60, 2] }, // 61
		{ k: "eol", to: 61 }, // 62
		{ k: "fork", to: [62, 61] }, // 63
		{ k: "literal", literal: 0, to: 63 }, // 64
		{ k: "eol", to: 64 }, // 65
		{ k: "fork", to: [65, 64] }, // 66
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 66, stops: [9, 10, 0] }, // 67
		{ k: "eol", to: 67 }, // 68
		{ k: "fork", to: [68, 67] }, // 69
		{ k: "literal", literal: 1, to: 69 }, // 70
		{ k: "fork", to: [70, 69] }, // 71
	],
};
