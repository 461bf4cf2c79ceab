// Generated from grammars/hunyuan_a13b.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON array between <tool_calls> tags; the answer between <answer> tags */
export const hunyuan_a13b: Format = {
	version: 2,
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
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 85 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 8, 10, 9], after: 28, closable: [31], closableByLoop: [], pairs: false }, // 0
		{ closes: [3], openings: [2, 8, 10, 9], after: 2, closable: [46, 47, 48, 49, 50], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0, 2, 8, 10, 11, 12, 9], stray: false }, // 2
		{ k: "fork", to: [6, 21, 45, 55, 68, 72, 0] }, // 3
		{ k: "fork", to: [6, 21, 45, 55, 68, 72] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 29, stops: null, stray: true, section: { entry: 30, proof: false, content: false } }, // 28
		{ k: "fork", to: [33, 36, 27, 37] }, // 29
		{ k: "fork", to: [33, 27] }, // 30
		{ k: "op", do: { op: "close" }, to: 28 }, // 31
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 31 }, // 32
		{ k: "op", do: { op: "open", unit: 0 }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 28 }, // 34
		{ k: "literal", literal: 5, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "op", do: { op: "leave" }, to: 4 }, // 37
		{ k: "literal", literal: 6, to: 0 }, // 38
		{ k: "literal", literal: 4, to: 0 }, // 39
		{ k: "fork", to: [38, 39] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "look", body: 41, to: 34 }, // 42
		{ k: "literal", literal: 7, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 8, to: 44 }, // 45
		{ k: "op", do: { op: "close" }, to: 2 }, // 46
		{ k: "literal", literal: 3, to: 46 }, // 47
		{ k: "assert", what: "end", to: 46 }, // 48
		{ k: "fork", to: [47, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 8, to: 52 }, // 53
		{ k: "op", do: { op: "repair", code: 0 }, to: 53 }, // 54
		{ k: "op", do: { op: "open", unit: 1 }, to: 54 }, // 55
		{ k: "literal", literal: 9, to: 7 }, // 56
		{ k: "eol", to: 56 }, // 57
		{ k: "fork", to: [57, 56] }, // 58
		{ k: "literal", literal: 8, to: 0 }, // 59
		{ k: "look", body: 59, to: 7 }, // 60
		{ k: "fork", to: [58, 60] }, // 61
		{ k: "text", field: "content", typed: false, stray: false, exits: 61, stops: [11, 12, 9, 8] }, // 62
		{ k: "eol", to: 62 }, // 63
		{ k: "fork", to: [63, 62] }, // 64
		{ k: "literal", literal: 10, to: 64 }, // 65
		{ k: "assert", what: "start", to: 65 }, // 66
		{ k: "assert", what: "line", to: 65 }, // 67
		{ k: "fork", to: [66, 67] }, // 68
		{ k: "space", greedy: true, to: 23 }, // 69
		{ k: "literal", literal: 9, to: 69 }, // 70
		{ k: "eol", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "op", do: { op: "settle" }, to: 0 }, // 73
		{ k: "eol", to: 2 }, // 74
		{ k: "fork", to: [74, 2] }, // 75
		{ k: "eol", to: 75 }, // 76
		{ k: "fork", to: [76, 75] }, // 77
		{ k: "literal", literal: 1, to: 77 }, // 78
		{ k: "eol", to: 78 }, // 79
		{ k: "fork", to: [79, 78] }, // 80
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 80, stops: [13, 14, 1] }, // 81
		{ k: "eol", to: 81 }, // 82
		{ k: "fork", to: [82, 81] }, // 83
		{ k: "literal", literal: 2, to: 83 }, // 84
		{ k: "fork", to: [84, 83] }, // 85
	],
};
