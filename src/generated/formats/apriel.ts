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
	lenient: ["no-array", "signs-around", "unopened-call"],
	literals: [
		"[BEGIN FINAL RESPONSE]", // 0
		"Here are my reasoning steps:", // 1
		"</tool_calls>", // 2
		"]", // 3
		",", // 4
		"}", // 5
		"{", // 6
		"[", // 7
		"<tool_calls>", // 8
		":", // 9
		"\"", // 10
		"arguments", // 11
		"name", // 12
		"|>", // 13
		"<|", // 14
		"[END FINAL RESPONSE]", // 15
		"\n[END FINAL RESPONSE]", // 16
		"\r\n[END FINAL RESPONSE]", // 17
		"\n[BEGIN FINAL RESPONSE]", // 18
		"\r\n[BEGIN FINAL RESPONSE]", // 19
	],
	openings: [8, 15],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["Here are my reasoning steps:", "Here are my reasoning steps:\n"], node: 13 }, // 0
	],
	units: [
		{ closes: [], openings: [8, 15], after: 26, closable: [29, 34, 35, 36, 37, 38, 39], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [8, 15], after: 2, closable: [53, 54, 55], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [8, 15], after: 61, closable: [64, 65, 66, 67, 68, 69, 70], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 0, 8, 14, 16, 17, 15], terminators: [], stray: false }, // 2
		{ k: "fork", to: [15, 19, 52, 60, 104, 107, 0] }, // 3
		{ k: "fork", to: [15, 19, 52, 60, 104, 107] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [18, 19, 0], terminators: [5] }, // 11
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
		{ k: "text", field: "content", typed: false, exits: 27, stops: null, terminators: [], stray: true, section: { entry: 28, proof: false, content: false } }, // 26
		{ k: "fork", to: [41, 44, 25, 45] }, // 27
		{ k: "fork", to: [41, 25] }, // 28
		{ k: "op", do: { op: "close" }, to: 26 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "literal", literal: 3, to: 0 }, // 31
		{ k: "fork", to: [30, 31] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "look", body: 33, to: 29 }, // 34
		{ k: "fork", to: [37, 34] }, // 35
		{ k: "literal", literal: 5, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "op", do: { op: "repair", code: 1 }, to: 37 }, // 38
		{ k: "fork", to: [29, 38] }, // 39
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 39 }, // 40
		{ k: "op", do: { op: "open", unit: 0 }, to: 40 }, // 41
		{ k: "space", greedy: true, to: 26 }, // 42
		{ k: "literal", literal: 4, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "op", do: { op: "leave" }, to: 4 }, // 45
		{ k: "literal", literal: 6, to: 0 }, // 46
		{ k: "fork", to: [46, 31] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "look", body: 48, to: 42 }, // 49
		{ k: "literal", literal: 7, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 8, to: 51 }, // 52
		{ k: "op", do: { op: "close" }, to: 2 }, // 53
		{ k: "literal", literal: 2, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 8, to: 57 }, // 58
		{ k: "op", do: { op: "repair", code: 0 }, to: 58 }, // 59
		{ k: "op", do: { op: "open", unit: 1 }, to: 59 }, // 60
		{ k: "text", field: "content", typed: false, exits: 62, stops: null, terminators: [], stray: true, section: { entry: 63, proof: false, content: false } }, // 61
		{ k: "fork", to: [72, 75, 25, 45] }, // 62
		{ k: "fork", to: [72, 25] }, // 63
		{ k: "op", do: { op: "close" }, to: 61 }, // 64
		{ k: "look", body: 33, to: 64 }, // 65
		{ k: "fork", to: [68, 65] }, // 66
		{ k: "literal", literal: 5, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "op", do: { op: "repair", code: 1 }, to: 68 }, // 69
		{ k: "fork", to: [64, 69] }, // 70
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 70 }, // 71
		{ k: "op", do: { op: "open", unit: 2 }, to: 71 }, // 72
		{ k: "space", greedy: true, to: 61 }, // 73
		{ k: "literal", literal: 4, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "look", body: 48, to: 73 }, // 76
		{ k: "literal", literal: 7, to: 76 }, // 77
		{ k: "literal", literal: 9, to: 0 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 10, to: 79 }, // 80
		{ k: "literal", literal: 11, to: 80 }, // 81
		{ k: "literal", literal: 10, to: 81 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 4, to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 10, to: 85 }, // 86
		{ k: "slot", slot: "tool", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 10, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 9, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 10, to: 91 }, // 92
		{ k: "literal", literal: 12, to: 92 }, // 93
		{ k: "literal", literal: 10, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 6, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 7, to: 97 }, // 98
		{ k: "look", body: 98, to: 77 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 13, to: 100 }, // 101
		{ k: "atom", kind: "word", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 14, to: 102 }, // 103
		{ k: "op", do: { op: "repair", code: 2 }, to: 103 }, // 104
		{ k: "literal", literal: 15, to: 2 }, // 105
		{ k: "eol", to: 105 }, // 106
		{ k: "fork", to: [106, 105] }, // 107
	],
};
