// Generated from grammars/functionary_v31.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME>, JSON, </function> */
export const functionary_v31: Format = {
	version: 2,
	name: "functionary_v31",
	title: "<function=NAME>, JSON, </function>",
	aliases: ["functionary_v3_llama3", "llama_custom"],
	models: ["meetkai/functionary-small-v3.1*", "meetkai/functionary-medium-v3.1*"],
	tokens: ["<|python_tag|>", "<|eom_id|>", "<|eot_id|>"],
	ends: ["<|eom_id|>", "<|eot_id|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 645,
	lenient: ["no-bracket", "signs-around", "unopened-call"],
	literals: [
		"</function>", // 0
		"}", // 1
		"]", // 2
		")", // 3
		";", // 4
		"```", // 5
		"﻿", // 6
		"```json", // 7
		"(", // 8
		">", // 9
		"<function=", // 10
		"|>", // 11
		"<|", // 12
		"<|python_tag|>", // 13
	],
	openings: [10, 13],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [10, 13], after: 2, closable: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], closableByLoop: [], pairs: false }, // 0
		{ closes: [0], openings: [10, 13], after: 2, closable: [5, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [10, 13], after: 2, closable: [5, 73, 74], closableByLoop: [], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [10, 12, 13], terminators: [], stray: false }, // 2
		{ k: "fork", to: [37, 72, 79, 0] }, // 3
		{ k: "fork", to: [37, 72, 79] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "fork", to: [15, 7] }, // 8
		{ k: "literal", literal: 1, to: 8 }, // 9
		{ k: "literal", literal: 2, to: 8 }, // 10
		{ k: "literal", literal: 3, to: 8 }, // 11
		{ k: "literal", literal: 4, to: 8 }, // 12
		{ k: "literal", literal: 5, to: 8 }, // 13
		{ k: "fork", to: [9, 10, 11, 12, 13] }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "op", do: { op: "repair", code: 1 }, to: 15 }, // 16
		{ k: "fork", to: [7, 16] }, // 17
		{ k: "value", py: false, field: "arguments", to: 17 }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "literal", literal: 6, to: 19 }, // 20
		{ k: "literal", literal: 7, to: 19 }, // 21
		{ k: "literal", literal: 5, to: 19 }, // 22
		{ k: "literal", literal: 8, to: 19 }, // 23
		{ k: "fork", to: [20, 21, 22, 23] }, // 24
		{ k: "op", do: { op: "repair", code: 1 }, to: 24 }, // 25
		{ k: "fork", to: [18, 25] }, // 26
		{ k: "op", do: { op: "commit" }, to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 9, to: 28 }, // 29
		{ k: "value", py: false, field: "arguments", to: 7 }, // 30
		{ k: "op", do: { op: "commit" }, to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "op", do: { op: "repair", code: 0 }, to: 32 }, // 33
		{ k: "fork", to: [29, 33] }, // 34
		{ k: "atom", kind: "word", field: "name", to: 34 }, // 35
		{ k: "literal", literal: 10, to: 35 }, // 36
		{ k: "op", do: { op: "open", unit: 0 }, to: 36 }, // 37
		{ k: "op", do: { op: "commit" }, to: 5 }, // 38
		{ k: "literal", literal: 0, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "fork", to: [48, 40] }, // 41
		{ k: "literal", literal: 1, to: 41 }, // 42
		{ k: "literal", literal: 2, to: 41 }, // 43
		{ k: "literal", literal: 3, to: 41 }, // 44
		{ k: "literal", literal: 4, to: 41 }, // 45
		{ k: "literal", literal: 5, to: 41 }, // 46
		{ k: "fork", to: [42, 43, 44, 45, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 1 }, to: 48 }, // 49
		{ k: "fork", to: [40, 49] }, // 50
		{ k: "value", py: false, field: "arguments", to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 6, to: 52 }, // 53
		{ k: "literal", literal: 7, to: 52 }, // 54
		{ k: "literal", literal: 5, to: 52 }, // 55
		{ k: "literal", literal: 8, to: 52 }, // 56
		{ k: "fork", to: [53, 54, 55, 56] }, // 57
		{ k: "op", do: { op: "repair", code: 1 }, to: 57 }, // 58
		{ k: "fork", to: [51, 58] }, // 59
		{ k: "op", do: { op: "commit" }, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 9, to: 61 }, // 62
		{ k: "atom", kind: "word", field: "name", to: 62 }, // 63
		{ k: "literal", literal: 9, to: 0 }, // 64
		{ k: "slot", slot: "tool", field: "skip", to: 64 }, // 65
		{ k: "look", body: 65, to: 63 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 11, to: 67 }, // 68
		{ k: "atom", kind: "word", field: "skip", to: 68 }, // 69
		{ k: "literal", literal: 12, to: 69 }, // 70
		{ k: "op", do: { op: "repair", code: 2 }, to: 70 }, // 71
		{ k: "op", do: { op: "open", unit: 1 }, to: 71 }, // 72
		{ k: "op", do: { op: "settle" }, to: 5 }, // 73
		{ k: "assert", what: "end", to: 73 }, // 74
		{ k: "text", field: "value", typed: false, stray: false, exits: 74, stops: [], terminators: [73] }, // 75
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 75 }, // 76
		{ k: "op", do: { op: "set", field: "name", text: "code_interpreter" }, to: 76 }, // 77
		{ k: "literal", literal: 13, to: 77 }, // 78
		{ k: "op", do: { op: "open", unit: 2 }, to: 78 }, // 79
	],
};
