// Generated from grammars/gigachat35.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** GCML: invokes with typed parameters, in <｜GCML｜tool_calls> */
export const gigachat35: Format = {
	version: 1,
	name: "gigachat35",
	title: "GCML: invokes with typed parameters, in <｜GCML｜tool_calls>",
	aliases: ["gigachat3_5"],
	models: ["ai-sage/GigaChat3.5-*", "ai-sage/GigaChat-3.5-*"],
	tokens: ["｜GCML｜", "<|message_sep|>", "</s>"],
	ends: ["<|message_sep|>", "</s>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: false,
	holdback: 638,
	lenient: ["bare", "unclosed-call", "untyped"],
	literals: [
		"</｜GCML｜tool_calls>", // 0
		"</｜GCML｜invoke>", // 1
		"<｜GCML｜parameter", // 2
		"</｜GCML｜parameter>", // 3
		"\" string=\"true\">", // 4
		"\" string=\"false\">", // 5
		"\">", // 6
		"<｜GCML｜parameter name=\"", // 7
		"<｜GCML｜", // 8
		"</｜GCML｜", // 9
		"{", // 10
		"<｜GCML｜invoke name=\"", // 11
		"<｜GCML｜tool_calls>", // 12
	],
	openings: [12, 11],
	start: 2,
	entries: [],
	units: [
		{ closes: [1, 3], openings: [11, 0, 12], after: 6, closable: [9, 33], closableByLoop: [10, 12, 13, 14, 15, 16, 17, 22, 23, 35, 36, 37, 44], pairs: true }, // 0
		{ closes: [0, 1, 3], openings: [12, 11], after: 2, closable: [50, 51, 52, 53, 72], closableByLoop: [54, 55, 56, 57, 58, 59, 60, 61, 62, 74, 75, 76, 77], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [12, 11], stray: false }, // 2
		{ k: "fork", to: [49, 81, 0] }, // 3
		{ k: "fork", to: [49, 81] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: [11, 0, 12], stray: true, section: { empty: true, proof: false, content: false } }, // 6
		{ k: "fork", to: [47, 5, 48] }, // 7
		{ k: "space", greedy: true, to: 6 }, // 8
		{ k: "op", do: { op: "close" }, to: 8 }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "literal", literal: 0, to: 0 }, // 11
		{ k: "look", body: 11, to: 9 }, // 12
		{ k: "op", do: { op: "repair", code: 1 }, to: 12 }, // 13
		{ k: "fork", to: [10, 13] }, // 14
		{ k: "fork", to: [32, 14] }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "op", do: { op: "settle" }, to: 16 }, // 17
		{ k: "literal", literal: 2, to: 0 }, // 18
		{ k: "literal", literal: 1, to: 0 }, // 19
		{ k: "fork", to: [18, 19, 11] }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "look", body: 21, to: 17 }, // 22
		{ k: "literal", literal: 3, to: 22 }, // 23
		{ k: "text", field: "value", typed: false, stray: false, exits: 23, stops: [3] }, // 24
		{ k: "literal", literal: 4, to: 24 }, // 25
		{ k: "text", field: "value", typed: true, stray: false, exits: 23, stops: [3] }, // 26
		{ k: "literal", literal: 5, to: 26 }, // 27
		{ k: "literal", literal: 6, to: 26 }, // 28
		{ k: "op", do: { op: "repair", code: 2 }, to: 28 }, // 29
		{ k: "fork", to: [25, 27, 29] }, // 30
		{ k: "atom", kind: "word", field: "key", to: 30 }, // 31
		{ k: "literal", literal: 7, to: 31 }, // 32
		{ k: "space", greedy: true, to: 14 }, // 33
		{ k: "value", py: false, field: "arguments", to: 33 }, // 34
		{ k: "fork", to: [15, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 6, to: 36 }, // 37
		{ k: "literal", literal: 8, to: 0 }, // 38
		{ k: "literal", literal: 9, to: 0 }, // 39
		{ k: "literal", literal: 10, to: 0 }, // 40
		{ k: "fork", to: [38, 39, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 6, to: 42 }, // 43
		{ k: "look", body: 43, to: 37 }, // 44
		{ k: "atom", kind: "word", field: "name", to: 44 }, // 45
		{ k: "literal", literal: 11, to: 45 }, // 46
		{ k: "op", do: { op: "open", unit: 0 }, to: 46 }, // 47
		{ k: "op", do: { op: "leave" }, to: 4 }, // 48
		{ k: "literal", literal: 12, to: 8 }, // 49
		{ k: "op", do: { op: "close" }, to: 2 }, // 50
		{ k: "literal", literal: 0, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "fork", to: [52, 50] }, // 53
		{ k: "literal", literal: 1, to: 53 }, // 54
		{ k: "look", body: 11, to: 53 }, // 55
		{ k: "op", do: { op: "repair", code: 1 }, to: 55 }, // 56
		{ k: "fork", to: [54, 56] }, // 57
		{ k: "fork", to: [71, 57] }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "op", do: { op: "settle" }, to: 59 }, // 60
		{ k: "look", body: 21, to: 60 }, // 61
		{ k: "literal", literal: 3, to: 61 }, // 62
		{ k: "text", field: "value", typed: false, stray: false, exits: 62, stops: [3] }, // 63
		{ k: "literal", literal: 4, to: 63 }, // 64
		{ k: "text", field: "value", typed: true, stray: false, exits: 62, stops: [3] }, // 65
		{ k: "literal", literal: 5, to: 65 }, // 66
		{ k: "literal", literal: 6, to: 65 }, // 67
		{ k: "op", do: { op: "repair", code: 2 }, to: 67 }, // 68
		{ k: "fork", to: [64, 66, 68] }, // 69
		{ k: "atom", kind: "word", field: "key", to: 69 }, // 70
		{ k: "literal", literal: 7, to: 70 }, // 71
		{ k: "space", greedy: true, to: 57 }, // 72
		{ k: "value", py: false, field: "arguments", to: 72 }, // 73
		{ k: "fork", to: [58, 73] }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "literal", literal: 6, to: 75 }, // 76
		{ k: "look", body: 43, to: 76 }, // 77
		{ k: "slot", slot: "tool", field: "name", to: 77 }, // 78
		{ k: "literal", literal: 11, to: 78 }, // 79
		{ k: "op", do: { op: "repair", code: 0 }, to: 79 }, // 80
		{ k: "op", do: { op: "open", unit: 1 }, to: 80 }, // 81
	],
};
