/** Which shapes have a finite value: the least set that holds for what it is made of (a least fixed point). */
import type { Report } from "../report.js";
import type { Shape, Way } from "./shape.js";

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
	const waiting = new Map<Shape, { readonly way: Way; readonly shape: Shape }[]>();
	const missing = new Map<Way, number>();
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
			missing.set(way, needed.size);
			if (needed.size === 0) reached(way, shape);
			for (const one of needed) {
				const users = waiting.get(one) ?? [];
				users.push({ way, shape });
				waiting.set(one, users);
			}
		}
	}
	for (let shape = todo.pop(); shape !== undefined; shape = todo.pop()) {
		for (const user of waiting.get(shape) ?? []) {
			const left = (missing.get(user.way) ?? 0) - 1;
			missing.set(user.way, left);
			if (left === 0) reached(user.way, user.shape);
		}
	}
	return { shapes: found, ways };
}

/** Takes out of all shapes what has no finite value. */
export function prune(shapes: readonly Shape[], report: Report): void {
	const alive = habitable(shapes, () => true);
	for (const shape of shapes) {
		const ways = shape.ways.filter((way) => alive.ways.has(way));
		if (ways.length === 0) shape.why ??= whyNot(shape, alive.shapes);
		shape.ways = ways.map((way) => pruned(way, alive.shapes, report));
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

function whyNot(shape: Shape, alive: ReadonlySet<Shape>): string {
	const dead = shape.ways.flatMap(neededBy).find((one) => !alive.has(one));
	if (dead === undefined) return "it has fewer items than it needs";
	return dead.why === null
		? `it holds itself without an end, in ${dead.place}`
		: `it needs ${dead.place}: ${dead.why}`;
}
