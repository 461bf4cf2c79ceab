// Generated from grammars/sarashina.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** a Python list of dicts; the marker is usually dropped */
export const sarashina: Format = {
	version: 2,
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
	kinds: [patternKind, pythonKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [4], after: 7, closable: [10], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [4], after: 2, closable: [23], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [4], after: 29, closable: [32], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [4], after: 2, closable: [23], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, terminators: [], stray: false }, // 2
		{ k: "fork", to: [28, 39, 43, 0] }, // 3
		{ k: "fork", to: [28, 39, 43] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, terminators: [], stray: true, section: { entry: 9, proof: false, content: false } }, // 7
		{ k: "fork", to: [12, 15, 6, 16] }, // 8
		{ k: "fork", to: [12, 6] }, // 9
		{ k: "op", do: { op: "close" }, to: 7 }, // 10
		{ k: "pattern", pattern: { py: true, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 10 }, // 11
		{ k: "op", do: { op: "open", unit: 0 }, to: 11 }, // 12
		{ k: "space", greedy: true, to: 7 }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "op", do: { op: "leave" }, to: 4 }, // 16
		{ k: "literal", literal: 2, to: 0 }, // 17
		{ k: "literal", literal: 0, to: 0 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "look", body: 20, to: 13 }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "op", do: { op: "close" }, to: 2 }, // 23
		{ k: "pattern", pattern: { py: true, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 23 }, // 24
		{ k: "op", do: { op: "open", unit: 1 }, to: 24 }, // 25
		{ k: "fork", to: [22, 25] }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 4, to: 27 }, // 28
		{ k: "text", field: "content", typed: false, exits: 30, stops: null, terminators: [], stray: true, section: { entry: 31, proof: true, content: false } }, // 29
		{ k: "fork", to: [34, 37, 6, 16] }, // 30
		{ k: "fork", to: [34] }, // 31
		{ k: "op", do: { op: "close" }, to: 29 }, // 32
		{ k: "pattern", pattern: { py: true, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 32 }, // 33
		{ k: "op", do: { op: "open", unit: 2 }, to: 33 }, // 34
		{ k: "space", greedy: true, to: 29 }, // 35
		{ k: "literal", literal: 1, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 3, to: 35 }, // 38
		{ k: "assert", what: "start", to: 38 }, // 39
		{ k: "pattern", pattern: { py: true, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 23 }, // 40
		{ k: "assert", what: "start", to: 40 }, // 41
		{ k: "op", do: { op: "repair", code: 0 }, to: 41 }, // 42
		{ k: "op", do: { op: "open", unit: 3 }, to: 42 }, // 43
	],
};
