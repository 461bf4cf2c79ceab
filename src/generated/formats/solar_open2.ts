// Generated from grammars/solar_open2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** a name in a line, then key and value pairs, between special tokens */
export const solar_open2: Format = {
	version: 2,
	name: "solar_open2",
	title: "a name in a line, then key and value pairs, between special tokens",
	aliases: ["solar-open2"],
	models: ["upstage/Solar-Open-2*", "upstage/Solar-Open2*"],
	tokens: ["<|tool_call:start|>", "<|tool_call:end|>", "<|tool_arg:start|>", "<|tool_arg:value|>", "<|tool_arg:end|>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 823,
	lenient: ["unclosed-value", "unclosed-call"],
	literals: [
		"<|tool_call:end|>", // 0
		"<|tool_call:start|>", // 1
		"<|tool_arg:start|>", // 2
		"<|tool_arg:end|>", // 3
		"<|tool_arg:value|>", // 4
		"\n<|tool_arg:start|>", // 5
		"\r\n<|tool_arg:start|>", // 6
		"\n<|tool_call:end|>", // 7
		"\r\n<|tool_call:end|>", // 8
	],
	openings: [1],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0, 3], openings: [1], after: 2, closable: [5], closableByLoop: [6, 8, 9, 10, 11, 12, 13, 18, 19, 25, 26, 27, 28, 33, 34, 35, 36, 38, 39, 40, 41], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1], stray: false }, // 2
		{ k: "fork", to: [51, 0] }, // 3
		{ k: "fork", to: [51] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "look", body: 7, to: 5 }, // 8
		{ k: "op", do: { op: "repair", code: 1 }, to: 8 }, // 9
		{ k: "fork", to: [6, 9] }, // 10
		{ k: "fork", to: [47, 10] }, // 11
		{ k: "space", greedy: true, to: 11 }, // 12
		{ k: "op", do: { op: "settle" }, to: 12 }, // 13
		{ k: "literal", literal: 2, to: 0 }, // 14
		{ k: "literal", literal: 0, to: 0 }, // 15
		{ k: "fork", to: [14, 15] }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "look", body: 17, to: 13 }, // 18
		{ k: "literal", literal: 3, to: 18 }, // 19
		{ k: "literal", literal: 4, to: 0 }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "slot", slot: "prop", field: "skip", to: 21 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 2, to: 23 }, // 24
		{ k: "look", body: 24, to: 13 }, // 25
		{ k: "eol", to: 25 }, // 26
		{ k: "fork", to: [26, 25] }, // 27
		{ k: "op", do: { op: "repair", code: 0 }, to: 27 }, // 28
		{ k: "assert", what: "end", to: 0 }, // 29
		{ k: "fork", to: [7, 29] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 0, to: 31 }, // 32
		{ k: "look", body: 32, to: 13 }, // 33
		{ k: "eol", to: 33 }, // 34
		{ k: "fork", to: [34, 33] }, // 35
		{ k: "op", do: { op: "repair", code: 0 }, to: 35 }, // 36
		{ k: "space", greedy: true, to: 7 }, // 37
		{ k: "look", body: 37, to: 13 }, // 38
		{ k: "literal", literal: 3, to: 38 }, // 39
		{ k: "op", do: { op: "repair", code: 1 }, to: 39 }, // 40
		{ k: "fork", to: [19, 28, 36, 40] }, // 41
		{ k: "text", field: "value", typed: true, stray: false, exits: 41, stops: [3, 5, 6, 2, 7, 8, 0] }, // 42
		{ k: "literal", literal: 4, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "atom", kind: "word", field: "key", to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 2, to: 46 }, // 47
		{ k: "atom", kind: "word", field: "name", to: 12 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 1, to: 49 }, // 50
		{ k: "op", do: { op: "open", unit: 0 }, to: 50 }, // 51
	],
};
