// Generated from grammars/pangu.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON array between tokens that have two spellings */
export const pangu: Format = {
	version: 2,
	name: "pangu",
	title: "a JSON array between tokens that have two spellings",
	aliases: ["openpangu"],
	models: ["FreedomIntelligence/openPangu-*", "openpangu/*", "ascend-tribe/openPangu-*"],
	tokens: ["<|tool_call_start|>", "<|tool_call_end|>", "[unused11]", "[unused12]", "[unused16]", "[unused17]", "[unused10]"],
	ends: ["[unused10]"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-array", "signs-around", "unopened-call"],
	literals: [
		"[unused17]", // 0
		"[unused16]", // 1
		"<|tool_call_end|>", // 2
		"[unused12]", // 3
		"]", // 4
		",", // 5
		"}", // 6
		"{", // 7
		"[", // 8
		"<|tool_call_start|>", // 9
		"[unused11]", // 10
		":", // 11
		"\"", // 12
		"arguments", // 13
		"name", // 14
		"|>", // 15
		"<|", // 16
	],
	openings: [1, 9, 10],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["[unused16]"], node: 105 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 9, 10], after: 19, closable: [22, 27, 28, 29, 30, 31, 32], closableByLoop: [], pairs: false }, // 0
		{ closes: [3, 2], openings: [1, 9, 10], after: 2, closable: [48, 49, 50, 51, 52, 53], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 9, 10], after: 61, closable: [64, 65, 66, 67, 68, 69, 70], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 10, 16], terminators: [], stray: false }, // 2
		{ k: "fork", to: [11, 47, 60, 104, 0] }, // 3
		{ k: "fork", to: [11, 47, 60, 104] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0], terminators: [5] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "literal", literal: 3, to: 2 }, // 13
		{ k: "assert", what: "end", to: 2 }, // 14
		{ k: "fork", to: [12, 13, 14] }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 4, to: 16 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "text", field: "content", typed: false, exits: 20, stops: null, terminators: [], stray: true, section: { entry: 21, proof: false, content: false } }, // 19
		{ k: "fork", to: [34, 37, 18, 38] }, // 20
		{ k: "fork", to: [34, 18] }, // 21
		{ k: "op", do: { op: "close" }, to: 19 }, // 22
		{ k: "literal", literal: 5, to: 0 }, // 23
		{ k: "literal", literal: 4, to: 0 }, // 24
		{ k: "fork", to: [23, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "look", body: 26, to: 22 }, // 27
		{ k: "fork", to: [30, 27] }, // 28
		{ k: "literal", literal: 6, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "repair", code: 1 }, to: 30 }, // 31
		{ k: "fork", to: [22, 31] }, // 32
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 32 }, // 33
		{ k: "op", do: { op: "open", unit: 0 }, to: 33 }, // 34
		{ k: "space", greedy: true, to: 19 }, // 35
		{ k: "literal", literal: 5, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "op", do: { op: "leave" }, to: 4 }, // 38
		{ k: "literal", literal: 7, to: 0 }, // 39
		{ k: "fork", to: [39, 24] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "look", body: 41, to: 35 }, // 42
		{ k: "literal", literal: 8, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 9, to: 44 }, // 45
		{ k: "literal", literal: 10, to: 44 }, // 46
		{ k: "fork", to: [45, 46] }, // 47
		{ k: "op", do: { op: "close" }, to: 2 }, // 48
		{ k: "literal", literal: 2, to: 48 }, // 49
		{ k: "literal", literal: 3, to: 48 }, // 50
		{ k: "assert", what: "end", to: 48 }, // 51
		{ k: "fork", to: [49, 50, 51] }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 9, to: 55 }, // 56
		{ k: "literal", literal: 10, to: 55 }, // 57
		{ k: "fork", to: [56, 57] }, // 58
		{ k: "op", do: { op: "repair", code: 0 }, to: 58 }, // 59
		{ k: "op", do: { op: "open", unit: 1 }, to: 59 }, // 60
		{ k: "text", field: "content", typed: false, exits: 62, stops: null, terminators: [], stray: true, section: { entry: 63, proof: false, content: false } }, // 61
		{ k: "fork", to: [72, 75, 18, 38] }, // 62
		{ k: "fork", to: [72, 18] }, // 63
		{ k: "op", do: { op: "close" }, to: 61 }, // 64
		{ k: "look", body: 26, to: 64 }, // 65
		{ k: "fork", to: [68, 65] }, // 66
		{ k: "literal", literal: 6, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "op", do: { op: "repair", code: 1 }, to: 68 }, // 69
		{ k: "fork", to: [64, 69] }, // 70
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 70 }, // 71
		{ k: "op", do: { op: "open", unit: 2 }, to: 71 }, // 72
		{ k: "space", greedy: true, to: 61 }, // 73
		{ k: "literal", literal: 5, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "look", body: 41, to: 73 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "literal", literal: 11, to: 0 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 12, to: 79 }, // 80
		{ k: "literal", literal: 13, to: 80 }, // 81
		{ k: "literal", literal: 12, to: 81 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 5, to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 12, to: 85 }, // 86
		{ k: "slot", slot: "tool", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 12, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 11, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 12, to: 91 }, // 92
		{ k: "literal", literal: 14, to: 92 }, // 93
		{ k: "literal", literal: 12, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 7, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 8, to: 97 }, // 98
		{ k: "look", body: 98, to: 77 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 15, to: 100 }, // 101
		{ k: "atom", kind: "word", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 16, to: 102 }, // 103
		{ k: "op", do: { op: "repair", code: 2 }, to: 103 }, // 104
		{ k: "fork", to: [8, 7] }, // 105
	],
};
