// Generated from grammars/pangu.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a JSON array between tokens that have two spellings */
export const pangu: Format = {
	version: 1,
	name: "pangu",
	title: "a JSON array between tokens that have two spellings",
	aliases: ["openpangu"],
	models: ["FreedomIntelligence/openPangu-*", "openpangu/*", "ascend-tribe/openPangu-*"],
	tokens: ["<|tool_call_start|>", "<|tool_call_end|>", "[unused11]", "[unused12]", "[unused16]", "[unused17]", "[unused10]"],
	ends: ["[unused10]"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 149,
	lenient: ["no-array"],
	literals: [
		"[unused17]", // 0
		"[unused16]", // 1
		"<|tool_call_end|>", // 2
		"[unused12]", // 3
		"]", // 4
		",", // 5
		"{", // 6
		"[", // 7
		"<|tool_call_start|>", // 8
		"[unused11]", // 9
	],
	openings: [1, 8, 9],
	start: 2,
	entries: [
		{ name: "thinking", after: ["[unused16]"], node: 55 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 8, 9], after: 19, closable: [21], closableByLoop: [], pairs: false }, // 0
		{ closes: [3, 2], openings: [1, 8, 9], after: 2, closable: [38, 39, 40, 41, 42, 43], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 9], stray: false }, // 2
		{ k: "fork", to: [11, 37, 50, 0] }, // 3
		{ k: "fork", to: [11, 37, 50] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "literal", literal: 3, to: 2 }, // 13
		{ k: "assert", what: "end", to: 2 }, // 14
		{ k: "fork", to: [12, 13, 14] }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 4, to: 16 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "text", field: "content", typed: false, exits: 20, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 19
		{ k: "fork", to: [23, 26, 18, 27] }, // 20
		{ k: "op", do: { op: "close" }, to: 19 }, // 21
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 21 }, // 22
		{ k: "op", do: { op: "open", unit: 0 }, to: 22 }, // 23
		{ k: "space", greedy: true, to: 19 }, // 24
		{ k: "literal", literal: 5, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "op", do: { op: "leave" }, to: 4 }, // 27
		{ k: "literal", literal: 6, to: 0 }, // 28
		{ k: "literal", literal: 4, to: 0 }, // 29
		{ k: "fork", to: [28, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "look", body: 31, to: 24 }, // 32
		{ k: "literal", literal: 7, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 8, to: 34 }, // 35
		{ k: "literal", literal: 9, to: 34 }, // 36
		{ k: "fork", to: [35, 36] }, // 37
		{ k: "op", do: { op: "close" }, to: 2 }, // 38
		{ k: "literal", literal: 2, to: 38 }, // 39
		{ k: "literal", literal: 3, to: 38 }, // 40
		{ k: "assert", what: "end", to: 38 }, // 41
		{ k: "fork", to: [39, 40, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 8, to: 45 }, // 46
		{ k: "literal", literal: 9, to: 45 }, // 47
		{ k: "fork", to: [46, 47] }, // 48
		{ k: "op", do: { op: "repair", code: 0 }, to: 48 }, // 49
		{ k: "op", do: { op: "open", unit: 1 }, to: 49 }, // 50
		{ k: "op", do: { op: "settle" }, to: 0 }, // 51
		{ k: "literal", literal: 0, to: 2 }, // 52
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 52, stops: [0] }, // 53
		{ k: "literal", literal: 1, to: 53 }, // 54
		{ k: "fork", to: [54, 53] }, // 55
	],
};
