/** Texts of any length that are dear for a parser that looks back, looks ahead, or reads what it holds again for each chunk. */

import fc from "fast-check";
import { edgesOf } from "./sayable.js";
import { runs } from "./settings.js";
import type { Subject } from "./subjects.js";
import { argumentSlots, nameSlots, stringSlots, wholeExamples } from "./well-formed.js";

export interface LongText {
	readonly title: string;
	/** a beginning, and what is repeated behind it */
	readonly begin: string;
	readonly unit: string;
}

export function textOfLength({ begin, unit }: LongText, length: number): string {
	return begin + unit.repeat(Math.max(1, Math.ceil((length - begin.length) / unit.length)));
}

/** Texts in no call: prose, runs of what begins markers, openings that open nothing. */
function outside({ format }: Subject): LongText[] {
	const openings = format.openings.map((id) => format.literals[id] ?? "");
	const literals = format.literals.filter((text) => text.trim().length >= 4);
	const units = [
		"A line of prose, as models write it.\n",
		'if (a[i] < b && { c: [1] }) { x = "y"; }\n',
		...[
			"<",
			" ",
			"\n",
			"{",
			"[",
			'"',
			"\\",
			"(",
			"`",
			"x",
			"a=1,",
			"{[(<",
			"[]",
			'{"a":',
			'{"name": "f", "arguments": {',
			"f(a=",
			" \n<a>",
		],
		...literals,
		...literals.map((text) => text.slice(0, Math.ceil(text.length / 2))),
		...openings.flatMap((text) => [
			text.slice(0, -1),
			`${text} `,
			`${text}{`,
			`${text}{"name":`,
			`${text}[{"name": "f"`,
			`${text}f`,
			`${text}${" ".repeat(60)}`,
		]),
	];
	const begun = openings.flatMap((text) => [
		...[
			" ",
			"\n",
			"x",
			'"',
			"\\",
			"=",
			"{",
			"[",
			'{"a":',
			'{"arguments": {"a": "',
			'{"name": "',
		].map((unit) => ({ title: `${text} then ${unit}`, begin: text, unit })),
		// arguments in front of the name are held
		...["x", "<", "\\\\", '",', text].map((unit) => ({
			title: `${text} and a string of ${unit}, in arguments before the name`,
			begin: `${text}{"arguments": {"a": "`,
			unit,
		})),
		...["1,", "[", '{"a":', '"x",'].map((unit) => ({
			title: `${text} and a list of ${unit}, in arguments before the name`,
			begin: `${text}{"arguments": {"a": [`,
			unit,
		})),
	]);
	return [...[...new Set(units)].map((unit) => ({ title: unit, begin: "", unit })), ...begun];
}

/** Texts in the arguments of a call: one huge string, deep and long values, closers that close nothing. */
function inside(subject: Subject): LongText[] {
	const { format } = subject;
	const closers = [
		...new Set(format.units.flatMap(({ closes }) => closes.map((id) => format.literals[id] ?? ""))),
	];
	const json = argumentSlots(subject).slice(0, 3);
	const tags = stringSlots(subject).slice(0, 2);
	const inString = [
		"x",
		"<",
		"\\n",
		"\\u00e9",
		"\\\\",
		"\n",
		"ø",
		...closers,
		...closers.map((text) => text.slice(0, -1)),
		...format.openings.map((id) => format.literals[id] ?? ""),
	];
	const inValue = ["[", '{"a":', "1,", '"x",', '{"a":"b"},', " ", "1", '["', "[[],"];
	const ends = new Set(edgesOf(format, false).closes.flatMap(({ text }) => text ?? []));
	const inTags = [
		"x",
		"\n",
		" ",
		"<",
		'"',
		...ends,
		...[...ends].flatMap((text) => [text.slice(0, -1), `${text}x`, `\n${text}     `]),
	];
	return [
		...json.flatMap(({ before }) => [
			...inString.map((unit) => ({ title: `a string of ${unit}`, begin: `${before}{"a":"`, unit })),
			...inValue.map((unit) => ({ title: `a list of ${unit}`, begin: `${before}{"a":[`, unit })),
		]),
		...tags.flatMap(({ before }) =>
			inTags.map((unit) => ({ title: `a parameter of ${unit}`, begin: before, unit })),
		),
	];
}

/** Calls in a row: whole ones, cut ones, broken ones. */
function rows(subject: Subject): LongText[] {
	return wholeExamples(subject).flatMap(({ input, reading }) => {
		const call = reading.items.find((item) => item.type === "call");
		if (call === undefined) return [];
		const whole = input.slice(call.start, call.end);
		const cut = input.slice(call.start, call.commit);
		return [whole, cut, `${cut}{]`, `${cut}"`, `${whole.slice(0, -1)}\n`].map((unit) => ({
			title: `calls: ${unit}`,
			begin: "",
			unit,
		}));
	});
}

/** Names that never end. */
function names(subject: Subject): LongText[] {
	return nameSlots(subject)
		.slice(0, 3)
		.flatMap(({ before }) =>
			["x", ".", "-", " ", "<", "\\", "ø"].map((unit) => ({
				title: `a name of ${unit}`,
				begin: before,
				unit,
			})),
		);
}

export function longTexts(subject: Subject): readonly LongText[] {
	const all = new Map<string, LongText>();
	for (const one of [...outside(subject), ...inside(subject), ...names(subject), ...rows(subject)])
		if (one.unit !== "") all.set(`${one.begin}\n${one.unit}`, one);
	return [...all.values()];
}

const SIGNS = [
	..." x<\"'[{(,:;=\\|\n\ta1-.>)]}/`é\u00a0",
	...['"x",', "a=1,", '{"a":1},', "\\n", "\r\n", "},{", ")]"],
];

/** A long text that stands inside of an example. */
export interface LongPart extends LongText {
	readonly end: string;
}

/** So many examples with any place in them where a sign, a literal, or a part of an example is repeated. */
export function insideExamples({ examples, format }: Subject, count: number): readonly LongPart[] {
	if (examples.length === 0) return [];
	const inputs = fc.constantFrom(...examples.map(({ input }) => input));
	const literals = fc.constantFrom(...format.literals, "<");
	const space = fc.constantFrom("\n", " ", "\r\n");
	const signs = fc.constantFrom(...SIGNS);
	const piece = fc.oneof(space, signs, literals, beginningOf(literals), pieceOf(inputs));
	const two = fc.tuple(piece, piece).map((both) => both.join(""));
	const unit = fc.oneof(space, piece, two);
	const place = inputs.chain((input) =>
		fc
			.nat({ max: input.length })
			.map((at) => ({ begin: input.slice(0, at), end: input.slice(at) })),
	);
	const texts = fc.tuple(place, unit).map(([around, one]) => ({ ...around, unit: one }));
	return fc
		.sample(texts, runs(count))
		.filter((one) => one.unit !== "")
		.map((one) => ({ title: one.unit, ...one }));
}

function beginningOf(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
	return texts.chain((text) => fc.nat({ max: text.length }).map((to) => text.slice(0, to)));
}

function pieceOf(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
	const place = (text: string) => fc.tuple(fc.nat({ max: text.length }), fc.nat({ max: 12 }));
	return texts.chain((text) => place(text).map(([from, n]) => text.slice(from, from + n)));
}
