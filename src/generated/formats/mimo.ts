// Generated from grammars/mimo.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME> with one <parameter=KEY> per argument, values without a frame */
export const mimo: Format = {
	version: 2,
	name: "mimo",
	title: "<function=NAME> with one <parameter=KEY> per argument, values without a frame",
	aliases: ["mimov2_flash", "mimo_v2"],
	models: ["XiaomiMiMo/MiMo-*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 417,
	lenient: ["bare", "unclosed-value"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"</function>", // 3
		"<parameter=", // 4
		"</parameter>", // 5
		">", // 6
		"<function=", // 7
		"<tool_call>", // 8
		"\n</think>", // 9
		"\r\n</think>", // 10
		"\n</function>", // 11
		"\r\n</function>", // 12
	],
	openings: [1, 8, 7],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 98 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 49, 50], closableByLoop: [23, 24, 25, 26, 31, 32, 38, 39, 40, 41, 42, 51, 52, 53], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 8, 7], after: 2, closable: [20, 21, 22, 59, 77, 78], closableByLoop: [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 79, 80, 81], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 7], stray: false }, // 2
		{ k: "fork", to: [19, 58, 85, 0] }, // 3
		{ k: "fork", to: [19, 58, 85] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [9, 10, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 3, to: 22 }, // 23
		{ k: "fork", to: [46, 23] }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "op", do: { op: "settle" }, to: 25 }, // 26
		{ k: "literal", literal: 4, to: 0 }, // 27
		{ k: "literal", literal: 3, to: 0 }, // 28
		{ k: "fork", to: [27, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "look", body: 30, to: 26 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "literal", literal: 2, to: 0 }, // 33
		{ k: "assert", what: "end", to: 0 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 3, to: 36 }, // 37
		{ k: "look", body: 37, to: 26 }, // 38
		{ k: "eol", to: 38 }, // 39
		{ k: "fork", to: [39, 38] }, // 40
		{ k: "op", do: { op: "repair", code: 1 }, to: 40 }, // 41
		{ k: "fork", to: [32, 41] }, // 42
		{ k: "text", field: "value", typed: true, stray: false, exits: 42, stops: [5, 11, 12, 3] }, // 43
		{ k: "literal", literal: 6, to: 43 }, // 44
		{ k: "atom", kind: "word", field: "key", to: 44 }, // 45
		{ k: "literal", literal: 4, to: 45 }, // 46
		{ k: "op", do: { op: "commit" }, to: 45 }, // 47
		{ k: "literal", literal: 4, to: 47 }, // 48
		{ k: "op", do: { op: "commit" }, to: 22 }, // 49
		{ k: "literal", literal: 3, to: 49 }, // 50
		{ k: "fork", to: [48, 50] }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 6, to: 52 }, // 53
		{ k: "atom", kind: "word", field: "name", to: 53 }, // 54
		{ k: "literal", literal: 7, to: 54 }, // 55
		{ k: "space", greedy: true, to: 55 }, // 56
		{ k: "literal", literal: 8, to: 56 }, // 57
		{ k: "op", do: { op: "open", unit: 0 }, to: 57 }, // 58
		{ k: "fork", to: [22, 20] }, // 59
		{ k: "literal", literal: 3, to: 59 }, // 60
		{ k: "fork", to: [74, 60] }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "op", do: { op: "settle" }, to: 62 }, // 63
		{ k: "look", body: 30, to: 63 }, // 64
		{ k: "literal", literal: 5, to: 64 }, // 65
		{ k: "look", body: 37, to: 63 }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "fork", to: [67, 66] }, // 68
		{ k: "op", do: { op: "repair", code: 1 }, to: 68 }, // 69
		{ k: "fork", to: [65, 69] }, // 70
		{ k: "text", field: "value", typed: true, stray: false, exits: 70, stops: [5, 11, 12, 3] }, // 71
		{ k: "literal", literal: 6, to: 71 }, // 72
		{ k: "atom", kind: "word", field: "key", to: 72 }, // 73
		{ k: "literal", literal: 4, to: 73 }, // 74
		{ k: "op", do: { op: "commit" }, to: 73 }, // 75
		{ k: "literal", literal: 4, to: 75 }, // 76
		{ k: "op", do: { op: "commit" }, to: 59 }, // 77
		{ k: "literal", literal: 3, to: 77 }, // 78
		{ k: "fork", to: [76, 78] }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 6, to: 80 }, // 81
		{ k: "slot", slot: "tool", field: "name", to: 81 }, // 82
		{ k: "literal", literal: 7, to: 82 }, // 83
		{ k: "op", do: { op: "repair", code: 0 }, to: 83 }, // 84
		{ k: "op", do: { op: "open", unit: 1 }, to: 84 }, // 85
		{ k: "op", do: { op: "settle" }, to: 0 }, // 86
		{ k: "eol", to: 2 }, // 87
		{ k: "fork", to: [87, 2] }, // 88
		{ k: "eol", to: 88 }, // 89
		{ k: "fork", to: [89, 88] }, // 90
		{ k: "literal", literal: 0, to: 90 }, // 91
		{ k: "eol", to: 91 }, // 92
		{ k: "fork", to: [92, 91] }, // 93
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 93, stops: [9, 10, 0] }, // 94
		{ k: "eol", to: 94 }, // 95
		{ k: "fork", to: [95, 94] }, // 96
		{ k: "literal", literal: 1, to: 96 }, // 97
		{ k: "fork", to: [97, 96] }, // 98
	],
};
