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
	holdback: 987,
	lenient: ["array", "unopened-call"],
	literals: [
		"<function_call>", // 0
		"]", // 1
		",", // 2
		"{", // 3
		"[", // 4
		":", // 5
		"\"", // 6
		"arguments", // 7
		"name", // 8
		"|>", // 9
		"<|", // 10
	],
	openings: [0],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [0], after: 2, closable: [5], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [0], after: 12, closable: [15], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [0], after: 2, closable: [5], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0, 10], stray: false }, // 2
		{ k: "fork", to: [9, 28, 54, 0] }, // 3
		{ k: "fork", to: [9, 28, 54] }, // 4
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
		{ k: "literal", literal: 5, to: 0 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "literal", literal: 6, to: 30 }, // 31
		{ k: "literal", literal: 7, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 2, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 6, to: 36 }, // 37
		{ k: "slot", slot: "tool", field: "skip", to: 37 }, // 38
		{ k: "literal", literal: 6, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 5, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 6, to: 42 }, // 43
		{ k: "literal", literal: 8, to: 43 }, // 44
		{ k: "literal", literal: 6, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 3, to: 46 }, // 47
		{ k: "look", body: 47, to: 6 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 9, to: 49 }, // 50
		{ k: "atom", kind: "word", field: "skip", to: 50 }, // 51
		{ k: "literal", literal: 10, to: 51 }, // 52
		{ k: "op", do: { op: "repair", code: 1 }, to: 52 }, // 53
		{ k: "op", do: { op: "open", unit: 2 }, to: 53 }, // 54
	],
};
