// Generated from grammars/hyperclova.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** key and value tags (32B), or a message whose header is a call (14B) */
export const hyperclova: Format = {
	version: 2,
	name: "hyperclova",
	title: "key and value tags (32B), or a message whose header is a call (14B)",
	aliases: ["hyperclovax_seed_think", "hyperclovax_seed_think_14b", "hyperclovax"],
	models: ["naver-hyperclovax/HyperCLOVAX-SEED-Think-*"],
	tokens: ["<|im_start|>", "<|im_end|>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 873,
	lenient: [],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<|im_end|>", // 2
		"/think\n", // 3
		"assistant", // 4
		"<|im_start|>", // 5
		"</tool_call>", // 6
		"<arg_key>", // 7
		"</arg_value>", // 8
		"<arg_value>", // 9
		"</arg_key>", // 10
		"<tool_call>", // 11
		"]", // 12
		",", // 13
		"{", // 14
		"[", // 15
		" -> tool/function_call", // 16
		"\n</think>", // 17
		"\r\n</think>", // 18
	],
	openings: [1, 5, 3, 11, 2, 16],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 91 }, // 0
		{ name: "message", after: ["<|im_start|>assistant/think\n"], node: 93 }, // 1
	],
	units: [
		{ closes: [6], openings: [1, 5, 3, 11, 2, 16], after: 2, closable: [26], closableByLoop: [27, 28, 29, 30, 35, 36], pairs: true }, // 0
		{ closes: [], openings: [1, 5, 3, 11, 2, 16], after: 54, closable: [57], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 3, 11, 2, 16], stray: false }, // 2
		{ k: "fork", to: [19, 25, 48, 78, 49, 0] }, // 3
		{ k: "fork", to: [19, 25, 48, 78, 49] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [17, 18, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 7 }, // 20
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 20, stops: [2] }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "literal", literal: 4, to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "fork", to: [24, 22] }, // 25
		{ k: "op", do: { op: "close" }, to: 2 }, // 26
		{ k: "literal", literal: 6, to: 26 }, // 27
		{ k: "fork", to: [44, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "op", do: { op: "settle" }, to: 29 }, // 30
		{ k: "literal", literal: 7, to: 0 }, // 31
		{ k: "literal", literal: 6, to: 0 }, // 32
		{ k: "fork", to: [31, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "look", body: 34, to: 30 }, // 35
		{ k: "literal", literal: 8, to: 35 }, // 36
		{ k: "text", field: "value", typed: true, stray: false, exits: 36, stops: [8] }, // 37
		{ k: "literal", literal: 9, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 10, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "atom", kind: "word", field: "key", to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 7, to: 43 }, // 44
		{ k: "atom", kind: "word", field: "name", to: 29 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 11, to: 46 }, // 47
		{ k: "op", do: { op: "open", unit: 0 }, to: 47 }, // 48
		{ k: "literal", literal: 2, to: 2 }, // 49
		{ k: "assert", what: "end", to: 2 }, // 50
		{ k: "fork", to: [49, 50] }, // 51
		{ k: "literal", literal: 12, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "text", field: "content", typed: false, exits: 55, stops: null, stray: true, section: { entry: 56, proof: false, content: false } }, // 54
		{ k: "fork", to: [59, 62, 53, 63] }, // 55
		{ k: "fork", to: [59, 53] }, // 56
		{ k: "op", do: { op: "close" }, to: 54 }, // 57
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 57 }, // 58
		{ k: "op", do: { op: "open", unit: 1 }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 54 }, // 60
		{ k: "literal", literal: 13, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "op", do: { op: "leave" }, to: 4 }, // 63
		{ k: "literal", literal: 14, to: 0 }, // 64
		{ k: "literal", literal: 12, to: 0 }, // 65
		{ k: "fork", to: [64, 65] }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "look", body: 67, to: 60 }, // 68
		{ k: "literal", literal: 15, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 16, to: 70 }, // 71
		{ k: "literal", literal: 4, to: 71 }, // 72
		{ k: "literal", literal: 5, to: 72 }, // 73
		{ k: "fork", to: [73, 71] }, // 74
		{ k: "eol", to: 74 }, // 75
		{ k: "fork", to: [75, 74] }, // 76
		{ k: "literal", literal: 2, to: 76 }, // 77
		{ k: "fork", to: [77, 74] }, // 78
		{ k: "op", do: { op: "settle" }, to: 0 }, // 79
		{ k: "eol", to: 2 }, // 80
		{ k: "fork", to: [80, 2] }, // 81
		{ k: "eol", to: 81 }, // 82
		{ k: "fork", to: [82, 81] }, // 83
		{ k: "literal", literal: 0, to: 83 }, // 84
		{ k: "eol", to: 84 }, // 85
		{ k: "fork", to: [85, 84] }, // 86
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 86, stops: [17, 18, 0] }, // 87
		{ k: "eol", to: 87 }, // 88
		{ k: "fork", to: [88, 87] }, // 89
		{ k: "literal", literal: 1, to: 89 }, // 90
		{ k: "fork", to: [90, 89] }, // 91
		{ k: "literal", literal: 2, to: 81 }, // 92
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 92, stops: [2] }, // 93
	],
};
