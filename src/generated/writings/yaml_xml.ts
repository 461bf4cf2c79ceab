// Generated from grammars/yaml_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `yaml_xml`: for `render`, `constrain` and `toolInstructions`. */
export const yaml_xml: Writing = {
	format: "yaml_xml",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: ["<", { p: "field", field: "name", kind: "tool" }, { p: "alt", of: [{ p: "seq", of: [">\n", { p: "field", field: "arguments", kind: "yaml" }, "\n</", { p: "same", field: "name" }, ">"] }, "/>", { p: "seq", of: ["></", { p: "same", field: "name" }, ">"] }] }] },
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call a tool, write an element with the name of the tool, its tags on lines of their own, and between\nthem the arguments as one mapping of YAML, as in this example:\n\n", { put: "example" }, "\n\nWrite a string of several lines as a block scalar.\nFor several calls write several elements, one below the other.\nWrite nothing behind the last: the results are given to you in the next message.\nIf no tool is needed, answer in plain words."],
};
