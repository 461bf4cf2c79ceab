// Generated from grammars/mistral.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** [TOOL_CALLS], then name and JSON; older tokenizers write a JSON array */
export const mistral: Format = {
	version: 2,
	name: "mistral",
	title: "[TOOL_CALLS], then name and JSON; older tokenizers write a JSON array",
	aliases: ["mistral_nemo", "mistral_v11", "mistral3", "ministral", "ministral3", "mixtral", "magistral", "devstral"],
	models: ["mistralai/*", "mistralai/Mistral-*", "mistralai/Ministral-*", "mistralai/Mixtral-*", "mistralai/Magistral-*", "mistralai/Devstral-*", "mistralai/Codestral-*"],
	tokens: ["[TOOL_CALLS]", "[CALL_ID]", "[ARGS]", "[THINK]", "[/THINK]", "</s>"],
	ends: ["</s>"],
	ids: [{ alnum: 9 }],
	shape: "S1",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-array", "cut-marker", "unopened-call"],
	literals: [
		"[/THINK]", // 0
		"[THINK]", // 1
		"[/TOOL_CALLS]", // 2
		"[ARGS]", // 3
		"[CALL_ID]", // 4
		"[TOOL_CALLS]", // 5
		"[ARGS", // 6
		"[TOOL_CALLS", // 7
		"]", // 8
		",", // 9
		"{", // 10
		"[", // 11
		":", // 12
		"\"", // 13
		"arguments", // 14
		"name", // 15
		"|>", // 16
		"<|", // 17
	],
	openings: [1, 5, 7],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["[THINK]"], node: 102 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5, 7], after: 2, closable: [12, 13, 14], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [1, 5, 7], after: 2, closable: [12], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 5, 7], after: 37, closable: [40], closableByLoop: [], pairs: false }, // 2
		{ closes: [2], openings: [1, 5, 7], after: 2, closable: [12, 13, 14], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [1, 5, 7], after: 60, closable: [63], closableByLoop: [], pairs: false }, // 4
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 7, 17], stray: false }, // 2
		{ k: "fork", to: [11, 25, 32, 54, 59, 97, 0] }, // 3
		{ k: "fork", to: [11, 25, 32, 54, 59, 97] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "op", do: { op: "close" }, to: 2 }, // 12
		{ k: "literal", literal: 2, to: 12 }, // 13
		{ k: "fork", to: [13, 12] }, // 14
		{ k: "value", py: false, field: "arguments", to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "fork", to: [17, 16] }, // 18
		{ k: "atom", kind: "word", field: "id", to: 18 }, // 19
		{ k: "literal", literal: 4, to: 19 }, // 20
		{ k: "fork", to: [20, 18] }, // 21
		{ k: "atom", kind: "word", field: "name", to: 21 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "op", do: { op: "open", unit: 0 }, to: 24 }, // 25
		{ k: "value", py: false, field: "arguments", to: 12 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 6, to: 27 }, // 28
		{ k: "atom", kind: "word", field: "name", to: 28 }, // 29
		{ k: "literal", literal: 7, to: 29 }, // 30
		{ k: "op", do: { op: "repair", code: 1 }, to: 30 }, // 31
		{ k: "op", do: { op: "open", unit: 1 }, to: 31 }, // 32
		{ k: "literal", literal: 2, to: 2 }, // 33
		{ k: "fork", to: [33, 2] }, // 34
		{ k: "literal", literal: 8, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "text", field: "content", typed: false, exits: 38, stops: null, stray: true, section: { entry: 39, proof: false, content: false } }, // 37
		{ k: "fork", to: [42, 45, 36, 46] }, // 38
		{ k: "fork", to: [42, 36] }, // 39
		{ k: "op", do: { op: "close" }, to: 37 }, // 40
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 40 }, // 41
		{ k: "op", do: { op: "open", unit: 2 }, to: 41 }, // 42
		{ k: "space", greedy: true, to: 37 }, // 43
		{ k: "literal", literal: 9, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "op", do: { op: "leave" }, to: 4 }, // 46
		{ k: "literal", literal: 10, to: 0 }, // 47
		{ k: "literal", literal: 8, to: 0 }, // 48
		{ k: "fork", to: [47, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "look", body: 50, to: 43 }, // 51
		{ k: "literal", literal: 11, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 5, to: 53 }, // 54
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 14 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 5, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 0 }, to: 57 }, // 58
		{ k: "op", do: { op: "open", unit: 3 }, to: 58 }, // 59
		{ k: "text", field: "content", typed: false, exits: 61, stops: null, stray: true, section: { entry: 62, proof: false, content: false } }, // 60
		{ k: "fork", to: [65, 68, 36, 46] }, // 61
		{ k: "fork", to: [65, 36] }, // 62
		{ k: "op", do: { op: "close" }, to: 60 }, // 63
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 63 }, // 64
		{ k: "op", do: { op: "open", unit: 4 }, to: 64 }, // 65
		{ k: "space", greedy: true, to: 60 }, // 66
		{ k: "literal", literal: 9, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "look", body: 50, to: 66 }, // 69
		{ k: "literal", literal: 11, to: 69 }, // 70
		{ k: "literal", literal: 12, to: 0 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 13, to: 72 }, // 73
		{ k: "literal", literal: 14, to: 73 }, // 74
		{ k: "literal", literal: 13, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 9, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 13, to: 78 }, // 79
		{ k: "slot", slot: "tool", field: "skip", to: 79 }, // 80
		{ k: "literal", literal: 13, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 12, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 13, to: 84 }, // 85
		{ k: "literal", literal: 15, to: 85 }, // 86
		{ k: "literal", literal: 13, to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 10, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 11, to: 90 }, // 91
		{ k: "look", body: 91, to: 70 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 16, to: 93 }, // 94
		{ k: "atom", kind: "word", field: "skip", to: 94 }, // 95
		{ k: "literal", literal: 17, to: 95 }, // 96
		{ k: "op", do: { op: "repair", code: 2 }, to: 96 }, // 97
		{ k: "op", do: { op: "settle" }, to: 0 }, // 98
		{ k: "literal", literal: 0, to: 2 }, // 99
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 99, stops: [0] }, // 100
		{ k: "literal", literal: 1, to: 100 }, // 101
		{ k: "fork", to: [101, 100] }, // 102
	],
};
