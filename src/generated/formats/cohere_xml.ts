// Generated from grammars/cohere_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** calls of recursive <cofl:value> elements, typed by an attribute */
export const cohere_xml: Format = {
	version: 2,
	name: "cohere_xml",
	title: "calls of recursive <cofl:value> elements, typed by an attribute",
	aliases: [],
	models: [],
	tokens: ["<|START_THINKING|>", "<|END_THINKING|>", "<|START_TEXT|>", "<|END_TEXT|>", "<|END_OF_TURN_TOKEN|>"],
	ends: ["<|END_OF_TURN_TOKEN|>"],
	ids: [{ use: "index" }],
	shape: "S7",
	reasoning: true,
	holdback: 1024,
	lenient: [],
	literals: [
		"<|END_THINKING|>", // 0
		"<|START_THINKING|>", // 1
		"<|END_TEXT|>", // 2
		"<|START_TEXT|>", // 3
		"</cofl:tool_calls>", // 4
		"</cofl:tool_call>", // 5
		"<cofl:value ", // 6
		"</cofl:value>", // 7
		"raw\">", // 8
		"json\">", // 9
		"dict\">", // 10
		"<cofl:value type=\"", // 11
		"list\">", // 12
		"\" type=\"", // 13
		"<cofl:value name=\"", // 14
		"\">", // 15
		"\" name=\"", // 16
		"<cofl:tool_call id=\"", // 17
		"<cofl:tool_call ", // 18
		"<cofl:tool_calls>", // 19
	],
	openings: [1, 3, 19],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|START_THINKING|>"], node: 71 }, // 0
	],
	units: [
		{ closes: [5], openings: [17, 4, 1, 3, 19], after: 13, closable: [17], closableByLoop: [18, 19, 20, 22, 24, 30, 31, 34, 35, 39, 40, 41, 45, 46, 58], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 19], stray: false }, // 2
		{ k: "fork", to: [8, 11, 68, 0] }, // 3
		{ k: "fork", to: [8, 11, 68] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "literal", literal: 2, to: 5 }, // 9
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [2] }, // 10
		{ k: "literal", literal: 3, to: 10 }, // 11
		{ k: "literal", literal: 4, to: 2 }, // 12
		{ k: "text", field: "content", typed: false, exits: 14, stops: [17, 4, 1, 3, 19], stray: true, section: { entry: 15, proof: false, content: false } }, // 13
		{ k: "fork", to: [63, 12, 64] }, // 14
		{ k: "fork", to: [63, 12] }, // 15
		{ k: "space", greedy: true, to: 13 }, // 16
		{ k: "op", do: { op: "close" }, to: 16 }, // 17
		{ k: "literal", literal: 5, to: 17 }, // 18
		{ k: "fork", to: [57, 18] }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "fork", to: [56] }, // 21
		{ k: "return" }, // 22
		{ k: "fork", to: [53] }, // 23
		{ k: "op", do: { op: "settle" }, to: 22 }, // 24
		{ k: "literal", literal: 6, to: 0 }, // 25
		{ k: "literal", literal: 7, to: 0 }, // 26
		{ k: "literal", literal: 5, to: 0 }, // 27
		{ k: "fork", to: [25, 26, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "look", body: 29, to: 24 }, // 30
		{ k: "literal", literal: 7, to: 30 }, // 31
		{ k: "text", field: "value", typed: false, stray: false, exits: 31, stops: [7] }, // 32
		{ k: "literal", literal: 8, to: 32 }, // 33
		{ k: "literal", literal: 7, to: 22 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "value", py: false, field: "value", to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 9, to: 37 }, // 38
		{ k: "op", do: { op: "pop" }, to: 34 }, // 39
		{ k: "fork", to: [42, 39] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "call", body: 21, back: 41 }, // 42
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 41 }, // 43
		{ k: "literal", literal: 10, to: 43 }, // 44
		{ k: "fork", to: [50, 39] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "fork", to: [49] }, // 47
		{ k: "call", body: 23, back: 22 }, // 48
		{ k: "literal", literal: 11, to: 48 }, // 49
		{ k: "call", body: 47, back: 46 }, // 50
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 46 }, // 51
		{ k: "literal", literal: 12, to: 51 }, // 52
		{ k: "fork", to: [33, 38, 44, 52] }, // 53
		{ k: "literal", literal: 13, to: 48 }, // 54
		{ k: "atom", kind: "word", field: "key", to: 54 }, // 55
		{ k: "literal", literal: 14, to: 55 }, // 56
		{ k: "call", body: 21, back: 20 }, // 57
		{ k: "literal", literal: 15, to: 20 }, // 58
		{ k: "atom", kind: "word", field: "name", to: 58 }, // 59
		{ k: "literal", literal: 16, to: 59 }, // 60
		{ k: "atom", kind: "digits", field: "id", to: 60 }, // 61
		{ k: "literal", literal: 17, to: 61 }, // 62
		{ k: "op", do: { op: "open", unit: 0 }, to: 62 }, // 63
		{ k: "op", do: { op: "leave" }, to: 4 }, // 64
		{ k: "literal", literal: 18, to: 0 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "look", body: 66, to: 16 }, // 67
		{ k: "literal", literal: 19, to: 67 }, // 68
		{ k: "op", do: { op: "settle" }, to: 0 }, // 69
		{ k: "literal", literal: 0, to: 2 }, // 70
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 70, stops: [0] }, // 71
	],
};
