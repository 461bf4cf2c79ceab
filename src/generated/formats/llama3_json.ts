// Generated from grammars/llama3_json.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** bare JSON at the start of the message, or behind a token */
export const llama3_json: Format = {
	version: 2,
	name: "llama3_json",
	title: "bare JSON at the start of the message, or behind a token",
	aliases: ["llama", "llama3", "llama4_json"],
	models: ["meta-llama/Llama-3.1-*", "meta-llama/Meta-Llama-3.1-*", "meta-llama/Llama-3.2-*", "meta-llama/Llama-3.3-*", "nvidia/Llama-3.1-Nemotron-70B-*", "fireworks/llama-v3.*"],
	tokens: ["<|python_tag|>", "<|eom_id|>", "<|eot_id|>"],
	ends: ["<|eom_id|>", "<|eot_id|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S6",
	reasoning: false,
	holdback: 789,
	lenient: ["byte-order-mark"],
	literals: [
		";", // 0
		"﻿", // 1
		")", // 2
		"=", // 3
		",", // 4
		".call(", // 5
		"<|python_tag|>", // 6
	],
	openings: [6],
	kinds: [pairsKind, patternKind, pythonKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [6], after: 5, closable: [8], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [6], after: 2, closable: [8], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [6], after: 22, closable: [25], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [6], after: 2, closable: [25], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [6], after: 2, closable: [32], closableByLoop: [33, 34, 35, 44, 45, 46], pairs: true }, // 4
		{ closes: [], openings: [6], after: 2, closable: [32, 49], closableByLoop: [], pairs: true }, // 5
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [21, 58, 0] }, // 3
		{ k: "fork", to: [21, 58] }, // 4
		{ k: "text", field: "content", typed: false, exits: 6, stops: null, stray: true, section: { entry: 7, proof: true, content: false } }, // 5
		{ k: "fork", to: [13, 2, 14] }, // 6
		{ k: "fork", to: [13, 2] }, // 7
		{ k: "op", do: { op: "close" }, to: 5 }, // 8
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 8 }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "literal", literal: 0, to: 10 }, // 11
		{ k: "op", do: { op: "open", unit: 0 }, to: 11 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "op", do: { op: "leave" }, to: 4 }, // 14
		{ k: "op", do: { op: "open", unit: 1 }, to: 9 }, // 15
		{ k: "assert", what: "start", to: 15 }, // 16
		{ k: "assert", what: "line", to: 15 }, // 17
		{ k: "literal", literal: 1, to: 15 }, // 18
		{ k: "assert", what: "start", to: 18 }, // 19
		{ k: "op", do: { op: "repair", code: 0 }, to: 19 }, // 20
		{ k: "fork", to: [16, 17, 20] }, // 21
		{ k: "text", field: "content", typed: false, exits: 23, stops: null, stray: true, section: { entry: 24, proof: false, content: false } }, // 22
		{ k: "fork", to: [30, 2, 14] }, // 23
		{ k: "fork", to: [30, 2] }, // 24
		{ k: "op", do: { op: "close" }, to: 22 }, // 25
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 0, to: 27 }, // 28
		{ k: "op", do: { op: "open", unit: 2 }, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "open", unit: 3 }, to: 26 }, // 31
		{ k: "op", do: { op: "close" }, to: 2 }, // 32
		{ k: "literal", literal: 2, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "fork", to: [43, 34] }, // 35
		{ k: "value", py: true, field: "value", to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 3, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "atom", kind: "word", field: "key", to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "literal", literal: 4, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "fork", to: [40, 34] }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 5, to: 45 }, // 46
		{ k: "slot", slot: "tool", field: "name", to: 46 }, // 47
		{ k: "op", do: { op: "open", unit: 4 }, to: 47 }, // 48
		{ k: "assert", what: "end", to: 32 }, // 49
		{ k: "text", field: "value", typed: false, stray: false, exits: 49, stops: [] }, // 50
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 50 }, // 51
		{ k: "op", do: { op: "set", field: "name", text: "code_interpreter" }, to: 51 }, // 52
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 53
		{ k: "look", body: 53, to: 52 }, // 54
		{ k: "op", do: { op: "open", unit: 5 }, to: 54 }, // 55
		{ k: "fork", to: [31, 48, 55] }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 6, to: 57 }, // 58
	],
};
