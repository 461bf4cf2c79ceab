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
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 86 }, // 0
	],
	units: [
		{ closes: [8], openings: [12, 6, 7, 3, 5, 1, 2], after: 24, closable: [28, 29, 30], closableByLoop: [], pairs: false }, // 0
		{ closes: [8, 7, 6], openings: [3, 5, 1, 2, 12], after: 2, closable: [56, 57, 58, 59, 60, 61, 62, 63], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [3, 5, 1, 2, 12], stray: false }, // 2
		{ k: "fork", to: [20, 55, 85, 0] }, // 3
		{ k: "fork", to: [20, 55, 85] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "literal", literal: 1, to: 0 }, // 7
		{ k: "literal", literal: 2, to: 0 }, // 8
		{ k: "fork", to: [7, 8] }, // 9
		{ k: "look", body: 9, to: 5 }, // 10
		{ k: "fork", to: [6, 10] }, // 11
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 11, stops: [0, 1, 2] }, // 12
		{ k: "literal", literal: 3, to: 12 }, // 13
		{ k: "literal", literal: 4, to: 5 }, // 14
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 14, stops: [4] }, // 15
		{ k: "literal", literal: 5, to: 15 }, // 16
		{ k: "fork", to: [13, 16] }, // 17
		{ k: "assert", what: "start", to: 17 }, // 18
		{ k: "assert", what: "line", to: 17 }, // 19
		{ k: "fork", to: [18, 19] }, // 20
		{ k: "literal", literal: 6, to: 2 }, // 21
		{ k: "literal", literal: 7, to: 2 }, // 22
		{ k: "fork", to: [21, 22] }, // 23
		{ k: "text", field: "content", typed: false, exits: 25, stops: [12, 6, 7, 3, 5, 1, 2], stray: true, section: { entry: 26, proof: false, content: false } }, // 24
		{ k: "fork", to: [51, 23, 52] }, // 25
		{ k: "fork", to: [51, 23] }, // 26
		{ k: "space", greedy: true, to: 24 }, // 27
		{ k: "op", do: { op: "close" }, to: 27 }, // 28
		{ k: "literal", literal: 8, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "value", py: false, field: "arguments", to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 9, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "op", do: { op: "bind", field: "id" }, to: 34 }, // 35
		{ k: "atom", kind: "digits", field: "index", to: 35 }, // 36
		{ k: "literal", literal: 10, to: 36 }, // 37
		{ k: "atom", kind: "word", field: "name", to: 37 }, // 38
		{ k: "literal", literal: 11, to: 38 }, // 39
		{ k: "op", do: { op: "mark", field: "id" }, to: 39 }, // 40
		{ k: "op", do: { op: "mark", field: "id" }, to: 38 }, // 41
		{ k: "op", do: { op: "repair", code: 1 }, to: 41 }, // 42
		{ k: "atom", kind: "word", field: "name", to: 34 }, // 43
		{ k: "literal", literal: 11, to: 43 }, // 44
		{ k: "op", do: { op: "repair", code: 2 }, to: 44 }, // 45
		{ k: "slot", slot: "tool", field: "name", to: 34 }, // 46
		{ k: "op", do: { op: "repair", code: 3 }, to: 46 }, // 47
		{ k: "fork", to: [40, 42, 45, 47] }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "literal", literal: 12, to: 49 }, // 50
		{ k: "op", do: { op: "open", unit: 0 }, to: 50 }, // 51
		{ k: "op", do: { op: "leave" }, to: 4 }, // 52
		{ k: "literal", literal: 1, to: 27 }, // 53
		{ k: "literal", literal: 2, to: 27 }, // 54
		{ k: "fork", to: [53, 54] }, // 55
		{ k: "op", do: { op: "close" }, to: 2 }, // 56
		{ k: "literal", literal: 6, to: 56 }, // 57
		{ k: "literal", literal: 7, to: 56 }, // 58
		{ k: "fork", to: [57, 58] }, // 59
		{ k: "space", greedy: true, to: 59 }, // 60
		{ k: "fork", to: [60, 56] }, // 61
		{ k: "literal", literal: 8, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "value", py: false, field: "arguments", to: 63 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "literal", literal: 9, to: 65 }, // 66
		{ k: "space", greedy: true, to: 66 }, // 67
		{ k: "op", do: { op: "bind", field: "id" }, to: 67 }, // 68
		{ k: "atom", kind: "digits", field: "index", to: 68 }, // 69
		{ k: "literal", literal: 10, to: 69 }, // 70
		{ k: "atom", kind: "word", field: "name", to: 70 }, // 71
		{ k: "literal", literal: 11, to: 71 }, // 72
		{ k: "op", do: { op: "mark", field: "id" }, to: 72 }, // 73
		{ k: "op", do: { op: "mark", field: "id" }, to: 71 }, // 74
		{ k: "op", do: { op: "repair", code: 1 }, to: 74 }, // 75
		{ k: "atom", kind: "word", field: "name", to: 67 }, // 76
		{ k: "literal", literal: 11, to: 76 }, // 77
		{ k: "op", do: { op: "repair", code: 2 }, to: 77 }, // 78
		{ k: "slot", slot: "tool", field: "name", to: 67 }, // 79
		{ k: "op", do: { op: "repair", code: 3 }, to: 79 }, // 80
		{ k: "fork", to: [73, 75, 78, 80] }, // 81
		{ k: "space", greedy: true, to: 81 }, // 82
		{ k: "literal", literal: 12, to: 82 }, // 83
		{ k: "op", do: { op: "repair", code: 0 }, to: 83 }, // 84
		{ k: "op", do: { op: "open", unit: 1 }, to: 84 }, // 85
		{ k: "fork", to: [13, 12] }, // 86
	],
};
