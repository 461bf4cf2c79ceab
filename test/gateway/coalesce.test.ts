/** Steps that are joined: nothing is lost, each choice keeps its order, and log probabilities add up. */
import { describe, expect, test } from "vitest";
import { coalesce } from "../../src/gateway/coalesce.js";
import { Logprobs } from "../../src/gateway/logprobs.js";
import type { Step } from "../../src/gateway/run.js";
import type { Steps } from "../../src/gateway/steps.js";
import type { ParserEvent } from "../../src/runtime/events.js";

const place = { start: 0, end: 0 };
const step = (choice: number, text: string, logprobs?: unknown): Step => ({
	choice,
	events: text === "" ? [] : [{ type: "content", text, ...place }],
	logprobs,
	at: performance.now(),
});

interface Source extends Steps {
	stopped: number;
}

/** Hands out the groups at once; an error breaks it. */
function sourceOf(...groups: readonly (readonly Step[] | Error)[]): Source {
	let at = 0;
	const source: Source = {
		stopped: 0,
		async next() {
			const group = groups[at++] ?? null;
			if (group instanceof Error) throw group;
			return group;
		},
		stop: () => {
			source.stopped++;
		},
	};
	return source;
}

/** By choice, the texts of each group that comes out. */
async function all(steps: Steps, seen: string[][] = []): Promise<string[][]> {
	for (let group = await steps.next(); group !== null; group = await steps.next()) {
		const texts = group.map(({ choice, events }) => `${choice}:${events.map(textOf).join("")}`);
		if (texts.length > 0) seen.push(texts);
	}
	return seen;
}
const textOf = (event: ParserEvent): string => ("text" in event ? (event.text ?? "") : event.type);
const LONG = { milliseconds: 60_000 };

describe("steps that are joined", () => {
	const groups = ["a", "b", "c", "d"].map((text) => [step(0, text)]);

	test("the first leaves at once, all others together with the end", async () => {
		expect(await all(coalesce(sourceOf(...groups), LONG))).toEqual([["0:a"], ["0:bcd"]]);
		expect(await all(coalesce(sourceOf([step(0, "a")]), LONG))).toEqual([["0:a"]]);
		expect(await all(coalesce(sourceOf(), LONG))).toEqual([]);
	});

	test("so many characters wait for no more", async () => {
		const joined = coalesce(sourceOf(...groups), { ...LONG, characters: 2 });
		expect(await all(joined)).toEqual([["0:a"], ["0:bc"], ["0:d"]]);
		const each = coalesce(sourceOf(...groups), { ...LONG, characters: 1 });
		expect(await all(each)).toEqual([["0:a"], ["0:b"], ["0:c"], ["0:d"]]);
	});

	test("arguments count as characters, notices that have no text do not", async () => {
		const events: readonly ParserEvent[] = [
			{ type: "notice", code: "c", message: "long words", ...place },
			{ type: "call-arguments", index: 0, delta: "{}", ...place },
		];
		const steps = events.map((event): readonly Step[] => [{ ...step(0, ""), events: [event] }]);
		const joined = coalesce(sourceOf([step(0, "a")], ...steps, [step(0, "b")]), {
			...LONG,
			characters: 2,
		});
		expect(await all(joined)).toEqual([["0:a"], ["0:noticecall-arguments"], ["0:b"]]);
	});

	test("each choice has its own, in the order in which they came", async () => {
		const mixed = [[step(0, "x")], [step(1, "a"), step(0, "b")], [step(1, "c")]];
		expect(await all(coalesce(sourceOf(...mixed), LONG))).toEqual([["0:x"], ["1:ac", "0:b"]]);
	});

	test("what waits leaves before what breaks", async () => {
		const error = new Error("it broke");
		const seen: string[][] = [];
		const source = sourceOf(...groups, error);
		await expect(all(coalesce(source, LONG), seen)).rejects.toBe(error);
		expect(seen).toEqual([["0:a"], ["0:bcd"]]);
		expect(source.stopped).toBe(1);
	});

	test("nothing waits where it may wait for no time", async () => {
		let go = () => {};
		const held = new Promise<void>((resolve) => {
			go = resolve;
		});
		const source = sourceOf(...groups.slice(0, 2));
		const slow: Steps = {
			...source,
			next: (() => {
				let asked = 0;
				return async () => {
					if (++asked > 2) await held;
					return await source.next();
				};
			})(),
		};
		const joined = coalesce(slow, { milliseconds: 0 });
		await joined.next();
		const [second] = (await joined.next()) ?? [];
		expect(second?.events.map(textOf)).toEqual(["b"]);
		go();
		expect(await all(joined)).toEqual([]);
	});

	test("a reader that leaves stops the source", () => {
		const source = sourceOf(...groups);
		coalesce(source, LONG).stop();
		expect(source.stopped).toBeGreaterThan(0);
	});

	test("log probabilities of the pieces are those of the whole", async () => {
		const told = (token: string) => ({ content: [token] });
		const steps = [step(0, "x"), step(0, "a", told("a")), step(0, "b", told("b"))];
		const joined = coalesce(sourceOf(...steps.map((one) => [one])), LONG);
		await joined.next();
		expect(await joined.next()).toMatchObject([{ logprobs: { content: ["a", "b"] } }]);
	});
});

test.each([
	["none", [], undefined],
	["nothing", [undefined, null], undefined],
	["lists of one name", [{ content: [1] }, { content: [2, 3] }], { content: [1, 2, 3] }],
	["lists of two names", [{ a: [1] }, { b: [2] }, { a: [3] }], { a: [1, 3], b: [2] }],
	["null before a list, and behind it", [{ a: null }, { a: [1] }, { a: null }], { a: [1] }],
	["null alone", [{ a: null }], { a: null }],
	["what is no list: the last", [{ a: 1 }, { a: 2 }, { a: undefined }], { a: 2 }],
	["a list behind what is none", [{ a: 1 }, { a: [2] }], { a: [2] }],
	["what is no object: the last", [5, "x", null], "x"],
	["an object counts more", [{ a: [1] }, 5], { a: [1] }],
] as const)("log probabilities: %s", (_what, parts, whole) => {
	const logprobs = new Logprobs();
	const before = JSON.stringify(parts);
	for (const part of parts) logprobs.add(part);
	expect(logprobs.whole).toEqual(whole);
	// the engine's own lists stay as they are
	expect(JSON.stringify(parts)).toBe(before);
});
