// Generated from grammars/exaone4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between <tool_call> tags, without newlines */
export const exaone4: Format = {
	version: 2,
	name: "exaone4",
	title: "a JSON object between <tool_call> tags, without newlines",
	aliases: ["exaone"],
	models: ["LGAI-EXAONE/EXAONE-4.0*", "LGAI-EXAONE/EXAONE-4.5*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "[|endofturn|]"],
	ends: ["[|endofturn|]"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 987,
	lenient: ["doubled-open", "array", "signs-around", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"}", // 3
		"]", // 4
		")", // 5
		";", // 6
		"```", // 7
		"﻿", // 8
		"```json", // 9
		"(", // 10
		"<tool_call>", // 11
		",", // 12
		"\"", // 13
		"{", // 14
		"[", // 15
		":", // 16
		"arguments", // 17
		"name", // 18
		"|>", // 19
		"<|", // 20
		"\n</think>", // 21
		"\r\n</think>", // 22
	],
	openings: [1, 11],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 123 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 11], after: 2, closable: [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 11], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 11], after: 56, closable: [59], closableByLoop: [], pairs: false }, // 2
		{ closes: [2], openings: [1, 11], after: 2, closable: [20, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 11, 20], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 44, 51, 74, 122, 0] }, // 3
		{ k: "fork", to: [19, 44, 51, 74, 122] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [21, 22, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "fork", to: [30, 22] }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "literal", literal: 4, to: 23 }, // 25
		{ k: "literal", literal: 5, to: 23 }, // 26
		{ k: "literal", literal: 6, to: 23 }, // 27
		{ k: "literal", literal: 7, to: 23 }, // 28
		{ k: "fork", to: [24, 25, 26, 27, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "repair", code: 2 }, to: 30 }, // 31
		{ k: "fork", to: [22, 31] }, // 32
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 8, to: 34 }, // 35
		{ k: "literal", literal: 9, to: 34 }, // 36
		{ k: "literal", literal: 7, to: 34 }, // 37
		{ k: "literal", literal: 10, to: 34 }, // 38
		{ k: "fork", to: [35, 36, 37, 38] }, // 39
		{ k: "op", do: { op: "repair", code: 2 }, to: 39 }, // 40
		{ k: "fork", to: [33, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 11, to: 42 }, // 43
		{ k: "op", do: { op: "open", unit: 0 }, to: 43 }, // 44
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 11, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 11, to: 48 }, // 49
		{ k: "op", do: { op: "repair", code: 0 }, to: 49 }, // 50
		{ k: "op", do: { op: "open", unit: 1 }, to: 50 }, // 51
		{ k: "literal", literal: 2, to: 2 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 4, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "text", field: "content", typed: false, exits: 57, stops: null, terminators: [], stray: true, section: { entry: 58, proof: false, content: false } }, // 56
		{ k: "fork", to: [61, 64, 55, 65] }, // 57
		{ k: "fork", to: [61] }, // 58
		{ k: "op", do: { op: "close" }, to: 56 }, // 59
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 59 }, // 60
		{ k: "op", do: { op: "open", unit: 2 }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 56 }, // 62
		{ k: "literal", literal: 12, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "op", do: { op: "leave" }, to: 4 }, // 65
		{ k: "literal", literal: 13, to: 0 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 14, to: 67 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "look", body: 69, to: 62 }, // 70
		{ k: "literal", literal: 15, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 11, to: 72 }, // 73
		{ k: "op", do: { op: "repair", code: 1 }, to: 73 }, // 74
		{ k: "op", do: { op: "commit" }, to: 20 }, // 75
		{ k: "literal", literal: 2, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "fork", to: [85, 77] }, // 78
		{ k: "literal", literal: 3, to: 78 }, // 79
		{ k: "literal", literal: 4, to: 78 }, // 80
		{ k: "literal", literal: 5, to: 78 }, // 81
		{ k: "literal", literal: 6, to: 78 }, // 82
		{ k: "literal", literal: 7, to: 78 }, // 83
		{ k: "fork", to: [79, 80, 81, 82, 83] }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "op", do: { op: "repair", code: 2 }, to: 85 }, // 86
		{ k: "fork", to: [77, 86] }, // 87
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 8, to: 89 }, // 90
		{ k: "literal", literal: 9, to: 89 }, // 91
		{ k: "literal", literal: 7, to: 89 }, // 92
		{ k: "literal", literal: 10, to: 89 }, // 93
		{ k: "fork", to: [90, 91, 92, 93] }, // 94
		{ k: "op", do: { op: "repair", code: 2 }, to: 94 }, // 95
		{ k: "fork", to: [88, 95] }, // 96
		{ k: "literal", literal: 16, to: 0 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 13, to: 98 }, // 99
		{ k: "literal", literal: 17, to: 99 }, // 100
		{ k: "literal", literal: 13, to: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 12, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 13, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 13, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 16, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 13, to: 110 }, // 111
		{ k: "literal", literal: 18, to: 111 }, // 112
		{ k: "literal", literal: 13, to: 112 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 14, to: 114 }, // 115
		{ k: "look", body: 115, to: 96 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 19, to: 117 }, // 118
		{ k: "atom", kind: "word", field: "skip", to: 118 }, // 119
		{ k: "literal", literal: 20, to: 119 }, // 120
		{ k: "op", do: { op: "repair", code: 3 }, to: 120 }, // 121
		{ k: "op", do: { op: "open", unit: 3 }, to: 121 }, // 122
		{ k: "fork", to: [16, 15] }, // 123
	],
};
