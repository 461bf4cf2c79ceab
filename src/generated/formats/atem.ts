// Generated from grammars/atem.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** frames with a recipient; invokes with named parameters in the frame of a tool */
export const atem: Format = {
	version: 1,
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
	lenient: ["no-frame", "unclosed-value"],
	literals: [
		"<|eom|>", // 0
		"<|start|>", // 1
		"<|message|>", // 2
		" to=self", // 3
		"assistant", // 4
		"</atem:function_calls>", // 5
		"</atem:invoke>", // 6
		"<atem:parameter name=", // 7
		"</atem:parameter>", // 8
		"<atem:invoke name=", // 9
		"\">", // 10
		"<atem:parameter name=\"", // 11
		"<atem:invoke name=\"", // 12
		"<atem:function_calls>", // 13
		" to=", // 14
		" to=user", // 15
		"\n</atem:invoke>", // 16
		"\r\n</atem:invoke>", // 17
	],
	openings: [3, 1, 14, 2, 13, 15],
	start: 2,
	entries: [],
	units: [
		{ closes: [6], openings: [12, 5, 3, 1, 14, 2, 13, 15], after: 21, closable: [24], closableByLoop: [25, 26, 27, 28, 33, 34, 41, 42, 43, 44, 45, 50], pairs: true }, // 0
		{ closes: [6], openings: [12, 5, 3, 1, 14, 2, 13, 15], after: 66, closable: [69], closableByLoop: [70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 85], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 1, 14, 2, 13, 15], stray: false }, // 2
		{ k: "fork", to: [16, 64, 92, 100, 0] }, // 3
		{ k: "fork", to: [16, 64, 92, 100] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 22, stops: [12, 5, 3, 1, 14, 2, 13, 15], stray: true, section: { empty: true, proof: false, content: false } }, // 21
		{ k: "fork", to: [53, 20, 54] }, // 22
		{ k: "space", greedy: true, to: 21 }, // 23
		{ k: "op", do: { op: "close" }, to: 23 }, // 24
		{ k: "literal", literal: 6, to: 24 }, // 25
		{ k: "fork", to: [49, 25] }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "op", do: { op: "settle" }, to: 27 }, // 28
		{ k: "literal", literal: 7, to: 0 }, // 29
		{ k: "literal", literal: 6, to: 0 }, // 30
		{ k: "fork", to: [29, 30] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "look", body: 32, to: 28 }, // 33
		{ k: "literal", literal: 8, to: 33 }, // 34
		{ k: "literal", literal: 9, to: 0 }, // 35
		{ k: "literal", literal: 5, to: 0 }, // 36
		{ k: "assert", what: "end", to: 0 }, // 37
		{ k: "fork", to: [35, 36, 37] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 6, to: 39 }, // 40
		{ k: "look", body: 40, to: 28 }, // 41
		{ k: "eol", to: 41 }, // 42
		{ k: "fork", to: [42, 41] }, // 43
		{ k: "op", do: { op: "repair", code: 1 }, to: 43 }, // 44
		{ k: "fork", to: [34, 44] }, // 45
		{ k: "text", field: "value", typed: true, stray: false, exits: 45, stops: [8, 16, 17, 6] }, // 46
		{ k: "literal", literal: 10, to: 46 }, // 47
		{ k: "atom", kind: "word", field: "key", to: 47 }, // 48
		{ k: "literal", literal: 11, to: 48 }, // 49
		{ k: "literal", literal: 10, to: 27 }, // 50
		{ k: "atom", kind: "word", field: "name", to: 50 }, // 51
		{ k: "literal", literal: 12, to: 51 }, // 52
		{ k: "op", do: { op: "open", unit: 0 }, to: 52 }, // 53
		{ k: "op", do: { op: "leave" }, to: 4 }, // 54
		{ k: "literal", literal: 13, to: 23 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 2, to: 56 }, // 57
		{ k: "atom", kind: "word", field: "skip", to: 57 }, // 58
		{ k: "literal", literal: 14, to: 58 }, // 59
		{ k: "fork", to: [59, 57] }, // 60
		{ k: "assert", what: "start", to: 60 }, // 61
		{ k: "literal", literal: 4, to: 60 }, // 62
		{ k: "literal", literal: 1, to: 62 }, // 63
		{ k: "fork", to: [61, 63] }, // 64
		{ k: "literal", literal: 5, to: 2 }, // 65
		{ k: "text", field: "content", typed: false, exits: 67, stops: [12, 5, 3, 1, 14, 2, 13, 15], stray: true, section: { empty: true, proof: false, content: false } }, // 66
		{ k: "fork", to: [88, 65, 54] }, // 67
		{ k: "space", greedy: true, to: 66 }, // 68
		{ k: "op", do: { op: "close" }, to: 68 }, // 69
		{ k: "literal", literal: 6, to: 69 }, // 70
		{ k: "fork", to: [84, 70] }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "op", do: { op: "settle" }, to: 72 }, // 73
		{ k: "look", body: 32, to: 73 }, // 74
		{ k: "literal", literal: 8, to: 74 }, // 75
		{ k: "look", body: 40, to: 73 }, // 76
		{ k: "eol", to: 76 }, // 77
		{ k: "fork", to: [77, 76] }, // 78
		{ k: "op", do: { op: "repair", code: 1 }, to: 78 }, // 79
		{ k: "fork", to: [75, 79] }, // 80
		{ k: "text", field: "value", typed: true, stray: false, exits: 80, stops: [8, 16, 17, 6] }, // 81
		{ k: "literal", literal: 10, to: 81 }, // 82
		{ k: "atom", kind: "word", field: "key", to: 82 }, // 83
		{ k: "literal", literal: 11, to: 83 }, // 84
		{ k: "literal", literal: 10, to: 72 }, // 85
		{ k: "atom", kind: "word", field: "name", to: 85 }, // 86
		{ k: "literal", literal: 12, to: 86 }, // 87
		{ k: "op", do: { op: "open", unit: 1 }, to: 87 }, // 88
		{ k: "space", greedy: true, to: 35 }, // 89
		{ k: "look", body: 89, to: 68 }, // 90
		{ k: "literal", literal: 13, to: 90 }, // 91
		{ k: "op", do: { op: "repair", code: 0 }, to: 91 }, // 92
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 93
		{ k: "literal", literal: 2, to: 93 }, // 94
		{ k: "literal", literal: 15, to: 94 }, // 95
		{ k: "fork", to: [95, 94] }, // 96
		{ k: "assert", what: "start", to: 96 }, // 97
		{ k: "literal", literal: 4, to: 96 }, // 98
		{ k: "literal", literal: 1, to: 98 }, // 99
		{ k: "fork", to: [97, 99] }, // 100
	],
};
