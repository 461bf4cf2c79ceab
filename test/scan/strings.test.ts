/** Where the strings of a value end that another reader reads: only what stands behind one is told, whatever stands in it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { Strings } from "../../src/runtime/scan/strings.js";

const QUOTE = 34;

/** What is told of each character. */
function told(strings: Strings, text: string): readonly boolean[] {
	return [...text].map((c) => strings.step(c.charCodeAt(0)));
}

function expectNothing(strings: Strings, text: string): void {
	expect(told(strings, text), text).toEqual([...text].map(() => false));
}

const someText = fc.string({
	unit: fc.constantFrom("a", '"', "'", "\\", ",", "}", " "),
	maxLength: 6,
});
const someSpace = fc.string({ unit: fc.constantFrom(" ", "\t", "\n"), maxLength: 3 });

test("of JSON all but white space behind the string is told", () => {
	fc.assert(
		fc.property(someText, someSpace, fc.constantFrom(...',}]:"x1/é'), (text, space, next) => {
			const strings = new Strings();
			strings.begin(QUOTE, false);
			expectNothing(strings, JSON.stringify(text).slice(1) + space);
			expect(told(strings, next)).toEqual([true]);
		}),
	);
});

interface Literal {
	readonly quote: '"' | "'";
	readonly triple: boolean;
	/** the text between the quotes */
	readonly body: string;
}

const someLiteral: fc.Arbitrary<Literal> = fc
	.record({ quote: fc.constantFrom('"' as const, "'" as const), triple: fc.boolean() })
	.chain(({ quote, triple }) => {
		const other = quote === '"' ? "'" : '"';
		const own = triple ? [`${quote},`, `${quote}${quote}}`] : [];
		const pieces = ["a", ",", "}", " ", "/", "é", other, `\\${quote}`, "\\\\", ...own];
		return fc
			.array(fc.constantFrom(...pieces), { maxLength: 6 })
			.map((all) => ({ quote, triple, body: all.join("") }));
	});

function marks({ quote, triple }: Literal): string {
	return triple ? quote.repeat(3) : quote;
}

test("of Python what may follow a string is told, and neighbours are one string", () => {
	fc.assert(
		fc.property(
			fc.array(someLiteral, { minLength: 1, maxLength: 4 }),
			fc.boolean(),
			fc.constantFrom(...",:}])/é"),
			(literals, close, next) => {
				const strings = new Strings();
				strings.python = true;
				const [first, ...rest] = literals;
				if (first === undefined) return;
				strings.begin(first.quote.charCodeAt(0), first.triple);
				let last = first;
				let text = first.body + marks(first);
				for (const one of rest) {
					// two quotes of one kind that touch could be three
					text += close && one.quote !== last.quote ? "" : " ";
					text += marks(one) + one.body + marks(one);
					last = one;
				}
				expectNothing(strings, `${text} b`);
				expect(told(strings, next)).toEqual([true]);
			},
		),
		{ numRuns: 300 },
	);
});
