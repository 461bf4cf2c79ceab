// Generated from grammars/tool_tag.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <tool name=…>: a convention of prompts, with four kinds of bodies */
export const tool_tag: Format = {
	version: 2,
	name: "tool_tag",
	title: "<tool name=…>: a convention of prompts, with four kinds of bodies",
	aliases: ["tool_name_tag"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 1024,
	lenient: [],
	literals: [
		"</tool>", // 0
		"<parameter name=", // 1
		"</parameter>", // 2
		"\">", // 3
		"<parameter name=\"", // 4
		"<", // 5
		">", // 6
		"</", // 7
		"/>", // 8
		"\"", // 9
		"=\"", // 10
		"<tool name=\"", // 11
		"'>", // 12
		"<tool name='", // 13
		"\n</parameter>", // 14
		"\r\n</parameter>", // 15
		"\n</", // 16
		"\r\n</", // 17
	],
	openings: [11, 13],
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [0], openings: [11, 13], after: 2, closable: [5, 7, 53, 54], closableByLoop: [6, 10, 11, 12, 17, 18, 19, 20, 30, 31, 32, 35, 36, 37, 38, 39, 40, 55, 56, 57, 58, 59, 60, 61, 66, 67, 68], pairs: true }, // 0
		{ closes: [0], openings: [11, 13], after: 2, closable: [5, 7, 53, 54], closableByLoop: [6, 72, 73, 74, 75, 76, 77, 78, 88, 89, 90, 91, 92, 93, 94, 95, 96, 106, 107, 108], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [11, 13], stray: false }, // 2
		{ k: "fork", to: [71, 111, 0] }, // 3
		{ k: "fork", to: [71, 111] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "space", greedy: true, to: 6 }, // 7
		{ k: "value", py: false, field: "arguments", to: 7 }, // 8
		{ k: "op", do: { op: "commit" }, to: 8 }, // 9
		{ k: "fork", to: [26, 6] }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "op", do: { op: "settle" }, to: 11 }, // 12
		{ k: "literal", literal: 1, to: 0 }, // 13
		{ k: "literal", literal: 0, to: 0 }, // 14
		{ k: "fork", to: [13, 14] }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "look", body: 16, to: 12 }, // 17
		{ k: "literal", literal: 2, to: 17 }, // 18
		{ k: "eol", to: 18 }, // 19
		{ k: "fork", to: [19, 18] }, // 20
		{ k: "text", field: "value", typed: true, stray: false, exits: 20, stops: [14, 15, 2] }, // 21
		{ k: "eol", to: 21 }, // 22
		{ k: "fork", to: [22, 21] }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "atom", kind: "word", field: "key", to: 24 }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "op", do: { op: "commit" }, to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "look", body: 13, to: 28 }, // 29
		{ k: "fork", to: [46, 6] }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "op", do: { op: "settle" }, to: 31 }, // 32
		{ k: "literal", literal: 5, to: 0 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "look", body: 34, to: 32 }, // 35
		{ k: "literal", literal: 6, to: 35 }, // 36
		{ k: "same", field: "key", to: 36 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "eol", to: 38 }, // 39
		{ k: "fork", to: [39, 38] }, // 40
		{ k: "text", field: "value", typed: true, stray: false, exits: 40, stops: [16, 17, 7] }, // 41
		{ k: "eol", to: 41 }, // 42
		{ k: "fork", to: [42, 41] }, // 43
		{ k: "literal", literal: 6, to: 43 }, // 44
		{ k: "atom", kind: "word", field: "key", to: 44 }, // 45
		{ k: "literal", literal: 5, to: 45 }, // 46
		{ k: "op", do: { op: "commit" }, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 6, to: 0 }, // 49
		{ k: "atom", kind: "word", field: "skip", to: 49 }, // 50
		{ k: "literal", literal: 5, to: 50 }, // 51
		{ k: "look", body: 51, to: 48 }, // 52
		{ k: "op", do: { op: "commit" }, to: 5 }, // 53
		{ k: "literal", literal: 0, to: 53 }, // 54
		{ k: "fork", to: [9, 29, 52, 54] }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 3, to: 56 }, // 57
		{ k: "literal", literal: 8, to: 53 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "fork", to: [65, 59] }, // 60
		{ k: "literal", literal: 9, to: 60 }, // 61
		{ k: "atom", kind: "attr", field: "value", to: 61 }, // 62
		{ k: "literal", literal: 10, to: 62 }, // 63
		{ k: "atom", kind: "word", field: "key", to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "fork", to: [65, 59] }, // 66
		{ k: "literal", literal: 9, to: 66 }, // 67
		{ k: "fork", to: [57, 67] }, // 68
		{ k: "atom", kind: "word", field: "name", to: 68 }, // 69
		{ k: "literal", literal: 11, to: 69 }, // 70
		{ k: "op", do: { op: "open", unit: 0 }, to: 70 }, // 71
		{ k: "fork", to: [84, 6] }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "op", do: { op: "settle" }, to: 73 }, // 74
		{ k: "look", body: 16, to: 74 }, // 75
		{ k: "literal", literal: 2, to: 75 }, // 76
		{ k: "eol", to: 76 }, // 77
		{ k: "fork", to: [77, 76] }, // 78
		{ k: "text", field: "value", typed: true, stray: false, exits: 78, stops: [14, 15, 2] }, // 79
		{ k: "eol", to: 79 }, // 80
		{ k: "fork", to: [80, 79] }, // 81
		{ k: "literal", literal: 3, to: 81 }, // 82
		{ k: "atom", kind: "word", field: "key", to: 82 }, // 83
		{ k: "literal", literal: 4, to: 83 }, // 84
		{ k: "op", do: { op: "commit" }, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "look", body: 13, to: 86 }, // 87
		{ k: "fork", to: [102, 6] }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "op", do: { op: "settle" }, to: 89 }, // 90
		{ k: "look", body: 34, to: 90 }, // 91
		{ k: "literal", literal: 6, to: 91 }, // 92
		{ k: "same", field: "key", to: 92 }, // 93
		{ k: "literal", literal: 7, to: 93 }, // 94
		{ k: "eol", to: 94 }, // 95
		{ k: "fork", to: [95, 94] }, // 96
		{ k: "text", field: "value", typed: true, stray: false, exits: 96, stops: [16, 17, 7] }, // 97
		{ k: "eol", to: 97 }, // 98
		{ k: "fork", to: [98, 97] }, // 99
		{ k: "literal", literal: 6, to: 99 }, // 100
		{ k: "atom", kind: "word", field: "key", to: 100 }, // 101
		{ k: "literal", literal: 5, to: 101 }, // 102
		{ k: "op", do: { op: "commit" }, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "look", body: 51, to: 104 }, // 105
		{ k: "fork", to: [9, 87, 105, 54] }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 12, to: 107 }, // 108
		{ k: "atom", kind: "word", field: "name", to: 108 }, // 109
		{ k: "literal", literal: 13, to: 109 }, // 110
		{ k: "op", do: { op: "open", unit: 1 }, to: 110 }, // 111
	],
};
