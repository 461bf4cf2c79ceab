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
	openings: [3, 1, 20, 2, 19, 22],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|start|>assistant to=self<|message|>"], node: 10 }, // 0
	],
	units: [
		{ closes: [6], openings: [8, 5, 3, 1, 20, 2, 19, 22], after: 21, closable: [25], closableByLoop: [26, 28, 29, 33, 34, 35, 36, 37, 38, 43, 44, 52, 53, 54, 55, 58, 59, 60, 61, 62, 63, 65, 66, 67, 68, 69, 70, 71, 72, 73, 76, 77, 78, 79, 94, 95, 98, 103], pairs: true }, // 0
		{ closes: [6], openings: [8, 5, 3, 1, 20, 2, 19, 22], after: 119, closable: [123], closableByLoop: [124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 156, 157, 158, 159, 174, 175, 178, 183], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 1, 20, 2, 19, 22], stray: false }, // 2
		{ k: "fork", to: [16, 117, 191, 199, 0] }, // 3
		{ k: "fork", to: [16, 117, 191, 199] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 22, stops: [8, 5, 3, 1, 20, 2, 19, 22], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [106, 20, 107] }, // 22
		{ k: "fork", to: [106, 20] }, // 23
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
		{ k: "fork", to: [102, 35] }, // 36
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
		{ k: "fork", to: [74, 89] }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 10, to: 91 }, // 92
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 92 }, // 93
		{ k: "op", do: { op: "break", at: "here" }, to: 38 }, // 94
		{ k: "literal", literal: 7, to: 94 }, // 95
		{ k: "slot", slot: "tool", field: "skip", to: 95 }, // 96
		{ k: "literal", literal: 8, to: 96 }, // 97
		{ k: "fork", to: [44, 55, 60, 63, 71, 82, 93, 97] }, // 98
		{ k: "text", field: "value", typed: true, stray: false, exits: 98, stops: [10, 23, 24, 25, 26, 11, 6, 27, 28, 12, 14, 8] }, // 99
		{ k: "literal", literal: 7, to: 99 }, // 100
		{ k: "atom", kind: "word", field: "key", to: 100 }, // 101
		{ k: "literal", literal: 11, to: 101 }, // 102
		{ k: "literal", literal: 7, to: 37 }, // 103
		{ k: "atom", kind: "word", field: "name", to: 103 }, // 104
		{ k: "literal", literal: 8, to: 104 }, // 105
		{ k: "op", do: { op: "open", unit: 0 }, to: 105 }, // 106
		{ k: "op", do: { op: "leave" }, to: 4 }, // 107
		{ k: "literal", literal: 19, to: 24 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 2, to: 109 }, // 110
		{ k: "atom", kind: "word", field: "skip", to: 110 }, // 111
		{ k: "literal", literal: 20, to: 111 }, // 112
		{ k: "fork", to: [112, 110] }, // 113
		{ k: "assert", what: "start", to: 113 }, // 114
		{ k: "literal", literal: 4, to: 113 }, // 115
		{ k: "literal", literal: 1, to: 115 }, // 116
		{ k: "fork", to: [114, 116] }, // 117
		{ k: "literal", literal: 5, to: 2 }, // 118
		{ k: "text", field: "content", typed: false, exits: 120, stops: [8, 5, 3, 1, 20, 2, 19, 22], stray: true, section: { entry: 121, proof: false, content: false } }, // 119
		{ k: "fork", to: [186, 118, 107] }, // 120
		{ k: "fork", to: [186, 118] }, // 121
		{ k: "space", greedy: true, to: 119 }, // 122
		{ k: "op", do: { op: "close" }, to: 122 }, // 123
		{ k: "literal", literal: 6, to: 123 }, // 124
		{ k: "look", body: 27, to: 123 }, // 125
		{ k: "op", do: { op: "repair", code: 2 }, to: 125 }, // 126
		{ k: "look", body: 32, to: 123 }, // 127
		{ k: "op", do: { op: "repair", code: 2 }, to: 127 }, // 128
		{ k: "fork", to: [124, 126, 128] }, // 129
		{ k: "fork", to: [182, 129] }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "op", do: { op: "settle" }, to: 131 }, // 132
		{ k: "look", body: 42, to: 132 }, // 133
		{ k: "literal", literal: 10, to: 133 }, // 134
		{ k: "look", body: 51, to: 132 }, // 135
		{ k: "eol", to: 135 }, // 136
		{ k: "fork", to: [136, 135] }, // 137
		{ k: "op", do: { op: "repair", code: 1 }, to: 137 }, // 138
		{ k: "look", body: 57, to: 132 }, // 139
		{ k: "literal", literal: 10, to: 139 }, // 140
		{ k: "op", do: { op: "repair", code: 2 }, to: 140 }, // 141
		{ k: "space", greedy: true, to: 134 }, // 142
		{ k: "literal", literal: 10, to: 142 }, // 143
		{ k: "op", do: { op: "repair", code: 3 }, to: 143 }, // 144
		{ k: "look", body: 64, to: 132 }, // 145
		{ k: "literal", literal: 12, to: 145 }, // 146
		{ k: "literal", literal: 6, to: 145 }, // 147
		{ k: "fork", to: [146, 147] }, // 148
		{ k: "eol", to: 148 }, // 149
		{ k: "fork", to: [149, 148] }, // 150
		{ k: "op", do: { op: "repair", code: 4 }, to: 150 }, // 151
		{ k: "op", do: { op: "break", at: "skip" }, to: 132 }, // 152
		{ k: "literal", literal: 7, to: 152 }, // 153
		{ k: "slot", slot: "unbound", field: "skip", to: 153 }, // 154
		{ k: "literal", literal: 11, to: 154 }, // 155
		{ k: "literal", literal: 6, to: 152 }, // 156
		{ k: "fork", to: [155, 156] }, // 157
		{ k: "space", greedy: true, to: 157 }, // 158
		{ k: "literal", literal: 13, to: 158 }, // 159
		{ k: "atom", kind: "word", field: "skip", to: 159 }, // 160
		{ k: "literal", literal: 14, to: 160 }, // 161
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 161 }, // 162
		{ k: "literal", literal: 15, to: 154 }, // 163
		{ k: "atom", kind: "word", field: "skip", to: 163 }, // 164
		{ k: "literal", literal: 16, to: 164 }, // 165
		{ k: "atom", kind: "word", field: "skip", to: 165 }, // 166
		{ k: "literal", literal: 17, to: 166 }, // 167
		{ k: "atom", kind: "word", field: "skip", to: 167 }, // 168
		{ k: "literal", literal: 18, to: 168 }, // 169
		{ k: "fork", to: [154, 169] }, // 170
		{ k: "space", greedy: true, to: 170 }, // 171
		{ k: "literal", literal: 10, to: 171 }, // 172
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 172 }, // 173
		{ k: "op", do: { op: "break", at: "here" }, to: 132 }, // 174
		{ k: "literal", literal: 7, to: 174 }, // 175
		{ k: "slot", slot: "tool", field: "skip", to: 175 }, // 176
		{ k: "literal", literal: 8, to: 176 }, // 177
		{ k: "fork", to: [134, 138, 141, 144, 151, 162, 173, 177] }, // 178
		{ k: "text", field: "value", typed: true, stray: false, exits: 178, stops: [10, 23, 24, 25, 26, 11, 6, 27, 28, 12, 14, 8] }, // 179
		{ k: "literal", literal: 7, to: 179 }, // 180
		{ k: "atom", kind: "word", field: "key", to: 180 }, // 181
		{ k: "literal", literal: 11, to: 181 }, // 182
		{ k: "literal", literal: 7, to: 131 }, // 183
		{ k: "atom", kind: "word", field: "name", to: 183 }, // 184
		{ k: "literal", literal: 8, to: 184 }, // 185
		{ k: "op", do: { op: "open", unit: 1 }, to: 185 }, // 186
		{ k: "literal", literal: 21, to: 0 }, // 187
		{ k: "space", greedy: true, to: 187 }, // 188
		{ k: "look", body: 188, to: 122 }, // 189
		{ k: "literal", literal: 19, to: 189 }, // 190
		{ k: "op", do: { op: "repair", code: 0 }, to: 190 }, // 191
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 192
		{ k: "literal", literal: 2, to: 192 }, // 193
		{ k: "literal", literal: 22, to: 193 }, // 194
		{ k: "fork", to: [194, 193] }, // 195
		{ k: "assert", what: "start", to: 195 }, // 196
		{ k: "literal", literal: 4, to: 195 }, // 197
		{ k: "literal", literal: 1, to: 197 }, // 198
		{ k: "fork", to: [196, 198] }, // 199
	],
};
