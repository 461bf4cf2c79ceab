/** Which shapes have a finite value: the least set that holds for what it is made of (a least fixed point). */
import type { Report } from "../report.js";
import { partsOf, type Shape, type Way } from "./shape.js";

/** The shapes that a way needs for any value of it. */
function neededBy(way: Way): readonly Shape[] {
	if (way.k === "object")
		return way.properties.flatMap(({ required, shape }) => (required ? [shape] : []));
	if (way.k !== "array") return [];
	const more = way.min > way.first.length && way.item !== null ? [way.item] : [];
	return [...way.first.slice(0, way.min), ...more];
}

/** `fits`: whether a way, without what stands in it, can be written at all. */
export function habitable(
	shapes: Iterable<Shape>,
	fits: (way: Way) => boolean,
): { readonly shapes: ReadonlySet<Shape>; readonly ways: ReadonlySet<Way> } {
	const found = new Set<Shape>();
	const ways = new Set<Way>();
	// a way may stand in several shapes
	const waiting = new Map<Shape, { readonly way: Way; readonly shape: Shape; missing: number }[]>();
	const todo: Shape[] = [];
	const reached = (way: Way, shape: Shape) => {
		ways.add(way);
		if (found.has(shape)) return;
		found.add(shape);
		todo.push(shape);
	};
	for (const shape of shapes) {
		for (const way of shape.ways) {
			if (!fits(way)) continue;
			const needed = new Set(neededBy(way));
			const tooFew = way.k === "array" && way.item === null && way.min > way.first.length;
			if (tooFew) continue;
			const user = { way, shape, missing: needed.size };
			if (needed.size === 0) reached(way, shape);
			for (const one of needed) {
				const users = waiting.get(one) ?? [];
				users.push(user);
				waiting.set(one, users);
			}
		}
	}
	for (let shape = todo.pop(); shape !== undefined; shape = todo.pop()) {
		for (const user of waiting.get(shape) ?? []) {
			user.missing--;
			if (user.missing === 0) reached(user.way, user.shape);
		}
	}
	return { shapes: found, ways };
}

/** Takes out of all shapes what has no finite value. */
export function prune(shapes: readonly Shape[], report: Report): void {
	// what they are made of need not be among them: any value at all is in no schema
	const all = new Set(shapes);
	for (const one of all) for (const part of one.ways.flatMap(partsOf)) all.add(part);
	const alive = habitable(all, () => true);
	explain(
		shapes.filter((shape) => !alive.shapes.has(shape)),
		alive.shapes,
	);
	for (const shape of shapes) {
		const ways = shape.ways.filter((way) => alive.ways.has(way));
		shape.ways = ways.map((way) => pruned(way, alive.shapes, report));
	}
}

/** Says of each dead shape which part of it is to blame. */
function explain(dead: readonly Shape[], alive: ReadonlySet<Shape>): void {
	const users = new Map<Shape, Shape[]>();
	for (const shape of dead)
		for (const part of shape.ways.flatMap(neededBy))
			if (!alive.has(part)) users.set(part, [...(users.get(part) ?? []), shape]);
	const tooFew = (shape: Shape) =>
		shape.ways.every((way) => neededBy(way).every((one) => alive.has(one)));
	for (const shape of dead) if (tooFew(shape)) shape.why ??= "it has fewer items than it needs";
	const todo = dead.filter(({ why }) => why !== null).reverse();
	const blame = () => {
		for (let part = todo.pop(); part !== undefined; part = todo.pop())
			for (const shape of users.get(part) ?? []) {
				if (shape.why !== null) continue;
				shape.why = `it needs ${part.place}: ${part.why}`;
				todo.push(shape);
			}
	};
	blame();
	// what is left is in circles
	for (const shape of [...dead].reverse()) {
		if (shape.why !== null) continue;
		shape.why = `it holds itself without an end, in ${shape.place}`;
		todo.push(shape);
		blame();
	}
}

function pruned(way: Way, alive: ReadonlySet<Shape>, report: Report): Way {
	if (way.k === "object") {
		const dead = way.properties.filter(({ shape }) => !alive.has(shape));
		for (const { shape } of dead)
			report.omitted(shape.place, shape.why ?? "no finite value fits it");
		const extra = way.extra !== null && alive.has(way.extra) ? way.extra : null;
		if (dead.length === 0 && extra === way.extra) return way;
		return { ...way, properties: way.properties.filter(({ shape }) => alive.has(shape)), extra };
	}
	if (way.k !== "array") return way;
	const end = way.first.findIndex((shape) => !alive.has(shape));
	if (end >= 0) return { ...way, first: way.first.slice(0, end), item: null };
	return way.item === null || alive.has(way.item) ? way : { ...way, item: null };
}
