import {
	type Converted,
	convertText,
	propertyTypes,
	type ValueTypes,
} from "../../src/runtime/coerce/index.js";
import type { FunctionDefinition } from "../../src/runtime/options.js";

/** A tool whose one argument `p` has this schema; undefined: the schema does not know `p`. */
export function toolWith(schema: unknown, definitions: object = {}): FunctionDefinition {
	const properties = schema === undefined ? {} : { p: schema };
	return { name: "t", parameters: { type: "object", properties, ...definitions } };
}

export function typesOf(schema: unknown, definitions: object = {}): ValueTypes {
	return propertyTypes(toolWith(schema, definitions), "p");
}

export function convert(schema: unknown, raw: string): Converted {
	return convertText(typesOf(schema), raw);
}
