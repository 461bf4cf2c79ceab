// Generated from grammars/functiongemma.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** call:NAME{key:value}, strings between <escape> tokens */
export const functiongemma: Format = {
	version: 2,
	name: "functiongemma",
	title: "call:NAME{key:value}, strings between <escape> tokens",
	aliases: [],
	models: ["google/functiongemma-*"],
	tokens: ["<start_function_call>", "<end_function_call>", "<escape>", "<start_function_response>", "<end_of_turn>"],
	ends: ["<start_function_response>", "<end_of_turn>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S7",
	reasoning: false,
	holdback: 1024,
	lenient: ["no-brace"],
	literals: [
		"<end_function_call>", // 0
		"}", // 1
		",", // 2
		"]", // 3
		"<escape>", // 4
		"{", // 5
		"[", // 6
		":", // 7
		"call:", // 8
		"<start_function_call>", // 9
	],
	openings: [9],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [9], after: 2, closable: [5, 6, 7, 9, 10, 11], closableByLoop: [12, 13, 14, 15, 18, 24, 25, 27, 28, 29, 30, 33, 34, 38, 39, 40, 45, 46, 47, 60, 61], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [9], stray: false }, // 2
		{ k: "fork", to: [67, 0] }, // 3
		{ k: "fork", to: [67] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 6 }, // 7
		{ k: "literal", literal: 0, to: 0 }, // 8
		{ k: "look", body: 8, to: 6 }, // 9
		{ k: "op", do: { op: "repair", code: 0 }, to: 9 }, // 10
		{ k: "fork", to: [7, 10] }, // 11
		{ k: "fork", to: [61] }, // 12
		{ k: "return" }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "fork", to: [59, 14] }, // 15
		{ k: "fork", to: [55] }, // 16
		{ k: "fork", to: [50] }, // 17
		{ k: "op", do: { op: "settle" }, to: 13 }, // 18
		{ k: "literal", literal: 2, to: 0 }, // 19
		{ k: "literal", literal: 1, to: 0 }, // 20
		{ k: "literal", literal: 3, to: 0 }, // 21
		{ k: "fork", to: [19, 20, 21] }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "look", body: 23, to: 18 }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "space", greedy: true, to: 8 }, // 26
		{ k: "look", body: 26, to: 18 }, // 27
		{ k: "literal", literal: 4, to: 27 }, // 28
		{ k: "op", do: { op: "repair", code: 0 }, to: 28 }, // 29
		{ k: "fork", to: [25, 29] }, // 30
		{ k: "text", field: "value", typed: true, stray: false, exits: 30, stops: [4] }, // 31
		{ k: "literal", literal: 4, to: 31 }, // 32
		{ k: "op", do: { op: "pop" }, to: 13 }, // 33
		{ k: "literal", literal: 1, to: 33 }, // 34
		{ k: "call", body: 12, back: 34 }, // 35
		{ k: "literal", literal: 5, to: 35 }, // 36
		{ k: "op", do: { op: "push", shape: "object", item: null }, to: 36 }, // 37
		{ k: "literal", literal: 3, to: 33 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "fork", to: [44, 39] }, // 40
		{ k: "call", body: 17, back: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 2, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "fork", to: [41, 39] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 6, to: 46 }, // 47
		{ k: "op", do: { op: "push", shape: "list", item: null }, to: 47 }, // 48
		{ k: "value", py: true, field: "value", to: 13 }, // 49
		{ k: "fork", to: [32, 37, 48, 49] }, // 50
		{ k: "call", body: 17, back: 13 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 7, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "atom", kind: "word", field: "key", to: 54 }, // 55
		{ k: "call", body: 16, back: 15 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 2, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "fork", to: [56, 14] }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "call", body: 12, back: 11 }, // 62
		{ k: "literal", literal: 5, to: 62 }, // 63
		{ k: "atom", kind: "word", field: "name", to: 63 }, // 64
		{ k: "literal", literal: 8, to: 64 }, // 65
		{ k: "literal", literal: 9, to: 65 }, // 66
		{ k: "op", do: { op: "open", unit: 0 }, to: 66 }, // 67
	],
};
