// Generated from grammars/sarashina.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `sarashina`: for `render`, `constrain` and `toolInstructions`. */
export const sarashina: Writing = {
	format: "sarashina",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "tagged" }, { p: "rule", rule: "bare" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		tagged: { p: "seq", of: ["<|tool_calls|>", { p: "alt", of: [{ p: "seq", of: ["[", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: ", ", min: 1 } }, "]"] }, { p: "call", of: { p: "rule", rule: "call" } }] }] },
		bare: { p: "seq", of: [{ p: "assert", what: "start" }, "[", { p: "loop", of: { p: "call", of: { p: "rule", rule: "known" } }, between: ", ", min: 1 }, "]"] },
		call: { p: "object", py: true, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }] },
		known: { p: "object", py: true, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: false, value: { field: "arguments" } }] },
	},
	prompt: null,
};
