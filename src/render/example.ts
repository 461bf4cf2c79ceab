/** Arguments for an example of a call: it shows the form, so the types of the values are enough. */
import { isRecord } from "../runtime/record.js";

export function exampleArguments(parameters: unknown): Readonly<Record<string, unknown>> {
	if (!isRecord(parameters) || !isRecord(parameters.properties)) return {};
	const { properties, required } = parameters;
	const wanted = Array.isArray(required) ? required : [];
	const names = Object.keys(properties);
	const shown = names.filter((name) => wanted.includes(name));
	return Object.fromEntries(
		(shown.length > 0 ? shown : names.slice(0, 1)).map((name) => [
			name,
			exampleOf(properties[name]),
		]),
	);
}

function exampleOf(schema: unknown): unknown {
	if (!isRecord(schema)) return "…";
	if (Array.isArray(schema.enum) && schema.enum.length > 0) return schema.enum[0];
	const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
	switch (type) {
		case "integer":
		case "number":
			return 1;
		case "boolean":
			return true;
		case "null":
			return null;
		case "array":
			return [];
		case "object":
			return {};
		default:
			return "…";
	}
}
