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
		"=\"", // 3
		"\"", // 4
		"/>", // 5
	],
	openings: [],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], named: [{ before: 1, after: 0 }], openings: [], after: 2, closable: [5, 6, 7, 119, 120, 121, 122, 126, 127], closableByLoop: [8, 12, 13, 14, 15, 16, 17, 27, 28, 29, 30, 40, 41, 42, 43, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 69, 71, 72, 73, 74, 75, 77, 80, 81, 82, 83, 88, 89, 90, 91, 92, 93, 123, 124, 125, 128, 129, 130, 135, 136, 137, 138, 148], pairs: true }, // 0
		{ closes: [], named: [{ before: 1, after: 0 }], openings: [], after: 2, closable: [5, 6, 7], closableByLoop: [8, 71, 72, 73, 74, 75, 77, 80, 81, 82, 83, 88, 89, 90, 91, 92, 93, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 187], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2], terminators: [], stray: false }, // 2
		{ k: "fork", to: [151, 213, 0] }, // 3
		{ k: "fork", to: [151, 213] }, // 4
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
		{ k: "fork", to: [116, 14] }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "op", do: { op: "settle" }, to: 16 }, // 17
		{ k: "literal", literal: 3, to: 0 }, // 18
		{ k: "atom", kind: "word", field: "skip", to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "fork", to: [9, 20] }, // 21
		{ k: "slot", slot: "prop", field: "skip", to: 21 }, // 22
		{ k: "literal", literal: 2, to: 22 }, // 23
		{ k: "literal", literal: 1, to: 10 }, // 24
		{ k: "fork", to: [23, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "look", body: 26, to: 17 }, // 27
		{ k: "literal", literal: 0, to: 27 }, // 28
		{ k: "same", field: "key", to: 28 }, // 29
		{ k: "literal", literal: 1, to: 29 }, // 30
		{ k: "slot", slot: "unbound", field: "skip", to: 9 }, // 31
		{ k: "literal", literal: 2, to: 31 }, // 32
		{ k: "assert", what: "end", to: 0 }, // 33
		{ k: "fork", to: [11, 33] }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 0, to: 35 }, // 36
		{ k: "same", field: "name", to: 36 }, // 37
		{ k: "literal", literal: 1, to: 37 }, // 38
		{ k: "fork", to: [32, 38] }, // 39
		{ k: "look", body: 39, to: 17 }, // 40
		{ k: "eol", to: 40 }, // 41
		{ k: "fork", to: [41, 40] }, // 42
		{ k: "op", do: { op: "repair", code: 3 }, to: 42 }, // 43
		{ k: "space", greedy: true, to: 11 }, // 44
		{ k: "look", body: 44, to: 17 }, // 45
		{ k: "literal", literal: 0, to: 45 }, // 46
		{ k: "same", field: "key", to: 46 }, // 47
		{ k: "literal", literal: 1, to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 4 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 30 }, // 50
		{ k: "literal", literal: 0, to: 50 }, // 51
		{ k: "same", field: "key", to: 51 }, // 52
		{ k: "literal", literal: 1, to: 52 }, // 53
		{ k: "op", do: { op: "repair", code: 5 }, to: 53 }, // 54
		{ k: "op", do: { op: "break", at: "skip" }, to: 17 }, // 55
		{ k: "literal", literal: 0, to: 55 }, // 56
		{ k: "slot", slot: "unbound", field: "skip", to: 56 }, // 57
		{ k: "slot", slot: "tool", field: "skip", to: 56 }, // 58
		{ k: "fork", to: [57, 58] }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 0, to: 60 }, // 61
		{ k: "same", field: "key", to: 61 }, // 62
		{ k: "literal", literal: 1, to: 62 }, // 63
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 63 }, // 64
		{ k: "op", do: { op: "break", at: "here" }, to: 17 }, // 65
		{ k: "literal", literal: 0, to: 65 }, // 66
		{ k: "slot", slot: "tool", field: "skip", to: 66 }, // 67
		{ k: "literal", literal: 2, to: 67 }, // 68
		{ k: "fork", to: [30, 43, 49, 54, 64, 68] }, // 69
		{ k: "fork", to: [102] }, // 70
		{ k: "return" }, // 71
		{ k: "op", do: { op: "definite" }, to: 71 }, // 72
		{ k: "op", do: { op: "pop" }, to: 72 }, // 73
		{ k: "fork", to: [98, 73] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "fork", to: [97] }, // 76
		{ k: "op", do: { op: "settle" }, to: 71 }, // 77
		{ k: "literal", literal: 2, to: 0 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "look", body: 79, to: 77 }, // 80
		{ k: "literal", literal: 0, to: 80 }, // 81
		{ k: "same", field: "key", to: 81 }, // 82
		{ k: "literal", literal: 1, to: 82 }, // 83
		{ k: "op", do: { op: "break", at: "skip" }, to: 77 }, // 84
		{ k: "literal", literal: 0, to: 84 }, // 85
		{ k: "slot", slot: "prop", field: "skip", to: 85 }, // 86
		{ k: "literal", literal: 2, to: 86 }, // 87
		{ k: "space", greedy: true, to: 83 }, // 88
		{ k: "literal", literal: 0, to: 88 }, // 89
		{ k: "same", field: "key", to: 89 }, // 90
		{ k: "literal", literal: 1, to: 90 }, // 91
		{ k: "op", do: { op: "repair", code: 5 }, to: 91 }, // 92
		{ k: "fork", to: [83, 87, 92] }, // 93
		{ k: "call", body: 70, back: 93 }, // 94
		{ k: "literal", literal: 0, to: 94 }, // 95
		{ k: "slot", slot: "prop", field: "key", to: 95 }, // 96
		{ k: "literal", literal: 2, to: 96 }, // 97
		{ k: "call", body: 76, back: 75 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "op", do: { op: "push", shape: "tree", item: "item" }, to: 99 }, // 100
		{ k: "text", field: "value", typed: true, stray: false, exits: 71, stops: null }, // 101
		{ k: "fork", to: [100, 101] }, // 102
		{ k: "call", body: 70, back: 69 }, // 103
		{ k: "literal", literal: 0, to: 103 }, // 104
		{ k: "slot", slot: "prop", field: "key", to: 104 }, // 105
		{ k: "literal", literal: 2, to: 105 }, // 106
		{ k: "fork", to: [112, 104] }, // 107
		{ k: "literal", literal: 4, to: 107 }, // 108
		{ k: "atom", kind: "attr", field: "skip", to: 108 }, // 109
		{ k: "literal", literal: 3, to: 109 }, // 110
		{ k: "atom", kind: "word", field: "skip", to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "slot", slot: "prop", field: "key", to: 112 }, // 113
		{ k: "literal", literal: 2, to: 113 }, // 114
		{ k: "op", do: { op: "repair", code: 2 }, to: 114 }, // 115
		{ k: "fork", to: [106, 115] }, // 116
		{ k: "op", do: { op: "commit" }, to: 116 }, // 117
		{ k: "look", body: 23, to: 117 }, // 118
		{ k: "op", do: { op: "commit" }, to: 5 }, // 119
		{ k: "literal", literal: 0, to: 119 }, // 120
		{ k: "same", field: "name", to: 120 }, // 121
		{ k: "literal", literal: 1, to: 121 }, // 122
		{ k: "fork", to: [118, 122] }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "literal", literal: 0, to: 124 }, // 125
		{ k: "literal", literal: 5, to: 119 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "fork", to: [142, 8] }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "op", do: { op: "settle" }, to: 129 }, // 130
		{ k: "atom", kind: "word", field: "skip", to: 9 }, // 131
		{ k: "literal", literal: 2, to: 131 }, // 132
		{ k: "fork", to: [132, 24] }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "look", body: 134, to: 130 }, // 135
		{ k: "literal", literal: 0, to: 135 }, // 136
		{ k: "same", field: "key", to: 136 }, // 137
		{ k: "literal", literal: 1, to: 137 }, // 138
		{ k: "text", field: "value", typed: true, stray: false, exits: 138, stops: [1], terminators: [130] }, // 139
		{ k: "literal", literal: 0, to: 139 }, // 140
		{ k: "atom", kind: "word", field: "key", to: 140 }, // 141
		{ k: "literal", literal: 2, to: 141 }, // 142
		{ k: "op", do: { op: "commit" }, to: 142 }, // 143
		{ k: "look", body: 132, to: 143 }, // 144
		{ k: "space", greedy: true, to: 144 }, // 145
		{ k: "literal", literal: 0, to: 145 }, // 146
		{ k: "op", do: { op: "repair", code: 1 }, to: 146 }, // 147
		{ k: "fork", to: [125, 127, 147] }, // 148
		{ k: "slot", slot: "tool", field: "name", to: 148 }, // 149
		{ k: "literal", literal: 2, to: 149 }, // 150
		{ k: "op", do: { op: "open", unit: 0 }, to: 150 }, // 151
		{ k: "fork", to: [201, 8] }, // 152
		{ k: "space", greedy: true, to: 152 }, // 153
		{ k: "op", do: { op: "settle" }, to: 153 }, // 154
		{ k: "look", body: 26, to: 154 }, // 155
		{ k: "literal", literal: 0, to: 155 }, // 156
		{ k: "same", field: "key", to: 156 }, // 157
		{ k: "literal", literal: 1, to: 157 }, // 158
		{ k: "look", body: 39, to: 154 }, // 159
		{ k: "eol", to: 159 }, // 160
		{ k: "fork", to: [160, 159] }, // 161
		{ k: "op", do: { op: "repair", code: 3 }, to: 161 }, // 162
		{ k: "look", body: 44, to: 154 }, // 163
		{ k: "literal", literal: 0, to: 163 }, // 164
		{ k: "same", field: "key", to: 164 }, // 165
		{ k: "literal", literal: 1, to: 165 }, // 166
		{ k: "op", do: { op: "repair", code: 4 }, to: 166 }, // 167
		{ k: "space", greedy: true, to: 158 }, // 168
		{ k: "literal", literal: 0, to: 168 }, // 169
		{ k: "same", field: "key", to: 169 }, // 170
		{ k: "literal", literal: 1, to: 170 }, // 171
		{ k: "op", do: { op: "repair", code: 5 }, to: 171 }, // 172
		{ k: "op", do: { op: "break", at: "skip" }, to: 154 }, // 173
		{ k: "literal", literal: 0, to: 173 }, // 174
		{ k: "slot", slot: "unbound", field: "skip", to: 174 }, // 175
		{ k: "slot", slot: "tool", field: "skip", to: 174 }, // 176
		{ k: "fork", to: [175, 176] }, // 177
		{ k: "space", greedy: true, to: 177 }, // 178
		{ k: "literal", literal: 0, to: 178 }, // 179
		{ k: "same", field: "key", to: 179 }, // 180
		{ k: "literal", literal: 1, to: 180 }, // 181
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 181 }, // 182
		{ k: "op", do: { op: "break", at: "here" }, to: 154 }, // 183
		{ k: "literal", literal: 0, to: 183 }, // 184
		{ k: "slot", slot: "tool", field: "skip", to: 184 }, // 185
		{ k: "literal", literal: 2, to: 185 }, // 186
		{ k: "fork", to: [158, 162, 167, 172, 182, 186] }, // 187
		{ k: "call", body: 70, back: 187 }, // 188
		{ k: "literal", literal: 0, to: 188 }, // 189
		{ k: "slot", slot: "prop", field: "key", to: 189 }, // 190
		{ k: "literal", literal: 2, to: 190 }, // 191
		{ k: "fork", to: [197, 189] }, // 192
		{ k: "literal", literal: 4, to: 192 }, // 193
		{ k: "atom", kind: "attr", field: "skip", to: 193 }, // 194
		{ k: "literal", literal: 3, to: 194 }, // 195
		{ k: "atom", kind: "word", field: "skip", to: 195 }, // 196
		{ k: "space", greedy: true, to: 196 }, // 197
		{ k: "slot", slot: "prop", field: "key", to: 197 }, // 198
		{ k: "literal", literal: 2, to: 198 }, // 199
		{ k: "op", do: { op: "repair", code: 2 }, to: 199 }, // 200
		{ k: "fork", to: [191, 200] }, // 201
		{ k: "op", do: { op: "commit" }, to: 201 }, // 202
		{ k: "look", body: 23, to: 202 }, // 203
		{ k: "space", greedy: true, to: 203 }, // 204
		{ k: "literal", literal: 0, to: 204 }, // 205
		{ k: "slot", slot: "tool", field: "name", to: 205 }, // 206
		{ k: "literal", literal: 2, to: 206 }, // 207
		{ k: "space", greedy: true, to: 207 }, // 208
		{ k: "literal", literal: 0, to: 208 }, // 209
		{ k: "slot", slot: "tool", field: "skip", to: 209 }, // 210
		{ k: "literal", literal: 2, to: 210 }, // 211
		{ k: "op", do: { op: "repair", code: 0 }, to: 211 }, // 212
		{ k: "op", do: { op: "open", unit: 1 }, to: 212 }, // 213
	],
};
