// Generated from grammars/kimi_k2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a section of calls between special tokens; the id carries name and index */
export const kimik2: Format = {
	version: 2,
	name: "kimik2",
	title: "a section of calls between special tokens; the id carries name and index",
	aliases: ["kimi_k2", "kimi_k25", "kimi"],
	models: ["moonshotai/Kimi-K2-*", "moonshotai/Kimi-K2.5*"],
	tokens: ["<|tool_calls_section_begin|>", "<|tool_calls_section_end|>", "<|tool_call_section_begin|>", "<|tool_call_section_end|>", "<|tool_call_begin|>", "<|tool_call_argument_begin|>", "<|tool_call_end|>", "<think>", "</think>", "◁think▷", "◁/think▷", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "functions." }, { use: "name" }, { text: ":" }, { use: "index" }],
	shape: "S2",
	reasoning: true,
	holdback: 833,
	lenient: ["no-section", "bare-id", "no-index", "bare-name", "signs-around"],
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
		"<|tool_call_begin|>", // 18
		"<|tool_calls_section_begin|>", // 19
		"<|tool_call_section_begin|>", // 20
	],
	openings: [1, 3, 19, 20, 18],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 121 }, // 0
	],
	units: [
		{ closes: [6], openings: [18, 4, 5, 1, 3, 19, 20], after: 19, closable: [23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35], closableByLoop: [], pairs: false }, // 0
		{ closes: [6, 5, 4], openings: [1, 3, 19, 20, 18], after: 2, closable: [69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 19, 20, 18], stray: false }, // 2
		{ k: "fork", to: [15, 68, 116, 0] }, // 3
		{ k: "fork", to: [15, 68, 116] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 20, stops: [18, 4, 5, 1, 3, 19, 20], stray: true, section: { entry: 21, proof: false, content: false } }, // 19
		{ k: "fork", to: [64, 18, 65] }, // 20
		{ k: "fork", to: [64, 18] }, // 21
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
		{ k: "op", do: { op: "repair", code: 4 }, to: 33 }, // 34
		{ k: "fork", to: [25, 34] }, // 35
		{ k: "value", py: false, field: "arguments", to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 12, to: 37 }, // 38
		{ k: "literal", literal: 13, to: 37 }, // 39
		{ k: "literal", literal: 11, to: 37 }, // 40
		{ k: "literal", literal: 14, to: 37 }, // 41
		{ k: "fork", to: [38, 39, 40, 41] }, // 42
		{ k: "op", do: { op: "repair", code: 4 }, to: 42 }, // 43
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
		{ k: "atom", kind: "word", field: "name", to: 47 }, // 56
		{ k: "literal", literal: 17, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 2 }, to: 57 }, // 58
		{ k: "slot", slot: "tool", field: "name", to: 47 }, // 59
		{ k: "op", do: { op: "repair", code: 3 }, to: 59 }, // 60
		{ k: "fork", to: [53, 55, 58, 60] }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 18, to: 62 }, // 63
		{ k: "op", do: { op: "open", unit: 0 }, to: 63 }, // 64
		{ k: "op", do: { op: "leave" }, to: 4 }, // 65
		{ k: "literal", literal: 19, to: 22 }, // 66
		{ k: "literal", literal: 20, to: 22 }, // 67
		{ k: "fork", to: [66, 67] }, // 68
		{ k: "op", do: { op: "close" }, to: 2 }, // 69
		{ k: "literal", literal: 4, to: 69 }, // 70
		{ k: "literal", literal: 5, to: 69 }, // 71
		{ k: "fork", to: [70, 71] }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "fork", to: [73, 69] }, // 74
		{ k: "literal", literal: 6, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "fork", to: [84, 76] }, // 77
		{ k: "literal", literal: 7, to: 77 }, // 78
		{ k: "literal", literal: 8, to: 77 }, // 79
		{ k: "literal", literal: 9, to: 77 }, // 80
		{ k: "literal", literal: 10, to: 77 }, // 81
		{ k: "literal", literal: 11, to: 77 }, // 82
		{ k: "fork", to: [78, 79, 80, 81, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "op", do: { op: "repair", code: 4 }, to: 84 }, // 85
		{ k: "fork", to: [76, 85] }, // 86
		{ k: "value", py: false, field: "arguments", to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 12, to: 88 }, // 89
		{ k: "literal", literal: 13, to: 88 }, // 90
		{ k: "literal", literal: 11, to: 88 }, // 91
		{ k: "literal", literal: 14, to: 88 }, // 92
		{ k: "fork", to: [89, 90, 91, 92] }, // 93
		{ k: "op", do: { op: "repair", code: 4 }, to: 93 }, // 94
		{ k: "fork", to: [87, 94] }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 15, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "op", do: { op: "bind", field: "id" }, to: 98 }, // 99
		{ k: "atom", kind: "digits", field: "index", to: 99 }, // 100
		{ k: "literal", literal: 16, to: 100 }, // 101
		{ k: "atom", kind: "word", field: "name", to: 101 }, // 102
		{ k: "literal", literal: 17, to: 102 }, // 103
		{ k: "op", do: { op: "mark", field: "id" }, to: 103 }, // 104
		{ k: "op", do: { op: "mark", field: "id" }, to: 102 }, // 105
		{ k: "op", do: { op: "repair", code: 1 }, to: 105 }, // 106
		{ k: "atom", kind: "word", field: "name", to: 98 }, // 107
		{ k: "literal", literal: 17, to: 107 }, // 108
		{ k: "op", do: { op: "repair", code: 2 }, to: 108 }, // 109
		{ k: "slot", slot: "tool", field: "name", to: 98 }, // 110
		{ k: "op", do: { op: "repair", code: 3 }, to: 110 }, // 111
		{ k: "fork", to: [104, 106, 109, 111] }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 18, to: 113 }, // 114
		{ k: "op", do: { op: "repair", code: 0 }, to: 114 }, // 115
		{ k: "op", do: { op: "open", unit: 1 }, to: 115 }, // 116
		{ k: "op", do: { op: "settle" }, to: 0 }, // 117
		{ k: "literal", literal: 0, to: 2 }, // 118
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 118, stops: [0] }, // 119
		{ k: "literal", literal: 1, to: 119 }, // 120
		{ k: "fork", to: [120, 119] }, // 121
	],
};
