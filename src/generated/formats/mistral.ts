// Generated from grammars/mistral.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** [TOOL_CALLS], then name and JSON; older tokenizers write a JSON array */
export const mistral: Format = {
	version: 2,
	name: "mistral",
	title: "[TOOL_CALLS], then name and JSON; older tokenizers write a JSON array",
	aliases: ["mistral_nemo", "mistral_v11", "mistral3", "ministral", "ministral3", "mixtral", "magistral", "devstral"],
	models: ["mistralai/*", "mistralai/Mistral-*", "mistralai/Ministral-*", "mistralai/Mixtral-*", "mistralai/Magistral-*", "mistralai/Devstral-*", "mistralai/Codestral-*"],
	tokens: ["[TOOL_CALLS]", "[CALL_ID]", "[ARGS]", "[THINK]", "[/THINK]", "</s>"],
	ends: ["</s>"],
	ids: [{ alnum: 9 }],
	shape: "S1",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-array", "cut-marker", "signs-around", "unopened-call"],
	literals: [
		"[/THINK]", // 0
		"[THINK]", // 1
		"[/TOOL_CALLS]", // 2
		"[ARGS]", // 3
		"[CALL_ID]", // 4
		"[TOOL_CALLS]", // 5
		"[ARGS", // 6
		"[TOOL_CALLS", // 7
		"]", // 8
		",", // 9
		"}", // 10
		"{", // 11
		"[", // 12
		":", // 13
		"\"", // 14
		"arguments", // 15
		"name", // 16
		"|>", // 17
		"<|", // 18
	],
	openings: [1, 5, 7],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["[THINK]"], node: 113 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5, 7], after: 2, closable: [12, 13, 14], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [1, 5, 7], after: 2, closable: [12], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 5, 7], after: 37, closable: [40, 45, 46, 47, 48, 49, 50], closableByLoop: [], pairs: false }, // 2
		{ closes: [2], openings: [1, 5, 7], after: 2, closable: [12, 13, 14], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [1, 5, 7], after: 69, closable: [72, 73, 74, 75, 76, 77, 78], closableByLoop: [], pairs: false }, // 4
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 7, 18], terminators: [], stray: false }, // 2
		{ k: "fork", to: [11, 25, 32, 63, 68, 112, 0] }, // 3
		{ k: "fork", to: [11, 25, 32, 63, 68, 112] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0], terminators: [5] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "op", do: { op: "close" }, to: 2 }, // 12
		{ k: "literal", literal: 2, to: 12 }, // 13
		{ k: "fork", to: [13, 12] }, // 14
		{ k: "value", py: false, field: "arguments", to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "fork", to: [17, 16] }, // 18
		{ k: "atom", kind: "word", field: "id", to: 18 }, // 19
		{ k: "literal", literal: 4, to: 19 }, // 20
		{ k: "fork", to: [20, 18] }, // 21
		{ k: "atom", kind: "word", field: "name", to: 21 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 5, to: 23 }, // 24
		{ k: "op", do: { op: "open", unit: 0 }, to: 24 }, // 25
		{ k: "value", py: false, field: "arguments", to: 12 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 6, to: 27 }, // 28
		{ k: "atom", kind: "word", field: "name", to: 28 }, // 29
		{ k: "literal", literal: 7, to: 29 }, // 30
		{ k: "op", do: { op: "repair", code: 1 }, to: 30 }, // 31
		{ k: "op", do: { op: "open", unit: 1 }, to: 31 }, // 32
		{ k: "literal", literal: 2, to: 2 }, // 33
		{ k: "fork", to: [33, 2] }, // 34
		{ k: "literal", literal: 8, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "text", field: "content", typed: false, exits: 38, stops: null, terminators: [], stray: true, section: { entry: 39, proof: false, content: false } }, // 37
		{ k: "fork", to: [52, 55, 36, 56] }, // 38
		{ k: "fork", to: [52, 36] }, // 39
		{ k: "op", do: { op: "close" }, to: 37 }, // 40
		{ k: "literal", literal: 9, to: 0 }, // 41
		{ k: "literal", literal: 8, to: 0 }, // 42
		{ k: "fork", to: [41, 42] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "look", body: 44, to: 40 }, // 45
		{ k: "fork", to: [48, 45] }, // 46
		{ k: "literal", literal: 10, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 2 }, to: 48 }, // 49
		{ k: "fork", to: [40, 49] }, // 50
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 50 }, // 51
		{ k: "op", do: { op: "open", unit: 2 }, to: 51 }, // 52
		{ k: "space", greedy: true, to: 37 }, // 53
		{ k: "literal", literal: 9, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "op", do: { op: "leave" }, to: 4 }, // 56
		{ k: "literal", literal: 11, to: 0 }, // 57
		{ k: "fork", to: [57, 42] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "look", body: 59, to: 53 }, // 60
		{ k: "literal", literal: 12, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 5, to: 62 }, // 63
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 14 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 5, to: 65 }, // 66
		{ k: "op", do: { op: "repair", code: 0 }, to: 66 }, // 67
		{ k: "op", do: { op: "open", unit: 3 }, to: 67 }, // 68
		{ k: "text", field: "content", typed: false, exits: 70, stops: null, terminators: [], stray: true, section: { entry: 71, proof: false, content: false } }, // 69
		{ k: "fork", to: [80, 83, 36, 56] }, // 70
		{ k: "fork", to: [80, 36] }, // 71
		{ k: "op", do: { op: "close" }, to: 69 }, // 72
		{ k: "look", body: 44, to: 72 }, // 73
		{ k: "fork", to: [76, 73] }, // 74
		{ k: "literal", literal: 10, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "op", do: { op: "repair", code: 2 }, to: 76 }, // 77
		{ k: "fork", to: [72, 77] }, // 78
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }, { keys: ["id"], optional: true, commit: false, value: { field: "id", kind: "word" } }] }, to: 78 }, // 79
		{ k: "op", do: { op: "open", unit: 4 }, to: 79 }, // 80
		{ k: "space", greedy: true, to: 69 }, // 81
		{ k: "literal", literal: 9, to: 81 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "look", body: 59, to: 81 }, // 84
		{ k: "literal", literal: 12, to: 84 }, // 85
		{ k: "literal", literal: 13, to: 0 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 14, to: 87 }, // 88
		{ k: "literal", literal: 15, to: 88 }, // 89
		{ k: "literal", literal: 14, to: 89 }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 9, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 14, to: 93 }, // 94
		{ k: "slot", slot: "tool", field: "skip", to: 94 }, // 95
		{ k: "literal", literal: 14, to: 95 }, // 96
		{ k: "space", greedy: true, to: 96 }, // 97
		{ k: "literal", literal: 13, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 14, to: 99 }, // 100
		{ k: "literal", literal: 16, to: 100 }, // 101
		{ k: "literal", literal: 14, to: 101 }, // 102
		{ k: "space", greedy: true, to: 102 }, // 103
		{ k: "literal", literal: 11, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "literal", literal: 12, to: 105 }, // 106
		{ k: "look", body: 106, to: 85 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 17, to: 108 }, // 109
		{ k: "atom", kind: "word", field: "skip", to: 109 }, // 110
		{ k: "literal", literal: 18, to: 110 }, // 111
		{ k: "op", do: { op: "repair", code: 3 }, to: 111 }, // 112
		{ k: "fork", to: [8, 7] }, // 113
	],
};
