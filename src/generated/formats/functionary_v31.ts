// Generated from grammars/functionary_v31.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME>, JSON, </function> */
export const functionary_v31: Format = {
	version: 2,
	name: "functionary_v31",
	title: "<function=NAME>, JSON, </function>",
	aliases: ["functionary_v3_llama3", "llama_custom"],
	models: ["meetkai/functionary-small-v3.1*", "meetkai/functionary-medium-v3.1*"],
	tokens: ["<|python_tag|>", "<|eom_id|>", "<|eot_id|>"],
	ends: ["<|eom_id|>", "<|eot_id|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 331,
	lenient: ["no-bracket"],
	literals: [
		"</function>", // 0
		">", // 1
		"<function=", // 2
		"<|python_tag|>", // 3
	],
	openings: [2, 3],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [2, 3], after: 2, closable: [5, 6, 7], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [2, 3], after: 2, closable: [5, 17], closableByLoop: [], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 3], stray: false }, // 2
		{ k: "fork", to: [16, 22, 0] }, // 3
		{ k: "fork", to: [16, 22] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "value", py: false, field: "arguments", to: 7 }, // 8
		{ k: "op", do: { op: "commit" }, to: 8 }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 10 }, // 11
		{ k: "op", do: { op: "repair", code: 0 }, to: 10 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "atom", kind: "word", field: "name", to: 13 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "op", do: { op: "open", unit: 0 }, to: 15 }, // 16
		{ k: "assert", what: "end", to: 5 }, // 17
		{ k: "text", field: "value", typed: false, stray: false, exits: 17, stops: [] }, // 18
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 18 }, // 19
		{ k: "op", do: { op: "set", field: "name", text: "code_interpreter" }, to: 19 }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "op", do: { op: "open", unit: 1 }, to: 21 }, // 22
	],
};
