// Generated from grammars/sarashina.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a Python list of dicts; the marker is usually dropped */
export const sarashina: Format = {
	version: 1,
	name: "sarashina",
	title: "a Python list of dicts; the marker is usually dropped",
	aliases: [],
	models: ["sbintuitions/sarashina*"],
	tokens: ["<|tool_calls|>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 144,
	lenient: ["one"],
	literals: [
		"]", // 0
		",", // 1
		"{", // 2
		"[", // 3
		"<|tool_calls|>", // 4
	],
	openings: [4],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [4], after: 7, closable: [9], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [4], after: 2, closable: [22], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [4], after: 28, closable: [30], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [4], after: 2, closable: [22], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [27, 37, 41, 0] }, // 3
		{ k: "fork", to: [27, 37, 41] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 7
		{ k: "fork", to: [11, 14, 6, 15] }, // 8
		{ k: "op", do: { op: "close" }, to: 7 }, // 9
		{ k: "pattern", pattern: { py: true, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 9 }, // 10
		{ k: "op", do: { op: "open", unit: 0 }, to: 10 }, // 11
		{ k: "space", greedy: true, to: 7 }, // 12
		{ k: "literal", literal: 1, to: 12 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "op", do: { op: "leave" }, to: 4 }, // 15
		{ k: "literal", literal: 2, to: 0 }, // 16
		{ k: "literal", literal: 0, to: 0 }, // 17
		{ k: "fork", to: [16, 17] }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "look", body: 19, to: 12 }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "op", do: { op: "close" }, to: 2 }, // 22
		{ k: "pattern", pattern: { py: true, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 23
		{ k: "op", do: { op: "open", unit: 1 }, to: 23 }, // 24
		{ k: "fork", to: [21, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 4, to: 26 }, // 27
		{ k: "text", field: "content", typed: false, exits: 29, stops: null, stray: true, section: { empty: false, proof: true, content: false } }, // 28
		{ k: "fork", to: [32, 35, 6, 15] }, // 29
		{ k: "op", do: { op: "close" }, to: 28 }, // 30
		{ k: "pattern", pattern: { py: true, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 30 }, // 31
		{ k: "op", do: { op: "open", unit: 2 }, to: 31 }, // 32
		{ k: "space", greedy: true, to: 28 }, // 33
		{ k: "literal", literal: 1, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 3, to: 33 }, // 36
		{ k: "assert", what: "start", to: 36 }, // 37
		{ k: "pattern", pattern: { py: true, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 38
		{ k: "assert", what: "start", to: 38 }, // 39
		{ k: "op", do: { op: "repair", code: 0 }, to: 39 }, // 40
		{ k: "op", do: { op: "open", unit: 3 }, to: 40 }, // 41
	],
};
