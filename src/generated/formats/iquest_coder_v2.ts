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
	lenient: ["doubled-close", "unclosed-value"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</iquestcoder_tool_call>", // 2
		"<arg_key>", // 3
		"</arg_value>", // 4
		"<iquestcoder_tool_call>", // 5
		"<arg_value>", // 6
		"</arg_key>", // 7
		"\n</think>", // 8
		"\r\n</think>", // 9
		"\n</iquestcoder_tool_call>", // 10
		"\r\n</iquestcoder_tool_call>", // 11
	],
	openings: [1, 5],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 69 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5], after: 2, closable: [20], closableByLoop: [21, 22, 23, 24, 29, 30, 36, 37, 38, 39, 40], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5], stray: false }, // 2
		{ k: "fork", to: [19, 56, 0] }, // 3
		{ k: "fork", to: [19, 56] }, // 4
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
		{ k: "fork", to: [52, 21] }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "op", do: { op: "settle" }, to: 23 }, // 24
		{ k: "literal", literal: 3, to: 0 }, // 25
		{ k: "literal", literal: 2, to: 0 }, // 26
		{ k: "fork", to: [25, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "look", body: 28, to: 24 }, // 29
		{ k: "literal", literal: 4, to: 29 }, // 30
		{ k: "literal", literal: 5, to: 0 }, // 31
		{ k: "assert", what: "end", to: 0 }, // 32
		{ k: "fork", to: [31, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 2, to: 34 }, // 35
		{ k: "look", body: 35, to: 24 }, // 36
		{ k: "eol", to: 36 }, // 37
		{ k: "fork", to: [37, 36] }, // 38
		{ k: "op", do: { op: "repair", code: 1 }, to: 38 }, // 39
		{ k: "fork", to: [30, 39] }, // 40
		{ k: "text", field: "value", typed: true, stray: false, exits: 40, stops: [4, 10, 11, 2] }, // 41
		{ k: "literal", literal: 6, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 7, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 7, to: 45 }, // 46
		{ k: "op", do: { op: "repair", code: 0 }, to: 46 }, // 47
		{ k: "fork", to: [44, 47] }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "atom", kind: "word", field: "key", to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 3, to: 51 }, // 52
		{ k: "atom", kind: "word", field: "name", to: 23 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 5, to: 54 }, // 55
		{ k: "op", do: { op: "open", unit: 0 }, to: 55 }, // 56
		{ k: "op", do: { op: "settle" }, to: 0 }, // 57
		{ k: "eol", to: 2 }, // 58
		{ k: "fork", to: [58, 2] }, // 59
		{ k: "eol", to: 59 }, // 60
		{ k: "fork", to: [60, 59] }, // 61
		{ k: "literal", literal: 0, to: 61 }, // 62
		{ k: "eol", to: 62 }, // 63
		{ k: "fork", to: [63, 62] }, // 64
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 64, stops: [8, 9, 0] }, // 65
		{ k: "eol", to: 65 }, // 66
		{ k: "fork", to: [66, 65] }, // 67
		{ k: "literal", literal: 1, to: 67 }, // 68
		{ k: "fork", to: [68, 67] }, // 69
	],
};
