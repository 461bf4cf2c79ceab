// Generated from grammars/plamo3.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `plamo3`: for `render`, `constrain` and `toolInstructions`. */
export const plamo3: Writing = {
	format: "plamo3",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		section: { p: "seq", of: ["<|plamo:begin_tool_requests:plamo|>", { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: "", min: 0 }, { p: "rule", rule: "finish" }] },
		finish: "<|plamo:end_tool_requests:plamo|>",
		call: { p: "seq", of: ["<|plamo:begin_tool_request:plamo|>", { p: "rule", rule: "named" }, { p: "rule", rule: "with" }, "<|plamo:end_tool_request:plamo|>"] },
		named: { p: "seq", of: ["<|plamo:begin_tool_name:plamo|>", { p: "field", field: "name", kind: "word" }, "<|plamo:end_tool_name:plamo|>"] },
		with: { p: "seq", of: ["<|plamo:begin_tool_arguments:plamo|>", { p: "field", field: "arguments", kind: "json" }, "<|plamo:end_tool_arguments:plamo|>"] },
	},
	prompt: null,
};
