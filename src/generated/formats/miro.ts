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
	lenient: ["no-server", "signs-around", "unopened-call"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</use_mcp_tool>", // 2
		"</arguments>", // 3
		"}", // 4
		"<arguments>", // 5
		"</tool_name>", // 6
		"<tool_name>", // 7
		"</server_name>", // 8
		"<server_name>", // 9
		"<use_mcp_tool>", // 10
		"\n</think>", // 11
		"\r\n</think>", // 12
	],
	openings: [1, 10, 9, 7],
	kinds: [],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 104 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 10, 9, 7], after: 2, closable: [20, 21, 22, 23, 24, 27, 28, 29, 30, 31, 32, 34, 35, 36, 37, 38, 39, 40], closableByLoop: [], pairs: false }, // 0
		{ closes: [2], openings: [1, 10, 9, 7], after: 2, closable: [20, 21, 22, 23, 24, 27, 34, 55, 56, 57, 58, 59, 61, 62, 63, 64, 65, 66], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 10, 9], stray: false }, // 2
		{ k: "fork", to: [19, 54, 91, 0] }, // 3
		{ k: "fork", to: [19, 54, 91] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "eol", to: 5 }, // 6
		{ k: "fork", to: [6, 5] }, // 7
		{ k: "eol", to: 7 }, // 8
		{ k: "fork", to: [8, 7] }, // 9
		{ k: "literal", literal: 0, to: 9 }, // 10
		{ k: "eol", to: 10 }, // 11
		{ k: "fork", to: [11, 10] }, // 12
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 12, stops: [11, 12, 0] }, // 13
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
		{ k: "literal", literal: 3, to: 0 }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "look", body: 26, to: 24 }, // 27
		{ k: "fork", to: [30, 27] }, // 28
		{ k: "literal", literal: 4, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "op", do: { op: "repair", code: 1 }, to: 30 }, // 31
		{ k: "fork", to: [24, 31] }, // 32
		{ k: "value", py: false, field: "arguments", to: 32 }, // 33
		{ k: "look", body: 25, to: 23 }, // 34
		{ k: "fork", to: [33, 34] }, // 35
		{ k: "space", greedy: true, to: 35 }, // 36
		{ k: "literal", literal: 5, to: 36 }, // 37
		{ k: "space", greedy: true, to: 37 }, // 38
		{ k: "literal", literal: 6, to: 38 }, // 39
		{ k: "space", greedy: true, to: 39 }, // 40
		{ k: "atom", kind: "word", field: "name", to: 40 }, // 41
		{ k: "space", greedy: true, to: 41 }, // 42
		{ k: "literal", literal: 7, to: 42 }, // 43
		{ k: "space", greedy: true, to: 43 }, // 44
		{ k: "literal", literal: 8, to: 44 }, // 45
		{ k: "space", greedy: true, to: 45 }, // 46
		{ k: "atom", kind: "word", field: "skip", to: 46 }, // 47
		{ k: "space", greedy: true, to: 47 }, // 48
		{ k: "literal", literal: 9, to: 48 }, // 49
		{ k: "op", do: { op: "repair", code: 0 }, to: 44 }, // 50
		{ k: "fork", to: [49, 50] }, // 51
		{ k: "space", greedy: true, to: 51 }, // 52
		{ k: "literal", literal: 10, to: 52 }, // 53
		{ k: "op", do: { op: "open", unit: 0 }, to: 53 }, // 54
		{ k: "fork", to: [57, 27] }, // 55
		{ k: "literal", literal: 4, to: 55 }, // 56
		{ k: "space", greedy: true, to: 56 }, // 57
		{ k: "op", do: { op: "repair", code: 1 }, to: 57 }, // 58
		{ k: "fork", to: [24, 58] }, // 59
		{ k: "value", py: false, field: "arguments", to: 59 }, // 60
		{ k: "fork", to: [60, 34] }, // 61
		{ k: "space", greedy: true, to: 61 }, // 62
		{ k: "literal", literal: 5, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "literal", literal: 6, to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "atom", kind: "word", field: "name", to: 66 }, // 67
		{ k: "space", greedy: true, to: 67 }, // 68
		{ k: "literal", literal: 7, to: 68 }, // 69
		{ k: "space", greedy: true, to: 69 }, // 70
		{ k: "literal", literal: 8, to: 70 }, // 71
		{ k: "space", greedy: true, to: 71 }, // 72
		{ k: "atom", kind: "word", field: "skip", to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 9, to: 74 }, // 75
		{ k: "op", do: { op: "repair", code: 0 }, to: 70 }, // 76
		{ k: "fork", to: [75, 76] }, // 77
		{ k: "literal", literal: 6, to: 0 }, // 78
		{ k: "space", greedy: true, to: 78 }, // 79
		{ k: "slot", slot: "tool", field: "skip", to: 79 }, // 80
		{ k: "space", greedy: true, to: 80 }, // 81
		{ k: "literal", literal: 7, to: 81 }, // 82
		{ k: "space", greedy: true, to: 82 }, // 83
		{ k: "literal", literal: 8, to: 83 }, // 84
		{ k: "space", greedy: true, to: 84 }, // 85
		{ k: "atom", kind: "word", field: "skip", to: 85 }, // 86
		{ k: "space", greedy: true, to: 86 }, // 87
		{ k: "literal", literal: 9, to: 87 }, // 88
		{ k: "look", body: 88, to: 77 }, // 89
		{ k: "op", do: { op: "repair", code: 2 }, to: 89 }, // 90
		{ k: "op", do: { op: "open", unit: 1 }, to: 90 }, // 91
		{ k: "op", do: { op: "settle" }, to: 0 }, // 92
		{ k: "eol", to: 2 }, // 93
		{ k: "fork", to: [93, 2] }, // 94
		{ k: "eol", to: 94 }, // 95
		{ k: "fork", to: [95, 94] }, // 96
		{ k: "literal", literal: 0, to: 96 }, // 97
		{ k: "eol", to: 97 }, // 98
		{ k: "fork", to: [98, 97] }, // 99
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 99, stops: [11, 12, 0] }, // 100
		{ k: "eol", to: 100 }, // 101
		{ k: "fork", to: [101, 100] }, // 102
		{ k: "literal", literal: 1, to: 102 }, // 103
		{ k: "fork", to: [103, 102] }, // 104
	],
};
