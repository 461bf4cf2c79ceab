// Generated from grammars/json.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** bare JSON: one object, several, or an array, and nothing before it */
export const json: Format = {
	version: 1,
	name: "json",
	title: "bare JSON: one object, several, or an array, and nothing before it",
	aliases: ["json_array", "required_json"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 129,
	lenient: [],
	literals: [
		"]", // 0
		",", // 1
		"[", // 2
		";", // 3
	],
	openings: [],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [], after: 7, closable: [9], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [], after: 2, closable: [9], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [], after: 21, closable: [23], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [], after: 2, closable: [23], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [34, 0] }, // 3
		{ k: "fork", to: [34] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, stray: true, section: { empty: true, proof: true, content: false } }, // 7
		{ k: "fork", to: [16, 6, 17] }, // 8
		{ k: "op", do: { op: "close" }, to: 7 }, // 9
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "tool", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "params", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 9 }, // 10
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["function"], optional: false, commit: false, value: { members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }], open: false } }] }, to: 9 }, // 11
		{ k: "fork", to: [10, 11] }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "op", do: { op: "open", unit: 0 }, to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "op", do: { op: "leave" }, to: 4 }, // 17
		{ k: "op", do: { op: "open", unit: 1 }, to: 12 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "literal", literal: 2, to: 19 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: null, stray: true, section: { empty: true, proof: true, content: false } }, // 21
		{ k: "fork", to: [31, 2, 17] }, // 22
		{ k: "op", do: { op: "close" }, to: 21 }, // 23
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "tool", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "params", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 23 }, // 24
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["function"], optional: false, commit: false, value: { members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }], open: false } }] }, to: 23 }, // 25
		{ k: "fork", to: [24, 25] }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 3, to: 27 }, // 28
		{ k: "fork", to: [28, 27] }, // 29
		{ k: "op", do: { op: "open", unit: 2 }, to: 29 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "op", do: { op: "open", unit: 3 }, to: 26 }, // 32
		{ k: "fork", to: [20, 32] }, // 33
		{ k: "assert", what: "start", to: 33 }, // 34
	],
};
