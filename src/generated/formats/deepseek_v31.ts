// Generated from grammars/deepseek_v31.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** sections of calls: name, separator, JSON */
export const deepseek_v31: Format = {
	version: 2,
	name: "deepseek_v31",
	title: "sections of calls: name, separator, JSON",
	aliases: ["deepseek31", "deepseekv31", "deepseek_v3_1", "deepseek3"],
	models: ["deepseek-ai/DeepSeek-V3.1", "deepseek-ai/DeepSeek-V3.1-*", "deepseek-ai/DeepSeek-V3.2-Exp*", "deepseek/deepseek-chat-v3.1*"],
	tokens: ["<｜tool▁calls▁begin｜>", "<｜tool▁calls▁end｜>", "<｜tool▁call▁begin｜>", "<｜tool▁call▁end｜>", "<｜tool▁sep｜>", "<think>", "</think>", "<｜end▁of▁sentence｜>"],
	ends: ["<｜end▁of▁sentence｜>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S2",
	reasoning: true,
	holdback: 678,
	lenient: ["no-section", "v3-shape", "fence"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<｜tool▁calls▁end｜>", // 2
		"<｜tool▁call▁end｜>", // 3
		"```", // 4
		"json", // 5
		"<｜tool▁sep｜>", // 6
		"<｜tool▁call▁begin｜>", // 7
		"<｜tool▁calls▁begin｜>", // 8
	],
	openings: [1, 8, 7],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 83 }, // 0
	],
	units: [
		{ closes: [3], openings: [7, 2, 1, 8], after: 13, closable: [17, 18, 19, 23, 24], closableByLoop: [], pairs: false }, // 0
		{ closes: [3, 2], openings: [1, 8, 7], after: 2, closable: [47, 48, 49, 50, 51, 52, 56, 57], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 7], stray: false }, // 2
		{ k: "fork", to: [11, 46, 78, 0] }, // 3
		{ k: "fork", to: [11, 46, 78] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [7, 2, 1, 8], stray: true, section: { entry: 15, proof: true, content: false } }, // 13
		{ k: "fork", to: [44, 12, 45] }, // 14
		{ k: "fork", to: [44, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "value", py: false, field: "arguments", to: 19 }, // 20
		{ k: "op", do: { op: "commit" }, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 4, to: 19 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "value", py: false, field: "arguments", to: 24 }, // 25
		{ k: "op", do: { op: "commit" }, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 5, to: 27 }, // 28
		{ k: "fork", to: [28, 27] }, // 29
		{ k: "literal", literal: 4, to: 29 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "op", do: { op: "repair", code: 2 }, to: 31 }, // 32
		{ k: "fork", to: [22, 32] }, // 33
		{ k: "literal", literal: 6, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "atom", kind: "word", field: "name", to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "atom", kind: "word", field: "name", to: 33 }, // 38
		{ k: "literal", literal: 6, to: 38 }, // 39
		{ k: "atom", kind: "word", field: "skip", to: 39 }, // 40
		{ k: "op", do: { op: "repair", code: 1 }, to: 40 }, // 41
		{ k: "fork", to: [37, 41] }, // 42
		{ k: "literal", literal: 7, to: 42 }, // 43
		{ k: "op", do: { op: "open", unit: 0 }, to: 43 }, // 44
		{ k: "op", do: { op: "leave" }, to: 4 }, // 45
		{ k: "literal", literal: 8, to: 16 }, // 46
		{ k: "op", do: { op: "close" }, to: 2 }, // 47
		{ k: "literal", literal: 2, to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "fork", to: [49, 47] }, // 50
		{ k: "literal", literal: 3, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "value", py: false, field: "arguments", to: 52 }, // 53
		{ k: "op", do: { op: "commit" }, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 4, to: 52 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "value", py: false, field: "arguments", to: 57 }, // 58
		{ k: "op", do: { op: "commit" }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 5, to: 60 }, // 61
		{ k: "fork", to: [61, 60] }, // 62
		{ k: "literal", literal: 4, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 2 }, to: 64 }, // 65
		{ k: "fork", to: [55, 65] }, // 66
		{ k: "literal", literal: 6, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "atom", kind: "word", field: "name", to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "atom", kind: "word", field: "name", to: 66 }, // 71
		{ k: "literal", literal: 6, to: 71 }, // 72
		{ k: "atom", kind: "word", field: "skip", to: 72 }, // 73
		{ k: "op", do: { op: "repair", code: 1 }, to: 73 }, // 74
		{ k: "fork", to: [70, 74] }, // 75
		{ k: "literal", literal: 7, to: 75 }, // 76
		{ k: "op", do: { op: "repair", code: 0 }, to: 76 }, // 77
		{ k: "op", do: { op: "open", unit: 1 }, to: 77 }, // 78
		{ k: "op", do: { op: "settle" }, to: 0 }, // 79
		{ k: "literal", literal: 0, to: 2 }, // 80
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 80, stops: [0] }, // 81
		{ k: "literal", literal: 1, to: 81 }, // 82
		{ k: "fork", to: [82, 81] }, // 83
	],
};
