// Generated from grammars/continue_tool.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** a fence with TOOL_NAME, and BEGIN_ARG … END_ARG for each argument */
export const continue_tool: Format = {
	version: 2,
	name: "continue_tool",
	title: "a fence with TOOL_NAME, and BEGIN_ARG … END_ARG for each argument",
	aliases: ["continue", "continue_codeblock"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 683,
	lenient: ["unclosed-value", "unclosed-call", "doubled-close", "unopened-key"],
	literals: [
		"```", // 0
		"BEGIN_ARG:", // 1
		"TOOL_NAME:", // 2
		"END_ARG", // 3
		"```tool", // 4
		"\nEND_ARG", // 5
		"\r\nEND_ARG", // 6
		"\n```", // 7
		"\r\n```", // 8
	],
	openings: [4],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [4], after: 2, closable: [5], closableByLoop: [6, 15, 16, 17, 18, 19, 20, 23, 24, 25, 30, 31, 32, 33, 35, 36, 37, 38, 39, 40, 41, 42, 66, 72], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [4], terminators: [], stray: false }, // 2
		{ k: "fork", to: [78, 0] }, // 3
		{ k: "fork", to: [78] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "literal", literal: 0, to: 0 }, // 9
		{ k: "eol", to: 9 }, // 10
		{ k: "fork", to: [8, 10] }, // 11
		{ k: "slot", slot: "tool", field: "skip", to: 11 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "literal", literal: 2, to: 13 }, // 14
		{ k: "look", body: 14, to: 5 }, // 15
		{ k: "op", do: { op: "repair", code: 1 }, to: 15 }, // 16
		{ k: "fork", to: [6, 16] }, // 17
		{ k: "fork", to: [71, 17] }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "op", do: { op: "settle" }, to: 19 }, // 20
		{ k: "fork", to: [7, 9] }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "look", body: 22, to: 20 }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "eol", to: 24 }, // 25
		{ k: "assert", what: "end", to: 0 }, // 26
		{ k: "fork", to: [14, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 0, to: 28 }, // 29
		{ k: "look", body: 29, to: 20 }, // 30
		{ k: "eol", to: 30 }, // 31
		{ k: "fork", to: [31, 30] }, // 32
		{ k: "op", do: { op: "repair", code: 0 }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 14 }, // 34
		{ k: "look", body: 34, to: 20 }, // 35
		{ k: "literal", literal: 3, to: 35 }, // 36
		{ k: "eol", to: 36 }, // 37
		{ k: "op", do: { op: "repair", code: 1 }, to: 37 }, // 38
		{ k: "space", greedy: false, to: 25 }, // 39
		{ k: "literal", literal: 3, to: 39 }, // 40
		{ k: "eol", to: 40 }, // 41
		{ k: "op", do: { op: "repair", code: 2 }, to: 41 }, // 42
		{ k: "op", do: { op: "break", at: "skip" }, to: 20 }, // 43
		{ k: "literal", literal: 1, to: 43 }, // 44
		{ k: "eol", to: 44 }, // 45
		{ k: "literal", literal: 0, to: 43 }, // 46
		{ k: "eol", to: 46 }, // 47
		{ k: "fork", to: [45, 47] }, // 48
		{ k: "slot", slot: "tool", field: "skip", to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 2, to: 50 }, // 51
		{ k: "fork", to: [51, 49] }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 3, to: 53 }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "op", do: { op: "repair", code: 3, fault: true }, to: 55 }, // 56
		{ k: "op", do: { op: "break", at: "here" }, to: 20 }, // 57
		{ k: "literal", literal: 1, to: 57 }, // 58
		{ k: "eol", to: 58 }, // 59
		{ k: "literal", literal: 0, to: 57 }, // 60
		{ k: "eol", to: 60 }, // 61
		{ k: "fork", to: [59, 61] }, // 62
		{ k: "slot", slot: "tool", field: "skip", to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 2, to: 64 }, // 65
		{ k: "fork", to: [25, 33, 38, 42, 56, 65] }, // 66
		{ k: "text", field: "value", typed: true, stray: false, exits: 66, stops: [5, 6, 7, 8, 0, 2], terminators: [20] }, // 67
		{ k: "eol", to: 67 }, // 68
		{ k: "atom", kind: "word", field: "key", to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 1, to: 70 }, // 71
		{ k: "eol", to: 18 }, // 72
		{ k: "atom", kind: "word", field: "name", to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 2, to: 74 }, // 75
		{ k: "eol", to: 75 }, // 76
		{ k: "literal", literal: 4, to: 76 }, // 77
		{ k: "op", do: { op: "open", unit: 0 }, to: 77 }, // 78
	],
};
