// Generated from grammars/open_webui.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** the whole output is one JSON object with a list of calls */
export const open_webui: Format = {
	version: 2,
	name: "open_webui",
	title: "the whole output is one JSON object with a list of calls",
	aliases: ["openwebui"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: false,
	holdback: 335,
	lenient: ["fence", "single", "signs-around"],
	literals: [
		"}", // 0
		"]", // 1
		",", // 2
		"[", // 3
		":", // 4
		"ls\"", // 5
		"cal", // 6
		"ol_", // 7
		"\"to", // 8
		"{", // 9
		"```", // 10
		"on", // 11
		"js", // 12
	],
	openings: [],
	kinds: [patternKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [], after: 12, closable: [15, 20, 21, 22, 23, 24, 25], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [], after: 5, closable: [15], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [], after: 46, closable: [49, 50, 51, 52, 53, 54, 55], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [], after: 2, closable: [49], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [], after: 81, closable: [84, 85, 86, 87, 88, 89, 90], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [], after: 2, closable: [84], closableByLoop: [], pairs: false }, // 5
		{ closes: [], openings: [], after: 2, closable: [116, 117, 118, 119], closableByLoop: [], pairs: false }, // 6
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, terminators: [], stray: false }, // 2
		{ k: "fork", to: [74, 115, 123, 0] }, // 3
		{ k: "fork", to: [74, 115, 123] }, // 4
		{ k: "text", field: "content", typed: false, exits: 6, stops: null, terminators: [], stray: true, section: { entry: 7, proof: true, content: false } }, // 5
		{ k: "fork", to: [45, 2, 31] }, // 6
		{ k: "fork", to: [45, 2] }, // 7
		{ k: "literal", literal: 0, to: 5 }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "text", field: "content", typed: false, exits: 13, stops: null, terminators: [], stray: true, section: { entry: 14, proof: true, content: false } }, // 12
		{ k: "fork", to: [30, 11, 31] }, // 13
		{ k: "fork", to: [30, 11] }, // 14
		{ k: "op", do: { op: "close" }, to: 12 }, // 15
		{ k: "literal", literal: 2, to: 0 }, // 16
		{ k: "literal", literal: 1, to: 0 }, // 17
		{ k: "fork", to: [16, 17] }, // 18
		{ k: "space", greedy: true, to: 18 }, // 19
		{ k: "look", body: 19, to: 15 }, // 20
		{ k: "fork", to: [23, 20] }, // 21
		{ k: "literal", literal: 0, to: 21 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "op", do: { op: "repair", code: 2 }, to: 23 }, // 24
		{ k: "fork", to: [15, 24] }, // 25
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 2, to: 27 }, // 28
		{ k: "op", do: { op: "open", unit: 0 }, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "leave" }, to: 4 }, // 31
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 15 }, // 32
		{ k: "op", do: { op: "open", unit: 1 }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 3, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 4, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 5, to: 38 }, // 39
		{ k: "literal", literal: 6, to: 39 }, // 40
		{ k: "literal", literal: 7, to: 40 }, // 41
		{ k: "literal", literal: 8, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 9, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "text", field: "content", typed: false, exits: 47, stops: null, terminators: [], stray: true, section: { entry: 48, proof: true, content: false } }, // 46
		{ k: "fork", to: [60, 11, 31] }, // 47
		{ k: "fork", to: [60, 11] }, // 48
		{ k: "op", do: { op: "close" }, to: 46 }, // 49
		{ k: "look", body: 19, to: 49 }, // 50
		{ k: "fork", to: [53, 50] }, // 51
		{ k: "literal", literal: 0, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "op", do: { op: "repair", code: 2 }, to: 53 }, // 54
		{ k: "fork", to: [49, 54] }, // 55
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 2, to: 57 }, // 58
		{ k: "op", do: { op: "open", unit: 2 }, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 49 }, // 61
		{ k: "op", do: { op: "open", unit: 3 }, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 3, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 4, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "literal", literal: 5, to: 67 }, // 68
		{ k: "literal", literal: 6, to: 68 }, // 69
		{ k: "literal", literal: 7, to: 69 }, // 70
		{ k: "literal", literal: 8, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 9, to: 72 }, // 73
		{ k: "assert", what: "start", to: 73 }, // 74
		{ k: "literal", literal: 10, to: 2 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 0, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 1, to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "text", field: "content", typed: false, exits: 82, stops: null, terminators: [], stray: true, section: { entry: 83, proof: true, content: false } }, // 81
		{ k: "fork", to: [95, 80, 31] }, // 82
		{ k: "fork", to: [95, 80] }, // 83
		{ k: "op", do: { op: "close" }, to: 81 }, // 84
		{ k: "look", body: 19, to: 84 }, // 85
		{ k: "fork", to: [88, 85] }, // 86
		{ k: "literal", literal: 0, to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "op", do: { op: "repair", code: 2 }, to: 88 }, // 89
		{ k: "fork", to: [84, 89] }, // 90
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 2, to: 92 }, // 93
		{ k: "op", do: { op: "open", unit: 4 }, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 84 }, // 96
		{ k: "op", do: { op: "open", unit: 5 }, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 3, to: 98 }, // 99
		{ k: "space", greedy: true, to: 99 }, // 100
		{ k: "literal", literal: 4, to: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 5, to: 102 }, // 103
		{ k: "literal", literal: 6, to: 103 }, // 104
		{ k: "literal", literal: 7, to: 104 }, // 105
		{ k: "literal", literal: 8, to: 105 }, // 106
		{ k: "space", greedy: true, to: 106 }, // 107
		{ k: "literal", literal: 9, to: 107 }, // 108
		{ k: "eol", to: 108 }, // 109
		{ k: "literal", literal: 11, to: 109 }, // 110
		{ k: "literal", literal: 12, to: 110 }, // 111
		{ k: "fork", to: [111, 109] }, // 112
		{ k: "literal", literal: 10, to: 112 }, // 113
		{ k: "assert", what: "start", to: 113 }, // 114
		{ k: "op", do: { op: "repair", code: 0 }, to: 114 }, // 115
		{ k: "op", do: { op: "close" }, to: 2 }, // 116
		{ k: "op", do: { op: "commit" }, to: 116 }, // 117
		{ k: "assert", what: "end", to: 117 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 119 }, // 120
		{ k: "assert", what: "start", to: 120 }, // 121
		{ k: "op", do: { op: "repair", code: 1 }, to: 121 }, // 122
		{ k: "op", do: { op: "open", unit: 6 }, to: 122 }, // 123
	],
};
