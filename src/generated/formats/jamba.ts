// Generated from grammars/jamba.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a JSON array between <tool_calls> tags */
export const jamba: Format = {
	version: 1,
	name: "jamba",
	title: "a JSON array between <tool_calls> tags",
	aliases: [],
	models: ["ai21labs/AI21-Jamba-*", "ai21labs/Jamba-*"],
	tokens: ["<tool_calls>", "</tool_calls>", "<|eom|>", "<|im_end|>"],
	ends: ["<|eom|>", "<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 142,
	lenient: ["no-array"],
	literals: [
		"</tool_calls>", // 0
		"]", // 1
		",", // 2
		"{", // 3
		"[", // 4
		"<tool_calls>", // 5
	],
	openings: [5],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [5], after: 11, closable: [13], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [5], after: 2, closable: [28, 29, 30, 31, 32], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [5], stray: false }, // 2
		{ k: "fork", to: [27, 37, 0] }, // 3
		{ k: "fork", to: [27, 37] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "assert", what: "end", to: 2 }, // 6
		{ k: "fork", to: [5, 6] }, // 7
		{ k: "space", greedy: true, to: 7 }, // 8
		{ k: "literal", literal: 1, to: 8 }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "text", field: "content", typed: false, exits: 12, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 11
		{ k: "fork", to: [15, 18, 10, 19] }, // 12
		{ k: "op", do: { op: "close" }, to: 11 }, // 13
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 13 }, // 14
		{ k: "op", do: { op: "open", unit: 0 }, to: 14 }, // 15
		{ k: "space", greedy: true, to: 11 }, // 16
		{ k: "literal", literal: 2, to: 16 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "op", do: { op: "leave" }, to: 4 }, // 19
		{ k: "literal", literal: 3, to: 0 }, // 20
		{ k: "literal", literal: 1, to: 0 }, // 21
		{ k: "fork", to: [20, 21] }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "look", body: 23, to: 16 }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 5, to: 26 }, // 27
		{ k: "op", do: { op: "close" }, to: 2 }, // 28
		{ k: "literal", literal: 0, to: 28 }, // 29
		{ k: "assert", what: "end", to: 28 }, // 30
		{ k: "fork", to: [29, 30] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 5, to: 34 }, // 35
		{ k: "op", do: { op: "repair", code: 0 }, to: 35 }, // 36
		{ k: "op", do: { op: "open", unit: 1 }, to: 36 }, // 37
	],
};
