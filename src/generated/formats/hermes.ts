// Generated from grammars/hermes.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between <tool_call> tags */
export const hermes: Format = {
	version: 2,
	name: "hermes",
	title: "a JSON object between <tool_call> tags",
	aliases: ["qwen", "qwen25", "qwen2", "qwen2_5", "qwen2_5_vl", "qwen3", "qwen_3", "qwen3_moe", "qwen3_next", "qwen3_vl", "qwen3-thinking", "qwen3-vl-instruct", "qwen3-vl-thinking", "qwq", "hermes_2_pro"],
	models: ["NousResearch/Hermes-*", "NousResearch/DeepHermes-*", "Qwen/Qwen2.5-*", "Qwen/Qwen3-*", "Qwen/QwQ-*", "deepcogito/cogito-v1-*", "HuggingFaceTB/SmolLM3-*", "EssentialAI/rnj-1*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>", "<|endoftext|>"],
	ends: ["<|im_end|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 987,
	lenient: ["doubled-braces", "doubled-open", "array", "other-tag", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"<tool_call>", // 3
		"}", // 4
		"{", // 5
		"]", // 6
		",", // 7
		"\"", // 8
		"[", // 9
		"</tools>", // 10
		"<tools>", // 11
		"</function-call>", // 12
		"<function-call>", // 13
		":", // 14
		"arguments", // 15
		"name", // 16
		"|>", // 17
		"<|", // 18
		"\n</think>", // 19
		"\r\n</think>", // 20
	],
	openings: [1, 3, 11, 13],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 117 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 3, 11, 13], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 3, 11, 13], after: 2, closable: [20, 21, 22, 27], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 3, 11, 13], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [1, 3, 11, 13], after: 42, closable: [45], closableByLoop: [], pairs: false }, // 3
		{ closes: [10], openings: [1, 3, 11, 13], after: 2, closable: [20, 61, 62], closableByLoop: [], pairs: false }, // 4
		{ closes: [12], openings: [1, 3, 11, 13], after: 2, closable: [20, 68, 69], closableByLoop: [], pairs: false }, // 5
		{ closes: [2], openings: [1, 3, 11, 13], after: 2, closable: [20, 75, 76, 77], closableByLoop: [], pairs: false }, // 6
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 11, 13, 18], stray: false }, // 2
		{ k: "fork", to: [19, 26, 33, 37, 60, 67, 74, 104, 0] }, // 3
		{ k: "fork", to: [19, 26, 33, 37, 60, 67, 74, 104] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [19, 20, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 3, to: 24 }, // 25
		{ k: "op", do: { op: "open", unit: 0 }, to: 25 }, // 26
		{ k: "literal", literal: 4, to: 22 }, // 27
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 27 }, // 28
		{ k: "literal", literal: 5, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "literal", literal: 3, to: 30 }, // 31
		{ k: "op", do: { op: "repair", code: 0 }, to: 31 }, // 32
		{ k: "op", do: { op: "open", unit: 1 }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 25 }, // 34
		{ k: "literal", literal: 3, to: 34 }, // 35
		{ k: "op", do: { op: "repair", code: 1 }, to: 35 }, // 36
		{ k: "op", do: { op: "open", unit: 2 }, to: 36 }, // 37
		{ k: "literal", literal: 2, to: 2 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 6, to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "text", field: "content", typed: false, exits: 43, stops: null, stray: true, section: { entry: 44, proof: false, content: false } }, // 42
		{ k: "fork", to: [47, 50, 41, 51] }, // 43
		{ k: "fork", to: [47] }, // 44
		{ k: "op", do: { op: "close" }, to: 42 }, // 45
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 45 }, // 46
		{ k: "op", do: { op: "open", unit: 3 }, to: 46 }, // 47
		{ k: "space", greedy: true, to: 42 }, // 48
		{ k: "literal", literal: 7, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "op", do: { op: "leave" }, to: 4 }, // 51
		{ k: "literal", literal: 8, to: 0 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 5, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "look", body: 55, to: 48 }, // 56
		{ k: "literal", literal: 9, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "literal", literal: 3, to: 58 }, // 59
		{ k: "op", do: { op: "repair", code: 2 }, to: 59 }, // 60
		{ k: "literal", literal: 10, to: 20 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 11, to: 64 }, // 65
		{ k: "op", do: { op: "repair", code: 3 }, to: 65 }, // 66
		{ k: "op", do: { op: "open", unit: 4 }, to: 66 }, // 67
		{ k: "literal", literal: 12, to: 20 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "literal", literal: 13, to: 71 }, // 72
		{ k: "op", do: { op: "repair", code: 3 }, to: 72 }, // 73
		{ k: "op", do: { op: "open", unit: 5 }, to: 73 }, // 74
		{ k: "op", do: { op: "commit" }, to: 20 }, // 75
		{ k: "literal", literal: 2, to: 75 }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 77 }, // 78
		{ k: "literal", literal: 14, to: 0 }, // 79
		{ k: "space", greedy: true, to: 79 }, // 80
		{ k: "literal", literal: 8, to: 80 }, // 81
		{ k: "literal", literal: 15, to: 81 }, // 82
		{ k: "literal", literal: 8, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "literal", literal: 7, to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 8, to: 86 }, // 87
		{ k: "slot", slot: "tool", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 8, to: 88 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "literal", literal: 14, to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 8, to: 92 }, // 93
		{ k: "literal", literal: 16, to: 93 }, // 94
		{ k: "literal", literal: 8, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 5, to: 96 }, // 97
		{ k: "look", body: 97, to: 78 }, // 98
		{ k: "space", greedy: true, to: 98 }, // 99
		{ k: "literal", literal: 17, to: 99 }, // 100
		{ k: "atom", kind: "word", field: "skip", to: 100 }, // 101
		{ k: "literal", literal: 18, to: 101 }, // 102
		{ k: "op", do: { op: "repair", code: 4 }, to: 102 }, // 103
		{ k: "op", do: { op: "open", unit: 6 }, to: 103 }, // 104
		{ k: "op", do: { op: "settle" }, to: 0 }, // 105
		{ k: "eol", to: 2 }, // 106
		{ k: "fork", to: [106, 2] }, // 107
		{ k: "eol", to: 107 }, // 108
		{ k: "fork", to: [108, 107] }, // 109
		{ k: "literal", literal: 0, to: 109 }, // 110
		{ k: "eol", to: 110 }, // 111
		{ k: "fork", to: [111, 110] }, // 112
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 112, stops: [19, 20, 0] }, // 113
		{ k: "eol", to: 113 }, // 114
		{ k: "fork", to: [114, 113] }, // 115
		{ k: "literal", literal: 1, to: 115 }, // 116
		{ k: "fork", to: [116, 115] }, // 117
	],
};
