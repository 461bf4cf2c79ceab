// Generated from grammars/nexusraven.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `nexusraven`: for `render`, `constrain` and `toolInstructions`. */
export const nexusraven: Writing = {
	format: "nexusraven",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "calls" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		calls: { p: "seq", of: [{ p: "assert", what: "line" }, "Call: ", { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: "; ", min: 1 }, { p: "alt", of: ["<bot_end>", { p: "assert", what: "end" }] }] },
		call: { p: "seq", of: [{ p: "field", field: "name", kind: "word" }, "(", { p: "opt", of: { p: "loop", of: { p: "rule", rule: "arg" }, between: ", ", min: 1 } }, { p: "alt", of: ["", ","] }, ")"] },
		arg: { p: "seq", of: [{ p: "field", field: "key", kind: "word" }, "=", { p: "field", field: "value", kind: "py" }] },
	},
	prompt: null,
};
