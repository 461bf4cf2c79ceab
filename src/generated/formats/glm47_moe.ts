// Generated from grammars/glm47_moe.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a name, then key and value pairs, between <tool_call> tags, without newlines */
export const glm47_moe: Format = {
	version: 2,
	name: "glm47_moe",
	title: "a name, then key and value pairs, between <tool_call> tags, without newlines",
	aliases: ["glm47", "glm-4.7", "glm_4_7", "glm_xml", "glm", "glm5", "glm52", "ling3", "spark25"],
	models: ["zai-org/GLM-4.7*", "zai-org/GLM-5*"],
	tokens: ["<tool_call>", "</tool_call>", "<arg_key>", "</arg_key>", "<arg_value>", "</arg_value>", "<think>", "</think>", "<|user|>", "<|observation|>", "<|endoftext|>"],
	ends: ["<|user|>", "<|observation|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["doubled-close", "json-arguments", "json-body", "unclosed-value", "unclosed-call", "other-close", "unknown-close", "unopened-key", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"<arg_key>", // 3
		"<tool_call>", // 4
		"</arg_value>", // 5
		"</arg_key>", // 6
		"<arg_value>", // 7
		">", // 8
		"</", // 9
		"<", // 10
		"\"", // 11
		"}", // 12
		"{", // 13
		"|>", // 14
		"<|", // 15
		"\n<arg_key>", // 16
		"\n</tool_call>", // 17
		"\r\n<arg_key>", // 18
		"\r\n</tool_call>", // 19
		"\n<arg_value>", // 20
		"\n</arg_key>", // 21
		"\r\n<arg_value>", // 22
		"\r\n</arg_key>", // 23
	],
	openings: [1, 4],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 201 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [12, 104], closableByLoop: [13, 22, 23, 24, 25, 26, 27, 30, 31, 42, 43, 44, 45, 47, 48, 49, 50, 51, 52, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 68, 69, 70, 71, 82, 83, 84, 85, 86, 87, 91, 113, 114], pairs: true }, // 0
		{ closes: [2], openings: [1, 4], after: 2, closable: [12, 13, 104], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4], after: 2, closable: [12], closableByLoop: [13, 22, 23, 24, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 153, 154, 155, 156, 167, 168, 169, 170, 171, 172, 176], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 15], stray: false }, // 2
		{ k: "fork", to: [11, 118, 123, 196, 0] }, // 3
		{ k: "fork", to: [11, 118, 123, 196] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "op", do: { op: "close" }, to: 2 }, // 12
		{ k: "literal", literal: 2, to: 12 }, // 13
		{ k: "literal", literal: 3, to: 0 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 2, to: 0 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "fork", to: [15, 17] }, // 18
		{ k: "slot", slot: "tool", field: "skip", to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "literal", literal: 4, to: 20 }, // 21
		{ k: "look", body: 21, to: 12 }, // 22
		{ k: "op", do: { op: "repair", code: 4 }, to: 22 }, // 23
		{ k: "fork", to: [13, 23] }, // 24
		{ k: "fork", to: [103, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "op", do: { op: "settle" }, to: 26 }, // 27
		{ k: "fork", to: [14, 16] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "look", body: 29, to: 27 }, // 30
		{ k: "literal", literal: 5, to: 30 }, // 31
		{ k: "literal", literal: 6, to: 0 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "slot", slot: "unbound", field: "skip", to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 3, to: 35 }, // 36
		{ k: "assert", what: "end", to: 0 }, // 37
		{ k: "fork", to: [21, 37] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 2, to: 39 }, // 40
		{ k: "fork", to: [36, 40] }, // 41
		{ k: "look", body: 41, to: 27 }, // 42
		{ k: "eol", to: 42 }, // 43
		{ k: "fork", to: [43, 42] }, // 44
		{ k: "op", do: { op: "repair", code: 3 }, to: 44 }, // 45
		{ k: "space", greedy: true, to: 21 }, // 46
		{ k: "look", body: 46, to: 27 }, // 47
		{ k: "literal", literal: 5, to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 4 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 31 }, // 50
		{ k: "literal", literal: 5, to: 50 }, // 51
		{ k: "op", do: { op: "repair", code: 0 }, to: 51 }, // 52
		{ k: "space", greedy: true, to: 41 }, // 53
		{ k: "look", body: 53, to: 27 }, // 54
		{ k: "literal", literal: 7, to: 54 }, // 55
		{ k: "literal", literal: 6, to: 54 }, // 56
		{ k: "literal", literal: 2, to: 54 }, // 57
		{ k: "fork", to: [55, 56, 57] }, // 58
		{ k: "eol", to: 58 }, // 59
		{ k: "fork", to: [59, 58] }, // 60
		{ k: "op", do: { op: "repair", code: 5 }, to: 60 }, // 61
		{ k: "op", do: { op: "break", at: "skip" }, to: 27 }, // 62
		{ k: "literal", literal: 6, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "slot", slot: "unbound", field: "skip", to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 3, to: 66 }, // 67
		{ k: "literal", literal: 2, to: 62 }, // 68
		{ k: "fork", to: [67, 68] }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 8, to: 70 }, // 71
		{ k: "atom", kind: "word", field: "skip", to: 71 }, // 72
		{ k: "literal", literal: 9, to: 72 }, // 73
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 73 }, // 74
		{ k: "literal", literal: 8, to: 66 }, // 75
		{ k: "atom", kind: "word", field: "skip", to: 75 }, // 76
		{ k: "literal", literal: 10, to: 76 }, // 77
		{ k: "fork", to: [65, 77] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 5, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 80 }, // 81
		{ k: "op", do: { op: "break", at: "here" }, to: 27 }, // 82
		{ k: "literal", literal: 3, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 2, to: 82 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "fork", to: [84, 86] }, // 87
		{ k: "slot", slot: "tool", field: "skip", to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 4, to: 89 }, // 90
		{ k: "fork", to: [31, 45, 49, 52, 61, 74, 81, 90] }, // 91
		{ k: "text", field: "value", typed: true, stray: false, exits: 91, stops: [5, 16, 17, 18, 19, 3, 2, 20, 21, 22, 23, 7, 6, 9, 4] }, // 92
		{ k: "literal", literal: 7, to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 6, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 6, to: 96 }, // 97
		{ k: "op", do: { op: "repair", code: 0 }, to: 97 }, // 98
		{ k: "fork", to: [95, 98] }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "atom", kind: "word", field: "key", to: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 3, to: 102 }, // 103
		{ k: "space", greedy: true, to: 13 }, // 104
		{ k: "value", py: false, field: "arguments", to: 104 }, // 105
		{ k: "literal", literal: 11, to: 0 }, // 106
		{ k: "literal", literal: 12, to: 0 }, // 107
		{ k: "fork", to: [106, 107] }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 13, to: 109 }, // 110
		{ k: "look", body: 110, to: 105 }, // 111
		{ k: "op", do: { op: "repair", code: 1 }, to: 111 }, // 112
		{ k: "fork", to: [25, 112] }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "atom", kind: "word", field: "name", to: 114 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "literal", literal: 4, to: 116 }, // 117
		{ k: "op", do: { op: "open", unit: 0 }, to: 117 }, // 118
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 104 }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 4, to: 120 }, // 121
		{ k: "op", do: { op: "repair", code: 2 }, to: 121 }, // 122
		{ k: "op", do: { op: "open", unit: 1 }, to: 122 }, // 123
		{ k: "fork", to: [188, 24] }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "op", do: { op: "settle" }, to: 125 }, // 126
		{ k: "look", body: 29, to: 126 }, // 127
		{ k: "literal", literal: 5, to: 127 }, // 128
		{ k: "look", body: 41, to: 126 }, // 129
		{ k: "eol", to: 129 }, // 130
		{ k: "fork", to: [130, 129] }, // 131
		{ k: "op", do: { op: "repair", code: 3 }, to: 131 }, // 132
		{ k: "look", body: 46, to: 126 }, // 133
		{ k: "literal", literal: 5, to: 133 }, // 134
		{ k: "op", do: { op: "repair", code: 4 }, to: 134 }, // 135
		{ k: "space", greedy: true, to: 128 }, // 136
		{ k: "literal", literal: 5, to: 136 }, // 137
		{ k: "op", do: { op: "repair", code: 0 }, to: 137 }, // 138
		{ k: "look", body: 53, to: 126 }, // 139
		{ k: "literal", literal: 7, to: 139 }, // 140
		{ k: "literal", literal: 6, to: 139 }, // 141
		{ k: "literal", literal: 2, to: 139 }, // 142
		{ k: "fork", to: [140, 141, 142] }, // 143
		{ k: "eol", to: 143 }, // 144
		{ k: "fork", to: [144, 143] }, // 145
		{ k: "op", do: { op: "repair", code: 5 }, to: 145 }, // 146
		{ k: "op", do: { op: "break", at: "skip" }, to: 126 }, // 147
		{ k: "literal", literal: 6, to: 147 }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "slot", slot: "unbound", field: "skip", to: 149 }, // 150
		{ k: "space", greedy: true, to: 150 }, // 151
		{ k: "literal", literal: 3, to: 151 }, // 152
		{ k: "literal", literal: 2, to: 147 }, // 153
		{ k: "fork", to: [152, 153] }, // 154
		{ k: "space", greedy: true, to: 154 }, // 155
		{ k: "literal", literal: 8, to: 155 }, // 156
		{ k: "atom", kind: "word", field: "skip", to: 156 }, // 157
		{ k: "literal", literal: 9, to: 157 }, // 158
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 158 }, // 159
		{ k: "literal", literal: 8, to: 151 }, // 160
		{ k: "atom", kind: "word", field: "skip", to: 160 }, // 161
		{ k: "literal", literal: 10, to: 161 }, // 162
		{ k: "fork", to: [150, 162] }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 5, to: 164 }, // 165
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 165 }, // 166
		{ k: "op", do: { op: "break", at: "here" }, to: 126 }, // 167
		{ k: "literal", literal: 3, to: 167 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "literal", literal: 2, to: 167 }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "fork", to: [169, 171] }, // 172
		{ k: "slot", slot: "tool", field: "skip", to: 172 }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 4, to: 174 }, // 175
		{ k: "fork", to: [128, 132, 135, 138, 146, 159, 166, 175] }, // 176
		{ k: "text", field: "value", typed: true, stray: false, exits: 176, stops: [5, 16, 17, 18, 19, 3, 2, 20, 21, 22, 23, 7, 6, 9, 4] }, // 177
		{ k: "literal", literal: 7, to: 177 }, // 178
		{ k: "space", greedy: true, to: 178 }, // 179
		{ k: "literal", literal: 6, to: 179 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "literal", literal: 6, to: 181 }, // 182
		{ k: "op", do: { op: "repair", code: 0 }, to: 182 }, // 183
		{ k: "fork", to: [180, 183] }, // 184
		{ k: "space", greedy: true, to: 184 }, // 185
		{ k: "atom", kind: "word", field: "key", to: 185 }, // 186
		{ k: "space", greedy: true, to: 186 }, // 187
		{ k: "literal", literal: 3, to: 187 }, // 188
		{ k: "atom", kind: "word", field: "name", to: 125 }, // 189
		{ k: "look", body: 19, to: 189 }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "literal", literal: 14, to: 191 }, // 192
		{ k: "atom", kind: "word", field: "skip", to: 192 }, // 193
		{ k: "literal", literal: 15, to: 193 }, // 194
		{ k: "op", do: { op: "repair", code: 8 }, to: 194 }, // 195
		{ k: "op", do: { op: "open", unit: 2 }, to: 195 }, // 196
		{ k: "op", do: { op: "settle" }, to: 0 }, // 197
		{ k: "literal", literal: 0, to: 2 }, // 198
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 198, stops: [0] }, // 199
		{ k: "literal", literal: 1, to: 199 }, // 200
		{ k: "fork", to: [200, 199] }, // 201
	],
};
