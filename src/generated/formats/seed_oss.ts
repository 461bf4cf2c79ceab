// Generated from grammars/seed_oss.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";

/** <function=NAME> with one <parameter=KEY> per argument, in <seed:tool_call> */
export const seed_oss: Format = {
	version: 2,
	name: "seed_oss",
	title: "<function=NAME> with one <parameter=KEY> per argument, in <seed:tool_call>",
	aliases: ["seed-oss"],
	models: ["ByteDance-Seed/Seed-OSS-*"],
	tokens: ["<seed:tool_call>", "</seed:tool_call>", "<seed:think>", "</seed:think>", "<seed:eos>"],
	ends: ["<seed:eos>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 428,
	lenient: ["bare", "unclosed-value", "unclosed-function"],
	literals: [
		"</seed:think>", // 0
		"<seed:think>", // 1
		"</seed:tool_call>", // 2
		"</function>", // 3
		"<parameter=", // 4
		"</parameter>", // 5
		">", // 6
		"<function=", // 7
		"<seed:tool_call>", // 8
		"\n<parameter=", // 9
		"\r\n<parameter=", // 10
		"\n</function>", // 11
		"\r\n</function>", // 12
	],
	openings: [1, 8, 7],
	kinds: [pairsKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<seed:think>", "<seed:think>\n"], node: 107 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 8, 7], after: 2, closable: [14, 16, 55, 56, 57, 58, 59], closableByLoop: [15, 17, 18, 19, 20, 21, 22, 27, 28, 32, 33, 34, 40, 41, 42, 43, 45, 46, 47, 48, 60, 61, 62], pairs: true }, // 0
		{ closes: [3, 2], openings: [1, 8, 7], after: 2, closable: [14, 15, 16, 68, 92, 93], closableByLoop: [69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 94, 95, 96], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 7], stray: false }, // 2
		{ k: "fork", to: [13, 67, 100, 0] }, // 3
		{ k: "fork", to: [13, 67, 100] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 8, stops: [0] }, // 9
		{ k: "literal", literal: 1, to: 9 }, // 10
		{ k: "assert", what: "start", to: 10 }, // 11
		{ k: "assert", what: "line", to: 10 }, // 12
		{ k: "fork", to: [11, 12] }, // 13
		{ k: "op", do: { op: "close" }, to: 2 }, // 14
		{ k: "literal", literal: 2, to: 14 }, // 15
		{ k: "space", greedy: true, to: 15 }, // 16
		{ k: "literal", literal: 3, to: 16 }, // 17
		{ k: "op", do: { op: "repair", code: 2 }, to: 15 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "fork", to: [52, 19] }, // 20
		{ k: "space", greedy: true, to: 20 }, // 21
		{ k: "op", do: { op: "settle" }, to: 21 }, // 22
		{ k: "literal", literal: 4, to: 0 }, // 23
		{ k: "literal", literal: 3, to: 0 }, // 24
		{ k: "fork", to: [23, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "look", body: 26, to: 22 }, // 27
		{ k: "literal", literal: 5, to: 27 }, // 28
		{ k: "literal", literal: 6, to: 0 }, // 29
		{ k: "slot", slot: "prop", field: "skip", to: 29 }, // 30
		{ k: "literal", literal: 4, to: 30 }, // 31
		{ k: "look", body: 31, to: 22 }, // 32
		{ k: "eol", to: 32 }, // 33
		{ k: "op", do: { op: "repair", code: 1 }, to: 33 }, // 34
		{ k: "literal", literal: 2, to: 0 }, // 35
		{ k: "assert", what: "end", to: 0 }, // 36
		{ k: "fork", to: [35, 36] }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 3, to: 38 }, // 39
		{ k: "look", body: 39, to: 22 }, // 40
		{ k: "eol", to: 40 }, // 41
		{ k: "fork", to: [41, 40] }, // 42
		{ k: "op", do: { op: "repair", code: 1 }, to: 42 }, // 43
		{ k: "space", greedy: true, to: 35 }, // 44
		{ k: "look", body: 44, to: 22 }, // 45
		{ k: "literal", literal: 5, to: 45 }, // 46
		{ k: "op", do: { op: "repair", code: 2 }, to: 46 }, // 47
		{ k: "fork", to: [28, 34, 43, 47] }, // 48
		{ k: "text", field: "value", typed: true, stray: false, exits: 48, stops: [5, 9, 10, 11, 12, 3] }, // 49
		{ k: "literal", literal: 6, to: 49 }, // 50
		{ k: "atom", kind: "word", field: "key", to: 50 }, // 51
		{ k: "literal", literal: 4, to: 51 }, // 52
		{ k: "op", do: { op: "commit" }, to: 51 }, // 53
		{ k: "literal", literal: 4, to: 53 }, // 54
		{ k: "op", do: { op: "commit" }, to: 16 }, // 55
		{ k: "literal", literal: 3, to: 55 }, // 56
		{ k: "op", do: { op: "commit" }, to: 14 }, // 57
		{ k: "literal", literal: 2, to: 57 }, // 58
		{ k: "op", do: { op: "repair", code: 2 }, to: 58 }, // 59
		{ k: "fork", to: [54, 56, 59] }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 6, to: 61 }, // 62
		{ k: "atom", kind: "word", field: "name", to: 62 }, // 63
		{ k: "literal", literal: 7, to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 8, to: 65 }, // 66
		{ k: "op", do: { op: "open", unit: 0 }, to: 66 }, // 67
		{ k: "fork", to: [16, 14] }, // 68
		{ k: "literal", literal: 3, to: 68 }, // 69
		{ k: "fork", to: [89, 69] }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "op", do: { op: "settle" }, to: 71 }, // 72
		{ k: "look", body: 26, to: 72 }, // 73
		{ k: "literal", literal: 5, to: 73 }, // 74
		{ k: "look", body: 31, to: 72 }, // 75
		{ k: "eol", to: 75 }, // 76
		{ k: "op", do: { op: "repair", code: 1 }, to: 76 }, // 77
		{ k: "look", body: 39, to: 72 }, // 78
		{ k: "eol", to: 78 }, // 79
		{ k: "fork", to: [79, 78] }, // 80
		{ k: "op", do: { op: "repair", code: 1 }, to: 80 }, // 81
		{ k: "look", body: 44, to: 72 }, // 82
		{ k: "literal", literal: 5, to: 82 }, // 83
		{ k: "op", do: { op: "repair", code: 2 }, to: 83 }, // 84
		{ k: "fork", to: [74, 77, 81, 84] }, // 85
		{ k: "text", field: "value", typed: true, stray: false, exits: 85, stops: [5, 9, 10, 11, 12, 3] }, // 86
		{ k: "literal", literal: 6, to: 86 }, // 87
		{ k: "atom", kind: "word", field: "key", to: 87 }, // 88
		{ k: "literal", literal: 4, to: 88 }, // 89
		{ k: "op", do: { op: "commit" }, to: 88 }, // 90
		{ k: "literal", literal: 4, to: 90 }, // 91
		{ k: "op", do: { op: "commit" }, to: 68 }, // 92
		{ k: "literal", literal: 3, to: 92 }, // 93
		{ k: "fork", to: [91, 93] }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 6, to: 95 }, // 96
		{ k: "slot", slot: "tool", field: "name", to: 96 }, // 97
		{ k: "literal", literal: 7, to: 97 }, // 98
		{ k: "op", do: { op: "repair", code: 0 }, to: 98 }, // 99
		{ k: "op", do: { op: "open", unit: 1 }, to: 99 }, // 100
		{ k: "op", do: { op: "settle" }, to: 0 }, // 101
		{ k: "eol", to: 2 }, // 102
		{ k: "fork", to: [102, 2] }, // 103
		{ k: "literal", literal: 0, to: 103 }, // 104
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 104, stops: [0] }, // 105
		{ k: "literal", literal: 1, to: 105 }, // 106
		{ k: "fork", to: [106, 105] }, // 107
	],
};
