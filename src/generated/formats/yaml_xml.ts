// Generated from grammars/yaml_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";
import { yamlKind } from "../../runtime/kinds/yaml.js";

/** elements named by the tool, with its arguments as YAML */
export const yaml_xml: Format = {
	version: 2,
	name: "yaml_xml",
	title: "elements named by the tool, with its arguments as YAML",
	aliases: ["yaml_tools"],
	models: [],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S2",
	reasoning: false,
	holdback: 1024,
	lenient: [],
	literals: [
		">", // 0
		"</", // 1
		"{", // 2
		":", // 3
		"#", // 4
		"/>", // 5
		"<", // 6
	],
	openings: [],
	kinds: [yamlKind],
	start: 2,
	entries: [],
	units: [
		{ closes: [], named: [{ before: 1, after: 0 }], openings: [], after: 2, closable: [5, 6, 7, 8, 9, 28, 29, 30, 31, 32, 33, 34, 35, 36], closableByLoop: [], pairs: false }, // 0
	],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [6], terminators: [], stray: false }, // 2
		{ k: "fork", to: [39, 0] }, // 3
		{ k: "fork", to: [39] }, // 4
		{ k: "op", do: { op: "close" }, to: 2 }, // 5
		{ k: "literal", literal: 0, to: 5 }, // 6
		{ k: "same", field: "name", to: 6 }, // 7
		{ k: "literal", literal: 1, to: 7 }, // 8
		{ k: "space", greedy: true, to: 8 }, // 9
		{ k: "value", py: false, yaml: true, field: "arguments", to: 9 }, // 10
		{ k: "op", do: { op: "commit" }, to: 10 }, // 11
		{ k: "literal", literal: 2, to: 0 }, // 12
		{ k: "literal", literal: 3, to: 0 }, // 13
		{ k: "space", greedy: true, to: 13 }, // 14
		{ k: "atom", kind: "word", field: "skip", to: 14 }, // 15
		{ k: "value", py: false, field: "skip", to: 14 }, // 16
		{ k: "fork", to: [15, 16] }, // 17
		{ k: "fork", to: [12, 17] }, // 18
		{ k: "fork", to: [24, 18] }, // 19
		{ k: "space", greedy: true, to: 19 }, // 20
		{ k: "eol", to: 20 }, // 21
		{ k: "atom", kind: "line", field: "skip", to: 21 }, // 22
		{ k: "fork", to: [22, 21] }, // 23
		{ k: "literal", literal: 4, to: 23 }, // 24
		{ k: "look", body: 20, to: 11 }, // 25
		{ k: "eol", to: 25 }, // 26
		{ k: "literal", literal: 0, to: 26 }, // 27
		{ k: "op", do: { op: "commit" }, to: 5 }, // 28
		{ k: "literal", literal: 5, to: 28 }, // 29
		{ k: "space", greedy: true, to: 29 }, // 30
		{ k: "literal", literal: 0, to: 28 }, // 31
		{ k: "same", field: "name", to: 31 }, // 32
		{ k: "literal", literal: 1, to: 32 }, // 33
		{ k: "space", greedy: true, to: 33 }, // 34
		{ k: "literal", literal: 0, to: 34 }, // 35
		{ k: "fork", to: [27, 30, 35] }, // 36
		{ k: "slot", slot: "tool", field: "name", to: 36 }, // 37
		{ k: "literal", literal: 6, to: 37 }, // 38
		{ k: "op", do: { op: "open", unit: 0 }, to: 38 }, // 39
	],
};
