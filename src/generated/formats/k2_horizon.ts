// Generated from grammars/k2_horizon.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a name, then key, type and value triples, or JSON, in <ifm|tool_calls> */
export const k2_horizon: Format = {
	version: 2,
	name: "k2_horizon",
	title: "a name, then key, type and value triples, or JSON, in <ifm|tool_calls>",
	aliases: ["k2-horizon"],
	models: ["LLM360/K2-Horizon*", "IFM/K2-Horizon*"],
	tokens: ["<ifm|tool_calls>", "</ifm|tool_calls>", "<ifm|tool_call>", "</ifm|tool_call>", "<ifm|arg_key>", "</ifm|arg_key>", "<ifm|arg_type>", "</ifm|arg_type>", "<ifm|arg_value>", "</ifm|arg_value>", "<ifm|think>", "</ifm|think>", "<ifm|think_fast>", "</ifm|think_fast>", "<ifm|think_faster>", "</ifm|think_faster>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: [],
	literals: [
		"</ifm|think>", // 0
		"<ifm|think>", // 1
		"</ifm|think_fast>", // 2
		"<ifm|think_fast>", // 3
		"</ifm|think_faster>", // 4
		"<ifm|think_faster>", // 5
		"</ifm|tool_calls>", // 6
		"</ifm|tool_call>", // 7
		"<ifm|arg_key>", // 8
		"</ifm|arg_value>", // 9
		"<ifm|arg_value>", // 10
		"</ifm|arg_type>", // 11
		"string", // 12
		"any", // 13
		"<ifm|arg_type>", // 14
		"</ifm|arg_key>", // 15
		"]", // 16
		"[", // 17
		"<ifm|tool_call>", // 18
		"<ifm|tool_calls>", // 19
		"\n</ifm|think>", // 20
		"\r\n</ifm|think>", // 21
		"\n</ifm|think_fast>", // 22
		"\r\n</ifm|think_fast>", // 23
		"\n</ifm|think_faster>", // 24
		"\r\n</ifm|think_faster>", // 25
	],
	openings: [1, 3, 5, 19],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<ifm|think>", "<ifm|think>\n"], node: 100 }, // 0
	],
	units: [
		{ closes: [7], openings: [18, 6, 1, 3, 5, 19], after: 34, closable: [38, 76, 79, 80], closableByLoop: [39, 40, 41, 42, 47, 48], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 5, 19], stray: false }, // 2
		{ k: "fork", to: [32, 89, 0] }, // 3
		{ k: "fork", to: [32, 89] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [20, 21, 0] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "literal", literal: 2, to: 7 }, // 15
		{ k: "eol", to: 15 }, // 16
		{ k: "fork", to: [16, 15] }, // 17
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 17, stops: [22, 23, 2] }, // 18
		{ k: "eol", to: 18 }, // 19
		{ k: "fork", to: [19, 18] }, // 20
		{ k: "literal", literal: 3, to: 20 }, // 21
		{ k: "literal", literal: 4, to: 7 }, // 22
		{ k: "eol", to: 22 }, // 23
		{ k: "fork", to: [23, 22] }, // 24
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 24, stops: [24, 25, 4] }, // 25
		{ k: "eol", to: 25 }, // 26
		{ k: "fork", to: [26, 25] }, // 27
		{ k: "literal", literal: 5, to: 27 }, // 28
		{ k: "fork", to: [14, 21, 28] }, // 29
		{ k: "assert", what: "start", to: 29 }, // 30
		{ k: "assert", what: "line", to: 29 }, // 31
		{ k: "fork", to: [30, 31] }, // 32
		{ k: "literal", literal: 6, to: 2 }, // 33
		{ k: "text", field: "content", typed: false, exits: 35, stops: [18, 6, 1, 3, 5, 19], stray: true, section: { entry: 36, proof: false, content: false } }, // 34
		{ k: "fork", to: [87, 33, 88] }, // 35
		{ k: "fork", to: [87, 33] }, // 36
		{ k: "space", greedy: true, to: 34 }, // 37
		{ k: "op", do: { op: "close" }, to: 37 }, // 38
		{ k: "literal", literal: 7, to: 38 }, // 39
		{ k: "fork", to: [74, 39] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "op", do: { op: "settle" }, to: 41 }, // 42
		{ k: "literal", literal: 8, to: 0 }, // 43
		{ k: "literal", literal: 7, to: 0 }, // 44
		{ k: "fork", to: [43, 44] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "look", body: 46, to: 42 }, // 47
		{ k: "literal", literal: 9, to: 47 }, // 48
		{ k: "text", field: "value", typed: false, stray: false, exits: 48, stops: [9] }, // 49
		{ k: "literal", literal: 10, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 11, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 12, to: 53 }, // 54
		{ k: "literal", literal: 13, to: 53 }, // 55
		{ k: "fork", to: [54, 55] }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 14, to: 57 }, // 58
		{ k: "text", field: "value", typed: true, stray: false, exits: 48, stops: [9] }, // 59
		{ k: "literal", literal: 10, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 11, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "atom", kind: "word", field: "skip", to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 14, to: 65 }, // 66
		{ k: "fork", to: [66, 60] }, // 67
		{ k: "fork", to: [58, 67] }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 15, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "atom", kind: "word", field: "key", to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "literal", literal: 8, to: 73 }, // 74
		{ k: "atom", kind: "word", field: "name", to: 41 }, // 75
		{ k: "space", greedy: true, to: 39 }, // 76
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 76 }, // 77
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["function"], optional: false, commit: false, value: { members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }], open: true } }] }, to: 76 }, // 78
		{ k: "literal", literal: 16, to: 76 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 17, to: 82 }, // 83
		{ k: "fork", to: [75, 77, 78, 83] }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 18, to: 85 }, // 86
		{ k: "op", do: { op: "open", unit: 0 }, to: 86 }, // 87
		{ k: "op", do: { op: "leave" }, to: 4 }, // 88
		{ k: "literal", literal: 19, to: 37 }, // 89
		{ k: "op", do: { op: "settle" }, to: 0 }, // 90
		{ k: "eol", to: 2 }, // 91
		{ k: "fork", to: [91, 2] }, // 92
		{ k: "literal", literal: 0, to: 92 }, // 93
		{ k: "eol", to: 93 }, // 94
		{ k: "fork", to: [94, 93] }, // 95
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 95, stops: [20, 21, 0] }, // 96
		{ k: "eol", to: 96 }, // 97
		{ k: "fork", to: [97, 96] }, // 98
		{ k: "literal", literal: 1, to: 98 }, // 99
		{ k: "fork", to: [99, 98] }, // 100
	],
};
