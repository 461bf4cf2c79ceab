// Generated from grammars/seed_oss.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME> with one <parameter=KEY> per argument, in <seed:tool_call> */
export const seed_oss: Format = {
	version: 2,
	name: "seed_oss",
	title: "<function=NAME> with one <parameter=KEY> per argument, in <seed:tool_call>",
	aliases: ["seed-oss"],
	models: ["ByteDance-Seed/Seed-OSS-*"],
	tokens: ["<seed:tool_call>", "</seed:tool_call>", "<seed:think>", "</seed:think>", "<seed:eos>"],
	ends: ["<seed:eos>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 430,
	lenient: ["bare", "unclosed-function", "unclosed-value", "unclosed-call"],
	literals: [
		"</seed:think>", // 0
		"<seed:think>", // 1
		"</seed:tool_call>", // 2
		"</function>", // 3
		">", // 4
		"<function=", // 5
		"<seed:tool_call>", // 6
		"<parameter=", // 7
		"</parameter>", // 8
		"\n<parameter=", // 9
		"\n</function>", // 10
		"\n</seed:tool_call>", // 11
		"\r\n<parameter=", // 12
		"\r\n</function>", // 13
		"\r\n</seed:tool_call>", // 14
	],
	openings: [1, 6, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<seed:think>", "<seed:think>\n"], node: 134 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 6, 5], after: 2, closable: [14, 16, 76, 77, 78, 79, 80], closableByLoop: [15, 17, 18, 19, 25, 26, 27, 28, 29, 30, 31, 32, 37, 38, 41, 42, 43, 54, 55, 56, 57, 60, 61, 62, 63, 64, 69, 81, 82, 83], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 6, 5], after: 2, closable: [14, 15, 16, 89, 119, 120], closableByLoop: [90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 112, 121, 122, 123], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 6, 5], stray: false }, // 2
		{ k: "fork", to: [13, 88, 127, 0] }, // 3
		{ k: "fork", to: [13, 88, 127] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [0] }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "assert", what: "start", to: 10 }, // 11
		{ k: "assert", what: "line", to: 10 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "op", do: { op: "close" }, to: 2 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "op", do: { op: "repair", code: 1 }, to: 15 }, // 18
		{ k: "op", do: { op: "repair", code: 3 }, to: 15 }, // 19
		{ k: "literal", literal: 4, to: 0 }, // 20
		{ k: "slot", slot: "tool", field: "skip", to: 20 }, // 21
		{ k: "literal", literal: 5, to: 21 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 6, to: 23 }, // 24
		{ k: "look", body: 24, to: 14 }, // 25
		{ k: "op", do: { op: "repair", code: 3 }, to: 25 }, // 26
		{ k: "look", body: 22, to: 14 }, // 27
		{ k: "op", do: { op: "repair", code: 3 }, to: 27 }, // 28
		{ k: "fork", to: [17, 18, 19, 26, 28] }, // 29
		{ k: "fork", to: [73, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "op", do: { op: "settle" }, to: 31 }, // 32
		{ k: "literal", literal: 7, to: 0 }, // 33
		{ k: "literal", literal: 3, to: 0 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "look", body: 36, to: 32 }, // 37
		{ k: "literal", literal: 8, to: 37 }, // 38
		{ k: "literal", literal: 2, to: 0 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "look", body: 40, to: 32 }, // 41
		{ k: "literal", literal: 8, to: 41 }, // 42
		{ k: "op", do: { op: "repair", code: 1 }, to: 42 }, // 43
		{ k: "slot", slot: "unbound", field: "skip", to: 20 }, // 44
		{ k: "literal", literal: 7, to: 44 }, // 45
		{ k: "assert", what: "end", to: 0 }, // 46
		{ k: "fork", to: [39, 24, 22, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 3, to: 48 }, // 49
		{ k: "fork", to: [24, 22, 46] }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 2, to: 51 }, // 52
		{ k: "fork", to: [45, 49, 52] }, // 53
		{ k: "look", body: 53, to: 32 }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "op", do: { op: "repair", code: 2 }, to: 56 }, // 57
		{ k: "fork", to: [39, 24, 22] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 32 }, // 60
		{ k: "literal", literal: 8, to: 60 }, // 61
		{ k: "op", do: { op: "repair", code: 3 }, to: 61 }, // 62
		{ k: "op", do: { op: "break" }, to: 32 }, // 63
		{ k: "literal", literal: 4, to: 63 }, // 64
		{ k: "slot", slot: "tool", field: "skip", to: 64 }, // 65
		{ k: "literal", literal: 5, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 6, to: 67 }, // 68
		{ k: "fork", to: [38, 43, 57, 62, 68, 66] }, // 69
		{ k: "text", field: "value", typed: true, stray: false, exits: 69, stops: [8, 9, 10, 11, 12, 13, 14, 7, 3, 2, 6, 5] }, // 70
		{ k: "literal", literal: 4, to: 70 }, // 71
		{ k: "atom", kind: "word", field: "key", to: 71 }, // 72
		{ k: "literal", literal: 7, to: 72 }, // 73
		{ k: "op", do: { op: "commit" }, to: 72 }, // 74
		{ k: "literal", literal: 7, to: 74 }, // 75
		{ k: "op", do: { op: "commit" }, to: 16 }, // 76
		{ k: "literal", literal: 3, to: 76 }, // 77
		{ k: "op", do: { op: "commit" }, to: 14 }, // 78
		{ k: "literal", literal: 2, to: 78 }, // 79
		{ k: "op", do: { op: "repair", code: 1 }, to: 79 }, // 80
		{ k: "fork", to: [75, 77, 80] }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 4, to: 82 }, // 83
		{ k: "atom", kind: "word", field: "name", to: 83 }, // 84
		{ k: "literal", literal: 5, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 6, to: 86 }, // 87
		{ k: "op", do: { op: "open", unit: 0 }, to: 87 }, // 88
		{ k: "fork", to: [16, 14] }, // 89
		{ k: "literal", literal: 3, to: 89 }, // 90
		{ k: "fork", to: [116, 90] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "op", do: { op: "settle" }, to: 92 }, // 93
		{ k: "look", body: 36, to: 93 }, // 94
		{ k: "literal", literal: 8, to: 94 }, // 95
		{ k: "look", body: 40, to: 93 }, // 96
		{ k: "literal", literal: 8, to: 96 }, // 97
		{ k: "op", do: { op: "repair", code: 1 }, to: 97 }, // 98
		{ k: "look", body: 53, to: 93 }, // 99
		{ k: "eol", to: 99 }, // 100
		{ k: "fork", to: [100, 99] }, // 101
		{ k: "op", do: { op: "repair", code: 2 }, to: 101 }, // 102
		{ k: "look", body: 59, to: 93 }, // 103
		{ k: "literal", literal: 8, to: 103 }, // 104
		{ k: "op", do: { op: "repair", code: 3 }, to: 104 }, // 105
		{ k: "op", do: { op: "break" }, to: 93 }, // 106
		{ k: "literal", literal: 4, to: 106 }, // 107
		{ k: "slot", slot: "tool", field: "skip", to: 107 }, // 108
		{ k: "literal", literal: 5, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 6, to: 110 }, // 111
		{ k: "fork", to: [95, 98, 102, 105, 111, 109] }, // 112
		{ k: "text", field: "value", typed: true, stray: false, exits: 112, stops: [8, 9, 10, 11, 12, 13, 14, 7, 3, 2, 6, 5] }, // 113
		{ k: "literal", literal: 4, to: 113 }, // 114
		{ k: "atom", kind: "word", field: "key", to: 114 }, // 115
		{ k: "literal", literal: 7, to: 115 }, // 116
		{ k: "op", do: { op: "commit" }, to: 115 }, // 117
		{ k: "literal", literal: 7, to: 117 }, // 118
		{ k: "op", do: { op: "commit" }, to: 89 }, // 119
		{ k: "literal", literal: 3, to: 119 }, // 120
		{ k: "fork", to: [118, 120] }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 4, to: 122 }, // 123
		{ k: "slot", slot: "tool", field: "name", to: 123 }, // 124
		{ k: "literal", literal: 5, to: 124 }, // 125
		{ k: "op", do: { op: "repair", code: 0 }, to: 125 }, // 126
		{ k: "op", do: { op: "open", unit: 1 }, to: 126 }, // 127
		{ k: "op", do: { op: "settle" }, to: 0 }, // 128
		{ k: "eol", to: 2 }, // 129
		{ k: "fork", to: [129, 2] }, // 130
		{ k: "literal", literal: 0, to: 130 }, // 131
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 131, stops: [0] }, // 132
		{ k: "literal", literal: 1, to: 132 }, // 133
		{ k: "fork", to: [133, 132] }, // 134
	],
};
