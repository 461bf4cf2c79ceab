// Generated from grammars/mimo.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME> with one <parameter=KEY> per argument, values without a frame */
export const mimo: Format = {
	version: 2,
	name: "mimo",
	title: "<function=NAME> with one <parameter=KEY> per argument, values without a frame",
	aliases: ["mimov2_flash", "mimo_v2"],
	models: ["XiaomiMiMo/MiMo-*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 420,
	lenient: ["bare", "unclosed-value", "unclosed-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"</function>", // 3
		"<parameter=", // 4
		"</parameter>", // 5
		">", // 6
		"<function=", // 7
		"<tool_call>", // 8
		"\n</think>", // 9
		"\r\n</think>", // 10
		"\n<parameter=", // 11
		"\n</function>", // 12
		"\n</tool_call>", // 13
		"\r\n<parameter=", // 14
		"\r\n</function>", // 15
		"\r\n</tool_call>", // 16
	],
	openings: [1, 8, 7],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 129 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 71, 72], closableByLoop: [23, 24, 25, 26, 31, 32, 49, 50, 51, 52, 55, 56, 57, 58, 59, 64, 73, 74, 75], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 81, 108, 109], closableByLoop: [82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 101, 110, 111, 112], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 7], stray: false }, // 2
		{ k: "fork", to: [19, 80, 116, 0] }, // 3
		{ k: "fork", to: [19, 80, 116] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [9, 10, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 3, to: 22 }, // 23
		{ k: "fork", to: [68, 23] }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "op", do: { op: "settle" }, to: 25 }, // 26
		{ k: "literal", literal: 4, to: 0 }, // 27
		{ k: "literal", literal: 3, to: 0 }, // 28
		{ k: "fork", to: [27, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "look", body: 30, to: 26 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 0 }, // 33
		{ k: "slot", slot: "unbound", field: "skip", to: 33 }, // 34
		{ k: "literal", literal: 4, to: 34 }, // 35
		{ k: "literal", literal: 2, to: 0 }, // 36
		{ k: "slot", slot: "tool", field: "skip", to: 33 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 8, to: 39 }, // 40
		{ k: "assert", what: "end", to: 0 }, // 41
		{ k: "fork", to: [36, 40, 38, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 3, to: 43 }, // 44
		{ k: "fork", to: [40, 38, 41] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 2, to: 46 }, // 47
		{ k: "fork", to: [35, 44, 47] }, // 48
		{ k: "look", body: 48, to: 26 }, // 49
		{ k: "eol", to: 49 }, // 50
		{ k: "fork", to: [50, 49] }, // 51
		{ k: "op", do: { op: "repair", code: 1 }, to: 51 }, // 52
		{ k: "fork", to: [36, 40, 38] }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "look", body: 54, to: 26 }, // 55
		{ k: "literal", literal: 5, to: 55 }, // 56
		{ k: "op", do: { op: "repair", code: 2 }, to: 56 }, // 57
		{ k: "op", do: { op: "break" }, to: 26 }, // 58
		{ k: "literal", literal: 6, to: 58 }, // 59
		{ k: "slot", slot: "tool", field: "skip", to: 59 }, // 60
		{ k: "literal", literal: 7, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 8, to: 62 }, // 63
		{ k: "fork", to: [32, 52, 57, 63, 61] }, // 64
		{ k: "text", field: "value", typed: true, stray: false, exits: 64, stops: [5, 11, 12, 13, 14, 15, 16, 4, 3, 2, 8, 7] }, // 65
		{ k: "literal", literal: 6, to: 65 }, // 66
		{ k: "atom", kind: "word", field: "key", to: 66 }, // 67
		{ k: "literal", literal: 4, to: 67 }, // 68
		{ k: "op", do: { op: "commit" }, to: 67 }, // 69
		{ k: "literal", literal: 4, to: 69 }, // 70
		{ k: "op", do: { op: "commit" }, to: 22 }, // 71
		{ k: "literal", literal: 3, to: 71 }, // 72
		{ k: "fork", to: [70, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 6, to: 74 }, // 75
		{ k: "atom", kind: "word", field: "name", to: 75 }, // 76
		{ k: "literal", literal: 7, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 8, to: 78 }, // 79
		{ k: "op", do: { op: "open", unit: 0 }, to: 79 }, // 80
		{ k: "fork", to: [22, 20] }, // 81
		{ k: "literal", literal: 3, to: 81 }, // 82
		{ k: "fork", to: [105, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "op", do: { op: "settle" }, to: 84 }, // 85
		{ k: "look", body: 30, to: 85 }, // 86
		{ k: "literal", literal: 5, to: 86 }, // 87
		{ k: "look", body: 48, to: 85 }, // 88
		{ k: "eol", to: 88 }, // 89
		{ k: "fork", to: [89, 88] }, // 90
		{ k: "op", do: { op: "repair", code: 1 }, to: 90 }, // 91
		{ k: "look", body: 54, to: 85 }, // 92
		{ k: "literal", literal: 5, to: 92 }, // 93
		{ k: "op", do: { op: "repair", code: 2 }, to: 93 }, // 94
		{ k: "op", do: { op: "break" }, to: 85 }, // 95
		{ k: "literal", literal: 6, to: 95 }, // 96
		{ k: "slot", slot: "tool", field: "skip", to: 96 }, // 97
		{ k: "literal", literal: 7, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 8, to: 99 }, // 100
		{ k: "fork", to: [87, 91, 94, 100, 98] }, // 101
		{ k: "text", field: "value", typed: true, stray: false, exits: 101, stops: [5, 11, 12, 13, 14, 15, 16, 4, 3, 2, 8, 7] }, // 102
		{ k: "literal", literal: 6, to: 102 }, // 103
		{ k: "atom", kind: "word", field: "key", to: 103 }, // 104
		{ k: "literal", literal: 4, to: 104 }, // 105
		{ k: "op", do: { op: "commit" }, to: 104 }, // 106
		{ k: "literal", literal: 4, to: 106 }, // 107
		{ k: "op", do: { op: "commit" }, to: 81 }, // 108
		{ k: "literal", literal: 3, to: 108 }, // 109
		{ k: "fork", to: [107, 109] }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 6, to: 111 }, // 112
		{ k: "slot", slot: "tool", field: "name", to: 112 }, // 113
		{ k: "literal", literal: 7, to: 113 }, // 114
		{ k: "op", do: { op: "repair", code: 0 }, to: 114 }, // 115
		{ k: "op", do: { op: "open", unit: 1 }, to: 115 }, // 116
		{ k: "op", do: { op: "settle" }, to: 0 }, // 117
		{ k: "eol", to: 2 }, // 118
		{ k: "fork", to: [118, 2] }, // 119
		{ k: "eol", to: 119 }, // 120
		{ k: "fork", to: [120, 119] }, // 121
		{ k: "literal", literal: 0, to: 121 }, // 122
		{ k: "eol", to: 122 }, // 123
		{ k: "fork", to: [123, 122] }, // 124
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 124, stops: [9, 10, 0] }, // 125
		{ k: "eol", to: 125 }, // 126
		{ k: "fork", to: [126, 125] }, // 127
		{ k: "literal", literal: 1, to: 127 }, // 128
		{ k: "fork", to: [128, 127] }, // 129
	],
};
