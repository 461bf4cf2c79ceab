// Generated from grammars/minimax_m2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** invokes with named parameters, in <minimax:tool_call> */
export const minimax_m2: Format = {
	version: 2,
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
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 128 }, // 0
	],
	units: [
		{ closes: [3], openings: [8, 2, 1, 13], after: 21, closable: [25], closableByLoop: [26, 27, 28, 29, 34, 35, 39, 40, 41, 48, 49, 50, 51, 52, 64, 66, 69, 71], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 13, 8], after: 2, closable: [80, 81, 82, 83], closableByLoop: [84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 109, 110], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 13, 8], stray: false }, // 2
		{ k: "fork", to: [19, 79, 115, 0] }, // 3
		{ k: "fork", to: [19, 79, 115] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 22, stops: [8, 2, 1, 13], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [77, 20, 78] }, // 22
		{ k: "fork", to: [77, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "fork", to: [63, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "op", do: { op: "settle" }, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "literal", literal: 3, to: 0 }, // 31
		{ k: "fork", to: [30, 31] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "look", body: 33, to: 29 }, // 34
		{ k: "literal", literal: 5, to: 34 }, // 35
		{ k: "literal", literal: 6, to: 0 }, // 36
		{ k: "slot", slot: "prop", field: "skip", to: 36 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "look", body: 38, to: 29 }, // 39
		{ k: "eol", to: 39 }, // 40
		{ k: "op", do: { op: "repair", code: 2 }, to: 40 }, // 41
		{ k: "literal", literal: 8, to: 0 }, // 42
		{ k: "literal", literal: 2, to: 0 }, // 43
		{ k: "assert", what: "end", to: 0 }, // 44
		{ k: "fork", to: [42, 43, 44] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 3, to: 46 }, // 47
		{ k: "look", body: 47, to: 29 }, // 48
		{ k: "eol", to: 48 }, // 49
		{ k: "fork", to: [49, 48] }, // 50
		{ k: "op", do: { op: "repair", code: 2 }, to: 50 }, // 51
		{ k: "fork", to: [35, 41, 51] }, // 52
		{ k: "text", field: "value", typed: true, stray: false, exits: 52, stops: [5, 16, 17, 18, 19, 3] }, // 53
		{ k: "literal", literal: 9, to: 53 }, // 54
		{ k: "literal", literal: 10, to: 54 }, // 55
		{ k: "atom", kind: "word", field: "key", to: 55 }, // 56
		{ k: "literal", literal: 10, to: 56 }, // 57
		{ k: "literal", literal: 11, to: 54 }, // 58
		{ k: "atom", kind: "word", field: "key", to: 58 }, // 59
		{ k: "literal", literal: 11, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 1 }, to: 60 }, // 61
		{ k: "fork", to: [57, 61] }, // 62
		{ k: "literal", literal: 4, to: 62 }, // 63
		{ k: "literal", literal: 6, to: 28 }, // 64
		{ k: "literal", literal: 6, to: 33 }, // 65
		{ k: "look", body: 65, to: 64 }, // 66
		{ k: "atom", kind: "word", field: "name", to: 66 }, // 67
		{ k: "literal", literal: 10, to: 67 }, // 68
		{ k: "literal", literal: 12, to: 28 }, // 69
		{ k: "literal", literal: 12, to: 33 }, // 70
		{ k: "look", body: 70, to: 69 }, // 71
		{ k: "atom", kind: "word", field: "name", to: 71 }, // 72
		{ k: "literal", literal: 11, to: 72 }, // 73
		{ k: "op", do: { op: "repair", code: 1 }, to: 73 }, // 74
		{ k: "fork", to: [68, 74] }, // 75
		{ k: "literal", literal: 8, to: 75 }, // 76
		{ k: "op", do: { op: "open", unit: 0 }, to: 76 }, // 77
		{ k: "op", do: { op: "leave" }, to: 4 }, // 78
		{ k: "literal", literal: 13, to: 24 }, // 79
		{ k: "op", do: { op: "close" }, to: 2 }, // 80
		{ k: "literal", literal: 2, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "fork", to: [82, 80] }, // 83
		{ k: "literal", literal: 3, to: 83 }, // 84
		{ k: "fork", to: [108, 84] }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "op", do: { op: "settle" }, to: 86 }, // 87
		{ k: "look", body: 33, to: 87 }, // 88
		{ k: "literal", literal: 5, to: 88 }, // 89
		{ k: "look", body: 38, to: 87 }, // 90
		{ k: "eol", to: 90 }, // 91
		{ k: "op", do: { op: "repair", code: 2 }, to: 91 }, // 92
		{ k: "look", body: 47, to: 87 }, // 93
		{ k: "eol", to: 93 }, // 94
		{ k: "fork", to: [94, 93] }, // 95
		{ k: "op", do: { op: "repair", code: 2 }, to: 95 }, // 96
		{ k: "fork", to: [89, 92, 96] }, // 97
		{ k: "text", field: "value", typed: true, stray: false, exits: 97, stops: [5, 16, 17, 18, 19, 3] }, // 98
		{ k: "literal", literal: 9, to: 98 }, // 99
		{ k: "literal", literal: 10, to: 99 }, // 100
		{ k: "atom", kind: "word", field: "key", to: 100 }, // 101
		{ k: "literal", literal: 10, to: 101 }, // 102
		{ k: "literal", literal: 11, to: 99 }, // 103
		{ k: "atom", kind: "word", field: "key", to: 103 }, // 104
		{ k: "literal", literal: 11, to: 104 }, // 105
		{ k: "op", do: { op: "repair", code: 1 }, to: 105 }, // 106
		{ k: "fork", to: [102, 106] }, // 107
		{ k: "literal", literal: 4, to: 107 }, // 108
		{ k: "literal", literal: 6, to: 86 }, // 109
		{ k: "look", body: 65, to: 109 }, // 110
		{ k: "slot", slot: "tool", field: "name", to: 110 }, // 111
		{ k: "literal", literal: 10, to: 111 }, // 112
		{ k: "literal", literal: 8, to: 112 }, // 113
		{ k: "op", do: { op: "repair", code: 0 }, to: 113 }, // 114
		{ k: "op", do: { op: "open", unit: 1 }, to: 114 }, // 115
		{ k: "op", do: { op: "settle" }, to: 0 }, // 116
		{ k: "eol", to: 2 }, // 117
		{ k: "fork", to: [117, 2] }, // 118
		{ k: "eol", to: 118 }, // 119
		{ k: "fork", to: [119, 118] }, // 120
		{ k: "literal", literal: 0, to: 120 }, // 121
		{ k: "eol", to: 121 }, // 122
		{ k: "fork", to: [122, 121] }, // 123
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 123, stops: [14, 15, 0] }, // 124
		{ k: "eol", to: 124 }, // 125
		{ k: "fork", to: [125, 124] }, // 126
		{ k: "literal", literal: 1, to: 126 }, // 127
		{ k: "fork", to: [127, 126] }, // 128
	],
};
