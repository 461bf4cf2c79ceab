// Generated from grammars/granite-20b-fc.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `granite-20b-fc`: for `render`, `constrain` and `toolInstructions`. */
export const granite_20b_fc: Writing = {
	format: "granite-20b-fc",
	words: { py: { true: "True", false: "False", null: "null" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: ["<function_call> ", { p: "rule", rule: "object" }] },
		object: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }] },
	},
	prompt: null,
};
