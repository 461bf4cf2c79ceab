/**
 * Each character is looked at about once, whatever it belongs to: while a payload runs its own reader is all that reads. The looks
 * are counted, not timed. What leads to the payload is short here.
 */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getFormat } from "../../src/generated/registry.js";
import { createParser } from "../../src/runtime/index.js";

const SENTENCE = "the quick brown fox jumps over the lazy dog, and <b>then</b> it sleeps. ";
const PROSE = SENTENCE.repeat(200);
const OBJECT = JSON.stringify({
	content: PROSE,
	numbers: Array.from({ length: 200 }, (_, k) => k / 2),
	objects: Array.from({ length: 40 }, (_, k) => ({ key: `v${k}`, yes: true, none: null })),
});
const NESTED = `${"[".repeat(50)}1${"]".repeat(50)}`;

const TEXTS: readonly (readonly [what: string, format: string, text: string])[] = [
	["prose", "hermes", PROSE],
	["a thought", "hermes", `<think>${PROSE}</think>`],
	["JSON arguments", "hermes", `<tool_call>\n{"name": "f", "arguments": ${OBJECT}}\n</tool_call>`],
	[
		"a tagged value",
		"qwen_coder",
		`<tool_call>\n<function=f>\n<parameter=a>\n${PROSE}\n</parameter>\n</function>\n</tool_call>`,
	],
	[
		"Python arguments",
		"pythonic",
		`[f(a='${PROSE}', b=[${"1, 2.5, 'x', None, ".repeat(200)}], c={'k': ${NESTED}})]`,
	],
	[
		"a value behind attributes",
		"deepseek_v32",
		`<｜DSML｜function_calls>\n<｜DSML｜invoke name="f">\n<｜DSML｜parameter name="a" string="true">${PROSE}` +
			"</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>",
	],
	["a quoted value", "gemma4", `<|tool_call>call:f{a:<|"|>${PROSE}<|"|>}<tool_call|>`],
];

/** The text of a thought is read for calls, too, where one may begin. */
const TWICE = "a thought";
/** A comma may begin the next pair of a string that is not closed, a closing tag be a misspelt close. */
const COMMAS = "a quoted value";
const TAGS = ["a tagged value", "a value behind attributes"] as const;
/** What these cost more than others. */
const MORE: { readonly [what: string]: { readonly looks: number; readonly others: number } } = {
	[TWICE]: { looks: 1, others: 2 },
	[COMMAS]: { looks: 1.5, others: 4 },
	[TAGS[0]]: { looks: 1.75, others: 4 },
	[TAGS[1]]: { looks: 1.5, others: 4 },
};

/**
 * By characters in a chunk: looks at a character, and other functions of strings for a chunk, at most. In short pieces of arguments
 * marks are looked for character by character: one look more, and faster than two searches.
 */
const CHUNKS: readonly (readonly [size: number, looks: number, others: number])[] = [
	[4, 2.9, 5],
	[64, 1.35, 12],
	[1_000, 1.35, 130],
];

const LOOKS = ["charCodeAt", "charAt", "codePointAt"] as const;
const OTHERS = ["slice", "startsWith", "endsWith", "includes", "indexOf"] as const;
type Name = (typeof LOOKS)[number] | (typeof OTHERS)[number];

let looks = 0;
let others = 0;
const originals = new Map<Name, PropertyDescriptor>();

function count(name: Name, tell: () => void): void {
	const original = Object.getOwnPropertyDescriptor(String.prototype, name);
	if (original === undefined) throw new Error(`strings have no ${name}`);
	originals.set(name, original);
	const call = original.value as (...words: readonly unknown[]) => unknown;
	const value = function (this: string, ...words: readonly unknown[]): unknown {
		tell();
		return call.apply(this, [...words]);
	};
	Object.defineProperty(String.prototype, name, { ...original, value });
}

beforeEach(() => {
	for (const name of LOOKS) count(name, () => looks++);
	for (const name of OTHERS) count(name, () => others++);
});

afterEach(() => {
	for (const [name, original] of originals) Object.defineProperty(String.prototype, name, original);
});

describe.each(TEXTS)("%s", (what, name, text) => {
	it.each(CHUNKS)("in chunks of %i", (size, mostLooks, mostOthers) => {
		const format = getFormat(name);
		if (format === undefined) throw new Error(`no format ${name}`);
		const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, k) =>
			text.slice(k * size, (k + 1) * size),
		);
		const parser = createParser(format, {});
		[looks, others] = [0, 0];
		for (const chunk of chunks) parser.feed(chunk);
		parser.finish();
		const [seen, called] = [looks, others];
		const more = MORE[what] ?? { looks: 0, others: 1 };
		expect(seen / text.length).toBeLessThan(mostLooks + more.looks);
		expect(called / chunks.length).toBeLessThan(mostOthers * more.others);
	});
});
