// Generated from grammars/command_r.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** Action: and a fenced JSON array */
export const command_r: Format = {
	version: 1,
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
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [5], after: 11, closable: [13], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [5], after: 27, closable: [29], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [5], after: 2, closable: [29], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [5], stray: false }, // 2
		{ k: "fork", to: [25, 42, 0] }, // 3
		{ k: "fork", to: [25, 42] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "assert", what: "end", to: 2 }, // 6
		{ k: "fork", to: [5, 6] }, // 7
		{ k: "space", greedy: true, to: 7 }, // 8
		{ k: "literal", literal: 1, to: 8 }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "text", field: "content", typed: false, exits: 12, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 11
		{ k: "fork", to: [15, 18, 10, 19] }, // 12
		{ k: "op", do: { op: "close" }, to: 11 }, // 13
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 13 }, // 14
		{ k: "op", do: { op: "open", unit: 0 }, to: 14 }, // 15
		{ k: "space", greedy: true, to: 11 }, // 16
		{ k: "literal", literal: 2, to: 16 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "op", do: { op: "leave" }, to: 4 }, // 19
		{ k: "literal", literal: 3, to: 16 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 21 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "assert", what: "line", to: 24 }, // 25
		{ k: "space", greedy: true, to: 5 }, // 26
		{ k: "text", field: "content", typed: false, exits: 28, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 27
		{ k: "fork", to: [35, 26, 19] }, // 28
		{ k: "op", do: { op: "close" }, to: 27 }, // 29
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 29 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 2, to: 31 }, // 32
		{ k: "fork", to: [32, 31] }, // 33
		{ k: "op", do: { op: "open", unit: 1 }, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "op", do: { op: "open", unit: 2 }, to: 30 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 4, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 5, to: 39 }, // 40
		{ k: "assert", what: "line", to: 40 }, // 41
		{ k: "op", do: { op: "repair", code: 0 }, to: 41 }, // 42
	],
};
