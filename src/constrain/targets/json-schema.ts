/** A message of calls alone as one JSON Schema, for engines that know nothing else. */

import type { Expr } from "../grammar/expr.js";
import { CannotConstrain } from "../report.js";
import { schemaOf } from "../schema/emit.js";
import type { JsonSchema } from "../schema/json.js";
import { frameOf, jsonCall } from "./call-parts.js";

const ARGUMENTS = "\u0000arguments";

/** Throws `CannotConstrain` where anything but JSON stands around the arguments. */
export function jsonSchemaOf(root: Expr, parallel: boolean): JsonSchema {
	const frame = frameOf(root);
	const [begin, end] = [frame?.begin.trim() ?? "", frame?.end.trim() ?? ""];
	const list = begin === "[" && end === "]";
	if (frame === null || (!list && begin + end !== "")) throw noJson();
	const options = frame.calls.of.map((call) => {
		const found = jsonCall(call);
		if (found === null || found.value === null) throw noJson();
		const schema = schemaOf(found.value.shape);
		const object = schema === true || schema === false ? { type: "object" } : schema;
		return around(read(`${found.begin}${JSON.stringify(ARGUMENTS)}${found.end}`), object);
	});
	const [only] = options;
	const one = options.length === 1 && only !== undefined ? only : { anyOf: options };
	if (!list) return one;
	return { type: "array", items: one, minItems: 1, ...(parallel ? {} : { maxItems: 1 }) };
}

function read(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		throw noJson();
	}
}

/** The schema that only this value fits, but for the arguments. */
function around(value: unknown, args: JsonSchema): JsonSchema {
	if (value === ARGUMENTS) return args;
	if (typeof value !== "object" || value === null || Array.isArray(value)) return { const: value };
	const properties = Object.fromEntries(
		Object.entries(value).map(([key, of]) => [key, around(of, args)]),
	);
	return {
		type: "object",
		properties,
		required: Object.keys(properties),
		additionalProperties: false,
	};
}

function noJson(): CannotConstrain {
	return new CannotConstrain("a JSON Schema describes a message that is JSON and nothing else");
}
