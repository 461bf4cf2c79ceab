// Generated from grammars/olmo3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** one Python call per line between <function_calls> tags */
export const olmo3: Format = {
	version: 1,
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
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 112 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1, 7], after: 21, closable: [24], closableByLoop: [25, 26, 27, 28, 29, 30, 42, 43, 50, 51, 52], pairs: true }, // 0
		{ closes: [], openings: [1, 7], after: 65, closable: [67], closableByLoop: [68, 69, 70, 71, 72, 73, 85, 86, 87, 88, 89], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 7], stray: false }, // 2
		{ k: "fork", to: [19, 61, 99, 0] }, // 3
		{ k: "fork", to: [19, 61, 99] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 22, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 21
		{ k: "fork", to: [54, 20, 55] }, // 22
		{ k: "space", greedy: true, to: 21 }, // 23
		{ k: "op", do: { op: "close" }, to: 23 }, // 24
		{ k: "literal", literal: 3, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 4, to: 26 }, // 27
		{ k: "fork", to: [26, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "fork", to: [41, 29] }, // 30
		{ k: "value", py: true, field: "value", to: 30 }, // 31
		{ k: "atom", kind: "word", field: "value", to: 30 }, // 32
		{ k: "op", do: { op: "repair", code: 0 }, to: 32 }, // 33
		{ k: "fork", to: [31, 33] }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 5, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "atom", kind: "word", field: "key", to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 4, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "fork", to: [38, 29] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 5, to: 0 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "atom", kind: "word", field: "skip", to: 45 }, // 46
		{ k: "literal", literal: 3, to: 0 }, // 47
		{ k: "fork", to: [46, 47] }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "look", body: 49, to: 43 }, // 50
		{ k: "literal", literal: 6, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "atom", kind: "word", field: "name", to: 52 }, // 53
		{ k: "op", do: { op: "open", unit: 0 }, to: 53 }, // 54
		{ k: "op", do: { op: "leave" }, to: 4 }, // 55
		{ k: "literal", literal: 6, to: 0 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "atom", kind: "word", field: "skip", to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 23 }, // 60
		{ k: "literal", literal: 7, to: 60 }, // 61
		{ k: "space", greedy: true, to: 20 }, // 62
		{ k: "literal", literal: 8, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "text", field: "content", typed: false, exits: 66, stops: null, stray: true, section: { empty: false, proof: false, content: false } }, // 65
		{ k: "fork", to: [91, 94, 64, 55] }, // 66
		{ k: "op", do: { op: "close" }, to: 65 }, // 67
		{ k: "literal", literal: 3, to: 67 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 4, to: 69 }, // 70
		{ k: "fork", to: [69, 70] }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "fork", to: [84, 72] }, // 73
		{ k: "value", py: true, field: "value", to: 73 }, // 74
		{ k: "atom", kind: "word", field: "value", to: 73 }, // 75
		{ k: "op", do: { op: "repair", code: 0 }, to: 75 }, // 76
		{ k: "fork", to: [74, 76] }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 5, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "atom", kind: "word", field: "key", to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 4, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "fork", to: [81, 72] }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "look", body: 49, to: 86 }, // 87
		{ k: "literal", literal: 6, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "atom", kind: "word", field: "name", to: 89 }, // 90
		{ k: "op", do: { op: "open", unit: 1 }, to: 90 }, // 91
		{ k: "space", greedy: true, to: 65 }, // 92
		{ k: "literal", literal: 4, to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "look", body: 59, to: 92 }, // 95
		{ k: "literal", literal: 9, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 7, to: 97 }, // 98
		{ k: "op", do: { op: "repair", code: 1 }, to: 98 }, // 99
		{ k: "op", do: { op: "settle" }, to: 0 }, // 100
		{ k: "eol", to: 2 }, // 101
		{ k: "fork", to: [101, 2] }, // 102
		{ k: "eol", to: 102 }, // 103
		{ k: "fork", to: [103, 102] }, // 104
		{ k: "literal", literal: 0, to: 104 }, // 105
		{ k: "eol", to: 105 }, // 106
		{ k: "fork", to: [106, 105] }, // 107
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 107, stops: [10, 11, 0] }, // 108
		{ k: "eol", to: 108 }, // 109
		{ k: "fork", to: [109, 108] }, // 110
		{ k: "literal", literal: 1, to: 110 }, // 111
		{ k: "fork", to: [111, 110] }, // 112
	],
};
