// Generated from grammars/fenced_json.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** JSON calls in Markdown fences */
export const fenced_json: Format = {
	version: 1,
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
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [9], after: 7, closable: [9], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [9], after: 2, closable: [9], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [9], after: 17, closable: [19], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [9], after: 2, closable: [19], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [9], after: 2, closable: [38], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [9], after: 41, closable: [43], closableByLoop: [], pairs: false }, // 5
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0, 9], stray: false }, // 2
		{ k: "fork", to: [37, 55, 0] }, // 3
		{ k: "fork", to: [37, 55] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, stray: true, section: { empty: true, proof: true, content: false } }, // 7
		{ k: "fork", to: [12, 6, 13] }, // 8
		{ k: "op", do: { op: "close" }, to: 7 }, // 9
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 9 }, // 10
		{ k: "op", do: { op: "open", unit: 0 }, to: 10 }, // 11
		{ k: "space", greedy: true, to: 11 }, // 12
		{ k: "op", do: { op: "leave" }, to: 4 }, // 13
		{ k: "op", do: { op: "open", unit: 1 }, to: 10 }, // 14
		{ k: "literal", literal: 1, to: 6 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "text", field: "content", typed: false, exits: 18, stops: null, stray: true, section: { empty: true, proof: true, content: false } }, // 17
		{ k: "fork", to: [24, 16, 13] }, // 18
		{ k: "op", do: { op: "close" }, to: 17 }, // 19
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 19 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 2, to: 21 }, // 22
		{ k: "op", do: { op: "open", unit: 2 }, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "op", do: { op: "open", unit: 3 }, to: 20 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 3, to: 26 }, // 27
		{ k: "fork", to: [14, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 29 }, // 30
		{ k: "literal", literal: 5, to: 30 }, // 31
		{ k: "literal", literal: 6, to: 29 }, // 32
		{ k: "literal", literal: 7, to: 32 }, // 33
		{ k: "fork", to: [31, 33] }, // 34
		{ k: "fork", to: [34, 29] }, // 35
		{ k: "literal", literal: 0, to: 35 }, // 36
		{ k: "assert", what: "line", to: 36 }, // 37
		{ k: "op", do: { op: "close" }, to: 6 }, // 38
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 38 }, // 39
		{ k: "op", do: { op: "open", unit: 4 }, to: 39 }, // 40
		{ k: "text", field: "content", typed: false, exits: 42, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 41
		{ k: "fork", to: [45, 48, 16, 13] }, // 42
		{ k: "op", do: { op: "close" }, to: 41 }, // 43
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 43 }, // 44
		{ k: "op", do: { op: "open", unit: 5 }, to: 44 }, // 45
		{ k: "space", greedy: true, to: 41 }, // 46
		{ k: "literal", literal: 2, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 3, to: 46 }, // 49
		{ k: "fork", to: [40, 49] }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 8, to: 51 }, // 52
		{ k: "fork", to: [52, 51] }, // 53
		{ k: "literal", literal: 9, to: 53 }, // 54
		{ k: "assert", what: "line", to: 54 }, // 55
	],
};
