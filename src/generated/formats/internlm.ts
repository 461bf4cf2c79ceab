// Generated from grammars/internlm.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between action tokens */
export const internlm: Format = {
	version: 2,
	name: "internlm",
	title: "a JSON object between action tokens",
	aliases: ["internlm2", "internlm2_tool", "interns1", "intern_s1"],
	models: ["internlm/internlm2*", "internlm/internlm3*", "internlm/Intern-S1*"],
	tokens: ["<|action_start|>", "<|action_end|>", "<|plugin|>", "<|interpreter|>", "<|im_end|>"],
	ends: ["<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 737,
	lenient: ["unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<|action_end|>", // 2
		"<|plugin|>", // 3
		"<|action_start|>", // 4
		":", // 5
		"\"", // 6
		"arguments", // 7
		",", // 8
		"name", // 9
		"{", // 10
		"<|interpreter|>", // 11
		"\n</think>", // 12
		"\r\n</think>", // 13
		"\n<|action_end|>", // 14
		"\r\n<|action_end|>", // 15
	],
	openings: [1, 4, 3],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 78 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4, 3], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 4, 3], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 1
		{ closes: [2], openings: [1, 4, 3], after: 2, closable: [20, 53, 54, 55, 56], closableByLoop: [], pairs: true }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4, 3], stray: false }, // 2
		{ k: "fork", to: [19, 28, 52, 65, 0] }, // 3
		{ k: "fork", to: [19, 28, 52, 65] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [12, 13, 0] }, // 13
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
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "literal", literal: 4, to: 26 }, // 27
		{ k: "op", do: { op: "open", unit: 0 }, to: 27 }, // 28
		{ k: "literal", literal: 5, to: 0 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "literal", literal: 6, to: 30 }, // 31
		{ k: "literal", literal: 7, to: 31 }, // 32
		{ k: "literal", literal: 6, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 8, to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 6, to: 36 }, // 37
		{ k: "slot", slot: "tool", field: "skip", to: 37 }, // 38
		{ k: "literal", literal: 6, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 5, to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 6, to: 42 }, // 43
		{ k: "literal", literal: 9, to: 43 }, // 44
		{ k: "literal", literal: 6, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 10, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 3, to: 48 }, // 49
		{ k: "look", body: 49, to: 25 }, // 50
		{ k: "op", do: { op: "repair", code: 0 }, to: 50 }, // 51
		{ k: "op", do: { op: "open", unit: 1 }, to: 51 }, // 52
		{ k: "op", do: { op: "settle" }, to: 20 }, // 53
		{ k: "literal", literal: 2, to: 53 }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "text", field: "value", typed: false, stray: false, exits: 56, stops: [14, 15, 2] }, // 57
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 57 }, // 58
		{ k: "op", do: { op: "set", field: "name", text: "code_interpreter" }, to: 58 }, // 59
		{ k: "eol", to: 59 }, // 60
		{ k: "fork", to: [60, 59] }, // 61
		{ k: "literal", literal: 11, to: 61 }, // 62
		{ k: "space", greedy: true, to: 62 }, // 63
		{ k: "literal", literal: 4, to: 63 }, // 64
		{ k: "op", do: { op: "open", unit: 2 }, to: 64 }, // 65
		{ k: "op", do: { op: "settle" }, to: 0 }, // 66
		{ k: "eol", to: 2 }, // 67
		{ k: "fork", to: [67, 2] }, // 68
		{ k: "eol", to: 68 }, // 69
		{ k: "fork", to: [69, 68] }, // 70
		{ k: "literal", literal: 0, to: 70 }, // 71
		{ k: "eol", to: 71 }, // 72
		{ k: "fork", to: [72, 71] }, // 73
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 73, stops: [12, 13, 0] }, // 74
		{ k: "eol", to: 74 }, // 75
		{ k: "fork", to: [75, 74] }, // 76
		{ k: "literal", literal: 1, to: 76 }, // 77
		{ k: "fork", to: [77, 76] }, // 78
	],
};
