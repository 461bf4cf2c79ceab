// Generated from grammars/hyperclova.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** key and value tags (32B), or a message whose header is a call (14B) */
export const hyperclova: Format = {
	version: 2,
	name: "hyperclova",
	title: "key and value tags (32B), or a message whose header is a call (14B)",
	aliases: ["hyperclovax_seed_think", "hyperclovax_seed_think_14b", "hyperclovax"],
	models: ["naver-hyperclovax/HyperCLOVAX-SEED-Think-*"],
	tokens: ["<|im_start|>", "<|im_end|>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 873,
	lenient: ["unclosed-value", "unclosed-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<|im_end|>", // 2
		"/think\n", // 3
		"assistant", // 4
		"<|im_start|>", // 5
		"</tool_call>", // 6
		"<arg_key>", // 7
		"<tool_call>", // 8
		"</arg_value>", // 9
		"</arg_key>", // 10
		"<arg_value>", // 11
		"]", // 12
		",", // 13
		"{", // 14
		"[", // 15
		" -> tool/function_call", // 16
		"\n</think>", // 17
		"\r\n</think>", // 18
		"\n<arg_key>", // 19
		"\n</tool_call>", // 20
		"\r\n<arg_key>", // 21
		"\r\n</tool_call>", // 22
	],
	openings: [1, 5, 3, 8, 2, 16],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 128 }, // 0
		{ name: "message", after: ["<|im_start|>assistant/think\n"], node: 130 }, // 1
	],
	units: [
		{ closes: [6], openings: [1, 5, 3, 8, 2, 16], after: 2, closable: [26], closableByLoop: [27, 36, 37, 38, 39, 40, 41, 44, 45, 56, 57, 58, 59, 61, 62, 63, 64, 65, 66, 67, 68, 69, 73], pairs: true }, // 0
		{ closes: [], openings: [1, 5, 3, 8, 2, 16], after: 91, closable: [94], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 3, 8, 2, 16], stray: false }, // 2
		{ k: "fork", to: [19, 25, 85, 115, 86, 0] }, // 3
		{ k: "fork", to: [19, 25, 85, 115, 86] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [17, 18, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 7 }, // 20
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 20, stops: [2] }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "literal", literal: 4, to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "fork", to: [24, 22] }, // 25
		{ k: "op", do: { op: "close" }, to: 2 }, // 26
		{ k: "literal", literal: 6, to: 26 }, // 27
		{ k: "literal", literal: 7, to: 0 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 6, to: 0 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "fork", to: [29, 31] }, // 32
		{ k: "slot", slot: "tool", field: "skip", to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 8, to: 34 }, // 35
		{ k: "look", body: 35, to: 26 }, // 36
		{ k: "op", do: { op: "repair", code: 1 }, to: 36 }, // 37
		{ k: "fork", to: [27, 37] }, // 38
		{ k: "fork", to: [81, 38] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "op", do: { op: "settle" }, to: 40 }, // 41
		{ k: "fork", to: [28, 30] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "look", body: 43, to: 41 }, // 44
		{ k: "literal", literal: 9, to: 44 }, // 45
		{ k: "literal", literal: 10, to: 0 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "slot", slot: "unbound", field: "skip", to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 7, to: 49 }, // 50
		{ k: "assert", what: "end", to: 0 }, // 51
		{ k: "fork", to: [35, 51] }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 6, to: 53 }, // 54
		{ k: "fork", to: [50, 54] }, // 55
		{ k: "look", body: 55, to: 41 }, // 56
		{ k: "eol", to: 56 }, // 57
		{ k: "fork", to: [57, 56] }, // 58
		{ k: "op", do: { op: "repair", code: 0 }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 35 }, // 60
		{ k: "look", body: 60, to: 41 }, // 61
		{ k: "literal", literal: 9, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 1 }, to: 62 }, // 63
		{ k: "op", do: { op: "break" }, to: 41 }, // 64
		{ k: "literal", literal: 7, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 6, to: 64 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "fork", to: [66, 68] }, // 69
		{ k: "slot", slot: "tool", field: "skip", to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 8, to: 71 }, // 72
		{ k: "fork", to: [45, 59, 63, 72] }, // 73
		{ k: "text", field: "value", typed: true, stray: false, exits: 73, stops: [9, 19, 20, 21, 22, 7, 6, 8] }, // 74
		{ k: "literal", literal: 11, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 10, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "atom", kind: "word", field: "key", to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 7, to: 80 }, // 81
		{ k: "atom", kind: "word", field: "name", to: 40 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 8, to: 83 }, // 84
		{ k: "op", do: { op: "open", unit: 0 }, to: 84 }, // 85
		{ k: "literal", literal: 2, to: 2 }, // 86
		{ k: "assert", what: "end", to: 2 }, // 87
		{ k: "fork", to: [86, 87] }, // 88
		{ k: "literal", literal: 12, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "text", field: "content", typed: false, exits: 92, stops: null, stray: true, section: { entry: 93, proof: false, content: false } }, // 91
		{ k: "fork", to: [96, 99, 90, 100] }, // 92
		{ k: "fork", to: [96, 90] }, // 93
		{ k: "op", do: { op: "close" }, to: 91 }, // 94
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 94 }, // 95
		{ k: "op", do: { op: "open", unit: 1 }, to: 95 }, // 96
		{ k: "space", greedy: true, to: 91 }, // 97
		{ k: "literal", literal: 13, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "op", do: { op: "leave" }, to: 4 }, // 100
		{ k: "literal", literal: 14, to: 0 }, // 101
		{ k: "literal", literal: 12, to: 0 }, // 102
		{ k: "fork", to: [101, 102] }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "look", body: 104, to: 97 }, // 105
		{ k: "literal", literal: 15, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 16, to: 107 }, // 108
		{ k: "literal", literal: 4, to: 108 }, // 109
		{ k: "literal", literal: 5, to: 109 }, // 110
		{ k: "fork", to: [110, 108] }, // 111
		{ k: "eol", to: 111 }, // 112
		{ k: "fork", to: [112, 111] }, // 113
		{ k: "literal", literal: 2, to: 113 }, // 114
		{ k: "fork", to: [114, 111] }, // 115
		{ k: "op", do: { op: "settle" }, to: 0 }, // 116
		{ k: "eol", to: 2 }, // 117
		{ k: "fork", to: [117, 2] }, // 118
		{ k: "eol", to: 118 }, // 119
		{ k: "fork", to: [119, 118] }, // 120
		{ k: "literal", literal: 0, to: 120 }, // 121
		{ k: "eol", to: 121 }, // 122
		{ k: "fork", to: [122, 121] }, // 123
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 123, stops: [17, 18, 0] }, // 124
		{ k: "eol", to: 124 }, // 125
		{ k: "fork", to: [125, 124] }, // 126
		{ k: "literal", literal: 1, to: 126 }, // 127
		{ k: "fork", to: [127, 126] }, // 128
		{ k: "literal", literal: 2, to: 118 }, // 129
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 129, stops: [2] }, // 130
	],
};
