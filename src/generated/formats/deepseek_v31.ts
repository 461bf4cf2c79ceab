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
		"<｜tool▁calls▁begin｜>", // 1
		"<think>", // 2
		"<｜tool▁calls▁end｜>", // 3
		"<｜tool▁call▁end｜>", // 4
		"```", // 5
		"json", // 6
		"<｜tool▁sep｜>", // 7
		"<｜tool▁call▁begin｜>", // 8
	],
	openings: [2, 1, 8],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 82 }, // 0
	],
	units: [
		{ closes: [4], openings: [8, 3, 2, 1], after: 16, closable: [20, 21, 22, 26, 27], closableByLoop: [], pairs: false }, // 0
		{ closes: [4, 3], openings: [2, 1, 8], after: 2, closable: [50, 51, 52, 53, 54, 55, 59, 60], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 1, 8], stray: false }, // 2
		{ k: "fork", to: [14, 49, 81, 0] }, // 3
		{ k: "fork", to: [14, 49, 81] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "look", body: 7, to: 5 }, // 8
		{ k: "fork", to: [6, 8] }, // 9
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "assert", what: "start", to: 11 }, // 12
		{ k: "assert", what: "line", to: 11 }, // 13
		{ k: "fork", to: [12, 13] }, // 14
		{ k: "literal", literal: 3, to: 2 }, // 15
		{ k: "text", field: "content", typed: false, exits: 17, stops: [8, 3, 2, 1], stray: true, section: { entry: 18, proof: true, content: false } }, // 16
		{ k: "fork", to: [47, 15, 48] }, // 17
		{ k: "fork", to: [47, 15] }, // 18
		{ k: "space", greedy: true, to: 16 }, // 19
		{ k: "op", do: { op: "close" }, to: 19 }, // 20
		{ k: "literal", literal: 4, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "value", py: false, field: "arguments", to: 22 }, // 23
		{ k: "op", do: { op: "commit" }, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "literal", literal: 5, to: 22 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "value", py: false, field: "arguments", to: 27 }, // 28
		{ k: "op", do: { op: "commit" }, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "literal", literal: 6, to: 30 }, // 31
		{ k: "fork", to: [31, 30] }, // 32
		{ k: "literal", literal: 5, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "op", do: { op: "repair", code: 2 }, to: 34 }, // 35
		{ k: "fork", to: [25, 35] }, // 36
		{ k: "literal", literal: 7, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "atom", kind: "word", field: "name", to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "atom", kind: "word", field: "name", to: 36 }, // 41
		{ k: "literal", literal: 7, to: 41 }, // 42
		{ k: "atom", kind: "word", field: "skip", to: 42 }, // 43
		{ k: "op", do: { op: "repair", code: 1 }, to: 43 }, // 44
		{ k: "fork", to: [40, 44] }, // 45
		{ k: "literal", literal: 8, to: 45 }, // 46
		{ k: "op", do: { op: "open", unit: 0 }, to: 46 }, // 47
		{ k: "op", do: { op: "leave" }, to: 4 }, // 48
		{ k: "literal", literal: 1, to: 19 }, // 49
		{ k: "op", do: { op: "close" }, to: 2 }, // 50
		{ k: "literal", literal: 3, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "fork", to: [52, 50] }, // 53
		{ k: "literal", literal: 4, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "value", py: false, field: "arguments", to: 55 }, // 56
		{ k: "op", do: { op: "commit" }, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 5, to: 55 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "value", py: false, field: "arguments", to: 60 }, // 61
		{ k: "op", do: { op: "commit" }, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 6, to: 63 }, // 64
		{ k: "fork", to: [64, 63] }, // 65
		{ k: "literal", literal: 5, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "op", do: { op: "repair", code: 2 }, to: 67 }, // 68
		{ k: "fork", to: [58, 68] }, // 69
		{ k: "literal", literal: 7, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "atom", kind: "word", field: "name", to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "atom", kind: "word", field: "name", to: 69 }, // 74
		{ k: "literal", literal: 7, to: 74 }, // 75
		{ k: "atom", kind: "word", field: "skip", to: 75 }, // 76
		{ k: "op", do: { op: "repair", code: 1 }, to: 76 }, // 77
		{ k: "fork", to: [73, 77] }, // 78
		{ k: "literal", literal: 8, to: 78 }, // 79
		{ k: "op", do: { op: "repair", code: 0 }, to: 79 }, // 80
		{ k: "op", do: { op: "open", unit: 1 }, to: 80 }, // 81
		{ k: "fork", to: [11, 10] }, // 82
	],
};
