// Generated from grammars/granite-20b-fc.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a tag before each JSON object, and none behind it */
export const granite_20b_fc: Format = {
	version: 2,
	name: "granite-20b-fc",
	title: "a tag before each JSON object, and none behind it",
	aliases: ["granite_20b_fc"],
	models: ["ibm-granite/granite-20b-functioncalling*"],
	tokens: ["<function_call>", "<|endoftext|>"],
	ends: ["<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 145,
	lenient: ["array"],
	literals: [
		"<function_call>", // 0
		"]", // 1
		",", // 2
		"{", // 3
		"[", // 4
	],
	openings: [0],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [0], after: 2, closable: [5], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [0], after: 12, closable: [15], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0], stray: false }, // 2
		{ k: "fork", to: [9, 28, 0] }, // 3
		{ k: "fork", to: [9, 28] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "op", do: { op: "open", unit: 0 }, to: 8 }, // 9
		{ k: "literal", literal: 1, to: 2 }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "text", field: "content", typed: false, exits: 13, stops: null, stray: true, section: { entry: 14, proof: false, content: false } }, // 12
		{ k: "fork", to: [17, 20, 11, 21] }, // 13
		{ k: "fork", to: [17] }, // 14
		{ k: "op", do: { op: "close" }, to: 12 }, // 15
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 15 }, // 16
		{ k: "op", do: { op: "open", unit: 1 }, to: 16 }, // 17
		{ k: "space", greedy: true, to: 12 }, // 18
		{ k: "literal", literal: 2, to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "op", do: { op: "leave" }, to: 4 }, // 21
		{ k: "literal", literal: 3, to: 0 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "look", body: 23, to: 18 }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 0, to: 26 }, // 27
		{ k: "op", do: { op: "repair", code: 0 }, to: 27 }, // 28
	],
};
