// Generated from grammars/phi4_mini_json.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `phi4_mini_json`: for `render`, `constrain` and `toolInstructions`. */
export const phi4_mini_json: Writing = {
	format: "phi4_mini_json",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		section: { p: "alt", of: [{ p: "seq", of: ["functools", { p: "rule", rule: "list" }] }, { p: "seq", of: ["<|tool_call|>", { p: "rule", rule: "list" }, "<|/tool_call|>"] }] },
		list: { p: "seq", of: ["[", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: ", ", min: 1 } }, "]"] },
		call: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }] },
	},
	prompt: null,
};
