// Generated from grammars/glaive.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a tag, then a JSON object whose arguments stand between single quotes */
export const glaive: Format = {
	version: 2,
	name: "glaive",
	title: "a tag, then a JSON object whose arguments stand between single quotes",
	aliases: ["firefunction_v1", "glaive_function_calling", "functioncall"],
	models: ["fireworks-ai/firefunction-v1*", "glaiveai/glaive-function-calling-*"],
	tokens: [],
	ends: ["<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 805,
	lenient: ["object", "signs-around"],
	literals: [
		"</functioncall>", // 0
		"}", // 1
		"'", // 2
		"{", // 3
		"\"", // 4
		"n", // 5
		":", // 6
		"s\"", // 7
		"ent", // 8
		"gum", // 9
		"\"ar", // 10
		",", // 11
		"me\"", // 12
		"\"na", // 13
		"<functioncall>", // 14
	],
	openings: [14],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [14], after: 2, closable: [5, 6, 7, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 20], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [14], after: 2, closable: [5, 6, 7, 8], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [14], stray: false }, // 2
		{ k: "fork", to: [54, 59, 0] }, // 3
		{ k: "fork", to: [54, 59] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "fork", to: [5, 7] }, // 8
		{ k: "literal", literal: 1, to: 8 }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "literal", literal: 2, to: 10 }, // 11
		{ k: "space", greedy: true, to: 11 }, // 12
		{ k: "literal", literal: 2, to: 0 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "look", body: 14, to: 12 }, // 15
		{ k: "fork", to: [18, 15] }, // 16
		{ k: "literal", literal: 1, to: 16 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "op", do: { op: "repair", code: 1 }, to: 18 }, // 19
		{ k: "fork", to: [12, 19] }, // 20
		{ k: "value", py: false, field: "arguments", to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 2, to: 22 }, // 23
		{ k: "value", py: false, field: "arguments", to: 10 }, // 24
		{ k: "literal", literal: 3, to: 0 }, // 25
		{ k: "literal", literal: 4, to: 0 }, // 26
		{ k: "literal", literal: 5, to: 0 }, // 27
		{ k: "fork", to: [25, 26, 27] }, // 28
		{ k: "look", body: 28, to: 24 }, // 29
		{ k: "fork", to: [23, 29] }, // 30
		{ k: "op", do: { op: "commit" }, to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 7, to: 34 }, // 35
		{ k: "literal", literal: 8, to: 35 }, // 36
		{ k: "literal", literal: 9, to: 36 }, // 37
		{ k: "literal", literal: 10, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 11, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "literal", literal: 4, to: 41 }, // 42
		{ k: "atom", kind: "attr", field: "name", to: 42 }, // 43
		{ k: "literal", literal: 4, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 6, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 12, to: 47 }, // 48
		{ k: "literal", literal: 13, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 3, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 14, to: 52 }, // 53
		{ k: "op", do: { op: "open", unit: 0 }, to: 53 }, // 54
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 8 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 14, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 0 }, to: 57 }, // 58
		{ k: "op", do: { op: "open", unit: 1 }, to: 58 }, // 59
	],
};
