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
	models: ["zai-org/GLM-4.7*", "zai-org/GLM-5*", "inclusionAI/Ling-3*", "inclusionAI/Ring-3*"],
	template: ["clear_thinking"],
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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 211 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [12, 109], closableByLoop: [13, 22, 23, 24, 25, 26, 27, 30, 31, 42, 43, 44, 45, 47, 48, 49, 50, 51, 52, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 68, 69, 70, 71, 78, 79, 80, 81, 87, 88, 89, 90, 91, 92, 96, 118, 119], pairs: true }, // 0
		{ closes: [2], openings: [1, 4], after: 2, closable: [12, 13, 109], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4], after: 2, closable: [12], closableByLoop: [13, 22, 23, 24, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 158, 159, 160, 161, 168, 169, 170, 171, 177, 178, 179, 180, 181, 182, 186], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 15], stray: false }, // 2
		{ k: "fork", to: [11, 123, 128, 206, 0] }, // 3
		{ k: "fork", to: [11, 123, 128, 206] }, // 4
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
		{ k: "fork", to: [108, 24] }, // 25
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
		{ k: "literal", literal: 3, to: 62 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "space", greedy: true, to: 68 }, // 80
		{ k: "fork", to: [79, 80] }, // 81
		{ k: "slot", slot: "tool", field: "skip", to: 81 }, // 82
		{ k: "fork", to: [65, 77, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 5, to: 84 }, // 85
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 85 }, // 86
		{ k: "op", do: { op: "break", at: "here" }, to: 27 }, // 87
		{ k: "literal", literal: 3, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 2, to: 87 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "fork", to: [89, 91] }, // 92
		{ k: "slot", slot: "tool", field: "skip", to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 4, to: 94 }, // 95
		{ k: "fork", to: [31, 45, 49, 52, 61, 74, 86, 95] }, // 96
		{ k: "text", field: "value", typed: true, stray: false, exits: 96, stops: [5, 16, 17, 18, 19, 3, 2, 20, 21, 22, 23, 7, 6, 9, 4] }, // 97
		{ k: "literal", literal: 7, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 6, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 6, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 0 }, to: 102 }, // 103
		{ k: "fork", to: [100, 103] }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "atom", kind: "word", field: "key", to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 3, to: 107 }, // 108
		{ k: "space", greedy: true, to: 13 }, // 109
		{ k: "value", py: false, field: "arguments", to: 109 }, // 110
		{ k: "literal", literal: 11, to: 0 }, // 111
		{ k: "literal", literal: 12, to: 0 }, // 112
		{ k: "fork", to: [111, 112] }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 13, to: 114 }, // 115
		{ k: "look", body: 115, to: 110 }, // 116
		{ k: "op", do: { op: "repair", code: 1 }, to: 116 }, // 117
		{ k: "fork", to: [25, 117] }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "atom", kind: "word", field: "name", to: 119 }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "literal", literal: 4, to: 121 }, // 122
		{ k: "op", do: { op: "open", unit: 0 }, to: 122 }, // 123
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 109 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 4, to: 125 }, // 126
		{ k: "op", do: { op: "repair", code: 2 }, to: 126 }, // 127
		{ k: "op", do: { op: "open", unit: 1 }, to: 127 }, // 128
		{ k: "fork", to: [198, 24] }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "op", do: { op: "settle" }, to: 130 }, // 131
		{ k: "look", body: 29, to: 131 }, // 132
		{ k: "literal", literal: 5, to: 132 }, // 133
		{ k: "look", body: 41, to: 131 }, // 134
		{ k: "eol", to: 134 }, // 135
		{ k: "fork", to: [135, 134] }, // 136
		{ k: "op", do: { op: "repair", code: 3 }, to: 136 }, // 137
		{ k: "look", body: 46, to: 131 }, // 138
		{ k: "literal", literal: 5, to: 138 }, // 139
		{ k: "op", do: { op: "repair", code: 4 }, to: 139 }, // 140
		{ k: "space", greedy: true, to: 133 }, // 141
		{ k: "literal", literal: 5, to: 141 }, // 142
		{ k: "op", do: { op: "repair", code: 0 }, to: 142 }, // 143
		{ k: "look", body: 53, to: 131 }, // 144
		{ k: "literal", literal: 7, to: 144 }, // 145
		{ k: "literal", literal: 6, to: 144 }, // 146
		{ k: "literal", literal: 2, to: 144 }, // 147
		{ k: "fork", to: [145, 146, 147] }, // 148
		{ k: "eol", to: 148 }, // 149
		{ k: "fork", to: [149, 148] }, // 150
		{ k: "op", do: { op: "repair", code: 5 }, to: 150 }, // 151
		{ k: "op", do: { op: "break", at: "skip" }, to: 131 }, // 152
		{ k: "literal", literal: 6, to: 152 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "slot", slot: "unbound", field: "skip", to: 154 }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 3, to: 156 }, // 157
		{ k: "literal", literal: 2, to: 152 }, // 158
		{ k: "fork", to: [157, 158] }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "literal", literal: 8, to: 160 }, // 161
		{ k: "atom", kind: "word", field: "skip", to: 161 }, // 162
		{ k: "literal", literal: 9, to: 162 }, // 163
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 163 }, // 164
		{ k: "literal", literal: 8, to: 156 }, // 165
		{ k: "atom", kind: "word", field: "skip", to: 165 }, // 166
		{ k: "literal", literal: 10, to: 166 }, // 167
		{ k: "literal", literal: 3, to: 152 }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "space", greedy: true, to: 158 }, // 170
		{ k: "fork", to: [169, 170] }, // 171
		{ k: "slot", slot: "tool", field: "skip", to: 171 }, // 172
		{ k: "fork", to: [155, 167, 172] }, // 173
		{ k: "space", greedy: true, to: 173 }, // 174
		{ k: "literal", literal: 5, to: 174 }, // 175
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 175 }, // 176
		{ k: "op", do: { op: "break", at: "here" }, to: 131 }, // 177
		{ k: "literal", literal: 3, to: 177 }, // 178
		{ k: "space", greedy: true, to: 178 }, // 179
		{ k: "literal", literal: 2, to: 177 }, // 180
		{ k: "space", greedy: true, to: 180 }, // 181
		{ k: "fork", to: [179, 181] }, // 182
		{ k: "slot", slot: "tool", field: "skip", to: 182 }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "literal", literal: 4, to: 184 }, // 185
		{ k: "fork", to: [133, 137, 140, 143, 151, 164, 176, 185] }, // 186
		{ k: "text", field: "value", typed: true, stray: false, exits: 186, stops: [5, 16, 17, 18, 19, 3, 2, 20, 21, 22, 23, 7, 6, 9, 4] }, // 187
		{ k: "literal", literal: 7, to: 187 }, // 188
		{ k: "space", greedy: true, to: 188 }, // 189
		{ k: "literal", literal: 6, to: 189 }, // 190
		{ k: "space", greedy: true, to: 190 }, // 191
		{ k: "literal", literal: 6, to: 191 }, // 192
		{ k: "op", do: { op: "repair", code: 0 }, to: 192 }, // 193
		{ k: "fork", to: [190, 193] }, // 194
		{ k: "space", greedy: true, to: 194 }, // 195
		{ k: "atom", kind: "word", field: "key", to: 195 }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 3, to: 197 }, // 198
		{ k: "atom", kind: "word", field: "name", to: 130 }, // 199
		{ k: "look", body: 19, to: 199 }, // 200
		{ k: "space", greedy: true, to: 200 }, // 201
		{ k: "literal", literal: 14, to: 201 }, // 202
		{ k: "atom", kind: "word", field: "skip", to: 202 }, // 203
		{ k: "literal", literal: 15, to: 203 }, // 204
		{ k: "op", do: { op: "repair", code: 8 }, to: 204 }, // 205
		{ k: "op", do: { op: "open", unit: 2 }, to: 205 }, // 206
		{ k: "op", do: { op: "settle" }, to: 0 }, // 207
		{ k: "literal", literal: 0, to: 2 }, // 208
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 208, stops: [0] }, // 209
		{ k: "literal", literal: 1, to: 209 }, // 210
		{ k: "fork", to: [210, 209] }, // 211
	],
};
