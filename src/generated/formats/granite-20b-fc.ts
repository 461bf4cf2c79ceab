// Generated from grammars/granite-20b-fc.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a tag before each JSON object, and none behind it */
export const granite_20b_fc: Format = {
	version: 2,
	name: "granite-20b-fc",
	title: "a tag before each JSON object, and none behind it",
	aliases: ["granite_20b_fc"],
	models: ["ibm-granite/granite-20b-functioncalling*"],
	tokens: ["<function_call>", "<|endoftext|>"],
	ends: ["<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 987,
	lenient: ["array", "signs-around", "unopened-call"],
	literals: [
		"﻿", // 0
		"```json", // 1
		"```", // 2
		"(", // 3
		"<function_call>", // 4
		"]", // 5
		",", // 6
		"{", // 7
		"[", // 8
		":", // 9
		"\"", // 10
		"arguments", // 11
		"name", // 12
		"|>", // 13
		"<|", // 14
	],
	openings: [4],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [4], after: 2, closable: [5], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [4], after: 20, closable: [23], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [4], after: 2, closable: [5], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [4, 14], terminators: [], stray: false }, // 2
		{ k: "fork", to: [17, 36, 62, 0] }, // 3
		{ k: "fork", to: [17, 36, 62] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "literal", literal: 1, to: 7 }, // 9
		{ k: "literal", literal: 2, to: 7 }, // 10
		{ k: "literal", literal: 3, to: 7 }, // 11
		{ k: "fork", to: [8, 9, 10, 11] }, // 12
		{ k: "op", do: { op: "repair", code: 1 }, to: 12 }, // 13
		{ k: "fork", to: [6, 13] }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 4, to: 15 }, // 16
		{ k: "op", do: { op: "open", unit: 0 }, to: 16 }, // 17
		{ k: "literal", literal: 5, to: 2 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "text", field: "content", typed: false, exits: 21, stops: null, terminators: [], stray: true, section: { entry: 22, proof: false, content: false } }, // 20
		{ k: "fork", to: [25, 28, 19, 29] }, // 21
		{ k: "fork", to: [25] }, // 22
		{ k: "op", do: { op: "close" }, to: 20 }, // 23
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 23 }, // 24
		{ k: "op", do: { op: "open", unit: 1 }, to: 24 }, // 25
		{ k: "space", greedy: true, to: 20 }, // 26
		{ k: "literal", literal: 6, to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "op", do: { op: "leave" }, to: 4 }, // 29
		{ k: "literal", literal: 7, to: 0 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "look", body: 31, to: 26 }, // 32
		{ k: "literal", literal: 8, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 4, to: 34 }, // 35
		{ k: "op", do: { op: "repair", code: 0 }, to: 35 }, // 36
		{ k: "literal", literal: 9, to: 0 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 10, to: 38 }, // 39
		{ k: "literal", literal: 11, to: 39 }, // 40
		{ k: "literal", literal: 10, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 6, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 10, to: 44 }, // 45
		{ k: "slot", slot: "tool", field: "skip", to: 45 }, // 46
		{ k: "literal", literal: 10, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 9, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 10, to: 50 }, // 51
		{ k: "literal", literal: 12, to: 51 }, // 52
		{ k: "literal", literal: 10, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 7, to: 54 }, // 55
		{ k: "look", body: 55, to: 14 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 13, to: 57 }, // 58
		{ k: "atom", kind: "word", field: "skip", to: 58 }, // 59
		{ k: "literal", literal: 14, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 2 }, to: 60 }, // 61
		{ k: "op", do: { op: "open", unit: 2 }, to: 61 }, // 62
	],
};
