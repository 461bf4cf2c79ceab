/** A call leaves while it is written: its name before its arguments, and these with the characters of which they are made. */
import { expect, test } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { render } from "../../src/render/index.js";
import { createParser, type Format } from "../../src/runtime/index.js";

const WORDS = "so many words as a note may hold, and some more of them; ".repeat(10).trim();
const parameters = { type: "object", properties: { note: { type: "string" } }, required: ["note"] };
const tools = [{ type: "function" as const, function: { name: "say", parameters } }];
const call = { name: "say", arguments: { note: WORDS } };

/** What is bound to nothing but the end of the call, or to that of the message, cannot be told from text before. */
const WHOLE: ReadonlySet<string> = new Set(["passthrough", "json_block", "granite_pythonic"]);
const FORMATS = listFormats().filter(({ name }) => !WHOLE.has(name));

/** What may be held of a text: a literal and what stands before it. */
const HELD = 40;

const cases = FORMATS.flatMap((format) =>
	["", "I look."].map((content) => [format.name, content, format] as const),
);

test.each(cases)("%s behind %j", (name, content, format) => {
	const writing = getWriting(name);
	if (writing === undefined) throw new Error(`no writer: ${name}`);
	const message = render(format, writing, { content, calls: [call] }, { tools });
	// a call that is the whole message has no text before it
	if (message.status !== "rendered") return expect(content).not.toBe("");
	const { text } = message;
	const parser = createParser(format, { tools });
	const begin = text.indexOf(WORDS);
	let left = 0;
	let written = "";
	for (let i = 0; i < begin + WORDS.length; i++) {
		for (const event of parser.feed(text.charAt(i)))
			if (event.type === "call-arguments") written += event.delta;
		while (left < WORDS.length && written.includes(WORDS.slice(0, left + 1))) left++;
		const read = Math.max(0, i + 1 - begin);
		expect(read - left, `${read} characters of the argument have been read`).toBeLessThan(HELD);
	}
});

const ITEMS = Array.from({ length: 60 }, (_, k) => k);

/** Lists and objects of the format's own markup, as it writes them. */
test.each([
	["gemma4", `<|tool_call>call:f{l:[${ITEMS}],o:{a:{b:[${ITEMS}]}}}<tool_call|>`],
	[
		"functiongemma",
		`<start_function_call>call:f{l:[${ITEMS}],o:{a:{b:[${ITEMS}]}}}<end_function_call>`,
	],
])("containers of %s leave item by item", (name, text) => {
	const format = FORMATS.find((one) => one.name === name);
	if (format === undefined) throw new Error(`no format: ${name}`);
	const parser = createParser(format);
	const begin = text.indexOf("[");
	let left = begin;
	for (let i = 0; i < text.lastIndexOf("]"); i++) {
		if (parser.feed(text.charAt(i)).length > 0) left = i;
		expect(i - left, `characters held at ${i}`).toBeLessThan(16);
	}
});

/** The most characters that are read while nothing leaves, behind the start of the first call. */
function mostHeld(format: Format, text: string, lenient: boolean): number {
	const parser = createParser(
		format,
		lenient ? { tools: KNOWN } : { tools: KNOWN, policies: { lenient: [] } },
	);
	let most = 0;
	let left = -1;
	for (let i = 0; i < text.length; i++) {
		const events = parser.feed(text.charAt(i));
		if (events.length > 0 && (left >= 0 || events.some(({ type }) => type === "call-start")))
			left = i;
		if (left >= 0) most = Math.max(most, i - left);
	}
	return most;
}

const KNOWN = [
	{
		name: "say",
		parameters: {
			type: "object",
			properties: { note: { type: "string" }, l: { type: "array" }, o: { type: "object" } },
		},
	},
];
const containers = { l: ITEMS, o: { a: { b: ITEMS }, c: WORDS } };

/** Characters of a short mark. */
const MARK = 16;

/** A reading that deviates goes on beside one that does not as long as a slip is short: what is well-formed does not wait for it. */
test.each(FORMATS.map((format) => [format.name, format] as const))(
	"lenient rules of %s hold back no more of a well-formed call than a mark",
	(name, format) => {
		const writing = getWriting(name);
		if (writing === undefined) throw new Error(`no writer: ${name}`);
		for (const given of [containers, call.arguments]) {
			const calls = [{ name: "say", arguments: given }];
			const message = render(format, writing, { calls }, { tools: KNOWN });
			if (message.status !== "rendered") continue;
			const { text } = message;
			expect(mostHeld(format, text, true)).toBeLessThan(mostHeld(format, text, false) + MARK);
		}
	},
);
