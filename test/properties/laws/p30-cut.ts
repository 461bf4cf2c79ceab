/**
 * P30: a cut call does not run. Of a prefix of a message, with any finish reason but `stop`, a call that may run is one of the
 * message, in name and arguments, and the model had closed its arguments: no message of the format that begins with that prefix
 * gives the call other ones. So it is of no account by what a call is closed: a bracket of its arguments, a mark, or a next call.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_FALLBACKS } from "../../../src/chain/index.js";
import { every } from "../support/chunks.js";
import { WORDS } from "../support/messages.js";
import { ALONE } from "../support/readers.js";
import { callsOf, read } from "../support/reading.js";
import { REASONS, type Setting, sharedOut } from "../support/settings.js";
import { type Property, registrySubjects, rows, type Subject } from "../support/subjects.js";
import { markerString } from "../support/values.js";
import {
	prescribed,
	readable,
	type Said,
	type SaidCall,
	settingFor,
	textsOf,
} from "../support/written.js";

const CUTS = REASONS.filter((reason) => reason !== "stop");
/** Ways to write one message that are tried. */
const LAYOUTS = 2;

/** Each ends with another kind of value. */
const FIXED: readonly (readonly Said[])[] = [
	[{ name: "get_weather", arguments: { city: "Oslo", days: 3 } }],
	[{ name: "search", arguments: { filter: { gte: 3, tags: ["x", "y"] } } }],
	[{ name: "search", arguments: { text: "", on: true } }],
	[{ content: "Well.\n" }, { name: "ping", arguments: {} }],
	[
		{ name: "f", arguments: { list: [{ a: "b" }, { a: "c" }] } },
		{ name: "g", arguments: { n: null } },
	],
];

/** A string that goes on behind one of the format's marks. */
function marked({ format }: Subject): readonly (readonly Said[])[] {
	const marks = new Set(
		format.literals.map((text) => text.trim()).filter((text) => text.length > 2),
	);
	return [...marks].map((mark) => [{ name: "note", arguments: { text: `see ${mark} there` } }]);
}

/** Messages of a call or two; their strings are words, or hold marks and brackets. */
function messages(subject: Subject): fc.Arbitrary<readonly Said[]> {
	const text = fc.oneof(WORDS, markerString(subject));
	const value: fc.Arbitrary<unknown> = fc.oneof(
		{ weight: 4, arbitrary: text },
		fc.integer({ min: -99, max: 999 }),
		fc.boolean(),
		fc.array(text, { minLength: 1, maxLength: 2 }),
		fc.dictionary(fc.constantFrom("a", "b"), text, { maxKeys: 2, noNullPrototype: true }),
	);
	const given = fc.dictionary(fc.constantFrom("city", "days", "note"), value, {
		maxKeys: 3,
		noNullPrototype: true,
	});
	const call = fc.record({
		name: fc.constantFrom("f", "get_weather"),
		arguments: given,
	});
	return fc.array(fc.oneof(call, ...ownCalls(subject, text)), { minLength: 1, maxLength: 2 });
}

/** Calls of tools that have a layout of their own. */
function ownCalls(subject: Subject, text: fc.Arbitrary<string>): readonly fc.Arbitrary<SaidCall>[] {
	const keys = prescribed(subject, "key");
	if (keys.length === 0) return [];
	const given = fc.dictionary(fc.constantFrom(...keys), text, { noNullPrototype: true });
	return prescribed(subject, "name").map((name) =>
		fc.record({ name: fc.constant(name), arguments: given }),
	);
}

/** The message up to a call, with other arguments of that: more of them, or a longer last one. */
function others(said: readonly Said[], index: number): readonly (readonly Said[])[] {
	const at = said.indexOf(callsIn(said)[index] ?? never());
	const { name, arguments: given } = callsIn(said)[index] ?? never();
	const [key, last] = Object.entries(given).at(-1) ?? ["", undefined];
	const more = ["y", 1, true, { a: 1 }].map((value) => ({ ...given, more: value }));
	const longer = longerThan(last).map((value) => ({ ...given, [key]: value }));
	return [...more, ...longer].map((other) => [...said.slice(0, at), { name, arguments: other }]);
}

