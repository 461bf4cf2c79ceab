// Generated from grammars/xlam.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `xlam`: for `render`, `constrain` and `toolInstructions`. */
export const xlam: Writing = {
	format: "xlam",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "bare" }, { p: "rule", rule: "whole" }, { p: "rule", rule: "think" }, { p: "rule", rule: "fenced" }, { p: "rule", rule: "marked" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		bare: { p: "seq", of: [{ p: "assert", what: "start" }, { p: "rule", rule: "list" }] },
		whole: { p: "seq", of: [{ p: "assert", what: "start" }, "{\"tool_calls\":[", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "known" } }, between: ", ", min: 1 } }, "]}", { p: "assert", what: "end" }] },
		fenced: { p: "seq", of: [{ p: "assert", what: "line" }, "```", { p: "opt", of: "json" }, "\n", { p: "rule", rule: "list" }, "\n", { p: "alt", of: ["```", { p: "assert", what: "end" }] }] },
		list: { p: "seq", of: ["[", { p: "call", of: { p: "rule", rule: "known" } }, { p: "loop", of: { p: "call", of: { p: "seq", of: [", ", { p: "rule", rule: "known" }] } }, between: "", min: 0 }, "]"] },
		known: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: false, value: { field: "arguments" } }] },
		marked: { p: "alt", of: [{ p: "seq", of: ["[TOOL_CALLS]", { p: "rule", rule: "calls" }] }, { p: "seq", of: ["<tool_call>", { p: "rule", rule: "calls" }, { p: "alt", of: ["</tool_call>", { p: "assert", what: "end" }] }] }] },
		calls: { p: "seq", of: ["[", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: ", ", min: 1 } }, "]"] },
		call: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }] },
	},
	prompt: null,
};
