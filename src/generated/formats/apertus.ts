// Generated from grammars/apertus.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** an array of objects with a single key: the key is the tool */
export const apertus: Format = {
	version: 2,
	name: "apertus",
	title: "an array of objects with a single key: the key is the tool",
	aliases: ["apertus2509"],
	models: ["swiss-ai/Apertus-*"],
	tokens: ["<|tools_prefix|>", "<|tools_suffix|>", "<|inner_prefix|>", "<|inner_suffix|>", "<|assistant_end|>"],
	ends: ["<|assistant_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 842,
	lenient: ["no-array", "unopened-call"],
	literals: [
		"<|inner_suffix|>", // 0
		"<|tools_prefix|>", // 1
		"<|inner_prefix|>", // 2
		"<|tools_suffix|>", // 3
		"]", // 4
		",", // 5
		"[", // 6
		"{", // 7
		":", // 8
		"\"", // 9
		"|>", // 10
		"<|", // 11
	],
	openings: [2, 1],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|inner_prefix|>"], node: 68 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1], after: 18, closable: [21], closableByLoop: [], pairs: false }, // 0
		{ closes: [3], openings: [2, 1], after: 2, closable: [31, 32, 33, 34, 35], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [2, 1], after: 41, closable: [44], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 1, 11], stray: false }, // 2
		{ k: "fork", to: [11, 30, 40, 67, 0] }, // 3
		{ k: "fork", to: [11, 30, 40, 67] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "look", body: 7, to: 5 }, // 8
		{ k: "fork", to: [6, 8] }, // 9
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 9, stops: [0, 1] }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "literal", literal: 3, to: 2 }, // 12
		{ k: "assert", what: "end", to: 2 }, // 13
		{ k: "fork", to: [12, 13] }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 4, to: 15 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "text", field: "content", typed: false, exits: 19, stops: null, stray: true, section: { entry: 20, proof: false, content: false } }, // 18
		{ k: "fork", to: [23, 26, 17, 27] }, // 19
		{ k: "fork", to: [23, 17] }, // 20
		{ k: "op", do: { op: "close" }, to: 18 }, // 21
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: null, optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 21 }, // 22
		{ k: "op", do: { op: "open", unit: 0 }, to: 22 }, // 23
		{ k: "space", greedy: true, to: 18 }, // 24
		{ k: "literal", literal: 5, to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "op", do: { op: "leave" }, to: 4 }, // 27
		{ k: "literal", literal: 6, to: 24 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 1, to: 29 }, // 30
		{ k: "op", do: { op: "close" }, to: 2 }, // 31
		{ k: "literal", literal: 3, to: 31 }, // 32
		{ k: "assert", what: "end", to: 31 }, // 33
		{ k: "fork", to: [32, 33] }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: null, optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 1, to: 37 }, // 38
		{ k: "op", do: { op: "repair", code: 0 }, to: 38 }, // 39
		{ k: "op", do: { op: "open", unit: 1 }, to: 39 }, // 40
		{ k: "text", field: "content", typed: false, exits: 42, stops: null, stray: true, section: { entry: 43, proof: false, content: false } }, // 41
		{ k: "fork", to: [46, 49, 17, 27] }, // 42
		{ k: "fork", to: [46, 17] }, // 43
		{ k: "op", do: { op: "close" }, to: 41 }, // 44
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: null, optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 44 }, // 45
		{ k: "op", do: { op: "open", unit: 2 }, to: 45 }, // 46
		{ k: "space", greedy: true, to: 41 }, // 47
		{ k: "literal", literal: 5, to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 6, to: 47 }, // 50
		{ k: "literal", literal: 7, to: 0 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 8, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 9, to: 54 }, // 55
		{ k: "slot", slot: "tool", field: "skip", to: 55 }, // 56
		{ k: "literal", literal: 9, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 7, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 6, to: 60 }, // 61
		{ k: "look", body: 61, to: 50 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 10, to: 63 }, // 64
		{ k: "atom", kind: "word", field: "skip", to: 64 }, // 65
		{ k: "literal", literal: 11, to: 65 }, // 66
		{ k: "op", do: { op: "repair", code: 1 }, to: 66 }, // 67
		{ k: "fork", to: [11, 10] }, // 68
	],
};
