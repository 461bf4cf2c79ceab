// Generated from grammars/plamo3.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** requests, names and arguments between tags of words */
export const plamo3: Format = {
	version: 2,
	name: "plamo3",
	title: "requests, names and arguments between tags of words",
	aliases: ["plamo"],
	models: ["pfnet/plamo-3-*"],
	tokens: ["<|plamo:tag|>"],
	ends: ["<|plamo:tag|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S2",
	reasoning: false,
	holdback: 777,
	lenient: ["no-section", "signs-around"],
	literals: [
		"<|plamo:end_tool_requests:plamo|>", // 0
		"<|plamo:end_tool_request:plamo|>", // 1
		"<|plamo:end_tool_arguments:plamo|>", // 2
		"}", // 3
		"]", // 4
		")", // 5
		";", // 6
		"```", // 7
		"﻿", // 8
		"```json", // 9
		"(", // 10
		"<|plamo:begin_tool_arguments:plamo|>", // 11
		"<|plamo:end_tool_name:plamo|>", // 12
		"<|plamo:begin_tool_name:plamo|>", // 13
		"<|plamo:begin_tool_request:plamo|>", // 14
		"<|plamo:begin_tool_requests:plamo|>", // 15
	],
	openings: [15, 14],
	kinds: [],
	start: 2,
	entries: [],
	units: [
		{ closes: [1], openings: [14, 0, 15], after: 6, closable: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24], closableByLoop: [], pairs: false }, // 0
		{ closes: [1, 0], openings: [15, 14], after: 2, closable: [47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [15, 14], terminators: [], stray: false }, // 2
		{ k: "fork", to: [46, 85, 0] }, // 3
		{ k: "fork", to: [46, 85] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: [14, 0, 15], terminators: [], stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [44, 5, 45] }, // 7
		{ k: "fork", to: [44, 5] }, // 8
		{ k: "space", greedy: true, to: 6 }, // 9
		{ k: "op", do: { op: "close" }, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 10 }, // 11
		{ k: "space", greedy: true, to: 11 }, // 12
		{ k: "literal", literal: 2, to: 12 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "fork", to: [22, 14] }, // 15
		{ k: "literal", literal: 3, to: 15 }, // 16
		{ k: "literal", literal: 4, to: 15 }, // 17
		{ k: "literal", literal: 5, to: 15 }, // 18
		{ k: "literal", literal: 6, to: 15 }, // 19
		{ k: "literal", literal: 7, to: 15 }, // 20
		{ k: "fork", to: [16, 17, 18, 19, 20] }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "op", do: { op: "repair", code: 1 }, to: 22 }, // 23
		{ k: "fork", to: [14, 23] }, // 24
		{ k: "value", py: false, field: "arguments", to: 24 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 8, to: 26 }, // 27
		{ k: "literal", literal: 9, to: 26 }, // 28
		{ k: "literal", literal: 7, to: 26 }, // 29
		{ k: "literal", literal: 10, to: 26 }, // 30
		{ k: "fork", to: [27, 28, 29, 30] }, // 31
		{ k: "op", do: { op: "repair", code: 1 }, to: 31 }, // 32
		{ k: "fork", to: [25, 32] }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 11, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 12, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "atom", kind: "word", field: "name", to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 13, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 14, to: 42 }, // 43
		{ k: "op", do: { op: "open", unit: 0 }, to: 43 }, // 44
		{ k: "op", do: { op: "leave" }, to: 4 }, // 45
		{ k: "literal", literal: 15, to: 9 }, // 46
		{ k: "op", do: { op: "close" }, to: 2 }, // 47
		{ k: "literal", literal: 0, to: 47 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "fork", to: [49, 47] }, // 50
		{ k: "literal", literal: 1, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 2, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "fork", to: [62, 54] }, // 55
		{ k: "literal", literal: 3, to: 55 }, // 56
		{ k: "literal", literal: 4, to: 55 }, // 57
		{ k: "literal", literal: 5, to: 55 }, // 58
		{ k: "literal", literal: 6, to: 55 }, // 59
		{ k: "literal", literal: 7, to: 55 }, // 60
		{ k: "fork", to: [56, 57, 58, 59, 60] }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 1 }, to: 62 }, // 63
		{ k: "fork", to: [54, 63] }, // 64
		{ k: "value", py: false, field: "arguments", to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 8, to: 66 }, // 67
		{ k: "literal", literal: 9, to: 66 }, // 68
		{ k: "literal", literal: 7, to: 66 }, // 69
		{ k: "literal", literal: 10, to: 66 }, // 70
		{ k: "fork", to: [67, 68, 69, 70] }, // 71
		{ k: "op", do: { op: "repair", code: 1 }, to: 71 }, // 72
		{ k: "fork", to: [65, 72] }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 11, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 12, to: 76 }, // 77
		{ k: "space", greedy: true, to: 77 }, // 78
		{ k: "atom", kind: "word", field: "name", to: 78 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 13, to: 80 }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 14, to: 82 }, // 83
		{ k: "op", do: { op: "repair", code: 0 }, to: 83 }, // 84
		{ k: "op", do: { op: "open", unit: 1 }, to: 84 }, // 85
	],
};
