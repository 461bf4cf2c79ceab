// Generated from grammars/pangu.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `pangu`: for `render`, `constrain` and `toolInstructions`. */
export const pangu: Writing = {
	format: "pangu",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "[unused16]" } }, { p: "rule", rule: "thought" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "[unused16]", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, "[unused17]"] },
		section: { p: "seq", of: [{ p: "rule", rule: "begin" }, "[", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: ", ", min: 1 } }, "]", { p: "rule", rule: "finish" }] },
		begin: { p: "alt", of: ["<|tool_call_start|>", "[unused11]"] },
		finish: { p: "alt", of: ["<|tool_call_end|>", "[unused12]", { p: "assert", what: "end" }] },
		call: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }] },
	},
	prompt: null,
};
