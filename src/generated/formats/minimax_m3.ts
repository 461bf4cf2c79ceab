// Generated from grammars/minimax_m3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** an element tree named by the parameters; every tag follows a namespace token */
export const minimax_m3: Format = {
	version: 1,
	name: "minimax_m3",
	title: "an element tree named by the parameters; every tag follows a namespace token",
	aliases: ["minimax-m3"],
	models: ["MiniMaxAI/MiniMax-M3*"],
	tokens: ["]<]minimax[>[", "<mm:think>", "</mm:think>", "[e~["],
	ends: ["[e~["],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S8",
	reasoning: true,
	holdback: 1024,
	lenient: ["unopened"],
	literals: [
		"</mm:think>", // 0
		"<mm:think>", // 1
		"</tool_call>", // 2
		"]<]minimax[>[", // 3
		"</invoke>", // 4
		">", // 5
		"</", // 6
		"<", // 7
		"\">", // 8
		"<invoke name=\"", // 9
		"<tool_call>", // 10
		"\n</mm:think>", // 11
		"\r\n</mm:think>", // 12
	],
	openings: [1, 0, 3],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<mm:think>", "<mm:think>\n"], node: 82 }, // 0
	],
	units: [
		{ closes: [4], openings: [3, 1, 0], after: 30, closable: [33, 34], closableByLoop: [35, 36, 37, 39, 40, 41, 42, 43, 44, 46, 47, 48, 49, 67], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 0, 3], stray: false }, // 2
		{ k: "fork", to: [19, 26, 74, 0] }, // 3
		{ k: "fork", to: [19, 26, 74] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [11, 12, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "eol", to: 2 }, // 20
		{ k: "fork", to: [20, 2] }, // 21
		{ k: "eol", to: 21 }, // 22
		{ k: "fork", to: [22, 21] }, // 23
		{ k: "literal", literal: 0, to: 23 }, // 24
		{ k: "assert", what: "start", to: 24 }, // 25
		{ k: "op", do: { op: "repair", code: 0 }, to: 25 }, // 26
		{ k: "literal", literal: 2, to: 2 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 3, to: 28 }, // 29
		{ k: "text", field: "content", typed: false, exits: 31, stops: [3, 1, 0], stray: true, section: { empty: true, proof: false, content: false } }, // 30
		{ k: "fork", to: [71, 29, 72] }, // 31
		{ k: "space", greedy: true, to: 30 }, // 32
		{ k: "op", do: { op: "close" }, to: 32 }, // 33
		{ k: "literal", literal: 4, to: 33 }, // 34
		{ k: "literal", literal: 3, to: 34 }, // 35
		{ k: "fork", to: [66, 35] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "fork", to: [65] }, // 38
		{ k: "return" }, // 39
		{ k: "op", do: { op: "settle" }, to: 39 }, // 40
		{ k: "literal", literal: 5, to: 40 }, // 41
		{ k: "same", field: "key", to: 41 }, // 42
		{ k: "literal", literal: 6, to: 42 }, // 43
		{ k: "literal", literal: 3, to: 43 }, // 44
		{ k: "fork", to: [60] }, // 45
		{ k: "op", do: { op: "definite" }, to: 39 }, // 46
		{ k: "op", do: { op: "pop" }, to: 46 }, // 47
		{ k: "fork", to: [50, 47] }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "call", body: 38, back: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "op", do: { op: "push", shape: "tree", item: "item" }, to: 51 }, // 52
		{ k: "literal", literal: 5, to: 0 }, // 53
		{ k: "atom", kind: "word", field: "skip", to: 53 }, // 54
		{ k: "literal", literal: 7, to: 54 }, // 55
		{ k: "literal", literal: 3, to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "look", body: 57, to: 52 }, // 58
		{ k: "text", field: "value", typed: true, stray: false, exits: 39, stops: null }, // 59
		{ k: "fork", to: [58, 59] }, // 60
		{ k: "call", body: 45, back: 44 }, // 61
		{ k: "literal", literal: 5, to: 61 }, // 62
		{ k: "atom", kind: "word", field: "key", to: 62 }, // 63
		{ k: "literal", literal: 7, to: 63 }, // 64
		{ k: "literal", literal: 3, to: 64 }, // 65
		{ k: "call", body: 38, back: 37 }, // 66
		{ k: "literal", literal: 8, to: 37 }, // 67
		{ k: "atom", kind: "word", field: "name", to: 67 }, // 68
		{ k: "literal", literal: 9, to: 68 }, // 69
		{ k: "literal", literal: 3, to: 69 }, // 70
		{ k: "op", do: { op: "open", unit: 0 }, to: 70 }, // 71
		{ k: "op", do: { op: "leave" }, to: 4 }, // 72
		{ k: "literal", literal: 10, to: 32 }, // 73
		{ k: "literal", literal: 3, to: 73 }, // 74
		{ k: "op", do: { op: "settle" }, to: 0 }, // 75
		{ k: "eol", to: 24 }, // 76
		{ k: "fork", to: [76, 24] }, // 77
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 77, stops: [11, 12, 0] }, // 78
		{ k: "eol", to: 78 }, // 79
		{ k: "fork", to: [79, 78] }, // 80
		{ k: "literal", literal: 1, to: 80 }, // 81
		{ k: "fork", to: [81, 80] }, // 82
	],
};
