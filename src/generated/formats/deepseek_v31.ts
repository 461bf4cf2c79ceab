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
	holdback: 749,
	lenient: ["no-section", "v3-shape", "fence", "signs-around"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<｜tool▁calls▁end｜>", // 2
		"<｜tool▁call▁end｜>", // 3
		"}", // 4
		"]", // 5
		")", // 6
		";", // 7
		"```", // 8
		"json", // 9
		"﻿", // 10
		"```json", // 11
		"(", // 12
		"<｜tool▁sep｜>", // 13
		"<｜tool▁call▁begin｜>", // 14
		"<｜tool▁calls▁begin｜>", // 15
	],
	openings: [1, 15, 14],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 119 }, // 0
	],
	units: [
		{ closes: [3], openings: [14, 2, 1, 15], after: 13, closable: [17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 33, 34], closableByLoop: [], pairs: false }, // 0
		{ closes: [3, 2], openings: [1, 15, 14], after: 2, closable: [68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 87, 88], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 15, 14], terminators: [], stray: false }, // 2
		{ k: "fork", to: [11, 67, 118, 0] }, // 3
		{ k: "fork", to: [11, 67, 118] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0], terminators: [5] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [14, 2, 1, 15], terminators: [], stray: true, section: { entry: 15, proof: true, content: false } }, // 13
		{ k: "fork", to: [65, 12, 66] }, // 14
		{ k: "fork", to: [65, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "fork", to: [26, 18] }, // 19
		{ k: "literal", literal: 4, to: 19 }, // 20
		{ k: "literal", literal: 5, to: 19 }, // 21
		{ k: "literal", literal: 6, to: 19 }, // 22
		{ k: "literal", literal: 7, to: 19 }, // 23
		{ k: "literal", literal: 8, to: 19 }, // 24
		{ k: "fork", to: [20, 21, 22, 23, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "op", do: { op: "repair", code: 3 }, to: 26 }, // 27
		{ k: "fork", to: [18, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "value", py: false, field: "arguments", to: 29 }, // 30
		{ k: "op", do: { op: "commit" }, to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 8, to: 29 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "value", py: false, field: "arguments", to: 34 }, // 35
		{ k: "op", do: { op: "commit" }, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 9, to: 37 }, // 38
		{ k: "fork", to: [38, 37] }, // 39
		{ k: "literal", literal: 8, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "op", do: { op: "repair", code: 2 }, to: 41 }, // 42
		{ k: "fork", to: [32, 42] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 10, to: 44 }, // 45
		{ k: "literal", literal: 11, to: 44 }, // 46
		{ k: "literal", literal: 8, to: 44 }, // 47
		{ k: "literal", literal: 12, to: 44 }, // 48
		{ k: "fork", to: [45, 46, 47, 48] }, // 49
		{ k: "op", do: { op: "repair", code: 3 }, to: 49 }, // 50
		{ k: "fork", to: [43, 50] }, // 51
		{ k: "literal", literal: 13, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "atom", kind: "word", field: "name", to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 8, to: 0 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "look", body: 57, to: 51 }, // 58
		{ k: "atom", kind: "word", field: "name", to: 58 }, // 59
		{ k: "literal", literal: 13, to: 59 }, // 60
		{ k: "atom", kind: "word", field: "skip", to: 60 }, // 61
		{ k: "op", do: { op: "repair", code: 1 }, to: 61 }, // 62
		{ k: "fork", to: [55, 62] }, // 63
		{ k: "literal", literal: 14, to: 63 }, // 64
		{ k: "op", do: { op: "open", unit: 0 }, to: 64 }, // 65
		{ k: "op", do: { op: "leave" }, to: 4 }, // 66
		{ k: "literal", literal: 15, to: 16 }, // 67
		{ k: "op", do: { op: "close" }, to: 2 }, // 68
		{ k: "literal", literal: 2, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "fork", to: [70, 68] }, // 71
		{ k: "literal", literal: 3, to: 71 }, // 72
		{ k: "fork", to: [80, 72] }, // 73
		{ k: "literal", literal: 4, to: 73 }, // 74
		{ k: "literal", literal: 5, to: 73 }, // 75
		{ k: "literal", literal: 6, to: 73 }, // 76
		{ k: "literal", literal: 7, to: 73 }, // 77
		{ k: "literal", literal: 8, to: 73 }, // 78
		{ k: "fork", to: [74, 75, 76, 77, 78] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 3 }, to: 80 }, // 81
		{ k: "fork", to: [72, 81] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "value", py: false, field: "arguments", to: 83 }, // 84
		{ k: "op", do: { op: "commit" }, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 8, to: 83 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "value", py: false, field: "arguments", to: 88 }, // 89
		{ k: "op", do: { op: "commit" }, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 9, to: 91 }, // 92
		{ k: "fork", to: [92, 91] }, // 93
		{ k: "literal", literal: 8, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "op", do: { op: "repair", code: 2 }, to: 95 }, // 96
		{ k: "fork", to: [86, 96] }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 10, to: 98 }, // 99
		{ k: "literal", literal: 11, to: 98 }, // 100
		{ k: "literal", literal: 8, to: 98 }, // 101
		{ k: "literal", literal: 12, to: 98 }, // 102
		{ k: "fork", to: [99, 100, 101, 102] }, // 103
		{ k: "op", do: { op: "repair", code: 3 }, to: 103 }, // 104
		{ k: "fork", to: [97, 104] }, // 105
		{ k: "literal", literal: 13, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "atom", kind: "word", field: "name", to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "look", body: 57, to: 105 }, // 110
		{ k: "atom", kind: "word", field: "name", to: 110 }, // 111
		{ k: "literal", literal: 13, to: 111 }, // 112
		{ k: "atom", kind: "word", field: "skip", to: 112 }, // 113
		{ k: "op", do: { op: "repair", code: 1 }, to: 113 }, // 114
		{ k: "fork", to: [109, 114] }, // 115
		{ k: "literal", literal: 14, to: 115 }, // 116
		{ k: "op", do: { op: "repair", code: 0 }, to: 116 }, // 117
		{ k: "op", do: { op: "open", unit: 1 }, to: 117 }, // 118
		{ k: "fork", to: [8, 7] }, // 119
	],
};
