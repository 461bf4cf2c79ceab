import { expect, it } from "vitest";
import { registrySubjects } from "../properties/support/subjects.js";
import { grammarOf } from "../support/grammars.js";
import { asTheReference } from "./demands.js";

it("a text that the machine and the interpreter read in two ways is told of", () => {
	const subject = registrySubjects().find(({ format }) => format.name === "hermes");
	if (subject === undefined) throw new Error("hermes is a format");
	const text = '<tool_call>{"name": "f", "arguments": {}}</tool_call>';
	const setting = { options: {}, finish: "stop" };
	asTheReference(grammarOf("hermes"))(subject, text, setting);
	expect(() => asTheReference(grammarOf("passthrough"))(subject, text, setting)).toThrow(/machine/);
});
