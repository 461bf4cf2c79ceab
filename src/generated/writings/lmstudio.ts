// Generated from grammars/lmstudio.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `lmstudio`: for `render`, `constrain` and `toolInstructions`. */
export const lmstudio: Writing = {
	format: "lmstudio",
	words: { py: { true: "True", false: "False", null: "null" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		call: { p: "seq", of: ["[TOOL_REQUEST]", { p: "rule", rule: "object" }, { p: "rule", rule: "close" }] },
		object: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }] },
		close: "[END_TOOL_REQUEST]",
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call a tool, write one JSON object between `[TOOL_REQUEST]` and `[END_TOOL_REQUEST]`, as in this example:\n\n", { put: "example" }, "\n\nFor several calls write several of these, one behind the other.\nWrite nothing behind the last: the results are given to you in the next message.\nIf no tool is needed, answer in plain words."],
};
