// Generated from grammars/functionary.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** >>>RECIPIENT, a newline, the body; nothing closes it */
export const functionary: Format = {
	version: 2,
	name: "functionary",
	title: ">>>RECIPIENT, a newline, the body; nothing closes it",
	aliases: ["functionary_v3", "functionary_v32", "functionary_v2"],
	models: ["meetkai/functionary-*-v3.2*", "meetkai/functionary-small-v3", "meetkai/functionary-small-v2*", "meetkai/functionary-medium-v2*"],
	tokens: ["<|from|>", "<|recipient|>", "<|content|>", "<|stop|>", "<|reserved_special_token_249|>", "<|eot_id|>"],
	ends: ["<|eot_id|>", "<|stop|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 436,
	lenient: ["signs-around"],
	literals: [
		"all", // 0
		">>>", // 1
		"<|content|>", // 2
		"<|recipient|>", // 3
		"<|from|>assistant", // 4
		"<|reserved_special_token_249|>all", // 5
		"python", // 6
		"﻿", // 7
		"```json", // 8
		"```", // 9
		"(", // 10
		"<|reserved_special_token_249|>", // 11
	],
	openings: [4, 3, 5, 11],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "recipient", after: [">>>"], node: 62 }, // 0
	],
	units: [
		{ closes: [], openings: [4, 3, 5, 11], after: 2, closable: [17, 18, 22, 23, 24], closableByLoop: [], pairs: true }, // 0
		{ closes: [], openings: [4, 3, 5, 11], after: 2, closable: [17], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [4, 3, 5, 11], after: 2, closable: [17], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [4, 3, 5, 11], after: 2, closable: [17, 18, 22, 23, 24], closableByLoop: [], pairs: true }, // 3
		{ closes: [], openings: [4, 3, 5, 11], after: 2, closable: [17], closableByLoop: [], pairs: false }, // 4
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 3, 5, 11], terminators: [], stray: false }, // 2
		{ k: "fork", to: [8, 15, 16, 38, 55, 59, 0] }, // 3
		{ k: "fork", to: [8, 15, 16, 38, 55, 59] }, // 4
		{ k: "text", field: "content", typed: false, stray: false, exits: 3, stops: [1, 4, 3, 5, 11], terminators: [] }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "literal", literal: 0, to: 6 }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "literal", literal: 2, to: 5 }, // 9
		{ k: "eol", to: 9 }, // 10
		{ k: "literal", literal: 0, to: 10 }, // 11
		{ k: "literal", literal: 3, to: 11 }, // 12
		{ k: "eol", to: 12 }, // 13
		{ k: "literal", literal: 4, to: 13 }, // 14
		{ k: "fork", to: [14, 12] }, // 15
		{ k: "literal", literal: 5, to: 6 }, // 16
		{ k: "op", do: { op: "close" }, to: 2 }, // 17
		{ k: "op", do: { op: "settle" }, to: 17 }, // 18
		{ k: "eol", to: 0 }, // 19
		{ k: "atom", kind: "word", field: "skip", to: 19 }, // 20
		{ k: "literal", literal: 1, to: 20 }, // 21
		{ k: "look", body: 21, to: 18 }, // 22
		{ k: "assert", what: "end", to: 18 }, // 23
		{ k: "fork", to: [22, 23] }, // 24
		{ k: "text", field: "value", typed: false, stray: false, exits: 24, stops: [1], terminators: [18] }, // 25
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 25 }, // 26
		{ k: "eol", to: 26 }, // 27
		{ k: "op", do: { op: "bind", field: "name" }, to: 27 }, // 28
		{ k: "literal", literal: 6, to: 28 }, // 29
		{ k: "op", do: { op: "mark", field: "name" }, to: 29 }, // 30
		{ k: "value", py: false, field: "arguments", to: 17 }, // 31
		{ k: "op", do: { op: "commit" }, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "eol", to: 33 }, // 34
		{ k: "atom", kind: "word", field: "name", to: 34 }, // 35
		{ k: "fork", to: [30, 35] }, // 36
		{ k: "literal", literal: 1, to: 36 }, // 37
		{ k: "op", do: { op: "open", unit: 0 }, to: 37 }, // 38
		{ k: "space", greedy: true, to: 31 }, // 39
		{ k: "literal", literal: 7, to: 39 }, // 40
		{ k: "literal", literal: 8, to: 39 }, // 41
		{ k: "literal", literal: 9, to: 39 }, // 42
		{ k: "literal", literal: 10, to: 39 }, // 43
		{ k: "fork", to: [40, 41, 42, 43] }, // 44
		{ k: "op", do: { op: "repair", code: 0 }, to: 44 }, // 45
		{ k: "fork", to: [31, 45] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 2, to: 47 }, // 48
		{ k: "eol", to: 48 }, // 49
		{ k: "atom", kind: "word", field: "name", to: 49 }, // 50
		{ k: "literal", literal: 3, to: 50 }, // 51
		{ k: "eol", to: 51 }, // 52
		{ k: "literal", literal: 4, to: 52 }, // 53
		{ k: "fork", to: [53, 51] }, // 54
		{ k: "op", do: { op: "open", unit: 1 }, to: 54 }, // 55
		{ k: "eol", to: 31 }, // 56
		{ k: "atom", kind: "word", field: "name", to: 56 }, // 57
		{ k: "literal", literal: 11, to: 57 }, // 58
		{ k: "op", do: { op: "open", unit: 2 }, to: 58 }, // 59
		{ k: "op", do: { op: "open", unit: 3 }, to: 30 }, // 60
		{ k: "op", do: { op: "open", unit: 4 }, to: 35 }, // 61
		{ k: "fork", to: [7, 60, 61] }, // 62
	],
};
