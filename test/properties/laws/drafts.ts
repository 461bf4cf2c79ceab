/**
 * P25, calls in a thought (policy Q1). Whole calls of declared tools that stand at the end of a thought which the message never
 * closes are calls: `unclosed-thought`. Any other call in a thought is thought, and a notice tells of it. The same at every chunking,
 * for every reason to end, for a thought that its tag has opened and for one that the prompt has.
 */
import { describe, expect, test } from "vitest";
import type { Policies } from "../../../src/runtime/options.js";
import { every } from "../support/chunks.js";
import { callsOf, print, type Reading, read, textOf, unfinished } from "../support/reading.js";
import { REASONS, type Setting, sharedOut } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { readable, type Said, settingFor, textsOf } from "../support/written.js";
import { grows } from "./p03-monotone.js";

const CALL: Said = { name: "f", arguments: { k: "v w" } };
const LONG: Said = { name: "f", arguments: { k: "v w ".repeat(200) } };
const DECLARED = settingFor([CALL]);
const OTHER = settingFor([{ name: "some_other_tool", arguments: {} }]);
const BEGUN = "So.\n";

/** A thought that begins: by its tag, or by the prompt; and what closes it, with an answer behind it. */
interface Beginning {
	readonly entry: string | null;
	readonly open: string;
	readonly close: string;
}

function beginnings(subject: Subject): readonly Beginning[] {
	const said: Said[] = [{ reasoning: "zqw" }, { content: "Yes.\n" }];
	for (const { text } of readable(subject, said)) {
		const at = text.indexOf("zqw");
		const [open, close] = [text.slice(0, at) + BEGUN, text.slice(at + 3)];
		const ways = [{ entry: null, open, close }, ...byPrompt(subject, close)];
		return ways.filter(({ entry, open, close }) => {
			const options = entry === null ? {} : { entry };
			const { items } = read(subject.format, [open + close], { options, finish: "stop" });
			return items.length === 2 && items[1]?.type === "content" && items[1].text === "Yes.\n";
		});
	}
	return [];
}

function byPrompt({ format }: Subject, close: string): readonly Beginning[] {
	return format.entries.map(({ name }) => ({ entry: name, open: BEGUN, close }));
}

/** The ways to write the call that need no end of the message to be whole. */
function waysOf(subject: Subject): readonly string[] {
	const ways = [...readable(subject, [CALL])].filter(({ text }) => {
		const { items, notices } = read(subject.format, [`${text}\nNo.`], DECLARED);
		return items.filter(({ type }) => type === "call").length === 1 && notices.length === 0;
	});
	return ways.map(({ text }) => text).slice(0, 3);
}

/** The reading, the same at every chunking, and no event that a prefix has given is taken back. */
function same({ format }: Subject, text: string, setting: Setting): Reading {
	const whole = read(format, [text], setting);
	for (const size of [1, 2, 3, 7, 16, 50])
		expect(print(read(format, every(text, size), setting)), text).toBe(print(whole));
	for (let at = 1; at < text.length; at += 1 + (text.length >> 5)) {
		const cut = [text.slice(0, at), text.slice(at)];
		expect(print(read(format, cut, setting)), `cut at ${at} of ${text}`).toBe(print(whole));
		const part = unfinished(format, [text.slice(0, at)], setting);
		if (!grows(part, whole)) expect(part, `after ${at} characters`).toEqual(whole);
	}
	return whole;
}

function drafts({ notices }: Reading): number {
	return notices.filter(({ code }) => code === "call-in-reasoning").length;
}

/** Nothing of it is a call, and all that was thought is reasoning. */
function isThought(reading: Reading, text: string): void {
	expect(callsOf(reading)).toEqual([]);
	expect(textOf(reading, "reasoning").trim()).toContain(text.trim());
}

/** Formats in which something else than this rule ends a thought before a call: their templates say so, or their frames do. */
export const ENDED_OTHERWISE: readonly string[] = [
	"apertus",
	"atem",
	"harmony",
	"inkling",
	"langchain_json",
	"nemotron_v3",
	"react",
	"trinity",
];

