/** The fuzzer itself: its texts depend on the seed alone, and what fails is found and made small. */
import { describe, expect, it } from "vitest";
import { registrySubjects, type Subject } from "../properties/support/subjects.js";
import { Campaign, type Finding } from "./campaign.js";
import type { Fault, judge } from "./judge.js";

const subjects = registrySubjects().slice(0, 5);
const ROUNDS = 200;

/** The texts of each format, and what was found, when that judges them. */
function texts(of: readonly Subject[], seed: number, judgeOf: (text: string) => Fault | null) {
	const seen = new Map<string, string[]>();
	const campaign = new Campaign(of, seed, ((_subject, one) => {
		seen.set(one.format, [...(seen.get(one.format) ?? []), JSON.stringify(one)]);
		return judgeOf(one.text);
	}) satisfies typeof judge);
	const found: Finding[] = [];
	while (campaign.rounds < ROUNDS) found.push(...[campaign.round()].filter((one) => one !== null));
	return { seen, found };
}

const none = (): null => null;

describe("a campaign", () => {
	it("has the same texts with the same seed, others with another one", () => {
		const once = texts(subjects, 7, none).seen;
		expect(texts(subjects, 7, none).seen).toEqual(once);
		expect(texts(subjects, 8, none).seen).not.toEqual(once);
		for (const list of once.values()) expect(new Set(list).size).toBeGreaterThan(list.length / 2);
	});
	it("has for one format alone the same texts as among others", () => {
		const among = texts(subjects, 7, none).seen;
		const [subject] = subjects;
		if (subject === undefined) throw new Error("there are formats");
		const { name } = subject.format;
		const list = among.get(name) ?? [];
		expect(list.length).toBe(ROUNDS / subjects.length);
		expect(texts([subject], 7, none).seen.get(name)?.slice(0, list.length)).toEqual(list);
	});
	it("makes what it finds as small as it can be", () => {
		const { found } = texts(subjects, 7, (text) =>
			/<(.|\n)*>/.test(text) ? { law: "no tags", what: text } : null,
		);
		expect(found.length).toBeGreaterThan(0);
		for (const { case: one, fault } of found) {
			expect(one.text).toBe("<>");
			expect(fault).toEqual({ law: "no tags", what: "<>" });
		}
	});
});
