// Generated from grammars/olmo3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** one Python call per line between <function_calls> tags */
export const olmo3: Format = {
	version: 2,
	name: "olmo3",
	title: "one Python call per line between <function_calls> tags",
	aliases: ["olmo3-think"],
	models: ["allenai/Olmo-3*"],
	tokens: ["<|im_end|>", "<|endoftext|>"],
	ends: ["<|im_end|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S6",
	reasoning: true,
	holdback: 1024,
	lenient: ["unquoted", "list"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</function_calls>", // 2
		")", // 3
		",", // 4
		"=", // 5
		"(", // 6
		"<function_calls>", // 7
		"]", // 8
		"[", // 9
		"\n</think>", // 10
		"\r\n</think>", // 11
	],
	openings: [1, 7],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 116 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1, 7], after: 21, closable: [25], closableByLoop: [26, 27, 28, 29, 30, 31, 43, 44, 53, 54, 55], pairs: true }, // 0
		{ closes: [], openings: [1, 7], after: 68, closable: [71], closableByLoop: [72, 73, 74, 75, 76, 77, 89, 90, 91, 92, 93], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 7], stray: false }, // 2
		{ k: "fork", to: [19, 64, 103, 0] }, // 3
		{ k: "fork", to: [19, 64, 103] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [10, 11, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: null, stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [57, 20, 58] }, // 22
		{ k: "fork", to: [57, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 4, to: 27 }, // 28
		{ k: "fork", to: [27, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "fork", to: [42, 30] }, // 31
		{ k: "value", py: true, field: "value", to: 31 }, // 32
		{ k: "atom", kind: "word", field: "value", to: 31 }, // 33
		{ k: "op", do: { op: "repair", code: 0 }, to: 33 }, // 34
		{ k: "fork", to: [32, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 5, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "atom", kind: "word", field: "key", to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 4, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "fork", to: [39, 30] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 5, to: 0 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "atom", kind: "word", field: "skip", to: 46 }, // 47
		{ k: "slot", slot: "prop", field: "skip", to: 46 }, // 48
		{ k: "fork", to: [48, 47] }, // 49
		{ k: "literal", literal: 3, to: 0 }, // 50
		{ k: "fork", to: [49, 50] }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "look", body: 52, to: 44 }, // 53
		{ k: "literal", literal: 6, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "atom", kind: "word", field: "name", to: 55 }, // 56
		{ k: "op", do: { op: "open", unit: 0 }, to: 56 }, // 57
		{ k: "op", do: { op: "leave" }, to: 4 }, // 58
		{ k: "literal", literal: 6, to: 0 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "atom", kind: "word", field: "skip", to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "look", body: 62, to: 24 }, // 63
		{ k: "literal", literal: 7, to: 63 }, // 64
		{ k: "space", greedy: true, to: 20 }, // 65
		{ k: "literal", literal: 8, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "text", field: "content", typed: false, exits: 69, stops: null, stray: true, section: { entry: 70, proof: false, content: false } }, // 68
		{ k: "fork", to: [95, 98, 67, 58] }, // 69
		{ k: "fork", to: [95] }, // 70
		{ k: "op", do: { op: "close" }, to: 68 }, // 71
		{ k: "literal", literal: 3, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 4, to: 73 }, // 74
		{ k: "fork", to: [73, 74] }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "fork", to: [88, 76] }, // 77
		{ k: "value", py: true, field: "value", to: 77 }, // 78
		{ k: "atom", kind: "word", field: "value", to: 77 }, // 79
		{ k: "op", do: { op: "repair", code: 0 }, to: 79 }, // 80
		{ k: "fork", to: [78, 80] }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 5, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "atom", kind: "word", field: "key", to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 4, to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "fork", to: [85, 76] }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "look", body: 52, to: 90 }, // 91
		{ k: "literal", literal: 6, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "atom", kind: "word", field: "name", to: 93 }, // 94
		{ k: "op", do: { op: "open", unit: 1 }, to: 94 }, // 95
		{ k: "space", greedy: true, to: 68 }, // 96
		{ k: "literal", literal: 4, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "look", body: 62, to: 96 }, // 99
		{ k: "literal", literal: 9, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 7, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 1 }, to: 102 }, // 103
		{ k: "op", do: { op: "settle" }, to: 0 }, // 104
		{ k: "eol", to: 2 }, // 105
		{ k: "fork", to: [105, 2] }, // 106
		{ k: "eol", to: 106 }, // 107
		{ k: "fork", to: [107, 106] }, // 108
		{ k: "literal", literal: 0, to: 108 }, // 109
		{ k: "eol", to: 109 }, // 110
		{ k: "fork", to: [110, 109] }, // 111
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 111, stops: [10, 11, 0] }, // 112
		{ k: "eol", to: 112 }, // 113
		{ k: "fork", to: [113, 112] }, // 114
		{ k: "literal", literal: 1, to: 114 }, // 115
		{ k: "fork", to: [115, 114] }, // 116
	],
};
