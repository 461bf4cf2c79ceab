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
	lenient: ["object"],
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
		{ closes: [0], openings: [14], after: 2, closable: [5, 6, 7, 8, 9, 10, 11, 12, 13], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [14], after: 2, closable: [5, 6, 7, 8, 9], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [14], terminators: [], stray: false }, // 2
		{ k: "fork", to: [47, 52, 0] }, // 3
		{ k: "fork", to: [47, 52] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "eol", to: 6 }, // 7
		{ k: "fork", to: [7, 6] }, // 8
		{ k: "fork", to: [5, 8] }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "literal", literal: 2, to: 11 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "value", py: false, field: "arguments", to: 13 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 2, to: 15 }, // 16
		{ k: "value", py: false, field: "arguments", to: 11 }, // 17
		{ k: "literal", literal: 3, to: 0 }, // 18
		{ k: "literal", literal: 4, to: 0 }, // 19
		{ k: "literal", literal: 5, to: 0 }, // 20
		{ k: "fork", to: [18, 19, 20] }, // 21
		{ k: "look", body: 21, to: 17 }, // 22
		{ k: "fork", to: [16, 22] }, // 23
		{ k: "op", do: { op: "commit" }, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "literal", literal: 6, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 7, to: 27 }, // 28
		{ k: "literal", literal: 8, to: 28 }, // 29
		{ k: "literal", literal: 9, to: 29 }, // 30
		{ k: "literal", literal: 10, to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 11, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 4, to: 34 }, // 35
		{ k: "atom", kind: "attr", field: "name", to: 35 }, // 36
		{ k: "literal", literal: 4, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 6, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 12, to: 40 }, // 41
		{ k: "literal", literal: 13, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 3, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 14, to: 45 }, // 46
		{ k: "op", do: { op: "open", unit: 0 }, to: 46 }, // 47
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 9 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 14, to: 49 }, // 50
		{ k: "op", do: { op: "repair", code: 0 }, to: 50 }, // 51
		{ k: "op", do: { op: "open", unit: 1 }, to: 51 }, // 52
	],
};
