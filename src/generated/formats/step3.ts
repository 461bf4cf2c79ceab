// Generated from grammars/step3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** invokes with named parameters, each between special tokens, in a section */
export const step3: Format = {
	version: 1,
	name: "step3",
	title: "invokes with named parameters, each between special tokens, in a section",
	aliases: [],
	models: ["stepfun-ai/step3", "stepfun-ai/step3-*", "stepfun-ai/Step-3"],
	tokens: ["<｜tool_calls_begin｜>", "<｜tool_calls_end｜>", "<｜tool_call_begin｜>", "<｜tool_call_end｜>", "<｜tool_sep｜>", "<think>", "</think>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 858,
	lenient: ["no-section", "unclosed-value", "unclosed-invoke"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<｜tool_calls_end｜>", // 2
		"<｜tool_call_end｜>", // 3
		"</steptml:invoke>", // 4
		"<steptml:parameter name=", // 5
		"</steptml:parameter>", // 6
		"\">", // 7
		"<steptml:parameter name=\"", // 8
		"<steptml:invoke name=\"", // 9
		"<｜tool_sep｜>", // 10
		"function", // 11
		"<｜tool_call_begin｜>", // 12
		"<｜tool_calls_begin｜>", // 13
		"\n</think>", // 14
		"\r\n</think>", // 15
		"\n</steptml:invoke>", // 16
		"\r\n</steptml:invoke>", // 17
	],
	openings: [1, 13, 12],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 116 }, // 0
	],
	units: [
		{ closes: [3], openings: [12, 2, 1, 13], after: 19, closable: [22, 23, 24], closableByLoop: [25, 27, 28, 29, 30, 31, 32, 37, 38, 43, 44, 45, 46, 48, 49, 50, 51, 56], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 13, 12], after: 2, closable: [68, 69, 70, 71, 72, 73], closableByLoop: [74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 95], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 13, 12], stray: false }, // 2
		{ k: "fork", to: [17, 67, 105, 0] }, // 3
		{ k: "fork", to: [17, 67, 105] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [14, 15, 0] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "literal", literal: 2, to: 2 }, // 18
		{ k: "text", field: "content", typed: false, exits: 20, stops: [12, 2, 1, 13], stray: true, section: { empty: true, proof: false, content: false } }, // 19
		{ k: "fork", to: [65, 18, 66] }, // 20
		{ k: "space", greedy: true, to: 19 }, // 21
		{ k: "op", do: { op: "close" }, to: 21 }, // 22
		{ k: "literal", literal: 3, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 0 }, // 26
		{ k: "look", body: 26, to: 24 }, // 27
		{ k: "op", do: { op: "repair", code: 2 }, to: 27 }, // 28
		{ k: "fork", to: [25, 28] }, // 29
		{ k: "fork", to: [55, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "op", do: { op: "settle" }, to: 31 }, // 32
		{ k: "literal", literal: 5, to: 0 }, // 33
		{ k: "literal", literal: 4, to: 0 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "look", body: 36, to: 32 }, // 37
		{ k: "literal", literal: 6, to: 37 }, // 38
		{ k: "assert", what: "end", to: 0 }, // 39
		{ k: "fork", to: [26, 39] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "literal", literal: 4, to: 41 }, // 42
		{ k: "look", body: 42, to: 32 }, // 43
		{ k: "eol", to: 43 }, // 44
		{ k: "fork", to: [44, 43] }, // 45
		{ k: "op", do: { op: "repair", code: 1 }, to: 45 }, // 46
		{ k: "space", greedy: true, to: 26 }, // 47
		{ k: "look", body: 47, to: 32 }, // 48
		{ k: "literal", literal: 6, to: 48 }, // 49
		{ k: "op", do: { op: "repair", code: 2 }, to: 49 }, // 50
		{ k: "fork", to: [38, 46, 50] }, // 51
		{ k: "text", field: "value", typed: true, stray: false, exits: 51, stops: [6, 16, 17, 4] }, // 52
		{ k: "literal", literal: 7, to: 52 }, // 53
		{ k: "atom", kind: "word", field: "key", to: 53 }, // 54
		{ k: "literal", literal: 8, to: 54 }, // 55
		{ k: "literal", literal: 7, to: 31 }, // 56
		{ k: "atom", kind: "word", field: "name", to: 56 }, // 57
		{ k: "literal", literal: 9, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 10, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 11, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 12, to: 63 }, // 64
		{ k: "op", do: { op: "open", unit: 0 }, to: 64 }, // 65
		{ k: "op", do: { op: "leave" }, to: 4 }, // 66
		{ k: "literal", literal: 13, to: 21 }, // 67
		{ k: "op", do: { op: "close" }, to: 2 }, // 68
		{ k: "literal", literal: 2, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "fork", to: [70, 68] }, // 71
		{ k: "literal", literal: 3, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 4, to: 73 }, // 74
		{ k: "look", body: 26, to: 73 }, // 75
		{ k: "op", do: { op: "repair", code: 2 }, to: 75 }, // 76
		{ k: "fork", to: [74, 76] }, // 77
		{ k: "fork", to: [94, 77] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "op", do: { op: "settle" }, to: 79 }, // 80
		{ k: "look", body: 36, to: 80 }, // 81
		{ k: "literal", literal: 6, to: 81 }, // 82
		{ k: "look", body: 42, to: 80 }, // 83
		{ k: "eol", to: 83 }, // 84
		{ k: "fork", to: [84, 83] }, // 85
		{ k: "op", do: { op: "repair", code: 1 }, to: 85 }, // 86
		{ k: "look", body: 47, to: 80 }, // 87
		{ k: "literal", literal: 6, to: 87 }, // 88
		{ k: "op", do: { op: "repair", code: 2 }, to: 88 }, // 89
		{ k: "fork", to: [82, 86, 89] }, // 90
		{ k: "text", field: "value", typed: true, stray: false, exits: 90, stops: [6, 16, 17, 4] }, // 91
		{ k: "literal", literal: 7, to: 91 }, // 92
		{ k: "atom", kind: "word", field: "key", to: 92 }, // 93
		{ k: "literal", literal: 8, to: 93 }, // 94
		{ k: "literal", literal: 7, to: 79 }, // 95
		{ k: "slot", slot: "tool", field: "name", to: 95 }, // 96
		{ k: "literal", literal: 9, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 10, to: 98 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 11, to: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 12, to: 102 }, // 103
		{ k: "op", do: { op: "repair", code: 0 }, to: 103 }, // 104
		{ k: "op", do: { op: "open", unit: 1 }, to: 104 }, // 105
		{ k: "op", do: { op: "settle" }, to: 0 }, // 106
		{ k: "eol", to: 2 }, // 107
		{ k: "fork", to: [107, 2] }, // 108
		{ k: "literal", literal: 0, to: 108 }, // 109
		{ k: "eol", to: 109 }, // 110
		{ k: "fork", to: [110, 109] }, // 111
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 111, stops: [14, 15, 0] }, // 112
		{ k: "eol", to: 112 }, // 113
		{ k: "fork", to: [113, 112] }, // 114
		{ k: "literal", literal: 1, to: 114 }, // 115
		{ k: "fork", to: [115, 114] }, // 116
	],
};
