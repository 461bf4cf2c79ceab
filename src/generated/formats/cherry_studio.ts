// Generated from grammars/cherry_studio.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** <tool_use>, with the name and JSON in elements */
export const cherry_studio: Format = {
	version: 2,
	name: "cherry_studio",
	title: "<tool_use>, with the name and JSON in elements",
	aliases: ["cherrystudio", "tool_use"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S2",
	reasoning: true,
	holdback: 681,
	lenient: ["signs-around", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_use>", // 2
		"</arguments>", // 3
		"}", // 4
		"]", // 5
		")", // 6
		";", // 7
		"```", // 8
		"﻿", // 9
		"```json", // 10
		"(", // 11
		"<arguments>", // 12
		"</name>", // 13
		"<name>", // 14
		"<tool_use>", // 15
		"\n</think>", // 16
		"\r\n</think>", // 17
	],
	openings: [1, 15, 14],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 90 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 15, 14], after: 2, closable: [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 15, 14], after: 2, closable: [20, 21, 22, 23, 24, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 15, 14], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 54, 89, 0] }, // 3
		{ k: "fork", to: [19, 54, 89] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [16, 17, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 3, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "fork", to: [32, 24] }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "literal", literal: 5, to: 25 }, // 27
		{ k: "literal", literal: 6, to: 25 }, // 28
		{ k: "literal", literal: 7, to: 25 }, // 29
		{ k: "literal", literal: 8, to: 25 }, // 30
		{ k: "fork", to: [26, 27, 28, 29, 30] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "op", do: { op: "repair", code: 0 }, to: 32 }, // 33
		{ k: "fork", to: [24, 33] }, // 34
		{ k: "value", py: false, field: "arguments", to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 9, to: 36 }, // 37
		{ k: "literal", literal: 10, to: 36 }, // 38
		{ k: "literal", literal: 8, to: 36 }, // 39
		{ k: "literal", literal: 11, to: 36 }, // 40
		{ k: "fork", to: [37, 38, 39, 40] }, // 41
		{ k: "op", do: { op: "repair", code: 0 }, to: 41 }, // 42
		{ k: "fork", to: [35, 42] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 12, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 13, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "atom", kind: "word", field: "name", to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 14, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 15, to: 52 }, // 53
		{ k: "op", do: { op: "open", unit: 0 }, to: 53 }, // 54
		{ k: "fork", to: [62, 24] }, // 55
		{ k: "literal", literal: 4, to: 55 }, // 56
		{ k: "literal", literal: 5, to: 55 }, // 57
		{ k: "literal", literal: 6, to: 55 }, // 58
		{ k: "literal", literal: 7, to: 55 }, // 59
		{ k: "literal", literal: 8, to: 55 }, // 60
		{ k: "fork", to: [56, 57, 58, 59, 60] }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 0 }, to: 62 }, // 63
		{ k: "fork", to: [24, 63] }, // 64
		{ k: "value", py: false, field: "arguments", to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 9, to: 66 }, // 67
		{ k: "literal", literal: 10, to: 66 }, // 68
		{ k: "literal", literal: 8, to: 66 }, // 69
		{ k: "literal", literal: 11, to: 66 }, // 70
		{ k: "fork", to: [67, 68, 69, 70] }, // 71
		{ k: "op", do: { op: "repair", code: 0 }, to: 71 }, // 72
		{ k: "fork", to: [65, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 12, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 13, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "atom", kind: "word", field: "name", to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 14, to: 80 }, // 81
		{ k: "literal", literal: 13, to: 0 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "slot", slot: "tool", field: "skip", to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 14, to: 85 }, // 86
		{ k: "look", body: 86, to: 81 }, // 87
		{ k: "op", do: { op: "repair", code: 1 }, to: 87 }, // 88
		{ k: "op", do: { op: "open", unit: 1 }, to: 88 }, // 89
		{ k: "fork", to: [16, 15] }, // 90
	],
};
