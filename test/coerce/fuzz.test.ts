/**
 * The converter against an oracle: for any schema and any text there is a value of a kind that the schema allows whenever the
 * text is plainly one, and else the text itself with a notice.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convertText, pathTypes } from "../../src/runtime/coerce/index.js";
import { allowedBy, Contradiction, KINDS, type Kind, kindOf, plainly } from "./oracle.js";
import { toolWith } from "./support.js";

const NUM_RUNS = 3_000;

const type = fc.constantFrom("string", "integer", "number", "boolean", "null", "object", "array");
const member = fc.constantFrom<unknown>(
	"a",
	"none",
	"5",
	"",
	5,
	0,
	-1.5,
	true,
	false,
	null,
	[],
	{},
);
const reference = fc.constantFrom(
	"#",
	"#/$defs/a",
	"#/$defs/b",
	"#/properties/p",
	"#/none",
	"http://x",
);

const { schema } = fc.letrec<{ schema: unknown }>((tie) => {
	const list = fc.array(tie("schema"), { maxLength: 3 });
	return {
		schema: fc.oneof(
			{ depthSize: "small", withCrossShrink: true },
			fc.record({ type }),
			fc.record({ type: fc.array(fc.oneof(type, fc.constant("odd")), { maxLength: 3 }) }),
			fc.record({ enum: fc.array(member, { maxLength: 4 }) }),
			fc.record({ const: member }),
			fc.record({ $ref: reference }),
			fc.constantFrom<unknown>({}, true, false, null, 7, "string", [], { description: "x" }),
			fc.record({ anyOf: list }),
			fc.record({ oneOf: list }),
			fc.record({ allOf: fc.array(tie("schema"), { maxLength: 2 }) }),
			fc.record(
				{
					type: fc.oneof(type, fc.array(type, { maxLength: 2 })),
					enum: fc.array(member, { maxLength: 3 }),
					nullable: fc.boolean(),
					anyOf: list,
					allOf: fc.array(tie("schema"), { maxLength: 1 }),
					$ref: reference,
				},
				{ requiredKeys: [] },
			),
		),
	};
});

const text = fc.oneof(
	fc.constantFrom(
		..."5|-5|0|007|+1|1.5|-0.0|140.0|1e3|1e999|12345678901234567890|.5|5.|1e-7".split("|"),
		..."true|false|True|FALSE|null|None|NULL|none|a|no|".split("|"),
		...'{}|[]|{"a":1}|[1,2]|{"a":|[1,]|"x"|"5"|{\'a\': None}|(1,)|{1}|\ud800|[null]|{"a":{"b":[]}}'.split(
			"|",
		),
	),
	fc.json(),
	fc.string({ unit: "binary", maxLength: 6 }),
	fc.string({ unit: fc.constantFrom(..."0123456789+-.eE_ "), maxLength: 8 }),
	fc.string({ unit: fc.constantFrom(..."{}[]()'\",:\\ 1aN"), maxLength: 10 }),
);
const spaced = fc
	.tuple(fc.constantFrom("", "", " ", "\n"), text, fc.constantFrom("", "", " ", "\n"))
	.map((parts) => parts.join(""));

function isNumeric(kind: Kind): boolean {
	return kind === "integer" || kind === "fraction";
}

function check(value: unknown, a: unknown, b: unknown, raw: string): void {
	const tool = toolWith(value, { $defs: { a, b } });
	const { json, note } = convertText(pathTypes(tool, ["p"]), raw);
	const result: unknown = JSON.parse(json);
	if (note === "kept-string") expect(result).toBe(raw);
	let allowed: ReadonlySet<Kind>;
	try {
		allowed = allowedBy(tool.parameters, value);
	} catch (error) {
		if (error instanceof Contradiction) return;
		throw error;
	}
	const kind = kindOf(result);
	const plain = plainly(raw);
	const isOne =
		plain !== undefined &&
		(allowed.has(kindOf(plain)) || (kindOf(plain) === "integer" && allowed.has("fraction")));
	// a value of a kind that is allowed, or the notice that there is none
	if (note === "")
		expect(allowed.has(kind) || (isNumeric(kind) && allowed.has("fraction"))).toBe(true);
	else expect(allowed.has("string")).toBe(false);
	// where nothing is said, a string in quotes is read as what it says
	const quoted = allowed.size === KINDS.length && raw.trim() === json;
	if (kind === "string" && !quoted) expect(result).toBe(raw);
	// what is plainly one of them, and cannot be a string, is that value
	if (isOne && !allowed.has("string"))
		expect({ note, result }).toEqual({ note: "", result: plain });
	if (allowed.size === 1 && allowed.has("string"))
		expect({ note, result }).toEqual({ note: "", result: raw });
}

describe("for any schema and any text", () => {
	test("the value is of a kind that is allowed, or the text with a notice", () => {
		fc.assert(fc.property(schema, schema, schema, spaced, check), { numRuns: NUM_RUNS });
	});
	test("the oracle knows what schemas allow", () => {
		const rows: readonly (readonly [schema: unknown, kinds: readonly Kind[]])[] = [
			[{ type: "number" }, ["integer", "fraction"]],
			[{ type: ["null", "integer"] }, ["integer", "null"]],
			[{ anyOf: [{ type: "boolean" }, { $ref: "#/$defs/a" }] }, ["boolean", "array"]],
			[{ allOf: [{ type: "number" }, { type: ["integer", "string"] }] }, ["integer"]],
			[{ enum: ["a", 1, null] }, ["string", "integer", "null"]],
			[{ type: "string", nullable: true }, ["string", "null"]],
			[{ $ref: "#/$defs/round" }, ["string"]],
		];
		const root = {
			$defs: {
				a: { type: "array" },
				round: { anyOf: [{ $ref: "#/$defs/round" }, { type: "string" }] },
			},
		};
		for (const [one, kinds] of rows)
			expect([...allowedBy(root, one)].toSorted()).toEqual(kinds.toSorted());
		expect(() => allowedBy(root, { type: "string", const: 1 })).toThrow(Contradiction);
	});
});
