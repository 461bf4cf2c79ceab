/** Element trees: what they are as the schema says it, and as their elements say it where there is no schema. */
import { describe, expect, it } from "vitest";
import type { ToolDefinition } from "../../src/runtime/index.js";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const FORMAT = formatOf(`format trees "an element for each value"
message = (call / content)*
call = "<call " name ">" _ (element _)* "</call>"
element = "<" key ">" inner "</" =key ">"
inner = &(_ "<" child) value:tree(_ (element _)+) / value:typed
child = skip:word
`);

type Schema = { readonly [keyword: string]: unknown };

function tools(properties: Schema, more: Schema = {}): readonly ToolDefinition[] {
	return [{ name: "f", parameters: { type: "object", properties, ...more } }];
}

function read(inside: string, properties: Schema | null = null, more: Schema = {}): string {
	const declared = properties === null ? [] : tools(properties, more);
	const [message] = feedAllWays(FORMAT, `<call f>${inside}</call>`, { tools: declared });
	const [call] = message.toolCalls;
	expect(message.content).toBe("");
	expect(call?.status).toBe("complete");
	return [call?.arguments ?? "", ...message.notices.map(({ code }) => code)].join(" ");
}

const string = { type: "string" };
const integer = { type: "integer" };
const list = (items: Schema): Schema => ({ type: "array", items });
const object = (properties: Schema): Schema => ({ type: "object", properties });

describe("without a schema", () => {
	it.each([
		["<a>x < y</a><b><c>1</c><d><e>2</e></d></b>", '{"a":"x < y","b":{"c":1,"d":{"e":2}}}'],
		["<a><a>1</a></a>", '{"a":{"a":1}}'],
		["<a></a><b> </b>", '{"a":"","b":" "}'],
		// elements of lists have the item's name, or neighbours have one name
		["<a><item>1</item><item>x</item></a>", '{"a":[1,"x"]}'],
		["<a><item>1</item></a>", '{"a":[1]}'],
		["<a><item><item>1</item></item></a>", '{"a":[[1]]}'],
		["<a><t>1</t><t>2</t><u>3</u></a>", '{"a":{"t":[1,2],"u":3}}'],
		["<a>1</a><a>2</a><a><b>3</b></a>", '{"a":[1,2,{"b":3}]}'],
		["<a>[1]</a><a>2</a>", '{"a":[[1],2]}'],
		// another name among the items makes it an object
		["<a><item>1</item><b>2</b></a>", '{"a":{"item":1,"b":2}}'],
		["<a><item>1</item><item>2</item><b>2</b></a>", '{"a":{"item":[1,2],"b":2}}'],
		["<a><item><c>1</c></item><b>2</b></a>", '{"a":{"item":{"c":1},"b":2}}'],
		["<a><item><c>1</c></item><item>2</item><b>3</b></a>", '{"a":{"item":[{"c":1},2],"b":3}}'],
		// neighbours only: what comes again later is a key that repeats
		["<a>1</a><b>2</b><a>3</a>", '{"a":1,"b":2,"a":3} duplicate-key'],
		["<__proto__><constructor>1</constructor></__proto__>", '{"__proto__":{"constructor":1}}'],
	])("%s", (inside, expected) => {
		expect(read(inside)).toBe(expected);
	});
});

describe("with a schema", () => {
	it.each<[Schema, string, string]>([
		// a declared object is one, whatever its members are called
		[{ a: object({ item: integer }) }, "<a><item>1</item></a>", '{"a":{"item":1}}'],
		[{ a: object({ b: string }) }, "<a><b>1</b></a>", '{"a":{"b":"1"}}'],
		// a declared list is one
		[{ a: list(string) }, "<a><item>1</item><item>2</item></a>", '{"a":["1","2"]}'],
		[{ a: list(string) }, "<a>1</a><a>2</a>", '{"a":["1","2"]}'],
		[{ a: list(string) }, "<a>1</a>", '{"a":["1"]}'],
		[{ a: list(integer) }, "<a>[1,2]</a>", '{"a":[1,2]}'],
		[{ a: list(integer) }, "<a>[1,2]</a><a>3</a>", '{"a":["[1,2]",3]} kept-string'],
		[{ a: list(list(integer)) }, "<a>[1,2]</a><a>[3]</a>", '{"a":[[1,2],[3]]}'],
		// so is each element of it
		[{ a: list(list(integer)) }, "<a><item><item>1</item></item></a>", '{"a":[[1]]}'],
		[
			{ a: list(object({ b: string })) },
			"<a><b>1</b></a><a><b>2</b></a>",
			'{"a":[{"b":"1"},{"b":"2"}]}',
		],
		[{ a: list(object({ b: string })) }, "<a><item><b>1</b></item></a>", '{"a":[{"b":"1"}]}'],
		[
			{ a: list(object({ b: string })) },
			"<a><item><b>1</b></item><b>2</b></a>",
			'{"a":[{"b":"1"},{"b":"2"}]}',
		],
		[{ a: list(integer) }, "<a><item>1</item></a><a><item>2</item></a>", '{"a":[1,2]}'],
		[
			{ a: list(list(object({ b: string }))) },
			"<a><item><b>1</b></item></a>",
			'{"a":[[{"b":"1"}]]}',
		],
		[{ a: list(string) }, "<a></a><b>1</b>", '{"a":[],"b":1}'],
		// or its null
		[{ a: { type: ["array", "null"], items: string } }, "<a>null</a>", '{"a":null}'],
		[
			{ a: { type: ["array", "null"], items: string } },
			"<a>null</a><a>x</a>",
			'{"a":["null","x"]}',
		],
		// what may be a list is one when there are several
		[{ a: { anyOf: [string, list(string)] } }, "<a>1</a>", '{"a":"1"}'],
		[{ a: { anyOf: [string, list(string)] } }, "<a>1</a><a>2</a>", '{"a":["1","2"]}'],
		[{ a: { anyOf: [object({ b: string }), list(string)] } }, "<a><b>1</b></a>", '{"a":{"b":"1"}}'],
		[
			{ a: { anyOf: [object({ item: string }), list(integer)] } },
			"<a><item>1</item></a>",
			'{"a":[1]}',
		],
		// what is no list stays a member, and comes twice
		[{ a: integer }, "<a>1</a><a>2</a>", '{"a":1,"a":2} duplicate-key'],
		[{ a: object({}) }, "<a></a>", '{"a":{}}'],
	])("%j: %s", (properties, inside, expected) => {
		expect(read(inside, properties)).toBe(expected);
	});

	it("follows references, unions and what is said about other members", () => {
		const node = {
			type: "object",
			properties: { label: string, next: { anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }] } },
		};
		const defs = { $defs: { node } };
		expect(
			read(
				"<a><label>1</label><next><label>2</label><next>null</next></next></a>",
				{ a: { $ref: "#/$defs/node" } },
				defs,
			),
		).toBe('{"a":{"label":"1","next":{"label":"2","next":null}}}');
		const nested = `${"<next><label>7</label>".repeat(40)}${"</next>".repeat(40)}`;
		const deep = read(`<a>${nested}</a>`, { a: { $ref: "#/$defs/node" } }, defs);
		expect(deep.match(/"label":"7"/g)).toHaveLength(40);
		expect(read("<a><x>1</x></a>", { a: { type: "object", additionalProperties: string } })).toBe(
			'{"a":{"x":"1"}}',
		);
		expect(read("<b><x>1</x></b>", {}, { additionalProperties: object({ x: string }) })).toBe(
			'{"b":{"x":"1"}}',
		);
	});
});

