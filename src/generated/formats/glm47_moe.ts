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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 242 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [12, 124], closableByLoop: [13, 22, 23, 24, 25, 26, 27, 30, 31, 32, 33, 36, 37, 38, 49, 50, 51, 52, 54, 55, 56, 57, 58, 59, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 75, 76, 77, 78, 85, 86, 87, 88, 94, 95, 96, 97, 98, 99, 103, 120, 121, 122, 123, 137], pairs: true }, // 0
		{ closes: [2], openings: [1, 4], after: 2, closable: [12, 13, 124], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4], after: 2, closable: [12], closableByLoop: [13, 22, 23, 24, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 181, 182, 183, 184, 191, 192, 193, 194, 200, 201, 202, 203, 204, 205, 209, 226, 227, 228, 229], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 16], stray: false }, // 2
		{ k: "fork", to: [11, 141, 146, 237, 0] }, // 3
		{ k: "fork", to: [11, 141, 146, 237] }, // 4
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
		{ k: "text", field: "value", typed: true, stray: false, exits: 103, stops: [5, 17, 18, 19, 20, 3, 2, 21, 22, 23, 24, 8, 7, 10, 4] }, // 104
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
		{ k: "literal", literal: 12, to: 0 }, // 126
		{ k: "literal", literal: 13, to: 0 }, // 127
		{ k: "fork", to: [126, 127] }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 14, to: 129 }, // 130
		{ k: "look", body: 130, to: 125 }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "literal", literal: 9, to: 132 }, // 133
		{ k: "fork", to: [133, 131] }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "op", do: { op: "repair", code: 2 }, to: 135 }, // 136
		{ k: "fork", to: [123, 136] }, // 137
		{ k: "atom", kind: "word", field: "name", to: 137 }, // 138
		{ k: "space", greedy: true, to: 138 }, // 139
		{ k: "literal", literal: 4, to: 139 }, // 140
		{ k: "op", do: { op: "open", unit: 0 }, to: 140 }, // 141
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 124 }, // 142
		{ k: "space", greedy: true, to: 142 }, // 143
		{ k: "literal", literal: 4, to: 143 }, // 144
		{ k: "op", do: { op: "repair", code: 3 }, to: 144 }, // 145
		{ k: "op", do: { op: "open", unit: 1 }, to: 145 }, // 146
		{ k: "fork", to: [225, 24] }, // 147
		{ k: "space", greedy: true, to: 147 }, // 148
		{ k: "op", do: { op: "settle" }, to: 148 }, // 149
		{ k: "look", body: 29, to: 149 }, // 150
		{ k: "literal", literal: 5, to: 150 }, // 151
		{ k: "literal", literal: 6, to: 149 }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "look", body: 35, to: 153 }, // 154
		{ k: "literal", literal: 5, to: 154 }, // 155
		{ k: "op", do: { op: "repair", code: 0 }, to: 155 }, // 156
		{ k: "look", body: 48, to: 149 }, // 157
		{ k: "eol", to: 157 }, // 158
		{ k: "fork", to: [158, 157] }, // 159
		{ k: "op", do: { op: "repair", code: 4 }, to: 159 }, // 160
		{ k: "look", body: 53, to: 149 }, // 161
		{ k: "literal", literal: 5, to: 161 }, // 162
		{ k: "op", do: { op: "repair", code: 5 }, to: 162 }, // 163
		{ k: "space", greedy: true, to: 151 }, // 164
		{ k: "literal", literal: 5, to: 164 }, // 165
		{ k: "op", do: { op: "repair", code: 1 }, to: 165 }, // 166
		{ k: "look", body: 60, to: 149 }, // 167
		{ k: "literal", literal: 8, to: 167 }, // 168
		{ k: "literal", literal: 7, to: 167 }, // 169
		{ k: "literal", literal: 2, to: 167 }, // 170
		{ k: "fork", to: [168, 169, 170] }, // 171
		{ k: "eol", to: 171 }, // 172
		{ k: "fork", to: [172, 171] }, // 173
		{ k: "op", do: { op: "repair", code: 6 }, to: 173 }, // 174
		{ k: "op", do: { op: "break", at: "skip" }, to: 149 }, // 175
		{ k: "literal", literal: 7, to: 175 }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "slot", slot: "unbound", field: "skip", to: 177 }, // 178
		{ k: "space", greedy: true, to: 178 }, // 179
		{ k: "literal", literal: 3, to: 179 }, // 180
		{ k: "literal", literal: 2, to: 175 }, // 181
		{ k: "fork", to: [180, 181] }, // 182
		{ k: "space", greedy: true, to: 182 }, // 183
		{ k: "literal", literal: 9, to: 183 }, // 184
		{ k: "atom", kind: "word", field: "skip", to: 184 }, // 185
		{ k: "literal", literal: 10, to: 185 }, // 186
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 186 }, // 187
		{ k: "literal", literal: 9, to: 179 }, // 188
		{ k: "atom", kind: "word", field: "skip", to: 188 }, // 189
		{ k: "literal", literal: 11, to: 189 }, // 190
		{ k: "literal", literal: 3, to: 175 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "space", greedy: true, to: 181 }, // 193
		{ k: "fork", to: [192, 193] }, // 194
		{ k: "slot", slot: "tool", field: "skip", to: 194 }, // 195
		{ k: "fork", to: [178, 190, 195] }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "literal", literal: 5, to: 197 }, // 198
		{ k: "op", do: { op: "repair", code: 8, fault: true }, to: 198 }, // 199
		{ k: "op", do: { op: "break", at: "here" }, to: 149 }, // 200
		{ k: "literal", literal: 3, to: 200 }, // 201
		{ k: "space", greedy: true, to: 201 }, // 202
		{ k: "literal", literal: 2, to: 200 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "fork", to: [202, 204] }, // 205
		{ k: "slot", slot: "tool", field: "skip", to: 205 }, // 206
		{ k: "space", greedy: true, to: 206 }, // 207
		{ k: "literal", literal: 4, to: 207 }, // 208
		{ k: "fork", to: [151, 156, 160, 163, 166, 174, 187, 199, 208] }, // 209
		{ k: "text", field: "value", typed: true, stray: false, exits: 209, stops: [5, 17, 18, 19, 20, 3, 2, 21, 22, 23, 24, 8, 7, 10, 4] }, // 210
		{ k: "literal", literal: 8, to: 210 }, // 211
		{ k: "space", greedy: true, to: 211 }, // 212
		{ k: "literal", literal: 7, to: 212 }, // 213
		{ k: "literal", literal: 6, to: 212 }, // 214
		{ k: "space", greedy: true, to: 214 }, // 215
		{ k: "literal", literal: 7, to: 215 }, // 216
		{ k: "op", do: { op: "repair", code: 0 }, to: 216 }, // 217
		{ k: "space", greedy: true, to: 213 }, // 218
		{ k: "literal", literal: 7, to: 218 }, // 219
		{ k: "op", do: { op: "repair", code: 1 }, to: 219 }, // 220
		{ k: "fork", to: [213, 217, 220] }, // 221
		{ k: "space", greedy: true, to: 221 }, // 222
		{ k: "atom", kind: "word", field: "key", to: 222 }, // 223
		{ k: "space", greedy: true, to: 223 }, // 224
		{ k: "literal", literal: 3, to: 224 }, // 225
		{ k: "literal", literal: 6, to: 148 }, // 226
		{ k: "space", greedy: true, to: 226 }, // 227
		{ k: "op", do: { op: "repair", code: 0 }, to: 227 }, // 228
		{ k: "fork", to: [148, 228] }, // 229
		{ k: "atom", kind: "word", field: "name", to: 229 }, // 230
		{ k: "look", body: 19, to: 230 }, // 231
		{ k: "space", greedy: true, to: 231 }, // 232
		{ k: "literal", literal: 15, to: 232 }, // 233
		{ k: "atom", kind: "word", field: "skip", to: 233 }, // 234
		{ k: "literal", literal: 16, to: 234 }, // 235
		{ k: "op", do: { op: "repair", code: 9 }, to: 235 }, // 236
		{ k: "op", do: { op: "open", unit: 2 }, to: 236 }, // 237
		{ k: "op", do: { op: "settle" }, to: 0 }, // 238
		{ k: "literal", literal: 0, to: 2 }, // 239
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 239, stops: [0] }, // 240
		{ k: "literal", literal: 1, to: 240 }, // 241
		{ k: "fork", to: [241, 240] }, // 242
	],
};
