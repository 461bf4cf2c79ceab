// Generated from grammars/json_block.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

export const json_block: Writing = {
	format: "json_block",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "block" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		block: { p: "seq", of: [{ p: "assert", what: "start" }, { p: "alt", of: [{ p: "rule", rule: "object" }, { p: "seq", of: ["```", { p: "opt", of: "json" }, "\n", { p: "rule", rule: "object" }, "\n```"] }] }, { p: "assert", what: "end" }] },
		object: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: false, value: { field: "arguments" } }] },
	},
};
