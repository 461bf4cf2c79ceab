/** Objects and lists that are written member by member: a rule each. */
import type { Part } from "../../render/writing.js";
import { alt, EMPTY, type Expr, ruleOf, seq } from "../grammar/expr.js";
import { isSchema, type Schema, ways } from "../schema/ways.js";
import { propertiesOf } from "../values/properties.js";
import { dueOf } from "./members.js";
import { type Container, EMPTY_CONTAINER, isComplete, keyOf, rootOf, type State } from "./state.js";
import { typesFor } from "./types.js";
import type { Then, Walk } from "./walk.js";

/** A container that is written member by member: a rule of its own, and what follows it. */
export function build(
	walk: Walk,
	part: Extract<Part, { p: "build" }>,
	s: State,
	then: Then,
): Expr | null {
	const due = dueOf(s);
	if (due === null) return null;
	const found = ways(due.schema, rootOf(s), due.place, walk.source.report);
	const all = found.flatMap((way) =>
		typesFor(way).flatMap((type) => {
			const container = containerOf(way, type, due.place, part);
			return container === null ? [] : [containerRule(walk, part, container, s, way)];
		}),
	);
	return seq(alt(all), then({ ...due.after, line: false }));
}

function containerRule(
	walk: Walk,
	part: Extract<Part, { p: "build" }>,
	members: Container,
	s: State,
	schema: Schema,
): Expr | null {
	const state: State = { ...s, members };
	const key = `${walk.numberOf(part)} ${walk.numberOf(schema)} ${keyOf(state)}`;
	if (walk.builds.has(key)) return walk.builds.get(key) ?? null;
	const rule = ruleOf(members.place.split(".").pop() ?? "members");
	walk.builds.set(key, rule);
	const body = walk.write(part.of, state, (end) =>
		end.members !== null && isComplete(end.members) ? EMPTY : null,
	);
	if (body === null) walk.builds.set(key, null);
	else rule.rule.body = body;
	return body === null ? null : rule;
}

function containerOf(
	schema: Schema,
	type: string,
	place: string,
	{ shape, item }: Extract<Part, { p: "build" }>,
): Container | null {
	if (schema.enum !== undefined || schema.const !== undefined) return null;
	if (type === "object" && shape !== "list")
		return { ...EMPTY_CONTAINER, properties: propertiesOf(schema, place), place };
	if (type !== "array" || shape === "object") return null;
	if (shape === "tree" && item === null) return null;
	const size = (value: unknown) => (typeof value === "number" && value <= 64 ? value : null);
	return {
		...EMPTY_CONTAINER,
		properties: null,
		item: isSchema(schema.items) || typeof schema.items === "boolean" ? schema.items : true,
		itemKey: shape === "tree" ? item : null,
		place,
		least: size(schema.minItems) ?? 0,
		most: size(schema.maxItems),
	};
}
