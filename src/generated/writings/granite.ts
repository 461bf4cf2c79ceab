// Generated from grammars/granite.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `granite`: for `render`, `constrain` and `toolInstructions`. */
export const granite: Writing = {
	format: "granite",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }, { p: "rule", rule: "answer" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
		phrases: { p: "seq", of: [{ p: "rule", rule: "thought" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "alt", of: [{ p: "seq", of: [{ p: "assert", what: "start" }, "Here", { p: "alt", of: ["'s", " is"] }, " my thought process:", { p: "rule", rule: "thought" }] }, { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "tagged" }] }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "Here", { p: "alt", of: ["'s", " is"] }, " my response:", { p: "opt", of: "\n" }] },
		tagged: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		answer: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<response>", { p: "opt", of: "\n" }, { p: "field", field: "content", kind: "text" }, { p: "opt", of: "\n" }, "</response>"] },
		section: { p: "seq", of: [{ p: "alt", of: ["<|tool_call|>", "<tool_call>"] }, "[\n    ", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: ",\n    ", min: 1 } }, "\n]"] },
		call: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }] },
	},
	prompt: null,
};
