/** The check of a template by the format that the template itself speaks for, or its name where it says nothing. */
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { checkTemplate, type TemplateCheck } from "../../src/select/check/check.js";
import { selectFormat } from "../../src/select/select.js";

export interface TemplateReport extends TemplateCheck {
	/** what chose the format; `nothing`: neither speaks for one, so that all is content */
	readonly chosen: "template" | "name" | "nothing";
}

/** Who has collected a template stands before the name of its model. */
const COLLECTOR = /^(?:vllm|sglang|unsloth|llama-cpp)-/;

const registry = { getFormat, listFormats };

/** `name`: of the template's file, which tells the model; asked only where the template says nothing. */
export function reportTemplate(source: string, name: string): TemplateReport {
	const spoken = selectFormat({ chatTemplate: source }, registry);
	const named = selectFormat({ model: name.replace(COLLECTOR, "") }, registry);
	const { format } = spoken.by === "template" ? spoken : named;
	const chosen =
		spoken.by === "template" ? "template" : format.units.length > 0 ? "name" : "nothing";
	const writing = getWriting(format.name);
	return { ...checkTemplate(format, source, { writing }), chosen };
}
