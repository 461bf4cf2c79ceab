// Generated from grammars/drift_dsml.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** DSML between other bars, or with other spaces in its tags */
export const drift_dsml: Format = {
	version: 2,
	name: "drift_dsml",
	title: "DSML between other bars, or with other spaces in its tags",
	aliases: [],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 915,
	lenient: [],
	literals: [
		"</｜DSML｜tool_calls>", // 0
		"</‖DSML‖tool_calls>", // 1
		"</｜｜DSML｜｜tool_calls>", // 2
		"</|DSML|tool_calls>", // 3
		"</｜DSML｜invoke>", // 4
		"</‖DSML‖invoke>", // 5
		"</｜｜DSML｜｜invoke>", // 6
		"</|DSML|invoke>", // 7
		"</｜DSML｜parameter>", // 8
		"</‖DSML‖parameter>", // 9
		"</｜｜DSML｜｜parameter>", // 10
		"</|DSML|parameter>", // 11
		"\"", // 12
		"name=\"", // 13
		"<｜DSML｜invoke", // 14
		"<‖DSML‖invoke", // 15
		"<｜｜DSML｜｜invoke", // 16
		"<|DSML|invoke", // 17
		"<｜DSML｜tool_calls>", // 18
		"<‖DSML‖tool_calls>", // 19
		"<｜｜DSML｜｜tool_calls>", // 20
		"<|DSML|tool_calls>", // 21
		"string=\"true\">", // 22
		"string=\"false\">", // 23
		"<｜DSML｜parameter", // 24
		"<‖DSML‖parameter", // 25
		"<｜｜DSML｜｜parameter", // 26
		"<|DSML|parameter", // 27
		">", // 28
		"/>", // 29
	],
	openings: [18, 19, 20, 21, 14, 15, 16, 17],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [3, 2, 1, 0], openings: [18, 19, 20, 21, 14, 15, 16, 17], after: 2, closable: [5, 6, 7, 8, 9, 10, 11, 57], closableByLoop: [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 40, 56, 58, 59], pairs: true }, // 0
		{ closes: [7, 6, 5, 4], openings: [18, 19, 20, 21, 14, 15, 16, 17], after: 2, closable: [5, 120], closableByLoop: [75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 103, 119, 121, 122], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [18, 19, 20, 21, 14, 15, 16, 17], terminators: [], stray: false }, // 2
		{ k: "fork", to: [74, 131, 0] }, // 3
		{ k: "fork", to: [74, 131] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 5 }, // 7
		{ k: "literal", literal: 2, to: 5 }, // 8
		{ k: "literal", literal: 3, to: 5 }, // 9
		{ k: "fork", to: [6, 7, 8, 9] }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "literal", literal: 4, to: 11 }, // 12
		{ k: "literal", literal: 5, to: 11 }, // 13
		{ k: "literal", literal: 6, to: 11 }, // 14
		{ k: "literal", literal: 7, to: 11 }, // 15
		{ k: "fork", to: [12, 13, 14, 15] }, // 16
		{ k: "fork", to: [55, 16] }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "op", do: { op: "settle" }, to: 18 }, // 19
		{ k: "literal", literal: 8, to: 19 }, // 20
		{ k: "literal", literal: 9, to: 19 }, // 21
		{ k: "literal", literal: 10, to: 19 }, // 22
		{ k: "literal", literal: 11, to: 19 }, // 23
		{ k: "op", do: { op: "break", at: "here" }, to: 19 }, // 24
		{ k: "literal", literal: 12, to: 24 }, // 25
		{ k: "slot", slot: "tool", field: "skip", to: 25 }, // 26
		{ k: "literal", literal: 13, to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 14, to: 28 }, // 29
		{ k: "literal", literal: 15, to: 28 }, // 30
		{ k: "literal", literal: 16, to: 28 }, // 31
		{ k: "literal", literal: 17, to: 28 }, // 32
		{ k: "fork", to: [29, 30, 31, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 18, to: 34 }, // 35
		{ k: "literal", literal: 19, to: 34 }, // 36
		{ k: "literal", literal: 20, to: 34 }, // 37
		{ k: "literal", literal: 21, to: 34 }, // 38
		{ k: "fork", to: [35, 36, 37, 38] }, // 39
		{ k: "fork", to: [20, 21, 22, 23, 39, 33] }, // 40
		{ k: "text", field: "value", typed: false, stray: false, exits: 40, stops: [8, 9, 10, 11, 18, 19, 20, 21, 14, 15, 16, 17], terminators: [19] }, // 41
		{ k: "literal", literal: 22, to: 41 }, // 42
		{ k: "text", field: "value", typed: true, stray: false, exits: 40, stops: [8, 9, 10, 11, 18, 19, 20, 21, 14, 15, 16, 17], terminators: [19] }, // 43
		{ k: "literal", literal: 23, to: 43 }, // 44
		{ k: "fork", to: [42, 44] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 12, to: 46 }, // 47
		{ k: "atom", kind: "word", field: "key", to: 47 }, // 48
		{ k: "literal", literal: 13, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 24, to: 50 }, // 51
		{ k: "literal", literal: 25, to: 50 }, // 52
		{ k: "literal", literal: 26, to: 50 }, // 53
		{ k: "literal", literal: 27, to: 50 }, // 54
		{ k: "fork", to: [51, 52, 53, 54] }, // 55
		{ k: "literal", literal: 28, to: 18 }, // 56
		{ k: "literal", literal: 29, to: 11 }, // 57
		{ k: "fork", to: [56, 57] }, // 58
		{ k: "literal", literal: 12, to: 58 }, // 59
		{ k: "slot", slot: "tool", field: "name", to: 59 }, // 60
		{ k: "literal", literal: 13, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 14, to: 62 }, // 63
		{ k: "literal", literal: 15, to: 62 }, // 64
		{ k: "literal", literal: 16, to: 62 }, // 65
		{ k: "literal", literal: 17, to: 62 }, // 66
		{ k: "fork", to: [63, 64, 65, 66] }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 18, to: 68 }, // 69
		{ k: "literal", literal: 19, to: 68 }, // 70
		{ k: "literal", literal: 20, to: 68 }, // 71
		{ k: "literal", literal: 21, to: 68 }, // 72
		{ k: "fork", to: [69, 70, 71, 72] }, // 73
		{ k: "op", do: { op: "open", unit: 0 }, to: 73 }, // 74
		{ k: "literal", literal: 4, to: 5 }, // 75
		{ k: "literal", literal: 5, to: 5 }, // 76
		{ k: "literal", literal: 6, to: 5 }, // 77
		{ k: "literal", literal: 7, to: 5 }, // 78
		{ k: "fork", to: [75, 76, 77, 78] }, // 79
		{ k: "fork", to: [118, 79] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "op", do: { op: "settle" }, to: 81 }, // 82
		{ k: "literal", literal: 8, to: 82 }, // 83
		{ k: "literal", literal: 9, to: 82 }, // 84
		{ k: "literal", literal: 10, to: 82 }, // 85
		{ k: "literal", literal: 11, to: 82 }, // 86
		{ k: "op", do: { op: "break", at: "here" }, to: 82 }, // 87
		{ k: "literal", literal: 12, to: 87 }, // 88
		{ k: "slot", slot: "tool", field: "skip", to: 88 }, // 89
		{ k: "literal", literal: 13, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 14, to: 91 }, // 92
		{ k: "literal", literal: 15, to: 91 }, // 93
		{ k: "literal", literal: 16, to: 91 }, // 94
		{ k: "literal", literal: 17, to: 91 }, // 95
		{ k: "fork", to: [92, 93, 94, 95] }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 18, to: 97 }, // 98
		{ k: "literal", literal: 19, to: 97 }, // 99
		{ k: "literal", literal: 20, to: 97 }, // 100
		{ k: "literal", literal: 21, to: 97 }, // 101
		{ k: "fork", to: [98, 99, 100, 101] }, // 102
		{ k: "fork", to: [83, 84, 85, 86, 102, 96] }, // 103
		{ k: "text", field: "value", typed: false, stray: false, exits: 103, stops: [8, 9, 10, 11, 18, 19, 20, 21, 14, 15, 16, 17], terminators: [82] }, // 104
		{ k: "literal", literal: 22, to: 104 }, // 105
		{ k: "text", field: "value", typed: true, stray: false, exits: 103, stops: [8, 9, 10, 11, 18, 19, 20, 21, 14, 15, 16, 17], terminators: [82] }, // 106
		{ k: "literal", literal: 23, to: 106 }, // 107
		{ k: "fork", to: [105, 107] }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 12, to: 109 }, // 110
		{ k: "atom", kind: "word", field: "key", to: 110 }, // 111
		{ k: "literal", literal: 13, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 24, to: 113 }, // 114
		{ k: "literal", literal: 25, to: 113 }, // 115
		{ k: "literal", literal: 26, to: 113 }, // 116
		{ k: "literal", literal: 27, to: 113 }, // 117
		{ k: "fork", to: [114, 115, 116, 117] }, // 118
		{ k: "literal", literal: 28, to: 81 }, // 119
		{ k: "literal", literal: 29, to: 5 }, // 120
		{ k: "fork", to: [119, 120] }, // 121
		{ k: "literal", literal: 12, to: 121 }, // 122
		{ k: "slot", slot: "tool", field: "name", to: 122 }, // 123
		{ k: "literal", literal: 13, to: 123 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 14, to: 125 }, // 126
		{ k: "literal", literal: 15, to: 125 }, // 127
		{ k: "literal", literal: 16, to: 125 }, // 128
		{ k: "literal", literal: 17, to: 125 }, // 129
		{ k: "fork", to: [126, 127, 128, 129] }, // 130
		{ k: "op", do: { op: "open", unit: 1 }, to: 130 }, // 131
	],
};
