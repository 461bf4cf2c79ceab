// Generated from grammars/deepseek_v3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** sections of calls with a fenced JSON body */
export const deepseek_v3: Format = {
	version: 1,
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
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 85 }, // 0
	],
	units: [
		{ closes: [4], openings: [9, 3, 2, 1], after: 25, closable: [27, 28, 29, 30, 31], closableByLoop: [], pairs: false }, // 0
		{ closes: [4, 3], openings: [2, 1, 9], after: 2, closable: [56, 57, 58, 59, 60, 61, 62, 63], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 1, 9], stray: false }, // 2
		{ k: "fork", to: [22, 55, 84, 0] }, // 3
		{ k: "fork", to: [22, 55, 84] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 26, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 25
		{ k: "fork", to: [51, 53, 24, 54] }, // 26
		{ k: "op", do: { op: "close" }, to: 25 }, // 27
		{ k: "literal", literal: 4, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 5, to: 29 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "value", py: false, field: "arguments", to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 6, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "value", py: false, field: "arguments", to: 29 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "op", do: { op: "repair", code: 2 }, to: 37 }, // 38
		{ k: "literal", literal: 5, to: 33 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "op", do: { op: "repair", code: 3 }, to: 40 }, // 41
		{ k: "fork", to: [35, 38, 41] }, // 42
		{ k: "atom", kind: "word", field: "name", to: 42 }, // 43
		{ k: "literal", literal: 7, to: 43 }, // 44
		{ k: "literal", literal: 8, to: 44 }, // 45
		{ k: "literal", literal: 7, to: 42 }, // 46
		{ k: "atom", kind: "word", field: "name", to: 46 }, // 47
		{ k: "op", do: { op: "repair", code: 1 }, to: 47 }, // 48
		{ k: "fork", to: [45, 48] }, // 49
		{ k: "literal", literal: 9, to: 49 }, // 50
		{ k: "op", do: { op: "open", unit: 0 }, to: 50 }, // 51
		{ k: "space", greedy: true, to: 25 }, // 52
		{ k: "eol", to: 52 }, // 53
		{ k: "op", do: { op: "leave" }, to: 4 }, // 54
		{ k: "literal", literal: 1, to: 52 }, // 55
		{ k: "op", do: { op: "close" }, to: 2 }, // 56
		{ k: "literal", literal: 3, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "fork", to: [58, 56] }, // 59
		{ k: "literal", literal: 4, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 5, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "value", py: false, field: "arguments", to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 6, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "value", py: false, field: "arguments", to: 61 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "op", do: { op: "repair", code: 2 }, to: 69 }, // 70
		{ k: "literal", literal: 5, to: 65 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "op", do: { op: "repair", code: 3 }, to: 72 }, // 73
		{ k: "fork", to: [67, 70, 73] }, // 74
		{ k: "atom", kind: "word", field: "name", to: 74 }, // 75
		{ k: "literal", literal: 7, to: 75 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "literal", literal: 7, to: 74 }, // 78
		{ k: "atom", kind: "word", field: "name", to: 78 }, // 79
		{ k: "op", do: { op: "repair", code: 1 }, to: 79 }, // 80
		{ k: "fork", to: [77, 80] }, // 81
		{ k: "literal", literal: 9, to: 81 }, // 82
		{ k: "op", do: { op: "repair", code: 0 }, to: 82 }, // 83
		{ k: "op", do: { op: "open", unit: 1 }, to: 83 }, // 84
		{ k: "fork", to: [19, 18] }, // 85
	],
};
