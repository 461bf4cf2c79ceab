// Generated from grammars/functionary_v31.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `functionary_v31`: for `render`, `constrain` and `toolInstructions`. */
export const functionary_v31: Writing = {
	format: "functionary_v31",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "call", of: { p: "rule", rule: "code" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: ["<function=", { p: "field", field: "name", kind: "word" }, ">", { p: "field", field: "arguments", kind: "json" }, "</function>"] },
		code: { p: "seq", of: ["<|python_tag|>", { p: "set", field: "name", text: "code_interpreter" }, { p: "set", field: "key", text: "code" }, { p: "field", field: "value", kind: "text" }, { p: "assert", what: "end" }] },
	},
	prompt: null,
};
