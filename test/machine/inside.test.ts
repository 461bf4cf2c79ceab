/** Several readings inside of values take many characters at once: what they come to is that of one character at a time. */
import { describe, expect, it } from "vitest";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const OBJECTS = formatOf(`format objects "objects that several readings read"
ends "<|end|>", "<|e|>"
message = (one / two / content)*
one = "<x>" { "name": name, "arguments": arguments } ";"
two = "<x>" &(skip:json "!") { "name": name, "arguments": arguments } "!"
`);

const PYTHON = formatOf(`format python "values of Python that several readings read"
message = (one / two / content)*
one = "<x>" key:="a" value:py ";" name "."
two = "<x>" key:="b" value:py "!" name "."
`);

const LONG = "a long text, 1 < 2 and [3] and so on ";

describe("an object that several readings read", () => {
	const call = (end: string, a: string) =>
		`Hm. <x>{"arguments": {"a": "${a}", "b": [[1, 2], {"c": null}]}, "name": "f"}${end}`;

	it.each([";", "!"])("is read with either end, %s", (end) => {
		const [whole] = feedAllWays(OBJECTS, `${call(end, LONG.repeat(3))} so`);
		expect(whole.content).toBe("Hm.  so");
		expect(whole.toolCalls).toMatchObject([
			{
				name: "f",
				arguments: `{"a": "${LONG.repeat(3)}", "b": [[1, 2], {"c": null}]}`,
				status: "complete",
			},
		]);
	});

	it.each(["<|end|>", "<|e|>", "<|e|><|e|>", "<|e<|e|>", "<|end<|e<", `<|end|>${LONG}<|e|>`])(
		"may hold texts that end a message, %s",
		(a) => {
			const [whole] = feedAllWays(OBJECTS, call("!", `${LONG}${a}`));
			expect(whole.content).toBe("Hm. ");
			expect(whole.toolCalls).toMatchObject([
				{ arguments: expect.stringContaining(`{"a": "${LONG}${a}", "b"`) },
			]);
		},
	);

	it("is text where it ends otherwise, also close behind a text that ends a message", () => {
		for (const a of [LONG, "<|e|>", "<|e", "<|end|>", `${LONG}<|end`])
			for (const end of ["?", "<|e|>", "<|e?"]) {
				const text = `Hm. <x>{"arguments": {"a": "${a}"}}${end}`;
				const [whole] = feedAllWays(OBJECTS, text);
				expect(whole.toolCalls).toEqual([]);
				expect(whole.content).toBe(end === "<|e|>" ? text.slice(0, -end.length) : text);
			}
	});

	it("is cut or broken at the same place", () => {
		const text = call(";", LONG);
		for (let n = 0; n < text.length; n++) feedAllWays(OBJECTS, text.slice(0, n));
		for (let n = 8; n < text.length; n += 3)
			feedAllWays(OBJECTS, `${text.slice(0, n)}}]\\u12"'\u{feff}${text.slice(n)}`);
	});

	it("is held no longer than may be", () => {
		const text = call(";", LONG.repeat(3));
		for (const heldText of [1, 20, 21, 22, 23, 64, 100]) {
			const [whole] = feedAllWays(OBJECTS, text, { limits: { heldText } });
			expect(whole.content).toBe(text);
			expect(whole.notices.map(({ code }) => code)).toContain("limit-held");
		}
	});
});

describe("keys, names and other members of an object that several readings read", () => {
	const format = formatOf(`format members "objects with members that are skipped"
ends "<|end|>", "<|e|>"
message = (one / two / content)*
one = "<x>" { "name": name, "arguments": arguments, ... } ";"
two = "<x>" &(skip:json "!") { "name": name, "arguments": arguments, ... } "!"
`);
	it.each([
		[LONG, "1", "f"],
		["<|e|>", `"${LONG}<|end|>"`, `f${LONG}`],
		["<<<<<|", `[[1, 2], {"<|e|>": "${LONG}"}]`, "<|e<|e|>"],
		[`\\u003c${LONG}`, `"${LONG}"`, "\\u0066<<<<"],
		[`it's ${LONG}`, `{"${LONG}": null, "b": 1.5e7}`, "f"],
	])("%s is read alike at all cuts", (key, value, name) => {
		for (const end of [";", "!", "?", "<|e|>"]) {
			const text = `Hm. <x>{"${key}": ${value}, "name": "${name}", "arguments": {}}${end} so`;
			const [whole] = feedAllWays(format, text);
			const isCall = end === ";" || end === "!";
			expect(whole.toolCalls).toMatchObject(isCall ? [{ name: JSON.parse(`"${name}"`) }] : []);
		}
	});

	it("are longer than a name may be at the same place", () => {
		for (const at of ["key", "name"]) {
			const text = at === "key" ? `{"${LONG.repeat(60)}": 1` : `{"name": "${LONG.repeat(60)}"`;
			const [whole] = feedAllWays(format, `<x>${text}, "arguments": {}};`);
			expect(whole.toolCalls).toEqual([]);
		}
	});
});

it("strings of Python that go on in another string are no end", () => {
	for (const value of [
		'["x", (1, 2), "and so on"]',
		'"one text " "and another one"',
		"{'a': {1: 2}}",
	])
		for (const end of [";", "!"]) {
			const [whole] = feedAllWays(PYTHON, `Hm. <x>${value}${end}f. so`);
			expect(whole.content).toBe("Hm.  so");
			expect(whole.toolCalls).toMatchObject([{ name: "f" }]);
		}
});

describe("a string of Python, of which another reading reads plain text", () => {
	const format = formatOf(`format words "strings with quotes, or without"
ends "<|end|>", "<|e|>"
message = (call / content)*
call = "<x>" name "(" key "=" (value:py / value:text &(";" / ")")) ")"
`);
	it.each([
		`"${LONG}"`,
		`'${LONG}<<<<|e<|'`,
		`"${LONG}" 'and ${LONG}'`,
		`"""${LONG}"" """`,
		`"${LONG})`,
		`"${LONG}`,
		`"${LONG}<|e|>`,
		`"${LONG}"<|e|>`,
		`"${LONG}" ;<|end|>`,
	])("%s is read alike at all cuts", (value) => {
		for (const end of ["", ")", ") so"]) feedAllWays(format, `Hm. <x>f(a=${value}${end}`);
	});
});
