// Generated from grammars/gorilla.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** a tag before each Python call, and none behind it */
export const gorilla: Format = {
	version: 2,
	name: "gorilla",
	title: "a tag before each Python call, and none behind it",
	aliases: ["gorilla_openfunctions_v2", "openfunctions"],
	models: ["gorilla-llm/gorilla-openfunctions-v2*"],
	tokens: [],
	ends: ["<|EOT|>", "<｜end▁of▁sentence｜>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S6",
	reasoning: false,
	holdback: 846,
	lenient: [],
	literals: [
		")", // 0
		",", // 1
		"=", // 2
		"<", // 3
		"{", // 4
		"(", // 5
		"<<function>>", // 6
	],
	openings: [6],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [6], after: 2, closable: [5], closableByLoop: [6, 7, 8, 9, 10, 11, 20, 21, 35, 36, 37], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [6], terminators: [], stray: false }, // 2
		{ k: "fork", to: [41, 0] }, // 3
		{ k: "fork", to: [41] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "fork", to: [7, 8] }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "fork", to: [19, 10] }, // 11
		{ k: "value", py: true, field: "value", to: 11 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "literal", literal: 2, to: 13 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "atom", kind: "word", field: "key", to: 15 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "literal", literal: 1, to: 17 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "fork", to: [16, 10] }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 2, to: 0 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "atom", kind: "word", field: "skip", to: 23 }, // 24
		{ k: "slot", slot: "prop", field: "skip", to: 23 }, // 25
		{ k: "fork", to: [25, 24] }, // 26
		{ k: "literal", literal: 3, to: 0 }, // 27
		{ k: "literal", literal: 4, to: 0 }, // 28
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 29
		{ k: "fork", to: [27, 28, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 0, to: 31 }, // 32
		{ k: "fork", to: [26, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "look", body: 34, to: 21 }, // 35
		{ k: "literal", literal: 5, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "atom", kind: "word", field: "name", to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 6, to: 39 }, // 40
		{ k: "op", do: { op: "open", unit: 0 }, to: 40 }, // 41
	],
};
