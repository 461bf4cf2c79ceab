// Generated from grammars/gigachat35.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** GCML: invokes with typed parameters, in <｜GCML｜tool_calls> */
export const gigachat35: Format = {
	version: 2,
	name: "gigachat35",
	title: "GCML: invokes with typed parameters, in <｜GCML｜tool_calls>",
	aliases: ["gigachat3_5"],
	models: ["ai-sage/GigaChat3.5-*", "ai-sage/GigaChat-3.5-*"],
	tokens: ["｜GCML｜", "<think>", "</think>", "<|message_sep|>", "</s>"],
	ends: ["<|message_sep|>", "</s>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 638,
	lenient: ["bare", "unclosed-call", "untyped"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</｜GCML｜tool_calls>", // 2
		"</｜GCML｜invoke>", // 3
		"<｜GCML｜parameter", // 4
		"</｜GCML｜parameter>", // 5
		"\" string=\"true\">", // 6
		"\" string=\"false\">", // 7
		"\">", // 8
		"<｜GCML｜parameter name=\"", // 9
		"<｜GCML｜", // 10
		"</｜GCML｜", // 11
		"{", // 12
		"<｜GCML｜invoke name=\"", // 13
		"<｜GCML｜tool_calls>", // 14
	],
	openings: [1, 14, 13],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>"], node: 102 }, // 0
	],
	units: [
		{ closes: [3, 5], openings: [13, 2, 1, 14], after: 17, closable: [21, 45], closableByLoop: [22, 24, 25, 26, 27, 28, 29, 34, 35, 47, 48, 49, 56], pairs: true }, // 0
		{ closes: [2, 3, 5], openings: [1, 14, 13], after: 2, closable: [62, 63, 64, 65, 84], closableByLoop: [66, 67, 68, 69, 70, 71, 72, 73, 74, 86, 87, 88, 89], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 14, 13], stray: false }, // 2
		{ k: "fork", to: [15, 61, 93, 0] }, // 3
		{ k: "fork", to: [15, 61, 93] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [0] }, // 11
		{ k: "literal", literal: 1, to: 11 }, // 12
		{ k: "assert", what: "start", to: 12 }, // 13
		{ k: "assert", what: "line", to: 12 }, // 14
		{ k: "fork", to: [13, 14] }, // 15
		{ k: "literal", literal: 2, to: 2 }, // 16
		{ k: "text", field: "content", typed: false, exits: 18, stops: [13, 2, 1, 14], stray: true, section: { entry: 19, proof: false, content: false } }, // 17
		{ k: "fork", to: [59, 16, 60] }, // 18
		{ k: "fork", to: [59, 16] }, // 19
		{ k: "space", greedy: true, to: 17 }, // 20
		{ k: "op", do: { op: "close" }, to: 20 }, // 21
		{ k: "literal", literal: 3, to: 21 }, // 22
		{ k: "literal", literal: 2, to: 0 }, // 23
		{ k: "look", body: 23, to: 21 }, // 24
		{ k: "op", do: { op: "repair", code: 1 }, to: 24 }, // 25
		{ k: "fork", to: [22, 25] }, // 26
		{ k: "fork", to: [44, 26] }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "op", do: { op: "settle" }, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 0 }, // 30
		{ k: "literal", literal: 3, to: 0 }, // 31
		{ k: "fork", to: [30, 31, 23] }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "look", body: 33, to: 29 }, // 34
		{ k: "literal", literal: 5, to: 34 }, // 35
		{ k: "text", field: "value", typed: false, stray: false, exits: 35, stops: [5] }, // 36
		{ k: "literal", literal: 6, to: 36 }, // 37
		{ k: "text", field: "value", typed: true, stray: false, exits: 35, stops: [5] }, // 38
		{ k: "literal", literal: 7, to: 38 }, // 39
		{ k: "literal", literal: 8, to: 38 }, // 40
		{ k: "op", do: { op: "repair", code: 2 }, to: 40 }, // 41
		{ k: "fork", to: [37, 39, 41] }, // 42
		{ k: "atom", kind: "word", field: "key", to: 42 }, // 43
		{ k: "literal", literal: 9, to: 43 }, // 44
		{ k: "space", greedy: true, to: 26 }, // 45
		{ k: "value", py: false, field: "arguments", to: 45 }, // 46
		{ k: "fork", to: [27, 46] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 8, to: 48 }, // 49
		{ k: "literal", literal: 10, to: 0 }, // 50
		{ k: "literal", literal: 11, to: 0 }, // 51
		{ k: "literal", literal: 12, to: 0 }, // 52
		{ k: "fork", to: [50, 51, 52] }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 8, to: 54 }, // 55
		{ k: "look", body: 55, to: 49 }, // 56
		{ k: "atom", kind: "word", field: "name", to: 56 }, // 57
		{ k: "literal", literal: 13, to: 57 }, // 58
		{ k: "op", do: { op: "open", unit: 0 }, to: 58 }, // 59
		{ k: "op", do: { op: "leave" }, to: 4 }, // 60
		{ k: "literal", literal: 14, to: 20 }, // 61
		{ k: "op", do: { op: "close" }, to: 2 }, // 62
		{ k: "literal", literal: 2, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "fork", to: [64, 62] }, // 65
		{ k: "literal", literal: 3, to: 65 }, // 66
		{ k: "look", body: 23, to: 65 }, // 67
		{ k: "op", do: { op: "repair", code: 1 }, to: 67 }, // 68
		{ k: "fork", to: [66, 68] }, // 69
		{ k: "fork", to: [83, 69] }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "op", do: { op: "settle" }, to: 71 }, // 72
		{ k: "look", body: 33, to: 72 }, // 73
		{ k: "literal", literal: 5, to: 73 }, // 74
		{ k: "text", field: "value", typed: false, stray: false, exits: 74, stops: [5] }, // 75
		{ k: "literal", literal: 6, to: 75 }, // 76
		{ k: "text", field: "value", typed: true, stray: false, exits: 74, stops: [5] }, // 77
		{ k: "literal", literal: 7, to: 77 }, // 78
		{ k: "literal", literal: 8, to: 77 }, // 79
		{ k: "op", do: { op: "repair", code: 2 }, to: 79 }, // 80
		{ k: "fork", to: [76, 78, 80] }, // 81
		{ k: "atom", kind: "word", field: "key", to: 81 }, // 82
		{ k: "literal", literal: 9, to: 82 }, // 83
		{ k: "space", greedy: true, to: 69 }, // 84
		{ k: "value", py: false, field: "arguments", to: 84 }, // 85
		{ k: "fork", to: [70, 85] }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 8, to: 87 }, // 88
		{ k: "look", body: 55, to: 88 }, // 89
		{ k: "slot", slot: "tool", field: "name", to: 89 }, // 90
		{ k: "literal", literal: 13, to: 90 }, // 91
		{ k: "op", do: { op: "repair", code: 0 }, to: 91 }, // 92
		{ k: "op", do: { op: "open", unit: 1 }, to: 92 }, // 93
		{ k: "op", do: { op: "settle" }, to: 0 }, // 94
		{ k: "eol", to: 2 }, // 95
		{ k: "fork", to: [95, 2] }, // 96
		{ k: "eol", to: 96 }, // 97
		{ k: "fork", to: [97, 96] }, // 98
		{ k: "literal", literal: 0, to: 98 }, // 99
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 99, stops: [0] }, // 100
		{ k: "literal", literal: 1, to: 100 }, // 101
		{ k: "fork", to: [101, 100] }, // 102
	],
};
