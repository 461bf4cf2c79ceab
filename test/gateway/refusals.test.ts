/** Whatever a gateway refuses, it says so with the status of the fault, its code, and a sentence that names what is wrong. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { EngineError, type EngineFailure } from "../../src/gateway/engine.js";
import { failureOf, problemOf } from "../../src/gateway/problem.js";
import { noConstraint } from "../../src/gateway/upstream/constraint.js";
import type { Dialect } from "../../src/gateway/upstream/dialects.js";
import { createWorker, type WorkerOptions } from "../../src/gateway/worker/create.js";
import { ask, CHAT, post, textGateway, WEATHER } from "./support.js";

const app = (options: Parameters<typeof textGateway>[2] = {}) =>
	textGateway("hermes", "Hi", options);
const JSON_TYPE = { "content-type": "application/json" };

describe("a request", () => {
	type Asked = () => Response | Promise<Response>;
	const get =
		(path: string, options = {}, headers: Record<string, string> = {}): Asked =>
		() =>
			app(options).request(`http://localhost${path}`, { headers });
	const raw =
		(body: string, headers: Record<string, string>): Asked =>
		() =>
			app().request(`http://localhost${CHAT}`, { method: "POST", headers, body });
	const rows: readonly (readonly [string, Asked, number, string, RegExp])[] = [
		[
			"of no key",
			get("/v1/models", { apiKeys: ["k"] }),
			401,
			"invalid_api_key",
			/API key is missing/,
		],
		[
			"of another key",
			get("/v1/models", { apiKeys: ["k"] }, { authorization: "Bearer kk" }),
			401,
			"invalid_api_key",
			/API key is missing or wrong/,
		],
		[
			"by another name",
			get("/v1/models", { hosts: ["other"] }),
			403,
			"host_not_allowed",
			/the gateway is not called by this name/,
		],
		["of no path", get("/v2"), 404, "not_found", /nothing at \/v2/],
		["of no model", get("/v1/models/none"), 404, "model_not_found", /none/],
		["by another method", get(CHAT), 405, "method_not_allowed", /use POST/],
		["of no type", raw("{}", {}), 415, "unsupported_media_type", /must be application\/json/],
		[
			"of another charset",
			raw("{}", { "content-type": "application/json; charset=latin1" }),
			415,
			"unsupported_media_type",
			/charset of the body must be utf-8/,
		],
		[
			"of an encoding",
			raw("{}", { ...JSON_TYPE, "content-encoding": "gzip" }),
			415,
			"unsupported_media_type",
			/without a content-encoding/,
		],
		["of no JSON", raw("{", JSON_TYPE), 400, "invalid_request", /the body is not JSON/],
		[
			"of too much",
			() => post(app({ bodyLimit: 8 }), ask()),
			413,
			"body_too_large",
			/the body is larger than 8 bytes/,
		],
		[
			"nested too deep",
			raw(`{"a":${"[".repeat(200)}${"]".repeat(200)}}`, JSON_TYPE),
			413,
			"body_too_complex",
			/the body is nested deeper than 200/,
		],
		[
			"for the tokens of what cannot be counted",
			() => post(app(), { ...ask(), max_tokens: 1 }, {}, "/v1/messages/count_tokens"),
			404,
			"not_found",
			/cannot count tokens/,
		],
	];
	test.each(rows)("%s", async (_what, asked, status, code, message) => {
		const response = await asked();
		const { error } = await response.json();
		expect(response.status).toBe(status);
		// Messages has types in the place of codes
		if ("code" in error) expect(error.code).toBe(code);
		expect(error.type).toBe(status === 401 ? "authentication_error" : error.type);
		expect(error.message).toMatch(message);
	});

	test("says in a header what may help, and nothing where nothing does", async () => {
		const headersOf = async (asked: Asked) => {
			const { headers } = await asked();
			return [headers.get("www-authenticate"), headers.get("retry-after"), headers.get("allow")];
		};
		expect(await headersOf(get("/v1/models", { apiKeys: ["k"] }))).toEqual(["Bearer", null, null]);
		expect(await headersOf(get("/v2"))).toEqual([null, null, null]);
		expect(await headersOf(get(CHAT))).toEqual([null, null, "POST"]);
		const busy = app({ requestLimit: 1 });
		const first = await post(busy, ask({ stream: true }));
		expect(await headersOf(() => post(busy, ask()))).toEqual([null, "1", null]);
		await first.body?.cancel();
	});

	test("at its bounds is taken", async () => {
		const body = JSON.stringify(ask());
		expect((await post(app({ bodyLimit: body.length }), body)).status).toBe(200);
		expect((await post(app({ bodyLimit: body.length - 1 }), body)).status).toBe(413);
		const charset = { "content-type": 'application/json; charset="UTF-8"' };
		expect((await post(app(), body, charset)).status).toBe(200);
		const identity = { "content-encoding": "identity" };
		expect((await post(app(), body, identity)).status).toBe(200);
	});
});

describe("what an engine fails with", () => {
	const rows: readonly (readonly [EngineFailure, number | null, number, string, string])[] = [
		["unfit", null, 400, "unfit_request", "invalid_request_error"],
		["template", null, 500, "template_failed", "upstream_error"],
		["unreachable", null, 502, "upstream_unreachable", "upstream_error"],
		["timeout", null, 504, "upstream_timeout", "upstream_error"],
		["broken", null, 502, "upstream_error", "upstream_error"],
		["garbage", null, 502, "upstream_garbage", "upstream_error"],
		["refused", null, 502, "upstream_refused", "upstream_error"],
		["refused", 401, 502, "upstream_refused", "upstream_error"],
		["refused", 500, 502, "upstream_refused", "upstream_error"],
		["refused", 400, 400, "upstream_refused", "invalid_request_error"],
		["refused", 404, 404, "upstream_refused", "invalid_request_error"],
		["refused", 413, 413, "upstream_refused", "invalid_request_error"],
		["refused", 422, 422, "upstream_refused", "invalid_request_error"],
		["refused", 429, 429, "upstream_refused", "upstream_error"],
		["refused", 503, 503, "upstream_refused", "upstream_error"],
	];
	test.each(rows)("%s, %s: %s %s", (failure, given, status, code, type) => {
		const error = new EngineError(failure, "why", ...(given === null ? [] : [given]));
		expect(problemOf(error)).toEqual({ status, type, code, message: "why" });
		expect(failureOf(error)).toEqual({ code, message: "why" });
	});

	test("a defect keeps its words to itself", () => {
		for (const error of [new TypeError("secret"), "secret", null])
			expect(problemOf(error)).toEqual({
				status: 500,
				type: "server_error",
				code: "internal_error",
				message: "the gateway has failed",
			});
	});
});

describe("a constraint that is not sent", () => {
	type Place = Parameters<typeof noConstraint>[0]["endpoint"];
	const said = (mode: "auto" | "off" | undefined, dialect: Dialect, endpoint: Place) =>
		noConstraint({ mode, dialect, endpoint });

	test("is not spoken of where none is asked for, or where one is sent", () => {
		for (const mode of [undefined, "off"] as const)
			for (const dialect of ["openai", "llama.cpp", "vllm"] as const)
				expect(said(mode, dialect, "chat-with-tools")).toBeNull();
		expect(said("auto", "vllm", "completions")).toBeNull();
		expect(said("auto", "llama.cpp", "completions")).toBeNull();
	});

	test("is named with the mode, the server and a way out, if there is one", () => {
		expect(said("auto", "openai", "completions")).toBe(
			"constrain is auto, and nothing is sent: this upstream (openai) takes no grammar here",
		);
		expect(said("auto", "openai", "chat")).toBe(
			"constrain is auto, and nothing is sent: this upstream (openai, chat) takes no grammar here",
		);
		expect(said("auto", "llama.cpp", "chat-with-tools")).toMatch(
			/\(llama\.cpp, chat\) takes no grammar here; with the model's chat template \(--chat-template\) it does$/,
		);
	});
});

describe("a Worker", () => {
	afterEach(() => {
		vi.unstubAllGlobals();
	});
	const worked = async (options: WorkerOptions, env: Record<string, unknown>, request: Request) =>
		await createWorker(options).fetch(request, env);
	const asking = (body: unknown) =>
		new Request(`http://localhost${CHAT}`, {
			method: "POST",
			headers: JSON_TYPE,
			body: typeof body === "string" ? body : JSON.stringify(body),
		});

	test("without a configuration is a replay; it takes eight MiB, or what it is told", async () => {
		const body = { ...ask({ tools: [WEATHER] }), model: "replay/hermes" };
		const answer = await worked({}, {}, asking(body));
		const { choices } = await answer.json();
		expect(choices[0].message.tool_calls[0].function.name).toBe("get_weather");
		const text = JSON.stringify(body);
		const most = 8 * 1024 * 1024;
		expect((await worked({}, {}, asking(text.padEnd(most)))).status).toBe(200);
		expect((await worked({}, {}, asking(text.padEnd(most + 1)))).status).toBe(413);
		expect((await worked({ bodyLimit: 10 }, {}, asking(text))).status).toBe(413);
	});

	test("that cannot start says so to its log, and the client that it cannot, each time", async () => {
		const log: unknown[] = [];
		vi.stubGlobal("console", { ...console, error: (line: unknown) => log.push(line) });
		const worker = createWorker();
		const env = { TOOLGRAMMAR_CONFIG: "{" };
		for (let time = 1; time <= 2; time++) {
			const answer = await worker.fetch(asking(ask()), env);
			expect(answer.status).toBe(503);
			expect(await answer.json()).toEqual({
				error: {
					message: "the gateway cannot start; its log says why",
					type: "server_error",
					param: null,
					code: "not_configured",
				},
			});
			expect(log).toHaveLength(time);
		}
		expect(String(log[0])).toMatch(/^toolgrammar: TOOLGRAMMAR_API_KEY is missing/);
		// the next environment may be right
		expect((await worker.fetch(asking({ ...ask(), model: "replay/hermes" }), {})).status).toBe(200);
	});
});
