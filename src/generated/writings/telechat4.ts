// Generated from grammars/telechat4.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `telechat4`: for `render`, `constrain` and `toolInstructions`. */
export const telechat4: Writing = {
	format: "telechat4",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		call: { p: "seq", of: ["<tool_call>", { p: "field", field: "name", kind: "word" }, { p: "loop", of: { p: "rule", rule: "pair" }, between: "", min: 0 }, "</tool_call>"] },
		pair: { p: "seq", of: ["<param_key>", { p: "field", field: "key", kind: "word" }, { p: "rule", rule: "parted" }, "<param_value>", { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] },
		parted: "</param_key>",
		ended: "</param_value>",
	},
	prompt: null,
};
