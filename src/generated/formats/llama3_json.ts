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
	tokens: ["<|python_tag|>", "<|eom_id|>", "<|eot_id|>", "<|eom|>", "<|eot|>"],
	ends: ["<|eom_id|>", "<|eot_id|>", "<|eom|>", "<|eot|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S6",
	reasoning: false,
	holdback: 789,
	lenient: ["byte-order-mark", "behind-words", "words-beside"],
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
		{ closes: [], openings: [6], after: 36, closable: [39], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [6], after: 2, closable: [39], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [6], after: 52, closable: [55], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [6], after: 2, closable: [55], closableByLoop: [], pairs: false }, // 5
		{ closes: [], openings: [6], after: 2, closable: [62], closableByLoop: [63, 64, 65, 74, 75, 76], pairs: true }, // 6
		{ closes: [], openings: [6], after: 2, closable: [62, 79], closableByLoop: [], pairs: true }, // 7
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [35, 88, 0] }, // 3
		{ k: "fork", to: [35, 88] }, // 4
		{ k: "text", field: "content", typed: false, exits: 6, stops: null, stray: true, section: { entry: 7, proof: true, content: false } }, // 5
		{ k: "fork", to: [17, 2, 18] }, // 6
		{ k: "fork", to: [17, 2] }, // 7
		{ k: "op", do: { op: "close" }, to: 5 }, // 8
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 8 }, // 9
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["reason", "reasoning", "thought", "explanation"], optional: false, commit: false, value: { field: "skip", kind: "json" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 8 }, // 10
		{ k: "op", do: { op: "repair", code: 2 }, to: 10 }, // 11
		{ k: "fork", to: [9, 11] }, // 12
		{ k: "space", greedy: true, to: 12 }, // 13
		{ k: "literal", literal: 0, to: 13 }, // 14
		{ k: "fork", to: [14, 12] }, // 15
		{ k: "op", do: { op: "open", unit: 0 }, to: 15 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "op", do: { op: "leave" }, to: 4 }, // 18
		{ k: "op", do: { op: "open", unit: 1 }, to: 12 }, // 19
		{ k: "assert", what: "start", to: 19 }, // 20
		{ k: "assert", what: "line", to: 19 }, // 21
		{ k: "literal", literal: 1, to: 19 }, // 22
		{ k: "assert", what: "start", to: 22 }, // 23
		{ k: "op", do: { op: "repair", code: 0 }, to: 23 }, // 24
		{ k: "assert", what: "end", to: 0 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "fork", to: [32, 26] }, // 27
		{ k: "value", py: false, field: "skip", to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 0, to: 29 }, // 30
		{ k: "fork", to: [30, 28] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "look", body: 28, to: 19 }, // 33
		{ k: "op", do: { op: "repair", code: 1 }, to: 33 }, // 34
		{ k: "fork", to: [20, 21, 24, 34] }, // 35
		{ k: "text", field: "content", typed: false, exits: 37, stops: null, stray: true, section: { entry: 38, proof: true, content: false } }, // 36
		{ k: "fork", to: [48, 2, 18] }, // 37
		{ k: "fork", to: [48, 2] }, // 38
		{ k: "op", do: { op: "close" }, to: 36 }, // 39
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 39 }, // 40
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["reason", "reasoning", "thought", "explanation"], optional: false, commit: false, value: { field: "skip", kind: "json" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 39 }, // 41
		{ k: "op", do: { op: "repair", code: 2 }, to: 41 }, // 42
		{ k: "fork", to: [40, 42] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 0, to: 44 }, // 45
		{ k: "fork", to: [45, 43] }, // 46
		{ k: "op", do: { op: "open", unit: 2 }, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 3 }, to: 43 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "fork", to: [2, 50] }, // 51
		{ k: "text", field: "content", typed: false, exits: 53, stops: null, stray: true, section: { entry: 54, proof: false, content: false } }, // 52
		{ k: "fork", to: [60, 51, 18] }, // 53
		{ k: "fork", to: [60, 51] }, // 54
		{ k: "op", do: { op: "close" }, to: 52 }, // 55
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 0, to: 57 }, // 58
		{ k: "op", do: { op: "open", unit: 4 }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "op", do: { op: "open", unit: 5 }, to: 56 }, // 61
		{ k: "op", do: { op: "close" }, to: 2 }, // 62
		{ k: "literal", literal: 2, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "fork", to: [73, 64] }, // 65
		{ k: "value", py: true, field: "value", to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 3, to: 67 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "atom", kind: "word", field: "key", to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 4, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "fork", to: [70, 64] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 5, to: 75 }, // 76
		{ k: "slot", slot: "tool", field: "name", to: 76 }, // 77
		{ k: "op", do: { op: "open", unit: 6 }, to: 77 }, // 78
		{ k: "assert", what: "end", to: 62 }, // 79
		{ k: "text", field: "value", typed: false, stray: false, exits: 79, stops: [] }, // 80
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 80 }, // 81
		{ k: "op", do: { op: "set", field: "name", text: "code_interpreter" }, to: 81 }, // 82
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 83
		{ k: "look", body: 83, to: 82 }, // 84
		{ k: "op", do: { op: "open", unit: 7 }, to: 84 }, // 85
		{ k: "fork", to: [61, 78, 85] }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 6, to: 87 }, // 88
	],
};
