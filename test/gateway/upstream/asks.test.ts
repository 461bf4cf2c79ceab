/** What is asked of an upstream beside answers: which models it has, how many tokens a prompt has, and how often it is asked. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { askModels, NotUpError } from "../../../src/gateway/config/ask-models.js";
import { countChat, countPrompt } from "../../../src/gateway/upstream/count.js";
import type { Dialect } from "../../../src/gateway/upstream/dialects.js";
import {
	codeOf,
	fetchTransport,
	type Sent,
	wasClosed,
} from "../../../src/gateway/upstream/transport.js";

interface Seen {
	readonly address: string;
	readonly init: Readonly<Record<string, unknown>>;
}

afterEach(() => {
	vi.unstubAllGlobals();
});

/** `fetch` answers so, and keeps what it was asked. */
function answering(answer: (seen: Seen, at: number) => Response | Promise<Response>): Seen[] {
	const all: Seen[] = [];
	vi.stubGlobal("fetch", async (address: unknown, init: Seen["init"]) => {
		const seen = { address: String(address), init };
		all.push(seen);
		return await answer(seen, all.length - 1);
	});
	return all;
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

describe("the models of an upstream", () => {
	const owned = (owned_by: unknown, ...ids: readonly unknown[]) => ({
		data: ids.map((id) => ({ id, owned_by })),
	});
	test.each<[unknown, Dialect]>([
		["vllm", "vllm"],
		["sglang", "sglang"],
		["llamacpp", "llama.cpp"],
		["openai", "openai"],
		[undefined, "openai"],
	])("of the owner %s: its dialect is %s", async (owner, dialect) => {
		const seen = answering(() => json(owned(owner, "a", "b")));
		expect(await askModels({ url: "http://h/v1", key: "k" })).toEqual({
			models: ["a", "b"],
			dialect,
		});
		expect(seen).toMatchObject([
			{ address: "http://h/v1/models", init: { headers: { authorization: "Bearer k" } } },
		]);
	});

	test("what is no model's id is passed over; no key, no header; no redirect is followed", async () => {
		const seen = answering(() => json({ data: [7, { id: 1 }, { id: "a" }, null] }));
		expect((await askModels({ url: "http://h" })).models).toEqual(["a"]);
		expect(seen).toMatchObject([{ address: "http://h/v1/models", init: { redirect: "manual" } }]);
		expect(seen[0]?.init.headers).toEqual({});
	});

	test.each<[string, () => Response | Promise<Response>, RegExp, boolean]>([
		["it is loading", () => json({}, 503), /still loading/, true],
		[
			"it is not there",
			() => Promise.reject(new TypeError("fetch failed")),
			/cannot be reached/,
			true,
		],
		["it refuses", () => json({}, 401), /status 401 when asked for its models/, false],
		["it lists none", () => json({ data: [] }), /does not say which models/, false],
		["it says something else", () => json([]), /does not say which models/, false],
		["it says no JSON", () => new Response("<html>"), /does not say which models/, false],
		[
			"it says too much",
			() => new Response(`${JSON.stringify(owned("vllm", "a"))}${" ".repeat(1_000_000)}`),
			/does not say which models/,
			false,
		],
	])("%s", async (_what, answer, message, later) => {
		answering(answer);
		const error: unknown = await askModels({ url: "http://h" }).catch((one: unknown) => one);
		expect(error).toBeInstanceOf(RangeError);
		expect(error instanceof NotUpError).toBe(later);
		expect(String(error)).toMatch(message);
	});
});

describe("tokens of a prompt", () => {
	const signal = new AbortController().signal;
	const counted = (dialect: Dialect) => ({
		upstream: { url: "http://h", transport: fetchTransport },
		dialect,
		model: "m",
	});
	const bodies = (seen: readonly Seen[]) =>
		seen.map(({ address, init }) => [address, JSON.parse(String(init.body))]);
	const prompt = (begins: string) => ({ text: "Hi", begins, entry: null });

	test("are asked for in the server's words, with the token that begins a text once", async () => {
		const seen = answering(() => json({ count: 3 }));
		for (const dialect of ["llama.cpp", "vllm", "sglang"] as const)
			for (const begins of ["", "<s>"])
				expect(await countPrompt(counted(dialect), prompt(begins), signal)).toBe(3);
		const at = "http://h/tokenize";
		expect(bodies(seen)).toEqual([
			[at, { model: "m", content: "Hi", add_special: true, parse_special: true }],
			[at, { model: "m", content: "Hi", add_special: true, parse_special: true }],
			[at, { model: "m", prompt: "Hi", add_special_tokens: true }],
			[at, { model: "m", prompt: "<s>Hi", add_special_tokens: false }],
			[at, { model: "m", prompt: "Hi", add_special_tokens: true }],
			[at, { model: "m", prompt: "Hi", add_special_tokens: true }],
		]);
	});

	test("of a chat that the server renders", async () => {
		const seen = answering(({ address }) =>
			json(address.endsWith("apply-template") ? { prompt: "<s>Hi" } : { tokens: [1, 2] }),
		);
		const body = { messages: [], tools: [], chat_template_kwargs: { a: 1 }, temperature: 1 };
		const { temperature: _, ...said } = body;
		for (const dialect of ["llama.cpp", "vllm"] as const)
			expect(await countChat(counted(dialect), body, signal)).toBe(2);
		expect(bodies(seen)).toEqual([
			["http://h/apply-template", { model: "m", ...said }],
			[
				"http://h/tokenize",
				{ model: "m", content: "<s>Hi", add_special: true, parse_special: true },
			],
			["http://h/tokenize", { model: "m", ...said }],
		]);
	});

	test("servers that do not say are not asked, those that say nothing of use have failed", async () => {
		const seen = answering(() => json({ prompt: 1 }));
		for (const dialect of ["tgi", "openai"] as const)
			await expect(countPrompt(counted(dialect), prompt(""), signal)).rejects.toMatchObject({
				failure: "unfit",
				message: expect.stringMatching(/cannot be counted/),
			});
		for (const dialect of ["sglang", "tgi", "openai"] as const)
			await expect(countChat(counted(dialect), {}, signal)).rejects.toMatchObject({
				failure: "unfit",
			});
		expect(seen).toEqual([]);
		const garbage = { failure: "garbage", message: expect.stringMatching(/no count of tokens/) };
		await expect(countPrompt(counted("vllm"), prompt(""), signal)).rejects.toMatchObject(garbage);
		await expect(countChat(counted("llama.cpp"), {}, signal)).rejects.toMatchObject({
			failure: "garbage",
			message: expect.stringMatching(/a prompt that is no text/),
		});
	});

	test("an answer that is too long is not read to its end", async () => {
		const endless = new ReadableStream<Uint8Array>({
			pull: (controller) => controller.enqueue(new Uint8Array(1_048_576).fill(32)),
		});
		const seen = answering(() => new Response(endless));
		await expect(countPrompt(counted("vllm"), prompt(""), signal)).rejects.toMatchObject({
			failure: "garbage",
			message: expect.stringMatching(/too long/),
		});
		expect(seen.map(({ init }) => init.signal)).toMatchObject([{ aborted: true }]);
	});
});

describe("a request over fetch", () => {
	const sent: Sent = {
		address: "http://h/x",
		headers: { "content-type": "application/json", authorization: "Bearer k" },
		body: "{}",
		signal: new AbortController().signal,
	};
	const failed = (code: unknown) =>
		new TypeError("fetch failed", { cause: Object.assign(new Error("c"), { code }) });
	const CLOSED = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];

	test.each(CLOSED)("is sent again when the connection was closed: %s", async (code) => {
		const seen = answering((_, at) => (at < 2 ? Promise.reject(failed(code)) : new Response("ok")));
		const answer = await fetchTransport(sent);
		expect(Buffer.from((await answer.read()) ?? []).toString()).toBe("ok");
		expect([await answer.read(), answer.status]).toEqual([null, 200]);
		expect(seen).toHaveLength(3);
		for (const { address, init } of seen) {
			const { headers, body, signal } = sent;
			expect([address, init]).toEqual([
				"http://h/x",
				{ method: "POST", headers, body, signal, redirect: "manual" },
			]);
		}
	});

	test.each([
		...CLOSED.map((code) => [failed(code), 3] as const),
		[failed("ECONNREFUSED"), 1] as const,
		[failed(7), 1] as const,
		[new Error("no cause"), 1] as const,
		["no error", 1] as const,
	])("that fails for good: %s", async (error, tries) => {
		const seen = answering(() => Promise.reject(error));
		await expect(fetchTransport(sent)).rejects.toBe(error);
		expect(seen).toHaveLength(tries);
	});

	test("the platform's code stands in the error or in its cause", () => {
		const own = Object.assign(new Error("e"), { code: "EPIPE" });
		expect([codeOf(own), wasClosed(own)]).toEqual(["EPIPE", true]);
		expect([codeOf(failed("ECONNRESET")), wasClosed(failed("ECONNRESET"))]).toEqual([
			"ECONNRESET",
			true,
		]);
		const both = Object.assign(failed("A"), { code: "B" });
		expect(codeOf(both)).toBe("A");
		for (const none of [failed(7), new Error("e"), { code: "EPIPE" }, null, undefined])
			expect([codeOf(none), wasClosed(none)]).toEqual(["", false]);
	});

	test("an answer without a body or a type ends at once", async () => {
		answering(() => new Response(null, { status: 204 }));
		const answer = await fetchTransport(sent);
		expect([answer.status, answer.type, await answer.read()]).toEqual([204, "", null]);
		answering(() => json({}));
		expect((await fetchTransport(sent)).type).toBe("application/json");
	});
});
