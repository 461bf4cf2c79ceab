// Generated from grammars/lmstudio.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between [TOOL_REQUEST] and [END_TOOL_REQUEST] */
export const lmstudio: Format = {
	version: 2,
	name: "lmstudio",
	title: "a JSON object between [TOOL_REQUEST] and [END_TOOL_REQUEST]",
	aliases: ["lm_studio", "lmstudio_default"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 987,
	lenient: ["other-close", "array", "signs-around", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"[END_TOOL_REQUEST]", // 2
		"[END_TOOL_RESULT]", // 3
		"[/TOOL_REQUEST]", // 4
		"}", // 5
		"]", // 6
		")", // 7
		";", // 8
		"```", // 9
		"﻿", // 10
		"```json", // 11
		"(", // 12
		"[TOOL_REQUEST]", // 13
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
	],
	openings: [1, 13],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 131 }, // 0
	],
	units: [
		{ closes: [4, 3, 2], openings: [1, 13], after: 2, closable: [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [1, 13], after: 59, closable: [62], closableByLoop: [], pairs: false }, // 1
		{ closes: [4, 3, 2], openings: [1, 13], after: 2, closable: [20, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 13, 22], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 49, 77, 130, 0] }, // 3
		{ k: "fork", to: [19, 49, 77, 130] }, // 4
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
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "literal", literal: 3, to: 20 }, // 22
		{ k: "op", do: { op: "repair", code: 0 }, to: 22 }, // 23
		{ k: "literal", literal: 4, to: 20 }, // 24
		{ k: "op", do: { op: "repair", code: 0 }, to: 24 }, // 25
		{ k: "fork", to: [21, 23, 25] }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "fork", to: [35, 27] }, // 28
		{ k: "literal", literal: 5, to: 28 }, // 29
		{ k: "literal", literal: 6, to: 28 }, // 30
		{ k: "literal", literal: 7, to: 28 }, // 31
		{ k: "literal", literal: 8, to: 28 }, // 32
		{ k: "literal", literal: 9, to: 28 }, // 33
		{ k: "fork", to: [29, 30, 31, 32, 33] }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "op", do: { op: "repair", code: 2 }, to: 35 }, // 36
		{ k: "fork", to: [27, 36] }, // 37
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 10, to: 39 }, // 40
		{ k: "literal", literal: 11, to: 39 }, // 41
		{ k: "literal", literal: 9, to: 39 }, // 42
		{ k: "literal", literal: 12, to: 39 }, // 43
		{ k: "fork", to: [40, 41, 42, 43] }, // 44
		{ k: "op", do: { op: "repair", code: 2 }, to: 44 }, // 45
		{ k: "fork", to: [38, 45] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 13, to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 0 }, to: 48 }, // 49
		{ k: "literal", literal: 2, to: 2 }, // 50
		{ k: "literal", literal: 3, to: 2 }, // 51
		{ k: "op", do: { op: "repair", code: 0 }, to: 51 }, // 52
		{ k: "literal", literal: 4, to: 2 }, // 53
		{ k: "op", do: { op: "repair", code: 0 }, to: 53 }, // 54
		{ k: "fork", to: [50, 52, 54] }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 6, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "text", field: "content", typed: false, exits: 60, stops: null, terminators: [], stray: true, section: { entry: 61, proof: false, content: false } }, // 59
		{ k: "fork", to: [64, 67, 58, 68] }, // 60
		{ k: "fork", to: [64] }, // 61
		{ k: "op", do: { op: "close" }, to: 59 }, // 62
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 62 }, // 63
		{ k: "op", do: { op: "open", unit: 1 }, to: 63 }, // 64
		{ k: "space", greedy: true, to: 59 }, // 65
		{ k: "literal", literal: 14, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "op", do: { op: "leave" }, to: 4 }, // 68
		{ k: "literal", literal: 15, to: 0 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 16, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "look", body: 72, to: 65 }, // 73
		{ k: "literal", literal: 17, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 13, to: 75 }, // 76
		{ k: "op", do: { op: "repair", code: 1 }, to: 76 }, // 77
		{ k: "op", do: { op: "commit" }, to: 20 }, // 78
		{ k: "literal", literal: 2, to: 78 }, // 79
		{ k: "literal", literal: 3, to: 78 }, // 80
		{ k: "op", do: { op: "repair", code: 0 }, to: 80 }, // 81
		{ k: "literal", literal: 4, to: 78 }, // 82
		{ k: "op", do: { op: "repair", code: 0 }, to: 82 }, // 83
		{ k: "fork", to: [79, 81, 83] }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "fork", to: [93, 85] }, // 86
		{ k: "literal", literal: 5, to: 86 }, // 87
		{ k: "literal", literal: 6, to: 86 }, // 88
		{ k: "literal", literal: 7, to: 86 }, // 89
		{ k: "literal", literal: 8, to: 86 }, // 90
		{ k: "literal", literal: 9, to: 86 }, // 91
		{ k: "fork", to: [87, 88, 89, 90, 91] }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "op", do: { op: "repair", code: 2 }, to: 93 }, // 94
		{ k: "fork", to: [85, 94] }, // 95
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 10, to: 97 }, // 98
		{ k: "literal", literal: 11, to: 97 }, // 99
		{ k: "literal", literal: 9, to: 97 }, // 100
		{ k: "literal", literal: 12, to: 97 }, // 101
		{ k: "fork", to: [98, 99, 100, 101] }, // 102
		{ k: "op", do: { op: "repair", code: 2 }, to: 102 }, // 103
		{ k: "fork", to: [96, 103] }, // 104
		{ k: "literal", literal: 18, to: 0 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 15, to: 106 }, // 107
		{ k: "literal", literal: 19, to: 107 }, // 108
		{ k: "literal", literal: 15, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 14, to: 110 }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "literal", literal: 15, to: 112 }, // 113
		{ k: "slot", slot: "tool", field: "skip", to: 113 }, // 114
		{ k: "literal", literal: 15, to: 114 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "literal", literal: 18, to: 116 }, // 117
		{ k: "space", greedy: true, to: 117 }, // 118
		{ k: "literal", literal: 15, to: 118 }, // 119
		{ k: "literal", literal: 20, to: 119 }, // 120
		{ k: "literal", literal: 15, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 16, to: 122 }, // 123
		{ k: "look", body: 123, to: 104 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 21, to: 125 }, // 126
		{ k: "atom", kind: "word", field: "skip", to: 126 }, // 127
		{ k: "literal", literal: 22, to: 127 }, // 128
		{ k: "op", do: { op: "repair", code: 3 }, to: 128 }, // 129
		{ k: "op", do: { op: "open", unit: 2 }, to: 129 }, // 130
		{ k: "fork", to: [16, 15] }, // 131
	],
};
