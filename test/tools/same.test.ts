/** Tools of a request that say the same as those of one before are the same objects, so that what is made of them is made once. */
import { describe, expect, test } from "vitest";
import { parse } from "../../src/runtime/index.js";
import type {
	FunctionDefinition,
	ParserOptions,
	ToolDefinition,
} from "../../src/runtime/options.js";
import { resolveConfig } from "../../src/runtime/program/config.js";
import { programOf } from "../../src/runtime/program/program.js";
import { toolMap, toolsOf } from "../../src/runtime/tools/same.js";
import { type Engine, validatorsOf } from "../../src/validate/judge.js";
import { formatOf } from "../machine/formats.js";

const format = formatOf(`format plain "calls"
message = (call / content)*
call = "<c>" name "(" (key "=" value &("," / ")")) % "," ")"`);

/** As the body of a request holds them. */
function sent(name: string, parameters: unknown = schema()): readonly ToolDefinition[] {
	return JSON.parse(
		JSON.stringify([{ type: "function", function: { name, description: "d", parameters } }]),
	);
}
function schema(): { type: string; properties: Record<string, { type: string; enum?: number[] }> } {
	return { type: "object", properties: { a: { type: "integer", enum: [1, 2] } } };
}
function only(tools: readonly ToolDefinition[]): FunctionDefinition | undefined {
	return [...toolMap(tools).values()][0];
}
function read(text: string, tools: readonly ToolDefinition[]): readonly string[] {
	return parse(format, text, { tools }).toolCalls.map((call) => call.arguments);
}

describe("the same", () => {
	test("are lists of tools that say the same, in whatever shape", () => {
		const first = toolsOf(sent("same"));
		expect(toolsOf(sent("same"))).toBe(first);
		expect(toolsOf([{ name: "same", description: "d", inputSchema: schema() }])).toBe(first);
		expect([...first.names]).toEqual(["same"]);
		expect(first.byName.get("same")).toEqual({
			name: "same",
			description: "d",
			parameters: schema(),
		});
	});

	test("is what is known of texts that were read with them", () => {
		const configOf = () => resolveConfig(programOf(format), { tools: sent("known") });
		const config = configOf();
		expect(config.again).toBe(false);
		expect(configOf()).toBe(config);
		expect(config.again).toBe(true);
	});

	test("is a validator's judge of a schema: it is made once", () => {
		let made = 0;
		const engine: Engine = {
			mistake: () => null,
			prepare: () => {
				made++;
				return () => [];
			},
		};
		const validator = validatorsOf(engine)();
		for (let k = 0; k < 3; k++) {
			const { toolCalls } = parse(format, "<c>judged(a=1)", { tools: sent("judged"), validator });
			expect(toolCalls).toMatchObject([{ valid: true }]);
		}
		expect(made).toBe(1);
	});

	test("are single tools among others", () => {
		const one = only(sent("among"));
		expect(toolMap([...sent("other"), ...sent("among")]).get("among")).toBe(one);
		expect(toolMap([...sent("checked"), ...sent("among")]).get("among")).toBe(one);
	});
});

const DIFFERENT: readonly (readonly [title: string, other: ToolDefinition])[] = [
	[
		"name",
		{ name: "tool_", description: "d", parameters: { enum: [1, { b: "c" }], default: null } },
	],
	[
		"description",
		{ name: "tool", description: "e", parameters: { enum: [1, { b: "c" }], default: null } },
	],
	["no description", { name: "tool", parameters: { enum: [1, { b: "c" }], default: null } }],
	[
		"text inside",
		{ name: "tool", description: "d", parameters: { enum: [1, { b: "d" }], default: null } },
	],
	[
		"key inside",
		{ name: "tool", description: "d", parameters: { enum: [1, { c: "c" }], default: null } },
	],
	[
		"number",
		{ name: "tool", description: "d", parameters: { enum: [2, { b: "c" }], default: null } },
	],
	[
		"number as text",
		{ name: "tool", description: "d", parameters: { enum: ["1", { b: "c" }], default: null } },
	],
	[
		"null",
		{ name: "tool", description: "d", parameters: { enum: [1, { b: "c" }], default: false } },
	],
	[
		"null for an object",
		{ name: "tool", description: "d", parameters: { enum: [1, null], default: null } },
	],
	[
		"order of members",
		{ name: "tool", description: "d", parameters: { default: null, enum: [1, { b: "c" }] } },
	],
	[
		"a member more",
		{
			name: "tool",
			description: "d",
			parameters: { enum: [1, { b: "c" }], default: null, title: 1 },
		},
	],
	["a member less", { name: "tool", description: "d", parameters: { enum: [1, { b: "c" }] } }],
	[
		"an element more",
		{ name: "tool", description: "d", parameters: { enum: [1, { b: "c" }, 2], default: null } },
	],
	["an element less", { name: "tool", description: "d", parameters: { enum: [1], default: null } }],
	[
		"a list for an object",
		{ name: "tool", description: "d", parameters: { enum: [1, ["c"]], default: null } },
	],
	[
		"an object for a list",
		{
			name: "tool",
			description: "d",
			parameters: { enum: { 0: 1, 1: { b: "c" } }, default: null },
		},
	],
	["no schema", { name: "tool", description: "d" }],
	["a schema that takes all", { name: "tool", description: "d", parameters: true }],
];
test.each(DIFFERENT)("another %s is another tool", (_title, other) => {
	const tool = {
		name: "tool",
		description: "d",
		parameters: { enum: [1, { b: "c" }], default: null },
	};
	const first = toolsOf([structuredClone(tool)]);
	const second = toolsOf([other]);
	expect(second).not.toBe(first);
	expect([...second.byName.values()]).toEqual([other]);
	expect(toolsOf([structuredClone(tool)])).toBe(first);
	expect(toolsOf([structuredClone(other)])).toBe(second);
	expect(only([structuredClone(tool)])).toEqual(tool);
});

