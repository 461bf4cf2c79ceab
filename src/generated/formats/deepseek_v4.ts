// Generated from grammars/deepseek_v4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** DSML: invokes with typed parameters, in <｜DSML｜tool_calls> */
export const deepseek_v4: Format = {
	version: 2,
	name: "deepseek_v4",
	title: "DSML: invokes with typed parameters, in <｜DSML｜tool_calls>",
	aliases: ["deepseekv4"],
	models: ["deepseek-ai/DeepSeek-V4-*"],
	tokens: ["｜DSML｜", "<think>", "</think>", "<｜end▁of▁sentence｜>"],
	ends: ["<｜end▁of▁sentence｜>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 638,
	lenient: ["bare", "untyped", "unclosed-value", "unclosed-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</｜DSML｜tool_calls>", // 2
		"</｜DSML｜invoke>", // 3
		"\">", // 4
		"<｜DSML｜invoke name=\"", // 5
		"<｜DSML｜parameter", // 6
		"</｜DSML｜parameter>", // 7
		"\" string=\"true\">", // 8
		"<｜DSML｜parameter name=\"", // 9
		"<｜DSML｜tool_calls>", // 10
		"\" string=\"false\">", // 11
		"<｜DSML｜", // 12
		"</｜DSML｜", // 13
		"{", // 14
		"\n<｜DSML｜parameter name=\"", // 15
		"\n</｜DSML｜invoke>", // 16
		"\r\n<｜DSML｜parameter name=\"", // 17
		"\r\n</｜DSML｜invoke>", // 18
	],
	openings: [1, 10, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 144 }, // 0
	],
	units: [
		{ closes: [3], openings: [5, 2, 1, 10], after: 13, closable: [17, 75], closableByLoop: [18, 20, 21, 25, 26, 27, 28, 29, 30, 35, 36, 50, 51, 52, 53, 56, 57, 58, 59, 60, 65, 77, 78, 79, 86], pairs: true }, // 0
		{ closes: [2, 3], openings: [1, 10, 5], after: 2, closable: [92, 93, 94, 95, 130], closableByLoop: [96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 120, 132, 133, 134, 135], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 5], stray: false }, // 2
		{ k: "fork", to: [11, 91, 139, 0] }, // 3
		{ k: "fork", to: [11, 91, 139] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [5, 2, 1, 10], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [89, 12, 90] }, // 14
		{ k: "fork", to: [89, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 0 }, // 19
		{ k: "look", body: 19, to: 17 }, // 20
		{ k: "op", do: { op: "repair", code: 3 }, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 0 }, // 22
		{ k: "slot", slot: "tool", field: "skip", to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "look", body: 24, to: 17 }, // 25
		{ k: "op", do: { op: "repair", code: 3 }, to: 25 }, // 26
		{ k: "fork", to: [18, 21, 26] }, // 27
		{ k: "fork", to: [74, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "op", do: { op: "settle" }, to: 29 }, // 30
		{ k: "literal", literal: 6, to: 0 }, // 31
		{ k: "literal", literal: 3, to: 0 }, // 32
		{ k: "fork", to: [31, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "look", body: 34, to: 30 }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "literal", literal: 8, to: 0 }, // 37
		{ k: "slot", slot: "unbound", field: "skip", to: 37 }, // 38
		{ k: "literal", literal: 9, to: 38 }, // 39
		{ k: "space", greedy: true, to: 24 }, // 40
		{ k: "literal", literal: 10, to: 40 }, // 41
		{ k: "assert", what: "end", to: 0 }, // 42
		{ k: "fork", to: [24, 41, 19, 42] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 3, to: 44 }, // 45
		{ k: "literal", literal: 11, to: 0 }, // 46
		{ k: "slot", slot: "unbound", field: "skip", to: 46 }, // 47
		{ k: "literal", literal: 9, to: 47 }, // 48
		{ k: "fork", to: [39, 45, 48] }, // 49
		{ k: "look", body: 49, to: 30 }, // 50
		{ k: "eol", to: 50 }, // 51
		{ k: "fork", to: [51, 50] }, // 52
		{ k: "op", do: { op: "repair", code: 2 }, to: 52 }, // 53
		{ k: "fork", to: [19, 24] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 30 }, // 56
		{ k: "literal", literal: 7, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 3 }, to: 57 }, // 58
		{ k: "op", do: { op: "break" }, to: 30 }, // 59
		{ k: "literal", literal: 4, to: 59 }, // 60
		{ k: "slot", slot: "tool", field: "skip", to: 60 }, // 61
		{ k: "literal", literal: 5, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 10, to: 63 }, // 64
		{ k: "fork", to: [36, 53, 58, 62, 64] }, // 65
		{ k: "text", field: "value", typed: false, stray: false, exits: 65, stops: [7, 15, 16, 17, 18, 9, 3, 5, 10] }, // 66
		{ k: "literal", literal: 8, to: 66 }, // 67
		{ k: "text", field: "value", typed: true, stray: false, exits: 65, stops: [7, 15, 16, 17, 18, 9, 3, 5, 10] }, // 68
		{ k: "literal", literal: 11, to: 68 }, // 69
		{ k: "literal", literal: 4, to: 68 }, // 70
		{ k: "op", do: { op: "repair", code: 1 }, to: 70 }, // 71
		{ k: "fork", to: [67, 69, 71] }, // 72
		{ k: "atom", kind: "word", field: "key", to: 72 }, // 73
		{ k: "literal", literal: 9, to: 73 }, // 74
		{ k: "space", greedy: true, to: 27 }, // 75
		{ k: "value", py: false, field: "arguments", to: 75 }, // 76
		{ k: "fork", to: [28, 76] }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 4, to: 78 }, // 79
		{ k: "literal", literal: 12, to: 0 }, // 80
		{ k: "literal", literal: 13, to: 0 }, // 81
		{ k: "literal", literal: 14, to: 0 }, // 82
		{ k: "fork", to: [80, 81, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 4, to: 84 }, // 85
		{ k: "look", body: 85, to: 79 }, // 86
		{ k: "atom", kind: "word", field: "name", to: 86 }, // 87
		{ k: "literal", literal: 5, to: 87 }, // 88
		{ k: "op", do: { op: "open", unit: 0 }, to: 88 }, // 89
		{ k: "op", do: { op: "leave" }, to: 4 }, // 90
		{ k: "literal", literal: 10, to: 16 }, // 91
		{ k: "op", do: { op: "close" }, to: 2 }, // 92
		{ k: "literal", literal: 2, to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "fork", to: [94, 92] }, // 95
		{ k: "literal", literal: 3, to: 95 }, // 96
		{ k: "look", body: 19, to: 95 }, // 97
		{ k: "op", do: { op: "repair", code: 3 }, to: 97 }, // 98
		{ k: "look", body: 24, to: 95 }, // 99
		{ k: "op", do: { op: "repair", code: 3 }, to: 99 }, // 100
		{ k: "fork", to: [96, 98, 100] }, // 101
		{ k: "fork", to: [129, 101] }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "op", do: { op: "settle" }, to: 103 }, // 104
		{ k: "look", body: 34, to: 104 }, // 105
		{ k: "literal", literal: 7, to: 105 }, // 106
		{ k: "look", body: 49, to: 104 }, // 107
		{ k: "eol", to: 107 }, // 108
		{ k: "fork", to: [108, 107] }, // 109
		{ k: "op", do: { op: "repair", code: 2 }, to: 109 }, // 110
		{ k: "look", body: 55, to: 104 }, // 111
		{ k: "literal", literal: 7, to: 111 }, // 112
		{ k: "op", do: { op: "repair", code: 3 }, to: 112 }, // 113
		{ k: "op", do: { op: "break" }, to: 104 }, // 114
		{ k: "literal", literal: 4, to: 114 }, // 115
		{ k: "slot", slot: "tool", field: "skip", to: 115 }, // 116
		{ k: "literal", literal: 5, to: 116 }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "literal", literal: 10, to: 118 }, // 119
		{ k: "fork", to: [106, 110, 113, 117, 119] }, // 120
		{ k: "text", field: "value", typed: false, stray: false, exits: 120, stops: [7, 15, 16, 17, 18, 9, 3, 5, 10] }, // 121
		{ k: "literal", literal: 8, to: 121 }, // 122
		{ k: "text", field: "value", typed: true, stray: false, exits: 120, stops: [7, 15, 16, 17, 18, 9, 3, 5, 10] }, // 123
		{ k: "literal", literal: 11, to: 123 }, // 124
		{ k: "literal", literal: 4, to: 123 }, // 125
		{ k: "op", do: { op: "repair", code: 1 }, to: 125 }, // 126
		{ k: "fork", to: [122, 124, 126] }, // 127
		{ k: "atom", kind: "word", field: "key", to: 127 }, // 128
		{ k: "literal", literal: 9, to: 128 }, // 129
		{ k: "space", greedy: true, to: 101 }, // 130
		{ k: "value", py: false, field: "arguments", to: 130 }, // 131
		{ k: "fork", to: [102, 131] }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 4, to: 133 }, // 134
		{ k: "look", body: 85, to: 134 }, // 135
		{ k: "slot", slot: "tool", field: "name", to: 135 }, // 136
		{ k: "literal", literal: 5, to: 136 }, // 137
		{ k: "op", do: { op: "repair", code: 0 }, to: 137 }, // 138
		{ k: "op", do: { op: "open", unit: 1 }, to: 138 }, // 139
		{ k: "op", do: { op: "settle" }, to: 0 }, // 140
		{ k: "literal", literal: 0, to: 2 }, // 141
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 141, stops: [0] }, // 142
		{ k: "literal", literal: 1, to: 142 }, // 143
		{ k: "fork", to: [143, 142] }, // 144
	],
};
