// Generated from grammars/gigachat35.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** GCML: invokes with typed parameters, in <｜GCML｜tool_calls> */
export const gigachat35: Format = {
	version: 2,
	name: "gigachat35",
	title: "GCML: invokes with typed parameters, in <｜GCML｜tool_calls>",
	aliases: ["gigachat3_5"],
	models: ["ai-sage/GigaChat3.5-*", "ai-sage/GigaChat-3.5-*"],
	tokens: ["｜GCML｜", "<think>", "</think>", "<|message_sep|>", "</s>"],
	ends: ["<|message_sep|>", "</s>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 638,
	lenient: ["bare", "unclosed-call", "untyped", "unclosed-value"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</｜GCML｜tool_calls>", // 2
		"</｜GCML｜invoke>", // 3
		"\">", // 4
		"<｜GCML｜invoke name=\"", // 5
		"<｜GCML｜parameter", // 6
		"</｜GCML｜parameter>", // 7
		"\" string=\"true\">", // 8
		"<｜GCML｜parameter name=\"", // 9
		"<｜GCML｜tool_calls>", // 10
		"\" string=\"false\">", // 11
		"<｜GCML｜", // 12
		"</｜GCML｜", // 13
		"{", // 14
		"\n<｜GCML｜parameter name=\"", // 15
		"\n</｜GCML｜invoke>", // 16
		"\r\n<｜GCML｜parameter name=\"", // 17
		"\r\n</｜GCML｜invoke>", // 18
	],
	openings: [1, 10, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 152 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10], after: 17, closable: [21, 79], closableByLoop: [22, 24, 25, 29, 30, 31, 32, 33, 34, 39, 40, 54, 55, 56, 57, 60, 61, 62, 63, 64, 69, 81, 82, 83, 90], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5], after: 2, closable: [96, 97, 98, 99, 134], closableByLoop: [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 124, 136, 137, 138, 139], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5], stray: false }, // 2
		{ k: "fork", to: [15, 95, 143, 0] }, // 3
		{ k: "fork", to: [15, 95, 143] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [0] }, // 11
		{ k: "literal", literal: 1, to: 11 }, // 12
		{ k: "assert", what: "start", to: 12 }, // 13
		{ k: "assert", what: "line", to: 12 }, // 14
		{ k: "fork", to: [13, 14] }, // 15
		{ k: "literal", literal: 2, to: 2 }, // 16
		{ k: "text", field: "content", typed: false, exits: 18, stops: [5, 2, 1, 10], stray: true, section: { entry: 19, proof: false, content: false } }, // 17
		{ k: "fork", to: [93, 16, 94] }, // 18
		{ k: "fork", to: [93, 16] }, // 19
		{ k: "space", greedy: true, to: 17 }, // 20
		{ k: "op", do: { op: "close" }, to: 20 }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "literal", literal: 2, to: 0 }, // 23
		{ k: "look", body: 23, to: 21 }, // 24
		{ k: "op", do: { op: "repair", code: 1 }, to: 24 }, // 25
		{ k: "literal", literal: 4, to: 0 }, // 26
		{ k: "slot", slot: "tool", field: "skip", to: 26 }, // 27
		{ k: "literal", literal: 5, to: 27 }, // 28
		{ k: "look", body: 28, to: 21 }, // 29
		{ k: "op", do: { op: "repair", code: 1 }, to: 29 }, // 30
		{ k: "fork", to: [22, 25, 30] }, // 31
		{ k: "fork", to: [78, 31] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "op", do: { op: "settle" }, to: 33 }, // 34
		{ k: "literal", literal: 6, to: 0 }, // 35
		{ k: "literal", literal: 3, to: 0 }, // 36
		{ k: "fork", to: [35, 36, 23] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "look", body: 38, to: 34 }, // 39
		{ k: "literal", literal: 7, to: 39 }, // 40
		{ k: "literal", literal: 8, to: 0 }, // 41
		{ k: "slot", slot: "unbound", field: "skip", to: 41 }, // 42
		{ k: "literal", literal: 9, to: 42 }, // 43
		{ k: "space", greedy: true, to: 28 }, // 44
		{ k: "literal", literal: 10, to: 44 }, // 45
		{ k: "assert", what: "end", to: 0 }, // 46
		{ k: "fork", to: [28, 45, 23, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 3, to: 48 }, // 49
		{ k: "literal", literal: 11, to: 0 }, // 50
		{ k: "slot", slot: "unbound", field: "skip", to: 50 }, // 51
		{ k: "literal", literal: 9, to: 51 }, // 52
		{ k: "fork", to: [43, 49, 52] }, // 53
		{ k: "look", body: 53, to: 34 }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "op", do: { op: "repair", code: 3 }, to: 56 }, // 57
		{ k: "fork", to: [23, 28] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 34 }, // 60
		{ k: "literal", literal: 7, to: 60 }, // 61
		{ k: "op", do: { op: "repair", code: 1 }, to: 61 }, // 62
		{ k: "op", do: { op: "break" }, to: 34 }, // 63
		{ k: "literal", literal: 4, to: 63 }, // 64
		{ k: "slot", slot: "tool", field: "skip", to: 64 }, // 65
		{ k: "literal", literal: 5, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 10, to: 67 }, // 68
		{ k: "fork", to: [40, 57, 62, 66, 68] }, // 69
		{ k: "text", field: "value", typed: false, stray: false, exits: 69, stops: [7, 15, 16, 17, 18, 9, 3, 5, 10] }, // 70
		{ k: "literal", literal: 8, to: 70 }, // 71
		{ k: "text", field: "value", typed: true, stray: false, exits: 69, stops: [7, 15, 16, 17, 18, 9, 3, 5, 10] }, // 72
		{ k: "literal", literal: 11, to: 72 }, // 73
		{ k: "literal", literal: 4, to: 72 }, // 74
		{ k: "op", do: { op: "repair", code: 2 }, to: 74 }, // 75
		{ k: "fork", to: [71, 73, 75] }, // 76
		{ k: "atom", kind: "word", field: "key", to: 76 }, // 77
		{ k: "literal", literal: 9, to: 77 }, // 78
		{ k: "space", greedy: true, to: 31 }, // 79
		{ k: "value", py: false, field: "arguments", to: 79 }, // 80
		{ k: "fork", to: [32, 80] }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 4, to: 82 }, // 83
		{ k: "literal", literal: 12, to: 0 }, // 84
		{ k: "literal", literal: 13, to: 0 }, // 85
		{ k: "literal", literal: 14, to: 0 }, // 86
		{ k: "fork", to: [84, 85, 86] }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 4, to: 88 }, // 89
		{ k: "look", body: 89, to: 83 }, // 90
		{ k: "atom", kind: "word", field: "name", to: 90 }, // 91
		{ k: "literal", literal: 5, to: 91 }, // 92
		{ k: "op", do: { op: "open", unit: 0 }, to: 92 }, // 93
		{ k: "op", do: { op: "leave" }, to: 4 }, // 94
		{ k: "literal", literal: 10, to: 20 }, // 95
		{ k: "op", do: { op: "close" }, to: 2 }, // 96
		{ k: "literal", literal: 2, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "fork", to: [98, 96] }, // 99
		{ k: "literal", literal: 3, to: 99 }, // 100
		{ k: "look", body: 23, to: 99 }, // 101
		{ k: "op", do: { op: "repair", code: 1 }, to: 101 }, // 102
		{ k: "look", body: 28, to: 99 }, // 103
		{ k: "op", do: { op: "repair", code: 1 }, to: 103 }, // 104
		{ k: "fork", to: [100, 102, 104] }, // 105
		{ k: "fork", to: [133, 105] }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "op", do: { op: "settle" }, to: 107 }, // 108
		{ k: "look", body: 38, to: 108 }, // 109
		{ k: "literal", literal: 7, to: 109 }, // 110
		{ k: "look", body: 53, to: 108 }, // 111
		{ k: "eol", to: 111 }, // 112
		{ k: "fork", to: [112, 111] }, // 113
		{ k: "op", do: { op: "repair", code: 3 }, to: 113 }, // 114
		{ k: "look", body: 59, to: 108 }, // 115
		{ k: "literal", literal: 7, to: 115 }, // 116
		{ k: "op", do: { op: "repair", code: 1 }, to: 116 }, // 117
		{ k: "op", do: { op: "break" }, to: 108 }, // 118
		{ k: "literal", literal: 4, to: 118 }, // 119
		{ k: "slot", slot: "tool", field: "skip", to: 119 }, // 120
		{ k: "literal", literal: 5, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 10, to: 122 }, // 123
		{ k: "fork", to: [110, 114, 117, 121, 123] }, // 124
		{ k: "text", field: "value", typed: false, stray: false, exits: 124, stops: [7, 15, 16, 17, 18, 9, 3, 5, 10] }, // 125
		{ k: "literal", literal: 8, to: 125 }, // 126
		{ k: "text", field: "value", typed: true, stray: false, exits: 124, stops: [7, 15, 16, 17, 18, 9, 3, 5, 10] }, // 127
		{ k: "literal", literal: 11, to: 127 }, // 128
		{ k: "literal", literal: 4, to: 127 }, // 129
		{ k: "op", do: { op: "repair", code: 2 }, to: 129 }, // 130
		{ k: "fork", to: [126, 128, 130] }, // 131
		{ k: "atom", kind: "word", field: "key", to: 131 }, // 132
		{ k: "literal", literal: 9, to: 132 }, // 133
		{ k: "space", greedy: true, to: 105 }, // 134
		{ k: "value", py: false, field: "arguments", to: 134 }, // 135
		{ k: "fork", to: [106, 135] }, // 136
		{ k: "space", greedy: true, to: 136 }, // 137
		{ k: "literal", literal: 4, to: 137 }, // 138
		{ k: "look", body: 89, to: 138 }, // 139
		{ k: "slot", slot: "tool", field: "name", to: 139 }, // 140
		{ k: "literal", literal: 5, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 0 }, to: 141 }, // 142
		{ k: "op", do: { op: "open", unit: 1 }, to: 142 }, // 143
		{ k: "op", do: { op: "settle" }, to: 0 }, // 144
		{ k: "eol", to: 2 }, // 145
		{ k: "fork", to: [145, 2] }, // 146
		{ k: "eol", to: 146 }, // 147
		{ k: "fork", to: [147, 146] }, // 148
		{ k: "literal", literal: 0, to: 148 }, // 149
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 149, stops: [0] }, // 150
		{ k: "literal", literal: 1, to: 150 }, // 151
		{ k: "fork", to: [151, 150] }, // 152
	],
};
