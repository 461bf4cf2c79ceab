// Generated from grammars/minimax_m3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** an element tree named by the parameters; every tag follows a namespace token */
export const minimax_m3: Format = {
	version: 2,
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
	lenient: ["unopened", "unopened-call"],
	literals: [
		"</mm:think>", // 0
		"<mm:think>", // 1
		"</tool_call>", // 2
		"]<]minimax[>[", // 3
		"</invoke>", // 4
		">", // 5
		"</", // 6
		"\">", // 7
		"<invoke name=\"", // 8
		"<tool_call>", // 9
		"<", // 10
		"\n</mm:think>", // 11
		"\r\n</mm:think>", // 12
	],
	openings: [1, 3, 9],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<mm:think>", "<mm:think>\n"], node: 109 }, // 0
	],
	units: [
		{ closes: [4], openings: [3, 1, 9], after: 30, closable: [34, 35], closableByLoop: [36, 37, 38, 40, 41, 42, 43, 44, 45, 54, 56, 57, 58, 59, 77], pairs: true }, // 0
		{ closes: [4], openings: [3, 1, 9], after: 85, closable: [89, 90], closableByLoop: [40, 41, 42, 43, 44, 45, 54, 56, 57, 58, 59, 91, 92, 93, 95], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 0, 3, 9], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 26, 84, 108, 0] }, // 3
		{ k: "fork", to: [19, 26, 84, 108] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [11, 12, 0], terminators: [5] }, // 13
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
		{ k: "text", field: "content", typed: false, exits: 31, stops: [3, 1, 0, 9], terminators: [], stray: true, section: { entry: 32, proof: false, content: false } }, // 30
		{ k: "fork", to: [81, 29, 82] }, // 31
		{ k: "fork", to: [81, 29] }, // 32
		{ k: "space", greedy: true, to: 30 }, // 33
		{ k: "op", do: { op: "close" }, to: 33 }, // 34
		{ k: "literal", literal: 4, to: 34 }, // 35
		{ k: "literal", literal: 3, to: 35 }, // 36
		{ k: "fork", to: [76, 36] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "fork", to: [75] }, // 39
		{ k: "return" }, // 40
		{ k: "op", do: { op: "settle" }, to: 40 }, // 41
		{ k: "literal", literal: 5, to: 41 }, // 42
		{ k: "same", field: "key", to: 42 }, // 43
		{ k: "literal", literal: 6, to: 43 }, // 44
		{ k: "literal", literal: 3, to: 44 }, // 45
		{ k: "op", do: { op: "break", at: "here" }, to: 41 }, // 46
		{ k: "literal", literal: 7, to: 46 }, // 47
		{ k: "slot", slot: "tool", field: "skip", to: 47 }, // 48
		{ k: "literal", literal: 8, to: 48 }, // 49
		{ k: "literal", literal: 3, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 9, to: 51 }, // 52
		{ k: "literal", literal: 3, to: 52 }, // 53
		{ k: "fork", to: [45, 50, 53] }, // 54
		{ k: "fork", to: [70] }, // 55
		{ k: "op", do: { op: "definite" }, to: 40 }, // 56
		{ k: "op", do: { op: "pop" }, to: 56 }, // 57
		{ k: "fork", to: [60, 57] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "call", body: 39, back: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "op", do: { op: "push", shape: "tree", item: "item" }, to: 61 }, // 62
		{ k: "literal", literal: 5, to: 0 }, // 63
		{ k: "atom", kind: "word", field: "skip", to: 63 }, // 64
		{ k: "literal", literal: 10, to: 64 }, // 65
		{ k: "literal", literal: 3, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "look", body: 67, to: 62 }, // 68
		{ k: "text", field: "value", typed: true, stray: false, exits: 40, stops: null }, // 69
		{ k: "fork", to: [68, 69] }, // 70
		{ k: "call", body: 55, back: 54 }, // 71
		{ k: "literal", literal: 5, to: 71 }, // 72
		{ k: "atom", kind: "word", field: "key", to: 72 }, // 73
		{ k: "literal", literal: 10, to: 73 }, // 74
		{ k: "literal", literal: 3, to: 74 }, // 75
		{ k: "call", body: 39, back: 38 }, // 76
		{ k: "literal", literal: 7, to: 38 }, // 77
		{ k: "atom", kind: "word", field: "name", to: 77 }, // 78
		{ k: "literal", literal: 8, to: 78 }, // 79
		{ k: "literal", literal: 3, to: 79 }, // 80
		{ k: "op", do: { op: "open", unit: 0 }, to: 80 }, // 81
		{ k: "op", do: { op: "leave" }, to: 4 }, // 82
		{ k: "literal", literal: 9, to: 33 }, // 83
		{ k: "literal", literal: 3, to: 83 }, // 84
		{ k: "text", field: "content", typed: false, exits: 86, stops: [3, 1, 0, 9], terminators: [], stray: true, section: { entry: 87, proof: false, content: false } }, // 85
		{ k: "fork", to: [99, 29, 82] }, // 86
		{ k: "fork", to: [99, 29] }, // 87
		{ k: "space", greedy: true, to: 85 }, // 88
		{ k: "op", do: { op: "close" }, to: 88 }, // 89
		{ k: "literal", literal: 4, to: 89 }, // 90
		{ k: "literal", literal: 3, to: 90 }, // 91
		{ k: "fork", to: [94, 91] }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "call", body: 39, back: 93 }, // 94
		{ k: "literal", literal: 7, to: 93 }, // 95
		{ k: "atom", kind: "word", field: "name", to: 95 }, // 96
		{ k: "literal", literal: 8, to: 96 }, // 97
		{ k: "literal", literal: 3, to: 97 }, // 98
		{ k: "op", do: { op: "open", unit: 1 }, to: 98 }, // 99
		{ k: "literal", literal: 9, to: 88 }, // 100
		{ k: "literal", literal: 7, to: 0 }, // 101
		{ k: "slot", slot: "tool", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 8, to: 102 }, // 103
		{ k: "literal", literal: 3, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 9, to: 105 }, // 106
		{ k: "look", body: 106, to: 100 }, // 107
		{ k: "op", do: { op: "repair", code: 1 }, to: 107 }, // 108
		{ k: "fork", to: [16, 15] }, // 109
	],
};
