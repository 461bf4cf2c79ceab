/** Objects and lists that are written member by member: a rule each. */
import type { Part } from "../../render/writing.js";
import { alt, EMPTY, type Expr, ruleOf, seq } from "../grammar/expr.js";
import { CannotConstrain } from "../report.js";
import { hintOf, type Shape, type Way } from "../schema/shape.js";
import { dueOf } from "./members.js";
import {
	type Container,
	EMPTY_CONTAINER,
	isComplete,
	isPlaced,
	keyOf,
	numberOf,
	type State,
} from "./state.js";
import type { Then, Walk } from "./walk.js";

type Build = Extract<Part, { p: "build" }>;

/** Elements within elements: beyond, a walk would have no end to speak of. */
const DEEPEST = 60;

/** A container that is written member by member: a rule of its own, and what follows it. */
export function build(walk: Walk, part: Build, s: State, then: Then): Expr | null {
	const due = dueOf(s);
	if (due === null) return null;
	const all = due.shape.ways.flatMap((way) => {
		const container =
			isPlaced(s) && part.shape === "tree" ? null : containerOf(way, due.shape, part);
		return container === null ? [] : [containerRule(walk, part, container, s, due.shape)];
	});
	return seq(alt(all), then({ ...due.after, line: false }));
}

/** A rule that is being made, and whether something within it holds it. */
export interface Building {
	expr: Extract<Expr, { t: "rule" }> | null;
	open: boolean;
	held: boolean;
	/** it is this tool's alone */
	own: boolean;
}

function containerRule(
	walk: Walk,
	part: Build,
	members: Container,
	s: State,
	shape: Shape,
): Expr | null {
	const state: State = { ...s, members };
	const key = `${numberOf(part)} ${keyOf(state)}`;
	const known = walk.builds.get(key);
	if (known !== undefined) {
		if (known.open) known.held = true;
		if (known.open || known.own) walk.outlines.spoil();
		return known.expr;
	}
	if (walk.depth >= DEEPEST)
		throw new CannotConstrain(`${s.tool?.name}: more than ${DEEPEST} elements within each other`);
	const rule = ruleOf(hintOf(shape) || "members");
	const building: Building = { expr: rule, open: true, held: false, own: false };
	walk.builds.set(key, building);
	walk.depth++;
	const { found: body, spoiled } = walk.outlines.watched(() =>
		walk.write(part.of, state, (end) =>
			end.members !== null && isComplete(end.members) ? EMPTY : null,
		),
	);
	walk.depth--;
	building.own = spoiled;
	if (spoiled) walk.outlines.spoil();
	building.open = false;
	if (body !== null) {
		rule.rule.body = body;
		return rule;
	}
	if (building.held)
		throw new CannotConstrain(`${shape.place}: it holds itself, and elements cannot write it`);
	building.expr = null;
	return null;
}

function containerOf(way: Way, { ways, among = ways }: Shape, { shape, item }: Build) {
	if (way.k === "object" && shape !== "list")
		return { ...EMPTY_CONTAINER, properties: way.properties, of: way };
	if (way.k !== "array" || shape === "object") return null;
	// where objects fit, too, a reader of elements takes none for those of a list
	if (shape === "tree" && (item === null || among.some(({ k }) => k === "object"))) return null;
	const list: Container = {
		...EMPTY_CONTAINER,
		properties: null,
		first: way.first,
		item: way.item,
		itemKey: shape === "tree" ? item : null,
		of: way,
		least: way.min,
		most: way.max,
	};
	return list;
}
