// Generated from grammars/passthrough.toolgrammar by `npm run generate`. Do not edit.
import type { Format } from "../../runtime/contract.js";

/** plain text: every character is content */
export const passthrough: Format = {
	version: 2,
	name: "passthrough",
	title: "plain text: every character is content",
	aliases: ["text", "none"],
	models: ["microsoft/phi-4"],
	tokens: [],
	ends: [],
	ids: [{ text: "call_" }, { random: 24 }],
	shape: "S0",
	reasoning: false,
	holdback: 0,
	lenient: [],
	literals: [],
	openings: [],
	kinds: [],
	start: 2,
	entries: [],
	units: [],
	nodes: [
		{ k: "accept" }, // 0
		{ k: "fork", to: [2] }, // 1
		{ k: "text", field: "content", typed: false, exits: 3, stops: [], terminators: [], stray: false }, // 2
		{ k: "fork", to: [0] }, // 3
		{ k: "fork", to: [] }, // 4
	],
};
