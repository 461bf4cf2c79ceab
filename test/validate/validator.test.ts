import { describe, expect, test } from "vitest";
import type { FunctionDefinition } from "../../src/runtime/options.js";
import { createValidator, errorText } from "../../src/validate/index.js";

const validator = createValidator();

function toolOf(parameters: unknown): FunctionDefinition {
	return { name: "t", parameters } as FunctionDefinition;
}
/** The errors as lines `path: message`. */
function judge(parameters: unknown, args: unknown): string[] {
	const text = typeof args === "string" ? args : JSON.stringify(args);
	const errors = validator.validate(toolOf(parameters), text);
	return errors.map(({ path, message }) => `${path}: ${message}`);
}

const weather = {
	type: "object",
	properties: {
		city: { type: "string", minLength: 2 },
		days: { type: "integer", maximum: 14 },
		unit: { enum: ["C", "F", 0] },
		at: { type: "object", properties: { lat: { type: "number" } }, additionalProperties: false },
	},
	required: ["city"],
	additionalProperties: false,
};

describe("judging arguments", () => {
	test("what fits has no errors", () => {
		const args = { city: "Rome", days: 3, unit: "C", at: { lat: 41.9 } };
		expect(judge(weather, args)).toEqual([]);
	});
	test("errors are readable, and say where", () => {
		const args = { days: "3", unit: "K", at: { lat: 1, "l/on": 2 }, extra: null };
		expect(judge(weather, args).sort()).toEqual([
			'/at: must not have the property "l/on"',
			"/days: must be integer",
			'/unit: must be one of "C", "F", 0',
			": must have required property 'city'",
			': must not have the property "extra"',
		]);
	});
	test("the path is a JSON pointer", () => {
		const schema = { properties: { "a/b~c": { items: { const: 5 } } } };
		expect(judge(schema, { "a/b~c": [5, 6] })).toEqual(["/a~1b~0c/1: must be 5"]);
	});
	test("the same error is said once, and twenty errors are enough", () => {
		const twice = { properties: { a: { anyOf: [{ type: "string" }, { type: "string" }] } } };
		expect(judge(twice, { a: 1 })).toEqual([
			"/a: must be string",
			"/a: must match a schema in anyOf",
		]);
		const list = { properties: { l: { items: { type: "string" } } } };
		const numbers = { l: Array.from({ length: 100 }, (_, i) => i) };
		expect(judge(list, numbers)).toHaveLength(20);
		const three = createValidator({ maxErrors: 3 });
		expect(three.validate(toolOf(list), JSON.stringify(numbers))).toHaveLength(3);
	});
	test("long arguments end at the first error", () => {
		const list = { properties: { l: { items: { type: "string" } } } };
		const numbers = { l: Array.from({ length: 300_000 }, (_, i) => i) };
		expect(judge(list, numbers)).toEqual(["/l/0: must be string"]);
		expect(judge(list, { l: Array.from({ length: 300_000 }, () => "text") })).toEqual([]);
	});
	test("a message is no longer than a few lines", () => {
		const schema = {
			properties: { a: { enum: Array.from({ length: 500 }, (_, i) => `value${i}`) } },
		};
		const [line] = judge(schema, { a: "x" });
		expect(line?.length).toBeLessThan(320);
		expect(line).toMatch(/"value0", "value1".*…$/);
	});
	test("no schema takes everything, false takes nothing", () => {
		expect(judge(undefined, { a: 1 })).toEqual([]);
		expect(judge(null, { a: 1 })).toEqual([]);
		expect(judge(true, { a: 1 })).toEqual([]);
		expect(judge({}, { a: 1 })).toEqual([]);
		expect(judge(false, {})).toEqual([": the tool takes no arguments"]);
		expect(judge("object", {})).toEqual([": the schema is not an object"]);
		expect(judge([], {})).toEqual([": the schema is not an object"]);
	});
	test("what is not JSON is an error, with or without a schema", () => {
		expect(judge(weather, `{"city":`)).toEqual([": the arguments are not JSON"]);
		expect(judge(undefined, "")).toEqual([": the arguments are not JSON"]);
	});
	test("only own properties count", () => {
		expect(judge({ required: ["toString"] }, {})).toEqual([
			": must have required property 'toString'",
		]);
		expect(judge({ properties: { constructor: { type: "integer" } } }, {})).toEqual([]);
		expect(judge({ additionalProperties: false }, `{"__proto__":1}`)).toEqual([
			': must not have the property "__proto__"',
		]);
	});
	test("a number beyond the range of a double is no number", () => {
		expect(judge({ properties: { n: { type: "number" } } }, `{"n":1e999}`)).toEqual([
			"/n: must be number",
		]);
	});
	test("unknown keywords and formats are not errors", () => {
		const schema = { "x-order": 1, properties: { a: { type: "string", format: "whatever" } } };
		expect(judge(schema, { a: "x" })).toEqual([]);
	});
	test("numbers in quotes are not converted", () => {
		expect(judge(weather, { city: "Rome", days: "3" })).toEqual(["/days: must be integer"]);
	});
});

