/** The types that a value which is due may have. */
import type { JsonSchema } from "../grammar/expr.js";
import { isSchema, resolved, type Schema, typesOf, ways } from "../schema/ways.js";
import { rootOf, type State } from "./state.js";
import type { Walk } from "./walk.js";

/** The value that is due, once for each type that it may have. */
export function byType(
	walk: Walk,
	s: State,
): readonly { readonly type: string; readonly state: State }[] {
	const members = s.members;
	const due = members?.due;
	if (members === null || due === null || due === undefined) return [];
	const found = ways(due.schema, rootOf(s), due.place, walk.source.report);
	return found.flatMap((way) =>
		typesFor(way).map((type) => {
			const schema = narrowed(way, type);
			return { type, state: { ...s, members: { ...members, due: { ...due, schema } } } };
		}),
	);
}

export function typesFor(way: Schema): readonly string[] {
	const types = typesOf(way);
	const named = Object.hasOwn(way, "const")
		? [way.const]
		: Array.isArray(way.enum)
			? way.enum
			: null;
	if (named === null) return types;
	const has = (type: string) =>
		named.some((one) =>
			type === "null"
				? one === null
				: type === "array"
					? Array.isArray(one)
					: type === "object"
						? isSchema(one)
						: type === "integer"
							? Number.isInteger(one)
							: typeof one === type,
		);
	return types.filter(has);
}

const narrow = new WeakMap<Schema, Map<string, Schema>>();

/** The same object each time, so that it is known again. */
export function narrowed(schema: Schema, type: string): Schema {
	if (schema.type === type) return schema;
	let by = narrow.get(schema);
	if (by === undefined) {
		by = new Map();
		narrow.set(schema, by);
	}
	let found = by.get(type);
	if (found === undefined) {
		found = { ...schema, type };
		by.set(type, found);
	}
	return found;
}

export function objectOnly(schema: JsonSchema, root: JsonSchema): JsonSchema {
	const found = resolved(schema, root, "parameters");
	if (!isSchema(found)) return { type: "object" };
	return found.type === undefined && found.anyOf === undefined && found.oneOf === undefined
		? narrowed(found, "object")
		: found;
}
