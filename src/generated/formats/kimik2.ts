// Generated from grammars/kimi_k2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a section of calls between special tokens; the id carries name and index */
export const kimik2: Format = {
	version: 2,
	name: "kimik2",
	title: "a section of calls between special tokens; the id carries name and index",
	aliases: ["kimi_k2", "kimi_k25", "kimi"],
	models: ["moonshotai/Kimi-K2-*", "moonshotai/Kimi-K2.*"],
	tokens: ["<|tool_calls_section_begin|>", "<|tool_calls_section_end|>", "<|tool_call_section_begin|>", "<|tool_call_section_end|>", "<|tool_call_begin|>", "<|tool_call_argument_begin|>", "<|tool_call_end|>", "<think>", "</think>", "◁think▷", "◁/think▷", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "functions." }, { use: "name" }, { text: ":" }, { use: "index" }],
	shape: "S1",
	reasoning: true,
	holdback: 833,
	lenient: ["no-section", "json-call", "bare-id", "dot-index", "no-index", "bare-name", "signs-around"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"◁/think▷", // 2
		"◁think▷", // 3
		"<|tool_calls_section_end|>", // 4
		"<|tool_call_section_end|>", // 5
		"<|tool_call_end|>", // 6
		"}", // 7
		"]", // 8
		")", // 9
		";", // 10
		"```", // 11
		"﻿", // 12
		"```json", // 13
		"(", // 14
		"<|tool_call_argument_begin|>", // 15
		":", // 16
		"functions.", // 17
		".", // 18
		"<|tool_call_begin|>", // 19
		"<|tool_calls_section_begin|>", // 20
		"<|tool_call_section_begin|>", // 21
	],
	openings: [1, 3, 20, 21, 19],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 137 }, // 0
	],
	units: [
		{ closes: [6], openings: [19, 4, 5, 1, 3, 20, 21], after: 19, closable: [23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35], closableByLoop: [], pairs: false }, // 0
		{ closes: [6, 5, 4], openings: [1, 3, 20, 21, 19], after: 2, closable: [79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 20, 21, 19], terminators: [], stray: false }, // 2
		{ k: "fork", to: [15, 78, 136, 0] }, // 3
		{ k: "fork", to: [15, 78, 136] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0], terminators: [5] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "literal", literal: 2, to: 5 }, // 9
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 9, stops: [2], terminators: [5] }, // 10
		{ k: "literal", literal: 3, to: 10 }, // 11
		{ k: "fork", to: [8, 11] }, // 12
		{ k: "assert", what: "start", to: 12 }, // 13
		{ k: "assert", what: "line", to: 12 }, // 14
		{ k: "fork", to: [13, 14] }, // 15
		{ k: "literal", literal: 4, to: 2 }, // 16
		{ k: "literal", literal: 5, to: 2 }, // 17
		{ k: "fork", to: [16, 17] }, // 18
		{ k: "text", field: "content", typed: false, exits: 20, stops: [19, 4, 5, 1, 3, 20, 21], terminators: [], stray: true, section: { entry: 21, proof: false, content: false } }, // 19
		{ k: "fork", to: [74, 18, 75] }, // 20
		{ k: "fork", to: [74, 18] }, // 21
		{ k: "space", greedy: true, to: 19 }, // 22
		{ k: "op", do: { op: "close" }, to: 22 }, // 23
		{ k: "literal", literal: 6, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "fork", to: [33, 25] }, // 26
		{ k: "literal", literal: 7, to: 26 }, // 27
		{ k: "literal", literal: 8, to: 26 }, // 28
		{ k: "literal", literal: 9, to: 26 }, // 29
		{ k: "literal", literal: 10, to: 26 }, // 30
		{ k: "literal", literal: 11, to: 26 }, // 31
		{ k: "fork", to: [27, 28, 29, 30, 31] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "op", do: { op: "repair", code: 6 }, to: 33 }, // 34
		{ k: "fork", to: [25, 34] }, // 35
		{ k: "value", py: false, field: "arguments", to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 12, to: 37 }, // 38
		{ k: "literal", literal: 13, to: 37 }, // 39
		{ k: "literal", literal: 11, to: 37 }, // 40
		{ k: "literal", literal: 14, to: 37 }, // 41
		{ k: "fork", to: [38, 39, 40, 41] }, // 42
		{ k: "op", do: { op: "repair", code: 6 }, to: 42 }, // 43
		{ k: "fork", to: [36, 43] }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 15, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "op", do: { op: "bind", field: "id" }, to: 47 }, // 48
		{ k: "atom", kind: "digits", field: "index", to: 48 }, // 49
		{ k: "literal", literal: 16, to: 49 }, // 50
		{ k: "atom", kind: "word", field: "name", to: 50 }, // 51
		{ k: "literal", literal: 17, to: 51 }, // 52
		{ k: "op", do: { op: "mark", field: "id" }, to: 52 }, // 53
		{ k: "op", do: { op: "mark", field: "id" }, to: 51 }, // 54
		{ k: "op", do: { op: "repair", code: 2 }, to: 54 }, // 55
		{ k: "literal", literal: 18, to: 49 }, // 56
		{ k: "slot", slot: "tool", field: "name", to: 56 }, // 57
		{ k: "literal", literal: 17, to: 57 }, // 58
		{ k: "op", do: { op: "mark", field: "id" }, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 3 }, to: 59 }, // 60
		{ k: "atom", kind: "word", field: "name", to: 47 }, // 61
		{ k: "literal", literal: 17, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 4 }, to: 62 }, // 63
		{ k: "slot", slot: "tool", field: "name", to: 47 }, // 64
		{ k: "op", do: { op: "repair", code: 5 }, to: 64 }, // 65
		{ k: "fork", to: [53, 55, 60, 63, 65] }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 19, to: 67 }, // 68
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 25 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 19, to: 70 }, // 71
		{ k: "op", do: { op: "repair", code: 1 }, to: 71 }, // 72
		{ k: "fork", to: [68, 72] }, // 73
		{ k: "op", do: { op: "open", unit: 0 }, to: 73 }, // 74
		{ k: "op", do: { op: "leave" }, to: 4 }, // 75
		{ k: "literal", literal: 20, to: 22 }, // 76
		{ k: "literal", literal: 21, to: 22 }, // 77
		{ k: "fork", to: [76, 77] }, // 78
		{ k: "op", do: { op: "close" }, to: 2 }, // 79
		{ k: "literal", literal: 4, to: 79 }, // 80
		{ k: "literal", literal: 5, to: 79 }, // 81
		{ k: "fork", to: [80, 81] }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "fork", to: [83, 79] }, // 84
		{ k: "literal", literal: 6, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "fork", to: [94, 86] }, // 87
		{ k: "literal", literal: 7, to: 87 }, // 88
		{ k: "literal", literal: 8, to: 87 }, // 89
		{ k: "literal", literal: 9, to: 87 }, // 90
		{ k: "literal", literal: 10, to: 87 }, // 91
		{ k: "literal", literal: 11, to: 87 }, // 92
		{ k: "fork", to: [88, 89, 90, 91, 92] }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "op", do: { op: "repair", code: 6 }, to: 94 }, // 95
		{ k: "fork", to: [86, 95] }, // 96
		{ k: "value", py: false, field: "arguments", to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 12, to: 98 }, // 99
		{ k: "literal", literal: 13, to: 98 }, // 100
		{ k: "literal", literal: 11, to: 98 }, // 101
		{ k: "literal", literal: 14, to: 98 }, // 102
		{ k: "fork", to: [99, 100, 101, 102] }, // 103
		{ k: "op", do: { op: "repair", code: 6 }, to: 103 }, // 104
		{ k: "fork", to: [97, 104] }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 15, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "op", do: { op: "bind", field: "id" }, to: 108 }, // 109
		{ k: "atom", kind: "digits", field: "index", to: 109 }, // 110
		{ k: "literal", literal: 16, to: 110 }, // 111
		{ k: "atom", kind: "word", field: "name", to: 111 }, // 112
		{ k: "literal", literal: 17, to: 112 }, // 113
		{ k: "op", do: { op: "mark", field: "id" }, to: 113 }, // 114
		{ k: "op", do: { op: "mark", field: "id" }, to: 112 }, // 115
		{ k: "op", do: { op: "repair", code: 2 }, to: 115 }, // 116
		{ k: "literal", literal: 18, to: 110 }, // 117
		{ k: "slot", slot: "tool", field: "name", to: 117 }, // 118
		{ k: "literal", literal: 17, to: 118 }, // 119
		{ k: "op", do: { op: "mark", field: "id" }, to: 119 }, // 120
		{ k: "op", do: { op: "repair", code: 3 }, to: 120 }, // 121
		{ k: "atom", kind: "word", field: "name", to: 108 }, // 122
		{ k: "literal", literal: 17, to: 122 }, // 123
		{ k: "op", do: { op: "repair", code: 4 }, to: 123 }, // 124
		{ k: "slot", slot: "tool", field: "name", to: 108 }, // 125
		{ k: "op", do: { op: "repair", code: 5 }, to: 125 }, // 126
		{ k: "fork", to: [114, 116, 121, 124, 126] }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "literal", literal: 19, to: 128 }, // 129
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 86 }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "literal", literal: 19, to: 131 }, // 132
		{ k: "op", do: { op: "repair", code: 1 }, to: 132 }, // 133
		{ k: "fork", to: [129, 133] }, // 134
		{ k: "op", do: { op: "repair", code: 0 }, to: 134 }, // 135
		{ k: "op", do: { op: "open", unit: 1 }, to: 135 }, // 136
		{ k: "fork", to: [8, 7] }, // 137
	],
};
