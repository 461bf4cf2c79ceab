// Generated from grammars/atem.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** frames with a recipient; invokes with named parameters in the frame of a tool */
export const atem: Format = {
	version: 2,
	name: "atem",
	title: "frames with a recipient; invokes with named parameters in the frame of a tool",
	aliases: ["glimmer", "muse", "muse_glimmer"],
	models: ["meta-llama/Muse-Glimmer*", "meta/muse-glimmer*"],
	tokens: ["<|start|>", "<|message|>", "<|eom|>", "<|eot|>", "<|end_of_text|>"],
	ends: ["<|eot|>", "<|end_of_text|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-frame", "unclosed-value", "unclosed-call", "doubled-close", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"<|eom|>", // 0
		"<|start|>", // 1
		"<|message|>", // 2
		" to=self", // 3
		"assistant", // 4
		"</atem:function_calls>", // 5
		"</atem:invoke>", // 6
		"\">", // 7
		"<atem:invoke name=\"", // 8
		"<atem:parameter name=", // 9
		"</atem:parameter>", // 10
		"<atem:parameter name=\"", // 11
		"<atem:parameter>", // 12
		">", // 13
		"</atem:", // 14
		"=\"", // 15
		" ", // 16
		":", // 17
		"<", // 18
		"<atem:function_calls>", // 19
		" to=", // 20
		"<atem:invoke name=", // 21
		" to=user", // 22
		"\n<atem:parameter name=\"", // 23
		"\n</atem:invoke>", // 24
		"\r\n<atem:parameter name=\"", // 25
		"\r\n</atem:invoke>", // 26
		"\n<atem:parameter>", // 27
		"\r\n<atem:parameter>", // 28
	],
	openings: [1, 19],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|start|>assistant to=self<|message|>"], node: 10 }, // 0
	],
	units: [
		{ closes: [6], openings: [8, 5, 1, 19], after: 21, closable: [25], closableByLoop: [26, 28, 29, 33, 34, 35, 36, 37, 38, 43, 44, 52, 53, 54, 55, 58, 59, 60, 61, 62, 63, 65, 66, 67, 68, 69, 70, 71, 99, 104], pairs: true }, // 0
		{ closes: [6], openings: [8, 5, 1, 19], after: 120, closable: [124], closableByLoop: [125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 180, 185], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 1, 20, 2, 19, 22], terminators: [], stray: false }, // 2
		{ k: "fork", to: [16, 118, 193, 201, 0] }, // 3
		{ k: "fork", to: [16, 118, 193, 201] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "look", body: 7, to: 5 }, // 8
		{ k: "fork", to: [6, 8] }, // 9
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 9, stops: [0, 1], terminators: [5] }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "literal", literal: 3, to: 11 }, // 12
		{ k: "assert", what: "start", to: 12 }, // 13
		{ k: "literal", literal: 4, to: 12 }, // 14
		{ k: "literal", literal: 1, to: 14 }, // 15
		{ k: "fork", to: [13, 15] }, // 16
		{ k: "literal", literal: 0, to: 2 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "fork", to: [18, 2] }, // 19
		{ k: "literal", literal: 5, to: 19 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [8, 5, 3, 1, 20, 2, 19, 22], terminators: [], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [107, 20, 108] }, // 22
		{ k: "fork", to: [107, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 6, to: 25 }, // 26
		{ k: "literal", literal: 5, to: 0 }, // 27
		{ k: "look", body: 27, to: 25 }, // 28
		{ k: "op", do: { op: "repair", code: 2 }, to: 28 }, // 29
		{ k: "literal", literal: 7, to: 0 }, // 30
		{ k: "slot", slot: "tool", field: "skip", to: 30 }, // 31
		{ k: "literal", literal: 8, to: 31 }, // 32
		{ k: "look", body: 32, to: 25 }, // 33
		{ k: "op", do: { op: "repair", code: 2 }, to: 33 }, // 34
		{ k: "fork", to: [26, 29, 34] }, // 35
		{ k: "fork", to: [103, 35] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "op", do: { op: "settle" }, to: 37 }, // 38
		{ k: "literal", literal: 9, to: 0 }, // 39
		{ k: "literal", literal: 6, to: 0 }, // 40
		{ k: "fork", to: [39, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "look", body: 42, to: 38 }, // 43
		{ k: "literal", literal: 10, to: 43 }, // 44
		{ k: "slot", slot: "unbound", field: "skip", to: 30 }, // 45
		{ k: "literal", literal: 11, to: 45 }, // 46
		{ k: "assert", what: "end", to: 0 }, // 47
		{ k: "fork", to: [32, 27, 47] }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 6, to: 49 }, // 50
		{ k: "fork", to: [46, 50] }, // 51
		{ k: "look", body: 51, to: 38 }, // 52
		{ k: "eol", to: 52 }, // 53
		{ k: "fork", to: [53, 52] }, // 54
		{ k: "op", do: { op: "repair", code: 1 }, to: 54 }, // 55
		{ k: "fork", to: [27, 32] }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "look", body: 57, to: 38 }, // 58
		{ k: "literal", literal: 10, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 2 }, to: 59 }, // 60
		{ k: "space", greedy: true, to: 44 }, // 61
		{ k: "literal", literal: 10, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 3 }, to: 62 }, // 63
		{ k: "space", greedy: true, to: 51 }, // 64
		{ k: "look", body: 64, to: 38 }, // 65
		{ k: "literal", literal: 12, to: 65 }, // 66
		{ k: "literal", literal: 6, to: 65 }, // 67
		{ k: "fork", to: [66, 67] }, // 68
		{ k: "eol", to: 68 }, // 69
		{ k: "fork", to: [69, 68] }, // 70
		{ k: "op", do: { op: "repair", code: 4 }, to: 70 }, // 71
		{ k: "op", do: { op: "break", at: "skip" }, to: 38 }, // 72
		{ k: "literal", literal: 7, to: 72 }, // 73
		{ k: "slot", slot: "unbound", field: "skip", to: 73 }, // 74
		{ k: "literal", literal: 11, to: 74 }, // 75
		{ k: "literal", literal: 6, to: 72 }, // 76
		{ k: "fork", to: [75, 76] }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 13, to: 78 }, // 79
		{ k: "atom", kind: "word", field: "skip", to: 79 }, // 80
		{ k: "literal", literal: 14, to: 80 }, // 81
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 81 }, // 82
		{ k: "literal", literal: 15, to: 74 }, // 83
		{ k: "atom", kind: "word", field: "skip", to: 83 }, // 84
		{ k: "literal", literal: 16, to: 84 }, // 85
		{ k: "atom", kind: "word", field: "skip", to: 85 }, // 86
		{ k: "literal", literal: 17, to: 86 }, // 87
		{ k: "atom", kind: "word", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 18, to: 88 }, // 89
		{ k: "slot", slot: "tool", field: "skip", to: 73 }, // 90
		{ k: "fork", to: [74, 89, 90] }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 10, to: 92 }, // 93
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 93 }, // 94
		{ k: "op", do: { op: "break", at: "here" }, to: 38 }, // 95
		{ k: "literal", literal: 7, to: 95 }, // 96
		{ k: "slot", slot: "tool", field: "skip", to: 96 }, // 97
		{ k: "literal", literal: 8, to: 97 }, // 98
		{ k: "fork", to: [44, 55, 60, 63, 71, 82, 94, 98] }, // 99
		{ k: "text", field: "value", typed: true, stray: false, exits: 99, stops: [10, 23, 24, 25, 26, 11, 6, 27, 28, 12, 14, 8], terminators: [38] }, // 100
		{ k: "literal", literal: 7, to: 100 }, // 101
		{ k: "atom", kind: "word", field: "key", to: 101 }, // 102
		{ k: "literal", literal: 11, to: 102 }, // 103
		{ k: "literal", literal: 7, to: 37 }, // 104
		{ k: "atom", kind: "word", field: "name", to: 104 }, // 105
		{ k: "literal", literal: 8, to: 105 }, // 106
		{ k: "op", do: { op: "open", unit: 0 }, to: 106 }, // 107
		{ k: "op", do: { op: "leave" }, to: 4 }, // 108
		{ k: "literal", literal: 19, to: 24 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 2, to: 110 }, // 111
		{ k: "atom", kind: "word", field: "skip", to: 111 }, // 112
		{ k: "literal", literal: 20, to: 112 }, // 113
		{ k: "fork", to: [113, 111] }, // 114
		{ k: "assert", what: "start", to: 114 }, // 115
		{ k: "literal", literal: 4, to: 114 }, // 116
		{ k: "literal", literal: 1, to: 116 }, // 117
		{ k: "fork", to: [115, 117] }, // 118
		{ k: "literal", literal: 5, to: 2 }, // 119
		{ k: "text", field: "content", typed: false, exits: 121, stops: [8, 5, 3, 1, 20, 2, 19, 22], terminators: [], stray: true, section: { entry: 122, proof: false, content: false } }, // 120
		{ k: "fork", to: [188, 119, 108] }, // 121
		{ k: "fork", to: [188, 119] }, // 122
		{ k: "space", greedy: true, to: 120 }, // 123
		{ k: "op", do: { op: "close" }, to: 123 }, // 124
		{ k: "literal", literal: 6, to: 124 }, // 125
		{ k: "look", body: 27, to: 124 }, // 126
		{ k: "op", do: { op: "repair", code: 2 }, to: 126 }, // 127
		{ k: "look", body: 32, to: 124 }, // 128
		{ k: "op", do: { op: "repair", code: 2 }, to: 128 }, // 129
		{ k: "fork", to: [125, 127, 129] }, // 130
		{ k: "fork", to: [184, 130] }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "op", do: { op: "settle" }, to: 132 }, // 133
		{ k: "look", body: 42, to: 133 }, // 134
		{ k: "literal", literal: 10, to: 134 }, // 135
		{ k: "look", body: 51, to: 133 }, // 136
		{ k: "eol", to: 136 }, // 137
		{ k: "fork", to: [137, 136] }, // 138
		{ k: "op", do: { op: "repair", code: 1 }, to: 138 }, // 139
		{ k: "look", body: 57, to: 133 }, // 140
		{ k: "literal", literal: 10, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 2 }, to: 141 }, // 142
		{ k: "space", greedy: true, to: 135 }, // 143
		{ k: "literal", literal: 10, to: 143 }, // 144
		{ k: "op", do: { op: "repair", code: 3 }, to: 144 }, // 145
		{ k: "look", body: 64, to: 133 }, // 146
		{ k: "literal", literal: 12, to: 146 }, // 147
		{ k: "literal", literal: 6, to: 146 }, // 148
		{ k: "fork", to: [147, 148] }, // 149
		{ k: "eol", to: 149 }, // 150
		{ k: "fork", to: [150, 149] }, // 151
		{ k: "op", do: { op: "repair", code: 4 }, to: 151 }, // 152
		{ k: "op", do: { op: "break", at: "skip" }, to: 133 }, // 153
		{ k: "literal", literal: 7, to: 153 }, // 154
		{ k: "slot", slot: "unbound", field: "skip", to: 154 }, // 155
		{ k: "literal", literal: 11, to: 155 }, // 156
		{ k: "literal", literal: 6, to: 153 }, // 157
		{ k: "fork", to: [156, 157] }, // 158
		{ k: "space", greedy: true, to: 158 }, // 159
		{ k: "literal", literal: 13, to: 159 }, // 160
		{ k: "atom", kind: "word", field: "skip", to: 160 }, // 161
		{ k: "literal", literal: 14, to: 161 }, // 162
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 162 }, // 163
		{ k: "literal", literal: 15, to: 155 }, // 164
		{ k: "atom", kind: "word", field: "skip", to: 164 }, // 165
		{ k: "literal", literal: 16, to: 165 }, // 166
		{ k: "atom", kind: "word", field: "skip", to: 166 }, // 167
		{ k: "literal", literal: 17, to: 167 }, // 168
		{ k: "atom", kind: "word", field: "skip", to: 168 }, // 169
		{ k: "literal", literal: 18, to: 169 }, // 170
		{ k: "slot", slot: "tool", field: "skip", to: 154 }, // 171
		{ k: "fork", to: [155, 170, 171] }, // 172
		{ k: "space", greedy: true, to: 172 }, // 173
		{ k: "literal", literal: 10, to: 173 }, // 174
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 174 }, // 175
		{ k: "op", do: { op: "break", at: "here" }, to: 133 }, // 176
		{ k: "literal", literal: 7, to: 176 }, // 177
		{ k: "slot", slot: "tool", field: "skip", to: 177 }, // 178
		{ k: "literal", literal: 8, to: 178 }, // 179
		{ k: "fork", to: [135, 139, 142, 145, 152, 163, 175, 179] }, // 180
		{ k: "text", field: "value", typed: true, stray: false, exits: 180, stops: [10, 23, 24, 25, 26, 11, 6, 27, 28, 12, 14, 8], terminators: [133] }, // 181
		{ k: "literal", literal: 7, to: 181 }, // 182
		{ k: "atom", kind: "word", field: "key", to: 182 }, // 183
		{ k: "literal", literal: 11, to: 183 }, // 184
		{ k: "literal", literal: 7, to: 132 }, // 185
		{ k: "atom", kind: "word", field: "name", to: 185 }, // 186
		{ k: "literal", literal: 8, to: 186 }, // 187
		{ k: "op", do: { op: "open", unit: 1 }, to: 187 }, // 188
		{ k: "literal", literal: 21, to: 0 }, // 189
		{ k: "space", greedy: true, to: 189 }, // 190
		{ k: "look", body: 190, to: 123 }, // 191
		{ k: "literal", literal: 19, to: 191 }, // 192
		{ k: "op", do: { op: "repair", code: 0 }, to: 192 }, // 193
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [0, 1], terminators: [5] }, // 194
		{ k: "literal", literal: 2, to: 194 }, // 195
		{ k: "literal", literal: 22, to: 195 }, // 196
		{ k: "fork", to: [196, 195] }, // 197
		{ k: "assert", what: "start", to: 197 }, // 198
		{ k: "literal", literal: 4, to: 197 }, // 199
		{ k: "literal", literal: 1, to: 199 }, // 200
		{ k: "fork", to: [198, 200] }, // 201
	],
};
