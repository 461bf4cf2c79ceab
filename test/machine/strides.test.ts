/**
 * Where nothing is decided between two characters of markup, they are read at once: what one costs there is a look, and no list is
 * made of the readings. Elements put into lists are counted, not time.
 */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createParser } from "../../src/runtime/index.js";
import { chunkings, feedChunks } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const LONG = "abcdefghij".repeat(40);

/** What is long in them is one stretch. */
const STRETCHES: readonly (readonly [what: string, rules: string, before: string, long: string])[] =
	[
		[
			"the marker of a single reading",
			`message = (call / content)*
call = "<x>" "${LONG}" name ">" arguments`,
			"Hm. <x>",
			LONG,
		],
		[
			"a marker in a call that has committed",
			`message = (call / content)*
call = "<x>" name ">" arguments "${LONG}"`,
			"Hm. <x>f>{}",
			LONG,
		],
		[
			"markers of several readings that begin alike",
			`message = (one / two / content)*
one = "<x>" "${LONG}1" name ">" arguments
two = "<x>" "${LONG}2" name ">" arguments`,
			"Hm. <x>",
			LONG,
		],
		[
			"a marker and the condition beside it",
			`message = (one / content)*
one = "<x>" &("${LONG}" "1") "${LONG}" skip:digits name ">" arguments`,
			"Hm. <x>",
			LONG,
		],
		[
			"a name",
			`message = (call / content)*
call = "<call>" name ">" arguments`,
			"Hm. <call>",
			LONG.slice(0, 250),
		],
		[
			"a name behind which digits may come",
			`message = (call / content)*
call = "<call>" name (":" / skip:digits) ">" arguments`,
			"Hm. <call>",
			LONG.slice(0, 250),
		],
		[
			"text of which calls begin with digits",
			`message = (call / content)*
call = skip:digits "->" name ">" arguments`,
			"Hm. ",
			LONG,
		],
		[
			"a name in a call that has committed",
			`message = (call / content)*
call = "<call>" name ">" (key "=" value:word ",")* "</call>"`,
			"Hm. <call>f>k=v,",
			LONG.slice(0, 250),
		],
		[
			"a string in an object that several readings read",
			`message = (one / two / content)*
one = "<x>" { "name": name, "arguments": arguments } "1"
two = "<x>" { "name": name, "arguments": arguments } "2"`,
			'Hm. <x>{"arguments": {"a": "',
			LONG,
		],
		[
			"white space between the members of such an object",
			`message = (one / two / content)*
one = "<x>" { "name": name, "arguments": arguments } "1"
two = "<x>" { "name": name, "arguments": arguments } "2"`,
			"Hm. <x>{",
			" ".repeat(400),
		],
		[
			"items of a value, and of the condition beside it",
			`message = (one / content)*
one = "<x>" &(skip:json ";") { "name": name, "arguments": arguments } ";"`,
			'Hm. <x>{"arguments": {"a": [',
			"[1, true], ".repeat(40),
		],
	];

let pushed = 0;
const { push } = Array.prototype;

beforeEach(() => {
	Array.prototype.push = function (...items: unknown[]): number {
		pushed += items.length;
		return Reflect.apply(push, this, items) as number;
	};
});

afterEach(() => {
	Array.prototype.push = push;
});

describe.each(STRETCHES)("%s", (_what, rules, before, long) => {
	const format = formatOf(`format test "a test"\n${rules}\n`);

	/** Elements put into lists while the text is read, in chunks of that many characters. */
	function pushes(text: string, size: number): number {
		const parser = createParser(format, {});
		// what is made once for the format, and what is kept of a text that comes again, is made here
		for (let k = 0; k < 3; k++) createParser(format, {}).feed(before + long);
		parser.feed(before);
		pushed = 0;
		for (let from = 0; from < text.length; from += size) parser.feed(text.slice(from, from + size));
		return pushed;
	}

	it("is read at once", () => {
		expect(pushes(long, 1_000)).toBeLessThan(20);
		// twice in each chunk, at its beginning and at its end, something may be looked at
		expect(pushes(long, 10)).toBeLessThan(long.length / 2);
	});

	it("is nothing when another character comes", () => {
		const parser = createParser(format, { collect: true });
		parser.feed(`${before}${long.slice(0, -1)}}`);
		parser.finish();
		expect(parser.message?.toolCalls.filter(({ status }) => status === "complete")).toEqual([]);
	});
});

it("reads no markers of several readings but those that stand there", () => {
	const by = formatOf(`format strides "a test"
message = (one / two / content)*
one = "<x>" "0123456789abaZ1" name ">" arguments
two = "<x>" "0123456789abaZ2" name ">" arguments
`);
	// a format of its own for each parser: none knows what another one has read
	const read = (text: string) =>
		[...chunkings(text)].map((chunks) => {
			const { content, toolCalls } = feedChunks({ ...by }, chunks);
			return `${content} ${toolCalls.length}`;
		});
	const marker = "<x>0123456789abaZ1";
	expect(new Set(read(`Hm. ${marker}f>{}.`))).toEqual(new Set(["Hm. . 1"]));
	for (let at = 0; at < marker.length; at++) {
		const text = `Hm. ${marker.slice(0, at)}X${marker.slice(at + 1)}f>{}.`;
		expect(new Set(read(text))).toEqual(new Set([`${text} 0`]));
	}
});
