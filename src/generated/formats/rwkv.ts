// Generated from grammars/rwkv.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** <invoke> and <parameter> tags between <tool_call> tags */
export const rwkv: Format = {
	version: 1,
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
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 86 }, // 0
	],
	units: [
		{ closes: [3], openings: [11, 2, 1, 12], after: 21, closable: [24], closableByLoop: [25, 26, 27, 28, 33, 34, 51, 52, 53, 56], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 12], stray: false }, // 2
		{ k: "fork", to: [19, 73, 0] }, // 3
		{ k: "fork", to: [19, 73] }, // 4
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
		{ k: "text", field: "content", typed: false, exits: 22, stops: [11, 2, 1, 12], stray: true, section: { empty: true, proof: false, content: false } }, // 21
		{ k: "fork", to: [66, 20, 67] }, // 22
		{ k: "space", greedy: true, to: 21 }, // 23
		{ k: "op", do: { op: "close" }, to: 23 }, // 24
		{ k: "literal", literal: 3, to: 24 }, // 25
		{ k: "fork", to: [50, 25] }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "op", do: { op: "settle" }, to: 27 }, // 28
		{ k: "literal", literal: 4, to: 0 }, // 29
		{ k: "literal", literal: 3, to: 0 }, // 30
		{ k: "fork", to: [29, 30] }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "look", body: 32, to: 28 }, // 33
		{ k: "literal", literal: 5, to: 33 }, // 34
		{ k: "text", field: "value", typed: true, stray: false, exits: 34, stops: [5] }, // 35
		{ k: "literal", literal: 6, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "atom", kind: "word", field: "key", to: 38 }, // 39
		{ k: "literal", literal: 7, to: 39 }, // 40
		{ k: "literal", literal: 8, to: 37 }, // 41
		{ k: "atom", kind: "word", field: "key", to: 41 }, // 42
		{ k: "literal", literal: 8, to: 42 }, // 43
		{ k: "fork", to: [40, 43] }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 9, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 10, to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 4, to: 49 }, // 50
		{ k: "literal", literal: 6, to: 27 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 7, to: 52 }, // 53
		{ k: "atom", kind: "word", field: "name", to: 53 }, // 54
		{ k: "literal", literal: 7, to: 54 }, // 55
		{ k: "literal", literal: 8, to: 52 }, // 56
		{ k: "atom", kind: "word", field: "name", to: 56 }, // 57
		{ k: "literal", literal: 8, to: 57 }, // 58
		{ k: "fork", to: [55, 58] }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 9, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 10, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 11, to: 64 }, // 65
		{ k: "op", do: { op: "open", unit: 0 }, to: 65 }, // 66
		{ k: "op", do: { op: "leave" }, to: 4 }, // 67
		{ k: "literal", literal: 11, to: 0 }, // 68
		{ k: "literal", literal: 2, to: 0 }, // 69
		{ k: "fork", to: [68, 69] }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "look", body: 71, to: 23 }, // 72
		{ k: "literal", literal: 12, to: 72 }, // 73
		{ k: "op", do: { op: "settle" }, to: 0 }, // 74
		{ k: "eol", to: 2 }, // 75
		{ k: "fork", to: [75, 2] }, // 76
		{ k: "eol", to: 76 }, // 77
		{ k: "fork", to: [77, 76] }, // 78
		{ k: "literal", literal: 0, to: 78 }, // 79
		{ k: "eol", to: 79 }, // 80
		{ k: "fork", to: [80, 79] }, // 81
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 81, stops: [13, 14, 0] }, // 82
		{ k: "eol", to: 82 }, // 83
		{ k: "fork", to: [83, 82] }, // 84
		{ k: "literal", literal: 1, to: 84 }, // 85
		{ k: "fork", to: [85, 84] }, // 86
	],
};
