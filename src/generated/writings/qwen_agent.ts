// Generated from grammars/qwen_agent.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `qwen_agent`: for `render`, `constrain` and `toolInstructions`. */
export const qwen_agent: Writing = {
	format: "qwen_agent",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }, { p: "rule", rule: "answer" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: ["✿FUNCTION✿: ", { p: "field", field: "name", kind: "word" }, "\n✿ARGS✿: ", { p: "field", field: "arguments", kind: "json" }] },
		answer: { p: "seq", of: ["✿RETURN✿: ", { p: "field", field: "content", kind: "text" }] },
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call a tool, write two lines: its name behind `✿FUNCTION✿:`, then its arguments as one JSON object behind `✿ARGS✿:`, as in this example:\n\n", { put: "example" }, "\n\nFor several calls write two such lines for each.\nWrite nothing behind the last: the results are given to you in the next message.\nIf no tool is needed, answer in plain words."],
};
