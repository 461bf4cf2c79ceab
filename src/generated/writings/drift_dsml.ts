// Generated from grammars/drift_dsml.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `drift_dsml`: for `render`, `constrain` and `toolInstructions`. */
export const drift_dsml: Writing = {
	format: "drift_dsml",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "block" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		block: { p: "alt", of: [{ p: "seq", of: [{ p: "rule", rule: "open" }, { p: "rule", rule: "call" }, { p: "rule", rule: "close" }] }, { p: "rule", rule: "call" }] },
		open: { p: "alt", of: ["<｜DSML｜tool_calls>", "<‖DSML‖tool_calls>", "<｜｜DSML｜｜tool_calls>", "<|DSML|tool_calls>"] },
		close: { p: "alt", of: ["</｜DSML｜tool_calls>", "</‖DSML‖tool_calls>", "</｜｜DSML｜｜tool_calls>", "</|DSML|tool_calls>"] },
		call: { p: "seq", of: [{ p: "rule", rule: "invoke" }, "name=\"", { p: "field", field: "name", kind: "tool" }, "\"", { p: "alt", of: [{ p: "seq", of: [">", { p: "loop", of: { p: "rule", rule: "param" }, between: "", min: 0 }, { p: "rule", rule: "done" }] }, "/>"] }] },
		invoke: { p: "alt", of: ["<｜DSML｜invoke", "<‖DSML‖invoke", "<｜｜DSML｜｜invoke", "<|DSML|invoke"] },
		done: { p: "alt", of: ["</｜DSML｜invoke>", "</‖DSML‖invoke>", "</｜｜DSML｜｜invoke>", "</|DSML|invoke>"] },
		param: { p: "seq", of: [{ p: "rule", rule: "begin" }, "name=\"", { p: "field", field: "key", kind: "word" }, "\"", { p: "alt", of: [{ p: "seq", of: ["string=\"true\">", { p: "field", field: "value", kind: "text" }] }, { p: "seq", of: ["string=\"false\">", { p: "field", field: "value", kind: "typed" }] }] }, { p: "rule", rule: "end" }] },
		begin: { p: "alt", of: ["<｜DSML｜parameter", "<‖DSML‖parameter", "<｜｜DSML｜｜parameter", "<|DSML|parameter"] },
		end: { p: "alt", of: ["</｜DSML｜parameter>", "</‖DSML‖parameter>", "</｜｜DSML｜｜parameter>", "</|DSML|parameter>"] },
	},
	prompt: null,
};
