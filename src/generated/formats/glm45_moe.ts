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
	lenient: ["doubled-close", "unclosed-value", "json-arguments", "json-body"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"<arg_key>", // 3
		"</arg_value>", // 4
		"<tool_call>", // 5
		"<arg_value>", // 6
		"</arg_key>", // 7
		"\"", // 8
		"}", // 9
		"{", // 10
		"\n</tool_call>", // 11
		"\r\n</tool_call>", // 12
	],
	openings: [1, 5],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 73 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5], after: 2, closable: [14, 47], closableByLoop: [15, 16, 17, 18, 23, 24, 30, 31, 32, 33, 34, 56, 57], pairs: true }, // 0
		{ closes: [2], openings: [1, 5], after: 2, closable: [14, 15, 47], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5], stray: false }, // 2
		{ k: "fork", to: [13, 61, 66, 0] }, // 3
		{ k: "fork", to: [13, 61, 66] }, // 4
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
		{ k: "fork", to: [46, 15] }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "op", do: { op: "settle" }, to: 17 }, // 18
		{ k: "literal", literal: 3, to: 0 }, // 19
		{ k: "literal", literal: 2, to: 0 }, // 20
		{ k: "fork", to: [19, 20] }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "look", body: 22, to: 18 }, // 23
		{ k: "literal", literal: 4, to: 23 }, // 24
		{ k: "literal", literal: 5, to: 0 }, // 25
		{ k: "assert", what: "end", to: 0 }, // 26
		{ k: "fork", to: [25, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 2, to: 28 }, // 29
		{ k: "look", body: 29, to: 18 }, // 30
		{ k: "eol", to: 30 }, // 31
		{ k: "fork", to: [31, 30] }, // 32
		{ k: "op", do: { op: "repair", code: 1 }, to: 32 }, // 33
		{ k: "fork", to: [24, 33] }, // 34
		{ k: "text", field: "value", typed: true, stray: false, exits: 34, stops: [4, 11, 12, 2] }, // 35
		{ k: "literal", literal: 6, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 7, to: 39 }, // 40
		{ k: "op", do: { op: "repair", code: 0 }, to: 40 }, // 41
		{ k: "fork", to: [38, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "atom", kind: "word", field: "key", to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 3, to: 45 }, // 46
		{ k: "space", greedy: true, to: 15 }, // 47
		{ k: "value", py: false, field: "arguments", to: 47 }, // 48
		{ k: "literal", literal: 8, to: 0 }, // 49
		{ k: "literal", literal: 9, to: 0 }, // 50
		{ k: "fork", to: [49, 50] }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 10, to: 52 }, // 53
		{ k: "look", body: 53, to: 48 }, // 54
		{ k: "op", do: { op: "repair", code: 2 }, to: 54 }, // 55
		{ k: "fork", to: [16, 55] }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "atom", kind: "word", field: "name", to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 5, to: 59 }, // 60
		{ k: "op", do: { op: "open", unit: 0 }, to: 60 }, // 61
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 47 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 5, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 3 }, to: 64 }, // 65
		{ k: "op", do: { op: "open", unit: 1 }, to: 65 }, // 66
		{ k: "op", do: { op: "settle" }, to: 0 }, // 67
		{ k: "eol", to: 2 }, // 68
		{ k: "fork", to: [68, 2] }, // 69
		{ k: "literal", literal: 0, to: 69 }, // 70
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 70, stops: [0] }, // 71
		{ k: "literal", literal: 1, to: 71 }, // 72
		{ k: "fork", to: [72, 71] }, // 73
	],
};
