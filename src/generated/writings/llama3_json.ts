// Generated from grammars/llama3_json.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

/** How a model writes messages in the format `llama3_json`: for `render`, `constrain` and `toolInstructions`. */
export const llama3_json: Writing = {
	format: "llama3_json",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "bare" }, { p: "rule", rule: "tagged" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		bare: { p: "seq", of: [{ p: "rule", rule: "front" }, { p: "call", of: { p: "rule", rule: "plain" } }, { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "opt", of: "; " }, { p: "rule", rule: "plain" }] } }, between: "", min: 0 }] },
		front: { p: "alt", of: [{ p: "assert", what: "start" }, { p: "assert", what: "line" }] },
		plain: { p: "object", py: false, members: [{ key: "id", optional: true, value: { field: "id" } }, { key: "type", optional: true, value: { text: "function" } }, { key: "name", optional: false, value: { field: "name" } }, { key: "parameters", optional: false, value: { field: "arguments" } }] },
		tagged: { p: "seq", of: ["<|python_tag|>", { p: "alt", of: [{ p: "seq", of: [{ p: "call", of: { p: "rule", rule: "marked" } }, { p: "loop", of: { p: "call", of: { p: "seq", of: ["; ", { p: "rule", rule: "marked" }] } }, between: "", min: 0 }, { p: "alt", of: ["", { p: "seq", of: [{ p: "call", of: { p: "rule", rule: "plain" } }, { p: "loop", of: { p: "call", of: { p: "seq", of: [{ p: "opt", of: "; " }, { p: "rule", rule: "plain" }] } }, between: "", min: 0 }] }] }] }, { p: "call", of: { p: "rule", rule: "builtin" } }, { p: "call", of: { p: "rule", rule: "code" } }] }] },
		marked: { p: "object", py: false, members: [{ key: "name", optional: false, value: { field: "name" } }, { key: "parameters", optional: true, value: { field: "arguments" } }] },
		builtin: { p: "seq", of: [{ p: "field", field: "name", kind: "tool" }, ".call(", { p: "opt", of: { p: "loop", of: { p: "rule", rule: "arg" }, between: ", ", min: 1 } }, ")"] },
		arg: { p: "seq", of: [{ p: "field", field: "key", kind: "word" }, "=", { p: "field", field: "value", kind: "py" }] },
		code: { p: "seq", of: [{ p: "set", field: "name", text: "code_interpreter" }, { p: "set", field: "key", text: "code" }, { p: "field", field: "value", kind: "text" }, { p: "assert", what: "end" }] },
	},
	prompt: null,
};
