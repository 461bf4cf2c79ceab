// Generated from grammars/olmo3.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `olmo3`: for `render`, `constrain` and `toolInstructions`. */
export const olmo3: Writing = {
	format: "olmo3",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		section: { p: "seq", of: ["<function_calls>\n", { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "rule", rule: "call" }, "\n"] } }, between: "", min: 0 }, "</function_calls>"] },
		call: { p: "seq", of: [{ p: "field", field: "name", kind: "word" }, "(", { p: "opt", of: { p: "loop", of: { p: "rule", rule: "arg" }, between: ", ", min: 1 } }, { p: "alt", of: ["", ","] }, ")"] },
		arg: { p: "seq", of: [{ p: "field", field: "key", kind: "word" }, "=", { p: "rule", rule: "one" }] },
		one: { p: "field", field: "value", kind: "py" },
	},
	prompt: null,
};
