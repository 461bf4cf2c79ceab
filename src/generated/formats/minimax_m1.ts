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
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 73 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1, 5], after: 21, closable: [25, 26, 27, 28, 29], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [1, 5], after: 42, closable: [45, 46, 47, 48, 49], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5], stray: false }, // 2
		{ k: "fork", to: [19, 38, 60, 0] }, // 3
		{ k: "fork", to: [19, 38, 60] }, // 4
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
		{ k: "op", do: { op: "settle" }, to: 0 }, // 61
		{ k: "eol", to: 2 }, // 62
		{ k: "fork", to: [62, 2] }, // 63
		{ k: "eol", to: 63 }, // 64
		{ k: "fork", to: [64, 63] }, // 65
		{ k: "literal", literal: 0, to: 65 }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 68, stops: [9, 10, 0] }, // 69
		{ k: "eol", to: 69 }, // 70
		{ k: "fork", to: [70, 69] }, // 71
		{ k: "literal", literal: 1, to: 71 }, // 72
		{ k: "fork", to: [72, 71] }, // 73
	],
};
