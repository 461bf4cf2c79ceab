// Generated from grammars/step3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** invokes with named parameters, each between special tokens, in a section */
export const step3: Format = {
	version: 2,
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
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 117 }, // 0
	],
	units: [
		{ closes: [3], openings: [12, 2, 1, 13], after: 19, closable: [23, 24, 25], closableByLoop: [26, 28, 29, 30, 31, 32, 33, 38, 39, 44, 45, 46, 47, 49, 50, 51, 52, 57], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 13, 12], after: 2, closable: [69, 70, 71, 72, 73, 74], closableByLoop: [75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 96], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 13, 12], stray: false }, // 2
		{ k: "fork", to: [17, 68, 106, 0] }, // 3
		{ k: "fork", to: [17, 68, 106] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 20, stops: [12, 2, 1, 13], stray: true, section: { entry: 21, proof: false, content: false } }, // 19
		{ k: "fork", to: [66, 18, 67] }, // 20
		{ k: "fork", to: [66, 18] }, // 21
		{ k: "space", greedy: true, to: 19 }, // 22
		{ k: "op", do: { op: "close" }, to: 22 }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "literal", literal: 3, to: 0 }, // 27
		{ k: "look", body: 27, to: 25 }, // 28
		{ k: "op", do: { op: "repair", code: 2 }, to: 28 }, // 29
		{ k: "fork", to: [26, 29] }, // 30
		{ k: "fork", to: [56, 30] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "op", do: { op: "settle" }, to: 32 }, // 33
		{ k: "literal", literal: 5, to: 0 }, // 34
		{ k: "literal", literal: 4, to: 0 }, // 35
		{ k: "fork", to: [34, 35] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "look", body: 37, to: 33 }, // 38
		{ k: "literal", literal: 6, to: 38 }, // 39
		{ k: "assert", what: "end", to: 0 }, // 40
		{ k: "fork", to: [27, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 4, to: 42 }, // 43
		{ k: "look", body: 43, to: 33 }, // 44
		{ k: "eol", to: 44 }, // 45
		{ k: "fork", to: [45, 44] }, // 46
		{ k: "op", do: { op: "repair", code: 1 }, to: 46 }, // 47
		{ k: "space", greedy: true, to: 27 }, // 48
		{ k: "look", body: 48, to: 33 }, // 49
		{ k: "literal", literal: 6, to: 49 }, // 50
		{ k: "op", do: { op: "repair", code: 2 }, to: 50 }, // 51
		{ k: "fork", to: [39, 47, 51] }, // 52
		{ k: "text", field: "value", typed: true, stray: false, exits: 52, stops: [6, 16, 17, 4] }, // 53
		{ k: "literal", literal: 7, to: 53 }, // 54
		{ k: "atom", kind: "word", field: "key", to: 54 }, // 55
		{ k: "literal", literal: 8, to: 55 }, // 56
		{ k: "literal", literal: 7, to: 32 }, // 57
		{ k: "atom", kind: "word", field: "name", to: 57 }, // 58
		{ k: "literal", literal: 9, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 10, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 11, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 12, to: 64 }, // 65
		{ k: "op", do: { op: "open", unit: 0 }, to: 65 }, // 66
		{ k: "op", do: { op: "leave" }, to: 4 }, // 67
		{ k: "literal", literal: 13, to: 22 }, // 68
		{ k: "op", do: { op: "close" }, to: 2 }, // 69
		{ k: "literal", literal: 2, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "fork", to: [71, 69] }, // 72
		{ k: "literal", literal: 3, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 4, to: 74 }, // 75
		{ k: "look", body: 27, to: 74 }, // 76
		{ k: "op", do: { op: "repair", code: 2 }, to: 76 }, // 77
		{ k: "fork", to: [75, 77] }, // 78
		{ k: "fork", to: [95, 78] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "op", do: { op: "settle" }, to: 80 }, // 81
		{ k: "look", body: 37, to: 81 }, // 82
		{ k: "literal", literal: 6, to: 82 }, // 83
		{ k: "look", body: 43, to: 81 }, // 84
		{ k: "eol", to: 84 }, // 85
		{ k: "fork", to: [85, 84] }, // 86
		{ k: "op", do: { op: "repair", code: 1 }, to: 86 }, // 87
		{ k: "look", body: 48, to: 81 }, // 88
		{ k: "literal", literal: 6, to: 88 }, // 89
		{ k: "op", do: { op: "repair", code: 2 }, to: 89 }, // 90
		{ k: "fork", to: [83, 87, 90] }, // 91
		{ k: "text", field: "value", typed: true, stray: false, exits: 91, stops: [6, 16, 17, 4] }, // 92
		{ k: "literal", literal: 7, to: 92 }, // 93
		{ k: "atom", kind: "word", field: "key", to: 93 }, // 94
		{ k: "literal", literal: 8, to: 94 }, // 95
		{ k: "literal", literal: 7, to: 80 }, // 96
		{ k: "slot", slot: "tool", field: "name", to: 96 }, // 97
		{ k: "literal", literal: 9, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 10, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 11, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 12, to: 103 }, // 104
		{ k: "op", do: { op: "repair", code: 0 }, to: 104 }, // 105
		{ k: "op", do: { op: "open", unit: 1 }, to: 105 }, // 106
		{ k: "op", do: { op: "settle" }, to: 0 }, // 107
		{ k: "eol", to: 2 }, // 108
		{ k: "fork", to: [108, 2] }, // 109
		{ k: "literal", literal: 0, to: 109 }, // 110
		{ k: "eol", to: 110 }, // 111
		{ k: "fork", to: [111, 110] }, // 112
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 112, stops: [14, 15, 0] }, // 113
		{ k: "eol", to: 113 }, // 114
		{ k: "fork", to: [114, 113] }, // 115
		{ k: "literal", literal: 1, to: 115 }, // 116
		{ k: "fork", to: [116, 115] }, // 117
	],
};
