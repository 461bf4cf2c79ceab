// Generated from grammars/fenced_json.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

export const fenced_json: Writing = {
	format: "fenced_json",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "plain" }, { p: "rule", rule: "tagged" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		plain: { p: "seq", of: [{ p: "assert", what: "line" }, "```", { p: "opt", of: { p: "alt", of: ["json", "JSON"] } }, "\n", { p: "alt", of: [{ p: "seq", of: [{ p: "call", of: { p: "rule", rule: "known" } }, { p: "loop", of: { p: "call", of: { p: "rule", rule: "known" } }, between: "", min: 0 }] }, { p: "seq", of: ["[", { p: "call", of: { p: "rule", rule: "known" } }, { p: "loop", of: { p: "call", of: { p: "seq", of: [", ", { p: "rule", rule: "known" }] } }, between: "", min: 0 }, "]"] }] }, { p: "rule", rule: "end" }] },
		known: { p: "object", py: false, members: [{ key: "id", optional: true, value: { field: "id" } }, { key: "type", optional: true, value: { text: "function" } }, { key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: false, value: { field: "arguments" } }] },
		tagged: { p: "seq", of: [{ p: "assert", what: "line" }, "```tool_call", { p: "opt", of: "s" }, "\n", { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "seq", of: ["[", { p: "opt", of: { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: ", ", min: 1 } }, "]"] }] }, { p: "rule", rule: "end" }] },
		call: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }, { key: "id", optional: true, value: { field: "id" } }] },
		end: "\n```",
	},
};
