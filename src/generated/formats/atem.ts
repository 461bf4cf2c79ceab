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
		">", // 13
		"</atem:", // 14
		":parameter name=\"", // 15
		"<", // 16
		"<atem:function_calls>", // 17
		" to=", // 18
		"<atem:invoke name=", // 19
		" to=user", // 20
		"\n<atem:parameter name=\"", // 21
		"\n</atem:invoke>", // 22
		"\r\n<atem:parameter name=\"", // 23
		"\r\n</atem:invoke>", // 24
		"\n<atem:parameter>", // 25
		"\r\n<atem:parameter>", // 26
	],
	openings: [3, 1, 18, 2, 17, 20],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|start|>assistant to=self<|message|>"], node: 10 }, // 0
	],
	units: [
		{ closes: [6], openings: [8, 5, 3, 1, 18, 2, 17, 20], after: 21, closable: [25], closableByLoop: [26, 28, 29, 33, 34, 35, 36, 37, 38, 43, 44, 52, 53, 54, 55, 58, 59, 60, 61, 62, 63, 65, 66, 67, 68, 69, 70, 71, 72, 73, 76, 77, 78, 79, 90, 91, 94, 99], pairs: true }, // 0
		{ closes: [6], openings: [8, 5, 3, 1, 18, 2, 17, 20], after: 115, closable: [119], closableByLoop: [120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 152, 153, 154, 155, 166, 167, 170, 175], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 1, 18, 2, 17, 20], stray: false }, // 2
		{ k: "fork", to: [16, 113, 183, 191, 0] }, // 3
		{ k: "fork", to: [16, 113, 183, 191] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 22, stops: [8, 5, 3, 1, 18, 2, 17, 20], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [102, 20, 103] }, // 22
		{ k: "fork", to: [102, 20] }, // 23
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
		{ k: "fork", to: [98, 35] }, // 36
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
		{ k: "fork", to: [74, 85] }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 10, to: 87 }, // 88
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 88 }, // 89
		{ k: "op", do: { op: "break", at: "here" }, to: 38 }, // 90
		{ k: "literal", literal: 7, to: 90 }, // 91
		{ k: "slot", slot: "tool", field: "skip", to: 91 }, // 92
		{ k: "literal", literal: 8, to: 92 }, // 93
		{ k: "fork", to: [44, 55, 60, 63, 71, 82, 89, 93] }, // 94
		{ k: "text", field: "value", typed: true, stray: false, exits: 94, stops: [10, 21, 22, 23, 24, 11, 6, 25, 26, 12, 14, 8] }, // 95
		{ k: "literal", literal: 7, to: 95 }, // 96
		{ k: "atom", kind: "word", field: "key", to: 96 }, // 97
		{ k: "literal", literal: 11, to: 97 }, // 98
		{ k: "literal", literal: 7, to: 37 }, // 99
		{ k: "atom", kind: "word", field: "name", to: 99 }, // 100
		{ k: "literal", literal: 8, to: 100 }, // 101
		{ k: "op", do: { op: "open", unit: 0 }, to: 101 }, // 102
		{ k: "op", do: { op: "leave" }, to: 4 }, // 103
		{ k: "literal", literal: 17, to: 24 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 2, to: 105 }, // 106
		{ k: "atom", kind: "word", field: "skip", to: 106 }, // 107
		{ k: "literal", literal: 18, to: 107 }, // 108
		{ k: "fork", to: [108, 106] }, // 109
		{ k: "assert", what: "start", to: 109 }, // 110
		{ k: "literal", literal: 4, to: 109 }, // 111
		{ k: "literal", literal: 1, to: 111 }, // 112
		{ k: "fork", to: [110, 112] }, // 113
		{ k: "literal", literal: 5, to: 2 }, // 114
		{ k: "text", field: "content", typed: false, exits: 116, stops: [8, 5, 3, 1, 18, 2, 17, 20], stray: true, section: { entry: 117, proof: false, content: false } }, // 115
		{ k: "fork", to: [178, 114, 103] }, // 116
		{ k: "fork", to: [178, 114] }, // 117
		{ k: "space", greedy: true, to: 115 }, // 118
		{ k: "op", do: { op: "close" }, to: 118 }, // 119
		{ k: "literal", literal: 6, to: 119 }, // 120
		{ k: "look", body: 27, to: 119 }, // 121
		{ k: "op", do: { op: "repair", code: 2 }, to: 121 }, // 122
		{ k: "look", body: 32, to: 119 }, // 123
		{ k: "op", do: { op: "repair", code: 2 }, to: 123 }, // 124
		{ k: "fork", to: [120, 122, 124] }, // 125
		{ k: "fork", to: [174, 125] }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "op", do: { op: "settle" }, to: 127 }, // 128
		{ k: "look", body: 42, to: 128 }, // 129
		{ k: "literal", literal: 10, to: 129 }, // 130
		{ k: "look", body: 51, to: 128 }, // 131
		{ k: "eol", to: 131 }, // 132
		{ k: "fork", to: [132, 131] }, // 133
		{ k: "op", do: { op: "repair", code: 1 }, to: 133 }, // 134
		{ k: "look", body: 57, to: 128 }, // 135
		{ k: "literal", literal: 10, to: 135 }, // 136
		{ k: "op", do: { op: "repair", code: 2 }, to: 136 }, // 137
		{ k: "space", greedy: true, to: 130 }, // 138
		{ k: "literal", literal: 10, to: 138 }, // 139
		{ k: "op", do: { op: "repair", code: 3 }, to: 139 }, // 140
		{ k: "look", body: 64, to: 128 }, // 141
		{ k: "literal", literal: 12, to: 141 }, // 142
		{ k: "literal", literal: 6, to: 141 }, // 143
		{ k: "fork", to: [142, 143] }, // 144
		{ k: "eol", to: 144 }, // 145
		{ k: "fork", to: [145, 144] }, // 146
		{ k: "op", do: { op: "repair", code: 4 }, to: 146 }, // 147
		{ k: "op", do: { op: "break", at: "skip" }, to: 128 }, // 148
		{ k: "literal", literal: 7, to: 148 }, // 149
		{ k: "slot", slot: "unbound", field: "skip", to: 149 }, // 150
		{ k: "literal", literal: 11, to: 150 }, // 151
		{ k: "literal", literal: 6, to: 148 }, // 152
		{ k: "fork", to: [151, 152] }, // 153
		{ k: "space", greedy: true, to: 153 }, // 154
		{ k: "literal", literal: 13, to: 154 }, // 155
		{ k: "atom", kind: "word", field: "skip", to: 155 }, // 156
		{ k: "literal", literal: 14, to: 156 }, // 157
		{ k: "op", do: { op: "repair", code: 5, fault: true }, to: 157 }, // 158
		{ k: "literal", literal: 15, to: 150 }, // 159
		{ k: "atom", kind: "word", field: "skip", to: 159 }, // 160
		{ k: "literal", literal: 16, to: 160 }, // 161
		{ k: "fork", to: [150, 161] }, // 162
		{ k: "space", greedy: true, to: 162 }, // 163
		{ k: "literal", literal: 10, to: 163 }, // 164
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 164 }, // 165
		{ k: "op", do: { op: "break", at: "here" }, to: 128 }, // 166
		{ k: "literal", literal: 7, to: 166 }, // 167
		{ k: "slot", slot: "tool", field: "skip", to: 167 }, // 168
		{ k: "literal", literal: 8, to: 168 }, // 169
		{ k: "fork", to: [130, 134, 137, 140, 147, 158, 165, 169] }, // 170
		{ k: "text", field: "value", typed: true, stray: false, exits: 170, stops: [10, 21, 22, 23, 24, 11, 6, 25, 26, 12, 14, 8] }, // 171
		{ k: "literal", literal: 7, to: 171 }, // 172
		{ k: "atom", kind: "word", field: "key", to: 172 }, // 173
		{ k: "literal", literal: 11, to: 173 }, // 174
		{ k: "literal", literal: 7, to: 127 }, // 175
		{ k: "atom", kind: "word", field: "name", to: 175 }, // 176
		{ k: "literal", literal: 8, to: 176 }, // 177
		{ k: "op", do: { op: "open", unit: 1 }, to: 177 }, // 178
		{ k: "literal", literal: 19, to: 0 }, // 179
		{ k: "space", greedy: true, to: 179 }, // 180
		{ k: "look", body: 180, to: 118 }, // 181
		{ k: "literal", literal: 17, to: 181 }, // 182
		{ k: "op", do: { op: "repair", code: 0 }, to: 182 }, // 183
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 184
		{ k: "literal", literal: 2, to: 184 }, // 185
		{ k: "literal", literal: 20, to: 185 }, // 186
		{ k: "fork", to: [186, 185] }, // 187
		{ k: "assert", what: "start", to: 187 }, // 188
		{ k: "literal", literal: 4, to: 187 }, // 189
		{ k: "literal", literal: 1, to: 189 }, // 190
		{ k: "fork", to: [188, 190] }, // 191
	],
};
