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
	lenient: ["no-array", "unopened-call"],
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
		"[", // 9
		"<|START_ACTION|>", // 10
		":", // 11
		"\"", // 12
		"parameters", // 13
		"tool_name", // 14
		"name", // 15
		"{", // 16
		"|>", // 17
		"<|", // 18
	],
	openings: [1, 3, 5, 10],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|START_THINKING|>"], node: 88 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 3, 5, 10], after: 21, closable: [24], closableByLoop: [], pairs: false }, // 0
		{ closes: [6], openings: [1, 3, 5, 10], after: 2, closable: [34, 35, 36, 37, 38], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 3, 5, 10], after: 44, closable: [47], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 5, 10, 18], stray: false }, // 2
		{ k: "fork", to: [8, 11, 14, 33, 43, 83, 0] }, // 3
		{ k: "fork", to: [8, 11, 14, 33, 43, 83] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "literal", literal: 2, to: 5 }, // 9
		{ k: "text", field: "content", typed: false, stray: false, exits: 9, stops: [2] }, // 10
		{ k: "literal", literal: 3, to: 10 }, // 11
		{ k: "literal", literal: 4, to: 5 }, // 12
		{ k: "text", field: "content", typed: false, stray: false, exits: 12, stops: [4] }, // 13
		{ k: "literal", literal: 5, to: 13 }, // 14
		{ k: "literal", literal: 6, to: 2 }, // 15
		{ k: "assert", what: "end", to: 2 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "literal", literal: 7, to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: null, stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [26, 29, 20, 30] }, // 22
		{ k: "fork", to: [26, 20] }, // 23
		{ k: "op", do: { op: "close" }, to: 21 }, // 24
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_call_id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["tool_name", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 24 }, // 25
		{ k: "op", do: { op: "open", unit: 0 }, to: 25 }, // 26
		{ k: "space", greedy: true, to: 21 }, // 27
		{ k: "literal", literal: 8, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "op", do: { op: "leave" }, to: 4 }, // 30
		{ k: "literal", literal: 9, to: 27 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 10, to: 32 }, // 33
		{ k: "op", do: { op: "close" }, to: 2 }, // 34
		{ k: "literal", literal: 6, to: 34 }, // 35
		{ k: "assert", what: "end", to: 34 }, // 36
		{ k: "fork", to: [35, 36] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_call_id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["tool_name", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 10, to: 40 }, // 41
		{ k: "op", do: { op: "repair", code: 0 }, to: 41 }, // 42
		{ k: "op", do: { op: "open", unit: 1 }, to: 42 }, // 43
		{ k: "text", field: "content", typed: false, exits: 45, stops: null, stray: true, section: { entry: 46, proof: false, content: false } }, // 44
		{ k: "fork", to: [49, 52, 20, 30] }, // 45
		{ k: "fork", to: [49, 20] }, // 46
		{ k: "op", do: { op: "close" }, to: 44 }, // 47
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_call_id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["tool_name", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 2 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 44 }, // 50
		{ k: "literal", literal: 8, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 9, to: 50 }, // 53
		{ k: "literal", literal: 11, to: 0 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 12, to: 55 }, // 56
		{ k: "literal", literal: 13, to: 56 }, // 57
		{ k: "literal", literal: 12, to: 57 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 8, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 12, to: 61 }, // 62
		{ k: "slot", slot: "tool", field: "skip", to: 62 }, // 63
		{ k: "literal", literal: 12, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 11, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 12, to: 67 }, // 68
		{ k: "literal", literal: 14, to: 68 }, // 69
		{ k: "literal", literal: 12, to: 69 }, // 70
		{ k: "literal", literal: 15, to: 68 }, // 71
		{ k: "literal", literal: 12, to: 71 }, // 72
		{ k: "fork", to: [70, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 16, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 9, to: 76 }, // 77
		{ k: "look", body: 77, to: 53 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 17, to: 79 }, // 80
		{ k: "atom", kind: "word", field: "skip", to: 80 }, // 81
		{ k: "literal", literal: 18, to: 81 }, // 82
		{ k: "op", do: { op: "repair", code: 1 }, to: 82 }, // 83
		{ k: "op", do: { op: "settle" }, to: 0 }, // 84
		{ k: "literal", literal: 0, to: 2 }, // 85
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 85, stops: [0] }, // 86
		{ k: "literal", literal: 1, to: 86 }, // 87
		{ k: "fork", to: [87, 86] }, // 88
	],
};
