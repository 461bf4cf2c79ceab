/**
 * P15: an error costs the call it is in. With one call of a message spoilt, all others are what they were; and on
 * well-formed input leniency does nothing.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ParserEvent } from "../../../src/runtime/events.js";
import { type Block, blockSetting, blocksOf, story } from "../support/blocks.js";
import { type Damage, damaged, damagedCall } from "../support/damage.js";
import { limitOf } from "../support/limits.js";
import { ALONE } from "../support/readers.js";
import { type CallItem, callsOf, eventsOf, fold, print, read } from "../support/reading.js";
import { rowOfCalls } from "../support/sentences.js";
import { runs, type Setting } from "../support/settings.js";
import { NO_JUNK, ONLY_CALLS } from "../support/stated.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { cleanExamples, wholeExamples } from "../support/well-formed.js";

/**
 * The first call behind the spoilt one that must be as it was: the next one, but for two cases, where it is the next section's.
 * A call that is the first of its section and has not begun when it fails is text, and the section with it. Where calls are
 * pairs that only a bracket closes, no end of a broken one can be told from a bracket of its text.
 */
function nextAsked(
	{ format }: Subject,
	text: string,
	calls: readonly CallItem[],
	spoilt: CallItem,
	{ at }: Damage,
): number {
	if (ONLY_CALLS[format.name] !== undefined) return calls.length;
	const long = format.literals.filter((literal) => literal.trim().length >= 4);
	const opensSection = (index: number): boolean => {
		const between = text.slice(calls[index - 1]?.end ?? 0, calls[index]?.start);
		return index === 0 || long.some((literal) => between.includes(literal));
	};
	const bracketed = format.units.some(({ pairs, closes }) => pairs && closes.length === 0);
	const index = calls.indexOf(spoilt);
	let next = index + 1;
	if (bracketed || (at <= spoilt.commit && opensSection(index)))
		while (next < calls.length && !opensSection(next)) next++;
	return next;
}

/**
 * Where nothing but its bracket closes a call, the damage behind it may look like the rest of a string that was broken (P28): then
 * the last call before the damage is `incomplete`, and may take the rest of its list with it.
 */
function isDoubted(
	{ format }: Subject,
	strict: boolean,
	got: string | undefined,
	whole: string | undefined,
): boolean {
	const bare = format.units.some(({ closes, named }) => closes.length === 0 && !named);
	if (!bare || whole === undefined || got === whole) return false;
	// strict mode withholds it
	if (strict) return true;
	return got?.startsWith(`${whole.split(" ")[0]} `) === true && / incomplete/.test(got);
}

/** Whether a string of the text begins like what stands behind one: in a broken call nothing is counted from there on (5.4). */
function hasDoubtfulString(text: string): boolean {
	return [...text.matchAll(/"((?:[^"\\]|\\.)*)"/gs)].some(([, inner]) =>
		/^\s*[,:\]}]/.test(inner ?? ""),
	);
}

