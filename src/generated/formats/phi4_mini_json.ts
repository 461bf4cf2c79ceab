// Generated from grammars/phi4_mini_json.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** the word functools, then a JSON array */
export const phi4_mini_json: Format = {
	version: 2,
	name: "phi4_mini_json",
	title: "the word functools, then a JSON array",
	aliases: ["phi4", "phi4_mini", "functools", "firefunction", "firefunction_v2"],
	models: ["microsoft/Phi-4-mini-*", "fireworks-ai/llama-3-firefunction-v2*", "fireworks-ai/firefunction-v2*"],
	tokens: ["<|tool_call|>", "<|/tool_call|>", "<|end|>", "<|eot_id|>"],
	ends: ["<|end|>", "<|eot_id|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 143,
	lenient: ["no-array", "bare"],
	literals: [
		"]", // 0
		",", // 1
		"{", // 2
		"[", // 3
		"functools", // 4
		"<|/tool_call|>", // 5
		"<|tool_call|>", // 6
	],
	openings: [4, 6],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [4, 6], after: 7, closable: [10], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [4, 6], after: 29, closable: [32], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [4, 6], after: 42, closable: [45], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [4, 6], after: 2, closable: [45], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [4, 6], after: 55, closable: [58], closableByLoop: [], pairs: false }, // 4
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [24, 41, 54, 65, 0] }, // 3
		{ k: "fork", to: [24, 41, 54, 65] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, stray: true, section: { entry: 9, proof: false, content: false } }, // 7
		{ k: "fork", to: [12, 15, 6, 16] }, // 8
		{ k: "fork", to: [12, 6] }, // 9
		{ k: "op", do: { op: "close" }, to: 7 }, // 10
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 10 }, // 11
		{ k: "op", do: { op: "open", unit: 0 }, to: 11 }, // 12
		{ k: "space", greedy: true, to: 7 }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "op", do: { op: "leave" }, to: 4 }, // 16
		{ k: "literal", literal: 2, to: 0 }, // 17
		{ k: "literal", literal: 0, to: 0 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "look", body: 20, to: 13 }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 4, to: 23 }, // 24
		{ k: "literal", literal: 5, to: 2 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 0, to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "text", field: "content", typed: false, exits: 30, stops: null, stray: true, section: { entry: 31, proof: false, content: false } }, // 29
		{ k: "fork", to: [34, 37, 28, 16] }, // 30
		{ k: "fork", to: [34, 28] }, // 31
		{ k: "op", do: { op: "close" }, to: 29 }, // 32
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 32 }, // 33
		{ k: "op", do: { op: "open", unit: 1 }, to: 33 }, // 34
		{ k: "space", greedy: true, to: 29 }, // 35
		{ k: "literal", literal: 1, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "look", body: 20, to: 35 }, // 38
		{ k: "literal", literal: 3, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 6, to: 40 }, // 41
		{ k: "text", field: "content", typed: false, exits: 43, stops: null, stray: true, section: { entry: 44, proof: false, content: false } }, // 42
		{ k: "fork", to: [50, 2, 16] }, // 43
		{ k: "fork", to: [50, 2] }, // 44
		{ k: "op", do: { op: "close" }, to: 42 }, // 45
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 1, to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 2 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "op", do: { op: "open", unit: 3 }, to: 46 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 4, to: 52 }, // 53
		{ k: "op", do: { op: "repair", code: 0 }, to: 53 }, // 54
		{ k: "text", field: "content", typed: false, exits: 56, stops: null, stray: true, section: { entry: 57, proof: true, content: false } }, // 55
		{ k: "fork", to: [60, 63, 2, 16] }, // 56
		{ k: "fork", to: [60] }, // 57
		{ k: "op", do: { op: "close" }, to: 55 }, // 58
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 58 }, // 59
		{ k: "op", do: { op: "open", unit: 4 }, to: 59 }, // 60
		{ k: "space", greedy: true, to: 55 }, // 61
		{ k: "literal", literal: 1, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "assert", what: "start", to: 55 }, // 64
		{ k: "op", do: { op: "repair", code: 1 }, to: 64 }, // 65
	],
};
