/** Arguments of earlier calls on their way into a prompt: nothing of them is rounded or moved. */
import { expect, test } from "vitest";
import { EngineError } from "../../../src/gateway/engine.js";
import { argumentsOf } from "../../../src/gateway/prompt/arguments.js";
import { templatePrompt } from "../../../src/gateway/prompt/template.js";
import { hermes } from "../../../src/generated/formats/hermes.js";
import { hermes as writing } from "../../../src/generated/writings/hermes.js";
import { DEFAULT_LIMITS } from "../../../src/runtime/limits.js";

const asItIs = (text: string): string => text;

test("numbers keep their digits, and members their order", () => {
	const given = '{"id": 12345678901234567890, "2": 1.0, "1": -0.25, "big": 1e400, "zero": -0}';
	expect(argumentsOf(given, asItIs)?.text).toBe(
		'{"id":12345678901234567890,"2":1.0,"1":-0.25,"big":1e400,"zero":-0}',
	);
	expect([...(argumentsOf(given, asItIs)?.members.keys() ?? [])]).toEqual([
		"id",
		"2",
		"1",
		"big",
		"zero",
	]);
});

test("a template writes them as Python does", () => {
	const template =
		"{% for m in messages %}{{ m.content }}{% for c in m.tool_calls %}" +
		'<tool_call>{"name": "{{ c.function.name }}", "arguments": {{ c.function.arguments | tojson }}}</tool_call>' +
		"{% for k, v in c.function.arguments | items %}{% if k == '1' %}{{ k }}={{ v }}{% endif %}{% endfor %}" +
		"{% endfor %}{% endfor %}";
	const { written } = templatePrompt({
		template,
		format: hermes,
		words: { format: hermes, writing },
	});
	const said = '{"id":12345678901234567890,"2":1.0,"1":[{"x":1e2}],"safe":9007199254740991}';
	const { text } = written({
		model: "m",
		messages: [
			{
				role: "assistant",
				content: null,
				tool_calls: [{ id: "c", type: "function", function: { name: "f", arguments: said } }],
			},
			{ role: "tool", tool_call_id: "c", content: "r" },
		],
	});
	expect(text).toContain(
		'"arguments": {"id": 12345678901234567890, "2": 1.0, "1": [{"x": 100.0}], "safe": 9007199254740991}}' +
			"</tool_call>1=[{'x': 100.0}]",
	);
});

test("texts and names of members are guarded at any depth, and nothing else is", () => {
	const guard = (text: string): string => text.replaceAll("<|", "< |");
	const said = argumentsOf('{"<|a": ["<|", {"b": [1, null, true, "x<|"]}]}', guard);
	expect(said?.text).toBe('{"< |a":["< |",{"b":[1,null,true,"x< |"]}]}');
	expect(said?.members).toEqual(
		new Map([["< |a", ["< |", new Map([["b", [1, null, true, "x< |"]]])]]]),
	);
});

test("no text is no argument; what is no object is none", () => {
	expect(argumentsOf(" \n", asItIs)).toEqual({ text: "{}", members: new Map() });
	for (const text of ['{"a": 1', "[1]", '"x"', "7", "null"])
		expect(argumentsOf(text, asItIs), text).toBeNull();
});

test("arguments that are nested too deeply are refused", () => {
	const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
	const { depth } = DEFAULT_LIMITS;
	expect(argumentsOf(nested(depth), asItIs)?.text).toBe(nested(depth));
	expect(() => argumentsOf(nested(depth + 1), asItIs)).toThrow(EngineError);
	expect(() => argumentsOf(nested(depth + 1), asItIs)).toThrow(`nested more than ${depth} deep`);
});

test("an integer that Python would not read is rounded, and its text stays", () => {
	const digits = "9".repeat(4300);
	expect(argumentsOf(`{"n":${digits}}`, asItIs)?.members.get("n")).toBe(BigInt(digits));
	const longer = argumentsOf(`{"n":${digits}9}`, asItIs);
	expect(longer?.members.get("n")).toBe(Number.POSITIVE_INFINITY);
	expect(longer?.text).toBe(`{"n":${digits}9}`);
});
