// Generated from grammars/deepseek_v32.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** DSML: invokes with typed parameters, in <｜DSML｜function_calls> */
export const deepseek_v32: Format = {
	version: 1,
	name: "deepseek_v32",
	title: "DSML: invokes with typed parameters, in <｜DSML｜function_calls>",
	aliases: ["deepseekv32", "deepseek32", "deepseek_v3_2", "deepseek_xml"],
	models: ["deepseek-ai/DeepSeek-V3.2", "deepseek-ai/DeepSeek-V3.2-Speciale"],
	tokens: ["｜DSML｜", "<think>", "</think>", "<｜end▁of▁sentence｜>"],
	ends: ["<｜end▁of▁sentence｜>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 638,
	lenient: ["bare", "untyped", "unclosed-value"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</｜DSML｜function_calls>", // 2
		"</｜DSML｜invoke>", // 3
		"<｜DSML｜parameter", // 4
		"</｜DSML｜parameter>", // 5
		"<｜DSML｜invoke", // 6
		"\" string=\"true\">", // 7
		"\" string=\"false\">", // 8
		"\">", // 9
		"<｜DSML｜parameter name=\"", // 10
		"<｜DSML｜", // 11
		"</｜DSML｜", // 12
		"{", // 13
		"<｜DSML｜invoke name=\"", // 14
		"<｜DSML｜function_calls>", // 15
		"\n</｜DSML｜invoke>", // 16
		"\r\n</｜DSML｜invoke>", // 17
	],
	openings: [1, 15, 14],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 102 }, // 0
	],
	units: [
		{ closes: [3], openings: [14, 2, 1, 15], after: 13, closable: [16, 47], closableByLoop: [17, 18, 19, 20, 25, 26, 33, 34, 35, 36, 37, 49, 50, 51, 58], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 15, 14], after: 2, closable: [64, 65, 66, 67, 88], closableByLoop: [68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 90, 91, 92, 93], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 15, 14], stray: false }, // 2
		{ k: "fork", to: [11, 63, 97, 0] }, // 3
		{ k: "fork", to: [11, 63, 97] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [14, 2, 1, 15], stray: true, section: { empty: true, proof: false, content: false } }, // 13
		{ k: "fork", to: [61, 12, 62] }, // 14
		{ k: "space", greedy: true, to: 13 }, // 15
		{ k: "op", do: { op: "close" }, to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "fork", to: [46, 17] }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "op", do: { op: "settle" }, to: 19 }, // 20
		{ k: "literal", literal: 4, to: 0 }, // 21
		{ k: "literal", literal: 3, to: 0 }, // 22
		{ k: "fork", to: [21, 22] }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "look", body: 24, to: 20 }, // 25
		{ k: "literal", literal: 5, to: 25 }, // 26
		{ k: "literal", literal: 6, to: 0 }, // 27
		{ k: "literal", literal: 2, to: 0 }, // 28
		{ k: "assert", what: "end", to: 0 }, // 29
		{ k: "fork", to: [27, 28, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 3, to: 31 }, // 32
		{ k: "look", body: 32, to: 20 }, // 33
		{ k: "eol", to: 33 }, // 34
		{ k: "fork", to: [34, 33] }, // 35
		{ k: "op", do: { op: "repair", code: 2 }, to: 35 }, // 36
		{ k: "fork", to: [26, 36] }, // 37
		{ k: "text", field: "value", typed: false, stray: false, exits: 37, stops: [5, 16, 17, 3] }, // 38
		{ k: "literal", literal: 7, to: 38 }, // 39
		{ k: "text", field: "value", typed: true, stray: false, exits: 37, stops: [5, 16, 17, 3] }, // 40
		{ k: "literal", literal: 8, to: 40 }, // 41
		{ k: "literal", literal: 9, to: 40 }, // 42
		{ k: "op", do: { op: "repair", code: 1 }, to: 42 }, // 43
		{ k: "fork", to: [39, 41, 43] }, // 44
		{ k: "atom", kind: "word", field: "key", to: 44 }, // 45
		{ k: "literal", literal: 10, to: 45 }, // 46
		{ k: "space", greedy: true, to: 17 }, // 47
		{ k: "value", py: false, field: "arguments", to: 47 }, // 48
		{ k: "fork", to: [18, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 9, to: 50 }, // 51
		{ k: "literal", literal: 11, to: 0 }, // 52
		{ k: "literal", literal: 12, to: 0 }, // 53
		{ k: "literal", literal: 13, to: 0 }, // 54
		{ k: "fork", to: [52, 53, 54] }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 9, to: 56 }, // 57
		{ k: "look", body: 57, to: 51 }, // 58
		{ k: "atom", kind: "word", field: "name", to: 58 }, // 59
		{ k: "literal", literal: 14, to: 59 }, // 60
		{ k: "op", do: { op: "open", unit: 0 }, to: 60 }, // 61
		{ k: "op", do: { op: "leave" }, to: 4 }, // 62
		{ k: "literal", literal: 15, to: 15 }, // 63
		{ k: "op", do: { op: "close" }, to: 2 }, // 64
		{ k: "literal", literal: 2, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "fork", to: [66, 64] }, // 67
		{ k: "literal", literal: 3, to: 67 }, // 68
		{ k: "fork", to: [87, 68] }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "op", do: { op: "settle" }, to: 70 }, // 71
		{ k: "look", body: 24, to: 71 }, // 72
		{ k: "literal", literal: 5, to: 72 }, // 73
		{ k: "look", body: 32, to: 71 }, // 74
		{ k: "eol", to: 74 }, // 75
		{ k: "fork", to: [75, 74] }, // 76
		{ k: "op", do: { op: "repair", code: 2 }, to: 76 }, // 77
		{ k: "fork", to: [73, 77] }, // 78
		{ k: "text", field: "value", typed: false, stray: false, exits: 78, stops: [5, 16, 17, 3] }, // 79
		{ k: "literal", literal: 7, to: 79 }, // 80
		{ k: "text", field: "value", typed: true, stray: false, exits: 78, stops: [5, 16, 17, 3] }, // 81
		{ k: "literal", literal: 8, to: 81 }, // 82
		{ k: "literal", literal: 9, to: 81 }, // 83
		{ k: "op", do: { op: "repair", code: 1 }, to: 83 }, // 84
		{ k: "fork", to: [80, 82, 84] }, // 85
		{ k: "atom", kind: "word", field: "key", to: 85 }, // 86
		{ k: "literal", literal: 10, to: 86 }, // 87
		{ k: "space", greedy: true, to: 68 }, // 88
		{ k: "value", py: false, field: "arguments", to: 88 }, // 89
		{ k: "fork", to: [69, 89] }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 9, to: 91 }, // 92
		{ k: "look", body: 57, to: 92 }, // 93
		{ k: "slot", slot: "tool", field: "name", to: 93 }, // 94
		{ k: "literal", literal: 14, to: 94 }, // 95
		{ k: "op", do: { op: "repair", code: 0 }, to: 95 }, // 96
		{ k: "op", do: { op: "open", unit: 1 }, to: 96 }, // 97
		{ k: "op", do: { op: "settle" }, to: 0 }, // 98
		{ k: "literal", literal: 0, to: 2 }, // 99
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 99, stops: [0] }, // 100
		{ k: "literal", literal: 1, to: 100 }, // 101
		{ k: "fork", to: [101, 100] }, // 102
	],
};
