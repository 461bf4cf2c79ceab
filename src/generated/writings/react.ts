// Generated from grammars/react.toolgrammar by `npm run generate`. Do not edit.
import type { Writing } from "../../render/writing.js";

export const react: Writing = {
	format: "react",
	words: { py: { true: "True", false: "False", null: "None" }, bare: { true: "true", false: "false", null: "null" } },
	indent: null,
	message: { p: "loop", of: { p: "alt", of: [{ p: "rule", rule: "thought" }, { p: "call", of: { p: "rule", rule: "call" } }, { p: "rule", rule: "observed" }, { p: "rule", rule: "final" }, { p: "field", field: "content", kind: "text" }] }, between: "", min: 0 },
	entries: {
	},
	rules: {
		thought: { p: "seq", of: [{ p: "assert", what: "line" }, "Thought: ", { p: "field", field: "reasoning", kind: "text" }, { p: "rule", rule: "line" }] },
		call: { p: "seq", of: [{ p: "assert", what: "line" }, "Action: ", { p: "rule", rule: "called" }, "\nAction Input: ", { p: "rule", rule: "input" }] },
		called: { p: "field", field: "name", kind: "word" },
		input: { p: "alt", of: [{ p: "seq", of: [{ p: "field", field: "arguments", kind: "json" }, { p: "rule", rule: "gap" }] }, { p: "seq", of: [{ p: "set", field: "key", text: "input" }, { p: "field", field: "value", kind: "text" }, { p: "rule", rule: "line" }] }] },
		gap: { p: "alt", of: [{ p: "assert", what: "end" }, "\n"] },
		observed: { p: "seq", of: [{ p: "assert", what: "line" }, "Observation:", { p: "field", field: "skip", kind: "text" }, { p: "rule", rule: "line" }] },
		final: { p: "seq", of: [{ p: "assert", what: "line" }, "Final Answer: ", { p: "field", field: "content", kind: "text" }] },
		line: { p: "alt", of: ["\n", { p: "assert", what: "end" }] },
	},
};
