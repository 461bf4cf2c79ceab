// Generated from grammars/apriel.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON array between <tool_calls> tags; reasoning to a final response */
export const apriel: Format = {
	version: 2,
	name: "apriel",
	title: "a JSON array between <tool_calls> tags; reasoning to a final response",
	aliases: [],
	models: ["ServiceNow-AI/Apriel-*"],
	tokens: ["<tool_calls>", "</tool_calls>", "<|end|>", "[BEGIN FINAL RESPONSE]", "[END FINAL RESPONSE]"],
	ends: ["<|end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-array", "unopened-call"],
	literals: [
		"[BEGIN FINAL RESPONSE]", // 0
		"Here are my reasoning steps:", // 1
		"</tool_calls>", // 2
		"]", // 3
		",", // 4
		"{", // 5
		"[", // 6
		"<tool_calls>", // 7
		":", // 8
		"\"", // 9
		"arguments", // 10
		"name", // 11
		"|>", // 12
		"<|", // 13
		"[END FINAL RESPONSE]", // 14
		"\n[END FINAL RESPONSE]", // 15
		"\r\n[END FINAL RESPONSE]", // 16
		"\n[BEGIN FINAL RESPONSE]", // 17
		"\r\n[BEGIN FINAL RESPONSE]", // 18
	],
	openings: [1, 0, 7, 14],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["Here are my reasoning steps:", "Here are my reasoning steps:\n"], node: 98 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 0, 7, 14], after: 26, closable: [29], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 0, 7, 14], after: 2, closable: [44, 45, 46], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 0, 7, 14], after: 52, closable: [55], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 0, 7, 13, 15, 16, 14], stray: false }, // 2
		{ k: "fork", to: [15, 19, 43, 51, 89, 92, 0] }, // 3
		{ k: "fork", to: [15, 19, 43, 51, 89, 92] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [17, 18, 0] }, // 11
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
		{ k: "text", field: "content", typed: false, exits: 27, stops: null, stray: true, section: { entry: 28, proof: false, content: false } }, // 26
		{ k: "fork", to: [31, 34, 25, 35] }, // 27
		{ k: "fork", to: [31, 25] }, // 28
		{ k: "op", do: { op: "close" }, to: 26 }, // 29
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 29 }, // 30
		{ k: "op", do: { op: "open", unit: 0 }, to: 30 }, // 31
		{ k: "space", greedy: true, to: 26 }, // 32
		{ k: "literal", literal: 4, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "op", do: { op: "leave" }, to: 4 }, // 35
		{ k: "literal", literal: 5, to: 0 }, // 36
		{ k: "literal", literal: 3, to: 0 }, // 37
		{ k: "fork", to: [36, 37] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "look", body: 39, to: 32 }, // 40
		{ k: "literal", literal: 6, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 7, to: 42 }, // 43
		{ k: "op", do: { op: "close" }, to: 2 }, // 44
		{ k: "literal", literal: 2, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 7, to: 48 }, // 49
		{ k: "op", do: { op: "repair", code: 0 }, to: 49 }, // 50
		{ k: "op", do: { op: "open", unit: 1 }, to: 50 }, // 51
		{ k: "text", field: "content", typed: false, exits: 53, stops: null, stray: true, section: { entry: 54, proof: false, content: false } }, // 52
		{ k: "fork", to: [57, 60, 25, 35] }, // 53
		{ k: "fork", to: [57, 25] }, // 54
		{ k: "op", do: { op: "close" }, to: 52 }, // 55
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 55 }, // 56
		{ k: "op", do: { op: "open", unit: 2 }, to: 56 }, // 57
		{ k: "space", greedy: true, to: 52 }, // 58
		{ k: "literal", literal: 4, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "look", body: 39, to: 58 }, // 61
		{ k: "literal", literal: 6, to: 61 }, // 62
		{ k: "literal", literal: 8, to: 0 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 9, to: 64 }, // 65
		{ k: "literal", literal: 10, to: 65 }, // 66
		{ k: "literal", literal: 9, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 4, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 9, to: 70 }, // 71
		{ k: "slot", slot: "tool", field: "skip", to: 71 }, // 72
		{ k: "literal", literal: 9, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 8, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 9, to: 76 }, // 77
		{ k: "literal", literal: 11, to: 77 }, // 78
		{ k: "literal", literal: 9, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 5, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 6, to: 82 }, // 83
		{ k: "look", body: 83, to: 62 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 12, to: 85 }, // 86
		{ k: "atom", kind: "word", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 13, to: 87 }, // 88
		{ k: "op", do: { op: "repair", code: 1 }, to: 88 }, // 89
		{ k: "literal", literal: 14, to: 2 }, // 90
		{ k: "eol", to: 90 }, // 91
		{ k: "fork", to: [91, 90] }, // 92
		{ k: "op", do: { op: "settle" }, to: 0 }, // 93
		{ k: "eol", to: 18 }, // 94
		{ k: "fork", to: [94, 18] }, // 95
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 95, stops: [17, 18, 0] }, // 96
		{ k: "eol", to: 96 }, // 97
		{ k: "fork", to: [97, 96] }, // 98
	],
};
