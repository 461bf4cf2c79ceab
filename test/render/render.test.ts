/** What the writer makes of grammars that were made up for one thing each, and why it refuses. */
import { describe, expect, test } from "vitest";
import { compileGrammar } from "../../src/compiler/index.js";
import { type RenderMessage, type RenderOptions, render } from "../../src/render/index.js";

function writer(rules: string, example = "hi") {
	const source = `format toy "made up"\n\nmessage = (${rules}\n\nexample text\n  | ${example}\n  = text "hi"\n`;
	const { format, writing, diagnostics } = compileGrammar(source, "toy.toolgrammar");
	const failed = diagnostics.filter(({ severity }) => severity === "error");
	if (format === null || writing === null) throw new Error(JSON.stringify(failed));
	return (message: RenderMessage, options?: RenderOptions): string => {
		const rendered = render(format, writing, message, options);
		return rendered.status === "rendered" ? rendered.text : `! ${rendered.reason}`;
	};
}

const call = (given: object | string, name = "ping") => ({
	calls: [{ name, arguments: given as { [key: string]: unknown } }],
});

describe("the first way that fits, but where only one is true", () => {
	const tags = writer(
		`call / content)*
call = "<call name=" name ">" arg* "</call>"
arg = "<arg key=" key " type=" ("string" / "number" / "object" / "null") ">" value "</arg>"`,
	);
	const typed = (type: string) => ({
		tools: [{ name: "ping", parameters: { type: "object", properties: { a: { type } } } }],
	});
	test("a name of a type is that of the value", () => {
		const text = (type: string, value: string) =>
			`<call name=ping><arg key=a type=${type}>${value}</arg></call>`;
		expect(tags(call({ a: "x" }), typed("string"))).toBe(text("string", "x"));
		expect(tags(call({ a: 5 }), typed("integer"))).toBe(text("number", "5"));
		expect(tags(call({ a: { b: null } }), typed("object"))).toBe(text("object", '{"b": null}'));
		expect(tags(call({ a: null }), typed("null"))).toBe(text("null", "null"));
	});
	test("a mark in a string of a container is escaped; as a value it cannot be said", () => {
		expect(tags(call({ a: { b: "</arg>" } }), typed("object"))).toContain("u003c");
		expect(tags(call({ a: "</arg>" }), typed("string"))).toMatch(
			/^! a of call 0, "ping": .*it contains "<\/arg>"$/,
		);
	});

	const frames = writer(
		`say / tool / content)*
lead = ^ / "<|start|>"
say = lead "<|text|>" content "<|end|>"
tool = lead " to=" skip:word "<|call|>" { "name": name, "type"?: "function", "arguments": arguments } "<|end|>"`,
		"<|text|>hi<|end|>",
	);
	test("the first frame goes without the mark that its place stands for; a skipped name is the call's", () => {
		expect(frames({ content: "Hei.", ...call({}) })).toBe(
			'<|text|>Hei.<|end|><|start|> to=ping<|call|>{"name": "ping", "arguments": {}}<|end|>',
		);
	});
});

describe("numbers and ids", () => {
	const json = writer(
		`call / content)*
call = "<call>" { "id"?: id, "name": name, "arguments": arguments } "</call>"`,
	);
	test("numbers keep their digits, as text and as bigint", () => {
		const digits = "123456789012345678901234567890";
		const text = `<call>{"name": "ping", "arguments": {"n": ${digits}}}</call>`;
		expect(json(call(`{"n": ${digits}}`))).toBe(text);
		expect(json(call({ n: BigInt(digits) }))).toBe(text);
		expect(json(call('{"n": 1.50e1}'))).toContain("1.50e1");
	});
	test("an id is written where one is given, and parts of an id are the wire's own", () => {
		const calls = [{ name: "ping", arguments: {}, id: "c1" }];
		expect(json({ calls })).toContain('"id": "c1"');
		const parts = writer(
			`call / content)*
call = "<call>" id:("f." name ":" index) "|" arguments "</call>"`,
		);
		expect(parts({ calls })).toBe("<call>f.ping:0|{}</call>");
	});
	test("what is no JSON is refused", () => {
		expect(json(call({ n: Number.NaN }))).toMatch(/^! .*"ping"\.n: NaN is no JSON value$/);
		expect(json(call("{"))).toMatch(/^! the arguments of call 0, "ping": not JSON$/);
		expect(json(call("[]"))).toMatch(/: no object$/);
		let deep: unknown = 1;
		for (let i = 0; i < 100_000; i++) deep = [deep];
		expect(json(call({ deep }))).toMatch(/nested deeper than a reader goes$/);
		expect(json({ calls: Array.from({ length: 1_001 }, () => call({}).calls[0]) as never })).toBe(
			"! 1001 calls: a reader takes 1000 at most",
		);
	});
});

describe("an entry", () => {
	const thinks = writer(
		`think / content)*
think = "<think>" thought
thought = eol? reasoning "</think>"
entry thinking after "<think>", "<think>\\n" = thought message`,
	);
	const options = { entry: "thinking" };
	test("begins in the text that the prompt has opened, even if it is empty", () => {
		expect(thinks({ reasoning: "hm", content: "Hei." }, options)).toBe("hm</think>Hei.");
		expect(thinks({ content: "Hei." }, options)).toBe("</think>Hei.");
		expect(thinks({ reasoning: "hm" })).toBe("<think>\nhm</think>");
	});
	test("a line break that the prompt may have ended with is only written where it is meant", () => {
		expect(thinks({ reasoning: "\nhm" }, options)).toBe("\n\nhm</think>");
	});
});

describe("reasons", () => {
	test("no place", () => {
		const plain = writer("content)*");
		expect(plain({ reasoning: "a" })).toBe("! toy has no place for reasoning");
		expect(plain(call({}))).toBe("! toy has no place for a call");
	});
	test("a condition that does not hold", () => {
		const line = writer(
			`call / content)*
call = bol "Action:" { "name": name, "arguments": arguments }`,
		);
		expect(line({ content: "a", ...call({}) })).toMatch(/^! a call begins a line in toy/);
		expect(line({ content: "a\n", ...call({}) })).toMatch(/^a\nAction:/);
		const only = writer(
			`call / content)*
call = ^ "Action:" { "name": name, "arguments": arguments } $ ~`,
		);
		expect(only({ content: "a", ...call({}) })).toMatch(/^! a call begins the message in toy/);
		expect(only({ calls: [...call({}).calls, ...call({}).calls] })).toMatch(
			/^! a call ends the message in toy: a call cannot follow$/,
		);
	});
});
