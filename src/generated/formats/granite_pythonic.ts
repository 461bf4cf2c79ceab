// Generated from grammars/granite_pythonic.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { pythonKind } from "../../runtime/kinds/python.js";

/** a Python call on each line, or a list of them */
export const granite_pythonic: Format = {
	version: 2,
	name: "granite_pythonic",
	title: "a Python call on each line, or a list of them",
	aliases: [],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S6",
	reasoning: false,
	holdback: 770,
	lenient: [],
	literals: [
		")", // 0
		",", // 1
		"=", // 2
		"(", // 3
		"]", // 4
		"[", // 5
	],
	openings: [],
	kinds: [pairsKind, pythonKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [], after: 5, closable: [8, 9, 10, 11, 12, 13, 18], closableByLoop: [19, 20, 21, 22, 23, 24, 33, 34, 35, 36], pairs: true }, // 0
		{ closes: [], openings: [], after: 43, closable: [46], closableByLoop: [47, 48, 49, 50, 51, 52, 61, 62, 75, 76, 77], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, terminators: [], stray: false }, // 2
		{ k: "fork", to: [40, 84, 0] }, // 3
		{ k: "fork", to: [40, 84] }, // 4
		{ k: "text", field: "content", typed: false, exits: 6, stops: null, terminators: [], stray: true, section: { entry: 7, proof: true, content: false } }, // 5
		{ k: "fork", to: [38, 2, 39] }, // 6
		{ k: "fork", to: [38] }, // 7
		{ k: "op", do: { op: "close" }, to: 5 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "assert", what: "end", to: 8 }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "fork", to: [9, 11] }, // 12
		{ k: "op", do: { op: "commit" }, to: 12 }, // 13
		{ k: "eol", to: 0 }, // 14
		{ k: "assert", what: "end", to: 0 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "fork", to: [14, 16] }, // 17
		{ k: "look", body: 17, to: 13 }, // 18
		{ k: "literal", literal: 0, to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "literal", literal: 1, to: 20 }, // 21
		{ k: "fork", to: [20, 21] }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "fork", to: [32, 23] }, // 24
		{ k: "value", py: true, field: "value", to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 2, to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "atom", kind: "word", field: "key", to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "literal", literal: 1, to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "fork", to: [29, 23] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 3, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "slot", slot: "tool", field: "name", to: 36 }, // 37
		{ k: "op", do: { op: "open", unit: 0 }, to: 37 }, // 38
		{ k: "op", do: { op: "leave" }, to: 4 }, // 39
		{ k: "assert", what: "start", to: 5 }, // 40
		{ k: "literal", literal: 4, to: 2 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "text", field: "content", typed: false, exits: 44, stops: null, terminators: [], stray: true, section: { entry: 45, proof: false, content: false } }, // 43
		{ k: "fork", to: [79, 82, 42, 39] }, // 44
		{ k: "fork", to: [79] }, // 45
		{ k: "op", do: { op: "close" }, to: 43 }, // 46
		{ k: "literal", literal: 0, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 1, to: 48 }, // 49
		{ k: "fork", to: [48, 49] }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "fork", to: [60, 51] }, // 52
		{ k: "value", py: true, field: "value", to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 2, to: 54 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "atom", kind: "word", field: "key", to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 1, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "fork", to: [57, 51] }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 2, to: 0 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "atom", kind: "word", field: "skip", to: 64 }, // 65
		{ k: "slot", slot: "prop", field: "skip", to: 64 }, // 66
		{ k: "fork", to: [66, 65] }, // 67
		{ k: "literal", literal: 1, to: 0 }, // 68
		{ k: "literal", literal: 4, to: 0 }, // 69
		{ k: "fork", to: [68, 69] }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 0, to: 71 }, // 72
		{ k: "fork", to: [67, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "look", body: 74, to: 62 }, // 75
		{ k: "literal", literal: 3, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "slot", slot: "tool", field: "name", to: 77 }, // 78
		{ k: "op", do: { op: "open", unit: 1 }, to: 78 }, // 79
		{ k: "space", greedy: true, to: 43 }, // 80
		{ k: "literal", literal: 1, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 5, to: 80 }, // 83
		{ k: "assert", what: "start", to: 83 }, // 84
	],
};
