/**
 * P29: no silent loss of arguments. What a call's object held on the wire is in its arguments, or the call may not run, or a
 * repair or a notice says what was left out. Tried where a format writes the arguments as one JSON object: that object is
 * renamed, flattened, doubled, wrapped, put into an object of its own or beside others, or is something else than an object. And
 * in all formats: a bracket too many closes the arguments or the call before their last member.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyPlaces, cutAtFractions } from "../support/chunks.js";
import { ALONE } from "../support/readers.js";
import { callsOf, type Reading, read } from "../support/reading.js";
import { sharedOut } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { type Said, settingFor, textsOf } from "../support/written.js";

const NAME = "fetch";
const ARGUMENTS = { city: "Oslo", days: 3 };
const SAID: readonly Said[] = [{ name: NAME, arguments: ARGUMENTS }];

/** The object of the arguments in a text: where it stands, and its key and the object around it, if it is a member. */
interface Place {
	readonly start: number;
	readonly end: number;
	/** where its key begins */
	readonly key: number | null;
}

/** The text around the object, and what is put in its place; the whole set of arguments that it must come to, or none. */
interface Slip {
	readonly text: string;
	/** a call that may run has these, or says what it lacks */
	readonly written: Readonly<Record<string, unknown>> | null;
	/** what stands in place of the object */
	readonly other?: string;
	/** the object that stands there; without tools, and in strict mode, it is the arguments */
	readonly data?: Readonly<Record<string, unknown>>;
}

function placeOf(text: string): Place | null {
	for (let start = text.indexOf("{"); start >= 0; start = text.indexOf("{", start + 1)) {
		for (let end = text.indexOf("}", start) + 1; end > 0; end = text.indexOf("}", end) + 1) {
			const value = parsed(text.slice(start, end));
			if (JSON.stringify(value) !== JSON.stringify(ARGUMENTS)) continue;
			const key = /"\w+"\s*:\s*$/.exec(text.slice(0, start));
			return { start, end, key: key?.index ?? null };
		}
	}
	return null;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const OBJECT = JSON.stringify(ARGUMENTS);
const FLAT = OBJECT.slice(1, -1);

/** What may stand in place of the object. */
const NO_OBJECTS: readonly string[] = [
	`[${OBJECT}]`,
	"Oslo, for three days",
	'{"city": "Oslo", "days": 3]',
	'{"city": "Oslo" oops "days": 3}',
	`｛${FLAT}}`,
	'{"city": "Oslo", "days": }',
];

/** What may stand in place of the member: a text, and all that it says. */
const MEMBERS: readonly (readonly [member: string, written: Slip["written"]])[] = [
	...["args", "input", "params", "kwargs", "parameters", "arguments", "tool_input"].flatMap(
		(key): [string, Slip["written"]][] => [
			[`"${key}": ${OBJECT}`, ARGUMENTS],
			[`"${key}": ${JSON.stringify(OBJECT)}`, ARGUMENTS],
			[`"${key}": {}, "arguments": ${OBJECT}`, ARGUMENTS],
			[`"arguments": ${OBJECT}, "${key}": {"days": 4}`, null],
			[`"arguments": {}, "${key}": ${OBJECT}`, ARGUMENTS],
		],
	),
	[`"params_of_call": ${OBJECT}`, ARGUMENTS],
	[FLAT, ARGUMENTS],
	[`"type": "function", ${FLAT}`, ARGUMENTS],
	[`${FLAT}, "unknown": 1`, null],
	[`"unknown": {"a": [1, "}"]}`, null],
	[`"id": {"city": "Oslo"}`, null],
	[`"arguments": {"city": "Oslo"}, "days": 3`, ARGUMENTS],
	[`"days": 3, "arguments": {"city": "Oslo"}`, ARGUMENTS],
	[`"arguments": ${OBJECT}, "why": "so"`, null],
	[`"arguments": ${OBJECT}, "arguments": ${OBJECT.replace("3", "4")}`, null],
	[`"city": "Oslo", "city": "Bergen"`, null],
];

/** Objects that hold the arguments, and all that they say. */
const WRAPPERS: readonly (readonly [
	data: Readonly<Record<string, unknown>>,
	written: Slip["written"],
])[] = [
	...["arguments", "parameters", "args", "input", "payload"].map(
		(key) => [{ [key]: ARGUMENTS }, ARGUMENTS] as const,
	),
	[{ name: NAME, arguments: ARGUMENTS }, ARGUMENTS],
	[{ arguments: ARGUMENTS, name: NAME }, ARGUMENTS],
	[{ name: "other", arguments: ARGUMENTS }, null],
	[{ arguments: ARGUMENTS, args: { days: 4 } }, null],
	[{ name: NAME, arguments: ARGUMENTS, why: "so" }, null],
];

function slips(text: string): readonly Slip[] {
	const place = placeOf(text);
	if (place === null) return [];
	const put = (from: number, with_: string): string =>
		text.slice(0, from) + with_ + text.slice(place.end);
	const found: Slip[] = NO_OBJECTS.map((other) => ({
		text: put(place.start, other),
		written: null,
		other,
	}));
	found.push(
		...WRAPPERS.map(([data, written]) => ({
			text: put(place.start, JSON.stringify(data)),
			written,
			data,
		})),
	);
	const { key } = place;
	if (key === null) return found;
	found.push(...MEMBERS.map(([member, written]) => ({ text: put(key, member), written })));
	// the whole object, as an API writes it
	const open = text.lastIndexOf("{", key);
	const close = text.indexOf("}", place.end);
	if (open < 0 || close < 0) return found;
	for (const of of [
		text.slice(open, close + 1),
		`{"name": "${NAME}", "arguments": ${JSON.stringify(OBJECT)}}`,
	]) {
		found.push({
			text: `${text.slice(0, open)}{"type": "function", "function": ${of}}${text.slice(close + 1)}`,
			written: ARGUMENTS,
		});
	}
	return found;
}

/** An object, and behind it a further argument. */
const BOXED: readonly Said[] = [
	{ name: NAME, arguments: { box: { n: 7 }, days: 3, city: "Oslo" } },
	{ name: "other", arguments: { city: "Oslo" } },
];

/** The texts with brackets too many behind the object. */
function closedEarly(subject: Subject): readonly string[] {
	const texts = [BOXED.slice(0, 1), BOXED].flatMap((said) => textsOf(subject, said, 4));
	return texts.flatMap((text) => {
		const end = text.search(/(?<=7\s*)\}/) + 1;
		if (end === 0) return [];
		return ["}", "}}", "\n}", ")", "))", "})"].map(
			(more) => text.slice(0, end) + more + text.slice(end),
		);
	});
}

