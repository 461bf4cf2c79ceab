// Generated from grammars/internlm.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between action tokens */
export const internlm: Format = {
	version: 2,
	name: "internlm",
	title: "a JSON object between action tokens",
	aliases: ["internlm2", "internlm2_tool", "interns1", "intern_s1"],
	models: ["internlm/internlm2*", "internlm/internlm3*", "internlm/Intern-S1*"],
	tokens: ["<|action_start|>", "<|action_end|>", "<|plugin|>", "<|interpreter|>", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 737,
	lenient: ["signs-around", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<|action_end|>", // 2
		"}", // 3
		"]", // 4
		")", // 5
		";", // 6
		"```", // 7
		"﻿", // 8
		"```json", // 9
		"(", // 10
		"<|plugin|>", // 11
		"<|action_start|>", // 12
		":", // 13
		"\"", // 14
		"arguments", // 15
		",", // 16
		"name", // 17
		"{", // 18
		"<|interpreter|>", // 19
		"\n</think>", // 20
		"\r\n</think>", // 21
		"\n<|action_end|>", // 22
		"\r\n<|action_end|>", // 23
	],
	openings: [1, 12, 11],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 105 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 12, 11], after: 2, closable: [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 12, 11], after: 2, closable: [20, 21, 22, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 12, 11], after: 2, closable: [20, 92, 93, 94, 95], closableByLoop: [], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 12, 11], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 46, 91, 104, 0] }, // 3
		{ k: "fork", to: [19, 46, 91, 104] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [20, 21, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "fork", to: [30, 22] }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "literal", literal: 4, to: 23 }, // 25
		{ k: "literal", literal: 5, to: 23 }, // 26
		{ k: "literal", literal: 6, to: 23 }, // 27
		{ k: "literal", literal: 7, to: 23 }, // 28
		{ k: "fork", to: [24, 25, 26, 27, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "repair", code: 0 }, to: 30 }, // 31
		{ k: "fork", to: [22, 31] }, // 32
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 8, to: 34 }, // 35
		{ k: "literal", literal: 9, to: 34 }, // 36
		{ k: "literal", literal: 7, to: 34 }, // 37
		{ k: "literal", literal: 10, to: 34 }, // 38
		{ k: "fork", to: [35, 36, 37, 38] }, // 39
		{ k: "op", do: { op: "repair", code: 0 }, to: 39 }, // 40
		{ k: "fork", to: [33, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 11, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 12, to: 44 }, // 45
		{ k: "op", do: { op: "open", unit: 0 }, to: 45 }, // 46
		{ k: "fork", to: [54, 22] }, // 47
		{ k: "literal", literal: 3, to: 47 }, // 48
		{ k: "literal", literal: 4, to: 47 }, // 49
		{ k: "literal", literal: 5, to: 47 }, // 50
		{ k: "literal", literal: 6, to: 47 }, // 51
		{ k: "literal", literal: 7, to: 47 }, // 52
		{ k: "fork", to: [48, 49, 50, 51, 52] }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "op", do: { op: "repair", code: 0 }, to: 54 }, // 55
		{ k: "fork", to: [22, 55] }, // 56
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 8, to: 58 }, // 59
		{ k: "literal", literal: 9, to: 58 }, // 60
		{ k: "literal", literal: 7, to: 58 }, // 61
		{ k: "literal", literal: 10, to: 58 }, // 62
		{ k: "fork", to: [59, 60, 61, 62] }, // 63
		{ k: "op", do: { op: "repair", code: 0 }, to: 63 }, // 64
		{ k: "fork", to: [57, 64] }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 11, to: 66 }, // 67
		{ k: "literal", literal: 13, to: 0 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 14, to: 69 }, // 70
		{ k: "literal", literal: 15, to: 70 }, // 71
		{ k: "literal", literal: 14, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 16, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 14, to: 75 }, // 76
		{ k: "slot", slot: "tool", field: "skip", to: 76 }, // 77
		{ k: "literal", literal: 14, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 13, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 14, to: 81 }, // 82
		{ k: "literal", literal: 17, to: 82 }, // 83
		{ k: "literal", literal: 14, to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 18, to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 11, to: 87 }, // 88
		{ k: "look", body: 88, to: 67 }, // 89
		{ k: "op", do: { op: "repair", code: 1 }, to: 89 }, // 90
		{ k: "op", do: { op: "open", unit: 1 }, to: 90 }, // 91
		{ k: "op", do: { op: "settle" }, to: 20 }, // 92
		{ k: "literal", literal: 2, to: 92 }, // 93
		{ k: "eol", to: 93 }, // 94
		{ k: "fork", to: [94, 93] }, // 95
		{ k: "text", field: "value", typed: false, stray: false, exits: 95, stops: [22, 23, 2], terminators: [92] }, // 96
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 96 }, // 97
		{ k: "op", do: { op: "set", field: "name", text: "code_interpreter" }, to: 97 }, // 98
		{ k: "eol", to: 98 }, // 99
		{ k: "fork", to: [99, 98] }, // 100
		{ k: "literal", literal: 19, to: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 12, to: 102 }, // 103
		{ k: "op", do: { op: "open", unit: 2 }, to: 103 }, // 104
		{ k: "fork", to: [16, 15] }, // 105
	],
};
