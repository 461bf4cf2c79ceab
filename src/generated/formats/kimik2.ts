// Generated from grammars/kimi_k2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a section of calls between special tokens; the id carries name and index */
export const kimik2: Format = {
	version: 2,
	name: "kimik2",
	title: "a section of calls between special tokens; the id carries name and index",
	aliases: ["kimi_k2", "kimi_k25", "kimi"],
	models: ["moonshotai/Kimi-K2-*", "moonshotai/Kimi-K2.5*"],
	tokens: ["<|tool_calls_section_begin|>", "<|tool_calls_section_end|>", "<|tool_call_section_begin|>", "<|tool_call_section_end|>", "<|tool_call_begin|>", "<|tool_call_argument_begin|>", "<|tool_call_end|>", "<think>", "</think>", "◁think▷", "◁/think▷", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "functions." }, { use: "name" }, { text: ":" }, { use: "index" }],
	shape: "S2",
	reasoning: true,
	holdback: 762,
	lenient: ["no-section", "bare-id", "no-index", "bare-name"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"◁/think▷", // 2
		"◁think▷", // 3
		"<|tool_calls_section_end|>", // 4
		"<|tool_call_section_end|>", // 5
		"<|tool_call_end|>", // 6
		"<|tool_call_argument_begin|>", // 7
		":", // 8
		"functions.", // 9
		"<|tool_call_begin|>", // 10
		"<|tool_calls_section_begin|>", // 11
		"<|tool_call_section_begin|>", // 12
	],
	openings: [1, 3, 11, 12, 10],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 85 }, // 0
	],
	units: [
		{ closes: [6], openings: [10, 4, 5, 1, 3, 11, 12], after: 19, closable: [23, 24, 25], closableByLoop: [], pairs: false }, // 0
		{ closes: [6, 5, 4], openings: [1, 3, 11, 12, 10], after: 2, closable: [51, 52, 53, 54, 55, 56, 57, 58], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 11, 12, 10], stray: false }, // 2
		{ k: "fork", to: [15, 50, 80, 0] }, // 3
		{ k: "fork", to: [15, 50, 80] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "literal", literal: 2, to: 5 }, // 9
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 9, stops: [2] }, // 10
		{ k: "literal", literal: 3, to: 10 }, // 11
		{ k: "fork", to: [8, 11] }, // 12
		{ k: "assert", what: "start", to: 12 }, // 13
		{ k: "assert", what: "line", to: 12 }, // 14
		{ k: "fork", to: [13, 14] }, // 15
		{ k: "literal", literal: 4, to: 2 }, // 16
		{ k: "literal", literal: 5, to: 2 }, // 17
		{ k: "fork", to: [16, 17] }, // 18
		{ k: "text", field: "content", typed: false, exits: 20, stops: [10, 4, 5, 1, 3, 11, 12], stray: true, section: { entry: 21, proof: false, content: false } }, // 19
		{ k: "fork", to: [46, 18, 47] }, // 20
		{ k: "fork", to: [46, 18] }, // 21
		{ k: "space", greedy: true, to: 19 }, // 22
		{ k: "op", do: { op: "close" }, to: 22 }, // 23
		{ k: "literal", literal: 6, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "value", py: false, field: "arguments", to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 7, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "op", do: { op: "bind", field: "id" }, to: 29 }, // 30
		{ k: "atom", kind: "digits", field: "index", to: 30 }, // 31
		{ k: "literal", literal: 8, to: 31 }, // 32
		{ k: "atom", kind: "word", field: "name", to: 32 }, // 33
		{ k: "literal", literal: 9, to: 33 }, // 34
		{ k: "op", do: { op: "mark", field: "id" }, to: 34 }, // 35
		{ k: "op", do: { op: "mark", field: "id" }, to: 33 }, // 36
		{ k: "op", do: { op: "repair", code: 1 }, to: 36 }, // 37
		{ k: "atom", kind: "word", field: "name", to: 29 }, // 38
		{ k: "literal", literal: 9, to: 38 }, // 39
		{ k: "op", do: { op: "repair", code: 2 }, to: 39 }, // 40
		{ k: "slot", slot: "tool", field: "name", to: 29 }, // 41
		{ k: "op", do: { op: "repair", code: 3 }, to: 41 }, // 42
		{ k: "fork", to: [35, 37, 40, 42] }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 10, to: 44 }, // 45
		{ k: "op", do: { op: "open", unit: 0 }, to: 45 }, // 46
		{ k: "op", do: { op: "leave" }, to: 4 }, // 47
		{ k: "literal", literal: 11, to: 22 }, // 48
		{ k: "literal", literal: 12, to: 22 }, // 49
		{ k: "fork", to: [48, 49] }, // 50
		{ k: "op", do: { op: "close" }, to: 2 }, // 51
		{ k: "literal", literal: 4, to: 51 }, // 52
		{ k: "literal", literal: 5, to: 51 }, // 53
		{ k: "fork", to: [52, 53] }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "fork", to: [55, 51] }, // 56
		{ k: "literal", literal: 6, to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "value", py: false, field: "arguments", to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "literal", literal: 7, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "op", do: { op: "bind", field: "id" }, to: 62 }, // 63
		{ k: "atom", kind: "digits", field: "index", to: 63 }, // 64
		{ k: "literal", literal: 8, to: 64 }, // 65
		{ k: "atom", kind: "word", field: "name", to: 65 }, // 66
		{ k: "literal", literal: 9, to: 66 }, // 67
		{ k: "op", do: { op: "mark", field: "id" }, to: 67 }, // 68
		{ k: "op", do: { op: "mark", field: "id" }, to: 66 }, // 69
		{ k: "op", do: { op: "repair", code: 1 }, to: 69 }, // 70
		{ k: "atom", kind: "word", field: "name", to: 62 }, // 71
		{ k: "literal", literal: 9, to: 71 }, // 72
		{ k: "op", do: { op: "repair", code: 2 }, to: 72 }, // 73
		{ k: "slot", slot: "tool", field: "name", to: 62 }, // 74
		{ k: "op", do: { op: "repair", code: 3 }, to: 74 }, // 75
		{ k: "fork", to: [68, 70, 73, 75] }, // 76
		{ k: "space", greedy: true, to: 76 }, // 77
		{ k: "literal", literal: 10, to: 77 }, // 78
		{ k: "op", do: { op: "repair", code: 0 }, to: 78 }, // 79
		{ k: "op", do: { op: "open", unit: 1 }, to: 79 }, // 80
		{ k: "op", do: { op: "settle" }, to: 0 }, // 81
		{ k: "literal", literal: 0, to: 2 }, // 82
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 82, stops: [0] }, // 83
		{ k: "literal", literal: 1, to: 83 }, // 84
		{ k: "fork", to: [84, 83] }, // 85
	],
};
