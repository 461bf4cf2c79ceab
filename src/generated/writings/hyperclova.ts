// Generated from grammars/hyperclova.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `hyperclova`: for `render`, `constrain` and `toolInstructions`. */
export const hyperclova: Writing = {
	format: "hyperclova",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "rule", rule: "section" }, { p: "rule", rule: "over" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
		message: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, "<|im_end|>", { p: "opt", of: "\n" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "alt", of: [{ p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] }, { p: "seq", of: [{ p: "rule", rule: "header" }, "/think\n", { p: "field", field: "reasoning", kind: "text" }, "<|im_end|>", { p: "opt", of: "\n" }] }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		header: { p: "opt", of: "<|im_start|>assistant" },
		call: { p: "seq", of: ["<tool_call>", { p: "field", field: "name", kind: "word" }, "\n", { p: "loop", of: { p: "seq", of: [{ p: "rule", rule: "pair" }, "\n"] }, between: "", min: 0 }, "</tool_call>"] },
		pair: { p: "seq", of: ["<arg_key>", { p: "field", field: "key", kind: "word" }, "</arg_key>\n<arg_value>", { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] },
		ended: "</arg_value>",
		section: { p: "seq", of: [{ p: "opt", of: { p: "seq", of: ["<|im_end|>", { p: "opt", of: "\n" }] } }, { p: "rule", rule: "header" }, " -> tool/function_call\n", { p: "rule", rule: "list" }] },
		list: { p: "seq", of: ["[", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "object" } }, between: ", ", min: 1 } }, "]", { p: "alt", of: ["<|im_end|>", { p: "assert", what: "end" }] }] },
		object: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }] },
		over: "<|im_end|>",
	},
	prompt: null,
};
