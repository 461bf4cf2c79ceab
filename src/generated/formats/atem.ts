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
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|start|>assistant to=self<|message|>"], node: 10 }, // 0
	],
	units: [
		{ closes: [6], openings: [12, 5, 3, 1, 14, 2, 13, 15], after: 21, closable: [25], closableByLoop: [26, 27, 28, 29, 34, 35, 42, 43, 44, 45, 46, 51], pairs: true }, // 0
		{ closes: [6], openings: [12, 5, 3, 1, 14, 2, 13, 15], after: 67, closable: [71], closableByLoop: [72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 87], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 1, 14, 2, 13, 15], stray: false }, // 2
		{ k: "fork", to: [16, 65, 94, 102, 0] }, // 3
		{ k: "fork", to: [16, 65, 94, 102] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 22, stops: [12, 5, 3, 1, 14, 2, 13, 15], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [54, 20, 55] }, // 22
		{ k: "fork", to: [54, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 6, to: 25 }, // 26
		{ k: "fork", to: [50, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "op", do: { op: "settle" }, to: 28 }, // 29
		{ k: "literal", literal: 7, to: 0 }, // 30
		{ k: "literal", literal: 6, to: 0 }, // 31
		{ k: "fork", to: [30, 31] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "look", body: 33, to: 29 }, // 34
		{ k: "literal", literal: 8, to: 34 }, // 35
		{ k: "literal", literal: 9, to: 0 }, // 36
		{ k: "literal", literal: 5, to: 0 }, // 37
		{ k: "assert", what: "end", to: 0 }, // 38
		{ k: "fork", to: [36, 37, 38] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 6, to: 40 }, // 41
		{ k: "look", body: 41, to: 29 }, // 42
		{ k: "eol", to: 42 }, // 43
		{ k: "fork", to: [43, 42] }, // 44
		{ k: "op", do: { op: "repair", code: 1 }, to: 44 }, // 45
		{ k: "fork", to: [35, 45] }, // 46
		{ k: "text", field: "value", typed: true, stray: false, exits: 46, stops: [8, 16, 17, 6] }, // 47
		{ k: "literal", literal: 10, to: 47 }, // 48
		{ k: "atom", kind: "word", field: "key", to: 48 }, // 49
		{ k: "literal", literal: 11, to: 49 }, // 50
		{ k: "literal", literal: 10, to: 28 }, // 51
		{ k: "atom", kind: "word", field: "name", to: 51 }, // 52
		{ k: "literal", literal: 12, to: 52 }, // 53
		{ k: "op", do: { op: "open", unit: 0 }, to: 53 }, // 54
		{ k: "op", do: { op: "leave" }, to: 4 }, // 55
		{ k: "literal", literal: 13, to: 24 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 2, to: 57 }, // 58
		{ k: "atom", kind: "word", field: "skip", to: 58 }, // 59
		{ k: "literal", literal: 14, to: 59 }, // 60
		{ k: "fork", to: [60, 58] }, // 61
		{ k: "assert", what: "start", to: 61 }, // 62
		{ k: "literal", literal: 4, to: 61 }, // 63
		{ k: "literal", literal: 1, to: 63 }, // 64
		{ k: "fork", to: [62, 64] }, // 65
		{ k: "literal", literal: 5, to: 2 }, // 66
		{ k: "text", field: "content", typed: false, exits: 68, stops: [12, 5, 3, 1, 14, 2, 13, 15], stray: true, section: { entry: 69, proof: false, content: false } }, // 67
		{ k: "fork", to: [90, 66, 55] }, // 68
		{ k: "fork", to: [90, 66] }, // 69
		{ k: "space", greedy: true, to: 67 }, // 70
		{ k: "op", do: { op: "close" }, to: 70 }, // 71
		{ k: "literal", literal: 6, to: 71 }, // 72
		{ k: "fork", to: [86, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "op", do: { op: "settle" }, to: 74 }, // 75
		{ k: "look", body: 33, to: 75 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "look", body: 41, to: 75 }, // 78
		{ k: "eol", to: 78 }, // 79
		{ k: "fork", to: [79, 78] }, // 80
		{ k: "op", do: { op: "repair", code: 1 }, to: 80 }, // 81
		{ k: "fork", to: [77, 81] }, // 82
		{ k: "text", field: "value", typed: true, stray: false, exits: 82, stops: [8, 16, 17, 6] }, // 83
		{ k: "literal", literal: 10, to: 83 }, // 84
		{ k: "atom", kind: "word", field: "key", to: 84 }, // 85
		{ k: "literal", literal: 11, to: 85 }, // 86
		{ k: "literal", literal: 10, to: 74 }, // 87
		{ k: "atom", kind: "word", field: "name", to: 87 }, // 88
		{ k: "literal", literal: 12, to: 88 }, // 89
		{ k: "op", do: { op: "open", unit: 1 }, to: 89 }, // 90
		{ k: "space", greedy: true, to: 36 }, // 91
		{ k: "look", body: 91, to: 70 }, // 92
		{ k: "literal", literal: 13, to: 92 }, // 93
		{ k: "op", do: { op: "repair", code: 0 }, to: 93 }, // 94
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 95
		{ k: "literal", literal: 2, to: 95 }, // 96
		{ k: "literal", literal: 15, to: 96 }, // 97
		{ k: "fork", to: [97, 96] }, // 98
		{ k: "assert", what: "start", to: 98 }, // 99
		{ k: "literal", literal: 4, to: 98 }, // 100
		{ k: "literal", literal: 1, to: 100 }, // 101
		{ k: "fork", to: [99, 101] }, // 102
	],
};
