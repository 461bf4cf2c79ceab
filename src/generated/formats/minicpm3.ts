// Generated from grammars/minicpm3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** a Python fence between two tokens, one call per line */
export const minicpm3: Format = {
	version: 2,
	name: "minicpm3",
	title: "a Python fence between two tokens, one call per line",
	aliases: ["minicpm4"],
	models: ["openbmb/MiniCPM3-*", "openbmb/MiniCPM4-*", "openbmb/MiniCPM4.1-*"],
	tokens: ["<|thought_start|>", "<|thought_end|>", "<|tool_call_start|>", "<|tool_call_end|>", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S6",
	reasoning: true,
	holdback: 770,
	lenient: ["no-fence"],
	literals: [
		"<|thought_end|>", // 0
		"<|thought_start|>", // 1
		"<|tool_call_end|>", // 2
		"```", // 3
		")", // 4
		",", // 5
		"=", // 6
		"(", // 7
		"python", // 8
		"<|tool_call_start|>", // 9
		"\n<|thought_end|>", // 10
		"\r\n<|thought_end|>", // 11
	],
	openings: [1, 9],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|thought_start|>", "<|thought_start|>\n"], node: 15 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 9], after: 20, closable: [24], closableByLoop: [25, 26, 27, 28, 29, 30, 39, 40, 55, 56, 57], pairs: true }, // 0
		{ closes: [], openings: [2, 1, 9], after: 76, closable: [80], closableByLoop: [81, 82, 83, 84, 85, 86, 95, 96, 97, 98, 99], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9], terminators: [], stray: false }, // 2
		{ k: "fork", to: [16, 75, 104, 0] }, // 3
		{ k: "fork", to: [16, 75, 104] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [10, 11, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "literal", literal: 2, to: 2 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "literal", literal: 3, to: 18 }, // 19
		{ k: "text", field: "content", typed: false, exits: 21, stops: null, terminators: [], stray: true, section: { entry: 22, proof: false, content: false } }, // 20
		{ k: "fork", to: [59, 19, 60] }, // 21
		{ k: "fork", to: [59] }, // 22
		{ k: "space", greedy: true, to: 20 }, // 23
		{ k: "op", do: { op: "close" }, to: 23 }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 5, to: 26 }, // 27
		{ k: "fork", to: [26, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "fork", to: [38, 29] }, // 30
		{ k: "value", py: true, field: "value", to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "atom", kind: "word", field: "key", to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 5, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "fork", to: [35, 29] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 6, to: 0 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "atom", kind: "word", field: "skip", to: 42 }, // 43
		{ k: "slot", slot: "prop", field: "skip", to: 42 }, // 44
		{ k: "fork", to: [44, 43] }, // 45
		{ k: "eol", to: 0 }, // 46
		{ k: "literal", literal: 3, to: 0 }, // 47
		{ k: "literal", literal: 2, to: 0 }, // 48
		{ k: "fork", to: [47, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "fork", to: [46, 50] }, // 51
		{ k: "literal", literal: 4, to: 51 }, // 52
		{ k: "fork", to: [45, 52] }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "look", body: 54, to: 40 }, // 55
		{ k: "literal", literal: 7, to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "atom", kind: "word", field: "name", to: 57 }, // 58
		{ k: "op", do: { op: "open", unit: 0 }, to: 58 }, // 59
		{ k: "op", do: { op: "leave" }, to: 4 }, // 60
		{ k: "eol", to: 20 }, // 61
		{ k: "literal", literal: 8, to: 61 }, // 62
		{ k: "fork", to: [62, 61] }, // 63
		{ k: "literal", literal: 3, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 7, to: 0 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "atom", kind: "word", field: "skip", to: 67 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "atom", kind: "word", field: "skip", to: 69 }, // 70
		{ k: "fork", to: [70, 69] }, // 71
		{ k: "literal", literal: 3, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "look", body: 73, to: 65 }, // 74
		{ k: "literal", literal: 9, to: 74 }, // 75
		{ k: "text", field: "content", typed: false, exits: 77, stops: null, terminators: [], stray: true, section: { entry: 78, proof: false, content: false } }, // 76
		{ k: "fork", to: [101, 17, 60] }, // 77
		{ k: "fork", to: [101] }, // 78
		{ k: "space", greedy: true, to: 76 }, // 79
		{ k: "op", do: { op: "close" }, to: 79 }, // 80
		{ k: "literal", literal: 4, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 5, to: 82 }, // 83
		{ k: "fork", to: [82, 83] }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "fork", to: [94, 85] }, // 86
		{ k: "value", py: true, field: "value", to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 6, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "atom", kind: "word", field: "key", to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 5, to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "fork", to: [91, 85] }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "look", body: 54, to: 96 }, // 97
		{ k: "literal", literal: 7, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "atom", kind: "word", field: "name", to: 99 }, // 100
		{ k: "op", do: { op: "open", unit: 1 }, to: 100 }, // 101
		{ k: "look", body: 69, to: 79 }, // 102
		{ k: "literal", literal: 9, to: 102 }, // 103
		{ k: "op", do: { op: "repair", code: 0 }, to: 103 }, // 104
	],
};
