/** Steps and log probabilities that are joined: nothing gets lost or out of order, bounds hold, and the source is told when to stop. */
import { describe, expect, test } from "vitest";
import { coalesce } from "../../src/gateway/coalesce.js";
import { Logprobs } from "../../src/gateway/logprobs.js";
import type { Step } from "../../src/gateway/run.js";
import type { Steps } from "../../src/gateway/steps.js";
import type { ParserEvent } from "../../src/runtime/events.js";

const content = (text: string): ParserEvent => ({ type: "content", text, start: 0, end: 0 });
const args = (delta: string): ParserEvent => ({
	type: "call-arguments",
	index: 0,
	delta,
	start: 0,
	end: 0,
});
const step = (event: ParserEvent, more: Partial<Step> = {}): Step => ({
	choice: 0,
	events: [event],
	logprobs: undefined,
	at: performance.now(),
	...more,
});

/** Hands out one group at a time, then ends; never, where `open`. */
function sourceOf(groups: readonly (readonly Step[])[], open = false) {
	const left = [...groups];
	const source = {
		stopped: 0,
		next: () => {
			const next = left.shift();
			if (next === undefined && open) return new Promise<null>(() => {});
			return Promise.resolve(next ?? null);
		},
		stop: () => {
			source.stopped++;
		},
	};
	return source satisfies Steps & { stopped: number };
}

async function allOf(steps: Steps): Promise<(readonly Step[])[]> {
	const all: (readonly Step[])[] = [];
	for (;;) {
		const group = await steps.next();
		if (group === null) return all;
		all.push(group);
	}
}

const HOUR = { milliseconds: 3_600_000 };

describe("joined steps", () => {
	const textsOf = (groups: readonly (readonly Step[])[]) =>
		groups.map((group) =>
			group.map(({ events }) =>
				events
					.map((one) =>
						one.type === "content" ? one.text : one.type === "call-arguments" && one.delta,
					)
					.join("|"),
			),
		);

	test("the first group leaves at once, the rest together at the end", async () => {
		const source = sourceOf(["a", "b", "c"].map((text) => [step(content(text))]));
		expect(textsOf(await allOf(coalesce(source, HOUR)))).toEqual([["a"], ["b|c"]]);
	});

	test.each([
		["text", content],
		["arguments", args],
	])("so many characters of %s need not wait", async (_what, made) => {
		const source = sourceOf(["a", "bc", "d", "efgh", "i"].map((text) => [step(made(text))]));
		const joined = coalesce(source, { ...HOUR, characters: 3 });
		expect(textsOf(await allOf(joined))).toEqual([["a"], ["bc|d"], ["efgh"], ["i"]]);
	});

	test("what has no characters waits", async () => {
		const ended: ParserEvent = {
			...{ type: "call-end", index: 0, status: "complete", repairs: [], start: 0, end: 0 },
		};
		const notice: ParserEvent = { type: "notice", code: "stray", message: "x", start: 0, end: 0 };
		const source = sourceOf([ended, ended, notice, ended].map((one) => [step(one)]));
		const groups = await allOf(coalesce(source, { ...HOUR, characters: 1 }));
		expect(groups.map((group) => group.flatMap(({ events }) => events))).toEqual([
			[ended],
			[ended, notice, ended],
		]);
	});

	test("choices are joined by themselves", async () => {
		const source = sourceOf([
			[step(content("-"))],
			[step(content("a")), step(content("b"), { choice: 1 }), step(content("c"))],
		]);
		const [, rest] = await allOf(coalesce(source, HOUR));
		expect(rest?.map(({ choice }) => choice)).toEqual([0, 1]);
		expect(textsOf([rest ?? []])).toEqual([["a|c", "b"]]);
	});

	test("log probabilities are joined, and where there are none there are none", async () => {
		const source = sourceOf([
			[step(content("-"))],
			[step(content("a"), { logprobs: { content: [1] } })],
			[step(content("b"))],
			[step(content("c"), { logprobs: { content: [2, 3] } })],
			[step(content("d"), { choice: 1 })],
		]);
		const [, rest] = await allOf(coalesce(source, HOUR));
		expect(rest?.map(({ logprobs }) => logprobs)).toEqual([{ content: [1, 2, 3] }, undefined]);
	});

	test("who wants no more stops the source, even while it is waited for", async () => {
		const source = sourceOf([[step(content("a"))]], true);
		const joined = coalesce(source, HOUR);
		await joined.next();
		const waiting = joined.next();
		joined.stop();
		expect(source.stopped).toBe(1);
		void waiting;
	});

	test("a source that breaks: what waits comes first, then its error, and it is stopped", async () => {
		const error = new Error("broken");
		const groups = [[step(content("a"))], [step(content("b"))]];
		let stopped = false;
		const joined = coalesce(
			{
				next: () => {
					const next = groups.shift();
					return next === undefined ? Promise.reject(error) : Promise.resolve(next);
				},
				stop: () => {
					stopped = true;
				},
			},
			HOUR,
		);
		expect(textsOf([(await joined.next()) ?? [], (await joined.next()) ?? []])).toEqual([
			["a"],
			["b"],
		]);
		await expect(joined.next()).rejects.toBe(error);
		expect(stopped).toBe(true);
	});
});

describe("log probabilities of many pieces", () => {
	const whole = (...pieces: readonly unknown[]): unknown => {
		const logprobs = new Logprobs();
		for (const piece of pieces) logprobs.add(piece);
		return logprobs.whole;
	};

	test("lists of one name are one list, and the given ones stay as they are", () => {
		const first = { content: [1] };
		expect(whole(first, { content: [2] }, { refusal: [3] })).toEqual({
			content: [1, 2],
			refusal: [3],
		});
		expect(first).toEqual({ content: [1] });
	});

	test("null beside a list takes nothing away, in whatever order they come", () => {
		const list = { content: [1], refusal: null };
		expect(whole(list)).toEqual({ content: [1], refusal: null });
		expect(whole(list, { content: null, refusal: null })).toEqual({ content: [1], refusal: null });
		expect(whole({ content: null }, { content: [2] }, { content: [3] })).toEqual({
			content: [2, 3],
		});
	});

	test("what is no list is that of the last piece", () => {
		expect(whole({ a: 1, b: "x" }, { a: 2 })).toEqual({ a: 2, b: "x" });
		expect(whole("old", "new", null)).toBe("new");
		expect(whole()).toBeUndefined();
		expect(whole("other", { content: [1] }, "other")).toEqual({ content: [1] });
	});
});
