// Generated from grammars/hyperclova.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** key and value tags (32B), or a message whose header is a call (14B) */
export const hyperclova: Format = {
	version: 2,
	name: "hyperclova",
	title: "key and value tags (32B), or a message whose header is a call (14B)",
	aliases: ["hyperclovax_seed_think", "hyperclovax_seed_think_14b", "hyperclovax"],
	models: ["naver-hyperclovax/HyperCLOVAX-SEED-Think-*"],
	tokens: ["<|im_start|>", "<|im_end|>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 873,
	lenient: ["unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<|im_end|>", // 2
		"/think\n", // 3
		"assistant", // 4
		"<|im_start|>", // 5
		"</tool_call>", // 6
		"<arg_key>", // 7
		"<tool_call>", // 8
		"</arg_value>", // 9
		"</arg_key>", // 10
		"<arg_value>", // 11
		">", // 12
		"<", // 13
		"]", // 14
		",", // 15
		"{", // 16
		"[", // 17
		" -> tool/function_call", // 18
		"\n</think>", // 19
		"\r\n</think>", // 20
		"\n<arg_key>", // 21
		"\n</tool_call>", // 22
		"\r\n<arg_key>", // 23
		"\r\n</tool_call>", // 24
		"\n<arg_value>", // 25
		"\n</arg_key>", // 26
		"\r\n<arg_value>", // 27
		"\r\n</arg_key>", // 28
	],
	openings: [1, 5, 3, 8, 2, 18],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 172 }, // 0
		{ name: "message", after: ["<|im_start|>assistant/think\n"], node: 174 }, // 1
	],
	units: [
		{ closes: [6], openings: [1, 5, 3, 8, 2, 18], after: 2, closable: [26], closableByLoop: [27, 36, 37, 38, 39, 40, 41, 44, 45, 56, 57, 58, 59, 61, 62, 63, 64, 65, 66, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 82, 83, 84, 85, 86, 96, 97, 98, 108, 109, 110, 111, 112, 113, 117], pairs: true }, // 0
		{ closes: [], openings: [1, 5, 3, 8, 2, 18], after: 135, closable: [138], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 3, 8, 2, 18], stray: false }, // 2
		{ k: "fork", to: [19, 25, 129, 159, 130, 0] }, // 3
		{ k: "fork", to: [19, 25, 129, 159, 130] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [19, 20, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 7 }, // 20
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 20, stops: [2] }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "literal", literal: 4, to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "fork", to: [24, 22] }, // 25
		{ k: "op", do: { op: "close" }, to: 2 }, // 26
		{ k: "literal", literal: 6, to: 26 }, // 27
		{ k: "literal", literal: 7, to: 0 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 6, to: 0 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "fork", to: [29, 31] }, // 32
		{ k: "slot", slot: "tool", field: "skip", to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 8, to: 34 }, // 35
		{ k: "look", body: 35, to: 26 }, // 36
		{ k: "op", do: { op: "repair", code: 1 }, to: 36 }, // 37
		{ k: "fork", to: [27, 37] }, // 38
		{ k: "fork", to: [125, 38] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "op", do: { op: "settle" }, to: 40 }, // 41
		{ k: "fork", to: [28, 30] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "look", body: 43, to: 41 }, // 44
		{ k: "literal", literal: 9, to: 44 }, // 45
		{ k: "literal", literal: 10, to: 0 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "slot", slot: "unbound", field: "skip", to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 7, to: 49 }, // 50
		{ k: "assert", what: "end", to: 0 }, // 51
		{ k: "fork", to: [35, 51] }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 6, to: 53 }, // 54
		{ k: "fork", to: [50, 54] }, // 55
		{ k: "look", body: 55, to: 41 }, // 56
		{ k: "eol", to: 56 }, // 57
		{ k: "fork", to: [57, 56] }, // 58
		{ k: "op", do: { op: "repair", code: 0, unless: ">" }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 35 }, // 60
		{ k: "look", body: 60, to: 41 }, // 61
		{ k: "literal", literal: 9, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 1 }, to: 62 }, // 63
		{ k: "space", greedy: true, to: 45 }, // 64
		{ k: "literal", literal: 9, to: 64 }, // 65
		{ k: "op", do: { op: "repair", code: 2 }, to: 65 }, // 66
		{ k: "space", greedy: true, to: 55 }, // 67
		{ k: "look", body: 67, to: 41 }, // 68
		{ k: "literal", literal: 11, to: 68 }, // 69
		{ k: "literal", literal: 10, to: 68 }, // 70
		{ k: "literal", literal: 6, to: 68 }, // 71
		{ k: "fork", to: [69, 70, 71] }, // 72
		{ k: "eol", to: 72 }, // 73
		{ k: "fork", to: [73, 72] }, // 74
		{ k: "op", do: { op: "repair", code: 3 }, to: 74 }, // 75
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 41 }, // 76
		{ k: "literal", literal: 10, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "slot", slot: "unbound", field: "skip", to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 7, to: 80 }, // 81
		{ k: "literal", literal: 7, to: 76 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 6, to: 76 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "fork", to: [83, 85] }, // 86
		{ k: "slot", slot: "tool", field: "skip", to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 8, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 6, to: 90 }, // 91
		{ k: "fork", to: [81, 91] }, // 92
		{ k: "eol", to: 92 }, // 93
		{ k: "fork", to: [93, 92] }, // 94
		{ k: "op", do: { op: "repair", code: 4, fault: true }, to: 94 }, // 95
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 41 }, // 96
		{ k: "literal", literal: 10, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "slot", slot: "unbound", field: "skip", to: 98 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 12, to: 100 }, // 101
		{ k: "atom", kind: "word", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 13, to: 102 }, // 103
		{ k: "fork", to: [99, 103] }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 9, to: 105 }, // 106
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 106 }, // 107
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 41 }, // 108
		{ k: "literal", literal: 7, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 6, to: 108 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "fork", to: [110, 112] }, // 113
		{ k: "slot", slot: "tool", field: "skip", to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 8, to: 115 }, // 116
		{ k: "fork", to: [45, 59, 63, 66, 75, 95, 107, 116] }, // 117
		{ k: "text", field: "value", typed: true, stray: false, exits: 117, stops: [9, 21, 22, 23, 24, 7, 6, 25, 26, 27, 28, 11, 10, 8] }, // 118
		{ k: "literal", literal: 11, to: 118 }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 10, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "atom", kind: "word", field: "key", to: 122 }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "literal", literal: 7, to: 124 }, // 125
		{ k: "atom", kind: "word", field: "name", to: 40 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 8, to: 127 }, // 128
		{ k: "op", do: { op: "open", unit: 0 }, to: 128 }, // 129
		{ k: "literal", literal: 2, to: 2 }, // 130
		{ k: "assert", what: "end", to: 2 }, // 131
		{ k: "fork", to: [130, 131] }, // 132
		{ k: "literal", literal: 14, to: 132 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "text", field: "content", typed: false, exits: 136, stops: null, stray: true, section: { entry: 137, proof: false, content: false } }, // 135
		{ k: "fork", to: [140, 143, 134, 144] }, // 136
		{ k: "fork", to: [140, 134] }, // 137
		{ k: "op", do: { op: "close" }, to: 135 }, // 138
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 138 }, // 139
		{ k: "op", do: { op: "open", unit: 1 }, to: 139 }, // 140
		{ k: "space", greedy: true, to: 135 }, // 141
		{ k: "literal", literal: 15, to: 141 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "op", do: { op: "leave" }, to: 4 }, // 144
		{ k: "literal", literal: 16, to: 0 }, // 145
		{ k: "literal", literal: 14, to: 0 }, // 146
		{ k: "fork", to: [145, 146] }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "look", body: 148, to: 141 }, // 149
		{ k: "literal", literal: 17, to: 149 }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "literal", literal: 18, to: 151 }, // 152
		{ k: "literal", literal: 4, to: 152 }, // 153
		{ k: "literal", literal: 5, to: 153 }, // 154
		{ k: "fork", to: [154, 152] }, // 155
		{ k: "eol", to: 155 }, // 156
		{ k: "fork", to: [156, 155] }, // 157
		{ k: "literal", literal: 2, to: 157 }, // 158
		{ k: "fork", to: [158, 155] }, // 159
		{ k: "op", do: { op: "settle" }, to: 0 }, // 160
		{ k: "eol", to: 2 }, // 161
		{ k: "fork", to: [161, 2] }, // 162
		{ k: "eol", to: 162 }, // 163
		{ k: "fork", to: [163, 162] }, // 164
		{ k: "literal", literal: 0, to: 164 }, // 165
		{ k: "eol", to: 165 }, // 166
		{ k: "fork", to: [166, 165] }, // 167
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 167, stops: [19, 20, 0] }, // 168
		{ k: "eol", to: 168 }, // 169
		{ k: "fork", to: [169, 168] }, // 170
		{ k: "literal", literal: 1, to: 170 }, // 171
		{ k: "fork", to: [171, 170] }, // 172
		{ k: "literal", literal: 2, to: 162 }, // 173
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 173, stops: [2] }, // 174
	],
};
