// Generated from grammars/harmony.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `harmony`: for `render`, `constrain` and `toolInstructions`. */
export const harmony: Writing = {
	format: "harmony",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "thought" }, { p: "rule", rule: "answer" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "call", of: { p: "rule", rule: "code" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "stop" }, { p: "rule", rule: "message" }] },
		answer: { p: "seq", of: [{ p: "field", field: "content", kind: "text" }, { p: "rule", rule: "stop" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		thought: { p: "seq", of: [{ p: "rule", rule: "start" }, "<|channel|>analysis", { p: "alt", of: ["", { p: "rule", rule: "type" }] }, "<|message|>", { p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "stop" }] },
		answer: { p: "seq", of: [{ p: "rule", rule: "start" }, "<|channel|>", { p: "alt", of: ["final", "commentary"] }, { p: "alt", of: ["", { p: "rule", rule: "type" }] }, "<|message|>", { p: "field", field: "content", kind: "text" }, { p: "rule", rule: "stop" }] },
		start: { p: "alt", of: [{ p: "assert", what: "start" }, { p: "rule", rule: "begin" }, ""] },
		begin: "<|start|>assistant",
		stop: { p: "alt", of: ["<|end|>", "<|call|>", ""] },
		call: { p: "seq", of: [{ p: "rule", rule: "header" }, "<|message|>", { p: "field", field: "arguments", kind: "json" }, { p: "rule", rule: "done" }] },
		code: { p: "seq", of: [{ p: "rule", rule: "start" }, "<|channel|>", { p: "rule", rule: "channel" }, " to=", { p: "group", field: "name", of: "python" }, { p: "alt", of: ["", { p: "rule", rule: "type" }] }, "<|message|>", { p: "set", field: "key", text: "code" }, { p: "field", field: "value", kind: "text" }, { p: "rule", rule: "done" }] },
		header: { p: "alt", of: [{ p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "rule", rule: "begin" }] }, { p: "rule", rule: "to" }, "<|channel|>", { p: "rule", rule: "channel" }, { p: "opt", of: { p: "rule", rule: "type" } }] }, { p: "seq", of: [{ p: "rule", rule: "start" }, "<|channel|>", { p: "rule", rule: "channel" }, { p: "rule", rule: "to" }, { p: "opt", of: { p: "rule", rule: "type" } }] }] },
		to: { p: "seq", of: [" to=", { p: "alt", of: [{ p: "seq", of: ["functions.", { p: "field", field: "name", kind: "word" }] }, { p: "group", field: "name", of: { p: "seq", of: ["browser.", { p: "alt", of: ["search", "open", "find"] }] } }] }] },
		channel: { p: "alt", of: ["commentary", "analysis"] },
		type: { p: "seq", of: [{ p: "alt", of: [" ", "<|constrain|>"] }, { p: "alt", of: ["json", { p: "field", field: "skip", kind: "word" }] }] },
		done: { p: "alt", of: ["<|call|>", "<|end|>", { p: "assert", what: "end" }] },
	},
	prompt: null,
};
