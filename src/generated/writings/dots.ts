// Generated from grammars/dots.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `dots`: for `render`, `constrain` and `toolInstructions`. */
export const dots: Writing = {
	format: "dots",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		section: { p: "alt", of: [{ p: "seq", of: ["<dots_function_call>\n", { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "rule", rule: "call" }, "\n"] } }, between: "", min: 0 }, { p: "rule", rule: "finish" }] }, { p: "seq", of: ["<dots_function_call>\n", { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "alt", of: [{ p: "rule", rule: "object" }, { p: "rule", rule: "call" }] }, "\n"] } }, between: "", min: 0 }, { p: "rule", rule: "finish" }] }] },
		finish: "</dots_function_call>",
		call: { p: "seq", of: ["<invoke name=", { p: "rule", rule: "called" }, "\n", { p: "loop", of: { p: "seq", of: [{ p: "rule", rule: "param" }, "\n"] }, between: "", min: 0 }, "</invoke>"] },
		object: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }] },
		called: { p: "seq", of: ["\"", { p: "field", field: "name", kind: "word" }, "\">"] },
		param: { p: "seq", of: ["<parameter name=", { p: "rule", rule: "keyed" }, ">", { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] },
		keyed: { p: "seq", of: ["\"", { p: "field", field: "key", kind: "word" }, "\""] },
		ended: "</parameter>",
	},
	prompt: null,
};
