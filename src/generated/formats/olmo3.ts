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
		"]", // 6
		"(", // 7
		"<function_calls>", // 8
		"[", // 9
		"\n</think>", // 10
		"\r\n</think>", // 11
	],
	openings: [1, 8],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 112 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1, 8], after: 21, closable: [25], closableByLoop: [26, 27, 28, 29, 30, 31, 43, 44, 61, 62, 63], pairs: true }, // 0
		{ closes: [], openings: [1, 8], after: 76, closable: [79], closableByLoop: [80, 81, 82, 83, 84, 85, 97, 98, 99, 100, 101], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 72, 111, 0] }, // 3
		{ k: "fork", to: [19, 72, 111] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [10, 11, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: null, terminators: [], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [65, 20, 66] }, // 22
		{ k: "fork", to: [65, 20] }, // 23
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
		{ k: "eol", to: 0 }, // 50
		{ k: "literal", literal: 4, to: 0 }, // 51
		{ k: "literal", literal: 6, to: 0 }, // 52
		{ k: "literal", literal: 2, to: 0 }, // 53
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 54
		{ k: "fork", to: [51, 52, 53, 54] }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "fork", to: [50, 56] }, // 57
		{ k: "literal", literal: 3, to: 57 }, // 58
		{ k: "fork", to: [49, 58] }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "look", body: 60, to: 44 }, // 61
		{ k: "literal", literal: 7, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "atom", kind: "word", field: "name", to: 63 }, // 64
		{ k: "op", do: { op: "open", unit: 0 }, to: 64 }, // 65
		{ k: "op", do: { op: "leave" }, to: 4 }, // 66
		{ k: "literal", literal: 7, to: 0 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "atom", kind: "word", field: "skip", to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "look", body: 70, to: 24 }, // 71
		{ k: "literal", literal: 8, to: 71 }, // 72
		{ k: "space", greedy: true, to: 20 }, // 73
		{ k: "literal", literal: 6, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "text", field: "content", typed: false, exits: 77, stops: null, terminators: [], stray: true, section: { entry: 78, proof: false, content: false } }, // 76
		{ k: "fork", to: [103, 106, 75, 66] }, // 77
		{ k: "fork", to: [103] }, // 78
		{ k: "op", do: { op: "close" }, to: 76 }, // 79
		{ k: "literal", literal: 3, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 4, to: 81 }, // 82
		{ k: "fork", to: [81, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "fork", to: [96, 84] }, // 85
		{ k: "value", py: true, field: "value", to: 85 }, // 86
		{ k: "atom", kind: "word", field: "value", to: 85 }, // 87
		{ k: "op", do: { op: "repair", code: 0 }, to: 87 }, // 88
		{ k: "fork", to: [86, 88] }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 5, to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "atom", kind: "word", field: "key", to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 4, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "fork", to: [93, 84] }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "look", body: 60, to: 98 }, // 99
		{ k: "literal", literal: 7, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "atom", kind: "word", field: "name", to: 101 }, // 102
		{ k: "op", do: { op: "open", unit: 1 }, to: 102 }, // 103
		{ k: "space", greedy: true, to: 76 }, // 104
		{ k: "literal", literal: 4, to: 104 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "look", body: 70, to: 104 }, // 107
		{ k: "literal", literal: 9, to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 8, to: 109 }, // 110
		{ k: "op", do: { op: "repair", code: 1 }, to: 110 }, // 111
		{ k: "fork", to: [16, 15] }, // 112
	],
};
