// Generated from grammars/cwm.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `cwm`: for `render`, `constrain` and `toolInstructions`. */
export const cwm: Writing = {
	format: "cwm",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		call: { p: "seq", of: [{ p: "rule", rule: "opening" }, { p: "alt", of: [{ p: "seq", of: [{ p: "field", field: "skip", kind: "word" }, ">\n", { p: "field", field: "name", kind: "word" }] }, { p: "field", field: "name", kind: "tool" }] }, { p: "opt", of: { p: "seq", of: [{ p: "rule", rule: "gap" }, { p: "rule", rule: "rest" }] } }, "\n", { p: "rule", rule: "closing" }] },
		gap: { p: "alt", of: [" ", "\n"] },
		rest: { p: "alt", of: [{ p: "field", field: "arguments", kind: "json" }, { p: "seq", of: [{ p: "set", field: "key", text: "command" }, { p: "field", field: "value", kind: "text" }] }] },
		opening: { p: "seq", of: [{ p: "alt", of: ["<tool:", "<Tool:", "<TOOL:"] }, " "] },
		closing: { p: "alt", of: ["</tool>", "</Tool>", "</TOOL>"] },
	},
	prompt: null,
};
