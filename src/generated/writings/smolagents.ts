// Generated from grammars/smolagents.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `smolagents`: for `render`, `constrain` and `toolInstructions`. */
export const smolagents: Writing = {
	format: "smolagents",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		call: { p: "seq", of: [{ p: "alt", of: [{ p: "rule", rule: "tagged" }, { p: "rule", rule: "fenced" }, { p: "rule", rule: "action" }] }, { p: "rule", rule: "line" }] },
		tagged: { p: "seq", of: [{ p: "assert", what: "line" }, "<code>\n", { p: "set", field: "name", text: "python_interpreter" }, { p: "set", field: "key", text: "code" }, { p: "field", field: "value", kind: "text" }, { p: "rule", rule: "over" }] },
		over: { p: "alt", of: ["\n</code>", "\n"] },
		fenced: { p: "seq", of: [{ p: "assert", what: "line" }, "Code:\n```py", { p: "opt", of: "thon" }, "\n", { p: "set", field: "name", text: "python_interpreter" }, { p: "set", field: "key", text: "code" }, { p: "field", field: "value", kind: "text" }, { p: "rule", rule: "stop" }] },
		stop: { p: "alt", of: [{ p: "seq", of: ["\n```", { p: "alt", of: ["<end_code>", { p: "assert", what: "end" }] }] }, "\n", { p: "assert", what: "end" }] },
		action: { p: "seq", of: [{ p: "assert", what: "line" }, "Action:\n", { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: false, value: { field: "arguments" } }] }, { p: "opt", of: "<end_action>" }] },
		line: { p: "alt", of: ["\n", ""] },
	},
	prompt: null,
};
