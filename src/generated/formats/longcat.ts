// Generated from grammars/longcat.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between <longcat_tool_call> tags */
export const longcat: Format = {
	version: 2,
	name: "longcat",
	title: "a JSON object between <longcat_tool_call> tags",
	aliases: ["longcat_flash"],
	models: ["meituan-longcat/LongCat-*"],
	tokens: ["<longcat_tool_call>", "</longcat_tool_call>", "<longcat_think>", "</longcat_think>", "</longcat_s>"],
	ends: ["</longcat_s>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 987,
	lenient: ["doubled-open", "array", "unopened-call"],
	literals: [
		"</longcat_think>", // 0
		"<longcat_think>", // 1
		"</longcat_tool_call>", // 2
		"<longcat_tool_call>", // 3
		"]", // 4
		",", // 5
		"\"", // 6
		"{", // 7
		"[", // 8
		":", // 9
		"arguments", // 10
		"name", // 11
		"|>", // 12
		"<|", // 13
		"\n</longcat_think>", // 14
		"\r\n</longcat_think>", // 15
	],
	openings: [1, 3],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<longcat_think>", "<longcat_think>\n"], node: 96 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 3], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 3], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 3], after: 35, closable: [38], closableByLoop: [], pairs: false }, // 2
		{ closes: [2], openings: [1, 3], after: 2, closable: [20, 54, 55, 56], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 13], stray: false }, // 2
		{ k: "fork", to: [19, 26, 30, 53, 83, 0] }, // 3
		{ k: "fork", to: [19, 26, 30, 53, 83] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [14, 15, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 3, to: 24 }, // 25
		{ k: "op", do: { op: "open", unit: 0 }, to: 25 }, // 26
		{ k: "space", greedy: true, to: 25 }, // 27
		{ k: "literal", literal: 3, to: 27 }, // 28
		{ k: "op", do: { op: "repair", code: 0 }, to: 28 }, // 29
		{ k: "op", do: { op: "open", unit: 1 }, to: 29 }, // 30
		{ k: "literal", literal: 2, to: 2 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 4, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "text", field: "content", typed: false, exits: 36, stops: null, stray: true, section: { entry: 37, proof: false, content: false } }, // 35
		{ k: "fork", to: [40, 43, 34, 44] }, // 36
		{ k: "fork", to: [40] }, // 37
		{ k: "op", do: { op: "close" }, to: 35 }, // 38
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 38 }, // 39
		{ k: "op", do: { op: "open", unit: 2 }, to: 39 }, // 40
		{ k: "space", greedy: true, to: 35 }, // 41
		{ k: "literal", literal: 5, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "op", do: { op: "leave" }, to: 4 }, // 44
		{ k: "literal", literal: 6, to: 0 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 7, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "look", body: 48, to: 41 }, // 49
		{ k: "literal", literal: 8, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 3, to: 51 }, // 52
		{ k: "op", do: { op: "repair", code: 1 }, to: 52 }, // 53
		{ k: "op", do: { op: "commit" }, to: 20 }, // 54
		{ k: "literal", literal: 2, to: 54 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 56 }, // 57
		{ k: "literal", literal: 9, to: 0 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "literal", literal: 6, to: 59 }, // 60
		{ k: "literal", literal: 10, to: 60 }, // 61
		{ k: "literal", literal: 6, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 5, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 6, to: 65 }, // 66
		{ k: "slot", slot: "tool", field: "skip", to: 66 }, // 67
		{ k: "literal", literal: 6, to: 67 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 9, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 6, to: 71 }, // 72
		{ k: "literal", literal: 11, to: 72 }, // 73
		{ k: "literal", literal: 6, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 7, to: 75 }, // 76
		{ k: "look", body: 76, to: 57 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 12, to: 78 }, // 79
		{ k: "atom", kind: "word", field: "skip", to: 79 }, // 80
		{ k: "literal", literal: 13, to: 80 }, // 81
		{ k: "op", do: { op: "repair", code: 2 }, to: 81 }, // 82
		{ k: "op", do: { op: "open", unit: 3 }, to: 82 }, // 83
		{ k: "op", do: { op: "settle" }, to: 0 }, // 84
		{ k: "eol", to: 2 }, // 85
		{ k: "fork", to: [85, 2] }, // 86
		{ k: "eol", to: 86 }, // 87
		{ k: "fork", to: [87, 86] }, // 88
		{ k: "literal", literal: 0, to: 88 }, // 89
		{ k: "eol", to: 89 }, // 90
		{ k: "fork", to: [90, 89] }, // 91
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 91, stops: [14, 15, 0] }, // 92
		{ k: "eol", to: 92 }, // 93
		{ k: "fork", to: [93, 92] }, // 94
		{ k: "literal", literal: 1, to: 94 }, // 95
		{ k: "fork", to: [95, 94] }, // 96
	],
};
