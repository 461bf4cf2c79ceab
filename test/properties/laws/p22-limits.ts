/**
 * P22: each limit has its notice and its outcome, at the same place however the text is cut; at the limit and below nothing
 * changes. `calls`: further ones are content. `argumentsLength`, `depth`: the call is incomplete. `nameLength`: no call.
 * `heldText`: what is held beyond it is content.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Limits } from "../../../src/runtime/options.js";
import { blockSetting, blocksOf } from "../support/blocks.js";
import { every } from "../support/chunks.js";
import { anyText } from "../support/fragments.js";
import { objectPlaces, textPlaces } from "../support/places.js";
import {
	type CallItem,
	callsOf,
	eventsOf,
	fold,
	print,
	type Reading,
	read,
	stepsOf,
	unfinished,
} from "../support/reading.js";
import { anySetting, runs, type Setting } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { nameSlots, type Slot } from "../support/well-formed.js";
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

/** The longest marker: less held text than that is nothing that a caller could want. */
function longestMarker({ format }: Subject): number {
	return Math.max(1, ...[...format.literals, ...format.ends].map((text) => text.length));
}

function limited(setting: Setting, limits: Limits): Setting {
	return { ...setting, options: { ...setting.options, limits } };
}

function count({ notices }: Reading, code: string): number {
	return notices.filter((notice) => notice.code === code).length;
}

/** The same text whole and character by character: one reading, or the test fails. */
function readBoth({ format }: Subject, text: string, setting: Setting): Reading {
	const whole = read(format, [text], setting);
	const streamed = read(format, every(text, 1), setting);
	if (print(streamed) !== print(whole)) expect(streamed).toEqual(whole);
	return whole;
}

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

export const p22: Property = (subjects) => {
	describe.each(rows(subjects))("P22 limits: %s", (_name, subject) => {
		const { format } = subject;
		const blocks = blocksOf(subject);
		const marker = longestMarker(subject);
		const narrow = [...NARROW, ...[0, 1, 9, 40].map((more) => ({ heldText: marker + more }))];

		test("chunks do not matter to any limit, and nothing is lost", () => {
			fc.assert(
				fc.property(
					anyText(subject),
					anySetting(subject),
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
						);
					},
				),
				runs(600),
			);
		});

		test("calls: the declared number come out, the rest is content", () => {
			for (const block of blocks) {
				const text = [block, block, block].map((one) => one.text).join("\n");
				const setting = blockSetting(subject, false);
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

		test("argumentsLength, in JSON and in tags", () => {
			for (const slot of limitedPlaces(subject)) {
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
			for (const slot of textPlaces(subject)) {
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
			for (const slot of limitedPlaces(subject)) {
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

		test("nameLength", () => {
			for (const slot of nameSlots(subject)) {
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
						callsOf(readBoth(subject, text, limited(setting, { nameLength: limit })))[
							slot.call.index
						]?.name,
					).toBe(name);
				}
				const below = callsOf(readBoth(subject, text, limited(setting, { nameLength: 59 })));
				expect(below.map((call) => call.name)).not.toContain(name);
			}
		});

		test("heldText: no more than it is held; below it nothing changes", () => {
			fc.assert(
				fc.property(
					anyText(subject),
					anySetting(subject),
					fc.integer({ min: marker, max: marker + 40 }),
					(text, setting, limit) => {
						const wide = limited(setting, { heldText: text.length + 1 });
						expect(print(read(format, [text], wide))).toBe(print(read(format, [text], setting)));
						const tight = limited(setting, { heldText: limit });
						for (let at = 1; at <= text.length; at++) {
							const [fed, ended] = stepsOf(format, [text.slice(0, at)], tight);
							// what leaves at the end only
							const held =
								length(fold([...(fed ?? []), ...(ended ?? [])])) - length(fold(fed ?? []));
							if (held > limit)
								expect.fail(`${held} characters are held after ${at}, the limit is ${limit}`);
						}
					},
				),
				runs(60),
			);
		});
	});
};

function length({ items }: Reading): number {
	return items.reduce((sum, item) => sum + (item.type === "call" ? 0 : item.text.length), 0);
}
