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
	lenient: ["unclosed-value", "unclosed-call", "doubled-close", "unknown-close", "unopened-key"],
	literals: [
		"```", // 0
		"BEGIN_ARG:", // 1
		"TOOL_NAME:", // 2
		"END_ARG", // 3
		":", // 4
		"```tool", // 5
	],
	openings: [5],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [5], after: 2, closable: [5], closableByLoop: [6, 15, 16, 17, 18, 19, 20, 23, 24, 25, 35, 36, 37, 38, 39, 40, 42, 43, 44, 45, 46, 47, 48, 49, 83, 89], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [5], terminators: [], stray: false }, // 2
		{ k: "fork", to: [95, 0] }, // 3
		{ k: "fork", to: [95] }, // 4
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
		{ k: "fork", to: [88, 17] }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "op", do: { op: "settle" }, to: 19 }, // 20
		{ k: "fork", to: [7, 9] }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "look", body: 22, to: 20 }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "eol", to: 24 }, // 25
		{ k: "eol", to: 0 }, // 26
		{ k: "slot", slot: "unbound", field: "skip", to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 1, to: 28 }, // 29
		{ k: "assert", what: "end", to: 0 }, // 30
		{ k: "fork", to: [14, 30] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 0, to: 32 }, // 33
		{ k: "fork", to: [29, 33] }, // 34
		{ k: "look", body: 34, to: 20 }, // 35
		{ k: "eol", to: 35 }, // 36
		{ k: "fork", to: [36, 35] }, // 37
		{ k: "eol", to: 37 }, // 38
		{ k: "fork", to: [38, 37] }, // 39
		{ k: "op", do: { op: "repair", code: 0 }, to: 39 }, // 40
		{ k: "space", greedy: true, to: 14 }, // 41
		{ k: "look", body: 41, to: 20 }, // 42
		{ k: "literal", literal: 3, to: 42 }, // 43
		{ k: "eol", to: 43 }, // 44
		{ k: "op", do: { op: "repair", code: 1 }, to: 44 }, // 45
		{ k: "space", greedy: false, to: 25 }, // 46
		{ k: "literal", literal: 3, to: 46 }, // 47
		{ k: "eol", to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 2 }, to: 48 }, // 49
		{ k: "op", do: { op: "break", at: "skip" }, to: 20 }, // 50
		{ k: "eol", to: 50 }, // 51
		{ k: "slot", slot: "unbound", field: "skip", to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 1, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "atom", kind: "word", field: "skip", to: 55 }, // 56
		{ k: "eol", to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 3, fault: true }, to: 57 }, // 58
		{ k: "literal", literal: 4, to: 53 }, // 59
		{ k: "atom", kind: "word", field: "skip", to: 59 }, // 60
		{ k: "literal", literal: 1, to: 50 }, // 61
		{ k: "eol", to: 61 }, // 62
		{ k: "literal", literal: 0, to: 50 }, // 63
		{ k: "eol", to: 63 }, // 64
		{ k: "fork", to: [62, 64] }, // 65
		{ k: "slot", slot: "tool", field: "skip", to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 2, to: 67 }, // 68
		{ k: "fork", to: [52, 60, 68, 66] }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 3, to: 70 }, // 71
		{ k: "eol", to: 71 }, // 72
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 72 }, // 73
		{ k: "op", do: { op: "break", at: "here" }, to: 20 }, // 74
		{ k: "literal", literal: 1, to: 74 }, // 75
		{ k: "eol", to: 75 }, // 76
		{ k: "literal", literal: 0, to: 74 }, // 77
		{ k: "eol", to: 77 }, // 78
		{ k: "fork", to: [76, 78] }, // 79
		{ k: "slot", slot: "tool", field: "skip", to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 2, to: 81 }, // 82
		{ k: "fork", to: [25, 40, 45, 49, 58, 73, 82] }, // 83
		{ k: "text", field: "value", typed: true, stray: false, exits: 83, stops: null, terminators: [20] }, // 84
		{ k: "eol", to: 84 }, // 85
		{ k: "atom", kind: "word", field: "key", to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 1, to: 87 }, // 88
		{ k: "eol", to: 18 }, // 89
		{ k: "atom", kind: "word", field: "name", to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 2, to: 91 }, // 92
		{ k: "eol", to: 92 }, // 93
		{ k: "literal", literal: 5, to: 93 }, // 94
		{ k: "op", do: { op: "open", unit: 0 }, to: 94 }, // 95
	],
};
