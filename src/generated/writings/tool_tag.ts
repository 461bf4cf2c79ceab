// Generated from grammars/tool_tag.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `tool_tag`: for `render`, `constrain` and `toolInstructions`. */
export const tool_tag: Writing = {
	format: "tool_tag",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "alt", of: [{ p: "seq", of: ["<tool name=\"", { p: "field", field: "name", kind: "word" }, "\">", { p: "rule", rule: "body" }] }, { p: "seq", of: ["<tool name='", { p: "field", field: "name", kind: "word" }, "'>", { p: "rule", rule: "body" }] }, { p: "seq", of: ["<tool name=\"", { p: "field", field: "name", kind: "word" }, "\"", { p: "rule", rule: "attrs" }] }] },
		body: { p: "alt", of: [{ p: "seq", of: [{ p: "field", field: "arguments", kind: "json" }, { p: "rule", rule: "close" }] }, { p: "seq", of: [{ p: "loop", of: { p: "rule", rule: "param" }, between: "", min: 1 }, { p: "rule", rule: "close" }] }, { p: "seq", of: [{ p: "loop", of: { p: "rule", rule: "child" }, between: "", min: 1 }, { p: "rule", rule: "close" }] }, { p: "rule", rule: "close" }] },
		close: "</tool>",
		param: { p: "seq", of: ["<parameter name=\"", { p: "field", field: "key", kind: "word" }, "\">", { p: "opt", of: "\n" }, { p: "field", field: "value", kind: "typed" }, { p: "opt", of: "\n" }, "</parameter>"] },
		child: { p: "seq", of: ["<", { p: "field", field: "key", kind: "word" }, ">", { p: "opt", of: "\n" }, { p: "field", field: "value", kind: "typed" }, { p: "opt", of: "\n" }, "</", { p: "same", field: "key" }, ">"] },
		attrs: { p: "alt", of: [{ p: "seq", of: [{ p: "loop", of: { p: "seq", of: [" ", { p: "field", field: "key", kind: "word" }, "=\"", { p: "field", field: "value", kind: "attr" }, "\""] }, between: "", min: 1 }, "/>"] }, "/>"] },
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call a tool, write its name into a tag, behind it the arguments as one JSON object, then `</tool>`, as in this example:\n\n", { put: "example" }, "\n\nFor several calls write several of them, one on a line.\nWrite nothing behind the last: the results are given to you in the next message.\nIf no tool is needed, answer in plain words."],
};
