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
	holdback: 621,
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
		":parameter name=\"", // 13
		"<", // 14
		"<atem:function_calls>", // 15
		" to=", // 16
		"<atem:invoke name=", // 17
		" to=user", // 18
		"\n<atem:parameter name=\"", // 19
		"\n</atem:invoke>", // 20
		"\r\n<atem:parameter name=\"", // 21
		"\r\n</atem:invoke>", // 22
		"\n<atem:parameter>", // 23
		"\r\n<atem:parameter>", // 24
	],
	openings: [3, 1, 16, 2, 15, 18],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|start|>assistant to=self<|message|>"], node: 10 }, // 0
	],
	units: [
		{ closes: [6], openings: [8, 5, 3, 1, 16, 2, 15, 18], after: 21, closable: [25], closableByLoop: [26, 28, 29, 33, 34, 35, 36, 37, 38, 43, 44, 52, 53, 54, 55, 58, 59, 60, 61, 62, 63, 65, 66, 67, 68, 69, 70, 71, 72, 73, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 96, 97, 100, 105], pairs: true }, // 0
		{ closes: [6], openings: [8, 5, 3, 1, 16, 2, 15, 18], after: 121, closable: [125], closableByLoop: [126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 178, 179, 182, 187], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 1, 16, 2, 15, 18], stray: false }, // 2
		{ k: "fork", to: [16, 119, 195, 203, 0] }, // 3
		{ k: "fork", to: [16, 119, 195, 203] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "look", body: 7, to: 5 }, // 8
		{ k: "fork", to: [6, 8] }, // 9
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 10
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
		{ k: "text", field: "content", typed: false, exits: 22, stops: [8, 5, 3, 1, 16, 2, 15, 18], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [108, 20, 109] }, // 22
		{ k: "fork", to: [108, 20] }, // 23
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
		{ k: "fork", to: [104, 35] }, // 36
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
		{ k: "op", do: { op: "repair", code: 1, unless: ">" }, to: 54 }, // 55
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
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 38 }, // 72
		{ k: "literal", literal: 7, to: 72 }, // 73
		{ k: "slot", slot: "unbound", field: "skip", to: 73 }, // 74
		{ k: "literal", literal: 11, to: 74 }, // 75
		{ k: "slot", slot: "tool", field: "skip", to: 73 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "literal", literal: 5, to: 72 }, // 78
		{ k: "fork", to: [77, 78] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 6, to: 80 }, // 81
		{ k: "fork", to: [75, 81] }, // 82
		{ k: "eol", to: 82 }, // 83
		{ k: "fork", to: [83, 82] }, // 84
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 84 }, // 85
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 38 }, // 86
		{ k: "literal", literal: 7, to: 86 }, // 87
		{ k: "slot", slot: "unbound", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 13, to: 88 }, // 89
		{ k: "atom", kind: "word", field: "skip", to: 89 }, // 90
		{ k: "literal", literal: 14, to: 90 }, // 91
		{ k: "fork", to: [88, 91] }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 10, to: 93 }, // 94
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 94 }, // 95
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 38 }, // 96
		{ k: "literal", literal: 7, to: 96 }, // 97
		{ k: "slot", slot: "tool", field: "skip", to: 97 }, // 98
		{ k: "literal", literal: 8, to: 98 }, // 99
		{ k: "fork", to: [44, 55, 60, 63, 71, 85, 95, 99] }, // 100
		{ k: "text", field: "value", typed: true, stray: false, exits: 100, stops: [10, 19, 20, 21, 22, 11, 6, 23, 24, 12, 8] }, // 101
		{ k: "literal", literal: 7, to: 101 }, // 102
		{ k: "atom", kind: "word", field: "key", to: 102 }, // 103
		{ k: "literal", literal: 11, to: 103 }, // 104
		{ k: "literal", literal: 7, to: 37 }, // 105
		{ k: "atom", kind: "word", field: "name", to: 105 }, // 106
		{ k: "literal", literal: 8, to: 106 }, // 107
		{ k: "op", do: { op: "open", unit: 0 }, to: 107 }, // 108
		{ k: "op", do: { op: "leave" }, to: 4 }, // 109
		{ k: "literal", literal: 15, to: 24 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 2, to: 111 }, // 112
		{ k: "atom", kind: "word", field: "skip", to: 112 }, // 113
		{ k: "literal", literal: 16, to: 113 }, // 114
		{ k: "fork", to: [114, 112] }, // 115
		{ k: "assert", what: "start", to: 115 }, // 116
		{ k: "literal", literal: 4, to: 115 }, // 117
		{ k: "literal", literal: 1, to: 117 }, // 118
		{ k: "fork", to: [116, 118] }, // 119
		{ k: "literal", literal: 5, to: 2 }, // 120
		{ k: "text", field: "content", typed: false, exits: 122, stops: [8, 5, 3, 1, 16, 2, 15, 18], stray: true, section: { entry: 123, proof: false, content: false } }, // 121
		{ k: "fork", to: [190, 120, 109] }, // 122
		{ k: "fork", to: [190, 120] }, // 123
		{ k: "space", greedy: true, to: 121 }, // 124
		{ k: "op", do: { op: "close" }, to: 124 }, // 125
		{ k: "literal", literal: 6, to: 125 }, // 126
		{ k: "look", body: 27, to: 125 }, // 127
		{ k: "op", do: { op: "repair", code: 2 }, to: 127 }, // 128
		{ k: "look", body: 32, to: 125 }, // 129
		{ k: "op", do: { op: "repair", code: 2 }, to: 129 }, // 130
		{ k: "fork", to: [126, 128, 130] }, // 131
		{ k: "fork", to: [186, 131] }, // 132
		{ k: "space", greedy: true, to: 132 }, // 133
		{ k: "op", do: { op: "settle" }, to: 133 }, // 134
		{ k: "look", body: 42, to: 134 }, // 135
		{ k: "literal", literal: 10, to: 135 }, // 136
		{ k: "look", body: 51, to: 134 }, // 137
		{ k: "eol", to: 137 }, // 138
		{ k: "fork", to: [138, 137] }, // 139
		{ k: "op", do: { op: "repair", code: 1, unless: ">" }, to: 139 }, // 140
		{ k: "look", body: 57, to: 134 }, // 141
		{ k: "literal", literal: 10, to: 141 }, // 142
		{ k: "op", do: { op: "repair", code: 2 }, to: 142 }, // 143
		{ k: "space", greedy: true, to: 136 }, // 144
		{ k: "literal", literal: 10, to: 144 }, // 145
		{ k: "op", do: { op: "repair", code: 3 }, to: 145 }, // 146
		{ k: "look", body: 64, to: 134 }, // 147
		{ k: "literal", literal: 12, to: 147 }, // 148
		{ k: "literal", literal: 6, to: 147 }, // 149
		{ k: "fork", to: [148, 149] }, // 150
		{ k: "eol", to: 150 }, // 151
		{ k: "fork", to: [151, 150] }, // 152
		{ k: "op", do: { op: "repair", code: 4 }, to: 152 }, // 153
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 134 }, // 154
		{ k: "literal", literal: 7, to: 154 }, // 155
		{ k: "slot", slot: "unbound", field: "skip", to: 155 }, // 156
		{ k: "literal", literal: 11, to: 156 }, // 157
		{ k: "slot", slot: "tool", field: "skip", to: 155 }, // 158
		{ k: "literal", literal: 8, to: 158 }, // 159
		{ k: "literal", literal: 5, to: 154 }, // 160
		{ k: "fork", to: [159, 160] }, // 161
		{ k: "space", greedy: true, to: 161 }, // 162
		{ k: "literal", literal: 6, to: 162 }, // 163
		{ k: "fork", to: [157, 163] }, // 164
		{ k: "eol", to: 164 }, // 165
		{ k: "fork", to: [165, 164] }, // 166
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 166 }, // 167
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 134 }, // 168
		{ k: "literal", literal: 7, to: 168 }, // 169
		{ k: "slot", slot: "unbound", field: "skip", to: 169 }, // 170
		{ k: "literal", literal: 13, to: 170 }, // 171
		{ k: "atom", kind: "word", field: "skip", to: 171 }, // 172
		{ k: "literal", literal: 14, to: 172 }, // 173
		{ k: "fork", to: [170, 173] }, // 174
		{ k: "space", greedy: true, to: 174 }, // 175
		{ k: "literal", literal: 10, to: 175 }, // 176
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 176 }, // 177
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 134 }, // 178
		{ k: "literal", literal: 7, to: 178 }, // 179
		{ k: "slot", slot: "tool", field: "skip", to: 179 }, // 180
		{ k: "literal", literal: 8, to: 180 }, // 181
		{ k: "fork", to: [136, 140, 143, 146, 153, 167, 177, 181] }, // 182
		{ k: "text", field: "value", typed: true, stray: false, exits: 182, stops: [10, 19, 20, 21, 22, 11, 6, 23, 24, 12, 8] }, // 183
		{ k: "literal", literal: 7, to: 183 }, // 184
		{ k: "atom", kind: "word", field: "key", to: 184 }, // 185
		{ k: "literal", literal: 11, to: 185 }, // 186
		{ k: "literal", literal: 7, to: 133 }, // 187
		{ k: "atom", kind: "word", field: "name", to: 187 }, // 188
		{ k: "literal", literal: 8, to: 188 }, // 189
		{ k: "op", do: { op: "open", unit: 1 }, to: 189 }, // 190
		{ k: "literal", literal: 17, to: 0 }, // 191
		{ k: "space", greedy: true, to: 191 }, // 192
		{ k: "look", body: 192, to: 124 }, // 193
		{ k: "literal", literal: 15, to: 193 }, // 194
		{ k: "op", do: { op: "repair", code: 0 }, to: 194 }, // 195
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 196
		{ k: "literal", literal: 2, to: 196 }, // 197
		{ k: "literal", literal: 18, to: 197 }, // 198
		{ k: "fork", to: [198, 197] }, // 199
		{ k: "assert", what: "start", to: 199 }, // 200
		{ k: "literal", literal: 4, to: 199 }, // 201
		{ k: "literal", literal: 1, to: 201 }, // 202
		{ k: "fork", to: [200, 202] }, // 203
	],
};
