// Generated from grammars/trinity.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between <tool_call> tags, also inside thoughts */
export const trinity: Format = {
	version: 2,
	name: "trinity",
	title: "a JSON object between <tool_call> tags, also inside thoughts",
	aliases: [],
	models: ["arcee-ai/Trinity-*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 987,
	lenient: ["doubled-open", "array", "signs-around", "unopened-call"],
	literals: [
		"</think>", // 0
		"\"", // 1
		"{", // 2
		"<tool_call>", // 3
		"<think>", // 4
		"</tool_call>", // 5
		"}", // 6
		"]", // 7
		")", // 8
		";", // 9
		"```", // 10
		"﻿", // 11
		"```json", // 12
		"(", // 13
		",", // 14
		"[", // 15
		":", // 16
		"arguments", // 17
		"name", // 18
		"|>", // 19
		"<|", // 20
		"\n</think>", // 21
		"\r\n</think>", // 22
	],
	openings: [4, 0, 3],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 131 }, // 0
	],
	units: [
		{ closes: [5], openings: [4, 0, 3], after: 2, closable: [32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44], closableByLoop: [], pairs: false }, // 0
		{ closes: [5], openings: [4, 0, 3], after: 2, closable: [32, 33, 34], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [4, 0, 3], after: 68, closable: [71], closableByLoop: [], pairs: false }, // 2
		{ closes: [5], openings: [4, 0, 3], after: 2, closable: [32, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [4, 0, 3, 20], terminators: [], stray: false }, // 2
		{ k: "fork", to: [26, 31, 56, 63, 82, 130, 0] }, // 3
		{ k: "fork", to: [26, 31, 56, 63, 82, 130] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "literal", literal: 1, to: 0 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "look", body: 17, to: 5 }, // 18
		{ k: "fork", to: [12, 18] }, // 19
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 19, stops: [21, 22, 0, 3], terminators: [5] }, // 20
		{ k: "eol", to: 20 }, // 21
		{ k: "fork", to: [21, 20] }, // 22
		{ k: "literal", literal: 4, to: 22 }, // 23
		{ k: "assert", what: "start", to: 23 }, // 24
		{ k: "assert", what: "line", to: 23 }, // 25
		{ k: "fork", to: [24, 25] }, // 26
		{ k: "eol", to: 2 }, // 27
		{ k: "fork", to: [27, 2] }, // 28
		{ k: "eol", to: 28 }, // 29
		{ k: "fork", to: [29, 28] }, // 30
		{ k: "literal", literal: 0, to: 30 }, // 31
		{ k: "op", do: { op: "close" }, to: 2 }, // 32
		{ k: "literal", literal: 5, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "fork", to: [42, 34] }, // 35
		{ k: "literal", literal: 6, to: 35 }, // 36
		{ k: "literal", literal: 7, to: 35 }, // 37
		{ k: "literal", literal: 8, to: 35 }, // 38
		{ k: "literal", literal: 9, to: 35 }, // 39
		{ k: "literal", literal: 10, to: 35 }, // 40
		{ k: "fork", to: [36, 37, 38, 39, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "op", do: { op: "repair", code: 2 }, to: 42 }, // 43
		{ k: "fork", to: [34, 43] }, // 44
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 11, to: 46 }, // 47
		{ k: "literal", literal: 12, to: 46 }, // 48
		{ k: "literal", literal: 10, to: 46 }, // 49
		{ k: "literal", literal: 13, to: 46 }, // 50
		{ k: "fork", to: [47, 48, 49, 50] }, // 51
		{ k: "op", do: { op: "repair", code: 2 }, to: 51 }, // 52
		{ k: "fork", to: [45, 52] }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 3, to: 54 }, // 55
		{ k: "op", do: { op: "open", unit: 0 }, to: 55 }, // 56
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 34 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 3, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 3, to: 60 }, // 61
		{ k: "op", do: { op: "repair", code: 0 }, to: 61 }, // 62
		{ k: "op", do: { op: "open", unit: 1 }, to: 62 }, // 63
		{ k: "literal", literal: 5, to: 2 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 7, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "text", field: "content", typed: false, exits: 69, stops: null, terminators: [], stray: true, section: { entry: 70, proof: false, content: false } }, // 68
		{ k: "fork", to: [73, 76, 67, 77] }, // 69
		{ k: "fork", to: [73] }, // 70
		{ k: "op", do: { op: "close" }, to: 68 }, // 71
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 71 }, // 72
		{ k: "op", do: { op: "open", unit: 2 }, to: 72 }, // 73
		{ k: "space", greedy: true, to: 68 }, // 74
		{ k: "literal", literal: 14, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "op", do: { op: "leave" }, to: 4 }, // 77
		{ k: "look", body: 16, to: 74 }, // 78
		{ k: "literal", literal: 15, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 3, to: 80 }, // 81
		{ k: "op", do: { op: "repair", code: 1 }, to: 81 }, // 82
		{ k: "op", do: { op: "commit" }, to: 32 }, // 83
		{ k: "literal", literal: 5, to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "fork", to: [93, 85] }, // 86
		{ k: "literal", literal: 6, to: 86 }, // 87
		{ k: "literal", literal: 7, to: 86 }, // 88
		{ k: "literal", literal: 8, to: 86 }, // 89
		{ k: "literal", literal: 9, to: 86 }, // 90
		{ k: "literal", literal: 10, to: 86 }, // 91
		{ k: "fork", to: [87, 88, 89, 90, 91] }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "op", do: { op: "repair", code: 2 }, to: 93 }, // 94
		{ k: "fork", to: [85, 94] }, // 95
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 11, to: 97 }, // 98
		{ k: "literal", literal: 12, to: 97 }, // 99
		{ k: "literal", literal: 10, to: 97 }, // 100
		{ k: "literal", literal: 13, to: 97 }, // 101
		{ k: "fork", to: [98, 99, 100, 101] }, // 102
		{ k: "op", do: { op: "repair", code: 2 }, to: 102 }, // 103
		{ k: "fork", to: [96, 103] }, // 104
		{ k: "literal", literal: 16, to: 0 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 1, to: 106 }, // 107
		{ k: "literal", literal: 17, to: 107 }, // 108
		{ k: "literal", literal: 1, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 14, to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 1, to: 112 }, // 113
		{ k: "slot", slot: "tool", field: "skip", to: 113 }, // 114
		{ k: "literal", literal: 1, to: 114 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "literal", literal: 16, to: 116 }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "literal", literal: 1, to: 118 }, // 119
		{ k: "literal", literal: 18, to: 119 }, // 120
		{ k: "literal", literal: 1, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 2, to: 122 }, // 123
		{ k: "look", body: 123, to: 104 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 19, to: 125 }, // 126
		{ k: "atom", kind: "word", field: "skip", to: 126 }, // 127
		{ k: "literal", literal: 20, to: 127 }, // 128
		{ k: "op", do: { op: "repair", code: 3 }, to: 128 }, // 129
		{ k: "op", do: { op: "open", unit: 3 }, to: 129 }, // 130
		{ k: "fork", to: [23, 22] }, // 131
	],
};
