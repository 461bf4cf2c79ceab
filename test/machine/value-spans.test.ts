/** Where the pieces of arguments stand: from the first value on, and each behind the one before it. */
import { expect, test } from "vitest";
import { createParser, type Format } from "../../src/runtime/index.js";
import { chunkings } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const formatIn = (kind: string) =>
	formatOf(`format spans "a value and what stands around it"
message = (call / content)*
call = "<call " name ">" (key "=" _ value:${kind} _ ";")* "</call>"
`);
const JSON_VALUES = formatIn("json");
const PYTHON = formatIn("py");

/** The text of all pieces, and where the last one ends: none begins before the end of another, nor before `begin`. */
function argumentsIn(
	format: Format,
	chunks: readonly string[],
	begin: number,
): readonly [written: string, end: number] {
	const parser = createParser(format);
	let last = begin;
	let written = "";
	for (const event of [...chunks.flatMap((chunk) => parser.feed(chunk)), ...parser.finish()]) {
		if (event.type !== "call-arguments") continue;
		const { delta, start, end } = event;
		expect([start >= last && end >= start, chunks], `${start} to ${end}`).toEqual([true, chunks]);
		last = end;
		written += delta;
	}
	return [written, last];
}

test.each([
	[JSON_VALUES, '[1, "x"]', '[1, "x"]'],
	[JSON_VALUES, '"one two"', '"one two"'],
	[JSON_VALUES, "12.5", "12.5"],
	[PYTHON, "True", "true"],
	[PYTHON, "(1, 'x')", '[1, "x"]'],
])("%#", (format, value, json) => {
	const text = `Hi <call f>a= ${value} ;b=${value};</call>`;
	for (const chunks of chunkings(text)) {
		const [written, last] = argumentsIn(format, chunks, text.indexOf(value));
		expect(written).toBe(`{"a":${json},"b":${json}}`);
		expect(last).toBeGreaterThanOrEqual(text.lastIndexOf(value) + value.length);
	}
});

test.each(["{}", '{"a": 1, "b": ["x\\n", "yz"]}'])("of arguments in one object: %s", (json) => {
	const format = formatOf(`format whole "arguments as they are"
message = (call / content)*
call = "<call " name ">" arguments "</call>"
`);
	const text = `Hi <call f>${json}</call>`;
	const begin = text.indexOf("{");
	for (const chunks of chunkings(text)) {
		const [written, last] = argumentsIn(format, chunks, begin);
		expect(written).toBe(json);
		expect(last, JSON.stringify(chunks)).toBe(begin + json.length);
	}
});

test.each(["stop", "length"])(
	"a number that the end of the input ends begins where it stands, though it may be a word: %s",
	(reason) => {
		const format = formatOf(`format either "a number, as JSON or as it stands"
message = (call / content)*
call = "<call " name ">" ~ key "=" (value:json / value:digits)
`);
		const text = "Hi <call f>a=12";
		const begin = text.indexOf("12");
		for (const chunks of chunkings(text)) {
			const parser = createParser(format);
			const events = [...chunks.flatMap((chunk) => parser.feed(chunk)), ...parser.finish(reason)];
			const pieces = events.filter(({ type }) => type === "call-arguments");
			// more of it may have been meant, unless the model has said that this is all
			const whole = { delta: '{"a":12}', start: begin, end: text.length };
			expect(pieces, JSON.stringify(chunks)).toMatchObject(reason === "stop" ? [whole] : []);
		}
	},
);
