// Generated from grammars/command_r.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `command_r`: for `render`, `constrain` and `toolInstructions`. */
export const command_r: Writing = {
	format: "command_r",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: { base: "    ", unit: "    " },
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "action" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		action: { p: "seq", of: [{ p: "assert", what: "line" }, "Action:\n```json\n[\n    ", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: ",\n    ", min: 1 } }, "\n]", { p: "alt", of: ["```", { p: "assert", what: "end" }] }] },
		call: { p: "object", py: false, members: [{ key: "tool_name", optional: false, value: { field: "name" } }, { key: "parameters", optional: true, value: { field: "arguments" } }] },
	},
	prompt: null,
};
