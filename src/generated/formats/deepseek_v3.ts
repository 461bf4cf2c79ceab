// Generated from grammars/deepseek_v3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** sections of calls with a fenced JSON body */
export const deepseek_v3: Format = {
	version: 2,
	name: "deepseek_v3",
	title: "sections of calls with a fenced JSON body",
	aliases: ["deepseek", "deepseekv3", "deepseek_r1", "cogito"],
	models: ["deepseek-ai/DeepSeek-V3", "deepseek-ai/DeepSeek-V3-*", "deepseek-ai/DeepSeek-R1*", "deepseek/deepseek-chat-v3-*", "deepcogito/cogito-v2-*", "deepcogito/cogito-671b-*", "deepcogito/cogito-v2*", "deepcogito/cogito-671b-v2*"],
	tokens: ["<｜tool▁calls▁begin｜>", "<｜tool▁calls▁end｜>", "<｜tool▁call▁begin｜>", "<｜tool▁call▁end｜>", "<｜tool▁sep｜>", "<think>", "</think>", "<｜end▁of▁sentence｜>"],
	ends: ["<｜end▁of▁sentence｜>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S2",
	reasoning: true,
	holdback: 430,
	lenient: ["no-section", "no-type", "no-fence", "no-language"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<｜tool▁calls▁end｜>", // 2
		"<｜tool▁call▁end｜>", // 3
		"```", // 4
		"```json", // 5
		"<｜tool▁sep｜>", // 6
		"function", // 7
		"<｜tool▁call▁begin｜>", // 8
		"<｜tool▁calls▁begin｜>", // 9
		"\n</think>", // 10
		"\r\n</think>", // 11
	],
	openings: [1, 9, 8],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 82 }, // 0
	],
	units: [
		{ closes: [3], openings: [8, 2, 1, 9], after: 22, closable: [25, 26, 27, 28, 29], closableByLoop: [], pairs: false }, // 0
		{ closes: [3, 2], openings: [1, 9, 8], after: 2, closable: [53, 54, 55, 56, 57, 58, 59, 60], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 8], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 52, 81, 0] }, // 3
		{ k: "fork", to: [19, 52, 81] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [10, 11, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "text", field: "content", typed: false, exits: 23, stops: null, terminators: [], stray: true, section: { entry: 24, proof: false, content: false } }, // 22
		{ k: "fork", to: [49, 50, 21, 51] }, // 23
		{ k: "fork", to: [49, 21] }, // 24
		{ k: "op", do: { op: "close" }, to: 22 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 4, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "value", py: false, field: "arguments", to: 29 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "value", py: false, field: "arguments", to: 27 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "op", do: { op: "repair", code: 2 }, to: 35 }, // 36
		{ k: "literal", literal: 4, to: 31 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "op", do: { op: "repair", code: 3 }, to: 38 }, // 39
		{ k: "fork", to: [33, 36, 39] }, // 40
		{ k: "atom", kind: "word", field: "name", to: 40 }, // 41
		{ k: "literal", literal: 6, to: 41 }, // 42
		{ k: "literal", literal: 7, to: 42 }, // 43
		{ k: "literal", literal: 6, to: 40 }, // 44
		{ k: "atom", kind: "word", field: "name", to: 44 }, // 45
		{ k: "op", do: { op: "repair", code: 1 }, to: 45 }, // 46
		{ k: "fork", to: [43, 46] }, // 47
		{ k: "literal", literal: 8, to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 0 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 22 }, // 50
		{ k: "op", do: { op: "leave" }, to: 4 }, // 51
		{ k: "literal", literal: 9, to: 50 }, // 52
		{ k: "op", do: { op: "close" }, to: 2 }, // 53
		{ k: "literal", literal: 2, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "fork", to: [55, 53] }, // 56
		{ k: "literal", literal: 3, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 4, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "value", py: false, field: "arguments", to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 5, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "value", py: false, field: "arguments", to: 58 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "op", do: { op: "repair", code: 2 }, to: 66 }, // 67
		{ k: "literal", literal: 4, to: 62 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "op", do: { op: "repair", code: 3 }, to: 69 }, // 70
		{ k: "fork", to: [64, 67, 70] }, // 71
		{ k: "atom", kind: "word", field: "name", to: 71 }, // 72
		{ k: "literal", literal: 6, to: 72 }, // 73
		{ k: "literal", literal: 7, to: 73 }, // 74
		{ k: "literal", literal: 6, to: 71 }, // 75
		{ k: "atom", kind: "word", field: "name", to: 75 }, // 76
		{ k: "op", do: { op: "repair", code: 1 }, to: 76 }, // 77
		{ k: "fork", to: [74, 77] }, // 78
		{ k: "literal", literal: 8, to: 78 }, // 79
		{ k: "op", do: { op: "repair", code: 0 }, to: 79 }, // 80
		{ k: "op", do: { op: "open", unit: 1 }, to: 80 }, // 81
		{ k: "fork", to: [16, 15] }, // 82
	],
};
