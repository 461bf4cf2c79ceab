// Generated from grammars/granite.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a marker, then a JSON array; reasoning between English phrases */
export const granite: Format = {
	version: 2,
	name: "granite",
	title: "a marker, then a JSON array; reasoning between English phrases",
	aliases: ["granite3"],
	models: ["ibm-granite/granite-3.*"],
	tokens: ["<|tool_call|>", "<|end_of_text|>"],
	ends: ["<|end_of_text|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-array", "unopened-call"],
	literals: [
		" my response:", // 0
		"'s", // 1
		" is", // 2
		"Here", // 3
		" my thought process:", // 4
		"</think>", // 5
		"<think>", // 6
		"</response>", // 7
		"<response>", // 8
		"]", // 9
		",", // 10
		"{", // 11
		"[", // 12
		"<|tool_call|>", // 13
		"<tool_call>", // 14
		":", // 15
		"\"", // 16
		"arguments", // 17
		"name", // 18
		"|>", // 19
		"<|", // 20
		"\nHere", // 21
		"\r\nHere", // 22
		"\n</think>", // 23
		"\r\n</think>", // 24
		"\n</response>", // 25
		"\r\n</response>", // 26
	],
	openings: [3, 6, 8, 13, 14],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 124 }, // 0
		{ name: "phrases", after: ["Here is my thought process:", "Here's my thought process:"], node: 134 }, // 1
	],
	units: [
		{ closes: [], openings: [3, 6, 8, 13, 14], after: 48, closable: [51], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [3, 6, 8, 13, 14], after: 2, closable: [68], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [3, 6, 8, 13, 14], after: 74, closable: [77], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 6, 8, 13, 14, 20], stray: false }, // 2
		{ k: "fork", to: [23, 35, 45, 67, 73, 111, 0] }, // 3
		{ k: "fork", to: [23, 35, 45, 67, 73, 111] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "literal", literal: 1, to: 8 }, // 9
		{ k: "literal", literal: 2, to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 3, to: 11 }, // 12
		{ k: "eol", to: 12 }, // 13
		{ k: "fork", to: [13, 12] }, // 14
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [21, 22, 3] }, // 15
		{ k: "eol", to: 15 }, // 16
		{ k: "fork", to: [16, 15] }, // 17
		{ k: "literal", literal: 4, to: 17 }, // 18
		{ k: "literal", literal: 1, to: 18 }, // 19
		{ k: "literal", literal: 2, to: 18 }, // 20
		{ k: "fork", to: [19, 20] }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "assert", what: "start", to: 22 }, // 23
		{ k: "eol", to: 7 }, // 24
		{ k: "fork", to: [24, 7] }, // 25
		{ k: "literal", literal: 5, to: 25 }, // 26
		{ k: "eol", to: 26 }, // 27
		{ k: "fork", to: [27, 26] }, // 28
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 28, stops: [23, 24, 5] }, // 29
		{ k: "eol", to: 29 }, // 30
		{ k: "fork", to: [30, 29] }, // 31
		{ k: "literal", literal: 6, to: 31 }, // 32
		{ k: "assert", what: "start", to: 32 }, // 33
		{ k: "assert", what: "line", to: 32 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "literal", literal: 7, to: 5 }, // 36
		{ k: "eol", to: 36 }, // 37
		{ k: "fork", to: [37, 36] }, // 38
		{ k: "text", field: "content", typed: false, stray: false, exits: 38, stops: [25, 26, 7] }, // 39
		{ k: "eol", to: 39 }, // 40
		{ k: "fork", to: [40, 39] }, // 41
		{ k: "literal", literal: 8, to: 41 }, // 42
		{ k: "assert", what: "start", to: 42 }, // 43
		{ k: "assert", what: "line", to: 42 }, // 44
		{ k: "fork", to: [43, 44] }, // 45
		{ k: "literal", literal: 9, to: 2 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "text", field: "content", typed: false, exits: 49, stops: null, stray: true, section: { entry: 50, proof: false, content: false } }, // 48
		{ k: "fork", to: [53, 56, 47, 57] }, // 49
		{ k: "fork", to: [53, 47] }, // 50
		{ k: "op", do: { op: "close" }, to: 48 }, // 51
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 51 }, // 52
		{ k: "op", do: { op: "open", unit: 0 }, to: 52 }, // 53
		{ k: "space", greedy: true, to: 48 }, // 54
		{ k: "literal", literal: 10, to: 54 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "op", do: { op: "leave" }, to: 4 }, // 57
		{ k: "literal", literal: 11, to: 0 }, // 58
		{ k: "literal", literal: 9, to: 0 }, // 59
		{ k: "fork", to: [58, 59] }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "look", body: 61, to: 54 }, // 62
		{ k: "literal", literal: 12, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 13, to: 64 }, // 65
		{ k: "literal", literal: 14, to: 64 }, // 66
		{ k: "fork", to: [65, 66] }, // 67
		{ k: "op", do: { op: "close" }, to: 2 }, // 68
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 13, to: 70 }, // 71
		{ k: "op", do: { op: "repair", code: 0 }, to: 71 }, // 72
		{ k: "op", do: { op: "open", unit: 1 }, to: 72 }, // 73
		{ k: "text", field: "content", typed: false, exits: 75, stops: null, stray: true, section: { entry: 76, proof: false, content: false } }, // 74
		{ k: "fork", to: [79, 82, 47, 57] }, // 75
		{ k: "fork", to: [79, 47] }, // 76
		{ k: "op", do: { op: "close" }, to: 74 }, // 77
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 77 }, // 78
		{ k: "op", do: { op: "open", unit: 2 }, to: 78 }, // 79
		{ k: "space", greedy: true, to: 74 }, // 80
		{ k: "literal", literal: 10, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "look", body: 61, to: 80 }, // 83
		{ k: "literal", literal: 12, to: 83 }, // 84
		{ k: "literal", literal: 15, to: 0 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 16, to: 86 }, // 87
		{ k: "literal", literal: 17, to: 87 }, // 88
		{ k: "literal", literal: 16, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 10, to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 16, to: 92 }, // 93
		{ k: "slot", slot: "tool", field: "skip", to: 93 }, // 94
		{ k: "literal", literal: 16, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 15, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 16, to: 98 }, // 99
		{ k: "literal", literal: 18, to: 99 }, // 100
		{ k: "literal", literal: 16, to: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 11, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 12, to: 104 }, // 105
		{ k: "look", body: 105, to: 84 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 19, to: 107 }, // 108
		{ k: "atom", kind: "word", field: "skip", to: 108 }, // 109
		{ k: "literal", literal: 20, to: 109 }, // 110
		{ k: "op", do: { op: "repair", code: 1 }, to: 110 }, // 111
		{ k: "op", do: { op: "settle" }, to: 0 }, // 112
		{ k: "eol", to: 2 }, // 113
		{ k: "fork", to: [113, 2] }, // 114
		{ k: "eol", to: 114 }, // 115
		{ k: "fork", to: [115, 114] }, // 116
		{ k: "literal", literal: 5, to: 116 }, // 117
		{ k: "eol", to: 117 }, // 118
		{ k: "fork", to: [118, 117] }, // 119
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 119, stops: [23, 24, 5] }, // 120
		{ k: "eol", to: 120 }, // 121
		{ k: "fork", to: [121, 120] }, // 122
		{ k: "literal", literal: 6, to: 122 }, // 123
		{ k: "fork", to: [123, 122] }, // 124
		{ k: "literal", literal: 0, to: 114 }, // 125
		{ k: "literal", literal: 1, to: 125 }, // 126
		{ k: "literal", literal: 2, to: 125 }, // 127
		{ k: "fork", to: [126, 127] }, // 128
		{ k: "literal", literal: 3, to: 128 }, // 129
		{ k: "eol", to: 129 }, // 130
		{ k: "fork", to: [130, 129] }, // 131
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 131, stops: [21, 22, 3] }, // 132
		{ k: "eol", to: 132 }, // 133
		{ k: "fork", to: [133, 132] }, // 134
	],
};
