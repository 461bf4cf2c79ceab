// Generated from grammars/hy_v3.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `hy_v3`: for `render`, `constrain` and `toolInstructions`. */
export const hy_v3: Writing = {
	format: "hy_v3",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think", { p: "rule", rule: "mark" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think", { p: "rule", rule: "mark" }, { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think", { p: "rule", rule: "mark" }, { p: "opt", of: "\n" }] },
		section: { p: "seq", of: ["<tool_calls", { p: "rule", rule: "mark" }, { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: "", min: 0 }, { p: "rule", rule: "finish" }] },
		finish: { p: "seq", of: ["</tool_calls", { p: "rule", rule: "mark" }] },
		call: { p: "seq", of: ["<tool_call", { p: "rule", rule: "mark" }, { p: "field", field: "name", kind: "word" }, { p: "rule", rule: "sep" }, { p: "loop", of: { p: "rule", rule: "pair" }, between: "", min: 0 }, "</tool_call", { p: "rule", rule: "mark" }] },
		sep: { p: "seq", of: ["<tool_sep", { p: "rule", rule: "mark" }] },
		pair: { p: "seq", of: ["<arg_key", { p: "rule", rule: "mark" }, { p: "field", field: "key", kind: "word" }, "</arg_key", { p: "rule", rule: "mark" }, "<arg_value", { p: "rule", rule: "mark" }, { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] },
		ended: { p: "seq", of: ["</arg_value", { p: "rule", rule: "mark" }] },
		mark: { p: "seq", of: [{ p: "opt", of: { p: "seq", of: [":", { p: "field", field: "skip", kind: "word" }] } }, ">"] },
	},
	prompt: null,
};
