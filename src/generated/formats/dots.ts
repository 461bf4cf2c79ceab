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
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [1], openings: [4, 0, 11, 12], after: 6, closable: [10], closableByLoop: [11, 12, 13, 14, 19, 20, 27, 28, 29, 30, 31, 45, 47, 50, 52, 55, 57], pairs: true }, // 0
		{ closes: [1, 0], openings: [11, 12], after: 2, closable: [72, 73, 74, 75], closableByLoop: [76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 100, 101], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [11, 12], stray: false }, // 2
		{ k: "fork", to: [71, 105, 0] }, // 3
		{ k: "fork", to: [71, 105] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: null, stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [65, 5, 66] }, // 7
		{ k: "fork", to: [65, 5] }, // 8
		{ k: "space", greedy: true, to: 6 }, // 9
		{ k: "op", do: { op: "close" }, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 10 }, // 11
		{ k: "fork", to: [44, 11] }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "op", do: { op: "settle" }, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 0 }, // 15
		{ k: "literal", literal: 1, to: 0 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "look", body: 18, to: 14 }, // 19
		{ k: "literal", literal: 3, to: 19 }, // 20
		{ k: "literal", literal: 4, to: 0 }, // 21
		{ k: "literal", literal: 0, to: 0 }, // 22
		{ k: "assert", what: "end", to: 0 }, // 23
		{ k: "fork", to: [21, 22, 23] }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "literal", literal: 1, to: 25 }, // 26
		{ k: "look", body: 26, to: 14 }, // 27
		{ k: "eol", to: 27 }, // 28
		{ k: "fork", to: [28, 27] }, // 29
		{ k: "op", do: { op: "repair", code: 2 }, to: 29 }, // 30
		{ k: "fork", to: [20, 30] }, // 31
		{ k: "text", field: "value", typed: true, stray: false, exits: 31, stops: [3, 13, 14, 1] }, // 32
		{ k: "literal", literal: 5, to: 32 }, // 33
		{ k: "literal", literal: 6, to: 33 }, // 34
		{ k: "atom", kind: "word", field: "key", to: 34 }, // 35
		{ k: "literal", literal: 6, to: 35 }, // 36
		{ k: "atom", kind: "word", field: "key", to: 33 }, // 37
		{ k: "op", do: { op: "repair", code: 0 }, to: 37 }, // 38
		{ k: "literal", literal: 7, to: 33 }, // 39
		{ k: "atom", kind: "word", field: "key", to: 39 }, // 40
		{ k: "literal", literal: 7, to: 40 }, // 41
		{ k: "op", do: { op: "repair", code: 0 }, to: 41 }, // 42
		{ k: "fork", to: [36, 38, 42] }, // 43
		{ k: "literal", literal: 2, to: 43 }, // 44
		{ k: "literal", literal: 8, to: 13 }, // 45
		{ k: "literal", literal: 8, to: 18 }, // 46
		{ k: "look", body: 46, to: 45 }, // 47
		{ k: "atom", kind: "word", field: "name", to: 47 }, // 48
		{ k: "literal", literal: 6, to: 48 }, // 49
		{ k: "literal", literal: 5, to: 13 }, // 50
		{ k: "literal", literal: 5, to: 18 }, // 51
		{ k: "look", body: 51, to: 50 }, // 52
		{ k: "atom", kind: "word", field: "name", to: 52 }, // 53
		{ k: "op", do: { op: "repair", code: 0 }, to: 53 }, // 54
		{ k: "literal", literal: 9, to: 13 }, // 55
		{ k: "literal", literal: 9, to: 18 }, // 56
		{ k: "look", body: 56, to: 55 }, // 57
		{ k: "atom", kind: "word", field: "name", to: 57 }, // 58
		{ k: "literal", literal: 7, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 0 }, to: 59 }, // 60
		{ k: "fork", to: [49, 54, 60] }, // 61
		{ k: "literal", literal: 4, to: 61 }, // 62
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 10 }, // 63
		{ k: "fork", to: [62, 63] }, // 64
		{ k: "op", do: { op: "open", unit: 0 }, to: 64 }, // 65
		{ k: "op", do: { op: "leave" }, to: 4 }, // 66
		{ k: "literal", literal: 10, to: 0 }, // 67
		{ k: "fork", to: [21, 67] }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "look", body: 69, to: 9 }, // 70
		{ k: "literal", literal: 11, to: 70 }, // 71
		{ k: "op", do: { op: "close" }, to: 2 }, // 72
		{ k: "literal", literal: 0, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "fork", to: [74, 72] }, // 75
		{ k: "literal", literal: 1, to: 75 }, // 76
		{ k: "fork", to: [99, 76] }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "op", do: { op: "settle" }, to: 78 }, // 79
		{ k: "look", body: 18, to: 79 }, // 80
		{ k: "literal", literal: 3, to: 80 }, // 81
		{ k: "look", body: 26, to: 79 }, // 82
		{ k: "eol", to: 82 }, // 83
		{ k: "fork", to: [83, 82] }, // 84
		{ k: "op", do: { op: "repair", code: 2 }, to: 84 }, // 85
		{ k: "fork", to: [81, 85] }, // 86
		{ k: "text", field: "value", typed: true, stray: false, exits: 86, stops: [3, 13, 14, 1] }, // 87
		{ k: "literal", literal: 5, to: 87 }, // 88
		{ k: "literal", literal: 6, to: 88 }, // 89
		{ k: "atom", kind: "word", field: "key", to: 89 }, // 90
		{ k: "literal", literal: 6, to: 90 }, // 91
		{ k: "atom", kind: "word", field: "key", to: 88 }, // 92
		{ k: "op", do: { op: "repair", code: 0 }, to: 92 }, // 93
		{ k: "literal", literal: 7, to: 88 }, // 94
		{ k: "atom", kind: "word", field: "key", to: 94 }, // 95
		{ k: "literal", literal: 7, to: 95 }, // 96
		{ k: "op", do: { op: "repair", code: 0 }, to: 96 }, // 97
		{ k: "fork", to: [91, 93, 97] }, // 98
		{ k: "literal", literal: 2, to: 98 }, // 99
		{ k: "literal", literal: 8, to: 78 }, // 100
		{ k: "look", body: 46, to: 100 }, // 101
		{ k: "slot", slot: "tool", field: "name", to: 101 }, // 102
		{ k: "literal", literal: 12, to: 102 }, // 103
		{ k: "op", do: { op: "repair", code: 1 }, to: 103 }, // 104
		{ k: "op", do: { op: "open", unit: 1 }, to: 104 }, // 105
	],
};
