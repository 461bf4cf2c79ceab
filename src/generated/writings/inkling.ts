// Generated from grammars/inkling.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `inkling`: for `render`, `constrain` and `toolInstructions`. */
export const inkling: Writing = {
	format: "inkling",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "say" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "rule", rule: "unread" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "stop" }, { p: "rule", rule: "message" }] },
		frame: { p: "seq", of: [{ p: "alt", of: [{ p: "call", of: { p: "seq", of: [{ p: "alt", of: [{ p: "field", field: "skip", kind: "word" }, ""] }, { p: "rule", rule: "invoke" }] } }, { p: "seq", of: [{ p: "alt", of: [{ p: "field", field: "skip", kind: "word" }, ""] }, { p: "rule", rule: "plain" }] }, { p: "seq", of: ["<|content_thinking|>", { p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "stop" }] }, { p: "seq", of: ["<|content_text|>", { p: "field", field: "content", kind: "text" }, { p: "rule", rule: "stop" }] }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		lead: { p: "alt", of: ["<|message_model|>", { p: "assert", what: "start" }] },
		stop: { p: "alt", of: [{ p: "seq", of: ["<|end_message|>", { p: "rule", rule: "again" }] }, ""] },
		again: "",
		think: { p: "seq", of: [{ p: "rule", rule: "lead" }, "<|content_thinking|>", { p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "stop" }] },
		say: { p: "seq", of: [{ p: "rule", rule: "lead" }, "<|content_text|>", { p: "field", field: "content", kind: "text" }, { p: "rule", rule: "stop" }] },
		call: { p: "seq", of: [{ p: "rule", rule: "head" }, { p: "rule", rule: "invoke" }] },
		head: { p: "seq", of: ["<|message_model|>", { p: "alt", of: [{ p: "field", field: "skip", kind: "word" }, ""] }] },
		invoke: { p: "seq", of: ["<|content_invoke_tool_json|>", { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "args", optional: true, value: { field: "arguments" } }] }, "<|end_message|>"] },
		unread: { p: "seq", of: ["<|message_model|>", { p: "opt", of: { p: "field", field: "skip", kind: "word" } }, { p: "rule", rule: "plain" }] },
		plain: { p: "seq", of: ["<|content_invoke_tool_text|>", { p: "field", field: "skip", kind: "text" }, { p: "rule", rule: "stop" }] },
	},
	prompt: null,
};
