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
	lenient: ["no-bracket", "name-outside", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</TOOLCALL>", // 2
		"]", // 3
		",", // 4
		"{", // 5
		"[", // 6
		"<TOOLCALL>", // 7
		":", // 8
		"\"", // 9
		"arguments", // 10
		"name", // 11
		"|>", // 12
		"<|", // 13
		"\n</think>", // 14
		"\r\n</think>", // 15
	],
	openings: [1, 7],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 121 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1, 7], after: 29, closable: [32], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [2, 1, 7], after: 49, closable: [52], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 7], after: 2, closable: [62, 63, 64], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [2, 1, 7], after: 71, closable: [74], closableByLoop: [], pairs: false }, // 3
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 7, 13], stray: false }, // 2
		{ k: "fork", to: [19, 46, 61, 70, 108, 0] }, // 3
		{ k: "fork", to: [19, 46, 61, 70, 108] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [14, 15, 0] }, // 13
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
		{ k: "text", field: "content", typed: false, exits: 30, stops: null, stray: true, section: { entry: 31, proof: false, content: false } }, // 29
		{ k: "fork", to: [34, 37, 28, 38] }, // 30
		{ k: "fork", to: [34, 28] }, // 31
		{ k: "op", do: { op: "close" }, to: 29 }, // 32
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 32 }, // 33
		{ k: "op", do: { op: "open", unit: 0 }, to: 33 }, // 34
		{ k: "space", greedy: true, to: 29 }, // 35
		{ k: "literal", literal: 4, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "op", do: { op: "leave" }, to: 4 }, // 38
		{ k: "literal", literal: 5, to: 0 }, // 39
		{ k: "literal", literal: 3, to: 0 }, // 40
		{ k: "fork", to: [39, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "look", body: 42, to: 35 }, // 43
		{ k: "literal", literal: 6, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 7, to: 45 }, // 46
		{ k: "fork", to: [24, 23] }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "text", field: "content", typed: false, exits: 50, stops: null, stray: true, section: { entry: 51, proof: false, content: false } }, // 49
		{ k: "fork", to: [54, 57, 48, 38] }, // 50
		{ k: "fork", to: [54] }, // 51
		{ k: "op", do: { op: "close" }, to: 49 }, // 52
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 52 }, // 53
		{ k: "op", do: { op: "open", unit: 1 }, to: 53 }, // 54
		{ k: "space", greedy: true, to: 49 }, // 55
		{ k: "literal", literal: 4, to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "space", greedy: true, to: 39 }, // 58
		{ k: "look", body: 58, to: 55 }, // 59
		{ k: "literal", literal: 7, to: 59 }, // 60
		{ k: "op", do: { op: "repair", code: 0 }, to: 60 }, // 61
		{ k: "op", do: { op: "close" }, to: 2 }, // 62
		{ k: "literal", literal: 2, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "value", py: false, field: "arguments", to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "atom", kind: "word", field: "name", to: 66 }, // 67
		{ k: "literal", literal: 7, to: 67 }, // 68
		{ k: "op", do: { op: "repair", code: 1 }, to: 68 }, // 69
		{ k: "op", do: { op: "open", unit: 2 }, to: 69 }, // 70
		{ k: "text", field: "content", typed: false, exits: 72, stops: null, stray: true, section: { entry: 73, proof: false, content: false } }, // 71
		{ k: "fork", to: [76, 79, 28, 38] }, // 72
		{ k: "fork", to: [76, 28] }, // 73
		{ k: "op", do: { op: "close" }, to: 71 }, // 74
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 74 }, // 75
		{ k: "op", do: { op: "open", unit: 3 }, to: 75 }, // 76
		{ k: "space", greedy: true, to: 71 }, // 77
		{ k: "literal", literal: 4, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "look", body: 42, to: 77 }, // 80
		{ k: "literal", literal: 6, to: 80 }, // 81
		{ k: "literal", literal: 8, to: 0 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 9, to: 83 }, // 84
		{ k: "literal", literal: 10, to: 84 }, // 85
		{ k: "literal", literal: 9, to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 4, to: 87 }, // 88
		{ k: "space", greedy: true, to: 88 }, // 89
		{ k: "literal", literal: 9, to: 89 }, // 90
		{ k: "slot", slot: "tool", field: "skip", to: 90 }, // 91
		{ k: "literal", literal: 9, to: 91 }, // 92
		{ k: "space", greedy: true, to: 92 }, // 93
		{ k: "literal", literal: 8, to: 93 }, // 94
		{ k: "space", greedy: true, to: 94 }, // 95
		{ k: "literal", literal: 9, to: 95 }, // 96
		{ k: "literal", literal: 11, to: 96 }, // 97
		{ k: "literal", literal: 9, to: 97 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 5, to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 6, to: 101 }, // 102
		{ k: "look", body: 102, to: 81 }, // 103
		{ k: "space", greedy: true, to: 103 }, // 104
		{ k: "literal", literal: 12, to: 104 }, // 105
		{ k: "atom", kind: "word", field: "skip", to: 105 }, // 106
		{ k: "literal", literal: 13, to: 106 }, // 107
		{ k: "op", do: { op: "repair", code: 2 }, to: 107 }, // 108
		{ k: "op", do: { op: "settle" }, to: 0 }, // 109
		{ k: "eol", to: 2 }, // 110
		{ k: "fork", to: [110, 2] }, // 111
		{ k: "eol", to: 111 }, // 112
		{ k: "fork", to: [112, 111] }, // 113
		{ k: "literal", literal: 0, to: 113 }, // 114
		{ k: "eol", to: 114 }, // 115
		{ k: "fork", to: [115, 114] }, // 116
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 116, stops: [14, 15, 0] }, // 117
		{ k: "eol", to: 117 }, // 118
		{ k: "fork", to: [118, 117] }, // 119
		{ k: "literal", literal: 1, to: 119 }, // 120
		{ k: "fork", to: [120, 119] }, // 121
	],
};
