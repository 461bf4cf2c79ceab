// Generated from grammars/command_r.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** Action: and a fenced JSON array */
export const command_r: Format = {
	version: 2,
	name: "command_r",
	title: "Action: and a fenced JSON array",
	aliases: ["command-r", "command_r_plus"],
	models: ["CohereLabs/c4ai-command-r-v01*", "CohereForAI/c4ai-command-r-v01*", "CohereLabs/c4ai-command-r-plus*", "CohereForAI/c4ai-command-r-plus*", "CohereLabs/c4ai-command-r-08-2024*", "CohereForAI/c4ai-command-r-08-2024*", "CohereLabs/command-r-*"],
	tokens: ["<|END_OF_TURN_TOKEN|>"],
	ends: ["<|END_OF_TURN_TOKEN|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 207,
	lenient: ["no-array"],
	literals: [
		"```", // 0
		"]", // 1
		",", // 2
		"[", // 3
		"```json", // 4
		"Action:", // 5
	],
	openings: [5],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [5], after: 11, closable: [14], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [5], after: 28, closable: [31], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [5], after: 2, closable: [31], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [5], stray: false }, // 2
		{ k: "fork", to: [26, 44, 0] }, // 3
		{ k: "fork", to: [26, 44] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "assert", what: "end", to: 2 }, // 6
		{ k: "fork", to: [5, 6] }, // 7
		{ k: "space", greedy: true, to: 7 }, // 8
		{ k: "literal", literal: 1, to: 8 }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "text", field: "content", typed: false, exits: 12, stops: null, stray: true, section: { entry: 13, proof: false, content: false } }, // 11
		{ k: "fork", to: [16, 19, 10, 20] }, // 12
		{ k: "fork", to: [16, 10] }, // 13
		{ k: "op", do: { op: "close" }, to: 11 }, // 14
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 14 }, // 15
		{ k: "op", do: { op: "open", unit: 0 }, to: 15 }, // 16
		{ k: "space", greedy: true, to: 11 }, // 17
		{ k: "literal", literal: 2, to: 17 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "op", do: { op: "leave" }, to: 4 }, // 20
		{ k: "literal", literal: 3, to: 17 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 4, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 5, to: 24 }, // 25
		{ k: "assert", what: "line", to: 25 }, // 26
		{ k: "space", greedy: true, to: 5 }, // 27
		{ k: "text", field: "content", typed: false, exits: 29, stops: null, stray: true, section: { entry: 30, proof: false, content: false } }, // 28
		{ k: "fork", to: [37, 27, 20] }, // 29
		{ k: "fork", to: [37, 27] }, // 30
		{ k: "op", do: { op: "close" }, to: 28 }, // 31
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 2, to: 33 }, // 34
		{ k: "fork", to: [34, 33] }, // 35
		{ k: "op", do: { op: "open", unit: 1 }, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "op", do: { op: "open", unit: 2 }, to: 32 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 4, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "literal", literal: 5, to: 41 }, // 42
		{ k: "assert", what: "line", to: 42 }, // 43
		{ k: "op", do: { op: "repair", code: 0 }, to: 43 }, // 44
	],
};
