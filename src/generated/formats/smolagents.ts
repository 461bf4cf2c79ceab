// Generated from grammars/smolagents.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** Python code in a frame, for the interpreter, or a JSON object behind the word Action */
export const smolagents: Format = {
	version: 2,
	name: "smolagents",
	title: "Python code in a frame, for the interpreter, or a JSON object behind the word Action",
	aliases: ["code_agent", "python_tools"],
	models: [],
	tokens: [],
	ends: ["<|im_end|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 71,
	lenient: ["unclosed"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</code>", // 2
		"<code>", // 3
		"Code:", // 4
		"Action:", // 5
		"<end_code>", // 6
		"```", // 7
		"thon", // 8
		"```py", // 9
		"<end_action>", // 10
		"\n</think>", // 11
		"\r\n</think>", // 12
		"\n</code>", // 13
		"\r\n</code>", // 14
		"\n<code>", // 15
		"\nCode:", // 16
		"\nAction:", // 17
		"\r\n<code>", // 18
		"\r\nCode:", // 19
		"\r\nAction:", // 20
		"\n```", // 21
		"\r\n```", // 22
	],
	openings: [1, 3, 4, 5],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>\n"], node: 66 }, // 0
	],
	units: [
		{ closes: [10, 6, 2], openings: [1, 3, 4, 5], after: 2, closable: [20, 21, 22, 23, 24, 25, 30, 31, 32, 33, 34, 41, 42, 43, 44, 45, 46, 57, 58, 59], closableByLoop: [], pairs: true }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3, 4, 5], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 65, 0] }, // 3
		{ k: "fork", to: [19, 65] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [11, 12, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "eol", to: 20 }, // 21
		{ k: "fork", to: [21, 20] }, // 22
		{ k: "op", do: { op: "settle" }, to: 22 }, // 23
		{ k: "literal", literal: 2, to: 23 }, // 24
		{ k: "eol", to: 24 }, // 25
		{ k: "literal", literal: 3, to: 0 }, // 26
		{ k: "literal", literal: 4, to: 0 }, // 27
		{ k: "literal", literal: 5, to: 0 }, // 28
		{ k: "fork", to: [26, 27, 28] }, // 29
		{ k: "look", body: 29, to: 23 }, // 30
		{ k: "eol", to: 30 }, // 31
		{ k: "assert", what: "end", to: 23 }, // 32
		{ k: "op", do: { op: "repair", code: 0 }, to: 32 }, // 33
		{ k: "fork", to: [25, 31, 33] }, // 34
		{ k: "text", field: "value", typed: false, stray: false, exits: 34, stops: [13, 14, 15, 16, 17, 18, 19, 20], terminators: [23] }, // 35
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 35 }, // 36
		{ k: "op", do: { op: "set", field: "name", text: "python_interpreter" }, to: 36 }, // 37
		{ k: "eol", to: 37 }, // 38
		{ k: "literal", literal: 3, to: 38 }, // 39
		{ k: "assert", what: "line", to: 39 }, // 40
		{ k: "literal", literal: 6, to: 23 }, // 41
		{ k: "space", greedy: false, to: 32 }, // 42
		{ k: "fork", to: [41, 42] }, // 43
		{ k: "literal", literal: 7, to: 43 }, // 44
		{ k: "eol", to: 44 }, // 45
		{ k: "fork", to: [45, 31, 32] }, // 46
		{ k: "text", field: "value", typed: false, stray: false, exits: 46, stops: [21, 22, 15, 16, 17, 18, 19, 20], terminators: [23] }, // 47
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 47 }, // 48
		{ k: "op", do: { op: "set", field: "name", text: "python_interpreter" }, to: 48 }, // 49
		{ k: "eol", to: 49 }, // 50
		{ k: "literal", literal: 8, to: 50 }, // 51
		{ k: "fork", to: [51, 50] }, // 52
		{ k: "literal", literal: 9, to: 52 }, // 53
		{ k: "eol", to: 53 }, // 54
		{ k: "literal", literal: 4, to: 54 }, // 55
		{ k: "assert", what: "line", to: 55 }, // 56
		{ k: "literal", literal: 10, to: 22 }, // 57
		{ k: "space", greedy: true, to: 57 }, // 58
		{ k: "fork", to: [58, 22] }, // 59
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["name", "action"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "action_input"], optional: false, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 59 }, // 60
		{ k: "space", greedy: true, to: 60 }, // 61
		{ k: "literal", literal: 5, to: 61 }, // 62
		{ k: "assert", what: "line", to: 62 }, // 63
		{ k: "fork", to: [40, 56, 63] }, // 64
		{ k: "op", do: { op: "open", unit: 0 }, to: 64 }, // 65
		{ k: "fork", to: [16, 15] }, // 66
	],
};
