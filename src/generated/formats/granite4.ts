// Generated from grammars/granite4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between <tool_call> tags */
export const granite4: Format = {
	version: 2,
	name: "granite4",
	title: "a JSON object between <tool_call> tags",
	aliases: [],
	models: ["ibm-granite/granite-4*"],
	tokens: ["<tool_call>", "</tool_call>", "<|end_of_text|>"],
	ends: ["<|end_of_text|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 987,
	lenient: ["doubled-open", "array", "unopened-call"],
	literals: [
		"</tool_call>", // 0
		"<tool_call>", // 1
		"]", // 2
		",", // 3
		"\"", // 4
		"{", // 5
		"[", // 6
		":", // 7
		"arguments", // 8
		"name", // 9
		"|>", // 10
		"<|", // 11
	],
	openings: [1],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [1], after: 2, closable: [5, 6, 7], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [1], after: 2, closable: [5, 6, 7], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1], after: 20, closable: [23], closableByLoop: [], pairs: false }, // 2
		{ closes: [0], openings: [1], after: 2, closable: [5, 39, 40, 41], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 11], stray: false }, // 2
		{ k: "fork", to: [11, 15, 38, 68, 0] }, // 3
		{ k: "fork", to: [11, 15, 38, 68] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 7 }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "op", do: { op: "open", unit: 0 }, to: 10 }, // 11
		{ k: "space", greedy: true, to: 10 }, // 12
		{ k: "literal", literal: 1, to: 12 }, // 13
		{ k: "op", do: { op: "repair", code: 0 }, to: 13 }, // 14
		{ k: "op", do: { op: "open", unit: 1 }, to: 14 }, // 15
		{ k: "literal", literal: 0, to: 2 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "literal", literal: 2, to: 17 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "text", field: "content", typed: false, exits: 21, stops: null, stray: true, section: { entry: 22, proof: false, content: false } }, // 20
		{ k: "fork", to: [25, 28, 19, 29] }, // 21
		{ k: "fork", to: [25] }, // 22
		{ k: "op", do: { op: "close" }, to: 20 }, // 23
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 23 }, // 24
		{ k: "op", do: { op: "open", unit: 2 }, to: 24 }, // 25
		{ k: "space", greedy: true, to: 20 }, // 26
		{ k: "literal", literal: 3, to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "op", do: { op: "leave" }, to: 4 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "look", body: 33, to: 26 }, // 34
		{ k: "literal", literal: 6, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 1, to: 36 }, // 37
		{ k: "op", do: { op: "repair", code: 1 }, to: 37 }, // 38
		{ k: "op", do: { op: "commit" }, to: 5 }, // 39
		{ k: "literal", literal: 0, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 41 }, // 42
		{ k: "literal", literal: 7, to: 0 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 4, to: 44 }, // 45
		{ k: "literal", literal: 8, to: 45 }, // 46
		{ k: "literal", literal: 4, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 3, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 4, to: 50 }, // 51
		{ k: "slot", slot: "tool", field: "skip", to: 51 }, // 52
		{ k: "literal", literal: 4, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 7, to: 54 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 4, to: 56 }, // 57
		{ k: "literal", literal: 9, to: 57 }, // 58
		{ k: "literal", literal: 4, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 5, to: 60 }, // 61
		{ k: "look", body: 61, to: 42 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 10, to: 63 }, // 64
		{ k: "atom", kind: "word", field: "skip", to: 64 }, // 65
		{ k: "literal", literal: 11, to: 65 }, // 66
		{ k: "op", do: { op: "repair", code: 2 }, to: 66 }, // 67
		{ k: "op", do: { op: "open", unit: 3 }, to: 67 }, // 68
	],
};
