// Generated from grammars/deepseek_v41.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** DSML with a blank before each tag word: invokes with typed parameters, in <｜DSML｜ calls> */
export const deepseek_v41: Format = {
	version: 2,
	name: "deepseek_v41",
	title: "DSML with a blank before each tag word: invokes with typed parameters, in <｜DSML｜ calls>",
	aliases: ["deepseekv41"],
	models: ["deepseek-ai/DeepSeek-V4.1*"],
	tokens: ["｜DSML｜", "<think>", "</think>", "<｜end▁of▁sentence｜>"],
	ends: ["<｜end▁of▁sentence｜>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 640,
	lenient: ["bare", "untyped", "unclosed-value"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</｜DSML｜ calls>", // 2
		"</｜DSML｜ invoke>", // 3
		"<｜DSML｜ parameter", // 4
		"</｜DSML｜ parameter>", // 5
		"<｜DSML｜ invoke", // 6
		"\" string=\"true\">", // 7
		"\" string=\"false\">", // 8
		"\">", // 9
		"<｜DSML｜ parameter name=\"", // 10
		"<｜DSML｜", // 11
		"</｜DSML｜", // 12
		"{", // 13
		"<｜DSML｜ invoke name=\"", // 14
		"<｜DSML｜ calls>", // 15
		"\n</｜DSML｜ invoke>", // 16
		"\r\n</｜DSML｜ invoke>", // 17
	],
	openings: [1, 15, 14],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 103 }, // 0
	],
	units: [
		{ closes: [3], openings: [14, 2, 1, 15], after: 13, closable: [17, 48], closableByLoop: [18, 19, 20, 21, 26, 27, 34, 35, 36, 37, 38, 50, 51, 52, 59], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 15, 14], after: 2, closable: [65, 66, 67, 68, 89], closableByLoop: [69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 91, 92, 93, 94], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 15, 14], stray: false }, // 2
		{ k: "fork", to: [11, 64, 98, 0] }, // 3
		{ k: "fork", to: [11, 64, 98] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [14, 2, 1, 15], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [62, 12, 63] }, // 14
		{ k: "fork", to: [62, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "fork", to: [47, 18] }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "op", do: { op: "settle" }, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 0 }, // 22
		{ k: "literal", literal: 3, to: 0 }, // 23
		{ k: "fork", to: [22, 23] }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "look", body: 25, to: 21 }, // 26
		{ k: "literal", literal: 5, to: 26 }, // 27
		{ k: "literal", literal: 6, to: 0 }, // 28
		{ k: "literal", literal: 2, to: 0 }, // 29
		{ k: "assert", what: "end", to: 0 }, // 30
		{ k: "fork", to: [28, 29, 30] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 3, to: 32 }, // 33
		{ k: "look", body: 33, to: 21 }, // 34
		{ k: "eol", to: 34 }, // 35
		{ k: "fork", to: [35, 34] }, // 36
		{ k: "op", do: { op: "repair", code: 2 }, to: 36 }, // 37
		{ k: "fork", to: [27, 37] }, // 38
		{ k: "text", field: "value", typed: false, stray: false, exits: 38, stops: [5, 16, 17, 3] }, // 39
		{ k: "literal", literal: 7, to: 39 }, // 40
		{ k: "text", field: "value", typed: true, stray: false, exits: 38, stops: [5, 16, 17, 3] }, // 41
		{ k: "literal", literal: 8, to: 41 }, // 42
		{ k: "literal", literal: 9, to: 41 }, // 43
		{ k: "op", do: { op: "repair", code: 1 }, to: 43 }, // 44
		{ k: "fork", to: [40, 42, 44] }, // 45
		{ k: "atom", kind: "word", field: "key", to: 45 }, // 46
		{ k: "literal", literal: 10, to: 46 }, // 47
		{ k: "space", greedy: true, to: 18 }, // 48
		{ k: "value", py: false, field: "arguments", to: 48 }, // 49
		{ k: "fork", to: [19, 49] }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 9, to: 51 }, // 52
		{ k: "literal", literal: 11, to: 0 }, // 53
		{ k: "literal", literal: 12, to: 0 }, // 54
		{ k: "literal", literal: 13, to: 0 }, // 55
		{ k: "fork", to: [53, 54, 55] }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 9, to: 57 }, // 58
		{ k: "look", body: 58, to: 52 }, // 59
		{ k: "atom", kind: "word", field: "name", to: 59 }, // 60
		{ k: "literal", literal: 14, to: 60 }, // 61
		{ k: "op", do: { op: "open", unit: 0 }, to: 61 }, // 62
		{ k: "op", do: { op: "leave" }, to: 4 }, // 63
		{ k: "literal", literal: 15, to: 16 }, // 64
		{ k: "op", do: { op: "close" }, to: 2 }, // 65
		{ k: "literal", literal: 2, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "fork", to: [67, 65] }, // 68
		{ k: "literal", literal: 3, to: 68 }, // 69
		{ k: "fork", to: [88, 69] }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "op", do: { op: "settle" }, to: 71 }, // 72
		{ k: "look", body: 25, to: 72 }, // 73
		{ k: "literal", literal: 5, to: 73 }, // 74
		{ k: "look", body: 33, to: 72 }, // 75
		{ k: "eol", to: 75 }, // 76
		{ k: "fork", to: [76, 75] }, // 77
		{ k: "op", do: { op: "repair", code: 2 }, to: 77 }, // 78
		{ k: "fork", to: [74, 78] }, // 79
		{ k: "text", field: "value", typed: false, stray: false, exits: 79, stops: [5, 16, 17, 3] }, // 80
		{ k: "literal", literal: 7, to: 80 }, // 81
		{ k: "text", field: "value", typed: true, stray: false, exits: 79, stops: [5, 16, 17, 3] }, // 82
		{ k: "literal", literal: 8, to: 82 }, // 83
		{ k: "literal", literal: 9, to: 82 }, // 84
		{ k: "op", do: { op: "repair", code: 1 }, to: 84 }, // 85
		{ k: "fork", to: [81, 83, 85] }, // 86
		{ k: "atom", kind: "word", field: "key", to: 86 }, // 87
		{ k: "literal", literal: 10, to: 87 }, // 88
		{ k: "space", greedy: true, to: 69 }, // 89
		{ k: "value", py: false, field: "arguments", to: 89 }, // 90
		{ k: "fork", to: [70, 90] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 9, to: 92 }, // 93
		{ k: "look", body: 58, to: 93 }, // 94
		{ k: "slot", slot: "tool", field: "name", to: 94 }, // 95
		{ k: "literal", literal: 14, to: 95 }, // 96
		{ k: "op", do: { op: "repair", code: 0 }, to: 96 }, // 97
		{ k: "op", do: { op: "open", unit: 1 }, to: 97 }, // 98
		{ k: "op", do: { op: "settle" }, to: 0 }, // 99
		{ k: "literal", literal: 0, to: 2 }, // 100
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 100, stops: [0] }, // 101
		{ k: "literal", literal: 1, to: 101 }, // 102
		{ k: "fork", to: [102, 101] }, // 103
	],
};
