/** What the tools of a request say of arguments (SEMANTICS.md, section 3), and the shapes of ids that are made. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { freshId, makeId } from "../../src/runtime/engine/ids.js";
import type { FunctionDefinition } from "../../src/runtime/options.js";
import { closedParameters, declaredBy } from "../../src/runtime/program/declared.js";

const tool = (name: string, parameters: unknown): FunctionDefinition =>
	({ name, parameters }) as FunctionDefinition;
const properties = { city: { type: "string" }, days: { type: "integer" } };

describe("a tool declares all of its parameters", () => {
	const closed = (more: object) => closedParameters(tool("f", { properties, ...more }));

	test("where it has some, and says nothing of others", () => {
		for (const more of [{}, { type: "object" }, { additionalProperties: false }, { required: [] }])
			expect(closed(more)).toEqual(new Set(["city", "days"]));
	});

	test.each([
		...["patternProperties", "allOf", "anyOf", "oneOf", "if", "dependentSchemas", "$ref"],
		"$dynamicRef",
	])("but not beside %s", (keyword) => {
		expect(closed({ [keyword]: {} })).toBeNull();
		expect(closed({ [keyword]: undefined })).toBeNull();
	});

	test("nor where others are allowed, or none are known", () => {
		for (const more of [true, {}, { type: "string" }])
			expect(closed({ additionalProperties: more })).toBeNull();
		for (const parameters of [
			undefined,
			null,
			true,
			"x",
			{},
			{ properties: {} },
			{ properties: 5 },
		])
			expect(closedParameters(tool("f", parameters))).toBeNull();
		expect(closedParameters(undefined)).toBeNull();
	});

	test("other keys are taken by tools that do not, and by those that are not declared", () => {
		const open = tool("open", { properties, additionalProperties: true });
		const all = [tool("closed", { properties }), open];
		const declared = declaredBy(new Map(all.map((one) => [one.name, one])), null);
		const takes = (key: string) =>
			["closed", "open", "nobody"].map((name) => declared.takes(name, key));
		expect(takes("city")).toEqual([true, true, true]);
		expect(takes("town")).toEqual([false, true, true]);
		expect(["closed", "open", "nobody"].map((name) => declared.declares(name))).toEqual([
			true,
			true,
			false,
		]);
		expect(declared.parameters("nobody")).toBeNull();
		expect(declared.parameters("open")).toEqual(new Set(["city", "days"]));
		// any of them may be meant as long as no name is known
		expect(declared.wrapper("closed")).not.toBeNull();
		for (const name of ["open", "nobody", null]) expect(declared.wrapper(name)).toBeNull();
	});

	test("what it declares is no wrapper of its arguments", () => {
		const wrapperOf = (more: object) => {
			const one = tool("f", { properties: { ...properties, ...more } });
			return declaredBy(new Map([["f", one]]), null).wrapper("f");
		};
		expect(wrapperOf({})).toMatchObject({ named: true, name: "f" });
		expect(wrapperOf({})?.keys).toContain('"input":');
		expect(wrapperOf({ input: {} })?.keys).not.toContain('"input":');
		expect(wrapperOf({ input: {} })?.keys).toContain('"arguments":');
		expect(wrapperOf({ name: {} })?.named).toBe(false);
	});
});

describe("ids", () => {
	test("have the shape of the format", () => {
		const parts = [
			{ text: "call_" },
			{ random: 5 },
			{ text: "-" },
			{ alnum: 9 },
			{ text: ":" },
			{ use: "name" },
			{ text: "#" },
			{ use: "index" },
		] as const;
		for (let n = 0; n < 20; n++)
			expect(makeId(parts, "find", "7")).toMatch(/^call_[0-9a-f]{5}-[0-9A-Za-z]{9}:find#7$/);
		const many = Array.from({ length: 300 }, () => makeId([{ alnum: 12 }], "", ""));
		expect(new Set(many).size).toBe(many.length);
	});

	test("are ones that nobody has, also of a maker that repeats itself", () => {
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom("a", "b", "c", ""), { minLength: 1, maxLength: 4 }),
				fc.uniqueArray(fc.constantFrom("a", "b", "c", "a_1", "c_3", "_1")),
				(made, taken) => {
					const last = made.length - 1;
					const id = freshId(
						(tries) => made[Math.min(tries, last)] ?? "",
						(one) => taken.some((other) => other === one),
					);
					expect(id).not.toBe("");
					expect(taken).not.toContain(id);
					const first = made.find((one) => one !== "" && !taken.includes(one));
					if (first !== undefined && new Set(made).size === made.length) expect(id).toBe(first);
				},
			),
		);
	});
});
