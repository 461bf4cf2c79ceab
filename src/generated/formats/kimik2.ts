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
	holdback: 762,
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
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 83 }, // 0
	],
	units: [
		{ closes: [8], openings: [12, 6, 7, 3, 5, 1, 2], after: 22, closable: [25, 26, 27], closableByLoop: [], pairs: false }, // 0
		{ closes: [8, 7, 6], openings: [3, 5, 1, 2, 12], after: 1, closable: [53, 54, 55, 56, 57, 58, 59, 60], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "text", field: "content", typed: false, stray: false, exits: 2, stops: [3, 5, 1, 2, 12] }, // 1
		{ k: "fork", to: [18, 52, 82, 0] }, // 2
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
		{ k: "text", field: "content", typed: false, stray: true, exits: 23, stops: [12, 6, 7, 3, 5, 1, 2] }, // 22
		{ k: "fork", to: [48, 21, 49] }, // 23
		{ k: "space", greedy: true, to: 22 }, // 24
		{ k: "op", do: { op: "close" }, to: 24 }, // 25
		{ k: "literal", literal: 8, to: 25 }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "value", py: false, field: "arguments", to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 9, to: 29 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "op", do: { op: "bind", field: "id" }, to: 31 }, // 32
		{ k: "atom", kind: "digits", field: "index", to: 32 }, // 33
		{ k: "literal", literal: 10, to: 33 }, // 34
		{ k: "atom", kind: "word", field: "name", to: 34 }, // 35
		{ k: "literal", literal: 11, to: 35 }, // 36
		{ k: "op", do: { op: "mark", field: "id" }, to: 36 }, // 37
		{ k: "op", do: { op: "mark", field: "id" }, to: 35 }, // 38
		{ k: "op", do: { op: "repair", code: 1 }, to: 38 }, // 39
		{ k: "atom", kind: "word", field: "name", to: 31 }, // 40
		{ k: "literal", literal: 11, to: 40 }, // 41
		{ k: "op", do: { op: "repair", code: 2 }, to: 41 }, // 42
		{ k: "slot", slot: "tool", field: "name", to: 31 }, // 43
		{ k: "op", do: { op: "repair", code: 3 }, to: 43 }, // 44
		{ k: "fork", to: [37, 39, 42, 44] }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 12, to: 46 }, // 47
		{ k: "op", do: { op: "open", unit: 0 }, to: 47 }, // 48
		{ k: "op", do: { op: "leave" }, to: 2 }, // 49
		{ k: "literal", literal: 1, to: 24 }, // 50
		{ k: "literal", literal: 2, to: 24 }, // 51
		{ k: "fork", to: [50, 51] }, // 52
		{ k: "op", do: { op: "close" }, to: 1 }, // 53
		{ k: "literal", literal: 6, to: 53 }, // 54
		{ k: "literal", literal: 7, to: 53 }, // 55
		{ k: "fork", to: [54, 55] }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "fork", to: [57, 53] }, // 58
		{ k: "literal", literal: 8, to: 58 }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "value", py: false, field: "arguments", to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 9, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "op", do: { op: "bind", field: "id" }, to: 64 }, // 65
		{ k: "atom", kind: "digits", field: "index", to: 65 }, // 66
		{ k: "literal", literal: 10, to: 66 }, // 67
		{ k: "atom", kind: "word", field: "name", to: 67 }, // 68
		{ k: "literal", literal: 11, to: 68 }, // 69
		{ k: "op", do: { op: "mark", field: "id" }, to: 69 }, // 70
		{ k: "op", do: { op: "mark", field: "id" }, to: 68 }, // 71
		{ k: "op", do: { op: "repair", code: 1 }, to: 71 }, // 72
		{ k: "atom", kind: "word", field: "name", to: 64 }, // 73
		{ k: "literal", literal: 11, to: 73 }, // 74
		{ k: "op", do: { op: "repair", code: 2 }, to: 74 }, // 75
		{ k: "slot", slot: "tool", field: "name", to: 64 }, // 76
		{ k: "op", do: { op: "repair", code: 3 }, to: 76 }, // 77
		{ k: "fork", to: [70, 72, 75, 77] }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "literal", literal: 12, to: 79 }, // 80
		{ k: "op", do: { op: "repair", code: 0 }, to: 80 }, // 81
		{ k: "op", do: { op: "open", unit: 1 }, to: 81 }, // 82
		{ k: "fork", to: [11, 10] }, // 83
	],
};
