/** Mistakes of programs: each is refused where it enters, in a sentence that says what to do. */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createChain } from "../../src/chain/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { qwen_coder } from "../../src/generated/formats/qwen_coder.js";
import {
	collect,
	createDispatcher,
	createParser,
	type ParserEvent,
	parse,
	readEvents,
	toExecutable,
} from "../../src/index.js";
import { DEFAULT_LIMITS } from "../../src/runtime/index.js";
import type { ParserOptions } from "../../src/runtime/options.js";
import { createValidator } from "../../src/validate/index.js";

const TEXT = 'a <tool_call>\n{"name": "pay", "arguments": {"amount": 50}}\n</tool_call>';
const validator = createValidator();
const schema = {
	type: "object",
	properties: { amount: { type: "number", maximum: 10 } },
	required: ["amount"],
};
const given = (value: unknown) => value as ParserOptions;

describe("limits", () => {
	test.each(Object.keys(DEFAULT_LIMITS))(
		"%s: undefined is the default, what is no whole number is refused",
		(name) => {
			const read = (value: unknown) => parse(hermes, TEXT, given({ limits: { [name]: value } }));
			expect(read(undefined).toolCalls).toHaveLength(1);
			for (const value of [Number.NaN, -1, 1.5, null, "100", Number.POSITIVE_INFINITY])
				expect(() => read(value), String(value)).toThrow(RangeError);
			expect(() => read(Number.NaN)).toThrow(`options.limits.${name}`);
			for (const value of [0, 1, 2]) read(value);
		},
	);
});

describe("limits of those who read with a parser", () => {
	const wrong = { limits: { heldText: Number.NaN } };
	const none = {
		limits: { heldText: undefined, nameLength: undefined, argumentsLength: undefined },
	};
	/** What is held at its end waits for a marker. */
	const open = `${TEXT} and <tool`;

	test("a chain", () => {
		expect(() => createChain(hermes, wrong)).toThrow(/options\.limits\.heldText/);
		const chain = createChain(hermes, { ...none, collect: true });
		chain.feed(open);
		chain.finish();
		expect(chain.message).toMatchObject({ content: "a  and <tool", toolCalls: [{ name: "pay" }] });
	});
	test("an iterator", async () => {
		expect(() => readEvents(hermes, [open], wrong)).toThrow(/options\.limits\.heldText/);
		const events: ParserEvent[] = [];
		for await (const event of readEvents(hermes, [open], none)) events.push(event);
		expect(collect(events)).toMatchObject({
			content: "a  and <tool",
			toolCalls: [{ name: "pay" }],
		});
	});
});

describe("options", () => {
	test.each<[unknown, RegExp]>([
		[{ limits: { dept: 1 } }, /"dept".*did you mean "depth"/],
		[{ tols: [] }, /"tols".*did you mean "tools"/],
		[{ policies: { onMalformed: "throw" } }, /onMalformed: "throw"; known are text, error/],
		[{ policies: { unknown: 1 } }, /"unknown"/],
		[{ policies: { lenient: ["unclose"] } }, /did you mean "unclosed"/],
		[{ entry: "thinkin" }, /did you mean "thinking"/],
		[{ strict: "true" }, /strict must be true or false/],
		[{ toolChoice: { type: "tool", name: "x" } }, /toolChoice must be/],
		[{ takenIds: ["x"] }, /a Set/],
		[{ takenIds: {} }, /a Set/],
		[{ tools: [{ name: "pay", parameters: 5 }] }, /must be a schema/],
		[{ validator: createValidator }, /createValidator\(\)/],
		[{ tools: { pay: { parameters: schema } } }, /tools must be a list.*readTools/],
		[{ tools: ["pay"] }, /tools\[0\] must be an object/],
		[{ tools: [{ name: "pay", paramters: schema }] }, /did you mean "parameters"/],
		[{ tools: [{ name: "pay", parameters: { city: { type: "string" } } }] }, /no JSON Schema/],
		[
			{ tools: [{ type: "function", function: { name: "a" }, parameters: schema }] },
			/beside function/,
		],
	])("%j", (options, error) => {
		expect(() => createParser(hermes, given(options))).toThrow(error);
		expect(() => parse(hermes, TEXT, given(options))).toThrow(error);
	});
});

