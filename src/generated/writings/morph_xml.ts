// Generated from grammars/morph_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `morph_xml`: for `render`, `constrain` and `toolInstructions`. */
export const morph_xml: Writing = {
	format: "morph_xml",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: ["<", { p: "field", field: "name", kind: "tool" }, { p: "alt", of: [{ p: "seq", of: [">\n", { p: "alt", of: [{ p: "seq", of: [{ p: "loop", of: { p: "seq", of: [{ p: "rule", rule: "element" }, "\n"] }, between: "", min: 1 }, "</", { p: "same", field: "name" }, ">"] }, { p: "seq", of: ["</", { p: "same", field: "name" }, ">"] }] }] }, "/>"] }] },
		element: { p: "seq", of: ["<", { p: "field", field: "key", kind: "prop" }, ">", { p: "rule", rule: "inner" }, { p: "rule", rule: "ended" }] },
		inner: { p: "alt", of: [{ p: "build", shape: "tree", item: "item", of: { p: "loop", of: { p: "rule", rule: "child" }, between: "", min: 1 } }, { p: "field", field: "value", kind: "typed" }] },
		child: { p: "seq", of: ["<", { p: "field", field: "key", kind: "prop" }, ">", { p: "rule", rule: "inner" }, "</", { p: "same", field: "key" }, ">"] },
		ended: { p: "seq", of: ["</", { p: "same", field: "key" }, ">"] },
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call a tool, write an element with the name of the tool, and in it one element for each argument, with the name of the argument, as in this example:\n\n", { put: "example" }, "\n\nA string stands in its element as it is, without quotes, escapes or added blanks; everything else is JSON.\nFor several calls write several elements, one below the other.\nWrite nothing behind the last: the results are given to you in the next message.\nIf no tool is needed, answer in plain words."],
};
