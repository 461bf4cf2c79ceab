// Generated from grammars/k2_horizon.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `k2_horizon`: for `render`, `constrain` and `toolInstructions`. */
export const k2_horizon: Writing = {
	format: "k2_horizon",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "think" }, { p: "rule", rule: "section" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
		thinking: { p: "seq", of: [{ p: "opt", of: { p: "group", field: "skip", of: "<ifm|think>" } }, { p: "seq", of: [{ p: "alt", of: ["", "\n"] }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</ifm|think>", { p: "opt", of: "\n" }] }, { p: "rule", rule: "message" }] },
	},
	rules: {
		think: { p: "seq", of: [{ p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] }, { p: "alt", of: [{ p: "rule", rule: "slow" }, { p: "rule", rule: "fast" }, { p: "rule", rule: "faster" }] }] },
		slow: { p: "seq", of: ["<ifm|think>", { p: "rule", rule: "thought" }] },
		thought: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</ifm|think>", { p: "opt", of: "\n" }] },
		fast: { p: "seq", of: ["<ifm|think_fast>", { p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</ifm|think_fast>", { p: "opt", of: "\n" }] },
		faster: { p: "seq", of: ["<ifm|think_faster>", { p: "opt", of: "\n" }, { p: "field", field: "reasoning", kind: "text" }, { p: "opt", of: "\n" }, "</ifm|think_faster>", { p: "opt", of: "\n" }] },
		section: { p: "seq", of: ["<ifm|tool_calls>", { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "rule", rule: "call" }, "\n"] } }, between: "", min: 0 }, "</ifm|tool_calls>"] },
		call: { p: "seq", of: ["<ifm|tool_call>", { p: "alt", of: [{ p: "seq", of: [{ p: "field", field: "name", kind: "word" }, "\n", { p: "loop", of: { p: "seq", of: [{ p: "rule", rule: "arg" }, "\n"] }, between: "", min: 0 }] }, { p: "rule", rule: "object" }, { p: "rule", rule: "nested" }, { p: "seq", of: ["[", { p: "rule", rule: "object" }, "]"] }] }, "</ifm|tool_call>"] },
		object: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }] },
		nested: { p: "object", py: false, members: [{ key: "type", optional: true, value: { text: "function" } }, { key: "function", optional: false, value: { members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: true, value: { field: "arguments" } }] } }] },
		arg: { p: "seq", of: ["<ifm|arg_key>", { p: "field", field: "key", kind: "word" }, "</ifm|arg_key>", { p: "rule", rule: "typed" }] },
		typed: { p: "alt", of: [{ p: "seq", of: [{ p: "rule", rule: "text" }, "<ifm|arg_value>", { p: "field", field: "value", kind: "text" }, { p: "rule", rule: "ended" }] }, { p: "seq", of: [{ p: "alt", of: [{ p: "rule", rule: "other" }, ""] }, "<ifm|arg_value>", { p: "field", field: "value", kind: "typed" }, { p: "rule", rule: "ended" }] }] },
		text: { p: "seq", of: ["<ifm|arg_type>", { p: "alt", of: ["string", "any"] }, "</ifm|arg_type>"] },
		other: { p: "seq", of: ["<ifm|arg_type>", { p: "field", field: "skip", kind: "word" }, "</ifm|arg_type>"] },
		ended: "</ifm|arg_value>",
	},
	prompt: null,
};
