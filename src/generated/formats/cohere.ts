// Generated from grammars/cohere.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON array between action tokens, with ids that count */
export const cohere: Format = {
	version: 2,
	name: "cohere",
	title: "a JSON array between action tokens, with ids that count",
	aliases: ["cohere_command3", "cohere_command4", "command_a", "command_r7b"],
	models: ["CohereLabs/c4ai-command-r7b-*", "CohereForAI/c4ai-command-r7b-*", "CohereLabs/c4ai-command-a-*", "CohereForAI/c4ai-command-a-*", "CohereLabs/command-a-*", "CohereLabs/command-r7b-*", "CohereLabs/North-Mini*"],
	tokens: ["<|START_THINKING|>", "<|END_THINKING|>", "<|START_ACTION|>", "<|END_ACTION|>", "<|START_RESPONSE|>", "<|END_RESPONSE|>", "<|START_TEXT|>", "<|END_TEXT|>", "<|END_OF_TURN_TOKEN|>"],
	ends: ["<|END_OF_TURN_TOKEN|>"],
	ids: [{ use: "index" }],
	shape: "S1",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-array", "signs-around", "unopened-call"],
	literals: [
		"<|END_THINKING|>", // 0
		"<|START_THINKING|>", // 1
		"<|END_RESPONSE|>", // 2
		"<|START_RESPONSE|>", // 3
		"<|END_TEXT|>", // 4
		"<|START_TEXT|>", // 5
		"<|END_ACTION|>", // 6
		"]", // 7
		",", // 8
		"}", // 9
		"[", // 10
		"<|START_ACTION|>", // 11
		":", // 12
		"\"", // 13
		"parameters", // 14
		"tool_name", // 15
		"name", // 16
		"{", // 17
		"|>", // 18
		"<|", // 19
	],
	openings: [1, 3, 5, 11],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|START_THINKING|>"], node: 100 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 3, 5, 11], after: 21, closable: [24, 29, 30, 31, 32, 33, 34], closableByLoop: [], pairs: false }, // 0
		{ closes: [6], openings: [1, 3, 5, 11], after: 2, closable: [44, 45, 46, 47, 48], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 3, 5, 11], after: 54, closable: [57, 58, 59, 60, 61, 62, 63], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 5, 11, 19], terminators: [], stray: false }, // 2
		{ k: "fork", to: [8, 11, 14, 43, 53, 99, 0] }, // 3
		{ k: "fork", to: [8, 11, 14, 43, 53, 99] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0], terminators: [5] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "literal", literal: 2, to: 5 }, // 9
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [2], terminators: [5] }, // 10
		{ k: "literal", literal: 3, to: 10 }, // 11
		{ k: "literal", literal: 4, to: 5 }, // 12
		{ k: "text", field: "content", typed: false, stray: false, exits: 12, stops: [4], terminators: [5] }, // 13
		{ k: "literal", literal: 5, to: 13 }, // 14
		{ k: "literal", literal: 6, to: 2 }, // 15
		{ k: "assert", what: "end", to: 2 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "literal", literal: 7, to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: null, terminators: [], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [36, 39, 20, 40] }, // 22
		{ k: "fork", to: [36, 20] }, // 23
		{ k: "op", do: { op: "close" }, to: 21 }, // 24
		{ k: "literal", literal: 8, to: 0 }, // 25
		{ k: "literal", literal: 7, to: 0 }, // 26
		{ k: "fork", to: [25, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "look", body: 28, to: 24 }, // 29
		{ k: "fork", to: [32, 29] }, // 30
		{ k: "literal", literal: 9, to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "op", do: { op: "repair", code: 1 }, to: 32 }, // 33
		{ k: "fork", to: [24, 33] }, // 34
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_call_id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["tool_name", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 34 }, // 35
		{ k: "op", do: { op: "open", unit: 0 }, to: 35 }, // 36
		{ k: "space", greedy: true, to: 21 }, // 37
		{ k: "literal", literal: 8, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "op", do: { op: "leave" }, to: 4 }, // 40
		{ k: "literal", literal: 10, to: 37 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 11, to: 42 }, // 43
		{ k: "op", do: { op: "close" }, to: 2 }, // 44
		{ k: "literal", literal: 6, to: 44 }, // 45
		{ k: "assert", what: "end", to: 44 }, // 46
		{ k: "fork", to: [45, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_call_id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["tool_name", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 11, to: 50 }, // 51
		{ k: "op", do: { op: "repair", code: 0 }, to: 51 }, // 52
		{ k: "op", do: { op: "open", unit: 1 }, to: 52 }, // 53
		{ k: "text", field: "content", typed: false, exits: 55, stops: null, terminators: [], stray: true, section: { entry: 56, proof: false, content: false } }, // 54
		{ k: "fork", to: [65, 68, 20, 40] }, // 55
		{ k: "fork", to: [65, 20] }, // 56
		{ k: "op", do: { op: "close" }, to: 54 }, // 57
		{ k: "look", body: 28, to: 57 }, // 58
		{ k: "fork", to: [61, 58] }, // 59
		{ k: "literal", literal: 9, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "op", do: { op: "repair", code: 1 }, to: 61 }, // 62
		{ k: "fork", to: [57, 62] }, // 63
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_call_id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["tool_name", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 63 }, // 64
		{ k: "op", do: { op: "open", unit: 2 }, to: 64 }, // 65
		{ k: "space", greedy: true, to: 54 }, // 66
		{ k: "literal", literal: 8, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 10, to: 66 }, // 69
		{ k: "literal", literal: 12, to: 0 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 13, to: 71 }, // 72
		{ k: "literal", literal: 14, to: 72 }, // 73
		{ k: "literal", literal: 13, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 8, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 13, to: 77 }, // 78
		{ k: "slot", slot: "tool", field: "skip", to: 78 }, // 79
		{ k: "literal", literal: 13, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 12, to: 81 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 13, to: 83 }, // 84
		{ k: "literal", literal: 15, to: 84 }, // 85
		{ k: "literal", literal: 13, to: 85 }, // 86
		{ k: "literal", literal: 16, to: 84 }, // 87
		{ k: "literal", literal: 13, to: 87 }, // 88
		{ k: "fork", to: [86, 88] }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 17, to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 10, to: 92 }, // 93
		{ k: "look", body: 93, to: 69 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 18, to: 95 }, // 96
		{ k: "atom", kind: "word", field: "skip", to: 96 }, // 97
		{ k: "literal", literal: 19, to: 97 }, // 98
		{ k: "op", do: { op: "repair", code: 2 }, to: 98 }, // 99
		{ k: "fork", to: [8, 7] }, // 100
	],
};
