// Generated from grammars/kimi_k3.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `kimi_k3`: for `render`, `constrain` and `toolInstructions`. */
export const kimi_k3: Writing = {
	format: "kimi_k3",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "response" }, { p: "rule", rule: "tools" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "rule", rule: "thought" }, { p: "rule", rule: "message" }] },
		answer: { p: "seq", of: [{ p: "rule", rule: "answer" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "rule", rule: "open" }, "think", { p: "rule", rule: "sep" }, { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "close" }, "think", { p: "rule", rule: "sep" }] },
		response: { p: "seq", of: [{ p: "rule", rule: "open" }, "response", { p: "rule", rule: "sep" }, { p: "rule", rule: "answer" }] },
		answer: { p: "seq", of: [{ p: "field", field: "content", kind: "text" }, { p: "rule", rule: "said" }] },
		said: { p: "seq", of: [{ p: "rule", rule: "close" }, "response", { p: "rule", rule: "sep" }, { p: "rule", rule: "over" }] },
		tools: { p: "seq", of: [{ p: "rule", rule: "open" }, "tools", { p: "rule", rule: "sep" }, { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: "", min: 0 }, { p: "rule", rule: "close" }, "tools", { p: "rule", rule: "sep" }, { p: "rule", rule: "over" }] },
		over: { p: "alt", of: [{ p: "seq", of: [{ p: "rule", rule: "close" }, "message", { p: "rule", rule: "sep" }, { p: "assert", what: "end" }] }, "", { p: "seq", of: [{ p: "rule", rule: "close" }, "message", { p: "rule", rule: "sep" }] }] },
		open: "<|open|>",
		close: "<|close|>",
		sep: "<|sep|>",
		call: { p: "seq", of: [{ p: "rule", rule: "open" }, "call tool=\"", { p: "field", field: "name", kind: "attr" }, "\"", { p: "rule", rule: "number" }, { p: "rule", rule: "sep" }, { p: "rule", rule: "body" }, { p: "rule", rule: "close" }, "call", { p: "rule", rule: "sep" }] },
		number: { p: "seq", of: [" index=\"", { p: "field", field: "skip", kind: "digits" }, "\""] },
		body: { p: "alt", of: [{ p: "loop", of: { p: "rule", rule: "argument" }, between: "", min: 0 }, { p: "seq", of: [{ p: "rule", rule: "open" }, "json type=\"object\"", { p: "rule", rule: "sep" }, { p: "field", field: "arguments", kind: "json" }, { p: "rule", rule: "close" }, "json", { p: "rule", rule: "sep" }] }] },
		argument: { p: "seq", of: [{ p: "rule", rule: "open" }, "argument key=\"", { p: "field", field: "key", kind: "attr" }, "\"", { p: "rule", rule: "typed" }, { p: "rule", rule: "ended" }] },
		typed: { p: "alt", of: [{ p: "seq", of: [{ p: "alt", of: [" type=\"string\"", ""] }, { p: "rule", rule: "sep" }, { p: "field", field: "value", kind: "text" }] }, { p: "seq", of: [" type=\"", { p: "rule", rule: "type" }, "\"", { p: "rule", rule: "sep" }, { p: "field", field: "value", kind: "typed" }] }] },
		type: { p: "alt", of: ["number", "boolean", "object", "array", "null"] },
		ended: { p: "seq", of: [{ p: "rule", rule: "close" }, "argument", { p: "rule", rule: "sep" }] },
	},
	prompt: null,
};