export const p25Drafts: Property = (subjects) => {
	const thinking = subjects.filter(({ format }) => format.reasoning);
	const policy = (policies: Policies, entry: string | null): Setting => ({
		options: { ...DECLARED.options, policies, ...(entry === null ? {} : { entry }) },
		finish: "stop",
	});

	test("P25: every format whose family reasons has the entry `thinking`", () => {
		const without = thinking.filter(({ format }) =>
			format.entries.every(({ name }) => name !== "thinking"),
		);
		expect(without.map(({ format }) => format.name)).toEqual([]);
	});

	const taken: string[] = [];
	describe.each(rows(thinking))("P25 calls in a thought: %s", (name, subject) => {
		const { format } = subject;
		const starts = beginnings(subject);
		const ways = waysOf(subject);
		const asText = ({ entry, open }: Beginning, call: string): Reading =>
			read(format, [open + call], policy({ callsInReasoning: "text" }, entry));
		const usable = starts.flatMap((start) =>
			ways.flatMap((call) => {
				const [first, ...others] = asText(start, call).items;
				const whole = first?.end === start.open.length + call.length && others.length === 0;
				return whole && first.type === "reasoning" ? [{ start, call }] : [];
			}),
		);
		const tried = sharedOut(subject, usable, 3);

		if (ENDED_OTHERWISE.includes(name)) {
			test("a thought ends before a call, or with it", () =>
				expect(usable.length).toBeLessThan(starts.length * ways.length));
			return;
		}
		test("a call can be written in a thought", () => expect(usable.length).toBeGreaterThan(0));
		taken.push(name);

		test.each(tried.map((one) => [one.call, one] as const))("%s", (_title, { start, call }) => {
			const { entry, open, close } = start;
			const setting = policy({}, entry);
			const wire = call.trim();
			const behind = (text: string, given = setting): Reading => same(subject, open + text, given);
			const alone = read(format, [call], DECLARED);

			const ends = REASONS.flatMap((finish) =>
				["", "\n", " \n\n"].map((space) => [finish, space] as const),
			);
			for (const [finish, space] of sharedOut(subject, ends, 4)) {
				const got = behind(call + space, { ...setting, finish });
				expect(callsOf(got).map(({ arguments: json }) => json)).toEqual(
					callsOf(alone).map(({ arguments: json }) => json),
				);
				expect(callsOf(got)[0]?.repairs[0]).toBe("unclosed-thought");
				expect(callsOf(got)[0]?.status).toBe("repaired");
				expect(textOf(got, "reasoning").trim()).toBe(BEGUN.trim());
				expect(textOf(got, "content").trim()).toBe("");
				expect(drafts(got)).toBe(0);
			}
			for (const rest of sharedOut(subject, [" no", "\nSo I go on.\n", "\n\nx"], 3)) {
				const got = behind(call + rest);
				isThought(got, call + rest);
				expect(drafts(got)).toBe(1);
			}
			const closed = behind(call + close);
			isThought(closed, wire);
			expect(textOf(closed, "content")).toBe("Yes.\n");
			expect(drafts(closed)).toBe(1);

			// a format whose bare calls begin the message has one of them
			if (callsOf(read(format, [`${call}\n${call}`], DECLARED)).length === 2) {
				const two = behind(`${call}\n${call}`);
				expect(callsOf(two).map(({ repairs }) => repairs[0])).toEqual([
					"unclosed-thought",
					"unclosed-thought",
				]);
				const last = behind(`${call}\nNo:\n${call}`);
				expect(callsOf(last).length).toBe(1);
				expect(callsOf(last)[0]?.start).toBeGreaterThanOrEqual(open.length + call.length);
				expect(drafts(last)).toBe(1);
				const neither = behind(`${call}\n${call} no`);
				isThought(neither, `${call}\n${call} no`);
				expect(drafts(neither)).toBe(2);
			}

			for (let at = 0; at < call.length; at++) {
				for (const finish of ["stop", "length"]) {
					const got = read(format, [open + call.slice(0, at)], { ...setting, finish });
					for (const one of callsOf(got)) {
						expect(one.arguments).toBe(callsOf(alone)[0]?.arguments);
						expect(one.repairs).not.toContain("unclosed");
					}
					if (callsOf(got).length === 0) isThought(got, call.slice(0, at));
				}
			}

			// nothing may run that is not declared, not allowed or not asked for; where it is seen to be a call, it is told
			const refusing = [
				OTHER,
				policy({ callsInReasoning: "text" }, null),
				policy({ lenient: [] }, null),
				{ options: {} },
				{ options: { ...DECLARED.options, strict: true } },
			];
			for (const { options } of sharedOut(subject, refusing, 3)) {
				const seen = callsOf(read(format, [call], { options, finish: "stop" })).length;
				const withheld = read(format, [call], { options, finish: "stop" }).notices.length;
				const from = entry === null ? {} : { entry };
				const got = behind(call, { options: { ...options, ...from }, finish: "stop" });
				isThought(got, call);
				if (withheld === 0) expect(drafts(got)).toBe(seen);
			}
			const none = { ...setting.options, toolChoice: "none" };
			const unasked = behind(call, { options: none, finish: "stop" });
			isThought(unasked, call);
			expect(drafts(unasked)).toBe(0);
		});

		test("a call that is longer than what may be held is a call", () => {
			for (const { entry, open, close } of starts) {
				for (const call of sharedOut(subject, textsOf(subject, [LONG]).slice(0, 3), 3)) {
					const setting = policy({}, entry);
					const plain = asText({ entry, open, close }, call);
					const [alone] = callsOf(read(format, [call], DECLARED));
					if (plain.items.length !== 1 || alone?.status !== "complete") continue;
					for (const rest of sharedOut(subject, ["", " no", close], 3)) {
						const short = { ...setting.options, limits: { heldText: 200 } };
						const got = same(subject, open + call + rest, { options: short, finish: "stop" });
						const [one] = callsOf(got);
						// where nothing of the arguments leaves before their end, nothing shows that they are long
						if (one === undefined) {
							isThought(got, call);
							continue;
						}
						expect(one.arguments).toBe(alone.arguments);
						expect(one.repairs[0]).toBe("unclosed-thought");
						const held = got.notices.find(({ code }) => code === "limit-held");
						if (rest !== "") expect(held?.end).toBe((held?.start ?? 0) + 200);
					}
				}
			}
		});
	});

	test("P25: in all other formats calls are looked for in thoughts", () => {
		expect(taken.length + ENDED_OTHERWISE.length).toBe(thinking.length);
	});
};
