/** The constraint of one tool with one parameter `a`, in a format that writes JSON or in one that writes values between marks. */
import { type Constraint, constrain } from "../../src/constrain/index.js";
import { getFormat } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { Sentences } from "./sentences.js";

export type Grammar = Extract<Constraint, { target: "gbnf" }>;

export function constraintOf(
	name: string,
	parameters: object,
	tool = "f",
	toolChoice = "required",
): Grammar {
	const [format, writing] = [getFormat(name), getWriting(name)];
	if (format === undefined || writing === undefined) throw new Error(name);
	const tools = [{ name: tool, parameters }];
	const made = constrain(format, writing, { tools, target: "gbnf", toolChoice });
	if (made.target !== "gbnf") throw new Error(made.target);
	return made;
}

export function hermesCall(args: string): string {
	return `<tool_call>\n{"name": "f", "arguments": ${args}}\n</tool_call>`;
}

export function qwenCall(value: string): string {
	return `<tool_call>\n<function=f>\n<parameter=a>\n${value}\n</parameter>\n</function>\n</tool_call>`;
}

/** Whether a call with this value of `a` is admitted; JSON text. */
export function admits(schema: object): (value: string) => boolean {
	const parameters = { type: "object", properties: { a: schema }, required: ["a"] };
	const sentences = new Sentences(constraintOf("hermes", parameters).grammar);
	return (value) => sentences.matches(hermesCall(`{"a": ${value}}`));
}
