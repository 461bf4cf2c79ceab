// Generated from grammars/minimax_m2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** invokes with named parameters, in <minimax:tool_call> */
export const minimax_m2: Format = {
	version: 1,
	name: "minimax_m2",
	title: "invokes with named parameters, in <minimax:tool_call>",
	aliases: ["minimax-m2", "minimax_xml", "minimax_m2_append_think"],
	models: ["MiniMaxAI/MiniMax-M2*"],
	tokens: ["<minimax:tool_call>", "</minimax:tool_call>", "<think>", "</think>", "[e~["],
	ends: ["[e~["],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 611,
	lenient: ["bare", "single-quotes", "unclosed-value"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</minimax:tool_call>", // 2
		"</invoke>", // 3
		"<parameter name=", // 4
		"</parameter>", // 5
		"\">", // 6
		"<parameter name=\"", // 7
		"<invoke name=", // 8
		">", // 9
		"\"", // 10
		"'", // 11
		"'>", // 12
		"<minimax:tool_call>", // 13
		"\n</think>", // 14
		"\r\n</think>", // 15
		"\n<parameter name=\"", // 16
		"\r\n<parameter name=\"", // 17
		"\n</invoke>", // 18
		"\r\n</invoke>", // 19
	],
	openings: [1, 13, 8],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 127 }, // 0
	],
	units: [
		{ closes: [3], openings: [8, 2, 1, 13], after: 21, closable: [24], closableByLoop: [25, 26, 27, 28, 33, 34, 38, 39, 40, 47, 48, 49, 50, 51, 63, 65, 68, 70], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 13, 8], after: 2, closable: [79, 80, 81, 82], closableByLoop: [83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 108, 109], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 13, 8], stray: false }, // 2
		{ k: "fork", to: [19, 78, 114, 0] }, // 3
		{ k: "fork", to: [19, 78, 114] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [14, 15, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [8, 2, 1, 13], stray: true, section: { empty: true, proof: false, content: false } }, // 21
		{ k: "fork", to: [76, 20, 77] }, // 22
		{ k: "space", greedy: true, to: 21 }, // 23
		{ k: "op", do: { op: "close" }, to: 23 }, // 24
		{ k: "literal", literal: 3, to: 24 }, // 25
		{ k: "fork", to: [62, 25] }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "op", do: { op: "settle" }, to: 27 }, // 28
		{ k: "literal", literal: 4, to: 0 }, // 29
		{ k: "literal", literal: 3, to: 0 }, // 30
		{ k: "fork", to: [29, 30] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "look", body: 32, to: 28 }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "literal", literal: 6, to: 0 }, // 35
		{ k: "slot", slot: "prop", field: "skip", to: 35 }, // 36
		{ k: "literal", literal: 7, to: 36 }, // 37
		{ k: "look", body: 37, to: 28 }, // 38
		{ k: "eol", to: 38 }, // 39
		{ k: "op", do: { op: "repair", code: 2 }, to: 39 }, // 40
		{ k: "literal", literal: 8, to: 0 }, // 41
		{ k: "literal", literal: 2, to: 0 }, // 42
		{ k: "assert", what: "end", to: 0 }, // 43
		{ k: "fork", to: [41, 42, 43] }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 3, to: 45 }, // 46
		{ k: "look", body: 46, to: 28 }, // 47
		{ k: "eol", to: 47 }, // 48
		{ k: "fork", to: [48, 47] }, // 49
		{ k: "op", do: { op: "repair", code: 2 }, to: 49 }, // 50
		{ k: "fork", to: [34, 40, 50] }, // 51
		{ k: "text", field: "value", typed: true, stray: false, exits: 51, stops: [5, 16, 17, 18, 19, 3] }, // 52
		{ k: "literal", literal: 9, to: 52 }, // 53
		{ k: "literal", literal: 10, to: 53 }, // 54
		{ k: "atom", kind: "word", field: "key", to: 54 }, // 55
		{ k: "literal", literal: 10, to: 55 }, // 56
		{ k: "literal", literal: 11, to: 53 }, // 57
		{ k: "atom", kind: "word", field: "key", to: 57 }, // 58
		{ k: "literal", literal: 11, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 1 }, to: 59 }, // 60
		{ k: "fork", to: [56, 60] }, // 61
		{ k: "literal", literal: 4, to: 61 }, // 62
		{ k: "literal", literal: 6, to: 27 }, // 63
		{ k: "literal", literal: 6, to: 32 }, // 64
		{ k: "look", body: 64, to: 63 }, // 65
		{ k: "atom", kind: "word", field: "name", to: 65 }, // 66
		{ k: "literal", literal: 10, to: 66 }, // 67
		{ k: "literal", literal: 12, to: 27 }, // 68
		{ k: "literal", literal: 12, to: 32 }, // 69
		{ k: "look", body: 69, to: 68 }, // 70
		{ k: "atom", kind: "word", field: "name", to: 70 }, // 71
		{ k: "literal", literal: 11, to: 71 }, // 72
		{ k: "op", do: { op: "repair", code: 1 }, to: 72 }, // 73
		{ k: "fork", to: [67, 73] }, // 74
		{ k: "literal", literal: 8, to: 74 }, // 75
		{ k: "op", do: { op: "open", unit: 0 }, to: 75 }, // 76
		{ k: "op", do: { op: "leave" }, to: 4 }, // 77
		{ k: "literal", literal: 13, to: 23 }, // 78
		{ k: "op", do: { op: "close" }, to: 2 }, // 79
		{ k: "literal", literal: 2, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "fork", to: [81, 79] }, // 82
		{ k: "literal", literal: 3, to: 82 }, // 83
		{ k: "fork", to: [107, 83] }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "op", do: { op: "settle" }, to: 85 }, // 86
		{ k: "look", body: 32, to: 86 }, // 87
		{ k: "literal", literal: 5, to: 87 }, // 88
		{ k: "look", body: 37, to: 86 }, // 89
		{ k: "eol", to: 89 }, // 90
		{ k: "op", do: { op: "repair", code: 2 }, to: 90 }, // 91
		{ k: "look", body: 46, to: 86 }, // 92
		{ k: "eol", to: 92 }, // 93
		{ k: "fork", to: [93, 92] }, // 94
		{ k: "op", do: { op: "repair", code: 2 }, to: 94 }, // 95
		{ k: "fork", to: [88, 91, 95] }, // 96
		{ k: "text", field: "value", typed: true, stray: false, exits: 96, stops: [5, 16, 17, 18, 19, 3] }, // 97
		{ k: "literal", literal: 9, to: 97 }, // 98
		{ k: "literal", literal: 10, to: 98 }, // 99
		{ k: "atom", kind: "word", field: "key", to: 99 }, // 100
		{ k: "literal", literal: 10, to: 100 }, // 101
		{ k: "literal", literal: 11, to: 98 }, // 102
		{ k: "atom", kind: "word", field: "key", to: 102 }, // 103
		{ k: "literal", literal: 11, to: 103 }, // 104
		{ k: "op", do: { op: "repair", code: 1 }, to: 104 }, // 105
		{ k: "fork", to: [101, 105] }, // 106
		{ k: "literal", literal: 4, to: 106 }, // 107
		{ k: "literal", literal: 6, to: 85 }, // 108
		{ k: "look", body: 64, to: 108 }, // 109
		{ k: "slot", slot: "tool", field: "name", to: 109 }, // 110
		{ k: "literal", literal: 10, to: 110 }, // 111
		{ k: "literal", literal: 8, to: 111 }, // 112
		{ k: "op", do: { op: "repair", code: 0 }, to: 112 }, // 113
		{ k: "op", do: { op: "open", unit: 1 }, to: 113 }, // 114
		{ k: "op", do: { op: "settle" }, to: 0 }, // 115
		{ k: "eol", to: 2 }, // 116
		{ k: "fork", to: [116, 2] }, // 117
		{ k: "eol", to: 117 }, // 118
		{ k: "fork", to: [118, 117] }, // 119
		{ k: "literal", literal: 0, to: 119 }, // 120
		{ k: "eol", to: 120 }, // 121
		{ k: "fork", to: [121, 120] }, // 122
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 122, stops: [14, 15, 0] }, // 123
		{ k: "eol", to: 123 }, // 124
		{ k: "fork", to: [124, 123] }, // 125
		{ k: "literal", literal: 1, to: 125 }, // 126
		{ k: "fork", to: [126, 125] }, // 127
	],
};
