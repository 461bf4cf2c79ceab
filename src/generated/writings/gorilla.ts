// Generated from grammars/gorilla.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `gorilla`: for `render`, `constrain` and `toolInstructions`. */
export const gorilla: Writing = {
	format: "gorilla",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: ["<<function>>", { p: "field", field: "name", kind: "word" }, "(", { p: "opt", of: { p: "loop", of: { p: "rule", rule: "arg" }, between: ", ", min: 1 } }, { p: "alt", of: ["", ","] }, ")"] },
		arg: { p: "seq", of: [{ p: "field", field: "key", kind: "word" }, "=", { p: "field", field: "value", kind: "py" }] },
	},
	prompt: null,
};