function longerThan(value: unknown): readonly unknown[] {
	if (typeof value === "string") return [`${value}x`];
	if (typeof value === "number") return [value * 10 + 5];
	if (Array.isArray(value)) return [[...value, ...value]];
	return typeof value === "object" && value !== null ? [{ ...value, more: "y" }] : [];
}

function callsIn(said: readonly Said[]): readonly SaidCall[] {
	return said.filter((one) => "name" in one);
}

/** Equal texts for equal calls. */
function spelled({ name, arguments: given }: SaidCall): string {
	return `${name} ${JSON.stringify(given)}`;
}

/** What runs of a prefix of the message; `subject` has written it, `reader` reads it. */
class Cut {
	private readonly calls: readonly string[];
	private readonly open: readonly (readonly string[])[];

	constructor(subject: Subject, said: readonly Said[]) {
		const calls = callsIn(said);
		this.calls = calls.map(spelled);
		this.open = calls.map((_, index) =>
			others(said, index).flatMap((other) => textsOf(subject, other, 4 * LAYOUTS)),
		);
	}

	check({ format }: Subject, prefix: string, setting: Setting, chunks = [prefix]): void {
		callsOf(read(format, chunks, setting)).forEach((call, index) => {
			if (call.status === "incomplete") return;
			const where = `${setting.finish} after ${JSON.stringify(prefix)}`;
			const given = JSON.parse(call.arguments) as SaidCall["arguments"];
			expect(spelled({ name: call.name, arguments: given }), where).toBe(this.calls[index]);
			const other = this.open[index]?.find((text) => text.startsWith(prefix));
			expect(other, `${where}, the arguments are open`).toBe(undefined);
		});
	}
}

/** Each character less: the engine may have cut it there. */
function prefixes(text: string): readonly string[] {
	return Array.from({ length: text.length }, (_, at) => text.slice(0, at));
}

function never(): never {
	throw new Error("the message has no such call");
}

const fallbacks = new Set(DEFAULT_FALLBACKS.map(({ format }) => format.name));

export const p30: Property = (subjects, reader = ALONE) => {
	const writing = subjects.filter(
		(one) => one.writing !== null && one.format.units.length > 0 && reader.takes(one),
	);
	if (writing.length === 0) return;
	describe.each(rows(writing))(`P30 a cut call${reader.title}: %s`, (_name, subject) => {
		const checkAll = (by: Subject, said: readonly Said[], base: Setting, chunked: boolean) => {
			let seen = 0;
			const cut = new Cut(by, said);
			for (const { text } of readable(by, said, settingFor(said), LAYOUTS)) {
				seen++;
				// behind the whole message, too
				for (const prefix of [...sharedOut(subject, prefixes(text), 3), text]) {
					cut.check(subject, prefix, base);
					if (chunked) cut.check(subject, prefix, base, every(prefix, 1));
				}
			}
			return seen;
		};
		const settingOf = (said: readonly Said[], finish: string, strict: boolean): Setting =>
			reader.as({ options: { ...settingFor(said).options, strict }, finish });

		test("messages with each kind of value, and with each mark", () => {
			let seen = 0;
			const marks = reader.chained ? [] : marked(subject);
			for (const said of [
				...FIXED.slice(0, 1),
				...sharedOut(subject, [...FIXED.slice(1), ...marks], 4),
			])
				seen += checkAll(subject, said, settingOf(said, "length", false), false);
			expect(seen, "a message has been read").toBeGreaterThan(0);
		});

		test("any messages", () => {
			fc.assert(
				fc.property(
					messages(subject),
					fc.constantFrom(...CUTS),
					fc.boolean(),
					(said, finish, strict) => {
						checkAll(subject, said, settingOf(said, finish, strict), true);
					},
				),
				reader.runs(60),
			);
		});

		if (!reader.chained) return;
		test("candidates of the fallbacks", () => {
			for (const by of registrySubjects().filter(({ format }) => fallbacks.has(format.name)))
				for (const said of FIXED) checkAll(by, said, settingOf(said, "length", false), false);
		});
	});
};
