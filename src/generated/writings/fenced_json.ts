// Generated from grammars/fenced_json.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `fenced_json`: for `render`, `constrain` and `toolInstructions`. */
export const fenced_json: Writing = {
	format: "fenced_json",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "plain" }, { p: "rule", rule: "tagged" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		plain: { p: "seq", of: [{ p: "assert", what: "line" }, "```", { p: "opt", of: { p: "alt", of: ["json", "JSON"] } }, "\n", { p: "alt", of: [{ p: "seq", of: [{ p: "call", of: { p: "rule", rule: "known" } }, { p: "loop", of: { p: "call", of: { p: "rule", rule: "known" } }, between: "", min: 0 }] }, { p: "seq", of: ["[", { p: "call", of: { p: "rule", rule: "known" } }, { p: "loop", of: { p: "call", of: { p: "seq", of: [", ", { p: "rule", rule: "known" }] } }, between: "", min: 0 }, "]"] }] }, { p: "rule", rule: "end" }] },
		known: { p: "object", py: false, members: [{ key: "id", optional: true, value: { field: "id" } }, { key: "type", optional: true, value: { text: "function" } }, { key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: false, value: { field: "arguments" } }] },
		tagged: { p: "seq", of: [{ p: "assert", what: "line" }, "```tool_call", { p: "opt", of: "s" }, "\n", { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "seq", of: ["[", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: ", ", min: 1 } }, "]"] }] }, { p: "rule", rule: "end" }] },
		call: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }, { key: "id", optional: true, value: { field: "id" } }] },
		end: "\n```",
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call a tool, write a Markdown fence that begins on a line of its own and holds one JSON object, as in this example:\n\n", { put: "example" }, "\n\nFor several calls write several fences.\nWrite nothing behind the last: the results are given to you in the next message.\nIf no tool is needed, answer in plain words."],
};
