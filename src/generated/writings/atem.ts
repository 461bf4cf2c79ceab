// Generated from grammars/atem.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `atem`: for `render`, `constrain` and `toolInstructions`. */
export const atem: Writing = {
	format: "atem",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "tool" }, { p: "rule", rule: "say" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "stop" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		lead: { p: "alt", of: [{ p: "assert", what: "start" }, "<|start|>assistant"] },
		stop: { p: "alt", of: ["<|eom|>", ""] },
		think: { p: "seq", of: [{ p: "rule", rule: "lead" }, " to=self<|message|>", { p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "stop" }] },
		say: { p: "seq", of: [{ p: "rule", rule: "lead" }, { p: "opt", of: " to=user" }, "<|message|>", { p: "field", field: "content", kind: "text" }, { p: "rule", rule: "stop" }] },
		tool: { p: "seq", of: [{ p: "rule", rule: "lead" }, { p: "alt", of: [{ p: "seq", of: [" to=", { p: "field", field: "skip", kind: "word" }] }, ""] }, "<|message|>", { p: "rule", rule: "section" }, { p: "opt", of: "<|eom|>" }] },
		section: { p: "seq", of: ["<atem:function_calls>\n", { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "rule", rule: "call" }, "\n"] } }, between: "", min: 0 }, "</atem:function_calls>"] },
		call: { p: "seq", of: ["<atem:invoke name=\"", { p: "field", field: "name", kind: "word" }, "\">\n", { p: "loop", of: { p: "seq", of: [{ p: "rule", rule: "param" }, "\n"] }, between: "", min: 0 }, "</atem:invoke>"] },
		param: { p: "seq", of: ["<atem:parameter name=\"", { p: "field", field: "key", kind: "word" }, "\">", { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] },
		ended: "</atem:parameter>",
	},
	prompt: null,
};
