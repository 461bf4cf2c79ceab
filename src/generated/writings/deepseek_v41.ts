// Generated from grammars/deepseek_v41.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `deepseek_v41`: for `render`, `constrain` and `toolInstructions`. */
export const deepseek_v41: Writing = {
	format: "deepseek_v41",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "block" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "rule", rule: "thought" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, "</think>"] },
		block: { p: "seq", of: [{ p: "rule", rule: "begin" }, "\n", { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "rule", rule: "call" }, "\n"] } }, between: "", min: 0 }, { p: "rule", rule: "finish" }] },
		begin: "<｜DSML｜ calls>",
		finish: "</｜DSML｜ calls>",
		call: { p: "seq", of: [{ p: "rule", rule: "opened" }, { p: "field", field: "name", kind: "word" }, { p: "rule", rule: "gt" }, "\n", { p: "rule", rule: "body" }] },
		opened: "<｜DSML｜ invoke name=\"",
		gt: "\">",
		body: { p: "alt", of: [{ p: "seq", of: [{ p: "loop", of: { p: "seq", of: [{ p: "rule", rule: "param" }, "\n"] }, between: "", min: 0 }, { p: "rule", rule: "close" }] }, { p: "seq", of: [{ p: "field", field: "arguments", kind: "json" }, { p: "rule", rule: "close" }] }] },
		close: "</｜DSML｜ invoke>",
		param: { p: "seq", of: ["<｜DSML｜ parameter name=\"", { p: "field", field: "key", kind: "word" }, { p: "rule", rule: "typed" }] },
		typed: { p: "alt", of: [{ p: "seq", of: ["\" string=\"true\">", { p: "field", field: "value", kind: "text" }, { p: "rule", rule: "ended" }] }, { p: "seq", of: ["\" string=\"false\">", { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] }] },
		ended: "</｜DSML｜ parameter>",
	},
	prompt: null,
};
