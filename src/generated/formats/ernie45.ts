// Generated from grammars/ernie45.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between <tool_call> tags; the answer between <response> tags */
export const ernie45: Format = {
	version: 2,
	name: "ernie45",
	title: "a JSON object between <tool_call> tags; the answer between <response> tags",
	aliases: ["ernie"],
	models: ["baidu/ERNIE-4.5-*-Thinking*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<response>", "</response>", "</s>"],
	ends: ["</s>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 987,
	lenient: ["doubled-open", "array", "signs-around", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</response>", // 2
		"<response>", // 3
		"</tool_call>", // 4
		"}", // 5
		"]", // 6
		")", // 7
		";", // 8
		"```", // 9
		"﻿", // 10
		"```json", // 11
		"(", // 12
		"<tool_call>", // 13
		",", // 14
		"\"", // 15
		"{", // 16
		"[", // 17
		":", // 18
		"arguments", // 19
		"name", // 20
		"|>", // 21
		"<|", // 22
		"\n</think>", // 23
		"\r\n</think>", // 24
		"\n</response>", // 25
		"\r\n</response>", // 26
	],
	openings: [1, 3, 13],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 133 }, // 0
	],
	units: [
		{ closes: [4], openings: [1, 3, 13], after: 2, closable: [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42], closableByLoop: [], pairs: false }, // 0
		{ closes: [4], openings: [1, 3, 13], after: 2, closable: [30, 31, 32], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 3, 13], after: 66, closable: [69], closableByLoop: [], pairs: false }, // 2
		{ closes: [4], openings: [1, 3, 13], after: 2, closable: [30, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 13, 22], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 29, 54, 61, 84, 132, 0] }, // 3
		{ k: "fork", to: [19, 29, 54, 61, 84, 132] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [23, 24, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 7 }, // 20
		{ k: "eol", to: 20 }, // 21
		{ k: "fork", to: [21, 20] }, // 22
		{ k: "text", field: "content", typed: false, stray: false, exits: 22, stops: [25, 26, 2], terminators: [5] }, // 23
		{ k: "eol", to: 23 }, // 24
		{ k: "fork", to: [24, 23] }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "assert", what: "start", to: 26 }, // 27
		{ k: "assert", what: "line", to: 26 }, // 28
		{ k: "fork", to: [27, 28] }, // 29
		{ k: "op", do: { op: "close" }, to: 2 }, // 30
		{ k: "literal", literal: 4, to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "fork", to: [40, 32] }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "literal", literal: 6, to: 33 }, // 35
		{ k: "literal", literal: 7, to: 33 }, // 36
		{ k: "literal", literal: 8, to: 33 }, // 37
		{ k: "literal", literal: 9, to: 33 }, // 38
		{ k: "fork", to: [34, 35, 36, 37, 38] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "op", do: { op: "repair", code: 2 }, to: 40 }, // 41
		{ k: "fork", to: [32, 41] }, // 42
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 10, to: 44 }, // 45
		{ k: "literal", literal: 11, to: 44 }, // 46
		{ k: "literal", literal: 9, to: 44 }, // 47
		{ k: "literal", literal: 12, to: 44 }, // 48
		{ k: "fork", to: [45, 46, 47, 48] }, // 49
		{ k: "op", do: { op: "repair", code: 2 }, to: 49 }, // 50
		{ k: "fork", to: [43, 50] }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 13, to: 52 }, // 53
		{ k: "op", do: { op: "open", unit: 0 }, to: 53 }, // 54
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 32 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 13, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 13, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 0 }, to: 59 }, // 60
		{ k: "op", do: { op: "open", unit: 1 }, to: 60 }, // 61
		{ k: "literal", literal: 4, to: 2 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 6, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "text", field: "content", typed: false, exits: 67, stops: null, terminators: [], stray: true, section: { entry: 68, proof: false, content: false } }, // 66
		{ k: "fork", to: [71, 74, 65, 75] }, // 67
		{ k: "fork", to: [71] }, // 68
		{ k: "op", do: { op: "close" }, to: 66 }, // 69
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 69 }, // 70
		{ k: "op", do: { op: "open", unit: 2 }, to: 70 }, // 71
		{ k: "space", greedy: true, to: 66 }, // 72
		{ k: "literal", literal: 14, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "op", do: { op: "leave" }, to: 4 }, // 75
		{ k: "literal", literal: 15, to: 0 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 16, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "look", body: 79, to: 72 }, // 80
		{ k: "literal", literal: 17, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 13, to: 82 }, // 83
		{ k: "op", do: { op: "repair", code: 1 }, to: 83 }, // 84
		{ k: "op", do: { op: "commit" }, to: 30 }, // 85
		{ k: "literal", literal: 4, to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "fork", to: [95, 87] }, // 88
		{ k: "literal", literal: 5, to: 88 }, // 89
		{ k: "literal", literal: 6, to: 88 }, // 90
		{ k: "literal", literal: 7, to: 88 }, // 91
		{ k: "literal", literal: 8, to: 88 }, // 92
		{ k: "literal", literal: 9, to: 88 }, // 93
		{ k: "fork", to: [89, 90, 91, 92, 93] }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "op", do: { op: "repair", code: 2 }, to: 95 }, // 96
		{ k: "fork", to: [87, 96] }, // 97
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 10, to: 99 }, // 100
		{ k: "literal", literal: 11, to: 99 }, // 101
		{ k: "literal", literal: 9, to: 99 }, // 102
		{ k: "literal", literal: 12, to: 99 }, // 103
		{ k: "fork", to: [100, 101, 102, 103] }, // 104
		{ k: "op", do: { op: "repair", code: 2 }, to: 104 }, // 105
		{ k: "fork", to: [98, 105] }, // 106
		{ k: "literal", literal: 18, to: 0 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 15, to: 108 }, // 109
		{ k: "literal", literal: 19, to: 109 }, // 110
		{ k: "literal", literal: 15, to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 14, to: 112 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 15, to: 114 }, // 115
		{ k: "slot", slot: "tool", field: "skip", to: 115 }, // 116
		{ k: "literal", literal: 15, to: 116 }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "literal", literal: 18, to: 118 }, // 119
		{ k: "space", greedy: true, to: 119 }, // 120
		{ k: "literal", literal: 15, to: 120 }, // 121
		{ k: "literal", literal: 20, to: 121 }, // 122
		{ k: "literal", literal: 15, to: 122 }, // 123
		{ k: "space", greedy: true, to: 123 }, // 124
		{ k: "literal", literal: 16, to: 124 }, // 125
		{ k: "look", body: 125, to: 106 }, // 126
		{ k: "space", greedy: true, to: 126 }, // 127
		{ k: "literal", literal: 21, to: 127 }, // 128
		{ k: "atom", kind: "word", field: "skip", to: 128 }, // 129
		{ k: "literal", literal: 22, to: 129 }, // 130
		{ k: "op", do: { op: "repair", code: 3 }, to: 130 }, // 131
		{ k: "op", do: { op: "open", unit: 3 }, to: 131 }, // 132
		{ k: "fork", to: [16, 15] }, // 133
	],
};
