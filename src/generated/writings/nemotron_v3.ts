// Generated from grammars/nemotron_v3.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `nemotron_v3`: for `render`, `constrain` and `toolInstructions`. */
export const nemotron_v3: Writing = {
	format: "nemotron_v3",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "True", false: "False", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "alt", of: [{ p: "seq", of: [{ p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, ""] }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "alt", of: [{ p: "seq", of: [{ p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, ""] }] },
		call: { p: "seq", of: ["<tool_call>\n<function=", { p: "field", field: "name", kind: "word" }, ">\n", { p: "rule", rule: "body" }] },
		body: { p: "alt", of: [{ p: "seq", of: ["<parameter=", { p: "rule", rule: "rest" }, "\n", { p: "loop", of: { p: "seq", of: [{ p: "rule", rule: "param" }, "\n"] }, between: "", min: 0 }, { p: "rule", rule: "finish" }] }, { p: "rule", rule: "none" }] },
		finish: { p: "seq", of: ["</function>", { p: "rule", rule: "closed" }] },
		none: { p: "seq", of: ["</function>", { p: "rule", rule: "closed" }] },
		closed: "\n</tool_call>",
		param: { p: "seq", of: ["<parameter=", { p: "rule", rule: "rest" }] },
		rest: { p: "seq", of: [{ p: "field", field: "key", kind: "word" }, ">", { p: "opt", of: "\n" }, { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] },
		ended: { p: "seq", of: [{ p: "opt", of: "\n" }, "</parameter>"] },
	},
	prompt: null,
};
