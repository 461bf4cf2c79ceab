/** What goes wrong, and what the client is told: the outcomes that docs/GATEWAY.md promises. */
import { describe, expect, test } from "vitest";
import {
	createGateway,
	EngineError,
	type EngineFailure,
	type GatewayOptions,
	type Piece,
	replayModels,
} from "../../src/gateway/index.js";
import { listen, replayFormats } from "../../src/gateway/node/index.js";
import { OUTCOMES as documented } from "./support/outcomes.js";
import {
	ask,
	CHAT,
	dataOf,
	engineOf,
	frames,
	hermesCall,
	modelOf,
	must,
	openai,
	post,
	SEARCH,
	textGateway,
	textPieces,
	WEATHER,
} from "./support.js";

const tools = [WEATHER, SEARCH];

/** A gateway whose engine hands out the pieces and then fails so. */
function failing(
	error: Error,
	pieces: readonly Piece[] = [],
	options: Partial<GatewayOptions> = {},
) {
	const engine = engineOf(function* () {
		yield* pieces;
		throw error;
	});
	return createGateway({ models: [modelOf("hermes", engine)], ...options });
}

const OUTCOMES: readonly (readonly [EngineFailure, number | null, number, string])[] = [
	["unfit", null, 400, "unfit_request"],
	["template", null, 500, "template_failed"],
	["unreachable", null, 502, "upstream_unreachable"],
	["refused", 500, 502, "upstream_refused"],
	["refused", 401, 502, "upstream_refused"],
	["refused", 400, 400, "upstream_refused"],
	["refused", 429, 429, "upstream_refused"],
	["refused", 503, 503, "upstream_refused"],
	["timeout", null, 504, "upstream_timeout"],
	["broken", null, 502, "upstream_error"],
	["garbage", null, 502, "upstream_garbage"],
];

test("the outcomes are those of the page", () => {
	for (const [, given, status, code] of OUTCOMES) {
		const said = documented.filter(({ codes }) => codes.includes(code)).map((row) => row.status);
		expect(said).toContain(status === given ? "the same" : String(status));
	}
});

