// Generated from grammars/hunyuan_a13b.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a JSON array between <tool_calls> tags; the answer between <answer> tags */
export const hunyuan_a13b: Format = {
	version: 1,
	name: "hunyuan_a13b",
	title: "a JSON array between <tool_calls> tags; the answer between <answer> tags",
	aliases: ["hunyuan"],
	models: ["tencent/Hunyuan-A13B-*", "tencent/Hunyuan-7B-*", "tencent/Hunyuan-4B-*", "tencent/Hunyuan-1.8B-*", "tencent/Hunyuan-0.5B-*"],
	tokens: ["<|eos|>"],
	ends: ["<|eos|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 142,
	lenient: ["no-array"],
	literals: [
		"助手：", // 0
		"</think>", // 1
		"<think>", // 2
		"</tool_calls>", // 3
		"]", // 4
		",", // 5
		"{", // 6
		"[", // 7
		"<tool_calls>", // 8
		"</answer>", // 9
		"<answer>", // 10
		"\n</answer>", // 11
		"\r\n</answer>", // 12
		"\n</think>", // 13
		"\r\n</think>", // 14
	],
	openings: [2, 8, 10, 9],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 84 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 8, 10, 9], after: 28, closable: [30], closableByLoop: [], pairs: false }, // 0
		{ closes: [3], openings: [2, 8, 10, 9], after: 2, closable: [45, 46, 47, 48, 49], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0, 2, 8, 10, 11, 12, 9], stray: false }, // 2
		{ k: "fork", to: [6, 21, 44, 54, 67, 71, 0] }, // 3
		{ k: "fork", to: [6, 21, 44, 54, 67, 71] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "assert", what: "start", to: 5 }, // 6
		{ k: "op", do: { op: "settle" }, to: 2 }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "eol", to: 9 }, // 10
		{ k: "fork", to: [10, 9] }, // 11
		{ k: "literal", literal: 1, to: 11 }, // 12
		{ k: "eol", to: 12 }, // 13
		{ k: "fork", to: [13, 12] }, // 14
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [13, 14, 1] }, // 15
		{ k: "eol", to: 15 }, // 16
		{ k: "fork", to: [16, 15] }, // 17
		{ k: "literal", literal: 2, to: 17 }, // 18
		{ k: "assert", what: "start", to: 18 }, // 19
		{ k: "assert", what: "line", to: 18 }, // 20
		{ k: "fork", to: [19, 20] }, // 21
		{ k: "literal", literal: 3, to: 2 }, // 22
		{ k: "assert", what: "end", to: 2 }, // 23
		{ k: "fork", to: [22, 23] }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "text", field: "content", typed: false, exits: 29, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 28
		{ k: "fork", to: [32, 35, 27, 36] }, // 29
		{ k: "op", do: { op: "close" }, to: 28 }, // 30
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 30 }, // 31
		{ k: "op", do: { op: "open", unit: 0 }, to: 31 }, // 32
		{ k: "space", greedy: true, to: 28 }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "op", do: { op: "leave" }, to: 4 }, // 36
		{ k: "literal", literal: 6, to: 0 }, // 37
		{ k: "literal", literal: 4, to: 0 }, // 38
		{ k: "fork", to: [37, 38] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "look", body: 40, to: 33 }, // 41
		{ k: "literal", literal: 7, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 8, to: 43 }, // 44
		{ k: "op", do: { op: "close" }, to: 2 }, // 45
		{ k: "literal", literal: 3, to: 45 }, // 46
		{ k: "assert", what: "end", to: 45 }, // 47
		{ k: "fork", to: [46, 47] }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 8, to: 51 }, // 52
		{ k: "op", do: { op: "repair", code: 0 }, to: 52 }, // 53
		{ k: "op", do: { op: "open", unit: 1 }, to: 53 }, // 54
		{ k: "literal", literal: 9, to: 7 }, // 55
		{ k: "eol", to: 55 }, // 56
		{ k: "fork", to: [56, 55] }, // 57
		{ k: "literal", literal: 8, to: 0 }, // 58
		{ k: "look", body: 58, to: 7 }, // 59
		{ k: "fork", to: [57, 59] }, // 60
		{ k: "text", field: "content", typed: false, stray: false, exits: 60, stops: [11, 12, 9, 8] }, // 61
		{ k: "eol", to: 61 }, // 62
		{ k: "fork", to: [62, 61] }, // 63
		{ k: "literal", literal: 10, to: 63 }, // 64
		{ k: "assert", what: "start", to: 64 }, // 65
		{ k: "assert", what: "line", to: 64 }, // 66
		{ k: "fork", to: [65, 66] }, // 67
		{ k: "space", greedy: true, to: 23 }, // 68
		{ k: "literal", literal: 9, to: 68 }, // 69
		{ k: "eol", to: 69 }, // 70
		{ k: "fork", to: [70, 69] }, // 71
		{ k: "op", do: { op: "settle" }, to: 0 }, // 72
		{ k: "eol", to: 2 }, // 73
		{ k: "fork", to: [73, 2] }, // 74
		{ k: "eol", to: 74 }, // 75
		{ k: "fork", to: [75, 74] }, // 76
		{ k: "literal", literal: 1, to: 76 }, // 77
		{ k: "eol", to: 77 }, // 78
		{ k: "fork", to: [78, 77] }, // 79
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 79, stops: [13, 14, 1] }, // 80
		{ k: "eol", to: 80 }, // 81
		{ k: "fork", to: [81, 80] }, // 82
		{ k: "literal", literal: 2, to: 82 }, // 83
		{ k: "fork", to: [83, 82] }, // 84
	],
};
