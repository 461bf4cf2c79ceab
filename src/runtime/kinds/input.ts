/** The kind `input`: what a format imports whose tools are given an object, or a string that is their one parameter. */

import type { FunctionDefinition } from "../options.js";
import { closedParameters, parametersOf } from "../program/declared.js";
import type { InputKind } from "../program/kinds.js";
import { isRecord } from "../record.js";
import { InputReader } from "../scan/call/input.js";

/** Reads the argument objects of custom tools, whose input is one string. Modules of formats import it; programs need not. */
export const inputKind: InputKind = {
	kind: "input",
	values: (tools) => ({
		reader(options, wrapper, name) {
			const tool = tools.get(name);
			const key = soleParameter(tool);
			const before = key === null ? null : `{${JSON.stringify(key)}:"`;
			return new InputReader(options, wrapper, before, parametersOf(tool)?.size === 0);
		},
	}),
};

/** The parameter that a string is: the only one that the tool declares, or else the only one that it requires, a string. */
function soleParameter(tool: FunctionDefinition | undefined): string | null {
	const declared = closedParameters(tool);
	const schema: unknown = tool?.parameters;
	if (declared === null || !isRecord(schema)) return null;
	const [only = null] = declared;
	if (declared.size === 1) return only;
	const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
	const [key] = required;
	if (required.length !== 1 || typeof key !== "string" || !isRecord(schema.properties)) return null;
	const property = schema.properties[key];
	return isRecord(property) && property.type === "string" ? key : null;
}
