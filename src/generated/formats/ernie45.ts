// Generated from grammars/ernie45.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between <tool_call> tags; the answer between <response> tags */
export const ernie45: Format = {
	version: 2,
	name: "ernie45",
	title: "a JSON object between <tool_call> tags; the answer between <response> tags",
	aliases: ["ernie"],
	models: ["baidu/ERNIE-4.5-*-Thinking*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<response>", "</response>", "</s>"],
	ends: ["</s>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 987,
	lenient: ["doubled-open", "array", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</response>", // 2
		"<response>", // 3
		"</tool_call>", // 4
		"<tool_call>", // 5
		"]", // 6
		",", // 7
		"\"", // 8
		"{", // 9
		"[", // 10
		":", // 11
		"arguments", // 12
		"name", // 13
		"|>", // 14
		"<|", // 15
		"\n</think>", // 16
		"\r\n</think>", // 17
		"\n</response>", // 18
		"\r\n</response>", // 19
	],
	openings: [1, 3, 5],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 106 }, // 0
	],
	units: [
		{ closes: [4], openings: [1, 3, 5], after: 2, closable: [30, 31, 32], closableByLoop: [], pairs: false }, // 0
		{ closes: [4], openings: [1, 3, 5], after: 2, closable: [30, 31, 32], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 3, 5], after: 45, closable: [48], closableByLoop: [], pairs: false }, // 2
		{ closes: [4], openings: [1, 3, 5], after: 2, closable: [30, 64, 65, 66], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 5, 15], stray: false }, // 2
		{ k: "fork", to: [19, 29, 36, 40, 63, 93, 0] }, // 3
		{ k: "fork", to: [19, 29, 36, 40, 63, 93] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [16, 17, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 7 }, // 20
		{ k: "eol", to: 20 }, // 21
		{ k: "fork", to: [21, 20] }, // 22
		{ k: "text", field: "content", typed: false, stray: false, exits: 22, stops: [18, 19, 2] }, // 23
		{ k: "eol", to: 23 }, // 24
		{ k: "fork", to: [24, 23] }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "assert", what: "start", to: 26 }, // 27
		{ k: "assert", what: "line", to: 26 }, // 28
		{ k: "fork", to: [27, 28] }, // 29
		{ k: "op", do: { op: "close" }, to: 2 }, // 30
		{ k: "literal", literal: 4, to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 5, to: 34 }, // 35
		{ k: "op", do: { op: "open", unit: 0 }, to: 35 }, // 36
		{ k: "space", greedy: true, to: 35 }, // 37
		{ k: "literal", literal: 5, to: 37 }, // 38
		{ k: "op", do: { op: "repair", code: 0 }, to: 38 }, // 39
		{ k: "op", do: { op: "open", unit: 1 }, to: 39 }, // 40
		{ k: "literal", literal: 4, to: 2 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 6, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "text", field: "content", typed: false, exits: 46, stops: null, stray: true, section: { entry: 47, proof: false, content: false } }, // 45
		{ k: "fork", to: [50, 53, 44, 54] }, // 46
		{ k: "fork", to: [50] }, // 47
		{ k: "op", do: { op: "close" }, to: 45 }, // 48
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 48 }, // 49
		{ k: "op", do: { op: "open", unit: 2 }, to: 49 }, // 50
		{ k: "space", greedy: true, to: 45 }, // 51
		{ k: "literal", literal: 7, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "op", do: { op: "leave" }, to: 4 }, // 54
		{ k: "literal", literal: 8, to: 0 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 9, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "look", body: 58, to: 51 }, // 59
		{ k: "literal", literal: 10, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 5, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 1 }, to: 62 }, // 63
		{ k: "op", do: { op: "commit" }, to: 30 }, // 64
		{ k: "literal", literal: 4, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 66 }, // 67
		{ k: "literal", literal: 11, to: 0 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 8, to: 69 }, // 70
		{ k: "literal", literal: 12, to: 70 }, // 71
		{ k: "literal", literal: 8, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 7, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 8, to: 75 }, // 76
		{ k: "slot", slot: "tool", field: "skip", to: 76 }, // 77
		{ k: "literal", literal: 8, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 11, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 8, to: 81 }, // 82
		{ k: "literal", literal: 13, to: 82 }, // 83
		{ k: "literal", literal: 8, to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 9, to: 85 }, // 86
		{ k: "look", body: 86, to: 67 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 14, to: 88 }, // 89
		{ k: "atom", kind: "word", field: "skip", to: 89 }, // 90
		{ k: "literal", literal: 15, to: 90 }, // 91
		{ k: "op", do: { op: "repair", code: 2 }, to: 91 }, // 92
		{ k: "op", do: { op: "open", unit: 3 }, to: 92 }, // 93
		{ k: "op", do: { op: "settle" }, to: 0 }, // 94
		{ k: "eol", to: 2 }, // 95
		{ k: "fork", to: [95, 2] }, // 96
		{ k: "eol", to: 96 }, // 97
		{ k: "fork", to: [97, 96] }, // 98
		{ k: "literal", literal: 0, to: 98 }, // 99
		{ k: "eol", to: 99 }, // 100
		{ k: "fork", to: [100, 99] }, // 101
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 101, stops: [16, 17, 0] }, // 102
		{ k: "eol", to: 102 }, // 103
		{ k: "fork", to: [103, 102] }, // 104
		{ k: "literal", literal: 1, to: 104 }, // 105
		{ k: "fork", to: [105, 104] }, // 106
	],
};
