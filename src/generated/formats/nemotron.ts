// Generated from grammars/nemotron.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON array between <TOOLCALL> tags */
export const nemotron: Format = {
	version: 2,
	name: "nemotron",
	title: "a JSON array between <TOOLCALL> tags",
	aliases: ["nemotron_deci", "nemotron_json", "nemotron_nano_v2", "llama_nemotron_json"],
	models: ["nvidia/NVIDIA-Nemotron-Nano-9B-v2*", "nvidia/NVIDIA-Nemotron-Nano-12B-v2*", "nvidia/nemotron-nano-9b-v2*", "nvidia/nemotron-nano-12b-v2*", "nvidia/Llama-3_3-Nemotron-Super-49B-v1*", "nvidia/Llama-3.1-Nemotron-Nano-*", "nvidia/Llama-3_1-Nemotron-Ultra-*"],
	tokens: ["<SPECIAL_12>", "<|eot_id|>"],
	ends: ["<SPECIAL_12>", "<|eot_id|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-bracket", "name-outside", "signs-around", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</TOOLCALL>", // 2
		"]", // 3
		",", // 4
		"}", // 5
		"{", // 6
		"[", // 7
		"<TOOLCALL>", // 8
		":", // 9
		"\"", // 10
		"arguments", // 11
		"name", // 12
		"|>", // 13
		"<|", // 14
		"\n</think>", // 15
		"\r\n</think>", // 16
	],
	openings: [1, 8],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 124 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1, 8], after: 29, closable: [32, 37, 38, 39, 40, 41, 42], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [2, 1, 8], after: 58, closable: [61], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 8], after: 2, closable: [71, 72, 73], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [2, 1, 8], after: 80, closable: [83, 84, 85, 86, 87, 88, 89], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 8, 14], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 55, 70, 79, 123, 0] }, // 3
		{ k: "fork", to: [19, 55, 70, 79, 123] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [15, 16, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "literal", literal: 2, to: 2 }, // 20
		{ k: "assert", what: "end", to: 2 }, // 21
		{ k: "fork", to: [20, 21] }, // 22
		{ k: "space", greedy: true, to: 22 }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "space", greedy: true, to: 20 }, // 26
		{ k: "op", do: { op: "repair", code: 0 }, to: 26 }, // 27
		{ k: "fork", to: [25, 27] }, // 28
		{ k: "text", field: "content", typed: false, exits: 30, stops: null, terminators: [], stray: true, section: { entry: 31, proof: false, content: false } }, // 29
		{ k: "fork", to: [44, 47, 28, 48] }, // 30
		{ k: "fork", to: [44, 28] }, // 31
		{ k: "op", do: { op: "close" }, to: 29 }, // 32
		{ k: "literal", literal: 4, to: 0 }, // 33
		{ k: "literal", literal: 3, to: 0 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "look", body: 36, to: 32 }, // 37
		{ k: "fork", to: [40, 37] }, // 38
		{ k: "literal", literal: 5, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "op", do: { op: "repair", code: 2 }, to: 40 }, // 41
		{ k: "fork", to: [32, 41] }, // 42
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 42 }, // 43
		{ k: "op", do: { op: "open", unit: 0 }, to: 43 }, // 44
		{ k: "space", greedy: true, to: 29 }, // 45
		{ k: "literal", literal: 4, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "op", do: { op: "leave" }, to: 4 }, // 48
		{ k: "literal", literal: 6, to: 0 }, // 49
		{ k: "fork", to: [49, 34] }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "look", body: 51, to: 45 }, // 52
		{ k: "literal", literal: 7, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "literal", literal: 8, to: 54 }, // 55
		{ k: "fork", to: [24, 23] }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "text", field: "content", typed: false, exits: 59, stops: null, terminators: [], stray: true, section: { entry: 60, proof: false, content: false } }, // 58
		{ k: "fork", to: [63, 66, 57, 48] }, // 59
		{ k: "fork", to: [63] }, // 60
		{ k: "op", do: { op: "close" }, to: 58 }, // 61
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 61 }, // 62
		{ k: "op", do: { op: "open", unit: 1 }, to: 62 }, // 63
		{ k: "space", greedy: true, to: 58 }, // 64
		{ k: "literal", literal: 4, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "space", greedy: true, to: 49 }, // 67
		{ k: "look", body: 67, to: 64 }, // 68
		{ k: "literal", literal: 8, to: 68 }, // 69
		{ k: "op", do: { op: "repair", code: 0 }, to: 69 }, // 70
		{ k: "op", do: { op: "close" }, to: 2 }, // 71
		{ k: "literal", literal: 2, to: 71 }, // 72
		{ k: "space", greedy: true, to: 72 }, // 73
		{ k: "value", py: false, field: "arguments", to: 73 }, // 74
		{ k: "space", greedy: true, to: 74 }, // 75
		{ k: "atom", kind: "word", field: "name", to: 75 }, // 76
		{ k: "literal", literal: 8, to: 76 }, // 77
		{ k: "op", do: { op: "repair", code: 1 }, to: 77 }, // 78
		{ k: "op", do: { op: "open", unit: 2 }, to: 78 }, // 79
		{ k: "text", field: "content", typed: false, exits: 81, stops: null, terminators: [], stray: true, section: { entry: 82, proof: false, content: false } }, // 80
		{ k: "fork", to: [91, 94, 28, 48] }, // 81
		{ k: "fork", to: [91, 28] }, // 82
		{ k: "op", do: { op: "close" }, to: 80 }, // 83
		{ k: "look", body: 36, to: 83 }, // 84
		{ k: "fork", to: [87, 84] }, // 85
		{ k: "literal", literal: 5, to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "op", do: { op: "repair", code: 2 }, to: 87 }, // 88
		{ k: "fork", to: [83, 88] }, // 89
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 89 }, // 90
		{ k: "op", do: { op: "open", unit: 3 }, to: 90 }, // 91
		{ k: "space", greedy: true, to: 80 }, // 92
		{ k: "literal", literal: 4, to: 92 }, // 93
		{ k: "space", greedy: true, to: 93 }, // 94
		{ k: "look", body: 51, to: 92 }, // 95
		{ k: "literal", literal: 7, to: 95 }, // 96
		{ k: "literal", literal: 9, to: 0 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "literal", literal: 10, to: 98 }, // 99
		{ k: "literal", literal: 11, to: 99 }, // 100
		{ k: "literal", literal: 10, to: 100 }, // 101
		{ k: "space", greedy: true, to: 101 }, // 102
		{ k: "literal", literal: 4, to: 102 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 10, to: 104 }, // 105
		{ k: "slot", slot: "tool", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 10, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 9, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 10, to: 110 }, // 111
		{ k: "literal", literal: 12, to: 111 }, // 112
		{ k: "literal", literal: 10, to: 112 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 6, to: 114 }, // 115
		{ k: "space", greedy: true, to: 115 }, // 116
		{ k: "literal", literal: 7, to: 116 }, // 117
		{ k: "look", body: 117, to: 96 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 13, to: 119 }, // 120
		{ k: "atom", kind: "word", field: "skip", to: 120 }, // 121
		{ k: "literal", literal: 14, to: 121 }, // 122
		{ k: "op", do: { op: "repair", code: 3 }, to: 122 }, // 123
		{ k: "fork", to: [16, 15] }, // 124
	],
};
