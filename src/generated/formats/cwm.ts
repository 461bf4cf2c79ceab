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
	holdback: 781,
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
		" ", // 8
		">", // 9
		"<tool:", // 10
		"<Tool:", // 11
		"<TOOL:", // 12
		"\n</think>", // 13
		"\r\n</think>", // 14
	],
	openings: [1, 10, 11, 12],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 68 }, // 0
	],
	units: [
		{ closes: [4, 3, 2], openings: [1, 10, 11, 12], after: 2, closable: [20, 21, 22, 23, 24, 25, 26, 27], closableByLoop: [42], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 11, 12], stray: false }, // 2
		{ k: "fork", to: [19, 55, 0] }, // 3
		{ k: "fork", to: [19, 55] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [13, 14, 0] }, // 13
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
		{ k: "fork", to: [29, 30] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 7, to: 32 }, // 33
		{ k: "look", body: 33, to: 28 }, // 34
		{ k: "text", field: "value", typed: false, stray: false, exits: 26, stops: null }, // 35
		{ k: "op", do: { op: "set", field: "key", text: "command" }, to: 35 }, // 36
		{ k: "fork", to: [34, 36] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 8, to: 38 }, // 39
		{ k: "eol", to: 38 }, // 40
		{ k: "fork", to: [39, 40] }, // 41
		{ k: "fork", to: [41, 26] }, // 42
		{ k: "atom", kind: "word", field: "name", to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "eol", to: 44 }, // 45
		{ k: "literal", literal: 9, to: 45 }, // 46
		{ k: "atom", kind: "word", field: "skip", to: 46 }, // 47
		{ k: "slot", slot: "tool", field: "name", to: 42 }, // 48
		{ k: "fork", to: [47, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 10, to: 50 }, // 51
		{ k: "literal", literal: 11, to: 50 }, // 52
		{ k: "literal", literal: 12, to: 50 }, // 53
		{ k: "fork", to: [51, 52, 53] }, // 54
		{ k: "op", do: { op: "open", unit: 0 }, to: 54 }, // 55
		{ k: "op", do: { op: "settle" }, to: 0 }, // 56
		{ k: "eol", to: 2 }, // 57
		{ k: "fork", to: [57, 2] }, // 58
		{ k: "eol", to: 58 }, // 59
		{ k: "fork", to: [59, 58] }, // 60
		{ k: "literal", literal: 0, to: 60 }, // 61
		{ k: "eol", to: 61 }, // 62
		{ k: "fork", to: [62, 61] }, // 63
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 63, stops: [13, 14, 0] }, // 64
		{ k: "eol", to: 64 }, // 65
		{ k: "fork", to: [65, 64] }, // 66
		{ k: "literal", literal: 1, to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
	],
};
