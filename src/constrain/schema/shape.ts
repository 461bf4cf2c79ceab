/**
 * What a schema admits, in a normal form: the ways in which a value can be made, each of one type and without a choice on its own
 * level. References, `allOf`, `anyOf` and `oneOf` are gone; a schema that holds itself is a shape that does.
 */

import type { TypeName } from "./json.js";
import type { Pattern } from "./pattern.js";

export interface Shape {
	/** where it was first come to: `get_weather.city` */
	readonly place: string;
	/** none: no value fits */
	ways: readonly Way[];
	/** what contradicts itself here */
	why: string | null;
	/** of one way alone: all of the value's */
	readonly among?: readonly Way[];
}

export type Way =
	| { readonly k: "named"; readonly type: TypeName; readonly values: readonly unknown[] }
	| {
			readonly k: "string";
			readonly min: number;
			readonly max: number | null;
			readonly pattern: Pattern | null;
	  }
	| {
			readonly k: "number";
			readonly whole: boolean;
			readonly low: Bound | null;
			readonly high: Bound | null;
	  }
	| { readonly k: "boolean" }
	| { readonly k: "null" }
	| {
			readonly k: "object";
			readonly properties: readonly Property[];
			/** what other members are; null: there are none */
			readonly extra: Shape | null;
	  }
	| {
			readonly k: "array";
			/** the first items, each with its own shape */
			readonly first: readonly Shape[];
			/** null: no more than these */
			readonly item: Shape | null;
			readonly min: number;
			readonly max: number | null;
	  };

/** `open`: the value itself is outside. */
export interface Bound {
	readonly value: number;
	readonly open: boolean;
}

export interface Property {
	readonly key: string;
	readonly shape: Shape;
	readonly required: boolean;
	/** its schema stands among those of the members; else it is only said to be required */
	readonly declared: boolean;
}

export function typeOf(way: Way): TypeName {
	switch (way.k) {
		case "named":
			return way.type;
		case "number":
			return way.whole ? "integer" : "number";
		case "string":
		case "boolean":
		case "null":
		case "object":
		case "array":
			return way.k;
		default:
			return way satisfies never;
	}
}

/** The shapes that stand in a way. */
export function partsOf(way: Way): readonly Shape[] {
	if (way.k === "object")
		return [
			...way.properties.map(({ shape }) => shape),
			...(way.extra === null ? [] : [way.extra]),
		];
	if (way.k !== "array") return [];
	return way.item === null ? way.first : [...way.first, way.item];
}

const single = new WeakMap<Way, Shape>();

/** The shape of one way alone; the same object each time, so that it is known again. */
export function only(way: Way, { place, ways, among = ways }: Shape): Shape {
	const own = ways.length === 1 ? ways : [way];
	const found = single.get(way) ?? { place, ways: own, why: null, among };
	single.set(way, found);
	return found;
}

/** Some texts fit, too, but not any: where a reader takes what it could not read back for a text, it must not come to that. */
export function isBesideTexts({ ways, among = ways }: Shape): boolean {
	const texts = among.filter((way) => typeOf(way) === "string");
	return texts.length > 0 && !texts.some(isAnyText);
}

export function isAnyText(way: Way): boolean {
	return way.k === "string" && way.min === 0 && way.max === null && way.pattern === null;
}

/** The last step of a place, which a rule is named after. */
export function hintOf({ place }: Shape): string {
	return place.slice(place.lastIndexOf(".") + 1);
}
