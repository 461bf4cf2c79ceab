// Generated from grammars/react.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `react`: for `render`, `constrain` and `toolInstructions`. */
export const react: Writing = {
	format: "react",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "thought" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "rule", rule: "observed" }, { p: "rule", rule: "final" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [" ", { p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "line" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		thought: { p: "seq", of: [{ p: "assert", what: "line" }, "Thought: ", { p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "line" }] },
		call: { p: "seq", of: [{ p: "assert", what: "line" }, "Action: ", { p: "rule", rule: "called" }, "\nAction Input: ", { p: "rule", rule: "input" }] },
		called: { p: "field", field: "name", kind: "word" },
		input: { p: "alt", of: [{ p: "seq", of: [{ p: "field", field: "arguments", kind: "json" }, { p: "rule", rule: "gap" }] }, { p: "seq", of: [{ p: "set", field: "key", text: "input" }, { p: "field", field: "value", kind: "text" }, { p: "rule", rule: "line" }] }] },
		gap: { p: "alt", of: [{ p: "assert", what: "end" }, "\n"] },
		observed: { p: "seq", of: [{ p: "assert", what: "line" }, "Observation:", { p: "field", field: "skip", kind: "text" }, { p: "rule", rule: "line" }] },
		final: { p: "seq", of: [{ p: "assert", what: "line" }, "Final Answer: ", { p: "field", field: "content", kind: "text" }] },
		line: { p: "alt", of: ["\n", { p: "assert", what: "end" }] },
	},
	prompt: ["You can call tools. Each of the next lines is one tool: its name, what it does, and the JSON Schema of its arguments.\n\n", { put: "tools" }, "\n\nBegin with a line `Thought:` that says what to do next.\nTo call a tool, write its name behind `Action:` and, on the next line, its arguments as one JSON object behind `Action Input:`, as in this example:\n\n", { put: "example" }, "\n\nStop there: the result is given to you in the next message.\nWhen no more tools are needed, write your answer behind `Final Answer:`."],
};
