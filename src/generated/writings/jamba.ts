// Generated from grammars/jamba.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `jamba`: for `render`, `constrain` and `toolInstructions`. */
export const jamba: Writing = {
	format: "jamba",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		section: { p: "seq", of: ["<tool_calls>[\n    ", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: ",\n    ", min: 1 } }, "\n]", { p: "rule", rule: "finish" }] },
		finish: { p: "alt", of: ["</tool_calls>", { p: "assert", what: "end" }] },
		call: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }, { key: "id", optional: true, value: { field: "id" } }] },
	},
	prompt: null,
};
