// Generated from grammars/langchain_json.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `langchain_json`: for `render`, `constrain` and `toolInstructions`. */
export const langchain_json: Writing = {
	format: "langchain_json",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: { base: "", unit: "  " },
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "rule", rule: "thought" }, { p: "field", field: "content", kind: "text" }, { p: "rule", rule: "answer" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [" ", { p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "over" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		call: { p: "seq", of: [{ p: "assert", what: "line" }, { p: "rule", rule: "open" }, { p: "rule", rule: "known" }, { p: "rule", rule: "close" }, "\n"] },
		known: { p: "object", py: false, members: [{ key: "action", optional: false, value: { field: "name" } }, { key: "action_input", optional: false, value: { field: "arguments" } }] },
		answer: { p: "alt", of: [{ p: "seq", of: [{ p: "assert", what: "line" }, { p: "rule", rule: "open" }, { p: "rule", rule: "final" }, "\"", { p: "field", field: "content", kind: "quoted" }, "\"\n}", { p: "rule", rule: "close" }] }, { p: "seq", of: [{ p: "assert", what: "line" }, { p: "rule", rule: "open" }, { p: "rule", rule: "final" }, { p: "field", field: "content", kind: "text" }, "\n}", { p: "rule", rule: "close" }] }] },
		final: "{\n  \"action\": \"Final Answer\",\n  \"action_input\": ",
		open: { p: "seq", of: [{ p: "opt", of: "Action:\n" }, "```", { p: "opt", of: "json" }, "\n"] },
		close: { p: "seq", of: ["\n", { p: "alt", of: ["```", { p: "assert", what: "end" }] }] },
		thought: { p: "seq", of: [{ p: "assert", what: "line" }, "Thought: ", { p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "over" }] },
		over: { p: "alt", of: ["\n\n", "\n"] },
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nTo call a tool, write a Markdown fence that begins on a line of its own and holds one JSON object, as in this example:\n\n", { put: "example" }, "\n\nWrite one such fence and nothing behind it: the result is given to you in the next message.\nWhen no more tools are needed, write the fence with \"Final Answer\" as the action and your answer, a string, as its input."],
};
