// Generated from grammars/poolside_v1.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a name, then key and value pairs on lines of their own, between <tool_call> tags; thoughts in a frame of lines */
export const poolside_v1: Format = {
	version: 2,
	name: "poolside_v1",
	title: "a name, then key and value pairs on lines of their own, between <tool_call> tags; thoughts in a frame of lines",
	aliases: ["poolside-v1", "laguna"],
	models: ["poolside/Laguna-*"],
	tokens: ["<tool_call>", "</tool_call>", "<arg_key>", "</arg_key>", "<arg_value>", "</arg_value>", "<think>", "</think>", "</assistant>", "〈|EOS|〉"],
	ends: ["</assistant>", "〈|EOS|〉"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 948,
	lenient: ["doubled-open", "json-arguments", "json-body", "user-tag"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"<arg_key>", // 3
		"</arg_value>", // 4
		"</user>", // 5
		"<arg_value>", // 6
		"</arg_key>", // 7
		"<tool_call>", // 8
		"\"", // 9
		"}", // 10
		"{", // 11
		"<user>", // 12
		"\n</think>", // 13
		"\r\n</think>", // 14
	],
	openings: [1, 8, 12],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 103 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 8, 12], after: 2, closable: [18], closableByLoop: [19, 20, 21, 22, 27, 28, 31, 32, 33, 34], pairs: true }, // 0
		{ closes: [2], openings: [1, 8, 12], after: 2, closable: [18, 19, 51], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 8, 12], after: 2, closable: [18, 19, 51], closableByLoop: [], pairs: false }, // 2
		{ closes: [5], openings: [1, 8, 12], after: 2, closable: [18], closableByLoop: [70, 71, 72, 73, 74, 75, 76, 77, 78, 79], pairs: true }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 12], stray: false }, // 2
		{ k: "fork", to: [17, 50, 64, 69, 92, 0] }, // 3
		{ k: "fork", to: [17, 50, 64, 69, 92] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [13, 14, 0] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "op", do: { op: "close" }, to: 2 }, // 18
		{ k: "literal", literal: 2, to: 18 }, // 19
		{ k: "fork", to: [42, 19] }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "op", do: { op: "settle" }, to: 21 }, // 22
		{ k: "literal", literal: 3, to: 0 }, // 23
		{ k: "literal", literal: 2, to: 0 }, // 24
		{ k: "fork", to: [23, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "look", body: 26, to: 22 }, // 27
		{ k: "literal", literal: 4, to: 27 }, // 28
		{ k: "literal", literal: 5, to: 0 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "look", body: 30, to: 22 }, // 31
		{ k: "literal", literal: 4, to: 31 }, // 32
		{ k: "op", do: { op: "repair", code: 3 }, to: 32 }, // 33
		{ k: "fork", to: [28, 33] }, // 34
		{ k: "text", field: "value", typed: true, stray: false, exits: 34, stops: [4] }, // 35
		{ k: "literal", literal: 6, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "atom", kind: "word", field: "key", to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "literal", literal: 3, to: 41 }, // 42
		{ k: "atom", kind: "word", field: "name", to: 21 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 8, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 8, to: 46 }, // 47
		{ k: "op", do: { op: "repair", code: 0 }, to: 47 }, // 48
		{ k: "fork", to: [45, 48] }, // 49
		{ k: "op", do: { op: "open", unit: 0 }, to: 49 }, // 50
		{ k: "space", greedy: true, to: 19 }, // 51
		{ k: "value", py: false, field: "arguments", to: 51 }, // 52
		{ k: "literal", literal: 9, to: 0 }, // 53
		{ k: "literal", literal: 10, to: 0 }, // 54
		{ k: "fork", to: [53, 54] }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 11, to: 56 }, // 57
		{ k: "look", body: 57, to: 52 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "atom", kind: "word", field: "name", to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 8, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 1 }, to: 62 }, // 63
		{ k: "op", do: { op: "open", unit: 1 }, to: 63 }, // 64
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 51 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 8, to: 66 }, // 67
		{ k: "op", do: { op: "repair", code: 2 }, to: 67 }, // 68
		{ k: "op", do: { op: "open", unit: 2 }, to: 68 }, // 69
		{ k: "literal", literal: 5, to: 18 }, // 70
		{ k: "fork", to: [87, 70] }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "op", do: { op: "settle" }, to: 72 }, // 73
		{ k: "look", body: 26, to: 73 }, // 74
		{ k: "literal", literal: 4, to: 74 }, // 75
		{ k: "look", body: 30, to: 73 }, // 76
		{ k: "literal", literal: 4, to: 76 }, // 77
		{ k: "op", do: { op: "repair", code: 3 }, to: 77 }, // 78
		{ k: "fork", to: [75, 78] }, // 79
		{ k: "text", field: "value", typed: true, stray: false, exits: 79, stops: [4] }, // 80
		{ k: "literal", literal: 6, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 7, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "atom", kind: "word", field: "key", to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 3, to: 86 }, // 87
		{ k: "slot", slot: "tool", field: "name", to: 72 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 12, to: 89 }, // 90
		{ k: "op", do: { op: "repair", code: 3 }, to: 90 }, // 91
		{ k: "op", do: { op: "open", unit: 3 }, to: 91 }, // 92
		{ k: "op", do: { op: "settle" }, to: 0 }, // 93
		{ k: "eol", to: 2 }, // 94
		{ k: "fork", to: [94, 2] }, // 95
		{ k: "literal", literal: 0, to: 95 }, // 96
		{ k: "eol", to: 96 }, // 97
		{ k: "fork", to: [97, 96] }, // 98
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 98, stops: [13, 14, 0] }, // 99
		{ k: "eol", to: 99 }, // 100
		{ k: "fork", to: [100, 99] }, // 101
		{ k: "literal", literal: 1, to: 101 }, // 102
		{ k: "fork", to: [102, 101] }, // 103
	],
};
