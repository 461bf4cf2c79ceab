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
		{ name: "thinking", after: ["<think>"], node: 87 }, // 0
	],
	units: [
		{ closes: [3], openings: [7, 2, 1, 8], after: 13, closable: [17, 18, 19, 23, 24], closableByLoop: [], pairs: false }, // 0
		{ closes: [3, 2], openings: [1, 8, 7], after: 2, closable: [50, 51, 52, 53, 54, 55, 59, 60], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 7], stray: false }, // 2
		{ k: "fork", to: [11, 49, 82, 0] }, // 3
		{ k: "fork", to: [11, 49, 82] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [7, 2, 1, 8], stray: true, section: { entry: 15, proof: true, content: false } }, // 13
		{ k: "fork", to: [47, 12, 48] }, // 14
		{ k: "fork", to: [47, 12] }, // 15
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
		{ k: "literal", literal: 4, to: 0 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "look", body: 39, to: 33 }, // 40
		{ k: "atom", kind: "word", field: "name", to: 40 }, // 41
		{ k: "literal", literal: 6, to: 41 }, // 42
		{ k: "atom", kind: "word", field: "skip", to: 42 }, // 43
		{ k: "op", do: { op: "repair", code: 1 }, to: 43 }, // 44
		{ k: "fork", to: [37, 44] }, // 45
		{ k: "literal", literal: 7, to: 45 }, // 46
		{ k: "op", do: { op: "open", unit: 0 }, to: 46 }, // 47
		{ k: "op", do: { op: "leave" }, to: 4 }, // 48
		{ k: "literal", literal: 8, to: 16 }, // 49
		{ k: "op", do: { op: "close" }, to: 2 }, // 50
		{ k: "literal", literal: 2, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "fork", to: [52, 50] }, // 53
		{ k: "literal", literal: 3, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "value", py: false, field: "arguments", to: 55 }, // 56
		{ k: "op", do: { op: "commit" }, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 4, to: 55 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "value", py: false, field: "arguments", to: 60 }, // 61
		{ k: "op", do: { op: "commit" }, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 5, to: 63 }, // 64
		{ k: "fork", to: [64, 63] }, // 65
		{ k: "literal", literal: 4, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "op", do: { op: "repair", code: 2 }, to: 67 }, // 68
		{ k: "fork", to: [58, 68] }, // 69
		{ k: "literal", literal: 6, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "atom", kind: "word", field: "name", to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "look", body: 39, to: 69 }, // 74
		{ k: "atom", kind: "word", field: "name", to: 74 }, // 75
		{ k: "literal", literal: 6, to: 75 }, // 76
		{ k: "atom", kind: "word", field: "skip", to: 76 }, // 77
		{ k: "op", do: { op: "repair", code: 1 }, to: 77 }, // 78
		{ k: "fork", to: [73, 78] }, // 79
		{ k: "literal", literal: 7, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 0 }, to: 80 }, // 81
		{ k: "op", do: { op: "open", unit: 1 }, to: 81 }, // 82
		{ k: "op", do: { op: "settle" }, to: 0 }, // 83
		{ k: "literal", literal: 0, to: 2 }, // 84
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 84, stops: [0] }, // 85
		{ k: "literal", literal: 1, to: 85 }, // 86
		{ k: "fork", to: [86, 85] }, // 87
	],
};
