/** Arguments made to fit a schema: what stands for each kind of schema, and bounds against hostile ones. */
import { describe, expect, it } from "vitest";
import { fitArguments } from "../../src/gateway/replay/fit.js";
import { tokensOf } from "../../src/gateway/replay/tokens.js";

/** The value made for the one property of a tool. */
function made(schema: unknown, root: object = {}): unknown {
	return fitArguments({
		type: "object",
		properties: { it: schema },
		required: ["it"],
		...root,
	} as never).it;
}

describe("a value fits its schema", () => {
	it.each([
		[false, null],
		[true, "it"],
		[{ type: "boolean" }, true],
		[{ type: "null" }, null],
		[{ minimum: 7 }, 7],
		[{ maximum: -3 }, -3],
		[{ type: "integer", exclusiveMinimum: 3 }, 4],
		[{ type: "integer", exclusiveMaximum: -3 }, -4],
		[{ exclusiveMinimum: 3, exclusiveMaximum: 4, type: "number" }, 3.5],
		[{ format: "email", type: "string" }, "someone@example.com"],
		[{ format: "idn-email", type: "string" }, "someone@example.com"],
		[{ properties: { a: { const: 1 }, b: {} } }, {}],
		[{ type: ["null", "integer"] }, 1],
		[{ type: ["null"] }, null],
		[{ const: [1] }, [1]],
		[{ default: false }, false],
		[{ examples: ["e", "f"] }, "e"],
		[{ anyOf: [{ type: "null" }, { type: "boolean" }] }, true],
		[{ required: ["a"] }, { a: "a" }],
		[{ items: { const: 1 } }, [1]],
		[{ type: "array", items: { type: "integer" }, minItems: 3, uniqueItems: true }, [1, 2, 3]],
		// items that must differ are numbered
		[{ type: "array", items: { const: "a" }, minItems: 3, uniqueItems: true }, ["a", "a 2", "a 3"]],
		[{ type: "array", items: { const: "a" }, minItems: 2 }, ["a", "a"]],
		[{ $ref: "#/$defs/a~1b" }, 5],
		[{ $ref: "elsewhere" }, "sample it"],
		// parts that name no properties make no object
		[{ allOf: [{ minimum: 3 }, { maximum: 9 }] }, 3],
		[{ oneOf: [{ items: { const: 1 } }] }, [1]],
		[{ anyOf: [{ format: "date" }] }, "2026-01-15"],
	])("%j: %j", (schema, value) => {
		expect(made(schema, { $defs: { "a/b": { const: 5 } } })).toEqual(value);
	});

	it("and names that are no texts are passed over", () => {
		expect(fitArguments({ type: "object", required: [1, "a"] } as never)).toEqual({ a: "a" });
	});

	it("and a schema whose parts grow without end is empty at last", () => {
		const properties = Object.fromEntries(
			Array.from({ length: 400 }, (_, k) => [`p${k}`, { const: k }]),
		);
		const parts = Array.from({ length: 300 }, () => ({ properties, required: ["p1"] }));
		// 300 parts of 402 members are more than are put together
		expect(made({ type: "object", allOf: parts })).not.toEqual({ p1: 1 });
		expect(made({ type: "object", allOf: parts.slice(0, 200) })).toEqual({ p1: 1 });
	});
});

describe("text in pieces", () => {
	it("has the longest special token that stands there, and no empty one", () => {
		expect(tokensOf("ab<a><a>>c", 2, ["", "<a>", "<a>>"])).toEqual([
			{ text: "ab", special: false },
			{ text: "<a>", special: true },
			{ text: "<a>>", special: true },
			{ text: "c", special: false },
		]);
	});
});
