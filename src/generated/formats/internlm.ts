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
	holdback: 154,
	lenient: [],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"<|action_end|>", // 2
		"<|plugin|>", // 3
		"<|action_start|>", // 4
		"<|interpreter|>", // 5
		"\n</think>", // 6
		"\r\n</think>", // 7
		"\n<|action_end|>", // 8
		"\r\n<|action_end|>", // 9
	],
	openings: [1, 4],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 54 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 4], after: 2, closable: [20, 29, 30, 31, 32], closableByLoop: [], pairs: true }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4], stray: false }, // 2
		{ k: "fork", to: [19, 28, 41, 0] }, // 3
		{ k: "fork", to: [19, 28, 41] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [6, 7, 0] }, // 13
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
		{ k: "op", do: { op: "settle" }, to: 20 }, // 29
		{ k: "literal", literal: 2, to: 29 }, // 30
		{ k: "eol", to: 30 }, // 31
		{ k: "fork", to: [31, 30] }, // 32
		{ k: "text", field: "value", typed: false, stray: false, exits: 32, stops: [8, 9, 2] }, // 33
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 33 }, // 34
		{ k: "op", do: { op: "set", field: "name", text: "code_interpreter" }, to: 34 }, // 35
		{ k: "eol", to: 35 }, // 36
		{ k: "fork", to: [36, 35] }, // 37
		{ k: "literal", literal: 5, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 4, to: 39 }, // 40
		{ k: "op", do: { op: "open", unit: 1 }, to: 40 }, // 41
		{ k: "op", do: { op: "settle" }, to: 0 }, // 42
		{ k: "eol", to: 2 }, // 43
		{ k: "fork", to: [43, 2] }, // 44
		{ k: "eol", to: 44 }, // 45
		{ k: "fork", to: [45, 44] }, // 46
		{ k: "literal", literal: 0, to: 46 }, // 47
		{ k: "eol", to: 47 }, // 48
		{ k: "fork", to: [48, 47] }, // 49
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 49, stops: [6, 7, 0] }, // 50
		{ k: "eol", to: 50 }, // 51
		{ k: "fork", to: [51, 50] }, // 52
		{ k: "literal", literal: 1, to: 52 }, // 53
		{ k: "fork", to: [53, 52] }, // 54
	],
};
