// Generated from grammars/glm45_moe.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a name, then key and value pairs on lines of their own, between <tool_call> tags */
export const glm45_moe: Format = {
	version: 2,
	name: "glm45_moe",
	title: "a name, then key and value pairs on lines of their own, between <tool_call> tags",
	aliases: ["glm45", "glm-4.5", "glm46"],
	models: ["zai-org/GLM-4.5*", "zai-org/GLM-4.6*"],
	tokens: ["<tool_call>", "</tool_call>", "<arg_key>", "</arg_key>", "<arg_value>", "</arg_value>", "<think>", "</think>", "<|user|>", "<|observation|>", "<|endoftext|>"],
	ends: ["<|user|>", "<|observation|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 947,
	lenient: ["doubled-close", "json-arguments", "json-body", "unclosed-value", "unclosed-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"<arg_key>", // 3
		"<tool_call>", // 4
		"</arg_value>", // 5
		"</arg_key>", // 6
		"<arg_value>", // 7
		"\"", // 8
		"}", // 9
		"{", // 10
		"\n<arg_key>", // 11
		"\n</tool_call>", // 12
		"\r\n<arg_key>", // 13
		"\r\n</tool_call>", // 14
	],
	openings: [1, 4],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 100 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [14, 74], closableByLoop: [15, 24, 25, 26, 27, 28, 29, 32, 33, 44, 45, 46, 47, 49, 50, 51, 52, 53, 54, 55, 56, 57, 61, 83, 84], pairs: true }, // 0
		{ closes: [2], openings: [1, 4], after: 2, closable: [14, 15, 74], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4], stray: false }, // 2
		{ k: "fork", to: [13, 88, 93, 0] }, // 3
		{ k: "fork", to: [13, 88, 93] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [0] }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "assert", what: "start", to: 10 }, // 11
		{ k: "assert", what: "line", to: 10 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "op", do: { op: "close" }, to: 2 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "literal", literal: 3, to: 0 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "literal", literal: 2, to: 0 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "fork", to: [17, 19] }, // 20
		{ k: "slot", slot: "tool", field: "skip", to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 4, to: 22 }, // 23
		{ k: "look", body: 23, to: 14 }, // 24
		{ k: "op", do: { op: "repair", code: 4 }, to: 24 }, // 25
		{ k: "fork", to: [15, 25] }, // 26
		{ k: "fork", to: [73, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "op", do: { op: "settle" }, to: 28 }, // 29
		{ k: "fork", to: [16, 18] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "look", body: 31, to: 29 }, // 32
		{ k: "literal", literal: 5, to: 32 }, // 33
		{ k: "literal", literal: 6, to: 0 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "slot", slot: "unbound", field: "skip", to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 3, to: 37 }, // 38
		{ k: "assert", what: "end", to: 0 }, // 39
		{ k: "fork", to: [23, 39] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "literal", literal: 2, to: 41 }, // 42
		{ k: "fork", to: [38, 42] }, // 43
		{ k: "look", body: 43, to: 29 }, // 44
		{ k: "eol", to: 44 }, // 45
		{ k: "fork", to: [45, 44] }, // 46
		{ k: "op", do: { op: "repair", code: 3 }, to: 46 }, // 47
		{ k: "space", greedy: true, to: 23 }, // 48
		{ k: "look", body: 48, to: 29 }, // 49
		{ k: "literal", literal: 5, to: 49 }, // 50
		{ k: "op", do: { op: "repair", code: 4 }, to: 50 }, // 51
		{ k: "op", do: { op: "break" }, to: 29 }, // 52
		{ k: "literal", literal: 3, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 2, to: 52 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "fork", to: [54, 56] }, // 57
		{ k: "slot", slot: "tool", field: "skip", to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 4, to: 59 }, // 60
		{ k: "fork", to: [33, 47, 51, 60] }, // 61
		{ k: "text", field: "value", typed: true, stray: false, exits: 61, stops: [5, 11, 12, 13, 14, 3, 2, 4] }, // 62
		{ k: "literal", literal: 7, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 6, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 6, to: 66 }, // 67
		{ k: "op", do: { op: "repair", code: 0 }, to: 67 }, // 68
		{ k: "fork", to: [65, 68] }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "atom", kind: "word", field: "key", to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 3, to: 72 }, // 73
		{ k: "space", greedy: true, to: 15 }, // 74
		{ k: "value", py: false, field: "arguments", to: 74 }, // 75
		{ k: "literal", literal: 8, to: 0 }, // 76
		{ k: "literal", literal: 9, to: 0 }, // 77
		{ k: "fork", to: [76, 77] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 10, to: 79 }, // 80
		{ k: "look", body: 80, to: 75 }, // 81
		{ k: "op", do: { op: "repair", code: 1 }, to: 81 }, // 82
		{ k: "fork", to: [27, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "atom", kind: "word", field: "name", to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 4, to: 86 }, // 87
		{ k: "op", do: { op: "open", unit: 0 }, to: 87 }, // 88
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 74 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 4, to: 90 }, // 91
		{ k: "op", do: { op: "repair", code: 2 }, to: 91 }, // 92
		{ k: "op", do: { op: "open", unit: 1 }, to: 92 }, // 93
		{ k: "op", do: { op: "settle" }, to: 0 }, // 94
		{ k: "eol", to: 2 }, // 95
		{ k: "fork", to: [95, 2] }, // 96
		{ k: "literal", literal: 0, to: 96 }, // 97
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 97, stops: [0] }, // 98
		{ k: "literal", literal: 1, to: 98 }, // 99
		{ k: "fork", to: [99, 98] }, // 100
	],
};
