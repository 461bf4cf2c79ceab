// Generated from grammars/granite_pythonic.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `granite_pythonic`: for `render`, `constrain` and `toolInstructions`. */
export const granite_pythonic: Writing = {
	format: "granite_pythonic",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "lines" }, { p: "rule", rule: "list" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		lines: { p: "seq", of: [{ p: "assert", what: "start" }, { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "rule", rule: "call" }, { p: "rule", rule: "end" }] } }, between: "", min: 1 }] },
		call: { p: "seq", of: [{ p: "field", field: "name", kind: "tool" }, "(", { p: "rule", rule: "named" }, ")"] },
		end: { p: "alt", of: ["\n", { p: "assert", what: "end" }] },
		list: { p: "seq", of: [{ p: "assert", what: "start" }, "[", { p: "loop", of: { p: "call", of: { p: "rule", rule: "item" } }, between: ", ", min: 1 }, "]"] },
		item: { p: "seq", of: [{ p: "field", field: "name", kind: "tool" }, "(", { p: "rule", rule: "named" }, ")"] },
		named: { p: "seq", of: [{ p: "opt", of: { p: "loop", of: { p: "rule", rule: "arg" }, between: ", ", min: 1 } }, { p: "alt", of: ["", ","] }] },
		arg: { p: "seq", of: [{ p: "field", field: "key", kind: "word" }, "=", { p: "field", field: "value", kind: "py" }] },
	},
	prompt: null,
};
