// Generated from grammars/json_block.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `json_block`: for `render`, `constrain` and `toolInstructions`. */
export const json_block: Writing = {
	format: "json_block",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "block" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		block: { p: "seq", of: [{ p: "rule", rule: "front" }, { p: "alt", of: [{ p: "rule", rule: "object" }, { p: "seq", of: ["```", { p: "opt", of: "json" }, "\n", { p: "rule", rule: "object" }, "\n```"] }] }, { p: "assert", what: "end" }] },
		front: { p: "assert", what: "start" },
		object: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: false, value: { field: "arguments" } }] },
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call a tool, answer with one JSON object and nothing else, no word before it and none behind it, as in this example:\n\n", { put: "example" }, "\n\nOne answer is one call: its result is given to you in the next message. If no tool is needed, answer in plain words."],
};
