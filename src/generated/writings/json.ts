// Generated from grammars/json.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

export const json: Writing = {
	format: "json",
	words: { py: { true: "true", false: "false", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "calls" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		calls: { p: "seq", of: [{ p: "assert", what: "start" }, { p: "alt", of: [{ p: "rule", rule: "list" }, { p: "seq", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "opt", of: ";" }, { p: "rule", rule: "call" }] } }, between: "", min: 0 }] }] }] },
		list: { p: "seq", of: ["[", { p: "call", of: { p: "rule", rule: "call" } }, { p: "loop", of: { p: "call", of: { p: "seq", of: [", ", { p: "rule", rule: "call" }] } }, between: "", min: 0 }, "]"] },
		call: { p: "alt", of: [{ p: "rule", rule: "flat" }, { p: "object", py: false, members: [{ key: "id", optional: true, value: { field: "id" } }, { key: "type", optional: true, value: { text: "function" } }, { key: "function", optional: false, value: { members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: false, value: { field: "arguments" } }] } }] }] },
		flat: { p: "object", py: false, members: [{ key: "id", optional: true, value: { field: "id" } }, { key: "type", optional: true, value: { text: "function" } }, { key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: false, value: { field: "arguments" } }] },
	},
};
