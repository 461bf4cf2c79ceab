// Generated from grammars/apriel.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a JSON array between <tool_calls> tags; reasoning to a final response */
export const apriel: Format = {
	version: 1,
	name: "apriel",
	title: "a JSON array between <tool_calls> tags; reasoning to a final response",
	aliases: [],
	models: ["ServiceNow-AI/Apriel-*"],
	tokens: ["<tool_calls>", "</tool_calls>", "<|end|>", "[BEGIN FINAL RESPONSE]", "[END FINAL RESPONSE]"],
	ends: ["<|end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 142,
	lenient: ["no-array"],
	literals: [
		"[BEGIN FINAL RESPONSE]", // 0
		"Here are my reasoning steps:", // 1
		"</tool_calls>", // 2
		"]", // 3
		",", // 4
		"{", // 5
		"[", // 6
		"<tool_calls>", // 7
		"[END FINAL RESPONSE]", // 8
		"\n[END FINAL RESPONSE]", // 9
		"\r\n[END FINAL RESPONSE]", // 10
		"\n[BEGIN FINAL RESPONSE]", // 11
		"\r\n[BEGIN FINAL RESPONSE]", // 12
	],
	openings: [1, 0, 7, 8],
	start: 2,
	entries: [
		{ name: "thinking", after: ["Here are my reasoning steps:", "Here are my reasoning steps:\n"], node: 59 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 0, 7, 8], after: 26, closable: [28], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 0, 7, 8], after: 2, closable: [43, 44, 45], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 0, 7, 9, 10, 8], stray: false }, // 2
		{ k: "fork", to: [15, 19, 42, 50, 53, 0] }, // 3
		{ k: "fork", to: [15, 19, 42, 50, 53] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [11, 12, 0] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "eol", to: 2 }, // 16
		{ k: "fork", to: [16, 2] }, // 17
		{ k: "literal", literal: 0, to: 17 }, // 18
		{ k: "assert", what: "start", to: 18 }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "assert", what: "end", to: 2 }, // 21
		{ k: "fork", to: [20, 21] }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "text", field: "content", typed: false, exits: 27, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 26
		{ k: "fork", to: [30, 33, 25, 34] }, // 27
		{ k: "op", do: { op: "close" }, to: 26 }, // 28
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 28 }, // 29
		{ k: "op", do: { op: "open", unit: 0 }, to: 29 }, // 30
		{ k: "space", greedy: true, to: 26 }, // 31
		{ k: "literal", literal: 4, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "op", do: { op: "leave" }, to: 4 }, // 34
		{ k: "literal", literal: 5, to: 0 }, // 35
		{ k: "literal", literal: 3, to: 0 }, // 36
		{ k: "fork", to: [35, 36] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "look", body: 38, to: 31 }, // 39
		{ k: "literal", literal: 6, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "literal", literal: 7, to: 41 }, // 42
		{ k: "op", do: { op: "close" }, to: 2 }, // 43
		{ k: "literal", literal: 2, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 7, to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 0 }, to: 48 }, // 49
		{ k: "op", do: { op: "open", unit: 1 }, to: 49 }, // 50
		{ k: "literal", literal: 8, to: 2 }, // 51
		{ k: "eol", to: 51 }, // 52
		{ k: "fork", to: [52, 51] }, // 53
		{ k: "op", do: { op: "settle" }, to: 0 }, // 54
		{ k: "eol", to: 18 }, // 55
		{ k: "fork", to: [55, 18] }, // 56
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 56, stops: [11, 12, 0] }, // 57
		{ k: "eol", to: 57 }, // 58
		{ k: "fork", to: [58, 57] }, // 59
	],
};
