// Generated from grammars/nexusraven.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** Python calls behind the word Call, then a token */
export const nexusraven: Format = {
	version: 2,
	name: "nexusraven",
	title: "Python calls behind the word Call, then a token",
	aliases: ["nexus_raven", "raven"],
	models: ["Nexusflow/NexusRaven-V2*", "Nexusflow/NexusRaven-13B*"],
	tokens: [],
	ends: ["</s>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S6",
	reasoning: false,
	holdback: 770,
	lenient: [],
	literals: [
		"<bot_end>", // 0
		")", // 1
		",", // 2
		"=", // 3
		";", // 4
		"(", // 5
		"l:", // 6
		"Cal", // 7
	],
	openings: [],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [0], after: 9, closable: [12], closableByLoop: [13, 14, 15, 16, 17, 18, 27, 28, 41, 42, 43], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7], terminators: [], stray: false }, // 2
		{ k: "fork", to: [52, 0] }, // 3
		{ k: "fork", to: [52] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "assert", what: "end", to: 2 }, // 6
		{ k: "fork", to: [5, 6] }, // 7
		{ k: "space", greedy: true, to: 7 }, // 8
		{ k: "text", field: "content", typed: false, exits: 10, stops: null, terminators: [], stray: true, section: { entry: 11, proof: false, content: false } }, // 9
		{ k: "fork", to: [45, 48, 8, 49] }, // 10
		{ k: "fork", to: [45] }, // 11
		{ k: "op", do: { op: "close" }, to: 9 }, // 12
		{ k: "literal", literal: 1, to: 12 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "fork", to: [14, 15] }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "fork", to: [26, 17] }, // 18
		{ k: "value", py: true, field: "value", to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "atom", kind: "word", field: "key", to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 2, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "fork", to: [23, 17] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 3, to: 0 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "atom", kind: "word", field: "skip", to: 30 }, // 31
		{ k: "slot", slot: "prop", field: "skip", to: 30 }, // 32
		{ k: "fork", to: [32, 31] }, // 33
		{ k: "literal", literal: 4, to: 0 }, // 34
		{ k: "literal", literal: 0, to: 0 }, // 35
		{ k: "fork", to: [34, 35] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 1, to: 37 }, // 38
		{ k: "fork", to: [33, 38] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "look", body: 40, to: 28 }, // 41
		{ k: "literal", literal: 5, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "atom", kind: "word", field: "name", to: 43 }, // 44
		{ k: "op", do: { op: "open", unit: 0 }, to: 44 }, // 45
		{ k: "space", greedy: true, to: 9 }, // 46
		{ k: "literal", literal: 4, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "op", do: { op: "leave" }, to: 4 }, // 49
		{ k: "literal", literal: 6, to: 46 }, // 50
		{ k: "literal", literal: 7, to: 50 }, // 51
		{ k: "assert", what: "line", to: 51 }, // 52
	],
};
