/**
 * Texts that are hard on a format: its own literals, whole and cut, the literals of others, JSON, XML and Python in pieces,
 * pieces of its examples, and examples with something wrong in them.
 */
import fc from "fast-check";
import { pick, type Random } from "./random.js";
import { nearMiss, sentence } from "./sentences.js";
import type { Subject } from "./subjects.js";

const SPACE: readonly string[] = [
	"\n",
	"\n",
	" ",
	"  ",
	"\r\n",
	"\t",
	"\n\n",
	" ".repeat(70),
	"\u00a0",
	"\r",
];
const ATOMS: readonly string[] = [
	"{",
	"}",
	"[",
	"]",
	"(",
	")",
	'"',
	"'",
	":",
	",",
	"=",
	"<",
	">",
	"/",
	"|",
	"\\",
	"`",
	"```",
	"```json\n",
	'"""',
	"'''",
	'\\"',
	"\\n",
	"\\u00e9",
	"\\ud83d",
	"\\ude00",
	"\\d",
	"{}",
	"[]",
	"[{",
	"}]",
	"}}",
	'{"',
	'": "',
	'"}',
	'{"name": "',
	'"name"',
	'"arguments": {',
	'{"name": "f", "arguments": {',
	'{"a": 1}',
	'{"a": "b"}',
	'"a": 1',
	"f(",
	"f(a=1)",
	"a=1",
	"0",
	"-1",
	"01",
	"1.5",
	"1e9",
	".5",
	"5.",
	"NaN",
	"Infinity",
	"true",
	"True",
	"null",
	"None",
	"x",
	"f",
	"a",
	"name",
	"<a>",
	"</a>",
	"<a/>",
	"<!--",
	"&amp;",
	"&",
	"&quot;",
	"Hello",
	"word ",
	"ø",
	"東",
	"👩‍👩‍👧",
	"\u0000",
	"\u0007",
	"\u2028",
	"\ufeff",
	"\ufffd",
];
/** Halves of surrogate pairs alone: no string of a real tokenizer, but one that a caller can make. */
const HALVES: readonly string[] = ["\ud83d", "\ude00", "\udc00\ud800"];

interface Pools {
	readonly own: readonly string[];
	readonly cut: readonly string[];
	readonly foreign: readonly string[];
	readonly names: readonly string[];
	readonly slices: readonly string[];
}

const known = new WeakMap<Subject, Pools>();

function poolsOf(subject: Subject): Pools {
	let pools = known.get(subject);
	if (pools === undefined) {
		const { format, examples } = subject;
		const own = [...new Set([...format.literals, ...format.ends, ...format.tokens])];
		const cut = own.flatMap((text) =>
			text.length < 2
				? []
				: [
						text.slice(0, -1),
						text.slice(1),
						text.slice(0, text.length >> 1),
						text.slice(text.length >> 1),
					],
		);
		const names = examples.flatMap(({ tools }) =>
			tools.flatMap((tool) => [tool.name, ...tool.parameters.map((parameter) => parameter.name)]),
		);
		const slices = examples.flatMap(({ input }) => input.match(/[\s\S]{1,12}/g) ?? []);
		pools = {
			own: own.length > 0 ? own : ["x"],
			cut: cut.length > 0 ? cut : ["x"],
			foreign: subject.foreign.length > 0 ? subject.foreign : ["x"],
			names: names.length > 0 ? [...new Set(names)] : ["f"],
			slices: slices.length > 0 ? slices : ["x"],
		};
		known.set(subject, pools);
	}
	return pools;
}

/** Own literals most often: two of them that fit are what makes a reading live long. */
function weighted(subject: Subject): readonly (readonly [number, readonly string[]])[] {
	const pools = poolsOf(subject);
	return [
		[8, pools.own],
		[3, pools.cut],
		[1, pools.foreign],
		[2, pools.names],
		[3, pools.slices],
		[5, ATOMS],
		[3, SPACE],
	];
}

/** A concatenation of fragments. */
export function fragmentText(subject: Subject, maxLength = 20): fc.Arbitrary<string> {
	const one = fc.oneof(
		...weighted(subject).map(([weight, pool]) => ({ weight, arbitrary: fc.constantFrom(...pool) })),
	);
	return fc.array(one, { maxLength }).map((parts) => parts.join(""));
}

/** An example of the format with up to three things done to it: text lost, put in, doubled, or all after a place cut off. */
export function bentExample(subject: Subject): fc.Arbitrary<string> {
	const inputs = subject.examples.map(({ input }) => input);
	const place = fc.double({ min: 0, max: 1, noNaN: true });
	const bend = fc.record({
		how: fc.constantFrom("lose", "put", "double", "cut"),
		at: place,
		length: fc.integer({ min: 1, max: 12 }),
		text: fragmentText(subject, 2),
	});
	return fc
		.tuple(fc.constantFrom(...inputs), fc.array(bend, { maxLength: 3 }))
		.map(([input, bends]) => bends.reduce(bent, input));
}

function bent(
	text: string,
	bend: { how: string; at: number; length: number; text: string },
): string {
	const at = Math.floor(bend.at * text.length);
	const before = text.slice(0, at);
	const after = text.slice(at);
	if (bend.how === "lose") return before + after.slice(bend.length);
	if (bend.how === "put") return before + bend.text + after;
	if (bend.how === "double") return before + after.slice(0, bend.length) + after;
	return before;
}

/** Any text that may come: fragments, bent examples, two of them in a row, sentences and near misses. Well-formed UTF-16. */
export function anyText(subject: Subject): fc.Arbitrary<string> {
	const fragments = fragmentText(subject);
	const example = bentExample(subject);
	const said = sentence(subject);
	return fc.oneof(
		{ weight: 1, arbitrary: said },
		{ weight: 2, arbitrary: nearMiss(subject, said) },
		{ weight: 4, arbitrary: fragments },
		{ weight: 4, arbitrary: example },
		{ weight: 1, arbitrary: fc.tuple(example, fragments).map(([a, b]) => a + b) },
		{ weight: 1, arbitrary: fc.tuple(example, example).map(([a, b]) => a + b) },
	);
}

/** The same, with halves of surrogate pairs in it. */
export function anyUnits(subject: Subject): fc.Arbitrary<string> {
	return fc
		.array(fc.oneof(fragmentText(subject, 4), fc.constantFrom(...HALVES)), { maxLength: 8 })
		.map((parts) => parts.join(""));
}

/** A text without the machinery of fast-check, of at most `length` characters: of fragments, or an example that was bent. */
export function looseText(subject: Subject, random: Random, length: number): string {
	const pools = weighted(subject);
	const total = pools.reduce((sum, [weight]) => sum + weight, 0);
	const fragment = (): string => {
		let at = random(total);
		for (const [weight, pool] of pools) {
			at -= weight;
			if (at < 0) return pick(random, pool);
		}
		return "";
	};
	let text = "";
	if (subject.examples.length > 0 && random(5) < 3) {
		text = pick(random, subject.examples).input;
		// long examples begin somewhere, or their ends would never be read
		if (text.length > length) text = text.slice(random(2) === 0 ? 0 : text.length - length);
		for (let bends = random(4); bends > 0; bends--) {
			const at = random(text.length + 1);
			const kept = text.slice(at + random(3) * random(6));
			text = text.slice(0, at) + (random(2) === 0 ? fragment() : "") + kept;
		}
	} else while (text.length < length) text += fragment();
	return text.slice(0, length);
}
