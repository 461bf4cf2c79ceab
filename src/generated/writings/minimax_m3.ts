// Generated from grammars/minimax_m3.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `minimax_m3`: for `render`, `constrain` and `toolInstructions`. */
export const minimax_m3: Writing = {
	format: "minimax_m3",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<mm:think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</mm:think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, "<mm:think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</mm:think>", { p: "opt", of: "\n" }, { p: "opt", of: "\n" }] },
		ns: "]<]minimax[>[",
		section: { p: "seq", of: [{ p: "rule", rule: "ns" }, "<tool_call>\n", { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "rule", rule: "call" }, "\n"] } }, between: "", min: 0 }, { p: "rule", rule: "ns" }, "</tool_call>"] },
		call: { p: "seq", of: [{ p: "rule", rule: "ns" }, "<invoke name=\"", { p: "field", field: "name", kind: "word" }, "\">", { p: "loop", of: { p: "rule", rule: "element" }, between: "", min: 0 }, { p: "rule", rule: "ns" }, "</invoke>"] },
		element: { p: "seq", of: [{ p: "rule", rule: "ns" }, "<", { p: "field", field: "key", kind: "word" }, ">", { p: "rule", rule: "inner" }, { p: "rule", rule: "ns" }, "</", { p: "same", field: "key" }, ">"] },
		inner: { p: "alt", of: [{ p: "build", shape: "tree", item: "item", of: { p: "loop", of: { p: "rule", rule: "element" }, between: "", min: 1 } }, { p: "field", field: "value", kind: "typed" }] },
	},
	prompt: null,
};
