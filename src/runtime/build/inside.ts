/** The containers that an undecided reading has entered: which names its schema declares there. */
import { argumentsPlace, type Place } from "../coerce/index.js";
import type { Machine } from "../machine.js";
import type { Thread } from "../thread.js";
import { ITEM, listOnly, type Shape } from "./frame.js";

/** A container that is open, and those around it; readings that part share it. */
export interface Inside {
	readonly place: Place;
	readonly shape: Shape;
	readonly item: string;
	readonly outer: Inside | null;
}

/** The place of the container in which the reading stands. */
export function placeOf(m: Machine, t: Thread): Place {
	return (
		t.inside?.place ?? argumentsPlace(m.config.tools.get(t.name === "" ? m.call.name : t.name))
	);
}

/** The reading enters a container, which is the value of its key. */
export function enter(m: Machine, t: Thread, shape: Shape, item: string | null): void {
	const { inside, key } = t;
	let place = placeOf(m, t);
	if (inside?.shape === "list") place = place.child(null);
	else if (inside?.shape === "tree" && listOnly(place.types)) {
		place = place.child(null);
		if (key !== inside.item) place = place.child(key);
	} else place = place.child(key);
	t.inside = { place, shape, item: item ?? ITEM, outer: inside };
}

/** The names that a member may have here. In a tree that is a list: its elements, or the members of one. */
export function propertyNames(place: Place, inside: Inside | null): ReadonlySet<string> {
	if (inside?.shape !== "tree" || !listOnly(place.types)) return place.names;
	return new Set([inside.item, ...place.child(null).names]);
}
