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
	lenient: ["no-array", "signs-around", "unopened-call"],
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
		"}", // 11
		"{", // 12
		"[", // 13
		"<|tool_call|>", // 14
		"<tool_call>", // 15
		":", // 16
		"\"", // 17
		"arguments", // 18
		"name", // 19
		"|>", // 20
		"<|", // 21
		"\nHere", // 22
		"\r\nHere", // 23
		"\n</think>", // 24
		"\r\n</think>", // 25
		"\n</response>", // 26
		"\r\n</response>", // 27
	],
	openings: [6, 8, 14, 15],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 127 }, // 0
		{ name: "phrases", after: ["Here is my thought process:", "Here's my thought process:"], node: 17 }, // 1
	],
	units: [
		{ closes: [], openings: [6, 8, 14, 15], after: 48, closable: [51, 56, 57, 58, 59, 60, 61], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [6, 8, 14, 15], after: 2, closable: [77], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [6, 8, 14, 15], after: 83, closable: [86, 87, 88, 89, 90, 91, 92], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 6, 8, 14, 15, 21], terminators: [], stray: false }, // 2
		{ k: "fork", to: [23, 35, 45, 76, 82, 126, 0] }, // 3
		{ k: "fork", to: [23, 35, 45, 76, 82, 126] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [22, 23, 3], terminators: [5] }, // 15
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 28, stops: [24, 25, 5], terminators: [5] }, // 29
		{ k: "eol", to: 29 }, // 30
		{ k: "fork", to: [30, 29] }, // 31
		{ k: "literal", literal: 6, to: 31 }, // 32
		{ k: "assert", what: "start", to: 32 }, // 33
		{ k: "assert", what: "line", to: 32 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "literal", literal: 7, to: 5 }, // 36
		{ k: "eol", to: 36 }, // 37
		{ k: "fork", to: [37, 36] }, // 38
		{ k: "text", field: "content", typed: false, stray: false, exits: 38, stops: [26, 27, 7], terminators: [5] }, // 39
		{ k: "eol", to: 39 }, // 40
		{ k: "fork", to: [40, 39] }, // 41
		{ k: "literal", literal: 8, to: 41 }, // 42
		{ k: "assert", what: "start", to: 42 }, // 43
		{ k: "assert", what: "line", to: 42 }, // 44
		{ k: "fork", to: [43, 44] }, // 45
		{ k: "literal", literal: 9, to: 2 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "text", field: "content", typed: false, exits: 49, stops: null, terminators: [], stray: true, section: { entry: 50, proof: false, content: false } }, // 48
		{ k: "fork", to: [63, 66, 47, 67] }, // 49
		{ k: "fork", to: [63, 47] }, // 50
		{ k: "op", do: { op: "close" }, to: 48 }, // 51
		{ k: "literal", literal: 10, to: 0 }, // 52
		{ k: "literal", literal: 9, to: 0 }, // 53
		{ k: "fork", to: [52, 53] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 51 }, // 56
		{ k: "fork", to: [59, 56] }, // 57
		{ k: "literal", literal: 11, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 1 }, to: 59 }, // 60
		{ k: "fork", to: [51, 60] }, // 61
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 61 }, // 62
		{ k: "op", do: { op: "open", unit: 0 }, to: 62 }, // 63
		{ k: "space", greedy: true, to: 48 }, // 64
		{ k: "literal", literal: 10, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "op", do: { op: "leave" }, to: 4 }, // 67
		{ k: "literal", literal: 12, to: 0 }, // 68
		{ k: "fork", to: [68, 53] }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "look", body: 70, to: 64 }, // 71
		{ k: "literal", literal: 13, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 14, to: 73 }, // 74
		{ k: "literal", literal: 15, to: 73 }, // 75
		{ k: "fork", to: [74, 75] }, // 76
		{ k: "op", do: { op: "close" }, to: 2 }, // 77
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 14, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 0 }, to: 80 }, // 81
		{ k: "op", do: { op: "open", unit: 1 }, to: 81 }, // 82
		{ k: "text", field: "content", typed: false, exits: 84, stops: null, terminators: [], stray: true, section: { entry: 85, proof: false, content: false } }, // 83
		{ k: "fork", to: [94, 97, 47, 67] }, // 84
		{ k: "fork", to: [94, 47] }, // 85
		{ k: "op", do: { op: "close" }, to: 83 }, // 86
		{ k: "look", body: 55, to: 86 }, // 87
		{ k: "fork", to: [90, 87] }, // 88
		{ k: "literal", literal: 11, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "op", do: { op: "repair", code: 1 }, to: 90 }, // 91
		{ k: "fork", to: [86, 91] }, // 92
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 92 }, // 93
		{ k: "op", do: { op: "open", unit: 2 }, to: 93 }, // 94
		{ k: "space", greedy: true, to: 83 }, // 95
		{ k: "literal", literal: 10, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "look", body: 70, to: 95 }, // 98
		{ k: "literal", literal: 13, to: 98 }, // 99
		{ k: "literal", literal: 16, to: 0 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 17, to: 101 }, // 102
		{ k: "literal", literal: 18, to: 102 }, // 103
		{ k: "literal", literal: 17, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 10, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 17, to: 107 }, // 108
		{ k: "slot", slot: "tool", field: "skip", to: 108 }, // 109
		{ k: "literal", literal: 17, to: 109 }, // 110
		{ k: "space", greedy: true, to: 110 }, // 111
		{ k: "literal", literal: 16, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 17, to: 113 }, // 114
		{ k: "literal", literal: 19, to: 114 }, // 115
		{ k: "literal", literal: 17, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 12, to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 13, to: 119 }, // 120
		{ k: "look", body: 120, to: 99 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 20, to: 122 }, // 123
		{ k: "atom", kind: "word", field: "skip", to: 123 }, // 124
		{ k: "literal", literal: 21, to: 124 }, // 125
		{ k: "op", do: { op: "repair", code: 2 }, to: 125 }, // 126
		{ k: "fork", to: [32, 31] }, // 127
	],
};
