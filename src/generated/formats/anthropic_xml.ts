// Generated from grammars/anthropic_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** invokes with named parameters, in <function_calls> */
export const anthropic_xml: Format = {
	version: 1,
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
	start: 2,
	entries: [
		{ name: "thinking", after: ["<thinking>", "<thinking>\n"], node: 104 }, // 0
	],
	units: [
		{ closes: [3], openings: [9, 2, 1, 10], after: 21, closable: [24], closableByLoop: [25, 26, 27, 28, 33, 34, 38, 39, 40, 47, 48, 49, 50, 51, 56, 58], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 10, 9], after: 2, closable: [66, 67, 68, 69, 70, 71], closableByLoop: [72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 90, 91], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 9], stray: false }, // 2
		{ k: "fork", to: [17, 65, 95, 0] }, // 3
		{ k: "fork", to: [17, 65, 95] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 22, stops: [9, 2, 1, 10], stray: true, section: { empty: true, proof: false, content: false } }, // 21
		{ k: "fork", to: [61, 20, 62] }, // 22
		{ k: "space", greedy: true, to: 21 }, // 23
		{ k: "op", do: { op: "close" }, to: 23 }, // 24
		{ k: "literal", literal: 3, to: 24 }, // 25
		{ k: "fork", to: [55, 25] }, // 26
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
		{ k: "op", do: { op: "repair", code: 1 }, to: 39 }, // 40
		{ k: "literal", literal: 8, to: 0 }, // 41
		{ k: "literal", literal: 2, to: 0 }, // 42
		{ k: "assert", what: "end", to: 0 }, // 43
		{ k: "fork", to: [41, 42, 43] }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 3, to: 45 }, // 46
		{ k: "look", body: 46, to: 28 }, // 47
		{ k: "eol", to: 47 }, // 48
		{ k: "fork", to: [48, 47] }, // 49
		{ k: "op", do: { op: "repair", code: 1 }, to: 49 }, // 50
		{ k: "fork", to: [34, 40, 50] }, // 51
		{ k: "text", field: "value", typed: true, stray: false, exits: 51, stops: [5, 13, 14, 15, 16, 3] }, // 52
		{ k: "literal", literal: 6, to: 52 }, // 53
		{ k: "atom", kind: "word", field: "key", to: 53 }, // 54
		{ k: "literal", literal: 7, to: 54 }, // 55
		{ k: "literal", literal: 6, to: 27 }, // 56
		{ k: "literal", literal: 6, to: 32 }, // 57
		{ k: "look", body: 57, to: 56 }, // 58
		{ k: "atom", kind: "word", field: "name", to: 58 }, // 59
		{ k: "literal", literal: 9, to: 59 }, // 60
		{ k: "op", do: { op: "open", unit: 0 }, to: 60 }, // 61
		{ k: "op", do: { op: "leave" }, to: 4 }, // 62
		{ k: "space", greedy: true, to: 41 }, // 63
		{ k: "look", body: 63, to: 23 }, // 64
		{ k: "literal", literal: 10, to: 64 }, // 65
		{ k: "op", do: { op: "close" }, to: 2 }, // 66
		{ k: "literal", literal: 2, to: 66 }, // 67
		{ k: "assert", what: "end", to: 66 }, // 68
		{ k: "fork", to: [67, 68] }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "fork", to: [70, 66] }, // 71
		{ k: "literal", literal: 3, to: 71 }, // 72
		{ k: "fork", to: [89, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "op", do: { op: "settle" }, to: 74 }, // 75
		{ k: "look", body: 32, to: 75 }, // 76
		{ k: "literal", literal: 5, to: 76 }, // 77
		{ k: "look", body: 37, to: 75 }, // 78
		{ k: "eol", to: 78 }, // 79
		{ k: "op", do: { op: "repair", code: 1 }, to: 79 }, // 80
		{ k: "look", body: 46, to: 75 }, // 81
		{ k: "eol", to: 81 }, // 82
		{ k: "fork", to: [82, 81] }, // 83
		{ k: "op", do: { op: "repair", code: 1 }, to: 83 }, // 84
		{ k: "fork", to: [77, 80, 84] }, // 85
		{ k: "text", field: "value", typed: true, stray: false, exits: 85, stops: [5, 13, 14, 15, 16, 3] }, // 86
		{ k: "literal", literal: 6, to: 86 }, // 87
		{ k: "atom", kind: "word", field: "key", to: 87 }, // 88
		{ k: "literal", literal: 7, to: 88 }, // 89
		{ k: "literal", literal: 6, to: 74 }, // 90
		{ k: "look", body: 57, to: 90 }, // 91
		{ k: "slot", slot: "tool", field: "name", to: 91 }, // 92
		{ k: "literal", literal: 9, to: 92 }, // 93
		{ k: "op", do: { op: "repair", code: 0 }, to: 93 }, // 94
		{ k: "op", do: { op: "open", unit: 1 }, to: 94 }, // 95
		{ k: "op", do: { op: "settle" }, to: 0 }, // 96
		{ k: "eol", to: 2 }, // 97
		{ k: "fork", to: [97, 2] }, // 98
		{ k: "literal", literal: 0, to: 98 }, // 99
		{ k: "eol", to: 99 }, // 100
		{ k: "fork", to: [100, 99] }, // 101
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 101, stops: [11, 12, 0] }, // 102
		{ k: "eol", to: 102 }, // 103
		{ k: "fork", to: [103, 102] }, // 104
	],
};
