// Generated from grammars/jamba.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON array between <tool_calls> tags */
export const jamba: Format = {
	version: 2,
	name: "jamba",
	title: "a JSON array between <tool_calls> tags",
	aliases: [],
	models: ["ai21labs/AI21-Jamba-*", "ai21labs/Jamba-*"],
	tokens: ["<tool_calls>", "</tool_calls>", "<|eom|>", "<|im_end|>"],
	ends: ["<|eom|>", "<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 1024,
	lenient: ["no-array", "signs-around", "unopened-call"],
	literals: [
		"</tool_calls>", // 0
		"]", // 1
		",", // 2
		"}", // 3
		"{", // 4
		"[", // 5
		"<tool_calls>", // 6
		":", // 7
		"\"", // 8
		"arguments", // 9
		"name", // 10
		"|>", // 11
		"<|", // 12
	],
	openings: [6],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [6], after: 11, closable: [14, 19, 20, 21, 22, 23, 24], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [6], after: 2, closable: [38, 39, 40, 41, 42], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [6], after: 48, closable: [51, 52, 53, 54, 55, 56, 57], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [6, 12], terminators: [], stray: false }, // 2
		{ k: "fork", to: [37, 47, 91, 0] }, // 3
		{ k: "fork", to: [37, 47, 91] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "assert", what: "end", to: 2 }, // 6
		{ k: "fork", to: [5, 6] }, // 7
		{ k: "space", greedy: true, to: 7 }, // 8
		{ k: "literal", literal: 1, to: 8 }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "text", field: "content", typed: false, exits: 12, stops: null, terminators: [], stray: true, section: { entry: 13, proof: false, content: false } }, // 11
		{ k: "fork", to: [26, 29, 10, 30] }, // 12
		{ k: "fork", to: [26, 10] }, // 13
		{ k: "op", do: { op: "close" }, to: 11 }, // 14
		{ k: "literal", literal: 2, to: 0 }, // 15
		{ k: "literal", literal: 1, to: 0 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "look", body: 18, to: 14 }, // 19
		{ k: "fork", to: [22, 19] }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "op", do: { op: "repair", code: 1 }, to: 22 }, // 23
		{ k: "fork", to: [14, 23] }, // 24
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 24 }, // 25
		{ k: "op", do: { op: "open", unit: 0 }, to: 25 }, // 26
		{ k: "space", greedy: true, to: 11 }, // 27
		{ k: "literal", literal: 2, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "op", do: { op: "leave" }, to: 4 }, // 30
		{ k: "literal", literal: 4, to: 0 }, // 31
		{ k: "fork", to: [31, 16] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "look", body: 33, to: 27 }, // 34
		{ k: "literal", literal: 5, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 6, to: 36 }, // 37
		{ k: "op", do: { op: "close" }, to: 2 }, // 38
		{ k: "literal", literal: 0, to: 38 }, // 39
		{ k: "assert", what: "end", to: 38 }, // 40
		{ k: "fork", to: [39, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 6, to: 44 }, // 45
		{ k: "op", do: { op: "repair", code: 0 }, to: 45 }, // 46
		{ k: "op", do: { op: "open", unit: 1 }, to: 46 }, // 47
		{ k: "text", field: "content", typed: false, exits: 49, stops: null, terminators: [], stray: true, section: { entry: 50, proof: false, content: false } }, // 48
		{ k: "fork", to: [59, 62, 10, 30] }, // 49
		{ k: "fork", to: [59, 10] }, // 50
		{ k: "op", do: { op: "close" }, to: 48 }, // 51
		{ k: "look", body: 18, to: 51 }, // 52
		{ k: "fork", to: [55, 52] }, // 53
		{ k: "literal", literal: 3, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "op", do: { op: "repair", code: 1 }, to: 55 }, // 56
		{ k: "fork", to: [51, 56] }, // 57
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 57 }, // 58
		{ k: "op", do: { op: "open", unit: 2 }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 48 }, // 60
		{ k: "literal", literal: 2, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "look", body: 33, to: 60 }, // 63
		{ k: "literal", literal: 5, to: 63 }, // 64
		{ k: "literal", literal: 7, to: 0 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 8, to: 66 }, // 67
		{ k: "literal", literal: 9, to: 67 }, // 68
		{ k: "literal", literal: 8, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 2, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 8, to: 72 }, // 73
		{ k: "slot", slot: "tool", field: "skip", to: 73 }, // 74
		{ k: "literal", literal: 8, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 7, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 8, to: 78 }, // 79
		{ k: "literal", literal: 10, to: 79 }, // 80
		{ k: "literal", literal: 8, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 4, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 5, to: 84 }, // 85
		{ k: "look", body: 85, to: 64 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 11, to: 87 }, // 88
		{ k: "atom", kind: "word", field: "skip", to: 88 }, // 89
		{ k: "literal", literal: 12, to: 89 }, // 90
		{ k: "op", do: { op: "repair", code: 2 }, to: 90 }, // 91
	],
};
