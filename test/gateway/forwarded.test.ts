/** The body of an answer that is handed on: its end is told once, in whatever way it comes. */
import { expect, test } from "vitest";
import { forwarded } from "../../src/gateway/forwarded.js";
import { createGateway, type Engine } from "../../src/gateway/index.js";
import { engineOf, modelOf, post } from "./support.js";

interface Watched {
	readonly told: unknown[];
	readonly left: unknown[];
	readonly stream: ReadableStream<Uint8Array>;
}

/** `read`: what each read of the answer comes to, the n-th at its place; behind them the answer has ended. */
function watched(...reads: readonly (() => Promise<Uint8Array | null>)[]): Watched {
	const told: unknown[] = [];
	const left: unknown[] = [];
	let at = 0;
	const read = () => reads[at++]?.() ?? Promise.resolve(null);
	const stream = forwarded(
		{ status: 200, type: "", read },
		(error) => told.push(error),
		(reason) => left.push(reason),
	);
	return { told, left, stream };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));
const bytes = async () => new TextEncoder().encode("Hi.");

test("an answer that ends", async () => {
	const { told, left, stream } = watched(bytes, bytes);
	expect(await new Response(stream).text()).toBe("Hi.Hi.");
	expect([told, left]).toEqual([[undefined], []]);
});

test("an answer that breaks", async () => {
	const error = new Error("it broke");
	const { told, left, stream } = watched(bytes, () => Promise.reject(error));
	await expect(new Response(stream).text()).rejects.toBe(error);
	expect([told, left]).toEqual([[error], []]);
});

test("a client that leaves", async () => {
	const { told, left, stream } = watched(bytes, bytes);
	const reader = stream.getReader();
	await reader.read();
	await reader.cancel("enough");
	expect([told, left]).toEqual([[undefined], ["enough"]]);
});

test.each([
	["broken off by it", (): Promise<null> => Promise.reject(new Error("aborted"))],
	["that ends all the same", () => Promise.resolve(null)],
	["that goes on all the same", bytes],
])("a client that leaves while the answer is waited for: a read %s", async (_how, then) => {
	let leave = () => {};
	const gone = new Promise<void>((resolve) => {
		leave = resolve;
	});
	const { told, left, stream } = watched(bytes, () => gone.then(then));
	const reader = stream.getReader();
	await reader.read();
	const waiting = reader.read();
	await turn();
	await reader.cancel("enough");
	leave();
	await waiting;
	await turn();
	expect([told, left]).toEqual([[undefined], ["enough"]]);
});

test("a client that leaves gives one place back, not two", async () => {
	const engine: Engine = {
		...engineOf(() => []),
		forward: async (_sent, signal) => ({
			status: 200,
			type: "text/plain",
			read: () =>
				new Promise((_, reject) => {
					signal.addEventListener("abort", () => reject(signal.reason));
				}),
		}),
	};
	const app = createGateway({ models: [modelOf("hermes", engine)], requestLimit: 1 });
	const asked = () => post(app, { prompt: "x" }, {}, "/v1/completions");
	const first = await asked();
	await turn();
	await first.body?.cancel();
	await turn();
	const second = await asked();
	expect([second.status, (await asked()).status]).toEqual([200, 503]);
	const metrics = await (await app.request("http://localhost/metrics")).text();
	expect(metrics).toContain('{endpoint="/v1/completions",status="200"} 1\n');
	await second.body?.cancel();
});

test.each([
	["ends", () => Promise.resolve(null), []],
	["breaks", () => Promise.reject(new Error("it broke")), ['{code="internal_error"} 1']],
])("that an answer %s is an error where it is one", async (_how, last, counted) => {
	let at = 0;
	const engine: Engine = {
		...engineOf(() => []),
		forward: async () => ({
			status: 200,
			type: "application/json",
			read: () => (at++ === 0 ? bytes() : last()),
		}),
	};
	const errors: unknown[] = [];
	const onError = (error: unknown) => errors.push(error);
	const app = createGateway({ models: [modelOf("hermes", engine)], onError });
	const response = await post(app, { model: "m", input: "Hi" }, {}, "/v1/embeddings");
	await response.text().catch(() => undefined);
	const metrics = await (await app.request("http://localhost/metrics")).text();
	const told = [...metrics.matchAll(/^toolgrammar_errors_total(.*)$/gm)].map(([, one]) => one);
	expect(told).toEqual(counted);
	expect(errors).toHaveLength(counted.length);
});