describe("an engine that fails", () => {
	test.each(OUTCOMES)("%s (%s) before the answer: %i %s", async (failure, given, status, code) => {
		const app = failing(new EngineError(failure, "the words", given));
		for (const stream of [true, false]) {
			const response = await post(app, ask({ stream }));
			expect(response.status).toBe(status);
			const { error } = await response.json();
			expect(error).toMatchObject({ code, message: "the words", param: null });
		}
		const error = await openai(app)
			.chat.completions.create(ask())
			.catch((thrown: unknown) => thrown);
		expect(error).toMatchObject({ status, code });
	});

	test.each(OUTCOMES)("%s (%s) in the middle of a call", async (failure, given, _status, code) => {
		const text = `Look. ${hermesCall("get_weather", '{"city": "Oslo"}')}${hermesCall("search", '{"q": "x"}').slice(0, 50)}`;
		const pieces = [...textPieces(text, 4)].slice(0, -1);
		const app = failing(new EngineError(failure, "the words", given), pieces);
		const data = await frames(await post(app, ask({ tools, stream: true })));
		expect(JSON.parse(must(data.at(-1))).error).toMatchObject({ code, message: "the words" });
		const choices = data.slice(0, -1).map((one) => JSON.parse(one).choices[0]);
		expect(choices.every(({ finish_reason }) => finish_reason === null)).toBe(true);
		const calls: { name: string; text: string }[] = [];
		for (const { delta } of choices)
			for (const call of delta.tool_calls ?? []) {
				if (call.id !== undefined) calls.push({ name: call.function.name, text: "" });
				must(calls[call.index]).text += call.function.arguments;
			}
		// what was whole stays; what was open is not closed
		expect(calls[0]).toEqual({ name: "get_weather", text: '{"city": "Oslo"}' });
		expect(calls[1]?.name).toBe("search");
		expect(() => JSON.parse(must(calls[1]).text)).toThrow();
		const stream = openai(app).chat.completions.stream(ask({ tools }));
		await expect(stream.finalChatCompletion()).rejects.toThrow("the words");
		const whole = await post(app, ask({ tools }));
		expect((await whole.json()).error.code).toBe(code);
	});

	test("text that waited for more is handed out when the stream breaks", async () => {
		const app = failing(new EngineError("broken", "gone"), [
			{ type: "text", choice: 0, chunk: "Hi <tool" },
		]);
		const data = await frames(await post(app, ask({ stream: true })));
		const texts = data.slice(0, -1).map((one) => JSON.parse(one).choices[0].delta.content);
		expect(texts.join("")).toBe("Hi <tool");
	});

	test("a call whose arguments are whole, and whose end is not there, is not completed", async () => {
		const text = hermesCall("search", '{"q": "x"}').replace("\n</tool_call>", "");
		const app = failing(new EngineError("broken", "gone"), [...textPieces(text, 9)].slice(0, -1));
		await post(app, ask({ tools, stream: true })).then((response) => response.text());
		const metrics = await (await app.request("http://localhost/metrics")).text();
		expect(metrics).not.toContain("toolgrammar_calls_total{");
		expect(metrics).toContain('toolgrammar_errors_total{code="upstream_error"} 1');
	});

	/** Says one word, of this choice, and no more. */
	const saying = (choice: number) =>
		createGateway({
			models: [
				modelOf(
					"hermes",
					engineOf(() => [{ type: "text", choice, chunk: "Hi" }]),
				),
			],
		});

	test("a stream that ends without an end is broken", async () => {
		const response = await post(saying(0), ask());
		expect(response.status).toBe(502);
		expect((await response.json()).error).toMatchObject({
			code: "upstream_error",
			message: expect.stringMatching(/stream ended too early$/),
		});
	});

	test("a piece of a choice that nobody asked for is garbage", async () => {
		const response = await post(saying(1), ask());
		expect((await response.json()).error.code).toBe("upstream_garbage");
	});

	test("once the answer is whole it is not failed for want of its usage", async () => {
		const app = failing(new EngineError("timeout", "silent"), [...textPieces("Hi", 1)]);
		expect((await post(app, ask())).status).toBe(200);
		expect((await frames(await post(app, ask({ stream: true })))).at(-1)).toBe("[DONE]");
	});

	test.each([
		[new EngineError("garbage", "no JSON"), 502, "upstream_garbage"],
		[new TypeError("secret"), 500, "internal_error"],
	])(
		"behind a whole answer, what nobody can read is a fault all the same: %s",
		async (error, status, code) => {
			const app = failing(error, [...textPieces("Hi", 1)]);
			const whole = await post(app, ask());
			expect(whole.status).toBe(status);
			expect((await whole.json()).error.code).toBe(code);
			const streamed = await frames(await post(app, ask({ stream: true })));
			expect(JSON.parse(must(streamed.at(-1))).error.code).toBe(code);
		},
	);

	test("a defect says nothing of itself to the client", async () => {
		const told: unknown[] = [];
		const app = failing(new Error("secret"), [], { onError: (error) => told.push(error) });
		const response = await post(app, ask());
		expect(response.status).toBe(500);
		expect(await response.text()).not.toContain("secret");
		expect(told).toHaveLength(1);
	});
});

