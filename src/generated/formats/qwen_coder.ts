// Generated from grammars/qwen_coder.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** <function=NAME> with one <parameter=KEY> per argument */
export const qwen_coder: Format = {
	version: 2,
	name: "qwen_coder",
	title: "<function=NAME> with one <parameter=KEY> per argument",
	aliases: ["qwen3_coder", "qwen3-coder", "step3p5", "qwen3_xml", "qwen_xml", "qwen_3_coder", "qwen_3_5", "qwen3.5", "qwen3_5_moe"],
	models: ["Qwen/Qwen3-Coder-*", "Qwen/Qwen3.5-*", "Qwen/Qwen3.6-*", "stepfun-ai/Step-3.5-*", "stepfun-ai/Step-3.7-*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>", "<|endoftext|>"],
	ends: ["<|im_end|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 421,
	lenient: ["bare", "doubled-close", "unclosed-function", "quoted-name", "doubled-prefix", "open-tag", "json-body", "unclosed-value", "unclosed-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"</function>", // 3
		"</parameter>", // 4
		">", // 5
		"<function=", // 6
		"<tool_call>", // 7
		"<parameter=", // 8
		"</parameter></parameter>", // 9
		"\"", // 10
		"parameter=", // 11
		"\n</think>", // 12
		"\r\n</think>", // 13
		"\n</parameter>", // 14
		"\r\n</parameter>", // 15
		"\n<parameter=", // 16
		"\n</function>", // 17
		"\n</tool_call>", // 18
		"\r\n<parameter=", // 19
		"\r\n</function>", // 20
		"\r\n</tool_call>", // 21
	],
	openings: [1, 7, 6],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 214 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 7, 6], after: 2, closable: [20, 22, 23, 24, 25, 26, 27, 28, 111, 112, 113, 114, 115], closableByLoop: [21, 29, 30, 31, 37, 38, 39, 40, 41, 42, 43, 44, 49, 50, 51, 52, 53, 54, 55, 56, 57, 60, 61, 62, 63, 64, 75, 76, 77, 78, 81, 82, 83, 84, 85, 86, 87, 92, 116, 117, 118, 119, 120, 121, 123], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 7, 6], after: 2, closable: [20, 21, 22, 132, 185, 186], closableByLoop: [133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 166, 187, 188, 189, 190, 191, 192], pairs: true }, // 1
		{ closes: [2], openings: [1, 7, 6], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 7, 6], stray: false }, // 2
		{ k: "fork", to: [19, 131, 196, 201, 0] }, // 3
		{ k: "fork", to: [19, 131, 196, 201] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [12, 13, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 3, to: 22 }, // 23
		{ k: "literal", literal: 4, to: 22 }, // 24
		{ k: "fork", to: [23, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "op", do: { op: "repair", code: 1 }, to: 26 }, // 27
		{ k: "fork", to: [22, 27] }, // 28
		{ k: "literal", literal: 3, to: 28 }, // 29
		{ k: "op", do: { op: "repair", code: 2 }, to: 21 }, // 30
		{ k: "op", do: { op: "repair", code: 8 }, to: 21 }, // 31
		{ k: "literal", literal: 5, to: 0 }, // 32
		{ k: "slot", slot: "tool", field: "skip", to: 32 }, // 33
		{ k: "literal", literal: 6, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "look", body: 36, to: 20 }, // 37
		{ k: "op", do: { op: "repair", code: 8 }, to: 37 }, // 38
		{ k: "look", body: 34, to: 20 }, // 39
		{ k: "op", do: { op: "repair", code: 8 }, to: 39 }, // 40
		{ k: "fork", to: [29, 30, 31, 38, 40] }, // 41
		{ k: "fork", to: [108, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "op", do: { op: "settle" }, to: 43 }, // 44
		{ k: "literal", literal: 8, to: 0 }, // 45
		{ k: "literal", literal: 3, to: 0 }, // 46
		{ k: "fork", to: [45, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "look", body: 48, to: 44 }, // 49
		{ k: "literal", literal: 4, to: 49 }, // 50
		{ k: "eol", to: 50 }, // 51
		{ k: "fork", to: [51, 50] }, // 52
		{ k: "literal", literal: 4, to: 51 }, // 53
		{ k: "eol", to: 53 }, // 54
		{ k: "op", do: { op: "repair", code: 1 }, to: 54 }, // 55
		{ k: "literal", literal: 9, to: 49 }, // 56
		{ k: "op", do: { op: "repair", code: 1 }, to: 56 }, // 57
		{ k: "literal", literal: 2, to: 0 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 44 }, // 60
		{ k: "literal", literal: 4, to: 60 }, // 61
		{ k: "eol", to: 61 }, // 62
		{ k: "fork", to: [62, 61] }, // 63
		{ k: "op", do: { op: "repair", code: 2 }, to: 63 }, // 64
		{ k: "slot", slot: "unbound", field: "skip", to: 32 }, // 65
		{ k: "literal", literal: 8, to: 65 }, // 66
		{ k: "assert", what: "end", to: 0 }, // 67
		{ k: "fork", to: [58, 36, 34, 67] }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 3, to: 69 }, // 70
		{ k: "fork", to: [36, 34, 67] }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 2, to: 72 }, // 73
		{ k: "fork", to: [66, 70, 73] }, // 74
		{ k: "look", body: 74, to: 44 }, // 75
		{ k: "eol", to: 75 }, // 76
		{ k: "fork", to: [76, 75] }, // 77
		{ k: "op", do: { op: "repair", code: 7 }, to: 77 }, // 78
		{ k: "fork", to: [58, 36, 34] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "look", body: 80, to: 44 }, // 81
		{ k: "literal", literal: 4, to: 81 }, // 82
		{ k: "eol", to: 82 }, // 83
		{ k: "fork", to: [83, 82] }, // 84
		{ k: "op", do: { op: "repair", code: 8 }, to: 84 }, // 85
		{ k: "op", do: { op: "break" }, to: 44 }, // 86
		{ k: "literal", literal: 5, to: 86 }, // 87
		{ k: "slot", slot: "tool", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 6, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 7, to: 90 }, // 91
		{ k: "fork", to: [52, 55, 57, 64, 78, 85, 91, 89] }, // 92
		{ k: "text", field: "value", typed: true, stray: false, exits: 92, stops: [14, 15, 4, 9, 16, 17, 18, 19, 20, 21, 8, 3, 2, 7, 6] }, // 93
		{ k: "eol", to: 93 }, // 94
		{ k: "fork", to: [94, 93] }, // 95
		{ k: "literal", literal: 5, to: 95 }, // 96
		{ k: "eol", to: 95 }, // 97
		{ k: "op", do: { op: "repair", code: 5 }, to: 97 }, // 98
		{ k: "fork", to: [96, 98] }, // 99
		{ k: "atom", kind: "word", field: "key", to: 99 }, // 100
		{ k: "literal", literal: 10, to: 99 }, // 101
		{ k: "atom", kind: "word", field: "key", to: 101 }, // 102
		{ k: "literal", literal: 10, to: 102 }, // 103
		{ k: "op", do: { op: "repair", code: 3 }, to: 103 }, // 104
		{ k: "literal", literal: 11, to: 100 }, // 105
		{ k: "op", do: { op: "repair", code: 4 }, to: 105 }, // 106
		{ k: "fork", to: [100, 104, 106] }, // 107
		{ k: "literal", literal: 8, to: 107 }, // 108
		{ k: "op", do: { op: "commit" }, to: 107 }, // 109
		{ k: "literal", literal: 8, to: 109 }, // 110
		{ k: "op", do: { op: "commit" }, to: 28 }, // 111
		{ k: "literal", literal: 3, to: 111 }, // 112
		{ k: "op", do: { op: "commit" }, to: 20 }, // 113
		{ k: "literal", literal: 2, to: 113 }, // 114
		{ k: "op", do: { op: "repair", code: 2 }, to: 114 }, // 115
		{ k: "fork", to: [110, 112, 115] }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 5, to: 117 }, // 118
		{ k: "eol", to: 117 }, // 119
		{ k: "op", do: { op: "repair", code: 5 }, to: 119 }, // 120
		{ k: "fork", to: [118, 120] }, // 121
		{ k: "atom", kind: "word", field: "name", to: 121 }, // 122
		{ k: "literal", literal: 10, to: 121 }, // 123
		{ k: "atom", kind: "word", field: "name", to: 123 }, // 124
		{ k: "literal", literal: 10, to: 124 }, // 125
		{ k: "op", do: { op: "repair", code: 3 }, to: 125 }, // 126
		{ k: "fork", to: [122, 126] }, // 127
		{ k: "literal", literal: 6, to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 7, to: 129 }, // 130
		{ k: "op", do: { op: "open", unit: 0 }, to: 130 }, // 131
		{ k: "fork", to: [22, 20] }, // 132
		{ k: "literal", literal: 3, to: 132 }, // 133
		{ k: "fork", to: [182, 133] }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "op", do: { op: "settle" }, to: 135 }, // 136
		{ k: "look", body: 48, to: 136 }, // 137
		{ k: "literal", literal: 4, to: 137 }, // 138
		{ k: "eol", to: 138 }, // 139
		{ k: "fork", to: [139, 138] }, // 140
		{ k: "literal", literal: 4, to: 139 }, // 141
		{ k: "eol", to: 141 }, // 142
		{ k: "op", do: { op: "repair", code: 1 }, to: 142 }, // 143
		{ k: "literal", literal: 9, to: 137 }, // 144
		{ k: "op", do: { op: "repair", code: 1 }, to: 144 }, // 145
		{ k: "look", body: 59, to: 136 }, // 146
		{ k: "literal", literal: 4, to: 146 }, // 147
		{ k: "eol", to: 147 }, // 148
		{ k: "fork", to: [148, 147] }, // 149
		{ k: "op", do: { op: "repair", code: 2 }, to: 149 }, // 150
		{ k: "look", body: 74, to: 136 }, // 151
		{ k: "eol", to: 151 }, // 152
		{ k: "fork", to: [152, 151] }, // 153
		{ k: "op", do: { op: "repair", code: 7 }, to: 153 }, // 154
		{ k: "look", body: 80, to: 136 }, // 155
		{ k: "literal", literal: 4, to: 155 }, // 156
		{ k: "eol", to: 156 }, // 157
		{ k: "fork", to: [157, 156] }, // 158
		{ k: "op", do: { op: "repair", code: 8 }, to: 158 }, // 159
		{ k: "op", do: { op: "break" }, to: 136 }, // 160
		{ k: "literal", literal: 5, to: 160 }, // 161
		{ k: "slot", slot: "tool", field: "skip", to: 161 }, // 162
		{ k: "literal", literal: 6, to: 162 }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 7, to: 164 }, // 165
		{ k: "fork", to: [140, 143, 145, 150, 154, 159, 165, 163] }, // 166
		{ k: "text", field: "value", typed: true, stray: false, exits: 166, stops: [14, 15, 4, 9, 16, 17, 18, 19, 20, 21, 8, 3, 2, 7, 6] }, // 167
		{ k: "eol", to: 167 }, // 168
		{ k: "fork", to: [168, 167] }, // 169
		{ k: "literal", literal: 5, to: 169 }, // 170
		{ k: "eol", to: 169 }, // 171
		{ k: "op", do: { op: "repair", code: 5 }, to: 171 }, // 172
		{ k: "fork", to: [170, 172] }, // 173
		{ k: "atom", kind: "word", field: "key", to: 173 }, // 174
		{ k: "literal", literal: 10, to: 173 }, // 175
		{ k: "atom", kind: "word", field: "key", to: 175 }, // 176
		{ k: "literal", literal: 10, to: 176 }, // 177
		{ k: "op", do: { op: "repair", code: 3 }, to: 177 }, // 178
		{ k: "literal", literal: 11, to: 174 }, // 179
		{ k: "op", do: { op: "repair", code: 4 }, to: 179 }, // 180
		{ k: "fork", to: [174, 178, 180] }, // 181
		{ k: "literal", literal: 8, to: 181 }, // 182
		{ k: "op", do: { op: "commit" }, to: 181 }, // 183
		{ k: "literal", literal: 8, to: 183 }, // 184
		{ k: "op", do: { op: "commit" }, to: 132 }, // 185
		{ k: "literal", literal: 3, to: 185 }, // 186
		{ k: "fork", to: [184, 186] }, // 187
		{ k: "space", greedy: true, to: 187 }, // 188
		{ k: "literal", literal: 5, to: 188 }, // 189
		{ k: "eol", to: 188 }, // 190
		{ k: "op", do: { op: "repair", code: 5 }, to: 190 }, // 191
		{ k: "fork", to: [189, 191] }, // 192
		{ k: "slot", slot: "tool", field: "name", to: 192 }, // 193
		{ k: "literal", literal: 6, to: 193 }, // 194
		{ k: "op", do: { op: "repair", code: 0 }, to: 194 }, // 195
		{ k: "op", do: { op: "open", unit: 1 }, to: 195 }, // 196
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "literal", literal: 7, to: 198 }, // 199
		{ k: "op", do: { op: "repair", code: 6 }, to: 199 }, // 200
		{ k: "op", do: { op: "open", unit: 2 }, to: 200 }, // 201
		{ k: "op", do: { op: "settle" }, to: 0 }, // 202
		{ k: "eol", to: 2 }, // 203
		{ k: "fork", to: [203, 2] }, // 204
		{ k: "eol", to: 204 }, // 205
		{ k: "fork", to: [205, 204] }, // 206
		{ k: "literal", literal: 0, to: 206 }, // 207
		{ k: "eol", to: 207 }, // 208
		{ k: "fork", to: [208, 207] }, // 209
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 209, stops: [12, 13, 0] }, // 210
		{ k: "eol", to: 210 }, // 211
		{ k: "fork", to: [211, 210] }, // 212
		{ k: "literal", literal: 1, to: 212 }, // 213
		{ k: "fork", to: [213, 212] }, // 214
	],
};
