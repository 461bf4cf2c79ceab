// Generated from grammars/gigachat3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a message of its own whose role is: function call */
export const gigachat3: Format = {
	version: 2,
	name: "gigachat3",
	title: "a message of its own whose role is: function call",
	aliases: ["gigachat"],
	models: ["ai-sage/GigaChat3-*", "ai-sage/GigaChat3.1-*"],
	tokens: ["<|role_sep|>", "<|message_sep|>", "<|function_call|>", "</s>"],
	ends: ["</s>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 168,
	lenient: ["stripped"],
	literals: [
		"<|message_sep|>", // 0
		"<|role_sep|>", // 1
		"function call", // 2
		"<|function_call|>", // 3
	],
	openings: [0, 2, 3],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [2, 3], after: 2, closable: [5, 6, 7, 8], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [0, 2, 3], after: 2, closable: [5], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0, 2, 3], terminators: [], stray: false }, // 2
		{ k: "fork", to: [18, 24, 29, 0] }, // 3
		{ k: "fork", to: [18, 24, 29] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "fork", to: [7, 5] }, // 8
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 8 }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 10 }, // 11
		{ k: "literal", literal: 2, to: 11 }, // 12
		{ k: "literal", literal: 3, to: 10 }, // 13
		{ k: "fork", to: [12, 13] }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 0, to: 15 }, // 16
		{ k: "fork", to: [16, 14] }, // 17
		{ k: "op", do: { op: "open", unit: 0 }, to: 17 }, // 18
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 5 }, // 19
		{ k: "eol", to: 19 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "assert", what: "line", to: 21 }, // 22
		{ k: "op", do: { op: "repair", code: 0 }, to: 22 }, // 23
		{ k: "op", do: { op: "open", unit: 1 }, to: 23 }, // 24
		{ k: "eol", to: 2 }, // 25
		{ k: "fork", to: [25, 2] }, // 26
		{ k: "eol", to: 26 }, // 27
		{ k: "fork", to: [27, 26] }, // 28
		{ k: "literal", literal: 0, to: 28 }, // 29
	],
};
