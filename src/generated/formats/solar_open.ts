// Generated from grammars/solar_open.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** frames with a role; a call is an id, a name and JSON between special tokens */
export const solar_open: Format = {
	version: 2,
	name: "solar_open",
	title: "frames with a role; a call is an id, a name and JSON between special tokens",
	aliases: ["solar-open"],
	models: ["upstage/Solar-Open-100B*"],
	tokens: ["<|begin|>", "<|end|>", "<|think|>", "<|content|>", "<|tool_calls|>", "<|calls|>", "<|tool_call:begin|>", "<|tool_call:name|>", "<|tool_call:args|>", "<|tool_call:end|>"],
	ends: [],
	ids: [{ random: 24 }],
	shape: "S2",
	reasoning: true,
	holdback: 958,
	lenient: ["other-close", "no-section", "signs-around"],
	literals: [
		"<|end|>", // 0
		"<|think|>", // 1
		"<|content|>", // 2
		"<|tool_calls|>", // 3
		"assistant", // 4
		"<|begin|>", // 5
		"<|calls|>", // 6
		"<|tool_call:end|>", // 7
		"}", // 8
		"]", // 9
		")", // 10
		";", // 11
		"```", // 12
		"﻿", // 13
		"```json", // 14
		"(", // 15
		"<|tool_call:args|>", // 16
		"<|tool_call:name|>", // 17
		"<|tool_call:begin|>", // 18
	],
	openings: [5, 1, 2, 3, 18],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|think|>"], node: 15 }, // 0
	],
	units: [
		{ closes: [7], openings: [18, 6, 0, 5, 1, 2, 3], after: 32, closable: [36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48], closableByLoop: [], pairs: false }, // 0
		{ closes: [7, 0, 6], openings: [5, 1, 2, 3, 18], after: 2, closable: [74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [5, 1, 2, 3, 18], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 26, 73, 114, 0] }, // 3
		{ k: "fork", to: [19, 26, 73, 114] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "literal", literal: 2, to: 0 }, // 8
		{ k: "literal", literal: 3, to: 0 }, // 9
		{ k: "fork", to: [7, 8, 9] }, // 10
		{ k: "literal", literal: 4, to: 10 }, // 11
		{ k: "literal", literal: 5, to: 11 }, // 12
		{ k: "look", body: 12, to: 5 }, // 13
		{ k: "fork", to: [6, 13] }, // 14
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [0, 5], terminators: [5] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "literal", literal: 4, to: 16 }, // 17
		{ k: "literal", literal: 5, to: 17 }, // 18
		{ k: "fork", to: [18, 16] }, // 19
		{ k: "assert", what: "end", to: 5 }, // 20
		{ k: "fork", to: [6, 13, 20] }, // 21
		{ k: "text", field: "content", typed: false, stray: false, exits: 21, stops: [0, 5], terminators: [5] }, // 22
		{ k: "literal", literal: 2, to: 22 }, // 23
		{ k: "literal", literal: 4, to: 23 }, // 24
		{ k: "literal", literal: 5, to: 24 }, // 25
		{ k: "fork", to: [25, 23] }, // 26
		{ k: "literal", literal: 6, to: 2 }, // 27
		{ k: "assert", what: "end", to: 2 }, // 28
		{ k: "literal", literal: 0, to: 2 }, // 29
		{ k: "op", do: { op: "repair", code: 0 }, to: 29 }, // 30
		{ k: "fork", to: [27, 28, 30] }, // 31
		{ k: "text", field: "content", typed: false, exits: 33, stops: [18, 6, 0, 5, 1, 2, 3], terminators: [], stray: true, section: { entry: 34, proof: false, content: false } }, // 32
		{ k: "fork", to: [68, 31, 69] }, // 33
		{ k: "fork", to: [68, 31] }, // 34
		{ k: "space", greedy: true, to: 32 }, // 35
		{ k: "op", do: { op: "close" }, to: 35 }, // 36
		{ k: "literal", literal: 7, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "fork", to: [46, 38] }, // 39
		{ k: "literal", literal: 8, to: 39 }, // 40
		{ k: "literal", literal: 9, to: 39 }, // 41
		{ k: "literal", literal: 10, to: 39 }, // 42
		{ k: "literal", literal: 11, to: 39 }, // 43
		{ k: "literal", literal: 12, to: 39 }, // 44
		{ k: "fork", to: [40, 41, 42, 43, 44] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "op", do: { op: "repair", code: 2 }, to: 46 }, // 47
		{ k: "fork", to: [38, 47] }, // 48
		{ k: "value", py: false, field: "arguments", to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 13, to: 50 }, // 51
		{ k: "literal", literal: 14, to: 50 }, // 52
		{ k: "literal", literal: 12, to: 50 }, // 53
		{ k: "literal", literal: 15, to: 50 }, // 54
		{ k: "fork", to: [51, 52, 53, 54] }, // 55
		{ k: "op", do: { op: "repair", code: 2 }, to: 55 }, // 56
		{ k: "fork", to: [49, 56] }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 16, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "atom", kind: "word", field: "name", to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 17, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "atom", kind: "word", field: "id", to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 18, to: 66 }, // 67
		{ k: "op", do: { op: "open", unit: 0 }, to: 67 }, // 68
		{ k: "op", do: { op: "leave" }, to: 4 }, // 69
		{ k: "literal", literal: 3, to: 35 }, // 70
		{ k: "literal", literal: 4, to: 70 }, // 71
		{ k: "literal", literal: 5, to: 71 }, // 72
		{ k: "fork", to: [72, 70] }, // 73
		{ k: "op", do: { op: "close" }, to: 2 }, // 74
		{ k: "literal", literal: 6, to: 74 }, // 75
		{ k: "assert", what: "end", to: 74 }, // 76
		{ k: "literal", literal: 0, to: 74 }, // 77
		{ k: "op", do: { op: "repair", code: 0 }, to: 77 }, // 78
		{ k: "fork", to: [75, 76, 78] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "fork", to: [80, 74] }, // 81
		{ k: "literal", literal: 7, to: 81 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "fork", to: [91, 83] }, // 84
		{ k: "literal", literal: 8, to: 84 }, // 85
		{ k: "literal", literal: 9, to: 84 }, // 86
		{ k: "literal", literal: 10, to: 84 }, // 87
		{ k: "literal", literal: 11, to: 84 }, // 88
		{ k: "literal", literal: 12, to: 84 }, // 89
		{ k: "fork", to: [85, 86, 87, 88, 89] }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "op", do: { op: "repair", code: 2 }, to: 91 }, // 92
		{ k: "fork", to: [83, 92] }, // 93
		{ k: "value", py: false, field: "arguments", to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 13, to: 95 }, // 96
		{ k: "literal", literal: 14, to: 95 }, // 97
		{ k: "literal", literal: 12, to: 95 }, // 98
		{ k: "literal", literal: 15, to: 95 }, // 99
		{ k: "fork", to: [96, 97, 98, 99] }, // 100
		{ k: "op", do: { op: "repair", code: 2 }, to: 100 }, // 101
		{ k: "fork", to: [94, 101] }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 16, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "atom", kind: "word", field: "name", to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 17, to: 107 }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "atom", kind: "word", field: "id", to: 109 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 18, to: 111 }, // 112
		{ k: "op", do: { op: "repair", code: 1 }, to: 112 }, // 113
		{ k: "op", do: { op: "open", unit: 1 }, to: 113 }, // 114
	],
};
