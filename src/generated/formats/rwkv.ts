// Generated from grammars/rwkv.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <invoke> and <parameter> tags between <tool_call> tags */
export const rwkv: Format = {
	version: 2,
	name: "rwkv",
	title: "<invoke> and <parameter> tags between <tool_call> tags",
	aliases: ["rwkv_world"],
	models: ["RWKV/*", "BlinkDL/*", "fla-hub/rwkv7-*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>"],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 1024,
	lenient: [],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"</invoke>", // 3
		"<parameter", // 4
		"</parameter>", // 5
		">", // 6
		"\"", // 7
		"'", // 8
		"=", // 9
		"name", // 10
		"<invoke", // 11
		"<tool_call>", // 12
		"\n</think>", // 13
		"\r\n</think>", // 14
	],
	openings: [1, 12],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 87 }, // 0
	],
	units: [
		{ closes: [3], openings: [11, 2, 1, 12], after: 21, closable: [25], closableByLoop: [26, 27, 28, 29, 34, 35, 52, 53, 54, 57], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 12], stray: false }, // 2
		{ k: "fork", to: [19, 74, 0] }, // 3
		{ k: "fork", to: [19, 74] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [13, 14, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "text", field: "content", typed: false, exits: 22, stops: [11, 2, 1, 12], stray: true, section: { entry: 23, proof: false, content: false } }, // 21
		{ k: "fork", to: [67, 20, 68] }, // 22
		{ k: "fork", to: [67, 20] }, // 23
		{ k: "space", greedy: true, to: 21 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 3, to: 25 }, // 26
		{ k: "fork", to: [51, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "op", do: { op: "settle" }, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "literal", literal: 3, to: 0 }, // 31
		{ k: "fork", to: [30, 31] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "look", body: 33, to: 29 }, // 34
		{ k: "literal", literal: 5, to: 34 }, // 35
		{ k: "text", field: "value", typed: true, stray: false, exits: 35, stops: [5] }, // 36
		{ k: "literal", literal: 6, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 7, to: 38 }, // 39
		{ k: "atom", kind: "word", field: "key", to: 39 }, // 40
		{ k: "literal", literal: 7, to: 40 }, // 41
		{ k: "literal", literal: 8, to: 38 }, // 42
		{ k: "atom", kind: "word", field: "key", to: 42 }, // 43
		{ k: "literal", literal: 8, to: 43 }, // 44
		{ k: "fork", to: [41, 44] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 9, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 10, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 4, to: 50 }, // 51
		{ k: "literal", literal: 6, to: 28 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 7, to: 53 }, // 54
		{ k: "atom", kind: "word", field: "name", to: 54 }, // 55
		{ k: "literal", literal: 7, to: 55 }, // 56
		{ k: "literal", literal: 8, to: 53 }, // 57
		{ k: "atom", kind: "word", field: "name", to: 57 }, // 58
		{ k: "literal", literal: 8, to: 58 }, // 59
		{ k: "fork", to: [56, 59] }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 9, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 10, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 11, to: 65 }, // 66
		{ k: "op", do: { op: "open", unit: 0 }, to: 66 }, // 67
		{ k: "op", do: { op: "leave" }, to: 4 }, // 68
		{ k: "literal", literal: 11, to: 0 }, // 69
		{ k: "literal", literal: 2, to: 0 }, // 70
		{ k: "fork", to: [69, 70] }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "look", body: 72, to: 24 }, // 73
		{ k: "literal", literal: 12, to: 73 }, // 74
		{ k: "op", do: { op: "settle" }, to: 0 }, // 75
		{ k: "eol", to: 2 }, // 76
		{ k: "fork", to: [76, 2] }, // 77
		{ k: "eol", to: 77 }, // 78
		{ k: "fork", to: [78, 77] }, // 79
		{ k: "literal", literal: 0, to: 79 }, // 80
		{ k: "eol", to: 80 }, // 81
		{ k: "fork", to: [81, 80] }, // 82
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 82, stops: [13, 14, 0] }, // 83
		{ k: "eol", to: 83 }, // 84
		{ k: "fork", to: [84, 83] }, // 85
		{ k: "literal", literal: 1, to: 85 }, // 86
		{ k: "fork", to: [86, 85] }, // 87
	],
};
