/** A quote that is missing turns the rest of its line inside out; the error names the text that has none, not what is met later. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "./slips.js";
import { errors, HEAD } from "./support.js";

const OPEN = "this literal has no end on its line";
const LATE = "this text has no quote before it";
const MISSING = "a quote is missing, perhaps here: ";

check("the closing one", [
	{
		text: 'a = "<b> name "\\n" c "</b>"\n',
		at: "2:5-2:6",
		message: OPEN,
		hint: `${MISSING}"<b>" name "\\n" c "</b>"`,
	},
	{
		text: 'a = "<b>" name "\\n c "</b>"\nc = d\n',
		at: "2:16-2:17",
		message: OPEN,
		hint: `${MISSING}"\\n" c "</b>"`,
	},
	{
		text: 'a = "say it name "x"\n',
		at: "2:5-2:6",
		message: OPEN,
		hint: `${MISSING}"say it" name "x"`,
	},
	{
		text: 'a = "<b>" name "</b>  # the end\n',
		at: "2:16-2:17",
		message: OPEN,
		hint: `${MISSING}"</b>"  # the end`,
	},
	{
		text: 'a = "<b>\' name "x"\n',
		at: "2:5-2:6",
		message: OPEN,
		hint: `${MISSING}"<b>" name "x"`,
	},
	{
		text: 'a = { "n: name, "b": c }\n',
		at: "2:7-2:8",
		message: OPEN,
		hint: `${MISSING}"n": name, "b": c }`,
	},
	{
		text: 'models "a, "b"\n',
		at: "2:8-2:9",
		message: OPEN,
		hint: `${MISSING}"a", "b"`,
	},
	{
		text: 'entry e after "<b> = c "x"\n',
		at: "2:15-2:16",
		message: OPEN,
		hint: `${MISSING}"<b>" = c "x"`,
	},
	{
		text: 'example e\n  |\n  = text "it rains\n',
		at: "4:10-4:11",
		message: OPEN,
		hint: `${MISSING}"it rains"`,
	},
	{
		text: 'example e\n  |\n  = call f {"a: 1, "b": 2}\n',
		at: "4:13-4:14",
		message: "this string has no end on its line",
		hint: `${MISSING}"a": 1, "b": 2}`,
	},
]);

check("the opening one", [
	{
		text: 'a = <b>" name "</b>"\n',
		at: "2:5-2:8",
		message: LATE,
		hint: 'a text stands in quotes: "<b>"',
	},
	{
		text: 'a = say>" name "</b>"\n',
		at: "2:5-2:9",
		message: LATE,
		hint: 'a text stands in quotes: "say>"',
	},
	{
		text: 'a = "<b " name ]]" c "</b>"\n',
		at: "2:16-2:18",
		message: LATE,
		hint: 'a text stands in quotes: "]]"',
	},
	{
		text: 'models "a", b"\n',
		at: "2:13-2:14",
		message: LATE,
		hint: 'a text stands in quotes: "b"',
	},
]);

test("the first line too", () => {
	const [error] = errors('format x "t\na = b\n');
	expect(error).toMatchObject({ message: OPEN, hint: `${MISSING}"t"` });
});

describe("of any rule", () => {
	const part = fc.constantFrom('"<b>"', '"\\n"', '"a b"', "'it is'", '"x, y"', '")"');
	const field = fc.constantFrom("name", "arguments", "_", "(c / d)", "eol", "value:text");
	const rule = fc.array(fc.tuple(part, field), { minLength: 1, maxLength: 5 });

	test("a closing quote that is left out is missed at its own literal", () => {
		fc.assert(
			fc.property(rule, fc.nat(), (parts, pick) => {
				const at = pick % parts.length;
				const text = parts
					.map(([literal, next], i) => `${i === at ? literal.slice(0, -1) : literal} ${next}`)
					.join(" ");
				const before = parts.slice(0, at).map(([literal, next]) => `${literal} ${next} `);
				const [error] = errors(`${HEAD}a = ${text}\n`);
				expect(error?.message).toBe(OPEN);
				expect(error?.at.start.column).toBe(5 + before.join("").length);
			}),
		);
	});

	test("lines that are long or many are given up soon", () => {
		const long = `a = ${'"x y" b '.repeat(20_000)} "`;
		expect(errors(`${HEAD}${long}\n`)[0]?.message).toBe(OPEN);
	});
});