describe("formats and texts", () => {
	test("what no chunks can be read of", () => {
		const read = readEvents as (format: unknown, chunks: unknown) => unknown;
		for (const chunks of ["text", 5, undefined, null, new Uint8Array(2), () => [TEXT]])
			expect(() => read(hermes, chunks)).toThrow(/an iterator over chunks/);
	});
	const create = createParser as (format: unknown) => unknown;
	test("what is no format", () => {
		expect(() => create("hermes")).toThrow(/getFormat/);
		expect(() => create({ hermes })).toThrow(/not an object with hermes/);
		expect(() => create(undefined)).toThrow(/not undefined/);
		expect(() => (parse as (a: unknown, b: unknown) => unknown)(TEXT, hermes)).toThrow(
			/comes first/,
		);
	});
	test("what is no text; undefined and null are none", () => {
		const feed = (chunk: unknown) => createParser(hermes).feed(chunk as string);
		expect(feed(undefined)).toEqual([]);
		expect(feed(null)).toEqual([]);
		for (const chunk of [5, {}, { content: "x" }, { id: "1", choices: [] }, []])
			expect(() => feed(chunk)).toThrow(/what is fed must be a text.*choices\[0\]\.delta\.content/);
	});
});

describe("nothing is valid that was not judged", () => {
	const [call] = parse(hermes, TEXT).toolCalls;
	if (call === undefined) throw new Error("no call");
	test.each<[string, object]>([
		["OpenAI", { type: "function", function: { name: "pay", parameters: schema } }],
		["its inner object", { name: "pay", parameters: schema }],
		["Anthropic", { name: "pay", input_schema: schema }],
		["MCP and AI SDK", { name: "pay", inputSchema: schema }],
	])("%s: one reader for all functions", (_, tool) => {
		const tools = [tool] as NonNullable<ParserOptions["tools"]>;
		expect(toExecutable(call, { tools, validator }).ok).toBe(false);
		expect(parse(hermes, TEXT, { tools, validator }).toolCalls[0]?.valid).toBe(false);
	});
	test("schemas of zod judge, too", () => {
		const parameters = z.object({ amount: z.number().max(10) }).strict();
		for (const tool of [
			{ name: "pay", parameters },
			{ name: "pay", inputSchema: parameters },
		]) {
			expect(toExecutable(call, { tools: [tool], validator }).ok).toBe(false);
			expect(parse(hermes, TEXT, { tools: [tool], validator }).toolCalls[0]?.valid).toBe(false);
		}
	});
	test.each(["parameters", "inputSchema", "input_schema"])(
		"where the wire tells no types, those of %s count",
		(keyword) => {
			const typed = { type: "object", properties: { amount: { type: "string" } } };
			const tools = [{ name: "pay", [keyword]: typed }];
			const text =
				"<tool_call>\n<function=pay>\n<parameter=amount>\n5\n</parameter>\n</function>\n</tool_call>";
			expect(parse(qwen_coder, text, { tools }).toolCalls[0]?.arguments).toBe('{"amount":"5"}');
		},
	);
	test("no validator, no tools: nothing runs", () => {
		const run = toExecutable as (one: unknown, options: unknown) => unknown;
		const dispatch = createDispatcher as (options: unknown) => unknown;
		const tools = [{ name: "pay", parameters: schema }];
		for (const options of [{ tools }, { validator }, {}]) {
			expect(() => run(call, options)).toThrow(TypeError);
			expect(() => dispatch(options)).toThrow(TypeError);
		}
	});
});
