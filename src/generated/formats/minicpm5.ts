// Generated from grammars/minicpm5.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function name="NAME"> with one <param name="KEY"> per argument */
export const minicpm5: Format = {
	version: 2,
	name: "minicpm5",
	title: "<function name=\"NAME\"> with one <param name=\"KEY\"> per argument",
	aliases: [],
	models: ["openbmb/MiniCPM5-*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1008,
	lenient: ["single-quotes", "no-blank", "unclosed-value", "unclosed-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</function>", // 2
		"\">", // 3
		"\"", // 4
		"<function name=", // 5
		"<param", // 6
		"</arguments>", // 7
		"</param>", // 8
		"]]>", // 9
		"[", // 10
		"CDATA", // 11
		"<![", // 12
		"<param name=", // 13
		">", // 14
		"'", // 15
		"<paramname=", // 16
		"<arguments>", // 17
		"'>", // 18
		"<functionname=", // 19
		"\n</think>", // 20
		"\r\n</think>", // 21
		"\n<param name=", // 22
		"\n</function>", // 23
		"\n</arguments>", // 24
		"\r\n<param name=", // 25
		"\r\n</function>", // 26
		"\r\n</arguments>", // 27
	],
	openings: [1, 5, 19],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 189 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5, 19], after: 2, closable: [20, 100], closableByLoop: [21, 26, 27, 28, 29, 30, 31, 32, 38, 39, 40, 41, 42, 43, 47, 55, 56, 57, 70, 71, 72, 73, 76, 77, 78, 79, 80, 84, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 115, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 138, 154, 155, 156, 157, 162, 165, 167], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 19], stray: false }, // 2
		{ k: "fork", to: [19, 176, 0] }, // 3
		{ k: "fork", to: [19, 176] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [20, 21, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "literal", literal: 3, to: 0 }, // 22
		{ k: "slot", slot: "tool", field: "skip", to: 22 }, // 23
		{ k: "literal", literal: 4, to: 23 }, // 24
		{ k: "literal", literal: 5, to: 24 }, // 25
		{ k: "look", body: 25, to: 20 }, // 26
		{ k: "op", do: { op: "repair", code: 3 }, to: 26 }, // 27
		{ k: "fork", to: [21, 27] }, // 28
		{ k: "fork", to: [99, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "definite" }, to: 30 }, // 31
		{ k: "op", do: { op: "settle" }, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 0 }, // 33
		{ k: "literal", literal: 2, to: 0 }, // 34
		{ k: "literal", literal: 7, to: 0 }, // 35
		{ k: "fork", to: [33, 34, 35] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "look", body: 37, to: 32 }, // 38
		{ k: "literal", literal: 8, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 9, to: 40 }, // 41
		{ k: "op", do: { op: "break" }, to: 32 }, // 42
		{ k: "literal", literal: 3, to: 42 }, // 43
		{ k: "slot", slot: "tool", field: "skip", to: 43 }, // 44
		{ k: "literal", literal: 4, to: 44 }, // 45
		{ k: "literal", literal: 5, to: 45 }, // 46
		{ k: "fork", to: [41, 46] }, // 47
		{ k: "text", field: "value", typed: true, stray: false, exits: 47, stops: [9, 5] }, // 48
		{ k: "literal", literal: 10, to: 48 }, // 49
		{ k: "literal", literal: 11, to: 49 }, // 50
		{ k: "atom", kind: "word", field: "skip", to: 49 }, // 51
		{ k: "fork", to: [50, 51] }, // 52
		{ k: "literal", literal: 12, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "op", do: { op: "settle" }, to: 30 }, // 55
		{ k: "look", body: 37, to: 55 }, // 56
		{ k: "literal", literal: 8, to: 56 }, // 57
		{ k: "literal", literal: 4, to: 0 }, // 58
		{ k: "slot", slot: "unbound", field: "skip", to: 58 }, // 59
		{ k: "literal", literal: 4, to: 59 }, // 60
		{ k: "literal", literal: 13, to: 60 }, // 61
		{ k: "assert", what: "end", to: 0 }, // 62
		{ k: "fork", to: [25, 62] }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 2, to: 64 }, // 65
		{ k: "fork", to: [34, 25, 62] }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 7, to: 67 }, // 68
		{ k: "fork", to: [61, 65, 68] }, // 69
		{ k: "look", body: 69, to: 55 }, // 70
		{ k: "eol", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "op", do: { op: "repair", code: 2 }, to: 72 }, // 73
		{ k: "fork", to: [25, 34] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "look", body: 75, to: 55 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "op", do: { op: "repair", code: 3 }, to: 77 }, // 78
		{ k: "op", do: { op: "break" }, to: 55 }, // 79
		{ k: "literal", literal: 3, to: 79 }, // 80
		{ k: "slot", slot: "tool", field: "skip", to: 80 }, // 81
		{ k: "literal", literal: 4, to: 81 }, // 82
		{ k: "literal", literal: 5, to: 82 }, // 83
		{ k: "fork", to: [57, 73, 78, 83] }, // 84
		{ k: "text", field: "value", typed: true, stray: false, exits: 84, stops: [8, 22, 23, 24, 25, 26, 27, 13, 2, 7, 5] }, // 85
		{ k: "fork", to: [54, 85] }, // 86
		{ k: "literal", literal: 14, to: 86 }, // 87
		{ k: "literal", literal: 4, to: 87 }, // 88
		{ k: "atom", kind: "word", field: "key", to: 88 }, // 89
		{ k: "literal", literal: 4, to: 89 }, // 90
		{ k: "literal", literal: 15, to: 87 }, // 91
		{ k: "atom", kind: "word", field: "key", to: 91 }, // 92
		{ k: "literal", literal: 15, to: 92 }, // 93
		{ k: "op", do: { op: "repair", code: 0 }, to: 93 }, // 94
		{ k: "fork", to: [90, 94] }, // 95
		{ k: "literal", literal: 13, to: 95 }, // 96
		{ k: "literal", literal: 16, to: 95 }, // 97
		{ k: "op", do: { op: "repair", code: 1 }, to: 97 }, // 98
		{ k: "fork", to: [96, 98] }, // 99
		{ k: "space", greedy: true, to: 28 }, // 100
		{ k: "literal", literal: 7, to: 100 }, // 101
		{ k: "fork", to: [153, 101] }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "op", do: { op: "definite" }, to: 103 }, // 104
		{ k: "op", do: { op: "settle" }, to: 104 }, // 105
		{ k: "look", body: 37, to: 105 }, // 106
		{ k: "literal", literal: 8, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 9, to: 108 }, // 109
		{ k: "op", do: { op: "break" }, to: 105 }, // 110
		{ k: "literal", literal: 3, to: 110 }, // 111
		{ k: "slot", slot: "tool", field: "skip", to: 111 }, // 112
		{ k: "literal", literal: 4, to: 112 }, // 113
		{ k: "literal", literal: 5, to: 113 }, // 114
		{ k: "fork", to: [109, 114] }, // 115
		{ k: "text", field: "value", typed: true, stray: false, exits: 115, stops: [9, 5] }, // 116
		{ k: "literal", literal: 10, to: 116 }, // 117
		{ k: "literal", literal: 11, to: 117 }, // 118
		{ k: "atom", kind: "word", field: "skip", to: 117 }, // 119
		{ k: "fork", to: [118, 119] }, // 120
		{ k: "literal", literal: 12, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "op", do: { op: "settle" }, to: 103 }, // 123
		{ k: "look", body: 37, to: 123 }, // 124
		{ k: "literal", literal: 8, to: 124 }, // 125
		{ k: "look", body: 69, to: 123 }, // 126
		{ k: "eol", to: 126 }, // 127
		{ k: "fork", to: [127, 126] }, // 128
		{ k: "op", do: { op: "repair", code: 2 }, to: 128 }, // 129
		{ k: "look", body: 75, to: 123 }, // 130
		{ k: "literal", literal: 8, to: 130 }, // 131
		{ k: "op", do: { op: "repair", code: 3 }, to: 131 }, // 132
		{ k: "op", do: { op: "break" }, to: 123 }, // 133
		{ k: "literal", literal: 3, to: 133 }, // 134
		{ k: "slot", slot: "tool", field: "skip", to: 134 }, // 135
		{ k: "literal", literal: 4, to: 135 }, // 136
		{ k: "literal", literal: 5, to: 136 }, // 137
		{ k: "fork", to: [125, 129, 132, 137] }, // 138
		{ k: "text", field: "value", typed: true, stray: false, exits: 138, stops: [8, 22, 23, 24, 25, 26, 27, 13, 2, 7, 5] }, // 139
		{ k: "fork", to: [122, 139] }, // 140
		{ k: "literal", literal: 14, to: 140 }, // 141
		{ k: "literal", literal: 4, to: 141 }, // 142
		{ k: "atom", kind: "word", field: "key", to: 142 }, // 143
		{ k: "literal", literal: 4, to: 143 }, // 144
		{ k: "literal", literal: 15, to: 141 }, // 145
		{ k: "atom", kind: "word", field: "key", to: 145 }, // 146
		{ k: "literal", literal: 15, to: 146 }, // 147
		{ k: "op", do: { op: "repair", code: 0 }, to: 147 }, // 148
		{ k: "fork", to: [144, 148] }, // 149
		{ k: "literal", literal: 13, to: 149 }, // 150
		{ k: "literal", literal: 16, to: 149 }, // 151
		{ k: "op", do: { op: "repair", code: 1 }, to: 151 }, // 152
		{ k: "fork", to: [150, 152] }, // 153
		{ k: "literal", literal: 17, to: 103 }, // 154
		{ k: "fork", to: [29, 154] }, // 155
		{ k: "space", greedy: true, to: 155 }, // 156
		{ k: "literal", literal: 3, to: 156 }, // 157
		{ k: "literal", literal: 17, to: 0 }, // 158
		{ k: "fork", to: [33, 34, 158] }, // 159
		{ k: "space", greedy: true, to: 159 }, // 160
		{ k: "literal", literal: 3, to: 160 }, // 161
		{ k: "look", body: 161, to: 157 }, // 162
		{ k: "atom", kind: "word", field: "name", to: 162 }, // 163
		{ k: "literal", literal: 4, to: 163 }, // 164
		{ k: "literal", literal: 18, to: 156 }, // 165
		{ k: "literal", literal: 18, to: 160 }, // 166
		{ k: "look", body: 166, to: 165 }, // 167
		{ k: "atom", kind: "word", field: "name", to: 167 }, // 168
		{ k: "literal", literal: 15, to: 168 }, // 169
		{ k: "op", do: { op: "repair", code: 0 }, to: 169 }, // 170
		{ k: "fork", to: [164, 170] }, // 171
		{ k: "literal", literal: 5, to: 171 }, // 172
		{ k: "literal", literal: 19, to: 171 }, // 173
		{ k: "op", do: { op: "repair", code: 1 }, to: 173 }, // 174
		{ k: "fork", to: [172, 174] }, // 175
		{ k: "op", do: { op: "open", unit: 0 }, to: 175 }, // 176
		{ k: "op", do: { op: "settle" }, to: 0 }, // 177
		{ k: "eol", to: 2 }, // 178
		{ k: "fork", to: [178, 2] }, // 179
		{ k: "eol", to: 179 }, // 180
		{ k: "fork", to: [180, 179] }, // 181
		{ k: "literal", literal: 0, to: 181 }, // 182
		{ k: "eol", to: 182 }, // 183
		{ k: "fork", to: [183, 182] }, // 184
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 184, stops: [20, 21, 0] }, // 185
		{ k: "eol", to: 185 }, // 186
		{ k: "fork", to: [186, 185] }, // 187
		{ k: "literal", literal: 1, to: 187 }, // 188
		{ k: "fork", to: [188, 187] }, // 189
	],
};
