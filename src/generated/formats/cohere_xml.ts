// Generated from grammars/cohere_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** calls of recursive <cofl:value> elements, typed by an attribute */
export const cohere_xml: Format = {
	version: 2,
	name: "cohere_xml",
	title: "calls of recursive <cofl:value> elements, typed by an attribute",
	aliases: [],
	models: [],
	tokens: ["<|START_THINKING|>", "<|END_THINKING|>", "<|START_TEXT|>", "<|END_TEXT|>", "<|END_OF_TURN_TOKEN|>"],
	ends: ["<|END_OF_TURN_TOKEN|>"],
	ids: [{ use: "index" }],
	shape: "S7",
	reasoning: true,
	holdback: 1024,
	lenient: ["unclosed-value", "unclosed-call"],
	literals: [
		"<|END_THINKING|>", // 0
		"<|START_THINKING|>", // 1
		"<|END_TEXT|>", // 2
		"<|START_TEXT|>", // 3
		"</cofl:tool_calls>", // 4
		"</cofl:tool_call>", // 5
		"\">", // 6
		"\" name=\"", // 7
		"<cofl:tool_call id=\"", // 8
		"<cofl:value ", // 9
		"</cofl:value>", // 10
		"\" type=\"", // 11
		"<cofl:value name=\"", // 12
		"<cofl:tool_calls>", // 13
		"raw\">", // 14
		"json\">", // 15
		"dict\">", // 16
		"<cofl:value type=\"", // 17
		"list\">", // 18
		"<cofl:tool_call ", // 19
		"\n<cofl:value name=\"", // 20
		"\n</cofl:tool_call>", // 21
		"\r\n<cofl:value name=\"", // 22
		"\r\n</cofl:tool_call>", // 23
	],
	openings: [1, 3, 13],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|START_THINKING|>"], node: 110 }, // 0
	],
	units: [
		{ closes: [5], openings: [8, 4, 1, 3, 13], after: 13, closable: [17], closableByLoop: [18, 20, 21, 27, 28, 29, 30, 31, 33, 35, 41, 42, 53, 54, 55, 56, 59, 60, 61, 62, 63, 70, 73, 74, 78, 79, 80, 84, 85, 97], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 13], stray: false }, // 2
		{ k: "fork", to: [8, 11, 107, 0] }, // 3
		{ k: "fork", to: [8, 11, 107] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "literal", literal: 2, to: 5 }, // 9
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [2] }, // 10
		{ k: "literal", literal: 3, to: 10 }, // 11
		{ k: "literal", literal: 4, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [8, 4, 1, 3, 13], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [102, 12, 103] }, // 14
		{ k: "fork", to: [102, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 5, to: 17 }, // 18
		{ k: "literal", literal: 4, to: 0 }, // 19
		{ k: "look", body: 19, to: 17 }, // 20
		{ k: "op", do: { op: "repair", code: 1 }, to: 20 }, // 21
		{ k: "literal", literal: 6, to: 0 }, // 22
		{ k: "slot", slot: "tool", field: "skip", to: 22 }, // 23
		{ k: "literal", literal: 7, to: 23 }, // 24
		{ k: "atom", kind: "digits", field: "skip", to: 24 }, // 25
		{ k: "literal", literal: 8, to: 25 }, // 26
		{ k: "look", body: 26, to: 17 }, // 27
		{ k: "op", do: { op: "repair", code: 1 }, to: 27 }, // 28
		{ k: "fork", to: [18, 21, 28] }, // 29
		{ k: "fork", to: [96, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "fork", to: [95] }, // 32
		{ k: "return" }, // 33
		{ k: "fork", to: [92] }, // 34
		{ k: "op", do: { op: "settle" }, to: 33 }, // 35
		{ k: "literal", literal: 9, to: 0 }, // 36
		{ k: "literal", literal: 10, to: 0 }, // 37
		{ k: "literal", literal: 5, to: 0 }, // 38
		{ k: "fork", to: [36, 37, 38] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "look", body: 40, to: 35 }, // 41
		{ k: "literal", literal: 10, to: 41 }, // 42
		{ k: "literal", literal: 11, to: 0 }, // 43
		{ k: "slot", slot: "unbound", field: "skip", to: 43 }, // 44
		{ k: "literal", literal: 12, to: 44 }, // 45
		{ k: "space", greedy: true, to: 26 }, // 46
		{ k: "literal", literal: 13, to: 46 }, // 47
		{ k: "assert", what: "end", to: 0 }, // 48
		{ k: "fork", to: [26, 47, 19, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 5, to: 50 }, // 51
		{ k: "fork", to: [45, 51] }, // 52
		{ k: "look", body: 52, to: 35 }, // 53
		{ k: "eol", to: 53 }, // 54
		{ k: "fork", to: [54, 53] }, // 55
		{ k: "op", do: { op: "repair", code: 0 }, to: 55 }, // 56
		{ k: "fork", to: [19, 26] }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "look", body: 58, to: 35 }, // 59
		{ k: "literal", literal: 10, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 1 }, to: 60 }, // 61
		{ k: "op", do: { op: "break" }, to: 35 }, // 62
		{ k: "literal", literal: 6, to: 62 }, // 63
		{ k: "slot", slot: "tool", field: "skip", to: 63 }, // 64
		{ k: "literal", literal: 7, to: 64 }, // 65
		{ k: "atom", kind: "digits", field: "skip", to: 65 }, // 66
		{ k: "literal", literal: 8, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 13, to: 68 }, // 69
		{ k: "fork", to: [42, 56, 61, 67, 69] }, // 70
		{ k: "text", field: "value", typed: false, stray: false, exits: 70, stops: [10, 20, 21, 22, 23, 12, 5, 8, 13] }, // 71
		{ k: "literal", literal: 14, to: 71 }, // 72
		{ k: "literal", literal: 10, to: 33 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "value", py: false, field: "value", to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 15, to: 76 }, // 77
		{ k: "op", do: { op: "pop" }, to: 73 }, // 78
		{ k: "fork", to: [81, 78] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "call", body: 32, back: 80 }, // 81
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 80 }, // 82
		{ k: "literal", literal: 16, to: 82 }, // 83
		{ k: "fork", to: [89, 78] }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "fork", to: [88] }, // 86
		{ k: "call", body: 34, back: 33 }, // 87
		{ k: "literal", literal: 17, to: 87 }, // 88
		{ k: "call", body: 86, back: 85 }, // 89
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 85 }, // 90
		{ k: "literal", literal: 18, to: 90 }, // 91
		{ k: "fork", to: [72, 77, 83, 91] }, // 92
		{ k: "literal", literal: 11, to: 87 }, // 93
		{ k: "atom", kind: "word", field: "key", to: 93 }, // 94
		{ k: "literal", literal: 12, to: 94 }, // 95
		{ k: "call", body: 32, back: 31 }, // 96
		{ k: "literal", literal: 6, to: 31 }, // 97
		{ k: "atom", kind: "word", field: "name", to: 97 }, // 98
		{ k: "literal", literal: 7, to: 98 }, // 99
		{ k: "atom", kind: "digits", field: "id", to: 99 }, // 100
		{ k: "literal", literal: 8, to: 100 }, // 101
		{ k: "op", do: { op: "open", unit: 0 }, to: 101 }, // 102
		{ k: "op", do: { op: "leave" }, to: 4 }, // 103
		{ k: "literal", literal: 19, to: 0 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "look", body: 105, to: 16 }, // 106
		{ k: "literal", literal: 13, to: 106 }, // 107
		{ k: "op", do: { op: "settle" }, to: 0 }, // 108
		{ k: "literal", literal: 0, to: 2 }, // 109
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 109, stops: [0] }, // 110
	],
};
