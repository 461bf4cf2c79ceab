/** Arbitrary JSON texts, made as text: each way to write a value occurs, not only the one of JSON.stringify. */
import fc from "fast-check";

const space = fc.string({ unit: fc.constantFrom(" ", "\n", "\t", "\r"), maxLength: 3 });

const hex = fc.string({
	unit: fc.constantFrom(..."0123456789abcdefABCDEF"),
	minLength: 4,
	maxLength: 4,
});

/** A piece of the inside of a double-quoted string. */
const stringUnit = fc.oneof(
	{ weight: 8, arbitrary: fc.constantFrom(..."abcxyz 0189_-'`<>{}[],:/$éß中｜") },
	{ weight: 1, arbitrary: fc.constantFrom("😀", "\u2028", "\u007f", "\ud83d", "\udc00") },
	{
		weight: 3,
		arbitrary: fc.constantFrom('\\"', "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r", "\\t"),
	},
	{ weight: 1, arbitrary: hex.map((digits) => `\\u${digits}`) },
	{
		weight: 1,
		arbitrary: fc.constantFrom(
			"plain words without an end ",
			"</tool_call>",
			"function f() { return 1; }",
		),
	},
);
export const jsonString = fc
	.string({ unit: stringUnit, maxLength: 20 })
	.map((inside) => `"${inside}"`);

export const jsonNumber = fc
	.tuple(
		fc.constantFrom("", "-"),
		fc.oneof(fc.constant("0"), fc.bigInt({ min: 1n, max: 10n ** 30n }).map(String)),
		fc.oneof(fc.constant(""), fc.stringMatching(/^\.[0-9]{1,5}$/)),
		fc.oneof(fc.constant(""), fc.stringMatching(/^[eE][+-]?[0-9]{1,3}$/)),
	)
	.map((parts) => parts.join(""));

const list = (open: string, close: string, item: fc.Arbitrary<string>): fc.Arbitrary<string> =>
	fc
		.tuple(fc.array(fc.tuple(space, item, space), { maxLength: 4 }), space)
		.map(([items, empty]) =>
			items.length === 0
				? `${open}${empty}${close}`
				: `${open}${items.map((item) => item.join("")).join(",")}${close}`,
		);

const { value } = fc.letrec<{ value: string }>((tie) => ({
	value: fc.oneof(
		{ maxDepth: 4, withCrossShrink: true },
		jsonString,
		jsonNumber,
		fc.constantFrom("true", "false", "null"),
		list("[", "]", tie("value")),
		list(
			"{",
			"}",
			fc.tuple(jsonString, space, space, tie("value")).map(([k, a, b, v]) => `${k}${a}:${b}${v}`),
		),
	),
}));
/** One JSON value without white space around it. */
export const jsonText = value;

/** A JSON text with one to three small damages, so that it is nearly valid. */
export const damagedText = fc
	.tuple(
		jsonText,
		fc.array(
			fc.record({
				at: fc.nat(),
				remove: fc.nat({ max: 2 }),
				insert: fc.constantFrom(
					"",
					",",
					":",
					'"',
					"'",
					"{",
					"}",
					"[",
					"]",
					"\\",
					"\\u12",
					"\\d",
					"\\'",
					"0",
					"-",
					".",
					"e",
					"T",
					"True",
					"None",
					"null",
					"a",
					"$k",
					" ",
					"\n",
					"\u0001",
					"é",
					",]",
					",}",
				),
			}),
			{ minLength: 1, maxLength: 3 },
		),
	)
	.map(([text, damages]) =>
		damages.reduce((damaged, { at, remove, insert }) => {
			const place = at % (damaged.length + 1);
			return damaged.slice(0, place) + insert + damaged.slice(place + remove);
		}, text),
	)
	.filter((text) => text !== "" && !/^[ \t\n\r]/.test(text));
