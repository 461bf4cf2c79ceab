// Generated from grammars/deepseek_v3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** sections of calls with a fenced JSON body */
export const deepseek_v3: Format = {
	version: 2,
	name: "deepseek_v3",
	title: "sections of calls with a fenced JSON body",
	aliases: ["deepseek", "deepseekv3", "deepseek_r1", "cogito"],
	models: ["deepseek-ai/DeepSeek-V3", "deepseek-ai/DeepSeek-V3-*", "deepseek-ai/DeepSeek-R1*", "deepseek/deepseek-chat-v3-*", "deepcogito/cogito-v2-*", "deepcogito/cogito-671b-*"],
	tokens: ["<｜tool▁calls▁begin｜>", "<｜tool▁calls▁end｜>", "<｜tool▁call▁begin｜>", "<｜tool▁call▁end｜>", "<｜tool▁sep｜>", "<think>", "</think>", "<｜end▁of▁sentence｜>"],
	ends: ["<｜end▁of▁sentence｜>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S2",
	reasoning: true,
	holdback: 430,
	lenient: ["no-section", "no-type", "no-fence", "no-language"],
	literals: [
		"</think>", // 0
		"<｜tool▁calls▁begin｜>", // 1
		"<think>", // 2
		"<｜tool▁calls▁end｜>", // 3
		"<｜tool▁call▁end｜>", // 4
		"```", // 5
		"```json", // 6
		"<｜tool▁sep｜>", // 7
		"function", // 8
		"<｜tool▁call▁begin｜>", // 9
		"\n</think>", // 10
		"\r\n</think>", // 11
	],
	openings: [2, 1, 9],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 86 }, // 0
	],
	units: [
		{ closes: [4], openings: [9, 3, 2, 1], after: 25, closable: [28, 29, 30, 31, 32], closableByLoop: [], pairs: false }, // 0
		{ closes: [4, 3], openings: [2, 1, 9], after: 2, closable: [57, 58, 59, 60, 61, 62, 63, 64], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 1, 9], stray: false }, // 2
		{ k: "fork", to: [22, 56, 85, 0] }, // 3
		{ k: "fork", to: [22, 56, 85] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "literal", literal: 1, to: 0 }, // 13
		{ k: "look", body: 13, to: 5 }, // 14
		{ k: "fork", to: [12, 14] }, // 15
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 15, stops: [10, 11, 0, 1] }, // 16
		{ k: "eol", to: 16 }, // 17
		{ k: "fork", to: [17, 16] }, // 18
		{ k: "literal", literal: 2, to: 18 }, // 19
		{ k: "assert", what: "start", to: 19 }, // 20
		{ k: "assert", what: "line", to: 19 }, // 21
		{ k: "fork", to: [20, 21] }, // 22
		{ k: "literal", literal: 3, to: 2 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "text", field: "content", typed: false, exits: 26, stops: null, stray: true, section: { entry: 27, proof: false, content: false } }, // 25
		{ k: "fork", to: [52, 54, 24, 55] }, // 26
		{ k: "fork", to: [52, 24] }, // 27
		{ k: "op", do: { op: "close" }, to: 25 }, // 28
		{ k: "literal", literal: 4, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "literal", literal: 5, to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "value", py: false, field: "arguments", to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 6, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "value", py: false, field: "arguments", to: 30 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "op", do: { op: "repair", code: 2 }, to: 38 }, // 39
		{ k: "literal", literal: 5, to: 34 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "op", do: { op: "repair", code: 3 }, to: 41 }, // 42
		{ k: "fork", to: [36, 39, 42] }, // 43
		{ k: "atom", kind: "word", field: "name", to: 43 }, // 44
		{ k: "literal", literal: 7, to: 44 }, // 45
		{ k: "literal", literal: 8, to: 45 }, // 46
		{ k: "literal", literal: 7, to: 43 }, // 47
		{ k: "atom", kind: "word", field: "name", to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 1 }, to: 48 }, // 49
		{ k: "fork", to: [46, 49] }, // 50
		{ k: "literal", literal: 9, to: 50 }, // 51
		{ k: "op", do: { op: "open", unit: 0 }, to: 51 }, // 52
		{ k: "space", greedy: true, to: 25 }, // 53
		{ k: "eol", to: 53 }, // 54
		{ k: "op", do: { op: "leave" }, to: 4 }, // 55
		{ k: "literal", literal: 1, to: 53 }, // 56
		{ k: "op", do: { op: "close" }, to: 2 }, // 57
		{ k: "literal", literal: 3, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "fork", to: [59, 57] }, // 60
		{ k: "literal", literal: 4, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 5, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "value", py: false, field: "arguments", to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 6, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "value", py: false, field: "arguments", to: 62 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "op", do: { op: "repair", code: 2 }, to: 70 }, // 71
		{ k: "literal", literal: 5, to: 66 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "op", do: { op: "repair", code: 3 }, to: 73 }, // 74
		{ k: "fork", to: [68, 71, 74] }, // 75
		{ k: "atom", kind: "word", field: "name", to: 75 }, // 76
		{ k: "literal", literal: 7, to: 76 }, // 77
		{ k: "literal", literal: 8, to: 77 }, // 78
		{ k: "literal", literal: 7, to: 75 }, // 79
		{ k: "atom", kind: "word", field: "name", to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 1 }, to: 80 }, // 81
		{ k: "fork", to: [78, 81] }, // 82
		{ k: "literal", literal: 9, to: 82 }, // 83
		{ k: "op", do: { op: "repair", code: 0 }, to: 83 }, // 84
		{ k: "op", do: { op: "open", unit: 1 }, to: 84 }, // 85
		{ k: "fork", to: [19, 18] }, // 86
	],
};
