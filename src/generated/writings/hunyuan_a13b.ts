// Generated from grammars/hunyuan_a13b.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `hunyuan_a13b`: for `render`, `constrain` and `toolInstructions`. */
export const hunyuan_a13b: Writing = {
	format: "hunyuan_a13b",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "lead" }, { p: "rule", rule: "think" }, { p: "rule", rule: "section" }, { p: "rule", rule: "over" }, { p: "field", field: "content", kind: "text" }, { p: "rule", rule: "answer" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		lead: { p: "seq", of: [{ p: "assert", what: "start" }, "助手："] },
		answer: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<answer>", { p: "opt", of: "\n" }, { p: "field", field: "content", kind: "text" }, { p: "alt", of: [{ p: "seq", of: [{ p: "opt", of: "\n" }, "</answer>"] }, ""] }] },
		over: { p: "seq", of: [{ p: "opt", of: "\n" }, "</answer>", { p: "assert", what: "end" }] },
		section: { p: "seq", of: [{ p: "rule", rule: "begin" }, "[", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: ", ", min: 1 } }, "]", { p: "rule", rule: "finish" }] },
		begin: "<tool_calls>",
		finish: { p: "alt", of: ["</tool_calls>", { p: "assert", what: "end" }] },
		call: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }] },
	},
	prompt: null,
};
