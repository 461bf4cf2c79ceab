/** What of an element tree waits for what comes behind it: it leaves as soon as that is known, and is no part of another call. */
import { describe, expect, it } from "vitest";
import { createParser } from "../../src/runtime/index.js";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const treesOf = (value: string) =>
	formatOf(`format trees "an element for each value"
message = (call / content)*
call = "<call " name ">" _ (element _)* "</call>"
element = "<" key ">" inner "</" =key ">"
inner = &(_ "<" child) value:tree(_ (element _)+) / ${value}
child = skip:word
`);
const TYPED = treesOf("value:typed");
const TEXT = treesOf("value:text");

type Schema = { readonly [keyword: string]: unknown };
const string = { type: "string" };
const list = (items: Schema): Schema => ({ type: "array", items });

function toolsOf(properties: Schema) {
	return [{ name: "f", parameters: { type: "object", properties } }] as const;
}

function read(inside: string, properties: Schema | null = null): string | undefined {
	const tools = properties === null ? [] : toolsOf(properties);
	return feedAllWays(TYPED, `<call f>${inside}</call>`, { tools })[0].toolCalls[0]?.arguments;
}

describe("an element of a declared list", () => {
	const left = (properties: Schema, text: string): string => {
		const parser = createParser(TEXT, { tools: toolsOf(properties) });
		return parser
			.feed(text)
			.map((event) => (event.type === "call-arguments" ? event.delta : ""))
			.join("");
	};
	it("leaves while it is written, if it is a text for certain", () => {
		expect(left({ a: list(string) }, "<call f><a>xy")).toBe('{"a":["xy');
		expect(left({ a: string }, "<call f><a>xy")).toBe('{"a":"xy');
	});
	it("leaves while it is written, if it is an object", () => {
		const written = '"{" value:object((key "=" value:json) % ",") "}" / value:typed';
		const [{ toolCalls }] = feedAllWays(treesOf(written), '<call f><a>{b=1,c="x', {
			tools: toolsOf({ a: list({ type: "object" }) }),
			finish: "length",
		});
		expect(toolCalls[0]?.arguments).toBe('{"a":[{"b":1,"c":"x');
	});
	it("waits if it may be one of a list, or none", () => {
		expect(left({}, "<call f><a>xy")).toBe("");
		expect(left({}, "<call f><a>xy</a><a>z")).toBe('{"a":["xy","z');
	});
	it("is an empty list where nothing stands in it", () => {
		for (const empty of ["", " \n"])
			expect(read(`<a>${empty}</a>`, { a: list({}) })).toBe('{"a":[]}');
		expect(read("<a></a>", { a: { type: "object" } })).toBe('{"a":{}}');
	});
});

it("a tree without elements is the list that is declared, and else an object", () => {
	const format = formatOf(`format trees "elements between brackets"
message = (call / content)*
call = "<call " name ">" _ (element _)* "</call>"
element = "<" key ">" _ value:tree("[" (element _)* "]") _ "</" =key ">"
`);
	const made = (a: Schema) =>
		feedAllWays(format, "<call f><a>[]</a><b>[<c>[]</c>]</b></call>", { tools: toolsOf({ a }) })[0]
			.toolCalls[0]?.arguments;
	expect(made(list({}))).toBe('{"a":[],"b":{"c":{}}}');
	expect(made({ type: "object" })).toBe('{"a":{},"b":{"c":{}}}');
});

it("the arguments are an object, though all of them have the name of an item", () => {
	expect(read("<item>1</item>")).toBe('{"item":1}');
	expect(read("<item>1</item><item>2</item>")).toBe('{"item":[1,2]}');
	expect(read("<item>1</item><b>2</b>")).toBe('{"item":1,"b":2}');
});

it("what a call held when it broke is not the next call's", () => {
	const [message] = feedAllWays(TYPED, "<call f><a><b>1</b>x</call><call f><c>2</c></call>");
	expect(message.toolCalls.map(({ status }) => status)).toEqual(["incomplete", "complete"]);
	expect(message.toolCalls[1]?.arguments).toBe('{"c":2}');
});

it("what has been held counts once for the length of the arguments", () => {
	const text =
		"<call f><a>12</a><a>34</a><b>5</b><c>6</c><d><item>7</item><item>8</item></d></call>";
	const json = '{"a":[12,34],"b":5,"c":6,"d":[7,8]}';
	const limited = (argumentsLength: number) =>
		feedAllWays(TYPED, text, { limits: { argumentsLength } })[0].toolCalls[0];
	expect(limited(json.length)).toMatchObject({ status: "complete", arguments: json });
	expect(limited(json.length - 1)?.status).toBe("incomplete");
});

describe("a value that ends with the message", () => {
	it.each(["12", "true", '"x"', "{}"])("is one of its element: %s", (value) => {
		for (const [inside, json] of [
			[`<a>${value}`, `{"a":${value}}`],
			[`<b>1</b><a>${value}`, `{"b":1,"a":${value}}`],
			[`<a>1</a><a>${value}`, `{"a":[1,${value}]}`],
		])
			expect(feedAllWays(treesOf("value:json"), `<call f>${inside}`)[0].toolCalls).toMatchObject([
				{ arguments: json, status: "repaired", repairs: ["unclosed"] },
			]);
	});
});

it("a text of nothing is a container where elements are its members, and not in another kind of call", () => {
	const format = formatOf(`format trees "elements, or texts behind their keys"
message = (call / flat / content)*
call = "<call " name ">" _ (element _)* "</call>"
element = "<" key ">" inner "</" =key ">"
inner = &(_ "<" child) value:tree(_ (element _)+) / value:typed
child = skip:word
flat = "<flat " name ">" (key "=" value:typed ";")* "</flat>"
`);
	const tools = toolsOf({ a: { type: "object" } });
	const made = (text: string): readonly unknown[] => {
		const [{ toolCalls, notices }] = feedAllWays(format, text, { tools });
		return [toolCalls[0]?.arguments, ...notices.map(({ code }) => code)];
	};
	expect(made("<call f><a></a></call>")).toEqual(['{"a":{}}']);
	// an object would be written between braces: this is none
	expect(made("<flat f>a=;</flat>")).toEqual(['{"a":""}', "kept-string"]);
});
