// Generated from grammars/iquest_coder_v2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** key and value tags between <iquestcoder_tool_call> tags */
export const iquest_coder_v2: Format = {
	version: 2,
	name: "iquest_coder_v2",
	title: "key and value tags between <iquestcoder_tool_call> tags",
	aliases: ["iquest_coder"],
	models: ["IQuestLab/IQuest-Coder-V2*"],
	tokens: ["<iquestcoder_tool_call>", "</iquestcoder_tool_call>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 959,
	lenient: ["doubled-close", "unclosed-value", "unclosed-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</iquestcoder_tool_call>", // 2
		"<arg_key>", // 3
		"<iquestcoder_tool_call>", // 4
		"</arg_value>", // 5
		"</arg_key>", // 6
		"<arg_value>", // 7
		"\n</think>", // 8
		"\r\n</think>", // 9
		"\n<arg_key>", // 10
		"\n</iquestcoder_tool_call>", // 11
		"\r\n<arg_key>", // 12
		"\r\n</iquestcoder_tool_call>", // 13
	],
	openings: [1, 4],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 96 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [20], closableByLoop: [21, 30, 31, 32, 33, 34, 35, 38, 39, 50, 51, 52, 53, 55, 56, 57, 58, 59, 60, 61, 62, 63, 67], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4], stray: false }, // 2
		{ k: "fork", to: [19, 83, 0] }, // 3
		{ k: "fork", to: [19, 83] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [8, 9, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "literal", literal: 3, to: 0 }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 2, to: 0 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "fork", to: [23, 25] }, // 26
		{ k: "slot", slot: "tool", field: "skip", to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 4, to: 28 }, // 29
		{ k: "look", body: 29, to: 20 }, // 30
		{ k: "op", do: { op: "repair", code: 2 }, to: 30 }, // 31
		{ k: "fork", to: [21, 31] }, // 32
		{ k: "fork", to: [79, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "op", do: { op: "settle" }, to: 34 }, // 35
		{ k: "fork", to: [22, 24] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "look", body: 37, to: 35 }, // 38
		{ k: "literal", literal: 5, to: 38 }, // 39
		{ k: "literal", literal: 6, to: 0 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "slot", slot: "unbound", field: "skip", to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 3, to: 43 }, // 44
		{ k: "assert", what: "end", to: 0 }, // 45
		{ k: "fork", to: [29, 45] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 2, to: 47 }, // 48
		{ k: "fork", to: [44, 48] }, // 49
		{ k: "look", body: 49, to: 35 }, // 50
		{ k: "eol", to: 50 }, // 51
		{ k: "fork", to: [51, 50] }, // 52
		{ k: "op", do: { op: "repair", code: 1 }, to: 52 }, // 53
		{ k: "space", greedy: true, to: 29 }, // 54
		{ k: "look", body: 54, to: 35 }, // 55
		{ k: "literal", literal: 5, to: 55 }, // 56
		{ k: "op", do: { op: "repair", code: 2 }, to: 56 }, // 57
		{ k: "op", do: { op: "break" }, to: 35 }, // 58
		{ k: "literal", literal: 3, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 2, to: 58 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "fork", to: [60, 62] }, // 63
		{ k: "slot", slot: "tool", field: "skip", to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 4, to: 65 }, // 66
		{ k: "fork", to: [39, 53, 57, 66] }, // 67
		{ k: "text", field: "value", typed: true, stray: false, exits: 67, stops: [5, 10, 11, 12, 13, 3, 2, 4] }, // 68
		{ k: "literal", literal: 7, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 6, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "literal", literal: 6, to: 72 }, // 73
		{ k: "op", do: { op: "repair", code: 0 }, to: 73 }, // 74
		{ k: "fork", to: [71, 74] }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "atom", kind: "word", field: "key", to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "literal", literal: 3, to: 78 }, // 79
		{ k: "atom", kind: "word", field: "name", to: 34 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 4, to: 81 }, // 82
		{ k: "op", do: { op: "open", unit: 0 }, to: 82 }, // 83
		{ k: "op", do: { op: "settle" }, to: 0 }, // 84
		{ k: "eol", to: 2 }, // 85
		{ k: "fork", to: [85, 2] }, // 86
		{ k: "eol", to: 86 }, // 87
		{ k: "fork", to: [87, 86] }, // 88
		{ k: "literal", literal: 0, to: 88 }, // 89
		{ k: "eol", to: 89 }, // 90
		{ k: "fork", to: [90, 89] }, // 91
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 91, stops: [8, 9, 0] }, // 92
		{ k: "eol", to: 92 }, // 93
		{ k: "fork", to: [93, 92] }, // 94
		{ k: "literal", literal: 1, to: 94 }, // 95
		{ k: "fork", to: [95, 94] }, // 96
	],
};
