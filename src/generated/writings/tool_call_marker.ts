// Generated from grammars/tool_call_marker.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `tool_call_marker`: for `render`, `constrain` and `toolInstructions`. */
export const tool_call_marker: Writing = {
	format: "tool_call_marker",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: ["TOOL_CALL\n", { p: "alt", of: ["", ":"] }, { p: "alt", of: [{ p: "rule", rule: "plain" }, { p: "rule", rule: "fenced" }] }] },
		plain: { p: "alt", of: [{ p: "rule", rule: "object" }, { p: "seq", of: ["`", { p: "rule", rule: "object" }, { p: "opt", of: "`" }] }] },
		fenced: { p: "seq", of: ["```", { p: "opt", of: "json" }, "\n", { p: "rule", rule: "object" }, { p: "alt", of: ["```", { p: "assert", what: "end" }] }] },
		object: { p: "object", py: false, members: [{ key: "tool_name", optional: false, value: { field: "name" } }, { key: "parameters", optional: true, value: { field: "arguments" } }] },
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call a tool, write the word `TOOL_CALL` on a line of its own, and below it one JSON object, as in this example:\n\n", { put: "example" }, "\n\nFor several calls write the word and an object for each.\nWrite nothing behind the last: the results are given to you in the next message.\nIf no tool is needed, answer in plain words."],
};
