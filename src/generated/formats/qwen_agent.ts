// Generated from grammars/qwen_agent.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** ✿FUNCTION✿ and ✿ARGS✿, one line each */
export const qwen_agent: Format = {
	version: 2,
	name: "qwen_agent",
	title: "✿FUNCTION✿ and ✿ARGS✿, one line each",
	aliases: ["qwen_fncall"],
	models: ["Qwen/Qwen1.5-*", "Qwen/Qwen2-*", "Qwen/Qwen-1_8B-Chat", "Qwen/Qwen-7B-Chat", "Qwen/Qwen-14B-Chat", "Qwen/Qwen-72B-Chat"],
	tokens: [],
	ends: ["✿RESULT✿"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S2",
	reasoning: false,
	holdback: 786,
	lenient: ["signs-around", "unopened-call"],
	literals: [
		"﻿", // 0
		"```json", // 1
		"```", // 2
		"(", // 3
		"✿ARGS✿:", // 4
		"✿FUNCTION✿:", // 5
		"|>", // 6
		"<|", // 7
		"✿RETURN✿:", // 8
	],
	openings: [5, 8],
	kinds: [],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [5, 8], after: 2, closable: [5], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [5, 8], after: 2, closable: [5], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [5, 7, 8], terminators: [], stray: false }, // 2
		{ k: "fork", to: [21, 31, 34, 0] }, // 3
		{ k: "fork", to: [21, 31, 34] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "value", py: false, field: "arguments", to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "literal", literal: 1, to: 7 }, // 9
		{ k: "literal", literal: 2, to: 7 }, // 10
		{ k: "literal", literal: 3, to: 7 }, // 11
		{ k: "fork", to: [8, 9, 10, 11] }, // 12
		{ k: "op", do: { op: "repair", code: 0 }, to: 12 }, // 13
		{ k: "fork", to: [6, 13] }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 4, to: 15 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "atom", kind: "word", field: "name", to: 17 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "literal", literal: 5, to: 19 }, // 20
		{ k: "op", do: { op: "open", unit: 0 }, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 0 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "slot", slot: "tool", field: "skip", to: 23 }, // 24
		{ k: "look", body: 24, to: 18 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 6, to: 26 }, // 27
		{ k: "atom", kind: "word", field: "skip", to: 27 }, // 28
		{ k: "literal", literal: 7, to: 28 }, // 29
		{ k: "op", do: { op: "repair", code: 1 }, to: 29 }, // 30
		{ k: "op", do: { op: "open", unit: 1 }, to: 30 }, // 31
		{ k: "text", field: "content", typed: false, stray: false, exits: 3, stops: [5, 7, 8], terminators: [] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 8, to: 33 }, // 34
	],
};
