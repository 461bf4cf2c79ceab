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
		{ closes: [], openings: [0, 1, 2, 3], after: 2, closable: [19, 20, 21, 22, 23, 25, 26, 27, 28, 29, 51, 52], closableByLoop: [], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0, 1, 2, 3], terminators: [], stray: false }, // 2
		{ k: "fork", to: [18, 75, 78, 82, 0] }, // 3
		{ k: "fork", to: [18, 75, 78, 82] }, // 4
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
		{ k: "assert", what: "end", to: 19 }, // 20
		{ k: "eol", to: 19 }, // 21
		{ k: "fork", to: [20, 21] }, // 22
		{ k: "space", greedy: false, to: 22 }, // 23
		{ k: "value", py: false, field: "arguments", to: 23 }, // 24
		{ k: "op", do: { op: "settle" }, to: 19 }, // 25
		{ k: "look", body: 10, to: 25 }, // 26
		{ k: "eol", to: 26 }, // 27
		{ k: "assert", what: "end", to: 25 }, // 28
		{ k: "fork", to: [27, 28] }, // 29
		{ k: "text", field: "value", typed: false, stray: false, exits: 29, stops: [24, 25, 26, 27, 28, 29, 30, 31], terminators: [25] }, // 30
		{ k: "op", do: { op: "set", field: "key", text: "input" }, to: 30 }, // 31
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 32
		{ k: "literal", literal: 4, to: 0 }, // 33
		{ k: "literal", literal: 5, to: 0 }, // 34
		{ k: "literal", literal: 6, to: 0 }, // 35
		{ k: "literal", literal: 7, to: 0 }, // 36
		{ k: "literal", literal: 8, to: 0 }, // 37
		{ k: "literal", literal: 9, to: 0 }, // 38
		{ k: "literal", literal: 10, to: 0 }, // 39
		{ k: "literal", literal: 11, to: 0 }, // 40
		{ k: "literal", literal: 12, to: 0 }, // 41
		{ k: "literal", literal: 13, to: 0 }, // 42
		{ k: "literal", literal: 14, to: 0 }, // 43
		{ k: "literal", literal: 15, to: 0 }, // 44
		{ k: "literal", literal: 16, to: 0 }, // 45
		{ k: "literal", literal: 17, to: 0 }, // 46
		{ k: "literal", literal: 18, to: 0 }, // 47
		{ k: "literal", literal: 19, to: 0 }, // 48
		{ k: "fork", to: [32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48] }, // 49
		{ k: "look", body: 49, to: 31 }, // 50
		{ k: "literal", literal: 20, to: 23 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "value", py: false, field: "arguments", to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 21, to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "literal", literal: 20, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 2 }, to: 57 }, // 58
		{ k: "fork", to: [24, 50, 58] }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 22, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 23, to: 62 }, // 63
		{ k: "op", do: { op: "repair", code: 1 }, to: 63 }, // 64
		{ k: "fork", to: [62, 64] }, // 65
		{ k: "atom", kind: "word", field: "name", to: 65 }, // 66
		{ k: "literal", literal: 13, to: 62 }, // 67
		{ k: "atom", kind: "word", field: "name", to: 67 }, // 68
		{ k: "literal", literal: 13, to: 68 }, // 69
		{ k: "op", do: { op: "repair", code: 0 }, to: 69 }, // 70
		{ k: "fork", to: [66, 70] }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 1, to: 72 }, // 73
		{ k: "assert", what: "line", to: 73 }, // 74
		{ k: "op", do: { op: "open", unit: 0 }, to: 74 }, // 75
		{ k: "text", field: "skip", typed: false, stray: false, exits: 14, stops: [24, 25, 26, 27, 28, 29, 30, 31], terminators: [5] }, // 76
		{ k: "literal", literal: 2, to: 76 }, // 77
		{ k: "assert", what: "line", to: 77 }, // 78
		{ k: "text", field: "content", typed: false, stray: false, exits: 3, stops: [0, 1, 2, 3], terminators: [] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 3, to: 80 }, // 81
		{ k: "assert", what: "line", to: 81 }, // 82
	],
};
