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
		"'", // 6
		"}", // 7
		"{", // 8
		" ", // 9
		"[", // 10
		"/", // 11
		"<", // 12
		">", // 13
		"(", // 14
		")", // 15
		"]", // 16
		"`", // 17
		",", // 18
		";", // 19
		"=", // 20
		"|", // 21
		"｜", // 22
		"\\", // 23
		"<tool:", // 24
		"<Tool:", // 25
		"<TOOL:", // 26
		"\n</think>", // 27
		"\r\n</think>", // 28
	],
	openings: [1, 24, 25, 26],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 86 }, // 0
	],
	units: [
		{ closes: [4, 3, 2], openings: [1, 24, 25, 26], after: 2, closable: [20, 21, 22, 23, 24, 25, 26, 27], closableByLoop: [72], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 24, 25, 26], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 85, 0] }, // 3
		{ k: "fork", to: [19, 85] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [27, 28, 0], terminators: [5] }, // 13
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
		{ k: "op", do: { op: "definite" }, to: 26 }, // 27
		{ k: "value", py: false, field: "arguments", to: 27 }, // 28
		{ k: "literal", literal: 5, to: 0 }, // 29
		{ k: "literal", literal: 6, to: 0 }, // 30
		{ k: "literal", literal: 7, to: 0 }, // 31
		{ k: "fork", to: [29, 30, 31] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 8, to: 33 }, // 34
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 35
		{ k: "literal", literal: 8, to: 35 }, // 36
		{ k: "fork", to: [34, 36] }, // 37
		{ k: "look", body: 37, to: 28 }, // 38
		{ k: "text", field: "value", typed: false, stray: false, exits: 26, stops: null, terminators: [21] }, // 39
		{ k: "op", do: { op: "set", field: "key", text: "command" }, to: 39 }, // 40
		{ k: "space", greedy: true, to: 35 }, // 41
		{ k: "literal", literal: 9, to: 41 }, // 42
		{ k: "eol", to: 41 }, // 43
		{ k: "fork", to: [42, 43] }, // 44
		{ k: "literal", literal: 8, to: 44 }, // 45
		{ k: "literal", literal: 9, to: 0 }, // 46
		{ k: "eol", to: 0 }, // 47
		{ k: "fork", to: [46, 47] }, // 48
		{ k: "literal", literal: 10, to: 0 }, // 49
		{ k: "fork", to: [48, 49] }, // 50
		{ k: "literal", literal: 10, to: 50 }, // 51
		{ k: "literal", literal: 11, to: 0 }, // 52
		{ k: "literal", literal: 12, to: 0 }, // 53
		{ k: "literal", literal: 13, to: 0 }, // 54
		{ k: "literal", literal: 14, to: 0 }, // 55
		{ k: "literal", literal: 15, to: 0 }, // 56
		{ k: "literal", literal: 16, to: 0 }, // 57
		{ k: "literal", literal: 17, to: 0 }, // 58
		{ k: "literal", literal: 18, to: 0 }, // 59
		{ k: "literal", literal: 19, to: 0 }, // 60
		{ k: "literal", literal: 20, to: 0 }, // 61
		{ k: "literal", literal: 21, to: 0 }, // 62
		{ k: "literal", literal: 22, to: 0 }, // 63
		{ k: "literal", literal: 23, to: 0 }, // 64
		{ k: "fork", to: [35, 45, 51, 52, 53, 54, 31, 55, 56, 57, 29, 30, 58, 59, 60, 61, 62, 63, 64] }, // 65
		{ k: "look", body: 65, to: 40 }, // 66
		{ k: "fork", to: [38, 66] }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 9, to: 68 }, // 69
		{ k: "eol", to: 68 }, // 70
		{ k: "fork", to: [69, 70] }, // 71
		{ k: "fork", to: [71, 26] }, // 72
		{ k: "atom", kind: "word", field: "name", to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "eol", to: 74 }, // 75
		{ k: "literal", literal: 13, to: 75 }, // 76
		{ k: "atom", kind: "word", field: "skip", to: 76 }, // 77
		{ k: "slot", slot: "tool", field: "name", to: 72 }, // 78
		{ k: "fork", to: [77, 78] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 24, to: 80 }, // 81
		{ k: "literal", literal: 25, to: 80 }, // 82
		{ k: "literal", literal: 26, to: 80 }, // 83
		{ k: "fork", to: [81, 82, 83] }, // 84
		{ k: "op", do: { op: "open", unit: 0 }, to: 84 }, // 85
		{ k: "fork", to: [16, 15] }, // 86
	],
};