test("the order of the tools, and how many there are, tell lists apart", () => {
	const lists = [["p", "q"], ["q", "p"], ["p"], ["p", "q", "p"], ["p", "r"]].map((names) =>
		toolsOf(names.flatMap((name) => sent(name))),
	);
	expect(new Set(lists).size).toBe(5);
	expect(lists.map(({ names }) => [...names].join(""))).toEqual(["pq", "qp", "p", "pq", "pr"]);
	const [first, second] = [sent("p", { title: "1" }), sent("p", { title: "2" })];
	expect(only([...first, ...second])).toBe(only(first));
	expect(only([...second, ...first])).toBe(only(second));
});

describe("nobody changes what is kept", () => {
	test("whoever changes a schema has changed it for the next request alone", () => {
		const parameters = schema();
		const tools = () => [{ name: "changed", parameters }];
		expect(read("<c>changed(a=1)", tools())).toEqual(['{"a":1}']);
		parameters.properties = { a: { type: "string" } };
		expect(read("<c>changed(a=1)", tools())).toEqual(['{"a":"1"}']);
		expect(read("<c>changed(a=1)", [{ name: "changed", parameters: schema() }])).toEqual([
			'{"a":1}',
		]);
	});

	test("a validator that writes into a schema gets an error, and no other request sees it", () => {
		const parameters = only(sent("frozen"))?.parameters as unknown as ReturnType<typeof schema>;
		expect(() => (parameters.properties.b = { type: "x" })).toThrow(TypeError);
		expect(() => parameters.properties.a?.enum?.push(3)).toThrow(TypeError);
		expect(only(sent("frozen"))).toEqual({
			name: "frozen",
			description: "d",
			parameters: schema(),
		});
	});
});

describe("not kept, and read as ever, is", () => {
	const cyclic: Record<string, unknown> = { type: "object" };
	cyclic.not = cyclic;
	let deep: Record<string, unknown> = {};
	for (let depth = 0; depth < 100; depth++) deep = { not: deep };
	const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, k) => [`k${k}`, {}]));
	class Schema {
		readonly type = "object";
	}
	const ROWS: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
		["a schema that holds itself", cyclic],
		["one that is deep", deep],
		["one with very many members", { properties: wide }],
		["one with a very long text", { description: "x".repeat(100_000) }],
		["a function in it", { default: () => 1 }],
		["a symbol in it", { default: Symbol("s") }],
		["an instance of a class", { properties: { a: new Schema() } }],
		["an object without a prototype", { properties: Object.create(null) }],
		["a member that only its library reads", { [Symbol.for("kind")]: "Object", type: "object" }],
	];
	test.each(ROWS)("%s", (_title, parameters) => {
		const tools = () => [{ name: "odd", parameters }];
		expect(toolsOf(tools())).not.toBe(toolsOf(tools()));
		expect(only(tools())?.parameters).toBe(parameters);
		expect(read("<c>odd(a=x)", tools())).toEqual(['{"a":"x"}']);
	});

	test("no list that is kept makes room for it", () => {
		const kept = toolsOf(sent("stays"));
		for (let k = 0; k < 20; k++) toolsOf([{ name: "odd", parameters: { default: () => k } }]);
		expect(toolsOf(sent("stays"))).toBe(kept);
	});

	test("a tool with a check of its own: each is asked for its own calls", () => {
		const withCheck = (message: string) => [{ name: "own", check: () => [{ path: "", message }] }];
		for (const message of ["one", "two"]) {
			const { toolCalls } = parse(format, "<c>own(a=1)", { tools: withCheck(message) });
			expect(toolCalls).toMatchObject([{ errors: [{ message }] }]);
		}
	});

	test("one like a tool that is kept, but for what cannot be compared", () => {
		const tool = { name: "like", parameters: { type: "object", default: {} } };
		const kept = toolsOf([structuredClone(tool)]);
		for (const odd of [new Schema(), { [Symbol.for("kind")]: 1 }, () => 1]) {
			const parameters = { ...tool.parameters, default: odd };
			expect(toolsOf([{ ...tool, parameters }])).not.toBe(kept);
			expect(only([{ ...tool, parameters }])?.parameters).toBe(parameters);
		}
	});
});

