// Generated from grammars/phi4_mini_json.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** the word functools, then a JSON array */
export const phi4_mini_json: Format = {
	version: 1,
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
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [4, 6], after: 7, closable: [9], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [4, 6], after: 28, closable: [30], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [4, 6], after: 40, closable: [42], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [4, 6], after: 2, closable: [42], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [4, 6], after: 52, closable: [54], closableByLoop: [], pairs: false }, // 4
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [23, 39, 51, 61, 0] }, // 3
		{ k: "fork", to: [23, 39, 51, 61] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 7
		{ k: "fork", to: [11, 14, 6, 15] }, // 8
		{ k: "op", do: { op: "close" }, to: 7 }, // 9
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 9 }, // 10
		{ k: "op", do: { op: "open", unit: 0 }, to: 10 }, // 11
		{ k: "space", greedy: true, to: 7 }, // 12
		{ k: "literal", literal: 1, to: 12 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "op", do: { op: "leave" }, to: 4 }, // 15
		{ k: "literal", literal: 2, to: 0 }, // 16
		{ k: "literal", literal: 0, to: 0 }, // 17
		{ k: "fork", to: [16, 17] }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "look", body: 19, to: 12 }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 4, to: 22 }, // 23
		{ k: "literal", literal: 5, to: 2 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "literal", literal: 0, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "text", field: "content", typed: false, exits: 29, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 28
		{ k: "fork", to: [32, 35, 27, 15] }, // 29
		{ k: "op", do: { op: "close" }, to: 28 }, // 30
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 30 }, // 31
		{ k: "op", do: { op: "open", unit: 1 }, to: 31 }, // 32
		{ k: "space", greedy: true, to: 28 }, // 33
		{ k: "literal", literal: 1, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "look", body: 19, to: 33 }, // 36
		{ k: "literal", literal: 3, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 6, to: 38 }, // 39
		{ k: "text", field: "content", typed: false, exits: 41, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 40
		{ k: "fork", to: [47, 2, 15] }, // 41
		{ k: "op", do: { op: "close" }, to: 40 }, // 42
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 1, to: 44 }, // 45
		{ k: "op", do: { op: "open", unit: 2 }, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "op", do: { op: "open", unit: 3 }, to: 43 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 4, to: 49 }, // 50
		{ k: "op", do: { op: "repair", code: 0 }, to: 50 }, // 51
		{ k: "text", field: "content", typed: false, exits: 53, stops: null, stray: true, section: { empty: false, proof: true, content: false } }, // 52
		{ k: "fork", to: [56, 59, 2, 15] }, // 53
		{ k: "op", do: { op: "close" }, to: 52 }, // 54
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 54 }, // 55
		{ k: "op", do: { op: "open", unit: 4 }, to: 55 }, // 56
		{ k: "space", greedy: true, to: 52 }, // 57
		{ k: "literal", literal: 1, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "assert", what: "start", to: 52 }, // 60
		{ k: "op", do: { op: "repair", code: 1 }, to: 60 }, // 61
	],
};
