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
	holdback: 1024,
	lenient: ["no-array", "unopened-call"],
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
		":", // 9
		"\"", // 10
		"arguments", // 11
		"name", // 12
		"|>", // 13
		"<|", // 14
		"</answer>", // 15
		"<answer>", // 16
		"\n</answer>", // 17
		"\r\n</answer>", // 18
		"\n</think>", // 19
		"\r\n</think>", // 20
	],
	openings: [2, 8, 16, 15],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 123 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 8, 16, 15], after: 28, closable: [31], closableByLoop: [], pairs: false }, // 0
		{ closes: [3], openings: [2, 8, 16, 15], after: 2, closable: [46, 47, 48, 49, 50], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [2, 8, 16, 15], after: 56, closable: [59], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0, 2, 8, 14, 16, 17, 18, 15], stray: false }, // 2
		{ k: "fork", to: [6, 21, 45, 55, 93, 106, 110, 0] }, // 3
		{ k: "fork", to: [6, 21, 45, 55, 93, 106, 110] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [19, 20, 1] }, // 15
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
		{ k: "text", field: "content", typed: false, exits: 57, stops: null, stray: true, section: { entry: 58, proof: false, content: false } }, // 56
		{ k: "fork", to: [61, 64, 27, 37] }, // 57
		{ k: "fork", to: [61, 27] }, // 58
		{ k: "op", do: { op: "close" }, to: 56 }, // 59
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 59 }, // 60
		{ k: "op", do: { op: "open", unit: 2 }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 56 }, // 62
		{ k: "literal", literal: 5, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "look", body: 41, to: 62 }, // 65
		{ k: "literal", literal: 7, to: 65 }, // 66
		{ k: "literal", literal: 9, to: 0 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 10, to: 68 }, // 69
		{ k: "literal", literal: 11, to: 69 }, // 70
		{ k: "literal", literal: 10, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 5, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 10, to: 74 }, // 75
		{ k: "slot", slot: "tool", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 10, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 9, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 10, to: 80 }, // 81
		{ k: "literal", literal: 12, to: 81 }, // 82
		{ k: "literal", literal: 10, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 6, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 7, to: 86 }, // 87
		{ k: "look", body: 87, to: 66 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 13, to: 89 }, // 90
		{ k: "atom", kind: "word", field: "skip", to: 90 }, // 91
		{ k: "literal", literal: 14, to: 91 }, // 92
		{ k: "op", do: { op: "repair", code: 1 }, to: 92 }, // 93
		{ k: "literal", literal: 15, to: 7 }, // 94
		{ k: "eol", to: 94 }, // 95
		{ k: "fork", to: [95, 94] }, // 96
		{ k: "literal", literal: 8, to: 0 }, // 97
		{ k: "look", body: 97, to: 7 }, // 98
		{ k: "fork", to: [96, 98] }, // 99
		{ k: "text", field: "content", typed: false, stray: false, exits: 99, stops: [17, 18, 15, 8] }, // 100
		{ k: "eol", to: 100 }, // 101
		{ k: "fork", to: [101, 100] }, // 102
		{ k: "literal", literal: 16, to: 102 }, // 103
		{ k: "assert", what: "start", to: 103 }, // 104
		{ k: "assert", what: "line", to: 103 }, // 105
		{ k: "fork", to: [104, 105] }, // 106
		{ k: "space", greedy: true, to: 23 }, // 107
		{ k: "literal", literal: 15, to: 107 }, // 108
		{ k: "eol", to: 108 }, // 109
		{ k: "fork", to: [109, 108] }, // 110
		{ k: "op", do: { op: "settle" }, to: 0 }, // 111
		{ k: "eol", to: 2 }, // 112
		{ k: "fork", to: [112, 2] }, // 113
		{ k: "eol", to: 113 }, // 114
		{ k: "fork", to: [114, 113] }, // 115
		{ k: "literal", literal: 1, to: 115 }, // 116
		{ k: "eol", to: 116 }, // 117
		{ k: "fork", to: [117, 116] }, // 118
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 118, stops: [19, 20, 1] }, // 119
		{ k: "eol", to: 119 }, // 120
		{ k: "fork", to: [120, 119] }, // 121
		{ k: "literal", literal: 2, to: 121 }, // 122
		{ k: "fork", to: [122, 121] }, // 123
	],
};
