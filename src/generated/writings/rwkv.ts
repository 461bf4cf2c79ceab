// Generated from grammars/rwkv.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `rwkv`: for `render`, `constrain` and `toolInstructions`. */
export const rwkv: Writing = {
	format: "rwkv",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "rule", rule: "thought" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		section: { p: "seq", of: [{ p: "rule", rule: "begin" }, { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: "", min: 0 }, { p: "rule", rule: "finish" }] },
		begin: "<tool_call>",
		finish: "</tool_call>",
		call: { p: "seq", of: ["<invoke", { p: "rule", rule: "named" }, ">", { p: "loop", of: { p: "rule", rule: "param" }, between: "", min: 0 }, "</invoke>"] },
		named: { p: "seq", of: [" name=", { p: "alt", of: [{ p: "seq", of: ["\"", { p: "field", field: "name", kind: "word" }, "\""] }, { p: "seq", of: ["'", { p: "field", field: "name", kind: "word" }, "'"] }] }] },
		param: { p: "seq", of: ["<parameter name=", { p: "rule", rule: "keyed" }, ">", { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] },
		keyed: { p: "alt", of: [{ p: "seq", of: ["\"", { p: "field", field: "key", kind: "word" }, "\""] }, { p: "seq", of: ["'", { p: "field", field: "key", kind: "word" }, "'"] }] },
		ended: "</parameter>",
	},
	prompt: null,
};
