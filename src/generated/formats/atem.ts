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
	lenient: ["no-frame", "unclosed-value", "unclosed-call"],
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
		"<atem:function_calls>", // 12
		" to=", // 13
		"<atem:invoke name=", // 14
		" to=user", // 15
		"\n<atem:parameter name=\"", // 16
		"\n</atem:invoke>", // 17
		"\r\n<atem:parameter name=\"", // 18
		"\r\n</atem:invoke>", // 19
	],
	openings: [3, 1, 13, 2, 12, 15],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|start|>assistant to=self<|message|>"], node: 10 }, // 0
	],
	units: [
		{ closes: [6], openings: [8, 5, 3, 1, 13, 2, 12, 15], after: 21, closable: [25], closableByLoop: [26, 28, 29, 33, 34, 35, 36, 37, 38, 43, 44, 52, 53, 54, 55, 58, 59, 60, 61, 62, 65, 70], pairs: true }, // 0
		{ closes: [6], openings: [8, 5, 3, 1, 13, 2, 12, 15], after: 86, closable: [90], closableByLoop: [91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 113, 118], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 1, 13, 2, 12, 15], stray: false }, // 2
		{ k: "fork", to: [16, 84, 126, 134, 0] }, // 3
		{ k: "fork", to: [16, 84, 126, 134] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 22, stops: [8, 5, 3, 1, 13, 2, 12, 15], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [73, 20, 74] }, // 22
		{ k: "fork", to: [73, 20] }, // 23
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
		{ k: "fork", to: [69, 35] }, // 36
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
		{ k: "op", do: { op: "break" }, to: 38 }, // 61
		{ k: "literal", literal: 7, to: 61 }, // 62
		{ k: "slot", slot: "tool", field: "skip", to: 62 }, // 63
		{ k: "literal", literal: 8, to: 63 }, // 64
		{ k: "fork", to: [44, 55, 60, 64] }, // 65
		{ k: "text", field: "value", typed: true, stray: false, exits: 65, stops: [10, 16, 17, 18, 19, 11, 6, 8] }, // 66
		{ k: "literal", literal: 7, to: 66 }, // 67
		{ k: "atom", kind: "word", field: "key", to: 67 }, // 68
		{ k: "literal", literal: 11, to: 68 }, // 69
		{ k: "literal", literal: 7, to: 37 }, // 70
		{ k: "atom", kind: "word", field: "name", to: 70 }, // 71
		{ k: "literal", literal: 8, to: 71 }, // 72
		{ k: "op", do: { op: "open", unit: 0 }, to: 72 }, // 73
		{ k: "op", do: { op: "leave" }, to: 4 }, // 74
		{ k: "literal", literal: 12, to: 24 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 2, to: 76 }, // 77
		{ k: "atom", kind: "word", field: "skip", to: 77 }, // 78
		{ k: "literal", literal: 13, to: 78 }, // 79
		{ k: "fork", to: [79, 77] }, // 80
		{ k: "assert", what: "start", to: 80 }, // 81
		{ k: "literal", literal: 4, to: 80 }, // 82
		{ k: "literal", literal: 1, to: 82 }, // 83
		{ k: "fork", to: [81, 83] }, // 84
		{ k: "literal", literal: 5, to: 2 }, // 85
		{ k: "text", field: "content", typed: false, exits: 87, stops: [8, 5, 3, 1, 13, 2, 12, 15], stray: true, section: { entry: 88, proof: false, content: false } }, // 86
		{ k: "fork", to: [121, 85, 74] }, // 87
		{ k: "fork", to: [121, 85] }, // 88
		{ k: "space", greedy: true, to: 86 }, // 89
		{ k: "op", do: { op: "close" }, to: 89 }, // 90
		{ k: "literal", literal: 6, to: 90 }, // 91
		{ k: "look", body: 27, to: 90 }, // 92
		{ k: "op", do: { op: "repair", code: 2 }, to: 92 }, // 93
		{ k: "look", body: 32, to: 90 }, // 94
		{ k: "op", do: { op: "repair", code: 2 }, to: 94 }, // 95
		{ k: "fork", to: [91, 93, 95] }, // 96
		{ k: "fork", to: [117, 96] }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "op", do: { op: "settle" }, to: 98 }, // 99
		{ k: "look", body: 42, to: 99 }, // 100
		{ k: "literal", literal: 10, to: 100 }, // 101
		{ k: "look", body: 51, to: 99 }, // 102
		{ k: "eol", to: 102 }, // 103
		{ k: "fork", to: [103, 102] }, // 104
		{ k: "op", do: { op: "repair", code: 1 }, to: 104 }, // 105
		{ k: "look", body: 57, to: 99 }, // 106
		{ k: "literal", literal: 10, to: 106 }, // 107
		{ k: "op", do: { op: "repair", code: 2 }, to: 107 }, // 108
		{ k: "op", do: { op: "break" }, to: 99 }, // 109
		{ k: "literal", literal: 7, to: 109 }, // 110
		{ k: "slot", slot: "tool", field: "skip", to: 110 }, // 111
		{ k: "literal", literal: 8, to: 111 }, // 112
		{ k: "fork", to: [101, 105, 108, 112] }, // 113
		{ k: "text", field: "value", typed: true, stray: false, exits: 113, stops: [10, 16, 17, 18, 19, 11, 6, 8] }, // 114
		{ k: "literal", literal: 7, to: 114 }, // 115
		{ k: "atom", kind: "word", field: "key", to: 115 }, // 116
		{ k: "literal", literal: 11, to: 116 }, // 117
		{ k: "literal", literal: 7, to: 98 }, // 118
		{ k: "atom", kind: "word", field: "name", to: 118 }, // 119
		{ k: "literal", literal: 8, to: 119 }, // 120
		{ k: "op", do: { op: "open", unit: 1 }, to: 120 }, // 121
		{ k: "literal", literal: 14, to: 0 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "look", body: 123, to: 89 }, // 124
		{ k: "literal", literal: 12, to: 124 }, // 125
		{ k: "op", do: { op: "repair", code: 0 }, to: 125 }, // 126
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 127
		{ k: "literal", literal: 2, to: 127 }, // 128
		{ k: "literal", literal: 15, to: 128 }, // 129
		{ k: "fork", to: [129, 128] }, // 130
		{ k: "assert", what: "start", to: 130 }, // 131
		{ k: "literal", literal: 4, to: 130 }, // 132
		{ k: "literal", literal: 1, to: 132 }, // 133
		{ k: "fork", to: [131, 133] }, // 134
	],
};
