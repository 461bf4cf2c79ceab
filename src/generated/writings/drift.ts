// Generated from grammars/drift.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `drift`: for `render`, `constrain` and `toolInstructions`. */
export const drift: Writing = {
	format: "drift",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "call", of: { p: "rule", rule: "invokes" } }, { p: "call", of: { p: "rule", rule: "function" } }, { p: "call", of: { p: "rule", rule: "element" } }, { p: "call", of: { p: "rule", rule: "kimi" } }, { p: "call", of: { p: "rule", rule: "bare" } }, { p: "call", of: { p: "rule", rule: "channel" } }, { p: "call", of: { p: "rule", rule: "turn" } }, { p: "call", of: { p: "rule", rule: "calling" } }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		invokes: { p: "alt", of: [{ p: "seq", of: ["<tml:function_calls>", { p: "rule", rule: "invoke" }, "</tml:function_calls>"] }, { p: "rule", rule: "invoke" }] },
		invoke: { p: "seq", of: ["<invoke name=\"", { p: "field", field: "name", kind: "tool" }, { p: "rule", rule: "gt" }, { p: "loop", of: { p: "rule", rule: "opened" }, between: "", min: 0 }, "</invoke>"] },
		gt: "\">",
		function: { p: "alt", of: [{ p: "seq", of: ["<function=", { p: "field", field: "name", kind: "tool" }, "><parameter=", { p: "rule", rule: "pairs" }, "</function>", { p: "opt", of: "</tool_call>" }] }, { p: "rule", rule: "attributes" }] },
		attributes: { p: "seq", of: ["<function name=\"", { p: "field", field: "name", kind: "tool" }, "\">", { p: "rule", rule: "opened" }, { p: "loop", of: { p: "rule", rule: "opened" }, between: "", min: 0 }, "</function>"] },
		element: { p: "seq", of: ["<", { p: "field", field: "name", kind: "tool" }, "><parameter=", { p: "rule", rule: "pairs" }, "</function>"] },
		pairs: { p: "seq", of: [{ p: "rule", rule: "rest" }, { p: "loop", of: { p: "seq", of: ["<parameter=", { p: "rule", rule: "rest" }] }, between: "", min: 0 }] },
		rest: { p: "seq", of: [{ p: "field", field: "key", kind: "word" }, ">", { p: "rule", rule: "inner" }] },
		opened: { p: "seq", of: ["<parameter name=\"", { p: "field", field: "key", kind: "word" }, "\">", { p: "rule", rule: "inner" }] },
		inner: { p: "seq", of: [{ p: "opt", of: "\n" }, { p: "field", field: "value", kind: "typed" }, { p: "opt", of: "\n" }, "</parameter>"] },
		kimi: { p: "seq", of: [{ p: "opt", of: "<|tool_calls_section_begin|>" }, "<|tool_call_begin|>", { p: "rule", rule: "object" }, "<|tool_call_end|>", { p: "opt", of: "<|tool_calls_section_end|>" }] },
		object: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "arguments", optional: false, value: { field: "arguments" } }] },
		bare: { p: "seq", of: [{ p: "assert", what: "start" }, "functions.", { p: "field", field: "name", kind: "tool" }, ":", { p: "field", field: "skip", kind: "digits" }, { p: "opt", of: "<|tool_call_argument_begin|>" }, { p: "field", field: "arguments", kind: "json" }, { p: "opt", of: "<|tool_call_end|>" }] },
		channel: { p: "seq", of: ["<|channel|>commentary<|constrain|>jsonto=functions.", { p: "field", field: "name", kind: "tool" }, "<|message|>", { p: "field", field: "arguments", kind: "json" }, { p: "alt", of: ["<|call|>", { p: "assert", what: "end" }] }] },
		turn: { p: "seq", of: ["<|im_start|>", { p: "rule", rule: "object" }, "<|im_start|>"] },
		calling: { p: "seq", of: ["[Calling tool: ", { p: "field", field: "name", kind: "tool" }, "(", { p: "field", field: "arguments", kind: "json" }, ")]"] },
	},
	prompt: null,
};
