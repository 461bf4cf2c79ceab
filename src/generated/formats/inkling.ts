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
	lenient: ["no-head", "signs-around"],
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
		"<|content_invoke_tool_text|>", // 13
	],
	openings: [1, 2, 3, 12],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|content_thinking|>"], node: 10 }, // 0
	],
	units: [
		{ closes: [0], openings: [1, 2, 3, 12], after: 2, closable: [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [1, 2, 3, 12], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [14, 19, 51, 56, 61, 0] }, // 3
		{ k: "fork", to: [14, 19, 51, 56, 61] }, // 4
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
		{ k: "op", do: { op: "repair", code: 1 }, to: 30 }, // 31
		{ k: "fork", to: [22, 31] }, // 32
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["args", "arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 9, to: 34 }, // 35
		{ k: "literal", literal: 10, to: 34 }, // 36
		{ k: "literal", literal: 8, to: 34 }, // 37
		{ k: "literal", literal: 11, to: 34 }, // 38
		{ k: "fork", to: [35, 36, 37, 38] }, // 39
		{ k: "op", do: { op: "repair", code: 1 }, to: 39 }, // 40
		{ k: "fork", to: [33, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 12, to: 42 }, // 43
		{ k: "literal", literal: 1, to: 43 }, // 44
		{ k: "assert", what: "start", to: 43 }, // 45
		{ k: "atom", kind: "word", field: "skip", to: 43 }, // 46
		{ k: "literal", literal: 1, to: 46 }, // 47
		{ k: "slot", slot: "tool", field: "skip", to: 43 }, // 48
		{ k: "assert", what: "start", to: 48 }, // 49
		{ k: "fork", to: [44, 45, 47, 49] }, // 50
		{ k: "op", do: { op: "open", unit: 0 }, to: 50 }, // 51
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["args", "arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 12, to: 53 }, // 54
		{ k: "op", do: { op: "repair", code: 0 }, to: 54 }, // 55
		{ k: "op", do: { op: "open", unit: 1 }, to: 55 }, // 56
		{ k: "text", field: "skip", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 57
		{ k: "literal", literal: 13, to: 57 }, // 58
		{ k: "atom", kind: "word", field: "skip", to: 58 }, // 59
		{ k: "fork", to: [59, 58] }, // 60
		{ k: "literal", literal: 1, to: 60 }, // 61
	],
};
