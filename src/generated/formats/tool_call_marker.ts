// Generated from grammars/tool_call_marker.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** the word TOOL_CALL, then a JSON object, in a fence or not */
export const tool_call_marker: Format = {
	version: 2,
	name: "tool_call_marker",
	title: "the word TOOL_CALL, then a JSON object, in a fence or not",
	aliases: ["selectools"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 209,
	lenient: ["fence-first"],
	literals: [
		"`", // 0
		"```", // 1
		"json", // 2
		":", // 3
		"TOOL_CALL", // 4
	],
	openings: [4],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [4], after: 2, closable: [5, 6, 7, 11, 12, 13, 14], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [4], after: 2, closable: [5, 11, 27], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [4, 1], stray: false }, // 2
		{ k: "fork", to: [26, 40, 0] }, // 3
		{ k: "fork", to: [26, 40] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "fork", to: [5, 6] }, // 7
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "tool", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "params", "arguments", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 7 }, // 8
		{ k: "literal", literal: 0, to: 8 }, // 9
		{ k: "fork", to: [8, 9] }, // 10
		{ k: "literal", literal: 1, to: 5 }, // 11
		{ k: "assert", what: "end", to: 5 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "tool", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "params", "arguments", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 2, to: 16 }, // 17
		{ k: "fork", to: [17, 16] }, // 18
		{ k: "literal", literal: 1, to: 18 }, // 19
		{ k: "fork", to: [10, 19] }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "fork", to: [21, 22] }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "op", do: { op: "open", unit: 0 }, to: 25 }, // 26
		{ k: "space", greedy: true, to: 11 }, // 27
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "tool", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "params", "arguments", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 3, to: 29 }, // 30
		{ k: "fork", to: [30, 29] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 4, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 2, to: 34 }, // 35
		{ k: "fork", to: [35, 34] }, // 36
		{ k: "literal", literal: 1, to: 36 }, // 37
		{ k: "assert", what: "line", to: 37 }, // 38
		{ k: "op", do: { op: "repair", code: 0 }, to: 38 }, // 39
		{ k: "op", do: { op: "open", unit: 1 }, to: 39 }, // 40
	],
};
