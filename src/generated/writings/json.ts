// Generated from grammars/json.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `json`: for `render`, `constrain` and `toolInstructions`. */
export const json: Writing = {
	format: "json",
	words: { py: { true: "true", false: "false", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "calls" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		calls: { p: "seq", of: [{ p: "rule", rule: "front" }, { p: "alt", of: [{ p: "rule", rule: "list" }, { p: "seq", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "opt", of: ";" }, { p: "rule", rule: "call" }] } }, between: "", min: 0 }] }] }] },
		front: { p: "assert", what: "start" },
		list: { p: "seq", of: ["[", { p: "call", of: { p: "rule", rule: "call" } }, { p: "loop", of: { p: "call", of: { p: "seq", of: [", ", { p: "rule", rule: "call" }] } }, between: "", min: 0 }, "]"] },
		call: { p: "alt", of: [{ p: "rule", rule: "flat" }, { p: "object", py: false, members: [{ key: "id", optional: true, value: { field: "id" } }, { key: "type", optional: true, value: { text: "function" } }, { key: "function", optional: false, value: { members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: false, value: { field: "arguments" } }] } }] }] },
		flat: { p: "object", py: false, members: [{ key: "id", optional: true, value: { field: "id" } }, { key: "type", optional: true, value: { text: "function" } }, { key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: false, value: { field: "arguments" } }] },
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call tools, answer with a JSON array that has one object for each call, and no word before it, as in this example:\n\n", { put: "example" }, "\n\nWrite nothing behind it: the results are given to you in the next message. If no tool is needed, answer in plain words."],
};
