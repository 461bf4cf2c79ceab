/** The members of an object: which there are, and their order. */
import { alt, choice, EMPTY, type Expr, type JsonSchema, row, ruleOf } from "../grammar/expr.js";
import { CannotConstrain } from "../report.js";
import { isSchema, type Schema, schemaAt } from "../schema/ways.js";

/** A property of an object: which there are, in the order of the schema. */
export interface Property {
	readonly key: string;
	readonly schema: JsonSchema;
	readonly required: boolean;
	readonly place: string;
}

export function propertiesOf(schema: Schema, place: string): readonly Property[] {
	const properties = isSchema(schema.properties) ? schema.properties : {};
	const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
	const more = required.filter(
		(key): key is string => typeof key === "string" && !Object.hasOwn(properties, key),
	);
	if (more.length > 0 && schema.additionalProperties === false)
		throw new CannotConstrain(
			`${place} requires ${JSON.stringify(more[0])}, which it does not allow`,
		);
	const extra = schemaAt(schema.additionalProperties);
	return [
		...Object.entries(properties).map(([key, of]) => ({
			key,
			schema: schemaAt(of),
			required: required.includes(key),
			place: `${place}.${key}`,
		})),
		...more.map((key) => ({ key, schema: extra, required: true, place: `${place}.${key}` })),
	];
}

/**
 * Items in their order, those that are not required or left out; `empty`: all of them may be. Null: nothing can be written.
 */
export function inOrder(
	items: readonly { readonly required: boolean; readonly expr: Expr | null }[],
	separator: Expr,
	empty: boolean,
): Expr | null {
	// what may follow when something, or nothing, stands before
	let begun: Expr = EMPTY;
	let fresh: Expr | null = empty ? EMPTY : null;
	for (const { required, expr } of [...items].reverse()) {
		if (expr === null) continue;
		const first = row(expr, begun);
		const behind = row(separator, expr, begun);
		begun = shared(required ? behind : choice([behind, begun]));
		const next = required ? first : alt([first, fresh]);
		fresh = next === null ? null : shared(next);
	}
	return fresh;
}

function shared(expr: Expr): Expr {
	return expr.t === "text" || expr.t === "rule" ? expr : ruleOf("rest", expr);
}
