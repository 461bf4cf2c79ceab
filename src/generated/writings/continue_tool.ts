// Generated from grammars/continue_tool.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `continue_tool`: for `render`, `constrain` and `toolInstructions`. */
export const continue_tool: Writing = {
	format: "continue_tool",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: ["```tool\nTOOL_NAME: ", { p: "field", field: "name", kind: "word" }, "\n", { p: "loop", of: { p: "seq", of: [{ p: "rule", rule: "arg" }, "\n"] }, between: "", min: 0 }, "```"] },
		arg: { p: "seq", of: ["BEGIN_ARG: ", { p: "field", field: "key", kind: "word" }, "\n", { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] },
		ended: "\nEND_ARG",
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call a tool, write a Markdown fence `tool` with its name and, for each argument, the lines between `BEGIN_ARG` and `END_ARG`, as in this example:\n\n", { put: "example" }, "\n\nA string stands between these lines as it is, without quotes, escapes or added blanks; everything else is JSON.\nWrite nothing behind the fence: the result is given to you in the next message.\nIf no tool is needed, answer in plain words."],
};
