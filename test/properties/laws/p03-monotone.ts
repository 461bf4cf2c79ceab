/**
 * P3: what a client has been given for a prefix of a text is a prefix of what it gets for the whole text: texts and
 * arguments only grow, names, ids, indexes and places never change, nothing that was there goes away.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../support/fragments.js";
import { type Item, type Reading, read, unfinished } from "../support/reading.js";
import { anySetting, runs } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";

/** Whether `after` is `before` with more behind it. */
export function grows(before: Reading, after: Reading): boolean {
	const last = before.items.length - 1;
	return (
		before.items.every((item, at) => isFirstPart(item, after.items[at], at === last)) &&
		before.notices.every((notice, at) => {
			const other = after.notices[at];
			return (
				other?.code === notice.code && other.start === notice.start && other.end === notice.end
			);
		})
	);
}

function isFirstPart(item: Item, other: Item | undefined, last: boolean): boolean {
	if (other === undefined || item.start !== other.start) return false;
	if (item.type !== "call") {
		if (other.type !== item.type) return false;
		return last
			? other.text.startsWith(item.text)
			: other.text === item.text && other.end === item.end;
	}
	if (other.type !== "call" || other.index !== item.index) return false;
	if (other.name !== item.name || other.id !== item.id || other.commit !== item.commit)
		return false;
	if (item.status === "open") return last && other.arguments.startsWith(item.arguments);
	return (
		other.arguments === item.arguments &&
		other.status === item.status &&
		other.end === item.end &&
		other.repairs.join() === item.repairs.join()
	);
}

export const p03: Property = (subjects) => {
	describe.each(rows(subjects))("P3 prefix monotonicity: %s", (_name, subject) => {
		test("what a prefix gives is a prefix", () => {
			fc.assert(
				fc.property(anyText(subject), anySetting(subject), (text, setting) => {
					const whole = read(subject.format, [text], setting);
					for (let at = 0; at <= text.length; at++) {
						const part = unfinished(subject.format, [text.slice(0, at)], setting);
						if (!grows(part, whole)) expect(part, `after ${at} characters`).toEqual(whole);
					}
				}),
				runs(120),
			);
		});

		test("whatever comes behind it", () => {
			const any = anyText(subject);
			fc.assert(
				fc.property(any, any, any, anySetting(subject), (text, one, other, setting) => {
					const part = unfinished(subject.format, [text], setting);
					for (const rest of [one, other]) {
						const whole = read(subject.format, [text + rest], setting);
						if (!grows(part, whole)) expect(part, `before ${JSON.stringify(rest)}`).toEqual(whole);
					}
				}),
				runs(150),
			);
		});
	});
};
