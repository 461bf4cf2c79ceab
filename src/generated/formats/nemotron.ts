// Generated from grammars/nemotron.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a JSON array between <TOOLCALL> tags */
export const nemotron: Format = {
	version: 1,
	name: "nemotron",
	title: "a JSON array between <TOOLCALL> tags",
	aliases: ["nemotron_deci", "nemotron_json", "nemotron_nano_v2", "llama_nemotron_json"],
	models: ["nvidia/NVIDIA-Nemotron-Nano-9B-v2*", "nvidia/NVIDIA-Nemotron-Nano-12B-v2*", "nvidia/nemotron-nano-9b-v2*", "nvidia/nemotron-nano-12b-v2*", "nvidia/Llama-3_3-Nemotron-Super-49B-v1*", "nvidia/Llama-3.1-Nemotron-Nano-*", "nvidia/Llama-3_1-Nemotron-Ultra-*"],
	tokens: ["<SPECIAL_12>", "<|eot_id|>"],
	ends: ["<SPECIAL_12>", "<|eot_id|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 330,
	lenient: ["no-bracket", "name-outside"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</TOOLCALL>", // 2
		"]", // 3
		",", // 4
		"{", // 5
		"[", // 6
		"<TOOLCALL>", // 7
		"\n</think>", // 8
		"\r\n</think>", // 9
	],
	openings: [1, 7],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 81 }, // 0
	],
	units: [
		{ closes: [], openings: [2, 1, 7], after: 29, closable: [31], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [2, 1, 7], after: 48, closable: [50], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 7], after: 2, closable: [60, 61, 62], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 7], stray: false }, // 2
		{ k: "fork", to: [19, 45, 59, 68, 0] }, // 3
		{ k: "fork", to: [19, 45, 59, 68] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [8, 9, 0] }, // 13
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
		{ k: "text", field: "content", typed: false, exits: 30, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 29
		{ k: "fork", to: [33, 36, 28, 37] }, // 30
		{ k: "op", do: { op: "close" }, to: 29 }, // 31
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 31 }, // 32
		{ k: "op", do: { op: "open", unit: 0 }, to: 32 }, // 33
		{ k: "space", greedy: true, to: 29 }, // 34
		{ k: "literal", literal: 4, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "op", do: { op: "leave" }, to: 4 }, // 37
		{ k: "literal", literal: 5, to: 0 }, // 38
		{ k: "literal", literal: 3, to: 0 }, // 39
		{ k: "fork", to: [38, 39] }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "look", body: 41, to: 34 }, // 42
		{ k: "literal", literal: 6, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 7, to: 44 }, // 45
		{ k: "fork", to: [24, 23] }, // 46
		{ k: "space", greedy: true, to: 46 }, // 47
		{ k: "text", field: "content", typed: false, exits: 49, stops: null, stray: true, section: { empty: false, proof: false, content: false } }, // 48
		{ k: "fork", to: [52, 55, 47, 37] }, // 49
		{ k: "op", do: { op: "close" }, to: 48 }, // 50
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 50 }, // 51
		{ k: "op", do: { op: "open", unit: 1 }, to: 51 }, // 52
		{ k: "space", greedy: true, to: 48 }, // 53
		{ k: "literal", literal: 4, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "space", greedy: true, to: 38 }, // 56
		{ k: "look", body: 56, to: 53 }, // 57
		{ k: "literal", literal: 7, to: 57 }, // 58
		{ k: "op", do: { op: "repair", code: 0 }, to: 58 }, // 59
		{ k: "op", do: { op: "close" }, to: 2 }, // 60
		{ k: "literal", literal: 2, to: 60 }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "value", py: false, field: "arguments", to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "atom", kind: "word", field: "name", to: 64 }, // 65
		{ k: "literal", literal: 7, to: 65 }, // 66
		{ k: "op", do: { op: "repair", code: 1 }, to: 66 }, // 67
		{ k: "op", do: { op: "open", unit: 2 }, to: 67 }, // 68
		{ k: "op", do: { op: "settle" }, to: 0 }, // 69
		{ k: "eol", to: 2 }, // 70
		{ k: "fork", to: [70, 2] }, // 71
		{ k: "eol", to: 71 }, // 72
		{ k: "fork", to: [72, 71] }, // 73
		{ k: "literal", literal: 0, to: 73 }, // 74
		{ k: "eol", to: 74 }, // 75
		{ k: "fork", to: [75, 74] }, // 76
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 76, stops: [8, 9, 0] }, // 77
		{ k: "eol", to: 77 }, // 78
		{ k: "fork", to: [78, 77] }, // 79
		{ k: "literal", literal: 1, to: 79 }, // 80
		{ k: "fork", to: [80, 79] }, // 81
	],
};
