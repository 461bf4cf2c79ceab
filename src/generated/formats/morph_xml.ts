// Generated from grammars/morph_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** elements named by the tool and its parameters */
export const morph_xml: Format = {
	version: 2,
	name: "morph_xml",
	title: "elements named by the tool and its parameters",
	aliases: ["morph", "sijawara", "xml_tools"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S8",
	reasoning: false,
	holdback: 1024,
	lenient: ["doubled-open", "undeclared", "more-attributes", "unclosed-value", "unclosed-call", "doubled-close", "unopened-key"],
	literals: [
		">", // 0
		"</", // 1
		"<", // 2
		"\"", // 3
		"=\"", // 4
		"/>", // 5
	],
	openings: [],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], named: [{ before: 1, after: 0 }], openings: [], after: 2, closable: [5, 6, 7, 118, 119, 120, 121, 125, 126], closableByLoop: [8, 12, 13, 14, 15, 16, 17, 23, 24, 25, 26, 36, 37, 38, 39, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 61, 62, 65, 67, 68, 69, 70, 71, 73, 76, 77, 78, 79, 80, 81, 84, 122, 123, 124, 127, 128, 129, 134, 135, 136, 137, 147], pairs: true }, // 0
		{ closes: [], named: [{ before: 1, after: 0 }], openings: [], after: 2, closable: [5, 6, 7], closableByLoop: [8, 67, 68, 69, 70, 71, 73, 76, 77, 78, 79, 80, 81, 84, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 182, 183, 186], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2], stray: false }, // 2
		{ k: "fork", to: [150, 214, 0] }, // 3
		{ k: "fork", to: [150, 214] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "same", field: "name", to: 6 }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "literal", literal: 0, to: 0 }, // 9
		{ k: "slot", slot: "tool", field: "skip", to: 9 }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "look", body: 11, to: 5 }, // 12
		{ k: "op", do: { op: "repair", code: 4 }, to: 12 }, // 13
		{ k: "fork", to: [8, 13] }, // 14
		{ k: "fork", to: [109, 14] }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "op", do: { op: "settle" }, to: 16 }, // 17
		{ k: "slot", slot: "prop", field: "skip", to: 9 }, // 18
		{ k: "literal", literal: 2, to: 18 }, // 19
		{ k: "literal", literal: 1, to: 10 }, // 20
		{ k: "fork", to: [19, 20] }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "look", body: 22, to: 17 }, // 23
		{ k: "literal", literal: 0, to: 23 }, // 24
		{ k: "same", field: "key", to: 24 }, // 25
		{ k: "literal", literal: 1, to: 25 }, // 26
		{ k: "slot", slot: "unbound", field: "skip", to: 9 }, // 27
		{ k: "literal", literal: 2, to: 27 }, // 28
		{ k: "assert", what: "end", to: 0 }, // 29
		{ k: "fork", to: [11, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 0, to: 31 }, // 32
		{ k: "same", field: "name", to: 32 }, // 33
		{ k: "literal", literal: 1, to: 33 }, // 34
		{ k: "fork", to: [28, 34] }, // 35
		{ k: "look", body: 35, to: 17 }, // 36
		{ k: "eol", to: 36 }, // 37
		{ k: "fork", to: [37, 36] }, // 38
		{ k: "op", do: { op: "repair", code: 3 }, to: 38 }, // 39
		{ k: "space", greedy: true, to: 11 }, // 40
		{ k: "look", body: 40, to: 17 }, // 41
		{ k: "literal", literal: 0, to: 41 }, // 42
		{ k: "same", field: "key", to: 42 }, // 43
		{ k: "literal", literal: 1, to: 43 }, // 44
		{ k: "op", do: { op: "repair", code: 4 }, to: 44 }, // 45
		{ k: "space", greedy: true, to: 26 }, // 46
		{ k: "literal", literal: 0, to: 46 }, // 47
		{ k: "same", field: "key", to: 47 }, // 48
		{ k: "literal", literal: 1, to: 48 }, // 49
		{ k: "op", do: { op: "repair", code: 5 }, to: 49 }, // 50
		{ k: "op", do: { op: "break", at: "skip" }, to: 17 }, // 51
		{ k: "literal", literal: 0, to: 51 }, // 52
		{ k: "slot", slot: "unbound", field: "skip", to: 52 }, // 53
		{ k: "slot", slot: "tool", field: "skip", to: 52 }, // 54
		{ k: "fork", to: [53, 54] }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 0, to: 56 }, // 57
		{ k: "same", field: "key", to: 57 }, // 58
		{ k: "literal", literal: 1, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 59 }, // 60
		{ k: "op", do: { op: "break", at: "here" }, to: 17 }, // 61
		{ k: "literal", literal: 0, to: 61 }, // 62
		{ k: "slot", slot: "tool", field: "skip", to: 62 }, // 63
		{ k: "literal", literal: 2, to: 63 }, // 64
		{ k: "fork", to: [26, 39, 45, 50, 60, 64] }, // 65
		{ k: "fork", to: [93] }, // 66
		{ k: "return" }, // 67
		{ k: "op", do: { op: "definite" }, to: 67 }, // 68
		{ k: "op", do: { op: "pop" }, to: 68 }, // 69
		{ k: "fork", to: [89, 69] }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "fork", to: [88] }, // 72
		{ k: "op", do: { op: "settle" }, to: 67 }, // 73
		{ k: "literal", literal: 2, to: 0 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "look", body: 75, to: 73 }, // 76
		{ k: "literal", literal: 0, to: 76 }, // 77
		{ k: "same", field: "key", to: 77 }, // 78
		{ k: "literal", literal: 1, to: 78 }, // 79
		{ k: "op", do: { op: "break", at: "skip" }, to: 73 }, // 80
		{ k: "literal", literal: 0, to: 80 }, // 81
		{ k: "slot", slot: "prop", field: "skip", to: 81 }, // 82
		{ k: "literal", literal: 2, to: 82 }, // 83
		{ k: "fork", to: [79, 83] }, // 84
		{ k: "call", body: 66, back: 84 }, // 85
		{ k: "literal", literal: 0, to: 85 }, // 86
		{ k: "slot", slot: "prop", field: "key", to: 86 }, // 87
		{ k: "literal", literal: 2, to: 87 }, // 88
		{ k: "call", body: 72, back: 71 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "op", do: { op: "push", shape: "tree", item: "item" }, to: 90 }, // 91
		{ k: "text", field: "value", typed: true, stray: false, exits: 67, stops: null }, // 92
		{ k: "fork", to: [91, 92] }, // 93
		{ k: "call", body: 66, back: 65 }, // 94
		{ k: "literal", literal: 0, to: 94 }, // 95
		{ k: "slot", slot: "prop", field: "key", to: 95 }, // 96
		{ k: "literal", literal: 2, to: 96 }, // 97
		{ k: "call", body: 66, back: 26 }, // 98
		{ k: "literal", literal: 0, to: 98 }, // 99
		{ k: "fork", to: [105, 99] }, // 100
		{ k: "literal", literal: 3, to: 100 }, // 101
		{ k: "atom", kind: "attr", field: "skip", to: 101 }, // 102
		{ k: "literal", literal: 4, to: 102 }, // 103
		{ k: "atom", kind: "word", field: "skip", to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "slot", slot: "prop", field: "key", to: 105 }, // 106
		{ k: "literal", literal: 2, to: 106 }, // 107
		{ k: "op", do: { op: "repair", code: 2 }, to: 107 }, // 108
		{ k: "fork", to: [97, 108] }, // 109
		{ k: "op", do: { op: "commit" }, to: 109 }, // 110
		{ k: "literal", literal: 4, to: 0 }, // 111
		{ k: "atom", kind: "word", field: "skip", to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "fork", to: [9, 113] }, // 114
		{ k: "slot", slot: "prop", field: "skip", to: 114 }, // 115
		{ k: "literal", literal: 2, to: 115 }, // 116
		{ k: "look", body: 116, to: 110 }, // 117
		{ k: "op", do: { op: "commit" }, to: 5 }, // 118
		{ k: "literal", literal: 0, to: 118 }, // 119
		{ k: "same", field: "name", to: 119 }, // 120
		{ k: "literal", literal: 1, to: 120 }, // 121
		{ k: "fork", to: [117, 121] }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 0, to: 123 }, // 124
		{ k: "literal", literal: 5, to: 118 }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "fork", to: [141, 8] }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "op", do: { op: "settle" }, to: 128 }, // 129
		{ k: "atom", kind: "word", field: "skip", to: 9 }, // 130
		{ k: "literal", literal: 2, to: 130 }, // 131
		{ k: "fork", to: [131, 20] }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "look", body: 133, to: 129 }, // 134
		{ k: "literal", literal: 0, to: 134 }, // 135
		{ k: "same", field: "key", to: 135 }, // 136
		{ k: "literal", literal: 1, to: 136 }, // 137
		{ k: "text", field: "value", typed: true, stray: false, exits: 137, stops: [1] }, // 138
		{ k: "literal", literal: 0, to: 138 }, // 139
		{ k: "atom", kind: "word", field: "key", to: 139 }, // 140
		{ k: "literal", literal: 2, to: 140 }, // 141
		{ k: "op", do: { op: "commit" }, to: 141 }, // 142
		{ k: "look", body: 131, to: 142 }, // 143
		{ k: "space", greedy: true, to: 143 }, // 144
		{ k: "literal", literal: 0, to: 144 }, // 145
		{ k: "op", do: { op: "repair", code: 1 }, to: 145 }, // 146
		{ k: "fork", to: [124, 126, 146] }, // 147
		{ k: "slot", slot: "tool", field: "name", to: 147 }, // 148
		{ k: "literal", literal: 2, to: 148 }, // 149
		{ k: "op", do: { op: "open", unit: 0 }, to: 149 }, // 150
		{ k: "fork", to: [202, 8] }, // 151
		{ k: "space", greedy: true, to: 151 }, // 152
		{ k: "op", do: { op: "settle" }, to: 152 }, // 153
		{ k: "look", body: 22, to: 153 }, // 154
		{ k: "literal", literal: 0, to: 154 }, // 155
		{ k: "same", field: "key", to: 155 }, // 156
		{ k: "literal", literal: 1, to: 156 }, // 157
		{ k: "look", body: 35, to: 153 }, // 158
		{ k: "eol", to: 158 }, // 159
		{ k: "fork", to: [159, 158] }, // 160
		{ k: "op", do: { op: "repair", code: 3 }, to: 160 }, // 161
		{ k: "look", body: 40, to: 153 }, // 162
		{ k: "literal", literal: 0, to: 162 }, // 163
		{ k: "same", field: "key", to: 163 }, // 164
		{ k: "literal", literal: 1, to: 164 }, // 165
		{ k: "op", do: { op: "repair", code: 4 }, to: 165 }, // 166
		{ k: "space", greedy: true, to: 157 }, // 167
		{ k: "literal", literal: 0, to: 167 }, // 168
		{ k: "same", field: "key", to: 168 }, // 169
		{ k: "literal", literal: 1, to: 169 }, // 170
		{ k: "op", do: { op: "repair", code: 5 }, to: 170 }, // 171
		{ k: "op", do: { op: "break", at: "skip" }, to: 153 }, // 172
		{ k: "literal", literal: 0, to: 172 }, // 173
		{ k: "slot", slot: "unbound", field: "skip", to: 173 }, // 174
		{ k: "slot", slot: "tool", field: "skip", to: 173 }, // 175
		{ k: "fork", to: [174, 175] }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "literal", literal: 0, to: 177 }, // 178
		{ k: "same", field: "key", to: 178 }, // 179
		{ k: "literal", literal: 1, to: 179 }, // 180
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 180 }, // 181
		{ k: "op", do: { op: "break", at: "here" }, to: 153 }, // 182
		{ k: "literal", literal: 0, to: 182 }, // 183
		{ k: "slot", slot: "tool", field: "skip", to: 183 }, // 184
		{ k: "literal", literal: 2, to: 184 }, // 185
		{ k: "fork", to: [157, 161, 166, 171, 181, 185] }, // 186
		{ k: "call", body: 66, back: 186 }, // 187
		{ k: "literal", literal: 0, to: 187 }, // 188
		{ k: "slot", slot: "prop", field: "key", to: 188 }, // 189
		{ k: "literal", literal: 2, to: 189 }, // 190
		{ k: "call", body: 66, back: 157 }, // 191
		{ k: "literal", literal: 0, to: 191 }, // 192
		{ k: "fork", to: [198, 192] }, // 193
		{ k: "literal", literal: 3, to: 193 }, // 194
		{ k: "atom", kind: "attr", field: "skip", to: 194 }, // 195
		{ k: "literal", literal: 4, to: 195 }, // 196
		{ k: "atom", kind: "word", field: "skip", to: 196 }, // 197
		{ k: "space", greedy: true, to: 197 }, // 198
		{ k: "slot", slot: "prop", field: "key", to: 198 }, // 199
		{ k: "literal", literal: 2, to: 199 }, // 200
		{ k: "op", do: { op: "repair", code: 2 }, to: 200 }, // 201
		{ k: "fork", to: [190, 201] }, // 202
		{ k: "op", do: { op: "commit" }, to: 202 }, // 203
		{ k: "look", body: 116, to: 203 }, // 204
		{ k: "space", greedy: true, to: 204 }, // 205
		{ k: "literal", literal: 0, to: 205 }, // 206
		{ k: "slot", slot: "tool", field: "name", to: 206 }, // 207
		{ k: "literal", literal: 2, to: 207 }, // 208
		{ k: "space", greedy: true, to: 208 }, // 209
		{ k: "literal", literal: 0, to: 209 }, // 210
		{ k: "slot", slot: "tool", field: "skip", to: 210 }, // 211
		{ k: "literal", literal: 2, to: 211 }, // 212
		{ k: "op", do: { op: "repair", code: 0 }, to: 212 }, // 213
		{ k: "op", do: { op: "open", unit: 1 }, to: 213 }, // 214
	],
};
