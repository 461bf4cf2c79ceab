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
	holdback: 466,
	lenient: [],
	literals: [
		"✿ARGS✿:", // 0
		"✿FUNCTION✿:", // 1
		"✿RETURN✿:", // 2
	],
	openings: [1, 2],
	kinds: [],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [1, 2], after: 2, closable: [5], closableByLoop: [], pairs: false }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 2], stray: false }, // 2
		{ k: "fork", to: [13, 16, 0] }, // 3
		{ k: "fork", to: [13, 16] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "value", py: false, field: "arguments", to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "atom", kind: "word", field: "name", to: 9 }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "literal", literal: 1, to: 11 }, // 12
		{ k: "op", do: { op: "open", unit: 0 }, to: 12 }, // 13
		{ k: "text", field: "content", typed: false, stray: false, exits: 3, stops: [1, 2] }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 2, to: 15 }, // 16
	],
};
