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
	lenient: ["unclosed-value", "doubled-close"],
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
		{ closes: [], named: [{ before: 1, after: 0 }], openings: [], after: 2, closable: [5, 6, 7, 66, 67, 68], closableByLoop: [8, 9, 10, 11, 19, 20, 21, 22, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 39, 40, 41, 42, 43, 45, 48, 49, 50, 51, 65, 69], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2], stray: false }, // 2
		{ k: "fork", to: [72, 0] }, // 3
		{ k: "fork", to: [72] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "same", field: "name", to: 6 }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "fork", to: [64, 8] }, // 9
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
		{ k: "assert", what: "end", to: 0 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 0, to: 24 }, // 25
		{ k: "same", field: "name", to: 25 }, // 26
		{ k: "literal", literal: 1, to: 26 }, // 27
		{ k: "look", body: 27, to: 11 }, // 28
		{ k: "eol", to: 28 }, // 29
		{ k: "fork", to: [29, 28] }, // 30
		{ k: "op", do: { op: "repair", code: 0 }, to: 30 }, // 31
		{ k: "space", greedy: true, to: 22 }, // 32
		{ k: "literal", literal: 0, to: 32 }, // 33
		{ k: "same", field: "key", to: 33 }, // 34
		{ k: "literal", literal: 1, to: 34 }, // 35
		{ k: "op", do: { op: "repair", code: 1 }, to: 35 }, // 36
		{ k: "fork", to: [22, 31, 36] }, // 37
		{ k: "fork", to: [60] }, // 38
		{ k: "return" }, // 39
		{ k: "op", do: { op: "definite" }, to: 39 }, // 40
		{ k: "op", do: { op: "pop" }, to: 40 }, // 41
		{ k: "fork", to: [56, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "fork", to: [55] }, // 44
		{ k: "op", do: { op: "settle" }, to: 39 }, // 45
		{ k: "literal", literal: 2, to: 0 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "look", body: 47, to: 45 }, // 48
		{ k: "literal", literal: 0, to: 48 }, // 49
		{ k: "same", field: "key", to: 49 }, // 50
		{ k: "literal", literal: 1, to: 50 }, // 51
		{ k: "call", body: 38, back: 51 }, // 52
		{ k: "literal", literal: 0, to: 52 }, // 53
		{ k: "slot", slot: "prop", field: "key", to: 53 }, // 54
		{ k: "literal", literal: 2, to: 54 }, // 55
		{ k: "call", body: 44, back: 43 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "op", do: { op: "push", shape: "tree", item: "item" }, to: 57 }, // 58
		{ k: "text", field: "value", typed: true, stray: false, exits: 39, stops: null }, // 59
		{ k: "fork", to: [58, 59] }, // 60
		{ k: "call", body: 38, back: 37 }, // 61
		{ k: "literal", literal: 0, to: 61 }, // 62
		{ k: "slot", slot: "prop", field: "key", to: 62 }, // 63
		{ k: "literal", literal: 2, to: 63 }, // 64
		{ k: "literal", literal: 0, to: 10 }, // 65
		{ k: "op", do: { op: "commit" }, to: 5 }, // 66
		{ k: "literal", literal: 3, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "fork", to: [65, 68] }, // 69
		{ k: "slot", slot: "tool", field: "name", to: 69 }, // 70
		{ k: "literal", literal: 2, to: 70 }, // 71
		{ k: "op", do: { op: "open", unit: 0 }, to: 71 }, // 72
	],
};
