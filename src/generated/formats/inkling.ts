// Generated from grammars/inkling.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** frames of thoughts, text and calls; a call is a JSON object with name and args */
export const inkling: Format = {
	version: 2,
	name: "inkling",
	title: "frames of thoughts, text and calls; a call is a JSON object with name and args",
	aliases: ["tml_inkling"],
	models: ["thinkingmachines/Inkling*"],
	tokens: ["<|message_model|>", "<|content_invoke_tool_json|>", "<|content_invoke_tool_text|>", "<|content_text|>", "<|content_thinking|>", "<|end_message|>", "<|content_model_end_sampling|>"],
	ends: ["<|content_model_end_sampling|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 1024,
	lenient: ["signs-around", "unopened-call"],
	literals: [
		"<|end_message|>", // 0
		"<|message_model|>", // 1
		"<|content_thinking|>", // 2
		"<|content_text|>", // 3
		"}", // 4
		"]", // 5
		")", // 6
		";", // 7
		"```", // 8
		"﻿", // 9
		"```json", // 10
		"(", // 11
		"<|content_invoke_tool_json|>", // 12
		":", // 13
		"\"", // 14
		"args", // 15
		",", // 16
		"name", // 17
		"{", // 18
		"|>", // 19
		"<|", // 20
		"<|content_invoke_tool_text|>", // 21
	],
	openings: [1, 2, 3, 12],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|content_thinking|>"], node: 10 }, // 0
	],
	units: [
		{ closes: [0], openings: [1, 2, 3, 12], after: 2, closable: [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [1, 2, 3, 12], after: 2, closable: [20, 21, 22, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [14, 19, 49, 102, 107, 0] }, // 3
		{ k: "fork", to: [14, 19, 49, 102, 107] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "look", body: 7, to: 5 }, // 8
		{ k: "fork", to: [6, 8] }, // 9
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "literal", literal: 1, to: 11 }, // 12
		{ k: "assert", what: "start", to: 11 }, // 13
		{ k: "fork", to: [12, 13] }, // 14
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 15
		{ k: "literal", literal: 3, to: 15 }, // 16
		{ k: "literal", literal: 1, to: 16 }, // 17
		{ k: "assert", what: "start", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 0, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "fork", to: [30, 22] }, // 23
		{ k: "literal", literal: 4, to: 23 }, // 24
		{ k: "literal", literal: 5, to: 23 }, // 25
		{ k: "literal", literal: 6, to: 23 }, // 26
		{ k: "literal", literal: 7, to: 23 }, // 27
		{ k: "literal", literal: 8, to: 23 }, // 28
		{ k: "fork", to: [24, 25, 26, 27, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "repair", code: 0 }, to: 30 }, // 31
		{ k: "fork", to: [22, 31] }, // 32
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["args", "arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 9, to: 34 }, // 35
		{ k: "literal", literal: 10, to: 34 }, // 36
		{ k: "literal", literal: 8, to: 34 }, // 37
		{ k: "literal", literal: 11, to: 34 }, // 38
		{ k: "fork", to: [35, 36, 37, 38] }, // 39
		{ k: "op", do: { op: "repair", code: 0 }, to: 39 }, // 40
		{ k: "fork", to: [33, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 12, to: 42 }, // 43
		{ k: "atom", kind: "word", field: "skip", to: 43 }, // 44
		{ k: "fork", to: [44, 43] }, // 45
		{ k: "literal", literal: 1, to: 45 }, // 46
		{ k: "assert", what: "start", to: 45 }, // 47
		{ k: "fork", to: [46, 47] }, // 48
		{ k: "op", do: { op: "open", unit: 0 }, to: 48 }, // 49
		{ k: "fork", to: [57, 22] }, // 50
		{ k: "literal", literal: 4, to: 50 }, // 51
		{ k: "literal", literal: 5, to: 50 }, // 52
		{ k: "literal", literal: 6, to: 50 }, // 53
		{ k: "literal", literal: 7, to: 50 }, // 54
		{ k: "literal", literal: 8, to: 50 }, // 55
		{ k: "fork", to: [51, 52, 53, 54, 55] }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 0 }, to: 57 }, // 58
		{ k: "fork", to: [22, 58] }, // 59
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["args", "arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 9, to: 61 }, // 62
		{ k: "literal", literal: 10, to: 61 }, // 63
		{ k: "literal", literal: 8, to: 61 }, // 64
		{ k: "literal", literal: 11, to: 61 }, // 65
		{ k: "fork", to: [62, 63, 64, 65] }, // 66
		{ k: "op", do: { op: "repair", code: 0 }, to: 66 }, // 67
		{ k: "fork", to: [60, 67] }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 12, to: 69 }, // 70
		{ k: "atom", kind: "word", field: "skip", to: 70 }, // 71
		{ k: "fork", to: [71, 70] }, // 72
		{ k: "literal", literal: 13, to: 0 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 14, to: 74 }, // 75
		{ k: "literal", literal: 15, to: 75 }, // 76
		{ k: "literal", literal: 14, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 16, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 14, to: 80 }, // 81
		{ k: "slot", slot: "tool", field: "skip", to: 81 }, // 82
		{ k: "literal", literal: 14, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 13, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 14, to: 86 }, // 87
		{ k: "literal", literal: 17, to: 87 }, // 88
		{ k: "literal", literal: 14, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 18, to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 12, to: 92 }, // 93
		{ k: "atom", kind: "word", field: "skip", to: 93 }, // 94
		{ k: "fork", to: [94, 93] }, // 95
		{ k: "look", body: 95, to: 72 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 19, to: 97 }, // 98
		{ k: "atom", kind: "word", field: "skip", to: 98 }, // 99
		{ k: "literal", literal: 20, to: 99 }, // 100
		{ k: "op", do: { op: "repair", code: 1 }, to: 100 }, // 101
		{ k: "op", do: { op: "open", unit: 1 }, to: 101 }, // 102
		{ k: "text", field: "skip", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 103
		{ k: "literal", literal: 21, to: 103 }, // 104
		{ k: "atom", kind: "word", field: "skip", to: 104 }, // 105
		{ k: "fork", to: [105, 104] }, // 106
		{ k: "literal", literal: 1, to: 106 }, // 107
	],
};
