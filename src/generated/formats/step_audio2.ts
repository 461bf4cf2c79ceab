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
	lenient: ["no-label", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"function", // 3
		"<tool_call>", // 4
		"{", // 5
		"|>", // 6
		"<|", // 7
		"\n</think>", // 8
		"\r\n</think>", // 9
	],
	openings: [1, 4],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 58 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 4], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4], after: 2, closable: [20, 36, 37, 38], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 7], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 31, 35, 57, 0] }, // 3
		{ k: "fork", to: [19, 31, 35, 57] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [8, 9, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "value", py: false, field: "arguments", to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "eol", to: 24 }, // 25
		{ k: "atom", kind: "word", field: "name", to: 25 }, // 26
		{ k: "eol", to: 26 }, // 27
		{ k: "literal", literal: 3, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 29 }, // 30
		{ k: "op", do: { op: "open", unit: 0 }, to: 30 }, // 31
		{ k: "space", greedy: true, to: 26 }, // 32
		{ k: "literal", literal: 4, to: 32 }, // 33
		{ k: "op", do: { op: "repair", code: 0 }, to: 33 }, // 34
		{ k: "op", do: { op: "open", unit: 1 }, to: 34 }, // 35
		{ k: "op", do: { op: "commit" }, to: 20 }, // 36
		{ k: "literal", literal: 2, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "value", py: false, field: "arguments", to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "eol", to: 40 }, // 41
		{ k: "atom", kind: "word", field: "name", to: 41 }, // 42
		{ k: "eol", to: 42 }, // 43
		{ k: "literal", literal: 3, to: 43 }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 5, to: 0 }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "slot", slot: "tool", field: "skip", to: 47 }, // 48
		{ k: "eol", to: 48 }, // 49
		{ k: "literal", literal: 3, to: 49 }, // 50
		{ k: "look", body: 50, to: 45 }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 6, to: 52 }, // 53
		{ k: "atom", kind: "word", field: "skip", to: 53 }, // 54
		{ k: "literal", literal: 7, to: 54 }, // 55
		{ k: "op", do: { op: "repair", code: 1 }, to: 55 }, // 56
		{ k: "op", do: { op: "open", unit: 2 }, to: 56 }, // 57
		{ k: "fork", to: [16, 15] }, // 58
	],
};
