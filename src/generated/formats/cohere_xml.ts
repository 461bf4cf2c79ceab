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
	lenient: ["unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
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
		"<cofl:value>", // 14
		">", // 15
		"</cofl:", // 16
		"=\"", // 17
		" ", // 18
		":", // 19
		"<", // 20
		"raw\">", // 21
		"json\">", // 22
		"dict\">", // 23
		"<cofl:value type=\"", // 24
		"list\">", // 25
		"<cofl:tool_call ", // 26
		"\n<cofl:value name=\"", // 27
		"\n</cofl:tool_call>", // 28
		"\r\n<cofl:value name=\"", // 29
		"\r\n</cofl:tool_call>", // 30
		"\n<cofl:value>", // 31
		"\r\n<cofl:value>", // 32
	],
	openings: [1, 3, 13],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|START_THINKING|>"], node: 7 }, // 0
	],
	units: [
		{ closes: [5], openings: [8, 4, 1, 3, 13], after: 13, closable: [17], closableByLoop: [18, 20, 21, 27, 28, 29, 30, 31, 33, 35, 41, 42, 53, 54, 55, 56, 59, 60, 61, 62, 63, 64, 66, 67, 68, 69, 70, 71, 72, 106, 109, 110, 114, 115, 116, 120, 121, 133], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 13], terminators: [], stray: false }, // 2
		{ k: "fork", to: [8, 11, 143, 0] }, // 3
		{ k: "fork", to: [8, 11, 143] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0], terminators: [5] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "literal", literal: 2, to: 5 }, // 9
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [2], terminators: [5] }, // 10
		{ k: "literal", literal: 3, to: 10 }, // 11
		{ k: "literal", literal: 4, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [8, 4, 1, 3, 13], terminators: [], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [138, 12, 139] }, // 14
		{ k: "fork", to: [138, 12] }, // 15
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
		{ k: "fork", to: [132, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "fork", to: [131] }, // 32
		{ k: "return" }, // 33
		{ k: "fork", to: [128] }, // 34
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
		{ k: "space", greedy: true, to: 42 }, // 62
		{ k: "literal", literal: 10, to: 62 }, // 63
		{ k: "op", do: { op: "repair", code: 2 }, to: 63 }, // 64
		{ k: "space", greedy: true, to: 52 }, // 65
		{ k: "look", body: 65, to: 35 }, // 66
		{ k: "literal", literal: 14, to: 66 }, // 67
		{ k: "literal", literal: 5, to: 66 }, // 68
		{ k: "fork", to: [67, 68] }, // 69
		{ k: "eol", to: 69 }, // 70
		{ k: "fork", to: [70, 69] }, // 71
		{ k: "op", do: { op: "repair", code: 3 }, to: 71 }, // 72
		{ k: "op", do: { op: "break", at: "skip" }, to: 35 }, // 73
		{ k: "literal", literal: 11, to: 73 }, // 74
		{ k: "slot", slot: "unbound", field: "skip", to: 74 }, // 75
		{ k: "literal", literal: 12, to: 75 }, // 76
		{ k: "literal", literal: 5, to: 73 }, // 77
		{ k: "fork", to: [76, 77] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 15, to: 79 }, // 80
		{ k: "atom", kind: "word", field: "skip", to: 80 }, // 81
		{ k: "literal", literal: 16, to: 81 }, // 82
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 82 }, // 83
		{ k: "literal", literal: 17, to: 75 }, // 84
		{ k: "atom", kind: "word", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 18, to: 85 }, // 86
		{ k: "atom", kind: "word", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 19, to: 87 }, // 88
		{ k: "atom", kind: "word", field: "skip", to: 88 }, // 89
		{ k: "literal", literal: 20, to: 89 }, // 90
		{ k: "literal", literal: 6, to: 73 }, // 91
		{ k: "slot", slot: "tool", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 7, to: 92 }, // 93
		{ k: "fork", to: [75, 90, 93, 92] }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 10, to: 95 }, // 96
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 96 }, // 97
		{ k: "op", do: { op: "break", at: "here" }, to: 35 }, // 98
		{ k: "literal", literal: 6, to: 98 }, // 99
		{ k: "slot", slot: "tool", field: "skip", to: 99 }, // 100
		{ k: "literal", literal: 7, to: 100 }, // 101
		{ k: "atom", kind: "digits", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 8, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 13, to: 104 }, // 105
		{ k: "fork", to: [42, 56, 61, 64, 72, 83, 97, 103, 105] }, // 106
		{ k: "text", field: "value", typed: false, stray: false, exits: 106, stops: [10, 27, 28, 29, 30, 12, 5, 31, 32, 14, 16, 8, 13], terminators: [35] }, // 107
		{ k: "literal", literal: 21, to: 107 }, // 108
		{ k: "literal", literal: 10, to: 33 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "value", py: false, field: "value", to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 22, to: 112 }, // 113
		{ k: "op", do: { op: "pop" }, to: 109 }, // 114
		{ k: "fork", to: [117, 114] }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "call", body: 32, back: 116 }, // 117
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 116 }, // 118
		{ k: "literal", literal: 23, to: 118 }, // 119
		{ k: "fork", to: [125, 114] }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "fork", to: [124] }, // 122
		{ k: "call", body: 34, back: 33 }, // 123
		{ k: "literal", literal: 24, to: 123 }, // 124
		{ k: "call", body: 122, back: 121 }, // 125
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 121 }, // 126
		{ k: "literal", literal: 25, to: 126 }, // 127
		{ k: "fork", to: [108, 113, 119, 127] }, // 128
		{ k: "literal", literal: 11, to: 123 }, // 129
		{ k: "atom", kind: "word", field: "key", to: 129 }, // 130
		{ k: "literal", literal: 12, to: 130 }, // 131
		{ k: "call", body: 32, back: 31 }, // 132
		{ k: "literal", literal: 6, to: 31 }, // 133
		{ k: "atom", kind: "word", field: "name", to: 133 }, // 134
		{ k: "literal", literal: 7, to: 134 }, // 135
		{ k: "atom", kind: "digits", field: "id", to: 135 }, // 136
		{ k: "literal", literal: 8, to: 136 }, // 137
		{ k: "op", do: { op: "open", unit: 0 }, to: 137 }, // 138
		{ k: "op", do: { op: "leave" }, to: 4 }, // 139
		{ k: "literal", literal: 26, to: 0 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "look", body: 141, to: 16 }, // 142
		{ k: "literal", literal: 13, to: 142 }, // 143
	],
};