describe("schemas", () => {
	test("are not changed, and frozen ones work", () => {
		const frozen = Object.freeze({
			$schema: "http://json-schema.org/draft-07/schema#",
			properties: Object.freeze({ a: Object.freeze({ type: "integer", default: 5 }) }),
		});
		const before = JSON.stringify(frozen);
		expect(judge(frozen, {})).toEqual([]);
		expect(judge(frozen, { a: "x" })).toEqual(["/a: must be integer"]);
		expect(JSON.stringify(frozen)).toBe(before);
	});
	test("may be made of objects without a prototype", () => {
		const made: unknown = Object.assign(Object.create(null), {
			properties: { a: { enum: [Object.create(null), { b: 1 }] } },
		});
		expect(judge(made, { a: { b: 1 } })).toEqual([]);
		expect(judge(made, { a: {} })).toEqual([]);
		expect(judge(made, { a: 1 })).toEqual(['/a: must be one of {}, {"b":1}']);
	});
	test("are compiled once per object, for all validators", () => {
		let reads = 0;
		const schema = {
			get properties() {
				reads++;
				return { a: { type: "integer" } };
			},
		};
		expect(judge(schema, { a: 1 })).toEqual([]);
		const once = reads;
		expect(judge(schema, { a: "x" })).toEqual(["/a: must be integer"]);
		expect(createValidator().validate(toolOf(schema), `{"a":2}`)).toEqual([]);
		expect(reads).toBe(once);
	});
	test("of two tools may share an id", () => {
		const $id = "https://example.com/args";
		const first = {
			$id,
			properties: { a: { $ref: "#/$defs/x" } },
			$defs: { x: { type: "string" } },
		};
		const second = {
			$id,
			properties: { a: { $ref: `${$id}#/$defs/x` } },
			$defs: { x: { type: "null" } },
		};
		expect(judge(first, { a: 1 })).toEqual(["/a: must be string"]);
		expect(judge(second, { a: 1 })).toEqual(["/a: must be null"]);
	});

	const prefix = { properties: { a: { prefixItems: [{ type: "string" }] } } };
	const tuple = { properties: { a: { items: [{ type: "string" }] } } };
	const dialects: readonly (readonly [string, object, string | undefined, string[]])[] = [
		["no $schema is 2020-12", prefix, undefined, ["/a/0: must be string"]],
		["no $schema and a tuple is draft-07", tuple, undefined, ["/a/0: must be string"]],
		["draft-07", tuple, "http://json-schema.org/draft-07/schema#", ["/a/0: must be string"]],
		["draft-07 knows no prefixItems", prefix, "http://json-schema.org/draft-07/schema", []],
		[
			"draft-04 is read as draft-07",
			tuple,
			"http://json-schema.org/draft-04/schema#",
			["/a/0: must be string"],
		],
		["2019-09", tuple, "https://json-schema.org/draft/2019-09/schema", ["/a/0: must be string"]],
		["2020-12", prefix, "https://json-schema.org/draft/2020-12/schema", ["/a/0: must be string"]],
		["unknown is 2020-12", prefix, "https://example.com/my-dialect", ["/a/0: must be string"]],
	];
	for (const [title, schema, $schema, errors] of dialects) {
		test(title, () => {
			const whole = $schema === undefined ? schema : { $schema, ...schema };
			expect(judge(whole, { a: [1] })).toEqual(errors);
		});
	}

	const harmless: readonly object[] = [
		{ $async: true, type: "object" },
		{ id: "old", type: "object" },
		{ properties: { a: { type: "string", description: null, title: null } } },
		{ properties: { a: { pattern: "^[\\w\\-]+\\-$" } } },
		{ properties: { a: { $ref: "#/definitions/x" } }, definitions: { x: {} } },
		{ properties: { a: { $ref: "#name" } }, $defs: { x: { $anchor: "name" } } },
		{ properties: { child: { $ref: "#" } } },
	];
	for (const schema of harmless) {
		test(`${JSON.stringify(schema)} is usable`, () => {
			expect(judge(schema, {})).toEqual([]);
		});
	}

	const wrong: readonly (readonly [object, RegExp])[] = [
		[{ properties: { a: { type: "int" } } }, /schema is wrong: \/properties\/a\/type /],
		[{ required: "a" }, /schema is wrong: \/required must be array/],
		[{ properties: { a: { pattern: "(" } } }, /the pattern "\(" is no regular expression/],
		[{ properties: { a: { $ref: "#/$defs/x" } } }, /can't resolve reference #\/\$defs\/x/],
		[
			{ properties: { a: { $ref: "https://example.com/a.json" } } },
			/can't resolve reference https/,
		],
		[{ $ref: "http://json-schema.org/draft-07/schema#" }, /can't resolve reference http/],
	];
	for (const [schema, message] of wrong) {
		test(`${JSON.stringify(schema)} is one readable error`, () => {
			const lines = judge(schema, { a: "x" });
			expect(lines).toHaveLength(1);
			expect(lines[0]).toMatch(message);
			expect(judge(schema, { a: "x" })).toEqual(lines);
		});
	}
});

describe("the text for the model", () => {
	test("names the tool and every error", () => {
		const errors = validator.validate(toolOf(weather), `{"days":"3"}`);
		expect(errorText("get_weather", errors)).toBe(
			[
				`The call of "get_weather" was not run: its arguments do not fit the tool's schema.`,
				"- arguments: must have required property 'city'",
				"- /days: must be integer",
				"Correct the arguments and call the tool again.",
			].join("\n"),
		);
	});
	test("is empty without errors", () => {
		expect(errorText("t", [])).toBe("");
	});
});
