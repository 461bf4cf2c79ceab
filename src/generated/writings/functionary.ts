// Generated from grammars/functionary.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `functionary`: for `render`, `constrain` and `toolInstructions`. */
export const functionary: Writing = {
	format: "functionary",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "all" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		recipient: { p: "seq", of: [{ p: "alt", of: [{ p: "rule", rule: "toall" }, { p: "call", of: { p: "rule", rule: "body" } }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		all: { p: "alt", of: [{ p: "seq", of: [">>>", { p: "rule", rule: "toall" }] }, { p: "seq", of: [{ p: "rule", rule: "v2" }, "all\n<|content|>", { p: "field", field: "content", kind: "text" }] }, { p: "seq", of: ["<|reserved_special_token_249|>all\n", { p: "field", field: "content", kind: "text" }] }] },
		toall: { p: "seq", of: ["all\n", { p: "field", field: "content", kind: "text" }] },
		call: { p: "alt", of: [{ p: "seq", of: [">>>", { p: "rule", rule: "body" }] }, { p: "seq", of: [{ p: "rule", rule: "v2" }, { p: "field", field: "name", kind: "word" }, "\n<|content|>", { p: "field", field: "arguments", kind: "json" }] }, { p: "seq", of: ["<|reserved_special_token_249|>", { p: "field", field: "name", kind: "word" }, "\n", { p: "field", field: "arguments", kind: "json" }] }] },
		body: { p: "alt", of: [{ p: "seq", of: [{ p: "group", field: "name", of: "python" }, "\n", { p: "set", field: "key", text: "code" }, { p: "field", field: "value", kind: "text" }, { p: "alt", of: ["", { p: "assert", what: "end" }] }] }, { p: "seq", of: [{ p: "field", field: "name", kind: "word" }, "\n", { p: "field", field: "arguments", kind: "json" }] }] },
		v2: { p: "seq", of: [{ p: "opt", of: "<|from|>assistant\n" }, "<|recipient|>"] },
	},
	prompt: null,
};
