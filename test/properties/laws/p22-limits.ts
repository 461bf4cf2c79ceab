/**
 * P22: each limit has its notice and its outcome, at the same place however the text is cut; at the limit and below nothing
 * changes. `calls`: further ones are content. `argumentsLength`, `depth`: the call is incomplete. `nameLength`: no call.
 * `heldText`: what is held beyond it is content; a candidate of the chain that waits is none; and so much of a string is kept, at
 * most, to be read again from a next call that is seen in it.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Limits } from "../../../src/runtime/options.js";
import { blockSetting, blocksOf } from "../support/blocks.js";
import { every } from "../support/chunks.js";
import { anyText } from "../support/fragments.js";
import {
	checkCandidates,
	checkHeldBound,
	heldText,
	limitedText,
	longestMarker,
	withoutDrafts,
} from "../support/held.js";
import { count, limited, readBoth } from "../support/limited.js";
import { objectPlaces, textPlaces } from "../support/places.js";
import { ALONE } from "../support/readers.js";
import {
	type CallItem,
	callsOf,
	eventsOf,
	primaryOptions,
	print,
	read,
	unfinished,
} from "../support/reading.js";
import { anySetting, FACTOR, runs, type Setting, sharedOut } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { nameSlots, type Slot } from "../support/well-formed.js";
import { readable, type Said, settingFor } from "../support/written.js";
import { expectSame } from "./p01-chunking.js";
import { checkTiling } from "./p06-tiling.js";

const NARROW: readonly Limits[] = [
	{ calls: 0 },
	{ calls: 1 },
	{ calls: 2 },
	{ argumentsLength: 0 },
	{ argumentsLength: 2 },
	{ argumentsLength: 12 },
	{ depth: 0 },
	{ depth: 1 },
	{ depth: 2 },
	{ nameLength: 1 },
	{ nameLength: 3 },
];

/** At the limit and above it nothing changes; below it the call is incomplete, and the notice is there once. */
function checkCallLimit(
	subject: Subject,
	text: string,
	setting: Setting,
	at: number,
	key: "argumentsLength" | "depth",
	code: string,
	index: number,
): void {
	const free = print(read(subject.format, [text], setting));
	for (const limit of [at, at + 1])
		expect(
			print(readBoth(subject, text, limited(setting, { [key]: limit }))),
			`${key} ${limit}`,
		).toBe(free);
	const below = readBoth(subject, text, limited(setting, { [key]: at - 1 }));
	const call: CallItem | undefined = callsOf(below)[index];
	expect(call?.status, `${key} ${at - 1}`).toBe("incomplete");
	expect(count(below, code), code).toBe(1);
	if (key === "argumentsLength") expect(call?.arguments.length).toBeLessThanOrEqual(at);
}

/**
 * The places of objects where a limit is met in a call: it has begun with the first brace (before that there is no call that could
 * be incomplete), and what is no JSON is no raw text there, which has no depth.
 */
function limitedPlaces(subject: Subject): readonly Slot[] {
	const { format } = subject;
	return objectPlaces(subject).filter(({ call, before, after, whole: { setting } }) => {
		const begun = callsOf(unfinished(format, [`${before}{`], setting));
		const broken = callsOf(read(format, [`${before}{"a": }${after}`], setting));
		return begun.length > call.index && broken[call.index]?.status === "incomplete";
	});
}

const SAID: readonly (readonly Said[])[] = [
	[{ name: "f", arguments: {} }],
	[
		{ name: "f", arguments: { k: "v", n: 3 } },
		{ name: "g", arguments: {} },
	],
	[{ name: "a_tool_with_a_long_name", arguments: { o: { a: ["x"] } } }],
];

