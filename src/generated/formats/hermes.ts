// Generated from grammars/hermes.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between <tool_call> tags */
export const hermes: Format = {
	version: 2,
	name: "hermes",
	title: "a JSON object between <tool_call> tags",
	aliases: ["qwen", "qwen25", "qwen2", "qwen2_5", "qwen2_5_vl", "qwen3", "qwen_3", "qwen3_moe", "qwen3_next", "qwen3_vl", "qwen3-thinking", "qwen3-vl-instruct", "qwen3-vl-thinking", "qwq", "hermes_2_pro"],
	models: ["NousResearch/Hermes-*", "NousResearch/DeepHermes-*", "Qwen/Qwen2.5-*", "Qwen/Qwen3-*", "Qwen/QwQ-*", "deepcogito/cogito-v1-*", "HuggingFaceTB/SmolLM3-*", "EssentialAI/rnj-1*", "XiaomiMiMo/MiMo-7B-*", "XiaomiMiMo/MiMo-VL-*", "inclusionAI/Ling-2.5-*", "inclusionAI/Ring-2.5-*", "inclusionAI/Ling-*-2.*", "inclusionAI/Ling-1T*", "inclusionAI/Ring-*-2.*", "inclusionAI/Ring-1T*", "katanemo/Arch-*", "Nanbeige/Nanbeige4*", "speakleash/Bielik-11B-v3*", "RekaAI/reka-edge*", "nvidia/Nemotron-Cascade-*", "LGAI-EXAONE/K-EXAONE-236B-*", "tiiuae/Falcon3-*", "tiiuae/Falcon-H1*"],
	template: ["assistant named SmolLM"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>", "<|endoftext|>"],
	ends: ["<|im_end|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 987,
	lenient: ["doubled-braces", "doubled-open", "array", "other-tag", "signs-around", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"}", // 3
		"]", // 4
		")", // 5
		";", // 6
		"```", // 7
		"﻿", // 8
		"```json", // 9
		"(", // 10
		"<tool_call>", // 11
		"{", // 12
		",", // 13
		"\"", // 14
		"[", // 15
		"</tools>", // 16
		"<tools>", // 17
		"</function-call>", // 18
		"<function-call>", // 19
		":", // 20
		"arguments", // 21
		"name", // 22
		"|>", // 23
		"<|", // 24
		"\n</think>", // 25
		"\r\n</think>", // 26
	],
	openings: [1, 11, 17, 19],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 144 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 11, 17, 19], after: 2, closable: [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 11, 17, 19], after: 2, closable: [20, 21, 22, 45], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 11, 17, 19], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [1, 11, 17, 19], after: 63, closable: [66], closableByLoop: [], pairs: false }, // 3
		{ closes: [16], openings: [1, 11, 17, 19], after: 2, closable: [20, 82, 83], closableByLoop: [], pairs: false }, // 4
		{ closes: [18], openings: [1, 11, 17, 19], after: 2, closable: [20, 89, 90], closableByLoop: [], pairs: false }, // 5
		{ closes: [2], openings: [1, 11, 17, 19], after: 2, closable: [20, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108], closableByLoop: [], pairs: false }, // 6
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 11, 17, 19, 24], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 44, 51, 58, 81, 88, 95, 143, 0] }, // 3
		{ k: "fork", to: [19, 44, 51, 58, 81, 88, 95, 143] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [25, 26, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "fork", to: [30, 22] }, // 23
		{ k: "literal", literal: 3, to: 23 }, // 24
		{ k: "literal", literal: 4, to: 23 }, // 25
		{ k: "literal", literal: 5, to: 23 }, // 26
		{ k: "literal", literal: 6, to: 23 }, // 27
		{ k: "literal", literal: 7, to: 23 }, // 28
		{ k: "fork", to: [24, 25, 26, 27, 28] }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "repair", code: 4 }, to: 30 }, // 31
		{ k: "fork", to: [22, 31] }, // 32
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 8, to: 34 }, // 35
		{ k: "literal", literal: 9, to: 34 }, // 36
		{ k: "literal", literal: 7, to: 34 }, // 37
		{ k: "literal", literal: 10, to: 34 }, // 38
		{ k: "fork", to: [35, 36, 37, 38] }, // 39
		{ k: "op", do: { op: "repair", code: 4 }, to: 39 }, // 40
		{ k: "fork", to: [33, 40] }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 11, to: 42 }, // 43
		{ k: "op", do: { op: "open", unit: 0 }, to: 43 }, // 44
		{ k: "literal", literal: 3, to: 22 }, // 45
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 45 }, // 46
		{ k: "literal", literal: 12, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 11, to: 48 }, // 49
		{ k: "op", do: { op: "repair", code: 0 }, to: 49 }, // 50
		{ k: "op", do: { op: "open", unit: 1 }, to: 50 }, // 51
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 11, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 11, to: 55 }, // 56
		{ k: "op", do: { op: "repair", code: 1 }, to: 56 }, // 57
		{ k: "op", do: { op: "open", unit: 2 }, to: 57 }, // 58
		{ k: "literal", literal: 2, to: 2 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 4, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "text", field: "content", typed: false, exits: 64, stops: null, terminators: [], stray: true, section: { entry: 65, proof: false, content: false } }, // 63
		{ k: "fork", to: [68, 71, 62, 72] }, // 64
		{ k: "fork", to: [68] }, // 65
		{ k: "op", do: { op: "close" }, to: 63 }, // 66
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 66 }, // 67
		{ k: "op", do: { op: "open", unit: 3 }, to: 67 }, // 68
		{ k: "space", greedy: true, to: 63 }, // 69
		{ k: "literal", literal: 13, to: 69 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "op", do: { op: "leave" }, to: 4 }, // 72
		{ k: "literal", literal: 14, to: 0 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 12, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "look", body: 76, to: 69 }, // 77
		{ k: "literal", literal: 15, to: 77 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 11, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 2 }, to: 80 }, // 81
		{ k: "literal", literal: 16, to: 20 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "literal", literal: 17, to: 85 }, // 86
		{ k: "op", do: { op: "repair", code: 3 }, to: 86 }, // 87
		{ k: "op", do: { op: "open", unit: 4 }, to: 87 }, // 88
		{ k: "literal", literal: 18, to: 20 }, // 89
		{ k: "space", greedy: true, to: 89 }, // 90
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 90 }, // 91
		{ k: "space", greedy: true, to: 91 }, // 92
		{ k: "literal", literal: 19, to: 92 }, // 93
		{ k: "op", do: { op: "repair", code: 3 }, to: 93 }, // 94
		{ k: "op", do: { op: "open", unit: 5 }, to: 94 }, // 95
		{ k: "op", do: { op: "commit" }, to: 20 }, // 96
		{ k: "literal", literal: 2, to: 96 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "fork", to: [106, 98] }, // 99
		{ k: "literal", literal: 3, to: 99 }, // 100
		{ k: "literal", literal: 4, to: 99 }, // 101
		{ k: "literal", literal: 5, to: 99 }, // 102
		{ k: "literal", literal: 6, to: 99 }, // 103
		{ k: "literal", literal: 7, to: 99 }, // 104
		{ k: "fork", to: [100, 101, 102, 103, 104] }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "op", do: { op: "repair", code: 4 }, to: 106 }, // 107
		{ k: "fork", to: [98, 107] }, // 108
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 108 }, // 109
		{ k: "space", greedy: true, to: 109 }, // 110
		{ k: "literal", literal: 8, to: 110 }, // 111
		{ k: "literal", literal: 9, to: 110 }, // 112
		{ k: "literal", literal: 7, to: 110 }, // 113
		{ k: "literal", literal: 10, to: 110 }, // 114
		{ k: "fork", to: [111, 112, 113, 114] }, // 115
		{ k: "op", do: { op: "repair", code: 4 }, to: 115 }, // 116
		{ k: "fork", to: [109, 116] }, // 117
		{ k: "literal", literal: 20, to: 0 }, // 118
		{ k: "space", greedy: true, to: 118 }, // 119
		{ k: "literal", literal: 14, to: 119 }, // 120
		{ k: "literal", literal: 21, to: 120 }, // 121
		{ k: "literal", literal: 14, to: 121 }, // 122
		{ k: "space", greedy: true, to: 122 }, // 123
		{ k: "literal", literal: 13, to: 123 }, // 124
		{ k: "space", greedy: true, to: 124 }, // 125
		{ k: "literal", literal: 14, to: 125 }, // 126
		{ k: "slot", slot: "tool", field: "skip", to: 126 }, // 127
		{ k: "literal", literal: 14, to: 127 }, // 128
		{ k: "space", greedy: true, to: 128 }, // 129
		{ k: "literal", literal: 20, to: 129 }, // 130
		{ k: "space", greedy: true, to: 130 }, // 131
		{ k: "literal", literal: 14, to: 131 }, // 132
		{ k: "literal", literal: 22, to: 132 }, // 133
		{ k: "literal", literal: 14, to: 133 }, // 134
		{ k: "space", greedy: true, to: 134 }, // 135
		{ k: "literal", literal: 12, to: 135 }, // 136
		{ k: "look", body: 136, to: 117 }, // 137
		{ k: "space", greedy: true, to: 137 }, // 138
		{ k: "literal", literal: 23, to: 138 }, // 139
		{ k: "atom", kind: "word", field: "skip", to: 139 }, // 140
		{ k: "literal", literal: 24, to: 140 }, // 141
		{ k: "op", do: { op: "repair", code: 5 }, to: 141 }, // 142
		{ k: "op", do: { op: "open", unit: 6 }, to: 142 }, // 143
		{ k: "fork", to: [16, 15] }, // 144
	],
};
