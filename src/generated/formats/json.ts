// Generated from grammars/json.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** bare JSON: one object, several, or an array, and nothing before it */
export const json: Format = {
	version: 2,
	name: "json",
	title: "bare JSON: one object, several, or an array, and nothing before it",
	aliases: ["json_array", "required_json"],
	models: ["MadeAgents/Hammer*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 129,
	lenient: ["byte-order-mark", "role"],
	literals: [
		"]", // 0
		",", // 1
		"[", // 2
		";", // 3
		"﻿", // 4
		"assistant", // 5
	],
	openings: [],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [], after: 7, closable: [10], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [], after: 2, closable: [10], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [], after: 22, closable: [25], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [], after: 2, closable: [25], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, terminators: [], stray: false }, // 2
		{ k: "fork", to: [44, 0] }, // 3
		{ k: "fork", to: [44] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, terminators: [], stray: true, section: { entry: 9, proof: true, content: false } }, // 7
		{ k: "fork", to: [17, 6, 18] }, // 8
		{ k: "fork", to: [17, 6] }, // 9
		{ k: "op", do: { op: "close" }, to: 7 }, // 10
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "tool", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "params", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 10 }, // 11
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["function"], optional: false, commit: false, value: { members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }], open: false } }] }, to: 10 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "literal", literal: 1, to: 14 }, // 15
		{ k: "op", do: { op: "open", unit: 0 }, to: 15 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "op", do: { op: "leave" }, to: 4 }, // 18
		{ k: "op", do: { op: "open", unit: 1 }, to: 13 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "text", field: "content", typed: false, exits: 23, stops: null, terminators: [], stray: true, section: { entry: 24, proof: true, content: false } }, // 22
		{ k: "fork", to: [33, 2, 18] }, // 23
		{ k: "fork", to: [33, 2] }, // 24
		{ k: "op", do: { op: "close" }, to: 22 }, // 25
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "tool", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "params", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 25 }, // 26
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["function"], optional: false, commit: false, value: { members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }], open: false } }] }, to: 25 }, // 27
		{ k: "fork", to: [26, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 3, to: 29 }, // 30
		{ k: "fork", to: [30, 29] }, // 31
		{ k: "op", do: { op: "open", unit: 2 }, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "op", do: { op: "open", unit: 3 }, to: 28 }, // 34
		{ k: "fork", to: [21, 34] }, // 35
		{ k: "assert", what: "start", to: 35 }, // 36
		{ k: "literal", literal: 4, to: 35 }, // 37
		{ k: "assert", what: "start", to: 37 }, // 38
		{ k: "op", do: { op: "repair", code: 0 }, to: 38 }, // 39
		{ k: "eol", to: 35 }, // 40
		{ k: "literal", literal: 5, to: 40 }, // 41
		{ k: "assert", what: "start", to: 41 }, // 42
		{ k: "op", do: { op: "repair", code: 1 }, to: 42 }, // 43
		{ k: "fork", to: [36, 39, 43] }, // 44
	],
};
