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
	lenient: ["no-server"],
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
	openings: [1, 9],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 58 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 9], after: 2, closable: [20, 21, 22, 23, 24, 26, 27, 28, 29, 30, 31], closableByLoop: [], pairs: false }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 9], stray: false }, // 2
		{ k: "fork", to: [19, 45, 0] }, // 3
		{ k: "fork", to: [19, 45] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [10, 11, 0] }, // 13
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
		{ k: "fork", to: [25, 23] }, // 26
		{ k: "space", greedy: true, to: 26 }, // 27
		{ k: "literal", literal: 4, to: 27 }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "literal", literal: 5, to: 29 }, // 30
		{ k: "space", greedy: true, to: 30 }, // 31
		{ k: "atom", kind: "word", field: "name", to: 31 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "literal", literal: 6, to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 7, to: 35 }, // 36
		{ k: "space", greedy: true, to: 36 }, // 37
		{ k: "atom", kind: "word", field: "skip", to: 37 }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 8, to: 39 }, // 40
		{ k: "op", do: { op: "repair", code: 0 }, to: 35 }, // 41
		{ k: "fork", to: [40, 41] }, // 42
		{ k: "space", greedy: true, to: 42 }, // 43
		{ k: "literal", literal: 9, to: 43 }, // 44
		{ k: "op", do: { op: "open", unit: 0 }, to: 44 }, // 45
		{ k: "op", do: { op: "settle" }, to: 0 }, // 46
		{ k: "eol", to: 2 }, // 47
		{ k: "fork", to: [47, 2] }, // 48
		{ k: "eol", to: 48 }, // 49
		{ k: "fork", to: [49, 48] }, // 50
		{ k: "literal", literal: 0, to: 50 }, // 51
		{ k: "eol", to: 51 }, // 52
		{ k: "fork", to: [52, 51] }, // 53
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 53, stops: [10, 11, 0] }, // 54
		{ k: "eol", to: 54 }, // 55
		{ k: "fork", to: [55, 54] }, // 56
		{ k: "literal", literal: 1, to: 56 }, // 57
		{ k: "fork", to: [57, 56] }, // 58
	],
};