describe("bounds", () => {
	test("lists and tools that were not used for long are forgotten, and read again", () => {
		const kept = only(sent("first"));
		const list = toolsOf(sent("first"));
		for (let k = 0; k < 20; k++) toolsOf(sent(`list${k}`));
		expect(toolsOf(sent("first"))).not.toBe(list);
		expect(only(sent("first"))).toBe(kept);
		const text = "x".repeat(50_000);
		for (let k = 0; k < 100; k++) toolsOf(sent(`tool${k}`, { description: text }));
		expect(only(sent("first"))).not.toBe(kept);
		expect(only(sent("first"))).toEqual(kept);
	});

	test("small tools, too, are forgotten behind many others, as their validators are large", () => {
		const kept = only(sent("small"));
		for (let k = 0; k < 400; k++) only(sent(`s${k}`));
		expect(only(sent("small"))).toBe(kept);
		for (let k = 0; k < 1100; k++) only(sent(`t${k}`));
		expect(only(sent("small"))).not.toBe(kept);
	});

	test("a tool that is in use is kept, however many others come", () => {
		const kept = only(sent("used"));
		const text = "x".repeat(50_000);
		for (let k = 0; k < 100; k++) {
			toolsOf(sent(`tool${k}`, { description: text }));
			expect(only(sent("used"))).toBe(kept);
		}
	});

	test("of one name there are some", () => {
		const some = (k: number) => only(sent("one_name", { const: k }));
		const all = Array.from({ length: 8 }, (_, k) => some(k));
		for (const order of [all, all.toReversed()])
			for (const tool of order) expect(some(all.indexOf(tool))).toBe(tool);
		for (const k of [1, 2, 1, 2]) some(k);
		expect(some(3)).toBe(all[3]);
		for (let k = 8; k < 16; k++) some(k);
		expect(some(0)).not.toBe(all[0]);
		expect(some(0)).toEqual(all[0]);
	});
});

const OPTIONS: readonly (readonly [title: string, options: ParserOptions])[] = [
	["a limit", { limits: { depth: 7 } }],
	["strict", { strict: true }],
	["no calls", { toolChoice: "none" }],
	["codes", { policies: { lenient: [] } }],
	["calls in thoughts", { policies: { callsInReasoning: "text" } }],
];
test.each(OPTIONS)("%s alone makes other rules, which are kept", (title, options) => {
	const configOf = (more: ParserOptions) =>
		resolveConfig(programOf(format), { tools: sent(title), ...more });
	expect(configOf(options)).not.toBe(configOf({}));
	expect(configOf(options)).toBe(configOf(options));
	expect(configOf({})).toBe(configOf({ policies: { trimContent: true }, strict: false }));
});

test("options are told apart, however many sets of them there are", () => {
	const text = "<c>f(a=1)<c>f(a=2)";
	const tools = sent("f", {});
	for (let round = 0; round < 3; round++)
		for (let calls = 1; calls < 12; calls++) {
			const { toolCalls } = parse(format, text, { tools, limits: { calls } });
			expect(toolCalls).toHaveLength(Math.min(2, calls));
			expect(parse(format, text, { tools, toolChoice: "none" }).toolCalls).toEqual([]);
			expect(parse(format, text, { tools }).toolCalls).toHaveLength(2);
		}
	const config = (limits: object) => resolveConfig(programOf(format), { tools: sent("g"), limits });
	expect(config({ depth: 3 })).toBe(config({ depth: 3 }));
	expect(config({ depth: 3 }).limits.depth).toBe(3);
	expect(config({ depth: 4 }).limits.depth).toBe(4);
	const again = Array.from({ length: 20 }, (_, k) => config({ depth: k + 5 }).again);
	const kept = again.map((_, k) => config({ depth: k + 5 }).again).filter((one) => one);
	expect(kept.length).toBeLessThan(5);
});
