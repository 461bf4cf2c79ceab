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
	holdback: 645,
	lenient: ["no-bracket", "unopened-call"],
	literals: [
		"</function>", // 0
		">", // 1
		"<function=", // 2
		"|>", // 3
		"<|", // 4
		"<|python_tag|>", // 5
	],
	openings: [2, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [2, 5], after: 2, closable: [5, 6, 7], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [2, 5], after: 2, closable: [5, 17, 18, 19], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [2, 5], after: 2, closable: [5, 34], closableByLoop: [], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 4, 5], stray: false }, // 2
		{ k: "fork", to: [16, 33, 39, 0] }, // 3
		{ k: "fork", to: [16, 33, 39] }, // 4
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
		{ k: "op", do: { op: "commit" }, to: 5 }, // 17
		{ k: "literal", literal: 0, to: 17 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "value", py: false, field: "arguments", to: 19 }, // 20
		{ k: "op", do: { op: "commit" }, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 1, to: 22 }, // 23
		{ k: "atom", kind: "word", field: "name", to: 23 }, // 24
		{ k: "literal", literal: 1, to: 0 }, // 25
		{ k: "slot", slot: "tool", field: "skip", to: 25 }, // 26
		{ k: "look", body: 26, to: 24 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 3, to: 28 }, // 29
		{ k: "atom", kind: "word", field: "skip", to: 29 }, // 30
		{ k: "literal", literal: 4, to: 30 }, // 31
		{ k: "op", do: { op: "repair", code: 1 }, to: 31 }, // 32
		{ k: "op", do: { op: "open", unit: 1 }, to: 32 }, // 33
		{ k: "assert", what: "end", to: 5 }, // 34
		{ k: "text", field: "value", typed: false, stray: false, exits: 34, stops: [] }, // 35
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 35 }, // 36
		{ k: "op", do: { op: "set", field: "name", text: "code_interpreter" }, to: 36 }, // 37
		{ k: "literal", literal: 5, to: 37 }, // 38
		{ k: "op", do: { op: "open", unit: 2 }, to: 38 }, // 39
	],
};
