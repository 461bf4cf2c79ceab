// Generated from grammars/glaive.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `glaive`: for `render`, `constrain` and `toolInstructions`. */
export const glaive: Writing = {
	format: "glaive",
	words: { py: { true: "True", false: "False", null: "null" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: ["<functioncall> {\"name\": \"", { p: "field", field: "name", kind: "attr" }, "\", \"arguments\": ", { p: "rule", rule: "given" }, "}", { p: "rule", rule: "closed" }] },
		given: { p: "alt", of: [{ p: "seq", of: ["'", { p: "field", field: "arguments", kind: "json" }, "'"] }, { p: "field", field: "arguments", kind: "json" }] },
		closed: { p: "alt", of: ["", { p: "seq", of: [{ p: "opt", of: "\n" }, "</functioncall>"] }] },
	},
	prompt: null,
};
