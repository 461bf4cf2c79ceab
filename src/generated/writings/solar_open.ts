// Generated from grammars/solar_open.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `solar_open`: for `render`, `constrain` and `toolInstructions`. */
export const solar_open: Writing = {
	format: "solar_open",
	words: { py: { true: "True", false: "False", null: "null" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "answer" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "rule", rule: "thought" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		start: { p: "opt", of: "<|begin|>assistant" },
		stop: { p: "alt", of: ["<|end|>", ""] },
		think: { p: "seq", of: [{ p: "rule", rule: "start" }, "<|think|>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "stop" }] },
		answer: { p: "seq", of: [{ p: "rule", rule: "start" }, "<|content|>", { p: "field", field: "content", kind: "text" }, { p: "alt", of: [{ p: "rule", rule: "stop" }, { p: "assert", what: "end" }] }] },
		section: { p: "seq", of: [{ p: "rule", rule: "start" }, "<|tool_calls|>", { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: "", min: 0 }, { p: "rule", rule: "finish" }] },
		finish: { p: "alt", of: ["<|calls|>", { p: "assert", what: "end" }] },
		call: { p: "seq", of: ["<|tool_call:begin|>", { p: "field", field: "id", kind: "word" }, "<|tool_call:name|>", { p: "field", field: "name", kind: "word" }, "<|tool_call:args|>", { p: "field", field: "arguments", kind: "json" }, "<|tool_call:end|>"] },
	},
	prompt: null,
};
