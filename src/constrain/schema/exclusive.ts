/** Whether of some schemas a value can fit one at most: so `oneOf` is as exact as `anyOf`. */
import { isSchema, isTypeName, type JsonSchema, type Schema } from "./json.js";
import { type Place, target } from "./references.js";

/** They differ in their types, or in the constant of a member that all require. */
export function areExclusive(options: readonly JsonSchema[], at: Place): boolean {
	if (options.length === 1) return true;
	const schemas = options.map((one) => target(one, at));
	if (!schemas.every(isSchema)) return false;
	const types = schemas.map(({ type }) => (type === "integer" ? "number" : type));
	if (types.every(isTypeName) && new Set(types).size === types.length) return true;
	const [first] = schemas;
	const keys = isSchema(first?.properties) ? Object.keys(first.properties) : [];
	return keys.some((key) => {
		const texts = schemas.map((one) => constantOf(one, key));
		return !texts.includes(undefined) && new Set(texts).size === texts.length;
	});
}

function constantOf({ properties, required }: Schema, key: string): string | undefined {
	if (!Array.isArray(required) || !required.includes(key) || !isSchema(properties))
		return undefined;
	const of = properties[key];
	if (!isSchema(of)) return undefined;
	const value = Array.isArray(of.enum) && of.enum.length === 1 ? of.enum[0] : of.const;
	return value === undefined ? undefined : JSON.stringify(value);
}
