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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 69 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5], after: 2, closable: [12, 45], closableByLoop: [13, 14, 15, 16, 21, 22, 28, 29, 30, 31, 32, 54, 55], pairs: true }, // 0
		{ closes: [2], openings: [1, 5], after: 2, closable: [12, 13, 45], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5], stray: false }, // 2
		{ k: "fork", to: [11, 59, 64, 0] }, // 3
		{ k: "fork", to: [11, 59, 64] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "op", do: { op: "close" }, to: 2 }, // 12
		{ k: "literal", literal: 2, to: 12 }, // 13
		{ k: "fork", to: [44, 13] }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "op", do: { op: "settle" }, to: 15 }, // 16
		{ k: "literal", literal: 3, to: 0 }, // 17
		{ k: "literal", literal: 2, to: 0 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "look", body: 20, to: 16 }, // 21
		{ k: "literal", literal: 4, to: 21 }, // 22
		{ k: "literal", literal: 5, to: 0 }, // 23
		{ k: "assert", what: "end", to: 0 }, // 24
		{ k: "fork", to: [23, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 2, to: 26 }, // 27
		{ k: "look", body: 27, to: 16 }, // 28
		{ k: "eol", to: 28 }, // 29
		{ k: "fork", to: [29, 28] }, // 30
		{ k: "op", do: { op: "repair", code: 1 }, to: 30 }, // 31
		{ k: "fork", to: [22, 31] }, // 32
		{ k: "text", field: "value", typed: true, stray: false, exits: 32, stops: [4, 11, 12, 2] }, // 33
		{ k: "literal", literal: 6, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "op", do: { op: "repair", code: 0 }, to: 38 }, // 39
		{ k: "fork", to: [36, 39] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "atom", kind: "word", field: "key", to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 3, to: 43 }, // 44
		{ k: "space", greedy: true, to: 13 }, // 45
		{ k: "value", py: false, field: "arguments", to: 45 }, // 46
		{ k: "literal", literal: 8, to: 0 }, // 47
		{ k: "literal", literal: 9, to: 0 }, // 48
		{ k: "fork", to: [47, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 10, to: 50 }, // 51
		{ k: "look", body: 51, to: 46 }, // 52
		{ k: "op", do: { op: "repair", code: 2 }, to: 52 }, // 53
		{ k: "fork", to: [14, 53] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "atom", kind: "word", field: "name", to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 5, to: 57 }, // 58
		{ k: "op", do: { op: "open", unit: 0 }, to: 58 }, // 59
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 45 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 5, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 3 }, to: 62 }, // 63
		{ k: "op", do: { op: "open", unit: 1 }, to: 63 }, // 64
		{ k: "op", do: { op: "settle" }, to: 0 }, // 65
		{ k: "literal", literal: 0, to: 2 }, // 66
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 66, stops: [0] }, // 67
		{ k: "literal", literal: 1, to: 67 }, // 68
		{ k: "fork", to: [68, 67] }, // 69
	],
};
