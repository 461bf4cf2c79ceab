// Generated from grammars/functiongemma.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** call:NAME{key:value}, strings between <escape> tokens */
export const functiongemma: Format = {
	version: 2,
	name: "functiongemma",
	title: "call:NAME{key:value}, strings between <escape> tokens",
	aliases: [],
	models: ["google/functiongemma-*"],
	tokens: ["<start_function_call>", "<end_function_call>", "<escape>", "<start_function_response>", "<end_of_turn>"],
	ends: ["<start_function_response>", "<end_of_turn>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S7",
	reasoning: false,
	holdback: 1024,
	lenient: ["trailing-comma", "no-brace", "unclosed-value", "unclosed-call", "doubled-close", "unopened-key"],
	literals: [
		"<end_function_call>", // 0
		"}", // 1
		",", // 2
		"]", // 3
		"<escape>", // 4
		":", // 5
		"{", // 6
		"call:", // 7
		"<start_function_call>", // 8
		"[", // 9
		"\n,", // 10
		"\n}", // 11
		"\n<end_function_call>", // 12
		"\r\n,", // 13
		"\r\n}", // 14
		"\r\n<end_function_call>", // 15
	],
	openings: [8],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [8], after: 2, closable: [5, 6], closableByLoop: [7, 9, 10, 11, 12, 13, 14, 15, 18, 24, 25, 27, 28, 29, 48, 49, 50, 51, 54, 55, 56, 57, 58, 59, 78, 81, 82, 86, 87, 88, 89, 90, 91, 92, 97, 98, 99, 112, 113], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [8], terminators: [], stray: false }, // 2
		{ k: "fork", to: [119, 0] }, // 3
		{ k: "fork", to: [119] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 6 }, // 7
		{ k: "literal", literal: 0, to: 0 }, // 8
		{ k: "look", body: 8, to: 6 }, // 9
		{ k: "op", do: { op: "repair", code: 1 }, to: 9 }, // 10
		{ k: "fork", to: [7, 10] }, // 11
		{ k: "fork", to: [113] }, // 12
		{ k: "return" }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "fork", to: [111, 14] }, // 15
		{ k: "fork", to: [107] }, // 16
		{ k: "fork", to: [102] }, // 17
		{ k: "op", do: { op: "settle" }, to: 13 }, // 18
		{ k: "literal", literal: 2, to: 0 }, // 19
		{ k: "literal", literal: 1, to: 0 }, // 20
		{ k: "literal", literal: 3, to: 0 }, // 21
		{ k: "fork", to: [19, 20, 21] }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "look", body: 23, to: 18 }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "space", greedy: true, to: 8 }, // 26
		{ k: "look", body: 26, to: 18 }, // 27
		{ k: "literal", literal: 4, to: 27 }, // 28
		{ k: "op", do: { op: "repair", code: 1 }, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "slot", slot: "unbound", field: "skip", to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 2, to: 35 }, // 36
		{ k: "literal", literal: 6, to: 0 }, // 37
		{ k: "slot", slot: "tool", field: "skip", to: 37 }, // 38
		{ k: "literal", literal: 7, to: 38 }, // 39
		{ k: "literal", literal: 8, to: 39 }, // 40
		{ k: "assert", what: "end", to: 0 }, // 41
		{ k: "fork", to: [40, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 0, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 1, to: 45 }, // 46
		{ k: "fork", to: [36, 46, 44] }, // 47
		{ k: "look", body: 47, to: 18 }, // 48
		{ k: "eol", to: 48 }, // 49
		{ k: "fork", to: [49, 48] }, // 50
		{ k: "op", do: { op: "repair", code: 2 }, to: 50 }, // 51
		{ k: "fork", to: [8, 40] }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "look", body: 53, to: 18 }, // 54
		{ k: "literal", literal: 4, to: 54 }, // 55
		{ k: "op", do: { op: "repair", code: 3 }, to: 55 }, // 56
		{ k: "space", greedy: true, to: 25 }, // 57
		{ k: "literal", literal: 4, to: 57 }, // 58
		{ k: "op", do: { op: "repair", code: 4 }, to: 58 }, // 59
		{ k: "op", do: { op: "break", at: "skip" }, to: 18 }, // 60
		{ k: "literal", literal: 4, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 5, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "slot", slot: "unbound", field: "skip", to: 64 }, // 65
		{ k: "literal", literal: 6, to: 60 }, // 66
		{ k: "slot", slot: "tool", field: "skip", to: 66 }, // 67
		{ k: "literal", literal: 7, to: 67 }, // 68
		{ k: "fork", to: [65, 68, 67] }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 4, to: 70 }, // 71
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 71 }, // 72
		{ k: "op", do: { op: "break", at: "here" }, to: 18 }, // 73
		{ k: "literal", literal: 6, to: 73 }, // 74
		{ k: "slot", slot: "tool", field: "skip", to: 74 }, // 75
		{ k: "literal", literal: 7, to: 75 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "fork", to: [25, 29, 51, 56, 59, 72, 77] }, // 78
		{ k: "text", field: "value", typed: true, stray: false, exits: 78, stops: [4, 10, 11, 12, 13, 14, 15, 2, 1, 0, 8], terminators: [18] }, // 79
		{ k: "literal", literal: 4, to: 79 }, // 80
		{ k: "op", do: { op: "pop" }, to: 13 }, // 81
		{ k: "literal", literal: 1, to: 81 }, // 82
		{ k: "call", body: 12, back: 82 }, // 83
		{ k: "literal", literal: 6, to: 83 }, // 84
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 84 }, // 85
		{ k: "literal", literal: 3, to: 81 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 2, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "op", do: { op: "repair", code: 0 }, to: 89 }, // 90
		{ k: "fork", to: [87, 90] }, // 91
		{ k: "fork", to: [96, 91] }, // 92
		{ k: "call", body: 17, back: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 2, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "fork", to: [93, 87] }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 9, to: 98 }, // 99
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 99 }, // 100
		{ k: "value", py: true, unlisted: true, field: "value", to: 13 }, // 101
		{ k: "fork", to: [80, 85, 100, 101] }, // 102
		{ k: "call", body: 17, back: 13 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 5, to: 104 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "atom", kind: "word", field: "key", to: 106 }, // 107
		{ k: "call", body: 16, back: 15 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 2, to: 109 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "fork", to: [108, 14] }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "call", body: 12, back: 11 }, // 114
		{ k: "literal", literal: 6, to: 114 }, // 115
		{ k: "atom", kind: "word", field: "name", to: 115 }, // 116
		{ k: "literal", literal: 7, to: 116 }, // 117
		{ k: "literal", literal: 8, to: 117 }, // 118
		{ k: "op", do: { op: "open", unit: 0 }, to: 118 }, // 119
	],
};
