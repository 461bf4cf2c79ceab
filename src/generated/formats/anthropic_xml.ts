// Generated from grammars/anthropic_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** invokes with named parameters, in <function_calls> */
export const anthropic_xml: Format = {
	version: 2,
	name: "anthropic_xml",
	title: "invokes with named parameters, in <function_calls>",
	aliases: ["anthropic", "anthropic_legacy", "claude_xml"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 611,
	lenient: ["bare", "unclosed-value"],
	literals: [
		"</thinking>", // 0
		"<thinking>", // 1
		"</function_calls>", // 2
		"</invoke>", // 3
		"<parameter name=", // 4
		"</parameter>", // 5
		"\">", // 6
		"<parameter name=\"", // 7
		"<invoke name=", // 8
		"<invoke name=\"", // 9
		"<function_calls>", // 10
		"\n</thinking>", // 11
		"\r\n</thinking>", // 12
		"\n<parameter name=\"", // 13
		"\r\n<parameter name=\"", // 14
		"\n</invoke>", // 15
		"\r\n</invoke>", // 16
	],
	openings: [1, 10, 9],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<thinking>", "<thinking>\n"], node: 105 }, // 0
	],
	units: [
		{ closes: [3], openings: [9, 2, 1, 10], after: 21, closable: [25], closableByLoop: [26, 27, 28, 29, 34, 35, 39, 40, 41, 48, 49, 50, 51, 52, 57, 59], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 10, 9], after: 2, closable: [67, 68, 69, 70, 71, 72], closableByLoop: [73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 91, 92], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 9], stray: false }, // 2
		{ k: "fork", to: [17, 66, 96, 0] }, // 3
		{ k: "fork", to: [17, 66, 96] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [11, 12, 0] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "literal", literal: 2, to: 2 }, // 18
		{ k: "assert", what: "end", to: 2 }, // 19
		{ k: "fork", to: [18, 19] }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [9, 2, 1, 10], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [62, 20, 63] }, // 22
		{ k: "fork", to: [62, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "fork", to: [56, 26] }, // 27
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
		{ k: "op", do: { op: "repair", code: 1 }, to: 40 }, // 41
		{ k: "literal", literal: 8, to: 0 }, // 42
		{ k: "literal", literal: 2, to: 0 }, // 43
		{ k: "assert", what: "end", to: 0 }, // 44
		{ k: "fork", to: [42, 43, 44] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 3, to: 46 }, // 47
		{ k: "look", body: 47, to: 29 }, // 48
		{ k: "eol", to: 48 }, // 49
		{ k: "fork", to: [49, 48] }, // 50
		{ k: "op", do: { op: "repair", code: 1 }, to: 50 }, // 51
		{ k: "fork", to: [35, 41, 51] }, // 52
		{ k: "text", field: "value", typed: true, stray: false, exits: 52, stops: [5, 13, 14, 15, 16, 3] }, // 53
		{ k: "literal", literal: 6, to: 53 }, // 54
		{ k: "atom", kind: "word", field: "key", to: 54 }, // 55
		{ k: "literal", literal: 7, to: 55 }, // 56
		{ k: "literal", literal: 6, to: 28 }, // 57
		{ k: "literal", literal: 6, to: 33 }, // 58
		{ k: "look", body: 58, to: 57 }, // 59
		{ k: "atom", kind: "word", field: "name", to: 59 }, // 60
		{ k: "literal", literal: 9, to: 60 }, // 61
		{ k: "op", do: { op: "open", unit: 0 }, to: 61 }, // 62
		{ k: "op", do: { op: "leave" }, to: 4 }, // 63
		{ k: "space", greedy: true, to: 42 }, // 64
		{ k: "look", body: 64, to: 24 }, // 65
		{ k: "literal", literal: 10, to: 65 }, // 66
		{ k: "op", do: { op: "close" }, to: 2 }, // 67
		{ k: "literal", literal: 2, to: 67 }, // 68
		{ k: "assert", what: "end", to: 67 }, // 69
		{ k: "fork", to: [68, 69] }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "fork", to: [71, 67] }, // 72
		{ k: "literal", literal: 3, to: 72 }, // 73
		{ k: "fork", to: [90, 73] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "op", do: { op: "settle" }, to: 75 }, // 76
		{ k: "look", body: 33, to: 76 }, // 77
		{ k: "literal", literal: 5, to: 77 }, // 78
		{ k: "look", body: 38, to: 76 }, // 79
		{ k: "eol", to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 1 }, to: 80 }, // 81
		{ k: "look", body: 47, to: 76 }, // 82
		{ k: "eol", to: 82 }, // 83
		{ k: "fork", to: [83, 82] }, // 84
		{ k: "op", do: { op: "repair", code: 1 }, to: 84 }, // 85
		{ k: "fork", to: [78, 81, 85] }, // 86
		{ k: "text", field: "value", typed: true, stray: false, exits: 86, stops: [5, 13, 14, 15, 16, 3] }, // 87
		{ k: "literal", literal: 6, to: 87 }, // 88
		{ k: "atom", kind: "word", field: "key", to: 88 }, // 89
		{ k: "literal", literal: 7, to: 89 }, // 90
		{ k: "literal", literal: 6, to: 75 }, // 91
		{ k: "look", body: 58, to: 91 }, // 92
		{ k: "slot", slot: "tool", field: "name", to: 92 }, // 93
		{ k: "literal", literal: 9, to: 93 }, // 94
		{ k: "op", do: { op: "repair", code: 0 }, to: 94 }, // 95
		{ k: "op", do: { op: "open", unit: 1 }, to: 95 }, // 96
		{ k: "op", do: { op: "settle" }, to: 0 }, // 97
		{ k: "eol", to: 2 }, // 98
		{ k: "fork", to: [98, 2] }, // 99
		{ k: "literal", literal: 0, to: 99 }, // 100
		{ k: "eol", to: 100 }, // 101
		{ k: "fork", to: [101, 100] }, // 102
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 102, stops: [11, 12, 0] }, // 103
		{ k: "eol", to: 103 }, // 104
		{ k: "fork", to: [104, 103] }, // 105
	],
};
