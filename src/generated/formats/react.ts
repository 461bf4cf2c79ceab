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
	holdback: 541,
	lenient: ["back-ticks", "parentheses", "fence"],
	literals: [
		"Thought:", // 0
		"Action:", // 1
		"Observation:", // 2
		"Final Answer:", // 3
		"```", // 4
		"json", // 5
		"Action Input:", // 6
		"()", // 7
		"`", // 8
		"\nThought:", // 9
		"\nAction:", // 10
		"\nObservation:", // 11
		"\nFinal Answer:", // 12
		"\r\nThought:", // 13
		"\r\nAction:", // 14
		"\r\nObservation:", // 15
		"\r\nFinal Answer:", // 16
	],
	openings: [0, 1, 2, 3],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["Thought:"], node: 16 }, // 0
	],
	units: [
		{ closes: [], openings: [0, 1, 2, 3], after: 2, closable: [19, 20, 21, 22, 23, 24, 26, 27, 28, 29, 30, 33, 34], closableByLoop: [], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [0, 1, 2, 3], stray: false }, // 2
		{ k: "fork", to: [18, 57, 60, 64, 0] }, // 3
		{ k: "fork", to: [18, 57, 60, 64] }, // 4
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
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [9, 10, 11, 12, 13, 14, 15, 16] }, // 15
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
		{ k: "text", field: "value", typed: false, stray: false, exits: 30, stops: [9, 10, 11, 12, 13, 14, 15, 16] }, // 31
		{ k: "op", do: { op: "set", field: "key", text: "input" }, to: 31 }, // 32
		{ k: "literal", literal: 4, to: 24 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "value", py: false, field: "arguments", to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 5, to: 36 }, // 37
		{ k: "fork", to: [37, 36] }, // 38
		{ k: "literal", literal: 4, to: 38 }, // 39
		{ k: "op", do: { op: "repair", code: 2 }, to: 39 }, // 40
		{ k: "fork", to: [25, 32, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 6, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 7, to: 44 }, // 45
		{ k: "op", do: { op: "repair", code: 1 }, to: 45 }, // 46
		{ k: "fork", to: [44, 46] }, // 47
		{ k: "atom", kind: "word", field: "name", to: 47 }, // 48
		{ k: "literal", literal: 8, to: 44 }, // 49
		{ k: "atom", kind: "word", field: "name", to: 49 }, // 50
		{ k: "literal", literal: 8, to: 50 }, // 51
		{ k: "op", do: { op: "repair", code: 0 }, to: 51 }, // 52
		{ k: "fork", to: [48, 52] }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 1, to: 54 }, // 55
		{ k: "assert", what: "line", to: 55 }, // 56
		{ k: "op", do: { op: "open", unit: 0 }, to: 56 }, // 57
		{ k: "text", field: "skip", typed: false, stray: false, exits: 14, stops: [9, 10, 11, 12, 13, 14, 15, 16] }, // 58
		{ k: "literal", literal: 2, to: 58 }, // 59
		{ k: "assert", what: "line", to: 59 }, // 60
		{ k: "text", field: "content", typed: false, stray: false, exits: 3, stops: [0, 1, 2, 3] }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 3, to: 62 }, // 63
		{ k: "assert", what: "line", to: 63 }, // 64
	],
};
