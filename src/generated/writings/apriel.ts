// Generated from grammars/apriel.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `apriel`: for `render`, `constrain` and `toolInstructions`. */
export const apriel: Writing = {
	format: "apriel",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "begin" }, { p: "rule", rule: "section" }, { p: "rule", rule: "over" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "[BEGIN FINAL RESPONSE]", { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "assert", what: "start" }, "Here are my reasoning steps:", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "[BEGIN FINAL RESPONSE]", { p: "opt", of: "\n" }] },
		begin: { p: "seq", of: [{ p: "assert", what: "start" }, "[BEGIN FINAL RESPONSE]", { p: "opt", of: "\n" }] },
		over: { p: "seq", of: [{ p: "opt", of: "\n" }, "[END FINAL RESPONSE]"] },
		section: { p: "seq", of: ["<tool_calls>[", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: ", ", min: 1 } }, "]", { p: "alt", of: ["</tool_calls>", { p: "assert", what: "end" }] }] },
		call: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }, { key: "id", optional: true, value: { field: "id" } }] },
	},
	prompt: null,
};
