// Generated from grammars/exaone4.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a JSON object between <tool_call> tags, without newlines */
export const exaone4: Format = {
	version: 2,
	name: "exaone4",
	title: "a JSON object between <tool_call> tags, without newlines",
	aliases: ["exaone"],
	models: ["LGAI-EXAONE/EXAONE-4.0*"],
	tokens: ["<tool_call>", "</tool_call>", "<think>", "</think>", "[|endofturn|]"],
	ends: ["[|endofturn|]"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S1",
	reasoning: true,
	holdback: 206,
	lenient: ["doubled-open", "array"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"<tool_call>", // 3
		"]", // 4
		",", // 5
		"\"", // 6
		"{", // 7
		"[", // 8
		"\n</think>", // 9
		"\r\n</think>", // 10
	],
	openings: [1, 3],
	kinds: [patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 66 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 3], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 3], after: 2, closable: [20, 21, 22], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [1, 3], after: 35, closable: [38], closableByLoop: [], pairs: false }, // 2
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 3], stray: false }, // 2
		{ k: "fork", to: [19, 26, 30, 53, 0] }, // 3
		{ k: "fork", to: [19, 26, 30, 53] }, // 4
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
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "literal", literal: 3, to: 24 }, // 25
		{ k: "op", do: { op: "open", unit: 0 }, to: 25 }, // 26
		{ k: "space", greedy: true, to: 25 }, // 27
		{ k: "literal", literal: 3, to: 27 }, // 28
		{ k: "op", do: { op: "repair", code: 0 }, to: 28 }, // 29
		{ k: "op", do: { op: "open", unit: 1 }, to: 29 }, // 30
		{ k: "literal", literal: 2, to: 2 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 4, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "text", field: "content", typed: false, exits: 36, stops: null, stray: true, section: { entry: 37, proof: false, content: false } }, // 35
		{ k: "fork", to: [40, 43, 34, 44] }, // 36
		{ k: "fork", to: [40] }, // 37
		{ k: "op", do: { op: "close" }, to: 35 }, // 38
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 38 }, // 39
		{ k: "op", do: { op: "open", unit: 2 }, to: 39 }, // 40
		{ k: "space", greedy: true, to: 35 }, // 41
		{ k: "literal", literal: 5, to: 41 }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "op", do: { op: "leave" }, to: 4 }, // 44
		{ k: "literal", literal: 6, to: 0 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "literal", literal: 7, to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "look", body: 48, to: 41 }, // 49
		{ k: "literal", literal: 8, to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 3, to: 51 }, // 52
		{ k: "op", do: { op: "repair", code: 1 }, to: 52 }, // 53
		{ k: "op", do: { op: "settle" }, to: 0 }, // 54
		{ k: "eol", to: 2 }, // 55
		{ k: "fork", to: [55, 2] }, // 56
		{ k: "eol", to: 56 }, // 57
		{ k: "fork", to: [57, 56] }, // 58
		{ k: "literal", literal: 0, to: 58 }, // 59
		{ k: "eol", to: 59 }, // 60
		{ k: "fork", to: [60, 59] }, // 61
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 61, stops: [9, 10, 0] }, // 62
		{ k: "eol", to: 62 }, // 63
		{ k: "fork", to: [63, 62] }, // 64
		{ k: "literal", literal: 1, to: 64 }, // 65
		{ k: "fork", to: [65, 64] }, // 66
	],
};
