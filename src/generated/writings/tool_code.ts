// Generated from grammars/tool_code.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `tool_code`: for `render`, `constrain` and `toolInstructions`. */
export const tool_code: Writing = {
	format: "tool_code",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "block" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		block: { p: "seq", of: [{ p: "assert", what: "line" }, "```tool_code\n", { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "rule", rule: "line" }, "\n"] } }, between: "", min: 1 }, "```"] },
		line: { p: "seq", of: [{ p: "assert", what: "line" }, { p: "opt", of: "print(" }, { p: "rule", rule: "call" }, { p: "opt", of: ")" }] },
		call: { p: "seq", of: [{ p: "field", field: "name", kind: "tool" }, "(", { p: "opt", of: { p: "loop", of: { p: "rule", rule: "arg" }, between: ", ", min: 1 } }, { p: "alt", of: ["", ","] }, ")"] },
		arg: { p: "seq", of: [{ p: "field", field: "key", kind: "word" }, "=", { p: "field", field: "value", kind: "py" }] },
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call tools, write a Markdown fence `tool_code` that holds one call in the syntax of Python in each line, with all arguments named, as in this example:\n\n", { put: "example" }, "\n\nValues are literals of Python: strings in quotes, True, False, None, lists and dicts.\nWrite nothing behind the fence: the results are given to you in the next message.\nIf no tool is needed, answer in plain words."],
};
