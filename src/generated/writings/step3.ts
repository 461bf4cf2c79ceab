// Generated from grammars/step3.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `step3`: for `render`, `constrain` and `toolInstructions`. */
export const step3: Writing = {
	format: "step3",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }] },
		section: { p: "seq", of: ["<｜tool_calls_begin｜>", { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: "", min: 0 }, { p: "rule", rule: "finish" }] },
		finish: "<｜tool_calls_end｜>",
		call: { p: "seq", of: ["<｜tool_call_begin｜>function<｜tool_sep｜>", { p: "rule", rule: "open" }, { p: "field", field: "name", kind: "word" }, "\">", { p: "loop", of: { p: "rule", rule: "param" }, between: "", min: 0 }, { p: "rule", rule: "close" }, { p: "rule", rule: "end" }] },
		open: "<steptml:invoke name=\"",
		close: "</steptml:invoke>",
		end: "<｜tool_call_end｜>",
		param: { p: "seq", of: ["<steptml:parameter name=\"", { p: "field", field: "key", kind: "word" }, "\">", { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] },
		ended: "</steptml:parameter>",
	},
	prompt: null,
};
