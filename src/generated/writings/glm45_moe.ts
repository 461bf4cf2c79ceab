// Generated from grammars/glm45_moe.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `glm45_moe`: for `render`, `constrain` and `toolInstructions`. */
export const glm45_moe: Writing = {
	format: "glm45_moe",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, "</think>", { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, "</think>", { p: "opt", of: "\n" }] },
		call: { p: "seq", of: ["<tool_call>", { p: "rule", rule: "called" }, "\n", { p: "loop", of: { p: "seq", of: [{ p: "rule", rule: "pair" }, "\n"] }, between: "", min: 0 }, "</tool_call>"] },
		called: { p: "field", field: "name", kind: "word" },
		pair: { p: "seq", of: ["<arg_key>", { p: "field", field: "key", kind: "word" }, { p: "rule", rule: "parted" }, "\n<arg_value>", { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] },
		parted: "</arg_key>",
		ended: "</arg_value>",
	},
	prompt: null,
};
