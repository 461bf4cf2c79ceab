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
	lenient: ["byte-order-mark", "role"],
	literals: [
		"```", // 0
		"on", // 1
		"js", // 2
		"﻿", // 3
		"assistant", // 4
	],
	openings: [],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [], after: 2, closable: [5, 6, 7, 8, 10, 11], closableByLoop: [], pairs: false }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, terminators: [], stray: false }, // 2
		{ k: "fork", to: [28, 0] }, // 3
		{ k: "fork", to: [28] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "op", do: { op: "commit" }, to: 5 }, // 6
		{ k: "assert", what: "end", to: 6 }, // 7
		{ k: "space", greedy: true, to: 7 }, // 8
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name", "tool", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 8 }, // 9
		{ k: "literal", literal: 0, to: 8 }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name", "tool", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 11 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "fork", to: [15, 13] }, // 16
		{ k: "literal", literal: 0, to: 16 }, // 17
		{ k: "fork", to: [9, 17] }, // 18
		{ k: "assert", what: "start", to: 18 }, // 19
		{ k: "literal", literal: 3, to: 18 }, // 20
		{ k: "assert", what: "start", to: 20 }, // 21
		{ k: "op", do: { op: "repair", code: 0 }, to: 21 }, // 22
		{ k: "eol", to: 18 }, // 23
		{ k: "literal", literal: 4, to: 23 }, // 24
		{ k: "assert", what: "start", to: 24 }, // 25
		{ k: "op", do: { op: "repair", code: 1 }, to: 25 }, // 26
		{ k: "fork", to: [19, 22, 26] }, // 27
		{ k: "op", do: { op: "open", unit: 0 }, to: 27 }, // 28
	],
};