/** How many quotes of a text stand without a backslash before them. */
function quotesIn(text: string): number {
	return text.replace(/\\./gs, "").split(/["']/).length - 1;
}

/**
 * A call that has lost or won a quote, that holds a string which begins like what stands behind one, or whose end nothing proves,
 * and that nothing but its bracket closes, may take all that follows (P27). `sureStrings`: neither of the first two.
 */
function takesRest(
	{ format }: Subject,
	message: string,
	given: Setting,
	sureStrings: boolean,
): boolean {
	if (format.units.every(({ closes, named }) => closes.length > 0 || named)) return false;
	// strict mode withholds it
	const setting = { ...given, options: { ...given.options, strict: false } };
	const events = eventsOf(format, [message], setting);
	if (sureStrings && !isUnproved(events)) return false;
	const last = callsOf(fold(events)).at(-1);
	return last?.status === "incomplete" && last.end === message.length;
}

/** Whether a notice tells of a call whose end was not proved. */
function isUnproved(events: readonly ParserEvent[]): boolean {
	return events.some((event) => event.type === "notice" && event.message.includes(UNPROVED));
}
const UNPROVED = "what follows the call shows";

/** Whether a call behind the spoilt one may be a quotation in a value that is left open: only the end of the message proves it (5.8). */
function mayQuote({ format }: Subject, message: string, given: Setting): boolean {
	if (!format.nodes.some((node) => node.k === "text" && node.field === "value")) return false;
	const setting = { ...given, options: { ...given.options, strict: false } };
	return isUnproved(eventsOf(format, [message], setting));
}

/** An object in single quotes that holds one: in a call that is none, nothing says where that string ends. */
const APOSTROPHE = /'\{.*\w'\w.*\}'/s;

/** Formats in which the input of a call ends its line. */
const OWN_LINES: ReadonlySet<string> = new Set(["react"]);

export const p15: Property = (subjects, reader = ALONE) => {
	const calling = subjects.filter((subject) => blocksOf(subject).length > 0);
	describe.each(rows(calling))(`P15 error locality${reader.title}: %s`, (_name, subject) => {
		const { format } = subject;
		// an end of the message in a string is one in the text as soon as the call is none
		const blocks = blocksOf(subject).filter(
			({ text }) => !format.ends.some((end) => text.includes(end)),
		);
		// what is spoilt may become a parameter that takes all the rest
		const takesAll = limitOf(format, "to-the-end") !== undefined;
		const some = fc.array(fc.constantFrom(...blocks), { maxLength: 2 });
		const spoilt = fc.tuple(fc.constantFrom(...blocks), fc.boolean()).chain(([block, strict]) => {
			const setting = reader.as(blockSetting(subject, strict));
			return damaged(subject, block, setting).map((damage) => ({ block, setting, damage }));
		});

		/**
		 * The calls without their places and ids (an id may hold the call's number), and without their repairs: what is left of
		 * a spoilt section may be markup of the next one.
		 */
		const said = (text: string, setting: ReturnType<typeof blockSetting>): string[] =>
			callsOf(read(format, [text], setting)).map(({ name, arguments: given, status }) => {
				const usable = status === "complete" || status === "repaired";
				return `${name} ${given} ${usable ? "usable" : status}`;
			});

		/** The texts without their white space. */
		const spoken = (text: string, setting: ReturnType<typeof blockSetting>): string =>
			read(format, [text], setting)
				.items.map((item) => (item.type === "call" ? "" : item.text.replace(/\s+/g, "")))
				.join("");

		test("the calls beside a spoilt one are what they were", () => {
			fc.assert(
				fc.property(
					some,
					spoilt,
					some,
					fc.constantFrom("", "\n", "\n\n", " and then "),
					(before, { block, setting, damage }, after, between) => {
						const text = (blocks: readonly Block[]): string[] => blocks.map((one) => one.text);
						const spoiltOne = (one: string): string =>
							[...text(before), one, ...text(after)].join(between);
						const alone = (blocks: readonly Block[]): string[] =>
							blocks.flatMap((one) => said(one.text, setting));
						const [first, last] = [alone(before), alone(after)];
						// where the spoilt one itself is withheld, nothing tells what the damage did to it
						fc.pre(alone([block]).length === block.count);
						// only calls that the format can put in a row so
						fc.pre(
							said(spoiltOne(block.text), setting).join() ===
								[...first, ...alone([block]), ...last].join(),
						);
						const row = [...before, block, ...after].map((one) => spoken(one.text, setting));
						// and whose markup is not text there
						fc.pre(
							spoken(spoiltOne(block.text), setting) === row.join(between.replace(/\s+/g, "")),
						);
						const message = spoiltOne(damage.text);
						const calls = said(message, setting);
						const where = `${damage.how} in ${JSON.stringify(message)}`;
						const lastBefore = first.length - 1;
						const doubted = isDoubted(
							subject,
							setting.options.strict === true,
							calls[lastBefore],
							first[lastBefore],
						);
						const known = doubted ? lastBefore : first.length;
						expect(calls.slice(0, known), `before ${where}`).toEqual(first.slice(0, known));
						if (takesAll || doubted) return;
						const sure =
							quotesIn(block.text) === quotesIn(damage.text) && !hasDoubtfulString(block.text);
						if (takesRest(subject, message, setting, sure)) return;
						const behind = calls.slice(first.length);
						const isLate = behind.length < last.length && last.join().endsWith(behind.join());
						if (isLate && APOSTROPHE.test(block.text)) return;
						const asked = behind.slice(Math.max(0, behind.length - last.length));
						if (mayQuote(subject, message, setting)) {
							const runs = asked.filter((one) => one.endsWith(" usable"));
							expect(last, `behind ${where}`).toEqual(expect.arrayContaining(runs));
						} else expect(asked, `behind ${where}`).toEqual(last);
						expect(behind.length).toBeLessThanOrEqual(block.count + last.length);
					},
				),
				reader.runs(800),
			);
		});

		if (subject.writing !== null && limitOf(format, "one-call") === undefined)
			test("the calls around a spoilt one, in a message as it is written", () => {
				const one = ({ name, arguments: given, status, repairs }: CallItem): string =>
					`${name} ${given} ${status} ${repairs.join()}`;
				const row = rowOfCalls(subject).chain(({ text, setting: alone, calls }) =>
					fc.constantFrom(...calls).chain((spoiltOne) =>
						damagedCall(subject, text, spoiltOne).map((damage) => ({
							damage,
							setting: reader.as(alone),
							whole: calls.map(one),
							at: calls.indexOf(spoiltOne),
							next: nextAsked(subject, text, calls, spoiltOne, damage),
						})),
					),
				);
				fc.assert(
					fc.property(row, ({ damage, setting, whole, at, next }) => {
						const calls = callsOf(read(format, [damage.text], setting)).map(one);
						const where = `${damage.how} in ${JSON.stringify(damage.text)}`;
						const doubted = isDoubted(
							subject,
							setting.options.strict === true,
							calls[at - 1],
							whole[at - 1],
						);
						const sure = doubted ? at - 1 : at;
						expect(calls.slice(0, sure), `before ${where}`).toEqual(whole.slice(0, sure));
						if (takesAll || doubted) return;
						// where a brace is missing and other text follows, the call may take the rest of its list with it (P28)
						if (calls[at]?.includes(" incomplete envelope") === true) return;
						const last = whole.slice(next);
						const behind = calls.slice(at);
						expect(
							behind.slice(Math.max(0, behind.length - last.length)),
							`behind ${where}`,
						).toEqual(last);
						expect(calls.length).toBeLessThanOrEqual(whole.length);
					}),
					reader.runs(800),
				);
			});

		// what is stated of the wire, and the lenient rules, are the primary's
		if (reader.chained) return;

		const onlyCalls = ONLY_CALLS[format.name];
		if (onlyCalls !== undefined)
			test(`as stated: ${onlyCalls.reason}`, () => {
				const [text, calls] = onlyCalls.example;
				const tools = ["a", "b"].map((name) => ({ name }));
				expect(said(text, { options: { tools }, finish: "stop" })).toEqual(calls);
			});

		for (const stated of NO_JUNK[format.name] ?? [])
			test(`as stated: ${stated.reason}`, () => {
				const [text, calls] = stated.example;
				if (stated.by === "put") expect(text).toContain(stated.junk);
				expect(said(text, { options: {}, finish: "stop" })).toEqual(calls);
			});

		test("leniency changes nothing of what is well-formed", () => {
			// Stated limit: a lenient rule outside of calls (an echo, a close alone) leaves no trace, and costs text at most.
			const whole = new Set(wholeExamples(subject).map(({ title }) => title));
			for (const { title, input, setting, reading } of cleanExamples(subject)) {
				// strict mode withholds calls of tools that are not declared
				const called = callsOf(reading).map(({ name }) => ({ name }));
				const tools = [...(setting.options.tools ?? []), ...called];
				const strict = { ...setting, options: { ...setting.options, tools, strict: true } };
				const got = read(format, [input], strict);
				expect(callsOf(got), title).toEqual(callsOf(reading));
				if (whole.has(title)) expect(print(got)).toBe(print(reading));
			}
			fc.assert(
				fc.property(
					fc.array(fc.constantFrom(...blocksOf(subject)), { maxLength: 4 }),
					fc.constantFrom("", "\n", " so "),
					(parts, between) => {
						fc.pre(between === "\n" || !OWN_LINES.has(format.name));
						const text = parts.map((part) => part.text).join(between);
						expect(story(subject, text, blockSetting(subject, false))).toEqual(
							story(subject, text, blockSetting(subject, true)),
						);
					},
				),
				runs(100),
			);
		});
	});
};
