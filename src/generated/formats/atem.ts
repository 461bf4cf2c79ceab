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
		{ closes: [6], openings: [8, 5, 3, 1, 16, 2, 15, 18], after: 21, closable: [25], closableByLoop: [26, 28, 29, 33, 34, 35, 36, 37, 38, 43, 44, 52, 53, 54, 55, 58, 59, 60, 61, 62, 63, 65, 66, 67, 68, 69, 70, 71, 72, 73, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 97, 98, 101, 106], pairs: true }, // 0
		{ closes: [6], openings: [8, 5, 3, 1, 16, 2, 15, 18], after: 122, closable: [126], closableByLoop: [127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 180, 181, 184, 189], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 1, 16, 2, 15, 18], stray: false }, // 2
		{ k: "fork", to: [16, 120, 197, 205, 0] }, // 3
		{ k: "fork", to: [16, 120, 197, 205] }, // 4
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
		{ k: "fork", to: [109, 20, 110] }, // 22
		{ k: "fork", to: [109, 20] }, // 23
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
		{ k: "fork", to: [105, 35] }, // 36
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
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 38 }, // 72
		{ k: "literal", literal: 7, to: 72 }, // 73
		{ k: "slot", slot: "unbound", field: "skip", to: 73 }, // 74
		{ k: "literal", literal: 11, to: 74 }, // 75
		{ k: "slot", slot: "tool", field: "skip", to: 73 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "literal", literal: 5, to: 72 }, // 78
		{ k: "assert", what: "end", to: 72 }, // 79
		{ k: "fork", to: [77, 78, 79] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 6, to: 81 }, // 82
		{ k: "fork", to: [75, 82] }, // 83
		{ k: "eol", to: 83 }, // 84
		{ k: "fork", to: [84, 83] }, // 85
		{ k: "op", do: { op: "repair", code: 5 }, to: 85 }, // 86
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 38 }, // 87
		{ k: "literal", literal: 7, to: 87 }, // 88
		{ k: "slot", slot: "unbound", field: "skip", to: 88 }, // 89
		{ k: "literal", literal: 13, to: 89 }, // 90
		{ k: "atom", kind: "word", field: "skip", to: 90 }, // 91
		{ k: "literal", literal: 14, to: 91 }, // 92
		{ k: "fork", to: [89, 92] }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 10, to: 94 }, // 95
		{ k: "op", do: { op: "repair", code: 6 }, to: 95 }, // 96
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 38 }, // 97
		{ k: "literal", literal: 7, to: 97 }, // 98
		{ k: "slot", slot: "tool", field: "skip", to: 98 }, // 99
		{ k: "literal", literal: 8, to: 99 }, // 100
		{ k: "fork", to: [44, 55, 60, 63, 71, 86, 96, 100] }, // 101
		{ k: "text", field: "value", typed: true, stray: false, exits: 101, stops: [10, 19, 20, 21, 22, 11, 6, 23, 24, 12, 8] }, // 102
		{ k: "literal", literal: 7, to: 102 }, // 103
		{ k: "atom", kind: "word", field: "key", to: 103 }, // 104
		{ k: "literal", literal: 11, to: 104 }, // 105
		{ k: "literal", literal: 7, to: 37 }, // 106
		{ k: "atom", kind: "word", field: "name", to: 106 }, // 107
		{ k: "literal", literal: 8, to: 107 }, // 108
		{ k: "op", do: { op: "open", unit: 0 }, to: 108 }, // 109
		{ k: "op", do: { op: "leave" }, to: 4 }, // 110
		{ k: "literal", literal: 15, to: 24 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 2, to: 112 }, // 113
		{ k: "atom", kind: "word", field: "skip", to: 113 }, // 114
		{ k: "literal", literal: 16, to: 114 }, // 115
		{ k: "fork", to: [115, 113] }, // 116
		{ k: "assert", what: "start", to: 116 }, // 117
		{ k: "literal", literal: 4, to: 116 }, // 118
		{ k: "literal", literal: 1, to: 118 }, // 119
		{ k: "fork", to: [117, 119] }, // 120
		{ k: "literal", literal: 5, to: 2 }, // 121
		{ k: "text", field: "content", typed: false, exits: 123, stops: [8, 5, 3, 1, 16, 2, 15, 18], stray: true, section: { entry: 124, proof: false, content: false } }, // 122
		{ k: "fork", to: [192, 121, 110] }, // 123
		{ k: "fork", to: [192, 121] }, // 124
		{ k: "space", greedy: true, to: 122 }, // 125
		{ k: "op", do: { op: "close" }, to: 125 }, // 126
		{ k: "literal", literal: 6, to: 126 }, // 127
		{ k: "look", body: 27, to: 126 }, // 128
		{ k: "op", do: { op: "repair", code: 2 }, to: 128 }, // 129
		{ k: "look", body: 32, to: 126 }, // 130
		{ k: "op", do: { op: "repair", code: 2 }, to: 130 }, // 131
		{ k: "fork", to: [127, 129, 131] }, // 132
		{ k: "fork", to: [188, 132] }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "op", do: { op: "settle" }, to: 134 }, // 135
		{ k: "look", body: 42, to: 135 }, // 136
		{ k: "literal", literal: 10, to: 136 }, // 137
		{ k: "look", body: 51, to: 135 }, // 138
		{ k: "eol", to: 138 }, // 139
		{ k: "fork", to: [139, 138] }, // 140
		{ k: "op", do: { op: "repair", code: 1 }, to: 140 }, // 141
		{ k: "look", body: 57, to: 135 }, // 142
		{ k: "literal", literal: 10, to: 142 }, // 143
		{ k: "op", do: { op: "repair", code: 2 }, to: 143 }, // 144
		{ k: "space", greedy: true, to: 137 }, // 145
		{ k: "literal", literal: 10, to: 145 }, // 146
		{ k: "op", do: { op: "repair", code: 3 }, to: 146 }, // 147
		{ k: "look", body: 64, to: 135 }, // 148
		{ k: "literal", literal: 12, to: 148 }, // 149
		{ k: "literal", literal: 6, to: 148 }, // 150
		{ k: "fork", to: [149, 150] }, // 151
		{ k: "eol", to: 151 }, // 152
		{ k: "fork", to: [152, 151] }, // 153
		{ k: "op", do: { op: "repair", code: 4 }, to: 153 }, // 154
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 135 }, // 155
		{ k: "literal", literal: 7, to: 155 }, // 156
		{ k: "slot", slot: "unbound", field: "skip", to: 156 }, // 157
		{ k: "literal", literal: 11, to: 157 }, // 158
		{ k: "slot", slot: "tool", field: "skip", to: 156 }, // 159
		{ k: "literal", literal: 8, to: 159 }, // 160
		{ k: "literal", literal: 5, to: 155 }, // 161
		{ k: "assert", what: "end", to: 155 }, // 162
		{ k: "fork", to: [160, 161, 162] }, // 163
		{ k: "space", greedy: true, to: 163 }, // 164
		{ k: "literal", literal: 6, to: 164 }, // 165
		{ k: "fork", to: [158, 165] }, // 166
		{ k: "eol", to: 166 }, // 167
		{ k: "fork", to: [167, 166] }, // 168
		{ k: "op", do: { op: "repair", code: 5 }, to: 168 }, // 169
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 135 }, // 170
		{ k: "literal", literal: 7, to: 170 }, // 171
		{ k: "slot", slot: "unbound", field: "skip", to: 171 }, // 172
		{ k: "literal", literal: 13, to: 172 }, // 173
		{ k: "atom", kind: "word", field: "skip", to: 173 }, // 174
		{ k: "literal", literal: 14, to: 174 }, // 175
		{ k: "fork", to: [172, 175] }, // 176
		{ k: "space", greedy: true, to: 176 }, // 177
		{ k: "literal", literal: 10, to: 177 }, // 178
		{ k: "op", do: { op: "repair", code: 6 }, to: 178 }, // 179
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 135 }, // 180
		{ k: "literal", literal: 7, to: 180 }, // 181
		{ k: "slot", slot: "tool", field: "skip", to: 181 }, // 182
		{ k: "literal", literal: 8, to: 182 }, // 183
		{ k: "fork", to: [137, 141, 144, 147, 154, 169, 179, 183] }, // 184
		{ k: "text", field: "value", typed: true, stray: false, exits: 184, stops: [10, 19, 20, 21, 22, 11, 6, 23, 24, 12, 8] }, // 185
		{ k: "literal", literal: 7, to: 185 }, // 186
		{ k: "atom", kind: "word", field: "key", to: 186 }, // 187
		{ k: "literal", literal: 11, to: 187 }, // 188
		{ k: "literal", literal: 7, to: 134 }, // 189
		{ k: "atom", kind: "word", field: "name", to: 189 }, // 190
		{ k: "literal", literal: 8, to: 190 }, // 191
		{ k: "op", do: { op: "open", unit: 1 }, to: 191 }, // 192
		{ k: "literal", literal: 17, to: 0 }, // 193
		{ k: "space", greedy: true, to: 193 }, // 194
		{ k: "look", body: 194, to: 125 }, // 195
		{ k: "literal", literal: 15, to: 195 }, // 196
		{ k: "op", do: { op: "repair", code: 0 }, to: 196 }, // 197
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 198
		{ k: "literal", literal: 2, to: 198 }, // 199
		{ k: "literal", literal: 18, to: 199 }, // 200
		{ k: "fork", to: [200, 199] }, // 201
		{ k: "assert", what: "start", to: 201 }, // 202
		{ k: "literal", literal: 4, to: 201 }, // 203
		{ k: "literal", literal: 1, to: 203 }, // 204
		{ k: "fork", to: [202, 204] }, // 205
	],
};
