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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 114 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1, 7], after: 21, closable: [25], closableByLoop: [26, 27, 28, 29, 30, 31, 43, 44, 51, 52, 53], pairs: true }, // 0
		{ closes: [], openings: [1, 7], after: 66, closable: [69], closableByLoop: [70, 71, 72, 73, 74, 75, 87, 88, 89, 90, 91], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 7], stray: false }, // 2
		{ k: "fork", to: [19, 62, 101, 0] }, // 3
		{ k: "fork", to: [19, 62, 101] }, // 4
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
		{ k: "fork", to: [55, 20, 56] }, // 22
		{ k: "fork", to: [55, 20] }, // 23
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
		{ k: "literal", literal: 3, to: 0 }, // 48
		{ k: "fork", to: [47, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "look", body: 50, to: 44 }, // 51
		{ k: "literal", literal: 6, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "atom", kind: "word", field: "name", to: 53 }, // 54
		{ k: "op", do: { op: "open", unit: 0 }, to: 54 }, // 55
		{ k: "op", do: { op: "leave" }, to: 4 }, // 56
		{ k: "literal", literal: 6, to: 0 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "atom", kind: "word", field: "skip", to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "look", body: 60, to: 24 }, // 61
		{ k: "literal", literal: 7, to: 61 }, // 62
		{ k: "space", greedy: true, to: 20 }, // 63
		{ k: "literal", literal: 8, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "text", field: "content", typed: false, exits: 67, stops: null, stray: true, section: { entry: 68, proof: false, content: false } }, // 66
		{ k: "fork", to: [93, 96, 65, 56] }, // 67
		{ k: "fork", to: [93] }, // 68
		{ k: "op", do: { op: "close" }, to: 66 }, // 69
		{ k: "literal", literal: 3, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 4, to: 71 }, // 72
		{ k: "fork", to: [71, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "fork", to: [86, 74] }, // 75
		{ k: "value", py: true, field: "value", to: 75 }, // 76
		{ k: "atom", kind: "word", field: "value", to: 75 }, // 77
		{ k: "op", do: { op: "repair", code: 0 }, to: 77 }, // 78
		{ k: "fork", to: [76, 78] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 5, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "atom", kind: "word", field: "key", to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 4, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "fork", to: [83, 74] }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "look", body: 50, to: 88 }, // 89
		{ k: "literal", literal: 6, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "atom", kind: "word", field: "name", to: 91 }, // 92
		{ k: "op", do: { op: "open", unit: 1 }, to: 92 }, // 93
		{ k: "space", greedy: true, to: 66 }, // 94
		{ k: "literal", literal: 4, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "look", body: 60, to: 94 }, // 97
		{ k: "literal", literal: 9, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 7, to: 99 }, // 100
		{ k: "op", do: { op: "repair", code: 1 }, to: 100 }, // 101
		{ k: "op", do: { op: "settle" }, to: 0 }, // 102
		{ k: "eol", to: 2 }, // 103
		{ k: "fork", to: [103, 2] }, // 104
		{ k: "eol", to: 104 }, // 105
		{ k: "fork", to: [105, 104] }, // 106
		{ k: "literal", literal: 0, to: 106 }, // 107
		{ k: "eol", to: 107 }, // 108
		{ k: "fork", to: [108, 107] }, // 109
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 109, stops: [10, 11, 0] }, // 110
		{ k: "eol", to: 110 }, // 111
		{ k: "fork", to: [111, 110] }, // 112
		{ k: "literal", literal: 1, to: 112 }, // 113
		{ k: "fork", to: [113, 112] }, // 114
	],
};
