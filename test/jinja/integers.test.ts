/** Integers that are too big for a number: a program hands them over as `bigint`s, and templates write all their digits, as Python does. */
import { expect, test } from "vitest";
import { compileTemplate } from "../../src/jinja/index.js";

const BIG = 12345678901234567890n;

test.each([
	["{{ n }}|{{ [n] }}|{{ {'a': n} | tojson }}", `${BIG}|[${BIG}]|{"a": ${BIG}}`],
	[
		"{{ n is number }} {{ n is integer }} {{ n is float }} {{ n is mapping }}",
		"True True False False",
	],
	["{{ n | string }} {{ n ~ '' }} {{ n | int }}", `${BIG} ${BIG} ${BIG}`],
	[
		"{{ '%d' | format(n) }} {{ '{:d} {:,} {:x}'.format(n, n, n) }}",
		`${BIG} ${BIG} 12,345,678,901,234,567,890 ab54a98ceb1f0ad2`,
	],
	["{{ '%d' | format(-m) }}", "9007199254740992"],
	[
		"{{ '{}'.format(m) }} {{ '{:b}'.format(m) }}",
		`-9007199254740993 -${9007199254740993n.toString(2)}`,
	],
	["{{ n == n }} {{ n > 5 }} {{ m < 0 }} {{ 'yes' if n else 'no' }}", "True True True yes"],
	["{{ [n, 1, m] | sort | first }}", "-9007199254740993"],
])("%s", (template, text) => {
	expect(compileTemplate(template).render({ n: BIG, m: -9007199254740993n })).toBe(text);
});
