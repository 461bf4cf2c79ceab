// Generated from grammars/qwen_agent.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

export const qwen_agent: Writing = {
	format: "qwen_agent",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "call" } }, { p: "field", field: "content", kind: "text" }, { p: "rule", rule: "answer" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		call: { p: "seq", of: ["✿FUNCTION✿: ", { p: "field", field: "name", kind: "word" }, "\n✿ARGS✿: ", { p: "field", field: "arguments", kind: "json" }] },
		answer: { p: "seq", of: ["✿RETURN✿: ", { p: "field", field: "content", kind: "text" }] },
	},
};
