// Generated from grammars/deepseek_v31.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `deepseek_v31`: for `render`, `constrain` and `toolInstructions`. */
export const deepseek_v31: Writing = {
	format: "deepseek_v31",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "rule", rule: "thought" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, "</think>"] },
		section: { p: "seq", of: [{ p: "rule", rule: "begin" }, { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: "", min: 0 }, { p: "rule", rule: "finish" }] },
		begin: "<｜tool▁calls▁begin｜>",
		finish: "<｜tool▁calls▁end｜>",
		call: { p: "seq", of: ["<｜tool▁call▁begin｜>", { p: "rule", rule: "head" }, { p: "rule", rule: "body" }, "<｜tool▁call▁end｜>"] },
		head: { p: "seq", of: [{ p: "field", field: "name", kind: "word" }, "<｜tool▁sep｜>"] },
		body: { p: "field", field: "arguments", kind: "json" },
	},
	prompt: null,
};
