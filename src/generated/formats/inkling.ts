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
	lenient: ["unopened-call"],
	literals: [
		"<|end_message|>", // 0
		"<|message_model|>", // 1
		"<|content_thinking|>", // 2
		"<|content_text|>", // 3
		"<|content_invoke_tool_json|>", // 4
		":", // 5
		"\"", // 6
		"args", // 7
		",", // 8
		"name", // 9
		"{", // 10
		"|>", // 11
		"<|", // 12
		"<|content_invoke_tool_text|>", // 13
	],
	openings: [1, 2, 3, 4],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|content_thinking|>"], node: 10 }, // 0
	],
	units: [
		{ closes: [0], openings: [1, 2, 3, 4], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [1, 2, 3, 4], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [14, 19, 31, 61, 66, 0] }, // 3
		{ k: "fork", to: [14, 19, 31, 61, 66] }, // 4
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
		{ k: "literal", literal: 5, to: 0 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 6, to: 33 }, // 34
		{ k: "literal", literal: 7, to: 34 }, // 35
		{ k: "literal", literal: 6, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 8, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 6, to: 39 }, // 40
		{ k: "slot", slot: "tool", field: "skip", to: 40 }, // 41
		{ k: "literal", literal: 6, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 5, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 6, to: 45 }, // 46
		{ k: "literal", literal: 9, to: 46 }, // 47
		{ k: "literal", literal: 6, to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 10, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 4, to: 51 }, // 52
		{ k: "atom", kind: "word", field: "skip", to: 52 }, // 53
		{ k: "fork", to: [53, 52] }, // 54
		{ k: "look", body: 54, to: 27 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 11, to: 56 }, // 57
		{ k: "atom", kind: "word", field: "skip", to: 57 }, // 58
		{ k: "literal", literal: 12, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 0 }, to: 59 }, // 60
		{ k: "op", do: { op: "open", unit: 1 }, to: 60 }, // 61
		{ k: "text", field: "skip", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 62
		{ k: "literal", literal: 13, to: 62 }, // 63
		{ k: "atom", kind: "word", field: "skip", to: 63 }, // 64
		{ k: "fork", to: [64, 63] }, // 65
		{ k: "literal", literal: 1, to: 65 }, // 66
	],
};