/** How many calls may run; each has all that was written, or says what it lacks. */
function judged(reading: Reading, slip: Slip, declared: boolean, strict: boolean): number {
	const { text, other } = slip;
	const written = declared && !strict ? slip.written : (slip.data ?? slip.written);
	let seen = 0;
	for (const call of callsOf(reading)) {
		if (call.status === "incomplete" || call.status === "open" || call.name !== NAME) continue;
		seen++;
		const said = reading.notices.some(
			({ code }) => code === "left-out" || code === "duplicate-key",
		);
		const given: unknown = JSON.parse(call.arguments);
		if (said) {
			// what was left out is no parameter of the tool
			if (declared) expect(given, text).toEqual(ARGUMENTS);
			continue;
		}
		// a format may have an argument for what is no object
		if (isWhole(given, other)) continue;
		expect(written, `${text} gave ${call.arguments}`).not.toBeNull();
		expect(given, text).toEqual(written);
	}
	return seen;
}

/** All that was written is one string; what begins with a brace was meant as an object. */
function isWhole(given: unknown, other: string | undefined): boolean {
	if (other === undefined || other.startsWith("{")) return false;
	const values = typeof given === "object" && given !== null ? Object.values(given) : [];
	return values.length === 1 && String(values[0]).trim() === other;
}

export const p29: Property = (subjects, reader = ALONE) => {
	const calling = subjects.filter(({ format }) => format.units.length > 0);
	if (calling.length === 0) return;
	describe.each(rows(calling))(`P29 no argument is lost${reader.title}: %s`, (_name, subject) => {
		const { format } = subject;
		const texts = textsOf(subject, SAID, 8).flatMap(slips);
		const open = opens(subject);

		test.skipIf(texts.length === 0)("in one of its places", () => {
			let seen = 0;
			for (const slip of sharedOut(subject, texts, 6, reader.chained ? 2 : 0)) {
				for (const strict of [false, true]) {
					for (const tools of [true, false]) {
						const plain = settingFor(SAID);
						const options = { ...(tools ? plain.options : {}), strict };
						const setting = reader.as({ options, finish: "stop" });
						const whole = read(format, [slip.text], setting);
						const count = judged(whole, slip, tools, strict);
						if (!strict) seen += count;
						// in strict mode nothing is read in another place
						const repaired = callsOf(whole).flatMap(({ repairs }) => repairs);
						if (strict) expect(repaired.filter((code) => CODES.includes(code))).toEqual([]);
						expect(read(format, slip.text.split(""), setting)).toEqual(whole);
					}
				}
			}
			if (open && !reader.chained) expect(seen, "a slip has been read").toBeGreaterThan(0);
		});

		const early = closedEarly(subject);
		test.skipIf(early.length === 0)("behind a bracket too many", () => {
			for (const text of early) {
				for (const strict of [false, true]) {
					const plain = settingFor(BOXED);
					const setting = reader.as({ ...plain, options: { ...plain.options, strict } });
					const whole = read(format, [text], setting);
					const said = whole.notices.some(({ code }) => code === "left-out");
					for (const { name, status, arguments: given } of callsOf(whole)) {
						if (status === "incomplete" || status === "open" || name !== NAME) continue;
						if (!said) expect(JSON.parse(given), text).toHaveProperty("days");
					}
					expect(read(format, text.split(""), setting)).toEqual(whole);
				}
			}
		});

		test.skipIf(texts.length === 0)("however it is cut", () => {
			fc.assert(
				fc.property(fc.constantFrom(...texts), anyPlaces, fc.boolean(), (slip, places, strict) => {
					const plain = settingFor(SAID);
					const setting = reader.as({ ...plain, options: { ...plain.options, strict } });
					const whole = read(format, [slip.text], setting);
					expect(read(format, cutAtFractions(slip.text, places), setting)).toEqual(whole);
				}),
				reader.runs(100),
			);
		});
	});
};

const CODES: readonly string[] = [
	"arguments-key",
	"name-key",
	"flat-arguments",
	"wrapped-function",
	"wrapped-arguments",
];

/** Whether its calls are objects that may hold other members. */
function opens({ format }: Subject): boolean {
	return format.nodes.some((node) => node.k === "pattern" && node.pattern.open);
}
