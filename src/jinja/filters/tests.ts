/** Tests: `value is name`. */
import { isIterable } from "../values/iterate.js";
import {
	Callable,
	isAttributes,
	isDict,
	isFloat,
	isInteger,
	isList,
	isNumber,
	numberOf,
	Tuple,
	type Value,
} from "../values/kinds.js";
import { compare, contains, equal, operate } from "../values/operate.js";
import type { Test } from "./filter.js";

function order(holds: (sign: number) => boolean): Test {
	return (input, [other]) => holds(compare(input, other));
}

const same: Test = (input, [other]) => equal(input, other);
const different: Test = (input, [other]) => !equal(input, other);
const below = order((sign) => sign < 0);
const above = order((sign) => sign > 0);
const atMost = order((sign) => sign <= 0);
const atLeast = order((sign) => sign >= 0);

function rest(input: Value, by: Value): number {
	const value = operate("%", input, by);
	return isNumber(value) ? numberOf(value) : Number.NaN;
}

export const TESTS: ReadonlyMap<string, Test> = new Map<string, Test>([
	["defined", (input) => input !== undefined],
	["undefined", (input) => input === undefined],
	["none", (input) => input === null],
	["boolean", (input) => typeof input === "boolean"],
	["true", (input) => input === true],
	["false", (input) => input === false],
	["string", (input) => typeof input === "string"],
	["number", isNumber],
	["integer", (input) => isInteger(input) && typeof input !== "boolean"],
	["float", isFloat],
	["mapping", isDict],
	["iterable", isIterable],
	// Python's `Undefined` has a length and items
	[
		"sequence",
		(input) =>
			input === undefined ||
			typeof input === "string" ||
			isList(input) ||
			input instanceof Tuple ||
			isDict(input),
	],
	[
		"callable",
		(input) =>
			input === undefined ||
			input instanceof Callable ||
			(isAttributes(input) && input.callable !== null),
	],
	[
		"sameas",
		(input, [other]) =>
			input === other || (typeof input === typeof other && isNumber(input) && equal(input, other)),
	],
	["escaped", () => false],
	[
		"lower",
		(input) =>
			typeof input === "string" && input !== input.toUpperCase() && input === input.toLowerCase(),
	],
	[
		"upper",
		(input) =>
			typeof input === "string" && input !== input.toLowerCase() && input === input.toUpperCase(),
	],
	["odd", (input) => rest(input, 2) === 1],
	["even", (input) => rest(input, 2) === 0],
	["divisibleby", (input, [by]) => rest(input, by) === 0],
	["in", (input, [container]) => contains(container, input)],
	["eq", same],
	["equalto", same],
	["==", same],
	["ne", different],
	["!=", different],
	["lt", below],
	["lessthan", below],
	["<", below],
	["gt", above],
	["greaterthan", above],
	[">", above],
	["le", atMost],
	["<=", atMost],
	["ge", atLeast],
	[">=", atLeast],
]);
