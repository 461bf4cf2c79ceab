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
	lenient: ["no-array", "bare", "signs-around"],
	literals: [
		"]", // 0
		",", // 1
		"}", // 2
		"{", // 3
		"[", // 4
		"functools", // 5
		"<|/tool_call|>", // 6
		"<|tool_call|>", // 7
	],
	openings: [5, 7],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [5, 7], after: 7, closable: [10, 15, 16, 17, 18, 19, 20], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [5, 7], after: 38, closable: [41, 42, 43, 44, 45, 46, 47], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [5, 7], after: 57, closable: [60], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [5, 7], after: 2, closable: [60], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [5, 7], after: 70, closable: [73], closableByLoop: [], pairs: false }, // 4
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, terminators: [], stray: false }, // 2
		{ k: "fork", to: [33, 56, 69, 80, 0] }, // 3
		{ k: "fork", to: [33, 56, 69, 80] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "space", greedy: true, to: 5 }, // 6
		{ k: "text", field: "content", typed: false, exits: 8, stops: null, terminators: [], stray: true, section: { entry: 9, proof: false, content: false } }, // 7
		{ k: "fork", to: [22, 25, 6, 26] }, // 8
		{ k: "fork", to: [22, 6] }, // 9
		{ k: "op", do: { op: "close" }, to: 7 }, // 10
		{ k: "literal", literal: 1, to: 0 }, // 11
		{ k: "literal", literal: 0, to: 0 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "look", body: 14, to: 10 }, // 15
		{ k: "fork", to: [18, 15] }, // 16
		{ k: "literal", literal: 2, to: 16 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "op", do: { op: "repair", code: 2 }, to: 18 }, // 19
		{ k: "fork", to: [10, 19] }, // 20
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 20 }, // 21
		{ k: "op", do: { op: "open", unit: 0 }, to: 21 }, // 22
		{ k: "space", greedy: true, to: 7 }, // 23
		{ k: "literal", literal: 1, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "op", do: { op: "leave" }, to: 4 }, // 26
		{ k: "literal", literal: 3, to: 0 }, // 27
		{ k: "fork", to: [27, 12] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "look", body: 29, to: 23 }, // 30
		{ k: "literal", literal: 4, to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 5, to: 32 }, // 33
		{ k: "literal", literal: 6, to: 2 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 0, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "text", field: "content", typed: false, exits: 39, stops: null, terminators: [], stray: true, section: { entry: 40, proof: false, content: false } }, // 38
		{ k: "fork", to: [49, 52, 37, 26] }, // 39
		{ k: "fork", to: [49, 37] }, // 40
		{ k: "op", do: { op: "close" }, to: 38 }, // 41
		{ k: "look", body: 14, to: 41 }, // 42
		{ k: "fork", to: [45, 42] }, // 43
		{ k: "literal", literal: 2, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "op", do: { op: "repair", code: 2 }, to: 45 }, // 46
		{ k: "fork", to: [41, 46] }, // 47
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 1 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 38 }, // 50
		{ k: "literal", literal: 1, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "look", body: 29, to: 50 }, // 53
		{ k: "literal", literal: 4, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 7, to: 55 }, // 56
		{ k: "text", field: "content", typed: false, exits: 58, stops: null, terminators: [], stray: true, section: { entry: 59, proof: false, content: false } }, // 57
		{ k: "fork", to: [65, 2, 26] }, // 58
		{ k: "fork", to: [65, 2] }, // 59
		{ k: "op", do: { op: "close" }, to: 57 }, // 60
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 1, to: 62 }, // 63
		{ k: "op", do: { op: "open", unit: 2 }, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "op", do: { op: "open", unit: 3 }, to: 61 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 5, to: 67 }, // 68
		{ k: "op", do: { op: "repair", code: 0 }, to: 68 }, // 69
		{ k: "text", field: "content", typed: false, exits: 71, stops: null, terminators: [], stray: true, section: { entry: 72, proof: true, content: false } }, // 70
		{ k: "fork", to: [75, 78, 2, 26] }, // 71
		{ k: "fork", to: [75] }, // 72
		{ k: "op", do: { op: "close" }, to: 70 }, // 73
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 73 }, // 74
		{ k: "op", do: { op: "open", unit: 4 }, to: 74 }, // 75
		{ k: "space", greedy: true, to: 70 }, // 76
		{ k: "literal", literal: 1, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "assert", what: "start", to: 70 }, // 79
		{ k: "op", do: { op: "repair", code: 1 }, to: 79 }, // 80
	],
};
