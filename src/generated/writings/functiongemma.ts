// Generated from grammars/functiongemma.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `functiongemma`: for `render`, `constrain` and `toolInstructions`. */
export const functiongemma: Writing = {
	format: "functiongemma",
	words: { py: { true: "true", false: "false", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: ["<start_function_call>", { p: "rule", rule: "called" }, "<end_function_call>"] },
		called: { p: "seq", of: ["call:", { p: "field", field: "name", kind: "word" }, "{", { p: "rule", rule: "pairs" }, "}"] },
		pairs: { p: "opt", of: { p: "loop", of: { p: "rule", rule: "pair" }, between: ",", min: 1 } },
		pair: { p: "seq", of: [{ p: "field", field: "key", kind: "word" }, ":", { p: "rule", rule: "one" }] },
		one: { p: "alt", of: [{ p: "seq", of: [{ p: "rule", rule: "quote" }, { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "closed" }] }, { p: "build", shape: "object", item: null, of: { p: "seq", of: ["{", { p: "rule", rule: "pairs" }, "}"] } }, { p: "build", shape: "list", item: null, of: { p: "seq", of: ["[", { p: "opt", of: { p: "seq", of: [{ p: "loop", of: { p: "rule", rule: "one" }, between: ",", min: 1 }, { p: "rule", rule: "last" }] } }, "]"] } }, { p: "field", field: "value", kind: "py" }] },
		last: "",
		closed: { p: "rule", rule: "quote" },
		quote: "<escape>",
	},
	prompt: null,
};
