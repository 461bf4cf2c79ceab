// Generated from grammars/glm47_moe.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { pairsKind } from "../../runtime/kinds/pairs.js";
import { patternKind } from "../../runtime/kinds/pattern.js";

/** a name, then key and value pairs, between <tool_call> tags, without newlines */
export const glm47_moe: Format = {
	version: 2,
	name: "glm47_moe",
	title: "a name, then key and value pairs, between <tool_call> tags, without newlines",
	aliases: ["glm47", "glm-4.7", "glm_4_7", "glm_xml", "glm", "glm5", "glm52", "ling3", "spark25"],
	models: ["zai-org/GLM-4.7*", "zai-org/GLM-5*"],
	tokens: ["<tool_call>", "</tool_call>", "<arg_key>", "</arg_key>", "<arg_value>", "</arg_value>", "<think>", "</think>", "<|user|>", "<|observation|>", "<|endoftext|>"],
	ends: ["<|user|>", "<|observation|>", "<|endoftext|>"],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S3",
	reasoning: true,
	holdback: 947,
	lenient: ["doubled-close", "json-arguments", "json-body", "unclosed-value", "unclosed-call", "other-close", "unknown-close", "unopened-key"],
	literals: [
		"</think>", // 0
		"<think>", // 1
		"</tool_call>", // 2
		"<arg_key>", // 3
		"<tool_call>", // 4
		"</arg_value>", // 5
		"</arg_key>", // 6
		"<arg_value>", // 7
		">", // 8
		"<", // 9
		"\"", // 10
		"}", // 11
		"{", // 12
		"\n<arg_key>", // 13
		"\n</tool_call>", // 14
		"\r\n<arg_key>", // 15
		"\r\n</tool_call>", // 16
		"\n<arg_value>", // 17
		"\n</arg_key>", // 18
		"\r\n<arg_value>", // 19
		"\r\n</arg_key>", // 20
	],
	openings: [1, 4],
	kinds: [pairsKind, patternKind],
	start: 2,
	entries: [
		{ name: "thinking", after: ["<think>", "<think>\n"], node: 140 }, // 0
	],
	units: [
		{ closes: [2], openings: [1, 4], after: 2, closable: [12, 116], closableByLoop: [13, 22, 23, 24, 25, 26, 27, 30, 31, 42, 43, 44, 45, 47, 48, 49, 50, 51, 52, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 68, 69, 70, 71, 72, 82, 83, 84, 94, 95, 96, 97, 98, 99, 103, 125, 126], pairs: true }, // 0
		{ closes: [2], openings: [1, 4], after: 2, closable: [12, 13, 116], closableByLoop: [], pairs: false }, // 1
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [1, 4], stray: false }, // 2
		{ k: "fork", to: [11, 130, 135, 0] }, // 3
		{ k: "fork", to: [11, 130, 135] }, // 4
		{ k: "op", do: { op: "settle" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 6, stops: [0] }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "assert", what: "start", to: 8 }, // 9
		{ k: "assert", what: "line", to: 8 }, // 10
		{ k: "fork", to: [9, 10] }, // 11
		{ k: "op", do: { op: "close" }, to: 2 }, // 12
		{ k: "literal", literal: 2, to: 12 }, // 13
		{ k: "literal", literal: 3, to: 0 }, // 14
		{ k: "space", greedy: true, to: 14 }, // 15
		{ k: "literal", literal: 2, to: 0 }, // 16
		{ k: "space", greedy: true, to: 16 }, // 17
		{ k: "fork", to: [15, 17] }, // 18
		{ k: "slot", slot: "tool", field: "skip", to: 18 }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "literal", literal: 4, to: 20 }, // 21
		{ k: "look", body: 21, to: 12 }, // 22
		{ k: "op", do: { op: "repair", code: 4 }, to: 22 }, // 23
		{ k: "fork", to: [13, 23] }, // 24
		{ k: "fork", to: [115, 24] }, // 25
		{ k: "space", greedy: true, to: 25 }, // 26
		{ k: "op", do: { op: "settle" }, to: 26 }, // 27
		{ k: "fork", to: [14, 16] }, // 28
		{ k: "space", greedy: true, to: 28 }, // 29
		{ k: "look", body: 29, to: 27 }, // 30
		{ k: "literal", literal: 5, to: 30 }, // 31
		{ k: "literal", literal: 6, to: 0 }, // 32
		{ k: "space", greedy: true, to: 32 }, // 33
		{ k: "slot", slot: "unbound", field: "skip", to: 33 }, // 34
		{ k: "space", greedy: true, to: 34 }, // 35
		{ k: "literal", literal: 3, to: 35 }, // 36
		{ k: "assert", what: "end", to: 0 }, // 37
		{ k: "fork", to: [21, 37] }, // 38
		{ k: "space", greedy: true, to: 38 }, // 39
		{ k: "literal", literal: 2, to: 39 }, // 40
		{ k: "fork", to: [36, 40] }, // 41
		{ k: "look", body: 41, to: 27 }, // 42
		{ k: "eol", to: 42 }, // 43
		{ k: "fork", to: [43, 42] }, // 44
		{ k: "op", do: { op: "repair", code: 3, unless: ">" }, to: 44 }, // 45
		{ k: "space", greedy: true, to: 21 }, // 46
		{ k: "look", body: 46, to: 27 }, // 47
		{ k: "literal", literal: 5, to: 47 }, // 48
		{ k: "op", do: { op: "repair", code: 4 }, to: 48 }, // 49
		{ k: "space", greedy: true, to: 31 }, // 50
		{ k: "literal", literal: 5, to: 50 }, // 51
		{ k: "op", do: { op: "repair", code: 0 }, to: 51 }, // 52
		{ k: "space", greedy: true, to: 41 }, // 53
		{ k: "look", body: 53, to: 27 }, // 54
		{ k: "literal", literal: 7, to: 54 }, // 55
		{ k: "literal", literal: 6, to: 54 }, // 56
		{ k: "literal", literal: 2, to: 54 }, // 57
		{ k: "fork", to: [55, 56, 57] }, // 58
		{ k: "eol", to: 58 }, // 59
		{ k: "fork", to: [59, 58] }, // 60
		{ k: "op", do: { op: "repair", code: 5 }, to: 60 }, // 61
		{ k: "op", do: { op: "break", at: "skip", behind: ">" }, to: 27 }, // 62
		{ k: "literal", literal: 6, to: 62 }, // 63
		{ k: "space", greedy: true, to: 63 }, // 64
		{ k: "slot", slot: "unbound", field: "skip", to: 64 }, // 65
		{ k: "space", greedy: true, to: 65 }, // 66
		{ k: "literal", literal: 3, to: 66 }, // 67
		{ k: "literal", literal: 3, to: 62 }, // 68
		{ k: "space", greedy: true, to: 68 }, // 69
		{ k: "literal", literal: 2, to: 62 }, // 70
		{ k: "space", greedy: true, to: 70 }, // 71
		{ k: "fork", to: [69, 71] }, // 72
		{ k: "slot", slot: "tool", field: "skip", to: 72 }, // 73
		{ k: "space", greedy: true, to: 73 }, // 74
		{ k: "literal", literal: 4, to: 74 }, // 75
		{ k: "space", greedy: true, to: 75 }, // 76
		{ k: "literal", literal: 2, to: 76 }, // 77
		{ k: "fork", to: [67, 77] }, // 78
		{ k: "eol", to: 78 }, // 79
		{ k: "fork", to: [79, 78] }, // 80
		{ k: "op", do: { op: "repair", code: 6, fault: true }, to: 80 }, // 81
		{ k: "op", do: { op: "break", at: "skip", behind: "" }, to: 27 }, // 82
		{ k: "literal", literal: 6, to: 82 }, // 83
		{ k: "space", greedy: true, to: 83 }, // 84
		{ k: "slot", slot: "unbound", field: "skip", to: 84 }, // 85
		{ k: "space", greedy: true, to: 85 }, // 86
		{ k: "literal", literal: 8, to: 86 }, // 87
		{ k: "atom", kind: "word", field: "skip", to: 87 }, // 88
		{ k: "literal", literal: 9, to: 88 }, // 89
		{ k: "fork", to: [85, 89] }, // 90
		{ k: "space", greedy: true, to: 90 }, // 91
		{ k: "literal", literal: 5, to: 91 }, // 92
		{ k: "op", do: { op: "repair", code: 7, fault: true }, to: 92 }, // 93
		{ k: "op", do: { op: "break", at: "here", behind: "" }, to: 27 }, // 94
		{ k: "literal", literal: 3, to: 94 }, // 95
		{ k: "space", greedy: true, to: 95 }, // 96
		{ k: "literal", literal: 2, to: 94 }, // 97
		{ k: "space", greedy: true, to: 97 }, // 98
		{ k: "fork", to: [96, 98] }, // 99
		{ k: "slot", slot: "tool", field: "skip", to: 99 }, // 100
		{ k: "space", greedy: true, to: 100 }, // 101
		{ k: "literal", literal: 4, to: 101 }, // 102
		{ k: "fork", to: [31, 45, 49, 52, 61, 81, 93, 102] }, // 103
		{ k: "text", field: "value", typed: true, stray: false, exits: 103, stops: [5, 13, 14, 15, 16, 3, 2, 17, 18, 19, 20, 7, 6, 4] }, // 104
		{ k: "literal", literal: 7, to: 104 }, // 105
		{ k: "space", greedy: true, to: 105 }, // 106
		{ k: "literal", literal: 6, to: 106 }, // 107
		{ k: "space", greedy: true, to: 107 }, // 108
		{ k: "literal", literal: 6, to: 108 }, // 109
		{ k: "op", do: { op: "repair", code: 0 }, to: 109 }, // 110
		{ k: "fork", to: [107, 110] }, // 111
		{ k: "space", greedy: true, to: 111 }, // 112
		{ k: "atom", kind: "word", field: "key", to: 112 }, // 113
		{ k: "space", greedy: true, to: 113 }, // 114
		{ k: "literal", literal: 3, to: 114 }, // 115
		{ k: "space", greedy: true, to: 13 }, // 116
		{ k: "value", py: false, field: "arguments", to: 116 }, // 117
		{ k: "literal", literal: 10, to: 0 }, // 118
		{ k: "literal", literal: 11, to: 0 }, // 119
		{ k: "fork", to: [118, 119] }, // 120
		{ k: "space", greedy: true, to: 120 }, // 121
		{ k: "literal", literal: 12, to: 121 }, // 122
		{ k: "look", body: 122, to: 117 }, // 123
		{ k: "op", do: { op: "repair", code: 1 }, to: 123 }, // 124
		{ k: "fork", to: [25, 124] }, // 125
		{ k: "space", greedy: true, to: 125 }, // 126
		{ k: "atom", kind: "word", field: "name", to: 126 }, // 127
		{ k: "space", greedy: true, to: 127 }, // 128
		{ k: "literal", literal: 4, to: 128 }, // 129
		{ k: "op", do: { op: "open", unit: 0 }, to: 129 }, // 130
		{ k: "pattern", pattern: { py: false, open: true, members: [{ keys: ["name"], optional: false, commit: false, value: { field: "name", kind: "word" } }, { keys: ["arguments", "parameters"], optional: true, commit: false, value: { field: "arguments", kind: "json" } }] }, to: 116 }, // 131
		{ k: "space", greedy: true, to: 131 }, // 132
		{ k: "literal", literal: 4, to: 132 }, // 133
		{ k: "op", do: { op: "repair", code: 2 }, to: 133 }, // 134
		{ k: "op", do: { op: "open", unit: 1 }, to: 134 }, // 135
		{ k: "op", do: { op: "settle" }, to: 0 }, // 136
		{ k: "literal", literal: 0, to: 2 }, // 137
		{ k: "text", field: "reasoning", typed: false, stray: false, exits: 137, stops: [0] }, // 138
		{ k: "literal", literal: 1, to: 138 }, // 139
		{ k: "fork", to: [139, 138] }, // 140
	],
};
