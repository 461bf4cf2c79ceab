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
	holdback: 145,
	lenient: ["no-array"],
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
	],
	openings: [1, 3, 5, 10],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<|START_THINKING|>"], node: 48 }, // 0
	],
	units: [
		{ closes: [], openings: [1, 3, 5, 10], after: 21, closable: [24], closableByLoop: [], pairs: false }, // 0
		{ closes: [6], openings: [1, 3, 5, 10], after: 2, closable: [34, 35, 36, 37, 38], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 5, 10], stray: false }, // 2
		{ k: "fork", to: [8, 11, 14, 33, 43, 0] }, // 3
		{ k: "fork", to: [8, 11, 14, 33, 43] }, // 4
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
		{ k: "op", do: { op: "settle" }, to: 0 }, // 44
		{ k: "literal", literal: 0, to: 2 }, // 45
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 45, stops: [0] }, // 46
		{ k: "literal", literal: 1, to: 46 }, // 47
		{ k: "fork", to: [47, 46] }, // 48
	],
};
