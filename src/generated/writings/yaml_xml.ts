// Generated from grammars/yaml_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

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
};
