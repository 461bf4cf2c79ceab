// Generated from grammars/hermes.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a JSON object between <tool_call> tags */
export const hermes: Format = {
	version: 1,
	name: "hermes",
	title: "a JSON object between <tool_call> tags",
	aliases: ["qwen", "qwen25", "qwen2", "qwen2_5", "qwen2_5_vl", "qwen3", "qwen_3", "qwen3_moe", "qwen3_next", "qwen3_vl", "qwen3-thinking", "qwen3-vl-instruct", "qwen3-vl-thinking", "qwq", "hermes_2_pro"],
	models: ["NousResearch/Hermes-*", "NousResearch/DeepHermes-*", "Qwen/Qwen2.5-*", "Qwen/Qwen3-*", "Qwen/QwQ-*", "deepcogito/cogito-v1-*", "HuggingFaceTB/SmolLM3-*", "EssentialAI/rnj-1*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "<|im_end|>", "<|endoftext|>"],
	ends: ["<|im_end|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 206,
	lenient: ["doubled-braces", "doubled-open", "array", "other-tag"],
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
		"\n</think>", // 14
		"\r\n</think>", // 15
	],
	openings: [1, 3, 11, 13],
	start: 1,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 84 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 3, 11, 13], after: 1, closable: [18, 19, 20], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 3, 11, 13], after: 1, closable: [18, 19, 20, 25], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 3, 11, 13], after: 1, closable: [18, 19, 20], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [1, 3, 11, 13], after: 40, closable: [42], closableByLoop: [], pairs: false }, // 3
		{ closes: [10], openings: [1, 3, 11, 13], after: 1, closable: [18, 58, 59], closableByLoop: [], pairs: false }, // 4
		{ closes: [12], openings: [1, 3, 11, 13], after: 1, closable: [18, 65, 66], closableByLoop: [], pairs: false }, // 5
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "text", field: "content", typed: false, stray: false, exits: 2, stops: [1, 3, 11, 13] }, // 1
		{ k: "fork", to: [17, 24, 31, 35, 57, 64, 71, 0] }, // 2
		{ k: "op", do: { op: "settle" }, to: 1 }, // 3
		{ k: "eol", to: 3 }, // 4
		{ k: "fork", to: [4, 3] }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "literal", literal: 0, to: 7 }, // 8
		{ k: "eol", to: 8 }, // 9
		{ k: "fork", to: [9, 8] }, // 10
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 10, stops: [14, 15, 0] }, // 11
		{ k: "eol", to: 11 }, // 12
		{ k: "fork", to: [12, 11] }, // 13
		{ k: "literal", literal: 1, to: 13 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "op", do: { op: "close" }, to: 1 }, // 18
		{ k: "literal", literal: 2, to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 3, to: 22 }, // 23
		{ k: "op", do: { op: "open", unit: 0 }, to: 23 }, // 24
		{ k: "literal", literal: 4, to: 20 }, // 25
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 25 }, // 26
		{ k: "literal", literal: 5, to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "literal", literal: 3, to: 28 }, // 29
		{ k: "op", do: { op: "repair", code: 0 }, to: 29 }, // 30
		{ k: "op", do: { op: "open", unit: 1 }, to: 30 }, // 31
		{ k: "space", greedy: true, to: 23 }, // 32
		{ k: "literal", literal: 3, to: 32 }, // 33
		{ k: "op", do: { op: "repair", code: 1 }, to: 33 }, // 34
		{ k: "op", do: { op: "open", unit: 2 }, to: 34 }, // 35
		{ k: "literal", literal: 2, to: 1 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 6, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "text", field: "content", typed: false, stray: true, exits: 41, stops: null }, // 40
		{ k: "fork", to: [44, 47, 39, 48] }, // 41
		{ k: "op", do: { op: "close" }, to: 40 }, // 42
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 42 }, // 43
		{ k: "op", do: { op: "open", unit: 3 }, to: 43 }, // 44
		{ k: "space", greedy: true, to: 40 }, // 45
		{ k: "literal", literal: 7, to: 45 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "op", do: { op: "leave" }, to: 2 }, // 48
		{ k: "literal", literal: 8, to: 0 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "literal", literal: 5, to: 50 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "look", body: 52, to: 45 }, // 53
		{ k: "literal", literal: 9, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "literal", literal: 3, to: 55 }, // 56
		{ k: "op", do: { op: "repair", code: 2 }, to: 56 }, // 57
		{ k: "literal", literal: 10, to: 18 }, // 58
		{ k: "space", greedy: true, to: 58 }, // 59
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 11, to: 61 }, // 62
		{ k: "op", do: { op: "repair", code: 3 }, to: 62 }, // 63
		{ k: "op", do: { op: "open", unit: 4 }, to: 63 }, // 64
		{ k: "literal", literal: 12, to: 18 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 13, to: 68 }, // 69
		{ k: "op", do: { op: "repair", code: 3 }, to: 69 }, // 70
		{ k: "op", do: { op: "open", unit: 5 }, to: 70 }, // 71
		{ k: "op", do: { op: "settle" }, to: 0 }, // 72
		{ k: "eol", to: 1 }, // 73
		{ k: "fork", to: [73, 1] }, // 74
		{ k: "eol", to: 74 }, // 75
		{ k: "fork", to: [75, 74] }, // 76
		{ k: "literal", literal: 0, to: 76 }, // 77
		{ k: "eol", to: 77 }, // 78
		{ k: "fork", to: [78, 77] }, // 79
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 79, stops: [14, 15, 0] }, // 80
		{ k: "eol", to: 80 }, // 81
		{ k: "fork", to: [81, 80] }, // 82
		{ k: "literal", literal: 1, to: 82 }, // 83
		{ k: "fork", to: [83, 82] }, // 84
	],
};
