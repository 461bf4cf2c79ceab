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
	lenient: ["escaped-newline", "doubled-close", "json-arguments", "json-body", "unclosed-value", "unclosed-call", "other-close", "unknown-close", "unopened-key", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"<arg_key>", // 3
		"<tool_call>", // 4
		"</arg_value>", // 5
		"\\n", // 6
		"</arg_key>", // 7
		"<arg_value>", // 8
		">", // 9
		"</", // 10
		"<", // 11
		"\"", // 12
		"}", // 13
		"{", // 14
		"|>", // 15
		"<|", // 16
		"\n<arg_key>", // 17
		"\n</tool_call>", // 18
		"\r\n<arg_key>", // 19
		"\r\n</tool_call>", // 20
		"\n<arg_value>", // 21
		"\n</arg_key>", // 22
		"\r\n<arg_value>", // 23
		"\r\n</arg_key>", // 24
	],
	openings: [1, 4],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 239 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [12, 124], closableByLoop: [13, 22, 23, 24, 25, 26, 27, 30, 31, 32, 33, 36, 37, 38, 49, 50, 51, 52, 54, 55, 56, 57, 58, 59, 61, 62, 63, 64, 65, 66, 67, 68, 103, 120, 121, 122, 123, 138], pairs: true }, // 0
		{ closes: [2], openings: [1, 4], after: 2, closable: [12, 13, 124], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4], after: 2, closable: [12], closableByLoop: [13, 22, 23, 24, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 210, 227, 228, 229, 230], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 16], terminators: [], stray: false }, // 2
		{ k: "fork", to: [11, 142, 147, 238, 0] }, // 3
		{ k: "fork", to: [11, 142, 147, 238] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0], terminators: [5] }, // 7
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
		{ k: "op", do: { op: "repair", code: 5 }, to: 22 }, // 23
		{ k: "fork", to: [13, 23] }, // 24
		{ k: "fork", to: [119, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "op", do: { op: "settle" }, to: 26 }, // 27
		{ k: "fork", to: [14, 16] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "look", body: 29, to: 27 }, // 30
		{ k: "literal", literal: 5, to: 30 }, // 31
		{ k: "literal", literal: 6, to: 27 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 6, to: 29 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "look", body: 35, to: 33 }, // 36
		{ k: "literal", literal: 5, to: 36 }, // 37
		{ k: "op", do: { op: "repair", code: 0 }, to: 37 }, // 38
		{ k: "literal", literal: 7, to: 0 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "slot", slot: "unbound", field: "skip", to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 3, to: 42 }, // 43
		{ k: "assert", what: "end", to: 0 }, // 44
		{ k: "fork", to: [21, 44] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 2, to: 46 }, // 47
		{ k: "fork", to: [43, 47] }, // 48
		{ k: "look", body: 48, to: 27 }, // 49
		{ k: "eol", to: 49 }, // 50
		{ k: "fork", to: [50, 49] }, // 51
		{ k: "op", do: { op: "repair", code: 4 }, to: 51 }, // 52
		{ k: "space", greedy: true, to: 21 }, // 53
		{ k: "look", body: 53, to: 27 }, // 54
		{ k: "literal", literal: 5, to: 54 }, // 55
		{ k: "op", do: { op: "repair", code: 5 }, to: 55 }, // 56
		{ k: "space", greedy: true, to: 31 }, // 57
		{ k: "literal", literal: 5, to: 57 }, // 58
		{ k: "op", do: { op: "repair", code: 1 }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 48 }, // 60
		{ k: "look", body: 60, to: 27 }, // 61
		{ k: "literal", literal: 8, to: 61 }, // 62
		{ k: "literal", literal: 7, to: 61 }, // 63
		{ k: "literal", literal: 2, to: 61 }, // 64
		{ k: "fork", to: [62, 63, 64] }, // 65
		{ k: "eol", to: 65 }, // 66
		{ k: "fork", to: [66, 65] }, // 67
		{ k: "op", do: { op: "repair", code: 6 }, to: 67 }, // 68
		{ k: "op", do: { op: "break", at: "skip" }, to: 27 }, // 69
		{ k: "literal", literal: 7, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "slot", slot: "unbound", field: "skip", to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 3, to: 73 }, // 74
		{ k: "literal", literal: 2, to: 69 }, // 75
		{ k: "fork", to: [74, 75] }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 9, to: 77 }, // 78
		{ k: "atom", kind: "word", field: "skip", to: 78 }, // 79
		{ k: "literal", literal: 10, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 80 }, // 81
		{ k: "literal", literal: 9, to: 73 }, // 82
		{ k: "atom", kind: "word", field: "skip", to: 82 }, // 83
		{ k: "literal", literal: 11, to: 83 }, // 84
		{ k: "literal", literal: 3, to: 69 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "space", greedy: true, to: 75 }, // 87
		{ k: "fork", to: [86, 87] }, // 88
		{ k: "slot", slot: "tool", field: "skip", to: 88 }, // 89
		{ k: "fork", to: [72, 84, 89] }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 5, to: 91 }, // 92
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 92 }, // 93
		{ k: "op", do: { op: "break", at: "here" }, to: 27 }, // 94
		{ k: "literal", literal: 3, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 2, to: 94 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "fork", to: [96, 98] }, // 99
		{ k: "slot", slot: "tool", field: "skip", to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 4, to: 101 }, // 102
		{ k: "fork", to: [31, 38, 52, 56, 59, 68, 81, 93, 102] }, // 103
		{ k: "text", field: "value", typed: true, stray: false, exits: 103, stops: [5, 17, 18, 19, 20, 3, 2, 21, 22, 23, 24, 8, 7, 10, 4], terminators: [27] }, // 104
		{ k: "literal", literal: 8, to: 104 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 7, to: 106 }, // 107
		{ k: "literal", literal: 6, to: 106 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 7, to: 109 }, // 110
		{ k: "op", do: { op: "repair", code: 0 }, to: 110 }, // 111
		{ k: "space", greedy: true, to: 107 }, // 112
		{ k: "literal", literal: 7, to: 112 }, // 113
		{ k: "op", do: { op: "repair", code: 1 }, to: 113 }, // 114
		{ k: "fork", to: [107, 111, 114] }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "atom", kind: "word", field: "key", to: 116 }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "literal", literal: 3, to: 118 }, // 119
		{ k: "literal", literal: 6, to: 26 }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "op", do: { op: "repair", code: 0 }, to: 121 }, // 122
		{ k: "fork", to: [26, 122] }, // 123
		{ k: "space", greedy: true, to: 13 }, // 124
		{ k: "value", py: false, field: "arguments", to: 124 }, // 125
		{ k: "op", do: { op: "commit" }, to: 125 }, // 126
		{ k: "literal", literal: 12, to: 0 }, // 127
		{ k: "literal", literal: 13, to: 0 }, // 128
		{ k: "fork", to: [127, 128] }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "literal", literal: 14, to: 130 }, // 131
		{ k: "look", body: 131, to: 126 }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "literal", literal: 9, to: 133 }, // 134
		{ k: "fork", to: [134, 132] }, // 135
		{ k: "space", greedy: true, to: 135 }, // 136
		{ k: "op", do: { op: "repair", code: 2 }, to: 136 }, // 137
		{ k: "fork", to: [123, 137] }, // 138
		{ k: "atom", kind: "word", field: "name", to: 138 }, // 139
		{ k: "space", greedy: true, to: 139 }, // 140
		{ k: "literal", literal: 4, to: 140 }, // 141
		{ k: "op", do: { op: "open", unit: 0 }, to: 141 }, // 142
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 124 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "literal", literal: 4, to: 144 }, // 145
		{ k: "op", do: { op: "repair", code: 3 }, to: 145 }, // 146
		{ k: "op", do: { op: "open", unit: 1 }, to: 146 }, // 147
		{ k: "fork", to: [226, 24] }, // 148
		{ k: "space", greedy: true, to: 148 }, // 149
		{ k: "op", do: { op: "settle" }, to: 149 }, // 150
		{ k: "look", body: 29, to: 150 }, // 151
		{ k: "literal", literal: 5, to: 151 }, // 152
		{ k: "literal", literal: 6, to: 150 }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "look", body: 35, to: 154 }, // 155
		{ k: "literal", literal: 5, to: 155 }, // 156
		{ k: "op", do: { op: "repair", code: 0 }, to: 156 }, // 157
		{ k: "look", body: 48, to: 150 }, // 158
		{ k: "eol", to: 158 }, // 159
		{ k: "fork", to: [159, 158] }, // 160
		{ k: "op", do: { op: "repair", code: 4 }, to: 160 }, // 161
		{ k: "look", body: 53, to: 150 }, // 162
		{ k: "literal", literal: 5, to: 162 }, // 163
		{ k: "op", do: { op: "repair", code: 5 }, to: 163 }, // 164
		{ k: "space", greedy: true, to: 152 }, // 165
		{ k: "literal", literal: 5, to: 165 }, // 166
		{ k: "op", do: { op: "repair", code: 1 }, to: 166 }, // 167
		{ k: "look", body: 60, to: 150 }, // 168
		{ k: "literal", literal: 8, to: 168 }, // 169
		{ k: "literal", literal: 7, to: 168 }, // 170
		{ k: "literal", literal: 2, to: 168 }, // 171
		{ k: "fork", to: [169, 170, 171] }, // 172
		{ k: "eol", to: 172 }, // 173
		{ k: "fork", to: [173, 172] }, // 174
		{ k: "op", do: { op: "repair", code: 6 }, to: 174 }, // 175
		{ k: "op", do: { op: "break", at: "skip" }, to: 150 }, // 176
		{ k: "literal", literal: 7, to: 176 }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "slot", slot: "unbound", field: "skip", to: 178 }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "literal", literal: 3, to: 180 }, // 181
		{ k: "literal", literal: 2, to: 176 }, // 182
		{ k: "fork", to: [181, 182] }, // 183
		{ k: "space", greedy: true, to: 183 }, // 184
		{ k: "literal", literal: 9, to: 184 }, // 185
		{ k: "atom", kind: "word", field: "skip", to: 185 }, // 186
		{ k: "literal", literal: 10, to: 186 }, // 187
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 187 }, // 188
		{ k: "literal", literal: 9, to: 180 }, // 189
		{ k: "atom", kind: "word", field: "skip", to: 189 }, // 190
		{ k: "literal", literal: 11, to: 190 }, // 191
		{ k: "literal", literal: 3, to: 176 }, // 192
		{ k: "space", greedy: true, to: 192 }, // 193
		{ k: "space", greedy: true, to: 182 }, // 194
		{ k: "fork", to: [193, 194] }, // 195
		{ k: "slot", slot: "tool", field: "skip", to: 195 }, // 196
		{ k: "fork", to: [179, 191, 196] }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "literal", literal: 5, to: 198 }, // 199
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 199 }, // 200
		{ k: "op", do: { op: "break", at: "here" }, to: 150 }, // 201
		{ k: "literal", literal: 3, to: 201 }, // 202
		{ k: "space", greedy: true, to: 202 }, // 203
		{ k: "literal", literal: 2, to: 201 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "fork", to: [203, 205] }, // 206
		{ k: "slot", slot: "tool", field: "skip", to: 206 }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "literal", literal: 4, to: 208 }, // 209
		{ k: "fork", to: [152, 157, 161, 164, 167, 175, 188, 200, 209] }, // 210
		{ k: "text", field: "value", typed: true, stray: false, exits: 210, stops: [5, 17, 18, 19, 20, 3, 2, 21, 22, 23, 24, 8, 7, 10, 4], terminators: [150] }, // 211
		{ k: "literal", literal: 8, to: 211 }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "literal", literal: 7, to: 213 }, // 214
		{ k: "literal", literal: 6, to: 213 }, // 215
		{ k: "space", greedy: true, to: 215 }, // 216
		{ k: "literal", literal: 7, to: 216 }, // 217
		{ k: "op", do: { op: "repair", code: 0 }, to: 217 }, // 218
		{ k: "space", greedy: true, to: 214 }, // 219
		{ k: "literal", literal: 7, to: 219 }, // 220
		{ k: "op", do: { op: "repair", code: 1 }, to: 220 }, // 221
		{ k: "fork", to: [214, 218, 221] }, // 222
		{ k: "space", greedy: true, to: 222 }, // 223
		{ k: "atom", kind: "word", field: "key", to: 223 }, // 224
		{ k: "space", greedy: true, to: 224 }, // 225
		{ k: "literal", literal: 3, to: 225 }, // 226
		{ k: "literal", literal: 6, to: 149 }, // 227
		{ k: "space", greedy: true, to: 227 }, // 228
		{ k: "op", do: { op: "repair", code: 0 }, to: 228 }, // 229
		{ k: "fork", to: [149, 229] }, // 230
		{ k: "atom", kind: "word", field: "name", to: 230 }, // 231
		{ k: "look", body: 19, to: 231 }, // 232
		{ k: "space", greedy: true, to: 232 }, // 233
		{ k: "literal", literal: 15, to: 233 }, // 234
		{ k: "atom", kind: "word", field: "skip", to: 234 }, // 235
		{ k: "literal", literal: 16, to: 235 }, // 236
		{ k: "op", do: { op: "repair", code: 9 }, to: 236 }, // 237
		{ k: "op", do: { op: "open", unit: 2 }, to: 237 }, // 238
		{ k: "fork", to: [8, 7] }, // 239
	],
};