describe("a request that is refused", () => {
	const app = textGateway("hermes", "Hi", { bodyLimit: 2000 });
	const status = async (body: unknown, headers?: Record<string, string>) => {
		const response = await post(app, body, headers);
		const { error } = await response.json();
		return [response.status, error.code];
	};

	test("no JSON", async () => {
		expect(await status("{")).toEqual([400, "invalid_request"]);
		expect(await status("")).toEqual([400, "invalid_request"]);
		expect(await status("[]")).toEqual([400, "invalid_request"]);
	});

	test("nested too deep", async () => {
		const deep = `{"model": "m", "x": ${"[".repeat(300)}${"]".repeat(300)}}`;
		expect(await status(deep)).toEqual([413, "body_too_complex"]);
		const text = ask({ user: "[".repeat(300) });
		expect((await post(app, text)).status).toBe(200);
	});

	test("another type than JSON, which a web page could send", async () => {
		const type = { "content-type": "text/plain" };
		expect(await status(ask(), type)).toEqual([415, "unsupported_media_type"]);
	});

	test("too large, whether it says so or not", async () => {
		const large = JSON.stringify(ask({ user: "x".repeat(3000) }));
		expect(await status(large)).toEqual([413, "body_too_large"]);
		const body = new Blob([large]).stream();
		const init = {
			method: "POST",
			headers: { "content-type": "application/json" },
			body,
			duplex: "half",
		};
		const response = await app.request(new Request(`http://localhost${CHAT}`, init));
		expect(response.status).toBe(413);
	});

	test("an unknown model", async () => {
		expect(await status(ask({ model: "other" }))).toEqual([404, "model_not_found"]);
	});

	test("an unknown place", async () => {
		const response = await app.request("http://localhost/v1/nothing");
		expect([response.status, (await response.json()).error.code]).toEqual([404, "not_found"]);
	});
});

describe("keys", () => {
	const app = textGateway("hermes", "Hi", { apiKeys: ["one", "another"] });
	const paths = ["/v1/models", "/v1/models/m", "/metrics"];

	test.each([
		[{}, 401],
		[{ authorization: "Bearer wrong" }, 401],
		[{ authorization: "Bearer on" }, 401],
		[{ authorization: "one" }, 401],
		[{ authorization: "Bearer one" }, 200],
		[{ authorization: "bearer another" }, 200],
		[{ "x-api-key": "another" }, 200],
	])("%j: %i", async (headers, status) => {
		expect((await post(app, ask(), headers as Record<string, string>)).status).toBe(status);
		for (const path of paths) {
			const response = await app.request(`http://localhost${path}`, { headers } as RequestInit);
			expect(response.status).toBe(status);
		}
		expect((await app.request("http://localhost/healthz")).status).toBe(200);
	});

	test("the body is not read before the key is right", async () => {
		expect((await post(app, "{")).status).toBe(401);
	});

	test("an empty key is a mistake", () => {
		expect(() => textGateway("hermes", "", { apiKeys: [""] })).toThrow(TypeError);
	});
});

test("a name that is not the gateway's own is refused where names are given", async () => {
	const app = textGateway("hermes", "Hi", { hosts: ["localhost"] });
	expect((await post(app, ask())).status).toBe(200);
	const response = await app.request("http://evil.example/v1/models");
	expect([response.status, (await response.json()).error.code]).toEqual([403, "host_not_allowed"]);
});

test("pages of a named origin may call, others may not", async () => {
	const app = textGateway("hermes", "Hi", { origins: ["https://a.example"] });
	const allowed = async (origin: string) => {
		const response = await post(app, ask(), { origin });
		return response.headers.get("access-control-allow-origin");
	};
	expect(await allowed("https://a.example")).toBe("https://a.example");
	expect(await allowed("https://b.example")).toBeNull();
});

test("a browser that asks first is answered where origins are named, and not known where none is", async () => {
	const asks = (origins?: readonly string[]) =>
		textGateway("hermes", "Hi", origins === undefined ? {} : { origins }).request(
			"http://localhost/v1/chat/completions",
			{
				method: "OPTIONS",
				headers: { origin: "https://a.example", "access-control-request-method": "POST" },
			},
		);
	const answer = await asks(["https://a.example"]);
	expect([answer.status, answer.headers.get("access-control-allow-methods")]).toEqual([
		204,
		expect.stringContaining("POST"),
	]);
	for (const origins of [undefined, []]) expect((await asks(origins)).status).toBe(405);
});

