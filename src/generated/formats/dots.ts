// Generated from grammars/dots.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** invokes with named parameters, or one JSON object, in <dots_function_call> */
export const dots: Format = {
	version: 1,
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
	lenient: ["unquoted", "bare", "unclosed-value"],
	literals: [
		"</dots_function_call>", // 0
		"</invoke>", // 1
		"<parameter name=", // 2
		"</parameter>", // 3
		"<invoke name=", // 4
		">", // 5
		"\"", // 6
		"'", // 7
		"\">", // 8
		"'>", // 9
		"{", // 10
		"<dots_function_call>", // 11
		"<invoke name=\"", // 12
		"\n</invoke>", // 13
		"\r\n</invoke>", // 14
	],
	openings: [11, 12],
	start: 2,
	entries: [],
	units: [
		{ closes: [1], openings: [4, 0, 11, 12], after: 6, closable: [9], closableByLoop: [10, 11, 12, 13, 18, 19, 26, 27, 28, 29, 30, 44, 46, 49, 51, 54, 56], pairs: true }, // 0
		{ closes: [1, 0], openings: [11, 12], after: 2, closable: [71, 72, 73, 74], closableByLoop: [75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 99, 100], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [11, 12], stray: false }, // 2
		{ k: "fork", to: [70, 104, 0] }, // 3
		{ k: "fork", to: [70, 104] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 6
		{ k: "fork", to: [64, 5, 65] }, // 7
		{ k: "space", greedy: true, to: 6 }, // 8
		{ k: "op", do: { op: "close" }, to: 8 }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "fork", to: [43, 10] }, // 11
		{ k: "space", greedy: true, to: 11 }, // 12
		{ k: "op", do: { op: "settle" }, to: 12 }, // 13
		{ k: "literal", literal: 2, to: 0 }, // 14
		{ k: "literal", literal: 1, to: 0 }, // 15
		{ k: "fork", to: [14, 15] }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "look", body: 17, to: 13 }, // 18
		{ k: "literal", literal: 3, to: 18 }, // 19
		{ k: "literal", literal: 4, to: 0 }, // 20
		{ k: "literal", literal: 0, to: 0 }, // 21
		{ k: "assert", what: "end", to: 0 }, // 22
		{ k: "fork", to: [20, 21, 22] }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 1, to: 24 }, // 25
		{ k: "look", body: 25, to: 13 }, // 26
		{ k: "eol", to: 26 }, // 27
		{ k: "fork", to: [27, 26] }, // 28
		{ k: "op", do: { op: "repair", code: 2 }, to: 28 }, // 29
		{ k: "fork", to: [19, 29] }, // 30
		{ k: "text", field: "value", typed: true, stray: false, exits: 30, stops: [3, 13, 14, 1] }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 32 }, // 33
		{ k: "atom", kind: "word", field: "key", to: 33 }, // 34
		{ k: "literal", literal: 6, to: 34 }, // 35
		{ k: "atom", kind: "word", field: "key", to: 32 }, // 36
		{ k: "op", do: { op: "repair", code: 0 }, to: 36 }, // 37
		{ k: "literal", literal: 7, to: 32 }, // 38
		{ k: "atom", kind: "word", field: "key", to: 38 }, // 39
		{ k: "literal", literal: 7, to: 39 }, // 40
		{ k: "op", do: { op: "repair", code: 0 }, to: 40 }, // 41
		{ k: "fork", to: [35, 37, 41] }, // 42
		{ k: "literal", literal: 2, to: 42 }, // 43
		{ k: "literal", literal: 8, to: 12 }, // 44
		{ k: "literal", literal: 8, to: 17 }, // 45
		{ k: "look", body: 45, to: 44 }, // 46
		{ k: "atom", kind: "word", field: "name", to: 46 }, // 47
		{ k: "literal", literal: 6, to: 47 }, // 48
		{ k: "literal", literal: 5, to: 12 }, // 49
		{ k: "literal", literal: 5, to: 17 }, // 50
		{ k: "look", body: 50, to: 49 }, // 51
		{ k: "atom", kind: "word", field: "name", to: 51 }, // 52
		{ k: "op", do: { op: "repair", code: 0 }, to: 52 }, // 53
		{ k: "literal", literal: 9, to: 12 }, // 54
		{ k: "literal", literal: 9, to: 17 }, // 55
		{ k: "look", body: 55, to: 54 }, // 56
		{ k: "atom", kind: "word", field: "name", to: 56 }, // 57
		{ k: "literal", literal: 7, to: 57 }, // 58
		{ k: "op", do: { op: "repair", code: 0 }, to: 58 }, // 59
		{ k: "fork", to: [48, 53, 59] }, // 60
		{ k: "literal", literal: 4, to: 60 }, // 61
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 9 }, // 62
		{ k: "fork", to: [61, 62] }, // 63
		{ k: "op", do: { op: "open", unit: 0 }, to: 63 }, // 64
		{ k: "op", do: { op: "leave" }, to: 4 }, // 65
		{ k: "literal", literal: 10, to: 0 }, // 66
		{ k: "fork", to: [20, 66] }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "look", body: 68, to: 8 }, // 69
		{ k: "literal", literal: 11, to: 69 }, // 70
		{ k: "op", do: { op: "close" }, to: 2 }, // 71
		{ k: "literal", literal: 0, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "fork", to: [73, 71] }, // 74
		{ k: "literal", literal: 1, to: 74 }, // 75
		{ k: "fork", to: [98, 75] }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "op", do: { op: "settle" }, to: 77 }, // 78
		{ k: "look", body: 17, to: 78 }, // 79
		{ k: "literal", literal: 3, to: 79 }, // 80
		{ k: "look", body: 25, to: 78 }, // 81
		{ k: "eol", to: 81 }, // 82
		{ k: "fork", to: [82, 81] }, // 83
		{ k: "op", do: { op: "repair", code: 2 }, to: 83 }, // 84
		{ k: "fork", to: [80, 84] }, // 85
		{ k: "text", field: "value", typed: true, stray: false, exits: 85, stops: [3, 13, 14, 1] }, // 86
		{ k: "literal", literal: 5, to: 86 }, // 87
		{ k: "literal", literal: 6, to: 87 }, // 88
		{ k: "atom", kind: "word", field: "key", to: 88 }, // 89
		{ k: "literal", literal: 6, to: 89 }, // 90
		{ k: "atom", kind: "word", field: "key", to: 87 }, // 91
		{ k: "op", do: { op: "repair", code: 0 }, to: 91 }, // 92
		{ k: "literal", literal: 7, to: 87 }, // 93
		{ k: "atom", kind: "word", field: "key", to: 93 }, // 94
		{ k: "literal", literal: 7, to: 94 }, // 95
		{ k: "op", do: { op: "repair", code: 0 }, to: 95 }, // 96
		{ k: "fork", to: [90, 92, 96] }, // 97
		{ k: "literal", literal: 2, to: 97 }, // 98
		{ k: "literal", literal: 8, to: 77 }, // 99
		{ k: "look", body: 45, to: 99 }, // 100
		{ k: "slot", slot: "tool", field: "name", to: 100 }, // 101
		{ k: "literal", literal: 12, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 1 }, to: 102 }, // 103
		{ k: "op", do: { op: "open", unit: 1 }, to: 103 }, // 104
	],
};
