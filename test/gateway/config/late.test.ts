/** An engine whose upstream comes up later: asked for with each request until it is there, and then no more. */
import { expect, test } from "vitest";
import { NotUpError } from "../../../src/gateway/config/ask-models.js";
import { lateEngine } from "../../../src/gateway/config/late.js";
import { type Engine, EngineError, groupsOf, type Piece } from "../../../src/gateway/engine.js";
import { ask } from "../support.js";

const { signal } = new AbortController();
const PIECES: readonly Piece[] = [
	{ type: "text", choice: 0, chunk: "Hi" },
	{ type: "finish", choice: 0, reason: "stop" },
];
const answering: Engine = {
	async *generate() {
		yield* PIECES;
	},
};

async function all<T>(source: AsyncIterable<T>): Promise<readonly T[]> {
	const found: T[] = [];
	for await (const one of source) found.push(one);
	return found;
}

test("it is opened once, when it is needed, and then answers as it does", async () => {
	let opened = 0;
	const whole: Engine = {
		...answering,
		countTokens: async () => 7,
		forward: async () => ({ status: 200, type: "t", read: async () => null }),
	};
	const engine = lateEngine(async () => {
		opened++;
		return whole;
	});
	expect(opened).toBe(0);
	expect(await all(engine.generate(ask(), signal))).toEqual(PIECES);
	expect((await all(groupsOf(engine, ask(), signal))).flat()).toEqual(PIECES);
	expect(await engine.countTokens?.(ask(), signal)).toBe(7);
	expect(await engine.forward?.({ path: "/x", body: {} }, signal)).toMatchObject({ status: 200 });
	expect(opened).toBe(1);
});

test("as long as it is not there each request says why, and the next one asks again", async () => {
	const outcomes: readonly unknown[] = [
		new NotUpError("it is loading"),
		new RangeError("it does not say its models"),
		new TypeError("a defect"),
	];
	let at = 0;
	const engine = lateEngine(async () => {
		const outcome = outcomes[at++];
		if (outcome !== undefined) throw outcome;
		return answering;
	});
	const failed = () => all(engine.generate(ask(), signal)).catch((error: unknown) => error);
	const [loading, silent] = [await failed(), await failed()];
	expect(loading).toBeInstanceOf(EngineError);
	expect(loading).toMatchObject({ failure: "unreachable", message: "it is loading" });
	expect(silent).toMatchObject({ failure: "garbage", message: "it does not say its models" });
	expect(await failed()).toBe(outcomes[2]);
	expect(await failed()).toEqual(PIECES);
});

test("what the engine cannot do is unfit", async () => {
	const engine = lateEngine(async () => answering);
	await expect(engine.countTokens?.(ask(), signal)).rejects.toMatchObject({
		failure: "unfit",
		message: "tokens cannot be counted",
	});
	await expect(engine.forward?.({ path: "/x", body: {} }, signal)).rejects.toMatchObject({
		failure: "unfit",
		message: "there is no such endpoint",
	});
});
