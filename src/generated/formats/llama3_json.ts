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
		{ closes: [], openings: [6], after: 19, closable: [22], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [6], after: 2, closable: [22], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [6], after: 32, closable: [35], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [6], after: 2, closable: [35], closableByLoop: [], pairs: false }, // 5
		{ closes: [], openings: [6], after: 2, closable: [42], closableByLoop: [43, 44, 45, 54, 55, 56], pairs: true }, // 6
		{ closes: [], openings: [6], after: 2, closable: [42, 59], closableByLoop: [], pairs: true }, // 7
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [18, 31, 68, 0] }, // 3
		{ k: "fork", to: [18, 31, 68] }, // 4
		{ k: "text", field: "content", typed: false, exits: 6, stops: null, stray: true, section: { entry: 7, proof: true, content: false } }, // 5
		{ k: "fork", to: [13, 2, 14] }, // 6
		{ k: "fork", to: [13, 2] }, // 7
		{ k: "op", do: { op: "close" }, to: 5 }, // 8
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 8 }, // 9
		{ k: "space", greedy: true, to: 9 }, // 10
		{ k: "literal", literal: 0, to: 10 }, // 11
		{ k: "op", do: { op: "open", unit: 0 }, to: 11 }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "op", do: { op: "leave" }, to: 4 }, // 14
		{ k: "op", do: { op: "open", unit: 1 }, to: 9 }, // 15
		{ k: "assert", what: "start", to: 15 }, // 16
		{ k: "assert", what: "line", to: 15 }, // 17
		{ k: "fork", to: [16, 17] }, // 18
		{ k: "text", field: "content", typed: false, exits: 20, stops: null, stray: true, section: { entry: 21, proof: true, content: false } }, // 19
		{ k: "fork", to: [27, 2, 14] }, // 20
		{ k: "fork", to: [27, 2] }, // 21
		{ k: "op", do: { op: "close" }, to: 19 }, // 22
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 0, to: 24 }, // 25
		{ k: "op", do: { op: "open", unit: 2 }, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "op", do: { op: "open", unit: 3 }, to: 23 }, // 28
		{ k: "literal", literal: 1, to: 28 }, // 29
		{ k: "assert", what: "start", to: 29 }, // 30
		{ k: "op", do: { op: "repair", code: 0 }, to: 30 }, // 31
		{ k: "text", field: "content", typed: false, exits: 33, stops: null, stray: true, section: { entry: 34, proof: false, content: false } }, // 32
		{ k: "fork", to: [40, 2, 14] }, // 33
		{ k: "fork", to: [40, 2] }, // 34
		{ k: "op", do: { op: "close" }, to: 32 }, // 35
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 0, to: 37 }, // 38
		{ k: "op", do: { op: "open", unit: 4 }, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "op", do: { op: "open", unit: 5 }, to: 36 }, // 41
		{ k: "op", do: { op: "close" }, to: 2 }, // 42
		{ k: "literal", literal: 2, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "fork", to: [53, 44] }, // 45
		{ k: "value", py: true, field: "value", to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 3, to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "atom", kind: "word", field: "key", to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 4, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "fork", to: [50, 44] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 5, to: 55 }, // 56
		{ k: "slot", slot: "tool", field: "name", to: 56 }, // 57
		{ k: "op", do: { op: "open", unit: 6 }, to: 57 }, // 58
		{ k: "assert", what: "end", to: 42 }, // 59
		{ k: "text", field: "value", typed: false, stray: false, exits: 59, stops: [] }, // 60
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 60 }, // 61
		{ k: "op", do: { op: "set", field: "name", text: "code_interpreter" }, to: 61 }, // 62
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 63
		{ k: "look", body: 63, to: 62 }, // 64
		{ k: "op", do: { op: "open", unit: 7 }, to: 64 }, // 65
		{ k: "fork", to: [41, 58, 65] }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 6, to: 67 }, // 68
	],
};
