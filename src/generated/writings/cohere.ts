// Generated from grammars/cohere.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `cohere`: for `render`, `constrain` and `toolInstructions`. */
export const cohere: Writing = {
	format: "cohere",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "answer" }, { p: "rule", rule: "action" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<|START_THINKING|>" } }, { p: "rule", rule: "thought" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: ["<|START_THINKING|>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, "<|END_THINKING|>"] },
		answer: { p: "alt", of: [{ p: "seq", of: ["<|START_RESPONSE|>", { p: "field", field: "content", kind: "text" }, "<|END_RESPONSE|>"] }, { p: "seq", of: ["<|START_TEXT|>", { p: "field", field: "content", kind: "text" }, "<|END_TEXT|>"] }] },
		action: { p: "seq", of: [{ p: "rule", rule: "begin" }, "[\n    ", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: ",\n    ", min: 1 } }, "\n]", { p: "rule", rule: "finish" }] },
		begin: "<|START_ACTION|>",
		finish: { p: "alt", of: ["<|END_ACTION|>", { p: "assert", what: "end" }] },
		call: { p: "object", py: false, members: [{ key: "tool_call_id", optional: true, value: { field: "id" } }, { key: "tool_name", optional: false, value: { field: "name" } }, { key: "parameters", optional: true, value: { field: "arguments" } }] },
	},
	prompt: null,
};
