// Generated from grammars/glm4_bare.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a line with the name of the tool, below it a JSON object */
export const glm4_bare: Format = {
	version: 2,
	name: "glm4_bare",
	title: "a line with the name of the tool, below it a JSON object",
	aliases: ["glm4", "glm4_0414"],
	models: ["THUDM/glm-4-9b-*", "THUDM/GLM-4-9B-0414*", "THUDM/GLM-4-32B-*", "THUDM/GLM-Z1-*"],
	template: ["在调用上述函数时"],
	tokens: ["<|assistant|>", "<|user|>", "<|observation|>", "<|endoftext|>", "<think>", "</think>"],
	ends: ["<|observation|>", "<|user|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S2",
	reasoning: true,
	holdback: 399,
	lenient: ["next-message"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<|assistant|>", // 2
		"\n</think>", // 3
		"\r\n</think>", // 4
	],
	openings: [1, 2],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 34 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 2], after: 2, closable: [20], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [1, 2], after: 2, closable: [20], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 30, 33, 0] }, // 3
		{ k: "fork", to: [19, 30, 33] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [3, 4, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "value", py: false, field: "arguments", to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "eol", to: 22 }, // 23
		{ k: "slot", slot: "tool", field: "name", to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "assert", what: "start", to: 25 }, // 26
		{ k: "eol", to: 24 }, // 27
		{ k: "eol", to: 27 }, // 28
		{ k: "fork", to: [26, 28] }, // 29
		{ k: "op", do: { op: "open", unit: 0 }, to: 29 }, // 30
		{ k: "literal", literal: 2, to: 25 }, // 31
		{ k: "op", do: { op: "repair", code: 0 }, to: 31 }, // 32
		{ k: "op", do: { op: "open", unit: 1 }, to: 32 }, // 33
		{ k: "fork", to: [16, 15] }, // 34
	],
};
