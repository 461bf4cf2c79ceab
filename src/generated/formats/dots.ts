// Generated from grammars/dots.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** invokes with named parameters, or one JSON object, in <dots_function_call> */
export const dots: Format = {
	version: 2,
	name: "dots",
	title: "invokes with named parameters, or one JSON object, in <dots_function_call>",
	aliases: [],
	models: ["rednote-hilab/dots.llm2*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 611,
	lenient: ["unquoted", "bare", "unclosed-value", "unclosed-call"],
	literals: [
		"</dots_function_call>", // 0
		"</invoke>", // 1
		"\">", // 2
		"\"", // 3
		"<invoke name=", // 4
		"<parameter name=", // 5
		"</parameter>", // 6
		"<dots_function_call>", // 7
		">", // 8
		"'", // 9
		"'>", // 10
		"{", // 11
		"<invoke name=\"", // 12
		"\n<parameter name=", // 13
		"\n</invoke>", // 14
		"\r\n<parameter name=", // 15
		"\r\n</invoke>", // 16
	],
	openings: [7, 12],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [1], openings: [4, 0, 7, 12], after: 6, closable: [10], closableByLoop: [11, 13, 14, 19, 20, 21, 22, 23, 24, 29, 30, 42, 43, 44, 45, 48, 49, 50, 51, 52, 58, 72, 74, 77, 79, 82, 84], pairs: true }, // 0
		{ closes: [1, 0], openings: [7, 12], after: 2, closable: [100, 101, 102, 103], closableByLoop: [104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 124, 138, 139], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 12], stray: false }, // 2
		{ k: "fork", to: [99, 143, 0] }, // 3
		{ k: "fork", to: [99, 143] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: null, stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [92, 5, 93] }, // 7
		{ k: "fork", to: [92, 5] }, // 8
		{ k: "space", greedy: true, to: 6 }, // 9
		{ k: "op", do: { op: "close" }, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 10 }, // 11
		{ k: "literal", literal: 0, to: 0 }, // 12
		{ k: "look", body: 12, to: 10 }, // 13
		{ k: "op", do: { op: "repair", code: 3 }, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 0 }, // 15
		{ k: "slot", slot: "tool", field: "skip", to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "literal", literal: 4, to: 17 }, // 18
		{ k: "look", body: 18, to: 10 }, // 19
		{ k: "op", do: { op: "repair", code: 3 }, to: 19 }, // 20
		{ k: "fork", to: [11, 14, 20] }, // 21
		{ k: "fork", to: [71, 21] }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "op", do: { op: "settle" }, to: 23 }, // 24
		{ k: "literal", literal: 5, to: 0 }, // 25
		{ k: "literal", literal: 1, to: 0 }, // 26
		{ k: "fork", to: [25, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "look", body: 28, to: 24 }, // 29
		{ k: "literal", literal: 6, to: 29 }, // 30
		{ k: "literal", literal: 3, to: 0 }, // 31
		{ k: "slot", slot: "unbound", field: "skip", to: 31 }, // 32
		{ k: "literal", literal: 3, to: 32 }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "space", greedy: true, to: 18 }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "assert", what: "end", to: 0 }, // 37
		{ k: "fork", to: [18, 36, 12, 37] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 1, to: 39 }, // 40
		{ k: "fork", to: [34, 40] }, // 41
		{ k: "look", body: 41, to: 24 }, // 42
		{ k: "eol", to: 42 }, // 43
		{ k: "fork", to: [43, 42] }, // 44
		{ k: "op", do: { op: "repair", code: 2 }, to: 44 }, // 45
		{ k: "fork", to: [12, 18] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "look", body: 47, to: 24 }, // 48
		{ k: "literal", literal: 6, to: 48 }, // 49
		{ k: "op", do: { op: "repair", code: 3 }, to: 49 }, // 50
		{ k: "op", do: { op: "break" }, to: 24 }, // 51
		{ k: "literal", literal: 2, to: 51 }, // 52
		{ k: "slot", slot: "tool", field: "skip", to: 52 }, // 53
		{ k: "literal", literal: 3, to: 53 }, // 54
		{ k: "literal", literal: 4, to: 54 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 7, to: 56 }, // 57
		{ k: "fork", to: [30, 45, 50, 55, 57] }, // 58
		{ k: "text", field: "value", typed: true, stray: false, exits: 58, stops: [6, 13, 14, 15, 16, 5, 1, 4, 7] }, // 59
		{ k: "literal", literal: 8, to: 59 }, // 60
		{ k: "literal", literal: 3, to: 60 }, // 61
		{ k: "atom", kind: "word", field: "key", to: 61 }, // 62
		{ k: "literal", literal: 3, to: 62 }, // 63
		{ k: "atom", kind: "word", field: "key", to: 60 }, // 64
		{ k: "op", do: { op: "repair", code: 0 }, to: 64 }, // 65
		{ k: "literal", literal: 9, to: 60 }, // 66
		{ k: "atom", kind: "word", field: "key", to: 66 }, // 67
		{ k: "literal", literal: 9, to: 67 }, // 68
		{ k: "op", do: { op: "repair", code: 0 }, to: 68 }, // 69
		{ k: "fork", to: [63, 65, 69] }, // 70
		{ k: "literal", literal: 5, to: 70 }, // 71
		{ k: "literal", literal: 2, to: 23 }, // 72
		{ k: "literal", literal: 2, to: 28 }, // 73
		{ k: "look", body: 73, to: 72 }, // 74
		{ k: "atom", kind: "word", field: "name", to: 74 }, // 75
		{ k: "literal", literal: 3, to: 75 }, // 76
		{ k: "literal", literal: 8, to: 23 }, // 77
		{ k: "literal", literal: 8, to: 28 }, // 78
		{ k: "look", body: 78, to: 77 }, // 79
		{ k: "atom", kind: "word", field: "name", to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 0 }, to: 80 }, // 81
		{ k: "literal", literal: 10, to: 23 }, // 82
		{ k: "literal", literal: 10, to: 28 }, // 83
		{ k: "look", body: 83, to: 82 }, // 84
		{ k: "atom", kind: "word", field: "name", to: 84 }, // 85
		{ k: "literal", literal: 9, to: 85 }, // 86
		{ k: "op", do: { op: "repair", code: 0 }, to: 86 }, // 87
		{ k: "fork", to: [76, 81, 87] }, // 88
		{ k: "literal", literal: 4, to: 88 }, // 89
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 10 }, // 90
		{ k: "fork", to: [89, 90] }, // 91
		{ k: "op", do: { op: "open", unit: 0 }, to: 91 }, // 92
		{ k: "op", do: { op: "leave" }, to: 4 }, // 93
		{ k: "literal", literal: 4, to: 0 }, // 94
		{ k: "literal", literal: 11, to: 0 }, // 95
		{ k: "fork", to: [94, 95] }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "look", body: 97, to: 9 }, // 98
		{ k: "literal", literal: 7, to: 98 }, // 99
		{ k: "op", do: { op: "close" }, to: 2 }, // 100
		{ k: "literal", literal: 0, to: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "fork", to: [102, 100] }, // 103
		{ k: "literal", literal: 1, to: 103 }, // 104
		{ k: "fork", to: [137, 104] }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "op", do: { op: "settle" }, to: 106 }, // 107
		{ k: "look", body: 28, to: 107 }, // 108
		{ k: "literal", literal: 6, to: 108 }, // 109
		{ k: "look", body: 41, to: 107 }, // 110
		{ k: "eol", to: 110 }, // 111
		{ k: "fork", to: [111, 110] }, // 112
		{ k: "op", do: { op: "repair", code: 2 }, to: 112 }, // 113
		{ k: "look", body: 47, to: 107 }, // 114
		{ k: "literal", literal: 6, to: 114 }, // 115
		{ k: "op", do: { op: "repair", code: 3 }, to: 115 }, // 116
		{ k: "op", do: { op: "break" }, to: 107 }, // 117
		{ k: "literal", literal: 2, to: 117 }, // 118
		{ k: "slot", slot: "tool", field: "skip", to: 118 }, // 119
		{ k: "literal", literal: 3, to: 119 }, // 120
		{ k: "literal", literal: 4, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 7, to: 122 }, // 123
		{ k: "fork", to: [109, 113, 116, 121, 123] }, // 124
		{ k: "text", field: "value", typed: true, stray: false, exits: 124, stops: [6, 13, 14, 15, 16, 5, 1, 4, 7] }, // 125
		{ k: "literal", literal: 8, to: 125 }, // 126
		{ k: "literal", literal: 3, to: 126 }, // 127
		{ k: "atom", kind: "word", field: "key", to: 127 }, // 128
		{ k: "literal", literal: 3, to: 128 }, // 129
		{ k: "atom", kind: "word", field: "key", to: 126 }, // 130
		{ k: "op", do: { op: "repair", code: 0 }, to: 130 }, // 131
		{ k: "literal", literal: 9, to: 126 }, // 132
		{ k: "atom", kind: "word", field: "key", to: 132 }, // 133
		{ k: "literal", literal: 9, to: 133 }, // 134
		{ k: "op", do: { op: "repair", code: 0 }, to: 134 }, // 135
		{ k: "fork", to: [129, 131, 135] }, // 136
		{ k: "literal", literal: 5, to: 136 }, // 137
		{ k: "literal", literal: 2, to: 106 }, // 138
		{ k: "look", body: 73, to: 138 }, // 139
		{ k: "slot", slot: "tool", field: "name", to: 139 }, // 140
		{ k: "literal", literal: 12, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 1 }, to: 141 }, // 142
		{ k: "op", do: { op: "open", unit: 1 }, to: 142 }, // 143
	],
};
