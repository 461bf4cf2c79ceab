/** The containers that an undecided reading has entered: which names its schema declares there. */
import { argumentsPlace, type Place } from "../coerce/index.js";
import type { FunctionDefinition } from "../options.js";
import { ITEM, listOnly, type Shape } from "./frame.js";

/** A container that is open, and those around it; readings that part share it. */
export interface Inside {
	readonly place: Place;
	readonly shape: Shape;
	readonly item: string;
	readonly outer: Inside | null;
}

function placeOf(inside: Inside | null, tool: FunctionDefinition | undefined): Place {
	return inside?.place ?? argumentsPlace(tool);
}

/** The container that is the value of `key` where a reading of a call of the tool stands. */
export function enter(
	inside: Inside | null,
	tool: FunctionDefinition | undefined,
	key: string,
	shape: Shape,
	item: string | null,
): Inside {
	let place = placeOf(inside, tool);
	if (inside?.shape === "list") place = place.child(null);
	else if (inside?.shape === "tree" && listOnly(place.types)) {
		place = place.child(null);
		if (key !== inside.item) place = place.child(key);
	} else place = place.child(key);
	return { place, shape, item: item ?? ITEM, outer: inside };
}

/** The names that a member may have here, the same set each time. In a tree that is a list: its elements, or the members of one. */
export function propertyNames(
	inside: Inside | null,
	tool: FunctionDefinition | undefined,
): ReadonlySet<string> {
	const place = placeOf(inside, tool);
	if (inside?.shape !== "tree" || !listOnly(place.types)) return place.names;
	const elements = place.child(null);
	let known = ofLists.get(elements);
	if (known?.item !== inside.item) {
		known = { item: inside.item, names: new Set([inside.item, ...elements.names]) };
		ofLists.set(elements, known);
	}
	return known.names;
}

/** by the place of the elements: the names of the last item that was asked for */
const ofLists = new WeakMap<
	Place,
	{ readonly item: string; readonly names: ReadonlySet<string> }
>();
