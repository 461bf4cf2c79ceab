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
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [5], after: 11, closable: [14], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [5], after: 2, closable: [29, 30, 31, 32, 33], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [5], stray: false }, // 2
		{ k: "fork", to: [28, 38, 0] }, // 3
		{ k: "fork", to: [28, 38] }, // 4
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
	],
};
