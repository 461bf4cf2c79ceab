/**
 * What a program hands over is looked at where it enters, once. A mistake is refused with a sentence that names the place, what
 * may stand there, and what was probably meant. A model's output is never a mistake: nothing here looks at it.
 */
import { closest } from "./closest.js";

/** Looks at the value at a place. Throws a TypeError or a RangeError, or returns. */
export type Check = (value: unknown, place: string) => void;
/** What the members of an object may be, by their names. */
export type Shape = Readonly<Record<string, Check>>;

/**
 * An object with no members but these. A member that is `undefined` is left out; so is the whole, if it is. `needed`: members
 * that must be there, whose checks take no `undefined`.
 */
export function checkMembers(
	value: unknown,
	place: string,
	shape: Shape,
	needed: readonly string[] = [],
): void {
	if (value === undefined && needed.length === 0) return;
	if (typeof value !== "object" || value === null || Array.isArray(value))
		throw wrong(place, "an object", value);
	for (const [name, one] of Object.entries(value)) {
		const check = Object.hasOwn(shape, name) ? shape[name] : undefined;
		if (check === undefined)
			throw unknownName(RangeError, `member of ${place}`, name, Object.keys(shape));
		if (one !== undefined) check(one, `${place}.${name}`);
	}
	for (const name of needed)
		if (Reflect.get(value, name) === undefined) shape[name]?.(undefined, `${place}.${name}`);
}

export function members(shape: Shape, needed: readonly string[] = []): Check {
	return (value, place) => checkMembers(value, place, shape, needed);
}

export function listOf(check: Check): Check {
	return (value, place) => {
		if (!Array.isArray(value)) throw wrong(place, "a list", value);
		value.forEach((one, at) => {
			check(one, `${place}[${at}]`);
		});
	};
}

export function oneOf(words: readonly string[]): Check {
	return (value, place) => {
		if (typeof value !== "string") throw wrong(place, words.map(quoted).join(" or "), value);
		if (!words.includes(value)) throw unknownName(RangeError, place, value, words);
	};
}

export function wholeFrom(least: number): Check {
	return (value, place) => {
		if (!Number.isSafeInteger(value) || Number(value) < least)
			throw new RangeError(
				`${place} must be a whole number, ${least} or more, not ${shown(value)}`,
			);
	};
}

export const flag: Check = typed("boolean", "true or false");
export const text: Check = typed("string", "a text");
export const fn: Check = typed("function", "a function");
/** It is looked at where it is used, or by nobody. */
export const anything: Check = () => {};

function typed(type: string, what: string): Check {
	return (value, place) => {
		if (typeof value !== type) throw wrong(place, what, value);
	};
}

/** An object with these methods. `hint`: what to do, as the rest of the sentence. */
export function withMethods(names: readonly string[], hint = ""): Check {
	return (value, place) => {
		const lacks = (name: string): boolean =>
			typeof value !== "object" || value === null || typeof Reflect.get(value, name) !== "function";
		if (names.some(lacks)) throw wrong(place, `an object with ${names.join(", ")}`, value, hint);
	};
}

export function misuse(place: string, what: string): TypeError {
	return new TypeError(`${place} ${what}`);
}

export function wrong(place: string, what: string, value: unknown, hint = ""): TypeError {
	return misuse(place, `must be ${what}, not ${shown(value)}${hint}`);
}

/** A name that none of the known ones is. `what`: the kind of name. */
export function unknownName<E extends Error>(
	type: new (message: string) => E,
	what: string,
	name: string,
	known: readonly string[],
): E {
	const meant = name.length > LONGEST ? null : closest(name, known);
	const guess = meant === null ? "" : `; did you mean ${quoted(meant)}?`;
	return new type(
		`unknown ${what}: ${quoted(name)}; known are ${known.join(", ") || "none"}${guess}`,
	);
}

/** Longer words are no slip of a name; comparing costs the product of the lengths. */
const LONGEST = 64;

/** A value in a sentence. */
export function shown(value: unknown): string {
	if (Array.isArray(value)) return "a list";
	if (typeof value === "string") return quoted(value);
	if (typeof value === "function") return "a function";
	if (typeof value !== "object" || value === null) return String(value);
	const names = Object.keys(value).slice(0, 5);
	return names.length === 0 ? "an empty object" : `an object with ${names.join(", ")}`;
}

function quoted(word: string): string {
	return JSON.stringify(word.length > LONGEST ? `${word.slice(0, LONGEST)}…` : word);
}
