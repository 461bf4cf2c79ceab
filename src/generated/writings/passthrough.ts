// Generated from grammars/passthrough.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `passthrough`: for `render`, `constrain` and `toolInstructions`. */
export const passthrough: Writing = {
	format: "passthrough",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "field", field: "content", kind: "text" }, between: "", min: 0 },
	entries: {
	},
	rules: {
	},
	prompt: null,
};
