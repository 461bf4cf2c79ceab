// Generated from grammars/morph_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

export const morph_xml: Writing = {
	format: "morph_xml",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: ["<", { p: "field", field: "name", kind: "tool" }, { p: "alt", of: [{ p: "seq", of: [">\n", { p: "loop", of: { p: "seq", of: [{ p: "rule", rule: "element" }, "\n"] }, between: "", min: 0 }, "</", { p: "same", field: "name" }, ">"] }, "/>"] }] },
		element: { p: "seq", of: ["<", { p: "field", field: "key", kind: "prop" }, ">", { p: "rule", rule: "inner" }, "</", { p: "same", field: "key" }, ">"] },
		inner: { p: "alt", of: [{ p: "build", shape: "tree", item: "item", of: { p: "loop", of: { p: "rule", rule: "child" }, between: "", min: 1 } }, { p: "field", field: "value", kind: "typed" }] },
		child: { p: "seq", of: ["<", { p: "field", field: "key", kind: "prop" }, ">", { p: "rule", rule: "inner" }, "</", { p: "same", field: "key" }, ">"] },
	},
};
