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
	holdback: 365,
	lenient: [],
	literals: [
		"<|end_message|>", // 0
		"<|message_model|>", // 1
		"<|content_thinking|>", // 2
		"<|content_text|>", // 3
		"<|content_invoke_tool_json|>", // 4
		"<|content_invoke_tool_text|>", // 5
	],
	openings: [1, 2, 3, 4],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|content_thinking|>"], node: 10 }, // 0
	],
	units: [
		{ closes: [0], openings: [1, 2, 3, 4], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [14, 19, 31, 36, 0] }, // 3
		{ k: "fork", to: [14, 19, 31, 36] }, // 4
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
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["args", "arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "atom", kind: "word", field: "skip", to: 25 }, // 26
		{ k: "fork", to: [26, 25] }, // 27
		{ k: "literal", literal: 1, to: 27 }, // 28
		{ k: "assert", what: "start", to: 27 }, // 29
		{ k: "fork", to: [28, 29] }, // 30
		{ k: "op", do: { op: "open", unit: 0 }, to: 30 }, // 31
		{ k: "text", field: "skip", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 32
		{ k: "literal", literal: 5, to: 32 }, // 33
		{ k: "atom", kind: "word", field: "skip", to: 33 }, // 34
		{ k: "fork", to: [34, 33] }, // 35
		{ k: "literal", literal: 1, to: 35 }, // 36
	],
};
