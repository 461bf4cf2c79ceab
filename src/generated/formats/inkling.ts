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
	holdback: 436,
	lenient: ["bare", "signs-around"],
	literals: [
		"<|end_message|>", // 0
		"<|content_text|>", // 1
		"<|content_thinking|>", // 2
		"<|message_model|>", // 3
		"}", // 4
		"]", // 5
		")", // 6
		";", // 7
		"```", // 8
		"﻿", // 9
		"```json", // 10
		"(", // 11
		"<|content_invoke_tool_json|>", // 12
		"<|content_invoke_tool_text|>", // 13
	],
	openings: [3, 12],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|content_thinking|>"], node: 18 }, // 0
		{ name: "frame", after: ["<|message_model|>"], node: 87 }, // 1
	],
	units: [
		{ closes: [0], openings: [3, 12], after: 2, closable: [28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [3, 12], after: 2, closable: [28, 29, 30, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 2, 1, 12], terminators: [], stray: false }, // 2
		{ k: "fork", to: [22, 27, 57, 62, 0] }, // 3
		{ k: "fork", to: [22, 27, 57, 62] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, stray: false, exits: 6, stops: [0], terminators: [5] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "op", do: { op: "repair", code: 0 }, to: 8 }, // 9
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0], terminators: [5] }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "op", do: { op: "repair", code: 0 }, to: 11 }, // 12
		{ k: "fork", to: [2, 9, 12] }, // 13
		{ k: "literal", literal: 0, to: 13 }, // 14
		{ k: "literal", literal: 3, to: 0 }, // 15
		{ k: "look", body: 15, to: 2 }, // 16
		{ k: "fork", to: [14, 16] }, // 17
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 17, stops: [0, 3], terminators: [] }, // 18
		{ k: "literal", literal: 2, to: 18 }, // 19
		{ k: "literal", literal: 3, to: 19 }, // 20
		{ k: "assert", what: "start", to: 19 }, // 21
		{ k: "fork", to: [20, 21] }, // 22
		{ k: "text", field: "content", typed: false, stray: false, exits: 17, stops: [0, 3], terminators: [] }, // 23
		{ k: "literal", literal: 1, to: 23 }, // 24
		{ k: "literal", literal: 3, to: 24 }, // 25
		{ k: "assert", what: "start", to: 24 }, // 26
		{ k: "fork", to: [25, 26] }, // 27
		{ k: "op", do: { op: "close" }, to: 2 }, // 28
		{ k: "literal", literal: 0, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "fork", to: [38, 30] }, // 31
		{ k: "literal", literal: 4, to: 31 }, // 32
		{ k: "literal", literal: 5, to: 31 }, // 33
		{ k: "literal", literal: 6, to: 31 }, // 34
		{ k: "literal", literal: 7, to: 31 }, // 35
		{ k: "literal", literal: 8, to: 31 }, // 36
		{ k: "fork", to: [32, 33, 34, 35, 36] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "op", do: { op: "repair", code: 1 }, to: 38 }, // 39
		{ k: "fork", to: [30, 39] }, // 40
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["args", "arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 9, to: 42 }, // 43
		{ k: "literal", literal: 10, to: 42 }, // 44
		{ k: "literal", literal: 8, to: 42 }, // 45
		{ k: "literal", literal: 11, to: 42 }, // 46
		{ k: "fork", to: [43, 44, 45, 46] }, // 47
		{ k: "op", do: { op: "repair", code: 1 }, to: 47 }, // 48
		{ k: "fork", to: [41, 48] }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 12, to: 50 }, // 51
		{ k: "atom", kind: "word", field: "skip", to: 51 }, // 52
		{ k: "fork", to: [52, 51] }, // 53
		{ k: "literal", literal: 3, to: 53 }, // 54
		{ k: "op", do: { op: "repair", code: 0 }, to: 51 }, // 55
		{ k: "fork", to: [54, 55] }, // 56
		{ k: "op", do: { op: "open", unit: 0 }, to: 56 }, // 57
		{ k: "text", field: "skip", typed: false, stray: false, exits: 17, stops: [0, 3], terminators: [] }, // 58
		{ k: "literal", literal: 13, to: 58 }, // 59
		{ k: "atom", kind: "word", field: "skip", to: 59 }, // 60
		{ k: "fork", to: [60, 59] }, // 61
		{ k: "literal", literal: 3, to: 61 }, // 62
		{ k: "fork", to: [70, 30] }, // 63
		{ k: "literal", literal: 4, to: 63 }, // 64
		{ k: "literal", literal: 5, to: 63 }, // 65
		{ k: "literal", literal: 6, to: 63 }, // 66
		{ k: "literal", literal: 7, to: 63 }, // 67
		{ k: "literal", literal: 8, to: 63 }, // 68
		{ k: "fork", to: [64, 65, 66, 67, 68] }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "op", do: { op: "repair", code: 1 }, to: 70 }, // 71
		{ k: "fork", to: [30, 71] }, // 72
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["args", "arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 9, to: 74 }, // 75
		{ k: "literal", literal: 10, to: 74 }, // 76
		{ k: "literal", literal: 8, to: 74 }, // 77
		{ k: "literal", literal: 11, to: 74 }, // 78
		{ k: "fork", to: [75, 76, 77, 78] }, // 79
		{ k: "op", do: { op: "repair", code: 1 }, to: 79 }, // 80
		{ k: "fork", to: [73, 80] }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 12, to: 82 }, // 83
		{ k: "atom", kind: "word", field: "skip", to: 83 }, // 84
		{ k: "fork", to: [84, 83] }, // 85
		{ k: "op", do: { op: "open", unit: 1 }, to: 85 }, // 86
		{ k: "fork", to: [86, 61, 19, 24] }, // 87
	],
};
