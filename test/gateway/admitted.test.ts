/** Who gets an answer, and what those hear who get none: keys, choices, bodies that are handed on, clients that have gone. */
import { describe, expect, test } from "vitest";
import { createGateway } from "../../src/gateway/index.js";
import { keyCheck } from "../../src/gateway/keys.js";
import { readWanted } from "../../src/gateway/tool-choice.js";
import { ask, engineOf, modelOf, post, SEARCH, textGateway } from "./support.js";

describe("a key", () => {
	const has = keyCheck(["k-one", "k two"]);
	test.each<[Record<string, string>, boolean]>([
		[{ authorization: "Bearer k-one" }, true],
		[{ authorization: "bearer   k-one" }, true],
		[{ authorization: "Bearer k two" }, true],
		[{ "x-api-key": "k-one" }, true],
		[{ authorization: "Basic bearer k-one", "x-api-key": "k-one" }, true],
		[{ authorization: "Basic eDp5", "x-api-key": "k two" }, true],
		[{ authorization: "Bearer k-other", "x-api-key": "k-one" }, false],
		[{ authorization: "Basic bearer k-one" }, false],
		[{ authorization: "k-one" }, false],
		[{ authorization: "Bearerk-one" }, false],
		[{ authorization: "Bearer k-on" }, false],
		[{ authorization: "Bearer k-one1" }, false],
		[{ authorization: "Bearer " }, false],
		[{ "x-api-key": "" }, false],
		[{}, false],
	])("%j: %s", async (headers, expected) => {
		expect(await has(new Headers(headers))).toBe(expected);
	});
});

describe("a refusal", () => {
	test("says how to come in only to those who have no key", async () => {
		const app = textGateway("hermes", "Hi.", { apiKeys: ["k"] });
		const without = await post(app, ask());
		expect(without.status).toBe(401);
		expect(without.headers.get("www-authenticate")).toBe("Bearer");
		const wrong = await post(app, ask({ model: "other" }), { authorization: "Bearer k" });
		expect(wrong.status).toBe(404);
		expect(wrong.headers.get("www-authenticate")).toBeNull();
		expect(wrong.headers.get("retry-after")).toBeNull();
	});

	test.each(["/v1/embeddings", "/v1/completions", "/tokenize"])(
		"of a body for %s says what is wrong",
		async (path) => {
			const app = textGateway("hermes", "Hi.");
			for (const [body, message] of [
				["[]", "the body must be an object"],
				["7", "the body must be an object"],
				["null", "the body must be an object"],
				['{"model": 5}', "model must be a string"],
				["", "the body is not JSON"],
				["{", "the body is not JSON"],
			] as const) {
				const response = await post(app, body, {}, path);
				expect(response.status).toBe(400);
				expect(await response.json()).toMatchObject({ error: { message } });
			}
			const response = await post(app, "{}", {}, path);
			expect(response.status).toBe(404);
			expect(await response.json()).toMatchObject({
				error: { message: `this model's engine has no ${path}` },
			});
		},
	);
});

describe("a client that has gone before its answer", () => {
	test.each([true, false])("gets none, and it is no failure (stream: %s)", async (stream) => {
		const client = new AbortController();
		const failures: unknown[] = [];
		const engine = engineOf(async function* () {
			client.abort(new Error("gone"));
			yield { type: "text", choice: 0, chunk: "Hi." };
			yield { type: "finish", choice: 0, reason: "stop" };
		});
		const app = createGateway({
			models: [modelOf("hermes", engine)],
			onError: (error) => failures.push(error),
		});
		const response = await app.request(
			new Request("http://localhost/v1/chat/completions", {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify(ask({ stream })),
				signal: client.signal,
			}),
		);
		expect(response.status).toBe(499);
		expect(await response.text()).toBe("");
		expect(failures).toEqual([]);
		const metrics = await (await app.request("http://localhost/metrics")).text();
		expect(metrics).toContain('toolgrammar_errors_total{code="client_closed"} 1\n');
		expect(metrics).not.toContain("internal_error");
		expect(metrics).toContain('status="499"} 1\n');
	});
});

test("a choice that is null is none", () => {
	for (const tool_choice of [null, undefined, "auto"])
		expect(readWanted({ model: "m", messages: [], tools: [SEARCH], tool_choice })).toMatchObject({
			choice: "auto",
			names: null,
			required: false,
			parallel: true,
		});
});

test("durations are counted up to five minutes, what is added in small steps, and each metric says what it is", async () => {
	const app = textGateway("hermes", "Hi.");
	await post(app, ask());
	const metrics = await (await app.request("http://localhost/metrics")).text();
	const bounds = [
		...metrics.matchAll(/^toolgrammar_request_duration_seconds_bucket\{le="([^"]+)"\}/gm),
	].map(([, bound]) => bound);
	expect(bounds).toEqual("0.01 0.05 0.1 0.25 0.5 1 2.5 5 10 30 60 120 300 +Inf".split(" "));
	// what the gateway adds to a piece is told apart below a millisecond, too
	const added = [
		...metrics.matchAll(/^toolgrammar_added_latency_seconds_bucket\{le="([^"]+)"\}/gm),
	].map(([, bound]) => Number(bound?.replace("+Inf", "Infinity")));
	expect(added.filter((bound) => bound < 0.001).length).toBeGreaterThan(1);
	expect(added).toEqual([...new Set(added)].sort((one, other) => one - other));
	expect(added.at(-1)).toBe(Number.POSITIVE_INFINITY);
	const helps = [...metrics.matchAll(/^# HELP (\w+) (.*)$/gm)];
	expect(helps).toHaveLength(9);
	for (const [, name, help] of helps)
		expect([name, help]).toEqual([name, expect.stringMatching(/^[A-Z].+\.$/)]);
});
