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
		{ closes: [], openings: [], after: 5, closable: [15, 20, 32, 33, 34, 35, 36], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [], after: 51, closable: [54, 55, 56, 57, 58, 59, 60], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [], after: 2, closable: [54, 55, 66, 67, 68, 69, 70], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [], after: 91, closable: [94, 95, 96, 97, 98, 99, 100], closableByLoop: [], pairs: false }, // 4
		{ closes: [], openings: [], after: 2, closable: [94, 95, 106, 107, 108, 109, 110], closableByLoop: [], pairs: false }, // 5
		{ closes: [], openings: [], after: 2, closable: [131, 132, 133, 134], closableByLoop: [], pairs: false }, // 6
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [84, 130, 138, 0] }, // 3
		{ k: "fork", to: [84, 130, 138] }, // 4
		{ k: "text", field: "content", typed: false, exits: 6, stops: null, stray: true, section: { entry: 7, proof: true, content: false } }, // 5
		{ k: "fork", to: [50, 2, 31] }, // 6
		{ k: "fork", to: [50, 2] }, // 7
		{ k: "literal", literal: 0, to: 5 }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "space", greedy: true, to: 10 }, // 11
		{ k: "text", field: "content", typed: false, exits: 13, stops: null, stray: true, section: { entry: 14, proof: true, content: false } }, // 12
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
		{ k: "fork", to: [34, 20] }, // 32
		{ k: "literal", literal: 0, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "op", do: { op: "repair", code: 2 }, to: 34 }, // 35
		{ k: "fork", to: [15, 35] }, // 36
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 36 }, // 37
		{ k: "op", do: { op: "open", unit: 1 }, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 3, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "literal", literal: 4, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 5, to: 43 }, // 44
		{ k: "literal", literal: 6, to: 44 }, // 45
		{ k: "literal", literal: 7, to: 45 }, // 46
		{ k: "literal", literal: 8, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 9, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "text", field: "content", typed: false, exits: 52, stops: null, stray: true, section: { entry: 53, proof: true, content: false } }, // 51
		{ k: "fork", to: [65, 11, 31] }, // 52
		{ k: "fork", to: [65, 11] }, // 53
		{ k: "op", do: { op: "close" }, to: 51 }, // 54
		{ k: "look", body: 19, to: 54 }, // 55
		{ k: "fork", to: [58, 55] }, // 56
		{ k: "literal", literal: 0, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "op", do: { op: "repair", code: 2 }, to: 58 }, // 59
		{ k: "fork", to: [54, 59] }, // 60
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 2, to: 62 }, // 63
		{ k: "op", do: { op: "open", unit: 2 }, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "fork", to: [68, 55] }, // 66
		{ k: "literal", literal: 0, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "op", do: { op: "repair", code: 2 }, to: 68 }, // 69
		{ k: "fork", to: [54, 69] }, // 70
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 70 }, // 71
		{ k: "op", do: { op: "open", unit: 3 }, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 3, to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 4, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 5, to: 77 }, // 78
		{ k: "literal", literal: 6, to: 78 }, // 79
		{ k: "literal", literal: 7, to: 79 }, // 80
		{ k: "literal", literal: 8, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 9, to: 82 }, // 83
		{ k: "assert", what: "start", to: 83 }, // 84
		{ k: "literal", literal: 10, to: 2 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 0, to: 86 }, // 87
		{ k: "space", greedy: true, to: 87 }, // 88
		{ k: "literal", literal: 1, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "text", field: "content", typed: false, exits: 92, stops: null, stray: true, section: { entry: 93, proof: true, content: false } }, // 91
		{ k: "fork", to: [105, 90, 31] }, // 92
		{ k: "fork", to: [105, 90] }, // 93
		{ k: "op", do: { op: "close" }, to: 91 }, // 94
		{ k: "look", body: 19, to: 94 }, // 95
		{ k: "fork", to: [98, 95] }, // 96
		{ k: "literal", literal: 0, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "op", do: { op: "repair", code: 2 }, to: 98 }, // 99
		{ k: "fork", to: [94, 99] }, // 100
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 2, to: 102 }, // 103
		{ k: "op", do: { op: "open", unit: 4 }, to: 103 }, // 104
		{ k: "space", greedy: true, to: 104 }, // 105
		{ k: "fork", to: [108, 95] }, // 106
		{ k: "literal", literal: 0, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "op", do: { op: "repair", code: 2 }, to: 108 }, // 109
		{ k: "fork", to: [94, 109] }, // 110
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 110 }, // 111
		{ k: "op", do: { op: "open", unit: 5 }, to: 111 }, // 112
		{ k: "space", greedy: true, to: 112 }, // 113
		{ k: "literal", literal: 3, to: 113 }, // 114
		{ k: "space", greedy: true, to: 114 }, // 115
		{ k: "literal", literal: 4, to: 115 }, // 116
		{ k: "space", greedy: true, to: 116 }, // 117
		{ k: "literal", literal: 5, to: 117 }, // 118
		{ k: "literal", literal: 6, to: 118 }, // 119
		{ k: "literal", literal: 7, to: 119 }, // 120
		{ k: "literal", literal: 8, to: 120 }, // 121
		{ k: "space", greedy: true, to: 121 }, // 122
		{ k: "literal", literal: 9, to: 122 }, // 123
		{ k: "eol", to: 123 }, // 124
		{ k: "literal", literal: 11, to: 124 }, // 125
		{ k: "literal", literal: 12, to: 125 }, // 126
		{ k: "fork", to: [126, 124] }, // 127
		{ k: "literal", literal: 10, to: 127 }, // 128
		{ k: "assert", what: "start", to: 128 }, // 129
		{ k: "op", do: { op: "repair", code: 0 }, to: 129 }, // 130
		{ k: "op", do: { op: "close" }, to: 2 }, // 131
		{ k: "op", do: { op: "commit" }, to: 131 }, // 132
		{ k: "assert", what: "end", to: 132 }, // 133
		{ k: "space", greedy: true, to: 133 }, // 134
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 134 }, // 135
		{ k: "assert", what: "start", to: 135 }, // 136
		{ k: "op", do: { op: "repair", code: 1 }, to: 136 }, // 137
		{ k: "op", do: { op: "open", unit: 6 }, to: 137 }, // 138
	],
};
