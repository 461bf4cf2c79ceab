// Generated from grammars/pangu.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON array between tokens that have two spellings */
export const pangu: Format = {
	version: 2,
	name: "pangu",
	title: "a JSON array between tokens that have two spellings",
	aliases: ["openpangu"],
	models: ["FreedomIntelligence/openPangu-*", "openpangu/*", "ascend-tribe/openPangu-*"],
	tokens: ["<|tool_call_start|>", "<|tool_call_end|>", "[unused11]", "[unused12]", "[unused16]", "[unused17]", "[unused10]"],
	ends: ["[unused10]"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-array", "unopened-call"],
	literals: [
		"[unused17]", // 0
		"[unused16]", // 1
		"<|tool_call_end|>", // 2
		"[unused12]", // 3
		"]", // 4
		",", // 5
		"{", // 6
		"[", // 7
		"<|tool_call_start|>", // 8
		"[unused11]", // 9
		":", // 10
		"\"", // 11
		"arguments", // 12
		"name", // 13
		"|>", // 14
		"<|", // 15
	],
	openings: [1, 8, 9],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["[unused16]"], node: 94 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 8, 9], after: 19, closable: [22], closableByLoop: [], pairs: false }, // 0
		{ closes: [3, 2], openings: [1, 8, 9], after: 2, closable: [39, 40, 41, 42, 43, 44], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 8, 9], after: 52, closable: [55], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 9, 15], stray: false }, // 2
		{ k: "fork", to: [11, 38, 51, 89, 0] }, // 3
		{ k: "fork", to: [11, 38, 51, 89] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "literal", literal: 2, to: 2 }, // 12
		{ k: "literal", literal: 3, to: 2 }, // 13
		{ k: "assert", what: "end", to: 2 }, // 14
		{ k: "fork", to: [12, 13, 14] }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 4, to: 16 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "text", field: "content", typed: false, exits: 20, stops: null, stray: true, section: { entry: 21, proof: false, content: false } }, // 19
		{ k: "fork", to: [24, 27, 18, 28] }, // 20
		{ k: "fork", to: [24, 18] }, // 21
		{ k: "op", do: { op: "close" }, to: 19 }, // 22
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 23
		{ k: "op", do: { op: "open", unit: 0 }, to: 23 }, // 24
		{ k: "space", greedy: true, to: 19 }, // 25
		{ k: "literal", literal: 5, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "op", do: { op: "leave" }, to: 4 }, // 28
		{ k: "literal", literal: 6, to: 0 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "fork", to: [29, 30] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "look", body: 32, to: 25 }, // 33
		{ k: "literal", literal: 7, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 8, to: 35 }, // 36
		{ k: "literal", literal: 9, to: 35 }, // 37
		{ k: "fork", to: [36, 37] }, // 38
		{ k: "op", do: { op: "close" }, to: 2 }, // 39
		{ k: "literal", literal: 2, to: 39 }, // 40
		{ k: "literal", literal: 3, to: 39 }, // 41
		{ k: "assert", what: "end", to: 39 }, // 42
		{ k: "fork", to: [40, 41, 42] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 8, to: 46 }, // 47
		{ k: "literal", literal: 9, to: 46 }, // 48
		{ k: "fork", to: [47, 48] }, // 49
		{ k: "op", do: { op: "repair", code: 0 }, to: 49 }, // 50
		{ k: "op", do: { op: "open", unit: 1 }, to: 50 }, // 51
		{ k: "text", field: "content", typed: false, exits: 53, stops: null, stray: true, section: { entry: 54, proof: false, content: false } }, // 52
		{ k: "fork", to: [57, 60, 18, 28] }, // 53
		{ k: "fork", to: [57, 18] }, // 54
		{ k: "op", do: { op: "close" }, to: 52 }, // 55
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 55 }, // 56
		{ k: "op", do: { op: "open", unit: 2 }, to: 56 }, // 57
		{ k: "space", greedy: true, to: 52 }, // 58
		{ k: "literal", literal: 5, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "look", body: 32, to: 58 }, // 61
		{ k: "literal", literal: 7, to: 61 }, // 62
		{ k: "literal", literal: 10, to: 0 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 11, to: 64 }, // 65
		{ k: "literal", literal: 12, to: 65 }, // 66
		{ k: "literal", literal: 11, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 5, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 11, to: 70 }, // 71
		{ k: "slot", slot: "tool", field: "skip", to: 71 }, // 72
		{ k: "literal", literal: 11, to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 10, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 11, to: 76 }, // 77
		{ k: "literal", literal: 13, to: 77 }, // 78
		{ k: "literal", literal: 11, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 6, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 7, to: 82 }, // 83
		{ k: "look", body: 83, to: 62 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 14, to: 85 }, // 86
		{ k: "atom", kind: "word", field: "skip", to: 86 }, // 87
		{ k: "literal", literal: 15, to: 87 }, // 88
		{ k: "op", do: { op: "repair", code: 1 }, to: 88 }, // 89
		{ k: "op", do: { op: "settle" }, to: 0 }, // 90
		{ k: "literal", literal: 0, to: 2 }, // 91
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 91, stops: [0] }, // 92
		{ k: "literal", literal: 1, to: 92 }, // 93
		{ k: "fork", to: [93, 92] }, // 94
	],
};
