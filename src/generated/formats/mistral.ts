// Generated from grammars/mistral.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** [TOOL_CALLS], then name and JSON; older tokenizers write a JSON array */
export const mistral: Format = {
	version: 1,
	name: "mistral",
	title: "[TOOL_CALLS], then name and JSON; older tokenizers write a JSON array",
	aliases: ["mistral_nemo", "mistral3", "ministral", "ministral3", "mixtral", "magistral", "devstral"],
	models: ["mistralai/*", "mistralai/Mistral-*", "mistralai/Ministral-*", "mistralai/Mixtral-*", "mistralai/Magistral-*", "mistralai/Devstral-*", "mistralai/Codestral-*"],
	tokens: ["[TOOL_CALLS]", "[CALL_ID]", "[ARGS]", "[THINK]", "[/THINK]", "</s>"],
	ends: ["</s>"],
	ids: [{ alnum: 9 }],
	shape: "S1",
	reasoning: true,
	holdback: 667,
	lenient: ["no-array", "cut-marker"],
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
	],
	openings: [1, 5, 7],
	start: 1,
	entries: [
		{ name: "thinking", after: ["[THINK]"], node: 61 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5, 7], after: 1, closable: [10, 11, 12], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [1, 5, 7], after: 1, closable: [10], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 5, 7], after: 35, closable: [37], closableByLoop: [], pairs: false }, // 2
		{ closes: [2], openings: [1, 5, 7], after: 1, closable: [10, 11, 12], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "text", field: "content", typed: false, stray: false, exits: 2, stops: [1, 5, 7] }, // 1
		{ k: "fork", to: [9, 23, 30, 51, 56, 0] }, // 2
		{ k: "op", do: { op: "settle" }, to: 1 }, // 3
		{ k: "literal", literal: 0, to: 3 }, // 4
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 4, stops: [0] }, // 5
		{ k: "literal", literal: 1, to: 5 }, // 6
		{ k: "assert", what: "start", to: 6 }, // 7
		{ k: "assert", what: "line", to: 6 }, // 8
		{ k: "fork", to: [7, 8] }, // 9
		{ k: "op", do: { op: "close" }, to: 1 }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "value", py: false, field: "arguments", to: 12 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "literal", literal: 3, to: 14 }, // 15
		{ k: "fork", to: [15, 14] }, // 16
		{ k: "atom", kind: "word", field: "id", to: 16 }, // 17
		{ k: "literal", literal: 4, to: 17 }, // 18
		{ k: "fork", to: [18, 16] }, // 19
		{ k: "atom", kind: "word", field: "name", to: 19 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 5, to: 21 }, // 22
		{ k: "op", do: { op: "open", unit: 0 }, to: 22 }, // 23
		{ k: "value", py: false, field: "arguments", to: 10 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "literal", literal: 6, to: 25 }, // 26
		{ k: "atom", kind: "word", field: "name", to: 26 }, // 27
		{ k: "literal", literal: 7, to: 27 }, // 28
		{ k: "op", do: { op: "repair", code: 1 }, to: 28 }, // 29
		{ k: "op", do: { op: "open", unit: 1 }, to: 29 }, // 30
		{ k: "literal", literal: 2, to: 1 }, // 31
		{ k: "fork", to: [31, 1] }, // 32
		{ k: "literal", literal: 8, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "text", field: "content", typed: false, stray: true, exits: 36, stops: null }, // 35
		{ k: "fork", to: [39, 42, 34, 43] }, // 36
		{ k: "op", do: { op: "close" }, to: 35 }, // 37
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 37 }, // 38
		{ k: "op", do: { op: "open", unit: 2 }, to: 38 }, // 39
		{ k: "space", greedy: true, to: 35 }, // 40
		{ k: "literal", literal: 9, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "op", do: { op: "leave" }, to: 2 }, // 43
		{ k: "literal", literal: 10, to: 0 }, // 44
		{ k: "literal", literal: 8, to: 0 }, // 45
		{ k: "fork", to: [44, 45] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "look", body: 47, to: 40 }, // 48
		{ k: "literal", literal: 11, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 5, to: 50 }, // 51
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 12 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 5, to: 53 }, // 54
		{ k: "op", do: { op: "repair", code: 0 }, to: 54 }, // 55
		{ k: "op", do: { op: "open", unit: 3 }, to: 55 }, // 56
		{ k: "op", do: { op: "settle" }, to: 0 }, // 57
		{ k: "literal", literal: 0, to: 1 }, // 58
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 58, stops: [0] }, // 59
		{ k: "literal", literal: 1, to: 59 }, // 60
		{ k: "fork", to: [60, 59] }, // 61
	],
};
