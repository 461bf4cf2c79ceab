// Generated from grammars/trinity.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between <tool_call> tags, also inside thoughts */
export const trinity: Format = {
	version: 2,
	name: "trinity",
	title: "a JSON object between <tool_call> tags, also inside thoughts",
	aliases: [],
	models: ["arcee-ai/Trinity-*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 987,
	lenient: ["doubled-open", "array", "unopened-call"],
	literals: [
		"</think>", // 0
		"\"", // 1
		"{", // 2
		"<tool_call>", // 3
		"<think>", // 4
		"</tool_call>", // 5
		"]", // 6
		",", // 7
		"[", // 8
		":", // 9
		"arguments", // 10
		"name", // 11
		"|>", // 12
		"<|", // 13
		"\n</think>", // 14
		"\r\n</think>", // 15
	],
	openings: [4, 0, 3],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 92 }, // 0
	],
	units: [
		{ closes: [5], openings: [4, 0, 3], after: 2, closable: [32, 33, 34], closableByLoop: [], pairs: false }, // 0
		{ closes: [5], openings: [4, 0, 3], after: 2, closable: [32, 33, 34], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [4, 0, 3], after: 47, closable: [50], closableByLoop: [], pairs: false }, // 2
		{ closes: [5], openings: [4, 0, 3], after: 2, closable: [32, 62, 63, 64], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [4, 0, 3, 13], stray: false }, // 2
		{ k: "fork", to: [26, 31, 38, 42, 61, 91, 0] }, // 3
		{ k: "fork", to: [26, 31, 38, 42, 61, 91] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "literal", literal: 1, to: 0 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "look", body: 17, to: 5 }, // 18
		{ k: "fork", to: [12, 18] }, // 19
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 19, stops: [14, 15, 0, 3] }, // 20
		{ k: "eol", to: 20 }, // 21
		{ k: "fork", to: [21, 20] }, // 22
		{ k: "literal", literal: 4, to: 22 }, // 23
		{ k: "assert", what: "start", to: 23 }, // 24
		{ k: "assert", what: "line", to: 23 }, // 25
		{ k: "fork", to: [24, 25] }, // 26
		{ k: "eol", to: 2 }, // 27
		{ k: "fork", to: [27, 2] }, // 28
		{ k: "eol", to: 28 }, // 29
		{ k: "fork", to: [29, 28] }, // 30
		{ k: "literal", literal: 0, to: 30 }, // 31
		{ k: "op", do: { op: "close" }, to: 2 }, // 32
		{ k: "literal", literal: 5, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 3, to: 36 }, // 37
		{ k: "op", do: { op: "open", unit: 0 }, to: 37 }, // 38
		{ k: "space", greedy: true, to: 37 }, // 39
		{ k: "literal", literal: 3, to: 39 }, // 40
		{ k: "op", do: { op: "repair", code: 0 }, to: 40 }, // 41
		{ k: "op", do: { op: "open", unit: 1 }, to: 41 }, // 42
		{ k: "literal", literal: 5, to: 2 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 6, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "text", field: "content", typed: false, exits: 48, stops: null, stray: true, section: { entry: 49, proof: false, content: false } }, // 47
		{ k: "fork", to: [52, 55, 46, 56] }, // 48
		{ k: "fork", to: [52] }, // 49
		{ k: "op", do: { op: "close" }, to: 47 }, // 50
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 50 }, // 51
		{ k: "op", do: { op: "open", unit: 2 }, to: 51 }, // 52
		{ k: "space", greedy: true, to: 47 }, // 53
		{ k: "literal", literal: 7, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "op", do: { op: "leave" }, to: 4 }, // 56
		{ k: "look", body: 16, to: 53 }, // 57
		{ k: "literal", literal: 8, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 3, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 1 }, to: 60 }, // 61
		{ k: "op", do: { op: "commit" }, to: 32 }, // 62
		{ k: "literal", literal: 5, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 64 }, // 65
		{ k: "literal", literal: 9, to: 0 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 1, to: 67 }, // 68
		{ k: "literal", literal: 10, to: 68 }, // 69
		{ k: "literal", literal: 1, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 7, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 1, to: 73 }, // 74
		{ k: "slot", slot: "tool", field: "skip", to: 74 }, // 75
		{ k: "literal", literal: 1, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 9, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 1, to: 79 }, // 80
		{ k: "literal", literal: 11, to: 80 }, // 81
		{ k: "literal", literal: 1, to: 81 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 2, to: 83 }, // 84
		{ k: "look", body: 84, to: 65 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 12, to: 86 }, // 87
		{ k: "atom", kind: "word", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 13, to: 88 }, // 89
		{ k: "op", do: { op: "repair", code: 2 }, to: 89 }, // 90
		{ k: "op", do: { op: "open", unit: 3 }, to: 90 }, // 91
		{ k: "fork", to: [23, 22] }, // 92
	],
};
