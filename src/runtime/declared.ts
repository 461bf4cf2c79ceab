import type { FunctionDefinition } from "./options.js";

/** The names of the parameters that a tool declares; null: it is not declared, or says nothing of them. */
export function parametersOf(tool: FunctionDefinition | undefined): ReadonlySet<string> | null {
	const schema: unknown = tool?.parameters;
	if (typeof schema !== "object" || schema === null || !("properties" in schema)) return null;
	const { properties } = schema;
	return typeof properties === "object" && properties !== null
		? new Set(Object.keys(properties))
		: null;
}
