/** Random schemas of all that a tool may say of its arguments: unions, bounds, tuples, references, patterns, constants. */
import type { Dice, TestTool } from "./tools.js";

type Schema = { readonly [keyword: string]: unknown };

const KEYS = ["a", "b", "city", "from-date", "x.y", "item", "name", "Text", "n1"];
const WORDS = [
	"a",
	"ab",
	"red",
	"dark red",
	"1",
	"true",
	"null",
	"",
	"x y",
	"<b>",
	"{}",
	"[1]",
	"é",
];
const PATTERNS = ["^[a-z]{1,3}$", "^\\d{2}-\\d{2}$", "^(?:x|yz)+$", "[0-9]"];
const DEEPEST = 3;

/** A tool of random arguments. */
export function randomTool(dice: Dice, name: string): TestTool {
	const parameters = {
		...objectOf(dice, 0),
		$defs: { text: { type: "string" }, one: schemaOf(dice, DEEPEST) },
	};
	return { type: "function", function: { name, parameters } };
}

function objectOf(dice: Dice, depth: number): Schema {
	const keys = KEYS.filter(() => dice.next() < 0.4).slice(0, 4);
	const properties = Object.fromEntries(keys.map((key) => [key, schemaOf(dice, depth + 1)]));
	const required = keys.filter(() => dice.next() < 0.6);
	const others = dice.of<Schema>([
		{},
		{},
		{ additionalProperties: false },
		{ additionalProperties: schemaOf(dice, DEEPEST) },
	]);
	return { type: "object", properties, ...(required.length > 0 ? { required } : {}), ...others };
}

function schemaOf(dice: Dice, depth: number): Schema {
	const deep = depth >= DEEPEST;
	switch (dice.below(deep ? 10 : 16)) {
		case 0:
		case 1:
			return { type: "string" };
		case 2:
			return dice.of<Schema>([
				{ type: "string", pattern: dice.of(PATTERNS) },
				{ type: "string", minLength: dice.below(3), maxLength: 2 + dice.below(4) },
				{ type: "string", format: dice.of(["date", "email", "uuid"]) },
			]);
		case 3:
			return { type: "integer", ...bounds(dice) };
		case 4:
			return { type: "number", ...bounds(dice) };
		case 5:
			return { type: dice.of(["boolean", "null"]) };
		case 6:
			return { enum: some(dice, WORDS) };
		case 7:
			return { enum: some(dice, [...WORDS, 1, 11, -2, 0.5, true, null]) };
		case 8:
			return { type: some(dice, ["string", "integer", "number", "boolean", "null"]) };
		case 9:
			return dice.of<Schema>([{}, { $ref: "#/$defs/text" }, { const: dice.of(WORDS) }]);
		case 10:
			return { type: "array", items: schemaOf(dice, depth + 1), ...counts(dice) };
		case 11:
			return { type: "array", ...(dice.next() < 0.5 ? tuple(dice, depth) : {}) };
		case 12:
			return objectOf(dice, depth);
		case 13:
			return { anyOf: [schemaOf(dice, depth + 1), schemaOf(dice, depth + 1)] };
		case 14:
			return { type: dice.of(["object", ["object", "null"], ["array", "string"]]) };
		default:
			return dice.of<Schema>([
				{ $ref: "#/$defs/one" },
				{ oneOf: [{ type: "string" }, objectOf(dice, depth)] },
				{ allOf: [{ type: "string" }, { minLength: 1 }] },
				{ type: dice.of(["string", "integer"]), nullable: true },
			]);
	}
}

function some<T>(dice: Dice, all: readonly T[]): readonly T[] {
	const found = all.filter(() => dice.next() < 0.3);
	return found.length > 0 ? found : [dice.of(all)];
}

function bounds(dice: Dice): Schema {
	if (dice.next() < 0.5) return {};
	const least = dice.below(20) - 10;
	return dice.of<Schema>([
		{ minimum: least },
		{ maximum: least },
		{ minimum: least, exclusiveMaximum: least + 1 + dice.below(200) },
	]);
}

function counts(dice: Dice): Schema {
	const least = dice.below(3);
	return dice.of<Schema>([{}, { minItems: least }, { minItems: least, maxItems: least + 2 }]);
}

function tuple(dice: Dice, depth: number): Schema {
	const prefixItems = [schemaOf(dice, depth + 1), schemaOf(dice, depth + 1)];
	return { prefixItems, ...(dice.next() < 0.5 ? { items: false } : {}), minItems: dice.below(3) };
}
