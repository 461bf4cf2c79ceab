// Generated from grammars/apertus.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `apertus`: for `render`, `constrain` and `toolInstructions`. */
export const apertus: Writing = {
	format: "apertus",
	words: { py: { true: "True", false: "False", null: "null" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<|inner_prefix|>" } }, { p: "rule", rule: "thought" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: ["<|inner_prefix|>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, { p: "alt", of: ["<|inner_suffix|>", ""] }] },
		section: { p: "seq", of: [{ p: "rule", rule: "begin" }, "[", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: ", ", min: 1 } }, "]", { p: "rule", rule: "finish" }] },
		begin: "<|tools_prefix|>",
		finish: { p: "alt", of: ["<|tools_suffix|>", { p: "assert", what: "end" }] },
		call: { p: "object", py: false, members: [{ key: null, optional: false, value: { field: "arguments" } }] },
	},
	prompt: null,
};
