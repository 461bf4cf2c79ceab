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
		{ closes: [], openings: [11], after: 2, closable: [10, 15, 25, 26, 27, 28, 29], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [11], after: 34, closable: [37, 42, 43, 44, 45, 46, 47], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [11], after: 2, closable: [37, 42, 53, 54, 55, 56, 57], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [11], after: 2, closable: [72, 74, 75, 76, 77, 78, 79], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [11], after: 82, closable: [85, 86, 87, 88, 89, 90, 91], closableByLoop: [], pairs: false }, // 5
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0, 11], stray: false }, // 2
		{ k: "fork", to: [71, 103, 0] }, // 3
		{ k: "fork", to: [71, 103] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, stray: true, section: { entry: 9, proof: true, content: false } }, // 7
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
		{ k: "fork", to: [27, 15] }, // 25
		{ k: "literal", literal: 2, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "op", do: { op: "repair", code: 0 }, to: 27 }, // 28
		{ k: "fork", to: [10, 28] }, // 29
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 29 }, // 30
		{ k: "op", do: { op: "open", unit: 1 }, to: 30 }, // 31
		{ k: "literal", literal: 3, to: 6 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "text", field: "content", typed: false, exits: 35, stops: null, stray: true, section: { entry: 36, proof: true, content: false } }, // 34
		{ k: "fork", to: [52, 33, 24] }, // 35
		{ k: "fork", to: [52, 33] }, // 36
		{ k: "op", do: { op: "close" }, to: 34 }, // 37
		{ k: "literal", literal: 4, to: 0 }, // 38
		{ k: "literal", literal: 3, to: 0 }, // 39
		{ k: "fork", to: [38, 39] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "look", body: 41, to: 37 }, // 42
		{ k: "fork", to: [45, 42] }, // 43
		{ k: "literal", literal: 2, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "op", do: { op: "repair", code: 0 }, to: 45 }, // 46
		{ k: "fork", to: [37, 46] }, // 47
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 4, to: 49 }, // 50
		{ k: "op", do: { op: "open", unit: 2 }, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "fork", to: [55, 42] }, // 53
		{ k: "literal", literal: 2, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "op", do: { op: "repair", code: 0 }, to: 55 }, // 56
		{ k: "fork", to: [37, 56] }, // 57
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters", "args"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 57 }, // 58
		{ k: "op", do: { op: "open", unit: 3 }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 5, to: 60 }, // 61
		{ k: "fork", to: [31, 61] }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 6, to: 63 }, // 64
		{ k: "literal", literal: 7, to: 64 }, // 65
		{ k: "literal", literal: 8, to: 63 }, // 66
		{ k: "literal", literal: 9, to: 66 }, // 67
		{ k: "fork", to: [65, 67] }, // 68
		{ k: "fork", to: [68, 63] }, // 69
		{ k: "literal", literal: 0, to: 69 }, // 70
		{ k: "assert", what: "line", to: 70 }, // 71
		{ k: "op", do: { op: "close" }, to: 6 }, // 72
		{ k: "space", greedy: true, to: 12 }, // 73
		{ k: "look", body: 73, to: 72 }, // 74
		{ k: "fork", to: [77, 74] }, // 75
		{ k: "literal", literal: 2, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "op", do: { op: "repair", code: 0 }, to: 77 }, // 78
		{ k: "fork", to: [72, 78] }, // 79
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 79 }, // 80
		{ k: "op", do: { op: "open", unit: 4 }, to: 80 }, // 81
		{ k: "text", field: "content", typed: false, exits: 83, stops: null, stray: true, section: { entry: 84, proof: false, content: false } }, // 82
		{ k: "fork", to: [93, 96, 33, 24] }, // 83
		{ k: "fork", to: [93, 33] }, // 84
		{ k: "op", do: { op: "close" }, to: 82 }, // 85
		{ k: "look", body: 41, to: 85 }, // 86
		{ k: "fork", to: [89, 86] }, // 87
		{ k: "literal", literal: 2, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "op", do: { op: "repair", code: 0 }, to: 89 }, // 90
		{ k: "fork", to: [85, 90] }, // 91
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "tool_name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 91 }, // 92
		{ k: "op", do: { op: "open", unit: 5 }, to: 92 }, // 93
		{ k: "space", greedy: true, to: 82 }, // 94
		{ k: "literal", literal: 4, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 5, to: 94 }, // 97
		{ k: "fork", to: [81, 97] }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 10, to: 99 }, // 100
		{ k: "fork", to: [100, 99] }, // 101
		{ k: "literal", literal: 11, to: 101 }, // 102
		{ k: "assert", what: "line", to: 102 }, // 103
	],
};
