// Generated from grammars/gemma4.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `gemma4`: for `render`, `constrain` and `toolInstructions`. */
export const gemma4: Writing = {
	format: "gemma4",
	words: { py: { true: "true", false: "false", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<|channel>thought\n" } }, { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "<channel|>"] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: ["<|channel>thought\n", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "<channel|>"] },
		call: { p: "seq", of: ["<|tool_call>", { p: "rule", rule: "called" }, { p: "rule", rule: "finish" }] },
		called: { p: "seq", of: ["call:", { p: "field", field: "name", kind: "word" }, "{", { p: "rule", rule: "args" }, "}"] },
		args: { p: "opt", of: { p: "loop", of: { p: "rule", rule: "arg" }, between: ",", min: 1 } },
		arg: { p: "seq", of: [{ p: "rule", rule: "keyed" }, { p: "rule", rule: "colon" }, { p: "rule", rule: "outer" }] },
		outer: { p: "alt", of: [{ p: "seq", of: [{ p: "rule", rule: "quote" }, { p: "field", field: "value", kind: "text" }, { p: "rule", rule: "ended" }] }, { p: "rule", rule: "other" }] },
		ended: { p: "rule", rule: "closed" },
		pairs: { p: "opt", of: { p: "loop", of: { p: "rule", rule: "pair" }, between: ",", min: 1 } },
		pair: { p: "seq", of: [{ p: "rule", rule: "inner" }, { p: "rule", rule: "colon" }, { p: "rule", rule: "one" }] },
		one: { p: "alt", of: [{ p: "seq", of: [{ p: "rule", rule: "quote" }, { p: "field", field: "value", kind: "text" }, { p: "rule", rule: "closed" }] }, { p: "rule", rule: "other" }] },
		other: { p: "alt", of: [{ p: "build", shape: "object", item: null, of: { p: "seq", of: ["{", { p: "rule", rule: "pairs" }, "}"] } }, { p: "build", shape: "list", item: null, of: { p: "seq", of: ["[", { p: "opt", of: { p: "seq", of: [{ p: "loop", of: { p: "rule", rule: "one" }, between: ",", min: 1 }, { p: "rule", rule: "last" }] } }, "]"] } }, { p: "rule", rule: "bare" }] },
		last: "",
		bare: { p: "seq", of: [{ p: "field", field: "value", kind: "py" }, { p: "rule", rule: "after" }] },
		after: "",
		closed: { p: "rule", rule: "quote" },
		quote: "<|\"|>",
		keyed: { p: "field", field: "key", kind: "word" },
		inner: { p: "field", field: "key", kind: "word" },
		colon: ":",
		finish: "<tool_call|>",
	},
	prompt: null,
};
