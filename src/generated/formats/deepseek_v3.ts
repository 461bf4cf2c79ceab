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
	lenient: ["no-section", "no-type", "no-fence", "no-language", "signs-around"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<｜tool▁calls▁end｜>", // 2
		"<｜tool▁call▁end｜>", // 3
		"```", // 4
		"}", // 5
		"```json", // 6
		"<｜tool▁sep｜>", // 7
		"function", // 8
		"<｜tool▁call▁begin｜>", // 9
		"<｜tool▁calls▁begin｜>", // 10
		"\n</think>", // 11
		"\r\n</think>", // 12
	],
	openings: [1, 10, 9],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 113 }, // 0
	],
	units: [
		{ closes: [3], openings: [9, 2, 1, 10], after: 22, closable: [25, 26, 27, 28, 29, 32, 33, 34, 35, 36, 37], closableByLoop: [], pairs: false }, // 0
		{ closes: [3, 2], openings: [1, 10, 9], after: 2, closable: [64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 9], stray: false }, // 2
		{ k: "fork", to: [19, 63, 100, 0] }, // 3
		{ k: "fork", to: [19, 63, 100] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [11, 12, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "text", field: "content", typed: false, exits: 23, stops: null, stray: true, section: { entry: 24, proof: false, content: false } }, // 22
		{ k: "fork", to: [59, 61, 21, 62] }, // 23
		{ k: "fork", to: [59, 21] }, // 24
		{ k: "op", do: { op: "close" }, to: 22 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 4, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "look", body: 31, to: 29 }, // 32
		{ k: "fork", to: [35, 32] }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "op", do: { op: "repair", code: 4 }, to: 35 }, // 36
		{ k: "fork", to: [29, 36] }, // 37
		{ k: "value", py: false, field: "arguments", to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 6, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "value", py: false, field: "arguments", to: 27 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "op", do: { op: "repair", code: 2 }, to: 43 }, // 44
		{ k: "value", py: false, field: "arguments", to: 29 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 4, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 3 }, to: 48 }, // 49
		{ k: "fork", to: [41, 44, 49] }, // 50
		{ k: "atom", kind: "word", field: "name", to: 50 }, // 51
		{ k: "literal", literal: 7, to: 51 }, // 52
		{ k: "literal", literal: 8, to: 52 }, // 53
		{ k: "literal", literal: 7, to: 50 }, // 54
		{ k: "atom", kind: "word", field: "name", to: 54 }, // 55
		{ k: "op", do: { op: "repair", code: 1 }, to: 55 }, // 56
		{ k: "fork", to: [53, 56] }, // 57
		{ k: "literal", literal: 9, to: 57 }, // 58
		{ k: "op", do: { op: "open", unit: 0 }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 22 }, // 60
		{ k: "eol", to: 60 }, // 61
		{ k: "op", do: { op: "leave" }, to: 4 }, // 62
		{ k: "literal", literal: 10, to: 60 }, // 63
		{ k: "op", do: { op: "close" }, to: 2 }, // 64
		{ k: "literal", literal: 2, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "fork", to: [66, 64] }, // 67
		{ k: "literal", literal: 3, to: 67 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 4, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "look", body: 31, to: 71 }, // 72
		{ k: "fork", to: [75, 72] }, // 73
		{ k: "literal", literal: 5, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "op", do: { op: "repair", code: 4 }, to: 75 }, // 76
		{ k: "fork", to: [71, 76] }, // 77
		{ k: "value", py: false, field: "arguments", to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 6, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "value", py: false, field: "arguments", to: 69 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "op", do: { op: "repair", code: 2 }, to: 83 }, // 84
		{ k: "value", py: false, field: "arguments", to: 71 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 4, to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "op", do: { op: "repair", code: 3 }, to: 88 }, // 89
		{ k: "fork", to: [81, 84, 89] }, // 90
		{ k: "atom", kind: "word", field: "name", to: 90 }, // 91
		{ k: "literal", literal: 7, to: 91 }, // 92
		{ k: "literal", literal: 8, to: 92 }, // 93
		{ k: "literal", literal: 7, to: 90 }, // 94
		{ k: "atom", kind: "word", field: "name", to: 94 }, // 95
		{ k: "op", do: { op: "repair", code: 1 }, to: 95 }, // 96
		{ k: "fork", to: [93, 96] }, // 97
		{ k: "literal", literal: 9, to: 97 }, // 98
		{ k: "op", do: { op: "repair", code: 0 }, to: 98 }, // 99
		{ k: "op", do: { op: "open", unit: 1 }, to: 99 }, // 100
		{ k: "op", do: { op: "settle" }, to: 0 }, // 101
		{ k: "eol", to: 2 }, // 102
		{ k: "fork", to: [102, 2] }, // 103
		{ k: "eol", to: 103 }, // 104
		{ k: "fork", to: [104, 103] }, // 105
		{ k: "literal", literal: 0, to: 105 }, // 106
		{ k: "eol", to: 106 }, // 107
		{ k: "fork", to: [107, 106] }, // 108
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 108, stops: [11, 12, 0] }, // 109
		{ k: "eol", to: 109 }, // 110
		{ k: "fork", to: [110, 109] }, // 111
		{ k: "literal", literal: 1, to: 111 }, // 112
		{ k: "fork", to: [112, 111] }, // 113
	],
};
