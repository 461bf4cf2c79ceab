// Generated from grammars/kimi_k2.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `kimik2`: for `render`, `constrain` and `toolInstructions`. */
export const kimik2: Writing = {
	format: "kimik2",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, "</think>"] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, { p: "alt", of: [{ p: "seq", of: ["<think>", { p: "rule", rule: "thought" }] }, { p: "seq", of: ["◁think▷", { p: "field", field: "reasoning", kind: "text" }, "◁/think▷"] }] }] },
		thought: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, "</think>"] },
		section: { p: "seq", of: [{ p: "rule", rule: "begin" }, { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: "", min: 0 }, { p: "rule", rule: "finish" }] },
		begin: { p: "alt", of: ["<|tool_calls_section_begin|>", "<|tool_call_section_begin|>"] },
		finish: { p: "alt", of: ["<|tool_calls_section_end|>", "<|tool_call_section_end|>"] },
		call: { p: "seq", of: ["<|tool_call_begin|>", { p: "rule", rule: "ident" }, "<|tool_call_argument_begin|>", { p: "field", field: "arguments", kind: "json" }, "<|tool_call_end|>"] },
		ident: { p: "group", field: "id", of: { p: "seq", of: ["functions.", { p: "field", field: "name", kind: "word" }, ":", { p: "field", field: "index", kind: "digits" }] } },
	},
	prompt: null,
};
