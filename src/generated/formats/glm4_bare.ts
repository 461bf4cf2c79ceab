// Generated from grammars/glm4_bare.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a line with the name of the tool, below it a JSON object */
export const glm4_bare: Format = {
	version: 2,
	name: "glm4_bare",
	title: "a line with the name of the tool, below it a JSON object",
	aliases: ["glm4", "glm4_0414"],
	models: ["THUDM/glm-4-9b-*", "THUDM/GLM-4-9B-0414*", "THUDM/GLM-4-32B-*", "THUDM/GLM-Z1-*"],
	tokens: ["<|assistant|>", "<|user|>", "<|observation|>", "<|endoftext|>", "<think>", "</think>"],
	ends: ["<|observation|>", "<|user|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S2",
	reasoning: true,
	holdback: 463,
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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 47 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 2], after: 2, closable: [20], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [1, 2], after: 2, closable: [20], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [19, 31, 34, 0] }, // 3
		{ k: "fork", to: [19, 31, 34] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [3, 4, 0] }, // 13
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
		{ k: "space", greedy: false, to: 23 }, // 24
		{ k: "slot", slot: "tool", field: "name", to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "assert", what: "start", to: 26 }, // 27
		{ k: "eol", to: 25 }, // 28
		{ k: "eol", to: 28 }, // 29
		{ k: "fork", to: [27, 29] }, // 30
		{ k: "op", do: { op: "open", unit: 0 }, to: 30 }, // 31
		{ k: "literal", literal: 2, to: 26 }, // 32
		{ k: "op", do: { op: "repair", code: 0 }, to: 32 }, // 33
		{ k: "op", do: { op: "open", unit: 1 }, to: 33 }, // 34
		{ k: "op", do: { op: "settle" }, to: 0 }, // 35
		{ k: "eol", to: 2 }, // 36
		{ k: "fork", to: [36, 2] }, // 37
		{ k: "eol", to: 37 }, // 38
		{ k: "fork", to: [38, 37] }, // 39
		{ k: "literal", literal: 0, to: 39 }, // 40
		{ k: "eol", to: 40 }, // 41
		{ k: "fork", to: [41, 40] }, // 42
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 42, stops: [3, 4, 0] }, // 43
		{ k: "eol", to: 43 }, // 44
		{ k: "fork", to: [44, 43] }, // 45
		{ k: "literal", literal: 1, to: 45 }, // 46
		{ k: "fork", to: [46, 45] }, // 47
	],
};
