// Generated from grammars/apertus.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** an array of objects with a single key: the key is the tool */
export const apertus: Format = {
	version: 1,
	name: "apertus",
	title: "an array of objects with a single key: the key is the tool",
	aliases: ["apertus2509"],
	models: ["swiss-ai/Apertus-*"],
	tokens: ["<|tools_prefix|>", "<|tools_suffix|>", "<|inner_prefix|>", "<|inner_suffix|>", "<|assistant_end|>"],
	ends: ["<|assistant_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 145,
	lenient: ["no-array"],
	literals: [
		"<|inner_suffix|>", // 0
		"<|tools_prefix|>", // 1
		"<|inner_prefix|>", // 2
		"<|tools_suffix|>", // 3
		"]", // 4
		",", // 5
		"[", // 6
	],
	openings: [2, 1],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|inner_prefix|>"], node: 40 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1], after: 18, closable: [20], closableByLoop: [], pairs: false }, // 0
		{ closes: [3], openings: [2, 1], after: 2, closable: [30, 31, 32, 33, 34], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 1], stray: false }, // 2
		{ k: "fork", to: [11, 29, 39, 0] }, // 3
		{ k: "fork", to: [11, 29, 39] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "look", body: 7, to: 5 }, // 8
		{ k: "fork", to: [6, 8] }, // 9
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "literal", literal: 3, to: 2 }, // 12
		{ k: "assert", what: "end", to: 2 }, // 13
		{ k: "fork", to: [12, 13] }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 4, to: 15 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "text", field: "content", typed: false, exits: 19, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 18
		{ k: "fork", to: [22, 25, 17, 26] }, // 19
		{ k: "op", do: { op: "close" }, to: 18 }, // 20
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: null, optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 20 }, // 21
		{ k: "op", do: { op: "open", unit: 0 }, to: 21 }, // 22
		{ k: "space", greedy: true, to: 18 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "op", do: { op: "leave" }, to: 4 }, // 26
		{ k: "literal", literal: 6, to: 23 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 1, to: 28 }, // 29
		{ k: "op", do: { op: "close" }, to: 2 }, // 30
		{ k: "literal", literal: 3, to: 30 }, // 31
		{ k: "assert", what: "end", to: 30 }, // 32
		{ k: "fork", to: [31, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: null, optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 1, to: 36 }, // 37
		{ k: "op", do: { op: "repair", code: 0 }, to: 37 }, // 38
		{ k: "op", do: { op: "open", unit: 1 }, to: 38 }, // 39
		{ k: "fork", to: [11, 10] }, // 40
	],
};
