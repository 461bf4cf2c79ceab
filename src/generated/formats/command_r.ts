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
	lenient: ["no-array", "signs-around"],
	literals: [
		"```", // 0
		"]", // 1
		",", // 2
		"}", // 3
		"[", // 4
		"```json", // 5
		"Action:", // 6
	],
	openings: [6],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [6], after: 11, closable: [14, 19, 20, 21, 22, 23, 24], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [6], after: 38, closable: [41], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [6], after: 2, closable: [41], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [6], terminators: [], stray: false }, // 2
		{ k: "fork", to: [36, 54, 0] }, // 3
		{ k: "fork", to: [36, 54] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "assert", what: "end", to: 2 }, // 6
		{ k: "fork", to: [5, 6] }, // 7
		{ k: "space", greedy: true, to: 7 }, // 8
		{ k: "literal", literal: 1, to: 8 }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "text", field: "content", typed: false, exits: 12, stops: null, terminators: [], stray: true, section: { entry: 13, proof: false, content: false } }, // 11
		{ k: "fork", to: [26, 29, 10, 30] }, // 12
		{ k: "fork", to: [26, 10] }, // 13
		{ k: "op", do: { op: "close" }, to: 11 }, // 14
		{ k: "literal", literal: 2, to: 0 }, // 15
		{ k: "literal", literal: 1, to: 0 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "look", body: 18, to: 14 }, // 19
		{ k: "fork", to: [22, 19] }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "op", do: { op: "repair", code: 1 }, to: 22 }, // 23
		{ k: "fork", to: [14, 23] }, // 24
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 24 }, // 25
		{ k: "op", do: { op: "open", unit: 0 }, to: 25 }, // 26
		{ k: "space", greedy: true, to: 11 }, // 27
		{ k: "literal", literal: 2, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "op", do: { op: "leave" }, to: 4 }, // 30
		{ k: "literal", literal: 4, to: 27 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 5, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 6, to: 34 }, // 35
		{ k: "assert", what: "line", to: 35 }, // 36
		{ k: "space", greedy: true, to: 5 }, // 37
		{ k: "text", field: "content", typed: false, exits: 39, stops: null, terminators: [], stray: true, section: { entry: 40, proof: false, content: false } }, // 38
		{ k: "fork", to: [47, 37, 30] }, // 39
		{ k: "fork", to: [47, 37] }, // 40
		{ k: "op", do: { op: "close" }, to: 38 }, // 41
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 2, to: 43 }, // 44
		{ k: "fork", to: [44, 43] }, // 45
		{ k: "op", do: { op: "open", unit: 1 }, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "op", do: { op: "open", unit: 2 }, to: 42 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 5, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 6, to: 51 }, // 52
		{ k: "assert", what: "line", to: 52 }, // 53
		{ k: "op", do: { op: "repair", code: 0 }, to: 53 }, // 54
	],
};
