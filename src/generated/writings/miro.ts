// Generated from grammars/miro.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

export const miro: Writing = {
	format: "miro",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		call: { p: "seq", of: ["<use_mcp_tool>\n", { p: "rule", rule: "server" }, "\n<tool_name>", { p: "field", field: "name", kind: "word" }, "</tool_name>\n", { p: "rule", rule: "body" }, "\n</use_mcp_tool>"] },
		body: { p: "seq", of: ["<arguments>\n", { p: "opt", of: { p: "seq", of: [{ p: "field", field: "arguments", kind: "json" }, "\n"] } }, "</arguments>"] },
		server: { p: "seq", of: ["<server_name>", { p: "field", field: "skip", kind: "word" }, "</server_name>"] },
	},
};
