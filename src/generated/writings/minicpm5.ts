// Generated from grammars/minicpm5.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `minicpm5`: for `render`, `constrain` and `toolInstructions`. */
export const minicpm5: Writing = {
	format: "minicpm5",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		call: { p: "seq", of: [{ p: "rule", rule: "open" }, { p: "rule", rule: "called" }, "\n", { p: "alt", of: [{ p: "loop", of: { p: "seq", of: [{ p: "rule", rule: "param" }, "\n"] }, between: "", min: 0 }, { p: "rule", rule: "listed" }] }, "</function>"] },
		open: "<function name=",
		called: { p: "seq", of: ["\"", { p: "field", field: "name", kind: "word" }, "\">"] },
		listed: { p: "seq", of: ["<arguments>", { p: "loop", of: { p: "rule", rule: "param" }, between: "", min: 0 }, "</arguments>"] },
		param: { p: "seq", of: [{ p: "rule", rule: "opening" }, { p: "rule", rule: "keyed" }, ">", { p: "alt", of: [{ p: "seq", of: ["<![", { p: "alt", of: ["CDATA", { p: "field", field: "skip", kind: "word" }] }, "[", { p: "field", field: "value", kind: "typed" }, "]]></param>"] }, { p: "seq", of: [{ p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] }] }] },
		opening: "<param name=",
		keyed: { p: "seq", of: ["\"", { p: "field", field: "key", kind: "word" }, "\""] },
		ended: "</param>",
	},
	prompt: null,
};