/** The limits of what stands in a call: a chain is over when the primary has one. */
function ofCalls(subject: Subject): void {
	const { format } = subject;

	test("argumentsLength, in JSON and in tags", () => {
		for (const slot of sharedOut(subject, limitedPlaces(subject), 3)) {
			// longer than those of the other calls of the message
			const others = callsOf(slot.whole.reading).map((call) => call.arguments.length);
			const json = `{"a": "${"0".repeat(Math.max(...others))}", "list": [1, 2, {"b": null}]}`;
			checkCallLimit(
				subject,
				slot.before + json + slot.after,
				slot.whole.setting,
				json.length,
				"argumentsLength",
				"limit-arguments",
				slot.call.index,
			);
		}
		for (const slot of sharedOut(subject, textPlaces(subject), 3)) {
			const text = `${slot.before}0123456789 "quoted"${slot.after}`;
			const length =
				callsOf(read(format, [text], slot.setting))[slot.call.index]?.arguments.length ?? 0;
			checkCallLimit(
				subject,
				text,
				slot.setting,
				length,
				"argumentsLength",
				"limit-arguments",
				slot.call.index,
			);
		}
	});

	test("depth", () => {
		for (const slot of sharedOut(subject, limitedPlaces(subject), 3)) {
			for (const depth of [3, 9]) {
				const json = `{"a":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;
				checkCallLimit(
					subject,
					slot.before + json + slot.after,
					slot.whole.setting,
					depth,
					"depth",
					"limit-depth",
					slot.call.index,
				);
			}
		}
	});

	test("heldText, in a string that quotes the next call: from further back it is not read again", () => {
		for (const { before, after, whole, call } of objectPlaces(subject)) {
			const { setting } = whole;
			const string = `${before}{"a": "x `;
			// what closes the call, and opens another one, up to a quote: that would end the string
			const [next = ""] = (after + before).split('"');
			const quoted = `${string + next}${"z".repeat(100)}" `;
			// behind the string a letter breaks the object
			const text = `${quoted}oops}${after}`;
			if (callsOf(unfinished(format, [string], setting)).length <= call.index) continue;
			const endWith = (heldText: number): number | undefined =>
				callsOf(readBoth(subject, text, limited(setting, { heldText })))[call.index]?.end;
			const end = endWith(text.length) ?? 0;
			if (end < string.length || end > quoted.length) continue;
			const bound = quoted.length - end;
			expect(endWith(bound), `heldText ${bound} of ${text}`).toBe(end);
			expect(endWith(bound - 1), `heldText ${bound - 1} of ${text}`).toBeGreaterThan(quoted.length);
		}
	});

	test("nameLength", () => {
		for (const slot of sharedOut(subject, nameSlots(subject), 3)) {
			const name = "n".repeat(60);
			const text = slot.before + name + slot.after;
			// undeclared: a declared name is as long as its declaration
			const setting: Setting = {
				...slot.whole.setting,
				options: { ...slot.whole.setting.options, tools: [] },
			};
			if (callsOf(read(format, [text], setting))[slot.call.index]?.name !== name) continue;
			for (const limit of [60, 61, 256]) {
				expect(
					callsOf(readBoth(subject, text, limited(setting, { nameLength: limit })))[slot.call.index]
						?.name,
				).toBe(name);
			}
			const below = callsOf(readBoth(subject, text, limited(setting, { nameLength: 59 })));
			expect(below.map((call) => call.name)).not.toContain(name);
		}
	});
}

export const p22: Property = (subjects, reader = ALONE) => {
	describe.each(rows(subjects))(`P22 limits${reader.title}: %s`, (_name, subject) => {
		const { format } = subject;
		const blocks = blocksOf(subject);
		const marker = longestMarker(subject);
		const narrow = [
			...NARROW,
			...[-marker, -1, 0, 1, 9, 40].map((more) => ({ heldText: marker + more })),
		];

		test("chunks do not matter to any limit, and nothing is lost", () => {
			fc.assert(
				fc.property(
					reader.text(subject),
					reader.setting(subject),
					fc.constantFrom(...narrow),
					fc.integer({ min: 1, max: 9 }),
					(text, plain, limits, size) => {
						const setting = limited(plain, limits);
						expectSame(subject, text, setting, [every(text, 1), every(text, size)]);
						checkTiling(
							text,
							eventsOf(format, [text], {
								...setting,
								options: { ...setting.options, markup: true },
							}),
							format,
						);
					},
				),
				reader.runs(600),
			);
		});

		test("calls: the declared number come out, the rest is content", () => {
			for (const block of sharedOut(subject, blocks, 4)) {
				const text = [block, block, block].map((one) => one.text).join("\n");
				const setting = reader.as(blockSetting(subject, false));
				const free = readBoth(subject, text, setting);
				const all = callsOf(free);
				for (const limit of [all.length, all.length + 1]) {
					expect(readBoth(subject, text, limited(setting, { calls: limit }))).toEqual(free);
				}
				for (const limit of [0, 1, all.length - 1]) {
					const got = readBoth(subject, text, limited(setting, { calls: limit }));
					expect(callsOf(got)).toEqual(all.slice(0, limit));
					expect(count(got, "limit-calls"), `calls ${limit} in ${text}`).toBe(1);
				}
			}
		});

		if (!reader.chained) ofCalls(subject);

		test("heldText: no more than it is held; below it nothing changes", () => {
			fc.assert(
				fc.property(
					reader.text(subject),
					reader.setting(subject),
					fc.integer({ min: marker, max: marker + 40 }),
					(text, given, limit) => {
						const setting = withoutDrafts(given);
						const wide = limited(setting, { heldText: text.length + 1 });
						expect(print(read(format, [text], wide))).toBe(print(read(format, [text], setting)));
						const tight = limited(setting, { heldText: limit });
						// each beginning is read anew
						const step = FACTOR >= 1 ? 1 : 1 + (text.length >> 4);
						for (let at = 1; at <= text.length; at += step) {
							const part = text.slice(0, at);
							const held = limitedText(subject, part, tight);
							// what the primary holds has not come to the chain
							const most = reader.chained ? limit + heldText(subject, part, alone(tight)) : limit;
							if (held > most)
								expect.fail(`${held} characters are held after ${at}, the limit is ${limit}`);
						}
					},
				),
				reader.runs(60),
			);
		});

		if (reader.chained)
			test("heldText: a candidate waits up to it, and one character less frees it", () =>
				checkCandidates(subject, reader));
		else {
			test("heldText: at the bound of a text, one above it and one below", () => {
				fc.assert(
					fc.property(anyText(subject), anySetting(subject), (text, setting) => {
						// half of a pair waits for the other half
						fc.pre(!/[\ud800-\udfff]/.test(text));
						checkHeldBound(subject, text, withoutDrafts(setting));
					}),
					runs(30),
				);
			});

			test("heldText: the same for calls as they are written", () => {
				for (const said of sharedOut(subject, SAID, 3)) {
					const setting = settingFor(said);
					const [first] = readable(subject, said, setting, 1);
					if (first !== undefined) checkHeldBound(subject, first.text, setting);
				}
			});
		}
	});
};

/** The parser of the format alone. */
function alone({ options, finish }: Setting): Setting {
	return { options: primaryOptions(options), finish };
}
