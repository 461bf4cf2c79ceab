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
		"}", // 0
		"```", // 1
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
		{ closes: [], openings: [5], after: 2, closable: [5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 18, 19, 22, 23, 24, 25, 26, 27], closableByLoop: [], pairs: false }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [44, 0] }, // 3
		{ k: "fork", to: [44] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "op", do: { op: "commit" }, to: 5 }, // 6
		{ k: "assert", what: "end", to: 6 }, // 7
		{ k: "space", greedy: true, to: 7 }, // 8
		{ k: "assert", what: "end", to: 0 }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "look", body: 10, to: 8 }, // 11
		{ k: "fork", to: [14, 11] }, // 12
		{ k: "literal", literal: 0, to: 12 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "op", do: { op: "repair", code: 2 }, to: 14 }, // 15
		{ k: "fork", to: [8, 15] }, // 16
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name", "tool", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 16 }, // 17
		{ k: "literal", literal: 1, to: 8 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "literal", literal: 1, to: 0 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "look", body: 21, to: 19 }, // 22
		{ k: "fork", to: [25, 22] }, // 23
		{ k: "literal", literal: 0, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "op", do: { op: "repair", code: 2 }, to: 25 }, // 26
		{ k: "fork", to: [19, 26] }, // 27
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name", "tool", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 2, to: 29 }, // 30
		{ k: "literal", literal: 3, to: 30 }, // 31
		{ k: "fork", to: [31, 29] }, // 32
		{ k: "literal", literal: 1, to: 32 }, // 33
		{ k: "fork", to: [17, 33] }, // 34
		{ k: "assert", what: "start", to: 34 }, // 35
		{ k: "literal", literal: 4, to: 34 }, // 36
		{ k: "assert", what: "start", to: 36 }, // 37
		{ k: "op", do: { op: "repair", code: 0 }, to: 37 }, // 38
		{ k: "eol", to: 34 }, // 39
		{ k: "literal", literal: 5, to: 39 }, // 40
		{ k: "assert", what: "start", to: 40 }, // 41
		{ k: "op", do: { op: "repair", code: 1 }, to: 41 }, // 42
		{ k: "fork", to: [35, 38, 42] }, // 43
		{ k: "op", do: { op: "open", unit: 0 }, to: 43 }, // 44
	],
};
