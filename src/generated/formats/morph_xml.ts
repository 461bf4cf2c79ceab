// Generated from grammars/morph_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** elements named by the tool and its parameters */
export const morph_xml: Format = {
	version: 2,
	name: "morph_xml",
	title: "elements named by the tool and its parameters",
	aliases: ["morph", "sijawara", "xml_tools"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S8",
	reasoning: false,
	holdback: 1024,
	lenient: [],
	literals: [
		">", // 0
		"</", // 1
		"<", // 2
		"/>", // 3
	],
	openings: [],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], named: [{ before: 1, after: 0 }], openings: [], after: 2, closable: [5, 6, 7, 51, 52, 53], closableByLoop: [8, 9, 10, 11, 19, 20, 21, 22, 24, 25, 26, 27, 28, 30, 33, 34, 35, 36, 50, 54], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2], stray: false }, // 2
		{ k: "fork", to: [57, 0] }, // 3
		{ k: "fork", to: [57] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "same", field: "name", to: 6 }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "fork", to: [49, 8] }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "op", do: { op: "settle" }, to: 10 }, // 11
		{ k: "literal", literal: 0, to: 0 }, // 12
		{ k: "slot", slot: "prop", field: "skip", to: 12 }, // 13
		{ k: "literal", literal: 2, to: 13 }, // 14
		{ k: "slot", slot: "tool", field: "skip", to: 12 }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "fork", to: [14, 16] }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "look", body: 18, to: 11 }, // 19
		{ k: "literal", literal: 0, to: 19 }, // 20
		{ k: "same", field: "key", to: 20 }, // 21
		{ k: "literal", literal: 1, to: 21 }, // 22
		{ k: "fork", to: [45] }, // 23
		{ k: "return" }, // 24
		{ k: "op", do: { op: "definite" }, to: 24 }, // 25
		{ k: "op", do: { op: "pop" }, to: 25 }, // 26
		{ k: "fork", to: [41, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "fork", to: [40] }, // 29
		{ k: "op", do: { op: "settle" }, to: 24 }, // 30
		{ k: "literal", literal: 2, to: 0 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "look", body: 32, to: 30 }, // 33
		{ k: "literal", literal: 0, to: 33 }, // 34
		{ k: "same", field: "key", to: 34 }, // 35
		{ k: "literal", literal: 1, to: 35 }, // 36
		{ k: "call", body: 23, back: 36 }, // 37
		{ k: "literal", literal: 0, to: 37 }, // 38
		{ k: "slot", slot: "prop", field: "key", to: 38 }, // 39
		{ k: "literal", literal: 2, to: 39 }, // 40
		{ k: "call", body: 29, back: 28 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "op", do: { op: "push", shape: "tree", item: "item" }, to: 42 }, // 43
		{ k: "text", field: "value", typed: true, stray: false, exits: 24, stops: null }, // 44
		{ k: "fork", to: [43, 44] }, // 45
		{ k: "call", body: 23, back: 22 }, // 46
		{ k: "literal", literal: 0, to: 46 }, // 47
		{ k: "slot", slot: "prop", field: "key", to: 47 }, // 48
		{ k: "literal", literal: 2, to: 48 }, // 49
		{ k: "literal", literal: 0, to: 10 }, // 50
		{ k: "op", do: { op: "commit" }, to: 5 }, // 51
		{ k: "literal", literal: 3, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "fork", to: [50, 53] }, // 54
		{ k: "slot", slot: "tool", field: "name", to: 54 }, // 55
		{ k: "literal", literal: 2, to: 55 }, // 56
		{ k: "op", do: { op: "open", unit: 0 }, to: 56 }, // 57
	],
};
