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
	lenient: ["no-array", "signs-around", "unopened-call"],
	literals: [
		"助手：", // 0
		"</think>", // 1
		"<think>", // 2
		"</tool_calls>", // 3
		"]", // 4
		",", // 5
		"}", // 6
		"{", // 7
		"[", // 8
		"<tool_calls>", // 9
		":", // 10
		"\"", // 11
		"arguments", // 12
		"name", // 13
		"|>", // 14
		"<|", // 15
		"</answer>", // 16
		"<answer>", // 17
		"\n</answer>", // 18
		"\r\n</answer>", // 19
		"\n</think>", // 20
		"\r\n</think>", // 21
	],
	openings: [2, 9, 17, 16],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 126 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 9, 17, 16], after: 28, closable: [31, 36, 37, 38, 39, 40, 41], closableByLoop: [], pairs: false }, // 0
		{ closes: [3], openings: [2, 9, 17, 16], after: 2, closable: [55, 56, 57, 58, 59], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [2, 9, 17, 16], after: 65, closable: [68, 69, 70, 71, 72, 73, 74], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0, 2, 9, 15, 17, 18, 19, 16], terminators: [], stray: false }, // 2
		{ k: "fork", to: [6, 21, 54, 64, 108, 121, 125, 0] }, // 3
		{ k: "fork", to: [6, 21, 54, 64, 108, 121, 125] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [20, 21, 1], terminators: [7] }, // 15
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
		{ k: "text", field: "content", typed: false, exits: 29, stops: null, terminators: [], stray: true, section: { entry: 30, proof: false, content: false } }, // 28
		{ k: "fork", to: [43, 46, 27, 47] }, // 29
		{ k: "fork", to: [43, 27] }, // 30
		{ k: "op", do: { op: "close" }, to: 28 }, // 31
		{ k: "literal", literal: 5, to: 0 }, // 32
		{ k: "literal", literal: 4, to: 0 }, // 33
		{ k: "fork", to: [32, 33] }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "look", body: 35, to: 31 }, // 36
		{ k: "fork", to: [39, 36] }, // 37
		{ k: "literal", literal: 6, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "op", do: { op: "repair", code: 1 }, to: 39 }, // 40
		{ k: "fork", to: [31, 40] }, // 41
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 41 }, // 42
		{ k: "op", do: { op: "open", unit: 0 }, to: 42 }, // 43
		{ k: "space", greedy: true, to: 28 }, // 44
		{ k: "literal", literal: 5, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "op", do: { op: "leave" }, to: 4 }, // 47
		{ k: "literal", literal: 7, to: 0 }, // 48
		{ k: "fork", to: [48, 33] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "look", body: 50, to: 44 }, // 51
		{ k: "literal", literal: 8, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 9, to: 53 }, // 54
		{ k: "op", do: { op: "close" }, to: 2 }, // 55
		{ k: "literal", literal: 3, to: 55 }, // 56
		{ k: "assert", what: "end", to: 55 }, // 57
		{ k: "fork", to: [56, 57] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 9, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 0 }, to: 62 }, // 63
		{ k: "op", do: { op: "open", unit: 1 }, to: 63 }, // 64
		{ k: "text", field: "content", typed: false, exits: 66, stops: null, terminators: [], stray: true, section: { entry: 67, proof: false, content: false } }, // 65
		{ k: "fork", to: [76, 79, 27, 47] }, // 66
		{ k: "fork", to: [76, 27] }, // 67
		{ k: "op", do: { op: "close" }, to: 65 }, // 68
		{ k: "look", body: 35, to: 68 }, // 69
		{ k: "fork", to: [72, 69] }, // 70
		{ k: "literal", literal: 6, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "op", do: { op: "repair", code: 1 }, to: 72 }, // 73
		{ k: "fork", to: [68, 73] }, // 74
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 74 }, // 75
		{ k: "op", do: { op: "open", unit: 2 }, to: 75 }, // 76
		{ k: "space", greedy: true, to: 65 }, // 77
		{ k: "literal", literal: 5, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "look", body: 50, to: 77 }, // 80
		{ k: "literal", literal: 8, to: 80 }, // 81
		{ k: "literal", literal: 10, to: 0 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 11, to: 83 }, // 84
		{ k: "literal", literal: 12, to: 84 }, // 85
		{ k: "literal", literal: 11, to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 5, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 11, to: 89 }, // 90
		{ k: "slot", slot: "tool", field: "skip", to: 90 }, // 91
		{ k: "literal", literal: 11, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 10, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 11, to: 95 }, // 96
		{ k: "literal", literal: 13, to: 96 }, // 97
		{ k: "literal", literal: 11, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 7, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 8, to: 101 }, // 102
		{ k: "look", body: 102, to: 81 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 14, to: 104 }, // 105
		{ k: "atom", kind: "word", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 15, to: 106 }, // 107
		{ k: "op", do: { op: "repair", code: 2 }, to: 107 }, // 108
		{ k: "literal", literal: 16, to: 7 }, // 109
		{ k: "eol", to: 109 }, // 110
		{ k: "fork", to: [110, 109] }, // 111
		{ k: "literal", literal: 9, to: 0 }, // 112
		{ k: "look", body: 112, to: 7 }, // 113
		{ k: "fork", to: [111, 113] }, // 114
		{ k: "text", field: "content", typed: false, stray: false, exits: 114, stops: [18, 19, 16, 9], terminators: [7] }, // 115
		{ k: "eol", to: 115 }, // 116
		{ k: "fork", to: [116, 115] }, // 117
		{ k: "literal", literal: 17, to: 117 }, // 118
		{ k: "assert", what: "start", to: 118 }, // 119
		{ k: "assert", what: "line", to: 118 }, // 120
		{ k: "fork", to: [119, 120] }, // 121
		{ k: "space", greedy: true, to: 23 }, // 122
		{ k: "literal", literal: 16, to: 122 }, // 123
		{ k: "eol", to: 123 }, // 124
		{ k: "fork", to: [124, 123] }, // 125
		{ k: "fork", to: [18, 17] }, // 126
	],
};
