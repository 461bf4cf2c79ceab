// Generated from grammars/miro.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `miro`: for `render`, `constrain` and `toolInstructions`. */
export const miro: Writing = {
	format: "miro",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		call: { p: "seq", of: ["<use_mcp_tool>\n", { p: "rule", rule: "server" }, "\n<tool_name>", { p: "field", field: "name", kind: "word" }, "</tool_name>\n", { p: "rule", rule: "body" }, "\n</use_mcp_tool>"] },
		body: { p: "seq", of: ["<arguments>\n", { p: "alt", of: [{ p: "seq", of: [{ p: "field", field: "arguments", kind: "json" }, "\n"] }, ""] }, "</arguments>"] },
		server: { p: "seq", of: ["<server_name>", { p: "field", field: "skip", kind: "word" }, "</server_name>"] },
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call a tool, end your answer with an element that names its server and the tool, and holds the arguments as one JSON object, as in this example:\n\n", { put: "example" }, "\n\nWhere you are told of no server, the name of the tool stands for it.\nOne answer is one call: its result is given to you in the next message.\nIf no tool is needed, answer in plain words."],
};
