// Generated from grammars/open_webui.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `open_webui`: for `render`, `constrain` and `toolInstructions`. */
export const open_webui: Writing = {
	format: "open_webui",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "bare" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		bare: { p: "seq", of: [{ p: "assert", what: "start" }, { p: "rule", rule: "object" }, { p: "loop", of: { p: "seq", of: [" ", { p: "rule", rule: "object" }] }, between: "", min: 0 }] },
		object: { p: "seq", of: ["{\"tool_calls\":[", { p: "call", of: { p: "rule", rule: "call" } }, { p: "loop", of: { p: "call", of: { p: "seq", of: [", ", { p: "rule", rule: "call" }] } }, between: "", min: 0 }, "]}"] },
		call: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "parameters", optional: false, value: { field: "arguments" } }] },
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call tools, answer with one JSON object that has a list of all calls, and nothing else, no word before it and none behind it, as in this example:\n\n", { put: "example" }, "\n\nThe results are given to you in the next message. If no tool is needed, answer in plain words."],
};
