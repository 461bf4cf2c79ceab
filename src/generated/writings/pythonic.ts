// Generated from grammars/pythonic.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `pythonic`: for `render`, `constrain` and `toolInstructions`. */
export const pythonic: Writing = {
	format: "pythonic",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "bare" }, { p: "rule", rule: "tagged" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		tagged: { p: "seq", of: ["<|python_start|>[", { p: "rule", rule: "calls" }, "]", { p: "opt", of: "<|python_end|>" }] },
		bare: { p: "seq", of: [{ p: "rule", rule: "opening" }, { p: "rule", rule: "calls" }, "]"] },
		opening: { p: "seq", of: [{ p: "assert", what: "start" }, "["] },
		calls: { p: "seq", of: [{ p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: { p: "rule", rule: "between" }, min: 1 }, { p: "alt", of: ["", ","] }] },
		between: ", ",
		call: { p: "seq", of: [{ p: "field", field: "name", kind: "word" }, "(", { p: "opt", of: { p: "loop", of: { p: "rule", rule: "arg" }, between: ", ", min: 1 } }, { p: "alt", of: ["", ","] }, ")"] },
		arg: { p: "seq", of: [{ p: "field", field: "key", kind: "word" }, "=", { p: "rule", rule: "one" }] },
		one: { p: "field", field: "value", kind: "py" },
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call tools, answer with one list of calls in the syntax of Python, with all arguments named, and no word before it, as in this example:\n\n", { put: "example" }, "\n\nValues are literals of Python: strings in quotes, True, False, None, lists and dicts.\nWrite nothing behind the list: the results are given to you in the next message.\nIf no tool is needed, answer in plain words."],
};
