// Generated from grammars/anthropic_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `anthropic_xml`: for `render`, `constrain` and `toolInstructions`. */
export const anthropic_xml: Writing = {
	format: "anthropic_xml",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</thinking>", { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<thinking>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</thinking>", { p: "opt", of: "\n" }] },
		section: { p: "seq", of: ["<function_calls>\n", { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "rule", rule: "call" }, "\n"] } }, between: "", min: 0 }, { p: "rule", rule: "finish" }] },
		finish: { p: "alt", of: ["</function_calls>", { p: "assert", what: "end" }] },
		call: { p: "seq", of: ["<invoke name=\"", { p: "field", field: "name", kind: "word" }, { p: "rule", rule: "gt" }, "\n", { p: "loop", of: { p: "seq", of: [{ p: "rule", rule: "param" }, "\n"] }, between: "", min: 0 }, "</invoke>"] },
		gt: "\">",
		param: { p: "seq", of: ["<parameter name=\"", { p: "field", field: "key", kind: "word" }, "\">", { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] },
		ended: "</parameter>",
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call tools, write `<function_calls>`, in it an element for each call with one parameter for each argument, and `</function_calls>`, as in this example:\n\n", { put: "example" }, "\n\nA string stands in its parameter as it is, without quotes, escapes or added blanks; everything else is JSON.\nWrite nothing behind the end: the results are given to you in the next message.\nIf no tool is needed, answer in plain words."],
};
