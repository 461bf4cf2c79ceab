// Generated from grammars/mistral.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `mistral`: for `render`, `constrain` and `toolInstructions`. */
export const mistral: Writing = {
	format: "mistral",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "rule", rule: "calls" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "[THINK]" } }, { p: "rule", rule: "thought" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "[THINK]", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, "[/THINK]"] },
		call: { p: "seq", of: ["[TOOL_CALLS]", { p: "field", field: "name", kind: "word" }, { p: "opt", of: { p: "seq", of: ["[CALL_ID]", { p: "field", field: "id", kind: "word" }] } }, { p: "opt", of: "[ARGS]" }, { p: "field", field: "arguments", kind: "json" }, { p: "rule", rule: "end" }] },
		calls: { p: "seq", of: ["[TOOL_CALLS][", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "object" } }, between: ", ", min: 1 } }, "]", { p: "rule", rule: "end" }] },
		object: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }, { key: "id", optional: true, value: { field: "id" } }] },
		end: { p: "opt", of: { p: "group", field: "skip", of: "[/TOOL_CALLS]" } },
	},
	prompt: null,
};
