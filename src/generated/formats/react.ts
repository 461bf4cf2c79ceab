// Generated from grammars/react.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** lines that begin with Thought, Action, Action Input */
export const react: Format = {
	version: 2,
	name: "react",
	title: "lines that begin with Thought, Action, Action Input",
	aliases: ["react-text"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 726,
	lenient: ["back-ticks", "parentheses", "fence"],
	literals: [
		"Thought:", // 0
		"Action:", // 1
		"Observation:", // 2
		"Final Answer:", // 3
		"/", // 4
		"<", // 5
		">", // 6
		"}", // 7
		"(", // 8
		")", // 9
		"]", // 10
		"\"", // 11
		"'", // 12
		"`", // 13
		",", // 14
		";", // 15
		"=", // 16
		"|", // 17
		"｜", // 18
		"\\", // 19
		"```", // 20
		"json", // 21
		"Action Input:", // 22
		"()", // 23
		"\nThought:", // 24
		"\nAction:", // 25
		"\nObservation:", // 26
		"\nFinal Answer:", // 27
		"\r\nThought:", // 28
		"\r\nAction:", // 29
		"\r\nObservation:", // 30
		"\r\nFinal Answer:", // 31
	],
	openings: [0, 1, 2, 3],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["Thought:"], node: 16 }, // 0
	],
	units: [
		{ closes: [], openings: [0, 1, 2, 3], after: 2, closable: [19, 20, 21, 22, 23, 24, 26, 27, 28, 29, 30, 52, 53], closableByLoop: [], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0, 1, 2, 3], terminators: [], stray: false }, // 2
		{ k: "fork", to: [18, 76, 79, 83, 0] }, // 3
		{ k: "fork", to: [18, 76, 79, 83] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 0 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "literal", literal: 2, to: 0 }, // 8
		{ k: "literal", literal: 3, to: 0 }, // 9
		{ k: "fork", to: [6, 7, 8, 9] }, // 10
		{ k: "look", body: 10, to: 5 }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "assert", what: "end", to: 5 }, // 13
		{ k: "fork", to: [12, 13] }, // 14
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [24, 25, 26, 27, 28, 29, 30, 31], terminators: [5] }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 0, to: 16 }, // 17
		{ k: "assert", what: "line", to: 17 }, // 18
		{ k: "op", do: { op: "close" }, to: 2 }, // 19
		{ k: "op", do: { op: "definite" }, to: 19 }, // 20
		{ k: "assert", what: "end", to: 20 }, // 21
		{ k: "eol", to: 20 }, // 22
		{ k: "fork", to: [21, 22] }, // 23
		{ k: "space", greedy: false, to: 23 }, // 24
		{ k: "value", py: false, field: "arguments", to: 24 }, // 25
		{ k: "op", do: { op: "settle" }, to: 19 }, // 26
		{ k: "look", body: 10, to: 26 }, // 27
		{ k: "eol", to: 27 }, // 28
		{ k: "assert", what: "end", to: 26 }, // 29
		{ k: "fork", to: [28, 29] }, // 30
		{ k: "text", field: "value", typed: false, stray: false, exits: 30, stops: [24, 25, 26, 27, 28, 29, 30, 31], terminators: [26] }, // 31
		{ k: "op", do: { op: "set", field: "key", text: "input" }, to: 31 }, // 32
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 33
		{ k: "literal", literal: 4, to: 0 }, // 34
		{ k: "literal", literal: 5, to: 0 }, // 35
		{ k: "literal", literal: 6, to: 0 }, // 36
		{ k: "literal", literal: 7, to: 0 }, // 37
		{ k: "literal", literal: 8, to: 0 }, // 38
		{ k: "literal", literal: 9, to: 0 }, // 39
		{ k: "literal", literal: 10, to: 0 }, // 40
		{ k: "literal", literal: 11, to: 0 }, // 41
		{ k: "literal", literal: 12, to: 0 }, // 42
		{ k: "literal", literal: 13, to: 0 }, // 43
		{ k: "literal", literal: 14, to: 0 }, // 44
		{ k: "literal", literal: 15, to: 0 }, // 45
		{ k: "literal", literal: 16, to: 0 }, // 46
		{ k: "literal", literal: 17, to: 0 }, // 47
		{ k: "literal", literal: 18, to: 0 }, // 48
		{ k: "literal", literal: 19, to: 0 }, // 49
		{ k: "fork", to: [33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49] }, // 50
		{ k: "look", body: 50, to: 32 }, // 51
		{ k: "literal", literal: 20, to: 24 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "value", py: false, field: "arguments", to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 21, to: 55 }, // 56
		{ k: "fork", to: [56, 55] }, // 57
		{ k: "literal", literal: 20, to: 57 }, // 58
		{ k: "op", do: { op: "repair", code: 2 }, to: 58 }, // 59
		{ k: "fork", to: [25, 51, 59] }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 22, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 23, to: 63 }, // 64
		{ k: "op", do: { op: "repair", code: 1 }, to: 64 }, // 65
		{ k: "fork", to: [63, 65] }, // 66
		{ k: "atom", kind: "word", field: "name", to: 66 }, // 67
		{ k: "literal", literal: 13, to: 63 }, // 68
		{ k: "atom", kind: "word", field: "name", to: 68 }, // 69
		{ k: "literal", literal: 13, to: 69 }, // 70
		{ k: "op", do: { op: "repair", code: 0 }, to: 70 }, // 71
		{ k: "fork", to: [67, 71] }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 1, to: 73 }, // 74
		{ k: "assert", what: "line", to: 74 }, // 75
		{ k: "op", do: { op: "open", unit: 0 }, to: 75 }, // 76
		{ k: "text", field: "skip", typed: false, stray: false, exits: 14, stops: [24, 25, 26, 27, 28, 29, 30, 31], terminators: [5] }, // 77
		{ k: "literal", literal: 2, to: 77 }, // 78
		{ k: "assert", what: "line", to: 78 }, // 79
		{ k: "text", field: "content", typed: false, stray: false, exits: 3, stops: [0, 1, 2, 3], terminators: [] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 3, to: 81 }, // 82
		{ k: "assert", what: "line", to: 82 }, // 83
	],
};
