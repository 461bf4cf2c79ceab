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
	lenient: ["fence-first", "signs-around"],
	literals: [
		"`", // 0
		"```", // 1
		"}", // 2
		"json", // 3
		":", // 4
		"TOOL_CALL", // 5
	],
	openings: [5],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [5], after: 2, closable: [5, 6, 7, 11, 12, 13, 14, 19, 20, 21, 22, 23, 24], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [5], after: 2, closable: [5, 11, 37], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [5, 1], stray: false }, // 2
		{ k: "fork", to: [36, 50, 0] }, // 3
		{ k: "fork", to: [36, 50] }, // 4
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
		{ k: "literal", literal: 1, to: 0 }, // 15
		{ k: "assert", what: "end", to: 0 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "look", body: 18, to: 14 }, // 19
		{ k: "fork", to: [22, 19] }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "op", do: { op: "repair", code: 1 }, to: 22 }, // 23
		{ k: "fork", to: [14, 23] }, // 24
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "tool", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "params", "arguments", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 3, to: 26 }, // 27
		{ k: "fork", to: [27, 26] }, // 28
		{ k: "literal", literal: 1, to: 28 }, // 29
		{ k: "fork", to: [10, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 4, to: 31 }, // 32
		{ k: "fork", to: [31, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 5, to: 34 }, // 35
		{ k: "op", do: { op: "open", unit: 0 }, to: 35 }, // 36
		{ k: "space", greedy: true, to: 11 }, // 37
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "tool", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "params", "arguments", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 4, to: 39 }, // 40
		{ k: "fork", to: [40, 39] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 5, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 3, to: 44 }, // 45
		{ k: "fork", to: [45, 44] }, // 46
		{ k: "literal", literal: 1, to: 46 }, // 47
		{ k: "assert", what: "line", to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 0 }, to: 48 }, // 49
		{ k: "op", do: { op: "open", unit: 1 }, to: 49 }, // 50
	],
};
