/**
 * What goes wrong behind `serve`, over sockets on both sides: what the client is told, and that nothing stays open. Side by side: the
 * engine's `fetch` opens a connection anew for one that is ended, and closes it when it has had no use for it for four seconds.
 */
import { afterAll, describe, expect, test } from "vitest";
import { outcomeOf } from "../../gateway/support/outcomes.js";
import { ask, CHAT, dataOf, hermesCall, must, SEARCH, WEATHER } from "../../gateway/support.js";
import { type ModelServer, modelServer } from "../../gateway/upstream/model.js";
import { serve, type TestServer } from "../../gateway/upstream/server.js";
import { folder } from "../run-main.js";
import { serving } from "./serving.js";

const WHOLE = hermesCall("get_weather", '{"city": "Oslo"}');
const OPEN = hermesCall("search", '{"q": "a long text"}').slice(0, 60);
const tools = [WEATHER, SEARCH];
/** milliseconds */
const SILENCE = 150;

const upstreams: TestServer[] = [];
afterAll(() => Promise.all(upstreams.map((upstream) => upstream.close())));

/** The model `m`. `stall`: how long its upstream may be silent. */
async function fronting(
	url: string,
	act: (url: string) => Promise<void>,
	stall = 60_000,
): Promise<void> {
	const timeouts = { first: 60_000, stall };
	const model = { id: "m", upstream: url, dialect: "vllm", format: "hermes", timeouts };
	const at = folder({ "models.json": JSON.stringify({ models: [model] }) });
	const served = await serving(["--config", `${at}/models.json`], act);
	expect(served).toEqual({ code: 0, stderr: "" });
}

async function breaking(end: NonNullable<ModelServer["end"]>, text = `See. ${WHOLE}${OPEN}`) {
	const models = ["m"];
	const upstream = await serve(modelServer({ models, owner: "vllm", text: () => text, end }));
	upstreams.push(upstream);
	return upstream;
}

const post = (url: string, body: unknown, signal?: AbortSignal) =>
	fetch(url + CHAT, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
		...(signal === undefined ? {} : { signal }),
	});

async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
	while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** A port on which nobody listens any more. */
async function closedUrl(): Promise<string> {
	const server = await serve(() => undefined);
	await server.close();
	return server.url;
}

describe.concurrent.each([true, false])("streamed: %s", (stream) => {
	// alone, or its port may be another server's by then
	test.sequential("the upstream is down", async () =>
		fronting(await closedUrl(), async (url) => {
			const { status, code } = outcomeOf("the upstream is down");
			const response = await post(url, ask({ stream }));
			expect(response.status).toBe(status);
			expect(await response.json()).toMatchObject({ error: { code } });
		}));

	const DIES = "the upstream dies, or ends without an end";
	const MIDDLE: readonly (readonly [string, string, NonNullable<ModelServer["end"]>])[] = [
		// what it has sent is on its way first
		["its socket", DIES, (wire) => wire.pause(30).then(() => wire.die())],
		["no finish reason", DIES, (wire) => wire.end()],
		["it says that it failed", DIES, (wire) => wire.event({ error: "no memory" })],
		[
			"no JSON",
			"the upstream sends what nobody can read",
			(wire) => wire.raw("data: {no json\n\n"),
		],
		["silence", "the upstream stalls", () => undefined],
	];
	test.each(MIDDLE)("within a call: %s: %s", async (_, what, end) => {
		const { status, code } = outcomeOf(what);
		const { url: behind, sockets } = await breaking(end);
		const act = async (url: string) => {
			const response = await post(url, ask({ tools, stream }));
			if (stream) {
				const data = dataOf(await response.text());
				expect(JSON.parse(must(data.at(-1))).error.code).toBe(code);
				const choices = data.slice(0, -1).map((one) => JSON.parse(one).choices[0]);
				expect(choices.filter(({ finish_reason }) => finish_reason !== null)).toEqual([]);
				const texts = ["", ""];
				for (const { delta } of choices)
					for (const call of delta.tool_calls ?? []) texts[call.index] += call.function.arguments;
				// what was whole stays; what was open is not closed
				expect(texts[0]).toBe('{"city": "Oslo"}');
				expect(must(texts[1])).toMatch(/^\{"q": "a/);
				expect(() => JSON.parse(must(texts[1]))).toThrow();
			} else {
				expect(response.status).toBe(status);
				expect(await response.json()).toMatchObject({ error: { code } });
			}
			await eventually(() => sockets() === 0);
		};
		await fronting(behind, act, what === "the upstream stalls" ? SILENCE : undefined);
	});

	test("the client leaves: the upstream's request is ended, and no socket stays", async () => {
		const { code } = outcomeOf("the client leaves");
		let left = 0;
		let waiting = 0;
		const { url: behind, sockets } = await breaking(async (wire) => {
			waiting++;
			await wire.gone;
			left++;
		});
		await fronting(behind, async (url) => {
			const leave = Array.from({ length: 5 }, () => new AbortController());
			const answers = leave.map(async ({ signal }) => {
				const response = await post(url, ask({ tools, stream }), signal);
				await response.text();
			});
			await eventually(() => waiting === leave.length);
			for (const one of leave) one.abort();
			const outcomes = await Promise.allSettled(answers);
			expect(outcomes.map(({ status }) => status)).toEqual(leave.map(() => "rejected"));
			await eventually(() => left === leave.length && sockets() === 0);
			await eventually(async () => {
				const metrics = await (await fetch(`${url}/metrics`)).text();
				return (
					metrics.includes(`toolgrammar_errors_total{code="${code}"} 5\n`) &&
					metrics.includes("toolgrammar_streams_open 0\n")
				);
			});
		});
	});
});
