// Generated from grammars/kimi_k2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a section of calls between special tokens; the id carries name and index */
export const kimik2: Format = {
	version: 1,
	name: "kimik2",
	title: "a section of calls between special tokens; the id carries name and index",
	aliases: ["kimi_k2", "kimi_k25", "kimi"],
	models: ["moonshotai/Kimi-K2-*", "moonshotai/Kimi-K2.5*"],
	tokens: ["<|tool_calls_section_begin|>", "<|tool_calls_section_end|>", "<|tool_call_section_begin|>", "<|tool_call_section_end|>", "<|tool_call_begin|>", "<|tool_call_argument_begin|>", "<|tool_call_end|>", "<think>", "</think>", "◁think▷", "◁/think▷", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "functions." }, { use: "name" }, { text: ":" }, { use: "index" }],
	shape: "S2",
	reasoning: true,
	holdback: 698,
	lenient: ["no-section", "bare-id", "no-index", "bare-name"],
	literals: [
		"</think>", // 0
		"<|tool_calls_section_begin|>", // 1
		"<|tool_call_section_begin|>", // 2
		"<think>", // 3
		"◁/think▷", // 4
		"◁think▷", // 5
		"<|tool_calls_section_end|>", // 6
		"<|tool_call_section_end|>", // 7
		"<|tool_call_end|>", // 8
		"<|tool_call_argument_begin|>", // 9
		":", // 10
		"functions.", // 11
		"<|tool_call_begin|>", // 12
	],
	openings: [3, 5, 1, 2, 12],
	start: 1,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 85 }, // 0
	],
	units: [
		{ closes: [8], openings: [12, 6, 7, 3, 5, 1, 2], after: 22, closable: [25, 26, 27], closableByLoop: [], pairs: false }, // 0
		{ closes: [7, 6], openings: [3, 5, 1, 2, 12], after: 1, closable: [54, 55, 56, 57, 58, 59, 60, 61], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "text", field: "content", typed: false, stray: false, exits: 2, stops: null }, // 1
		{ k: "fork", to: [18, 53, 84, 0] }, // 2
		{ k: "op", do: { op: "settle" }, to: 1 }, // 3
		{ k: "literal", literal: 0, to: 3 }, // 4
		{ k: "literal", literal: 1, to: 0 }, // 5
		{ k: "literal", literal: 2, to: 0 }, // 6
		{ k: "fork", to: [5, 6] }, // 7
		{ k: "look", body: 7, to: 3 }, // 8
		{ k: "fork", to: [4, 8] }, // 9
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 9, stops: [0, 1, 2] }, // 10
		{ k: "literal", literal: 3, to: 10 }, // 11
		{ k: "literal", literal: 4, to: 3 }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [4] }, // 13
		{ k: "literal", literal: 5, to: 13 }, // 14
		{ k: "fork", to: [11, 14] }, // 15
		{ k: "assert", what: "start", to: 15 }, // 16
		{ k: "assert", what: "line", to: 15 }, // 17
		{ k: "fork", to: [16, 17] }, // 18
		{ k: "literal", literal: 6, to: 1 }, // 19
		{ k: "literal", literal: 7, to: 1 }, // 20
		{ k: "fork", to: [19, 20] }, // 21
		{ k: "text", field: "content", typed: false, stray: true, exits: 23, stops: null }, // 22
		{ k: "fork", to: [49, 21, 50] }, // 23
		{ k: "space", greedy: true, to: 22 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 8, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "value", py: false, field: "arguments", to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "op", do: { op: "commit" }, to: 29 }, // 30
		{ k: "literal", literal: 9, to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "op", do: { op: "bind", field: "id" }, to: 32 }, // 33
		{ k: "atom", kind: "digits", field: "index", to: 33 }, // 34
		{ k: "literal", literal: 10, to: 34 }, // 35
		{ k: "atom", kind: "word", field: "name", to: 35 }, // 36
		{ k: "literal", literal: 11, to: 36 }, // 37
		{ k: "op", do: { op: "mark", field: "id" }, to: 37 }, // 38
		{ k: "op", do: { op: "mark", field: "id" }, to: 36 }, // 39
		{ k: "op", do: { op: "repair", code: 1 }, to: 39 }, // 40
		{ k: "atom", kind: "word", field: "name", to: 32 }, // 41
		{ k: "literal", literal: 11, to: 41 }, // 42
		{ k: "op", do: { op: "repair", code: 2 }, to: 42 }, // 43
		{ k: "slot", slot: "tool", field: "name", to: 32 }, // 44
		{ k: "op", do: { op: "repair", code: 3 }, to: 44 }, // 45
		{ k: "fork", to: [38, 40, 43, 45] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "literal", literal: 12, to: 47 }, // 48
		{ k: "op", do: { op: "open", unit: 0 }, to: 48 }, // 49
		{ k: "op", do: { op: "leave" }, to: 2 }, // 50
		{ k: "literal", literal: 1, to: 24 }, // 51
		{ k: "literal", literal: 2, to: 24 }, // 52
		{ k: "fork", to: [51, 52] }, // 53
		{ k: "op", do: { op: "close" }, to: 1 }, // 54
		{ k: "literal", literal: 6, to: 54 }, // 55
		{ k: "literal", literal: 7, to: 54 }, // 56
		{ k: "fork", to: [55, 56] }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "fork", to: [58, 54] }, // 59
		{ k: "literal", literal: 8, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "value", py: false, field: "arguments", to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "op", do: { op: "commit" }, to: 63 }, // 64
		{ k: "literal", literal: 9, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "op", do: { op: "bind", field: "id" }, to: 66 }, // 67
		{ k: "atom", kind: "digits", field: "index", to: 67 }, // 68
		{ k: "literal", literal: 10, to: 68 }, // 69
		{ k: "atom", kind: "word", field: "name", to: 69 }, // 70
		{ k: "literal", literal: 11, to: 70 }, // 71
		{ k: "op", do: { op: "mark", field: "id" }, to: 71 }, // 72
		{ k: "op", do: { op: "mark", field: "id" }, to: 70 }, // 73
		{ k: "op", do: { op: "repair", code: 1 }, to: 73 }, // 74
		{ k: "atom", kind: "word", field: "name", to: 66 }, // 75
		{ k: "literal", literal: 11, to: 75 }, // 76
		{ k: "op", do: { op: "repair", code: 2 }, to: 76 }, // 77
		{ k: "slot", slot: "tool", field: "name", to: 66 }, // 78
		{ k: "op", do: { op: "repair", code: 3 }, to: 78 }, // 79
		{ k: "fork", to: [72, 74, 77, 79] }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 12, to: 81 }, // 82
		{ k: "op", do: { op: "repair", code: 0 }, to: 82 }, // 83
		{ k: "op", do: { op: "open", unit: 1 }, to: 83 }, // 84
		{ k: "fork", to: [11, 10] }, // 85
	],
};
