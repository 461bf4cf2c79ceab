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
	lenient: ["no-array", "signs-around", "unopened-call"],
	literals: [
		"<|inner_suffix|>", // 0
		"<|tools_prefix|>", // 1
		"<|inner_prefix|>", // 2
		"<|tools_suffix|>", // 3
		"]", // 4
		",", // 5
		"}", // 6
		"[", // 7
		"{", // 8
		":", // 9
		"\"", // 10
		"|>", // 11
		"<|", // 12
	],
	openings: [2, 1],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|inner_prefix|>"], node: 84 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1], after: 18, closable: [21, 26, 27, 28, 29, 30, 31], closableByLoop: [], pairs: false }, // 0
		{ closes: [3], openings: [2, 1], after: 2, closable: [41, 42, 43, 44, 45], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [2, 1], after: 51, closable: [54, 55, 56, 57, 58, 59, 60], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [2, 1, 12], terminators: [], stray: false }, // 2
		{ k: "fork", to: [11, 40, 50, 83, 0] }, // 3
		{ k: "fork", to: [11, 40, 50, 83] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "look", body: 7, to: 5 }, // 8
		{ k: "fork", to: [6, 8] }, // 9
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 9, stops: [0, 1], terminators: [5] }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "literal", literal: 3, to: 2 }, // 12
		{ k: "assert", what: "end", to: 2 }, // 13
		{ k: "fork", to: [12, 13] }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 4, to: 15 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "text", field: "content", typed: false, exits: 19, stops: null, terminators: [], stray: true, section: { entry: 20, proof: false, content: false } }, // 18
		{ k: "fork", to: [33, 36, 17, 37] }, // 19
		{ k: "fork", to: [33, 17] }, // 20
		{ k: "op", do: { op: "close" }, to: 18 }, // 21
		{ k: "literal", literal: 5, to: 0 }, // 22
		{ k: "literal", literal: 4, to: 0 }, // 23
		{ k: "fork", to: [22, 23] }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "look", body: 25, to: 21 }, // 26
		{ k: "fork", to: [29, 26] }, // 27
		{ k: "literal", literal: 6, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "op", do: { op: "repair", code: 1 }, to: 29 }, // 30
		{ k: "fork", to: [21, 30] }, // 31
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: null, optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 31 }, // 32
		{ k: "op", do: { op: "open", unit: 0 }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 18 }, // 34
		{ k: "literal", literal: 5, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "op", do: { op: "leave" }, to: 4 }, // 37
		{ k: "literal", literal: 7, to: 34 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 1, to: 39 }, // 40
		{ k: "op", do: { op: "close" }, to: 2 }, // 41
		{ k: "literal", literal: 3, to: 41 }, // 42
		{ k: "assert", what: "end", to: 41 }, // 43
		{ k: "fork", to: [42, 43] }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: null, optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 1, to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 0 }, to: 48 }, // 49
		{ k: "op", do: { op: "open", unit: 1 }, to: 49 }, // 50
		{ k: "text", field: "content", typed: false, exits: 52, stops: null, terminators: [], stray: true, section: { entry: 53, proof: false, content: false } }, // 51
		{ k: "fork", to: [62, 65, 17, 37] }, // 52
		{ k: "fork", to: [62, 17] }, // 53
		{ k: "op", do: { op: "close" }, to: 51 }, // 54
		{ k: "look", body: 25, to: 54 }, // 55
		{ k: "fork", to: [58, 55] }, // 56
		{ k: "literal", literal: 6, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "op", do: { op: "repair", code: 1 }, to: 58 }, // 59
		{ k: "fork", to: [54, 59] }, // 60
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: null, optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 60 }, // 61
		{ k: "op", do: { op: "open", unit: 2 }, to: 61 }, // 62
		{ k: "space", greedy: true, to: 51 }, // 63
		{ k: "literal", literal: 5, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 7, to: 63 }, // 66
		{ k: "literal", literal: 8, to: 0 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 9, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 10, to: 70 }, // 71
		{ k: "slot", slot: "tool", field: "skip", to: 71 }, // 72
		{ k: "literal", literal: 10, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 8, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 7, to: 76 }, // 77
		{ k: "look", body: 77, to: 66 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 11, to: 79 }, // 80
		{ k: "atom", kind: "word", field: "skip", to: 80 }, // 81
		{ k: "literal", literal: 12, to: 81 }, // 82
		{ k: "op", do: { op: "repair", code: 2 }, to: 82 }, // 83
		{ k: "fork", to: [11, 10] }, // 84
	],
};
