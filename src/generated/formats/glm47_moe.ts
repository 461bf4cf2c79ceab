// Generated from grammars/glm47_moe.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a name, then key and value pairs, between <tool_call> tags, without newlines */
export const glm47_moe: Format = {
	version: 2,
	name: "glm47_moe",
	title: "a name, then key and value pairs, between <tool_call> tags, without newlines",
	aliases: ["glm47", "glm-4.7", "glm_4_7", "glm_xml", "glm", "glm5", "glm52", "ling3", "spark25"],
	models: ["zai-org/GLM-4.7*", "zai-org/GLM-5*"],
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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 96 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [12, 72], closableByLoop: [13, 22, 23, 24, 25, 26, 27, 30, 31, 42, 43, 44, 45, 47, 48, 49, 50, 51, 52, 53, 54, 55, 59, 81, 82], pairs: true }, // 0
		{ closes: [2], openings: [1, 4], after: 2, closable: [12, 13, 72], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4], stray: false }, // 2
		{ k: "fork", to: [11, 86, 91, 0] }, // 3
		{ k: "fork", to: [11, 86, 91] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "op", do: { op: "close" }, to: 2 }, // 12
		{ k: "literal", literal: 2, to: 12 }, // 13
		{ k: "literal", literal: 3, to: 0 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 2, to: 0 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "fork", to: [15, 17] }, // 18
		{ k: "slot", slot: "tool", field: "skip", to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "literal", literal: 4, to: 20 }, // 21
		{ k: "look", body: 21, to: 12 }, // 22
		{ k: "op", do: { op: "repair", code: 4 }, to: 22 }, // 23
		{ k: "fork", to: [13, 23] }, // 24
		{ k: "fork", to: [71, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "op", do: { op: "settle" }, to: 26 }, // 27
		{ k: "fork", to: [14, 16] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "look", body: 29, to: 27 }, // 30
		{ k: "literal", literal: 5, to: 30 }, // 31
		{ k: "literal", literal: 6, to: 0 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "slot", slot: "unbound", field: "skip", to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 3, to: 35 }, // 36
		{ k: "assert", what: "end", to: 0 }, // 37
		{ k: "fork", to: [21, 37] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 2, to: 39 }, // 40
		{ k: "fork", to: [36, 40] }, // 41
		{ k: "look", body: 41, to: 27 }, // 42
		{ k: "eol", to: 42 }, // 43
		{ k: "fork", to: [43, 42] }, // 44
		{ k: "op", do: { op: "repair", code: 3 }, to: 44 }, // 45
		{ k: "space", greedy: true, to: 21 }, // 46
		{ k: "look", body: 46, to: 27 }, // 47
		{ k: "literal", literal: 5, to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 4 }, to: 48 }, // 49
		{ k: "op", do: { op: "break" }, to: 27 }, // 50
		{ k: "literal", literal: 3, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 2, to: 50 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "fork", to: [52, 54] }, // 55
		{ k: "slot", slot: "tool", field: "skip", to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 4, to: 57 }, // 58
		{ k: "fork", to: [31, 45, 49, 58] }, // 59
		{ k: "text", field: "value", typed: true, stray: false, exits: 59, stops: [5, 11, 12, 13, 14, 3, 2, 4] }, // 60
		{ k: "literal", literal: 7, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 6, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 6, to: 64 }, // 65
		{ k: "op", do: { op: "repair", code: 0 }, to: 65 }, // 66
		{ k: "fork", to: [63, 66] }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "atom", kind: "word", field: "key", to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 3, to: 70 }, // 71
		{ k: "space", greedy: true, to: 13 }, // 72
		{ k: "value", py: false, field: "arguments", to: 72 }, // 73
		{ k: "literal", literal: 8, to: 0 }, // 74
		{ k: "literal", literal: 9, to: 0 }, // 75
		{ k: "fork", to: [74, 75] }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 10, to: 77 }, // 78
		{ k: "look", body: 78, to: 73 }, // 79
		{ k: "op", do: { op: "repair", code: 1 }, to: 79 }, // 80
		{ k: "fork", to: [25, 80] }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "atom", kind: "word", field: "name", to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 4, to: 84 }, // 85
		{ k: "op", do: { op: "open", unit: 0 }, to: 85 }, // 86
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 72 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 4, to: 88 }, // 89
		{ k: "op", do: { op: "repair", code: 2 }, to: 89 }, // 90
		{ k: "op", do: { op: "open", unit: 1 }, to: 90 }, // 91
		{ k: "op", do: { op: "settle" }, to: 0 }, // 92
		{ k: "literal", literal: 0, to: 2 }, // 93
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 93, stops: [0] }, // 94
		{ k: "literal", literal: 1, to: 94 }, // 95
		{ k: "fork", to: [95, 94] }, // 96
	],
};
