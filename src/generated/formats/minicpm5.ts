// Generated from grammars/minicpm5.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function name="NAME"> with one <param name="KEY"> per argument */
export const minicpm5: Format = {
	version: 2,
	name: "minicpm5",
	title: "<function name=\"NAME\"> with one <param name=\"KEY\"> per argument",
	aliases: [],
	models: ["openbmb/MiniCPM5-*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1008,
	lenient: ["single-quotes", "no-blank"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</function>", // 2
		"<param", // 3
		"</arguments>", // 4
		"</param>", // 5
		"]]>", // 6
		"[", // 7
		"CDATA", // 8
		"<![", // 9
		">", // 10
		"\"", // 11
		"'", // 12
		"<param name=", // 13
		"<paramname=", // 14
		"<arguments>", // 15
		"\">", // 16
		"'>", // 17
		"<function name=", // 18
		"<functionname=", // 19
		"\n</think>", // 20
		"\r\n</think>", // 21
	],
	openings: [1, 18, 19],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 130 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 18, 19], after: 2, closable: [20, 60], closableByLoop: [21, 22, 23, 24, 25, 31, 32, 33, 34, 42, 43, 44, 61, 62, 63, 64, 65, 66, 67, 68, 69, 77, 78, 79, 95, 96, 97, 98, 103, 106, 108], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 18, 19], stray: false }, // 2
		{ k: "fork", to: [19, 117, 0] }, // 3
		{ k: "fork", to: [19, 117] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [20, 21, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "fork", to: [59, 21] }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "op", do: { op: "definite" }, to: 23 }, // 24
		{ k: "op", do: { op: "settle" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 0 }, // 26
		{ k: "literal", literal: 2, to: 0 }, // 27
		{ k: "literal", literal: 4, to: 0 }, // 28
		{ k: "fork", to: [26, 27, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "look", body: 30, to: 25 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 6, to: 33 }, // 34
		{ k: "text", field: "value", typed: true, stray: false, exits: 34, stops: [6] }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "literal", literal: 8, to: 36 }, // 37
		{ k: "atom", kind: "word", field: "skip", to: 36 }, // 38
		{ k: "fork", to: [37, 38] }, // 39
		{ k: "literal", literal: 9, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "op", do: { op: "settle" }, to: 23 }, // 42
		{ k: "look", body: 30, to: 42 }, // 43
		{ k: "literal", literal: 5, to: 43 }, // 44
		{ k: "text", field: "value", typed: true, stray: false, exits: 44, stops: [5] }, // 45
		{ k: "fork", to: [41, 45] }, // 46
		{ k: "literal", literal: 10, to: 46 }, // 47
		{ k: "literal", literal: 11, to: 47 }, // 48
		{ k: "atom", kind: "word", field: "key", to: 48 }, // 49
		{ k: "literal", literal: 11, to: 49 }, // 50
		{ k: "literal", literal: 12, to: 47 }, // 51
		{ k: "atom", kind: "word", field: "key", to: 51 }, // 52
		{ k: "literal", literal: 12, to: 52 }, // 53
		{ k: "op", do: { op: "repair", code: 0 }, to: 53 }, // 54
		{ k: "fork", to: [50, 54] }, // 55
		{ k: "literal", literal: 13, to: 55 }, // 56
		{ k: "literal", literal: 14, to: 55 }, // 57
		{ k: "op", do: { op: "repair", code: 1 }, to: 57 }, // 58
		{ k: "fork", to: [56, 58] }, // 59
		{ k: "space", greedy: true, to: 21 }, // 60
		{ k: "literal", literal: 4, to: 60 }, // 61
		{ k: "fork", to: [94, 61] }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "op", do: { op: "definite" }, to: 63 }, // 64
		{ k: "op", do: { op: "settle" }, to: 64 }, // 65
		{ k: "look", body: 30, to: 65 }, // 66
		{ k: "literal", literal: 5, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 6, to: 68 }, // 69
		{ k: "text", field: "value", typed: true, stray: false, exits: 69, stops: [6] }, // 70
		{ k: "literal", literal: 7, to: 70 }, // 71
		{ k: "literal", literal: 8, to: 71 }, // 72
		{ k: "atom", kind: "word", field: "skip", to: 71 }, // 73
		{ k: "fork", to: [72, 73] }, // 74
		{ k: "literal", literal: 9, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "op", do: { op: "settle" }, to: 63 }, // 77
		{ k: "look", body: 30, to: 77 }, // 78
		{ k: "literal", literal: 5, to: 78 }, // 79
		{ k: "text", field: "value", typed: true, stray: false, exits: 79, stops: [5] }, // 80
		{ k: "fork", to: [76, 80] }, // 81
		{ k: "literal", literal: 10, to: 81 }, // 82
		{ k: "literal", literal: 11, to: 82 }, // 83
		{ k: "atom", kind: "word", field: "key", to: 83 }, // 84
		{ k: "literal", literal: 11, to: 84 }, // 85
		{ k: "literal", literal: 12, to: 82 }, // 86
		{ k: "atom", kind: "word", field: "key", to: 86 }, // 87
		{ k: "literal", literal: 12, to: 87 }, // 88
		{ k: "op", do: { op: "repair", code: 0 }, to: 88 }, // 89
		{ k: "fork", to: [85, 89] }, // 90
		{ k: "literal", literal: 13, to: 90 }, // 91
		{ k: "literal", literal: 14, to: 90 }, // 92
		{ k: "op", do: { op: "repair", code: 1 }, to: 92 }, // 93
		{ k: "fork", to: [91, 93] }, // 94
		{ k: "literal", literal: 15, to: 63 }, // 95
		{ k: "fork", to: [22, 95] }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 16, to: 97 }, // 98
		{ k: "literal", literal: 15, to: 0 }, // 99
		{ k: "fork", to: [26, 27, 99] }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 16, to: 101 }, // 102
		{ k: "look", body: 102, to: 98 }, // 103
		{ k: "atom", kind: "word", field: "name", to: 103 }, // 104
		{ k: "literal", literal: 11, to: 104 }, // 105
		{ k: "literal", literal: 17, to: 97 }, // 106
		{ k: "literal", literal: 17, to: 101 }, // 107
		{ k: "look", body: 107, to: 106 }, // 108
		{ k: "atom", kind: "word", field: "name", to: 108 }, // 109
		{ k: "literal", literal: 12, to: 109 }, // 110
		{ k: "op", do: { op: "repair", code: 0 }, to: 110 }, // 111
		{ k: "fork", to: [105, 111] }, // 112
		{ k: "literal", literal: 18, to: 112 }, // 113
		{ k: "literal", literal: 19, to: 112 }, // 114
		{ k: "op", do: { op: "repair", code: 1 }, to: 114 }, // 115
		{ k: "fork", to: [113, 115] }, // 116
		{ k: "op", do: { op: "open", unit: 0 }, to: 116 }, // 117
		{ k: "op", do: { op: "settle" }, to: 0 }, // 118
		{ k: "eol", to: 2 }, // 119
		{ k: "fork", to: [119, 2] }, // 120
		{ k: "eol", to: 120 }, // 121
		{ k: "fork", to: [121, 120] }, // 122
		{ k: "literal", literal: 0, to: 122 }, // 123
		{ k: "eol", to: 123 }, // 124
		{ k: "fork", to: [124, 123] }, // 125
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 125, stops: [20, 21, 0] }, // 126
		{ k: "eol", to: 126 }, // 127
		{ k: "fork", to: [127, 126] }, // 128
		{ k: "literal", literal: 1, to: 128 }, // 129
		{ k: "fork", to: [129, 128] }, // 130
	],
};
