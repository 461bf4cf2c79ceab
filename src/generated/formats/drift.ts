// Generated from grammars/drift.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** calls in wires that models slip into and no other format has */
export const drift: Format = {
	version: 2,
	name: "drift",
	title: "calls in wires that models slip into and no other format has",
	aliases: [],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 987,
	lenient: ["signs-around", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key", "unopened-call"],
	literals: [
		"</tml:function_calls>", // 0
		"</invoke>", // 1
		"\">", // 2
		"<invoke name=\"", // 3
		"<parameter", // 4
		"</function>", // 5
		"</parameter>", // 6
		"<parameter name=\"", // 7
		"<tml:function_calls>", // 8
		">", // 9
		"<parameter=", // 10
		"<function=", // 11
		"</tool_call>", // 12
		"<function name=\"", // 13
		"<", // 14
		"<parameter>", // 15
		"</", // 16
		"=\"", // 17
		" ", // 18
		"=", // 19
		"<parameter name=", // 20
		"<|tool_calls_section_end|>", // 21
		"<|tool_call_end|>", // 22
		"}", // 23
		"]", // 24
		")", // 25
		";", // 26
		"```", // 27
		"﻿", // 28
		"```json", // 29
		"(", // 30
		"<|tool_call_begin|>", // 31
		"<|tool_calls_section_begin|>", // 32
		"<|tool_call_argument_begin|>", // 33
		":", // 34
		"functions.", // 35
		"<|call|>", // 36
		"<|message|>", // 37
		"to=functions.", // 38
		"json", // 39
		"<|constrain|>", // 40
		"commentary", // 41
		"<|channel|>", // 42
		"|>", // 43
		"<|", // 44
		"<|im_start|>", // 45
		"\"", // 46
		"arguments", // 47
		",", // 48
		"name", // 49
		"{", // 50
		")]", // 51
		"[Calling tool: ", // 52
		"\n</parameter>", // 53
		"\r\n</parameter>", // 54
		"\n\n<parameter name=\"", // 55
		"\n\n</invoke>", // 56
		"\n\n</tml:function_calls>", // 57
		"\n\n<parameter=", // 58
		"\n\n</function>", // 59
		"\n\r\n<parameter name=\"", // 60
		"\n\r\n</invoke>", // 61
		"\n\r\n</tml:function_calls>", // 62
		"\n\r\n<parameter=", // 63
		"\n\r\n</function>", // 64
		"\n<parameter name=\"", // 65
		"\n</invoke>", // 66
		"\n</tml:function_calls>", // 67
		"\n<parameter=", // 68
		"\n</function>", // 69
		"\r\n\n<parameter name=\"", // 70
		"\r\n\n</invoke>", // 71
		"\r\n\n</tml:function_calls>", // 72
		"\r\n\n<parameter=", // 73
		"\r\n\n</function>", // 74
		"\r\n\r\n<parameter name=\"", // 75
		"\r\n\r\n</invoke>", // 76
		"\r\n\r\n</tml:function_calls>", // 77
		"\r\n\r\n<parameter=", // 78
		"\r\n\r\n</function>", // 79
		"\r\n<parameter name=\"", // 80
		"\r\n</invoke>", // 81
		"\r\n</tml:function_calls>", // 82
		"\r\n<parameter=", // 83
		"\r\n</function>", // 84
		"\n<parameter>", // 85
		"\r\n<parameter>", // 86
	],
	openings: [8, 3, 11, 13, 32, 31, 42, 45, 52],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [8, 3, 11, 13, 32, 31, 42, 45, 52], after: 2, closable: [5, 6, 7], closableByLoop: [8, 12, 13, 14, 15, 16, 17, 23, 24, 25, 26, 62, 63, 64, 65, 66, 67, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 82, 83, 84, 85, 86, 87, 88, 139, 140, 141, 142, 143, 144, 145, 146, 153, 158], pairs: true }, // 0
		{ closes: [1], openings: [8, 3, 11, 13, 32, 31, 42, 45, 52], after: 2, closable: [5], closableByLoop: [164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 246, 247, 248, 249, 250, 251, 252, 253, 260, 261], pairs: true }, // 1
		{ closes: [5, 12], openings: [8, 3, 11, 13, 32, 31, 42, 45, 52], after: 2, closable: [5, 265, 266, 267], closableByLoop: [268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 350, 351, 352, 353, 354, 355, 356, 357], pairs: true }, // 2
		{ closes: [5], openings: [8, 3, 11, 13, 32, 31, 42, 45, 52], after: 2, closable: [5], closableByLoop: [371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 453, 454, 455, 456, 457, 458, 459, 460], pairs: true }, // 3
		{ closes: [5], openings: [8, 3, 11, 13, 32, 31, 42, 45, 52], after: 2, closable: [5], closableByLoop: [371, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 553, 554, 555, 556, 557, 558, 559, 560], pairs: true }, // 4
		{ closes: [22, 21], openings: [8, 3, 11, 13, 32, 31, 42, 45, 52], after: 2, closable: [5, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588], closableByLoop: [], pairs: false }, // 5
		{ closes: [22], openings: [8, 3, 11, 13, 32, 31, 42, 45, 52], after: 2, closable: [5, 604, 605, 606], closableByLoop: [], pairs: false }, // 6
		{ closes: [36], openings: [8, 3, 11, 13, 32, 31, 42, 45, 52], after: 2, closable: [5, 619, 620, 621, 622], closableByLoop: [], pairs: false }, // 7
		{ closes: [36], openings: [8, 3, 11, 13, 32, 31, 42, 45, 52], after: 2, closable: [5, 619, 620, 621, 622], closableByLoop: [], pairs: false }, // 8
		{ closes: [45], openings: [8, 3, 11, 13, 32, 31, 42, 52], after: 2, closable: [5, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669], closableByLoop: [], pairs: false }, // 9
		{ closes: [45], openings: [8, 3, 11, 13, 32, 31, 42, 52], after: 2, closable: [5, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694], closableByLoop: [], pairs: false }, // 10
		{ closes: [], openings: [8, 3, 11, 13, 32, 31, 42, 45, 52], after: 2, closable: [5, 730, 731], closableByLoop: [], pairs: false }, // 11
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [8, 3, 11, 13, 14, 32, 31, 35, 42, 44, 45, 52], terminators: [], stray: false }, // 2
		{ k: "fork", to: [163, 264, 370, 471, 573, 603, 618, 642, 657, 681, 729, 745, 0] }, // 3
		{ k: "fork", to: [163, 264, 370, 471, 573, 603, 618, 642, 657, 681, 729, 745] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "literal", literal: 2, to: 0 }, // 9
		{ k: "slot", slot: "tool", field: "skip", to: 9 }, // 10
		{ k: "literal", literal: 3, to: 10 }, // 11
		{ k: "look", body: 11, to: 7 }, // 12
		{ k: "op", do: { op: "repair", code: 2 }, to: 12 }, // 13
		{ k: "fork", to: [8, 13] }, // 14
		{ k: "fork", to: [152, 14] }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "op", do: { op: "settle" }, to: 16 }, // 17
		{ k: "literal", literal: 4, to: 0 }, // 18
		{ k: "literal", literal: 5, to: 0 }, // 19
		{ k: "literal", literal: 1, to: 0 }, // 20
		{ k: "fork", to: [18, 19, 20] }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "look", body: 22, to: 17 }, // 23
		{ k: "literal", literal: 6, to: 23 }, // 24
		{ k: "eol", to: 24 }, // 25
		{ k: "fork", to: [25, 24] }, // 26
		{ k: "slot", slot: "unbound", field: "skip", to: 9 }, // 27
		{ k: "literal", literal: 7, to: 27 }, // 28
		{ k: "literal", literal: 0, to: 0 }, // 29
		{ k: "space", greedy: true, to: 11 }, // 30
		{ k: "literal", literal: 8, to: 30 }, // 31
		{ k: "assert", what: "end", to: 0 }, // 32
		{ k: "fork", to: [29, 31, 11, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 1, to: 34 }, // 35
		{ k: "fork", to: [31, 11, 32] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 0, to: 37 }, // 38
		{ k: "fork", to: [11, 32] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 1, to: 40 }, // 41
		{ k: "literal", literal: 9, to: 0 }, // 42
		{ k: "slot", slot: "unbound", field: "skip", to: 42 }, // 43
		{ k: "literal", literal: 10, to: 43 }, // 44
		{ k: "slot", slot: "tool", field: "skip", to: 42 }, // 45
		{ k: "literal", literal: 11, to: 45 }, // 46
		{ k: "fork", to: [46, 32] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 12, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "fork", to: [50, 48] }, // 51
		{ k: "literal", literal: 5, to: 51 }, // 52
		{ k: "literal", literal: 13, to: 10 }, // 53
		{ k: "fork", to: [53, 32] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 5, to: 55 }, // 56
		{ k: "literal", literal: 14, to: 45 }, // 57
		{ k: "fork", to: [57, 32] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 5, to: 59 }, // 60
		{ k: "fork", to: [28, 35, 38, 41, 44, 52, 56, 60] }, // 61
		{ k: "look", body: 61, to: 17 }, // 62
		{ k: "eol", to: 62 }, // 63
		{ k: "fork", to: [63, 62] }, // 64
		{ k: "eol", to: 64 }, // 65
		{ k: "fork", to: [65, 64] }, // 66
		{ k: "op", do: { op: "repair", code: 1 }, to: 66 }, // 67
		{ k: "fork", to: [29, 31, 11, 46, 53, 57] }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "look", body: 69, to: 17 }, // 70
		{ k: "literal", literal: 6, to: 70 }, // 71
		{ k: "eol", to: 71 }, // 72
		{ k: "fork", to: [72, 71] }, // 73
		{ k: "op", do: { op: "repair", code: 2 }, to: 73 }, // 74
		{ k: "space", greedy: false, to: 26 }, // 75
		{ k: "literal", literal: 6, to: 75 }, // 76
		{ k: "eol", to: 76 }, // 77
		{ k: "fork", to: [77, 76] }, // 78
		{ k: "op", do: { op: "repair", code: 3 }, to: 78 }, // 79
		{ k: "fork", to: [28, 35, 38, 41] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "look", body: 81, to: 17 }, // 82
		{ k: "literal", literal: 15, to: 82 }, // 83
		{ k: "literal", literal: 1, to: 82 }, // 84
		{ k: "fork", to: [83, 84] }, // 85
		{ k: "eol", to: 85 }, // 86
		{ k: "fork", to: [86, 85] }, // 87
		{ k: "op", do: { op: "repair", code: 4 }, to: 87 }, // 88
		{ k: "op", do: { op: "break", at: "skip" }, to: 17 }, // 89
		{ k: "literal", literal: 2, to: 89 }, // 90
		{ k: "slot", slot: "unbound", field: "skip", to: 90 }, // 91
		{ k: "literal", literal: 7, to: 91 }, // 92
		{ k: "literal", literal: 1, to: 89 }, // 93
		{ k: "literal", literal: 0, to: 89 }, // 94
		{ k: "literal", literal: 9, to: 89 }, // 95
		{ k: "slot", slot: "unbound", field: "skip", to: 95 }, // 96
		{ k: "literal", literal: 10, to: 96 }, // 97
		{ k: "literal", literal: 12, to: 89 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "fork", to: [99, 89] }, // 100
		{ k: "literal", literal: 5, to: 100 }, // 101
		{ k: "literal", literal: 5, to: 89 }, // 102
		{ k: "fork", to: [92, 93, 94, 97, 101, 102] }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 9, to: 104 }, // 105
		{ k: "atom", kind: "word", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 16, to: 106 }, // 107
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 107 }, // 108
		{ k: "literal", literal: 17, to: 91 }, // 109
		{ k: "atom", kind: "word", field: "skip", to: 109 }, // 110
		{ k: "literal", literal: 18, to: 110 }, // 111
		{ k: "atom", kind: "word", field: "skip", to: 111 }, // 112
		{ k: "literal", literal: 14, to: 112 }, // 113
		{ k: "slot", slot: "tool", field: "skip", to: 90 }, // 114
		{ k: "literal", literal: 3, to: 114 }, // 115
		{ k: "literal", literal: 19, to: 96 }, // 116
		{ k: "atom", kind: "word", field: "skip", to: 116 }, // 117
		{ k: "literal", literal: 14, to: 117 }, // 118
		{ k: "slot", slot: "tool", field: "skip", to: 95 }, // 119
		{ k: "fork", to: [91, 113, 115, 114, 96, 118, 119] }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "literal", literal: 6, to: 121 }, // 122
		{ k: "eol", to: 122 }, // 123
		{ k: "fork", to: [123, 122] }, // 124
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 124 }, // 125
		{ k: "op", do: { op: "break", at: "here" }, to: 17 }, // 126
		{ k: "literal", literal: 2, to: 126 }, // 127
		{ k: "slot", slot: "tool", field: "skip", to: 127 }, // 128
		{ k: "literal", literal: 3, to: 128 }, // 129
		{ k: "space", greedy: true, to: 129 }, // 130
		{ k: "literal", literal: 8, to: 130 }, // 131
		{ k: "literal", literal: 9, to: 126 }, // 132
		{ k: "slot", slot: "tool", field: "skip", to: 132 }, // 133
		{ k: "literal", literal: 11, to: 133 }, // 134
		{ k: "literal", literal: 13, to: 128 }, // 135
		{ k: "literal", literal: 14, to: 133 }, // 136
		{ k: "fork", to: [44, 52, 28, 56, 60] }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "look", body: 138, to: 17 }, // 139
		{ k: "literal", literal: 15, to: 139 }, // 140
		{ k: "literal", literal: 5, to: 139 }, // 141
		{ k: "fork", to: [140, 141] }, // 142
		{ k: "eol", to: 142 }, // 143
		{ k: "fork", to: [143, 142] }, // 144
		{ k: "op", do: { op: "repair", code: 4 }, to: 144 }, // 145
		{ k: "fork", to: [26, 67, 74, 79, 88, 108, 125, 131, 129, 134, 135, 136, 145] }, // 146
		{ k: "text", field: "value", typed: true, stray: false, exits: 146, stops: [53, 54, 6, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 7, 1, 0, 10, 5, 85, 86, 15, 16, 8, 3, 11, 13, 14], terminators: [17] }, // 147
		{ k: "eol", to: 147 }, // 148
		{ k: "fork", to: [148, 147] }, // 149
		{ k: "literal", literal: 2, to: 149 }, // 150
		{ k: "atom", kind: "word", field: "key", to: 150 }, // 151
		{ k: "literal", literal: 7, to: 151 }, // 152
		{ k: "literal", literal: 2, to: 16 }, // 153
		{ k: "literal", literal: 20, to: 0 }, // 154
		{ k: "fork", to: [154, 20] }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 2, to: 156 }, // 157
		{ k: "look", body: 157, to: 153 }, // 158
		{ k: "slot", slot: "tool", field: "name", to: 158 }, // 159
		{ k: "literal", literal: 3, to: 159 }, // 160
		{ k: "space", greedy: true, to: 160 }, // 161
		{ k: "literal", literal: 8, to: 161 }, // 162
		{ k: "op", do: { op: "open", unit: 0 }, to: 162 }, // 163
		{ k: "literal", literal: 1, to: 5 }, // 164
		{ k: "look", body: 11, to: 5 }, // 165
		{ k: "op", do: { op: "repair", code: 2 }, to: 165 }, // 166
		{ k: "fork", to: [164, 166] }, // 167
		{ k: "fork", to: [259, 167] }, // 168
		{ k: "space", greedy: true, to: 168 }, // 169
		{ k: "op", do: { op: "settle" }, to: 169 }, // 170
		{ k: "look", body: 22, to: 170 }, // 171
		{ k: "literal", literal: 6, to: 171 }, // 172
		{ k: "eol", to: 172 }, // 173
		{ k: "fork", to: [173, 172] }, // 174
		{ k: "look", body: 61, to: 170 }, // 175
		{ k: "eol", to: 175 }, // 176
		{ k: "fork", to: [176, 175] }, // 177
		{ k: "eol", to: 177 }, // 178
		{ k: "fork", to: [178, 177] }, // 179
		{ k: "op", do: { op: "repair", code: 1 }, to: 179 }, // 180
		{ k: "look", body: 69, to: 170 }, // 181
		{ k: "literal", literal: 6, to: 181 }, // 182
		{ k: "eol", to: 182 }, // 183
		{ k: "fork", to: [183, 182] }, // 184
		{ k: "op", do: { op: "repair", code: 2 }, to: 184 }, // 185
		{ k: "space", greedy: false, to: 174 }, // 186
		{ k: "literal", literal: 6, to: 186 }, // 187
		{ k: "eol", to: 187 }, // 188
		{ k: "fork", to: [188, 187] }, // 189
		{ k: "op", do: { op: "repair", code: 3 }, to: 189 }, // 190
		{ k: "look", body: 81, to: 170 }, // 191
		{ k: "literal", literal: 15, to: 191 }, // 192
		{ k: "literal", literal: 1, to: 191 }, // 193
		{ k: "fork", to: [192, 193] }, // 194
		{ k: "eol", to: 194 }, // 195
		{ k: "fork", to: [195, 194] }, // 196
		{ k: "op", do: { op: "repair", code: 4 }, to: 196 }, // 197
		{ k: "op", do: { op: "break", at: "skip" }, to: 170 }, // 198
		{ k: "literal", literal: 2, to: 198 }, // 199
		{ k: "slot", slot: "unbound", field: "skip", to: 199 }, // 200
		{ k: "literal", literal: 7, to: 200 }, // 201
		{ k: "literal", literal: 1, to: 198 }, // 202
		{ k: "literal", literal: 0, to: 198 }, // 203
		{ k: "literal", literal: 9, to: 198 }, // 204
		{ k: "slot", slot: "unbound", field: "skip", to: 204 }, // 205
		{ k: "literal", literal: 10, to: 205 }, // 206
		{ k: "literal", literal: 12, to: 198 }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "fork", to: [208, 198] }, // 209
		{ k: "literal", literal: 5, to: 209 }, // 210
		{ k: "literal", literal: 5, to: 198 }, // 211
		{ k: "fork", to: [201, 202, 203, 206, 210, 211] }, // 212
		{ k: "space", greedy: true, to: 212 }, // 213
		{ k: "literal", literal: 9, to: 213 }, // 214
		{ k: "atom", kind: "word", field: "skip", to: 214 }, // 215
		{ k: "literal", literal: 16, to: 215 }, // 216
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 216 }, // 217
		{ k: "literal", literal: 17, to: 200 }, // 218
		{ k: "atom", kind: "word", field: "skip", to: 218 }, // 219
		{ k: "literal", literal: 18, to: 219 }, // 220
		{ k: "atom", kind: "word", field: "skip", to: 220 }, // 221
		{ k: "literal", literal: 14, to: 221 }, // 222
		{ k: "slot", slot: "tool", field: "skip", to: 199 }, // 223
		{ k: "literal", literal: 3, to: 223 }, // 224
		{ k: "literal", literal: 19, to: 205 }, // 225
		{ k: "atom", kind: "word", field: "skip", to: 225 }, // 226
		{ k: "literal", literal: 14, to: 226 }, // 227
		{ k: "slot", slot: "tool", field: "skip", to: 204 }, // 228
		{ k: "fork", to: [200, 222, 224, 223, 205, 227, 228] }, // 229
		{ k: "space", greedy: true, to: 229 }, // 230
		{ k: "literal", literal: 6, to: 230 }, // 231
		{ k: "eol", to: 231 }, // 232
		{ k: "fork", to: [232, 231] }, // 233
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 233 }, // 234
		{ k: "op", do: { op: "break", at: "here" }, to: 170 }, // 235
		{ k: "literal", literal: 2, to: 235 }, // 236
		{ k: "slot", slot: "tool", field: "skip", to: 236 }, // 237
		{ k: "literal", literal: 3, to: 237 }, // 238
		{ k: "space", greedy: true, to: 238 }, // 239
		{ k: "literal", literal: 8, to: 239 }, // 240
		{ k: "literal", literal: 9, to: 235 }, // 241
		{ k: "slot", slot: "tool", field: "skip", to: 241 }, // 242
		{ k: "literal", literal: 11, to: 242 }, // 243
		{ k: "literal", literal: 13, to: 237 }, // 244
		{ k: "literal", literal: 14, to: 242 }, // 245
		{ k: "look", body: 138, to: 170 }, // 246
		{ k: "literal", literal: 15, to: 246 }, // 247
		{ k: "literal", literal: 5, to: 246 }, // 248
		{ k: "fork", to: [247, 248] }, // 249
		{ k: "eol", to: 249 }, // 250
		{ k: "fork", to: [250, 249] }, // 251
		{ k: "op", do: { op: "repair", code: 4 }, to: 251 }, // 252
		{ k: "fork", to: [174, 180, 185, 190, 197, 217, 234, 240, 238, 243, 244, 245, 252] }, // 253
		{ k: "text", field: "value", typed: true, stray: false, exits: 253, stops: [53, 54, 6, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 7, 1, 0, 10, 5, 85, 86, 15, 16, 8, 3, 11, 13, 14], terminators: [170] }, // 254
		{ k: "eol", to: 254 }, // 255
		{ k: "fork", to: [255, 254] }, // 256
		{ k: "literal", literal: 2, to: 256 }, // 257
		{ k: "atom", kind: "word", field: "key", to: 257 }, // 258
		{ k: "literal", literal: 7, to: 258 }, // 259
		{ k: "literal", literal: 2, to: 169 }, // 260
		{ k: "look", body: 157, to: 260 }, // 261
		{ k: "slot", slot: "tool", field: "name", to: 261 }, // 262
		{ k: "literal", literal: 3, to: 262 }, // 263
		{ k: "op", do: { op: "open", unit: 1 }, to: 263 }, // 264
		{ k: "literal", literal: 12, to: 5 }, // 265
		{ k: "space", greedy: true, to: 265 }, // 266
		{ k: "fork", to: [266, 5] }, // 267
		{ k: "literal", literal: 5, to: 267 }, // 268
		{ k: "look", body: 46, to: 5 }, // 269
		{ k: "op", do: { op: "repair", code: 2 }, to: 269 }, // 270
		{ k: "fork", to: [268, 270] }, // 271
		{ k: "fork", to: [363, 271] }, // 272
		{ k: "space", greedy: true, to: 272 }, // 273
		{ k: "op", do: { op: "settle" }, to: 273 }, // 274
		{ k: "look", body: 22, to: 274 }, // 275
		{ k: "literal", literal: 6, to: 275 }, // 276
		{ k: "eol", to: 276 }, // 277
		{ k: "fork", to: [277, 276] }, // 278
		{ k: "look", body: 61, to: 274 }, // 279
		{ k: "eol", to: 279 }, // 280
		{ k: "fork", to: [280, 279] }, // 281
		{ k: "eol", to: 281 }, // 282
		{ k: "fork", to: [282, 281] }, // 283
		{ k: "op", do: { op: "repair", code: 1 }, to: 283 }, // 284
		{ k: "look", body: 69, to: 274 }, // 285
		{ k: "literal", literal: 6, to: 285 }, // 286
		{ k: "eol", to: 286 }, // 287
		{ k: "fork", to: [287, 286] }, // 288
		{ k: "op", do: { op: "repair", code: 2 }, to: 288 }, // 289
		{ k: "space", greedy: false, to: 278 }, // 290
		{ k: "literal", literal: 6, to: 290 }, // 291
		{ k: "eol", to: 291 }, // 292
		{ k: "fork", to: [292, 291] }, // 293
		{ k: "op", do: { op: "repair", code: 3 }, to: 293 }, // 294
		{ k: "look", body: 81, to: 274 }, // 295
		{ k: "literal", literal: 15, to: 295 }, // 296
		{ k: "literal", literal: 1, to: 295 }, // 297
		{ k: "fork", to: [296, 297] }, // 298
		{ k: "eol", to: 298 }, // 299
		{ k: "fork", to: [299, 298] }, // 300
		{ k: "op", do: { op: "repair", code: 4 }, to: 300 }, // 301
		{ k: "op", do: { op: "break", at: "skip" }, to: 274 }, // 302
		{ k: "literal", literal: 2, to: 302 }, // 303
		{ k: "slot", slot: "unbound", field: "skip", to: 303 }, // 304
		{ k: "literal", literal: 7, to: 304 }, // 305
		{ k: "literal", literal: 1, to: 302 }, // 306
		{ k: "literal", literal: 0, to: 302 }, // 307
		{ k: "literal", literal: 9, to: 302 }, // 308
		{ k: "slot", slot: "unbound", field: "skip", to: 308 }, // 309
		{ k: "literal", literal: 10, to: 309 }, // 310
		{ k: "literal", literal: 12, to: 302 }, // 311
		{ k: "space", greedy: true, to: 311 }, // 312
		{ k: "fork", to: [312, 302] }, // 313
		{ k: "literal", literal: 5, to: 313 }, // 314
		{ k: "literal", literal: 5, to: 302 }, // 315
		{ k: "fork", to: [305, 306, 307, 310, 314, 315] }, // 316
		{ k: "space", greedy: true, to: 316 }, // 317
		{ k: "literal", literal: 9, to: 317 }, // 318
		{ k: "atom", kind: "word", field: "skip", to: 318 }, // 319
		{ k: "literal", literal: 16, to: 319 }, // 320
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 320 }, // 321
		{ k: "literal", literal: 17, to: 304 }, // 322
		{ k: "atom", kind: "word", field: "skip", to: 322 }, // 323
		{ k: "literal", literal: 18, to: 323 }, // 324
		{ k: "atom", kind: "word", field: "skip", to: 324 }, // 325
		{ k: "literal", literal: 14, to: 325 }, // 326
		{ k: "slot", slot: "tool", field: "skip", to: 303 }, // 327
		{ k: "literal", literal: 3, to: 327 }, // 328
		{ k: "literal", literal: 19, to: 309 }, // 329
		{ k: "atom", kind: "word", field: "skip", to: 329 }, // 330
		{ k: "literal", literal: 14, to: 330 }, // 331
		{ k: "slot", slot: "tool", field: "skip", to: 308 }, // 332
		{ k: "fork", to: [304, 326, 328, 327, 309, 331, 332] }, // 333
		{ k: "space", greedy: true, to: 333 }, // 334
		{ k: "literal", literal: 6, to: 334 }, // 335
		{ k: "eol", to: 335 }, // 336
		{ k: "fork", to: [336, 335] }, // 337
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 337 }, // 338
		{ k: "op", do: { op: "break", at: "here" }, to: 274 }, // 339
		{ k: "literal", literal: 2, to: 339 }, // 340
		{ k: "slot", slot: "tool", field: "skip", to: 340 }, // 341
		{ k: "literal", literal: 3, to: 341 }, // 342
		{ k: "space", greedy: true, to: 342 }, // 343
		{ k: "literal", literal: 8, to: 343 }, // 344
		{ k: "literal", literal: 9, to: 339 }, // 345
		{ k: "slot", slot: "tool", field: "skip", to: 345 }, // 346
		{ k: "literal", literal: 11, to: 346 }, // 347
		{ k: "literal", literal: 13, to: 341 }, // 348
		{ k: "literal", literal: 14, to: 346 }, // 349
		{ k: "look", body: 138, to: 274 }, // 350
		{ k: "literal", literal: 15, to: 350 }, // 351
		{ k: "literal", literal: 5, to: 350 }, // 352
		{ k: "fork", to: [351, 352] }, // 353
		{ k: "eol", to: 353 }, // 354
		{ k: "fork", to: [354, 353] }, // 355
		{ k: "op", do: { op: "repair", code: 4 }, to: 355 }, // 356
		{ k: "fork", to: [278, 284, 289, 294, 301, 321, 338, 344, 342, 347, 348, 349, 356] }, // 357
		{ k: "text", field: "value", typed: true, stray: false, exits: 357, stops: [53, 54, 6, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 7, 1, 0, 10, 5, 85, 86, 15, 16, 8, 3, 11, 13, 14], terminators: [274] }, // 358
		{ k: "eol", to: 358 }, // 359
		{ k: "fork", to: [359, 358] }, // 360
		{ k: "literal", literal: 9, to: 360 }, // 361
		{ k: "atom", kind: "word", field: "key", to: 361 }, // 362
		{ k: "literal", literal: 10, to: 362 }, // 363
		{ k: "op", do: { op: "commit" }, to: 362 }, // 364
		{ k: "literal", literal: 10, to: 364 }, // 365
		{ k: "space", greedy: true, to: 365 }, // 366
		{ k: "literal", literal: 9, to: 366 }, // 367
		{ k: "slot", slot: "tool", field: "name", to: 367 }, // 368
		{ k: "literal", literal: 11, to: 368 }, // 369
		{ k: "op", do: { op: "open", unit: 2 }, to: 369 }, // 370
		{ k: "literal", literal: 5, to: 5 }, // 371
		{ k: "space", greedy: true, to: 371 }, // 372
		{ k: "look", body: 53, to: 5 }, // 373
		{ k: "op", do: { op: "repair", code: 2 }, to: 373 }, // 374
		{ k: "fork", to: [372, 374] }, // 375
		{ k: "fork", to: [467, 375] }, // 376
		{ k: "op", do: { op: "settle" }, to: 376 }, // 377
		{ k: "look", body: 22, to: 377 }, // 378
		{ k: "literal", literal: 6, to: 378 }, // 379
		{ k: "eol", to: 379 }, // 380
		{ k: "fork", to: [380, 379] }, // 381
		{ k: "look", body: 61, to: 377 }, // 382
		{ k: "eol", to: 382 }, // 383
		{ k: "fork", to: [383, 382] }, // 384
		{ k: "eol", to: 384 }, // 385
		{ k: "fork", to: [385, 384] }, // 386
		{ k: "op", do: { op: "repair", code: 1 }, to: 386 }, // 387
		{ k: "look", body: 69, to: 377 }, // 388
		{ k: "literal", literal: 6, to: 388 }, // 389
		{ k: "eol", to: 389 }, // 390
		{ k: "fork", to: [390, 389] }, // 391
		{ k: "op", do: { op: "repair", code: 2 }, to: 391 }, // 392
		{ k: "space", greedy: false, to: 381 }, // 393
		{ k: "literal", literal: 6, to: 393 }, // 394
		{ k: "eol", to: 394 }, // 395
		{ k: "fork", to: [395, 394] }, // 396
		{ k: "op", do: { op: "repair", code: 3 }, to: 396 }, // 397
		{ k: "look", body: 81, to: 377 }, // 398
		{ k: "literal", literal: 15, to: 398 }, // 399
		{ k: "literal", literal: 1, to: 398 }, // 400
		{ k: "fork", to: [399, 400] }, // 401
		{ k: "eol", to: 401 }, // 402
		{ k: "fork", to: [402, 401] }, // 403
		{ k: "op", do: { op: "repair", code: 4 }, to: 403 }, // 404
		{ k: "op", do: { op: "break", at: "skip" }, to: 377 }, // 405
		{ k: "literal", literal: 2, to: 405 }, // 406
		{ k: "slot", slot: "unbound", field: "skip", to: 406 }, // 407
		{ k: "literal", literal: 7, to: 407 }, // 408
		{ k: "literal", literal: 1, to: 405 }, // 409
		{ k: "literal", literal: 0, to: 405 }, // 410
		{ k: "literal", literal: 9, to: 405 }, // 411
		{ k: "slot", slot: "unbound", field: "skip", to: 411 }, // 412
		{ k: "literal", literal: 10, to: 412 }, // 413
		{ k: "literal", literal: 12, to: 405 }, // 414
		{ k: "space", greedy: true, to: 414 }, // 415
		{ k: "fork", to: [415, 405] }, // 416
		{ k: "literal", literal: 5, to: 416 }, // 417
		{ k: "literal", literal: 5, to: 405 }, // 418
		{ k: "fork", to: [408, 409, 410, 413, 417, 418] }, // 419
		{ k: "space", greedy: true, to: 419 }, // 420
		{ k: "literal", literal: 9, to: 420 }, // 421
		{ k: "atom", kind: "word", field: "skip", to: 421 }, // 422
		{ k: "literal", literal: 16, to: 422 }, // 423
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 423 }, // 424
		{ k: "literal", literal: 17, to: 407 }, // 425
		{ k: "atom", kind: "word", field: "skip", to: 425 }, // 426
		{ k: "literal", literal: 18, to: 426 }, // 427
		{ k: "atom", kind: "word", field: "skip", to: 427 }, // 428
		{ k: "literal", literal: 14, to: 428 }, // 429
		{ k: "slot", slot: "tool", field: "skip", to: 406 }, // 430
		{ k: "literal", literal: 3, to: 430 }, // 431
		{ k: "literal", literal: 19, to: 412 }, // 432
		{ k: "atom", kind: "word", field: "skip", to: 432 }, // 433
		{ k: "literal", literal: 14, to: 433 }, // 434
		{ k: "slot", slot: "tool", field: "skip", to: 411 }, // 435
		{ k: "fork", to: [407, 429, 431, 430, 412, 434, 435] }, // 436
		{ k: "space", greedy: true, to: 436 }, // 437
		{ k: "literal", literal: 6, to: 437 }, // 438
		{ k: "eol", to: 438 }, // 439
		{ k: "fork", to: [439, 438] }, // 440
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 440 }, // 441
		{ k: "op", do: { op: "break", at: "here" }, to: 377 }, // 442
		{ k: "literal", literal: 2, to: 442 }, // 443
		{ k: "slot", slot: "tool", field: "skip", to: 443 }, // 444
		{ k: "literal", literal: 3, to: 444 }, // 445
		{ k: "space", greedy: true, to: 445 }, // 446
		{ k: "literal", literal: 8, to: 446 }, // 447
		{ k: "literal", literal: 9, to: 442 }, // 448
		{ k: "slot", slot: "tool", field: "skip", to: 448 }, // 449
		{ k: "literal", literal: 11, to: 449 }, // 450
		{ k: "literal", literal: 13, to: 444 }, // 451
		{ k: "literal", literal: 14, to: 449 }, // 452
		{ k: "look", body: 138, to: 377 }, // 453
		{ k: "literal", literal: 15, to: 453 }, // 454
		{ k: "literal", literal: 5, to: 453 }, // 455
		{ k: "fork", to: [454, 455] }, // 456
		{ k: "eol", to: 456 }, // 457
		{ k: "fork", to: [457, 456] }, // 458
		{ k: "op", do: { op: "repair", code: 4 }, to: 458 }, // 459
		{ k: "fork", to: [381, 387, 392, 397, 404, 424, 441, 447, 445, 450, 451, 452, 459] }, // 460
		{ k: "text", field: "value", typed: true, stray: false, exits: 460, stops: [53, 54, 6, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 7, 1, 0, 10, 5, 85, 86, 15, 16, 8, 3, 11, 13, 14], terminators: [377] }, // 461
		{ k: "eol", to: 461 }, // 462
		{ k: "fork", to: [462, 461] }, // 463
		{ k: "literal", literal: 2, to: 463 }, // 464
		{ k: "atom", kind: "word", field: "key", to: 464 }, // 465
		{ k: "literal", literal: 7, to: 465 }, // 466
		{ k: "space", greedy: true, to: 466 }, // 467
		{ k: "literal", literal: 2, to: 467 }, // 468
		{ k: "slot", slot: "tool", field: "name", to: 468 }, // 469
		{ k: "literal", literal: 13, to: 469 }, // 470
		{ k: "op", do: { op: "open", unit: 3 }, to: 470 }, // 471
		{ k: "look", body: 57, to: 5 }, // 472
		{ k: "op", do: { op: "repair", code: 2 }, to: 472 }, // 473
		{ k: "fork", to: [371, 473] }, // 474
		{ k: "fork", to: [566, 474] }, // 475
		{ k: "space", greedy: true, to: 475 }, // 476
		{ k: "op", do: { op: "settle" }, to: 476 }, // 477
		{ k: "look", body: 22, to: 477 }, // 478
		{ k: "literal", literal: 6, to: 478 }, // 479
		{ k: "eol", to: 479 }, // 480
		{ k: "fork", to: [480, 479] }, // 481
		{ k: "look", body: 61, to: 477 }, // 482
		{ k: "eol", to: 482 }, // 483
		{ k: "fork", to: [483, 482] }, // 484
		{ k: "eol", to: 484 }, // 485
		{ k: "fork", to: [485, 484] }, // 486
		{ k: "op", do: { op: "repair", code: 1 }, to: 486 }, // 487
		{ k: "look", body: 69, to: 477 }, // 488
		{ k: "literal", literal: 6, to: 488 }, // 489
		{ k: "eol", to: 489 }, // 490
		{ k: "fork", to: [490, 489] }, // 491
		{ k: "op", do: { op: "repair", code: 2 }, to: 491 }, // 492
		{ k: "space", greedy: false, to: 481 }, // 493
		{ k: "literal", literal: 6, to: 493 }, // 494
		{ k: "eol", to: 494 }, // 495
		{ k: "fork", to: [495, 494] }, // 496
		{ k: "op", do: { op: "repair", code: 3 }, to: 496 }, // 497
		{ k: "look", body: 81, to: 477 }, // 498
		{ k: "literal", literal: 15, to: 498 }, // 499
		{ k: "literal", literal: 1, to: 498 }, // 500
		{ k: "fork", to: [499, 500] }, // 501
		{ k: "eol", to: 501 }, // 502
		{ k: "fork", to: [502, 501] }, // 503
		{ k: "op", do: { op: "repair", code: 4 }, to: 503 }, // 504
		{ k: "op", do: { op: "break", at: "skip" }, to: 477 }, // 505
		{ k: "literal", literal: 2, to: 505 }, // 506
		{ k: "slot", slot: "unbound", field: "skip", to: 506 }, // 507
		{ k: "literal", literal: 7, to: 507 }, // 508
		{ k: "literal", literal: 1, to: 505 }, // 509
		{ k: "literal", literal: 0, to: 505 }, // 510
		{ k: "literal", literal: 9, to: 505 }, // 511
		{ k: "slot", slot: "unbound", field: "skip", to: 511 }, // 512
		{ k: "literal", literal: 10, to: 512 }, // 513
		{ k: "literal", literal: 12, to: 505 }, // 514
		{ k: "space", greedy: true, to: 514 }, // 515
		{ k: "fork", to: [515, 505] }, // 516
		{ k: "literal", literal: 5, to: 516 }, // 517
		{ k: "literal", literal: 5, to: 505 }, // 518
		{ k: "fork", to: [508, 509, 510, 513, 517, 518] }, // 519
		{ k: "space", greedy: true, to: 519 }, // 520
		{ k: "literal", literal: 9, to: 520 }, // 521
		{ k: "atom", kind: "word", field: "skip", to: 521 }, // 522
		{ k: "literal", literal: 16, to: 522 }, // 523
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 523 }, // 524
		{ k: "literal", literal: 17, to: 507 }, // 525
		{ k: "atom", kind: "word", field: "skip", to: 525 }, // 526
		{ k: "literal", literal: 18, to: 526 }, // 527
		{ k: "atom", kind: "word", field: "skip", to: 527 }, // 528
		{ k: "literal", literal: 14, to: 528 }, // 529
		{ k: "slot", slot: "tool", field: "skip", to: 506 }, // 530
		{ k: "literal", literal: 3, to: 530 }, // 531
		{ k: "literal", literal: 19, to: 512 }, // 532
		{ k: "atom", kind: "word", field: "skip", to: 532 }, // 533
		{ k: "literal", literal: 14, to: 533 }, // 534
		{ k: "slot", slot: "tool", field: "skip", to: 511 }, // 535
		{ k: "fork", to: [507, 529, 531, 530, 512, 534, 535] }, // 536
		{ k: "space", greedy: true, to: 536 }, // 537
		{ k: "literal", literal: 6, to: 537 }, // 538
		{ k: "eol", to: 538 }, // 539
		{ k: "fork", to: [539, 538] }, // 540
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 540 }, // 541
		{ k: "op", do: { op: "break", at: "here" }, to: 477 }, // 542
		{ k: "literal", literal: 2, to: 542 }, // 543
		{ k: "slot", slot: "tool", field: "skip", to: 543 }, // 544
		{ k: "literal", literal: 3, to: 544 }, // 545
		{ k: "space", greedy: true, to: 545 }, // 546
		{ k: "literal", literal: 8, to: 546 }, // 547
		{ k: "literal", literal: 9, to: 542 }, // 548
		{ k: "slot", slot: "tool", field: "skip", to: 548 }, // 549
		{ k: "literal", literal: 11, to: 549 }, // 550
		{ k: "literal", literal: 13, to: 544 }, // 551
		{ k: "literal", literal: 14, to: 549 }, // 552
		{ k: "look", body: 138, to: 477 }, // 553
		{ k: "literal", literal: 15, to: 553 }, // 554
		{ k: "literal", literal: 5, to: 553 }, // 555
		{ k: "fork", to: [554, 555] }, // 556
		{ k: "eol", to: 556 }, // 557
		{ k: "fork", to: [557, 556] }, // 558
		{ k: "op", do: { op: "repair", code: 4 }, to: 558 }, // 559
		{ k: "fork", to: [481, 487, 492, 497, 504, 524, 541, 547, 545, 550, 551, 552, 559] }, // 560
		{ k: "text", field: "value", typed: true, stray: false, exits: 560, stops: [53, 54, 6, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 7, 1, 0, 10, 5, 85, 86, 15, 16, 8, 3, 11, 13, 14], terminators: [477] }, // 561
		{ k: "eol", to: 561 }, // 562
		{ k: "fork", to: [562, 561] }, // 563
		{ k: "literal", literal: 9, to: 563 }, // 564
		{ k: "atom", kind: "word", field: "key", to: 564 }, // 565
		{ k: "literal", literal: 10, to: 565 }, // 566
		{ k: "op", do: { op: "commit" }, to: 565 }, // 567
		{ k: "literal", literal: 10, to: 567 }, // 568
		{ k: "space", greedy: true, to: 568 }, // 569
		{ k: "literal", literal: 9, to: 569 }, // 570
		{ k: "slot", slot: "tool", field: "name", to: 570 }, // 571
		{ k: "literal", literal: 14, to: 571 }, // 572
		{ k: "op", do: { op: "open", unit: 4 }, to: 572 }, // 573
		{ k: "literal", literal: 21, to: 5 }, // 574
		{ k: "space", greedy: true, to: 574 }, // 575
		{ k: "fork", to: [575, 5] }, // 576
		{ k: "literal", literal: 22, to: 576 }, // 577
		{ k: "space", greedy: true, to: 577 }, // 578
		{ k: "fork", to: [586, 578] }, // 579
		{ k: "literal", literal: 23, to: 579 }, // 580
		{ k: "literal", literal: 24, to: 579 }, // 581
		{ k: "literal", literal: 25, to: 579 }, // 582
		{ k: "literal", literal: 26, to: 579 }, // 583
		{ k: "literal", literal: 27, to: 579 }, // 584
		{ k: "fork", to: [580, 581, 582, 583, 584] }, // 585
		{ k: "space", greedy: true, to: 585 }, // 586
		{ k: "op", do: { op: "repair", code: 0 }, to: 586 }, // 587
		{ k: "fork", to: [578, 587] }, // 588
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 588 }, // 589
		{ k: "space", greedy: true, to: 589 }, // 590
		{ k: "literal", literal: 28, to: 590 }, // 591
		{ k: "literal", literal: 29, to: 590 }, // 592
		{ k: "literal", literal: 27, to: 590 }, // 593
		{ k: "literal", literal: 30, to: 590 }, // 594
		{ k: "fork", to: [591, 592, 593, 594] }, // 595
		{ k: "op", do: { op: "repair", code: 0 }, to: 595 }, // 596
		{ k: "fork", to: [589, 596] }, // 597
		{ k: "space", greedy: true, to: 597 }, // 598
		{ k: "literal", literal: 31, to: 598 }, // 599
		{ k: "space", greedy: true, to: 599 }, // 600
		{ k: "literal", literal: 32, to: 600 }, // 601
		{ k: "fork", to: [601, 599] }, // 602
		{ k: "op", do: { op: "open", unit: 5 }, to: 602 }, // 603
		{ k: "literal", literal: 22, to: 5 }, // 604
		{ k: "space", greedy: true, to: 604 }, // 605
		{ k: "fork", to: [605, 5] }, // 606
		{ k: "value", py: false, field: "arguments", to: 606 }, // 607
		{ k: "op", do: { op: "commit" }, to: 607 }, // 608
		{ k: "space", greedy: true, to: 608 }, // 609
		{ k: "literal", literal: 33, to: 609 }, // 610
		{ k: "fork", to: [610, 608] }, // 611
		{ k: "space", greedy: true, to: 611 }, // 612
		{ k: "atom", kind: "digits", field: "skip", to: 612 }, // 613
		{ k: "literal", literal: 34, to: 613 }, // 614
		{ k: "slot", slot: "tool", field: "name", to: 614 }, // 615
		{ k: "literal", literal: 35, to: 615 }, // 616
		{ k: "assert", what: "start", to: 616 }, // 617
		{ k: "op", do: { op: "open", unit: 6 }, to: 617 }, // 618
		{ k: "literal", literal: 36, to: 5 }, // 619
		{ k: "assert", what: "end", to: 5 }, // 620
		{ k: "fork", to: [619, 620] }, // 621
		{ k: "space", greedy: true, to: 621 }, // 622
		{ k: "value", py: false, field: "arguments", to: 622 }, // 623
		{ k: "space", greedy: true, to: 623 }, // 624
		{ k: "literal", literal: 28, to: 624 }, // 625
		{ k: "literal", literal: 29, to: 624 }, // 626
		{ k: "literal", literal: 27, to: 624 }, // 627
		{ k: "literal", literal: 30, to: 624 }, // 628
		{ k: "fork", to: [625, 626, 627, 628] }, // 629
		{ k: "op", do: { op: "repair", code: 0 }, to: 629 }, // 630
		{ k: "fork", to: [623, 630] }, // 631
		{ k: "space", greedy: true, to: 631 }, // 632
		{ k: "literal", literal: 37, to: 632 }, // 633
		{ k: "slot", slot: "tool", field: "name", to: 633 }, // 634
		{ k: "literal", literal: 38, to: 634 }, // 635
		{ k: "space", greedy: true, to: 635 }, // 636
		{ k: "literal", literal: 39, to: 636 }, // 637
		{ k: "literal", literal: 40, to: 637 }, // 638
		{ k: "space", greedy: true, to: 638 }, // 639
		{ k: "literal", literal: 41, to: 639 }, // 640
		{ k: "literal", literal: 42, to: 640 }, // 641
		{ k: "op", do: { op: "open", unit: 7 }, to: 641 }, // 642
		{ k: "literal", literal: 37, to: 0 }, // 643
		{ k: "slot", slot: "tool", field: "skip", to: 643 }, // 644
		{ k: "literal", literal: 38, to: 644 }, // 645
		{ k: "space", greedy: true, to: 645 }, // 646
		{ k: "literal", literal: 39, to: 646 }, // 647
		{ k: "literal", literal: 40, to: 647 }, // 648
		{ k: "space", greedy: true, to: 648 }, // 649
		{ k: "literal", literal: 41, to: 649 }, // 650
		{ k: "look", body: 650, to: 640 }, // 651
		{ k: "space", greedy: true, to: 651 }, // 652
		{ k: "literal", literal: 43, to: 652 }, // 653
		{ k: "atom", kind: "word", field: "skip", to: 653 }, // 654
		{ k: "literal", literal: 44, to: 654 }, // 655
		{ k: "op", do: { op: "repair", code: 7 }, to: 655 }, // 656
		{ k: "op", do: { op: "open", unit: 8 }, to: 656 }, // 657
		{ k: "literal", literal: 45, to: 5 }, // 658
		{ k: "space", greedy: true, to: 658 }, // 659
		{ k: "fork", to: [667, 659] }, // 660
		{ k: "literal", literal: 23, to: 660 }, // 661
		{ k: "literal", literal: 24, to: 660 }, // 662
		{ k: "literal", literal: 25, to: 660 }, // 663
		{ k: "literal", literal: 26, to: 660 }, // 664
		{ k: "literal", literal: 27, to: 660 }, // 665
		{ k: "fork", to: [661, 662, 663, 664, 665] }, // 666
		{ k: "space", greedy: true, to: 666 }, // 667
		{ k: "op", do: { op: "repair", code: 0 }, to: 667 }, // 668
		{ k: "fork", to: [659, 668] }, // 669
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 669 }, // 670
		{ k: "space", greedy: true, to: 670 }, // 671
		{ k: "literal", literal: 28, to: 671 }, // 672
		{ k: "literal", literal: 29, to: 671 }, // 673
		{ k: "literal", literal: 27, to: 671 }, // 674
		{ k: "literal", literal: 30, to: 671 }, // 675
		{ k: "fork", to: [672, 673, 674, 675] }, // 676
		{ k: "op", do: { op: "repair", code: 0 }, to: 676 }, // 677
		{ k: "fork", to: [670, 677] }, // 678
		{ k: "space", greedy: true, to: 678 }, // 679
		{ k: "literal", literal: 45, to: 679 }, // 680
		{ k: "op", do: { op: "open", unit: 9 }, to: 680 }, // 681
		{ k: "op", do: { op: "commit" }, to: 5 }, // 682
		{ k: "literal", literal: 45, to: 682 }, // 683
		{ k: "space", greedy: true, to: 683 }, // 684
		{ k: "fork", to: [692, 684] }, // 685
		{ k: "literal", literal: 23, to: 685 }, // 686
		{ k: "literal", literal: 24, to: 685 }, // 687
		{ k: "literal", literal: 25, to: 685 }, // 688
		{ k: "literal", literal: 26, to: 685 }, // 689
		{ k: "literal", literal: 27, to: 685 }, // 690
		{ k: "fork", to: [686, 687, 688, 689, 690] }, // 691
		{ k: "space", greedy: true, to: 691 }, // 692
		{ k: "op", do: { op: "repair", code: 0 }, to: 692 }, // 693
		{ k: "fork", to: [684, 693] }, // 694
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments", "parameters"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 694 }, // 695
		{ k: "space", greedy: true, to: 695 }, // 696
		{ k: "literal", literal: 28, to: 696 }, // 697
		{ k: "literal", literal: 29, to: 696 }, // 698
		{ k: "literal", literal: 27, to: 696 }, // 699
		{ k: "literal", literal: 30, to: 696 }, // 700
		{ k: "fork", to: [697, 698, 699, 700] }, // 701
		{ k: "op", do: { op: "repair", code: 0 }, to: 701 }, // 702
		{ k: "fork", to: [695, 702] }, // 703
		{ k: "literal", literal: 34, to: 0 }, // 704
		{ k: "space", greedy: true, to: 704 }, // 705
		{ k: "literal", literal: 46, to: 705 }, // 706
		{ k: "literal", literal: 47, to: 706 }, // 707
		{ k: "literal", literal: 46, to: 707 }, // 708
		{ k: "space", greedy: true, to: 708 }, // 709
		{ k: "literal", literal: 48, to: 709 }, // 710
		{ k: "space", greedy: true, to: 710 }, // 711
		{ k: "literal", literal: 46, to: 711 }, // 712
		{ k: "slot", slot: "tool", field: "skip", to: 712 }, // 713
		{ k: "literal", literal: 46, to: 713 }, // 714
		{ k: "space", greedy: true, to: 714 }, // 715
		{ k: "literal", literal: 34, to: 715 }, // 716
		{ k: "space", greedy: true, to: 716 }, // 717
		{ k: "literal", literal: 46, to: 717 }, // 718
		{ k: "literal", literal: 49, to: 718 }, // 719
		{ k: "literal", literal: 46, to: 719 }, // 720
		{ k: "space", greedy: true, to: 720 }, // 721
		{ k: "literal", literal: 50, to: 721 }, // 722
		{ k: "look", body: 722, to: 703 }, // 723
		{ k: "space", greedy: true, to: 723 }, // 724
		{ k: "literal", literal: 43, to: 724 }, // 725
		{ k: "atom", kind: "word", field: "skip", to: 725 }, // 726
		{ k: "literal", literal: 44, to: 726 }, // 727
		{ k: "op", do: { op: "repair", code: 7 }, to: 727 }, // 728
		{ k: "op", do: { op: "open", unit: 10 }, to: 728 }, // 729
		{ k: "literal", literal: 51, to: 5 }, // 730
		{ k: "space", greedy: true, to: 730 }, // 731
		{ k: "value", py: false, field: "arguments", to: 731 }, // 732
		{ k: "space", greedy: true, to: 732 }, // 733
		{ k: "literal", literal: 28, to: 733 }, // 734
		{ k: "literal", literal: 29, to: 733 }, // 735
		{ k: "literal", literal: 27, to: 733 }, // 736
		{ k: "literal", literal: 30, to: 733 }, // 737
		{ k: "fork", to: [734, 735, 736, 737] }, // 738
		{ k: "op", do: { op: "repair", code: 0 }, to: 738 }, // 739
		{ k: "fork", to: [732, 739] }, // 740
		{ k: "space", greedy: true, to: 740 }, // 741
		{ k: "literal", literal: 30, to: 741 }, // 742
		{ k: "slot", slot: "tool", field: "name", to: 742 }, // 743
		{ k: "literal", literal: 52, to: 743 }, // 744
		{ k: "op", do: { op: "open", unit: 11 }, to: 744 }, // 745
	],
};
