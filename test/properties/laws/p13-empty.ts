/**
 * P13: nothing, empty and null are three things. A call without arguments gives `{}` once, streamed and whole; an empty
 * string is an empty string; null is null; and a call without arguments does not end the message.
 */
import { describe, expect, test } from "vitest";
import { limitOf, mayStand } from "../support/limits.js";
import { objectPlaces, takesText, textPlaces } from "../support/places.js";
import { callsOf, eventsOf, read } from "../support/reading.js";
import { type Setting, sharedOut } from "../support/settings.js";
import { BRACED } from "../support/stated.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { declared, wholeExamples } from "../support/well-formed.js";
import { readable, type Said, settingFor, tells, textsOf } from "../support/written.js";

/** The arguments of one call, the same whole and streamed, lenient and strict. */
function argumentsOf(
	{ format }: Subject,
	text: string,
	{ options, finish }: Setting,
	index: number,
): string | undefined {
	// strict mode withholds calls of tools that are not declared
	const called = callsOf(read(format, [text], { options, finish })).map(({ name }) => ({ name }));
	const tools = [...(options.tools ?? []), ...called];
	const [whole, ...others] = [false, true].flatMap((strict) =>
		[[text], text.split("")].map((chunks) => {
			const setting = { options: { ...options, ...(strict ? { tools } : {}), strict }, finish };
			return callsOf(read(format, chunks, setting))[index]?.arguments;
		}),
	);
	for (const other of others) expect(other).toBe(whole);
	return whole;
}

/** Expects every call without arguments to have said `{}`, in whole and in parts. */
function expectEmpty({ format }: Subject, text: string, setting: Setting): number {
	let seen = 0;
	for (const { arguments: given, index } of callsOf(read(format, [text], setting))) {
		if (given !== "{}") continue;
		seen++;
		for (const chunks of [[text], text.split("")]) {
			const deltas = eventsOf(format, chunks, setting).flatMap((event) =>
				event.type === "call-arguments" && event.index === index ? [event.delta] : [],
			);
			expect(deltas.join("")).toBe("{}");
		}
	}
	return seen;
}

export const p13: Property = (subjects) => {
	const calling = subjects.filter(({ format }) => format.units.length > 0);
	if (calling.length === 0) return;
	describe.each(rows(calling))("P13 empty, null and absent: %s", (_name, subject) => {
		const { format } = subject;

		test("no arguments are `{}`, in one piece", () => {
			const said: Said[] = [{ name: "f", arguments: {} }];
			const ways = [...readable(subject, said)];
			let seen = 0;
			for (const { text } of ways) seen += expectEmpty(subject, text, settingFor(said));
			for (const { input, setting } of wholeExamples(subject))
				seen += expectEmpty(subject, input, setting);
			expect(ways.length, "the writer writes it").toBeGreaterThan(0);
			expect(seen, "a call without arguments has been read").toBeGreaterThan(0);
		});

		test("as arguments: absent, an empty string, the word null and null differ", () => {
			const given = [{}, { k: "" }, { k: "null" }, { k: null }, { k: [] }, { k: {} }];
			const results = given.map((args) => {
				const said: Said[] = [{ name: "f", arguments: args }];
				const [first] = readable(subject, said);
				expect(first, `a way to write ${JSON.stringify(args)}`).toBeDefined();
				return argumentsOf(subject, first?.text ?? "", settingFor(said), 0);
			});
			expect(results.map((json) => JSON.parse(json ?? "0"))).toEqual(given);
		});

		const objects = objectPlaces(subject);
		if (objects.length > 0)
			test("JSON arguments: absent, empty and null differ", () => {
				for (const slot of sharedOut(subject, objects, 3)) {
					const { setting } = slot.whole;
					for (const json of [
						"{}",
						'{"a":""}',
						'{"a":null}',
						'{"a":{}}',
						'{"a":[]}',
						'{"":""}',
						"{ }",
					]) {
						const text = slot.before + json + slot.after;
						expect(argumentsOf(subject, text, setting, slot.call.index), text).toBe(json);
					}
				}
			});

		// no object, and yet no arguments: SEMANTICS, section 3
		if (objects.length > 0)
			test("JSON arguments: the word null, instead of an object", () => {
				const stated = BRACED[format.name];
				const results = objects.map(({ before, after, whole, call }) =>
					argumentsOf(subject, `${before}null${after}`, whole.setting, call.index),
				);
				const others = results.filter((json) => json !== "{}");
				expect(others.length > 0, stated ?? others.join()).toBe(stated !== undefined);
			});

		if (takesText(subject))
			test("parameters in tags: an empty string, the word null and a null differ", () => {
				const slots = textPlaces(subject).filter(({ top }) => top);
				expect(slots.length).toBeGreaterThan(0);
				for (const slot of sharedOut(subject, slots, 3)) {
					const member = (text: string, type: string | readonly string[]): unknown => {
						const setting = declared(slot.setting, slot.call.name, slot.key, { type });
						const input = slot.before + text + slot.after;
						const json = argumentsOf(subject, input, setting, slot.call.index);
						return (JSON.parse(json ?? "{}") as Record<string, unknown>)[slot.key];
					};
					for (const text of ["", "null", "None"])
						if (mayStand(subject, slot, text, false)) expect(member(text, "string")).toBe(text);
					// where the wire itself says that it is a string, no declaration makes it another
					if (mayStand(subject, slot, "null", false))
						expect(member("null", ["integer", "null"])).toBe(slot.typed ? null : "null");
				}
			});

		if (limitOf(format, "one-call") === undefined)
			test("a call without arguments does not end the message", () => {
				const call = (name: string): Said => ({ name, arguments: {} });
				const said = [call("f"), call("g"), { name: "h", arguments: { k: "v" } }];
				const texts = textsOf(subject, said);
				const setting = settingFor(said);
				const whole = texts.some((text) => tells(read(format, [text], setting), said));
				expect(whole).toBe(true);
			});
	});
};
