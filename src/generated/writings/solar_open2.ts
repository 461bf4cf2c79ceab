// Generated from grammars/solar_open2.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `solar_open2`: for `render`, `constrain` and `toolInstructions`. */
export const solar_open2: Writing = {
	format: "solar_open2",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: ["<|tool_call:start|>", { p: "field", field: "name", kind: "word" }, "\n", { p: "loop", of: { p: "seq", of: [{ p: "rule", rule: "arg" }, "\n"] }, between: "", min: 0 }, { p: "rule", rule: "finish" }] },
		finish: "<|tool_call:end|>",
		arg: { p: "seq", of: ["<|tool_arg:start|>", { p: "field", field: "key", kind: "word" }, "<|tool_arg:value|>", { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] },
		ended: "<|tool_arg:end|>",
	},
	prompt: null,
};
