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
	lenient: ["no-array", "unopened-call"],
	literals: [
		"</tool_calls>", // 0
		"]", // 1
		",", // 2
		"{", // 3
		"[", // 4
		"<tool_calls>", // 5
		":", // 6
		"\"", // 7
		"arguments", // 8
		"name", // 9
		"|>", // 10
		"<|", // 11
	],
	openings: [5],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [5], after: 11, closable: [14], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [5], after: 2, closable: [29, 30, 31, 32, 33], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [5], after: 39, closable: [42], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [5, 11], stray: false }, // 2
		{ k: "fork", to: [28, 38, 76, 0] }, // 3
		{ k: "fork", to: [28, 38, 76] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "assert", what: "end", to: 2 }, // 6
		{ k: "fork", to: [5, 6] }, // 7
		{ k: "space", greedy: true, to: 7 }, // 8
		{ k: "literal", literal: 1, to: 8 }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "text", field: "content", typed: false, exits: 12, stops: null, stray: true, section: { entry: 13, proof: false, content: false } }, // 11
		{ k: "fork", to: [16, 19, 10, 20] }, // 12
		{ k: "fork", to: [16, 10] }, // 13
		{ k: "op", do: { op: "close" }, to: 11 }, // 14
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 14 }, // 15
		{ k: "op", do: { op: "open", unit: 0 }, to: 15 }, // 16
		{ k: "space", greedy: true, to: 11 }, // 17
		{ k: "literal", literal: 2, to: 17 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "op", do: { op: "leave" }, to: 4 }, // 20
		{ k: "literal", literal: 3, to: 0 }, // 21
		{ k: "literal", literal: 1, to: 0 }, // 22
		{ k: "fork", to: [21, 22] }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "look", body: 24, to: 17 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 5, to: 27 }, // 28
		{ k: "op", do: { op: "close" }, to: 2 }, // 29
		{ k: "literal", literal: 0, to: 29 }, // 30
		{ k: "assert", what: "end", to: 29 }, // 31
		{ k: "fork", to: [30, 31] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 5, to: 35 }, // 36
		{ k: "op", do: { op: "repair", code: 0 }, to: 36 }, // 37
		{ k: "op", do: { op: "open", unit: 1 }, to: 37 }, // 38
		{ k: "text", field: "content", typed: false, exits: 40, stops: null, stray: true, section: { entry: 41, proof: false, content: false } }, // 39
		{ k: "fork", to: [44, 47, 10, 20] }, // 40
		{ k: "fork", to: [44, 10] }, // 41
		{ k: "op", do: { op: "close" }, to: 39 }, // 42
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 42 }, // 43
		{ k: "op", do: { op: "open", unit: 2 }, to: 43 }, // 44
		{ k: "space", greedy: true, to: 39 }, // 45
		{ k: "literal", literal: 2, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "look", body: 24, to: 45 }, // 48
		{ k: "literal", literal: 4, to: 48 }, // 49
		{ k: "literal", literal: 6, to: 0 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 7, to: 51 }, // 52
		{ k: "literal", literal: 8, to: 52 }, // 53
		{ k: "literal", literal: 7, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 2, to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 7, to: 57 }, // 58
		{ k: "slot", slot: "tool", field: "skip", to: 58 }, // 59
		{ k: "literal", literal: 7, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 6, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 7, to: 63 }, // 64
		{ k: "literal", literal: 9, to: 64 }, // 65
		{ k: "literal", literal: 7, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 3, to: 67 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 4, to: 69 }, // 70
		{ k: "look", body: 70, to: 49 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 10, to: 72 }, // 73
		{ k: "atom", kind: "word", field: "skip", to: 73 }, // 74
		{ k: "literal", literal: 11, to: 74 }, // 75
		{ k: "op", do: { op: "repair", code: 1 }, to: 75 }, // 76
	],
};
