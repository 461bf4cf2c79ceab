/** Texts that come again, and are read with what is kept of them (src/runtime/known): at other places, with other tools, with other members. */
import { describe, expect, test } from "vitest";
import type { ParserEvent } from "../../src/runtime/events.js";
import { createParser, type Format } from "../../src/runtime/index.js";
import type { Limits, ToolDefinition } from "../../src/runtime/options.js";
import { ownTools } from "../support/own-tools.js";
import { formatOf } from "./formats.js";

function events(
	format: Format,
	text: string,
	tools: readonly ToolDefinition[],
	size: number,
	limits: Limits = {},
): readonly ParserEvent[] {
	const parser = createParser(format, { tools, limits, generateId: () => "id" });
	const all: ParserEvent[] = [];
	for (let i = 0; i < text.length; i += size)
		all.push(...structuredClone(parser.feed(text.slice(i, i + size))));
	all.push(...parser.finish("stop"));
	return all;
}

/** By then a beginning has come twice, and what follows each decision behind it, too. */
const ROUNDS = 6;

/** A text in each round: whole, character by character, and in other pieces. */
function sizesOf(text: string): readonly number[] {
	return [text.length, 1, 2, text.length, 3, 1];
}

describe("a text is read alike at whatever place it stands", () => {
	const HEAD =
		'format moved "a call behind other text"\nends "<|e|>"\nmessage = (call / content)*\n';
	const CASES: readonly (readonly [rules: string, texts: readonly string[]])[] = [
		[
			'call = "<c>" name "{" ((key ":" (value:object("{" (key ":" value:json) % "," "}") / value:json)) % ",")? "}" "</c>"',
			[
				"<c>f{a:{}}</c>",
				"<c>f{a:1,b:{a:2}}</c>",
				"<c>f{a:[],b:{}x",
				"<c>f{}</c>",
				"<c>f{a:{}<|e|>x",
			],
		],
		[
			'call = "<c>" { "name": name, "arguments": arguments, "id"?: id, ... } "</c>" (eol / $)',
			[
				'<c>{"name": "f", "arguments": {}}</c>\n',
				'<c>{"id": "x", "arguments": {"a": 1}, "name": "f"}</c>.',
				'<c>{"name": "f", "arguments": {}, "id": "x"}</c>\n',
				'<c>{"name": "f", "arguments": {}}</c><|e|>x',
			],
		],
		[
			'call = "<c>" name " " &(skip:json "|") (arguments / key:="k" value:text) "|" skip:json? "</c>"',
			["<c>f {}|1</c>", "<c>f 1|{}</c>", "<c>f {}|</c>", "<c>f []x</c>"],
		],
		[
			'call = "<c>" name (_ key "=" value &(_ ("<c>" / ";")))* _ ";"',
			["<c>f a=1 b=2;", "<c>f  a=x<c>g;", "<c>f a=<|e|>;", "<c>g ;"],
		],
		// a call that commits behind its value, of one character at the least
		[
			'call = "<c>" name "(" key "=" value:json ~ ")"',
			["<c>f(a=1x", "<c>f(a=1 x", "<c>f(a=12x", "<c>f(a=1)"],
		],
		[
			'call = "<c>" name ">" { "input"?: arguments, "note"?: skip:json } "</c>"',
			['<c>f>{"note":1}</c>', "<c>f>{}</c>", '<c>f>{"input":{}}</c>'],
		],
		// a value in which a condition dies
		[
			'call = "<c>" name ">" &(skip:json "!") key:="k" value:py "!"',
			["<c>f>[1, (2, <c>f>3!", "<c>f>[1, (2, ]<c>f>3!", "<c>f>[1, 2x"],
		],
		// words in the place of arguments, and short values behind which nothing is decided
		[
			'call = "<c>" name " " (arguments / name:tool) skip:json? &"<" ("</c>" / "<//c>")',
			["<c>f null</c>", "<c>f nul</c>", "<c>f null1<//c>", "<c>f null12345<//c>", "<c>f nullx"],
		],
	];
	const tools = (): readonly ToolDefinition[] =>
		ownTools([
			{ name: "f", parameters: { type: "object", properties: { a: {}, b: {} } } },
			{ name: "g" },
		]);

	test.each(CASES)("%s", (rules, all) => {
		const format = formatOf(HEAD + rules);
		const known = tools();
		for (let round = 0; round < ROUNDS; round++)
			for (const text of all) {
				const placed = "So, now and then: ".slice(0, 3 * round) + text;
				for (const size of [placed.length, 1, 2 + round])
					expect(events(format, placed, known, size), placed).toEqual(
						events(format, placed, tools(), size),
					);
			}
	});
});

