// Generated from grammars/deepseek_v31.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** sections of calls: name, separator, JSON */
export const deepseek_v31: Format = {
	version: 1,
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
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 81 }, // 0
	],
	units: [
		{ closes: [4], openings: [8, 3, 2, 1], after: 16, closable: [19, 20, 21, 25, 26], closableByLoop: [], pairs: false }, // 0
		{ closes: [4, 3], openings: [2, 1, 8], after: 2, closable: [49, 50, 51, 52, 53, 54, 58, 59], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 1, 8], stray: false }, // 2
		{ k: "fork", to: [14, 48, 80, 0] }, // 3
		{ k: "fork", to: [14, 48, 80] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 17, stops: [8, 3, 2, 1], stray: true, section: { empty: true, proof: true, content: false } }, // 16
		{ k: "fork", to: [46, 15, 47] }, // 17
		{ k: "space", greedy: true, to: 16 }, // 18
		{ k: "op", do: { op: "close" }, to: 18 }, // 19
		{ k: "literal", literal: 4, to: 19 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "value", py: false, field: "arguments", to: 21 }, // 22
		{ k: "op", do: { op: "commit" }, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 5, to: 21 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "value", py: false, field: "arguments", to: 26 }, // 27
		{ k: "op", do: { op: "commit" }, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 6, to: 29 }, // 30
		{ k: "fork", to: [30, 29] }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "op", do: { op: "repair", code: 2 }, to: 33 }, // 34
		{ k: "fork", to: [24, 34] }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "atom", kind: "word", field: "name", to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "atom", kind: "word", field: "name", to: 35 }, // 40
		{ k: "literal", literal: 7, to: 40 }, // 41
		{ k: "atom", kind: "word", field: "skip", to: 41 }, // 42
		{ k: "op", do: { op: "repair", code: 1 }, to: 42 }, // 43
		{ k: "fork", to: [39, 43] }, // 44
		{ k: "literal", literal: 8, to: 44 }, // 45
		{ k: "op", do: { op: "open", unit: 0 }, to: 45 }, // 46
		{ k: "op", do: { op: "leave" }, to: 4 }, // 47
		{ k: "literal", literal: 1, to: 18 }, // 48
		{ k: "op", do: { op: "close" }, to: 2 }, // 49
		{ k: "literal", literal: 3, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "fork", to: [51, 49] }, // 52
		{ k: "literal", literal: 4, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "value", py: false, field: "arguments", to: 54 }, // 55
		{ k: "op", do: { op: "commit" }, to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 5, to: 54 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "value", py: false, field: "arguments", to: 59 }, // 60
		{ k: "op", do: { op: "commit" }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 6, to: 62 }, // 63
		{ k: "fork", to: [63, 62] }, // 64
		{ k: "literal", literal: 5, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "op", do: { op: "repair", code: 2 }, to: 66 }, // 67
		{ k: "fork", to: [57, 67] }, // 68
		{ k: "literal", literal: 7, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "atom", kind: "word", field: "name", to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "atom", kind: "word", field: "name", to: 68 }, // 73
		{ k: "literal", literal: 7, to: 73 }, // 74
		{ k: "atom", kind: "word", field: "skip", to: 74 }, // 75
		{ k: "op", do: { op: "repair", code: 1 }, to: 75 }, // 76
		{ k: "fork", to: [72, 76] }, // 77
		{ k: "literal", literal: 8, to: 77 }, // 78
		{ k: "op", do: { op: "repair", code: 0 }, to: 78 }, // 79
		{ k: "op", do: { op: "open", unit: 1 }, to: 79 }, // 80
		{ k: "fork", to: [11, 10] }, // 81
	],
};
