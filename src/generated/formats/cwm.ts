// Generated from grammars/cwm.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** a tag, the name of the tool, and JSON or a command */
export const cwm: Format = {
	version: 2,
	name: "cwm",
	title: "a tag, the name of the tool, and JSON or a command",
	aliases: [],
	models: ["facebook/cwm*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: [],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool>", // 2
		"</Tool>", // 3
		"</TOOL>", // 4
		"\"", // 5
		"}", // 6
		"{", // 7
		"/", // 8
		"<", // 9
		">", // 10
		"(", // 11
		")", // 12
		"[", // 13
		"]", // 14
		"'", // 15
		"`", // 16
		",", // 17
		"=", // 18
		"|", // 19
		"\\", // 20
		" ", // 21
		"<tool:", // 22
		"<Tool:", // 23
		"<TOOL:", // 24
		"\n</think>", // 25
		"\r\n</think>", // 26
	],
	openings: [1, 22, 23, 24],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 85 }, // 0
	],
	units: [
		{ closes: [4, 3, 2], openings: [1, 22, 23, 24], after: 2, closable: [20, 21, 22, 23, 24, 25, 26], closableByLoop: [59], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 22, 23, 24], stray: false }, // 2
		{ k: "fork", to: [19, 72, 0] }, // 3
		{ k: "fork", to: [19, 72] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [25, 26, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "op", do: { op: "settle" }, to: 20 }, // 21
		{ k: "literal", literal: 2, to: 21 }, // 22
		{ k: "literal", literal: 3, to: 21 }, // 23
		{ k: "literal", literal: 4, to: 21 }, // 24
		{ k: "fork", to: [22, 23, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "value", py: false, field: "arguments", to: 26 }, // 27
		{ k: "literal", literal: 5, to: 0 }, // 28
		{ k: "literal", literal: 6, to: 0 }, // 29
		{ k: "fork", to: [28, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 7, to: 31 }, // 32
		{ k: "look", body: 32, to: 27 }, // 33
		{ k: "text", field: "value", typed: false, stray: false, exits: 26, stops: null }, // 34
		{ k: "op", do: { op: "set", field: "key", text: "command" }, to: 34 }, // 35
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "literal", literal: 8, to: 0 }, // 39
		{ k: "literal", literal: 9, to: 0 }, // 40
		{ k: "literal", literal: 10, to: 0 }, // 41
		{ k: "literal", literal: 11, to: 0 }, // 42
		{ k: "literal", literal: 12, to: 0 }, // 43
		{ k: "literal", literal: 13, to: 0 }, // 44
		{ k: "literal", literal: 14, to: 0 }, // 45
		{ k: "literal", literal: 15, to: 0 }, // 46
		{ k: "literal", literal: 16, to: 0 }, // 47
		{ k: "literal", literal: 17, to: 0 }, // 48
		{ k: "literal", literal: 18, to: 0 }, // 49
		{ k: "literal", literal: 19, to: 0 }, // 50
		{ k: "literal", literal: 20, to: 0 }, // 51
		{ k: "fork", to: [36, 38, 39, 40, 41, 29, 42, 43, 44, 45, 28, 46, 47, 48, 49, 50, 51] }, // 52
		{ k: "look", body: 52, to: 35 }, // 53
		{ k: "fork", to: [33, 53] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 21, to: 55 }, // 56
		{ k: "eol", to: 55 }, // 57
		{ k: "fork", to: [56, 57] }, // 58
		{ k: "fork", to: [58, 26] }, // 59
		{ k: "atom", kind: "word", field: "name", to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "eol", to: 61 }, // 62
		{ k: "literal", literal: 10, to: 62 }, // 63
		{ k: "atom", kind: "word", field: "skip", to: 63 }, // 64
		{ k: "slot", slot: "tool", field: "name", to: 59 }, // 65
		{ k: "fork", to: [64, 65] }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 22, to: 67 }, // 68
		{ k: "literal", literal: 23, to: 67 }, // 69
		{ k: "literal", literal: 24, to: 67 }, // 70
		{ k: "fork", to: [68, 69, 70] }, // 71
		{ k: "op", do: { op: "open", unit: 0 }, to: 71 }, // 72
		{ k: "op", do: { op: "settle" }, to: 0 }, // 73
		{ k: "eol", to: 2 }, // 74
		{ k: "fork", to: [74, 2] }, // 75
		{ k: "eol", to: 75 }, // 76
		{ k: "fork", to: [76, 75] }, // 77
		{ k: "literal", literal: 0, to: 77 }, // 78
		{ k: "eol", to: 78 }, // 79
		{ k: "fork", to: [79, 78] }, // 80
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 80, stops: [25, 26, 0] }, // 81
		{ k: "eol", to: 81 }, // 82
		{ k: "fork", to: [82, 81] }, // 83
		{ k: "literal", literal: 1, to: 83 }, // 84
		{ k: "fork", to: [84, 83] }, // 85
	],
};
