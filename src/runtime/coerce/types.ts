/**
 * What a schema says about one value, boiled down to the question that a bare text asks: which JSON
 * types may it become?
 */

/** Bits of `ValueTypes.bits`. */
export const STRING = 1;
export const INTEGER = 2;
export const NUMBER = 4;
export const BOOLEAN = 8;
export const NULL = 16;
export const OBJECT = 32;
export const ARRAY = 64;
/** A schema's `number` takes integers too, so `NUMBER` never stands without `INTEGER`. */
export const ANY_NUMBER = INTEGER | NUMBER;
export const CONTAINER = OBJECT | ARRAY;
export const ALL = STRING | ANY_NUMBER | BOOLEAN | NULL | CONTAINER;

/** A member of `enum` or `const` that bare text can spell. */
export type EnumMember = string | number | boolean | null;

/** The types that one value may have. Frozen; shared between calls. */
export interface ValueTypes {
	/** the allowed types; never 0 */
	readonly bits: number;
	/** false: no schema, or one that allows everything without saying so */
	readonly declared: boolean;
	/** scalars of `enum`/`const` in schema order, kept only where strings stand beside other types */
	readonly members: readonly EnumMember[];
}

const NO_MEMBERS: readonly EnumMember[] = Object.freeze([]);

/** The types of a value about which nothing is said. */
export const UNDECLARED: ValueTypes = Object.freeze({
	bits: ALL,
	declared: false,
	members: NO_MEMBERS,
});

/** Members matter only where a text could be a string and something else. */
export function makeTypes(bits: number, members: readonly EnumMember[]): ValueTypes {
	const mixed = (bits & STRING) !== 0 && (bits & ~STRING) !== 0;
	return Object.freeze({
		bits,
		declared: true,
		members: mixed && members.length > 0 ? Object.freeze([...members]) : NO_MEMBERS,
	});
}

/** The bit of a JSON value's own type. */
export function bitOf(value: unknown): number {
	if (value === null) return NULL;
	switch (typeof value) {
		case "string":
			return STRING;
		case "boolean":
			return BOOLEAN;
		case "number":
			return Number.isInteger(value) ? INTEGER : ANY_NUMBER;
		case "object":
			return Array.isArray(value) ? ARRAY : OBJECT;
		default:
			return 0;
	}
}

/** What the names under `type` mean, in lower case: the seven of JSON Schema, then others. */
const NAMES: ReadonlyMap<string, number> = new Map([
	["string", STRING],
	["integer", INTEGER],
	["number", ANY_NUMBER],
	["boolean", BOOLEAN],
	["null", NULL],
	["object", OBJECT],
	["array", ARRAY],
	// Not JSON Schema, but written in tool definitions by hand and by Python code; engines read them too.
	["str", STRING],
	["text", STRING],
	["enum", STRING],
	["int", INTEGER],
	["long", INTEGER],
	["float", ANY_NUMBER],
	["double", ANY_NUMBER],
	["bool", BOOLEAN],
	["none", NULL],
	["dict", OBJECT],
	["map", OBJECT],
	["list", ARRAY],
	["tuple", ARRAY],
]);

/** The bits of a `type` name in any letter case (some vendors write `STRING`); 0 for an unknown name. */
export function bitsOfName(name: unknown): number {
	if (typeof name !== "string" || name.length > 16) return 0;
	return NAMES.get(name.toLowerCase()) ?? 0;
}
