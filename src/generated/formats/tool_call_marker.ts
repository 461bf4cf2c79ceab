// Generated from grammars/tool_call_marker.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** the word TOOL_CALL, then a JSON object, in a fence or not */
export const tool_call_marker: Format = {
	version: 2,
	name: "tool_call_marker",
	title: "the word TOOL_CALL, then a JSON object, in a fence or not",
	aliases: ["selectools"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 1024,
	lenient: ["fence-first", "unopened-call"],
	literals: [
		"`", // 0
		"```", // 1
		"json", // 2
		":", // 3
		"TOOL_CALL", // 4
		"\"", // 5
		"parameters", // 6
		",", // 7
		"tool_name", // 8
		"tool", // 9
		"name", // 10
		"{", // 11
		"|>", // 12
		"<|", // 13
	],
	openings: [4],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [4], after: 2, closable: [5, 7, 8, 11, 12, 13, 14], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [4], after: 2, closable: [5, 11, 27], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [4], after: 2, closable: [5, 7, 8, 11, 12, 13, 14], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [4, 1, 13], terminators: [], stray: false }, // 2
		{ k: "fork", to: [26, 40, 85, 0] }, // 3
		{ k: "fork", to: [26, 40, 85] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "tool", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "params", "arguments", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 5 }, // 6
		{ k: "literal", literal: 0, to: 5 }, // 7
		{ k: "fork", to: [7, 5] }, // 8
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "tool", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "params", "arguments", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 8 }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 5 }, // 11
		{ k: "assert", what: "end", to: 5 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "tool", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "params", "arguments", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 2, to: 16 }, // 17
		{ k: "fork", to: [17, 16] }, // 18
		{ k: "literal", literal: 1, to: 18 }, // 19
		{ k: "fork", to: [6, 10, 19] }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "fork", to: [21, 22] }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "op", do: { op: "open", unit: 0 }, to: 25 }, // 26
		{ k: "space", greedy: true, to: 11 }, // 27
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["tool_name", "tool", "name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "params", "arguments", "args"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 3, to: 29 }, // 30
		{ k: "fork", to: [30, 29] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 4, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 2, to: 34 }, // 35
		{ k: "fork", to: [35, 34] }, // 36
		{ k: "literal", literal: 1, to: 36 }, // 37
		{ k: "assert", what: "line", to: 37 }, // 38
		{ k: "op", do: { op: "repair", code: 0 }, to: 38 }, // 39
		{ k: "op", do: { op: "open", unit: 1 }, to: 39 }, // 40
		{ k: "literal", literal: 3, to: 0 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 5, to: 42 }, // 43
		{ k: "literal", literal: 6, to: 43 }, // 44
		{ k: "literal", literal: 5, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 7, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 5, to: 48 }, // 49
		{ k: "slot", slot: "tool", field: "skip", to: 49 }, // 50
		{ k: "literal", literal: 5, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 3, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 5, to: 54 }, // 55
		{ k: "literal", literal: 8, to: 55 }, // 56
		{ k: "literal", literal: 5, to: 56 }, // 57
		{ k: "literal", literal: 9, to: 55 }, // 58
		{ k: "literal", literal: 5, to: 58 }, // 59
		{ k: "literal", literal: 10, to: 55 }, // 60
		{ k: "literal", literal: 5, to: 60 }, // 61
		{ k: "fork", to: [57, 59, 61] }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 11, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 3, to: 65 }, // 66
		{ k: "fork", to: [65, 66] }, // 67
		{ k: "literal", literal: 0, to: 64 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 3, to: 69 }, // 70
		{ k: "fork", to: [69, 70] }, // 71
		{ k: "literal", literal: 2, to: 65 }, // 72
		{ k: "fork", to: [72, 65] }, // 73
		{ k: "literal", literal: 1, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 3, to: 75 }, // 76
		{ k: "fork", to: [75, 76] }, // 77
		{ k: "fork", to: [67, 71, 77] }, // 78
		{ k: "look", body: 78, to: 23 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 12, to: 80 }, // 81
		{ k: "atom", kind: "word", field: "skip", to: 81 }, // 82
		{ k: "literal", literal: 13, to: 82 }, // 83
		{ k: "op", do: { op: "repair", code: 1 }, to: 83 }, // 84
		{ k: "op", do: { op: "open", unit: 2 }, to: 84 }, // 85
	],
};