describe("on a socket", () => {
	/** An engine that never ends; it counts what was taken of it and says when it was told to stop. */
	function endless() {
		const seen = { taken: 0, stopped: false };
		const engine = {
			async *generate(_request: unknown, signal: AbortSignal): AsyncGenerator<Piece> {
				signal.addEventListener("abort", () => {
					seen.stopped = true;
				});
				while (!signal.aborted) {
					seen.taken++;
					yield { type: "text", choice: 0, chunk: "x".repeat(10_000) };
					await new Promise((resolve) => setImmediate(resolve));
				}
				signal.throwIfAborted();
			},
		};
		return { seen, engine };
	}

	async function serving(
		options: GatewayOptions,
		act: (url: string) => Promise<void>,
	): Promise<void> {
		const listening = await listen(createGateway(options), { port: 0, host: "127.0.0.1" });
		try {
			await act(listening.url);
		} finally {
			await listening.close(0);
		}
	}
	const init = (body: unknown, signal?: AbortSignal): RequestInit => ({
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
		...(signal === undefined ? {} : { signal }),
	});
	async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
		while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
	}

	test("a client that leaves stops the engine, streamed or not", async () => {
		for (const stream of [true, false]) {
			const { seen, engine } = endless();
			await serving({ models: [modelOf("hermes", engine)] }, async (url) => {
				const leave = new AbortController();
				const answer = fetch(url + CHAT, init(ask({ stream }), leave.signal));
				if (stream) await (await answer).body?.getReader().read();
				else await eventually(() => seen.taken > 3);
				leave.abort();
				await answer.catch(() => undefined);
				await eventually(() => seen.stopped);
				await eventually(async () => {
					const metrics = await (await fetch(`${url}/metrics`)).text();
					return metrics.includes("toolgrammar_streams_open 0\n");
				});
			});
		}
	});

	test("a client that is slow slows down the engine", async () => {
		const { seen, engine } = endless();
		await serving({ models: [modelOf("hermes", engine)] }, async (url) => {
			const response = await fetch(url + CHAT, init(ask({ stream: true })));
			const reader = must(response.body).getReader();
			await reader.read();
			// until the buffers of the connection are full and nothing moves any more
			let before = -1;
			await eventually(async () => {
				const still = seen.taken === before;
				before = seen.taken;
				await new Promise((resolve) => setTimeout(resolve, 100));
				return still && seen.taken === before;
			});
			const full = seen.taken;
			expect(full).toBeLessThan(5000);
			while (seen.taken < full + 100) await reader.read();
			await reader.cancel();
			await eventually(() => seen.stopped);
		});
	});

	test("a client that takes nothing is not waited for without end", async () => {
		const { seen, engine } = endless();
		const options = { models: [modelOf("hermes", engine)], patience: 50 };
		await serving(options, async (url) => {
			const response = await fetch(url + CHAT, init(ask({ stream: true })));
			await eventually(() => seen.stopped);
			const last = dataOf(await response.text()).at(-1);
			expect(JSON.parse(must(last)).error.code).toBe("client_too_slow");
		});
	});

	test("curl's view: bytes come while the model writes", async () => {
		const models = replayModels((await replayFormats()).slice(0, 1), { speed: 200 });
		await serving({ models }, async (url) => {
			const { id } = must(models[0]);
			const body = ask({ model: id, tools, stream: true });
			const response = await fetch(url + CHAT, init(body));
			const decoder = new TextDecoder();
			const pieces: string[] = [];
			for await (const bytes of must(response.body) as unknown as AsyncIterable<Uint8Array>)
				pieces.push(decoder.decode(bytes, { stream: true }));
			expect(pieces.length).toBeGreaterThan(3);
			expect(dataOf(pieces.join("")).at(-1)).toBe("[DONE]");
		});
	});

	test("closing waits for a stream that is being sent", async () => {
		const models = replayModels((await replayFormats()).slice(0, 1), { speed: 400 });
		const app = createGateway({ models });
		const listening = await listen(app, { port: 0, host: "127.0.0.1" });
		const body = ask({ model: must(models[0]).id, tools, stream: true });
		const response = await fetch(listening.url + CHAT, init(body));
		const [text] = await Promise.all([response.text(), listening.close(10_000)]);
		expect(dataOf(text).at(-1)).toBe("[DONE]");
		await expect(fetch(`${listening.url}/healthz`)).rejects.toThrow();
	});
});
