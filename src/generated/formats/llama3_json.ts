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
	lenient: ["byte-order-mark", "behind-words", "listed", "words-beside"],
	literals: [
		";", // 0
		"﻿", // 1
		"]", // 2
		",", // 3
		"[", // 4
		")", // 5
		"=", // 6
		".call(", // 7
		"<|python_tag|>", // 8
	],
	openings: [8],
	kinds: [pairsKind, patternKind, pythonKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [8], after: 5, closable: [8], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [8], after: 2, closable: [8], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [8], after: 38, closable: [41], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [8], after: 2, closable: [41], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [8], after: 55, closable: [58], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [8], after: 2, closable: [58], closableByLoop: [], pairs: false }, // 5
		{ closes: [], openings: [8], after: 71, closable: [74], closableByLoop: [], pairs: false }, // 6
		{ closes: [], openings: [8], after: 2, closable: [74], closableByLoop: [], pairs: false }, // 7
		{ closes: [], openings: [8], after: 2, closable: [81], closableByLoop: [82, 83, 84, 93, 94, 95], pairs: true }, // 8
		{ closes: [], openings: [8], after: 2, closable: [81, 98], closableByLoop: [], pairs: true }, // 9
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [35, 54, 107, 0] }, // 3
		{ k: "fork", to: [35, 54, 107] }, // 4
		{ k: "text", field: "content", typed: false, exits: 6, stops: null, stray: true, section: { entry: 7, proof: true, content: false } }, // 5
		{ k: "fork", to: [17, 2, 18] }, // 6
		{ k: "fork", to: [17, 2] }, // 7
		{ k: "op", do: { op: "close" }, to: 5 }, // 8
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 8 }, // 9
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["reason", "reasoning", "thought", "explanation"], optional: false, commit: false, value: { field: "skip", kind: "json" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 8 }, // 10
		{ k: "op", do: { op: "repair", code: 3 }, to: 10 }, // 11
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
		{ k: "literal", literal: 2, to: 2 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "text", field: "content", typed: false, exits: 39, stops: null, stray: true, section: { entry: 40, proof: true, content: false } }, // 38
		{ k: "fork", to: [49, 37, 18] }, // 39
		{ k: "fork", to: [49, 37] }, // 40
		{ k: "op", do: { op: "close" }, to: 38 }, // 41
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 41 }, // 42
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["reason", "reasoning", "thought", "explanation"], optional: false, commit: false, value: { field: "skip", kind: "json" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 41 }, // 43
		{ k: "op", do: { op: "repair", code: 3 }, to: 43 }, // 44
		{ k: "fork", to: [42, 44] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 3, to: 46 }, // 47
		{ k: "op", do: { op: "open", unit: 2 }, to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "op", do: { op: "open", unit: 3 }, to: 45 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 4, to: 51 }, // 52
		{ k: "assert", what: "start", to: 52 }, // 53
		{ k: "op", do: { op: "repair", code: 2 }, to: 53 }, // 54
		{ k: "text", field: "content", typed: false, exits: 56, stops: null, stray: true, section: { entry: 57, proof: true, content: false } }, // 55
		{ k: "fork", to: [67, 2, 18] }, // 56
		{ k: "fork", to: [67, 2] }, // 57
		{ k: "op", do: { op: "close" }, to: 55 }, // 58
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 58 }, // 59
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["reason", "reasoning", "thought", "explanation"], optional: false, commit: false, value: { field: "skip", kind: "json" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 58 }, // 60
		{ k: "op", do: { op: "repair", code: 3 }, to: 60 }, // 61
		{ k: "fork", to: [59, 61] }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 0, to: 63 }, // 64
		{ k: "fork", to: [64, 62] }, // 65
		{ k: "op", do: { op: "open", unit: 4 }, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "op", do: { op: "open", unit: 5 }, to: 62 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "fork", to: [2, 69] }, // 70
		{ k: "text", field: "content", typed: false, exits: 72, stops: null, stray: true, section: { entry: 73, proof: false, content: false } }, // 71
		{ k: "fork", to: [79, 70, 18] }, // 72
		{ k: "fork", to: [79, 70] }, // 73
		{ k: "op", do: { op: "close" }, to: 71 }, // 74
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 0, to: 76 }, // 77
		{ k: "op", do: { op: "open", unit: 6 }, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "op", do: { op: "open", unit: 7 }, to: 75 }, // 80
		{ k: "op", do: { op: "close" }, to: 2 }, // 81
		{ k: "literal", literal: 5, to: 81 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "fork", to: [92, 83] }, // 84
		{ k: "value", py: true, field: "value", to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 6, to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "atom", kind: "word", field: "key", to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 3, to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "fork", to: [89, 83] }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "literal", literal: 7, to: 94 }, // 95
		{ k: "slot", slot: "tool", field: "name", to: 95 }, // 96
		{ k: "op", do: { op: "open", unit: 8 }, to: 96 }, // 97
		{ k: "assert", what: "end", to: 81 }, // 98
		{ k: "text", field: "value", typed: false, stray: false, exits: 98, stops: [] }, // 99
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 99 }, // 100
		{ k: "op", do: { op: "set", field: "name", text: "code_interpreter" }, to: 100 }, // 101
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 102
		{ k: "look", body: 102, to: 101 }, // 103
		{ k: "op", do: { op: "open", unit: 9 }, to: 103 }, // 104
		{ k: "fork", to: [80, 97, 104] }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 8, to: 106 }, // 107
	],
};
