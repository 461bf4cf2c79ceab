// Generated from grammars/fenced_json.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** JSON calls in Markdown fences */
export const fenced_json: Format = {
	version: 2,
	name: "fenced_json",
	title: "JSON calls in Markdown fences",
	aliases: ["fenced", "json_fence", "markdown_json"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 142,
	lenient: [],
	literals: [
		"```", // 0
		"]", // 1
		",", // 2
		"[", // 3
		"on", // 4
		"js", // 5
		"ON", // 6
		"JS", // 7
		"s", // 8
		"```tool_call", // 9
	],
	openings: [9],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [9], after: 7, closable: [10], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [9], after: 2, closable: [10], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [9], after: 18, closable: [21], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [9], after: 2, closable: [21], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [9], after: 2, closable: [40], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [9], after: 43, closable: [46], closableByLoop: [], pairs: false }, // 5
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0, 9], stray: false }, // 2
		{ k: "fork", to: [39, 58, 0] }, // 3
		{ k: "fork", to: [39, 58] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, stray: true, section: { entry: 9, proof: true, content: false } }, // 7
		{ k: "fork", to: [13, 6, 14] }, // 8
		{ k: "fork", to: [13, 6] }, // 9
		{ k: "op", do: { op: "close" }, to: 7 }, // 10
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 10 }, // 11
		{ k: "op", do: { op: "open", unit: 0 }, to: 11 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "op", do: { op: "leave" }, to: 4 }, // 14
		{ k: "op", do: { op: "open", unit: 1 }, to: 11 }, // 15
		{ k: "literal", literal: 1, to: 6 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "text", field: "content", typed: false, exits: 19, stops: null, stray: true, section: { entry: 20, proof: true, content: false } }, // 18
		{ k: "fork", to: [26, 17, 14] }, // 19
		{ k: "fork", to: [26, 17] }, // 20
		{ k: "op", do: { op: "close" }, to: 18 }, // 21
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 21 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 2, to: 23 }, // 24
		{ k: "op", do: { op: "open", unit: 2 }, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "op", do: { op: "open", unit: 3 }, to: 22 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 3, to: 28 }, // 29
		{ k: "fork", to: [15, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 4, to: 31 }, // 32
		{ k: "literal", literal: 5, to: 32 }, // 33
		{ k: "literal", literal: 6, to: 31 }, // 34
		{ k: "literal", literal: 7, to: 34 }, // 35
		{ k: "fork", to: [33, 35] }, // 36
		{ k: "fork", to: [36, 31] }, // 37
		{ k: "literal", literal: 0, to: 37 }, // 38
		{ k: "assert", what: "line", to: 38 }, // 39
		{ k: "op", do: { op: "close" }, to: 6 }, // 40
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 40 }, // 41
		{ k: "op", do: { op: "open", unit: 4 }, to: 41 }, // 42
		{ k: "text", field: "content", typed: false, exits: 44, stops: null, stray: true, section: { entry: 45, proof: false, content: false } }, // 43
		{ k: "fork", to: [48, 51, 17, 14] }, // 44
		{ k: "fork", to: [48, 17] }, // 45
		{ k: "op", do: { op: "close" }, to: 43 }, // 46
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 46 }, // 47
		{ k: "op", do: { op: "open", unit: 5 }, to: 47 }, // 48
		{ k: "space", greedy: true, to: 43 }, // 49
		{ k: "literal", literal: 2, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 3, to: 49 }, // 52
		{ k: "fork", to: [42, 52] }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 8, to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "literal", literal: 9, to: 56 }, // 57
		{ k: "assert", what: "line", to: 57 }, // 58
	],
};
