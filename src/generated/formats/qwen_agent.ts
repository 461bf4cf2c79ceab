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
	holdback: 715,
	lenient: ["unopened-call"],
	literals: [
		"✿ARGS✿:", // 0
		"✿FUNCTION✿:", // 1
		"|>", // 2
		"<|", // 3
		"✿RETURN✿:", // 4
	],
	openings: [1, 4],
	kinds: [],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [1, 4], after: 2, closable: [5], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [1, 4], after: 2, closable: [5], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 4], stray: false }, // 2
		{ k: "fork", to: [13, 23, 26, 0] }, // 3
		{ k: "fork", to: [13, 23, 26] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "value", py: false, field: "arguments", to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "atom", kind: "word", field: "name", to: 9 }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "literal", literal: 1, to: 11 }, // 12
		{ k: "op", do: { op: "open", unit: 0 }, to: 12 }, // 13
		{ k: "literal", literal: 0, to: 0 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "slot", slot: "tool", field: "skip", to: 15 }, // 16
		{ k: "look", body: 16, to: 10 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 18 }, // 19
		{ k: "atom", kind: "word", field: "skip", to: 19 }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "op", do: { op: "repair", code: 0 }, to: 21 }, // 22
		{ k: "op", do: { op: "open", unit: 1 }, to: 22 }, // 23
		{ k: "text", field: "content", typed: false, stray: false, exits: 3, stops: [1, 3, 4] }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
	],
};