test("the limit of calls is told once in each message, where the first is that goes beyond it", () => {
	const format = formatOf(`format many "names that may go on where the arguments end"
message = (call / content)*
call = "<c>" name _ arguments "</c>"`);
	const text = "<c>.null</c>x".repeat(6);
	const known = ownTools([{ name: "f" }]);
	for (let round = 0; round < ROUNDS; round++)
		for (const calls of [2, 1]) {
			const all = events(format, text, known, sizesOf(text)[round] ?? 1, { calls });
			expect(all.filter(({ type }) => type === "call-start")).toHaveLength(calls);
			const told = all.filter((one) => one.type === "notice" && one.code === "limit-calls");
			const at = calls * "<c>.null</c>x".length;
			expect(told).toMatchObject([{ start: at, end: at }]);
		}
});

test("containers are told apart that hold the same keys and declare others", () => {
	const nested = formatOf(`format nested "containers of pairs"
message = (call / content)*
call = "<f=" name ">" (arg % ",") "</f>"
arg = key ":" value:object("{" (key:prop "='" value "'") % "," "}")`);
	const object = (key: string) => ({
		type: "object",
		properties: { a: { type: "string" }, [key]: { type: "string" } },
	});
	const properties = { one: object("b"), two: object("c") };
	const tools = [{ name: "f", parameters: { type: "object", properties } }];
	// the value that is left has one key in both; behind it a key of the other container breaks the call
	for (let round = 0; round < ROUNDS; round++)
		for (const key of ["one", "two"])
			for (const second of ["b", "c"]) {
				const text = `<f=f>${key}:{a='1',${second}='2'}</f>`;
				const all = events(nested, text, tools, sizesOf(text)[round] ?? 1);
				const fits = (key === "one") === (second === "b");
				const status = fits ? "complete" : "incomplete";
				expect(all.at(-1), text).toMatchObject({ type: "call-end", status });
			}
});

test("members that no pattern binds are told of, or are the arguments, each time", () => {
	const open = formatOf(`format open "objects that may hold more"
message = (call / content)*
call = "<c>" { "name": name, "arguments": arguments, ... } "</c>"`);
	const known = [{ name: "f", parameters: { type: "object", properties: { a: {} } } }];
	const texts = [
		['{"a": 1, "name": "f"}', "", '{"a": 1}', "repaired"],
		['{"x": 1, "name": "f", "arguments": {}}', "left-out", "{}", "complete"],
		['{"a": 1, "name": "f", "arguments": {}}', "left-out", "{}", "incomplete"],
		['{"name": "f", "arguments": {}}', "", "{}", "complete"],
	] as const;
	for (let round = 0; round < ROUNDS; round++)
		for (const [object, told, json, status] of texts) {
			const text = `<c>${object}</c>`;
			const all = events(open, text, known, sizesOf(text)[round] ?? 1);
			const codes = all.map((one) => (one.type === "notice" ? one.code : ""));
			const deltas = all.map((one) => (one.type === "call-arguments" ? one.delta : ""));
			expect([codes.join(""), deltas.join("")], object).toEqual([told, json]);
			expect(all.at(-1)).toMatchObject({ type: "call-end", status });
		}
});

test("no name begins within a word, be it that one like it has begun behind a blank", () => {
	const format = formatOf(`format named "calls without a mark"
message = (call / content)*
call = name "((" arguments "))"`);
	const tools = [{ name: "f" }];
	for (let round = 0; round < ROUNDS; round++)
		for (const [before, calls] of [
			[" ", 1],
			["/", 0],
			["\n", 1],
			["(", 1],
		] as const) {
			const text = `So, ${before}f(({}))`;
			const all = events(format, text, tools, sizesOf(text)[round] ?? 1);
			const begun = all.flatMap((one) => (one.type === "call-start" ? [one.name] : []));
			expect([text, begun]).toEqual([text, Array(calls).fill("f")]);
		}
});
