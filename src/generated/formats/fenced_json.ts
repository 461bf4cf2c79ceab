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
	lenient: ["signs-around"],
	literals: [
		"```", // 0
		"{", // 1
		"}", // 2
		"]", // 3
		",", // 4
		"[", // 5
		"on", // 6
		"js", // 7
		"ON", // 8
		"JS", // 9
		"s", // 10
		"```tool_call", // 11
	],
	openings: [11],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [11], after: 7, closable: [10, 15, 16, 17, 18, 19, 20], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [11], after: 2, closable: [10], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [11], after: 29, closable: [32, 37, 38, 39, 40, 41, 42], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [11], after: 2, closable: [32], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [11], after: 2, closable: [62], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [11], after: 65, closable: [68, 69, 70, 71, 72, 73, 74], closableByLoop: [], pairs: false }, // 5
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0, 11], terminators: [], stray: false }, // 2
		{ k: "fork", to: [61, 86, 0] }, // 3
		{ k: "fork", to: [61, 86] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, terminators: [], stray: true, section: { entry: 9, proof: true, content: false } }, // 7
		{ k: "fork", to: [23, 6, 24] }, // 8
		{ k: "fork", to: [23, 6] }, // 9
		{ k: "op", do: { op: "close" }, to: 7 }, // 10
		{ k: "literal", literal: 1, to: 0 }, // 11
		{ k: "literal", literal: 0, to: 0 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "look", body: 14, to: 10 }, // 15
		{ k: "fork", to: [18, 15] }, // 16
		{ k: "literal", literal: 2, to: 16 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "op", do: { op: "repair", code: 0 }, to: 18 }, // 19
		{ k: "fork", to: [10, 19] }, // 20
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 20 }, // 21
		{ k: "op", do: { op: "open", unit: 0 }, to: 21 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "op", do: { op: "leave" }, to: 4 }, // 24
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 10 }, // 25
		{ k: "op", do: { op: "open", unit: 1 }, to: 25 }, // 26
		{ k: "literal", literal: 3, to: 6 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "text", field: "content", typed: false, exits: 30, stops: null, terminators: [], stray: true, section: { entry: 31, proof: true, content: false } }, // 29
		{ k: "fork", to: [47, 28, 24] }, // 30
		{ k: "fork", to: [47, 28] }, // 31
		{ k: "op", do: { op: "close" }, to: 29 }, // 32
		{ k: "literal", literal: 4, to: 0 }, // 33
		{ k: "literal", literal: 3, to: 0 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "look", body: 36, to: 32 }, // 37
		{ k: "fork", to: [40, 37] }, // 38
		{ k: "literal", literal: 2, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "op", do: { op: "repair", code: 0 }, to: 40 }, // 41
		{ k: "fork", to: [32, 41] }, // 42
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 4, to: 44 }, // 45
		{ k: "op", do: { op: "open", unit: 2 }, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 32 }, // 48
		{ k: "op", do: { op: "open", unit: 3 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 5, to: 50 }, // 51
		{ k: "fork", to: [26, 51] }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 6, to: 53 }, // 54
		{ k: "literal", literal: 7, to: 54 }, // 55
		{ k: "literal", literal: 8, to: 53 }, // 56
		{ k: "literal", literal: 9, to: 56 }, // 57
		{ k: "fork", to: [55, 57] }, // 58
		{ k: "fork", to: [58, 53] }, // 59
		{ k: "literal", literal: 0, to: 59 }, // 60
		{ k: "assert", what: "line", to: 60 }, // 61
		{ k: "op", do: { op: "close" }, to: 6 }, // 62
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 62 }, // 63
		{ k: "op", do: { op: "open", unit: 4 }, to: 63 }, // 64
		{ k: "text", field: "content", typed: false, exits: 66, stops: null, terminators: [], stray: true, section: { entry: 67, proof: false, content: false } }, // 65
		{ k: "fork", to: [76, 79, 28, 24] }, // 66
		{ k: "fork", to: [76, 28] }, // 67
		{ k: "op", do: { op: "close" }, to: 65 }, // 68
		{ k: "look", body: 36, to: 68 }, // 69
		{ k: "fork", to: [72, 69] }, // 70
		{ k: "literal", literal: 2, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "op", do: { op: "repair", code: 0 }, to: 72 }, // 73
		{ k: "fork", to: [68, 73] }, // 74
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 74 }, // 75
		{ k: "op", do: { op: "open", unit: 5 }, to: 75 }, // 76
		{ k: "space", greedy: true, to: 65 }, // 77
		{ k: "literal", literal: 4, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 5, to: 77 }, // 80
		{ k: "fork", to: [64, 80] }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 10, to: 82 }, // 83
		{ k: "fork", to: [83, 82] }, // 84
		{ k: "literal", literal: 11, to: 84 }, // 85
		{ k: "assert", what: "line", to: 85 }, // 86
	],
};
