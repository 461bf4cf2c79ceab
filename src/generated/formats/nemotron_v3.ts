// Generated from grammars/nemotron_v3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME> with one <parameter=KEY> per argument; a call ends the thought */
export const nemotron_v3: Format = {
	version: 2,
	name: "nemotron_v3",
	title: "<function=NAME> with one <parameter=KEY> per argument; a call ends the thought",
	aliases: ["nemotron-3-nano", "nemotron-3.5-nano", "nemotron_nano"],
	models: ["nvidia/*Nemotron-3-*", "nvidia/*Nemotron-3.5-*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 418,
	lenient: ["bare", "unclosed-value", "doubled-close", "unclosed-function"],
	literals: [
		"</think>", // 0
		"<function=", // 1
		"<tool_call>", // 2
		"<think>", // 3
		"</tool_call>", // 4
		"</function>", // 5
		"</parameter>", // 6
		"<parameter=", // 7
		">", // 8
		"</parameter></parameter>", // 9
		"\n</think>", // 10
		"\r\n</think>", // 11
		"\n</parameter>", // 12
		"\r\n</parameter>", // 13
		"\n<parameter=", // 14
		"\r\n<parameter=", // 15
		"\n</function>", // 16
		"\r\n</function>", // 17
	],
	openings: [3, 2, 1],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 140 }, // 0
	],
	units: [
		{ closes: [4], openings: [3, 2, 1], after: 2, closable: [25, 27, 28, 29, 30, 31, 32, 33, 83, 84, 85, 86, 87], closableByLoop: [26, 34, 35, 36, 37, 38, 39, 44, 45, 46, 47, 51, 52, 53, 59, 60, 61, 62, 63, 64, 65, 66, 67, 69, 70, 71, 72, 73, 74, 88, 89, 90], pairs: true }, // 0
		{ closes: [5, 4], openings: [3, 2, 1], after: 2, closable: [25, 26, 27, 96, 131, 132], closableByLoop: [97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 133, 134, 135], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 2, 1], stray: false }, // 2
		{ k: "fork", to: [24, 95, 139, 0] }, // 3
		{ k: "fork", to: [24, 95, 139] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "literal", literal: 1, to: 0 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "look", body: 15, to: 5 }, // 16
		{ k: "fork", to: [12, 16] }, // 17
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 17, stops: [10, 11, 0, 2] }, // 18
		{ k: "eol", to: 18 }, // 19
		{ k: "fork", to: [19, 18] }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "assert", what: "start", to: 21 }, // 22
		{ k: "assert", what: "line", to: 21 }, // 23
		{ k: "fork", to: [22, 23] }, // 24
		{ k: "op", do: { op: "close" }, to: 2 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 5, to: 27 }, // 28
		{ k: "literal", literal: 6, to: 27 }, // 29
		{ k: "fork", to: [28, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "op", do: { op: "repair", code: 2 }, to: 31 }, // 32
		{ k: "fork", to: [27, 32] }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "op", do: { op: "repair", code: 3 }, to: 26 }, // 35
		{ k: "fork", to: [34, 35] }, // 36
		{ k: "fork", to: [80, 36] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "op", do: { op: "settle" }, to: 38 }, // 39
		{ k: "literal", literal: 7, to: 0 }, // 40
		{ k: "literal", literal: 5, to: 0 }, // 41
		{ k: "fork", to: [40, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "look", body: 43, to: 39 }, // 44
		{ k: "literal", literal: 6, to: 44 }, // 45
		{ k: "eol", to: 45 }, // 46
		{ k: "fork", to: [46, 45] }, // 47
		{ k: "literal", literal: 8, to: 0 }, // 48
		{ k: "slot", slot: "prop", field: "skip", to: 48 }, // 49
		{ k: "literal", literal: 7, to: 49 }, // 50
		{ k: "look", body: 50, to: 39 }, // 51
		{ k: "eol", to: 51 }, // 52
		{ k: "op", do: { op: "repair", code: 1 }, to: 52 }, // 53
		{ k: "literal", literal: 4, to: 0 }, // 54
		{ k: "assert", what: "end", to: 0 }, // 55
		{ k: "fork", to: [54, 55] }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 5, to: 57 }, // 58
		{ k: "look", body: 58, to: 39 }, // 59
		{ k: "eol", to: 59 }, // 60
		{ k: "fork", to: [60, 59] }, // 61
		{ k: "op", do: { op: "repair", code: 1 }, to: 61 }, // 62
		{ k: "literal", literal: 6, to: 46 }, // 63
		{ k: "eol", to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 2 }, to: 64 }, // 65
		{ k: "literal", literal: 9, to: 44 }, // 66
		{ k: "op", do: { op: "repair", code: 2 }, to: 66 }, // 67
		{ k: "space", greedy: true, to: 54 }, // 68
		{ k: "look", body: 68, to: 39 }, // 69
		{ k: "literal", literal: 6, to: 69 }, // 70
		{ k: "eol", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "op", do: { op: "repair", code: 3 }, to: 72 }, // 73
		{ k: "fork", to: [47, 53, 62, 65, 67, 73] }, // 74
		{ k: "text", field: "value", typed: true, stray: false, exits: 74, stops: [12, 13, 6, 14, 15, 16, 17, 5, 9] }, // 75
		{ k: "eol", to: 75 }, // 76
		{ k: "fork", to: [76, 75] }, // 77
		{ k: "literal", literal: 8, to: 77 }, // 78
		{ k: "atom", kind: "word", field: "key", to: 78 }, // 79
		{ k: "literal", literal: 7, to: 79 }, // 80
		{ k: "op", do: { op: "commit" }, to: 79 }, // 81
		{ k: "literal", literal: 7, to: 81 }, // 82
		{ k: "op", do: { op: "commit" }, to: 33 }, // 83
		{ k: "literal", literal: 5, to: 83 }, // 84
		{ k: "op", do: { op: "commit" }, to: 25 }, // 85
		{ k: "literal", literal: 4, to: 85 }, // 86
		{ k: "op", do: { op: "repair", code: 3 }, to: 86 }, // 87
		{ k: "fork", to: [82, 84, 87] }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 8, to: 89 }, // 90
		{ k: "atom", kind: "word", field: "name", to: 90 }, // 91
		{ k: "literal", literal: 1, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 2, to: 93 }, // 94
		{ k: "op", do: { op: "open", unit: 0 }, to: 94 }, // 95
		{ k: "fork", to: [27, 25] }, // 96
		{ k: "literal", literal: 5, to: 96 }, // 97
		{ k: "fork", to: [128, 97] }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "op", do: { op: "settle" }, to: 99 }, // 100
		{ k: "look", body: 43, to: 100 }, // 101
		{ k: "literal", literal: 6, to: 101 }, // 102
		{ k: "eol", to: 102 }, // 103
		{ k: "fork", to: [103, 102] }, // 104
		{ k: "look", body: 50, to: 100 }, // 105
		{ k: "eol", to: 105 }, // 106
		{ k: "op", do: { op: "repair", code: 1 }, to: 106 }, // 107
		{ k: "look", body: 58, to: 100 }, // 108
		{ k: "eol", to: 108 }, // 109
		{ k: "fork", to: [109, 108] }, // 110
		{ k: "op", do: { op: "repair", code: 1 }, to: 110 }, // 111
		{ k: "literal", literal: 6, to: 103 }, // 112
		{ k: "eol", to: 112 }, // 113
		{ k: "op", do: { op: "repair", code: 2 }, to: 113 }, // 114
		{ k: "literal", literal: 9, to: 101 }, // 115
		{ k: "op", do: { op: "repair", code: 2 }, to: 115 }, // 116
		{ k: "look", body: 68, to: 100 }, // 117
		{ k: "literal", literal: 6, to: 117 }, // 118
		{ k: "eol", to: 118 }, // 119
		{ k: "fork", to: [119, 118] }, // 120
		{ k: "op", do: { op: "repair", code: 3 }, to: 120 }, // 121
		{ k: "fork", to: [104, 107, 111, 114, 116, 121] }, // 122
		{ k: "text", field: "value", typed: true, stray: false, exits: 122, stops: [12, 13, 6, 14, 15, 16, 17, 5, 9] }, // 123
		{ k: "eol", to: 123 }, // 124
		{ k: "fork", to: [124, 123] }, // 125
		{ k: "literal", literal: 8, to: 125 }, // 126
		{ k: "atom", kind: "word", field: "key", to: 126 }, // 127
		{ k: "literal", literal: 7, to: 127 }, // 128
		{ k: "op", do: { op: "commit" }, to: 127 }, // 129
		{ k: "literal", literal: 7, to: 129 }, // 130
		{ k: "op", do: { op: "commit" }, to: 96 }, // 131
		{ k: "literal", literal: 5, to: 131 }, // 132
		{ k: "fork", to: [130, 132] }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "literal", literal: 8, to: 134 }, // 135
		{ k: "slot", slot: "tool", field: "name", to: 135 }, // 136
		{ k: "literal", literal: 1, to: 136 }, // 137
		{ k: "op", do: { op: "repair", code: 0 }, to: 137 }, // 138
		{ k: "op", do: { op: "open", unit: 1 }, to: 138 }, // 139
		{ k: "fork", to: [21, 20] }, // 140
	],
};
