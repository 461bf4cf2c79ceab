// Generated from grammars/kimi_k2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

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
	shape: "S2",
	reasoning: true,
	holdback: 833,
	lenient: ["no-section", "bare-id", "dot-index", "no-index", "bare-name", "signs-around"],
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
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 131 }, // 0
	],
	units: [
		{ closes: [6], openings: [19, 4, 5, 1, 3, 20, 21], after: 19, closable: [23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35], closableByLoop: [], pairs: false }, // 0
		{ closes: [6, 5, 4], openings: [1, 3, 20, 21, 19], after: 2, closable: [74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 20, 21, 19], stray: false }, // 2
		{ k: "fork", to: [15, 73, 126, 0] }, // 3
		{ k: "fork", to: [15, 73, 126] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "literal", literal: 2, to: 5 }, // 9
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 9, stops: [2] }, // 10
		{ k: "literal", literal: 3, to: 10 }, // 11
		{ k: "fork", to: [8, 11] }, // 12
		{ k: "assert", what: "start", to: 12 }, // 13
		{ k: "assert", what: "line", to: 12 }, // 14
		{ k: "fork", to: [13, 14] }, // 15
		{ k: "literal", literal: 4, to: 2 }, // 16
		{ k: "literal", literal: 5, to: 2 }, // 17
		{ k: "fork", to: [16, 17] }, // 18
		{ k: "text", field: "content", typed: false, exits: 20, stops: [19, 4, 5, 1, 3, 20, 21], stray: true, section: { entry: 21, proof: false, content: false } }, // 19
		{ k: "fork", to: [69, 18, 70] }, // 20
		{ k: "fork", to: [69, 18] }, // 21
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
		{ k: "op", do: { op: "repair", code: 5 }, to: 33 }, // 34
		{ k: "fork", to: [25, 34] }, // 35
		{ k: "value", py: false, field: "arguments", to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 12, to: 37 }, // 38
		{ k: "literal", literal: 13, to: 37 }, // 39
		{ k: "literal", literal: 11, to: 37 }, // 40
		{ k: "literal", literal: 14, to: 37 }, // 41
		{ k: "fork", to: [38, 39, 40, 41] }, // 42
		{ k: "op", do: { op: "repair", code: 5 }, to: 42 }, // 43
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
		{ k: "op", do: { op: "repair", code: 1 }, to: 54 }, // 55
		{ k: "literal", literal: 18, to: 49 }, // 56
		{ k: "slot", slot: "tool", field: "name", to: 56 }, // 57
		{ k: "literal", literal: 17, to: 57 }, // 58
		{ k: "op", do: { op: "mark", field: "id" }, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 2 }, to: 59 }, // 60
		{ k: "atom", kind: "word", field: "name", to: 47 }, // 61
		{ k: "literal", literal: 17, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 3 }, to: 62 }, // 63
		{ k: "slot", slot: "tool", field: "name", to: 47 }, // 64
		{ k: "op", do: { op: "repair", code: 4 }, to: 64 }, // 65
		{ k: "fork", to: [53, 55, 60, 63, 65] }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 19, to: 67 }, // 68
		{ k: "op", do: { op: "open", unit: 0 }, to: 68 }, // 69
		{ k: "op", do: { op: "leave" }, to: 4 }, // 70
		{ k: "literal", literal: 20, to: 22 }, // 71
		{ k: "literal", literal: 21, to: 22 }, // 72
		{ k: "fork", to: [71, 72] }, // 73
		{ k: "op", do: { op: "close" }, to: 2 }, // 74
		{ k: "literal", literal: 4, to: 74 }, // 75
		{ k: "literal", literal: 5, to: 74 }, // 76
		{ k: "fork", to: [75, 76] }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "fork", to: [78, 74] }, // 79
		{ k: "literal", literal: 6, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "fork", to: [89, 81] }, // 82
		{ k: "literal", literal: 7, to: 82 }, // 83
		{ k: "literal", literal: 8, to: 82 }, // 84
		{ k: "literal", literal: 9, to: 82 }, // 85
		{ k: "literal", literal: 10, to: 82 }, // 86
		{ k: "literal", literal: 11, to: 82 }, // 87
		{ k: "fork", to: [83, 84, 85, 86, 87] }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "op", do: { op: "repair", code: 5 }, to: 89 }, // 90
		{ k: "fork", to: [81, 90] }, // 91
		{ k: "value", py: false, field: "arguments", to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 12, to: 93 }, // 94
		{ k: "literal", literal: 13, to: 93 }, // 95
		{ k: "literal", literal: 11, to: 93 }, // 96
		{ k: "literal", literal: 14, to: 93 }, // 97
		{ k: "fork", to: [94, 95, 96, 97] }, // 98
		{ k: "op", do: { op: "repair", code: 5 }, to: 98 }, // 99
		{ k: "fork", to: [92, 99] }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 15, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "op", do: { op: "bind", field: "id" }, to: 103 }, // 104
		{ k: "atom", kind: "digits", field: "index", to: 104 }, // 105
		{ k: "literal", literal: 16, to: 105 }, // 106
		{ k: "atom", kind: "word", field: "name", to: 106 }, // 107
		{ k: "literal", literal: 17, to: 107 }, // 108
		{ k: "op", do: { op: "mark", field: "id" }, to: 108 }, // 109
		{ k: "op", do: { op: "mark", field: "id" }, to: 107 }, // 110
		{ k: "op", do: { op: "repair", code: 1 }, to: 110 }, // 111
		{ k: "literal", literal: 18, to: 105 }, // 112
		{ k: "slot", slot: "tool", field: "name", to: 112 }, // 113
		{ k: "literal", literal: 17, to: 113 }, // 114
		{ k: "op", do: { op: "mark", field: "id" }, to: 114 }, // 115
		{ k: "op", do: { op: "repair", code: 2 }, to: 115 }, // 116
		{ k: "atom", kind: "word", field: "name", to: 103 }, // 117
		{ k: "literal", literal: 17, to: 117 }, // 118
		{ k: "op", do: { op: "repair", code: 3 }, to: 118 }, // 119
		{ k: "slot", slot: "tool", field: "name", to: 103 }, // 120
		{ k: "op", do: { op: "repair", code: 4 }, to: 120 }, // 121
		{ k: "fork", to: [109, 111, 116, 119, 121] }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 19, to: 123 }, // 124
		{ k: "op", do: { op: "repair", code: 0 }, to: 124 }, // 125
		{ k: "op", do: { op: "open", unit: 1 }, to: 125 }, // 126
		{ k: "op", do: { op: "settle" }, to: 0 }, // 127
		{ k: "literal", literal: 0, to: 2 }, // 128
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 128, stops: [0] }, // 129
		{ k: "literal", literal: 1, to: 129 }, // 130
		{ k: "fork", to: [130, 129] }, // 131
	],
};
