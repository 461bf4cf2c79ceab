import type { StandardSchemaV1 } from "@standard-schema/spec";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { type } from "arktype";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type ToolDefinition, toExecutable } from "../../src/index.js";
import { readTools } from "../../src/tools/index.js";
import { createValidator } from "../../src/validate/index.js";

const parameters = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const description = "The weather of today";
const name = "get_weather";
const validator = createValidator();

/** The errors of a call with these arguments, as lines; none: it may run. */
function judge(tools: readonly ToolDefinition[], args: unknown, called = name): readonly string[] {
	const call = {
		...{ index: 0, id: "x", name: called, arguments: JSON.stringify(args) },
		...{ status: "complete" as const, repairs: [], start: 0, end: 0 },
	};
	const decision = toExecutable(call, { tools, validator });
	return decision.ok ? [] : decision.errors.map(({ path, message }) => `${path}: ${message}`);
}

describe("one tool, in all shapes", () => {
	const shapes: readonly (readonly [string, object])[] = [
		["OpenAI chat", [{ type: "function", function: { name, description, parameters } }]],
		["its inner object", [{ name, description, parameters }]],
		["OpenAI Responses", [{ type: "function", name, description, parameters, strict: true }]],
		["MCP", [{ name, title: "Weather", description, inputSchema: parameters, annotations: {} }]],
		["Anthropic", [{ name, description, input_schema: parameters }]],
		["Anthropic, custom", [{ type: "custom", name, description, input_schema: parameters }]],
		["AI SDK", { [name]: { description, inputSchema: parameters } }],
		["AI SDK, older", { [name]: { description, parameters } }],
		["AI SDK, dynamic", { [name]: { type: "dynamic", description, inputSchema: parameters } }],
		["AI SDK, jsonSchema()", { [name]: { description, inputSchema: mark(parameters) } }],
		["AI SDK, provider", [{ type: "function", name, description, inputSchema: parameters }]],
	];
	test.each(shapes)("%s", (_shape, tools) => {
		expect(readTools(tools)).toEqual([{ name, description, parameters }]);
	});

	test("several, in their order; without a schema; with null where nothing is said", () => {
		expect(
			readTools([
				{ type: "function", function: { name: "a", description: null, parameters: null } },
				{ name: "b", input_schema: true },
			]),
		).toEqual([{ name: "a" }, { name: "b", parameters: true }]);
		expect(readTools([])).toEqual([]);
		expect(readTools({})).toEqual([]);
	});
});

/** As `jsonSchema()` marks it. */
function mark(schema: object, validate?: (value: unknown) => unknown): object {
	return { [Symbol.for("vercel.ai.schema")]: true, jsonSchema: schema, validate };
}