describe("elements named by the schema", () => {
	const NAMED =
		formatOf(`format named "an element for each property that is declared where it stands"
message = (call / content)*
call = "<" name:tool ">" _ (element _)* "</" =name ">"
element = "<" key:prop ">" inner "</" =key ">"
inner = &(_ "<" child ">") value:tree(_ (element _)+) / value:typed
child = skip:word
`);
	const named = (inside: string, properties: Schema): string => {
		const [message] = feedAllWays(NAMED, `<f>${inside}</f>`, { tools: tools(properties) });
		return message.toolCalls.map((call) => call.arguments).join(" ");
	};
	it("at every depth, through lists and references", () => {
		const inner = object({ b: string, c: list(object({ d: integer })) });
		const text = "<a><b>1</b><c><d>1</d></c><c><d>2</d></c></a>";
		expect(named(text, { a: inner })).toBe('{"a":{"b":"1","c":[{"d":1},{"d":2}]}}');
		const items = "<a><c><item><d>1</d></item></c></a>";
		expect(named(items, { a: { allOf: [inner] } })).toBe('{"a":{"c":[{"d":1}]}}');
	});
	it("are text where nothing of that name is declared", () => {
		expect(named("<a><b>1</b></a>", { a: string, b: string })).toBe('{"a":"<b>1</b>"}');
	});
});

describe("limits", () => {
	const nested = (depth: number): string => {
		const names = Array.from({ length: depth }, (_, at) => `k${at}`);
		return `${names.map((k) => `<${k}>`).join("")}1${names
			.map((k) => `</${k}>`)
			.reverse()
			.join("")}`;
	};
	const statusOf = (depth: number, limit: number): readonly string[] => {
		const text = `<call f>${nested(depth)}</call> and <call g></call>`;
		const [message] = feedAllWays(FORMAT, text, { limits: { depth: limit } });
		return [
			...message.toolCalls.map(({ name, status }) => `${name} ${status}`),
			...message.notices.map(({ code }) => code),
		];
	};
	it("depth: the call is incomplete, the next one is read", () => {
		// the arguments' object is the first container, the innermost element a leaf
		expect(statusOf(3, 3)).toEqual(["f complete", "g complete"]);
		expect(statusOf(4, 3)).toContain("f incomplete");
		expect(statusOf(4, 3)).toContain("g complete");
		expect(statusOf(4, 3)).toContain("limit-depth");
	});
	it("depth of the language itself: no stack grows with the input", () => {
		expect(statusOf(50, 512)).toEqual(["f complete", "g complete"]);
		expect(statusOf(400, 512)).toContain("f incomplete");
	});
	it("held values count as arguments", () => {
		const text = `<call f><a>${"<b>xxxx</b>".repeat(30)}</a></call>`;
		const [message] = feedAllWays(FORMAT, text, { limits: { argumentsLength: 100 } });
		expect(message.toolCalls[0]?.status).toBe("incomplete");
		expect(message.notices.map(({ code }) => code)).toContain("limit-arguments");
	});
});

describe("a tree that the input cuts", () => {
	const cut = (inside: string, properties: Schema): string => {
		const [message] = feedAllWays(FORMAT, `<call f>${inside}`, {
			tools: tools(properties),
			finish: "length",
		});
		const [call] = message.toolCalls;
		return `${call?.arguments} ${call?.status}`;
	};
	it("shows what is certain", () => {
		expect(cut("<a><b>so f", { a: object({ b: string }) })).toBe('{"a":{"b":"so f incomplete');
		expect(cut("<a><item>1</item><item>2", { a: list(integer) })).toBe('{"a":[1 incomplete');
		expect(cut("<a><b>1</b>", {})).toBe(" incomplete");
	});
});
