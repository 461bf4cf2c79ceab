// Generated from grammars/cohere_xml.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `cohere_xml`: for `render`, `constrain` and `toolInstructions`. */
export const cohere_xml: Writing = {
	format: "cohere_xml",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "text" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "rule", rule: "thought" }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: ["<|START_THINKING|>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "field", field: "reasoning", kind: "text" }, "<|END_THINKING|>"] },
		text: { p: "seq", of: ["<|START_TEXT|>", { p: "field", field: "content", kind: "text" }, "<|END_TEXT|>"] },
		section: { p: "seq", of: ["<cofl:tool_calls>", { p: "loop", of: { p: "call", of: { p: "rule", rule: "call" } }, between: "", min: 0 }, "</cofl:tool_calls>"] },
		call: { p: "seq", of: ["<cofl:tool_call id=\"", { p: "field", field: "id", kind: "digits" }, "\" name=\"", { p: "field", field: "name", kind: "word" }, "\">", { p: "loop", of: { p: "rule", rule: "member" }, between: "", min: 0 }, "</cofl:tool_call>"] },
		member: { p: "seq", of: ["<cofl:value name=\"", { p: "field", field: "key", kind: "word" }, "\" type=\"", { p: "rule", rule: "body" }] },
		item: { p: "seq", of: ["<cofl:value type=\"", { p: "rule", rule: "body" }] },
		body: { p: "alt", of: [{ p: "seq", of: ["raw\">", { p: "field", field: "value", kind: "text" }, { p: "rule", rule: "told" }] }, { p: "seq", of: ["json\">", { p: "field", field: "value", kind: "json" }, { p: "rule", rule: "close" }] }, { p: "seq", of: ["dict\">", { p: "build", shape: "object", item: null, of: { p: "loop", of: { p: "rule", rule: "member" }, between: "", min: 0 } }, { p: "rule", rule: "close" }] }, { p: "seq", of: ["list\">", { p: "build", shape: "list", item: null, of: { p: "loop", of: { p: "rule", rule: "item" }, between: "", min: 0 } }, { p: "rule", rule: "close" }] }] },
		close: "</cofl:value>",
		told: "</cofl:value>",
	},
	prompt: null,
};
