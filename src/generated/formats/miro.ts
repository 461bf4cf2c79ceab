// Generated from grammars/miro.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** a tool of an MCP server: <use_mcp_tool> with server, tool and a JSON object */
export const miro: Format = {
	version: 2,
	name: "miro",
	title: "a tool of an MCP server: <use_mcp_tool> with server, tool and a JSON object",
	aliases: ["mirothinker"],
	models: ["miromind-ai/MiroThinker-*"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S2",
	reasoning: true,
	holdback: 1024,
	lenient: ["no-server", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</use_mcp_tool>", // 2
		"</arguments>", // 3
		"<arguments>", // 4
		"</tool_name>", // 5
		"<tool_name>", // 6
		"</server_name>", // 7
		"<server_name>", // 8
		"<use_mcp_tool>", // 9
		"\n</think>", // 10
		"\r\n</think>", // 11
	],
	openings: [1, 9, 8, 6],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 62 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 9, 8, 6], after: 2, closable: [20, 21, 22, 23, 24, 27, 28, 29, 30, 31, 32, 33], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 9, 8, 6], after: 2, closable: [20, 21, 22, 23, 24, 27, 28, 29, 30, 31, 32, 33], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9, 8], terminators: [], stray: false }, // 2
		{ k: "fork", to: [19, 47, 61, 0] }, // 3
		{ k: "fork", to: [19, 47, 61] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [10, 11, 0], terminators: [5] }, // 13
		{ k: "eol", to: 13 }, // 14
		{ k: "fork", to: [14, 13] }, // 15
		{ k: "literal", literal: 1, to: 15 }, // 16
		{ k: "assert", what: "start", to: 16 }, // 17
		{ k: "assert", what: "line", to: 16 }, // 18
		{ k: "fork", to: [17, 18] }, // 19
		{ k: "op", do: { op: "close" }, to: 2 }, // 20
		{ k: "literal", literal: 2, to: 20 }, // 21
		{ k: "space", greedy: true, to: 21 }, // 22
		{ k: "literal", literal: 3, to: 22 }, // 23
		{ k: "space", greedy: true, to: 23 }, // 24
		{ k: "value", py: false, field: "arguments", to: 24 }, // 25
		{ k: "literal", literal: 3, to: 0 }, // 26
		{ k: "look", body: 26, to: 23 }, // 27
		{ k: "fork", to: [25, 27] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 4, to: 29 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "literal", literal: 5, to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "atom", kind: "word", field: "name", to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 6, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "literal", literal: 7, to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "atom", kind: "word", field: "skip", to: 39 }, // 40
		{ k: "space", greedy: true, to: 40 }, // 41
		{ k: "literal", literal: 8, to: 41 }, // 42
		{ k: "op", do: { op: "repair", code: 0 }, to: 37 }, // 43
		{ k: "fork", to: [42, 43] }, // 44
		{ k: "space", greedy: true, to: 44 }, // 45
		{ k: "literal", literal: 9, to: 45 }, // 46
		{ k: "op", do: { op: "open", unit: 0 }, to: 46 }, // 47
		{ k: "literal", literal: 5, to: 0 }, // 48
		{ k: "space", greedy: true, to: 48 }, // 49
		{ k: "slot", slot: "tool", field: "skip", to: 49 }, // 50
		{ k: "space", greedy: true, to: 50 }, // 51
		{ k: "literal", literal: 6, to: 51 }, // 52
		{ k: "space", greedy: true, to: 52 }, // 53
		{ k: "literal", literal: 7, to: 53 }, // 54
		{ k: "space", greedy: true, to: 54 }, // 55
		{ k: "atom", kind: "word", field: "skip", to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "literal", literal: 8, to: 57 }, // 58
		{ k: "look", body: 58, to: 44 }, // 59
		{ k: "op", do: { op: "repair", code: 1 }, to: 59 }, // 60
		{ k: "op", do: { op: "open", unit: 1 }, to: 60 }, // 61
		{ k: "fork", to: [16, 15] }, // 62
	],
};