describe("schemas of libraries", () => {
	const schemas: readonly (readonly [string, object])[] = [
		["zod", z.object({ city: z.string().min(2), days: z.number().int().default(1) })],
		[
			"valibot",
			v.object({
				city: v.pipe(v.string(), v.minLength(2)),
				days: v.optional(v.pipe(v.number(), v.integer()), 1),
			}),
		],
		[
			"valibot with JSON Schema",
			toStandardJsonSchema(
				v.object({
					city: v.pipe(v.string(), v.minLength(2)),
					days: v.optional(v.pipe(v.number(), v.integer()), 1),
				}),
			),
		],
		["arktype", type({ city: "string>=2", "days?": "number.integer" })],
	];
	test.each(schemas)("%s", (library, schema) => {
		for (const tools of [{ [name]: { inputSchema: schema } }, [{ name, parameters: schema }]]) {
			const read = readTools(tools);
			if (library === "valibot") expect(read[0]).not.toHaveProperty("parameters");
			else
				expect(read[0]?.parameters).toMatchObject({
					properties: { city: { type: "string" } },
					required: ["city"],
				});
			expect(judge(read, { city: "Oslo", days: 2 })).toEqual([]);
			expect(judge(read, { city: "Oslo" })).toEqual([]);
			expect(judge(read, { city: "O" })).toEqual([expect.stringMatching(/^\/city: /)]);
			expect(judge(read, { city: "Oslo", days: 1.5 })).toEqual([
				expect.stringMatching(/^\/days: /),
			]);
			expect(judge(read, {})).toHaveLength(1);
		}
	});

	test("a schema that gives no result fits nothing", () => {
		for (const result of [undefined, null, true, "ok"]) {
			const tools = readTools([{ name, parameters: mark({ type: "object" }, () => result) }]);
			expect(judge(tools, { city: "Oslo" })).toEqual([
				expect.stringMatching(/cannot be judged: the tool's schema gave no result/),
			]);
		}
	});

	test("a JSON Schema that is true or false", () => {
		for (const schema of [true, false]) {
			const given = { [Symbol.for("vercel.ai.schema")]: true, jsonSchema: schema };
			expect(readTools([{ name, parameters: given }])[0]?.parameters).toBe(schema);
		}
	});

	test("what JSON Schema cannot say is still judged", () => {
		const range = z
			.object({ from: z.number(), to: z.number() })
			.refine(({ from, to }) => from <= to, { path: ["to"], message: "ends before it begins" });
		const tools = readTools([{ name, parameters: range }]);
		expect(tools[0]?.parameters).toBeDefined();
		expect(judge(tools, { from: 1, to: 2 })).toEqual([]);
		expect(judge(tools, { from: 2, to: 1 })).toEqual(["/to: ends before it begins"]);
	});

	test("a schema that JSON Schema cannot say at all judges alone", () => {
		const dates = z.object({
			day: z.custom<string>((day) => day === "monday"),
			at: z.date().optional(),
		});
		const tools = readTools([{ name, parameters: dates }]);
		expect(tools[0]).not.toHaveProperty("parameters");
		expect(judge(tools, { day: "monday" })).toEqual([]);
		expect(judge(tools, { day: "sunday" })).toEqual([expect.stringMatching(/^\/day: /)]);
	});

	test("the library's own means, where the standard one is missing", () => {
		const own = {
			toJSONSchema: () => parameters,
			...standard(() => ({ value: 1 })),
		};
		expect(readTools([{ name, parameters: own }])[0]?.parameters).toEqual(parameters);
	});

	test("paths become JSON pointers", () => {
		const issues = [{ message: "m", path: ["a/b", { key: "c~d" }, 0] }, { message: "n" }];
		const tools = readTools([{ name, parameters: standard(() => ({ issues })) }]);
		expect(judge(tools, {})).toEqual(["/a~1b/c~0d/0: m", ": n"]);
	});

	test("an issue that says nothing is one all the same", () => {
		const issues = [{ path: ["a"] }, { message: 7, path: ["b"] }, { message: null }, "no issue"];
		const odd = { issues } as unknown as StandardSchemaV1.Result<unknown>;
		const tools = readTools([{ name, parameters: standard(() => odd) }]);
		const none = "does not fit";
		expect(judge(tools, {})).toEqual([`/a: ${none}`, `/b: ${none}`, `: ${none}`, `: ${none}`]);
	});

	test("one that answers later, or throws, lets no call run", () => {
		const later = standard(async () => ({ value: 1 }));
		const failing = standard(async () => Promise.reject(new Error("late")));
		const throwing = standard(() => {
			throw new Error("broken");
		});
		for (const schema of [later, failing])
			expect(judge(readTools([{ name, parameters: schema }]), {})).toEqual([
				": the arguments cannot be judged: the tool's schema is asynchronous",
			]);
		expect(judge(readTools([{ name, parameters: throwing }]), {})).toEqual([
			": the arguments cannot be judged: broken",
		]);
	});

	test("what a library makes of the arguments is not used", () => {
		const schema = z.object({ n: z.string().transform(Number), d: z.number().default(5) });
		const [tool] = readTools([{ name, parameters: schema }]);
		const args = { n: "1" };
		expect(tool?.check?.(args)).toEqual([]);
		expect(args).toEqual({ n: "1" });
	});

	test("the AI SDK's jsonSchema() with its own validate", () => {
		const schema = mark(parameters, (value) => {
			const fits = Object(value).city !== "Atlantis";
			return fits ? { success: true, value } : { success: false, error: new Error("is no city") };
		});
		const tools = readTools({ [name]: { inputSchema: schema } });
		expect(tools[0]?.parameters).toEqual(parameters);
		expect(judge(tools, { city: "Oslo" })).toEqual([]);
		expect(judge(tools, { city: "Atlantis" })).toEqual([": is no city"]);
	});
});

function standard(validate: StandardSchemaV1.Props["validate"]): StandardSchemaV1 {
	return { "~standard": { version: 1, vendor: "test", validate } };
}

describe("what is refused, with its place", () => {
	class Schema {
		readonly city = "string";
	}
	const wrong: readonly (readonly [object, string])[] = [
		[[1], "tools[0] must be an object"],
		[[{ name: "a" }, []], "tools[1] must be an object"],
		[[{}], "tools[0] has no name: it is in none of the known shapes"],
		[[{ type: "web_search" }], 'tools[0] has the type "web_search": only functions'],
		[[{ type: "custom", custom: { name } }], 'tools[0] has the type "custom"'],
		[[{ type: "function", function: 1 }], "tools[0].function must be an object"],
		[[{ type: "function", function: { parameters } }], "tools[0].function has no name"],
		[[{ name: 1 }], "tools[0].name must be a string"],
		[[{ name: "" }], "tools[0] has an empty name"],
		[[{ name, description: 1 }], "tools[0].description must be a string"],
		[[{ name, parameters: "x" }], "tools[0].parameters must be a schema"],
		[[{ name, parameters: [] }], "tools[0].parameters must be a schema"],
		[[{ name, inputSchema: new Schema() }], "tools[0].inputSchema is neither a JSON Schema nor"],
		[
			[{ name, parameters, inputSchema: parameters }],
			"tools[0] has both parameters and inputSchema",
		],
		[[{ name }, { name: "b" }, { name }], 'tools[2] has the name "get_weather", as tools[0] has'],
		[{ type: "function", function: { name } }, "tools is one tool: put it into a list"],
		[{ name, parameters }, "tools is one tool: put it into a list"],
		[{ tools: [] }, 'tools["tools"] must be an object'],
		[{ "": { parameters } }, 'tools[""] has an empty name'],
		[{ a: {} }, 'tools["a"] has neither inputSchema nor parameters'],
		[{ a: { type: "provider", id: "x" } }, 'tools["a"] has the type "provider"'],
		[
			{ a: { inputSchema: mark(Promise.resolve({})) } },
			'tools["a"].inputSchema gives its JSON Schema later',
		],
		[
			{ a: { inputSchema: { "~standard": {} } } },
			'tools["a"].inputSchema is a Standard Schema without validate',
		],
		[[{ name, strct: {} }], 'did you mean "strict"?'],
		[() => [], "tools must be a list of tools or a record of them"],
	];
	test.each(wrong)("%j", (tools, message) => {
		expect(() => readTools(tools)).toThrow(TypeError);
		expect(() => readTools(tools)).toThrow(message);
	});
});
