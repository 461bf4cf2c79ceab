// Generated from grammars/k2_horizon.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a name, then key, type and value triples, or JSON, in <ifm|tool_calls> */
export const k2_horizon: Format = {
	version: 1,
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
	start: 2,
	entries: [
		{ name: "thinking", after: ["<ifm|think>", "<ifm|think>\n"], node: 99 }, // 0
	],
	units: [
		{ closes: [7], openings: [18, 6, 1, 3, 5, 19], after: 34, closable: [37, 75, 78, 79], closableByLoop: [38, 39, 40, 41, 46, 47], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 5, 19], stray: false }, // 2
		{ k: "fork", to: [32, 88, 0] }, // 3
		{ k: "fork", to: [32, 88] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 35, stops: [18, 6, 1, 3, 5, 19], stray: true, section: { empty: true, proof: false, content: false } }, // 34
		{ k: "fork", to: [86, 33, 87] }, // 35
		{ k: "space", greedy: true, to: 34 }, // 36
		{ k: "op", do: { op: "close" }, to: 36 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "fork", to: [73, 38] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "op", do: { op: "settle" }, to: 40 }, // 41
		{ k: "literal", literal: 8, to: 0 }, // 42
		{ k: "literal", literal: 7, to: 0 }, // 43
		{ k: "fork", to: [42, 43] }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "look", body: 45, to: 41 }, // 46
		{ k: "literal", literal: 9, to: 46 }, // 47
		{ k: "text", field: "value", typed: false, stray: false, exits: 47, stops: [9] }, // 48
		{ k: "literal", literal: 10, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 11, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 12, to: 52 }, // 53
		{ k: "literal", literal: 13, to: 52 }, // 54
		{ k: "fork", to: [53, 54] }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 14, to: 56 }, // 57
		{ k: "text", field: "value", typed: true, stray: false, exits: 47, stops: [9] }, // 58
		{ k: "literal", literal: 10, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 11, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "atom", kind: "word", field: "skip", to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 14, to: 64 }, // 65
		{ k: "fork", to: [65, 59] }, // 66
		{ k: "fork", to: [57, 66] }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 15, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "atom", kind: "word", field: "key", to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 8, to: 72 }, // 73
		{ k: "atom", kind: "word", field: "name", to: 40 }, // 74
		{ k: "space", greedy: true, to: 38 }, // 75
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 75 }, // 76
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["function"], optional: false, commit: false, value: { members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }], open: true } }] }, to: 75 }, // 77
		{ k: "literal", literal: 16, to: 75 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 17, to: 81 }, // 82
		{ k: "fork", to: [74, 76, 77, 82] }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 18, to: 84 }, // 85
		{ k: "op", do: { op: "open", unit: 0 }, to: 85 }, // 86
		{ k: "op", do: { op: "leave" }, to: 4 }, // 87
		{ k: "literal", literal: 19, to: 36 }, // 88
		{ k: "op", do: { op: "settle" }, to: 0 }, // 89
		{ k: "eol", to: 2 }, // 90
		{ k: "fork", to: [90, 2] }, // 91
		{ k: "literal", literal: 0, to: 91 }, // 92
		{ k: "eol", to: 92 }, // 93
		{ k: "fork", to: [93, 92] }, // 94
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 94, stops: [20, 21, 0] }, // 95
		{ k: "eol", to: 95 }, // 96
		{ k: "fork", to: [96, 95] }, // 97
		{ k: "literal", literal: 1, to: 97 }, // 98
		{ k: "fork", to: [98, 97] }, // 99
	],
};
