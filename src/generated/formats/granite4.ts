// Generated from grammars/granite4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between <tool_call> tags */
export const granite4: Format = {
	version: 2,
	name: "granite4",
	title: "a JSON object between <tool_call> tags",
	aliases: [],
	models: ["ibm-granite/granite-4*"],
	tokens: ["<tool_call>", "</tool_call>", "<|end_of_text|>"],
	ends: ["<|end_of_text|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 987,
	lenient: ["doubled-open", "array", "signs-around", "unopened-call"],
	literals: [
		"</tool_call>", // 0
		"}", // 1
		"]", // 2
		")", // 3
		";", // 4
		"```", // 5
		"﻿", // 6
		"```json", // 7
		"(", // 8
		"<tool_call>", // 9
		",", // 10
		"\"", // 11
		"{", // 12
		"[", // 13
		":", // 14
		"arguments", // 15
		"name", // 16
		"|>", // 17
		"<|", // 18
	],
	openings: [9],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [9], after: 2, closable: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [9], after: 2, closable: [5, 6, 7], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [9], after: 41, closable: [44], closableByLoop: [], pairs: false }, // 2
		{ closes: [0], openings: [9], after: 2, closable: [5, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [9, 18], terminators: [], stray: false }, // 2
		{ k: "fork", to: [29, 36, 59, 107, 0] }, // 3
		{ k: "fork", to: [29, 36, 59, 107] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "fork", to: [15, 7] }, // 8
		{ k: "literal", literal: 1, to: 8 }, // 9
		{ k: "literal", literal: 2, to: 8 }, // 10
		{ k: "literal", literal: 3, to: 8 }, // 11
		{ k: "literal", literal: 4, to: 8 }, // 12
		{ k: "literal", literal: 5, to: 8 }, // 13
		{ k: "fork", to: [9, 10, 11, 12, 13] }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "op", do: { op: "repair", code: 2 }, to: 15 }, // 16
		{ k: "fork", to: [7, 16] }, // 17
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 17 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "literal", literal: 6, to: 19 }, // 20
		{ k: "literal", literal: 7, to: 19 }, // 21
		{ k: "literal", literal: 5, to: 19 }, // 22
		{ k: "literal", literal: 8, to: 19 }, // 23
		{ k: "fork", to: [20, 21, 22, 23] }, // 24
		{ k: "op", do: { op: "repair", code: 2 }, to: 24 }, // 25
		{ k: "fork", to: [18, 25] }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 9, to: 27 }, // 28
		{ k: "op", do: { op: "open", unit: 0 }, to: 28 }, // 29
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 7 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 9, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 9, to: 33 }, // 34
		{ k: "op", do: { op: "repair", code: 0 }, to: 34 }, // 35
		{ k: "op", do: { op: "open", unit: 1 }, to: 35 }, // 36
		{ k: "literal", literal: 0, to: 2 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 2, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "text", field: "content", typed: false, exits: 42, stops: null, terminators: [], stray: true, section: { entry: 43, proof: false, content: false } }, // 41
		{ k: "fork", to: [46, 49, 40, 50] }, // 42
		{ k: "fork", to: [46] }, // 43
		{ k: "op", do: { op: "close" }, to: 41 }, // 44
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 44 }, // 45
		{ k: "op", do: { op: "open", unit: 2 }, to: 45 }, // 46
		{ k: "space", greedy: true, to: 41 }, // 47
		{ k: "literal", literal: 10, to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "op", do: { op: "leave" }, to: 4 }, // 50
		{ k: "literal", literal: 11, to: 0 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 12, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "look", body: 54, to: 47 }, // 55
		{ k: "literal", literal: 13, to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 9, to: 57 }, // 58
		{ k: "op", do: { op: "repair", code: 1 }, to: 58 }, // 59
		{ k: "op", do: { op: "commit" }, to: 5 }, // 60
		{ k: "literal", literal: 0, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "fork", to: [70, 62] }, // 63
		{ k: "literal", literal: 1, to: 63 }, // 64
		{ k: "literal", literal: 2, to: 63 }, // 65
		{ k: "literal", literal: 3, to: 63 }, // 66
		{ k: "literal", literal: 4, to: 63 }, // 67
		{ k: "literal", literal: 5, to: 63 }, // 68
		{ k: "fork", to: [64, 65, 66, 67, 68] }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "op", do: { op: "repair", code: 2 }, to: 70 }, // 71
		{ k: "fork", to: [62, 71] }, // 72
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 6, to: 74 }, // 75
		{ k: "literal", literal: 7, to: 74 }, // 76
		{ k: "literal", literal: 5, to: 74 }, // 77
		{ k: "literal", literal: 8, to: 74 }, // 78
		{ k: "fork", to: [75, 76, 77, 78] }, // 79
		{ k: "op", do: { op: "repair", code: 2 }, to: 79 }, // 80
		{ k: "fork", to: [73, 80] }, // 81
		{ k: "literal", literal: 14, to: 0 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 11, to: 83 }, // 84
		{ k: "literal", literal: 15, to: 84 }, // 85
		{ k: "literal", literal: 11, to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 10, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 11, to: 89 }, // 90
		{ k: "slot", slot: "tool", field: "skip", to: 90 }, // 91
		{ k: "literal", literal: 11, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 14, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 11, to: 95 }, // 96
		{ k: "literal", literal: 16, to: 96 }, // 97
		{ k: "literal", literal: 11, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 12, to: 99 }, // 100
		{ k: "look", body: 100, to: 81 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 17, to: 102 }, // 103
		{ k: "atom", kind: "word", field: "skip", to: 103 }, // 104
		{ k: "literal", literal: 18, to: 104 }, // 105
		{ k: "op", do: { op: "repair", code: 3 }, to: 105 }, // 106
		{ k: "op", do: { op: "open", unit: 3 }, to: 106 }, // 107
	],
};
