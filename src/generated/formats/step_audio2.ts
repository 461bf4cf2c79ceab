// Generated from grammars/step_audio2.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a label, the name and JSON, each on a line, between <tool_call> tags */
export const step_audio2: Format = {
	version: 2,
	name: "step_audio2",
	title: "a label, the name and JSON, each on a line, between <tool_call> tags",
	aliases: ["step_audio_2"],
	models: ["stepfun-ai/Step-Audio-2*"],
	tokens: [],
	ends: ["<|EOT|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S2",
	reasoning: true,
	holdback: 720,
	lenient: ["no-label", "signs-around", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"}", // 3
		"function", // 4
		"<tool_call>", // 5
		"{", // 6
		"|>", // 7
		"<|", // 8
		"\n</think>", // 9
		"\r\n</think>", // 10
	],
	openings: [1, 5],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 88 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 5], after: 2, closable: [20, 21, 22, 25, 26, 27, 28, 29, 30], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 5], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 5], after: 2, closable: [20, 48, 49, 50, 51, 52, 53, 54, 55, 56], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 5, 8], stray: false }, // 2
		{ k: "fork", to: [19, 39, 47, 75, 0] }, // 3
		{ k: "fork", to: [19, 39, 47, 75] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [9, 10, 0] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 2, to: 0 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "look", body: 24, to: 22 }, // 25
		{ k: "fork", to: [28, 25] }, // 26
		{ k: "literal", literal: 3, to: 26 }, // 27
		{ k: "space", greedy: true, to: 27 }, // 28
		{ k: "op", do: { op: "repair", code: 1 }, to: 28 }, // 29
		{ k: "fork", to: [22, 29] }, // 30
		{ k: "value", py: false, field: "arguments", to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "eol", to: 32 }, // 33
		{ k: "atom", kind: "word", field: "name", to: 33 }, // 34
		{ k: "eol", to: 34 }, // 35
		{ k: "literal", literal: 4, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 5, to: 37 }, // 38
		{ k: "op", do: { op: "open", unit: 0 }, to: 38 }, // 39
		{ k: "value", py: false, field: "arguments", to: 22 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "eol", to: 41 }, // 42
		{ k: "atom", kind: "word", field: "name", to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 5, to: 44 }, // 45
		{ k: "op", do: { op: "repair", code: 0 }, to: 45 }, // 46
		{ k: "op", do: { op: "open", unit: 1 }, to: 46 }, // 47
		{ k: "op", do: { op: "commit" }, to: 20 }, // 48
		{ k: "literal", literal: 2, to: 48 }, // 49
		{ k: "space", greedy: true, to: 49 }, // 50
		{ k: "look", body: 24, to: 50 }, // 51
		{ k: "fork", to: [54, 51] }, // 52
		{ k: "literal", literal: 3, to: 52 }, // 53
		{ k: "space", greedy: true, to: 53 }, // 54
		{ k: "op", do: { op: "repair", code: 1 }, to: 54 }, // 55
		{ k: "fork", to: [50, 55] }, // 56
		{ k: "value", py: false, field: "arguments", to: 56 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "eol", to: 58 }, // 59
		{ k: "atom", kind: "word", field: "name", to: 59 }, // 60
		{ k: "eol", to: 60 }, // 61
		{ k: "literal", literal: 4, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 6, to: 0 }, // 64
		{ k: "space", greedy: true, to: 64 }, // 65
		{ k: "slot", slot: "tool", field: "skip", to: 65 }, // 66
		{ k: "eol", to: 66 }, // 67
		{ k: "literal", literal: 4, to: 67 }, // 68
		{ k: "look", body: 68, to: 63 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 7, to: 70 }, // 71
		{ k: "atom", kind: "word", field: "skip", to: 71 }, // 72
		{ k: "literal", literal: 8, to: 72 }, // 73
		{ k: "op", do: { op: "repair", code: 2 }, to: 73 }, // 74
		{ k: "op", do: { op: "open", unit: 2 }, to: 74 }, // 75
		{ k: "op", do: { op: "settle" }, to: 0 }, // 76
		{ k: "eol", to: 2 }, // 77
		{ k: "fork", to: [77, 2] }, // 78
		{ k: "eol", to: 78 }, // 79
		{ k: "fork", to: [79, 78] }, // 80
		{ k: "literal", literal: 0, to: 80 }, // 81
		{ k: "eol", to: 81 }, // 82
		{ k: "fork", to: [82, 81] }, // 83
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 83, stops: [9, 10, 0] }, // 84
		{ k: "eol", to: 84 }, // 85
		{ k: "fork", to: [85, 84] }, // 86
		{ k: "literal", literal: 1, to: 86 }, // 87
		{ k: "fork", to: [87, 86] }, // 88
	],
};
