// Generated from grammars/plamo3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** requests, names and arguments between tags of words */
export const plamo3: Format = {
	version: 2,
	name: "plamo3",
	title: "requests, names and arguments between tags of words",
	aliases: ["plamo"],
	models: ["pfnet/plamo-3-*"],
	tokens: ["<|plamo:tag|>"],
	ends: ["<|plamo:tag|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S2",
	reasoning: false,
	holdback: 706,
	lenient: ["no-section"],
	literals: [
		"<|plamo:end_tool_requests:plamo|>", // 0
		"<|plamo:end_tool_request:plamo|>", // 1
		"<|plamo:end_tool_arguments:plamo|>", // 2
		"<|plamo:begin_tool_arguments:plamo|>", // 3
		"<|plamo:end_tool_name:plamo|>", // 4
		"<|plamo:begin_tool_name:plamo|>", // 5
		"<|plamo:begin_tool_request:plamo|>", // 6
		"<|plamo:begin_tool_requests:plamo|>", // 7
	],
	openings: [7, 6],
	kinds: [],
	start: 2,
	entries: [],
	units: [
		{ closes: [1], openings: [6, 0, 7], after: 6, closable: [10, 11, 12, 13, 14], closableByLoop: [], pairs: false }, // 0
		{ closes: [1, 0], openings: [7, 6], after: 2, closable: [29, 30, 31, 32, 33, 34, 35, 36], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [7, 6], stray: false }, // 2
		{ k: "fork", to: [28, 49, 0] }, // 3
		{ k: "fork", to: [28, 49] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: [6, 0, 7], stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [26, 5, 27] }, // 7
		{ k: "fork", to: [26, 5] }, // 8
		{ k: "space", greedy: true, to: 6 }, // 9
		{ k: "op", do: { op: "close" }, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 10 }, // 11
		{ k: "space", greedy: true, to: 11 }, // 12
		{ k: "literal", literal: 2, to: 12 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "value", py: false, field: "arguments", to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "space", greedy: true, to: 17 }, // 18
		{ k: "literal", literal: 4, to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "atom", kind: "word", field: "name", to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 5, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 6, to: 24 }, // 25
		{ k: "op", do: { op: "open", unit: 0 }, to: 25 }, // 26
		{ k: "op", do: { op: "leave" }, to: 4 }, // 27
		{ k: "literal", literal: 7, to: 9 }, // 28
		{ k: "op", do: { op: "close" }, to: 2 }, // 29
		{ k: "literal", literal: 0, to: 29 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "fork", to: [31, 29] }, // 32
		{ k: "literal", literal: 1, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 2, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "value", py: false, field: "arguments", to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 3, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 4, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "atom", kind: "word", field: "name", to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 5, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 6, to: 46 }, // 47
		{ k: "op", do: { op: "repair", code: 0 }, to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 1 }, to: 48 }, // 49
	],
};
