// Generated from grammars/open_webui.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** the whole output is one JSON object with a list of calls */
export const open_webui: Format = {
	version: 2,
	name: "open_webui",
	title: "the whole output is one JSON object with a list of calls",
	aliases: ["openwebui"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 335,
	lenient: ["fence", "single"],
	literals: [
		"}", // 0
		"]", // 1
		",", // 2
		"[", // 3
		":", // 4
		"ls\"", // 5
		"cal", // 6
		"ol_", // 7
		"\"to", // 8
		"{", // 9
		"```", // 10
		"on", // 11
		"js", // 12
	],
	openings: [],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [], after: 12, closable: [15], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [], after: 5, closable: [15], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [], after: 35, closable: [38], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [], after: 2, closable: [38], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [], after: 63, closable: [66], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [], after: 2, closable: [66], closableByLoop: [], pairs: false }, // 5
		{ closes: [], openings: [], after: 2, closable: [91, 92, 93, 94], closableByLoop: [], pairs: false }, // 6
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [56, 90, 98, 0] }, // 3
		{ k: "fork", to: [56, 90, 98] }, // 4
		{ k: "text", field: "content", typed: false, exits: 6, stops: null, stray: true, section: { entry: 7, proof: true, content: false } }, // 5
		{ k: "fork", to: [34, 2, 21] }, // 6
		{ k: "fork", to: [34, 2] }, // 7
		{ k: "literal", literal: 0, to: 5 }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "text", field: "content", typed: false, exits: 13, stops: null, stray: true, section: { entry: 14, proof: true, content: false } }, // 12
		{ k: "fork", to: [20, 11, 21] }, // 13
		{ k: "fork", to: [20, 11] }, // 14
		{ k: "op", do: { op: "close" }, to: 12 }, // 15
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 15 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "literal", literal: 2, to: 17 }, // 18
		{ k: "op", do: { op: "open", unit: 0 }, to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "op", do: { op: "leave" }, to: 4 }, // 21
		{ k: "op", do: { op: "open", unit: 1 }, to: 16 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 5, to: 27 }, // 28
		{ k: "literal", literal: 6, to: 28 }, // 29
		{ k: "literal", literal: 7, to: 29 }, // 30
		{ k: "literal", literal: 8, to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 9, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "text", field: "content", typed: false, exits: 36, stops: null, stray: true, section: { entry: 37, proof: true, content: false } }, // 35
		{ k: "fork", to: [43, 11, 21] }, // 36
		{ k: "fork", to: [43, 11] }, // 37
		{ k: "op", do: { op: "close" }, to: 35 }, // 38
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 2, to: 40 }, // 41
		{ k: "op", do: { op: "open", unit: 2 }, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "op", do: { op: "open", unit: 3 }, to: 39 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 3, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 4, to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 5, to: 49 }, // 50
		{ k: "literal", literal: 6, to: 50 }, // 51
		{ k: "literal", literal: 7, to: 51 }, // 52
		{ k: "literal", literal: 8, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 9, to: 54 }, // 55
		{ k: "assert", what: "start", to: 55 }, // 56
		{ k: "literal", literal: 10, to: 2 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 0, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 1, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "text", field: "content", typed: false, exits: 64, stops: null, stray: true, section: { entry: 65, proof: true, content: false } }, // 63
		{ k: "fork", to: [71, 62, 21] }, // 64
		{ k: "fork", to: [71, 62] }, // 65
		{ k: "op", do: { op: "close" }, to: 63 }, // 66
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 2, to: 68 }, // 69
		{ k: "op", do: { op: "open", unit: 4 }, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "op", do: { op: "open", unit: 5 }, to: 67 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 3, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 4, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 5, to: 77 }, // 78
		{ k: "literal", literal: 6, to: 78 }, // 79
		{ k: "literal", literal: 7, to: 79 }, // 80
		{ k: "literal", literal: 8, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 9, to: 82 }, // 83
		{ k: "eol", to: 83 }, // 84
		{ k: "literal", literal: 11, to: 84 }, // 85
		{ k: "literal", literal: 12, to: 85 }, // 86
		{ k: "fork", to: [86, 84] }, // 87
		{ k: "literal", literal: 10, to: 87 }, // 88
		{ k: "assert", what: "start", to: 88 }, // 89
		{ k: "op", do: { op: "repair", code: 0 }, to: 89 }, // 90
		{ k: "op", do: { op: "close" }, to: 2 }, // 91
		{ k: "op", do: { op: "commit" }, to: 91 }, // 92
		{ k: "assert", what: "end", to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 94 }, // 95
		{ k: "assert", what: "start", to: 95 }, // 96
		{ k: "op", do: { op: "repair", code: 1 }, to: 96 }, // 97
		{ k: "op", do: { op: "open", unit: 6 }, to: 97 }, // 98
	],
};
