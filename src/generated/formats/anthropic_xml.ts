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
	lenient: ["bare", "unclosed-value", "unclosed-call"],
	literals: [
		"</thinking>", // 0
		"<thinking>", // 1
		"</function_calls>", // 2
		"</invoke>", // 3
		"\">", // 4
		"<invoke name=\"", // 5
		"<parameter name=", // 6
		"</parameter>", // 7
		"<parameter name=\"", // 8
		"<function_calls>", // 9
		"<invoke name=", // 10
		"\n</thinking>", // 11
		"\r\n</thinking>", // 12
		"\n<parameter name=\"", // 13
		"\n</invoke>", // 14
		"\r\n<parameter name=\"", // 15
		"\r\n</invoke>", // 16
	],
	openings: [1, 9, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<thinking>", "<thinking>\n"], node: 129 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 9], after: 21, closable: [25], closableByLoop: [26, 28, 29, 33, 34, 35, 36, 37, 38, 43, 44, 54, 55, 56, 57, 60, 61, 62, 63, 64, 69, 74, 76], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 9, 5], after: 2, closable: [85, 86, 87, 88, 89, 90], closableByLoop: [91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 110, 115, 116], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 5], stray: false }, // 2
		{ k: "fork", to: [17, 84, 120, 0] }, // 3
		{ k: "fork", to: [17, 84, 120] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 22, stops: [5, 2, 1, 9], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [79, 20, 80] }, // 22
		{ k: "fork", to: [79, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "literal", literal: 2, to: 0 }, // 27
		{ k: "look", body: 27, to: 25 }, // 28
		{ k: "op", do: { op: "repair", code: 2 }, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "slot", slot: "tool", field: "skip", to: 30 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "look", body: 32, to: 25 }, // 33
		{ k: "op", do: { op: "repair", code: 2 }, to: 33 }, // 34
		{ k: "fork", to: [26, 29, 34] }, // 35
		{ k: "fork", to: [73, 35] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "op", do: { op: "settle" }, to: 37 }, // 38
		{ k: "literal", literal: 6, to: 0 }, // 39
		{ k: "literal", literal: 3, to: 0 }, // 40
		{ k: "fork", to: [39, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "look", body: 42, to: 38 }, // 43
		{ k: "literal", literal: 7, to: 43 }, // 44
		{ k: "slot", slot: "unbound", field: "skip", to: 30 }, // 45
		{ k: "literal", literal: 8, to: 45 }, // 46
		{ k: "space", greedy: true, to: 32 }, // 47
		{ k: "literal", literal: 9, to: 47 }, // 48
		{ k: "assert", what: "end", to: 0 }, // 49
		{ k: "fork", to: [32, 48, 27, 49] }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 3, to: 51 }, // 52
		{ k: "fork", to: [46, 52] }, // 53
		{ k: "look", body: 53, to: 38 }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "op", do: { op: "repair", code: 1 }, to: 56 }, // 57
		{ k: "fork", to: [27, 32] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 38 }, // 60
		{ k: "literal", literal: 7, to: 60 }, // 61
		{ k: "op", do: { op: "repair", code: 2 }, to: 61 }, // 62
		{ k: "op", do: { op: "break" }, to: 38 }, // 63
		{ k: "literal", literal: 4, to: 63 }, // 64
		{ k: "slot", slot: "tool", field: "skip", to: 64 }, // 65
		{ k: "literal", literal: 5, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 9, to: 67 }, // 68
		{ k: "fork", to: [44, 57, 62, 66, 68] }, // 69
		{ k: "text", field: "value", typed: true, stray: false, exits: 69, stops: [7, 13, 14, 15, 16, 8, 3, 5, 9] }, // 70
		{ k: "literal", literal: 4, to: 70 }, // 71
		{ k: "atom", kind: "word", field: "key", to: 71 }, // 72
		{ k: "literal", literal: 8, to: 72 }, // 73
		{ k: "literal", literal: 4, to: 37 }, // 74
		{ k: "literal", literal: 4, to: 42 }, // 75
		{ k: "look", body: 75, to: 74 }, // 76
		{ k: "atom", kind: "word", field: "name", to: 76 }, // 77
		{ k: "literal", literal: 5, to: 77 }, // 78
		{ k: "op", do: { op: "open", unit: 0 }, to: 78 }, // 79
		{ k: "op", do: { op: "leave" }, to: 4 }, // 80
		{ k: "literal", literal: 10, to: 0 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "look", body: 82, to: 24 }, // 83
		{ k: "literal", literal: 9, to: 83 }, // 84
		{ k: "op", do: { op: "close" }, to: 2 }, // 85
		{ k: "literal", literal: 2, to: 85 }, // 86
		{ k: "assert", what: "end", to: 85 }, // 87
		{ k: "fork", to: [86, 87] }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "fork", to: [89, 85] }, // 90
		{ k: "literal", literal: 3, to: 90 }, // 91
		{ k: "fork", to: [114, 91] }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "op", do: { op: "settle" }, to: 93 }, // 94
		{ k: "look", body: 42, to: 94 }, // 95
		{ k: "literal", literal: 7, to: 95 }, // 96
		{ k: "look", body: 53, to: 94 }, // 97
		{ k: "eol", to: 97 }, // 98
		{ k: "fork", to: [98, 97] }, // 99
		{ k: "op", do: { op: "repair", code: 1 }, to: 99 }, // 100
		{ k: "look", body: 59, to: 94 }, // 101
		{ k: "literal", literal: 7, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 2 }, to: 102 }, // 103
		{ k: "op", do: { op: "break" }, to: 94 }, // 104
		{ k: "literal", literal: 4, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 5, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 9, to: 108 }, // 109
		{ k: "fork", to: [96, 100, 103, 107, 109] }, // 110
		{ k: "text", field: "value", typed: true, stray: false, exits: 110, stops: [7, 13, 14, 15, 16, 8, 3, 5, 9] }, // 111
		{ k: "literal", literal: 4, to: 111 }, // 112
		{ k: "atom", kind: "word", field: "key", to: 112 }, // 113
		{ k: "literal", literal: 8, to: 113 }, // 114
		{ k: "literal", literal: 4, to: 93 }, // 115
		{ k: "look", body: 75, to: 115 }, // 116
		{ k: "slot", slot: "tool", field: "name", to: 116 }, // 117
		{ k: "literal", literal: 5, to: 117 }, // 118
		{ k: "op", do: { op: "repair", code: 0 }, to: 118 }, // 119
		{ k: "op", do: { op: "open", unit: 1 }, to: 119 }, // 120
		{ k: "op", do: { op: "settle" }, to: 0 }, // 121
		{ k: "eol", to: 2 }, // 122
		{ k: "fork", to: [122, 2] }, // 123
		{ k: "literal", literal: 0, to: 123 }, // 124
		{ k: "eol", to: 124 }, // 125
		{ k: "fork", to: [125, 124] }, // 126
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 126, stops: [11, 12, 0] }, // 127
		{ k: "eol", to: 127 }, // 128
		{ k: "fork", to: [128, 127] }, // 129
	],
};
