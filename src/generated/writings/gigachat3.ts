// Generated from grammars/gigachat3.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `gigachat3`: for `render`, `constrain` and `toolInstructions`. */
export const gigachat3: Writing = {
	format: "gigachat3",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "rule", rule: "between" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: [{ p: "rule", rule: "role" }, "\n", { p: "rule", rule: "object" }, { p: "rule", rule: "close" }] },
		role: { p: "seq", of: [{ p: "opt", of: "<|message_sep|>\n\n" }, { p: "alt", of: ["function call<|role_sep|>", "<|function_call|>"] }] },
		object: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }] },
		close: { p: "opt", of: "<|message_sep|>" },
		between: { p: "seq", of: ["<|message_sep|>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
	},
	prompt: null,
};
