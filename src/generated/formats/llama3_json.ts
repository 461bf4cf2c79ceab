// Generated from grammars/llama3_json.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** bare JSON at the start of the message, or behind a token */
export const llama3_json: Format = {
	version: 1,
	name: "llama3_json",
	title: "bare JSON at the start of the message, or behind a token",
	aliases: ["llama", "llama3", "llama4_json"],
	models: ["meta-llama/Llama-3.1-*", "meta-llama/Meta-Llama-3.1-*", "meta-llama/Llama-3.2-*", "meta-llama/Llama-3.3-*", "nvidia/Llama-3.1-Nemotron-70B-*", "fireworks/llama-v3.*"],
	tokens: ["<|python_tag|>", "<|eom_id|>", "<|eot_id|>"],
	ends: ["<|eom_id|>", "<|eot_id|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S6",
	reasoning: false,
	holdback: 789,
	lenient: [],
	literals: [
		";", // 0
		")", // 1
		"=", // 2
		",", // 3
		".call(", // 4
		"<|python_tag|>", // 5
	],
	openings: [5],
	start: 2,
	entries: [],
	units: [
		{ closes: [], openings: [5], after: 5, closable: [7], closableByLoop: [], pairs: false }, // 0
		{ closes: [], openings: [5], after: 2, closable: [7], closableByLoop: [], pairs: false }, // 1
		{ closes: [], openings: [5], after: 18, closable: [20], closableByLoop: [], pairs: false }, // 2
		{ closes: [], openings: [5], after: 2, closable: [20], closableByLoop: [], pairs: false }, // 3
		{ closes: [], openings: [5], after: 2, closable: [27], closableByLoop: [28, 29, 30, 39, 40, 41], pairs: true }, // 4
		{ closes: [], openings: [5], after: 2, closable: [27, 44], closableByLoop: [], pairs: true }, // 5
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: null, stray: false }, // 2
		{ k: "fork", to: [17, 53, 0] }, // 3
		{ k: "fork", to: [17, 53] }, // 4
		{ k: "text", field: "content", typed: false, exits: 6, stops: null, stray: true, section: { empty: true, proof: true, content: false } }, // 5
		{ k: "fork", to: [12, 2, 13] }, // 6
		{ k: "op", do: { op: "close" }, to: 5 }, // 7
		{ k: "pattern", pattern: { py: false, open: false, members: [{ keys: ["type"], optional: true, commit: false, value: { text: "function" } }, { keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "tool" } }, { keys: ["parameters", "arguments"], optional: false, commit: true, value: { field: "arguments", kind: "json" } }] }, to: 7 }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "op", do: { op: "open", unit: 0 }, to: 10 }, // 11
		{ k: "space", greedy: true, to: 11 }, // 12
		{ k: "op", do: { op: "leave" }, to: 4 }, // 13
		{ k: "op", do: { op: "open", unit: 1 }, to: 8 }, // 14
		{ k: "assert", what: "start", to: 14 }, // 15
		{ k: "assert", what: "line", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "text", field: "content", typed: false, exits: 19, stops: null, stray: true, section: { empty: true, proof: false, content: false } }, // 18
		{ k: "fork", to: [25, 2, 13] }, // 19
		{ k: "op", do: { op: "close" }, to: 18 }, // 20
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name", "function"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["parameters", "arguments"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 0, to: 22 }, // 23
		{ k: "op", do: { op: "open", unit: 2 }, to: 23 }, // 24
		{ k: "space", greedy: true, to: 24 }, // 25
		{ k: "op", do: { op: "open", unit: 3 }, to: 21 }, // 26
		{ k: "op", do: { op: "close" }, to: 2 }, // 27
		{ k: "literal", literal: 1, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "fork", to: [38, 29] }, // 30
		{ k: "value", py: true, field: "value", to: 30 }, // 31
		{ k: "space", greedy: true, to: 31 }, // 32
		{ k: "literal", literal: 2, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "atom", kind: "word", field: "key", to: 34 }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 3, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "fork", to: [35, 29] }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "literal", literal: 4, to: 40 }, // 41
		{ k: "slot", slot: "tool", field: "name", to: 41 }, // 42
		{ k: "op", do: { op: "open", unit: 4 }, to: 42 }, // 43
		{ k: "assert", what: "end", to: 27 }, // 44
		{ k: "text", field: "value", typed: false, stray: false, exits: 44, stops: [] }, // 45
		{ k: "op", do: { op: "set", field: "key", text: "code" }, to: 45 }, // 46
		{ k: "op", do: { op: "set", field: "name", text: "code_interpreter" }, to: 46 }, // 47
		{ k: "atom", kind: "word", field: "skip", to: 0 }, // 48
		{ k: "look", body: 48, to: 47 }, // 49
		{ k: "op", do: { op: "open", unit: 5 }, to: 49 }, // 50
		{ k: "fork", to: [26, 43, 50] }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 5, to: 52 }, // 53
	],
};
