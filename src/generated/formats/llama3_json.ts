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
		",", // 2
		"]", // 3
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
		{ closes: [], openings: [8], after: 40, closable: [43], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [8], after: 2, closable: [43], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [8], after: 57, closable: [60], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [8], after: 2, closable: [60], closableByLoop: [], pairs: false }, // 5
		{ closes: [], openings: [8], after: 73, closable: [76], closableByLoop: [], pairs: false }, // 6
		{ closes: [], openings: [8], after: 2, closable: [76], closableByLoop: [], pairs: false }, // 7
		{ closes: [], openings: [8], after: 2, closable: [83], closableByLoop: [84, 85, 86, 95, 96, 97], pairs: true }, // 8
		{ closes: [], openings: [8], after: 2, closable: [83, 100, 101], closableByLoop: [], pairs: true }, // 9
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, terminators: [], stray: false }, // 2
		{ k: "fork", to: [37, 56, 110, 0] }, // 3
		{ k: "fork", to: [37, 56, 110] }, // 4
		{ k: "text", field: "content", typed: false, exits: 6, stops: null, terminators: [], stray: true, section: { entry: 7, proof: true, content: false } }, // 5
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
		{ k: "fork", to: [34, 26] }, // 27
		{ k: "value", py: false, field: "skip", to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 0, to: 29 }, // 30
		{ k: "literal", literal: 2, to: 29 }, // 31
		{ k: "fork", to: [30, 31] }, // 32
		{ k: "fork", to: [32, 28] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "look", body: 28, to: 19 }, // 35
		{ k: "op", do: { op: "repair", code: 1 }, to: 35 }, // 36
		{ k: "fork", to: [20, 21, 24, 36] }, // 37
		{ k: "literal", literal: 3, to: 2 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "text", field: "content", typed: false, exits: 41, stops: null, terminators: [], stray: true, section: { entry: 42, proof: true, content: false } }, // 40
		{ k: "fork", to: [51, 39, 18] }, // 41
		{ k: "fork", to: [51, 39] }, // 42
		{ k: "op", do: { op: "close" }, to: 40 }, // 43
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 43 }, // 44
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["reason", "reasoning", "thought", "explanation"], optional: false, commit: false, value: { field: "skip", kind: "json" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 43 }, // 45
		{ k: "op", do: { op: "repair", code: 3 }, to: 45 }, // 46
		{ k: "fork", to: [44, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 2, to: 48 }, // 49
		{ k: "op", do: { op: "open", unit: 2 }, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "op", do: { op: "open", unit: 3 }, to: 47 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 4, to: 53 }, // 54
		{ k: "assert", what: "start", to: 54 }, // 55
		{ k: "op", do: { op: "repair", code: 2 }, to: 55 }, // 56
		{ k: "text", field: "content", typed: false, exits: 58, stops: null, terminators: [], stray: true, section: { entry: 59, proof: true, content: false } }, // 57
		{ k: "fork", to: [69, 2, 18] }, // 58
		{ k: "fork", to: [69, 2] }, // 59
		{ k: "op", do: { op: "close" }, to: 57 }, // 60
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 60 }, // 61
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }, { keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["reason", "reasoning", "thought", "explanation"], optional: false, commit: false, value: { field: "skip", kind: "json" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 60 }, // 62
		{ k: "op", do: { op: "repair", code: 3 }, to: 62 }, // 63
		{ k: "fork", to: [61, 63] }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 0, to: 65 }, // 66
		{ k: "fork", to: [66, 64] }, // 67
		{ k: "op", do: { op: "open", unit: 4 }, to: 67 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "op", do: { op: "open", unit: 5 }, to: 64 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "fork", to: [2, 71] }, // 72
		{ k: "text", field: "content", typed: false, exits: 74, stops: null, terminators: [], stray: true, section: { entry: 75, proof: false, content: false } }, // 73
		{ k: "fork", to: [81, 72, 18] }, // 74
		{ k: "fork", to: [81, 72] }, // 75
		{ k: "op", do: { op: "close" }, to: 73 }, // 76
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 0, to: 78 }, // 79
		{ k: "op", do: { op: "open", unit: 6 }, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "op", do: { op: "open", unit: 7 }, to: 77 }, // 82
		{ k: "op", do: { op: "close" }, to: 2 }, // 83
		{ k: "literal", literal: 5, to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "fork", to: [94, 85] }, // 86
		{ k: "value", py: true, field: "value", to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 6, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "atom", kind: "word", field: "key", to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 2, to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "fork", to: [91, 85] }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 7, to: 96 }, // 97
		{ k: "slot", slot: "tool", field: "name", to: 97 }, // 98
		{ k: "op", do: { op: "open", unit: 8 }, to: 98 }, // 99
		{ k: "op", do: { op: "settle" }, to: 83 }, // 100
		{ k: "assert", what: "end", to: 100 }, // 101
		{ k: "text", field: "value", typed: false, stray: false, exits: 101, stops: [], terminators: [100] }, // 102
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 102 }, // 103
		{ k: "op", do: { op: "set", field: "name", text: "code_interpreter" }, to: 103 }, // 104
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 105
		{ k: "look", body: 105, to: 104 }, // 106
		{ k: "op", do: { op: "open", unit: 9 }, to: 106 }, // 107
		{ k: "fork", to: [82, 99, 107] }, // 108
		{ k: "space", greedy: true, to: 108 }, // 109
		{ k: "literal", literal: 8, to: 109 }, // 110
	],
};
