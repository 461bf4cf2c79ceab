// Generated from grammars/json_block.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** the whole output is one JSON object, in a fence or not */
export const json_block: Format = {
	version: 2,
	name: "json_block",
	title: "the whole output is one JSON object, in a fence or not",
	aliases: [],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 82,
	lenient: ["byte-order-mark", "role", "signs-around"],
	literals: [
		"```", // 0
		"}", // 1
		"on", // 2
		"js", // 3
		"﻿", // 4
		"assistant", // 5
	],
	openings: [5],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [5], after: 2, closable: [5, 6, 7, 8, 10, 11, 14, 15, 16, 17, 18, 19], closableByLoop: [], pairs: false }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [36, 0] }, // 3
		{ k: "fork", to: [36] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "op", do: { op: "commit" }, to: 5 }, // 6
		{ k: "assert", what: "end", to: 6 }, // 7
		{ k: "space", greedy: true, to: 7 }, // 8
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name", "tool", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 8 }, // 9
		{ k: "literal", literal: 0, to: 8 }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "literal", literal: 0, to: 0 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "look", body: 13, to: 11 }, // 14
		{ k: "fork", to: [17, 14] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "op", do: { op: "repair", code: 2 }, to: 17 }, // 18
		{ k: "fork", to: [11, 18] }, // 19
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name", "tool", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 19 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 2, to: 21 }, // 22
		{ k: "literal", literal: 3, to: 22 }, // 23
		{ k: "fork", to: [23, 21] }, // 24
		{ k: "literal", literal: 0, to: 24 }, // 25
		{ k: "fork", to: [9, 25] }, // 26
		{ k: "assert", what: "start", to: 26 }, // 27
		{ k: "literal", literal: 4, to: 26 }, // 28
		{ k: "assert", what: "start", to: 28 }, // 29
		{ k: "op", do: { op: "repair", code: 0 }, to: 29 }, // 30
		{ k: "eol", to: 26 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "assert", what: "start", to: 32 }, // 33
		{ k: "op", do: { op: "repair", code: 1 }, to: 33 }, // 34
		{ k: "fork", to: [27, 30, 34] }, // 35
		{ k: "op", do: { op: "open", unit: 0 }, to: 35 }, // 36
	],
};
