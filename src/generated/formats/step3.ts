// Generated from grammars/step3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** invokes with named parameters, each between special tokens, in a section */
export const step3: Format = {
	version: 2,
	name: "step3",
	title: "invokes with named parameters, each between special tokens, in a section",
	aliases: [],
	models: ["stepfun-ai/step3", "stepfun-ai/step3-*", "stepfun-ai/Step-3"],
	tokens: ["<｜tool_calls_begin｜>", "<｜tool_calls_end｜>", "<｜tool_call_begin｜>", "<｜tool_call_end｜>", "<｜tool_sep｜>", "<think>", "</think>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-section", "unclosed-invoke", "unclosed-value", "unclosed-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<｜tool_calls_end｜>", // 2
		"<｜tool_call_end｜>", // 3
		"</steptml:invoke>", // 4
		"\">", // 5
		"<steptml:invoke name=\"", // 6
		"<｜tool_sep｜>", // 7
		"function", // 8
		"<｜tool_call_begin｜>", // 9
		"<steptml:parameter name=", // 10
		"</steptml:parameter>", // 11
		"<steptml:parameter name=\"", // 12
		"<｜tool_calls_begin｜>", // 13
		"\n</think>", // 14
		"\r\n</think>", // 15
		"\n<steptml:parameter name=\"", // 16
		"\n</steptml:invoke>", // 17
		"\n<｜tool_call_end｜>", // 18
		"\r\n<steptml:parameter name=\"", // 19
		"\r\n</steptml:invoke>", // 20
		"\r\n<｜tool_call_end｜>", // 21
	],
	openings: [1, 13, 9],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 175 }, // 0
	],
	units: [
		{ closes: [3], openings: [9, 2, 1, 13], after: 19, closable: [23, 25], closableByLoop: [24, 26, 28, 29, 30, 31, 33, 34, 44, 45, 46, 47, 48, 49, 50, 51, 56, 57, 59, 60, 61, 74, 75, 76, 77, 80, 81, 82, 83, 84, 95, 100], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 13, 9], after: 2, closable: [112, 113, 114, 115, 116, 117], closableByLoop: [118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 149, 154], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 13, 9], stray: false }, // 2
		{ k: "fork", to: [17, 111, 164, 0] }, // 3
		{ k: "fork", to: [17, 111, 164] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [14, 15, 0] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "literal", literal: 2, to: 2 }, // 18
		{ k: "text", field: "content", typed: false, exits: 20, stops: [9, 2, 1, 13], stray: true, section: { entry: 21, proof: false, content: false } }, // 19
		{ k: "fork", to: [109, 18, 110] }, // 20
		{ k: "fork", to: [109, 18] }, // 21
		{ k: "space", greedy: true, to: 19 }, // 22
		{ k: "op", do: { op: "close" }, to: 22 }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "literal", literal: 3, to: 0 }, // 27
		{ k: "look", body: 27, to: 25 }, // 28
		{ k: "op", do: { op: "repair", code: 1 }, to: 28 }, // 29
		{ k: "fork", to: [26, 29] }, // 30
		{ k: "op", do: { op: "repair", code: 3 }, to: 24 }, // 31
		{ k: "literal", literal: 2, to: 0 }, // 32
		{ k: "look", body: 32, to: 23 }, // 33
		{ k: "op", do: { op: "repair", code: 3 }, to: 33 }, // 34
		{ k: "literal", literal: 5, to: 0 }, // 35
		{ k: "slot", slot: "tool", field: "skip", to: 35 }, // 36
		{ k: "literal", literal: 6, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 7, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 8, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 9, to: 42 }, // 43
		{ k: "look", body: 43, to: 23 }, // 44
		{ k: "op", do: { op: "repair", code: 3 }, to: 44 }, // 45
		{ k: "look", body: 37, to: 23 }, // 46
		{ k: "op", do: { op: "repair", code: 3 }, to: 46 }, // 47
		{ k: "fork", to: [30, 31, 34, 45, 47] }, // 48
		{ k: "fork", to: [99, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "op", do: { op: "settle" }, to: 50 }, // 51
		{ k: "literal", literal: 10, to: 0 }, // 52
		{ k: "literal", literal: 4, to: 0 }, // 53
		{ k: "fork", to: [52, 53] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 51 }, // 56
		{ k: "literal", literal: 11, to: 56 }, // 57
		{ k: "space", greedy: true, to: 27 }, // 58
		{ k: "look", body: 58, to: 51 }, // 59
		{ k: "literal", literal: 11, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 1 }, to: 60 }, // 61
		{ k: "slot", slot: "unbound", field: "skip", to: 35 }, // 62
		{ k: "literal", literal: 12, to: 62 }, // 63
		{ k: "space", greedy: true, to: 43 }, // 64
		{ k: "literal", literal: 13, to: 64 }, // 65
		{ k: "assert", what: "end", to: 0 }, // 66
		{ k: "fork", to: [27, 43, 37, 65, 32, 66] }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 4, to: 68 }, // 69
		{ k: "fork", to: [43, 37, 65, 32, 66] }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 3, to: 71 }, // 72
		{ k: "fork", to: [63, 69, 72] }, // 73
		{ k: "look", body: 73, to: 51 }, // 74
		{ k: "eol", to: 74 }, // 75
		{ k: "fork", to: [75, 74] }, // 76
		{ k: "op", do: { op: "repair", code: 2 }, to: 76 }, // 77
		{ k: "fork", to: [27, 32, 43, 37] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "look", body: 79, to: 51 }, // 80
		{ k: "literal", literal: 11, to: 80 }, // 81
		{ k: "op", do: { op: "repair", code: 3 }, to: 81 }, // 82
		{ k: "op", do: { op: "break" }, to: 51 }, // 83
		{ k: "literal", literal: 5, to: 83 }, // 84
		{ k: "slot", slot: "tool", field: "skip", to: 84 }, // 85
		{ k: "literal", literal: 6, to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 7, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 8, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 9, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 13, to: 93 }, // 94
		{ k: "fork", to: [57, 61, 77, 82, 92, 86, 94] }, // 95
		{ k: "text", field: "value", typed: true, stray: false, exits: 95, stops: [11, 16, 17, 18, 19, 20, 21, 12, 4, 3, 9, 6, 13] }, // 96
		{ k: "literal", literal: 5, to: 96 }, // 97
		{ k: "atom", kind: "word", field: "key", to: 97 }, // 98
		{ k: "literal", literal: 12, to: 98 }, // 99
		{ k: "literal", literal: 5, to: 50 }, // 100
		{ k: "atom", kind: "word", field: "name", to: 100 }, // 101
		{ k: "literal", literal: 6, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 7, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 8, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 9, to: 107 }, // 108
		{ k: "op", do: { op: "open", unit: 0 }, to: 108 }, // 109
		{ k: "op", do: { op: "leave" }, to: 4 }, // 110
		{ k: "literal", literal: 13, to: 22 }, // 111
		{ k: "op", do: { op: "close" }, to: 2 }, // 112
		{ k: "literal", literal: 2, to: 112 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "fork", to: [114, 112] }, // 115
		{ k: "literal", literal: 3, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 4, to: 117 }, // 118
		{ k: "look", body: 27, to: 117 }, // 119
		{ k: "op", do: { op: "repair", code: 1 }, to: 119 }, // 120
		{ k: "fork", to: [118, 120] }, // 121
		{ k: "fork", to: [153, 121] }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "op", do: { op: "settle" }, to: 123 }, // 124
		{ k: "look", body: 55, to: 124 }, // 125
		{ k: "literal", literal: 11, to: 125 }, // 126
		{ k: "look", body: 58, to: 124 }, // 127
		{ k: "literal", literal: 11, to: 127 }, // 128
		{ k: "op", do: { op: "repair", code: 1 }, to: 128 }, // 129
		{ k: "look", body: 73, to: 124 }, // 130
		{ k: "eol", to: 130 }, // 131
		{ k: "fork", to: [131, 130] }, // 132
		{ k: "op", do: { op: "repair", code: 2 }, to: 132 }, // 133
		{ k: "look", body: 79, to: 124 }, // 134
		{ k: "literal", literal: 11, to: 134 }, // 135
		{ k: "op", do: { op: "repair", code: 3 }, to: 135 }, // 136
		{ k: "op", do: { op: "break" }, to: 124 }, // 137
		{ k: "literal", literal: 5, to: 137 }, // 138
		{ k: "slot", slot: "tool", field: "skip", to: 138 }, // 139
		{ k: "literal", literal: 6, to: 139 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 7, to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "literal", literal: 8, to: 143 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "literal", literal: 9, to: 145 }, // 146
		{ k: "space", greedy: true, to: 146 }, // 147
		{ k: "literal", literal: 13, to: 147 }, // 148
		{ k: "fork", to: [126, 129, 133, 136, 146, 140, 148] }, // 149
		{ k: "text", field: "value", typed: true, stray: false, exits: 149, stops: [11, 16, 17, 18, 19, 20, 21, 12, 4, 3, 9, 6, 13] }, // 150
		{ k: "literal", literal: 5, to: 150 }, // 151
		{ k: "atom", kind: "word", field: "key", to: 151 }, // 152
		{ k: "literal", literal: 12, to: 152 }, // 153
		{ k: "literal", literal: 5, to: 123 }, // 154
		{ k: "slot", slot: "tool", field: "name", to: 154 }, // 155
		{ k: "literal", literal: 6, to: 155 }, // 156
		{ k: "space", greedy: true, to: 156 }, // 157
		{ k: "literal", literal: 7, to: 157 }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 8, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "literal", literal: 9, to: 161 }, // 162
		{ k: "op", do: { op: "repair", code: 0 }, to: 162 }, // 163
		{ k: "op", do: { op: "open", unit: 1 }, to: 163 }, // 164
		{ k: "op", do: { op: "settle" }, to: 0 }, // 165
		{ k: "eol", to: 2 }, // 166
		{ k: "fork", to: [166, 2] }, // 167
		{ k: "literal", literal: 0, to: 167 }, // 168
		{ k: "eol", to: 168 }, // 169
		{ k: "fork", to: [169, 168] }, // 170
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 170, stops: [14, 15, 0] }, // 171
		{ k: "eol", to: 171 }, // 172
		{ k: "fork", to: [172, 171] }, // 173
		{ k: "literal", literal: 1, to: 173 }, // 174
		{ k: "fork", to: [174, 173] }, // 175
	],
};
