// Generated from grammars/poolside_v1.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a name, then key and value pairs on lines of their own, between <tool_call> tags; thoughts in a frame of lines */
export const poolside_v1: Format = {
	version: 2,
	name: "poolside_v1",
	title: "a name, then key and value pairs on lines of their own, between <tool_call> tags; thoughts in a frame of lines",
	aliases: ["poolside-v1", "laguna"],
	models: ["poolside/Laguna-*"],
	tokens: ["<tool_call>", "</tool_call>", "<arg_key>", "</arg_key>", "<arg_value>", "</arg_value>", "<think>", "</think>", "</assistant>", "〈|EOS|〉"],
	ends: ["</assistant>", "〈|EOS|〉"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 948,
	lenient: ["doubled-open", "json-arguments", "json-body", "user-tag", "unclosed-value", "unclosed-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"<arg_key>", // 3
		"<tool_call>", // 4
		"</arg_value>", // 5
		"</user>", // 6
		"</arg_key>", // 7
		"<arg_value>", // 8
		"\"", // 9
		"}", // 10
		"{", // 11
		"<user>", // 12
		"\n</think>", // 13
		"\r\n</think>", // 14
		"\n<arg_key>", // 15
		"\n</tool_call>", // 16
		"\r\n<arg_key>", // 17
		"\r\n</tool_call>", // 18
	],
	openings: [1, 4, 12],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 155 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4, 12], after: 2, closable: [18], closableByLoop: [19, 28, 29, 30, 31, 32, 33, 36, 37, 40, 41, 42, 53, 54, 55, 56, 58, 59, 60, 61, 62, 63, 64, 65, 66, 70], pairs: true }, // 0
		{ closes: [2], openings: [1, 4, 12], after: 2, closable: [18, 19, 87], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4, 12], after: 2, closable: [18, 19, 87], closableByLoop: [], pairs: false }, // 2
		{ closes: [6], openings: [1, 4, 12], after: 2, closable: [18], closableByLoop: [106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 131], pairs: true }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 12], stray: false }, // 2
		{ k: "fork", to: [17, 86, 100, 105, 144, 0] }, // 3
		{ k: "fork", to: [17, 86, 100, 105, 144] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [13, 14, 0] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "op", do: { op: "close" }, to: 2 }, // 18
		{ k: "literal", literal: 2, to: 18 }, // 19
		{ k: "literal", literal: 3, to: 0 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 2, to: 0 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "fork", to: [21, 23] }, // 24
		{ k: "slot", slot: "tool", field: "skip", to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 4, to: 26 }, // 27
		{ k: "look", body: 27, to: 18 }, // 28
		{ k: "op", do: { op: "repair", code: 5 }, to: 28 }, // 29
		{ k: "fork", to: [19, 29] }, // 30
		{ k: "fork", to: [78, 30] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "op", do: { op: "settle" }, to: 32 }, // 33
		{ k: "fork", to: [20, 22] }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "look", body: 35, to: 33 }, // 36
		{ k: "literal", literal: 5, to: 36 }, // 37
		{ k: "literal", literal: 6, to: 0 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "look", body: 39, to: 33 }, // 40
		{ k: "literal", literal: 5, to: 40 }, // 41
		{ k: "op", do: { op: "repair", code: 3 }, to: 41 }, // 42
		{ k: "literal", literal: 7, to: 0 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "slot", slot: "unbound", field: "skip", to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 3, to: 46 }, // 47
		{ k: "assert", what: "end", to: 0 }, // 48
		{ k: "fork", to: [27, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 2, to: 50 }, // 51
		{ k: "fork", to: [47, 51] }, // 52
		{ k: "look", body: 52, to: 33 }, // 53
		{ k: "eol", to: 53 }, // 54
		{ k: "fork", to: [54, 53] }, // 55
		{ k: "op", do: { op: "repair", code: 4 }, to: 55 }, // 56
		{ k: "space", greedy: true, to: 27 }, // 57
		{ k: "look", body: 57, to: 33 }, // 58
		{ k: "literal", literal: 5, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 5 }, to: 59 }, // 60
		{ k: "op", do: { op: "break" }, to: 33 }, // 61
		{ k: "literal", literal: 3, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 2, to: 61 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "fork", to: [63, 65] }, // 66
		{ k: "slot", slot: "tool", field: "skip", to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 4, to: 68 }, // 69
		{ k: "fork", to: [37, 42, 56, 60, 69] }, // 70
		{ k: "text", field: "value", typed: true, stray: false, exits: 70, stops: [5, 15, 16, 17, 18, 3, 2, 4] }, // 71
		{ k: "literal", literal: 8, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 7, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "atom", kind: "word", field: "key", to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 3, to: 77 }, // 78
		{ k: "atom", kind: "word", field: "name", to: 32 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 4, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 4, to: 82 }, // 83
		{ k: "op", do: { op: "repair", code: 0 }, to: 83 }, // 84
		{ k: "fork", to: [81, 84] }, // 85
		{ k: "op", do: { op: "open", unit: 0 }, to: 85 }, // 86
		{ k: "space", greedy: true, to: 19 }, // 87
		{ k: "value", py: false, field: "arguments", to: 87 }, // 88
		{ k: "literal", literal: 9, to: 0 }, // 89
		{ k: "literal", literal: 10, to: 0 }, // 90
		{ k: "fork", to: [89, 90] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 11, to: 92 }, // 93
		{ k: "look", body: 93, to: 88 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "atom", kind: "word", field: "name", to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 4, to: 97 }, // 98
		{ k: "op", do: { op: "repair", code: 1 }, to: 98 }, // 99
		{ k: "op", do: { op: "open", unit: 1 }, to: 99 }, // 100
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 87 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 4, to: 102 }, // 103
		{ k: "op", do: { op: "repair", code: 2 }, to: 103 }, // 104
		{ k: "op", do: { op: "open", unit: 2 }, to: 104 }, // 105
		{ k: "literal", literal: 6, to: 18 }, // 106
		{ k: "fork", to: [139, 106] }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "op", do: { op: "settle" }, to: 108 }, // 109
		{ k: "look", body: 35, to: 109 }, // 110
		{ k: "literal", literal: 5, to: 110 }, // 111
		{ k: "look", body: 39, to: 109 }, // 112
		{ k: "literal", literal: 5, to: 112 }, // 113
		{ k: "op", do: { op: "repair", code: 3 }, to: 113 }, // 114
		{ k: "look", body: 52, to: 109 }, // 115
		{ k: "eol", to: 115 }, // 116
		{ k: "fork", to: [116, 115] }, // 117
		{ k: "op", do: { op: "repair", code: 4 }, to: 117 }, // 118
		{ k: "look", body: 57, to: 109 }, // 119
		{ k: "literal", literal: 5, to: 119 }, // 120
		{ k: "op", do: { op: "repair", code: 5 }, to: 120 }, // 121
		{ k: "op", do: { op: "break" }, to: 109 }, // 122
		{ k: "literal", literal: 3, to: 122 }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "literal", literal: 2, to: 122 }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "fork", to: [124, 126] }, // 127
		{ k: "slot", slot: "tool", field: "skip", to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 4, to: 129 }, // 130
		{ k: "fork", to: [111, 114, 118, 121, 130] }, // 131
		{ k: "text", field: "value", typed: true, stray: false, exits: 131, stops: [5, 15, 16, 17, 18, 3, 2, 4] }, // 132
		{ k: "literal", literal: 8, to: 132 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "literal", literal: 7, to: 134 }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "atom", kind: "word", field: "key", to: 136 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "literal", literal: 3, to: 138 }, // 139
		{ k: "slot", slot: "tool", field: "name", to: 108 }, // 140
		{ k: "space", greedy: true, to: 140 }, // 141
		{ k: "literal", literal: 12, to: 141 }, // 142
		{ k: "op", do: { op: "repair", code: 3 }, to: 142 }, // 143
		{ k: "op", do: { op: "open", unit: 3 }, to: 143 }, // 144
		{ k: "op", do: { op: "settle" }, to: 0 }, // 145
		{ k: "eol", to: 2 }, // 146
		{ k: "fork", to: [146, 2] }, // 147
		{ k: "literal", literal: 0, to: 147 }, // 148
		{ k: "eol", to: 148 }, // 149
		{ k: "fork", to: [149, 148] }, // 150
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 150, stops: [13, 14, 0] }, // 151
		{ k: "eol", to: 151 }, // 152
		{ k: "fork", to: [152, 151] }, // 153
		{ k: "literal", literal: 1, to: 153 }, // 154
		{ k: "fork", to: [154, 153] }, // 155
	],
};
