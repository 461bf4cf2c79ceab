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
	kinds: [pairsKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [1, 3], openings: [11, 0, 12], after: 6, closable: [10, 34], closableByLoop: [11, 13, 14, 15, 16, 17, 18, 23, 24, 36, 37, 38, 45], pairs: true }, // 0
		{ closes: [0, 1, 3], openings: [12, 11], after: 2, closable: [51, 52, 53, 54, 73], closableByLoop: [55, 56, 57, 58, 59, 60, 61, 62, 63, 75, 76, 77, 78], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [12, 11], stray: false }, // 2
		{ k: "fork", to: [50, 82, 0] }, // 3
		{ k: "fork", to: [50, 82] }, // 4
		{ k: "literal", literal: 0, to: 2 }, // 5
		{ k: "text", field: "content", typed: false, exits: 7, stops: [11, 0, 12], stray: true, section: { entry: 8, proof: false, content: false } }, // 6
		{ k: "fork", to: [48, 5, 49] }, // 7
		{ k: "fork", to: [48, 5] }, // 8
		{ k: "space", greedy: true, to: 6 }, // 9
		{ k: "op", do: { op: "close" }, to: 9 }, // 10
		{ k: "literal", literal: 1, to: 10 }, // 11
		{ k: "literal", literal: 0, to: 0 }, // 12
		{ k: "look", body: 12, to: 10 }, // 13
		{ k: "op", do: { op: "repair", code: 1 }, to: 13 }, // 14
		{ k: "fork", to: [11, 14] }, // 15
		{ k: "fork", to: [33, 15] }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "op", do: { op: "settle" }, to: 17 }, // 18
		{ k: "literal", literal: 2, to: 0 }, // 19
		{ k: "literal", literal: 1, to: 0 }, // 20
		{ k: "fork", to: [19, 20, 12] }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "look", body: 22, to: 18 }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "text", field: "value", typed: false, stray: false, exits: 24, stops: [3] }, // 25
		{ k: "literal", literal: 4, to: 25 }, // 26
		{ k: "text", field: "value", typed: true, stray: false, exits: 24, stops: [3] }, // 27
		{ k: "literal", literal: 5, to: 27 }, // 28
		{ k: "literal", literal: 6, to: 27 }, // 29
		{ k: "op", do: { op: "repair", code: 2 }, to: 29 }, // 30
		{ k: "fork", to: [26, 28, 30] }, // 31
		{ k: "atom", kind: "word", field: "key", to: 31 }, // 32
		{ k: "literal", literal: 7, to: 32 }, // 33
		{ k: "space", greedy: true, to: 15 }, // 34
		{ k: "value", py: false, field: "arguments", to: 34 }, // 35
		{ k: "fork", to: [16, 35] }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 6, to: 37 }, // 38
		{ k: "literal", literal: 8, to: 0 }, // 39
		{ k: "literal", literal: 9, to: 0 }, // 40
		{ k: "literal", literal: 10, to: 0 }, // 41
		{ k: "fork", to: [39, 40, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 6, to: 43 }, // 44
		{ k: "look", body: 44, to: 38 }, // 45
		{ k: "atom", kind: "word", field: "name", to: 45 }, // 46
		{ k: "literal", literal: 11, to: 46 }, // 47
		{ k: "op", do: { op: "open", unit: 0 }, to: 47 }, // 48
		{ k: "op", do: { op: "leave" }, to: 4 }, // 49
		{ k: "literal", literal: 12, to: 9 }, // 50
		{ k: "op", do: { op: "close" }, to: 2 }, // 51
		{ k: "literal", literal: 0, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "fork", to: [53, 51] }, // 54
		{ k: "literal", literal: 1, to: 54 }, // 55
		{ k: "look", body: 12, to: 54 }, // 56
		{ k: "op", do: { op: "repair", code: 1 }, to: 56 }, // 57
		{ k: "fork", to: [55, 57] }, // 58
		{ k: "fork", to: [72, 58] }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "op", do: { op: "settle" }, to: 60 }, // 61
		{ k: "look", body: 22, to: 61 }, // 62
		{ k: "literal", literal: 3, to: 62 }, // 63
		{ k: "text", field: "value", typed: false, stray: false, exits: 63, stops: [3] }, // 64
		{ k: "literal", literal: 4, to: 64 }, // 65
		{ k: "text", field: "value", typed: true, stray: false, exits: 63, stops: [3] }, // 66
		{ k: "literal", literal: 5, to: 66 }, // 67
		{ k: "literal", literal: 6, to: 66 }, // 68
		{ k: "op", do: { op: "repair", code: 2 }, to: 68 }, // 69
		{ k: "fork", to: [65, 67, 69] }, // 70
		{ k: "atom", kind: "word", field: "key", to: 70 }, // 71
		{ k: "literal", literal: 7, to: 71 }, // 72
		{ k: "space", greedy: true, to: 58 }, // 73
		{ k: "value", py: false, field: "arguments", to: 73 }, // 74
		{ k: "fork", to: [59, 74] }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 6, to: 76 }, // 77
		{ k: "look", body: 44, to: 77 }, // 78
		{ k: "slot", slot: "tool", field: "name", to: 78 }, // 79
		{ k: "literal", literal: 11, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 0 }, to: 80 }, // 81
		{ k: "op", do: { op: "open", unit: 1 }, to: 81 }, // 82
	],
};
